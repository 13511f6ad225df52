// Prepared by `nh prepare` from `MobileManipulator` in src/library.rs and mobile_manipulator.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration b8914f0f07b7b930e32ccbda81e14ee5
// content 53281c73b67b3a8bee6c80141de26088

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
/// * `gonzalez`: 335 add, 402 mul, 16 div, 11 sin_cos
/// * `midpoint`: 137 add, 165 mul, 6 div, 7 sin_cos
/// * `leapfrog`: 508 add, 699 mul, 15 div, 6 sin_cos
/// * `rk4`: 333 add, 407 mul, 12 div, 12 sin_cos
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
        /// `m2 l1`
        m2_l1: T,
        /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2)`
        k3: T,
        /// `2 l1`
        twice_l1: T,
        /// `2 d`
        twice_d: T,
        /// `m2 (d² + l1²)`
        k4: T,
        /// `J1 + J2 + m1 c1²`
        k5: T,
        /// `m2 l1²`
        m2_l1_squared: T,
        /// `m2 c2²`
        k6: T,
        /// `2 c2`
        twice_c2: T,
        /// `J2 + m2 c2²`
        k7: T,
        /// `1/(m2 + (M + m1))`
        k8: T,
        /// `m2 c2/(m2 + (M + m1))`
        k9: T,
        /// `1/Jw`
        inv_jw: T,
        /// `J1 + J2 + (M a² + J)`
        k10: T,
        /// `m1 d`
        m1_d: T,
        /// `2 M a`
        twice_m_a: T,
        /// `2 J2`
        twice_j2: T,
        /// `2 J1`
        twice_j1: T,
        /// `m2 c2 d`
        m2_c2_d: T,
        /// `m2 c2 l1`
        m2_c2_l1: T,
        /// `-(m2 c2 l1)`
        minus_m2_c2_l1: T,
        /// `-(m2 c2 d)`
        minus_m2_c2_d: T,
        /// `c2 m2 l1`
        c2_m2_l1: T,
        /// `m2 c2/2`
        half_m2_c2: T,
        /// `(1/2)/(m2 + (M + m1))`
        k11: T,
        /// `(m2 c2/(m2 + (M + m1)))/2`
        k12: T,
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
        k13: T,
        /// `((m2 + (M + m1)) r² + 2 Jw)/(r²)`
        k14: T,
        /// `-(m2 c2)`
        minus_m2_c2: T,
        /// `2 (Jw b²/(r²))`
        k15: T,
        /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
        k16: T,
        /// `1/((m2 + (M + m1)) r² + 2 Jw)`
        k17: T,
        /// `m2 c2 r²`
        m2_c2_r_squared: T,
        /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
        k18: T,
        /// `m2 c2 r² (m2 c2/((m2 + (M + m1)) r² + 2 Jw))`
        k19: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `m2 c2 (r²/((m2 + (M + m1)) r² + 2 Jw))`
        k20: T,
        /// `m1 d + (M a + m2 d)`
        k21: T,
        /// `m1 c1 d`
        m1_c1_d: T,
        /// `2 m2 c2 d`
        twice_m2_c2_d: T,
        /// `2 c2 m2 l1`
        twice_c2_m2_l1: T,
        /// `M a + (m2 d + m1 d)`
        k22: T,
        /// `m1 c1 + m2 l1`
        m1_c1_plus_m2_l1: T,
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
                let m2_l1 = m2 * l1;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let k2 = m * (a * a);
                let j1_plus_j2 = j1 + j2;
                let k3 = j + (m1 * (d_squared + c1_squared) + k2) + j1_plus_j2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let l1_squared = l1 * l1;
                let k4 = m2 * (d_squared + l1_squared);
                let k5 = j1_plus_j2 + m1 * c1_squared;
                let m2_l1_squared = m2 * l1_squared;
                let k6 = m2 * (c2 * c2);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k7 = j2 + k6;
                let k8 = rt::lit::<T>(1.0) / m2_plus_m_plus_m1;
                let k9 = m2_c2 / m2_plus_m_plus_m1;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let k10 = j1_plus_j2 + (k2 + j);
                let m1_d = m1 * d;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let twice_j2 = rt::lit::<T>(2.0) * j2;
                let twice_j1 = rt::lit::<T>(2.0) * j1;
                let m2_c2_d = m2_c2 * d;
                let m2_c2_l1 = m2_c2 * l1;
                let minus_m2_c2_l1 = -m2_c2_l1;
                let minus_m2_c2_d = -m2_c2_d;
                let c2_m2_l1 = c2 * m2_l1;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let k11 = rt::lit::<T>(0.5) / m2_plus_m_plus_m1;
                let k12 = rt::lit::<T>(0.5) * k9;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let minus_r_over_jw = -r_over_jw;
                let minus_r_r_over_jw = -r_r_over_jw;
                let r_squared = r * r;
                let minus_r_squared = -r_squared;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let minus_b_over_r = -b_over_r;
                let k13 = m2_plus_m_plus_m1 * r_squared + rt::lit::<T>(2.0) * jw;
                let k14 = k13 / r_squared;
                let minus_m2_c2 = -m2_c2;
                let k15 = rt::lit::<T>(2.0) * (jw * (b * b) / r_squared);
                let k16 = r_squared / k13;
                let k17 = rt::lit::<T>(1.0) / k13;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k18 = m2_c2_r_squared / k13;
                let k19 = m2_c2_r_squared * (m2_c2 / k13);
                let minus_inv_r = -inv_r;
                let k20 = m2_c2 * k16;
                let m2_d = m2 * d;
                let k21 = m1_d + (m_a + m2_d);
                let m1_c1_d = m1_c1 * d;
                let twice_m2_c2_d = rt::lit::<T>(2.0) * m2_c2_d;
                let twice_c2_m2_l1 = rt::lit::<T>(2.0) * c2_m2_l1;
                let k22 = m_a + (m2_d + m1_d);
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                Constants {
                    m_plus_m1,
                    m2_plus_m_plus_m1,
                    m2_c2,
                    m1_c1,
                    k1,
                    m2_l1,
                    k3,
                    twice_l1,
                    twice_d,
                    k4,
                    k5,
                    m2_l1_squared,
                    k6,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    inv_jw,
                    k10,
                    m1_d,
                    twice_m_a,
                    twice_j2,
                    twice_j1,
                    m2_c2_d,
                    m2_c2_l1,
                    minus_m2_c2_l1,
                    minus_m2_c2_d,
                    c2_m2_l1,
                    half_m2_c2,
                    k11,
                    k12,
                    r_over_jw,
                    r_r_over_jw,
                    minus_r_over_jw,
                    minus_r_r_over_jw,
                    r_squared,
                    minus_r_squared,
                    inv_r,
                    b_over_r,
                    minus_b_over_r,
                    k13,
                    k14,
                    minus_m2_c2,
                    k15,
                    k16,
                    k17,
                    m2_c2_r_squared,
                    k18,
                    k19,
                    minus_inv_r,
                    k20,
                    k21,
                    m1_c1_d,
                    twice_m2_c2_d,
                    twice_c2_m2_l1,
                    k22,
                    m1_c1_plus_m2_l1,
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_plus_m_plus_m1,
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
            let t16 = c2 + cos_q2 * twice_l1;
            let t17 = m2_l1_squared + m2_c2 * (t16 - sin_q1_sin_q2 * d) + (t2 * d + k5);
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
                    k4 + m2_c2 * (t16 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d),
                    zero,
                    zero,
                    t17,
                    t19,
                ],
                [zero, zero, zero, jw, zero, zero, zero],
                [zero, zero, zero, zero, jw, zero, zero],
                [
                    t7,
                    t13,
                    t17,
                    zero,
                    zero,
                    k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)),
                    t20,
                ],
                [t9, t15, t19, zero, zero, t20, k7],
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
                inv_jw,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = t6 * k8;
            let t8 = c2 + cos_q2 * twice_l1;
            let t9 = sin_theta * t3 - t5;
            let t10 = m2_l1_squared + m2_c2 * (t8 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t9 * t7;
            let t11 = t2 - m2_c2_sin_q1_sin_q2;
            let t12 = sin_theta * t4;
            let t13 = cos_theta * t11 - t12;
            let t14 = cos_theta * (k1 + t11) - t12;
            let t15 = t14 * k8;
            let t16 = t10 - t13 * t15;
            let t17 = k4 + m2_c2 * (t8 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t6 * t7;
            let t18 = t17 - t14 * t15;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t16 * t19;
            let t21 = t13 * k8;
            let t22 = t9 * k8;
            let t23 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t13 * t21
                - t9 * t22;
            let t24 = t23 - t16 * t20;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = k8 / t18;
            let t27 = t26 * (t6 * t16) - t22;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t28 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t29 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t28;
            let t30 = m2_c2 * t29;
            let t31 = t29 * k9;
            let t32 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t33 = cos_theta * t32 - sin_theta * t28;
            let t34 = m2_c2 * t33;
            let t35 = t33 * k9;
            let t36 = c2 + l1 * cos_q2;
            let t37 = j2 + m2_c2 * (d * t32 + t36) - t30 * t7 - t34 * t15;
            let t38 = t37 * t19;
            let t39 = j2 + m2_c2 * t36 - t34 * t21 - t30 * t22 - t37 * t20;
            let t40 = t39 * t25;
            let t41 = k7 - t30 * t31 - t34 * t35 - t37 * t38 - t39 * t40;
            let t42 = t24 * t41;
            let t43 = rt::lit::<T>(1.0) / t42;
            let t44 = t26 * (t6 * t37) - t31 - t40 * t27;
            let t45 = t25 * t27 - t43 * (t39 * t44);
            let t46 = rt::lit::<T>(1.0) / (t18 * t41);
            let t47 = t20 * t45 + (t46 * (t37 * t44) + t6 * t26);
            let t48 = k8 / t41;
            let t49 = t15 * t47 - (t21 * t45 + t48 * (t34 * t44));
            let t50 = -t47;
            let t51 = rt::lit::<T>(1.0) / t41;
            let t52 = t44 * t51;
            let t53 = t26 * (t14 * t16) - t21;
            let t54 = t26 * (t14 * t37) - t35 - t40 * t53;
            let t55 = t25 * t53 - t43 * (t39 * t54);
            let t56 = t20 * t55 + (t46 * (t37 * t54) + t14 * t26);
            let t57 = -t56;
            let t58 = t51 * t54;
            let t59 = rt::lit::<T>(1.0) / (t18 * t24);
            let t60 = t59 * (t16 * t39) - t38;
            let t61 = t16 * t59 + t43 * (t39 * t60);
            let t62 = -t61;
            let t63 = t51 * t60;
            let t64 = -(t39 * t43);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t7 * t47 + (k8 - t48 * (t30 * t44) - t22 * t45),
                    t49,
                    t50,
                    zero,
                    zero,
                    t45,
                    t52,
                ],
                [
                    t49,
                    t15 * t56 + (k8 - t48 * (t34 * t54) - t21 * t55),
                    t57,
                    zero,
                    zero,
                    t55,
                    t58,
                ],
                [t50, t57, t20 * t61 + (t19 - t46 * (t37 * t60)), zero, zero, t62, t63],
                [zero, zero, zero, inv_jw, zero, zero, zero],
                [zero, zero, zero, zero, inv_jw, zero, zero],
                [t45, t55, t62, zero, zero, t25 + t39 * t39 / (t24 * t42), t64],
                [t52, t58, t63, zero, zero, t64, t51],
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
                k10,
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
            let t14 = c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot)
                + (cos_theta_y_dot + d * t1 - sin_theta_x_dot)
                    * (rt::lit::<T>(2.0) * cos_q1);
            let t15 = m1_d * t12 + m1_c1 * (t14 - t9)
                + (t11 * twice_m_a
                    + ((q1_dot + q2_dot) * twice_j2
                        + (theta_dot * k10 + q1_dot * twice_j1)));
            let t16 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (sin_q1 * cos_theta + sin_theta * cos_q1);
            let t17 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t16)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t18 = m_plus_m1 * t10
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            rt::lit::<T>(0.5) * (m2 * t13 + (theta_dot * t15 + (q1_dot * t17 + t18)))
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
                k10,
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
            let t14 = c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot)
                + (cos_theta_y_dot + d * t1 - sin_theta_x_dot)
                    * (rt::lit::<T>(2.0) * cos_q1);
            let t15 = m1_d * t12 + m1_c1 * (t14 - t9)
                + (t11 * twice_m_a
                    + ((q1_dot + q2_dot) * twice_j2
                        + (theta_dot * k10 + q1_dot * twice_j1)));
            let t16 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (sin_q1 * cos_theta + sin_theta * cos_q1);
            let t17 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t16)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t18 = m_plus_m1 * t10
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            rt::lit::<T>(0.5) * (m2 * t13 + (theta_dot * t15 + (q1_dot * t17 + t18)))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 7 matrices of 7 × 7
        pub fn christoffel_first(&self, q: &SVector<T, 7>) -> [SMatrix<T, 7, 7>; 7] {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let d = self.parameters.d;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                twice_l1,
                twice_d,
                m2_c2_d,
                minus_m2_c2_l1,
                minus_m2_c2_d,
                c2_m2_l1,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = sin_q1 * t1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t3 = t2 + m2_c2 * sin_q2_cos_q1;
            let t4 = sin_theta * t3;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t5 = cos_q1 * t1;
            let t6 = m2_c2_sin_q1_sin_q2 - t5;
            let t7 = t4 + t6 * cos_theta;
            let t8 = t5 - m2_c2_sin_q1_sin_q2;
            let t9 = t4 - cos_theta * t8;
            let t10 = rt::lit::<T>(0.5) * (t7 + t9);
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t11 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t12 = sin_theta * t11;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t13 = m2_c2 * (t12 + cos_theta * (sin_q1_sin_q2 - cos_q1_cos_q2));
            let sin_q2_m2_c2 = sin_q2 * m2_c2;
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
            let t29 = d * t2 + sin_q2_cos_q1 * m2_c2_d;
            let t30 = -t29;
            let sin_q2_twice_l1 = sin_q2 * twice_l1;
            let t31 = rt::lit::<T>(0.5)
                * (twice_d * cos_q1_sin_q2_m2_c2
                    + m2_c2 * (sin_q2_twice_l1 + sin_q1_cos_q2 * twice_d));
            let t32 = -t31;
            let t33 = t11 * m2_c2_d;
            let t34 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1);
            let t35 = rt::lit::<T>(-0.5) * (t33 + t34);
            let t36 = rt::lit::<T>(0.5) * (t7 - t9);
            let t37 = rt::lit::<T>(0.5) * (t16 - t19);
            let t38 = rt::lit::<T>(0.5) * (t33 - t34);
            let sin_q2_c2_m2_l1 = sin_q2 * c2_m2_l1;
            let t39 = -sin_q2_c2_m2_l1;
            let t40 = rt::lit::<T>(0.5) * (t13 - t16);
            let t41 = rt::lit::<T>(0.5) * (t19 - t16);
            let t42 = rt::lit::<T>(0.5) * (t24 - t23);
            let t43 = rt::lit::<T>(0.5) * (t34 - t33);
            [
                rt::sparse([
                    (2, 2, t4 + (t6 - k1) * cos_theta),
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
                    (6, 6, minus_m2_c2_d * t11 + minus_m2_c2_l1 * sin_q2),
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
                    (6, 6, sin_q2 * minus_m2_c2_l1),
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
                m2_c2_d,
                m2_c2_l1,
                c2_m2_l1,
                half_m2_c2,
                k11,
                k12,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let t4 = t3 - k1;
            let t5 = sin_q1 * t1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t6 = t5 + m2_c2 * sin_q2_cos_q1;
            let t7 = cos_theta * t6;
            let t8 = sin_theta * t4 - t7;
            let t9 = t8 * k8;
            let t10 = c2 + cos_q2 * twice_l1;
            let t11 = sin_theta * t3 - t7;
            let t12 = m2_l1_squared + m2_c2 * (t10 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t11 * t9;
            let t13 = t2 - m2_c2_sin_q1_sin_q2;
            let t14 = cos_theta * t13;
            let t15 = sin_theta * t6;
            let t16 = t14 - t15;
            let t17 = k1 + t13;
            let t18 = cos_theta * t17 - t15;
            let t19 = t18 * k8;
            let t20 = t12 - t16 * t19;
            let t21 = k4 + m2_c2 * (t10 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t8 * t9;
            let t22 = t21 - t18 * t19;
            let t23 = rt::lit::<T>(1.0) / t22;
            let t24 = t20 * t23;
            let t25 = t15 + t3 * cos_theta;
            let t26 = t15 - t14;
            let t27 = t25 - t26;
            let t28 = t16 * k8;
            let t29 = t11 * k8;
            let t30 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t16 * t28
                - t11 * t29;
            let t31 = t30 - t20 * t24;
            let t32 = rt::lit::<T>(1.0) / t31;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t33 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t34 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t35 = cos_theta * t34;
            let t36 = sin_theta * t33 - t35;
            let t37 = m2_c2 * t36;
            let t38 = t36 * k9;
            let t39 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t40 = cos_theta * t39;
            let t41 = sin_theta * t34;
            let t42 = t40 - t41;
            let t43 = m2_c2 * t42;
            let t44 = t42 * k9;
            let t45 = c2 + l1 * cos_q2;
            let t46 = j2 + m2_c2 * (d * t39 + t45) - t37 * t9 - t43 * t19;
            let t47 = t46 * t23;
            let t48 = j2 + m2_c2 * t45 - t43 * t28 - t37 * t29 - t46 * t24;
            let t49 = t48 * t32;
            let t50 = k7 - t37 * t38 - t43 * t44 - t46 * t47 - t48 * t49;
            let t51 = t31 * t50;
            let t52 = rt::lit::<T>(1.0) / t51;
            let t53 = m2_c2 * (t41 + cos_theta * t33);
            let sin_q2_m2_c2 = sin_q2 * m2_c2;
            let cos_q1_sin_q2_m2_c2 = cos_q1 * sin_q2_m2_c2;
            let t54 = m2_c2 * sin_q1_cos_q2 + cos_q1_sin_q2_m2_c2;
            let t55 = m2_c2 * cos_q1_cos_q2 - sin_q1 * sin_q2_m2_c2;
            let t56 = sin_theta * t54 - cos_theta * t55;
            let t57 = rt::lit::<T>(0.5) * (t53 - t56 - t27 * t49);
            let t58 = rt::lit::<T>(0.5) * t27 * t32 - t52 * (t48 * t57);
            let t59 = rt::lit::<T>(1.0) / (t22 * t50);
            let t60 = t24 * t58 + t59 * (t46 * t57);
            let t61 = k8 / t50;
            let t62 = t9 * t60 - (t29 * t58 + t61 * (t37 * t57));
            let t63 = t26 - t25;
            let t64 = t63 * t24;
            let t65 = t41 - t40;
            let t66 = m2_c2 * t65;
            let t67 = rt::lit::<T>(0.5) * (t49 * t64 + (t66 - t56 - t63 * t47));
            let t68 = t32 * (rt::lit::<T>(0.5) * t64) + t52 * (t48 * t67);
            let t69 = t24 * t68 + (rt::lit::<T>(0.5) * t63 * t23 - t59 * (t46 * t67));
            let t70 = t29 * t68 - t61 * (t37 * t67) - t9 * t69;
            let t71 = t56 - t53;
            let t72 = rt::lit::<T>(0.5) * t71;
            let t73 = rt::lit::<T>(0.5) * (t56 - t66 - t24 * t71);
            let t74 = t47 * t72 + t49 * t73;
            let t75 = t32 * t73 + t52 * (t48 * t74);
            let t76 = t23 * t72 + t59 * (t46 * t74) - t24 * t75;
            let t77 = t61 * (t37 * t74) - t29 * t75 - t9 * t76;
            let t78 = k8 / t51;
            let t79 = cos_theta * t54 + sin_theta * t55;
            let t80 = t35 + sin_theta * t39;
            let t81 = m2_c2 * t80;
            let t82 = t79 - t81;
            let t83 = t48 * t82;
            let t84 = rt::lit::<T>(0.5) * t82;
            let t85 = t83 * (rt::lit::<T>(0.5) * t20) / (t22 * t51) - t59 * (t46 * t84);
            let t86 = t78 * (rt::lit::<T>(0.5) * t11 * t83)
                - t61 * (t82 * (t36 * half_m2_c2)) - t9 * t85;
            let t87 = t81 - t79;
            let t88 = rt::lit::<T>(0.5) * t87;
            let t89 = t87 * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t24);
            let t90 = t47 * t88 + t49 * t89;
            let t91 = t32 * t89 + t52 * (t48 * t90);
            let t92 = t23 * t88 + t59 * (t46 * t90) - t24 * t91;
            let t93 = t61 * (t37 * t90) - t29 * t91 - t9 * t92;
            let t94 = t15 + t4 * cos_theta;
            let sin_q2_twice_l1 = sin_q2 * twice_l1;
            let t95 = rt::lit::<T>(0.5)
                * (twice_d * cos_q1_sin_q2_m2_c2
                    + m2_c2 * (sin_q2_twice_l1 + sin_q1_cos_q2 * twice_d));
            let t96 = t7 + sin_theta * t17;
            let t97 = t96 * t19 - t94 * t9;
            let t98 = d * t5 + sin_q2_cos_q1 * m2_c2_d;
            let t99 = t98 + t96 * t28 - t94 * t29 - t24 * t97;
            let t100 = t95 + t96 * t44 - t94 * t38 - t47 * t97 - t49 * t99;
            let t101 = t32 * t99 - t52 * (t48 * t100);
            let t102 = t23 * t97 - t59 * (t46 * t100) - t24 * t101;
            let t103 = t25 + t26;
            let t104 = t7 + sin_theta * t13;
            let t105 = t104 * t19;
            let t106 = t98 + t103 * (t8 * k11) - t105;
            let t107 = t104 * t28;
            let t108 = t24 * t106 + (t107 - t103 * (t11 * k11));
            let t109 = t104 * t44;
            let t110 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1);
            let t111 = t34 * m2_c2_d;
            let t112 = t47 * t106
                + (t109 + rt::lit::<T>(0.5) * (t110 - t111 - t103 * t38)) - t49 * t108;
            let t113 = t32 * t108 - t52 * (t48 * t112);
            let t114 = t24 * t113 + (t59 * (t46 * t112) + t23 * t106);
            let t115 = t9 * t114 + (t103 * k11 - t61 * (t37 * t112) - t29 * t113);
            let t116 = t53 + t56;
            let t117 = t116 * k11;
            let t118 = t81 + t79;
            let t119 = t118 * k11;
            let t120 = t18 * t119;
            let t121 = t95 + t8 * t117 - t120;
            let t122 = t16 * t119;
            let t123 = t24 * t121
                + (t122 + rt::lit::<T>(0.5) * (t111 - t110 - t29 * t116));
            let t124 = t118 * (t42 * k12);
            let t125 = t36 * k12;
            let t126 = t47 * t121 + (t124 - t116 * t125) - t49 * t123;
            let t127 = t32 * t123 - t52 * (t48 * t126);
            let t128 = t24 * t127 + (t59 * (t46 * t126) + t23 * t121);
            let t129 = t9 * t128 + (t117 - t61 * (t37 * t126) - t29 * t127);
            let t130 = t98 + t26 * t9 - t105;
            let t131 = t24 * t130 + (t107 - t26 * t29);
            let sin_q2_c2_m2_l1 = sin_q2 * c2_m2_l1;
            let t132 = t47 * t130 + (sin_q2_c2_m2_l1 + t109 - t26 * t38) - t49 * t131;
            let t133 = t32 * t131 - t52 * (t48 * t132);
            let t134 = t24 * t133 + (t59 * (t46 * t132) + t23 * t130);
            let t135 = t66 + t56;
            let t136 = rt::lit::<T>(0.5) * (t111 + t110 + t9 * t135) - t120;
            let t137 = t135 * k11;
            let t138 = sin_q2_c2_m2_l1 + t11 * t137 - t122 - t24 * t136;
            let t139 = t49 * t138 + (t47 * t136 + (t124 - t135 * t125));
            let t140 = t23 * t136 + t59 * (t46 * t139);
            let t141 = t32 * t138 + t52 * (t48 * t139);
            let t142 = t24 * t141;
            let t143 = t140 - t142;
            let t144 = t9 * t143 + (t29 * t141 + (t137 - t61 * (t37 * t139)));
            let t145 = m2_c2_d * t34 + m2_c2_l1 * sin_q2 + t66 * t9 - t81 * t19;
            let t146 = t66 * t29 + sin_q2 * m2_c2_l1 - t81 * t28 - t24 * t145;
            let t147 = t49 * t146 + (t47 * t145 + (t81 * t44 - t66 * t38));
            let t148 = t23 * t145 + t59 * (t46 * t147);
            let t149 = t32 * t146 + t52 * (t48 * t147);
            let t150 = t24 * t149;
            let t151 = t148 - t150;
            let t152 = t19 * t60 - (t28 * t58 + t61 * (t43 * t57));
            let t153 = t28 * t68 - t61 * (t43 * t67) - t19 * t69;
            let t154 = t61 * (t43 * t74) - t28 * t75 - t19 * t76;
            let t155 = t78 * (rt::lit::<T>(0.5) * t16 * t83)
                - t61 * (t82 * (t42 * half_m2_c2)) - t19 * t85;
            let t156 = t61 * (t43 * t90) - t28 * t91 - t19 * t92;
            let t157 = -(t19 * t102 + (t28 * t101 + (k8 * t96 + t61 * (t43 * t100))));
            let t158 = k8 * t104;
            let t159 = t19 * t114 - (t28 * t113 + (t158 + t61 * (t43 * t112)));
            let t160 = t19 * t128 - (t28 * t127 + (t119 + t61 * (t43 * t126)));
            let t161 = t19 * t143 + (t28 * t141 - (t119 + t61 * (t43 * t139)));
            let t162 = -t60;
            let t163 = -t114;
            let t164 = -t128;
            let t165 = t142 - t140;
            let t166 = -t68;
            let t167 = t52 * (rt::lit::<T>(-0.5) * t83);
            let t168 = -t141;
            let t169 = rt::lit::<T>(1.0) / t50;
            let t170 = t169 * t57;
            let t171 = t169 * t67;
            let t172 = -(t169 * t74);
            let t173 = t169 * t84;
            let t174 = -(t169 * t90);
            let t175 = t169 * t112;
            let t176 = t169 * t126;
            let t177 = t169 * t139;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, t62, zero, zero, t70, t77],
                    [zero, zero, t86, zero, zero, t86, t93],
                    [
                        t62,
                        t86,
                        k8 * t94 - t61 * (t37 * t100) - t29 * t101 - t9 * t102,
                        zero,
                        zero,
                        t115,
                        t129,
                    ],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [
                        t70,
                        t86,
                        t115,
                        zero,
                        zero,
                        t9 * t134 + (k8 * t26 - t61 * (t37 * t132) - t29 * t133),
                        t144,
                    ],
                    [
                        t77,
                        t93,
                        t129,
                        zero,
                        zero,
                        t144,
                        t9 * t151 + (t29 * t149 + (t65 * k9 - t61 * (t37 * t147))),
                    ],
                ]),
                rt::matrix([
                    [zero, zero, t152, zero, zero, t153, t154],
                    [zero, zero, t155, zero, zero, t155, t156],
                    [t152, t155, t157, zero, zero, t159, t160],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [
                        t153,
                        t155,
                        t159,
                        zero,
                        zero,
                        t19 * t134 - (t28 * t133 + (t158 + t61 * (t43 * t132))),
                        t161,
                    ],
                    [
                        t154,
                        t156,
                        t160,
                        zero,
                        zero,
                        t161,
                        t19 * t151 + (t28 * t149 - (t80 * k9 + t61 * (t43 * t147))),
                    ],
                ]),
                rt::matrix([
                    [zero, zero, t162, zero, zero, t69, t76],
                    [zero, zero, t85, zero, zero, t85, t92],
                    [t162, t85, t102, zero, zero, t163, t164],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t69, t85, t163, zero, zero, -t134, t165],
                    [t76, t92, t164, zero, zero, t165, t150 - t148],
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::matrix([
                    [zero, zero, t58, zero, zero, t166, t75],
                    [zero, zero, t167, zero, zero, t167, t91],
                    [t58, t167, t101, zero, zero, t113, t127],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t166, t167, t113, zero, zero, t133, t168],
                    [t75, t91, t127, zero, zero, t168, -t149],
                ]),
                rt::matrix([
                    [zero, zero, t170, zero, zero, t171, t172],
                    [zero, zero, t173, zero, zero, t173, t174],
                    [t170, t173, t169 * t100, zero, zero, t175, t176],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t171, t173, t175, zero, zero, t169 * t132, t177],
                    [t172, t174, t176, zero, zero, t177, t169 * t147],
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
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
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = t6 * k8;
            let t8 = c2 + cos_q2 * twice_l1;
            let t9 = k4 + m2_c2 * (t8 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t6 * t7;
            let t10 = t2 - m2_c2_sin_q1_sin_q2;
            let t11 = sin_theta * t4;
            let t12 = cos_theta * (k1 + t10) - t11;
            let t13 = t12 * k8;
            let t14 = t9 - t12 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = sin_theta * t7 - cos_theta * t13;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t17 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t18 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t17;
            let t19 = m2_c2 * t18;
            let t20 = t18 * k9;
            let t21 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t22 = cos_theta * t21 - sin_theta * t17;
            let t23 = m2_c2 * t22;
            let t24 = t22 * k9;
            let t25 = c2 + l1 * cos_q2;
            let t26 = j2 + m2_c2 * (d * t21 + t25) - t19 * t7 - t23 * t13;
            let t27 = t26 * t15;
            let t28 = cos_theta * t10 - t11;
            let t29 = t28 * k8;
            let t30 = sin_theta * t3 - t5;
            let t31 = t30 * k8;
            let t32 = m2_l1_squared + m2_c2 * (t8 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t30 * t7;
            let t33 = t32 - t28 * t13;
            let t34 = t33 * t15;
            let t35 = j2 + m2_c2 * t25 - t23 * t29 - t19 * t31 - t26 * t34;
            let t36 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t28 * t29
                - t30 * t31;
            let t37 = t36 - t33 * t34;
            let t38 = rt::lit::<T>(1.0) / t37;
            let t39 = t35 * t38;
            let t40 = k7 - t19 * t20 - t23 * t24 - t26 * t27 - t35 * t39;
            let t41 = rt::lit::<T>(1.0) / (t14 * t40);
            let t42 = sin_theta * t31 - cos_theta * t29 - t34 * t16;
            let t43 = sin_theta * t20 - cos_theta * t24 - t27 * t16 - t39 * t42;
            let t44 = rt::lit::<T>(1.0) / (t37 * t40);
            let t45 = t38 * t42 - t44 * (t35 * t43);
            let t46 = t15 * t16 - t41 * (t26 * t43) - t34 * t45;
            let t47 = sin_theta * k8;
            let t48 = k8 / t40;
            let t49 = t7 * t46 + (t31 * t45 + (t47 + t48 * (t19 * t43)));
            let t50 = cos_theta * k8;
            let t51 = t50 - t48 * (t23 * t43) - t29 * t45 - t13 * t46;
            let t52 = sin_theta * t51;
            let t53 = b * t46;
            let t54 = cos_theta * t49;
            let t55 = t52 + t53 - t54;
            let t56 = sin_theta * t49 + cos_theta * t51;
            let t57 = rt::lit::<T>(1.0) / t56;
            let t58 = t55 * t57;
            let t59 = cos_theta * t31 + sin_theta * t29;
            let t60 = cos_theta * t7 + sin_theta * t13;
            let t61 = b - t60;
            let t62 = t59 + t34 * t61;
            let t63 = cos_theta * t20 + sin_theta * t24;
            let t64 = t39 * t62 - (t63 + t27 * t61);
            let t65 = t38 * t62 + t44 * (t35 * t64);
            let t66 = t34 * t65 + (t15 * t61 - t41 * (t26 * t64));
            let t67 = t31 * t65 + (t50 - t48 * (t19 * t64)) - t7 * t66;
            let t68 = t29 * t65 + (t47 - t48 * (t23 * t64)) - t13 * t66;
            let t69 = cos_theta * t67 + sin_theta * t68;
            let t70 = b * t66;
            let t71 = t69 + (r_r_over_jw + t70) - t55 * t58;
            let t72 = rt::lit::<T>(1.0) / t71;
            let t73 = cos_theta + sin_theta * t58;
            let t74 = b + t60;
            let t75 = t34 * t74 - t59;
            let t76 = t27 * t74 - t63 - t39 * t75;
            let t77 = t38 * t75 - t44 * (t35 * t76);
            let t78 = t34 * t77 + (t41 * (t26 * t76) + t15 * t74);
            let t79 = t7 * t78 + (t50 - t48 * (t19 * t76) - t31 * t77);
            let t80 = t13 * t78 + (t47 - t48 * (t23 * t76) - t29 * t77);
            let t81 = t52 - t53 - t54;
            let t82 = t81 * t57;
            let t83 = t69 - t70 - t81 * t58;
            let t84 = t83 * t72;
            let t85 = cos_theta * t79 + (sin_theta * t80 + (r_r_over_jw + b * t78))
                - t81 * t82 - t83 * t84;
            let t86 = t71 * t85;
            let t87 = rt::lit::<T>(1.0) / t86;
            let t88 = cos_theta + sin_theta * t82 - t84 * t73;
            let t89 = t72 * t73 - t87 * (t83 * t88);
            let t90 = rt::lit::<T>(1.0) / (t56 * t85);
            let t91 = t58 * t89 + (t90 * (t81 * t88) + sin_theta * t57);
            let t92 = rt::lit::<T>(1.0) / t85;
            let t93 = t88 * t92;
            let t94 = sin_theta - cos_theta * t58;
            let t95 = sin_theta - cos_theta * t82 - t84 * t94;
            let t96 = t72 * t94 - t87 * (t83 * t95);
            let t97 = t92 * t95;
            let t98 = cos_theta * t57 - t90 * (t81 * t95) - t58 * t96;
            let t99 = b + b * t84;
            let t100 = b * t72 + t87 * (t83 * t99);
            let t101 = t92 * t99;
            let t102 = t90 * (t81 * t99) - t58 * t100;
            let t103 = r * t84;
            let t104 = t92 * t103;
            let t105 = r * t72 + t87 * (t83 * t103);
            let t106 = t58 * t105 - t90 * (t81 * t103);
            let t107 = r * t83;
            let t108 = t87 * t107;
            let t109 = r * t92;
            let t110 = t90 * (r * t81) - t55 * t107 / (t56 * t86);
            let t111 = inv_jw / t85;
            let t112 = rt::lit::<T>(1.0) / t40;
            let t113 = t112 * t64;
            let t114 = rt::lit::<T>(1.0) / (t40 * t85);
            let t115 = t112 * t43;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t49 * t91 + (t67 * t89 + t79 * t93),
                    t68 * t89 + t80 * t93 - t51 * t91,
                    t66 * t89 - t78 * t93 - t46 * t91,
                    minus_r_over_jw * t89,
                    t111 * (-r * t88),
                    t77 * t93 - t65 * t89 - t45 * t91,
                    t113 * t89 + t114 * (t76 * t88) - t115 * t91,
                ],
                [
                    t67 * t96 + t79 * t97 - t49 * t98,
                    t51 * t98 + (t68 * t96 + t80 * t97),
                    t46 * t98 + (t66 * t96 - t78 * t97),
                    minus_r_over_jw * t96,
                    t111 * (-r * t95),
                    t45 * t98 + (t77 * t97 - t65 * t96),
                    t115 * t98 + (t113 * t96 + t114 * (t76 * t95)),
                ],
                [
                    t67 * t100 - t79 * t101 - t49 * t102,
                    t51 * t102 + (t68 * t100 - t80 * t101),
                    t46 * t102 + (t66 * t100 + t78 * t101),
                    minus_r_over_jw * t100,
                    t111 * (r * t99),
                    t45 * t102 - (t65 * t100 + t77 * t101),
                    t115 * t102 + (t113 * t100 - t114 * (t76 * t99)),
                ],
                [
                    t79 * t104 - t67 * t105 - t49 * t106,
                    t51 * t106 + (t80 * t104 - t68 * t105),
                    t46 * t106 - (t66 * t105 + t78 * t104),
                    r_over_jw * t105,
                    t111 * (t84 * minus_r_squared),
                    t45 * t106 + (t65 * t105 + t77 * t104),
                    t115 * t106 + (t114 * (t76 * t103) - t113 * t105),
                ],
                [
                    t67 * t108 - t79 * t109 - t49 * t110,
                    t51 * t110 + (t68 * t108 - t80 * t109),
                    t46 * t110 + (t66 * t108 + t78 * t109),
                    t87 * (t83 * minus_r_r_over_jw),
                    r_squared * t111,
                    t45 * t110 - (t65 * t108 + t77 * t109),
                    t115 * t110 + (t64 * t107 / (t40 * t86) - t114 * (r * t76)),
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
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
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = cos_theta * t4;
            let t6 = sin_theta * (t3 - k1) - t5;
            let t7 = t6 * k8;
            let t8 = c2 + cos_q2 * twice_l1;
            let t9 = sin_theta * t3 - t5;
            let t10 = m2_l1_squared + m2_c2 * (t8 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t9 * t7;
            let t11 = t2 - m2_c2_sin_q1_sin_q2;
            let t12 = sin_theta * t4;
            let t13 = cos_theta * t11 - t12;
            let t14 = cos_theta * (k1 + t11) - t12;
            let t15 = t14 * k8;
            let t16 = t10 - t13 * t15;
            let t17 = k4 + m2_c2 * (t8 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t6 * t7;
            let t18 = t17 - t14 * t15;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t16 * t19;
            let t21 = t13 * k8;
            let t22 = t9 * k8;
            let t23 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t13 * t21
                - t9 * t22;
            let t24 = t23 - t16 * t20;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = cos_theta * t7 + sin_theta * t15;
            let t27 = b + t26;
            let t28 = cos_theta * t22 + sin_theta * t21;
            let t29 = t20 * t27 - t28;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t30 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t31 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t30;
            let t32 = m2_c2 * t31;
            let t33 = t31 * k9;
            let t34 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t35 = cos_theta * t34 - sin_theta * t30;
            let t36 = m2_c2 * t35;
            let t37 = t35 * k9;
            let t38 = c2 + l1 * cos_q2;
            let t39 = j2 + m2_c2 * (d * t34 + t38) - t32 * t7 - t36 * t15;
            let t40 = t39 * t19;
            let t41 = j2 + m2_c2 * t38 - t36 * t21 - t32 * t22 - t39 * t20;
            let t42 = t41 * t25;
            let t43 = k7 - t32 * t33 - t36 * t37 - t39 * t40 - t41 * t42;
            let t44 = rt::lit::<T>(1.0) / (t24 * t43);
            let t45 = cos_theta * t33 + sin_theta * t37;
            let t46 = t40 * t27 - t45 - t42 * t29;
            let t47 = t25 * t29 - t44 * (t41 * t46);
            let t48 = rt::lit::<T>(1.0) / (t18 * t43);
            let t49 = t20 * t47 + (t48 * (t39 * t46) + t19 * t27);
            let t50 = cos_theta * k8;
            let t51 = k8 / t43;
            let t52 = t7 * t49 + (t50 - t51 * (t32 * t46) - t22 * t47);
            let t53 = sin_theta * t7 - cos_theta * t15;
            let t54 = sin_theta * t22 - cos_theta * t21 - t20 * t53;
            let t55 = sin_theta * t33 - cos_theta * t37 - t40 * t53 - t42 * t54;
            let t56 = t25 * t54 - t44 * (t41 * t55);
            let t57 = t19 * t53 - t48 * (t39 * t55) - t20 * t56;
            let t58 = t50 - t51 * (t36 * t55) - t21 * t56 - t15 * t57;
            let t59 = sin_theta * t58;
            let t60 = b * t57;
            let t61 = sin_theta * k8;
            let t62 = t7 * t57 + (t22 * t56 + (t61 + t51 * (t32 * t55)));
            let t63 = cos_theta * t62;
            let t64 = t59 - t60 - t63;
            let t65 = sin_theta * t62 + cos_theta * t58;
            let t66 = rt::lit::<T>(1.0) / t65;
            let t67 = t64 * t66;
            let t68 = b - t26;
            let t69 = t28 + t20 * t68;
            let t70 = t42 * t69 - (t45 + t40 * t68);
            let t71 = t25 * t69 + t44 * (t41 * t70);
            let t72 = t20 * t71 + (t19 * t68 - t48 * (t39 * t70));
            let t73 = t22 * t71 + (t50 - t51 * (t32 * t70)) - t7 * t72;
            let t74 = t21 * t71 + (t61 - t51 * (t36 * t70)) - t15 * t72;
            let t75 = cos_theta * t73 + sin_theta * t74;
            let t76 = b * t72;
            let t77 = t59 + t60 - t63;
            let t78 = t77 * t66;
            let t79 = t75 - t76 - t64 * t78;
            let t80 = t75 + (r_r_over_jw + t76) - t77 * t78;
            let t81 = rt::lit::<T>(1.0) / t80;
            let t82 = t79 * t81;
            let t83 = cos_theta + sin_theta * t78;
            let t84 = cos_theta + sin_theta * t67 - t82 * t83;
            let t85 = t15 * t49 + (t61 - t51 * (t36 * t46) - t21 * t47);
            let t86 = cos_theta * t52 + (sin_theta * t85 + (r_r_over_jw + b * t49))
                - t64 * t67 - t79 * t82;
            let t87 = rt::lit::<T>(1.0) / t86;
            let t88 = t84 * t87;
            let t89 = t80 * t86;
            let t90 = rt::lit::<T>(1.0) / t89;
            let t91 = t81 * t83 - t90 * (t79 * t84);
            let t92 = rt::lit::<T>(1.0) / (t65 * t86);
            let t93 = t78 * t91 + (t92 * (t64 * t84) + sin_theta * t66);
            let t94 = sin_theta - cos_theta * t78;
            let t95 = sin_theta - cos_theta * t67 - t82 * t94;
            let t96 = t81 * t94 - t90 * (t79 * t95);
            let t97 = cos_theta * t66 - t92 * (t64 * t95) - t78 * t96;
            let t98 = t87 * t95;
            let t99 = b + b * t82;
            let t100 = b * t81 + t90 * (t79 * t99);
            let t101 = t92 * (t64 * t99) - t78 * t100;
            let t102 = t87 * t99;
            let t103 = r * t82;
            let t104 = r * t81 + t90 * (t79 * t103);
            let t105 = t78 * t104 - t92 * (t64 * t103);
            let t106 = t87 * t103;
            let t107 = r * t79;
            let t108 = t92 * (r * t64) - t77 * t107 / (t65 * t89);
            let t109 = r * t87;
            let t110 = t90 * t107;
            let t111 = inv_jw / t86;
            let t112 = rt::lit::<T>(1.0) / t43;
            let t113 = t112 * t55;
            let t114 = t112 * t70;
            let t115 = rt::lit::<T>(1.0) / (t43 * t86);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - t52 * t88 - t73 * t91 - t62 * t93,
                    t58 * t93 - (t74 * t91 + t85 * t88),
                    t57 * t93 + (t49 * t88 - t72 * t91),
                    r_over_jw * t91,
                    t111 * (r * t84),
                    t56 * t93 + (t71 * t91 - t47 * t88),
                    t113 * t93 - (t114 * t91 + t115 * (t46 * t84)),
                ],
                [
                    t62 * t97 - (t73 * t96 + t52 * t98),
                    rt::lit::<T>(1.0) - t85 * t98 - t74 * t96 - t58 * t97,
                    t49 * t98 - t72 * t96 - t57 * t97,
                    r_over_jw * t96,
                    t111 * (r * t95),
                    t71 * t96 - t47 * t98 - t56 * t97,
                    -(t113 * t97 + (t114 * t96 + t115 * (t46 * t95))),
                ],
                [
                    t62 * t101 + (t52 * t102 - t73 * t100),
                    t85 * t102 - t74 * t100 - t58 * t101,
                    rt::lit::<T>(1.0) - t49 * t102 - t72 * t100 - t57 * t101,
                    r_over_jw * t100,
                    t111 * (-r * t99),
                    t71 * t100 + t47 * t102 - t56 * t101,
                    t115 * (t46 * t99) - t114 * t100 - t113 * t101,
                ],
                [
                    t62 * t105 + (t73 * t104 - t52 * t106),
                    t74 * t104 - t85 * t106 - t58 * t105,
                    t72 * t104 + t49 * t106 - t57 * t105,
                    rt::lit::<T>(1.0) - r_over_jw * t104,
                    t111 * (r_squared * t82),
                    -(t56 * t105 + (t71 * t104 + t47 * t106)),
                    t114 * t104 - t115 * (t46 * t103) - t113 * t105,
                ],
                [
                    t62 * t108 + (t52 * t109 - t73 * t110),
                    t85 * t109 - t74 * t110 - t58 * t108,
                    -(t57 * t108 + (t72 * t110 + t49 * t109)),
                    t90 * (r_r_over_jw * t79),
                    rt::lit::<T>(1.0) - r_squared * t111,
                    t71 * t110 + t47 * t109 - t56 * t108,
                    t115 * (r * t46) - t70 * t107 / (t43 * t89) - t113 * t108,
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k14,
                minus_m2_c2,
                k15,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = -(sin_q1 * t1 + m2_c2 * sin_q2_cos_q1);
            let t3 = (sin_q2_cos_q1 + sin_q1 * cos_q2) * minus_m2_c2;
            let t4 = c2 + cos_q2 * twice_l1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t5 = cos_q1 * t1;
            let t6 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t4 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t5);
            let t7 = m2_l1_squared + m2_c2 * (t4 - sin_q1_sin_q2 * d) + (t5 * d + k5);
            let t8 = c2 + l1 * cos_q2;
            let t9 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t8);
            let t10 = j2 + m2_c2 * t8;
            rt::matrix([
                [k14, t2, t2, t3],
                [t2, t6, t7, t9],
                [t2, t7, k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)), t10],
                [t3, t9, t10, k7],
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                r_squared,
                k15,
                k16,
                k17,
                k18,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = t2 * k16;
            let t4 = t2 * t3;
            let t5 = c2 + cos_q2 * twice_l1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t6 = cos_q1 * t1;
            let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k5)
                - t4;
            let t8 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t6);
            let t9 = t8 - t4;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t7 * t10;
            let t12 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = k17 / t9;
            let t15 = t2 * r_squared;
            let t16 = t3 - t14 * (t15 * t7);
            let t17 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t18 = m2_c2 * t17;
            let t19 = t17 * k18;
            let t20 = c2 + l1 * cos_q2;
            let t21 = t18 * t3;
            let t22 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t20) - t21;
            let t23 = t22 * t10;
            let t24 = j2 + m2_c2 * t20 - t21 - t22 * t11;
            let t25 = t24 * t13;
            let t26 = k7 - t18 * t19 - t22 * t23 - t24 * t25;
            let t27 = t12 * t26;
            let t28 = rt::lit::<T>(1.0) / t27;
            let t29 = t19 - t14 * (t15 * t22) - t25 * t16;
            let t30 = t13 * t16 - t28 * (t24 * t29);
            let t31 = rt::lit::<T>(1.0) / (t9 * t26);
            let t32 = t15 * t14 - t31 * (t22 * t29) - t11 * t30;
            let t33 = rt::lit::<T>(1.0) / t26;
            let t34 = t29 * t33;
            let t35 = rt::lit::<T>(1.0) / (t9 * t12);
            let t36 = t35 * (t7 * t24) - t23;
            let t37 = t7 * t35 + t28 * (t24 * t36);
            let t38 = -t37;
            let t39 = t33 * t36;
            let t40 = -(t24 * t28);
            rt::matrix([
                [t3 * (t30 + t32) + (k16 + t33 * (t19 * t29)), t32, t30, t34],
                [t32, t11 * t37 + (t10 - t31 * (t22 * t36)), t38, t39],
                [t30, t38, t13 + t24 * t24 / (t12 * t27), t40],
                [t34, t39, t40, t33],
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k15,
                k16,
                k18,
                k19,
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
            let t4 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t5 = sin_q1 * t4 + m2_c2 * sin_q2_cos_q1;
            let t6 = t5 * k16;
            let t7 = m2_c2 * t1 * t6;
            let t8 = j2 + m2_c2 * (d * t2 + t3) - t7;
            let t9 = c2 + cos_q2 * twice_l1;
            let t10 = cos_q1 * t4;
            let t11 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t9 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t10);
            let t12 = t5 * t6;
            let t13 = t11 - t12;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = t8 * t14;
            let t16 = m2_l1_squared + m2_c2 * (t9 - sin_q1_sin_q2 * d) + (t10 * d + k5)
                - t12;
            let t17 = t16 * t14;
            let t18 = j2 + m2_c2 * t3 - t7 - t8 * t17;
            let t19 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t12 - t16 * t17;
            let t20 = rt::lit::<T>(1.0) / t19;
            let t21 = t18 * t20;
            let t22 = k7 - t1 * (t1 * k19) - t8 * t15 - t18 * t21;
            let t23 = rt::lit::<T>(1.0) / t22;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t24 = sin_theta
                * (sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t1)
                - cos_theta * (cos_theta * t2 - sin_theta * t1);
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t25 = m2_c2_sin_q1_sin_q2 - t10;
            let t26 = cos_theta * t5;
            let t27 = rt::lit::<T>(0.0) * t5;
            let t28 = t10 - m2_c2_sin_q1_sin_q2;
            let t29 = sin_theta * t5;
            let t30 = sin_theta * (sin_theta * (t25 - k1) - t26) + t27
                - cos_theta * (cos_theta * (k1 + t28) - t29);
            let t31 = sin_theta * (sin_theta * t25 - t26) + t27
                - cos_theta * (cos_theta * t28 - t29) - t17 * t30;
            let t32 = m2_c2 * t24 - t15 * t30 - t21 * t31;
            let t33 = t20 * t31;
            let t34 = t18 * t32 / (t19 * t22);
            let t35 = t33 - t34;
            let t36 = t14 * t30;
            let t37 = t17 * t35 + t8 * t32 / (t13 * t22);
            let t38 = t36 - t37;
            let t39 = t23 * (t1 * k18 * t32) + t6 * (t35 + t38);
            let t40 = t32 * t23;
            [
                rt::sparse([(0, 1, t39), (1, 0, -t39)]),
                rt::sparse([(0, 1, t38), (1, 0, t37 - t36)]),
                rt::sparse([(0, 1, t35), (1, 0, t34 - t33)]),
                rt::sparse([(0, 1, t40), (1, 0, -t40)]),
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                inv_r,
                b_over_r,
                minus_b_over_r,
                k15,
                k16,
                minus_inv_r,
                k20,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t3 = t2 - m2_c2 * sin_q1_sin_q2;
            let t4 = c2 + cos_q2 * twice_l1;
            let t5 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t4 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t2);
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t6 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t7 = t6 * k16;
            let t8 = t6 * t7;
            let t9 = rt::lit::<T>(1.0) / (t5 - t8);
            let t10 = rho1 * t7;
            let t11 = rho2 + t10;
            let t12 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t13 = m2_c2 * t12;
            let t14 = t12 * k20;
            let t15 = cos_q1 * cos_q2 - sin_q1_sin_q2;
            let t16 = c2 + l1 * cos_q2;
            let t17 = t13 * t7;
            let t18 = j2 + m2_c2 * (d * t15 + t16) - t17;
            let t19 = t18 * t9;
            let t20 = m2_l1_squared + m2_c2 * (t4 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t8;
            let t21 = t20 * t9;
            let t22 = j2 + m2_c2 * t16 - t17 - t18 * t21;
            let t23 = rt::lit::<T>(1.0)
                / (k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t8 - t20 * t21);
            let t24 = t22 * t23;
            let t25 = rt::lit::<T>(1.0) / (k7 - t13 * t14 - t18 * t19 - t22 * t24);
            let t26 = rho3 + t10 - t21 * t11;
            let t27 = rho4 + rho1 * t14 - t19 * t11 - t24 * t26;
            let t28 = t23 * (t26 - t25 * (t22 * t27));
            let t29 = (k1 + t3) * (t9 * (t11 - t25 * (t18 * t27)) - t21 * t28)
                + (t25 * (m2_c2 * t15 * t27) + t3 * t28);
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
                (7, 8, t29),
                (8, 2, rt::lit::<T>(-1.0)),
                (8, 3, minus_b_over_r),
                (8, 4, b_over_r),
                (8, 7, -t29),
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k15,
                k16,
                k18,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = t2 * k16;
            let t4 = t2 * t3;
            let t5 = c2 + cos_q2 * twice_l1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t6 = cos_q1 * t1;
            let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k5)
                - t4;
            let t8 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t6);
            let t9 = rt::lit::<T>(1.0) / (t8 - t4);
            let t10 = t7 * t9;
            let t11 = rt::lit::<T>(1.0)
                / (k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t10);
            let t12 = rho1 * t3;
            let t13 = rho2 + t12;
            let t14 = rho3 + t12 - t10 * t13;
            let t15 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t16 = m2_c2 * t15;
            let t17 = t15 * k18;
            let t18 = c2 + l1 * cos_q2;
            let t19 = t16 * t3;
            let t20 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t18) - t19;
            let t21 = t20 * t9;
            let t22 = j2 + m2_c2 * t18 - t19 - t20 * t10;
            let t23 = t22 * t11;
            let t24 = rt::lit::<T>(1.0) / (k7 - t16 * t17 - t20 * t21 - t22 * t23);
            let t25 = rho4 + rho1 * t17 - t21 * t13 - t23 * t14;
            let t26 = t11 * (t14 - t24 * (t22 * t25));
            let t27 = t9 * (t13 - t24 * (t20 * t25)) - t10 * t26;
            let t28 = rho1 * (t3 * (t26 + t27) + (rho1 * k16 + t24 * (t17 * t25)))
                + (rho2 * t27 + (rho3 * t26 + t24 * (rho4 * t25)));
            rt::lit::<T>(0.5) * t28
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k15,
                k16,
                k18,
                k21,
                m1_c1_d,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = t2 * k16;
            let t4 = t2 * t3;
            let t5 = c2 + cos_q2 * twice_l1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t6 = cos_q1 * t1;
            let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k5)
                - t4;
            let t8 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t6);
            let t9 = rt::lit::<T>(1.0) / (t8 - t4);
            let t10 = t7 * t9;
            let t11 = rt::lit::<T>(1.0)
                / (k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t10);
            let t12 = rho1 * t3;
            let t13 = rho2 + t12;
            let t14 = rho3 + t12 - t10 * t13;
            let t15 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t16 = m2_c2 * t15;
            let t17 = t15 * k18;
            let t18 = cos_q1 * cos_q2 - sin_q1_sin_q2;
            let t19 = c2 + l1 * cos_q2;
            let t20 = t16 * t3;
            let t21 = j2 + m2_c2 * (d * t18 + t19) - t20;
            let t22 = t21 * t9;
            let t23 = j2 + m2_c2 * t19 - t20 - t21 * t10;
            let t24 = t23 * t11;
            let t25 = rt::lit::<T>(1.0) / (k7 - t16 * t17 - t21 * t22 - t23 * t24);
            let t26 = rho4 + rho1 * t17 - t22 * t13 - t24 * t14;
            let t27 = t11 * (t14 - t25 * (t23 * t26));
            let t28 = t9 * (t13 - t25 * (t21 * t26)) - t10 * t27;
            let t29 = t27 + t28;
            let t30 = t3 * t29 + (rho1 * k16 + t25 * (t17 * t26));
            let t31 = t30 * (m1_c1 * t27);
            let t32 = m1_c1 * t28;
            let t33 = m2_l1 * t29;
            let t34 = t25 * t26;
            let t35 = m2_c2 * (t29 + t34);
            let t36 = cos_q2 * t35;
            let t37 = t33 + t36;
            let t38 = t6 - m2_c2 * sin_q1_sin_q2;
            let t39 = sin_q2 * t35;
            let t40 = t28 * (k21 - (k1 + t38)) - (m2_c2 * t18 * t34 + t38 * t27)
                - sin_q1 * t39;
            let t41 = d * t28;
            let t42 = cos_q1 * (t30 * (t36 + (t32 + t33)) + (t31 + t41 * t39))
                - sin_q1 * (t30 * t39 - t29 * (t28 * m1_c1_d) - t41 * t37);
            let t43 = sin_q2 * (l1 * t29 + cos_q1 * t41 - sin_q1 * t30)
                + cos_q2 * (sin_q1 * t41 + cos_q1 * t30);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                cos_q1 * t31 + t30 * (cos_q1 * (t32 + t37) + t40),
                zero,
                zero,
                t42,
                t35 * t43,
                t30,
                t28,
                t27,
                t34,
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                inv_r,
                b_over_r,
                k15,
                k16,
                k18,
                k21,
                m1_c1_d,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = t2 * k16;
            let t4 = t2 * t3;
            let t5 = c2 + cos_q2 * twice_l1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t6 = cos_q1 * t1;
            let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k5)
                - t4;
            let t8 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t6);
            let t9 = rt::lit::<T>(1.0) / (t8 - t4);
            let t10 = t7 * t9;
            let t11 = rt::lit::<T>(1.0)
                / (k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t10);
            let t12 = rho1 * t3;
            let t13 = rho2 + t12;
            let t14 = rho3 + t12 - t10 * t13;
            let t15 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t16 = m2_c2 * t15;
            let t17 = t15 * k18;
            let t18 = cos_q1 * cos_q2 - sin_q1_sin_q2;
            let t19 = c2 + l1 * cos_q2;
            let t20 = t16 * t3;
            let t21 = j2 + m2_c2 * (d * t18 + t19) - t20;
            let t22 = t21 * t9;
            let t23 = j2 + m2_c2 * t19 - t20 - t21 * t10;
            let t24 = t23 * t11;
            let t25 = rt::lit::<T>(1.0) / (k7 - t16 * t17 - t21 * t22 - t23 * t24);
            let t26 = rho4 + rho1 * t17 - t22 * t13 - t24 * t14;
            let t27 = t11 * (t14 - t25 * (t23 * t26));
            let t28 = t9 * (t13 - t25 * (t21 * t26)) - t10 * t27;
            let t29 = t27 + t28;
            let t30 = t3 * t29 + (rho1 * k16 + t25 * (t17 * t26));
            let t31 = inv_r * t30;
            let t32 = b_over_r * t28;
            let t33 = t25 * t26;
            let t34 = t6 - m2_c2 * sin_q1_sin_q2;
            let t35 = m2_c2 * (t29 + t33);
            let t36 = sin_q2 * t35;
            let t37 = m1_c1 * t28;
            let t38 = m2_l1 * t29;
            let t39 = cos_q2 * t35;
            let t40 = t38 + t39;
            let t41 = t30 * (m1_c1 * t27);
            let t42 = t30 * (sin_q1 * t36 - t28 * k21 - cos_q1 * (t37 + t40))
                - cos_q1 * t41;
            let t43 = d * t28;
            let t44 = cos_q1 * (t30 * (t39 + (t37 + t38)) + (t41 + t43 * t36))
                + sin_q1 * (t43 * t40 + (t29 * (t28 * m1_c1_d) - t30 * t36));
            let t45 = sin_q2 * (l1 * t29 + cos_q1 * t43 - sin_q1 * t30)
                + cos_q2 * (sin_q1 * t43 + cos_q1 * t30);
            rt::vector([
                cos_theta * t30,
                sin_theta * t30,
                t28,
                t31 + t32,
                t31 - t32,
                t27,
                t33,
                t28 * (m2_c2 * t18 * t33 + t34 * t27 + (k1 + t34) * t28),
                t42,
                -t44,
                -(t35 * t45),
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                m2_c2_d,
                m2_c2_l1,
                r_squared,
                inv_r,
                b_over_r,
                k13,
                k15,
                k16,
                k17,
                m2_c2_r_squared,
                k18,
                k21,
                m1_c1_d,
                twice_m2_c2_d,
                twice_c2_m2_l1,
                k22,
                m1_c1_plus_m2_l1,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let m2_c2_cos_q2 = m2_c2 * cos_q2;
            let t1 = m2_l1 + m2_c2_cos_q2;
            let t2 = t1 + m1_c1;
            let t3 = sin_q1 * t2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = t3 + m2_c2 * sin_q2_cos_q1;
            let t5 = t4 * k16;
            let t6 = t4 * t5;
            let t7 = c2 + cos_q2 * twice_l1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t8 = cos_q1 * t2;
            let t9 = m2_l1_squared + m2_c2 * (t7 - sin_q1_sin_q2 * d) + (t8 * d + k5)
                - t6;
            let t10 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t7 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t8);
            let t11 = t10 - t6;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = t9 * t12;
            let t14 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t6 - t9 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = rho1 * t5;
            let t17 = rho2 + t16;
            let t18 = rho3 + t16 - t13 * t17;
            let t19 = t15 * t18;
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t20 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t21 = m2_c2 * t20;
            let t22 = t20 * k18;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t23 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t24 = c2 + l1 * cos_q2;
            let t25 = t21 * t5;
            let t26 = j2 + m2_c2 * (d * t23 + t24) - t25;
            let t27 = t26 * t12;
            let t28 = j2 + m2_c2 * t24 - t25 - t26 * t13;
            let t29 = t28 * t15;
            let t30 = t28 * t29;
            let t31 = k7 - t21 * t22 - t26 * t27 - t30;
            let t32 = t14 * t31;
            let t33 = rt::lit::<T>(1.0) / t32;
            let t34 = rho4 + rho1 * t22 - t27 * t17 - t29 * t18;
            let t35 = t33 * (t28 * t34);
            let t36 = t19 - t35;
            let t37 = t12 * t17;
            let t38 = rt::lit::<T>(1.0) / (t11 * t31);
            let t39 = t38 * (t26 * t34);
            let t40 = t37 - t39 - t13 * t36;
            let t41 = t36 + t40;
            let t42 = k17 / t31;
            let t43 = t20 * m2_c2_r_squared;
            let t44 = t42 * (t43 * t34);
            let t45 = t5 * t41 + (rho1 * k16 + t44);
            let t46 = t8 - m2_c2 * sin_q1_sin_q2;
            let t47 = t46 * k16;
            let t48 = rho1 * t47;
            let t49 = t4 * t47 + t46 * t5;
            let t50 = t49 + (twice_d * t3 + twice_m2_c2_d * sin_q2_cos_q1);
            let t51 = d * t3 + sin_q2_cos_q1 * m2_c2_d + t49;
            let t52 = t12 * (t13 * t50 - t51);
            let t53 = t48 - t13 * t48 - t17 * t52;
            let t54 = t9 * t52 + (t49 - t13 * t51);
            let t55 = m2_c2 * t23;
            let t56 = t55 * t5;
            let t57 = t21 * t47 + t56;
            let t58 = t20 * m2_c2_d + t57;
            let t59 = t26 * t52 + (t57 - t13 * t58);
            let t60 = t15 * (t29 * t54 - t59);
            let t61 = t12 * (t27 * t50 - t58);
            let t62 = t23 * k18;
            let t63 = t55 * t22 + t21 * t62;
            let t64 = t28 * t60 + (t26 * t61 + (t63 - t27 * t58) - t29 * t59);
            let t65 = rho1 * t62;
            let t66 = t65 - t27 * t48 - t17 * t61 - t29 * t53 - t18 * t60;
            let t67 = t33 * (t35 * (t31 * t54 + t14 * t64) + (t28 * t66 - t34 * t59));
            let t68 = t15 * (t53 + t19 * t54) - t67;
            let t69 = t38 * (t39 * (t31 * t50 + t11 * t64) + (t26 * t66 - t34 * t58));
            let t70 = t12 * (t48 + t50 * t37) - t36 * t52 - t69 - t13 * t68;
            let t71 = t34 * (t23 * m2_c2_r_squared);
            let t72 = t5 * (t68 + t70)
                + (t47 * t41 + t42 * (t44 * (k13 * t64) + (t71 + t43 * t66)));
            let sin_q2_m2_c2 = sin_q2 * m2_c2;
            let sin_q1_sin_q2_m2_c2 = sin_q1 * sin_q2_m2_c2;
            let t73 = m2_c2 * cos_q1_cos_q2 - sin_q1_sin_q2_m2_c2;
            let t74 = k16 * t73;
            let t75 = rho1 * t74;
            let t76 = t73 * t5 + t4 * t74;
            let cos_q1_sin_q2_m2_c2 = cos_q1 * sin_q2_m2_c2;
            let sin_q2_twice_l1 = sin_q2 * twice_l1;
            let t77 = t76
                + (twice_d * cos_q1_sin_q2_m2_c2
                    + m2_c2 * (sin_q2_twice_l1 + sin_q1_cos_q2 * twice_d));
            let t78 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1) + t76;
            let t79 = t12 * (t13 * t77 - t78);
            let t80 = t75 - t13 * t75 - t17 * t79;
            let t81 = t9 * t79 + (t76 + sin_q2 * twice_c2_m2_l1 - t13 * t78);
            let t82 = t56 + t21 * t74;
            let t83 = m2_c2_d * t20 + m2_c2_l1 * sin_q2 + t82;
            let t84 = t26 * t79 + (sin_q2 * m2_c2_l1 + t82 - t13 * t83);
            let t85 = t15 * (t29 * t81 - t84);
            let t86 = t12 * (t27 * t77 - t83);
            let t87 = t28 * t85 + (t26 * t86 + (t63 - t27 * t83) - t29 * t84);
            let t88 = t65 - t27 * t75 - t17 * t86 - t29 * t80 - t18 * t85;
            let t89 = t33 * (t35 * (t31 * t81 + t14 * t87) + (t28 * t88 - t34 * t84));
            let t90 = t15 * (t80 + t19 * t81) - t89;
            let t91 = t38 * (t39 * (t31 * t77 + t11 * t87) + (t26 * t88 - t34 * t83));
            let t92 = t12 * (t75 + t77 * t37) - t36 * t79 - t91 - t13 * t90;
            let t93 = t5 * (t90 + t92)
                + (t74 * t41 + t42 * (t44 * (k13 * t87) + (t71 + t43 * t88)));
            let t94 = k17 / t11;
            let t95 = t4 * r_squared;
            let t96 = t5 - t94 * (t95 * t9);
            let t97 = t22 - t94 * (t95 * t26) - t29 * t96;
            let t98 = t15 * t96 - t33 * (t28 * t97);
            let t99 = t95 * t94 - t38 * (t26 * t97) - t13 * t98;
            let t100 = t5 * (t98 + t99) + (k16 + t42 * (t43 * t97));
            let t101 = rt::lit::<T>(1.0) / (t11 * t14);
            let t102 = t9 * t28;
            let t103 = t101 * t102 - t27;
            let t104 = t9 * t101 + t33 * (t28 * t103);
            let t105 = t13 * t104 + (t12 - t38 * (t26 * t103));
            let t106 = t42 * (t43 * t103) + t5 * (t105 - t104);
            let t107 = t15 + t30 * t33;
            let t108 = t38 * (t26 * t29) - t13 * t107;
            let t109 = t5 * (t107 + t108) - t42 * (t43 * t29);
            let t110 = t102 / (t11 * t32) - t26 * t38;
            let t111 = t5 * t110 + (t43 * t42 - t33 * (t5 * t28));
            let t112 = inv_r * t72;
            let t113 = b_over_r * t70;
            let t114 = inv_r * t93;
            let t115 = b_over_r * t92;
            let t116 = inv_r * t100;
            let t117 = b_over_r * t99;
            let t118 = inv_r * t106;
            let t119 = b_over_r * t105;
            let t120 = inv_r * t109;
            let t121 = b_over_r * t108;
            let t122 = inv_r * t111;
            let t123 = b_over_r * t110;
            let t124 = t28 * t33;
            let t125 = -t124;
            let t126 = rt::lit::<T>(1.0) / t31;
            let t127 = t126 * t34;
            let t128 = t126 * (t66 + t127 * t64);
            let t129 = t126 * (t88 + t127 * t87);
            let t130 = t97 * t126;
            let t131 = t126 * t103;
            let t132 = t40 * (rt::lit::<T>(2.0) * (k1 + t46)) + (t55 * t127 + t46 * t36);
            let t133 = t46 * t40;
            let t134 = t55 * t40;
            let t135 = t21 * t127;
            let t136 = t70 * t132 + (t68 * t133 + t128 * t134) - t40 * (t135 + t4 * t41);
            let t137 = t92 * t132 + (t90 * t133 + t129 * t134)
                - t40 * (t135 + (m2_c2 * sin_q1_cos_q2 + cos_q1_sin_q2_m2_c2) * t41);
            let t138 = t127 + t41;
            let t139 = m2_c2 * t138;
            let t140 = sin_q2 * t139;
            let t141 = sin_q1 * t140;
            let t142 = m1_c1 * t36;
            let t143 = m1_c1 * t40;
            let t144 = m2_l1 * t41;
            let t145 = cos_q2 * t139;
            let t146 = t144 + t145;
            let t147 = t143 + t146;
            let t148 = t141 - k21 * t40 - cos_q1 * (t142 + t147);
            let t149 = cos_q1 * t140;
            let t150 = cos_q1 * t1;
            let t151 = m1_c1 * t45;
            let t152 = (sin_q1_sin_q2_m2_c2 - t150) * t45 - cos_q1 * t151;
            let t153 = t45 * (sin_q1_sin_q2_m2_c2 - (cos_q1 * m1_c1 + k22) - t150);
            let t154 = t45 * t142;
            let t155 = (sin_q1_sin_q2_m2_c2 - cos_q1 * m2_c2_cos_q2) * t45;
            let t156 = t45 * (t149 + sin_q1 * t147)
                + (t68 * t152 + (t70 * t153 + (sin_q1 * t154 + t128 * t155)));
            let t157 = t90 * t152
                + (t45 * (t149 + sin_q1 * t145) + (t92 * t153 + t129 * t155));
            let t158 = t145 + (t143 + t144);
            let t159 = d * t40;
            let t160 = t159 * t140;
            let t161 = t45 * t140;
            let t162 = sin_q1 * (t45 * t158 + (t154 + t160))
                - cos_q1 * (t159 * t146 + (d * t41 * t143 - t161));
            let t163 = sin_q2_m2_c2 * t159;
            let t164 = m1_c1_d * t40;
            let t165 = t1 * t159;
            let t166 = sin_q2_m2_c2 * t45;
            let t167 = cos_q1 * (t151 + (t163 + t1 * t45))
                + sin_q1 * (t164 + t165 - t166);
            let t168 = t141 - cos_q1 * (t142 + t158);
            let t169 = cos_q1 * (t163 + m2_c2_cos_q2 * t45)
                + sin_q1 * (m2_c2_cos_q2 * t159 - t166);
            let t170 = cos_q1
                * (d * t140 + (t163 + (m2_c2_cos_q2 + m1_c1_plus_m2_l1) * t45))
                + sin_q1 * (d * t146 + (t165 + (t164 + m1_c1_d * t41) - t166));
            let t171 = sin_q1 * (t160 + t45 * t145) - cos_q1 * (t159 * t145 - t161)
                - t129 * t169;
            let t172 = (sin_q1_sin_q2 - cos_q1_cos_q2) * t139;
            let t173 = sin_q1 * t159 + cos_q1 * t45;
            let t174 = t140 * t173;
            let t175 = cos_q1 * t159;
            let t176 = sin_q1 * t45;
            let t177 = m2_c2 * t173;
            let t178 = cos_q2 * t177;
            let t179 = t175 + l1 * t41 - t176;
            let t180 = m2_c2 * t179;
            let t181 = t178 + sin_q2 * t180;
            let t182 = sin_q2 * (t180 + (l1 + cos_q1 * d) * t139)
                + cos_q2 * (t177 + t138 * (sin_q1 * m2_c2_d));
            let t183 = t178 + sin_q2 * (t180 + m2_c2_l1 * t138);
            let t184 = t72 * t172 + (t174 - t145 * (t175 - t176)) - t128 * t181
                - (t70 * t182 + t68 * t183);
            let t185 = t93 * t172 + (t174 - t145 * t179) - t129 * t181
                - (t92 * t182 + t90 * t183);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(sin_theta * t45),
                    cos_theta * t45,
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
                    cos_theta * t72,
                    sin_theta * t72,
                    t70,
                    t112 + t113,
                    t112 - t113,
                    t68,
                    t128,
                    t136,
                    t72 * t148 + t156,
                    t162 - t68 * t167 + (t72 * t168 - t128 * t169 - t70 * t170),
                    t184,
                ],
                [
                    cos_theta * t93,
                    sin_theta * t93,
                    t92,
                    t114 + t115,
                    t114 - t115,
                    t90,
                    t129,
                    t137,
                    t93 * t148 + t157,
                    t93 * t168 - t90 * t167 + (t171 - t92 * t170),
                    t185,
                ],
                [
                    cos_theta * t100,
                    sin_theta * t100,
                    t99,
                    t116 + t117,
                    t116 - t117,
                    t98,
                    t130,
                    t99 * t132 + (t98 * t133 + t130 * t134),
                    t100 * t148 + (t98 * t152 + (t99 * t153 + t130 * t155)),
                    t100 * t168 - t130 * t169 - (t98 * t167 + t99 * t170),
                    t100 * t172 - t130 * t181 - (t98 * t183 + t99 * t182),
                ],
                [
                    cos_theta * t106,
                    sin_theta * t106,
                    t105,
                    t118 + t119,
                    t118 - t119,
                    -t104,
                    t131,
                    t105 * t132 + (t131 * t134 - t104 * t133),
                    t106 * t148 + (t105 * t153 + t131 * t155 - t104 * t152),
                    t106 * t168 - t131 * t169 + (t104 * t167 - t105 * t170),
                    t106 * t172 - t131 * t181 + (t104 * t183 - t105 * t182),
                ],
                [
                    cos_theta * t109,
                    sin_theta * t109,
                    t108,
                    t120 + t121,
                    t120 - t121,
                    t107,
                    t125,
                    t108 * t132 + (t107 * t133 - t124 * t134),
                    t109 * t148 + (t107 * t152 + (t108 * t153 - t124 * t155)),
                    t109 * t168 + t124 * t169 - (t108 * t170 + t107 * t167),
                    t109 * t172 + t124 * t181 - (t108 * t182 + t107 * t183),
                ],
                [
                    cos_theta * t111,
                    sin_theta * t111,
                    t110,
                    t122 + t123,
                    t122 - t123,
                    t125,
                    t126,
                    t110 * t132 + (t126 * t134 - t124 * t133),
                    t111 * t148 + (t110 * t153 + t126 * t155 - t124 * t152),
                    t111 * t168 - t126 * t169 + (t124 * t167 - t110 * t170),
                    t111 * t172 - t126 * t181 + (t124 * t183 - t110 * t182),
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_plus_m_plus_m1,
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
            let t16 = c2 + cos_q2 * twice_l1;
            let t17 = m2_l1_squared + m2_c2 * (t16 - sin_q1_sin_q2 * d) + (t2 * d + k5);
            let t18 = c2 + l1 * cos_q2;
            let t19 = j2 + m2_c2 * (d * t14 + t18);
            let t20 = theta_dot
                * (k4 + m2_c2 * (t16 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d))
                + q2_dot * t19;
            let t21 = j2 + m2_c2 * t18;
            let t22 = t13 * y_dot
                + (t21 * q2_dot
                    + q1_dot * (k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2))));
            let t23 = t9 * x_dot + t15 * y_dot
                + (t21 * q1_dot + k7 * q2_dot + theta_dot * t19);
            rt::vector([
                t6 * theta_dot
                    + (t7 * q1_dot + (m2_plus_m_plus_m1 * x_dot + t9 * q2_dot)),
                t12 * theta_dot
                    + (t13 * q1_dot + (m2_plus_m_plus_m1 * y_dot + t15 * q2_dot)),
                t12 * y_dot + q1_dot * t17 + (t6 * x_dot + t20),
                jw * right_dot,
                jw * left_dot,
                t22 + (t7 * x_dot + theta_dot * t17),
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
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
            let t4 = t2 * k9;
            let t5 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t6 = cos_theta * t5 - sin_theta * t1;
            let t7 = m2_c2 * t6;
            let t8 = t6 * k9;
            let t9 = c2 + l1 * cos_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t10 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t11 = cos_q1 * t10;
            let t12 = m2_c2_sin_q1_sin_q2 - t11;
            let t13 = sin_q1 * t10 + m2_c2 * sin_q2_cos_q1;
            let t14 = cos_theta * t13;
            let t15 = sin_theta * (t12 - k1) - t14;
            let t16 = t15 * k8;
            let t17 = t11 - m2_c2_sin_q1_sin_q2;
            let t18 = sin_theta * t13;
            let t19 = cos_theta * (k1 + t17) - t18;
            let t20 = t19 * k8;
            let t21 = j2 + m2_c2 * (d * t5 + t9) - t3 * t16 - t7 * t20;
            let t22 = c2 + cos_q2 * twice_l1;
            let t23 = k4 + m2_c2 * (t22 - sin_q1_sin_q2 * twice_d) + (k3 + t11 * twice_d)
                - t15 * t16;
            let t24 = rt::lit::<T>(1.0) / (t23 - t19 * t20);
            let t25 = t21 * t24;
            let t26 = cos_theta * t17 - t18;
            let t27 = t26 * k8;
            let t28 = sin_theta * t12 - t14;
            let t29 = t28 * k8;
            let t30 = m2_l1_squared + m2_c2 * (t22 - sin_q1_sin_q2 * d) + (t11 * d + k5)
                - t28 * t16;
            let t31 = t30 - t26 * t20;
            let t32 = t31 * t24;
            let t33 = j2 + m2_c2 * t9 - t7 * t27 - t3 * t29 - t21 * t32;
            let t34 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t26 * t27
                - t28 * t29;
            let t35 = rt::lit::<T>(1.0) / (t34 - t31 * t32);
            let t36 = t33 * t35;
            let t37 = k7 - t3 * t4 - t7 * t8 - t21 * t25 - t33 * t36;
            let t38 = k8 / t37;
            let t39 = p_theta - p_x * t16 - p_y * t20;
            let t40 = p_q1 - p_y * t27 - p_x * t29 - t32 * t39;
            let t41 = p_q2 - p_x * t4 - p_y * t8 - t25 * t39 - t36 * t40;
            let t42 = rt::lit::<T>(1.0) / t37;
            let t43 = t35 * (t40 - t42 * (t33 * t41));
            let t44 = t24 * (t39 - t42 * (t21 * t41)) - t32 * t43;
            rt::vector([
                p_x * k8 - t38 * (t3 * t41) - t29 * t43 - t16 * t44,
                p_y * k8 - t38 * (t7 * t41) - t27 * t43 - t20 * t44,
                t44,
                p_right * inv_jw,
                p_left * inv_jw,
                t43,
                t42 * t41,
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_plus_m_plus_m1,
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                inv_r,
                b_over_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
            let t18 = c2 + cos_q2 * twice_l1;
            let t19 = m2_l1_squared + m2_c2 * (t18 - sin_q1_sin_q2 * d) + (t2 * d + k5);
            let t20 = c2 + l1 * cos_q2;
            let t21 = j2 + m2_c2 * (d * t8 + t20);
            let t22 = theta_dot
                * (k4 + m2_c2 * (t18 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d))
                + (q2_dot * t21 + b_over_r * (jw_right_dot - jw_left_dot));
            let t23 = j2 + m2_c2 * t20;
            let t24 = t7 * y_dot
                + (t23 * q2_dot
                    + q1_dot * (k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2))));
            let t25 = t15 * x_dot + t10 * y_dot
                + (t23 * q1_dot + k7 * q2_dot + theta_dot * t21);
            rt::vector([
                t17,
                t6 * y_dot + q1_dot * t19 + (t13 * x_dot + t22),
                t24 + (t14 * x_dot + theta_dot * t19),
                t25,
            ])
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                inv_r,
                b_over_r,
                k15,
                k16,
                k18,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t3 = t2 * k16;
            let t4 = t2 * t3;
            let t5 = c2 + cos_q2 * twice_l1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let t6 = cos_q1 * t1;
            let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k5)
                - t4;
            let t8 = rt::lit::<T>(1.0)
                * (k3 + (k4 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                + (k15 + twice_d * t6);
            let t9 = rt::lit::<T>(1.0) / (t8 - t4);
            let t10 = t7 * t9;
            let t11 = rt::lit::<T>(1.0)
                / (k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t10);
            let t12 = rho1 * t3;
            let t13 = rho2 + t12;
            let t14 = rho3 + t12 - t10 * t13;
            let t15 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t16 = m2_c2 * t15;
            let t17 = t15 * k18;
            let t18 = c2 + l1 * cos_q2;
            let t19 = t16 * t3;
            let t20 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t18) - t19;
            let t21 = t20 * t9;
            let t22 = j2 + m2_c2 * t18 - t19 - t20 * t10;
            let t23 = t22 * t11;
            let t24 = rt::lit::<T>(1.0) / (k7 - t16 * t17 - t20 * t21 - t22 * t23);
            let t25 = rho4 + rho1 * t17 - t21 * t13 - t23 * t14;
            let t26 = t11 * (t14 - t24 * (t22 * t25));
            let t27 = t9 * (t13 - t24 * (t20 * t25)) - t10 * t26;
            let t28 = t3 * (t26 + t27) + (rho1 * k16 + t24 * (t17 * t25));
            let t29 = inv_r * t28;
            let t30 = b_over_r * t27;
            rt::vector([
                cos_theta * t28,
                sin_theta * t28,
                t27,
                t29 + t30,
                t29 - t30,
                t26,
                t24 * t25,
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
                m2_c2_d,
                m2_c2_l1,
                r_r_over_jw,
                twice_c2_m2_l1,
                k22,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let t4 = t3 - k1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t5 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t6 = cos_theta * t5;
            let t7 = sin_theta * t4 - t6;
            let t8 = t7 * k8;
            let t9 = c2 + cos_q2 * twice_l1;
            let t10 = k4 + m2_c2 * (t9 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t7 * t8;
            let t11 = t2 - m2_c2_sin_q1_sin_q2;
            let t12 = k1 + t11;
            let t13 = sin_theta * t5;
            let t14 = cos_theta * t12 - t13;
            let t15 = t14 * k8;
            let t16 = t10 - t14 * t15;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = sin_theta * t8 - cos_theta * t15;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t19 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let t20 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t21 = sin_theta * t19 - cos_theta * t20;
            let t22 = m2_c2 * t21;
            let t23 = t21 * k9;
            let t24 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t25 = cos_theta * t24 - sin_theta * t20;
            let t26 = m2_c2 * t25;
            let t27 = t25 * k9;
            let t28 = c2 + l1 * cos_q2;
            let t29 = j2 + m2_c2 * (d * t24 + t28) - t22 * t8 - t26 * t15;
            let t30 = t29 * t17;
            let t31 = cos_theta * t11 - t13;
            let t32 = t31 * k8;
            let t33 = sin_theta * t3 - t6;
            let t34 = t33 * k8;
            let t35 = m2_l1_squared + m2_c2 * (t9 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t33 * t8;
            let t36 = t35 - t31 * t15;
            let t37 = t36 * t17;
            let t38 = j2 + m2_c2 * t28 - t26 * t32 - t22 * t34 - t29 * t37;
            let t39 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t31 * t32
                - t33 * t34;
            let t40 = t39 - t36 * t37;
            let t41 = rt::lit::<T>(1.0) / t40;
            let t42 = t38 * t41;
            let t43 = k7 - t22 * t23 - t26 * t27 - t29 * t30 - t38 * t42;
            let t44 = rt::lit::<T>(1.0) / (t16 * t43);
            let t45 = sin_theta * t34 - cos_theta * t32 - t37 * t18;
            let t46 = sin_theta * t23 - cos_theta * t27 - t30 * t18 - t42 * t45;
            let t47 = rt::lit::<T>(1.0) / (t40 * t43);
            let t48 = t41 * t45 - t47 * (t38 * t46);
            let t49 = t17 * t18 - t44 * (t29 * t46) - t37 * t48;
            let t50 = sin_theta * k8;
            let t51 = k8 / t43;
            let t52 = t8 * t49 + (t34 * t48 + (t50 + t51 * (t22 * t46)));
            let t53 = cos_theta * k8;
            let t54 = t53 - t51 * (t26 * t46) - t32 * t48 - t15 * t49;
            let t55 = rt::lit::<T>(1.0) / (sin_theta * t52 + cos_theta * t54);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_q1_q1_dot = cos_q1 * q1_dot;
            let cos_q2_q2_dot = cos_q2 * q2_dot;
            let t56 = sin_q2 * cos_q1_q1_dot + sin_q1 * cos_q2_q2_dot;
            let sin_q1_q1_dot = sin_q1 * q1_dot;
            let sin_q2_q2_dot = sin_q2 * q2_dot;
            let m2_c2_sin_q2_q2_dot = m2_c2 * sin_q2_q2_dot;
            let t57 = t1 * sin_q1_q1_dot + cos_q1 * m2_c2_sin_q2_q2_dot;
            let t58 = m2_c2 * t56 + t57;
            let t59 = sin_theta * t58;
            let t60 = cos_q1 * cos_q2_q2_dot - sin_q2 * sin_q1_q1_dot;
            let t61 = t1 * cos_q1_q1_dot + (m2_c2 * t60 - sin_q1 * m2_c2_sin_q2_q2_dot);
            let t62 = cos_theta * t61 - t5 * sin_theta_theta_dot;
            let t63 = t3 * cos_theta_theta_dot + t59 - t62;
            let t64 = t56 + (cos_q2 * sin_q1_q1_dot + cos_q1 * sin_q2_q2_dot);
            let t65 = t60 + (cos_q2 * cos_q1_q1_dot - sin_q1 * sin_q2_q2_dot);
            let t66 = m2_c2
                * (sin_theta * t64
                    + (t19 * cos_theta_theta_dot + t20 * sin_theta_theta_dot)
                    - cos_theta * t65);
            let t67 = t4 * cos_theta_theta_dot + t59 - t62;
            let t68 = q1_dot * t63 + (q2_dot * t66 + theta_dot * t67);
            let t69 = t5 * cos_theta_theta_dot + sin_theta * t61;
            let t70 = cos_theta * t58;
            let t71 = t69 + (t11 * sin_theta_theta_dot + t70);
            let t72 = m2_c2
                * (sin_theta * t65
                    + (cos_theta * t64
                        + (t24 * sin_theta_theta_dot + t20 * cos_theta_theta_dot)));
            let t73 = t69 + (t12 * sin_theta_theta_dot + t70);
            let t74 = q1_dot * t71 + (q2_dot * t72 + theta_dot * t73);
            let t75 = m2_c2_l1 * sin_q2_q2_dot + m2_c2_d * t64;
            let t76 = theta_dot + q1_dot;
            let t77 = m2_c2 * (t76 + q2_dot);
            let cos_theta_y_dot = cos_theta * y_dot;
            let t78 = cos_theta_y_dot + d * theta_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let t79 = t78 - sin_theta_x_dot;
            let t80 = cos_theta * x_dot + sin_theta * y_dot;
            let t81 = sin_theta_x_dot - t78;
            let t82 = sin_q2 * (cos_q1 * t79 + (l1 * t76 - sin_q1 * t80))
                - cos_q2 * (sin_q1 * t81 - cos_q1 * t80);
            let t83 = sin_q2_q2_dot * m2_c2_l1;
            let t84 = x_dot * t66 - theta_dot * t75
                + (t77 * t82 - q1_dot * t83 - y_dot * t72);
            let t85 = sin_q2_q2_dot * twice_l1;
            let t86 = d * t57 + m2_c2 * (d * t56 + t85);
            let t87 = x_dot * t67
                - (q1_dot * t86
                    + theta_dot * (twice_d * t57 + m2_c2 * (t85 + t56 * twice_d)));
            let t88 = t76 * m2_l1;
            let t89 = cos_q2 * t77;
            let t90 = t88 + t89;
            let m1_c1_theta_dot = m1_c1 * theta_dot;
            let t91 = theta_dot * k22 + cos_q1 * (t90 + m1_c1_theta_dot);
            let t92 = sin_q2 * t77;
            let t93 = sin_q1 * t92;
            let m1_c1_q1_dot = m1_c1 * q1_dot;
            let y_dot_m1_c1_q1_dot = y_dot * m1_c1_q1_dot;
            let x_dot_m1_c1_q1_dot = x_dot * m1_c1_q1_dot;
            let t94 = t89 + (t88 + m1_c1_theta_dot);
            let t95 = cos_q1 * t92 + sin_q1 * t94;
            let t96 = sin_theta
                * (y_dot * (t91 - t93)
                    + (cos_q1 * y_dot_m1_c1_q1_dot - sin_q1 * x_dot_m1_c1_q1_dot
                        - x_dot * t95));
            let t97 = cos_theta
                * (x_dot * (t93 - t91)
                    - (y_dot * t95
                        + (sin_q1 * y_dot_m1_c1_q1_dot + cos_q1 * x_dot_m1_c1_q1_dot)));
            let t98 = t15 * t74 + (t87 + (t96 - q2_dot * t75 - t97 - y_dot * t73))
                - t8 * t68;
            let t99 = cos_theta * y_dot_m1_c1_q1_dot - sin_theta * x_dot_m1_c1_q1_dot
                - t80 * t92
                + (t79 * t90
                    + (cos_theta_y_dot + d * t76 - sin_theta_x_dot) * m1_c1_theta_dot);
            let t100 = cos_q1
                * (t81 * t92
                    - (t80 * t94
                        + (sin_theta * y_dot_m1_c1_q1_dot
                            + cos_theta * x_dot_m1_c1_q1_dot)))
                + (q2_dot * t83 + sin_q2_q2_dot * (q1_dot * twice_c2_m2_l1));
            let t101 = t32 * t74
                + (x_dot * t63 + (sin_q1 * t99 - t100 - theta_dot * t86) - y_dot * t71);
            let t102 = t101 - t34 * t68 - t37 * t98;
            let t103 = t27 * t74 + t84 - t23 * t68 - t30 * t98 - t42 * t102;
            let t104 = t41 * t102 - t47 * (t38 * t103);
            let t105 = t17 * t98 - t44 * (t29 * t103) - t37 * t104;
            let t106 = k8 * t68 - t51 * (t22 * t103) - t34 * t104 - t8 * t105;
            let t107 = t15 * t105 + (t32 * t104 + (k8 * t74 + t51 * (t26 * t103)));
            let t108 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t106 - cos_theta * t107;
            let t109 = cos_theta * t8 + sin_theta * t15;
            let t110 = b + t109;
            let t111 = cos_theta * t34 + sin_theta * t32;
            let t112 = t37 * t110 - t111;
            let t113 = cos_theta * t23 + sin_theta * t27;
            let t114 = t30 * t110 - t113 - t42 * t112;
            let t115 = t41 * t112 - t47 * (t38 * t114);
            let t116 = t37 * t115 + (t44 * (t29 * t114) + t17 * t110);
            let t117 = sin_theta * (t15 * t116 + (t50 - t51 * (t26 * t114) - t32 * t115))
                + (r_r_over_jw + b * t116);
            let t118 = cos_theta * (t8 * t116 + (t53 - t51 * (t22 * t114) - t34 * t115))
                + t117;
            let t119 = sin_theta * t54;
            let t120 = b * t49;
            let t121 = cos_theta * t52;
            let t122 = t119 - t120 - t121;
            let t123 = t122 * t55;
            let t124 = b - t109;
            let t125 = t111 + t37 * t124;
            let t126 = t42 * t125 - (t113 + t30 * t124);
            let t127 = t41 * t125 + t47 * (t38 * t126);
            let t128 = t37 * t127 + (t17 * t124 - t44 * (t29 * t126));
            let t129 = cos_theta * (t34 * t127 + (t53 - t51 * (t22 * t126)) - t8 * t128)
                + sin_theta * (t32 * t127 + (t50 - t51 * (t26 * t126)) - t15 * t128);
            let t130 = b * t128;
            let t131 = t119 + t120 - t121;
            let t132 = t131 * t55;
            let t133 = t129 - t130 - t122 * t132;
            let t134 = rt::lit::<T>(1.0) / (t129 + (r_r_over_jw + t130) - t131 * t132);
            let t135 = t133 * t134;
            let t136 = rt::lit::<T>(1.0) / (t118 - t122 * t123 - t133 * t135);
            let t137 = cos_theta * t106;
            let t138 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t139 = b * t105;
            let t140 = sin_theta * t107;
            let t141 = t137 + (t139 - t138) - t140 - t132 * t108;
            let t142 = t137 - (t138 + t139) - t140 - t123 * t108 - t135 * t141;
            let t143 = t134 * (t141 - t136 * (t133 * t142));
            rt::vector([
                t55 * (t108 - t136 * (t122 * t142)) - t132 * t143,
                t143,
                t136 * t142,
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
                m2_c2_d,
                m2_c2_l1,
                r_r_over_jw,
                minus_r_over_jw,
                twice_c2_m2_l1,
                k22,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let t3 = m2_c2_sin_q1_sin_q2 - t2;
            let t4 = t3 - k1;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t5 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t6 = cos_theta * t5;
            let t7 = sin_theta * t4 - t6;
            let t8 = t7 * k8;
            let t9 = c2 + cos_q2 * twice_l1;
            let t10 = sin_theta * t3 - t6;
            let t11 = m2_l1_squared + m2_c2 * (t9 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t10 * t8;
            let t12 = t2 - m2_c2_sin_q1_sin_q2;
            let t13 = sin_theta * t5;
            let t14 = cos_theta * t12 - t13;
            let t15 = k1 + t12;
            let t16 = cos_theta * t15 - t13;
            let t17 = t16 * k8;
            let t18 = t11 - t14 * t17;
            let t19 = k4 + m2_c2 * (t9 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t7 * t8;
            let t20 = t19 - t16 * t17;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = t18 * t21;
            let t23 = t14 * k8;
            let t24 = t10 * k8;
            let t25 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t14 * t23
                - t10 * t24;
            let t26 = t25 - t18 * t22;
            let t27 = rt::lit::<T>(1.0) / t26;
            let t28 = cos_theta * t8 + sin_theta * t17;
            let t29 = b + t28;
            let t30 = cos_theta * t24 + sin_theta * t23;
            let t31 = t22 * t29 - t30;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t32 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let t33 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t34 = sin_theta * t32 - cos_theta * t33;
            let t35 = m2_c2 * t34;
            let t36 = t34 * k9;
            let t37 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t38 = cos_theta * t37 - sin_theta * t33;
            let t39 = m2_c2 * t38;
            let t40 = t38 * k9;
            let t41 = c2 + l1 * cos_q2;
            let t42 = j2 + m2_c2 * (d * t37 + t41) - t35 * t8 - t39 * t17;
            let t43 = t42 * t21;
            let t44 = j2 + m2_c2 * t41 - t39 * t23 - t35 * t24 - t42 * t22;
            let t45 = t44 * t27;
            let t46 = k7 - t35 * t36 - t39 * t40 - t42 * t43 - t44 * t45;
            let t47 = rt::lit::<T>(1.0) / (t26 * t46);
            let t48 = cos_theta * t36 + sin_theta * t40;
            let t49 = t43 * t29 - t48 - t45 * t31;
            let t50 = t27 * t31 - t47 * (t44 * t49);
            let t51 = rt::lit::<T>(1.0) / (t20 * t46);
            let t52 = t22 * t50 + (t51 * (t42 * t49) + t21 * t29);
            let t53 = cos_theta * k8;
            let t54 = k8 / t46;
            let t55 = sin_theta * k8;
            let t56 = sin_theta * (t17 * t52 + (t55 - t54 * (t39 * t49) - t23 * t50))
                + (r_r_over_jw + b * t52);
            let t57 = cos_theta * (t8 * t52 + (t53 - t54 * (t35 * t49) - t24 * t50))
                + t56;
            let t58 = sin_theta * t8 - cos_theta * t17;
            let t59 = sin_theta * t24 - cos_theta * t23 - t22 * t58;
            let t60 = sin_theta * t36 - cos_theta * t40 - t43 * t58 - t45 * t59;
            let t61 = t27 * t59 - t47 * (t44 * t60);
            let t62 = t21 * t58 - t51 * (t42 * t60) - t22 * t61;
            let t63 = t53 - t54 * (t39 * t60) - t23 * t61 - t17 * t62;
            let t64 = sin_theta * t63;
            let t65 = b * t62;
            let t66 = t8 * t62 + (t24 * t61 + (t55 + t54 * (t35 * t60)));
            let t67 = cos_theta * t66;
            let t68 = t64 - t65 - t67;
            let t69 = rt::lit::<T>(1.0) / (sin_theta * t66 + cos_theta * t63);
            let t70 = t68 * t69;
            let t71 = b - t28;
            let t72 = t30 + t22 * t71;
            let t73 = t45 * t72 - (t48 + t43 * t71);
            let t74 = t27 * t72 + t47 * (t44 * t73);
            let t75 = t22 * t74 + (t21 * t71 - t51 * (t42 * t73));
            let t76 = cos_theta * (t24 * t74 + (t53 - t54 * (t35 * t73)) - t8 * t75)
                + sin_theta * (t23 * t74 + (t55 - t54 * (t39 * t73)) - t17 * t75);
            let t77 = b * t75;
            let t78 = t64 + t65 - t67;
            let t79 = t78 * t69;
            let t80 = t76 - t77 - t68 * t79;
            let t81 = rt::lit::<T>(1.0) / (t76 + (r_r_over_jw + t77) - t78 * t79);
            let t82 = t80 * t81;
            let t83 = rt::lit::<T>(1.0) / (t57 - t68 * t70 - t80 * t82);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let cos_q1_q1_dot = cos_q1 * q1_dot;
            let cos_q2_q2_dot = cos_q2 * q2_dot;
            let t84 = sin_q2 * cos_q1_q1_dot + sin_q1 * cos_q2_q2_dot;
            let sin_q1_q1_dot = sin_q1 * q1_dot;
            let sin_q2_q2_dot = sin_q2 * q2_dot;
            let m2_c2_sin_q2_q2_dot = m2_c2 * sin_q2_q2_dot;
            let t85 = t1 * sin_q1_q1_dot + cos_q1 * m2_c2_sin_q2_q2_dot;
            let t86 = m2_c2 * t84 + t85;
            let t87 = sin_theta * t86;
            let t88 = cos_q1 * cos_q2_q2_dot - sin_q2 * sin_q1_q1_dot;
            let t89 = t1 * cos_q1_q1_dot + (m2_c2 * t88 - sin_q1 * m2_c2_sin_q2_q2_dot);
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t90 = cos_theta * t89 - t5 * sin_theta_theta_dot;
            let t91 = t3 * cos_theta_theta_dot + t87 - t90;
            let t92 = t84 + (cos_q2 * sin_q1_q1_dot + cos_q1 * sin_q2_q2_dot);
            let t93 = t88 + (cos_q2 * cos_q1_q1_dot - sin_q1 * sin_q2_q2_dot);
            let t94 = m2_c2
                * (sin_theta * t92
                    + (t32 * cos_theta_theta_dot + t33 * sin_theta_theta_dot)
                    - cos_theta * t93);
            let t95 = t4 * cos_theta_theta_dot + t87 - t90;
            let t96 = q1_dot * t91 + (q2_dot * t94 + theta_dot * t95);
            let t97 = t5 * cos_theta_theta_dot + sin_theta * t89;
            let t98 = cos_theta * t86;
            let t99 = t97 + (t12 * sin_theta_theta_dot + t98);
            let t100 = m2_c2
                * (sin_theta * t93
                    + (cos_theta * t92
                        + (t37 * sin_theta_theta_dot + t33 * cos_theta_theta_dot)));
            let t101 = t97 + (t15 * sin_theta_theta_dot + t98);
            let t102 = q1_dot * t99 + (q2_dot * t100 + theta_dot * t101);
            let t103 = m2_c2_l1 * sin_q2_q2_dot + m2_c2_d * t92;
            let t104 = sin_q2_q2_dot * m2_c2_l1;
            let t105 = x_dot * t94 - y_dot * t100 - (theta_dot * t103 + q1_dot * t104);
            let t106 = theta_dot + q1_dot;
            let t107 = m2_c2 * (t106 + q2_dot);
            let sin_theta_x_dot = sin_theta * x_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let t108 = cos_theta_y_dot + d * theta_dot;
            let t109 = sin_theta_x_dot - t108;
            let t110 = cos_theta * x_dot + sin_theta * y_dot;
            let t111 = t108 - sin_theta_x_dot;
            let t112 = cos_q2 * (sin_q1 * t109 - cos_q1 * t110)
                - sin_q2 * (cos_q1 * t111 + (l1 * t106 - sin_q1 * t110));
            let t113 = t107 * t112;
            let t114 = sin_q2_q2_dot * twice_l1;
            let t115 = d * t85 + m2_c2 * (d * t84 + t114);
            let t116 = x_dot * t95
                - (q1_dot * t115
                    + theta_dot * (twice_d * t85 + m2_c2 * (t114 + t84 * twice_d)));
            let t117 = t106 * m2_l1;
            let t118 = cos_q2 * t107;
            let t119 = t117 + t118;
            let m1_c1_theta_dot = m1_c1 * theta_dot;
            let t120 = theta_dot * k22 + cos_q1 * (t119 + m1_c1_theta_dot);
            let t121 = sin_q2 * t107;
            let t122 = sin_q1 * t121;
            let m1_c1_q1_dot = m1_c1 * q1_dot;
            let y_dot_m1_c1_q1_dot = y_dot * m1_c1_q1_dot;
            let x_dot_m1_c1_q1_dot = x_dot * m1_c1_q1_dot;
            let t123 = t118 + (t117 + m1_c1_theta_dot);
            let t124 = cos_q1 * t121 + sin_q1 * t123;
            let t125 = sin_theta
                * (y_dot * (t120 - t122)
                    + (cos_q1 * y_dot_m1_c1_q1_dot - sin_q1 * x_dot_m1_c1_q1_dot
                        - x_dot * t124));
            let t126 = cos_theta
                * (x_dot * (t122 - t120)
                    - (y_dot * t124
                        + (sin_q1 * y_dot_m1_c1_q1_dot + cos_q1 * x_dot_m1_c1_q1_dot)));
            let t127 = t116 + (t125 - q2_dot * t103 - t126 - y_dot * t101);
            let t128 = t17 * t102 + t127 - t8 * t96;
            let t129 = x_dot * t91
                - (theta_dot * t115
                    + (q2_dot * t104 + sin_q2_q2_dot * (q1_dot * twice_c2_m2_l1)))
                - y_dot * t99;
            let t130 = cos_theta * y_dot_m1_c1_q1_dot - sin_theta * x_dot_m1_c1_q1_dot
                - t110 * t121
                + (t111 * t119
                    + (cos_theta_y_dot + d * t106 - sin_theta_x_dot) * m1_c1_theta_dot);
            let t131 = cos_q1
                * (t109 * t121
                    - (t110 * t123
                        + (sin_theta * y_dot_m1_c1_q1_dot
                            + cos_theta * x_dot_m1_c1_q1_dot))) - sin_q1 * t130;
            let t132 = t129 - t131 + (t23 * t102 - t24 * t96) - t22 * t128;
            let t133 = t40 * t102 + (t105 - t113) - t36 * t96 - t43 * t128 - t45 * t132;
            let t134 = t27 * t132 - t47 * (t44 * t133);
            let t135 = t21 * t128 - t51 * (t42 * t133) - t22 * t134;
            let t136 = k8 * t96 - t54 * (t35 * t133) - t24 * t134 - t8 * t135;
            let t137 = cos_theta * t136;
            let t138 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t139 = b * t135;
            let t140 = t17 * t135 + (t23 * t134 + (k8 * t102 + t54 * (t39 * t133)));
            let t141 = sin_theta * t140;
            let t142 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t136 - cos_theta * t140;
            let t143 = t137 + (t139 - t138) - t141 - t79 * t142;
            let t144 = t137 - (t138 + t139) - t141 - t70 * t142 - t82 * t143;
            let t145 = t83 * t144;
            let t146 = t81 * (t143 - t83 * (t80 * t144));
            let t147 = t145 + t146;
            let t148 = t69 * (t142 - t83 * (t68 * t144)) - t79 * t146;
            let t149 = cos_theta * t147 - t96 - sin_theta * t148;
            let t150 = cos_theta * t148 + (t102 + sin_theta * t147);
            let t151 = b * (t146 - t145) - t127 - t17 * t150 - t8 * t149;
            let t152 = t131 - t129 - t24 * t149 - t23 * t150 - t22 * t151;
            let t153 = t113 - t105 - t40 * t150 - t36 * t149 - t43 * t151 - t45 * t152;
            let t154 = t27 * t152 - t44 * t47 * t153;
            let t155 = t21 * t151 - t153 * (t42 * t51) - t22 * t154;
            rt::vector([
                k8 * t149 - t153 * (t35 * t54) - t24 * t154 - t8 * t155,
                k8 * t150 - t153 * (t39 * t54) - t23 * t154 - t17 * t155,
                t155,
                minus_r_over_jw * t146,
                minus_r_over_jw * t145,
                t154,
                rt::lit::<T>(1.0) / t46 * t153,
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
                k10,
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
            let t14 = c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot)
                + (cos_theta_y_dot + d * t1 - sin_theta_x_dot)
                    * (rt::lit::<T>(2.0) * cos_q1);
            let t15 = m1_d * t12 + m1_c1 * (t14 - t9)
                + (t11 * twice_m_a
                    + ((q1_dot + q2_dot) * twice_j2
                        + (theta_dot * k10 + q1_dot * twice_j1)));
            let t16 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (sin_q1 * cos_theta + sin_theta * cos_q1);
            let t17 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t16)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t18 = m_plus_m1 * t10
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            rt::vector([
                rt::lit::<T>(0.5) * (m2 * t13 + (theta_dot * t15 + (q1_dot * t17 + t18))),
            ])
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
                inv_jw,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
            let t2 = cos_q1 * t1;
            let sin_q1_sin_q2 = sin_q1 * sin_q2;
            let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
            let t3 = t2 - m2_c2_sin_q1_sin_q2;
            let sin_q2_cos_q1 = sin_q2 * cos_q1;
            let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
            let t5 = sin_theta * t4;
            let t6 = cos_theta * (k1 + t3) - t5;
            let t7 = t6 * k8;
            let t8 = c2 + cos_q2 * twice_l1;
            let t9 = m2_c2_sin_q1_sin_q2 - t2;
            let t10 = cos_theta * t4;
            let t11 = sin_theta * t9 - t10;
            let t12 = sin_theta * (t9 - k1) - t10;
            let t13 = t12 * k8;
            let t14 = m2_l1_squared + m2_c2 * (t8 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t11 * t13;
            let t15 = cos_theta * t3 - t5;
            let t16 = t14 - t15 * t7;
            let t17 = k4 + m2_c2 * (t8 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t12 * t13;
            let t18 = t17 - t6 * t7;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t16 * t19;
            let t21 = t15 * k8;
            let t22 = t11 * k8;
            let t23 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t15 * t21
                - t11 * t22;
            let t24 = t23 - t16 * t20;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = k8 / t18;
            let t27 = t26 * (t6 * t16) - t21;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t28 = sin_q2_cos_q1 + sin_q1 * cos_q2;
            let t29 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t28;
            let t30 = m2_c2 * t29;
            let t31 = t29 * k9;
            let t32 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t33 = cos_theta * t32 - sin_theta * t28;
            let t34 = m2_c2 * t33;
            let t35 = t33 * k9;
            let t36 = c2 + l1 * cos_q2;
            let t37 = j2 + m2_c2 * (d * t32 + t36) - t30 * t13 - t34 * t7;
            let t38 = t37 * t19;
            let t39 = j2 + m2_c2 * t36 - t34 * t21 - t30 * t22 - t37 * t20;
            let t40 = t39 * t25;
            let t41 = k7 - t30 * t31 - t34 * t35 - t37 * t38 - t39 * t40;
            let t42 = t24 * t41;
            let t43 = rt::lit::<T>(1.0) / t42;
            let t44 = t26 * (t6 * t37) - t35 - t40 * t27;
            let t45 = t25 * t27 - t43 * (t39 * t44);
            let t46 = rt::lit::<T>(1.0) / (t18 * t41);
            let t47 = t20 * t45 + (t46 * (t37 * t44) + t6 * t26);
            let t48 = k8 / t41;
            let t49 = t26 * (t12 * t16) - t22;
            let t50 = t26 * (t12 * t37) - t31 - t40 * t49;
            let t51 = t25 * t49 - t43 * (t39 * t50);
            let t52 = t20 * t51 + (t46 * (t37 * t50) + t12 * t26);
            let t53 = t7 * t52 - (t21 * t51 + t48 * (t34 * t50));
            let t54 = rt::lit::<T>(1.0) / t41;
            let t55 = t54 * t44;
            let t56 = p_y * (t7 * t47 + (k8 - t48 * (t34 * t44) - t21 * t45))
                + (p_x * t53 + (p_q1 * t45 + p_q2 * t55 - p_theta * t47));
            let t57 = t50 * t54;
            let t58 = p_x * (t13 * t52 + (k8 - t48 * (t30 * t50) - t22 * t51))
                + (p_q1 * t51 + p_q2 * t57 - p_theta * t52);
            let t59 = rt::lit::<T>(1.0) / (t18 * t24);
            let t60 = t59 * (t16 * t39) - t38;
            let t61 = t16 * t59 + t43 * (t39 * t60);
            let t62 = t54 * t60;
            let t63 = p_theta * (t20 * t61 + (t19 - t46 * (t37 * t60)))
                + (p_q2 * t62 - p_q1 * t61);
            let t64 = t39 * t43;
            let t65 = p_q1 * (t25 + t39 * t39 / (t24 * t42)) + p_x * t51
                + (p_y * t45 - p_q2 * t64 - p_theta * t61);
            let t66 = p_y * t55 + p_theta * t62 + (p_x * t57 + p_q2 * t54 - p_q1 * t64);
            let t67 = p_theta * (t63 - (p_y * t47 + p_x * t52))
                + (p_q1 * t65
                    + (inv_jw * (p_right * p_right + p_left * p_left) + p_q2 * t66));
            rt::lit::<T>(0.5) * (p_y * t56 + (p_x * (p_y * t53 + t58) + t67))
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
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_c2,
                m1_c1,
                k1,
                m2_l1,
                k3,
                twice_l1,
                twice_d,
                k4,
                k5,
                m2_l1_squared,
                k6,
                twice_c2,
                k7,
                k8,
                k9,
                inv_jw,
                m2_c2_d,
                m2_c2_l1,
                r_r_over_jw,
                twice_c2_m2_l1,
                k22,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_q2, cos_q2) = rt::sin_cos(q2);
            let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
            let t9 = t8 * k8;
            let t10 = c2 + cos_q2 * twice_l1;
            let t11 = m2_c2_sin_q1_sin_q2 - t2;
            let t12 = cos_theta * t6;
            let t13 = sin_theta * t11 - t12;
            let t14 = t11 - k1;
            let t15 = sin_theta * t14 - t12;
            let t16 = t15 * k8;
            let t17 = m2_l1_squared + m2_c2 * (t10 - sin_q1_sin_q2 * d) + (t2 * d + k5)
                - t13 * t16;
            let t18 = cos_theta * t3;
            let t19 = t18 - t7;
            let t20 = t17 - t19 * t9;
            let t21 = k4 + m2_c2 * (t10 - sin_q1_sin_q2 * twice_d) + (k3 + t2 * twice_d)
                - t15 * t16;
            let t22 = t21 - t8 * t9;
            let t23 = rt::lit::<T>(1.0) / t22;
            let t24 = t20 * t23;
            let t25 = t19 * k8;
            let t26 = t13 * k8;
            let t27 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t19 * t25
                - t13 * t26;
            let t28 = t27 - t20 * t24;
            let t29 = rt::lit::<T>(1.0) / t28;
            let t30 = k8 / t22;
            let t31 = t30 * (t15 * t20) - t26;
            let cos_q1_cos_q2 = cos_q1 * cos_q2;
            let t32 = sin_q1_sin_q2 - cos_q1_cos_q2;
            let sin_q1_cos_q2 = sin_q1 * cos_q2;
            let t33 = sin_q2_cos_q1 + sin_q1_cos_q2;
            let t34 = cos_theta * t33;
            let t35 = sin_theta * t32 - t34;
            let t36 = m2_c2 * t35;
            let t37 = t35 * k9;
            let t38 = cos_q1_cos_q2 - sin_q1_sin_q2;
            let t39 = cos_theta * t38;
            let t40 = sin_theta * t33;
            let t41 = t39 - t40;
            let t42 = m2_c2 * t41;
            let t43 = t41 * k9;
            let t44 = c2 + l1 * cos_q2;
            let t45 = j2 + m2_c2 * (d * t38 + t44) - t36 * t16 - t42 * t9;
            let t46 = t45 * t23;
            let t47 = j2 + m2_c2 * t44 - t42 * t25 - t36 * t26 - t45 * t24;
            let t48 = t47 * t29;
            let t49 = k7 - t36 * t37 - t42 * t43 - t45 * t46 - t47 * t48;
            let t50 = t28 * t49;
            let t51 = rt::lit::<T>(1.0) / t50;
            let t52 = t30 * (t15 * t45) - t37 - t48 * t31;
            let t53 = t29 * t31 - t51 * (t47 * t52);
            let t54 = rt::lit::<T>(1.0) / (t22 * t49);
            let t55 = t24 * t53 + (t54 * (t45 * t52) + t15 * t30);
            let t56 = k8 / t49;
            let t57 = t9 * t55 - (t25 * t53 + t56 * (t42 * t52));
            let t58 = rt::lit::<T>(1.0) / t49;
            let t59 = t52 * t58;
            let t60 = p_x * (t16 * t55 + (k8 - t56 * (t36 * t52) - t26 * t53))
                + (p_q1 * t53 + p_q2 * t59 - p_theta * t55);
            let t61 = p_y * t57 + t60;
            let t62 = t30 * (t8 * t20) - t25;
            let t63 = t30 * (t8 * t45) - t43 - t48 * t62;
            let t64 = t29 * t62 - t51 * (t47 * t63);
            let t65 = t24 * t64 + (t54 * (t45 * t63) + t8 * t30);
            let t66 = t58 * t63;
            let t67 = p_y * (t9 * t65 + (k8 - t56 * (t42 * t63) - t25 * t64))
                + (p_x * t57 + (p_q1 * t64 + p_q2 * t66 - p_theta * t65));
            let t68 = rt::lit::<T>(1.0) / (t22 * t28);
            let t69 = t68 * (t20 * t47) - t46;
            let t70 = t20 * t68 + t51 * (t47 * t69);
            let t71 = t58 * t69;
            let t72 = p_theta * (t24 * t70 + (t23 - t54 * (t45 * t69)))
                + (p_q2 * t71 - p_q1 * t70);
            let t73 = t72 - (p_y * t65 + p_x * t55);
            let t74 = t47 * t51;
            let t75 = p_q1 * (t29 + t47 * t47 / (t28 * t50)) + p_x * t53
                + (p_y * t64 - p_q2 * t74 - p_theta * t70);
            let t76 = p_y * t66 + p_theta * t71 + (p_x * t59 + p_q2 * t58 - p_q1 * t74);
            let t77 = cos_theta * t16 + sin_theta * t9;
            let t78 = b + t77;
            let t79 = cos_theta * t26 + sin_theta * t25;
            let t80 = t24 * t78 - t79;
            let t81 = cos_theta * t37 + sin_theta * t43;
            let t82 = t46 * t78 - t81 - t48 * t80;
            let t83 = t29 * t80 - t51 * (t47 * t82);
            let t84 = t24 * t83 + (t54 * (t45 * t82) + t23 * t78);
            let t85 = cos_theta * k8;
            let t86 = sin_theta * k8;
            let t87 = sin_theta * (t9 * t84 + (t86 - t56 * (t42 * t82) - t25 * t83))
                + (r_r_over_jw + b * t84);
            let t88 = cos_theta * (t16 * t84 + (t85 - t56 * (t36 * t82) - t26 * t83))
                + t87;
            let t89 = sin_theta * t16 - cos_theta * t9;
            let t90 = sin_theta * t26 - cos_theta * t25 - t24 * t89;
            let t91 = sin_theta * t37 - cos_theta * t43 - t46 * t89 - t48 * t90;
            let t92 = t29 * t90 - t51 * (t47 * t91);
            let t93 = t23 * t89 - t54 * (t45 * t91) - t24 * t92;
            let t94 = t85 - t56 * (t42 * t91) - t25 * t92 - t9 * t93;
            let t95 = sin_theta * t94;
            let t96 = b * t93;
            let t97 = t16 * t93 + (t26 * t92 + (t86 + t56 * (t36 * t91)));
            let t98 = cos_theta * t97;
            let t99 = t95 - t96 - t98;
            let t100 = rt::lit::<T>(1.0) / (sin_theta * t97 + cos_theta * t94);
            let t101 = t99 * t100;
            let t102 = b - t77;
            let t103 = t79 + t24 * t102;
            let t104 = t48 * t103 - (t81 + t46 * t102);
            let t105 = t29 * t103 + t51 * (t47 * t104);
            let t106 = t24 * t105 + (t23 * t102 - t54 * (t45 * t104));
            let t107 = cos_theta * (t26 * t105 + (t85 - t56 * (t36 * t104)) - t16 * t106)
                + sin_theta * (t25 * t105 + (t86 - t56 * (t42 * t104)) - t9 * t106);
            let t108 = b * t106;
            let t109 = t95 + t96 - t98;
            let t110 = t109 * t100;
            let t111 = t107 - t108 - t99 * t110;
            let t112 = rt::lit::<T>(1.0) / (t107 + (r_r_over_jw + t108) - t109 * t110);
            let t113 = t111 * t112;
            let t114 = rt::lit::<T>(1.0) / (t88 - t99 * t101 - t111 * t113);
            let t115 = sin_q1 * t75;
            let t116 = sin_q2 * t76;
            let t117 = m2_c2 * t116;
            let t118 = t1 * t115 + cos_q1 * t117;
            let t119 = cos_q1 * t75;
            let t120 = cos_q2 * t76;
            let t121 = sin_q2 * t119 + sin_q1 * t120;
            let t122 = t118 + m2_c2 * t121;
            let t123 = sin_theta * t122;
            let t124 = cos_theta * t73;
            let t125 = cos_q1 * t120 - sin_q2 * t115;
            let t126 = m2_c2 * t125 + (t1 * t119 - sin_q1 * t117);
            let t127 = sin_theta * t73;
            let t128 = cos_theta * t126 - t6 * t127;
            let t129 = t123 + t11 * t124 - t128;
            let t130 = t121 + (cos_q1 * t116 + cos_q2 * t115);
            let t131 = t125 + (cos_q2 * t119 - sin_q1 * t116);
            let t132 = m2_c2
                * (sin_theta * t130 + (t33 * t127 + t32 * t124) - cos_theta * t131);
            let t133 = t123 + t14 * t124 - t128;
            let t134 = t75 * t129 + (t76 * t132 + t73 * t133);
            let t135 = t73 + t75;
            let t136 = m2_c2 * (t76 + t135);
            let t137 = cos_theta * t67;
            let t138 = t137 + d * t73;
            let t139 = sin_theta * t61;
            let t140 = t138 - t139;
            let t141 = cos_theta * t61 + sin_theta * t67;
            let t142 = t139 - t138;
            let t143 = sin_q2 * (cos_q1 * t140 + (l1 * t135 - sin_q1 * t141))
                - cos_q2 * (sin_q1 * t142 - cos_q1 * t141);
            let t144 = m2_c2
                * (sin_theta * t131 + (cos_theta * t130 + (t38 * t127 + t33 * t124)));
            let t145 = m2_c2_l1 * t116;
            let t146 = t145 + m2_c2_d * t130;
            let t147 = t136 * t143
                + (t61 * t132 - t67 * t144 - (t75 * t145 + t73 * t146));
            let t148 = t6 * t124 + sin_theta * t126;
            let t149 = cos_theta * t122;
            let t150 = t148 + (t149 + t3 * t127);
            let t151 = t148 + (t149 + t4 * t127);
            let t152 = t75 * t150 + (t76 * t144 + t73 * t151);
            let t153 = m1_c1 * t73;
            let t154 = m2_l1 * t135;
            let t155 = cos_q2 * t136;
            let t156 = t154 + t155;
            let t157 = k22 * t73 + cos_q1 * (t153 + t156);
            let t158 = sin_q2 * t136;
            let t159 = sin_q1 * t158;
            let t160 = m1_c1 * t75;
            let t161 = t67 * t160;
            let t162 = t61 * t160;
            let t163 = t155 + (t153 + t154);
            let t164 = cos_q1 * t158 + sin_q1 * t163;
            let t165 = sin_theta
                * (t67 * (t157 - t159) + (cos_q1 * t161 - sin_q1 * t162 - t61 * t164));
            let t166 = twice_l1 * t116;
            let t167 = d * t118 + m2_c2 * (t166 + d * t121);
            let t168 = t67 * t151
                + (t75 * t167
                    + t73 * (twice_d * t118 + m2_c2 * (t166 + twice_d * t121)));
            let t169 = cos_theta
                * (t61 * (t159 - t157) - (t67 * t164 + (sin_q1 * t161 + cos_q1 * t162)));
            let t170 = t165 - t16 * t134
                + (t9 * t152 + (t61 * t133 - t76 * t146 - t168) - t169);
            let t171 = cos_theta * t161 - sin_theta * t162 - t141 * t158
                + (t140 * t156 + t153 * (t137 + d * t135 - t139));
            let t172 = t61 * t129 - t67 * t150
                - cos_q1
                    * (t142 * t158 - (sin_theta * t161 + cos_theta * t162)
                        - t141 * t163);
            let t173 = sin_q1 * t171
                - (t73 * t167 + (t75 * (twice_c2_m2_l1 * t116) + t76 * t145)) + t172;
            let t174 = t173 + (t25 * t152 - t26 * t134) - t24 * t170;
            let t175 = t147 + (t43 * t152 - t37 * t134) - t46 * t170 - t48 * t174;
            let t176 = t29 * t174 - t74 * t175;
            let t177 = t23 * t170 - t45 * t54 * t175 - t24 * t176;
            let t178 = k8 * t134 - t36 * t56 * t175 - t26 * t176 - t16 * t177;
            let t179 = cos_theta * t178;
            let t180 = t67 * t124 - t61 * t127;
            let t181 = b * t177;
            let t182 = t9 * t177 + (t25 * t176 + (k8 * t152 + t42 * t56 * t175));
            let t183 = sin_theta * t182;
            let t184 = t61 * t124 + t67 * t127 - sin_theta * t178 - cos_theta * t182;
            let t185 = t179 + (t181 - t180) - t183 - t110 * t184;
            let t186 = t179 - (t180 + t181) - t183 - t101 * t184 - t113 * t185;
            let t187 = t114 * t186;
            let t188 = t112 * (t185 - t186 * (t111 * t114));
            let t189 = t187 + t188;
            let t190 = t100 * (t184 - t186 * (t99 * t114)) - t110 * t188;
            let t191 = t7 + t14 * cos_theta;
            let t192 = t12 + sin_theta * t4;
            let t193 = t7 + t11 * cos_theta;
            let t194 = m2_c2 * (t40 + cos_theta * t32);
            let t195 = t12 + sin_theta * t3;
            let t196 = m2_c2 * (t34 + sin_theta * t38);
            let t197 = t196 * t76;
            let t198 = t195 * t75 + t197;
            let t199 = t61 * (t191 * t73 + (t193 * t75 + t194 * t76))
                - t67 * (t198 + t192 * t73);
            let t200 = t195 * t67;
            let t201 = t196 * t67;
            let t202 = t73 * (t191 * t61 - t192 * t67) + t199
                + (t75 * (t193 * t61 - t200) + t76 * (t194 * t61 - t201));
            let t203 = t7 - t18;
            let t204 = t203 * t61;
            let t205 = t33 * m2_c2_d;
            let t206 = d * t5 + sin_q2_cos_q1 * m2_c2_d;
            let t207 = m2_c2 * (t40 - t39);
            let t208 = t207 * t76;
            let t209 = t73
                * (t204 - t205 * t76 - (t200 + t206 * (t75 + rt::lit::<T>(2.0) * t73)))
                + (t61 * (t208 + t203 * t135) - t67 * (t195 * t73 + t198));
            let t210 = t207 * t61;
            let t211 = t75 * (t204 - t206 * t73 - t200)
                + t76 * (t210 - t205 * t73 - t201);
            let sin_q2_m2_c2 = sin_q2 * m2_c2;
            let cos_q1_sin_q2_m2_c2 = cos_q1 * sin_q2_m2_c2;
            let t212 = m2_c2 * sin_q1_cos_q2 + cos_q1_sin_q2_m2_c2;
            let t213 = m2_c2 * cos_q1_cos_q2 - sin_q1 * sin_q2_m2_c2;
            let t214 = sin_theta * t212 - cos_theta * t213;
            let t215 = t214 * t61;
            let sin_q2_twice_l1 = sin_q2 * twice_l1;
            let t216 = d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (d * sin_q1_cos_q2 + sin_q2_twice_l1);
            let t217 = m2_c2_d * t33 + m2_c2_l1 * sin_q2;
            let t218 = (twice_d * cos_q1_sin_q2_m2_c2
                + m2_c2 * (sin_q2_twice_l1 + sin_q1_cos_q2 * twice_d)) * t73
                + (t216 * t75 + t217 * t76);
            let t219 = cos_theta * t212 + sin_theta * t213;
            let t220 = t219 * t67;
            let t221 = t73 * (t215 - t218 - t220)
                + (t61 * (t208 + t214 * t135) - t67 * (t197 + t219 * t135));
            let sin_q2_m2_c2_l1 = sin_q2 * m2_c2_l1;
            let t222 = t75
                * (t215
                    - (t216 * t73
                        + (sin_q2 * twice_c2_m2_l1 * t75 + sin_q2_m2_c2_l1 * t76))
                    - t220);
            let t223 = rt::lit::<T>(0.5)
                * (t221
                    + (t222
                        + t76 * (t210 - (t217 * t73 + sin_q2_m2_c2_l1 * t75) - t201)));
            rt::vector([
                t61,
                t67,
                t73,
                p_right * inv_jw,
                p_left * inv_jw,
                t75,
                t76,
                cos_theta * t189 - sin_theta * t190,
                cos_theta * t190 + sin_theta * t189,
                rt::lit::<T>(0.5) * t202 + b * (t188 - t187),
                -r * t188,
                -r * t187,
                rt::lit::<T>(0.5) * (t209 + t211),
                t223,
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
        /// | once, from parameters | 17 | 48 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 21 | 2 | 0 | 0 | 0 |
        /// | each step | 98 | 119 | 9 | 0 | 5 | 0 |
        /// | each sweep for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, kappa_gradient | 237 | 283 | 7 | 0 | 6 | 0 |
        /// | each iteration for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, kappa_gradient | 1009 | 1434 | 27 | 0 | 7 | 0 |
        /// | each state that is looked at | 46 | 56 | 3 | 0 | 3 | 0 |
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
            /// `m2 l1`
            m2_l1: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2)`
            k2: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `m2 (d² + l1²)`
            k3: T,
            /// `J1 + J2 + m1 c1²`
            k4: T,
            /// `m2 l1²`
            m2_l1_squared: T,
            /// `m2 c2²`
            k5: T,
            /// `2 c2`
            twice_c2: T,
            /// `J2 + m2 c2²`
            k6: T,
            /// `m1 d`
            m1_d: T,
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
            k7: T,
            /// `((m2 + (M + m1)) r² + 2 Jw)/(r²)`
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
            /// `M a + m2 d`
            k13: T,
            /// `m1 d + (M a + m2 d)`
            k14: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `2 c2 m2 l1`
            twice_c2_m2_l1: T,
            /// `4 l1`
            k15: T,
            /// `2 m2 c2 l1`
            twice_m2_c2_l1: T,
            /// `4 c2 m2 l1`
            k16: T,
            /// `d/2`
            half_d: T,
            /// `(m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k17: T,
            /// `m2 c2 d/2`
            half_m2_c2_d: T,
            /// `2/(r²) + 1`
            k18: T,
            /// `2 m2 c2`
            twice_m2_c2: T,
            /// `((m2 + (M + m1)) r² + 2 Jw) (2/(r²) + 1)`
            k19: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) (2/(r²) + 1)`
            k20: T,
            /// `2 (b²/(r²)) + 1`
            k21: T,
            /// `m2 c2 r²/2`
            half_m2_c2_r_squared: T,
            /// `m1 c1/2`
            half_m1_c1: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k22: T,
            /// `((m2 + (M + m1)) r² + 2 Jw)/2`
            k23: T,
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
            /// `m2 l1 c2 h`
            m2_l1_c2_h: T,
            /// `m2 c2 l1 h/2`
            k24: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h`
            k25: T,
            /// `h (m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k26: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h/2`
            k27: T,
            /// `m2 c2 h/2`
            k28: T,
            /// `(r² h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k29: T,
            /// `h m2 c2 r²/2`
            k30: T,
            /// `m1 c1 h/2`
            k31: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (4); functions of q that the next step needs (7).
            type Carried = [T; 18];
            type Memory = (rt::Predictor<T, 7, 8>,);
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
                let m2_l1 = m2 * l1;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let k2 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let l1_squared = l1 * l1;
                let k3 = m2 * (d_squared + l1_squared);
                let k4 = j1_plus_j2 + m1 * c1_squared;
                let m2_l1_squared = m2 * l1_squared;
                let k5 = m2 * (c2 * c2);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k6 = j2 + k5;
                let m1_d = m1 * d;
                let m2_c2_d = m2_c2 * d;
                let m2_c2_l1 = m2_c2 * l1;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let r_squared = r * r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let k7 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k8 = k7 / r_squared;
                let b_squared = b * b;
                let k9 = rt::lit::<T>(2.0) * (jw * b_squared / r_squared);
                let k10 = r_squared / k7;
                let k11 = rt::lit::<T>(1.0) / k7;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k12 = m2_c2_r_squared / k7;
                let k13 = m_a + m2 * d;
                let k14 = m1_d + k13;
                let m1_c1_d = m1_c1 * d;
                let c2_m2_l1 = c2 * m2_l1;
                let twice_c2_m2_l1 = rt::lit::<T>(2.0) * c2_m2_l1;
                let k15 = rt::lit::<T>(4.0) * l1;
                let twice_m2_c2_l1 = rt::lit::<T>(2.0) * m2_c2_l1;
                let k16 = rt::lit::<T>(4.0) * c2_m2_l1;
                let half_d = rt::lit::<T>(0.5) * d;
                let k17 = rt::lit::<T>(0.5) * k12;
                let half_m2_c2_d = rt::lit::<T>(0.5) * m2_c2_d;
                let k18 = rt::lit::<T>(2.0) / r_squared + rt::lit::<T>(1.0);
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let k19 = k7 * k18;
                let k20 = k10 * k18;
                let k21 = rt::lit::<T>(2.0) * (b_squared / r_squared)
                    + rt::lit::<T>(1.0);
                let half_m2_c2_r_squared = rt::lit::<T>(0.5) * m2_c2_r_squared;
                let half_m1_c1 = rt::lit::<T>(0.5) * m1_c1;
                let k22 = rt::lit::<T>(0.5) * k10;
                let k23 = rt::lit::<T>(0.5) * k7;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c2_h = c2 * h;
                let m2_c2_h = m2 * c2_h;
                let l1_h = l1 * h;
                let half_m2_c2_h = rt::lit::<T>(0.5) * m2_c2_h;
                let m2_l1_c2_h = m2_l1 * c2_h;
                let k24 = rt::lit::<T>(0.5) * (m2_c2 * l1_h);
                let k25 = k10 * h;
                let k26 = rt::lit::<T>(0.5) * (h * k12);
                let k27 = rt::lit::<T>(0.5) * k25;
                let k28 = rt::lit::<T>(0.5) * (m2_c2 * h);
                let k29 = rt::lit::<T>(0.5) * (r_squared * h / k7);
                let k30 = rt::lit::<T>(0.5) * (h * m2_c2_r_squared);
                let k31 = rt::lit::<T>(0.5) * (m1_c1 * h);
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    m1_d,
                    m2_c2_d,
                    m2_c2_l1,
                    half_m2_c2,
                    r_squared,
                    inv_r,
                    b_over_r,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    m2_c2_r_squared,
                    k12,
                    k13,
                    k14,
                    m1_c1_d,
                    twice_c2_m2_l1,
                    k15,
                    twice_m2_c2_l1,
                    k16,
                    half_d,
                    k17,
                    half_m2_c2_d,
                    k18,
                    twice_m2_c2,
                    k19,
                    k20,
                    k21,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    k22,
                    k23,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    m2_l1_c2_h,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
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
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
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
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
                let t19 = c2 + cos_q2 * twice_l1;
                let t20 = m2_l1_squared + m2_c2 * (t19 - sin_q1_sin_q2 * d)
                    + (t2 * d + k4);
                let t21 = c2 + l1 * cos_q2;
                let t22 = j2 + m2_c2 * (d * t9 + t21);
                let t23 = theta_dot
                    * (k3 + m2_c2 * (t19 - sin_q1_sin_q2 * twice_d)
                        + (k2 + t2 * twice_d))
                    + (q2_dot * t22 + b_over_r * (jw_right_dot - jw_left_dot));
                let t24 = j2 + m2_c2 * t21;
                let t25 = t7 * y_dot
                    + (t24 * q2_dot
                        + q1_dot * (k4 + (k5 + m2_l1 * (l1 + cos_q2 * twice_c2))));
                let t26 = t16 * x_dot + t11 * y_dot
                    + (t24 * q1_dot + k6 * q2_dot + theta_dot * t22);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t6 * y_dot + q1_dot * t20 + (t14 * x_dot + t23),
                    t25 + (t15 * x_dot + theta_dot * t20),
                    t26,
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
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    m1_d,
                    m2_c2_d,
                    m2_c2_l1,
                    half_m2_c2,
                    r_squared,
                    inv_r,
                    b_over_r,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    m2_c2_r_squared,
                    k12,
                    k13,
                    k14,
                    m1_c1_d,
                    twice_c2_m2_l1,
                    k15,
                    twice_m2_c2_l1,
                    k16,
                    half_d,
                    k17,
                    half_m2_c2_d,
                    k18,
                    twice_m2_c2,
                    k19,
                    k20,
                    k21,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    k22,
                    k23,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    m2_l1_c2_h,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    twice_h,
                } = *setting.scheme();
                let t1 = sin_q1_ahead * sin_q2_ahead;
                let t2 = cos_q1_ahead * cos_q2_ahead - t1;
                let t3 = c2 + l1 * cos_q2_ahead;
                let t4 = j2 + m2_c2 * t3;
                let t5 = cos_q1_ahead * sin_q2_ahead;
                let t6 = t5 + sin_q1_ahead * cos_q2_ahead;
                let t7 = m2_c2 * t6;
                let t8 = j2 + m2_c2 * (d * t2 + t3);
                let t9 = t6 * k12;
                let t10 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead);
                let t11 = cos_q1_ahead * t10;
                let t12 = sin_q1_ahead * t10 + m2_c2 * t5;
                let t13 = k10 * t12;
                let t14 = k4 + (k5 + m2_l1 * (l1 + cos_q2_ahead * twice_c2));
                let t15 = c2 + cos_q2_ahead * twice_l1;
                let t16 = m2_l1_squared + m2_c2 * (t15 - d * t1) + (k4 + d * t11);
                let t17 = rt::lit::<T>(1.0) * (k2 + (k3 + m2_c2 * (t15 - t1 * twice_d)))
                    + (k9 + twice_d * t11);
                let t18 = t7 * t13;
                let t19 = t8 - t18;
                let t20 = t12 * t13;
                let t21 = t17 - t20;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t16 - t20;
                let t24 = t23 * t22;
                let t25 = t19 * t22;
                let t26 = t4 - t18 - t19 * t24;
                let t27 = t14 - t20 - t23 * t24;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = t26 * t28;
                let t30 = k6 - t7 * t9 - t19 * t25 - t26 * t29;
                let t31 = rt::lit::<T>(1.0) / (t27 * t30);
                let t32 = rt::lit::<T>(1.0) / t30;
                let t33 = rt::lit::<T>(1.0) / (t21 * t30);
                let t34 = t6 * m2_c2_r_squared;
                let t35 = k11 / t30;
                let t36 = t26 * t31;
                let t37 = t19 * t33;
                let t38 = t34 * t35;
                let t39 = t12 * k22;
                let t40 = t35 * (t6 * half_m2_c2_r_squared);
                let t41 = rt::lit::<T>(0.5) * t32;
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
                    let q2_rate_half_h = q2_rate * half_h;
                    let t63 = q2 + q2_rate_half_h;
                    let (t64, t65) = rt::sin_cos(t63);
                    let q1_rate_half_h = q1_rate * half_h;
                    let t66 = q1 + q1_rate_half_h;
                    let (t67, t68) = rt::sin_cos(t66);
                    let t69 = m1_c1 + (m2_l1 + m2_c2 * t65);
                    let t70 = t64 * t68;
                    let t71 = t67 * t69 + m2_c2 * t70;
                    let t72 = k10 * t71;
                    let t73 = t71 * t72;
                    let t74 = c2 + twice_l1 * t65;
                    let t75 = t67 * t64;
                    let t76 = t68 * t69;
                    let t77 = m2_l1_squared + m2_c2 * (t74 - d * t75) + (k4 + d * t76)
                        - t73;
                    let t78 = rt::lit::<T>(1.0)
                        * (k2 + (k3 + m2_c2 * (t74 - twice_d * t75)))
                        + (k9 + twice_d * t76);
                    let t79 = t78 - t73;
                    let t80 = rt::lit::<T>(1.0) / t79;
                    let t81 = t77 * t80;
                    let t82 = k4 + (k5 + m2_l1 * (l1 + twice_c2 * t65)) - t73
                        - t77 * t81;
                    let t83 = rt::lit::<T>(1.0) / t82;
                    let t84 = rho1 + rho1_rate * half_h;
                    let t85 = t84 * t72;
                    let t86 = t85 + (rho2 + rho2_rate * half_h);
                    let t87 = t85 + (rho3 + rho3_rate * half_h) - t86 * t81;
                    let t90 = t70 + t67 * t65;
                    let t91 = m2_c2 * t90;
                    let t96 = k12 * t90;
                    let t93 = t68 * t65 - t75;
                    let t89 = c2 + l1 * t65;
                    let t92 = t91 * t72;
                    let t94 = j2 + m2_c2 * (d * t93 + t89) - t92;
                    let t97 = t94 * t80;
                    let t95 = j2 + m2_c2 * t89 - t92 - t94 * t81;
                    let t98 = t95 * t83;
                    let t101 = t95 * t98;
                    let t102 = k6 - t91 * t96 - t94 * t97 - t101;
                    let t107 = rt::lit::<T>(1.0) / t102;
                    let t99 = t84 * t96 + (rho4 + rho4_rate * half_h) - t86 * t97
                        - t98 * t87;
                    let t100 = t95 * t99;
                    let t746 = t83 * (t87 - t107 * t100);
                    let rho1_new = rho1 + rho1_rate * h;
                    let q2_rate_h = q2_rate * h;
                    let q2_new = q2 + q2_rate_h;
                    let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::sin_cos(q2_new);
                    let q1_rate_h = q1_rate * h;
                    let q1_new = q1 + q1_rate_h;
                    let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(q1_new);
                    let t165 = sin_q2_ahead_new * cos_q1_ahead_new;
                    let t167 = t165 + sin_q1_ahead_new * cos_q2_ahead_new;
                    let t168 = m2_c2 * t167;
                    let t108 = t99 * t107;
                    let t169 = rho1_new + t168 * t108;
                    let t164 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead_new);
                    let t166 = sin_q1_ahead_new * t164 + m2_c2 * t165;
                    let t111 = t94 * t99;
                    let t747 = t80 * (t86 - t107 * t111) - t81 * t746;
                    let t748 = t746 + t747;
                    let t749 = t72 * t748;
                    let t117 = k10 * t84;
                    let t750 = t107 * (t96 * t99);
                    let t751 = t749 + (t117 + t750);
                    let t752 = k8 * t751;
                    let t753 = t169 + t166 * t748 - t752;
                    let t172 = k10 * t166;
                    let t173 = k4 + (k5 + m2_l1 * (l1 + cos_q2_ahead_new * twice_c2));
                    let t174 = t166 * t172;
                    let t175 = c2 + cos_q2_ahead_new * twice_l1;
                    let t176 = sin_q1_ahead_new * sin_q2_ahead_new;
                    let t177 = cos_q1_ahead_new * t164;
                    let t178 = m2_l1_squared + m2_c2 * (t175 - d * t176)
                        + (k4 + d * t177);
                    let t179 = t178 - t174;
                    let t180 = rt::lit::<T>(1.0)
                        * (k2 + (k3 + m2_c2 * (t175 - t176 * twice_d)))
                        + (k9 + twice_d * t177);
                    let t181 = t180 - t174;
                    let t182 = rt::lit::<T>(1.0) / t181;
                    let t183 = t179 * t182;
                    let t184 = t173 - t174 - t179 * t183;
                    let t185 = rt::lit::<T>(1.0) / t184;
                    let t754 = t166 * t751;
                    let rho3_new = rho3 + rho3_rate * h;
                    let t187 = c2 + l1 * cos_q2_ahead_new;
                    let t188 = j2 + m2_c2 * t187;
                    let t189 = rho3_new - t188 * t108;
                    let t755 = t754 + (t189 - t746 * t173 - t747 * t178);
                    let t756 = t172 * t753;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t192 = j2
                        + m2_c2
                            * (d * (cos_q1_ahead_new * cos_q2_ahead_new - t176) + t187);
                    let t193 = rho2_new - t192 * t108;
                    let t757 = t754 + (t193 - t746 * t178 - t747 * t180);
                    let t758 = t757 + t756;
                    let t759 = t755 + t756 - t183 * t758;
                    let rho4_new = rho4 + rho4_rate * h;
                    let t200 = k6 * t108;
                    let t201 = rho4_new - t200;
                    let t760 = t168 * t751 + (t201 - t188 * t746 - t747 * t192);
                    let t203 = t167 * k12;
                    let t197 = t168 * t172;
                    let t198 = t192 - t197;
                    let t204 = t198 * t182;
                    let t199 = t188 - t197 - t198 * t183;
                    let t205 = t199 * t185;
                    let t761 = t760 + t203 * t753 - t204 * t758 - t205 * t759;
                    let t208 = k6 - t168 * t203 - t198 * t204 - t199 * t205;
                    let t221 = rt::lit::<T>(1.0) / t208;
                    let t762 = t185 * (t759 - t761 * (t199 * t221));
                    let t763 = t182 * (t758 - t761 * (t198 * t221)) - t183 * t762;
                    let t223 = cos_q1_ahead_new + cos_q1_ahead;
                    let sin_q2_rate_half_h = rt::sin(q2_rate_half_h);
                    let t224 = t65 * sin_q2_rate_half_h;
                    let t225 = sin_q2_ahead_new + sin_q2_ahead;
                    let sin_q1_rate_half_h = rt::sin(q1_rate_half_h);
                    let t226 = t67 * sin_q1_rate_half_h;
                    let t227 = t223 * t224 - t225 * t226;
                    let t228 = cos_q2_ahead_new + cos_q2_ahead;
                    let t229 = t68 * sin_q1_rate_half_h;
                    let t230 = sin_q1_ahead_new + sin_q1_ahead;
                    let t231 = t64 * sin_q2_rate_half_h;
                    let t232 = m2_c2 * (t227 + (t228 * t229 - t230 * t231));
                    let t233 = t232 * t108;
                    let t234 = m1_c1 + (m2_l1 + half_m2_c2 * t228);
                    let t235 = m2_c2 * t231;
                    let t236 = t234 * (rt::lit::<T>(2.0) * t229)
                        + (m2_c2 * t227 - t230 * t235);
                    let t764 = t236 * t751;
                    let t239 = t223 * t235 + t234 * (rt::lit::<T>(2.0) * t226);
                    let t240 = t231 * k15;
                    let t241 = t225 * t229 + t230 * t224;
                    let t242 = twice_d * t239 + m2_c2 * (t240 + twice_d * t241);
                    let t243 = twice_m2_c2_l1 * t231
                        + m2_c2_d * (t241 + (t223 * t231 + t228 * t226));
                    let t244 = t243 * t108;
                    let t245 = d * t239 + m2_c2 * (t240 + d * t241);
                    let t765 = t751 * (t233 + t748 * t236)
                        + t747 * (t764 + (t747 * t242 + (t244 + t746 * t245)));
                    let t247 = t108 * twice_m2_c2_l1;
                    let t249 = t231 * twice_m2_c2_l1;
                    let t766 = t746 * (t764 + (t747 * t245 + t231 * (t247 + t746 * k16)))
                        + t108 * (t232 * t751 + (t747 * t243 + t746 * t249));
                    let t259 = rho4 - t200;
                    let t767 = t7 * t751 + (t259 - t4 * t746 - t8 * t747);
                    let t255 = rho1 + t7 * t108;
                    let t768 = t255 + t12 * t748 - t752;
                    let t769 = t12 * t751;
                    let t253 = rho2 - t8 * t108;
                    let t770 = t769 + (t253 - t16 * t746 - t17 * t747);
                    let t771 = t13 * t768;
                    let t772 = t770 + t771;
                    let t261 = rho3 - t4 * t108;
                    let t773 = t769 + (t261 - t14 * t746 - t16 * t747);
                    let t774 = t773 + t771 - t24 * t772;
                    let t775 = t767 + t9 * t768 - t25 * t772 - t29 * t774;
                    let t776 = t28 * t774 - t36 * t775;
                    let t777 = t761 * (t221 * t760) + (t765 + t766) - t775 * (t32 * t767)
                        - t773 * t776;
                    let t778 = t22 * t772 - t37 * t775 - t24 * t776;
                    let t779 = t757 * t763 + (t755 * t762 + t777 - t770 * t778)
                        - t768 * (t13 * (t776 + t778) + (k10 * t768 + t38 * t775));
                    let t780 = t753
                        * (t172 * (t762 + t763) + (k10 * t753 + t761 * (t203 * t221)))
                        + t779;
                    let t126 = rho2_rate * kappa_gradient;
                    let t781 = t126 + t747;
                    let t782 = h * t781;
                    let t783 = t751 * (m1_c1 * t746);
                    let t784 = m1_c1 * t747;
                    let t785 = m2_l1 * t748;
                    let t786 = m2_c2 * (t748 + t108);
                    let t787 = t65 * t786;
                    let t788 = t785 + t787;
                    let t133 = t76 - m2_c2 * t75;
                    let t134 = k1 + t133;
                    let t135 = m2_c2 * t93;
                    let t136 = t135 * t108;
                    let t789 = t747 * t134 + (t136 + t746 * t133);
                    let t790 = t64 * t786;
                    let t791 = t68 * t783
                        + t751
                            * (t68 * (t784 + t788) + (k14 * t747 - t789 - t67 * t790));
                    let t792 = d * t747;
                    let t793 = t64 * (l1 * t748 + t68 * t792 - t67 * t751)
                        + t65 * (t67 * t792 + t68 * t751);
                    let t794 = t786 * t793;
                    let t795 = t68
                        * (t751 * (t787 + (t784 + t785)) + (t783 + t792 * t790))
                        - t67 * (t751 * t790 - t748 * (m1_c1_d * t747) - t792 * t788);
                    let t109 = rho1_rate * kappa_gradient;
                    let t796 = t109 + t751;
                    let t797 = inv_r * t796;
                    let t798 = b_over_r * t781;
                    let t799 = t797 - t798;
                    let t800 = t798 + t797;
                    let t272 = rho1_rate * rho1_rate + rho4_rate * rho4_rate
                        + (q1_rate * q1_rate + q2_rate * q2_rate
                            + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                    let t801 = h
                        * (t799 * t799
                            + (t800 * t800 + (t796 * t796 + (t272 + t781 * t781))));
                    let t802 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t780
                            - (t782 * t791 + (q2_rate_h * t794 + q1_rate_h * t795)),
                        t801,
                    );
                    let t803 = t747 + rho2_rate * t802;
                    let t804 = t751 + rho1_rate * t802;
                    let t805 = inv_r * t804;
                    let t806 = b_over_r * t803;
                    let t807 = t802 * (t805 + t806);
                    let t808 = t802 * (t805 - t806);
                    solution1
                        .update([
                            t746 + rho3_rate * t802,
                            t108 + rho4_rate * t802,
                            t789 * t803 - t802 * t804 - inv_r * (t807 + t808),
                            b_over_r * (t808 - t807)
                                - (t789 * t804 + (t791 + t802 * t803)),
                            -(t795 + q1_rate * t802),
                            -(t794 + q2_rate * t802),
                            t802,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t42 = rho1 * t13;
                            let t43 = rho2 + t42;
                            let t44 = rho3 + t42 - t43 * t24;
                            let t45 = rho4 + rho1 * t9 - t43 * t25 - t29 * t44;
                            let t46 = t28 * t44 - t31 * (t26 * t45);
                            let t47 = t45 * t32;
                            let t48 = t43 * t22 - t33 * (t19 * t45) - t24 * t46;
                            let t49 = t11 - m2_c2 * t1;
                            let t50 = t46 + t48;
                            let t51 = t13 * t50 + (rho1 * k10 + t35 * (t34 * t45));
                            let t52 = m2_c2 * (t47 + t50);
                            let t53 = sin_q2_ahead * t52;
                            let t54 = m1_c1 * t48;
                            let t55 = m2_l1 * t50;
                            let t56 = cos_q2_ahead * t52;
                            let t57 = t55 + t56;
                            let t58 = t51 * (m1_c1 * t46);
                            let t59 = t51
                                * (sin_q1_ahead * t53 - k14 * t48
                                    - cos_q1_ahead * (t54 + t57)) - cos_q1_ahead * t58;
                            let t60 = d * t48;
                            let t61 = cos_q1_ahead
                                * (t51 * (t56 + (t54 + t55)) + (t58 + t53 * t60))
                                + sin_q1_ahead
                                    * (t57 * t60 + (t50 * (m1_c1_d * t48) - t51 * t53));
                            let t62 = sin_q2_ahead
                                * (l1 * t50 + cos_q1_ahead * t60 - sin_q1_ahead * t51)
                                + cos_q2_ahead * (sin_q1_ahead * t60 + cos_q1_ahead * t51);
                            [
                                t46,
                                t47,
                                t48 * ((k1 + t49) * t48 + (m2_c2 * t2 * t47 + t49 * t46)),
                                t59,
                                -t61,
                                -(t52 * t62),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(q1 * inv_h),
                            rt::abs(q2 * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::abs(rho3 * inv_h),
                            rt::abs(rho4 * inv_h),
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
                            let q2_rate_half_h = q2_rate * half_h;
                            let t63 = q2 + q2_rate_half_h;
                            let (t64, t65) = rt::sin_cos(t63);
                            let q1_rate_half_h = q1_rate * half_h;
                            let t66 = q1 + q1_rate_half_h;
                            let (t67, t68) = rt::sin_cos(t66);
                            let t69 = m1_c1 + (m2_l1 + m2_c2 * t65);
                            let t70 = t64 * t68;
                            let t71 = t67 * t69 + m2_c2 * t70;
                            let t72 = k10 * t71;
                            let t73 = t71 * t72;
                            let t74 = c2 + twice_l1 * t65;
                            let t75 = t67 * t64;
                            let t76 = t68 * t69;
                            let t77 = m2_l1_squared + m2_c2 * (t74 - d * t75)
                                + (k4 + d * t76) - t73;
                            let t78 = rt::lit::<T>(1.0)
                                * (k2 + (k3 + m2_c2 * (t74 - twice_d * t75)))
                                + (k9 + twice_d * t76);
                            let t79 = t78 - t73;
                            let t80 = rt::lit::<T>(1.0) / t79;
                            let t81 = t77 * t80;
                            let t82 = k4 + (k5 + m2_l1 * (l1 + twice_c2 * t65)) - t73
                                - t77 * t81;
                            let t83 = rt::lit::<T>(1.0) / t82;
                            let t84 = rho1 + rho1_rate * half_h;
                            let t85 = t84 * t72;
                            let t86 = t85 + (rho2 + rho2_rate * half_h);
                            let t87 = t85 + (rho3 + rho3_rate * half_h) - t86 * t81;
                            let t88 = t83 * t87;
                            let t89 = c2 + l1 * t65;
                            let t90 = t70 + t67 * t65;
                            let t91 = m2_c2 * t90;
                            let t92 = t91 * t72;
                            let t93 = t68 * t65 - t75;
                            let t94 = j2 + m2_c2 * (d * t93 + t89) - t92;
                            let t95 = j2 + m2_c2 * t89 - t92 - t94 * t81;
                            let t96 = k12 * t90;
                            let t97 = t94 * t80;
                            let t98 = t95 * t83;
                            let t99 = t84 * t96 + (rho4 + rho4_rate * half_h) - t86 * t97
                                - t98 * t87;
                            let t100 = t95 * t99;
                            let t101 = t95 * t98;
                            let t102 = k6 - t91 * t96 - t94 * t97 - t101;
                            let t103 = t82 * t102;
                            let t104 = rt::lit::<T>(1.0) / t103;
                            let t105 = t100 * t104;
                            let t106 = t88 - t105;
                            let t107 = rt::lit::<T>(1.0) / t102;
                            let t108 = t99 * t107;
                            let t109 = rho1_rate * kappa_gradient;
                            let t110 = t86 * t80;
                            let t111 = t94 * t99;
                            let t112 = t79 * t102;
                            let t113 = rt::lit::<T>(1.0) / t112;
                            let t114 = t111 * t113;
                            let t115 = t110 - t114 - t81 * t106;
                            let t116 = t106 + t115;
                            let t117 = k10 * t84;
                            let t118 = m2_c2_r_squared * t90;
                            let t119 = t118 * t99;
                            let t120 = k7 * t102;
                            let t121 = rt::lit::<T>(1.0) / t120;
                            let t122 = t119 * t121;
                            let t123 = t72 * t116 + (t117 + t122);
                            let t124 = t109 + t123;
                            let t125 = inv_r * t124;
                            let t126 = rho2_rate * kappa_gradient;
                            let t127 = t126 + t115;
                            let t128 = b_over_r * t127;
                            let t129 = t125 + t128;
                            let t130 = kappa_gradient * t129;
                            let t131 = t125 - t128;
                            let t132 = kappa_gradient * t131;
                            let t133 = t76 - m2_c2 * t75;
                            let t134 = k1 + t133;
                            let t135 = m2_c2 * t93;
                            let t136 = t135 * t108;
                            let t137 = t134 * t115 + (t136 + t133 * t106);
                            let t138 = m1_c1 * t106;
                            let t139 = t123 * t138;
                            let t140 = m1_c1 * t115;
                            let t141 = m2_l1 * t116;
                            let t142 = t108 + t116;
                            let t143 = m2_c2 * t142;
                            let t144 = t65 * t143;
                            let t145 = t141 + t144;
                            let t146 = t140 + t145;
                            let t147 = t64 * t143;
                            let t148 = t68 * t146 + (k14 * t115 - t67 * t147);
                            let t149 = t68 * t139 + t123 * (t148 - t137);
                            let t150 = t144 + (t140 + t141);
                            let t151 = d * t115;
                            let t152 = t123 * t150 + (t139 + t151 * t147);
                            let t153 = t123 * t147;
                            let t154 = d * t116;
                            let t155 = t153 - t154 * t140 - t151 * t145;
                            let t156 = t68 * t152 - t67 * t155;
                            let t157 = t67 * t123;
                            let t158 = l1 * t116 + t68 * t151 - t157;
                            let t159 = t143 * t158;
                            let t160 = t68 * t123;
                            let t161 = t160 + t67 * t151;
                            let t162 = t143 * t161;
                            let t163 = t64 * t159 + t65 * t162;
                            let q1_rate_h = q1_rate * h;
                            let q1_new = q1 + q1_rate_h;
                            let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(
                                q1_new,
                            );
                            let q2_rate_h = q2_rate * h;
                            let q2_new = q2 + q2_rate_h;
                            let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::sin_cos(
                                q2_new,
                            );
                            let t164 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead_new);
                            let t165 = sin_q2_ahead_new * cos_q1_ahead_new;
                            let t166 = sin_q1_ahead_new * t164 + m2_c2 * t165;
                            let rho1_new = rho1 + rho1_rate * h;
                            let t167 = t165 + sin_q1_ahead_new * cos_q2_ahead_new;
                            let t168 = m2_c2 * t167;
                            let t169 = rho1_new + t168 * t108;
                            let t170 = k8 * t123;
                            let t171 = t166 * t116 + t169 - t170;
                            let t172 = k10 * t166;
                            let t173 = k4
                                + (k5 + m2_l1 * (l1 + cos_q2_ahead_new * twice_c2));
                            let t174 = t166 * t172;
                            let t175 = c2 + cos_q2_ahead_new * twice_l1;
                            let t176 = sin_q1_ahead_new * sin_q2_ahead_new;
                            let t177 = cos_q1_ahead_new * t164;
                            let t178 = m2_l1_squared + m2_c2 * (t175 - d * t176)
                                + (k4 + d * t177);
                            let t179 = t178 - t174;
                            let t180 = rt::lit::<T>(1.0)
                                * (k2 + (k3 + m2_c2 * (t175 - t176 * twice_d)))
                                + (k9 + twice_d * t177);
                            let t181 = t180 - t174;
                            let t182 = rt::lit::<T>(1.0) / t181;
                            let t183 = t179 * t182;
                            let t184 = t173 - t174 - t179 * t183;
                            let t185 = rt::lit::<T>(1.0) / t184;
                            let t186 = t166 * t123;
                            let rho3_new = rho3 + rho3_rate * h;
                            let t187 = c2 + l1 * cos_q2_ahead_new;
                            let t188 = j2 + m2_c2 * t187;
                            let t189 = rho3_new - t188 * t108;
                            let t190 = t186 + (t189 - t173 * t106 - t178 * t115);
                            let t191 = t172 * t171;
                            let rho2_new = rho2 + rho2_rate * h;
                            let t192 = j2
                                + m2_c2
                                    * (d * (cos_q1_ahead_new * cos_q2_ahead_new - t176) + t187);
                            let t193 = rho2_new - t192 * t108;
                            let t194 = t186 + (t193 - t178 * t106 - t180 * t115);
                            let t195 = t194 + t191;
                            let t196 = t190 + t191 - t183 * t195;
                            let t197 = t168 * t172;
                            let t198 = t192 - t197;
                            let t199 = t188 - t197 - t198 * t183;
                            let rho4_new = rho4 + rho4_rate * h;
                            let t200 = k6 * t108;
                            let t201 = rho4_new - t200;
                            let t202 = t168 * t123 + (t201 - t188 * t106 - t192 * t115);
                            let t203 = t167 * k12;
                            let t204 = t198 * t182;
                            let t205 = t199 * t185;
                            let t206 = t202 + t203 * t171 - t204 * t195 - t205 * t196;
                            let t207 = t199 * t206;
                            let t208 = k6 - t168 * t203 - t198 * t204 - t199 * t205;
                            let t209 = t184 * t208;
                            let t210 = rt::lit::<T>(1.0) / t209;
                            let t211 = t185 * t196 - t207 * t210;
                            let t212 = t198 * t206;
                            let t213 = t181 * t208;
                            let t214 = rt::lit::<T>(1.0) / t213;
                            let t215 = t182 * t195 - t212 * t214 - t183 * t211;
                            let t216 = t211 + t215;
                            let t217 = t167 * m2_c2_r_squared * t206;
                            let t218 = k7 * t208;
                            let t219 = rt::lit::<T>(1.0) / t218;
                            let t220 = t172 * t216 + (k10 * t171 + t217 * t219);
                            let t221 = rt::lit::<T>(1.0) / t208;
                            let t222 = t206 * t221;
                            let t223 = cos_q1_ahead_new + cos_q1_ahead;
                            let (sin_q2_rate_half_h, cos_q2_rate_half_h) = rt::sin_cos(
                                q2_rate_half_h,
                            );
                            let t224 = t65 * sin_q2_rate_half_h;
                            let t225 = sin_q2_ahead_new + sin_q2_ahead;
                            let (sin_q1_rate_half_h, cos_q1_rate_half_h) = rt::sin_cos(
                                q1_rate_half_h,
                            );
                            let t226 = t67 * sin_q1_rate_half_h;
                            let t227 = t223 * t224 - t225 * t226;
                            let t228 = cos_q2_ahead_new + cos_q2_ahead;
                            let t229 = t68 * sin_q1_rate_half_h;
                            let t230 = sin_q1_ahead_new + sin_q1_ahead;
                            let t231 = t64 * sin_q2_rate_half_h;
                            let t232 = m2_c2 * (t227 + (t228 * t229 - t230 * t231));
                            let t233 = t232 * t108;
                            let t234 = m1_c1 + (m2_l1 + half_m2_c2 * t228);
                            let t235 = m2_c2 * t231;
                            let t236 = t234 * (rt::lit::<T>(2.0) * t229)
                                + (m2_c2 * t227 - t230 * t235);
                            let t237 = t233 + t236 * t116;
                            let t238 = t236 * t123;
                            let t239 = t223 * t235 + t234 * (rt::lit::<T>(2.0) * t226);
                            let t240 = t231 * k15;
                            let t241 = t225 * t229 + t230 * t224;
                            let t242 = twice_d * t239 + m2_c2 * (t240 + twice_d * t241);
                            let t243 = twice_m2_c2_l1 * t231
                                + m2_c2_d * (t241 + (t223 * t231 + t228 * t226));
                            let t244 = t243 * t108;
                            let t245 = d * t239 + m2_c2 * (t240 + d * t241);
                            let t246 = t238 + (t242 * t115 + (t244 + t245 * t106));
                            let t247 = t108 * twice_m2_c2_l1;
                            let t248 = t238 + (t245 * t115 + t231 * (t247 + t106 * k16));
                            let t249 = t231 * twice_m2_c2_l1;
                            let t250 = t232 * t123 + (t243 * t115 + t106 * t249);
                            let t251 = t202 * t222
                                + (t123 * t237 + t115 * t246 + (t106 * t248 + t108 * t250));
                            let t252 = t12 * t123;
                            let t253 = rho2 - t8 * t108;
                            let t254 = t252 + (t253 - t16 * t106 - t17 * t115);
                            let t255 = rho1 + t7 * t108;
                            let t256 = t12 * t116 + t255 - t170;
                            let t257 = t13 * t256;
                            let t258 = t254 + t257;
                            let t259 = rho4 - t200;
                            let t260 = t7 * t123 + (t259 - t4 * t106 - t8 * t115);
                            let t261 = rho3 - t4 * t108;
                            let t262 = t252 + (t261 - t14 * t106 - t16 * t115);
                            let t263 = t262 + t257 - t24 * t258;
                            let t264 = t260 + t9 * t256 - t25 * t258 - t29 * t263;
                            let t265 = t28 * t263 - t264 * t36;
                            let t266 = t22 * t258 - t264 * t37 - t24 * t265;
                            let t267 = t32 * t264;
                            let t268 = t194 * t215 + (t190 * t211 + t251)
                                - (t254 * t266 + (t262 * t265 + t260 * t267));
                            let t269 = t13 * (t265 + t266) + (k10 * t256 + t264 * t38);
                            let t270 = h * t127;
                            let t271 = rt::lit::<T>(0.5)
                                * (t171 * t220 + (t268 - t256 * t269))
                                - (t149 * t270 + (q2_rate_h * t163 + q1_rate_h * t156));
                            let t272 = rho1_rate * rho1_rate + rho4_rate * rho4_rate
                                + (q1_rate * q1_rate + q2_rate * q2_rate
                                    + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                            let t273 = h
                                * (t131 * t131
                                    + (t129 * t129 + (t124 * t124 + (t127 * t127 + t272))));
                            let t274 = rt::div_or_zero(t271, t273);
                            let t275 = h * t67;
                            let t276 = t64 * t275;
                            let t277 = t69 * (half_h * t68) - half_m2_c2 * t276;
                            let t278 = k10 * t277;
                            let t279 = t84 * t278;
                            let t280 = t72 * t277 + t71 * t278;
                            let t281 = t69 * t275;
                            let t282 = h * t68;
                            let t283 = t64 * t282;
                            let t284 = t280 + (d * t281 + m2_c2_d * t283);
                            let t285 = t280 + (half_d * t281 + t283 * half_m2_c2_d);
                            let t286 = t80 * (t81 * t284 - t285);
                            let t287 = t279 - t81 * t279 - t86 * t286;
                            let t288 = t77 * t286 + (t280 - t81 * t285);
                            let t289 = t65 * t282 - t276;
                            let t290 = half_m2_c2 * t289;
                            let t291 = t72 * t290 + t91 * t278;
                            let t292 = t291 + half_m2_c2_d * (t283 + t65 * t275);
                            let t293 = t94 * t286 + (t291 - t81 * t292);
                            let t294 = t83 * (t98 * t288 - t293);
                            let t295 = t80 * (t97 * t284 - t292);
                            let t296 = t289 * k17;
                            let t297 = t94 * t295
                                + (t96 * t290 + t91 * t296 - t97 * t292) - t98 * t293;
                            let t298 = t95 * t294 + t297;
                            let t299 = t84 * t296 - t97 * t279 - t86 * t295 - t98 * t287
                                - t87 * t294;
                            let t300 = t104
                                * (t105 * (t102 * t288 + t82 * t298)
                                    + (t95 * t299 - t99 * t293));
                            let t301 = t83 * (t287 + t88 * t288) - t300;
                            let t302 = h * t65;
                            let t303 = t68 * t302;
                            let t304 = half_m2_c2 * t303 - t64 * (t67 * half_m2_c2_h);
                            let t305 = k10 * t304;
                            let t306 = t72 * t304 + t71 * t305;
                            let t307 = t68 * (t64 * m2_c2_h);
                            let t308 = t64 * l1_h;
                            let t309 = t67 * t302;
                            let t310 = t306 + (d * t307 + m2_c2 * (t308 + d * t309));
                            let t311 = t306
                                + (half_d * t307 + m2_c2 * (t308 + half_d * t309));
                            let t312 = t80 * (t81 * t310 - t311);
                            let t313 = t77 * t312
                                + (t306 + t64 * m2_l1_c2_h - t81 * t311);
                            let t314 = h * t64;
                            let t315 = t303 - t67 * t314;
                            let t316 = half_m2_c2 * t315;
                            let t317 = t72 * t316 + t91 * t305;
                            let t318 = t317
                                + (k24 * t64 + half_m2_c2_d * (t309 + t68 * t314));
                            let t319 = t94 * t312 + (t317 + t64 * k24 - t81 * t318);
                            let t320 = t83 * (t98 * t313 - t319);
                            let t321 = t80 * (t97 * t310 - t318);
                            let t322 = k17 * t315;
                            let t323 = t94 * t321
                                + (t96 * t316 + t91 * t322 - t97 * t318) - t98 * t319;
                            let t324 = t95 * t320 + t323;
                            let t325 = t84 * t305;
                            let t326 = t325 - t81 * t325 - t86 * t312;
                            let t327 = t84 * t322 - t97 * t325 - t86 * t321 - t98 * t326
                                - t87 * t320;
                            let t328 = t104
                                * (t105 * (t102 * t313 + t82 * t324)
                                    + (t95 * t327 - t99 * t319));
                            let t329 = t83 * (t326 + t88 * t313);
                            let t330 = t71 * k27;
                            let t331 = t71 * k25
                                * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t81);
                            let t332 = t90 * k26 - t97 * t330 - t98 * t331;
                            let t333 = t104 * (t95 * t332);
                            let t334 = t83 * t331;
                            let t335 = half_h * (t81 * t98 - t97);
                            let t336 = t83 * (half_h * t81) + t104 * (t95 * t335);
                            let t337 = t83 + t101 * t104;
                            let t338 = half_h * t337;
                            let t339 = t104 * (h * t95);
                            let t340 = rt::lit::<T>(0.5) * t339;
                            let t341 = t107 * (t299 + t108 * t298);
                            let t342 = t107 * (t327 + t108 * t324);
                            let t343 = t107 * t332;
                            let t344 = t107 * t335;
                            let t345 = t107 * (half_h * t98);
                            let t346 = half_h * t107;
                            let t347 = t111 * (rt::lit::<T>(1.0) / (t112 * t112));
                            let t348 = t134 * t127;
                            let t349 = kappa_gradient * k18;
                            let t350 = t349 * t72;
                            let t351 = theta + half_h * t127;
                            let (t352, t353) = rt::sin_cos(t351);
                            let t354 = t124 * t352;
                            let t355 = t124 * t353;
                            let t356 = half_h
                                * (kappa_gradient
                                    * (t353 * (rt::lit::<T>(2.0) * t354)
                                        - t352 * (rt::lit::<T>(2.0) * t355))) - t137;
                            let t357 = t350 + t356;
                            let t358 = t348 - t357;
                            let t359 = t347 * t358;
                            let t360 = rt::lit::<T>(1.0) / (t79 * t79);
                            let t361 = t100 * (rt::lit::<T>(1.0) / (t103 * t103));
                            let t362 = t133 * t127;
                            let t363 = t350 + t81 * t358;
                            let t364 = t362 - t363;
                            let t365 = t361 * t364;
                            let t366 = rt::lit::<T>(1.0) / (t82 * t82);
                            let t367 = t135 * t127;
                            let t368 = t107 * t367;
                            let t369 = t104 * t364;
                            let t370 = t113 * t358;
                            let t371 = t349 * t121;
                            let t372 = t95 * t369 + (t94 * t370 + t118 * t371);
                            let t373 = t368 - t372;
                            let t374 = rt::lit::<T>(1.0) / (t120 * t120);
                            let t375 = t99 * (rt::lit::<T>(1.0) / (t102 * t102));
                            let t376 = t82 * t365
                                + (t79 * t359
                                    + (t374 * (t119 * (kappa_gradient * k19)) - t367 * t375));
                            let t377 = t87 * t373 + t95 * t376;
                            let t378 = t363 - t362;
                            let t379 = t102 * t365 + t366 * (t95 * t377 + t87 * t378);
                            let t380 = t83 * t378 + t98 * t373;
                            let t381 = t83 * t377 + (t98 * t376 + t99 * t369);
                            let t382 = t77 * t379
                                + (t106 * t358 - t86 * t380 - t94 * t381);
                            let t383 = t357 - t348;
                            let t384 = t86 * t373 + t94 * t376;
                            let t385 = t102 * t359
                                + t360 * (t77 * t382 + (t86 * t383 + t94 * t384));
                            let t386 = t81 * t379 + t80 * t382;
                            let t387 = t385 + (t379 - t386);
                            let t388 = t81 * t381;
                            let t389 = t80 * t384 + (t97 * t376 + t99 * t370);
                            let t390 = t388 - (t381 + t389);
                            let t391 = t80 * t383 + t97 * t373 - t81 * t380;
                            let t392 = t380 + t391;
                            let t393 = t72 * t387
                                + k10
                                    * (t71 * t387 + (t91 * t390 + (t84 * t392 + t349 * t116)));
                            let t394 = m2_c2 * t386;
                            let t395 = m2_c2 * t108;
                            let t396 = t127 * t395;
                            let t397 = t116 * t127;
                            let t398 = t389 - t388;
                            let t399 = m2_c2_d * t398;
                            let t400 = d * (twice_m2_c2 * t385 - t394)
                                + (t396 + m2_c2 * t397 - t399);
                            let t401 = t372 - t368;
                            let t402 = r_squared
                                * (t99 * t371 + k11 * (t84 * t401 + t91 * t376))
                                + t96 * t376;
                            let t403 = m2_c2 * (t72 * t390 + t402);
                            let t404 = t403 + m2_c2 * t393;
                            let t405 = d * t386 - t397 - twice_d * t385;
                            let t406 = t399 - t396;
                            let t407 = t68 * (t69 * t393 + (t64 * t400 + t65 * t403))
                                - t67 * (t64 * t404 + (t69 * t405 + t65 * t406));
                            let t408 = l1
                                * (rt::lit::<T>(2.0) * (t394 - m2_c2 * t385)
                                    + (m2_c2 * t398 + m2_c2 * t381))
                                + (t67 * t403 + t68 * t406);
                            let t409 = t65 * (t68 * t404 + t67 * t400)
                                - t64
                                    * (m2_c2 * (t67 * t393 + t68 * t405) - twice_c2_m2_l1 * t379
                                        + t408);
                            let t410 = half_h
                                * (t72 * t392 + (t96 * t401 + kappa_gradient * k20))
                                + (kappa_gradient * t349 + rt::lit::<T>(1.0));
                            let t411 = t148 + t68 * t138;
                            let t412 = m2_c2 * (t65 * t160 - t64 * t157);
                            let t413 = t72 * t411 + (t412 + m2_l1 * t160);
                            let t414 = m1_c1 * t160;
                            let t415 = kappa_gradient * k21;
                            let t416 = t413
                                + (t414 + m1_d * t123
                                    + (k13 * t123 + (t415 + t109 * t134)));
                            let t417 = t81 * t416;
                            let t418 = t413 + (t109 * t133 + t414);
                            let t419 = t417 - t418;
                            let t420 = t419 * t361;
                            let t421 = t113 * t416;
                            let t422 = t94 * t421;
                            let t423 = t104 * t419;
                            let t424 = t412 + t109 * t135;
                            let t425 = t121 * t411;
                            let t426 = t95 * t423 + (t107 * t424 + t118 * t425);
                            let t427 = t422 - t426;
                            let t428 = t374 * (k7 * t119);
                            let t429 = t416 * t347;
                            let t430 = t82 * t420
                                + (t424 * t375 + t411 * t428 - t79 * t429);
                            let t431 = t87 * t427 + t95 * t430;
                            let t432 = t418 - t417;
                            let t433 = t102 * t420 + t366 * (t95 * t431 + t87 * t432);
                            let t434 = t83 * t431 + (t98 * t430 + t99 * t423);
                            let t435 = t83 * t432 + t98 * t427;
                            let t436 = t77 * t433
                                - (t94 * t434 + (t86 * t435 + t106 * t416));
                            let t437 = t86 * t427 + t94 * t430;
                            let t438 = t360 * (t77 * t436 + (t94 * t437 + t86 * t416));
                            let t439 = t102 * t429;
                            let t440 = t81 * t433 + t80 * t436;
                            let t441 = t438 + (t433 - t439 - t440);
                            let t442 = t99 * t421 + t81 * t434;
                            let t443 = t97 * t430 + t80 * t437;
                            let t444 = t442 - (t434 + t443);
                            let t445 = t80 * t416 + t97 * t427 - t81 * t435;
                            let t446 = t435 + t445;
                            let t447 = t72 * t441
                                + k10
                                    * (t71 * t441 + (t91 * t444 + (t84 * t446 + t116 * t411)));
                            let t448 = t426 - t422;
                            let t449 = r_squared
                                * (t99 * t425 + k11 * (t84 * t448 + t91 * t430))
                                + t96 * t430;
                            let t450 = m2_c2 * (t72 * t444 + t449);
                            let t451 = m2_c2 * t440;
                            let t452 = t439 - t438;
                            let t453 = t443 - t442;
                            let t454 = t108 * (m2_c2 * t109) + m2_c2_d * t453;
                            let t455 = t109 * t116;
                            let t456 = d * (t451 + t452 * twice_m2_c2)
                                + (t454 + m2_c2 * t455);
                            let t457 = t450 + m2_c2 * t447;
                            let t458 = twice_d * t452 + (t455 + d * t440);
                            let t459 = t67
                                * (t64 * t457
                                    + (t69 * t458 + (t65 * t454 + (t139 + t123 * t146))));
                            let t460 = half_h
                                * (t68 * (t69 * t447 + (t65 * t450 - t153) - t64 * t456)
                                    - t459);
                            let t461 = l1
                                * (rt::lit::<T>(2.0) * (t451 + m2_c2 * t452)
                                    + (m2_c2 * t453 + m2_c2 * t434))
                                + (t67 * t450 + (t143 * t160 + t68 * t454));
                            let t462 = t65 * (t68 * t457 - (t143 * t157 + t67 * t456))
                                - t64
                                    * (m2_c2 * (t67 * t447 + t68 * t458) - twice_c2_m2_l1 * t433
                                        + t461);
                            let t463 = t113
                                * (t114 * (t102 * t284 + t79 * t298)
                                    + (t94 * t299 - t99 * t292));
                            let t464 = t80 * (t279 + t284 * t110) - t106 * t286 - t463
                                - t81 * t301;
                            let t465 = t301 + t464;
                            let t466 = m2_c2 * (t465 + t341);
                            let t467 = t65 * t466;
                            let t468 = m2_l1 * t465;
                            let t469 = m1_c1 * t464;
                            let t470 = t64 * t466;
                            let t471 = d * t464;
                            let t472 = t278 * t116
                                + t121
                                    * (t122 * (k7 * t298)
                                        + (t99 * (t289 * half_m2_c2_r_squared) + t118 * t299));
                            let t473 = t72 * t465 + t472;
                            let t474 = t138 + t150;
                            let t475 = t123 * (t467 + (t468 + (t469 + m1_c1 * t301)))
                                + (t151 * t470 + (t147 * t471 + t473 * t474));
                            let t476 = m1_c1_d * t115;
                            let t477 = t123 * t470
                                + (t147 * t473
                                    - (t145 * t471 + (t465 * t476 + t154 * t469)));
                            let t478 = kappa_gradient
                                - rt::lit::<T>(0.5) * (t275 * t152 + t282 * t155)
                                + (t68 * t475 - t67 * (t477 - t151 * (t468 + t467)));
                            let t479 = t329 - t328;
                            let t480 = t113
                                * (t114 * (t102 * t310 + t79 * t324)
                                    + (t94 * t327 - t99 * t318));
                            let t481 = t80 * (t325 + t310 * t110) - t106 * t312 - t480
                                - t81 * t479;
                            let t482 = t479 + t481;
                            let t483 = m2_c2 * (t482 + t342);
                            let t484 = t65 * t483 - t142 * (t64 * k28);
                            let t485 = m2_l1 * t482;
                            let t486 = m1_c1 * t481;
                            let t487 = t142 * (t65 * k28) + t64 * t483;
                            let t488 = d * t481;
                            let t489 = t305 * t116
                                + t121
                                    * (t122 * (k7 * t324)
                                        + (t99 * (half_m2_c2_r_squared * t315) + t118 * t327));
                            let t490 = t72 * t482 + t489;
                            let t491 = t123 * (t484 + (t485 + (t486 + m1_c1 * t479)))
                                + (t151 * t487 + (t147 * t488 + t490 * t474));
                            let t492 = t123 * t487
                                + (t147 * t490
                                    - (t145 * t488 + (t482 * t476 + t154 * t486)));
                            let t493 = t334 - t333;
                            let t494 = t80 * t330 - t113 * (t94 * t332) - t81 * t493;
                            let t495 = t493 + t494;
                            let t496 = t72 * t495 + (k29 + t121 * (t118 * t332));
                            let t497 = m2_c2 * (t495 + t343);
                            let t498 = t65 * t497;
                            let t499 = m2_l1 * t495;
                            let t500 = m1_c1 * t494;
                            let t501 = d * t494;
                            let t502 = t64 * t497;
                            let t503 = t123 * (t498 + (t499 + (t500 + m1_c1 * t493)))
                                + (t147 * t501 + t151 * t502);
                            let t504 = t123 * t502 - t145 * t501
                                + (t147 * t496 - (t495 * t476 + t154 * t500)
                                    - t151 * (t499 + t498));
                            let t505 = t81 * t336 + (half_h * t80 - t113 * (t94 * t335));
                            let t506 = t505 - t336;
                            let t507 = t121 * (t118 * t335) + t72 * t506;
                            let t508 = m2_c2 * (t506 + t344);
                            let t509 = t65 * t508;
                            let t510 = m2_l1 * t506;
                            let t511 = m1_c1 * t505;
                            let t512 = d * t505;
                            let t513 = t64 * t508;
                            let t514 = t123 * (t509 + (t510 + (t511 - m1_c1 * t336)))
                                + (t147 * t512 + t151 * t513);
                            let t515 = t123 * t513 - t145 * t512
                                + (t147 * t507 - (t506 * t476 + t154 * t511)
                                    - t151 * (t510 + t509));
                            let t516 = half_h * t94;
                            let t517 = t113 * (t98 * t516) - t81 * t338;
                            let t518 = d * t517;
                            let t519 = t338 + t517;
                            let t520 = m2_c2 * (t519 - t345);
                            let t521 = t64 * t520;
                            let t522 = t65 * t520;
                            let t523 = m2_l1 * t519;
                            let t524 = m1_c1 * t517;
                            let t525 = t90 * k30;
                            let t526 = t72 * t519 - t121 * (t98 * t525);
                            let t527 = t147 * t518 + t151 * t521
                                + (t123 * (t522 + (t523 + (t524 + t337 * k31)))
                                    + t526 * t474);
                            let t528 = t123 * t521 - t145 * t518
                                + (t147 * t526 - (t519 * t476 + t154 * t524)
                                    - t151 * (t523 + t522));
                            let t529 = t95 * (half_h * t77) / (t79 * t103) - t113 * t516;
                            let t530 = t72 * t529 + (t121 * t525 - t104 * (t95 * t330));
                            let t531 = d * t529;
                            let t532 = t529 - t340;
                            let t533 = m2_c2 * (t346 + t532);
                            let t534 = t64 * t533;
                            let t535 = t65 * t533;
                            let t536 = m2_l1 * t532;
                            let t537 = m1_c1 * t529;
                            let t538 = t147 * t531
                                + (t151 * t534
                                    + t123 * (t535 + (t536 + (t537 - half_m1_c1 * t339))));
                            let t539 = t147 * t530
                                - (t115 * (m1_c1_d * t532) + t154 * t537)
                                + (t123 * t534 - t151 * (t536 + t535) - t145 * t531);
                            let t540 = l1 * t465 + t68 * t471
                                - rt::lit::<T>(0.5) * (t275 * t151 + t282 * t123)
                                - t67 * t473;
                            let t541 = t143
                                * (t68 * t473
                                    + (rt::lit::<T>(0.5) * (t282 * t151 - t275 * t123)
                                        + t67 * t471));
                            let t542 = t64
                                * (t158 * t483
                                    + t143 * (l1 * t482 + t68 * t488 - t67 * t490));
                            let t543 = t65
                                * (t161 * t483 + t143 * (t67 * t488 + t68 * t490))
                                + (t542
                                    + (kappa_gradient
                                        + rt::lit::<T>(0.5) * (t302 * t159 - t314 * t162)));
                            let t544 = t64
                                * (t158 * t497
                                    + t143 * (l1 * t495 + t68 * t501 - t67 * t496));
                            let t545 = t64
                                * (t158 * t508
                                    + t143 * (l1 * t506 + t68 * t512 - t67 * t507));
                            let t546 = t64
                                * (t158 * t520
                                    + t143 * (l1 * t519 + t68 * t518 - t67 * t526));
                            let t547 = t64
                                * (t158 * t533
                                    + t143 * (l1 * t532 + t68 * t531 - t67 * t530));
                            let t548 = t65
                                * (t161 * t533 + t143 * (t67 * t531 + t68 * t530))
                                + (t547 + rt::lit::<T>(1.0));
                            let t549 = rt::div_or_zero(rt::lit::<T>(-1.0), t273);
                            let t550 = t108 * t549;
                            let t551 = t115 * t549;
                            let t552 = t115 * t550 + t108 * t551;
                            let t553 = half_m2_c2_d * t552;
                            let t554 = t115 * t551;
                            let t555 = t106 * t549;
                            let t556 = t115 * t555 + t106 * t551;
                            let t557 = t554 + rt::lit::<T>(0.5) * t556;
                            let t558 = t123 * t549;
                            let t559 = half_m2_c2 * (t123 * t550 + t108 * t558);
                            let t560 = rt::lit::<T>(0.5) * (t555 + t551);
                            let t561 = t123 * t560 + t558 * (rt::lit::<T>(0.5) * t116);
                            let t562 = t559 + m2_c2 * t561;
                            let t563 = t228 * t553 + t557 * (twice_d * t234)
                                - t225 * t562;
                            let t564 = half_m2_c2 * t556;
                            let t565 = t553 + d * (t564 + m2_c2 * t554);
                            let t566 = t225 * t565
                                + (t561 * (rt::lit::<T>(2.0) * t234) + t228 * t559);
                            let t567 = t171 * t549;
                            let t568 = t567 * (t166 * k22);
                            let t569 = t568 + t549 * (rt::lit::<T>(0.5) * t194);
                            let t570 = t214 * t569;
                            let t571 = t198 * t570;
                            let t572 = t183 * t569;
                            let t573 = t568 + t549 * (rt::lit::<T>(0.5) * t190);
                            let t574 = t572 - t573;
                            let t575 = t210 * t574;
                            let t576 = t202 * t549;
                            let t577 = t219 * t567;
                            let t578 = t199 * t575
                                + (t576 * (rt::lit::<T>(0.5) * t221)
                                    + t577 * (t167 * half_m2_c2_r_squared));
                            let t579 = t571 - t578;
                            let t580 = t573 - t572;
                            let t581 = t185 * t580 + t205 * t579;
                            let t582 = t182 * t569 + t204 * t579 - t183 * t581;
                            let t583 = rt::lit::<T>(0.5) * t549;
                            let t584 = t582 + t215 * t583;
                            let t585 = t581 + t549 * (rt::lit::<T>(0.5) * t211);
                            let t586 = t578 - t571;
                            let t587 = t586 + t549 * (rt::lit::<T>(0.5) * t222);
                            let t588 = t270 * t549;
                            let t589 = t123 * t588;
                            let t590 = t68 * t589;
                            let t591 = q1_rate_h * t549;
                            let t592 = t68 * t591;
                            let t593 = t123 * t592;
                            let t594 = t67 * t591;
                            let t595 = q2_rate_h * t549;
                            let t596 = t65 * t595;
                            let t597 = t143 * t596;
                            let t598 = t64 * t595;
                            let t599 = t143 * t598;
                            let t600 = k13 * t589
                                + d
                                    * (t145 * t594 + t147 * t592 + (t67 * t597 + t68 * t599));
                            let t601 = t192 * t587
                                + (m1_c1 * (t590 + (t593 + t154 * t594)) + m1_d * t589
                                    + t600);
                            let t602 = t180 * t584 + (t178 * t585 + t601);
                            let t603 = t256 * t549;
                            let t604 = t603 * t39;
                            let t605 = t604 + t549 * (rt::lit::<T>(0.5) * t254);
                            let t606 = t24 * t605;
                            let t607 = t604 + t549 * (rt::lit::<T>(0.5) * t262);
                            let t608 = t603 * t40 + t549 * (t260 * t41);
                            let t609 = t37 * t605 + t36 * (t607 - t606);
                            let t610 = t608 - t609;
                            let t611 = t28 * (t606 - t607) + t29 * t610;
                            let t612 = t25 * t610 - t22 * t605 - t24 * t611;
                            let t613 = t611 + t612;
                            let t614 = t549 * (rt::lit::<T>(0.5) * t265);
                            let t615 = t266 * t583;
                            let t616 = t609 - t608;
                            let t617 = t549 * (rt::lit::<T>(0.5) * t267);
                            let t618 = t592 + t68 * t588;
                            let t619 = t236 * t560
                                + rt::lit::<T>(0.5) * (t237 * t549 + t232 * t550)
                                - (t138 * t618 + t68 * t597);
                            let t620 = t147 * t594 + t588 * (t137 - t148)
                                + (t67 * t599 - t150 * t592) + t619;
                            let t621 = t12 * (t613 - (t614 + t615))
                                + (t168 * t587 + (t7 * (t616 - t617) + t620));
                            let t622 = t549 * t274;
                            let t623 = t622 * (twice_h * t131);
                            let t624 = t622 * (twice_h * t129);
                            let t625 = inv_r * (t623 + t624);
                            let t626 = t269 * t583 + k22 * t603;
                            let t627 = t9 * t616 + t13 * t613;
                            let t628 = t581 + t582;
                            let t629 = t172 * t628
                                + (t203 * t586 + (t220 * t583 + k22 * t567));
                            let t630 = t585 + t584;
                            let t631 = t622 * (twice_h * t124);
                            let t632 = t621 - t625
                                + (k8 * (t626 - t627 - t629) + (t166 * t630 - t631));
                            let t633 = t72 * t632;
                            let t634 = h
                                * (h * t622 * (t124 * (t355 * t352 - t353 * t354))
                                    - t149 * t549);
                            let t635 = t634
                                + (b_over_r * (t623 - t624) - t622 * (twice_h * t127));
                            let t636 = t627 - t626;
                            let t637 = t12 * t636;
                            let t638 = t166 * t629;
                            let t639 = t615 - t612;
                            let t640 = t614 - t611;
                            let t641 = t123 * t594 + t67 * t589 - t151 * t592;
                            let t642 = t151 * t594 + (t593 + t590);
                            let t643 = m2_c2
                                * (t64 * t641 - (t161 * t596 + t158 * t598) - t65 * t642);
                            let t644 = t643 - (m2_l1 * t642 + (t476 * t594 + l1 * t599));
                            let t645 = t617 - t616;
                            let t646 = t558 * (rt::lit::<T>(0.5) * t236);
                            let t647 = rt::lit::<T>(0.5)
                                * (t243 * t550 + t246 * t549 + (t245 * t555 + t242 * t551))
                                + (t646 + t134 * t589);
                            let t648 = t637
                                + (t638
                                    + (t17 * t639
                                        + (t16 * t640 + (t644 + (t8 * t645 + t647)))));
                            let t649 = t633 + (t635 + t648);
                            let t650 = t602 - t649;
                            let t651 = t347 * t650;
                            let t652 = t178 * t584
                                + (t173 * t585 + (t188 * t587 + t618 * (m1_c1 * t123)));
                            let t653 = m2_c2_l1 * t231;
                            let t654 = rt::lit::<T>(0.5) * (t248 * t549 + t245 * t551)
                                + (t653 * t550 + t555 * (twice_c2_m2_l1 * t231));
                            let t655 = t16 * t639
                                + (t14 * t640
                                    + (t644 + (t4 * t645 + (t646 + t133 * t589 + t654))));
                            let t656 = t81 * t650 + (t633 + (t637 + (t638 + t655)));
                            let t657 = t652 - t656;
                            let t658 = t361 * t657;
                            let t659 = rt::lit::<T>(0.5)
                                * (t243 * t551 + (t232 * t558 + t250 * t549))
                                + (t653 * t555 + t135 * t589);
                            let t660 = t8 * t639 + (k6 * (t645 - t587) + (t643 + t659))
                                + (t4 * t640 - t188 * t585 - t192 * t584);
                            let t661 = t660 + (t168 * t629 + t7 * t636);
                            let t662 = t82 * t658
                                + (t79 * t651 + (t428 * t632 + t375 * t661));
                            let t663 = t104 * t657;
                            let t664 = t113 * t650;
                            let t665 = t121 * t632;
                            let t666 = t95 * t663
                                + (t94 * t664 + (t118 * t665 + t107 * t661));
                            let t667 = t95 * t662 - t87 * t666;
                            let t668 = t656 - t652;
                            let t669 = t102 * t658 + t366 * (t95 * t667 + t87 * t668);
                            let t670 = t98 * t666;
                            let t671 = t83 * t668;
                            let t672 = t670 - t671;
                            let t673 = t83 * t667 + (t98 * t662 + t99 * t663);
                            let t674 = t77 * t669
                                + (t86 * t672 + t106 * t650 - t94 * t673);
                            let t675 = t649 - t602;
                            let t676 = t94 * t662 - t86 * t666;
                            let t677 = t102 * t651
                                + t360 * (t77 * t674 + (t86 * t675 + t94 * t676));
                            let t678 = t81 * t669 + t80 * t674;
                            let t679 = t677 + (t669 - t678);
                            let t680 = t81 * t673;
                            let t681 = t80 * t676 + (t97 * t662 + t99 * t664);
                            let t682 = t680 - (t673 + t681);
                            let t683 = t671 - t670;
                            let t684 = t81 * t672 + (t80 * t675 - t97 * t666);
                            let t685 = t683 + t684;
                            let t686 = t72 * t679
                                + k10
                                    * (t71 * t679 + (t91 * t682 + (t84 * t685 + t116 * t632)));
                            let t687 = m2_c2 * t678;
                            let t688 = t681 - t680;
                            let t689 = t395 * t589 + m2_c2_d * t688;
                            let t690 = t116 * t589;
                            let t691 = d * (twice_m2_c2 * t677 - t687)
                                - (t689 + m2_c2 * t690);
                            let t692 = r_squared
                                * (t99 * t665 + k11 * (t84 * t666 + t91 * t662))
                                + t96 * t662;
                            let t693 = m2_c2 * (t72 * t682 + t692);
                            let t694 = sin_q1_rate_half_h * t563
                                + (t147 * t589 + t155 * t591 + (t123 * t599 - t151 * t597));
                            let t695 = cos_q1_rate_half_h * (t67 * t563 + t68 * t566)
                                + t68 * (t69 * t686 + (t64 * t691 + (t65 * t693 + t694)));
                            let t696 = t693 + m2_c2 * t686;
                            let t697 = t690 + d * t678 - twice_d * t677;
                            let t698 = t146 * t589 + (t139 * t588 + t152 * t591)
                                + (t123 * t597 + t151 * t599);
                            let t699 = t67
                                * (t64 * t696
                                    + (t69 * t697
                                        + (t65 * t689 + (sin_q1_rate_half_h * t566 - t698))));
                            let t700 = t207 * t574 * (rt::lit::<T>(1.0) / (t209 * t209));
                            let t701 = rt::lit::<T>(0.5) * t206;
                            let t702 = t567 * (k23 * t217)
                                * (rt::lit::<T>(1.0) / (t218 * t218))
                                + t576 * t701 * (rt::lit::<T>(1.0) / (t208 * t208));
                            let t703 = t212 * t569 * (rt::lit::<T>(1.0) / (t213 * t213));
                            let t704 = t184 * t700 + (t702 - t181 * t703);
                            let t705 = t196 * t579 + t199 * t704;
                            let t706 = t208 * t700
                                + (t199 * t705 + t196 * t580)
                                    * (rt::lit::<T>(1.0) / (t184 * t184));
                            let t707 = t185 * t705 + (t205 * t704 + t206 * t575);
                            let t708 = t179 * t706
                                - (t198 * t707 + (t195 * t581 + t211 * t569));
                            let t709 = t195 * t579 + t198 * t704;
                            let t710 = (t179 * t708 + (t198 * t709 + t195 * t569))
                                * (rt::lit::<T>(1.0) / (t181 * t181));
                            let t711 = t208 * t703;
                            let t712 = t183 * t706 + t182 * t708;
                            let t713 = t710 + (t706 - t711 - t712);
                            let t714 = t206 * t570 + t183 * t707;
                            let t715 = t204 * t704 + t182 * t709;
                            let t716 = t714 - (t707 + t715);
                            let t717 = k10
                                * (t166 * t713
                                    + (t168 * t716
                                        + (t171 * t628 + t216 * (rt::lit::<T>(0.5) * t567))));
                            let t718 = t717
                                + (t172 * t713 + (t123 * t630 + t116 * t629));
                            let t719 = r_squared
                                * (t577 * t701 + k11 * (t171 * t586 + t168 * t704))
                                + (t108 * t629 + (t203 * t704 + t123 * t587));
                            let t720 = m2_c2 * (t172 * t716 + t719);
                            let t721 = t164 * t718
                                + (cos_q2_ahead_new * t720
                                    + (t224 * t565 - (t231 * t559 + t235 * t561)));
                            let t722 = t715 - (t108 * t584 + t115 * t587) - t714;
                            let t723 = m2_c2_d * t722;
                            let t724 = t712 - (t115 * t585 + t106 * t584);
                            let t725 = m2_c2 * t724;
                            let t726 = t711 - t115 * t584 - t710;
                            let t727 = t723 + d * (t725 + twice_m2_c2 * t726);
                            let t728 = t720 + m2_c2 * t718;
                            let t729 = twice_d * t726 + d * t724;
                            let t730 = d * t557;
                            let t731 = t164 * t729
                                + (cos_q2_ahead_new * t723
                                    + (t224 * t562 + (t235 * t730 + t231 * t553)));
                            let t732 = cos_q1_ahead_new
                                * (t721 - sin_q2_ahead_new * t727) - t156 * t549
                                - sin_q1_ahead_new * (sin_q2_ahead_new * t728 + t731);
                            let t733 = rt::lit::<T>(4.0) * (t564 + half_m2_c2 * t554)
                                + m2_c2 * (t552 + (t106 * t550 + t108 * t555));
                            let t734 = twice_c2_m2_l1 * t106 * t555
                                + m2_c2 * (t223 * t730 - t230 * t561)
                                + (l1 * t733 + (t223 * t553 - t230 * t559));
                            let t735 = t223 * t562 + t230 * t565;
                            let t736 = t68 * t696
                                + (t67 * t691
                                    + (sin_q2_rate_half_h * t734
                                        + (t143 * t641 - t159 * t595)));
                            let t737 = t67 * t693
                                + (t68 * t689
                                    + (sin_q2_rate_half_h * t735
                                        - (t162 * t595 + t143 * t642)));
                            let t738 = l1
                                * (rt::lit::<T>(2.0) * (t687 - m2_c2 * t677)
                                    + (m2_c2 * t688 + m2_c2 * t673)) + t737;
                            let t739 = cos_q2_rate_half_h * (t64 * t734 + t65 * t735)
                                + t65 * t736
                                - t64
                                    * (m2_c2 * (t67 * t686 + t68 * t697) - twice_c2_m2_l1 * t669
                                        + t738);
                            let t740 = cos_q2_ahead_new
                                * (cos_q1_ahead_new * t728
                                    + (t229 * t565 - t226 * t562 - sin_q1_ahead_new * t727))
                                - t163 * t549;
                            let t741 = rt::lit::<T>(2.0) * (t725 + m2_c2 * t726)
                                + (m2_c2 * t722
                                    + m2_c2 * (t707 - (t106 * t587 + t108 * t585)));
                            let t742 = cos_q1_ahead_new * t723
                                + (m2_c2 * (t229 * t561 + t226 * t730)
                                    + (t229 * t559 + t226 * t553));
                            let t743 = m2_c2
                                * (sin_q1_ahead_new * t718 + cos_q1_ahead_new * t729)
                                - twice_c2_m2_l1 * (t706 + t106 * t585)
                                + (l1 * t741 + (sin_q1_ahead_new * t720 + t742));
                            let t744 = t625 + t631;
                            let t745 = h
                                * (t629
                                    + rt::lit::<T>(0.5)
                                        * (t72 * t685 + (t96 * t666 + k10 * t632)))
                                - (kappa_gradient * t744 + t622 * (rho1_rate * twice_h));
                            (
                                [
                                    q1_rate - rho3_rate * kappa_gradient - t106,
                                    q2_rate - rho4_rate * kappa_gradient - t108,
                                    inv_r * (t130 + t132)
                                        + (kappa_gradient * t124 + (rho1_rate - t137 * t127)),
                                    t149
                                        + (b_over_r * (t130 - t132)
                                            + (t137 * t124 + (rho2_rate + kappa_gradient * t127))),
                                    t156 + (rho3_rate + q1_rate * kappa_gradient),
                                    t163 + (rho4_rate + q2_rate * kappa_gradient),
                                    kappa_gradient - t274,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t301,
                                        t328 - t329,
                                        t333 - t334,
                                        t336,
                                        -(kappa_gradient + t338),
                                        t340,
                                        -rho3_rate,
                                    ],
                                    [
                                        -t341,
                                        rt::lit::<T>(1.0) - t342,
                                        -t343,
                                        -t344,
                                        t345,
                                        -(kappa_gradient + t346),
                                        -rho4_rate,
                                    ],
                                    [
                                        half_h * t407,
                                        half_h * t409,
                                        t410,
                                        kappa_gradient * t356 + half_h * t391,
                                        half_h * t380,
                                        half_h * t401,
                                        rho2_rate * t356
                                            + (inv_r * (t129 + t131) + (rho1_rate * t349 + t124)),
                                    ],
                                    [
                                        t460,
                                        half_h * t462,
                                        kappa_gradient * t137
                                            + half_h * (t72 * t446 + (t96 * t448 + k10 * t411)),
                                        half_h * t445 + (kappa_gradient * t415 + rt::lit::<T>(1.0)),
                                        half_h * t435,
                                        half_h * t448,
                                        b_over_r * (t129 - t131)
                                            + (rho1_rate * t137 + (rho2_rate * t415 + t127)),
                                    ],
                                    [
                                        t478,
                                        t68 * t491 - t67 * (t492 - t151 * (t485 + t484)),
                                        t68 * (t496 * t474 + t503) - t67 * t504,
                                        t68 * (t507 * t474 + t514) - t67 * t515,
                                        t68 * t527 + rt::lit::<T>(1.0) - t67 * t528,
                                        t68 * (t530 * t474 + t538) - t67 * t539,
                                        q1_rate,
                                    ],
                                    [
                                        t64 * (t158 * t466 + t143 * t540)
                                            + t65 * (t161 * t466 + t541),
                                        t543,
                                        t544
                                            + t65 * (t161 * t497 + t143 * (t67 * t501 + t68 * t496)),
                                        t545
                                            + t65 * (t161 * t508 + t143 * (t67 * t512 + t68 * t507)),
                                        t546
                                            + t65 * (t161 * t520 + t143 * (t67 * t518 + t68 * t526)),
                                        t548,
                                        q2_rate,
                                    ],
                                    [
                                        h * (rt::lit::<T>(0.5) * (t695 - t699) + t732)
                                            - t622 * (q1_rate * twice_h),
                                        h
                                            * (rt::lit::<T>(0.5) * t739
                                                + (t740 - sin_q2_ahead_new * t743))
                                            - t622 * (q2_rate * twice_h),
                                        t745,
                                        h * (t584 + rt::lit::<T>(0.5) * t684)
                                            + (kappa_gradient * t635 - t622 * (rho2_rate * twice_h)),
                                        h * (t585 + rt::lit::<T>(0.5) * t683)
                                            - t622 * (rho3_rate * twice_h),
                                        h * (t587 + rt::lit::<T>(0.5) * t666)
                                            - t622 * (rho4_rate * twice_h),
                                        rho2_rate * t635 + (rt::lit::<T>(1.0) - rho1_rate * t744),
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
                let t126 = rho2_rate * kappa_gradient;
                let q2_rate_half_h = q2_rate * half_h;
                let t63 = q2 + q2_rate_half_h;
                let (t64, t65) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    q2_rate_half_h,
                    t63,
                    tally,
                );
                let t74 = c2 + twice_l1 * t65;
                let q1_rate_half_h = q1_rate * half_h;
                let t66 = q1 + q1_rate_half_h;
                let (t67, t68) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate_half_h,
                    t66,
                    tally,
                );
                let t75 = t67 * t64;
                let t69 = m1_c1 + (m2_l1 + m2_c2 * t65);
                let t76 = t68 * t69;
                let t78 = rt::lit::<T>(1.0) * (k2 + (k3 + m2_c2 * (t74 - twice_d * t75)))
                    + (k9 + twice_d * t76);
                let t70 = t64 * t68;
                let t71 = t67 * t69 + m2_c2 * t70;
                let t72 = k10 * t71;
                let t73 = t71 * t72;
                let t79 = t78 - t73;
                let t80 = rt::lit::<T>(1.0) / t79;
                let t84 = rho1 + rho1_rate * half_h;
                let t85 = t84 * t72;
                let t86 = t85 + (rho2 + rho2_rate * half_h);
                let t90 = t70 + t67 * t65;
                let t91 = m2_c2 * t90;
                let t96 = k12 * t90;
                let t93 = t68 * t65 - t75;
                let t89 = c2 + l1 * t65;
                let t92 = t91 * t72;
                let t94 = j2 + m2_c2 * (d * t93 + t89) - t92;
                let t97 = t94 * t80;
                let t77 = m2_l1_squared + m2_c2 * (t74 - d * t75) + (k4 + d * t76) - t73;
                let t81 = t77 * t80;
                let t95 = j2 + m2_c2 * t89 - t92 - t94 * t81;
                let t82 = k4 + (k5 + m2_l1 * (l1 + twice_c2 * t65)) - t73 - t77 * t81;
                let t83 = rt::lit::<T>(1.0) / t82;
                let t98 = t95 * t83;
                let t101 = t95 * t98;
                let t102 = k6 - t91 * t96 - t94 * t97 - t101;
                let t107 = rt::lit::<T>(1.0) / t102;
                let t87 = t85 + (rho3 + rho3_rate * half_h) - t86 * t81;
                let t99 = t84 * t96 + (rho4 + rho4_rate * half_h) - t86 * t97
                    - t98 * t87;
                let t111 = t94 * t99;
                let t100 = t95 * t99;
                let t746 = t83 * (t87 - t107 * t100);
                let t747 = t80 * (t86 - t107 * t111) - t81 * t746;
                let t781 = t126 + t747;
                let theta_ahead_new = theta + half_h * t781;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new - theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t748 = t746 + t747;
                let t749 = t72 * t748;
                let t750 = t107 * (t96 * t99);
                let t109 = rho1_rate * kappa_gradient;
                let t117 = k10 * t84;
                let t809 = t749 + (t750 + (t109 + t117));
                let t810 = h * t809;
                let x_new = x + cos_theta_ahead_new * t810;
                let y_new = y + sin_theta_ahead_new * t810;
                let t782 = h * t781;
                let theta_new = theta + t782;
                let t811 = inv_r * t809;
                let t798 = b_over_r * t781;
                let right_new = right + h * (t811 + t798);
                let left_new = left + h * (t811 - t798);
                let q1_rate_h = q1_rate * h;
                let q1_new = q1 + q1_rate_h;
                let q2_rate_h = q2_rate * h;
                let q2_new = q2 + q2_rate_h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let rho3_new = rho3 + rho3_rate * h;
                let rho4_new = rho4 + rho4_rate * h;
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
                if !rt::all_finite([
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
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
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
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t3 = t2 * k10;
                let t4 = t2 * t3;
                let t5 = c2 + cos_q2 * twice_l1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let t6 = cos_q1 * t1;
                let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k4)
                    - t4;
                let t8 = rt::lit::<T>(1.0)
                    * (k2 + (k3 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                    + (k9 + twice_d * t6);
                let t9 = rt::lit::<T>(1.0) / (t8 - t4);
                let t10 = t7 * t9;
                let t11 = rt::lit::<T>(1.0)
                    / (k4 + (k5 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t10);
                let t12 = rho1 * t3;
                let t13 = rho2 + t12;
                let t14 = rho3 + t12 - t10 * t13;
                let t15 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t16 = m2_c2 * t15;
                let t17 = t15 * k12;
                let t18 = c2 + l1 * cos_q2;
                let t19 = t16 * t3;
                let t20 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t18)
                    - t19;
                let t21 = t20 * t9;
                let t22 = j2 + m2_c2 * t18 - t19 - t20 * t10;
                let t23 = t22 * t11;
                let t24 = rt::lit::<T>(1.0) / (k6 - t16 * t17 - t20 * t21 - t22 * t23);
                let t25 = rho4 + rho1 * t17 - t21 * t13 - t23 * t14;
                let t26 = t11 * (t14 - t24 * (t22 * t25));
                let t27 = t9 * (t13 - t24 * (t20 * t25)) - t10 * t26;
                let t28 = t3 * (t26 + t27) + (rho1 * k10 + t24 * (t17 * t25));
                let t29 = inv_r * t28;
                let t30 = b_over_r * t27;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t28,
                    y_dot: sin_theta * t28,
                    theta_dot: t27,
                    right_dot: t29 + t30,
                    left_dot: t29 - t30,
                    q1_dot: t26,
                    q2_dot: t24 * t25,
                }
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
        /// - `q1_rate`, `q2_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `rho4_rate`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `right_rate`: explicit
        /// - `left_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 15 | 36 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 20 | 2 | 0 | 0 | 0 |
        /// | each step | 64 | 72 | 3 | 0 | 5 | 0 |
        /// | each sweep for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate | 73 | 93 | 3 | 0 | 2 | 0 |
        /// | each iteration for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate | 408 | 603 | 7 | 0 | 2 | 0 |
        /// | each state that is looked at | 46 | 56 | 3 | 0 | 3 | 0 |
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
            /// `m2 l1`
            m2_l1: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2)`
            k2: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `m2 (d² + l1²)`
            k3: T,
            /// `J1 + J2 + m1 c1²`
            k4: T,
            /// `m2 l1²`
            m2_l1_squared: T,
            /// `m2 c2²`
            k5: T,
            /// `2 c2`
            twice_c2: T,
            /// `J2 + m2 c2²`
            k6: T,
            /// `m2 c2 d`
            m2_c2_d: T,
            /// `m2 c2/2`
            half_m2_c2: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `(m2 + (M + m1)) r² + 2 Jw`
            k7: T,
            /// `2 (Jw b²/(r²))`
            k8: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k9: T,
            /// `1/((m2 + (M + m1)) r² + 2 Jw)`
            k10: T,
            /// `m2 c2 r²`
            m2_c2_r_squared: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k11: T,
            /// `m1 d + (M a + m2 d)`
            k12: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `d/2`
            half_d: T,
            /// `(m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k13: T,
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
            /// `m2 l1 c2 h`
            m2_l1_c2_h: T,
            /// `m2 c2 l1 h/2`
            k14: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h`
            k15: T,
            /// `h (m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k16: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h/2`
            k17: T,
            /// `m2 c2 h/2`
            k18: T,
            /// `(r² h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k19: T,
            /// `h m2 c2 r²/2`
            k20: T,
            /// `m1 c1 h/2`
            k21: T,
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
                let m2_l1 = m2 * l1;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let k2 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let l1_squared = l1 * l1;
                let k3 = m2 * (d_squared + l1_squared);
                let k4 = j1_plus_j2 + m1 * c1_squared;
                let m2_l1_squared = m2 * l1_squared;
                let k5 = m2 * (c2 * c2);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k6 = j2 + k5;
                let m2_c2_d = m2_c2 * d;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let r_squared = r * r;
                let k7 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k8 = rt::lit::<T>(2.0) * (jw * (b * b) / r_squared);
                let k9 = r_squared / k7;
                let k10 = rt::lit::<T>(1.0) / k7;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k11 = m2_c2_r_squared / k7;
                let k12 = m1 * d + (m_a + m2 * d);
                let m1_c1_d = m1_c1 * d;
                let half_d = rt::lit::<T>(0.5) * d;
                let k13 = rt::lit::<T>(0.5) * k11;
                let half_m2_c2_d = rt::lit::<T>(0.5) * m2_c2_d;
                let half_m2_c2_r_squared = rt::lit::<T>(0.5) * m2_c2_r_squared;
                let half_m1_c1 = rt::lit::<T>(0.5) * m1_c1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c2_h = c2 * h;
                let m2_c2_h = m2 * c2_h;
                let l1_h = l1 * h;
                let half_m2_c2_h = rt::lit::<T>(0.5) * m2_c2_h;
                let m2_l1_c2_h = m2_l1 * c2_h;
                let k14 = rt::lit::<T>(0.5) * (m2_c2 * l1_h);
                let k15 = k9 * h;
                let k16 = rt::lit::<T>(0.5) * (h * k11);
                let k17 = rt::lit::<T>(0.5) * k15;
                let k18 = rt::lit::<T>(0.5) * (m2_c2 * h);
                let k19 = rt::lit::<T>(0.5) * (r_squared * h / k7);
                let k20 = rt::lit::<T>(0.5) * (h * m2_c2_r_squared);
                let k21 = rt::lit::<T>(0.5) * (m1_c1 * h);
                Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    m2_c2_d,
                    half_m2_c2,
                    inv_r,
                    b_over_r,
                    k7,
                    k8,
                    k9,
                    k10,
                    m2_c2_r_squared,
                    k11,
                    k12,
                    m1_c1_d,
                    half_d,
                    k13,
                    half_m2_c2_d,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    m2_l1_c2_h,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
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
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
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
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
                let t19 = c2 + cos_q2 * twice_l1;
                let t20 = m2_l1_squared + m2_c2 * (t19 - sin_q1_sin_q2 * d)
                    + (t2 * d + k4);
                let t21 = c2 + l1 * cos_q2;
                let t22 = j2 + m2_c2 * (d * t9 + t21);
                let t23 = theta_dot
                    * (k3 + m2_c2 * (t19 - sin_q1_sin_q2 * twice_d)
                        + (k2 + t2 * twice_d))
                    + (q2_dot * t22 + b_over_r * (jw_right_dot - jw_left_dot));
                let t24 = j2 + m2_c2 * t21;
                let t25 = t7 * y_dot
                    + (t24 * q2_dot
                        + q1_dot * (k4 + (k5 + m2_l1 * (l1 + cos_q2 * twice_c2))));
                let t26 = t16 * x_dot + t11 * y_dot
                    + (t24 * q1_dot + k6 * q2_dot + theta_dot * t22);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t6 * y_dot + q1_dot * t20 + (t14 * x_dot + t23),
                    t25 + (t15 * x_dot + theta_dot * t20),
                    t26,
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
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    m2_c2_d,
                    half_m2_c2,
                    inv_r,
                    b_over_r,
                    k7,
                    k8,
                    k9,
                    k10,
                    m2_c2_r_squared,
                    k11,
                    k12,
                    m1_c1_d,
                    half_d,
                    k13,
                    half_m2_c2_d,
                    half_m2_c2_r_squared,
                    half_m1_c1,
                    inv_h,
                    half_h,
                    m2_c2_h,
                    l1_h,
                    half_m2_c2_h,
                    m2_l1_c2_h,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
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
                    let t46 = q2 + q2_rate * half_h;
                    let (t47, t48) = rt::sin_cos(t46);
                    let t49 = q1 + q1_rate * half_h;
                    let (t50, t51) = rt::sin_cos(t49);
                    let t52 = m1_c1 + (m2_l1 + m2_c2 * t48);
                    let t53 = t47 * t51;
                    let t54 = t50 * t52 + m2_c2 * t53;
                    let t55 = k9 * t54;
                    let t56 = t54 * t55;
                    let t57 = c2 + twice_l1 * t48;
                    let t58 = t50 * t47;
                    let t59 = t51 * t52;
                    let t60 = m2_l1_squared + m2_c2 * (t57 - d * t58) + (k4 + d * t59)
                        - t56;
                    let t61 = rt::lit::<T>(1.0)
                        * (k2 + (k3 + m2_c2 * (t57 - twice_d * t58)))
                        + (k8 + twice_d * t59);
                    let t62 = t61 - t56;
                    let t63 = rt::lit::<T>(1.0) / t62;
                    let t64 = t60 * t63;
                    let t65 = k4 + (k5 + m2_l1 * (l1 + twice_c2 * t48)) - t56
                        - t60 * t64;
                    let t66 = rt::lit::<T>(1.0) / t65;
                    let t67 = rho1 + rho1_rate * half_h;
                    let t68 = t67 * t55;
                    let t69 = t68 + (rho2 + rho2_rate * half_h);
                    let t70 = t68 + (rho3 + rho3_rate * half_h) - t69 * t64;
                    let t73 = t53 + t50 * t48;
                    let t74 = m2_c2 * t73;
                    let t79 = k11 * t73;
                    let t76 = t51 * t48 - t58;
                    let t72 = c2 + l1 * t48;
                    let t75 = t74 * t55;
                    let t77 = j2 + m2_c2 * (d * t76 + t72) - t75;
                    let t80 = t77 * t63;
                    let t78 = j2 + m2_c2 * t72 - t75 - t77 * t64;
                    let t81 = t78 * t66;
                    let t84 = t78 * t81;
                    let t85 = k6 - t74 * t79 - t77 * t80 - t84;
                    let t90 = rt::lit::<T>(1.0) / t85;
                    let t82 = t67 * t79 + (rho4 + rho4_rate * half_h) - t69 * t80
                        - t81 * t70;
                    let t83 = t78 * t82;
                    let t312 = t66 * (t70 - t90 * t83);
                    let t91 = t82 * t90;
                    let t93 = t77 * t82;
                    let t313 = t63 * (t69 - t90 * t93) - t64 * t312;
                    let t97 = t59 - m2_c2 * t58;
                    let t98 = k1 + t97;
                    let t99 = m2_c2 * t76;
                    let t100 = t99 * t91;
                    let t314 = t312 + t313;
                    let t104 = k9 * t67;
                    let t315 = t55 * t314 + (t104 + t90 * (t79 * t82));
                    let t316 = m2_c2 * (t314 + t91);
                    let t317 = t47 * t316;
                    let t318 = m1_c1 * t313;
                    let t319 = m2_l1 * t314;
                    let t320 = t48 * t316;
                    let t321 = t319 + t320;
                    let t322 = t315 * (m1_c1 * t312);
                    let t323 = t315 * (t50 * t317 - k12 * t313 - t51 * (t318 + t321))
                        - t51 * t322;
                    let t324 = d * t313;
                    let t325 = t51
                        * (t315 * (t320 + (t318 + t319)) + (t322 + t324 * t317))
                        + t50 * (t324 * t321 + (t314 * (m1_c1_d * t313) - t315 * t317));
                    let t326 = t47 * (l1 * t314 + t51 * t324 - t50 * t315)
                        + t48 * (t50 * t324 + t51 * t315);
                    solution1
                        .update([
                            t312,
                            t91,
                            t313 * (t313 * t98 + (t100 + t312 * t97)),
                            t323,
                            -t325,
                            -(t316 * t326),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead);
                            let t2 = cos_q1_ahead * sin_q2_ahead;
                            let t3 = sin_q1_ahead * t1 + m2_c2 * t2;
                            let t4 = k9 * t3;
                            let t5 = t3 * t4;
                            let t6 = c2 + cos_q2_ahead * twice_l1;
                            let t7 = sin_q1_ahead * sin_q2_ahead;
                            let t8 = cos_q1_ahead * t1;
                            let t9 = m2_l1_squared + m2_c2 * (t6 - d * t7)
                                + (k4 + d * t8) - t5;
                            let t10 = rt::lit::<T>(1.0)
                                * (k2 + (k3 + m2_c2 * (t6 - t7 * twice_d)))
                                + (k8 + twice_d * t8);
                            let t11 = rt::lit::<T>(1.0) / (t10 - t5);
                            let t12 = t9 * t11;
                            let t13 = rt::lit::<T>(1.0)
                                / (k4 + (k5 + m2_l1 * (l1 + cos_q2_ahead * twice_c2)) - t5
                                    - t9 * t12);
                            let t14 = rho1 * t4;
                            let t15 = rho2 + t14;
                            let t16 = rho3 + t14 - t15 * t12;
                            let t17 = c2 + l1 * cos_q2_ahead;
                            let t18 = t2 + sin_q1_ahead * cos_q2_ahead;
                            let t19 = m2_c2 * t18;
                            let t20 = t19 * t4;
                            let t21 = cos_q1_ahead * cos_q2_ahead - t7;
                            let t22 = j2 + m2_c2 * (d * t21 + t17) - t20;
                            let t23 = j2 + m2_c2 * t17 - t20 - t22 * t12;
                            let t24 = t18 * k11;
                            let t25 = t22 * t11;
                            let t26 = t23 * t13;
                            let t27 = rho4 + rho1 * t24 - t15 * t25 - t26 * t16;
                            let t28 = rt::lit::<T>(1.0)
                                / (k6 - t19 * t24 - t22 * t25 - t23 * t26);
                            let t29 = t13 * (t16 - t23 * t27 * t28);
                            let t30 = t27 * t28;
                            let t31 = t11 * (t15 - t28 * (t22 * t27)) - t12 * t29;
                            let t32 = t8 - m2_c2 * t7;
                            let t33 = t29 + t31;
                            let t34 = t4 * t33 + (rho1 * k9 + t28 * (t24 * t27));
                            let t35 = m2_c2 * (t30 + t33);
                            let t36 = sin_q2_ahead * t35;
                            let t37 = m1_c1 * t31;
                            let t38 = m2_l1 * t33;
                            let t39 = cos_q2_ahead * t35;
                            let t40 = t38 + t39;
                            let t41 = t34 * (m1_c1 * t29);
                            let t42 = t34
                                * (sin_q1_ahead * t36 - k12 * t31
                                    - cos_q1_ahead * (t37 + t40)) - cos_q1_ahead * t41;
                            let t43 = d * t31;
                            let t44 = cos_q1_ahead
                                * (t34 * (t39 + (t37 + t38)) + (t41 + t36 * t43))
                                + sin_q1_ahead
                                    * (t40 * t43 + (t33 * (m1_c1_d * t31) - t34 * t36));
                            let t45 = sin_q2_ahead
                                * (l1 * t33 + cos_q1_ahead * t43 - sin_q1_ahead * t34)
                                + cos_q2_ahead * (sin_q1_ahead * t43 + cos_q1_ahead * t34);
                            [
                                t29,
                                t30,
                                t31 * ((k1 + t32) * t31 + (m2_c2 * t21 * t30 + t32 * t29)),
                                t42,
                                -t44,
                                -(t35 * t45),
                            ]
                        },
                        move || [
                            rt::abs(q1 * inv_h),
                            rt::abs(q2 * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::abs(rho3 * inv_h),
                            rt::abs(rho4 * inv_h),
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
                            let t46 = q2 + q2_rate * half_h;
                            let (t47, t48) = rt::sin_cos(t46);
                            let t49 = q1 + q1_rate * half_h;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = m1_c1 + (m2_l1 + m2_c2 * t48);
                            let t53 = t47 * t51;
                            let t54 = t50 * t52 + m2_c2 * t53;
                            let t55 = k9 * t54;
                            let t56 = t54 * t55;
                            let t57 = c2 + twice_l1 * t48;
                            let t58 = t50 * t47;
                            let t59 = t51 * t52;
                            let t60 = m2_l1_squared + m2_c2 * (t57 - d * t58)
                                + (k4 + d * t59) - t56;
                            let t61 = rt::lit::<T>(1.0)
                                * (k2 + (k3 + m2_c2 * (t57 - twice_d * t58)))
                                + (k8 + twice_d * t59);
                            let t62 = t61 - t56;
                            let t63 = rt::lit::<T>(1.0) / t62;
                            let t64 = t60 * t63;
                            let t65 = k4 + (k5 + m2_l1 * (l1 + twice_c2 * t48)) - t56
                                - t60 * t64;
                            let t66 = rt::lit::<T>(1.0) / t65;
                            let t67 = rho1 + rho1_rate * half_h;
                            let t68 = t67 * t55;
                            let t69 = t68 + (rho2 + rho2_rate * half_h);
                            let t70 = t68 + (rho3 + rho3_rate * half_h) - t69 * t64;
                            let t71 = t66 * t70;
                            let t72 = c2 + l1 * t48;
                            let t73 = t53 + t50 * t48;
                            let t74 = m2_c2 * t73;
                            let t75 = t74 * t55;
                            let t76 = t51 * t48 - t58;
                            let t77 = j2 + m2_c2 * (d * t76 + t72) - t75;
                            let t78 = j2 + m2_c2 * t72 - t75 - t77 * t64;
                            let t79 = k11 * t73;
                            let t80 = t77 * t63;
                            let t81 = t78 * t66;
                            let t82 = t67 * t79 + (rho4 + rho4_rate * half_h) - t69 * t80
                                - t81 * t70;
                            let t83 = t78 * t82;
                            let t84 = t78 * t81;
                            let t85 = k6 - t74 * t79 - t77 * t80 - t84;
                            let t86 = t65 * t85;
                            let t87 = rt::lit::<T>(1.0) / t86;
                            let t88 = t83 * t87;
                            let t89 = t71 - t88;
                            let t90 = rt::lit::<T>(1.0) / t85;
                            let t91 = t82 * t90;
                            let t92 = t69 * t63;
                            let t93 = t77 * t82;
                            let t94 = rt::lit::<T>(1.0) / (t62 * t85);
                            let t95 = t93 * t94;
                            let t96 = t92 - t95 - t64 * t89;
                            let t97 = t59 - m2_c2 * t58;
                            let t98 = k1 + t97;
                            let t99 = m2_c2 * t76;
                            let t100 = t99 * t91;
                            let t101 = t98 * t96 + (t100 + t97 * t89);
                            let t102 = m1_c1 * t89;
                            let t103 = t89 + t96;
                            let t104 = k9 * t67;
                            let t105 = m2_c2_r_squared * t73;
                            let t106 = k10 / t85;
                            let t107 = t105 * t82 * t106;
                            let t108 = t55 * t103 + (t104 + t107);
                            let t109 = t102 * t108;
                            let t110 = t91 + t103;
                            let t111 = m2_c2 * t110;
                            let t112 = t47 * t111;
                            let t113 = m1_c1 * t96;
                            let t114 = m2_l1 * t103;
                            let t115 = t48 * t111;
                            let t116 = t114 + t115;
                            let t117 = t113 + t116;
                            let t118 = t50 * t112 - k12 * t96 - t51 * t117;
                            let t119 = t115 + (t113 + t114);
                            let t120 = d * t96;
                            let t121 = t119 * t108 + (t120 * t112 + t109);
                            let t122 = d * t103;
                            let t123 = t120 * t116 + (t122 * t113 - t112 * t108);
                            let t124 = l1 * t103 + t51 * t120 - t50 * t108;
                            let t125 = t111 * t124;
                            let t126 = t50 * t120 + t51 * t108;
                            let t127 = t111 * t126;
                            let t128 = h * t50;
                            let t129 = t47 * t128;
                            let t130 = t52 * (half_h * t51) - half_m2_c2 * t129;
                            let t131 = k9 * t130;
                            let t132 = t67 * t131;
                            let t133 = t55 * t130 + t54 * t131;
                            let t134 = t52 * t128;
                            let t135 = h * t51;
                            let t136 = t47 * t135;
                            let t137 = t133 + (d * t134 + m2_c2_d * t136);
                            let t138 = t133 + (half_d * t134 + t136 * half_m2_c2_d);
                            let t139 = t63 * (t64 * t137 - t138);
                            let t140 = t132 - t64 * t132 - t69 * t139;
                            let t141 = t60 * t139 + (t133 - t64 * t138);
                            let t142 = t48 * t135 - t129;
                            let t143 = half_m2_c2 * t142;
                            let t144 = t55 * t143 + t74 * t131;
                            let t145 = t136 + t48 * t128;
                            let t146 = t144 + half_m2_c2_d * t145;
                            let t147 = t77 * t139 + (t144 - t64 * t146);
                            let t148 = t66 * (t81 * t141 - t147);
                            let t149 = t63 * (t80 * t137 - t146);
                            let t150 = t142 * k13;
                            let t151 = t77 * t149
                                + (t79 * t143 + t74 * t150 - t80 * t146) - t81 * t147;
                            let t152 = t78 * t148 + t151;
                            let t153 = t67 * t150 - t80 * t132 - t69 * t149 - t81 * t140
                                - t70 * t148;
                            let t154 = t87
                                * (t88 * (t85 * t141 + t65 * t152)
                                    + (t78 * t153 - t82 * t147));
                            let t155 = t66 * (t140 + t71 * t141) - t154;
                            let t156 = h * t48;
                            let t157 = t51 * t156;
                            let t158 = half_m2_c2 * t157 - t47 * (t50 * half_m2_c2_h);
                            let t159 = k9 * t158;
                            let t160 = t55 * t158 + t54 * t159;
                            let t161 = t51 * (t47 * m2_c2_h);
                            let t162 = t47 * l1_h;
                            let t163 = t50 * t156;
                            let t164 = t160 + (d * t161 + m2_c2 * (t162 + d * t163));
                            let t165 = t160
                                + (half_d * t161 + m2_c2 * (t162 + half_d * t163));
                            let t166 = t63 * (t64 * t164 - t165);
                            let t167 = t60 * t166
                                + (t160 + t47 * m2_l1_c2_h - t64 * t165);
                            let t168 = h * t47;
                            let t169 = t157 - t50 * t168;
                            let t170 = half_m2_c2 * t169;
                            let t171 = t55 * t170 + t74 * t159;
                            let t172 = t163 + t51 * t168;
                            let t173 = t171 + (k14 * t47 + half_m2_c2_d * t172);
                            let t174 = t77 * t166 + (t171 + t47 * k14 - t64 * t173);
                            let t175 = t66 * (t81 * t167 - t174);
                            let t176 = t63 * (t80 * t164 - t173);
                            let t177 = k13 * t169;
                            let t178 = t77 * t176
                                + (t79 * t170 + t74 * t177 - t80 * t173) - t81 * t174;
                            let t179 = t78 * t175 + t178;
                            let t180 = t67 * t159;
                            let t181 = t180 - t64 * t180 - t69 * t166;
                            let t182 = t67 * t177 - t80 * t180 - t69 * t176 - t81 * t181
                                - t70 * t175;
                            let t183 = t87
                                * (t88 * (t85 * t167 + t65 * t179)
                                    + (t78 * t182 - t82 * t174));
                            let t184 = t66 * (t181 + t71 * t167);
                            let t185 = t54 * k17;
                            let t186 = t54 * k15
                                * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t64);
                            let t187 = t73 * k16 - t80 * t185 - t81 * t186;
                            let t188 = t87 * (t78 * t187);
                            let t189 = t66 * t186;
                            let t190 = half_h * (t64 * t81 - t80);
                            let t191 = t66 * (half_h * t64) + t87 * (t78 * t190);
                            let t192 = t66 + t84 * t87;
                            let t193 = half_h * t192;
                            let t194 = t87 * (h * t78);
                            let t195 = rt::lit::<T>(0.5) * t194;
                            let t196 = t90 * (t153 + t91 * t152);
                            let t197 = t90 * (t182 + t91 * t179);
                            let t198 = t90 * t187;
                            let t199 = t90 * t190;
                            let t200 = t90 * (h * t81);
                            let t201 = rt::lit::<T>(0.5) * t200;
                            let t202 = half_h * t90;
                            let t203 = t94
                                * (t95 * (t85 * t137 + t62 * t152)
                                    + (t77 * t153 - t82 * t146));
                            let t204 = t63 * (t132 + t137 * t92) - t89 * t139 - t203
                                - t64 * t155;
                            let t205 = t97 * t155
                                + (t99 * t196 - t91 * (half_m2_c2 * t145))
                                - t103 * (rt::lit::<T>(0.5) * t134 + half_m2_c2 * t136);
                            let t206 = t94
                                * (t95 * (t85 * t164 + t62 * t179)
                                    + (t77 * t182 - t82 * t173));
                            let t207 = t184 - t183;
                            let t208 = t63 * (t180 + t164 * t92) - t89 * t166 - t206
                                - t64 * t207;
                            let t209 = t97 * t207
                                + (t99 * t197 - t91 * (half_m2_c2 * t172))
                                - t103 * (half_m2_c2 * t163 + rt::lit::<T>(0.5) * t161);
                            let t210 = t189 - t188;
                            let t211 = t63 * t185 - t94 * (t77 * t187) - t64 * t210;
                            let t212 = rt::lit::<T>(1.0) - t101 * t211
                                - t96 * (t98 * t211 + (t99 * t198 + t97 * t210));
                            let t213 = t64 * t191 + (half_h * t63 - t94 * (t77 * t190));
                            let t214 = -(t101 * t213
                                + t96 * (t98 * t213 + (t99 * t199 - t97 * t191)));
                            let t215 = half_h * t77;
                            let t216 = t94 * (t81 * t215) - t64 * t193;
                            let t217 = t101 * t216
                                + t96
                                    * (t98 * t216 + (t97 * t193 - t200 * (half_m2_c2 * t76)));
                            let t218 = t78 * (half_h * t60) / (t62 * t86) - t94 * t215;
                            let t219 = t101 * t218
                                + t96
                                    * (t98 * t218
                                        + rt::lit::<T>(0.5) * (t99 * (h * t90) - t97 * t194));
                            let t220 = t155 + t204;
                            let t221 = t131 * t103
                                + t106
                                    * (t82 * (t142 * half_m2_c2_r_squared) + t105 * t153
                                        + k7 * t152 * t107);
                            let t222 = t55 * t220 + t221;
                            let t223 = t102 * t222 + m1_c1 * t155 * t108;
                            let t224 = m2_c2 * (t220 + t196);
                            let t225 = t47 * t224;
                            let t226 = m1_c1 * t204;
                            let t227 = m2_l1 * t220;
                            let t228 = t48 * t224;
                            let t229 = t227 + t228;
                            let t230 = rt::lit::<T>(0.5) * (t135 * t112 + t128 * t117)
                                + (t50 * t225 - k12 * t204) - t51 * (t226 + t229);
                            let t231 = t207 + t208;
                            let t232 = t159 * t103
                                + t106
                                    * (t82 * (half_m2_c2_r_squared * t169) + t105 * t182
                                        + k7 * t179 * t107);
                            let t233 = t55 * t231 + t232;
                            let t234 = t102 * t233 + m1_c1 * t207 * t108;
                            let t235 = m2_c2 * (t231 + t197);
                            let t236 = t110 * (t48 * k18) + t47 * t235;
                            let t237 = m1_c1 * t208;
                            let t238 = m2_l1 * t231;
                            let t239 = t48 * t235 - t110 * (t47 * k18);
                            let t240 = t238 + t239;
                            let t241 = t51 * t234 - t118 * t233
                                - t108 * (t50 * t236 - k12 * t208 - t51 * (t237 + t240));
                            let t242 = t210 + t211;
                            let t243 = t55 * t242 + (k19 + t105 * t187 * t106);
                            let t244 = t102 * t243 + m1_c1 * t210 * t108;
                            let t245 = m2_c2 * (t242 + t198);
                            let t246 = t47 * t245;
                            let t247 = m1_c1 * t211;
                            let t248 = m2_l1 * t242;
                            let t249 = t48 * t245;
                            let t250 = t248 + t249;
                            let t251 = t51 * t244 - t118 * t243
                                - t108 * (t50 * t246 - k12 * t211 - t51 * (t247 + t250));
                            let t252 = t213 - t191;
                            let t253 = t55 * t252 + t105 * t190 * t106;
                            let t254 = t102 * t253 - m1_c1 * t191 * t108;
                            let t255 = m2_c2 * (t252 + t199);
                            let t256 = t47 * t255;
                            let t257 = m1_c1 * t213;
                            let t258 = m2_l1 * t252;
                            let t259 = t48 * t255;
                            let t260 = t258 + t259;
                            let t261 = t51 * t254 + rt::lit::<T>(1.0) - t118 * t253
                                - t108 * (t50 * t256 - k12 * t213 - t51 * (t257 + t260));
                            let t262 = t193 + t216;
                            let t263 = t73 * k20;
                            let t264 = t55 * t262 - t81 * t263 * t106;
                            let t265 = t102 * t264 + t192 * k21 * t108;
                            let t266 = m2_c2 * (t262 - t201);
                            let t267 = t47 * t266;
                            let t268 = m1_c1 * t216;
                            let t269 = m2_l1 * t262;
                            let t270 = t48 * t266;
                            let t271 = t269 + t270;
                            let t272 = t51 * t265 - t118 * t264
                                - t108 * (t50 * t267 - k12 * t216 - t51 * (t268 + t271));
                            let t273 = t55 * t218 + (t263 * t106 - t87 * (t78 * t185));
                            let t274 = t102 * t273 - half_m1_c1 * t194 * t108;
                            let t275 = t218 - t195;
                            let t276 = m2_c2 * (t202 + t275);
                            let t277 = t47 * t276;
                            let t278 = m1_c1 * t218;
                            let t279 = m2_l1 * t275;
                            let t280 = t48 * t276;
                            let t281 = t279 + t280;
                            let t282 = t51 * t274
                                - t108 * (t50 * t277 - k12 * t218 - t51 * (t278 + t281));
                            let t283 = d * t204;
                            let t284 = t120 * t225 + t223
                                + (t108 * (t228 + (t226 + t227))
                                    + (t112 * t283 + t119 * t222));
                            let t285 = m1_c1_d * t96;
                            let t286 = t116 * t283 + (t220 * t285 + t122 * t226)
                                - t112 * t222 - t225 * t108;
                            let t287 = t51 * t284
                                + (rt::lit::<T>(0.5) * (t135 * t123 - t128 * t121)
                                    + t50 * (t120 * t229 + t286));
                            let t288 = d * t208;
                            let t289 = t108 * (t239 + (t237 + t238))
                                + (t120 * t236 + (t234 + (t112 * t288 + t119 * t233)));
                            let t290 = t116 * t288 + (t231 * t285 + t122 * t237)
                                - t112 * t233 - t236 * t108;
                            let t291 = d * t211;
                            let t292 = t120 * t246 + t119 * t243
                                + (t108 * (t249 + (t247 + t248)) + (t112 * t291 + t244));
                            let t293 = t116 * t291 - t246 * t108
                                + (t120 * t250 + (t242 * t285 + t122 * t247 - t112 * t243));
                            let t294 = d * t213;
                            let t295 = t120 * t256 + t119 * t253
                                + (t108 * (t259 + (t257 + t258)) + (t112 * t294 + t254));
                            let t296 = t116 * t294 - t256 * t108
                                + (t120 * t260 + (t252 * t285 + t122 * t257 - t112 * t253));
                            let t297 = d * t216;
                            let t298 = t116 * t297 - t108 * t267
                                + (t120 * t271 + (t262 * t285 + t122 * t268 - t112 * t264));
                            let t299 = t120 * t267 + t119 * t264
                                + (t108 * (t270 + (t268 + t269)) + (t112 * t297 + t265));
                            let t300 = d * t218;
                            let t301 = t112 * t300 + t274
                                + (t119 * t273
                                    + (t120 * t277 + t108 * (t280 + (t278 + t279))));
                            let t302 = t96 * (m1_c1_d * t275) + t122 * t278 - t112 * t273
                                + (t116 * t300 + (t120 * t281 - t277 * t108));
                            let t303 = l1 * t220 + t51 * t283
                                - rt::lit::<T>(0.5) * (t128 * t120 + t135 * t108)
                                - t50 * t222;
                            let t304 = t111
                                * (t51 * t222
                                    + (t50 * t283
                                        + rt::lit::<T>(0.5) * (t135 * t120 - t128 * t108)));
                            let t305 = t47
                                * (t235 * t124
                                    + t111 * (l1 * t231 + t51 * t288 - t50 * t233));
                            let t306 = t48
                                * (t235 * t126 + t111 * (t50 * t288 + t51 * t233))
                                + (rt::lit::<T>(0.5) * (t156 * t125 - t168 * t127) + t305);
                            let t307 = t47
                                * (t245 * t124
                                    + t111 * (l1 * t242 + t51 * t291 - t50 * t243));
                            let t308 = t47
                                * (t255 * t124
                                    + t111 * (l1 * t252 + t51 * t294 - t50 * t253));
                            let t309 = t47
                                * (t124 * t266
                                    + t111 * (l1 * t262 + t51 * t297 - t50 * t264));
                            let t310 = t47
                                * (t276 * t124
                                    + t111 * (l1 * t275 + t51 * t300 - t50 * t273));
                            let t311 = t48
                                * (t276 * t126 + t111 * (t50 * t300 + t51 * t273))
                                + (t310 + rt::lit::<T>(1.0));
                            (
                                [
                                    q1_rate - t89,
                                    q2_rate - t91,
                                    rho1_rate - t96 * t101,
                                    rho2_rate + t51 * t109 - t108 * t118,
                                    t51 * t121 + (rho3_rate + t50 * t123),
                                    t47 * t125 + (rho4_rate + t48 * t127),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t155,
                                        t183 - t184,
                                        t188 - t189,
                                        t191,
                                        -t193,
                                        t195,
                                    ],
                                    [
                                        -t196,
                                        rt::lit::<T>(1.0) - t197,
                                        -t198,
                                        -t199,
                                        t201,
                                        -t202,
                                    ],
                                    [
                                        -(t101 * t204 + t96 * (t98 * t204 + t205)),
                                        -(t101 * t208 + t96 * (t98 * t208 + t209)),
                                        t212,
                                        t214,
                                        -t217,
                                        -t219,
                                    ],
                                    [
                                        t51 * t223 - t109 * (half_h * t50) - t118 * t222
                                            - t108 * t230,
                                        t241,
                                        t251,
                                        t261,
                                        t272,
                                        t282 - t118 * t273,
                                    ],
                                    [
                                        t287,
                                        t51 * t289 + t50 * (t120 * t240 + t290),
                                        t51 * t292 + t50 * t293,
                                        t51 * t295 + t50 * t296,
                                        t50 * t298 + (t51 * t299 + rt::lit::<T>(1.0)),
                                        t51 * t301 + t50 * t302,
                                    ],
                                    [
                                        t47 * (t224 * t124 + t111 * t303)
                                            + t48 * (t224 * t126 + t304),
                                        t306,
                                        t307
                                            + t48 * (t245 * t126 + t111 * (t50 * t291 + t51 * t243)),
                                        t308
                                            + t48 * (t255 * t126 + t111 * (t50 * t294 + t51 * t253)),
                                        t309
                                            + t48 * (t126 * t266 + t111 * (t50 * t297 + t51 * t264)),
                                        t311,
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
                let t46 = q2 + q2_rate * half_h;
                let (t47, t48) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    q2_rate * half_h,
                    t46,
                    tally,
                );
                let t57 = c2 + twice_l1 * t48;
                let t49 = q1 + q1_rate * half_h;
                let (t50, t51) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate * half_h,
                    t49,
                    tally,
                );
                let t58 = t50 * t47;
                let t52 = m1_c1 + (m2_l1 + m2_c2 * t48);
                let t59 = t51 * t52;
                let t61 = rt::lit::<T>(1.0) * (k2 + (k3 + m2_c2 * (t57 - twice_d * t58)))
                    + (k8 + twice_d * t59);
                let t53 = t47 * t51;
                let t54 = t50 * t52 + m2_c2 * t53;
                let t55 = k9 * t54;
                let t56 = t54 * t55;
                let t62 = t61 - t56;
                let t63 = rt::lit::<T>(1.0) / t62;
                let t67 = rho1 + rho1_rate * half_h;
                let t68 = t67 * t55;
                let t69 = t68 + (rho2 + rho2_rate * half_h);
                let t73 = t53 + t50 * t48;
                let t74 = m2_c2 * t73;
                let t79 = k11 * t73;
                let t76 = t51 * t48 - t58;
                let t72 = c2 + l1 * t48;
                let t75 = t74 * t55;
                let t77 = j2 + m2_c2 * (d * t76 + t72) - t75;
                let t80 = t77 * t63;
                let t60 = m2_l1_squared + m2_c2 * (t57 - d * t58) + (k4 + d * t59) - t56;
                let t64 = t60 * t63;
                let t78 = j2 + m2_c2 * t72 - t75 - t77 * t64;
                let t65 = k4 + (k5 + m2_l1 * (l1 + twice_c2 * t48)) - t56 - t60 * t64;
                let t66 = rt::lit::<T>(1.0) / t65;
                let t81 = t78 * t66;
                let t84 = t78 * t81;
                let t85 = k6 - t74 * t79 - t77 * t80 - t84;
                let t90 = rt::lit::<T>(1.0) / t85;
                let t70 = t68 + (rho3 + rho3_rate * half_h) - t69 * t64;
                let t82 = t67 * t79 + (rho4 + rho4_rate * half_h) - t69 * t80
                    - t81 * t70;
                let t93 = t77 * t82;
                let t83 = t78 * t82;
                let t312 = t66 * (t70 - t90 * t83);
                let t313 = t63 * (t69 - t90 * t93) - t64 * t312;
                let theta_ahead_new = theta + half_h * t313;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new - theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t314 = t312 + t313;
                let t104 = k9 * t67;
                let t315 = t55 * t314 + (t104 + t90 * (t79 * t82));
                let t327 = h * t315;
                let x_new = x + cos_theta_ahead_new * t327;
                let y_new = y + sin_theta_ahead_new * t327;
                let theta_new = theta + h * t313;
                let t328 = inv_r * t315;
                let t329 = b_over_r * t313;
                let right_new = right + h * (t328 + t329);
                let left_new = left + h * (t328 - t329);
                let q1_new = q1 + q1_rate * h;
                let q2_new = q2 + q2_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let rho3_new = rho3 + rho3_rate * h;
                let rho4_new = rho4 + rho4_rate * h;
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate * h,
                    q1_new,
                    tally,
                );
                let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    q2_rate * h,
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
                if !rt::all_finite([
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
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    inv_r,
                    b_over_r,
                    k8,
                    k9,
                    k11,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t3 = t2 * k9;
                let t4 = t2 * t3;
                let t5 = c2 + cos_q2 * twice_l1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let t6 = cos_q1 * t1;
                let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k4)
                    - t4;
                let t8 = rt::lit::<T>(1.0)
                    * (k2 + (k3 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                    + (k8 + twice_d * t6);
                let t9 = rt::lit::<T>(1.0) / (t8 - t4);
                let t10 = t7 * t9;
                let t11 = rt::lit::<T>(1.0)
                    / (k4 + (k5 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t10);
                let t12 = rho1 * t3;
                let t13 = rho2 + t12;
                let t14 = rho3 + t12 - t10 * t13;
                let t15 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t16 = m2_c2 * t15;
                let t17 = t15 * k11;
                let t18 = c2 + l1 * cos_q2;
                let t19 = t16 * t3;
                let t20 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t18)
                    - t19;
                let t21 = t20 * t9;
                let t22 = j2 + m2_c2 * t18 - t19 - t20 * t10;
                let t23 = t22 * t11;
                let t24 = rt::lit::<T>(1.0) / (k6 - t16 * t17 - t20 * t21 - t22 * t23);
                let t25 = rho4 + rho1 * t17 - t21 * t13 - t23 * t14;
                let t26 = t11 * (t14 - t24 * (t22 * t25));
                let t27 = t9 * (t13 - t24 * (t20 * t25)) - t10 * t26;
                let t28 = t3 * (t26 + t27) + (rho1 * k9 + t24 * (t17 * t25));
                let t29 = inv_r * t28;
                let t30 = b_over_r * t27;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t28,
                    y_dot: sin_theta * t28,
                    theta_dot: t27,
                    right_dot: t29 + t30,
                    left_dot: t29 - t30,
                    q1_dot: t26,
                    q2_dot: t24 * t25,
                }
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `q1_dot_ahead`, `q2_dot_ahead`: 5 × 5 implicit block (Newton, analytic Jacobian)
        /// - `right_dot_ahead`: explicit
        /// - `left_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 32 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 2 | 0 | 0 | 0 |
        /// | each step | 289 | 410 | 15 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, q1_dot_ahead, q2_dot_ahead | 219 | 289 | 0 | 0 | 3 | 0 |
        /// | each state that is looked at | 188 | 270 | 16 | 0 | 3 | 0 |
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
            /// `m2 l1`
            m2_l1: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2)`
            k3: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `m2 (d² + l1²)`
            k4: T,
            /// `J1 + J2 + m1 c1²`
            k5: T,
            /// `m2 l1²`
            m2_l1_squared: T,
            /// `m2 c2²`
            k6: T,
            /// `2 c2`
            twice_c2: T,
            /// `J2 + m2 c2²`
            k7: T,
            /// `1/(m2 + (M + m1))`
            k8: T,
            /// `m2 c2/(m2 + (M + m1))`
            k9: T,
            /// `1/Jw`
            inv_jw: T,
            /// `2 M a`
            twice_m_a: T,
            /// `m2 c2 d`
            m2_c2_d: T,
            /// `r/Jw`
            r_over_jw: T,
            /// `r (r/Jw)`
            r_r_over_jw: T,
            /// `2 m1 c1`
            twice_m1_c1: T,
            /// `2 m1 d`
            k10: T,
            /// `2 b`
            twice_b: T,
            /// `2 (m2 + (M + m1))`
            k11: T,
            /// `2 (J2 + m2 c2²)`
            k12: T,
            /// `2 c1`
            twice_c1: T,
            /// `2 m1 c1 d`
            k13: T,
            /// `2 r`
            twice_r: T,
            /// `1/h`
            inv_h: T,
            /// `m2 c2 h`
            m2_c2_h: T,
            /// `m2 c2 l1 h`
            m2_c2_l1_h: T,
            /// `h/4`
            quarter_h: T,
            /// `c2 m2 h/4`
            k15: T,
            /// `2 l1 h`
            twice_l1_h: T,
            /// `2 m2 l1 c2 h`
            k16: T,
            /// `h/Jw`
            h_over_jw: T,
            /// `c2 m2 h/2`
            k17: T,
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
                let m2_l1 = m2 * l1;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let k3 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let l1_squared = l1 * l1;
                let k4 = m2 * (d_squared + l1_squared);
                let k5 = j1_plus_j2 + m1 * c1_squared;
                let m2_l1_squared = m2 * l1_squared;
                let k6 = m2 * (c2 * c2);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k7 = j2 + k6;
                let k8 = rt::lit::<T>(1.0) / k1;
                let k9 = m2_c2 / k1;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let m2_c2_d = m2_c2 * d;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let twice_m1_c1 = rt::lit::<T>(2.0) * m1_c1;
                let k10 = rt::lit::<T>(2.0) * (m1 * d);
                let twice_b = rt::lit::<T>(2.0) * b;
                let k11 = rt::lit::<T>(2.0) * k1;
                let k12 = rt::lit::<T>(2.0) * k7;
                let twice_c1 = rt::lit::<T>(2.0) * c1;
                let k13 = rt::lit::<T>(2.0) * (m1_c1 * d);
                let twice_r = rt::lit::<T>(2.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let c2_h = c2 * h;
                let m2_c2_h = m2 * c2_h;
                let l1_h = l1 * h;
                let m2_c2_l1_h = m2_c2 * l1_h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k14 = c2 * (m2 * h);
                let k15 = rt::lit::<T>(0.25) * k14;
                let twice_l1_h = rt::lit::<T>(2.0) * l1_h;
                let k16 = rt::lit::<T>(2.0) * (m2_l1 * c2_h);
                let h_over_jw = h / jw;
                let k17 = rt::lit::<T>(0.5) * k14;
                Scheme {
                    k1,
                    m2_c2,
                    m1_c1,
                    k2,
                    m2_l1,
                    k3,
                    twice_l1,
                    twice_d,
                    k4,
                    k5,
                    m2_l1_squared,
                    k6,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    inv_jw,
                    twice_m_a,
                    m2_c2_d,
                    r_over_jw,
                    r_r_over_jw,
                    twice_m1_c1,
                    k10,
                    twice_b,
                    k11,
                    k12,
                    twice_c1,
                    k13,
                    twice_r,
                    inv_h,
                    m2_c2_h,
                    m2_c2_l1_h,
                    quarter_h,
                    k15,
                    twice_l1_h,
                    k16,
                    h_over_jw,
                    k17,
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
                    m2_l1,
                    k3,
                    twice_l1,
                    twice_d,
                    k4,
                    k5,
                    m2_l1_squared,
                    k6,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    twice_m_a,
                    r_r_over_jw,
                    twice_m1_c1,
                    k10,
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
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
                let t11 = c2 + cos_q2 * twice_l1;
                let t12 = m2_l1_squared + m2_c2 * (t11 - sin_q1_sin_q2 * d)
                    + (t2 * d + k5);
                let t13 = t6 * k8;
                let t14 = t2 - m2_c2_sin_q1_sin_q2;
                let t15 = sin_theta * t4;
                let t16 = cos_theta * t14 - t15;
                let t17 = cos_theta * (k2 + t14) - t15;
                let t18 = t17 * k8;
                let t19 = t12 - t7 * t13 - t16 * t18;
                let t20 = k4 + m2_c2 * (t11 - sin_q1_sin_q2 * twice_d)
                    + (k3 + t2 * twice_d);
                let t21 = t20 - t6 * t13 - t17 * t18;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t19 * t22;
                let t24 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2));
                let t25 = t16 * k8;
                let t26 = t7 * k8;
                let t27 = t24 - t16 * t25 - t7 * t26 - t19 * t23;
                let t28 = rt::lit::<T>(1.0) / (t21 * t27);
                let t29 = t9 * k9;
                let t30 = cos_q1_cos_q2 - sin_q1_sin_q2;
                let t31 = cos_theta * t30 - sin_theta * t8;
                let t32 = m2_c2 * t31;
                let t33 = t31 * k9;
                let t34 = c2 + l1 * cos_q2;
                let t35 = j2 + m2_c2 * (d * t30 + t34);
                let t36 = t35 - t10 * t13 - t32 * t18;
                let t37 = t36 * t22;
                let t38 = j2 + m2_c2 * t34;
                let t39 = t38 - t32 * t25 - t10 * t26 - t36 * t23;
                let t40 = rt::lit::<T>(1.0) / t27;
                let t41 = t39 * t40;
                let t42 = k7 - t10 * t29 - t32 * t33 - t36 * t37 - t39 * t41;
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
                let t53 = t52 + q2_dot;
                let t54 = t53 * twice_c2;
                let t55 = l1 * t52;
                let t56 = rt::lit::<T>(2.0) * t50;
                let t57 = t56 + rt::lit::<T>(2.0) * t51;
                let t58 = (sin_q2 * (t48 - cos_q1 * t49) - cos_q2 * (t50 + t51)) * t54
                    - (t55 * t57 + t47 * (theta_dot * twice_d));
                let t59 = y_dot * (sin_q1 * cos_theta + sin_theta * cos_q1)
                    + x_dot * (cos_q1 * cos_theta - sin_theta * sin_q1);
                let t60 = t59 * (q1_dot * twice_m1_c1);
                let t61 = m2 * t58 - t60
                    - theta_dot * (t47 * twice_m_a + (m1_c1 * t57 + k10 * t47));
                let t62 = rt::lit::<T>(1.0) / t42;
                let t63 = cos_theta_y_dot + d * theta_dot;
                let t64 = sin_theta_x_dot - t63;
                let t65 = t63 - sin_theta_x_dot;
                let t66 = (cos_q2 * (sin_q1 * t64 - t50)
                    - sin_q2 * (cos_q1 * t65 + (t55 - t48)))
                    * (t53 * (rt::lit::<T>(2.0) * m2_c2));
                let t67 = sin_q1 * t65;
                let t68 = (sin_q2 * (t48 + cos_q1 * t64) - cos_q2 * (t50 + t67)) * t54
                    - t55 * (t56 + rt::lit::<T>(2.0) * t67);
                let t69 = t60
                    + m1_c1 * theta_dot
                        * (t56
                            + (cos_theta_y_dot + d * t52 - sin_theta_x_dot)
                                * (rt::lit::<T>(2.0) * sin_q1));
                let t70 = m2 * t68 - t69;
                let t71 = (t23 * t45 + (t22 - t46 * (t36 * t44))) * t61
                    + (t62 * (t44 * t66) - t45 * t70);
                let t72 = t71 * (rt::lit::<T>(0.5) * b);
                let t73 = k8 / t21;
                let t74 = t73 * (t6 * t19) - t26;
                let t75 = t73 * (t6 * t36) - t29 - t41 * t74;
                let t76 = t40 * t74 - t43 * (t39 * t75);
                let t77 = t76 * t70 + t62 * (t75 * t66)
                    - (t23 * t76 + (t46 * (t36 * t75) + t6 * t73)) * t61;
                let t78 = rt::lit::<T>(0.5) * t77;
                let t79 = t73 * (t17 * t19) - t25;
                let t80 = t73 * (t17 * t36) - t33 - t41 * t79;
                let t81 = t40 * t79 - t43 * (t39 * t80);
                let t82 = t81 * t70 + t62 * (t80 * t66)
                    - (t23 * t81 + (t46 * (t36 * t80) + t17 * t73)) * t61;
                let t83 = rt::lit::<T>(0.5) * t82;
                let t84 = cos_theta * t78 + sin_theta * t83;
                let t85 = t72 + t84;
                let t86 = cos_theta * t26 + sin_theta * t25;
                let t87 = cos_theta * t13 + sin_theta * t18;
                let t88 = b - t87;
                let t89 = t86 + t23 * t88;
                let t90 = cos_theta * t29 + sin_theta * t33;
                let t91 = t41 * t89 - (t90 + t37 * t88);
                let t92 = t40 * t89 + t43 * (t39 * t91);
                let t93 = cos_theta * k8;
                let t94 = k8 / t42;
                let t95 = t23 * t92 + (t22 * t88 - t46 * (t36 * t91));
                let t96 = sin_theta * k8;
                let t97 = cos_theta * (t26 * t92 + (t93 - t94 * (t10 * t91)) - t13 * t95)
                    + sin_theta * (t25 * t92 + (t96 - t94 * (t32 * t91)) - t18 * t95);
                let t98 = b * t95;
                let t99 = sin_theta * t13 - cos_theta * t18;
                let t100 = sin_theta * t26 - cos_theta * t25 - t23 * t99;
                let t101 = sin_theta * t29 - cos_theta * t33 - t37 * t99 - t41 * t100;
                let t102 = t40 * t100 - t43 * (t39 * t101);
                let t103 = t22 * t99 - t46 * (t36 * t101) - t23 * t102;
                let t104 = t93 - t94 * (t32 * t101) - t25 * t102 - t18 * t103;
                let t105 = sin_theta * t104;
                let t106 = b * t103;
                let t107 = t13 * t103 + (t26 * t102 + (t96 + t94 * (t10 * t101)));
                let t108 = cos_theta * t107;
                let t109 = t105 + t106 - t108;
                let t110 = sin_theta * t107 + cos_theta * t104;
                let t111 = rt::lit::<T>(1.0) / t110;
                let t112 = t109 * t111;
                let t113 = t97 + (r_r_over_jw + t98) - t109 * t112;
                let t114 = rt::lit::<T>(1.0) / t113;
                let t115 = t105 - t106 - t108;
                let t116 = t97 - t98 - t115 * t112;
                let t117 = t116 * t116;
                let t118 = b + t87;
                let t119 = t23 * t118 - t86;
                let t120 = t37 * t118 - t90 - t41 * t119;
                let t121 = t40 * t119 - t43 * (t39 * t120);
                let t122 = t23 * t121 + (t46 * (t36 * t120) + t22 * t118);
                let t123 = sin_theta
                    * (t18 * t122 + (t96 - t94 * (t32 * t120) - t25 * t121))
                    + (r_r_over_jw + b * t122);
                let t124 = cos_theta
                    * (t13 * t122 + (t93 - t94 * (t10 * t120) - t26 * t121)) + t123;
                let t125 = t115 * t111;
                let t126 = t124 - t115 * t125 - t114 * t117;
                let t127 = t113 * t126;
                let t128 = rt::lit::<T>(1.0) / t127;
                let t129 = t116 * t128;
                let t130 = t84 - t72;
                let t131 = rt::lit::<T>(1.0) / (t110 * t113);
                let t132 = t131 * (t109 * t116) - t125;
                let t133 = t109 * t131 + t128 * (t116 * t132);
                let t134 = cos_theta * t83 - sin_theta * t78;
                let t135 = t85 * (t114 + t117 / (t113 * t127)) - t129 * t130
                    - t133 * t134;
                let t136 = rt::lit::<T>(1.0) / t126;
                let t137 = t132 * t136;
                let t138 = t137 * t134 + t136 * t130 - t129 * t85;
                let t139 = t135 + t138;
                let t140 = t134 * (t112 * t133 + (t111 - t115 * t132 / (t110 * t126)))
                    + (t137 * t130 - t133 * t85);
                let t141 = t6 * theta_dot + (t7 * q1_dot + (k1 * x_dot + t10 * q2_dot))
                    + half_h * (cos_theta * t139 - sin_theta * t140);
                let t142 = t17 * theta_dot + (t16 * q1_dot + (k1 * y_dot + t32 * q2_dot))
                    + half_h * (cos_theta * t140 + sin_theta * t139);
                let t143 = t17 * y_dot + q1_dot * t12
                    + (t6 * x_dot + (theta_dot * t20 + q2_dot * t35));
                let t144 = rt::lit::<T>(0.5) * (r * h);
                let t145 = t16 * y_dot + (t38 * q2_dot + q1_dot * t24)
                    + (t7 * x_dot + theta_dot * t12);
                let t146 = t10 * x_dot + t32 * y_dot
                    + (t38 * q1_dot + k7 * q2_dot + theta_dot * t35);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t141,
                    t142,
                    t143 + (t135 - t138) * (rt::lit::<T>(0.5) * (b * h)),
                    jw * right_dot - t144 * t135,
                    jw * left_dot - t144 * t138,
                    t145,
                    t146,
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
                    m2_l1,
                    k3,
                    twice_l1,
                    twice_d,
                    k4,
                    k5,
                    m2_l1_squared,
                    k6,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    twice_m_a,
                    m2_c2_d,
                    r_over_jw,
                    r_r_over_jw,
                    twice_m1_c1,
                    k10,
                    twice_b,
                    k11,
                    k12,
                    twice_c1,
                    k13,
                    twice_r,
                    inv_h,
                    m2_c2_h,
                    m2_c2_l1_h,
                    quarter_h,
                    k15,
                    twice_l1_h,
                    k16,
                    h_over_jw,
                    k17,
                    ..
                } = *setting.scheme();
                let t1 = c2 + l1 * cos_q2_ahead;
                let t2 = j2 + m2_c2 * t1;
                let t3 = cos_q1_ahead * cos_q2_ahead;
                let t4 = sin_q1_ahead * sin_q2_ahead;
                let t5 = t3 - t4;
                let t6 = j2 + m2_c2 * (d * t5 + t1);
                let t7 = k5 + (k6 + m2_l1 * (l1 + cos_q2_ahead * twice_c2));
                let t8 = c2 + cos_q2_ahead * twice_l1;
                let t9 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead);
                let t10 = cos_q1_ahead * t9;
                let t11 = m2_l1_squared + m2_c2 * (t8 - d * t4) + (k5 + d * t10);
                let t12 = cos_q1_ahead * sin_q2_ahead;
                let t13 = t12 + sin_q1_ahead * cos_q2_ahead;
                let t14 = sin_theta_ahead * (t4 - t3) - t13 * cos_theta_ahead;
                let t15 = m2_c2 * t14;
                let t16 = t5 * cos_theta_ahead - t13 * sin_theta_ahead;
                let t17 = m2_c2 * t16;
                let t18 = m2_c2 * t4;
                let t19 = t18 - t10;
                let t20 = sin_q1_ahead * t9 + m2_c2 * t12;
                let t21 = t20 * cos_theta_ahead;
                let t22 = sin_theta_ahead * (t19 - k2) - t21;
                let t23 = sin_theta_ahead * t19 - t21;
                let t24 = t10 - t18;
                let t25 = t20 * sin_theta_ahead;
                let t26 = (k2 + t24) * cos_theta_ahead - t25;
                let t27 = t24 * cos_theta_ahead - t25;
                let t28 = k4 + m2_c2 * (t8 - t4 * twice_d) + (k3 + t10 * twice_d);
                let t29 = k8 * t27;
                let t30 = k8 * t23;
                let t31 = k8 * t22;
                let t32 = k8 * t26;
                let t33 = t11 - t23 * t31 - t27 * t32;
                let t34 = t28 - t22 * t31 - t26 * t32;
                let t35 = rt::lit::<T>(1.0) / t34;
                let t36 = t33 * t35;
                let t37 = t7 - t27 * t29 - t23 * t30 - t33 * t36;
                let t38 = t6 - t15 * t31 - t17 * t32;
                let t39 = t2 - t17 * t29 - t15 * t30 - t38 * t36;
                let t40 = rt::lit::<T>(1.0) / t37;
                let t41 = t14 * k9;
                let t42 = t16 * k9;
                let t43 = t38 * t35;
                let t44 = t39 * t40;
                let t45 = k7 - t15 * t41 - t17 * t42 - t38 * t43 - t39 * t44;
                let t46 = t37 * t45;
                let t47 = rt::lit::<T>(1.0) / t46;
                let t48 = rt::lit::<T>(1.0) / t45;
                let t49 = k8 / t34;
                let t50 = t49 * (t22 * t33) - t30;
                let t51 = t49 * (t22 * t38) - t41 - t44 * t50;
                let t52 = t51 * t48;
                let t53 = t40 * t50 - t47 * (t39 * t51);
                let t54 = rt::lit::<T>(1.0) / (t34 * t45);
                let t55 = t36 * t53 + (t54 * (t38 * t51) + t22 * t49);
                let t56 = k8 / t45;
                let t57 = t32 * t55 - (t29 * t53 + t56 * (t17 * t51));
                let t58 = t31 * t55 + (k8 - t56 * (t15 * t51) - t30 * t53);
                let t59 = t49 * (t26 * t33) - t29;
                let t60 = t49 * (t26 * t38) - t42 - t44 * t59;
                let t61 = t48 * t60;
                let t62 = t40 * t59 - t47 * (t39 * t60);
                let t63 = t36 * t62 + (t54 * (t38 * t60) + t26 * t49);
                let t64 = t32 * t63 + (k8 - t56 * (t17 * t60) - t29 * t62);
                let t65 = rt::lit::<T>(1.0) / (t34 * t37);
                let t66 = t65 * (t33 * t39) - t43;
                let t67 = t48 * t66;
                let t68 = t33 * t65 + t47 * (t39 * t66);
                let t69 = t36 * t68 + (t35 - t54 * (t38 * t66));
                let t70 = p_q1 * t53 + p_q2 * t52;
                let t71 = p_q1 * t62 + p_q2 * t61;
                let t72 = p_q2 * t67 - p_q1 * t68;
                let t73 = p_y * t57 + (p_x * t58 + (t70 - p_theta * t55));
                let t74 = p_y * t64 + (p_x * t57 + (t71 - p_theta * t63));
                let t75 = cos_theta_ahead * t73 + sin_theta_ahead * t74;
                let t76 = b * (p_theta * t69 + t72 - (p_y * t63 + p_x * t55));
                let t77 = t75 + (t76 - r_over_jw * p_right);
                let t78 = cos_theta_ahead * t30 + sin_theta_ahead * t29;
                let t79 = cos_theta_ahead * t31 + sin_theta_ahead * t32;
                let t80 = b - t79;
                let t81 = t78 + t80 * t36;
                let t82 = cos_theta_ahead * t41 + sin_theta_ahead * t42;
                let t83 = t44 * t81 - (t82 + t80 * t43);
                let t84 = t40 * t81 + t47 * (t39 * t83);
                let t85 = k8 * cos_theta_ahead;
                let t86 = t36 * t84 + (t80 * t35 - t54 * (t38 * t83));
                let t87 = k8 * sin_theta_ahead;
                let t88 = cos_theta_ahead
                    * (t30 * t84 + (t85 - t56 * (t15 * t83)) - t31 * t86)
                    + sin_theta_ahead
                        * (t29 * t84 + (t87 - t56 * (t17 * t83)) - t32 * t86);
                let t89 = b * t86;
                let t90 = sin_theta_ahead * t31 - cos_theta_ahead * t32;
                let t91 = sin_theta_ahead * t30 - cos_theta_ahead * t29 - t90 * t36;
                let t92 = sin_theta_ahead * t41 - cos_theta_ahead * t42 - t90 * t43
                    - t44 * t91;
                let t93 = t40 * t91 - t47 * (t39 * t92);
                let t94 = t90 * t35 - t54 * (t38 * t92) - t36 * t93;
                let t95 = t85 - t56 * (t17 * t92) - t29 * t93 - t32 * t94;
                let t96 = sin_theta_ahead * t95;
                let t97 = b * t94;
                let t98 = t31 * t94 + (t30 * t93 + (t87 + t56 * (t15 * t92)));
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
                let t110 = t109 * t36 - t78;
                let t111 = t109 * t43 - t82 - t44 * t110;
                let t112 = t40 * t110 - t47 * (t39 * t111);
                let t113 = t36 * t112 + (t54 * (t38 * t111) + t109 * t35);
                let t114 = sin_theta_ahead
                    * (t32 * t113 + (t87 - t56 * (t17 * t111) - t29 * t112))
                    + (r_r_over_jw + b * t113);
                let t115 = cos_theta_ahead
                    * (t31 * t113 + (t85 - t56 * (t15 * t111) - t30 * t112)) + t114;
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
                let t134 = p_theta - (t126 - t129) * twice_b;
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
                let t141 = t139 * twice_m1_c1;
                let t142 = cos_theta_ahead * twice_d;
                let t143 = t135 * twice_sin_q2_ahead;
                let t144 = c2 * (t143 - t139 * twice_cos_q2_ahead);
                let t145 = t139 * twice_l1;
                let t146 = cos_theta_ahead * twice_m_a + m1 * (t142 + t139 * twice_c1);
                let t147 = t135 * twice_m1_c1;
                let t148 = sin_theta_ahead * twice_d;
                let t149 = t138 - t137;
                let t150 = t135 * twice_cos_q2_ahead;
                let t151 = c2 * (t149 * twice_sin_q2_ahead - t150);
                let t152 = t135 * twice_l1;
                let t153 = sin_theta_ahead * twice_m_a + m1 * (t148 + t135 * twice_c1);
                let t154 = sin_q1_ahead * k13;
                let t155 = sin_q1_ahead * (cos_q2_ahead * twice_d);
                let t156 = t155 + sin_q2_ahead * (cos_q1_ahead * twice_d);
                let sin_q1_ahead_twice_d = sin_q1_ahead * twice_d;
                let t157 = k15 * (t143 + t149 * twice_cos_q2_ahead);
                let t158 = k15 * (t150 + t139 * twice_sin_q2_ahead);
                let t159 = t155 + (l1 + d * cos_q1_ahead) * twice_sin_q2_ahead;
                let t160 = sin_q2_ahead * twice_l1;
                let plain1: [T; 5] = {
                    let t161 = t58 * t132 + (t57 * t133 + (t70 - t55 * t134));
                    let t162 = t57 * t132 + (t64 * t133 + (t71 - t63 * t134));
                    let t163 = t72 + t69 * t134 - t55 * t132 - t63 * t133;
                    let t164 = t39 * t47;
                    let t165 = p_q1 * (t40 + t39 * t39 / (t37 * t46)) - p_q2 * t164
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
                            let t165 = p_q1 * (t40 + t39 * t39 / (t37 * t46))
                                - p_q2 * t164 - t68 * t134;
                            let t166 = t62 * t133 + (t53 * t132 + t165);
                            let t167 = t61 * t133
                                + (t52 * t132 + (t67 * t134 + (p_q2 * t48 - p_q1 * t164)));
                            [
                                rt::abs(x * inv_h) + rt::abs(t161),
                                rt::abs(y * inv_h) + rt::abs(t162),
                                rt::abs(theta * inv_h) + rt::abs(t163),
                                rt::abs(q1 * inv_h) + rt::abs(t166),
                                rt::abs(q2 * inv_h) + rt::abs(t167),
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
                            let theta_new = theta + h * theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let q1_new = q1 + h * q1_dot_ahead;
                            let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(
                                q1_new,
                            );
                            let q2_new = q2 + h * q2_dot_ahead;
                            let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::sin_cos(
                                q2_new,
                            );
                            let t168 = sin_q1_ahead_new * sin_q2_ahead_new;
                            let t169 = m2_c2 * t168;
                            let t170 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead_new);
                            let t171 = cos_q1_ahead_new * t170;
                            let t172 = t169 - t171;
                            let t173 = t172 - k2;
                            let t174 = sin_theta_ahead_new * t173;
                            let t175 = sin_q2_ahead_new * cos_q1_ahead_new;
                            let t176 = sin_q1_ahead_new * t170 + m2_c2 * t175;
                            let t177 = cos_theta_ahead_new * t176;
                            let t178 = t174 - t177;
                            let t179 = t178 + t22;
                            let t180 = sin_theta_ahead_new * t172;
                            let t181 = t180 - t177;
                            let t182 = t181 + t23;
                            let t183 = cos_q1_ahead_new * cos_q2_ahead_new;
                            let t184 = t168 - t183;
                            let t185 = t175 + sin_q1_ahead_new * cos_q2_ahead_new;
                            let t186 = m2_c2
                                * (sin_theta_ahead_new * t184 - cos_theta_ahead_new * t185)
                                + t15;
                            let t187 = q2_dot_ahead * t186 + x_dot_ahead * k11;
                            let t188 = t171 - t169;
                            let t189 = sin_theta_ahead_new * t176;
                            let t190 = cos_theta_ahead_new * t188 + t27 - t189;
                            let t191 = k2 + t188;
                            let t192 = cos_theta_ahead_new * t191 + (t26 - t189);
                            let t193 = t183 - t168;
                            let t194 = m2_c2
                                * (cos_theta_ahead_new * t193 - sin_theta_ahead_new * t185)
                                + t17;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (q1_dot_ahead * t190
                                    + (theta_dot_ahead * t192
                                        + (q2_dot_ahead * t194 + y_dot_ahead * k11)));
                            let t195 = y_dot_ahead * t192;
                            let t196 = c2 + cos_q2_ahead_new * twice_l1;
                            let t197 = m2_l1_squared + m2_c2 * (t196 - d * t168);
                            let t198 = d * t171;
                            let t199 = t197 + (k5 + t198);
                            let t200 = t11 + t199;
                            let t201 = k4 + m2_c2 * (t196 - t168 * twice_d);
                            let t202 = t171 * twice_d;
                            let t203 = t28 + (t201 + (k3 + t202));
                            let t204 = c2 + l1 * cos_q2_ahead_new;
                            let t205 = m2_c2 * (d * t193 + t204);
                            let t206 = t6 + (j2 + t205);
                            let t207 = rt::lit::<T>(0.5)
                                * (t195 + q1_dot_ahead * t200
                                    + (x_dot_ahead * t179
                                        + (theta_dot_ahead * t203 + q2_dot_ahead * t206)));
                            let t208 = x_dot_ahead * cos_theta_ahead
                                + y_dot_ahead * sin_theta_ahead;
                            let t209 = sin_q1_ahead * t208;
                            let t210 = y_dot_ahead * cos_theta_ahead;
                            let t211 = x_dot_ahead * sin_theta_ahead;
                            let t212 = t210 - t211;
                            let t213 = cos_q1_ahead * t208;
                            let t214 = sin_q1_ahead * t212;
                            let t215 = (t209 - cos_q1_ahead * t212) * twice_sin_q2_ahead
                                - (t213 + t214) * twice_cos_q2_ahead;
                            let t216 = theta_dot_ahead + q1_dot_ahead;
                            let t217 = q2_dot_ahead + t216;
                            let t218 = c2 * t217;
                            let t219 = l1 * t216;
                            let t220 = rt::lit::<T>(2.0) * t213;
                            let t221 = t220 + rt::lit::<T>(2.0) * t214;
                            let t222 = theta_dot_ahead * twice_d;
                            let t223 = m1_c1 * (y_dot_ahead * t136 + x_dot_ahead * t140);
                            let t224 = q1_dot_ahead * t223;
                            let t225 = t208 * twice_d;
                            let t226 = t208 * twice_m_a + m1 * (c1 * t221 + t225);
                            let t227 = m2 * (t215 * t218 - (t219 * t221 + t208 * t222))
                                - t224 - theta_dot_ahead * t226;
                            let t228 = m2_c2 * t204;
                            let t229 = j2 + t228;
                            let t230 = t2 + t229;
                            let t231 = k6 + m2_l1 * (l1 + cos_q2_ahead_new * twice_c2);
                            let t232 = t7 + (k5 + t231);
                            let t233 = y_dot_ahead * t190;
                            let t234 = rt::lit::<T>(0.5)
                                * (theta_dot_ahead * t200
                                    + (q2_dot_ahead * t230 + q1_dot_ahead * t232)
                                    + (x_dot_ahead * t182 + t233));
                            let d_theta_dot_ahead = d * theta_dot_ahead;
                            let t235 = d_theta_dot_ahead + t210;
                            let t236 = t211 - t235;
                            let t237 = t235 - t211;
                            let t238 = sin_q1_ahead * t237;
                            let t239 = (t209 + cos_q1_ahead * t236) * twice_sin_q2_ahead
                                - (t213 + t238) * twice_cos_q2_ahead;
                            let t240 = t220 + rt::lit::<T>(2.0) * t238;
                            let t241 = d * t216;
                            let t242 = m1_c1
                                * (t220 + twice_sin_q1_ahead * (t241 + t212));
                            let t243 = p_q1
                                + quarter_h
                                    * (m2 * (t239 * t218 - t219 * t240)
                                        - (t224 + theta_dot_ahead * t242));
                            let t244 = x_dot_ahead * t186;
                            let t245 = y_dot_ahead * t194;
                            let t246 = q2_dot_ahead * k12;
                            let t247 = (sin_q1_ahead * t236 - t213) * twice_cos_q2_ahead
                                - twice_sin_q2_ahead
                                    * (cos_q1_ahead * t237 + (t219 - t209));
                            let t248 = rt::lit::<T>(0.5)
                                * (t244 + t245
                                    + (theta_dot_ahead * t206 + (q1_dot_ahead * t230 + t246)))
                                - (p_q2 + t247 * (t217 * k15));
                            let t249 = h * cos_theta_ahead_new;
                            let t250 = h * sin_theta_ahead_new;
                            let t251 = m2_c2 * (t184 * t249 + t185 * t250);
                            let t252 = t176 * t250;
                            let t253 = t173 * t249 + t252;
                            let t254 = t252 + t172 * t249;
                            let h_cos_q1_ahead_new = h * cos_q1_ahead_new;
                            let t255 = sin_q2_ahead_new * h_cos_q1_ahead_new;
                            let h_sin_q1_ahead_new = h * sin_q1_ahead_new;
                            let t256 = t170 * h_sin_q1_ahead_new;
                            let t257 = m2_c2 * t255 + t256;
                            let t258 = sin_q2_ahead_new * h_sin_q1_ahead_new;
                            let t259 = t170 * h_cos_q1_ahead_new - m2_c2 * t258;
                            let t260 = sin_theta_ahead_new * t257
                                - cos_theta_ahead_new * t259;
                            let t261 = t255 + cos_q2_ahead_new * h_sin_q1_ahead_new;
                            let t262 = cos_q2_ahead_new * h_cos_q1_ahead_new - t258;
                            let t263 = m2_c2
                                * (sin_theta_ahead_new * t261 - cos_theta_ahead_new * t262);
                            let h_cos_q2_ahead_new = h * cos_q2_ahead_new;
                            let t264 = sin_q1_ahead_new * h_cos_q2_ahead_new;
                            let t265 = sin_q2_ahead_new * m2_c2_h;
                            let t266 = cos_q1_ahead_new * t265;
                            let t267 = m2_c2 * t264 + t266;
                            let t268 = cos_q1_ahead_new * h_cos_q2_ahead_new;
                            let t269 = m2_c2 * t268 - sin_q1_ahead_new * t265;
                            let t270 = sin_theta_ahead_new * t267
                                - cos_theta_ahead_new * t269;
                            let h_sin_q2_ahead_new = h * sin_q2_ahead_new;
                            let t271 = t264 + cos_q1_ahead_new * h_sin_q2_ahead_new;
                            let t272 = t268 - sin_q1_ahead_new * h_sin_q2_ahead_new;
                            let t273 = m2_c2
                                * (sin_theta_ahead_new * t271 - cos_theta_ahead_new * t272);
                            let t274 = m2_c2 * (t193 * t250 + t185 * t249);
                            let t275 = t176 * t249;
                            let t276 = t191 * t250 + t275;
                            let t277 = t275 + t188 * t250;
                            let t278 = m2_c2
                                * (cos_theta_ahead_new * t261 + sin_theta_ahead_new * t262);
                            let t279 = cos_theta_ahead_new * t257
                                + sin_theta_ahead_new * t259;
                            let t280 = m2_c2
                                * (cos_theta_ahead_new * t271 + sin_theta_ahead_new * t272);
                            let t281 = cos_theta_ahead_new * t267
                                + sin_theta_ahead_new * t269;
                            let t282 = t217 * t144 - t216 * t145;
                            let t283 = q1_dot_ahead * t141;
                            let t284 = rt::lit::<T>(0.5) * t179
                                - quarter_h
                                    * (m2 * (t282 - theta_dot_ahead * t142)
                                        - (t283 + theta_dot_ahead * t146));
                            let t285 = t217 * t151 - t216 * t152;
                            let t286 = q1_dot_ahead * t147;
                            let t287 = rt::lit::<T>(0.5) * t192
                                - quarter_h
                                    * (m2 * (t285 - theta_dot_ahead * t148)
                                        - (t286 + theta_dot_ahead * t153));
                            let t288 = c2 * t215 - l1 * t221;
                            let t289 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t253 + t203 - y_dot_ahead * t276)
                                - quarter_h * (m2 * (t288 - t225) - t226);
                            let t290 = x_dot_ahead * t260 - y_dot_ahead * t279;
                            let t291 = t261 * m2_c2_d;
                            let t292 = d * t256 + t255 * m2_c2_d;
                            let t293 = rt::lit::<T>(0.5)
                                * (t290
                                    + (t199 + (t11 - q2_dot_ahead * t291)
                                        - t292
                                            * (q1_dot_ahead + rt::lit::<T>(2.0) * theta_dot_ahead)));
                            let t294 = sin_q2_ahead_new * twice_l1_h;
                            let t295 = x_dot_ahead * t270 - y_dot_ahead * t281;
                            let t296 = d * t266 + m2_c2 * (d * t264 + t294);
                            let t297 = m2_c2_d * t271 + m2_c2_l1_h * sin_q2_ahead_new;
                            let t298 = t206
                                - theta_dot_ahead
                                    * (twice_d * t266 + m2_c2 * (t294 + t264 * twice_d))
                                + (t295 - (q1_dot_ahead * t296 + q2_dot_ahead * t297));
                            let t299 = theta_dot_ahead * t154;
                            let t300 = m2_c2 * (t239 - t217 * t156)
                                - m2_l1 * (t240 + t216 * sin_q1_ahead_twice_d)
                                - (t242 + t299);
                            let t301 = rt::lit::<T>(0.5)
                                * (t290 + (t232 - theta_dot_ahead * t292))
                                - quarter_h * (m2_c2 * t239 - m2_l1 * t240 - (t223 + t299));
                            let t302 = sin_q2_ahead_new * m2_c2_l1_h;
                            let t303 = t295
                                + (t229
                                    + (t2 - sin_q2_ahead_new * (q1_dot_ahead * k16)
                                        - q2_dot_ahead * t302) - theta_dot_ahead * t296);
                            let t304 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t251 - y_dot_ahead * t274 + t206)
                                - k15 * (t247 - t217 * t159);
                            let t305 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t263 + (t230 - theta_dot_ahead * t291)
                                    - y_dot_ahead * t278) - k15 * (t247 - t217 * t160);
                            let t306 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t273 + (k12 - q1_dot_ahead * t302)
                                    - (y_dot_ahead * t280 + theta_dot_ahead * t297));
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * t179 + (q1_dot_ahead * t182 + t187))
                                        - t132,
                                    p_y_new - t133,
                                    t207 - (t134 + quarter_h * t227),
                                    t234 - t243,
                                    t248,
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5)
                                            * (t178 + (q2_dot_ahead * t251 + t22)
                                                + (theta_dot_ahead * t253 + q1_dot_ahead * t254)),
                                        rt::lit::<T>(0.5)
                                            * (t216 * t260 + (t181 + (q2_dot_ahead * t263 + t23))),
                                        rt::lit::<T>(0.5)
                                            * (t216 * t270 + (q2_dot_ahead * t273 + t186)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        rt::lit::<T>(0.5)
                                            * (t192 - q2_dot_ahead * t274
                                                - (theta_dot_ahead * t276 + q1_dot_ahead * t277)),
                                        rt::lit::<T>(0.5)
                                            * (t190 - q2_dot_ahead * t278 - t216 * t279),
                                        rt::lit::<T>(0.5)
                                            * (t194 - q2_dot_ahead * t280 - t216 * t281),
                                    ],
                                    [
                                        t284,
                                        t287,
                                        t289,
                                        t293 - quarter_h * (m2 * t288 - t223),
                                        rt::lit::<T>(0.5) * t298 - k15 * t215,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t182
                                            - quarter_h * (m2 * t282 - (t283 + theta_dot_ahead * t141)),
                                        rt::lit::<T>(0.5) * t190
                                            - quarter_h * (m2 * t285 - (t286 + theta_dot_ahead * t147)),
                                        rt::lit::<T>(0.5)
                                            * (x_dot_ahead * t254 - y_dot_ahead * t277 + t200)
                                            - quarter_h * t300,
                                        t301,
                                        rt::lit::<T>(0.5) * t303 - k15 * t239,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t186 - t217 * t157,
                                        rt::lit::<T>(0.5) * t194 + t217 * t158,
                                        t304,
                                        t305,
                                        t306 - k15 * t247,
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
                let theta_new = theta + h * theta_dot_ahead;
                let p_right_new = p_right + twice_r * t126;
                let right_new = right + h_over_jw * p_right_new;
                let p_left_new = p_left + twice_r * t129;
                let left_new = left + h_over_jw * p_left_new;
                let q1_new = q1 + h * q1_dot_ahead;
                let q2_new = q2 + h * q2_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    h * q1_dot_ahead,
                    q1_new,
                    tally,
                );
                let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    h * q2_dot_ahead,
                    q2_new,
                    tally,
                );
                let t168 = sin_q1_ahead_new * sin_q2_ahead_new;
                let t169 = m2_c2 * t168;
                let t170 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead_new);
                let t171 = cos_q1_ahead_new * t170;
                let t172 = t169 - t171;
                let t180 = sin_theta_ahead_new * t172;
                let t175 = sin_q2_ahead_new * cos_q1_ahead_new;
                let t176 = sin_q1_ahead_new * t170 + m2_c2 * t175;
                let t177 = cos_theta_ahead_new * t176;
                let t307 = t180 + t23 - t177;
                let t173 = t172 - k2;
                let t174 = sin_theta_ahead_new * t173;
                let t308 = t174 + (t22 - t177);
                let t183 = cos_q1_ahead_new * cos_q2_ahead_new;
                let t184 = t168 - t183;
                let t185 = t175 + sin_q1_ahead_new * cos_q2_ahead_new;
                let t186 = m2_c2
                    * (sin_theta_ahead_new * t184 - cos_theta_ahead_new * t185) + t15;
                let t187 = q2_dot_ahead * t186 + x_dot_ahead * k11;
                let p_x_new = rt::lit::<T>(0.5)
                    * (q1_dot_ahead * t307 + (theta_dot_ahead * t308 + t187));
                let t188 = t171 - t169;
                let t189 = sin_theta_ahead_new * t176;
                let t190 = cos_theta_ahead_new * t188 + t27 - t189;
                let t191 = k2 + t188;
                let t192 = cos_theta_ahead_new * t191 + (t26 - t189);
                let t193 = t183 - t168;
                let t194 = m2_c2
                    * (cos_theta_ahead_new * t193 - sin_theta_ahead_new * t185) + t17;
                let p_y_new = rt::lit::<T>(0.5)
                    * (q1_dot_ahead * t190
                        + (theta_dot_ahead * t192
                            + (q2_dot_ahead * t194 + y_dot_ahead * k11)));
                let t309 = x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new;
                let t310 = sin_q1_ahead_new * t309;
                let t311 = y_dot_ahead * cos_theta_ahead_new;
                let t312 = x_dot_ahead * sin_theta_ahead_new;
                let t313 = t311 - t312;
                let t314 = cos_q1_ahead_new * t309;
                let t315 = sin_q1_ahead_new * t313;
                let t216 = theta_dot_ahead + q1_dot_ahead;
                let t217 = q2_dot_ahead + t216;
                let t316 = t217 * twice_c2;
                let t219 = l1 * t216;
                let t317 = rt::lit::<T>(2.0) * t314;
                let t318 = t317 + rt::lit::<T>(2.0) * t315;
                let t222 = theta_dot_ahead * twice_d;
                let t319 = (sin_q2_ahead_new * (t310 - cos_q1_ahead_new * t313)
                    - cos_q2_ahead_new * (t314 + t315)) * t316
                    - (t219 * t318 + t309 * t222);
                let t320 = y_dot_ahead
                    * (sin_q1_ahead_new * cos_theta_ahead_new
                        + sin_theta_ahead_new * cos_q1_ahead_new)
                    + x_dot_ahead
                        * (cos_q1_ahead_new * cos_theta_ahead_new
                            - sin_theta_ahead_new * sin_q1_ahead_new);
                let t321 = t320 * (q1_dot_ahead * twice_m1_c1);
                let t322 = m2 * t319 - t321
                    - theta_dot_ahead * (t309 * twice_m_a + (m1_c1 * t318 + k10 * t309));
                let t196 = c2 + cos_q2_ahead_new * twice_l1;
                let t197 = m2_l1_squared + m2_c2 * (t196 - d * t168);
                let t198 = d * t171;
                let t323 = t197 + (t198 + (k5 + t11));
                let t195 = y_dot_ahead * t192;
                let t201 = k4 + m2_c2 * (t196 - t168 * twice_d);
                let t202 = t171 * twice_d;
                let t204 = c2 + l1 * cos_q2_ahead_new;
                let t205 = m2_c2 * (d * t193 + t204);
                let t324 = t205 + (j2 + t6);
                let t325 = x_dot_ahead * t308 + q1_dot_ahead * t323
                    + (t195
                        + (theta_dot_ahead * (t201 + (t202 + (k3 + t28)))
                            + q2_dot_ahead * t324));
                let p_theta_new = quarter_h * t322 + rt::lit::<T>(0.5) * t325;
                let d_theta_dot_ahead = d * theta_dot_ahead;
                let t326 = d_theta_dot_ahead + t311;
                let t327 = t312 - t326;
                let t328 = t326 - t312;
                let t329 = sin_q1_ahead_new * t328;
                let t330 = (sin_q2_ahead_new * (t310 + cos_q1_ahead_new * t327)
                    - cos_q2_ahead_new * (t314 + t329)) * t316
                    - t219 * (t317 + rt::lit::<T>(2.0) * t329);
                let t241 = d * t216;
                let t331 = m2 * t330
                    - (t321
                        + (t317
                            + (t241 + t311 - t312)
                                * (rt::lit::<T>(2.0) * sin_q1_ahead_new))
                            * (m1_c1 * theta_dot_ahead));
                let t231 = k6 + m2_l1 * (l1 + cos_q2_ahead_new * twice_c2);
                let t228 = m2_c2 * t204;
                let t332 = t228 + (j2 + t2);
                let t233 = y_dot_ahead * t190;
                let t333 = theta_dot_ahead * t323
                    + (q1_dot_ahead * (t231 + (k5 + t7)) + q2_dot_ahead * t332)
                    + (x_dot_ahead * t307 + t233);
                let p_q1_new = quarter_h * t331 + rt::lit::<T>(0.5) * t333;
                let t334 = (cos_q2_ahead_new * (sin_q1_ahead_new * t327 - t314)
                    - sin_q2_ahead_new * (cos_q1_ahead_new * t328 + (t219 - t310)))
                    * (t217 * k17);
                let t245 = y_dot_ahead * t194;
                let t246 = q2_dot_ahead * k12;
                let t244 = x_dot_ahead * t186;
                let p_q2_new = t334
                    + rt::lit::<T>(0.5)
                        * (t245 + (t246 + q1_dot_ahead * t332)
                            + (t244 + theta_dot_ahead * t324));
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
                if !rt::all_finite([
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
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k2,
                    m2_l1,
                    k3,
                    twice_l1,
                    twice_d,
                    k4,
                    k5,
                    m2_l1_squared,
                    k6,
                    twice_c2,
                    k7,
                    k8,
                    k9,
                    inv_jw,
                    r_over_jw,
                    r_r_over_jw,
                    ..
                } = *setting.scheme();
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
                let t2 = cos_q1 * t1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let m2_c2_sin_q1_sin_q2 = m2_c2 * sin_q1_sin_q2;
                let t3 = t2 - m2_c2_sin_q1_sin_q2;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t4 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t5 = sin_theta * t4;
                let t6 = cos_theta * t3 - t5;
                let t7 = t6 * k8;
                let t8 = m2_c2_sin_q1_sin_q2 - t2;
                let t9 = cos_theta * t4;
                let t10 = sin_theta * t8 - t9;
                let t11 = t10 * k8;
                let t12 = k5 + (k6 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t6 * t7
                    - t10 * t11;
                let t13 = c2 + cos_q2 * twice_l1;
                let t14 = sin_theta * (t8 - k2) - t9;
                let t15 = t14 * k8;
                let t16 = m2_l1_squared + m2_c2 * (t13 - sin_q1_sin_q2 * d)
                    + (t2 * d + k5) - t10 * t15;
                let t17 = cos_theta * (k2 + t3) - t5;
                let t18 = t17 * k8;
                let t19 = t16 - t6 * t18;
                let t20 = k4 + m2_c2 * (t13 - sin_q1_sin_q2 * twice_d)
                    + (k3 + t2 * twice_d) - t14 * t15;
                let t21 = t20 - t17 * t18;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t19 * t22;
                let t24 = t12 - t19 * t23;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = k8 / t21;
                let t27 = t26 * (t14 * t19) - t11;
                let cos_q1_cos_q2 = cos_q1 * cos_q2;
                let t28 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t29 = sin_theta * (sin_q1_sin_q2 - cos_q1_cos_q2) - cos_theta * t28;
                let t30 = m2_c2 * t29;
                let t31 = t29 * k9;
                let t32 = cos_q1_cos_q2 - sin_q1_sin_q2;
                let t33 = cos_theta * t32 - sin_theta * t28;
                let t34 = m2_c2 * t33;
                let t35 = t33 * k9;
                let t36 = c2 + l1 * cos_q2;
                let t37 = j2 + m2_c2 * (d * t32 + t36) - t30 * t15 - t34 * t18;
                let t38 = t37 * t22;
                let t39 = j2 + m2_c2 * t36 - t34 * t7 - t30 * t11 - t37 * t23;
                let t40 = t39 * t25;
                let t41 = k7 - t30 * t31 - t34 * t35 - t37 * t38 - t39 * t40;
                let t42 = t24 * t41;
                let t43 = rt::lit::<T>(1.0) / t42;
                let t44 = t26 * (t14 * t37) - t31 - t40 * t27;
                let t45 = t25 * t27 - t43 * (t39 * t44);
                let t46 = rt::lit::<T>(1.0) / t41;
                let t47 = t44 * t46;
                let t48 = p_q1 * t45 + p_q2 * t47;
                let t49 = rt::lit::<T>(1.0) / (t21 * t41);
                let t50 = t23 * t45 + (t49 * (t37 * t44) + t14 * t26);
                let t51 = sin_theta * t15 - cos_theta * t18;
                let t52 = sin_theta * t11 - cos_theta * t7 - t23 * t51;
                let t53 = sin_theta * t31 - cos_theta * t35 - t38 * t51 - t40 * t52;
                let t54 = t25 * t52 - t43 * (t39 * t53);
                let t55 = t22 * t51 - t49 * (t37 * t53) - t23 * t54;
                let t56 = sin_theta * k8;
                let t57 = k8 / t41;
                let t58 = t15 * t55 + (t11 * t54 + (t56 + t57 * (t30 * t53)));
                let t59 = cos_theta * k8;
                let t60 = t59 - t57 * (t34 * t53) - t7 * t54 - t18 * t55;
                let t61 = sin_theta * t58 + cos_theta * t60;
                let t62 = cos_theta * t11 + sin_theta * t7;
                let t63 = cos_theta * t15 + sin_theta * t18;
                let t64 = b - t63;
                let t65 = t62 + t23 * t64;
                let t66 = cos_theta * t31 + sin_theta * t35;
                let t67 = t40 * t65 - (t66 + t38 * t64);
                let t68 = t25 * t65 + t43 * (t39 * t67);
                let t69 = t23 * t68 + (t22 * t64 - t49 * (t37 * t67));
                let t70 = cos_theta * (t11 * t68 + (t59 - t57 * (t30 * t67)) - t15 * t69)
                    + sin_theta * (t7 * t68 + (t56 - t57 * (t34 * t67)) - t18 * t69);
                let t71 = b * t69;
                let t72 = sin_theta * t60;
                let t73 = b * t55;
                let t74 = cos_theta * t58;
                let t75 = t72 + t73 - t74;
                let t76 = rt::lit::<T>(1.0) / t61;
                let t77 = t75 * t76;
                let t78 = t70 + (r_r_over_jw + t71) - t75 * t77;
                let t79 = rt::lit::<T>(1.0) / (t61 * t78);
                let t80 = t72 - t73 - t74;
                let t81 = t70 - t71 - t80 * t77;
                let t82 = t80 * t76;
                let t83 = t79 * (t75 * t81) - t82;
                let t84 = b + t63;
                let t85 = t23 * t84 - t62;
                let t86 = t38 * t84 - t66 - t40 * t85;
                let t87 = t25 * t85 - t43 * (t39 * t86);
                let t88 = t23 * t87 + (t49 * (t37 * t86) + t22 * t84);
                let t89 = sin_theta * (t18 * t88 + (t56 - t57 * (t34 * t86) - t7 * t87))
                    + (r_r_over_jw + b * t88);
                let t90 = cos_theta * (t15 * t88 + (t59 - t57 * (t30 * t86) - t11 * t87))
                    + t89;
                let t91 = rt::lit::<T>(1.0) / t78;
                let t92 = t81 * t81;
                let t93 = t90 - t80 * t82 - t91 * t92;
                let t94 = rt::lit::<T>(1.0) / t93;
                let t95 = t83 * t94;
                let t96 = t26 * (t17 * t19) - t7;
                let t97 = t26 * (t17 * t37) - t35 - t40 * t96;
                let t98 = t25 * t96 - t43 * (t39 * t97);
                let t99 = t23 * t98 + (t49 * (t37 * t97) + t17 * t26);
                let t100 = t18 * t99 + (k8 - t57 * (t34 * t97) - t7 * t98);
                let t101 = t18 * t50 - (t7 * t45 + t57 * (t34 * t44));
                let t102 = t46 * t97;
                let t103 = p_q1 * t98 + p_q2 * t102;
                let t104 = p_y * t100 + (p_x * t101 + (t103 - p_theta * t99));
                let t105 = t15 * t50 + (k8 - t57 * (t30 * t44) - t11 * t45);
                let t106 = p_y * t101 + (p_x * t105 + (t48 - p_theta * t50));
                let t107 = cos_theta * t104 - sin_theta * t106;
                let t108 = cos_theta * t106 + sin_theta * t104;
                let t109 = rt::lit::<T>(1.0) / (t21 * t24);
                let t110 = t109 * (t19 * t39) - t38;
                let t111 = t19 * t109 + t43 * (t39 * t110);
                let t112 = t23 * t111 + (t22 - t49 * (t37 * t110));
                let t113 = t46 * t110;
                let t114 = p_q2 * t113 - p_q1 * t111;
                let t115 = b * (p_theta * t112 + t114 - (p_y * t99 + p_x * t50));
                let t116 = t108 - (r_over_jw * p_left + t115);
                let t117 = t78 * t93;
                let t118 = rt::lit::<T>(1.0) / t117;
                let t119 = t81 * t118;
                let t120 = t108 + (t115 - r_over_jw * p_right);
                let t121 = t95 * t107 + t94 * t116 - t119 * t120;
                let t122 = t75 * t79 + t118 * (t81 * t83);
                let t123 = (t91 + t92 / (t78 * t117)) * t120 - t119 * t116 - t122 * t107;
                let t124 = p_theta + b * (t121 - t123);
                let t125 = (t77 * t122 + (t76 - t80 * t83 / (t61 * t93))) * t107
                    + (t95 * t116 - t122 * t120);
                let t126 = t123 + t121;
                let t127 = p_y - cos_theta * t125 - sin_theta * t126;
                let t128 = p_x + sin_theta * t125 - cos_theta * t126;
                let t129 = t39 * t43;
                let t130 = p_q1 * (t25 + t39 * t39 / (t24 * t42)) - p_q2 * t129
                    - t111 * t124;
                let t131 = t113 * t124 + (p_q2 * t46 - p_q1 * t129)
                    + (t47 * t128 + t102 * t127);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: t48 - t50 * t124 + (t101 * t127 + t105 * t128),
                    y_dot: t103 - t99 * t124 + (t100 * t127 + t101 * t128),
                    theta_dot: t114 + t112 * t124 - (t50 * t128 + t99 * t127),
                    right_dot: inv_jw * (p_right + r * t123),
                    left_dot: inv_jw * (p_left + r * t121),
                    q1_dot: t130 + (t45 * t128 + t98 * t127),
                    q2_dot: t131,
                }
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
        /// | once, from parameters | 15 | 29 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 333 | 407 | 12 | 0 | 12 | 0 |
        /// | each state that is looked at | 46 | 56 | 3 | 0 | 3 | 0 |
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
            /// `m2 l1`
            m2_l1: T,
            /// `J + (m1 (d² + c1²) + M a²) + (J1 + J2)`
            k2: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 d`
            twice_d: T,
            /// `m2 (d² + l1²)`
            k3: T,
            /// `J1 + J2 + m1 c1²`
            k4: T,
            /// `m2 l1²`
            m2_l1_squared: T,
            /// `m2 c2²`
            k5: T,
            /// `2 c2`
            twice_c2: T,
            /// `J2 + m2 c2²`
            k6: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `2 (Jw b²/(r²))`
            k7: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k9: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k10: T,
            /// `m1 d + (M a + m2 d)`
            k11: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k12: T,
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
                let m2_l1 = m2 * l1;
                let d_squared = d * d;
                let c1_squared = c1 * c1;
                let j1_plus_j2 = j1 + j2;
                let k2 = j + (m1 * (d_squared + c1_squared) + m * (a * a)) + j1_plus_j2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let l1_squared = l1 * l1;
                let k3 = m2 * (d_squared + l1_squared);
                let k4 = j1_plus_j2 + m1 * c1_squared;
                let m2_l1_squared = m2 * l1_squared;
                let k5 = m2 * (c2 * c2);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let k6 = j2 + k5;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let r_squared = r * r;
                let k7 = rt::lit::<T>(2.0) * (jw * (b * b) / r_squared);
                let k8 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k9 = r_squared / k8;
                let k10 = m2_c2 * r_squared / k8;
                let k11 = m1 * d + (m_a + m2 * d);
                let m1_c1_d = m1_c1 * d;
                let half_h = rt::lit::<T>(0.5) * h;
                let k12 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    inv_r,
                    b_over_r,
                    k7,
                    k9,
                    k10,
                    k11,
                    m1_c1_d,
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
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
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
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
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
                let t19 = c2 + cos_q2 * twice_l1;
                let t20 = m2_l1_squared + m2_c2 * (t19 - sin_q1_sin_q2 * d)
                    + (t2 * d + k4);
                let t21 = c2 + l1 * cos_q2;
                let t22 = j2 + m2_c2 * (d * t9 + t21);
                let t23 = theta_dot
                    * (k3 + m2_c2 * (t19 - sin_q1_sin_q2 * twice_d)
                        + (k2 + t2 * twice_d))
                    + (q2_dot * t22 + b_over_r * (jw_right_dot - jw_left_dot));
                let t24 = j2 + m2_c2 * t21;
                let t25 = t7 * y_dot
                    + (t24 * q2_dot
                        + q1_dot * (k4 + (k5 + m2_l1 * (l1 + cos_q2 * twice_c2))));
                let t26 = t16 * x_dot + t11 * y_dot
                    + (t24 * q1_dot + k6 * q2_dot + theta_dot * t22);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t6 * y_dot + q1_dot * t20 + (t14 * x_dot + t23),
                    t25 + (t15 * x_dot + theta_dot * t20),
                    t26,
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
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    k1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    inv_r,
                    b_over_r,
                    k7,
                    k9,
                    k10,
                    k11,
                    m1_c1_d,
                    half_h,
                    k12,
                } = *setting.scheme();
                let t1 = c2 + cos_q2_ahead * twice_l1;
                let t2 = sin_q1_ahead * sin_q2_ahead;
                let t3 = m1_c1 + (m2_l1 + m2_c2 * cos_q2_ahead);
                let t4 = cos_q1_ahead * t3;
                let t5 = rt::lit::<T>(1.0) * (k2 + (k3 + m2_c2 * (t1 - t2 * twice_d)))
                    + (k7 + twice_d * t4);
                let t6 = cos_q1_ahead * sin_q2_ahead;
                let t7 = sin_q1_ahead * t3 + m2_c2 * t6;
                let t8 = k9 * t7;
                let t9 = t7 * t8;
                let t10 = rt::lit::<T>(1.0) / (t5 - t9);
                let t11 = rho1 * t8;
                let t12 = rho2 + t11;
                let t13 = t6 + sin_q1_ahead * cos_q2_ahead;
                let t14 = m2_c2 * t13;
                let t15 = t13 * k10;
                let t16 = cos_q1_ahead * cos_q2_ahead - t2;
                let t17 = c2 + l1 * cos_q2_ahead;
                let t18 = t14 * t8;
                let t19 = j2 + m2_c2 * (d * t16 + t17) - t18;
                let t20 = t19 * t10;
                let t21 = m2_l1_squared + m2_c2 * (t1 - d * t2) + (k4 + d * t4) - t9;
                let t22 = t21 * t10;
                let t23 = j2 + m2_c2 * t17 - t18 - t19 * t22;
                let t24 = rt::lit::<T>(1.0)
                    / (k4 + (k5 + m2_l1 * (l1 + cos_q2_ahead * twice_c2)) - t9
                        - t21 * t22);
                let t25 = t23 * t24;
                let t26 = rt::lit::<T>(1.0) / (k6 - t14 * t15 - t19 * t20 - t23 * t25);
                let t27 = rho3 + t11 - t12 * t22;
                let t28 = rho4 + rho1 * t15 - t12 * t20 - t25 * t27;
                let t29 = t24 * (t27 - t23 * t28 * t26);
                let t30 = t10 * (t12 - t26 * (t19 * t28)) - t22 * t29;
                let t31 = t4 - m2_c2 * t2;
                let t32 = t28 * t26;
                let t33 = t30 * ((k1 + t31) * t30 + (m2_c2 * t16 * t32 + t31 * t29));
                let t34 = rho1 + half_h * t33;
                let t35 = q2 + half_h * t32;
                let (t36, t37) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    half_h * t32,
                    t35,
                    tally,
                );
                let t38 = q1 + half_h * t29;
                let (t39, t40) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    half_h * t29,
                    t38,
                    tally,
                );
                let t41 = t36 * t40;
                let t42 = t41 + t39 * t37;
                let t43 = k10 * t42;
                let t44 = t29 + t30;
                let t45 = m2_c2 * (t32 + t44);
                let t46 = d * t30;
                let t47 = t8 * t44 + (rho1 * k9 + t26 * (t15 * t28));
                let t48 = sin_q2_ahead
                    * (l1 * t44 + cos_q1_ahead * t46 - sin_q1_ahead * t47)
                    + cos_q2_ahead * (sin_q1_ahead * t46 + cos_q1_ahead * t47);
                let t49 = t45 * t48;
                let t50 = c2 + twice_l1 * t37;
                let t51 = t39 * t36;
                let t52 = m1_c1 + (m2_l1 + m2_c2 * t37);
                let t53 = t40 * t52;
                let t54 = rt::lit::<T>(1.0) * (k2 + (k3 + m2_c2 * (t50 - twice_d * t51)))
                    + (k7 + twice_d * t53);
                let t55 = t39 * t52 + m2_c2 * t41;
                let t56 = k9 * t55;
                let t57 = t55 * t56;
                let t58 = rt::lit::<T>(1.0) / (t54 - t57);
                let t59 = t40 * t37 - t51;
                let t60 = c2 + l1 * t37;
                let t61 = m2_c2 * t42;
                let t62 = t61 * t56;
                let t63 = j2 + m2_c2 * (d * t59 + t60) - t62;
                let t64 = t58 * t63;
                let t65 = t34 * t56;
                let t66 = sin_q2_ahead * t45;
                let t67 = m1_c1 * t30;
                let t68 = m2_l1 * t44;
                let t69 = cos_q2_ahead * t45;
                let t70 = t68 + t69;
                let t71 = t47 * (m1_c1 * t29);
                let t72 = t47
                    * (sin_q1_ahead * t66 - k11 * t30 - cos_q1_ahead * (t67 + t70))
                    - cos_q1_ahead * t71;
                let t73 = t65 + (rho2 + half_h * t72);
                let t74 = m2_l1_squared + m2_c2 * (t50 - d * t51) + (k4 + d * t53) - t57;
                let t75 = t74 * t58;
                let t76 = j2 + m2_c2 * t60 - t62 - t75 * t63;
                let t77 = rt::lit::<T>(1.0)
                    / (k4 + (k5 + m2_l1 * (l1 + twice_c2 * t37)) - t57 - t74 * t75);
                let t78 = t76 * t77;
                let t79 = cos_q1_ahead * (t47 * (t69 + (t67 + t68)) + (t71 + t66 * t46))
                    + sin_q1_ahead * (t70 * t46 + (t44 * (m1_c1_d * t30) - t47 * t66));
                let t80 = t65 + (rho3 - half_h * t79) - t75 * t73;
                let t81 = t34 * t43 + (rho4 - half_h * t49) - t64 * t73 - t78 * t80;
                let t82 = rt::lit::<T>(1.0) / (k6 - t61 * t43 - t63 * t64 - t76 * t78);
                let t83 = t81 * t82;
                let t84 = q2 + half_h * t83;
                let (t85, t86) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    half_h * t83,
                    t84,
                    tally,
                );
                let t87 = c2 + twice_l1 * t86;
                let t88 = t77 * (t80 - t82 * (t76 * t81));
                let t89 = q1 + half_h * t88;
                let (t90, t91) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    half_h * t88,
                    t89,
                    tally,
                );
                let t92 = t90 * t85;
                let t93 = m1_c1 + (m2_l1 + m2_c2 * t86);
                let t94 = t91 * t93;
                let t95 = rt::lit::<T>(1.0) * (k2 + (k3 + m2_c2 * (t87 - twice_d * t92)))
                    + (k7 + twice_d * t94);
                let t96 = t85 * t91;
                let t97 = t90 * t93 + m2_c2 * t96;
                let t98 = k9 * t97;
                let t99 = t97 * t98;
                let t100 = rt::lit::<T>(1.0) / (t95 - t99);
                let t101 = t58 * (t73 - t82 * (t63 * t81)) - t75 * t88;
                let t102 = t53 - m2_c2 * t51;
                let t103 = t101
                    * (t101 * (k1 + t102) + (t83 * (m2_c2 * t59) + t102 * t88));
                let t104 = rho1 + half_h * t103;
                let t105 = t104 * t98;
                let t106 = t88 + t101;
                let t107 = t56 * t106 + (k9 * t34 + t82 * (t43 * t81));
                let t108 = m2_c2 * (t83 + t106);
                let t109 = t36 * t108;
                let t110 = m1_c1 * t101;
                let t111 = m2_l1 * t106;
                let t112 = t37 * t108;
                let t113 = t111 + t112;
                let t114 = t107 * (m1_c1 * t88);
                let t115 = t107 * (t39 * t109 - k11 * t101 - t40 * (t110 + t113))
                    - t40 * t114;
                let t116 = t105 + (rho2 + half_h * t115);
                let t117 = t96 + t90 * t86;
                let t118 = m2_c2 * t117;
                let t119 = k10 * t117;
                let t120 = t91 * t86 - t92;
                let t121 = c2 + l1 * t86;
                let t122 = t118 * t98;
                let t123 = j2 + m2_c2 * (d * t120 + t121) - t122;
                let t124 = t100 * t123;
                let t125 = m2_l1_squared + m2_c2 * (t87 - d * t92) + (k4 + d * t94)
                    - t99;
                let t126 = t125 * t100;
                let t127 = j2 + m2_c2 * t121 - t122 - t126 * t123;
                let t128 = rt::lit::<T>(1.0)
                    / (k4 + (k5 + m2_l1 * (l1 + twice_c2 * t86)) - t99 - t125 * t126);
                let t129 = t127 * t128;
                let t130 = rt::lit::<T>(1.0)
                    / (k6 - t118 * t119 - t123 * t124 - t127 * t129);
                let t131 = d * t101;
                let t132 = t36 * (l1 * t106 + t40 * t131 - t39 * t107)
                    + t37 * (t39 * t131 + t40 * t107);
                let t133 = t108 * t132;
                let t134 = t40 * (t107 * (t112 + (t110 + t111)) + (t114 + t131 * t109))
                    + t39 * (t131 * t113 + (t106 * (m1_c1_d * t101) - t107 * t109));
                let t135 = t105 + (rho3 - half_h * t134) - t126 * t116;
                let t136 = t104 * t119 + (rho4 - half_h * t133) - t124 * t116
                    - t129 * t135;
                let t137 = t128 * (t135 - t130 * (t127 * t136));
                let t138 = t100 * (t116 - t130 * (t123 * t136)) - t126 * t137;
                let t139 = theta + h * t138;
                let (t140, t141) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * t138,
                    t139,
                    tally,
                );
                let t142 = q1 + h * t137;
                let (t143, t144) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    h * t137,
                    t142,
                    tally,
                );
                let t145 = t136 * t130;
                let t146 = q2 + h * t145;
                let (t147, t148) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    h * t145,
                    t146,
                    tally,
                );
                let t149 = m1_c1 + (m2_l1 + m2_c2 * t148);
                let t150 = t147 * t144;
                let t151 = t143 * t149 + m2_c2 * t150;
                let t152 = k9 * t151;
                let t153 = t151 * t152;
                let t154 = c2 + twice_l1 * t148;
                let t155 = t143 * t147;
                let t156 = t144 * t149;
                let t157 = m2_l1_squared + m2_c2 * (t154 - d * t155) + (k4 + d * t156)
                    - t153;
                let t158 = rt::lit::<T>(1.0)
                    * (k2 + (k3 + m2_c2 * (t154 - twice_d * t155)))
                    + (k7 + twice_d * t156);
                let t159 = rt::lit::<T>(1.0) / (t158 - t153);
                let t160 = t157 * t159;
                let t161 = rt::lit::<T>(1.0)
                    / (k4 + (k5 + m2_l1 * (l1 + twice_c2 * t148)) - t153 - t157 * t160);
                let t162 = t94 - m2_c2 * t92;
                let t163 = t138
                    * (t138 * (k1 + t162) + (t145 * (m2_c2 * t120) + t162 * t137));
                let t164 = rho1 + h * t163;
                let t165 = t164 * t152;
                let t166 = t137 + t138;
                let t167 = t98 * t166 + (k9 * t104 + t130 * (t119 * t136));
                let t168 = m2_c2 * (t145 + t166);
                let t169 = t86 * t168;
                let t170 = m1_c1 * t138;
                let t171 = m2_l1 * t166;
                let t172 = t167 * (m1_c1 * t137);
                let t173 = d * t138;
                let t174 = t85 * t168;
                let t175 = t171 + t169;
                let t176 = t91 * (t167 * (t169 + (t170 + t171)) + (t172 + t173 * t174))
                    + t90 * (t173 * t175 + (t166 * (m1_c1_d * t138) - t167 * t174));
                let t177 = t167 * (t90 * t174 - k11 * t138 - t91 * (t170 + t175))
                    - t91 * t172;
                let t178 = t165 + (rho2 + h * t177);
                let t179 = t165 + (rho3 - h * t176) - t160 * t178;
                let t180 = t150 + t143 * t148;
                let t181 = m2_c2 * t180;
                let t182 = k10 * t180;
                let t183 = t144 * t148 - t155;
                let t184 = c2 + l1 * t148;
                let t185 = t181 * t152;
                let t186 = j2 + m2_c2 * (d * t183 + t184) - t185;
                let t187 = t159 * t186;
                let t188 = j2 + m2_c2 * t184 - t185 - t160 * t186;
                let t189 = t188 * t161;
                let t190 = rt::lit::<T>(1.0)
                    / (k6 - t181 * t182 - t186 * t187 - t188 * t189);
                let t191 = t85 * (l1 * t166 + t91 * t173 - t90 * t167)
                    + t86 * (t90 * t173 + t91 * t167);
                let t192 = t168 * t191;
                let t193 = t164 * t182 + (rho4 - h * t192) - t187 * t178 - t189 * t179;
                let t194 = t161 * (t179 - t190 * (t188 * t193));
                let t195 = t159 * (t178 - t190 * (t186 * t193)) - t160 * t194;
                let t196 = t194 + t195;
                let t197 = t152 * t196 + (k9 * t164 + t190 * (t182 * t193));
                let t198 = theta + half_h * t30;
                let (t199, t200) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t30,
                    t198,
                    tally,
                );
                let t201 = theta + half_h * t101;
                let (t202, t203) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t101,
                    t201,
                    tally,
                );
                let t204 = k12
                    * (t141 * t197
                        + (rt::lit::<T>(2.0) * (t200 * t107 + t203 * t167)
                            + cos_theta_ahead * t47));
                let x_new = x + t204;
                let t205 = k12
                    * (t140 * t197
                        + (rt::lit::<T>(2.0) * (t199 * t107 + t202 * t167)
                            + sin_theta_ahead * t47));
                let y_new = y + t205;
                let theta_new = theta
                    + k12 * (t195 + (t30 + rt::lit::<T>(2.0) * (t101 + t138)));
                let t206 = inv_r * t197;
                let t207 = b_over_r * t195;
                let t208 = inv_r * t167;
                let t209 = b_over_r * t138;
                let t210 = inv_r * t107;
                let t211 = b_over_r * t101;
                let t212 = inv_r * t47;
                let t213 = b_over_r * t30;
                let t214 = k12
                    * (t206
                        + (t207
                            + (rt::lit::<T>(2.0) * (t208 + (t209 + (t210 + t211)))
                                + (t212 + t213))));
                let right_new = right + t214;
                let t215 = k12
                    * (t206
                        + (rt::lit::<T>(2.0) * (t208 + (t210 - t211 - t209))
                            + (t212 - t213) - t207));
                let left_new = left + t215;
                let q1_new = q1
                    + k12 * (t194 + (t29 + rt::lit::<T>(2.0) * (t88 + t137)));
                let t216 = t193 * t190;
                let q2_new = q2
                    + k12 * (t216 + (t32 + rt::lit::<T>(2.0) * (t83 + t145)));
                let t217 = t156 - m2_c2 * t155;
                let t218 = t195
                    * (t195 * (k1 + t217) + (t216 * (m2_c2 * t183) + t194 * t217))
                    + (t33 + rt::lit::<T>(2.0) * (t103 + t163));
                let rho1_new = rho1 + k12 * t218;
                let t219 = m2_c2 * (t216 + t196);
                let t220 = t147 * t219;
                let t221 = m1_c1 * t195;
                let t222 = m2_l1 * t196;
                let t223 = t148 * t219;
                let t224 = t222 + t223;
                let t225 = t197 * (m1_c1 * t194);
                let t226 = t197 * (t143 * t220 - k11 * t195 - t144 * (t221 + t224))
                    + (t72 + rt::lit::<T>(2.0) * (t115 + t177) - t144 * t225);
                let rho2_new = rho2 + k12 * t226;
                let t227 = d * t195;
                let t228 = t144 * (t197 * (t223 + (t221 + t222)) + (t225 + t220 * t227))
                    + (t79 + rt::lit::<T>(2.0) * (t134 + t176));
                let t229 = k12
                    * (t143 * (t224 * t227 + (t196 * (m1_c1_d * t195) - t197 * t220))
                        + t228);
                let rho3_new = rho3 - t229;
                let t230 = t147 * (l1 * t196 + t144 * t227 - t143 * t197)
                    + t148 * (t143 * t227 + t144 * t197);
                let rho4_new = rho4
                    - k12 * (t219 * t230 + (t49 + rt::lit::<T>(2.0) * (t133 + t192)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k12 * (t195 + (t30 + rt::lit::<T>(2.0) * (t101 + t138))),
                    theta_new,
                    tally,
                );
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    k12 * (t194 + (t29 + rt::lit::<T>(2.0) * (t88 + t137))),
                    q1_new,
                    tally,
                );
                let (sin_q2_ahead_new, cos_q2_ahead_new) = rt::turned(
                    (sin_q2_ahead, cos_q2_ahead),
                    q2,
                    k12 * (t216 + (t32 + rt::lit::<T>(2.0) * (t83 + t145))),
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
                if !rt::all_finite([
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
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_c2,
                    m1_c1,
                    m2_l1,
                    k2,
                    twice_l1,
                    twice_d,
                    k3,
                    k4,
                    m2_l1_squared,
                    k5,
                    twice_c2,
                    k6,
                    inv_r,
                    b_over_r,
                    k7,
                    k9,
                    k10,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let (sin_q2, cos_q2) = rt::sin_cos(q2);
                let t1 = m2_l1 + m2_c2 * cos_q2 + m1_c1;
                let sin_q2_cos_q1 = sin_q2 * cos_q1;
                let t2 = sin_q1 * t1 + m2_c2 * sin_q2_cos_q1;
                let t3 = t2 * k9;
                let t4 = t2 * t3;
                let t5 = c2 + cos_q2 * twice_l1;
                let sin_q1_sin_q2 = sin_q1 * sin_q2;
                let t6 = cos_q1 * t1;
                let t7 = m2_l1_squared + m2_c2 * (t5 - sin_q1_sin_q2 * d) + (t6 * d + k4)
                    - t4;
                let t8 = rt::lit::<T>(1.0)
                    * (k2 + (k3 + m2_c2 * (t5 - sin_q1_sin_q2 * twice_d)))
                    + (k7 + twice_d * t6);
                let t9 = rt::lit::<T>(1.0) / (t8 - t4);
                let t10 = t7 * t9;
                let t11 = rt::lit::<T>(1.0)
                    / (k4 + (k5 + m2_l1 * (l1 + cos_q2 * twice_c2)) - t4 - t7 * t10);
                let t12 = rho1 * t3;
                let t13 = rho2 + t12;
                let t14 = rho3 + t12 - t10 * t13;
                let t15 = sin_q2_cos_q1 + sin_q1 * cos_q2;
                let t16 = m2_c2 * t15;
                let t17 = t15 * k10;
                let t18 = c2 + l1 * cos_q2;
                let t19 = t16 * t3;
                let t20 = j2 + m2_c2 * (d * (cos_q1 * cos_q2 - sin_q1_sin_q2) + t18)
                    - t19;
                let t21 = t20 * t9;
                let t22 = j2 + m2_c2 * t18 - t19 - t20 * t10;
                let t23 = t22 * t11;
                let t24 = rt::lit::<T>(1.0) / (k6 - t16 * t17 - t20 * t21 - t22 * t23);
                let t25 = rho4 + rho1 * t17 - t21 * t13 - t23 * t14;
                let t26 = t11 * (t14 - t24 * (t22 * t25));
                let t27 = t9 * (t13 - t24 * (t20 * t25)) - t10 * t26;
                let t28 = t3 * (t26 + t27) + (rho1 * k9 + t24 * (t17 * t25));
                let t29 = inv_r * t28;
                let t30 = b_over_r * t27;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t28,
                    y_dot: sin_theta * t28,
                    theta_dot: t27,
                    right_dot: t29 + t30,
                    left_dot: t29 - t30,
                    q1_dot: t26,
                    q2_dot: t24 * t25,
                }
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
