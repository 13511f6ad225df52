// Prepared by `nh prepare` from `Castor` in src/library.rs and castor.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration c91ade2aa74aa5d0ecd1bf7470b715af
// content 80aeac08f1ddffdb1c86fc3ba3d69426

pub struct Castor {
    /// `M` (kg): base.
    pub M: f64,
    /// `J` (kg m^2): base about its centre of mass.
    pub J: f64,
    /// `a` (m): from the axle back to the base's centre of mass.
    pub a: f64,
    /// `b` (m): half the distance of the driven wheels.
    pub b: f64,
    /// `r` (m): radius of the driven wheels.
    pub r: f64,
    /// `Jw` (kg m^2): driven wheel, and motor, about its axle.
    pub Jw: f64,
    /// `p` (m): from the axle back to the castor's pivot.
    pub p: f64,
    /// `d` (m): from the pivot to the castor's wheel.
    pub d: f64,
    /// `rc` (m): radius of the castor's wheel.
    pub rc: f64,
    /// `mc` (kg): castor, at its wheel.
    pub mc: f64,
    /// `Jc` (kg m^2): castor about the vertical.
    pub Jc: f64,
    /// `Js` (kg m^2): castor's wheel about its axle.
    pub Js: f64,
}

impl ::core::default::Default for Castor {
    fn default() -> Self {
        Castor {
            M: 6.0,
            J: 0.4,
            a: 0.1,
            b: 0.25,
            r: 0.1,
            Jw: 0.01,
            p: 0.35,
            d: 0.15,
            rc: 0.04,
            mc: 0.5,
            Jc: 0.002,
            Js: 0.0005,
        }
    }
}

