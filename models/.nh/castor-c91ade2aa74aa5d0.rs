// Prepared by `nh prepare` from `Castor` in src/library.rs and castor.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration c91ade2aa74aa5d0ecd1bf7470b715af
// content 4c51b6d9bc4c556b6041bca20cbda1b1

#[allow(non_snake_case, reason = "names as in the declaration")]
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

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
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
/// * `gonzalez`: 116 add, 232 mul, 16 div, 8 sin_cos
/// * `midpoint`: 52 add, 101 mul, 6 div, 3 sin_cos
/// * `leapfrog`: 353 add, 543 mul, 19 div, 6 sin_cos
/// * `rk4`: 164 add, 286 mul, 12 div, 8 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod castor {
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
    #[derive(Clone, Copy, Debug, PartialEq)]
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
        /// `d²`
        d_squared: T,
        /// `Jc + (M a² + J)`
        k2: T,
        /// `2 d`
        twice_d: T,
        /// `Jc + mc d²`
        k3: T,
        /// `1/(M + mc)`
        inv_m_plus_mc: T,
        /// `mc d/(M + mc)`
        mc_d_over_m_plus_mc: T,
        /// `1/Jw`
        inv_jw: T,
        /// `1/Js`
        inv_js: T,
        /// `d mc p`
        d_mc_p: T,
        /// `p mc d`
        p_mc_d: T,
        /// `-(p mc d)`
        minus_p_mc_d: T,
        /// `mc d/2`
        half_mc_d: T,
        /// `(1/2)/(M + mc)`
        k4: T,
        /// `r² (d² (Js + mc rc²) - Jc rc²)`
        k7: T,
        /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
        k8: T,
        /// `rc² d² r²`
        k9: T,
        /// `p (Jc rc² - d² (Js + mc rc²))`
        k11: T,
        /// `r² (d² (Js + mc rc²) - Jc rc²) p²`
        k12: T,
        /// `rc² (r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)`
        k13: T,
        /// `(Jc rc² - d² (Js + mc rc²)) p r²`
        k14: T,
        /// `1/d`
        inv_d: T,
        /// `p (Jc rc² - d² (Js + mc rc²))/(d² rc²)`
        k15: T,
        /// `1/(rc² d² r²)`
        k16: T,
        /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k17: T,
        /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k18: T,
        /// `b/r`
        b_over_r: T,
        /// `Jw (b/r)`
        jw_b_over_r: T,
        /// `(Jw/r) rc² d² r²`
        k19: T,
        /// `d² Jw r rc² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k20: T,
        /// `(Jc + mc d²)/d`
        k21: T,
        /// `Js/rc`
        js_over_rc: T,
        /// `p (Js/rc)`
        p_js_over_rc: T,
        /// `rc² d² r² (Js/rc)`
        k22: T,
        /// `1/r`
        inv_r: T,
        /// `1/rc`
        inv_rc: T,
        /// `-(b/r)`
        minus_b_over_r: T,
        /// `-(1/d)`
        minus_inv_d: T,
        /// `p/rc`
        p_over_rc: T,
        /// `-(p/rc)`
        minus_p_over_rc: T,
        /// `1/(rc⁴ d⁴ r⁴)`
        k23: T,
        /// `1/(d⁴ rc⁴)`
        k24: T,
        /// `-(1/(d² rc²))`
        k25: T,
        /// `p Js/rc`
        k26: T,
        /// `p/(d²)`
        p_over_d_squared: T,
        /// `1/(d²)`
        inv_d_squared: T,
        /// `p/(d rc)`
        p_over_d_rc: T,
        /// `1/(d rc)`
        inv_d_rc: T,
        /// `mc d - (Jc + mc d²)/d`
        k27: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `p/d`
        p_over_d: T,
        /// `(d² (Js + mc rc²) - Jc rc²)/(d² rc²)`
        k28: T,
        /// `(d² (Js + mc rc²) - Jc rc²) p²/(d² rc²)`
        k29: T,
        /// `M a + mc p`
        m_a_plus_mc_p: T,
        /// `2 ((d² (Js + mc rc²) - Jc rc²) p²/(d² rc²))`
        k30: T,
        /// `2 r² (d² (Js + mc rc²) - Jc rc²)`
        k31: T,
        /// `r rc² d² b (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k32: T,
        /// `rc² d² r (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k33: T,
        /// `rc² d r²`
        k34: T,
        /// `rc² d r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k35: T,
        /// `p d² rc r²`
        k36: T,
        /// `rc d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
        k37: T,
        /// `Js/(rc²)`
        js_over_rc_squared: T,
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
                let d_squared = d * d;
                let k1 = m * (a * a) + j;
                let k2 = jc + k1;
                let twice_d = rt::lit::<T>(2.0) * d;
                let k3 = jc + mc * d_squared;
                let inv_m_plus_mc = rt::lit::<T>(1.0) / m_plus_mc;
                let mc_d_over_m_plus_mc = mc_d / m_plus_mc;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let inv_js = rt::lit::<T>(1.0) / js;
                let mc_p = mc * p;
                let d_mc_p = d * mc_p;
                let p_mc_d = p * mc_d;
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
                let k8 = rc_squared
                    * (r_squared * (jc + m * d_squared)
                        + rt::lit::<T>(2.0) * d_squared_jw);
                let d_squared_r_squared = d_squared * r_squared;
                let k9 = rc_squared * d_squared_r_squared;
                let k10 = jc_rc_squared - k5;
                let k11 = p * k10;
                let p_squared = p * p;
                let k12 = k7 * p_squared;
                let k13 = rc_squared
                    * (r_squared * (d_squared * k1 + jc * p_squared)
                        + rt::lit::<T>(2.0) * (d_squared_jw * (b * b)));
                let k14 = k10 * (p * r_squared);
                let inv_d = rt::lit::<T>(1.0) / d;
                let d_squared_rc_squared = d_squared * rc_squared;
                let k15 = k11 / d_squared_rc_squared;
                let k16 = rt::lit::<T>(1.0) / k9;
                let k17 = k9 * k15;
                let k18 = k14 * k15;
                let b_over_r = b / r;
                let jw_b_over_r = jw * b_over_r;
                let k19 = jw / r * k9;
                let r_rc_squared = r * rc_squared;
                let k20 = d_squared_jw * r_rc_squared * k15;
                let k21 = k3 / d;
                let js_over_rc = js / rc;
                let p_js_over_rc = p * js_over_rc;
                let k22 = k9 * js_over_rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let minus_b_over_r = -b_over_r;
                let minus_inv_d = -inv_d;
                let p_over_rc = p / rc;
                let minus_p_over_rc = -p_over_rc;
                let k23 = rt::lit::<T>(1.0) / (k9 * k9);
                let k24 = rt::lit::<T>(1.0)
                    / (d_squared_rc_squared * d_squared_rc_squared);
                let k25 = -(rt::lit::<T>(1.0) / d_squared_rc_squared);
                let k26 = p * js / rc;
                let p_over_d_squared = p / d_squared;
                let inv_d_squared = rt::lit::<T>(1.0) / d_squared;
                let d_rc = d * rc;
                let p_over_d_rc = p / d_rc;
                let inv_d_rc = rt::lit::<T>(1.0) / d_rc;
                let k27 = mc_d - k21;
                let minus_inv_r = -inv_r;
                let p_over_d = p / d;
                let k28 = k6 / d_squared_rc_squared;
                let k29 = k6 * p_squared / d_squared_rc_squared;
                let m_a_plus_mc_p = m_a + mc_p;
                let k30 = rt::lit::<T>(2.0) * k29;
                let k31 = rt::lit::<T>(2.0) * k7;
                let k32 = r_rc_squared * (d_squared * b) * k15;
                let k33 = rc_squared * (d_squared * r) * k15;
                let k34 = rc_squared * (d * r_squared);
                let k35 = k34 * k15;
                let k36 = p * d_squared * (rc * r_squared);
                let k37 = rc * d_squared_r_squared * k15;
                let js_over_rc_squared = js / rc_squared;
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
                    d_squared,
                    k2,
                    twice_d,
                    k3,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    inv_jw,
                    inv_js,
                    d_mc_p,
                    p_mc_d,
                    minus_p_mc_d,
                    half_mc_d,
                    k4,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    inv_d,
                    k15,
                    k16,
                    k17,
                    k18,
                    b_over_r,
                    jw_b_over_r,
                    k19,
                    k20,
                    k21,
                    js_over_rc,
                    p_js_over_rc,
                    k22,
                    inv_r,
                    inv_rc,
                    minus_b_over_r,
                    minus_inv_d,
                    p_over_rc,
                    minus_p_over_rc,
                    k23,
                    k24,
                    k25,
                    k26,
                    p_over_d_squared,
                    inv_d_squared,
                    p_over_d_rc,
                    inv_d_rc,
                    k27,
                    minus_inv_r,
                    p_over_d,
                    k28,
                    k29,
                    m_a_plus_mc_p,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    js_over_rc_squared,
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
            let jc = self.parameters.Jc;
            let js = self.parameters.Js;
            let Constants { m_plus_mc, m_a, mc_d, d_squared, k2, twice_d, k3, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t6 = jc + mc_d * (d + p * cos_beta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m_plus_mc, zero, t2, zero, zero, t3, zero],
                [zero, m_plus_mc, t4, zero, zero, t5, zero],
                [
                    t2,
                    t4,
                    k2 + mc * (d_squared + p * (p + cos_beta * twice_d)),
                    zero,
                    zero,
                    t6,
                    zero,
                ],
                [zero, zero, zero, jw, zero, zero, zero],
                [zero, zero, zero, zero, jw, zero, zero],
                [t3, t5, t6, zero, zero, k3, zero],
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
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                d_squared,
                k2,
                twice_d,
                k3,
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
            let t3 = t2 * inv_m_plus_mc;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = t4 * inv_m_plus_mc;
            let t6 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t2 * t3
                - t4 * t5;
            let t7 = inv_m_plus_mc / t6;
            let t8 = sin_theta_sin_beta - cos_beta * cos_theta;
            let t9 = mc_d * t8;
            let t10 = t8 * mc_d_over_m_plus_mc;
            let t11 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t12 = mc_d * t11;
            let t13 = t11 * mc_d_over_m_plus_mc;
            let t14 = jc + mc_d * (d + p * cos_beta) - t12 * t3 - t9 * t5;
            let t15 = t14 * t14;
            let t16 = rt::lit::<T>(1.0) / t6;
            let t17 = k3 - t9 * t10 - t12 * t13 - t15 * t16;
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
            let p = self.parameters.p;
            let d = self.parameters.d;
            let mc = self.parameters.mc;
            let Constants { m_a, mc_d, d_mc_p, minus_p_mc_d, .. } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t2 = mc_d * (cos_beta_cos_theta - sin_theta_sin_beta);
            let sin_beta_mc_d = sin_beta * mc_d;
            let t3 = mc_d * cos_beta_cos_theta - sin_theta * sin_beta_mc_d;
            let t4 = rt::lit::<T>(0.5) * (t2 + t3);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let sin_theta_cos_beta = sin_theta * cos_beta;
            let t5 = mc_d * (cos_theta_sin_beta + sin_theta_cos_beta);
            let t6 = mc_d * sin_theta_cos_beta + cos_theta * sin_beta_mc_d;
            let t7 = rt::lit::<T>(0.5) * (t5 + t6);
            let t8 = rt::lit::<T>(0.5) * (t3 - t2);
            let t9 = rt::lit::<T>(0.5) * (t6 - t5);
            let sin_beta_d_mc_p = sin_beta * d_mc_p;
            let t10 = -sin_beta_d_mc_p;
            let t11 = rt::lit::<T>(0.5) * (t2 - t3);
            let t12 = rt::lit::<T>(0.5) * (t5 - t6);
            [
                rt::sparse([
                    (2, 2, t1 * cos_theta - mc_d * sin_theta_sin_beta),
                    (2, 5, t4),
                    (5, 2, t4),
                    (5, 5, t2),
                ]),
                rt::sparse([
                    (2, 2, sin_theta * t1 + mc_d * cos_theta_sin_beta),
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
                    (5, 5, sin_beta * minus_p_mc_d),
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
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                d_squared,
                k2,
                twice_d,
                k3,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                d_mc_p,
                p_mc_d,
                half_mc_d,
                k4,
                ..
            } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = t2 * inv_m_plus_mc;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta;
            let t5 = t1 * cos_theta;
            let t6 = t4 - t5;
            let t7 = t6 * inv_m_plus_mc;
            let t8 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t2 * t3
                - t6 * t7;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t9 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t10 = mc_d * t9;
            let t11 = t9 * mc_d_over_m_plus_mc;
            let sin_theta_cos_beta = sin_theta * cos_beta;
            let t12 = cos_theta_sin_beta + sin_theta_cos_beta;
            let t13 = mc_d * t12;
            let t14 = t12 * mc_d_over_m_plus_mc;
            let t15 = jc + mc_d * (d + p * cos_beta) - t13 * t3 - t10 * t7;
            let t16 = rt::lit::<T>(1.0) / t8;
            let t17 = t15 * t16;
            let t18 = k3 - t10 * t11 - t13 * t14 - t15 * t17;
            let t19 = t8 * t18;
            let t20 = inv_m_plus_mc / t19;
            let t21 = rt::lit::<T>(0.5) * t2;
            let t22 = cos_beta_cos_theta - sin_theta_sin_beta;
            let t23 = mc_d * t22;
            let sin_beta_mc_d = sin_beta * mc_d;
            let t24 = mc_d * cos_beta_cos_theta - sin_theta * sin_beta_mc_d;
            let t25 = t23 - t24;
            let t26 = t15 * t25;
            let t27 = inv_m_plus_mc / t18;
            let t28 = t12 * half_mc_d;
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
            let sin_beta_d_mc_p = sin_beta * d_mc_p;
            let t45 = t44 * t17 + (sin_beta_d_mc_p - t43 * t14 - t2 * t11);
            let t46 = t16 * t44 + t32 * (t15 * t45);
            let t47 = t23 + t24;
            let t48 = t13 + t35;
            let t49 = sin_beta_d_mc_p + rt::lit::<T>(0.5) * (t3 * t47 + t7 * t48);
            let t50 = t49 * t17 - rt::lit::<T>(0.5) * (t14 * t47 + t11 * t48);
            let t51 = t16 * t49 + t32 * (t15 * t50);
            let t52 = t3 * t51 + (t47 * k4 - t27 * (t13 * t50));
            let t53 = t23 * t3 + (sin_beta * p_mc_d + t13 * t7);
            let t54 = t53 * t17 - (t23 * t14 + t13 * t11);
            let t55 = t16 * t53 + t32 * (t15 * t54);
            let t56 = rt::lit::<T>(0.5) * t6;
            let t57 = t9 * half_mc_d;
            let t58 = t20 * (t56 * t26) - t27 * (t25 * t57);
            let t59 = t27 * (t57 * t31) - t7 * t33;
            let t60 = t20 * (t56 * t37) - t27 * (t36 * t57);
            let t61 = t27 * (t57 * t40) - t7 * t41;
            let t62 = t7 * t51 + (t48 * k4 - t27 * (t10 * t50));
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
                    (5, 5, t3 * t55 + (t22 * mc_d_over_m_plus_mc - t27 * (t13 * t54))),
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
                [zero, b, -b, sin_beta * -p, -(d + p * cos_beta)],
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
                d_squared,
                k2,
                twice_d,
                k7,
                k8,
                k9,
                k12,
                k13,
                inv_d,
                k16,
                k17,
                k18,
                jw_b_over_r,
                k19,
                k20,
                k21,
                js_over_rc,
                p_js_over_rc,
                k22,
                inv_r,
                inv_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t1 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_beta_inv_d = sin_beta * inv_d;
            let t2 = m_plus_mc * cos_theta - t1 * sin_beta_inv_d;
            let t3 = k8 + cos_beta * (cos_beta * k7);
            let t4 = rt::lit::<T>(1.0) / t3;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t5 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t4 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t6 = rt::lit::<T>(1.0) / (t3 * t5);
            let t7 = cos_beta_sin_beta * k17;
            let t8 = mc * (p + d * cos_beta) + m_a;
            let t9 = sin_theta * t8 + mc_d * cos_theta_sin_beta;
            let t10 = d + p * cos_beta;
            let t11 = t10 * inv_d;
            let t12 = t7 * t4;
            let t13 = t9 - t1 * t11 - t2 * t12;
            let t14 = k9 * t2 * t4 - t6 * (t7 * t13);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t15 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t16 = m_plus_mc * sin_theta - t15 * sin_beta_inv_d;
            let t17 = mc_d * sin_theta_sin_beta - t8 * cos_theta;
            let t18 = t17 - t15 * t11 - t16 * t12;
            let t19 = k9 * t16 * t4 - t6 * (t7 * t18);
            let t20 = jc + mc_d * t10;
            let t21 = sin_theta * t17 + (cos_theta * t9 - t20 * sin_beta_inv_d);
            let t22 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t20 * t11
                - t21 * t12;
            let t23 = t21 * (k9 * t4) - t6 * (t7 * t22);
            let t24 = k19 * t4;
            let t25 = t4 * (cos_beta_sin_beta * k20);
            let t26 = jw_b_over_r - t25;
            let t27 = t24 - t6 * (t7 * t26);
            let t28 = jw_b_over_r + t25;
            let t29 = t24 + t6 * (t7 * t28);
            let t30 = sin_theta * t15 + (cos_theta * t1 - sin_beta * k21);
            let t31 = t20 - t10 * k21 - t30 * t12;
            let t32 = t4 * (k9 * t30) - t6 * (t7 * t31);
            let t33 = sin_beta * p_js_over_rc + cos_beta * js_over_rc * t12;
            let t34 = t4 * (cos_beta * k22) + t6 * (t7 * t33);
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
            let cos_beta_inv_rc = cos_beta * inv_rc;
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
                    -(t35 * t31),
                    -(t47 + t48),
                    t48 - t47,
                    sin_beta_inv_d * t32 + (t51 * (t10 * t31) + rt::lit::<T>(1.0)),
                    t52 * (p_sin_beta * t31) - cos_beta_inv_rc * t32,
                ],
                [
                    -(cos_theta * t34),
                    -(sin_theta * t34),
                    t35 * t33,
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
                d_squared,
                k2,
                twice_d,
                k7,
                k8,
                k9,
                k12,
                k13,
                inv_d,
                k16,
                k17,
                k18,
                jw_b_over_r,
                k19,
                k20,
                k21,
                js_over_rc,
                p_js_over_rc,
                k22,
                inv_r,
                inv_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t1 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_beta_inv_d = sin_beta * inv_d;
            let t2 = m_plus_mc * cos_theta - t1 * sin_beta_inv_d;
            let t3 = k8 + cos_beta * (cos_beta * k7);
            let t4 = rt::lit::<T>(1.0) / t3;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t5 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t4 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t6 = rt::lit::<T>(1.0) / (t3 * t5);
            let t7 = cos_beta_sin_beta * k17;
            let t8 = mc * (p + d * cos_beta) + m_a;
            let t9 = sin_theta * t8 + mc_d * cos_theta_sin_beta;
            let t10 = d + p * cos_beta;
            let t11 = t10 * inv_d;
            let t12 = t7 * t4;
            let t13 = t9 - t1 * t11 - t2 * t12;
            let t14 = k9 * t2 * t4 - t6 * (t7 * t13);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t15 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t16 = m_plus_mc * sin_theta - t15 * sin_beta_inv_d;
            let t17 = mc_d * sin_theta_sin_beta - t8 * cos_theta;
            let t18 = t17 - t15 * t11 - t16 * t12;
            let t19 = k9 * t16 * t4 - t6 * (t7 * t18);
            let t20 = jc + mc_d * t10;
            let t21 = sin_theta * t17 + (cos_theta * t9 - t20 * sin_beta_inv_d);
            let t22 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t20 * t11
                - t21 * t12;
            let t23 = t21 * (k9 * t4) - t6 * (t7 * t22);
            let t24 = k19 * t4;
            let t25 = t4 * (cos_beta_sin_beta * k20);
            let t26 = jw_b_over_r - t25;
            let t27 = t24 - t6 * (t7 * t26);
            let t28 = jw_b_over_r + t25;
            let t29 = t24 + t6 * (t7 * t28);
            let t30 = sin_theta * t15 + (cos_theta * t1 - sin_beta * k21);
            let t31 = t20 - t10 * k21 - t30 * t12;
            let t32 = t4 * (k9 * t30) - t6 * (t7 * t31);
            let t33 = sin_beta * p_js_over_rc + cos_beta * js_over_rc * t12;
            let t34 = t4 * (cos_beta * k22) + t6 * (t7 * t33);
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
            let cos_beta_inv_rc = cos_beta * inv_rc;
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
                    t35 * t31,
                    t47 + t48,
                    t47 - t48,
                    -(sin_beta_inv_d * t32 + t51 * (t10 * t31)),
                    cos_beta_inv_rc * t32 - t52 * (p_sin_beta * t31),
                ],
                [
                    cos_theta * t34,
                    sin_theta * t34,
                    -(t35 * t33),
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
            let p = self.parameters.p;
            let d = self.parameters.d;
            let Constants {
                b_over_r,
                inv_r,
                inv_rc,
                minus_b_over_r,
                minus_inv_d,
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
                    sin_beta * minus_inv_d,
                    cos_beta * inv_rc,
                ],
                [
                    zero,
                    zero,
                    rt::lit::<T>(1.0),
                    b_over_r,
                    minus_b_over_r,
                    (d + p * cos_beta) * minus_inv_d,
                    sin_beta * minus_p_over_rc,
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
            let Constants { k7, k8, k12, k13, k15, k16, .. } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = sin_beta * (cos_beta * k15);
            rt::matrix([
                [k16 * (k8 + cos_beta * (cos_beta * k7)), t1],
                [t1, k16 * (k13 + sin_beta * (sin_beta * k12))],
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
            let Constants { k7, k8, k11, k12, k13, k16, k23, k24, k25, .. } = self
                .constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k13 + sin_beta * (sin_beta * k12);
            let t2 = k8 + cos_beta * (cos_beta * k7);
            let t3 = sin_beta * (cos_beta * k11);
            let t4 = t1 * (t2 * k23) - t3 * (k24 * t3);
            let t5 = k16 / t4;
            let t6 = k25 * t3 / t4;
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
            let mc = self.parameters.mc;
            let jc = self.parameters.Jc;
            let Constants {
                m_plus_mc,
                m_a,
                mc_d,
                k7,
                k8,
                k9,
                k12,
                k13,
                inv_d,
                k16,
                k17,
                k18,
                k21,
                js_over_rc,
                k26,
                p_over_d_squared,
                inv_d_squared,
                p_over_d_rc,
                inv_d_rc,
                k27,
                ..
            } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k8 + cos_beta * (cos_beta * k7);
            let t2 = rt::lit::<T>(1.0) / t1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_beta_inv_d = sin_beta * inv_d;
            let t4 = d + p * cos_beta;
            let t5 = sin_beta * (cos_beta * p_over_d_rc - t4 * inv_d_rc);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t6 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t7 = sin_beta * (sin_beta * p_over_d_squared)
                + t4 * (cos_beta * inv_d_squared);
            let t8 = cos_theta * (m_plus_mc * sin_theta - t6 * sin_beta_inv_d)
                + (sin_theta * t6 + (cos_theta * t3 - sin_beta * k21)) * t7;
            let t9 = sin_theta * (m_plus_mc * cos_theta - t3 * sin_beta_inv_d)
                + cos_beta * js_over_rc * t5 - t8;
            let t10 = k9 * t2 * t9;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t11 = cos_beta_sin_beta * k17;
            let t12 = mc * (p + d * cos_beta) + m_a;
            let t13 = t4 * inv_d;
            let t14 = sin_theta
                * (sin_theta * t12 + (mc_d * cos_theta_sin_beta - t3 * t13))
                - cos_theta * (mc_d * sin_theta_sin_beta - t6 * t13 - t12 * cos_theta);
            let t15 = t14 - (t5 * (sin_beta * k26) + t7 * (jc + t4 * k27))
                - t11 * t2 * t9;
            let t16 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t17 = t11 * t15 / (t1 * t16);
            let t18 = t15 / t16;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t17 - t10], [t10 - t17, zero]]),
                rt::matrix([[zero, -t18], [t18, zero]]),
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
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                k3,
                k7,
                k8,
                k9,
                k12,
                k13,
                inv_d,
                k16,
                k17,
                k18,
                b_over_r,
                js_over_rc,
                inv_r,
                inv_rc,
                minus_b_over_r,
                p_over_rc,
                minus_inv_r,
                p_over_d,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let sin_beta_inv_d = sin_beta * inv_d;
            let t1 = d + p * cos_beta;
            let t2 = t1 * inv_d;
            let cos_beta_inv_rc = cos_beta * inv_rc;
            let sin_beta_p_over_rc = sin_beta * p_over_rc;
            let t3 = k8 + cos_beta * (cos_beta * k7);
            let t4 = rt::lit::<T>(1.0) / t3;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t5 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t4 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = cos_beta_sin_beta * k17;
            let t8 = rho2 - t4 * (rho1 * t7);
            let t9 = t6 * t8;
            let t10 = k9 * rho1 * t4 - t7 * t8 / (t3 * t5);
            let t11 = sin_beta_inv_d * t10 + t6 * (t2 * t8);
            let t12 = inv_d * ((jc + mc_d * t1) * t9 + sin_beta * mc_d * t10 - k3 * t11);
            let t13 = js_over_rc
                * (cos_beta_inv_rc * t10 - t6 * (sin_beta_p_over_rc * t8));
            let t14 = (sin_beta * t12 - cos_beta * t13) * (sin_beta * p_over_d);
            let t15 = (cos_beta - cos_beta * t2) * t12
                + ((mc * (p + d * cos_beta) + m_a) * t9 - sin_beta * t2 * t13);
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
            let Constants { k7, k8, k9, k12, k13, k16, k17, k18, .. } = self.constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k8 + cos_beta * (cos_beta * k7);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = cos_beta_sin_beta * k17;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t6 = rho1 * (k9 * rho1 * t2 - t3 * t4 / (t1 * t5)) + rho2 * t4 / t5;
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
            let Constants { k7, k8, k9, k12, k13, k15, k16, k17, k18, k28, k29, .. } = self
                .constants;
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k8 + cos_beta * (cos_beta * k7);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = cos_beta_sin_beta * k17;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t6 = k9 * rho1 * t2 - t3 * t4 / (t1 * t5);
            let t7 = t4 / t5;
            let t8 = t6 * (k15 * t7);
            let t9 = sin_beta * (sin_beta * t8 + t6 * (t6 * (cos_beta * k28)))
                - cos_beta * (t4 * (t4 * (sin_beta * k29)) / (t5 * t5) + cos_beta * t8);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, t9, zero, t6, t7])
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
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                k3,
                k7,
                k8,
                k9,
                k12,
                k13,
                inv_d,
                k16,
                k17,
                k18,
                b_over_r,
                js_over_rc,
                inv_r,
                inv_rc,
                p_over_rc,
                m_a_plus_mc_p,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k8 + cos_beta * (cos_beta * k7);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = cos_beta_sin_beta * k17;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t6 = k9 * rho1 * t2 - t3 * t4 / (t1 * t5);
            let t7 = rt::lit::<T>(1.0) / t5;
            let t8 = t7 * t4;
            let t9 = inv_r * t6;
            let t10 = t7 * (b_over_r * t4);
            let sin_beta_inv_d = sin_beta * inv_d;
            let t11 = d + p * cos_beta;
            let t12 = t11 * inv_d;
            let t13 = sin_beta_inv_d * t6 + t7 * (t12 * t4);
            let t14 = cos_beta * t6;
            let t15 = inv_rc * t14 - t7 * (sin_beta * p_over_rc * t4);
            let t16 = inv_d * ((jc + mc_d * t11) * t8 + sin_beta * mc_d * t6 - k3 * t13);
            let t17 = js_over_rc * t15;
            let t18 = cos_beta * (t16 + mc_d * t13)
                + (sin_beta * t17 - (mc * (p + d * cos_beta) + m_a) * t8);
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
                m_a,
                mc_d,
                k3,
                p_mc_d,
                k7,
                k8,
                k9,
                k12,
                k13,
                k14,
                inv_d,
                k15,
                k16,
                k17,
                k18,
                k21,
                js_over_rc,
                inv_r,
                inv_rc,
                p_over_d,
                m_a_plus_mc_p,
                k30,
                k31,
                k32,
                k33,
                k34,
                k35,
                k36,
                k37,
                js_over_rc_squared,
                p_js_over_rc_squared,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let cos_beta_squared = cos_beta * cos_beta;
            let t1 = cos_beta_squared * k7 + k8;
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = k9 * rho1 * t2;
            let sin_beta_squared = sin_beta * sin_beta;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t4 = t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t5 = (sin_beta_squared * k12 + k13) * k16 - t4;
            let t6 = rt::lit::<T>(1.0) / (t1 * t5);
            let t7 = cos_beta_sin_beta * k17;
            let t8 = t2 * t7;
            let t9 = rho2 - rho1 * t8;
            let t10 = t6 * (t7 * t9);
            let t11 = t3 - t10;
            let t12 = cos_beta_sin_beta * k31;
            let t13 = cos_beta_squared - sin_beta_squared;
            let t14 = t13 * k17;
            let t15 = (t14 + t8 * t12) * (rho1 * t2);
            let t16 = cos_beta_sin_beta * k15;
            let t17 = cos_beta_sin_beta * k30
                - t2 * (k14 * (t13 * t16 + cos_beta_sin_beta * (t13 * k15)) + t4 * t12);
            let t18 = t6 * (t14 * t9 - t7 * t15 - t10 * (t1 * t17 - t5 * t12));
            let t19 = t3 * (t2 * t12) - t18;
            let t20 = k9 * t2 + t6 * (t7 * t8);
            let t21 = t7 * t6;
            let t22 = rt::lit::<T>(1.0) / t5;
            let t23 = t22 * t9;
            let t24 = t15 + t23 * t17;
            let t25 = t22 * t24;
            let t26 = inv_r * t19;
            let t27 = b * (inv_r / t5);
            let t28 = t24 * t27;
            let t29 = inv_r * t20;
            let t30 = t6 * (cos_beta_sin_beta * k32);
            let t31 = t6 * (cos_beta_sin_beta * k33);
            let t32 = inv_d / t5;
            let p_sin_beta = p * sin_beta;
            let t33 = p_sin_beta * t9;
            let t34 = t32 * t33;
            let cos_beta_inv_d = cos_beta * inv_d;
            let t35 = cos_beta_inv_d * t11;
            let t36 = t34 - t35;
            let p_cos_beta = p * cos_beta;
            let d_plus_p_cos_beta = d + p_cos_beta;
            let t37 = d_plus_p_cos_beta * t32;
            let sin_beta_inv_d = sin_beta * inv_d;
            let t38 = sin_beta * t16;
            let cos_beta_inv_rc = cos_beta * inv_rc;
            let t39 = inv_rc / t5;
            let t40 = p_sin_beta * t39;
            let t41 = t11 * (sin_beta * inv_rc) + t39 * (p_cos_beta * t9);
            let t42 = js_over_rc * t41;
            let t43 = jc + mc_d * d_plus_p_cos_beta;
            let sin_beta_mc_d = sin_beta * mc_d;
            let t44 = sin_beta_inv_d * t11 + t32 * (d_plus_p_cos_beta * t9);
            let t45 = inv_d * (t43 * t23 + sin_beta_mc_d * t11 - k3 * t44);
            let t46 = js_over_rc * (cos_beta_inv_rc * t11 - t39 * t33);
            let cos_beta_mc_d = cos_beta * mc_d;
            let t47 = t35 - t34;
            let t48 = inv_d * (cos_beta_mc_d * t11 - sin_beta * p_mc_d * t23 - k3 * t47);
            let t49 = sin_beta * (mc_d * t23 - t42 - t45)
                + (cos_beta * (t46 + t48) + (cos_beta_mc_d * t47 - sin_beta_mc_d * t44));
            let t50 = cos_beta * js_over_rc_squared;
            let t51 = sin_beta * t44;
            let t52 = sin_beta * t23;
            let t53 = t51 - t52;
            let t54 = inv_d * (sin_beta_mc_d - sin_beta * k21);
            let t55 = cos_beta * t23;
            let t56 = cos_beta * t44;
            let t57 = t55 - t56;
            let t58 = cos_beta * sin_beta_inv_d;
            let t59 = sin_beta * sin_beta_inv_d;
            let t60 = t58 * t45
                + (t59 * t46
                    + t23
                        * (cos_beta * t54
                            + (cos_beta_mc_d * sin_beta_inv_d + sin_beta * t50)));
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
            let t75 = d_plus_p_cos_beta * inv_d;
            let t76 = cos_beta * t75;
            let t77 = sin_beta * t75;
            let t78 = inv_d * (t43 - d_plus_p_cos_beta * k21);
            let t79 = sin_beta * p_js_over_rc_squared;
            let t80 = cos_beta_mc_d * t75 - sin_beta * t79
                - rt::lit::<T>(2.0) * (mc * (p + d * cos_beta) + m_a);
            let t81 = t76 * t45
                + (t77 * t46 + (cos_beta_mc_d * t44 + t23 * (cos_beta * t78 + t80)));
            let t82 = mc_d * (rt::lit::<T>(1.0) - t75);
            let t83 = cos_beta * t82;
            let t84 = t83 * t11 - sin_beta * (p_mc_d * t61 + t82 * t64);
            let t85 = t81 - (t79 * t53 + t78 * t57) - sin_beta_inv_d * t84;
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
            let t93 = sin_beta * p_over_d * t72 + p * (t46 * t68 - t45 * t67) + t89
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
                    t6 * (d_plus_p_cos_beta * (cos_beta_sin_beta * k35))
                        - sin_beta_inv_d * t20,
                    cos_beta_inv_rc * t20 + k36 * t38 * t6,
                    t20 * t66 - t21 * t85,
                    t20 * t90 - t21 * t92,
                ],
                [
                    -(cos_theta * t21),
                    -(sin_theta * t21),
                    t22,
                    t27 - t31,
                    -(t31 + t27),
                    k34 * t38 * t6 - t37,
                    -(t6 * (cos_beta_sin_beta * (cos_beta * k37)) + t40),
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
            let jc = self.parameters.Jc;
            let js = self.parameters.Js;
            let Constants { m_plus_mc, m_a, mc_d, d_squared, k2, twice_d, k3, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = mc * (p + d * cos_beta) + m_a;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t3 = mc_d * (cos_theta_sin_beta + sin_theta * cos_beta);
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = mc_d * (sin_theta_sin_beta - cos_beta * cos_theta);
            let t6 = jc + mc_d * (d + p * cos_beta);
            let t7 = t4 * y_dot
                + theta_dot * (k2 + mc * (d_squared + p * (p + cos_beta * twice_d)));
            rt::vector([
                t2 * theta_dot + (m_plus_mc * x_dot + t3 * beta_dot),
                t4 * theta_dot + (m_plus_mc * y_dot + t5 * beta_dot),
                t2 * x_dot + t6 * beta_dot + t7,
                jw * right_dot,
                jw * left_dot,
                t3 * x_dot + k3 * beta_dot + (t5 * y_dot + t6 * theta_dot),
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
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                d_squared,
                k2,
                twice_d,
                k3,
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
            let t3 = t1 * mc_d_over_m_plus_mc;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t4 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t5 = mc_d * t4;
            let t6 = t4 * mc_d_over_m_plus_mc;
            let t7 = mc * (p + d * cos_beta) + m_a;
            let t8 = sin_theta * t7 + mc_d * cos_theta_sin_beta;
            let t9 = t8 * inv_m_plus_mc;
            let t10 = mc_d * sin_theta_sin_beta - t7 * cos_theta;
            let t11 = t10 * inv_m_plus_mc;
            let t12 = jc + mc_d * (d + p * cos_beta) - t5 * t9 - t2 * t11;
            let t13 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t8 * t9
                - t10 * t11;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = t12 * t14;
            let t16 = k3 - t2 * t3 - t5 * t6 - t12 * t15;
            let t17 = inv_m_plus_mc / t16;
            let t18 = p_theta - p_x * t9 - p_y * t11;
            let t19 = p_beta - p_y * t3 - p_x * t6 - t15 * t18;
            let t20 = rt::lit::<T>(1.0) / t16;
            let t21 = t14 * (t18 - t20 * (t12 * t19));
            rt::vector([
                p_x * inv_m_plus_mc - t17 * (t5 * t19) - t9 * t21,
                p_y * inv_m_plus_mc - t17 * (t2 * t19) - t11 * t21,
                t21,
                p_right * inv_jw,
                p_left * inv_jw,
                t20 * t19,
                p_spin * inv_js,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 2> {
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
                d_squared,
                k2,
                twice_d,
                k3,
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
            let t9 = t3 * x_dot + k3 * beta_dot + (t5 * y_dot + t8 * theta_dot);
            let t10 = t6
                + (inv_r * (jw_left_dot + jw_right_dot)
                    + cos_beta * (spin_dot * js_over_rc) - sin_beta * inv_d * t9);
            let t11 = theta_dot * (k2 + mc * (d_squared + p * (p + cos_beta * twice_d)))
                + (t8 * beta_dot
                    + (b_over_r * (jw_right_dot - jw_left_dot)
                        - sin_beta * (spin_dot * js_p_over_rc)));
            rt::vector([t10, t2 * x_dot + t4 * y_dot + (t11 - t7 * inv_d * t9)])
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
            rho: &SVector<T, 2>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, _, _, beta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let p = self.parameters.p;
            let d = self.parameters.d;
            let Constants {
                k7,
                k8,
                k9,
                k12,
                k13,
                inv_d,
                k16,
                k17,
                k18,
                b_over_r,
                inv_r,
                inv_rc,
                p_over_rc,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_beta, cos_beta) = rt::sin_cos(beta);
            let t1 = k8 + cos_beta * (cos_beta * k7);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_beta_sin_beta = cos_beta * sin_beta;
            let t3 = cos_beta_sin_beta * k17;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = k16 * (k13 + sin_beta * (sin_beta * k12))
                - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k18));
            let t6 = k9 * rho1 * t2 - t3 * t4 / (t1 * t5);
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
                cos_beta * inv_rc * t6 - t7 * (sin_beta * p_over_rc * t4),
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
                d_squared,
                k2,
                twice_d,
                k3,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                p_mc_d,
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
            let t3 = t2 * inv_m_plus_mc;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = t4 * inv_m_plus_mc;
            let t6 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t2 * t3
                - t4 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = sin_theta * t3 - cos_theta * t5;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t9 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t10 = mc_d * t9;
            let t11 = t9 * mc_d_over_m_plus_mc;
            let t12 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t13 = mc_d * t12;
            let t14 = t12 * mc_d_over_m_plus_mc;
            let t15 = d + p * cos_beta;
            let t16 = jc + mc_d * t15 - t13 * t3 - t10 * t5;
            let t17 = t16 * t7;
            let t18 = k3 - t10 * t11 - t13 * t14 - t16 * t17;
            let t19 = rt::lit::<T>(1.0) / (t6 * t18);
            let t20 = sin_theta * t14 - cos_theta * t11 - t17 * t8;
            let t21 = t7 * t8 - t19 * (t16 * t20);
            let t22 = sin_theta * inv_m_plus_mc;
            let t23 = inv_m_plus_mc / t18;
            let t24 = t3 * t21 + (t22 + t23 * (t13 * t20));
            let t25 = cos_theta * inv_m_plus_mc;
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
            let t39 = sin_beta_beta_dot * p_mc_d;
            let t40 = t1 * cos_theta_theta_dot + (mc_d * t34 - sin_theta * t31);
            let t41 = beta_dot * t36 + theta_dot * t40;
            let t42 = x_dot * t36 + y_dot * t30 + (t37 * t38 - theta_dot * t39)
                - t14 * t41;
            let t43 = sin_beta * t37;
            let t44 = cos_beta * t37 + theta_dot * m_a_plus_mc_p;
            let t45 = sin_theta * (x_dot * t43 - y_dot * t44)
                - (beta_dot * t39 + sin_beta_beta_dot * (theta_dot * twice_d_mc_p));
            let t46 = t45 - cos_theta * (y_dot * t43 + x_dot * t44)
                + (x_dot * t40 + y_dot * t32);
            let t47 = t46 - (t3 * t41 + t5 * t33);
            let t48 = t42 - t11 * t33 - t17 * t47;
            let t49 = t7 * t47 - t19 * (t16 * t48);
            let t50 = inv_m_plus_mc * t33 - t23 * (t10 * t48) - t5 * t49;
            let t51 = inv_m_plus_mc * t41 - t23 * (t13 * t48) - t3 * t49;
            let t52 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * t50 - sin_theta * t51;
            let t53 = cos_beta_cos_theta - sin_theta_sin_beta;
            let t54 = t15 + t53 * t5 - t12 * t3;
            let t55 = d + t53 * t11 - t12 * t14 - t17 * t54;
            let t56 = t19 * (t16 * t55) - t7 * t54;
            let t57 = t12 * inv_m_plus_mc;
            let t58 = t53 * inv_m_plus_mc;
            let t59 = rt::lit::<T>(1.0) / t18;
            let t60 = t53 * (t58 + t23 * (t10 * t55) - t5 * t56)
                + (t59 * (d * t55) - t15 * t56);
            let t61 = t53 * t26 + (t12 * t24 - (t15 * t21 + t59 * (d * t20)));
            let t62 = t61 * t27;
            let t63 = t12 * (t3 * t56 + (t57 - t23 * (t13 * t55))) + t60 - t61 * t62;
            let t64 = cos_theta * t14 + sin_theta * t11;
            let t65 = cos_theta * t3 + sin_theta * t5;
            let t66 = b - t65;
            let t67 = t64 + t17 * t66;
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
            let t82 = t17 * t81 - t64;
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
            let t96 = t17 * t95 - (t53 * t14 + t12 * t11);
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
                d_squared,
                k2,
                twice_d,
                k3,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                p_mc_d,
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
            let t3 = t2 * inv_m_plus_mc;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
            let t5 = t4 * inv_m_plus_mc;
            let t6 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t2 * t3
                - t4 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = cos_theta * t3 + sin_theta * t5;
            let t9 = b + t8;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t10 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t11 = mc_d * t10;
            let t12 = t10 * mc_d_over_m_plus_mc;
            let t13 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t14 = mc_d * t13;
            let t15 = t13 * mc_d_over_m_plus_mc;
            let t16 = d + p * cos_beta;
            let t17 = jc + mc_d * t16 - t14 * t3 - t11 * t5;
            let t18 = t17 * t7;
            let t19 = k3 - t11 * t12 - t14 * t15 - t17 * t18;
            let t20 = rt::lit::<T>(1.0) / (t6 * t19);
            let t21 = cos_theta * t15 + sin_theta * t12;
            let t22 = t18 * t9 - t21;
            let t23 = t7 * t9 + t20 * (t17 * t22);
            let t24 = cos_theta * inv_m_plus_mc;
            let t25 = inv_m_plus_mc / t19;
            let t26 = t3 * t23 + (t24 - t25 * (t14 * t22));
            let t27 = sin_theta * inv_m_plus_mc;
            let t28 = t5 * t23 + (t27 - t25 * (t11 * t22));
            let t29 = sin_theta * t3 - cos_theta * t5;
            let t30 = sin_theta * t15 - cos_theta * t12 - t18 * t29;
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
            let t41 = t21 + t18 * t40;
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
            let t65 = sin_beta_beta_dot * p_mc_d;
            let t66 = x_dot * t56 + y_dot * t62 + (t63 * t64 - theta_dot * t65);
            let t67 = t1 * sin_theta_theta_dot + (mc_d * t60 + cos_theta * t57);
            let t68 = beta_dot * t62 + theta_dot * t67;
            let t69 = sin_beta * t63;
            let t70 = cos_beta * t63 + theta_dot * m_a_plus_mc_p;
            let t71 = sin_theta * (x_dot * t69 - y_dot * t70)
                - (beta_dot * t65 + sin_beta_beta_dot * (theta_dot * twice_d_mc_p));
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
            let t86 = d + t84 * t12 - t13 * t15 - t18 * t85;
            let t87 = t20 * (t17 * t86) - t7 * t85;
            let t88 = t13 * inv_m_plus_mc;
            let t89 = t84 * inv_m_plus_mc;
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
            let t101 = t18 * t100 - (t84 * t15 + t13 * t12);
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
            let jc = self.parameters.Jc;
            let Constants {
                m_a,
                mc_d,
                d_squared,
                k2,
                twice_d,
                k3,
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
            let t3 = t2 * inv_m_plus_mc;
            let cos_theta_sin_beta = cos_theta * sin_beta;
            let t4 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
            let t5 = t4 * inv_m_plus_mc;
            let t6 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t4 * t5
                - t2 * t3;
            let t7 = inv_m_plus_mc / t6;
            let t8 = sin_theta_sin_beta - cos_beta * cos_theta;
            let t9 = mc_d * t8;
            let t10 = t8 * mc_d_over_m_plus_mc;
            let t11 = cos_theta_sin_beta + sin_theta * cos_beta;
            let t12 = mc_d * t11;
            let t13 = t11 * mc_d_over_m_plus_mc;
            let t14 = jc + mc_d * (d + p * cos_beta) - t12 * t5 - t9 * t3;
            let t15 = t14 * t14;
            let t16 = rt::lit::<T>(1.0) / t6;
            let t17 = k3 - t9 * t10 - t12 * t13 - t15 * t16;
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
                    + p_spin * (p_spin * inv_js));
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
                d_squared,
                k2,
                twice_d,
                k3,
                inv_m_plus_mc,
                mc_d_over_m_plus_mc,
                inv_jw,
                inv_js,
                p_mc_d,
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
            let t3 = t2 * inv_m_plus_mc;
            let sin_theta_sin_beta = sin_theta * sin_beta;
            let t4 = mc_d * sin_theta_sin_beta;
            let t5 = t1 * cos_theta;
            let t6 = t4 - t5;
            let t7 = t6 * inv_m_plus_mc;
            let t8 = k2 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t2 * t3
                - t6 * t7;
            let t9 = inv_m_plus_mc / t8;
            let t10 = d + p * cos_beta;
            let sin_theta_cos_beta = sin_theta * cos_beta;
            let t11 = cos_theta_sin_beta + sin_theta_cos_beta;
            let t12 = mc_d * t11;
            let cos_beta_cos_theta = cos_beta * cos_theta;
            let t13 = sin_theta_sin_beta - cos_beta_cos_theta;
            let t14 = mc_d * t13;
            let t15 = jc + mc_d * t10 - t12 * t3 - t14 * t7;
            let t16 = t11 * mc_d_over_m_plus_mc;
            let t17 = t9 * (t2 * t15) - t16;
            let t18 = t13 * mc_d_over_m_plus_mc;
            let t19 = rt::lit::<T>(1.0) / t8;
            let t20 = t15 * t19;
            let t21 = k3 - t14 * t18 - t12 * t16 - t15 * t20;
            let t22 = t8 * t21;
            let t23 = rt::lit::<T>(1.0) / t22;
            let t24 = t2 * t9 + t15 * t17 * t23;
            let t25 = inv_m_plus_mc / t21;
            let t26 = t7 * t24 - t14 * t17 * t25;
            let t27 = rt::lit::<T>(1.0) / t21;
            let t28 = t17 * t27;
            let t29 = p_x * (t3 * t24 + (inv_m_plus_mc - t12 * t17 * t25))
                + (p_y * t26 + (p_beta * t28 - p_theta * t24));
            let t30 = t9 * (t6 * t15) - t18;
            let t31 = t6 * t9 + t15 * t30 * t23;
            let t32 = t30 * t27;
            let t33 = p_y * (t7 * t31 + (inv_m_plus_mc - t14 * t30 * t25))
                + (p_beta * t32 - p_theta * t31);
            let t34 = p_x * t26 + t33;
            let t35 = t15 * t23;
            let t36 = p_theta * (t19 + t15 * t15 / (t8 * t22)) - p_beta * t35
                - (p_y * t31 + p_x * t24);
            let t37 = p_y * t32 + p_beta * t27 + (p_x * t28 - p_theta * t35);
            let t38 = cos_theta * t3 + sin_theta * t7;
            let t39 = b + t38;
            let t40 = cos_theta * t16 + sin_theta * t18;
            let t41 = t20 * t39 - t40;
            let t42 = t19 * t39 + t23 * (t15 * t41);
            let t43 = cos_theta * inv_m_plus_mc;
            let t44 = t3 * t42 + (t43 - t25 * (t12 * t41));
            let t45 = sin_theta * inv_m_plus_mc;
            let t46 = t7 * t42 + (t45 - t25 * (t14 * t41));
            let t47 = sin_theta * t3 - cos_theta * t7;
            let t48 = sin_theta * t16 - cos_theta * t18 - t20 * t47;
            let t49 = t19 * t47 - t23 * (t15 * t48);
            let t50 = t43 - t25 * (t14 * t48) - t7 * t49;
            let t51 = sin_theta * t50;
            let t52 = b * t49;
            let t53 = t3 * t49 + (t45 + t25 * (t12 * t48));
            let t54 = cos_theta * t53;
            let t55 = t51 - t52 - t54;
            let t56 = rt::lit::<T>(1.0) / (sin_theta * t53 + cos_theta * t50);
            let t57 = t55 * t56;
            let t58 = b - t38;
            let t59 = t40 + t20 * t58;
            let t60 = t19 * t58 + t23 * (t15 * t59);
            let t61 = t43 + t25 * (t12 * t59) - t3 * t60;
            let t62 = t45 + t25 * (t14 * t59) - t7 * t60;
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
            let t91 = t82 * t84 - t16 * t81
                + (t34 * t87 + (t29 * t80 - t36 * t88) - t18 * t90);
            let t92 = sin_beta * t82;
            let t93 = m_a_plus_mc_p * t36 + cos_beta * t82;
            let t94 = t29 * t78 - (t76 * (twice_d_mc_p * t36) + t37 * t88)
                - cos_theta * (t34 * t92 + t29 * t93);
            let t95 = sin_theta * (t29 * t92 - t34 * t93) + t34 * t89 + t94
                - (t3 * t81 + t7 * t90);
            let t96 = t91 - t20 * t95;
            let t97 = t19 * t95 - t35 * t96;
            let t98 = inv_m_plus_mc * t81 - t12 * t25 * t96 - t3 * t97;
            let t99 = inv_m_plus_mc * t90 - t14 * t25 * t96 - t7 * t97;
            let t100 = cos_theta * t98 + sin_theta * t99;
            let t101 = t34 * t75 - t29 * t73;
            let t102 = b * t97;
            let t103 = cos_theta * t99 + (t29 * t75 + t34 * t73) - sin_theta * t98;
            let t104 = t100 + (t102 - t101) - t66 * t103;
            let t105 = t100 - (t101 + t102) - t57 * t103 - t69 * t104;
            let t106 = cos_beta_cos_theta - sin_theta_sin_beta;
            let t107 = t10 + t106 * t7 - t11 * t3;
            let t108 = d + t106 * t18 - t11 * t16 - t20 * t107;
            let t109 = t23 * (t15 * t108) - t19 * t107;
            let t110 = t11 * inv_m_plus_mc;
            let t111 = t106 * inv_m_plus_mc;
            let t112 = t106 * (t111 + t25 * (t14 * t108) - t7 * t109)
                + (t27 * (d * t108) - t10 * t109);
            let t113 = t106 * t50 + (t11 * t53 - (t10 * t49 + t27 * (d * t48)));
            let t114 = t113 * t56;
            let t115 = t11 * (t3 * t109 + (t110 - t25 * (t12 * t108))) + t112
                - t113 * t114;
            let t116 = t106 * t62 + (t27 * (d * t59) - t10 * t60) - t11 * t61
                - t113 * t66;
            let t117 = t68 * t116;
            let t118 = t106 * t46 + (t10 * t42 - t27 * (d * t41)) - t11 * t44
                - t113 * t57;
            let t119 = t118 - t69 * t116;
            let t120 = t71 * t119;
            let p_sin_beta = p * sin_beta;
            let t121 = t106 * t3 + (p_sin_beta + t11 * t7);
            let t122 = t20 * t121 - (t106 * t16 + t11 * t18);
            let t123 = t19 * t121 + t23 * (t15 * t122);
            let t124 = t7 * t123 + (t110 - t25 * (t14 * t122));
            let t125 = t3 * t123 + (t111 - t25 * (t12 * t122));
            let t126 = t11 * t50 - p_sin_beta * t49 - t106 * t53;
            let t127 = t126 * t56;
            let t128 = t106 * t124 + (t10 * t123 - t27 * (d * t122)) - t11 * t125
                - t113 * t127;
            let t129 = t11 * t62 + (t106 * t61 - p_sin_beta * t60) - t126 * t66;
            let t130 = t68 * t129;
            let t131 = t106 * t44 + (t11 * t46 + p_sin_beta * t42) - t126 * t57
                - t69 * t129;
            let t132 = t131 * t71;
            let t133 = t128 - t130 * t116 - t132 * t119;
            let t134 = t106 * t125 + (t11 * t124 + (rc_rc_over_js + p_sin_beta * t123))
                - t126 * t127 - t129 * t130;
            let t135 = rt::lit::<T>(1.0) / (t134 - t131 * t132);
            let t136 = t133 * t135;
            let t137 = rt::lit::<T>(1.0)
                / (t115 - t116 * t117 - t119 * t120 - t133 * t136);
            let t138 = t29 * t79 + (t34 * t86 - t36 * (p * t76)) - t96 * (d * t27);
            let t139 = t106 * t99 + (t138 - t10 * t97) - t11 * t98 - t114 * t103
                - t117 * t104;
            let t140 = t106 * t98
                + (t29 * t86 + t72 * t83 - t34 * t79 - p_sin_beta * t97);
            let t141 = t11 * t99 + t140 - t127 * t103 - t130 * t104 - t132 * t105;
            let t142 = t139 - t120 * t105 - t136 * t141;
            let t143 = t135 * (t141 - t137 * (t133 * t142));
            let t144 = t71 * (t105 - t137 * (t119 * t142)) - t132 * t143;
            let t145 = t68 * (t104 - t137 * (t116 * t142)) - t130 * t143 - t69 * t144;
            let t146 = t144 + t145;
            let t147 = t137 * t142;
            let t148 = t56 * (t103 - t137 * (t113 * t142)) - t127 * t143 - t57 * t144
                - t66 * t145;
            let t149 = mc_d * t106;
            let t150 = t149 * t29 + t12 * t34;
            let t151 = t5 - t4;
            let t152 = t149 * t37;
            let t153 = t12 * t37;
            let t154 = t36 * (t151 * t29 + t2 * t34)
                + (t29 * (t152 + t151 * t36) + t34 * (t153 + t2 * t36));
            let t155 = b * (t145 - t144)
                + (rt::lit::<T>(0.5) * (t37 * t150 + t154) - t10 * t147
                    - p_sin_beta * t143);
            let sin_beta_p_mc_d = sin_beta * p_mc_d;
            let sin_beta_mc_d = sin_beta * mc_d;
            let t156 = mc_d * sin_theta_cos_beta + cos_theta * sin_beta_mc_d;
            let t157 = mc_d * cos_beta_cos_theta - sin_theta * sin_beta_mc_d;
            let t158 = t36
                * (t156 * t34
                    + (t157 * t29
                        - (t36 * (sin_beta * twice_d_mc_p) + sin_beta_p_mc_d * t37)));
            let t159 = t37 * (t150 - sin_beta_p_mc_d * t36)
                + (t158 + (t29 * (t152 + t157 * t36) + t34 * (t153 + t156 * t36)));
            rt::vector([
                t29,
                t34,
                t36,
                p_right * inv_jw,
                p_left * inv_jw,
                t37,
                p_spin * inv_js,
                cos_theta * t146 + (t106 * t143 - t11 * t147) - sin_theta * t148,
                cos_theta * t148 + (sin_theta * t146 + (t11 * t143 + t106 * t147)),
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
        /// | once, from parameters | 10 | 48 | 13 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 33 | 7 | 0 | 0 | 0 |
        /// | each step | 26 | 59 | 6 | 0 | 3 | 0 |
        /// | each sweep for beta_rate, rho1_rate, rho2_rate, kappa_gradient | 90 | 173 | 10 | 0 | 5 | 0 |
        /// | each iteration for beta_rate, rho1_rate, rho2_rate, kappa_gradient | 399 | 736 | 18 | 0 | 4 | 0 |
        /// | each state that is looked at | 11 | 32 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M a`
            m_a: T,
            /// `mc d`
            mc_d: T,
            /// `Jc + mc d²`
            k1: T,
            /// `mc d/2`
            half_mc_d: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²)`
            k4: T,
            /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
            k5: T,
            /// `rc² d² r²`
            k6: T,
            /// `d² rc²`
            d_squared_rc_squared: T,
            /// `p (Jc rc² - d² (Js + mc rc²))`
            k8: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) p²`
            k9: T,
            /// `rc² (r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)`
            k11: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r²`
            k12: T,
            /// `1/d`
            inv_d: T,
            /// `p (Jc rc² - d² (Js + mc rc²))/(d² rc²)`
            k13: T,
            /// `1/(rc² d² r²)`
            k14: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k15: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k16: T,
            /// `b/r`
            b_over_r: T,
            /// `Js/rc`
            js_over_rc: T,
            /// `1/r`
            inv_r: T,
            /// `1/rc`
            inv_rc: T,
            /// `p/rc`
            p_over_rc: T,
            /// `1/(d² rc²)`
            k17: T,
            /// `p/d`
            p_over_d: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p²`
            k18: T,
            /// `(d² (Js + mc rc²) - Jc rc²)/(d² rc²)`
            k19: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p²/(d² rc²)`
            k20: T,
            /// `M a + mc p`
            k21: T,
            /// `(p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k22: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k23: T,
            /// `2 ((d² (Js + mc rc²) - Jc rc²)/(d² rc²))`
            k24: T,
            /// `2 rc² d² r²`
            k25: T,
            /// `(1/2)/d`
            k26: T,
            /// `(Js/rc)/2`
            half_js_over_rc: T,
            /// `2 (d² (Js + mc rc²) - Jc rc²) p²`
            k27: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) h`
            k28: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p² h/(d² rc²)`
            k29: T,
            /// `p h`
            p_h: T,
            /// `h/d`
            h_over_d: T,
            /// `p h/d`
            p_h_over_d: T,
            /// `rc² d² r² h`
            k30: T,
            /// `rc² d r² h/2`
            k31: T,
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
            k32: T,
            /// `b h/2`
            k33: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k34: T,
            /// `rc² d² r h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k35: T,
            /// `rc d² r² h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k36: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k37: T,
            /// `2 ((d² (Js + mc rc²) - Jc rc²) p² h/(d² rc²))`
            k38: T,
            /// `2 ((d² (Js + mc rc²) - Jc rc²) h/(d² rc²))`
            k39: T,
            /// `2 r² (d² (Js + mc rc²) - Jc rc²) p² h`
            k40: T,
            /// `p (Jc rc² - d² (Js + mc rc²)) h/2`
            k41: T,
            /// `h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k42: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k43: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 9];
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
                let m_a = m * a;
                let mc_d = mc * d;
                let d_squared = d * d;
                let k1 = jc + mc * d_squared;
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
                let d_squared_rc_squared = d_squared * rc_squared;
                let k7 = jc_rc_squared - k2;
                let k8 = p * k7;
                let p_squared = p * p;
                let k9 = k4 * p_squared;
                let k10 = r_squared * (d_squared * (m * (a * a) + j) + jc * p_squared)
                    + rt::lit::<T>(2.0) * (d_squared_jw * (b * b));
                let k11 = rc_squared * k10;
                let k12 = k7 * (p * r_squared);
                let inv_d = rt::lit::<T>(1.0) / d;
                let k13 = k8 / d_squared_rc_squared;
                let k14 = rt::lit::<T>(1.0) / k6;
                let k15 = k6 * k13;
                let k16 = k12 * k13;
                let b_over_r = b / r;
                let js_over_rc = js / rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let p_over_rc = p / rc;
                let k17 = rt::lit::<T>(1.0) / d_squared_rc_squared;
                let p_over_d = p / d;
                let k18 = k3 * p_squared;
                let k19 = k3 / d_squared_rc_squared;
                let k20 = k18 / d_squared_rc_squared;
                let k21 = m_a + mc * p;
                let k22 = rt::lit::<T>(0.5) * k13;
                let k23 = rt::lit::<T>(0.5) * k15;
                let k24 = rt::lit::<T>(2.0) * k19;
                let k25 = rt::lit::<T>(2.0) * k6;
                let k26 = rt::lit::<T>(0.5) / d;
                let half_js_over_rc = rt::lit::<T>(0.5) * js_over_rc;
                let k27 = rt::lit::<T>(2.0) * k18;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k28 = k4 * h;
                let k29 = k18 * h / d_squared_rc_squared;
                let p_h = p * h;
                let h_over_d = h / d;
                let p_h_over_d = p_h / d;
                let k30 = k6 * h;
                let k31 = rt::lit::<T>(0.5) * (rc_squared * (d * r_squared) * h);
                let h_over_rc = h / rc;
                let p_h_over_rc = p_h / rc;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let half_h_over_d = rt::lit::<T>(0.5) * h_over_d;
                let half_h_over_rc = rt::lit::<T>(0.5) * h_over_rc;
                let k32 = k9 * h;
                let k33 = rt::lit::<T>(0.5) * (b * h);
                let k34 = h * k15;
                let k35 = rt::lit::<T>(0.5) * (rc_squared * (d_squared * r) * h * k13);
                let k36 = rt::lit::<T>(0.5) * (rc * d_squared_r_squared * h * k13);
                let k37 = rt::lit::<T>(0.5) * k34;
                let k38 = rt::lit::<T>(2.0) * k29;
                let k39 = rt::lit::<T>(2.0) * (k3 * h / d_squared_rc_squared);
                let k40 = rt::lit::<T>(2.0) * k32;
                let k41 = rt::lit::<T>(0.5) * (k8 * h);
                let k42 = rt::lit::<T>(0.5) * (h * k13);
                let k43 = rt::lit::<T>(0.5) * (k12 * h * k13);
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    m_a,
                    mc_d,
                    k1,
                    half_mc_d,
                    k4,
                    k5,
                    k6,
                    d_squared_rc_squared,
                    k8,
                    k9,
                    k11,
                    k12,
                    inv_d,
                    k13,
                    k14,
                    k15,
                    k16,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    k17,
                    p_over_d,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    half_js_over_rc,
                    k27,
                    inv_h,
                    half_h,
                    k28,
                    k29,
                    p_h,
                    h_over_d,
                    p_h_over_d,
                    k30,
                    k31,
                    h_over_rc,
                    p_h_over_rc,
                    half_p_h,
                    half_h_over_d,
                    half_h_over_rc,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
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
                let p = system.parameters.p;
                let d = system.parameters.d;
                let mc = system.parameters.mc;
                let jc = system.parameters.Jc;
                let js = system.parameters.Js;
                let Scheme {
                    m_a,
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
                let t1 = mc * (p + d * cos_beta) + m_a;
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
                        + cos_beta * (spin_dot * js_over_rc) - sin_beta * inv_d * t9);
                let t11 = jc + (m * (a * a) + j)
                    + mc * (d * d + p * (p + cos_beta * (rt::lit::<T>(2.0) * d)));
                let t12 = theta_dot * t11
                    + (t8 * beta_dot
                        + (b_over_r * (jw_right_dot - jw_left_dot)
                            - sin_beta * (spin_dot * (js * p_over_rc))));
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t10,
                    t2 * x_dot + t4 * y_dot + (t12 - t7 * inv_d * t9),
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let b = setting.system().parameters.b;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let rc = setting.system().parameters.rc;
                let mc = setting.system().parameters.mc;
                let jc = setting.system().parameters.Jc;
                let Scheme {
                    m_a,
                    mc_d,
                    k1,
                    half_mc_d,
                    k4,
                    k5,
                    k6,
                    d_squared_rc_squared,
                    k8,
                    k9,
                    k11,
                    k12,
                    inv_d,
                    k13,
                    k14,
                    k15,
                    k16,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    k17,
                    p_over_d,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    half_js_over_rc,
                    k27,
                    inv_h,
                    half_h,
                    k28,
                    k29,
                    p_h,
                    h_over_d,
                    p_h_over_d,
                    k30,
                    k31,
                    h_over_rc,
                    p_h_over_rc,
                    half_p_h,
                    half_h_over_d,
                    half_h_over_rc,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    twice_h,
                } = *setting.scheme();
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t1 = cos_beta_sin_beta * k15;
                let t2 = k5 + cos_beta * (cos_beta * k4);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = t1 * t3;
                let t5 = k11 + sin_beta * (sin_beta * k9);
                let t6 = k14 * t5 - t3 * (cos_beta_sin_beta * (cos_beta_sin_beta * k16));
                let t7 = rt::lit::<T>(1.0) / (t2 * t6);
                let t8 = k6 * t3;
                let t9 = rt::lit::<T>(1.0) / t6;
                let t10 = k14 * t2;
                let t11 = cos_beta_sin_beta * k13;
                let t12 = k8 * cos_beta_sin_beta;
                let t13 = t1 * t7;
                let t14 = cos_beta_sin_beta * k41;
                let t15 = half_h * t5;
                let t16 = t2 * k42;
                let t17 = cos_beta_sin_beta * k43;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([beta_rate, rho1_rate, rho2_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let beta_rate_half_h = beta_rate * half_h;
                    let t35 = beta + beta_rate_half_h;
                    let (t36, t37) = rt::sin_cos(t35);
                    let t38 = inv_d * t36;
                    let t40 = k5 + t37 * (k4 * t37);
                    let t41 = rt::lit::<T>(1.0) / t40;
                    let t42 = rho1 + rho1_rate * half_h;
                    let t43 = t41 * (k6 * t42);
                    let t45 = t37 * t36;
                    let t50 = k15 * t45;
                    let t51 = rho2 + rho2_rate * half_h;
                    let t355 = t51 - t41 * (t42 * t50);
                    let t44 = k9 * t36;
                    let t46 = t41 * (t45 * (k16 * t45));
                    let t47 = k14 * (k11 + t36 * t44) - t46;
                    let t48 = t40 * t47;
                    let t356 = t50 * t355 / t48;
                    let t357 = t43 - t356;
                    let rho1_new = rho1 + rho1_rate * h;
                    let t115 = k17 / t47;
                    let beta_rate_h = beta_rate * h;
                    let beta_new = beta + beta_rate_h;
                    let (sin_beta_new, cos_beta_new) = rt::sin_cos(beta_new);
                    let t116 = cos_beta_new * sin_beta_new;
                    let t117 = k8 * t116;
                    let t119 = k5 + cos_beta_new * (k4 * cos_beta_new);
                    let t120 = k14 * t119;
                    let t358 = rho1_new - t115 * (t117 * t355) - t120 * t357;
                    let t122 = rt::lit::<T>(1.0) / t119;
                    let t123 = k6 * t122;
                    let t126 = k11 + sin_beta_new * (k9 * sin_beta_new);
                    let t133 = t122 * (t116 * (t116 * k16));
                    let t134 = k14 * t126 - t133;
                    let t135 = rt::lit::<T>(1.0) / (t119 * t134);
                    let t130 = t116 * k15;
                    let rho2_rate_h = rho2_rate * h;
                    let rho2_new = rho2 + rho2_rate_h;
                    let t125 = k14 / t47;
                    let t128 = t116 * k13;
                    let t359 = rho2_new - t125 * (t355 * t126) - t128 * t357;
                    let t131 = t130 * t122;
                    let t360 = t359 - t131 * t358;
                    let t145 = rt::lit::<T>(1.0) / t134;
                    let t361 = rho1 - t115 * (t12 * t355) - t10 * t357;
                    let t362 = rho2 - t125 * (t5 * t355) - t11 * t357;
                    let t363 = t362 - t4 * t361;
                    let t147 = cos_beta + cos_beta_new;
                    let sin_beta_rate_half_h = rt::sin(beta_rate_half_h);
                    let t148 = t37 * sin_beta_rate_half_h;
                    let t149 = sin_beta + sin_beta_new;
                    let t150 = t36 * sin_beta_rate_half_h;
                    let t151 = t147 * t148 - t149 * t150;
                    let t152 = k8 * t151;
                    let t60 = rt::lit::<T>(1.0) / t47;
                    let t364 = t355 * t60;
                    let t156 = k13 * t151;
                    let t365 = t357
                        * (t115 * (t355 * t152) - t357 * (t150 * (t147 * k24)))
                        + t364 * (t156 * t357 + t115 * (t355 * (t148 * (t149 * k27))));
                    let t366 = t145 * (t359 * t360)
                        - (t361 * (t8 * t361 - t13 * t363)
                            + (t363 * (t9 * t362) + t365));
                    let t367 = t357 * (k13 * t364);
                    let t83 = t47 * t47;
                    let t368 = t36 * (t36 * t367 + t357 * (t357 * (k19 * t37)))
                        - t37 * (t355 * (t355 * (k20 * t36)) / t83 + t37 * t367);
                    let t369 = rt::lit::<T>(0.5)
                        * (t358 * (t123 * t358 - t135 * (t130 * t360)) + t366)
                        - beta_rate_h * t368;
                    let t39 = rho1_rate * kappa_gradient;
                    let t370 = t39 + t357;
                    let t59 = rho2_rate * kappa_gradient;
                    let t371 = t59 + t364;
                    let t372 = theta + half_h * t371;
                    let (t373, t374) = rt::sin_cos(t372);
                    let t375 = t370 * t374;
                    let t376 = t370 * t373;
                    let t377 = b_over_r * t371;
                    let t378 = inv_r * t370;
                    let t379 = t377 + t378;
                    let t162 = beta_rate * beta_rate
                        + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                    let t380 = t378 - t377;
                    let t76 = inv_rc * t37;
                    let t77 = p_over_rc * t36;
                    let t381 = t76 * t370 - t77 * t371;
                    let t382 = t376 * t376
                        + (t379 * t379 + (t162 + t371 * t371)
                            + (t380 * t380 + t381 * t381));
                    let t383 = rt::div_or_zero(t369, h * (t375 * t375 + t382));
                    let t384 = t357 + rho1_rate * t383;
                    let t57 = d + p * t37;
                    let t58 = inv_d * t57;
                    let t385 = t364 + rho2_rate * t383;
                    let t386 = t368 + beta_rate * t383;
                    let t90 = p_over_d * t36;
                    let t92 = jc + mc_d * t57;
                    let t93 = mc_d * t36;
                    let t387 = t38 * t357 + t60 * (t355 * t58);
                    let t388 = inv_d * (t92 * t364 + t93 * t357 - k1 * t387);
                    let t389 = js_over_rc * (t76 * t357 - t60 * (t355 * t77));
                    let t390 = t90 * (t36 * t388 - t37 * t389);
                    let t109 = t37 * t58;
                    let t106 = m_a + mc * (p + d * t37);
                    let t108 = t36 * t58;
                    let t391 = t388 * (t37 - t109) + (t106 * t364 - t108 * t389)
                        - t37 * (t388 + mc_d * t387);
                    let t392 = t383 * (t76 * t384 - t77 * t385);
                    let t393 = inv_r * t384;
                    let t394 = b_over_r * t385;
                    let t395 = t383 * (t393 + t394);
                    let t396 = t383 * (t393 - t394);
                    let t397 = t38 * t386 + t385 * (t390 - t391) - t76 * t392
                        - inv_r * (t395 + t396);
                    let t398 = theta + half_h * t385;
                    let (t399, t400) = rt::sin_cos(t398);
                    let t401 = b_over_r * (t396 - t395)
                        + (t77 * t392
                            + (t58 * t386 + t384 * (t391 - t390) - t383 * t385));
                    solution1
                        .update([
                            -(t38 * t384 + t58 * t385),
                            t397 - (t400 * t400 + t399 * t399) * (t383 * t384),
                            t401,
                            t383,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let sin_beta_inv_d = sin_beta * inv_d;
                            let t18 = rho2 - rho1 * t4;
                            let t19 = k6 * rho1 * t3 - t7 * (t1 * t18);
                            let t20 = d + p * cos_beta;
                            let t21 = t20 * inv_d;
                            let t22 = sin_beta_inv_d * t19 + t9 * (t21 * t18);
                            let t23 = t9 * t18;
                            let t24 = inv_d
                                * ((jc + mc_d * t20) * t23 + sin_beta * mc_d * t19
                                    - k1 * t22);
                            let t25 = cos_beta * t19;
                            let t26 = js_over_rc
                                * (inv_rc * t25 - t9 * (sin_beta * p_over_rc * t18));
                            let t27 = cos_beta * (t24 + mc_d * t22)
                                + (sin_beta * t26 - (mc * (p + d * cos_beta) + m_a) * t23);
                            let t28 = sin_beta * t22;
                            let t29 = sin_beta * t23;
                            let t30 = cos_beta * t22;
                            let t31 = mc_d * (t23 - t22);
                            let t32 = t31 * (t25 - p * t29);
                            let t33 = t23 * t27
                                + (t26 * (t28 - t29) - t24 * (cos_beta * t23 - t30)
                                    - sin_beta_inv_d * t32);
                            let t34 = p * (t30 * t26 - t28 * t24)
                                + (t19 * (k21 * t23 + cos_beta * t31) - t21 * t32);
                            [-t22, t33, t34, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(beta * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |[beta_rate, rho1_rate, rho2_rate, kappa_gradient]| {
                            let beta_rate_half_h = beta_rate * half_h;
                            let t35 = beta + beta_rate_half_h;
                            let (t36, t37) = rt::sin_cos(t35);
                            let t38 = inv_d * t36;
                            let t39 = rho1_rate * kappa_gradient;
                            let t40 = k5 + t37 * (k4 * t37);
                            let t41 = rt::lit::<T>(1.0) / t40;
                            let t42 = rho1 + rho1_rate * half_h;
                            let t43 = t41 * (k6 * t42);
                            let t44 = k9 * t36;
                            let t45 = t37 * t36;
                            let t46 = t41 * (t45 * (k16 * t45));
                            let t47 = k14 * (k11 + t36 * t44) - t46;
                            let t48 = t40 * t47;
                            let t49 = rt::lit::<T>(1.0) / t48;
                            let t50 = k15 * t45;
                            let t51 = rho2 + rho2_rate * half_h;
                            let t52 = t50 * t41;
                            let t53 = t51 - t42 * t52;
                            let t54 = t49 * (t50 * t53);
                            let t55 = t43 - t54;
                            let t56 = t39 + t55;
                            let t57 = d + p * t37;
                            let t58 = inv_d * t57;
                            let t59 = rho2_rate * kappa_gradient;
                            let t60 = rt::lit::<T>(1.0) / t47;
                            let t61 = t53 * t60;
                            let t62 = t59 + t61;
                            let t63 = theta + half_h * t62;
                            let (t64, t65) = rt::sin_cos(t63);
                            let t66 = t56 * t65;
                            let t67 = kappa_gradient * t66;
                            let t68 = t56 * t64;
                            let t69 = kappa_gradient * t68;
                            let t70 = inv_r * t56;
                            let t71 = b_over_r * t62;
                            let t72 = t70 + t71;
                            let t73 = kappa_gradient * t72;
                            let t74 = t70 - t71;
                            let t75 = kappa_gradient * t74;
                            let t76 = inv_rc * t37;
                            let t77 = p_over_rc * t36;
                            let t78 = t76 * t56 - t77 * t62;
                            let t79 = kappa_gradient * t78;
                            let t80 = t55 * (k13 * t61);
                            let t81 = t55 * (k19 * t55);
                            let t82 = t36 * t80 + t37 * t81;
                            let t83 = t47 * t47;
                            let t84 = k14 / t83;
                            let t85 = t84 * (t53 * t53);
                            let t86 = k9 * t85;
                            let t87 = t36 * t86 + t37 * t80;
                            let t88 = t36 * t82 - t37 * t87;
                            let t89 = beta_rate * kappa_gradient + t88;
                            let t90 = p_over_d * t36;
                            let t91 = t36 * t90;
                            let t92 = jc + mc_d * t57;
                            let t93 = mc_d * t36;
                            let t94 = inv_d / t47;
                            let t95 = t94 * (t57 * t53);
                            let t96 = t95 + t38 * t55;
                            let t97 = t92 * t61 + t93 * t55 - k1 * t96;
                            let t98 = inv_d * t97;
                            let t99 = t36 * (p_over_d * t37);
                            let t100 = inv_rc / t47;
                            let t101 = p * t36;
                            let t102 = t100 * (t101 * t53);
                            let t103 = t76 * t55 - t102;
                            let t104 = js_over_rc * t103;
                            let t105 = t91 * t98 - t99 * t104;
                            let t106 = m_a + mc * (p + d * t37);
                            let t107 = mc_d * t37;
                            let t108 = t36 * t58;
                            let t109 = t37 * t58;
                            let t110 = t106 * t61 - t107 * t96 - t108 * t104
                                - t109 * t98;
                            let t111 = t105 - t110;
                            let t112 = inv_r * (t73 + t75) + (rho1_rate + t76 * t79)
                                - t38 * t89 - t111 * t62;
                            let t113 = b_over_r * (t73 - t75)
                                + (rho2_rate + kappa_gradient * t62 - t77 * t79)
                                - t58 * t89;
                            let t114 = t110 - t105;
                            let rho1_new = rho1 + rho1_rate * h;
                            let t115 = k17 / t47;
                            let beta_rate_h = beta_rate * h;
                            let beta_new = beta + beta_rate_h;
                            let (sin_beta_new, cos_beta_new) = rt::sin_cos(beta_new);
                            let t116 = cos_beta_new * sin_beta_new;
                            let t117 = k8 * t116;
                            let t118 = t115 * (t117 * t53);
                            let t119 = k5 + cos_beta_new * (k4 * cos_beta_new);
                            let t120 = k14 * t119;
                            let t121 = rho1_new - t118 - t120 * t55;
                            let t122 = rt::lit::<T>(1.0) / t119;
                            let t123 = k6 * t122;
                            let t124 = t121 * t123;
                            let rho2_rate_h = rho2_rate * h;
                            let rho2_new = rho2 + rho2_rate_h;
                            let t125 = k14 / t47;
                            let t126 = k11 + sin_beta_new * (k9 * sin_beta_new);
                            let t127 = t125 * (t126 * t53);
                            let t128 = t116 * k13;
                            let t129 = rho2_new - t127 - t128 * t55;
                            let t130 = t116 * k15;
                            let t131 = t130 * t122;
                            let t132 = t129 - t131 * t121;
                            let t133 = t122 * (t116 * (t116 * k16));
                            let t134 = k14 * t126 - t133;
                            let t135 = rt::lit::<T>(1.0) / (t119 * t134);
                            let t136 = t130 * t135;
                            let t137 = t132 * t136;
                            let t138 = t124 - t137;
                            let t139 = t125 * (t5 * t53);
                            let t140 = rho2 - t139 - t11 * t55;
                            let t141 = t115 * (t12 * t53);
                            let t142 = rho1 - t141 - t10 * t55;
                            let t143 = t140 - t4 * t142;
                            let t144 = t9 * t143;
                            let t145 = rt::lit::<T>(1.0) / t134;
                            let t146 = t132 * t145;
                            let t147 = cos_beta + cos_beta_new;
                            let (sin_beta_rate_half_h, cos_beta_rate_half_h) = rt::sin_cos(
                                beta_rate_half_h,
                            );
                            let t148 = t37 * sin_beta_rate_half_h;
                            let t149 = sin_beta + sin_beta_new;
                            let t150 = t36 * sin_beta_rate_half_h;
                            let t151 = t147 * t148 - t149 * t150;
                            let t152 = k8 * t151;
                            let t153 = t115 * (t152 * t53);
                            let t154 = t150 * (t147 * k19);
                            let t155 = t153 - t55 * (rt::lit::<T>(2.0) * t154);
                            let t156 = k13 * t151;
                            let t157 = t148 * (k18 * t149);
                            let t158 = t115 * (t157 * t53);
                            let t159 = t156 * t55 + rt::lit::<T>(2.0) * t158;
                            let t160 = t8 * t142 - t143 * t13;
                            let t161 = t121 * t138 - t140 * t144
                                + (t129 * t146 - (t55 * t155 + t61 * t159) - t142 * t160);
                            let t162 = beta_rate * beta_rate
                                + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                            let t163 = t68 * t68
                                + (t72 * t72 + (t62 * t62 + t162)
                                    + (t74 * t74 + t78 * t78));
                            let t164 = h * (t66 * t66 + t163);
                            let t165 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * t161 - beta_rate_h * t88,
                                t164,
                            );
                            let t166 = t37 * h_over_d;
                            let t167 = t36 * p_h_over_d;
                            let t168 = t36 * (k28 * t37);
                            let t169 = h * t37;
                            let t170 = h * t36;
                            let t171 = t37 * t169 - t36 * t170;
                            let t172 = t171 * k23;
                            let t173 = (t172 + t168 * t52) * (t42 * t41);
                            let t174 = k13 * t45;
                            let t175 = t41
                                * (k12
                                    * (t174 * (rt::lit::<T>(0.5) * t171) + t45 * (t171 * k22))
                                    + t46 * t168);
                            let t176 = k29 * t45 - t175;
                            let t177 = t49
                                * (t172 * t53 - t50 * t173
                                    - t54 * (t40 * t176 - t47 * t168));
                            let t178 = t43 * (t41 * t168) - t177;
                            let t179 = t38 * t178;
                            let t180 = t173 + t61 * t176;
                            let t181 = rt::lit::<T>(0.5) * (t166 * t56 - t167 * t62)
                                + (t179 + (rt::lit::<T>(1.0) - t180 * (t57 * t94)));
                            let t182 = h * t52;
                            let t183 = k30 * t41 + t49 * (t50 * t182);
                            let t184 = rt::lit::<T>(0.5) * t183;
                            let t185 = kappa_gradient + t184;
                            let t186 = half_h * t57;
                            let t187 = t94 * (t52 * t186);
                            let t188 = half_h * t60;
                            let t189 = kappa_gradient + t188;
                            let t190 = t36 * t174;
                            let t191 = t49 * (k31 * t190);
                            let t192 = t60 * t180;
                            let t193 = h * t192;
                            let t194 = t64 * t193;
                            let t195 = rt::lit::<T>(0.5) * t56;
                            let t196 = t178 * t65 + t194 * t195;
                            let t197 = t65 * t193;
                            let t198 = t178 * t64 - t195 * t197;
                            let t199 = t36 * h_over_rc;
                            let t200 = t76 * t178;
                            let t201 = t37 * p_h_over_rc;
                            let t202 = t200 + t180 * (t101 * t100)
                                - rt::lit::<T>(0.5) * (t199 * t56 + t201 * t62);
                            let t203 = kappa_gradient * t202;
                            let t204 = inv_r * t178;
                            let t205 = inv_r / t47;
                            let t206 = t180 * (b * t205);
                            let t207 = t204 - t206;
                            let t208 = kappa_gradient * t207;
                            let t209 = t204 + t206;
                            let t210 = kappa_gradient * t209;
                            let t211 = t93 * t178
                                + (half_mc_d * (t169 * t55 - t36 * p_h * t61) - t92 * t192);
                            let t212 = t36 * half_p_h;
                            let t213 = t55 * (t37 * half_h_over_d)
                                - t94 * (t95 * (d * t176) + (t53 * t212 + t57 * t173));
                            let t214 = t179 + t213;
                            let t215 = inv_d * (t211 - k1 * t214);
                            let t216 = t97 * ((t169 * t38 + t36 * t166) * k26)
                                - t103 * ((t37 * t166 - t170 * t38) * half_js_over_rc);
                            let t217 = t55 * (t36 * half_h_over_rc)
                                + t100
                                    * (t53 * (t37 * half_p_h) - t101 * t173
                                        - t102 * (rc * t176));
                            let t218 = js_over_rc * (t200 - t217);
                            let t219 = t91 * t215 + (p * t216 - t99 * t218);
                            let t220 = t106 * t192
                                + t104
                                    * (half_h * t37
                                        + rt::lit::<T>(0.5) * (t169 * t58 - (t169 + t36 * t167)));
                            let t221 = t97 * (k26 * (t170 * t58 + (t37 * t167 - t170)))
                                - t220 - t107 * t214;
                            let t222 = t221
                                + (t170 * (t97 * k26 + half_mc_d * (t96 - t61))
                                    - t108 * t218) - t109 * t215;
                            let t223 = t111 * t192 + (t76 * t203 + inv_r * (t208 + t210))
                                - t62 * (t219 - t222);
                            let t224 = k13 * (t61 * t178 - t55 * t192);
                            let t225 = t37 * t55;
                            let t226 = t36 * t224
                                + (rt::lit::<T>(0.5) * (t169 * t80 - t170 * t81)
                                    + t178 * (k24 * t225));
                            let t227 = rt::lit::<T>(0.5) * (t169 * t86 - t170 * t80)
                                - (t173 * (rt::lit::<T>(2.0) * t53)
                                    + t85 * (t176 * (k25 * t47))) * (t44 * t84);
                            let t228 = t36 * t226
                                + rt::lit::<T>(0.5) * (t169 * t82 + t170 * t87)
                                - t37 * (t37 * t224 + t227);
                            let t229 = kappa_gradient + t228;
                            let t230 = rt::lit::<T>(0.5)
                                * (t67 * t194 - (t166 * t89 + t199 * t79) - t69 * t197)
                                + (t223 - t38 * t229);
                            let t231 = t60 * t182;
                            let t232 = h * t231;
                            let t233 = t64 * t232;
                            let t234 = rt::lit::<T>(0.25) * t56;
                            let t235 = t185 * t65 + t233 * t234;
                            let t236 = t65 * t232;
                            let t237 = t185 * t64 - t234 * t236;
                            let t238 = rt::lit::<T>(0.5) * t231;
                            let t239 = inv_r * t185;
                            let t240 = t205 * (t52 * k33);
                            let t241 = t239 - t240;
                            let t242 = kappa_gradient * t241;
                            let t243 = t239 + t240;
                            let t244 = kappa_gradient * t243;
                            let t245 = t100 * (t52 * t212);
                            let t246 = t245 + t76 * t185;
                            let t247 = kappa_gradient * t246;
                            let t248 = k13 * (t61 * t184 - t55 * t238);
                            let t249 = t36 * t53;
                            let t250 = t36 * (t36 * t248 + t225 * (k19 * t183))
                                - t37 * (t37 * t248 - t84 * (t249 * (k32 * t52)));
                            let t251 = t38 * t184 - t187;
                            let t252 = inv_d
                                * (t93 * t184 - t231 * (rt::lit::<T>(0.5) * t92)
                                    - k1 * t251);
                            let t253 = js_over_rc * (t245 + t76 * t184);
                            let t254 = t91 * t252 - t99 * t253
                                + (t109 * t252
                                    + (t108 * t253
                                        + (t231 * (rt::lit::<T>(0.5) * t106) + t107 * t251)));
                            let t255 = t111 * t238
                                + (inv_r * (t242 + t244) + (t76 * t247 + rt::lit::<T>(1.0)))
                                - (t38 * t250 + t62 * t254);
                            let t256 = kappa_gradient * (t65 * t235 + t64 * t237)
                                + (rt::lit::<T>(0.25) * (t67 * t233 - t69 * t236) + t255);
                            let t257 = h * t189;
                            let t258 = t65 * t257;
                            let t259 = t45 * k34 * t49;
                            let t260 = t56 * t258 - t259 * t64;
                            let t261 = t64 * t257;
                            let t262 = t259 * t65 + t56 * t261;
                            let t263 = b_over_r * t189;
                            let t264 = t49 * (t45 * k35);
                            let t265 = t263 - t264;
                            let t266 = kappa_gradient * t265;
                            let t267 = t264 + t263;
                            let t268 = kappa_gradient * t267;
                            let t269 = t49 * (t45 * (t37 * k36));
                            let t270 = t269 + t77 * t189;
                            let t271 = kappa_gradient * t270;
                            let t272 = k13
                                * (t55 * t188 - t53 * (t45 * k37) / (t47 * t48));
                            let t273 = t36 * (t36 * t272 - t225 * (k19 * t259))
                                - t37 * (t84 * (k32 * t249) + t37 * t272);
                            let t274 = js_over_rc * (t269 + t100 * t212);
                            let t275 = h * t60;
                            let t276 = t94 * t186 - t191;
                            let t277 = inv_d
                                * (rt::lit::<T>(0.5) * (t92 * t275 - t93 * t259)
                                    - k1 * t276);
                            let t278 = t99 * t274 + t91 * t277;
                            let t279 = t108 * t274
                                + (t60 * (half_h * t106) - t107 * t276) - t109 * t277;
                            let t280 = inv_r * (t266 - t268) - t76 * t271 - t38 * t273
                                - (t62 * (t278 - t279) + t111 * t189);
                            let t281 = kappa_gradient
                                * (rt::lit::<T>(0.5) * (t64 * t260 - t65 * t262))
                                + (rt::lit::<T>(0.5) * (t69 * t258 - t67 * t261) + t280);
                            let t282 = rho2_rate_h * t65;
                            let t283 = rho2_rate_h * t64;
                            let b_over_r_rho2_rate = b_over_r * rho2_rate;
                            let inv_r_rho1_rate = inv_r * rho1_rate;
                            let t284 = b_over_r_rho2_rate + inv_r_rho1_rate;
                            let t285 = kappa_gradient * t284 + t72;
                            let t286 = inv_r_rho1_rate - b_over_r_rho2_rate;
                            let t287 = kappa_gradient * t286 + t74;
                            let t288 = rho1_rate * t76 - rho2_rate * t77;
                            let t289 = t78 + kappa_gradient * t288;
                            let t290 = rt::lit::<T>(0.5) * (t69 * t282 - t67 * t283)
                                + (inv_r * (t285 + t287) + (t76 * t289 - beta_rate * t38)
                                    - rho2_rate * t111);
                            let t291 = rho1_rate * t65 - t195 * t283;
                            let t292 = rho1_rate * t64 + t195 * t282;
                            let t293 = rt::lit::<T>(0.5) * (t167 * t89 - t201 * t79)
                                + (b_over_r * (t208 - t210) - kappa_gradient * t192);
                            let t294 = t293 - (t114 * t178 + t77 * t203)
                                - t56 * (t222 - t219) - t58 * t229;
                            let t295 = b_over_r * (t242 - t244)
                                - (t231 * (rt::lit::<T>(0.5) * kappa_gradient) + t77 * t247)
                                - t58 * t250;
                            let t296 = b_over_r * (t266 + t268)
                                + (t77 * t271 + (kappa_gradient * t189 + rt::lit::<T>(1.0)))
                                - t58 * t273;
                            let t297 = b_over_r * (t285 - t287)
                                + (t62 + (t59 - beta_rate * t58) - t77 * t289)
                                - rho1_rate * t114;
                            let t298 = rt::lit::<T>(2.0)
                                * (sin_beta_new * (cos_beta_new * k28));
                            let h_cos_beta_new = h * cos_beta_new;
                            let h_sin_beta_new = h * sin_beta_new;
                            let t299 = cos_beta_new * h_cos_beta_new
                                - sin_beta_new * h_sin_beta_new;
                            let t300 = d_squared_rc_squared * t176;
                            let t301 = t115
                                * (k8 * t299 * t53 - t117 * t173 - t118 * t300)
                                - t55 * (t116 * k39);
                            let t302 = t120 * t178 + t301;
                            let t303 = t299 * k15;
                            let t304 = t299 * k13;
                            let t305 = t116 * k38
                                - t122 * (k12 * (t299 * t128 + t116 * t304) + t133 * t298);
                            let t306 = k6 * t176;
                            let t307 = t125
                                * (t53 * (sin_beta_new * (cos_beta_new * k40)) - t126 * t173
                                    - t127 * t306) + t304 * t55;
                            let t308 = t128 * t178 + t307;
                            let t309 = t308 + t121 * (t122 * (t303 + t131 * t298))
                                - t131 * t302;
                            let t310 = t135
                                * (t303 * t132 - t137 * (t119 * t305 - t134 * t298)
                                    - t130 * t309);
                            let t311 = t125 * (t5 * t173 + t139 * t306) - t11 * t178;
                            let t312 = h * cos_beta_rate_half_h;
                            let t313 = rt::lit::<T>(0.5)
                                * (t37 * t312 - sin_beta_rate_half_h * t170);
                            let t314 = t53
                                * (k18 * (h_cos_beta_new * t148 + t149 * t313))
                                - t157 * t173 - t158 * t300;
                            let t315 = rt::lit::<T>(0.5)
                                * (sin_beta_rate_half_h * t169 + t36 * t312);
                            let t316 = t147 * t313
                                - (h_cos_beta_new * t150 + h_sin_beta_new * t148)
                                - t149 * t315;
                            let t317 = t144 * t311
                                + t61
                                    * (t156 * t178
                                        + (t314 * (rt::lit::<T>(2.0) * t115) + t55 * (k13 * t316)));
                            let t318 = t115 * (t12 * t173 + t141 * t300) - t10 * t178;
                            let t319 = t159 * t192 - t155 * t178 - t146 * t308 - t317
                                - (t138 * t302 + t160 * t318);
                            let t320 = t311 - t4 * t318;
                            let t321 = t129 * t145;
                            let t322 = t9 * t140;
                            let t323 = t115
                                * (k8 * t316 * t53 - t152 * t173 - t153 * t300)
                                - rt::lit::<T>(2.0)
                                    * (t154 * t178
                                        + t55 * (k19 * (t147 * t315 - h_sin_beta_new * t150)));
                            let t324 = t319 - t142 * (t8 * t318 - t13 * t320)
                                - ((t309 + t146 * t305) * t321
                                    + (t320 * t322 + t55 * t323));
                            let t325 = rt::lit::<T>(0.5)
                                * (t121 * (t122 * (t124 * t298 - k6 * t302) - t310) + t324)
                                - beta_rate_h * t228;
                            let t326 = t66 * t196
                                + (t72 * t207 + (beta_rate - t62 * t192)
                                    + (t78 * t202 + t74 * t209));
                            let t327 = -rt::div_or_zero(
                                t325
                                    - h
                                        * (t88 + t165 * (rt::lit::<T>(2.0) * (t68 * t198 + t326))),
                                t164,
                            );
                            let t328 = t116 * k41;
                            let t329 = h + t115 * (t52 * t328) - t120 * t184;
                            let t330 = t151 * k41;
                            let t331 = t55 * (t115 * (t52 * t330) + t154 * t183)
                                - t155 * t184
                                + (t159 * t238
                                    - t61 * (t156 * t184 - t115 * (t157 * t182)));
                            let t332 = t115 * (t52 * t14) - t10 * t184;
                            let t333 = t125 * (t52 * t15) - t11 * t184;
                            let t334 = t333 - t4 * t332;
                            let t335 = half_h * t126;
                            let t336 = t125 * (t52 * t335) - t128 * t184;
                            let t337 = t336 - t131 * t329;
                            let t338 = t146 * t336 + t337 * t321 - t160 * t332
                                + (t121 * (t123 * t329 - t136 * t337)
                                    - (t144 * t333 + t334 * t322));
                            let t339 = rt::lit::<T>(0.5)
                                * (t138 * t329 + t331 - t142 * (t8 * t332 - t13 * t334)
                                    + t338);
                            let t340 = t68 * t237
                                + (t66 * t235
                                    + (rho1_rate + t72 * t241 + (t78 * t246 + t74 * t243)));
                            let t341 = rt::div_or_zero(
                                t339 - beta_rate_h * t250
                                    - t165 * (h * (rt::lit::<T>(2.0) * t340 - t62 * t231)),
                                t164,
                            );
                            let t342 = t49 * (t45 * (t116 * k43)) + (h - t125 * t335);
                            let t343 = t49 * (t119 * (t45 * k42)) - t115 * t328;
                            let t344 = t342 - t131 * t343;
                            let t345 = t55
                                * (t115 * t330
                                    + t49 * (t190 * (t147 * (k28 * sin_beta_rate_half_h))))
                                + t61 * (t115 * (h * t157) - t49 * (t151 * (t45 * k43)));
                            let t346 = t49 * (t45 * t16) - t115 * t14;
                            let t347 = t49 * (t45 * t17) - t125 * t15;
                            let t348 = t347 - t4 * t346;
                            let t349 = t142 * (t8 * t346 - t13 * t348)
                                + rt::lit::<T>(0.5) * (t159 * t275 - t155 * t259);
                            let t350 = t121 * (t123 * t343 - t136 * t344) - t348 * t322
                                - t144 * t347 + (t138 * t343 - t349);
                            let t351 = rt::lit::<T>(0.5)
                                * (t146 * t342 + (t344 * t321 - t345) - t160 * t346 + t350)
                                - beta_rate_h * t273;
                            let t352 = rt::lit::<T>(2.0)
                                * (t72 * t265 + (rho2_rate + t62 * t189)
                                    - (t74 * t267 + t78 * t270));
                            let t353 = -rt::div_or_zero(
                                t351 - t165 * (h * (t68 * t260 + t352 - t66 * t262)),
                                t164,
                            );
                            let t354 = t66 * t291
                                + (t288 * t78 + rho2_rate * t62
                                    + (t286 * t74 + t284 * t72));
                            (
                                [
                                    t38 * t56 + (beta_rate + t58 * t62),
                                    t65 * t67 + (t64 * t69 + t112),
                                    t113 - t114 * t56,
                                    kappa_gradient - t165,
                                ],
                                [
                                    [
                                        t181,
                                        t38 * t185 - t187,
                                        t58 * t189 - t191,
                                        rho1_rate * t38 + rho2_rate * t58,
                                    ],
                                    [
                                        kappa_gradient * (t65 * t196 + t64 * t198) + t230,
                                        t256,
                                        t281,
                                        t290
                                            + (t65 * (t66 + kappa_gradient * t291)
                                                + t64 * (t68 + kappa_gradient * t292)),
                                    ],
                                    [
                                        t294,
                                        t295 + (t56 * t254 - t114 * t185),
                                        t296
                                            + (t114 * (rt::lit::<T>(0.5) * t259) - t56 * (t279 - t278)),
                                        t297,
                                    ],
                                    [
                                        t327,
                                        -t341,
                                        t353,
                                        rt::div_or_zero(
                                            t165 * ((t68 * t292 + t354) * twice_h),
                                            t164,
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
                let t59 = rho2_rate * kappa_gradient;
                let t51 = rho2 + rho2_rate * half_h;
                let beta_rate_half_h = beta_rate * half_h;
                let t35 = beta + beta_rate_half_h;
                let (t36, t37) = rt::sin_cos(t35);
                let t40 = k5 + t37 * (k4 * t37);
                let t41 = rt::lit::<T>(1.0) / t40;
                let t42 = rho1 + rho1_rate * half_h;
                let t45 = t37 * t36;
                let t50 = k15 * t45;
                let t355 = t51 - t41 * (t42 * t50);
                let t44 = k9 * t36;
                let t46 = t41 * (t45 * (k16 * t45));
                let t47 = k14 * (k11 + t36 * t44) - t46;
                let t402 = t59 + t355 / t47;
                let t403 = theta + half_h * t402;
                let (t404, t405) = rt::sin_cos(t403);
                let t39 = rho1_rate * kappa_gradient;
                let t43 = t41 * (k6 * t42);
                let t48 = t40 * t47;
                let t356 = t50 * t355 / t48;
                let t406 = t39 + t43 - t356;
                let t407 = h * t406;
                let x_new = x + t405 * t407;
                let y_new = y + t404 * t407;
                let theta_new = theta + h * t402;
                let t408 = inv_r * t406;
                let t409 = b_over_r * t402;
                let right_new = right + h * (t408 + t409);
                let left_new = left + h * (t408 - t409);
                let beta_rate_h = beta_rate * h;
                let beta_new = beta + beta_rate_h;
                let t76 = inv_rc * t37;
                let t77 = p_over_rc * t36;
                let spin_new = spin + h * (t406 * t76 - t402 * t77);
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_rate_h = rho2_rate * h;
                let rho2_new = rho2 + rho2_rate_h;
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
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2] = motion.carried;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let Scheme {
                    k4,
                    k5,
                    k6,
                    k9,
                    k11,
                    inv_d,
                    k14,
                    k15,
                    k16,
                    b_over_r,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = k5 + cos_beta * (cos_beta * k4);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t3 = cos_beta_sin_beta * k15;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = k14 * (k11 + sin_beta * (sin_beta * k9))
                    - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k16));
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
                    spin_dot: cos_beta * inv_rc * t6 - t7 * (sin_beta * p_over_rc * t4),
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
        /// | once, from parameters | 11 | 46 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 25 | 5 | 0 | 0 | 0 |
        /// | each step | 21 | 39 | 3 | 0 | 2 | 0 |
        /// | each sweep for beta_rate, rho1_rate, rho2_rate | 31 | 62 | 3 | 0 | 1 | 0 |
        /// | each iteration for beta_rate, rho1_rate, rho2_rate | 145 | 285 | 5 | 0 | 1 | 0 |
        /// | each state that is looked at | 11 | 32 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M a`
            m_a: T,
            /// `mc d`
            mc_d: T,
            /// `Jc + mc d²`
            k1: T,
            /// `p mc d`
            p_mc_d: T,
            /// `mc d/2`
            half_mc_d: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²)`
            k4: T,
            /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
            k5: T,
            /// `rc² d² r²`
            k6: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) p²`
            k7: T,
            /// `rc² (r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)`
            k9: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r²`
            k11: T,
            /// `1/d`
            inv_d: T,
            /// `p (Jc rc² - d² (Js + mc rc²))/(d² rc²)`
            k12: T,
            /// `1/(rc² d² r²)`
            k13: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k14: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k15: T,
            /// `b/r`
            b_over_r: T,
            /// `Js/rc`
            js_over_rc: T,
            /// `1/r`
            inv_r: T,
            /// `1/rc`
            inv_rc: T,
            /// `p/rc`
            p_over_rc: T,
            /// `M a + mc p`
            m_a_plus_mc_p: T,
            /// `(p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k16: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k17: T,
            /// `(1/2)/d`
            k18: T,
            /// `p mc d/2`
            half_p_mc_d: T,
            /// `mc p/2 + M a/2`
            k19: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) h`
            k20: T,
            /// `(d² (Js + mc rc²) - Jc rc²) p² h/(d² rc²)`
            k21: T,
            /// `p h`
            p_h: T,
            /// `p h/2`
            half_p_h: T,
            /// `(h/d)/2`
            k22: T,
            /// `(h/rc)/2`
            k23: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k24: T,
            /// `rc d² r² h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k25: T,
            /// `h rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k26: T,
            /// `rc² d² r² h/2`
            k27: T,
            /// `rc² d r² h (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))/2`
            k28: T,
            /// `h (Js/rc)/2`
            k29: T,
            /// `h p mc d/2`
            k30: T,
            /// `mc d h/2`
            k31: T,
            /// `(p h/d)/2`
            k32: T,
            /// `h (mc p/2 + M a/2)`
            k33: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 9];
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
                let m_a = m * a;
                let mc_d = mc * d;
                let d_squared = d * d;
                let k1 = jc + mc * d_squared;
                let p_mc_d = p * mc_d;
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
                let p_squared = p * p;
                let k7 = k4 * p_squared;
                let k8 = r_squared * (d_squared * (m * (a * a) + j) + jc * p_squared)
                    + rt::lit::<T>(2.0) * (d_squared_jw * (b * b));
                let k9 = rc_squared * k8;
                let k10 = jc_rc_squared - k2;
                let k11 = k10 * (p * r_squared);
                let inv_d = rt::lit::<T>(1.0) / d;
                let d_squared_rc_squared = d_squared * rc_squared;
                let k12 = p * k10 / d_squared_rc_squared;
                let k13 = rt::lit::<T>(1.0) / k6;
                let k14 = k6 * k12;
                let k15 = k11 * k12;
                let b_over_r = b / r;
                let js_over_rc = js / rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let p_over_rc = p / rc;
                let mc_p = mc * p;
                let m_a_plus_mc_p = m_a + mc_p;
                let k16 = rt::lit::<T>(0.5) * k12;
                let k17 = rt::lit::<T>(0.5) * k14;
                let k18 = rt::lit::<T>(0.5) / d;
                let half_p_mc_d = rt::lit::<T>(0.5) * p_mc_d;
                let k19 = rt::lit::<T>(0.5) * mc_p + rt::lit::<T>(0.5) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k20 = k4 * h;
                let k21 = k3 * p_squared * h / d_squared_rc_squared;
                let p_h = p * h;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let k22 = rt::lit::<T>(0.5) * (h / d);
                let k23 = rt::lit::<T>(0.5) * (h / rc);
                let k24 = h * k14;
                let k25 = rt::lit::<T>(0.5) * (rc * d_squared_r_squared * h * k12);
                let k26 = rt::lit::<T>(0.5) * k24;
                let k27 = rt::lit::<T>(0.5) * (k6 * h);
                let k28 = rt::lit::<T>(0.5) * (rc_squared * (d * r_squared) * h * k12);
                let k29 = rt::lit::<T>(0.5) * (h * js_over_rc);
                let k30 = rt::lit::<T>(0.5) * (h * p_mc_d);
                let k31 = rt::lit::<T>(0.5) * (mc_d * h);
                let k32 = rt::lit::<T>(0.5) * (p_h / d);
                let k33 = h * k19;
                Scheme {
                    m_a,
                    mc_d,
                    k1,
                    p_mc_d,
                    half_mc_d,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    k11,
                    inv_d,
                    k12,
                    k13,
                    k14,
                    k15,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    m_a_plus_mc_p,
                    k16,
                    k17,
                    k18,
                    half_p_mc_d,
                    k19,
                    inv_h,
                    half_h,
                    k20,
                    k21,
                    p_h,
                    half_p_h,
                    k22,
                    k23,
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
                    m_a,
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
                let t1 = mc * (p + d * cos_beta) + m_a;
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
                        + cos_beta * (spin_dot * js_over_rc) - sin_beta * inv_d * t9);
                let t11 = jc + (m * (a * a) + j)
                    + mc * (d * d + p * (p + cos_beta * (rt::lit::<T>(2.0) * d)));
                let t12 = theta_dot * t11
                    + (t8 * beta_dot
                        + (b_over_r * (jw_right_dot - jw_left_dot)
                            - sin_beta * (spin_dot * (js * p_over_rc))));
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t10,
                    t2 * x_dot + t4 * y_dot + (t12 - t7 * inv_d * t9),
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let rc = setting.system().parameters.rc;
                let mc = setting.system().parameters.mc;
                let jc = setting.system().parameters.Jc;
                let Scheme {
                    m_a,
                    mc_d,
                    k1,
                    p_mc_d,
                    half_mc_d,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    k11,
                    inv_d,
                    k12,
                    k13,
                    k14,
                    k15,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    m_a_plus_mc_p,
                    k16,
                    k17,
                    k18,
                    half_p_mc_d,
                    k19,
                    inv_h,
                    half_h,
                    k20,
                    k21,
                    p_h,
                    half_p_h,
                    k22,
                    k23,
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
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([beta_rate, rho1_rate, rho2_rate]) = solution1.goes_on() {
                    let t23 = beta + beta_rate * half_h;
                    let (t24, t25) = rt::sin_cos(t23);
                    let t39 = inv_d * t24;
                    let t26 = k5 + t25 * (k4 * t25);
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t34 = rho1 + rho1_rate * half_h;
                    let t40 = t27 * (k6 * t34);
                    let t28 = t25 * t24;
                    let t35 = k14 * t28;
                    let t33 = rho2 + rho2_rate * half_h;
                    let t133 = t33 - t27 * (t34 * t35);
                    let t29 = t27 * (t28 * (k15 * t28));
                    let t30 = k13 * (k9 + t24 * (k7 * t24)) - t29;
                    let t41 = t26 * t30;
                    let t134 = t40 - t35 * t133 / t41;
                    let t46 = rt::lit::<T>(1.0) / t30;
                    let t32 = d + p * t25;
                    let t71 = inv_d * t32;
                    let t135 = t39 * t134 + t46 * (t133 * t71);
                    let t136 = t133 * t46;
                    let t54 = jc + mc_d * t32;
                    let t55 = mc_d * t24;
                    let t137 = inv_d * (t54 * t136 + t55 * t134 - k1 * t135);
                    let t138 = t25 * t134;
                    let t139 = t46 * (t133 * (p_over_rc * t24));
                    let t140 = js_over_rc * (inv_rc * t138 - t139);
                    let t69 = m_a + mc * (p + d * t25);
                    let t141 = t24 * t135;
                    let t142 = t24 * t136;
                    let t143 = t25 * t135;
                    let t144 = mc_d * (t136 - t135);
                    let t145 = t144 * (t138 - p * t142);
                    let t146 = t136
                        * (t25 * (t137 + mc_d * t135) + (t24 * t140 - t69 * t136))
                        + (t140 * (t141 - t142) - t137 * (t25 * t136 - t143)
                            - t39 * t145);
                    let t147 = p * (t143 * t140 - t137 * t141)
                        + (t134 * (m_a_plus_mc_p * t136 + t25 * t144) - t71 * t145);
                    solution1.update([-t135, t146, t147]);
                }
                solution1
                    .or_newton(
                        move || {
                            let (sin_beta, cos_beta) = rt::sin_cos(beta);
                            let sin_beta_inv_d = sin_beta * inv_d;
                            let t1 = k5 + cos_beta * (cos_beta * k4);
                            let t2 = rt::lit::<T>(1.0) / t1;
                            let cos_beta_sin_beta = cos_beta * sin_beta;
                            let t3 = cos_beta_sin_beta * k14;
                            let t4 = rho2 - t2 * (rho1 * t3);
                            let t5 = k13 * (k9 + sin_beta * (sin_beta * k7))
                                - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k15));
                            let t6 = k6 * rho1 * t2 - t3 * t4 / (t1 * t5);
                            let t7 = rt::lit::<T>(1.0) / t5;
                            let t8 = d + p * cos_beta;
                            let t9 = t8 * inv_d;
                            let t10 = sin_beta_inv_d * t6 + t7 * (t9 * t4);
                            let t11 = t7 * t4;
                            let t12 = inv_d
                                * ((jc + mc_d * t8) * t11 + sin_beta * mc_d * t6
                                    - k1 * t10);
                            let t13 = cos_beta * t6;
                            let t14 = js_over_rc
                                * (inv_rc * t13 - t7 * (sin_beta * p_over_rc * t4));
                            let t15 = cos_beta * (t12 + mc_d * t10)
                                + (sin_beta * t14 - (mc * (p + d * cos_beta) + m_a) * t11);
                            let t16 = sin_beta * t10;
                            let t17 = sin_beta * t11;
                            let t18 = cos_beta * t10;
                            let t19 = mc_d * (t11 - t10);
                            let t20 = t19 * (t13 - p * t17);
                            let t21 = t11 * t15
                                + (t14 * (t16 - t17) - t12 * (cos_beta * t11 - t18)
                                    - sin_beta_inv_d * t20);
                            let t22 = p * (t18 * t14 - t12 * t16)
                                + (t6 * (m_a_plus_mc_p * t11 + cos_beta * t19) - t9 * t20);
                            [-t10, t21, t22]
                        },
                        move || [
                            rt::abs(beta * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                        ],
                        move |[beta_rate, rho1_rate, rho2_rate]| {
                            let t23 = beta + beta_rate * half_h;
                            let (t24, t25) = rt::sin_cos(t23);
                            let t26 = k5 + t25 * (k4 * t25);
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t25 * t24;
                            let t29 = t27 * (t28 * (k15 * t28));
                            let t30 = k13 * (k9 + t24 * (k7 * t24)) - t29;
                            let t31 = inv_d / t30;
                            let t32 = d + p * t25;
                            let t33 = rho2 + rho2_rate * half_h;
                            let t34 = rho1 + rho1_rate * half_h;
                            let t35 = k14 * t28;
                            let t36 = t35 * t27;
                            let t37 = t33 - t34 * t36;
                            let t38 = t31 * (t32 * t37);
                            let t39 = inv_d * t24;
                            let t40 = t27 * (k6 * t34);
                            let t41 = t26 * t30;
                            let t42 = rt::lit::<T>(1.0) / t41;
                            let t43 = t42 * (t35 * t37);
                            let t44 = t40 - t43;
                            let t45 = t38 + t39 * t44;
                            let t46 = rt::lit::<T>(1.0) / t30;
                            let t47 = t37 * t46;
                            let t48 = t47 - t45;
                            let t49 = mc_d * t48;
                            let t50 = t44 * t49;
                            let t51 = p * t47;
                            let t52 = t51 * t49;
                            let t53 = t25 * t50 - t24 * t52;
                            let t54 = jc + mc_d * t32;
                            let t55 = mc_d * t24;
                            let t56 = t54 * t47 + t55 * t44 - k1 * t45;
                            let t57 = inv_d * t56;
                            let t58 = t25 * t45;
                            let t59 = t25 * t47 - t58;
                            let t60 = inv_rc * t25;
                            let t61 = inv_rc / t30;
                            let t62 = p * t24;
                            let t63 = t61 * (t62 * t37);
                            let t64 = t60 * t44 - t63;
                            let t65 = js_over_rc * t64;
                            let t66 = t24 * t45;
                            let t67 = t66 - t24 * t47;
                            let t68 = mc_d * t25;
                            let t69 = m_a + mc * (p + d * t25);
                            let t70 = t25 * t57 + (t24 * t65 + (t68 * t45 - t69 * t47));
                            let t71 = inv_d * t32;
                            let t72 = p * t66;
                            let t73 = p * t58;
                            let t74 = m_a_plus_mc_p * t47 + t25 * t49;
                            let t75 = t24 * (k20 * t25);
                            let t76 = h * t25;
                            let t77 = h * t24;
                            let t78 = t25 * t76 - t24 * t77;
                            let t79 = t78 * k17;
                            let t80 = (t79 + t75 * t36) * (t34 * t27);
                            let t81 = k11
                                * (k12 * t28 * (rt::lit::<T>(0.5) * t78)
                                    + t28 * (t78 * k16)) + t29 * t75;
                            let t82 = k21 * t28 - t27 * t81;
                            let t83 = t42
                                * (t79 * t37 - t35 * t80 - t43 * (t26 * t82 - t30 * t75));
                            let t84 = t40 * (t27 * t75) - t83;
                            let t85 = t25 * k22;
                            let t86 = t24 * half_p_h;
                            let t87 = t44 * t85
                                - t31 * (t38 * (d * t82) + (t37 * t86 + t32 * t80));
                            let t88 = t39 * t84 + t87;
                            let t89 = k27 * t27 + t42 * (t36 * (t28 * k26));
                            let t90 = half_h * t32;
                            let t91 = t39 * t89 - t31 * (t36 * t90);
                            let t92 = t31 * t90 - t42 * (t28 * (t24 * k28));
                            let t93 = t46 * (t80 + t47 * t82);
                            let t94 = mc_d * (t93 + t88);
                            let t95 = t25 * (t84 * t49 - t44 * t94)
                                - rt::lit::<T>(0.5) * (t77 * t50 + t76 * t52);
                            let t96 = t24 * (t48 * (p_mc_d * t93) + t51 * t94) + t95;
                            let t97 = t44 * (t24 * k23)
                                + t61
                                    * (t37 * (t25 * half_p_h) - t62 * t80 - t63 * (rc * t82));
                            let t98 = js_over_rc * (t60 * t84 - t97);
                            let t99 = t55 * t84
                                + (half_mc_d * (t76 * t44 - t24 * p_h * t47) - t54 * t93);
                            let t100 = inv_d * (t99 - k1 * t88);
                            let t101 = half_h * t25;
                            let t102 = t45 * t101 + t24 * t88;
                            let t103 = half_h * t24;
                            let t104 = t25 * t88 - t45 * t103;
                            let t105 = t65 * (t102 + (t24 * t93 - t47 * t101))
                                + t57 * (t104 + (t25 * t93 + t47 * t103));
                            let t106 = t69 * t93 + t68 * t88
                                + (t77 * (half_mc_d * t48 - t56 * k18) + t24 * t98);
                            let t107 = t85 * t53 - t98 * t67 + (t100 * t59 + t93 * t70)
                                - t105 - t47 * (t25 * (t100 + t64 * k29) + t106);
                            let t108 = t46 * (h * t36);
                            let t109 = rt::lit::<T>(0.5) * t108;
                            let t110 = inv_d
                                * (t55 * t89 - t108 * (rt::lit::<T>(0.5) * t54) - k1 * t91);
                            let t111 = js_over_rc * (t61 * (t36 * t86) + t60 * t89);
                            let t112 = t47
                                * (t25 * t110
                                    + (t24 * t111
                                        + (t108 * (rt::lit::<T>(0.5) * t69) + t68 * t91)));
                            let t113 = mc_d * (t109 + t91);
                            let t114 = t25 * (t49 * t89 - t44 * t113)
                                + t24 * (t48 * (t108 * half_p_mc_d) + t51 * t113);
                            let t115 = t24 * t91;
                            let t116 = t25 * t91;
                            let t117 = t59 * t110
                                - t65 * (t115 + t108 * (rt::lit::<T>(0.5) * t24))
                                + (rt::lit::<T>(1.0) - t67 * t111
                                    - t57 * (t116 + t108 * (rt::lit::<T>(0.5) * t25)));
                            let t118 = half_h * t46;
                            let t119 = mc_d * (t118 - t92);
                            let t120 = t28 * k24 * t42;
                            let t121 = t25 * (t44 * t119 - t48 * (half_mc_d * t120))
                                - t24 * (t48 * (t46 * k30) + t51 * t119);
                            let t122 = inv_d
                                * (rt::lit::<T>(0.5) * (t54 * (h * t46) - t55 * t120)
                                    - k1 * t92);
                            let t123 = t25 * t92;
                            let t124 = js_over_rc
                                * (t42 * (t28 * (t25 * k25)) + t61 * t86);
                            let t125 = t24 * t92;
                            let t126 = t47
                                * (t25 * t122
                                    + (t68 * t92 - t46 * (half_h * t69) - t24 * t124));
                            let t127 = t39 * t121
                                + (t59 * t122 + t57 * (t46 * t101 - t123))
                                + (t124 * t67 - t65 * (t125 - t46 * t103) - t126
                                    - t118 * t70);
                            let t128 = t44
                                * (t25 * t94 + (m_a_plus_mc_p * t93 + t48 * (t24 * k31)))
                                + p * (t57 * t102 - t65 * t104);
                            let t129 = t100 * t72
                                - (t53 * (t24 * k32) + (t98 * t73 + t84 * t74)) + t128;
                            let t130 = p * (t57 * t115 - t65 * t116)
                                + (t72 * t110 - t73 * t111)
                                + (t71 * t114
                                    + (t44 * (t108 * k19 + t25 * t113) - t74 * t89));
                            let t131 = t124 * t73 + rt::lit::<T>(1.0)
                                + (t72 * t122 - t44 * (t46 * k33 + t25 * t119));
                            let t132 = rt::lit::<T>(0.5) * t120 * t74 + t131
                                + (t71 * t121 + p * (t57 * t125 - t65 * t123));
                            (
                                [
                                    beta_rate + t45,
                                    t39 * t53 + (t57 * t59 + (rho1_rate - t65 * t67))
                                        - t47 * t70,
                                    t71 * t53
                                        + (t57 * t72 + (rho2_rate - t65 * t73) - t44 * t74),
                                ],
                                [
                                    [t88 + rt::lit::<T>(1.0), t91, t92],
                                    [
                                        t39 * t96 + t107,
                                        t109 * t70 - t112 + (t39 * t114 + t117),
                                        t127,
                                    ],
                                    [t71 * t96 + t129, t130, t132],
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
                let t23 = beta + beta_rate * half_h;
                let (t24, t25) = rt::sin_cos(t23);
                let t26 = k5 + t25 * (k4 * t25);
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t25 * t24;
                let t29 = t27 * (t28 * (k15 * t28));
                let t30 = k13 * (k9 + t24 * (k7 * t24)) - t29;
                let t46 = rt::lit::<T>(1.0) / t30;
                let t33 = rho2 + rho2_rate * half_h;
                let t34 = rho1 + rho1_rate * half_h;
                let t35 = k14 * t28;
                let t133 = t33 - t27 * (t34 * t35);
                let t148 = t46 * (h * t133);
                let t149 = theta + rt::lit::<T>(0.5) * t148;
                let (t150, t151) = rt::sin_cos(t149);
                let t40 = t27 * (k6 * t34);
                let t41 = t26 * t30;
                let t134 = t40 - t35 * t133 / t41;
                let t152 = h * t134;
                let x_new = x + t151 * t152;
                let y_new = y + t150 * t152;
                let theta_new = theta + t148;
                let t153 = inv_r * t134;
                let t154 = t46 * (b_over_r * t133);
                let right_new = right + h * (t153 + t154);
                let left_new = left + h * (t153 - t154);
                let beta_new = beta + beta_rate * h;
                let t60 = inv_rc * t25;
                let t139 = t46 * (t133 * (p_over_rc * t24));
                let spin_new = spin + h * (t60 * t134 - t139);
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
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
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2] = motion.carried;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let Scheme {
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
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
                let t1 = k5 + cos_beta * (cos_beta * k4);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t3 = cos_beta_sin_beta * k14;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = k13 * (k9 + sin_beta * (sin_beta * k7))
                    - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k15));
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
                    spin_dot: cos_beta * inv_rc * t6 - t7 * (sin_beta * p_over_rc * t4),
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `beta_dot_ahead`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `right_dot_ahead`: explicit
        /// - `left_dot_ahead`: explicit
        /// - `spin_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 17 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 3 | 0 | 0 | 0 |
        /// | each step | 264 | 410 | 19 | 0 | 4 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, beta_dot_ahead | 89 | 133 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 231 | 355 | 19 | 0 | 2 | 0 |
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
            /// `d²`
            d_squared: T,
            /// `Jc + (M a² + J)`
            k1: T,
            /// `2 d`
            twice_d: T,
            /// `Jc + mc d²`
            k2: T,
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
            /// `2 p`
            twice_p: T,
            /// `2 M a`
            twice_m_a: T,
            /// `2 (Jc + mc d²)`
            k3: T,
            /// `2 r`
            twice_r: T,
            /// `2 rc`
            twice_rc: T,
            /// `1/h`
            inv_h: T,
            /// `h p mc d`
            k4: T,
            /// `h/4`
            quarter_h: T,
            /// `d mc h/4`
            k5: T,
            /// `mc d h`
            mc_d_h: T,
            /// `2 mc p d h`
            k6: T,
            /// `mc h/4`
            quarter_mc_h: T,
            /// `h/Jw`
            h_over_jw: T,
            /// `h/Js`
            h_over_js: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (7); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (7).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 4, 6>,);
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
                let d_squared = d * d;
                let k1 = jc + (m * (a * a) + j);
                let twice_d = rt::lit::<T>(2.0) * d;
                let k2 = jc + mc * d_squared;
                let inv_m_plus_mc = rt::lit::<T>(1.0) / m_plus_mc;
                let mc_d_over_m_plus_mc = mc_d / m_plus_mc;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let inv_js = rt::lit::<T>(1.0) / js;
                let r_over_jw = r / jw;
                let rc_over_js = rc / js;
                let r_r_over_jw = r * r_over_jw;
                let rc_rc_over_js = rc * rc_over_js;
                let twice_m_plus_mc = rt::lit::<T>(2.0) * m_plus_mc;
                let twice_p = rt::lit::<T>(2.0) * p;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k3 = rt::lit::<T>(2.0) * k2;
                let twice_r = rt::lit::<T>(2.0) * r;
                let twice_rc = rt::lit::<T>(2.0) * rc;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k4 = h * (p * mc_d);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let mc_h = mc * h;
                let k5 = rt::lit::<T>(0.25) * (d * mc_h);
                let d_h = d * h;
                let mc_d_h = mc * d_h;
                let k6 = rt::lit::<T>(2.0) * (mc * p * d_h);
                let quarter_mc_h = rt::lit::<T>(0.25) * mc_h;
                let h_over_jw = h / jw;
                let h_over_js = h / js;
                Scheme {
                    m_plus_mc,
                    m_a,
                    mc_d,
                    d_squared,
                    k1,
                    twice_d,
                    k2,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    inv_jw,
                    inv_js,
                    r_over_jw,
                    rc_over_js,
                    r_r_over_jw,
                    rc_rc_over_js,
                    twice_m_plus_mc,
                    twice_p,
                    twice_m_a,
                    k3,
                    twice_r,
                    twice_rc,
                    inv_h,
                    k4,
                    quarter_h,
                    k5,
                    mc_d_h,
                    k6,
                    quarter_mc_h,
                    h_over_jw,
                    h_over_js,
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
                    d_squared,
                    k1,
                    twice_d,
                    k2,
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
                let t5 = k1 + mc * (d_squared + p * (p + cos_beta * twice_d));
                let t6 = t2 * inv_m_plus_mc;
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let t7 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
                let t8 = t7 * inv_m_plus_mc;
                let t9 = t5 - t2 * t6 - t7 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = d + p * cos_beta;
                let t12 = jc + mc_d * t11;
                let cos_beta_cos_theta = cos_beta * cos_theta;
                let t13 = sin_theta_sin_beta - cos_beta_cos_theta;
                let t14 = mc_d * t13;
                let t15 = t12 - t4 * t6 - t14 * t8;
                let t16 = t13 * mc_d_over_m_plus_mc;
                let t17 = t3 * mc_d_over_m_plus_mc;
                let t18 = t15 * t10;
                let t19 = k2 - t14 * t16 - t4 * t17 - t15 * t18;
                let t20 = t9 * t19;
                let t21 = theta_dot + beta_dot;
                let t22 = cos_theta * x_dot + sin_theta * y_dot;
                let t23 = t22 * (rt::lit::<T>(2.0) * cos_beta);
                let cos_theta_y_dot = cos_theta * y_dot;
                let sin_theta_x_dot = sin_theta * x_dot;
                let twice_sin_beta = rt::lit::<T>(2.0) * sin_beta;
                let t24 = t22 * (rt::lit::<T>(2.0) * theta_dot);
                let t25 = mc
                    * (d * t21
                        * (t23 + (cos_theta_y_dot - sin_theta_x_dot) * twice_sin_beta)
                        + p * t24) + m_a * t24;
                let t26 = rt::lit::<T>(1.0) / t20;
                let t27 = t15 * t26;
                let t28 = mc_d * t21
                    * (t23
                        - (sin_theta_x_dot + p * theta_dot - cos_theta_y_dot)
                            * twice_sin_beta);
                let t29 = (t10 + t15 * t15 / (t9 * t20)) * t25 - t27 * t28;
                let t30 = rt::lit::<T>(0.5) * b * t29;
                let t31 = rt::lit::<T>(1.0) / t19;
                let t32 = inv_m_plus_mc / t9;
                let t33 = t32 * (t2 * t15) - t17;
                let t34 = rt::lit::<T>(0.5)
                    * (t31 * (t33 * t28) - (t2 * t32 + t15 * t33 * t26) * t25);
                let t35 = t32 * (t7 * t15) - t16;
                let t36 = rt::lit::<T>(0.5)
                    * (t31 * (t35 * t28) - (t7 * t32 + t15 * t35 * t26) * t25);
                let t37 = cos_theta * t34 + sin_theta * t36;
                let t38 = t30 + t37;
                let t39 = cos_theta * inv_m_plus_mc;
                let t40 = inv_m_plus_mc / t19;
                let t41 = cos_theta * t17 + sin_theta * t16;
                let t42 = cos_theta * t6 + sin_theta * t8;
                let t43 = b - t42;
                let t44 = t41 + t18 * t43;
                let t45 = t10 * t43 + t26 * (t15 * t44);
                let t46 = t39 + t40 * (t4 * t44) - t6 * t45;
                let t47 = sin_theta * inv_m_plus_mc;
                let t48 = t47 + t40 * (t14 * t44) - t8 * t45;
                let t49 = cos_theta * t46 + sin_theta * t48;
                let t50 = b * t45;
                let t51 = sin_theta * t6 - cos_theta * t8;
                let t52 = sin_theta * t17 - cos_theta * t16 - t18 * t51;
                let t53 = t10 * t51 - t26 * (t15 * t52);
                let t54 = t39 - t40 * (t14 * t52) - t8 * t53;
                let t55 = sin_theta * t54;
                let t56 = b * t53;
                let t57 = t6 * t53 + (t47 + t40 * (t4 * t52));
                let t58 = cos_theta * t57;
                let t59 = t55 - t56 - t58;
                let t60 = t55 + t56 - t58;
                let t61 = sin_theta * t57 + cos_theta * t54;
                let t62 = rt::lit::<T>(1.0) / t61;
                let t63 = t60 * t62;
                let t64 = t49 - t50 - t59 * t63;
                let t65 = t49 + (r_r_over_jw + t50) - t60 * t63;
                let t66 = rt::lit::<T>(1.0) / t65;
                let t67 = t64 * t66;
                let t68 = cos_beta_cos_theta - sin_theta_sin_beta;
                let t69 = b + t42;
                let t70 = t18 * t69 - t41;
                let t71 = t10 * t69 + t26 * (t15 * t70);
                let t72 = t6 * t71 + (t39 - t40 * (t4 * t70));
                let t73 = t8 * t71 + (t47 - t40 * (t14 * t70));
                let p_sin_beta = p * sin_beta;
                let t74 = t3 * t54 - p_sin_beta * t53 - t68 * t57;
                let t75 = t59 * t62;
                let t76 = t3 * t48 + (t68 * t46 - p_sin_beta * t45) - t74 * t63;
                let t77 = t68 * t72 + (t3 * t73 + p_sin_beta * t71) - t74 * t75
                    - t67 * t76;
                let t78 = cos_theta * t72 + (sin_theta * t73 + (r_r_over_jw + b * t71))
                    - t59 * t75 - t64 * t67;
                let t79 = rt::lit::<T>(1.0) / t78;
                let t80 = t77 * t79;
                let t81 = t68 * t6 + (p_sin_beta + t3 * t8);
                let t82 = t18 * t81 - (t68 * t17 + t3 * t16);
                let t83 = t10 * t81 + t26 * (t15 * t82);
                let t84 = t68 * inv_m_plus_mc;
                let t85 = t6 * t83 + (t84 - t40 * (t4 * t82));
                let t86 = t3 * inv_m_plus_mc;
                let t87 = t8 * t83 + (t86 - t40 * (t14 * t82));
                let t88 = t74 * t62;
                let t89 = t66 * t76;
                let t90 = t68 * t85 + (t3 * t87 + (rc_rc_over_js + p_sin_beta * t83))
                    - t74 * t88 - t76 * t89;
                let t91 = t90 - t77 * t80;
                let t92 = rt::lit::<T>(1.0) / t91;
                let t93 = rt::lit::<T>(1.0) / (t65 * t78);
                let t94 = t93 * (t64 * t77) - t89;
                let t95 = t11 + t68 * t8 - t3 * t6;
                let t96 = d + t68 * t16 - t3 * t17 - t18 * t95;
                let t97 = t26 * (t15 * t96) - t10 * t95;
                let t98 = t68 * (t84 + t40 * (t14 * t96) - t8 * t97)
                    + (t31 * (d * t96) - t11 * t97);
                let t99 = t68 * t54 + (t3 * t57 - (t11 * t53 + t31 * (d * t52)));
                let t100 = t99 * t62;
                let t101 = t3 * (t6 * t97 + (t86 - t40 * (t4 * t96))) + t98 - t99 * t100;
                let t102 = t68 * t48 + (t31 * (d * t44) - t11 * t45) - t3 * t46
                    - t99 * t63;
                let t103 = t66 * t102;
                let t104 = t68 * t73 + (t11 * t71 - t31 * (d * t70)) - t3 * t72
                    - t99 * t75;
                let t105 = t104 - t67 * t102;
                let t106 = t79 * t105;
                let t107 = t68 * t87 + (t11 * t83 - t31 * (d * t82)) - t3 * t85
                    - t99 * t88;
                let t108 = t107 - t89 * t102 - t80 * t105;
                let t109 = t108 * t92;
                let t110 = t101 - t102 * t103 - t105 * t106 - t108 * t109;
                let t111 = t91 * t110;
                let t112 = rt::lit::<T>(1.0) / t111;
                let t113 = t93 * (t64 * t105) - t103 - t109 * t94;
                let t114 = t92 * t94 - t112 * (t108 * t113);
                let t115 = rt::lit::<T>(1.0) / (t78 * t110);
                let t116 = t80 * t114 + (t115 * (t105 * t113) + t64 * t93);
                let t117 = rt::lit::<T>(1.0) / (t65 * t110);
                let t118 = rt::lit::<T>(0.5) * t29;
                let t119 = t68 * t34 + t3 * t36 - p_sin_beta * t118;
                let t120 = rt::lit::<T>(1.0) / t110;
                let t121 = t120 * t113;
                let t122 = t68 * t36 - (t31 * t28 - t27 * t25) * (rt::lit::<T>(0.5) * d)
                    - (t11 * t118 + t3 * t34);
                let t123 = t37 - t30;
                let t124 = t38 * (t67 * t116 + (t66 - t117 * (t102 * t113) - t89 * t114))
                    + (t114 * t119 + t121 * t122 - t116 * t123);
                let t125 = rt::lit::<T>(1.0) / (t61 * t65);
                let t126 = t125 * (t60 * t64) - t75;
                let t127 = t125 * (t60 * t76) - t88 - t80 * t126;
                let t128 = t125 * (t60 * t102) - t100 - t106 * t126 - t109 * t127;
                let t129 = t92 * t127 - t112 * (t108 * t128);
                let t130 = t79 * t126 - t115 * (t105 * t128) - t80 * t129;
                let t131 = t67 * t130
                    + (t89 * t129 + (t60 * t125 + t117 * (t102 * t128)));
                let t132 = cos_theta * t36 - sin_theta * t34;
                let t133 = t124 - t131 * t132;
                let t134 = rt::lit::<T>(1.0) / (t78 * t91);
                let t135 = t134 * (t77 * t108) - t106;
                let t136 = t77 * t134 + t112 * (t108 * t135);
                let t137 = t120 * t135;
                let t138 = t123 * (t80 * t136 + (t79 - t115 * (t105 * t135)))
                    + (t137 * t122 - t136 * t119);
                let t139 = t138 + (t130 * t132 - t116 * t38);
                let t140 = t133 + t139;
                let t141 = t108 * t112;
                let t142 = t119 * (t92 + t108 * t108 / (t91 * t111)) + t129 * t132
                    + (t114 * t38 - t141 * t122 - t136 * t123);
                let t143 = t120 * t128;
                let t144 = t121 * t38 + t137 * t123
                    + (t143 * t132 + t120 * t122 - t141 * t119);
                let t145 = t63 * t131
                    + (t62 - t99 * t128 / (t61 * t110) - t88 * t129 - t75 * t130);
                let t146 = t132 * t145
                    + (t130 * t123 + (t129 * t119 + t143 * t122) - t131 * t38);
                let t147 = t2 * theta_dot + (m_plus_mc * x_dot + t4 * beta_dot)
                    + half_h
                        * (cos_theta * t140 + (t68 * t142 - t3 * t144)
                            - sin_theta * t146);
                let t148 = t7 * theta_dot + (m_plus_mc * y_dot + t14 * beta_dot)
                    + half_h
                        * (sin_theta * t140
                            + (cos_theta * t146 + (t3 * t142 + t68 * t144)));
                let t149 = half_h
                    * (b * (t133 - t139) - (t11 * t144 + p_sin_beta * t142))
                    + (t2 * x_dot + t7 * y_dot + (t12 * beta_dot + theta_dot * t5));
                let t150 = rt::lit::<T>(0.5) * (r * h);
                let t151 = t4 * x_dot + k2 * beta_dot + (t14 * y_dot + t12 * theta_dot)
                    - rt::lit::<T>(0.5) * (d * h) * t144;
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t147,
                    t148,
                    t149,
                    jw * right_dot - t150 * t133,
                    jw * left_dot - t150 * t139,
                    t151,
                    js * spin_dot - rt::lit::<T>(0.5) * (rc * h) * t142,
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
                let [x, y, theta, right, left, beta, spin, p_x, p_y, p_theta, p_right,
                p_left, p_beta, p_spin] = motion.carried;
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
                    d_squared,
                    k1,
                    twice_d,
                    k2,
                    inv_m_plus_mc,
                    mc_d_over_m_plus_mc,
                    r_over_jw,
                    rc_over_js,
                    r_r_over_jw,
                    rc_rc_over_js,
                    twice_m_plus_mc,
                    twice_p,
                    twice_m_a,
                    k3,
                    twice_r,
                    twice_rc,
                    inv_h,
                    k4,
                    quarter_h,
                    k5,
                    mc_d_h,
                    k6,
                    quarter_mc_h,
                    h_over_jw,
                    h_over_js,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let t1 = mc * (p + d * cos_beta) + m_a;
                let cos_theta_sin_beta = cos_theta * sin_beta;
                let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
                let t3 = cos_theta_sin_beta + sin_theta * cos_beta;
                let t4 = mc_d * t3;
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let t5 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
                let cos_beta_cos_theta = cos_beta * cos_theta;
                let t6 = sin_theta_sin_beta - cos_beta_cos_theta;
                let t7 = mc_d * t6;
                let t8 = k1 + mc * (d_squared + p * (p + cos_beta * twice_d));
                let t9 = d + p * cos_beta;
                let t10 = jc + mc_d * t9;
                let t11 = t6 * mc_d_over_m_plus_mc;
                let t12 = t3 * mc_d_over_m_plus_mc;
                let t13 = t2 * inv_m_plus_mc;
                let t14 = t5 * inv_m_plus_mc;
                let t15 = t10 - t4 * t13 - t7 * t14;
                let t16 = t8 - t2 * t13 - t5 * t14;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = t15 * t17;
                let t19 = k2 - t7 * t11 - t4 * t12 - t15 * t18;
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = t16 * t19;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t15 * t22;
                let t24 = inv_m_plus_mc / t16;
                let t25 = t24 * (t2 * t15) - t12;
                let t26 = t25 * t20;
                let t27 = t2 * t24 + t15 * t25 * t22;
                let t28 = inv_m_plus_mc / t19;
                let t29 = t14 * t27 - t7 * t25 * t28;
                let t30 = t13 * t27 + (inv_m_plus_mc - t4 * t25 * t28);
                let t31 = t24 * (t5 * t15) - t11;
                let t32 = t31 * t20;
                let t33 = t5 * t24 + t15 * t31 * t22;
                let t34 = t14 * t33 + (inv_m_plus_mc - t7 * t31 * t28);
                let t35 = t17 + t15 * t15 / (t16 * t21);
                let twice_cos_beta = rt::lit::<T>(2.0) * cos_beta;
                let twice_sin_beta = rt::lit::<T>(2.0) * sin_beta;
                let t36 = cos_theta * inv_m_plus_mc;
                let t37 = cos_theta * t12 + sin_theta * t11;
                let t38 = cos_theta * t13 + sin_theta * t14;
                let t39 = b - t38;
                let t40 = t37 + t18 * t39;
                let t41 = t17 * t39 + t22 * (t15 * t40);
                let t42 = t36 + t28 * (t4 * t40) - t13 * t41;
                let t43 = sin_theta * inv_m_plus_mc;
                let t44 = t43 + t28 * (t7 * t40) - t14 * t41;
                let t45 = cos_theta * t42 + sin_theta * t44;
                let t46 = b * t41;
                let t47 = sin_theta * t13 - cos_theta * t14;
                let t48 = sin_theta * t12 - cos_theta * t11 - t18 * t47;
                let t49 = t17 * t47 - t22 * (t15 * t48);
                let t50 = t36 - t28 * (t7 * t48) - t14 * t49;
                let t51 = sin_theta * t50;
                let t52 = b * t49;
                let t53 = t13 * t49 + (t43 + t28 * (t4 * t48));
                let t54 = cos_theta * t53;
                let t55 = t51 - t52 - t54;
                let t56 = t51 + t52 - t54;
                let t57 = sin_theta * t53 + cos_theta * t50;
                let t58 = rt::lit::<T>(1.0) / t57;
                let t59 = t56 * t58;
                let t60 = t45 - t46 - t55 * t59;
                let t61 = t45 + (r_r_over_jw + t46) - t56 * t59;
                let t62 = rt::lit::<T>(1.0) / t61;
                let t63 = t60 * t62;
                let t64 = cos_beta_cos_theta - sin_theta_sin_beta;
                let t65 = b + t38;
                let t66 = t18 * t65 - t37;
                let t67 = t17 * t65 + t22 * (t15 * t66);
                let t68 = t13 * t67 + (t36 - t28 * (t4 * t66));
                let t69 = t14 * t67 + (t43 - t28 * (t7 * t66));
                let p_sin_beta = p * sin_beta;
                let t70 = t3 * t50 - p_sin_beta * t49 - t64 * t53;
                let t71 = t55 * t58;
                let t72 = t3 * t44 + (t64 * t42 - p_sin_beta * t41) - t70 * t59;
                let t73 = t64 * t68 + (t3 * t69 + p_sin_beta * t67) - t70 * t71
                    - t63 * t72;
                let t74 = cos_theta * t68 + (sin_theta * t69 + (r_r_over_jw + b * t67))
                    - t55 * t71 - t60 * t63;
                let t75 = rt::lit::<T>(1.0) / t74;
                let t76 = t73 * t75;
                let t77 = t64 * t13 + (p_sin_beta + t3 * t14);
                let t78 = t18 * t77 - (t64 * t12 + t3 * t11);
                let t79 = t17 * t77 + t22 * (t15 * t78);
                let t80 = t64 * inv_m_plus_mc;
                let t81 = t13 * t79 + (t80 - t28 * (t4 * t78));
                let t82 = t3 * inv_m_plus_mc;
                let t83 = t14 * t79 + (t82 - t28 * (t7 * t78));
                let t84 = t70 * t58;
                let t85 = t62 * t72;
                let t86 = t64 * t81 + (t3 * t83 + (rc_rc_over_js + p_sin_beta * t79))
                    - t70 * t84 - t72 * t85;
                let t87 = t86 - t73 * t76;
                let t88 = rt::lit::<T>(1.0) / t87;
                let t89 = rt::lit::<T>(1.0) / (t61 * t74);
                let t90 = t89 * (t60 * t73) - t85;
                let t91 = t9 + t64 * t14 - t3 * t13;
                let t92 = d + t64 * t11 - t3 * t12 - t18 * t91;
                let t93 = t22 * (t15 * t92) - t17 * t91;
                let t94 = t64 * (t80 + t28 * (t7 * t92) - t14 * t93)
                    + (t20 * (d * t92) - t9 * t93);
                let t95 = t64 * t50 + (t3 * t53 - (t9 * t49 + t20 * (d * t48)));
                let t96 = t95 * t58;
                let t97 = t3 * (t13 * t93 + (t82 - t28 * (t4 * t92))) + t94 - t95 * t96;
                let t98 = t64 * t44 + (t20 * (d * t40) - t9 * t41) - t3 * t42
                    - t95 * t59;
                let t99 = t62 * t98;
                let t100 = t64 * t69 + (t9 * t67 - t20 * (d * t66)) - t3 * t68
                    - t95 * t71;
                let t101 = t100 - t63 * t98;
                let t102 = t75 * t101;
                let t103 = t64 * t83 + (t9 * t79 - t20 * (d * t78)) - t3 * t81
                    - t95 * t84;
                let t104 = t103 - t85 * t98 - t76 * t101;
                let t105 = t104 * t88;
                let t106 = t97 - t98 * t99 - t101 * t102 - t104 * t105;
                let t107 = t87 * t106;
                let t108 = rt::lit::<T>(1.0) / t107;
                let t109 = t89 * (t60 * t101) - t99 - t105 * t90;
                let t110 = t88 * t90 - t108 * (t104 * t109);
                let t111 = rt::lit::<T>(1.0) / (t74 * t106);
                let t112 = t76 * t110 + (t111 * (t101 * t109) + t60 * t89);
                let t113 = rt::lit::<T>(1.0) / (t61 * t106);
                let t114 = p_x * t30 + (p_y * t29 + (p_beta * t26 - p_theta * t27));
                let t115 = p_x * t29 + (p_y * t34 + (p_beta * t32 - p_theta * t33));
                let t116 = cos_theta * t114 + sin_theta * t115;
                let t117 = p_theta * t35 - p_beta * t23 - (p_y * t33 + p_x * t27);
                let t118 = b * t117;
                let t119 = t116 + (t118 - p_right * r_over_jw);
                let t120 = t3 * t115
                    + (t64 * t114 - (p_spin * rc_over_js + p_sin_beta * t117));
                let t121 = rt::lit::<T>(1.0) / t106;
                let t122 = t121 * t109;
                let t123 = t9 * t117
                    + d * (p_y * t32 + p_beta * t20 + (p_x * t26 - p_theta * t23));
                let t124 = t64 * t115 - t123 - t3 * t114;
                let t125 = t116 - (p_left * r_over_jw + t118);
                let t126 = (t63 * t112 + (t62 - t113 * (t98 * t109) - t85 * t110)) * t119
                    + (t110 * t120 + t122 * t124 - t112 * t125);
                let t127 = rt::lit::<T>(1.0) / (t57 * t61);
                let t128 = t127 * (t56 * t60) - t71;
                let t129 = t127 * (t56 * t72) - t84 - t76 * t128;
                let t130 = t127 * (t56 * t98) - t96 - t102 * t128 - t105 * t129;
                let t131 = t88 * t129 - t108 * (t104 * t130);
                let t132 = t75 * t128 - t111 * (t101 * t130) - t76 * t131;
                let t133 = t63 * t132
                    + (t85 * t131 + (t56 * t127 + t113 * (t98 * t130)));
                let t134 = cos_theta * t115 - sin_theta * t114;
                let t135 = t126 - t133 * t134;
                let t136 = rt::lit::<T>(1.0) / (t74 * t87);
                let t137 = t136 * (t73 * t104) - t102;
                let t138 = t73 * t136 + t108 * (t104 * t137);
                let t139 = t121 * t137;
                let t140 = (t76 * t138 + (t75 - t111 * (t101 * t137))) * t125
                    + (t139 * t124 - t138 * t120);
                let t141 = t140 + (t132 * t134 - t112 * t119);
                let t142 = t135 + t141;
                let t143 = t104 * t108;
                let t144 = (t88 + t104 * t104 / (t87 * t107)) * t120 + t131 * t134
                    + (t110 * t119 - t143 * t124 - t138 * t125);
                let t145 = t121 * t130;
                let t146 = t122 * t119 + t139 * t125
                    + (t145 * t134 + t121 * t124 - t143 * t120);
                let t147 = t59 * t133
                    + (t58 - t95 * t130 / (t57 * t106) - t84 * t131 - t71 * t132);
                let t148 = t147 * t134
                    + (t132 * t125 + (t131 * t120 + t145 * t124) - t133 * t119);
                let t149 = p_x
                    - rt::lit::<T>(2.0)
                        * (cos_theta * t142 + (t64 * t144 - t3 * t146)
                            - sin_theta * t148);
                let t150 = p_y
                    - rt::lit::<T>(2.0)
                        * (sin_theta * t142
                            + (cos_theta * t148 + (t3 * t144 + t64 * t146)));
                let t151 = p_theta
                    - rt::lit::<T>(2.0)
                        * (b * (t135 - t141) - (t9 * t146 + p_sin_beta * t144));
                let t152 = p_beta + twice_d * t146;
                let cos_theta_twice_p = cos_theta * twice_p;
                let cos_theta_twice_m_a = cos_theta * twice_m_a;
                let t153 = t64 * twice_d;
                let sin_theta_twice_p = sin_theta * twice_p;
                let sin_theta_twice_m_a = sin_theta * twice_m_a;
                let t154 = t3 * twice_d;
                let sin_beta_twice_p = sin_beta * twice_p;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t155 = t26 * t152 - t27 * t151
                                + (t29 * t150 + t30 * t149);
                            let t156 = t32 * t152 - t33 * t151
                                + (t34 * t150 + t29 * t149);
                            let t157 = t35 * t151 - t23 * t152
                                - (t33 * t150 + t27 * t149);
                            let t158 = t20 * t152 - t23 * t151
                                + (t32 * t150 + t26 * t149);
                            [t155, t156, t157, t158]
                        },
                        move || {
                            let t155 = t26 * t152 - t27 * t151
                                + (t29 * t150 + t30 * t149);
                            let t156 = t32 * t152 - t33 * t151
                                + (t34 * t150 + t29 * t149);
                            let t157 = t35 * t151 - t23 * t152
                                - (t33 * t150 + t27 * t149);
                            let t158 = t20 * t152 - t23 * t151
                                + (t32 * t150 + t26 * t149);
                            [
                                rt::abs(x * inv_h) + rt::abs(t155),
                                rt::abs(y * inv_h) + rt::abs(t156),
                                rt::abs(theta * inv_h) + rt::abs(t157),
                                rt::abs(beta * inv_h) + rt::abs(t158),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            beta_dot_ahead,
                            ]|
                        {
                            let theta_new = theta + h * theta_dot_ahead;
                            let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                            let beta_new = beta + h * beta_dot_ahead;
                            let (sin_beta_new, cos_beta_new) = rt::sin_cos(beta_new);
                            let t159 = m_a + mc * (p + d * cos_beta_new);
                            let t160 = sin_theta_new * t159;
                            let t161 = cos_theta_new * sin_beta_new;
                            let t162 = mc_d * t161;
                            let t163 = t160 + t162;
                            let t164 = t2 + t163;
                            let t165 = t4 + mc_d * (t161 + sin_theta_new * cos_beta_new);
                            let t166 = beta_dot_ahead * t165
                                + x_dot_ahead * twice_m_plus_mc;
                            let t167 = sin_theta_new * sin_beta_new;
                            let t168 = mc_d * t167;
                            let t169 = t159 * cos_theta_new;
                            let t170 = t168 - t169;
                            let t171 = t5 + t170;
                            let t172 = t7 + mc_d * (t167 - cos_beta_new * cos_theta_new);
                            let t173 = beta_dot_ahead * t172
                                + y_dot_ahead * twice_m_plus_mc;
                            let t174 = mc_d * (d + p * cos_beta_new);
                            let t175 = jc + t174;
                            let t176 = t10 + t175;
                            let t177 = mc
                                * (d_squared + p * (p + cos_beta_new * twice_d));
                            let t178 = t8 + (k1 + t177);
                            let t179 = cos_theta * x_dot_ahead + sin_theta * y_dot_ahead;
                            let t180 = twice_cos_beta * t179;
                            let t181 = cos_theta * y_dot_ahead;
                            let t182 = sin_theta * x_dot_ahead;
                            let t183 = t180 + twice_sin_beta * (t181 - t182);
                            let t184 = theta_dot_ahead + beta_dot_ahead;
                            let t185 = d * t184;
                            let t186 = t179 * twice_m_a;
                            let t187 = t151
                                + quarter_h
                                    * (mc * (t183 * t185 + t179 * (theta_dot_ahead * twice_p))
                                        + theta_dot_ahead * t186);
                            let t188 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t164 + beta_dot_ahead * t176
                                    + (y_dot_ahead * t171 + theta_dot_ahead * t178)) - t187;
                            let t189 = y_dot_ahead * t172;
                            let t190 = x_dot_ahead * t165 + beta_dot_ahead * k3;
                            let p_theta_dot_ahead = p * theta_dot_ahead;
                            let t191 = t180
                                - twice_sin_beta * (t182 + p_theta_dot_ahead - t181);
                            let t192 = t184 * k5;
                            let h_cos_theta_new = h * cos_theta_new;
                            let h_sin_theta_new = h * sin_theta_new;
                            let t193 = sin_beta_new * h_sin_theta_new;
                            let t194 = t159 * h_cos_theta_new - mc_d * t193;
                            let t195 = mc_d * (cos_beta_new * h_cos_theta_new - t193);
                            let h_cos_beta_new = h * cos_beta_new;
                            let t196 = cos_theta_new * h_cos_beta_new;
                            let sin_beta_new_mc_d_h = sin_beta_new * mc_d_h;
                            let t197 = mc_d * t196 - sin_theta_new * sin_beta_new_mc_d_h;
                            let h_sin_beta_new = h * sin_beta_new;
                            let t198 = mc_d * (t196 - sin_theta_new * h_sin_beta_new);
                            let t199 = sin_beta_new * h_cos_theta_new;
                            let t200 = mc_d * t199 + t159 * h_sin_theta_new;
                            let t201 = mc_d * (t199 + cos_beta_new * h_sin_theta_new);
                            let t202 = sin_theta_new * h_cos_beta_new;
                            let t203 = mc_d * t202 + cos_theta_new * sin_beta_new_mc_d_h;
                            let t204 = mc_d * (t202 + cos_theta_new * h_sin_beta_new);
                            let t205 = t184 * t153;
                            let t206 = t184 * t154;
                            let t207 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t194 + y_dot_ahead * t200 + t178)
                                - quarter_h * (t186 + mc * (d * t183 + t179 * twice_p));
                            let t208 = sin_beta_new * k4;
                            let t209 = t175
                                + (t10 - sin_beta_new * (theta_dot_ahead * k6)
                                    - beta_dot_ahead * t208)
                                + (x_dot_ahead * t197 + y_dot_ahead * t203);
                            let t210 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t195 + y_dot_ahead * t201 + t176)
                                - k5 * (t191 - t184 * sin_beta_twice_p);
                            let t211 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t204
                                    + (x_dot_ahead * t198 + (k3 - theta_dot_ahead * t208)))
                                - k5 * t191;
                            (
                                [
                                    rt::lit::<T>(0.5) * (theta_dot_ahead * t164 + t166) - t149,
                                    rt::lit::<T>(0.5) * (theta_dot_ahead * t171 + t173) - t150,
                                    t188,
                                    rt::lit::<T>(0.5) * (t189 + theta_dot_ahead * t176 + t190)
                                        - (t152 + t191 * t192),
                                ],
                                [
                                    [
                                        m_plus_mc,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t194
                                                + (t163 + (t2 + beta_dot_ahead * t195))),
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t197 + (beta_dot_ahead * t198 + t165)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m_plus_mc,
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t200
                                                + (t170 + (t5 + beta_dot_ahead * t201))),
                                        rt::lit::<T>(0.5)
                                            * (theta_dot_ahead * t203 + (beta_dot_ahead * t204 + t172)),
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t164
                                            - quarter_h
                                                * (theta_dot_ahead * cos_theta_twice_m_a
                                                    + mc * (theta_dot_ahead * cos_theta_twice_p + t205)),
                                        rt::lit::<T>(0.5) * t171
                                            - quarter_h
                                                * (theta_dot_ahead * sin_theta_twice_m_a
                                                    + mc * (theta_dot_ahead * sin_theta_twice_p + t206)),
                                        t207,
                                        rt::lit::<T>(0.5) * t209 - k5 * t183,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t165 - quarter_mc_h * t205,
                                        rt::lit::<T>(0.5) * t172 - quarter_mc_h * t206,
                                        t210,
                                        t211,
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
                let theta_new = theta + h * theta_dot_ahead;
                let p_right_new = p_right + twice_r * t135;
                let right_new = right + h_over_jw * p_right_new;
                let p_left_new = p_left + twice_r * t141;
                let left_new = left + h_over_jw * p_left_new;
                let beta_new = beta + h * beta_dot_ahead;
                let p_spin_new = p_spin + twice_rc * t144;
                let spin_new = spin + h_over_js * p_spin_new;
                let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                let (sin_beta_new, cos_beta_new) = rt::sin_cos(beta_new);
                let t159 = m_a + mc * (p + d * cos_beta_new);
                let t160 = sin_theta_new * t159;
                let t161 = cos_theta_new * sin_beta_new;
                let t162 = mc_d * t161;
                let t212 = t160 + (t2 + t162);
                let t165 = t4 + mc_d * (t161 + sin_theta_new * cos_beta_new);
                let t166 = beta_dot_ahead * t165 + x_dot_ahead * twice_m_plus_mc;
                let p_x_new = rt::lit::<T>(0.5) * (theta_dot_ahead * t212 + t166);
                let t167 = sin_theta_new * sin_beta_new;
                let t168 = mc_d * t167;
                let t169 = t159 * cos_theta_new;
                let t213 = t5 + t168 - t169;
                let t172 = t7 + mc_d * (t167 - cos_beta_new * cos_theta_new);
                let t173 = beta_dot_ahead * t172 + y_dot_ahead * twice_m_plus_mc;
                let p_y_new = rt::lit::<T>(0.5) * (theta_dot_ahead * t213 + t173);
                let t174 = mc_d * (d + p * cos_beta_new);
                let t214 = t174 + (jc + t10);
                let t177 = mc * (d_squared + p * (p + cos_beta_new * twice_d));
                let t215 = x_dot_ahead * t212 + beta_dot_ahead * t214
                    + (y_dot_ahead * t213 + theta_dot_ahead * (t177 + (k1 + t8)));
                let t216 = x_dot_ahead * cos_theta_new + y_dot_ahead * sin_theta_new;
                let t217 = t216 * (rt::lit::<T>(2.0) * cos_beta_new);
                let t218 = y_dot_ahead * cos_theta_new;
                let t219 = x_dot_ahead * sin_theta_new;
                let twice_sin_beta_new = rt::lit::<T>(2.0) * sin_beta_new;
                let t184 = theta_dot_ahead + beta_dot_ahead;
                let t185 = d * t184;
                let t220 = t216 * (rt::lit::<T>(2.0) * theta_dot_ahead);
                let t221 = mc
                    * ((t217 + (t218 - t219) * twice_sin_beta_new) * t185 + p * t220)
                    + m_a * t220;
                let p_theta_new = rt::lit::<T>(0.5) * t215 + quarter_h * t221;
                let t190 = x_dot_ahead * t165 + beta_dot_ahead * k3;
                let t189 = y_dot_ahead * t172;
                let p_theta_dot_ahead = p * theta_dot_ahead;
                let t192 = t184 * k5;
                let p_beta_new = rt::lit::<T>(0.5)
                    * (t190 + (t189 + theta_dot_ahead * t214))
                    + (t217 - (p_theta_dot_ahead + t219 - t218) * twice_sin_beta_new)
                        * t192;
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
                let [x, y, theta, right, left, beta, spin, p_x, p_y, p_theta, p_right,
                p_left, p_beta, p_spin] = motion.carried;
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
                    d_squared,
                    k1,
                    twice_d,
                    k2,
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
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = mc * (p + d * cos_beta) + m_a;
                let cos_theta_sin_beta = cos_theta * sin_beta;
                let t2 = sin_theta * t1 + mc_d * cos_theta_sin_beta;
                let t3 = t2 * inv_m_plus_mc;
                let sin_theta_sin_beta = sin_theta * sin_beta;
                let t4 = mc_d * sin_theta_sin_beta - t1 * cos_theta;
                let t5 = t4 * inv_m_plus_mc;
                let t6 = k1 + mc * (d_squared + p * (p + cos_beta * twice_d)) - t2 * t3
                    - t4 * t5;
                let t7 = inv_m_plus_mc / t6;
                let t8 = d + p * cos_beta;
                let t9 = cos_theta_sin_beta + sin_theta * cos_beta;
                let t10 = mc_d * t9;
                let cos_beta_cos_theta = cos_beta * cos_theta;
                let t11 = sin_theta_sin_beta - cos_beta_cos_theta;
                let t12 = mc_d * t11;
                let t13 = jc + mc_d * t8 - t10 * t3 - t12 * t5;
                let t14 = t9 * mc_d_over_m_plus_mc;
                let t15 = t7 * (t2 * t13) - t14;
                let t16 = t11 * mc_d_over_m_plus_mc;
                let t17 = rt::lit::<T>(1.0) / t6;
                let t18 = t13 * t17;
                let t19 = k2 - t12 * t16 - t10 * t14 - t13 * t18;
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = t15 * t20;
                let t22 = t6 * t19;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = cos_beta_cos_theta - sin_theta_sin_beta;
                let t25 = t8 + t24 * t5 - t9 * t3;
                let t26 = d + t24 * t16 - t9 * t14 - t18 * t25;
                let t27 = t23 * (t13 * t26) - t17 * t25;
                let t28 = t9 * inv_m_plus_mc;
                let t29 = inv_m_plus_mc / t19;
                let t30 = t24 * inv_m_plus_mc;
                let t31 = t24 * (t30 + t29 * (t12 * t26) - t5 * t27)
                    + (t20 * (d * t26) - t8 * t27);
                let t32 = cos_theta * inv_m_plus_mc;
                let t33 = sin_theta * t3 - cos_theta * t5;
                let t34 = sin_theta * t14 - cos_theta * t16 - t18 * t33;
                let t35 = t17 * t33 - t23 * (t13 * t34);
                let t36 = t32 - t29 * (t12 * t34) - t5 * t35;
                let t37 = sin_theta * inv_m_plus_mc;
                let t38 = t3 * t35 + (t37 + t29 * (t10 * t34));
                let t39 = t24 * t36 + (t9 * t38 - (t8 * t35 + t20 * (d * t34)));
                let t40 = sin_theta * t38 + cos_theta * t36;
                let t41 = rt::lit::<T>(1.0) / t40;
                let t42 = t39 * t41;
                let t43 = t9 * (t3 * t27 + (t28 - t29 * (t10 * t26))) + t31 - t39 * t42;
                let t44 = cos_theta * t14 + sin_theta * t16;
                let t45 = cos_theta * t3 + sin_theta * t5;
                let t46 = b - t45;
                let t47 = t44 + t18 * t46;
                let t48 = t17 * t46 + t23 * (t13 * t47);
                let t49 = t37 + t29 * (t12 * t47) - t5 * t48;
                let t50 = t32 + t29 * (t10 * t47) - t3 * t48;
                let t51 = sin_theta * t36;
                let t52 = b * t35;
                let t53 = cos_theta * t38;
                let t54 = t51 + t52 - t53;
                let t55 = t54 * t41;
                let t56 = t24 * t49 + (t20 * (d * t47) - t8 * t48) - t9 * t50
                    - t39 * t55;
                let t57 = cos_theta * t50 + sin_theta * t49;
                let t58 = b * t48;
                let t59 = t57 + (r_r_over_jw + t58) - t54 * t55;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t60 * t56;
                let t62 = b + t45;
                let t63 = t18 * t62 - t44;
                let t64 = t17 * t62 + t23 * (t13 * t63);
                let t65 = t5 * t64 + (t37 - t29 * (t12 * t63));
                let t66 = t3 * t64 + (t32 - t29 * (t10 * t63));
                let t67 = t51 - t52 - t53;
                let t68 = t67 * t41;
                let t69 = t24 * t65 + (t8 * t64 - t20 * (d * t63)) - t9 * t66
                    - t39 * t68;
                let t70 = t57 - t58 - t67 * t55;
                let t71 = t70 * t60;
                let t72 = t69 - t71 * t56;
                let t73 = cos_theta * t66 + (sin_theta * t65 + (r_r_over_jw + b * t64))
                    - t67 * t68 - t70 * t71;
                let t74 = rt::lit::<T>(1.0) / t73;
                let t75 = t74 * t72;
                let p_sin_beta = p * sin_beta;
                let t76 = t24 * t3 + (p_sin_beta + t9 * t5);
                let t77 = t18 * t76 - (t24 * t14 + t9 * t16);
                let t78 = t17 * t76 + t23 * (t13 * t77);
                let t79 = t5 * t78 + (t28 - t29 * (t12 * t77));
                let t80 = t3 * t78 + (t30 - t29 * (t10 * t77));
                let t81 = t9 * t36 - p_sin_beta * t35 - t24 * t38;
                let t82 = t81 * t41;
                let t83 = t24 * t79 + (t8 * t78 - t20 * (d * t77)) - t9 * t80
                    - t39 * t82;
                let t84 = t9 * t49 + (t24 * t50 - p_sin_beta * t48) - t81 * t55;
                let t85 = t60 * t84;
                let t86 = t24 * t66 + (t9 * t65 + p_sin_beta * t64) - t81 * t68
                    - t71 * t84;
                let t87 = t86 * t74;
                let t88 = t83 - t85 * t56 - t87 * t72;
                let t89 = t24 * t80 + (t9 * t79 + (rc_rc_over_js + p_sin_beta * t78))
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
                let t99 = t2 * t7 + t13 * t15 * t23;
                let t100 = t3 * t99 + (inv_m_plus_mc - t10 * t15 * t29);
                let t101 = t5 * t99 - t12 * t15 * t29;
                let t102 = p_x * t100 + (p_y * t101 + (p_beta * t21 - p_theta * t99));
                let t103 = t7 * (t4 * t13) - t16;
                let t104 = t4 * t7 + t13 * t103 * t23;
                let t105 = t5 * t104 + (inv_m_plus_mc - t12 * t103 * t29);
                let t106 = t103 * t20;
                let t107 = p_x * t101 + (p_y * t105 + (p_beta * t106 - p_theta * t104));
                let t108 = cos_theta * t102 + sin_theta * t107;
                let t109 = t17 + t13 * t13 / (t6 * t22);
                let t110 = t13 * t23;
                let t111 = p_theta * t109 - p_beta * t110 - (p_y * t104 + p_x * t99);
                let t112 = b * t111;
                let t113 = t108 + (t112 - p_right * r_over_jw);
                let t114 = rt::lit::<T>(1.0) / (t73 * t90);
                let t115 = t114 * (t86 * t88) - t75;
                let t116 = t94 * t115;
                let t117 = t108 - (p_left * r_over_jw + t112);
                let t118 = rt::lit::<T>(1.0) / (t40 * t59);
                let t119 = t118 * (t54 * t70) - t68;
                let t120 = t118 * (t54 * t84) - t82 - t87 * t119;
                let t121 = t118 * (t54 * t56) - t42 - t75 * t119 - t92 * t120;
                let t122 = t94 * t121;
                let t123 = cos_theta * t107 - sin_theta * t102;
                let t124 = t8 * t111
                    + d * (p_y * t106 + p_beta * t20 + (p_x * t21 - p_theta * t110));
                let t125 = t24 * t107 - t124 - t9 * t102;
                let t126 = t90 * t93;
                let t127 = rt::lit::<T>(1.0) / t126;
                let t128 = t88 * t127;
                let t129 = t9 * t107
                    + (t24 * t102 - (p_spin * rc_over_js + p_sin_beta * t111));
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
                    + (p_sin_beta * t144 + (p_theta + t8 * t130));
                let t146 = t55 * t142
                    + (t41 - t39 * t121 / (t40 * t93) - t82 * t135 - t68 * t136);
                let t147 = t146 * t123
                    + (t136 * t117 + (t135 * t129 + t122 * t125) - t142 * t113);
                let t148 = t143 + t139;
                let t149 = p_y - t24 * t130 - t9 * t144 - cos_theta * t147
                    - sin_theta * t148;
                let t150 = sin_theta * t147 + (p_x + t9 * t130 - t24 * t144)
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
                    beta_dot: t20 * t131 - t110 * t145 + (t106 * t149 + t21 * t150),
                    spin_dot: inv_js * (p_spin + rc * t144),
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
        /// | once, from parameters | 10 | 35 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 164 | 286 | 12 | 0 | 8 | 0 |
        /// | each state that is looked at | 11 | 32 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M a`
            m_a: T,
            /// `mc d`
            mc_d: T,
            /// `Jc + mc d²`
            k1: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²)`
            k3: T,
            /// `rc² (r² (Jc + M d²) + 2 d² Jw)`
            k4: T,
            /// `rc² d² r²`
            k5: T,
            /// `r² (d² (Js + mc rc²) - Jc rc²) p²`
            k6: T,
            /// `rc² (r² (d² (M a² + J) + Jc p²) + 2 d² Jw b²)`
            k8: T,
            /// `1/d`
            inv_d: T,
            /// `1/(rc² d² r²)`
            k9: T,
            /// `rc² d² r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k12: T,
            /// `(Jc rc² - d² (Js + mc rc²)) p r² (p (Jc rc² - d² (Js + mc rc²))/(d² rc²))`
            k13: T,
            /// `b/r`
            b_over_r: T,
            /// `Js/rc`
            js_over_rc: T,
            /// `1/r`
            inv_r: T,
            /// `1/rc`
            inv_rc: T,
            /// `p/rc`
            p_over_rc: T,
            /// `M a + mc p`
            k14: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 9];
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
                let m_a = m * a;
                let mc_d = mc * d;
                let d_squared = d * d;
                let k1 = jc + mc * d_squared;
                let r_squared = r * r;
                let rc_squared = rc * rc;
                let k2 = d_squared * (js + mc * rc_squared);
                let jc_rc_squared = jc * rc_squared;
                let k3 = r_squared * (k2 - jc_rc_squared);
                let d_squared_jw = d_squared * jw;
                let k4 = rc_squared
                    * (r_squared * (jc + m * d_squared)
                        + rt::lit::<T>(2.0) * d_squared_jw);
                let k5 = rc_squared * (d_squared * r_squared);
                let p_squared = p * p;
                let k6 = k3 * p_squared;
                let k7 = r_squared * (d_squared * (m * (a * a) + j) + jc * p_squared)
                    + rt::lit::<T>(2.0) * (d_squared_jw * (b * b));
                let k8 = rc_squared * k7;
                let inv_d = rt::lit::<T>(1.0) / d;
                let k9 = rt::lit::<T>(1.0) / k5;
                let k10 = jc_rc_squared - k2;
                let k11 = p * k10 / (d_squared * rc_squared);
                let k12 = k5 * k11;
                let k13 = k10 * (p * r_squared) * k11;
                let b_over_r = b / r;
                let js_over_rc = js / rc;
                let inv_r = rt::lit::<T>(1.0) / r;
                let inv_rc = rt::lit::<T>(1.0) / rc;
                let p_over_rc = p / rc;
                let k14 = m_a + mc * p;
                let half_h = rt::lit::<T>(0.5) * h;
                let k15 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m_a,
                    mc_d,
                    k1,
                    k3,
                    k4,
                    k5,
                    k6,
                    k8,
                    inv_d,
                    k9,
                    k12,
                    k13,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    k14,
                    half_h,
                    k15,
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
                    m_a,
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
                let t1 = mc * (p + d * cos_beta) + m_a;
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
                        + cos_beta * (spin_dot * js_over_rc) - sin_beta * inv_d * t9);
                let t11 = jc + (m * (a * a) + j)
                    + mc * (d * d + p * (p + cos_beta * (rt::lit::<T>(2.0) * d)));
                let t12 = theta_dot * t11
                    + (t8 * beta_dot
                        + (b_over_r * (jw_right_dot - jw_left_dot)
                            - sin_beta * (spin_dot * (js * p_over_rc))));
                let carried = [
                    x,
                    y,
                    theta,
                    right,
                    left,
                    beta,
                    spin,
                    t10,
                    t2 * x_dot + t4 * y_dot + (t12 - t7 * inv_d * t9),
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let mc = setting.system().parameters.mc;
                let jc = setting.system().parameters.Jc;
                let Scheme {
                    m_a,
                    mc_d,
                    k1,
                    k3,
                    k4,
                    k5,
                    k6,
                    k8,
                    inv_d,
                    k9,
                    k12,
                    k13,
                    b_over_r,
                    js_over_rc,
                    inv_r,
                    inv_rc,
                    p_over_rc,
                    k14,
                    half_h,
                    k15,
                } = *setting.scheme();
                let (sin_beta, cos_beta) = rt::sin_cos(beta);
                let sin_beta_inv_d = sin_beta * inv_d;
                let t1 = k4 + cos_beta * (cos_beta * k3);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t3 = cos_beta_sin_beta * k12;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = k9 * (k8 + sin_beta * (sin_beta * k6))
                    - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k13));
                let t6 = k5 * rho1 * t2 - t3 * t4 / (t1 * t5);
                let t7 = rt::lit::<T>(1.0) / t5;
                let t8 = d + p * cos_beta;
                let t9 = t8 * inv_d;
                let t10 = sin_beta_inv_d * t6 + t7 * (t9 * t4);
                let t11 = beta - half_h * t10;
                let (t12, t13) = rt::sin_cos(t11);
                let t14 = inv_d * t12;
                let t15 = k4 + t13 * (k3 * t13);
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = t7 * t4;
                let t18 = inv_d
                    * ((jc + mc_d * t8) * t17 + sin_beta * mc_d * t6 - k1 * t10);
                let t19 = cos_beta * t6;
                let t20 = inv_rc * t19 - t7 * (sin_beta * p_over_rc * t4);
                let t21 = js_over_rc * t20;
                let t22 = cos_beta * (t18 + mc_d * t10)
                    + (sin_beta * t21 - (mc * (p + d * cos_beta) + m_a) * t17);
                let t23 = sin_beta * t10;
                let t24 = sin_beta * t17;
                let t25 = cos_beta * t10;
                let t26 = mc_d * (t17 - t10);
                let t27 = t26 * (t19 - p * t24);
                let t28 = t17 * t22
                    + (t21 * (t23 - t24) - t18 * (cos_beta * t17 - t25)
                        - sin_beta_inv_d * t27);
                let t29 = rho1 + half_h * t28;
                let t30 = t13 * t12;
                let t31 = k12 * t30;
                let t32 = p * (t25 * t21 - t18 * t23)
                    + (t6 * (k14 * t17 + cos_beta * t26) - t9 * t27);
                let t33 = rho2 + half_h * t32 - t16 * (t29 * t31);
                let t34 = k9 * (k8 + t12 * (k6 * t12)) - t16 * (t30 * (k13 * t30));
                let t35 = t16 * (k5 * t29) - t31 * t33 / (t15 * t34);
                let t36 = rt::lit::<T>(1.0) / t34;
                let t37 = d + p * t13;
                let t38 = inv_d * t37;
                let t39 = t14 * t35 + t36 * (t33 * t38);
                let t40 = t13 * t39;
                let t41 = t13 * t35;
                let t42 = inv_rc * t41 - t36 * (t33 * (p_over_rc * t12));
                let t43 = js_over_rc * t42;
                let t44 = t12 * t39;
                let t45 = t33 * t36;
                let t46 = inv_d
                    * (t45 * (jc + mc_d * t37) + t35 * (mc_d * t12) - k1 * t39);
                let t47 = mc_d * (t45 - t39);
                let t48 = t12 * t45;
                let t49 = t47 * (t41 - p * t48);
                let t50 = p * (t40 * t43 - t44 * t46)
                    + (t35 * (k14 * t45 + t13 * t47) - t38 * t49);
                let t51 = beta - half_h * t39;
                let (t52, t53) = rt::sin_cos(t51);
                let t54 = k4 + t53 * (k3 * t53);
                let t55 = rt::lit::<T>(1.0) / t54;
                let t56 = t13 * (t46 + mc_d * t39)
                    + (t12 * t43 - t45 * (m_a + mc * (p + d * t13)));
                let t57 = t45 * t56
                    + (t43 * (t44 - t48) - t46 * (t13 * t45 - t40) - t14 * t49);
                let t58 = rho1 + half_h * t57;
                let t59 = t53 * t52;
                let t60 = k12 * t59;
                let t61 = rho2 + half_h * t50 - t55 * (t58 * t60);
                let t62 = k9 * (k8 + t52 * (k6 * t52)) - t55 * (t59 * (k13 * t59));
                let t63 = rt::lit::<T>(1.0) / t62;
                let t64 = t61 * t63;
                let t65 = theta + h * t64;
                let (t66, t67) = rt::sin_cos(t65);
                let t68 = inv_d * t52;
                let t69 = t55 * (k5 * t58) - t60 * t61 / (t54 * t62);
                let t70 = d + p * t53;
                let t71 = inv_d * t70;
                let t72 = t68 * t69 + t63 * (t61 * t71);
                let t73 = beta - h * t72;
                let (t74, t75) = rt::sin_cos(t73);
                let t76 = k4 + t75 * (k3 * t75);
                let t77 = rt::lit::<T>(1.0) / t76;
                let t78 = inv_d
                    * (t64 * (jc + mc_d * t70) + t69 * (mc_d * t52) - k1 * t72);
                let t79 = t53 * t69;
                let t80 = inv_rc * t79 - t63 * (t61 * (p_over_rc * t52));
                let t81 = js_over_rc * t80;
                let t82 = t53 * (t78 + mc_d * t72)
                    + (t52 * t81 - t64 * (m_a + mc * (p + d * t53)));
                let t83 = t52 * t72;
                let t84 = t52 * t64;
                let t85 = t53 * t72;
                let t86 = mc_d * (t64 - t72);
                let t87 = t86 * (t79 - p * t84);
                let t88 = t64 * t82
                    + (t81 * (t83 - t84) - t78 * (t53 * t64 - t85) - t68 * t87);
                let t89 = rho1 + h * t88;
                let t90 = t75 * t74;
                let t91 = k12 * t90;
                let t92 = p * (t85 * t81 - t83 * t78)
                    + (t69 * (k14 * t64 + t53 * t86) - t71 * t87);
                let t93 = rho2 + h * t92 - t77 * (t89 * t91);
                let t94 = k9 * (k8 + t74 * (k6 * t74)) - t77 * (t90 * (k13 * t90));
                let t95 = t77 * (k5 * t89) - t91 * t93 / (t76 * t94);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t96 = theta + half_h * t17;
                let (t97, t98) = rt::sin_cos(t96);
                let t99 = theta + half_h * t45;
                let (t100, t101) = rt::sin_cos(t99);
                let t102 = k15
                    * (t67 * t95
                        + (cos_theta * t6
                            + rt::lit::<T>(2.0) * (t98 * t35 + t101 * t69)));
                let x_new = x + t102;
                let t103 = k15
                    * (t66 * t95
                        + (sin_theta * t6
                            + rt::lit::<T>(2.0) * (t97 * t35 + t100 * t69)));
                let y_new = y + t103;
                let t104 = rt::lit::<T>(1.0) / t94;
                let t105 = t93 * t104;
                let theta_new = theta
                    + k15 * (t105 + (t17 + rt::lit::<T>(2.0) * (t45 + t64)));
                let t106 = inv_r * t95;
                let t107 = t104 * (b_over_r * t93);
                let t108 = inv_r * t6;
                let t109 = t7 * (b_over_r * t4);
                let t110 = inv_r * t69;
                let t111 = t63 * (b_over_r * t61);
                let t112 = inv_r * t35;
                let t113 = t36 * (b_over_r * t33);
                let t114 = k15
                    * (t106
                        + (t107
                            + (t108 + t109
                                + rt::lit::<T>(2.0) * (t110 + (t111 + (t112 + t113))))));
                let right_new = right + t114;
                let t115 = k15
                    * (t106
                        + (t108 - t109
                            + rt::lit::<T>(2.0) * (t110 + (t112 - t113 - t111)) - t107));
                let left_new = left + t115;
                let t116 = inv_d * t74;
                let t117 = d + p * t75;
                let t118 = inv_d * t117;
                let t119 = t116 * t95 + t104 * (t93 * t118);
                let beta_new = beta
                    - k15 * (t119 + (t10 + rt::lit::<T>(2.0) * (t39 + t72)));
                let t120 = t75 * t95;
                let t121 = inv_rc * t120 - t104 * (t93 * (p_over_rc * t74));
                let spin_new = spin
                    + k15 * (t121 + (t20 + rt::lit::<T>(2.0) * (t42 + t80)));
                let t122 = inv_d
                    * (t105 * (jc + mc_d * t117) + t95 * (mc_d * t74) - k1 * t119);
                let t123 = js_over_rc * t121;
                let t124 = t75 * (t122 + mc_d * t119)
                    + (t74 * t123 - t105 * (m_a + mc * (p + d * t75)));
                let t125 = t74 * t119;
                let t126 = t74 * t105;
                let t127 = t75 * t119;
                let t128 = mc_d * (t105 - t119);
                let t129 = t128 * (t120 - p * t126);
                let t130 = t123 * (t125 - t126) + (t28 + rt::lit::<T>(2.0) * (t57 + t88))
                    - (t122 * (t75 * t105 - t127) + t116 * t129);
                let rho1_new = rho1 + k15 * (t105 * t124 + t130);
                let t131 = t95 * (k14 * t105 + t75 * t128)
                    + (t32 + rt::lit::<T>(2.0) * (t50 + t92) - t118 * t129);
                let rho2_new = rho2 + k15 * (p * (t127 * t123 - t125 * t122) + t131);
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
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta, right, left, beta, spin, rho1, rho2] = motion.carried;
                let p = setting.system().parameters.p;
                let d = setting.system().parameters.d;
                let Scheme {
                    k3,
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
                let t1 = k4 + cos_beta * (cos_beta * k3);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_beta_sin_beta = cos_beta * sin_beta;
                let t3 = cos_beta_sin_beta * k12;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = k9 * (k8 + sin_beta * (sin_beta * k6))
                    - t2 * (cos_beta_sin_beta * (cos_beta_sin_beta * k13));
                let t6 = k5 * rho1 * t2 - t3 * t4 / (t1 * t5);
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
                    spin_dot: cos_beta * inv_rc * t6 - t7 * (sin_beta * p_over_rc * t4),
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
            let &[M, J, a, b, r, Jw, p, d, rc, mc, Jc, Js] = parameters else {
                return Err(ParameterError::Count {
                    expected: 12,
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
                p,
                d,
                rc,
                mc,
                Jc,
                Js,
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
