// Prepared by `nh prepare` from `MobileManipulator` in src/library.rs and mobile_manipulator.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration b8914f0f07b7b930e32ccbda81e14ee5
// content 948d241d2db2e780d9960660d8cef40a

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
/// * `gonzalez`: 365 add, 459 mul, 20 div, 11 sin_cos, 2 call
/// * `midpoint`: 130 add, 156 mul, 6 div, 6 sin_cos
/// * `leapfrog`: 611 add, 825 mul, 15 div, 7 sin_cos
/// * `rk4`: 327 add, 399 mul, 12 div, 12 sin_cos
pub mod mobile_manipulator {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        /// `m1 c1`
        m1_c1: T,
        /// `m2 l1`
        m2_l1: T,
        /// `m1 c1 + m2 l1`
        m1_c1_plus_m2_l1: T,
        /// `M a`
        m_a: T,
        /// `d (m1 + m2) + M a`
        k1: T,
        /// `m2 c2`
        m2_c2: T,
        /// `m1 c1 d`
        m1_c1_d: T,
        /// `M a² + (m2 (c2² + (d² + l1²)) + m1 (d² + c1²)) + (J2 + (J + J1))`
        k3: T,
        /// `2 m2 c2`
        twice_m2_c2: T,
        /// `J1 + J2 + (m2 (l1² + c2²) + m1 c1²)`
        k4: T,
        /// `2 c2`
        twice_c2: T,
        /// `2 l1`
        twice_l1: T,
        /// `m2 l1 c2`
        m2_l1_c2: T,
        /// `2 m2 l1 c2`
        twice_m2_l1_c2: T,
        /// `J2 + m2 c2²`
        k5: T,
        /// `1/(m2 + (M + m1))`
        k6: T,
        /// `J2 + m2 c2² - c2² (m2²/(m2 + (M + m1)))`
        k7: T,
        /// `m2 c2/(m2 + (M + m1))`
        k8: T,
        /// `1/Jw`
        inv_jw: T,
        /// `J1 + J2 + (M a² + J)`
        k9: T,
        /// `2 d`
        twice_d: T,
        /// `2 M a`
        twice_m_a: T,
        /// `2 J2`
        twice_j2: T,
        /// `m1 d`
        m1_d: T,
        /// `2 J1`
        twice_j1: T,
        /// `l1 m2 c2`
        l1_m2_c2: T,
        /// `d m2 c2`
        d_m2_c2: T,
        /// `m2 c2/2`
        half_m2_c2: T,
        /// `(1/2)/(m2 + (M + m1))`
        k10: T,
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
        k11: T,
        /// `((m2 + (M + m1)) r² + 2 Jw)/(r²)`
        k12: T,
        /// `2 r²`
        twice_r_squared: T,
        /// `((M a² + (m2 (c2² + (d² + l1²)) + m1 (d² + c1²)) + (J2 + (J + J1))) r² + 2 Jw b²)/(r²)`
        k13: T,
        /// `m1 c1 d/(r²)`
        k14: T,
        /// `m2 l1/(r²)`
        m2_l1_over_r_squared: T,
        /// `m2 c2 r²`
        m2_c2_r_squared: T,
        /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
        k15: T,
        /// `1/((m2 + (M + m1)) r² + 2 Jw)`
        k16: T,
        /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
        k17: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `m2 c2 (r²/((m2 + (M + m1)) r² + 2 Jw))`
        k18: T,
        /// `m1 d + (M a + m2 d)`
        k19: T,
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
                let m1_c1 = m1 * c1;
                let m2_l1 = m2 * l1;
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                let m_a = m * a;
                let k1 = d * (m1 + m2) + m_a;
                let m2_c2 = m2 * c2;
                let m1_c1_d = m1_c1 * d;
                let k2 = m * (a * a);
                let c2_squared = c2 * c2;
                let d_squared = d * d;
                let l1_squared = l1 * l1;
                let c1_squared = c1 * c1;
                let k3 = k2
                    + (m2 * (c2_squared + (d_squared + l1_squared))
                        + m1 * (d_squared + c1_squared)) + (j2 + (j + j1));
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let j1_plus_j2 = j1 + j2;
                let k4 = j1_plus_j2 + (m2 * (l1_squared + c2_squared) + m1 * c1_squared);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let m2_l1_c2 = m2_l1 * c2;
                let twice_m2_l1_c2 = rt::lit::<T>(2.0) * m2_l1_c2;
                let k5 = j2 + m2 * c2_squared;
                let k6 = rt::lit::<T>(1.0) / m2_plus_m_plus_m1;
                let k7 = k5 - c2_squared * (m2 * m2 / m2_plus_m_plus_m1);
                let k8 = m2_c2 / m2_plus_m_plus_m1;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let k9 = j1_plus_j2 + (k2 + j);
                let twice_d = rt::lit::<T>(2.0) * d;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let twice_j2 = rt::lit::<T>(2.0) * j2;
                let m1_d = m1 * d;
                let twice_j1 = rt::lit::<T>(2.0) * j1;
                let l1_m2_c2 = l1 * m2_c2;
                let d_m2_c2 = d * m2_c2;
                let half_m2_c2 = rt::lit::<T>(0.5) * m2_c2;
                let k10 = rt::lit::<T>(0.5) / m2_plus_m_plus_m1;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let minus_r_over_jw = -r_over_jw;
                let minus_r_r_over_jw = -r_r_over_jw;
                let r_squared = r * r;
                let minus_r_squared = -r_squared;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let minus_b_over_r = -b_over_r;
                let k11 = m2_plus_m_plus_m1 * r_squared + rt::lit::<T>(2.0) * jw;
                let k12 = k11 / r_squared;
                let twice_r_squared = rt::lit::<T>(2.0) * r_squared;
                let k13 = (k3 * r_squared + rt::lit::<T>(2.0) * (jw * (b * b)))
                    / r_squared;
                let k14 = m1_c1_d / r_squared;
                let m2_l1_over_r_squared = m2_l1 / r_squared;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k15 = r_squared / k11;
                let k16 = rt::lit::<T>(1.0) / k11;
                let k17 = m2_c2_r_squared / k11;
                let minus_inv_r = -inv_r;
                let k18 = m2_c2 * k15;
                let k19 = m1_d + (m_a + m2 * d);
                Constants {
                    m_plus_m1,
                    m2_plus_m_plus_m1,
                    m1_c1,
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    k1,
                    m2_c2,
                    m1_c1_d,
                    k3,
                    twice_m2_c2,
                    k4,
                    twice_c2,
                    twice_l1,
                    m2_l1_c2,
                    twice_m2_l1_c2,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_jw,
                    k9,
                    twice_d,
                    twice_m_a,
                    twice_j2,
                    m1_d,
                    twice_j1,
                    l1_m2_c2,
                    d_m2_c2,
                    half_m2_c2,
                    k10,
                    r_over_jw,
                    r_r_over_jw,
                    minus_r_over_jw,
                    minus_r_r_over_jw,
                    r_squared,
                    minus_r_squared,
                    inv_r,
                    b_over_r,
                    minus_b_over_r,
                    k11,
                    k12,
                    twice_r_squared,
                    k13,
                    k14,
                    m2_l1_over_r_squared,
                    m2_c2_r_squared,
                    k15,
                    k16,
                    k17,
                    minus_inv_r,
                    k18,
                    k19,
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
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1;
            let t2 = t1 + k1;
            let t3 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t4 = -(sin_second_m2_c2 + (sin_theta * t2 + t3));
            let t5 = m1_c1_plus_m2_l1 * sin_theta;
            let t6 = -(sin_second_m2_c2 + (t3 + cos_q1 * t5));
            let t7 = -sin_second_m2_c2;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let t8 = sin_q1 * t5;
            let t9 = m2_c2_cos_second + (t2 * cos_theta - t8);
            let t10 = m2_c2_cos_second + (t1 * cos_theta - t8);
            let t11 = sin_theta * sin_second + cos_theta * cos_second;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let t12 = k3
                + twice_m2_c2
                    * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                        + cos_theta * (d_cos_second + l1 * sin_q1_sin_second));
            let t13 = k4
                + m2_c2
                    * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                        + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second));
            let t14 = cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t11)) + t13;
            let t15 = sin_theta * (cos_q1 * sin_second - sin_q1_cos_second)
                + cos_theta * (sin_q1_sin_second + cos_q1 * cos_second);
            let t16 = l1 * t15;
            let t17 = j2 + m2_c2 * (t16 + (c2 + d * t11));
            let t18 = j2 + m2_c2 * (c2 + t16);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m2_plus_m_plus_m1, zero, t4, zero, zero, t6, t7],
                [zero, m2_plus_m_plus_m1, t9, zero, zero, t10, m2_c2_cos_second],
                [
                    t4,
                    t9,
                    (m2_l1 * (d + c2 * t11) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                        + t12,
                    zero,
                    zero,
                    t14,
                    t17,
                ],
                [zero, zero, zero, jw, zero, zero, zero],
                [zero, zero, zero, zero, jw, zero, zero],
                [t6, t10, t14, zero, zero, k4 + twice_m2_l1_c2 * t15, t18],
                [t7, m2_c2_cos_second, t17, zero, zero, t18, k5],
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
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                inv_jw,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1;
            let t2 = t1 + k1;
            let t3 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t4 = sin_second_m2_c2 + (sin_theta * t2 + t3);
            let t5 = k6 * t4;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let t6 = m1_c1_plus_m2_l1 * sin_theta;
            let t7 = sin_q1 * t6;
            let t8 = m2_c2_cos_second + (t2 * cos_theta - t7);
            let t9 = k6 * t8;
            let t10 = twice_m2_c2
                * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                    + cos_theta * (d_cos_second + l1 * sin_q1_sin_second)) - t8 * t9;
            let t11 = sin_theta * sin_second + cos_theta * cos_second;
            let t12 = (m2_l1 * (d + c2 * t11) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                + (k3 - t4 * t5);
            let t13 = t10 + t12;
            let t14 = k6 / t13;
            let t15 = sin_theta * (cos_q1 * sin_second - sin_q1_cos_second)
                + cos_theta * (sin_q1_sin_second + cos_q1 * cos_second);
            let t16 = l1 * t15;
            let t17 = m2_c2 * (t16 + (c2 + d * t11))
                + (j2 - sin_second_m2_c2 * t5 - m2_c2_cos_second * t9);
            let t18 = rt::lit::<T>(1.0) / t13;
            let t19 = t17 * t18;
            let t20 = m2_c2_cos_second + (t1 * cos_theta - t7);
            let t21 = k6 * t20;
            let t22 = sin_second_m2_c2 + (t3 + cos_q1 * t6);
            let t23 = k6 * t22;
            let t24 = m2_c2
                * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                    + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                - t20 * t9;
            let t25 = t24
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t11)) + (k4 - t22 * t5));
            let t26 = t25 * t18;
            let t27 = m2_c2 * (c2 + t16)
                + (j2 - m2_c2_cos_second * t21 - sin_second_m2_c2 * t23) - t17 * t26;
            let t28 = k4 - t20 * t21 + (twice_m2_l1_c2 * t15 - t22 * t23) - t25 * t26;
            let t29 = rt::lit::<T>(1.0) / t28;
            let t30 = t27 * t29;
            let t31 = k7 - t17 * t19 - t27 * t30;
            let t32 = rt::lit::<T>(1.0) / (t13 * t31);
            let t33 = t23 - t14 * (t4 * t25);
            let t34 = k8 * sin_second - t14 * (t4 * t17) - t30 * t33;
            let t35 = t28 * t31;
            let t36 = rt::lit::<T>(1.0) / t35;
            let t37 = t29 * t33 - t36 * (t27 * t34);
            let t38 = t4 * t14 - t32 * (t17 * t34) - t26 * t37;
            let t39 = k6 / t31;
            let t40 = -(t9 * t38 + (t21 * t37 + t39 * (m2_c2_cos_second * t34)));
            let t41 = rt::lit::<T>(1.0) / t31;
            let t42 = t34 * t41;
            let t43 = t14 * (t8 * t25) - t21;
            let t44 = t14 * (t8 * t17) - k8 * cos_second - t30 * t43;
            let t45 = t29 * t43 - t36 * (t27 * t44);
            let t46 = t26 * t45 + (t32 * (t17 * t44) + t8 * t14);
            let t47 = -t46;
            let t48 = t44 * t41;
            let t49 = rt::lit::<T>(1.0) / (t13 * t28);
            let t50 = t49 * (t25 * t27) - t19;
            let t51 = t25 * t49 + t36 * (t27 * t50);
            let t52 = -t51;
            let t53 = t50 * t41;
            let t54 = -(t27 * t36);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t5 * t38 + (t23 * t37 + (k6 + t39 * (sin_second_m2_c2 * t34))),
                    t40,
                    t38,
                    zero,
                    zero,
                    t37,
                    t42,
                ],
                [
                    t40,
                    t9 * t46 + (k6 - t39 * (m2_c2_cos_second * t44) - t21 * t45),
                    t47,
                    zero,
                    zero,
                    t45,
                    t48,
                ],
                [t38, t47, t26 * t51 + (t18 - t32 * (t17 * t50)), zero, zero, t52, t53],
                [zero, zero, zero, inv_jw, zero, zero, zero],
                [zero, zero, zero, zero, inv_jw, zero, zero],
                [t37, t45, t52, zero, zero, t29 + t27 * t27 / (t28 * t35), t54],
                [t42, t48, t53, zero, zero, t54, t41],
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
                twice_l1,
                k9,
                twice_d,
                twice_m_a,
                twice_j2,
                m1_d,
                twice_j1,
                ..
            } = self.constants;
            let t1 = theta_dot + q1_dot;
            let t2 = c2 * (t1 + q2_dot);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let t3 = sin_theta * (cos_q1 * sin_second - sin_q1 * cos_second)
                + cos_theta * (sin_q1 * sin_second + cos_q1 * cos_second);
            let t4 = rt::lit::<T>(2.0) * (cos_second * y_dot - sin_second * x_dot)
                + (t2
                    + (sin_theta * sin_second + cos_theta * cos_second)
                        * (twice_d * theta_dot));
            let t5 = l1 * t1;
            let cos_theta_y_dot = cos_theta * y_dot;
            let d_theta_dot = d * theta_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let twice_cos_q1 = rt::lit::<T>(2.0) * cos_q1;
            let t6 = (cos_theta * x_dot + sin_theta * y_dot)
                * (rt::lit::<T>(2.0) * sin_q1);
            let t7 = x_dot * x_dot + y_dot * y_dot;
            let t8 = cos_theta_y_dot - sin_theta_x_dot;
            let t9 = d_theta_dot + rt::lit::<T>(2.0) * t8;
            let t10 = t5
                * ((cos_theta_y_dot + d_theta_dot - sin_theta_x_dot) * twice_cos_q1
                    + (t5 - t6)) + (t7 + d_theta_dot * t9);
            let t11 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (cos_theta * sin_q1 + sin_theta * cos_q1);
            let t12 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t11)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t13 = (cos_theta_y_dot + d * t1 - sin_theta_x_dot) * twice_cos_q1
                + (c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot) - t6);
            let t14 = m1_d * t9
                + (twice_m_a * t8
                    + (twice_j2 * (q1_dot + q2_dot)
                        + (k9 * theta_dot + twice_j1 * q1_dot)));
            let t15 = m_plus_m1 * t7
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            let t16 = m2 * (t2 * (t3 * (twice_l1 * t1) + t4) + t10)
                + (q1_dot * t12 + (theta_dot * (m1_c1 * t13 + t14) + t15));
            rt::lit::<T>(0.5) * t16
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
                twice_l1,
                k9,
                twice_d,
                twice_m_a,
                twice_j2,
                m1_d,
                twice_j1,
                ..
            } = self.constants;
            let t1 = theta_dot + q1_dot;
            let t2 = c2 * (t1 + q2_dot);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let t3 = sin_theta * (cos_q1 * sin_second - sin_q1 * cos_second)
                + cos_theta * (sin_q1 * sin_second + cos_q1 * cos_second);
            let t4 = rt::lit::<T>(2.0) * (cos_second * y_dot - sin_second * x_dot)
                + (t2
                    + (sin_theta * sin_second + cos_theta * cos_second)
                        * (twice_d * theta_dot));
            let t5 = l1 * t1;
            let cos_theta_y_dot = cos_theta * y_dot;
            let d_theta_dot = d * theta_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let twice_cos_q1 = rt::lit::<T>(2.0) * cos_q1;
            let t6 = (cos_theta * x_dot + sin_theta * y_dot)
                * (rt::lit::<T>(2.0) * sin_q1);
            let t7 = x_dot * x_dot + y_dot * y_dot;
            let t8 = cos_theta_y_dot - sin_theta_x_dot;
            let t9 = d_theta_dot + rt::lit::<T>(2.0) * t8;
            let t10 = t5
                * ((cos_theta_y_dot + d_theta_dot - sin_theta_x_dot) * twice_cos_q1
                    + (t5 - t6)) + (t7 + d_theta_dot * t9);
            let t11 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (cos_theta * sin_q1 + sin_theta * cos_q1);
            let t12 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t11)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t13 = (cos_theta_y_dot + d * t1 - sin_theta_x_dot) * twice_cos_q1
                + (c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot) - t6);
            let t14 = m1_d * t9
                + (twice_m_a * t8
                    + (twice_j2 * (q1_dot + q2_dot)
                        + (k9 * theta_dot + twice_j1 * q1_dot)));
            let t15 = m_plus_m1 * t7
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            let t16 = m2 * (t2 * (t3 * (twice_l1 * t1) + t4) + t10)
                + (q1_dot * t12 + (theta_dot * (m1_c1 * t13 + t14) + t15));
            rt::lit::<T>(0.5) * t16
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
            let c2 = self.parameters.c2;
            let Constants {
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                twice_c2,
                twice_l1,
                m2_l1_c2,
                l1_m2_c2,
                d_m2_c2,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m1_c1_plus_m2_l1 * sin_theta;
            let t2 = sin_q1 * t1;
            let t3 = m1_c1_plus_m2_l1 * cos_q1;
            let t4 = t3 + k1;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let m2_c2_cos_second = m2_c2 * cos_second;
            let t5 = m2_c2_cos_second + t3 * cos_theta;
            let t6 = t5 - t2;
            let t7 = m1_c1_plus_m2_l1 * sin_q1;
            let t8 = t5 - sin_theta * t7;
            let t9 = rt::lit::<T>(-0.5) * (t6 + t8);
            let t10 = -m2_c2_cos_second;
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let t11 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t12 = cos_q1 * t1;
            let t13 = sin_second_m2_c2 + (t11 + t12);
            let t14 = sin_second_m2_c2 + (cos_theta * t7 + t12);
            let t15 = rt::lit::<T>(-0.5) * (t13 + t14);
            let t16 = -sin_second_m2_c2;
            let t17 = rt::lit::<T>(0.5) * (t6 - t8);
            let t18 = rt::lit::<T>(0.5) * (t13 - t14);
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let l1_sin_q1_cos_second = l1 * sin_q1_cos_second;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let t19 = sin_theta * (d_cos_second + l1 * sin_q1_sin_second);
            let t20 = cos_theta * (l1_sin_q1_cos_second - d_sin_second);
            let t21 = sin_theta * cos_second - cos_theta * sin_second;
            let t22 = t21 * (m2_l1_c2 * cos_q1);
            let cos_q1_cos_second = cos_q1 * cos_second;
            let t23 = cos_q1_cos_second - sin_q1_sin_second;
            let cos_q1_sin_second = cos_q1 * sin_second;
            let t24 = sin_q1_cos_second + cos_q1_sin_second;
            let t25 = t22
                + m2_c2
                    * (sin_theta * (d_cos_second - l1 * t23)
                        + cos_theta * (l1 * t24 - d_sin_second));
            let t26 = sin_theta * sin_second + cos_theta * cos_second;
            let t27 = t25 - sin_q1 * (m2_l1 * (d + c2 * t26) + m1_c1_d);
            let t28 = t22 + m2_c2 * (t19 + t20);
            let t29 = rt::lit::<T>(2.0) * t22;
            let t30 = cos_theta * (sin_q1_cos_second - cos_q1_sin_second);
            let t31 = cos_theta * (cos_q1_sin_second - sin_q1_cos_second) + t30;
            let t32 = m2_l1_c2 * t31;
            let t33 = m2_c2
                * (cos_theta * (twice_l1 * t24 - d_sin_second)
                    + sin_theta * (d_cos_second - twice_l1 * t23)) + (t29 - t32);
            let t34 = twice_l1 * sin_q1_cos_second;
            let t35 = cos_theta * (t34 - d_sin_second);
            let t36 = t29
                + m2_c2
                    * (sin_theta * (d_cos_second + twice_l1 * sin_q1_sin_second) + t35);
            let t37 = d_m2_c2 * t21;
            let t38 = l1_m2_c2 * t31;
            let t39 = rt::lit::<T>(0.5) * (t36 + (t37 - t38));
            let t40 = sin_theta * (sin_q1_sin_second + cos_q1_cos_second) + t30;
            let t41 = rt::lit::<T>(0.5) * (t8 - t6);
            let t42 = rt::lit::<T>(0.5) * (t14 - t13);
            let t43 = rt::lit::<T>(0.5) * (t36 + (t38 - t37));
            let t44 = m2_l1_c2 * t40;
            let t45 = rt::lit::<T>(0.5) * (t38 + t37 - t36);
            [
                rt::sparse([
                    (2, 2, t2 - t4 * cos_theta - m2_c2_cos_second),
                    (2, 5, t9),
                    (2, 6, t10),
                    (5, 2, t9),
                    (5, 5, t2 - t5),
                    (5, 6, t10),
                    (6, 2, t10),
                    (6, 5, t10),
                    (6, 6, t10),
                ]),
                rt::sparse([
                    (2, 2, -(sin_second_m2_c2 + (sin_theta * t4 + t11))),
                    (2, 5, t15),
                    (2, 6, t16),
                    (5, 2, t15),
                    (5, 5, -t13),
                    (5, 6, t16),
                    (6, 2, t16),
                    (6, 5, t16),
                    (6, 6, t16),
                ]),
                rt::sparse([
                    (0, 5, t17),
                    (1, 5, t18),
                    (
                        2,
                        2,
                        m2_c2
                            * (cos_theta * (d_sin_second - l1_sin_q1_cos_second) + t19
                                + (t20 - t19)),
                    ),
                    (2, 5, t27),
                    (2, 6, t28),
                    (5, 0, t17),
                    (5, 1, t18),
                    (5, 2, t27),
                    (5, 5, t33 - sin_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t26))),
                    (5, 6, t39),
                    (6, 2, t28),
                    (6, 5, t39),
                    (6, 6, m2_c2 * (d * t21 + l1 * t40)),
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::sparse([
                    (0, 2, t41),
                    (1, 2, t42),
                    (2, 0, t41),
                    (2, 1, t42),
                    (2, 2, m2_c2 * (t35 + cos_theta * (d_sin_second - t34)) - t27),
                    (2, 5, t32),
                    (2, 6, t43),
                    (5, 2, t32),
                    (5, 6, t44),
                    (6, 2, t43),
                    (6, 5, t44),
                    (6, 6, l1_m2_c2 * t40),
                ]),
                rt::sparse([(2, 2, t38 - t28), (2, 5, t45), (5, 2, t45), (5, 5, -t44)]),
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
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                m2_l1_c2,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                l1_m2_c2,
                d_m2_c2,
                half_m2_c2,
                k10,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1;
            let t2 = t1 + k1;
            let t3 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t4 = sin_second_m2_c2 + (sin_theta * t2 + t3);
            let t5 = k6 * t4;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let l1_sin_q1_cos_second = l1 * sin_q1_cos_second;
            let t6 = d_sin_second - l1_sin_q1_cos_second;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let t7 = d_cos_second + l1 * sin_q1_sin_second;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let t8 = m1_c1_plus_m2_l1 * sin_theta;
            let t9 = sin_q1 * t8;
            let t10 = m2_c2_cos_second + (t2 * cos_theta - t9);
            let t11 = k6 * t10;
            let t12 = sin_theta * sin_second + cos_theta * cos_second;
            let t13 = m2_l1 * (d + c2 * t12) + m1_c1_d;
            let t14 = twice_m2_c2 * (sin_theta * t6 + cos_theta * t7) - t10 * t11
                + (t13 * (rt::lit::<T>(2.0) * cos_q1) + (k3 - t4 * t5));
            let cos_q1_sin_second = cos_q1 * sin_second;
            let t15 = cos_q1_sin_second - sin_q1_cos_second;
            let cos_q1_cos_second = cos_q1 * cos_second;
            let t16 = sin_q1_sin_second + cos_q1_cos_second;
            let t17 = sin_theta * t15 + cos_theta * t16;
            let t18 = l1 * t17;
            let t19 = m2_c2 * (t18 + (c2 + d * t12))
                + (j2 - sin_second_m2_c2 * t5 - m2_c2_cos_second * t11);
            let t20 = rt::lit::<T>(1.0) / t14;
            let t21 = t19 * t20;
            let t22 = cos_q1 * t8;
            let t23 = sin_second_m2_c2 + (t3 + t22);
            let t24 = k6 * t23;
            let t25 = m2_c2_cos_second + t1 * cos_theta;
            let t26 = t25 - t9;
            let t27 = k6 * t26;
            let t28 = m1_c1_d + m2_l1 * (d + twice_c2 * t12);
            let t29 = d_cos_second + twice_l1 * sin_q1_sin_second;
            let t30 = twice_l1 * sin_q1_cos_second;
            let t31 = d_sin_second - t30;
            let t32 = cos_q1 * t28 + (k4 - t23 * t5)
                + (m2_c2 * (cos_theta * t29 + sin_theta * t31) - t11 * t26);
            let t33 = t20 * t32;
            let t34 = m2_c2 * (c2 + t18)
                + (j2 - sin_second_m2_c2 * t24 - m2_c2_cos_second * t27) - t19 * t33;
            let t35 = k4 - t23 * t24 + (twice_m2_l1_c2 * t17 - t26 * t27) - t32 * t33;
            let t36 = rt::lit::<T>(1.0) / t35;
            let t37 = t34 * t36;
            let t38 = k7 - t19 * t21 - t34 * t37;
            let t39 = rt::lit::<T>(1.0) / (t14 * t38);
            let t40 = m1_c1_plus_m2_l1 * sin_q1;
            let t41 = t25 - sin_theta * t40;
            let t42 = t41 - t26;
            let t43 = t42 * t37;
            let t44 = rt::lit::<T>(0.5) * t19;
            let t45 = rt::lit::<T>(1.0) / (t35 * t38);
            let t46 = rt::lit::<T>(0.5) * (t42 * t36 + t45 * (t34 * t43));
            let t47 = t39 * (t43 * t44) - t33 * t46;
            let t48 = k6 / t38;
            let t49 = half_m2_c2 * sin_second;
            let t50 = t5 * t47 + (t24 * t46 - t48 * (t43 * t49));
            let t51 = t26 - t41;
            let t52 = t51 * t33;
            let t53 = rt::lit::<T>(0.5) * (t37 * t52 - t21 * t51);
            let t54 = t36 * (rt::lit::<T>(0.5) * t52) + t45 * (t34 * t53);
            let t55 = t33 * t54 + (t20 * (rt::lit::<T>(0.5) * t51) - t39 * (t19 * t53));
            let t56 = t5 * t55 + (t48 * (sin_second_m2_c2 * t53) - t24 * t54);
            let t57 = sin_second_m2_c2 + (cos_theta * t40 + t22);
            let t58 = t57 - t23;
            let t59 = t58 * t37;
            let t60 = rt::lit::<T>(0.5) * (t58 * t36 + t45 * (t34 * t59));
            let t61 = t39 * (t59 * t44) - t33 * t60;
            let t62 = t5 * t61 + (t24 * t60 - t48 * (t59 * t49));
            let t63 = t23 - t57;
            let t64 = t63 * t33;
            let t65 = rt::lit::<T>(0.5) * (t37 * t64 - t21 * t63);
            let t66 = t36 * (rt::lit::<T>(0.5) * t64) + t45 * (t34 * t65);
            let t67 = t33 * t66 + (t20 * (rt::lit::<T>(0.5) * t63) - t39 * (t19 * t65));
            let t68 = t5 * t67 + (t48 * (sin_second_m2_c2 * t65) - t24 * t66);
            let t69 = sin_theta * t7;
            let t70 = cos_theta * (l1_sin_q1_cos_second - d_sin_second);
            let t71 = m2_c2 * (cos_theta * t6 + t69 + (t70 - t69))
                + (t4 * t11 - t10 * t5);
            let t72 = cos_theta * (sin_q1_cos_second - cos_q1_sin_second);
            let t73 = cos_theta * t15 + t72;
            let t74 = l1_m2_c2 * t73;
            let t75 = k8 * cos_second;
            let t76 = k8 * sin_second;
            let t77 = sin_theta * cos_second - cos_theta * sin_second;
            let t78 = t77 * (m2_l1_c2 * cos_q1);
            let t79 = t78 + m2_c2 * (t69 + t70);
            let t80 = cos_theta * (t30 - d_sin_second);
            let t81 = cos_q1_cos_second - sin_q1_sin_second;
            let t82 = sin_q1_cos_second + cos_q1_sin_second;
            let t83 = t78
                + m2_c2
                    * (sin_theta * (d_cos_second - l1 * t81)
                        + cos_theta * (l1 * t82 - d_sin_second));
            let t84 = t83 - sin_q1 * t13;
            let t85 = m2_c2 * (t80 + cos_theta * t31) + (t4 * t27 - t10 * t24) - t84
                - t33 * t71;
            let t86 = t74 + (t4 * t75 - t10 * t76) - t79 - t21 * t71 - t37 * t85;
            let t87 = t36 * t85 - t45 * (t34 * t86);
            let t88 = t20 * t71 - t39 * (t19 * t86) - t33 * t87;
            let t89 = t23 + t57;
            let t90 = t26 + t41;
            let t91 = t84 + rt::lit::<T>(0.5) * (t11 * t89 - t5 * t90);
            let t92 = d_m2_c2 * t77;
            let t93 = rt::lit::<T>(2.0) * t78;
            let t94 = t93 + m2_c2 * (sin_theta * t29 + t80);
            let t95 = rt::lit::<T>(0.5) * (t92 + t75 * t89 + (t74 - t76 * t90) - t94)
                - t21 * t91;
            let t96 = m2_l1_c2 * t73;
            let t97 = t96 + rt::lit::<T>(0.5) * (t89 * t27 - t24 * t90) - t33 * t91;
            let t98 = t95 - t37 * t97;
            let t99 = t36 * t97 - t45 * (t34 * t98);
            let t100 = t20 * t91 - t39 * (t19 * t98) - t33 * t99;
            let t101 = t5 * t100
                + (t24 * t99 + (t48 * (sin_second_m2_c2 * t98) - k10 * t90));
            let t102 = m2_c2_cos_second * t5 - sin_second_m2_c2 * t11;
            let t103 = t79 - t102;
            let t104 = sin_second_m2_c2 * t75 - m2_c2_cos_second * t76;
            let t105 = sin_second_m2_c2 * t27;
            let t106 = m2_c2_cos_second * t24;
            let t107 = rt::lit::<T>(0.5) * (t94 + (t74 - t92)) + (t105 - t106)
                - t33 * t103;
            let t108 = t104 - t21 * t103 - t37 * t107;
            let t109 = t36 * t107 - t45 * (t34 * t108);
            let t110 = t20 * t103 - t39 * (t19 * t108) - t33 * t109;
            let t111 = t5 * t110
                + (t24 * t109 + (t48 * (sin_second_m2_c2 * t108) - t75));
            let t112 = t9 - t25;
            let t113 = m2_c2
                * (cos_theta * (twice_l1 * t82 - d_sin_second)
                    + sin_theta * (d_cos_second - twice_l1 * t81)) - sin_q1 * t28;
            let t114 = t93 + t5 * t112 + (t23 * t11 - t96) + t113;
            let t115 = t24 * t112 + t23 * t27 - t33 * t114;
            let t116 = sin_theta * t16 + t72;
            let t117 = m2_l1_c2 * t116;
            let t118 = t37 * t115 + (t21 * t114 + (t117 - (t76 * t112 + t23 * t75)));
            let t119 = t36 * t115 + t45 * (t34 * t118);
            let t120 = t20 * t114 + t39 * (t19 * t118) - t33 * t119;
            let t121 = rt::lit::<T>(0.5) * (t94 + (t92 - t74)) - t102;
            let t122 = t105 + (t117 - t106) - t33 * t121;
            let t123 = t104 - t21 * t121 - t37 * t122;
            let t124 = t36 * t122 - t45 * (t34 * t123);
            let t125 = t20 * t121 - t39 * (t19 * t123) - t33 * t124;
            let t126 = t5 * t125
                + (t24 * t124 + (t48 * (sin_second_m2_c2 * t123) - t75));
            let t127 = m2_c2 * (d * t77 + l1 * t116) - t102;
            let t128 = t105 + (l1_m2_c2 * t116 - t106) - t33 * t127;
            let t129 = t104 - t21 * t127 - t37 * t128;
            let t130 = t36 * t128 - t45 * (t34 * t129);
            let t131 = t20 * t127 - t39 * (t19 * t129) - t33 * t130;
            let t132 = half_m2_c2 * cos_second;
            let t133 = t48 * (t43 * t132) - t27 * t46 - t11 * t47;
            let t134 = t27 * t54 - t48 * (m2_c2_cos_second * t53) - t11 * t55;
            let t135 = t48 * (t59 * t132) - t27 * t60 - t11 * t61;
            let t136 = t27 * t66 - t48 * (m2_c2_cos_second * t65) - t11 * t67;
            let t137 = -(t11 * t100
                + (t27 * t99 + (k10 * t89 + t48 * (m2_c2_cos_second * t98))));
            let t138 = -(t11 * t110
                + (t27 * t109 + (t76 + t48 * (m2_c2_cos_second * t108))));
            let t139 = -(t11 * t125
                + (t27 * t124 + (t76 + t48 * (m2_c2_cos_second * t123))));
            let t140 = -t54;
            let t141 = -t66;
            let t142 = rt::lit::<T>(1.0) / t38;
            let t143 = t142 * (rt::lit::<T>(-0.5) * t43);
            let t144 = t142 * t53;
            let t145 = t142 * (rt::lit::<T>(-0.5) * t59);
            let t146 = t142 * t65;
            let t147 = t142 * t98;
            let t148 = t142 * t108;
            let t149 = t142 * t123;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, t50, zero, zero, t56, zero],
                    [zero, zero, t62, zero, zero, t68, zero],
                    [
                        t50,
                        t62,
                        t5 * t88 + (t24 * t87 + (t48 * (sin_second_m2_c2 * t86) - t11)),
                        zero,
                        zero,
                        t101,
                        t111,
                    ],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [
                        t56,
                        t68,
                        t101,
                        zero,
                        zero,
                        t5 * t120
                            + (t24 * t119
                                + (k6 * t112 - t48 * (sin_second_m2_c2 * t118))),
                        t126,
                    ],
                    [
                        zero,
                        zero,
                        t111,
                        zero,
                        zero,
                        t126,
                        t5 * t131
                            + (t24 * t130 + (t48 * (sin_second_m2_c2 * t129) - t75)),
                    ],
                ]),
                rt::matrix([
                    [zero, zero, t133, zero, zero, t134, zero],
                    [zero, zero, t135, zero, zero, t136, zero],
                    [
                        t133,
                        t135,
                        -(t11 * t88
                            + (t27 * t87 + (t5 + t48 * (m2_c2_cos_second * t86)))),
                        zero,
                        zero,
                        t137,
                        t138,
                    ],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [
                        t134,
                        t136,
                        t137,
                        zero,
                        zero,
                        t48 * (m2_c2_cos_second * t118) - t24 - t27 * t119 - t11 * t120,
                        t139,
                    ],
                    [
                        zero,
                        zero,
                        t138,
                        zero,
                        zero,
                        t139,
                        -(t11 * t131
                            + (t27 * t130 + (t76 + t48 * (m2_c2_cos_second * t129)))),
                    ],
                ]),
                rt::matrix([
                    [zero, zero, t47, zero, zero, t55, zero],
                    [zero, zero, t61, zero, zero, t67, zero],
                    [t47, t61, t88, zero, zero, t100, t110],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t55, t67, t100, zero, zero, t120, t125],
                    [zero, zero, t110, zero, zero, t125, t131],
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::matrix([
                    [zero, zero, t46, zero, zero, t140, zero],
                    [zero, zero, t60, zero, zero, t141, zero],
                    [t46, t60, t87, zero, zero, t99, t109],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t140, t141, t99, zero, zero, t119, t124],
                    [zero, zero, t109, zero, zero, t124, t130],
                ]),
                rt::matrix([
                    [zero, zero, t143, zero, zero, t144, zero],
                    [zero, zero, t145, zero, zero, t146, zero],
                    [t143, t145, t142 * t86, zero, zero, t147, t148],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [zero, zero, zero, zero, zero, zero, zero],
                    [t144, t146, t147, zero, zero, -(t142 * t118), t149],
                    [zero, zero, t148, zero, zero, t149, t142 * t129],
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
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                inv_jw,
                r_over_jw,
                r_r_over_jw,
                minus_r_over_jw,
                minus_r_r_over_jw,
                r_squared,
                minus_r_squared,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1;
            let t2 = t1 + k1;
            let t3 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t4 = sin_second_m2_c2 + (sin_theta * t2 + t3);
            let t5 = k6 * t4;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let t6 = m1_c1_plus_m2_l1 * sin_theta;
            let t7 = sin_q1 * t6;
            let t8 = m2_c2_cos_second + (t1 * cos_theta - t7);
            let t9 = m2_c2_cos_second + (t2 * cos_theta - t7);
            let t10 = k6 * t9;
            let t11 = m2_c2
                * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                    + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                - t8 * t10;
            let t12 = sin_theta * sin_second + cos_theta * cos_second;
            let t13 = sin_second_m2_c2 + (t3 + cos_q1 * t6);
            let t14 = t11
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t12)) + (k4 - t13 * t5));
            let t15 = twice_m2_c2
                * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                    + cos_theta * (d_cos_second + l1 * sin_q1_sin_second)) - t9 * t10;
            let t16 = (m2_l1 * (d + c2 * t12) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                + (k3 - t4 * t5);
            let t17 = t15 + t16;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t14 * t18;
            let t20 = k6 * t8;
            let t21 = sin_theta * (cos_q1 * sin_second - sin_q1_cos_second)
                + cos_theta * (sin_q1_sin_second + cos_q1 * cos_second);
            let t22 = k6 * t13;
            let t23 = k4 - t8 * t20 + (twice_m2_l1_c2 * t21 - t13 * t22) - t14 * t19;
            let t24 = rt::lit::<T>(1.0) / t23;
            let t25 = sin_theta * t5 + cos_theta * t10;
            let t26 = t19 * t25 - (sin_theta * t22 + cos_theta * t20);
            let t27 = l1 * t21;
            let t28 = m2_c2 * (t27 + (c2 + d * t12))
                + (j2 - sin_second_m2_c2 * t5 - m2_c2_cos_second * t10);
            let t29 = t28 * t18;
            let t30 = m2_c2 * (c2 + t27)
                + (j2 - m2_c2_cos_second * t20 - sin_second_m2_c2 * t22) - t28 * t19;
            let t31 = t30 * t24;
            let t32 = k7 - t28 * t29 - t30 * t31;
            let t33 = rt::lit::<T>(1.0) / (t23 * t32);
            let t34 = k8 * cos_second;
            let t35 = k8 * sin_second;
            let t36 = t29 * t25 - (cos_theta * t34 + sin_theta * t35) - t31 * t26;
            let t37 = t24 * t26 - t33 * (t30 * t36);
            let t38 = rt::lit::<T>(1.0) / (t17 * t32);
            let t39 = t19 * t37 + (t38 * (t28 * t36) + t18 * t25);
            let t40 = k6 * sin_theta;
            let t41 = k6 / t32;
            let t42 = t5 * t39 + (t40 - t41 * (sin_second_m2_c2 * t36) - t22 * t37);
            let t43 = k6 * cos_theta;
            let t44 = t10 * t39 + (t43 - t41 * (m2_c2_cos_second * t36) - t20 * t37);
            let t45 = sin_theta * t44;
            let t46 = b * t39;
            let t47 = cos_theta * t42;
            let t48 = t45 - t46 - t47;
            let t49 = sin_theta * t42 + cos_theta * t44;
            let t50 = rt::lit::<T>(1.0) / t49;
            let t51 = t48 * t50;
            let t52 = sin_theta * t10 - cos_theta * t5;
            let t53 = b - t52;
            let t54 = cos_theta * t35 - sin_theta * t34;
            let t55 = cos_theta * t22 - sin_theta * t20;
            let t56 = t55 - t19 * t53;
            let t57 = t54 - t29 * t53 - t31 * t56;
            let t58 = t24 * t56 - t33 * (t30 * t57);
            let t59 = t18 * t53 - t38 * (t28 * t57) - t19 * t58;
            let t60 = t5 * t59 + (t22 * t58 + (t43 + t41 * (sin_second_m2_c2 * t57)));
            let t61 = t40 - t41 * (m2_c2_cos_second * t57) - t20 * t58 - t10 * t59;
            let t62 = cos_theta * t60 + sin_theta * t61;
            let t63 = b * t59;
            let t64 = t62 + (r_r_over_jw + t63) - t48 * t51;
            let t65 = rt::lit::<T>(1.0) / t64;
            let t66 = cos_theta + sin_theta * t51;
            let t67 = b + t52;
            let t68 = t55 + t19 * t67;
            let t69 = t54 + t29 * t67 - t31 * t68;
            let t70 = t24 * t68 - t33 * (t30 * t69);
            let t71 = t19 * t70 + (t38 * (t28 * t69) + t18 * t67);
            let t72 = t22 * t70 + (t43 + t41 * (sin_second_m2_c2 * t69)) - t5 * t71;
            let t73 = t10 * t71 + (t40 - t41 * (m2_c2_cos_second * t69) - t20 * t70);
            let t74 = t45 + t46 - t47;
            let t75 = t74 * t50;
            let t76 = t62 - t63 - t74 * t51;
            let t77 = t76 * t65;
            let t78 = cos_theta * t72 + (sin_theta * t73 + (r_r_over_jw + b * t71))
                - t74 * t75 - t76 * t77;
            let t79 = t64 * t78;
            let t80 = rt::lit::<T>(1.0) / t79;
            let t81 = cos_theta + sin_theta * t75 - t77 * t66;
            let t82 = t65 * t66 - t80 * (t76 * t81);
            let t83 = rt::lit::<T>(1.0) / (t49 * t78);
            let t84 = t51 * t82 + (t83 * (t74 * t81) + sin_theta * t50);
            let t85 = rt::lit::<T>(1.0) / t78;
            let t86 = t81 * t85;
            let t87 = sin_theta - cos_theta * t51;
            let t88 = sin_theta - cos_theta * t75 - t77 * t87;
            let t89 = t65 * t87 - t80 * (t76 * t88);
            let t90 = t85 * t88;
            let t91 = cos_theta * t50 - t83 * (t74 * t88) - t51 * t89;
            let t92 = b + b * t77;
            let t93 = b * t65 + t80 * (t76 * t92);
            let t94 = t85 * t92;
            let t95 = t83 * (t74 * t92) - t51 * t93;
            let t96 = r * t77;
            let t97 = t85 * t96;
            let t98 = r * t65 + t80 * (t76 * t96);
            let t99 = t51 * t98 - t83 * (t74 * t96);
            let t100 = r * t76;
            let t101 = t80 * t100;
            let t102 = r * t85;
            let t103 = t83 * (r * t74) - t48 * t100 / (t49 * t79);
            let t104 = inv_jw / t78;
            let t105 = rt::lit::<T>(1.0) / t32;
            let t106 = t105 * t57;
            let t107 = rt::lit::<T>(1.0) / (t32 * t78);
            let t108 = t105 * t36;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t42 * t84 + (t60 * t82 + t72 * t86),
                    t61 * t82 + t73 * t86 - t44 * t84,
                    t39 * t84 + (t59 * t82 - t71 * t86),
                    minus_r_over_jw * t82,
                    t104 * (-r * t81),
                    t58 * t82 + t70 * t86 - t37 * t84,
                    t106 * t82 + t107 * (t69 * t81) - t108 * t84,
                ],
                [
                    t60 * t89 + t72 * t90 - t42 * t91,
                    t44 * t91 + (t61 * t89 + t73 * t90),
                    t59 * t89 - t71 * t90 - t39 * t91,
                    minus_r_over_jw * t89,
                    t104 * (-r * t88),
                    t37 * t91 + (t58 * t89 + t70 * t90),
                    t108 * t91 + (t106 * t89 + t107 * (t69 * t88)),
                ],
                [
                    t60 * t93 - t72 * t94 - t42 * t95,
                    t44 * t95 + (t61 * t93 - t73 * t94),
                    t59 * t93 + t71 * t94 - t39 * t95,
                    minus_r_over_jw * t93,
                    t104 * (r * t92),
                    t37 * t95 + (t58 * t93 - t70 * t94),
                    t108 * t95 + (t106 * t93 - t107 * (t69 * t92)),
                ],
                [
                    t72 * t97 - t60 * t98 - t42 * t99,
                    t44 * t99 + (t73 * t97 - t61 * t98),
                    -(t39 * t99 + (t59 * t98 + t71 * t97)),
                    r_over_jw * t98,
                    t104 * (minus_r_squared * t77),
                    t37 * t99 + (t70 * t97 - t58 * t98),
                    t108 * t99 + (t107 * (t69 * t96) - t106 * t98),
                ],
                [
                    t60 * t101 - t72 * t102 - t42 * t103,
                    t44 * t103 + (t61 * t101 - t73 * t102),
                    t59 * t101 + t71 * t102 - t39 * t103,
                    t80 * (minus_r_r_over_jw * t76),
                    r_squared * t104,
                    t37 * t103 + (t58 * t101 - t70 * t102),
                    t108 * t103 + (t57 * t100 / (t32 * t79) - t107 * (r * t69)),
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
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                inv_jw,
                r_over_jw,
                r_r_over_jw,
                r_squared,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t2 = m1_c1_plus_m2_l1 * sin_theta;
            let t3 = sin_second_m2_c2 + (t1 + cos_q1 * t2);
            let t4 = k6 * t3;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let t5 = m1_c1_plus_m2_l1 * cos_q1;
            let t6 = sin_q1 * t2;
            let t7 = m2_c2_cos_second + (t5 * cos_theta - t6);
            let t8 = k6 * t7;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let t9 = sin_theta * (cos_q1 * sin_second - sin_q1_cos_second)
                + cos_theta * (sin_q1_sin_second + cos_q1 * cos_second);
            let d_cos_second = d * cos_second;
            let d_sin_second = d * sin_second;
            let t10 = t5 + k1;
            let t11 = m2_c2_cos_second + (t10 * cos_theta - t6);
            let t12 = k6 * t11;
            let t13 = m2_c2
                * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                    + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                - t7 * t12;
            let t14 = sin_theta * sin_second + cos_theta * cos_second;
            let t15 = sin_second_m2_c2 + (sin_theta * t10 + t1);
            let t16 = k6 * t15;
            let t17 = t13
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t14)) + (k4 - t3 * t16));
            let t18 = twice_m2_c2
                * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                    + cos_theta * (d_cos_second + l1 * sin_q1_sin_second)) - t11 * t12;
            let t19 = (m2_l1 * (d + c2 * t14) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                + (k3 - t15 * t16);
            let t20 = t18 + t19;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = t17 * t21;
            let t23 = k4 - t7 * t8 + (twice_m2_l1_c2 * t9 - t3 * t4) - t17 * t22;
            let t24 = rt::lit::<T>(1.0) / t23;
            let t25 = cos_theta * t4 - sin_theta * t8;
            let t26 = sin_theta * t12 - cos_theta * t16;
            let t27 = b + t26;
            let t28 = t25 + t22 * t27;
            let t29 = l1 * t9;
            let t30 = m2_c2 * (t29 + (c2 + d * t14))
                + (j2 - sin_second_m2_c2 * t16 - m2_c2_cos_second * t12);
            let t31 = t30 * t21;
            let t32 = m2_c2 * (c2 + t29)
                + (j2 - m2_c2_cos_second * t8 - sin_second_m2_c2 * t4) - t30 * t22;
            let t33 = t32 * t24;
            let t34 = k7 - t30 * t31 - t32 * t33;
            let t35 = rt::lit::<T>(1.0) / (t23 * t34);
            let t36 = k8 * sin_second;
            let t37 = k8 * cos_second;
            let t38 = cos_theta * t36 - sin_theta * t37;
            let t39 = t38 + t31 * t27 - t33 * t28;
            let t40 = t24 * t28 - t35 * (t32 * t39);
            let t41 = k6 * cos_theta;
            let t42 = k6 / t34;
            let t43 = rt::lit::<T>(1.0) / (t20 * t34);
            let t44 = t22 * t40 + (t43 * (t30 * t39) + t21 * t27);
            let t45 = t4 * t40 + (t41 + t42 * (sin_second_m2_c2 * t39)) - t16 * t44;
            let t46 = sin_theta * t16 + cos_theta * t12;
            let t47 = t22 * t46 - (sin_theta * t4 + cos_theta * t8);
            let t48 = t31 * t46 - (cos_theta * t37 + sin_theta * t36) - t33 * t47;
            let t49 = t24 * t47 - t35 * (t32 * t48);
            let t50 = t22 * t49 + (t43 * (t30 * t48) + t21 * t46);
            let t51 = t12 * t50 + (t41 - t42 * (m2_c2_cos_second * t48) - t8 * t49);
            let t52 = sin_theta * t51;
            let t53 = b * t50;
            let t54 = k6 * sin_theta;
            let t55 = t16 * t50 + (t54 - t42 * (sin_second_m2_c2 * t48) - t4 * t49);
            let t56 = cos_theta * t55;
            let t57 = t52 + t53 - t56;
            let t58 = sin_theta * t55 + cos_theta * t51;
            let t59 = rt::lit::<T>(1.0) / t58;
            let t60 = t57 * t59;
            let t61 = b - t26;
            let t62 = t25 - t22 * t61;
            let t63 = t38 - t31 * t61 - t33 * t62;
            let t64 = t24 * t62 - t35 * (t32 * t63);
            let t65 = t21 * t61 - t43 * (t30 * t63) - t22 * t64;
            let t66 = t16 * t65 + (t4 * t64 + (t41 + t42 * (sin_second_m2_c2 * t63)));
            let t67 = t54 - t42 * (m2_c2_cos_second * t63) - t8 * t64 - t12 * t65;
            let t68 = cos_theta * t66 + sin_theta * t67;
            let t69 = b * t65;
            let t70 = t52 - t53 - t56;
            let t71 = t70 * t59;
            let t72 = t68 - t69 - t57 * t71;
            let t73 = t68 + (r_r_over_jw + t69) - t70 * t71;
            let t74 = rt::lit::<T>(1.0) / t73;
            let t75 = t72 * t74;
            let t76 = cos_theta + sin_theta * t71;
            let t77 = cos_theta + sin_theta * t60 - t75 * t76;
            let t78 = t12 * t44 + (t54 - t42 * (m2_c2_cos_second * t39) - t8 * t40);
            let t79 = cos_theta * t45 + (sin_theta * t78 + (r_r_over_jw + b * t44))
                - t57 * t60 - t72 * t75;
            let t80 = rt::lit::<T>(1.0) / t79;
            let t81 = t77 * t80;
            let t82 = t73 * t79;
            let t83 = rt::lit::<T>(1.0) / t82;
            let t84 = t74 * t76 - t83 * (t72 * t77);
            let t85 = rt::lit::<T>(1.0) / (t58 * t79);
            let t86 = t71 * t84 + (t85 * (t57 * t77) + sin_theta * t59);
            let t87 = sin_theta - cos_theta * t71;
            let t88 = sin_theta - cos_theta * t60 - t75 * t87;
            let t89 = t74 * t87 - t83 * (t72 * t88);
            let t90 = cos_theta * t59 - t85 * (t57 * t88) - t71 * t89;
            let t91 = t80 * t88;
            let t92 = b + b * t75;
            let t93 = b * t74 + t83 * (t72 * t92);
            let t94 = t85 * (t57 * t92) - t71 * t93;
            let t95 = t80 * t92;
            let t96 = r * t75;
            let t97 = r * t74 + t83 * (t72 * t96);
            let t98 = t71 * t97 - t85 * (t57 * t96);
            let t99 = t80 * t96;
            let t100 = r * t72;
            let t101 = t85 * (r * t57) - t70 * t100 / (t58 * t82);
            let t102 = r * t80;
            let t103 = t83 * t100;
            let t104 = inv_jw / t79;
            let t105 = rt::lit::<T>(1.0) / t34;
            let t106 = t105 * t48;
            let t107 = t105 * t63;
            let t108 = rt::lit::<T>(1.0) / (t34 * t79);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - t45 * t81 - t66 * t84 - t55 * t86,
                    t51 * t86 - (t67 * t84 + t78 * t81),
                    t44 * t81 - t65 * t84 - t50 * t86,
                    r_over_jw * t84,
                    t104 * (r * t77),
                    t49 * t86 - (t64 * t84 + t40 * t81),
                    t106 * t86 - (t107 * t84 + t108 * (t39 * t77)),
                ],
                [
                    t55 * t90 - (t66 * t89 + t45 * t91),
                    rt::lit::<T>(1.0) - t78 * t91 - t67 * t89 - t51 * t90,
                    t50 * t90 + (t44 * t91 - t65 * t89),
                    r_over_jw * t89,
                    t104 * (r * t88),
                    -(t49 * t90 + (t64 * t89 + t40 * t91)),
                    -(t106 * t90 + (t107 * t89 + t108 * (t39 * t88))),
                ],
                [
                    t55 * t94 + (t45 * t95 - t66 * t93),
                    t78 * t95 - t67 * t93 - t51 * t94,
                    t50 * t94 + (rt::lit::<T>(1.0) - t44 * t95 - t65 * t93),
                    r_over_jw * t93,
                    t104 * (-r * t92),
                    t40 * t95 - t64 * t93 - t49 * t94,
                    t108 * (t39 * t92) - t107 * t93 - t106 * t94,
                ],
                [
                    t55 * t98 + (t66 * t97 - t45 * t99),
                    t67 * t97 - t78 * t99 - t51 * t98,
                    t50 * t98 + (t65 * t97 + t44 * t99),
                    rt::lit::<T>(1.0) - r_over_jw * t97,
                    t104 * (r_squared * t75),
                    t64 * t97 - t40 * t99 - t49 * t98,
                    t107 * t97 - t108 * (t39 * t96) - t106 * t98,
                ],
                [
                    t55 * t101 + (t45 * t102 - t66 * t103),
                    t78 * t102 - t67 * t103 - t51 * t101,
                    t50 * t101 - (t65 * t103 + t44 * t102),
                    t83 * (r_r_over_jw * t72),
                    rt::lit::<T>(1.0) - r_squared * t104,
                    t40 * t102 - t64 * t103 - t49 * t101,
                    t108 * (r * t39) - t63 * t100 / (t34 * t82) - t106 * t101,
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
                m2_l1,
                m1_c1_plus_m2_l1,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                k12,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = -(m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid);
            let t2 = -m2_c2_sin_second_mid;
            let d_cos_second_mid = d * cos_second_mid;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = (k14 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                * (twice_r_squared * cos_q1)
                + (k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3));
            let t5 = cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid))
                + (k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3));
            let t6 = t3 + cos_q1 * cos_second_mid;
            let t7 = l1 * t6;
            let t8 = j2 + m2_c2 * (t7 + (c2 + d_cos_second_mid));
            let t9 = j2 + m2_c2 * (c2 + t7);
            rt::matrix([
                [k12, t1, t1, t2],
                [t1, t4, t5, t8],
                [t1, t5, k4 + twice_m2_l1_c2 * t6, t9],
                [t2, t8, t9, k5],
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
                m2_l1,
                m1_c1_plus_m2_l1,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                r_squared,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                k15,
                k16,
                k17,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t2 = k15 * t1;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = t3 + cos_q1 * cos_second_mid;
            let t5 = t1 * t2;
            let d_cos_second_mid = d * cos_second_mid;
            let t6 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t5);
            let t7 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                + ((k14 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                    * (twice_r_squared * cos_q1) - t5);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = k4 + twice_m2_l1_c2 * t4 - t5 - t6 * t9;
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = k16 / t7;
            let t13 = r_squared * t1;
            let t14 = t2 - t12 * (t13 * t6);
            let t15 = k17 * sin_second_mid;
            let t16 = l1 * t4;
            let t17 = j2 - m2_c2_sin_second_mid * t2;
            let t18 = m2_c2 * (t16 + (c2 + d_cos_second_mid)) + t17;
            let t19 = t18 * t8;
            let t20 = m2_c2 * (c2 + t16) + t17 - t18 * t9;
            let t21 = t20 * t11;
            let t22 = k5 - m2_c2_sin_second_mid * t15 - t18 * t19 - t20 * t21;
            let t23 = t10 * t22;
            let t24 = rt::lit::<T>(1.0) / t23;
            let t25 = t15 - t12 * (t13 * t18) - t21 * t14;
            let t26 = t11 * t14 - t24 * (t20 * t25);
            let t27 = rt::lit::<T>(1.0) / (t7 * t22);
            let t28 = t13 * t12 - t27 * (t18 * t25) - t9 * t26;
            let t29 = rt::lit::<T>(1.0) / t22;
            let t30 = t25 * t29;
            let t31 = rt::lit::<T>(1.0) / (t7 * t10);
            let t32 = t31 * (t6 * t20) - t19;
            let t33 = t6 * t31 + t24 * (t20 * t32);
            let t34 = -t33;
            let t35 = t29 * t32;
            let t36 = -(t20 * t24);
            rt::matrix([
                [t2 * (t26 + t28) + (k15 + t29 * (t15 * t25)), t28, t26, t30],
                [t28, t9 * t33 + (t8 - t27 * (t18 * t32)), t34, t35],
                [t26, t34, t11 + t20 * t20 / (t10 * t23), t36],
                [t30, t35, t36, t29],
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
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m1_c1,
                m2_l1,
                m1_c1_plus_m2_l1,
                m_a,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                k15,
                k17,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t2 = k15 * t1;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = t3 + cos_q1 * cos_second_mid;
            let t5 = l1 * t4;
            let t6 = j2 - m2_c2_sin_second_mid * t2;
            let d_cos_second_mid = d * cos_second_mid;
            let t7 = m2_c2 * (t5 + (c2 + d_cos_second_mid)) + t6;
            let t8 = t1 * t2;
            let t9 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t8);
            let t10 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                + ((k14 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                    * (twice_r_squared * cos_q1) - t8);
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = t9 * t11;
            let t13 = m2_c2 * (c2 + t5) + t6 - t7 * t12;
            let t14 = t7 * t11;
            let t15 = rt::lit::<T>(0.0) * t1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let c2_sin_second = c2 * sin_second;
            let t16 = d + l1 * cos_q1;
            let cos_theta_sin_q1 = cos_theta * sin_q1;
            let link1_1_mid = d + c1 * cos_q1;
            let t17 = m2 * (c2_sin_second + (sin_theta * t16 + l1 * cos_theta_sin_q1))
                + (m1 * (sin_theta * link1_1_mid + c1 * cos_theta_sin_q1)
                    + m_a * sin_theta);
            let c2_cos_second = c2 * cos_second;
            let sin_theta_sin_q1 = sin_theta * sin_q1;
            let t18 = m2 * (c2_cos_second + (cos_theta * t16 - l1 * sin_theta_sin_q1))
                + (m1 * (cos_theta * link1_1_mid - c1 * sin_theta_sin_q1)
                    + m_a * cos_theta);
            let t19 = t15 - sin_theta * t17 - cos_theta * t18;
            let t20 = k4 + twice_m2_l1_c2 * t4 - t8 - t9 * t12;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = t13 * t21;
            let t23 = cos_q1 * cos_theta - sin_theta_sin_q1;
            let t24 = cos_theta_sin_q1 + sin_theta * cos_q1;
            let t25 = cos_theta * (m2 * (c2_cos_second + l1 * t23) + m1_c1 * t23)
                + (sin_theta * (m2 * (c2_sin_second + l1 * t24) + m1_c1 * t24) - t15);
            let t26 = t12 * t19 + t25;
            let t27 = t14 * t19
                + m2 * (sin_theta * c2_sin_second + cos_theta * c2_cos_second)
                - t22 * t26;
            let t28 = k17 * sin_second_mid;
            let t29 = k5 - m2_c2_sin_second_mid * t28 - t7 * t14 - t13 * t22;
            let t30 = t13 * t27 / (t20 * t29);
            let t31 = t21 * t26;
            let t32 = t30 - t31;
            let t33 = t11 * t19;
            let t34 = t12 * t32 - t7 * t27 / (t10 * t29);
            let t35 = t33 - t34;
            let t36 = t2 * (t32 + t35);
            let t37 = rt::lit::<T>(1.0) / t29;
            let t38 = t37 * (t28 * t27);
            let t39 = t37 * t27;
            [
                rt::sparse([(0, 1, t36 - t38), (1, 0, t38 - t36)]),
                rt::sparse([(0, 1, t35), (1, 0, t34 - t33)]),
                rt::sparse([(0, 1, t32), (1, 0, t31 - t30)]),
                rt::sparse([(0, 1, -t39), (1, 0, t39)]),
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
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_l1,
                m1_c1_plus_m2_l1,
                m_a,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                inv_r,
                b_over_r,
                minus_b_over_r,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                k15,
                minus_inv_r,
                k18,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let c2_cos_second_mid = c2 * cos_second_mid;
            let t1 = l1 * cos_q1 + c2_cos_second_mid;
            let link2_1_mid = d + t1;
            let d_cos_second_mid = d * cos_second_mid;
            let t2 = sin_q1 * sin_second_mid;
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t3 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t4 = k15 * t3;
            let t5 = t3 * t4;
            let t6 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t2)
                + ((k14 + m2_l1_over_r_squared * (d + c2_cos_second_mid))
                    * (twice_r_squared * cos_q1) - t5);
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = rho1 * t4;
            let t9 = rho2 + t8;
            let t10 = k18 * sin_second_mid;
            let t11 = t2 + cos_q1 * cos_second_mid;
            let t12 = l1 * t11;
            let t13 = j2 - m2_c2_sin_second_mid * t4;
            let t14 = m2_c2 * (t12 + (c2 + d_cos_second_mid)) + t13;
            let t15 = t14 * t7;
            let t16 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t2)
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t5);
            let t17 = t16 * t7;
            let t18 = m2_c2 * (c2 + t12) + t13 - t14 * t17;
            let t19 = rt::lit::<T>(1.0) / (k4 + twice_m2_l1_c2 * t11 - t5 - t16 * t17);
            let t20 = t18 * t19;
            let t21 = rt::lit::<T>(1.0)
                / (k5 - m2_c2_sin_second_mid * t10 - t14 * t15 - t18 * t20);
            let t22 = rho3 + t8 - t17 * t9;
            let t23 = rho4 + rho1 * t10 - t15 * t9 - t20 * t22;
            let t24 = t19 * (t22 - t21 * (t18 * t23));
            let t25 = t7 * (t9 - t21 * (t14 * t23)) - t17 * t24;
            let cos_q1_c1 = c1 * cos_q1;
            let link1_1_mid = d + cos_q1_c1;
            let t26 = m2
                * (link2_1_mid * t25 + (t21 * (c2_cos_second_mid * t23) + t1 * t24))
                + (m1 * (link1_1_mid * t25 + cos_q1_c1 * t24) + m_a * t25);
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
                (7, 8, t26),
                (8, 2, rt::lit::<T>(-1.0)),
                (8, 3, minus_b_over_r),
                (8, 4, b_over_r),
                (8, 7, -t26),
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
                m2_l1,
                m1_c1_plus_m2_l1,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                k15,
                k17,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t2 = k15 * t1;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = t3 + cos_q1 * cos_second_mid;
            let t5 = t1 * t2;
            let d_cos_second_mid = d * cos_second_mid;
            let t6 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t5);
            let t7 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                + ((k14 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                    * (twice_r_squared * cos_q1) - t5);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = rt::lit::<T>(1.0) / (k4 + twice_m2_l1_c2 * t4 - t5 - t6 * t9);
            let t11 = rho1 * t2;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = k17 * sin_second_mid;
            let t15 = l1 * t4;
            let t16 = j2 - m2_c2_sin_second_mid * t2;
            let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
            let t18 = t17 * t8;
            let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
            let t20 = t19 * t10;
            let t21 = rt::lit::<T>(1.0)
                / (k5 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
            let t22 = rho4 + rho1 * t14 - t18 * t12 - t20 * t13;
            let t23 = t10 * (t13 - t21 * (t19 * t22));
            let t24 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
            let t25 = rho1 * (t2 * (t23 + t24) + (k15 * rho1 + t21 * (t14 * t22)))
                + (rho2 * t24 + (rho3 * t23 + t21 * (rho4 * t22)));
            rt::lit::<T>(0.5) * t25
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
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_l1,
                m1_c1_plus_m2_l1,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                k15,
                k17,
                ..
            } = self.constants;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t2 = k15 * t1;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = t3 + cos_q1 * cos_second_mid;
            let t5 = t1 * t2;
            let d_cos_second_mid = d * cos_second_mid;
            let t6 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t5);
            let c2_cos_second_mid = c2 * cos_second_mid;
            let t7 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                + ((k14 + m2_l1_over_r_squared * (d + c2_cos_second_mid))
                    * (twice_r_squared * cos_q1) - t5);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = rt::lit::<T>(1.0) / (k4 + twice_m2_l1_c2 * t4 - t5 - t6 * t9);
            let t11 = rho1 * t2;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = k17 * sin_second_mid;
            let t15 = l1 * t4;
            let t16 = j2 - m2_c2_sin_second_mid * t2;
            let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
            let t18 = t17 * t8;
            let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
            let t20 = t19 * t10;
            let t21 = rt::lit::<T>(1.0)
                / (k5 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
            let t22 = rho4 + rho1 * t14 - t18 * t12 - t20 * t13;
            let t23 = t10 * (t13 - t21 * (t19 * t22));
            let t24 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
            let t25 = t23 + t24;
            let t26 = t2 * t25 + (k15 * rho1 + t21 * (t14 * t22));
            let link1_2_mid = c1 * sin_q1;
            let t27 = link1_2_mid * t25;
            let cos_q1_c1 = c1 * cos_q1;
            let t28 = cos_q1_c1 * t23;
            let link1_1_mid = d + cos_q1_c1;
            let t29 = m1
                * ((t26 - t27) * (t28 + cos_q1_c1 * t24)
                    + t27 * (t28 + link1_1_mid * t24));
            let c2_sin_second_mid = c2 * sin_second_mid;
            let link2_2_mid = l1 * sin_q1 + c2_sin_second_mid;
            let t30 = t21 * t22;
            let t31 = c2_sin_second_mid * t30;
            let t32 = link2_2_mid * t24 + (link2_2_mid * t23 + t31);
            let t33 = t26 - t32;
            let t34 = l1 * cos_q1 + c2_cos_second_mid;
            let t35 = c2_cos_second_mid * t30;
            let t36 = t34 * t23 + t35;
            let link2_1_mid = d + t34;
            let t37 = link2_1_mid * t24 + t36;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                zero,
                zero,
                t29 + m2 * (t33 * (t36 + t34 * t24) + t32 * t37),
                m2
                    * (t33 * (t35 + c2_cos_second_mid * t25)
                        + t37 * (t31 + c2_sin_second_mid * t25)),
                t26,
                t24,
                t23,
                t30,
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
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m2_l1,
                m1_c1_plus_m2_l1,
                m_a,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                inv_r,
                b_over_r,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                k15,
                k17,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t2 = k15 * t1;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = t3 + cos_q1 * cos_second_mid;
            let t5 = t1 * t2;
            let d_cos_second_mid = d * cos_second_mid;
            let t6 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t5);
            let c2_cos_second_mid = c2 * cos_second_mid;
            let t7 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                + ((k14 + m2_l1_over_r_squared * (d + c2_cos_second_mid))
                    * (twice_r_squared * cos_q1) - t5);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = rt::lit::<T>(1.0) / (k4 + twice_m2_l1_c2 * t4 - t5 - t6 * t9);
            let t11 = rho1 * t2;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = k17 * sin_second_mid;
            let t15 = l1 * t4;
            let t16 = j2 - m2_c2_sin_second_mid * t2;
            let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
            let t18 = t17 * t8;
            let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
            let t20 = t19 * t10;
            let t21 = rt::lit::<T>(1.0)
                / (k5 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
            let t22 = rho4 + rho1 * t14 - t18 * t12 - t20 * t13;
            let t23 = t10 * (t13 - t21 * (t19 * t22));
            let t24 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
            let t25 = t23 + t24;
            let t26 = t2 * t25 + (k15 * rho1 + t21 * (t14 * t22));
            let t27 = inv_r * t26;
            let t28 = b_over_r * t24;
            let t29 = t21 * t22;
            let t30 = l1 * cos_q1 + c2_cos_second_mid;
            let link2_1_mid = d + t30;
            let t31 = c2_cos_second_mid * t29;
            let t32 = t30 * t23 + t31;
            let t33 = link2_1_mid * t24 + t32;
            let cos_q1_c1 = c1 * cos_q1;
            let t34 = cos_q1_c1 * t23;
            let link1_1_mid = d + cos_q1_c1;
            let t35 = t34 + link1_1_mid * t24;
            let t36 = m2 * t33 + (m1 * t35 + m_a * t24);
            let link1_2_mid = c1 * sin_q1;
            let t37 = link1_2_mid * t25;
            let c2_sin_second_mid = c2 * sin_second_mid;
            let link2_2_mid = l1 * sin_q1 + c2_sin_second_mid;
            let t38 = c2_sin_second_mid * t29;
            let t39 = link2_2_mid * t24 + (link2_2_mid * t23 + t38);
            let t40 = t26 - t39;
            let t41 = m1 * ((t26 - t37) * (t34 + cos_q1_c1 * t24) + t37 * t35)
                + m2 * (t40 * (t32 + t30 * t24) + t39 * t33);
            let t42 = -m2
                * (t40 * (t31 + c2_cos_second_mid * t25)
                    + t33 * (t38 + c2_sin_second_mid * t25));
            rt::vector([
                cos_theta * t26,
                sin_theta * t26,
                t24,
                t27 + t28,
                t27 - t28,
                t23,
                t29,
                t24 * t36,
                -(t26 * t36),
                -t41,
                t42,
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
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m1_c1,
                m2_l1,
                m1_c1_plus_m2_l1,
                m_a,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                m2_l1_c2,
                twice_m2_l1_c2,
                k5,
                l1_m2_c2,
                d_m2_c2,
                r_squared,
                inv_r,
                b_over_r,
                k11,
                k13,
                m2_c2_r_squared,
                k15,
                k16,
                k17,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t2 = k15 * t1;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = t3 + cos_q1 * cos_second_mid;
            let t5 = t1 * t2;
            let d_cos_second_mid = d * cos_second_mid;
            let t6 = m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid);
            let t7 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                + (cos_q1 * t6 - t5);
            let c2_cos_second_mid = c2 * cos_second_mid;
            let t8 = m1_c1_d + m2_l1 * (d + c2_cos_second_mid);
            let t9 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                + (t8 * (rt::lit::<T>(2.0) * cos_q1) - t5);
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t7 * t10;
            let t12 = k4 + twice_m2_l1_c2 * t4 - t5 - t7 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = rho1 * t2;
            let t15 = rho2 + t14;
            let t16 = rho3 + t14 - t15 * t11;
            let t17 = t13 * t16;
            let t18 = k17 * sin_second_mid;
            let t19 = l1 * t4;
            let t20 = j2 - m2_c2_sin_second_mid * t2;
            let t21 = m2_c2 * (t19 + (c2 + d_cos_second_mid)) + t20;
            let t22 = t21 * t10;
            let t23 = m2_c2 * (c2 + t19) + t20 - t21 * t11;
            let t24 = t23 * t13;
            let t25 = t23 * t24;
            let t26 = k5 - m2_c2_sin_second_mid * t18 - t21 * t22 - t25;
            let t27 = t12 * t26;
            let t28 = rt::lit::<T>(1.0) / t27;
            let t29 = rho4 + rho1 * t18 - t15 * t22 - t24 * t16;
            let t30 = t28 * (t23 * t29);
            let t31 = t17 - t30;
            let t32 = t15 * t10;
            let t33 = rt::lit::<T>(1.0) / (t9 * t26);
            let t34 = t33 * (t21 * t29);
            let t35 = t32 - t34 - t11 * t31;
            let t36 = t31 + t35;
            let t37 = k16 / t26;
            let t38 = m2_c2_r_squared * sin_second_mid;
            let t39 = t37 * (t38 * t29);
            let t40 = t2 * t36 + (k15 * rho1 + t39);
            let m2_c2_cos_second_mid = m2_c2 * cos_second_mid;
            let t41 = m1_c1_plus_m2_l1 * cos_q1 + m2_c2_cos_second_mid;
            let t42 = k15 * t41;
            let t43 = rho1 * t42;
            let t44 = sin_q1 * cos_second_mid;
            let t45 = cos_q1 * sin_second_mid;
            let t46 = t44 + t45;
            let d_sin_second_mid = d * sin_second_mid;
            let t47 = sin_second_mid * (m2_l1_c2 * cos_q1);
            let t48 = rt::lit::<T>(2.0) * t47;
            let t49 = t1 * t42 + t41 * t2;
            let t50 = m2_c2 * (twice_l1 * t46 - d_sin_second_mid) - t48
                - (t49 + sin_q1 * t6);
            let t51 = twice_m2_c2 * (l1 * t46 - d_sin_second_mid) - t49
                - rt::lit::<T>(2.0) * (sin_q1 * t8 + t47);
            let t52 = t10 * (t50 - t11 * t51);
            let t53 = t43 - t43 * t11 - t15 * t52;
            let t54 = t7 * t52 + (t49 + t50 * t11);
            let t55 = m2_c2_cos_second_mid * t2;
            let t56 = m2_c2_sin_second_mid * t42 + t55;
            let t57 = t56 + d_m2_c2 * sin_second_mid;
            let t58 = t21 * t52 + (t56 - t57 * t11);
            let t59 = t13 * (t24 * t54 - t58);
            let t60 = k17 * cos_second_mid;
            let t61 = m2_c2_sin_second_mid * t60;
            let t62 = t61 + m2_c2_cos_second_mid * t18;
            let t63 = t10 * (t57 + t22 * t51);
            let t64 = t23 * t59 + (t62 - t57 * t22 - t21 * t63 - t24 * t58);
            let t65 = rho1 * t60;
            let t66 = t15 * t63 + (t65 - t43 * t22) - t24 * t53 - t16 * t59;
            let t67 = t28 * (t30 * (t26 * t54 + t12 * t64) + (t23 * t66 - t29 * t58));
            let t68 = t13 * (t53 + t17 * t54) - t67;
            let t69 = t33 * (t21 * t66 - t57 * t29 - t34 * (t26 * t51 - t9 * t64));
            let t70 = t10 * (t43 - t51 * t32) - t31 * t52 - t69 - t11 * t68;
            let t71 = m2_c2_r_squared * cos_second_mid * t29;
            let t72 = t2 * (t68 + t70)
                + (t42 * t36 + t37 * (t39 * (k11 * t64) + (t71 + t38 * t66)));
            let t73 = t55 + t1 * t60;
            let t74 = m2_c2 * (twice_l1 * t44 - d_sin_second_mid) - t48 - t73;
            let t75 = twice_m2_c2 * (l1 * t44 - d_sin_second_mid) - t48 - t73;
            let t76 = t10 * (t74 - t11 * t75);
            let t77 = t65 - t65 * t11 - t15 * t76;
            let t78 = t44 - t45;
            let t79 = twice_m2_l1_c2 * t78 - t73 - t74 * t11 - t7 * t76;
            let t80 = t55 + t61;
            let t81 = m2_c2 * (l1 * t78 - d_sin_second_mid) - t80;
            let t82 = l1_m2_c2 * t78 - t80 - t81 * t11 - t21 * t76;
            let t83 = t10 * (t81 - t22 * t75);
            let t84 = t13 * (t82 - t24 * t79);
            let t85 = t65 - t65 * t22 - t15 * t83 - t24 * t77 - t16 * t84;
            let t86 = t23 * t84 + (t24 * t82 + (t21 * t83 + (t62 + t81 * t22)));
            let t87 = t28 * (t29 * t82 + t23 * t85 - t30 * (t26 * t79 - t12 * t86));
            let t88 = t13 * (t77 - t17 * t79) - t87;
            let t89 = t33 * (t81 * t29 + t21 * t85 - t34 * (t26 * t75 - t9 * t86));
            let t90 = t10 * (t65 - t75 * t32) - t31 * t76 - t89 - t11 * t88;
            let t91 = t2 * (t88 + t90)
                + (t60 * t36 + t37 * (t39 * (k11 * t86) + (t71 + t38 * t85)));
            let t92 = r_squared * t1;
            let t93 = k16 / t9;
            let t94 = t2 - t92 * t7 * t93;
            let t95 = t18 - t92 * t21 * t93 - t24 * t94;
            let t96 = t13 * t94 - t28 * (t23 * t95);
            let t97 = t92 * t93 - t33 * (t21 * t95) - t11 * t96;
            let t98 = t2 * (t96 + t97) + (k15 + t37 * (t38 * t95));
            let t99 = t7 * t23;
            let t100 = rt::lit::<T>(1.0) / (t9 * t12);
            let t101 = t99 * t100 - t22;
            let t102 = t7 * t100 + t28 * (t23 * t101);
            let t103 = t11 * t102 + (t10 - t33 * (t21 * t101));
            let t104 = t37 * (t38 * t101) + t2 * (t103 - t102);
            let t105 = t13 + t25 * t28;
            let t106 = t33 * (t21 * t24) - t11 * t105;
            let t107 = t2 * (t105 + t106) - t37 * (t38 * t24);
            let t108 = t99 / (t9 * t27) - t21 * t33;
            let t109 = t2 * t108 + (t38 * t37 - t28 * (t2 * t23));
            let t110 = inv_r * t72;
            let t111 = b_over_r * t70;
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
            let t122 = t23 * t28;
            let t123 = -t122;
            let t124 = rt::lit::<T>(1.0) / t26;
            let t125 = t124 * t29;
            let t126 = t124 * (t66 + t125 * t64);
            let t127 = t124 * (t85 + t125 * t86);
            let t128 = t95 * t124;
            let t129 = t124 * t101;
            let t130 = c2_cos_second_mid * t125;
            let t131 = l1 * cos_q1 + c2_cos_second_mid;
            let t132 = t130 + t131 * t31;
            let link2_1_mid = d + t131;
            let t133 = t132 + link2_1_mid * t35;
            let cos_q1_c1 = c1 * cos_q1;
            let t134 = cos_q1_c1 * t31;
            let link1_1_mid = d + cos_q1_c1;
            let t135 = t134 + link1_1_mid * t35;
            let t136 = m2 * t133 + (m1 * t135 + m_a * t35);
            let t137 = m2 * link2_1_mid + (m_a + m1 * link1_1_mid);
            let t138 = t136 + t137 * t35;
            let t139 = m2 * t131 + m1_c1 * cos_q1;
            let t140 = t139 * t35;
            let t141 = m2_c2_cos_second_mid * t35;
            let c2_sin_second_mid = c2 * sin_second_mid;
            let link2_2_mid = l1 * sin_q1 + c2_sin_second_mid;
            let t142 = c2_sin_second_mid * t125;
            let t143 = link2_2_mid * t35 + (link2_2_mid * t31 + t142);
            let link1_2_mid = c1 * sin_q1;
            let t144 = link1_2_mid * t36;
            let t145 = m2 * t143 + m1 * t144;
            let t146 = t142 + c2_sin_second_mid * t36;
            let t147 = m2 * t146;
            let t148 = t137 * t40;
            let t149 = t139 * t40;
            let t150 = m2_c2_cos_second_mid * t40;
            let t151 = t40 * t145 - t70 * t148 - (t68 * t149 + t126 * t150) - t136 * t72;
            let t152 = t40 * t147 - t90 * t148 - (t88 * t149 + t127 * t150) - t136 * t91;
            let t153 = t134 + cos_q1_c1 * t35;
            let t154 = t132 + t131 * t35;
            let t155 = m1 * t153 + m2 * t154;
            let t156 = t135 - t153;
            let t157 = t40 - t144;
            let t158 = t40 - t143;
            let t159 = c2_cos_second_mid * t158;
            let t160 = c2_sin_second_mid * t133;
            let t161 = m2
                * (t159 + (t160 + c2_cos_second_mid * t143 - c2_sin_second_mid * t154));
            let t162 = t72 * t155 + m1 * (t153 * t156 - t144 * (t144 + t157))
                + (m2 * (t154 * (t133 - t154) - t143 * (t143 + t158)) + t126 * t161);
            let t163 = cos_q1_c1 * t157 + link1_2_mid * t156;
            let t164 = t131 * t158 - link2_2_mid * t154;
            let t165 = link2_2_mid * t133;
            let t166 = m1 * (t163 + link1_1_mid * t144)
                + m2 * (t164 + (t165 + link2_1_mid * t143));
            let t167 = m1 * (t163 + cos_q1_c1 * t144)
                + m2 * (t164 + (t165 + t131 * t143));
            let t168 = t130 + c2_cos_second_mid * t36;
            let t169 = t133 * t168;
            let t170 = t158 * t146;
            let t171 = m2 * (t169 - t143 * t146 - (t170 + t154 * t168));
            let t172 = -(t127 * t161 + (t171 + t91 * t155) + (t90 * t166 + t88 * t167));
            let t173 = t159 + (t160 - link2_2_mid * t168);
            let t174 = m2 * (t173 + link2_1_mid * t146);
            let t175 = m2 * (t173 + t131 * t146);
            let t176 = m2
                * (t160 + c2_cos_second_mid * t146 + (t159 - c2_sin_second_mid * t168));
            let t177 = m2 * t168;
            let t178 = -(t70 * t174 + t68 * t175 + (t126 * t176 + (t171 + t72 * t177)));
            let t179 = t127 * t176
                + (m2 * (t169 - t168 * t168 - (t170 + t146 * t146)) + t91 * t177);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(sin_theta * t40),
                    cos_theta * t40,
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
                    t110 + t111,
                    t110 - t111,
                    t68,
                    t126,
                    t70 * t138 + (t68 * t140 + t126 * t141 - t35 * t145),
                    t151,
                    -(t162 + (t70 * t166 + t68 * t167)),
                    t178,
                ],
                [
                    cos_theta * t91,
                    sin_theta * t91,
                    t90,
                    t112 + t113,
                    t112 - t113,
                    t88,
                    t127,
                    t90 * t138 + (t88 * t140 + t127 * t141 - t35 * t147),
                    t152,
                    t172,
                    -(t90 * t174 + t88 * t175 + t179),
                ],
                [
                    cos_theta * t98,
                    sin_theta * t98,
                    t97,
                    t114 + t115,
                    t114 - t115,
                    t96,
                    t128,
                    t97 * t138 + (t96 * t140 + t128 * t141),
                    -(t97 * t148 + t96 * t149 + (t136 * t98 + t128 * t150)),
                    -(t96 * t167 + (t97 * t166 + (t98 * t155 + t128 * t161))),
                    -(t98 * t177 + t97 * t174 + (t96 * t175 + t128 * t176)),
                ],
                [
                    cos_theta * t104,
                    sin_theta * t104,
                    t103,
                    t116 + t117,
                    t116 - t117,
                    -t102,
                    t129,
                    t103 * t138 + (t129 * t141 - t102 * t140),
                    t102 * t149 - t103 * t148 - (t129 * t150 + t136 * t104),
                    t102 * t167 - (t129 * t161 + t104 * t155) - t103 * t166,
                    t102 * t175 - t104 * t177 - (t103 * t174 + t129 * t176),
                ],
                [
                    cos_theta * t107,
                    sin_theta * t107,
                    t106,
                    t118 + t119,
                    t118 - t119,
                    t105,
                    t123,
                    t106 * t138 + (t105 * t140 - t122 * t141),
                    t122 * t150 - t106 * t148 - (t105 * t149 + t136 * t107),
                    t122 * t161 - t107 * t155 - t106 * t166 - t105 * t167,
                    t122 * t176 - t107 * t177 - (t106 * t174 + t105 * t175),
                ],
                [
                    cos_theta * t109,
                    sin_theta * t109,
                    t108,
                    t120 + t121,
                    t120 - t121,
                    t123,
                    t124,
                    t108 * t138 + (t124 * t141 - t122 * t140),
                    t122 * t149 - t108 * t148 - (t124 * t150 + t136 * t109),
                    t122 * t167 - (t124 * t161 + t109 * t155) - t108 * t166,
                    t122 * t175 - t109 * t177 - (t108 * t174 + t124 * t176),
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
            let m = self.parameters.M;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let m1 = self.parameters.m1;
            let j1 = self.parameters.J1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let c2_sin_second = c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let cos_theta_sin_q1 = cos_theta * sin_q1;
            let t1 = cos_theta_sin_q1 + sin_theta * cos_q1;
            let t2 = c2_sin_second + l1 * t1;
            let t3 = d + l1 * cos_q1;
            let t4 = c2_sin_second + (sin_theta * t3 + l1 * cos_theta_sin_q1);
            let t5 = m2
                * (x_dot - c2_sin_second * q2_dot - q1_dot * t2 - theta_dot * t4);
            let sin_theta_a = a * sin_theta;
            let t6 = m * (x_dot - theta_dot * sin_theta_a);
            let t7 = c1 * t1;
            let link1_1_mid = d + c1 * cos_q1;
            let t8 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
            let t9 = m1 * (x_dot - t7 * q1_dot - theta_dot * t8);
            let c2_cos_second = c2 * cos_second;
            let sin_theta_sin_q1 = sin_theta * sin_q1;
            let t10 = c2_cos_second + (cos_theta * t3 - l1 * sin_theta_sin_q1);
            let t11 = cos_q1 * cos_theta - sin_theta_sin_q1;
            let t12 = c2_cos_second + l1 * t11;
            let t13 = m2
                * (theta_dot * t10 + (q1_dot * t12 + (y_dot + q2_dot * c2_cos_second)));
            let a_cos_theta = a * cos_theta;
            let t14 = m * (y_dot + theta_dot * a_cos_theta);
            let t15 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
            let t16 = c1 * t11;
            let t17 = m1 * (theta_dot * t15 + (y_dot + q1_dot * t16));
            let t18 = theta_dot + q1_dot;
            let t19 = j2 * (t18 + q2_dot);
            let t20 = t19 + j1 * t18;
            let t21 = t15 * t17
                + (a_cos_theta * t14 + (t20 + j * theta_dot) - sin_theta_a * t6)
                - t4 * t5;
            rt::vector([
                t5 + (t6 + t9),
                t13 + (t14 + t17),
                t10 * t13 - t8 * t9 + t21,
                jw * right_dot,
                jw * left_dot,
                t12 * t13 - t7 * t9 + (t20 + t16 * t17 - t2 * t5),
                t19 + c2_cos_second * t13 - c2_sin_second * t5,
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
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k6,
                k7,
                inv_jw,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1;
            let t2 = t1 + k1;
            let t3 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t4 = sin_second_m2_c2 + (sin_theta * t2 + t3);
            let t5 = k6 * t4;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let t6 = m1_c1_plus_m2_l1 * sin_theta;
            let t7 = sin_q1 * t6;
            let t8 = m2_c2_cos_second + (t2 * cos_theta - t7);
            let t9 = k6 * t8;
            let t10 = twice_m2_c2
                * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                    + cos_theta * (d_cos_second + l1 * sin_q1_sin_second)) - t8 * t9;
            let t11 = sin_theta * sin_second + cos_theta * cos_second;
            let t12 = (m2_l1 * (d + c2 * t11) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                + (k3 - t4 * t5);
            let t13 = rt::lit::<T>(1.0) / (t10 + t12);
            let t14 = p_theta + p_x * t5 - p_y * t9;
            let t15 = sin_theta * (cos_q1 * sin_second - sin_q1_cos_second)
                + cos_theta * (sin_q1_sin_second + cos_q1 * cos_second);
            let t16 = l1 * t15;
            let t17 = m2_c2 * (t16 + (c2 + d * t11))
                + (j2 - sin_second_m2_c2 * t5 - m2_c2_cos_second * t9);
            let t18 = t17 * t13;
            let t19 = m2_c2_cos_second + (t1 * cos_theta - t7);
            let t20 = k6 * t19;
            let t21 = sin_second_m2_c2 + (t3 + cos_q1 * t6);
            let t22 = k6 * t21;
            let t23 = m2_c2
                * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                    + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                - t19 * t9;
            let t24 = t23
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t11)) + (k4 - t21 * t5));
            let t25 = t24 * t13;
            let t26 = m2_c2 * (c2 + t16)
                + (j2 - m2_c2_cos_second * t20 - sin_second_m2_c2 * t22) - t17 * t25;
            let t27 = rt::lit::<T>(1.0)
                / (k4 - t19 * t20 + (twice_m2_l1_c2 * t15 - t21 * t22) - t24 * t25);
            let t28 = t26 * t27;
            let t29 = k7 - t17 * t18 - t26 * t28;
            let t30 = rt::lit::<T>(1.0) / t29;
            let t31 = p_q1 + p_x * t22 - p_y * t20 - t25 * t14;
            let t32 = p_q2 + k6 * (sin_second_m2_c2 * p_x - m2_c2_cos_second * p_y)
                - t18 * t14 - t28 * t31;
            let t33 = t27 * (t31 - t30 * (t26 * t32));
            let t34 = t13 * (t14 - t30 * (t17 * t32)) - t25 * t33;
            let t35 = k6 / t29;
            rt::vector([
                t5 * t34 + (t22 * t33 + (k6 * p_x + t35 * (sin_second_m2_c2 * t32))),
                k6 * p_y - t35 * (m2_c2_cos_second * t32) - t20 * t33 - t9 * t34,
                t34,
                inv_jw * p_right,
                inv_jw * p_left,
                t33,
                t30 * t32,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 7>,
            w: &SVector<T, 7>,
        ) -> SVector<T, 4> {
            let [[_, _, theta, _, _, q1, q2]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = w
                .data
                .0;
            let m = self.parameters.M;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let jw = self.parameters.Jw;
            let d = self.parameters.d;
            let m1 = self.parameters.m1;
            let j1 = self.parameters.J1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants { inv_r, b_over_r, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let c2_cos_second = c2 * cos_second;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = d + l1 * cos_q1;
            let sin_theta_sin_q1 = sin_theta * sin_q1;
            let t2 = c2_cos_second + (cos_theta * t1 - l1 * sin_theta_sin_q1);
            let t3 = cos_q1 * cos_theta - sin_theta_sin_q1;
            let t4 = c2_cos_second + l1 * t3;
            let t5 = m2
                * (theta_dot * t2 + (q1_dot * t4 + (y_dot + q2_dot * c2_cos_second)));
            let a_cos_theta = a * cos_theta;
            let t6 = m * (y_dot + theta_dot * a_cos_theta);
            let link1_1_mid = d + c1 * cos_q1;
            let t7 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
            let t8 = c1 * t3;
            let t9 = m1 * (theta_dot * t7 + (y_dot + q1_dot * t8));
            let jw_left_dot = jw * left_dot;
            let jw_right_dot = jw * right_dot;
            let c2_sin_second = c2 * sin_second;
            let cos_theta_sin_q1 = cos_theta * sin_q1;
            let t10 = cos_theta_sin_q1 + sin_theta * cos_q1;
            let t11 = c2_sin_second + l1 * t10;
            let t12 = c2_sin_second + (sin_theta * t1 + l1 * cos_theta_sin_q1);
            let t13 = m2
                * (x_dot - c2_sin_second * q2_dot - q1_dot * t11 - theta_dot * t12);
            let sin_theta_a = a * sin_theta;
            let t14 = m * (x_dot - theta_dot * sin_theta_a);
            let t15 = c1 * t10;
            let t16 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
            let t17 = m1 * (x_dot - t15 * q1_dot - theta_dot * t16);
            let t18 = sin_theta * (t5 + (t6 + t9))
                + (inv_r * (jw_left_dot + jw_right_dot)
                    + cos_theta * (t13 + (t14 + t17)));
            let t19 = theta_dot + q1_dot;
            let t20 = j2 * (t19 + q2_dot);
            let t21 = t20 + j1 * t19;
            let t22 = a_cos_theta * t6
                + (t21 + (j * theta_dot + b_over_r * (jw_right_dot - jw_left_dot)))
                - sin_theta_a * t14;
            rt::vector([
                t18,
                t2 * t5 - t16 * t17 + (t7 * t9 + t22 - t12 * t13),
                t4 * t5 - t15 * t17 + (t21 + t8 * t9 - t11 * t13),
                t20 + c2_cos_second * t5 - c2_sin_second * t13,
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
            self: &System<T>,
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
                m2_l1,
                m1_c1_plus_m2_l1,
                m2_c2,
                m1_c1_d,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k5,
                inv_r,
                b_over_r,
                twice_r_squared,
                k13,
                k14,
                m2_l1_over_r_squared,
                k15,
                k17,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let second_mid = q1 + q2;
            let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
            let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
            let t2 = k15 * t1;
            let t3 = sin_q1 * sin_second_mid;
            let t4 = t3 + cos_q1 * cos_second_mid;
            let t5 = t1 * t2;
            let d_cos_second_mid = d * cos_second_mid;
            let t6 = k4 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t5);
            let t7 = k13 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                + ((k14 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                    * (twice_r_squared * cos_q1) - t5);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = rt::lit::<T>(1.0) / (k4 + twice_m2_l1_c2 * t4 - t5 - t6 * t9);
            let t11 = rho1 * t2;
            let t12 = rho2 + t11;
            let t13 = rho3 + t11 - t9 * t12;
            let t14 = k17 * sin_second_mid;
            let t15 = l1 * t4;
            let t16 = j2 - m2_c2_sin_second_mid * t2;
            let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
            let t18 = t17 * t8;
            let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
            let t20 = t19 * t10;
            let t21 = rt::lit::<T>(1.0)
                / (k5 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
            let t22 = rho4 + rho1 * t14 - t18 * t12 - t20 * t13;
            let t23 = t10 * (t13 - t21 * (t19 * t22));
            let t24 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
            let t25 = t2 * (t23 + t24) + (k15 * rho1 + t21 * (t14 * t22));
            let t26 = inv_r * t25;
            let t27 = b_over_r * t24;
            rt::vector([
                cos_theta * t25,
                sin_theta * t25,
                t24,
                t26 + t27,
                t26 - t27,
                t23,
                t21 * t22,
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
            let m = self.parameters.M;
            let a = self.parameters.a;
            let b = self.parameters.b;
            let d = self.parameters.d;
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m1_c1,
                m2_l1,
                m1_c1_plus_m2_l1,
                m_a,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                l1_m2_c2,
                d_m2_c2,
                r_r_over_jw,
                k19,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let m2_c2_cos_second = m2_c2 * cos_second;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1 + k1;
            let sin_theta_sin_q1 = sin_theta * sin_q1;
            let t2 = m1_c1_plus_m2_l1 * sin_theta_sin_q1;
            let t3 = m2_c2_cos_second + (t1 * cos_theta - t2);
            let t4 = k6 * t3;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let cos_q1_cos_theta = cos_q1 * cos_theta;
            let t5 = m2_c2_cos_second + (m1_c1_plus_m2_l1 * cos_q1_cos_theta - t2);
            let t6 = m2_c2
                * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                    + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                - t5 * t4;
            let t7 = sin_theta * sin_second + cos_theta * cos_second;
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let cos_theta_sin_q1 = cos_theta * sin_q1;
            let t8 = m1_c1_plus_m2_l1 * cos_theta_sin_q1;
            let sin_theta_cos_q1 = sin_theta * cos_q1;
            let t9 = sin_second_m2_c2 + (t8 + m1_c1_plus_m2_l1 * sin_theta_cos_q1);
            let t10 = sin_second_m2_c2 + (sin_theta * t1 + t8);
            let t11 = k6 * t10;
            let t12 = t6
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t7)) + (k4 - t9 * t11));
            let t13 = twice_m2_c2
                * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                    + cos_theta * (d_cos_second + l1 * sin_q1_sin_second)) - t3 * t4;
            let t14 = (m2_l1 * (d + c2 * t7) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                + (k3 - t10 * t11);
            let t15 = t13 + t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = t12 * t16;
            let t18 = k6 * t5;
            let t19 = cos_q1 * sin_second - sin_q1_cos_second;
            let t20 = sin_q1_sin_second + cos_q1 * cos_second;
            let t21 = sin_theta * t19 + cos_theta * t20;
            let t22 = k6 * t9;
            let t23 = k4 - t5 * t18 + (twice_m2_l1_c2 * t21 - t9 * t22) - t12 * t17;
            let t24 = rt::lit::<T>(1.0) / t23;
            let t25 = sin_theta * t11 + cos_theta * t4;
            let t26 = t17 * t25 - (sin_theta * t22 + cos_theta * t18);
            let t27 = l1 * t21;
            let t28 = m2_c2 * (t27 + (c2 + d * t7))
                + (j2 - sin_second_m2_c2 * t11 - m2_c2_cos_second * t4);
            let t29 = t28 * t16;
            let t30 = m2_c2 * (c2 + t27)
                + (j2 - m2_c2_cos_second * t18 - sin_second_m2_c2 * t22) - t28 * t17;
            let t31 = t30 * t24;
            let t32 = k7 - t28 * t29 - t30 * t31;
            let t33 = rt::lit::<T>(1.0) / (t23 * t32);
            let t34 = k8 * cos_second;
            let t35 = k8 * sin_second;
            let t36 = t29 * t25 - (cos_theta * t34 + sin_theta * t35) - t31 * t26;
            let t37 = t24 * t26 - t33 * (t30 * t36);
            let t38 = rt::lit::<T>(1.0) / (t15 * t32);
            let t39 = t17 * t37 + (t38 * (t28 * t36) + t16 * t25);
            let t40 = k6 * cos_theta;
            let t41 = k6 / t32;
            let t42 = t4 * t39 + (t40 - t41 * (m2_c2_cos_second * t36) - t18 * t37);
            let t43 = sin_theta * t42;
            let t44 = b * t39;
            let t45 = k6 * sin_theta;
            let t46 = t11 * t39 + (t45 - t41 * (sin_second_m2_c2 * t36) - t22 * t37);
            let t47 = cos_theta * t46;
            let t48 = t43 - t44 - t47;
            let t49 = rt::lit::<T>(1.0) / (sin_theta * t46 + cos_theta * t42);
            let t50 = t48 * t49;
            let t51 = sin_theta * t4 - cos_theta * t11;
            let t52 = b - t51;
            let t53 = cos_theta * t35 - sin_theta * t34;
            let t54 = cos_theta * t22 - sin_theta * t18;
            let t55 = t54 - t17 * t52;
            let t56 = t53 - t29 * t52 - t31 * t55;
            let t57 = t24 * t55 - t33 * (t30 * t56);
            let t58 = t16 * t52 - t38 * (t28 * t56) - t17 * t57;
            let t59 = cos_theta
                * (t11 * t58 + (t22 * t57 + (t40 + t41 * (sin_second_m2_c2 * t56))))
                + sin_theta
                    * (t45 - t41 * (m2_c2_cos_second * t56) - t18 * t57 - t4 * t58);
            let t60 = b * t58;
            let t61 = rt::lit::<T>(1.0) / (t59 + (r_r_over_jw + t60) - t48 * t50);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t62 = d + l1 * cos_q1;
            let t63 = theta_dot + q1_dot;
            let t64 = t63 + q2_dot;
            let t65 = c2 * t64;
            let t66 = cos_second * t65;
            let cos_q1_q1_dot = cos_q1 * q1_dot;
            let t67 = cos_theta * cos_q1_q1_dot - sin_q1 * sin_theta_theta_dot;
            let sin_q1_q1_dot = sin_q1 * q1_dot;
            let l1_sin_q1_q1_dot = l1 * sin_q1_q1_dot;
            let t68 = t62 * cos_theta_theta_dot + t66
                + (l1 * t67 - sin_theta * l1_sin_q1_q1_dot);
            let t69 = t67 + (cos_q1 * cos_theta_theta_dot - sin_theta * sin_q1_q1_dot);
            let t70 = l1 * t69 + t66;
            let t71 = m2 * (theta_dot * t68 + (q1_dot * t70 + q2_dot * t66));
            let link1_1_mid = d + c1 * cos_q1;
            let c1_sin_q1_q1_dot = c1 * sin_q1_q1_dot;
            let t72 = link1_1_mid * cos_theta_theta_dot - sin_theta * c1_sin_q1_q1_dot
                + c1 * t67;
            let t73 = c1 * t69;
            let t74 = m1 * (theta_dot * t72 + q1_dot * t73);
            let m_a_theta_dot = m_a * theta_dot;
            let t75 = m_a_theta_dot * cos_theta_theta_dot;
            let t76 = t71 + (t74 + t75);
            let c2_sin_second = c2 * sin_second;
            let t77 = cos_theta_sin_q1 + sin_theta_cos_q1;
            let t78 = c2_sin_second + l1 * t77;
            let t79 = c2_sin_second + (sin_theta * t62 + l1 * cos_theta_sin_q1);
            let t80 = m2
                * (x_dot - c2_sin_second * q2_dot - q1_dot * t78 - theta_dot * t79);
            let t81 = t64 * (d_m2_c2 * theta_dot);
            let t82 = m2_c2 * t64;
            let t83 = t64 * (l1_m2_c2 * t63);
            let t84 = cos_theta * t83;
            let t85 = sin_theta * t83;
            let t86 = cos_second
                * (sin_theta * t81 - x_dot * t82 + (sin_q1 * t84 + cos_q1 * t85))
                - sin_second
                    * (y_dot * t82 + cos_theta * t81 + (cos_q1 * t84 - sin_q1 * t85));
            let c2_cos_second = c2 * cos_second;
            let t87 = c2_cos_second + (cos_theta * t62 - l1 * sin_theta_sin_q1);
            let t88 = cos_q1_cos_theta - sin_theta_sin_q1;
            let t89 = c2_cos_second + l1 * t88;
            let t90 = m2
                * (theta_dot * t87 + (q1_dot * t89 + (y_dot + q2_dot * c2_cos_second)));
            let t91 = sin_second * t65;
            let t92 = sin_q1 * cos_theta_theta_dot + sin_theta * cos_q1_q1_dot;
            let t93 = t92 + (cos_theta * sin_q1_q1_dot + cos_q1 * sin_theta_theta_dot);
            let t94 = l1 * t93 + t91;
            let t95 = t62 * sin_theta_theta_dot + cos_theta * l1_sin_q1_q1_dot
                + (l1 * t92 + t91);
            let t96 = m2 * (q1_dot * t94 + (q2_dot * t91 + theta_dot * t95));
            let t97 = link1_1_mid * sin_theta_theta_dot + cos_theta * c1_sin_q1_q1_dot
                + c1 * t92;
            let t98 = c1 * t93;
            let t99 = m1 * (theta_dot * t97 + q1_dot * t98);
            let t100 = m_a_theta_dot * sin_theta_theta_dot;
            let t101 = t96 + (t99 + t100);
            let t102 = t35 * t76 + (t80 * t66 + (t86 + t90 * t91))
                + (c2_cos_second * t96 - c2_sin_second * t71 - t34 * t101);
            let t103 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
            let t104 = c1 * t88;
            let t105 = m1 * (theta_dot * t103 + (y_dot + q1_dot * t104));
            let t106 = c1 * t77;
            let t107 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
            let t108 = m1 * (x_dot - t106 * q1_dot - theta_dot * t107);
            let a_cos_theta = a * cos_theta;
            let sin_theta_a = a * sin_theta;
            let t109 = (y_dot + theta_dot * a_cos_theta) * (a * sin_theta_theta_dot)
                + (x_dot - theta_dot * sin_theta_a) * (a * cos_theta_theta_dot);
            let t110 = m2_l1 * t63;
            let m1_c1_theta_dot = m1_c1 * theta_dot;
            let t111 = t110 + m1_c1_theta_dot;
            let t112 = k19 * theta_dot + cos_q1 * t111;
            let m1_c1_q1_dot = m1_c1 * q1_dot;
            let y_dot_m1_c1_q1_dot = y_dot * m1_c1_q1_dot;
            let x_dot_m1_c1_q1_dot = x_dot * m1_c1_q1_dot;
            let t113 = sin_q1 * t111;
            let t114 = sin_second * t81 - x_dot * t112
                - (sin_q1 * y_dot_m1_c1_q1_dot + cos_q1 * x_dot_m1_c1_q1_dot
                    + y_dot * t113);
            let t115 = cos_q1 * y_dot_m1_c1_q1_dot - sin_q1 * x_dot_m1_c1_q1_dot
                - x_dot * t113 + (y_dot * t112 + cos_second * t81);
            let t116 = m * t109 + cos_theta * (t19 * t83 + t114)
                + (t86 + (a_cos_theta * t100 - sin_theta_a * t75)
                    - sin_theta * (t20 * t83 + t115));
            let t117 = t103 * t99 + t90 * t95 + (t80 * t68 - t107 * t74) - t79 * t71;
            let t118 = t11 * t76 - t4 * t101
                + (t87 * t96 + (t97 * t105 + t72 * t108 + t116) + t117);
            let t119 = sin_second * t84
                - (sin_theta * y_dot_m1_c1_q1_dot + cos_theta * x_dot_m1_c1_q1_dot)
                - ((cos_theta * x_dot + sin_theta * y_dot) * t111 + cos_second * t85);
            let cos_theta_y_dot = cos_theta * y_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let t120 = (cos_theta_y_dot + d * t63 - sin_theta_x_dot) * m1_c1_theta_dot
                + (cos_second * t84
                    + (cos_theta * y_dot_m1_c1_q1_dot - sin_theta * x_dot_m1_c1_q1_dot));
            let t121 = t86 + cos_q1 * t119
                - sin_q1
                    * ((cos_theta_y_dot + d * theta_dot - sin_theta_x_dot) * t110
                        + sin_second * t85 + t120);
            let t122 = t89 * t96 + (t98 * t105 + t73 * t108 - t106 * t74)
                + (t90 * t94 + t121 + (t104 * t99 + t80 * t70) - t78 * t71);
            let t123 = t22 * t76 - t18 * t101 + t122 - t17 * t118;
            let t124 = t102 - t29 * t118 - t31 * t123;
            let t125 = t33 * (t30 * t124) - t24 * t123;
            let t126 = t17 * t125 + (t16 * t118 - t38 * (t28 * t124));
            let t127 = t11 * t126
                + (t41 * (sin_second_m2_c2 * t124) + k6 * t76 - t22 * t125);
            let t128 = t18 * t125 + (k6 * t101 - t41 * (m2_c2_cos_second * t124))
                - t4 * t126;
            let t129 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + sin_theta * t127 - cos_theta * t128;
            let t130 = cos_theta * t127 + sin_theta * t128;
            let t131 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t132 = b * t126;
            let t133 = t50 * t129 + (t130 + (t131 + t132));
            let t134 = b + t51;
            let t135 = t54 + t17 * t134;
            let t136 = t53 + t29 * t134 - t31 * t135;
            let t137 = t24 * t135 - t33 * (t30 * t136);
            let t138 = t17 * t137 + (t38 * (t28 * t136) + t16 * t134);
            let t139 = sin_theta
                * (t4 * t138 + (t45 - t41 * (m2_c2_cos_second * t136) - t18 * t137))
                + (r_r_over_jw + b * t138);
            let t140 = cos_theta
                * (t22 * t137 + (t40 + t41 * (sin_second_m2_c2 * t136)) - t11 * t138)
                + t139;
            let t141 = t43 + t44 - t47;
            let t142 = t141 * t49;
            let t143 = t59 - t60 - t141 * t50;
            let t144 = t143 * t61;
            let t145 = rt::lit::<T>(1.0) / (t140 - t141 * t142 - t143 * t144);
            let t146 = t144 * t133 + (t132 - t131 - t130 - t142 * t129);
            let t147 = t61 * (t133 + t145 * (t143 * t146));
            rt::vector([
                t50 * t147 + t49 * (t129 - t145 * (t141 * t146)),
                -t147,
                t145 * t146,
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
            let m = self.parameters.M;
            let a = self.parameters.a;
            let b = self.parameters.b;
            let d = self.parameters.d;
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m1_c1,
                m2_l1,
                m1_c1_plus_m2_l1,
                m_a,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                l1_m2_c2,
                d_m2_c2,
                r_over_jw,
                r_r_over_jw,
                minus_r_over_jw,
                k19,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1 + k1;
            let cos_theta_sin_q1 = cos_theta * sin_q1;
            let t2 = m1_c1_plus_m2_l1 * cos_theta_sin_q1;
            let t3 = sin_second_m2_c2 + (sin_theta * t1 + t2);
            let t4 = k6 * t3;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let sin_theta_sin_q1 = sin_theta * sin_q1;
            let t5 = m1_c1_plus_m2_l1 * sin_theta_sin_q1;
            let t6 = m2_c2_cos_second + (t1 * cos_theta - t5);
            let t7 = k6 * t6;
            let t8 = twice_m2_c2
                * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                    + cos_theta * (d_cos_second + l1 * sin_q1_sin_second)) - t6 * t7;
            let t9 = sin_theta * sin_second + cos_theta * cos_second;
            let t10 = (m2_l1 * (d + c2 * t9) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                + (k3 - t3 * t4);
            let t11 = t8 + t10;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = d + l1 * cos_q1;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let t14 = theta_dot + q1_dot;
            let t15 = t14 + q2_dot;
            let t16 = c2 * t15;
            let t17 = cos_second * t16;
            let cos_q1_q1_dot = cos_q1 * q1_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t18 = cos_theta * cos_q1_q1_dot - sin_q1 * sin_theta_theta_dot;
            let sin_q1_q1_dot = sin_q1 * q1_dot;
            let l1_sin_q1_q1_dot = l1 * sin_q1_q1_dot;
            let t19 = t13 * cos_theta_theta_dot + t17
                + (l1 * t18 - sin_theta * l1_sin_q1_q1_dot);
            let t20 = t18 + (cos_q1 * cos_theta_theta_dot - sin_theta * sin_q1_q1_dot);
            let t21 = l1 * t20 + t17;
            let t22 = m2 * (theta_dot * t19 + (q1_dot * t21 + q2_dot * t17));
            let link1_1_mid = d + c1 * cos_q1;
            let c1_sin_q1_q1_dot = c1 * sin_q1_q1_dot;
            let t23 = link1_1_mid * cos_theta_theta_dot - sin_theta * c1_sin_q1_q1_dot
                + c1 * t18;
            let t24 = c1 * t20;
            let t25 = m1 * (theta_dot * t23 + q1_dot * t24);
            let m_a_theta_dot = m_a * theta_dot;
            let t26 = m_a_theta_dot * cos_theta_theta_dot;
            let t27 = t22 + (t25 + t26);
            let sin_theta_cos_q1 = sin_theta * cos_q1;
            let t28 = sin_second_m2_c2 + (t2 + m1_c1_plus_m2_l1 * sin_theta_cos_q1);
            let t29 = k6 * t28;
            let cos_q1_cos_theta = cos_q1 * cos_theta;
            let t30 = m2_c2_cos_second + (m1_c1_plus_m2_l1 * cos_q1_cos_theta - t5);
            let t31 = k6 * t30;
            let t32 = cos_q1 * sin_second - sin_q1_cos_second;
            let t33 = sin_q1_sin_second + cos_q1 * cos_second;
            let t34 = sin_theta * t32 + cos_theta * t33;
            let t35 = m2_c2
                * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                    + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                - t30 * t7;
            let t36 = t35
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t9)) + (k4 - t28 * t4));
            let t37 = t36 * t12;
            let t38 = k4 - t30 * t31 + (twice_m2_l1_c2 * t34 - t28 * t29) - t36 * t37;
            let t39 = rt::lit::<T>(1.0) / t38;
            let t40 = cos_theta * t29 - sin_theta * t31;
            let t41 = sin_theta * t7 - cos_theta * t4;
            let t42 = b + t41;
            let t43 = t40 + t37 * t42;
            let t44 = l1 * t34;
            let t45 = m2_c2 * (t44 + (c2 + d * t9))
                + (j2 - sin_second_m2_c2 * t4 - m2_c2_cos_second * t7);
            let t46 = t45 * t12;
            let t47 = m2_c2 * (c2 + t44)
                + (j2 - m2_c2_cos_second * t31 - sin_second_m2_c2 * t29) - t45 * t37;
            let t48 = t47 * t39;
            let t49 = k7 - t45 * t46 - t47 * t48;
            let t50 = rt::lit::<T>(1.0) / (t38 * t49);
            let t51 = k8 * sin_second;
            let t52 = k8 * cos_second;
            let t53 = cos_theta * t51 - sin_theta * t52;
            let t54 = t53 + t46 * t42 - t48 * t43;
            let t55 = t39 * t43 - t50 * (t47 * t54);
            let t56 = k6 * cos_theta;
            let t57 = k6 / t49;
            let t58 = rt::lit::<T>(1.0) / (t11 * t49);
            let t59 = t37 * t55 + (t58 * (t45 * t54) + t12 * t42);
            let t60 = k6 * sin_theta;
            let t61 = sin_theta
                * (t7 * t59 + (t60 - t57 * (m2_c2_cos_second * t54) - t31 * t55))
                + (r_r_over_jw + b * t59);
            let t62 = cos_theta
                * (t29 * t55 + (t56 + t57 * (sin_second_m2_c2 * t54)) - t4 * t59) + t61;
            let t63 = sin_theta * t4 + cos_theta * t7;
            let t64 = t37 * t63 - (sin_theta * t29 + cos_theta * t31);
            let t65 = t46 * t63 - (cos_theta * t52 + sin_theta * t51) - t48 * t64;
            let t66 = t39 * t64 - t50 * (t47 * t65);
            let t67 = t37 * t66 + (t58 * (t45 * t65) + t12 * t63);
            let t68 = t7 * t67 + (t56 - t57 * (m2_c2_cos_second * t65) - t31 * t66);
            let t69 = sin_theta * t68;
            let t70 = b * t67;
            let t71 = t4 * t67 + (t60 - t57 * (sin_second_m2_c2 * t65) - t29 * t66);
            let t72 = cos_theta * t71;
            let t73 = t69 + t70 - t72;
            let t74 = rt::lit::<T>(1.0) / (sin_theta * t71 + cos_theta * t68);
            let t75 = t73 * t74;
            let t76 = b - t41;
            let t77 = t40 - t37 * t76;
            let t78 = t53 - t46 * t76 - t48 * t77;
            let t79 = t39 * t77 - t50 * (t47 * t78);
            let t80 = t12 * t76 - t58 * (t45 * t78) - t37 * t79;
            let t81 = cos_theta
                * (t4 * t80 + (t29 * t79 + (t56 + t57 * (sin_second_m2_c2 * t78))))
                + sin_theta
                    * (t60 - t57 * (m2_c2_cos_second * t78) - t31 * t79 - t7 * t80);
            let t82 = b * t80;
            let t83 = t69 - t70 - t72;
            let t84 = t83 * t74;
            let t85 = t81 - t82 - t73 * t84;
            let t86 = rt::lit::<T>(1.0) / (t81 + (r_r_over_jw + t82) - t83 * t84);
            let t87 = t85 * t86;
            let t88 = rt::lit::<T>(1.0) / (t62 - t73 * t75 - t85 * t87);
            let c2_sin_second = c2 * sin_second;
            let t89 = cos_theta_sin_q1 + sin_theta_cos_q1;
            let t90 = c2_sin_second + l1 * t89;
            let t91 = c2_sin_second + (sin_theta * t13 + l1 * cos_theta_sin_q1);
            let t92 = m2
                * (x_dot - c2_sin_second * q2_dot - q1_dot * t90 - theta_dot * t91);
            let t93 = t15 * (d_m2_c2 * theta_dot);
            let t94 = m2_c2 * t15;
            let t95 = t15 * (l1_m2_c2 * t14);
            let t96 = cos_theta * t95;
            let t97 = sin_theta * t95;
            let t98 = cos_second
                * (sin_theta * t93 - x_dot * t94 + (sin_q1 * t96 + cos_q1 * t97))
                - sin_second
                    * (y_dot * t94 + cos_theta * t93 + (cos_q1 * t96 - sin_q1 * t97));
            let c2_cos_second = c2 * cos_second;
            let t99 = c2_cos_second + (cos_theta * t13 - l1 * sin_theta_sin_q1);
            let t100 = cos_q1_cos_theta - sin_theta_sin_q1;
            let t101 = c2_cos_second + l1 * t100;
            let t102 = m2
                * (theta_dot * t99 + (q1_dot * t101 + (y_dot + q2_dot * c2_cos_second)));
            let t103 = sin_second * t16;
            let t104 = sin_q1 * cos_theta_theta_dot + sin_theta * cos_q1_q1_dot;
            let t105 = t104 + (cos_theta * sin_q1_q1_dot + cos_q1 * sin_theta_theta_dot);
            let t106 = l1 * t105 + t103;
            let t107 = t13 * sin_theta_theta_dot + cos_theta * l1_sin_q1_q1_dot
                + (l1 * t104 + t103);
            let t108 = m2 * (q1_dot * t106 + (q2_dot * t103 + theta_dot * t107));
            let t109 = t92 * t17 + (t98 + t102 * t103)
                + (c2_cos_second * t108 - c2_sin_second * t22);
            let t110 = link1_1_mid * sin_theta_theta_dot + cos_theta * c1_sin_q1_q1_dot
                + c1 * t104;
            let t111 = c1 * t105;
            let t112 = m1 * (theta_dot * t110 + q1_dot * t111);
            let t113 = m_a_theta_dot * sin_theta_theta_dot;
            let t114 = t108 + (t112 + t113);
            let t115 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
            let t116 = c1 * t100;
            let t117 = m1 * (theta_dot * t115 + (y_dot + q1_dot * t116));
            let t118 = c1 * t89;
            let t119 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
            let t120 = m1 * (x_dot - t118 * q1_dot - theta_dot * t119);
            let a_cos_theta = a * cos_theta;
            let sin_theta_a = a * sin_theta;
            let t121 = (y_dot + theta_dot * a_cos_theta) * (a * sin_theta_theta_dot)
                + (x_dot - theta_dot * sin_theta_a) * (a * cos_theta_theta_dot);
            let t122 = m2_l1 * t14;
            let m1_c1_theta_dot = m1_c1 * theta_dot;
            let t123 = t122 + m1_c1_theta_dot;
            let t124 = k19 * theta_dot + cos_q1 * t123;
            let m1_c1_q1_dot = m1_c1 * q1_dot;
            let y_dot_m1_c1_q1_dot = y_dot * m1_c1_q1_dot;
            let x_dot_m1_c1_q1_dot = x_dot * m1_c1_q1_dot;
            let t125 = sin_q1 * t123;
            let t126 = sin_second * t93 - x_dot * t124
                - (sin_q1 * y_dot_m1_c1_q1_dot + cos_q1 * x_dot_m1_c1_q1_dot
                    + y_dot * t125);
            let t127 = cos_q1 * y_dot_m1_c1_q1_dot - sin_q1 * x_dot_m1_c1_q1_dot
                - x_dot * t125 + (y_dot * t124 + cos_second * t93);
            let t128 = m * t121 + cos_theta * (t32 * t95 + t126)
                + (t98 + (a_cos_theta * t113 - sin_theta_a * t26)
                    - sin_theta * (t33 * t95 + t127));
            let t129 = t102 * t107 + t92 * t19 + (t115 * t112 - t119 * t25) - t91 * t22;
            let t130 = t99 * t108 + (t110 * t117 + t23 * t120 + t128) + t129;
            let t131 = t4 * t27 - t7 * t114 + t130;
            let t132 = sin_second * t96
                - (sin_theta * y_dot_m1_c1_q1_dot + cos_theta * x_dot_m1_c1_q1_dot)
                - ((cos_theta * x_dot + sin_theta * y_dot) * t123 + cos_second * t97);
            let cos_theta_y_dot = cos_theta * y_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let t133 = (cos_theta_y_dot + d * t14 - sin_theta_x_dot) * m1_c1_theta_dot
                + (cos_second * t96
                    + (cos_theta * y_dot_m1_c1_q1_dot - sin_theta * x_dot_m1_c1_q1_dot));
            let t134 = t98 + cos_q1 * t132
                - sin_q1
                    * ((cos_theta_y_dot + d * theta_dot - sin_theta_x_dot) * t122
                        + sin_second * t97 + t133);
            let t135 = t101 * t108 + (t111 * t117 + t24 * t120 - t118 * t25)
                + (t102 * t106 + t134 + (t116 * t112 + t92 * t21) - t90 * t22);
            let t136 = t29 * t27 - t31 * t114 + t135 - t37 * t131;
            let t137 = t109 + (t51 * t27 - t52 * t114) - t46 * t131 - t48 * t136;
            let t138 = t50 * (t47 * t137) - t39 * t136;
            let t139 = t37 * t138 + (t12 * t131 - t58 * (t45 * t137));
            let t140 = t4 * t139
                + (k6 * t27 + t57 * (sin_second_m2_c2 * t137) - t29 * t138);
            let t141 = t31 * t138 + (k6 * t114 - t57 * (m2_c2_cos_second * t137))
                - t7 * t139;
            let t142 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + sin_theta * t140 - cos_theta * t141;
            let t143 = cos_theta * t140 + sin_theta * t141;
            let t144 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t145 = b * t139;
            let t146 = t84 * t142 + (t143 + (t144 + t145));
            let t147 = t87 * t146 + (t145 - t144 - t143 - t75 * t142);
            let t148 = t88 * t147;
            let t149 = t86 * (t146 + t88 * (t85 * t147));
            let t150 = t148 - t149;
            let t151 = t84 * t149 + t74 * (t142 - t88 * (t73 * t147));
            let t152 = t27 + cos_theta * t150 - sin_theta * t151;
            let t153 = cos_theta * t151 + (t114 + sin_theta * t150);
            let t154 = t4 * t152 + (t130 - b * (t148 + t149)) - t7 * t153;
            let t155 = t135 + t29 * t152 - t31 * t153 - t37 * t154;
            let t156 = t109 + t51 * t152 - t52 * t153 - t46 * t154 - t48 * t155;
            let t157 = t39 * t155 - t156 * (t47 * t50);
            let t158 = t12 * t154 - t156 * (t45 * t58) - t37 * t157;
            rt::vector([
                t4 * t158 + (t29 * t157 + (k6 * t152 + t156 * (sin_second_m2_c2 * t57))),
                k6 * t153 - t156 * (m2_c2_cos_second * t57) - t31 * t157 - t7 * t158,
                t158,
                r_over_jw * t149,
                minus_r_over_jw * t148,
                t157,
                t156 * (rt::lit::<T>(1.0) / t49),
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
                twice_l1,
                k9,
                twice_d,
                twice_m_a,
                twice_j2,
                m1_d,
                twice_j1,
                ..
            } = self.constants;
            let t1 = theta_dot + q1_dot;
            let t2 = c2 * (t1 + q2_dot);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let t3 = sin_theta * (cos_q1 * sin_second - sin_q1 * cos_second)
                + cos_theta * (sin_q1 * sin_second + cos_q1 * cos_second);
            let t4 = rt::lit::<T>(2.0) * (cos_second * y_dot - sin_second * x_dot)
                + (t2
                    + (sin_theta * sin_second + cos_theta * cos_second)
                        * (twice_d * theta_dot));
            let t5 = l1 * t1;
            let cos_theta_y_dot = cos_theta * y_dot;
            let d_theta_dot = d * theta_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let twice_cos_q1 = rt::lit::<T>(2.0) * cos_q1;
            let t6 = (cos_theta * x_dot + sin_theta * y_dot)
                * (rt::lit::<T>(2.0) * sin_q1);
            let t7 = x_dot * x_dot + y_dot * y_dot;
            let t8 = cos_theta_y_dot - sin_theta_x_dot;
            let t9 = d_theta_dot + rt::lit::<T>(2.0) * t8;
            let t10 = t5
                * ((cos_theta_y_dot + d_theta_dot - sin_theta_x_dot) * twice_cos_q1
                    + (t5 - t6)) + (t7 + d_theta_dot * t9);
            let t11 = y_dot * (cos_q1 * cos_theta - sin_theta * sin_q1)
                - x_dot * (cos_theta * sin_q1 + sin_theta * cos_q1);
            let t12 = m1_c1 * (c1 * q1_dot + rt::lit::<T>(2.0) * t11)
                + (j1 * q1_dot + j2 * (q1_dot + rt::lit::<T>(2.0) * q2_dot));
            let t13 = (cos_theta_y_dot + d * t1 - sin_theta_x_dot) * twice_cos_q1
                + (c1 * (theta_dot + rt::lit::<T>(2.0) * q1_dot) - t6);
            let t14 = m1_d * t9
                + (twice_m_a * t8
                    + (twice_j2 * (q1_dot + q2_dot)
                        + (k9 * theta_dot + twice_j1 * q1_dot)));
            let t15 = m_plus_m1 * t7
                + (jw * (right_dot * right_dot + left_dot * left_dot)
                    + q2_dot * (j2 * q2_dot));
            let t16 = m2 * (t2 * (t3 * (twice_l1 * t1) + t4) + t10)
                + (q1_dot * t12 + (theta_dot * (m1_c1 * t13 + t14) + t15));
            rt::vector([rt::lit::<T>(0.5) * t16])
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
                m2_l1,
                m1_c1_plus_m2_l1,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                inv_jw,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let m2_c2_cos_second = m2_c2 * cos_second;
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1;
            let t2 = t1 + k1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = m1_c1_plus_m2_l1 * sin_theta;
            let t4 = sin_q1 * t3;
            let t5 = m2_c2_cos_second + (t2 * cos_theta - t4);
            let t6 = k6 * t5;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let t7 = m2_c2_cos_second + (t1 * cos_theta - t4);
            let t8 = m2_c2
                * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                    + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                - t7 * t6;
            let t9 = sin_theta * sin_second + cos_theta * cos_second;
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let t10 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
            let t11 = sin_second_m2_c2 + (t10 + cos_q1 * t3);
            let t12 = sin_second_m2_c2 + (sin_theta * t2 + t10);
            let t13 = k6 * t12;
            let t14 = t8
                + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t9)) + (k4 - t11 * t13));
            let t15 = twice_m2_c2
                * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                    + cos_theta * (d_cos_second + l1 * sin_q1_sin_second)) - t5 * t6;
            let t16 = (m2_l1 * (d + c2 * t9) + m1_c1_d) * (rt::lit::<T>(2.0) * cos_q1)
                + (k3 - t12 * t13);
            let t17 = t15 + t16;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t14 * t18;
            let t20 = k6 * t7;
            let t21 = sin_theta * (cos_q1 * sin_second - sin_q1_cos_second)
                + cos_theta * (sin_q1_sin_second + cos_q1 * cos_second);
            let t22 = k6 * t11;
            let t23 = k4 - t7 * t20 + (twice_m2_l1_c2 * t21 - t11 * t22) - t14 * t19;
            let t24 = rt::lit::<T>(1.0) / t23;
            let t25 = k6 / t17;
            let t26 = t25 * (t5 * t14) - t20;
            let t27 = l1 * t21;
            let t28 = m2_c2 * (t27 + (c2 + d * t9))
                + (j2 - sin_second_m2_c2 * t13 - m2_c2_cos_second * t6);
            let t29 = t28 * t18;
            let t30 = m2_c2 * (c2 + t27)
                + (j2 - m2_c2_cos_second * t20 - sin_second_m2_c2 * t22) - t28 * t19;
            let t31 = t30 * t24;
            let t32 = k7 - t28 * t29 - t30 * t31;
            let t33 = t23 * t32;
            let t34 = rt::lit::<T>(1.0) / t33;
            let t35 = t25 * (t5 * t28) - k8 * cos_second - t31 * t26;
            let t36 = t24 * t26 - t34 * (t30 * t35);
            let t37 = rt::lit::<T>(1.0) / (t17 * t32);
            let t38 = t19 * t36 + (t37 * (t28 * t35) + t5 * t25);
            let t39 = k6 / t32;
            let t40 = rt::lit::<T>(1.0) / t32;
            let t41 = t35 * t40;
            let t42 = p_y
                * (t6 * t38 + (k6 - t39 * (m2_c2_cos_second * t35) - t20 * t36))
                + (p_q1 * t36 + p_q2 * t41 - p_theta * t38);
            let t43 = t22 - t25 * (t12 * t14);
            let t44 = k8 * sin_second - t25 * (t12 * t28) - t31 * t43;
            let t45 = t24 * t43 - t34 * (t30 * t44);
            let t46 = t12 * t25 - t37 * (t28 * t44) - t19 * t45;
            let t47 = t6 * t46 + (t20 * t45 + t39 * (m2_c2_cos_second * t44));
            let t48 = t44 * t40;
            let t49 = p_x
                * (t13 * t46 + (t22 * t45 + (k6 + t39 * (sin_second_m2_c2 * t44))))
                + (p_theta * t46 + (p_q1 * t45 + p_q2 * t48));
            let t50 = rt::lit::<T>(1.0) / (t17 * t23);
            let t51 = t50 * (t14 * t30) - t29;
            let t52 = t14 * t50 + t34 * (t30 * t51);
            let t53 = t51 * t40;
            let t54 = p_theta * (t19 * t52 + (t18 - t37 * (t28 * t51)))
                + (p_q2 * t53 - p_q1 * t52);
            let t55 = t30 * t34;
            let t56 = p_q1 * (t24 + t30 * t30 / (t23 * t33)) + p_x * t45
                + (p_y * t36 - p_q2 * t55 - p_theta * t52);
            let t57 = p_y * t41 + p_theta * t53 + (p_x * t48 + p_q2 * t40 - p_q1 * t55);
            let t58 = p_theta * (t54 + (p_x * t46 - p_y * t38))
                + (p_q1 * t56
                    + (inv_jw * (p_right * p_right + p_left * p_left) + p_q2 * t57));
            rt::lit::<T>(0.5)
                * (p_y * (t42 - p_x * t47) + (p_x * (t49 - p_y * t47) + t58))
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
            let m = self.parameters.M;
            let a = self.parameters.a;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let d = self.parameters.d;
            let m1 = self.parameters.m1;
            let l1 = self.parameters.l1;
            let c1 = self.parameters.c1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let c2 = self.parameters.c2;
            let Constants {
                m1_c1,
                m2_l1,
                m1_c1_plus_m2_l1,
                m_a,
                k1,
                m2_c2,
                m1_c1_d,
                k3,
                twice_m2_c2,
                k4,
                twice_c2,
                twice_l1,
                m2_l1_c2,
                twice_m2_l1_c2,
                k6,
                k7,
                k8,
                inv_jw,
                l1_m2_c2,
                d_m2_c2,
                r_r_over_jw,
                k19,
                ..
            } = self.constants;
            let first = theta + q1;
            let second = q2 + first;
            let (sin_second, cos_second) = rt::sin_cos(second);
            let sin_second_m2_c2 = m2_c2 * sin_second;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_q1, cos_q1) = rt::sin_cos(q1);
            let t1 = m1_c1_plus_m2_l1 * cos_q1 + k1;
            let cos_theta_sin_q1 = cos_theta * sin_q1;
            let t2 = m1_c1_plus_m2_l1 * cos_theta_sin_q1;
            let t3 = sin_second_m2_c2 + (sin_theta * t1 + t2);
            let t4 = k6 * t3;
            let d_sin_second = d * sin_second;
            let sin_q1_cos_second = sin_q1 * cos_second;
            let l1_sin_q1_cos_second = l1 * sin_q1_cos_second;
            let t5 = d_sin_second - l1_sin_q1_cos_second;
            let d_cos_second = d * cos_second;
            let sin_q1_sin_second = sin_q1 * sin_second;
            let t6 = d_cos_second + l1 * sin_q1_sin_second;
            let m2_c2_cos_second = m2_c2 * cos_second;
            let sin_theta_sin_q1 = sin_theta * sin_q1;
            let t7 = m1_c1_plus_m2_l1 * sin_theta_sin_q1;
            let t8 = m2_c2_cos_second + (t1 * cos_theta - t7);
            let t9 = k6 * t8;
            let t10 = sin_theta * sin_second + cos_theta * cos_second;
            let t11 = m2_l1 * (d + c2 * t10) + m1_c1_d;
            let t12 = twice_m2_c2 * (sin_theta * t5 + cos_theta * t6) - t8 * t9
                + (t11 * (rt::lit::<T>(2.0) * cos_q1) + (k3 - t3 * t4));
            let t13 = k6 / t12;
            let cos_q1_sin_second = cos_q1 * sin_second;
            let t14 = cos_q1_sin_second - sin_q1_cos_second;
            let cos_q1_cos_second = cos_q1 * cos_second;
            let t15 = sin_q1_sin_second + cos_q1_cos_second;
            let t16 = sin_theta * t14 + cos_theta * t15;
            let t17 = l1 * t16;
            let t18 = m2_c2 * (t17 + (c2 + d * t10))
                + (j2 - sin_second_m2_c2 * t4 - m2_c2_cos_second * t9);
            let t19 = rt::lit::<T>(1.0) / t12;
            let t20 = t18 * t19;
            let sin_theta_cos_q1 = sin_theta * cos_q1;
            let t21 = m1_c1_plus_m2_l1 * sin_theta_cos_q1;
            let t22 = sin_second_m2_c2 + (t2 + t21);
            let t23 = k6 * t22;
            let cos_q1_cos_theta = cos_q1 * cos_theta;
            let t24 = m2_c2_cos_second + m1_c1_plus_m2_l1 * cos_q1_cos_theta;
            let t25 = t24 - t7;
            let t26 = k6 * t25;
            let t27 = m1_c1_d + m2_l1 * (d + twice_c2 * t10);
            let t28 = d_cos_second + twice_l1 * sin_q1_sin_second;
            let t29 = twice_l1 * sin_q1_cos_second;
            let t30 = d_sin_second - t29;
            let t31 = cos_q1 * t27 + (k4 - t22 * t4)
                + (m2_c2 * (cos_theta * t28 + sin_theta * t30) - t25 * t9);
            let t32 = t19 * t31;
            let t33 = m2_c2 * (c2 + t17)
                + (j2 - sin_second_m2_c2 * t23 - m2_c2_cos_second * t26) - t18 * t32;
            let t34 = k4 - t22 * t23 + (twice_m2_l1_c2 * t16 - t25 * t26) - t31 * t32;
            let t35 = rt::lit::<T>(1.0) / t34;
            let t36 = t33 * t35;
            let t37 = k7 - t18 * t20 - t33 * t36;
            let t38 = rt::lit::<T>(1.0) / (t12 * t37);
            let t39 = k8 * sin_second;
            let t40 = t23 - t13 * (t3 * t31);
            let t41 = t39 - t13 * (t3 * t18) - t36 * t40;
            let t42 = t34 * t37;
            let t43 = rt::lit::<T>(1.0) / t42;
            let t44 = t35 * t40 - t43 * (t33 * t41);
            let t45 = t3 * t13 - t38 * (t18 * t41) - t32 * t44;
            let t46 = k6 / t37;
            let t47 = rt::lit::<T>(1.0) / t37;
            let t48 = t41 * t47;
            let t49 = p_x
                * (t4 * t45 + (t23 * t44 + (k6 + t46 * (sin_second_m2_c2 * t41))))
                + (p_theta * t45 + (p_q1 * t44 + p_q2 * t48));
            let t50 = t9 * t45 + (t26 * t44 + t46 * (m2_c2_cos_second * t41));
            let t51 = t49 - p_y * t50;
            let t52 = t13 * (t8 * t31) - t26;
            let t53 = k8 * cos_second;
            let t54 = t13 * (t8 * t18) - t53 - t36 * t52;
            let t55 = t35 * t52 - t43 * (t33 * t54);
            let t56 = t32 * t55 + (t38 * (t18 * t54) + t8 * t13);
            let t57 = t54 * t47;
            let t58 = p_y
                * (t9 * t56 + (k6 - t46 * (m2_c2_cos_second * t54) - t26 * t55))
                + (p_q1 * t55 + p_q2 * t57 - p_theta * t56);
            let t59 = t58 - p_x * t50;
            let t60 = rt::lit::<T>(1.0) / (t12 * t34);
            let t61 = t60 * (t31 * t33) - t20;
            let t62 = t31 * t60 + t43 * (t33 * t61);
            let t63 = t61 * t47;
            let t64 = p_theta * (t32 * t62 + (t19 - t38 * (t18 * t61)))
                + (p_q2 * t63 - p_q1 * t62);
            let t65 = t64 + (p_x * t45 - p_y * t56);
            let t66 = t33 * t43;
            let t67 = p_q1 * (t35 + t33 * t33 / (t34 * t42)) + p_x * t44
                + (p_y * t55 - p_q2 * t66 - p_theta * t62);
            let t68 = p_y * t57 + p_theta * t63 + (p_x * t48 + p_q2 * t47 - p_q1 * t66);
            let t69 = cos_theta * t23 - sin_theta * t26;
            let t70 = sin_theta * t9 - cos_theta * t4;
            let t71 = b + t70;
            let t72 = t69 + t71 * t32;
            let t73 = cos_theta * t39 - sin_theta * t53;
            let t74 = t73 + t20 * t71 - t36 * t72;
            let t75 = t35 * t72 - t43 * (t33 * t74);
            let t76 = k6 * cos_theta;
            let t77 = t32 * t75 + (t19 * t71 + t38 * (t18 * t74));
            let t78 = k6 * sin_theta;
            let t79 = sin_theta
                * (t9 * t77 + (t78 - t46 * (m2_c2_cos_second * t74) - t26 * t75))
                + (r_r_over_jw + b * t77);
            let t80 = cos_theta
                * (t23 * t75 + (t76 + t46 * (sin_second_m2_c2 * t74)) - t4 * t77) + t79;
            let t81 = sin_theta * t4 + cos_theta * t9;
            let t82 = t81 * t32 - (sin_theta * t23 + cos_theta * t26);
            let t83 = t20 * t81 - (cos_theta * t53 + sin_theta * t39) - t36 * t82;
            let t84 = t35 * t82 - t43 * (t33 * t83);
            let t85 = t32 * t84 + (t19 * t81 + t38 * (t18 * t83));
            let t86 = t9 * t85 + (t76 - t46 * (m2_c2_cos_second * t83) - t26 * t84);
            let t87 = sin_theta * t86;
            let t88 = b * t85;
            let t89 = t4 * t85 + (t78 - t46 * (sin_second_m2_c2 * t83) - t23 * t84);
            let t90 = cos_theta * t89;
            let t91 = t87 + t88 - t90;
            let t92 = rt::lit::<T>(1.0) / (sin_theta * t89 + cos_theta * t86);
            let t93 = t91 * t92;
            let t94 = b - t70;
            let t95 = t69 - t94 * t32;
            let t96 = t73 - t20 * t94 - t36 * t95;
            let t97 = t35 * t95 - t43 * (t33 * t96);
            let t98 = t19 * t94 - t38 * (t18 * t96) - t32 * t97;
            let t99 = cos_theta
                * (t4 * t98 + (t23 * t97 + (t76 + t46 * (sin_second_m2_c2 * t96))))
                + sin_theta
                    * (t78 - t46 * (m2_c2_cos_second * t96) - t26 * t97 - t9 * t98);
            let t100 = b * t98;
            let t101 = t87 - t88 - t90;
            let t102 = t101 * t92;
            let t103 = t99 - t100 - t91 * t102;
            let t104 = rt::lit::<T>(1.0) / (t99 + (r_r_over_jw + t100) - t101 * t102);
            let t105 = t103 * t104;
            let t106 = rt::lit::<T>(1.0) / (t80 - t91 * t93 - t103 * t105);
            let c2_cos_second = c2 * cos_second;
            let t107 = t65 + t67;
            let t108 = t68 + t107;
            let t109 = c2_cos_second * t108;
            let t110 = cos_q1 * t67;
            let t111 = sin_theta * t65;
            let t112 = cos_theta * t110 - sin_q1 * t111;
            let t113 = cos_theta * t65;
            let t114 = sin_q1 * t67;
            let t115 = t112 + (cos_q1 * t113 - sin_theta * t114);
            let t116 = t109 + l1 * t115;
            let t117 = d + l1 * cos_q1;
            let t118 = l1 * t114;
            let t119 = l1 * t112 + (t109 + (t117 * t113 - sin_theta * t118));
            let t120 = m2 * (t67 * t116 + (t68 * t109 + t65 * t119));
            let link1_1_mid = d + c1 * cos_q1;
            let t121 = c1 * t114;
            let t122 = c1 * t112 + (link1_1_mid * t113 - sin_theta * t121);
            let t123 = c1 * t115;
            let t124 = m1 * (t65 * t122 + t67 * t123);
            let t125 = m_a * t65;
            let t126 = t113 * t125;
            let t127 = t120 + (t124 + t126);
            let t128 = t108 * (d_m2_c2 * t65);
            let t129 = m2_c2 * t108;
            let t130 = t108 * (l1_m2_c2 * t107);
            let t131 = cos_theta * t130;
            let t132 = sin_theta * t130;
            let t133 = cos_second
                * (sin_theta * t128 - t51 * t129 + (sin_q1 * t131 + cos_q1 * t132))
                - sin_second
                    * (cos_theta * t128 + t59 * t129 + (cos_q1 * t131 - sin_q1 * t132));
            let t134 = c2_cos_second + (cos_theta * t117 - l1 * sin_theta_sin_q1);
            let t135 = cos_q1_cos_theta - sin_theta_sin_q1;
            let t136 = c2_cos_second + l1 * t135;
            let t137 = m2 * (t59 + (t134 * t65 + (t136 * t67 + c2_cos_second * t68)));
            let c2_sin_second = c2 * sin_second;
            let t138 = c2_sin_second * t108;
            let t139 = c2_sin_second + (sin_theta * t117 + l1 * cos_theta_sin_q1);
            let t140 = cos_theta_sin_q1 + sin_theta_cos_q1;
            let t141 = c2_sin_second + l1 * t140;
            let t142 = m2 * (t51 - (t139 * t65 + (t141 * t67 + c2_sin_second * t68)));
            let t143 = sin_q1 * t113 + sin_theta * t110;
            let t144 = t143 + (cos_q1 * t111 + cos_theta * t114);
            let t145 = t138 + l1 * t144;
            let t146 = l1 * t143 + (t138 + (t117 * t111 + cos_theta * t118));
            let t147 = m2 * (t67 * t145 + (t68 * t138 + t65 * t146));
            let t148 = c1 * t143 + (link1_1_mid * t111 + cos_theta * t121);
            let t149 = c1 * t144;
            let t150 = m1 * (t65 * t148 + t67 * t149);
            let t151 = t111 * t125;
            let t152 = t147 + (t150 + t151);
            let t153 = t39 * t127 + (t133 + (t137 * t138 + t142 * t109))
                + (c2_cos_second * t147 - c2_sin_second * t120 - t53 * t152);
            let t154 = m1_c1 * t65;
            let t155 = m2_l1 * t107;
            let t156 = t154 + t155;
            let t157 = sin_q1 * t156;
            let t158 = k19 * t65 + cos_q1 * t156;
            let t159 = m1_c1 * t67;
            let t160 = t59 * t159;
            let t161 = t51 * t159;
            let t162 = t14 * t130 + sin_second * t128 - t59 * t157
                - (t51 * t158 + (sin_q1 * t160 + cos_q1 * t161));
            let t163 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
            let t164 = t15 * t130 + cos_second * t128 - t51 * t157
                + (t59 * t158 + (cos_q1 * t160 - sin_q1 * t161));
            let a_cos_theta = a * cos_theta;
            let sin_theta_a = a * sin_theta;
            let t165 = a * t111 * (t59 + a_cos_theta * t65)
                + a * t113 * (t51 - sin_theta_a * t65);
            let t166 = c1 * t135;
            let t167 = m1 * (t59 + (t163 * t65 + t166 * t67));
            let t168 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
            let t169 = c1 * t140;
            let t170 = m1 * (t51 - (t168 * t65 + t169 * t67));
            let t171 = t167 * t148 + (a_cos_theta * t151 - sin_theta_a * t126)
                + (t137 * t146 + t170 * t122);
            let t172 = t133 + cos_theta * t162 + (t163 * t150 - sin_theta * t164)
                + (t4 * t127 + (t142 * t119 + m * t165 + t171 - t168 * t124));
            let t173 = t134 * t147 - t139 * t120 - t9 * t152 + t172;
            let t174 = sin_second * t131 - t156 * (cos_theta * t51 + sin_theta * t59)
                - (cos_second * t132 + (sin_theta * t160 + cos_theta * t161));
            let t175 = cos_theta * t59;
            let t176 = sin_theta * t51;
            let t177 = t155 * (t175 + d * t65 - t176)
                + (cos_theta * t160 - sin_theta * t161)
                + (t154 * (t175 + d * t107 - t176)
                    + (cos_second * t131 + sin_second * t132));
            let t178 = t23 * t127
                + (cos_q1 * t174 + (t167 * t149 + t170 * t123) - sin_q1 * t177);
            let t179 = t133 + (t137 * t145 + t142 * t116) + (t166 * t150 - t169 * t124)
                + t178;
            let t180 = t136 * t147 - t141 * t120 - t26 * t152 + t179 - t32 * t173;
            let t181 = t153 - t20 * t173 - t36 * t180;
            let t182 = t66 * t181 - t35 * t180;
            let t183 = t32 * t182 + (t19 * t173 - t181 * (t18 * t38));
            let t184 = t4 * t183
                + (t181 * (sin_second_m2_c2 * t46) + k6 * t127 - t23 * t182);
            let t185 = t26 * t182 + (k6 * t152 - t181 * (m2_c2_cos_second * t46))
                - t9 * t183;
            let t186 = sin_theta * t184 + (t51 * t113 + t59 * t111) - cos_theta * t185;
            let t187 = cos_theta * t184 + sin_theta * t185;
            let t188 = t59 * t113 - t51 * t111;
            let t189 = b * t183;
            let t190 = t102 * t186 + (t187 + (t188 + t189));
            let t191 = t105 * t190 + (t189 - t188 - t187 - t93 * t186);
            let t192 = t106 * t191;
            let t193 = t104 * (t190 + t191 * (t103 * t106));
            let t194 = t192 - t193;
            let t195 = t102 * t193 + t92 * (t186 - t191 * (t91 * t106));
            let t196 = cos_theta * (t29 - d_sin_second);
            let t197 = m2_c2 * (t196 + cos_theta * t30);
            let t198 = cos_theta * (sin_q1_cos_second - cos_q1_sin_second);
            let t199 = cos_theta * t14 + t198;
            let t200 = l1_m2_c2 * t199;
            let t201 = t200 * t68;
            let t202 = t22 * t59;
            let t203 = t67
                * (t197 * t65 + (t201 + t67 * (twice_m2_l1_c2 * t199)) - t25 * t51
                    - t202);
            let t204 = m2_c2_cos_second * t68;
            let t205 = sin_second_m2_c2 * t68;
            let t206 = t205 + t22 * t67;
            let t207 = t51 * (t8 * t65 + (t204 + t25 * t67)) + t59 * (t206 + t3 * t65);
            let t208 = m2_c2_cos_second * t51 + sin_second_m2_c2 * t59;
            let t209 = cos_theta * (l1_sin_q1_cos_second - d_sin_second);
            let t210 = t65 * (twice_m2_c2 * (cos_theta * t5 + t209))
                + (t201 + t197 * t67) - t8 * t51;
            let t211 = t203 - t207
                + (t68 * (t200 * t107 - t208) + t65 * (t210 - t3 * t59));
            let t212 = sin_theta * cos_second - cos_theta * sin_second;
            let t213 = t212 * (m2_l1_c2 * cos_q1);
            let t214 = cos_q1_cos_second - sin_q1_sin_second;
            let t215 = sin_q1_cos_second + cos_q1_sin_second;
            let t216 = rt::lit::<T>(2.0) * (t213 - sin_q1 * t11)
                + twice_m2_c2
                    * (sin_theta * (d_cos_second - l1 * t214)
                        + cos_theta * (l1 * t215 - d_sin_second));
            let t217 = rt::lit::<T>(2.0) * t213;
            let t218 = t217
                + m2_c2
                    * (cos_theta * (twice_l1 * t215 - d_sin_second)
                        + sin_theta * (d_cos_second - twice_l1 * t214));
            let t219 = t218 - sin_q1 * t27;
            let t220 = d_m2_c2 * t212;
            let t221 = m1_c1_plus_m2_l1 * sin_q1;
            let t222 = t24 - sin_theta * t221;
            let t223 = sin_second_m2_c2 + (t21 + cos_theta * t221);
            let t224 = t65 * t216 + (t67 * t219 + t220 * t68) - t222 * t51 - t223 * t59;
            let t225 = t7 - t24;
            let t226 = t51 * (t225 * t67 - t204 - t222 * t65)
                - t59 * (t223 * t65 + t206);
            let t227 = t67 * (t225 * t51 + t65 * t219 - t202)
                + t68 * (t220 * t65 - t208);
            let t228 = t217 + m2_c2 * (sin_theta * t28 + t196);
            let t229 = sin_theta * t15 + t198;
            let t230 = l1_m2_c2 * t229;
            let t231 = t67
                * (t228 * t65 + (t67 * (twice_m2_l1_c2 * t229) + t230 * t68) - t208)
                - (t51 * (t204 + m2_c2_cos_second * t107)
                    + t59 * (t205 + sin_second_m2_c2 * t107));
            let t232 = m2_c2 * (d * t212 + l1 * t229);
            let t233 = t65 * (t217 + twice_m2_c2 * (sin_theta * t6 + t209))
                + (t228 * t67 + t232 * t68);
            let t234 = t231
                + (t68 * (t232 * t65 + t230 * t67 - t208) + t65 * (t233 - t208));
            rt::vector([
                t51,
                t59,
                t65,
                inv_jw * p_right,
                inv_jw * p_left,
                t67,
                t68,
                cos_theta * t194 - sin_theta * t195,
                cos_theta * t195 + sin_theta * t194,
                rt::lit::<T>(0.5) * t211 - b * (t192 + t193),
                r * t193,
                -r * t192,
                rt::lit::<T>(0.5) * (t65 * t224 + t226 + t227),
                rt::lit::<T>(0.5) * t234,
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
        /// - `q1_rate`, `q2_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `rho4_rate`, `kappa_gradient`: 7 × 7 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, right_rate, left_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 20 | 45 | 11 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 33 | 3 | 0 | 0 | 0 |
        /// | each step | 152 | 206 | 13 | 0 | 5 | 2 |
        /// | each sweep for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, kappa_gradient | 213 | 253 | 7 | 0 | 6 | 0 |
        /// | each iteration for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, kappa_gradient | 923 | 1255 | 27 | 0 | 7 | 0 |
        /// | each state that is looked at | 42 | 53 | 3 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m1 c1`
            m1_c1: T,
            /// `m2 l1`
            m2_l1: T,
            /// `m1 c1 + m2 l1`
            m1_c1_plus_m2_l1: T,
            /// `M a`
            m_a: T,
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `2 m2 c2`
            twice_m2_c2: T,
            /// `J1 + J2 + (m2 (l1² + c2²) + m1 c1²)`
            k1: T,
            /// `2 c2`
            twice_c2: T,
            /// `2 l1`
            twice_l1: T,
            /// `m2 l1 c2`
            m2_l1_c2: T,
            /// `2 m2 l1 c2`
            twice_m2_l1_c2: T,
            /// `J2 + m2 c2²`
            k2: T,
            /// `l1 m2 c2`
            l1_m2_c2: T,
            /// `r²`
            r_squared: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `(m2 + (M + m1)) r² + 2 Jw`
            k3: T,
            /// `((m2 + (M + m1)) r² + 2 Jw)/(r²)`
            k4: T,
            /// `2 r²`
            twice_r_squared: T,
            /// `((M a² + (m2 (c2² + (d² + l1²)) + m1 (d² + c1²)) + (J2 + (J + J1))) r² + 2 Jw b²)/(r²)`
            k6: T,
            /// `m1 c1 d/(r²)`
            k7: T,
            /// `m2 l1/(r²)`
            m2_l1_over_r_squared: T,
            /// `m2 c2 r²`
            m2_c2_r_squared: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k8: T,
            /// `1/((m2 + (M + m1)) r² + 2 Jw)`
            k9: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k10: T,
            /// `l1/2`
            half_l1: T,
            /// `c1/2`
            half_c1: T,
            /// `c2/2`
            half_c2: T,
            /// `2 m1`
            twice_m1: T,
            /// `2/(r²) + 1`
            k11: T,
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `((m2 + (M + m1)) r² + 2 Jw) (2/(r²) + 1)`
            k12: T,
            /// `2 l1 m2 c2`
            twice_l1_m2_c2: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) (2/(r²) + 1)`
            k13: T,
            /// `2 (b²/(r²)) + 1`
            k14: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k15: T,
            /// `((m2 + (M + m1)) r² + 2 Jw)/2`
            k16: T,
            /// `m2 c2 r²/2`
            half_m2_c2_r_squared: T,
            /// `2 c1`
            twice_c1: T,
            /// `2 m1 c1`
            twice_m1_c1: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 l1 c2 h`
            m2_l1_c2_h: T,
            /// `d h`
            d_h: T,
            /// `d h/2`
            half_d_h: T,
            /// `(m1 c1 + m2 l1) h/2`
            k17: T,
            /// `m2 c2 h/2`
            half_m2_c2_h: T,
            /// `r² m2 c2 h/((m2 + (M + m1)) r² + 2 Jw)`
            k18: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) m2 c2 h/2`
            k19: T,
            /// `m2 c2 (r² m2 c2 h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k20: T,
            /// `(m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)) m2 c2 h/2`
            k21: T,
            /// `(r² m2 c2 h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k22: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h`
            k23: T,
            /// `h (m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k24: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h/2`
            k25: T,
            /// `c2 h/2`
            half_c2_h: T,
            /// `l1 h/2`
            k26: T,
            /// `r² m2 c2 h/2`
            k27: T,
            /// `c1 h/2`
            k28: T,
            /// `(r² h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k29: T,
            /// `m2 c2 r² h/2`
            k30: T,
            /// `m2 h`
            m2_h: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (4); energy at the start (1); functions of q that the next step needs (5).
            type Carried = [T; 17];
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
                let m1_c1 = m1 * c1;
                let m2_l1 = m2 * l1;
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                let m_a = m * a;
                let m2_c2 = m2 * c2;
                let m1_c1_d = m1_c1 * d;
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let l1_squared = l1 * l1;
                let c2_squared = c2 * c2;
                let c1_squared = c1 * c1;
                let k1 = j1 + j2 + (m2 * (l1_squared + c2_squared) + m1 * c1_squared);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let m2_l1_c2 = m2_l1 * c2;
                let twice_m2_l1_c2 = rt::lit::<T>(2.0) * m2_l1_c2;
                let k2 = j2 + m2 * c2_squared;
                let l1_m2_c2 = l1 * m2_c2;
                let r_squared = r * r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let k3 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k4 = k3 / r_squared;
                let twice_r_squared = rt::lit::<T>(2.0) * r_squared;
                let d_squared = d * d;
                let k5 = m * (a * a)
                    + (m2 * (c2_squared + (d_squared + l1_squared))
                        + m1 * (d_squared + c1_squared));
                let b_squared = b * b;
                let k6 = ((k5 + (j2 + (j + j1))) * r_squared
                    + rt::lit::<T>(2.0) * (jw * b_squared)) / r_squared;
                let k7 = m1_c1_d / r_squared;
                let m2_l1_over_r_squared = m2_l1 / r_squared;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k8 = r_squared / k3;
                let k9 = rt::lit::<T>(1.0) / k3;
                let k10 = m2_c2_r_squared / k3;
                let half_l1 = rt::lit::<T>(0.5) * l1;
                let half_c1 = rt::lit::<T>(0.5) * c1;
                let half_c2 = rt::lit::<T>(0.5) * c2;
                let twice_m1 = rt::lit::<T>(2.0) * m1;
                let k11 = rt::lit::<T>(2.0) / r_squared + rt::lit::<T>(1.0);
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let k12 = k3 * k11;
                let twice_l1_m2_c2 = rt::lit::<T>(2.0) * l1_m2_c2;
                let k13 = k8 * k11;
                let k14 = rt::lit::<T>(2.0) * (b_squared / r_squared)
                    + rt::lit::<T>(1.0);
                let k15 = rt::lit::<T>(0.5) * k8;
                let k16 = rt::lit::<T>(0.5) * k3;
                let half_m2_c2_r_squared = rt::lit::<T>(0.5) * m2_c2_r_squared;
                let twice_c1 = rt::lit::<T>(2.0) * c1;
                let twice_m1_c1 = rt::lit::<T>(2.0) * m1_c1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c2_h = c2 * h;
                let m2_l1_c2_h = m2_l1 * c2_h;
                let d_h = d * h;
                let half_d_h = rt::lit::<T>(0.5) * d_h;
                let k17 = rt::lit::<T>(0.5) * (m1_c1_plus_m2_l1 * h);
                let m2_c2_h = m2_c2 * h;
                let half_m2_c2_h = rt::lit::<T>(0.5) * m2_c2_h;
                let r_squared_m2_c2_h = r_squared * m2_c2_h;
                let k18 = r_squared_m2_c2_h / k3;
                let k19 = rt::lit::<T>(0.5) * (k8 * m2_c2_h);
                let k20 = rt::lit::<T>(0.5) * (m2_c2 * k18);
                let k21 = rt::lit::<T>(0.5) * (k10 * m2_c2_h);
                let k22 = rt::lit::<T>(0.5) * k18;
                let k23 = k8 * h;
                let k24 = rt::lit::<T>(0.5) * (h * k10);
                let k25 = rt::lit::<T>(0.5) * k23;
                let half_c2_h = rt::lit::<T>(0.5) * c2_h;
                let k26 = rt::lit::<T>(0.5) * (l1 * h);
                let k27 = rt::lit::<T>(0.5) * r_squared_m2_c2_h;
                let k28 = rt::lit::<T>(0.5) * (c1 * h);
                let k29 = rt::lit::<T>(0.5) * (r_squared * h / k3);
                let k30 = rt::lit::<T>(0.5) * (m2_c2_r_squared * h);
                let m2_h = m2 * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    m1_c1,
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    m2_l1_c2,
                    twice_m2_l1_c2,
                    k2,
                    l1_m2_c2,
                    r_squared,
                    inv_r,
                    b_over_r,
                    k3,
                    k4,
                    twice_r_squared,
                    k6,
                    k7,
                    m2_l1_over_r_squared,
                    m2_c2_r_squared,
                    k8,
                    k9,
                    k10,
                    half_l1,
                    half_c1,
                    half_c2,
                    twice_m1,
                    k11,
                    twice_m2_l1,
                    k12,
                    twice_l1_m2_c2,
                    k13,
                    k14,
                    k15,
                    k16,
                    half_m2_c2_r_squared,
                    twice_c1,
                    twice_m1_c1,
                    inv_h,
                    half_h,
                    m2_l1_c2_h,
                    d_h,
                    half_d_h,
                    k17,
                    half_m2_c2_h,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    half_c2_h,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    m2_h,
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
                let j = system.parameters.J;
                let a = system.parameters.a;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let l1 = system.parameters.l1;
                let c1 = system.parameters.c1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    twice_m2_l1_c2,
                    k2,
                    inv_r,
                    b_over_r,
                    twice_r_squared,
                    k6,
                    k7,
                    m2_l1_over_r_squared,
                    k8,
                    k10,
                    ..
                } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let first = theta + q1;
                let second = q2 + first;
                let (sin_second, cos_second) = rt::sin_cos(second);
                let c2_cos_second = c2 * cos_second;
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let t1 = d + l1 * cos_q1;
                let sin_theta_sin_q1 = sin_theta * sin_q1;
                let t2 = c2_cos_second + (cos_theta * t1 - l1 * sin_theta_sin_q1);
                let t3 = cos_q1 * cos_theta - sin_theta_sin_q1;
                let t4 = c2_cos_second + l1 * t3;
                let t5 = m2
                    * (theta_dot * t2
                        + (q1_dot * t4 + (y_dot + q2_dot * c2_cos_second)));
                let a_cos_theta = a * cos_theta;
                let t6 = m * (y_dot + theta_dot * a_cos_theta);
                let link1_1_mid = d + c1 * cos_q1;
                let t7 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
                let t8 = c1 * t3;
                let t9 = m1 * (theta_dot * t7 + (y_dot + q1_dot * t8));
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let c2_sin_second = c2 * sin_second;
                let cos_theta_sin_q1 = cos_theta * sin_q1;
                let t10 = cos_theta_sin_q1 + sin_theta * cos_q1;
                let t11 = c2_sin_second + l1 * t10;
                let t12 = c2_sin_second + (sin_theta * t1 + l1 * cos_theta_sin_q1);
                let t13 = m2
                    * (x_dot - c2_sin_second * q2_dot - q1_dot * t11 - theta_dot * t12);
                let sin_theta_a = a * sin_theta;
                let t14 = m * (x_dot - theta_dot * sin_theta_a);
                let t15 = c1 * t10;
                let t16 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
                let t17 = m1 * (x_dot - t15 * q1_dot - theta_dot * t16);
                let t18 = sin_theta * (t5 + (t6 + t9))
                    + (inv_r * (jw_left_dot + jw_right_dot)
                        + cos_theta * (t13 + (t14 + t17)));
                let t19 = theta_dot + q1_dot;
                let t20 = j2 * (t19 + q2_dot);
                let t21 = t20 + j1 * t19;
                let t22 = a_cos_theta * t6
                    + (t21 + (j * theta_dot + b_over_r * (jw_right_dot - jw_left_dot)))
                    - sin_theta_a * t14;
                let t23 = t2 * t5 - t16 * t17 + (t7 * t9 + t22 - t12 * t13);
                let t24 = t4 * t5 - t15 * t17 + (t21 + t8 * t9 - t11 * t13);
                let t25 = t20 + c2_cos_second * t5 - c2_sin_second * t13;
                let second_mid = q1 + q2;
                let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
                let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                let t26 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
                let t27 = k8 * t26;
                let t28 = sin_q1 * sin_second_mid;
                let t29 = t28 + cos_q1 * cos_second_mid;
                let t30 = t26 * t27;
                let d_cos_second_mid = d * cos_second_mid;
                let t31 = k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t28)
                    + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid))
                        - t30);
                let t32 = k6 + twice_m2_c2 * (d_cos_second_mid + l1 * t28)
                    + ((k7 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                        * (twice_r_squared * cos_q1) - t30);
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = t31 * t33;
                let t35 = rt::lit::<T>(1.0)
                    / (k1 + twice_m2_l1_c2 * t29 - t30 - t31 * t34);
                let t36 = t27 * t18;
                let t37 = t23 + t36;
                let t38 = t24 + t36 - t34 * t37;
                let t39 = k10 * sin_second_mid;
                let t40 = l1 * t29;
                let t41 = j2 - m2_c2_sin_second_mid * t27;
                let t42 = m2_c2 * (t40 + (c2 + d_cos_second_mid)) + t41;
                let t43 = t42 * t33;
                let t44 = m2_c2 * (c2 + t40) + t41 - t42 * t34;
                let t45 = t44 * t35;
                let t46 = rt::lit::<T>(1.0)
                    / (k2 - m2_c2_sin_second_mid * t39 - t42 * t43 - t44 * t45);
                let t47 = t25 + t39 * t18 - t43 * t37 - t45 * t38;
                let t48 = t35 * (t38 - t46 * (t44 * t47));
                let t49 = t33 * (t37 - t46 * (t42 * t47)) - t34 * t48;
                let t50 = t18 * (t27 * (t48 + t49) + (k8 * t18 + t46 * (t39 * t47)))
                    + (t23 * t49 + (t24 * t48 + t46 * (t25 * t47)));
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t23,
                    t24,
                    t25,
                    rt::lit::<T>(0.5) * t50,
                    sin_q1,
                    cos_q1,
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
                sin_q1_ahead, cos_q1_ahead, sin_theta_ahead, cos_theta_ahead, theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let d = setting.system().parameters.d;
                let m1 = setting.system().parameters.m1;
                let l1 = setting.system().parameters.l1;
                let c1 = setting.system().parameters.c1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m1_c1,
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    m2_l1_c2,
                    twice_m2_l1_c2,
                    k2,
                    l1_m2_c2,
                    r_squared,
                    inv_r,
                    b_over_r,
                    k3,
                    k4,
                    twice_r_squared,
                    k6,
                    k7,
                    m2_l1_over_r_squared,
                    m2_c2_r_squared,
                    k8,
                    k9,
                    k10,
                    half_l1,
                    half_c1,
                    half_c2,
                    twice_m1,
                    k11,
                    twice_m2_l1,
                    k12,
                    twice_l1_m2_c2,
                    k13,
                    k14,
                    k15,
                    k16,
                    half_m2_c2_r_squared,
                    twice_c1,
                    twice_m1_c1,
                    inv_h,
                    half_h,
                    m2_l1_c2_h,
                    d_h,
                    half_d_h,
                    k17,
                    half_m2_c2_h,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    half_c2_h,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    m2_h,
                    twice_h,
                } = *setting.scheme();
                let second_mid = q1 + q2;
                let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
                let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                let c2_cos_second_mid = c2 * cos_second_mid;
                let t1 = k10 * sin_second_mid;
                let t2 = sin_second_mid * sin_q1_ahead;
                let t3 = t2 + cos_second_mid * cos_q1_ahead;
                let t4 = l1 * t3;
                let t5 = j2 + m2_c2 * (c2 + t4);
                let t6 = m2_c2_sin_second_mid + m1_c1_plus_m2_l1 * sin_q1_ahead;
                let t7 = k1 + twice_m2_l1_c2 * t3;
                let d_cos_second_mid = d * cos_second_mid;
                let t8 = cos_q1_ahead
                    * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid))
                    + (k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t2));
                let t9 = j2 + m2_c2 * (t4 + (c2 + d_cos_second_mid));
                let t10 = k8 * t6;
                let t11 = (k7 + m2_l1_over_r_squared * (d + c2_cos_second_mid))
                    * (twice_r_squared * cos_q1_ahead)
                    + (k6 + twice_m2_c2 * (d_cos_second_mid + l1 * t2));
                let t12 = t6 * t10;
                let t13 = t11 - t12;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = t8 - t12;
                let t16 = t15 * t14;
                let t17 = m2_c2_sin_second_mid * t10;
                let t18 = t9 - t17;
                let t19 = t18 * t14;
                let t20 = t7 - t12 - t15 * t16;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t5 - t17 - t18 * t16;
                let t23 = t22 * t21;
                let t24 = rho1 * t10;
                let t25 = rho2 + t24;
                let t26 = rho3 + t24 - t25 * t16;
                let t27 = t22 * t23;
                let t28 = k2 - m2_c2_sin_second_mid * t1 - t18 * t19 - t27;
                let t29 = t20 * t28;
                let t30 = rt::lit::<T>(1.0) / t29;
                let t31 = rho4 + rho1 * t1 - t25 * t19 - t23 * t26;
                let t32 = t21 * t26 - t30 * (t22 * t31);
                let t33 = rt::lit::<T>(1.0) / t28;
                let t34 = t31 * t33;
                let t35 = rt::lit::<T>(1.0) / (t13 * t28);
                let t36 = t25 * t14 - t35 * (t18 * t31) - t16 * t32;
                let t37 = t32 + t36;
                let t38 = k9 / t28;
                let t39 = m2_c2_r_squared * sin_second_mid;
                let t40 = t10 * t37 + (k8 * rho1 + t38 * (t39 * t31));
                let t41 = t22 * t30;
                let t42 = t18 * t35;
                let t43 = t39 * t38;
                let t44 = k15 * t6;
                let t45 = t38 * (half_m2_c2_r_squared * sin_second_mid);
                let t46 = rt::lit::<T>(0.5) * t33;
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
                    let t61 = rho3_rate * kappa_gradient;
                    let q1_rate_half_h = half_h * q1_rate;
                    let t62 = q1 + q1_rate_half_h;
                    let ((sin_q1_rate_half_h, _), (t63, t64)) = rt::halfway(
                        (sin_q1_ahead, cos_q1_ahead),
                        q1_rate_half_h,
                        t62,
                    );
                    let t65 = t62 + (q2 + half_h * q2_rate);
                    let q1_rate_h = h * q1_rate;
                    let q2_rate_h = h * q2_rate;
                    let t66 = rt::lit::<T>(0.5) * (q1_rate_h + q2_rate_h);
                    let ((t67, _), (t69, t70)) = rt::halfway(
                        (sin_second_mid, cos_second_mid),
                        t66,
                        t65,
                    );
                    let t71 = t63 * t69;
                    let t72 = t71 + t64 * t70;
                    let t73 = m2_c2 * t69;
                    let t74 = t73 + m1_c1_plus_m2_l1 * t63;
                    let t75 = k8 * t74;
                    let t76 = t74 * t75;
                    let t77 = d * t70;
                    let t78 = m1_c1_d + m2_l1 * (d + twice_c2 * t70);
                    let t79 = k1 + m2_c2 * (t77 + twice_l1 * t71) + (t64 * t78 - t76);
                    let t80 = c2 * t70;
                    let t81 = m1_c1_d + m2_l1 * (d + t80);
                    let t82 = k6 + twice_m2_c2 * (t77 + l1 * t71)
                        + (t81 * (rt::lit::<T>(2.0) * t64) - t76);
                    let t83 = rt::lit::<T>(1.0) / t82;
                    let t84 = t79 * t83;
                    let t85 = k1 + twice_m2_l1_c2 * t72 - t76 - t79 * t84;
                    let t86 = rt::lit::<T>(1.0) / t85;
                    let t87 = rho1 + half_h * rho1_rate;
                    let t88 = t87 * t75;
                    let t89 = t88 + (rho2 + half_h * rho2_rate);
                    let t90 = t88 + (rho3 + half_h * rho3_rate) - t89 * t84;
                    let t96 = k10 * t69;
                    let t93 = l1 * t72;
                    let t92 = j2 - t73 * t75;
                    let t94 = m2_c2 * (t93 + (c2 + t77)) + t92;
                    let t97 = t94 * t83;
                    let t95 = t92 + m2_c2 * (c2 + t93) - t94 * t84;
                    let t98 = t95 * t86;
                    let t101 = t95 * t98;
                    let t102 = k2 - t73 * t96 - t94 * t97 - t101;
                    let t108 = rt::lit::<T>(1.0) / t102;
                    let t99 = t87 * t96 + (rho4 + half_h * rho4_rate) - t89 * t97
                        - t98 * t90;
                    let t100 = t95 * t99;
                    let t717 = t86 * (t90 - t108 * t100);
                    let t107 = rho4_rate * kappa_gradient;
                    let t109 = t99 * t108;
                    let t127 = rho2_rate * kappa_gradient;
                    let t112 = t94 * t99;
                    let t718 = t83 * (t89 - t108 * t112) - t84 * t717;
                    let t719 = t127 + t718;
                    let t134 = t80 + l1 * t64;
                    let t135 = d + t134;
                    let t136 = t80 * t109;
                    let t720 = t136 + t717 * t134;
                    let t721 = t718 * t135 + t720;
                    let t139 = c1 * t64;
                    let t722 = t717 * t139;
                    let t141 = d + t139;
                    let t723 = t722 + t718 * t141;
                    let t724 = m2 * t721 + (m1 * t723 + m_a * t718);
                    let t110 = rho1_rate * kappa_gradient;
                    let t725 = t717 + t718;
                    let t726 = t75 * t725;
                    let t118 = k8 * t87;
                    let t727 = t108 * (t96 * t99);
                    let t728 = t726 + (t118 + t727);
                    let t729 = t110 + t728;
                    let t730 = b_over_r * t719;
                    let t731 = inv_r * t729;
                    let t732 = t730 + t731;
                    let t733 = kappa_gradient * t732;
                    let t734 = t731 - t730;
                    let t735 = kappa_gradient * t734;
                    let t155 = q1_rate * kappa_gradient;
                    let t144 = c1 * t63;
                    let t736 = t725 * t144;
                    let t148 = c2 * t69;
                    let t149 = t148 + l1 * t63;
                    let t150 = t148 * t109;
                    let t737 = t718 * t149 + (t150 + t717 * t149);
                    let t738 = t728 - t737;
                    let t739 = m1 * ((t728 - t736) * (t722 + t718 * t139) + t736 * t723)
                        + m2 * (t738 * (t720 + t718 * t134) + t737 * t721);
                    let t159 = q2_rate * kappa_gradient;
                    let t740 = m2
                        * (t738 * (t136 + t80 * t725) + t721 * (t150 + t725 * t148));
                    let t162 = rho1 + h * rho1_rate;
                    let q1_new = q1 + q1_rate_h;
                    let q2_new = q2 + q2_rate_h;
                    let second_mid_new = q1_new + q2_new;
                    let (sin_second_mid_new, cos_second_mid_new) = rt::sin_cos(
                        second_mid_new,
                    );
                    let t160 = m2_c2 * sin_second_mid_new;
                    let t163 = t162 + t160 * t109;
                    let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(q1_new);
                    let t161 = m1_c1_plus_m2_l1 * sin_q1_ahead_new + t160;
                    let t741 = k4 * t728;
                    let t742 = t163 + t161 * t725 - t741;
                    let t166 = k8 * t161;
                    let t167 = sin_q1_ahead_new * sin_second_mid_new;
                    let t168 = t167 + cos_q1_ahead_new * cos_second_mid_new;
                    let t169 = k1 + twice_m2_l1_c2 * t168;
                    let t170 = t161 * t166;
                    let t171 = m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid_new);
                    let d_cos_second_mid_new = d * cos_second_mid_new;
                    let t172 = cos_q1_ahead_new * t171
                        + (k1 + m2_c2 * (d_cos_second_mid_new + twice_l1 * t167));
                    let t173 = t172 - t170;
                    let t174 = m1_c1_d + m2_l1 * (d + c2 * cos_second_mid_new);
                    let t175 = t174 * (rt::lit::<T>(2.0) * cos_q1_ahead_new)
                        + (k6 + twice_m2_c2 * (d_cos_second_mid_new + l1 * t167));
                    let t176 = t175 - t170;
                    let t177 = rt::lit::<T>(1.0) / t176;
                    let t178 = t173 * t177;
                    let t179 = t169 - t170 - t173 * t178;
                    let t180 = rt::lit::<T>(1.0) / t179;
                    let t743 = t161 * t728;
                    let t182 = rho3 + h * rho3_rate;
                    let t183 = l1 * t168;
                    let t184 = j2 + m2_c2 * (c2 + t183);
                    let t185 = t182 - t184 * t109;
                    let t744 = t743 + (t185 - t717 * t169 - t718 * t172);
                    let t745 = t166 * t742;
                    let t188 = rho2 + h * rho2_rate;
                    let t189 = j2 + m2_c2 * (t183 + (c2 + d_cos_second_mid_new));
                    let t190 = t188 - t189 * t109;
                    let t746 = t743 + (t190 - t717 * t172 - t718 * t175);
                    let t747 = t746 + t745;
                    let t748 = t744 + t745 - t178 * t747;
                    let t197 = rho4 + h * rho4_rate;
                    let t198 = k2 * t109;
                    let t199 = t197 - t198;
                    let t749 = t160 * t728 + (t199 - t184 * t717 - t718 * t189);
                    let t201 = k10 * sin_second_mid_new;
                    let t194 = t160 * t166;
                    let t195 = t189 - t194;
                    let t202 = t195 * t177;
                    let t196 = t184 - t194 - t195 * t178;
                    let t203 = t196 * t180;
                    let t750 = t749 + t201 * t742 - t202 * t747 - t203 * t748;
                    let t206 = k2 - t160 * t201 - t195 * t202 - t196 * t203;
                    let t219 = rt::lit::<T>(1.0) / t206;
                    let t751 = t180 * (t748 - t750 * (t196 * t219));
                    let t752 = t177 * (t747 - t750 * (t195 * t219)) - t178 * t751;
                    let t221 = rho4 - t198;
                    let t753 = m2_c2_sin_second_mid * t728
                        + (t221 - t5 * t717 - t9 * t718);
                    let t223 = rho1 + m2_c2_sin_second_mid * t109;
                    let t754 = t223 + t6 * t725 - t741;
                    let t755 = t6 * t728;
                    let t226 = rho2 - t9 * t109;
                    let t756 = t755 + (t226 - t8 * t717 - t11 * t718);
                    let t757 = t10 * t754;
                    let t758 = t756 + t757;
                    let t230 = rho3 - t5 * t109;
                    let t759 = t755 + (t230 - t7 * t717 - t8 * t718);
                    let t760 = t759 + t757 - t16 * t758;
                    let t761 = t753 + t1 * t754 - t19 * t758 - t23 * t760;
                    let t762 = t21 * t760 - t41 * t761;
                    let t763 = t744 * t751
                        + (t750 * (t219 * t749) - t761 * (t33 * t753) - t759 * t762);
                    let t764 = t14 * t758 - t42 * t761 - t16 * t762;
                    let t765 = t746 * t752 + (t763 - t756 * t764)
                        - t754 * (t10 * (t762 + t764) + (k8 * t754 + t43 * t761));
                    let t766 = t742
                        * (t166 * (t751 + t752) + (k8 * t742 + t750 * (t201 * t219)))
                        + t765;
                    let t239 = c2 * t67;
                    let t240 = t70 * t239;
                    let t241 = rt::lit::<T>(2.0) * t240;
                    let t242 = t241 * t109;
                    let t243 = t64 * sin_q1_rate_half_h;
                    let t244 = twice_l1 * t243 + t241;
                    let t246 = sin_second_mid + sin_second_mid_new;
                    let t247 = half_c2 * t246;
                    let t248 = t247 * t109;
                    let t249 = sin_q1_ahead_new + sin_q1_ahead;
                    let t250 = half_l1 * t249 + t247;
                    let t252 = t69 * t239;
                    let t253 = rt::lit::<T>(2.0) * t252;
                    let t254 = t253 * t109;
                    let t255 = t63 * sin_q1_rate_half_h;
                    let t256 = twice_l1 * t255 + t253;
                    let t258 = cos_q1_ahead_new + cos_q1_ahead;
                    let t259 = cos_second_mid + cos_second_mid_new;
                    let t260 = half_c2 * t259;
                    let t261 = half_l1 * t258 + t260;
                    let t262 = d + t261;
                    let t263 = t260 * t109;
                    let t767 = (t242 + t725 * t244) * (t728 - (t248 + t725 * t250))
                        + (t254 + t725 * t256) * (t718 * t262 + (t263 + t717 * t261));
                    let t269 = half_c1 * t258;
                    let t270 = d + t269;
                    let t768 = t243 * (t728 - t725 * (half_c1 * t249))
                        + t255 * (t718 * t270 + t717 * t269);
                    let t769 = rt::lit::<T>(0.5) * t766
                        + (m2 * t767 - q2_rate_h * t740
                            + (t725 * (twice_m1_c1 * t768) - q1_rate_h * t739));
                    let t275 = rho1_rate * rho1_rate + rho4_rate * rho4_rate
                        + (q1_rate * q1_rate + q2_rate * q2_rate
                            + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                    let t770 = h
                        * (t734 * t734
                            + (t732 * t732 + (t729 * t729 + (t275 + t719 * t719))));
                    solution1
                        .update([
                            t61 + t717,
                            t107 + t109,
                            t719 * t724 - kappa_gradient * t729 - inv_r * (t733 + t735),
                            b_over_r * (t735 - t733)
                                - (t724 * t729 + kappa_gradient * t719),
                            -(t155 + t739),
                            -(t159 + t740),
                            rt::div_or_zero(t769, t770),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t47 = c2_cos_second_mid + l1 * cos_q1_ahead;
                            let t48 = c2_cos_second_mid * t34;
                            let t49 = t47 * t32 + t48;
                            let t50 = (d + t47) * t36 + t49;
                            let c1_cos_q1_ahead = c1 * cos_q1_ahead;
                            let t51 = c1_cos_q1_ahead * t32;
                            let t52 = t51 + (d + c1_cos_q1_ahead) * t36;
                            let t53 = m2 * t50 + (m1 * t52 + m_a * t36);
                            let t54 = c1 * sin_q1_ahead * t37;
                            let c2_sin_second_mid = c2 * sin_second_mid;
                            let t55 = c2_sin_second_mid + l1 * sin_q1_ahead;
                            let t56 = c2_sin_second_mid * t34;
                            let t57 = t55 * t36 + (t55 * t32 + t56);
                            let t58 = t40 - t57;
                            let t59 = m1
                                * ((t40 - t54) * (t51 + c1_cos_q1_ahead * t36) + t52 * t54)
                                + m2 * (t58 * (t49 + t47 * t36) + t50 * t57);
                            let t60 = -m2
                                * (t58 * (t48 + c2_cos_second_mid * t37)
                                    + t50 * (t56 + c2_sin_second_mid * t37));
                            [
                                t32,
                                t34,
                                t36 * t53,
                                -(t53 * t40),
                                -t59,
                                t60,
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
                            let t61 = rho3_rate * kappa_gradient;
                            let q1_rate_half_h = half_h * q1_rate;
                            let t62 = q1 + q1_rate_half_h;
                            let ((sin_q1_rate_half_h, cos_q1_rate_half_h), (t63, t64)) = rt::halfway(
                                (sin_q1_ahead, cos_q1_ahead),
                                q1_rate_half_h,
                                t62,
                            );
                            let t65 = t62 + (q2 + half_h * q2_rate);
                            let q1_rate_h = h * q1_rate;
                            let q2_rate_h = h * q2_rate;
                            let t66 = rt::lit::<T>(0.5) * (q1_rate_h + q2_rate_h);
                            let ((t67, t68), (t69, t70)) = rt::halfway(
                                (sin_second_mid, cos_second_mid),
                                t66,
                                t65,
                            );
                            let t71 = t63 * t69;
                            let t72 = t71 + t64 * t70;
                            let t73 = m2_c2 * t69;
                            let t74 = t73 + m1_c1_plus_m2_l1 * t63;
                            let t75 = k8 * t74;
                            let t76 = t74 * t75;
                            let t77 = d * t70;
                            let t78 = m1_c1_d + m2_l1 * (d + twice_c2 * t70);
                            let t79 = k1 + m2_c2 * (t77 + twice_l1 * t71)
                                + (t64 * t78 - t76);
                            let t80 = c2 * t70;
                            let t81 = m1_c1_d + m2_l1 * (d + t80);
                            let t82 = k6 + twice_m2_c2 * (t77 + l1 * t71)
                                + (t81 * (rt::lit::<T>(2.0) * t64) - t76);
                            let t83 = rt::lit::<T>(1.0) / t82;
                            let t84 = t79 * t83;
                            let t85 = k1 + twice_m2_l1_c2 * t72 - t76 - t79 * t84;
                            let t86 = rt::lit::<T>(1.0) / t85;
                            let t87 = rho1 + half_h * rho1_rate;
                            let t88 = t87 * t75;
                            let t89 = t88 + (rho2 + half_h * rho2_rate);
                            let t90 = t88 + (rho3 + half_h * rho3_rate) - t89 * t84;
                            let t91 = t86 * t90;
                            let t92 = j2 - t73 * t75;
                            let t93 = l1 * t72;
                            let t94 = m2_c2 * (t93 + (c2 + t77)) + t92;
                            let t95 = t92 + m2_c2 * (c2 + t93) - t94 * t84;
                            let t96 = k10 * t69;
                            let t97 = t94 * t83;
                            let t98 = t95 * t86;
                            let t99 = t87 * t96 + (rho4 + half_h * rho4_rate) - t89 * t97
                                - t98 * t90;
                            let t100 = t95 * t99;
                            let t101 = t95 * t98;
                            let t102 = k2 - t73 * t96 - t94 * t97 - t101;
                            let t103 = t85 * t102;
                            let t104 = rt::lit::<T>(1.0) / t103;
                            let t105 = t100 * t104;
                            let t106 = t91 - t105;
                            let t107 = rho4_rate * kappa_gradient;
                            let t108 = rt::lit::<T>(1.0) / t102;
                            let t109 = t99 * t108;
                            let t110 = rho1_rate * kappa_gradient;
                            let t111 = t89 * t83;
                            let t112 = t94 * t99;
                            let t113 = t82 * t102;
                            let t114 = rt::lit::<T>(1.0) / t113;
                            let t115 = t112 * t114;
                            let t116 = t111 - t115 - t84 * t106;
                            let t117 = t106 + t116;
                            let t118 = k8 * t87;
                            let t119 = m2_c2_r_squared * t69;
                            let t120 = t119 * t99;
                            let t121 = k3 * t102;
                            let t122 = rt::lit::<T>(1.0) / t121;
                            let t123 = t120 * t122;
                            let t124 = t75 * t117 + (t118 + t123);
                            let t125 = t110 + t124;
                            let t126 = inv_r * t125;
                            let t127 = rho2_rate * kappa_gradient;
                            let t128 = t127 + t116;
                            let t129 = b_over_r * t128;
                            let t130 = t126 + t129;
                            let t131 = kappa_gradient * t130;
                            let t132 = t126 - t129;
                            let t133 = kappa_gradient * t132;
                            let t134 = t80 + l1 * t64;
                            let t135 = d + t134;
                            let t136 = t80 * t109;
                            let t137 = t134 * t106 + t136;
                            let t138 = t135 * t116 + t137;
                            let t139 = c1 * t64;
                            let t140 = t139 * t106;
                            let t141 = d + t139;
                            let t142 = t140 + t141 * t116;
                            let t143 = m2 * t138 + (m1 * t142 + m_a * t116);
                            let t144 = c1 * t63;
                            let t145 = t144 * t117;
                            let t146 = t124 - t145;
                            let t147 = t140 + t139 * t116;
                            let t148 = c2 * t69;
                            let t149 = t148 + l1 * t63;
                            let t150 = t148 * t109;
                            let t151 = t149 * t116 + (t149 * t106 + t150);
                            let t152 = t124 - t151;
                            let t153 = t137 + t134 * t116;
                            let t154 = m1 * (t146 * t147 + t145 * t142)
                                + m2 * (t152 * t153 + t151 * t138);
                            let t155 = q1_rate * kappa_gradient;
                            let t156 = t136 + t80 * t117;
                            let t157 = t150 + t148 * t117;
                            let t158 = m2 * (t152 * t156 + t138 * t157);
                            let t159 = q2_rate * kappa_gradient;
                            let q1_new = q1 + q1_rate_h;
                            let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(
                                q1_new,
                            );
                            let q2_new = q2 + q2_rate_h;
                            let second_mid_new = q1_new + q2_new;
                            let (sin_second_mid_new, cos_second_mid_new) = rt::sin_cos(
                                second_mid_new,
                            );
                            let t160 = m2_c2 * sin_second_mid_new;
                            let t161 = m1_c1_plus_m2_l1 * sin_q1_ahead_new + t160;
                            let t162 = rho1 + h * rho1_rate;
                            let t163 = t162 + t160 * t109;
                            let t164 = k4 * t124;
                            let t165 = t161 * t117 + t163 - t164;
                            let t166 = k8 * t161;
                            let t167 = sin_q1_ahead_new * sin_second_mid_new;
                            let t168 = t167 + cos_q1_ahead_new * cos_second_mid_new;
                            let t169 = k1 + twice_m2_l1_c2 * t168;
                            let t170 = t161 * t166;
                            let t171 = m1_c1_d
                                + m2_l1 * (d + twice_c2 * cos_second_mid_new);
                            let d_cos_second_mid_new = d * cos_second_mid_new;
                            let t172 = cos_q1_ahead_new * t171
                                + (k1 + m2_c2 * (d_cos_second_mid_new + twice_l1 * t167));
                            let t173 = t172 - t170;
                            let t174 = m1_c1_d + m2_l1 * (d + c2 * cos_second_mid_new);
                            let t175 = t174 * (rt::lit::<T>(2.0) * cos_q1_ahead_new)
                                + (k6 + twice_m2_c2 * (d_cos_second_mid_new + l1 * t167));
                            let t176 = t175 - t170;
                            let t177 = rt::lit::<T>(1.0) / t176;
                            let t178 = t173 * t177;
                            let t179 = t169 - t170 - t173 * t178;
                            let t180 = rt::lit::<T>(1.0) / t179;
                            let t181 = t161 * t124;
                            let t182 = rho3 + h * rho3_rate;
                            let t183 = l1 * t168;
                            let t184 = j2 + m2_c2 * (c2 + t183);
                            let t185 = t182 - t184 * t109;
                            let t186 = t181 + (t185 - t169 * t106 - t172 * t116);
                            let t187 = t166 * t165;
                            let t188 = rho2 + h * rho2_rate;
                            let t189 = j2 + m2_c2 * (t183 + (c2 + d_cos_second_mid_new));
                            let t190 = t188 - t189 * t109;
                            let t191 = t181 + (t190 - t172 * t106 - t175 * t116);
                            let t192 = t191 + t187;
                            let t193 = t186 + t187 - t178 * t192;
                            let t194 = t160 * t166;
                            let t195 = t189 - t194;
                            let t196 = t184 - t194 - t195 * t178;
                            let t197 = rho4 + h * rho4_rate;
                            let t198 = k2 * t109;
                            let t199 = t197 - t198;
                            let t200 = t160 * t124 + (t199 - t184 * t106 - t189 * t116);
                            let t201 = k10 * sin_second_mid_new;
                            let t202 = t195 * t177;
                            let t203 = t196 * t180;
                            let t204 = t200 + t201 * t165 - t202 * t192 - t203 * t193;
                            let t205 = t196 * t204;
                            let t206 = k2 - t160 * t201 - t195 * t202 - t196 * t203;
                            let t207 = t179 * t206;
                            let t208 = rt::lit::<T>(1.0) / t207;
                            let t209 = t180 * t193 - t205 * t208;
                            let t210 = t195 * t204;
                            let t211 = t176 * t206;
                            let t212 = rt::lit::<T>(1.0) / t211;
                            let t213 = t177 * t192 - t210 * t212 - t178 * t209;
                            let t214 = t209 + t213;
                            let t215 = m2_c2_r_squared * sin_second_mid_new * t204;
                            let t216 = k3 * t206;
                            let t217 = rt::lit::<T>(1.0) / t216;
                            let t218 = t166 * t214 + (k8 * t165 + t215 * t217);
                            let t219 = rt::lit::<T>(1.0) / t206;
                            let t220 = t204 * t219;
                            let t221 = rho4 - t198;
                            let t222 = m2_c2_sin_second_mid * t124
                                + (t221 - t5 * t106 - t9 * t116);
                            let t223 = rho1 + m2_c2_sin_second_mid * t109;
                            let t224 = t6 * t117 + t223 - t164;
                            let t225 = t6 * t124;
                            let t226 = rho2 - t9 * t109;
                            let t227 = t225 + (t226 - t8 * t106 - t11 * t116);
                            let t228 = t10 * t224;
                            let t229 = t227 + t228;
                            let t230 = rho3 - t5 * t109;
                            let t231 = t225 + (t230 - t7 * t106 - t8 * t116);
                            let t232 = t231 + t228 - t16 * t229;
                            let t233 = t222 + t1 * t224 - t19 * t229 - t23 * t232;
                            let t234 = t33 * t233;
                            let t235 = t21 * t232 - t41 * t233;
                            let t236 = t14 * t229 - t42 * t233 - t16 * t235;
                            let t237 = t186 * t209
                                + (t200 * t220 - t222 * t234 - t231 * t235) - t227 * t236;
                            let t238 = t10 * (t235 + t236) + (k8 * t224 + t43 * t233);
                            let t239 = c2 * t67;
                            let t240 = t70 * t239;
                            let t241 = rt::lit::<T>(2.0) * t240;
                            let t242 = t241 * t109;
                            let t243 = t64 * sin_q1_rate_half_h;
                            let t244 = twice_l1 * t243 + t241;
                            let t245 = t242 + t244 * t117;
                            let t246 = sin_second_mid + sin_second_mid_new;
                            let t247 = half_c2 * t246;
                            let t248 = t247 * t109;
                            let t249 = sin_q1_ahead_new + sin_q1_ahead;
                            let t250 = half_l1 * t249 + t247;
                            let t251 = t124 - (t248 + t250 * t117);
                            let t252 = t69 * t239;
                            let t253 = rt::lit::<T>(2.0) * t252;
                            let t254 = t253 * t109;
                            let t255 = t63 * sin_q1_rate_half_h;
                            let t256 = twice_l1 * t255 + t253;
                            let t257 = t254 + t256 * t117;
                            let t258 = cos_q1_ahead_new + cos_q1_ahead;
                            let t259 = cos_second_mid + cos_second_mid_new;
                            let t260 = half_c2 * t259;
                            let t261 = half_l1 * t258 + t260;
                            let t262 = d + t261;
                            let t263 = t260 * t109;
                            let t264 = t262 * t116 + (t261 * t106 + t263);
                            let t265 = c1 * t249;
                            let t266 = rt::lit::<T>(0.5) * t117;
                            let t267 = t124 - t265 * t266;
                            let t268 = c1 * t243 * t117;
                            let t269 = half_c1 * t258;
                            let t270 = d + t269;
                            let t271 = t270 * t116 + t269 * t106;
                            let t272 = c1 * t255 * t117;
                            let t273 = m2 * (t245 * t251 + t257 * t264)
                                + twice_m1 * (t267 * t268 + t271 * t272);
                            let t274 = rt::lit::<T>(0.5)
                                * (t165 * t218 + (t191 * t213 + t237 - t224 * t238))
                                + (t273 - q2_rate_h * t158 - q1_rate_h * t154);
                            let t275 = rho1_rate * rho1_rate + rho4_rate * rho4_rate
                                + (q1_rate * q1_rate + q2_rate * q2_rate
                                    + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                            let t276 = h
                                * (t132 * t132
                                    + (t130 * t130 + (t125 * t125 + (t128 * t128 + t275))));
                            let t277 = rt::div_or_zero(t274, t276);
                            let t278 = k17 * t64 + half_m2_c2_h * t70;
                            let t279 = k8 * t278;
                            let t280 = t87 * t279;
                            let t281 = t69 * (h * t64);
                            let t282 = t63 * (h * t70);
                            let t283 = t281 + t282;
                            let t284 = half_d_h * t69;
                            let t285 = t69 * (m2_l1_c2_h * t64);
                            let t286 = t75 * t278 + t74 * t279;
                            let t287 = m2_c2 * (l1 * t283 - t284) - t78 * (half_h * t63)
                                - (t285 + t286);
                            let t288 = rt::lit::<T>(0.5) * t282;
                            let t289 = t288 + rt::lit::<T>(0.5) * t281;
                            let t290 = h * t63;
                            let t291 = twice_m2_c2 * (l1 * t289 - t284)
                                - (t286 + (t285 + t81 * t290));
                            let t292 = t83 * (t287 - t84 * t291);
                            let t293 = t280 - t84 * t280 - t89 * t292;
                            let t294 = t70 * t290;
                            let t295 = t64 * (h * t69);
                            let t296 = m2_l1_c2 * (t283 - (t294 + t295)) - t286
                                - t84 * t287 - t79 * t292;
                            let t297 = rt::lit::<T>(0.5) * t295;
                            let t298 = t289 - (t297 + rt::lit::<T>(0.5) * t294);
                            let t299 = t74 * (k19 * t70);
                            let t300 = t299 + t73 * t279;
                            let t301 = m2_c2 * (l1 * t298 - t284) - t300;
                            let t302 = l1_m2_c2 * t298 - t300 - t84 * t301 - t94 * t292;
                            let t303 = k18 * t70;
                            let t304 = rt::lit::<T>(0.5) * (t87 * t303);
                            let t305 = t83 * (t301 - t97 * t291);
                            let t306 = t86 * (t302 - t98 * t296);
                            let t307 = t304 - t97 * t280 - t89 * t305 - t98 * t293
                                - t90 * t306;
                            let t308 = t70 * (k20 * t69);
                            let t309 = t308 + t70 * (k21 * t69);
                            let t310 = t95 * t306
                                + (t98 * t302 + (t94 * t305 + (t309 + t97 * t301)));
                            let t311 = t104
                                * (t99 * t302 + t95 * t307
                                    - t105 * (t102 * t296 - t85 * t310));
                            let t312 = t86 * (t293 - t91 * t296) - t311;
                            let t313 = t288 - t297;
                            let t314 = t299 + t308;
                            let t315 = m2_c2 * (l1 * t313 - t284) - t314;
                            let t316 = l1 * t282;
                            let t317 = t299 + t74 * (k22 * t70);
                            let t318 = t285 + t317;
                            let t319 = m2_c2 * (t316 - t284) - t318;
                            let t320 = m2_c2 * (t316 - d_h * t69) - t318;
                            let t321 = t83 * (t319 - t84 * t320);
                            let t322 = l1_m2_c2 * t313 - t314 - t84 * t315 - t94 * t321;
                            let t323 = t83 * (t315 - t97 * t320);
                            let t324 = t304 - t84 * t304 - t89 * t321;
                            let t325 = m2_l1_c2 * (t282 - t295) - t317 - t84 * t319
                                - t79 * t321;
                            let t326 = t86 * (t322 - t98 * t325);
                            let t327 = t304 - t97 * t304 - t89 * t323 - t98 * t324
                                - t90 * t326;
                            let t328 = t95 * t326
                                + (t98 * t322 + (t94 * t323 + (t309 + t97 * t315)));
                            let t329 = t104
                                * (t99 * t322 + t95 * t327
                                    - t105 * (t102 * t325 - t85 * t328));
                            let t330 = t86 * (t324 - t91 * t325);
                            let t331 = k25 * t74;
                            let t332 = k23 * t74
                                * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t84);
                            let t333 = k24 * t69 - t97 * t331 - t98 * t332;
                            let t334 = t104 * (t95 * t333);
                            let t335 = t86 * t332;
                            let t336 = half_h * (t84 * t98 - t97);
                            let t337 = t86 * (half_h * t84) + t104 * (t95 * t336);
                            let t338 = half_h * (t86 + t101 * t104);
                            let t339 = t104 * (h * t95);
                            let t340 = rt::lit::<T>(0.5) * t339;
                            let t341 = t108 * (t307 + t109 * t310);
                            let t342 = t108 * (t327 + t109 * t328);
                            let t343 = t108 * t333;
                            let t344 = t108 * t336;
                            let t345 = t108 * (h * t98);
                            let t346 = m1 * t128;
                            let t347 = m2 * t128;
                            let t348 = t141 * t346 + (t135 * t347 + m_a * t128);
                            let t349 = k11 * kappa_gradient;
                            let t350 = t349 * t75;
                            let t351 = theta + half_h * t128;
                            let (t352, t353) = rt::sin_cos(t351);
                            let t354 = t125 * t352;
                            let t355 = t125 * t353;
                            let t356 = half_h
                                * (kappa_gradient
                                    * (t353 * (rt::lit::<T>(2.0) * t354)
                                        - t352 * (rt::lit::<T>(2.0) * t355))) - t143;
                            let t357 = t350 + t356;
                            let t358 = t348 - t357;
                            let t359 = t112 * (rt::lit::<T>(1.0) / (t113 * t113));
                            let t360 = t358 * t359;
                            let t361 = rt::lit::<T>(1.0) / (t82 * t82);
                            let t362 = t134 * t347 + t139 * t346;
                            let t363 = t350 + t84 * t358;
                            let t364 = t362 - t363;
                            let t365 = t100 * (rt::lit::<T>(1.0) / (t103 * t103));
                            let t366 = t364 * t365;
                            let t367 = rt::lit::<T>(1.0) / (t85 * t85);
                            let t368 = t80 * t347;
                            let t369 = t108 * t368;
                            let t370 = t104 * t364;
                            let t371 = t114 * t358;
                            let t372 = t349 * t122;
                            let t373 = t95 * t370 + (t94 * t371 + t119 * t372);
                            let t374 = t369 - t373;
                            let t375 = rt::lit::<T>(1.0) / (t121 * t121);
                            let t376 = t99 * (rt::lit::<T>(1.0) / (t102 * t102));
                            let t377 = t85 * t366
                                + (t82 * t360
                                    + (t375 * (t120 * (k12 * kappa_gradient)) - t368 * t376));
                            let t378 = t90 * t374 + t95 * t377;
                            let t379 = t363 - t362;
                            let t380 = t102 * t366 + t367 * (t95 * t378 + t90 * t379);
                            let t381 = t86 * t379 + t98 * t374;
                            let t382 = t86 * t378 + (t98 * t377 + t99 * t370);
                            let t383 = t79 * t380
                                + (t106 * t358 - t89 * t381 - t94 * t382);
                            let t384 = t357 - t348;
                            let t385 = t89 * t374 + t94 * t377;
                            let t386 = t102 * t360
                                + t361 * (t79 * t383 + (t89 * t384 + t94 * t385));
                            let t387 = t84 * t380 + t83 * t383;
                            let t388 = t386 + (t380 - t387);
                            let t389 = t84 * t382;
                            let t390 = t83 * t385 + (t97 * t377 + t99 * t371);
                            let t391 = t389 - (t382 + t390);
                            let t392 = t83 * t384 + t97 * t374 - t84 * t381;
                            let t393 = t381 + t392;
                            let t394 = t75 * t388
                                + k8
                                    * (t74 * t388 + (t73 * t391 + (t87 * t393 + t349 * t117)));
                            let t395 = t373 - t369;
                            let t396 = t96 * t377
                                + r_squared * (t99 * t372 + k9 * (t87 * t395 + t73 * t377));
                            let t397 = t390 - t389;
                            let t398 = l1_m2_c2 * (t382 + t397) - twice_m2_l1_c2 * t380;
                            let t399 = t387 - t386;
                            let t400 = t398 + twice_l1_m2_c2 * t399;
                            let t401 = twice_m2_l1 * t64;
                            let t402 = t106 * t347 + t116 * t347;
                            let t403 = c2 * (t399 * t401 - (t109 * t347 + t402))
                                + (d * (m2_c2 * t387 + m2_c2 * t397 - twice_m2_c2 * t386)
                                    + t64 * t398);
                            let t404 = t70
                                * (m2_c2 * (t394 + (t75 * t391 + t396)) + t63 * t400)
                                - t69 * t403;
                            let t405 = rt::lit::<T>(2.0) * t81;
                            let t406 = t78 * t387
                                + (t70 * t398 - (l1 * t402 + t128 * (m1_c1 * t117)))
                                - t386 * t405;
                            let t407 = half_h
                                * (t75 * t393 + (t96 * t395 + k13 * kappa_gradient))
                                + (kappa_gradient * t349 + rt::lit::<T>(1.0));
                            let t408 = t114
                                * (t99 * t301 + t94 * t307
                                    - t115 * (t102 * t291 - t82 * t310));
                            let t409 = t83 * (t280 - t291 * t111) - t106 * t292 - t408
                                - t84 * t312;
                            let t410 = half_c2_h * t69;
                            let t411 = t410 + k26 * t63;
                            let t412 = t410 * t109;
                            let t413 = t80 * t341 - t412;
                            let t414 = t134 * t312 - t411 * t106 + (t413 - t411 * t116);
                            let t415 = t135 * t409 + t414;
                            let t416 = k28 * t63;
                            let t417 = t139 * t312 - t106 * t416 - t116 * t416;
                            let t418 = t141 * t409 + t417;
                            let t419 = t312 + t409;
                            let t420 = t99 * (k27 * t70);
                            let t421 = t75 * t419
                                + (t279 * t117
                                    + t122 * (t123 * (k3 * t310) + (t420 + t119 * t307)));
                            let t422 = t125 * (m2 * t415 + (m1 * t418 + m_a * t409))
                                + (kappa_gradient * (k14 * t409) + t143 * t421);
                            let t423 = t114
                                * (t99 * t315 + t94 * t327
                                    - t115 * (t102 * t320 - t82 * t328));
                            let t424 = t330 - t329;
                            let t425 = t83 * (t304 - t320 * t111) - t106 * t321 - t423
                                - t84 * t424;
                            let t426 = t410 * t106;
                            let t427 = t80 * t342 - t412;
                            let t428 = t410 * t116;
                            let t429 = t134 * t424 - t426 + (t427 - t428);
                            let t430 = t135 * t425 + t429;
                            let t431 = t139 * t424;
                            let t432 = t431 + t141 * t425;
                            let t433 = t424 + t425;
                            let t434 = t75 * t433
                                + (t303 * t266
                                    + t122 * (t123 * (k3 * t328) + (t420 + t119 * t327)));
                            let t435 = t125 * (m2 * t430 + (m1 * t432 + m_a * t425))
                                + (kappa_gradient * (k14 * t425) + t143 * t434);
                            let t436 = t335 - t334;
                            let t437 = t83 * t331 - t114 * (t94 * t333) - t84 * t436;
                            let t438 = t436 + t437;
                            let t439 = t75 * t438 + (k29 + t122 * (t119 * t333));
                            let t440 = t80 * t343;
                            let t441 = t134 * t436 + t440;
                            let t442 = t135 * t437 + t441;
                            let t443 = t139 * t436;
                            let t444 = t443 + t141 * t437;
                            let t445 = kappa_gradient * (k14 * t437)
                                + t125 * (m2 * t442 + (m1 * t444 + m_a * t437));
                            let t446 = t84 * t337 + (half_h * t83 - t114 * (t94 * t336));
                            let t447 = t446 - t337;
                            let t448 = t122 * (t119 * t336) + t75 * t447;
                            let t449 = t80 * t344;
                            let t450 = t449 - t134 * t337;
                            let t451 = t135 * t446 + t450;
                            let t452 = t139 * t337;
                            let t453 = t141 * t446 - t452;
                            let t454 = t125 * (m2 * t451 + (m1 * t453 + m_a * t446))
                                + (kappa_gradient * (k14 * (kappa_gradient + t446))
                                    + rt::lit::<T>(1.0));
                            let t455 = half_h * t94;
                            let t456 = t114 * (t98 * t455) - t84 * t338;
                            let t457 = t345 * (half_c2 * t70);
                            let t458 = t134 * t338 - t457;
                            let t459 = t135 * t456 + t458;
                            let t460 = t139 * t338;
                            let t461 = t460 + t141 * t456;
                            let t462 = t338 + t456;
                            let t463 = k30 * t69;
                            let t464 = t75 * t462 - t122 * (t98 * t463);
                            let t465 = t125 * (m2 * t459 + (m1 * t461 + m_a * t456))
                                + (kappa_gradient * (k14 * t456) + t143 * t464);
                            let t466 = t95 * (half_h * t79) / (t82 * t103) - t114 * t455;
                            let t467 = t75 * t466 + (t122 * t463 - t104 * (t95 * t331));
                            let t468 = half_c2_h * t70;
                            let t469 = t108 * t468;
                            let t470 = t469 - t339 * (rt::lit::<T>(0.5) * t134);
                            let t471 = t135 * t466 + t470;
                            let t472 = t339 * (half_c1 * t64);
                            let t473 = t141 * t466 - t472;
                            let t474 = kappa_gradient * (k14 * t466)
                                + t125 * (m2 * t471 + (m1 * t473 + m_a * t466));
                            let b_over_r_rho2_rate = b_over_r * rho2_rate;
                            let inv_r_rho1_rate = inv_r * rho1_rate;
                            let t475 = b_over_r
                                * (t130
                                    + kappa_gradient
                                        * (b_over_r_rho2_rate + inv_r_rho1_rate
                                            - (inv_r_rho1_rate - b_over_r_rho2_rate)) - t132)
                                + (rho1_rate * t143 + (t127 + t128));
                            let t476 = t144 * t419 + t117 * (k28 * t64);
                            let t477 = t147 * (t421 - t476)
                                + (t142 * t476
                                    + (t146 * (t417 + t139 * t409) + t145 * t418));
                            let t478 = k26 * t64 + t468;
                            let t479 = t468 * t109;
                            let t480 = t479 + t148 * t341;
                            let t481 = t149 * t409 + t478 * t116
                                + (t149 * t312 + t478 * t106 + t480);
                            let t482 = t421 - t481;
                            let t483 = t153 * t482
                                + (t138 * t481
                                    + (t152 * (t414 + t134 * t409) + t151 * t415));
                            let t484 = t144 * t433;
                            let t485 = t147 * (t434 - t484)
                                + (t145 * t432
                                    + (t146 * (t431 + t139 * t425) + t142 * t484));
                            let t486 = t468 * t116;
                            let t487 = t468 * t106;
                            let t488 = t479 + t148 * t342;
                            let t489 = t486 + t149 * t425 + (t487 + t149 * t424 + t488);
                            let t490 = t434 - t489;
                            let t491 = t153 * t490
                                + (t138 * t489
                                    + (t152 * (t429 + t134 * t425) + t151 * t430));
                            let t492 = t144 * t438;
                            let t493 = t146 * (t443 + t139 * t437)
                                + (t147 * (t439 - t492) + (t142 * t492 + t145 * t444));
                            let t494 = t148 * t343;
                            let t495 = t149 * t437 + (t149 * t436 + t494);
                            let t496 = t439 - t495;
                            let t497 = t152 * (t441 + t134 * t437)
                                + (t153 * t496 + (t151 * t442 + t138 * t495));
                            let t498 = t144 * t447;
                            let t499 = t146 * (t139 * t446 - t452)
                                + (t147 * (t448 - t498) + (t142 * t498 + t145 * t453));
                            let t500 = t148 * t344;
                            let t501 = t500 + t149 * t446;
                            let t502 = t149 * t337;
                            let t503 = t448 + (t502 - t501);
                            let t504 = t151 * t451 + t138 * (t501 - t502)
                                + (t153 * t503 + t152 * (t450 + t134 * t446));
                            let t505 = t345 * (half_c2 * t69);
                            let t506 = t149 * t462;
                            let t507 = t464 + (t505 - t506);
                            let t508 = t152 * (t458 + t134 * t456) + t151 * t459
                                + (t153 * t507 + t138 * (t506 - t505));
                            let t509 = t144 * t462;
                            let t510 = t147 * (t464 - t509)
                                + (t146 * (t460 + t139 * t456)
                                    + (t142 * t509 + t145 * t461));
                            let t511 = t466 - t340;
                            let t512 = t144 * t511;
                            let t513 = t146 * (t139 * t466 - t472)
                                + (t145 * t473 + (t147 * (t467 - t512) + t142 * t512));
                            let t514 = t108 * t410;
                            let t515 = t514 + t149 * t466;
                            let t516 = t339 * (rt::lit::<T>(0.5) * t149);
                            let t517 = t467 + t516 - t515;
                            let t518 = t152 * (t470 + t134 * t466)
                                + (t138 * (t515 - t516) + (t153 * t517 + t151 * t471));
                            let t519 = t428 + t426;
                            let t520 = t152 * (t80 * t419 + (t413 - t519)) + t157 * t415
                                + (t156 * t482
                                    + t138 * (t148 * t419 + (t486 + (t480 + t487))));
                            let t521 = t152 * (t80 * t433 + (t427 - t519)) + t157 * t430
                                + (t156 * t490
                                    + t138 * (t148 * t433 + (t488 + (t486 + t487))));
                            let t522 = t157 * t442 + t138 * (t494 + t148 * t438)
                                + (t156 * t496 + t152 * (t440 + t80 * t438));
                            let t523 = t157 * t451 + t138 * (t500 + t148 * t447)
                                + (t156 * t503 + t152 * (t449 + t80 * t447));
                            let t524 = t152 * (t80 * t462 - t457) + t157 * t459
                                + (t156 * t507 + t138 * (t148 * t462 - t505));
                            let t525 = t156 * t517 + t138 * (t514 + t148 * t511)
                                + (t152 * (t469 + t80 * t511) + t157 * t471);
                            let t526 = rt::div_or_zero(rt::lit::<T>(-1.0), t276);
                            let t527 = t165 * t526;
                            let t528 = t527 * (k15 * t161);
                            let t529 = t528 + t526 * (rt::lit::<T>(0.5) * t191);
                            let t530 = t212 * t529;
                            let t531 = t195 * t530;
                            let t532 = t178 * t529;
                            let t533 = t528 + t526 * (rt::lit::<T>(0.5) * t186);
                            let t534 = t532 - t533;
                            let t535 = t208 * t534;
                            let t536 = t200 * t526;
                            let t537 = t217 * t527;
                            let t538 = t196 * t535
                                + (t536 * (rt::lit::<T>(0.5) * t219)
                                    + t537 * (half_m2_c2_r_squared * sin_second_mid_new));
                            let t539 = t531 - t538;
                            let t540 = t533 - t532;
                            let t541 = t180 * t540 + t203 * t539;
                            let t542 = t177 * t529 + t202 * t539 - t178 * t541;
                            let t543 = rt::lit::<T>(0.5) * t526;
                            let t544 = t542 + t213 * t543;
                            let t545 = t541 + t526 * (rt::lit::<T>(0.5) * t209);
                            let t546 = t538 - t531;
                            let t547 = t546 + t526 * (rt::lit::<T>(0.5) * t220);
                            let t548 = t526 * (m2_h * q2_rate);
                            let t549 = q1_rate_h * t526;
                            let t550 = m2 * t549;
                            let t551 = t157 * t548 + t151 * t550;
                            let t552 = t138 * t548;
                            let t553 = t152 * t548;
                            let t554 = t148 * t552 + t80 * t553;
                            let t555 = t152 * t550;
                            let t556 = m1 * t549;
                            let t557 = t146 * t556;
                            let t558 = m2 * t526;
                            let t559 = t245 * t558;
                            let t560 = m1 * t526;
                            let t561 = t560 * t268;
                            let t562 = t250 * t559 + t265 * t561;
                            let t563 = t145 * t556;
                            let t564 = t135 * t551 + t554
                                + (t134 * t555 + t139 * t557 + (t562 + t141 * t563));
                            let t565 = t175 * t544
                                + (t172 * t545 + (t189 * t547 + t564));
                            let t566 = t224 * t526;
                            let t567 = t238 * t543 + k15 * t566;
                            let t568 = t566 * t44;
                            let t569 = t568 + t526 * (rt::lit::<T>(0.5) * t227);
                            let t570 = t568 + t526 * (rt::lit::<T>(0.5) * t231);
                            let t571 = t16 * t569;
                            let t572 = t42 * t569 + t41 * (t570 - t571);
                            let t573 = t566 * t45 + t526 * (t222 * t46);
                            let t574 = t572 - t573;
                            let t575 = t573 - t572;
                            let t576 = t21 * (t571 - t570) + t23 * t575;
                            let t577 = t19 * t575 - t14 * t569 - t16 * t576;
                            let t578 = t576 + t577;
                            let t579 = t1 * t574 + t10 * t578;
                            let t580 = t541 + t542;
                            let t581 = t166 * t580
                                + (t201 * t546 + (t218 * t543 + k15 * t527));
                            let t582 = t545 + t544;
                            let t583 = t526 * (rt::lit::<T>(0.5) * t235);
                            let t584 = t236 * t543;
                            let t585 = t526 * (rt::lit::<T>(0.5) * t234);
                            let t586 = t147 * t556;
                            let t587 = t156 * t548 + t153 * t550;
                            let t588 = t160 * t547
                                + (m2_c2_sin_second_mid * (t574 - t585)
                                    + (t559 + t526 * (twice_m1 * t268) - t586 - t587));
                            let t589 = k4 * (t567 - t579 - t581)
                                + (t161 * t582 + (t6 * (t578 - (t583 + t584)) + t588));
                            let t590 = t277 * (h * t526);
                            let t591 = t590 * (rt::lit::<T>(2.0) * t132);
                            let t592 = t590 * (rt::lit::<T>(2.0) * t130);
                            let t593 = inv_r * (t591 + t592)
                                + t277 * (t526 * (twice_h * t125));
                            let t594 = t589 - t593;
                            let t595 = t75 * t594;
                            let t596 = t161 * t581;
                            let t597 = t584 - t577;
                            let t598 = t583 - t576;
                            let t599 = t585 - t574;
                            let t600 = t586 - t142 * t556;
                            let t601 = t271 * t560;
                            let t602 = t267 * t560;
                            let t603 = t144 * t600
                                + (t601 * (twice_c1 * t255) + t602 * (twice_c1 * t243));
                            let t604 = t138 * t550;
                            let t605 = t587 - t604;
                            let t606 = t149 * t605;
                            let t607 = t264 * t558;
                            let t608 = t256 * t607;
                            let t609 = t251 * t558;
                            let t610 = t244 * t609;
                            let t611 = t257 * t558;
                            let t612 = t603
                                + (t606
                                    + (t608 + t526 * (t272 * (twice_m1 * t270))
                                        + (t610 + t262 * t611)));
                            let t613 = b_over_r * (t591 - t592)
                                + t590
                                    * ((t355 * t352 - t353 * t354) * (h * t125)
                                        - rt::lit::<T>(2.0) * t128);
                            let t614 = t579 - t567;
                            let t615 = t6 * t614;
                            let t616 = t596
                                + (t11 * t597 + (t8 * t598 + (t9 * t599 + t612)))
                                + (t613 + t615);
                            let t617 = t595 + t616;
                            let t618 = t565 - t617;
                            let t619 = t359 * t618;
                            let t620 = t555 + t551;
                            let t621 = t563 + t557;
                            let t622 = t169 * t545
                                + (t184 * t547
                                    + (t134 * t620 + (t139 * t621 + (t562 + t554))));
                            let t623 = t172 * t544 + t622;
                            let t624 = t560 * t272;
                            let t625 = t5 * t599
                                + (t603
                                    + (t606
                                        + (t608 + t261 * t611 + (t610 + c1 * t258 * t624))));
                            let t626 = t84 * t618
                                + (t595
                                    + (t615 + (t596 + (t8 * t597 + (t7 * t598 + t625)))));
                            let t627 = t623 - t626;
                            let t628 = t365 * t627;
                            let t629 = rt::lit::<T>(2.0) * (t240 * t609 + t252 * t607)
                                + rt::lit::<T>(0.5) * (c2 * t259 * t611 - c2 * t246 * t559);
                            let t630 = t587 - (t552 + t604);
                            let t631 = t551 + (t553 + t555);
                            let t632 = t9 * t597
                                + (t5 * t598 + (t629 + (t148 * t630 - t80 * t631)))
                                + (k2 * (t599 - t547) - t184 * t545 - t189 * t544);
                            let t633 = t632
                                + (t160 * t581 + m2_c2_sin_second_mid * t614);
                            let t634 = t85 * t628
                                + (t82 * t619
                                    + (t594 * (t375 * (k3 * t120)) + t376 * t633));
                            let t635 = t104 * t627;
                            let t636 = t114 * t618;
                            let t637 = t122 * t594;
                            let t638 = t95 * t635
                                + (t94 * t636 + (t119 * t637 + t108 * t633));
                            let t639 = t95 * t634 - t90 * t638;
                            let t640 = t626 - t623;
                            let t641 = t102 * t628 + t367 * (t95 * t639 + t90 * t640);
                            let t642 = t98 * t638;
                            let t643 = t86 * t640;
                            let t644 = t642 - t643;
                            let t645 = t86 * t639 + (t98 * t634 + t99 * t635);
                            let t646 = t79 * t641
                                + (t89 * t644 + t106 * t618 - t94 * t645);
                            let t647 = t617 - t565;
                            let t648 = t94 * t634 - t89 * t638;
                            let t649 = t102 * t619
                                + t361 * (t79 * t646 + (t89 * t647 + t94 * t648));
                            let t650 = t84 * t641 + t83 * t646;
                            let t651 = t649 + (t641 - t650);
                            let t652 = t84 * t645;
                            let t653 = t83 * t648 + (t97 * t634 + t99 * t636);
                            let t654 = t652 - (t645 + t653);
                            let t655 = t643 - t642;
                            let t656 = t84 * t644 + (t83 * t647 - t97 * t638);
                            let t657 = t655 + t656;
                            let t658 = t75 * t651
                                + k8
                                    * (t74 * t651 + (t73 * t654 + (t87 * t657 + t117 * t594)));
                            let t659 = t96 * t634
                                + r_squared * (t99 * t637 + k9 * (t87 * t638 + t73 * t634));
                            let t660 = t653 - t652;
                            let t661 = l1_m2_c2 * (t645 + t660) - twice_m2_l1_c2 * t641;
                            let t662 = t650 - t649;
                            let t663 = t661 + twice_l1_m2_c2 * t662;
                            let t664 = t117 * t605;
                            let t665 = t117 * t607;
                            let t666 = twice_c2 * (t665 + t109 * t607);
                            let t667 = t63 * t663
                                + (c2 * (t109 * t630 + (t664 - t117 * t552)) + t67 * t666);
                            let t668 = t117 * t620;
                            let t669 = t117 * t609;
                            let t670 = twice_c2 * (t669 + t109 * t609);
                            let t671 = d
                                * (m2_c2 * t650 + m2_c2 * t660 - twice_m2_c2 * t649)
                                + (t67 * t670 + t64 * t661);
                            let t672 = t69
                                * (c2 * (t401 * t662 - (t109 * t631 + (t668 + t117 * t553)))
                                    + t671);
                            let t673 = t70
                                * (m2_c2 * (t658 + (t75 * t654 + t659)) + t667) - t672;
                            let t674 = twice_c1 * t117;
                            let t675 = twice_l1 * t665 + t601 * t674;
                            let t676 = c1 * t117;
                            let t677 = m1_c1_plus_m2_l1 * t658
                                + (t69 * t663
                                    + (l1 * t664 + (sin_q1_rate_half_h * t675 + t600 * t676)));
                            let t678 = twice_l1 * t669 + t602 * t674;
                            let t679 = t78 * t650
                                + (t70 * t661
                                    + (sin_q1_rate_half_h * t678 - t621 * t676 - l1 * t668));
                            let t680 = t64 * t677
                                + (cos_q1_rate_half_h * (t64 * t678 + t63 * t675)
                                    - t63 * (t679 - t405 * t649));
                            let t681 = t205 * t534 * (rt::lit::<T>(1.0) / (t207 * t207));
                            let t682 = rt::lit::<T>(0.5) * t204;
                            let t683 = t527 * (k16 * t215)
                                * (rt::lit::<T>(1.0) / (t216 * t216))
                                + t536 * t682 * (rt::lit::<T>(1.0) / (t206 * t206));
                            let t684 = t210 * t529 * (rt::lit::<T>(1.0) / (t211 * t211));
                            let t685 = t179 * t681 + (t683 - t176 * t684);
                            let t686 = t193 * t539 + t196 * t685;
                            let t687 = t206 * t681
                                + (t196 * t686 + t193 * t540)
                                    * (rt::lit::<T>(1.0) / (t179 * t179));
                            let t688 = t180 * t686 + (t203 * t685 + t204 * t535);
                            let t689 = t173 * t687
                                - (t195 * t688 + (t192 * t541 + t209 * t529));
                            let t690 = t192 * t539 + t195 * t685;
                            let t691 = (t173 * t689 + (t195 * t690 + t192 * t529))
                                * (rt::lit::<T>(1.0) / (t176 * t176));
                            let t692 = t206 * t684;
                            let t693 = t178 * t687 + t177 * t689;
                            let t694 = t691 + (t687 - t692 - t693);
                            let t695 = t204 * t530 + t178 * t688;
                            let t696 = t202 * t685 + t177 * t690;
                            let t697 = t695 - (t688 + t696);
                            let t698 = k8
                                * (t161 * t694
                                    + (t160 * t697
                                        + (t165 * t580 + t214 * (rt::lit::<T>(0.5) * t527))));
                            let t699 = t698
                                + (t166 * t694 + (t124 * t582 + t117 * t581));
                            let t700 = r_squared
                                * (t537 * t682 + k9 * (t165 * t546 + t160 * t685))
                                + (t109 * t581 + (t201 * t685 + t124 * t547));
                            let t701 = t696 - (t109 * t544 + t116 * t547) - t695;
                            let t702 = l1_m2_c2
                                * (t701 + (t688 - (t106 * t547 + t109 * t545)))
                                - twice_m2_l1_c2 * (t687 + t106 * t545);
                            let t703 = t692 - t116 * t544 - t691;
                            let t704 = t693 - (t116 * t545 + t106 * t544);
                            let t705 = t703 + t704;
                            let t706 = t702 + twice_l1_m2_c2 * t705;
                            let t707 = t117 * t559;
                            let t708 = m2_c2 * (t699 + (t166 * t697 + t700))
                                + (sin_q1_ahead_new * t706
                                    - half_c2 * (t707 + t109 * t559));
                            let t709 = t117 * t611;
                            let t710 = c2
                                * (rt::lit::<T>(0.5) * (t709 + t109 * t611)
                                    + t705 * (twice_m2_l1 * cos_q1_ahead_new))
                                + (cos_q1_ahead_new * t702
                                    + d * (twice_m2_c2 * t703 + (m2_c2 * t704 + m2_c2 * t701)));
                            let t711 = cos_second_mid_new * t708
                                - sin_second_mid_new * t710;
                            let t712 = (t69 * t666 + t70 * t670)
                                * (rt::lit::<T>(0.5) * t68);
                            let t713 = t703 * (rt::lit::<T>(2.0) * t174)
                                + (t171 * t704
                                    + (cos_second_mid_new * t702
                                        + (half_l1 * t709 + t624 * t676)));
                            let t714 = cos_q1_ahead_new
                                * (m1_c1_plus_m2_l1 * t699
                                    + (sin_second_mid_new * t706
                                        - (half_l1 * t707 + t561 * t676)))
                                + (t712 - t154 * t526 - sin_q1_ahead_new * t713);
                            let t715 = h
                                * (rt::lit::<T>(0.5) * t673 + (t711 + (t712 - t158 * t526)))
                                - rt::lit::<T>(2.0) * q2_rate * t590;
                            let t716 = h
                                * (t581
                                    + rt::lit::<T>(0.5)
                                        * (t75 * t657 + (t96 * t638 + k8 * t594)))
                                - (kappa_gradient * t593
                                    + rt::lit::<T>(2.0) * rho1_rate * t590);
                            (
                                [
                                    q1_rate - t61 - t106,
                                    q2_rate - t107 - t109,
                                    inv_r * (t131 + t133)
                                        + (rho1_rate + kappa_gradient * t125 - t143 * t128),
                                    b_over_r * (t131 - t133)
                                        + (t143 * t125 + (rho2_rate + kappa_gradient * t128)),
                                    t154 + (rho3_rate + t155),
                                    t158 + (rho4_rate + t159),
                                    kappa_gradient - t277,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t312,
                                        t329 - t330,
                                        t334 - t335,
                                        t337,
                                        -(kappa_gradient + t338),
                                        t340,
                                        -rho3_rate,
                                    ],
                                    [
                                        -t341,
                                        rt::lit::<T>(1.0) - t342,
                                        -t343,
                                        -t344,
                                        rt::lit::<T>(0.5) * t345,
                                        -(kappa_gradient + half_h * t108),
                                        -rho4_rate,
                                    ],
                                    [
                                        half_h
                                            * (t404
                                                + (t64 * (t69 * t400 + m1_c1_plus_m2_l1 * t394)
                                                    - t63 * t406)),
                                        half_h * t404,
                                        t407,
                                        kappa_gradient * t356 + half_h * t392,
                                        half_h * t381,
                                        half_h * t395,
                                        rho2_rate * t356
                                            + (inv_r * (t130 + t132) + (rho1_rate * t349 + t125)),
                                    ],
                                    [
                                        t422,
                                        t435,
                                        t143 * (kappa_gradient + t439) + t445,
                                        t143 * t448 + t454,
                                        t465,
                                        t143 * t467 + t474,
                                        t475,
                                    ],
                                    [
                                        m1 * t477 + (kappa_gradient + m2 * t483),
                                        m1 * t485 + m2 * t491,
                                        m1 * t493 + m2 * t497,
                                        m1 * t499 + m2 * t504,
                                        m2 * t508 + (m1 * t510 + rt::lit::<T>(1.0)),
                                        m1 * t513 + m2 * t518,
                                        q1_rate,
                                    ],
                                    [
                                        m2 * t520,
                                        kappa_gradient + m2 * t521,
                                        m2 * t522,
                                        m2 * t523,
                                        m2 * t524,
                                        m2 * t525 + rt::lit::<T>(1.0),
                                        q2_rate,
                                    ],
                                    [
                                        h * (rt::lit::<T>(0.5) * (t673 + t680) + (t711 + t714))
                                            - rt::lit::<T>(2.0) * q1_rate * t590,
                                        t715,
                                        t716,
                                        h * (t544 + rt::lit::<T>(0.5) * t656)
                                            + (kappa_gradient * t613
                                                - rt::lit::<T>(2.0) * rho2_rate * t590),
                                        h * (t545 + rt::lit::<T>(0.5) * t655)
                                            - rt::lit::<T>(2.0) * rho3_rate * t590,
                                        h * (t547 + rt::lit::<T>(0.5) * t638)
                                            - rt::lit::<T>(2.0) * rho4_rate * t590,
                                        rho2_rate * t613 + rt::lit::<T>(1.0) - rho1_rate * t593,
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
                let t127 = rho2_rate * kappa_gradient;
                let q1_rate_half_h = half_h * q1_rate;
                let t62 = q1 + q1_rate_half_h;
                let t65 = t62 + (q2 + half_h * q2_rate);
                let q1_rate_h = h * q1_rate;
                let q2_rate_h = h * q2_rate;
                let t66 = rt::lit::<T>(0.5) * (q1_rate_h + q2_rate_h);
                let (_, (t69, t70)) = rt::halfway(
                    (sin_second_mid, cos_second_mid),
                    t66,
                    t65,
                );
                let t77 = d * t70;
                let (_, (t63, t64)) = rt::halfway(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1_rate_half_h,
                    t62,
                );
                let t71 = t63 * t69;
                let t80 = c2 * t70;
                let t81 = m1_c1_d + m2_l1 * (d + t80);
                let t73 = m2_c2 * t69;
                let t74 = t73 + m1_c1_plus_m2_l1 * t63;
                let t75 = k8 * t74;
                let t76 = t74 * t75;
                let t82 = k6 + twice_m2_c2 * (t77 + l1 * t71)
                    + (t81 * (rt::lit::<T>(2.0) * t64) - t76);
                let t83 = rt::lit::<T>(1.0) / t82;
                let t87 = rho1 + half_h * rho1_rate;
                let t88 = t87 * t75;
                let t89 = t88 + (rho2 + half_h * rho2_rate);
                let t96 = k10 * t69;
                let t72 = t71 + t64 * t70;
                let t93 = l1 * t72;
                let t92 = j2 - t73 * t75;
                let t94 = m2_c2 * (t93 + (c2 + t77)) + t92;
                let t97 = t94 * t83;
                let t78 = m1_c1_d + m2_l1 * (d + twice_c2 * t70);
                let t79 = k1 + m2_c2 * (t77 + twice_l1 * t71) + (t64 * t78 - t76);
                let t84 = t79 * t83;
                let t95 = t92 + m2_c2 * (c2 + t93) - t94 * t84;
                let t85 = k1 + twice_m2_l1_c2 * t72 - t76 - t79 * t84;
                let t86 = rt::lit::<T>(1.0) / t85;
                let t98 = t95 * t86;
                let t101 = t95 * t98;
                let t102 = k2 - t73 * t96 - t94 * t97 - t101;
                let t108 = rt::lit::<T>(1.0) / t102;
                let t90 = t88 + (rho3 + half_h * rho3_rate) - t89 * t84;
                let t99 = t87 * t96 + (rho4 + half_h * rho4_rate) - t89 * t97
                    - t98 * t90;
                let t112 = t94 * t99;
                let t100 = t95 * t99;
                let t717 = t86 * (t90 - t108 * t100);
                let t718 = t83 * (t89 - t108 * t112) - t84 * t717;
                let t719 = t127 + t718;
                let theta_ahead_new = theta + half_h * t719;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t725 = t717 + t718;
                let t726 = t75 * t725;
                let t727 = t108 * (t96 * t99);
                let t110 = rho1_rate * kappa_gradient;
                let t118 = k8 * t87;
                let t771 = t726 + (t727 + (t110 + t118));
                let t772 = h * t771;
                let x_new = x + cos_theta_ahead_new * t772;
                let y_new = y + sin_theta_ahead_new * t772;
                let theta_new = theta + h * t719;
                let t773 = inv_r * t771;
                let t730 = b_over_r * t719;
                let right_new = right + h * (t773 + t730);
                let left_new = left + h * (t773 - t730);
                let q1_new = q1 + q1_rate_h;
                let q2_new = q2 + q2_rate_h;
                let t162 = rho1 + h * rho1_rate;
                let t774 = k9 / t13;
                let t775 = r_squared * t6;
                let t776 = t10 - t774 * (t775 * t15);
                let t777 = t1 - t774 * (t775 * t18) - t23 * t776;
                let t778 = t21 * t776 - t30 * (t22 * t777);
                let t779 = t775 * t774 - t35 * (t18 * t777) - t16 * t778;
                let t780 = rho1 * (t10 * (t778 + t779) + (k8 + t38 * (t39 * t777)))
                    + (t40 + (rho2 * t779 + (rho3 * t778 + t33 * (rho4 * t777))));
                let t781 = t15 * t22;
                let t782 = t781 / (t13 * t29) - t42;
                let t783 = rho1 * (t10 * t782 + (t43 - t30 * (t10 * t22)))
                    + (rho2 * t782 + (t34 + rho4 * t33 - rho3 * t41));
                let t784 = rt::lit::<T>(1.0) / (t13 * t20);
                let t785 = t781 * t784 - t19;
                let t786 = t15 * t784 + t30 * (t22 * t785);
                let t787 = t16 * t786 + (t14 - t35 * (t18 * t785));
                let t788 = rho1 * (t38 * (t39 * t785) + t10 * (t787 - t786))
                    + (rho2 * t787 + (t36 + (t33 * (rho4 * t785) - rho3 * t786)));
                let t789 = t21 + t27 * t30;
                let t790 = t35 * (t18 * t23) - t16 * t789;
                let t791 = rho1 * (t10 * (t789 + t790) - t38 * (t39 * t23))
                    + (rho2 * t790 + (rho3 * t789 + (t32 - rho4 * t41)));
                let t792 = rho1 * t780 + rho4 * t783 + (rho2 * t788 + rho3 * t791);
                let t793 = rt::lit::<T>(0.5)
                    * (rho1 * t40 + (rho2 * t36 + (rho3 * t32 + rho4 * t34)))
                    - reference;
                let t794 = rt::lit::<T>(0.5) * t792;
                let t795 = rt::visible_change(
                    t792 * (rt::lit::<T>(0.25) * t793),
                    reference * (rt::lit::<T>(0.0625) * reference) + t794 * t794,
                    rt::abs(q2) + (rt::abs(q1) + rt::lit::<T>(1.0)),
                );
                let t796 = rt::lit::<T>(1.0) - t795;
                let rho1_new = t162 * t796;
                let t188 = rho2 + h * rho2_rate;
                let rho2_new = t188 * t796;
                let t182 = rho3 + h * rho3_rate;
                let rho3_new = t182 * t796;
                let t197 = rho4 + h * rho4_rate;
                let rho4_new = t197 * t796;
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate_h,
                    q1_new,
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
                _, _, _] = motion.carried;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    twice_m2_l1_c2,
                    k2,
                    inv_r,
                    b_over_r,
                    twice_r_squared,
                    k6,
                    k7,
                    m2_l1_over_r_squared,
                    k8,
                    k10,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let second_mid = q1 + q2;
                let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
                let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
                let t2 = k8 * t1;
                let t3 = sin_q1 * sin_second_mid;
                let t4 = t3 + cos_q1 * cos_second_mid;
                let t5 = t1 * t2;
                let d_cos_second_mid = d * cos_second_mid;
                let t6 = k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                    + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid))
                        - t5);
                let t7 = k6 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                    + ((k7 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                        * (twice_r_squared * cos_q1) - t5);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = t6 * t8;
                let t10 = rt::lit::<T>(1.0) / (k1 + twice_m2_l1_c2 * t4 - t5 - t6 * t9);
                let t11 = rho1 * t2;
                let t12 = rho2 + t11;
                let t13 = rho3 + t11 - t9 * t12;
                let t14 = k10 * sin_second_mid;
                let t15 = l1 * t4;
                let t16 = j2 - m2_c2_sin_second_mid * t2;
                let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
                let t18 = t17 * t8;
                let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
                let t20 = t19 * t10;
                let t21 = rt::lit::<T>(1.0)
                    / (k2 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
                let t22 = rho4 + rho1 * t14 - t18 * t12 - t20 * t13;
                let t23 = t10 * (t13 - t21 * (t19 * t22));
                let t24 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
                let t25 = t2 * (t23 + t24) + (k8 * rho1 + t21 * (t14 * t22));
                let t26 = inv_r * t25;
                let t27 = b_over_r * t24;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t25,
                    y_dot: sin_theta * t25,
                    theta_dot: t24,
                    right_dot: t26 + t27,
                    left_dot: t26 - t27,
                    q1_dot: t23,
                    q2_dot: t21 * t22,
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
                let j2 = parameters.J2;
                let c2 = parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    twice_m2_l1_c2,
                    k2,
                    k3,
                    k6,
                    m2_c2_r_squared,
                    k8,
                    k10,
                    ..
                } = self;
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let second_mid = q1 + q2;
                let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
                let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
                let t2 = k8 * t1;
                let t3 = sin_q1 * sin_second_mid;
                let t4 = t3 + cos_q1 * cos_second_mid;
                let t5 = t1 * t2;
                let d_cos_second_mid = d * cos_second_mid;
                let t6 = m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid);
                let t7 = k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                    + (cos_q1 * t6 - t5);
                let t8 = m1_c1_d + m2_l1 * (d + c2 * cos_second_mid);
                let t9 = k6 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                    + (t8 * (rt::lit::<T>(2.0) * cos_q1) - t5);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t7 * t10;
                let t12 = k1 + twice_m2_l1_c2 * t4 - t5 - t7 * t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = rho1 * t2;
                let t15 = rho2 + t14;
                let t16 = rho3 + t14 - t15 * t11;
                let t17 = k10 * sin_second_mid;
                let t18 = l1 * t4;
                let t19 = j2 - m2_c2_sin_second_mid * t2;
                let t20 = m2_c2 * (t18 + (c2 + d_cos_second_mid)) + t19;
                let t21 = t20 * t10;
                let t22 = m2_c2 * (c2 + t18) + t19 - t20 * t11;
                let t23 = t22 * t13;
                let t24 = k2 - m2_c2_sin_second_mid * t17 - t20 * t21 - t22 * t23;
                let t25 = t12 * t24;
                let t26 = rt::lit::<T>(1.0) / t25;
                let t27 = rho1 * t17;
                let t28 = rho4 + t27 - t15 * t21 - t23 * t16;
                let t29 = t22 * t28;
                let t30 = t13 * t16 - t26 * t29;
                let t31 = t9 * t24;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t33 = t20 * t28;
                let t34 = t15 * t10 - t32 * t33 - t11 * t30;
                let t35 = m2_c2_r_squared * sin_second_mid;
                let t36 = t35 * t28;
                let t37 = k3 * t24;
                let t38 = rt::lit::<T>(1.0) / t37;
                let t39 = rho1 * (t2 * (t30 + t34) + (k8 * rho1 + t36 * t38));
                let t40 = rho2 * t34;
                let t41 = rt::lit::<T>(1.0) / t24;
                let t42 = t41 * (rho4 * t28);
                let t43 = rho3 * t30;
                let abs_rho1 = rt::abs(rho1);
                let t44 = rt::abs(t2);
                let abs_cos_q1 = rt::abs(cos_q1);
                let abs_m1_c1_d = rt::abs(m1_c1_d);
                let abs_d = rt::abs(d);
                let abs_cos_second_mid = rt::abs(cos_second_mid);
                let t45 = rt::abs(q1) + rt::abs(q2);
                let abs_sin_second_mid = rt::abs(sin_second_mid);
                let t46 = abs_cos_second_mid + t45 * abs_sin_second_mid;
                let t47 = abs_cos_q1 + rt::abs(q1 * sin_q1);
                let t48 = abs_cos_q1 * (abs_m1_c1_d + m2_l1 * (abs_d + twice_c2 * t46))
                    + (k1 + t47 * rt::abs(t6));
                let abs_sin_q1 = rt::abs(sin_q1);
                let t49 = abs_sin_q1 + rt::abs(q1 * cos_q1);
                let t50 = abs_sin_second_mid + t45 * abs_cos_second_mid;
                let t51 = m2_c2 * t50;
                let t52 = m1_c1_plus_m2_l1 * t49 + t51;
                let t53 = k8 * t52;
                let t54 = t52 * t44 + rt::abs(t1) * t53;
                let t55 = abs_d * t46;
                let t56 = t49 * abs_sin_second_mid + abs_sin_q1 * t50;
                let t57 = t48 + (t54 + m2_c2 * (t55 + twice_l1 * t56));
                let t58 = rt::abs(t10);
                let t59 = rt::lit::<T>(2.0)
                    * (t47 * rt::abs(t8)
                        + abs_cos_q1 * (abs_m1_c1_d + m2_l1 * (abs_d + c2 * t46)));
                let t60 = t59 + (twice_m2_c2 * (t55 + l1 * t56) + (k6 + t54));
                let t61 = rt::lit::<T>(1.0) / (t9 * t9);
                let t62 = t57 * t58 + t60 * rt::abs(t7 * t61);
                let t63 = rt::abs(t11);
                let t64 = t56 + (t47 * abs_cos_second_mid + abs_cos_q1 * t46);
                let t65 = rt::abs(t7) * t62
                    + (t57 * t63 + (t54 + (k1 + twice_m2_l1_c2 * t64)));
                let t66 = rt::abs(t24);
                let t67 = rt::abs(t20);
                let t68 = l1 * t64;
                let t69 = rt::abs(m2_c2_sin_second_mid);
                let t70 = j2 + (t51 * t44 + t69 * t53);
                let t71 = m2_c2 * (t68 + (c2 + t55)) + t70;
                let t72 = t67 * t62 + (t71 * t63 + (m2_c2 * (c2 + t68) + t70));
                let t73 = rt::abs(t13);
                let t74 = rt::lit::<T>(1.0) / (t12 * t12);
                let t75 = t72 * t73 + t65 * rt::abs(t22 * t74);
                let t76 = rt::abs(t22);
                let t77 = rt::abs(t23);
                let t78 = t71 * t58 + t60 * rt::abs(t20 * t61);
                let t79 = rt::abs(t21);
                let t80 = k10 * t50;
                let t81 = t67 * t78
                    + (t71 * t79 + (t69 * t80 + (k2 + t51 * rt::abs(t17))));
                let t82 = t75 * t76 + (t72 * t77 + t81);
                let t83 = rt::abs(t28);
                let t84 = rt::abs(t15);
                let abs_rho3 = rt::abs(rho3);
                let t85 = rt::abs(t14) + abs_rho1 * t53;
                let abs_rho2 = rt::abs(rho2);
                let t86 = abs_rho2 + t85;
                let t87 = t84 * t62 + (abs_rho3 + t85 + t86 * t63);
                let abs_rho4 = rt::abs(rho4);
                let t88 = t77 * t87
                    + (t84 * t78
                        + (t86 * t79 + (abs_rho1 * t80 + (abs_rho4 + rt::abs(t27)))));
                let t89 = t75 * rt::abs(t16) + t88;
                let t90 = rt::abs(t26) * (t72 * t83 + t76 * t89)
                    + (t73 * t87 + t65 * rt::abs(t16 * t74));
                let t91 = rt::abs(t29 / (t25 * t25)) * (t65 * t66 + t82 * rt::abs(t12))
                    + t90;
                let t92 = rt::abs(t30);
                let t93 = rt::abs(t32) * (t71 * t83 + t67 * t89)
                    + (t86 * t58 + t60 * rt::abs(t15 * t61));
                let t94 = rt::abs(t33 / (t31 * t31)) * (t60 * t66 + rt::abs(t9) * t82)
                    + t93;
                let t95 = t63 * t91 + (t62 * t92 + t94);
                let t96 = k8 * abs_rho1
                    + rt::abs(t38) * (m2_c2_r_squared * t50 * t83 + rt::abs(t35) * t89);
                let t97 = t53 * (t92 + rt::abs(t34))
                    + (rt::abs(t36 / (t37 * t37)) * (k3 * t82) + t96);
                let t98 = abs_rho3 * t91
                    + abs_rho4 * (t89 * rt::abs(t41) + t82 * rt::abs(t28 / (t24 * t24)));
                let t99 = rt::abs(t39)
                    + (rt::abs(t40) + (rt::abs(t43) + rt::abs(t42))
                        + (abs_rho2 * t95 + t98));
                [
                    rt::lit::<T>(0.5) * (t39 + (t40 + (t42 + t43))),
                    rt::lit::<T>(0.5) * (abs_rho1 * (t44 * (t91 + t95) + t97) + t99),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bca6bfa798684ca864ffd7e6832ca11a";
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
        /// - `q1_rate`, `q2_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `rho4_rate`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `right_rate`: explicit
        /// - `left_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 18 | 33 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 31 | 3 | 0 | 0 | 0 |
        /// | each step | 61 | 69 | 3 | 0 | 4 | 0 |
        /// | each sweep for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate | 69 | 87 | 3 | 0 | 2 | 0 |
        /// | each iteration for q1_rate, q2_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate | 394 | 527 | 7 | 0 | 2 | 0 |
        /// | each state that is looked at | 42 | 53 | 3 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m2 l1`
            m2_l1: T,
            /// `m1 c1 + m2 l1`
            m1_c1_plus_m2_l1: T,
            /// `M a`
            m_a: T,
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `2 m2 c2`
            twice_m2_c2: T,
            /// `J1 + J2 + (m2 (l1² + c2²) + m1 c1²)`
            k1: T,
            /// `2 c2`
            twice_c2: T,
            /// `2 l1`
            twice_l1: T,
            /// `m2 l1 c2`
            m2_l1_c2: T,
            /// `2 m2 l1 c2`
            twice_m2_l1_c2: T,
            /// `J2 + m2 c2²`
            k2: T,
            /// `l1 m2 c2`
            l1_m2_c2: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `(m2 + (M + m1)) r² + 2 Jw`
            k3: T,
            /// `2 r²`
            twice_r_squared: T,
            /// `((M a² + (m2 (c2² + (d² + l1²)) + m1 (d² + c1²)) + (J2 + (J + J1))) r² + 2 Jw b²)/(r²)`
            k5: T,
            /// `m1 c1 d/(r²)`
            k6: T,
            /// `m2 l1/(r²)`
            m2_l1_over_r_squared: T,
            /// `m2 c2 r²`
            m2_c2_r_squared: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k7: T,
            /// `1/((m2 + (M + m1)) r² + 2 Jw)`
            k8: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k9: T,
            /// `c1/2`
            half_c1: T,
            /// `c2/2`
            half_c2: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 l1 c2 h`
            m2_l1_c2_h: T,
            /// `d h`
            d_h: T,
            /// `d h/2`
            half_d_h: T,
            /// `(m1 c1 + m2 l1) h/2`
            k10: T,
            /// `m2 c2 h/2`
            half_m2_c2_h: T,
            /// `r² m2 c2 h/((m2 + (M + m1)) r² + 2 Jw)`
            k11: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) m2 c2 h/2`
            k12: T,
            /// `m2 c2 (r² m2 c2 h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k13: T,
            /// `(m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)) m2 c2 h/2`
            k14: T,
            /// `(r² m2 c2 h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k15: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h`
            k16: T,
            /// `h (m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw))/2`
            k17: T,
            /// `(r²/((m2 + (M + m1)) r² + 2 Jw)) h/2`
            k18: T,
            /// `c2 h/2`
            half_c2_h: T,
            /// `l1 h/2`
            k19: T,
            /// `r² m2 c2 h/2`
            k20: T,
            /// `c1 h/2`
            k21: T,
            /// `(r² h/((m2 + (M + m1)) r² + 2 Jw))/2`
            k22: T,
            /// `m2 c2 r² h/2`
            k23: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (4); functions of q that the next step needs (5).
            type Carried = [T; 16];
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
                let m2_l1 = m2 * l1;
                let m1_c1 = m1 * c1;
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                let m_a = m * a;
                let m2_c2 = m2 * c2;
                let m1_c1_d = m1_c1 * d;
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let l1_squared = l1 * l1;
                let c2_squared = c2 * c2;
                let c1_squared = c1 * c1;
                let k1 = j1 + j2 + (m2 * (l1_squared + c2_squared) + m1 * c1_squared);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let m2_l1_c2 = m2_l1 * c2;
                let twice_m2_l1_c2 = rt::lit::<T>(2.0) * m2_l1_c2;
                let k2 = j2 + m2 * c2_squared;
                let l1_m2_c2 = l1 * m2_c2;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let r_squared = r * r;
                let k3 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let twice_r_squared = rt::lit::<T>(2.0) * r_squared;
                let d_squared = d * d;
                let k4 = m * (a * a)
                    + (m2 * (c2_squared + (d_squared + l1_squared))
                        + m1 * (d_squared + c1_squared));
                let k5 = ((k4 + (j2 + (j + j1))) * r_squared
                    + rt::lit::<T>(2.0) * (jw * (b * b))) / r_squared;
                let k6 = m1_c1_d / r_squared;
                let m2_l1_over_r_squared = m2_l1 / r_squared;
                let m2_c2_r_squared = m2_c2 * r_squared;
                let k7 = r_squared / k3;
                let k8 = rt::lit::<T>(1.0) / k3;
                let k9 = m2_c2_r_squared / k3;
                let half_c1 = rt::lit::<T>(0.5) * c1;
                let half_c2 = rt::lit::<T>(0.5) * c2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c2_h = c2 * h;
                let m2_l1_c2_h = m2_l1 * c2_h;
                let d_h = d * h;
                let half_d_h = rt::lit::<T>(0.5) * d_h;
                let k10 = rt::lit::<T>(0.5) * (m1_c1_plus_m2_l1 * h);
                let m2_c2_h = m2_c2 * h;
                let half_m2_c2_h = rt::lit::<T>(0.5) * m2_c2_h;
                let r_squared_m2_c2_h = r_squared * m2_c2_h;
                let k11 = r_squared_m2_c2_h / k3;
                let k12 = rt::lit::<T>(0.5) * (k7 * m2_c2_h);
                let k13 = rt::lit::<T>(0.5) * (m2_c2 * k11);
                let k14 = rt::lit::<T>(0.5) * (k9 * m2_c2_h);
                let k15 = rt::lit::<T>(0.5) * k11;
                let k16 = k7 * h;
                let k17 = rt::lit::<T>(0.5) * (h * k9);
                let k18 = rt::lit::<T>(0.5) * k16;
                let half_c2_h = rt::lit::<T>(0.5) * c2_h;
                let k19 = rt::lit::<T>(0.5) * (l1 * h);
                let k20 = rt::lit::<T>(0.5) * r_squared_m2_c2_h;
                let k21 = rt::lit::<T>(0.5) * (c1 * h);
                let k22 = rt::lit::<T>(0.5) * (r_squared * h / k3);
                let k23 = rt::lit::<T>(0.5) * (m2_c2_r_squared * h);
                let minus_half_h = -half_h;
                Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    m2_l1_c2,
                    twice_m2_l1_c2,
                    k2,
                    l1_m2_c2,
                    inv_r,
                    b_over_r,
                    k3,
                    twice_r_squared,
                    k5,
                    k6,
                    m2_l1_over_r_squared,
                    m2_c2_r_squared,
                    k7,
                    k8,
                    k9,
                    half_c1,
                    half_c2,
                    inv_h,
                    half_h,
                    m2_l1_c2_h,
                    d_h,
                    half_d_h,
                    k10,
                    half_m2_c2_h,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    half_c2_h,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    minus_half_h,
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
                let j = system.parameters.J;
                let a = system.parameters.a;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let l1 = system.parameters.l1;
                let c1 = system.parameters.c1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let Scheme { inv_r, b_over_r, .. } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let first = theta + q1;
                let second = q2 + first;
                let (sin_second, cos_second) = rt::sin_cos(second);
                let c2_cos_second = c2 * cos_second;
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let t1 = d + l1 * cos_q1;
                let sin_theta_sin_q1 = sin_theta * sin_q1;
                let t2 = c2_cos_second + (cos_theta * t1 - l1 * sin_theta_sin_q1);
                let t3 = cos_q1 * cos_theta - sin_theta_sin_q1;
                let t4 = c2_cos_second + l1 * t3;
                let t5 = m2
                    * (theta_dot * t2
                        + (q1_dot * t4 + (y_dot + q2_dot * c2_cos_second)));
                let a_cos_theta = a * cos_theta;
                let t6 = m * (y_dot + theta_dot * a_cos_theta);
                let link1_1_mid = d + c1 * cos_q1;
                let t7 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
                let t8 = c1 * t3;
                let t9 = m1 * (theta_dot * t7 + (y_dot + q1_dot * t8));
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let c2_sin_second = c2 * sin_second;
                let cos_theta_sin_q1 = cos_theta * sin_q1;
                let t10 = cos_theta_sin_q1 + sin_theta * cos_q1;
                let t11 = c2_sin_second + l1 * t10;
                let t12 = c2_sin_second + (sin_theta * t1 + l1 * cos_theta_sin_q1);
                let t13 = m2
                    * (x_dot - c2_sin_second * q2_dot - q1_dot * t11 - theta_dot * t12);
                let sin_theta_a = a * sin_theta;
                let t14 = m * (x_dot - theta_dot * sin_theta_a);
                let t15 = c1 * t10;
                let t16 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
                let t17 = m1 * (x_dot - t15 * q1_dot - theta_dot * t16);
                let t18 = sin_theta * (t5 + (t6 + t9))
                    + (inv_r * (jw_left_dot + jw_right_dot)
                        + cos_theta * (t13 + (t14 + t17)));
                let t19 = theta_dot + q1_dot;
                let t20 = j2 * (t19 + q2_dot);
                let t21 = t20 + j1 * t19;
                let t22 = a_cos_theta * t6
                    + (t21 + (j * theta_dot + b_over_r * (jw_right_dot - jw_left_dot)))
                    - sin_theta_a * t14;
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t2 * t5 - t16 * t17 + (t7 * t9 + t22 - t12 * t13),
                    t4 * t5 - t15 * t17 + (t21 + t8 * t9 - t11 * t13),
                    t20 + c2_cos_second * t5 - c2_sin_second * t13,
                    sin_q1,
                    cos_q1,
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
                sin_q1_ahead, cos_q1_ahead, sin_theta_ahead, cos_theta_ahead, theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let d = setting.system().parameters.d;
                let m1 = setting.system().parameters.m1;
                let l1 = setting.system().parameters.l1;
                let c1 = setting.system().parameters.c1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    m2_l1_c2,
                    twice_m2_l1_c2,
                    k2,
                    l1_m2_c2,
                    inv_r,
                    b_over_r,
                    k3,
                    twice_r_squared,
                    k5,
                    k6,
                    m2_l1_over_r_squared,
                    m2_c2_r_squared,
                    k7,
                    k8,
                    k9,
                    half_c1,
                    half_c2,
                    inv_h,
                    half_h,
                    m2_l1_c2_h,
                    d_h,
                    half_d_h,
                    k10,
                    half_m2_c2_h,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    half_c2_h,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    minus_half_h,
                } = *setting.scheme();
                let minus_m2 = -m2;
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
                    let q1_rate_half_h = half_h * q1_rate;
                    let t41 = q1 + q1_rate_half_h;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = t41 + (q2 + half_h * q2_rate);
                    let (t45, t46) = rt::sin_cos(t44);
                    let t47 = t42 * t45;
                    let t48 = t47 + t43 * t46;
                    let t49 = m2_c2 * t45;
                    let t50 = t49 + m1_c1_plus_m2_l1 * t42;
                    let t51 = k7 * t50;
                    let t52 = t50 * t51;
                    let t53 = d * t46;
                    let t54 = m1_c1_d + m2_l1 * (d + twice_c2 * t46);
                    let t55 = k1 + m2_c2 * (t53 + twice_l1 * t47) + (t43 * t54 - t52);
                    let t56 = c2 * t46;
                    let t57 = m1_c1_d + m2_l1 * (d + t56);
                    let t58 = k5 + twice_m2_c2 * (t53 + l1 * t47)
                        + (t57 * (rt::lit::<T>(2.0) * t43) - t52);
                    let t59 = rt::lit::<T>(1.0) / t58;
                    let t60 = t55 * t59;
                    let t61 = k1 + twice_m2_l1_c2 * t48 - t52 - t55 * t60;
                    let t62 = rt::lit::<T>(1.0) / t61;
                    let t63 = rho1 + half_h * rho1_rate;
                    let t64 = t63 * t51;
                    let t65 = t64 + (rho2 + half_h * rho2_rate);
                    let t66 = t64 + (rho3 + half_h * rho3_rate) - t65 * t60;
                    let t72 = k9 * t45;
                    let t69 = l1 * t48;
                    let t68 = j2 - t49 * t51;
                    let t70 = m2_c2 * (t69 + (c2 + t53)) + t68;
                    let t73 = t70 * t59;
                    let t71 = t68 + m2_c2 * (c2 + t69) - t70 * t60;
                    let t74 = t71 * t62;
                    let t77 = t71 * t74;
                    let t78 = k2 - t49 * t72 - t70 * t73 - t77;
                    let t83 = rt::lit::<T>(1.0) / t78;
                    let t75 = t63 * t72 + (rho4 + half_h * rho4_rate) - t65 * t73
                        - t74 * t66;
                    let t76 = t71 * t75;
                    let t305 = t62 * (t66 - t83 * t76);
                    let t84 = t75 * t83;
                    let t86 = t70 * t75;
                    let t306 = t59 * (t65 - t83 * t86) - t60 * t305;
                    let t90 = t56 + l1 * t43;
                    let t91 = d + t90;
                    let t92 = t56 * t84;
                    let t307 = t92 + t305 * t90;
                    let t308 = t306 * t91 + t307;
                    let t95 = c1 * t43;
                    let t309 = t305 * t95;
                    let t97 = d + t95;
                    let t310 = t309 + t306 * t97;
                    let t311 = m2 * t308 + (m1 * t310 + m_a * t306);
                    let t312 = t305 + t306;
                    let t101 = k7 * t63;
                    let t313 = t51 * t312 + (t101 + t83 * (t72 * t75));
                    let t106 = c1 * t42;
                    let t314 = t312 * t106;
                    let t110 = c2 * t45;
                    let t111 = t110 + l1 * t42;
                    let t112 = t110 * t84;
                    let t315 = t306 * t111 + (t112 + t305 * t111);
                    let t316 = t313 - t315;
                    let t317 = m1 * ((t313 - t314) * (t309 + t306 * t95) + t314 * t310)
                        + m2 * (t316 * (t307 + t306 * t90) + t315 * t308);
                    solution1
                        .update([
                            t305,
                            t84,
                            t306 * t311,
                            -(t313 * t311),
                            -t317,
                            minus_m2
                                * (t316 * (t92 + t56 * t312) + t308 * (t112 + t312 * t110)),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let second_mid = q1 + q2;
                            let (sin_second_mid, cos_second_mid) = rt::sin_cos(
                                second_mid,
                            );
                            let t1 = sin_second_mid * sin_q1_ahead;
                            let t2 = t1 + cos_second_mid * cos_q1_ahead;
                            let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                            let t3 = m2_c2_sin_second_mid
                                + m1_c1_plus_m2_l1 * sin_q1_ahead;
                            let t4 = k7 * t3;
                            let t5 = t3 * t4;
                            let d_cos_second_mid = d * cos_second_mid;
                            let t6 = k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t1)
                                + (cos_q1_ahead
                                    * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid)) - t5);
                            let c2_cos_second_mid = c2 * cos_second_mid;
                            let t7 = k5 + twice_m2_c2 * (d_cos_second_mid + l1 * t1)
                                + ((k6 + m2_l1_over_r_squared * (d + c2_cos_second_mid))
                                    * (twice_r_squared * cos_q1_ahead) - t5);
                            let t8 = rt::lit::<T>(1.0) / t7;
                            let t9 = t6 * t8;
                            let t10 = rt::lit::<T>(1.0)
                                / (k1 + twice_m2_l1_c2 * t2 - t5 - t6 * t9);
                            let t11 = rho1 * t4;
                            let t12 = rho2 + t11;
                            let t13 = rho3 + t11 - t12 * t9;
                            let t14 = k9 * sin_second_mid;
                            let t15 = l1 * t2;
                            let t16 = j2 - m2_c2_sin_second_mid * t4;
                            let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
                            let t18 = t17 * t8;
                            let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
                            let t20 = t19 * t10;
                            let t21 = rt::lit::<T>(1.0)
                                / (k2 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
                            let t22 = rho4 + rho1 * t14 - t12 * t18 - t20 * t13;
                            let t23 = t10 * (t13 - t21 * (t19 * t22));
                            let t24 = t22 * t21;
                            let t25 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
                            let t26 = c2_cos_second_mid + l1 * cos_q1_ahead;
                            let t27 = c2_cos_second_mid * t24;
                            let t28 = t26 * t23 + t27;
                            let t29 = (d + t26) * t25 + t28;
                            let c1_cos_q1_ahead = c1 * cos_q1_ahead;
                            let t30 = c1_cos_q1_ahead * t23;
                            let t31 = t30 + (d + c1_cos_q1_ahead) * t25;
                            let t32 = m2 * t29 + (m1 * t31 + m_a * t25);
                            let t33 = t23 + t25;
                            let t34 = t4 * t33 + (k7 * rho1 + t21 * (t14 * t22));
                            let t35 = c1 * sin_q1_ahead * t33;
                            let c2_sin_second_mid = c2 * sin_second_mid;
                            let t36 = c2_sin_second_mid + l1 * sin_q1_ahead;
                            let t37 = c2_sin_second_mid * t24;
                            let t38 = t36 * t25 + (t36 * t23 + t37);
                            let t39 = t34 - t38;
                            let t40 = m1
                                * ((t34 - t35) * (t30 + c1_cos_q1_ahead * t25) + t31 * t35)
                                + m2 * (t39 * (t28 + t26 * t25) + t29 * t38);
                            [
                                t23,
                                t24,
                                t25 * t32,
                                -(t32 * t34),
                                -t40,
                                minus_m2
                                    * (t39 * (t27 + c2_cos_second_mid * t33)
                                        + t29 * (t37 + c2_sin_second_mid * t33)),
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
                            let q1_rate_half_h = half_h * q1_rate;
                            let t41 = q1 + q1_rate_half_h;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = t41 + (q2 + half_h * q2_rate);
                            let (t45, t46) = rt::sin_cos(t44);
                            let t47 = t42 * t45;
                            let t48 = t47 + t43 * t46;
                            let t49 = m2_c2 * t45;
                            let t50 = t49 + m1_c1_plus_m2_l1 * t42;
                            let t51 = k7 * t50;
                            let t52 = t50 * t51;
                            let t53 = d * t46;
                            let t54 = m1_c1_d + m2_l1 * (d + twice_c2 * t46);
                            let t55 = k1 + m2_c2 * (t53 + twice_l1 * t47)
                                + (t43 * t54 - t52);
                            let t56 = c2 * t46;
                            let t57 = m1_c1_d + m2_l1 * (d + t56);
                            let t58 = k5 + twice_m2_c2 * (t53 + l1 * t47)
                                + (t57 * (rt::lit::<T>(2.0) * t43) - t52);
                            let t59 = rt::lit::<T>(1.0) / t58;
                            let t60 = t55 * t59;
                            let t61 = k1 + twice_m2_l1_c2 * t48 - t52 - t55 * t60;
                            let t62 = rt::lit::<T>(1.0) / t61;
                            let t63 = rho1 + half_h * rho1_rate;
                            let t64 = t63 * t51;
                            let t65 = t64 + (rho2 + half_h * rho2_rate);
                            let t66 = t64 + (rho3 + half_h * rho3_rate) - t65 * t60;
                            let t67 = t62 * t66;
                            let t68 = j2 - t49 * t51;
                            let t69 = l1 * t48;
                            let t70 = m2_c2 * (t69 + (c2 + t53)) + t68;
                            let t71 = t68 + m2_c2 * (c2 + t69) - t70 * t60;
                            let t72 = k9 * t45;
                            let t73 = t70 * t59;
                            let t74 = t71 * t62;
                            let t75 = t63 * t72 + (rho4 + half_h * rho4_rate) - t65 * t73
                                - t74 * t66;
                            let t76 = t71 * t75;
                            let t77 = t71 * t74;
                            let t78 = k2 - t49 * t72 - t70 * t73 - t77;
                            let t79 = t61 * t78;
                            let t80 = rt::lit::<T>(1.0) / t79;
                            let t81 = t76 * t80;
                            let t82 = t67 - t81;
                            let t83 = rt::lit::<T>(1.0) / t78;
                            let t84 = t75 * t83;
                            let t85 = t65 * t59;
                            let t86 = t70 * t75;
                            let t87 = rt::lit::<T>(1.0) / (t58 * t78);
                            let t88 = t86 * t87;
                            let t89 = t85 - t88 - t60 * t82;
                            let t90 = t56 + l1 * t43;
                            let t91 = d + t90;
                            let t92 = t56 * t84;
                            let t93 = t90 * t82 + t92;
                            let t94 = t91 * t89 + t93;
                            let t95 = c1 * t43;
                            let t96 = t95 * t82;
                            let t97 = d + t95;
                            let t98 = t96 + t97 * t89;
                            let t99 = m2 * t94 + (m1 * t98 + m_a * t89);
                            let t100 = t82 + t89;
                            let t101 = k7 * t63;
                            let t102 = m2_c2_r_squared * t45;
                            let t103 = k8 / t78;
                            let t104 = t102 * t75 * t103;
                            let t105 = t51 * t100 + (t101 + t104);
                            let t106 = c1 * t42;
                            let t107 = t106 * t100;
                            let t108 = t96 + t95 * t89;
                            let t109 = t105 - t107;
                            let t110 = c2 * t45;
                            let t111 = t110 + l1 * t42;
                            let t112 = t110 * t84;
                            let t113 = t111 * t89 + (t111 * t82 + t112);
                            let t114 = t93 + t90 * t89;
                            let t115 = t105 - t113;
                            let t116 = m1 * (t107 * t98 + t108 * t109)
                                + (rho3_rate + m2 * (t113 * t94 + t114 * t115));
                            let t117 = t112 + t110 * t100;
                            let t118 = t92 + t56 * t100;
                            let t119 = k10 * t43 + half_m2_c2_h * t46;
                            let t120 = k7 * t119;
                            let t121 = t63 * t120;
                            let t122 = t45 * (h * t43);
                            let t123 = t42 * (h * t46);
                            let t124 = t122 + t123;
                            let t125 = half_d_h * t45;
                            let t126 = t45 * (m2_l1_c2_h * t43);
                            let t127 = t51 * t119 + t50 * t120;
                            let t128 = m2_c2 * (l1 * t124 - t125) - t54 * (half_h * t42)
                                - (t126 + t127);
                            let t129 = rt::lit::<T>(0.5) * t123;
                            let t130 = t129 + rt::lit::<T>(0.5) * t122;
                            let t131 = h * t42;
                            let t132 = twice_m2_c2 * (l1 * t130 - t125)
                                - (t127 + (t126 + t57 * t131));
                            let t133 = t59 * (t128 - t60 * t132);
                            let t134 = t121 - t60 * t121 - t65 * t133;
                            let t135 = t46 * t131;
                            let t136 = t43 * (h * t45);
                            let t137 = m2_l1_c2 * (t124 - (t135 + t136)) - t127
                                - t60 * t128 - t55 * t133;
                            let t138 = rt::lit::<T>(0.5) * t136;
                            let t139 = t130 - (t138 + rt::lit::<T>(0.5) * t135);
                            let t140 = t50 * (k12 * t46);
                            let t141 = t140 + t49 * t120;
                            let t142 = m2_c2 * (l1 * t139 - t125) - t141;
                            let t143 = l1_m2_c2 * t139 - t141 - t60 * t142 - t70 * t133;
                            let t144 = k11 * t46;
                            let t145 = rt::lit::<T>(0.5) * (t63 * t144);
                            let t146 = t59 * (t142 - t73 * t132);
                            let t147 = t62 * (t143 - t74 * t137);
                            let t148 = t145 - t73 * t121 - t65 * t146 - t74 * t134
                                - t66 * t147;
                            let t149 = t46 * (k13 * t45);
                            let t150 = t149 + t46 * (k14 * t45);
                            let t151 = t71 * t147
                                + (t74 * t143 + (t70 * t146 + (t150 + t73 * t142)));
                            let t152 = t80
                                * (t75 * t143 + t71 * t148
                                    - t81 * (t78 * t137 - t61 * t151));
                            let t153 = t62 * (t134 - t67 * t137) - t152;
                            let t154 = t129 - t138;
                            let t155 = t140 + t149;
                            let t156 = m2_c2 * (l1 * t154 - t125) - t155;
                            let t157 = l1 * t123;
                            let t158 = t140 + t50 * (k15 * t46);
                            let t159 = t126 + t158;
                            let t160 = m2_c2 * (t157 - t125) - t159;
                            let t161 = m2_c2 * (t157 - d_h * t45) - t159;
                            let t162 = t59 * (t160 - t60 * t161);
                            let t163 = l1_m2_c2 * t154 - t155 - t60 * t156 - t70 * t162;
                            let t164 = t59 * (t156 - t73 * t161);
                            let t165 = t145 - t60 * t145 - t65 * t162;
                            let t166 = m2_l1_c2 * (t123 - t136) - t158 - t60 * t160
                                - t55 * t162;
                            let t167 = t62 * (t163 - t74 * t166);
                            let t168 = t145 - t73 * t145 - t65 * t164 - t74 * t165
                                - t66 * t167;
                            let t169 = t71 * t167
                                + (t74 * t163 + (t70 * t164 + (t150 + t73 * t156)));
                            let t170 = t80
                                * (t75 * t163 + t71 * t168
                                    - t81 * (t78 * t166 - t61 * t169));
                            let t171 = t62 * (t165 - t67 * t166);
                            let t172 = k18 * t50;
                            let t173 = k16 * t50
                                * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * t60);
                            let t174 = k17 * t45 - t73 * t172 - t74 * t173;
                            let t175 = t80 * (t71 * t174);
                            let t176 = t62 * t173;
                            let t177 = half_h * (t60 * t74 - t73);
                            let t178 = t62 * (half_h * t60) + t80 * (t71 * t177);
                            let t179 = half_h * (t62 + t77 * t80);
                            let t180 = t80 * (h * t71);
                            let t181 = rt::lit::<T>(0.5) * t180;
                            let t182 = t83 * (t148 + t84 * t151);
                            let t183 = t83 * (t168 + t84 * t169);
                            let t184 = t83 * t174;
                            let t185 = t83 * t177;
                            let t186 = t83 * (h * t74);
                            let t187 = t87
                                * (t75 * t142 + t70 * t148
                                    - t88 * (t78 * t132 - t58 * t151));
                            let t188 = t59 * (t121 - t132 * t85) - t82 * t133 - t187
                                - t60 * t153;
                            let t189 = half_c2_h * t45;
                            let t190 = t189 + k19 * t42;
                            let t191 = t189 * t84;
                            let t192 = t56 * t182 - t191;
                            let t193 = t90 * t153 - t190 * t82 + (t192 - t190 * t89);
                            let t194 = t91 * t188 + t193;
                            let t195 = k21 * t42;
                            let t196 = t95 * t153 - t82 * t195 - t89 * t195;
                            let t197 = t97 * t188 + t196;
                            let t198 = m2 * t194 + (m1 * t197 + m_a * t188);
                            let t199 = t87
                                * (t75 * t156 + t70 * t168
                                    - t88 * (t78 * t161 - t58 * t169));
                            let t200 = t171 - t170;
                            let t201 = t59 * (t145 - t161 * t85) - t82 * t162 - t199
                                - t60 * t200;
                            let t202 = t189 * t82;
                            let t203 = t56 * t183 - t191;
                            let t204 = t189 * t89;
                            let t205 = t90 * t200 - t202 + (t203 - t204);
                            let t206 = t91 * t201 + t205;
                            let t207 = t95 * t200;
                            let t208 = t207 + t97 * t201;
                            let t209 = m2 * t206 + (m1 * t208 + m_a * t201);
                            let t210 = t176 - t175;
                            let t211 = t59 * t172 - t87 * (t70 * t174) - t60 * t210;
                            let t212 = t56 * t184;
                            let t213 = t90 * t210 + t212;
                            let t214 = t91 * t211 + t213;
                            let t215 = t95 * t210;
                            let t216 = t215 + t97 * t211;
                            let t217 = m2 * t214 + (m1 * t216 + m_a * t211);
                            let t218 = t60 * t178 + (half_h * t59 - t87 * (t70 * t177));
                            let t219 = t56 * t185;
                            let t220 = t219 - t90 * t178;
                            let t221 = t91 * t218 + t220;
                            let t222 = t95 * t178;
                            let t223 = t97 * t218 - t222;
                            let t224 = m2 * t221 + (m1 * t223 + m_a * t218);
                            let t225 = half_h * t70;
                            let t226 = t87 * (t74 * t225) - t60 * t179;
                            let t227 = t186 * (half_c2 * t46);
                            let t228 = t90 * t179 - t227;
                            let t229 = t91 * t226 + t228;
                            let t230 = t95 * t179;
                            let t231 = t230 + t97 * t226;
                            let t232 = m2 * t229 + (m1 * t231 + m_a * t226);
                            let t233 = t71 * (half_h * t55) / (t58 * t79) - t87 * t225;
                            let t234 = half_c2_h * t46;
                            let t235 = t83 * t234;
                            let t236 = t235 - t180 * (rt::lit::<T>(0.5) * t90);
                            let t237 = t91 * t233 + t236;
                            let t238 = t180 * (half_c1 * t43);
                            let t239 = t97 * t233 - t238;
                            let t240 = m2 * t237 + (m1 * t239 + m_a * t233);
                            let t241 = t153 + t188;
                            let t242 = t75 * (k20 * t46);
                            let t243 = t51 * t241
                                + (t120 * t100
                                    + t103 * (t242 + t102 * t148 + k3 * t151 * t104));
                            let t244 = t200 + t201;
                            let t245 = t144 * (rt::lit::<T>(0.5) * t100)
                                + t103 * (t242 + t102 * t168 + k3 * t169 * t104);
                            let t246 = t51 * t244 + t245;
                            let t247 = t210 + t211;
                            let t248 = t51 * t247 + (k22 + t102 * t174 * t103);
                            let t249 = t218 - t178;
                            let t250 = t51 * t249 + t102 * t177 * t103;
                            let t251 = t179 + t226;
                            let t252 = k23 * t45;
                            let t253 = t51 * t251 - t74 * t252 * t103;
                            let t254 = t51 * t233 + (t252 * t103 - t80 * (t71 * t172));
                            let t255 = t106 * t241 + t100 * (k21 * t43);
                            let t256 = t108 * (t243 - t255)
                                + (t98 * t255 + (t107 * t197 + (t196 + t95 * t188) * t109));
                            let t257 = k19 * t43 + t234;
                            let t258 = t234 * t84;
                            let t259 = t258 + t110 * t182;
                            let t260 = t111 * t188 + t257 * t89
                                + (t111 * t153 + t257 * t82 + t259);
                            let t261 = t243 - t260;
                            let t262 = t114 * t261
                                + (t94 * t260 + (t113 * t194 + (t193 + t90 * t188) * t115));
                            let t263 = t106 * t244;
                            let t264 = t108 * (t246 - t263)
                                + (t107 * t208 + (t98 * t263 + (t207 + t95 * t201) * t109));
                            let t265 = t234 * t89;
                            let t266 = t234 * t82;
                            let t267 = t258 + t110 * t183;
                            let t268 = t265 + t111 * t201 + (t266 + t111 * t200 + t267);
                            let t269 = t246 - t268;
                            let t270 = t114 * t269
                                + (t94 * t268 + (t113 * t206 + (t205 + t90 * t201) * t115));
                            let t271 = t106 * t247;
                            let t272 = (t215 + t95 * t211) * t109
                                + (t98 * t271 + t107 * t216 + t108 * (t248 - t271));
                            let t273 = t110 * t184;
                            let t274 = t111 * t211 + (t111 * t210 + t273);
                            let t275 = t248 - t274;
                            let t276 = (t213 + t90 * t211) * t115
                                + (t113 * t214 + t94 * t274 + t114 * t275);
                            let t277 = t106 * t249;
                            let t278 = (t95 * t218 - t222) * t109
                                + (t98 * t277 + t107 * t223 + t108 * (t250 - t277));
                            let t279 = t110 * t185;
                            let t280 = t279 + t111 * t218;
                            let t281 = t111 * t178;
                            let t282 = t281 - t280 + t250;
                            let t283 = t113 * t221 + t94 * (t280 - t281)
                                + (t114 * t282 + (t220 + t90 * t218) * t115);
                            let t284 = t111 * t251;
                            let t285 = t186 * (half_c2 * t45);
                            let t286 = t285 - t284 + t253;
                            let t287 = t113 * t229 + (t228 + t90 * t226) * t115
                                + (t94 * (t284 - t285) + t114 * t286);
                            let t288 = t106 * t251;
                            let t289 = t108 * (t253 - t288)
                                + (t98 * t288 + t107 * t231 + (t230 + t95 * t226) * t109);
                            let t290 = t233 - t181;
                            let t291 = t106 * t290;
                            let t292 = (t95 * t233 - t238) * t109
                                + (t107 * t239 + (t98 * t291 + t108 * (t254 - t291)));
                            let t293 = t83 * t189;
                            let t294 = t293 + t111 * t233;
                            let t295 = t180 * (rt::lit::<T>(0.5) * t111);
                            let t296 = t295 + t254 - t294;
                            let t297 = (t236 + t90 * t233) * t115
                                + (t94 * (t294 - t295) + (t113 * t237 + t114 * t296));
                            let t298 = t204 + t202;
                            let t299 = t117 * t194 + (t56 * t241 + (t192 - t298)) * t115
                                + (t94 * (t110 * t241 + (t265 + (t259 + t266)))
                                    + t118 * t261);
                            let t300 = t117 * t206 + (t56 * t244 + (t203 - t298)) * t115
                                + (t94 * (t110 * t244 + (t267 + (t265 + t266)))
                                    + t118 * t269);
                            let t301 = t117 * t214 + t94 * (t273 + t110 * t247)
                                + (t118 * t275 + (t212 + t56 * t247) * t115);
                            let t302 = t117 * t221 + t94 * (t279 + t110 * t249)
                                + (t118 * t282 + (t219 + t56 * t249) * t115);
                            let t303 = t117 * t229 + (t56 * t251 - t227) * t115
                                + (t94 * (t110 * t251 - t285) + t118 * t286);
                            let t304 = t94 * (t293 + t110 * t290) + t118 * t296
                                + (t117 * t237 + (t235 + t56 * t290) * t115);
                            (
                                [
                                    q1_rate - t82,
                                    q2_rate - t84,
                                    rho1_rate - t89 * t99,
                                    rho2_rate + t99 * t105,
                                    t116,
                                    rho4_rate + m2 * (t94 * t117 + t118 * t115),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t153,
                                        t170 - t171,
                                        t175 - t176,
                                        t178,
                                        -t179,
                                        t181,
                                    ],
                                    [
                                        -t182,
                                        rt::lit::<T>(1.0) - t183,
                                        -t184,
                                        -t185,
                                        rt::lit::<T>(0.5) * t186,
                                        minus_half_h * t83,
                                    ],
                                    [
                                        -(t99 * t188 + t89 * t198),
                                        -(t99 * t201 + t89 * t209),
                                        rt::lit::<T>(1.0) - t99 * t211 - t89 * t217,
                                        -(t99 * t218 + t89 * t224),
                                        -(t99 * t226 + t89 * t232),
                                        -(t99 * t233 + t89 * t240),
                                    ],
                                    [
                                        t99 * t243 + t198 * t105,
                                        t99 * t246 + t209 * t105,
                                        t99 * t248 + t217 * t105,
                                        t224 * t105 + (t99 * t250 + rt::lit::<T>(1.0)),
                                        t99 * t253 + t232 * t105,
                                        t99 * t254 + t240 * t105,
                                    ],
                                    [
                                        m1 * t256 + m2 * t262,
                                        m1 * t264 + m2 * t270,
                                        m1 * t272 + m2 * t276,
                                        m1 * t278 + m2 * t283,
                                        m2 * t287 + (m1 * t289 + rt::lit::<T>(1.0)),
                                        m1 * t292 + m2 * t297,
                                    ],
                                    [
                                        m2 * t299,
                                        m2 * t300,
                                        m2 * t301,
                                        m2 * t302,
                                        m2 * t303,
                                        m2 * t304 + rt::lit::<T>(1.0),
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
                let t41 = q1 + q1_rate_half_h;
                let t44 = t41 + (q2 + half_h * q2_rate);
                let (t45, t46) = rt::sin_cos(t44);
                let t53 = d * t46;
                let (t42, t43) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    q1_rate_half_h,
                    t41,
                    tally,
                );
                let t47 = t42 * t45;
                let t56 = c2 * t46;
                let t57 = m1_c1_d + m2_l1 * (d + t56);
                let t49 = m2_c2 * t45;
                let t50 = t49 + m1_c1_plus_m2_l1 * t42;
                let t51 = k7 * t50;
                let t52 = t50 * t51;
                let t58 = k5 + twice_m2_c2 * (t53 + l1 * t47)
                    + (t57 * (rt::lit::<T>(2.0) * t43) - t52);
                let t59 = rt::lit::<T>(1.0) / t58;
                let t63 = rho1 + half_h * rho1_rate;
                let t64 = t63 * t51;
                let t65 = t64 + (rho2 + half_h * rho2_rate);
                let t72 = k9 * t45;
                let t48 = t47 + t43 * t46;
                let t69 = l1 * t48;
                let t68 = j2 - t49 * t51;
                let t70 = m2_c2 * (t69 + (c2 + t53)) + t68;
                let t73 = t70 * t59;
                let t54 = m1_c1_d + m2_l1 * (d + twice_c2 * t46);
                let t55 = k1 + m2_c2 * (t53 + twice_l1 * t47) + (t43 * t54 - t52);
                let t60 = t55 * t59;
                let t71 = t68 + m2_c2 * (c2 + t69) - t70 * t60;
                let t61 = k1 + twice_m2_l1_c2 * t48 - t52 - t55 * t60;
                let t62 = rt::lit::<T>(1.0) / t61;
                let t74 = t71 * t62;
                let t77 = t71 * t74;
                let t78 = k2 - t49 * t72 - t70 * t73 - t77;
                let t83 = rt::lit::<T>(1.0) / t78;
                let t66 = t64 + (rho3 + half_h * rho3_rate) - t65 * t60;
                let t75 = t63 * t72 + (rho4 + half_h * rho4_rate) - t65 * t73
                    - t74 * t66;
                let t86 = t70 * t75;
                let t76 = t71 * t75;
                let t305 = t62 * (t66 - t83 * t76);
                let t306 = t59 * (t65 - t83 * t86) - t60 * t305;
                let theta_ahead_new = theta + half_h * t306;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t312 = t305 + t306;
                let t101 = k7 * t63;
                let t313 = t51 * t312 + (t101 + t83 * (t72 * t75));
                let t318 = h * t313;
                let x_new = x + cos_theta_ahead_new * t318;
                let y_new = y + sin_theta_ahead_new * t318;
                let theta_new = theta + h * t306;
                let t319 = inv_r * t313;
                let t320 = b_over_r * t306;
                let right_new = right + h * (t319 + t320);
                let left_new = left + h * (t319 - t320);
                let q1_rate_h = h * q1_rate;
                let q1_new = q1 + q1_rate_h;
                let q2_new = q2 + h * q2_rate;
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
                _, _] = motion.carried;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    twice_m2_l1_c2,
                    k2,
                    inv_r,
                    b_over_r,
                    twice_r_squared,
                    k5,
                    k6,
                    m2_l1_over_r_squared,
                    k7,
                    k9,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let second_mid = q1 + q2;
                let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
                let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
                let t2 = k7 * t1;
                let t3 = sin_q1 * sin_second_mid;
                let t4 = t3 + cos_q1 * cos_second_mid;
                let t5 = t1 * t2;
                let d_cos_second_mid = d * cos_second_mid;
                let t6 = k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                    + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid))
                        - t5);
                let t7 = k5 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                    + ((k6 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                        * (twice_r_squared * cos_q1) - t5);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = t6 * t8;
                let t10 = rt::lit::<T>(1.0) / (k1 + twice_m2_l1_c2 * t4 - t5 - t6 * t9);
                let t11 = rho1 * t2;
                let t12 = rho2 + t11;
                let t13 = rho3 + t11 - t9 * t12;
                let t14 = k9 * sin_second_mid;
                let t15 = l1 * t4;
                let t16 = j2 - m2_c2_sin_second_mid * t2;
                let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
                let t18 = t17 * t8;
                let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
                let t20 = t19 * t10;
                let t21 = rt::lit::<T>(1.0)
                    / (k2 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
                let t22 = rho4 + rho1 * t14 - t18 * t12 - t20 * t13;
                let t23 = t10 * (t13 - t21 * (t19 * t22));
                let t24 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
                let t25 = t2 * (t23 + t24) + (k7 * rho1 + t21 * (t14 * t22));
                let t26 = inv_r * t25;
                let t27 = b_over_r * t24;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t25,
                    y_dot: sin_theta * t25,
                    theta_dot: t24,
                    right_dot: t26 + t27,
                    left_dot: t26 - t27,
                    q1_dot: t23,
                    q2_dot: t21 * t22,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5d45d5437313d6ef96b65b07a6384d12";
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `q1_dot_ahead`, `q2_dot_ahead`: 5 × 5 implicit block (Newton, analytic Jacobian)
        /// - `right_dot_ahead`: explicit
        /// - `left_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 25 | 41 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 2 | 0 | 0 | 0 |
        /// | each step | 337 | 489 | 15 | 0 | 4 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, q1_dot_ahead, q2_dot_ahead | 274 | 336 | 0 | 0 | 3 | 0 |
        /// | each state that is looked at | 189 | 277 | 16 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m1 c1`
            m1_c1: T,
            /// `m2 l1`
            m2_l1: T,
            /// `m1 c1 + m2 l1`
            m1_c1_plus_m2_l1: T,
            /// `M a`
            m_a: T,
            /// `d (m1 + m2) + M a`
            k1: T,
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `M a² + (m2 (c2² + (d² + l1²)) + m1 (d² + c1²)) + (J2 + (J + J1))`
            k3: T,
            /// `2 m2 c2`
            twice_m2_c2: T,
            /// `J1 + J2 + (m2 (l1² + c2²) + m1 c1²)`
            k4: T,
            /// `2 c2`
            twice_c2: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 m2 l1 c2`
            k5: T,
            /// `1/(m2 + (M + m1))`
            k7: T,
            /// `J2 + m2 c2² - c2² (m2²/(m2 + (M + m1)))`
            k8: T,
            /// `m2 c2/(m2 + (M + m1))`
            k9: T,
            /// `1/Jw`
            inv_jw: T,
            /// `2 d`
            twice_d: T,
            /// `2 M a`
            twice_m_a: T,
            /// `2 J2`
            twice_j2: T,
            /// `r/Jw`
            r_over_jw: T,
            /// `r (r/Jw)`
            r_r_over_jw: T,
            /// `2 c1`
            twice_c1: T,
            /// `2 m1 c1`
            twice_m1_c1: T,
            /// `2 M a + 2 m1 d`
            k10: T,
            /// `2 m2 d`
            k11: T,
            /// `2 b`
            twice_b: T,
            /// `M + (m1 + m2)`
            m_plus_m1_plus_m2: T,
            /// `M a² + 2 J + (2 J2 + 2 J1)`
            k12: T,
            /// `2 (J1 + J2)`
            twice_j1_plus_j2: T,
            /// `2 m1 c1 d`
            twice_m1_c1_d: T,
            /// `m2/2`
            half_m2: T,
            /// `m2 c2² + 2 J2`
            k13: T,
            /// `2 r`
            twice_r: T,
            /// `1/h`
            inv_h: T,
            /// `c2 h`
            c2_h: T,
            /// `c1 h`
            c1_h: T,
            /// `l1 h`
            l1_h: T,
            /// `h/4`
            quarter_h: T,
            /// `c2 m2 h/4`
            k14: T,
            /// `a h`
            a_h: T,
            /// `m2 h/2`
            half_m2_h: T,
            /// `h/Jw`
            h_over_jw: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (7); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (7); functions of q that the next step needs (4).
            type Carried = [T; 18];
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
                let m1_c1 = m1 * c1;
                let m2_l1 = m2 * l1;
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                let m_a = m * a;
                let m1_plus_m2 = m1 + m2;
                let k1 = d * m1_plus_m2 + m_a;
                let m2_c2 = m2 * c2;
                let m1_c1_d = m1_c1 * d;
                let k2 = m * (a * a);
                let c2_squared = c2 * c2;
                let d_squared = d * d;
                let l1_squared = l1 * l1;
                let c1_squared = c1 * c1;
                let k3 = k2
                    + (m2 * (c2_squared + (d_squared + l1_squared))
                        + m1 * (d_squared + c1_squared)) + (j2 + (j + j1));
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let j1_plus_j2 = j1 + j2;
                let k4 = j1_plus_j2 + (m2 * (l1_squared + c2_squared) + m1 * c1_squared);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let k5 = rt::lit::<T>(2.0) * (m2_l1 * c2);
                let k6 = m2 + (m + m1);
                let k7 = rt::lit::<T>(1.0) / k6;
                let m2_c2_squared = m2 * c2_squared;
                let k8 = j2 + m2_c2_squared - c2_squared * (m2 * m2 / k6);
                let k9 = m2_c2 / k6;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let twice_d = rt::lit::<T>(2.0) * d;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let twice_j2 = rt::lit::<T>(2.0) * j2;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let twice_c1 = rt::lit::<T>(2.0) * c1;
                let twice_m1_c1 = rt::lit::<T>(2.0) * m1_c1;
                let k10 = twice_m_a + rt::lit::<T>(2.0) * (m1 * d);
                let k11 = rt::lit::<T>(2.0) * (m2 * d);
                let twice_b = rt::lit::<T>(2.0) * b;
                let m_plus_m1_plus_m2 = m + m1_plus_m2;
                let k12 = k2 + rt::lit::<T>(2.0) * j
                    + (twice_j2 + rt::lit::<T>(2.0) * j1);
                let twice_j1_plus_j2 = rt::lit::<T>(2.0) * j1_plus_j2;
                let twice_m1_c1_d = rt::lit::<T>(2.0) * m1_c1_d;
                let half_m2 = rt::lit::<T>(0.5) * m2;
                let k13 = m2_c2_squared + twice_j2;
                let twice_r = rt::lit::<T>(2.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let c2_h = c2 * h;
                let c1_h = c1 * h;
                let l1_h = l1 * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let m2_h = m2 * h;
                let k14 = rt::lit::<T>(0.25) * (c2 * m2_h);
                let a_h = a * h;
                let half_m2_h = rt::lit::<T>(0.5) * m2_h;
                let h_over_jw = h / jw;
                Scheme {
                    m1_c1,
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    k1,
                    m2_c2,
                    m1_c1_d,
                    k3,
                    twice_m2_c2,
                    k4,
                    twice_c2,
                    twice_l1,
                    k5,
                    k7,
                    k8,
                    k9,
                    inv_jw,
                    twice_d,
                    twice_m_a,
                    twice_j2,
                    r_over_jw,
                    r_r_over_jw,
                    twice_c1,
                    twice_m1_c1,
                    k10,
                    k11,
                    twice_b,
                    m_plus_m1_plus_m2,
                    k12,
                    twice_j1_plus_j2,
                    twice_m1_c1_d,
                    half_m2,
                    k13,
                    twice_r,
                    inv_h,
                    c2_h,
                    c1_h,
                    l1_h,
                    quarter_h,
                    k14,
                    a_h,
                    half_m2_h,
                    h_over_jw,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
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
                let Scheme {
                    m1_c1,
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    k1,
                    m2_c2,
                    m1_c1_d,
                    k3,
                    twice_m2_c2,
                    k4,
                    twice_c2,
                    twice_l1,
                    k5,
                    k7,
                    k8,
                    k9,
                    twice_d,
                    r_r_over_jw,
                    twice_m1_c1,
                    k10,
                    k11,
                    ..
                } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let first = theta + q1;
                let second = q2 + first;
                let (sin_second, cos_second) = rt::sin_cos(second);
                let c2_sin_second = c2 * sin_second;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let cos_theta_sin_q1 = cos_theta * sin_q1;
                let sin_theta_cos_q1 = sin_theta * cos_q1;
                let t1 = cos_theta_sin_q1 + sin_theta_cos_q1;
                let t2 = c2_sin_second + l1 * t1;
                let t3 = d + l1 * cos_q1;
                let t4 = c2_sin_second + (sin_theta * t3 + l1 * cos_theta_sin_q1);
                let t5 = m2
                    * (x_dot - c2_sin_second * q2_dot - q1_dot * t2 - theta_dot * t4);
                let sin_theta_a = a * sin_theta;
                let t6 = m * (x_dot - theta_dot * sin_theta_a);
                let t7 = c1 * t1;
                let link1_1_mid = d + c1 * cos_q1;
                let t8 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
                let t9 = m1 * (x_dot - t7 * q1_dot - theta_dot * t8);
                let half_h = rt::lit::<T>(0.5) * h;
                let t10 = theta_dot + q1_dot;
                let t11 = t10 + q2_dot;
                let t12 = m2_c2 * t11;
                let t13 = twice_l1 * t10;
                let cos_q1_sin_second = cos_q1 * sin_second;
                let sin_q1_cos_second = sin_q1 * cos_second;
                let t14 = cos_q1_sin_second - sin_q1_cos_second;
                let t15 = cos_theta * (sin_q1_cos_second - cos_q1_sin_second);
                let t16 = cos_second * (rt::lit::<T>(2.0) * x_dot);
                let t17 = sin_second * (rt::lit::<T>(2.0) * y_dot);
                let t18 = cos_theta * x_dot + sin_theta * y_dot;
                let twice_cos_q1 = rt::lit::<T>(2.0) * cos_q1;
                let t19 = t18 * twice_cos_q1;
                let cos_theta_y_dot = cos_theta * y_dot;
                let sin_theta_x_dot = sin_theta * x_dot;
                let twice_sin_q1 = rt::lit::<T>(2.0) * sin_q1;
                let t20 = t19 + (cos_theta_y_dot - sin_theta_x_dot) * twice_sin_q1;
                let cos_q1_cos_theta = cos_q1 * cos_theta;
                let sin_theta_sin_q1 = sin_theta * sin_q1;
                let t21 = cos_q1_cos_theta - sin_theta_sin_q1;
                let t22 = (y_dot * t1 + x_dot * t21) * (twice_m1_c1 * q1_dot);
                let t23 = m2_l1 * t10;
                let t24 = theta_dot * (m1_c1 * t20 + k10 * t18 + k11 * t18)
                    + (t22 + t23 * t20);
                let t25 = t12 * (t13 * (cos_theta * t14 + t15) - (t16 + t17)) - t24;
                let d_cos_second = d * cos_second;
                let sin_q1_sin_second = sin_q1 * sin_second;
                let d_sin_second = d * sin_second;
                let m2_c2_cos_second = m2_c2 * cos_second;
                let t26 = m1_c1_plus_m2_l1 * sin_theta_sin_q1;
                let t27 = m2_c2_cos_second + (m1_c1_plus_m2_l1 * cos_q1_cos_theta - t26);
                let t28 = m1_c1_plus_m2_l1 * cos_q1 + k1;
                let t29 = m2_c2_cos_second + (t28 * cos_theta - t26);
                let t30 = k7 * t29;
                let t31 = m2_c2
                    * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                        + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                    - t27 * t30;
                let t32 = sin_theta * sin_second + cos_theta * cos_second;
                let sin_second_m2_c2 = m2_c2 * sin_second;
                let t33 = m1_c1_plus_m2_l1 * cos_theta_sin_q1;
                let t34 = sin_second_m2_c2 + (t33 + m1_c1_plus_m2_l1 * sin_theta_cos_q1);
                let t35 = sin_second_m2_c2 + (sin_theta * t28 + t33);
                let t36 = k7 * t35;
                let t37 = t31
                    + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t32))
                        + (k4 - t34 * t36));
                let t38 = twice_m2_c2
                    * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                        + cos_theta * (d_cos_second + l1 * sin_q1_sin_second))
                    - t29 * t30;
                let t39 = t38
                    + ((m2_l1 * (d + c2 * t32) + m1_c1_d) * twice_cos_q1
                        + (k3 - t35 * t36));
                let t40 = rt::lit::<T>(1.0) / t39;
                let t41 = t37 * t40;
                let t42 = k7 * t27;
                let t43 = sin_q1_sin_second + cos_q1 * cos_second;
                let t44 = sin_theta * t14 + cos_theta * t43;
                let t45 = k7 * t34;
                let t46 = k4 - t27 * t42 + (k5 * t44 - t34 * t45) - t37 * t41;
                let t47 = rt::lit::<T>(1.0) / (t39 * t46);
                let t48 = l1 * t44;
                let t49 = m2_c2 * (t48 + (c2 + d * t32))
                    + (j2 - sin_second_m2_c2 * t36 - m2_c2_cos_second * t30);
                let t50 = t49 * t40;
                let t51 = m2_c2 * (c2 + t48)
                    + (j2 - m2_c2_cos_second * t42 - sin_second_m2_c2 * t45) - t49 * t41;
                let t52 = rt::lit::<T>(1.0) / t46;
                let t53 = t51 * t52;
                let t54 = k8 - t49 * t50 - t51 * t53;
                let t55 = rt::lit::<T>(1.0) / (t46 * t54);
                let t56 = t47 * (t37 * t51) - t50;
                let t57 = t37 * t47 + t55 * (t51 * t56);
                let t58 = rt::lit::<T>(1.0) / (t39 * t54);
                let t59 = rt::lit::<T>(1.0) / t54;
                let t60 = (sin_theta * cos_second - cos_theta * sin_second)
                    * (twice_d * theta_dot) - t17 - t16;
                let t61 = t12 * ((sin_theta * t43 + t15) * t13 + t60);
                let t62 = m1_c1 * theta_dot
                    * (t19
                        + (cos_theta_y_dot + d * t10 - sin_theta_x_dot) * twice_sin_q1)
                    + (t22
                        + t23
                            * (t19
                                + (cos_theta_y_dot + d * theta_dot - sin_theta_x_dot)
                                    * twice_sin_q1));
                let t63 = t12 * t60 - t62;
                let t64 = t25 * (t41 * t57 + (t40 - t58 * (t49 * t56)))
                    + (t59 * (t56 * t61) - t57 * t63);
                let t65 = rt::lit::<T>(0.5) * b * t64;
                let t66 = k7 / t39;
                let t67 = k9 * sin_second;
                let t68 = t45 - t66 * (t35 * t37);
                let t69 = t67 - t66 * (t35 * t49) - t53 * t68;
                let t70 = t52 * t68 - t55 * (t51 * t69);
                let t71 = t25 * (t35 * t66 - t58 * (t49 * t69) - t41 * t70)
                    + (t70 * t63 + t59 * (t69 * t61));
                let t72 = rt::lit::<T>(0.5) * t71;
                let t73 = t66 * (t29 * t37) - t42;
                let t74 = k9 * cos_second;
                let t75 = t66 * (t29 * t49) - t74 - t53 * t73;
                let t76 = t52 * t73 - t55 * (t51 * t75);
                let t77 = t76 * t63 + t59 * (t75 * t61)
                    - t25 * (t41 * t76 + (t29 * t66 + t58 * (t49 * t75)));
                let t78 = rt::lit::<T>(0.5) * t77;
                let t79 = cos_theta * t72 + sin_theta * t78;
                let t80 = t65 + t79;
                let t81 = sin_theta * t30 - cos_theta * t36;
                let t82 = b - t81;
                let t83 = cos_theta * t67 - sin_theta * t74;
                let t84 = cos_theta * t45 - sin_theta * t42;
                let t85 = t84 - t41 * t82;
                let t86 = t83 - t50 * t82 - t53 * t85;
                let t87 = t52 * t85 - t55 * (t51 * t86);
                let t88 = t40 * t82 - t58 * (t49 * t86) - t41 * t87;
                let t89 = k7 * cos_theta;
                let t90 = k7 / t54;
                let t91 = k7 * sin_theta;
                let t92 = cos_theta
                    * (t36 * t88 + (t45 * t87 + (t89 + t90 * (sin_second_m2_c2 * t86))))
                    + sin_theta
                        * (t91 - t90 * (m2_c2_cos_second * t86) - t42 * t87 - t30 * t88);
                let t93 = b * t88;
                let t94 = sin_theta * t36 + cos_theta * t30;
                let t95 = t41 * t94 - (sin_theta * t45 + cos_theta * t42);
                let t96 = t50 * t94 - (cos_theta * t74 + sin_theta * t67) - t53 * t95;
                let t97 = t52 * t95 - t55 * (t51 * t96);
                let t98 = t41 * t97 + (t58 * (t49 * t96) + t40 * t94);
                let t99 = t30 * t98 + (t89 - t90 * (m2_c2_cos_second * t96) - t42 * t97);
                let t100 = sin_theta * t99;
                let t101 = b * t98;
                let t102 = t36 * t98
                    + (t91 - t90 * (sin_second_m2_c2 * t96) - t45 * t97);
                let t103 = cos_theta * t102;
                let t104 = t100 - t101 - t103;
                let t105 = sin_theta * t102 + cos_theta * t99;
                let t106 = rt::lit::<T>(1.0) / t105;
                let t107 = t104 * t106;
                let t108 = t92 + (r_r_over_jw + t93) - t104 * t107;
                let t109 = rt::lit::<T>(1.0) / t108;
                let t110 = t100 + t101 - t103;
                let t111 = t92 - t93 - t110 * t107;
                let t112 = t111 * t111;
                let t113 = b + t81;
                let t114 = t84 + t41 * t113;
                let t115 = t83 + t50 * t113 - t53 * t114;
                let t116 = t52 * t114 - t55 * (t51 * t115);
                let t117 = t41 * t116 + (t58 * (t49 * t115) + t40 * t113);
                let t118 = sin_theta
                    * (t30 * t117 + (t91 - t90 * (m2_c2_cos_second * t115) - t42 * t116))
                    + (r_r_over_jw + b * t117);
                let t119 = cos_theta
                    * (t45 * t116 + (t89 + t90 * (sin_second_m2_c2 * t115)) - t36 * t117)
                    + t118;
                let t120 = t110 * t106;
                let t121 = t119 - t110 * t120 - t109 * t112;
                let t122 = t108 * t121;
                let t123 = rt::lit::<T>(1.0) / t122;
                let t124 = t111 * t123;
                let t125 = t79 - t65;
                let t126 = rt::lit::<T>(1.0) / (t105 * t108);
                let t127 = t126 * (t104 * t111) - t120;
                let t128 = t104 * t126 + t123 * (t111 * t127);
                let t129 = cos_theta * t78 - sin_theta * t72;
                let t130 = t80 * (t109 + t112 / (t108 * t122)) - t124 * t125
                    - t128 * t129;
                let t131 = rt::lit::<T>(1.0) / t121;
                let t132 = t127 * t131;
                let t133 = t132 * t129 + t131 * t125 - t124 * t80;
                let t134 = t130 + t133;
                let t135 = t129 * (t107 * t128 + (t106 - t110 * t127 / (t105 * t121)))
                    + (t132 * t125 - t128 * t80);
                let c2_cos_second = c2 * cos_second;
                let t136 = c2_cos_second + (cos_theta * t3 - l1 * sin_theta_sin_q1);
                let t137 = c2_cos_second + l1 * t21;
                let t138 = m2
                    * (theta_dot * t136
                        + (q1_dot * t137 + (y_dot + q2_dot * c2_cos_second)));
                let a_cos_theta = a * cos_theta;
                let t139 = m * (y_dot + theta_dot * a_cos_theta);
                let t140 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
                let t141 = c1 * t21;
                let t142 = m1 * (theta_dot * t140 + (y_dot + q1_dot * t141));
                let t143 = j2 * t11;
                let t144 = t143 + j1 * t10;
                let t145 = t140 * t142
                    + (a_cos_theta * t139 + (t144 + j * theta_dot) - sin_theta_a * t6)
                    - t4 * t5;
                let t146 = t136 * t138 - t8 * t9 + t145
                    + rt::lit::<T>(0.5) * (b * h) * (t130 - t133);
                let t147 = rt::lit::<T>(0.5) * (r * h);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t5 + (t6 + t9) + half_h * (cos_theta * t134 - sin_theta * t135),
                    t138 + (t139 + t142)
                        + half_h * (cos_theta * t135 + sin_theta * t134),
                    t146,
                    jw * right_dot - t147 * t130,
                    jw * left_dot - t147 * t133,
                    t137 * t138 - t7 * t9 + (t144 + t141 * t142 - t2 * t5),
                    t143 + c2_cos_second * t138 - c2_sin_second * t5,
                    sin_theta,
                    cos_theta,
                    sin_q1,
                    cos_q1,
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
                cos_q1_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.M;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let b = setting.system().parameters.b;
                let d = setting.system().parameters.d;
                let m1 = setting.system().parameters.m1;
                let j1 = setting.system().parameters.J1;
                let l1 = setting.system().parameters.l1;
                let c1 = setting.system().parameters.c1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m1_c1,
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    k1,
                    m2_c2,
                    m1_c1_d,
                    k3,
                    twice_m2_c2,
                    k4,
                    twice_c2,
                    twice_l1,
                    k5,
                    k7,
                    k8,
                    k9,
                    twice_d,
                    twice_m_a,
                    twice_j2,
                    r_over_jw,
                    r_r_over_jw,
                    twice_c1,
                    twice_m1_c1,
                    k10,
                    k11,
                    twice_b,
                    m_plus_m1_plus_m2,
                    k12,
                    twice_j1_plus_j2,
                    twice_m1_c1_d,
                    half_m2,
                    k13,
                    twice_r,
                    inv_h,
                    c2_h,
                    c1_h,
                    l1_h,
                    quarter_h,
                    k14,
                    a_h,
                    half_m2_h,
                    h_over_jw,
                    ..
                } = *setting.scheme();
                let first = theta + q1;
                let second = q2 + first;
                let (sin_second, cos_second) = rt::sin_cos(second);
                let sin_second_m2_c2 = m2_c2 * sin_second;
                let m2_c2_cos_second = m2_c2 * cos_second;
                let c2_sin_second = c2 * sin_second;
                let c2_cos_second = c2 * cos_second;
                let twice_cos_q1_ahead = rt::lit::<T>(2.0) * cos_q1_ahead;
                let t1 = cos_q1_ahead * cos_theta_ahead;
                let t2 = sin_q1_ahead * sin_theta_ahead;
                let t3 = m1_c1_plus_m2_l1 * t2;
                let t4 = m2_c2_cos_second + (m1_c1_plus_m2_l1 * t1 - t3);
                let t5 = k7 * t4;
                let t6 = sin_second * cos_q1_ahead;
                let t7 = cos_second * sin_q1_ahead;
                let t8 = t6 - t7;
                let t9 = sin_second * sin_q1_ahead;
                let t10 = t9 + cos_second * cos_q1_ahead;
                let t11 = sin_theta_ahead * t8 + cos_theta_ahead * t10;
                let t12 = sin_q1_ahead * cos_theta_ahead;
                let t13 = m1_c1_plus_m2_l1 * t12;
                let t14 = cos_q1_ahead * sin_theta_ahead;
                let t15 = sin_second_m2_c2 + (t13 + m1_c1_plus_m2_l1 * t14);
                let t16 = k7 * t15;
                let t17 = sin_second * sin_theta_ahead + cos_second * cos_theta_ahead;
                let d_cos_second = d * cos_second;
                let d_sin_second = d * sin_second;
                let t18 = k1 + m1_c1_plus_m2_l1 * cos_q1_ahead;
                let t19 = sin_second_m2_c2 + (sin_theta_ahead * t18 + t13);
                let t20 = k7 * t19;
                let t21 = m2_c2_cos_second + (cos_theta_ahead * t18 - t3);
                let t22 = k7 * t21;
                let t23 = m2_c2
                    * (cos_theta_ahead * (d_cos_second + twice_l1 * t9)
                        + sin_theta_ahead * (d_sin_second - twice_l1 * t7))
                    + (k4 - t15 * t20 - t4 * t22);
                let t24 = cos_q1_ahead * (m1_c1_d + m2_l1 * (d + twice_c2 * t17)) + t23;
                let t25 = twice_m2_c2
                    * (sin_theta_ahead * (d_sin_second - l1 * t7)
                        + cos_theta_ahead * (d_cos_second + l1 * t9))
                    + (k3 - t19 * t20 - t21 * t22);
                let t26 = (m1_c1_d + m2_l1 * (d + c2 * t17)) * twice_cos_q1_ahead + t25;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t24 * t27;
                let t29 = k4 - t4 * t5 + (k5 * t11 - t15 * t16) - t24 * t28;
                let t30 = l1 * t11;
                let t31 = m2_c2 * (t30 + (c2 + d * t17))
                    + (j2 - sin_second_m2_c2 * t20 - m2_c2_cos_second * t22);
                let t32 = m2_c2 * (c2 + t30)
                    + (j2 - m2_c2_cos_second * t5 - sin_second_m2_c2 * t16) - t31 * t28;
                let t33 = rt::lit::<T>(1.0) / t29;
                let t34 = t31 * t27;
                let t35 = t32 * t33;
                let t36 = k8 - t31 * t34 - t32 * t35;
                let t37 = t29 * t36;
                let t38 = rt::lit::<T>(1.0) / t37;
                let t39 = rt::lit::<T>(1.0) / t36;
                let t40 = k9 * sin_second;
                let t41 = k7 / t26;
                let t42 = t16 - t41 * (t19 * t24);
                let t43 = t40 - t41 * (t19 * t31) - t35 * t42;
                let t44 = t43 * t39;
                let t45 = t33 * t42 - t38 * (t32 * t43);
                let t46 = rt::lit::<T>(1.0) / (t26 * t36);
                let t47 = t19 * t41 - t46 * (t31 * t43) - t28 * t45;
                let t48 = k7 / t36;
                let t49 = t22 * t47 + (t5 * t45 + t48 * (m2_c2_cos_second * t43));
                let t50 = t20 * t47
                    + (t16 * t45 + (k7 + t48 * (sin_second_m2_c2 * t43)));
                let t51 = k9 * cos_second;
                let t52 = t41 * (t21 * t24) - t5;
                let t53 = t41 * (t21 * t31) - t51 - t35 * t52;
                let t54 = t53 * t39;
                let t55 = t33 * t52 - t38 * (t32 * t53);
                let t56 = t28 * t55 + (t46 * (t31 * t53) + t21 * t41);
                let t57 = t22 * t56 + (k7 - t48 * (m2_c2_cos_second * t53) - t5 * t55);
                let t58 = rt::lit::<T>(1.0) / (t26 * t29);
                let t59 = t58 * (t24 * t32) - t34;
                let t60 = t59 * t39;
                let t61 = t24 * t58 + t38 * (t32 * t59);
                let t62 = t28 * t61 + (t27 - t46 * (t31 * t59));
                let t63 = p_q1 * t45 + p_q2 * t44;
                let t64 = p_q1 * t55 + p_q2 * t54;
                let t65 = p_q2 * t60 - p_q1 * t61;
                let t66 = p_x * t50 + (t63 + p_theta * t47) - p_y * t49;
                let t67 = p_y * t57 + (t64 - p_theta * t56) - p_x * t49;
                let t68 = cos_theta_ahead * t66 + sin_theta_ahead * t67;
                let t69 = b * (p_theta * t62 + t65 + (p_x * t47 - p_y * t56));
                let t70 = t68 + (t69 - r_over_jw * p_right);
                let t71 = sin_theta_ahead * t22 - cos_theta_ahead * t20;
                let t72 = b - t71;
                let t73 = cos_theta_ahead * t40 - sin_theta_ahead * t51;
                let t74 = cos_theta_ahead * t16 - sin_theta_ahead * t5;
                let t75 = t74 - t72 * t28;
                let t76 = t73 - t72 * t34 - t35 * t75;
                let t77 = t33 * t75 - t38 * (t32 * t76);
                let t78 = t72 * t27 - t46 * (t31 * t76) - t28 * t77;
                let t79 = k7 * cos_theta_ahead;
                let t80 = k7 * sin_theta_ahead;
                let t81 = cos_theta_ahead
                    * (t20 * t78 + (t16 * t77 + (t79 + t48 * (sin_second_m2_c2 * t76))))
                    + sin_theta_ahead
                        * (t80 - t48 * (m2_c2_cos_second * t76) - t5 * t77 - t22 * t78);
                let t82 = b * t78;
                let t83 = sin_theta_ahead * t20 + cos_theta_ahead * t22;
                let t84 = t83 * t28 - (sin_theta_ahead * t16 + cos_theta_ahead * t5);
                let t85 = t83 * t34 - (cos_theta_ahead * t51 + sin_theta_ahead * t40)
                    - t35 * t84;
                let t86 = t33 * t84 - t38 * (t32 * t85);
                let t87 = t28 * t86 + (t46 * (t31 * t85) + t83 * t27);
                let t88 = t22 * t87 + (t79 - t48 * (m2_c2_cos_second * t85) - t5 * t86);
                let t89 = sin_theta_ahead * t88;
                let t90 = b * t87;
                let t91 = t20 * t87 + (t80 - t48 * (sin_second_m2_c2 * t85) - t16 * t86);
                let t92 = cos_theta_ahead * t91;
                let t93 = t89 - t90 - t92;
                let t94 = sin_theta_ahead * t91 + cos_theta_ahead * t88;
                let t95 = rt::lit::<T>(1.0) / t94;
                let t96 = t93 * t95;
                let t97 = t81 + (r_r_over_jw + t82) - t93 * t96;
                let t98 = rt::lit::<T>(1.0) / t97;
                let t99 = t89 + t90 - t92;
                let t100 = t81 - t82 - t99 * t96;
                let t101 = t100 * t100;
                let t102 = b + t71;
                let t103 = t74 + t102 * t28;
                let t104 = t73 + t102 * t34 - t35 * t103;
                let t105 = t33 * t103 - t38 * (t32 * t104);
                let t106 = t28 * t105 + (t46 * (t31 * t104) + t102 * t27);
                let t107 = sin_theta_ahead
                    * (t22 * t106 + (t80 - t48 * (m2_c2_cos_second * t104) - t5 * t105))
                    + (r_r_over_jw + b * t106);
                let t108 = cos_theta_ahead
                    * (t16 * t105 + (t79 + t48 * (sin_second_m2_c2 * t104)) - t20 * t106)
                    + t107;
                let t109 = t99 * t95;
                let t110 = t108 - t99 * t109 - t101 * t98;
                let t111 = t97 * t110;
                let t112 = rt::lit::<T>(1.0) / t111;
                let t113 = t100 * t112;
                let t114 = t68 - (r_over_jw * p_left + t69);
                let t115 = rt::lit::<T>(1.0) / (t94 * t97);
                let t116 = t115 * (t93 * t100) - t109;
                let t117 = t93 * t115 + t112 * (t100 * t116);
                let t118 = cos_theta_ahead * t67 - sin_theta_ahead * t66;
                let t119 = t70 * (t98 + t101 / (t97 * t111)) - t113 * t114 - t117 * t118;
                let t120 = rt::lit::<T>(1.0) / t110;
                let t121 = t116 * t120;
                let t122 = t121 * t118 + t120 * t114 - t113 * t70;
                let t123 = t119 + t122;
                let t124 = t118 * (t96 * t117 + (t95 - t99 * t116 / (t94 * t110)))
                    + (t121 * t114 - t117 * t70);
                let t125 = p_x
                    - rt::lit::<T>(2.0)
                        * (cos_theta_ahead * t123 - sin_theta_ahead * t124);
                let t126 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta_ahead * t124 + sin_theta_ahead * t123);
                let t127 = p_theta - twice_b * (t119 - t122);
                let a_sin_theta_ahead = a * sin_theta_ahead;
                let t128 = d + c1 * cos_q1_ahead;
                let t129 = t128 * sin_theta_ahead + c1 * t12;
                let t130 = t12 + t14;
                let t131 = c1 * t130;
                let t132 = d + l1 * cos_q1_ahead;
                let t133 = c2_sin_second + (t132 * sin_theta_ahead + l1 * t12);
                let t134 = c2_sin_second + l1 * t130;
                let a_cos_theta_ahead = a * cos_theta_ahead;
                let t135 = t128 * cos_theta_ahead - c1 * t2;
                let t136 = t1 - t2;
                let t137 = c1 * t136;
                let t138 = c2_cos_second + l1 * t136;
                let t139 = c2_cos_second + (t132 * cos_theta_ahead - l1 * t2);
                let twice_cos_second = rt::lit::<T>(2.0) * cos_second;
                let twice_sin_second = rt::lit::<T>(2.0) * sin_second;
                let twice_sin_q1_ahead = rt::lit::<T>(2.0) * sin_q1_ahead;
                let t140 = rt::lit::<T>(2.0) * t130;
                let t141 = rt::lit::<T>(2.0) * t136;
                let t142 = cos_theta_ahead * (t7 - t6);
                let t143 = twice_l1 * (cos_theta_ahead * t8 + t142);
                let t144 = cos_second * sin_theta_ahead - sin_second * cos_theta_ahead;
                let t145 = twice_d * t144;
                let t146 = sin_theta_ahead * t10 + t142;
                let t147 = twice_l1 * t146;
                let t148 = m2 * t133;
                let t149 = m1 * t129;
                let t150 = t148 + (t149 + m_a * sin_theta_ahead);
                let t151 = m2 * t134;
                let t152 = m1_c1 * t130;
                let t153 = t151 + t152;
                let t154 = m2 * t139;
                let t155 = m1 * t135;
                let t156 = t154 + (t155 + m_a * cos_theta_ahead);
                let t157 = m2 * t138;
                let t158 = m1_c1 * t136;
                let t159 = t157 + t158;
                let t160 = twice_m1_c1 * t136;
                let t161 = twice_d * cos_theta_ahead;
                let t162 = twice_l1 * t136;
                let t163 = twice_m_a * cos_theta_ahead + m1 * (t161 + twice_c1 * t136);
                let t164 = twice_m1_c1 * t130;
                let t165 = twice_d * sin_theta_ahead;
                let t166 = twice_l1 * t130;
                let t167 = twice_m_a * sin_theta_ahead + m1 * (t165 + twice_c1 * t130);
                let t168 = t133 * t148
                    + (t139 * t154 + (t129 * t149 + (t135 * t155 + k12)));
                let t169 = t133 * t151
                    + (t157 * t139 + (t129 * t152 + (twice_j1_plus_j2 + t135 * t158)));
                let t170 = m2_c2_cos_second * t139
                    + (twice_j2 + sin_second_m2_c2 * t133);
                let t171 = twice_m1_c1_d * sin_q1_ahead;
                let t172 = t134 * t148
                    + (t138 * t154 + (t131 * t149 + (t137 * t155 + twice_j1_plus_j2)));
                let sin_q1_ahead_twice_d = twice_d * sin_q1_ahead;
                let t173 = t134 * t151
                    + (t138 * t157 + (t131 * t152 + (twice_j1_plus_j2 + t137 * t158)));
                let t174 = m2_c2_cos_second * t138
                    + (twice_j2 + sin_second_m2_c2 * t134);
                let t175 = c2_cos_second * t154 + (c2_sin_second * t148 + twice_j2);
                let t176 = rt::lit::<T>(2.0) * (d * t144 + l1 * t146);
                let t177 = c2_cos_second * t157 + (c2_sin_second * t151 + twice_j2);
                let plain1: [T; 5] = {
                    let t178 = t50 * t125 + (t63 + t47 * t127) - t49 * t126;
                    let t179 = t57 * t126 + (t64 - t56 * t127) - t49 * t125;
                    let t180 = t47 * t125 + (t65 + t62 * t127) - t56 * t126;
                    let t181 = t32 * t38;
                    let t182 = p_q1 * (t33 + t32 * t32 / (t29 * t37)) - p_q2 * t181
                        - t61 * t127;
                    let t183 = t55 * t126 + (t45 * t125 + t182);
                    let t184 = t54 * t126
                        + (t44 * t125 + (t60 * t127 + (p_q2 * t39 - p_q1 * t181)));
                    [t178, t179, t180, t183, t184]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t178 = t50 * t125 + (t63 + t47 * t127) - t49 * t126;
                            let t179 = t57 * t126 + (t64 - t56 * t127) - t49 * t125;
                            let t180 = t47 * t125 + (t65 + t62 * t127) - t56 * t126;
                            let t181 = t32 * t38;
                            let t182 = p_q1 * (t33 + t32 * t32 / (t29 * t37))
                                - p_q2 * t181 - t61 * t127;
                            let t183 = t55 * t126 + (t45 * t125 + t182);
                            let t184 = t54 * t126
                                + (t44 * t125 + (t60 * t127 + (p_q2 * t39 - p_q1 * t181)));
                            [
                                rt::abs(inv_h * x) + rt::abs(t178),
                                rt::abs(inv_h * y) + rt::abs(t179),
                                rt::abs(inv_h * theta) + rt::abs(t180),
                                rt::abs(inv_h * q1) + rt::abs(t183),
                                rt::abs(inv_h * q2) + rt::abs(t184),
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
                            let q2_new = q2 + h * q2_dot_ahead;
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let h_q1_dot_ahead = h * q1_dot_ahead;
                            let q1_new = q1 + h_q1_dot_ahead;
                            let first_new = theta_new + q1_new;
                            let second_new = q2_new + first_new;
                            let (sin_second_new, cos_second_new) = rt::sin_cos(
                                second_new,
                            );
                            let c2_sin_second_new = c2 * sin_second_new;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::sin_cos(
                                q1_new,
                            );
                            let t185 = cos_theta_ahead_new * sin_q1_ahead_new;
                            let t186 = t185 + sin_theta_ahead_new * cos_q1_ahead_new;
                            let t187 = c2_sin_second_new + l1 * t186;
                            let t188 = d + l1 * cos_q1_ahead_new;
                            let t189 = c2_sin_second_new
                                + (sin_theta_ahead_new * t188 + l1 * t185);
                            let t190 = m2
                                * (x_dot_ahead - q2_dot_ahead * c2_sin_second_new
                                    - q1_dot_ahead * t187 - theta_dot_ahead * t189);
                            let t191 = c1 * t186;
                            let t192 = d + c1 * cos_q1_ahead_new;
                            let t193 = sin_theta_ahead_new * t192 + c1 * t185;
                            let t194 = m1
                                * (x_dot_ahead - q1_dot_ahead * t191
                                    - theta_dot_ahead * t193);
                            let t195 = a * sin_theta_ahead_new;
                            let t196 = m * (x_dot_ahead - theta_dot_ahead * t195);
                            let t197 = m2
                                * (x_dot_ahead - q1_dot_ahead * t134
                                    - (c2_sin_second * q2_dot_ahead + theta_dot_ahead * t133));
                            let t198 = m
                                * (x_dot_ahead - theta_dot_ahead * a_sin_theta_ahead);
                            let t199 = m1
                                * (x_dot_ahead - theta_dot_ahead * t129
                                    - q1_dot_ahead * t131);
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t190 + (t194 + (t196 + (t197 + (t198 + t199)))));
                            let c2_cos_second_new = c2 * cos_second_new;
                            let t200 = sin_theta_ahead_new * sin_q1_ahead_new;
                            let t201 = c2_cos_second_new
                                + (cos_theta_ahead_new * t188 - l1 * t200);
                            let t202 = cos_q1_ahead_new * cos_theta_ahead_new - t200;
                            let t203 = c2_cos_second_new + l1 * t202;
                            let t204 = m2
                                * (theta_dot_ahead * t201
                                    + (q1_dot_ahead * t203
                                        + (y_dot_ahead + q2_dot_ahead * c2_cos_second_new)));
                            let t205 = cos_theta_ahead_new * t192 - c1 * t200;
                            let t206 = c1 * t202;
                            let t207 = m1
                                * (theta_dot_ahead * t205
                                    + (y_dot_ahead + q1_dot_ahead * t206));
                            let t208 = a * cos_theta_ahead_new;
                            let t209 = m * (y_dot_ahead + theta_dot_ahead * t208);
                            let t210 = m2
                                * (c2_cos_second * q2_dot_ahead + q1_dot_ahead * t138
                                    + (y_dot_ahead + theta_dot_ahead * t139));
                            let t211 = m1
                                * (q1_dot_ahead * t137
                                    + (y_dot_ahead + theta_dot_ahead * t135));
                            let t212 = m
                                * (y_dot_ahead + theta_dot_ahead * a_cos_theta_ahead);
                            let p_y_new = rt::lit::<T>(0.5)
                                * (t204 + (t207 + (t209 + (t210 + (t211 + t212)))));
                            let t213 = theta_dot_ahead + q1_dot_ahead;
                            let t214 = q2_dot_ahead + t213;
                            let t215 = j2 * t214 + j1 * t213;
                            let t216 = rt::lit::<T>(2.0) * (t215 + j * theta_dot_ahead)
                                + (a_cos_theta_ahead * t212 - a_sin_theta_ahead * t198)
                                + (t135 * t211 + t139 * t210 - (t129 * t199 + t133 * t197));
                            let t217 = t201 * t204 - t193 * t194
                                + (t205 * t207 + (t208 * t209 + t216 - t195 * t196)
                                    - t189 * t190);
                            let t218 = rt::lit::<T>(0.5) * t217;
                            let t219 = m2_c2 * t214;
                            let t220 = x_dot_ahead * twice_cos_second;
                            let t221 = y_dot_ahead * twice_sin_second;
                            let t222 = t213 * t143 - (t220 + t221);
                            let t223 = m1_c1 * (y_dot_ahead * t140 + x_dot_ahead * t141);
                            let t224 = q1_dot_ahead * t223;
                            let t225 = x_dot_ahead * cos_theta_ahead
                                + y_dot_ahead * sin_theta_ahead;
                            let t226 = t225 * twice_cos_q1_ahead;
                            let t227 = y_dot_ahead * cos_theta_ahead;
                            let t228 = x_dot_ahead * sin_theta_ahead;
                            let t229 = t227 - t228;
                            let t230 = t226 + t229 * twice_sin_q1_ahead;
                            let t231 = m2_l1 * t213;
                            let t232 = twice_d * t225;
                            let t233 = twice_m_a * t225 + m1 * (c1 * t230 + t232);
                            let t234 = quarter_h
                                * (t219 * t222 - t224 - t230 * t231
                                    - theta_dot_ahead * (t233 + k11 * t225));
                            let t235 = t203 * t204 - t191 * t194;
                            let t236 = t206 * t207;
                            let t237 = rt::lit::<T>(2.0) * t215;
                            let t238 = t131 * t199;
                            let t239 = t137 * t211;
                            let t240 = t138 * t210;
                            let t241 = t134 * t197;
                            let t242 = t187 * t190;
                            let t243 = theta_dot_ahead * t145 - t221 - t220;
                            let d_theta_dot_ahead = d * theta_dot_ahead;
                            let t244 = t226
                                + (d_theta_dot_ahead + t227 - t228) * twice_sin_q1_ahead;
                            let t245 = d * t213;
                            let t246 = m1_c1
                                * (t226 + twice_sin_q1_ahead * (t245 + t229));
                            let t247 = rt::lit::<T>(0.5)
                                * (t235
                                    + (t236 + (t237 - t238 + (t239 + t240 - t241)) - t242))
                                - (p_q1
                                    + quarter_h
                                        * (t219 * t243 - t224 - t244 * t231
                                            - theta_dot_ahead * t246));
                            let t248 = c2_cos_second_new * t204
                                + (c2_cos_second * t210 + twice_j2 * t214
                                    - c2_sin_second * t197) - c2_sin_second_new * t190;
                            let t249 = rt::lit::<T>(0.5) * t248;
                            let t250 = k14 * t214;
                            let t251 = t243 + t213 * t147;
                            let cos_second_new_c2_h = c2_h * cos_second_new;
                            let t252 = q2_dot_ahead * cos_second_new_c2_h;
                            let t253 = h * cos_theta_ahead_new;
                            let t254 = h * sin_theta_ahead_new;
                            let t255 = sin_q1_ahead_new * t254;
                            let t256 = t188 * t253 + cos_second_new_c2_h - l1 * t255;
                            let t257 = cos_q1_ahead_new * t253 - t255;
                            let t258 = l1 * t257 + cos_second_new_c2_h;
                            let t259 = m2
                                * (t189 + t252
                                    + (theta_dot_ahead * t256 + q1_dot_ahead * t258));
                            let t260 = t192 * t253 - c1 * t255;
                            let t261 = c1 * t257;
                            let t262 = m1
                                * (t193 + theta_dot_ahead * t260 + q1_dot_ahead * t261);
                            let t263 = a_h * cos_theta_ahead_new;
                            let t264 = m * (t195 + theta_dot_ahead * t263);
                            let h_cos_q1_ahead_new = h * cos_q1_ahead_new;
                            let t265 = cos_theta_ahead_new * h_cos_q1_ahead_new;
                            let h_sin_q1_ahead_new = h * sin_q1_ahead_new;
                            let t266 = t265 - sin_theta_ahead_new * h_sin_q1_ahead_new;
                            let t267 = l1 * t266 + cos_second_new_c2_h;
                            let t268 = l1_h * sin_q1_ahead_new;
                            let t269 = cos_second_new_c2_h
                                + (l1 * t265 - sin_theta_ahead_new * t268);
                            let t270 = m2
                                * (q1_dot_ahead * t267
                                    + (theta_dot_ahead * t269 + (t187 + t252)));
                            let t271 = c1 * t266;
                            let t272 = c1_h * sin_q1_ahead_new;
                            let t273 = c1 * t265 - sin_theta_ahead_new * t272;
                            let t274 = m1
                                * (t191 + q1_dot_ahead * t271 + theta_dot_ahead * t273);
                            let t275 = m2
                                * (t252 + (c2_sin_second_new + t213 * cos_second_new_c2_h));
                            let sin_second_new_c2_h = c2_h * sin_second_new;
                            let t276 = q2_dot_ahead * sin_second_new_c2_h;
                            let t277 = sin_q1_ahead_new * t253;
                            let t278 = l1 * t277 + (t188 * t254 + sin_second_new_c2_h);
                            let t279 = t277 + cos_q1_ahead_new * t254;
                            let t280 = l1 * t279 + sin_second_new_c2_h;
                            let t281 = m2
                                * (t201 - t276
                                    - (theta_dot_ahead * t278 + q1_dot_ahead * t280));
                            let t282 = t192 * t254 + c1 * t277;
                            let t283 = c1 * t279;
                            let t284 = m1
                                * (t205 - theta_dot_ahead * t282 - q1_dot_ahead * t283);
                            let t285 = a_h * sin_theta_ahead_new;
                            let t286 = m * (t208 - theta_dot_ahead * t285);
                            let t287 = sin_theta_ahead_new * h_cos_q1_ahead_new;
                            let t288 = sin_second_new_c2_h
                                + (l1 * t287 + cos_theta_ahead_new * t268);
                            let t289 = t287 + cos_theta_ahead_new * h_sin_q1_ahead_new;
                            let t290 = l1 * t289 + sin_second_new_c2_h;
                            let t291 = m2
                                * (t203 - t276 - theta_dot_ahead * t288
                                    - q1_dot_ahead * t290);
                            let t292 = c1 * t287 + cos_theta_ahead_new * t272;
                            let t293 = c1 * t289;
                            let t294 = m1
                                * (t206 - theta_dot_ahead * t292 - q1_dot_ahead * t293);
                            let t295 = m2
                                * (c2_cos_second_new - t276 - t213 * sin_second_new_c2_h);
                            let t296 = c2_cos_second * t214;
                            let t297 = rt::lit::<T>(2.0) * t296 + t213 * t162;
                            let t298 = q1_dot_ahead * t160;
                            let t299 = quarter_h
                                * (m2 * (theta_dot_ahead * t161 + t297)
                                    + (t298 + theta_dot_ahead * t163))
                                - rt::lit::<T>(0.5)
                                    * (m2 * t189
                                        + (m1 * t193 + (t150 + m_a * sin_theta_ahead_new)));
                            let t300 = c2_sin_second * t214;
                            let t301 = rt::lit::<T>(2.0) * t300 + t213 * t166;
                            let t302 = q1_dot_ahead * t164;
                            let t303 = rt::lit::<T>(0.5)
                                * (m2 * t201
                                    + (m1 * t205 + (t156 + m_a * cos_theta_ahead_new)))
                                + quarter_h
                                    * (m2 * (theta_dot_ahead * t165 + t301)
                                        + (t302 + theta_dot_ahead * t167));
                            let t304 = t205 * t284
                                + (t195 * t264 - t209 * t285
                                    + (t208 * t286 + t168 - t196 * t263));
                            let t305 = t189 * t259 + t201 * t281
                                - (t204 * t278 + (t282 * t207 + t260 * t194));
                            let t306 = c2 * (t222 + t214 * t143) - l1 * t230;
                            let t307 = rt::lit::<T>(0.5)
                                * (t304 + (t193 * t262 - t190 * t256) + t305)
                                - quarter_h * (m2 * (t306 - t232) - t233);
                            let t308 = t205 * t294 - t194 * t273
                                + (t193 * t274 - t204 * t288)
                                + (t169 - t207 * t292 - t190 * t269
                                    + (t201 * t291 + t189 * t270));
                            let t309 = t204 * sin_second_new_c2_h
                                + t190 * cos_second_new_c2_h;
                            let t310 = quarter_h
                                * (m2 * t297 + (t298 + theta_dot_ahead * t160))
                                - rt::lit::<T>(0.5) * (m2 * t187 + (t153 + m1_c1 * t186));
                            let t311 = rt::lit::<T>(0.5)
                                * (m2 * t203 + (t159 + m1_c1 * t202))
                                + quarter_h * (m2 * t301 + (t302 + theta_dot_ahead * t164));
                            let t312 = t206 * t284 - t261 * t194
                                + (t191 * t262 - t204 * t280)
                                + (t172 - t283 * t207 - t190 * t258
                                    + (t203 * t281 + t187 * t259));
                            let t313 = theta_dot_ahead * t171;
                            let t314 = m2_c2 * (t243 + t214 * t145) - t313 - t246
                                - m2_l1 * (t244 + t213 * sin_q1_ahead_twice_d);
                            let t315 = t206 * t294 - t271 * t194
                                + (t191 * t274 - t204 * t290)
                                + (t173 - t293 * t207 - t190 * t267
                                    + (t203 * t291 + t187 * t270));
                            let t316 = rt::lit::<T>(0.5) * t315
                                - quarter_h
                                    * (m2 * (c2 * t243 - l1 * t244) - (t223 + t313));
                            let t317 = rt::lit::<T>(0.5)
                                * (c2_cos_second_new * t281 + t175
                                    + (c2_sin_second_new * t259 - t309))
                                - k14 * (t251 + t214 * t176);
                            let t318 = rt::lit::<T>(0.5)
                                * (c2_cos_second_new * t291 + t177
                                    + (c2_sin_second_new * t270 - t309))
                                - k14 * (t251 + t214 * t147);
                            (
                                [
                                    p_x_new - t125,
                                    p_y_new - t126,
                                    t218 - (t127 + t234),
                                    t247,
                                    t249 - (p_q2 + t250 * t251),
                                ],
                                [
                                    [
                                        m_plus_m1_plus_m2,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5) * (t259 + (t262 + (t264 + t150))),
                                        rt::lit::<T>(-0.5) * (t270 + (t274 + t153)),
                                        rt::lit::<T>(-0.5) * (sin_second_m2_c2 + t275),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m_plus_m1_plus_m2,
                                        rt::lit::<T>(0.5) * (t281 + (t284 + (t286 + t156))),
                                        rt::lit::<T>(0.5) * (t291 + (t294 + t159)),
                                        rt::lit::<T>(0.5) * (m2_c2_cos_second + t295),
                                    ],
                                    [
                                        t299,
                                        t303,
                                        t307,
                                        rt::lit::<T>(0.5) * t308 - quarter_h * (m2 * t306 - t223),
                                        rt::lit::<T>(0.5)
                                            * (t189 * t275 + (t201 * t295 + t170) - t309) - k14 * t222,
                                    ],
                                    [
                                        t310,
                                        t311,
                                        rt::lit::<T>(0.5) * t312 - quarter_h * t314,
                                        t316,
                                        rt::lit::<T>(0.5)
                                            * (t187 * t275 + (t203 * t295 + t174) - t309) - k14 * t243,
                                    ],
                                    [
                                        half_m2_h * t296
                                            - half_m2 * (c2_sin_second + c2_sin_second_new),
                                        half_m2 * (c2_cos_second + c2_cos_second_new)
                                            + half_m2_h * t300,
                                        t317,
                                        t318,
                                        rt::lit::<T>(0.5)
                                            * (c2_sin_second_new * t275
                                                + (k13 + c2_cos_second_new * t295) - t309) - k14 * t251,
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
                let p_right_new = p_right + twice_r * t119;
                let right_new = right + h_over_jw * p_right_new;
                let p_left_new = p_left + twice_r * t122;
                let left_new = left + h_over_jw * p_left_new;
                let h_q1_dot_ahead = h * q1_dot_ahead;
                let q1_new = q1 + h_q1_dot_ahead;
                let q2_new = q2 + h * q2_dot_ahead;
                let first_new = theta_new + q1_new;
                let second_new = q2_new + first_new;
                let (sin_second_new, cos_second_new) = rt::sin_cos(second_new);
                let c2_sin_second_new = c2 * sin_second_new;
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
                let t185 = cos_theta_ahead_new * sin_q1_ahead_new;
                let t186 = t185 + sin_theta_ahead_new * cos_q1_ahead_new;
                let t187 = c2_sin_second_new + l1 * t186;
                let t188 = d + l1 * cos_q1_ahead_new;
                let t189 = c2_sin_second_new + (sin_theta_ahead_new * t188 + l1 * t185);
                let t190 = m2
                    * (x_dot_ahead - q2_dot_ahead * c2_sin_second_new
                        - q1_dot_ahead * t187 - theta_dot_ahead * t189);
                let t191 = c1 * t186;
                let t192 = d + c1 * cos_q1_ahead_new;
                let t193 = sin_theta_ahead_new * t192 + c1 * t185;
                let t194 = m1
                    * (x_dot_ahead - q1_dot_ahead * t191 - theta_dot_ahead * t193);
                let t195 = a * sin_theta_ahead_new;
                let t196 = m * (x_dot_ahead - theta_dot_ahead * t195);
                let t197 = m2
                    * (x_dot_ahead - q1_dot_ahead * t134
                        - (c2_sin_second * q2_dot_ahead + theta_dot_ahead * t133));
                let t198 = m * (x_dot_ahead - theta_dot_ahead * a_sin_theta_ahead);
                let t199 = m1
                    * (x_dot_ahead - theta_dot_ahead * t129 - q1_dot_ahead * t131);
                let p_x_new = rt::lit::<T>(0.5)
                    * (t190 + (t194 + (t196 + (t197 + (t198 + t199)))));
                let c2_cos_second_new = c2 * cos_second_new;
                let t200 = sin_theta_ahead_new * sin_q1_ahead_new;
                let t201 = c2_cos_second_new + (cos_theta_ahead_new * t188 - l1 * t200);
                let t202 = cos_q1_ahead_new * cos_theta_ahead_new - t200;
                let t203 = c2_cos_second_new + l1 * t202;
                let t204 = m2
                    * (theta_dot_ahead * t201
                        + (q1_dot_ahead * t203
                            + (y_dot_ahead + q2_dot_ahead * c2_cos_second_new)));
                let t205 = cos_theta_ahead_new * t192 - c1 * t200;
                let t206 = c1 * t202;
                let t207 = m1
                    * (theta_dot_ahead * t205 + (y_dot_ahead + q1_dot_ahead * t206));
                let t208 = a * cos_theta_ahead_new;
                let t209 = m * (y_dot_ahead + theta_dot_ahead * t208);
                let t210 = m2
                    * (c2_cos_second * q2_dot_ahead + q1_dot_ahead * t138
                        + (y_dot_ahead + theta_dot_ahead * t139));
                let t211 = m1
                    * (q1_dot_ahead * t137 + (y_dot_ahead + theta_dot_ahead * t135));
                let t212 = m * (y_dot_ahead + theta_dot_ahead * a_cos_theta_ahead);
                let p_y_new = rt::lit::<T>(0.5)
                    * (t204 + (t207 + (t209 + (t210 + (t211 + t212)))));
                let t213 = theta_dot_ahead + q1_dot_ahead;
                let t319 = twice_l1 * t213;
                let t320 = cos_q1_ahead_new * sin_second_new;
                let t321 = sin_q1_ahead_new * cos_second_new;
                let t322 = cos_theta_ahead_new * (t321 - t320);
                let t323 = cos_second_new * (rt::lit::<T>(2.0) * x_dot_ahead);
                let t324 = sin_second_new * (rt::lit::<T>(2.0) * y_dot_ahead);
                let t214 = q2_dot_ahead + t213;
                let t219 = m2_c2 * t214;
                let t325 = x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new;
                let t326 = t325 * (rt::lit::<T>(2.0) * cos_q1_ahead_new);
                let t327 = y_dot_ahead * cos_theta_ahead_new;
                let t328 = x_dot_ahead * sin_theta_ahead_new;
                let t329 = rt::lit::<T>(2.0) * sin_q1_ahead_new;
                let t330 = t326 + (t327 - t328) * t329;
                let t331 = (y_dot_ahead * t186 + x_dot_ahead * t202)
                    * (twice_m1_c1 * q1_dot_ahead);
                let t231 = m2_l1 * t213;
                let t332 = theta_dot_ahead * (m1_c1 * t330 + k10 * t325 + k11 * t325)
                    + (t331 + t330 * t231);
                let t333 = quarter_h
                    * ((t319 * (cos_theta_ahead_new * (t320 - t321) + t322)
                        - (t323 + t324)) * t219 - t332);
                let t215 = j2 * t214 + j1 * t213;
                let t216 = rt::lit::<T>(2.0) * (t215 + j * theta_dot_ahead)
                    + (a_cos_theta_ahead * t212 - a_sin_theta_ahead * t198)
                    + (t135 * t211 + t139 * t210 - (t129 * t199 + t133 * t197));
                let t217 = t201 * t204 - t193 * t194
                    + (t205 * t207 + (t208 * t209 + t216 - t195 * t196) - t189 * t190);
                let t218 = rt::lit::<T>(0.5) * t217;
                let p_theta_new = t333 + t218;
                let t334 = (sin_theta_ahead_new * cos_second_new
                    - cos_theta_ahead_new * sin_second_new) * (twice_d * theta_dot_ahead)
                    - t324 - t323;
                let t245 = d * t213;
                let d_theta_dot_ahead = d * theta_dot_ahead;
                let t335 = (t326 + (t245 + t327 - t328) * t329)
                    * (m1_c1 * theta_dot_ahead)
                    + (t331 + t231 * (t326 + (d_theta_dot_ahead + t327 - t328) * t329));
                let t235 = t203 * t204 - t191 * t194;
                let t236 = t206 * t207;
                let t240 = t138 * t210;
                let t238 = t131 * t199;
                let t239 = t137 * t211;
                let t237 = rt::lit::<T>(2.0) * t215;
                let t241 = t134 * t197;
                let t242 = t187 * t190;
                let p_q1_new = quarter_h * (t334 * t219 - t335)
                    + rt::lit::<T>(0.5)
                        * (t235 + (t236 + (t240 - t238 + (t239 + t237 - t241)) - t242));
                let t250 = k14 * t214;
                let t248 = c2_cos_second_new * t204
                    + (c2_cos_second * t210 + twice_j2 * t214 - c2_sin_second * t197)
                    - c2_sin_second_new * t190;
                let t249 = rt::lit::<T>(0.5) * t248;
                let p_q2_new = ((sin_theta_ahead_new
                    * (sin_q1_ahead_new * sin_second_new
                        + cos_q1_ahead_new * cos_second_new) + t322) * t319 + t334)
                    * t250 + t249;
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
                p_left, p_q1, p_q2, _, _, _, _] = motion.carried;
                let b = setting.system().parameters.b;
                let r = setting.system().parameters.r;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    k1,
                    m2_c2,
                    m1_c1_d,
                    k3,
                    twice_m2_c2,
                    k4,
                    twice_c2,
                    twice_l1,
                    k5,
                    k7,
                    k8,
                    k9,
                    inv_jw,
                    r_over_jw,
                    r_r_over_jw,
                    ..
                } = *setting.scheme();
                let first = theta + q1;
                let second = q2 + first;
                let (sin_second, cos_second) = rt::sin_cos(second);
                let m2_c2_cos_second = m2_c2 * cos_second;
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let t1 = m1_c1_plus_m2_l1 * cos_q1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = m1_c1_plus_m2_l1 * sin_theta;
                let t3 = sin_q1 * t2;
                let t4 = m2_c2_cos_second + (t1 * cos_theta - t3);
                let t5 = k7 * t4;
                let sin_q1_cos_second = sin_q1 * cos_second;
                let sin_q1_sin_second = sin_q1 * sin_second;
                let t6 = sin_theta * (cos_q1 * sin_second - sin_q1_cos_second)
                    + cos_theta * (sin_q1_sin_second + cos_q1 * cos_second);
                let sin_second_m2_c2 = m2_c2 * sin_second;
                let t7 = sin_q1 * (m1_c1_plus_m2_l1 * cos_theta);
                let t8 = sin_second_m2_c2 + (t7 + cos_q1 * t2);
                let t9 = k7 * t8;
                let d_cos_second = d * cos_second;
                let d_sin_second = d * sin_second;
                let t10 = t1 + k1;
                let t11 = m2_c2_cos_second + (t10 * cos_theta - t3);
                let t12 = k7 * t11;
                let t13 = m2_c2
                    * (cos_theta * (d_cos_second + twice_l1 * sin_q1_sin_second)
                        + sin_theta * (d_sin_second - twice_l1 * sin_q1_cos_second))
                    - t4 * t12;
                let t14 = sin_theta * sin_second + cos_theta * cos_second;
                let t15 = sin_second_m2_c2 + (sin_theta * t10 + t7);
                let t16 = k7 * t15;
                let t17 = t13
                    + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * t14))
                        + (k4 - t8 * t16));
                let t18 = twice_m2_c2
                    * (sin_theta * (d_sin_second - l1 * sin_q1_cos_second)
                        + cos_theta * (d_cos_second + l1 * sin_q1_sin_second))
                    - t11 * t12;
                let t19 = (m2_l1 * (d + c2 * t14) + m1_c1_d)
                    * (rt::lit::<T>(2.0) * cos_q1) + (k3 - t15 * t16);
                let t20 = t18 + t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t17 * t21;
                let t23 = k4 - t4 * t5 + (k5 * t6 - t8 * t9) - t17 * t22;
                let t24 = rt::lit::<T>(1.0) / t23;
                let t25 = k7 / t20;
                let t26 = t9 - t25 * (t15 * t17);
                let t27 = l1 * t6;
                let t28 = m2_c2 * (t27 + (c2 + d * t14))
                    + (j2 - sin_second_m2_c2 * t16 - m2_c2_cos_second * t12);
                let t29 = t28 * t21;
                let t30 = m2_c2 * (c2 + t27)
                    + (j2 - m2_c2_cos_second * t5 - sin_second_m2_c2 * t9) - t28 * t22;
                let t31 = t30 * t24;
                let t32 = k8 - t28 * t29 - t30 * t31;
                let t33 = t23 * t32;
                let t34 = rt::lit::<T>(1.0) / t33;
                let t35 = k9 * sin_second;
                let t36 = t35 - t25 * (t15 * t28) - t31 * t26;
                let t37 = t24 * t26 - t34 * (t30 * t36);
                let t38 = rt::lit::<T>(1.0) / t32;
                let t39 = t36 * t38;
                let t40 = p_q1 * t37 + p_q2 * t39;
                let t41 = rt::lit::<T>(1.0) / (t20 * t32);
                let t42 = t15 * t25 - t41 * (t28 * t36) - t22 * t37;
                let t43 = sin_theta * t16 + cos_theta * t12;
                let t44 = t22 * t43 - (sin_theta * t9 + cos_theta * t5);
                let t45 = k9 * cos_second;
                let t46 = t29 * t43 - (cos_theta * t45 + sin_theta * t35) - t31 * t44;
                let t47 = t24 * t44 - t34 * (t30 * t46);
                let t48 = t22 * t47 + (t41 * (t28 * t46) + t21 * t43);
                let t49 = k7 * sin_theta;
                let t50 = k7 / t32;
                let t51 = t16 * t48 + (t49 - t50 * (sin_second_m2_c2 * t46) - t9 * t47);
                let t52 = k7 * cos_theta;
                let t53 = t12 * t48 + (t52 - t50 * (m2_c2_cos_second * t46) - t5 * t47);
                let t54 = sin_theta * t51 + cos_theta * t53;
                let t55 = sin_theta * t12 - cos_theta * t16;
                let t56 = b - t55;
                let t57 = cos_theta * t35 - sin_theta * t45;
                let t58 = cos_theta * t9 - sin_theta * t5;
                let t59 = t58 - t22 * t56;
                let t60 = t57 - t29 * t56 - t31 * t59;
                let t61 = t24 * t59 - t34 * (t30 * t60);
                let t62 = t21 * t56 - t41 * (t28 * t60) - t22 * t61;
                let t63 = cos_theta
                    * (t16 * t62 + (t9 * t61 + (t52 + t50 * (sin_second_m2_c2 * t60))))
                    + sin_theta
                        * (t49 - t50 * (m2_c2_cos_second * t60) - t5 * t61 - t12 * t62);
                let t64 = b * t62;
                let t65 = sin_theta * t53;
                let t66 = b * t48;
                let t67 = cos_theta * t51;
                let t68 = t65 - t66 - t67;
                let t69 = rt::lit::<T>(1.0) / t54;
                let t70 = t68 * t69;
                let t71 = t63 + (r_r_over_jw + t64) - t68 * t70;
                let t72 = rt::lit::<T>(1.0) / (t54 * t71);
                let t73 = t65 + t66 - t67;
                let t74 = t63 - t64 - t73 * t70;
                let t75 = t73 * t69;
                let t76 = t72 * (t68 * t74) - t75;
                let t77 = b + t55;
                let t78 = t58 + t22 * t77;
                let t79 = t57 + t29 * t77 - t31 * t78;
                let t80 = t24 * t78 - t34 * (t30 * t79);
                let t81 = t22 * t80 + (t41 * (t28 * t79) + t21 * t77);
                let t82 = sin_theta
                    * (t12 * t81 + (t49 - t50 * (m2_c2_cos_second * t79) - t5 * t80))
                    + (r_r_over_jw + b * t81);
                let t83 = cos_theta
                    * (t9 * t80 + (t52 + t50 * (sin_second_m2_c2 * t79)) - t16 * t81)
                    + t82;
                let t84 = rt::lit::<T>(1.0) / t71;
                let t85 = t74 * t74;
                let t86 = t83 - t73 * t75 - t84 * t85;
                let t87 = rt::lit::<T>(1.0) / t86;
                let t88 = t76 * t87;
                let t89 = t25 * (t11 * t17) - t5;
                let t90 = t25 * (t11 * t28) - t45 - t31 * t89;
                let t91 = t24 * t89 - t34 * (t30 * t90);
                let t92 = t22 * t91 + (t41 * (t28 * t90) + t11 * t25);
                let t93 = t12 * t92 + (k7 - t50 * (m2_c2_cos_second * t90) - t5 * t91);
                let t94 = t90 * t38;
                let t95 = p_q1 * t91 + p_q2 * t94;
                let t96 = t12 * t42 + (t5 * t37 + t50 * (m2_c2_cos_second * t36));
                let t97 = p_y * t93 + (t95 - p_theta * t92) - p_x * t96;
                let t98 = t16 * t42 + (t9 * t37 + (k7 + t50 * (sin_second_m2_c2 * t36)));
                let t99 = p_x * t98 + (p_theta * t42 + t40) - p_y * t96;
                let t100 = cos_theta * t97 - sin_theta * t99;
                let t101 = cos_theta * t99 + sin_theta * t97;
                let t102 = rt::lit::<T>(1.0) / (t20 * t23);
                let t103 = t102 * (t17 * t30) - t29;
                let t104 = t17 * t102 + t34 * (t30 * t103);
                let t105 = t22 * t104 + (t21 - t41 * (t28 * t103));
                let t106 = t103 * t38;
                let t107 = p_q2 * t106 - p_q1 * t104;
                let t108 = b * (p_theta * t105 + t107 + (p_x * t42 - p_y * t92));
                let t109 = t101 - (r_over_jw * p_left + t108);
                let t110 = t71 * t86;
                let t111 = rt::lit::<T>(1.0) / t110;
                let t112 = t74 * t111;
                let t113 = t101 + (t108 - r_over_jw * p_right);
                let t114 = t88 * t100 + t87 * t109 - t112 * t113;
                let t115 = t68 * t72 + t111 * (t74 * t76);
                let t116 = t113 * (t84 + t85 / (t71 * t110)) - t112 * t109 - t115 * t100;
                let t117 = p_theta + b * (t114 - t116);
                let t118 = t100 * (t70 * t115 + (t69 - t73 * t76 / (t54 * t86)))
                    + (t88 * t109 - t115 * t113);
                let t119 = t116 + t114;
                let t120 = p_x + sin_theta * t118 - cos_theta * t119;
                let t121 = p_y - cos_theta * t118 - sin_theta * t119;
                let t122 = t30 * t34;
                let t123 = p_q1 * (t24 + t30 * t30 / (t23 * t33)) - p_q2 * t122
                    - t104 * t117;
                let t124 = t106 * t117 + (p_q2 * t38 - p_q1 * t122)
                    + (t39 * t120 + t94 * t121);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: t40 + t42 * t117 + (t98 * t120 - t96 * t121),
                    y_dot: t95 - t92 * t117 + (t93 * t121 - t96 * t120),
                    theta_dot: t107 + t105 * t117 + (t42 * t120 - t92 * t121),
                    right_dot: inv_jw * (p_right + r * t116),
                    left_dot: inv_jw * (p_left + r * t114),
                    q1_dot: t123 + (t37 * t120 + t91 * t121),
                    q2_dot: t124,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "faa9885ab898cdca71d293cfa5ac0611";
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
        /// | once, from parameters | 18 | 30 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 327 | 399 | 12 | 0 | 12 | 0 |
        /// | each state that is looked at | 42 | 53 | 3 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m2 l1`
            m2_l1: T,
            /// `m1 c1 + m2 l1`
            m1_c1_plus_m2_l1: T,
            /// `M a`
            m_a: T,
            /// `m2 c2`
            m2_c2: T,
            /// `m1 c1 d`
            m1_c1_d: T,
            /// `2 m2 c2`
            twice_m2_c2: T,
            /// `J1 + J2 + (m2 (l1² + c2²) + m1 c1²)`
            k1: T,
            /// `2 c2`
            twice_c2: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 m2 l1 c2`
            k2: T,
            /// `J2 + m2 c2²`
            k3: T,
            /// `1/r`
            inv_r: T,
            /// `b/r`
            b_over_r: T,
            /// `2 r²`
            twice_r_squared: T,
            /// `((M a² + (m2 (c2² + (d² + l1²)) + m1 (d² + c1²)) + (J2 + (J + J1))) r² + 2 Jw b²)/(r²)`
            k5: T,
            /// `m1 c1 d/(r²)`
            k6: T,
            /// `m2 l1/(r²)`
            m2_l1_over_r_squared: T,
            /// `r²/((m2 + (M + m1)) r² + 2 Jw)`
            k8: T,
            /// `m2 c2 r²/((m2 + (M + m1)) r² + 2 Jw)`
            k9: T,
            /// `h/2`
            half_h: T,
            /// `m2 h`
            m2_h: T,
            /// `m2 h/2`
            half_m2_h: T,
            /// `h/6`
            k10: T,
            /// `h/3`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (4); functions of q that the next step needs (4).
            type Carried = [T; 15];
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
                let m2_l1 = m2 * l1;
                let m1_c1 = m1 * c1;
                let m1_c1_plus_m2_l1 = m1_c1 + m2_l1;
                let m_a = m * a;
                let m2_c2 = m2 * c2;
                let m1_c1_d = m1_c1 * d;
                let twice_m2_c2 = rt::lit::<T>(2.0) * m2_c2;
                let l1_squared = l1 * l1;
                let c2_squared = c2 * c2;
                let c1_squared = c1 * c1;
                let k1 = j1 + j2 + (m2 * (l1_squared + c2_squared) + m1 * c1_squared);
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let k2 = rt::lit::<T>(2.0) * (m2_l1 * c2);
                let k3 = j2 + m2 * c2_squared;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_over_r = b / r;
                let r_squared = r * r;
                let twice_r_squared = rt::lit::<T>(2.0) * r_squared;
                let d_squared = d * d;
                let k4 = m * (a * a)
                    + (m2 * (c2_squared + (d_squared + l1_squared))
                        + m1 * (d_squared + c1_squared));
                let k5 = ((k4 + (j2 + (j + j1))) * r_squared
                    + rt::lit::<T>(2.0) * (jw * (b * b))) / r_squared;
                let k6 = m1_c1_d / r_squared;
                let m2_l1_over_r_squared = m2_l1 / r_squared;
                let k7 = (m2 + (m + m1)) * r_squared + rt::lit::<T>(2.0) * jw;
                let k8 = r_squared / k7;
                let k9 = m2_c2 * r_squared / k7;
                let half_h = rt::lit::<T>(0.5) * h;
                let m2_h = m2 * h;
                let half_m2_h = rt::lit::<T>(0.5) * m2_h;
                let k10 = rt::lit::<T>(0.16666666666666666) * h;
                let k11 = rt::lit::<T>(0.3333333333333333) * h;
                Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    k2,
                    k3,
                    inv_r,
                    b_over_r,
                    twice_r_squared,
                    k5,
                    k6,
                    m2_l1_over_r_squared,
                    k8,
                    k9,
                    half_h,
                    m2_h,
                    half_m2_h,
                    k10,
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
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let jw = system.parameters.Jw;
                let d = system.parameters.d;
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let l1 = system.parameters.l1;
                let c1 = system.parameters.c1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let c2 = system.parameters.c2;
                let Scheme { inv_r, b_over_r, .. } = *self;
                let [[x, y, theta, right, left, q1, q2]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, q1_dot, q2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let first = theta + q1;
                let second = q2 + first;
                let (sin_second, cos_second) = rt::sin_cos(second);
                let c2_cos_second = c2 * cos_second;
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let t1 = d + l1 * cos_q1;
                let sin_theta_sin_q1 = sin_theta * sin_q1;
                let t2 = c2_cos_second + (cos_theta * t1 - l1 * sin_theta_sin_q1);
                let t3 = cos_q1 * cos_theta - sin_theta_sin_q1;
                let t4 = c2_cos_second + l1 * t3;
                let t5 = m2
                    * (theta_dot * t2
                        + (q1_dot * t4 + (y_dot + q2_dot * c2_cos_second)));
                let a_cos_theta = a * cos_theta;
                let t6 = m * (y_dot + theta_dot * a_cos_theta);
                let link1_1_mid = d + c1 * cos_q1;
                let t7 = cos_theta * link1_1_mid - c1 * sin_theta_sin_q1;
                let t8 = c1 * t3;
                let t9 = m1 * (theta_dot * t7 + (y_dot + q1_dot * t8));
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let c2_sin_second = c2 * sin_second;
                let cos_theta_sin_q1 = cos_theta * sin_q1;
                let t10 = cos_theta_sin_q1 + sin_theta * cos_q1;
                let t11 = c2_sin_second + l1 * t10;
                let t12 = c2_sin_second + (sin_theta * t1 + l1 * cos_theta_sin_q1);
                let t13 = m2
                    * (x_dot - c2_sin_second * q2_dot - q1_dot * t11 - theta_dot * t12);
                let sin_theta_a = a * sin_theta;
                let t14 = m * (x_dot - theta_dot * sin_theta_a);
                let t15 = c1 * t10;
                let t16 = sin_theta * link1_1_mid + c1 * cos_theta_sin_q1;
                let t17 = m1 * (x_dot - t15 * q1_dot - theta_dot * t16);
                let t18 = sin_theta * (t5 + (t6 + t9))
                    + (inv_r * (jw_left_dot + jw_right_dot)
                        + cos_theta * (t13 + (t14 + t17)));
                let t19 = theta_dot + q1_dot;
                let t20 = j2 * (t19 + q2_dot);
                let t21 = t20 + j1 * t19;
                let t22 = a_cos_theta * t6
                    + (t21 + (j * theta_dot + b_over_r * (jw_right_dot - jw_left_dot)))
                    - sin_theta_a * t14;
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    t18,
                    t2 * t5 - t16 * t17 + (t7 * t9 + t22 - t12 * t13),
                    t4 * t5 - t15 * t17 + (t21 + t8 * t9 - t11 * t13),
                    t20 + c2_cos_second * t5 - c2_sin_second * t13,
                    sin_theta,
                    cos_theta,
                    sin_q1,
                    cos_q1,
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
                sin_theta_ahead, cos_theta_ahead, sin_q1_ahead, cos_q1_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let d = setting.system().parameters.d;
                let m1 = setting.system().parameters.m1;
                let l1 = setting.system().parameters.l1;
                let c1 = setting.system().parameters.c1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m_a,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    k2,
                    k3,
                    inv_r,
                    b_over_r,
                    twice_r_squared,
                    k5,
                    k6,
                    m2_l1_over_r_squared,
                    k8,
                    k9,
                    half_h,
                    m2_h,
                    half_m2_h,
                    k10,
                    k11,
                } = *setting.scheme();
                let second_mid = q1 + q2;
                let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
                let d_cos_second_mid = d * cos_second_mid;
                let t1 = sin_second_mid * sin_q1_ahead;
                let c2_cos_second_mid = c2 * cos_second_mid;
                let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                let t2 = m2_c2_sin_second_mid + m1_c1_plus_m2_l1 * sin_q1_ahead;
                let t3 = k8 * t2;
                let t4 = t2 * t3;
                let t5 = k5 + twice_m2_c2 * (d_cos_second_mid + l1 * t1)
                    + ((k6 + m2_l1_over_r_squared * (d + c2_cos_second_mid))
                        * (twice_r_squared * cos_q1_ahead) - t4);
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = rho1 * t3;
                let t8 = rho2 + t7;
                let t9 = k9 * sin_second_mid;
                let t10 = t1 + cos_second_mid * cos_q1_ahead;
                let t11 = l1 * t10;
                let t12 = j2 - m2_c2_sin_second_mid * t3;
                let t13 = m2_c2 * (t11 + (c2 + d_cos_second_mid)) + t12;
                let t14 = t13 * t6;
                let t15 = k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t1)
                    + (cos_q1_ahead * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid))
                        - t4);
                let t16 = t15 * t6;
                let t17 = m2_c2 * (c2 + t11) + t12 - t13 * t16;
                let t18 = rt::lit::<T>(1.0) / (k1 + k2 * t10 - t4 - t15 * t16);
                let t19 = t17 * t18;
                let t20 = rt::lit::<T>(1.0)
                    / (k3 - m2_c2_sin_second_mid * t9 - t13 * t14 - t17 * t19);
                let t21 = rho3 + t7 - t8 * t16;
                let t22 = rho4 + rho1 * t9 - t8 * t14 - t19 * t21;
                let t23 = t17 * t22;
                let t24 = t18 * (t21 - t20 * t23);
                let t25 = t6 * (t8 - t20 * (t13 * t22)) - t16 * t24;
                let t26 = c2_cos_second_mid + l1 * cos_q1_ahead;
                let t27 = t22 * t20;
                let t28 = c2_cos_second_mid * t27;
                let t29 = t26 * t24 + t28;
                let t30 = (d + t26) * t25 + t29;
                let c1_cos_q1_ahead = c1 * cos_q1_ahead;
                let t31 = c1_cos_q1_ahead * t24;
                let t32 = t31 + (d + c1_cos_q1_ahead) * t25;
                let t33 = m2 * t30 + (m1 * t32 + m_a * t25);
                let t34 = t25 * t33;
                let t35 = rho1 + half_h * t34;
                let t36 = t18 * (half_h * t21);
                let t37 = t20 * (t23 * (half_h * t18));
                let t38 = half_h * t27 + (q2 + t36 - t37);
                let t39 = q1 + t38;
                let (t40, t41) = rt::sin_cos(t39);
                let t42 = k9 * t40;
                let t43 = t24 + t25;
                let t44 = t3 * t43 + (k8 * rho1 + t20 * (t9 * t22));
                let c2_sin_second_mid = c2 * sin_second_mid;
                let t45 = c2_sin_second_mid + l1 * sin_q1_ahead;
                let t46 = c2_sin_second_mid * t27;
                let t47 = t45 * t25 + (t45 * t24 + t46);
                let t48 = t44 - t47;
                let t49 = t48 * (t28 + c2_cos_second_mid * t43)
                    + t30 * (t46 + c2_sin_second_mid * t43);
                let t50 = d * t41;
                let t51 = t36 - t37;
                let t52 = q1 + t51;
                let (t53, t54) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t51,
                    t52,
                    tally,
                );
                let t55 = t53 * t40;
                let t56 = c2 * t41;
                let t57 = m2_c2 * t40;
                let t58 = t57 + m1_c1_plus_m2_l1 * t53;
                let t59 = k8 * t58;
                let t60 = t58 * t59;
                let t61 = k5 + twice_m2_c2 * (t50 + l1 * t55)
                    + ((m1_c1_d + m2_l1 * (d + t56)) * (rt::lit::<T>(2.0) * t54) - t60);
                let t62 = rt::lit::<T>(1.0) / t61;
                let t63 = t55 + t54 * t41;
                let t64 = l1 * t63;
                let t65 = j2 - t57 * t59;
                let t66 = m2_c2 * (t64 + (c2 + t50)) + t65;
                let t67 = t62 * t66;
                let t68 = t35 * t59;
                let t69 = t33 * t44;
                let t70 = t68 + (rho2 - half_h * t69);
                let t71 = k1 + m2_c2 * (t50 + twice_l1 * t55)
                    + (t54 * (m1_c1_d + m2_l1 * (d + twice_c2 * t41)) - t60);
                let t72 = t71 * t62;
                let t73 = t65 + m2_c2 * (c2 + t64) - t72 * t66;
                let t74 = rt::lit::<T>(1.0) / (k1 + k2 * t63 - t60 - t71 * t72);
                let t75 = t73 * t74;
                let t76 = c1 * sin_q1_ahead * t43;
                let t77 = m1 * ((t44 - t76) * (t31 + c1_cos_q1_ahead * t25) + t32 * t76)
                    + m2 * (t48 * (t29 + t26 * t25) + t30 * t47);
                let t78 = t68 + (rho3 - half_h * t77) - t72 * t70;
                let t79 = t35 * t42 + (rho4 - half_m2_h * t49) - t67 * t70 - t75 * t78;
                let t80 = rt::lit::<T>(1.0) / (k3 - t57 * t42 - t66 * t67 - t73 * t75);
                let t81 = t79 * t80;
                let t82 = t74 * (half_h * t78);
                let t83 = t73 * t79;
                let t84 = t80 * (t83 * (half_h * t74));
                let t85 = half_h * t81 + (q2 + t82 - t84);
                let t86 = q1 + t85;
                let (t87, t88) = rt::sin_cos(t86);
                let t89 = d * t88;
                let t90 = t82 - t84;
                let t91 = q1 + t90;
                let (t92, t93) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t90,
                    t91,
                    tally,
                );
                let t94 = t92 * t87;
                let t95 = c2 * t88;
                let t96 = m2_c2 * t87;
                let t97 = t96 + m1_c1_plus_m2_l1 * t92;
                let t98 = k8 * t97;
                let t99 = t97 * t98;
                let t100 = k5 + twice_m2_c2 * (t89 + l1 * t94)
                    + ((m1_c1_d + m2_l1 * (d + t95)) * (rt::lit::<T>(2.0) * t93) - t99);
                let t101 = rt::lit::<T>(1.0) / t100;
                let t102 = t74 * (t78 - t80 * t83);
                let t103 = t62 * (t70 - t80 * (t66 * t79)) - t72 * t102;
                let t104 = t56 + l1 * t54;
                let t105 = t56 * t81;
                let t106 = t102 * t104 + t105;
                let t107 = t103 * (d + t104) + t106;
                let t108 = c1 * t54;
                let t109 = t108 * t102;
                let t110 = t109 + t103 * (d + t108);
                let t111 = m2 * t107 + (m1 * t110 + m_a * t103);
                let t112 = t103 * t111;
                let t113 = rho1 + half_h * t112;
                let t114 = t113 * t98;
                let t115 = t102 + t103;
                let t116 = t59 * t115 + (k8 * t35 + t80 * (t42 * t79));
                let t117 = t116 * t111;
                let t118 = t114 + (rho2 - half_h * t117);
                let t119 = k9 * t87;
                let t120 = t94 + t93 * t88;
                let t121 = l1 * t120;
                let t122 = j2 - t96 * t98;
                let t123 = m2_c2 * (t121 + (c2 + t89)) + t122;
                let t124 = t101 * t123;
                let t125 = k1 + m2_c2 * (t89 + twice_l1 * t94)
                    + (t93 * (m1_c1_d + m2_l1 * (d + twice_c2 * t88)) - t99);
                let t126 = t125 * t101;
                let t127 = t122 + m2_c2 * (c2 + t121) - t126 * t123;
                let t128 = rt::lit::<T>(1.0) / (k1 + k2 * t120 - t99 - t125 * t126);
                let t129 = t127 * t128;
                let t130 = rt::lit::<T>(1.0)
                    / (k3 - t96 * t119 - t123 * t124 - t127 * t129);
                let t131 = c2 * t40;
                let t132 = t131 + l1 * t53;
                let t133 = t81 * t131;
                let t134 = t103 * t132 + (t102 * t132 + t133);
                let t135 = t116 - t134;
                let t136 = t135 * (t105 + t56 * t115) + t107 * (t133 + t115 * t131);
                let t137 = t115 * (c1 * t53);
                let t138 = m1 * ((t116 - t137) * (t109 + t108 * t103) + t137 * t110)
                    + m2 * (t135 * (t106 + t103 * t104) + t134 * t107);
                let t139 = t114 + (rho3 - half_h * t138) - t126 * t118;
                let t140 = t113 * t119 + (rho4 - half_m2_h * t136) - t124 * t118
                    - t129 * t139;
                let t141 = t127 * t140;
                let t142 = t128 * (t139 - t130 * t141);
                let t143 = t101 * (t118 - t130 * (t123 * t140)) - t126 * t142;
                let t144 = h * t143;
                let t145 = theta + t144;
                let (t146, t147) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t144,
                    t145,
                    tally,
                );
                let t148 = t140 * t130;
                let t149 = t128 * (h * t139);
                let t150 = t130 * (t141 * (h * t128));
                let t151 = h * t148 + (q2 + t149 - t150);
                let t152 = q1 + t151;
                let (t153, t154) = rt::sin_cos(t152);
                let t155 = m2_c2 * t153;
                let t156 = t149 - t150;
                let t157 = q1 + t156;
                let (t158, t159) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t156,
                    t157,
                    tally,
                );
                let t160 = t155 + m1_c1_plus_m2_l1 * t158;
                let t161 = k8 * t160;
                let t162 = t158 * t153;
                let t163 = t162 + t159 * t154;
                let t164 = t160 * t161;
                let t165 = d * t154;
                let t166 = k1 + m2_c2 * (t165 + twice_l1 * t162)
                    + (t159 * (m1_c1_d + m2_l1 * (d + twice_c2 * t154)) - t164);
                let t167 = c2 * t154;
                let t168 = k5 + twice_m2_c2 * (t165 + l1 * t162)
                    + ((m1_c1_d + m2_l1 * (d + t167)) * (rt::lit::<T>(2.0) * t159)
                        - t164);
                let t169 = rt::lit::<T>(1.0) / t168;
                let t170 = t166 * t169;
                let t171 = rt::lit::<T>(1.0) / (k1 + k2 * t163 - t164 - t166 * t170);
                let t172 = t95 + l1 * t93;
                let t173 = t95 * t148;
                let t174 = t142 * t172 + t173;
                let t175 = t143 * (d + t172) + t174;
                let t176 = c1 * t93;
                let t177 = t176 * t142;
                let t178 = t177 + t143 * (d + t176);
                let t179 = m2 * t175 + (m1 * t178 + m_a * t143);
                let t180 = t143 * t179;
                let t181 = rho1 + h * t180;
                let t182 = t181 * t161;
                let t183 = t142 + t143;
                let t184 = t98 * t183 + (k8 * t113 + t130 * (t119 * t140));
                let t185 = t183 * (c1 * t92);
                let t186 = c2 * t87;
                let t187 = t186 + l1 * t92;
                let t188 = t148 * t186;
                let t189 = t143 * t187 + (t142 * t187 + t188);
                let t190 = t184 - t189;
                let t191 = m1 * ((t184 - t185) * (t177 + t176 * t143) + t185 * t178)
                    + m2 * (t190 * (t174 + t143 * t172) + t189 * t175);
                let t192 = t184 * t179;
                let t193 = t182 + (rho2 - h * t192);
                let t194 = t182 + (rho3 - h * t191) - t170 * t193;
                let t195 = k9 * t153;
                let t196 = l1 * t163;
                let t197 = j2 - t155 * t161;
                let t198 = m2_c2 * (t196 + (c2 + t165)) + t197;
                let t199 = t169 * t198;
                let t200 = t197 + m2_c2 * (c2 + t196) - t170 * t198;
                let t201 = t200 * t171;
                let t202 = rt::lit::<T>(1.0)
                    / (k3 - t155 * t195 - t198 * t199 - t200 * t201);
                let t203 = t190 * (t173 + t95 * t183) + t175 * (t188 + t183 * t186);
                let t204 = t181 * t195 + (rho4 - m2_h * t203) - t199 * t193
                    - t201 * t194;
                let t205 = t200 * t204;
                let t206 = t171 * (t194 - t202 * t205);
                let t207 = t169 * (t193 - t202 * (t198 * t204)) - t170 * t206;
                let t208 = t206 + t207;
                let t209 = t161 * t208 + (k8 * t181 + t202 * (t195 * t204));
                let t210 = half_h * t25;
                let t211 = theta + t210;
                let (t212, t213) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t210,
                    t211,
                    tally,
                );
                let t214 = half_h * t103;
                let t215 = theta + t214;
                let (t216, t217) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t214,
                    t215,
                    tally,
                );
                let t218 = k10
                    * (t147 * t209
                        + (rt::lit::<T>(2.0) * (t213 * t116 + t217 * t184)
                            + cos_theta_ahead * t44));
                let x_new = x + t218;
                let t219 = k10
                    * (t146 * t209
                        + (rt::lit::<T>(2.0) * (t212 * t116 + t216 * t184)
                            + sin_theta_ahead * t44));
                let y_new = y + t219;
                let t220 = k10 * (t207 + (t25 + rt::lit::<T>(2.0) * (t103 + t143)));
                let theta_new = theta + t220;
                let t221 = inv_r * t209;
                let t222 = b_over_r * t207;
                let t223 = inv_r * t184;
                let t224 = b_over_r * t143;
                let t225 = inv_r * t116;
                let t226 = b_over_r * t103;
                let t227 = inv_r * t44;
                let t228 = b_over_r * t25;
                let t229 = k10
                    * (t221
                        + (t222
                            + (rt::lit::<T>(2.0) * (t223 + (t224 + (t225 + t226)))
                                + (t227 + t228))));
                let right_new = right + t229;
                let t230 = k10
                    * (t221
                        + (rt::lit::<T>(2.0) * (t223 + (t225 - t226 - t224))
                            + (t227 - t228) - t222));
                let left_new = left + t230;
                let t231 = k11 * (t102 + t142) + k10 * (t24 + t171 * t194)
                    - t202 * (t205 * (k10 * t171));
                let q1_new = q1 + t231;
                let t232 = t204 * t202;
                let q2_new = q2
                    + k10 * (t232 + (t27 + rt::lit::<T>(2.0) * (t81 + t148)));
                let t233 = t167 + l1 * t159;
                let t234 = t167 * t232;
                let t235 = t206 * t233 + t234;
                let t236 = t207 * (d + t233) + t235;
                let t237 = c1 * t159;
                let t238 = t206 * t237;
                let t239 = t238 + t207 * (d + t237);
                let t240 = m2 * t236 + (m1 * t239 + m_a * t207);
                let rho1_new = rho1
                    + k10 * (t207 * t240 + (t34 + rt::lit::<T>(2.0) * (t112 + t180)));
                let rho2_new = rho2
                    - k10 * (t209 * t240 + (t69 + rt::lit::<T>(2.0) * (t117 + t192)));
                let t241 = c2 * t153;
                let t242 = t241 + l1 * t158;
                let t243 = t232 * t241;
                let t244 = t207 * t242 + (t206 * t242 + t243);
                let t245 = t209 - t244;
                let t246 = t208 * (c1 * t158);
                let t247 = m1 * ((t209 - t246) * (t238 + t207 * t237) + t239 * t246)
                    + (t77 + rt::lit::<T>(2.0) * (t138 + t191));
                let rho3_new = rho3
                    - k10 * (m2 * (t245 * (t235 + t207 * t233) + t236 * t244) + t247);
                let t248 = m2
                    * (t245 * (t234 + t167 * t208) + t236 * (t243 + t208 * t241))
                    + (m2 * t49 + rt::lit::<T>(2.0) * (m2 * t136 + m2 * t203));
                let rho4_new = rho4 - k10 * t248;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t220,
                    theta_new,
                    tally,
                );
                let (sin_q1_ahead_new, cos_q1_ahead_new) = rt::turned(
                    (sin_q1_ahead, cos_q1_ahead),
                    q1,
                    t231,
                    q1_new,
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
                let [x, y, theta, right, left, q1, q2, rho1, rho2, rho3, rho4, _, _, _, _,
                ] = motion.carried;
                let d = setting.system().parameters.d;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let c2 = setting.system().parameters.c2;
                let Scheme {
                    m2_l1,
                    m1_c1_plus_m2_l1,
                    m2_c2,
                    m1_c1_d,
                    twice_m2_c2,
                    k1,
                    twice_c2,
                    twice_l1,
                    k2,
                    k3,
                    inv_r,
                    b_over_r,
                    twice_r_squared,
                    k5,
                    k6,
                    m2_l1_over_r_squared,
                    k8,
                    k9,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_q1, cos_q1) = rt::sin_cos(q1);
                let second_mid = q1 + q2;
                let (sin_second_mid, cos_second_mid) = rt::sin_cos(second_mid);
                let m2_c2_sin_second_mid = m2_c2 * sin_second_mid;
                let t1 = m1_c1_plus_m2_l1 * sin_q1 + m2_c2_sin_second_mid;
                let t2 = k8 * t1;
                let t3 = sin_q1 * sin_second_mid;
                let t4 = t3 + cos_q1 * cos_second_mid;
                let t5 = t1 * t2;
                let d_cos_second_mid = d * cos_second_mid;
                let t6 = k1 + m2_c2 * (d_cos_second_mid + twice_l1 * t3)
                    + (cos_q1 * (m1_c1_d + m2_l1 * (d + twice_c2 * cos_second_mid))
                        - t5);
                let t7 = k5 + twice_m2_c2 * (d_cos_second_mid + l1 * t3)
                    + ((k6 + m2_l1_over_r_squared * (d + c2 * cos_second_mid))
                        * (twice_r_squared * cos_q1) - t5);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = t6 * t8;
                let t10 = rt::lit::<T>(1.0) / (k1 + k2 * t4 - t5 - t6 * t9);
                let t11 = rho1 * t2;
                let t12 = rho2 + t11;
                let t13 = rho3 + t11 - t9 * t12;
                let t14 = k9 * sin_second_mid;
                let t15 = l1 * t4;
                let t16 = j2 - m2_c2_sin_second_mid * t2;
                let t17 = m2_c2 * (t15 + (c2 + d_cos_second_mid)) + t16;
                let t18 = t17 * t8;
                let t19 = m2_c2 * (c2 + t15) + t16 - t17 * t9;
                let t20 = t19 * t10;
                let t21 = rt::lit::<T>(1.0)
                    / (k3 - m2_c2_sin_second_mid * t14 - t17 * t18 - t19 * t20);
                let t22 = rho4 + rho1 * t14 - t18 * t12 - t20 * t13;
                let t23 = t10 * (t13 - t21 * (t19 * t22));
                let t24 = t8 * (t12 - t21 * (t17 * t22)) - t9 * t23;
                let t25 = t2 * (t23 + t24) + (k8 * rho1 + t21 * (t14 * t22));
                let t26 = inv_r * t25;
                let t27 = b_over_r * t24;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    q1,
                    q2,
                    x_dot: cos_theta * t25,
                    y_dot: sin_theta * t25,
                    theta_dot: t24,
                    right_dot: t26 + t27,
                    left_dot: t26 - t27,
                    q1_dot: t23,
                    q2_dot: t21 * t22,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b5767c3cc971ddf18a9e54439d29f478";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            let &[m, j, a, b, r, jw, d, m1, j1, l1, c1, m2, j2, c2] = parameters else {
                return Err(ParameterError::Count {
                    expected: 14,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                M: m,
                J: j,
                a,
                b,
                r,
                Jw: jw,
                d,
                m1,
                J1: j1,
                l1,
                c1,
                m2,
                J2: j2,
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        MobileManipulator::system,
        MobileManipulator::parameters,
        MobileManipulator::state,
        MobileManipulator::initial,
        MobileManipulator::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