/// The system `castor` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 119 add, 237 mul, 17 div, 6 sin_cos, 1 call
/// * `midpoint`: 51 add, 95 mul, 6 div, 4 sin_cos
/// * `leapfrog`: 347 add, 533 mul, 19 div, 4 sin_cos
/// * `rk4`: 169 add, 286 mul, 12 div, 8 sin_cos
pub mod castor {
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
        /// `a` (m): from the axle back to the base's centre of mass.
        pub a: T,
        /// `b` (m): half the distance of the driven wheels. Positive.
        pub b: T,
        /// `r` (m): radius of the driven wheels. Positive.
        pub r: T,
        /// `Jw` (kg m^2): driven wheel, and motor, about its axle. Positive.
        pub Jw: T,
        /// `p` (m): from the axle back to the castor's pivot. Positive.
        pub p: T,
        /// `d` (m): from the pivot to the castor's wheel. Positive.
        pub d: T,
        /// `rc` (m): radius of the castor's wheel. Positive.
        pub rc: T,
        /// `mc` (kg): castor, at its wheel. Positive.
        pub mc: T,
        /// `Jc` (kg m^2): castor about the vertical. Positive.
        pub Jc: T,
        /// `Js` (kg m^2): castor's wheel about its axle. Positive.
        pub Js: T,
    }

    ::nonholonomic::__serialized!(
        Parameters { M, J, a, b, r, Jw, p, d, rc, mc, Jc, Js }
    );

    ::nonholonomic::__in_lanes!(
        System, Parameters { M, J, a, b, r, Jw, p, d, rc, mc, Jc, Js }
    );

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                M: rt::lit::<T>(6.0),
                J: rt::lit::<T>(0.4),
                a: rt::lit::<T>(0.1),
                b: rt::lit::<T>(0.25),
                r: rt::lit::<T>(0.1),
                Jw: rt::lit::<T>(0.01),
                p: rt::lit::<T>(0.35),
                d: rt::lit::<T>(0.15),
                rc: rt::lit::<T>(0.04),
                mc: rt::lit::<T>(0.5),
                Jc: rt::lit::<T>(0.002),
                Js: rt::lit::<T>(0.0005),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): middle of the driven axle.
        pub x: T,
        /// Coordinate `y` (m): middle of the driven axle.
        pub y: T,
        /// Coordinate `theta` (rad): heading.
        pub theta: T,
        /// Coordinate `right` (rad): angle of the right wheel.
        pub right: T,
        /// Coordinate `left` (rad): angle of the left wheel.
        pub left: T,
        /// Coordinate `beta` (rad): castor's arm against the base.
        pub beta: T,
        /// Coordinate `spin` (rad): angle of the castor's wheel.
        pub spin: T,
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
        /// Velocity `beta_dot` (rad/s).
        pub beta_dot: T,
        /// Velocity `spin_dot` (rad/s).
        pub spin_dot: T,
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
                self.beta,
                self.spin,
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
                self.beta_dot,
                self.spin_dot,
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
                beta,
                spin,
                ],
                ],
                [[x_dot,
                y_dot,
                theta_dot,
                right_dot,
                left_dot,
                beta_dot,
                spin_dot,
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
                beta,
                spin,
                x_dot,
                y_dot,
                theta_dot,
                right_dot,
                left_dot,
                beta_dot,
                spin_dot,
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
        State { t, x, y, theta, right, left, beta, spin, x_dot, y_dot, theta_dot,
        right_dot, left_dot, beta_dot, spin_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta, right, left, beta, spin, x_dot, y_dot, theta_dot,
        right_dot, left_dot, beta_dot, spin_dot }
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

        ::nonholonomic::__setters!(coordinate : x, y, theta, right, left, beta, spin);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta_dot, right_dot, left_dot,
            beta_dot, spin_dot
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
        pub fn rho(mut self, rho: impl Into<SVector<T, 2>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `standard`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self
                    .configuration(rt::numbers([0.3, -0.2, 0.4, 0.1, -0.3, 0.7, 0.2]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.6447426958020195),
                                rt::lit::<T>(0.27259283961605535),
                                rt::lit::<T>(0.8),
                                rt::lit::<T>(9.0),
                                rt::lit::<T>(5.0),
                                rt::lit::<T>(-0.8)
                                    - (rt::lit::<T>(0.7) * rt::sin(this.state.beta)
                                        + rt::lit::<T>(0.8) * system.parameters.p
                                            * rt::cos(this.state.beta)) / system.parameters.d,
                                (rt::lit::<T>(0.7) * rt::cos(this.state.beta)
                                    - rt::lit::<T>(0.8) * system.parameters.p
                                        * rt::sin(this.state.beta)) / system.parameters.rc,
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

    /// A robot on two driven wheels and a castor that trails behind its pivot: what a castor does to the base it carries is mostly left out of textbooks.
    ///
    /// **Source**: G. Campion, G. Bastin and B. d'Andréa-Novel, Structural properties and classification of kinematic and dynamic models of wheeled mobile robots (1996), with the castor's own inertia
    ///
    /// Coordinates q: `x`, `y`, `theta`, `right`, `left`, `beta`, `spin`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `right_dot`, `left_dot`, `beta_dot`, `spin_dot`; 5 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `M + mc`
        m_plus_mc: T,
        /// `M a`
        m_a: T,
        /// `mc d`
        mc_d: T,
        /// `mc p`
        mc_p: T,
        /// `2 d`
        twice_d: T,
        /// `Jc + (M a² + J) + mc d²`
        k2: T,
        /// `p mc d`
        p_mc_d: T,
        /// `Jc + d² mc`
        k3: T,
        /// `Jc + mc d²`
        jc_plus_mc_d_squared: T,
        /// `1/(M + mc)`
        inv_m_plus_mc: T,
        /// `mc d/(M + mc)`
        mc_d_over_m_plus_mc: T,
        /// `1/Jw`
        inv_jw: T,
        /// `1/Js`
        inv_js: T,
        /// `M a + mc p`
        m_a_plus_mc_p: T,
        /// `d mc p`
        d_mc_p: T,
        /// `-(p mc d)`
        minus_p_mc_d: T,
        /// `mc d/2`
        half_mc_d: T,
        /// `(1/2)/(M + mc)`
        k4: T,
        /// `r² (d² (Js + mc rc²) - Jc rc²)`
        k7: T,
        /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
        k9: T,
        /// `rc² d² r²`
        k10: T,
        /// `p (Jc rc² - d² (Js + mc rc²))`
        k12: T,
        /// `(Jc rc² - d² (Js + mc rc²)) p r²`
        k13: T,
        /// `(r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)/(d² r²)`
        k15: T,
        /// `1/d`
        inv_d: T,
        /// `p (Jc rc² - d² (Js + mc rc²))/(d² rc²)`
        k16: T,
        /// `(d² (Js + mc rc²) - Jc rc²) p²/(d² rc²)`
        k17: T,
        /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k18: T,
        /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k19: T,
        /// `b/r`
        b_over_r: T,
        /// `Jw (b/r)`
        jw_b_over_r: T,
        /// `(Jw/r) rc² d² r²`
        k20: T,
        /// `d² Jw r rc² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k21: T,
        /// `(Jc + mc d²)/d`
        k22: T,
        /// `Js/rc`
        js_over_rc: T,
        /// `p (Js/rc)`
        p_js_over_rc: T,
        /// `rc² d² r² (Js/rc)`
        k23: T,
        /// `1/r`
        inv_r: T,
        /// `1/rc`
        inv_rc: T,
        /// `-(b/r)`
        minus_b_over_r: T,
        /// `-(1/d)`
        minus_inv_d: T,
        /// `p/d`
        p_over_d: T,
        /// `-(p/d)`
        minus_p_over_d: T,
        /// `p/rc`
        p_over_rc: T,
        /// `-(p/rc)`
        minus_p_over_rc: T,
        /// `(r² (Jc + M d²) + 2 d² Jw)/(d² r²)`
        k24: T,
        /// `(d² (Js + mc rc²) - Jc rc²)/(d² rc²)`
        k25: T,
        /// `r² (d² (Js + mc rc²) - Jc rc²) p²`
        k26: T,
        /// `rc² (r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)`
        k27: T,
        /// `1/(rc² d² r²)`
        k28: T,
        /// `1/(rc⁴ d⁴ r⁴)`
        k29: T,
        /// `1/(d⁴ rc⁴)`
        k30: T,
        /// `-(1/(d² rc²))`
        k31: T,
        /// `p Js/rc`
        k32: T,
        /// `mc d - (Jc + mc d²)/d`
        k33: T,
        /// `p/(d²)`
        p_over_d_squared: T,
        /// `1/(d²)`
        inv_d_squared: T,
        /// `p/(d rc)`
        p_over_d_rc: T,
        /// `1/(d rc)`
        inv_d_rc: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `Jc/d`
        jc_over_d: T,
        /// `2 ((d² (Js + mc rc²) - Jc rc²) p²/(d² rc²))`
        k34: T,
        /// `2 r² (d² (Js + mc rc²) - Jc rc²)`
        k35: T,
        /// `r rc² d² b (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k36: T,
        /// `rc² d² r (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k37: T,
        /// `rc² d r²`
        k38: T,
        /// `rc² d r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k39: T,
        /// `p d² rc r²`
        k40: T,
        /// `rc d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k41: T,
        /// `Js/(rc²)`
        js_over_rc_squared: T,
        /// `(mc d - (Jc + mc d²)/d)/d`
        k42: T,
        /// `p (Js/(rc²))`
        p_js_over_rc_squared: T,
        /// `Js (p/rc)`
        js_p_over_rc: T,
        /// `r (r/Jw)`
        r_r_over_jw: T,
        /// `rc (rc/Js)`
        rc_rc_over_js: T,
        /// `2 d mc p`
        twice_d_mc_p: T,
        /// `-(r/Jw)`
        minus_r_over_jw: T,
        /// `-(rc/Js)`
        minus_rc_over_js: T,
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
            rt::positive("p", parameters.p)?;
            rt::positive("d", parameters.d)?;
            rt::positive("rc", parameters.rc)?;
            rt::positive("mc", parameters.mc)?;
            rt::positive("Jc", parameters.Jc)?;
            rt::positive("Js", parameters.Js)?;
            let constants = {
                let m = parameters.M;
                let j = parameters.J;
                let a = parameters.a;
                let b = parameters.b;
                let r = parameters.r;
                let jw = parameters.Jw;
                let p = parameters.p;
                let d = parameters.d;
                let rc = parameters.rc;
                let mc = parameters.mc;
                let jc = parameters.Jc;
                let js = parameters.Js;
                let m_plus_mc = m + mc;
                let m_a = m * a;
                let mc_d = mc * d;
                let mc_p = mc * p;
                let twice_d = rt::lit::<T>(2.0) * d;
                let k1 = m * (a * a) + j;
                let d_squared = d * d;
                let mc_d_squared = mc * d_squared;
                let k2 = jc + k1 + mc_d_squared;
                let p_mc_d = p * mc_d;
                let k3 = jc + d * mc_d;
                let jc_plus_mc_d_squared = jc + mc_d_squared;
                let inv_m_plus_mc = rt::lit::<T>(1.0) / m_plus_mc;
                let mc_d_over_m_plus_mc = mc_d / m_plus_mc;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let inv_js = rt::lit::<T>(1.0) / js;
                let m_a_plus_mc_p = m_a + mc_p;
                let d_mc_p = d * mc_p;
                let minus_p_mc_d = -p_mc_d;
                let half_mc_d = rt::lit::<T>(0.5) * mc_d;
                let k4 = rt::lit::<T>(0.5) / m_plus_mc;
                let r_squared = r * r;
                let rc_squared = rc * rc;
                let k5 = d_squared * (js + mc * rc_squared);
                let jc_rc_squared = jc * rc_squared;
                let k6 = k5 - jc_rc_squared;
                let k7 = r_squared * k6;
                let d_squared_jw = d_squared * jw;
                let k8 = r_squared * (jc + m * d_squared)
                    + rt::lit::<T>(2.0) * d_squared_jw;
                let k9 = rc_squared * k8;
                let d_squared_r_squared = d_squared * r_squared;
                let k10 = rc_squared * d_squared_r_squared;
                let k11 = jc_rc_squared - k5;
                let k12 = p * k11;
                let k13 = k11 * (p * r_squared);
                let p_squared = p * p;
                let k14 = r_squared * (d_squared * k1 + jc * p_squared)
                    + rt::lit::<T>(2.0) * (d_squared_jw * (b * b));
                let k15 = k14 / d_squared_r_squared;
                let inv_d = rt::lit::<T>(1.0) / d;
                let d_squared_rc_squared = d_squared * rc_squared;
                let k16 = k12 / d_squared_rc_squared;
                let k17 = k6 * p_squared / d_squared_rc_squared;
                let k18 = k10 * k16;
                let k19 = k13 * k16;
                let b_over_r = b / r;
                let jw_b_over_r = jw * b_over_r;
                let k20 = jw / r * k10;
                let r_rc_squared = r * rc_squared;
                let k21 = d_squared_jw * r_rc_squared * k16;
                let k22 = jc_plus_mc_d_squared / d;
                let js_over_rc = js / rc;
                let p_js_over_rc = p * js_over_rc;
                let k23 = k10 * js_over_rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let minus_b_over_r = -b_over_r;
                let minus_inv_d = -inv_d;
                let p_over_d = p / d;
                let minus_p_over_d = -p_over_d;
                let p_over_rc = p / rc;
                let minus_p_over_rc = -p_over_rc;
                let k24 = k8 / d_squared_r_squared;
                let k25 = k6 / d_squared_rc_squared;
                let k26 = k7 * p_squared;
                let k27 = rc_squared * k14;
                let k28 = rt::lit::<T>(1.0) / k10;
                let k29 = rt::lit::<T>(1.0) / (k10 * k10);
                let k30 = rt::lit::<T>(1.0)
                    / (d_squared_rc_squared * d_squared_rc_squared);
                let k31 = -(rt::lit::<T>(1.0) / d_squared_rc_squared);
                let k32 = p * js / rc;
                let k33 = mc_d - k22;
                let p_over_d_squared = p / d_squared;
                let inv_d_squared = rt::lit::<T>(1.0) / d_squared;
                let d_rc = d * rc;
                let p_over_d_rc = p / d_rc;
                let inv_d_rc = rt::lit::<T>(1.0) / d_rc;
                let minus_inv_r = -inv_r;
                let jc_over_d = jc / d;
                let k34 = rt::lit::<T>(2.0) * k17;
                let k35 = rt::lit::<T>(2.0) * k7;
                let k36 = r_rc_squared * (d_squared * b) * k16;
                let k37 = rc_squared * (d_squared * r) * k16;
                let k38 = rc_squared * (d * r_squared);
                let k39 = k38 * k16;
                let k40 = p * d_squared * (rc * r_squared);
                let k41 = rc * d_squared_r_squared * k16;
                let js_over_rc_squared = js / rc_squared;
                let k42 = k33 / d;
                let p_js_over_rc_squared = p * js_over_rc_squared;
                let js_p_over_rc = js * p_over_rc;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let rc_over_js = rc / js;
                let rc_rc_over_js = rc * rc_over_js;
                let twice_d_mc_p = rt::lit::<T>(2.0) * d_mc_p;
                let minus_r_over_jw = -r_over_jw;
                let minus_rc_over_js = -rc_over_js;
                Constants {
                    m_plus_mc,
                    m_a,
                    mc_d,
                    mc_p,
                    twice_d,
                    k2,
                    p_mc_d,
                    k3,
                    jc_plus_mc_d_squared,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    inv_jw,
                    inv_js,
                    m_a_plus_mc_p,
                    d_mc_p,
                    minus_p_mc_d,
                    half_mc_d,
                    k4,
                    k7,
                    k9,
                    k10,
                    k12,
                    k13,
                    k15,
                    inv_d,
                    k16,
                    k17,
                    k18,
                    k19,
                    b_over_r,
                    jw_b_over_r,
                    k20,
                    k21,
                    k22,
                    js_over_rc,
                    p_js_over_rc,
                    k23,
                    inv_r,
                    inv_rc,
                    minus_b_over_r,
                    minus_inv_d,
                    p_over_d,
                    minus_p_over_d,
                    p_over_rc,
                    minus_p_over_rc,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    p_over_d_squared,
                    inv_d_squared,
                    p_over_d_rc,
                    inv_d_rc,
                    minus_inv_r,
                    jc_over_d,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    js_over_rc_squared,
                    k42,
                    p_js_over_rc_squared,
                    js_p_over_rc,
                    r_r_over_jw,
                    rc_rc_over_js,
                    twice_d_mc_p,
                    minus_r_over_jw,
                    minus_rc_over_js,
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
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let jw = self.parameters.Jw;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let js = self.parameters.Js;
            let Constants {
                m_plus_mc,
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                k3,
                jc_plus_mc_d_squared,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t6 = k3 + p_mc_d * cos_beta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m_plus_mc, zero, t2, zero, zero, t3, zero],
                [zero, m_plus_mc, t4, zero, zero, t5, zero],
                [t2, t4, k2 + mc_p * (p + twice_d * cos_beta), zero, zero, t6, zero],
                [zero, zero, zero, jw, zero, zero, zero],
                [zero, zero, zero, zero, jw, zero, zero],
                [t3, t5, t6, zero, zero, jc_plus_mc_d_squared, zero],
                [zero, zero, zero, zero, zero, zero, js],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 7 × 7
        pub fn inverse_mass(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 7> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let Constants {
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                k3,
                jc_plus_mc_d_squared,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                inv_jw,
                inv_js,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = inv_m_plus_mc * t2;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = inv_m_plus_mc * t4;
            let t6 = k2 + mc_p * (p + twice_d * cos_beta) - t2 * t3 - t4 * t5;
            let t7 = inv_m_plus_mc / t6;
            let t8 = sin_theta_sin_beta - cos_beta * cos_theta;
            let t9 = mc_d * t8;
            let t10 = mc_d_over_m_plus_mc * t8;
            let t11 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t12 = mc_d * t11;
            let t13 = mc_d_over_m_plus_mc * t11;
            let t14 = k3 + p_mc_d * cos_beta - t12 * t3 - t9 * t5;
            let t15 = t14 * t14;
            let t16 = rt::lit::<T>(1.0) / t6;
            let t17 = jc_plus_mc_d_squared - t9 * t10 - t12 * t13 - t15 * t16;
            let t18 = t6 * t17;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t7 * (t2 * t14) - t13;
            let t21 = t2 * t7 + t19 * (t14 * t20);
            let t22 = inv_m_plus_mc / t17;
            let t23 = t5 * t21 - t22 * (t9 * t20);
            let t24 = -t21;
            let t25 = rt::lit::<T>(1.0) / t17;
            let t26 = t20 * t25;
            let t27 = t7 * (t4 * t14) - t10;
            let t28 = t4 * t7 + t19 * (t14 * t27);
            let t29 = -t28;
            let t30 = t25 * t27;
            let t31 = -(t14 * t19);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t3 * t21 + (inv_m_plus_mc - t22 * (t12 * t20)),
                    t23,
                    t24,
                    zero,
                    zero,
                    t26,
                    zero,
                ],
                [
                    t23,
                    t5 * t28 + (inv_m_plus_mc - t22 * (t9 * t27)),
                    t29,
                    zero,
                    zero,
                    t30,
                    zero,
                ],
                [t24, t29, t16 + t15 / (t6 * t18), zero, zero, t31, zero],
                [zero, zero, zero, inv_jw, zero, zero, zero],
                [zero, zero, zero, zero, inv_jw, zero, zero],
                [t26, t30, t31, zero, zero, t25, zero],
                [zero, zero, zero, zero, zero, zero, inv_js],
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
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot]] = w
                .data
                .0;
            let m = self.parameters.M;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let jw = self.parameters.Jw;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let js = self.parameters.Js;
            let Constants { m_a, .. } = self.constants;
            let t1 = d * (theta_dot + beta_dot);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_x_dot = sin_theta * x_dot;
            let p_theta_dot = p * theta_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let t2 = rt::lit::<T>(2.0)
                * (cos_beta * (sin_theta_x_dot + p_theta_dot - cos_theta_y_dot)
                    + sin_beta * (cos_theta * x_dot + sin_theta * y_dot));
            let t3 = x_dot * x_dot + y_dot * y_dot;
            let t4 = rt::lit::<T>(2.0) * sin_theta_x_dot;
            let t5 = rt::lit::<T>(2.0) * cos_theta_y_dot;
            let t6 = m_a * (t4 + a * theta_dot - t5)
                + (j * theta_dot + jc * (theta_dot + rt::lit::<T>(2.0) * beta_dot));
            let t7 = spin_dot * (js * spin_dot) + beta_dot * (jc * beta_dot)
                + (jw * (right_dot * right_dot + left_dot * left_dot) + m * t3);
            let t8 = mc * (t1 * (t1 + t2) + (t3 + p_theta_dot * (p_theta_dot + t4 - t5)))
                + (theta_dot * t6 + t7);
            rt::lit::<T>(0.5) * t8
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> T {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot]] = w
                .data
                .0;
            let m = self.parameters.M;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let jw = self.parameters.Jw;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let js = self.parameters.Js;
            let Constants { m_a, .. } = self.constants;
            let t1 = d * (theta_dot + beta_dot);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_x_dot = sin_theta * x_dot;
            let p_theta_dot = p * theta_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let t2 = rt::lit::<T>(2.0)
                * (cos_beta * (sin_theta_x_dot + p_theta_dot - cos_theta_y_dot)
                    + sin_beta * (cos_theta * x_dot + sin_theta * y_dot));
            let t3 = x_dot * x_dot + y_dot * y_dot;
            let t4 = rt::lit::<T>(2.0) * sin_theta_x_dot;
            let t5 = rt::lit::<T>(2.0) * cos_theta_y_dot;
            let t6 = m_a * (t4 + a * theta_dot - t5)
                + (j * theta_dot + jc * (theta_dot + rt::lit::<T>(2.0) * beta_dot));
            let t7 = spin_dot * (js * spin_dot) + beta_dot * (jc * beta_dot)
                + (jw * (right_dot * right_dot + left_dot * left_dot) + m * t3);
            let t8 = mc * (t1 * (t1 + t2) + (t3 + p_theta_dot * (p_theta_dot + t4 - t5)))
                + (theta_dot * t6 + t7);
            rt::lit::<T>(0.5) * t8
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 7 matrices of 7 × 7
        pub fn christoffel_first(&self, q: &SVector<T, 7>) -> [SMatrix<T, 7, 7>; 7] {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let Constants { mc_d, m_a_plus_mc_p, d_mc_p, minus_p_mc_d, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc_d * cos_beta + m_a_plus_mc_p;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t2 = mc_d * (cos_beta_cos_theta - sin_theta_sin_beta);
            let sin_beta_mc_d = mc_d * sin_beta;
            let t3 = mc_d * cos_beta_cos_theta - sin_theta * sin_beta_mc_d;
            let t4 = rt::lit::<T>(0.5) * (t2 + t3);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let sin_theta_cos_beta = sin_theta * cos_beta;
            let t5 = mc_d * (cos_theta_sin_beta + sin_theta_cos_beta);
            let t6 = mc_d * sin_theta_cos_beta + cos_theta * sin_beta_mc_d;
            let t7 = rt::lit::<T>(0.5) * (t5 + t6);
            let t8 = rt::lit::<T>(0.5) * (t3 - t2);
            let t9 = rt::lit::<T>(0.5) * (t6 - t5);
            let sin_beta_d_mc_p = d_mc_p * sin_beta;
            let t10 = -sin_beta_d_mc_p;
            let t11 = rt::lit::<T>(0.5) * (t2 - t3);
            let t12 = rt::lit::<T>(0.5) * (t5 - t6);
            [
                rt::sparse([
                    (2, 2, cos_theta * t1 - mc_d * sin_theta_sin_beta),
                    (2, 5, t4),
                    (5, 2, t4),
                    (5, 5, t2),
                ]),
                rt::sparse([
                    (2, 2, mc_d * cos_theta_sin_beta + sin_theta * t1),
                    (2, 5, t7),
                    (5, 2, t7),
                    (5, 5, t5),
                ]),
                rt::sparse([
                    (0, 5, t8),
                    (1, 5, t9),
                    (2, 5, t10),
                    (5, 0, t8),
                    (5, 1, t9),
                    (5, 2, t10),
                    (5, 5, minus_p_mc_d * sin_beta),
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::sparse([
                    (0, 2, t11),
                    (1, 2, t12),
                    (2, 0, t11),
                    (2, 1, t12),
                    (2, 2, sin_beta_d_mc_p),
                ]),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 7 matrices of 7 × 7
        pub fn christoffel(&self, q: &SVector<T, 7>) -> [SMatrix<T, 7, 7>; 7] {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let Constants {
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                k3,
                jc_plus_mc_d_squared,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                d_mc_p,
                half_mc_d,
                k4,
                ..
            } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = inv_m_plus_mc * t2;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta;
            let t5 = t1 * cos_theta;
            let t6 = t4 - t5;
            let t7 = inv_m_plus_mc * t6;
            let t8 = k2 + mc_p * (p + twice_d * cos_beta) - t2 * t3 - t6 * t7;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t9 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t10 = mc_d * t9;
            let t11 = mc_d_over_m_plus_mc * t9;
            let sin_theta_cos_beta = sin_theta * cos_beta;
            let t12 = cos_theta_sin_beta + sin_theta_cos_beta;
            let t13 = mc_d * t12;
            let t14 = mc_d_over_m_plus_mc * t12;
            let t15 = k3 + p_mc_d * cos_beta - t13 * t3 - t10 * t7;
            let t16 = rt::lit::<T>(1.0) / t8;
            let t17 = t15 * t16;
            let t18 = jc_plus_mc_d_squared - t10 * t11 - t13 * t14 - t15 * t17;
            let t19 = t8 * t18;
            let t20 = inv_m_plus_mc / t19;
            let t21 = rt::lit::<T>(0.5) * t2;
            let t22 = cos_beta_cos_theta - sin_theta_sin_beta;
            let t23 = mc_d * t22;
            let sin_beta_mc_d = mc_d * sin_beta;
            let t24 = mc_d * cos_beta_cos_theta - sin_theta * sin_beta_mc_d;
            let t25 = t23 - t24;
            let t26 = t15 * t25;
            let t27 = inv_m_plus_mc / t18;
            let t28 = half_mc_d * t12;
            let t29 = t20 * (t21 * t26) - t27 * (t25 * t28);
            let t30 = t24 - t23;
            let t31 = t30 * t17;
            let t32 = rt::lit::<T>(1.0) / t19;
            let t33 = rt::lit::<T>(0.5) * (t16 * t30 + t32 * (t15 * t31));
            let t34 = t27 * (t28 * t31) - t3 * t33;
            let t35 = mc_d * sin_theta_cos_beta + cos_theta * sin_beta_mc_d;
            let t36 = t13 - t35;
            let t37 = t15 * t36;
            let t38 = t20 * (t21 * t37) - t27 * (t36 * t28);
            let t39 = t35 - t13;
            let t40 = t39 * t17;
            let t41 = rt::lit::<T>(0.5) * (t16 * t39 + t32 * (t15 * t40));
            let t42 = t27 * (t28 * t40) - t3 * t41;
            let t43 = t5 - t4;
            let t44 = t43 * t3 + t2 * t7;
            let sin_beta_d_mc_p = d_mc_p * sin_beta;
            let t45 = t44 * t17 + (sin_beta_d_mc_p - t43 * t14 - t2 * t11);
            let t46 = t16 * t44 + t32 * (t15 * t45);
            let t47 = t23 + t24;
            let t48 = t13 + t35;
            let t49 = sin_beta_d_mc_p + rt::lit::<T>(0.5) * (t3 * t47 + t7 * t48);
            let t50 = t49 * t17 - rt::lit::<T>(0.5) * (t14 * t47 + t11 * t48);
            let t51 = t16 * t49 + t32 * (t15 * t50);
            let t52 = t3 * t51 + (k4 * t47 - t27 * (t13 * t50));
            let t53 = t23 * t3 + (p_mc_d * sin_beta + t13 * t7);
            let t54 = t53 * t17 - (t23 * t14 + t13 * t11);
            let t55 = t16 * t53 + t32 * (t15 * t54);
            let t56 = rt::lit::<T>(0.5) * t6;
            let t57 = half_mc_d * t9;
            let t58 = t20 * (t56 * t26) - t27 * (t25 * t57);
            let t59 = t27 * (t57 * t31) - t7 * t33;
            let t60 = t20 * (t56 * t37) - t27 * (t36 * t57);
            let t61 = t27 * (t57 * t40) - t7 * t41;
            let t62 = t7 * t51 + (k4 * t48 - t27 * (t10 * t50));
            let t63 = t32 * (rt::lit::<T>(-0.5) * t26);
            let t64 = t32 * (rt::lit::<T>(-0.5) * t37);
            let t65 = -t51;
            let t66 = rt::lit::<T>(1.0) / t18;
            let t67 = rt::lit::<T>(0.5) * t25 * t66;
            let t68 = t66 * (rt::lit::<T>(-0.5) * t31);
            let t69 = rt::lit::<T>(0.5) * t36 * t66;
            let t70 = t66 * (rt::lit::<T>(-0.5) * t40);
            let t71 = t66 * t50;
            [
                rt::sparse([
                    (0, 2, t29),
                    (0, 5, t34),
                    (1, 2, t38),
                    (1, 5, t42),
                    (2, 0, t29),
                    (2, 1, t38),
                    (2, 2, t3 * t46 + (inv_m_plus_mc * t43 - t27 * (t13 * t45))),
                    (2, 5, t52),
                    (5, 0, t34),
                    (5, 1, t42),
                    (5, 2, t52),
                    (5, 5, t3 * t55 + (mc_d_over_m_plus_mc * t22 - t27 * (t13 * t54))),
                ]),
                rt::sparse([
                    (0, 2, t58),
                    (0, 5, t59),
                    (1, 2, t60),
                    (1, 5, t61),
                    (2, 0, t58),
                    (2, 1, t60),
                    (2, 2, t7 * t46 + (t3 - t27 * (t10 * t45))),
                    (2, 5, t62),
                    (5, 0, t59),
                    (5, 1, t61),
                    (5, 2, t62),
                    (5, 5, t7 * t55 + (t14 - t27 * (t10 * t54))),
                ]),
                rt::sparse([
                    (0, 2, t63),
                    (0, 5, t33),
                    (1, 2, t64),
                    (1, 5, t41),
                    (2, 0, t63),
                    (2, 1, t64),
                    (2, 2, -t46),
                    (2, 5, t65),
                    (5, 0, t33),
                    (5, 1, t41),
                    (5, 2, t65),
                    (5, 5, -t55),
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::sparse([
                    (0, 2, t67),
                    (0, 5, t68),
                    (1, 2, t69),
                    (1, 5, t70),
                    (2, 0, t67),
                    (2, 1, t69),
                    (2, 2, t66 * t45),
                    (2, 5, t71),
                    (5, 0, t68),
                    (5, 1, t70),
                    (5, 2, t71),
                    (5, 5, t66 * t54),
                ]),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 5 × 7
        pub fn constraint_matrix(&self, q: &SVector<T, 7>) -> SMatrix<T, 5, 7> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let rc = self.parameters.rc;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = cos_beta * cos_theta - sin_theta * sin_beta;
            let t2 = cos_theta * sin_beta + sin_theta * cos_beta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta, cos_theta, cos_theta, t1, -t2],
                [cos_theta, sin_theta, sin_theta, t2, t1],
                [zero, b, -b, -p * sin_beta, -(d + p * cos_beta)],
                [zero, -r, zero, zero, zero],
                [zero, zero, -r, zero, zero],
                [zero, zero, zero, zero, -d],
                [zero, zero, zero, -rc, zero],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 5
        pub fn constraint(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 5> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot]] = w
                .data
                .0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let rc = self.parameters.rc;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * x_dot + sin_theta * y_dot;
            let b_theta_dot = b * theta_dot;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t2 = cos_theta * sin_beta + sin_theta * cos_beta;
            let t3 = cos_beta * cos_theta - sin_theta * sin_beta;
            let t4 = t3 * y_dot - d * beta_dot
                - (t2 * x_dot + (d + p * cos_beta) * theta_dot);
            rt::vector([
                cos_theta * y_dot - sin_theta * x_dot,
                t1 + (b_theta_dot - r * right_dot),
                t1 - (r * left_dot + b_theta_dot),
                t2 * y_dot + (t3 * x_dot - (rc * spin_dot + sin_beta * (p * theta_dot))),
                t4,
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
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let b = self.parameters.b;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                m_plus_mc,
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                k7,
                k9,
                k10,
                k15,
                inv_d,
                k17,
                k18,
                k19,
                jw_b_over_r,
                k20,
                k21,
                k22,
                js_over_rc,
                p_js_over_rc,
                k23,
                inv_r,
                inv_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t1 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_beta_inv_d = inv_d * sin_beta;
            let t2 = m_plus_mc * cos_theta - t1 * sin_beta_inv_d;
            let t3 = k9 + cos_beta * (k7 * cos_beta);
            let t4 = rt::lit::<T>(1.0) / t3;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t5 = k15 + sin_beta * (k17 * sin_beta)
                - t4 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t6 = rt::lit::<T>(1.0) / (t3 * t5);
            let t7 = k18 * cos_beta_sin_beta;
            let t8 = mc * (p + d * cos_beta) + m_a;
            let t9 = sin_theta * t8 + mc_d * cos_theta_sin_beta;
            let t10 = d + p * cos_beta;
            let t11 = inv_d * t10;
            let t12 = t4 * t7;
            let t13 = t9 - t1 * t11 - t2 * t12;
            let t14 = k10 * t2 * t4 - t6 * (t7 * t13);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t15 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t16 = m_plus_mc * sin_theta - t15 * sin_beta_inv_d;
            let t17 = mc_d * sin_theta_sin_beta - t8 * cos_theta;
            let t18 = t17 - t15 * t11 - t16 * t12;
            let t19 = k10 * t16 * t4 - t6 * (t7 * t18);
            let t20 = jc + mc_d * t10;
            let t21 = sin_theta * t17 + (cos_theta * t9 - t20 * sin_beta_inv_d);
            let t22 = k2 + mc_p * (p + twice_d * cos_beta) - t20 * t11 - t21 * t12;
            let t23 = t21 * (k10 * t4) - t6 * (t7 * t22);
            let t24 = k20 * t4;
            let t25 = t4 * (k21 * cos_beta_sin_beta);
            let t26 = jw_b_over_r - t25;
            let t27 = t24 - t6 * (t7 * t26);
            let t28 = jw_b_over_r + t25;
            let t29 = t24 + t6 * (t7 * t28);
            let t30 = sin_theta * t15 + (cos_theta * t1 - k22 * sin_beta);
            let t31 = t20 - k22 * t10 - t30 * t12;
            let t32 = t4 * (k10 * t30) - t6 * (t7 * t31);
            let t33 = p_js_over_rc * sin_beta + js_over_rc * cos_beta * t12;
            let t34 = t4 * (k23 * cos_beta) + t6 * (t7 * t33);
            let t35 = rt::lit::<T>(1.0) / t5;
            let t36 = inv_r * t14;
            let t37 = inv_r / t5;
            let t38 = t37 * (b * t13);
            let t39 = inv_r * t19;
            let t40 = t37 * (b * t18);
            let t41 = inv_r * t23;
            let t42 = t37 * (b * t22);
            let t43 = t37 * (b * t26);
            let t44 = inv_r * t27;
            let t45 = t37 * (b * t28);
            let t46 = inv_r * t29;
            let t47 = inv_r * t32;
            let t48 = t37 * (b * t31);
            let t49 = t37 * (b * t33);
            let t50 = inv_r * t34;
            let t51 = inv_d / t5;
            let t52 = inv_rc / t5;
            let p_sin_beta = p * sin_beta;
            let cos_beta_inv_rc = inv_rc * cos_beta;
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - cos_theta * t14,
                    -(sin_theta * t14),
                    -(t13 * t35),
                    -(t36 + t38),
                    t38 - t36,
                    sin_beta_inv_d * t14 + t51 * (t10 * t13),
                    t52 * (p_sin_beta * t13) - cos_beta_inv_rc * t14,
                ],
                [
                    -(cos_theta * t19),
                    rt::lit::<T>(1.0) - sin_theta * t19,
                    -(t18 * t35),
                    -(t39 + t40),
                    t40 - t39,
                    sin_beta_inv_d * t19 + t51 * (t10 * t18),
                    t52 * (p_sin_beta * t18) - cos_beta_inv_rc * t19,
                ],
                [
                    -(cos_theta * t23),
                    -(sin_theta * t23),
                    rt::lit::<T>(1.0) - t22 * t35,
                    -(t41 + t42),
                    t42 - t41,
                    sin_beta_inv_d * t23 + t51 * (t10 * t22),
                    t52 * (p_sin_beta * t22) - cos_beta_inv_rc * t23,
                ],
                [
                    -(cos_theta * t27),
                    -(sin_theta * t27),
                    -(t26 * t35),
                    rt::lit::<T>(1.0) - t43 - t44,
                    t43 - t44,
                    sin_beta_inv_d * t27 + t51 * (t10 * t26),
                    t52 * (p_sin_beta * t26) - cos_beta_inv_rc * t27,
                ],
                [
                    -(cos_theta * t29),
                    -(sin_theta * t29),
                    t28 * t35,
                    t45 - t46,
                    rt::lit::<T>(1.0) - t45 - t46,
                    sin_beta_inv_d * t29 - t51 * (t10 * t28),
                    -(cos_beta_inv_rc * t29 + t52 * (p_sin_beta * t28)),
                ],
                [
                    -(cos_theta * t32),
                    -(sin_theta * t32),
                    -(t31 * t35),
                    -(t47 + t48),
                    t48 - t47,
                    sin_beta_inv_d * t32 + (t51 * (t10 * t31) + rt::lit::<T>(1.0)),
                    t52 * (p_sin_beta * t31) - cos_beta_inv_rc * t32,
                ],
                [
                    -(cos_theta * t34),
                    -(sin_theta * t34),
                    t33 * t35,
                    t49 - t50,
                    -(t50 + t49),
                    sin_beta_inv_d * t34 - t51 * (t10 * t33),
                    rt::lit::<T>(1.0) - t52 * (p_sin_beta * t33) - cos_beta_inv_rc * t34,
                ],
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
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let b = self.parameters.b;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                m_plus_mc,
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                k7,
                k9,
                k10,
                k15,
                inv_d,
                k17,
                k18,
                k19,
                jw_b_over_r,
                k20,
                k21,
                k22,
                js_over_rc,
                p_js_over_rc,
                k23,
                inv_r,
                inv_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t1 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_beta_inv_d = inv_d * sin_beta;
            let t2 = m_plus_mc * cos_theta - t1 * sin_beta_inv_d;
            let t3 = k9 + cos_beta * (k7 * cos_beta);
            let t4 = rt::lit::<T>(1.0) / t3;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t5 = k15 + sin_beta * (k17 * sin_beta)
                - t4 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t6 = rt::lit::<T>(1.0) / (t3 * t5);
            let t7 = k18 * cos_beta_sin_beta;
            let t8 = mc * (p + d * cos_beta) + m_a;
            let t9 = sin_theta * t8 + mc_d * cos_theta_sin_beta;
            let t10 = d + p * cos_beta;
            let t11 = inv_d * t10;
            let t12 = t4 * t7;
            let t13 = t9 - t1 * t11 - t2 * t12;
            let t14 = k10 * t2 * t4 - t6 * (t7 * t13);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t15 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t16 = m_plus_mc * sin_theta - t15 * sin_beta_inv_d;
            let t17 = mc_d * sin_theta_sin_beta - t8 * cos_theta;
            let t18 = t17 - t15 * t11 - t16 * t12;
            let t19 = k10 * t16 * t4 - t6 * (t7 * t18);
            let t20 = jc + mc_d * t10;
            let t21 = sin_theta * t17 + (cos_theta * t9 - t20 * sin_beta_inv_d);
            let t22 = k2 + mc_p * (p + twice_d * cos_beta) - t20 * t11 - t21 * t12;
            let t23 = t21 * (k10 * t4) - t6 * (t7 * t22);
            let t24 = k20 * t4;
            let t25 = t4 * (k21 * cos_beta_sin_beta);
            let t26 = jw_b_over_r - t25;
            let t27 = t24 - t6 * (t7 * t26);
            let t28 = jw_b_over_r + t25;
            let t29 = t24 + t6 * (t7 * t28);
            let t30 = sin_theta * t15 + (cos_theta * t1 - k22 * sin_beta);
            let t31 = t20 - k22 * t10 - t30 * t12;
            let t32 = t4 * (k10 * t30) - t6 * (t7 * t31);
            let t33 = p_js_over_rc * sin_beta + js_over_rc * cos_beta * t12;
            let t34 = t4 * (k23 * cos_beta) + t6 * (t7 * t33);
            let t35 = rt::lit::<T>(1.0) / t5;
            let t36 = inv_r * t14;
            let t37 = inv_r / t5;
            let t38 = t37 * (b * t13);
            let t39 = inv_r * t19;
            let t40 = t37 * (b * t18);
            let t41 = inv_r * t23;
            let t42 = t37 * (b * t22);
            let t43 = inv_r * t27;
            let t44 = t37 * (b * t26);
            let t45 = inv_r * t29;
            let t46 = t37 * (b * t28);
            let t47 = inv_r * t32;
            let t48 = t37 * (b * t31);
            let t49 = inv_r * t34;
            let t50 = t37 * (b * t33);
            let t51 = inv_d / t5;
            let cos_beta_inv_rc = inv_rc * cos_beta;
            let t52 = inv_rc / t5;
            let p_sin_beta = p * sin_beta;
            rt::matrix([
                [
                    cos_theta * t14,
                    sin_theta * t14,
                    t13 * t35,
                    t36 + t38,
                    t36 - t38,
                    -(sin_beta_inv_d * t14 + t51 * (t10 * t13)),
                    cos_beta_inv_rc * t14 - t52 * (p_sin_beta * t13),
                ],
                [
                    cos_theta * t19,
                    sin_theta * t19,
                    t18 * t35,
                    t39 + t40,
                    t39 - t40,
                    -(sin_beta_inv_d * t19 + t51 * (t10 * t18)),
                    cos_beta_inv_rc * t19 - t52 * (p_sin_beta * t18),
                ],
                [
                    cos_theta * t23,
                    sin_theta * t23,
                    t22 * t35,
                    t41 + t42,
                    t41 - t42,
                    -(sin_beta_inv_d * t23 + t51 * (t10 * t22)),
                    cos_beta_inv_rc * t23 - t52 * (p_sin_beta * t22),
                ],
                [
                    cos_theta * t27,
                    sin_theta * t27,
                    t26 * t35,
                    t43 + t44,
                    t43 - t44,
                    -(sin_beta_inv_d * t27 + t51 * (t10 * t26)),
                    cos_beta_inv_rc * t27 - t52 * (p_sin_beta * t26),
                ],
                [
                    cos_theta * t29,
                    sin_theta * t29,
                    -(t28 * t35),
                    t45 - t46,
                    t45 + t46,
                    t51 * (t10 * t28) - sin_beta_inv_d * t29,
                    cos_beta_inv_rc * t29 + t52 * (p_sin_beta * t28),
                ],
                [
                    cos_theta * t32,
                    sin_theta * t32,
                    t31 * t35,
                    t47 + t48,
                    t47 - t48,
                    -(sin_beta_inv_d * t32 + t51 * (t10 * t31)),
                    cos_beta_inv_rc * t32 - t52 * (p_sin_beta * t31),
                ],
                [
                    cos_theta * t34,
                    sin_theta * t34,
                    -(t33 * t35),
                    t49 - t50,
                    t49 + t50,
                    t51 * (t10 * t33) - sin_beta_inv_d * t34,
                    cos_beta_inv_rc * t34 + t52 * (p_sin_beta * t33),
                ],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7 × 2
        pub fn frame(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 2> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let Constants {
                b_over_r,
                inv_r,
                inv_rc,
                minus_b_over_r,
                minus_inv_d,
                minus_p_over_d,
                minus_p_over_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    cos_theta,
                    sin_theta,
                    zero,
                    inv_r,
                    inv_r,
                    minus_inv_d * sin_beta,
                    inv_rc * cos_beta,
                ],
                [
                    zero,
                    zero,
                    rt::lit::<T>(1.0),
                    b_over_r,
                    minus_b_over_r,
                    rt::lit::<T>(-1.0) + minus_p_over_d * cos_beta,
                    minus_p_over_rc * sin_beta,
                ],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, q: &SVector<T, 7>) -> SMatrix<T, 2, 2> {
            let [[_, _, _, _, _, beta, _]] = q.data.0;
            let Constants { k15, k16, k17, k24, k25, .. } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = sin_beta * (k16 * cos_beta);
            rt::matrix([
                [k24 + cos_beta * (k25 * cos_beta), t1],
                [t1, k15 + sin_beta * (k17 * sin_beta)],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 7>) -> SMatrix<T, 2, 2> {
            let [[_, _, _, _, _, beta, _]] = q.data.0;
            let Constants { k7, k9, k12, k26, k27, k28, k29, k30, k31, .. } = self
                .constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k27 + sin_beta * (k26 * sin_beta);
            let t2 = k9 + cos_beta * (k7 * cos_beta);
            let t3 = sin_beta * (k12 * cos_beta);
            let t4 = t1 * (k29 * t2) - t3 * (k30 * t3);
            let t5 = k28 / t4;
            let t6 = k31 * t3 / t4;
            rt::matrix([[t1 * t5, t6], [t6, t2 * t5]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 7>) -> [SMatrix<T, 2, 2>; 2] {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let jc = self.parameters.Jc;
            let Constants {
                m_plus_mc,
                mc_d,
                m_a_plus_mc_p,
                k7,
                k9,
                k10,
                k15,
                inv_d,
                k17,
                k18,
                k19,
                k22,
                js_over_rc,
                k32,
                k33,
                p_over_d_squared,
                inv_d_squared,
                p_over_d_rc,
                inv_d_rc,
                ..
            } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k9 + cos_beta * (k7 * cos_beta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_beta_inv_d = inv_d * sin_beta;
            let t4 = d + p * cos_beta;
            let t5 = sin_beta * (p_over_d_rc * cos_beta - inv_d_rc * t4);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t6 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t7 = sin_beta * (p_over_d_squared * sin_beta)
                + t4 * (inv_d_squared * cos_beta);
            let t8 = cos_theta * (m_plus_mc * sin_theta - t6 * sin_beta_inv_d)
                + (sin_theta * t6 + (cos_theta * t3 - k22 * sin_beta)) * t7;
            let t9 = sin_theta * (m_plus_mc * cos_theta - t3 * sin_beta_inv_d)
                + js_over_rc * cos_beta * t5 - t8;
            let t10 = k10 * t2 * t9;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t11 = k18 * cos_beta_sin_beta;
            let t12 = mc_d * cos_beta + m_a_plus_mc_p;
            let t13 = inv_d * t4;
            let t14 = sin_theta
                * (mc_d * cos_theta_sin_beta + sin_theta * t12 - t3 * t13)
                - (jc + k33 * t4) * t7;
            let t15 = t5 * (k32 * sin_beta)
                + cos_theta * (mc_d * sin_theta_sin_beta - cos_theta * t12 - t6 * t13);
            let t16 = t14 - t15 - t2 * t11 * t9;
            let t17 = k15 + sin_beta * (k17 * sin_beta)
                - t2 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t18 = t11 * t16 / (t1 * t17);
            let t19 = t16 / t17;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t18 - t10], [t10 - t18, zero]]),
                rt::matrix([[zero, -t19], [t19, zero]]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9 × 9
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 9, 9> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let Constants {
                mc_d,
                m_a_plus_mc_p,
                k7,
                k9,
                k10,
                k15,
                inv_d,
                k17,
                k18,
                k19,
                b_over_r,
                k22,
                js_over_rc,
                inv_r,
                inv_rc,
                minus_b_over_r,
                p_over_d,
                p_over_rc,
                minus_inv_r,
                jc_over_d,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let sin_beta_inv_d = inv_d * sin_beta;
            let t1 = d + p * cos_beta;
            let t2 = inv_d * t1;
            let cos_beta_inv_rc = inv_rc * cos_beta;
            let sin_beta_p_over_rc = p_over_rc * sin_beta;
            let t3 = k9 + cos_beta * (k7 * cos_beta);
            let t4 = rt::lit::<T>(1.0) / t3;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t5 = k15 + sin_beta * (k17 * sin_beta)
                - t4 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = k18 * cos_beta_sin_beta;
            let t8 = rho2 - t4 * (rho1 * t7);
            let t9 = t6 * t8;
            let t10 = k10 * rho1 * t4 - t7 * t8 / (t3 * t5);
            let t11 = sin_beta_inv_d * t10 + t6 * (t2 * t8);
            let t12 = (jc_over_d + mc * t1) * t9 + t10 * (mc * sin_beta) - k22 * t11;
            let t13 = js_over_rc
                * (cos_beta_inv_rc * t10 - t6 * (sin_beta_p_over_rc * t8));
            let t14 = (sin_beta * t12 - cos_beta * t13) * (p_over_d * sin_beta);
            let t15 = (cos_beta - cos_beta * t2) * t12
                + ((mc_d * cos_beta + m_a_plus_mc_p) * t9 - sin_beta * t2 * t13);
            let t16 = t15 - cos_beta * (t12 + mc_d * t11);
            rt::sparse([
                (0, 7, cos_theta),
                (1, 7, sin_theta),
                (2, 8, rt::lit::<T>(1.0)),
                (3, 7, inv_r),
                (3, 8, b_over_r),
                (4, 7, inv_r),
                (4, 8, minus_b_over_r),
                (5, 7, -sin_beta_inv_d),
                (5, 8, -t2),
                (6, 7, cos_beta_inv_rc),
                (6, 8, -sin_beta_p_over_rc),
                (7, 0, -cos_theta),
                (7, 1, -sin_theta),
                (7, 3, minus_inv_r),
                (7, 4, minus_inv_r),
                (7, 5, sin_beta_inv_d),
                (7, 6, -cos_beta_inv_rc),
                (7, 8, t14 - t16),
                (8, 2, rt::lit::<T>(-1.0)),
                (8, 3, minus_b_over_r),
                (8, 4, b_over_r),
                (8, 5, t2),
                (8, 6, sin_beta_p_over_rc),
                (8, 7, t16 - t14),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 7>, rho: &SVector<T, 2>) -> T {
            let [[_, _, _, _, _, beta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k7, k9, k10, k15, k17, k18, k19, .. } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k9 + cos_beta * (k7 * cos_beta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = k18 * cos_beta_sin_beta;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k15 + sin_beta * (k17 * sin_beta)
                - t2 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t6 = rho1 * (k10 * rho1 * t2 - t3 * t4 / (t1 * t5)) + rho2 * t4 / t5;
            rt::lit::<T>(0.5) * t6
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 9> {
            let [[_, _, _, _, _, beta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k7, k9, k10, k15, k16, k17, k18, k19, k25, .. } = self
                .constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k9 + cos_beta * (k7 * cos_beta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = k18 * cos_beta_sin_beta;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k17 * sin_beta;
            let t6 = k15 + sin_beta * t5
                - t2 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t7 = k10 * rho1 * t2 - t3 * t4 / (t1 * t6);
            let t8 = t4 / t6;
            let t9 = t7 * (k16 * t8);
            let t10 = sin_beta * (sin_beta * t9 + t7 * (k25 * cos_beta * t7))
                - cos_beta * (t4 * (t5 * t4) / (t6 * t6) + cos_beta * t9);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, t10, zero, t7, t8])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9
        pub fn vector_field(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 9> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let Constants {
                mc_d,
                m_a_plus_mc_p,
                k7,
                k9,
                k10,
                k15,
                inv_d,
                k17,
                k18,
                k19,
                b_over_r,
                k22,
                js_over_rc,
                inv_r,
                inv_rc,
                p_over_rc,
                jc_over_d,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k9 + cos_beta * (k7 * cos_beta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = k18 * cos_beta_sin_beta;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k15 + sin_beta * (k17 * sin_beta)
                - t2 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t6 = k10 * rho1 * t2 - t3 * t4 / (t1 * t5);
            let t7 = rt::lit::<T>(1.0) / t5;
            let t8 = t7 * t4;
            let t9 = inv_r * t6;
            let t10 = t7 * (b_over_r * t4);
            let sin_beta_inv_d = inv_d * sin_beta;
            let t11 = d + p * cos_beta;
            let t12 = inv_d * t11;
            let t13 = sin_beta_inv_d * t6 + t7 * (t12 * t4);
            let t14 = cos_beta * t6;
            let t15 = inv_rc * t14 - t7 * (p_over_rc * sin_beta * t4);
            let t16 = (jc_over_d + mc * t11) * t8 + t6 * (mc * sin_beta) - k22 * t13;
            let t17 = js_over_rc * t15;
            let t18 = cos_beta * (t16 + mc_d * t13)
                + (sin_beta * t17 - (mc_d * cos_beta + m_a_plus_mc_p) * t8);
            let t19 = sin_beta * t13;
            let t20 = sin_beta * t8;
            let t21 = cos_beta * t13;
            let t22 = mc_d * (t8 - t13);
            let t23 = t22 * (t14 - p * t20);
            let t24 = t8 * t18
                + (t17 * (t19 - t20) - t16 * (cos_beta * t8 - t21)
                    - sin_beta_inv_d * t23);
            let t25 = p * (t21 * t17 - t16 * t19)
                + (t6 * (m_a_plus_mc_p * t8 + cos_beta * t22) - t12 * t23);
            rt::vector([
                cos_theta * t6,
                sin_theta * t6,
                t8,
                t9 + t10,
                t9 - t10,
                -t13,
                t15,
                t24,
                t25,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 9 × 9
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 9, 9> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let b = self.parameters.b;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                mc_d,
                p_mc_d,
                jc_plus_mc_d_squared,
                m_a_plus_mc_p,
                k7,
                k9,
                k10,
                k13,
                k15,
                inv_d,
                k16,
                k17,
                k18,
                k19,
                k22,
                js_over_rc,
                inv_r,
                inv_rc,
                p_over_d,
                k34,
                k35,
                k36,
                k37,
                k38,
                k39,
                k40,
                k41,
                js_over_rc_squared,
                k42,
                p_js_over_rc_squared,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let cos_beta_squared = cos_beta * cos_beta;
            let t1 = k7 * cos_beta_squared + k9;
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = k10 * rho1 * t2;
            let sin_beta_squared = sin_beta * sin_beta;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t4 = t2 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t5 = k15 + k17 * sin_beta_squared - t4;
            let t6 = rt::lit::<T>(1.0) / (t1 * t5);
            let t7 = k18 * cos_beta_sin_beta;
            let t8 = t2 * t7;
            let t9 = rho2 - rho1 * t8;
            let t10 = t6 * (t7 * t9);
            let t11 = t3 - t10;
            let t12 = k35 * cos_beta_sin_beta;
            let t13 = cos_beta_squared - sin_beta_squared;
            let t14 = k18 * t13;
            let t15 = (t14 + t8 * t12) * (rho1 * t2);
            let t16 = k16 * cos_beta_sin_beta;
            let t17 = k34 * cos_beta_sin_beta
                - t2 * (k13 * (t13 * t16 + cos_beta_sin_beta * (k16 * t13)) + t4 * t12);
            let t18 = t6 * (t14 * t9 - t7 * t15 - t10 * (t1 * t17 - t5 * t12));
            let t19 = t3 * (t2 * t12) - t18;
            let t20 = k10 * t2 + t6 * (t7 * t8);
            let t21 = t7 * t6;
            let t22 = rt::lit::<T>(1.0) / t5;
            let t23 = t22 * t9;
            let t24 = t15 + t17 * t23;
            let t25 = t22 * t24;
            let t26 = inv_r * t19;
            let t27 = b * (inv_r / t5);
            let t28 = t24 * t27;
            let t29 = inv_r * t20;
            let t30 = t6 * (k36 * cos_beta_sin_beta);
            let t31 = t6 * (k37 * cos_beta_sin_beta);
            let t32 = inv_d / t5;
            let p_sin_beta = p * sin_beta;
            let t33 = p_sin_beta * t9;
            let t34 = t32 * t33;
            let cos_beta_inv_d = inv_d * cos_beta;
            let t35 = cos_beta_inv_d * t11;
            let t36 = t34 - t35;
            let p_cos_beta = p * cos_beta;
            let d_plus_p_cos_beta = d + p_cos_beta;
            let t37 = d_plus_p_cos_beta * t32;
            let sin_beta_inv_d = inv_d * sin_beta;
            let t38 = sin_beta * t16;
            let cos_beta_inv_rc = inv_rc * cos_beta;
            let t39 = inv_rc / t5;
            let t40 = p_sin_beta * t39;
            let t41 = t11 * (inv_rc * sin_beta) + t39 * (p_cos_beta * t9);
            let t42 = js_over_rc * t41;
            let t43 = jc + mc_d * d_plus_p_cos_beta;
            let sin_beta_mc_d = mc_d * sin_beta;
            let t44 = sin_beta_inv_d * t11 + t32 * (d_plus_p_cos_beta * t9);
            let t45 = inv_d
                * (t43 * t23 + sin_beta_mc_d * t11 - jc_plus_mc_d_squared * t44);
            let t46 = js_over_rc * (cos_beta_inv_rc * t11 - t39 * t33);
            let cos_beta_mc_d = mc_d * cos_beta;
            let t47 = t35 - t34;
            let t48 = inv_d
                * (cos_beta_mc_d * t11 - p_mc_d * sin_beta * t23
                    - jc_plus_mc_d_squared * t47);
            let t49 = sin_beta * (mc_d * t23 - t42 - t45)
                + (cos_beta * (t46 + t48) + (cos_beta_mc_d * t47 - sin_beta_mc_d * t44));
            let t50 = js_over_rc_squared * cos_beta;
            let t51 = sin_beta * t44;
            let t52 = sin_beta * t23;
            let t53 = t51 - t52;
            let t54 = k42 * sin_beta;
            let t55 = cos_beta * t23;
            let t56 = cos_beta * t44;
            let t57 = t55 - t56;
            let t58 = cos_beta * sin_beta_inv_d;
            let t59 = sin_beta * sin_beta_inv_d;
            let t60 = t58 * t45
                + (t59 * t46
                    + t23
                        * (sin_beta * t50
                            + (cos_beta_mc_d * sin_beta_inv_d + cos_beta * t54)));
            let t61 = t23 - t44;
            let t62 = mc_d * t61;
            let mc_sin_beta = mc * sin_beta;
            let t63 = cos_beta * (t62 - mc_sin_beta * t11);
            let t64 = p * t23;
            let t65 = t63 + t64 * (sin_beta * mc_sin_beta);
            let t66 = t50 * t53 - t54 * t57 + t60 - sin_beta_inv_d * t65;
            let t67 = t56 + sin_beta * t47;
            let t68 = cos_beta * t47 - t51;
            let t69 = t46 * (t67 - t55) - t53 * t42 + (t45 * (t52 + t68) - t57 * t48);
            let t70 = t11 * t62;
            let t71 = t64 * t62;
            let t72 = cos_beta * t70 - sin_beta * t71;
            let t73 = mc_d * t36;
            let t74 = cos_beta * (t11 * t73 - t71) - sin_beta * (t70 + t64 * t73);
            let t75 = inv_d * d_plus_p_cos_beta;
            let t76 = cos_beta * t75;
            let t77 = sin_beta * t75;
            let t78 = inv_d * (t43 - k22 * d_plus_p_cos_beta);
            let t79 = p_js_over_rc_squared * sin_beta;
            let t80 = t23
                * (cos_beta * t78
                    + (cos_beta_mc_d * t75
                        - (rt::lit::<T>(2.0) * (cos_beta_mc_d + m_a_plus_mc_p)
                            + sin_beta * t79)));
            let t81 = t76 * t45 + (t77 * t46 + (cos_beta_mc_d * t44 + t80))
                - (t79 * t53 + t78 * t57);
            let t82 = mc_d * (rt::lit::<T>(1.0) - t75);
            let t83 = cos_beta * t82;
            let t84 = t83 * t11 - sin_beta * (p_mc_d * t61 + t82 * t64);
            let t85 = t81 - sin_beta_inv_d * t84;
            let t86 = t23 * t49 + t19 * t66
                + (t69 - cos_beta_inv_d * t72 - sin_beta_inv_d * t74 - t25 * t85);
            let t87 = p * t51;
            let t88 = p * t56;
            let t89 = t11 * (cos_beta * t73 - sin_beta * t62) - (t87 * t48 + t88 * t42)
                - t75 * t74;
            let t90 = m_a_plus_mc_p * t23 + t50 * t88 + (t63 - t54 * t87)
                + (p * (t58 * t46 - t59 * t45) - t75 * t65);
            let t91 = p * (t76 * t46 - t77 * t45)
                + ((m_a_plus_mc_p + t83) * t11 - t78 * t87 - t79 * t88);
            let t92 = t91 - t75 * t84;
            let t93 = p_over_d * sin_beta * t72 + p * (t46 * t68 - t45 * t67) + t89
                + (t19 * t90 - t25 * t92);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(sin_theta * t11),
                    cos_theta * t11,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                ],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    cos_theta * t19,
                    sin_theta * t19,
                    -t25,
                    t26 - t28,
                    t26 + t28,
                    t36 + t24 * t37 - sin_beta_inv_d * t19,
                    cos_beta_inv_rc * t19 + (t24 * t40 - t41),
                    t86,
                    t93,
                ],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    cos_theta * t20,
                    sin_theta * t20,
                    -t21,
                    t29 - t30,
                    t29 + t30,
                    t6 * (d_plus_p_cos_beta * (k39 * cos_beta_sin_beta))
                        - sin_beta_inv_d * t20,
                    cos_beta_inv_rc * t20 + k40 * t38 * t6,
                    t20 * t66 - t21 * t85,
                    t20 * t90 - t21 * t92,
                ],
                [
                    -(cos_theta * t21),
                    -(sin_theta * t21),
                    t22,
                    t27 - t31,
                    -(t31 + t27),
                    k38 * t38 * t6 - t37,
                    -(t6 * (cos_beta_sin_beta * (k41 * cos_beta)) + t40),
                    t22 * t85 - t21 * t66,
                    t22 * t92 - t21 * t90,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 7
        pub fn momenta(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 7> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot]] = w
                .data
                .0;
            let jw = self.parameters.Jw;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let js = self.parameters.Js;
            let Constants {
                m_plus_mc,
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                k3,
                jc_plus_mc_d_squared,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t6 = k3 + p_mc_d * cos_beta;
            let t7 = t2 * x_dot
                + (theta_dot * (k2 + mc_p * (p + twice_d * cos_beta)) + beta_dot * t6);
            rt::vector([
                t2 * theta_dot + (m_plus_mc * x_dot + t3 * beta_dot),
                t4 * theta_dot + (m_plus_mc * y_dot + t5 * beta_dot),
                t4 * y_dot + t7,
                jw * right_dot,
                jw * left_dot,
                t3 * x_dot + t5 * y_dot
                    + (jc_plus_mc_d_squared * beta_dot + theta_dot * t6),
                js * spin_dot,
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
            p_: &SVector<T, 7>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_right, p_left, p_beta, p_spin]] = p_.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let Constants {
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                k3,
                jc_plus_mc_d_squared,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                inv_jw,
                inv_js,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t1 = sin_theta_sin_beta - cos_beta * cos_theta;
            let t2 = mc_d * t1;
            let t3 = mc_d_over_m_plus_mc * t1;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t4 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t5 = mc_d * t4;
            let t6 = mc_d_over_m_plus_mc * t4;
            let t7 = mc * (p + d * cos_beta) + m_a;
            let t8 = sin_theta * t7 + mc_d * cos_theta_sin_beta;
            let t9 = inv_m_plus_mc * t8;
            let t10 = mc_d * sin_theta_sin_beta - t7 * cos_theta;
            let t11 = inv_m_plus_mc * t10;
            let t12 = k3 + p_mc_d * cos_beta - t5 * t9 - t2 * t11;
            let t13 = rt::lit::<T>(1.0)
                / (k2 + mc_p * (p + twice_d * cos_beta) - t8 * t9 - t10 * t11);
            let t14 = t12 * t13;
            let t15 = jc_plus_mc_d_squared - t2 * t3 - t5 * t6 - t12 * t14;
            let t16 = inv_m_plus_mc / t15;
            let t17 = p_theta - p_x * t9 - p_y * t11;
            let t18 = p_beta - p_y * t3 - p_x * t6 - t14 * t17;
            let t19 = rt::lit::<T>(1.0) / t15;
            let t20 = t13 * (t17 - t19 * (t12 * t18));
            rt::vector([
                inv_m_plus_mc * p_x - t16 * (t5 * t18) - t9 * t20,
                inv_m_plus_mc * p_y - t16 * (t2 * t18) - t11 * t20,
                t20,
                inv_jw * p_right,
                inv_jw * p_left,
                t19 * t18,
                inv_js * p_spin,
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
            q: &SVector<T, 7>,
            w: &SVector<T, 7>,
        ) -> SVector<T, 2> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot]] = w
                .data
                .0;
            let jw = self.parameters.Jw;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                m_plus_mc,
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                jc_plus_mc_d_squared,
                inv_d,
                b_over_r,
                js_over_rc,
                inv_r,
                js_p_over_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t6 = cos_theta * (t2 * theta_dot + (m_plus_mc * x_dot + t3 * beta_dot))
                + sin_theta * (t4 * theta_dot + (m_plus_mc * y_dot + t5 * beta_dot));
            let jw_left_dot = jw * left_dot;
            let jw_right_dot = jw * right_dot;
            let t7 = d + p * cos_beta;
            let t8 = jc + mc_d * t7;
            let t9 = t3 * x_dot + jc_plus_mc_d_squared * beta_dot
                + (t5 * y_dot + t8 * theta_dot);
            let t10 = t6
                + (inv_r * (jw_left_dot + jw_right_dot)
                    + cos_beta * (js_over_rc * spin_dot) - inv_d * sin_beta * t9);
            let t11 = theta_dot * (k2 + mc_p * (p + twice_d * cos_beta))
                + (b_over_r * (jw_right_dot - jw_left_dot)
                    - sin_beta * (js_p_over_rc * spin_dot));
            let t12 = t2 * x_dot + t4 * y_dot + (t8 * beta_dot + t11 - inv_d * t7 * t9);
            rt::vector([t10, t12])
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
            rho: &SVector<T, 2>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let Constants {
                k7,
                k9,
                k10,
                k15,
                inv_d,
                k17,
                k18,
                k19,
                b_over_r,
                inv_r,
                inv_rc,
                p_over_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k9 + cos_beta * (k7 * cos_beta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = k18 * cos_beta_sin_beta;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k15 + sin_beta * (k17 * sin_beta)
                - t2 * (cos_beta_sin_beta * (k19 * cos_beta_sin_beta));
            let t6 = k10 * rho1 * t2 - t3 * t4 / (t1 * t5);
            let t7 = rt::lit::<T>(1.0) / t5;
            let t8 = inv_r * t6;
            let t9 = t7 * (b_over_r * t4);
            rt::vector([
                cos_theta * t6,
                sin_theta * t6,
                t7 * t4,
                t8 + t9,
                t8 - t9,
                -(inv_d * (t7 * ((d + p * cos_beta) * t4) + sin_beta * t6)),
                inv_rc * cos_beta * t6 - t7 * (p_over_rc * sin_beta * t4),
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 5
        pub fn multipliers(
            &self,
            q: &SVector<T, 7>,
            w: &SVector<T, 7>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, _, _, beta_dot, _]] = w.data.0;
            let b = self.parameters.b;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                jc_plus_mc_d_squared,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                m_a_plus_mc_p,
                r_r_over_jw,
                rc_rc_over_js,
                twice_d_mc_p,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = inv_m_plus_mc * t2;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = inv_m_plus_mc * t4;
            let t6 = k2 + mc_p * (p + twice_d * cos_beta) - t2 * t3 - t4 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = sin_theta * t3 - cos_theta * t5;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t9 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t10 = mc_d * t9;
            let t11 = mc_d_over_m_plus_mc * t9;
            let t12 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t13 = mc_d * t12;
            let t14 = mc_d_over_m_plus_mc * t12;
            let t15 = d + p * cos_beta;
            let t16 = jc + mc_d * t15 - t13 * t3 - t10 * t5;
            let t17 = t7 * t16;
            let t18 = jc_plus_mc_d_squared - t10 * t11 - t13 * t14 - t16 * t17;
            let t19 = rt::lit::<T>(1.0) / (t6 * t18);
            let t20 = sin_theta * t14 - cos_theta * t11 - t8 * t17;
            let t21 = t7 * t8 - t19 * (t16 * t20);
            let t22 = inv_m_plus_mc * sin_theta;
            let t23 = inv_m_plus_mc / t18;
            let t24 = t3 * t21 + (t22 + t23 * (t13 * t20));
            let t25 = inv_m_plus_mc * cos_theta;
            let t26 = t25 - t23 * (t10 * t20) - t5 * t21;
            let t27 = rt::lit::<T>(1.0) / (sin_theta * t24 + cos_theta * t26);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_beta_beta_dot = cos_beta * beta_dot;
            let t28 = sin_beta * cos_theta_theta_dot + sin_theta * cos_beta_beta_dot;
            let sin_beta_beta_dot = sin_beta * beta_dot;
            let t29 = t28
                + (cos_theta * sin_beta_beta_dot + cos_beta * sin_theta_theta_dot);
            let t30 = mc_d * t29;
            let t31 = mc_d * sin_beta_beta_dot;
            let t32 = t1 * sin_theta_theta_dot + (mc_d * t28 + cos_theta * t31);
            let t33 = beta_dot * t30 + theta_dot * t32;
            let t34 = cos_theta * cos_beta_beta_dot - sin_beta * sin_theta_theta_dot;
            let t35 = t34
                + (cos_beta * cos_theta_theta_dot - sin_theta * sin_beta_beta_dot);
            let t36 = mc_d * t35;
            let t37 = mc_d * (theta_dot + beta_dot);
            let p_theta_dot = p * theta_dot;
            let t38 = sin_beta * (sin_theta * x_dot + p_theta_dot - cos_theta * y_dot)
                - cos_beta * (cos_theta * x_dot + sin_theta * y_dot);
            let t39 = p_mc_d * sin_beta_beta_dot;
            let t40 = t1 * cos_theta_theta_dot + (mc_d * t34 - sin_theta * t31);
            let t41 = beta_dot * t36 + theta_dot * t40;
            let t42 = x_dot * t36 + y_dot * t30 + (t37 * t38 - theta_dot * t39)
                - t14 * t41;
            let t43 = sin_beta * t37;
            let t44 = cos_beta * t37 + m_a_plus_mc_p * theta_dot;
            let t45 = sin_theta * (x_dot * t43 - y_dot * t44)
                - (beta_dot * t39 + sin_beta_beta_dot * (twice_d_mc_p * theta_dot));
            let t46 = t45 - cos_theta * (y_dot * t43 + x_dot * t44)
                + (x_dot * t40 + y_dot * t32);
            let t47 = t46 - (t3 * t41 + t5 * t33);
            let t48 = t42 - t11 * t33 - t47 * t17;
            let t49 = t7 * t47 - t19 * (t16 * t48);
            let t50 = inv_m_plus_mc * t33 - t23 * (t10 * t48) - t5 * t49;
            let t51 = inv_m_plus_mc * t41 - t23 * (t13 * t48) - t3 * t49;
            let t52 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * t50 - sin_theta * t51;
            let t53 = cos_beta_cos_theta - sin_theta_sin_beta;
            let t54 = t15 + t53 * t5 - t12 * t3;
            let t55 = d + t53 * t11 - t12 * t14 - t54 * t17;
            let t56 = t19 * (t16 * t55) - t7 * t54;
            let t57 = inv_m_plus_mc * t12;
            let t58 = inv_m_plus_mc * t53;
            let t59 = rt::lit::<T>(1.0) / t18;
            let t60 = t53 * (t58 + t23 * (t10 * t55) - t5 * t56)
                + (t59 * (d * t55) - t15 * t56);
            let t61 = t53 * t26 + (t12 * t24 - (t15 * t21 + t59 * (d * t20)));
            let t62 = t61 * t27;
            let t63 = t12 * (t3 * t56 + (t57 - t23 * (t13 * t55))) + t60 - t61 * t62;
            let t64 = cos_theta * t14 + sin_theta * t11;
            let t65 = cos_theta * t3 + sin_theta * t5;
            let t66 = b - t65;
            let t67 = t64 + t66 * t17;
            let t68 = t7 * t66 + t19 * (t16 * t67);
            let t69 = t22 + t23 * (t10 * t67) - t5 * t68;
            let t70 = t25 + t23 * (t13 * t67) - t3 * t68;
            let t71 = sin_theta * t26;
            let t72 = b * t21;
            let t73 = cos_theta * t24;
            let t74 = t71 + t72 - t73;
            let t75 = t74 * t27;
            let t76 = t53 * t69 + (t59 * (d * t67) - t15 * t68) - t12 * t70 - t61 * t75;
            let t77 = cos_theta * t70 + sin_theta * t69;
            let t78 = b * t68;
            let t79 = rt::lit::<T>(1.0) / (t77 + (r_r_over_jw + t78) - t74 * t75);
            let t80 = t79 * t76;
            let t81 = b + t65;
            let t82 = t81 * t17 - t64;
            let t83 = t7 * t81 + t19 * (t16 * t82);
            let t84 = t5 * t83 + (t22 - t23 * (t10 * t82));
            let t85 = t3 * t83 + (t25 - t23 * (t13 * t82));
            let t86 = t71 - t72 - t73;
            let t87 = t86 * t27;
            let t88 = t53 * t84 + (t15 * t83 - t59 * (d * t82)) - t12 * t85 - t61 * t87;
            let t89 = t77 - t78 - t86 * t75;
            let t90 = t89 * t79;
            let t91 = t88 - t90 * t76;
            let t92 = cos_theta * t85 + (sin_theta * t84 + (r_r_over_jw + b * t83))
                - t86 * t87 - t89 * t90;
            let t93 = rt::lit::<T>(1.0) / t92;
            let t94 = t93 * t91;
            let p_sin_beta = p * sin_beta;
            let t95 = t53 * t3 + (p_sin_beta + t12 * t5);
            let t96 = t95 * t17 - (t53 * t14 + t12 * t11);
            let t97 = t7 * t95 + t19 * (t16 * t96);
            let t98 = t5 * t97 + (t57 - t23 * (t10 * t96));
            let t99 = t3 * t97 + (t58 - t23 * (t13 * t96));
            let t100 = t12 * t26 - p_sin_beta * t21 - t53 * t24;
            let t101 = t100 * t27;
            let t102 = t53 * t98 + (t15 * t97 - t59 * (d * t96)) - t12 * t99
                - t61 * t101;
            let t103 = t12 * t69 + (t53 * t70 - p_sin_beta * t68) - t100 * t75;
            let t104 = t79 * t103;
            let t105 = t53 * t85 + (t12 * t84 + p_sin_beta * t83) - t100 * t87
                - t90 * t103;
            let t106 = t105 * t93;
            let t107 = t102 - t104 * t76 - t106 * t91;
            let t108 = t53 * t99 + (t12 * t98 + (rc_rc_over_js + p_sin_beta * t97))
                - t100 * t101 - t103 * t104;
            let t109 = rt::lit::<T>(1.0) / (t108 - t105 * t106);
            let t110 = t107 * t109;
            let t111 = rt::lit::<T>(1.0) / (t63 - t76 * t80 - t91 * t94 - t107 * t110);
            let t112 = x_dot * t35 + (y_dot * t29 - theta_dot * (p * sin_beta_beta_dot))
                - t59 * (d * t48);
            let t113 = cos_theta * t51 + sin_theta * t50;
            let t114 = b * t49;
            let t115 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t116 = t113 + (t114 - t115) - t52 * t75;
            let t117 = t53 * t50 + (t112 - t15 * t49) - t12 * t51 - t52 * t62
                - t80 * t116;
            let t118 = t113 - (t115 + t114) - t52 * t87 - t90 * t116;
            let t119 = t53 * t51
                + (x_dot * t29 + p_theta_dot * cos_beta_beta_dot - y_dot * t35
                    - p_sin_beta * t49);
            let t120 = t12 * t50 + t119 - t52 * t101 - t104 * t116 - t106 * t118;
            let t121 = t117 - t94 * t118 - t110 * t120;
            let t122 = t109 * (t120 - t111 * (t107 * t121));
            let t123 = t93 * (t118 - t111 * (t91 * t121)) - t106 * t122;
            let t124 = t79 * (t116 - t111 * (t76 * t121)) - t104 * t122 - t90 * t123;
            let t125 = t27 * (t52 - t111 * (t61 * t121)) - t101 * t122 - t87 * t123
                - t75 * t124;
            rt::vector([t125, t124, t123, t122, t121 * t111])
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
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, _, _, beta_dot, _]] = w.data.0;
            let b = self.parameters.b;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                jc_plus_mc_d_squared,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                m_a_plus_mc_p,
                r_r_over_jw,
                rc_rc_over_js,
                twice_d_mc_p,
                minus_r_over_jw,
                minus_rc_over_js,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = inv_m_plus_mc * t2;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = inv_m_plus_mc * t4;
            let t6 = k2 + mc_p * (p + twice_d * cos_beta) - t2 * t3 - t4 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = cos_theta * t3 + sin_theta * t5;
            let t9 = b + t8;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t10 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t11 = mc_d * t10;
            let t12 = mc_d_over_m_plus_mc * t10;
            let t13 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t14 = mc_d * t13;
            let t15 = mc_d_over_m_plus_mc * t13;
            let t16 = d + p * cos_beta;
            let t17 = jc + mc_d * t16 - t14 * t3 - t11 * t5;
            let t18 = t7 * t17;
            let t19 = jc_plus_mc_d_squared - t11 * t12 - t14 * t15 - t17 * t18;
            let t20 = rt::lit::<T>(1.0) / (t6 * t19);
            let t21 = cos_theta * t15 + sin_theta * t12;
            let t22 = t9 * t18 - t21;
            let t23 = t7 * t9 + t20 * (t17 * t22);
            let t24 = inv_m_plus_mc * cos_theta;
            let t25 = inv_m_plus_mc / t19;
            let t26 = t3 * t23 + (t24 - t25 * (t14 * t22));
            let t27 = inv_m_plus_mc * sin_theta;
            let t28 = t5 * t23 + (t27 - t25 * (t11 * t22));
            let t29 = sin_theta * t3 - cos_theta * t5;
            let t30 = sin_theta * t15 - cos_theta * t12 - t29 * t18;
            let t31 = t7 * t29 - t20 * (t17 * t30);
            let t32 = t24 - t25 * (t11 * t30) - t5 * t31;
            let t33 = sin_theta * t32;
            let t34 = b * t31;
            let t35 = t3 * t31 + (t27 + t25 * (t14 * t30));
            let t36 = cos_theta * t35;
            let t37 = t33 - t34 - t36;
            let t38 = rt::lit::<T>(1.0) / (sin_theta * t35 + cos_theta * t32);
            let t39 = t37 * t38;
            let t40 = b - t8;
            let t41 = t21 + t40 * t18;
            let t42 = t7 * t40 + t20 * (t17 * t41);
            let t43 = t24 + t25 * (t14 * t41) - t3 * t42;
            let t44 = t27 + t25 * (t11 * t41) - t5 * t42;
            let t45 = cos_theta * t43 + sin_theta * t44;
            let t46 = b * t42;
            let t47 = t33 + t34 - t36;
            let t48 = t47 * t38;
            let t49 = t45 - t46 - t37 * t48;
            let t50 = rt::lit::<T>(1.0) / (t45 + (r_r_over_jw + t46) - t47 * t48);
            let t51 = t49 * t50;
            let t52 = cos_theta * t26 + (sin_theta * t28 + (r_r_over_jw + b * t23))
                - t37 * t39 - t49 * t51;
            let t53 = rt::lit::<T>(1.0) / t52;
            let cos_beta_beta_dot = cos_beta * beta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t54 = cos_theta * cos_beta_beta_dot - sin_beta * sin_theta_theta_dot;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_beta_beta_dot = sin_beta * beta_dot;
            let t55 = t54
                + (cos_beta * cos_theta_theta_dot - sin_theta * sin_beta_beta_dot);
            let t56 = mc_d * t55;
            let t57 = mc_d * sin_beta_beta_dot;
            let t58 = t1 * cos_theta_theta_dot + (mc_d * t54 - sin_theta * t57);
            let t59 = beta_dot * t56 + theta_dot * t58;
            let t60 = sin_beta * cos_theta_theta_dot + sin_theta * cos_beta_beta_dot;
            let t61 = t60
                + (cos_theta * sin_beta_beta_dot + cos_beta * sin_theta_theta_dot);
            let t62 = mc_d * t61;
            let t63 = mc_d * (theta_dot + beta_dot);
            let p_theta_dot = p * theta_dot;
            let t64 = sin_beta * (sin_theta * x_dot + p_theta_dot - cos_theta * y_dot)
                - cos_beta * (cos_theta * x_dot + sin_theta * y_dot);
            let t65 = p_mc_d * sin_beta_beta_dot;
            let t66 = x_dot * t56 + y_dot * t62 + (t63 * t64 - theta_dot * t65);
            let t67 = t1 * sin_theta_theta_dot + (mc_d * t60 + cos_theta * t57);
            let t68 = beta_dot * t62 + theta_dot * t67;
            let t69 = sin_beta * t63;
            let t70 = cos_beta * t63 + m_a_plus_mc_p * theta_dot;
            let t71 = sin_theta * (x_dot * t69 - y_dot * t70)
                - (beta_dot * t65 + sin_beta_beta_dot * (twice_d_mc_p * theta_dot));
            let t72 = t71 - cos_theta * (y_dot * t69 + x_dot * t70)
                + (x_dot * t58 + y_dot * t67);
            let t73 = t72 - t3 * t59 - t5 * t68;
            let t74 = t66 - t12 * t68 - t15 * t59 - t18 * t73;
            let t75 = t7 * t73 - t20 * (t17 * t74);
            let t76 = inv_m_plus_mc * t59 - t25 * (t14 * t74) - t3 * t75;
            let t77 = inv_m_plus_mc * t68 - t25 * (t11 * t74) - t5 * t75;
            let t78 = cos_theta * t76 + sin_theta * t77;
            let t79 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t80 = b * t75;
            let t81 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * t77 - sin_theta * t76;
            let t82 = t78 + (t80 - t79) - t48 * t81;
            let t83 = t78 - (t79 + t80) - t39 * t81 - t51 * t82;
            let t84 = cos_beta_cos_theta - sin_theta_sin_beta;
            let t85 = t16 + t84 * t5 - t13 * t3;
            let t86 = d + t84 * t12 - t13 * t15 - t85 * t18;
            let t87 = t20 * (t17 * t86) - t7 * t85;
            let t88 = inv_m_plus_mc * t13;
            let t89 = inv_m_plus_mc * t84;
            let t90 = rt::lit::<T>(1.0) / t19;
            let t91 = t84 * (t89 + t25 * (t11 * t86) - t5 * t87)
                + (t90 * (d * t86) - t16 * t87);
            let t92 = t84 * t32 + (t13 * t35 - (t16 * t31 + t90 * (d * t30)));
            let t93 = t92 * t38;
            let t94 = t13 * (t3 * t87 + (t88 - t25 * (t14 * t86))) + t91 - t92 * t93;
            let t95 = t84 * t44 + (t90 * (d * t41) - t16 * t42) - t13 * t43 - t92 * t48;
            let t96 = t50 * t95;
            let t97 = t84 * t28 + (t16 * t23 - t90 * (d * t22)) - t13 * t26 - t92 * t39;
            let t98 = t97 - t51 * t95;
            let t99 = t53 * t98;
            let p_sin_beta = p * sin_beta;
            let t100 = t84 * t3 + (p_sin_beta + t13 * t5);
            let t101 = t100 * t18 - (t84 * t15 + t13 * t12);
            let t102 = t7 * t100 + t20 * (t17 * t101);
            let t103 = t5 * t102 + (t88 - t25 * (t11 * t101));
            let t104 = t3 * t102 + (t89 - t25 * (t14 * t101));
            let t105 = t13 * t32 - p_sin_beta * t31 - t84 * t35;
            let t106 = t105 * t38;
            let t107 = t84 * t103 + (t16 * t102 - t90 * (d * t101)) - t13 * t104
                - t92 * t106;
            let t108 = t13 * t44 + (t84 * t43 - p_sin_beta * t42) - t105 * t48;
            let t109 = t50 * t108;
            let t110 = t84 * t26 + (t13 * t28 + p_sin_beta * t23) - t105 * t39
                - t51 * t108;
            let t111 = t110 * t53;
            let t112 = t107 - t109 * t95 - t111 * t98;
            let t113 = t84 * t104 + (t13 * t103 + (rc_rc_over_js + p_sin_beta * t102))
                - t105 * t106 - t108 * t109;
            let t114 = rt::lit::<T>(1.0) / (t113 - t110 * t111);
            let t115 = t112 * t114;
            let t116 = rt::lit::<T>(1.0) / (t94 - t95 * t96 - t98 * t99 - t112 * t115);
            let t117 = x_dot * t55 + (y_dot * t61 - theta_dot * (p * sin_beta_beta_dot))
                - t90 * (d * t74);
            let t118 = t84 * t77 + (t117 - t16 * t75) - t13 * t76 - t93 * t81
                - t96 * t82;
            let t119 = t84 * t76
                + (x_dot * t61 + p_theta_dot * cos_beta_beta_dot - y_dot * t55
                    - p_sin_beta * t75);
            let t120 = t13 * t77 + t119 - t106 * t81 - t109 * t82 - t111 * t83;
            let t121 = t118 - t99 * t83 - t115 * t120;
            let t122 = t114 * (t120 - t116 * (t112 * t121));
            let t123 = t53 * (t83 - t116 * (t98 * t121)) - t111 * t122;
            let t124 = t50 * (t82 - t116 * (t95 * t121)) - t109 * t122 - t51 * t123;
            let t125 = t123 + t124;
            let t126 = t116 * t121;
            let t127 = t38 * (t81 - t116 * (t92 * t121)) - t106 * t122 - t39 * t123
                - t48 * t124;
            let t128 = cos_theta * t125 + (t84 * t122 - (t59 + t13 * t126))
                - sin_theta * t127;
            let t129 = b * (t124 - t123) - (p_sin_beta * t122 + (t72 + t16 * t126))
                - t3 * t128;
            let t130 = cos_theta * t127
                + (sin_theta * t125 + (t13 * t122 + (t84 * t126 - t68)));
            let t131 = t129 - t5 * t130;
            let t132 = t18 * t131 + (t12 * t130 + (t15 * t128 + (t66 + d * t126)));
            let t133 = t7 * t131 + t132 * (t17 * t20);
            rt::vector([
                inv_m_plus_mc * t128 + t132 * (t14 * t25) - t3 * t133,
                inv_m_plus_mc * t130 + t132 * (t11 * t25) - t5 * t133,
                t133,
                minus_r_over_jw * t124,
                minus_r_over_jw * t123,
                -(t90 * t132),
                minus_rc_over_js * t122,
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
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot]] = w
                .data
                .0;
            rt::vector([
                x_dot,
                y_dot,
                theta_dot,
                right_dot,
                left_dot,
                beta_dot,
                spin_dot,
            ])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 1> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot]] = w
                .data
                .0;
            let m = self.parameters.M;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let jw = self.parameters.Jw;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let js = self.parameters.Js;
            let Constants { m_a, .. } = self.constants;
            let t1 = d * (theta_dot + beta_dot);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_x_dot = sin_theta * x_dot;
            let p_theta_dot = p * theta_dot;
            let cos_theta_y_dot = cos_theta * y_dot;
            let t2 = rt::lit::<T>(2.0)
                * (cos_beta * (sin_theta_x_dot + p_theta_dot - cos_theta_y_dot)
                    + sin_beta * (cos_theta * x_dot + sin_theta * y_dot));
            let t3 = x_dot * x_dot + y_dot * y_dot;
            let t4 = rt::lit::<T>(2.0) * sin_theta_x_dot;
            let t5 = rt::lit::<T>(2.0) * cos_theta_y_dot;
            let t6 = m_a * (t4 + a * theta_dot - t5)
                + (j * theta_dot + jc * (theta_dot + rt::lit::<T>(2.0) * beta_dot));
            let t7 = spin_dot * (js * spin_dot) + beta_dot * (jc * beta_dot)
                + (jw * (right_dot * right_dot + left_dot * left_dot) + m * t3);
            let t8 = mc * (t1 * (t1 + t2) + (t3 + p_theta_dot * (p_theta_dot + t4 - t5)))
                + (theta_dot * t6 + t7);
            rt::vector([rt::lit::<T>(0.5) * t8])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 7>, p_: &SVector<T, 7>) -> T {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_right, p_left, p_beta, p_spin]] = p_.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let Constants {
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                k3,
                jc_plus_mc_d_squared,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                inv_jw,
                inv_js,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t1 = mc * (p + d * cos_beta) + m_a;
            let t2 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t3 = inv_m_plus_mc * t2;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t4 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t5 = inv_m_plus_mc * t4;
            let t6 = k2 + mc_p * (p + twice_d * cos_beta) - t4 * t5 - t2 * t3;
            let t7 = inv_m_plus_mc / t6;
            let t8 = sin_theta_sin_beta - cos_beta * cos_theta;
            let t9 = mc_d * t8;
            let t10 = mc_d_over_m_plus_mc * t8;
            let t11 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t12 = mc_d * t11;
            let t13 = mc_d_over_m_plus_mc * t11;
            let t14 = k3 + p_mc_d * cos_beta - t12 * t5 - t9 * t3;
            let t15 = t14 * t14;
            let t16 = rt::lit::<T>(1.0) / t6;
            let t17 = jc_plus_mc_d_squared - t9 * t10 - t12 * t13 - t15 * t16;
            let t18 = t6 * t17;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t7 * (t4 * t14) - t13;
            let t21 = t4 * t7 + t19 * (t14 * t20);
            let t22 = inv_m_plus_mc / t17;
            let t23 = t3 * t21 - t22 * (t9 * t20);
            let t24 = t7 * (t2 * t14) - t10;
            let t25 = t2 * t7 + t19 * (t14 * t24);
            let t26 = rt::lit::<T>(1.0) / t17;
            let t27 = t26 * t24;
            let t28 = p_y * (t3 * t25 + (inv_m_plus_mc - t22 * (t9 * t24)))
                + (p_beta * t27 - p_theta * t25);
            let t29 = t20 * t26;
            let t30 = p_x * (t5 * t21 + (inv_m_plus_mc - t22 * (t12 * t20)))
                + (p_y * t23 + (p_beta * t29 - p_theta * t21));
            let t31 = t14 * t19;
            let t32 = p_theta * (t16 + t15 / (t6 * t18)) - p_beta * t31
                - (p_y * t25 + p_x * t21);
            let t33 = p_beta * (p_y * t27 + p_beta * t26 + (p_x * t29 - p_theta * t31))
                + (inv_jw * (p_right * p_right + p_left * p_left)
                    + p_spin * (inv_js * p_spin));
            rt::lit::<T>(0.5)
                * (p_y * (p_x * t23 + t28) + (p_x * t30 + (p_theta * t32 + t33)))
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 14
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 7>,
            p_: &SVector<T, 7>,
        ) -> SVector<T, 14> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_right, p_left, p_beta, p_spin]] = p_.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let rc = self.parameters.rc;
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                mc_p,
                twice_d,
                k2,
                p_mc_d,
                jc_plus_mc_d_squared,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                inv_jw,
                inv_js,
                m_a_plus_mc_p,
                r_r_over_jw,
                rc_rc_over_js,
                twice_d_mc_p,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = inv_m_plus_mc * t2;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta;
            let t5 = t1 * cos_theta;
            let t6 = t4 - t5;
            let t7 = inv_m_plus_mc * t6;
            let t8 = k2 + mc_p * (p + twice_d * cos_beta) - t2 * t3 - t6 * t7;
            let t9 = inv_m_plus_mc / t8;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t10 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t11 = mc_d * t10;
            let t12 = mc_d_over_m_plus_mc * t10;
            let sin_theta_cos_beta = sin_theta * cos_beta;
            let t13 = cos_theta_sin_beta + sin_theta_cos_beta;
            let t14 = mc_d * t13;
            let t15 = mc_d_over_m_plus_mc * t13;
            let t16 = d + p * cos_beta;
            let t17 = jc + mc_d * t16 - t14 * t3 - t11 * t7;
            let t18 = rt::lit::<T>(1.0) / t8;
            let t19 = t18 * t17;
            let t20 = jc_plus_mc_d_squared - t11 * t12 - t14 * t15 - t17 * t19;
            let t21 = t8 * t20;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = t9 * (t2 * t17) - t15;
            let t24 = t2 * t9 + t22 * (t17 * t23);
            let t25 = inv_m_plus_mc / t20;
            let t26 = t7 * t24 - t25 * (t11 * t23);
            let t27 = rt::lit::<T>(1.0) / t20;
            let t28 = t27 * t23;
            let t29 = p_x * (t3 * t24 + (inv_m_plus_mc - t25 * (t14 * t23)))
                + (p_y * t26 + (p_beta * t28 - p_theta * t24));
            let t30 = t9 * (t6 * t17) - t12;
            let t31 = t6 * t9 + t22 * (t17 * t30);
            let t32 = t27 * t30;
            let t33 = p_y * (t7 * t31 + (inv_m_plus_mc - t25 * (t11 * t30)))
                + (p_beta * t32 - p_theta * t31);
            let t34 = p_x * t26 + t33;
            let t35 = t17 * t22;
            let t36 = p_theta * (t18 + t17 * t17 / (t8 * t21)) - p_beta * t35
                - (p_y * t31 + p_x * t24);
            let t37 = p_y * t32 + p_beta * t27 + (p_x * t28 - p_theta * t35);
            let t38 = cos_theta * t3 + sin_theta * t7;
            let t39 = b + t38;
            let t40 = cos_theta * t15 + sin_theta * t12;
            let t41 = t39 * t19 - t40;
            let t42 = t18 * t39 + t22 * (t17 * t41);
            let t43 = inv_m_plus_mc * cos_theta;
            let t44 = t3 * t42 + (t43 - t25 * (t14 * t41));
            let t45 = inv_m_plus_mc * sin_theta;
            let t46 = t7 * t42 + (t45 - t25 * (t11 * t41));
            let t47 = sin_theta * t3 - cos_theta * t7;
            let t48 = sin_theta * t15 - cos_theta * t12 - t47 * t19;
            let t49 = t18 * t47 - t22 * (t17 * t48);
            let t50 = t43 - t25 * (t11 * t48) - t7 * t49;
            let t51 = sin_theta * t50;
            let t52 = b * t49;
            let t53 = t3 * t49 + (t45 + t25 * (t14 * t48));
            let t54 = cos_theta * t53;
            let t55 = t51 - t52 - t54;
            let t56 = rt::lit::<T>(1.0) / (sin_theta * t53 + cos_theta * t50);
            let t57 = t55 * t56;
            let t58 = b - t38;
            let t59 = t40 + t58 * t19;
            let t60 = t18 * t58 + t22 * (t17 * t59);
            let t61 = t43 + t25 * (t14 * t59) - t3 * t60;
            let t62 = t45 + t25 * (t11 * t59) - t7 * t60;
            let t63 = cos_theta * t61 + sin_theta * t62;
            let t64 = b * t60;
            let t65 = t51 + t52 - t54;
            let t66 = t65 * t56;
            let t67 = t63 - t64 - t55 * t66;
            let t68 = rt::lit::<T>(1.0) / (t63 + (r_r_over_jw + t64) - t65 * t66);
            let t69 = t67 * t68;
            let t70 = cos_theta * t44 + (sin_theta * t46 + (r_r_over_jw + b * t42))
                - t55 * t57 - t67 * t69;
            let t71 = rt::lit::<T>(1.0) / t70;
            let t72 = cos_beta * t37;
            let t73 = sin_theta * t36;
            let t74 = cos_theta * t72 - sin_beta * t73;
            let t75 = cos_theta * t36;
            let t76 = sin_beta * t37;
            let t77 = mc_d * t76;
            let t78 = mc_d * t74 + (t1 * t75 - sin_theta * t77);
            let t79 = t74 + (cos_beta * t75 - sin_theta * t76);
            let t80 = mc_d * t79;
            let t81 = t36 * t78 + t37 * t80;
            let t82 = mc_d * (t36 + t37);
            let t83 = p * t36;
            let t84 = sin_beta * (sin_theta * t29 + t83 - cos_theta * t34)
                - cos_beta * (cos_theta * t29 + sin_theta * t34);
            let t85 = sin_beta * t75 + sin_theta * t72;
            let t86 = t85 + (cos_beta * t73 + cos_theta * t76);
            let t87 = mc_d * t86;
            let t88 = p_mc_d * t76;
            let t89 = mc_d * t85 + (t1 * t73 + cos_theta * t77);
            let t90 = t36 * t89 + t37 * t87;
            let t91 = t82 * t84 - t15 * t81
                + (t34 * t87 + (t29 * t80 - t36 * t88) - t12 * t90);
            let t92 = sin_beta * t82;
            let t93 = m_a_plus_mc_p * t36 + cos_beta * t82;
            let t94 = t29 * t78 - (t76 * (twice_d_mc_p * t36) + t37 * t88)
                - cos_theta * (t34 * t92 + t29 * t93);
            let t95 = sin_theta * (t29 * t92 - t34 * t93) + t34 * t89 + t94
                - (t3 * t81 + t7 * t90);
            let t96 = t91 - t19 * t95;
            let t97 = t18 * t95 - t35 * t96;
            let t98 = inv_m_plus_mc * t81 - t14 * t25 * t96 - t3 * t97;
            let t99 = inv_m_plus_mc * t90 - t11 * t25 * t96 - t7 * t97;
            let t100 = cos_theta * t98 + sin_theta * t99;
            let t101 = t34 * t75 - t29 * t73;
            let t102 = b * t97;
            let t103 = cos_theta * t99 + (t29 * t75 + t34 * t73) - sin_theta * t98;
            let t104 = t100 + (t102 - t101) - t66 * t103;
            let t105 = t100 - (t101 + t102) - t57 * t103 - t69 * t104;
            let t106 = cos_beta_cos_theta - sin_theta_sin_beta;
            let t107 = t16 + t106 * t7 - t13 * t3;
            let t108 = d + t106 * t12 - t13 * t15 - t107 * t19;
            let t109 = t22 * (t17 * t108) - t18 * t107;
            let t110 = inv_m_plus_mc * t13;
            let t111 = inv_m_plus_mc * t106;
            let t112 = t106 * (t111 + t25 * (t11 * t108) - t7 * t109)
                + (t27 * (d * t108) - t16 * t109);
            let t113 = t106 * t50 + (t13 * t53 - (t16 * t49 + t27 * (d * t48)));
            let t114 = t113 * t56;
            let t115 = t13 * (t3 * t109 + (t110 - t25 * (t14 * t108))) + t112
                - t113 * t114;
            let t116 = t106 * t62 + (t27 * (d * t59) - t16 * t60) - t13 * t61
                - t113 * t66;
            let t117 = t68 * t116;
            let t118 = t106 * t46 + (t16 * t42 - t27 * (d * t41)) - t13 * t44
                - t113 * t57;
            let t119 = t118 - t69 * t116;
            let t120 = t71 * t119;
            let p_sin_beta = p * sin_beta;
            let t121 = t106 * t3 + (p_sin_beta + t13 * t7);
            let t122 = t121 * t19 - (t106 * t15 + t13 * t12);
            let t123 = t18 * t121 + t22 * (t17 * t122);
            let t124 = t7 * t123 + (t110 - t25 * (t11 * t122));
            let t125 = t3 * t123 + (t111 - t25 * (t14 * t122));
            let t126 = t13 * t50 - p_sin_beta * t49 - t106 * t53;
            let t127 = t126 * t56;
            let t128 = t106 * t124 + (t16 * t123 - t27 * (d * t122)) - t13 * t125
                - t113 * t127;
            let t129 = t13 * t62 + (t106 * t61 - p_sin_beta * t60) - t126 * t66;
            let t130 = t68 * t129;
            let t131 = t106 * t44 + (t13 * t46 + p_sin_beta * t42) - t126 * t57
                - t69 * t129;
            let t132 = t131 * t71;
            let t133 = t128 - t130 * t116 - t132 * t119;
            let t134 = t106 * t125 + (t13 * t124 + (rc_rc_over_js + p_sin_beta * t123))
                - t126 * t127 - t129 * t130;
            let t135 = rt::lit::<T>(1.0) / (t134 - t131 * t132);
            let t136 = t133 * t135;
            let t137 = rt::lit::<T>(1.0)
                / (t115 - t116 * t117 - t119 * t120 - t133 * t136);
            let t138 = t29 * t79 + (t34 * t86 - t36 * (p * t76)) - t96 * (d * t27);
            let t139 = t106 * t99 + (t138 - t16 * t97) - t13 * t98 - t114 * t103
                - t117 * t104;
            let t140 = t106 * t98
                + (t29 * t86 + t72 * t83 - t34 * t79 - p_sin_beta * t97);
            let t141 = t13 * t99 + t140 - t127 * t103 - t130 * t104 - t132 * t105;
            let t142 = t139 - t120 * t105 - t136 * t141;
            let t143 = t135 * (t141 - t137 * (t133 * t142));
            let t144 = t71 * (t105 - t137 * (t119 * t142)) - t132 * t143;
            let t145 = t68 * (t104 - t137 * (t116 * t142)) - t130 * t143 - t69 * t144;
            let t146 = t144 + t145;
            let t147 = t137 * t142;
            let t148 = t56 * (t103 - t137 * (t113 * t142)) - t127 * t143 - t57 * t144
                - t66 * t145;
            let t149 = mc_d * t106;
            let t150 = t149 * t29 + t14 * t34;
            let t151 = t5 - t4;
            let t152 = t149 * t37;
            let t153 = t14 * t37;
            let t154 = t36 * (t151 * t29 + t2 * t34)
                + (t29 * (t152 + t151 * t36) + t34 * (t153 + t2 * t36));
            let t155 = b * (t145 - t144)
                + (rt::lit::<T>(0.5) * (t37 * t150 + t154) - t16 * t147
                    - p_sin_beta * t143);
            let sin_beta_p_mc_d = p_mc_d * sin_beta;
            let sin_beta_mc_d = mc_d * sin_beta;
            let t156 = mc_d * sin_theta_cos_beta + cos_theta * sin_beta_mc_d;
            let t157 = mc_d * cos_beta_cos_theta - sin_theta * sin_beta_mc_d;
            let t158 = t36
                * (t156 * t34
                    + (t157 * t29
                        - (t36 * (twice_d_mc_p * sin_beta) + sin_beta_p_mc_d * t37)));
            let t159 = t37 * (t150 - sin_beta_p_mc_d * t36)
                + (t158 + (t29 * (t152 + t157 * t36) + t34 * (t153 + t156 * t36)));
            rt::vector([
                t29,
                t34,
                t36,
                inv_jw * p_right,
                inv_jw * p_left,
                t37,
                inv_js * p_spin,
                cos_theta * t146 + (t106 * t143 - t13 * t147) - sin_theta * t148,
                cos_theta * t148 + (sin_theta * t146 + (t13 * t143 + t106 * t147)),
                t155,
                -r * t145,
                -r * t144,
                rt::lit::<T>(0.5) * t159 - d * t147,
                -rc * t143,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "castor";

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
        type Point = [T; 9];
        type Jacobian = SMatrix<T, 9, 9>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 9],
            _inputs: &[T; 0],
        ) -> [T; 9] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 9],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 9, 9>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 9] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 9],
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
        /// - `beta_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, right_rate, left_rate, spin_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 10 | 49 | 18 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 34 | 7 | 0 | 0 | 0 |
        /// | each step | 39 | 82 | 7 | 0 | 3 | 1 |
        /// | each sweep for beta_rate, rho1_rate, rho2_rate, kappa_gradient | 80 | 155 | 10 | 0 | 3 | 0 |
        /// | each iteration for beta_rate, rho1_rate, rho2_rate, kappa_gradient | 396 | 731 | 18 | 0 | 4 | 0 |
        /// | each state that is looked at | 11 | 31 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mc d`
            mc_d: T,
            /// `Jc + mc d²`
            k1: T,
            /// `M a + mc p`
            k2: T,
            /// `mc d/2`
            half_mc_d: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²)`
            k5: T,
            /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
            k6: T,
            /// `rc² d² r²`
            k7: T,
            /// `d² rc²`
            d_squared_rc_squared: T,
            /// `p (Jc rc² - d² (Js + mc rc²))`
            k9: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r²`
            k10: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p²`
            k11: T,
            /// `(r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)/(d² r²)`
            k13: T,
            /// `1/d`
            inv_d: T,
            /// `p (Jc rc² - d² (Js + mc rc²))/(d² rc²)`
            k14: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p²/(d² rc²)`
            k15: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k16: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k17: T,
            /// `b/r`
            b_over_r: T,
            /// `(Jc + mc d²)/d`
            k18: T,
            /// `Js/rc`
            js_over_rc: T,
            /// `1/r`
            inv_r: T,
            /// `1/rc`
            inv_rc: T,
            /// `p/d`
            p_over_d: T,
            /// `p/rc`
            p_over_rc: T,
            /// `(d² (Js + mc rc²) - Jc rc²)/(d² rc²)`
            k19: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) p²`
            k20: T,
            /// `rc² (r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)`
            k21: T,
            /// `1/(rc² d² r²)`
            k22: T,
            /// `1/(d² rc²)`
            k23: T,
            /// `Jc/d`
            jc_over_d: T,
            /// `Js/(rc²)`
            js_over_rc_squared: T,
            /// `p Js/(rc²)`
            k24: T,
            /// `(p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k25: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k26: T,
            /// `2 ((d² (Js + mc rc²) - Jc rc²)/(d² rc²))`
            k27: T,
            /// `2 rc² d² r²`
            k28: T,
            /// `(1/2)/d`
            k29: T,
            /// `(Js/rc)/2`
            half_js_over_rc: T,
            /// `2 (d² (Js + mc rc²) - Jc rc²) p²`
            k30: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) h`
            k31: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p² h/(d² rc²)`
            k32: T,
            /// `p h`
            p_h: T,
            /// `h/d`
            h_over_d: T,
            /// `p h/d`
            p_h_over_d: T,
            /// `rc² d² r² h`
            k33: T,
            /// `rc² d r² h/2`
            k34: T,
            /// `h/rc`
            h_over_rc: T,
            /// `p h/rc`
            p_h_over_rc: T,
            /// `p h/2`
            half_p_h: T,
            /// `(h/d)/2`
            half_h_over_d: T,
            /// `(h/rc)/2`
            half_h_over_rc: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) p² h`
            k35: T,
            /// `b h/2`
            k36: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k37: T,
            /// `rc² d² r h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k38: T,
            /// `rc d² r² h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k39: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k40: T,
            /// `2 ((d² (Js + mc rc²) - Jc rc²) p² h/(d² rc²))`
            k41: T,
            /// `2 ((d² (Js + mc rc²) - Jc rc²) h/(d² rc²))`
            k42: T,
            /// `2 r² (d² (Js + mc rc²) - Jc rc²) p² h`
            k43: T,
            /// `p (Jc rc² - d² (Js + mc rc²)) h/2`
            k44: T,
            /// `h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k45: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k46: T,
            /// `2 h`
            twice_h: T,
            /// `h (p/rc)`
            h_p_over_rc: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (5).
            type Carried = [T; 15];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let p = system.parameters.p;
                let d = system.parameters.d;
                let rc = system.parameters.rc;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let mc_d = mc * d;
                let d_squared = d * d;
                let k1 = jc + mc * d_squared;
                let k2 = m * a + mc * p;
                let half_mc_d = rt::lit::<T>(0.5) * mc_d;
                let r_squared = r * r;
                let rc_squared = rc * rc;
                let k3 = d_squared * (js + mc * rc_squared);
                let jc_rc_squared = jc * rc_squared;
                let k4 = k3 - jc_rc_squared;
                let k5 = r_squared * k4;
                let d_squared_jw = d_squared * jw;
                let k6 = rc_squared
                    * (r_squared * (jc + m * d_squared)
                        + rt::lit::<T>(2.0) * d_squared_jw);
                let d_squared_r_squared = d_squared * r_squared;
                let k7 = rc_squared * d_squared_r_squared;
                let d_squared_rc_squared = d_squared * rc_squared;
                let k8 = jc_rc_squared - k3;
                let k9 = p * k8;
                let k10 = k8 * (p * r_squared);
                let p_squared = p * p;
                let k11 = k4 * p_squared;
                let k12 = r_squared * (d_squared * (m * (a * a) + j) + jc * p_squared)
                    + rt::lit::<T>(2.0) * (d_squared_jw * (b * b));
                let k13 = k12 / d_squared_r_squared;
                let inv_d = rt::lit::<T>(1.0) / d;
                let k14 = k9 / d_squared_rc_squared;
                let k15 = k11 / d_squared_rc_squared;
                let k16 = k7 * k14;
                let k17 = k10 * k14;
                let b_over_r = b / r;
                let k18 = k1 / d;
                let js_over_rc = js / rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let p_over_d = p / d;
                let p_over_rc = p / rc;
                let k19 = k4 / d_squared_rc_squared;
                let k20 = k5 * p_squared;
                let k21 = rc_squared * k12;
                let k22 = rt::lit::<T>(1.0) / k7;
                let k23 = rt::lit::<T>(1.0) / d_squared_rc_squared;
                let jc_over_d = jc / d;
                let js_over_rc_squared = js / rc_squared;
                let k24 = p * js / rc_squared;
                let k25 = rt::lit::<T>(0.5) * k14;
                let k26 = rt::lit::<T>(0.5) * k16;
                let k27 = rt::lit::<T>(2.0) * k19;
                let k28 = rt::lit::<T>(2.0) * k7;
                let k29 = rt::lit::<T>(0.5) / d;
                let half_js_over_rc = rt::lit::<T>(0.5) * js_over_rc;
                let k30 = rt::lit::<T>(2.0) * k11;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k31 = k5 * h;
                let k32 = k11 * h / d_squared_rc_squared;
                let p_h = p * h;
                let h_over_d = h / d;
                let p_h_over_d = p_h / d;
                let k33 = k7 * h;
                let k34 = rt::lit::<T>(0.5) * (rc_squared * (d * r_squared) * h);
                let h_over_rc = h / rc;
                let p_h_over_rc = p_h / rc;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let half_h_over_d = rt::lit::<T>(0.5) * h_over_d;
                let half_h_over_rc = rt::lit::<T>(0.5) * h_over_rc;
                let k35 = k20 * h;
                let k36 = rt::lit::<T>(0.5) * (b * h);
                let k37 = h * k16;
                let k38 = rt::lit::<T>(0.5) * (rc_squared * (d_squared * r) * h * k14);
                let k39 = rt::lit::<T>(0.5) * (rc * d_squared_r_squared * h * k14);
                let k40 = rt::lit::<T>(0.5) * k37;
                let k41 = rt::lit::<T>(2.0) * k32;
                let k42 = rt::lit::<T>(2.0) * (k4 * h / d_squared_rc_squared);
                let k43 = rt::lit::<T>(2.0) * k35;
                let k44 = rt::lit::<T>(0.5) * (k9 * h);
                let k45 = rt::lit::<T>(0.5) * (h * k14);
                let k46 = rt::lit::<T>(0.5) * (k10 * h * k14);
                let twice_h = rt::lit::<T>(2.0) * h;
                let h_p_over_rc = h * p_over_rc;
                Scheme {
                    mc_d,
                    k1,
                    k2,
                    half_mc_d,
                    k5,
                    k6,
                    k7,
                    d_squared_rc_squared,
                    k9,
                    k10,
                    k11,
                    k13,
                    inv_d,
                    k14,
                    k15,
                    k16,
                    k17,
                    b_over_r,
                    k18,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_d,
                    p_over_rc,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    jc_over_d,
                    js_over_rc_squared,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    half_js_over_rc,
                    k30,
                    inv_h,
                    half_h,
                    k31,
                    k32,
                    p_h,
                    h_over_d,
                    p_h_over_d,
                    k33,
                    k34,
                    h_over_rc,
                    p_h_over_rc,
                    half_p_h,
                    half_h_over_d,
                    half_h_over_rc,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    twice_h,
                    h_p_over_rc,
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
                let p = system.parameters.p;
                let d = system.parameters.d;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let Scheme {
                    mc_d,
                    k1,
                    k5,
                    k6,
                    k7,
                    k13,
                    inv_d,
                    k15,
                    k16,
                    k17,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    p_over_rc,
                    ..
                } = *self;
                let [[x, y, theta, right, left, beta, spin]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = mc * (p + d * cos_beta) + m * a;
                let cos_theta_sin_beta = cos_theta * sin_beta;
                let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
                let m_plus_mc = m + mc;
                let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
                let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
                let t6 = cos_theta
                    * (t2 * theta_dot + (m_plus_mc * x_dot + t3 * beta_dot))
                    + sin_theta * (t4 * theta_dot + (m_plus_mc * y_dot + t5 * beta_dot));
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let t7 = d + p * cos_beta;
                let t8 = jc + mc_d * t7;
                let t9 = t3 * x_dot + k1 * beta_dot + (t5 * y_dot + t8 * theta_dot);
                let t10 = t6
                    + (inv_r * (jw_left_dot + jw_right_dot)
                        + cos_beta * (js_over_rc * spin_dot) - inv_d * sin_beta * t9);
                let t11 = jc + (m * (a * a) + j) + mc * (d * d)
                    + mc * p * (p + rt::lit::<T>(2.0) * d * cos_beta);
                let t12 = t8 * beta_dot
                    + (theta_dot * t11
                        + (b_over_r * (jw_right_dot - jw_left_dot)
                            - sin_beta * (js * p_over_rc * spin_dot)));
                let t13 = t2 * x_dot + t4 * y_dot + (t12 - inv_d * t7 * t9);
                let t14 = k6 + cos_beta * (k5 * cos_beta);
                let t15 = rt::lit::<T>(1.0) / t14;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t16 = k13 + sin_beta * (k15 * sin_beta)
                    - t15 * (cos_beta_sin_beta * (k17 * cos_beta_sin_beta));
                let t17 = k16 * cos_beta_sin_beta;
                let t18 = t13 - t15 * t17 * t10;
                let t19 = t10
                    * (k7 * t15 * t10 - rt::lit::<T>(1.0) / (t14 * t16) * (t17 * t18))
                    + rt::lit::<T>(1.0) / t16 * (t13 * t18);
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t10,
                    t13,
                    rt::lit::<T>(0.5) * t19,
                    sin_beta,
                    cos_beta,
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2, reference,
                sin_beta_ahead, cos_beta_ahead, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let b = setting.system().parameters.b;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let rc = setting.system().parameters.rc;
                let mc = setting.system().parameters.mc;
                let jc = setting.system().parameters.Jc;
                let Scheme {
                    mc_d,
                    k1,
                    k2,
                    half_mc_d,
                    k5,
                    k6,
                    k7,
                    d_squared_rc_squared,
                    k9,
                    k10,
                    k11,
                    k13,
                    inv_d,
                    k14,
                    k15,
                    k16,
                    k17,
                    b_over_r,
                    k18,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_d,
                    p_over_rc,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    jc_over_d,
                    js_over_rc_squared,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    half_js_over_rc,
                    k30,
                    inv_h,
                    half_h,
                    k31,
                    k32,
                    p_h,
                    h_over_d,
                    p_h_over_d,
                    k33,
                    k34,
                    h_over_rc,
                    p_h_over_rc,
                    half_p_h,
                    half_h_over_d,
                    half_h_over_rc,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    twice_h,
                    h_p_over_rc,
                } = *setting.scheme();
                let t1 = k21 + sin_beta_ahead * (k20 * sin_beta_ahead);
                let t2 = sin_beta_ahead * cos_beta_ahead;
                let t3 = k16 * t2;
                let t4 = k6 + cos_beta_ahead * (k5 * cos_beta_ahead);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t3 * t5;
                let t7 = rho2 - rho1 * t6;
                let t8 = k22 * t1 - t5 * (t2 * (k17 * t2));
                let t9 = rt::lit::<T>(1.0) / (t4 * t8);
                let t10 = k7 * rho1 * t5 - t9 * (t3 * t7);
                let t11 = rt::lit::<T>(1.0) / t8;
                let t12 = t7 * t11;
                let t13 = k9 * t2;
                let t14 = k14 * t2;
                let t15 = k7 * t5;
                let t16 = t3 * t9;
                let t17 = k22 * t4;
                let t18 = k44 * t2;
                let t19 = half_h * t1;
                let t20 = k45 * t4;
                let t21 = k46 * t2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([beta_rate, rho1_rate, rho2_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let beta_rate_half_h = half_h * beta_rate;
                    let t36 = beta + beta_rate_half_h;
                    let ((sin_beta_rate_half_h, _), (t37, t38)) = rt::halfway(
                        (sin_beta_ahead, cos_beta_ahead),
                        beta_rate_half_h,
                        t36,
                    );
                    let t39 = inv_d * t37;
                    let t40 = rho1_rate * kappa_gradient;
                    let t41 = k6 + t38 * (k5 * t38);
                    let t42 = rt::lit::<T>(1.0) / t41;
                    let t43 = rho1 + half_h * rho1_rate;
                    let t44 = t42 * (k7 * t43);
                    let t46 = t38 * t37;
                    let t51 = k16 * t46;
                    let t52 = rho2 + half_h * rho2_rate;
                    let t359 = t52 - t42 * (t43 * t51);
                    let t45 = k15 * t37;
                    let t47 = t42 * (t46 * (k17 * t46));
                    let t48 = k13 + t37 * t45 - t47;
                    let t49 = t41 * t48;
                    let t360 = t51 * t359 / t49;
                    let t361 = t44 - t360;
                    let t362 = t40 + t361;
                    let t58 = d + p * t38;
                    let t59 = inv_d * t58;
                    let t60 = rho2_rate * kappa_gradient;
                    let t61 = rt::lit::<T>(1.0) / t48;
                    let t363 = t359 * t61;
                    let t364 = t60 + t363;
                    let t86 = p_over_d * t37;
                    let t365 = t39 * t361 + t61 * (t359 * t59);
                    let t366 = t363 * (jc_over_d + mc * t58) + t361 * (mc * t37)
                        - k18 * t365;
                    let t70 = inv_rc * t38;
                    let t71 = p_over_rc * t37;
                    let t367 = js_over_rc * (t70 * t361 - t61 * (t359 * t71));
                    let t368 = t86 * (t37 * t366 - t38 * t367);
                    let t105 = t38 * t59;
                    let t102 = mc_d * t38;
                    let t103 = k2 + t102;
                    let t104 = t37 * t59;
                    let t369 = t366 * (t38 - t105) + (t103 * t363 - t104 * t367)
                        - t38 * (t366 + mc_d * t365);
                    let t74 = beta_rate * kappa_gradient;
                    let t370 = t361 * (k14 * t363);
                    let t78 = t48 * t48;
                    let t371 = t37 * (t37 * t370 + t361 * (t361 * (k19 * t38)))
                        - t38 * (t359 * (t359 * t45) / t78 + t38 * t370);
                    let t372 = t74 + t371;
                    let t373 = b_over_r * t364;
                    let t374 = inv_r * t362;
                    let t375 = t373 + t374;
                    let t376 = kappa_gradient * t375;
                    let t377 = t374 - t373;
                    let t378 = kappa_gradient * t377;
                    let t379 = t70 * t362 - t71 * t364;
                    let t380 = kappa_gradient * t379;
                    let t381 = t364 * (t368 - t369)
                        + (t39 * t372
                            - (inv_r * (t376 + t378)
                                + (t70 * t380 + kappa_gradient * t362)));
                    let t382 = t362 * (t369 - t368)
                        + (t59 * t372
                            + (b_over_r * (t378 - t376)
                                + (t71 * t380 - kappa_gradient * t364)));
                    let t110 = rho1 + h * rho1_rate;
                    let t111 = k23 / t48;
                    let beta_rate_h = h * beta_rate;
                    let beta_new = beta + beta_rate_h;
                    let (sin_beta_ahead_new, cos_beta_ahead_new) = rt::sin_cos(beta_new);
                    let t112 = cos_beta_ahead_new * sin_beta_ahead_new;
                    let t113 = k9 * t112;
                    let t115 = k6 + cos_beta_ahead_new * (k5 * cos_beta_ahead_new);
                    let t116 = k22 * t115;
                    let t383 = t110 - t111 * (t113 * t359) - t116 * t361;
                    let t118 = rt::lit::<T>(1.0) / t115;
                    let t119 = k7 * t118;
                    let t123 = k21 + sin_beta_ahead_new * (k20 * sin_beta_ahead_new);
                    let t130 = t118 * (t112 * (k17 * t112));
                    let t131 = k22 * t123 - t130;
                    let t132 = rt::lit::<T>(1.0) / (t115 * t131);
                    let t127 = k16 * t112;
                    let rho2_rate_h = h * rho2_rate;
                    let t121 = rho2 + rho2_rate_h;
                    let t122 = k22 / t48;
                    let t125 = k14 * t112;
                    let t384 = t121 - t122 * (t359 * t123) - t125 * t361;
                    let t128 = t127 * t118;
                    let t385 = t384 - t128 * t383;
                    let t142 = rt::lit::<T>(1.0) / t131;
                    let t386 = rho1 - t111 * (t13 * t359) - t17 * t361;
                    let t387 = rho2 - t122 * (t1 * t359) - t14 * t361;
                    let t388 = t387 - t6 * t386;
                    let t144 = cos_beta_ahead_new + cos_beta_ahead;
                    let t145 = t38 * sin_beta_rate_half_h;
                    let t146 = sin_beta_ahead_new + sin_beta_ahead;
                    let t147 = t37 * sin_beta_rate_half_h;
                    let t148 = t144 * t145 - t146 * t147;
                    let t149 = k9 * t148;
                    let t153 = k14 * t148;
                    let t389 = t361
                        * (t111 * (t359 * t149) - t361 * (t147 * (k27 * t144)))
                        + t363 * (t153 * t361 + t111 * (t359 * (t145 * (k30 * t146))));
                    let t390 = t142 * (t384 * t385)
                        - (t386 * (t15 * t386 - t16 * t388)
                            + (t388 * (t11 * t387) + t389));
                    let t391 = rt::lit::<T>(0.5)
                        * (t383 * (t119 * t383 - t132 * (t127 * t385)) + t390)
                        - beta_rate_h * t371;
                    let t159 = rho2_rate * rho2_rate
                        + (beta_rate * beta_rate + rho1_rate * rho1_rate);
                    let t392 = t375 * t375 + (t362 * t362 + (t159 + t364 * t364))
                        + (t377 * t377 + t379 * t379);
                    solution1
                        .update([
                            -(t39 * t362 + t59 * t364),
                            t381,
                            t382,
                            rt::div_or_zero(t391, h * t392),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let sin_beta_ahead_inv_d = inv_d * sin_beta_ahead;
                            let t22 = d + p * cos_beta_ahead;
                            let t23 = inv_d * t22;
                            let t24 = sin_beta_ahead_inv_d * t10 + t11 * (t7 * t23);
                            let t25 = (jc_over_d + mc * t22) * t12
                                + t10 * (mc * sin_beta_ahead) - k18 * t24;
                            let t26 = cos_beta_ahead * t10;
                            let t27 = js_over_rc_squared * t26
                                - t11 * (t7 * (k24 * sin_beta_ahead));
                            let t28 = cos_beta_ahead * (t25 + mc_d * t24)
                                + (sin_beta_ahead * t27
                                    - t12 * (k2 + mc_d * cos_beta_ahead));
                            let t29 = sin_beta_ahead * t24;
                            let t30 = sin_beta_ahead * t12;
                            let t31 = cos_beta_ahead * t24;
                            let t32 = mc_d * (t12 - t24);
                            let t33 = t32 * (t26 - p * t30);
                            let t34 = t12 * t28
                                + (t27 * (t29 - t30) - t25 * (cos_beta_ahead * t12 - t31)
                                    - sin_beta_ahead_inv_d * t33);
                            let t35 = p * (t31 * t27 - t29 * t25)
                                + (t10 * (k2 * t12 + cos_beta_ahead * t32) - t23 * t33);
                            [-t24, t34, t35, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(inv_h * beta),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::lit::<T>(1.0),
                        ],
                        move |[beta_rate, rho1_rate, rho2_rate, kappa_gradient]| {
                            let beta_rate_half_h = half_h * beta_rate;
                            let t36 = beta + beta_rate_half_h;
                            let (
                                (sin_beta_rate_half_h, cos_beta_rate_half_h),
                                (t37, t38),
                            ) = rt::halfway(
                                (sin_beta_ahead, cos_beta_ahead),
                                beta_rate_half_h,
                                t36,
                            );
                            let t39 = inv_d * t37;
                            let t40 = rho1_rate * kappa_gradient;
                            let t41 = k6 + t38 * (k5 * t38);
                            let t42 = rt::lit::<T>(1.0) / t41;
                            let t43 = rho1 + half_h * rho1_rate;
                            let t44 = t42 * (k7 * t43);
                            let t45 = k15 * t37;
                            let t46 = t38 * t37;
                            let t47 = t42 * (t46 * (k17 * t46));
                            let t48 = k13 + t37 * t45 - t47;
                            let t49 = t41 * t48;
                            let t50 = rt::lit::<T>(1.0) / t49;
                            let t51 = k16 * t46;
                            let t52 = rho2 + half_h * rho2_rate;
                            let t53 = t51 * t42;
                            let t54 = t52 - t43 * t53;
                            let t55 = t50 * (t51 * t54);
                            let t56 = t44 - t55;
                            let t57 = t40 + t56;
                            let t58 = d + p * t38;
                            let t59 = inv_d * t58;
                            let t60 = rho2_rate * kappa_gradient;
                            let t61 = rt::lit::<T>(1.0) / t48;
                            let t62 = t54 * t61;
                            let t63 = t60 + t62;
                            let t64 = inv_r * t57;
                            let t65 = b_over_r * t63;
                            let t66 = t64 + t65;
                            let t67 = kappa_gradient * t66;
                            let t68 = t64 - t65;
                            let t69 = kappa_gradient * t68;
                            let t70 = inv_rc * t38;
                            let t71 = p_over_rc * t37;
                            let t72 = t70 * t57 - t71 * t63;
                            let t73 = kappa_gradient * t72;
                            let t74 = beta_rate * kappa_gradient;
                            let t75 = t56 * (k14 * t62);
                            let t76 = t56 * (k19 * t56);
                            let t77 = t37 * t75 + t38 * t76;
                            let t78 = t48 * t48;
                            let t79 = k22 / t78;
                            let t80 = t79 * (t54 * t54);
                            let t81 = k20 * t80;
                            let t82 = t37 * t81 + t38 * t75;
                            let t83 = t37 * t77 - t38 * t82;
                            let t84 = t74 + t83;
                            let t85 = inv_r * (t67 + t69)
                                + (t70 * t73 + (rho1_rate + kappa_gradient * t57))
                                - t39 * t84;
                            let t86 = p_over_d * t37;
                            let t87 = t37 * t86;
                            let t88 = jc + mc_d * t58;
                            let t89 = mc_d * t37;
                            let t90 = inv_d / t48;
                            let t91 = t90 * (t58 * t54);
                            let t92 = t91 + t39 * t56;
                            let t93 = t88 * t62 + t89 * t56 - k1 * t92;
                            let t94 = inv_d * t93;
                            let t95 = t37 * (p_over_d * t38);
                            let t96 = inv_rc / t48;
                            let t97 = p * t37;
                            let t98 = t96 * (t97 * t54);
                            let t99 = t70 * t56 - t98;
                            let t100 = js_over_rc * t99;
                            let t101 = t87 * t94 - t95 * t100;
                            let t102 = mc_d * t38;
                            let t103 = k2 + t102;
                            let t104 = t37 * t59;
                            let t105 = t38 * t59;
                            let t106 = t103 * t62 - t102 * t92 - t104 * t100
                                - t105 * t94;
                            let t107 = t101 - t106;
                            let t108 = b_over_r * (t67 - t69)
                                + (rho2_rate + kappa_gradient * t63 - t71 * t73)
                                - t59 * t84;
                            let t109 = t106 - t101;
                            let t110 = rho1 + h * rho1_rate;
                            let t111 = k23 / t48;
                            let beta_rate_h = h * beta_rate;
                            let beta_new = beta + beta_rate_h;
                            let (sin_beta_ahead_new, cos_beta_ahead_new) = rt::sin_cos(
                                beta_new,
                            );
                            let t112 = cos_beta_ahead_new * sin_beta_ahead_new;
                            let t113 = k9 * t112;
                            let t114 = t111 * (t113 * t54);
                            let t115 = k6
                                + cos_beta_ahead_new * (k5 * cos_beta_ahead_new);
                            let t116 = k22 * t115;
                            let t117 = t110 - t114 - t116 * t56;
                            let t118 = rt::lit::<T>(1.0) / t115;
                            let t119 = k7 * t118;
                            let t120 = t117 * t119;
                            let rho2_rate_h = h * rho2_rate;
                            let t121 = rho2 + rho2_rate_h;
                            let t122 = k22 / t48;
                            let t123 = k21
                                + sin_beta_ahead_new * (k20 * sin_beta_ahead_new);
                            let t124 = t122 * (t123 * t54);
                            let t125 = k14 * t112;
                            let t126 = t121 - t124 - t125 * t56;
                            let t127 = k16 * t112;
                            let t128 = t127 * t118;
                            let t129 = t126 - t128 * t117;
                            let t130 = t118 * (t112 * (k17 * t112));
                            let t131 = k22 * t123 - t130;
                            let t132 = rt::lit::<T>(1.0) / (t115 * t131);
                            let t133 = t127 * t132;
                            let t134 = t129 * t133;
                            let t135 = t120 - t134;
                            let t136 = t122 * (t1 * t54);
                            let t137 = rho2 - t136 - t14 * t56;
                            let t138 = t111 * (t13 * t54);
                            let t139 = rho1 - t138 - t17 * t56;
                            let t140 = t137 - t6 * t139;
                            let t141 = t11 * t140;
                            let t142 = rt::lit::<T>(1.0) / t131;
                            let t143 = t142 * t129;
                            let t144 = cos_beta_ahead_new + cos_beta_ahead;
                            let t145 = t38 * sin_beta_rate_half_h;
                            let t146 = sin_beta_ahead_new + sin_beta_ahead;
                            let t147 = t37 * sin_beta_rate_half_h;
                            let t148 = t144 * t145 - t146 * t147;
                            let t149 = k9 * t148;
                            let t150 = t111 * (t149 * t54);
                            let t151 = t144 * (k19 * t147);
                            let t152 = t150 - t56 * (rt::lit::<T>(2.0) * t151);
                            let t153 = k14 * t148;
                            let t154 = t146 * (k11 * t145);
                            let t155 = t111 * (t154 * t54);
                            let t156 = t153 * t56 + rt::lit::<T>(2.0) * t155;
                            let t157 = t15 * t139 - t16 * t140;
                            let t158 = t117 * t135 - t137 * t141
                                + (t126 * t143 - (t56 * t152 + t62 * t156) - t139 * t157);
                            let t159 = rho2_rate * rho2_rate
                                + (beta_rate * beta_rate + rho1_rate * rho1_rate);
                            let t160 = t66 * t66 + (t57 * t57 + (t63 * t63 + t159))
                                + (t68 * t68 + t72 * t72);
                            let t161 = h * t160;
                            let t162 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * t158 - beta_rate_h * t83,
                                t161,
                            );
                            let t163 = h_over_d * t38;
                            let t164 = p_h_over_d * t37;
                            let t165 = t37 * (k31 * t38);
                            let t166 = h * t38;
                            let t167 = h * t37;
                            let t168 = t38 * t166 - t37 * t167;
                            let t169 = k26 * t168;
                            let t170 = (t169 + t165 * t53) * (t43 * t42);
                            let t171 = k14 * t46;
                            let t172 = t42
                                * (k10
                                    * (t171 * (rt::lit::<T>(0.5) * t168) + t46 * (k25 * t168))
                                    + t47 * t165);
                            let t173 = k32 * t46 - t172;
                            let t174 = t50
                                * (t169 * t54 - t51 * t170
                                    - t55 * (t41 * t173 - t48 * t165));
                            let t175 = t44 * (t42 * t165) - t174;
                            let t176 = t39 * t175;
                            let t177 = t170 + t173 * t62;
                            let t178 = rt::lit::<T>(0.5) * (t163 * t57 - t164 * t63)
                                + (t176 + (rt::lit::<T>(1.0) - t177 * (t58 * t90)));
                            let t179 = h * t53;
                            let t180 = k33 * t42 + t50 * (t51 * t179);
                            let t181 = rt::lit::<T>(0.5) * t180;
                            let t182 = kappa_gradient + t181;
                            let t183 = half_h * t58;
                            let t184 = t90 * (t53 * t183);
                            let t185 = half_h * t61;
                            let t186 = kappa_gradient + t185;
                            let t187 = t37 * t171;
                            let t188 = t50 * (k34 * t187);
                            let t189 = theta + half_h * t63;
                            let (t190, t191) = rt::sin_cos(t189);
                            let t192 = t61 * t177;
                            let t193 = h * t192;
                            let t194 = t190 * t193;
                            let t195 = rt::lit::<T>(0.5) * t57;
                            let t196 = t175 * t191 + t194 * t195;
                            let t197 = t191 * t193;
                            let t198 = t175 * t190 - t195 * t197;
                            let t199 = t57 * t191;
                            let t200 = kappa_gradient * t199;
                            let t201 = h_over_rc * t37;
                            let t202 = t57 * t190;
                            let t203 = kappa_gradient * t202;
                            let t204 = t70 * t175;
                            let t205 = p_h_over_rc * t38;
                            let t206 = t204 + t177 * (t97 * t96)
                                - rt::lit::<T>(0.5) * (t201 * t57 + t205 * t63);
                            let t207 = kappa_gradient * t206;
                            let t208 = inv_r * t175;
                            let t209 = inv_r / t48;
                            let t210 = t177 * (b * t209);
                            let t211 = t208 - t210;
                            let t212 = kappa_gradient * t211;
                            let t213 = t208 + t210;
                            let t214 = kappa_gradient * t213;
                            let t215 = t89 * t175
                                + (half_mc_d * (t166 * t56 - p_h * t37 * t62) - t88 * t192);
                            let t216 = half_p_h * t37;
                            let t217 = t56 * (half_h_over_d * t38)
                                - t90 * (t91 * (d * t173) + (t54 * t216 + t58 * t170));
                            let t218 = t176 + t217;
                            let t219 = inv_d * (t215 - k1 * t218);
                            let t220 = t93 * (k29 * (t166 * t39 + t37 * t163))
                                - t99 * (half_js_over_rc * (t38 * t163 - t167 * t39));
                            let t221 = t56 * (half_h_over_rc * t37)
                                + t96
                                    * (t54 * (half_p_h * t38) - t97 * t170 - t98 * (rc * t173));
                            let t222 = js_over_rc * (t204 - t221);
                            let t223 = t87 * t219 + (p * t220 - t95 * t222);
                            let t224 = t103 * t192
                                + t100
                                    * (half_h * t38
                                        + rt::lit::<T>(0.5) * (t166 * t59 - (t166 + t37 * t164)));
                            let t225 = t93 * (k29 * (t167 * t59 + (t38 * t164 - t167)))
                                - t224 - t102 * t218;
                            let t226 = t225
                                + (t167 * (k29 * t93 + half_mc_d * (t92 - t62))
                                    - t104 * t222) - t105 * t219;
                            let t227 = t107 * t192 + (t70 * t207 + inv_r * (t212 + t214))
                                - t63 * (t223 - t226);
                            let t228 = k14 * (t62 * t175 - t56 * t192);
                            let t229 = t38 * t56;
                            let t230 = t37 * t228
                                + (rt::lit::<T>(0.5) * (t166 * t75 - t167 * t76)
                                    + t175 * (k27 * t229));
                            let t231 = (t170 * (rt::lit::<T>(2.0) * t54)
                                + t80 * (t173 * (k28 * t48))) * (t79 * (k20 * t37));
                            let t232 = t37 * t230
                                + rt::lit::<T>(0.5) * (t166 * t77 + t167 * t82)
                                - t38
                                    * (t38 * t228
                                        + (rt::lit::<T>(0.5) * (t166 * t81 - t167 * t75) - t231));
                            let t233 = kappa_gradient + t232;
                            let t234 = rt::lit::<T>(0.5)
                                * (t200 * t194 - (t163 * t84 + t201 * t73) - t203 * t197)
                                + (t227 - t39 * t233);
                            let t235 = t179 * t61;
                            let t236 = h * t235;
                            let t237 = t190 * t236;
                            let t238 = rt::lit::<T>(0.25) * t57;
                            let t239 = t182 * t191 + t237 * t238;
                            let t240 = t191 * t236;
                            let t241 = t182 * t190 - t238 * t240;
                            let t242 = rt::lit::<T>(0.5) * t235;
                            let t243 = inv_r * t182;
                            let t244 = t209 * (k36 * t53);
                            let t245 = t243 - t244;
                            let t246 = kappa_gradient * t245;
                            let t247 = t243 + t244;
                            let t248 = kappa_gradient * t247;
                            let t249 = t96 * (t53 * t216);
                            let t250 = t249 + t70 * t182;
                            let t251 = kappa_gradient * t250;
                            let t252 = k14 * (t62 * t181 - t56 * t242);
                            let t253 = t37 * t54;
                            let t254 = t37 * (t37 * t252 + t229 * (k19 * t180))
                                - t38 * (t38 * t252 - t79 * (t253 * (k35 * t53)));
                            let t255 = t39 * t181 - t184;
                            let t256 = inv_d
                                * (t89 * t181 - t235 * (rt::lit::<T>(0.5) * t88)
                                    - k1 * t255);
                            let t257 = js_over_rc * (t249 + t70 * t181);
                            let t258 = t87 * t256 - t95 * t257
                                + (t105 * t256
                                    + (t104 * t257
                                        + (t235 * (rt::lit::<T>(0.5) * t103) + t102 * t255)));
                            let t259 = t107 * t242
                                + (inv_r * (t246 + t248) + (t70 * t251 + rt::lit::<T>(1.0)))
                                - (t39 * t254 + t63 * t258);
                            let t260 = kappa_gradient * (t191 * t239 + t190 * t241)
                                + (rt::lit::<T>(0.25) * (t200 * t237 - t203 * t240) + t259);
                            let t261 = h * t186;
                            let t262 = t191 * t261;
                            let t263 = k37 * t46 * t50;
                            let t264 = t57 * t262 - t263 * t190;
                            let t265 = t190 * t261;
                            let t266 = t263 * t191 + t57 * t265;
                            let t267 = b_over_r * t186;
                            let t268 = t50 * (k38 * t46);
                            let t269 = t267 - t268;
                            let t270 = kappa_gradient * t269;
                            let t271 = t268 + t267;
                            let t272 = kappa_gradient * t271;
                            let t273 = t50 * (t46 * (k39 * t38));
                            let t274 = t273 + t71 * t186;
                            let t275 = kappa_gradient * t274;
                            let t276 = k14
                                * (t56 * t185 - t54 * (k40 * t46) / (t48 * t49));
                            let t277 = t37 * (t37 * t276 - t229 * (k19 * t263))
                                - t38 * (t79 * (k35 * t253) + t38 * t276);
                            let t278 = js_over_rc * (t273 + t96 * t216);
                            let t279 = h * t61;
                            let t280 = t90 * t183 - t188;
                            let t281 = inv_d
                                * (rt::lit::<T>(0.5) * (t88 * t279 - t89 * t263)
                                    - k1 * t280);
                            let t282 = t95 * t278 + t87 * t281;
                            let t283 = t104 * t278
                                + (t61 * (half_h * t103) - t102 * t280) - t105 * t281;
                            let t284 = inv_r * (t270 - t272) - t70 * t275 - t39 * t277
                                - (t63 * (t282 - t283) + t107 * t186);
                            let t285 = kappa_gradient
                                * (rt::lit::<T>(0.5) * (t190 * t264 - t191 * t266))
                                + (rt::lit::<T>(0.5) * (t203 * t262 - t200 * t265) + t284);
                            let t286 = rho2_rate_h * t191;
                            let t287 = rho2_rate_h * t190;
                            let b_over_r_rho2_rate = b_over_r * rho2_rate;
                            let inv_r_rho1_rate = inv_r * rho1_rate;
                            let t288 = b_over_r_rho2_rate + inv_r_rho1_rate;
                            let t289 = kappa_gradient * t288 + t66;
                            let t290 = inv_r_rho1_rate - b_over_r_rho2_rate;
                            let t291 = kappa_gradient * t290 + t68;
                            let t292 = rho1_rate * t70 - rho2_rate * t71;
                            let t293 = t72 + kappa_gradient * t292;
                            let t294 = rt::lit::<T>(0.5) * (t203 * t286 - t200 * t287)
                                + (inv_r * (t289 + t291) + (t70 * t293 - beta_rate * t39)
                                    - rho2_rate * t107);
                            let t295 = rho1_rate * t191 - t195 * t287;
                            let t296 = rho1_rate * t190 + t195 * t286;
                            let t297 = rt::lit::<T>(0.5) * (t164 * t84 - t205 * t73)
                                + (b_over_r * (t212 - t214) - kappa_gradient * t192);
                            let t298 = t297 - (t109 * t175 + t71 * t207)
                                - t57 * (t226 - t223) - t59 * t233;
                            let t299 = b_over_r * (t246 - t248)
                                - (t235 * (rt::lit::<T>(0.5) * kappa_gradient) + t71 * t251)
                                - t59 * t254;
                            let t300 = b_over_r * (t270 + t272)
                                + (t71 * t275 + (kappa_gradient * t186 + rt::lit::<T>(1.0)))
                                - t59 * t277;
                            let t301 = b_over_r * (t289 - t291)
                                + (t63 + (t60 - beta_rate * t59) - t71 * t293)
                                - rho1_rate * t109;
                            let t302 = rt::lit::<T>(2.0)
                                * (sin_beta_ahead_new * (k31 * cos_beta_ahead_new));
                            let h_cos_beta_ahead_new = h * cos_beta_ahead_new;
                            let h_sin_beta_ahead_new = h * sin_beta_ahead_new;
                            let t303 = cos_beta_ahead_new * h_cos_beta_ahead_new
                                - sin_beta_ahead_new * h_sin_beta_ahead_new;
                            let t304 = d_squared_rc_squared * t173;
                            let t305 = t111
                                * (k9 * t303 * t54 - t113 * t170 - t304 * t114)
                                - t56 * (k42 * t112);
                            let t306 = t116 * t175 + t305;
                            let t307 = k16 * t303;
                            let t308 = k14 * t303;
                            let t309 = k41 * t112
                                - t118 * (k10 * (t303 * t125 + t112 * t308) + t130 * t302);
                            let t310 = k7 * t173;
                            let t311 = t122
                                * (t54 * (sin_beta_ahead_new * (k43 * cos_beta_ahead_new))
                                    - t123 * t170 - t310 * t124) + t308 * t56;
                            let t312 = t125 * t175 + t311;
                            let t313 = t312 + t117 * (t118 * (t307 + t128 * t302))
                                - t128 * t306;
                            let t314 = t132
                                * (t307 * t129 - t134 * (t115 * t309 - t131 * t302)
                                    - t127 * t313);
                            let t315 = t122 * (t1 * t170 + t310 * t136) - t14 * t175;
                            let t316 = h * cos_beta_rate_half_h;
                            let t317 = rt::lit::<T>(0.5)
                                * (t38 * t316 - sin_beta_rate_half_h * t167);
                            let t318 = t54
                                * (k11 * (h_cos_beta_ahead_new * t145 + t146 * t317))
                                - t154 * t170 - t304 * t155;
                            let t319 = rt::lit::<T>(0.5)
                                * (sin_beta_rate_half_h * t166 + t37 * t316);
                            let t320 = t144 * t317
                                - (h_cos_beta_ahead_new * t147
                                    + h_sin_beta_ahead_new * t145) - t146 * t319;
                            let t321 = t141 * t315
                                + t62
                                    * (t153 * t175
                                        + (t318 * (rt::lit::<T>(2.0) * t111) + t56 * (k14 * t320)));
                            let t322 = t111 * (t13 * t170 + t304 * t138) - t17 * t175;
                            let t323 = t192 * t156 - t175 * t152 - t143 * t312 - t321
                                - (t135 * t306 + t157 * t322);
                            let t324 = t315 - t6 * t322;
                            let t325 = t142 * t126;
                            let t326 = t11 * t137;
                            let t327 = t111
                                * (k9 * t320 * t54 - t149 * t170 - t304 * t150)
                                - rt::lit::<T>(2.0)
                                    * (t151 * t175
                                        + t56
                                            * (k19 * (t144 * t319 - h_sin_beta_ahead_new * t147)));
                            let t328 = t323 - t139 * (t15 * t322 - t16 * t324)
                                - ((t313 + t309 * t143) * t325
                                    + (t324 * t326 + t56 * t327));
                            let t329 = rt::lit::<T>(0.5)
                                * (t117 * (t118 * (t302 * t120 - k7 * t306) - t314) + t328)
                                - beta_rate_h * t232;
                            let t330 = t199 * t196
                                + (t66 * t211 + (beta_rate - t63 * t192)
                                    + (t72 * t206 + t68 * t213));
                            let t331 = -rt::div_or_zero(
                                t329
                                    - h
                                        * (t83 + (t202 * t198 + t330) * (rt::lit::<T>(2.0) * t162)),
                                t161,
                            );
                            let t332 = k44 * t112;
                            let t333 = h + t111 * (t53 * t332) - t116 * t181;
                            let t334 = k44 * t148;
                            let t335 = t56 * (t111 * (t53 * t334) + t151 * t180)
                                - t181 * t152
                                + (t242 * t156
                                    - t62 * (t153 * t181 - t111 * (t154 * t179)));
                            let t336 = t111 * (t53 * t18) - t17 * t181;
                            let t337 = t122 * (t53 * t19) - t14 * t181;
                            let t338 = t337 - t6 * t336;
                            let t339 = half_h * t123;
                            let t340 = t122 * (t53 * t339) - t125 * t181;
                            let t341 = t340 - t128 * t333;
                            let t342 = t143 * t340 + t341 * t325 - t157 * t336
                                + (t117 * (t119 * t333 - t133 * t341)
                                    - (t141 * t337 + t338 * t326));
                            let t343 = rt::lit::<T>(0.5)
                                * (t135 * t333 + t335 - t139 * (t15 * t336 - t16 * t338)
                                    + t342);
                            let t344 = t202 * t241
                                + (t199 * t239
                                    + (rho1_rate + t66 * t245 + (t72 * t250 + t68 * t247)));
                            let t345 = h * t162;
                            let t346 = -rt::div_or_zero(
                                t343 - beta_rate_h * t254
                                    - (rt::lit::<T>(2.0) * t344 - t63 * t235) * t345,
                                t161,
                            );
                            let t347 = t50 * (t46 * (k46 * t112)) + (h - t122 * t339);
                            let t348 = t50 * (t115 * (k45 * t46)) - t111 * t332;
                            let t349 = t347 - t128 * t348;
                            let t350 = t56
                                * (t111 * t334
                                    + t50 * (t187 * (t144 * (k31 * sin_beta_rate_half_h))))
                                + t62 * (t111 * (h * t154) - t50 * (t148 * (k46 * t46)));
                            let t351 = t50 * (t46 * t20) - t111 * t18;
                            let t352 = t50 * (t46 * t21) - t122 * t19;
                            let t353 = t352 - t6 * t351;
                            let t354 = t139 * (t15 * t351 - t16 * t353)
                                + rt::lit::<T>(0.5) * (t279 * t156 - t263 * t152);
                            let t355 = t117 * (t119 * t348 - t133 * t349) - t353 * t326
                                - t141 * t352 + (t135 * t348 - t354);
                            let t356 = rt::lit::<T>(0.5)
                                * (t143 * t347 + (t349 * t325 - t350) - t157 * t351 + t355)
                                - beta_rate_h * t277;
                            let t357 = rt::lit::<T>(2.0)
                                * (t66 * t269 + (rho2_rate + t63 * t186)
                                    - (t68 * t271 + t72 * t274));
                            let t358 = t199 * t295
                                + (t292 * t72 + rho2_rate * t63
                                    + (t290 * t68 + t288 * t66));
                            (
                                [
                                    t39 * t57 + (beta_rate + t59 * t63),
                                    t85 - t107 * t63,
                                    t108 - t109 * t57,
                                    kappa_gradient - t162,
                                ],
                                [
                                    [
                                        t178,
                                        t39 * t182 - t184,
                                        t59 * t186 - t188,
                                        rho1_rate * t39 + rho2_rate * t59,
                                    ],
                                    [
                                        kappa_gradient * (t191 * t196 + t190 * t198) + t234,
                                        t260,
                                        t285,
                                        t294
                                            + (t191 * (t199 + kappa_gradient * t295)
                                                + t190 * (t202 + kappa_gradient * t296)),
                                    ],
                                    [
                                        t298,
                                        t299 + (t57 * t258 - t109 * t182),
                                        t300
                                            + (t109 * (rt::lit::<T>(0.5) * t263) - t57 * (t283 - t282)),
                                        t301,
                                    ],
                                    [
                                        t331,
                                        t346,
                                        -rt::div_or_zero(
                                            t356 - t345 * (t202 * t264 + t357 - t199 * t266),
                                            t161,
                                        ),
                                        rt::div_or_zero(
                                            (t202 * t296 + t358) * (twice_h * t162),
                                            t161,
                                        ) + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "beta_rate, rho1_rate, rho2_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [beta_rate, rho1_rate, rho2_rate, kappa_gradient] = solution1.x;
                let t60 = rho2_rate * kappa_gradient;
                let t52 = rho2 + half_h * rho2_rate;
                let beta_rate_half_h = half_h * beta_rate;
                let t36 = beta + beta_rate_half_h;
                let (_, (t37, t38)) = rt::halfway(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta_rate_half_h,
                    t36,
                );
                let t41 = k6 + t38 * (k5 * t38);
                let t42 = rt::lit::<T>(1.0) / t41;
                let t43 = rho1 + half_h * rho1_rate;
                let t46 = t38 * t37;
                let t51 = k16 * t46;
                let t359 = t52 - t42 * (t43 * t51);
                let t45 = k15 * t37;
                let t47 = t42 * (t46 * (k17 * t46));
                let t48 = k13 + t37 * t45 - t47;
                let t393 = t60 + t359 / t48;
                let theta_ahead_new = theta + half_h * t393;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t40 = rho1_rate * kappa_gradient;
                let t44 = t42 * (k7 * t43);
                let t49 = t41 * t48;
                let t360 = t51 * t359 / t49;
                let t394 = t40 + t44 - t360;
                let t395 = h * t394;
                let x_new = x + cos_theta_ahead_new * t395;
                let y_new = y + sin_theta_ahead_new * t395;
                let theta_new = theta + h * t393;
                let t396 = inv_r * t394;
                let t397 = b_over_r * t393;
                let right_new = right + h * (t396 + t397);
                let left_new = left + h * (t396 - t397);
                let beta_rate_h = h * beta_rate;
                let beta_new = beta + beta_rate_h;
                let spin_new = t394 * (h_over_rc * t38)
                    + (spin - t393 * (h_p_over_rc * t37));
                let t110 = rho1 + h * rho1_rate;
                let t398 = rho1 * (rho1 * (t15 + t9 * (t3 * t6)) + (t10 - rho2 * t16))
                    + rho2 * (t12 + rho2 * t11 - rho1 * t16);
                let t399 = rt::lit::<T>(0.5) * t398;
                let t400 = rt::visible_change(
                    t398
                        * (rt::lit::<T>(0.25)
                            * (rt::lit::<T>(0.5) * (rho1 * t10 + rho2 * t12)
                                - reference)),
                    reference * (rt::lit::<T>(0.0625) * reference) + t399 * t399,
                    rt::abs(beta) + rt::lit::<T>(1.0),
                );
                let t401 = rt::lit::<T>(1.0) - t400;
                let rho1_new = t110 * t401;
                let rho2_rate_h = h * rho2_rate;
                let t121 = rho2 + rho2_rate_h;
                let rho2_new = t121 * t401;
                let (sin_beta_ahead_new, cos_beta_ahead_new) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    beta_rate_h,
                    beta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    beta_new,
                    spin_new,
                    rho1_new,
                    rho2_new,
                    reference,
                    sin_beta_ahead_new,
                    cos_beta_ahead_new,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[5],
                        motion.carried[7],
                        motion.carried[8],
                    ]);
                    let after = balance([carried[5], carried[7], carried[8]]);
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2, _, _, _, _, _, _,
                ] = motion.carried;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let Scheme {
                    k5,
                    k6,
                    k7,
                    k13,
                    inv_d,
                    k15,
                    k16,
                    k17,
                    b_over_r,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = k6 + cos_beta * (k5 * cos_beta);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t3 = k16 * cos_beta_sin_beta;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = k13 + sin_beta * (k15 * sin_beta)
                    - t2 * (cos_beta_sin_beta * (k17 * cos_beta_sin_beta));
                let t6 = k7 * rho1 * t2 - t3 * t4 / (t1 * t5);
                let t7 = rt::lit::<T>(1.0) / t5;
                let t8 = inv_r * t6;
                let t9 = t7 * (b_over_r * t4);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    x_dot: cos_theta * t6,
                    y_dot: sin_theta * t6,
                    theta_dot: t7 * t4,
                    right_dot: t8 + t9,
                    left_dot: t8 - t9,
                    beta_dot: -(inv_d
                        * (t7 * ((d + p * cos_beta) * t4) + sin_beta * t6)),
                    spin_dot: inv_rc * cos_beta * t6 - t7 * (p_over_rc * sin_beta * t4),
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
                [beta,
                rho1,
                rho2,
                ]: [T; 3],
            ) -> [T; 2] {
                let Scheme {
                    k5,
                    k6,
                    k7,
                    d_squared_rc_squared,
                    k9,
                    k10,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k20,
                    ..
                } = self;
                let t1 = k7 * rho1;
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t2 = k6 + cos_beta * (k5 * cos_beta);
                let t3 = rt::lit::<T>(1.0) / t2;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t4 = cos_beta_sin_beta * (k17 * cos_beta_sin_beta);
                let t5 = k13 + sin_beta * (k15 * sin_beta) - t3 * t4;
                let t6 = t2 * t5;
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = k16 * cos_beta_sin_beta;
                let t9 = t3 * (rho1 * t8);
                let t10 = rho2 - t9;
                let t11 = t8 * t10;
                let t12 = rho1 * (t1 * t3 - t7 * t11);
                let t13 = rt::lit::<T>(1.0) / t5;
                let t14 = t13 * (rho2 * t10);
                let abs_rho1 = rt::abs(rho1);
                let abs_cos_beta = rt::abs(cos_beta);
                let t15 = abs_cos_beta + rt::abs(beta * sin_beta);
                let t16 = k6 + t15 * (rt::lit::<T>(2.0) * rt::abs(k5) * abs_cos_beta);
                let t17 = rt::lit::<T>(1.0) / (t2 * t2);
                let t18 = rt::abs(t3);
                let abs_sin_beta = rt::abs(sin_beta);
                let t19 = abs_sin_beta + rt::abs(beta * cos_beta);
                let t20 = abs_sin_beta * t15 + abs_cos_beta * t19;
                let t21 = rt::abs(k9) / d_squared_rc_squared;
                let t22 = rt::abs(k10)
                    * (t20 * rt::abs(k14 * cos_beta_sin_beta)
                        + rt::abs(cos_beta_sin_beta) * (t21 * t20));
                let t23 = t16 * rt::abs(t4 * t17)
                    + (t18 * t22
                        + (k13
                            + t19
                                * (rt::lit::<T>(2.0) * (rt::abs(k20) / k7)
                                    * abs_sin_beta)));
                let t24 = rt::abs(t11 / (t6 * t6))
                    * (t16 * rt::abs(t5) + rt::abs(t2) * t23);
                let t25 = k7 * t21 * t20;
                let abs_rho2 = rt::abs(rho2);
                let t26 = abs_rho1 * (t18 * t25 + t16 * rt::abs(t8 * t17))
                    + (abs_rho2 + rt::abs(t9));
                let t27 = rt::abs(t7) * (t25 * rt::abs(t10) + rt::abs(t8) * t26)
                    + (k7 * abs_rho1 * t18 + t16 * rt::abs(t1 * t17));
                let t28 = abs_rho2
                    * (t26 * rt::abs(t13) + t23 * rt::abs(t10 / (t5 * t5)))
                    + (rt::abs(t12) + rt::abs(t14));
                [
                    rt::lit::<T>(0.5) * (t12 + t14),
                    rt::lit::<T>(0.5) * (abs_rho1 * (t24 + t27) + t28),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b1ecbb575d15ffeeedb1933ab96c2a18";
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
        /// - `beta_rate`, `rho1_rate`, `rho2_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `right_rate`: explicit
        /// - `left_rate`: explicit
        /// - `spin_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 45 | 14 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 29 | 5 | 0 | 0 | 0 |
        /// | each step | 21 | 37 | 3 | 0 | 3 | 0 |
        /// | each sweep for beta_rate, rho1_rate, rho2_rate | 30 | 58 | 3 | 0 | 1 | 0 |
        /// | each iteration for beta_rate, rho1_rate, rho2_rate | 144 | 282 | 5 | 0 | 1 | 0 |
        /// | each state that is looked at | 11 | 31 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mc d`
            mc_d: T,
            /// `p mc d`
            p_mc_d: T,
            /// `Jc + mc d²`
            k1: T,
            /// `M a + mc p`
            m_a_plus_mc_p: T,
            /// `mc d/2`
            half_mc_d: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²)`
            k4: T,
            /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
            k5: T,
            /// `rc² d² r²`
            k6: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r²`
            k8: T,
            /// `(r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)/(d² r²)`
            k10: T,
            /// `1/d`
            inv_d: T,
            /// `p (Jc rc² - d² (Js + mc rc²))/(d² rc²)`
            k11: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p²/(d² rc²)`
            k13: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k14: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k15: T,
            /// `b/r`
            b_over_r: T,
            /// `(Jc + mc d²)/d`
            k16: T,
            /// `Js/rc`
            js_over_rc: T,
            /// `1/r`
            inv_r: T,
            /// `1/rc`
            inv_rc: T,
            /// `p/rc`
            p_over_rc: T,
            /// `Jc/d`
            jc_over_d: T,
            /// `Js/(rc²)`
            js_over_rc_squared: T,
            /// `p Js/(rc²)`
            k17: T,
            /// `(p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k18: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k19: T,
            /// `(1/2)/d`
            k20: T,
            /// `p mc d/2`
            half_p_mc_d: T,
            /// `mc p/2 + M a/2`
            k21: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) h`
            k22: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p² h/(d² rc²)`
            k23: T,
            /// `p h`
            p_h: T,
            /// `h/rc`
            h_over_rc: T,
            /// `p h/2`
            half_p_h: T,
            /// `(h/d)/2`
            k24: T,
            /// `(h/rc)/2`
            half_h_over_rc: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k25: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k26: T,
            /// `h (p/rc)`
            h_p_over_rc: T,
            /// `rc² d² r² h/2`
            k27: T,
            /// `rc² d r² h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k28: T,
            /// `h (Js/rc)/2`
            half_h_js_over_rc: T,
            /// `(p (Jc rc² - d² (Js + mc rc²))/(d² rc²)) rc d² r² h (Js/rc)/2`
            k29: T,
            /// `p h (Js/rc)/2`
            k30: T,
            /// `h p mc d/2`
            k31: T,
            /// `mc d h/2`
            k32: T,
            /// `(p h/d)/2`
            k33: T,
            /// `h (mc p/2 + M a/2)`
            k34: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (5).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let p = system.parameters.p;
                let d = system.parameters.d;
                let rc = system.parameters.rc;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let mc_d = mc * d;
                let p_mc_d = p * mc_d;
                let d_squared = d * d;
                let k1 = jc + mc * d_squared;
                let m_a = m * a;
                let mc_p = mc * p;
                let m_a_plus_mc_p = m_a + mc_p;
                let half_mc_d = rt::lit::<T>(0.5) * mc_d;
                let r_squared = r * r;
                let rc_squared = rc * rc;
                let k2 = d_squared * (js + mc * rc_squared);
                let jc_rc_squared = jc * rc_squared;
                let k3 = k2 - jc_rc_squared;
                let k4 = r_squared * k3;
                let d_squared_jw = d_squared * jw;
                let k5 = rc_squared
                    * (r_squared * (jc + m * d_squared)
                        + rt::lit::<T>(2.0) * d_squared_jw);
                let d_squared_r_squared = d_squared * r_squared;
                let k6 = rc_squared * d_squared_r_squared;
                let k7 = jc_rc_squared - k2;
                let k8 = k7 * (p * r_squared);
                let p_squared = p * p;
                let k9 = r_squared * (d_squared * (m * (a * a) + j) + jc * p_squared)
                    + rt::lit::<T>(2.0) * (d_squared_jw * (b * b));
                let k10 = k9 / d_squared_r_squared;
                let inv_d = rt::lit::<T>(1.0) / d;
                let d_squared_rc_squared = d_squared * rc_squared;
                let k11 = p * k7 / d_squared_rc_squared;
                let k12 = k3 * p_squared;
                let k13 = k12 / d_squared_rc_squared;
                let k14 = k6 * k11;
                let k15 = k8 * k11;
                let b_over_r = b / r;
                let k16 = k1 / d;
                let js_over_rc = js / rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let p_over_rc = p / rc;
                let jc_over_d = jc / d;
                let js_over_rc_squared = js / rc_squared;
                let k17 = p * js / rc_squared;
                let k18 = rt::lit::<T>(0.5) * k11;
                let k19 = rt::lit::<T>(0.5) * k14;
                let k20 = rt::lit::<T>(0.5) / d;
                let half_p_mc_d = rt::lit::<T>(0.5) * p_mc_d;
                let k21 = rt::lit::<T>(0.5) * mc_p + rt::lit::<T>(0.5) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k22 = k4 * h;
                let k23 = k12 * h / d_squared_rc_squared;
                let p_h = p * h;
                let h_over_rc = h / rc;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let k24 = rt::lit::<T>(0.5) * (h / d);
                let half_h_over_rc = rt::lit::<T>(0.5) * h_over_rc;
                let k25 = h * k14;
                let k26 = rt::lit::<T>(0.5) * k25;
                let h_p_over_rc = h * p_over_rc;
                let k27 = rt::lit::<T>(0.5) * (k6 * h);
                let k28 = rt::lit::<T>(0.5) * (rc_squared * (d * r_squared) * h * k11);
                let h_js_over_rc = h * js_over_rc;
                let half_h_js_over_rc = rt::lit::<T>(0.5) * h_js_over_rc;
                let k29 = rt::lit::<T>(0.5)
                    * (k11 * (rc * d_squared_r_squared * h * js_over_rc));
                let k30 = rt::lit::<T>(0.5) * (p * h_js_over_rc);
                let k31 = rt::lit::<T>(0.5) * (h * p_mc_d);
                let k32 = rt::lit::<T>(0.5) * (mc_d * h);
                let k33 = rt::lit::<T>(0.5) * (p_h / d);
                let k34 = h * k21;
                Scheme {
                    mc_d,
                    p_mc_d,
                    k1,
                    m_a_plus_mc_p,
                    half_mc_d,
                    k4,
                    k5,
                    k6,
                    k8,
                    k10,
                    inv_d,
                    k11,
                    k13,
                    k14,
                    k15,
                    b_over_r,
                    k16,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    jc_over_d,
                    js_over_rc_squared,
                    k17,
                    k18,
                    k19,
                    k20,
                    half_p_mc_d,
                    k21,
                    inv_h,
                    half_h,
                    k22,
                    k23,
                    p_h,
                    h_over_rc,
                    half_p_h,
                    k24,
                    half_h_over_rc,
                    k25,
                    k26,
                    h_p_over_rc,
                    k27,
                    k28,
                    half_h_js_over_rc,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
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
                let p = system.parameters.p;
                let d = system.parameters.d;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let Scheme {
                    mc_d,
                    k1,
                    inv_d,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    p_over_rc,
                    ..
                } = *self;
                let [[x, y, theta, right, left, beta, spin]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = mc * (p + d * cos_beta) + m * a;
                let cos_theta_sin_beta = cos_theta * sin_beta;
                let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
                let m_plus_mc = m + mc;
                let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
                let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
                let t6 = cos_theta
                    * (t2 * theta_dot + (m_plus_mc * x_dot + t3 * beta_dot))
                    + sin_theta * (t4 * theta_dot + (m_plus_mc * y_dot + t5 * beta_dot));
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let t7 = d + p * cos_beta;
                let t8 = jc + mc_d * t7;
                let t9 = t3 * x_dot + k1 * beta_dot + (t5 * y_dot + t8 * theta_dot);
                let t10 = t6
                    + (inv_r * (jw_left_dot + jw_right_dot)
                        + cos_beta * (js_over_rc * spin_dot) - inv_d * sin_beta * t9);
                let t11 = jc + (m * (a * a) + j) + mc * (d * d)
                    + mc * p * (p + rt::lit::<T>(2.0) * d * cos_beta);
                let t12 = t8 * beta_dot
                    + (theta_dot * t11
                        + (b_over_r * (jw_right_dot - jw_left_dot)
                            - sin_beta * (js * p_over_rc * spin_dot)));
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t10,
                    t2 * x_dot + t4 * y_dot + (t12 - inv_d * t7 * t9),
                    sin_beta,
                    cos_beta,
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2, sin_beta_ahead,
                cos_beta_ahead, sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let rc = setting.system().parameters.rc;
                let mc = setting.system().parameters.mc;
                let jc = setting.system().parameters.Jc;
                let Scheme {
                    mc_d,
                    p_mc_d,
                    k1,
                    m_a_plus_mc_p,
                    half_mc_d,
                    k4,
                    k5,
                    k6,
                    k8,
                    k10,
                    inv_d,
                    k11,
                    k13,
                    k14,
                    k15,
                    b_over_r,
                    k16,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    jc_over_d,
                    js_over_rc_squared,
                    k17,
                    k18,
                    k19,
                    k20,
                    half_p_mc_d,
                    k21,
                    inv_h,
                    half_h,
                    k22,
                    k23,
                    p_h,
                    h_over_rc,
                    half_p_h,
                    k24,
                    half_h_over_rc,
                    k25,
                    k26,
                    h_p_over_rc,
                    k27,
                    k28,
                    half_h_js_over_rc,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([beta_rate, rho1_rate, rho2_rate]) = solution1.goes_on() {
                    let beta_rate_half_h = half_h * beta_rate;
                    let t24 = beta + beta_rate_half_h;
                    let (t25, t26) = rt::sin_cos(t24);
                    let t40 = inv_d * t25;
                    let t27 = k5 + t26 * (k4 * t26);
                    let t28 = rt::lit::<T>(1.0) / t27;
                    let t35 = rho1 + half_h * rho1_rate;
                    let t41 = t28 * (k6 * t35);
                    let t29 = t26 * t25;
                    let t36 = k14 * t29;
                    let t34 = rho2 + half_h * rho2_rate;
                    let t134 = t34 - t28 * (t35 * t36);
                    let t30 = t28 * (t29 * (k15 * t29));
                    let t31 = k10 + t25 * (k13 * t25) - t30;
                    let t42 = t27 * t31;
                    let t135 = t41 - t36 * t134 / t42;
                    let t47 = rt::lit::<T>(1.0) / t31;
                    let t33 = d + p * t26;
                    let t72 = inv_d * t33;
                    let t136 = t40 * t135 + t47 * (t134 * t72);
                    let t137 = t134 * t47;
                    let t138 = t137 * (jc_over_d + mc * t33) + t135 * (mc * t25)
                        - k16 * t136;
                    let t139 = t26 * t135;
                    let t140 = js_over_rc_squared * t139 - t47 * (t134 * (k17 * t25));
                    let t69 = mc_d * t26;
                    let t70 = m_a_plus_mc_p + t69;
                    let t141 = t25 * t136;
                    let t142 = t25 * t137;
                    let t143 = t26 * t136;
                    let t144 = mc_d * (t137 - t136);
                    let t145 = t144 * (t139 - p * t142);
                    let t146 = t137
                        * (t26 * (t138 + mc_d * t136) + (t25 * t140 - t70 * t137))
                        + (t140 * (t141 - t142) - t138 * (t26 * t137 - t143)
                            - t40 * t145);
                    let t147 = p * (t143 * t140 - t138 * t141)
                        + (t135 * (m_a_plus_mc_p * t137 + t26 * t144) - t72 * t145);
                    solution1.update([-t136, t146, t147]);
                }
                solution1
                    .or_newton(
                        move || {
                            let sin_beta_ahead_inv_d = inv_d * sin_beta_ahead;
                            let t1 = k5 + cos_beta_ahead * (k4 * cos_beta_ahead);
                            let t2 = rt::lit::<T>(1.0) / t1;
                            let t3 = sin_beta_ahead * cos_beta_ahead;
                            let t4 = k14 * t3;
                            let t5 = rho2 - t2 * (rho1 * t4);
                            let t6 = k10 + sin_beta_ahead * (k13 * sin_beta_ahead)
                                - t2 * (t3 * (k15 * t3));
                            let t7 = k6 * rho1 * t2 - t4 * t5 / (t1 * t6);
                            let t8 = rt::lit::<T>(1.0) / t6;
                            let t9 = d + p * cos_beta_ahead;
                            let t10 = inv_d * t9;
                            let t11 = sin_beta_ahead_inv_d * t7 + t8 * (t10 * t5);
                            let t12 = t5 * t8;
                            let t13 = (jc_over_d + mc * t9) * t12
                                + mc * sin_beta_ahead * t7 - k16 * t11;
                            let t14 = cos_beta_ahead * t7;
                            let t15 = js_over_rc_squared * t14
                                - t8 * (k17 * sin_beta_ahead * t5);
                            let t16 = cos_beta_ahead * (t13 + mc_d * t11)
                                + (sin_beta_ahead * t15
                                    - (m_a_plus_mc_p + mc_d * cos_beta_ahead) * t12);
                            let t17 = sin_beta_ahead * t11;
                            let t18 = sin_beta_ahead * t12;
                            let t19 = cos_beta_ahead * t11;
                            let t20 = mc_d * (t12 - t11);
                            let t21 = t20 * (t14 - p * t18);
                            let t22 = t12 * t16
                                + (t15 * (t17 - t18) - t13 * (cos_beta_ahead * t12 - t19)
                                    - sin_beta_ahead_inv_d * t21);
                            let t23 = p * (t19 * t15 - t17 * t13)
                                + (t7 * (m_a_plus_mc_p * t12 + cos_beta_ahead * t20)
                                    - t10 * t21);
                            [-t11, t22, t23]
                        },
                        move || [
                            rt::abs(inv_h * beta),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[beta_rate, rho1_rate, rho2_rate]| {
                            let beta_rate_half_h = half_h * beta_rate;
                            let t24 = beta + beta_rate_half_h;
                            let (t25, t26) = rt::sin_cos(t24);
                            let t27 = k5 + t26 * (k4 * t26);
                            let t28 = rt::lit::<T>(1.0) / t27;
                            let t29 = t26 * t25;
                            let t30 = t28 * (t29 * (k15 * t29));
                            let t31 = k10 + t25 * (k13 * t25) - t30;
                            let t32 = inv_d / t31;
                            let t33 = d + p * t26;
                            let t34 = rho2 + half_h * rho2_rate;
                            let t35 = rho1 + half_h * rho1_rate;
                            let t36 = k14 * t29;
                            let t37 = t36 * t28;
                            let t38 = t34 - t35 * t37;
                            let t39 = t32 * (t33 * t38);
                            let t40 = inv_d * t25;
                            let t41 = t28 * (k6 * t35);
                            let t42 = t27 * t31;
                            let t43 = rt::lit::<T>(1.0) / t42;
                            let t44 = t43 * (t36 * t38);
                            let t45 = t41 - t44;
                            let t46 = t39 + t40 * t45;
                            let t47 = rt::lit::<T>(1.0) / t31;
                            let t48 = t38 * t47;
                            let t49 = t48 - t46;
                            let t50 = mc_d * t49;
                            let t51 = t45 * t50;
                            let t52 = p * t48;
                            let t53 = t52 * t50;
                            let t54 = t26 * t51 - t25 * t53;
                            let t55 = jc + mc_d * t33;
                            let t56 = mc_d * t25;
                            let t57 = t55 * t48 + t56 * t45 - k1 * t46;
                            let t58 = inv_d * t57;
                            let t59 = t26 * t46;
                            let t60 = t26 * t48 - t59;
                            let t61 = inv_rc * t26;
                            let t62 = inv_rc / t31;
                            let t63 = p * t25;
                            let t64 = t62 * (t63 * t38);
                            let t65 = t61 * t45 - t64;
                            let t66 = js_over_rc * t65;
                            let t67 = t25 * t46;
                            let t68 = t67 - t25 * t48;
                            let t69 = mc_d * t26;
                            let t70 = m_a_plus_mc_p + t69;
                            let t71 = t26 * t58 + (t25 * t66 + (t69 * t46 - t70 * t48));
                            let t72 = inv_d * t33;
                            let t73 = p * t67;
                            let t74 = p * t59;
                            let t75 = m_a_plus_mc_p * t48 + t26 * t50;
                            let t76 = t25 * (k22 * t26);
                            let t77 = h * t26;
                            let t78 = h * t25;
                            let t79 = t26 * t77 - t25 * t78;
                            let t80 = k19 * t79;
                            let t81 = (t80 + t76 * t37) * (t35 * t28);
                            let t82 = k8
                                * (k11 * t29 * (rt::lit::<T>(0.5) * t79)
                                    + t29 * (k18 * t79)) + t30 * t76;
                            let t83 = k23 * t29 - t28 * t82;
                            let t84 = t43
                                * (t80 * t38 - t36 * t81 - t44 * (t27 * t83 - t31 * t76));
                            let t85 = t41 * (t28 * t76) - t84;
                            let t86 = k24 * t26;
                            let t87 = half_p_h * t25;
                            let t88 = t45 * t86
                                - t32 * (t39 * (d * t83) + (t38 * t87 + t33 * t81));
                            let t89 = t40 * t85 + t88;
                            let t90 = k27 * t28 + t43 * (t37 * (k26 * t29));
                            let t91 = half_h * t33;
                            let t92 = t40 * t90 - t32 * (t37 * t91);
                            let t93 = t32 * t91 - t43 * (t29 * (k28 * t25));
                            let t94 = t47 * (t81 + t83 * t48);
                            let t95 = mc_d * (t94 + t89);
                            let t96 = t26 * (t85 * t50 - t45 * t95)
                                - rt::lit::<T>(0.5) * (t78 * t51 + t77 * t53);
                            let t97 = t25 * (t49 * (p_mc_d * t94) + t52 * t95) + t96;
                            let t98 = t45 * (half_h_over_rc * t25)
                                + t62
                                    * (t38 * (half_p_h * t26) - t63 * t81 - t64 * (rc * t83));
                            let t99 = js_over_rc * (t61 * t85 - t98);
                            let t100 = t56 * t85
                                + (half_mc_d * (t77 * t45 - p_h * t25 * t48) - t55 * t94);
                            let t101 = inv_d * (t100 - k1 * t89);
                            let t102 = half_h * t26;
                            let t103 = t46 * t102 + t25 * t89;
                            let t104 = half_h * t25;
                            let t105 = t26 * t89 - t46 * t104;
                            let t106 = t66 * (t103 + (t25 * t94 - t48 * t102))
                                + t58 * (t105 + (t26 * t94 + t48 * t104));
                            let t107 = t70 * t94 + t69 * t89
                                + (t78 * (half_mc_d * t49 - k20 * t57) + t25 * t99);
                            let t108 = t86 * t54 - t99 * t68 + (t101 * t60 + t94 * t71)
                                - t106
                                - t48 * (t26 * (t101 + half_h_js_over_rc * t65) + t107);
                            let t109 = h * t37 * t47;
                            let t110 = rt::lit::<T>(0.5) * t109;
                            let t111 = inv_d
                                * (t56 * t90 - t109 * (rt::lit::<T>(0.5) * t55) - k1 * t92);
                            let t112 = js_over_rc * (t62 * (t37 * t87) + t61 * t90);
                            let t113 = t48
                                * (t26 * t111
                                    + (t25 * t112
                                        + (t109 * (rt::lit::<T>(0.5) * t70) + t69 * t92)));
                            let t114 = mc_d * (t110 + t92);
                            let t115 = t26 * (t50 * t90 - t45 * t114)
                                + t25 * (t49 * (half_p_mc_d * t109) + t52 * t114);
                            let t116 = t25 * t92;
                            let t117 = t26 * t92;
                            let t118 = t60 * t111
                                - t66 * (t116 + t109 * (rt::lit::<T>(0.5) * t25))
                                + (rt::lit::<T>(1.0) - t68 * t112
                                    - t58 * (t117 + t109 * (rt::lit::<T>(0.5) * t26)));
                            let t119 = half_h * t47;
                            let t120 = mc_d * (t119 - t93);
                            let t121 = k25 * t29 * t43;
                            let t122 = t26 * (t45 * t120 - t49 * (half_mc_d * t121))
                                - t25 * (t49 * (k31 * t47) + t52 * t120);
                            let t123 = inv_d
                                * (rt::lit::<T>(0.5) * (t55 * (h * t47) - t56 * t121)
                                    - k1 * t93);
                            let t124 = t26 * t93;
                            let t125 = t43 * (t29 * (k29 * t26)) + t62 * (k30 * t25);
                            let t126 = t25 * t93;
                            let t127 = t48
                                * (t26 * t123
                                    + (t69 * t93 - t47 * (half_h * t70) - t25 * t125));
                            let t128 = t40 * t122
                                + (t60 * t123 + t58 * (t47 * t102 - t124))
                                + (t68 * t125 - t66 * (t126 - t47 * t104) - t127
                                    - t119 * t71);
                            let t129 = t45
                                * (t26 * t95 + (m_a_plus_mc_p * t94 + t49 * (k32 * t25)))
                                + p * (t58 * t103 - t66 * t105);
                            let t130 = t101 * t73
                                - (t54 * (k33 * t25) + (t99 * t74 + t85 * t75)) + t129;
                            let t131 = p * (t58 * t116 - t66 * t117)
                                + (t73 * t111 - t74 * t112)
                                + (t72 * t115
                                    + (t45 * (k21 * t109 + t26 * t114) - t75 * t90));
                            let t132 = t74 * t125 + rt::lit::<T>(1.0)
                                + (t73 * t123 - t45 * (k34 * t47 + t26 * t120));
                            let t133 = rt::lit::<T>(0.5) * t121 * t75 + t132
                                + (t72 * t122 + p * (t58 * t126 - t66 * t124));
                            (
                                [
                                    beta_rate + t46,
                                    t40 * t54 + (t58 * t60 + (rho1_rate - t66 * t68))
                                        - t48 * t71,
                                    t72 * t54
                                        + (t58 * t73 + (rho2_rate - t66 * t74) - t45 * t75),
                                ],
                                [
                                    [t89 + rt::lit::<T>(1.0), t92, t93],
                                    [
                                        t40 * t97 + t108,
                                        t110 * t71 - t113 + (t40 * t115 + t118),
                                        t128,
                                    ],
                                    [t72 * t97 + t130, t131, t133],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "beta_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [beta_rate, rho1_rate, rho2_rate] = solution1.x;
                let beta_rate_half_h = half_h * beta_rate;
                let t24 = beta + beta_rate_half_h;
                let (t25, t26) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    beta_rate_half_h,
                    t24,
                    tally,
                );
                let t27 = k5 + t26 * (k4 * t26);
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = t26 * t25;
                let t30 = t28 * (t29 * (k15 * t29));
                let t31 = k10 + t25 * (k13 * t25) - t30;
                let t47 = rt::lit::<T>(1.0) / t31;
                let t34 = rho2 + half_h * rho2_rate;
                let t35 = rho1 + half_h * rho1_rate;
                let t36 = k14 * t29;
                let t134 = t34 - t28 * (t35 * t36);
                let t148 = t47 * (h * t134);
                let theta_ahead_new = theta + rt::lit::<T>(0.5) * t148;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t41 = t28 * (k6 * t35);
                let t42 = t27 * t31;
                let t135 = t41 - t36 * t134 / t42;
                let t149 = h * t135;
                let x_new = x + cos_theta_ahead_new * t149;
                let y_new = y + sin_theta_ahead_new * t149;
                let theta_new = theta + t148;
                let t150 = inv_r * t135;
                let t151 = t47 * (b_over_r * t134);
                let right_new = right + h * (t150 + t151);
                let left_new = left + h * (t150 - t151);
                let beta_rate_h = h * beta_rate;
                let beta_new = beta + beta_rate_h;
                let spin_new = h_over_rc * t26 * t135
                    + (spin - t47 * (t134 * (h_p_over_rc * t25)));
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let (sin_beta_ahead_new, cos_beta_ahead_new) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    beta_rate_h,
                    beta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    beta_new,
                    spin_new,
                    rho1_new,
                    rho2_new,
                    sin_beta_ahead_new,
                    cos_beta_ahead_new,
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2, _, _, _, _, _] = motion
                    .carried;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let Scheme {
                    k4,
                    k5,
                    k6,
                    k10,
                    inv_d,
                    k13,
                    k14,
                    k15,
                    b_over_r,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = k5 + cos_beta * (k4 * cos_beta);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t3 = k14 * cos_beta_sin_beta;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = k10 + sin_beta * (k13 * sin_beta)
                    - t2 * (cos_beta_sin_beta * (k15 * cos_beta_sin_beta));
                let t6 = k6 * rho1 * t2 - t3 * t4 / (t1 * t5);
                let t7 = rt::lit::<T>(1.0) / t5;
                let t8 = inv_r * t6;
                let t9 = t7 * (b_over_r * t4);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    x_dot: cos_theta * t6,
                    y_dot: sin_theta * t6,
                    theta_dot: t7 * t4,
                    right_dot: t8 + t9,
                    left_dot: t8 - t9,
                    beta_dot: -(inv_d
                        * (t7 * ((d + p * cos_beta) * t4) + sin_beta * t6)),
                    spin_dot: inv_rc * cos_beta * t6 - t7 * (p_over_rc * sin_beta * t4),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dd1be123923987cfc05b46fa0f469733";
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `beta_dot_ahead`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `right_dot_ahead`: explicit
        /// - `left_dot_ahead`: explicit
        /// - `spin_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 7 | 19 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 13 | 3 | 0 | 0 | 0 |
        /// | each step | 261 | 406 | 19 | 0 | 2 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, beta_dot_ahead | 86 | 127 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 230 | 354 | 19 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M + mc`
            m_plus_mc: T,
            /// `M a`
            m_a: T,
            /// `mc d`
            mc_d: T,
            /// `mc p`
            mc_p: T,
            /// `2 d`
            twice_d: T,
            /// `Jc + (M a² + J) + mc d²`
            k2: T,
            /// `p mc d`
            p_mc_d: T,
            /// `Jc + d² mc`
            k3: T,
            /// `Jc + mc d²`
            k4: T,
            /// `1/(M + mc)`
            inv_m_plus_mc: T,
            /// `mc d/(M + mc)`
            mc_d_over_m_plus_mc: T,
            /// `1/Jw`
            inv_jw: T,
            /// `1/Js`
            inv_js: T,
            /// `r/Jw`
            r_over_jw: T,
            /// `rc/Js`
            rc_over_js: T,
            /// `r (r/Jw)`
            r_r_over_jw: T,
            /// `rc (rc/Js)`
            rc_rc_over_js: T,
            /// `2 (M + mc)`
            twice_m_plus_mc: T,
            /// `2 M a`
            twice_m_a: T,
            /// `2 mc p + 2 M a`
            k5: T,
            /// `2 (Jc + mc d²)`
            k6: T,
            /// `2 p`
            twice_p: T,
            /// `2 r`
            twice_r: T,
            /// `2 rc`
            twice_rc: T,
            /// `1/h`
            inv_h: T,
            /// `h p mc d`
            h_p_mc_d: T,
            /// `h/4`
            quarter_h: T,
            /// `d mc h/4`
            k7: T,
            /// `mc d h`
            mc_d_h: T,
            /// `mc h/4`
            quarter_mc_h: T,
            /// `M a h/2`
            half_m_a_h: T,
            /// `2 mc p d h`
            k8: T,
            /// `h/Jw`
            h_over_jw: T,
            /// `h/Js`
            h_over_js: T,
            /// `M a h/4`
            quarter_m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (7); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (7); functions of q that the next step needs (4).
            type Carried = [T; 18];
            type Memory = (rt::Alternating<T, 4, 3>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let p = system.parameters.p;
                let d = system.parameters.d;
                let rc = system.parameters.rc;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let m_plus_mc = m + mc;
                let m_a = m * a;
                let mc_d = mc * d;
                let mc_p = mc * p;
                let twice_d = rt::lit::<T>(2.0) * d;
                let k1 = mc * (d * d);
                let k2 = jc + (m * (a * a) + j) + k1;
                let p_mc_d = p * mc_d;
                let k3 = jc + d * mc_d;
                let k4 = jc + k1;
                let inv_m_plus_mc = rt::lit::<T>(1.0) / m_plus_mc;
                let mc_d_over_m_plus_mc = mc_d / m_plus_mc;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let inv_js = rt::lit::<T>(1.0) / js;
                let r_over_jw = r / jw;
                let rc_over_js = rc / js;
                let r_r_over_jw = r * r_over_jw;
                let rc_rc_over_js = rc * rc_over_js;
                let twice_m_plus_mc = rt::lit::<T>(2.0) * m_plus_mc;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k5 = rt::lit::<T>(2.0) * mc_p + twice_m_a;
                let k6 = rt::lit::<T>(2.0) * k4;
                let twice_p = rt::lit::<T>(2.0) * p;
                let twice_r = rt::lit::<T>(2.0) * r;
                let twice_rc = rt::lit::<T>(2.0) * rc;
                let inv_h = rt::lit::<T>(1.0) / h;
                let h_p_mc_d = h * p_mc_d;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let mc_h = mc * h;
                let k7 = rt::lit::<T>(0.25) * (d * mc_h);
                let d_h = d * h;
                let mc_d_h = mc * d_h;
                let quarter_mc_h = rt::lit::<T>(0.25) * mc_h;
                let m_a_h = m_a * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let k8 = rt::lit::<T>(2.0) * (mc_p * d_h);
                let h_over_jw = h / jw;
                let h_over_js = h / js;
                let quarter_m_a_h = rt::lit::<T>(0.25) * m_a_h;
                Scheme {
                    m_plus_mc,
                    m_a,
                    mc_d,
                    mc_p,
                    twice_d,
                    k2,
                    p_mc_d,
                    k3,
                    k4,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    inv_jw,
                    inv_js,
                    r_over_jw,
                    rc_over_js,
                    r_r_over_jw,
                    rc_rc_over_js,
                    twice_m_plus_mc,
                    twice_m_a,
                    k5,
                    k6,
                    twice_p,
                    twice_r,
                    twice_rc,
                    inv_h,
                    h_p_mc_d,
                    quarter_h,
                    k7,
                    mc_d_h,
                    quarter_mc_h,
                    half_m_a_h,
                    k8,
                    h_over_jw,
                    h_over_js,
                    quarter_m_a_h,
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
                let p = system.parameters.p;
                let d = system.parameters.d;
                let rc = system.parameters.rc;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let Scheme {
                    m_plus_mc,
                    m_a,
                    mc_d,
                    mc_p,
                    twice_d,
                    k2,
                    k4,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    r_r_over_jw,
                    rc_rc_over_js,
                    ..
                } = *self;
                let [[x, y, theta, right, left, beta, spin]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = mc * (p + d * cos_beta) + m_a;
                let cos_theta_sin_beta = cos_theta * sin_beta;
                let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
                let t3 = cos_theta_sin_beta + sin_theta * cos_beta;
                let t4 = mc_d * t3;
                let half_h = rt::lit::<T>(0.5) * h;
                let t5 = k2 + mc_p * (p + twice_d * cos_beta);
                let t6 = inv_m_plus_mc * t2;
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let t7 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
                let t8 = inv_m_plus_mc * t7;
                let t9 = t5 - t2 * t6 - t7 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = d + p * cos_beta;
                let t12 = jc + mc_d * t11;
                let cos_beta_cos_theta = cos_beta * cos_theta;
                let t13 = sin_theta_sin_beta - cos_beta_cos_theta;
                let t14 = mc_d * t13;
                let t15 = t12 - t4 * t6 - t14 * t8;
                let t16 = mc_d_over_m_plus_mc * t13;
                let t17 = mc_d_over_m_plus_mc * t3;
                let t18 = t10 * t15;
                let t19 = k4 - t14 * t16 - t4 * t17 - t15 * t18;
                let t20 = t9 * t19;
                let t21 = mc_d * (theta_dot + beta_dot);
                let t22 = cos_theta * x_dot + sin_theta * y_dot;
                let t23 = t22 * (rt::lit::<T>(2.0) * cos_beta);
                let cos_theta_y_dot = cos_theta * y_dot;
                let sin_theta_x_dot = sin_theta * x_dot;
                let twice_sin_beta = rt::lit::<T>(2.0) * sin_beta;
                let t24 = t21
                    * (t23 + (cos_theta_y_dot - sin_theta_x_dot) * twice_sin_beta)
                    + (m_a + mc_p) * (t22 * (rt::lit::<T>(2.0) * theta_dot));
                let t25 = rt::lit::<T>(1.0) / t20;
                let t26 = t15 * t25;
                let t27 = t21
                    * (t23
                        - (sin_theta_x_dot + p * theta_dot - cos_theta_y_dot)
                            * twice_sin_beta);
                let t28 = (t10 + t15 * t15 / (t9 * t20)) * t24 - t26 * t27;
                let t29 = rt::lit::<T>(0.5) * b * t28;
                let t30 = rt::lit::<T>(1.0) / t19;
                let t31 = inv_m_plus_mc / t9;
                let t32 = t31 * (t2 * t15) - t17;
                let t33 = rt::lit::<T>(0.5)
                    * (t30 * (t32 * t27) - (t2 * t31 + t25 * (t15 * t32)) * t24);
                let t34 = t31 * (t7 * t15) - t16;
                let t35 = rt::lit::<T>(0.5)
                    * (t30 * (t34 * t27) - (t7 * t31 + t25 * (t15 * t34)) * t24);
                let t36 = cos_theta * t33 + sin_theta * t35;
                let t37 = t29 + t36;
                let t38 = inv_m_plus_mc * cos_theta;
                let t39 = inv_m_plus_mc / t19;
                let t40 = cos_theta * t17 + sin_theta * t16;
                let t41 = cos_theta * t6 + sin_theta * t8;
                let t42 = b - t41;
                let t43 = t40 + t42 * t18;
                let t44 = t10 * t42 + t25 * (t15 * t43);
                let t45 = t38 + t39 * (t4 * t43) - t6 * t44;
                let t46 = inv_m_plus_mc * sin_theta;
                let t47 = t46 + t39 * (t14 * t43) - t8 * t44;
                let t48 = cos_theta * t45 + sin_theta * t47;
                let t49 = b * t44;
                let t50 = sin_theta * t6 - cos_theta * t8;
                let t51 = sin_theta * t17 - cos_theta * t16 - t50 * t18;
                let t52 = t10 * t50 - t25 * (t15 * t51);
                let t53 = t38 - t39 * (t14 * t51) - t8 * t52;
                let t54 = sin_theta * t53;
                let t55 = b * t52;
                let t56 = t6 * t52 + (t46 + t39 * (t4 * t51));
                let t57 = cos_theta * t56;
                let t58 = t54 - t55 - t57;
                let t59 = t54 + t55 - t57;
                let t60 = sin_theta * t56 + cos_theta * t53;
                let t61 = rt::lit::<T>(1.0) / t60;
                let t62 = t59 * t61;
                let t63 = t48 - t49 - t58 * t62;
                let t64 = t48 + (r_r_over_jw + t49) - t59 * t62;
                let t65 = rt::lit::<T>(1.0) / t64;
                let t66 = t63 * t65;
                let t67 = cos_beta_cos_theta - sin_theta_sin_beta;
                let t68 = b + t41;
                let t69 = t68 * t18 - t40;
                let t70 = t10 * t68 + t25 * (t15 * t69);
                let t71 = t6 * t70 + (t38 - t39 * (t4 * t69));
                let t72 = t8 * t70 + (t46 - t39 * (t14 * t69));
                let p_sin_beta = p * sin_beta;
                let t73 = t3 * t53 - p_sin_beta * t52 - t67 * t56;
                let t74 = t58 * t61;
                let t75 = t3 * t47 + (t67 * t45 - p_sin_beta * t44) - t73 * t62;
                let t76 = t67 * t71 + (t3 * t72 + p_sin_beta * t70) - t73 * t74
                    - t66 * t75;
                let t77 = cos_theta * t71 + (sin_theta * t72 + (r_r_over_jw + b * t70))
                    - t58 * t74 - t63 * t66;
                let t78 = rt::lit::<T>(1.0) / t77;
                let t79 = t76 * t78;
                let t80 = t67 * t6 + (p_sin_beta + t3 * t8);
                let t81 = t80 * t18 - (t67 * t17 + t3 * t16);
                let t82 = t10 * t80 + t25 * (t15 * t81);
                let t83 = inv_m_plus_mc * t67;
                let t84 = t6 * t82 + (t83 - t39 * (t4 * t81));
                let t85 = inv_m_plus_mc * t3;
                let t86 = t8 * t82 + (t85 - t39 * (t14 * t81));
                let t87 = t73 * t61;
                let t88 = t65 * t75;
                let t89 = t67 * t84 + (t3 * t86 + (rc_rc_over_js + p_sin_beta * t82))
                    - t73 * t87 - t75 * t88;
                let t90 = t89 - t76 * t79;
                let t91 = rt::lit::<T>(1.0) / t90;
                let t92 = rt::lit::<T>(1.0) / (t64 * t77);
                let t93 = t92 * (t63 * t76) - t88;
                let t94 = t11 + t67 * t8 - t3 * t6;
                let t95 = d + t67 * t16 - t3 * t17 - t94 * t18;
                let t96 = t25 * (t15 * t95) - t10 * t94;
                let t97 = t67 * (t83 + t39 * (t14 * t95) - t8 * t96)
                    + (t30 * (d * t95) - t11 * t96);
                let t98 = t67 * t53 + (t3 * t56 - (t11 * t52 + t30 * (d * t51)));
                let t99 = t98 * t61;
                let t100 = t3 * (t6 * t96 + (t85 - t39 * (t4 * t95))) + t97 - t98 * t99;
                let t101 = t67 * t47 + (t30 * (d * t43) - t11 * t44) - t3 * t45
                    - t98 * t62;
                let t102 = t65 * t101;
                let t103 = t67 * t72 + (t11 * t70 - t30 * (d * t69)) - t3 * t71
                    - t98 * t74;
                let t104 = t103 - t66 * t101;
                let t105 = t78 * t104;
                let t106 = t67 * t86 + (t11 * t82 - t30 * (d * t81)) - t3 * t84
                    - t98 * t87;
                let t107 = t106 - t88 * t101 - t79 * t104;
                let t108 = t107 * t91;
                let t109 = t100 - t101 * t102 - t104 * t105 - t107 * t108;
                let t110 = t90 * t109;
                let t111 = rt::lit::<T>(1.0) / t110;
                let t112 = t92 * (t63 * t104) - t102 - t108 * t93;
                let t113 = t91 * t93 - t111 * (t107 * t112);
                let t114 = rt::lit::<T>(1.0) / (t77 * t109);
                let t115 = t79 * t113 + (t114 * (t104 * t112) + t63 * t92);
                let t116 = rt::lit::<T>(1.0) / (t64 * t109);
                let t117 = rt::lit::<T>(0.5) * t28;
                let t118 = t67 * t33 + t3 * t35 - p_sin_beta * t117;
                let t119 = rt::lit::<T>(1.0) / t109;
                let t120 = t119 * t112;
                let t121 = t67 * t35 - rt::lit::<T>(0.5) * d * (t30 * t27 - t26 * t24)
                    - (t11 * t117 + t3 * t33);
                let t122 = t36 - t29;
                let t123 = t37 * (t66 * t115 + (t65 - t116 * (t101 * t112) - t88 * t113))
                    + (t113 * t118 + t120 * t121 - t115 * t122);
                let t124 = rt::lit::<T>(1.0) / (t60 * t64);
                let t125 = t124 * (t59 * t63) - t74;
                let t126 = t124 * (t59 * t75) - t87 - t79 * t125;
                let t127 = t124 * (t59 * t101) - t99 - t105 * t125 - t108 * t126;
                let t128 = t91 * t126 - t111 * (t107 * t127);
                let t129 = t78 * t125 - t114 * (t104 * t127) - t79 * t128;
                let t130 = t66 * t129
                    + (t88 * t128 + (t59 * t124 + t116 * (t101 * t127)));
                let t131 = cos_theta * t35 - sin_theta * t33;
                let t132 = t123 - t130 * t131;
                let t133 = rt::lit::<T>(1.0) / (t77 * t90);
                let t134 = t133 * (t76 * t107) - t105;
                let t135 = t76 * t133 + t111 * (t107 * t134);
                let t136 = t119 * t134;
                let t137 = t122 * (t79 * t135 + (t78 - t114 * (t104 * t134)))
                    + (t136 * t121 - t135 * t118);
                let t138 = t137 + (t129 * t131 - t115 * t37);
                let t139 = t132 + t138;
                let t140 = t107 * t111;
                let t141 = t118 * (t91 + t107 * t107 / (t90 * t110)) + t128 * t131
                    + (t113 * t37 - t140 * t121 - t135 * t122);
                let t142 = t119 * t127;
                let t143 = t120 * t37 + t136 * t122
                    + (t142 * t131 + t119 * t121 - t140 * t118);
                let t144 = t62 * t130
                    + (t61 - t98 * t127 / (t60 * t109) - t87 * t128 - t74 * t129);
                let t145 = t131 * t144
                    + (t129 * t122 + (t128 * t118 + t142 * t121) - t130 * t37);
                let t146 = t2 * theta_dot + (m_plus_mc * x_dot + t4 * beta_dot)
                    + half_h
                        * (cos_theta * t139 + (t67 * t141 - t3 * t143)
                            - sin_theta * t145);
                let t147 = t7 * theta_dot + (m_plus_mc * y_dot + t14 * beta_dot)
                    + half_h
                        * (sin_theta * t139
                            + (cos_theta * t145 + (t3 * t141 + t67 * t143)));
                let t148 = half_h
                    * (b * (t132 - t138) - (t11 * t143 + p_sin_beta * t141))
                    + (t7 * y_dot + (t2 * x_dot + (t12 * beta_dot + theta_dot * t5)));
                let t149 = rt::lit::<T>(0.5) * (r * h);
                let t150 = t4 * x_dot + k4 * beta_dot + (t14 * y_dot + t12 * theta_dot)
                    - rt::lit::<T>(0.5) * (d * h) * t143;
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t146,
                    t147,
                    t148,
                    jw * right_dot - t149 * t132,
                    jw * left_dot - t149 * t138,
                    t150,
                    js * spin_dot - rt::lit::<T>(0.5) * (rc * h) * t141,
                    sin_theta,
                    cos_theta,
                    sin_beta,
                    cos_beta,
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
                let [x, y, theta, right, left, beta, spin, p_x, p_y, p_theta, p_right,
                p_left, p_beta, p_spin, sin_theta_ahead, cos_theta_ahead, sin_beta_ahead,
                cos_beta_ahead] = motion.carried;
                let h = setting.step_size();
                let b = setting.system().parameters.b;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let mc = setting.system().parameters.mc;
                let jc = setting.system().parameters.Jc;
                let Scheme {
                    m_plus_mc,
                    m_a,
                    mc_d,
                    mc_p,
                    twice_d,
                    k2,
                    p_mc_d,
                    k3,
                    k4,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    r_over_jw,
                    rc_over_js,
                    r_r_over_jw,
                    rc_rc_over_js,
                    twice_m_plus_mc,
                    twice_m_a,
                    k5,
                    k6,
                    twice_p,
                    twice_r,
                    twice_rc,
                    inv_h,
                    h_p_mc_d,
                    quarter_h,
                    k7,
                    mc_d_h,
                    quarter_mc_h,
                    half_m_a_h,
                    k8,
                    h_over_jw,
                    h_over_js,
                    quarter_m_a_h,
                    ..
                } = *setting.scheme();
                let t1 = d + p * cos_beta_ahead;
                let t2 = jc + mc_d * t1;
                let t3 = m_a + mc * (p + d * cos_beta_ahead);
                let t4 = sin_beta_ahead * cos_theta_ahead;
                let t5 = t3 * sin_theta_ahead + mc_d * t4;
                let t6 = t4 + cos_beta_ahead * sin_theta_ahead;
                let t7 = mc_d * t6;
                let t8 = sin_beta_ahead * sin_theta_ahead;
                let t9 = mc_d * t8 - t3 * cos_theta_ahead;
                let t10 = cos_beta_ahead * cos_theta_ahead;
                let t11 = t8 - t10;
                let t12 = mc_d * t11;
                let t13 = k2 + mc_p * (p + twice_d * cos_beta_ahead);
                let t14 = mc_d_over_m_plus_mc * t11;
                let t15 = mc_d_over_m_plus_mc * t6;
                let t16 = inv_m_plus_mc * t5;
                let t17 = inv_m_plus_mc * t9;
                let t18 = t2 - t7 * t16 - t12 * t17;
                let t19 = t13 - t5 * t16 - t9 * t17;
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = t18 * t20;
                let t22 = k4 - t12 * t14 - t7 * t15 - t18 * t21;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = inv_m_plus_mc / t19;
                let t25 = t24 * (t5 * t18) - t15;
                let t26 = t25 * t23;
                let t27 = t19 * t22;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = t5 * t24 + t28 * (t18 * t25);
                let t30 = inv_m_plus_mc / t22;
                let t31 = t17 * t29 - t30 * (t12 * t25);
                let t32 = t16 * t29 + (inv_m_plus_mc - t30 * (t7 * t25));
                let t33 = t24 * (t9 * t18) - t14;
                let t34 = t23 * t33;
                let t35 = t9 * t24 + t28 * (t18 * t33);
                let t36 = t17 * t35 + (inv_m_plus_mc - t30 * (t12 * t33));
                let t37 = t18 * t28;
                let t38 = t20 + t18 * t18 / (t19 * t27);
                let t39 = p_x * t32 + (p_y * t31 + (p_beta * t26 - p_theta * t29));
                let t40 = p_x * t31 + (p_y * t36 + (p_beta * t34 - p_theta * t35));
                let t41 = cos_theta_ahead * t39 + sin_theta_ahead * t40;
                let t42 = p_theta * t38 - p_beta * t37 - (p_y * t35 + p_x * t29);
                let t43 = b * t42;
                let t44 = t41 + (t43 - r_over_jw * p_right);
                let t45 = inv_m_plus_mc * cos_theta_ahead;
                let t46 = cos_theta_ahead * t15 + sin_theta_ahead * t14;
                let t47 = cos_theta_ahead * t16 + sin_theta_ahead * t17;
                let t48 = b - t47;
                let t49 = t46 + t48 * t21;
                let t50 = t48 * t20 + t28 * (t18 * t49);
                let t51 = t45 + t30 * (t7 * t49) - t16 * t50;
                let t52 = inv_m_plus_mc * sin_theta_ahead;
                let t53 = t52 + t30 * (t12 * t49) - t17 * t50;
                let t54 = cos_theta_ahead * t51 + sin_theta_ahead * t53;
                let t55 = b * t50;
                let t56 = sin_theta_ahead * t16 - cos_theta_ahead * t17;
                let t57 = sin_theta_ahead * t15 - cos_theta_ahead * t14 - t56 * t21;
                let t58 = t56 * t20 - t28 * (t18 * t57);
                let t59 = t45 - t30 * (t12 * t57) - t17 * t58;
                let t60 = sin_theta_ahead * t59;
                let t61 = b * t58;
                let t62 = t16 * t58 + (t52 + t30 * (t7 * t57));
                let t63 = cos_theta_ahead * t62;
                let t64 = t60 - t61 - t63;
                let t65 = t60 + t61 - t63;
                let t66 = sin_theta_ahead * t62 + cos_theta_ahead * t59;
                let t67 = rt::lit::<T>(1.0) / t66;
                let t68 = t65 * t67;
                let t69 = t54 - t55 - t64 * t68;
                let t70 = t54 + (r_r_over_jw + t55) - t65 * t68;
                let t71 = rt::lit::<T>(1.0) / t70;
                let t72 = t69 * t71;
                let t73 = t10 - t8;
                let t74 = b + t47;
                let t75 = t74 * t21 - t46;
                let t76 = t74 * t20 + t28 * (t18 * t75);
                let t77 = t16 * t76 + (t45 - t30 * (t7 * t75));
                let t78 = t17 * t76 + (t52 - t30 * (t12 * t75));
                let p_sin_beta_ahead = p * sin_beta_ahead;
                let t79 = t6 * t59 - p_sin_beta_ahead * t58 - t73 * t62;
                let t80 = t64 * t67;
                let t81 = t6 * t53 + (t73 * t51 - p_sin_beta_ahead * t50) - t79 * t68;
                let t82 = t73 * t77 + (t6 * t78 + p_sin_beta_ahead * t76) - t79 * t80
                    - t72 * t81;
                let t83 = cos_theta_ahead * t77
                    + (sin_theta_ahead * t78 + (r_r_over_jw + b * t76)) - t64 * t80
                    - t69 * t72;
                let t84 = rt::lit::<T>(1.0) / t83;
                let t85 = t82 * t84;
                let t86 = t73 * t16 + (p_sin_beta_ahead + t6 * t17);
                let t87 = t86 * t21 - (t73 * t15 + t6 * t14);
                let t88 = t86 * t20 + t28 * (t18 * t87);
                let t89 = inv_m_plus_mc * t73;
                let t90 = t16 * t88 + (t89 - t30 * (t7 * t87));
                let t91 = inv_m_plus_mc * t6;
                let t92 = t17 * t88 + (t91 - t30 * (t12 * t87));
                let t93 = t79 * t67;
                let t94 = t71 * t81;
                let t95 = t73 * t90
                    + (t6 * t92 + (rc_rc_over_js + p_sin_beta_ahead * t88)) - t79 * t93
                    - t81 * t94;
                let t96 = t95 - t82 * t85;
                let t97 = rt::lit::<T>(1.0) / t96;
                let t98 = rt::lit::<T>(1.0) / (t70 * t83);
                let t99 = t98 * (t69 * t82) - t94;
                let t100 = t1 + t73 * t17 - t6 * t16;
                let t101 = d + t73 * t14 - t6 * t15 - t100 * t21;
                let t102 = t28 * (t18 * t101) - t100 * t20;
                let t103 = t73 * (t89 + t30 * (t12 * t101) - t17 * t102)
                    + (t23 * (d * t101) - t1 * t102);
                let t104 = t73 * t59 + (t6 * t62 - (t1 * t58 + t23 * (d * t57)));
                let t105 = t104 * t67;
                let t106 = t6 * (t16 * t102 + (t91 - t30 * (t7 * t101))) + t103
                    - t104 * t105;
                let t107 = t73 * t53 + (t23 * (d * t49) - t1 * t50) - t6 * t51
                    - t104 * t68;
                let t108 = t71 * t107;
                let t109 = t73 * t78 + (t1 * t76 - t23 * (d * t75)) - t6 * t77
                    - t104 * t80;
                let t110 = t109 - t72 * t107;
                let t111 = t84 * t110;
                let t112 = t73 * t92 + (t1 * t88 - t23 * (d * t87)) - t6 * t90
                    - t104 * t93;
                let t113 = t112 - t94 * t107 - t85 * t110;
                let t114 = t113 * t97;
                let t115 = t106 - t107 * t108 - t110 * t111 - t113 * t114;
                let t116 = t96 * t115;
                let t117 = rt::lit::<T>(1.0) / t116;
                let t118 = t98 * (t69 * t110) - t108 - t114 * t99;
                let t119 = t97 * t99 - t117 * (t113 * t118);
                let t120 = rt::lit::<T>(1.0) / (t83 * t115);
                let t121 = t85 * t119 + (t120 * (t110 * t118) + t69 * t98);
                let t122 = rt::lit::<T>(1.0) / (t70 * t115);
                let t123 = t6 * t40
                    + (t73 * t39 - (rc_over_js * p_spin + p_sin_beta_ahead * t42));
                let t124 = rt::lit::<T>(1.0) / t115;
                let t125 = t118 * t124;
                let t126 = t1 * t42
                    + d * (p_y * t34 + p_beta * t23 + (p_x * t26 - p_theta * t37));
                let t127 = t73 * t40 - t126 - t6 * t39;
                let t128 = t41 - (r_over_jw * p_left + t43);
                let t129 = t44 * (t72 * t121 + (t71 - t122 * (t107 * t118) - t94 * t119))
                    + (t119 * t123 + t125 * t127 - t121 * t128);
                let t130 = rt::lit::<T>(1.0) / (t66 * t70);
                let t131 = t130 * (t65 * t69) - t80;
                let t132 = t130 * (t65 * t81) - t93 - t85 * t131;
                let t133 = t130 * (t65 * t107) - t105 - t111 * t131 - t114 * t132;
                let t134 = t97 * t132 - t117 * (t113 * t133);
                let t135 = t84 * t131 - t120 * (t110 * t133) - t85 * t134;
                let t136 = t72 * t135
                    + (t94 * t134 + (t65 * t130 + t122 * (t107 * t133)));
                let t137 = cos_theta_ahead * t40 - sin_theta_ahead * t39;
                let t138 = t129 - t136 * t137;
                let t139 = rt::lit::<T>(1.0) / (t83 * t96);
                let t140 = t139 * (t82 * t113) - t111;
                let t141 = t82 * t139 + t117 * (t113 * t140);
                let t142 = t124 * t140;
                let t143 = t128 * (t85 * t141 + (t84 - t120 * (t110 * t140)))
                    + (t142 * t127 - t141 * t123);
                let t144 = t143 + (t135 * t137 - t121 * t44);
                let t145 = t138 + t144;
                let t146 = t113 * t117;
                let t147 = t123 * (t97 + t113 * t113 / (t96 * t116)) + t134 * t137
                    + (t119 * t44 - t146 * t127 - t141 * t128);
                let t148 = t133 * t124;
                let t149 = t125 * t44 + t142 * t128
                    + (t137 * t148 + t124 * t127 - t146 * t123);
                let t150 = t68 * t136
                    + (t67 - t104 * t133 / (t66 * t115) - t93 * t134 - t80 * t135);
                let t151 = t137 * t150
                    + (t135 * t128 + (t134 * t123 + t127 * t148) - t136 * t44);
                let t152 = p_x
                    - rt::lit::<T>(2.0)
                        * (cos_theta_ahead * t145 + (t73 * t147 - t6 * t149)
                            - sin_theta_ahead * t151);
                let t153 = p_y
                    - rt::lit::<T>(2.0)
                        * (sin_theta_ahead * t145
                            + (cos_theta_ahead * t151 + (t6 * t147 + t73 * t149)));
                let t154 = p_theta
                    - rt::lit::<T>(2.0)
                        * (b * (t138 - t144) - (t1 * t149 + p_sin_beta_ahead * t147));
                let t155 = p_beta + twice_d * t149;
                let twice_cos_beta_ahead = rt::lit::<T>(2.0) * cos_beta_ahead;
                let twice_sin_beta_ahead = rt::lit::<T>(2.0) * sin_beta_ahead;
                let t156 = twice_p * cos_theta_ahead;
                let t157 = twice_d * t73;
                let t158 = half_m_a_h * cos_theta_ahead;
                let t159 = twice_p * sin_theta_ahead;
                let t160 = twice_d * t6;
                let t161 = half_m_a_h * sin_theta_ahead;
                let t162 = twice_p * sin_beta_ahead;
                let plain1: [T; 4] = {
                    let t163 = t26 * t155 - t29 * t154 + (t31 * t153 + t32 * t152);
                    let t164 = t34 * t155 - t35 * t154 + (t36 * t153 + t31 * t152);
                    let t165 = t38 * t154 - t37 * t155 - (t35 * t153 + t29 * t152);
                    let t166 = t23 * t155 - t37 * t154 + (t34 * t153 + t26 * t152);
                    [t163, t164, t165, t166]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t163 = t26 * t155 - t29 * t154
                                + (t31 * t153 + t32 * t152);
                            let t164 = t34 * t155 - t35 * t154
                                + (t36 * t153 + t31 * t152);
                            let t165 = t38 * t154 - t37 * t155
                                - (t35 * t153 + t29 * t152);
                            let t166 = t23 * t155 - t37 * t154
                                + (t34 * t153 + t26 * t152);
                            [
                                rt::abs(inv_h * x) + rt::abs(t163),
                                rt::abs(inv_h * y) + rt::abs(t164),
                                rt::abs(inv_h * theta) + rt::abs(t165),
                                rt::abs(inv_h * beta) + rt::abs(t166),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            beta_dot_ahead,
                            ]|
                        {
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let h_beta_dot_ahead = h * beta_dot_ahead;
                            let beta_new = beta + h_beta_dot_ahead;
                            let (sin_beta_ahead_new, cos_beta_ahead_new) = rt::sin_cos(
                                beta_new,
                            );
                            let t167 = m_a + mc * (p + d * cos_beta_ahead_new);
                            let t168 = sin_theta_ahead_new * t167;
                            let t169 = cos_theta_ahead_new * sin_beta_ahead_new;
                            let t170 = mc_d * t169;
                            let t171 = t168 + t170;
                            let t172 = t171 + t5;
                            let t173 = t169 + sin_theta_ahead_new * cos_beta_ahead_new;
                            let t174 = mc_d * t173 + t7;
                            let t175 = twice_m_plus_mc * x_dot_ahead;
                            let t176 = sin_theta_ahead_new * sin_beta_ahead_new;
                            let t177 = mc_d * t176;
                            let t178 = t167 * cos_theta_ahead_new;
                            let t179 = t177 - t178;
                            let t180 = t179 + t9;
                            let t181 = t176 - cos_beta_ahead_new * cos_theta_ahead_new;
                            let t182 = mc_d * t181 + t12;
                            let t183 = twice_m_plus_mc * y_dot_ahead;
                            let t184 = mc_p * (p + twice_d * cos_beta_ahead_new);
                            let t185 = t13 + (k2 + t184);
                            let t186 = p_mc_d * cos_beta_ahead_new;
                            let t187 = k3 + t186;
                            let t188 = t2 + t187;
                            let t189 = x_dot_ahead * cos_theta_ahead
                                + y_dot_ahead * sin_theta_ahead;
                            let t190 = t189 * twice_cos_beta_ahead;
                            let t191 = y_dot_ahead * cos_theta_ahead;
                            let t192 = x_dot_ahead * sin_theta_ahead;
                            let t193 = t190 + (t191 - t192) * twice_sin_beta_ahead;
                            let t194 = theta_dot_ahead + beta_dot_ahead;
                            let t195 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t180
                                    + (x_dot_ahead * t172
                                        + (theta_dot_ahead * t185 + beta_dot_ahead * t188)))
                                - (t154
                                    + quarter_h
                                        * (t193 * (mc_d * t194) + theta_dot_ahead * (k5 * t189)));
                            let t196 = k6 * beta_dot_ahead;
                            let p_theta_dot_ahead = p * theta_dot_ahead;
                            let t197 = t190
                                - (p_theta_dot_ahead + t192 - t191) * twice_sin_beta_ahead;
                            let t198 = k7 * t194;
                            let t199 = rt::lit::<T>(0.5)
                                * (t196 + theta_dot_ahead * t188
                                    + (x_dot_ahead * t174 + y_dot_ahead * t182))
                                - (t155 + t197 * t198);
                            let t200 = h * cos_theta_ahead_new;
                            let t201 = h * sin_theta_ahead_new;
                            let t202 = sin_beta_ahead_new * t201;
                            let t203 = t167 * t200 - mc_d * t202;
                            let t204 = mc_d * (cos_beta_ahead_new * t200 - t202);
                            let h_cos_beta_ahead_new = h * cos_beta_ahead_new;
                            let t205 = cos_theta_ahead_new * h_cos_beta_ahead_new;
                            let t206 = mc_d_h * sin_beta_ahead_new;
                            let t207 = mc_d * t205 - sin_theta_ahead_new * t206;
                            let h_sin_beta_ahead_new = h * sin_beta_ahead_new;
                            let t208 = mc_d
                                * (t205 - sin_theta_ahead_new * h_sin_beta_ahead_new);
                            let t209 = sin_beta_ahead_new * t200;
                            let t210 = mc_d * t209 + t167 * t201;
                            let t211 = mc_d * (t209 + cos_beta_ahead_new * t201);
                            let t212 = sin_theta_ahead_new * h_cos_beta_ahead_new;
                            let t213 = mc_d * t212 + cos_theta_ahead_new * t206;
                            let t214 = mc_d
                                * (t212 + cos_theta_ahead_new * h_sin_beta_ahead_new);
                            let t215 = t194 * t157;
                            let t216 = t194 * t160;
                            let t217 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t203 + (y_dot_ahead * t210 + t185))
                                - quarter_h
                                    * (twice_m_a * t189 + mc * (d * t193 + twice_p * t189));
                            let t218 = h_p_mc_d * sin_beta_ahead_new;
                            let t219 = y_dot_ahead * t213
                                + (x_dot_ahead * t207
                                    + (t2 - sin_beta_ahead_new * (k8 * theta_dot_ahead)
                                        + (t187 - beta_dot_ahead * t218)));
                            let t220 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t204 + (y_dot_ahead * t211 + t188))
                                - k7 * (t197 - t194 * t162);
                            let t221 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t214
                                    + (x_dot_ahead * t208 + (k6 - theta_dot_ahead * t218)))
                                - k7 * t197;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * t172 + (beta_dot_ahead * t174 + t175))
                                        - t152,
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * t180 + (beta_dot_ahead * t182 + t183))
                                        - t153,
                                    t195,
                                    t199,
                                ],
                                [
                                    [
                                        m_plus_mc,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t203
                                                + (t171 + (beta_dot_ahead * t204 + t5))),
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t207 + (beta_dot_ahead * t208 + t174)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m_plus_mc,
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t210
                                                + (t179 + (beta_dot_ahead * t211 + t9))),
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t213 + (beta_dot_ahead * t214 + t182)),
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t172
                                            - (quarter_mc_h * (theta_dot_ahead * t156 + t215)
                                                + theta_dot_ahead * t158),
                                        rt::lit::<T>(0.5) * t180
                                            - (quarter_mc_h * (theta_dot_ahead * t159 + t216)
                                                + theta_dot_ahead * t161),
                                        t217,
                                        rt::lit::<T>(0.5) * t219 - k7 * t193,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t174 - quarter_mc_h * t215,
                                        rt::lit::<T>(0.5) * t182 - quarter_mc_h * t216,
                                        t220,
                                        t221,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta_dot_ahead, beta_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta_dot_ahead, beta_dot_ahead] = solution1
                    .x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let p_right_new = p_right + twice_r * t138;
                let right_new = right + h_over_jw * p_right_new;
                let p_left_new = p_left + twice_r * t144;
                let left_new = left + h_over_jw * p_left_new;
                let h_beta_dot_ahead = h * beta_dot_ahead;
                let beta_new = beta + h_beta_dot_ahead;
                let p_spin_new = p_spin + twice_rc * t147;
                let spin_new = spin + h_over_js * p_spin_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let (sin_beta_ahead_new, cos_beta_ahead_new) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    h_beta_dot_ahead,
                    beta_new,
                    tally,
                );
                let t167 = m_a + mc * (p + d * cos_beta_ahead_new);
                let t168 = sin_theta_ahead_new * t167;
                let t169 = cos_theta_ahead_new * sin_beta_ahead_new;
                let t170 = mc_d * t169;
                let t222 = t168 + (t170 + t5);
                let t173 = t169 + sin_theta_ahead_new * cos_beta_ahead_new;
                let t223 = mc_d * (t173 + t6);
                let t175 = twice_m_plus_mc * x_dot_ahead;
                let p_x_new = rt::lit::<T>(0.5)
                    * (theta_dot_ahead * t222 + (beta_dot_ahead * t223 + t175));
                let t176 = sin_theta_ahead_new * sin_beta_ahead_new;
                let t177 = mc_d * t176;
                let t178 = t167 * cos_theta_ahead_new;
                let t224 = t177 + t9 - t178;
                let t181 = t176 - cos_beta_ahead_new * cos_theta_ahead_new;
                let t225 = mc_d * (t181 + t11);
                let t183 = twice_m_plus_mc * y_dot_ahead;
                let p_y_new = rt::lit::<T>(0.5)
                    * (theta_dot_ahead * t224 + (beta_dot_ahead * t225 + t183));
                let t184 = mc_p * (p + twice_d * cos_beta_ahead_new);
                let t186 = p_mc_d * cos_beta_ahead_new;
                let t226 = t186 + (t2 + k3);
                let t227 = y_dot_ahead * t224
                    + (x_dot_ahead * t222
                        + (theta_dot_ahead * (t184 + (k2 + t13))
                            + beta_dot_ahead * t226));
                let t228 = x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new;
                let t229 = t228 * (rt::lit::<T>(2.0) * cos_beta_ahead_new);
                let t230 = y_dot_ahead * cos_theta_ahead_new;
                let t231 = x_dot_ahead * sin_theta_ahead_new;
                let t232 = rt::lit::<T>(2.0) * sin_beta_ahead_new;
                let t194 = theta_dot_ahead + beta_dot_ahead;
                let t233 = t228 * (rt::lit::<T>(2.0) * theta_dot_ahead);
                let t234 = quarter_mc_h
                    * ((t229 + (t230 - t231) * t232) * (d * t194) + p * t233)
                    + quarter_m_a_h * t233;
                let p_theta_new = rt::lit::<T>(0.5) * t227 + t234;
                let p_theta_dot_ahead = p * theta_dot_ahead;
                let t198 = k7 * t194;
                let t196 = k6 * beta_dot_ahead;
                let p_beta_new = (t229 - (p_theta_dot_ahead + t231 - t230) * t232) * t198
                    + rt::lit::<T>(0.5)
                        * (y_dot_ahead * t225
                            + (x_dot_ahead * t223 + (t196 + theta_dot_ahead * t226)));
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    beta_new,
                    spin_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    p_right_new,
                    p_left_new,
                    p_beta_new,
                    p_spin_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_beta_ahead_new,
                    cos_beta_ahead_new,
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
                let [x, y, theta, right, left, beta, spin, p_x, p_y, p_theta, p_right,
                p_left, p_beta, p_spin, _, _, _, _] = motion.carried;
                let b = setting.system().parameters.b;
                let r = setting.system().parameters.r;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let rc = setting.system().parameters.rc;
                let mc = setting.system().parameters.mc;
                let jc = setting.system().parameters.Jc;
                let Scheme {
                    m_a,
                    mc_d,
                    mc_p,
                    twice_d,
                    k2,
                    k4,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    inv_jw,
                    inv_js,
                    r_over_jw,
                    rc_over_js,
                    r_r_over_jw,
                    rc_rc_over_js,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let cos_beta_cos_theta = cos_beta * cos_theta;
                let t1 = sin_theta_sin_beta - cos_beta_cos_theta;
                let t2 = mc_d * t1;
                let t3 = mc_d_over_m_plus_mc * t1;
                let cos_theta_sin_beta = cos_theta * sin_beta;
                let t4 = cos_theta_sin_beta + sin_theta * cos_beta;
                let t5 = mc_d * t4;
                let t6 = mc_d_over_m_plus_mc * t4;
                let t7 = d + p * cos_beta;
                let t8 = mc * (p + d * cos_beta) + m_a;
                let t9 = sin_theta * t8 + mc_d * cos_theta_sin_beta;
                let t10 = inv_m_plus_mc * t9;
                let t11 = mc_d * sin_theta_sin_beta - t8 * cos_theta;
                let t12 = inv_m_plus_mc * t11;
                let t13 = jc + mc_d * t7 - t5 * t10 - t2 * t12;
                let t14 = k2 + mc_p * (p + twice_d * cos_beta) - t9 * t10 - t11 * t12;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = t15 * t13;
                let t17 = k4 - t2 * t3 - t5 * t6 - t13 * t16;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = inv_m_plus_mc / t14;
                let t20 = t19 * (t9 * t13) - t6;
                let t21 = t18 * t20;
                let t22 = t14 * t17;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = cos_beta_cos_theta - sin_theta_sin_beta;
                let t25 = t7 + t24 * t12 - t4 * t10;
                let t26 = d + t24 * t3 - t4 * t6 - t25 * t16;
                let t27 = t23 * (t13 * t26) - t15 * t25;
                let t28 = inv_m_plus_mc * t4;
                let t29 = inv_m_plus_mc / t17;
                let t30 = inv_m_plus_mc * t24;
                let t31 = t24 * (t30 + t29 * (t2 * t26) - t12 * t27)
                    + (t18 * (d * t26) - t7 * t27);
                let t32 = inv_m_plus_mc * cos_theta;
                let t33 = sin_theta * t10 - cos_theta * t12;
                let t34 = sin_theta * t6 - cos_theta * t3 - t33 * t16;
                let t35 = t15 * t33 - t23 * (t13 * t34);
                let t36 = t32 - t29 * (t2 * t34) - t12 * t35;
                let t37 = inv_m_plus_mc * sin_theta;
                let t38 = t10 * t35 + (t37 + t29 * (t5 * t34));
                let t39 = t24 * t36 + (t4 * t38 - (t7 * t35 + t18 * (d * t34)));
                let t40 = sin_theta * t38 + cos_theta * t36;
                let t41 = rt::lit::<T>(1.0) / t40;
                let t42 = t39 * t41;
                let t43 = t4 * (t10 * t27 + (t28 - t29 * (t5 * t26))) + t31 - t39 * t42;
                let t44 = cos_theta * t6 + sin_theta * t3;
                let t45 = cos_theta * t10 + sin_theta * t12;
                let t46 = b - t45;
                let t47 = t44 + t46 * t16;
                let t48 = t15 * t46 + t23 * (t13 * t47);
                let t49 = t37 + t29 * (t2 * t47) - t12 * t48;
                let t50 = t32 + t29 * (t5 * t47) - t10 * t48;
                let t51 = sin_theta * t36;
                let t52 = b * t35;
                let t53 = cos_theta * t38;
                let t54 = t51 + t52 - t53;
                let t55 = t54 * t41;
                let t56 = t24 * t49 + (t18 * (d * t47) - t7 * t48) - t4 * t50
                    - t39 * t55;
                let t57 = cos_theta * t50 + sin_theta * t49;
                let t58 = b * t48;
                let t59 = t57 + (r_r_over_jw + t58) - t54 * t55;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t60 * t56;
                let t62 = b + t45;
                let t63 = t62 * t16 - t44;
                let t64 = t15 * t62 + t23 * (t13 * t63);
                let t65 = t12 * t64 + (t37 - t29 * (t2 * t63));
                let t66 = t10 * t64 + (t32 - t29 * (t5 * t63));
                let t67 = t51 - t52 - t53;
                let t68 = t67 * t41;
                let t69 = t24 * t65 + (t7 * t64 - t18 * (d * t63)) - t4 * t66
                    - t39 * t68;
                let t70 = t57 - t58 - t67 * t55;
                let t71 = t70 * t60;
                let t72 = t69 - t71 * t56;
                let t73 = cos_theta * t66 + (sin_theta * t65 + (r_r_over_jw + b * t64))
                    - t67 * t68 - t70 * t71;
                let t74 = rt::lit::<T>(1.0) / t73;
                let t75 = t74 * t72;
                let p_sin_beta = p * sin_beta;
                let t76 = t24 * t10 + (p_sin_beta + t4 * t12);
                let t77 = t76 * t16 - (t24 * t6 + t4 * t3);
                let t78 = t15 * t76 + t23 * (t13 * t77);
                let t79 = t12 * t78 + (t28 - t29 * (t2 * t77));
                let t80 = t10 * t78 + (t30 - t29 * (t5 * t77));
                let t81 = t4 * t36 - p_sin_beta * t35 - t24 * t38;
                let t82 = t81 * t41;
                let t83 = t24 * t79 + (t7 * t78 - t18 * (d * t77)) - t4 * t80
                    - t39 * t82;
                let t84 = t4 * t49 + (t24 * t50 - p_sin_beta * t48) - t81 * t55;
                let t85 = t60 * t84;
                let t86 = t24 * t66 + (t4 * t65 + p_sin_beta * t64) - t81 * t68
                    - t71 * t84;
                let t87 = t86 * t74;
                let t88 = t83 - t85 * t56 - t87 * t72;
                let t89 = t24 * t80 + (t4 * t79 + (rc_rc_over_js + p_sin_beta * t78))
                    - t81 * t82 - t84 * t85;
                let t90 = t89 - t86 * t87;
                let t91 = rt::lit::<T>(1.0) / t90;
                let t92 = t88 * t91;
                let t93 = t43 - t56 * t61 - t72 * t75 - t88 * t92;
                let t94 = rt::lit::<T>(1.0) / t93;
                let t95 = rt::lit::<T>(1.0) / (t59 * t73);
                let t96 = t95 * (t70 * t86) - t85;
                let t97 = t95 * (t70 * t72) - t61 - t92 * t96;
                let t98 = t94 * t97;
                let t99 = t9 * t19 + t23 * (t13 * t20);
                let t100 = t10 * t99 + (inv_m_plus_mc - t29 * (t5 * t20));
                let t101 = t12 * t99 - t29 * (t2 * t20);
                let t102 = p_x * t100 + (p_y * t101 + (p_beta * t21 - p_theta * t99));
                let t103 = t19 * (t11 * t13) - t3;
                let t104 = t11 * t19 + t23 * (t13 * t103);
                let t105 = t12 * t104 + (inv_m_plus_mc - t29 * (t2 * t103));
                let t106 = t18 * t103;
                let t107 = p_x * t101 + (p_y * t105 + (p_beta * t106 - p_theta * t104));
                let t108 = cos_theta * t102 + sin_theta * t107;
                let t109 = t15 + t13 * t13 / (t14 * t22);
                let t110 = t13 * t23;
                let t111 = p_theta * t109 - p_beta * t110 - (p_y * t104 + p_x * t99);
                let t112 = b * t111;
                let t113 = t108 + (t112 - r_over_jw * p_right);
                let t114 = rt::lit::<T>(1.0) / (t73 * t90);
                let t115 = t114 * (t86 * t88) - t75;
                let t116 = t94 * t115;
                let t117 = t108 - (r_over_jw * p_left + t112);
                let t118 = rt::lit::<T>(1.0) / (t40 * t59);
                let t119 = t118 * (t54 * t70) - t68;
                let t120 = t118 * (t54 * t84) - t82 - t87 * t119;
                let t121 = t118 * (t54 * t56) - t42 - t75 * t119 - t92 * t120;
                let t122 = t94 * t121;
                let t123 = cos_theta * t107 - sin_theta * t102;
                let t124 = t7 * t111
                    + d * (p_y * t106 + p_beta * t18 + (p_x * t21 - p_theta * t110));
                let t125 = t24 * t107 - t124 - t4 * t102;
                let t126 = t90 * t93;
                let t127 = rt::lit::<T>(1.0) / t126;
                let t128 = t88 * t127;
                let t129 = t4 * t107
                    + (t24 * t102 - (rc_over_js * p_spin + p_sin_beta * t111));
                let t130 = t98 * t113 + t116 * t117
                    + (t122 * t123 + t94 * t125 - t128 * t129);
                let t131 = p_beta + d * t130;
                let t132 = t86 * t114 + t127 * (t88 * t115);
                let t133 = rt::lit::<T>(1.0) / (t73 * t93);
                let t134 = (t87 * t132 + (t74 - t133 * (t72 * t115))) * t117
                    + (t116 * t125 - t132 * t129);
                let t135 = t91 * t120 - t127 * (t88 * t121);
                let t136 = t74 * t119 - t133 * (t72 * t121) - t87 * t135;
                let t137 = t91 * t96 - t127 * (t88 * t97);
                let t138 = t87 * t137 + (t133 * (t72 * t97) + t70 * t95);
                let t139 = t134 + (t136 * t123 - t138 * t113);
                let t140 = rt::lit::<T>(1.0) / (t59 * t93);
                let t141 = (t71 * t138 + (t60 - t140 * (t56 * t97) - t85 * t137)) * t113
                    + (t137 * t129 + t98 * t125 - t138 * t117);
                let t142 = t71 * t136
                    + (t85 * t135 + (t54 * t118 + t140 * (t56 * t121)));
                let t143 = t141 - t142 * t123;
                let t144 = (t91 + t88 * t88 / (t90 * t126)) * t129 + t135 * t123
                    + (t137 * t113 - t128 * t125 - t132 * t117);
                let t145 = b * (t139 - t143)
                    + (p_sin_beta * t144 + (p_theta + t7 * t130));
                let t146 = t55 * t142
                    + (t41 - t39 * t121 / (t40 * t93) - t82 * t135 - t68 * t136);
                let t147 = t146 * t123
                    + (t136 * t117 + (t135 * t129 + t122 * t125) - t142 * t113);
                let t148 = t143 + t139;
                let t149 = p_y - t24 * t130 - t4 * t144 - cos_theta * t147
                    - sin_theta * t148;
                let t150 = sin_theta * t147 + (p_x + t4 * t130 - t24 * t144)
                    - cos_theta * t148;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    x_dot: t21 * t131 - t99 * t145 + (t101 * t149 + t100 * t150),
                    y_dot: t106 * t131 - t104 * t145 + (t105 * t149 + t101 * t150),
                    theta_dot: t109 * t145 - t110 * t131 - (t104 * t149 + t99 * t150),
                    right_dot: inv_jw * (p_right + r * t143),
                    left_dot: inv_jw * (p_left + r * t139),
                    beta_dot: t18 * t131 - t110 * t145 + (t106 * t149 + t21 * t150),
                    spin_dot: inv_js * (p_spin + rc * t144),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3e16b338f9da6f7ae38f63545ba055b8";
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
        /// | once, from parameters | 10 | 34 | 11 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 169 | 286 | 12 | 0 | 8 | 0 |
        /// | each state that is looked at | 11 | 31 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mc d`
            mc_d: T,
            /// `M a + mc p`
            k1: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²)`
            k4: T,
            /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
            k5: T,
            /// `rc² d² r²`
            k6: T,
            /// `(r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)/(d² r²)`
            k8: T,
            /// `1/d`
            inv_d: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p²/(d² rc²)`
            k9: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k12: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k13: T,
            /// `b/r`
            b_over_r: T,
            /// `(Jc + mc d²)/d`
            k14: T,
            /// `Js/rc`
            js_over_rc: T,
            /// `1/r`
            inv_r: T,
            /// `1/rc`
            inv_rc: T,
            /// `p/rc`
            p_over_rc: T,
            /// `Jc/d`
            jc_over_d: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k15: T,
            /// `h/3`
            k16: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (4).
            type Carried = [T; 13];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let jw = system.parameters.Jw;
                let p = system.parameters.p;
                let d = system.parameters.d;
                let rc = system.parameters.rc;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let mc_d = mc * d;
                let k1 = m * a + mc * p;
                let r_squared = r * r;
                let d_squared = d * d;
                let rc_squared = rc * rc;
                let k2 = d_squared * (js + mc * rc_squared);
                let jc_rc_squared = jc * rc_squared;
                let k3 = k2 - jc_rc_squared;
                let k4 = r_squared * k3;
                let d_squared_jw = d_squared * jw;
                let k5 = rc_squared
                    * (r_squared * (jc + m * d_squared)
                        + rt::lit::<T>(2.0) * d_squared_jw);
                let d_squared_r_squared = d_squared * r_squared;
                let k6 = rc_squared * d_squared_r_squared;
                let p_squared = p * p;
                let k7 = r_squared * (d_squared * (m * (a * a) + j) + jc * p_squared)
                    + rt::lit::<T>(2.0) * (d_squared_jw * (b * b));
                let k8 = k7 / d_squared_r_squared;
                let inv_d = rt::lit::<T>(1.0) / d;
                let d_squared_rc_squared = d_squared * rc_squared;
                let k9 = k3 * p_squared / d_squared_rc_squared;
                let k10 = jc_rc_squared - k2;
                let k11 = p * k10 / d_squared_rc_squared;
                let k12 = k6 * k11;
                let k13 = k10 * (p * r_squared) * k11;
                let b_over_r = b / r;
                let k14 = (jc + mc * d_squared) / d;
                let js_over_rc = js / rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let p_over_rc = p / rc;
                let jc_over_d = jc / d;
                let half_h = rt::lit::<T>(0.5) * h;
                let k15 = rt::lit::<T>(0.16666666666666666) * h;
                let k16 = rt::lit::<T>(0.3333333333333333) * h;
                Scheme {
                    mc_d,
                    k1,
                    k4,
                    k5,
                    k6,
                    k8,
                    inv_d,
                    k9,
                    k12,
                    k13,
                    b_over_r,
                    k14,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    jc_over_d,
                    half_h,
                    k15,
                    k16,
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
                let p = system.parameters.p;
                let d = system.parameters.d;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let Scheme { mc_d, inv_d, b_over_r, js_over_rc, inv_r, p_over_rc, .. } = *self;
                let [[x, y, theta, right, left, beta, spin]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, right_dot, left_dot, beta_dot, spin_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = mc * (p + d * cos_beta) + m * a;
                let cos_theta_sin_beta = cos_theta * sin_beta;
                let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
                let m_plus_mc = m + mc;
                let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
                let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
                let t6 = cos_theta
                    * (t2 * theta_dot + (m_plus_mc * x_dot + t3 * beta_dot))
                    + sin_theta * (t4 * theta_dot + (m_plus_mc * y_dot + t5 * beta_dot));
                let jw_left_dot = jw * left_dot;
                let jw_right_dot = jw * right_dot;
                let mc_d_squared = mc * (d * d);
                let t7 = d + p * cos_beta;
                let t8 = jc + mc_d * t7;
                let t9 = t3 * x_dot + (jc + mc_d_squared) * beta_dot
                    + (t5 * y_dot + t8 * theta_dot);
                let t10 = t6
                    + (inv_r * (jw_left_dot + jw_right_dot)
                        + cos_beta * (js_over_rc * spin_dot) - inv_d * sin_beta * t9);
                let t11 = jc + (m * (a * a) + j) + mc_d_squared
                    + mc * p * (p + rt::lit::<T>(2.0) * d * cos_beta);
                let t12 = t8 * beta_dot
                    + (theta_dot * t11
                        + (b_over_r * (jw_right_dot - jw_left_dot)
                            - sin_beta * (js * p_over_rc * spin_dot)));
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t10,
                    t2 * x_dot + t4 * y_dot + (t12 - inv_d * t7 * t9),
                    sin_theta,
                    cos_theta,
                    sin_beta,
                    cos_beta,
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2, sin_theta_ahead,
                cos_theta_ahead, sin_beta_ahead, cos_beta_ahead] = motion.carried;
                let h = setting.step_size();
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let mc = setting.system().parameters.mc;
                let Scheme {
                    mc_d,
                    k1,
                    k4,
                    k5,
                    k6,
                    k8,
                    inv_d,
                    k9,
                    k12,
                    k13,
                    b_over_r,
                    k14,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    jc_over_d,
                    half_h,
                    k15,
                    k16,
                } = *setting.scheme();
                let t1 = sin_beta_ahead * cos_beta_ahead;
                let t2 = k12 * t1;
                let t3 = k5 + cos_beta_ahead * (k4 * cos_beta_ahead);
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = rho2 - t4 * (rho1 * t2);
                let t6 = k8 + sin_beta_ahead * (k9 * sin_beta_ahead)
                    - t4 * (t1 * (k13 * t1));
                let t7 = t2 * t5 / (t3 * t6);
                let sin_beta_ahead_inv_d = inv_d * sin_beta_ahead;
                let t8 = rt::lit::<T>(1.0) / t6;
                let t9 = d + p * cos_beta_ahead;
                let t10 = inv_d * t9;
                let t11 = t8 * (t10 * t5);
                let t12 = k6 * rho1 * t4;
                let t13 = t7 * (half_h * sin_beta_ahead_inv_d)
                    - half_h * (t11 + sin_beta_ahead_inv_d * t12);
                let t14 = beta + t13;
                let (t15, t16) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    t13,
                    t14,
                    tally,
                );
                let t17 = inv_d * t15;
                let t18 = k5 + t16 * (k4 * t16);
                let t19 = rt::lit::<T>(1.0) / t18;
                let t20 = t5 * t8;
                let t21 = t12 - t7;
                let t22 = sin_beta_ahead_inv_d * t21 + t11;
                let t23 = (jc_over_d + mc * t9) * t20 + mc * sin_beta_ahead * t21
                    - k14 * t22;
                let t24 = cos_beta_ahead * t21;
                let t25 = inv_rc * t24 - t8 * (t5 * (p_over_rc * sin_beta_ahead));
                let t26 = js_over_rc * t25;
                let t27 = cos_beta_ahead * (t23 + mc_d * t22)
                    + (sin_beta_ahead * t26 - (k1 + mc_d * cos_beta_ahead) * t20);
                let t28 = sin_beta_ahead * t22;
                let t29 = sin_beta_ahead * t20;
                let t30 = cos_beta_ahead * t22;
                let t31 = mc_d * (t20 - t22);
                let t32 = t31 * (t24 - p * t29);
                let t33 = t20 * t27
                    + ((t28 - t29) * t26 - t23 * (cos_beta_ahead * t20 - t30)
                        - sin_beta_ahead_inv_d * t32);
                let t34 = rho1 + half_h * t33;
                let t35 = t19 * (k6 * t34);
                let t36 = t16 * t15;
                let t37 = k12 * t36;
                let t38 = t21 * (k1 * t20 + cos_beta_ahead * t31) - t10 * t32
                    + p * (t30 * t26 - t28 * t23);
                let t39 = rho2 + half_h * t38 - t19 * (t34 * t37);
                let t40 = k8 + t15 * (k9 * t15) - t19 * (t36 * (k13 * t36));
                let t41 = t37 * t39 / (t18 * t40);
                let t42 = t35 - t41;
                let t43 = rt::lit::<T>(1.0) / t40;
                let t44 = d + p * t16;
                let t45 = inv_d * t44;
                let t46 = t43 * (t39 * t45);
                let t47 = t17 * t42 + t46;
                let t48 = t16 * t47;
                let t49 = t16 * t42;
                let t50 = inv_rc * t49 - t43 * (t39 * (p_over_rc * t15));
                let t51 = js_over_rc * t50;
                let t52 = t15 * t47;
                let t53 = t39 * t43;
                let t54 = t53 * (jc_over_d + mc * t44) + t42 * (mc * t15) - k14 * t47;
                let t55 = mc_d * (t53 - t47);
                let t56 = t15 * t53;
                let t57 = t55 * (t49 - p * t56);
                let t58 = p * (t48 * t51 - t52 * t54)
                    + (t42 * (k1 * t53 + t16 * t55) - t45 * t57);
                let t59 = t41 * (half_h * t17) - half_h * (t46 + t17 * t35);
                let t60 = beta + t59;
                let (t61, t62) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    t59,
                    t60,
                    tally,
                );
                let t63 = k5 + t62 * (k4 * t62);
                let t64 = rt::lit::<T>(1.0) / t63;
                let t65 = t16 * (t54 + mc_d * t47)
                    + (t15 * t51 - t53 * (k1 + mc_d * t16));
                let t66 = t53 * t65
                    + (t51 * (t52 - t56) - t54 * (t16 * t53 - t48) - t17 * t57);
                let t67 = rho1 + half_h * t66;
                let t68 = t62 * t61;
                let t69 = k12 * t68;
                let t70 = rho2 + half_h * t58 - t64 * (t67 * t69);
                let t71 = k8 + t61 * (k9 * t61) - t64 * (t68 * (k13 * t68));
                let t72 = rt::lit::<T>(1.0) / t71;
                let t73 = t70 * t72;
                let t74 = h * t73;
                let t75 = theta + t74;
                let (t76, t77) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t74,
                    t75,
                    tally,
                );
                let t78 = t69 * t70 / (t63 * t71);
                let t79 = inv_d * t61;
                let t80 = d + p * t62;
                let t81 = inv_d * t80;
                let t82 = t72 * (t70 * t81);
                let t83 = t64 * (k6 * t67);
                let t84 = t78 * (h * t79) - h * (t82 + t79 * t83);
                let t85 = beta + t84;
                let (t86, t87) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    t84,
                    t85,
                    tally,
                );
                let t88 = k5 + t87 * (k4 * t87);
                let t89 = rt::lit::<T>(1.0) / t88;
                let t90 = t83 - t78;
                let t91 = t79 * t90;
                let t92 = t91 + t82;
                let t93 = t73 * (jc_over_d + mc * t80) + t90 * (mc * t61) - k14 * t92;
                let t94 = t62 * t90;
                let t95 = inv_rc * t94 - t72 * (t70 * (p_over_rc * t61));
                let t96 = js_over_rc * t95;
                let t97 = t62 * (t93 + mc_d * t92)
                    + (t61 * t96 - t73 * (k1 + mc_d * t62));
                let t98 = t61 * t92;
                let t99 = t61 * t73;
                let t100 = t62 * t92;
                let t101 = mc_d * (t73 - t92);
                let t102 = t101 * (t94 - p * t99);
                let t103 = t73 * t97
                    + (t96 * (t98 - t99) - t93 * (t62 * t73 - t100) - t79 * t102);
                let t104 = rho1 + h * t103;
                let t105 = t89 * (k6 * t104);
                let t106 = t87 * t86;
                let t107 = k12 * t106;
                let t108 = p * (t100 * t96 - t98 * t93)
                    + (t90 * (k1 * t73 + t62 * t101) - t81 * t102);
                let t109 = rho2 + h * t108 - t89 * (t104 * t107);
                let t110 = k8 + t86 * (k9 * t86) - t89 * (t106 * (k13 * t106));
                let t111 = t107 * t109 / (t88 * t110);
                let t112 = t105 - t111;
                let t113 = half_h * t20;
                let t114 = theta + t113;
                let (t115, t116) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t113,
                    t114,
                    tally,
                );
                let t117 = half_h * t53;
                let t118 = theta + t117;
                let (t119, t120) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t117,
                    t118,
                    tally,
                );
                let t121 = k15
                    * (t77 * t112
                        + (rt::lit::<T>(2.0) * (t116 * t42 + t120 * t90)
                            + cos_theta_ahead * t21));
                let x_new = x + t121;
                let t122 = k15
                    * (t76 * t112
                        + (rt::lit::<T>(2.0) * (t115 * t42 + t119 * t90)
                            + sin_theta_ahead * t21));
                let y_new = y + t122;
                let t123 = rt::lit::<T>(1.0) / t110;
                let t124 = t109 * t123;
                let t125 = k15 * (t124 + (t20 + rt::lit::<T>(2.0) * (t53 + t73)));
                let theta_new = theta + t125;
                let t126 = inv_r * t112;
                let t127 = t123 * (b_over_r * t109);
                let t128 = inv_r * t90;
                let t129 = t72 * (b_over_r * t70);
                let t130 = inv_r * t42;
                let t131 = t43 * (b_over_r * t39);
                let t132 = inv_r * t21;
                let t133 = t8 * (b_over_r * t5);
                let t134 = k15
                    * (t126
                        + (t127
                            + (rt::lit::<T>(2.0) * (t128 + (t129 + (t130 + t131)))
                                + (t132 + t133))));
                let right_new = right + t134;
                let t135 = k15
                    * (t126
                        + (rt::lit::<T>(2.0) * (t128 + (t130 - t131 - t129))
                            + (t132 - t133) - t127));
                let left_new = left + t135;
                let t136 = inv_d * t86;
                let t137 = d + p * t87;
                let t138 = inv_d * t137;
                let t139 = t123 * (t109 * t138);
                let t140 = t111 * (k15 * t136)
                    - (k16 * (t91 + (t47 + t82)) + k15 * (t139 + (t22 + t136 * t105)));
                let beta_new = beta + t140;
                let t141 = t87 * t112;
                let t142 = inv_rc * t141 - t123 * (t109 * (p_over_rc * t86));
                let spin_new = spin
                    + k15 * (t142 + (t25 + rt::lit::<T>(2.0) * (t50 + t95)));
                let t143 = t136 * t112 + t139;
                let t144 = t124 * (jc_over_d + mc * t137) + t112 * (mc * t86)
                    - k14 * t143;
                let t145 = js_over_rc * t142;
                let t146 = t87 * (t144 + mc_d * t143)
                    + (t86 * t145 - t124 * (k1 + mc_d * t87));
                let t147 = t86 * t143;
                let t148 = t86 * t124;
                let t149 = t87 * t143;
                let t150 = mc_d * (t124 - t143);
                let t151 = t150 * (t141 - p * t148);
                let t152 = t145 * (t147 - t148)
                    + (t33 + rt::lit::<T>(2.0) * (t66 + t103))
                    - (t144 * (t87 * t124 - t149) + t136 * t151);
                let rho1_new = rho1 + k15 * (t124 * t146 + t152);
                let t153 = t112 * (k1 * t124 + t87 * t150)
                    + p * (t149 * t145 - t147 * t144);
                let rho2_new = rho2
                    + k15
                        * (t38 + rt::lit::<T>(2.0) * (t58 + t108) - t138 * t151 + t153);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t125,
                    theta_new,
                    tally,
                );
                let (sin_beta_ahead_new, cos_beta_ahead_new) = rt::turned(
                    (sin_beta_ahead, cos_beta_ahead),
                    beta,
                    t140,
                    beta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    right_new,
                    left_new,
                    beta_new,
                    spin_new,
                    rho1_new,
                    rho2_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_beta_ahead_new,
                    cos_beta_ahead_new,
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2, _, _, _, _] = motion
                    .carried;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let Scheme {
                    k4,
                    k5,
                    k6,
                    k8,
                    inv_d,
                    k9,
                    k12,
                    k13,
                    b_over_r,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = k5 + cos_beta * (k4 * cos_beta);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t3 = k12 * cos_beta_sin_beta;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = k8 + sin_beta * (k9 * sin_beta)
                    - t2 * (cos_beta_sin_beta * (k13 * cos_beta_sin_beta));
                let t6 = k6 * rho1 * t2 - t3 * t4 / (t1 * t5);
                let t7 = rt::lit::<T>(1.0) / t5;
                let t8 = inv_r * t6;
                let t9 = t7 * (b_over_r * t4);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    x_dot: cos_theta * t6,
                    y_dot: sin_theta * t6,
                    theta_dot: t7 * t4,
                    right_dot: t8 + t9,
                    left_dot: t8 - t9,
                    beta_dot: -(inv_d
                        * (t7 * ((d + p * cos_beta) * t4) + sin_beta * t6)),
                    spin_dot: inv_rc * cos_beta * t6 - t7 * (p_over_rc * sin_beta * t4),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "79da3a6ab1dfc66c3074665364a65aa9";
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
                    self.parameters.p,
                    self.parameters.d,
                    self.parameters.rc,
                    self.parameters.mc,
                    self.parameters.Jc,
                    self.parameters.Js,
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
            let mut info = ModelInfo::new("castor");
            info.text = Some(
                "A robot on two driven wheels and a castor that trails behind its pivot: what a castor does to the base it carries is mostly left out of textbooks.",
            );
            info.source = Some(
                "G. Campion, G. Bastin and B. d'Andréa-Novel, Structural properties and classification of kinematic and dynamic models of wheeled mobile robots (1996), with the castor's own inertia",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("middle of the driven axle")),
                Quantity::new("y", Some("m"), Some("middle of the driven axle")),
                Quantity::new("theta", Some("rad"), Some("heading")),
                Quantity::new("right", Some("rad"), Some("angle of the right wheel")),
                Quantity::new("left", Some("rad"), Some("angle of the left wheel")),
                Quantity::new(
                    "beta",
                    Some("rad"),
                    Some("castor's arm against the base"),
                ),
                Quantity::new("spin", Some("rad"), Some("angle of the castor's wheel")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("right_dot", Some("rad/s"), None),
                Quantity::new("left_dot", Some("rad/s"), None),
                Quantity::new("beta_dot", Some("rad/s"), None),
                Quantity::new("spin_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &[
                "dot(aside, dot(axle))",
                "dot(ahead, dot(axle - b*aside)) - r*right_dot",
                "dot(ahead, dot(axle + b*aside)) - r*left_dot",
                "dot([cos(arm), sin(arm)], dot(wheel)) - rc*spin_dot",
                "dot([-sin(arm), cos(arm)], dot(wheel))",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("M", Some("kg"), Some("base")),
                    Some(6.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("base about its centre of mass"),
                    ),
                    Some(0.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("from the axle back to the base's centre of mass"),
                    ),
                    Some(0.1),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "b",
                        Some("m"),
                        Some("half the distance of the driven wheels"),
                    ),
                    Some(0.25),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius of the driven wheels")),
                    Some(0.1),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Jw",
                        Some("kg m^2"),
                        Some("driven wheel, and motor, about its axle"),
                    ),
                    Some(0.01),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "p",
                        Some("m"),
                        Some("from the axle back to the castor's pivot"),
                    ),
                    Some(0.35),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "d",
                        Some("m"),
                        Some("from the pivot to the castor's wheel"),
                    ),
                    Some(0.15),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("rc", Some("m"), Some("radius of the castor's wheel")),
                    Some(0.04),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("mc", Some("kg"), Some("castor, at its wheel")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Jc",
                        Some("kg m^2"),
                        Some("castor about the vertical"),
                    ),
                    Some(0.002),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Js",
                        Some("kg m^2"),
                        Some("castor's wheel about its axle"),
                    ),
                    Some(0.0005),
                    true,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.3, -0.2, 0.4, 0.1, -0.3, 0.7, 0.2],
                    w: &[
                        0.6447426958020195,
                        0.27259283961605535,
                        0.8,
                        9.0,
                        5.0,
                        -5.234054623373604,
                        8.87521446681471,
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
                FunctionInfo::new("constraint_matrix", &[("q", 7)], &[5, 7]),
                FunctionInfo::new("constraint", &[("q", 7), ("w", 7)], &[5]),
                FunctionInfo::new("projector_perp", &[("q", 7)], &[7, 7]),
                FunctionInfo::new("projector_d", &[("q", 7)], &[7, 7]),
                FunctionInfo::new("frame", &[("q", 7)], &[7, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 7)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 7)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 7)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 7), ("rho", 2)], &[9, 9]),
                FunctionInfo::new("hamiltonian", &[("q", 7), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 7), ("rho", 2)], &[9]),
                FunctionInfo::new("vector_field", &[("q", 7), ("rho", 2)], &[9]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 7), ("rho", 2)],
                    &[9, 9],
                ),
                FunctionInfo::new("momenta", &[("q", 7), ("w", 7)], &[7]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 7), ("p", 7)], &[7]),
                FunctionInfo::new("to_momenta", &[("q", 7), ("w", 7)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 7), ("rho", 2)], &[7]),
                FunctionInfo::new("multipliers", &[("q", 7), ("w", 7)], &[5]),
                FunctionInfo::new("acceleration", &[("q", 7), ("w", 7)], &[7]),
                FunctionInfo::new("configuration_velocity", &[("q", 7), ("w", 7)], &[7]),
                FunctionInfo::new("invariants", &[("q", 7), ("w", 7)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 7), ("p", 7)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 7), ("p", 7)], &[14]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, j, a, b, r, jw, p, d, rc, mc, jc, js] = parameters else {
                return Err(ParameterError::Count {
                    expected: 12,
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
                p,
                d,
                rc,
                mc,
                Jc: jc,
                Js: js,
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

impl Castor {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<castor::System<f64>, ::nonholonomic::ParameterError> {
        castor::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> castor::Parameters<f64> {
        castor::Parameters {
            M: self.M,
            J: self.J,
            a: self.a,
            b: self.b,
            r: self.r,
            Jw: self.Jw,
            p: self.p,
            d: self.d,
            rc: self.rc,
            mc: self.mc,
            Jc: self.Jc,
            Js: self.Js,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> castor::StateBuilder<f64> {
        castor::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<castor::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: castor::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <castor::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        castor::System<f64>: ::nonholonomic::Discretize<M>,
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
        Castor::system,
        Castor::parameters,
        Castor::state,
        Castor::initial,
        Castor::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
