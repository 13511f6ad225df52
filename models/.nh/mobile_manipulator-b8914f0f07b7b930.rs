// Prepared by `nh prepare` from `MobileManipulator` in src/library.rs and mobile_manipulator.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration b8914f0f07b7b930e32ccbda81e14ee5
// content e11be4fb0124863753ca7f8df27728ed

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct MobileManipulator {
    /// `M` (kg): base.
    pub M: f64,
    /// `J` (kg m^2): base about its centre of mass.
    pub J: f64,
    /// `a` (m): from the axle forward to the base's centre of mass.
    pub a: f64,
    /// `b` (m): half the axle.
    pub b: f64,
    /// `r` (m): radius of the wheels.
    pub r: f64,
    /// `Jw` (kg m^2): wheel about its axle.
    pub Jw: f64,
    /// `d` (m): from the axle forward to the shoulder.
    pub d: f64,
    /// `m1` (kg): first link.
    pub m1: f64,
    /// `J1` (kg m^2): first link about its centre of mass.
    pub J1: f64,
    /// `l1` (m): first link.
    pub l1: f64,
    /// `c1` (m): from the shoulder to the first link's centre of mass.
    pub c1: f64,
    /// `m2` (kg): second link.
    pub m2: f64,
    /// `J2` (kg m^2): second link about its centre of mass.
    pub J2: f64,
    /// `c2` (m): from the elbow to the second link's centre of mass.
    pub c2: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for MobileManipulator {
    fn default() -> Self {
        MobileManipulator {
            M: 9.0,
            J: 0.7,
            a: 0.05,
            b: 0.3,
            r: 0.1,
            Jw: 0.02,
            d: 0.25,
            m1: 1.4,
            J1: 0.04,
            l1: 0.5,
            c1: 0.22,
            m2: 0.9,
            J2: 0.02,
            c2: 0.2,
        }
    }
}

/// The system `mobile_manipulator` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 409 add, 537 mul, 28 div, 11 sin_cos, 2 call
/// * `midpoint`: 131 add, 165 mul, 6 div, 7 sin_cos
/// * `leapfrog`: 498 add, 699 mul, 15 div, 6 sin_cos
/// * `rk4`: 325 add, 428 mul, 12 div, 12 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod mobile_manipulator {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `M` (kg): base. Positive.
        pub M: T,
        /// `J` (kg m^2): base about its centre of mass. Positive.
        pub J: T,
        /// `a` (m): from the axle forward to the base's centre of mass.
        pub a: T,
        /// `b` (m): half the axle. Positive.
        pub b: T,
        /// `r` (m): radius of the wheels. Positive.
        pub r: T,
        /// `Jw` (kg m^2): wheel about its axle. Positive.
        pub Jw: T,
        /// `d` (m): from the axle forward to the shoulder.
        pub d: T,
        /// `m1` (kg): first link. Positive.
        pub m1: T,
        /// `J1` (kg m^2): first link about its centre of mass. Positive.
        pub J1: T,
        /// `l1` (m): first link. Positive.
        pub l1: T,
        /// `c1` (m): from the shoulder to the first link's centre of mass. Positive.
        pub c1: T,
        /// `m2` (kg): second link. Positive.
        pub m2: T,
        /// `J2` (kg m^2): second link about its centre of mass. Positive.
        pub J2: T,
        /// `c2` (m): from the elbow to the second link's centre of mass. Positive.
        pub c2: T,
    }

    ::nonholonomic::__serialized!(
        Parameters { M, J, a, b, r, Jw, d, m1, J1, l1, c1, m2, J2, c2 }
    );

    ::nonholonomic::__in_lanes!(
        System, Parameters { M, J, a, b, r, Jw, d, m1, J1, l1, c1, m2, J2, c2 }
    );

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                M: rt::lit::<T>(9.0),
                J: rt::lit::<T>(0.7),
                a: rt::lit::<T>(0.05),
                b: rt::lit::<T>(0.3),
                r: rt::lit::<T>(0.1),
                Jw: rt::lit::<T>(0.02),
                d: rt::lit::<T>(0.25),
                m1: rt::lit::<T>(1.4),
                J1: rt::lit::<T>(0.04),
                l1: rt::lit::<T>(0.5),
                c1: rt::lit::<T>(0.22),
                m2: rt::lit::<T>(0.9),
                J2: rt::lit::<T>(0.02),
                c2: rt::lit::<T>(0.2),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): middle of the axle.
        pub x: T,
        /// Coordinate `y` (m): middle of the axle.
        pub y: T,
        /// Coordinate `theta` (rad): heading.
        pub theta: T,
        /// Coordinate `right` (rad): angle of the right wheel.
        pub right: T,
        /// Coordinate `left` (rad): angle of the left wheel.
        pub left: T,
        /// Coordinate `q1` (rad): first link, against the base.
        pub q1: T,
        /// Coordinate `q2` (rad): second link, against the first.
        pub q2: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `right_dot` (rad/s).
        pub right_dot: T,
        /// Velocity `left_dot` (rad/s).
        pub left_dot: T,
        /// Velocity `q1_dot` (rad/s).
        pub q1_dot: T,
        /// Velocity `q2_dot` (rad/s).
        pub q2_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 7> {
            rt::vector([
                self.x,
                self.y,
                self.theta,
                self.right,
                self.left,
                self.q1,
                self.q2,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 7> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta_dot,
                self.right_dot,
                self.left_dot,
                self.q1_dot,
                self.q2_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 7>;
        type Velocity = SVector<T, 7>;

        fn of(t: T, q: SVector<T, 7>, w: SVector<T, 7>) -> Self {
            let (
                [[x,
                y,
                theta,
                right,
                left,
                q1,
                q2,
                ],
                ],
                [[x_dot,
                y_dot,
                theta_dot,
                right_dot,
                left_dot,
                q1_dot,
                q2_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta,
                right,
                left,
                q1,
                q2,
                x_dot,
                y_dot,
                theta_dot,
                right_dot,
                left_dot,
                q1_dot,
                q2_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 7> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 7> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x, y, theta, right, left, q1, q2, x_dot, y_dot, theta_dot, right_dot,
        left_dot, q1_dot, q2_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta, right, left, q1, q2, x_dot, y_dot, theta_dot, right_dot,
        left_dot, q1_dot, q2_dot }
    );

    /// Makes a [`State`]: what is not named is zero.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 4>>,
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

        ::nonholonomic::__setters!(coordinate : x, y, theta, right, left, q1, q2);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta_dot, right_dot, left_dot,
            q1_dot, q2_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 7>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 7>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                self.state.q(),
                w.into(),
            );
            self.rho = None;
            self
        }

        /// The momenta ρ on D*, from which the velocities follow when the state is finished.
        pub fn rho(mut self, rho: impl Into<SVector<T, 4>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `standard`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self
                    .configuration(rt::numbers([0.2, -0.1, 0.4, 0.1, -0.2, 0.6, -0.9]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                (rt::lit::<T>(6.0) + rt::lit::<T>(2.5)) / rt::lit::<T>(2.0)
                                    * system.parameters.r * rt::cos(this.state.theta),
                                (rt::lit::<T>(6.0) + rt::lit::<T>(2.5)) / rt::lit::<T>(2.0)
                                    * system.parameters.r * rt::sin(this.state.theta),
                                (rt::lit::<T>(6.0) + rt::lit::<T>(-2.5))
                                    * system.parameters.r
                                    / (rt::lit::<T>(2.0) * system.parameters.b),
                                rt::lit::<T>(6.0),
                                rt::lit::<T>(2.5),
                                rt::lit::<T>(-1.2),
                                rt::lit::<T>(0.8),
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

    /// A base on two driven wheels that carries an arm of two links, which move in the plane.
    ///
    /// **Source**: Y. Yamamoto and X. Yun, Coordinating locomotion and manipulation of a mobile manipulator (1994)
    ///
    /// Coordinates q: `x`, `y`, `theta`, `right`, `left`, `q1`, `q2`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `right_dot`, `left_dot`, `q1_dot`, `q2_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`, `rho4`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `M + m1`
        m_plus_m1: T,
        /// `m2 + (M + m1)`
        m2_plus_m_plus_m1: T,
        /// `m2 c2`
        m2_c2: T,
        /// `m1 c1`
        m1_c1: T,
        /// `d (m1 + m2) + M a`
        k1: T,
        /// `2 l1`
        twice_l1: T,
        /// `2 d`
        twice_d: T,
        /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2) + m2 (d² + l1²)`
        k3: T,
        /// `J1 + J2 + m1 c1² + m2 l1²`
        k5: T,
        /// `m2 l1`
        m2_l1: T,
        /// `2 c2`
        twice_c2: T,
        /// `J1 + J2 + m1 c1² + m2 c2²`
        k7: T,
        /// `J2 + m2 c2²`
        k8: T,
        /// `1/(m2 + (M + m1))`
        k9: T,
        /// `m2 c2/(m2 + (M + m1))`
        k10: T,
        /// `1/Jw`
        inv_jw: T,
        /// `J1 + J2 + (M a² + J)`
        k11: T,
        /// `m1 d`
        m1_d: T,
        /// `2 M a`
        twice_m_a: T,
        /// `2 J2`
        twice_j2: T,
        /// `2 J1`
        twice_j1: T,
        /// `m1 c1 + m2 l1`
        m1_c1_plus_m2_l1: T,
        /// `m2 c2 d`
        m2_c2_d: T,
        /// `-(m2 c2)`
        minus_m2_c2: T,
        /// `c2 m2 l1`
        c2_m2_l1: T,
        /// `m2 c2 l1`
        m2_c2_l1: T,
        /// `-(m2 c2 l1)`
        minus_m2_c2_l1: T,
        /// `m2 c2/2`
        half_m2_c2: T,
        /// `(1/2)/(m2 + (M + m1))`
        k12: T,
        /// `(m2 c2/(m2 + (M + m1)))/2`
        k13: T,
        /// `r/Jw`
        r_over_jw: T,
        /// `r (r/Jw)`
        r_r_over_jw: T,
        /// `-(r/Jw)`
        minus_r_over_jw: T,
        /// `-(r (r/Jw))`
        minus_r_r_over_jw: T,
        /// `r²`
        r_squared: T,
        /// `-(r²)`
        minus_r_squared: T,
        /// `1/r`
        inv_r: T,
        /// `b/r`
        b_over_r: T,
        /// `-(b/r)`
        minus_b_over_r: T,
        /// `(m2 + (M + m1)) r² + 2 Jw`
        k14: T,
        /// `((m2 + (M + m1)) r² + 2 Jw)/(r²)`
        k15: T,
        /// `2 (Jw b²/(r²))`
        k16: T,
        /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
        k17: T,
        /// `1/((m2 + (M + m1)) r² + 2 Jw)`
        k18: T,
        /// `m2 c2 r²`
        m2_c2_r_squared: T,
        /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
        k19: T,
        /// `m2 c2 r² (m2 c2/((m2 + (M + m1)) r² + 2 Jw))`
        k20: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `m2 c2 (r²/((m2 + (M + m1)) r² + 2 Jw))`
        k21: T,
        /// `m1 d + (M a + m2 d)`
        k22: T,
        /// `m1 c1 d`
        m1_c1_d: T,
        /// `2 m2 c2 d`
        twice_m2_c2_d: T,
        /// `2 c2 m2 l1`
        twice_c2_m2_l1: T,
        /// `M a + (m2 d + m1 d)`
        k23: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("M", parameters.M)?;
            rt::positive("J", parameters.J)?;
            rt::finite("a", parameters.a)?;
            rt::positive("b", parameters.b)?;
            rt::positive("r", parameters.r)?;
            rt::positive("Jw", parameters.Jw)?;
            rt::finite("d", parameters.d)?;
            rt::positive("m1", parameters.m1)?;
            rt::positive("J1", parameters.J1)?;
            rt::positive("l1", parameters.l1)?;
            rt::positive("c1", parameters.c1)?;
            rt::positive("m2", parameters.m2)?;
            rt::positive("J2", parameters.J2)?;
            rt::positive("c2", parameters.c2)?;
            let constants = {
                let m = parameters.M;
                let j = parameters.J;
                let a = parameters.a;
                let b = parameters.b;
                let r = parameters.r;
                let jw = parameters.Jw;
                let d = parameters.d;
                let m1 = parameters.m1;
                let j1 = parameters.J1;
                let l1 = parameters.l1;
                let c1 = parameters.c1;
                let m2 = parameters.m2;
                let j2 = parameters.J2;
                let c2 = parameters.c2;
                let m_plus_m1 = m + m1;
                let m2_plus_m_plus_m1 = m2 + m_plus_m1;
                let m2_c2 = m2 * c2;
                let m1_c1 = m1 * c1;
                let m_a = m * a;
                let k1 = d * (m1 + m2) + m_a;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let k2 = m * (a * a);
                let j1_plus_j2 = j1 + j2;
                let l1_squared = l1 * l1;
                let k3 = j + (m1 * (d_squared + c1_squared) + k2) + j1_plus_j2
                    + m2 * (d_squared + l1_squared);
                let k4 = j1_plus_j2 + m1 * c1_squared;
                let k5 = k4 + m2 * l1_squared;
                let m2_l1 = m2 * l1;
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k6 = m2 * (c2 * c2);
                let k7 = k4 + k6;
                let k8 = j2 + k6;
                let k9 = rt::lit::<T>(1.0) / m2_plus_m_plus_m1;
                let k10 = m2_c2 / m2_plus_m_plus_m1;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let k11 = j1_plus_j2 + (k2 + j);
                let m1_d = m1 * d;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let twice_j2 = rt::lit::<T>(2.0) * j2;
                let twice_j1 = rt::lit::<T>(2.0) * j1;
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                let m2_c2_d = m2_c2 * d;
                let minus_m2_c2 = -m2_c2;
                let c2_m2_l1 = c2 * m2_l1;
                let m2_c2_l1 = m2_c2 * l1;
                let minus_m2_c2_l1 = -m2_c2_l1;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let k12 = rt::lit::<T>(0.5) / m2_plus_m_plus_m1;
                let k13 = rt::lit::<T>(0.5) * k10;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let minus_r_over_jw = -r_over_jw;
                let minus_r_r_over_jw = -r_r_over_jw;
                let r_squared = r * r;
                let minus_r_squared = -r_squared;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let minus_b_over_r = -b_over_r;
                let k14 = m2_plus_m_plus_m1 * r_squared + rt::lit::<T>(2.0) * jw;
                let k15 = k14 / r_squared;
                let k16 = rt::lit::<T>(2.0) * (jw * (b * b) / r_squared);
                let k17 = r_squared / k14;
                let k18 = rt::lit::<T>(1.0) / k14;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k19 = m2_c2_r_squared / k14;
                let k20 = m2_c2_r_squared * (m2_c2 / k14);
                let minus_inv_r = -inv_r;
                let k21 = m2_c2 * k17;
                let m2_d = m2 * d;
                let k22 = m1_d + (m_a + m2_d);
                let m1_c1_d = m1_c1 * d;
                let twice_m2_c2_d = rt::lit::<T>(2.0) * m2_c2_d;
                let twice_c2_m2_l1 = rt::lit::<T>(2.0) * c2_m2_l1;
                let k23 = m_a + (m2_d + m1_d);
                Constants {
                    m_plus_m1,
                    m2_plus_m_plus_m1,
                    m2_c2,
                    m1_c1,
                    k1,
                    twice_l1,
                    twice_d,
                    k3,
                    k5,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    k10,
                    inv_jw,
                    k11,
                    m1_d,
                    twice_m_a,
                    twice_j2,
                    twice_j1,
                    m1_c1_plus_m2_l1,
                    m2_c2_d,
                    minus_m2_c2,
                    c2_m2_l1,
                    m2_c2_l1,
                    minus_m2_c2_l1,
                    half_m2_c2,
                    k12,
                    k13,
                    r_over_jw,
                    r_r_over_jw,
                    minus_r_over_jw,
                    minus_r_r_over_jw,
                    r_squared,
                    minus_r_squared,
                    inv_r,
                    b_over_r,
                    minus_b_over_r,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    m2_c2_r_squared,
                    k19,
                    k20,
                    minus_inv_r,
                    k21,
                    k22,
                    m1_c1_d,
                    twice_m2_c2_d,
                    twice_c2_m2_l1,
                    k23,
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
        /// **Shape**: 7 × 7
        pub fn mass_matrix(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_plus_m_plus_m1,
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = sin_theta * t3 - t5;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t8 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t9 = m2_c2
                * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t8);
            let t10 = t2 - m2_c2_sin_q1_sin_q2;
            let t11 = sin_theta * t4;
            let t12 = cos_theta * (k1 + t10) - t11;
            let t13 = cos_theta * t10 - t11;
            let t14 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t15 = m2_c2 * (cos_theta * t14 - sin_theta * t8);
            let t16 = c2 + twice_l1 * cos_q2;
            let t17 = d * t2 + (k5 + m2_c2 * (t16 - d * sin_q1_sin_q2));
            let t18 = c2 + l1 * cos_q2;
            let t19 = j2 + m2_c2 * (d * t14 + t18);
            let t20 = j2 + m2_c2 * t18;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m2_plus_m_plus_m1, zero, t6, zero, zero, t7, t9],
                [zero, m2_plus_m_plus_m1, t12, zero, zero, t13, t15],
                [
                    t6,
                    t12,
                    twice_d * t2 + (k3 + m2_c2 * (t16 - twice_d * sin_q1_sin_q2)),
                    zero,
                    zero,
                    t17,
                    t19,
                ],
                [zero, zero, zero, jw, zero, zero, zero],
                [zero, zero, zero, zero, jw, zero, zero],
                [t7, t13, t17, zero, zero, k7 + m2_l1 * (l1 + twice_c2 * cos_q2), t20],
                [t9, t15, t19, zero, zero, t20, k8],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 7 × 7
        pub fn inverse_mass(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                inv_jw,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = k9 * t6;
            let t8 = c2 + twice_l1 * cos_q2;
            let t9 = sin_theta * t3 - t5;
            let t10 = t2 - m2_c2_sin_q1_sin_q2;
            let t11 = sin_theta * t4;
            let t12 = cos_theta * t10 - t11;
            let t13 = cos_theta * (k1 + t10) - t11;
            let t14 = k9 * t13;
            let t15 = d * t2 + (k5 + m2_c2 * (t8 - d * sin_q1_sin_q2)) - t9 * t7
                - t12 * t14;
            let t16 = twice_d * t2 + (k3 + m2_c2 * (t8 - twice_d * sin_q1_sin_q2))
                - t6 * t7 - t13 * t14;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = t15 * t17;
            let t19 = k9 * t12;
            let t20 = k9 * t9;
            let t21 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t12 * t19 - t9 * t20
                - t15 * t18;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = k9 / t16;
            let t24 = t23 * (t6 * t15) - t20;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t25 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t26 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t25;
            let t27 = m2_c2 * t26;
            let t28 = k10 * t26;
            let t29 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t30 = cos_theta * t29 - sin_theta * t25;
            let t31 = m2_c2 * t30;
            let t32 = k10 * t30;
            let t33 = c2 + l1 * cos_q2;
            let t34 = j2 + m2_c2 * (d * t29 + t33) - t27 * t7 - t31 * t14;
            let t35 = t34 * t17;
            let t36 = j2 + m2_c2 * t33 - t31 * t19 - t27 * t20 - t34 * t18;
            let t37 = t36 * t22;
            let t38 = k8 - t27 * t28 - t31 * t32 - t34 * t35 - t36 * t37;
            let t39 = t21 * t38;
            let t40 = rt::lit::<T>(1.0) / t39;
            let t41 = t23 * (t6 * t34) - t28 - t37 * t24;
            let t42 = t22 * t24 - t40 * (t36 * t41);
            let t43 = rt::lit::<T>(1.0) / (t16 * t38);
            let t44 = t18 * t42 + (t43 * (t34 * t41) + t6 * t23);
            let t45 = k9 / t38;
            let t46 = t14 * t44 - (t19 * t42 + t45 * (t31 * t41));
            let t47 = -t44;
            let t48 = rt::lit::<T>(1.0) / t38;
            let t49 = t41 * t48;
            let t50 = t23 * (t13 * t15) - t19;
            let t51 = t23 * (t13 * t34) - t32 - t37 * t50;
            let t52 = t22 * t50 - t40 * (t36 * t51);
            let t53 = t18 * t52 + (t43 * (t34 * t51) + t13 * t23);
            let t54 = -t53;
            let t55 = t48 * t51;
            let t56 = rt::lit::<T>(1.0) / (t16 * t21);
            let t57 = t56 * (t15 * t36) - t35;
            let t58 = t15 * t56 + t40 * (t36 * t57);
            let t59 = -t58;
            let t60 = t48 * t57;
            let t61 = -(t36 * t40);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t7 * t44 + (k9 - t45 * (t27 * t41) - t20 * t42),
                    t46,
                    t47,
                    zero,
                    zero,
                    t42,
                    t49,
                ],
                [
                    t46,
                    t14 * t53 + (k9 - t45 * (t31 * t51) - t19 * t52),
                    t54,
                    zero,
                    zero,
                    t52,
                    t55,
                ],
                [t47, t54, t18 * t58 + (t17 - t43 * (t34 * t57)), zero, zero, t59, t60],
                [zero, zero, zero, inv_jw, zero, zero, zero],
                [zero, zero, zero, zero, inv_jw, zero, zero],
                [t42, t52, t59, zero, zero, t22 + t36 * t36 / (t21 * t39), t61],
                [t49, t55, t60, zero, zero, t61, t48],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 7>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 7
        pub fn potential_gradient(&self, _q: &SVector<T, 7>) -> SVector<T, 7> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> T {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = w
                .data
                .0;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let j1 = self.parameters.J1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m_plus_m1,
                m1_c1,
                k11,
                m1_d,
                twice_m_a,
                twice_j2,
                twice_j1,
                ..
            } = self.constants;
            let t1 = theta_dot + q1_dot;
            let t2 = c2 * (t1 + q2_dot);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_x_dot = sin_theta * x_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let d_theta_dot = d * theta_dot;
            let t3 = cos_theta_y_dot + d_theta_dot;
            let t4 = cos_theta * x_dot + sin_theta * y_dot;
            let t5 = cos_q1 * (t3 - sin_theta_x_dot);
            let t6 = l1 * t1;
            let t7 = sin_q1 * t4;
            let t8 = sin_q2 * (sin_q1 * (sin_theta_x_dot - t3) - cos_q1 * t4)
                + cos_q2 * (t5 + (t6 - t7));
            let t9 = rt::lit::<T>(2.0) * t7;
            let t10 = x_dot * x_dot + y_dot * y_dot;
            let t11 = cos_theta_y_dot - sin_theta_x_dot;
            let t12 = d_theta_dot + rt::lit::<T>(2.0) * t11;
            let t13 = t2 * (t2 + rt::lit::<T>(2.0) * t8)
                + (t6 * (rt::lit::<T>(2.0) * t5 + (t6 - t9))
                    + (t10 + d_theta_dot * t12));
            let t14 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (sin_q1 * cos_theta + sin_theta * cos_q1);
            let t15 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t14)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t16 = c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot)
                + (cos_theta_y_dot + d * t1 - sin_theta_x_dot)
                    * (rt::lit::<T>(2.0) * cos_q1);
            let t17 = m1_d * t12
                + (twice_m_a * t11
                    + (twice_j2 * (q1_dot + q2_dot)
                        + (k11 * theta_dot + twice_j1 * q1_dot)));
            let t18 = m_plus_m1 * t10
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            let t19 = m2 * t13
                + (q1_dot * t15 + (theta_dot * (m1_c1 * (t16 - t9) + t17) + t18));
            rt::lit::<T>(0.5) * t19
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> T {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = w
                .data
                .0;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let j1 = self.parameters.J1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m_plus_m1,
                m1_c1,
                k11,
                m1_d,
                twice_m_a,
                twice_j2,
                twice_j1,
                ..
            } = self.constants;
            let t1 = theta_dot + q1_dot;
            let t2 = c2 * (t1 + q2_dot);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_x_dot = sin_theta * x_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let d_theta_dot = d * theta_dot;
            let t3 = cos_theta_y_dot + d_theta_dot;
            let t4 = cos_theta * x_dot + sin_theta * y_dot;
            let t5 = cos_q1 * (t3 - sin_theta_x_dot);
            let t6 = l1 * t1;
            let t7 = sin_q1 * t4;
            let t8 = sin_q2 * (sin_q1 * (sin_theta_x_dot - t3) - cos_q1 * t4)
                + cos_q2 * (t5 + (t6 - t7));
            let t9 = rt::lit::<T>(2.0) * t7;
            let t10 = x_dot * x_dot + y_dot * y_dot;
            let t11 = cos_theta_y_dot - sin_theta_x_dot;
            let t12 = d_theta_dot + rt::lit::<T>(2.0) * t11;
            let t13 = t2 * (t2 + rt::lit::<T>(2.0) * t8)
                + (t6 * (rt::lit::<T>(2.0) * t5 + (t6 - t9))
                    + (t10 + d_theta_dot * t12));
            let t14 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (sin_q1 * cos_theta + sin_theta * cos_q1);
            let t15 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t14)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t16 = c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot)
                + (cos_theta_y_dot + d * t1 - sin_theta_x_dot)
                    * (rt::lit::<T>(2.0) * cos_q1);
            let t17 = m1_d * t12
                + (twice_m_a * t11
                    + (twice_j2 * (q1_dot + q2_dot)
                        + (k11 * theta_dot + twice_j1 * q1_dot)));
            let t18 = m_plus_m1 * t10
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            let t19 = m2 * t13
                + (q1_dot * t15 + (theta_dot * (m1_c1 * (t16 - t9) + t17) + t18));
            rt::lit::<T>(0.5) * t19
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 7 matrices of 7 × 7
        pub fn christoffel_first(&self, q: &SVector<T, 7>) -> [SMatrix<T, 7, 7>; 7] {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let Constants {
                m2_c2,
                k1,
                twice_l1,
                twice_d,
                m1_c1_plus_m2_l1,
                m2_c2_d,
                minus_m2_c2,
                c2_m2_l1,
                minus_m2_c2_l1,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t1 = m2_c2 * cos_q2 + m1_c1_plus_m2_l1;
            let t2 = sin_q1 * t1;
            let t3 = m2_c2 * sin_q2_cos_q1 + t2;
            let t4 = sin_theta * t3;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t5 = cos_q1 * t1;
            let t6 = m2_c2_sin_q1_sin_q2 - t5;
            let t7 = t4 + cos_theta * t6;
            let t8 = t5 - m2_c2_sin_q1_sin_q2;
            let t9 = t4 - cos_theta * t8;
            let t10 = rt::lit::<T>(0.5) * (t7 + t9);
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t11 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t12 = sin_theta * t11;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t13 = m2_c2 * (t12 + cos_theta * (sin_q1_sin_q2 - cos_q1_cos_q2));
            let sin_q2_m2_c2 = m2_c2 * sin_q2;
            let cos_q1_sin_q2_m2_c2 = cos_q1 * sin_q2_m2_c2;
            let t14 = m2_c2 * sin_q1_cos_q2 + cos_q1_sin_q2_m2_c2;
            let t15 = m2_c2 * cos_q1_cos_q2 - sin_q1 * sin_q2_m2_c2;
            let t16 = sin_theta * t14 - cos_theta * t15;
            let t17 = rt::lit::<T>(0.5) * (t13 + t16);
            let t18 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t19 = m2_c2 * (t12 - cos_theta * t18);
            let t20 = rt::lit::<T>(0.5) * (t19 + t16);
            let t21 = cos_theta * t3;
            let t22 = -(t21 + sin_theta * t8);
            let t23 = m2_c2 * (cos_theta * t11 + sin_theta * t18);
            let t24 = cos_theta * t14 + sin_theta * t15;
            let t25 = rt::lit::<T>(-0.5) * (t23 + t24);
            let t26 = rt::lit::<T>(0.5) * (t9 - t7);
            let t27 = rt::lit::<T>(0.5) * (t16 - t13);
            let t28 = rt::lit::<T>(0.5) * (t23 - t24);
            let t29 = m2_c2_d * sin_q2_cos_q1 + d * t2;
            let t30 = -t29;
            let sin_q2_twice_l1 = twice_l1 * sin_q2;
            let t31 = rt::lit::<T>(0.5)
                * (twice_d * cos_q1_sin_q2_m2_c2
                    + m2_c2 * (sin_q2_twice_l1 + twice_d * sin_q1_cos_q2));
            let t32 = -t31;
            let t33 = m2_c2_d * t11;
            let t34 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1);
            let t35 = rt::lit::<T>(-0.5) * (t33 + t34);
            let t36 = rt::lit::<T>(0.5) * (t7 - t9);
            let t37 = rt::lit::<T>(0.5) * (t16 - t19);
            let t38 = rt::lit::<T>(0.5) * (t33 - t34);
            let sin_q2_c2_m2_l1 = c2_m2_l1 * sin_q2;
            let t39 = -sin_q2_c2_m2_l1;
            let t40 = rt::lit::<T>(0.5) * (t13 - t16);
            let t41 = rt::lit::<T>(0.5) * (t19 - t16);
            let t42 = rt::lit::<T>(0.5) * (t24 - t23);
            let t43 = rt::lit::<T>(0.5) * (t34 - t33);
            [
                rt::sparse([
                    (2, 2, t4 + cos_theta * (t6 - k1)),
                    (2, 5, t10),
                    (2, 6, t17),
                    (5, 2, t10),
                    (5, 5, t9),
                    (5, 6, t20),
                    (6, 2, t17),
                    (6, 5, t20),
                    (6, 6, t19),
                ]),
                rt::sparse([
                    (2, 2, -(t21 + sin_theta * (k1 + t8))),
                    (2, 5, t22),
                    (2, 6, t25),
                    (5, 2, t22),
                    (5, 5, t22),
                    (5, 6, t25),
                    (6, 2, t25),
                    (6, 5, t25),
                    (6, 6, -t23),
                ]),
                rt::sparse([
                    (0, 5, t26),
                    (0, 6, t27),
                    (1, 6, t28),
                    (2, 5, t30),
                    (2, 6, t32),
                    (5, 0, t26),
                    (5, 2, t30),
                    (5, 5, t30),
                    (5, 6, t35),
                    (6, 0, t27),
                    (6, 1, t28),
                    (6, 2, t32),
                    (6, 5, t35),
                    (6, 6, minus_m2_c2 * (d * t11 + l1 * sin_q2)),
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::sparse([
                    (0, 2, t36),
                    (0, 6, t37),
                    (1, 6, t28),
                    (2, 0, t36),
                    (2, 2, t29),
                    (2, 6, t38),
                    (5, 6, t39),
                    (6, 0, t37),
                    (6, 1, t28),
                    (6, 2, t38),
                    (6, 5, t39),
                    (6, 6, minus_m2_c2_l1 * sin_q2),
                ]),
                rt::sparse([
                    (0, 2, t40),
                    (0, 5, t41),
                    (1, 2, t42),
                    (1, 5, t42),
                    (2, 0, t40),
                    (2, 1, t42),
                    (2, 2, t31),
                    (2, 5, t43),
                    (5, 0, t41),
                    (5, 1, t42),
                    (5, 2, t43),
                    (5, 5, sin_q2_c2_m2_l1),
                ]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 7 matrices of 7 × 7
        pub fn christoffel(&self, q: &SVector<T, 7>) -> [SMatrix<T, 7, 7>; 7] {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                m2_c2_d,
                c2_m2_l1,
                m2_c2_l1,
                half_m2_c2,
                k12,
                k13,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let t4 = t3 - k1;
            let t5 = sin_q1 * t1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t6 = t5 + m2_c2 * sin_q2_cos_q1;
            let t7 = cos_theta * t6;
            let t8 = sin_theta * t4 - t7;
            let t9 = k9 * t8;
            let t10 = c2 + twice_l1 * cos_q2;
            let t11 = sin_theta * t3 - t7;
            let t12 = t2 - m2_c2_sin_q1_sin_q2;
            let t13 = cos_theta * t12;
            let t14 = sin_theta * t6;
            let t15 = t13 - t14;
            let t16 = k1 + t12;
            let t17 = cos_theta * t16 - t14;
            let t18 = k9 * t17;
            let t19 = d * t2 + (k5 + m2_c2 * (t10 - d * sin_q1_sin_q2)) - t11 * t9
                - t15 * t18;
            let t20 = twice_d * t2 + (k3 + m2_c2 * (t10 - twice_d * sin_q1_sin_q2))
                - t8 * t9 - t17 * t18;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = t19 * t21;
            let t23 = t14 + t3 * cos_theta;
            let t24 = t14 - t13;
            let t25 = t23 - t24;
            let t26 = k9 * t15;
            let t27 = k9 * t11;
            let t28 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t15 * t26 - t11 * t27
                - t19 * t22;
            let t29 = rt::lit::<T>(1.0) / t28;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t30 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t31 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t32 = cos_theta * t31;
            let t33 = sin_theta * t30 - t32;
            let t34 = m2_c2 * t33;
            let t35 = k10 * t33;
            let t36 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t37 = cos_theta * t36;
            let t38 = sin_theta * t31;
            let t39 = t37 - t38;
            let t40 = m2_c2 * t39;
            let t41 = k10 * t39;
            let t42 = c2 + l1 * cos_q2;
            let t43 = j2 + m2_c2 * (d * t36 + t42) - t34 * t9 - t40 * t18;
            let t44 = t43 * t21;
            let t45 = j2 + m2_c2 * t42 - t40 * t26 - t34 * t27 - t43 * t22;
            let t46 = t45 * t29;
            let t47 = k8 - t34 * t35 - t40 * t41 - t43 * t44 - t45 * t46;
            let t48 = t28 * t47;
            let t49 = rt::lit::<T>(1.0) / t48;
            let t50 = m2_c2 * (t38 + cos_theta * t30);
            let sin_q2_m2_c2 = m2_c2 * sin_q2;
            let cos_q1_sin_q2_m2_c2 = cos_q1 * sin_q2_m2_c2;
            let t51 = m2_c2 * sin_q1_cos_q2 + cos_q1_sin_q2_m2_c2;
            let t52 = m2_c2 * cos_q1_cos_q2 - sin_q1 * sin_q2_m2_c2;
            let t53 = sin_theta * t51 - cos_theta * t52;
            let t54 = rt::lit::<T>(0.5) * (t50 - t53 - t25 * t46);
            let t55 = rt::lit::<T>(0.5) * t25 * t29 - t49 * (t45 * t54);
            let t56 = rt::lit::<T>(1.0) / (t20 * t47);
            let t57 = t22 * t55 + t56 * (t43 * t54);
            let t58 = k9 / t47;
            let t59 = t9 * t57 - (t27 * t55 + t58 * (t34 * t54));
            let t60 = t24 - t23;
            let t61 = t60 * t22;
            let t62 = t38 - t37;
            let t63 = m2_c2 * t62;
            let t64 = rt::lit::<T>(0.5) * (t46 * t61 + (t63 - t53 - t60 * t44));
            let t65 = t29 * (rt::lit::<T>(0.5) * t61) + t49 * (t45 * t64);
            let t66 = t22 * t65 + (rt::lit::<T>(0.5) * t60 * t21 - t56 * (t43 * t64));
            let t67 = t27 * t65 - t58 * (t34 * t64) - t9 * t66;
            let t68 = t53 - t50;
            let t69 = rt::lit::<T>(0.5) * t68;
            let t70 = rt::lit::<T>(0.5) * (t53 - t63 - t22 * t68);
            let t71 = t44 * t69 + t46 * t70;
            let t72 = t29 * t70 + t49 * (t45 * t71);
            let t73 = t21 * t69 + t56 * (t43 * t71) - t22 * t72;
            let t74 = t58 * (t34 * t71) - t27 * t72 - t9 * t73;
            let t75 = k9 / t48;
            let t76 = cos_theta * t51 + sin_theta * t52;
            let t77 = t32 + sin_theta * t36;
            let t78 = m2_c2 * t77;
            let t79 = t76 - t78;
            let t80 = t45 * t79;
            let t81 = rt::lit::<T>(0.5) * t79;
            let t82 = t80 * (rt::lit::<T>(0.5) * t19) / (t20 * t48) - t56 * (t43 * t81);
            let t83 = t75 * (rt::lit::<T>(0.5) * t11 * t80)
                - t58 * (t79 * (half_m2_c2 * t33)) - t9 * t82;
            let t84 = t78 - t76;
            let t85 = rt::lit::<T>(0.5) * t84;
            let t86 = t84 * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t22);
            let t87 = t44 * t85 + t46 * t86;
            let t88 = t29 * t86 + t49 * (t45 * t87);
            let t89 = t21 * t85 + t56 * (t43 * t87) - t22 * t88;
            let t90 = t58 * (t34 * t87) - t27 * t88 - t9 * t89;
            let t91 = t14 + t4 * cos_theta;
            let sin_q2_twice_l1 = twice_l1 * sin_q2;
            let t92 = rt::lit::<T>(0.5)
                * (twice_d * cos_q1_sin_q2_m2_c2
                    + m2_c2 * (sin_q2_twice_l1 + twice_d * sin_q1_cos_q2));
            let t93 = t7 + sin_theta * t16;
            let t94 = t93 * t18 - t91 * t9;
            let t95 = d * t5 + m2_c2_d * sin_q2_cos_q1;
            let t96 = t95 + t93 * t26 - t91 * t27 - t22 * t94;
            let t97 = t92 + t93 * t41 - t91 * t35 - t44 * t94 - t46 * t96;
            let t98 = t29 * t96 - t49 * (t45 * t97);
            let t99 = t21 * t94 - t56 * (t43 * t97) - t22 * t98;
            let t100 = t23 + t24;
            let t101 = t7 + sin_theta * t12;
            let t102 = t101 * t18;
            let t103 = t95 + t100 * (k12 * t8) - t102;
            let t104 = t101 * t26;
            let t105 = t22 * t103 + (t104 - t100 * (k12 * t11));
            let t106 = t101 * t41;
            let t107 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1);
            let t108 = m2_c2_d * t31;
            let t109 = t44 * t103
                + (t106 + rt::lit::<T>(0.5) * (t107 - t108 - t100 * t35)) - t46 * t105;
            let t110 = t29 * t105 - t49 * (t45 * t109);
            let t111 = t22 * t110 + (t56 * (t43 * t109) + t21 * t103);
            let t112 = t9 * t111 + (k12 * t100 - t58 * (t34 * t109) - t27 * t110);
            let t113 = t50 + t53;
            let t114 = k12 * t113;
            let t115 = t78 + t76;
            let t116 = k12 * t115;
            let t117 = t17 * t116;
            let t118 = t92 + t8 * t114 - t117;
            let t119 = t15 * t116;
            let t120 = t22 * t118
                + (t119 + rt::lit::<T>(0.5) * (t108 - t107 - t27 * t113));
            let t121 = t115 * (k13 * t39);
            let t122 = k13 * t33;
            let t123 = t44 * t118 + (t121 - t113 * t122) - t46 * t120;
            let t124 = t29 * t120 - t49 * (t45 * t123);
            let t125 = t22 * t124 + (t56 * (t43 * t123) + t21 * t118);
            let t126 = t9 * t125 + (t114 - t58 * (t34 * t123) - t27 * t124);
            let t127 = t95 + t24 * t9 - t102;
            let t128 = t22 * t127 + (t104 - t24 * t27);
            let sin_q2_c2_m2_l1 = c2_m2_l1 * sin_q2;
            let t129 = t44 * t127 + (sin_q2_c2_m2_l1 + t106 - t24 * t35) - t46 * t128;
            let t130 = t29 * t128 - t49 * (t45 * t129);
            let t131 = t22 * t130 + (t56 * (t43 * t129) + t21 * t127);
            let t132 = t63 + t53;
            let t133 = rt::lit::<T>(0.5) * (t108 + t107 + t9 * t132) - t117;
            let t134 = k12 * t132;
            let t135 = sin_q2_c2_m2_l1 + t11 * t134 - t119 - t22 * t133;
            let t136 = t46 * t135 + (t44 * t133 + (t121 - t132 * t122));
            let t137 = t21 * t133 + t56 * (t43 * t136);
            let t138 = t29 * t135 + t49 * (t45 * t136);
            let t139 = t22 * t138;
            let t140 = t137 - t139;
            let t141 = t9 * t140 + (t27 * t138 + (t134 - t58 * (t34 * t136)));
            let t142 = m2_c2 * (d * t31 + l1 * sin_q2) + t63 * t9 - t78 * t18;
            let t143 = t63 * t27 + m2_c2_l1 * sin_q2 - t78 * t26 - t22 * t142;
            let t144 = t46 * t143 + (t44 * t142 + (t78 * t41 - t63 * t35));
            let t145 = t21 * t142 + t56 * (t43 * t144);
            let t146 = t29 * t143 + t49 * (t45 * t144);
            let t147 = t22 * t146;
            let t148 = t145 - t147;
            let t149 = t18 * t57 - (t26 * t55 + t58 * (t40 * t54));
            let t150 = t26 * t65 - t58 * (t40 * t64) - t18 * t66;
            let t151 = t58 * (t40 * t71) - t26 * t72 - t18 * t73;
            let t152 = t75 * (rt::lit::<T>(0.5) * t15 * t80)
                - t58 * (t79 * (half_m2_c2 * t39)) - t18 * t82;
            let t153 = t58 * (t40 * t87) - t26 * t88 - t18 * t89;
            let t154 = -(t18 * t99 + (t26 * t98 + (k9 * t93 + t58 * (t40 * t97))));
            let t155 = k9 * t101;
            let t156 = t18 * t111 - (t26 * t110 + (t155 + t58 * (t40 * t109)));
            let t157 = t18 * t125 - (t26 * t124 + (t116 + t58 * (t40 * t123)));
            let t158 = t18 * t140 + (t26 * t138 - (t116 + t58 * (t40 * t136)));
            let t159 = -t57;
            let t160 = -t111;
            let t161 = -t125;
            let t162 = t139 - t137;
            let t163 = -t65;
            let t164 = t49 * (rt::lit::<T>(-0.5) * t80);
            let t165 = -t138;
            let t166 = rt::lit::<T>(1.0) / t47;
            let t167 = t166 * t54;
            let t168 = t166 * t64;
            let t169 = -(t166 * t71);
            let t170 = t166 * t81;
            let t171 = -(t166 * t87);
            let t172 = t166 * t109;
            let t173 = t166 * t123;
            let t174 = t166 * t136;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, t59, zero, zero, t67, t74],
                    [zero, zero, t83, zero, zero, t83, t90],
                    [
                        t59,
                        t83,
                        k9 * t91 - t58 * (t34 * t97) - t27 * t98 - t9 * t99,
                        zero,
                        zero,
                        t112,
                        t126,
                    ],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [
                        t67,
                        t83,
                        t112,
                        zero,
                        zero,
                        t9 * t131 + (k9 * t24 - t58 * (t34 * t129) - t27 * t130),
                        t141,
                    ],
                    [
                        t74,
                        t90,
                        t126,
                        zero,
                        zero,
                        t141,
                        t9 * t148 + (t27 * t146 + (k10 * t62 - t58 * (t34 * t144))),
                    ],
                ]),
                rt::matrix([
                    [zero, zero, t149, zero, zero, t150, t151],
                    [zero, zero, t152, zero, zero, t152, t153],
                    [t149, t152, t154, zero, zero, t156, t157],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [
                        t150,
                        t152,
                        t156,
                        zero,
                        zero,
                        t18 * t131 - (t26 * t130 + (t155 + t58 * (t40 * t129))),
                        t158,
                    ],
                    [
                        t151,
                        t153,
                        t157,
                        zero,
                        zero,
                        t158,
                        t18 * t148 + (t26 * t146 - (k10 * t77 + t58 * (t40 * t144))),
                    ],
                ]),
                rt::matrix([
                    [zero, zero, t159, zero, zero, t66, t73],
                    [zero, zero, t82, zero, zero, t82, t89],
                    [t159, t82, t99, zero, zero, t160, t161],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t66, t82, t160, zero, zero, -t131, t162],
                    [t73, t89, t161, zero, zero, t162, t147 - t145],
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::matrix([
                    [zero, zero, t55, zero, zero, t163, t72],
                    [zero, zero, t164, zero, zero, t164, t88],
                    [t55, t164, t98, zero, zero, t110, t124],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t163, t164, t110, zero, zero, t130, t165],
                    [t72, t88, t124, zero, zero, t165, -t146],
                ]),
                rt::matrix([
                    [zero, zero, t167, zero, zero, t168, t169],
                    [zero, zero, t170, zero, zero, t170, t171],
                    [t167, t170, t166 * t97, zero, zero, t172, t173],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t168, t170, t172, zero, zero, t166 * t129, t174],
                    [t169, t171, t173, zero, zero, t174, t166 * t144],
                ]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 3 × 7
        pub fn constraint_matrix(&self, q: &SVector<T, 7>) -> SMatrix<T, 3, 7> {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta, cos_theta, cos_theta],
                [cos_theta, sin_theta, sin_theta],
                [zero, b, -b],
                [zero, -r, zero],
                [zero, zero, -r],
                [zero, zero, zero],
                [zero, zero, zero],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 3
        pub fn constraint(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 3> {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, _, _]] = w.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * x_dot + sin_theta * y_dot;
            let b_theta_dot = b * theta_dot;
            rt::vector([
                cos_theta * y_dot - sin_theta * x_dot,
                t1 + (b_theta_dot - r * right_dot),
                t1 - (r * left_dot + b_theta_dot),
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7 × 7
        pub fn projector_perp(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                inv_jw,
                r_over_jw,
                r_r_over_jw,
                minus_r_over_jw,
                minus_r_r_over_jw,
                r_squared,
                minus_r_squared,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = k9 * t6;
            let t8 = c2 + twice_l1 * cos_q2;
            let t9 = t2 - m2_c2_sin_q1_sin_q2;
            let t10 = sin_theta * t4;
            let t11 = cos_theta * (k1 + t9) - t10;
            let t12 = k9 * t11;
            let t13 = twice_d * t2 + (k3 + m2_c2 * (t8 - twice_d * sin_q1_sin_q2))
                - t6 * t7 - t11 * t12;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = sin_theta * t7 - cos_theta * t12;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t16 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t17 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t16;
            let t18 = m2_c2 * t17;
            let t19 = k10 * t17;
            let t20 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t21 = cos_theta * t20 - sin_theta * t16;
            let t22 = m2_c2 * t21;
            let t23 = k10 * t21;
            let t24 = c2 + l1 * cos_q2;
            let t25 = j2 + m2_c2 * (d * t20 + t24) - t18 * t7 - t22 * t12;
            let t26 = t25 * t14;
            let t27 = cos_theta * t9 - t10;
            let t28 = k9 * t27;
            let t29 = sin_theta * t3 - t5;
            let t30 = k9 * t29;
            let t31 = d * t2 + (k5 + m2_c2 * (t8 - d * sin_q1_sin_q2)) - t29 * t7
                - t27 * t12;
            let t32 = t31 * t14;
            let t33 = j2 + m2_c2 * t24 - t22 * t28 - t18 * t30 - t25 * t32;
            let t34 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t27 * t28 - t29 * t30
                - t31 * t32;
            let t35 = rt::lit::<T>(1.0) / t34;
            let t36 = t33 * t35;
            let t37 = k8 - t18 * t19 - t22 * t23 - t25 * t26 - t33 * t36;
            let t38 = rt::lit::<T>(1.0) / (t13 * t37);
            let t39 = sin_theta * t30 - cos_theta * t28 - t32 * t15;
            let t40 = sin_theta * t19 - cos_theta * t23 - t26 * t15 - t36 * t39;
            let t41 = rt::lit::<T>(1.0) / (t34 * t37);
            let t42 = t35 * t39 - t41 * (t33 * t40);
            let t43 = t14 * t15 - t38 * (t25 * t40) - t32 * t42;
            let t44 = k9 * sin_theta;
            let t45 = k9 / t37;
            let t46 = t7 * t43 + (t30 * t42 + (t44 + t45 * (t18 * t40)));
            let t47 = k9 * cos_theta;
            let t48 = t47 - t45 * (t22 * t40) - t28 * t42 - t12 * t43;
            let t49 = sin_theta * t48;
            let t50 = b * t43;
            let t51 = cos_theta * t46;
            let t52 = t49 + t50 - t51;
            let t53 = sin_theta * t46 + cos_theta * t48;
            let t54 = rt::lit::<T>(1.0) / t53;
            let t55 = t52 * t54;
            let t56 = cos_theta * t30 + sin_theta * t28;
            let t57 = cos_theta * t7 + sin_theta * t12;
            let t58 = b - t57;
            let t59 = t56 + t32 * t58;
            let t60 = cos_theta * t19 + sin_theta * t23;
            let t61 = t36 * t59 - (t60 + t26 * t58);
            let t62 = t35 * t59 + t41 * (t33 * t61);
            let t63 = t32 * t62 + (t14 * t58 - t38 * (t25 * t61));
            let t64 = t30 * t62 + (t47 - t45 * (t18 * t61)) - t7 * t63;
            let t65 = t28 * t62 + (t44 - t45 * (t22 * t61)) - t12 * t63;
            let t66 = cos_theta * t64 + sin_theta * t65;
            let t67 = b * t63;
            let t68 = t66 + (r_r_over_jw + t67) - t52 * t55;
            let t69 = rt::lit::<T>(1.0) / t68;
            let t70 = cos_theta + sin_theta * t55;
            let t71 = b + t57;
            let t72 = t32 * t71 - t56;
            let t73 = t26 * t71 - t60 - t36 * t72;
            let t74 = t35 * t72 - t41 * (t33 * t73);
            let t75 = t32 * t74 + (t38 * (t25 * t73) + t14 * t71);
            let t76 = t7 * t75 + (t47 - t45 * (t18 * t73) - t30 * t74);
            let t77 = t12 * t75 + (t44 - t45 * (t22 * t73) - t28 * t74);
            let t78 = t49 - t50 - t51;
            let t79 = t78 * t54;
            let t80 = t66 - t67 - t78 * t55;
            let t81 = t80 * t69;
            let t82 = cos_theta * t76 + (sin_theta * t77 + (r_r_over_jw + b * t75))
                - t78 * t79 - t80 * t81;
            let t83 = t68 * t82;
            let t84 = rt::lit::<T>(1.0) / t83;
            let t85 = cos_theta + sin_theta * t79 - t81 * t70;
            let t86 = t69 * t70 - t84 * (t80 * t85);
            let t87 = rt::lit::<T>(1.0) / (t53 * t82);
            let t88 = t55 * t86 + (t87 * (t78 * t85) + sin_theta * t54);
            let t89 = rt::lit::<T>(1.0) / t82;
            let t90 = t85 * t89;
            let t91 = sin_theta - cos_theta * t55;
            let t92 = sin_theta - cos_theta * t79 - t81 * t91;
            let t93 = t69 * t91 - t84 * (t80 * t92);
            let t94 = t89 * t92;
            let t95 = cos_theta * t54 - t87 * (t78 * t92) - t55 * t93;
            let t96 = b + b * t81;
            let t97 = b * t69 + t84 * (t80 * t96);
            let t98 = t89 * t96;
            let t99 = t87 * (t78 * t96) - t55 * t97;
            let t100 = r * t81;
            let t101 = t89 * t100;
            let t102 = r * t69 + t84 * (t80 * t100);
            let t103 = t55 * t102 - t87 * (t78 * t100);
            let t104 = r * t80;
            let t105 = t84 * t104;
            let t106 = r * t89;
            let t107 = t87 * (r * t78) - t52 * t104 / (t53 * t83);
            let t108 = inv_jw / t82;
            let t109 = rt::lit::<T>(1.0) / t37;
            let t110 = t109 * t61;
            let t111 = rt::lit::<T>(1.0) / (t37 * t82);
            let t112 = t109 * t40;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t46 * t88 + (t64 * t86 + t76 * t90),
                    t65 * t86 + t77 * t90 - t48 * t88,
                    t63 * t86 - t75 * t90 - t43 * t88,
                    minus_r_over_jw * t86,
                    t108 * (-r * t85),
                    t74 * t90 - t62 * t86 - t42 * t88,
                    t110 * t86 + t111 * (t73 * t85) - t112 * t88,
                ],
                [
                    t64 * t93 + t76 * t94 - t46 * t95,
                    t48 * t95 + (t65 * t93 + t77 * t94),
                    t43 * t95 + (t63 * t93 - t75 * t94),
                    minus_r_over_jw * t93,
                    t108 * (-r * t92),
                    t42 * t95 + (t74 * t94 - t62 * t93),
                    t112 * t95 + (t110 * t93 + t111 * (t73 * t92)),
                ],
                [
                    t64 * t97 - t76 * t98 - t46 * t99,
                    t48 * t99 + (t65 * t97 - t77 * t98),
                    t43 * t99 + (t63 * t97 + t75 * t98),
                    minus_r_over_jw * t97,
                    t108 * (r * t96),
                    t42 * t99 - (t62 * t97 + t74 * t98),
                    t112 * t99 + (t110 * t97 - t111 * (t73 * t96)),
                ],
                [
                    t76 * t101 - t64 * t102 - t46 * t103,
                    t48 * t103 + (t77 * t101 - t65 * t102),
                    t43 * t103 - (t63 * t102 + t75 * t101),
                    r_over_jw * t102,
                    t108 * (minus_r_squared * t81),
                    t42 * t103 + (t62 * t102 + t74 * t101),
                    t112 * t103 + (t111 * (t73 * t100) - t110 * t102),
                ],
                [
                    t64 * t105 - t76 * t106 - t46 * t107,
                    t48 * t107 + (t65 * t105 - t77 * t106),
                    t43 * t107 + (t63 * t105 + t75 * t106),
                    t84 * (minus_r_r_over_jw * t80),
                    r_squared * t108,
                    t42 * t107 - (t62 * t105 + t74 * t106),
                    t112 * t107 + (t61 * t104 / (t37 * t83) - t111 * (r * t73)),
                ],
                [zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7 × 7
        pub fn projector_d(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                inv_jw,
                r_over_jw,
                r_r_over_jw,
                r_squared,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = k9 * t6;
            let t8 = c2 + twice_l1 * cos_q2;
            let t9 = sin_theta * t3 - t5;
            let t10 = t2 - m2_c2_sin_q1_sin_q2;
            let t11 = sin_theta * t4;
            let t12 = cos_theta * t10 - t11;
            let t13 = cos_theta * (k1 + t10) - t11;
            let t14 = k9 * t13;
            let t15 = d * t2 + (k5 + m2_c2 * (t8 - d * sin_q1_sin_q2)) - t9 * t7
                - t12 * t14;
            let t16 = twice_d * t2 + (k3 + m2_c2 * (t8 - twice_d * sin_q1_sin_q2))
                - t6 * t7 - t13 * t14;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = t15 * t17;
            let t19 = k9 * t12;
            let t20 = k9 * t9;
            let t21 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t12 * t19 - t9 * t20
                - t15 * t18;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = cos_theta * t7 + sin_theta * t14;
            let t24 = b + t23;
            let t25 = cos_theta * t20 + sin_theta * t19;
            let t26 = t18 * t24 - t25;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t27 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t28 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t27;
            let t29 = m2_c2 * t28;
            let t30 = k10 * t28;
            let t31 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t32 = cos_theta * t31 - sin_theta * t27;
            let t33 = m2_c2 * t32;
            let t34 = k10 * t32;
            let t35 = c2 + l1 * cos_q2;
            let t36 = j2 + m2_c2 * (d * t31 + t35) - t29 * t7 - t33 * t14;
            let t37 = t36 * t17;
            let t38 = j2 + m2_c2 * t35 - t33 * t19 - t29 * t20 - t36 * t18;
            let t39 = t38 * t22;
            let t40 = k8 - t29 * t30 - t33 * t34 - t36 * t37 - t38 * t39;
            let t41 = rt::lit::<T>(1.0) / (t21 * t40);
            let t42 = cos_theta * t30 + sin_theta * t34;
            let t43 = t37 * t24 - t42 - t39 * t26;
            let t44 = t22 * t26 - t41 * (t38 * t43);
            let t45 = rt::lit::<T>(1.0) / (t16 * t40);
            let t46 = t18 * t44 + (t45 * (t36 * t43) + t17 * t24);
            let t47 = k9 * cos_theta;
            let t48 = k9 / t40;
            let t49 = t7 * t46 + (t47 - t48 * (t29 * t43) - t20 * t44);
            let t50 = sin_theta * t7 - cos_theta * t14;
            let t51 = sin_theta * t20 - cos_theta * t19 - t18 * t50;
            let t52 = sin_theta * t30 - cos_theta * t34 - t37 * t50 - t39 * t51;
            let t53 = t22 * t51 - t41 * (t38 * t52);
            let t54 = t17 * t50 - t45 * (t36 * t52) - t18 * t53;
            let t55 = t47 - t48 * (t33 * t52) - t19 * t53 - t14 * t54;
            let t56 = sin_theta * t55;
            let t57 = b * t54;
            let t58 = k9 * sin_theta;
            let t59 = t7 * t54 + (t20 * t53 + (t58 + t48 * (t29 * t52)));
            let t60 = cos_theta * t59;
            let t61 = t56 - t57 - t60;
            let t62 = sin_theta * t59 + cos_theta * t55;
            let t63 = rt::lit::<T>(1.0) / t62;
            let t64 = t61 * t63;
            let t65 = b - t23;
            let t66 = t25 + t18 * t65;
            let t67 = t39 * t66 - (t42 + t37 * t65);
            let t68 = t22 * t66 + t41 * (t38 * t67);
            let t69 = t18 * t68 + (t17 * t65 - t45 * (t36 * t67));
            let t70 = t20 * t68 + (t47 - t48 * (t29 * t67)) - t7 * t69;
            let t71 = t19 * t68 + (t58 - t48 * (t33 * t67)) - t14 * t69;
            let t72 = cos_theta * t70 + sin_theta * t71;
            let t73 = b * t69;
            let t74 = t56 + t57 - t60;
            let t75 = t74 * t63;
            let t76 = t72 - t73 - t61 * t75;
            let t77 = t72 + (r_r_over_jw + t73) - t74 * t75;
            let t78 = rt::lit::<T>(1.0) / t77;
            let t79 = t76 * t78;
            let t80 = cos_theta + sin_theta * t75;
            let t81 = cos_theta + sin_theta * t64 - t79 * t80;
            let t82 = t14 * t46 + (t58 - t48 * (t33 * t43) - t19 * t44);
            let t83 = cos_theta * t49 + (sin_theta * t82 + (r_r_over_jw + b * t46))
                - t61 * t64 - t76 * t79;
            let t84 = rt::lit::<T>(1.0) / t83;
            let t85 = t81 * t84;
            let t86 = t77 * t83;
            let t87 = rt::lit::<T>(1.0) / t86;
            let t88 = t78 * t80 - t87 * (t76 * t81);
            let t89 = rt::lit::<T>(1.0) / (t62 * t83);
            let t90 = t75 * t88 + (t89 * (t61 * t81) + sin_theta * t63);
            let t91 = sin_theta - cos_theta * t75;
            let t92 = sin_theta - cos_theta * t64 - t79 * t91;
            let t93 = t78 * t91 - t87 * (t76 * t92);
            let t94 = cos_theta * t63 - t89 * (t61 * t92) - t75 * t93;
            let t95 = t84 * t92;
            let t96 = b + b * t79;
            let t97 = b * t78 + t87 * (t76 * t96);
            let t98 = t89 * (t61 * t96) - t75 * t97;
            let t99 = t84 * t96;
            let t100 = r * t79;
            let t101 = r * t78 + t87 * (t76 * t100);
            let t102 = t75 * t101 - t89 * (t61 * t100);
            let t103 = t84 * t100;
            let t104 = r * t76;
            let t105 = t89 * (r * t61) - t74 * t104 / (t62 * t86);
            let t106 = r * t84;
            let t107 = t87 * t104;
            let t108 = inv_jw / t83;
            let t109 = rt::lit::<T>(1.0) / t40;
            let t110 = t109 * t52;
            let t111 = t109 * t67;
            let t112 = rt::lit::<T>(1.0) / (t40 * t83);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - t49 * t85 - t70 * t88 - t59 * t90,
                    t55 * t90 - (t71 * t88 + t82 * t85),
                    t54 * t90 + (t46 * t85 - t69 * t88),
                    r_over_jw * t88,
                    t108 * (r * t81),
                    t53 * t90 + (t68 * t88 - t44 * t85),
                    t110 * t90 - (t111 * t88 + t112 * (t43 * t81)),
                ],
                [
                    t59 * t94 - (t70 * t93 + t49 * t95),
                    rt::lit::<T>(1.0) - t82 * t95 - t71 * t93 - t55 * t94,
                    t46 * t95 - t69 * t93 - t54 * t94,
                    r_over_jw * t93,
                    t108 * (r * t92),
                    t68 * t93 - t44 * t95 - t53 * t94,
                    -(t110 * t94 + (t111 * t93 + t112 * (t43 * t92))),
                ],
                [
                    t59 * t98 + (t49 * t99 - t70 * t97),
                    t82 * t99 - t71 * t97 - t55 * t98,
                    rt::lit::<T>(1.0) - t46 * t99 - t69 * t97 - t54 * t98,
                    r_over_jw * t97,
                    t108 * (-r * t96),
                    t68 * t97 + t44 * t99 - t53 * t98,
                    t112 * (t43 * t96) - t111 * t97 - t110 * t98,
                ],
                [
                    t59 * t102 + (t70 * t101 - t49 * t103),
                    t71 * t101 - t82 * t103 - t55 * t102,
                    t69 * t101 + t46 * t103 - t54 * t102,
                    rt::lit::<T>(1.0) - r_over_jw * t101,
                    t108 * (r_squared * t79),
                    -(t53 * t102 + (t68 * t101 + t44 * t103)),
                    t111 * t101 - t112 * (t43 * t100) - t110 * t102,
                ],
                [
                    t59 * t105 + (t49 * t106 - t70 * t107),
                    t82 * t106 - t71 * t107 - t55 * t105,
                    -(t54 * t105 + (t69 * t107 + t46 * t106)),
                    t87 * (r_r_over_jw * t76),
                    rt::lit::<T>(1.0) - r_squared * t108,
                    t68 * t107 + t44 * t106 - t53 * t105,
                    t112 * (r * t43) - t67 * t104 / (t40 * t86) - t110 * t105,
                ],
                [zero, zero, zero, zero, zero, rt::lit::<T>(1.0), zero],
                [zero, zero, zero, zero, zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7 × 4
        pub fn frame(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 4> {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let Constants { inv_r, b_over_r, minus_b_over_r, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::sparse([
                (0, 0, cos_theta),
                (1, 0, sin_theta),
                (2, 1, rt::lit::<T>(1.0)),
                (3, 0, inv_r),
                (3, 1, b_over_r),
                (4, 0, inv_r),
                (4, 1, minus_b_over_r),
                (5, 2, rt::lit::<T>(1.0)),
                (6, 3, rt::lit::<T>(1.0)),
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn restricted_metric(&self, q: &SVector<T, 7>) -> SMatrix<T, 4, 4> {
            let [[_, _, _, _, _, q1, q2]] = q.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                minus_m2_c2,
                k15,
                k16,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = -(sin_q1 * t1 + m2_c2 * sin_q2_cos_q1);
            let t3 = minus_m2_c2 * (sin_q2_cos_q1 + sin_q1 * cos_q2);
            let t4 = cos_q1 * t1;
            let t5 = c2 + twice_l1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t6 = d * t4 + (k5 + m2_c2 * (t5 - d * sin_q1_sin_q2));
            let t7 = c2 + l1 * cos_q2;
            let t8 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t7);
            let t9 = j2 + m2_c2 * t7;
            rt::matrix([
                [k15, t2, t2, t3],
                [
                    t2,
                    twice_d * t4 + (k3 + m2_c2 * (t5 - twice_d * sin_q1_sin_q2) + k16),
                    t6,
                    t8,
                ],
                [t2, t6, k7 + m2_l1 * (l1 + twice_c2 * cos_q2), t9],
                [t3, t8, t9, k8],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 7>) -> SMatrix<T, 4, 4> {
            let [[_, _, _, _, _, q1, q2]] = q.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                r_squared,
                k16,
                k17,
                k18,
                k19,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = k17 * t2;
            let t4 = t2 * t3;
            let t5 = cos_q1 * t1;
            let t6 = c2 + twice_l1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t7 = d * t5 + (k5 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
            let t8 = twice_d * t5 + (k3 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k16)
                - t4;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = t7 * t9;
            let t11 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t10;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = k18 / t8;
            let t14 = r_squared * t2;
            let t15 = t3 - t13 * (t14 * t7);
            let t16 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t17 = m2_c2 * t16;
            let t18 = k19 * t16;
            let t19 = c2 + l1 * cos_q2;
            let t20 = t17 * t3;
            let t21 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t19) - t20;
            let t22 = t21 * t9;
            let t23 = j2 + m2_c2 * t19 - t20 - t21 * t10;
            let t24 = t23 * t12;
            let t25 = k8 - t17 * t18 - t21 * t22 - t23 * t24;
            let t26 = t11 * t25;
            let t27 = rt::lit::<T>(1.0) / t26;
            let t28 = t18 - t13 * (t14 * t21) - t24 * t15;
            let t29 = t12 * t15 - t27 * (t23 * t28);
            let t30 = rt::lit::<T>(1.0) / (t8 * t25);
            let t31 = t14 * t13 - t30 * (t21 * t28) - t10 * t29;
            let t32 = rt::lit::<T>(1.0) / t25;
            let t33 = t28 * t32;
            let t34 = rt::lit::<T>(1.0) / (t8 * t11);
            let t35 = t34 * (t7 * t23) - t22;
            let t36 = t7 * t34 + t27 * (t23 * t35);
            let t37 = -t36;
            let t38 = t32 * t35;
            let t39 = -(t23 * t27);
            rt::matrix([
                [t3 * (t29 + t31) + (k17 + t32 * (t18 * t28)), t31, t29, t33],
                [t31, t10 * t36 + (t9 - t30 * (t21 * t35)), t37, t38],
                [t29, t37, t12 + t23 * t23 / (t11 * t26), t39],
                [t33, t38, t39, t32],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn structure_functions(&self, q: &SVector<T, 7>) -> [SMatrix<T, 4, 4>; 4] {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k16,
                k17,
                k19,
                k20,
                ..
            } = self.constants;
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t1 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t2 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t3 = c2 + l1 * cos_q2;
            let t4 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t5 = sin_q1 * t4 + m2_c2 * sin_q2_cos_q1;
            let t6 = k17 * t5;
            let t7 = m2_c2 * t1 * t6;
            let t8 = j2 + m2_c2 * (d * t2 + t3) - t7;
            let t9 = cos_q1 * t4;
            let t10 = c2 + twice_l1 * cos_q2;
            let t11 = t5 * t6;
            let t12 = twice_d * t9 + (k3 + m2_c2 * (t10 - twice_d * sin_q1_sin_q2) + k16)
                - t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = t8 * t13;
            let t15 = d * t9 + (k5 + m2_c2 * (t10 - d * sin_q1_sin_q2)) - t11;
            let t16 = t15 * t13;
            let t17 = j2 + m2_c2 * t3 - t7 - t8 * t16;
            let t18 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t11 - t15 * t16;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t17 * t19;
            let t21 = k8 - t1 * (k20 * t1) - t8 * t14 - t17 * t20;
            let t22 = rt::lit::<T>(1.0) / t21;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t23 = sin_theta
                * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t1)
                - cos_theta * (cos_theta * t2 - sin_theta * t1);
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t24 = m2_c2_sin_q1_sin_q2 - t9;
            let t25 = cos_theta * t5;
            let t26 = rt::lit::<T>(0.0) * t5;
            let t27 = t9 - m2_c2_sin_q1_sin_q2;
            let t28 = sin_theta * t5;
            let t29 = sin_theta * (sin_theta * (t24 - k1) - t25) + t26
                - cos_theta * (cos_theta * (k1 + t27) - t28);
            let t30 = sin_theta * (sin_theta * t24 - t25) + t26
                - cos_theta * (cos_theta * t27 - t28) - t16 * t29;
            let t31 = m2_c2 * t23 - t14 * t29 - t20 * t30;
            let t32 = t19 * t30;
            let t33 = t17 * t31 / (t18 * t21);
            let t34 = t32 - t33;
            let t35 = t13 * t29;
            let t36 = t16 * t34 + t8 * t31 / (t12 * t21);
            let t37 = t35 - t36;
            let t38 = t22 * (k19 * t1 * t31) + t6 * (t34 + t37);
            let t39 = t31 * t22;
            [
                rt::sparse([(0, 1, t38), (1, 0, -t38)]),
                rt::sparse([(0, 1, t37), (1, 0, t36 - t35)]),
                rt::sparse([(0, 1, t34), (1, 0, t33 - t32)]),
                rt::sparse([(0, 1, t39), (1, 0, -t39)]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 11 × 11
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 4>,
        ) -> SMatrix<T, 11, 11> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[rho1, rho2, rho3, rho4]] = rho.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                inv_r,
                b_over_r,
                minus_b_over_r,
                k16,
                k17,
                minus_inv_r,
                k21,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t3 = t2 - m2_c2 * sin_q1_sin_q2;
            let t4 = c2 + twice_l1 * cos_q2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t5 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t6 = k17 * t5;
            let t7 = t5 * t6;
            let t8 = rt::lit::<T>(1.0)
                / (twice_d * t2 + (k3 + m2_c2 * (t4 - twice_d * sin_q1_sin_q2) + k16)
                    - t7);
            let t9 = rho1 * t6;
            let t10 = rho2 + t9;
            let t11 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t12 = m2_c2 * t11;
            let t13 = k21 * t11;
            let t14 = cos_q1 * cos_q2 - sin_q1_sin_q2;
            let t15 = c2 + l1 * cos_q2;
            let t16 = t12 * t6;
            let t17 = j2 + m2_c2 * (d * t14 + t15) - t16;
            let t18 = t17 * t8;
            let t19 = d * t2 + (k5 + m2_c2 * (t4 - d * sin_q1_sin_q2)) - t7;
            let t20 = t19 * t8;
            let t21 = j2 + m2_c2 * t15 - t16 - t17 * t20;
            let t22 = rt::lit::<T>(1.0)
                / (k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t7 - t19 * t20);
            let t23 = t21 * t22;
            let t24 = rt::lit::<T>(1.0) / (k8 - t12 * t13 - t17 * t18 - t21 * t23);
            let t25 = rho3 + t9 - t20 * t10;
            let t26 = rho4 + rho1 * t13 - t18 * t10 - t23 * t25;
            let t27 = t22 * (t25 - t24 * (t21 * t26));
            let t28 = (k1 + t3) * (t8 * (t10 - t24 * (t17 * t26)) - t20 * t27)
                + (t24 * (m2_c2 * t14 * t26) + t3 * t27);
            rt::sparse([
                (0, 7, cos_theta),
                (1, 7, sin_theta),
                (2, 8, rt::lit::<T>(1.0)),
                (3, 7, inv_r),
                (3, 8, b_over_r),
                (4, 7, inv_r),
                (4, 8, minus_b_over_r),
                (5, 9, rt::lit::<T>(1.0)),
                (6, 10, rt::lit::<T>(1.0)),
                (7, 0, -cos_theta),
                (7, 1, -sin_theta),
                (7, 3, minus_inv_r),
                (7, 4, minus_inv_r),
                (7, 8, t28),
                (8, 2, rt::lit::<T>(-1.0)),
                (8, 3, minus_b_over_r),
                (8, 4, b_over_r),
                (8, 7, -t28),
                (9, 5, rt::lit::<T>(-1.0)),
                (10, 6, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 7>, rho: &SVector<T, 4>) -> T {
            let [[_, _, _, _, _, q1, q2]] = q.data.0;
            let [[rho1, rho2, rho3, rho4]] = rho.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k16,
                k17,
                k19,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = k17 * t2;
            let t4 = t2 * t3;
            let t5 = cos_q1 * t1;
            let t6 = c2 + twice_l1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t7 = d * t5 + (k5 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
            let t8 = rt::lit::<T>(1.0)
                / (twice_d * t5 + (k3 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k16)
                    - t4);
            let t9 = t7 * t8;
            let t10 = rt::lit::<T>(1.0)
                / (k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t9);
            let t11 = rho1 * t3;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t15 = m2_c2 * t14;
            let t16 = k19 * t14;
            let t17 = c2 + l1 * cos_q2;
            let t18 = t15 * t3;
            let t19 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t17) - t18;
            let t20 = t19 * t8;
            let t21 = j2 + m2_c2 * t17 - t18 - t19 * t9;
            let t22 = t21 * t10;
            let t23 = rt::lit::<T>(1.0) / (k8 - t15 * t16 - t19 * t20 - t21 * t22);
            let t24 = rho4 + rho1 * t16 - t20 * t12 - t22 * t13;
            let t25 = t10 * (t13 - t23 * (t21 * t24));
            let t26 = t8 * (t12 - t23 * (t19 * t24)) - t9 * t25;
            let t27 = rho1 * (t3 * (t25 + t26) + (k17 * rho1 + t23 * (t16 * t24)))
                + (rho2 * t26 + (rho3 * t25 + t23 * (rho4 * t24)));
            rt::lit::<T>(0.5) * t27
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 11
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 4>,
        ) -> SVector<T, 11> {
            let [[_, _, _, _, _, q1, q2]] = q.data.0;
            let [[rho1, rho2, rho3, rho4]] = rho.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k16,
                k17,
                k19,
                k22,
                m1_c1_d,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = k17 * t2;
            let t4 = t2 * t3;
            let t5 = cos_q1 * t1;
            let t6 = c2 + twice_l1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t7 = d * t5 + (k5 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
            let t8 = rt::lit::<T>(1.0)
                / (twice_d * t5 + (k3 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k16)
                    - t4);
            let t9 = t7 * t8;
            let t10 = rt::lit::<T>(1.0)
                / (k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t9);
            let t11 = rho1 * t3;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t15 = m2_c2 * t14;
            let t16 = k19 * t14;
            let t17 = cos_q1 * cos_q2 - sin_q1_sin_q2;
            let t18 = c2 + l1 * cos_q2;
            let t19 = t15 * t3;
            let t20 = j2 + m2_c2 * (d * t17 + t18) - t19;
            let t21 = t20 * t8;
            let t22 = j2 + m2_c2 * t18 - t19 - t20 * t9;
            let t23 = t22 * t10;
            let t24 = rt::lit::<T>(1.0) / (k8 - t15 * t16 - t20 * t21 - t22 * t23);
            let t25 = rho4 + rho1 * t16 - t21 * t12 - t23 * t13;
            let t26 = t10 * (t13 - t24 * (t22 * t25));
            let t27 = t8 * (t12 - t24 * (t20 * t25)) - t9 * t26;
            let t28 = t26 + t27;
            let t29 = t3 * t28 + (k17 * rho1 + t24 * (t16 * t25));
            let t30 = t29 * (m1_c1 * t26);
            let t31 = m1_c1 * t27;
            let t32 = m2_l1 * t28;
            let t33 = t24 * t25;
            let t34 = m2_c2 * (t28 + t33);
            let t35 = cos_q2 * t34;
            let t36 = t32 + t35;
            let t37 = t5 - m2_c2 * sin_q1_sin_q2;
            let t38 = sin_q2 * t34;
            let t39 = t27 * (k22 - (k1 + t37)) - (m2_c2 * t17 * t33 + t37 * t26)
                - sin_q1 * t38;
            let t40 = d * t27;
            let t41 = cos_q1 * (t29 * (t35 + (t31 + t32)) + (t30 + t40 * t38))
                - sin_q1 * (t29 * t38 - t28 * (m1_c1_d * t27) - t40 * t36);
            let t42 = sin_q2 * (l1 * t28 + cos_q1 * t40 - sin_q1 * t29)
                + cos_q2 * (sin_q1 * t40 + cos_q1 * t29);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                cos_q1 * t30 + t29 * (cos_q1 * (t31 + t36) + t39),
                zero,
                zero,
                t41,
                t34 * t42,
                t29,
                t27,
                t26,
                t33,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 11
        pub fn vector_field(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 4>,
        ) -> SVector<T, 11> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[rho1, rho2, rho3, rho4]] = rho.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                inv_r,
                b_over_r,
                k16,
                k17,
                k19,
                k22,
                m1_c1_d,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = k17 * t2;
            let t4 = t2 * t3;
            let t5 = cos_q1 * t1;
            let t6 = c2 + twice_l1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t7 = d * t5 + (k5 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
            let t8 = rt::lit::<T>(1.0)
                / (twice_d * t5 + (k3 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k16)
                    - t4);
            let t9 = t7 * t8;
            let t10 = rt::lit::<T>(1.0)
                / (k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t9);
            let t11 = rho1 * t3;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t15 = m2_c2 * t14;
            let t16 = k19 * t14;
            let t17 = cos_q1 * cos_q2 - sin_q1_sin_q2;
            let t18 = c2 + l1 * cos_q2;
            let t19 = t15 * t3;
            let t20 = j2 + m2_c2 * (d * t17 + t18) - t19;
            let t21 = t20 * t8;
            let t22 = j2 + m2_c2 * t18 - t19 - t20 * t9;
            let t23 = t22 * t10;
            let t24 = rt::lit::<T>(1.0) / (k8 - t15 * t16 - t20 * t21 - t22 * t23);
            let t25 = rho4 + rho1 * t16 - t21 * t12 - t23 * t13;
            let t26 = t10 * (t13 - t24 * (t22 * t25));
            let t27 = t8 * (t12 - t24 * (t20 * t25)) - t9 * t26;
            let t28 = t26 + t27;
            let t29 = t3 * t28 + (k17 * rho1 + t24 * (t16 * t25));
            let t30 = inv_r * t29;
            let t31 = b_over_r * t27;
            let t32 = t24 * t25;
            let t33 = t5 - m2_c2 * sin_q1_sin_q2;
            let t34 = m2_c2 * (t28 + t32);
            let t35 = sin_q2 * t34;
            let t36 = m1_c1 * t27;
            let t37 = m2_l1 * t28;
            let t38 = cos_q2 * t34;
            let t39 = t37 + t38;
            let t40 = t29 * (m1_c1 * t26);
            let t41 = t29 * (sin_q1 * t35 - k22 * t27 - cos_q1 * (t36 + t39))
                - cos_q1 * t40;
            let t42 = d * t27;
            let t43 = cos_q1 * (t29 * (t38 + (t36 + t37)) + (t40 + t42 * t35))
                + sin_q1 * (t42 * t39 + (t28 * (m1_c1_d * t27) - t29 * t35));
            let t44 = sin_q2 * (l1 * t28 + cos_q1 * t42 - sin_q1 * t29)
                + cos_q2 * (sin_q1 * t42 + cos_q1 * t29);
            rt::vector([
                cos_theta * t29,
                sin_theta * t29,
                t27,
                t30 + t31,
                t30 - t31,
                t26,
                t32,
                t27 * (m2_c2 * t17 * t32 + t33 * t26 + (k1 + t33) * t27),
                t41,
                -t43,
                -(t34 * t44),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 11 × 11
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 4>,
        ) -> SMatrix<T, 11, 11> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[rho1, rho2, rho3, rho4]] = rho.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                m1_c1_plus_m2_l1,
                m2_c2_d,
                m2_c2_l1,
                r_squared,
                inv_r,
                b_over_r,
                k14,
                k16,
                k17,
                k18,
                m2_c2_r_squared,
                k19,
                k22,
                m1_c1_d,
                twice_m2_c2_d,
                twice_c2_m2_l1,
                k23,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = sin_q1 * t1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t3 = t2 + m2_c2 * sin_q2_cos_q1;
            let t4 = k17 * t3;
            let t5 = t3 * t4;
            let t6 = cos_q1 * t1;
            let t7 = c2 + twice_l1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t8 = d * t6 + (k5 + m2_c2 * (t7 - d * sin_q1_sin_q2)) - t5;
            let t9 = twice_d * t6 + (k3 + m2_c2 * (t7 - twice_d * sin_q1_sin_q2) + k16)
                - t5;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t8 * t10;
            let t12 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t5 - t8 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = rho1 * t4;
            let t15 = rho2 + t14;
            let t16 = rho3 + t14 - t11 * t15;
            let t17 = t13 * t16;
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t18 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t19 = m2_c2 * t18;
            let t20 = k19 * t18;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t21 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t22 = c2 + l1 * cos_q2;
            let t23 = t19 * t4;
            let t24 = j2 + m2_c2 * (d * t21 + t22) - t23;
            let t25 = t24 * t10;
            let t26 = j2 + m2_c2 * t22 - t23 - t24 * t11;
            let t27 = t26 * t13;
            let t28 = t26 * t27;
            let t29 = k8 - t19 * t20 - t24 * t25 - t28;
            let t30 = t12 * t29;
            let t31 = rt::lit::<T>(1.0) / t30;
            let t32 = rho4 + rho1 * t20 - t25 * t15 - t27 * t16;
            let t33 = t31 * (t26 * t32);
            let t34 = t17 - t33;
            let t35 = t10 * t15;
            let t36 = rt::lit::<T>(1.0) / (t9 * t29);
            let t37 = t36 * (t24 * t32);
            let t38 = t35 - t37 - t11 * t34;
            let t39 = t34 + t38;
            let t40 = k18 / t29;
            let t41 = m2_c2_r_squared * t18;
            let t42 = t40 * (t41 * t32);
            let t43 = t4 * t39 + (k17 * rho1 + t42);
            let t44 = t6 - m2_c2 * sin_q1_sin_q2;
            let t45 = k17 * t44;
            let t46 = rho1 * t45;
            let t47 = t3 * t45 + t44 * t4;
            let t48 = t47 + (twice_d * t2 + twice_m2_c2_d * sin_q2_cos_q1);
            let t49 = d * t2 + m2_c2_d * sin_q2_cos_q1 + t47;
            let t50 = t10 * (t11 * t48 - t49);
            let t51 = t46 - t11 * t46 - t15 * t50;
            let t52 = t8 * t50 + (t47 - t11 * t49);
            let t53 = m2_c2 * t21;
            let t54 = t53 * t4;
            let t55 = t19 * t45 + t54;
            let t56 = m2_c2_d * t18 + t55;
            let t57 = t24 * t50 + (t55 - t11 * t56);
            let t58 = t13 * (t27 * t52 - t57);
            let t59 = t10 * (t25 * t48 - t56);
            let t60 = k19 * t21;
            let t61 = t53 * t20 + t19 * t60;
            let t62 = t26 * t58 + (t24 * t59 + (t61 - t25 * t56) - t27 * t57);
            let t63 = rho1 * t60;
            let t64 = t63 - t25 * t46 - t15 * t59 - t27 * t51 - t16 * t58;
            let t65 = t31 * (t33 * (t29 * t52 + t12 * t62) + (t26 * t64 - t32 * t57));
            let t66 = t13 * (t51 + t17 * t52) - t65;
            let t67 = t36 * (t37 * (t29 * t48 + t9 * t62) + (t24 * t64 - t32 * t56));
            let t68 = t10 * (t46 + t48 * t35) - t34 * t50 - t67 - t11 * t66;
            let t69 = t32 * (m2_c2_r_squared * t21);
            let t70 = t4 * (t66 + t68)
                + (t45 * t39 + t40 * (t42 * (k14 * t62) + (t69 + t41 * t64)));
            let sin_q2_m2_c2 = m2_c2 * sin_q2;
            let sin_q1_sin_q2_m2_c2 = sin_q1 * sin_q2_m2_c2;
            let t71 = m2_c2 * cos_q1_cos_q2 - sin_q1_sin_q2_m2_c2;
            let t72 = k17 * t71;
            let t73 = rho1 * t72;
            let cos_q1_sin_q2_m2_c2 = cos_q1 * sin_q2_m2_c2;
            let sin_q2_twice_l1 = twice_l1 * sin_q2;
            let t74 = t71 * t4 + t3 * t72;
            let t75 = twice_d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (sin_q2_twice_l1 + twice_d * sin_q1_cos_q2) + t74;
            let t76 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1) + t74;
            let t77 = t10 * (t11 * t75 - t76);
            let t78 = t73 - t11 * t73 - t15 * t77;
            let t79 = t8 * t77 + (t74 + twice_c2_m2_l1 * sin_q2 - t11 * t76);
            let t80 = t54 + t19 * t72;
            let t81 = m2_c2 * (d * t18 + l1 * sin_q2) + t80;
            let t82 = t24 * t77 + (m2_c2_l1 * sin_q2 + t80 - t11 * t81);
            let t83 = t13 * (t27 * t79 - t82);
            let t84 = t10 * (t25 * t75 - t81);
            let t85 = t26 * t83 + (t24 * t84 + (t61 - t25 * t81) - t27 * t82);
            let t86 = t63 - t25 * t73 - t15 * t84 - t27 * t78 - t16 * t83;
            let t87 = t31 * (t33 * (t29 * t79 + t12 * t85) + (t26 * t86 - t32 * t82));
            let t88 = t13 * (t78 + t17 * t79) - t87;
            let t89 = t36 * (t37 * (t29 * t75 + t9 * t85) + (t24 * t86 - t32 * t81));
            let t90 = t10 * (t73 + t75 * t35) - t34 * t77 - t89 - t11 * t88;
            let t91 = t4 * (t88 + t90)
                + (t72 * t39 + t40 * (t42 * (k14 * t85) + (t69 + t41 * t86)));
            let t92 = k18 / t9;
            let t93 = r_squared * t3;
            let t94 = t4 - t92 * (t93 * t8);
            let t95 = t20 - t92 * (t93 * t24) - t27 * t94;
            let t96 = t13 * t94 - t31 * (t26 * t95);
            let t97 = t93 * t92 - t36 * (t24 * t95) - t11 * t96;
            let t98 = t4 * (t96 + t97) + (k17 + t40 * (t41 * t95));
            let t99 = rt::lit::<T>(1.0) / (t9 * t12);
            let t100 = t8 * t26;
            let t101 = t99 * t100 - t25;
            let t102 = t8 * t99 + t31 * (t26 * t101);
            let t103 = t11 * t102 + (t10 - t36 * (t24 * t101));
            let t104 = t40 * (t41 * t101) + t4 * (t103 - t102);
            let t105 = t13 + t28 * t31;
            let t106 = t36 * (t24 * t27) - t11 * t105;
            let t107 = t4 * (t105 + t106) - t40 * (t41 * t27);
            let t108 = t100 / (t9 * t30) - t24 * t36;
            let t109 = t4 * t108 + (t41 * t40 - t31 * (t4 * t26));
            let t110 = inv_r * t70;
            let t111 = b_over_r * t68;
            let t112 = inv_r * t91;
            let t113 = b_over_r * t90;
            let t114 = inv_r * t98;
            let t115 = b_over_r * t97;
            let t116 = inv_r * t104;
            let t117 = b_over_r * t103;
            let t118 = inv_r * t107;
            let t119 = b_over_r * t106;
            let t120 = inv_r * t109;
            let t121 = b_over_r * t108;
            let t122 = t26 * t31;
            let t123 = -t122;
            let t124 = rt::lit::<T>(1.0) / t29;
            let t125 = t124 * t32;
            let t126 = t124 * (t64 + t125 * t62);
            let t127 = t124 * (t86 + t125 * t85);
            let t128 = t95 * t124;
            let t129 = t124 * t101;
            let t130 = t38 * (rt::lit::<T>(2.0) * (k1 + t44)) + (t53 * t125 + t44 * t34);
            let t131 = t44 * t38;
            let t132 = t53 * t38;
            let t133 = t19 * t125;
            let t134 = t68 * t130 + (t66 * t131 + t126 * t132) - t38 * (t133 + t3 * t39);
            let t135 = t90 * t130 + (t88 * t131 + t127 * t132)
                - t38 * (t133 + (m2_c2 * sin_q1_cos_q2 + cos_q1_sin_q2_m2_c2) * t39);
            let t136 = t125 + t39;
            let t137 = m2_c2 * t136;
            let t138 = sin_q2 * t137;
            let t139 = sin_q1 * t138;
            let t140 = m1_c1 * t34;
            let t141 = m1_c1 * t38;
            let t142 = m2_l1 * t39;
            let t143 = cos_q2 * t137;
            let t144 = t142 + t143;
            let t145 = t141 + t144;
            let t146 = t139 - k22 * t38 - cos_q1 * (t140 + t145);
            let t147 = cos_q1 * t138;
            let m2_c2_cos_q2 = m2_c2 * cos_q2;
            let t148 = m2_l1 + m2_c2_cos_q2;
            let t149 = cos_q1 * t148;
            let t150 = m1_c1 * t43;
            let t151 = (sin_q1_sin_q2_m2_c2 - t149) * t43 - cos_q1 * t150;
            let t152 = t43 * (sin_q1_sin_q2_m2_c2 - (m1_c1 * cos_q1 + k23) - t149);
            let t153 = t43 * t140;
            let t154 = (sin_q1_sin_q2_m2_c2 - cos_q1 * m2_c2_cos_q2) * t43;
            let t155 = t43 * (t147 + sin_q1 * t145)
                + (t66 * t151 + (t68 * t152 + (sin_q1 * t153 + t126 * t154)));
            let t156 = t88 * t151
                + (t43 * (t147 + sin_q1 * t143) + (t90 * t152 + t127 * t154));
            let t157 = t143 + (t141 + t142);
            let t158 = d * t38;
            let t159 = t158 * t138;
            let t160 = t43 * t138;
            let t161 = sin_q1 * (t43 * t157 + (t153 + t159))
                - cos_q1 * (t158 * t144 + (d * t39 * t141 - t160));
            let t162 = sin_q2_m2_c2 * t158;
            let t163 = m1_c1_d * t38;
            let t164 = t148 * t158;
            let t165 = sin_q2_m2_c2 * t43;
            let t166 = cos_q1 * (t150 + (t162 + t148 * t43))
                + sin_q1 * (t163 + t164 - t165);
            let t167 = t139 - cos_q1 * (t140 + t157);
            let t168 = cos_q1 * (t162 + m2_c2_cos_q2 * t43)
                + sin_q1 * (m2_c2_cos_q2 * t158 - t165);
            let t169 = cos_q1
                * (d * t138 + (t162 + (m2_c2_cos_q2 + m1_c1_plus_m2_l1) * t43))
                + sin_q1 * (d * t144 + (t164 + (t163 + m1_c1_d * t39) - t165));
            let t170 = sin_q1 * (t159 + t43 * t143) - cos_q1 * (t158 * t143 - t160)
                - t127 * t168;
            let t171 = (sin_q1_sin_q2 - cos_q1_cos_q2) * t137;
            let t172 = sin_q1 * t158 + cos_q1 * t43;
            let t173 = t138 * t172;
            let t174 = cos_q1 * t158;
            let t175 = sin_q1 * t43;
            let t176 = m2_c2 * t172;
            let t177 = cos_q2 * t176;
            let t178 = t174 + l1 * t39 - t175;
            let t179 = m2_c2 * t178;
            let t180 = t177 + sin_q2 * t179;
            let t181 = sin_q2 * (t179 + (l1 + d * cos_q1) * t137)
                + cos_q2 * (t176 + t136 * (m2_c2_d * sin_q1));
            let t182 = t177 + sin_q2 * (t179 + m2_c2_l1 * t136);
            let t183 = t70 * t171 + (t173 - t143 * (t174 - t175)) - t126 * t180
                - (t68 * t181 + t66 * t182);
            let t184 = t91 * t171 + (t173 - t143 * t178) - t127 * t180
                - (t90 * t181 + t88 * t182);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(sin_theta * t43),
                    cos_theta * t43,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                ],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    cos_theta * t70,
                    sin_theta * t70,
                    t68,
                    t110 + t111,
                    t110 - t111,
                    t66,
                    t126,
                    t134,
                    t70 * t146 + t155,
                    t161 - t66 * t166 + (t70 * t167 - t126 * t168 - t68 * t169),
                    t183,
                ],
                [
                    cos_theta * t91,
                    sin_theta * t91,
                    t90,
                    t112 + t113,
                    t112 - t113,
                    t88,
                    t127,
                    t135,
                    t91 * t146 + t156,
                    t91 * t167 - t88 * t166 + (t170 - t90 * t169),
                    t184,
                ],
                [
                    cos_theta * t98,
                    sin_theta * t98,
                    t97,
                    t114 + t115,
                    t114 - t115,
                    t96,
                    t128,
                    t97 * t130 + (t96 * t131 + t128 * t132),
                    t98 * t146 + (t96 * t151 + (t97 * t152 + t128 * t154)),
                    t98 * t167 - t128 * t168 - (t96 * t166 + t97 * t169),
                    t98 * t171 - t128 * t180 - (t96 * t182 + t97 * t181),
                ],
                [
                    cos_theta * t104,
                    sin_theta * t104,
                    t103,
                    t116 + t117,
                    t116 - t117,
                    -t102,
                    t129,
                    t103 * t130 + (t129 * t132 - t102 * t131),
                    t104 * t146 + (t103 * t152 + t129 * t154 - t102 * t151),
                    t104 * t167 - t129 * t168 + (t102 * t166 - t103 * t169),
                    t104 * t171 - t129 * t180 + (t102 * t182 - t103 * t181),
                ],
                [
                    cos_theta * t107,
                    sin_theta * t107,
                    t106,
                    t118 + t119,
                    t118 - t119,
                    t105,
                    t123,
                    t106 * t130 + (t105 * t131 - t122 * t132),
                    t107 * t146 + (t105 * t151 + (t106 * t152 - t122 * t154)),
                    t107 * t167 + t122 * t168 - (t106 * t169 + t105 * t166),
                    t107 * t171 + t122 * t180 - (t106 * t181 + t105 * t182),
                ],
                [
                    cos_theta * t109,
                    sin_theta * t109,
                    t108,
                    t120 + t121,
                    t120 - t121,
                    t123,
                    t124,
                    t108 * t130 + (t124 * t132 - t122 * t131),
                    t109 * t146 + (t108 * t152 + t124 * t154 - t122 * t151),
                    t109 * t167 - t124 * t168 + (t122 * t166 - t108 * t169),
                    t109 * t171 - t124 * t180 + (t122 * t182 - t108 * t181),
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 7
        pub fn momenta(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = w
                .data
                .0;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_plus_m_plus_m1,
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = sin_theta * t3 - t5;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t8 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t9 = m2_c2
                * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t8);
            let t10 = t2 - m2_c2_sin_q1_sin_q2;
            let t11 = sin_theta * t4;
            let t12 = cos_theta * (k1 + t10) - t11;
            let t13 = cos_theta * t10 - t11;
            let t14 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t15 = m2_c2 * (cos_theta * t14 - sin_theta * t8);
            let t16 = c2 + twice_l1 * cos_q2;
            let t17 = d * t2 + (k5 + m2_c2 * (t16 - d * sin_q1_sin_q2));
            let t18 = c2 + l1 * cos_q2;
            let t19 = j2 + m2_c2 * (d * t14 + t18);
            let t20 = theta_dot
                * (twice_d * t2 + (k3 + m2_c2 * (t16 - twice_d * sin_q1_sin_q2)))
                + q2_dot * t19;
            let t21 = j2 + m2_c2 * t18;
            let t22 = theta_dot * t17
                + (t21 * q2_dot + q1_dot * (k7 + m2_l1 * (l1 + twice_c2 * cos_q2)));
            let t23 = t9 * x_dot + t15 * y_dot
                + (t21 * q1_dot + k8 * q2_dot + theta_dot * t19);
            rt::vector([
                t6 * theta_dot
                    + (t7 * q1_dot + (m2_plus_m_plus_m1 * x_dot + t9 * q2_dot)),
                t12 * theta_dot
                    + (t13 * q1_dot + (m2_plus_m_plus_m1 * y_dot + t15 * q2_dot)),
                t6 * x_dot + t12 * y_dot + (q1_dot * t17 + t20),
                jw * right_dot,
                jw * left_dot,
                t7 * x_dot + t13 * y_dot + t22,
                t23,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 7
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 7>,
            p: &SVector<T, 7>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[p_x, p_y, p_theta, p_right, p_left, p_q1, p_q2]] = p.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                inv_jw,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t1 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t2 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t1;
            let t3 = m2_c2 * t2;
            let t4 = k10 * t2;
            let t5 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t6 = cos_theta * t5 - sin_theta * t1;
            let t7 = m2_c2 * t6;
            let t8 = k10 * t6;
            let t9 = c2 + l1 * cos_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t10 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t11 = cos_q1 * t10;
            let t12 = m2_c2_sin_q1_sin_q2 - t11;
            let t13 = sin_q1 * t10 + m2_c2 * sin_q2_cos_q1;
            let t14 = cos_theta * t13;
            let t15 = sin_theta * (t12 - k1) - t14;
            let t16 = k9 * t15;
            let t17 = t11 - m2_c2_sin_q1_sin_q2;
            let t18 = sin_theta * t13;
            let t19 = cos_theta * (k1 + t17) - t18;
            let t20 = k9 * t19;
            let t21 = j2 + m2_c2 * (d * t5 + t9) - t3 * t16 - t7 * t20;
            let t22 = c2 + twice_l1 * cos_q2;
            let t23 = twice_d * t11 + (k3 + m2_c2 * (t22 - twice_d * sin_q1_sin_q2))
                - t15 * t16 - t19 * t20;
            let t24 = rt::lit::<T>(1.0) / t23;
            let t25 = t21 * t24;
            let t26 = cos_theta * t17 - t18;
            let t27 = k9 * t26;
            let t28 = sin_theta * t12 - t14;
            let t29 = k9 * t28;
            let t30 = d * t11 + (k5 + m2_c2 * (t22 - d * sin_q1_sin_q2)) - t28 * t16
                - t26 * t20;
            let t31 = t30 * t24;
            let t32 = j2 + m2_c2 * t9 - t7 * t27 - t3 * t29 - t21 * t31;
            let t33 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t26 * t27 - t28 * t29
                - t30 * t31;
            let t34 = rt::lit::<T>(1.0) / t33;
            let t35 = t32 * t34;
            let t36 = k8 - t3 * t4 - t7 * t8 - t21 * t25 - t32 * t35;
            let t37 = k9 / t36;
            let t38 = p_theta - p_x * t16 - p_y * t20;
            let t39 = p_q1 - p_y * t27 - p_x * t29 - t31 * t38;
            let t40 = p_q2 - p_x * t4 - p_y * t8 - t25 * t38 - t35 * t39;
            let t41 = rt::lit::<T>(1.0) / t36;
            let t42 = t34 * (t39 - t41 * (t32 * t40));
            let t43 = t24 * (t38 - t41 * (t21 * t40)) - t31 * t42;
            rt::vector([
                k9 * p_x - t37 * (t3 * t40) - t29 * t42 - t16 * t43,
                k9 * p_y - t37 * (t7 * t40) - t27 * t42 - t20 * t43,
                t43,
                inv_jw * p_right,
                inv_jw * p_left,
                t42,
                t41 * t40,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn to_momenta(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 4> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = w
                .data
                .0;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_plus_m_plus_m1,
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                inv_r,
                b_over_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t3 = t2 - m2_c2_sin_q1_sin_q2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = sin_theta * t4;
            let t6 = cos_theta * (k1 + t3) - t5;
            let t7 = cos_theta * t3 - t5;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t8 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t9 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t10 = m2_c2 * (cos_theta * t8 - sin_theta * t9);
            let jw_left_dot = jw * left_dot;
            let jw_right_dot = jw * right_dot;
            let t11 = m2_c2_sin_q1_sin_q2 - t2;
            let t12 = cos_theta * t4;
            let t13 = sin_theta * (t11 - k1) - t12;
            let t14 = sin_theta * t11 - t12;
            let t15 = m2_c2
                * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t9);
            let t16 = inv_r * (jw_left_dot + jw_right_dot)
                + cos_theta
                    * (t13 * theta_dot
                        + (t14 * q1_dot + (m2_plus_m_plus_m1 * x_dot + t15 * q2_dot)));
            let t17 = sin_theta
                * (t6 * theta_dot
                    + (t7 * q1_dot + (m2_plus_m_plus_m1 * y_dot + t10 * q2_dot))) + t16;
            let t18 = c2 + l1 * cos_q2;
            let t19 = j2 + m2_c2 * (d * t8 + t18);
            let t20 = c2 + twice_l1 * cos_q2;
            let t21 = d * t2 + (k5 + m2_c2 * (t20 - d * sin_q1_sin_q2));
            let t22 = theta_dot
                * (twice_d * t2 + (k3 + m2_c2 * (t20 - twice_d * sin_q1_sin_q2)))
                + q1_dot * t21;
            let t23 = t13 * x_dot + t6 * y_dot
                + (q2_dot * t19 + b_over_r * (jw_right_dot - jw_left_dot) + t22);
            let t24 = j2 + m2_c2 * t18;
            let t25 = theta_dot * t21
                + (t24 * q2_dot + q1_dot * (k7 + m2_l1 * (l1 + twice_c2 * cos_q2)));
            let t26 = t15 * x_dot + t10 * y_dot
                + (t24 * q1_dot + k8 * q2_dot + theta_dot * t19);
            rt::vector([t17, t23, t14 * x_dot + t7 * y_dot + t25, t26])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7
        pub fn to_velocities(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 4>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[rho1, rho2, rho3, rho4]] = rho.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                inv_r,
                b_over_r,
                k16,
                k17,
                k19,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = k17 * t2;
            let t4 = t2 * t3;
            let t5 = cos_q1 * t1;
            let t6 = c2 + twice_l1 * cos_q2;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t7 = d * t5 + (k5 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
            let t8 = rt::lit::<T>(1.0)
                / (twice_d * t5 + (k3 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k16)
                    - t4);
            let t9 = t7 * t8;
            let t10 = rt::lit::<T>(1.0)
                / (k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t9);
            let t11 = rho1 * t3;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t15 = m2_c2 * t14;
            let t16 = k19 * t14;
            let t17 = c2 + l1 * cos_q2;
            let t18 = t15 * t3;
            let t19 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t17) - t18;
            let t20 = t19 * t8;
            let t21 = j2 + m2_c2 * t17 - t18 - t19 * t9;
            let t22 = t21 * t10;
            let t23 = rt::lit::<T>(1.0) / (k8 - t15 * t16 - t19 * t20 - t21 * t22);
            let t24 = rho4 + rho1 * t16 - t20 * t12 - t22 * t13;
            let t25 = t10 * (t13 - t23 * (t21 * t24));
            let t26 = t8 * (t12 - t23 * (t19 * t24)) - t9 * t25;
            let t27 = t3 * (t25 + t26) + (k17 * rho1 + t23 * (t16 * t24));
            let t28 = inv_r * t27;
            let t29 = b_over_r * t26;
            rt::vector([
                cos_theta * t27,
                sin_theta * t27,
                t26,
                t28 + t29,
                t28 - t29,
                t25,
                t23 * t24,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 3
        pub fn multipliers(
            &self,
            q: &SVector<T, 7>,
            w: &SVector<T, 7>,
        ) -> SVector<T, 3> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, _, _, q1_dot, q2_dot]] = w.data.0;
            let b = self.parameters.b;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                m2_c2_l1,
                r_r_over_jw,
                twice_c2_m2_l1,
                k23,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let t4 = t3 - k1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t5 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t6 = cos_theta * t5;
            let t7 = sin_theta * t4 - t6;
            let t8 = k9 * t7;
            let t9 = c2 + twice_l1 * cos_q2;
            let t10 = t2 - m2_c2_sin_q1_sin_q2;
            let t11 = k1 + t10;
            let t12 = sin_theta * t5;
            let t13 = cos_theta * t11 - t12;
            let t14 = k9 * t13;
            let t15 = twice_d * t2 + (k3 + m2_c2 * (t9 - twice_d * sin_q1_sin_q2))
                - t7 * t8 - t13 * t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = sin_theta * t8 - cos_theta * t14;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t18 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let t19 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t20 = sin_theta * t18 - cos_theta * t19;
            let t21 = m2_c2 * t20;
            let t22 = k10 * t20;
            let t23 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t24 = cos_theta * t23 - sin_theta * t19;
            let t25 = m2_c2 * t24;
            let t26 = k10 * t24;
            let t27 = c2 + l1 * cos_q2;
            let t28 = j2 + m2_c2 * (d * t23 + t27) - t21 * t8 - t25 * t14;
            let t29 = t28 * t16;
            let t30 = cos_theta * t10 - t12;
            let t31 = k9 * t30;
            let t32 = sin_theta * t3 - t6;
            let t33 = k9 * t32;
            let t34 = d * t2 + (k5 + m2_c2 * (t9 - d * sin_q1_sin_q2)) - t32 * t8
                - t30 * t14;
            let t35 = t34 * t16;
            let t36 = j2 + m2_c2 * t27 - t25 * t31 - t21 * t33 - t28 * t35;
            let t37 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t30 * t31 - t32 * t33
                - t34 * t35;
            let t38 = rt::lit::<T>(1.0) / t37;
            let t39 = t36 * t38;
            let t40 = k8 - t21 * t22 - t25 * t26 - t28 * t29 - t36 * t39;
            let t41 = rt::lit::<T>(1.0) / (t15 * t40);
            let t42 = sin_theta * t33 - cos_theta * t31 - t35 * t17;
            let t43 = sin_theta * t22 - cos_theta * t26 - t29 * t17 - t39 * t42;
            let t44 = rt::lit::<T>(1.0) / (t37 * t40);
            let t45 = t38 * t42 - t44 * (t36 * t43);
            let t46 = t16 * t17 - t41 * (t28 * t43) - t35 * t45;
            let t47 = k9 * sin_theta;
            let t48 = k9 / t40;
            let t49 = t8 * t46 + (t33 * t45 + (t47 + t48 * (t21 * t43)));
            let t50 = k9 * cos_theta;
            let t51 = t50 - t48 * (t25 * t43) - t31 * t45 - t14 * t46;
            let t52 = rt::lit::<T>(1.0) / (sin_theta * t49 + cos_theta * t51);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_q1_q1_dot = cos_q1 * q1_dot;
            let cos_q2_q2_dot = cos_q2 * q2_dot;
            let t53 = sin_q2 * cos_q1_q1_dot + sin_q1 * cos_q2_q2_dot;
            let sin_q1_q1_dot = sin_q1 * q1_dot;
            let sin_q2_q2_dot = sin_q2 * q2_dot;
            let m2_c2_sin_q2_q2_dot = m2_c2 * sin_q2_q2_dot;
            let t54 = t1 * sin_q1_q1_dot + cos_q1 * m2_c2_sin_q2_q2_dot;
            let t55 = m2_c2 * t53 + t54;
            let t56 = sin_theta * t55;
            let t57 = cos_q1 * cos_q2_q2_dot - sin_q2 * sin_q1_q1_dot;
            let t58 = t1 * cos_q1_q1_dot + (m2_c2 * t57 - sin_q1 * m2_c2_sin_q2_q2_dot);
            let t59 = cos_theta * t58 - t5 * sin_theta_theta_dot;
            let t60 = t3 * cos_theta_theta_dot + t56 - t59;
            let t61 = t53 + (cos_q2 * sin_q1_q1_dot + cos_q1 * sin_q2_q2_dot);
            let t62 = t57 + (cos_q2 * cos_q1_q1_dot - sin_q1 * sin_q2_q2_dot);
            let t63 = m2_c2
                * (sin_theta * t61
                    + (t18 * cos_theta_theta_dot + t19 * sin_theta_theta_dot)
                    - cos_theta * t62);
            let t64 = t4 * cos_theta_theta_dot + t56 - t59;
            let t65 = q1_dot * t60 + (q2_dot * t63 + theta_dot * t64);
            let t66 = t5 * cos_theta_theta_dot + sin_theta * t58;
            let t67 = cos_theta * t55;
            let t68 = t66 + (t10 * sin_theta_theta_dot + t67);
            let t69 = m2_c2
                * (sin_theta * t62
                    + (cos_theta * t61
                        + (t23 * sin_theta_theta_dot + t19 * cos_theta_theta_dot)));
            let t70 = t66 + (t11 * sin_theta_theta_dot + t67);
            let t71 = q1_dot * t68 + (q2_dot * t69 + theta_dot * t70);
            let t72 = m2_c2 * (l1 * sin_q2_q2_dot + d * t61);
            let t73 = theta_dot + q1_dot;
            let t74 = m2_c2 * (t73 + q2_dot);
            let cos_theta_y_dot = cos_theta * y_dot;
            let t75 = cos_theta_y_dot + d * theta_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let t76 = t75 - sin_theta_x_dot;
            let t77 = cos_theta * x_dot + sin_theta * y_dot;
            let t78 = sin_theta_x_dot - t75;
            let t79 = sin_q2 * (cos_q1 * t76 + (l1 * t73 - sin_q1 * t77))
                - cos_q2 * (sin_q1 * t78 - cos_q1 * t77);
            let t80 = m2_c2_l1 * sin_q2_q2_dot;
            let t81 = x_dot * t63 - theta_dot * t72
                + (t74 * t79 - q1_dot * t80 - y_dot * t69);
            let t82 = twice_l1 * sin_q2_q2_dot;
            let t83 = d * t54 + m2_c2 * (d * t53 + t82);
            let t84 = x_dot * t64
                - (q1_dot * t83
                    + theta_dot * (twice_d * t54 + m2_c2 * (t82 + twice_d * t53)));
            let t85 = m2_l1 * t73;
            let t86 = cos_q2 * t74;
            let t87 = t85 + t86;
            let m1_c1_theta_dot = m1_c1 * theta_dot;
            let t88 = k23 * theta_dot + cos_q1 * (t87 + m1_c1_theta_dot);
            let t89 = sin_q2 * t74;
            let t90 = sin_q1 * t89;
            let m1_c1_q1_dot = m1_c1 * q1_dot;
            let y_dot_m1_c1_q1_dot = y_dot * m1_c1_q1_dot;
            let x_dot_m1_c1_q1_dot = x_dot * m1_c1_q1_dot;
            let t91 = t86 + (t85 + m1_c1_theta_dot);
            let t92 = cos_q1 * t89 + sin_q1 * t91;
            let t93 = sin_theta
                * (y_dot * (t88 - t90)
                    + (cos_q1 * y_dot_m1_c1_q1_dot - sin_q1 * x_dot_m1_c1_q1_dot
                        - x_dot * t92));
            let t94 = cos_theta
                * (x_dot * (t90 - t88)
                    - (y_dot * t92
                        + (sin_q1 * y_dot_m1_c1_q1_dot + cos_q1 * x_dot_m1_c1_q1_dot)));
            let t95 = t14 * t71 + (t84 + (t93 - q2_dot * t72 - t94 - y_dot * t70))
                - t8 * t65;
            let t96 = cos_theta * y_dot_m1_c1_q1_dot - sin_theta * x_dot_m1_c1_q1_dot
                - t77 * t89
                + (t76 * t87
                    + (cos_theta_y_dot + d * t73 - sin_theta_x_dot) * m1_c1_theta_dot);
            let t97 = cos_q1
                * (t78 * t89
                    - (t77 * t91
                        + (sin_theta * y_dot_m1_c1_q1_dot
                            + cos_theta * x_dot_m1_c1_q1_dot)))
                + (q2_dot * t80 + sin_q2_q2_dot * (twice_c2_m2_l1 * q1_dot));
            let t98 = t31 * t71
                + (x_dot * t60 + (sin_q1 * t96 - t97 - theta_dot * t83) - y_dot * t68);
            let t99 = t98 - t33 * t65 - t35 * t95;
            let t100 = t26 * t71 + t81 - t22 * t65 - t29 * t95 - t39 * t99;
            let t101 = t38 * t99 - t44 * (t36 * t100);
            let t102 = t16 * t95 - t41 * (t28 * t100) - t35 * t101;
            let t103 = k9 * t65 - t48 * (t21 * t100) - t33 * t101 - t8 * t102;
            let t104 = t14 * t102 + (t31 * t101 + (k9 * t71 + t48 * (t25 * t100)));
            let t105 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t103 - cos_theta * t104;
            let t106 = cos_theta * t8 + sin_theta * t14;
            let t107 = b + t106;
            let t108 = cos_theta * t33 + sin_theta * t31;
            let t109 = t35 * t107 - t108;
            let t110 = cos_theta * t22 + sin_theta * t26;
            let t111 = t29 * t107 - t110 - t39 * t109;
            let t112 = t38 * t109 - t44 * (t36 * t111);
            let t113 = t35 * t112 + (t41 * (t28 * t111) + t16 * t107);
            let t114 = sin_theta * (t14 * t113 + (t47 - t48 * (t25 * t111) - t31 * t112))
                + (r_r_over_jw + b * t113);
            let t115 = cos_theta * (t8 * t113 + (t50 - t48 * (t21 * t111) - t33 * t112))
                + t114;
            let t116 = sin_theta * t51;
            let t117 = b * t46;
            let t118 = cos_theta * t49;
            let t119 = t116 - t117 - t118;
            let t120 = t119 * t52;
            let t121 = b - t106;
            let t122 = t108 + t35 * t121;
            let t123 = t39 * t122 - (t110 + t29 * t121);
            let t124 = t38 * t122 + t44 * (t36 * t123);
            let t125 = t35 * t124 + (t16 * t121 - t41 * (t28 * t123));
            let t126 = cos_theta * (t33 * t124 + (t50 - t48 * (t21 * t123)) - t8 * t125)
                + sin_theta * (t31 * t124 + (t47 - t48 * (t25 * t123)) - t14 * t125);
            let t127 = b * t125;
            let t128 = t116 + t117 - t118;
            let t129 = t128 * t52;
            let t130 = t126 - t127 - t119 * t129;
            let t131 = rt::lit::<T>(1.0) / (t126 + (r_r_over_jw + t127) - t128 * t129);
            let t132 = t130 * t131;
            let t133 = rt::lit::<T>(1.0) / (t115 - t119 * t120 - t130 * t132);
            let t134 = cos_theta * t103;
            let t135 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t136 = b * t102;
            let t137 = sin_theta * t104;
            let t138 = t134 + (t136 - t135) - t137 - t129 * t105;
            let t139 = t134 - (t135 + t136) - t137 - t120 * t105 - t132 * t138;
            let t140 = t131 * (t138 - t133 * (t130 * t139));
            rt::vector([
                t52 * (t105 - t133 * (t119 * t139)) - t129 * t140,
                t140,
                t133 * t139,
            ])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 7
        pub fn acceleration(
            &self,
            q: &SVector<T, 7>,
            w: &SVector<T, 7>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, _, _, q1_dot, q2_dot]] = w.data.0;
            let b = self.parameters.b;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                m2_c2_l1,
                r_r_over_jw,
                minus_r_over_jw,
                twice_c2_m2_l1,
                k23,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let t4 = t3 - k1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t5 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t6 = cos_theta * t5;
            let t7 = sin_theta * t4 - t6;
            let t8 = k9 * t7;
            let t9 = c2 + twice_l1 * cos_q2;
            let t10 = sin_theta * t3 - t6;
            let t11 = t2 - m2_c2_sin_q1_sin_q2;
            let t12 = sin_theta * t5;
            let t13 = cos_theta * t11 - t12;
            let t14 = k1 + t11;
            let t15 = cos_theta * t14 - t12;
            let t16 = k9 * t15;
            let t17 = d * t2 + (k5 + m2_c2 * (t9 - d * sin_q1_sin_q2)) - t10 * t8
                - t13 * t16;
            let t18 = twice_d * t2 + (k3 + m2_c2 * (t9 - twice_d * sin_q1_sin_q2))
                - t7 * t8 - t15 * t16;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t17 * t19;
            let t21 = k9 * t13;
            let t22 = k9 * t10;
            let t23 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t13 * t21 - t10 * t22
                - t17 * t20;
            let t24 = rt::lit::<T>(1.0) / t23;
            let t25 = cos_theta * t8 + sin_theta * t16;
            let t26 = b + t25;
            let t27 = cos_theta * t22 + sin_theta * t21;
            let t28 = t20 * t26 - t27;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t29 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let t30 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t31 = sin_theta * t29 - cos_theta * t30;
            let t32 = m2_c2 * t31;
            let t33 = k10 * t31;
            let t34 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t35 = cos_theta * t34 - sin_theta * t30;
            let t36 = m2_c2 * t35;
            let t37 = k10 * t35;
            let t38 = c2 + l1 * cos_q2;
            let t39 = j2 + m2_c2 * (d * t34 + t38) - t32 * t8 - t36 * t16;
            let t40 = t39 * t19;
            let t41 = j2 + m2_c2 * t38 - t36 * t21 - t32 * t22 - t39 * t20;
            let t42 = t41 * t24;
            let t43 = k8 - t32 * t33 - t36 * t37 - t39 * t40 - t41 * t42;
            let t44 = rt::lit::<T>(1.0) / (t23 * t43);
            let t45 = cos_theta * t33 + sin_theta * t37;
            let t46 = t40 * t26 - t45 - t42 * t28;
            let t47 = t24 * t28 - t44 * (t41 * t46);
            let t48 = rt::lit::<T>(1.0) / (t18 * t43);
            let t49 = t20 * t47 + (t48 * (t39 * t46) + t19 * t26);
            let t50 = k9 * cos_theta;
            let t51 = k9 / t43;
            let t52 = k9 * sin_theta;
            let t53 = sin_theta * (t16 * t49 + (t52 - t51 * (t36 * t46) - t21 * t47))
                + (r_r_over_jw + b * t49);
            let t54 = cos_theta * (t8 * t49 + (t50 - t51 * (t32 * t46) - t22 * t47))
                + t53;
            let t55 = sin_theta * t8 - cos_theta * t16;
            let t56 = sin_theta * t22 - cos_theta * t21 - t20 * t55;
            let t57 = sin_theta * t33 - cos_theta * t37 - t40 * t55 - t42 * t56;
            let t58 = t24 * t56 - t44 * (t41 * t57);
            let t59 = t19 * t55 - t48 * (t39 * t57) - t20 * t58;
            let t60 = t50 - t51 * (t36 * t57) - t21 * t58 - t16 * t59;
            let t61 = sin_theta * t60;
            let t62 = b * t59;
            let t63 = t8 * t59 + (t22 * t58 + (t52 + t51 * (t32 * t57)));
            let t64 = cos_theta * t63;
            let t65 = t61 - t62 - t64;
            let t66 = rt::lit::<T>(1.0) / (sin_theta * t63 + cos_theta * t60);
            let t67 = t65 * t66;
            let t68 = b - t25;
            let t69 = t27 + t20 * t68;
            let t70 = t42 * t69 - (t45 + t40 * t68);
            let t71 = t24 * t69 + t44 * (t41 * t70);
            let t72 = t20 * t71 + (t19 * t68 - t48 * (t39 * t70));
            let t73 = cos_theta * (t22 * t71 + (t50 - t51 * (t32 * t70)) - t8 * t72)
                + sin_theta * (t21 * t71 + (t52 - t51 * (t36 * t70)) - t16 * t72);
            let t74 = b * t72;
            let t75 = t61 + t62 - t64;
            let t76 = t75 * t66;
            let t77 = t73 - t74 - t65 * t76;
            let t78 = rt::lit::<T>(1.0) / (t73 + (r_r_over_jw + t74) - t75 * t76);
            let t79 = t77 * t78;
            let t80 = rt::lit::<T>(1.0) / (t54 - t65 * t67 - t77 * t79);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let cos_q1_q1_dot = cos_q1 * q1_dot;
            let cos_q2_q2_dot = cos_q2 * q2_dot;
            let t81 = sin_q2 * cos_q1_q1_dot + sin_q1 * cos_q2_q2_dot;
            let sin_q1_q1_dot = sin_q1 * q1_dot;
            let sin_q2_q2_dot = sin_q2 * q2_dot;
            let m2_c2_sin_q2_q2_dot = m2_c2 * sin_q2_q2_dot;
            let t82 = t1 * sin_q1_q1_dot + cos_q1 * m2_c2_sin_q2_q2_dot;
            let t83 = m2_c2 * t81 + t82;
            let t84 = sin_theta * t83;
            let t85 = cos_q1 * cos_q2_q2_dot - sin_q2 * sin_q1_q1_dot;
            let t86 = t1 * cos_q1_q1_dot + (m2_c2 * t85 - sin_q1 * m2_c2_sin_q2_q2_dot);
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t87 = cos_theta * t86 - t5 * sin_theta_theta_dot;
            let t88 = t3 * cos_theta_theta_dot + t84 - t87;
            let t89 = t81 + (cos_q2 * sin_q1_q1_dot + cos_q1 * sin_q2_q2_dot);
            let t90 = t85 + (cos_q2 * cos_q1_q1_dot - sin_q1 * sin_q2_q2_dot);
            let t91 = m2_c2
                * (sin_theta * t89
                    + (t29 * cos_theta_theta_dot + t30 * sin_theta_theta_dot)
                    - cos_theta * t90);
            let t92 = t4 * cos_theta_theta_dot + t84 - t87;
            let t93 = q1_dot * t88 + (q2_dot * t91 + theta_dot * t92);
            let t94 = t5 * cos_theta_theta_dot + sin_theta * t86;
            let t95 = cos_theta * t83;
            let t96 = t94 + (t11 * sin_theta_theta_dot + t95);
            let t97 = m2_c2
                * (sin_theta * t90
                    + (cos_theta * t89
                        + (t34 * sin_theta_theta_dot + t30 * cos_theta_theta_dot)));
            let t98 = t94 + (t14 * sin_theta_theta_dot + t95);
            let t99 = q1_dot * t96 + (q2_dot * t97 + theta_dot * t98);
            let t100 = m2_c2 * (l1 * sin_q2_q2_dot + d * t89);
            let t101 = m2_c2_l1 * sin_q2_q2_dot;
            let t102 = x_dot * t91 - y_dot * t97 - (theta_dot * t100 + q1_dot * t101);
            let t103 = theta_dot + q1_dot;
            let t104 = m2_c2 * (t103 + q2_dot);
            let sin_theta_x_dot = sin_theta * x_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let t105 = cos_theta_y_dot + d * theta_dot;
            let t106 = sin_theta_x_dot - t105;
            let t107 = cos_theta * x_dot + sin_theta * y_dot;
            let t108 = t105 - sin_theta_x_dot;
            let t109 = cos_q2 * (sin_q1 * t106 - cos_q1 * t107)
                - sin_q2 * (cos_q1 * t108 + (l1 * t103 - sin_q1 * t107));
            let t110 = t104 * t109;
            let t111 = twice_l1 * sin_q2_q2_dot;
            let t112 = d * t82 + m2_c2 * (d * t81 + t111);
            let t113 = x_dot * t92
                - (q1_dot * t112
                    + theta_dot * (twice_d * t82 + m2_c2 * (t111 + twice_d * t81)));
            let t114 = m2_l1 * t103;
            let t115 = cos_q2 * t104;
            let t116 = t114 + t115;
            let m1_c1_theta_dot = m1_c1 * theta_dot;
            let t117 = k23 * theta_dot + cos_q1 * (t116 + m1_c1_theta_dot);
            let t118 = sin_q2 * t104;
            let t119 = sin_q1 * t118;
            let m1_c1_q1_dot = m1_c1 * q1_dot;
            let y_dot_m1_c1_q1_dot = y_dot * m1_c1_q1_dot;
            let x_dot_m1_c1_q1_dot = x_dot * m1_c1_q1_dot;
            let t120 = t115 + (t114 + m1_c1_theta_dot);
            let t121 = cos_q1 * t118 + sin_q1 * t120;
            let t122 = sin_theta
                * (y_dot * (t117 - t119)
                    + (cos_q1 * y_dot_m1_c1_q1_dot - sin_q1 * x_dot_m1_c1_q1_dot
                        - x_dot * t121));
            let t123 = cos_theta
                * (x_dot * (t119 - t117)
                    - (y_dot * t121
                        + (sin_q1 * y_dot_m1_c1_q1_dot + cos_q1 * x_dot_m1_c1_q1_dot)));
            let t124 = t113 + (t122 - q2_dot * t100 - t123 - y_dot * t98);
            let t125 = t16 * t99 + t124 - t8 * t93;
            let t126 = x_dot * t88
                - (theta_dot * t112
                    + (q2_dot * t101 + sin_q2_q2_dot * (twice_c2_m2_l1 * q1_dot)))
                - y_dot * t96;
            let t127 = cos_theta * y_dot_m1_c1_q1_dot - sin_theta * x_dot_m1_c1_q1_dot
                - t107 * t118
                + (t108 * t116
                    + (cos_theta_y_dot + d * t103 - sin_theta_x_dot) * m1_c1_theta_dot);
            let t128 = cos_q1
                * (t106 * t118
                    - (t107 * t120
                        + (sin_theta * y_dot_m1_c1_q1_dot
                            + cos_theta * x_dot_m1_c1_q1_dot))) - sin_q1 * t127;
            let t129 = t126 - t128 + (t21 * t99 - t22 * t93) - t20 * t125;
            let t130 = t37 * t99 + (t102 - t110) - t33 * t93 - t40 * t125 - t42 * t129;
            let t131 = t24 * t129 - t44 * (t41 * t130);
            let t132 = t19 * t125 - t48 * (t39 * t130) - t20 * t131;
            let t133 = k9 * t93 - t51 * (t32 * t130) - t22 * t131 - t8 * t132;
            let t134 = cos_theta * t133;
            let t135 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t136 = b * t132;
            let t137 = t16 * t132 + (t21 * t131 + (k9 * t99 + t51 * (t36 * t130)));
            let t138 = sin_theta * t137;
            let t139 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t133 - cos_theta * t137;
            let t140 = t134 + (t136 - t135) - t138 - t76 * t139;
            let t141 = t134 - (t135 + t136) - t138 - t67 * t139 - t79 * t140;
            let t142 = t80 * t141;
            let t143 = t78 * (t140 - t80 * (t77 * t141));
            let t144 = t142 + t143;
            let t145 = t66 * (t139 - t80 * (t65 * t141)) - t76 * t143;
            let t146 = cos_theta * t144 - t93 - sin_theta * t145;
            let t147 = cos_theta * t145 + (t99 + sin_theta * t144);
            let t148 = b * (t143 - t142) - t124 - t16 * t147 - t8 * t146;
            let t149 = t128 - t126 - t22 * t146 - t21 * t147 - t20 * t148;
            let t150 = t110 - t102 - t37 * t147 - t33 * t146 - t40 * t148 - t42 * t149;
            let t151 = t24 * t149 - t41 * t44 * t150;
            let t152 = t19 * t148 - t150 * (t39 * t48) - t20 * t151;
            rt::vector([
                k9 * t146 - t150 * (t32 * t51) - t22 * t151 - t8 * t152,
                k9 * t147 - t150 * (t36 * t51) - t21 * t151 - t16 * t152,
                t152,
                minus_r_over_jw * t143,
                minus_r_over_jw * t142,
                t151,
                rt::lit::<T>(1.0) / t43 * t150,
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 7
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 7>,
            w: &SVector<T, 7>,
        ) -> SVector<T, 7> {
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = w
                .data
                .0;
            rt::vector([x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 1> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = w
                .data
                .0;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let j1 = self.parameters.J1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m_plus_m1,
                m1_c1,
                k11,
                m1_d,
                twice_m_a,
                twice_j2,
                twice_j1,
                ..
            } = self.constants;
            let t1 = theta_dot + q1_dot;
            let t2 = c2 * (t1 + q2_dot);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_x_dot = sin_theta * x_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let d_theta_dot = d * theta_dot;
            let t3 = cos_theta_y_dot + d_theta_dot;
            let t4 = cos_theta * x_dot + sin_theta * y_dot;
            let t5 = cos_q1 * (t3 - sin_theta_x_dot);
            let t6 = l1 * t1;
            let t7 = sin_q1 * t4;
            let t8 = sin_q2 * (sin_q1 * (sin_theta_x_dot - t3) - cos_q1 * t4)
                + cos_q2 * (t5 + (t6 - t7));
            let t9 = rt::lit::<T>(2.0) * t7;
            let t10 = x_dot * x_dot + y_dot * y_dot;
            let t11 = cos_theta_y_dot - sin_theta_x_dot;
            let t12 = d_theta_dot + rt::lit::<T>(2.0) * t11;
            let t13 = t2 * (t2 + rt::lit::<T>(2.0) * t8)
                + (t6 * (rt::lit::<T>(2.0) * t5 + (t6 - t9))
                    + (t10 + d_theta_dot * t12));
            let t14 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (sin_q1 * cos_theta + sin_theta * cos_q1);
            let t15 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t14)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t16 = c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot)
                + (cos_theta_y_dot + d * t1 - sin_theta_x_dot)
                    * (rt::lit::<T>(2.0) * cos_q1);
            let t17 = m1_d * t12
                + (twice_m_a * t11
                    + (twice_j2 * (q1_dot + q2_dot)
                        + (k11 * theta_dot + twice_j1 * q1_dot)));
            let t18 = m_plus_m1 * t10
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            let t19 = m2 * t13
                + (q1_dot * t15 + (theta_dot * (m1_c1 * (t16 - t9) + t17) + t18));
            rt::vector([rt::lit::<T>(0.5) * t19])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 7>, p: &SVector<T, 7>) -> T {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[p_x, p_y, p_theta, p_right, p_left, p_q1, p_q2]] = p.data.0;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                inv_jw,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t3 = t2 - m2_c2_sin_q1_sin_q2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = sin_theta * t4;
            let t6 = cos_theta * (k1 + t3) - t5;
            let t7 = k9 * t6;
            let t8 = c2 + twice_l1 * cos_q2;
            let t9 = m2_c2_sin_q1_sin_q2 - t2;
            let t10 = cos_theta * t4;
            let t11 = sin_theta * t9 - t10;
            let t12 = sin_theta * (t9 - k1) - t10;
            let t13 = k9 * t12;
            let t14 = cos_theta * t3 - t5;
            let t15 = d * t2 + (k5 + m2_c2 * (t8 - d * sin_q1_sin_q2)) - t11 * t13
                - t14 * t7;
            let t16 = twice_d * t2 + (k3 + m2_c2 * (t8 - twice_d * sin_q1_sin_q2))
                - t12 * t13 - t6 * t7;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = t15 * t17;
            let t19 = k9 * t14;
            let t20 = k9 * t11;
            let t21 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t14 * t19 - t11 * t20
                - t15 * t18;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = k9 / t16;
            let t24 = t23 * (t6 * t15) - t19;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t25 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t26 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t25;
            let t27 = m2_c2 * t26;
            let t28 = k10 * t26;
            let t29 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t30 = cos_theta * t29 - sin_theta * t25;
            let t31 = m2_c2 * t30;
            let t32 = k10 * t30;
            let t33 = c2 + l1 * cos_q2;
            let t34 = j2 + m2_c2 * (d * t29 + t33) - t27 * t13 - t31 * t7;
            let t35 = t34 * t17;
            let t36 = j2 + m2_c2 * t33 - t31 * t19 - t27 * t20 - t34 * t18;
            let t37 = t36 * t22;
            let t38 = k8 - t27 * t28 - t31 * t32 - t34 * t35 - t36 * t37;
            let t39 = t21 * t38;
            let t40 = rt::lit::<T>(1.0) / t39;
            let t41 = t23 * (t6 * t34) - t32 - t37 * t24;
            let t42 = t22 * t24 - t40 * (t36 * t41);
            let t43 = rt::lit::<T>(1.0) / (t16 * t38);
            let t44 = t18 * t42 + (t43 * (t34 * t41) + t6 * t23);
            let t45 = k9 / t38;
            let t46 = t23 * (t12 * t15) - t20;
            let t47 = t23 * (t12 * t34) - t28 - t37 * t46;
            let t48 = t22 * t46 - t40 * (t36 * t47);
            let t49 = t18 * t48 + (t43 * (t34 * t47) + t12 * t23);
            let t50 = t7 * t49 - (t19 * t48 + t45 * (t31 * t47));
            let t51 = rt::lit::<T>(1.0) / t38;
            let t52 = t51 * t41;
            let t53 = p_y * (t7 * t44 + (k9 - t45 * (t31 * t41) - t19 * t42))
                + (p_x * t50 + (p_q1 * t42 + p_q2 * t52 - p_theta * t44));
            let t54 = t47 * t51;
            let t55 = p_x * (t13 * t49 + (k9 - t45 * (t27 * t47) - t20 * t48))
                + (p_q1 * t48 + p_q2 * t54 - p_theta * t49);
            let t56 = rt::lit::<T>(1.0) / (t16 * t21);
            let t57 = t56 * (t15 * t36) - t35;
            let t58 = t15 * t56 + t40 * (t36 * t57);
            let t59 = t51 * t57;
            let t60 = p_theta * (t18 * t58 + (t17 - t43 * (t34 * t57)))
                + (p_q2 * t59 - p_q1 * t58);
            let t61 = t36 * t40;
            let t62 = p_q1 * (t22 + t36 * t36 / (t21 * t39)) + p_x * t48
                + (p_y * t42 - p_q2 * t61 - p_theta * t58);
            let t63 = p_y * t52 + p_theta * t59 + (p_x * t54 + p_q2 * t51 - p_q1 * t61);
            let t64 = p_theta * (t60 - (p_y * t44 + p_x * t49))
                + (p_q1 * t62
                    + (inv_jw * (p_right * p_right + p_left * p_left) + p_q2 * t63));
            rt::lit::<T>(0.5) * (p_y * t53 + (p_x * (p_y * t50 + t55) + t64))
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 14
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 7>,
            p: &SVector<T, 7>,
        ) -> SVector<T, 14> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[p_x, p_y, p_theta, p_right, p_left, p_q1, p_q2]] = p.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let d = self.parameters.d;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                twice_l1,
                twice_d,
                k3,
                k5,
                m2_l1,
                twice_c2,
                k7,
                k8,
                k9,
                k10,
                inv_jw,
                m2_c2_d,
                m2_c2_l1,
                r_r_over_jw,
                twice_c2_m2_l1,
                k23,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
            let t2 = cos_q1 * t1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t3 = t2 - m2_c2_sin_q1_sin_q2;
            let t4 = k1 + t3;
            let t5 = sin_q1 * t1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t6 = t5 + m2_c2 * sin_q2_cos_q1;
            let t7 = sin_theta * t6;
            let t8 = cos_theta * t4 - t7;
            let t9 = k9 * t8;
            let t10 = c2 + twice_l1 * cos_q2;
            let t11 = m2_c2_sin_q1_sin_q2 - t2;
            let t12 = cos_theta * t6;
            let t13 = sin_theta * t11 - t12;
            let t14 = t11 - k1;
            let t15 = sin_theta * t14 - t12;
            let t16 = k9 * t15;
            let t17 = cos_theta * t3;
            let t18 = t17 - t7;
            let t19 = d * t2 + (k5 + m2_c2 * (t10 - d * sin_q1_sin_q2)) - t13 * t16
                - t18 * t9;
            let t20 = twice_d * t2 + (k3 + m2_c2 * (t10 - twice_d * sin_q1_sin_q2))
                - t15 * t16 - t8 * t9;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = t19 * t21;
            let t23 = k9 * t18;
            let t24 = k9 * t13;
            let t25 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t18 * t23 - t13 * t24
                - t19 * t22;
            let t26 = rt::lit::<T>(1.0) / t25;
            let t27 = k9 / t20;
            let t28 = t27 * (t15 * t19) - t24;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t29 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t30 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t31 = cos_theta * t30;
            let t32 = sin_theta * t29 - t31;
            let t33 = m2_c2 * t32;
            let t34 = k10 * t32;
            let t35 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t36 = cos_theta * t35;
            let t37 = sin_theta * t30;
            let t38 = t36 - t37;
            let t39 = m2_c2 * t38;
            let t40 = k10 * t38;
            let t41 = c2 + l1 * cos_q2;
            let t42 = j2 + m2_c2 * (d * t35 + t41) - t33 * t16 - t39 * t9;
            let t43 = t42 * t21;
            let t44 = j2 + m2_c2 * t41 - t39 * t23 - t33 * t24 - t42 * t22;
            let t45 = t44 * t26;
            let t46 = k8 - t33 * t34 - t39 * t40 - t42 * t43 - t44 * t45;
            let t47 = t25 * t46;
            let t48 = rt::lit::<T>(1.0) / t47;
            let t49 = t27 * (t15 * t42) - t34 - t45 * t28;
            let t50 = t26 * t28 - t48 * (t44 * t49);
            let t51 = rt::lit::<T>(1.0) / (t20 * t46);
            let t52 = t22 * t50 + (t51 * (t42 * t49) + t15 * t27);
            let t53 = k9 / t46;
            let t54 = t9 * t52 - (t23 * t50 + t53 * (t39 * t49));
            let t55 = rt::lit::<T>(1.0) / t46;
            let t56 = t49 * t55;
            let t57 = p_x * (t16 * t52 + (k9 - t53 * (t33 * t49) - t24 * t50))
                + (p_q1 * t50 + p_q2 * t56 - p_theta * t52);
            let t58 = p_y * t54 + t57;
            let t59 = t27 * (t8 * t19) - t23;
            let t60 = t27 * (t8 * t42) - t40 - t45 * t59;
            let t61 = t26 * t59 - t48 * (t44 * t60);
            let t62 = t22 * t61 + (t51 * (t42 * t60) + t8 * t27);
            let t63 = t55 * t60;
            let t64 = p_y * (t9 * t62 + (k9 - t53 * (t39 * t60) - t23 * t61))
                + (p_x * t54 + (p_q1 * t61 + p_q2 * t63 - p_theta * t62));
            let t65 = rt::lit::<T>(1.0) / (t20 * t25);
            let t66 = t65 * (t19 * t44) - t43;
            let t67 = t19 * t65 + t48 * (t44 * t66);
            let t68 = t55 * t66;
            let t69 = p_theta * (t22 * t67 + (t21 - t51 * (t42 * t66)))
                + (p_q2 * t68 - p_q1 * t67);
            let t70 = t69 - (p_y * t62 + p_x * t52);
            let t71 = t44 * t48;
            let t72 = p_q1 * (t26 + t44 * t44 / (t25 * t47)) + p_x * t50
                + (p_y * t61 - p_q2 * t71 - p_theta * t67);
            let t73 = p_y * t63 + p_theta * t68 + (p_x * t56 + p_q2 * t55 - p_q1 * t71);
            let t74 = cos_theta * t16 + sin_theta * t9;
            let t75 = b + t74;
            let t76 = cos_theta * t24 + sin_theta * t23;
            let t77 = t22 * t75 - t76;
            let t78 = cos_theta * t34 + sin_theta * t40;
            let t79 = t43 * t75 - t78 - t45 * t77;
            let t80 = t26 * t77 - t48 * (t44 * t79);
            let t81 = t22 * t80 + (t51 * (t42 * t79) + t21 * t75);
            let t82 = k9 * cos_theta;
            let t83 = k9 * sin_theta;
            let t84 = sin_theta * (t9 * t81 + (t83 - t53 * (t39 * t79) - t23 * t80))
                + (r_r_over_jw + b * t81);
            let t85 = cos_theta * (t16 * t81 + (t82 - t53 * (t33 * t79) - t24 * t80))
                + t84;
            let t86 = sin_theta * t16 - cos_theta * t9;
            let t87 = sin_theta * t24 - cos_theta * t23 - t22 * t86;
            let t88 = sin_theta * t34 - cos_theta * t40 - t43 * t86 - t45 * t87;
            let t89 = t26 * t87 - t48 * (t44 * t88);
            let t90 = t21 * t86 - t51 * (t42 * t88) - t22 * t89;
            let t91 = t82 - t53 * (t39 * t88) - t23 * t89 - t9 * t90;
            let t92 = sin_theta * t91;
            let t93 = b * t90;
            let t94 = t16 * t90 + (t24 * t89 + (t83 + t53 * (t33 * t88)));
            let t95 = cos_theta * t94;
            let t96 = t92 - t93 - t95;
            let t97 = rt::lit::<T>(1.0) / (sin_theta * t94 + cos_theta * t91);
            let t98 = t96 * t97;
            let t99 = b - t74;
            let t100 = t76 + t22 * t99;
            let t101 = t45 * t100 - (t78 + t43 * t99);
            let t102 = t26 * t100 + t48 * (t44 * t101);
            let t103 = t22 * t102 + (t21 * t99 - t51 * (t42 * t101));
            let t104 = cos_theta * (t24 * t102 + (t82 - t53 * (t33 * t101)) - t16 * t103)
                + sin_theta * (t23 * t102 + (t83 - t53 * (t39 * t101)) - t9 * t103);
            let t105 = b * t103;
            let t106 = t92 + t93 - t95;
            let t107 = t106 * t97;
            let t108 = t104 - t105 - t96 * t107;
            let t109 = rt::lit::<T>(1.0) / (t104 + (r_r_over_jw + t105) - t106 * t107);
            let t110 = t108 * t109;
            let t111 = rt::lit::<T>(1.0) / (t85 - t96 * t98 - t108 * t110);
            let t112 = sin_q1 * t72;
            let t113 = sin_q2 * t73;
            let t114 = m2_c2 * t113;
            let t115 = t1 * t112 + cos_q1 * t114;
            let t116 = cos_q1 * t72;
            let t117 = cos_q2 * t73;
            let t118 = sin_q2 * t116 + sin_q1 * t117;
            let t119 = t115 + m2_c2 * t118;
            let t120 = sin_theta * t119;
            let t121 = cos_theta * t70;
            let t122 = cos_q1 * t117 - sin_q2 * t112;
            let t123 = m2_c2 * t122 + (t1 * t116 - sin_q1 * t114);
            let t124 = sin_theta * t70;
            let t125 = cos_theta * t123 - t6 * t124;
            let t126 = t120 + t11 * t121 - t125;
            let t127 = t118 + (cos_q1 * t113 + cos_q2 * t112);
            let t128 = t122 + (cos_q2 * t116 - sin_q1 * t113);
            let t129 = m2_c2
                * (sin_theta * t127 + (t30 * t124 + t29 * t121) - cos_theta * t128);
            let t130 = t120 + t14 * t121 - t125;
            let t131 = t72 * t126 + (t73 * t129 + t70 * t130);
            let t132 = t70 + t72;
            let t133 = m2_c2 * (t73 + t132);
            let t134 = cos_theta * t64;
            let t135 = t134 + d * t70;
            let t136 = sin_theta * t58;
            let t137 = t135 - t136;
            let t138 = cos_theta * t58 + sin_theta * t64;
            let t139 = t136 - t135;
            let t140 = sin_q2 * (cos_q1 * t137 + (l1 * t132 - sin_q1 * t138))
                - cos_q2 * (sin_q1 * t139 - cos_q1 * t138);
            let t141 = m2_c2
                * (sin_theta * t128 + (cos_theta * t127 + (t35 * t124 + t30 * t121)));
            let t142 = m2_c2_l1 * t113;
            let t143 = m2_c2 * (l1 * t113 + d * t127);
            let t144 = t133 * t140
                + (t58 * t129 - t64 * t141 - (t72 * t142 + t70 * t143));
            let t145 = t6 * t121 + sin_theta * t123;
            let t146 = cos_theta * t119;
            let t147 = t145 + (t146 + t3 * t124);
            let t148 = t145 + (t146 + t4 * t124);
            let t149 = t72 * t147 + (t73 * t141 + t70 * t148);
            let t150 = m1_c1 * t70;
            let t151 = m2_l1 * t132;
            let t152 = cos_q2 * t133;
            let t153 = t151 + t152;
            let t154 = k23 * t70 + cos_q1 * (t150 + t153);
            let t155 = sin_q2 * t133;
            let t156 = sin_q1 * t155;
            let t157 = m1_c1 * t72;
            let t158 = t64 * t157;
            let t159 = t58 * t157;
            let t160 = t152 + (t150 + t151);
            let t161 = cos_q1 * t155 + sin_q1 * t160;
            let t162 = sin_theta
                * (t64 * (t154 - t156) + (cos_q1 * t158 - sin_q1 * t159 - t58 * t161));
            let t163 = twice_l1 * t113;
            let t164 = d * t115 + m2_c2 * (t163 + d * t118);
            let t165 = t64 * t148
                + (t72 * t164
                    + t70 * (twice_d * t115 + m2_c2 * (t163 + twice_d * t118)));
            let t166 = cos_theta
                * (t58 * (t156 - t154) - (t64 * t161 + (sin_q1 * t158 + cos_q1 * t159)));
            let t167 = t162 - t16 * t131
                + (t9 * t149 + (t58 * t130 - t73 * t143 - t165) - t166);
            let t168 = cos_theta * t158 - sin_theta * t159 - t138 * t155
                + (t137 * t153 + t150 * (t134 + d * t132 - t136));
            let t169 = t58 * t126 - t64 * t147
                - cos_q1
                    * (t139 * t155 - (sin_theta * t158 + cos_theta * t159)
                        - t138 * t160);
            let t170 = sin_q1 * t168
                - (t70 * t164 + (t72 * (twice_c2_m2_l1 * t113) + t73 * t142)) + t169;
            let t171 = t170 + (t23 * t149 - t24 * t131) - t22 * t167;
            let t172 = t144 + (t40 * t149 - t34 * t131) - t43 * t167 - t45 * t171;
            let t173 = t26 * t171 - t71 * t172;
            let t174 = t21 * t167 - t42 * t51 * t172 - t22 * t173;
            let t175 = k9 * t131 - t33 * t53 * t172 - t24 * t173 - t16 * t174;
            let t176 = cos_theta * t175;
            let t177 = t64 * t121 - t58 * t124;
            let t178 = b * t174;
            let t179 = t9 * t174 + (t23 * t173 + (k9 * t149 + t39 * t53 * t172));
            let t180 = sin_theta * t179;
            let t181 = t58 * t121 + t64 * t124 - sin_theta * t175 - cos_theta * t179;
            let t182 = t176 + (t178 - t177) - t180 - t107 * t181;
            let t183 = t176 - (t177 + t178) - t180 - t98 * t181 - t110 * t182;
            let t184 = t111 * t183;
            let t185 = t109 * (t182 - t183 * (t108 * t111));
            let t186 = t184 + t185;
            let t187 = t97 * (t181 - t183 * (t96 * t111)) - t107 * t185;
            let t188 = t7 + t14 * cos_theta;
            let t189 = t12 + sin_theta * t4;
            let t190 = t7 + t11 * cos_theta;
            let t191 = m2_c2 * (t37 + cos_theta * t29);
            let t192 = t12 + sin_theta * t3;
            let t193 = m2_c2 * (t31 + sin_theta * t35);
            let t194 = t193 * t73;
            let t195 = t192 * t72 + t194;
            let t196 = t58 * (t188 * t70 + (t190 * t72 + t191 * t73))
                - t64 * (t195 + t189 * t70);
            let t197 = t192 * t64;
            let t198 = t193 * t64;
            let t199 = t70 * (t188 * t58 - t189 * t64) + t196
                + (t72 * (t190 * t58 - t197) + t73 * (t191 * t58 - t198));
            let t200 = t7 - t17;
            let t201 = t200 * t58;
            let t202 = m2_c2_d * t30;
            let t203 = d * t5 + m2_c2_d * sin_q2_cos_q1;
            let t204 = m2_c2 * (t37 - t36);
            let t205 = t204 * t73;
            let t206 = t70
                * (t201 - t202 * t73 - (t197 + t203 * (t72 + rt::lit::<T>(2.0) * t70)))
                + (t58 * (t205 + t200 * t132) - t64 * (t192 * t70 + t195));
            let t207 = t204 * t58;
            let t208 = t72 * (t201 - t203 * t70 - t197)
                + t73 * (t207 - t202 * t70 - t198);
            let sin_q2_m2_c2 = m2_c2 * sin_q2;
            let cos_q1_sin_q2_m2_c2 = cos_q1 * sin_q2_m2_c2;
            let t209 = m2_c2 * sin_q1_cos_q2 + cos_q1_sin_q2_m2_c2;
            let t210 = m2_c2 * cos_q1_cos_q2 - sin_q1 * sin_q2_m2_c2;
            let t211 = sin_theta * t209 - cos_theta * t210;
            let t212 = t211 * t58;
            let sin_q2_twice_l1 = twice_l1 * sin_q2;
            let t213 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1);
            let t214 = m2_c2 * (d * t30 + l1 * sin_q2);
            let t215 = (twice_d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (sin_q2_twice_l1 + twice_d * sin_q1_cos_q2)) * t70
                + (t213 * t72 + t214 * t73);
            let t216 = cos_theta * t209 + sin_theta * t210;
            let t217 = t216 * t64;
            let t218 = t70 * (t212 - t215 - t217)
                + (t58 * (t205 + t211 * t132) - t64 * (t194 + t216 * t132));
            let sin_q2_m2_c2_l1 = m2_c2_l1 * sin_q2;
            let t219 = t72
                * (t212
                    - (t213 * t70
                        + (twice_c2_m2_l1 * sin_q2 * t72 + sin_q2_m2_c2_l1 * t73))
                    - t217);
            let t220 = rt::lit::<T>(0.5)
                * (t218
                    + (t219
                        + t73 * (t207 - (t214 * t70 + sin_q2_m2_c2_l1 * t72) - t198)));
            rt::vector([
                t58,
                t64,
                t70,
                inv_jw * p_right,
                inv_jw * p_left,
                t72,
                t73,
                cos_theta * t186 - sin_theta * t187,
                cos_theta * t187 + sin_theta * t186,
                rt::lit::<T>(0.5) * t199 + b * (t185 - t184),
                -r * t185,
                -r * t184,
                rt::lit::<T>(0.5) * (t206 + t208),
                t220,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "mobile_manipulator";

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
        type Point = [T; 11];
        type Jacobian = SMatrix<T, 11, 11>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 11],
            _inputs: &[T; 0],
        ) -> [T; 11] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 11],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 11, 11>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 11] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 11],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 14];
        type Jacobian = SMatrix<T, 14, 14>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 14],
            _inputs: &[T; 0],
        ) -> [T; 14] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 14] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 14],
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
        /// - `q1_rate`, `q2_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `rho4_rate`, `kappa_gradient`: 7 × 7 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, right_rate, left_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 21 | 53 | 10 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 22 | 2 | 0 | 0 | 0 |
        /// | each step | 183 | 256 | 21 | 0 | 5 | 2 |
        /// | each sweep for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, kappa_gradient | 226 | 281 | 7 | 0 | 6 | 0 |
        /// | each iteration for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, kappa_gradient | 1000 | 1433 | 27 | 0 | 7 | 0 |
        /// | each state that is looked at | 43 | 56 | 3 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1`
            m1_c1: T,
            /// `d (m1 + m2) + M a`
            k1: T,
            /// `l1²`
            l1_squared: T,
            /// `d² + l1²`
            k2: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2)`
            k3: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2) + m2 (d² + l1²)`
            k4: T,
            /// `J1 + J2 + m1 c1²`
            k5: T,
            /// `J1 + J2 + m1 c1² + m2 l1²`
            k6: T,
            /// `c2²`
            c2_squared: T,
            /// `m2 l1`
            m2_l1: T,
            /// `2 c2`
            twice_c2: T,
            /// `J1 + J2 + m1 c1² + m2 c2²`
            k7: T,
            /// `J2 + m2 c2²`
            k8: T,
            /// `m1 c1 + m2 l1`
            m1_c1_plus_m2_l1: T,
            /// `m2 c2 d`
            m2_c2_d: T,
            /// `m2 c2 l1`
            m2_c2_l1: T,
            /// `m2 c2/2`
            half_m2_c2: T,
            /// `r²`
            r_squared: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `(m2 + (M + m1)) r² + 2 Jw`
            k9: T,
            /// `((m2 + (M + m1)) r² + 2 Jw)/(r²)`
            k10: T,
            /// `2 (Jw b²/(r²))`
            k11: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k12: T,
            /// `1/((m2 + (M + m1)) r² + 2 Jw)`
            k13: T,
            /// `m2 c2 r²`
            m2_c2_r_squared: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k14: T,
            /// `m1 d + (M a + m2 d)`
            k15: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `2 c2 m2 l1`
            twice_c2_m2_l1: T,
            /// `4 l1`
            k16: T,
            /// `2 m2 c2 l1`
            twice_m2_c2_l1: T,
            /// `4 c2 m2 l1`
            k17: T,
            /// `d/2`
            half_d: T,
            /// `(m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k18: T,
            /// `m2 c2 d/2`
            half_m2_c2_d: T,
            /// `2/(r²) + 1`
            k19: T,
            /// `2 m2 c2`
            twice_m2_c2: T,
            /// `((m2 + (M + m1)) r² + 2 Jw) (2/(r²) + 1)`
            k20: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) (2/(r²) + 1)`
            k21: T,
            /// `2 (b²/(r²)) + 1`
            k22: T,
            /// `m2 c2 r²/2`
            half_m2_c2_r_squared: T,
            /// `m1 c1/2`
            half_m1_c1: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k23: T,
            /// `((m2 + (M + m1)) r² + 2 Jw)/2`
            k24: T,
            /// `d r²`
            d_r_squared: T,
            /// `1/(r²)`
            inv_r_squared: T,
            /// `2 d r²`
            twice_d_r_squared: T,
            /// `c2 m2 r²`
            k25: T,
            /// `2 Jw b²`
            twice_jw_b_squared: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 c2 h`
            m2_c2_h: T,
            /// `l1 h`
            l1_h: T,
            /// `m2 c2 h/2`
            half_m2_c2_h: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `m2 l1 c2 h`
            m2_l1_c2_h: T,
            /// `m2 c2 l1 h/2`
            k26: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h`
            k27: T,
            /// `h (m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k28: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h/2`
            k29: T,
            /// `m2 c2 h/2`
            k30: T,
            /// `(r² h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k31: T,
            /// `h m2 c2 r²/2`
            k32: T,
            /// `m1 c1 h/2`
            k33: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (4); energy at the start (1); functions of q that the next step needs (7).
            type Carried = [T; 19];
            type Memory = (rt::Predictor<T, 7, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let l1 = system.parameters.l1;
                let c1 = system.parameters.c1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let m2_c2 = m2 * c2;
                let m1_c1 = m1 * c1;
                let m_a = m * a;
                let k1 = d * (m1 + m2) + m_a;
                let l1_squared = l1 * l1;
                let d_squared = d * d;
                let k2 = d_squared + l1_squared;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let k3 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let k4 = k3 + m2 * k2;
                let k5 = j1_plus_j2 + m1 * c1_squared;
                let k6 = k5 + m2 * l1_squared;
                let c2_squared = c2 * c2;
                let m2_l1 = m2 * l1;
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let m2_c2_squared = m2 * c2_squared;
                let k7 = k5 + m2_c2_squared;
                let k8 = j2 + m2_c2_squared;
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                let m2_c2_d = m2_c2 * d;
                let m2_c2_l1 = m2_c2 * l1;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let r_squared = r * r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let k9 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k10 = k9 / r_squared;
                let b_squared = b * b;
                let jw_b_squared = jw * b_squared;
                let k11 = rt::lit::<T>(2.0) * (jw_b_squared / r_squared);
                let k12 = r_squared / k9;
                let k13 = rt::lit::<T>(1.0) / k9;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k14 = m2_c2_r_squared / k9;
                let k15 = m1 * d + (m_a + m2 * d);
                let m1_c1_d = m1_c1 * d;
                let c2_m2_l1 = c2 * m2_l1;
                let twice_c2_m2_l1 = rt::lit::<T>(2.0) * c2_m2_l1;
                let k16 = rt::lit::<T>(4.0) * l1;
                let twice_m2_c2_l1 = rt::lit::<T>(2.0) * m2_c2_l1;
                let k17 = rt::lit::<T>(4.0) * c2_m2_l1;
                let half_d = rt::lit::<T>(0.5) * d;
                let k18 = rt::lit::<T>(0.5) * k14;
                let half_m2_c2_d = rt::lit::<T>(0.5) * m2_c2_d;
                let k19 = rt::lit::<T>(2.0) / r_squared + rt::lit::<T>(1.0);
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let k20 = k9 * k19;
                let k21 = k12 * k19;
                let k22 = rt::lit::<T>(2.0) * (b_squared / r_squared)
                    + rt::lit::<T>(1.0);
                let half_m2_c2_r_squared = rt::lit::<T>(0.5) * m2_c2_r_squared;
                let half_m1_c1 = rt::lit::<T>(0.5) * m1_c1;
                let k23 = rt::lit::<T>(0.5) * k12;
                let k24 = rt::lit::<T>(0.5) * k9;
                let d_r_squared = d * r_squared;
                let inv_r_squared = rt::lit::<T>(1.0) / r_squared;
                let twice_d_r_squared = rt::lit::<T>(2.0) * d_r_squared;
                let k25 = c2 * (m2 * r_squared);
                let twice_jw_b_squared = rt::lit::<T>(2.0) * jw_b_squared;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c2_h = c2 * h;
                let m2_c2_h = m2 * c2_h;
                let l1_h = l1 * h;
                let half_m2_c2_h = rt::lit::<T>(0.5) * m2_c2_h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let m2_l1_c2_h = m2_l1 * c2_h;
                let k26 = rt::lit::<T>(0.5) * (m2_c2 * l1_h);
                let k27 = k12 * h;
                let k28 = rt::lit::<T>(0.5) * (h * k14);
                let k29 = rt::lit::<T>(0.5) * k27;
                let k30 = rt::lit::<T>(0.5) * (m2_c2 * h);
                let k31 = rt::lit::<T>(0.5) * (r_squared * h / k9);
                let k32 = rt::lit::<T>(0.5) * (h * m2_c2_r_squared);
                let k33 = rt::lit::<T>(0.5) * (m1_c1 * h);
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    l1_squared,
                    k2,
                    k3,
                    twice_l1,
                    twice_d,
                    k4,
                    k5,
                    k6,
                    c2_squared,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    m1_c1_plus_m2_l1,
                    m2_c2_d,
                    m2_c2_l1,
                    half_m2_c2,
                    r_squared,
                    inv_r,
                    b_over_r,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    m2_c2_r_squared,
                    k14,
                    k15,
                    m1_c1_d,
                    twice_c2_m2_l1,
                    k16,
                    twice_m2_c2_l1,
                    k17,
                    half_d,
                    k18,
                    half_m2_c2_d,
                    k19,
                    twice_m2_c2,
                    k20,
                    k21,
                    k22,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    k23,
                    k24,
                    d_r_squared,
                    inv_r_squared,
                    twice_d_r_squared,
                    k25,
                    twice_jw_b_squared,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    half_l1_h,
                    m2_l1_c2_h,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    twice_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.M;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    k2,
                    k3,
                    twice_l1,
                    twice_d,
                    k6,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    inv_r,
                    b_over_r,
                    k11,
                    k12,
                    k14,
                    ..
                } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let t2 = cos_q1 * t1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
                let t3 = t2 - m2_c2_sin_q1_sin_q2;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t5 = sin_theta * t4;
                let t6 = cos_theta * (k1 + t3) - t5;
                let t7 = cos_theta * t3 - t5;
                let t8 = m2 + (m + m1);
                let cos_q1_cos_q2 = cos_q1 * cos_q2;
                let t9 = cos_q1_cos_q2 - sin_q1_sin_q2;
                let t10 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t11 = m2_c2 * (cos_theta * t9 - sin_theta * t10);
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let t12 = m2_c2_sin_q1_sin_q2 - t2;
                let t13 = cos_theta * t4;
                let t14 = sin_theta * (t12 - k1) - t13;
                let t15 = sin_theta * t12 - t13;
                let t16 = m2_c2
                    * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t10);
                let t17 = inv_r * (jw_left_dot + jw_right_dot)
                    + cos_theta
                        * (t14 * theta_dot
                            + (t15 * q1_dot + (t8 * x_dot + t16 * q2_dot)));
                let t18 = sin_theta
                    * (t6 * theta_dot + (t7 * q1_dot + (t8 * y_dot + t11 * q2_dot)))
                    + t17;
                let t19 = c2 + l1 * cos_q2;
                let t20 = j2 + m2_c2 * (d * t9 + t19);
                let t21 = c2 + twice_l1 * cos_q2;
                let t22 = d * t2 + (k6 + m2_c2 * (t21 - d * sin_q1_sin_q2));
                let t23 = twice_d * t2;
                let t24 = k3 + (m2 * k2 + m2_c2 * (t21 - twice_d * sin_q1_sin_q2));
                let t25 = q2_dot * t20 + b_over_r * (jw_right_dot - jw_left_dot)
                    + (q1_dot * t22 + theta_dot * (t23 + t24));
                let t26 = t14 * x_dot + t6 * y_dot + t25;
                let t27 = j2 + m2_c2 * t19;
                let t28 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2);
                let t29 = t15 * x_dot + t7 * y_dot
                    + (theta_dot * t22 + (t27 * q2_dot + q1_dot * t28));
                let t30 = t16 * x_dot + t11 * y_dot
                    + (t27 * q1_dot + k8 * q2_dot + theta_dot * t20);
                let t31 = k12 * t4;
                let t32 = t4 * t31;
                let t33 = t22 - t32;
                let t34 = rt::lit::<T>(1.0) / (t24 + (t23 + k11) - t32);
                let t35 = t33 * t34;
                let t36 = rt::lit::<T>(1.0) / (t28 - t32 - t33 * t35);
                let t37 = t31 * t18;
                let t38 = t26 + t37;
                let t39 = t29 + t37 - t35 * t38;
                let t40 = m2_c2 * t10;
                let t41 = k14 * t10;
                let t42 = t40 * t31;
                let t43 = t20 - t42;
                let t44 = t43 * t34;
                let t45 = t27 - t42 - t43 * t35;
                let t46 = t45 * t36;
                let t47 = rt::lit::<T>(1.0) / (k8 - t40 * t41 - t43 * t44 - t45 * t46);
                let t48 = t30 + t41 * t18 - t44 * t38 - t46 * t39;
                let t49 = t36 * (t39 - t47 * (t45 * t48));
                let t50 = t34 * (t38 - t47 * (t43 * t48)) - t35 * t49;
                let t51 = t18 * (t31 * (t49 + t50) + (k12 * t18 + t47 * (t41 * t48)))
                    + (t26 * t50 + (t29 * t49 + t47 * (t30 * t48)));
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t26,
                    t29,
                    t30,
                    rt::lit::<T>(0.5) * t51,
                    sin_q1,
                    cos_q1,
                    sin_q2,
                    cos_q2,
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
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [x, y, theta, right, left, q1, q2, rho1, rho2, rho3, rho4, reference,
                sin_q1_ahead, cos_q1_ahead, sin_q2_ahead, cos_q2_ahead, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    l1_squared,
                    k2,
                    k3,
                    twice_l1,
                    twice_d,
                    k4,
                    k5,
                    k6,
                    c2_squared,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    m1_c1_plus_m2_l1,
                    m2_c2_d,
                    m2_c2_l1,
                    half_m2_c2,
                    r_squared,
                    inv_r,
                    b_over_r,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    m2_c2_r_squared,
                    k14,
                    k15,
                    m1_c1_d,
                    twice_c2_m2_l1,
                    k16,
                    twice_m2_c2_l1,
                    k17,
                    half_d,
                    k18,
                    half_m2_c2_d,
                    k19,
                    twice_m2_c2,
                    k20,
                    k21,
                    k22,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    k23,
                    k24,
                    d_r_squared,
                    inv_r_squared,
                    twice_d_r_squared,
                    k25,
                    twice_jw_b_squared,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    half_l1_h,
                    m2_l1_c2_h,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    twice_h,
                } = *setting.scheme();
                let t1 = sin_q1_ahead * sin_q2_ahead;
                let c2_cos_q2_ahead = c2 * cos_q2_ahead;
                let t2 = m1_c1 + m2 * (l1 + c2_cos_q2_ahead);
                let t3 = cos_q1_ahead * t2;
                let t4 = cos_q1_ahead * sin_q2_ahead;
                let t5 = sin_q1_ahead * t2 + m2_c2 * t4;
                let t6 = cos_q1_ahead * cos_q2_ahead - t1;
                let l1_cos_q2_ahead = l1 * cos_q2_ahead;
                let t7 = c2 + l1_cos_q2_ahead;
                let t8 = j2 + m2_c2 * t7;
                let t9 = t4 + sin_q1_ahead * cos_q2_ahead;
                let t10 = m2_c2 * t9;
                let t11 = d * t6;
                let t12 = j2 + m2_c2 * (t11 + t7);
                let t13 = k12 * t5;
                let t14 = k14 * t9;
                let t15 = t10 * t13;
                let t16 = t12 - t15;
                let t17 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2_ahead);
                let t18 = d * t3;
                let t19 = c2 + twice_l1 * cos_q2_ahead;
                let t20 = d * t1;
                let t21 = t18 + (k6 + m2_c2 * (t19 - t20));
                let t22 = twice_d * t3 + (k11 + (k4 + m2_c2 * (t19 - twice_d * t1)));
                let t23 = t5 * t13;
                let t24 = t22 - t23;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t21 - t23;
                let t27 = t26 * t25;
                let t28 = t16 * t25;
                let t29 = t8 - t15 - t16 * t27;
                let t30 = t17 - t23 - t26 * t27;
                let t31 = rt::lit::<T>(1.0) / t30;
                let t32 = t29 * t31;
                let t33 = k8 - t10 * t14 - t16 * t28 - t29 * t32;
                let t34 = rt::lit::<T>(1.0) / (t30 * t33);
                let t35 = rt::lit::<T>(1.0) / t33;
                let t36 = rt::lit::<T>(1.0) / (t24 * t33);
                let t37 = m2_c2_r_squared * t9;
                let t38 = k13 / t33;
                let t39 = t29 * t34;
                let t40 = t16 * t36;
                let t41 = t37 * t38;
                let t42 = k23 * t5;
                let t43 = t38 * (half_m2_c2_r_squared * t9);
                let t44 = rt::lit::<T>(0.5) * t35;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [q1_rate,
                    q2_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    rho4_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t66 = rho3_rate * kappa_gradient;
                    let q2_rate_half_h = half_h * q2_rate;
                    let t67 = q2 + q2_rate_half_h;
                    let ((sin_q2_rate_half_h, _), (t68, t69)) = rt::halfway(
                        (sin_q2_ahead, cos_q2_ahead),
                        q2_rate_half_h,
                        t67,
                    );
                    let q1_rate_half_h = half_h * q1_rate;
                    let t70 = q1 + q1_rate_half_h;
                    let ((sin_q1_rate_half_h, _), (t71, t72)) = rt::halfway(
                        (sin_q1_ahead, cos_q1_ahead),
                        q1_rate_half_h,
                        t70,
                    );
                    let t73 = m1_c1 + m2 * (l1 + c2 * t69);
                    let t74 = t68 * t72;
                    let t75 = t71 * t73 + m2_c2 * t74;
                    let t76 = k12 * t75;
                    let t77 = t75 * t76;
                    let t78 = t72 * t73;
                    let t79 = c2 + twice_l1 * t69;
                    let t80 = t71 * t68;
                    let t81 = d * t78 + (k6 + m2_c2 * (t79 - d * t80)) - t77;
                    let t82 = twice_d * t78
                        + (k11 + (k4 + m2_c2 * (t79 - twice_d * t80))) - t77;
                    let t83 = rt::lit::<T>(1.0) / t82;
                    let t84 = t81 * t83;
                    let t85 = k7 + m2_l1 * (l1 + twice_c2 * t69) - t77 - t81 * t84;
                    let t86 = rt::lit::<T>(1.0) / t85;
                    let t87 = rho1 + half_h * rho1_rate;
                    let t88 = t87 * t76;
                    let t89 = t88 + (rho2 + half_h * rho2_rate);
                    let t90 = t88 + (rho3 + half_h * rho3_rate) - t89 * t84;
                    let t93 = t74 + t71 * t69;
                    let t94 = m2_c2 * t93;
                    let t99 = k14 * t93;
                    let t96 = t72 * t69 - t80;
                    let t92 = c2 + l1 * t69;
                    let t95 = t94 * t76;
                    let t97 = j2 + m2_c2 * (d * t96 + t92) - t95;
                    let t100 = t97 * t83;
                    let t98 = j2 + m2_c2 * t92 - t95 - t97 * t84;
                    let t101 = t98 * t86;
                    let t104 = t98 * t101;
                    let t105 = k8 - t94 * t99 - t97 * t100 - t104;
                    let t111 = rt::lit::<T>(1.0) / t105;
                    let t102 = t87 * t99 + (rho4 + half_h * rho4_rate) - t89 * t100
                        - t101 * t90;
                    let t103 = t98 * t102;
                    let t761 = t86 * (t90 - t111 * t103);
                    let t110 = rho4_rate * kappa_gradient;
                    let t112 = t102 * t111;
                    let t130 = rho2_rate * kappa_gradient;
                    let t115 = t97 * t102;
                    let t762 = t83 * (t89 - t111 * t115) - t84 * t761;
                    let t763 = t130 + t762;
                    let t137 = t78 - m2_c2 * t80;
                    let t138 = k1 + t137;
                    let t139 = m2_c2 * t96;
                    let t140 = t139 * t112;
                    let t764 = t762 * t138 + (t140 + t761 * t137);
                    let t113 = rho1_rate * kappa_gradient;
                    let t765 = t761 + t762;
                    let t766 = t76 * t765;
                    let t121 = k12 * t87;
                    let t767 = t111 * (t99 * t102);
                    let t768 = t766 + (t121 + t767);
                    let t769 = t113 + t768;
                    let t770 = b_over_r * t763;
                    let t771 = inv_r * t769;
                    let t772 = t770 + t771;
                    let t773 = kappa_gradient * t772;
                    let t774 = t771 - t770;
                    let t775 = kappa_gradient * t774;
                    let t776 = t768 * (m1_c1 * t761);
                    let t777 = m1_c1 * t762;
                    let t778 = m2_l1 * t765;
                    let t779 = m2_c2 * (t765 + t112);
                    let t780 = t69 * t779;
                    let t781 = t778 + t780;
                    let t782 = t68 * t779;
                    let t783 = t72 * t776
                        + t768
                            * (t72 * (t777 + t781) + (k15 * t762 - t764 - t71 * t782));
                    let t161 = q1_rate * kappa_gradient;
                    let t784 = d * t762;
                    let t785 = t72
                        * (t768 * (t780 + (t777 + t778)) + (t776 + t784 * t782))
                        - t71 * (t768 * t782 - t765 * (m1_c1_d * t762) - t784 * t781);
                    let t169 = q2_rate * kappa_gradient;
                    let t786 = t68 * (l1 * t765 + t72 * t784 - t71 * t768)
                        + t69 * (t71 * t784 + t72 * t768);
                    let t787 = t779 * t786;
                    let t173 = rho1 + h * rho1_rate;
                    let q2_rate_h = h * q2_rate;
                    let q2_new = q2 + q2_rate_h;
                    let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::sin_cos(q2_new);
                    let q1_rate_h = h * q1_rate;
                    let q1_new = q1 + q1_rate_h;
                    let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(q1_new);
                    let t171 = sin_q2_ahead_new * cos_q1_ahead_new;
                    let t174 = t171 + sin_q1_ahead_new * cos_q2_ahead_new;
                    let t175 = m2_c2 * t174;
                    let t176 = t173 + t175 * t112;
                    let t170 = m1_c1 + m2 * (l1 + c2 * cos_q2_ahead_new);
                    let t172 = sin_q1_ahead_new * t170 + m2_c2 * t171;
                    let t788 = k10 * t768;
                    let t789 = t176 + t172 * t765 - t788;
                    let t179 = k12 * t172;
                    let t180 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2_ahead_new);
                    let t181 = t172 * t179;
                    let t182 = cos_q1_ahead_new * t170;
                    let t183 = c2 + twice_l1 * cos_q2_ahead_new;
                    let t184 = sin_q1_ahead_new * sin_q2_ahead_new;
                    let t185 = d * t182 + (k6 + m2_c2 * (t183 - d * t184));
                    let t186 = t185 - t181;
                    let t187 = twice_d * t182
                        + (k11 + (k4 + m2_c2 * (t183 - twice_d * t184)));
                    let t188 = t187 - t181;
                    let t189 = rt::lit::<T>(1.0) / t188;
                    let t190 = t186 * t189;
                    let t191 = t180 - t181 - t186 * t190;
                    let t192 = rt::lit::<T>(1.0) / t191;
                    let t790 = t172 * t768;
                    let t194 = rho3 + h * rho3_rate;
                    let t195 = c2 + l1 * cos_q2_ahead_new;
                    let t196 = j2 + m2_c2 * t195;
                    let t197 = t194 - t196 * t112;
                    let t791 = t790 + (t197 - t761 * t180 - t762 * t185);
                    let t792 = t179 * t789;
                    let t200 = rho2 + h * rho2_rate;
                    let t201 = j2
                        + m2_c2
                            * (d * (cos_q1_ahead_new * cos_q2_ahead_new - t184) + t195);
                    let t202 = t200 - t201 * t112;
                    let t793 = t790 + (t202 - t761 * t185 - t762 * t187);
                    let t794 = t793 + t792;
                    let t795 = t791 + t792 - t190 * t794;
                    let t209 = rho4 + h * rho4_rate;
                    let t210 = k8 * t112;
                    let t211 = t209 - t210;
                    let t796 = t175 * t768 + (t211 - t196 * t761 - t762 * t201);
                    let t213 = k14 * t174;
                    let t206 = t175 * t179;
                    let t207 = t201 - t206;
                    let t214 = t207 * t189;
                    let t208 = t196 - t206 - t207 * t190;
                    let t215 = t208 * t192;
                    let t797 = t796 + t213 * t789 - t214 * t794 - t215 * t795;
                    let t218 = k8 - t175 * t213 - t207 * t214 - t208 * t215;
                    let t231 = rt::lit::<T>(1.0) / t218;
                    let t798 = t192 * (t795 - t797 * (t208 * t231));
                    let t799 = t189 * (t794 - t797 * (t207 * t231)) - t190 * t798;
                    let t233 = cos_q1_ahead_new + cos_q1_ahead;
                    let t234 = t69 * sin_q2_rate_half_h;
                    let t235 = sin_q2_ahead_new + sin_q2_ahead;
                    let t236 = t71 * sin_q1_rate_half_h;
                    let t237 = t233 * t234 - t235 * t236;
                    let t238 = cos_q2_ahead_new + cos_q2_ahead;
                    let t239 = t72 * sin_q1_rate_half_h;
                    let t240 = sin_q1_ahead_new + sin_q1_ahead;
                    let t241 = t68 * sin_q2_rate_half_h;
                    let t242 = m2_c2 * (t237 + (t238 * t239 - t240 * t241));
                    let t243 = t242 * t112;
                    let t244 = m1_c1_plus_m2_l1 + half_m2_c2 * t238;
                    let t245 = m2_c2 * t241;
                    let t246 = t244 * (rt::lit::<T>(2.0) * t239)
                        + (m2_c2 * t237 - t240 * t245);
                    let t800 = t246 * t768;
                    let t249 = t233 * t245 + t244 * (rt::lit::<T>(2.0) * t236);
                    let t250 = k16 * t241;
                    let t251 = t235 * t239 + t240 * t234;
                    let t252 = t250 + twice_d * t251;
                    let t254 = m2_c2
                        * (twice_l1 * t241 + d * (t251 + (t233 * t241 + t238 * t236)));
                    let t255 = t254 * t112;
                    let t256 = d * t249 + m2_c2 * (t250 + d * t251);
                    let t801 = t800
                        + (t762
                            * (inv_r_squared * (twice_d_r_squared * t249 + k25 * t252))
                            + (t255 + t761 * t256));
                    let t258 = twice_m2_c2_l1 * t112;
                    let t260 = twice_m2_c2_l1 * t241;
                    let t802 = t761 * (t800 + (t762 * t256 + t241 * (t258 + k17 * t761)))
                        + t112 * (t242 * t768 + (t762 * t254 + t761 * t260));
                    let t803 = t797 * (t231 * t796)
                        + (t768 * (t243 + t765 * t246) + t762 * t801 + t802);
                    let t270 = rho4 - t210;
                    let t804 = t10 * t768 + (t270 - t8 * t761 - t12 * t762);
                    let t266 = rho1 + t10 * t112;
                    let t805 = t266 + t5 * t765 - t788;
                    let t806 = t5 * t768;
                    let t264 = rho2 - t12 * t112;
                    let t807 = t806 + (t264 - t21 * t761 - t22 * t762);
                    let t808 = t13 * t805;
                    let t809 = t807 + t808;
                    let t272 = rho3 - t8 * t112;
                    let t810 = t806 + (t272 - t17 * t761 - t21 * t762);
                    let t811 = t810 + t808 - t27 * t809;
                    let t812 = t804 + t14 * t805 - t28 * t809 - t32 * t811;
                    let t813 = t31 * t811 - t39 * t812;
                    let t814 = t25 * t809 - t40 * t812 - t27 * t813;
                    let t815 = t791 * t798 + (t803 - t812 * (t35 * t804) - t810 * t813)
                        - t807 * t814;
                    let t816 = t793 * t799 + t815
                        - t805 * (t13 * (t813 + t814) + (k12 * t805 + t41 * t812));
                    let t817 = t789
                        * (t179 * (t798 + t799) + (k12 * t789 + t797 * (t213 * t231)))
                        + t816;
                    let t818 = h * t763;
                    let t283 = rho1_rate * rho1_rate + rho4_rate * rho4_rate
                        + (q1_rate * q1_rate + q2_rate * q2_rate
                            + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                    let t819 = h
                        * (t774 * t774
                            + (t772 * t772 + (t769 * t769 + (t283 + t763 * t763))));
                    solution1
                        .update([
                            t66 + t761,
                            t110 + t112,
                            t763 * t764 - kappa_gradient * t769 - inv_r * (t773 + t775),
                            b_over_r * (t775 - t773)
                                - (kappa_gradient * t763 + t764 * t769) - t783,
                            -(t161 + t785),
                            -(t169 + t787),
                            rt::div_or_zero(
                                rt::lit::<T>(0.5) * t817
                                    - (t818 * t783 + (q2_rate_h * t787 + q1_rate_h * t785)),
                                t819,
                            ),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t45 = rho1 * t13;
                            let t46 = rho2 + t45;
                            let t47 = rho3 + t45 - t46 * t27;
                            let t48 = rho4 + rho1 * t14 - t46 * t28 - t32 * t47;
                            let t49 = t31 * t47 - t34 * (t29 * t48);
                            let t50 = t48 * t35;
                            let t51 = t46 * t25 - t36 * (t16 * t48) - t27 * t49;
                            let t52 = t3 - m2_c2 * t1;
                            let t53 = t49 + t51;
                            let t54 = t13 * t53 + (k12 * rho1 + t38 * (t37 * t48));
                            let t55 = m2_c2 * (t50 + t53);
                            let t56 = sin_q2_ahead * t55;
                            let t57 = m1_c1 * t51;
                            let t58 = m2_l1 * t53;
                            let t59 = cos_q2_ahead * t55;
                            let t60 = t58 + t59;
                            let t61 = t54 * (m1_c1 * t49);
                            let t62 = t54
                                * (sin_q1_ahead * t56 - k15 * t51
                                    - cos_q1_ahead * (t57 + t60)) - cos_q1_ahead * t61;
                            let t63 = d * t51;
                            let t64 = cos_q1_ahead
                                * (t54 * (t59 + (t57 + t58)) + (t61 + t56 * t63))
                                + sin_q1_ahead
                                    * (t60 * t63 + (t53 * (m1_c1_d * t51) - t54 * t56));
                            let t65 = sin_q2_ahead
                                * (l1 * t53 + cos_q1_ahead * t63 - sin_q1_ahead * t54)
                                + cos_q2_ahead * (sin_q1_ahead * t63 + cos_q1_ahead * t54);
                            [
                                t49,
                                t50,
                                t51 * ((k1 + t52) * t51 + (m2_c2 * t6 * t50 + t52 * t49)),
                                t62,
                                -t64,
                                -(t55 * t65),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * q1),
                            rt::abs(inv_h * q2),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                            rt::abs(inv_h * rho4),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [q1_rate,
                            q2_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            rho4_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t66 = rho3_rate * kappa_gradient;
                            let q2_rate_half_h = half_h * q2_rate;
                            let t67 = q2 + q2_rate_half_h;
                            let ((sin_q2_rate_half_h, cos_q2_rate_half_h), (t68, t69)) = rt::halfway(
                                (sin_q2_ahead, cos_q2_ahead),
                                q2_rate_half_h,
                                t67,
                            );
                            let q1_rate_half_h = half_h * q1_rate;
                            let t70 = q1 + q1_rate_half_h;
                            let ((sin_q1_rate_half_h, cos_q1_rate_half_h), (t71, t72)) = rt::halfway(
                                (sin_q1_ahead, cos_q1_ahead),
                                q1_rate_half_h,
                                t70,
                            );
                            let t73 = m1_c1 + m2 * (l1 + c2 * t69);
                            let t74 = t68 * t72;
                            let t75 = t71 * t73 + m2_c2 * t74;
                            let t76 = k12 * t75;
                            let t77 = t75 * t76;
                            let t78 = t72 * t73;
                            let t79 = c2 + twice_l1 * t69;
                            let t80 = t71 * t68;
                            let t81 = d * t78 + (k6 + m2_c2 * (t79 - d * t80)) - t77;
                            let t82 = twice_d * t78
                                + (k11 + (k4 + m2_c2 * (t79 - twice_d * t80))) - t77;
                            let t83 = rt::lit::<T>(1.0) / t82;
                            let t84 = t81 * t83;
                            let t85 = k7 + m2_l1 * (l1 + twice_c2 * t69) - t77
                                - t81 * t84;
                            let t86 = rt::lit::<T>(1.0) / t85;
                            let t87 = rho1 + half_h * rho1_rate;
                            let t88 = t87 * t76;
                            let t89 = t88 + (rho2 + half_h * rho2_rate);
                            let t90 = t88 + (rho3 + half_h * rho3_rate) - t89 * t84;
                            let t91 = t86 * t90;
                            let t92 = c2 + l1 * t69;
                            let t93 = t74 + t71 * t69;
                            let t94 = m2_c2 * t93;
                            let t95 = t94 * t76;
                            let t96 = t72 * t69 - t80;
                            let t97 = j2 + m2_c2 * (d * t96 + t92) - t95;
                            let t98 = j2 + m2_c2 * t92 - t95 - t97 * t84;
                            let t99 = k14 * t93;
                            let t100 = t97 * t83;
                            let t101 = t98 * t86;
                            let t102 = t87 * t99 + (rho4 + half_h * rho4_rate)
                                - t89 * t100 - t101 * t90;
                            let t103 = t98 * t102;
                            let t104 = t98 * t101;
                            let t105 = k8 - t94 * t99 - t97 * t100 - t104;
                            let t106 = t85 * t105;
                            let t107 = rt::lit::<T>(1.0) / t106;
                            let t108 = t103 * t107;
                            let t109 = t91 - t108;
                            let t110 = rho4_rate * kappa_gradient;
                            let t111 = rt::lit::<T>(1.0) / t105;
                            let t112 = t102 * t111;
                            let t113 = rho1_rate * kappa_gradient;
                            let t114 = t89 * t83;
                            let t115 = t97 * t102;
                            let t116 = t82 * t105;
                            let t117 = rt::lit::<T>(1.0) / t116;
                            let t118 = t115 * t117;
                            let t119 = t114 - t118 - t84 * t109;
                            let t120 = t109 + t119;
                            let t121 = k12 * t87;
                            let t122 = m2_c2_r_squared * t93;
                            let t123 = t122 * t102;
                            let t124 = k9 * t105;
                            let t125 = rt::lit::<T>(1.0) / t124;
                            let t126 = t123 * t125;
                            let t127 = t76 * t120 + (t121 + t126);
                            let t128 = t113 + t127;
                            let t129 = inv_r * t128;
                            let t130 = rho2_rate * kappa_gradient;
                            let t131 = t130 + t119;
                            let t132 = b_over_r * t131;
                            let t133 = t129 + t132;
                            let t134 = kappa_gradient * t133;
                            let t135 = t129 - t132;
                            let t136 = kappa_gradient * t135;
                            let t137 = t78 - m2_c2 * t80;
                            let t138 = k1 + t137;
                            let t139 = m2_c2 * t96;
                            let t140 = t139 * t112;
                            let t141 = t138 * t119 + (t140 + t137 * t109);
                            let t142 = m1_c1 * t109;
                            let t143 = t127 * t142;
                            let t144 = m1_c1 * t119;
                            let t145 = m2_l1 * t120;
                            let t146 = t112 + t120;
                            let t147 = m2_c2 * t146;
                            let t148 = t69 * t147;
                            let t149 = t145 + t148;
                            let t150 = t144 + t149;
                            let t151 = t68 * t147;
                            let t152 = t72 * t150 + (k15 * t119 - t71 * t151);
                            let t153 = t72 * t143 + t127 * (t152 - t141);
                            let t154 = t148 + (t144 + t145);
                            let t155 = d * t119;
                            let t156 = t127 * t154 + (t143 + t155 * t151);
                            let t157 = t127 * t151;
                            let t158 = d * t120;
                            let t159 = t157 - t158 * t144 - t155 * t149;
                            let t160 = t72 * t156 - t71 * t159;
                            let t161 = q1_rate * kappa_gradient;
                            let t162 = t71 * t127;
                            let t163 = l1 * t120 + t72 * t155 - t162;
                            let t164 = t147 * t163;
                            let t165 = t72 * t127;
                            let t166 = t165 + t71 * t155;
                            let t167 = t147 * t166;
                            let t168 = t68 * t164 + t69 * t167;
                            let t169 = q2_rate * kappa_gradient;
                            let q1_rate_h = h * q1_rate;
                            let q1_new = q1 + q1_rate_h;
                            let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(
                                q1_new,
                            );
                            let q2_rate_h = h * q2_rate;
                            let q2_new = q2 + q2_rate_h;
                            let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::sin_cos(
                                q2_new,
                            );
                            let t170 = m1_c1 + m2 * (l1 + c2 * cos_q2_ahead_new);
                            let t171 = sin_q2_ahead_new * cos_q1_ahead_new;
                            let t172 = sin_q1_ahead_new * t170 + m2_c2 * t171;
                            let t173 = rho1 + h * rho1_rate;
                            let t174 = t171 + sin_q1_ahead_new * cos_q2_ahead_new;
                            let t175 = m2_c2 * t174;
                            let t176 = t173 + t175 * t112;
                            let t177 = k10 * t127;
                            let t178 = t172 * t120 + t176 - t177;
                            let t179 = k12 * t172;
                            let t180 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2_ahead_new);
                            let t181 = t172 * t179;
                            let t182 = cos_q1_ahead_new * t170;
                            let t183 = c2 + twice_l1 * cos_q2_ahead_new;
                            let t184 = sin_q1_ahead_new * sin_q2_ahead_new;
                            let t185 = d * t182 + (k6 + m2_c2 * (t183 - d * t184));
                            let t186 = t185 - t181;
                            let t187 = twice_d * t182
                                + (k11 + (k4 + m2_c2 * (t183 - twice_d * t184)));
                            let t188 = t187 - t181;
                            let t189 = rt::lit::<T>(1.0) / t188;
                            let t190 = t186 * t189;
                            let t191 = t180 - t181 - t186 * t190;
                            let t192 = rt::lit::<T>(1.0) / t191;
                            let t193 = t172 * t127;
                            let t194 = rho3 + h * rho3_rate;
                            let t195 = c2 + l1 * cos_q2_ahead_new;
                            let t196 = j2 + m2_c2 * t195;
                            let t197 = t194 - t196 * t112;
                            let t198 = t193 + (t197 - t180 * t109 - t185 * t119);
                            let t199 = t179 * t178;
                            let t200 = rho2 + h * rho2_rate;
                            let t201 = j2
                                + m2_c2
                                    * (d * (cos_q1_ahead_new * cos_q2_ahead_new - t184) + t195);
                            let t202 = t200 - t201 * t112;
                            let t203 = t193 + (t202 - t185 * t109 - t187 * t119);
                            let t204 = t203 + t199;
                            let t205 = t198 + t199 - t190 * t204;
                            let t206 = t175 * t179;
                            let t207 = t201 - t206;
                            let t208 = t196 - t206 - t207 * t190;
                            let t209 = rho4 + h * rho4_rate;
                            let t210 = k8 * t112;
                            let t211 = t209 - t210;
                            let t212 = t175 * t127 + (t211 - t196 * t109 - t201 * t119);
                            let t213 = k14 * t174;
                            let t214 = t207 * t189;
                            let t215 = t208 * t192;
                            let t216 = t212 + t213 * t178 - t214 * t204 - t215 * t205;
                            let t217 = t208 * t216;
                            let t218 = k8 - t175 * t213 - t207 * t214 - t208 * t215;
                            let t219 = t191 * t218;
                            let t220 = rt::lit::<T>(1.0) / t219;
                            let t221 = t192 * t205 - t217 * t220;
                            let t222 = t207 * t216;
                            let t223 = t188 * t218;
                            let t224 = rt::lit::<T>(1.0) / t223;
                            let t225 = t189 * t204 - t222 * t224 - t190 * t221;
                            let t226 = t221 + t225;
                            let t227 = m2_c2_r_squared * t174 * t216;
                            let t228 = k9 * t218;
                            let t229 = rt::lit::<T>(1.0) / t228;
                            let t230 = t179 * t226 + (k12 * t178 + t227 * t229);
                            let t231 = rt::lit::<T>(1.0) / t218;
                            let t232 = t216 * t231;
                            let t233 = cos_q1_ahead_new + cos_q1_ahead;
                            let t234 = t69 * sin_q2_rate_half_h;
                            let t235 = sin_q2_ahead_new + sin_q2_ahead;
                            let t236 = t71 * sin_q1_rate_half_h;
                            let t237 = t233 * t234 - t235 * t236;
                            let t238 = cos_q2_ahead_new + cos_q2_ahead;
                            let t239 = t72 * sin_q1_rate_half_h;
                            let t240 = sin_q1_ahead_new + sin_q1_ahead;
                            let t241 = t68 * sin_q2_rate_half_h;
                            let t242 = m2_c2 * (t237 + (t238 * t239 - t240 * t241));
                            let t243 = t242 * t112;
                            let t244 = m1_c1_plus_m2_l1 + half_m2_c2 * t238;
                            let t245 = m2_c2 * t241;
                            let t246 = t244 * (rt::lit::<T>(2.0) * t239)
                                + (m2_c2 * t237 - t240 * t245);
                            let t247 = t243 + t246 * t120;
                            let t248 = t246 * t127;
                            let t249 = t233 * t245 + t244 * (rt::lit::<T>(2.0) * t236);
                            let t250 = k16 * t241;
                            let t251 = t235 * t239 + t240 * t234;
                            let t252 = t250 + twice_d * t251;
                            let t253 = twice_d * t249 + m2_c2 * t252;
                            let t254 = m2_c2
                                * (twice_l1 * t241
                                    + d * (t251 + (t233 * t241 + t238 * t236)));
                            let t255 = t254 * t112;
                            let t256 = d * t249 + m2_c2 * (t250 + d * t251);
                            let t257 = t248 + (t253 * t119 + (t255 + t256 * t109));
                            let t258 = twice_m2_c2_l1 * t112;
                            let t259 = t248 + (t256 * t119 + t241 * (t258 + k17 * t109));
                            let t260 = twice_m2_c2_l1 * t241;
                            let t261 = t242 * t127 + (t254 * t119 + t109 * t260);
                            let t262 = t212 * t232
                                + (t127 * t247 + t119 * t257 + (t109 * t259 + t112 * t261));
                            let t263 = t5 * t127;
                            let t264 = rho2 - t12 * t112;
                            let t265 = t263 + (t264 - t21 * t109 - t22 * t119);
                            let t266 = rho1 + t10 * t112;
                            let t267 = t5 * t120 + t266 - t177;
                            let t268 = t13 * t267;
                            let t269 = t265 + t268;
                            let t270 = rho4 - t210;
                            let t271 = t10 * t127 + (t270 - t8 * t109 - t12 * t119);
                            let t272 = rho3 - t8 * t112;
                            let t273 = t263 + (t272 - t17 * t109 - t21 * t119);
                            let t274 = t273 + t268 - t27 * t269;
                            let t275 = t271 + t14 * t267 - t28 * t269 - t32 * t274;
                            let t276 = t31 * t274 - t39 * t275;
                            let t277 = t25 * t269 - t40 * t275 - t27 * t276;
                            let t278 = t35 * t275;
                            let t279 = t203 * t225 + (t198 * t221 + t262)
                                - (t265 * t277 + (t273 * t276 + t271 * t278));
                            let t280 = t13 * (t276 + t277) + (k12 * t267 + t41 * t275);
                            let t281 = h * t131;
                            let t282 = rt::lit::<T>(0.5)
                                * (t178 * t230 + (t279 - t267 * t280))
                                - (t153 * t281 + (q2_rate_h * t168 + q1_rate_h * t160));
                            let t283 = rho1_rate * rho1_rate + rho4_rate * rho4_rate
                                + (q1_rate * q1_rate + q2_rate * q2_rate
                                    + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                            let t284 = h
                                * (t135 * t135
                                    + (t133 * t133 + (t128 * t128 + (t131 * t131 + t283))));
                            let t285 = rt::div_or_zero(t282, t284);
                            let t286 = h * t71;
                            let t287 = t68 * t286;
                            let t288 = t73 * (half_h * t72) - half_m2_c2 * t287;
                            let t289 = k12 * t288;
                            let t290 = t87 * t289;
                            let t291 = t76 * t288 + t75 * t289;
                            let t292 = h * t72;
                            let t293 = t68 * t292;
                            let t294 = t73 * t286;
                            let t295 = t291 + (m2_c2_d * t293 + d * t294);
                            let t296 = t291 + (half_d * t294 + half_m2_c2_d * t293);
                            let t297 = t83 * (t84 * t295 - t296);
                            let t298 = t290 - t84 * t290 - t89 * t297;
                            let t299 = t81 * t297 + (t291 - t84 * t296);
                            let t300 = t69 * t292 - t287;
                            let t301 = half_m2_c2 * t300;
                            let t302 = t76 * t301 + t94 * t289;
                            let t303 = t302 + half_m2_c2_d * (t293 + t69 * t286);
                            let t304 = t97 * t297 + (t302 - t84 * t303);
                            let t305 = t86 * (t101 * t299 - t304);
                            let t306 = t83 * (t100 * t295 - t303);
                            let t307 = k18 * t300;
                            let t308 = t97 * t306
                                + (t99 * t301 + t94 * t307 - t100 * t303) - t101 * t304;
                            let t309 = t98 * t305 + t308;
                            let t310 = t87 * t307 - t100 * t290 - t89 * t306
                                - t101 * t298 - t90 * t305;
                            let t311 = t107
                                * (t108 * (t105 * t299 + t85 * t309)
                                    + (t98 * t310 - t102 * t304));
                            let t312 = t86 * (t298 + t91 * t299) - t311;
                            let t313 = h * t69;
                            let t314 = t72 * t313;
                            let t315 = half_m2_c2 * t314 - t68 * (half_m2_c2_h * t71);
                            let t316 = k12 * t315;
                            let t317 = t76 * t315 + t75 * t316;
                            let t318 = t72 * (m2_c2_h * t68);
                            let t319 = l1_h * t68;
                            let t320 = t71 * t313;
                            let t321 = t317 + (d * t318 + m2_c2 * (t319 + d * t320));
                            let t322 = t317
                                + (half_d * t318 + m2_c2 * (t319 + half_d * t320));
                            let t323 = t83 * (t84 * t321 - t322);
                            let t324 = t81 * t323
                                + (t317 + m2_l1_c2_h * t68 - t84 * t322);
                            let t325 = h * t68;
                            let t326 = t314 - t71 * t325;
                            let t327 = half_m2_c2 * t326;
                            let t328 = t76 * t327 + t94 * t316;
                            let t329 = t328
                                + m2_c2 * (half_l1_h * t68 + half_d * (t320 + t72 * t325));
                            let t330 = t97 * t323 + (t328 + k26 * t68 - t84 * t329);
                            let t331 = t86 * (t101 * t324 - t330);
                            let t332 = t83 * (t100 * t321 - t329);
                            let t333 = k18 * t326;
                            let t334 = t97 * t332
                                + (t99 * t327 + t94 * t333 - t100 * t329) - t101 * t330;
                            let t335 = t98 * t331 + t334;
                            let t336 = t87 * t316;
                            let t337 = t336 - t84 * t336 - t89 * t323;
                            let t338 = t87 * t333 - t100 * t336 - t89 * t332
                                - t101 * t337 - t90 * t331;
                            let t339 = t107
                                * (t108 * (t105 * t324 + t85 * t335)
                                    + (t98 * t338 - t102 * t330));
                            let t340 = t86 * (t337 + t91 * t324);
                            let t341 = k29 * t75;
                            let t342 = k27 * t75
                                * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t84);
                            let t343 = k28 * t93 - t100 * t341 - t101 * t342;
                            let t344 = t107 * (t98 * t343);
                            let t345 = t86 * t342;
                            let t346 = half_h * (t84 * t101 - t100);
                            let t347 = t86 * (half_h * t84) + t107 * (t98 * t346);
                            let t348 = t86 + t104 * t107;
                            let t349 = half_h * t348;
                            let t350 = t107 * (h * t98);
                            let t351 = rt::lit::<T>(0.5) * t350;
                            let t352 = t111 * (t310 + t112 * t309);
                            let t353 = t111 * (t338 + t112 * t335);
                            let t354 = t111 * t343;
                            let t355 = t111 * t346;
                            let t356 = t111 * (half_h * t101);
                            let t357 = half_h * t111;
                            let t358 = t115 * (rt::lit::<T>(1.0) / (t116 * t116));
                            let t359 = t138 * t131;
                            let t360 = k19 * kappa_gradient;
                            let t361 = t360 * t76;
                            let t362 = theta + half_h * t131;
                            let (t363, t364) = rt::sin_cos(t362);
                            let t365 = t128 * t363;
                            let t366 = t128 * t364;
                            let t367 = half_h
                                * (kappa_gradient
                                    * (t364 * (rt::lit::<T>(2.0) * t365)
                                        - t363 * (rt::lit::<T>(2.0) * t366))) - t141;
                            let t368 = t361 + t367;
                            let t369 = t359 - t368;
                            let t370 = t358 * t369;
                            let t371 = rt::lit::<T>(1.0) / (t82 * t82);
                            let t372 = t103 * (rt::lit::<T>(1.0) / (t106 * t106));
                            let t373 = t137 * t131;
                            let t374 = t361 + t84 * t369;
                            let t375 = t373 - t374;
                            let t376 = t372 * t375;
                            let t377 = rt::lit::<T>(1.0) / (t85 * t85);
                            let t378 = t139 * t131;
                            let t379 = t111 * t378;
                            let t380 = t107 * t375;
                            let t381 = t117 * t369;
                            let t382 = t360 * t125;
                            let t383 = t98 * t380 + (t97 * t381 + t122 * t382);
                            let t384 = t379 - t383;
                            let t385 = rt::lit::<T>(1.0) / (t124 * t124);
                            let t386 = t102 * (rt::lit::<T>(1.0) / (t105 * t105));
                            let t387 = t85 * t376
                                + (t82 * t370
                                    + (t385 * (t123 * (k20 * kappa_gradient)) - t378 * t386));
                            let t388 = t90 * t384 + t98 * t387;
                            let t389 = t374 - t373;
                            let t390 = t105 * t376 + t377 * (t98 * t388 + t90 * t389);
                            let t391 = t86 * t389 + t101 * t384;
                            let t392 = t86 * t388 + (t101 * t387 + t102 * t380);
                            let t393 = t81 * t390
                                + (t109 * t369 - t89 * t391 - t97 * t392);
                            let t394 = t368 - t359;
                            let t395 = t89 * t384 + t97 * t387;
                            let t396 = t105 * t370
                                + t371 * (t81 * t393 + (t89 * t394 + t97 * t395));
                            let t397 = t84 * t390 + t83 * t393;
                            let t398 = t396 + (t390 - t397);
                            let t399 = t84 * t392;
                            let t400 = t83 * t395 + (t100 * t387 + t102 * t381);
                            let t401 = t399 - (t392 + t400);
                            let t402 = t83 * t394 + t100 * t384 - t84 * t391;
                            let t403 = t391 + t402;
                            let t404 = t76 * t398
                                + k12
                                    * (t75 * t398 + (t94 * t401 + (t87 * t403 + t360 * t120)));
                            let t405 = m2_c2 * t397;
                            let t406 = m2_c2 * t112;
                            let t407 = t131 * t406;
                            let t408 = t120 * t131;
                            let t409 = t400 - t399;
                            let t410 = m2_c2_d * t409;
                            let t411 = d * (twice_m2_c2 * t396 - t405)
                                + (t407 + m2_c2 * t408 - t410);
                            let t412 = t383 - t379;
                            let t413 = r_squared
                                * (t102 * t382 + k13 * (t87 * t412 + t94 * t387))
                                + t99 * t387;
                            let t414 = t76 * t401 + t413;
                            let t415 = m2_c2 * t414;
                            let t416 = m2_c2 * (t414 + t404);
                            let t417 = d * t397 - t408 - twice_d * t396;
                            let t418 = t410 - t407;
                            let t419 = t72 * (t73 * t404 + (t68 * t411 + t69 * t415))
                                - t71 * (t68 * t416 + (t73 * t417 + t69 * t418));
                            let t420 = l1
                                * (rt::lit::<T>(2.0) * (t405 - m2_c2 * t396)
                                    + (m2_c2 * t409 + m2_c2 * t392))
                                + (t71 * t415 + (t72 * t418 - twice_c2_m2_l1 * t390));
                            let t421 = t69 * (t72 * t416 + t71 * t411)
                                - t68 * (m2_c2 * (t71 * t404 + t72 * t417) + t420);
                            let t422 = half_h
                                * (t76 * t403 + (t99 * t412 + k21 * kappa_gradient))
                                + (kappa_gradient * t360 + rt::lit::<T>(1.0));
                            let t423 = t152 + t72 * t142;
                            let t424 = m2_c2 * (t69 * t165 - t68 * t162);
                            let t425 = t76 * t423 + (t424 + m2_l1 * t165);
                            let t426 = m1_c1 * t165;
                            let t427 = k22 * kappa_gradient;
                            let t428 = t425
                                + (t426 + (k15 * t127 + (t427 + t113 * t138)));
                            let t429 = t84 * t428;
                            let t430 = t425 + (t426 + t113 * t137);
                            let t431 = t429 - t430;
                            let t432 = t431 * t372;
                            let t433 = t117 * t428;
                            let t434 = t97 * t433;
                            let t435 = t107 * t431;
                            let t436 = t424 + t113 * t139;
                            let t437 = t125 * t423;
                            let t438 = t98 * t435 + (t111 * t436 + t122 * t437);
                            let t439 = t434 - t438;
                            let t440 = t385 * (k9 * t123);
                            let t441 = t428 * t358;
                            let t442 = t85 * t432
                                + (t436 * t386 + t423 * t440 - t82 * t441);
                            let t443 = t90 * t439 + t98 * t442;
                            let t444 = t430 - t429;
                            let t445 = t105 * t432 + t377 * (t98 * t443 + t90 * t444);
                            let t446 = t86 * t443 + (t101 * t442 + t102 * t435);
                            let t447 = t86 * t444 + t101 * t439;
                            let t448 = t81 * t445
                                - (t97 * t446 + (t89 * t447 + t109 * t428));
                            let t449 = t89 * t439 + t97 * t442;
                            let t450 = t371 * (t81 * t448 + (t97 * t449 + t89 * t428));
                            let t451 = t105 * t441;
                            let t452 = t84 * t445 + t83 * t448;
                            let t453 = t450 + (t445 - t451 - t452);
                            let t454 = t102 * t433 + t84 * t446;
                            let t455 = t100 * t442 + t83 * t449;
                            let t456 = t454 - (t446 + t455);
                            let t457 = t83 * t428 + t100 * t439 - t84 * t447;
                            let t458 = t447 + t457;
                            let t459 = t76 * t453
                                + k12
                                    * (t75 * t453 + (t94 * t456 + (t87 * t458 + t120 * t423)));
                            let t460 = t438 - t434;
                            let t461 = r_squared
                                * (t102 * t437 + k13 * (t87 * t460 + t94 * t442))
                                + t99 * t442;
                            let t462 = t76 * t456 + t461;
                            let t463 = m2_c2 * t462;
                            let t464 = m2_c2 * t452;
                            let t465 = t451 - t450;
                            let t466 = t455 - t454;
                            let t467 = t112 * (m2_c2 * t113) + m2_c2_d * t466;
                            let t468 = t113 * t120;
                            let t469 = d * (t464 + twice_m2_c2 * t465)
                                + (t467 + m2_c2 * t468);
                            let t470 = m2_c2 * (t462 + t459);
                            let t471 = twice_d * t465 + (t468 + d * t452);
                            let t472 = t71
                                * (t68 * t470
                                    + (t73 * t471 + (t69 * t467 + (t143 + t127 * t150))));
                            let t473 = half_h
                                * (t72 * (t73 * t459 + (t69 * t463 - t157) - t68 * t469)
                                    - t472);
                            let t474 = l1
                                * (rt::lit::<T>(2.0) * (t464 + m2_c2 * t465)
                                    + (m2_c2 * t466 + m2_c2 * t446))
                                + (t71 * t463
                                    + (t72 * t467 + (t147 * t165 - twice_c2_m2_l1 * t445)));
                            let t475 = t69 * (t72 * t470 - (t147 * t162 + t71 * t469))
                                - t68 * (m2_c2 * (t71 * t459 + t72 * t471) + t474);
                            let t476 = t117
                                * (t118 * (t105 * t295 + t82 * t309)
                                    + (t97 * t310 - t102 * t303));
                            let t477 = t83 * (t290 + t295 * t114) - t109 * t297 - t476
                                - t84 * t312;
                            let t478 = t312 + t477;
                            let t479 = m2_c2 * (t478 + t352);
                            let t480 = t69 * t479;
                            let t481 = m2_l1 * t478;
                            let t482 = m1_c1 * t477;
                            let t483 = t68 * t479;
                            let t484 = d * t477;
                            let t485 = t289 * t120
                                + t125
                                    * (t126 * (k9 * t309)
                                        + (t102 * (half_m2_c2_r_squared * t300) + t122 * t310));
                            let t486 = t76 * t478 + t485;
                            let t487 = t142 + t154;
                            let t488 = t127 * (t480 + (t481 + (t482 + m1_c1 * t312)))
                                + (t155 * t483 + (t151 * t484 + t486 * t487));
                            let t489 = m1_c1_d * t119;
                            let t490 = t127 * t483
                                + (t151 * t486
                                    - (t149 * t484 + (t478 * t489 + t158 * t482)));
                            let t491 = kappa_gradient
                                - rt::lit::<T>(0.5) * (t286 * t156 + t292 * t159)
                                + (t72 * t488 - t71 * (t490 - t155 * (t481 + t480)));
                            let t492 = t340 - t339;
                            let t493 = t117
                                * (t118 * (t105 * t321 + t82 * t335)
                                    + (t97 * t338 - t102 * t329));
                            let t494 = t83 * (t336 + t321 * t114) - t109 * t323 - t493
                                - t84 * t492;
                            let t495 = t492 + t494;
                            let t496 = m2_c2 * (t495 + t353);
                            let t497 = t69 * t496 - t146 * (k30 * t68);
                            let t498 = m2_l1 * t495;
                            let t499 = m1_c1 * t494;
                            let t500 = t146 * (k30 * t69) + t68 * t496;
                            let t501 = d * t494;
                            let t502 = t316 * t120
                                + t125
                                    * (t126 * (k9 * t335)
                                        + (t102 * (half_m2_c2_r_squared * t326) + t122 * t338));
                            let t503 = t76 * t495 + t502;
                            let t504 = t127 * (t497 + (t498 + (t499 + m1_c1 * t492)))
                                + (t155 * t500 + (t151 * t501 + t503 * t487));
                            let t505 = t127 * t500
                                + (t151 * t503
                                    - (t149 * t501 + (t495 * t489 + t158 * t499)));
                            let t506 = t345 - t344;
                            let t507 = t83 * t341 - t117 * (t97 * t343) - t84 * t506;
                            let t508 = t506 + t507;
                            let t509 = t76 * t508 + (k31 + t125 * (t122 * t343));
                            let t510 = m2_c2 * (t508 + t354);
                            let t511 = t69 * t510;
                            let t512 = m2_l1 * t508;
                            let t513 = m1_c1 * t507;
                            let t514 = d * t507;
                            let t515 = t68 * t510;
                            let t516 = t127 * (t511 + (t512 + (t513 + m1_c1 * t506)))
                                + (t151 * t514 + t155 * t515);
                            let t517 = t127 * t515 - t149 * t514
                                + (t151 * t509 - (t508 * t489 + t158 * t513)
                                    - t155 * (t512 + t511));
                            let t518 = t84 * t347 + (half_h * t83 - t117 * (t97 * t346));
                            let t519 = t518 - t347;
                            let t520 = t125 * (t122 * t346) + t76 * t519;
                            let t521 = m2_c2 * (t519 + t355);
                            let t522 = t69 * t521;
                            let t523 = m2_l1 * t519;
                            let t524 = m1_c1 * t518;
                            let t525 = d * t518;
                            let t526 = t68 * t521;
                            let t527 = t127 * (t522 + (t523 + (t524 - m1_c1 * t347)))
                                + (t151 * t525 + t155 * t526);
                            let t528 = t127 * t526 - t149 * t525
                                + (t151 * t520 - (t519 * t489 + t158 * t524)
                                    - t155 * (t523 + t522));
                            let t529 = half_h * t97;
                            let t530 = t117 * (t101 * t529) - t84 * t349;
                            let t531 = d * t530;
                            let t532 = t349 + t530;
                            let t533 = m2_c2 * (t532 - t356);
                            let t534 = t68 * t533;
                            let t535 = t69 * t533;
                            let t536 = m2_l1 * t532;
                            let t537 = m1_c1 * t530;
                            let t538 = k32 * t93;
                            let t539 = t76 * t532 - t125 * (t101 * t538);
                            let t540 = t151 * t531 + t155 * t534
                                + (t127 * (t535 + (t536 + (t537 + k33 * t348)))
                                    + t539 * t487);
                            let t541 = t127 * t534 - t149 * t531
                                + (t151 * t539 - (t532 * t489 + t158 * t537)
                                    - t155 * (t536 + t535));
                            let t542 = t98 * (half_h * t81) / (t82 * t106) - t117 * t529;
                            let t543 = t76 * t542 + (t125 * t538 - t107 * (t98 * t341));
                            let t544 = d * t542;
                            let t545 = t542 - t351;
                            let t546 = m2_c2 * (t357 + t545);
                            let t547 = t68 * t546;
                            let t548 = t69 * t546;
                            let t549 = m2_l1 * t545;
                            let t550 = m1_c1 * t542;
                            let t551 = t151 * t544
                                + (t155 * t547
                                    + t127 * (t548 + (t549 + (t550 - half_m1_c1 * t350))));
                            let t552 = t151 * t543
                                - (t119 * (m1_c1_d * t545) + t158 * t550)
                                + (t127 * t547 - t155 * (t549 + t548) - t149 * t544);
                            let t553 = l1 * t478 + t72 * t484
                                - rt::lit::<T>(0.5) * (t286 * t155 + t292 * t127)
                                - t71 * t486;
                            let t554 = t147
                                * (t72 * t486
                                    + (rt::lit::<T>(0.5) * (t292 * t155 - t286 * t127)
                                        + t71 * t484));
                            let t555 = t68
                                * (t163 * t496
                                    + t147 * (l1 * t495 + t72 * t501 - t71 * t503));
                            let t556 = t69
                                * (t166 * t496 + t147 * (t71 * t501 + t72 * t503))
                                + (t555
                                    + (kappa_gradient
                                        + rt::lit::<T>(0.5) * (t313 * t164 - t325 * t167)));
                            let t557 = t68
                                * (t163 * t510
                                    + t147 * (l1 * t508 + t72 * t514 - t71 * t509));
                            let t558 = t68
                                * (t163 * t521
                                    + t147 * (l1 * t519 + t72 * t525 - t71 * t520));
                            let t559 = t68
                                * (t163 * t533
                                    + t147 * (l1 * t532 + t72 * t531 - t71 * t539));
                            let t560 = t68
                                * (t163 * t546
                                    + t147 * (l1 * t545 + t72 * t544 - t71 * t543));
                            let t561 = t69
                                * (t166 * t546 + t147 * (t71 * t544 + t72 * t543))
                                + (t560 + rt::lit::<T>(1.0));
                            let t562 = rt::div_or_zero(rt::lit::<T>(-1.0), t284);
                            let t563 = t112 * t562;
                            let t564 = t119 * t562;
                            let t565 = t119 * t563 + t112 * t564;
                            let t566 = half_m2_c2_d * t565;
                            let t567 = t119 * t564;
                            let t568 = t109 * t562;
                            let t569 = t119 * t568 + t109 * t564;
                            let t570 = t567 + rt::lit::<T>(0.5) * t569;
                            let t571 = t127 * t562;
                            let t572 = t127 * t563 + t112 * t571;
                            let t573 = rt::lit::<T>(0.5) * (t568 + t564);
                            let t574 = t127 * t573 + t571 * (rt::lit::<T>(0.5) * t120);
                            let t575 = m2_c2 * (rt::lit::<T>(0.5) * t572 + t574);
                            let t576 = t238 * t566 + t570 * (twice_d * t244)
                                - t235 * t575;
                            let t577 = t566 + d * (half_m2_c2 * t569 + m2_c2 * t567);
                            let t578 = half_m2_c2 * t572;
                            let t579 = t235 * t577
                                + (t574 * (rt::lit::<T>(2.0) * t244) + t238 * t578);
                            let t580 = t178 * t562;
                            let t581 = t580 * (k23 * t172);
                            let t582 = t581 + t562 * (rt::lit::<T>(0.5) * t203);
                            let t583 = t224 * t582;
                            let t584 = t207 * t583;
                            let t585 = t190 * t582;
                            let t586 = t581 + t562 * (rt::lit::<T>(0.5) * t198);
                            let t587 = t585 - t586;
                            let t588 = t220 * t587;
                            let t589 = t212 * t562;
                            let t590 = t229 * t580;
                            let t591 = t208 * t588
                                + (t589 * (rt::lit::<T>(0.5) * t231)
                                    + t590 * (half_m2_c2_r_squared * t174));
                            let t592 = t584 - t591;
                            let t593 = t586 - t585;
                            let t594 = t192 * t593 + t215 * t592;
                            let t595 = t189 * t582 + t214 * t592 - t190 * t594;
                            let t596 = rt::lit::<T>(0.5) * t562;
                            let t597 = t595 + t225 * t596;
                            let t598 = t594 + t562 * (rt::lit::<T>(0.5) * t221);
                            let t599 = t591 - t584;
                            let t600 = t599 + t562 * (rt::lit::<T>(0.5) * t232);
                            let t601 = q1_rate_h * t562;
                            let t602 = t71 * t601;
                            let t603 = t72 * t601;
                            let t604 = q2_rate_h * t562;
                            let t605 = t69 * t604;
                            let t606 = t147 * t605;
                            let t607 = t68 * t604;
                            let t608 = t147 * t607;
                            let t609 = t281 * t562;
                            let t610 = t127 * t609;
                            let t611 = t72 * t610;
                            let t612 = t127 * t603;
                            let t613 = d
                                * (t149 * t602 + t151 * t603 + (t71 * t606 + t72 * t608))
                                + (m1_c1 * (t611 + (t612 + t158 * t602)) + k15 * t610);
                            let t614 = t187 * t597
                                + (t185 * t598 + (t201 * t600 + t613));
                            let t615 = t267 * t562;
                            let t616 = t615 * t42;
                            let t617 = t616 + t562 * (rt::lit::<T>(0.5) * t265);
                            let t618 = t27 * t617;
                            let t619 = t616 + t562 * (rt::lit::<T>(0.5) * t273);
                            let t620 = t615 * t43 + t562 * (t271 * t44);
                            let t621 = t40 * t617 + t39 * (t619 - t618);
                            let t622 = t620 - t621;
                            let t623 = t31 * (t618 - t619) + t32 * t622;
                            let t624 = t28 * t622 - t25 * t617 - t27 * t623;
                            let t625 = t623 + t624;
                            let t626 = t562 * (rt::lit::<T>(0.5) * t276);
                            let t627 = t277 * t596;
                            let t628 = t621 - t620;
                            let t629 = t562 * (rt::lit::<T>(0.5) * t278);
                            let t630 = t603 + t72 * t609;
                            let t631 = t246 * t573
                                + rt::lit::<T>(0.5) * (t247 * t562 + t242 * t563)
                                - (t142 * t630 + t72 * t606);
                            let t632 = t151 * t602 + t609 * (t141 - t152)
                                + (t71 * t608 - t154 * t603) + t631;
                            let t633 = t5 * (t625 - (t626 + t627))
                                + (t175 * t600 + (t10 * (t628 - t629) + t632));
                            let t634 = t562 * t285;
                            let t635 = t634 * (twice_h * t135);
                            let t636 = t634 * (twice_h * t133);
                            let t637 = inv_r * (t635 + t636);
                            let t638 = t280 * t596 + k23 * t615;
                            let t639 = t14 * t628 + t13 * t625;
                            let t640 = t594 + t595;
                            let t641 = t179 * t640
                                + (t213 * t599 + (t230 * t596 + k23 * t580));
                            let t642 = t598 + t597;
                            let t643 = t634 * (twice_h * t128);
                            let t644 = t633 - t637
                                + (k10 * (t638 - t639 - t641) + (t172 * t642 - t643));
                            let t645 = t76 * t644;
                            let t646 = h
                                * (h * t634 * (t128 * (t366 * t363 - t364 * t365))
                                    - t153 * t562);
                            let t647 = t646
                                + (b_over_r * (t635 - t636) - t634 * (twice_h * t131));
                            let t648 = t639 - t638;
                            let t649 = t5 * t648;
                            let t650 = t172 * t641;
                            let t651 = t627 - t624;
                            let t652 = t626 - t623;
                            let t653 = t127 * t602 + t71 * t610 - t155 * t603;
                            let t654 = t155 * t602 + (t612 + t611);
                            let t655 = m2_c2
                                * (t68 * t653 - (t166 * t605 + t163 * t607) - t69 * t654);
                            let t656 = t655 - (m2_l1 * t654 + (t489 * t602 + l1 * t608));
                            let t657 = t629 - t628;
                            let t658 = t571 * (rt::lit::<T>(0.5) * t246);
                            let t659 = rt::lit::<T>(0.5)
                                * (t254 * t563 + t257 * t562 + (t256 * t568 + t253 * t564))
                                + (t658 + t138 * t610);
                            let t660 = t649
                                + (t650
                                    + (t22 * t651
                                        + (t21 * t652 + (t656 + (t12 * t657 + t659)))));
                            let t661 = t645 + (t647 + t660);
                            let t662 = t614 - t661;
                            let t663 = t358 * t662;
                            let t664 = t185 * t597
                                + (t180 * t598 + (t196 * t600 + t630 * (m1_c1 * t127)));
                            let t665 = m2_c2_l1 * t241;
                            let t666 = rt::lit::<T>(0.5) * (t259 * t562 + t256 * t564)
                                + (t665 * t563 + t568 * (twice_c2_m2_l1 * t241));
                            let t667 = t21 * t651
                                + (t17 * t652
                                    + (t656 + (t8 * t657 + (t658 + t137 * t610 + t666))));
                            let t668 = t84 * t662 + (t645 + (t649 + (t650 + t667)));
                            let t669 = t664 - t668;
                            let t670 = t372 * t669;
                            let t671 = rt::lit::<T>(0.5)
                                * (t254 * t564 + (t242 * t571 + t261 * t562))
                                + (t665 * t568 + t139 * t610);
                            let t672 = t12 * t651 + (k8 * (t657 - t600) + (t655 + t671))
                                + (t8 * t652 - t196 * t598 - t201 * t597);
                            let t673 = t672 + (t175 * t641 + t10 * t648);
                            let t674 = t85 * t670
                                + (t82 * t663 + (t440 * t644 + t386 * t673));
                            let t675 = t107 * t669;
                            let t676 = t117 * t662;
                            let t677 = t125 * t644;
                            let t678 = t98 * t675
                                + (t97 * t676 + (t122 * t677 + t111 * t673));
                            let t679 = t98 * t674 - t90 * t678;
                            let t680 = t668 - t664;
                            let t681 = t105 * t670 + t377 * (t98 * t679 + t90 * t680);
                            let t682 = t101 * t678;
                            let t683 = t86 * t680;
                            let t684 = t682 - t683;
                            let t685 = t86 * t679 + (t101 * t674 + t102 * t675);
                            let t686 = t81 * t681
                                + (t89 * t684 + t109 * t662 - t97 * t685);
                            let t687 = t661 - t614;
                            let t688 = t97 * t674 - t89 * t678;
                            let t689 = t105 * t663
                                + t371 * (t81 * t686 + (t89 * t687 + t97 * t688));
                            let t690 = t84 * t681 + t83 * t686;
                            let t691 = t689 + (t681 - t690);
                            let t692 = t84 * t685;
                            let t693 = t83 * t688 + (t100 * t674 + t102 * t676);
                            let t694 = t692 - (t685 + t693);
                            let t695 = t683 - t682;
                            let t696 = t84 * t684 + (t83 * t687 - t100 * t678);
                            let t697 = t695 + t696;
                            let t698 = t76 * t691
                                + k12
                                    * (t75 * t691 + (t94 * t694 + (t87 * t697 + t120 * t644)));
                            let t699 = m2_c2 * t690;
                            let t700 = t693 - t692;
                            let t701 = t406 * t610 + m2_c2_d * t700;
                            let t702 = t120 * t610;
                            let t703 = d * (twice_m2_c2 * t689 - t699)
                                - (t701 + m2_c2 * t702);
                            let t704 = r_squared
                                * (t102 * t677 + k13 * (t87 * t678 + t94 * t674))
                                + t99 * t674;
                            let t705 = t76 * t694 + t704;
                            let t706 = m2_c2 * t705;
                            let t707 = sin_q1_rate_half_h * t576
                                + (t151 * t610 + t159 * t601 + (t127 * t608 - t155 * t606));
                            let t708 = cos_q1_rate_half_h * (t71 * t576 + t72 * t579)
                                + t72 * (t73 * t698 + (t68 * t703 + (t69 * t706 + t707)));
                            let t709 = m2_c2 * (t705 + t698);
                            let t710 = t702 + d * t690 - twice_d * t689;
                            let t711 = t150 * t610 + (t143 * t609 + t156 * t601)
                                + (t127 * t606 + t155 * t608);
                            let t712 = t71
                                * (t68 * t709
                                    + (t73 * t710
                                        + (t69 * t701 + (sin_q1_rate_half_h * t579 - t711))));
                            let t713 = t217 * t587 * (rt::lit::<T>(1.0) / (t219 * t219));
                            let t714 = rt::lit::<T>(0.5) * t216;
                            let t715 = t580 * (k24 * t227)
                                * (rt::lit::<T>(1.0) / (t228 * t228))
                                + t589 * t714 * (rt::lit::<T>(1.0) / (t218 * t218));
                            let t716 = t222 * t582 * (rt::lit::<T>(1.0) / (t223 * t223));
                            let t717 = t191 * t713 + (t715 - t188 * t716);
                            let t718 = t205 * t592 + t208 * t717;
                            let t719 = t218 * t713
                                + (t208 * t718 + t205 * t593)
                                    * (rt::lit::<T>(1.0) / (t191 * t191));
                            let t720 = t192 * t718 + (t215 * t717 + t216 * t588);
                            let t721 = t186 * t719
                                - (t207 * t720 + (t204 * t594 + t221 * t582));
                            let t722 = t204 * t592 + t207 * t717;
                            let t723 = (t186 * t721 + (t207 * t722 + t204 * t582))
                                * (rt::lit::<T>(1.0) / (t188 * t188));
                            let t724 = t218 * t716;
                            let t725 = t190 * t719 + t189 * t721;
                            let t726 = t723 + (t719 - t724 - t725);
                            let t727 = t216 * t583 + t190 * t720;
                            let t728 = t214 * t717 + t189 * t722;
                            let t729 = t727 - (t720 + t728);
                            let t730 = k12
                                * (t172 * t726
                                    + (t175 * t729
                                        + (t178 * t640 + t226 * (rt::lit::<T>(0.5) * t580))));
                            let t731 = t730
                                + (t179 * t726 + (t127 * t642 + t120 * t641));
                            let t732 = r_squared
                                * (t590 * t714 + k13 * (t178 * t599 + t175 * t717))
                                + (t112 * t641 + (t213 * t717 + t127 * t600));
                            let t733 = t179 * t729 + t732;
                            let t734 = m2_c2 * t733;
                            let t735 = t724 - t119 * t597 - t723;
                            let t736 = t728 - (t112 * t597 + t119 * t600) - t727;
                            let t737 = m2_c2 * t736;
                            let t738 = t725 - (t119 * t598 + t109 * t597);
                            let t739 = m2_c2 * t738;
                            let t740 = d * (twice_m2_c2 * t735 + (t737 + t739));
                            let t741 = cos_q2_ahead_new * t734
                                + (t234 * t577 - (t241 * t578 + t245 * t574))
                                - sin_q2_ahead_new * t740;
                            let t742 = m2_c2 * (t733 + t731);
                            let t743 = twice_d * t735 + d * t738;
                            let t744 = m2_c2_d * t736;
                            let t745 = d * t570;
                            let t746 = t170 * t743
                                + (cos_q2_ahead_new * t744
                                    + (t234 * t575 + (t245 * t745 + t241 * t566)));
                            let t747 = cos_q1_ahead_new * (t170 * t731 + t741)
                                - t160 * t562
                                - sin_q1_ahead_new * (sin_q2_ahead_new * t742 + t746);
                            let t748 = l1
                                * (twice_m2_c2 * (t567 + t569)
                                    + m2_c2 * (t565 + (t109 * t563 + t112 * t568)));
                            let t749 = m2_c2 * (t233 * t745 - t240 * t574)
                                + (t748
                                    + (t233 * t566 + t568 * (twice_c2_m2_l1 * t109)
                                        - t240 * t578));
                            let t750 = t233 * t575 + t240 * t577;
                            let t751 = t72 * t709
                                + (t71 * t703
                                    + (sin_q2_rate_half_h * t749
                                        + (t147 * t653 - t164 * t604)));
                            let t752 = t72 * t701
                                + (sin_q2_rate_half_h * t750 - (t167 * t604 + t147 * t654)
                                    - twice_c2_m2_l1 * t681);
                            let t753 = l1
                                * (rt::lit::<T>(2.0) * (t699 - m2_c2 * t689)
                                    + (m2_c2 * t700 + m2_c2 * t685)) + (t71 * t706 + t752);
                            let t754 = cos_q2_rate_half_h * (t68 * t749 + t69 * t750)
                                + t69 * t751
                                - t68 * (m2_c2 * (t71 * t698 + t72 * t710) + t753);
                            let t755 = cos_q2_ahead_new
                                * (cos_q1_ahead_new * t742
                                    + (t239 * t577 - t236 * t575 - sin_q1_ahead_new * t740))
                                - t168 * t562;
                            let t756 = rt::lit::<T>(2.0) * (t739 + m2_c2 * t735)
                                + (t737 + m2_c2 * (t720 - (t109 * t600 + t112 * t598)));
                            let t757 = sin_q1_ahead_new * t734
                                + (cos_q1_ahead_new * t744 + (t239 * t578 + t236 * t566))
                                - twice_c2_m2_l1 * (t719 + t109 * t598);
                            let t758 = m2_c2
                                * (t239 * t574 + t236 * t745
                                    + (sin_q1_ahead_new * t731 + cos_q1_ahead_new * t743))
                                + (l1 * t756 + t757);
                            let t759 = t637 + t643;
                            let t760 = h
                                * (t641
                                    + rt::lit::<T>(0.5)
                                        * (t76 * t697 + (t99 * t678 + k12 * t644)))
                                - (kappa_gradient * t759 + t634 * (twice_h * rho1_rate));
                            (
                                [
                                    q1_rate - t66 - t109,
                                    q2_rate - t110 - t112,
                                    inv_r * (t134 + t136)
                                        + (kappa_gradient * t128 + (rho1_rate - t141 * t131)),
                                    t153
                                        + (b_over_r * (t134 - t136)
                                            + (t141 * t128 + (rho2_rate + kappa_gradient * t131))),
                                    t160 + (rho3_rate + t161),
                                    t168 + (rho4_rate + t169),
                                    kappa_gradient - t285,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t312,
                                        t339 - t340,
                                        t344 - t345,
                                        t347,
                                        -(kappa_gradient + t349),
                                        t351,
                                        -rho3_rate,
                                    ],
                                    [
                                        -t352,
                                        rt::lit::<T>(1.0) - t353,
                                        -t354,
                                        -t355,
                                        t356,
                                        -(kappa_gradient + t357),
                                        -rho4_rate,
                                    ],
                                    [
                                        half_h * t419,
                                        half_h * t421,
                                        t422,
                                        kappa_gradient * t367 + half_h * t402,
                                        half_h * t391,
                                        half_h * t412,
                                        rho2_rate * t367
                                            + (inv_r * (t133 + t135) + (rho1_rate * t360 + t128)),
                                    ],
                                    [
                                        t473,
                                        half_h * t475,
                                        kappa_gradient * t141
                                            + half_h * (t76 * t458 + (t99 * t460 + k12 * t423)),
                                        half_h * t457 + (kappa_gradient * t427 + rt::lit::<T>(1.0)),
                                        half_h * t447,
                                        half_h * t460,
                                        b_over_r * (t133 - t135)
                                            + (rho1_rate * t141 + (rho2_rate * t427 + t131)),
                                    ],
                                    [
                                        t491,
                                        t72 * t504 - t71 * (t505 - t155 * (t498 + t497)),
                                        t72 * (t509 * t487 + t516) - t71 * t517,
                                        t72 * (t520 * t487 + t527) - t71 * t528,
                                        t72 * t540 + rt::lit::<T>(1.0) - t71 * t541,
                                        t72 * (t543 * t487 + t551) - t71 * t552,
                                        q1_rate,
                                    ],
                                    [
                                        t68 * (t163 * t479 + t147 * t553)
                                            + t69 * (t166 * t479 + t554),
                                        t556,
                                        t557
                                            + t69 * (t166 * t510 + t147 * (t71 * t514 + t72 * t509)),
                                        t558
                                            + t69 * (t166 * t521 + t147 * (t71 * t525 + t72 * t520)),
                                        t559
                                            + t69 * (t166 * t533 + t147 * (t71 * t531 + t72 * t539)),
                                        t561,
                                        q2_rate,
                                    ],
                                    [
                                        h * (rt::lit::<T>(0.5) * (t708 - t712) + t747)
                                            - t634 * (twice_h * q1_rate),
                                        h
                                            * (rt::lit::<T>(0.5) * t754
                                                + (t755 - sin_q2_ahead_new * t758))
                                            - t634 * (twice_h * q2_rate),
                                        t760,
                                        h * (t597 + rt::lit::<T>(0.5) * t696)
                                            + (kappa_gradient * t647 - t634 * (twice_h * rho2_rate)),
                                        h * (t598 + rt::lit::<T>(0.5) * t695)
                                            - t634 * (twice_h * rho3_rate),
                                        h * (t600 + rt::lit::<T>(0.5) * t678)
                                            - t634 * (twice_h * rho4_rate),
                                        rho2_rate * t647 + (rt::lit::<T>(1.0) - rho1_rate * t759),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate,
                kappa_gradient] = solution1.x;
                let t130 = rho2_rate * kappa_gradient;
                let q1_rate_half_h = half_h * q1_rate;
                let t70 = q1 + q1_rate_half_h;
                let (_, (t71, t72)) = rt::halfway(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1_rate_half_h,
                    t70,
                );
                let q2_rate_half_h = half_h * q2_rate;
                let t67 = q2 + q2_rate_half_h;
                let (_, (t68, t69)) = rt::halfway(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2_rate_half_h,
                    t67,
                );
                let t73 = m1_c1 + m2 * (l1 + c2 * t69);
                let t78 = t72 * t73;
                let t79 = c2 + twice_l1 * t69;
                let t80 = t71 * t68;
                let t74 = t68 * t72;
                let t75 = t71 * t73 + m2_c2 * t74;
                let t76 = k12 * t75;
                let t77 = t75 * t76;
                let t82 = twice_d * t78 + (k11 + (k4 + m2_c2 * (t79 - twice_d * t80)))
                    - t77;
                let t83 = rt::lit::<T>(1.0) / t82;
                let t87 = rho1 + half_h * rho1_rate;
                let t88 = t87 * t76;
                let t89 = t88 + (rho2 + half_h * rho2_rate);
                let t93 = t74 + t71 * t69;
                let t94 = m2_c2 * t93;
                let t99 = k14 * t93;
                let t96 = t72 * t69 - t80;
                let t92 = c2 + l1 * t69;
                let t95 = t94 * t76;
                let t97 = j2 + m2_c2 * (d * t96 + t92) - t95;
                let t100 = t97 * t83;
                let t81 = d * t78 + (k6 + m2_c2 * (t79 - d * t80)) - t77;
                let t84 = t81 * t83;
                let t98 = j2 + m2_c2 * t92 - t95 - t97 * t84;
                let t85 = k7 + m2_l1 * (l1 + twice_c2 * t69) - t77 - t81 * t84;
                let t86 = rt::lit::<T>(1.0) / t85;
                let t101 = t98 * t86;
                let t104 = t98 * t101;
                let t105 = k8 - t94 * t99 - t97 * t100 - t104;
                let t111 = rt::lit::<T>(1.0) / t105;
                let t90 = t88 + (rho3 + half_h * rho3_rate) - t89 * t84;
                let t102 = t87 * t99 + (rho4 + half_h * rho4_rate) - t89 * t100
                    - t101 * t90;
                let t115 = t97 * t102;
                let t103 = t98 * t102;
                let t761 = t86 * (t90 - t111 * t103);
                let t762 = t83 * (t89 - t111 * t115) - t84 * t761;
                let t763 = t130 + t762;
                let theta_ahead_new = theta + half_h * t763;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t765 = t761 + t762;
                let t766 = t76 * t765;
                let t767 = t111 * (t99 * t102);
                let t113 = rho1_rate * kappa_gradient;
                let t121 = k12 * t87;
                let t820 = t766 + (t767 + (t113 + t121));
                let t821 = h * t820;
                let x_new = x + cos_theta_ahead_new * t821;
                let y_new = y + sin_theta_ahead_new * t821;
                let t818 = h * t763;
                let theta_new = theta + t818;
                let t822 = inv_r * t820;
                let t770 = b_over_r * t763;
                let right_new = right + h * (t822 + t770);
                let left_new = left + h * (t822 - t770);
                let q1_rate_h = h * q1_rate;
                let q1_new = q1 + q1_rate_h;
                let q2_rate_h = h * q2_rate;
                let q2_new = q2 + q2_rate_h;
                let t173 = rho1 + h * rho1_rate;
                let t823 = r_squared * t10;
                let t824 = r_squared * t5;
                let t825 = k13 * t824;
                let t826 = t10 * t825;
                let t827 = j2 + m2_c2 * (c2 + (l1_cos_q2_ahead + t11)) - t826;
                let t828 = rt::lit::<T>(2.0) * l1_cos_q2_ahead;
                let t829 = rt::lit::<T>(2.0) * (d_r_squared * t3)
                    + r_squared
                        * (k3
                            + m2 * (k2 + c2 * (c2 + (t828 - rt::lit::<T>(2.0) * t20))));
                let t830 = t5 * t825;
                let t831 = (twice_jw_b_squared + t829) / r_squared - t830;
                let t832 = rt::lit::<T>(1.0) / t831;
                let t833 = t827 * t832;
                let t834 = rho1 * t825;
                let t835 = rho2 + t834;
                let t836 = k5 + (t18 + m2 * (l1_squared + c2 * (c2 + (t828 - t20))))
                    - t830;
                let t837 = t836 * t832;
                let t838 = t8 - (t826 + t837 * t827);
                let t839 = k5
                    + m2 * (c2_squared + l1 * (l1 + rt::lit::<T>(2.0) * c2_cos_q2_ahead))
                    - (t830 + t836 * t837);
                let t840 = rt::lit::<T>(1.0) / t839;
                let t841 = t838 * t840;
                let t842 = rho3 - (t837 * t835 - t834);
                let t843 = k13 * t823;
                let t844 = rho4 - (t833 * t835 + t841 * t842 - rho1 * t843);
                let t845 = t838 * t841;
                let t846 = k8 - (t845 + (t10 * t843 + t827 * t833));
                let t847 = rt::lit::<T>(1.0) / (k9 * t846);
                let t848 = t839 * t846;
                let t849 = rt::lit::<T>(1.0) / t848;
                let t850 = t840 * t842 - t838 * t844 * t849;
                let t851 = rt::lit::<T>(1.0) / (t831 * t846);
                let t852 = t835 * t832 - (t837 * t850 + t827 * t844 * t851);
                let t853 = k13 * (r_squared * rho1)
                    + (t823 * t844 * t847 + (t825 * t852 + t825 * t850));
                let t854 = rt::lit::<T>(1.0) / t846;
                let t855 = t844 * t854;
                let t856 = rt::lit::<T>(0.5)
                    * (rho1 * t853 + rho2 * t852 + (rho3 * t850 + rho4 * t855))
                    - reference;
                let t857 = rt::lit::<T>(1.0) / (k9 * t831);
                let t858 = t825 - t824 * t836 * t857;
                let t859 = t843 - (t824 * t827 * t857 + t841 * t858);
                let t860 = t840 * t858 - t849 * (t838 * t859);
                let t861 = t824 * t857 - (t837 * t860 + t851 * (t827 * t859));
                let t862 = t853
                    + rho1
                        * (k12 + (t847 * (t823 * t859) + (t825 * t861 + t825 * t860)));
                let t863 = rho1
                    * (t862 + rho2 * t861 + (rho3 * t860 + rho4 * (t854 * t859)));
                let t864 = t836 * t838;
                let t865 = rt::lit::<T>(1.0) / (t831 * t839);
                let t866 = t864 * t865 - t833;
                let t867 = t836 * t865 + t849 * (t838 * t866);
                let t868 = t832 - (t851 * (t827 * t866) - t837 * t867);
                let t869 = rho1 * (t847 * (t823 * t866) + (t825 * t868 - t825 * t867))
                    + (t852 + rho2 * t868);
                let t870 = rho2 * (t869 + (rho4 * (t854 * t866) - rho3 * t867));
                let t871 = t840 + t845 * t849;
                let t872 = t851 * (t827 * t841) - t837 * t871;
                let t873 = rho1 * (t825 * t872 + t825 * t871 - t847 * (t823 * t841))
                    + rho2 * t872;
                let t874 = t838 * t849;
                let t875 = rho3 * (t873 + (t850 + rho3 * t871 - rho4 * t874));
                let t876 = t864 / (t831 * t848) - t827 * t851;
                let t877 = rho1
                    * (t823 * t847 + (t825 * t876 - t824 * t838 / (k9 * t848)))
                    + rho2 * t876;
                let t878 = rho4 * (t877 + (t855 + rho4 * t854 - rho3 * t874));
                let t879 = rt::lit::<T>(0.5) * t863 + rt::lit::<T>(0.5) * t870
                    + (rt::lit::<T>(0.5) * t875 + rt::lit::<T>(0.5) * t878);
                let t880 = rt::visible_change(
                    t856
                        * (rt::lit::<T>(0.25) * t863 + rt::lit::<T>(0.25) * t870
                            + (rt::lit::<T>(0.25) * t875 + rt::lit::<T>(0.25) * t878)),
                    rt::lit::<T>(0.0625) * (reference * reference) + t879 * t879,
                    rt::abs(q1) + rt::abs(q2) + rt::lit::<T>(1.0),
                );
                let t881 = rt::lit::<T>(1.0) - t880;
                let rho1_new = t173 * t881;
                let t200 = rho2 + h * rho2_rate;
                let rho2_new = t200 * t881;
                let t194 = rho3 + h * rho3_rate;
                let rho3_new = t194 * t881;
                let t209 = rho4 + h * rho4_rate;
                let rho4_new = t209 * t881;
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate_h,
                    q1_new,
                    tally,
                );
                let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    q2_rate_h,
                    q2_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    q1_new,
                    q2_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    rho4_new,
                    reference,
                    sin_q1_ahead_new,
                    cos_q1_ahead_new,
                    sin_q2_ahead_new,
                    cos_q2_ahead_new,
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
                    carried[8],
                    carried[9],
                    carried[10],
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
                        motion.carried[8],
                        motion.carried[9],
                        motion.carried[10],
                    ]);
                    let after = balance([
                        carried[5],
                        carried[6],
                        carried[7],
                        carried[8],
                        carried[9],
                        carried[10],
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
                let [x, y, theta, right, left, q1, q2, rho1, rho2, rho3, rho4, _, _, _,
                _, _, _, _, _] = motion.carried;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    twice_l1,
                    twice_d,
                    k4,
                    k6,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    inv_r,
                    b_over_r,
                    k11,
                    k12,
                    k14,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t3 = k12 * t2;
                let t4 = t2 * t3;
                let t5 = cos_q1 * t1;
                let t6 = c2 + twice_l1 * cos_q2;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let t7 = d * t5 + (k6 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
                let t8 = rt::lit::<T>(1.0)
                    / (twice_d * t5 + (k4 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k11)
                        - t4);
                let t9 = t7 * t8;
                let t10 = rt::lit::<T>(1.0)
                    / (k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t9);
                let t11 = rho1 * t3;
                let t12 = rho2 + t11;
                let t13 = rho3 + t11 - t9 * t12;
                let t14 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t15 = m2_c2 * t14;
                let t16 = k14 * t14;
                let t17 = c2 + l1 * cos_q2;
                let t18 = t15 * t3;
                let t19 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t17)
                    - t18;
                let t20 = t19 * t8;
                let t21 = j2 + m2_c2 * t17 - t18 - t19 * t9;
                let t22 = t21 * t10;
                let t23 = rt::lit::<T>(1.0) / (k8 - t15 * t16 - t19 * t20 - t21 * t22);
                let t24 = rho4 + rho1 * t16 - t20 * t12 - t22 * t13;
                let t25 = t10 * (t13 - t23 * (t21 * t24));
                let t26 = t8 * (t12 - t23 * (t19 * t24)) - t9 * t25;
                let t27 = t3 * (t25 + t26) + (k12 * rho1 + t23 * (t16 * t24));
                let t28 = inv_r * t27;
                let t29 = b_over_r * t26;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t27,
                    y_dot: sin_theta * t27,
                    theta_dot: t26,
                    right_dot: t28 + t29,
                    left_dot: t28 - t29,
                    q1_dot: t25,
                    q2_dot: t23 * t24,
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
                [q1,
                q2,
                rho1,
                rho2,
                rho3,
                rho4,
                ]: [T; 6],
            ) -> [T; 2] {
                let d = parameters.d;
                let l1 = parameters.l1;
                let m2 = parameters.m2;
                let j2 = parameters.J2;
                let c2 = parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    twice_l1,
                    twice_d,
                    k4,
                    k6,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    r_squared,
                    k9,
                    k11,
                    k12,
                    m2_c2_r_squared,
                    k14,
                    d_r_squared,
                    ..
                } = self;
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t3 = k12 * t2;
                let t4 = t2 * t3;
                let t5 = cos_q1 * t1;
                let t6 = c2 + twice_l1 * cos_q2;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let t7 = d * t5 + (k6 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
                let t8 = twice_d * t5
                    + (k4 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k11) - t4;
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = t7 * t9;
                let t11 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t10;
                let t12 = rt::lit::<T>(1.0) / t11;
                let t13 = rho1 * t3;
                let t14 = rho2 + t13;
                let t15 = rho3 + t13 - t10 * t14;
                let t16 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t17 = m2_c2 * t16;
                let t18 = k14 * t16;
                let t19 = c2 + l1 * cos_q2;
                let t20 = t17 * t3;
                let t21 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t19)
                    - t20;
                let t22 = t21 * t9;
                let t23 = j2 + m2_c2 * t19 - t20 - t21 * t10;
                let t24 = t23 * t12;
                let t25 = k8 - t17 * t18 - t21 * t22 - t23 * t24;
                let t26 = t11 * t25;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = rho1 * t18;
                let t29 = rho4 + t28 - t22 * t14 - t24 * t15;
                let t30 = t23 * t29;
                let t31 = t12 * t15 - t27 * t30;
                let t32 = t8 * t25;
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = t21 * t29;
                let t35 = t9 * t14 - t33 * t34 - t10 * t31;
                let t36 = m2_c2_r_squared * t16;
                let t37 = t36 * t29;
                let t38 = k9 * t25;
                let t39 = rt::lit::<T>(1.0) / t38;
                let t40 = rho1 * (t3 * (t31 + t35) + (k12 * rho1 + t37 * t39));
                let t41 = rho2 * t35;
                let t42 = rt::lit::<T>(1.0) / t25;
                let t43 = t42 * (rho4 * t29);
                let t44 = rho3 * t31;
                let abs_rho1 = rt::abs(rho1);
                let t45 = rt::abs(t3);
                let abs_sin_q1 = rt::abs(sin_q1);
                let abs_cos_q2 = rt::abs(cos_q2);
                let t46 = abs_cos_q2 + rt::abs(q2 * sin_q2);
                let t47 = m1_c1 + m2 * (l1 + c2 * t46);
                let t48 = abs_sin_q1 + rt::abs(q1 * cos_q1);
                let t49 = rt::abs(t1);
                let abs_cos_q1 = rt::abs(cos_q1);
                let abs_sin_q2 = rt::abs(sin_q2);
                let t50 = abs_sin_q2 + rt::abs(q2 * cos_q2);
                let t51 = abs_cos_q1 + rt::abs(q1 * sin_q1);
                let t52 = abs_cos_q1 * t50 + abs_sin_q2 * t51;
                let t53 = abs_sin_q1 * t47 + (t48 * t49 + m2_c2 * t52);
                let t54 = k12 * t53;
                let t55 = t45 * t53 + rt::abs(t2) * t54;
                let t56 = t51 * t49 + abs_cos_q1 * t47;
                let abs_d = rt::abs(d);
                let t57 = t48 * abs_sin_q2 + abs_sin_q1 * t50;
                let t58 = c2 + twice_l1 * t46;
                let t59 = t55 + (abs_d * t56 + (k6 + m2_c2 * (abs_d * t57 + t58)));
                let t60 = rt::abs(t9);
                let t61 = rt::lit::<T>(2.0) * (rt::abs(d_r_squared) / r_squared) * t56
                    + (k11 + (k4 + m2_c2 * (rt::lit::<T>(2.0) * abs_d * t57 + t58)));
                let t62 = t55 + t61;
                let t63 = rt::lit::<T>(1.0) / (t8 * t8);
                let t64 = t59 * t60 + t62 * rt::abs(t7 * t63);
                let t65 = rt::abs(t10);
                let t66 = rt::abs(t7) * t64
                    + (t59 * t65 + (t55 + (k7 + m2_l1 * (l1 + twice_c2 * t46))));
                let t67 = rt::abs(t25);
                let t68 = rt::abs(t21);
                let t69 = t52 + (t48 * abs_cos_q2 + abs_sin_q1 * t46);
                let t70 = m2_c2 * t69;
                let t71 = rt::abs(t17);
                let t72 = t70 * t45 + t71 * t54;
                let t73 = c2 + l1 * t46;
                let t74 = t72
                    + (j2
                        + m2_c2
                            * (abs_d * (t57 + (abs_cos_q2 * t51 + abs_cos_q1 * t46))
                                + t73));
                let t75 = t68 * t64 + (t74 * t65 + (j2 + m2_c2 * t73 + t72));
                let t76 = rt::abs(t12);
                let t77 = rt::lit::<T>(1.0) / (t11 * t11);
                let t78 = t75 * t76 + t66 * rt::abs(t23 * t77);
                let t79 = rt::abs(t23);
                let t80 = rt::abs(t24);
                let t81 = t74 * t60 + t62 * rt::abs(t21 * t63);
                let t82 = rt::abs(t22);
                let t83 = k14 * t69;
                let t84 = t68 * t81
                    + (t74 * t82 + (t71 * t83 + (k8 + t70 * rt::abs(t18))));
                let t85 = t78 * t79 + (t75 * t80 + t84);
                let t86 = rt::abs(t29);
                let t87 = rt::abs(t14);
                let abs_rho2 = rt::abs(rho2);
                let t88 = rt::abs(t13) + abs_rho1 * t54;
                let t89 = abs_rho2 + t88;
                let abs_rho3 = rt::abs(rho3);
                let t90 = t87 * t64 + (t89 * t65 + (abs_rho3 + t88));
                let abs_rho4 = rt::abs(rho4);
                let t91 = t80 * t90
                    + (t87 * t81
                        + (t89 * t82 + (abs_rho1 * t83 + (abs_rho4 + rt::abs(t28)))));
                let t92 = t78 * rt::abs(t15) + t91;
                let t93 = rt::abs(t27) * (t75 * t86 + t79 * t92)
                    + (t76 * t90 + t66 * rt::abs(t15 * t77));
                let t94 = rt::abs(t30 / (t26 * t26)) * (t66 * t67 + t85 * rt::abs(t11))
                    + t93;
                let t95 = rt::abs(t31);
                let t96 = rt::abs(t33) * (t74 * t86 + t68 * t92)
                    + (t89 * t60 + t62 * rt::abs(t14 * t63));
                let t97 = rt::abs(t34 / (t32 * t32)) * (t62 * t67 + rt::abs(t8) * t85)
                    + t96;
                let t98 = t65 * t94 + (t64 * t95 + t97);
                let t99 = k12 * abs_rho1
                    + rt::abs(t39) * (m2_c2_r_squared * t69 * t86 + rt::abs(t36) * t92);
                let t100 = t54 * (t95 + rt::abs(t35))
                    + (rt::abs(t37 / (t38 * t38)) * (k9 * t85) + t99);
                let t101 = abs_rho3 * t94
                    + abs_rho4 * (t92 * rt::abs(t42) + t85 * rt::abs(t29 / (t25 * t25)));
                let t102 = rt::abs(t40)
                    + (rt::abs(t41) + (rt::abs(t44) + rt::abs(t43))
                        + (abs_rho2 * t98 + t101));
                [
                    rt::lit::<T>(0.5) * (t40 + (t41 + (t43 + t44))),
                    rt::lit::<T>(0.5) * (abs_rho1 * (t45 * (t94 + t98) + t100) + t102),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "25b04336d0dcd3e01b6cbfc7ac616a27";
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
        /// - `q1_rate`, `q2_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `rho4_rate`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `right_rate`: explicit
        /// - `left_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 18 | 36 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 21 | 2 | 0 | 0 | 0 |
        /// | each step | 61 | 72 | 3 | 0 | 5 | 0 |
        /// | each sweep for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate | 70 | 93 | 3 | 0 | 2 | 0 |
        /// | each iteration for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate | 405 | 604 | 7 | 0 | 2 | 0 |
        /// | each state that is looked at | 43 | 56 | 3 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1`
            m1_c1: T,
            /// `d (m1 + m2) + M a`
            k1: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2) + m2 (d² + l1²)`
            k2: T,
            /// `J1 + J2 + m1 c1² + m2 l1²`
            k4: T,
            /// `m2 l1`
            m2_l1: T,
            /// `2 c2`
            twice_c2: T,
            /// `J1 + J2 + m1 c1² + m2 c2²`
            k6: T,
            /// `J2 + m2 c2²`
            k7: T,
            /// `m2 c2 d`
            m2_c2_d: T,
            /// `m2 c2/2`
            half_m2_c2: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `(m2 + (M + m1)) r² + 2 Jw`
            k8: T,
            /// `2 (Jw b²/(r²))`
            k9: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k10: T,
            /// `1/((m2 + (M + m1)) r² + 2 Jw)`
            k11: T,
            /// `m2 c2 r²`
            m2_c2_r_squared: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k12: T,
            /// `m1 d + (M a + m2 d)`
            k13: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `d/2`
            half_d: T,
            /// `(m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k14: T,
            /// `m2 c2 d/2`
            half_m2_c2_d: T,
            /// `m2 c2 r²/2`
            half_m2_c2_r_squared: T,
            /// `m1 c1/2`
            half_m1_c1: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 c2 h`
            m2_c2_h: T,
            /// `l1 h`
            l1_h: T,
            /// `m2 c2 h/2`
            half_m2_c2_h: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `m2 l1 c2 h`
            m2_l1_c2_h: T,
            /// `m2 c2 l1 h/2`
            k15: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h`
            k16: T,
            /// `h (m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k17: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h/2`
            k18: T,
            /// `m2 c2 h/2`
            k19: T,
            /// `(r² h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k20: T,
            /// `h m2 c2 r²/2`
            k21: T,
            /// `m1 c1 h/2`
            k22: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (4); functions of q that the next step needs (7).
            type Carried = [T; 18];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let l1 = system.parameters.l1;
                let c1 = system.parameters.c1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let m2_c2 = m2 * c2;
                let m1_c1 = m1 * c1;
                let m_a = m * a;
                let k1 = d * (m1 + m2) + m_a;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let l1_squared = l1 * l1;
                let k2 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2
                    + m2 * (d_squared + l1_squared);
                let k3 = j1_plus_j2 + m1 * c1_squared;
                let k4 = k3 + m2 * l1_squared;
                let m2_l1 = m2 * l1;
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k5 = m2 * (c2 * c2);
                let k6 = k3 + k5;
                let k7 = j2 + k5;
                let m2_c2_d = m2_c2 * d;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let r_squared = r * r;
                let k8 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k9 = rt::lit::<T>(2.0) * (jw * (b * b) / r_squared);
                let k10 = r_squared / k8;
                let k11 = rt::lit::<T>(1.0) / k8;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k12 = m2_c2_r_squared / k8;
                let k13 = m1 * d + (m_a + m2 * d);
                let m1_c1_d = m1_c1 * d;
                let half_d = rt::lit::<T>(0.5) * d;
                let k14 = rt::lit::<T>(0.5) * k12;
                let half_m2_c2_d = rt::lit::<T>(0.5) * m2_c2_d;
                let half_m2_c2_r_squared = rt::lit::<T>(0.5) * m2_c2_r_squared;
                let half_m1_c1 = rt::lit::<T>(0.5) * m1_c1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c2_h = c2 * h;
                let m2_c2_h = m2 * c2_h;
                let l1_h = l1 * h;
                let half_m2_c2_h = rt::lit::<T>(0.5) * m2_c2_h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let m2_l1_c2_h = m2_l1 * c2_h;
                let k15 = rt::lit::<T>(0.5) * (m2_c2 * l1_h);
                let k16 = k10 * h;
                let k17 = rt::lit::<T>(0.5) * (h * k12);
                let k18 = rt::lit::<T>(0.5) * k16;
                let k19 = rt::lit::<T>(0.5) * (m2_c2 * h);
                let k20 = rt::lit::<T>(0.5) * (r_squared * h / k8);
                let k21 = rt::lit::<T>(0.5) * (h * m2_c2_r_squared);
                let k22 = rt::lit::<T>(0.5) * (m1_c1 * h);
                Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    m2_c2_d,
                    half_m2_c2,
                    inv_r,
                    b_over_r,
                    k8,
                    k9,
                    k10,
                    k11,
                    m2_c2_r_squared,
                    k12,
                    k13,
                    m1_c1_d,
                    half_d,
                    k14,
                    half_m2_c2_d,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    half_l1_h,
                    m2_l1_c2_h,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.M;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    inv_r,
                    b_over_r,
                    ..
                } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let t2 = cos_q1 * t1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
                let t3 = t2 - m2_c2_sin_q1_sin_q2;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t5 = sin_theta * t4;
                let t6 = cos_theta * (k1 + t3) - t5;
                let t7 = cos_theta * t3 - t5;
                let t8 = m2 + (m + m1);
                let cos_q1_cos_q2 = cos_q1 * cos_q2;
                let t9 = cos_q1_cos_q2 - sin_q1_sin_q2;
                let t10 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t11 = m2_c2 * (cos_theta * t9 - sin_theta * t10);
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let t12 = m2_c2_sin_q1_sin_q2 - t2;
                let t13 = cos_theta * t4;
                let t14 = sin_theta * (t12 - k1) - t13;
                let t15 = sin_theta * t12 - t13;
                let t16 = m2_c2
                    * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t10);
                let t17 = inv_r * (jw_left_dot + jw_right_dot)
                    + cos_theta
                        * (t14 * theta_dot
                            + (t15 * q1_dot + (t8 * x_dot + t16 * q2_dot)));
                let t18 = sin_theta
                    * (t6 * theta_dot + (t7 * q1_dot + (t8 * y_dot + t11 * q2_dot)))
                    + t17;
                let t19 = c2 + l1 * cos_q2;
                let t20 = j2 + m2_c2 * (d * t9 + t19);
                let t21 = c2 + twice_l1 * cos_q2;
                let t22 = d * t2 + (k4 + m2_c2 * (t21 - d * sin_q1_sin_q2));
                let t23 = theta_dot
                    * (twice_d * t2 + (k2 + m2_c2 * (t21 - twice_d * sin_q1_sin_q2)))
                    + q1_dot * t22;
                let t24 = t14 * x_dot + t6 * y_dot
                    + (q2_dot * t20 + b_over_r * (jw_right_dot - jw_left_dot) + t23);
                let t25 = j2 + m2_c2 * t19;
                let t26 = theta_dot * t22
                    + (t25 * q2_dot + q1_dot * (k6 + m2_l1 * (l1 + twice_c2 * cos_q2)));
                let t27 = t16 * x_dot + t11 * y_dot
                    + (t25 * q1_dot + k7 * q2_dot + theta_dot * t20);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t24,
                    t15 * x_dot + t7 * y_dot + t26,
                    t27,
                    sin_q1,
                    cos_q1,
                    sin_q2,
                    cos_q2,
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
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [x, y, theta, right, left, q1, q2, rho1, rho2, rho3, rho4,
                sin_q1_ahead, cos_q1_ahead, sin_q2_ahead, cos_q2_ahead, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    m2_c2_d,
                    half_m2_c2,
                    inv_r,
                    b_over_r,
                    k8,
                    k9,
                    k10,
                    k11,
                    m2_c2_r_squared,
                    k12,
                    k13,
                    m1_c1_d,
                    half_d,
                    k14,
                    half_m2_c2_d,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    half_l1_h,
                    m2_l1_c2_h,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [q1_rate,
                    q2_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    rho4_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let q2_rate_half_h = half_h * q2_rate;
                    let t45 = q2 + q2_rate_half_h;
                    let (t46, t47) = rt::sin_cos(t45);
                    let q1_rate_half_h = half_h * q1_rate;
                    let t48 = q1 + q1_rate_half_h;
                    let (t49, t50) = rt::sin_cos(t48);
                    let t51 = m1_c1 + m2 * (l1 + c2 * t47);
                    let t52 = t46 * t50;
                    let t53 = t49 * t51 + m2_c2 * t52;
                    let t54 = k10 * t53;
                    let t55 = t53 * t54;
                    let t56 = t50 * t51;
                    let t57 = c2 + twice_l1 * t47;
                    let t58 = t49 * t46;
                    let t59 = d * t56 + (k4 + m2_c2 * (t57 - d * t58)) - t55;
                    let t60 = twice_d * t56 + (k9 + (k2 + m2_c2 * (t57 - twice_d * t58)))
                        - t55;
                    let t61 = rt::lit::<T>(1.0) / t60;
                    let t62 = t59 * t61;
                    let t63 = k6 + m2_l1 * (l1 + twice_c2 * t47) - t55 - t59 * t62;
                    let t64 = rt::lit::<T>(1.0) / t63;
                    let t65 = rho1 + half_h * rho1_rate;
                    let t66 = t65 * t54;
                    let t67 = t66 + (rho2 + half_h * rho2_rate);
                    let t68 = t66 + (rho3 + half_h * rho3_rate) - t67 * t62;
                    let t71 = t52 + t49 * t47;
                    let t72 = m2_c2 * t71;
                    let t77 = k12 * t71;
                    let t74 = t50 * t47 - t58;
                    let t70 = c2 + l1 * t47;
                    let t73 = t72 * t54;
                    let t75 = j2 + m2_c2 * (d * t74 + t70) - t73;
                    let t78 = t75 * t61;
                    let t76 = j2 + m2_c2 * t70 - t73 - t75 * t62;
                    let t79 = t76 * t64;
                    let t82 = t76 * t79;
                    let t83 = k7 - t72 * t77 - t75 * t78 - t82;
                    let t88 = rt::lit::<T>(1.0) / t83;
                    let t80 = t65 * t77 + (rho4 + half_h * rho4_rate) - t67 * t78
                        - t79 * t68;
                    let t81 = t76 * t80;
                    let t310 = t64 * (t68 - t88 * t81);
                    let t89 = t80 * t88;
                    let t91 = t75 * t80;
                    let t311 = t61 * (t67 - t88 * t91) - t62 * t310;
                    let t95 = t56 - m2_c2 * t58;
                    let t96 = k1 + t95;
                    let t97 = m2_c2 * t74;
                    let t98 = t97 * t89;
                    let t312 = t310 + t311;
                    let t102 = k10 * t65;
                    let t313 = t54 * t312 + (t102 + t88 * (t77 * t80));
                    let t314 = m2_c2 * (t312 + t89);
                    let t315 = t46 * t314;
                    let t316 = m1_c1 * t311;
                    let t317 = m2_l1 * t312;
                    let t318 = t47 * t314;
                    let t319 = t317 + t318;
                    let t320 = t313 * (m1_c1 * t310);
                    let t321 = t313 * (t49 * t315 - k13 * t311 - t50 * (t316 + t319))
                        - t50 * t320;
                    let t322 = d * t311;
                    let t323 = t50
                        * (t313 * (t318 + (t316 + t317)) + (t320 + t322 * t315))
                        + t49 * (t322 * t319 + (t312 * (m1_c1_d * t311) - t313 * t315));
                    let t324 = t46 * (l1 * t312 + t50 * t322 - t49 * t313)
                        + t47 * (t49 * t322 + t50 * t313);
                    solution1
                        .update([
                            t310,
                            t89,
                            t311 * (t311 * t96 + (t98 + t310 * t95)),
                            t321,
                            -t323,
                            -(t314 * t324),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = m1_c1 + m2 * (l1 + c2 * cos_q2_ahead);
                            let t2 = cos_q1_ahead * sin_q2_ahead;
                            let t3 = sin_q1_ahead * t1 + m2_c2 * t2;
                            let t4 = k10 * t3;
                            let t5 = t3 * t4;
                            let t6 = cos_q1_ahead * t1;
                            let t7 = c2 + twice_l1 * cos_q2_ahead;
                            let t8 = sin_q1_ahead * sin_q2_ahead;
                            let t9 = d * t6 + (k4 + m2_c2 * (t7 - d * t8)) - t5;
                            let t10 = rt::lit::<T>(1.0)
                                / (twice_d * t6 + (k9 + (k2 + m2_c2 * (t7 - twice_d * t8)))
                                    - t5);
                            let t11 = t9 * t10;
                            let t12 = rt::lit::<T>(1.0)
                                / (k6 + m2_l1 * (l1 + twice_c2 * cos_q2_ahead) - t5
                                    - t9 * t11);
                            let t13 = rho1 * t4;
                            let t14 = rho2 + t13;
                            let t15 = rho3 + t13 - t14 * t11;
                            let t16 = c2 + l1 * cos_q2_ahead;
                            let t17 = t2 + sin_q1_ahead * cos_q2_ahead;
                            let t18 = m2_c2 * t17;
                            let t19 = t18 * t4;
                            let t20 = cos_q1_ahead * cos_q2_ahead - t8;
                            let t21 = j2 + m2_c2 * (d * t20 + t16) - t19;
                            let t22 = j2 + m2_c2 * t16 - t19 - t21 * t11;
                            let t23 = k12 * t17;
                            let t24 = t21 * t10;
                            let t25 = t22 * t12;
                            let t26 = rho4 + rho1 * t23 - t14 * t24 - t25 * t15;
                            let t27 = rt::lit::<T>(1.0)
                                / (k7 - t18 * t23 - t21 * t24 - t22 * t25);
                            let t28 = t12 * (t15 - t22 * t26 * t27);
                            let t29 = t26 * t27;
                            let t30 = t10 * (t14 - t27 * (t21 * t26)) - t11 * t28;
                            let t31 = t6 - m2_c2 * t8;
                            let t32 = t28 + t30;
                            let t33 = t4 * t32 + (k10 * rho1 + t27 * (t23 * t26));
                            let t34 = m2_c2 * (t29 + t32);
                            let t35 = sin_q2_ahead * t34;
                            let t36 = m1_c1 * t30;
                            let t37 = m2_l1 * t32;
                            let t38 = cos_q2_ahead * t34;
                            let t39 = t37 + t38;
                            let t40 = t33 * (m1_c1 * t28);
                            let t41 = t33
                                * (sin_q1_ahead * t35 - k13 * t30
                                    - cos_q1_ahead * (t36 + t39)) - cos_q1_ahead * t40;
                            let t42 = d * t30;
                            let t43 = cos_q1_ahead
                                * (t33 * (t38 + (t36 + t37)) + (t40 + t35 * t42))
                                + sin_q1_ahead
                                    * (t39 * t42 + (t32 * (m1_c1_d * t30) - t33 * t35));
                            let t44 = sin_q2_ahead
                                * (l1 * t32 + cos_q1_ahead * t42 - sin_q1_ahead * t33)
                                + cos_q2_ahead * (sin_q1_ahead * t42 + cos_q1_ahead * t33);
                            [
                                t28,
                                t29,
                                t30 * ((k1 + t31) * t30 + (m2_c2 * t20 * t29 + t31 * t28)),
                                t41,
                                -t43,
                                -(t34 * t44),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * q1),
                            rt::abs(inv_h * q2),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                            rt::abs(inv_h * rho4),
                        ],
                        move |
                            [q1_rate,
                            q2_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            rho4_rate,
                            ]|
                        {
                            let q2_rate_half_h = half_h * q2_rate;
                            let t45 = q2 + q2_rate_half_h;
                            let (t46, t47) = rt::sin_cos(t45);
                            let q1_rate_half_h = half_h * q1_rate;
                            let t48 = q1 + q1_rate_half_h;
                            let (t49, t50) = rt::sin_cos(t48);
                            let t51 = m1_c1 + m2 * (l1 + c2 * t47);
                            let t52 = t46 * t50;
                            let t53 = t49 * t51 + m2_c2 * t52;
                            let t54 = k10 * t53;
                            let t55 = t53 * t54;
                            let t56 = t50 * t51;
                            let t57 = c2 + twice_l1 * t47;
                            let t58 = t49 * t46;
                            let t59 = d * t56 + (k4 + m2_c2 * (t57 - d * t58)) - t55;
                            let t60 = twice_d * t56
                                + (k9 + (k2 + m2_c2 * (t57 - twice_d * t58))) - t55;
                            let t61 = rt::lit::<T>(1.0) / t60;
                            let t62 = t59 * t61;
                            let t63 = k6 + m2_l1 * (l1 + twice_c2 * t47) - t55
                                - t59 * t62;
                            let t64 = rt::lit::<T>(1.0) / t63;
                            let t65 = rho1 + half_h * rho1_rate;
                            let t66 = t65 * t54;
                            let t67 = t66 + (rho2 + half_h * rho2_rate);
                            let t68 = t66 + (rho3 + half_h * rho3_rate) - t67 * t62;
                            let t69 = t64 * t68;
                            let t70 = c2 + l1 * t47;
                            let t71 = t52 + t49 * t47;
                            let t72 = m2_c2 * t71;
                            let t73 = t72 * t54;
                            let t74 = t50 * t47 - t58;
                            let t75 = j2 + m2_c2 * (d * t74 + t70) - t73;
                            let t76 = j2 + m2_c2 * t70 - t73 - t75 * t62;
                            let t77 = k12 * t71;
                            let t78 = t75 * t61;
                            let t79 = t76 * t64;
                            let t80 = t65 * t77 + (rho4 + half_h * rho4_rate) - t67 * t78
                                - t79 * t68;
                            let t81 = t76 * t80;
                            let t82 = t76 * t79;
                            let t83 = k7 - t72 * t77 - t75 * t78 - t82;
                            let t84 = t63 * t83;
                            let t85 = rt::lit::<T>(1.0) / t84;
                            let t86 = t81 * t85;
                            let t87 = t69 - t86;
                            let t88 = rt::lit::<T>(1.0) / t83;
                            let t89 = t80 * t88;
                            let t90 = t67 * t61;
                            let t91 = t75 * t80;
                            let t92 = rt::lit::<T>(1.0) / (t60 * t83);
                            let t93 = t91 * t92;
                            let t94 = t90 - t93 - t62 * t87;
                            let t95 = t56 - m2_c2 * t58;
                            let t96 = k1 + t95;
                            let t97 = m2_c2 * t74;
                            let t98 = t97 * t89;
                            let t99 = t96 * t94 + (t98 + t95 * t87);
                            let t100 = m1_c1 * t87;
                            let t101 = t87 + t94;
                            let t102 = k10 * t65;
                            let t103 = m2_c2_r_squared * t71;
                            let t104 = k11 / t83;
                            let t105 = t103 * t80 * t104;
                            let t106 = t54 * t101 + (t102 + t105);
                            let t107 = t100 * t106;
                            let t108 = t89 + t101;
                            let t109 = m2_c2 * t108;
                            let t110 = t46 * t109;
                            let t111 = m1_c1 * t94;
                            let t112 = m2_l1 * t101;
                            let t113 = t47 * t109;
                            let t114 = t112 + t113;
                            let t115 = t111 + t114;
                            let t116 = t49 * t110 - k13 * t94 - t50 * t115;
                            let t117 = t113 + (t111 + t112);
                            let t118 = d * t94;
                            let t119 = t117 * t106 + (t118 * t110 + t107);
                            let t120 = d * t101;
                            let t121 = t118 * t114 + (t120 * t111 - t110 * t106);
                            let t122 = l1 * t101 + t50 * t118 - t49 * t106;
                            let t123 = t109 * t122;
                            let t124 = t49 * t118 + t50 * t106;
                            let t125 = t109 * t124;
                            let t126 = h * t49;
                            let t127 = t46 * t126;
                            let t128 = t51 * (half_h * t50) - half_m2_c2 * t127;
                            let t129 = k10 * t128;
                            let t130 = t65 * t129;
                            let t131 = t54 * t128 + t53 * t129;
                            let t132 = h * t50;
                            let t133 = t46 * t132;
                            let t134 = t51 * t126;
                            let t135 = t131 + (m2_c2_d * t133 + d * t134);
                            let t136 = t131 + (half_d * t134 + half_m2_c2_d * t133);
                            let t137 = t61 * (t62 * t135 - t136);
                            let t138 = t130 - t62 * t130 - t67 * t137;
                            let t139 = t59 * t137 + (t131 - t62 * t136);
                            let t140 = t47 * t132 - t127;
                            let t141 = half_m2_c2 * t140;
                            let t142 = t54 * t141 + t72 * t129;
                            let t143 = t133 + t47 * t126;
                            let t144 = t142 + half_m2_c2_d * t143;
                            let t145 = t75 * t137 + (t142 - t62 * t144);
                            let t146 = t64 * (t79 * t139 - t145);
                            let t147 = t61 * (t78 * t135 - t144);
                            let t148 = k14 * t140;
                            let t149 = t75 * t147
                                + (t77 * t141 + t72 * t148 - t78 * t144) - t79 * t145;
                            let t150 = t76 * t146 + t149;
                            let t151 = t65 * t148 - t78 * t130 - t67 * t147 - t79 * t138
                                - t68 * t146;
                            let t152 = t85
                                * (t86 * (t83 * t139 + t63 * t150)
                                    + (t76 * t151 - t80 * t145));
                            let t153 = t64 * (t138 + t69 * t139) - t152;
                            let t154 = h * t47;
                            let t155 = t50 * t154;
                            let t156 = half_m2_c2 * t155 - t46 * (half_m2_c2_h * t49);
                            let t157 = k10 * t156;
                            let t158 = t54 * t156 + t53 * t157;
                            let t159 = t50 * (m2_c2_h * t46);
                            let t160 = l1_h * t46;
                            let t161 = t49 * t154;
                            let t162 = t158 + (d * t159 + m2_c2 * (t160 + d * t161));
                            let t163 = t158
                                + (half_d * t159 + m2_c2 * (t160 + half_d * t161));
                            let t164 = t61 * (t62 * t162 - t163);
                            let t165 = t59 * t164
                                + (t158 + m2_l1_c2_h * t46 - t62 * t163);
                            let t166 = h * t46;
                            let t167 = t155 - t49 * t166;
                            let t168 = half_m2_c2 * t167;
                            let t169 = t54 * t168 + t72 * t157;
                            let t170 = t161 + t50 * t166;
                            let t171 = t169 + m2_c2 * (half_l1_h * t46 + half_d * t170);
                            let t172 = t75 * t164 + (t169 + k15 * t46 - t62 * t171);
                            let t173 = t64 * (t79 * t165 - t172);
                            let t174 = t61 * (t78 * t162 - t171);
                            let t175 = k14 * t167;
                            let t176 = t75 * t174
                                + (t77 * t168 + t72 * t175 - t78 * t171) - t79 * t172;
                            let t177 = t76 * t173 + t176;
                            let t178 = t65 * t157;
                            let t179 = t178 - t62 * t178 - t67 * t164;
                            let t180 = t65 * t175 - t78 * t178 - t67 * t174 - t79 * t179
                                - t68 * t173;
                            let t181 = t85
                                * (t86 * (t83 * t165 + t63 * t177)
                                    + (t76 * t180 - t80 * t172));
                            let t182 = t64 * (t179 + t69 * t165);
                            let t183 = k18 * t53;
                            let t184 = k16 * t53
                                * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t62);
                            let t185 = k17 * t71 - t78 * t183 - t79 * t184;
                            let t186 = t85 * (t76 * t185);
                            let t187 = t64 * t184;
                            let t188 = half_h * (t62 * t79 - t78);
                            let t189 = t64 * (half_h * t62) + t85 * (t76 * t188);
                            let t190 = t64 + t82 * t85;
                            let t191 = half_h * t190;
                            let t192 = t85 * (h * t76);
                            let t193 = rt::lit::<T>(0.5) * t192;
                            let t194 = t88 * (t151 + t89 * t150);
                            let t195 = t88 * (t180 + t89 * t177);
                            let t196 = t88 * t185;
                            let t197 = t88 * t188;
                            let t198 = t88 * (h * t79);
                            let t199 = rt::lit::<T>(0.5) * t198;
                            let t200 = half_h * t88;
                            let t201 = t92
                                * (t93 * (t83 * t135 + t60 * t150)
                                    + (t75 * t151 - t80 * t144));
                            let t202 = t61 * (t130 + t135 * t90) - t87 * t137 - t201
                                - t62 * t153;
                            let t203 = t95 * t153
                                + (t97 * t194 - t89 * (half_m2_c2 * t143))
                                - t101 * (rt::lit::<T>(0.5) * t134 + half_m2_c2 * t133);
                            let t204 = t92
                                * (t93 * (t83 * t162 + t60 * t177)
                                    + (t75 * t180 - t80 * t171));
                            let t205 = t182 - t181;
                            let t206 = t61 * (t178 + t162 * t90) - t87 * t164 - t204
                                - t62 * t205;
                            let t207 = t95 * t205
                                + (t97 * t195 - t89 * (half_m2_c2 * t170))
                                - t101 * (half_m2_c2 * t161 + rt::lit::<T>(0.5) * t159);
                            let t208 = t187 - t186;
                            let t209 = t61 * t183 - t92 * (t75 * t185) - t62 * t208;
                            let t210 = rt::lit::<T>(1.0) - t99 * t209
                                - t94 * (t96 * t209 + (t97 * t196 + t95 * t208));
                            let t211 = t62 * t189 + (half_h * t61 - t92 * (t75 * t188));
                            let t212 = -(t99 * t211
                                + t94 * (t96 * t211 + (t97 * t197 - t95 * t189)));
                            let t213 = half_h * t75;
                            let t214 = t92 * (t79 * t213) - t62 * t191;
                            let t215 = t99 * t214
                                + t94
                                    * (t96 * t214 + (t95 * t191 - t198 * (half_m2_c2 * t74)));
                            let t216 = t76 * (half_h * t59) / (t60 * t84) - t92 * t213;
                            let t217 = t99 * t216
                                + t94
                                    * (t96 * t216
                                        + rt::lit::<T>(0.5) * (t97 * (h * t88) - t95 * t192));
                            let t218 = t153 + t202;
                            let t219 = t129 * t101
                                + t104
                                    * (t80 * (half_m2_c2_r_squared * t140) + t103 * t151
                                        + k8 * t150 * t105);
                            let t220 = t54 * t218 + t219;
                            let t221 = t100 * t220 + m1_c1 * t153 * t106;
                            let t222 = m2_c2 * (t218 + t194);
                            let t223 = t46 * t222;
                            let t224 = m1_c1 * t202;
                            let t225 = m2_l1 * t218;
                            let t226 = t47 * t222;
                            let t227 = t225 + t226;
                            let t228 = rt::lit::<T>(0.5) * (t132 * t110 + t126 * t115)
                                + (t49 * t223 - k13 * t202) - t50 * (t224 + t227);
                            let t229 = t205 + t206;
                            let t230 = t157 * t101
                                + t104
                                    * (t80 * (half_m2_c2_r_squared * t167) + t103 * t180
                                        + k8 * t177 * t105);
                            let t231 = t54 * t229 + t230;
                            let t232 = t100 * t231 + m1_c1 * t205 * t106;
                            let t233 = m2_c2 * (t229 + t195);
                            let t234 = t108 * (k19 * t47) + t46 * t233;
                            let t235 = m1_c1 * t206;
                            let t236 = m2_l1 * t229;
                            let t237 = t47 * t233 - t108 * (k19 * t46);
                            let t238 = t236 + t237;
                            let t239 = t50 * t232 - t116 * t231
                                - t106 * (t49 * t234 - k13 * t206 - t50 * (t235 + t238));
                            let t240 = t208 + t209;
                            let t241 = t54 * t240 + (k20 + t103 * t185 * t104);
                            let t242 = t100 * t241 + m1_c1 * t208 * t106;
                            let t243 = m2_c2 * (t240 + t196);
                            let t244 = t46 * t243;
                            let t245 = m1_c1 * t209;
                            let t246 = m2_l1 * t240;
                            let t247 = t47 * t243;
                            let t248 = t246 + t247;
                            let t249 = t50 * t242 - t116 * t241
                                - t106 * (t49 * t244 - k13 * t209 - t50 * (t245 + t248));
                            let t250 = t211 - t189;
                            let t251 = t54 * t250 + t103 * t188 * t104;
                            let t252 = t100 * t251 - m1_c1 * t189 * t106;
                            let t253 = m2_c2 * (t250 + t197);
                            let t254 = t46 * t253;
                            let t255 = m1_c1 * t211;
                            let t256 = m2_l1 * t250;
                            let t257 = t47 * t253;
                            let t258 = t256 + t257;
                            let t259 = t50 * t252 + rt::lit::<T>(1.0) - t116 * t251
                                - t106 * (t49 * t254 - k13 * t211 - t50 * (t255 + t258));
                            let t260 = t191 + t214;
                            let t261 = k21 * t71;
                            let t262 = t54 * t260 - t79 * t261 * t104;
                            let t263 = t100 * t262 + k22 * t190 * t106;
                            let t264 = m2_c2 * (t260 - t199);
                            let t265 = t46 * t264;
                            let t266 = m1_c1 * t214;
                            let t267 = m2_l1 * t260;
                            let t268 = t47 * t264;
                            let t269 = t267 + t268;
                            let t270 = t50 * t263 - t116 * t262
                                - t106 * (t49 * t265 - k13 * t214 - t50 * (t266 + t269));
                            let t271 = t54 * t216 + (t261 * t104 - t85 * (t76 * t183));
                            let t272 = t100 * t271 - half_m1_c1 * t192 * t106;
                            let t273 = t216 - t193;
                            let t274 = m2_c2 * (t200 + t273);
                            let t275 = t46 * t274;
                            let t276 = m1_c1 * t216;
                            let t277 = m2_l1 * t273;
                            let t278 = t47 * t274;
                            let t279 = t277 + t278;
                            let t280 = t50 * t272
                                - t106 * (t49 * t275 - k13 * t216 - t50 * (t276 + t279));
                            let t281 = d * t202;
                            let t282 = t118 * t223 + t221
                                + (t106 * (t226 + (t224 + t225))
                                    + (t110 * t281 + t117 * t220));
                            let t283 = m1_c1_d * t94;
                            let t284 = t114 * t281 + (t218 * t283 + t120 * t224)
                                - t110 * t220 - t223 * t106;
                            let t285 = t50 * t282
                                + (rt::lit::<T>(0.5) * (t132 * t121 - t126 * t119)
                                    + t49 * (t118 * t227 + t284));
                            let t286 = d * t206;
                            let t287 = t106 * (t237 + (t235 + t236))
                                + (t118 * t234 + (t232 + (t110 * t286 + t117 * t231)));
                            let t288 = t114 * t286 + (t229 * t283 + t120 * t235)
                                - t110 * t231 - t234 * t106;
                            let t289 = d * t209;
                            let t290 = t118 * t244 + t117 * t241
                                + (t106 * (t247 + (t245 + t246)) + (t110 * t289 + t242));
                            let t291 = t114 * t289 - t244 * t106
                                + (t118 * t248 + (t240 * t283 + t120 * t245 - t110 * t241));
                            let t292 = d * t211;
                            let t293 = t118 * t254 + t117 * t251
                                + (t106 * (t257 + (t255 + t256)) + (t110 * t292 + t252));
                            let t294 = t114 * t292 - t254 * t106
                                + (t118 * t258 + (t250 * t283 + t120 * t255 - t110 * t251));
                            let t295 = d * t214;
                            let t296 = t114 * t295 - t106 * t265
                                + (t118 * t269 + (t260 * t283 + t120 * t266 - t110 * t262));
                            let t297 = t118 * t265 + t117 * t262
                                + (t106 * (t268 + (t266 + t267)) + (t110 * t295 + t263));
                            let t298 = d * t216;
                            let t299 = t110 * t298 + t272
                                + (t117 * t271
                                    + (t118 * t275 + t106 * (t278 + (t276 + t277))));
                            let t300 = t94 * (m1_c1_d * t273) + t120 * t276 - t110 * t271
                                + (t114 * t298 + (t118 * t279 - t275 * t106));
                            let t301 = l1 * t218 + t50 * t281
                                - rt::lit::<T>(0.5) * (t126 * t118 + t132 * t106)
                                - t49 * t220;
                            let t302 = t109
                                * (t50 * t220
                                    + (t49 * t281
                                        + rt::lit::<T>(0.5) * (t132 * t118 - t126 * t106)));
                            let t303 = t46
                                * (t233 * t122
                                    + t109 * (l1 * t229 + t50 * t286 - t49 * t231));
                            let t304 = t47
                                * (t233 * t124 + t109 * (t49 * t286 + t50 * t231))
                                + (rt::lit::<T>(0.5) * (t154 * t123 - t166 * t125) + t303);
                            let t305 = t46
                                * (t243 * t122
                                    + t109 * (l1 * t240 + t50 * t289 - t49 * t241));
                            let t306 = t46
                                * (t253 * t122
                                    + t109 * (l1 * t250 + t50 * t292 - t49 * t251));
                            let t307 = t46
                                * (t122 * t264
                                    + t109 * (l1 * t260 + t50 * t295 - t49 * t262));
                            let t308 = t46
                                * (t274 * t122
                                    + t109 * (l1 * t273 + t50 * t298 - t49 * t271));
                            let t309 = t47
                                * (t274 * t124 + t109 * (t49 * t298 + t50 * t271))
                                + (t308 + rt::lit::<T>(1.0));
                            (
                                [
                                    q1_rate - t87,
                                    q2_rate - t89,
                                    rho1_rate - t94 * t99,
                                    rho2_rate + t50 * t107 - t106 * t116,
                                    t50 * t119 + (rho3_rate + t49 * t121),
                                    t46 * t123 + (rho4_rate + t47 * t125),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t153,
                                        t181 - t182,
                                        t186 - t187,
                                        t189,
                                        -t191,
                                        t193,
                                    ],
                                    [
                                        -t194,
                                        rt::lit::<T>(1.0) - t195,
                                        -t196,
                                        -t197,
                                        t199,
                                        -t200,
                                    ],
                                    [
                                        -(t99 * t202 + t94 * (t96 * t202 + t203)),
                                        -(t99 * t206 + t94 * (t96 * t206 + t207)),
                                        t210,
                                        t212,
                                        -t215,
                                        -t217,
                                    ],
                                    [
                                        t50 * t221 - t107 * (half_h * t49) - t116 * t220
                                            - t106 * t228,
                                        t239,
                                        t249,
                                        t259,
                                        t270,
                                        t280 - t116 * t271,
                                    ],
                                    [
                                        t285,
                                        t50 * t287 + t49 * (t118 * t238 + t288),
                                        t50 * t290 + t49 * t291,
                                        t50 * t293 + t49 * t294,
                                        t49 * t296 + (t50 * t297 + rt::lit::<T>(1.0)),
                                        t50 * t299 + t49 * t300,
                                    ],
                                    [
                                        t46 * (t222 * t122 + t109 * t301)
                                            + t47 * (t222 * t124 + t302),
                                        t304,
                                        t305
                                            + t47 * (t243 * t124 + t109 * (t49 * t289 + t50 * t241)),
                                        t306
                                            + t47 * (t253 * t124 + t109 * (t49 * t292 + t50 * t251)),
                                        t307
                                            + t47 * (t124 * t264 + t109 * (t49 * t295 + t50 * t262)),
                                        t309,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate",
                                tally,
                            )
                    })?;
                let [q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate] = solution1
                    .x;
                let q1_rate_half_h = half_h * q1_rate;
                let t48 = q1 + q1_rate_half_h;
                let (t49, t50) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate_half_h,
                    t48,
                    tally,
                );
                let q2_rate_half_h = half_h * q2_rate;
                let t45 = q2 + q2_rate_half_h;
                let (t46, t47) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    q2_rate_half_h,
                    t45,
                    tally,
                );
                let t51 = m1_c1 + m2 * (l1 + c2 * t47);
                let t56 = t50 * t51;
                let t57 = c2 + twice_l1 * t47;
                let t58 = t49 * t46;
                let t52 = t46 * t50;
                let t53 = t49 * t51 + m2_c2 * t52;
                let t54 = k10 * t53;
                let t55 = t53 * t54;
                let t60 = twice_d * t56 + (k9 + (k2 + m2_c2 * (t57 - twice_d * t58)))
                    - t55;
                let t61 = rt::lit::<T>(1.0) / t60;
                let t65 = rho1 + half_h * rho1_rate;
                let t66 = t65 * t54;
                let t67 = t66 + (rho2 + half_h * rho2_rate);
                let t71 = t52 + t49 * t47;
                let t72 = m2_c2 * t71;
                let t77 = k12 * t71;
                let t74 = t50 * t47 - t58;
                let t70 = c2 + l1 * t47;
                let t73 = t72 * t54;
                let t75 = j2 + m2_c2 * (d * t74 + t70) - t73;
                let t78 = t75 * t61;
                let t59 = d * t56 + (k4 + m2_c2 * (t57 - d * t58)) - t55;
                let t62 = t59 * t61;
                let t76 = j2 + m2_c2 * t70 - t73 - t75 * t62;
                let t63 = k6 + m2_l1 * (l1 + twice_c2 * t47) - t55 - t59 * t62;
                let t64 = rt::lit::<T>(1.0) / t63;
                let t79 = t76 * t64;
                let t82 = t76 * t79;
                let t83 = k7 - t72 * t77 - t75 * t78 - t82;
                let t88 = rt::lit::<T>(1.0) / t83;
                let t68 = t66 + (rho3 + half_h * rho3_rate) - t67 * t62;
                let t80 = t65 * t77 + (rho4 + half_h * rho4_rate) - t67 * t78
                    - t79 * t68;
                let t91 = t75 * t80;
                let t81 = t76 * t80;
                let t310 = t64 * (t68 - t88 * t81);
                let t311 = t61 * (t67 - t88 * t91) - t62 * t310;
                let theta_ahead_new = theta + half_h * t311;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t312 = t310 + t311;
                let t102 = k10 * t65;
                let t313 = t54 * t312 + (t102 + t88 * (t77 * t80));
                let t325 = h * t313;
                let x_new = x + cos_theta_ahead_new * t325;
                let y_new = y + sin_theta_ahead_new * t325;
                let theta_new = theta + h * t311;
                let t326 = inv_r * t313;
                let t327 = b_over_r * t311;
                let right_new = right + h * (t326 + t327);
                let left_new = left + h * (t326 - t327);
                let q1_rate_h = h * q1_rate;
                let q1_new = q1 + q1_rate_h;
                let q2_rate_h = h * q2_rate;
                let q2_new = q2 + q2_rate_h;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
                let rho4_new = rho4 + h * rho4_rate;
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate_h,
                    q1_new,
                    tally,
                );
                let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    q2_rate_h,
                    q2_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    q1_new,
                    q2_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    rho4_new,
                    sin_q1_ahead_new,
                    cos_q1_ahead_new,
                    sin_q2_ahead_new,
                    cos_q2_ahead_new,
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
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
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
                let [x, y, theta, right, left, q1, q2, rho1, rho2, rho3, rho4, _, _, _,
                _, _, _, _] = motion.carried;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    inv_r,
                    b_over_r,
                    k9,
                    k10,
                    k12,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t3 = k10 * t2;
                let t4 = t2 * t3;
                let t5 = cos_q1 * t1;
                let t6 = c2 + twice_l1 * cos_q2;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let t7 = d * t5 + (k4 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
                let t8 = rt::lit::<T>(1.0)
                    / (twice_d * t5 + (k2 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k9)
                        - t4);
                let t9 = t7 * t8;
                let t10 = rt::lit::<T>(1.0)
                    / (k6 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t9);
                let t11 = rho1 * t3;
                let t12 = rho2 + t11;
                let t13 = rho3 + t11 - t9 * t12;
                let t14 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t15 = m2_c2 * t14;
                let t16 = k12 * t14;
                let t17 = c2 + l1 * cos_q2;
                let t18 = t15 * t3;
                let t19 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t17)
                    - t18;
                let t20 = t19 * t8;
                let t21 = j2 + m2_c2 * t17 - t18 - t19 * t9;
                let t22 = t21 * t10;
                let t23 = rt::lit::<T>(1.0) / (k7 - t15 * t16 - t19 * t20 - t21 * t22);
                let t24 = rho4 + rho1 * t16 - t20 * t12 - t22 * t13;
                let t25 = t10 * (t13 - t23 * (t21 * t24));
                let t26 = t8 * (t12 - t23 * (t19 * t24)) - t9 * t25;
                let t27 = t3 * (t25 + t26) + (k10 * rho1 + t23 * (t16 * t24));
                let t28 = inv_r * t27;
                let t29 = b_over_r * t26;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t27,
                    y_dot: sin_theta * t27,
                    theta_dot: t26,
                    right_dot: t28 + t29,
                    left_dot: t28 - t29,
                    q1_dot: t25,
                    q2_dot: t23 * t24,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "21f1c2c6a90c6180980be30022b85dc2";
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `q1_dot_ahead`, `q2_dot_ahead`: 5 × 5 implicit block (Newton, analytic Jacobian)
        /// - `right_dot_ahead`: explicit
        /// - `left_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 16 | 36 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 2 | 0 | 0 | 0 |
        /// | each step | 282 | 409 | 15 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, q1_dot_ahead, q2_dot_ahead | 216 | 290 | 0 | 0 | 3 | 0 |
        /// | each state that is looked at | 185 | 271 | 16 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m2 + (M + m1)`
            k1: T,
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1`
            m1_c1: T,
            /// `d (m1 + m2) + M a`
            k2: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2) + m2 (d² + l1²)`
            k3: T,
            /// `J1 + J2 + m1 c1² + m2 l1²`
            k5: T,
            /// `m2 l1`
            m2_l1: T,
            /// `2 c2`
            twice_c2: T,
            /// `J1 + J2 + m1 c1² + m2 c2²`
            k7: T,
            /// `J2 + m2 c2²`
            k8: T,
            /// `1/(m2 + (M + m1))`
            k9: T,
            /// `m2 c2/(m2 + (M + m1))`
            k10: T,
            /// `1/Jw`
            inv_jw: T,
            /// `2 M a`
            twice_m_a: T,
            /// `m2 c2 d`
            m2_c2_d: T,
            /// `m2 c2/2`
            half_m2_c2: T,
            /// `r/Jw`
            r_over_jw: T,
            /// `r (r/Jw)`
            r_r_over_jw: T,
            /// `2 m2 c2`
            twice_m2_c2: T,
            /// `2 m1 c1`
            twice_m1_c1: T,
            /// `2 M a + 2 m1 d`
            k11: T,
            /// `2 m2 d`
            k12: T,
            /// `2 b`
            twice_b: T,
            /// `2 (m2 + (M + m1))`
            k13: T,
            /// `2 (J2 + m2 c2²)`
            k14: T,
            /// `2 c1`
            twice_c1: T,
            /// `2 m1 c1 d`
            k15: T,
            /// `2 r`
            twice_r: T,
            /// `1/h`
            inv_h: T,
            /// `m2 c2 h`
            m2_c2_h: T,
            /// `l1 h`
            l1_h: T,
            /// `m2 c2 l1 h`
            m2_c2_l1_h: T,
            /// `h/4`
            quarter_h: T,
            /// `c2 m2 h/4`
            k17: T,
            /// `2 l1 h`
            twice_l1_h: T,
            /// `2 m2 l1 c2 h`
            k18: T,
            /// `h/Jw`
            h_over_jw: T,
            /// `c2 m2 h/2`
            k19: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (7); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (7); functions of q that the next step needs (6).
            type Carried = [T; 20];
            type Memory = (rt::Alternating<T, 5, 3>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let l1 = system.parameters.l1;
                let c1 = system.parameters.c1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let k1 = m2 + (m + m1);
                let m2_c2 = m2 * c2;
                let m1_c1 = m1 * c1;
                let m_a = m * a;
                let k2 = d * (m1 + m2) + m_a;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let l1_squared = l1 * l1;
                let k3 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2
                    + m2 * (d_squared + l1_squared);
                let k4 = j1_plus_j2 + m1 * c1_squared;
                let k5 = k4 + m2 * l1_squared;
                let m2_l1 = m2 * l1;
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k6 = m2 * (c2 * c2);
                let k7 = k4 + k6;
                let k8 = j2 + k6;
                let k9 = rt::lit::<T>(1.0) / k1;
                let k10 = m2_c2 / k1;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let m2_c2_d = m2_c2 * d;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let twice_m1_c1 = rt::lit::<T>(2.0) * m1_c1;
                let k11 = twice_m_a + rt::lit::<T>(2.0) * (m1 * d);
                let k12 = rt::lit::<T>(2.0) * (m2 * d);
                let twice_b = rt::lit::<T>(2.0) * b;
                let k13 = rt::lit::<T>(2.0) * k1;
                let k14 = rt::lit::<T>(2.0) * k8;
                let twice_c1 = rt::lit::<T>(2.0) * c1;
                let k15 = rt::lit::<T>(2.0) * (m1_c1 * d);
                let twice_r = rt::lit::<T>(2.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let c2_h = c2 * h;
                let m2_c2_h = m2 * c2_h;
                let l1_h = l1 * h;
                let m2_c2_l1_h = m2_c2 * l1_h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k16 = c2 * (m2 * h);
                let k17 = rt::lit::<T>(0.25) * k16;
                let twice_l1_h = rt::lit::<T>(2.0) * l1_h;
                let k18 = rt::lit::<T>(2.0) * (m2_l1 * c2_h);
                let h_over_jw = h / jw;
                let k19 = rt::lit::<T>(0.5) * k16;
                Scheme {
                    k1,
                    m2_c2,
                    m1_c1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k5,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    k10,
                    inv_jw,
                    twice_m_a,
                    m2_c2_d,
                    half_m2_c2,
                    r_over_jw,
                    r_r_over_jw,
                    twice_m2_c2,
                    twice_m1_c1,
                    k11,
                    k12,
                    twice_b,
                    k13,
                    k14,
                    twice_c1,
                    k15,
                    twice_r,
                    inv_h,
                    m2_c2_h,
                    l1_h,
                    m2_c2_l1_h,
                    quarter_h,
                    k17,
                    twice_l1_h,
                    k18,
                    h_over_jw,
                    k19,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let Scheme {
                    k1,
                    m2_c2,
                    m1_c1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k5,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    k10,
                    r_r_over_jw,
                    twice_m2_c2,
                    twice_m1_c1,
                    k11,
                    k12,
                    ..
                } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let t2 = cos_q1 * t1;
                let t3 = m2_c2_sin_q1_sin_q2 - t2;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t5 = cos_theta * t4;
                let t6 = sin_theta * (t3 - k2) - t5;
                let t7 = sin_theta * t3 - t5;
                let cos_q1_cos_q2 = cos_q1 * cos_q2;
                let t8 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t9 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t8;
                let t10 = m2_c2 * t9;
                let half_h = rt::lit::<T>(0.5) * h;
                let t11 = c2 + twice_l1 * cos_q2;
                let t12 = d * t2 + (k5 + m2_c2 * (t11 - d * sin_q1_sin_q2));
                let t13 = k9 * t6;
                let t14 = t2 - m2_c2_sin_q1_sin_q2;
                let t15 = sin_theta * t4;
                let t16 = cos_theta * t14 - t15;
                let t17 = cos_theta * (k2 + t14) - t15;
                let t18 = k9 * t17;
                let t19 = t12 - t7 * t13 - t16 * t18;
                let t20 = twice_d * t2 + (k3 + m2_c2 * (t11 - twice_d * sin_q1_sin_q2));
                let t21 = t20 - t6 * t13 - t17 * t18;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t19 * t22;
                let t24 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2);
                let t25 = k9 * t16;
                let t26 = k9 * t7;
                let t27 = t24 - t16 * t25 - t7 * t26 - t19 * t23;
                let t28 = rt::lit::<T>(1.0) / (t21 * t27);
                let t29 = k10 * t9;
                let t30 = cos_q1_cos_q2 - sin_q1_sin_q2;
                let t31 = cos_theta * t30 - sin_theta * t8;
                let t32 = m2_c2 * t31;
                let t33 = k10 * t31;
                let t34 = c2 + l1 * cos_q2;
                let t35 = j2 + m2_c2 * (d * t30 + t34);
                let t36 = t35 - t10 * t13 - t32 * t18;
                let t37 = t36 * t22;
                let t38 = j2 + m2_c2 * t34;
                let t39 = t38 - t32 * t25 - t10 * t26 - t36 * t23;
                let t40 = rt::lit::<T>(1.0) / t27;
                let t41 = t39 * t40;
                let t42 = k8 - t10 * t29 - t32 * t33 - t36 * t37 - t39 * t41;
                let t43 = rt::lit::<T>(1.0) / (t27 * t42);
                let t44 = t28 * (t19 * t39) - t37;
                let t45 = t19 * t28 + t43 * (t39 * t44);
                let t46 = rt::lit::<T>(1.0) / (t21 * t42);
                let t47 = cos_theta * x_dot + sin_theta * y_dot;
                let t48 = sin_q1 * t47;
                let cos_theta_y_dot = cos_theta * y_dot;
                let sin_theta_x_dot = sin_theta * x_dot;
                let t49 = cos_theta_y_dot - sin_theta_x_dot;
                let t50 = cos_q1 * t47;
                let t51 = sin_q1 * t49;
                let t52 = theta_dot + q1_dot;
                let t53 = twice_m2_c2 * (t52 + q2_dot);
                let t54 = y_dot * (sin_q1 * cos_theta + sin_theta * cos_q1)
                    + x_dot * (cos_q1 * cos_theta - sin_theta * sin_q1);
                let t55 = t54 * (twice_m1_c1 * q1_dot);
                let t56 = rt::lit::<T>(2.0) * t50;
                let t57 = t56 + rt::lit::<T>(2.0) * t51;
                let t58 = m2_l1 * t52;
                let t59 = (sin_q2 * (t48 - cos_q1 * t49) - cos_q2 * (t50 + t51)) * t53
                    - (t55 + t57 * t58);
                let t60 = t59 - theta_dot * (m1_c1 * t57 + k11 * t47 + k12 * t47);
                let t61 = rt::lit::<T>(1.0) / t42;
                let t62 = cos_theta_y_dot + d * theta_dot;
                let t63 = sin_theta_x_dot - t62;
                let t64 = t62 - sin_theta_x_dot;
                let t65 = cos_q2 * (sin_q1 * t63 - t50)
                    - sin_q2 * (cos_q1 * t64 + (l1 * t52 - t48));
                let t66 = t65 * t53;
                let t67 = sin_q1 * t64;
                let t68 = t55
                    + m1_c1 * theta_dot
                        * (t56
                            + (cos_theta_y_dot + d * t52 - sin_theta_x_dot)
                                * (rt::lit::<T>(2.0) * sin_q1));
                let t69 = (sin_q2 * (t48 + cos_q1 * t63) - cos_q2 * (t50 + t67)) * t53
                    - ((t56 + rt::lit::<T>(2.0) * t67) * t58 + t68);
                let t70 = (t23 * t45 + (t22 - t46 * (t36 * t44))) * t60
                    + (t61 * (t44 * t66) - t45 * t69);
                let t71 = rt::lit::<T>(0.5) * b * t70;
                let t72 = k9 / t21;
                let t73 = t72 * (t6 * t19) - t26;
                let t74 = t72 * (t6 * t36) - t29 - t41 * t73;
                let t75 = t40 * t73 - t43 * (t39 * t74);
                let t76 = t75 * t69 + t61 * (t74 * t66)
                    - (t23 * t75 + (t46 * (t36 * t74) + t6 * t72)) * t60;
                let t77 = rt::lit::<T>(0.5) * t76;
                let t78 = t72 * (t17 * t19) - t25;
                let t79 = t72 * (t17 * t36) - t33 - t41 * t78;
                let t80 = t40 * t78 - t43 * (t39 * t79);
                let t81 = t80 * t69 + t61 * (t79 * t66)
                    - (t23 * t80 + (t46 * (t36 * t79) + t17 * t72)) * t60;
                let t82 = rt::lit::<T>(0.5) * t81;
                let t83 = cos_theta * t77 + sin_theta * t82;
                let t84 = t71 + t83;
                let t85 = cos_theta * t26 + sin_theta * t25;
                let t86 = cos_theta * t13 + sin_theta * t18;
                let t87 = b - t86;
                let t88 = t85 + t23 * t87;
                let t89 = cos_theta * t29 + sin_theta * t33;
                let t90 = t41 * t88 - (t89 + t37 * t87);
                let t91 = t40 * t88 + t43 * (t39 * t90);
                let t92 = k9 * cos_theta;
                let t93 = k9 / t42;
                let t94 = t23 * t91 + (t22 * t87 - t46 * (t36 * t90));
                let t95 = k9 * sin_theta;
                let t96 = cos_theta * (t26 * t91 + (t92 - t93 * (t10 * t90)) - t13 * t94)
                    + sin_theta * (t25 * t91 + (t95 - t93 * (t32 * t90)) - t18 * t94);
                let t97 = b * t94;
                let t98 = sin_theta * t13 - cos_theta * t18;
                let t99 = sin_theta * t26 - cos_theta * t25 - t23 * t98;
                let t100 = sin_theta * t29 - cos_theta * t33 - t37 * t98 - t41 * t99;
                let t101 = t40 * t99 - t43 * (t39 * t100);
                let t102 = t22 * t98 - t46 * (t36 * t100) - t23 * t101;
                let t103 = t92 - t93 * (t32 * t100) - t25 * t101 - t18 * t102;
                let t104 = sin_theta * t103;
                let t105 = b * t102;
                let t106 = t13 * t102 + (t26 * t101 + (t95 + t93 * (t10 * t100)));
                let t107 = cos_theta * t106;
                let t108 = t104 + t105 - t107;
                let t109 = sin_theta * t106 + cos_theta * t103;
                let t110 = rt::lit::<T>(1.0) / t109;
                let t111 = t108 * t110;
                let t112 = t96 + (r_r_over_jw + t97) - t108 * t111;
                let t113 = rt::lit::<T>(1.0) / t112;
                let t114 = t104 - t105 - t107;
                let t115 = t96 - t97 - t114 * t111;
                let t116 = t115 * t115;
                let t117 = b + t86;
                let t118 = t23 * t117 - t85;
                let t119 = t37 * t117 - t89 - t41 * t118;
                let t120 = t40 * t118 - t43 * (t39 * t119);
                let t121 = t23 * t120 + (t46 * (t36 * t119) + t22 * t117);
                let t122 = sin_theta
                    * (t18 * t121 + (t95 - t93 * (t32 * t119) - t25 * t120))
                    + (r_r_over_jw + b * t121);
                let t123 = cos_theta
                    * (t13 * t121 + (t92 - t93 * (t10 * t119) - t26 * t120)) + t122;
                let t124 = t114 * t110;
                let t125 = t123 - t114 * t124 - t113 * t116;
                let t126 = t112 * t125;
                let t127 = rt::lit::<T>(1.0) / t126;
                let t128 = t115 * t127;
                let t129 = t83 - t71;
                let t130 = rt::lit::<T>(1.0) / (t109 * t112);
                let t131 = t130 * (t108 * t115) - t124;
                let t132 = t108 * t130 + t127 * (t115 * t131);
                let t133 = cos_theta * t82 - sin_theta * t77;
                let t134 = t84 * (t113 + t116 / (t112 * t126)) - t128 * t129
                    - t132 * t133;
                let t135 = rt::lit::<T>(1.0) / t125;
                let t136 = t131 * t135;
                let t137 = t136 * t133 + t135 * t129 - t128 * t84;
                let t138 = t134 + t137;
                let t139 = t133 * (t111 * t132 + (t110 - t114 * t131 / (t109 * t125)))
                    + (t136 * t129 - t132 * t84);
                let t140 = t6 * theta_dot + (t7 * q1_dot + (k1 * x_dot + t10 * q2_dot))
                    + half_h * (cos_theta * t138 - sin_theta * t139);
                let t141 = t17 * theta_dot + (t16 * q1_dot + (k1 * y_dot + t32 * q2_dot))
                    + half_h * (cos_theta * t139 + sin_theta * t138);
                let t142 = t6 * x_dot + t17 * y_dot
                    + (q1_dot * t12 + (theta_dot * t20 + q2_dot * t35));
                let t143 = rt::lit::<T>(0.5) * (r * h);
                let t144 = t7 * x_dot + t16 * y_dot
                    + (theta_dot * t12 + (t38 * q2_dot + q1_dot * t24));
                let t145 = t10 * x_dot + t32 * y_dot
                    + (t38 * q1_dot + k8 * q2_dot + theta_dot * t35);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t140,
                    t141,
                    t142 + rt::lit::<T>(0.5) * (b * h) * (t134 - t137),
                    jw * right_dot - t143 * t134,
                    jw * left_dot - t143 * t137,
                    t144,
                    t145,
                    sin_theta,
                    cos_theta,
                    sin_q1,
                    cos_q1,
                    sin_q2,
                    cos_q2,
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
                let [x, y, theta, right, left, q1, q2, p_x, p_y, p_theta, p_right,
                p_left, p_q1, p_q2, sin_theta_ahead, cos_theta_ahead, sin_q1_ahead,
                cos_q1_ahead, sin_q2_ahead, cos_q2_ahead] = motion.carried;
                let h = setting.step_size();
                let b = setting.system().parameters.b;
                let d = setting.system().parameters.d;
                let m1 = setting.system().parameters.m1;
                let l1 = setting.system().parameters.l1;
                let c1 = setting.system().parameters.c1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    k1,
                    m2_c2,
                    m1_c1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k5,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    k10,
                    twice_m_a,
                    m2_c2_d,
                    half_m2_c2,
                    r_over_jw,
                    r_r_over_jw,
                    twice_m2_c2,
                    twice_m1_c1,
                    k11,
                    k12,
                    twice_b,
                    k13,
                    k14,
                    twice_c1,
                    k15,
                    twice_r,
                    inv_h,
                    m2_c2_h,
                    l1_h,
                    m2_c2_l1_h,
                    quarter_h,
                    k17,
                    twice_l1_h,
                    k18,
                    h_over_jw,
                    k19,
                    ..
                } = *setting.scheme();
                let t1 = c2 + l1 * cos_q2_ahead;
                let t2 = j2 + m2_c2 * t1;
                let t3 = cos_q1_ahead * cos_q2_ahead;
                let t4 = sin_q1_ahead * sin_q2_ahead;
                let t5 = t3 - t4;
                let t6 = j2 + m2_c2 * (d * t5 + t1);
                let t7 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2_ahead);
                let t8 = m1_c1 + m2 * (l1 + c2 * cos_q2_ahead);
                let t9 = cos_q1_ahead * t8;
                let t10 = c2 + twice_l1 * cos_q2_ahead;
                let t11 = d * t9 + (k5 + m2_c2 * (t10 - d * t4));
                let t12 = m2_c2 * t4;
                let t13 = t12 - t9;
                let t14 = cos_q1_ahead * sin_q2_ahead;
                let t15 = sin_q1_ahead * t8 + m2_c2 * t14;
                let t16 = t15 * cos_theta_ahead;
                let t17 = sin_theta_ahead * (t13 - k2) - t16;
                let t18 = sin_theta_ahead * t13 - t16;
                let t19 = t14 + sin_q1_ahead * cos_q2_ahead;
                let t20 = sin_theta_ahead * (t4 - t3) - t19 * cos_theta_ahead;
                let t21 = m2_c2 * t20;
                let t22 = t9 - t12;
                let t23 = t15 * sin_theta_ahead;
                let t24 = (k2 + t22) * cos_theta_ahead - t23;
                let t25 = t22 * cos_theta_ahead - t23;
                let t26 = t5 * cos_theta_ahead - t19 * sin_theta_ahead;
                let t27 = k3 + m2_c2 * (t10 - twice_d * t4) + twice_d * t9;
                let t28 = k9 * t25;
                let t29 = k9 * t18;
                let t30 = k9 * t17;
                let t31 = k9 * t24;
                let t32 = t11 - t18 * t30 - t25 * t31;
                let t33 = t27 - t17 * t30 - t24 * t31;
                let t34 = rt::lit::<T>(1.0) / t33;
                let t35 = t32 * t34;
                let t36 = t7 - t25 * t28 - t18 * t29 - t32 * t35;
                let t37 = m2_c2 * t26;
                let t38 = t6 - t21 * t30 - t37 * t31;
                let t39 = t2 - t37 * t28 - t21 * t29 - t38 * t35;
                let t40 = rt::lit::<T>(1.0) / t36;
                let t41 = k10 * t20;
                let t42 = k10 * t26;
                let t43 = t38 * t34;
                let t44 = t39 * t40;
                let t45 = k8 - t21 * t41 - t37 * t42 - t38 * t43 - t39 * t44;
                let t46 = t36 * t45;
                let t47 = rt::lit::<T>(1.0) / t46;
                let t48 = rt::lit::<T>(1.0) / t45;
                let t49 = k9 / t33;
                let t50 = t49 * (t17 * t32) - t29;
                let t51 = t49 * (t17 * t38) - t41 - t44 * t50;
                let t52 = t51 * t48;
                let t53 = t40 * t50 - t47 * (t39 * t51);
                let t54 = rt::lit::<T>(1.0) / (t33 * t45);
                let t55 = t35 * t53 + (t54 * (t38 * t51) + t17 * t49);
                let t56 = k9 / t45;
                let t57 = t31 * t55 - (t28 * t53 + t56 * (t37 * t51));
                let t58 = t30 * t55 + (k9 - t56 * (t21 * t51) - t29 * t53);
                let t59 = t49 * (t24 * t32) - t28;
                let t60 = t49 * (t24 * t38) - t42 - t44 * t59;
                let t61 = t48 * t60;
                let t62 = t40 * t59 - t47 * (t39 * t60);
                let t63 = t35 * t62 + (t54 * (t38 * t60) + t24 * t49);
                let t64 = t31 * t63 + (k9 - t56 * (t37 * t60) - t28 * t62);
                let t65 = rt::lit::<T>(1.0) / (t33 * t36);
                let t66 = t65 * (t32 * t39) - t43;
                let t67 = t48 * t66;
                let t68 = t32 * t65 + t47 * (t39 * t66);
                let t69 = t35 * t68 + (t34 - t54 * (t38 * t66));
                let t70 = p_q1 * t53 + p_q2 * t52;
                let t71 = p_q1 * t62 + p_q2 * t61;
                let t72 = p_q2 * t67 - p_q1 * t68;
                let t73 = p_y * t57 + (p_x * t58 + (t70 - p_theta * t55));
                let t74 = p_y * t64 + (p_x * t57 + (t71 - p_theta * t63));
                let t75 = cos_theta_ahead * t73 + sin_theta_ahead * t74;
                let t76 = b * (p_theta * t69 + t72 - (p_y * t63 + p_x * t55));
                let t77 = t75 + (t76 - r_over_jw * p_right);
                let t78 = cos_theta_ahead * t29 + sin_theta_ahead * t28;
                let t79 = cos_theta_ahead * t30 + sin_theta_ahead * t31;
                let t80 = b - t79;
                let t81 = t78 + t80 * t35;
                let t82 = cos_theta_ahead * t41 + sin_theta_ahead * t42;
                let t83 = t44 * t81 - (t82 + t80 * t43);
                let t84 = t40 * t81 + t47 * (t39 * t83);
                let t85 = k9 * cos_theta_ahead;
                let t86 = t35 * t84 + (t80 * t34 - t54 * (t38 * t83));
                let t87 = k9 * sin_theta_ahead;
                let t88 = cos_theta_ahead
                    * (t29 * t84 + (t85 - t56 * (t21 * t83)) - t30 * t86)
                    + sin_theta_ahead
                        * (t28 * t84 + (t87 - t56 * (t37 * t83)) - t31 * t86);
                let t89 = b * t86;
                let t90 = sin_theta_ahead * t30 - cos_theta_ahead * t31;
                let t91 = sin_theta_ahead * t29 - cos_theta_ahead * t28 - t90 * t35;
                let t92 = sin_theta_ahead * t41 - cos_theta_ahead * t42 - t90 * t43
                    - t44 * t91;
                let t93 = t40 * t91 - t47 * (t39 * t92);
                let t94 = t90 * t34 - t54 * (t38 * t92) - t35 * t93;
                let t95 = t85 - t56 * (t37 * t92) - t28 * t93 - t31 * t94;
                let t96 = sin_theta_ahead * t95;
                let t97 = b * t94;
                let t98 = t30 * t94 + (t29 * t93 + (t87 + t56 * (t21 * t92)));
                let t99 = cos_theta_ahead * t98;
                let t100 = t96 + t97 - t99;
                let t101 = sin_theta_ahead * t98 + cos_theta_ahead * t95;
                let t102 = rt::lit::<T>(1.0) / t101;
                let t103 = t100 * t102;
                let t104 = t88 + (r_r_over_jw + t89) - t100 * t103;
                let t105 = rt::lit::<T>(1.0) / t104;
                let t106 = t96 - t97 - t99;
                let t107 = t88 - t89 - t106 * t103;
                let t108 = t107 * t107;
                let t109 = b + t79;
                let t110 = t109 * t35 - t78;
                let t111 = t109 * t43 - t82 - t44 * t110;
                let t112 = t40 * t110 - t47 * (t39 * t111);
                let t113 = t35 * t112 + (t54 * (t38 * t111) + t109 * t34);
                let t114 = sin_theta_ahead
                    * (t31 * t113 + (t87 - t56 * (t37 * t111) - t28 * t112))
                    + (r_r_over_jw + b * t113);
                let t115 = cos_theta_ahead
                    * (t30 * t113 + (t85 - t56 * (t21 * t111) - t29 * t112)) + t114;
                let t116 = t106 * t102;
                let t117 = t115 - t106 * t116 - t108 * t105;
                let t118 = t104 * t117;
                let t119 = rt::lit::<T>(1.0) / t118;
                let t120 = t107 * t119;
                let t121 = t75 - (r_over_jw * p_left + t76);
                let t122 = rt::lit::<T>(1.0) / (t101 * t104);
                let t123 = t122 * (t100 * t107) - t116;
                let t124 = t100 * t122 + t119 * (t107 * t123);
                let t125 = cos_theta_ahead * t74 - sin_theta_ahead * t73;
                let t126 = t77 * (t105 + t108 / (t104 * t118)) - t120 * t121
                    - t124 * t125;
                let t127 = rt::lit::<T>(1.0) / t117;
                let t128 = t123 * t127;
                let t129 = t128 * t125 + t127 * t121 - t120 * t77;
                let t130 = t126 + t129;
                let t131 = t125 * (t103 * t124 + (t102 - t106 * t123 / (t101 * t117)))
                    + (t128 * t121 - t124 * t77);
                let t132 = p_x
                    - rt::lit::<T>(2.0)
                        * (cos_theta_ahead * t130 - sin_theta_ahead * t131);
                let t133 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta_ahead * t131 + sin_theta_ahead * t130);
                let t134 = p_theta - twice_b * (t126 - t129);
                let twice_sin_q2_ahead = rt::lit::<T>(2.0) * sin_q2_ahead;
                let twice_cos_q2_ahead = rt::lit::<T>(2.0) * cos_q2_ahead;
                let t135 = sin_q1_ahead * cos_theta_ahead
                    + cos_q1_ahead * sin_theta_ahead;
                let t136 = rt::lit::<T>(2.0) * t135;
                let t137 = cos_q1_ahead * cos_theta_ahead;
                let t138 = sin_q1_ahead * sin_theta_ahead;
                let t139 = t137 - t138;
                let t140 = rt::lit::<T>(2.0) * t139;
                let twice_sin_q1_ahead = rt::lit::<T>(2.0) * sin_q1_ahead;
                let t141 = twice_m1_c1 * t139;
                let t142 = twice_d * cos_theta_ahead;
                let t143 = t135 * twice_sin_q2_ahead;
                let t144 = c2 * (t143 - t139 * twice_cos_q2_ahead);
                let t145 = twice_l1 * t139;
                let t146 = twice_m_a * cos_theta_ahead + m1 * (t142 + twice_c1 * t139);
                let t147 = twice_m1_c1 * t135;
                let t148 = twice_d * sin_theta_ahead;
                let t149 = t138 - t137;
                let t150 = t135 * twice_cos_q2_ahead;
                let t151 = c2 * (t149 * twice_sin_q2_ahead - t150);
                let t152 = twice_l1 * t135;
                let t153 = twice_m_a * sin_theta_ahead + m1 * (t148 + twice_c1 * t135);
                let t154 = k15 * sin_q1_ahead;
                let t155 = sin_q1_ahead * (twice_d * cos_q2_ahead);
                let t156 = t155 + sin_q2_ahead * (twice_d * cos_q1_ahead);
                let sin_q1_ahead_twice_d = twice_d * sin_q1_ahead;
                let t157 = k17 * (t143 + t149 * twice_cos_q2_ahead);
                let t158 = k17 * (t150 + t139 * twice_sin_q2_ahead);
                let t159 = t155 + (l1 + d * cos_q1_ahead) * twice_sin_q2_ahead;
                let t160 = twice_l1 * sin_q2_ahead;
                let plain1: [T; 5] = {
                    let t161 = t58 * t132 + (t57 * t133 + (t70 - t55 * t134));
                    let t162 = t57 * t132 + (t64 * t133 + (t71 - t63 * t134));
                    let t163 = t72 + t69 * t134 - t55 * t132 - t63 * t133;
                    let t164 = t39 * t47;
                    let t165 = p_q1 * (t40 + t39 * t39 / (t36 * t46)) - p_q2 * t164
                        - t68 * t134;
                    let t166 = t62 * t133 + (t53 * t132 + t165);
                    let t167 = t61 * t133
                        + (t52 * t132 + (t67 * t134 + (p_q2 * t48 - p_q1 * t164)));
                    [t161, t162, t163, t166, t167]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t161 = t58 * t132 + (t57 * t133 + (t70 - t55 * t134));
                            let t162 = t57 * t132 + (t64 * t133 + (t71 - t63 * t134));
                            let t163 = t72 + t69 * t134 - t55 * t132 - t63 * t133;
                            let t164 = t39 * t47;
                            let t165 = p_q1 * (t40 + t39 * t39 / (t36 * t46))
                                - p_q2 * t164 - t68 * t134;
                            let t166 = t62 * t133 + (t53 * t132 + t165);
                            let t167 = t61 * t133
                                + (t52 * t132 + (t67 * t134 + (p_q2 * t48 - p_q1 * t164)));
                            [
                                rt::abs(inv_h * x) + rt::abs(t161),
                                rt::abs(inv_h * y) + rt::abs(t162),
                                rt::abs(inv_h * theta) + rt::abs(t163),
                                rt::abs(inv_h * q1) + rt::abs(t166),
                                rt::abs(inv_h * q2) + rt::abs(t167),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            q1_dot_ahead,
                            q2_dot_ahead,
                            ]|
                        {
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let h_q1_dot_ahead = h * q1_dot_ahead;
                            let q1_new = q1 + h_q1_dot_ahead;
                            let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(
                                q1_new,
                            );
                            let h_q2_dot_ahead = h * q2_dot_ahead;
                            let q2_new = q2 + h_q2_dot_ahead;
                            let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::sin_cos(
                                q2_new,
                            );
                            let t168 = sin_q1_ahead_new * sin_q2_ahead_new;
                            let t169 = m2_c2 * t168;
                            let t170 = m1_c1 + m2 * (l1 + c2 * cos_q2_ahead_new);
                            let t171 = cos_q1_ahead_new * t170;
                            let t172 = t169 - t171;
                            let t173 = t172 - k2;
                            let t174 = sin_theta_ahead_new * t173;
                            let t175 = sin_q2_ahead_new * cos_q1_ahead_new;
                            let t176 = sin_q1_ahead_new * t170 + m2_c2 * t175;
                            let t177 = cos_theta_ahead_new * t176;
                            let t178 = t174 - t177;
                            let t179 = t178 + t17;
                            let t180 = sin_theta_ahead_new * t172;
                            let t181 = t180 - t177;
                            let t182 = t181 + t18;
                            let t183 = cos_q1_ahead_new * cos_q2_ahead_new;
                            let t184 = t168 - t183;
                            let t185 = t175 + sin_q1_ahead_new * cos_q2_ahead_new;
                            let t186 = sin_theta_ahead_new * t184
                                - cos_theta_ahead_new * t185;
                            let t187 = m2_c2 * t186 + t21;
                            let t188 = k13 * x_dot_ahead;
                            let t189 = t171 - t169;
                            let t190 = sin_theta_ahead_new * t176;
                            let t191 = cos_theta_ahead_new * t189 + t25 - t190;
                            let t192 = k2 + t189;
                            let t193 = cos_theta_ahead_new * t192 + (t24 - t190);
                            let t194 = t183 - t168;
                            let t195 = cos_theta_ahead_new * t194
                                - sin_theta_ahead_new * t185 + t26;
                            let t196 = m2_c2 * t195;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (q1_dot_ahead * t191
                                    + (theta_dot_ahead * t193
                                        + (k13 * y_dot_ahead + q2_dot_ahead * t196)));
                            let t197 = y_dot_ahead * t193;
                            let t198 = d * t171;
                            let t199 = c2 + twice_l1 * cos_q2_ahead_new;
                            let t200 = m2_c2 * (t199 - d * t168);
                            let t201 = t198 + (k5 + t200);
                            let t202 = t11 + t201;
                            let t203 = twice_d * t171;
                            let t204 = m2_c2 * (t199 - twice_d * t168);
                            let t205 = t27 + (t203 + (k3 + t204));
                            let t206 = c2 + l1 * cos_q2_ahead_new;
                            let t207 = m2_c2 * (d * t194 + t206);
                            let t208 = t6 + (j2 + t207);
                            let t209 = rt::lit::<T>(0.5)
                                * (t197 + q1_dot_ahead * t202
                                    + (x_dot_ahead * t179
                                        + (theta_dot_ahead * t205 + q2_dot_ahead * t208)));
                            let t210 = x_dot_ahead * cos_theta_ahead
                                + y_dot_ahead * sin_theta_ahead;
                            let t211 = sin_q1_ahead * t210;
                            let t212 = y_dot_ahead * cos_theta_ahead;
                            let t213 = x_dot_ahead * sin_theta_ahead;
                            let t214 = t212 - t213;
                            let t215 = cos_q1_ahead * t210;
                            let t216 = sin_q1_ahead * t214;
                            let t217 = (t211 - cos_q1_ahead * t214) * twice_sin_q2_ahead
                                - (t215 + t216) * twice_cos_q2_ahead;
                            let t218 = theta_dot_ahead + q1_dot_ahead;
                            let t219 = q2_dot_ahead + t218;
                            let t220 = m2_c2 * t219;
                            let t221 = m1_c1 * (y_dot_ahead * t136 + x_dot_ahead * t140);
                            let t222 = q1_dot_ahead * t221;
                            let t223 = rt::lit::<T>(2.0) * t215;
                            let t224 = t223 + rt::lit::<T>(2.0) * t216;
                            let t225 = m2_l1 * t218;
                            let t226 = twice_d * t210;
                            let t227 = twice_m_a * t210 + m1 * (c1 * t224 + t226);
                            let t228 = quarter_h
                                * (t217 * t220 - (t222 + t224 * t225)
                                    - theta_dot_ahead * (t227 + k12 * t210));
                            let t229 = m2_c2 * t206;
                            let t230 = j2 + t229;
                            let t231 = t2 + t230;
                            let t232 = m2_l1 * (l1 + twice_c2 * cos_q2_ahead_new);
                            let t233 = t7 + (k7 + t232);
                            let t234 = y_dot_ahead * t191;
                            let t235 = rt::lit::<T>(0.5)
                                * (theta_dot_ahead * t202
                                    + (q2_dot_ahead * t231 + q1_dot_ahead * t233)
                                    + (x_dot_ahead * t182 + t234));
                            let d_theta_dot_ahead = d * theta_dot_ahead;
                            let t236 = d_theta_dot_ahead + t212;
                            let t237 = t213 - t236;
                            let t238 = t236 - t213;
                            let t239 = sin_q1_ahead * t238;
                            let t240 = (t211 + cos_q1_ahead * t237) * twice_sin_q2_ahead
                                - (t215 + t239) * twice_cos_q2_ahead;
                            let t241 = d * t218;
                            let t242 = m1_c1
                                * (t223 + twice_sin_q1_ahead * (t241 + t214));
                            let t243 = t223 + rt::lit::<T>(2.0) * t239;
                            let t244 = t235
                                - (p_q1
                                    + quarter_h
                                        * (t240 * t220 - theta_dot_ahead * t242
                                            - (t222 + t243 * t225)));
                            let t245 = y_dot_ahead * t196;
                            let t246 = k14 * q2_dot_ahead;
                            let t247 = l1 * t218;
                            let t248 = (sin_q1_ahead * t237 - t215) * twice_cos_q2_ahead
                                - twice_sin_q2_ahead
                                    * (cos_q1_ahead * t238 + (t247 - t211));
                            let t249 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t187 + t245
                                    + (theta_dot_ahead * t208 + (q1_dot_ahead * t231 + t246)))
                                - (p_q2 + t248 * (k17 * t219));
                            let t250 = h * cos_theta_ahead_new;
                            let t251 = h * sin_theta_ahead_new;
                            let t252 = m2_c2 * (t184 * t250 + t185 * t251);
                            let t253 = t176 * t251;
                            let t254 = t173 * t250 + t253;
                            let t255 = t253 + t172 * t250;
                            let h_cos_q1_ahead_new = h * cos_q1_ahead_new;
                            let t256 = sin_q2_ahead_new * h_cos_q1_ahead_new;
                            let h_sin_q1_ahead_new = h * sin_q1_ahead_new;
                            let t257 = t170 * h_sin_q1_ahead_new;
                            let t258 = m2_c2 * t256 + t257;
                            let t259 = sin_q2_ahead_new * h_sin_q1_ahead_new;
                            let t260 = t170 * h_cos_q1_ahead_new - m2_c2 * t259;
                            let t261 = sin_theta_ahead_new * t258
                                - cos_theta_ahead_new * t260;
                            let t262 = t256 + cos_q2_ahead_new * h_sin_q1_ahead_new;
                            let t263 = cos_q2_ahead_new * h_cos_q1_ahead_new - t259;
                            let t264 = m2_c2
                                * (sin_theta_ahead_new * t262 - cos_theta_ahead_new * t263);
                            let h_cos_q2_ahead_new = h * cos_q2_ahead_new;
                            let t265 = sin_q1_ahead_new * h_cos_q2_ahead_new;
                            let t266 = m2_c2_h * sin_q2_ahead_new;
                            let t267 = cos_q1_ahead_new * t266;
                            let t268 = m2_c2 * t265 + t267;
                            let t269 = cos_q1_ahead_new * h_cos_q2_ahead_new;
                            let t270 = m2_c2 * t269 - sin_q1_ahead_new * t266;
                            let t271 = sin_theta_ahead_new * t268
                                - cos_theta_ahead_new * t270;
                            let h_sin_q2_ahead_new = h * sin_q2_ahead_new;
                            let t272 = t265 + cos_q1_ahead_new * h_sin_q2_ahead_new;
                            let t273 = t269 - sin_q1_ahead_new * h_sin_q2_ahead_new;
                            let t274 = m2_c2
                                * (sin_theta_ahead_new * t272 - cos_theta_ahead_new * t273);
                            let t275 = m2_c2 * (t194 * t251 + t185 * t250);
                            let t276 = t176 * t250;
                            let t277 = t192 * t251 + t276;
                            let t278 = t276 + t189 * t251;
                            let t279 = m2_c2
                                * (cos_theta_ahead_new * t262 + sin_theta_ahead_new * t263);
                            let t280 = cos_theta_ahead_new * t258
                                + sin_theta_ahead_new * t260;
                            let t281 = m2_c2
                                * (cos_theta_ahead_new * t272 + sin_theta_ahead_new * t273);
                            let t282 = cos_theta_ahead_new * t268
                                + sin_theta_ahead_new * t270;
                            let t283 = t219 * t144 - t218 * t145;
                            let t284 = q1_dot_ahead * t141;
                            let t285 = rt::lit::<T>(0.5) * t179
                                - quarter_h
                                    * (m2 * (t283 - theta_dot_ahead * t142)
                                        - (t284 + theta_dot_ahead * t146));
                            let t286 = t219 * t151 - t218 * t152;
                            let t287 = q1_dot_ahead * t147;
                            let t288 = rt::lit::<T>(0.5) * t193
                                - quarter_h
                                    * (m2 * (t286 - theta_dot_ahead * t148)
                                        - (t287 + theta_dot_ahead * t153));
                            let t289 = c2 * t217 - l1 * t224;
                            let t290 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t254 + t205 - y_dot_ahead * t277)
                                - quarter_h * (m2 * (t289 - t226) - t227);
                            let t291 = x_dot_ahead * t261 - y_dot_ahead * t280;
                            let t292 = m2_c2_d * t262;
                            let t293 = d * t257 + m2_c2_d * t256;
                            let t294 = rt::lit::<T>(0.5)
                                * (t291
                                    + (t201 + (t11 - q2_dot_ahead * t292)
                                        - t293
                                            * (q1_dot_ahead + rt::lit::<T>(2.0) * theta_dot_ahead)));
                            let t295 = twice_l1_h * sin_q2_ahead_new;
                            let t296 = x_dot_ahead * t271 - y_dot_ahead * t282;
                            let t297 = d * t267 + m2_c2 * (d * t265 + t295);
                            let t298 = m2_c2 * (d * t272 + l1_h * sin_q2_ahead_new);
                            let t299 = t208
                                - theta_dot_ahead
                                    * (twice_d * t267 + m2_c2 * (t295 + twice_d * t265))
                                + (t296 - (q1_dot_ahead * t297 + q2_dot_ahead * t298));
                            let t300 = theta_dot_ahead * t154;
                            let t301 = m2_c2 * (t240 - t219 * t156)
                                - (m2_l1 * (t243 + t218 * sin_q1_ahead_twice_d)
                                    + (t242 + t300));
                            let t302 = rt::lit::<T>(0.5)
                                * (t291 + (t233 - theta_dot_ahead * t293))
                                - quarter_h
                                    * (m2 * (c2 * t240 - l1 * t243) - (t221 + t300));
                            let t303 = m2_c2_l1_h * sin_q2_ahead_new;
                            let t304 = t296
                                + (t230
                                    + (t2 - sin_q2_ahead_new * (k18 * q1_dot_ahead)
                                        - q2_dot_ahead * t303) - theta_dot_ahead * t297);
                            let t305 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t252 - y_dot_ahead * t275 + t208)
                                - k17 * (t248 - t219 * t159);
                            let t306 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t264 + (t231 - theta_dot_ahead * t292)
                                    - y_dot_ahead * t279) - k17 * (t248 - t219 * t160);
                            let t307 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t274 + (k14 - q1_dot_ahead * t303)
                                    - (y_dot_ahead * t281 + theta_dot_ahead * t298));
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * t179
                                            + (q1_dot_ahead * t182 + (q2_dot_ahead * t187 + t188)))
                                        - t132,
                                    p_y_new - t133,
                                    t209 - (t134 + t228),
                                    t244,
                                    t249,
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5)
                                            * (t178 + (q2_dot_ahead * t252 + t17)
                                                + (theta_dot_ahead * t254 + q1_dot_ahead * t255)),
                                        rt::lit::<T>(0.5)
                                            * (t218 * t261 + (t181 + (q2_dot_ahead * t264 + t18))),
                                        rt::lit::<T>(0.5)
                                            * (t218 * t271 + (q2_dot_ahead * t274 + t187)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        rt::lit::<T>(0.5)
                                            * (t193 - q2_dot_ahead * t275
                                                - (theta_dot_ahead * t277 + q1_dot_ahead * t278)),
                                        rt::lit::<T>(0.5)
                                            * (t191 - q2_dot_ahead * t279 - t218 * t280),
                                        rt::lit::<T>(0.5)
                                            * (t196 - q2_dot_ahead * t281 - t218 * t282),
                                    ],
                                    [
                                        t285,
                                        t288,
                                        t290,
                                        t294 - quarter_h * (m2 * t289 - t221),
                                        rt::lit::<T>(0.5) * t299 - k17 * t217,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t182
                                            - quarter_h * (m2 * t283 - (t284 + theta_dot_ahead * t141)),
                                        rt::lit::<T>(0.5) * t191
                                            - quarter_h * (m2 * t286 - (t287 + theta_dot_ahead * t147)),
                                        rt::lit::<T>(0.5)
                                            * (x_dot_ahead * t255 + t202 - y_dot_ahead * t278)
                                            - quarter_h * t301,
                                        t302,
                                        rt::lit::<T>(0.5) * t304 - k17 * t240,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t187 - t219 * t157,
                                        half_m2_c2 * t195 + t219 * t158,
                                        t305,
                                        t306,
                                        t307 - k17 * t248,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta_dot_ahead, q1_dot_ahead, q2_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta_dot_ahead, q1_dot_ahead,
                q2_dot_ahead] = solution1.x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let p_right_new = p_right + twice_r * t126;
                let right_new = right + h_over_jw * p_right_new;
                let p_left_new = p_left + twice_r * t129;
                let left_new = left + h_over_jw * p_left_new;
                let h_q1_dot_ahead = h * q1_dot_ahead;
                let q1_new = q1 + h_q1_dot_ahead;
                let h_q2_dot_ahead = h * q2_dot_ahead;
                let q2_new = q2 + h_q2_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    h_q1_dot_ahead,
                    q1_new,
                    tally,
                );
                let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    h_q2_dot_ahead,
                    q2_new,
                    tally,
                );
                let t168 = sin_q1_ahead_new * sin_q2_ahead_new;
                let t169 = m2_c2 * t168;
                let t170 = m1_c1 + m2 * (l1 + c2 * cos_q2_ahead_new);
                let t171 = cos_q1_ahead_new * t170;
                let t172 = t169 - t171;
                let t180 = sin_theta_ahead_new * t172;
                let t175 = sin_q2_ahead_new * cos_q1_ahead_new;
                let t176 = sin_q1_ahead_new * t170 + m2_c2 * t175;
                let t177 = cos_theta_ahead_new * t176;
                let t308 = t180 + t18 - t177;
                let t173 = t172 - k2;
                let t174 = sin_theta_ahead_new * t173;
                let t309 = t174 + (t17 - t177);
                let t188 = k13 * x_dot_ahead;
                let t183 = cos_q1_ahead_new * cos_q2_ahead_new;
                let t184 = t168 - t183;
                let t185 = t175 + sin_q1_ahead_new * cos_q2_ahead_new;
                let t186 = sin_theta_ahead_new * t184 - cos_theta_ahead_new * t185;
                let t310 = m2_c2 * (t186 + t20);
                let p_x_new = rt::lit::<T>(0.5)
                    * (q1_dot_ahead * t308
                        + (theta_dot_ahead * t309 + (t188 + q2_dot_ahead * t310)));
                let t189 = t171 - t169;
                let t190 = sin_theta_ahead_new * t176;
                let t191 = cos_theta_ahead_new * t189 + t25 - t190;
                let t192 = k2 + t189;
                let t193 = cos_theta_ahead_new * t192 + (t24 - t190);
                let t194 = t183 - t168;
                let t195 = cos_theta_ahead_new * t194 - sin_theta_ahead_new * t185 + t26;
                let t196 = m2_c2 * t195;
                let p_y_new = rt::lit::<T>(0.5)
                    * (q1_dot_ahead * t191
                        + (theta_dot_ahead * t193
                            + (k13 * y_dot_ahead + q2_dot_ahead * t196)));
                let t311 = x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new;
                let t312 = sin_q1_ahead_new * t311;
                let t313 = y_dot_ahead * cos_theta_ahead_new;
                let t314 = x_dot_ahead * sin_theta_ahead_new;
                let t315 = t313 - t314;
                let t316 = cos_q1_ahead_new * t311;
                let t317 = sin_q1_ahead_new * t315;
                let t218 = theta_dot_ahead + q1_dot_ahead;
                let t219 = q2_dot_ahead + t218;
                let t318 = twice_m2_c2 * t219;
                let t319 = y_dot_ahead
                    * (sin_q1_ahead_new * cos_theta_ahead_new
                        + sin_theta_ahead_new * cos_q1_ahead_new)
                    + x_dot_ahead
                        * (cos_q1_ahead_new * cos_theta_ahead_new
                            - sin_theta_ahead_new * sin_q1_ahead_new);
                let t320 = t319 * (twice_m1_c1 * q1_dot_ahead);
                let t321 = rt::lit::<T>(2.0) * t316;
                let t322 = t321 + rt::lit::<T>(2.0) * t317;
                let t225 = m2_l1 * t218;
                let t323 = (sin_q2_ahead_new * (t312 - cos_q1_ahead_new * t315)
                    - cos_q2_ahead_new * (t316 + t317)) * t318 - (t320 + t322 * t225);
                let t198 = d * t171;
                let t199 = c2 + twice_l1 * cos_q2_ahead_new;
                let t200 = m2_c2 * (t199 - d * t168);
                let t324 = t198 + (t200 + (k5 + t11));
                let t203 = twice_d * t171;
                let t204 = m2_c2 * (t199 - twice_d * t168);
                let t206 = c2 + l1 * cos_q2_ahead_new;
                let t207 = m2_c2 * (d * t194 + t206);
                let t325 = t207 + (j2 + t6);
                let t197 = y_dot_ahead * t193;
                let t326 = q1_dot_ahead * t324
                    + (theta_dot_ahead * (t203 + (t204 + (k3 + t27)))
                        + q2_dot_ahead * t325) + (x_dot_ahead * t309 + t197);
                let p_theta_new = quarter_h
                    * (t323 - theta_dot_ahead * (m1_c1 * t322 + k11 * t311 + k12 * t311))
                    + rt::lit::<T>(0.5) * t326;
                let d_theta_dot_ahead = d * theta_dot_ahead;
                let t327 = d_theta_dot_ahead + t313;
                let t328 = t314 - t327;
                let t329 = t327 - t314;
                let t330 = sin_q1_ahead_new * t329;
                let t241 = d * t218;
                let t331 = (t321 + rt::lit::<T>(2.0) * t330) * t225
                    + (t320
                        + (t321
                            + (t241 + t313 - t314)
                                * (rt::lit::<T>(2.0) * sin_q1_ahead_new))
                            * (m1_c1 * theta_dot_ahead));
                let t332 = quarter_h
                    * ((sin_q2_ahead_new * (t312 + cos_q1_ahead_new * t328)
                        - cos_q2_ahead_new * (t316 + t330)) * t318 - t331);
                let t234 = y_dot_ahead * t191;
                let t232 = m2_l1 * (l1 + twice_c2 * cos_q2_ahead_new);
                let t229 = m2_c2 * t206;
                let t333 = t229 + (j2 + t2);
                let t334 = x_dot_ahead * t308
                    + (theta_dot_ahead * t324
                        + (q1_dot_ahead * (t232 + (k7 + t7)) + q2_dot_ahead * t333));
                let p_q1_new = t332 + rt::lit::<T>(0.5) * (t234 + t334);
                let t247 = l1 * t218;
                let t335 = (cos_q2_ahead_new * (sin_q1_ahead_new * t328 - t316)
                    - sin_q2_ahead_new * (cos_q1_ahead_new * t329 + (t247 - t312)))
                    * (k19 * t219);
                let t245 = y_dot_ahead * t196;
                let t246 = k14 * q2_dot_ahead;
                let p_q2_new = t335
                    + rt::lit::<T>(0.5)
                        * (t245 + (t246 + q1_dot_ahead * t333)
                            + (x_dot_ahead * t310 + theta_dot_ahead * t325));
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    q1_new,
                    q2_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    p_right_new,
                    p_left_new,
                    p_q1_new,
                    p_q2_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_q1_ahead_new,
                    cos_q1_ahead_new,
                    sin_q2_ahead_new,
                    cos_q2_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[12],
                    carried[13],
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
                let [x, y, theta, right, left, q1, q2, p_x, p_y, p_theta, p_right,
                p_left, p_q1, p_q2, _, _, _, _, _, _] = motion.carried;
                let b = setting.system().parameters.b;
                let r = setting.system().parameters.r;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k5,
                    m2_l1,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    k10,
                    inv_jw,
                    r_over_jw,
                    r_r_over_jw,
                    ..
                } = *setting.scheme();
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let t2 = cos_q1 * t1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
                let t3 = t2 - m2_c2_sin_q1_sin_q2;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t5 = sin_theta * t4;
                let t6 = cos_theta * t3 - t5;
                let t7 = k9 * t6;
                let t8 = m2_c2_sin_q1_sin_q2 - t2;
                let t9 = cos_theta * t4;
                let t10 = sin_theta * t8 - t9;
                let t11 = k9 * t10;
                let t12 = c2 + twice_l1 * cos_q2;
                let t13 = sin_theta * (t8 - k2) - t9;
                let t14 = k9 * t13;
                let t15 = cos_theta * (k2 + t3) - t5;
                let t16 = k9 * t15;
                let t17 = d * t2 + (k5 + m2_c2 * (t12 - d * sin_q1_sin_q2)) - t10 * t14
                    - t6 * t16;
                let t18 = twice_d * t2 + (k3 + m2_c2 * (t12 - twice_d * sin_q1_sin_q2))
                    - t13 * t14 - t15 * t16;
                let t19 = rt::lit::<T>(1.0) / t18;
                let t20 = t17 * t19;
                let t21 = k7 + m2_l1 * (l1 + twice_c2 * cos_q2) - t6 * t7 - t10 * t11
                    - t17 * t20;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = k9 / t18;
                let t24 = t23 * (t13 * t17) - t11;
                let cos_q1_cos_q2 = cos_q1 * cos_q2;
                let t25 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t26 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t25;
                let t27 = m2_c2 * t26;
                let t28 = k10 * t26;
                let t29 = cos_q1_cos_q2 - sin_q1_sin_q2;
                let t30 = cos_theta * t29 - sin_theta * t25;
                let t31 = m2_c2 * t30;
                let t32 = k10 * t30;
                let t33 = c2 + l1 * cos_q2;
                let t34 = j2 + m2_c2 * (d * t29 + t33) - t27 * t14 - t31 * t16;
                let t35 = t34 * t19;
                let t36 = j2 + m2_c2 * t33 - t31 * t7 - t27 * t11 - t34 * t20;
                let t37 = t36 * t22;
                let t38 = k8 - t27 * t28 - t31 * t32 - t34 * t35 - t36 * t37;
                let t39 = t21 * t38;
                let t40 = rt::lit::<T>(1.0) / t39;
                let t41 = t23 * (t13 * t34) - t28 - t37 * t24;
                let t42 = t22 * t24 - t40 * (t36 * t41);
                let t43 = rt::lit::<T>(1.0) / t38;
                let t44 = t41 * t43;
                let t45 = p_q1 * t42 + p_q2 * t44;
                let t46 = rt::lit::<T>(1.0) / (t18 * t38);
                let t47 = t20 * t42 + (t46 * (t34 * t41) + t13 * t23);
                let t48 = sin_theta * t14 - cos_theta * t16;
                let t49 = sin_theta * t11 - cos_theta * t7 - t20 * t48;
                let t50 = sin_theta * t28 - cos_theta * t32 - t35 * t48 - t37 * t49;
                let t51 = t22 * t49 - t40 * (t36 * t50);
                let t52 = t19 * t48 - t46 * (t34 * t50) - t20 * t51;
                let t53 = k9 * sin_theta;
                let t54 = k9 / t38;
                let t55 = t14 * t52 + (t11 * t51 + (t53 + t54 * (t27 * t50)));
                let t56 = k9 * cos_theta;
                let t57 = t56 - t54 * (t31 * t50) - t7 * t51 - t16 * t52;
                let t58 = sin_theta * t55 + cos_theta * t57;
                let t59 = cos_theta * t11 + sin_theta * t7;
                let t60 = cos_theta * t14 + sin_theta * t16;
                let t61 = b - t60;
                let t62 = t59 + t20 * t61;
                let t63 = cos_theta * t28 + sin_theta * t32;
                let t64 = t37 * t62 - (t63 + t35 * t61);
                let t65 = t22 * t62 + t40 * (t36 * t64);
                let t66 = t20 * t65 + (t19 * t61 - t46 * (t34 * t64));
                let t67 = cos_theta * (t11 * t65 + (t56 - t54 * (t27 * t64)) - t14 * t66)
                    + sin_theta * (t7 * t65 + (t53 - t54 * (t31 * t64)) - t16 * t66);
                let t68 = b * t66;
                let t69 = sin_theta * t57;
                let t70 = b * t52;
                let t71 = cos_theta * t55;
                let t72 = t69 + t70 - t71;
                let t73 = rt::lit::<T>(1.0) / t58;
                let t74 = t72 * t73;
                let t75 = t67 + (r_r_over_jw + t68) - t72 * t74;
                let t76 = rt::lit::<T>(1.0) / (t58 * t75);
                let t77 = t69 - t70 - t71;
                let t78 = t67 - t68 - t77 * t74;
                let t79 = t77 * t73;
                let t80 = t76 * (t72 * t78) - t79;
                let t81 = b + t60;
                let t82 = t20 * t81 - t59;
                let t83 = t35 * t81 - t63 - t37 * t82;
                let t84 = t22 * t82 - t40 * (t36 * t83);
                let t85 = t20 * t84 + (t46 * (t34 * t83) + t19 * t81);
                let t86 = sin_theta * (t16 * t85 + (t53 - t54 * (t31 * t83) - t7 * t84))
                    + (r_r_over_jw + b * t85);
                let t87 = cos_theta * (t14 * t85 + (t56 - t54 * (t27 * t83) - t11 * t84))
                    + t86;
                let t88 = rt::lit::<T>(1.0) / t75;
                let t89 = t78 * t78;
                let t90 = t87 - t77 * t79 - t88 * t89;
                let t91 = rt::lit::<T>(1.0) / t90;
                let t92 = t80 * t91;
                let t93 = t23 * (t15 * t17) - t7;
                let t94 = t23 * (t15 * t34) - t32 - t37 * t93;
                let t95 = t22 * t93 - t40 * (t36 * t94);
                let t96 = t20 * t95 + (t46 * (t34 * t94) + t15 * t23);
                let t97 = t16 * t96 + (k9 - t54 * (t31 * t94) - t7 * t95);
                let t98 = t16 * t47 - (t7 * t42 + t54 * (t31 * t41));
                let t99 = t43 * t94;
                let t100 = p_q1 * t95 + p_q2 * t99;
                let t101 = p_y * t97 + (p_x * t98 + (t100 - p_theta * t96));
                let t102 = t14 * t47 + (k9 - t54 * (t27 * t41) - t11 * t42);
                let t103 = p_y * t98 + (p_x * t102 + (t45 - p_theta * t47));
                let t104 = cos_theta * t101 - sin_theta * t103;
                let t105 = cos_theta * t103 + sin_theta * t101;
                let t106 = rt::lit::<T>(1.0) / (t18 * t21);
                let t107 = t106 * (t17 * t36) - t35;
                let t108 = t17 * t106 + t40 * (t36 * t107);
                let t109 = t20 * t108 + (t19 - t46 * (t34 * t107));
                let t110 = t43 * t107;
                let t111 = p_q2 * t110 - p_q1 * t108;
                let t112 = b * (p_theta * t109 + t111 - (p_y * t96 + p_x * t47));
                let t113 = t105 - (r_over_jw * p_left + t112);
                let t114 = t75 * t90;
                let t115 = rt::lit::<T>(1.0) / t114;
                let t116 = t78 * t115;
                let t117 = t105 + (t112 - r_over_jw * p_right);
                let t118 = t92 * t104 + t91 * t113 - t116 * t117;
                let t119 = t72 * t76 + t115 * (t78 * t80);
                let t120 = (t88 + t89 / (t75 * t114)) * t117 - t116 * t113 - t119 * t104;
                let t121 = p_theta + b * (t118 - t120);
                let t122 = (t74 * t119 + (t73 - t77 * t80 / (t58 * t90))) * t104
                    + (t92 * t113 - t119 * t117);
                let t123 = t120 + t118;
                let t124 = p_y - cos_theta * t122 - sin_theta * t123;
                let t125 = p_x + sin_theta * t122 - cos_theta * t123;
                let t126 = t36 * t40;
                let t127 = p_q1 * (t22 + t36 * t36 / (t21 * t39)) - p_q2 * t126
                    - t108 * t121;
                let t128 = t110 * t121 + (p_q2 * t43 - p_q1 * t126)
                    + (t44 * t125 + t99 * t124);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: t45 - t47 * t121 + (t98 * t124 + t102 * t125),
                    y_dot: t100 - t96 * t121 + (t97 * t124 + t98 * t125),
                    theta_dot: t111 + t109 * t121 - (t47 * t125 + t96 * t124),
                    right_dot: inv_jw * (p_right + r * t120),
                    left_dot: inv_jw * (p_left + r * t118),
                    q1_dot: t127 + (t42 * t125 + t95 * t124),
                    q2_dot: t128,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "93f155def9198804c1997be73b85053b";
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
        /// | once, from parameters | 18 | 29 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 325 | 428 | 12 | 0 | 12 | 0 |
        /// | each state that is looked at | 43 | 56 | 3 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1`
            m1_c1: T,
            /// `d (m1 + m2) + M a`
            k1: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2) + m2 (d² + l1²)`
            k2: T,
            /// `J1 + J2 + m1 c1² + m2 l1²`
            k4: T,
            /// `m2 l1`
            m2_l1: T,
            /// `2 c2`
            twice_c2: T,
            /// `J1 + J2 + m1 c1² + m2 c2²`
            k6: T,
            /// `J2 + m2 c2²`
            k7: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `2 (Jw b²/(r²))`
            k8: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k10: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k11: T,
            /// `m1 d + (M a + m2 d)`
            k12: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k13: T,
            /// `h/3`
            k14: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (4); functions of q that the next step needs (6).
            type Carried = [T; 17];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let l1 = system.parameters.l1;
                let c1 = system.parameters.c1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let m2_c2 = m2 * c2;
                let m1_c1 = m1 * c1;
                let m_a = m * a;
                let k1 = d * (m1 + m2) + m_a;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let l1_squared = l1 * l1;
                let k2 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2
                    + m2 * (d_squared + l1_squared);
                let k3 = j1_plus_j2 + m1 * c1_squared;
                let k4 = k3 + m2 * l1_squared;
                let m2_l1 = m2 * l1;
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k5 = m2 * (c2 * c2);
                let k6 = k3 + k5;
                let k7 = j2 + k5;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let r_squared = r * r;
                let k8 = rt::lit::<T>(2.0) * (jw * (b * b) / r_squared);
                let k9 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k10 = r_squared / k9;
                let k11 = m2_c2 * r_squared / k9;
                let k12 = m1 * d + (m_a + m2 * d);
                let m1_c1_d = m1_c1 * d;
                let half_h = rt::lit::<T>(0.5) * h;
                let k13 = rt::lit::<T>(0.16666666666666666) * h;
                let k14 = rt::lit::<T>(0.3333333333333333) * h;
                Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    inv_r,
                    b_over_r,
                    k8,
                    k10,
                    k11,
                    k12,
                    m1_c1_d,
                    half_h,
                    k13,
                    k14,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.M;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    inv_r,
                    b_over_r,
                    ..
                } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let t2 = cos_q1 * t1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
                let t3 = t2 - m2_c2_sin_q1_sin_q2;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t5 = sin_theta * t4;
                let t6 = cos_theta * (k1 + t3) - t5;
                let t7 = cos_theta * t3 - t5;
                let t8 = m2 + (m + m1);
                let cos_q1_cos_q2 = cos_q1 * cos_q2;
                let t9 = cos_q1_cos_q2 - sin_q1_sin_q2;
                let t10 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t11 = m2_c2 * (cos_theta * t9 - sin_theta * t10);
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let t12 = m2_c2_sin_q1_sin_q2 - t2;
                let t13 = cos_theta * t4;
                let t14 = sin_theta * (t12 - k1) - t13;
                let t15 = sin_theta * t12 - t13;
                let t16 = m2_c2
                    * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t10);
                let t17 = inv_r * (jw_left_dot + jw_right_dot)
                    + cos_theta
                        * (t14 * theta_dot
                            + (t15 * q1_dot + (t8 * x_dot + t16 * q2_dot)));
                let t18 = sin_theta
                    * (t6 * theta_dot + (t7 * q1_dot + (t8 * y_dot + t11 * q2_dot)))
                    + t17;
                let t19 = c2 + l1 * cos_q2;
                let t20 = j2 + m2_c2 * (d * t9 + t19);
                let t21 = c2 + twice_l1 * cos_q2;
                let t22 = d * t2 + (k4 + m2_c2 * (t21 - d * sin_q1_sin_q2));
                let t23 = theta_dot
                    * (twice_d * t2 + (k2 + m2_c2 * (t21 - twice_d * sin_q1_sin_q2)))
                    + q1_dot * t22;
                let t24 = t14 * x_dot + t6 * y_dot
                    + (q2_dot * t20 + b_over_r * (jw_right_dot - jw_left_dot) + t23);
                let t25 = j2 + m2_c2 * t19;
                let t26 = theta_dot * t22
                    + (t25 * q2_dot + q1_dot * (k6 + m2_l1 * (l1 + twice_c2 * cos_q2)));
                let t27 = t16 * x_dot + t11 * y_dot
                    + (t25 * q1_dot + k7 * q2_dot + theta_dot * t20);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t24,
                    t15 * x_dot + t7 * y_dot + t26,
                    t27,
                    sin_theta,
                    cos_theta,
                    sin_q1,
                    cos_q1,
                    sin_q2,
                    cos_q2,
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
                let [x, y, theta, right, left, q1, q2, rho1, rho2, rho3, rho4,
                sin_theta_ahead, cos_theta_ahead, sin_q1_ahead, cos_q1_ahead,
                sin_q2_ahead, cos_q2_ahead] = motion.carried;
                let h = setting.step_size();
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    inv_r,
                    b_over_r,
                    k8,
                    k10,
                    k11,
                    k12,
                    m1_c1_d,
                    half_h,
                    k13,
                    k14,
                } = *setting.scheme();
                let t1 = cos_q1_ahead * sin_q2_ahead;
                let t2 = t1 + sin_q1_ahead * cos_q2_ahead;
                let t3 = m2_c2 * t2;
                let t4 = k11 * t2;
                let t5 = sin_q1_ahead * sin_q2_ahead;
                let t6 = cos_q1_ahead * cos_q2_ahead - t5;
                let t7 = c2 + l1 * cos_q2_ahead;
                let t8 = m1_c1 + m2 * (l1 + c2 * cos_q2_ahead);
                let t9 = sin_q1_ahead * t8 + m2_c2 * t1;
                let t10 = k10 * t9;
                let t11 = t3 * t10;
                let t12 = j2 + m2_c2 * (d * t6 + t7) - t11;
                let t13 = cos_q1_ahead * t8;
                let t14 = c2 + twice_l1 * cos_q2_ahead;
                let t15 = t9 * t10;
                let t16 = rt::lit::<T>(1.0)
                    / (twice_d * t13 + (k8 + (k2 + m2_c2 * (t14 - twice_d * t5))) - t15);
                let t17 = t12 * t16;
                let t18 = d * t13 + (k4 + m2_c2 * (t14 - d * t5)) - t15;
                let t19 = t18 * t16;
                let t20 = j2 + m2_c2 * t7 - t11 - t12 * t19;
                let t21 = rt::lit::<T>(1.0)
                    / (k6 + m2_l1 * (l1 + twice_c2 * cos_q2_ahead) - t15 - t18 * t19);
                let t22 = t20 * t21;
                let t23 = rt::lit::<T>(1.0) / (k7 - t3 * t4 - t12 * t17 - t20 * t22);
                let t24 = rho1 * t10;
                let t25 = rho2 + t24;
                let t26 = rho3 + t24 - t25 * t19;
                let t27 = rho4 + rho1 * t4 - t25 * t17 - t22 * t26;
                let t28 = t23 * (half_h * t27);
                let t29 = q2 + t28;
                let (t30, t31) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    t28,
                    t29,
                    tally,
                );
                let t32 = t20 * t27;
                let t33 = t21 * (half_h * t26) - t23 * (t32 * (half_h * t21));
                let t34 = q1 + t33;
                let (t35, t36) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t33,
                    t34,
                    tally,
                );
                let t37 = t30 * t36;
                let t38 = t37 + t35 * t31;
                let t39 = m2_c2 * t38;
                let t40 = k11 * t38;
                let t41 = t35 * t30;
                let t42 = t36 * t31 - t41;
                let t43 = c2 + l1 * t31;
                let t44 = m1_c1 + m2 * (l1 + c2 * t31);
                let t45 = t35 * t44 + m2_c2 * t37;
                let t46 = k10 * t45;
                let t47 = t39 * t46;
                let t48 = j2 + m2_c2 * (d * t42 + t43) - t47;
                let t49 = c2 + twice_l1 * t31;
                let t50 = t36 * t44;
                let t51 = t45 * t46;
                let t52 = rt::lit::<T>(1.0)
                    / (k2 + m2_c2 * (t49 - twice_d * t41) + (k8 + twice_d * t50) - t51);
                let t53 = t52 * t48;
                let t54 = m2_c2 * (t49 - d * t41) + (k4 + d * t50) - t51;
                let t55 = t54 * t52;
                let t56 = j2 + m2_c2 * t43 - t47 - t55 * t48;
                let t57 = rt::lit::<T>(1.0)
                    / (k6 + m2_l1 * (l1 + twice_c2 * t31) - t51 - t54 * t55);
                let t58 = t56 * t57;
                let t59 = rt::lit::<T>(1.0) / (k7 - t39 * t40 - t48 * t53 - t56 * t58);
                let t60 = t21 * (t26 - t32 * t23);
                let t61 = t16 * (t25 - t23 * (t12 * t27)) - t19 * t60;
                let t62 = t13 - m2_c2 * t5;
                let t63 = t27 * t23;
                let t64 = t61 * ((k1 + t62) * t61 + (m2_c2 * t6 * t63 + t62 * t60));
                let t65 = rho1 + half_h * t64;
                let t66 = t60 + t61;
                let t67 = m2_c2 * (t63 + t66);
                let t68 = d * t61;
                let t69 = t10 * t66 + (k10 * rho1 + t23 * (t4 * t27));
                let t70 = sin_q2_ahead
                    * (l1 * t66 + cos_q1_ahead * t68 - sin_q1_ahead * t69)
                    + cos_q2_ahead * (sin_q1_ahead * t68 + cos_q1_ahead * t69);
                let t71 = t67 * t70;
                let t72 = t65 * t46;
                let t73 = sin_q2_ahead * t67;
                let t74 = m1_c1 * t61;
                let t75 = m2_l1 * t66;
                let t76 = cos_q2_ahead * t67;
                let t77 = t75 + t76;
                let t78 = t69 * (m1_c1 * t60);
                let t79 = t69
                    * (sin_q1_ahead * t73 - k12 * t61 - cos_q1_ahead * (t74 + t77))
                    - cos_q1_ahead * t78;
                let t80 = t72 + (rho2 + half_h * t79);
                let t81 = cos_q1_ahead * (t69 * (t76 + (t74 + t75)) + (t78 + t73 * t68))
                    + sin_q1_ahead * (t77 * t68 + (t66 * (m1_c1_d * t61) - t69 * t73));
                let t82 = t72 + (rho3 - half_h * t81) - t55 * t80;
                let t83 = t65 * t40 + (rho4 - half_h * t71) - t53 * t80 - t58 * t82;
                let t84 = t59 * (half_h * t83);
                let t85 = q2 + t84;
                let (t86, t87) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    t84,
                    t85,
                    tally,
                );
                let t88 = c2 + twice_l1 * t87;
                let t89 = t56 * t83;
                let t90 = t57 * (half_h * t82) - t59 * (t89 * (half_h * t57));
                let t91 = q1 + t90;
                let (t92, t93) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t90,
                    t91,
                    tally,
                );
                let t94 = t92 * t86;
                let t95 = m1_c1 + m2 * (l1 + c2 * t87);
                let t96 = t93 * t95;
                let t97 = t86 * t93;
                let t98 = t92 * t95 + m2_c2 * t97;
                let t99 = k10 * t98;
                let t100 = t98 * t99;
                let t101 = rt::lit::<T>(1.0)
                    / (k2 + m2_c2 * (t88 - twice_d * t94) + (k8 + twice_d * t96) - t100);
                let t102 = t57 * (t82 - t59 * t89);
                let t103 = t52 * (t80 - t59 * (t48 * t83)) - t55 * t102;
                let t104 = t50 - m2_c2 * t41;
                let t105 = t83 * t59;
                let t106 = t103
                    * (t103 * (k1 + t104) + (t105 * (m2_c2 * t42) + t104 * t102));
                let t107 = rho1 + half_h * t106;
                let t108 = t107 * t99;
                let t109 = t102 + t103;
                let t110 = t46 * t109 + (k10 * t65 + t59 * (t40 * t83));
                let t111 = m2_c2 * (t105 + t109);
                let t112 = t30 * t111;
                let t113 = m1_c1 * t103;
                let t114 = m2_l1 * t109;
                let t115 = t31 * t111;
                let t116 = t114 + t115;
                let t117 = t110 * (m1_c1 * t102);
                let t118 = t110 * (t35 * t112 - k12 * t103 - t36 * (t113 + t116))
                    - t36 * t117;
                let t119 = t108 + (rho2 + half_h * t118);
                let t120 = t97 + t92 * t87;
                let t121 = m2_c2 * t120;
                let t122 = k11 * t120;
                let t123 = t93 * t87 - t94;
                let t124 = c2 + l1 * t87;
                let t125 = t121 * t99;
                let t126 = j2 + m2_c2 * (d * t123 + t124) - t125;
                let t127 = t101 * t126;
                let t128 = m2_c2 * (t88 - d * t94) + (k4 + d * t96) - t100;
                let t129 = t128 * t101;
                let t130 = j2 + m2_c2 * t124 - t125 - t129 * t126;
                let t131 = rt::lit::<T>(1.0)
                    / (k6 + m2_l1 * (l1 + twice_c2 * t87) - t100 - t128 * t129);
                let t132 = t130 * t131;
                let t133 = rt::lit::<T>(1.0)
                    / (k7 - t121 * t122 - t126 * t127 - t130 * t132);
                let t134 = d * t103;
                let t135 = t30 * (l1 * t109 + t36 * t134 - t35 * t110)
                    + t31 * (t35 * t134 + t36 * t110);
                let t136 = t111 * t135;
                let t137 = t36 * (t110 * (t115 + (t113 + t114)) + (t117 + t134 * t112))
                    + t35 * (t134 * t116 + (t109 * (m1_c1_d * t103) - t110 * t112));
                let t138 = t108 + (rho3 - half_h * t137) - t129 * t119;
                let t139 = t107 * t122 + (rho4 - half_h * t136) - t127 * t119
                    - t132 * t138;
                let t140 = t130 * t139;
                let t141 = t131 * (t138 - t133 * t140);
                let t142 = t101 * (t119 - t133 * (t126 * t139)) - t129 * t141;
                let t143 = h * t142;
                let t144 = theta + t143;
                let (t145, t146) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t143,
                    t144,
                    tally,
                );
                let t147 = t131 * (h * t138) - t133 * (t140 * (h * t131));
                let t148 = q1 + t147;
                let (t149, t150) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t147,
                    t148,
                    tally,
                );
                let t151 = t133 * (h * t139);
                let t152 = q2 + t151;
                let (t153, t154) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    t151,
                    t152,
                    tally,
                );
                let t155 = m1_c1 + m2 * (l1 + c2 * t154);
                let t156 = t153 * t150;
                let t157 = t149 * t155 + m2_c2 * t156;
                let t158 = k10 * t157;
                let t159 = t157 * t158;
                let t160 = c2 + twice_l1 * t154;
                let t161 = t149 * t153;
                let t162 = t150 * t155;
                let t163 = m2_c2 * (t160 - d * t161) + (k4 + d * t162) - t159;
                let t164 = rt::lit::<T>(1.0)
                    / (k2 + m2_c2 * (t160 - twice_d * t161) + (k8 + twice_d * t162)
                        - t159);
                let t165 = t163 * t164;
                let t166 = rt::lit::<T>(1.0)
                    / (k6 + m2_l1 * (l1 + twice_c2 * t154) - t159 - t163 * t165);
                let t167 = t96 - m2_c2 * t94;
                let t168 = t139 * t133;
                let t169 = t142
                    * (t142 * (k1 + t167) + (t168 * (m2_c2 * t123) + t167 * t141));
                let t170 = rho1 + h * t169;
                let t171 = t170 * t158;
                let t172 = t141 + t142;
                let t173 = t99 * t172 + (k10 * t107 + t133 * (t122 * t139));
                let t174 = m2_c2 * (t168 + t172);
                let t175 = t87 * t174;
                let t176 = m1_c1 * t142;
                let t177 = m2_l1 * t172;
                let t178 = t173 * (m1_c1 * t141);
                let t179 = d * t142;
                let t180 = t86 * t174;
                let t181 = t177 + t175;
                let t182 = t93 * (t173 * (t175 + (t176 + t177)) + (t178 + t179 * t180))
                    + t92 * (t179 * t181 + (t172 * (m1_c1_d * t142) - t173 * t180));
                let t183 = t173 * (t92 * t180 - k12 * t142 - t93 * (t176 + t181))
                    - t93 * t178;
                let t184 = t171 + (rho2 + h * t183);
                let t185 = t171 + (rho3 - h * t182) - t165 * t184;
                let t186 = t156 + t149 * t154;
                let t187 = m2_c2 * t186;
                let t188 = k11 * t186;
                let t189 = t150 * t154 - t161;
                let t190 = c2 + l1 * t154;
                let t191 = t187 * t158;
                let t192 = j2 + m2_c2 * (d * t189 + t190) - t191;
                let t193 = t164 * t192;
                let t194 = j2 + m2_c2 * t190 - t191 - t165 * t192;
                let t195 = t194 * t166;
                let t196 = rt::lit::<T>(1.0)
                    / (k7 - t187 * t188 - t192 * t193 - t194 * t195);
                let t197 = t86 * (l1 * t172 + t93 * t179 - t92 * t173)
                    + t87 * (t92 * t179 + t93 * t173);
                let t198 = t174 * t197;
                let t199 = t170 * t188 + (rho4 - h * t198) - t193 * t184 - t195 * t185;
                let t200 = t194 * t199;
                let t201 = t166 * (t185 - t196 * t200);
                let t202 = t164 * (t184 - t196 * (t192 * t199)) - t165 * t201;
                let t203 = t201 + t202;
                let t204 = t158 * t203 + (k10 * t170 + t196 * (t188 * t199));
                let t205 = half_h * t61;
                let t206 = theta + t205;
                let (t207, t208) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t205,
                    t206,
                    tally,
                );
                let t209 = half_h * t103;
                let t210 = theta + t209;
                let (t211, t212) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t209,
                    t210,
                    tally,
                );
                let t213 = k13
                    * (t146 * t204
                        + (rt::lit::<T>(2.0) * (t208 * t110 + t212 * t173)
                            + cos_theta_ahead * t69));
                let x_new = x + t213;
                let t214 = k13
                    * (t145 * t204
                        + (rt::lit::<T>(2.0) * (t207 * t110 + t211 * t173)
                            + sin_theta_ahead * t69));
                let y_new = y + t214;
                let t215 = k13 * (t202 + (t61 + rt::lit::<T>(2.0) * (t103 + t142)));
                let theta_new = theta + t215;
                let t216 = inv_r * t204;
                let t217 = b_over_r * t202;
                let t218 = inv_r * t173;
                let t219 = b_over_r * t142;
                let t220 = inv_r * t110;
                let t221 = b_over_r * t103;
                let t222 = inv_r * t69;
                let t223 = b_over_r * t61;
                let t224 = k13
                    * (t216
                        + (t217
                            + (rt::lit::<T>(2.0) * (t218 + (t219 + (t220 + t221)))
                                + (t222 + t223))));
                let right_new = right + t224;
                let t225 = k13
                    * (t216
                        + (rt::lit::<T>(2.0) * (t218 + (t220 - t221 - t219))
                            + (t222 - t223) - t217));
                let left_new = left + t225;
                let t226 = k14 * (t102 + t141) + k13 * (t60 + t166 * t185)
                    - t196 * (t200 * (k13 * t166));
                let q1_new = q1 + t226;
                let t227 = k13 * t63 + k14 * (t105 + t168) + t196 * (k13 * t199);
                let q2_new = q2 + t227;
                let t228 = t162 - m2_c2 * t161;
                let t229 = t199 * t196;
                let t230 = t202
                    * (t202 * (k1 + t228) + (t229 * (m2_c2 * t189) + t201 * t228))
                    + (t64 + rt::lit::<T>(2.0) * (t106 + t169));
                let rho1_new = rho1 + k13 * t230;
                let t231 = m2_c2 * (t229 + t203);
                let t232 = t153 * t231;
                let t233 = m1_c1 * t202;
                let t234 = m2_l1 * t203;
                let t235 = t154 * t231;
                let t236 = t234 + t235;
                let t237 = t204 * (m1_c1 * t201);
                let t238 = t204 * (t149 * t232 - k12 * t202 - t150 * (t233 + t236))
                    + (t79 + rt::lit::<T>(2.0) * (t118 + t183) - t150 * t237);
                let rho2_new = rho2 + k13 * t238;
                let t239 = d * t202;
                let t240 = t150 * (t204 * (t235 + (t233 + t234)) + (t237 + t232 * t239))
                    + (t81 + rt::lit::<T>(2.0) * (t137 + t182));
                let t241 = k13
                    * (t149 * (t236 * t239 + (t203 * (m1_c1_d * t202) - t204 * t232))
                        + t240);
                let rho3_new = rho3 - t241;
                let t242 = t153 * (l1 * t203 + t150 * t239 - t149 * t204)
                    + t154 * (t149 * t239 + t150 * t204);
                let rho4_new = rho4
                    - k13 * (t231 * t242 + (t71 + rt::lit::<T>(2.0) * (t136 + t198)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t215,
                    theta_new,
                    tally,
                );
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t226,
                    q1_new,
                    tally,
                );
                let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    t227,
                    q2_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    q1_new,
                    q2_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    rho4_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_q1_ahead_new,
                    cos_q1_ahead_new,
                    sin_q2_ahead_new,
                    cos_q2_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
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
                let [x, y, theta, right, left, q1, q2, rho1, rho2, rho3, rho4, _, _, _,
                _, _, _] = motion.carried;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    twice_l1,
                    twice_d,
                    k2,
                    k4,
                    m2_l1,
                    twice_c2,
                    k6,
                    k7,
                    inv_r,
                    b_over_r,
                    k8,
                    k10,
                    k11,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2 * (l1 + c2 * cos_q2) + m1_c1;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t3 = k10 * t2;
                let t4 = t2 * t3;
                let t5 = cos_q1 * t1;
                let t6 = c2 + twice_l1 * cos_q2;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let t7 = d * t5 + (k4 + m2_c2 * (t6 - d * sin_q1_sin_q2)) - t4;
                let t8 = rt::lit::<T>(1.0)
                    / (twice_d * t5 + (k2 + m2_c2 * (t6 - twice_d * sin_q1_sin_q2) + k8)
                        - t4);
                let t9 = t7 * t8;
                let t10 = rt::lit::<T>(1.0)
                    / (k6 + m2_l1 * (l1 + twice_c2 * cos_q2) - t4 - t7 * t9);
                let t11 = rho1 * t3;
                let t12 = rho2 + t11;
                let t13 = rho3 + t11 - t9 * t12;
                let t14 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t15 = m2_c2 * t14;
                let t16 = k11 * t14;
                let t17 = c2 + l1 * cos_q2;
                let t18 = t15 * t3;
                let t19 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t17)
                    - t18;
                let t20 = t19 * t8;
                let t21 = j2 + m2_c2 * t17 - t18 - t19 * t9;
                let t22 = t21 * t10;
                let t23 = rt::lit::<T>(1.0) / (k7 - t15 * t16 - t19 * t20 - t21 * t22);
                let t24 = rho4 + rho1 * t16 - t20 * t12 - t22 * t13;
                let t25 = t10 * (t13 - t23 * (t21 * t24));
                let t26 = t8 * (t12 - t23 * (t19 * t24)) - t9 * t25;
                let t27 = t3 * (t25 + t26) + (k10 * rho1 + t23 * (t16 * t24));
                let t28 = inv_r * t27;
                let t29 = b_over_r * t26;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t27,
                    y_dot: sin_theta * t27,
                    theta_dot: t26,
                    right_dot: t28 + t29,
                    left_dot: t28 - t29,
                    q1_dot: t25,
                    q2_dot: t23 * t24,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8704731dd56730d986579afd756fa6a8";
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
                    self.parameters.M,
                    self.parameters.J,
                    self.parameters.a,
                    self.parameters.b,
                    self.parameters.r,
                    self.parameters.Jw,
                    self.parameters.d,
                    self.parameters.m1,
                    self.parameters.J1,
                    self.parameters.l1,
                    self.parameters.c1,
                    self.parameters.m2,
                    self.parameters.J2,
                    self.parameters.c2,
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
            let mut info = ModelInfo::new("mobile_manipulator");
            info.text = Some(
                "A base on two driven wheels that carries an arm of two links, which move in the plane.",
            );
            info.source = Some(
                "Y. Yamamoto and X. Yun, Coordinating locomotion and manipulation of a mobile manipulator (1994)",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("middle of the axle")),
                Quantity::new("y", Some("m"), Some("middle of the axle")),
                Quantity::new("theta", Some("rad"), Some("heading")),
                Quantity::new("right", Some("rad"), Some("angle of the right wheel")),
                Quantity::new("left", Some("rad"), Some("angle of the left wheel")),
                Quantity::new("q1", Some("rad"), Some("first link, against the base")),
                Quantity::new("q2", Some("rad"), Some("second link, against the first")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("right_dot", Some("rad/s"), None),
                Quantity::new("left_dot", Some("rad/s"), None),
                Quantity::new("q1_dot", Some("rad/s"), None),
                Quantity::new("q2_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2", "rho3", "rho4"];
            info.constraints = &[
                "dot(aside, dot(axle))",
                "dot(ahead, dot(axle - b*aside)) - r*right_dot",
                "dot(ahead, dot(axle + b*aside)) - r*left_dot",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("M", Some("kg"), Some("base")),
                    Some(9.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("base about its centre of mass"),
                    ),
                    Some(0.7),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("from the axle forward to the base's centre of mass"),
                    ),
                    Some(0.05),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("b", Some("m"), Some("half the axle")),
                    Some(0.3),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius of the wheels")),
                    Some(0.1),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("Jw", Some("kg m^2"), Some("wheel about its axle")),
                    Some(0.02),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "d",
                        Some("m"),
                        Some("from the axle forward to the shoulder"),
                    ),
                    Some(0.25),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("m1", Some("kg"), Some("first link")),
                    Some(1.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J1",
                        Some("kg m^2"),
                        Some("first link about its centre of mass"),
                    ),
                    Some(0.04),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("l1", Some("m"), Some("first link")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "c1",
                        Some("m"),
                        Some("from the shoulder to the first link's centre of mass"),
                    ),
                    Some(0.22),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m2", Some("kg"), Some("second link")),
                    Some(0.9),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J2",
                        Some("kg m^2"),
                        Some("second link about its centre of mass"),
                    ),
                    Some(0.02),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "c2",
                        Some("m"),
                        Some("from the elbow to the second link's centre of mass"),
                    ),
                    Some(0.2),
                    true,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.2, -0.1, 0.4, 0.1, -0.2, 0.6, -0.9],
                    w: &[
                        0.39145092245122615,
                        0.16550279548117647,
                        0.5833333333333334,
                        6.0,
                        2.5,
                        -1.2,
                        0.8,
                    ],
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
                FunctionInfo::new("mass_matrix", &[("q", 7)], &[7, 7]),
                FunctionInfo::new("inverse_mass", &[("q", 7)], &[7, 7]),
                FunctionInfo::new("potential", &[("q", 7)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 7)], &[7]),
                FunctionInfo::new("lagrangian", &[("q", 7), ("w", 7)], &[]),
                FunctionInfo::new("energy", &[("q", 7), ("w", 7)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 7)], &[7, 7, 7]),
                FunctionInfo::new("christoffel", &[("q", 7)], &[7, 7, 7]),
                FunctionInfo::new("constraint_matrix", &[("q", 7)], &[3, 7]),
                FunctionInfo::new("constraint", &[("q", 7), ("w", 7)], &[3]),
                FunctionInfo::new("projector_perp", &[("q", 7)], &[7, 7]),
                FunctionInfo::new("projector_d", &[("q", 7)], &[7, 7]),
                FunctionInfo::new("frame", &[("q", 7)], &[7, 4]),
                FunctionInfo::new("restricted_metric", &[("q", 7)], &[4, 4]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 7)], &[4, 4]),
                FunctionInfo::new("structure_functions", &[("q", 7)], &[4, 4, 4]),
                FunctionInfo::new("almost_poisson", &[("q", 7), ("rho", 4)], &[11, 11]),
                FunctionInfo::new("hamiltonian", &[("q", 7), ("rho", 4)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 7), ("rho", 4)],
                    &[11],
                ),
                FunctionInfo::new("vector_field", &[("q", 7), ("rho", 4)], &[11]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 7), ("rho", 4)],
                    &[11, 11],
                ),
                FunctionInfo::new("momenta", &[("q", 7), ("w", 7)], &[7]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 7), ("p", 7)], &[7]),
                FunctionInfo::new("to_momenta", &[("q", 7), ("w", 7)], &[4]),
                FunctionInfo::new("to_velocities", &[("q", 7), ("rho", 4)], &[7]),
                FunctionInfo::new("multipliers", &[("q", 7), ("w", 7)], &[3]),
                FunctionInfo::new("acceleration", &[("q", 7), ("w", 7)], &[7]),
                FunctionInfo::new("configuration_velocity", &[("q", 7), ("w", 7)], &[7]),
                FunctionInfo::new("invariants", &[("q", 7), ("w", 7)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 7), ("p", 7)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 7), ("p", 7)], &[14]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[M, J, a, b, r, Jw, d, m1, J1, l1, c1, m2, J2, c2] = parameters else {
                return Err(ParameterError::Count {
                    expected: 14,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                M,
                J,
                a,
                b,
                r,
                Jw,
                d,
                m1,
                J1,
                l1,
                c1,
                m2,
                J2,
                c2,
            })
        }

        fn initial_state(&self, set: &str) -> Option<State<f64>> {
            StateBuilder::new(Ok(*self)).data_set(set).map(|builder| builder.state)
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

#[allow(dead_code, reason = "not every program calls all of them")]
impl MobileManipulator {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        mobile_manipulator::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        mobile_manipulator::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> mobile_manipulator::Parameters<f64> {
        mobile_manipulator::Parameters {
            M: self.M,
            J: self.J,
            a: self.a,
            b: self.b,
            r: self.r,
            Jw: self.Jw,
            d: self.d,
            m1: self.m1,
            J1: self.J1,
            l1: self.l1,
            c1: self.c1,
            m2: self.m2,
            J2: self.J2,
            c2: self.c2,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> mobile_manipulator::StateBuilder<f64> {
        mobile_manipulator::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<mobile_manipulator::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: mobile_manipulator::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <mobile_manipulator::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        mobile_manipulator::System<f64>: ::nonholonomic::Discretize<M>,
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
