// Prepared by `nh prepare` from `Ackermann` in src/library.rs and ackermann.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 6bd292d4e5ea95d72786a0dec9d880bc
// content 3da3679437954cf56c035f2f9069bd61

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct Ackermann {
    /// `M` (kg): body.
    pub M: f64,
    /// `J` (kg m^2): body about its centre of mass.
    pub J: f64,
    /// `a` (m): from the rear axle to the centre of mass.
    pub a: f64,
    /// `l` (m): wheelbase.
    pub l: f64,
    /// `w` (m): half the track.
    pub w: f64,
    /// `r` (m): radius of the wheels.
    pub r: f64,
    /// `m` (kg): each wheel.
    pub m: f64,
    /// `Js` (kg m^2): rear wheel about its axle.
    pub Js: f64,
    /// `Jd` (kg m^2): rear wheel about its diameter.
    pub Jd: f64,
    /// `Fs` (kg m^2): front wheels about their axle.
    pub Fs: f64,
    /// `Fd` (kg m^2): front wheels and steering about the vertical.
    pub Fd: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for Ackermann {
    fn default() -> Self {
        Ackermann {
            M: 8.0,
            J: 1.6,
            a: 0.45,
            l: 1.0,
            w: 0.35,
            r: 0.2,
            m: 0.6,
            Js: 0.012,
            Jd: 0.006,
            Fs: 0.02,
            Fd: 0.03,
        }
    }
}

/// The system `ackermann` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 97 add, 201 mul, 14 div, 11 sin_cos, 1 call
/// * `midpoint`: 98 add, 212 mul, 6 div, 7 sin_cos, 1 call
/// * `leapfrog`: 193 add, 310 mul, 14 div, 5 sin_cos, 2 call
/// * `rk4`: 106 add, 211 mul, 13 div, 10 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod ackermann {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `M` (kg): body. Positive.
        pub M: T,
        /// `J` (kg m^2): body about its centre of mass. Positive.
        pub J: T,
        /// `a` (m): from the rear axle to the centre of mass.
        pub a: T,
        /// `l` (m): wheelbase. Positive.
        pub l: T,
        /// `w` (m): half the track. Positive.
        pub w: T,
        /// `r` (m): radius of the wheels. Positive.
        pub r: T,
        /// `m` (kg): each wheel. Positive.
        pub m: T,
        /// `Js` (kg m^2): rear wheel about its axle. Positive.
        pub Js: T,
        /// `Jd` (kg m^2): rear wheel about its diameter. Positive.
        pub Jd: T,
        /// `Fs` (kg m^2): front wheels about their axle. Positive.
        pub Fs: T,
        /// `Fd` (kg m^2): front wheels and steering about the vertical. Positive.
        pub Fd: T,
    }

    ::nonholonomic::__serialized!(Parameters { M, J, a, l, w, r, m, Js, Jd, Fs, Fd });

    ::nonholonomic::__in_lanes!(
        System, Parameters { M, J, a, l, w, r, m, Js, Jd, Fs, Fd }
    );

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                M: rt::lit::<T>(8.0),
                J: rt::lit::<T>(1.6),
                a: rt::lit::<T>(0.45),
                l: rt::lit::<T>(1.0),
                w: rt::lit::<T>(0.35),
                r: rt::lit::<T>(0.2),
                m: rt::lit::<T>(0.6),
                Js: rt::lit::<T>(0.012),
                Jd: rt::lit::<T>(0.006),
                Fs: rt::lit::<T>(0.02),
                Fd: rt::lit::<T>(0.03),
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
        /// Coordinate `phi` (rad): steering.
        pub phi: T,
        /// Coordinate `left` (rad): angle of the left rear wheel.
        pub left: T,
        /// Coordinate `right` (rad): angle of the right rear wheel.
        pub right: T,
        /// Coordinate `front` (rad): angle of the front wheel.
        pub front: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
        /// Velocity `left_dot` (rad/s).
        pub left_dot: T,
        /// Velocity `right_dot` (rad/s).
        pub right_dot: T,
        /// Velocity `front_dot` (rad/s).
        pub front_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 7> {
            rt::vector([
                self.x,
                self.y,
                self.theta,
                self.phi,
                self.left,
                self.right,
                self.front,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 7> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta_dot,
                self.phi_dot,
                self.left_dot,
                self.right_dot,
                self.front_dot,
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
                phi,
                left,
                right,
                front,
                ],
                ],
                [[x_dot,
                y_dot,
                theta_dot,
                phi_dot,
                left_dot,
                right_dot,
                front_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta,
                phi,
                left,
                right,
                front,
                x_dot,
                y_dot,
                theta_dot,
                phi_dot,
                left_dot,
                right_dot,
                front_dot,
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
        State { t, x, y, theta, phi, left, right, front, x_dot, y_dot, theta_dot,
        phi_dot, left_dot, right_dot, front_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta, phi, left, right, front, x_dot, y_dot, theta_dot,
        phi_dot, left_dot, right_dot, front_dot }
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

        ::nonholonomic::__setters!(coordinate : x, y, theta, phi, left, right, front);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta_dot, phi_dot, left_dot,
            right_dot, front_dot
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
                    .configuration(rt::numbers([0.2, -0.1, 0.4, 0.35, 0.1, -0.2, 0.3]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.5) * system.parameters.l
                                    * rt::cos(this.state.phi) / rt::sin(this.state.phi)
                                    * rt::cos(this.state.theta),
                                rt::lit::<T>(0.5) * system.parameters.l
                                    * rt::cos(this.state.phi) / rt::sin(this.state.phi)
                                    * rt::sin(this.state.theta),
                                rt::lit::<T>(0.5),
                                rt::lit::<T>(-0.6),
                                rt::lit::<T>(0.5)
                                    * (system.parameters.l * rt::cos(this.state.phi)
                                        / rt::sin(this.state.phi) - system.parameters.w)
                                    / system.parameters.r,
                                rt::lit::<T>(0.5)
                                    * (system.parameters.l * rt::cos(this.state.phi)
                                        / rt::sin(this.state.phi) + system.parameters.w)
                                    / system.parameters.r,
                                rt::lit::<T>(0.5) * system.parameters.l
                                    / rt::sin(this.state.phi) / system.parameters.r,
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

    /// A car that steers its front wheels, all of whose wheels spin; the two front ones are taken as one in the middle.
    ///
    /// **Source**: A. De Luca, G. Oriolo and C. Samson, Feedback control of a nonholonomic car-like robot (1998), with masses and wheels
    ///
    /// Coordinates q: `x`, `y`, `theta`, `phi`, `left`, `right`, `front`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `phi_dot`, `left_dot`, `right_dot`, `front_dot`; 5 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `M + 4 m`
        k1: T,
        /// `M a + 2 m l`
        k3: T,
        /// `-(M a + 2 m l)`
        k4: T,
        /// `J + (2 m (l² + w²) + M a²) + (2 Jd + Fd)`
        k7: T,
        /// `(M a + 2 m l)²`
        k8: T,
        /// `2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd)`
        k12: T,
        /// `1/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2  …`
        k14: T,
        /// `(M a + 2 m l)²/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²)) …`
        k15: T,
        /// `-((M a + 2 m l)²/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w² …`
        k16: T,
        /// `(M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 …`
        k17: T,
        /// `(M + 4 m)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd) …`
        k18: T,
        /// `-((M + 4 m)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 J …`
        k19: T,
        /// `2 Fd`
        twice_fd: T,
        /// `(2 m (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²) + (2 J + 4 Jd + 2 Fd)) + M (Fd + (J + 2  …`
        k21: T,
        /// `1/Js`
        inv_js: T,
        /// `1/Fs`
        inv_fs: T,
        /// `2 (M a + 2 m l)`
        k22: T,
        /// `Fd²`
        fd_squared: T,
        /// `(M a + 2 m l)/(M + 4 m)`
        k23: T,
        /// `r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l)`
        k25: T,
        /// `l² ((M + 4 m) r² + (Fs + 2 Js))`
        k26: T,
        /// `l² r²`
        l_squared_r_squared: T,
        /// `r² l Fd`
        k27: T,
        /// `1/l`
        inv_l: T,
        /// `Fd/l`
        fd_over_l: T,
        /// `l² r² (Fd/l)`
        k28: T,
        /// `r² l Fd (Fd/l)`
        k29: T,
        /// `(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd))/l`
        k30: T,
        /// `Js/(l r)`
        js_over_l_r: T,
        /// `l² r² (Js/(l r))`
        k31: T,
        /// `Fs/r`
        fs_over_r: T,
        /// `(Fs/r) l² r²`
        k32: T,
        /// `r l² Fs (Fd/l)`
        k33: T,
        /// `1/(l r)`
        inv_l_r: T,
        /// `1/r`
        inv_r: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `1/(l² r²)`
        k34: T,
        /// `Fd/(l² r²)`
        k35: T,
        /// `Fd (Fd/(l²))`
        k36: T,
        /// `-(Fd/l)`
        minus_fd_over_l: T,
        /// `Js/(l² r²)`
        k37: T,
        /// `(r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l))/ …`
        k38: T,
        /// `-(l r²)`
        k39: T,
        /// `-(l r (Fd/l))`
        k40: T,
        /// `-(l² r (Fd/l))`
        k41: T,
        /// `1/(M + 4 m)`
        k42: T,
        /// `(M + 4 m) (M a (l - a) - (J + 2 Jd + 2 m w²))`
        k44: T,
        /// `2 m (M (2 a (l - a) - (l² + w²)) - (2 m (l² + 2 w²) + (2 J + 4 Jd))) - M (J + 2 Jd)`
        k45: T,
        /// `w (M + 4 m) (M a + 2 m l)`
        k46: T,
        /// `(M + 4 m) (J + 2 Jd + (2 m w² + M a (a - l)))`
        k47: T,
        /// `w ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
        k48: T,
        /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
        k50: T,
        /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
        k51: T,
        /// `r (r/Fs)`
        r_r_over_fs: T,
        /// `(2 m (l² + w²) + M a² + (J + 2 Jd))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
        k52: T,
        /// `(2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M  …`
        k53: T,
        /// `l ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
        k54: T,
        /// `l ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
        k55: T,
        /// `w ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
        k56: T,
        /// `l ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
        k57: T,
        /// `-(r/Js)`
        minus_r_over_js: T,
        /// `-(r/Fs)`
        minus_r_over_fs: T,
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
            rt::positive("l", parameters.l)?;
            rt::positive("w", parameters.w)?;
            rt::positive("r", parameters.r)?;
            rt::positive("m", parameters.m)?;
            rt::positive("Js", parameters.Js)?;
            rt::positive("Jd", parameters.Jd)?;
            rt::positive("Fs", parameters.Fs)?;
            rt::positive("Fd", parameters.Fd)?;
            let constants = {
                let m = parameters.M;
                let j = parameters.J;
                let a = parameters.a;
                let l = parameters.l;
                let w = parameters.w;
                let r = parameters.r;
                let m_ = parameters.m;
                let js = parameters.Js;
                let jd = parameters.Jd;
                let fs = parameters.Fs;
                let fd = parameters.Fd;
                let k1 = m + rt::lit::<T>(4.0) * m_;
                let m_a = m * a;
                let k2 = rt::lit::<T>(2.0) * (m_ * l);
                let k3 = m_a + k2;
                let k4 = -k3;
                let l_squared = l * l;
                let w_squared = w * w;
                let k5 = l_squared + w_squared;
                let k6 = rt::lit::<T>(2.0) * (m_ * k5) + m * (a * a);
                let twice_jd = rt::lit::<T>(2.0) * jd;
                let k7 = j + k6 + (twice_jd + fd);
                let k8 = k3 * k3;
                let k9 = rt::lit::<T>(2.0) * j + rt::lit::<T>(4.0) * jd;
                let a_minus_l = a - l;
                let k10 = rt::lit::<T>(2.0)
                    * (m_ * (l_squared + rt::lit::<T>(2.0) * w_squared));
                let k11 = m * (k5 + rt::lit::<T>(2.0) * (a * a_minus_l)) + k10;
                let j_plus_twice_jd = j + twice_jd;
                let m_j_plus_twice_jd = m * j_plus_twice_jd;
                let k12 = rt::lit::<T>(2.0) * (m_ * (k9 + k11)) + m_j_plus_twice_jd;
                let k13 = k1 * k12;
                let k14 = rt::lit::<T>(1.0) / k13;
                let k15 = k8 / k13;
                let k16 = -k15;
                let k17 = k3 / k12;
                let k18 = k1 / k12;
                let k19 = -k18;
                let twice_fd = rt::lit::<T>(2.0) * fd;
                let k20 = fd + j_plus_twice_jd;
                let k21 = (rt::lit::<T>(2.0) * (m_ * (k11 + (k9 + twice_fd))) + m * k20)
                    / (fd * k12);
                let inv_js = rt::lit::<T>(1.0) / js;
                let inv_fs = rt::lit::<T>(1.0) / fs;
                let k22 = rt::lit::<T>(2.0) * k3;
                let fd_squared = fd * fd;
                let k23 = k3 / k1;
                let r_squared = r * r;
                let l_plus_w = l + w;
                let w_minus_l = w - l;
                let k24 = r_squared
                    * (k20
                        + ((a + l) * (m * a_minus_l)
                            + rt::lit::<T>(2.0) * (l_plus_w * (m_ * w_minus_l))));
                let k25 = k24 + rt::lit::<T>(2.0) * (l_plus_w * (js * w_minus_l));
                let k26 = l_squared * (k1 * r_squared + (fs + rt::lit::<T>(2.0) * js));
                let l_squared_r_squared = l_squared * r_squared;
                let k27 = r_squared * (l * fd);
                let inv_l = rt::lit::<T>(1.0) / l;
                let fd_over_l = fd / l;
                let k28 = l_squared_r_squared * fd_over_l;
                let k29 = k27 * fd_over_l;
                let k30 = k7 / l;
                let l_r = l * r;
                let js_over_l_r = js / l_r;
                let k31 = l_squared_r_squared * js_over_l_r;
                let fs_over_r = fs / r;
                let k32 = fs_over_r * l_squared_r_squared;
                let k33 = r * (l_squared * fs) * fd_over_l;
                let inv_l_r = rt::lit::<T>(1.0) / l_r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let minus_inv_r = -inv_r;
                let k34 = rt::lit::<T>(1.0) / l_squared_r_squared;
                let k35 = fd / l_squared_r_squared;
                let k36 = fd * (fd / l_squared);
                let minus_fd_over_l = -fd_over_l;
                let k37 = js / (l_r * l_r);
                let k38 = k25 / l_squared_r_squared;
                let k39 = -(l * r_squared);
                let k40 = -(l_r * fd_over_l);
                let k41 = -(l_squared * r * fd_over_l);
                let k42 = rt::lit::<T>(1.0) / k1;
                let l_minus_a = l - a;
                let k43 = rt::lit::<T>(2.0) * (m_ * w_squared);
                let k44 = k1 * (m_a * l_minus_a - (j_plus_twice_jd + k43));
                let k45 = rt::lit::<T>(2.0)
                    * (m_
                        * (m * (rt::lit::<T>(2.0) * (a * l_minus_a) - k5) - (k10 + k9)))
                    - m_j_plus_twice_jd;
                let k46 = w * (k1 * k3);
                let k47 = k1 * (j_plus_twice_jd + (k43 + m_a * a_minus_l));
                let k48 = w * k17;
                let k49 = k1 * w / k12;
                let k50 = w * k49;
                let r_over_js = r / js;
                let k51 = k50 + r * r_over_js;
                let r_over_fs = r / fs;
                let r_r_over_fs = r * r_over_fs;
                let k52 = (k6 + j_plus_twice_jd) / k12;
                let k53 = (k2 + m * l_minus_a) / k12;
                let k54 = l * k49;
                let k55 = l * k17;
                let k56 = w * k53;
                let k57 = l * k53;
                let minus_r_over_js = -r_over_js;
                let minus_r_over_fs = -r_over_fs;
                Constants {
                    k1,
                    k3,
                    k4,
                    k7,
                    k8,
                    k12,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    twice_fd,
                    k21,
                    inv_js,
                    inv_fs,
                    k22,
                    fd_squared,
                    k23,
                    k25,
                    k26,
                    l_squared_r_squared,
                    k27,
                    inv_l,
                    fd_over_l,
                    k28,
                    k29,
                    k30,
                    js_over_l_r,
                    k31,
                    fs_over_r,
                    k32,
                    k33,
                    inv_l_r,
                    inv_r,
                    minus_inv_r,
                    k34,
                    k35,
                    k36,
                    minus_fd_over_l,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k44,
                    k45,
                    k46,
                    k47,
                    k48,
                    k50,
                    k51,
                    r_r_over_fs,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    minus_r_over_js,
                    minus_r_over_fs,
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
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let js = self.parameters.Js;
            let fs = self.parameters.Fs;
            let fd = self.parameters.Fd;
            let Constants { k1, k3, k4, k7, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k4;
            let t2 = k3 * cos_theta;
            rt::sparse([
                (0, 0, k1),
                (0, 2, t1),
                (1, 1, k1),
                (1, 2, t2),
                (2, 0, t1),
                (2, 1, t2),
                (2, 2, k7),
                (2, 3, fd),
                (3, 2, fd),
                (3, 3, fd),
                (4, 4, js),
                (5, 5, js),
                (6, 6, fs),
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 7 × 7
        pub fn inverse_mass(&self, q: &SVector<T, 7>) -> SMatrix<T, 7, 7> {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let Constants {
                k8,
                k12,
                k14,
                k16,
                k17,
                k18,
                k19,
                k21,
                inv_js,
                inv_fs,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (sin_theta * k16);
            let t2 = sin_theta * k17;
            let t3 = -t2;
            let t4 = cos_theta * k17;
            let t5 = -t4;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    k14 * (k12 + sin_theta * (sin_theta * k8)),
                    t1,
                    t2,
                    t3,
                    zero,
                    zero,
                    zero,
                ],
                [
                    t1,
                    k14 * (k12 + cos_theta * (cos_theta * k8)),
                    t5,
                    t4,
                    zero,
                    zero,
                    zero,
                ],
                [t2, t5, k18, k19, zero, zero, zero],
                [t3, t4, k19, k21, zero, zero, zero],
                [zero, zero, zero, zero, inv_js, zero, zero],
                [zero, zero, zero, zero, zero, inv_js, zero],
                [zero, zero, zero, zero, zero, zero, inv_fs],
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
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot]] = w
                .data
                .0;
            let js = self.parameters.Js;
            let fs = self.parameters.Fs;
            let fd = self.parameters.Fd;
            let Constants { k1, k7, twice_fd, k22, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = theta_dot
                * ((cos_theta * y_dot - sin_theta * x_dot) * k22
                    + (k7 * theta_dot + phi_dot * twice_fd));
            let t2 = js * (left_dot * left_dot + right_dot * right_dot)
                + k1 * (x_dot * x_dot + y_dot * y_dot);
            rt::lit::<T>(0.5)
                * (t1 + (front_dot * (fs * front_dot) + phi_dot * (fd * phi_dot) + t2))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> T {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot]] = w
                .data
                .0;
            let js = self.parameters.Js;
            let fs = self.parameters.Fs;
            let fd = self.parameters.Fd;
            let Constants { k1, k7, twice_fd, k22, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = theta_dot
                * ((cos_theta * y_dot - sin_theta * x_dot) * k22
                    + (k7 * theta_dot + phi_dot * twice_fd));
            let t2 = js * (left_dot * left_dot + right_dot * right_dot)
                + k1 * (x_dot * x_dot + y_dot * y_dot);
            rt::lit::<T>(0.5)
                * (t1 + (front_dot * (fs * front_dot) + phi_dot * (fd * phi_dot) + t2))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 7 matrices of 7 × 7
        pub fn christoffel_first(&self, q: &SVector<T, 7>) -> [SMatrix<T, 7, 7>; 7] {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let Constants { k4, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            [
                rt::sparse([(2, 2, cos_theta * k4)]),
                rt::sparse([(2, 2, sin_theta * k4)]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 7 matrices of 7 × 7
        pub fn christoffel(&self, q: &SVector<T, 7>) -> [SMatrix<T, 7, 7>; 7] {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let fd = self.parameters.Fd;
            let Constants { k3, k7, fd_squared, k23, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k23;
            let t2 = sin_theta * k3;
            let t3 = k3 * cos_theta;
            let t4 = cos_theta * k23;
            let t5 = rt::lit::<T>(1.0) / (k7 - t2 * t1 - t3 * t4);
            let t6 = t2 * t4 - t3 * t1;
            let t7 = rt::lit::<T>(1.0) / (fd - fd_squared * t5);
            let t8 = t6 * (fd * t5);
            let t9 = t5 * (t6 + t7 * (fd * t8));
            [
                rt::sparse([(2, 2, t1 * t9 - t4)]),
                rt::sparse([(2, 2, -(t1 + t4 * t9))]),
                rt::sparse([(2, 2, t9)]),
                rt::sparse([(2, 2, -(t8 * t7))]),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 5 × 7
        pub fn constraint_matrix(&self, q: &SVector<T, 7>) -> SMatrix<T, 5, 7> {
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_theta * cos_phi + cos_theta * sin_phi;
            let t2 = cos_theta * cos_phi - sin_theta * sin_phi;
            let hub2_2_mid = -w;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta, -t1, cos_theta, cos_theta, t2],
                [cos_theta, t2, sin_theta, sin_theta, t1],
                [zero, l * cos_phi, hub2_2_mid, w, l * sin_phi],
                [zero, zero, zero, zero, zero],
                [zero, zero, -r, zero, zero],
                [zero, zero, zero, -r, zero],
                [zero, zero, zero, zero, -r],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 5
        pub fn constraint(
            &self,
            q: &SVector<T, 7>,
            w_: &SVector<T, 7>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, _, left_dot, right_dot, front_dot]] = w_
                .data
                .0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = cos_theta * cos_phi - sin_theta * sin_phi;
            let l_theta_dot = l * theta_dot;
            let t2 = sin_theta * cos_phi + cos_theta * sin_phi;
            let t3 = cos_theta * x_dot + sin_theta * y_dot;
            let w_theta_dot = w * theta_dot;
            rt::vector([
                cos_theta * y_dot - sin_theta * x_dot,
                t1 * y_dot + cos_phi * l_theta_dot - t2 * x_dot,
                t3 - (r * left_dot + w_theta_dot),
                t3 + (w_theta_dot - r * right_dot),
                t1 * x_dot + (t2 * y_dot + (sin_phi * l_theta_dot - r * front_dot)),
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k1,
                k3,
                k25,
                k26,
                l_squared_r_squared,
                inv_l,
                fd_over_l,
                k28,
                k29,
                k30,
                js_over_l_r,
                k31,
                k32,
                k33,
                inv_l_r,
                inv_r,
                minus_inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t1 = sin_theta * k3;
            let sin_phi_inv_l = sin_phi * inv_l;
            let t2 = k1 * cos_theta_cos_phi - t1 * sin_phi_inv_l;
            let t3 = k26 + sin_phi * (sin_phi * k25);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = fd - t4 * (sin_phi * (sin_phi * k29));
            let t6 = t3 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = sin_phi * k28;
            let t9 = t8 * t4;
            let t10 = t2 * t9;
            let t11 = l_squared_r_squared * t2 * t4 + t7 * (t8 * t10);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t12 = k3 * cos_theta;
            let t13 = k1 * sin_theta_cos_phi + t12 * sin_phi_inv_l;
            let t14 = t13 * t9;
            let t15 = l_squared_r_squared * t13 * t4 + t7 * (t8 * t14);
            let t16 = t12 * sin_theta_cos_phi + sin_phi * k30 - t1 * cos_theta_cos_phi;
            let t17 = fd - t16 * t9;
            let t18 = t4 * (l_squared_r_squared * t16) - t7 * (t8 * t17);
            let t19 = fd - sin_phi * fd_over_l * t9;
            let t20 = t9 - t7 * (t8 * t19);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t21 = l_cos_phi - w_sin_phi;
            let t22 = t21 * js_over_l_r * t9;
            let t23 = t4 * (t21 * k31) + t7 * (t8 * t22);
            let t24 = l_cos_phi + w_sin_phi;
            let t25 = t24 * js_over_l_r * t9;
            let t26 = t4 * (t24 * k31) + t7 * (t8 * t25);
            let t27 = sin_phi * k33;
            let t28 = k32 * t4 + t8 * t27 / (t3 * t6);
            let t29 = rt::lit::<T>(1.0) / t5;
            let t30 = t21 * inv_l_r;
            let t31 = t24 * inv_l_r;
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - cos_theta_cos_phi * t11,
                    -(sin_theta_cos_phi * t11),
                    -(sin_phi_inv_l * t11),
                    t10 * t29,
                    -(t30 * t11),
                    -(t31 * t11),
                    minus_inv_r * t11,
                ],
                [
                    -(cos_theta_cos_phi * t15),
                    rt::lit::<T>(1.0) - sin_theta_cos_phi * t15,
                    -(sin_phi_inv_l * t15),
                    t29 * t14,
                    -(t30 * t15),
                    -(t31 * t15),
                    minus_inv_r * t15,
                ],
                [
                    -(cos_theta_cos_phi * t18),
                    -(sin_theta_cos_phi * t18),
                    rt::lit::<T>(1.0) - sin_phi_inv_l * t18,
                    -(t29 * t17),
                    -(t30 * t18),
                    -(t31 * t18),
                    minus_inv_r * t18,
                ],
                [
                    -(cos_theta_cos_phi * t20),
                    -(sin_theta_cos_phi * t20),
                    -(sin_phi_inv_l * t20),
                    rt::lit::<T>(1.0) - t29 * t19,
                    -(t30 * t20),
                    -(t31 * t20),
                    minus_inv_r * t20,
                ],
                [
                    -(cos_theta_cos_phi * t23),
                    -(sin_theta_cos_phi * t23),
                    -(sin_phi_inv_l * t23),
                    t29 * t22,
                    rt::lit::<T>(1.0) - t30 * t23,
                    -(t31 * t23),
                    minus_inv_r * t23,
                ],
                [
                    -(cos_theta_cos_phi * t26),
                    -(sin_theta_cos_phi * t26),
                    -(sin_phi_inv_l * t26),
                    t29 * t25,
                    -(t30 * t26),
                    rt::lit::<T>(1.0) - t31 * t26,
                    minus_inv_r * t26,
                ],
                [
                    -(cos_theta_cos_phi * t28),
                    -(sin_theta_cos_phi * t28),
                    -(sin_phi_inv_l * t28),
                    t27 * t7,
                    -(t30 * t28),
                    -(t31 * t28),
                    rt::lit::<T>(1.0) - inv_r * t28,
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k1,
                k3,
                k25,
                k26,
                l_squared_r_squared,
                inv_l,
                fd_over_l,
                k28,
                k29,
                k30,
                js_over_l_r,
                k31,
                k32,
                k33,
                inv_l_r,
                inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t1 = sin_theta * k3;
            let sin_phi_inv_l = sin_phi * inv_l;
            let t2 = k1 * cos_theta_cos_phi - t1 * sin_phi_inv_l;
            let t3 = k26 + sin_phi * (sin_phi * k25);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = fd - t4 * (sin_phi * (sin_phi * k29));
            let t6 = t3 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = sin_phi * k28;
            let t9 = t8 * t4;
            let t10 = t2 * t9;
            let t11 = l_squared_r_squared * t2 * t4 + t7 * (t8 * t10);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t12 = k3 * cos_theta;
            let t13 = k1 * sin_theta_cos_phi + t12 * sin_phi_inv_l;
            let t14 = t13 * t9;
            let t15 = l_squared_r_squared * t13 * t4 + t7 * (t8 * t14);
            let t16 = t12 * sin_theta_cos_phi + sin_phi * k30 - t1 * cos_theta_cos_phi;
            let t17 = fd - t16 * t9;
            let t18 = t4 * (l_squared_r_squared * t16) - t7 * (t8 * t17);
            let t19 = fd - sin_phi * fd_over_l * t9;
            let t20 = t9 - t7 * (t8 * t19);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t21 = l_cos_phi - w_sin_phi;
            let t22 = t21 * js_over_l_r * t9;
            let t23 = t4 * (t21 * k31) + t7 * (t8 * t22);
            let t24 = l_cos_phi + w_sin_phi;
            let t25 = t24 * js_over_l_r * t9;
            let t26 = t4 * (t24 * k31) + t7 * (t8 * t25);
            let t27 = sin_phi * k33;
            let t28 = k32 * t4 + t8 * t27 / (t3 * t6);
            let t29 = rt::lit::<T>(1.0) / t5;
            let t30 = t21 * inv_l_r;
            let t31 = t24 * inv_l_r;
            rt::matrix([
                [
                    cos_theta_cos_phi * t11,
                    sin_theta_cos_phi * t11,
                    sin_phi_inv_l * t11,
                    -(t10 * t29),
                    t30 * t11,
                    t31 * t11,
                    inv_r * t11,
                ],
                [
                    cos_theta_cos_phi * t15,
                    sin_theta_cos_phi * t15,
                    sin_phi_inv_l * t15,
                    -(t29 * t14),
                    t30 * t15,
                    t31 * t15,
                    inv_r * t15,
                ],
                [
                    cos_theta_cos_phi * t18,
                    sin_theta_cos_phi * t18,
                    sin_phi_inv_l * t18,
                    t29 * t17,
                    t30 * t18,
                    t31 * t18,
                    inv_r * t18,
                ],
                [
                    cos_theta_cos_phi * t20,
                    sin_theta_cos_phi * t20,
                    sin_phi_inv_l * t20,
                    t29 * t19,
                    t30 * t20,
                    t31 * t20,
                    inv_r * t20,
                ],
                [
                    cos_theta_cos_phi * t23,
                    sin_theta_cos_phi * t23,
                    sin_phi_inv_l * t23,
                    -(t29 * t22),
                    t30 * t23,
                    t31 * t23,
                    inv_r * t23,
                ],
                [
                    cos_theta_cos_phi * t26,
                    sin_theta_cos_phi * t26,
                    sin_phi_inv_l * t26,
                    -(t29 * t25),
                    t30 * t26,
                    t31 * t26,
                    inv_r * t26,
                ],
                [
                    cos_theta_cos_phi * t28,
                    sin_theta_cos_phi * t28,
                    sin_phi_inv_l * t28,
                    -(t27 * t7),
                    t30 * t28,
                    t31 * t28,
                    inv_r * t28,
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let Constants { inv_l, inv_l_r, inv_r, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    cos_theta * cos_phi,
                    sin_theta * cos_phi,
                    sin_phi * inv_l,
                    zero,
                    (l_cos_phi - w_sin_phi) * inv_l_r,
                    (l_cos_phi + w_sin_phi) * inv_l_r,
                    inv_r,
                ],
                [zero, zero, zero, rt::lit::<T>(1.0), zero, zero, zero],
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
            let [[_, _, _, phi, _, _, _]] = q.data.0;
            let fd = self.parameters.Fd;
            let Constants { k25, k26, fd_over_l, k34, .. } = self.constants;
            let sin_phi = rt::sin(phi);
            let sin_phi_fd_over_l = sin_phi * fd_over_l;
            rt::matrix([
                [(k26 + sin_phi * (sin_phi * k25)) * k34, sin_phi_fd_over_l],
                [sin_phi_fd_over_l, fd],
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
            let [[_, _, _, phi, _, _, _]] = q.data.0;
            let fd = self.parameters.Fd;
            let Constants { k25, k26, k34, k35, k36, minus_fd_over_l, .. } = self
                .constants;
            let sin_phi = rt::sin(phi);
            let t1 = k26 + sin_phi * (sin_phi * k25);
            let t2 = rt::lit::<T>(1.0) / (t1 * k35 - sin_phi * (sin_phi * k36));
            let t3 = t2 * (sin_phi * minus_fd_over_l);
            rt::matrix([[fd * t2, t3], [t3, t1 * k34 * t2]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 7>) -> [SMatrix<T, 2, 2>; 2] {
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k1,
                k3,
                k25,
                k26,
                l_squared_r_squared,
                inv_l,
                fd_over_l,
                k28,
                k29,
                k30,
                k37,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k26 + sin_phi * (sin_phi * k25);
            let t2 = rt::lit::<T>(1.0) / t1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t3 = sin_theta * k3;
            let sin_phi_inv_l = sin_phi * inv_l;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t4 = k3 * cos_theta;
            let t5 = cos_theta * (k1 * cos_theta_cos_phi - t3 * sin_phi_inv_l)
                + sin_theta * (k1 * sin_theta_cos_phi + t4 * sin_phi_inv_l);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let l_sin_phi = l * sin_phi;
            let w_cos_phi = w * cos_phi;
            let t6 = k37
                * ((l_cos_phi - w_sin_phi) * (l_sin_phi + w_cos_phi)
                    - (l_cos_phi + w_sin_phi) * (w_cos_phi - l_sin_phi))
                - (t4 * sin_theta_cos_phi + sin_phi * k30 - t3 * cos_theta_cos_phi)
                    * (cos_phi * inv_l);
            let t7 = sin_phi * t5 + t6;
            let t8 = sin_phi * k28;
            let t9 = cos_phi * fd_over_l + t2 * (t8 * t7);
            let t10 = fd - t2 * (sin_phi * (sin_phi * k29));
            let t11 = t2 * (l_squared_r_squared * t7) + t8 * t9 / (t1 * t10);
            let t12 = t9 / t10;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, -t11], [t11, zero]]),
                rt::matrix([[zero, t12], [-t12, zero]]),
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k1,
                k25,
                k26,
                l_squared_r_squared,
                inv_l,
                k28,
                k29,
                k30,
                inv_l_r,
                inv_r,
                minus_inv_r,
                k37,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let sin_phi_inv_l = sin_phi * inv_l;
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t1 = l_cos_phi - w_sin_phi;
            let t2 = t1 * inv_l_r;
            let t3 = l_cos_phi + w_sin_phi;
            let t4 = t3 * inv_l_r;
            let t5 = k26 + sin_phi * (sin_phi * k25);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = sin_phi * k28;
            let t8 = rho2 - t6 * (rho1 * t7);
            let t9 = fd - t6 * (sin_phi * (sin_phi * k29));
            let t10 = l_squared_r_squared * rho1 * t6 - t7 * t8 / (t5 * t9);
            let w_cos_phi = w * cos_phi;
            let l_sin_phi = l * sin_phi;
            let t11 = t10 * ((w_cos_phi - l_sin_phi) * (t3 * k37))
                + cos_phi * inv_l * (sin_phi * k30 * t10 + fd * t8 / t9);
            let t12 = t10
                * ((l_sin_phi + w_cos_phi) * (t1 * k37) + sin_phi * (k1 * cos_phi));
            rt::sparse([
                (0, 7, cos_theta_cos_phi),
                (1, 7, sin_theta_cos_phi),
                (2, 7, sin_phi_inv_l),
                (3, 8, rt::lit::<T>(1.0)),
                (4, 7, t2),
                (5, 7, t4),
                (6, 7, inv_r),
                (7, 0, -cos_theta_cos_phi),
                (7, 1, -sin_theta_cos_phi),
                (7, 2, -sin_phi_inv_l),
                (7, 4, -t2),
                (7, 5, -t4),
                (7, 6, minus_inv_r),
                (7, 8, t11 - t12),
                (8, 3, rt::lit::<T>(-1.0)),
                (8, 7, t12 - t11),
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
            let [[_, _, _, phi, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let fd = self.parameters.Fd;
            let Constants { k25, k26, l_squared_r_squared, k28, k29, .. } = self
                .constants;
            let sin_phi = rt::sin(phi);
            let t1 = k26 + sin_phi * (sin_phi * k25);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = sin_phi * k28;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (sin_phi * k29));
            let t6 = rho1 * (l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5))
                + rho2 * t4 / t5;
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
            let [[_, _, _, phi, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let fd = self.parameters.Fd;
            let Constants {
                k25,
                k26,
                l_squared_r_squared,
                fd_over_l,
                k28,
                k29,
                k38,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k26 + sin_phi * (sin_phi * k25);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = sin_phi * k28;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (sin_phi * k29));
            let t6 = t4 / t5;
            let t7 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                -((fd_over_l * t6 + t7 * (sin_phi * k38)) * (cos_phi * t7)),
                zero,
                zero,
                zero,
                t7,
                t6,
            ])
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k1,
                k3,
                k7,
                k25,
                k26,
                l_squared_r_squared,
                inv_l,
                k28,
                k29,
                js_over_l_r,
                inv_l_r,
                inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k26 + sin_phi * (sin_phi * k25);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = sin_phi * k28;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (sin_phi * k29));
            let t6 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
            let sin_phi_inv_l = sin_phi * inv_l;
            let t7 = sin_phi_inv_l * t6;
            let t8 = t4 / t5;
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t9 = (l_cos_phi - w_sin_phi) * inv_l_r * t6;
            let t10 = (l_cos_phi + w_sin_phi) * inv_l_r * t6;
            let t11 = cos_phi * t8;
            let t12 = w * t11;
            let t13 = sin_phi * t8;
            let t14 = l * t13;
            let t15 = cos_phi * t6;
            let t16 = js_over_l_r * (t10 * (t12 - t14) - t9 * (t14 + t12))
                - t15 * (k1 * t13);
            let t17 = (k7 * t7 + fd * t8) * (inv_l * t11)
                + (cos_phi * t7 - sin_phi_inv_l * t15) * (k3 * t7);
            rt::vector([
                cos_theta * cos_phi * t6,
                sin_theta * cos_phi * t6,
                t7,
                t8,
                t9,
                t10,
                inv_r * t6,
                t16 + t17,
                rt::lit::<T>(0.0),
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let js = self.parameters.Js;
            let fd = self.parameters.Fd;
            let Constants {
                k1,
                k3,
                k7,
                k25,
                k26,
                l_squared_r_squared,
                k27,
                inv_l,
                fd_over_l,
                k28,
                k30,
                js_over_l_r,
                inv_l_r,
                inv_r,
                minus_inv_r,
                k39,
                k40,
                k41,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t1 = k26 + sin_phi * (sin_phi * k25);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = l_squared_r_squared * rho1 * t2;
            let sin_phi_fd_over_l = sin_phi * fd_over_l;
            let t4 = sin_phi * sin_phi_fd_over_l;
            let t5 = k27 * t4 * t2;
            let t6 = fd - t5;
            let t7 = rt::lit::<T>(1.0) / (t1 * t6);
            let t8 = sin_phi * k28;
            let t9 = t8 * t2;
            let t10 = rho2 - rho1 * t9;
            let t11 = t7 * (t8 * t10);
            let t12 = t3 - t11;
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t13 = rt::lit::<T>(2.0) * (sin_phi * (cos_phi * k25));
            let t14 = cos_phi * k28;
            let t15 = (t14 - t9 * t13) * (rho1 * t2);
            let t16 = t5 * t13;
            let t17 = k27
                * (cos_phi * sin_phi_fd_over_l + sin_phi * (cos_phi * fd_over_l));
            let t18 = t7 * (t14 * t10 - t8 * t15 - t11 * (t6 * t13 + (t16 - t17)));
            let t19 = t3 * (t2 * t13) + t18;
            let t20 = l_squared_r_squared * t2 + t7 * (t8 * t9);
            let t21 = t8 * t7;
            let cos_phi_inv_l = cos_phi * inv_l;
            let t22 = cos_phi_inv_l * t12;
            let sin_phi_inv_l = sin_phi * inv_l;
            let t23 = rt::lit::<T>(1.0) / t6;
            let t24 = t23 * (t7 * (t10 * (t17 - t16)) - t15);
            let l_sin_phi = l * sin_phi;
            let w_cos_phi = w * cos_phi;
            let t25 = (l_sin_phi + w_cos_phi) * inv_l_r;
            let t26 = t25 * t12;
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t27 = l_cos_phi - w_sin_phi;
            let t28 = t27 * inv_l_r;
            let t29 = sin_phi * k40;
            let t30 = (w_cos_phi - l_sin_phi) * inv_l_r;
            let t31 = t30 * t12;
            let t32 = l_cos_phi + w_sin_phi;
            let t33 = t32 * inv_l_r;
            let t34 = sin_phi_inv_l * t12;
            let t35 = t23 * t10;
            let t36 = k7 * t34 + fd * t35;
            let t37 = cos_phi * t35;
            let t38 = t32 * js_over_l_r * t12;
            let t39 = t27 * js_over_l_r * t12;
            let t40 = cos_phi * t12;
            let t41 = k1 * t40;
            let t42 = cos_phi_inv_l * t36 + (fd_over_l * t37 + t30 * t38)
                - (t25 * t39 + sin_phi * t41);
            let t43 = k3 * t34;
            let t44 = k30 * t37;
            let t45 = t43 * (cos_phi * t22 - sin_phi * t34)
                + t22 * (k3 * cos_phi * t34 + t44);
            let t46 = l * t37;
            let t47 = sin_phi * t35;
            let t48 = w * t47;
            let t49 = k3 * t40;
            let t50 = inv_l_r * (t38 * (t46 + t48) + t39 * (t46 - t48))
                + (t41 * t37 + t49 * (cos_phi_inv_l * t34));
            let t51 = sin_phi * t12;
            let t52 = w * t37;
            let t53 = l * t47;
            let t54 = inv_l_r * (t52 - t53);
            let t55 = inv_l_r * (t53 + t52);
            let t56 = js * (t54 * t31 + t55 * t26)
                - sin_phi_inv_l * (t49 * t22 - t43 * t51);
            let t57 = sin_phi_inv_l * (t44 + cos_phi * t43 - sin_phi_inv_l * t49)
                + (js * (t33 * t54 - t28 * t55) - k1 * cos_phi * t47);
            let t58 = t24 * t42 + (t45 - t50)
                + (t47 * (k1 * t51 - inv_l * t36) + t56 - t19 * t57);
            rt::sparse([
                (0, 2, -(sin_theta_cos_phi * t12)),
                (0, 3, -(cos_theta * sin_phi * t12 + cos_theta_cos_phi * t19)),
                (0, 7, cos_theta_cos_phi * t20),
                (0, 8, -(cos_theta_cos_phi * t21)),
                (1, 2, cos_theta_cos_phi * t12),
                (1, 3, -(sin_theta * sin_phi * t12 + sin_theta_cos_phi * t19)),
                (1, 7, sin_theta_cos_phi * t20),
                (1, 8, -(sin_theta_cos_phi * t21)),
                (2, 3, t22 - sin_phi_inv_l * t19),
                (2, 7, sin_phi_inv_l * t20),
                (2, 8, t4 * k39 * t7),
                (3, 3, t24),
                (3, 7, -t21),
                (3, 8, t23),
                (4, 3, -(t26 + t28 * t19)),
                (4, 7, t28 * t20),
                (4, 8, t7 * (t27 * t29)),
                (5, 3, t31 - t33 * t19),
                (5, 7, t33 * t20),
                (5, 8, t7 * (t32 * t29)),
                (6, 3, minus_inv_r * t19),
                (6, 7, inv_r * t20),
                (6, 8, t7 * (sin_phi * k41)),
                (7, 3, t58),
                (7, 7, t20 * t57 - t21 * t42),
                (7, 8, t23 * t42 - t21 * t57),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 7
        pub fn momenta(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 7> {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot]] = w
                .data
                .0;
            let js = self.parameters.Js;
            let fs = self.parameters.Fs;
            let fd = self.parameters.Fd;
            let Constants { k1, k3, k7, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k3;
            let t2 = k3 * cos_theta;
            let fd_phi_dot = fd * phi_dot;
            rt::vector([
                k1 * x_dot - t1 * theta_dot,
                k1 * y_dot + t2 * theta_dot,
                t2 * y_dot + (k7 * theta_dot + fd_phi_dot) - t1 * x_dot,
                fd_phi_dot + fd * theta_dot,
                js * left_dot,
                js * right_dot,
                fs * front_dot,
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
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_phi, p_left, p_right, p_front]] = p.data.0;
            let fd = self.parameters.Fd;
            let Constants { k3, k7, inv_js, inv_fs, fd_squared, k23, k42, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k23;
            let t2 = cos_theta * k23;
            let t3 = rt::lit::<T>(1.0)
                / (k7 - sin_theta * k3 * t1 - k3 * cos_theta * t2);
            let t4 = p_theta + p_x * t1 - p_y * t2;
            let t5 = rt::lit::<T>(1.0) / (fd - fd_squared * t3);
            let t6 = p_phi - fd * t3 * t4;
            let t7 = t3 * (t4 - t5 * (fd * t6));
            rt::vector([
                p_x * k42 + t1 * t7,
                p_y * k42 - t2 * t7,
                t7,
                t5 * t6,
                p_left * inv_js,
                p_right * inv_js,
                p_front * inv_fs,
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
            &self,
            q: &SVector<T, 7>,
            w_: &SVector<T, 7>,
        ) -> SVector<T, 2> {
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot]] = w_
                .data
                .0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants { k1, k3, k7, inv_l, js_over_l_r, fs_over_r, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k3;
            let t2 = k3 * cos_theta;
            let t3 = cos_theta * (k1 * x_dot - t1 * theta_dot)
                + sin_theta * (k1 * y_dot + t2 * theta_dot);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let fd_phi_dot = fd * phi_dot;
            let t4 = front_dot * fs_over_r
                + sin_phi * inv_l
                    * (t2 * y_dot + (k7 * theta_dot + fd_phi_dot) - t1 * x_dot);
            let t5 = cos_phi * t3
                + js_over_l_r
                    * (left_dot * (l_cos_phi - w_sin_phi)
                        + right_dot * (l_cos_phi + w_sin_phi)) + t4;
            rt::vector([t5, fd_phi_dot + fd * theta_dot])
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k25,
                k26,
                l_squared_r_squared,
                inv_l,
                k28,
                k29,
                inv_l_r,
                inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k26 + sin_phi * (sin_phi * k25);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = sin_phi * k28;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (sin_phi * k29));
            let t6 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            rt::vector([
                cos_theta * cos_phi * t6,
                sin_theta * cos_phi * t6,
                sin_phi * inv_l * t6,
                t4 / t5,
                (l_cos_phi - w_sin_phi) * inv_l_r * t6,
                (l_cos_phi + w_sin_phi) * inv_l_r * t6,
                inv_r * t6,
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
            w_: &SVector<T, 7>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, _, _, _]] = w_.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k3,
                k7,
                k12,
                k14,
                fd_squared,
                k23,
                k42,
                k44,
                k45,
                k46,
                k47,
                k48,
                k50,
                k51,
                r_r_over_fs,
                k52,
                k53,
                k54,
                k55,
                k56,
                k57,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k52;
            let t2 = cos_theta * k52;
            let t3 = rt::lit::<T>(1.0) / (sin_theta * t1 + cos_theta * t2);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t4 = sin_theta * k23;
            let t5 = sin_theta * k3;
            let t6 = k3 * cos_theta;
            let t7 = cos_theta * k23;
            let t8 = rt::lit::<T>(1.0) / (k7 - t5 * t4 - t6 * t7);
            let t9 = k3 * sin_theta_theta_dot;
            let t10 = theta_dot * t9;
            let t11 = k3 * cos_theta_theta_dot;
            let t12 = theta_dot * t11;
            let t13 = theta_dot * (t6 * x_dot + t5 * y_dot) + t10 * t7
                - (x_dot * t11 + y_dot * t9 + t12 * t4);
            let t14 = t8 * (t13 + t8 * (fd_squared * t13) / (fd - fd_squared * t8));
            let t15 = t4 * t14 - k42 * t12;
            let t16 = k42 * t10 + t7 * t14;
            let t17 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t15 - cos_theta * t16;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let sin_theta_sin_phi = sin_theta * sin_phi;
            let t18 = cos_theta_cos_phi - sin_theta_sin_phi;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let cos_theta_sin_phi = cos_theta * sin_phi;
            let t19 = sin_theta_cos_phi + cos_theta_sin_phi;
            let t20 = t18 * (sin_theta_sin_phi * k44 + cos_theta_cos_phi * k12)
                + t19 * (sin_theta_cos_phi * k12 + cos_theta_sin_phi * k47);
            let t21 = t19 * t2 - sin_phi * k55 - t18 * t1;
            let t22 = t3 * t21;
            let t23 = (sin_theta_cos_phi * k44 + cos_theta_sin_phi * k45) * k14;
            let l_sin_phi = l * sin_phi;
            let t24 = cos_phi * k53;
            let t25 = (sin_theta_sin_phi * k45 + cos_theta_cos_phi * k47) * k14;
            let t26 = t18 * t2 + (t19 * t1 - cos_phi * k55);
            let t27 = t3 * t26;
            let t28 = t18 * t23 + (l_sin_phi * t24 + t19 * t25) - t21 * t27;
            let l_cos_phi = l * cos_phi;
            let t29 = rt::lit::<T>(1.0)
                / (t18 * t25 + l_cos_phi * t24 - t19 * t23 - t26 * t27);
            let t30 = t29 * t28;
            let t31 = k14 * t20 + (r_r_over_fs + sin_phi * (sin_phi * k57)) - t21 * t22
                - t28 * t30;
            let t32 = sin_theta * k12;
            let t33 = cos_theta * k46;
            let t34 = (t32 + t33) * k14;
            let t35 = cos_theta * k12;
            let t36 = sin_theta * k46;
            let t37 = (t35 - t36) * k14;
            let t38 = sin_phi * k54;
            let t39 = sin_theta * t2 - cos_theta * t1;
            let t40 = k48 + t39;
            let t41 = t40 * t3;
            let t42 = cos_theta * t23 + sin_theta * t25;
            let t43 = cos_phi * k56;
            let t44 = t42 - t43 - t40 * t27;
            let t45 = t44 * t29;
            let t46 = t19 * t34 + (t18 * t37 - t38) - t41 * t21 - t45 * t28;
            let t47 = cos_theta * t37 + sin_theta * t34;
            let t48 = rt::lit::<T>(1.0) / (k51 + t47 - t40 * t41 - t44 * t45);
            let t49 = t48 * t46;
            let t50 = (t32 - t33) * k14;
            let t51 = (t35 + t36) * k14;
            let t52 = t39 - k48;
            let t53 = t52 * t3;
            let t54 = t42 + t43 - t52 * t27;
            let t55 = t29 * t54;
            let t56 = t47 - k50 - t52 * t41 - t45 * t54;
            let t57 = t56 * t48;
            let t58 = t19 * t50 + (t18 * t51 + t38) - t53 * t21 - t55 * t28 - t57 * t46;
            let t59 = sin_theta * t50 + (k51 + cos_theta * t51) - t52 * t53 - t54 * t55
                - t56 * t57;
            let t60 = rt::lit::<T>(1.0) / t59;
            let t61 = t58 * t60;
            let t62 = rt::lit::<T>(1.0) / (t31 - t46 * t49 - t58 * t61);
            let sin_phi_phi_dot = sin_phi * phi_dot;
            let cos_phi_phi_dot = cos_phi * phi_dot;
            let t63 = cos_phi * sin_theta_theta_dot + cos_theta * sin_phi_phi_dot
                + (sin_phi * cos_theta_theta_dot + sin_theta * cos_phi_phi_dot);
            let l_theta_dot = l * theta_dot;
            let t64 = cos_phi * cos_theta_theta_dot + cos_theta * cos_phi_phi_dot
                - (sin_theta * sin_phi_phi_dot + sin_phi * sin_theta_theta_dot);
            let t65 = t18 * t15
                + (l_sin_phi * t14
                    + (x_dot * t63 - cos_phi_phi_dot * l_theta_dot - y_dot * t64));
            let t66 = l_cos_phi * t14
                + (x_dot * t64 + (y_dot * t63 + sin_phi_phi_dot * l_theta_dot))
                - t19 * t15;
            let t67 = t66 - t18 * t16 - t17 * t27;
            let t68 = cos_theta * t15;
            let t69 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t70 = w * t14;
            let t71 = sin_theta * t16;
            let t72 = t68 - (t69 + t70) - t71 - t41 * t17 - t45 * t67;
            let t73 = t68 + (t70 - t69) - t71 - t53 * t17 - t55 * t67 - t57 * t72;
            let t74 = t65 - t19 * t16 - t17 * t22 - t30 * t67 - t49 * t72 - t61 * t73;
            let t75 = t60 * (t73 - t62 * (t58 * t74));
            let t76 = t48 * (t72 - t62 * (t46 * t74)) - t57 * t75;
            let t77 = t29 * (t67 - t62 * (t28 * t74)) - t55 * t75 - t45 * t76;
            let t78 = t3 * (t17 - t62 * (t21 * t74)) - t53 * t75 - t41 * t76 - t27 * t77;
            rt::vector([t78, t77, t76, t75, t74 * t62])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 7
        pub fn acceleration(
            &self,
            q: &SVector<T, 7>,
            w_: &SVector<T, 7>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, _, _, _]] = w_.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k3,
                k7,
                k12,
                k14,
                fd_squared,
                k23,
                k42,
                k44,
                k45,
                k46,
                k47,
                k48,
                k50,
                k51,
                r_r_over_fs,
                k52,
                k53,
                k54,
                k55,
                k56,
                k57,
                minus_r_over_js,
                minus_r_over_fs,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k12;
            let t2 = cos_theta * k46;
            let t3 = (t1 - t2) * k14;
            let t4 = cos_theta * k12;
            let t5 = sin_theta * k46;
            let t6 = (t4 + t5) * k14;
            let t7 = cos_theta * k52;
            let t8 = sin_theta * k52;
            let t9 = sin_theta * t7 - cos_theta * t8;
            let t10 = t9 - k48;
            let t11 = rt::lit::<T>(1.0) / (sin_theta * t8 + cos_theta * t7);
            let t12 = t10 * t11;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let cos_theta_sin_phi = cos_theta * sin_phi;
            let t13 = (sin_theta_cos_phi * k44 + cos_theta_sin_phi * k45) * k14;
            let sin_theta_sin_phi = sin_theta * sin_phi;
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t14 = (sin_theta_sin_phi * k45 + cos_theta_cos_phi * k47) * k14;
            let t15 = cos_theta * t13 + sin_theta * t14;
            let t16 = cos_phi * k56;
            let t17 = cos_theta_cos_phi - sin_theta_sin_phi;
            let t18 = sin_theta_cos_phi + cos_theta_sin_phi;
            let t19 = t17 * t7 + (t18 * t8 - cos_phi * k55);
            let t20 = t11 * t19;
            let t21 = t15 + t16 - t10 * t20;
            let l_cos_phi = l * cos_phi;
            let t22 = cos_phi * k53;
            let t23 = rt::lit::<T>(1.0)
                / (t17 * t14 + l_cos_phi * t22 - t18 * t13 - t19 * t20);
            let t24 = t23 * t21;
            let t25 = (t4 - t5) * k14;
            let t26 = (t1 + t2) * k14;
            let t27 = cos_theta * t25 + sin_theta * t26;
            let t28 = k48 + t9;
            let t29 = t28 * t11;
            let t30 = t15 - t16 - t28 * t20;
            let t31 = t30 * t23;
            let t32 = t27 - k50 - t10 * t29 - t31 * t21;
            let t33 = rt::lit::<T>(1.0) / (k51 + t27 - t28 * t29 - t30 * t31);
            let t34 = t32 * t33;
            let t35 = sin_theta * t3 + (k51 + cos_theta * t6) - t10 * t12 - t21 * t24
                - t32 * t34;
            let t36 = rt::lit::<T>(1.0) / t35;
            let t37 = sin_theta * k23;
            let t38 = k3 * cos_theta;
            let t39 = sin_theta * k3;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let t40 = k3 * cos_theta_theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t41 = k3 * sin_theta_theta_dot;
            let t42 = theta_dot * (t38 * x_dot + t39 * y_dot)
                - (x_dot * t40 + y_dot * t41);
            let t43 = theta_dot * t41;
            let t44 = cos_theta * k23;
            let t45 = theta_dot * t40;
            let t46 = k7 - t39 * t37 - t38 * t44;
            let t47 = rt::lit::<T>(1.0) / t46;
            let t48 = fd_squared * t47;
            let t49 = fd - t48;
            let t50 = rt::lit::<T>(1.0) / (t46 * t49);
            let t51 = (t42 + (t43 * t44 - t45 * t37)) * (t47 + t48 * t50);
            let t52 = t37 * t51 - k42 * t45;
            let t53 = cos_theta * t52;
            let t54 = w * t51;
            let t55 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t56 = k42 * t43 + t44 * t51;
            let t57 = sin_theta * t56;
            let t58 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t52 - cos_theta * t56;
            let cos_phi_phi_dot = cos_phi * phi_dot;
            let sin_phi_phi_dot = sin_phi * phi_dot;
            let t59 = cos_phi * cos_theta_theta_dot + cos_theta * cos_phi_phi_dot
                - (sin_theta * sin_phi_phi_dot + sin_phi * sin_theta_theta_dot);
            let t60 = cos_phi * sin_theta_theta_dot + cos_theta * sin_phi_phi_dot
                + (sin_phi * cos_theta_theta_dot + sin_theta * cos_phi_phi_dot);
            let l_theta_dot = l * theta_dot;
            let t61 = x_dot * t59 + (y_dot * t60 + sin_phi_phi_dot * l_theta_dot)
                + l_cos_phi * t51 - t18 * t52;
            let t62 = t61 - t17 * t56 - t20 * t58;
            let t63 = t53 - (t55 + t54) - t57 - t29 * t58 - t31 * t62;
            let t64 = t53 + (t54 - t55) - t57 - t12 * t58 - t24 * t62 - t34 * t63;
            let t65 = t17 * (sin_theta_sin_phi * k44 + cos_theta_cos_phi * k12)
                + t18 * (sin_theta_cos_phi * k12 + cos_theta_sin_phi * k47);
            let t66 = t18 * t7 - sin_phi * k55 - t17 * t8;
            let t67 = t11 * t66;
            let l_sin_phi = l * sin_phi;
            let t68 = t17 * t13 + (l_sin_phi * t22 + t18 * t14) - t66 * t20;
            let t69 = t23 * t68;
            let t70 = k14 * t65 + (r_r_over_fs + sin_phi * (sin_phi * k57)) - t66 * t67
                - t68 * t69;
            let t71 = sin_phi * k54;
            let t72 = t18 * t26 + (t17 * t25 - t71) - t29 * t66 - t31 * t68;
            let t73 = t33 * t72;
            let t74 = t18 * t3 + (t17 * t6 + t71) - t12 * t66 - t24 * t68 - t34 * t72;
            let t75 = t74 * t36;
            let t76 = rt::lit::<T>(1.0) / (t70 - t72 * t73 - t74 * t75);
            let t77 = t17 * t52
                + (x_dot * t60 - cos_phi_phi_dot * l_theta_dot - y_dot * t59
                    + l_sin_phi * t51);
            let t78 = t77 - t18 * t56 - t67 * t58 - t69 * t62 - t73 * t63 - t75 * t64;
            let t79 = t36 * (t64 - t76 * (t74 * t78));
            let t80 = t33 * (t63 - t76 * (t72 * t78)) - t34 * t79;
            let t81 = t79 + t80;
            let t82 = t76 * t78;
            let t83 = t23 * (t62 - t76 * (t68 * t78)) - t24 * t79 - t31 * t80;
            let t84 = t11 * (t58 - t76 * (t66 * t78)) - t12 * t79 - t29 * t80
                - t20 * t83;
            let t85 = cos_theta * t81 + (t45 + t17 * t82) - t18 * t83 - sin_theta * t84;
            let t86 = t37 * t85
                + (l_cos_phi * t83 + (w * (t79 - t80) + (l_sin_phi * t82 - t42)));
            let t87 = cos_theta * t84
                + (t17 * t83 + (sin_theta * t81 + (t43 + t18 * t82)));
            let t88 = t86 - t44 * t87;
            let t89 = fd * t47 * t88;
            let t90 = t47 * t88 + t89 * (fd * t50);
            rt::vector([
                k42 * t85 + t37 * t90,
                k42 * t87 - t44 * t90,
                t90,
                -(rt::lit::<T>(1.0) / t49 * t89),
                minus_r_over_js * t80,
                minus_r_over_js * t79,
                minus_r_over_fs * t82,
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
            let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot]] = w
                .data
                .0;
            rt::vector([
                x_dot,
                y_dot,
                theta_dot,
                phi_dot,
                left_dot,
                right_dot,
                front_dot,
            ])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 7>, w: &SVector<T, 7>) -> SVector<T, 1> {
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot]] = w
                .data
                .0;
            let js = self.parameters.Js;
            let fs = self.parameters.Fs;
            let fd = self.parameters.Fd;
            let Constants { k1, k7, twice_fd, k22, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = theta_dot
                * ((cos_theta * y_dot - sin_theta * x_dot) * k22
                    + (k7 * theta_dot + phi_dot * twice_fd));
            let t2 = js * (left_dot * left_dot + right_dot * right_dot)
                + k1 * (x_dot * x_dot + y_dot * y_dot);
            rt::vector([
                rt::lit::<T>(0.5)
                    * (t1
                        + (front_dot * (fs * front_dot) + phi_dot * (fd * phi_dot) + t2)),
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
            let [[_, _, theta, _, _, _, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_phi, p_left, p_right, p_front]] = p.data.0;
            let Constants { k8, k12, k14, k15, k17, k18, k21, inv_js, inv_fs, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * k17;
            let t2 = p_y * t1;
            let t3 = sin_theta * k17;
            let t4 = p_theta * k18 + p_x * t3;
            let t5 = cos_theta * (sin_theta * k15);
            let t6 = (k12 + sin_theta * (sin_theta * k8)) * (p_x * k14)
                + (t3 * (p_theta - p_phi) - p_y * t5);
            let t7 = (k12 + cos_theta * (cos_theta * k8)) * (p_y * k14)
                + (t1 * (p_phi - p_theta) - p_x * t5);
            let t8 = p_theta * (t4 - (p_phi * k18 + t2))
                + (inv_js * (p_left * p_left + p_right * p_right)
                    + p_front * (p_front * inv_fs));
            let t9 = p_phi * (p_phi * k21 + t2 - t4) + p_x * t6 + (p_y * t7 + t8);
            rt::lit::<T>(0.5) * t9
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_phi, p_left, p_right, p_front]] = p.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let r = self.parameters.r;
            let fd = self.parameters.Fd;
            let Constants {
                k3,
                k7,
                k8,
                k12,
                k14,
                k15,
                k17,
                k18,
                k21,
                inv_js,
                inv_fs,
                fd_squared,
                k23,
                k42,
                k44,
                k45,
                k46,
                k47,
                k48,
                k50,
                k51,
                r_r_over_fs,
                k52,
                k53,
                k54,
                k55,
                k56,
                k57,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * k17;
            let t2 = cos_theta * (sin_theta * k15);
            let t3 = (k12 + sin_theta * (sin_theta * k8)) * (p_x * k14)
                + (t1 * (p_theta - p_phi) - p_y * t2);
            let t4 = cos_theta * k17;
            let t5 = (k12 + cos_theta * (cos_theta * k8)) * (p_y * k14)
                + (t4 * (p_phi - p_theta) - p_x * t2);
            let t6 = p_theta * k18 + p_x * t1;
            let t7 = p_y * t4;
            let t8 = t6 - (p_phi * k18 + t7);
            let t9 = p_phi * k21 + t7 - t6;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let sin_theta_sin_phi = sin_theta * sin_phi;
            let t10 = cos_theta_cos_phi - sin_theta_sin_phi;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let cos_theta_sin_phi = cos_theta * sin_phi;
            let t11 = sin_theta_cos_phi + cos_theta_sin_phi;
            let t12 = t10 * (sin_theta_sin_phi * k44 + cos_theta_cos_phi * k12)
                + t11 * (sin_theta_cos_phi * k12 + cos_theta_sin_phi * k47);
            let t13 = cos_theta * k52;
            let t14 = sin_theta * k52;
            let t15 = t11 * t13 - sin_phi * k55 - t10 * t14;
            let t16 = rt::lit::<T>(1.0) / (sin_theta * t14 + cos_theta * t13);
            let t17 = t16 * t15;
            let t18 = (sin_theta_cos_phi * k44 + cos_theta_sin_phi * k45) * k14;
            let l_sin_phi = l * sin_phi;
            let t19 = cos_phi * k53;
            let t20 = (sin_theta_sin_phi * k45 + cos_theta_cos_phi * k47) * k14;
            let t21 = t10 * t13 + (t11 * t14 - cos_phi * k55);
            let t22 = t16 * t21;
            let t23 = t10 * t18 + (l_sin_phi * t19 + t11 * t20) - t15 * t22;
            let l_cos_phi = l * cos_phi;
            let t24 = rt::lit::<T>(1.0)
                / (t10 * t20 + l_cos_phi * t19 - t11 * t18 - t21 * t22);
            let t25 = t24 * t23;
            let t26 = k14 * t12 + (r_r_over_fs + sin_phi * (sin_phi * k57)) - t15 * t17
                - t23 * t25;
            let t27 = sin_theta * k12;
            let t28 = cos_theta * k46;
            let t29 = (t27 + t28) * k14;
            let t30 = cos_theta * k12;
            let t31 = sin_theta * k46;
            let t32 = (t30 - t31) * k14;
            let t33 = sin_phi * k54;
            let t34 = sin_theta * t13 - cos_theta * t14;
            let t35 = k48 + t34;
            let t36 = t35 * t16;
            let t37 = cos_theta * t18 + sin_theta * t20;
            let t38 = cos_phi * k56;
            let t39 = t37 - t38 - t35 * t22;
            let t40 = t39 * t24;
            let t41 = t11 * t29 + (t10 * t32 - t33) - t36 * t15 - t40 * t23;
            let t42 = cos_theta * t32 + sin_theta * t29;
            let t43 = rt::lit::<T>(1.0) / (k51 + t42 - t35 * t36 - t39 * t40);
            let t44 = t43 * t41;
            let t45 = (t27 - t28) * k14;
            let t46 = (t30 + t31) * k14;
            let t47 = t34 - k48;
            let t48 = t47 * t16;
            let t49 = t37 + t38 - t47 * t22;
            let t50 = t24 * t49;
            let t51 = t42 - k50 - t47 * t36 - t40 * t49;
            let t52 = t51 * t43;
            let t53 = t11 * t45 + (t10 * t46 + t33) - t48 * t15 - t50 * t23 - t52 * t41;
            let t54 = sin_theta * t45 + (k51 + cos_theta * t46) - t47 * t48 - t49 * t50
                - t51 * t52;
            let t55 = rt::lit::<T>(1.0) / t54;
            let t56 = t53 * t55;
            let t57 = rt::lit::<T>(1.0) / (t26 - t41 * t44 - t53 * t56);
            let t58 = sin_theta * k23;
            let t59 = sin_theta * k3;
            let t60 = k3 * cos_theta;
            let t61 = cos_theta * k23;
            let t62 = rt::lit::<T>(1.0) / (k7 - t59 * t58 - t60 * t61);
            let t63 = t8 * (t60 * t3 + t59 * t5);
            let t64 = sin_theta * t8;
            let t65 = k3 * t64;
            let t66 = t8 * t65;
            let t67 = cos_theta * t8;
            let t68 = k3 * t67;
            let t69 = t8 * t68;
            let t70 = t63 + t61 * t66 - (t58 * t69 + (t3 * t68 + t5 * t65));
            let t71 = fd_squared * t62;
            let t72 = t62 * (t70 + t71 * t70 / (fd - t71));
            let t73 = t58 * t72 - k42 * t69;
            let t74 = sin_phi * t9;
            let t75 = cos_phi * t9;
            let t76 = cos_phi * t64 + cos_theta * t74
                + (sin_phi * t67 + sin_theta * t75);
            let t77 = l * t8;
            let t78 = cos_phi * t67 + cos_theta * t75
                - (sin_theta * t74 + sin_phi * t64);
            let t79 = t10 * t73 + (l_sin_phi * t72 + (t3 * t76 - t75 * t77 - t5 * t78));
            let t80 = k42 * t66 + t61 * t72;
            let t81 = t3 * t67 + t5 * t64 - sin_theta * t73 - cos_theta * t80;
            let t82 = l_cos_phi * t72 + (t5 * t76 + (t3 * t78 + t74 * t77)) - t11 * t73;
            let t83 = t82 - t10 * t80 - t22 * t81;
            let t84 = cos_theta * t73;
            let t85 = t5 * t67 - t3 * t64;
            let t86 = w * t72;
            let t87 = sin_theta * t80;
            let t88 = t84 - (t85 + t86) - t87 - t36 * t81 - t40 * t83;
            let t89 = t84 + (t86 - t85) - t87 - t48 * t81 - t50 * t83 - t52 * t88;
            let t90 = t79 - t11 * t80 - t17 * t81 - t25 * t83 - t44 * t88 - t56 * t89;
            let t91 = t57 * t90;
            let t92 = t55 * (t89 - t57 * (t53 * t90));
            let t93 = t43 * (t88 - t57 * (t41 * t90)) - t52 * t92;
            let t94 = t92 + t93;
            let t95 = t24 * (t83 - t57 * (t23 * t90)) - t50 * t92 - t40 * t93;
            let t96 = t16 * (t81 - t57 * (t15 * t90)) - t48 * t92 - t36 * t93
                - t22 * t95;
            rt::vector([
                t3,
                t5,
                t8,
                t9,
                p_left * inv_js,
                p_right * inv_js,
                p_front * inv_fs,
                t10 * t91 + cos_theta * t94 - t11 * t95 - sin_theta * t96,
                cos_theta * t96 + (t10 * t95 + (t11 * t91 + sin_theta * t94)),
                l_cos_phi * t95 + (w * (t92 - t93) + (l_sin_phi * t91 - t63)),
                rt::lit::<T>(0.0),
                -r * t93,
                -r * t92,
                -r * t91,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "ackermann";

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
        /// - `phi_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, left_rate, right_rate, front_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 18 | 41 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 29 | 5 | 0 | 0 | 0 |
        /// | each step | 29 | 70 | 6 | 0 | 4 | 1 |
        /// | each sweep for phi_rate, rho1_rate, rho2_rate, kappa_gradient | 64 | 122 | 8 | 0 | 5 | 0 |
        /// | each iteration for phi_rate, rho1_rate, rho2_rate, kappa_gradient | 301 | 552 | 13 | 0 | 4 | 0 |
        /// | each step, rank of the constraints | 4 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 25 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M + 4 m`
            k1: T,
            /// `M a + 2 m l`
            k2: T,
            /// `J + (2 m (l² + w²) + M a²) + (2 Jd + Fd)`
            k3: T,
            /// `r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l)`
            k5: T,
            /// `l² ((M + 4 m) r² + (Fs + 2 Js))`
            k6: T,
            /// `l² r²`
            l_squared_r_squared: T,
            /// `r² l Fd`
            k7: T,
            /// `1/l`
            inv_l: T,
            /// `Fd/l`
            fd_over_l: T,
            /// `l² r² (Fd/l)`
            k8: T,
            /// `r² l Fd (Fd/l)`
            k9: T,
            /// `(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd))/l`
            k10: T,
            /// `Js/(l r)`
            js_over_l_r: T,
            /// `1/(l r)`
            inv_l_r: T,
            /// `1/r`
            inv_r: T,
            /// `1/(l² r²)`
            k11: T,
            /// `Js/(l² r²)`
            k12: T,
            /// `(r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l))/ …`
            k13: T,
            /// `1/(r²)`
            inv_r_squared: T,
            /// `r² l Fd/2`
            k14: T,
            /// `Fd/2`
            half_fd: T,
            /// `((J + (2 m (l² + w²) + M a²) + (2 Jd + Fd))/l)/2`
            k15: T,
            /// `(Js/(l² r²))/2`
            k16: T,
            /// `Js/2`
            half_js: T,
            /// `(M + 4 m)/2`
            k17: T,
            /// `(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd))/2`
            k18: T,
            /// `2 ((r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l …`
            k19: T,
            /// `2/(l² r²)`
            k20: T,
            /// `2/(r²)`
            k21: T,
            /// `(Fd/l)/2`
            half_fd_over_l: T,
            /// `1/h`
            inv_h: T,
            /// `Fd h`
            fd_h: T,
            /// `r² l Fd h`
            k22: T,
            /// `h/2`
            half_h: T,
            /// `(r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l))  …`
            k23: T,
            /// `h (Fd/l)`
            h_fd_over_l: T,
            /// `l² r² h (Fd/l)/2`
            k24: T,
            /// `h/l`
            h_over_l: T,
            /// `l h/2`
            k25: T,
            /// `w h/2`
            k26: T,
            /// `(h/l)/2`
            half_h_over_l: T,
            /// `l² r² h`
            k27: T,
            /// `l r² h`
            k28: T,
            /// `h l² r² (Fd/l)`
            k29: T,
            /// `Fd h/2`
            half_fd_h: T,
            /// `l r h (Fd/l)`
            k30: T,
            /// `(Fd/l) l² h/2`
            k31: T,
            /// `h l² r² (Fd/l)/2`
            k32: T,
            /// `Fd h/l`
            fd_h_over_l: T,
            /// `l² r² (Fd h/l)`
            k33: T,
            /// `(Fd h/l)/2`
            half_fd_h_over_l: T,
            /// `r² l Fd h/2`
            k34: T,
            /// `(r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l))  …`
            k35: T,
            /// `h (Fd/l)/2`
            half_h_fd_over_l: T,
            /// `r² l Fd h (Fd/l)/2`
            k36: T,
            /// `h/(l r)`
            h_over_l_r: T,
            /// `h/r`
            h_over_r: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); functions of q that the rank of the constraints and the next step need (18).
            type Carried = [T; 27];
            type Memory = (rt::Predictor<T, 4, 8>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let m_ = system.parameters.m;
                let js = system.parameters.Js;
                let jd = system.parameters.Jd;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let k1 = m + rt::lit::<T>(4.0) * m_;
                let k2 = m * a + rt::lit::<T>(2.0) * (m_ * l);
                let l_squared = l * l;
                let twice_jd = rt::lit::<T>(2.0) * jd;
                let k3 = j
                    + (rt::lit::<T>(2.0) * (m_ * (l_squared + w * w)) + m * (a * a))
                    + (twice_jd + fd);
                let r_squared = r * r;
                let l_plus_w = l + w;
                let w_minus_l = w - l;
                let k4 = fd + (j + twice_jd)
                    + ((a + l) * (m * (a - l))
                        + rt::lit::<T>(2.0) * (l_plus_w * (m_ * w_minus_l)));
                let k5 = r_squared * k4
                    + rt::lit::<T>(2.0) * (l_plus_w * (js * w_minus_l));
                let k6 = l_squared * (k1 * r_squared + (fs + rt::lit::<T>(2.0) * js));
                let l_squared_r_squared = l_squared * r_squared;
                let k7 = r_squared * (l * fd);
                let inv_l = rt::lit::<T>(1.0) / l;
                let fd_over_l = fd / l;
                let k8 = l_squared_r_squared * fd_over_l;
                let k9 = k7 * fd_over_l;
                let k10 = k3 / l;
                let l_r = l * r;
                let js_over_l_r = js / l_r;
                let inv_l_r = rt::lit::<T>(1.0) / l_r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let k11 = rt::lit::<T>(1.0) / l_squared_r_squared;
                let k12 = js / (l_r * l_r);
                let k13 = k5 / l_squared_r_squared;
                let inv_r_squared = rt::lit::<T>(1.0) / r_squared;
                let k14 = rt::lit::<T>(0.5) * k7;
                let half_fd = rt::lit::<T>(0.5) * fd;
                let k15 = rt::lit::<T>(0.5) * k10;
                let k16 = rt::lit::<T>(0.5) * k12;
                let half_js = rt::lit::<T>(0.5) * js;
                let k17 = rt::lit::<T>(0.5) * k1;
                let k18 = rt::lit::<T>(0.5) * k3;
                let k19 = rt::lit::<T>(2.0) * k13;
                let k20 = rt::lit::<T>(2.0) / l_squared_r_squared;
                let k21 = rt::lit::<T>(2.0) / r_squared;
                let half_fd_over_l = rt::lit::<T>(0.5) * fd_over_l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let fd_h = fd * h;
                let k22 = k7 * h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k23 = k5 * h;
                let h_fd_over_l = h * fd_over_l;
                let k24 = rt::lit::<T>(0.5) * (l_squared_r_squared * h_fd_over_l);
                let h_over_l = h / l;
                let k25 = rt::lit::<T>(0.5) * (l * h);
                let k26 = rt::lit::<T>(0.5) * (w * h);
                let half_h_over_l = rt::lit::<T>(0.5) * h_over_l;
                let k27 = l_squared_r_squared * h;
                let k28 = l * r_squared * h;
                let k29 = h * k8;
                let half_fd_h = rt::lit::<T>(0.5) * fd_h;
                let k30 = l_r * h * fd_over_l;
                let k31 = rt::lit::<T>(0.5) * (fd_over_l * (l_squared * h));
                let k32 = rt::lit::<T>(0.5) * k29;
                let fd_h_over_l = fd_h / l;
                let k33 = l_squared_r_squared * fd_h_over_l;
                let half_fd_h_over_l = rt::lit::<T>(0.5) * fd_h_over_l;
                let k34 = rt::lit::<T>(0.5) * k22;
                let k35 = rt::lit::<T>(0.5) * k23;
                let half_h_fd_over_l = rt::lit::<T>(0.5) * h_fd_over_l;
                let k36 = rt::lit::<T>(0.5) * (k22 * fd_over_l);
                let h_over_l_r = h / l_r;
                let h_over_r = h / r;
                Scheme {
                    k1,
                    k2,
                    k3,
                    k5,
                    k6,
                    l_squared_r_squared,
                    k7,
                    inv_l,
                    fd_over_l,
                    k8,
                    k9,
                    k10,
                    js_over_l_r,
                    inv_l_r,
                    inv_r,
                    k11,
                    k12,
                    k13,
                    inv_r_squared,
                    k14,
                    half_fd,
                    k15,
                    k16,
                    half_js,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    half_fd_over_l,
                    inv_h,
                    fd_h,
                    k22,
                    half_h,
                    k23,
                    h_fd_over_l,
                    k24,
                    h_over_l,
                    k25,
                    k26,
                    half_h_over_l,
                    k27,
                    k28,
                    k29,
                    half_fd_h,
                    k30,
                    k31,
                    k32,
                    fd_h_over_l,
                    k33,
                    half_fd_h_over_l,
                    k34,
                    k35,
                    half_h_fd_over_l,
                    k36,
                    h_over_l_r,
                    h_over_r,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let js = system.parameters.Js;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k5,
                    k6,
                    inv_l,
                    fd_over_l,
                    k8,
                    k9,
                    inv_l_r,
                    k11,
                    inv_h,
                    fd_h,
                    k22,
                    ..
                } = *self;
                let [[x, y, theta, phi, left, right, front]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let t1 = sin_theta * k2;
                let sin_phi_inv_l = sin_phi * inv_l;
                let t2 = k2 * cos_theta;
                let fd_phi_dot = fd * phi_dot;
                let t3 = cos_theta_cos_phi * (k1 * x_dot - t1 * theta_dot)
                    + sin_phi_inv_l
                        * (t2 * y_dot + (k3 * theta_dot + fd_phi_dot) - t1 * x_dot);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                let t4 = (l_cos_phi - w_sin_phi) * inv_l_r;
                let t5 = (l_cos_phi + w_sin_phi) * inv_l_r;
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let t6 = js * (left_dot * t4 + right_dot * t5)
                    + (sin_theta_cos_phi * (k1 * y_dot + t2 * theta_dot)
                        + front_dot * (fs / r));
                let t7 = k6 + sin_phi * (sin_phi * k5);
                let t8 = sin_phi * k8;
                let t9 = rt::lit::<T>(1.0) / t7;
                let t10 = fd - t9 * (sin_phi * (sin_phi * k9));
                let t11 = cos_theta * (sin_theta_cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta_cos_phi - sin_theta * sin_phi);
                let sin_theta_l_cos_phi = sin_theta * l_cos_phi;
                let cos_theta_l_cos_phi = cos_theta * l_cos_phi;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t3 + t6,
                    fd_phi_dot + fd * theta_dot,
                    cos_phi,
                    sin_phi,
                    sin_phi_inv_l,
                    t4,
                    t5,
                    t7,
                    t7 * k11,
                    fd * sin_phi,
                    sin_phi * fd_over_l,
                    t8,
                    t8 * t9,
                    t10,
                    t7 * t10,
                    rt::abs(phi * inv_h),
                    h * t7,
                    sin_phi * fd_h,
                    sin_phi * k22,
                    t11 * t11
                        + (sin_theta_l_cos_phi * sin_theta_l_cos_phi
                            + cos_theta_l_cos_phi * cos_theta_l_cos_phi),
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, ahead1, ahead2,
                ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11,
                ahead12, ahead13, ahead14, ahead15, ahead16, ahead17, _] = motion
                    .carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k5,
                    k6,
                    l_squared_r_squared,
                    k7,
                    inv_l,
                    fd_over_l,
                    k8,
                    k9,
                    k10,
                    js_over_l_r,
                    inv_l_r,
                    inv_r,
                    k11,
                    k12,
                    k13,
                    inv_r_squared,
                    k14,
                    half_fd,
                    k15,
                    k16,
                    half_js,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    half_fd_over_l,
                    inv_h,
                    fd_h,
                    k22,
                    half_h,
                    k23,
                    h_fd_over_l,
                    k24,
                    h_over_l,
                    k25,
                    k26,
                    half_h_over_l,
                    k27,
                    k28,
                    k29,
                    half_fd_h,
                    k30,
                    k31,
                    k32,
                    fd_h_over_l,
                    k33,
                    half_fd_h_over_l,
                    k34,
                    k35,
                    half_h_fd_over_l,
                    k36,
                    h_over_l_r,
                    h_over_r,
                } = *setting.scheme();
                let inv_ahead12 = rt::lit::<T>(1.0) / ahead12;
                let inv_ahead6 = rt::lit::<T>(1.0) / ahead6;
                let inv_ahead13 = rt::lit::<T>(1.0) / ahead13;
                let t1 = l_squared_r_squared * inv_ahead6;
                let ahead10_inv_ahead13 = ahead10 * inv_ahead13;
                let half_h_ahead8 = half_h * ahead8;
                let half_ahead16 = rt::lit::<T>(0.5) * ahead16;
                let t2 = ahead15 * half_fd_over_l;
                let t3 = ahead17 * half_fd_over_l;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([phi_rate, rho1_rate, rho2_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t15 = rho2_rate * kappa_gradient;
                    let t16 = rho2 + rho2_rate * half_h;
                    let phi_rate_half_h = phi_rate * half_h;
                    let t18 = phi + phi_rate_half_h;
                    let (t19, t20) = rt::sin_cos(t18);
                    let t22 = k6 + t19 * (k5 * t19);
                    let t23 = rt::lit::<T>(1.0) / t22;
                    let t17 = rho1 + rho1_rate * half_h;
                    let t21 = k8 * t19;
                    let t262 = t16 - t23 * (t17 * t21);
                    let t263 = fd - t23 * (t19 * (k9 * t19));
                    let t264 = t262 / t263;
                    let t35 = t23 * (l_squared_r_squared * t17);
                    let t265 = t21 * t262 / (t22 * t263);
                    let t266 = t35 - t265;
                    let t63 = w * t20;
                    let t64 = l * t19;
                    let t65 = t63 - t64;
                    let t52 = l * t20;
                    let t53 = w * t19;
                    let t54 = t52 + t53;
                    let t68 = inv_l * t20;
                    let t267 = fd * t264;
                    let t70 = k10 * t19;
                    let t268 = t266 * (t65 * (k12 * t54)) + t68 * (t267 + t70 * t266);
                    let t73 = t64 + t63;
                    let t58 = t52 - t53;
                    let t172 = t73 * (k12 * t58);
                    let t76 = k1 * t20;
                    let t269 = t266 * (t172 + t19 * t76);
                    let rho1_new = rho1 + rho1_rate * h;
                    let t270 = inv_l / t263;
                    let phi_rate_h = phi_rate * h;
                    let phi_new = phi + phi_rate_h;
                    let ahead2_new = rt::sin(phi_new);
                    let ahead8_new = fd * ahead2_new;
                    let ahead6_new = k6 + ahead2_new * (k5 * ahead2_new);
                    let ahead7_new = k11 * ahead6_new;
                    let t271 = rho1_new - t270 * (ahead8_new * t262) - ahead7_new * t266;
                    let inv_ahead6_new = rt::lit::<T>(1.0) / ahead6_new;
                    let t96 = l_squared_r_squared * inv_ahead6_new;
                    let t89 = inv_ahead6_new * (ahead2_new * (ahead2_new * k9));
                    let ahead12_new = fd - t89;
                    let ahead13_new = ahead6_new * ahead12_new;
                    let inv_ahead13_new = rt::lit::<T>(1.0) / ahead13_new;
                    let ahead10_new = ahead2_new * k8;
                    let rho2_new = rho2 + rho2_rate * h;
                    let ahead9_new = ahead2_new * fd_over_l;
                    let t272 = rho2_new - t267 - ahead9_new * t266;
                    let ahead11_new = ahead10_new * inv_ahead6_new;
                    let t273 = t272 - ahead11_new * t271;
                    let inv_ahead12_new = rt::lit::<T>(1.0) / ahead12_new;
                    let t274 = rho1 - t270 * (ahead8 * t262) - ahead7 * t266;
                    let t275 = rho2 - t267 - ahead9 * t266;
                    let t276 = t275 - ahead11 * t274;
                    let t277 = inv_ahead12_new * (t272 * t273)
                        - (t274 * (t1 * t274 - ahead10_inv_ahead13 * t276)
                            + t276 * (inv_ahead12 * t275));
                    let t278 = fd_over_l * t264;
                    let t279 = (t278 + t266 * (k13 * t19)) * (t20 * t266);
                    let sin_phi_rate_half_h = rt::sin(phi_rate_half_h);
                    let t102 = t20 * sin_phi_rate_half_h;
                    let t105 = fd * t102;
                    let t107 = ahead2_new + ahead2;
                    let t280 = phi_rate_h * t279
                        - t266
                            * (t270 * (t262 * t105)
                                + t102 * (t278 + t266 * (t107 * k13)));
                    let t33 = inv_l * t19;
                    let t34 = rho1_rate * kappa_gradient;
                    let t281 = t34 + t266;
                    let t282 = t33 * t281;
                    let t283 = theta + half_h * t282;
                    let (t284, t285) = rt::sin_cos(t283);
                    let t286 = t20 * t281;
                    let t287 = t285 * t286;
                    let t288 = t286 * t284;
                    let t59 = inv_l_r * t58;
                    let t289 = t59 * t281;
                    let t55 = inv_l_r * t54;
                    let t290 = t55 * t281;
                    let t111 = rho2_rate * rho2_rate
                        + (phi_rate * phi_rate + rho1_rate * rho1_rate);
                    let t291 = t289 * t289 + t290 * t290
                        + (t281 * (inv_r_squared * t281) + (t111 + t282 * t282));
                    let t292 = rt::div_or_zero(
                        rt::lit::<T>(0.5)
                            * (t271
                                * (t96 * t271 - inv_ahead13_new * (ahead10_new * t273))
                                + t277) + t280,
                        h * (t287 * t287 + (t288 * t288 + t291)),
                    );
                    let t293 = t266 + rho1_rate * t292;
                    let t294 = t33 * t293;
                    let t295 = theta + half_h * t294;
                    let (t296, t297) = rt::sin_cos(t295);
                    let t298 = t20 * t296;
                    let t299 = t20 * t297;
                    let t300 = t293
                        * (t298 * t298
                            + (t299 * t299 + (t55 * t55 + (inv_r_squared + t59 * t59))));
                    solution1
                        .update([
                            t15 + t264,
                            (t268 - t269) * (t264 + rho2_rate * t292)
                                - t292 * (t33 * t294 + t300),
                            t293 * (t269 - t268) + (t279 - phi_rate * t292),
                            t292,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t4 = rho2 - rho1 * ahead11;
                            let t5 = t4 * inv_ahead12;
                            let t6 = l_squared_r_squared * rho1 * inv_ahead6
                                - ahead10 * t4 * inv_ahead13;
                            let t7 = ahead3 * t6;
                            let t8 = ahead1 * t6;
                            let t9 = ahead2 * t5;
                            let t10 = ahead1 * t5;
                            let t11 = w * t10;
                            let t12 = l * t9;
                            let t13 = (k3 * t7 + fd * t5) * (inv_l * t10)
                                + (ahead5 * (t11 - t12) - ahead4 * (t12 + t11))
                                    * (js_over_l_r * t6);
                            let t14 = (ahead1 * t7 - ahead3 * t8) * (k2 * t7)
                                - t8 * (k1 * t9) + t13;
                            [t5, t14, rt::lit::<T>(0.0), rt::lit::<T>(0.0)]
                        },
                        move || [
                            ahead14,
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |[phi_rate, rho1_rate, rho2_rate, kappa_gradient]| {
                            let t15 = rho2_rate * kappa_gradient;
                            let t16 = rho2 + rho2_rate * half_h;
                            let t17 = rho1 + rho1_rate * half_h;
                            let phi_rate_half_h = phi_rate * half_h;
                            let t18 = phi + phi_rate_half_h;
                            let (t19, t20) = rt::sin_cos(t18);
                            let t21 = k8 * t19;
                            let t22 = k6 + t19 * (k5 * t19);
                            let t23 = rt::lit::<T>(1.0) / t22;
                            let t24 = t21 * t23;
                            let t25 = t16 - t17 * t24;
                            let t26 = fd_over_l * t19;
                            let t27 = t19 * t26;
                            let t28 = t23 * (k7 * t27);
                            let t29 = fd - t28;
                            let t30 = rt::lit::<T>(1.0) / t29;
                            let t31 = t25 * t30;
                            let t32 = t15 + t31;
                            let t33 = inv_l * t19;
                            let t34 = rho1_rate * kappa_gradient;
                            let t35 = t23 * (l_squared_r_squared * t17);
                            let t36 = t22 * t29;
                            let t37 = rt::lit::<T>(1.0) / t36;
                            let t38 = t37 * (t21 * t25);
                            let t39 = t35 - t38;
                            let t40 = t34 + t39;
                            let t41 = t33 * t40;
                            let t42 = theta + half_h * t41;
                            let (t43, t44) = rt::sin_cos(t42);
                            let t45 = t20 * t43;
                            let t46 = t40 * t45;
                            let t47 = kappa_gradient * t46;
                            let t48 = t20 * t44;
                            let t49 = t40 * t48;
                            let t50 = kappa_gradient * t49;
                            let t51 = kappa_gradient * t41;
                            let t52 = l * t20;
                            let t53 = w * t19;
                            let t54 = t52 + t53;
                            let t55 = inv_l_r * t54;
                            let t56 = t55 * t40;
                            let t57 = kappa_gradient * t56;
                            let t58 = t52 - t53;
                            let t59 = inv_l_r * t58;
                            let t60 = t59 * t40;
                            let t61 = kappa_gradient * t60;
                            let t62 = t33 * t51
                                + (rho1_rate + t40 * (kappa_gradient * inv_r_squared))
                                + (t55 * t57 + t59 * t61);
                            let t63 = w * t20;
                            let t64 = l * t19;
                            let t65 = t63 - t64;
                            let t66 = inv_l_r * t65;
                            let t67 = t39 * (js_over_l_r * t54);
                            let t68 = inv_l * t20;
                            let t69 = fd * t31;
                            let t70 = k10 * t19;
                            let t71 = t69 + t39 * t70;
                            let t72 = t66 * t67 + t68 * t71;
                            let t73 = t64 + t63;
                            let t74 = inv_l_r * t73;
                            let t75 = t39 * (js_over_l_r * t58);
                            let t76 = k1 * t20;
                            let t77 = t39 * t76;
                            let t78 = t74 * t75 + t19 * t77;
                            let t79 = t72 - t78;
                            let t80 = t39 * (k13 * t39);
                            let t81 = t39 * (fd_over_l * t31) + t19 * t80;
                            let t82 = t20 * t81;
                            let t83 = t78 - t72;
                            let rho2_new = rho2 + rho2_rate * h;
                            let phi_rate_h = phi_rate * h;
                            let phi_new = phi + phi_rate_h;
                            let (ahead2_new, ahead1_new) = rt::sin_cos(phi_new);
                            let ahead9_new = ahead2_new * fd_over_l;
                            let t84 = rho2_new - t69 - ahead9_new * t39;
                            let ahead10_new = ahead2_new * k8;
                            let ahead6_new = k6 + ahead2_new * (k5 * ahead2_new);
                            let inv_ahead6_new = rt::lit::<T>(1.0) / ahead6_new;
                            let ahead11_new = ahead10_new * inv_ahead6_new;
                            let rho1_new = rho1 + rho1_rate * h;
                            let t85 = inv_l / t29;
                            let ahead8_new = fd * ahead2_new;
                            let t86 = t85 * (ahead8_new * t25);
                            let ahead7_new = k11 * ahead6_new;
                            let t87 = rho1_new - t86 - ahead7_new * t39;
                            let t88 = t84 - ahead11_new * t87;
                            let t89 = inv_ahead6_new * (ahead2_new * (ahead2_new * k9));
                            let ahead12_new = fd - t89;
                            let inv_ahead12_new = rt::lit::<T>(1.0) / ahead12_new;
                            let t90 = t88 * inv_ahead12_new;
                            let t91 = rho2 - t69 - ahead9 * t39;
                            let t92 = t85 * (ahead8 * t25);
                            let t93 = rho1 - t92 - ahead7 * t39;
                            let t94 = t91 - ahead11 * t93;
                            let t95 = inv_ahead12 * t94;
                            let t96 = l_squared_r_squared * inv_ahead6_new;
                            let t97 = t87 * t96;
                            let ahead13_new = ahead6_new * ahead12_new;
                            let inv_ahead13_new = rt::lit::<T>(1.0) / ahead13_new;
                            let t98 = ahead10_new * inv_ahead13_new;
                            let t99 = t88 * t98;
                            let t100 = t97 - t99;
                            let t101 = t1 * t93 - ahead10_inv_ahead13 * t94;
                            let (sin_phi_rate_half_h, cos_phi_rate_half_h) = rt::sin_cos(
                                phi_rate_half_h,
                            );
                            let t102 = t20 * sin_phi_rate_half_h;
                            let t103 = fd_over_l * t102;
                            let t104 = t103 * t39;
                            let t105 = fd * t102;
                            let t106 = t85 * (t105 * t25);
                            let t107 = ahead2_new + ahead2;
                            let t108 = t107 * (k13 * t102);
                            let t109 = t106 + t108 * t39;
                            let t110 = rt::lit::<T>(0.5)
                                * (t84 * t90 - t91 * t95 + (t87 * t100 - t93 * t101))
                                + (phi_rate_h * t82 - (t31 * t104 + t39 * t109));
                            let t111 = rho2_rate * rho2_rate
                                + (phi_rate * phi_rate + rho1_rate * rho1_rate);
                            let t112 = t60 * t60 + t56 * t56
                                + (t40 * (inv_r_squared * t40) + (t41 * t41 + t111));
                            let t113 = h * (t49 * t49 + (t46 * t46 + t112));
                            let t114 = rt::div_or_zero(t110, t113);
                            let t115 = (t26 * (h * t20) + t19 * (t20 * h_fd_over_l))
                                * k14;
                            let t116 = t20 * (k23 * t19);
                            let t117 = t116 * t28;
                            let t118 = t115 - t117;
                            let t119 = t20 * k24;
                            let t120 = (t119 - t116 * t24) * (t17 * t23);
                            let t121 = t30 * (t37 * (t25 * t118) - t120);
                            let t122 = h * t24;
                            let t123 = t30 * t122;
                            let t124 = rt::lit::<T>(0.5) * t123;
                            let t125 = half_h * t30;
                            let t126 = kappa_gradient + t125;
                            let t127 = t20 * half_h_over_l;
                            let t128 = t37
                                * (t25 * t119 - t21 * t120
                                    - t38 * (t116 * t29 + (t117 - t115)));
                            let t129 = t35 * (t23 * t116) + t128;
                            let t130 = t33 * t129;
                            let t131 = t40 * t127 - t130;
                            let t132 = h * t131;
                            let t133 = h * t19;
                            let t134 = rt::lit::<T>(0.5) * (t48 * t132 - t133 * t43);
                            let t135 = t40 * t134 - t129 * t45;
                            let t136 = t20 * k26;
                            let t137 = t19 * k25;
                            let t138 = inv_l_r * (t136 - t137);
                            let t139 = t55 * t129;
                            let t140 = t138 * t40 - t139;
                            let t141 = t59 * t129;
                            let t142 = inv_l_r * (t137 + t136);
                            let t143 = t141 + t142 * t40;
                            let t144 = t45 * t135
                                + (t55 * t140 - inv_r_squared * t129
                                    + (t33 * t131 - t59 * t143));
                            let t145 = rt::lit::<T>(0.5) * (t133 * t44 + t45 * t132);
                            let t146 = t129 * t48 + t40 * t145;
                            let t147 = fd * t121;
                            let t148 = t20 * k25;
                            let t149 = t19 * k26;
                            let t150 = (t138 * t39 - t139) * (js_over_l_r * t65)
                                - (t67 * (inv_l_r * (t148 + t149))
                                    + t71 * (t19 * half_h_over_l));
                            let t151 = t68 * (t147 + k3 * (t39 * t127 - t130)) + t150;
                            let t152 = half_h * t20;
                            let t153 = t75 * (inv_l_r * (t148 - t149)) + t77 * t152
                                - (t141 + t142 * t39) * (js_over_l_r * t73);
                            let t154 = half_h * t19;
                            let t155 = t153 - (t39 * t154 + t20 * t129) * (k1 * t19);
                            let t156 = t127 * t51 + t138 * t57 - t142 * t61 - t79 * t121
                                - t32 * (t151 - t155);
                            let t157 = k27 * t23 + t37 * (t21 * t122);
                            let t158 = rt::lit::<T>(0.5) * t157;
                            let t159 = kappa_gradient + t158;
                            let t160 = t33 * t159;
                            let t161 = h * t160;
                            let t162 = t45 * t161;
                            let t163 = rt::lit::<T>(0.5) * t40;
                            let t164 = t159 * t48 - t162 * t163;
                            let t165 = t48 * t161;
                            let t166 = t159 * t45 + t163 * t165;
                            let t167 = t55 * t159;
                            let t168 = t59 * t159;
                            let t169 = t45 * t166
                                + (t33 * t160 + inv_r_squared * t159
                                    + (t55 * t167 + t59 * t168));
                            let t170 = half_fd * t123;
                            let t171 = t157 * (t65 * (t54 * k16))
                                + t68 * (t157 * (t19 * k15) - t170);
                            let t172 = t73 * (k12 * t58);
                            let t173 = t20 * t19;
                            let t174 = t158 * (t172 + k1 * t173);
                            let t175 = rt::lit::<T>(0.5)
                                * (t79 * t123 + t47 * t165 - t50 * t162)
                                + (rt::lit::<T>(1.0) - t32 * (t171 - t174));
                            let t176 = t37 * (k28 * t27);
                            let t177 = h * t176;
                            let t178 = t45 * t177;
                            let t179 = t40 * t178;
                            let t180 = t19 * k29 * t37;
                            let t181 = t180 * t48;
                            let t182 = t19 * k30;
                            let t183 = t37 * (t58 * t182);
                            let t184 = t37 * (t54 * t182);
                            let t185 = rt::lit::<T>(0.5)
                                * (t59 * t183 + (t55 * t184 + t33 * t176))
                                + t37 * (t19 * k31);
                            let t186 = t180 * t45;
                            let t187 = t48 * t177;
                            let t188 = t40 * t187;
                            let t189 = t48
                                * (rt::lit::<T>(0.25) * t179 - rt::lit::<T>(0.5) * t181)
                                - t185
                                - t45
                                    * (rt::lit::<T>(0.5) * t186 + rt::lit::<T>(0.25) * t188);
                            let t190 = half_fd_h * t30;
                            let t191 = t68 * (t190 - k18 * t176)
                                + (half_js * (t74 * t183 - t66 * t184)
                                    + t180 * (k17 * t173));
                            let t192 = kappa_gradient * t189
                                + (rt::lit::<T>(0.25) * (t50 * t178 - t47 * t187)
                                    - (t32 * t191 + t79 * t126));
                            let t193 = rho1_rate * t33;
                            let t194 = h * t193;
                            let t195 = t194 * t48;
                            let t196 = t194 * t45;
                            let t197 = rho1_rate * t59;
                            let t198 = rho1_rate * t55;
                            let t199 = t33 * (t41 + kappa_gradient * t193)
                                + inv_r * (inv_r * t34 + inv_r * t40)
                                + (t59 * (t60 + kappa_gradient * t197)
                                    + t55 * (t56 + kappa_gradient * t198));
                            let t200 = rho1_rate * t48 - t163 * t196;
                            let t201 = rho1_rate * t45 + t163 * t195;
                            let t202 = rt::lit::<T>(0.5) * (t47 * t195 - t50 * t196)
                                + (t199 - rho2_rate * t79)
                                + (t48 * (t49 + kappa_gradient * t200)
                                    + t45 * (t46 + kappa_gradient * t201));
                            let t203 = t19 * t39;
                            let t204 = fd_over_l * (t39 * t121 - t31 * t129)
                                + (t80 * t152 - t129 * (k19 * t203));
                            let t205 = t20 * t204 - t81 * t154;
                            let t206 = t20
                                * (fd_over_l * (t31 * t158 - t39 * t124)
                                    + t203 * (k13 * t157));
                            let t207 = rt::lit::<T>(1.0) / (t29 * t36);
                            let t208 = fd_over_l
                                * (t39 * t125 - t207 * (t25 * (t19 * k32)))
                                - t203 * (k13 * t180);
                            let t209 = t20 * t208;
                            let t210 = t46 * t135
                                + (phi_rate + t41 * t131 + (t56 * t140 - t60 * t143))
                                - t49 * t146;
                            let t211 = k21 * t40;
                            let h_ahead1_new = h * ahead1_new;
                            let t212 = ahead1_new * fd_h_over_l;
                            let t213 = k7
                                * (h_ahead1_new * ahead9_new + ahead2_new * t212);
                            let t214 = ahead1_new * (ahead2_new * k23);
                            let t215 = rt::lit::<T>(2.0) * t214;
                            let t216 = t89 * t215;
                            let t217 = t147 + t212 * t39 - ahead9_new * t129;
                            let t218 = ahead1_new * k33;
                            let t219 = t118 * (l * t23);
                            let t220 = t39 * (k20 * t214)
                                + t85
                                    * (t86 * t219
                                        + (ahead1_new * fd_h * t25 - ahead8_new * t120));
                            let t221 = t220 - ahead7_new * t129;
                            let t222 = t217
                                + t87 * (inv_ahead6_new * (t218 - ahead11_new * t215))
                                - ahead11_new * t221;
                            let t223 = t84 * inv_ahead12_new;
                            let t224 = ahead7 * t129
                                - t85 * (t219 * t92 - ahead8 * t120);
                            let t225 = (t88 * (inv_ahead13_new * (t213 - t216)) - t222)
                                * t223 - (t100 * t221 + t101 * t224);
                            let t226 = ahead9 * t129 - t147;
                            let t227 = t226 - ahead11 * t224;
                            let t228 = inv_ahead12 * t91;
                            let t229 = t93 * (t1 * t224 - ahead10_inv_ahead13 * t227)
                                + (t227 * t228 + (t90 * t217 + t95 * t226));
                            let t230 = inv_ahead13_new
                                * (t218 * t88 - t99 * (ahead12_new * t215 + (t216 - t213))
                                    - ahead10_new * t222);
                            let t231 = rt::lit::<T>(0.5)
                                * (t225 - t229
                                    - t87
                                        * (inv_ahead6_new
                                            * (l_squared_r_squared * t221 + t97 * t215) + t230));
                            let t232 = t20 * cos_phi_rate_half_h
                                - t19 * sin_phi_rate_half_h;
                            let t233 = t85
                                * (t106 * t219 + (t232 * half_fd_h * t25 - t105 * t120))
                                + t39
                                    * (k13 * (h_ahead1_new * t102 + t107 * (half_h * t232)));
                            let t234 = t129 * t109 - t104 * t121
                                - t39 * (t233 - t108 * t129)
                                - t31 * (t39 * (t232 * half_fd_h_over_l) - t103 * t129);
                            let t235 = h
                                * (t82 - t114 * (rt::lit::<T>(2.0) * t210 - t129 * t211))
                                + (t231 + (phi_rate_h * t205 + t234));
                            let ahead2_new_half_fd_h = ahead2_new * half_fd_h;
                            let t236 = h + t85 * (t24 * ahead2_new_half_fd_h)
                                - ahead7_new * t158;
                            let t237 = t170 - ahead9 * t158;
                            let t238 = t85 * (t24 * half_h_ahead8) - ahead7 * t158;
                            let t239 = t237 - ahead11 * t238;
                            let t240 = t170 - ahead9_new * t158;
                            let t241 = t240 - ahead11_new * t236;
                            let t242 = t90 * t240 + t104 * t123 - t101 * t238
                                + (t87 * (t96 * t236 - t98 * t241)
                                    + (t241 * t223 - t95 * t237));
                            let t243 = t100 * t236 - t228 * t239
                                - t93 * (t1 * t238 - ahead10_inv_ahead13 * t239) + t242;
                            let t244 = t102 * half_fd_h;
                            let t245 = t158 * (t109 + t103 * t31)
                                + t39 * (t108 * t158 - t85 * (t24 * t244));
                            let t246 = t46 * t166
                                + (t49 * t164
                                    + (rho1_rate + t60 * t168 + (t41 * t160 + t56 * t167)));
                            let t247 = rt::lit::<T>(0.5) * t243
                                + (phi_rate_h * t206 - t245)
                                - t114 * (h * (t159 * t211 + rt::lit::<T>(2.0) * t246));
                            let t248 = t37 * (ahead6_new * (t19 * half_h_fd_over_l))
                                - t85 * ahead2_new_half_fd_h;
                            let t249 = t37 * (t19 * t2) - half_ahead16 * t85;
                            let t250 = t37 * (t19 * (ahead2_new * k36)) + (h - t190);
                            let t251 = t37 * (t19 * t3) - t190;
                            let t252 = t250 - ahead11_new * t248;
                            let t253 = t87 * (t96 * t248 - t98 * t252)
                                + (t180 * t109 - t104 * (h * t30));
                            let t254 = t251 - ahead11 * t249;
                            let t255 = t253
                                + (t252 * t223 - t228 * t254
                                    - t93 * (t1 * t249 - ahead10_inv_ahead13 * t254));
                            let t256 = rt::lit::<T>(0.5)
                                * (t100 * t248 - t101 * t249
                                    + (t90 * t250 - t95 * t251 + t255));
                            let t257 = t20 * t26;
                            let t258 = t207
                                * (t25 * (t257 * (k34 * sin_phi_rate_half_h)))
                                - t39
                                    * (t85 * t244
                                        - t37 * (t257 * (t107 * (k35 * sin_phi_rate_half_h))));
                            let t259 = rt::lit::<T>(2.0) * rho2_rate
                                - t40 * (inv_r_squared * t180) - t56 * t184
                                - (t60 * t183 + t41 * t176);
                            let t260 = h
                                * (t49 * (rt::lit::<T>(0.5) * t179 - t181) + t259
                                    - t46 * (t186 + rt::lit::<T>(0.5) * t188));
                            let t261 = t46 * t201
                                + (t49 * t200 + (t198 * t56 + (t197 * t60 + t193 * t41)));
                            (
                                [
                                    phi_rate - t32,
                                    t45 * t47 + (t48 * t50 + (t62 - t79 * t32)),
                                    rho2_rate + phi_rate * kappa_gradient - t82 - t83 * t40,
                                    kappa_gradient - t114,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t121, t124, -t126, -rho2_rate],
                                    [
                                        kappa_gradient * (t144 - t48 * t146)
                                            + (t47 * t134 + t156 - t50 * t145),
                                        kappa_gradient * (t48 * t164 + t169) + t175,
                                        t192,
                                        t202,
                                    ],
                                    [
                                        kappa_gradient + t83 * t129 - t205 - t40 * (t155 - t151),
                                        -(t40 * (t174 - t171) + (t206 + t83 * t159)),
                                        t40 * t191 + rt::lit::<T>(1.0)
                                            + (t83 * (rt::lit::<T>(0.5) * t180) - t209),
                                        phi_rate - rho1_rate * t83,
                                    ],
                                    [
                                        -rt::div_or_zero(t235, t113),
                                        -rt::div_or_zero(t247, t113),
                                        -rt::div_or_zero(
                                            t256 + (phi_rate_h * t209 + t258) - t114 * t260,
                                            t113,
                                        ),
                                        rt::div_or_zero(
                                            t114
                                                * (h
                                                    * (t40 * (rho1_rate * k21) + rt::lit::<T>(2.0) * t261)),
                                            t113,
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
                                "phi_rate, rho1_rate, rho2_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [phi_rate, rho1_rate, rho2_rate, kappa_gradient] = solution1.x;
                let t34 = rho1_rate * kappa_gradient;
                let phi_rate_half_h = phi_rate * half_h;
                let t18 = phi + phi_rate_half_h;
                let (t19, t20) = rt::sin_cos(t18);
                let t22 = k6 + t19 * (k5 * t19);
                let t23 = rt::lit::<T>(1.0) / t22;
                let t17 = rho1 + rho1_rate * half_h;
                let t35 = t23 * (l_squared_r_squared * t17);
                let t21 = k8 * t19;
                let t16 = rho2 + rho2_rate * half_h;
                let t262 = t16 - t23 * (t17 * t21);
                let t263 = fd - t23 * (t19 * (k9 * t19));
                let t265 = t21 * t262 / (t22 * t263);
                let t301 = t34 + t35 - t265;
                let t302 = t301 * (h_over_l * t19);
                let t303 = theta + rt::lit::<T>(0.5) * t302;
                let (t304, t305) = rt::sin_cos(t303);
                let t306 = h * (t20 * t301);
                let x_new = x + t305 * t306;
                let y_new = y + t304 * t306;
                let theta_new = theta + t302;
                let phi_rate_h = phi_rate * h;
                let phi_new = phi + phi_rate_h;
                let t52 = l * t20;
                let t53 = w * t19;
                let t58 = t52 - t53;
                let left_new = left + t301 * (h_over_l_r * t58);
                let t54 = t52 + t53;
                let right_new = right + t301 * (h_over_l_r * t54);
                let front_new = front + h_over_r * t301;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let (ahead2_new, ahead1_new) = rt::sin_cos(phi_new);
                let ahead3_new = ahead2_new * inv_l;
                let l_ahead1_new = l * ahead1_new;
                let w_ahead2_new = w * ahead2_new;
                let ahead4_new = (l_ahead1_new - w_ahead2_new) * inv_l_r;
                let ahead5_new = (l_ahead1_new + w_ahead2_new) * inv_l_r;
                let ahead6_new = k6 + ahead2_new * (k5 * ahead2_new);
                let ahead7_new = k11 * ahead6_new;
                let ahead8_new = fd * ahead2_new;
                let ahead9_new = ahead2_new * fd_over_l;
                let ahead10_new = ahead2_new * k8;
                let inv_ahead6_new = rt::lit::<T>(1.0) / ahead6_new;
                let ahead11_new = ahead10_new * inv_ahead6_new;
                let t89 = inv_ahead6_new * (ahead2_new * (ahead2_new * k9));
                let ahead12_new = fd - t89;
                let ahead13_new = ahead6_new * ahead12_new;
                let ahead14_new = rt::abs(phi_new * inv_h);
                let ahead15_new = h * ahead6_new;
                let ahead16_new = ahead2_new * fd_h;
                let ahead17_new = ahead2_new * k22;
                let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                let t307 = cos_theta_new
                    * (ahead1_new * sin_theta_new + ahead2_new * cos_theta_new)
                    - sin_theta_new
                        * (ahead1_new * cos_theta_new - ahead2_new * sin_theta_new);
                let t308 = l_ahead1_new * sin_theta_new;
                let t309 = l_ahead1_new * cos_theta_new;
                let ahead18_new = t307 * t307 + (t308 * t308 + t309 * t309);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    left_new,
                    right_new,
                    front_new,
                    rho1_new,
                    rho2_new,
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    k8,
                    k9,
                    inv_l_r,
                    inv_r,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k6 + sin_phi * (sin_phi * k5);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = sin_phi * k8;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = fd - t2 * (sin_phi * (sin_phi * k9));
                let t6 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    x_dot: cos_theta * cos_phi * t6,
                    y_dot: sin_theta * cos_phi * t6,
                    theta_dot: sin_phi * inv_l * t6,
                    phi_dot: t4 / t5,
                    left_dot: (l_cos_phi - w_sin_phi) * inv_l_r * t6,
                    right_dot: (l_cos_phi + w_sin_phi) * inv_l_r * t6,
                    front_dot: inv_r * t6,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 27]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, ahead18] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead18, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
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
        /// - `rho2_rate`: explicit
        /// - `phi_rate`, `rho1_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `left_rate`: explicit
        /// - `right_rate`: explicit
        /// - `front_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 18 | 35 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 4 | 0 | 0 | 0 |
        /// | each step | 26 | 55 | 3 | 0 | 4 | 1 |
        /// | each iteration for phi_rate, rho1_rate | 68 | 148 | 3 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 25 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M + 4 m`
            k1: T,
            /// `M a + 2 m l`
            k2: T,
            /// `J + (2 m (l² + w²) + M a²) + (2 Jd + Fd)`
            k3: T,
            /// `r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l)`
            k5: T,
            /// `l² ((M + 4 m) r² + (Fs + 2 Js))`
            k6: T,
            /// `l² r²`
            l_squared_r_squared: T,
            /// `1/l`
            inv_l: T,
            /// `Fd/l`
            fd_over_l: T,
            /// `l² r² (Fd/l)`
            k7: T,
            /// `r² l Fd (Fd/l)`
            k9: T,
            /// `Js/(l r)`
            js_over_l_r: T,
            /// `1/(l r)`
            inv_l_r: T,
            /// `1/r`
            inv_r: T,
            /// `r² l Fd/2`
            k10: T,
            /// `Fd/2`
            half_fd: T,
            /// `(M + 4 m)/2`
            k11: T,
            /// `l/2`
            half_l: T,
            /// `w/2`
            half_w: T,
            /// `(1/2)/l`
            k12: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l))  …`
            k13: T,
            /// `h (Fd/l)`
            h_fd_over_l: T,
            /// `l² r² h (Fd/l)/2`
            k14: T,
            /// `h/l`
            h_over_l: T,
            /// `l h/2`
            k15: T,
            /// `w h/2`
            k16: T,
            /// `(h/l)/2`
            half_h_over_l: T,
            /// `h l² r² (Fd/l)/2`
            k17: T,
            /// `h/(l r)`
            h_over_l_r: T,
            /// `h/r`
            h_over_r: T,
            /// `l² r² h/2`
            k18: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); functions of q that the rank of the constraints and the next step need (12).
            type Carried = [T; 21];
            type Memory = (rt::Predictor<T, 2, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let m_ = system.parameters.m;
                let js = system.parameters.Js;
                let jd = system.parameters.Jd;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let k1 = m + rt::lit::<T>(4.0) * m_;
                let k2 = m * a + rt::lit::<T>(2.0) * (m_ * l);
                let l_squared = l * l;
                let twice_jd = rt::lit::<T>(2.0) * jd;
                let k3 = j
                    + (rt::lit::<T>(2.0) * (m_ * (l_squared + w * w)) + m * (a * a))
                    + (twice_jd + fd);
                let r_squared = r * r;
                let l_plus_w = l + w;
                let w_minus_l = w - l;
                let k4 = fd + (j + twice_jd)
                    + ((a + l) * (m * (a - l))
                        + rt::lit::<T>(2.0) * (l_plus_w * (m_ * w_minus_l)));
                let k5 = r_squared * k4
                    + rt::lit::<T>(2.0) * (l_plus_w * (js * w_minus_l));
                let k6 = l_squared * (k1 * r_squared + (fs + rt::lit::<T>(2.0) * js));
                let l_squared_r_squared = l_squared * r_squared;
                let inv_l = rt::lit::<T>(1.0) / l;
                let fd_over_l = fd / l;
                let k7 = l_squared_r_squared * fd_over_l;
                let k8 = r_squared * (l * fd);
                let k9 = k8 * fd_over_l;
                let l_r = l * r;
                let js_over_l_r = js / l_r;
                let inv_l_r = rt::lit::<T>(1.0) / l_r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let k10 = rt::lit::<T>(0.5) * k8;
                let half_fd = rt::lit::<T>(0.5) * fd;
                let k11 = rt::lit::<T>(0.5) * k1;
                let half_l = rt::lit::<T>(0.5) * l;
                let half_w = rt::lit::<T>(0.5) * w;
                let k12 = rt::lit::<T>(0.5) / l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k13 = k5 * h;
                let h_fd_over_l = h * fd_over_l;
                let k14 = rt::lit::<T>(0.5) * (l_squared_r_squared * h_fd_over_l);
                let h_over_l = h / l;
                let k15 = rt::lit::<T>(0.5) * (l * h);
                let k16 = rt::lit::<T>(0.5) * (w * h);
                let half_h_over_l = rt::lit::<T>(0.5) * h_over_l;
                let k17 = rt::lit::<T>(0.5) * (h * k7);
                let h_over_l_r = h / l_r;
                let h_over_r = h / r;
                let k18 = rt::lit::<T>(0.5) * (l_squared_r_squared * h);
                Scheme {
                    k1,
                    k2,
                    k3,
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    fd_over_l,
                    k7,
                    k9,
                    js_over_l_r,
                    inv_l_r,
                    inv_r,
                    k10,
                    half_fd,
                    k11,
                    half_l,
                    half_w,
                    k12,
                    inv_h,
                    half_h,
                    k13,
                    h_fd_over_l,
                    k14,
                    h_over_l,
                    k15,
                    k16,
                    half_h_over_l,
                    k17,
                    h_over_l_r,
                    h_over_r,
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
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let js = system.parameters.Js;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let Scheme { k1, k2, k3, k5, k6, inv_l, k7, k9, inv_l_r, inv_h, .. } = *self;
                let [[x, y, theta, phi, left, right, front]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let t1 = sin_theta * k2;
                let sin_phi_inv_l = sin_phi * inv_l;
                let t2 = k2 * cos_theta;
                let fd_phi_dot = fd * phi_dot;
                let t3 = cos_theta_cos_phi * (k1 * x_dot - t1 * theta_dot)
                    + sin_phi_inv_l
                        * (t2 * y_dot + (k3 * theta_dot + fd_phi_dot) - t1 * x_dot);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                let t4 = (l_cos_phi - w_sin_phi) * inv_l_r;
                let t5 = (l_cos_phi + w_sin_phi) * inv_l_r;
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let t6 = js * (left_dot * t4 + right_dot * t5)
                    + (sin_theta_cos_phi * (k1 * y_dot + t2 * theta_dot)
                        + front_dot * (fs / r));
                let t7 = k6 + sin_phi * (sin_phi * k5);
                let t8 = sin_phi * k7;
                let t9 = rt::lit::<T>(1.0) / t7;
                let t10 = fd - t9 * (sin_phi * (sin_phi * k9));
                let t11 = cos_theta * (sin_theta_cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta_cos_phi - sin_theta * sin_phi);
                let sin_theta_l_cos_phi = sin_theta * l_cos_phi;
                let cos_theta_l_cos_phi = cos_theta * l_cos_phi;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t3 + t6,
                    fd_phi_dot + fd * theta_dot,
                    cos_phi,
                    sin_phi,
                    sin_phi_inv_l,
                    t4,
                    t5,
                    t7,
                    t8,
                    t8 * t9,
                    t10,
                    t7 * t10,
                    rt::abs(phi * inv_h),
                    t11 * t11
                        + (sin_theta_l_cos_phi * sin_theta_l_cos_phi
                            + cos_theta_l_cos_phi * cos_theta_l_cos_phi),
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, ahead1, ahead2,
                ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11,
                _] = motion.carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let js = setting.system().parameters.Js;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    fd_over_l,
                    k7,
                    k9,
                    js_over_l_r,
                    inv_l_r,
                    k10,
                    half_fd,
                    k11,
                    half_l,
                    half_w,
                    k12,
                    inv_h,
                    half_h,
                    k13,
                    h_fd_over_l,
                    k14,
                    h_over_l,
                    k15,
                    k16,
                    half_h_over_l,
                    k17,
                    h_over_l_r,
                    h_over_r,
                    k18,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = rho2 - rho1 * ahead8;
                            let t2 = t1 / ahead9;
                            let t3 = l_squared_r_squared * rho1 / ahead6
                                - ahead7 * t1 / ahead10;
                            let t4 = ahead3 * t3;
                            let t5 = ahead1 * t3;
                            let t6 = ahead2 * t2;
                            let t7 = ahead1 * t2;
                            let t8 = w * t7;
                            let t9 = l * t6;
                            let t10 = (k3 * t4 + fd * t2) * (t7 * inv_l)
                                + (ahead5 * (t8 - t9) - ahead4 * (t9 + t8))
                                    * (t3 * js_over_l_r);
                            let t11 = k2 * t4 * (ahead1 * t4 - ahead3 * t5)
                                - t5 * (k1 * t6) + t10;
                            [t2, t11]
                        },
                        move || [ahead11, rt::abs(rho1 * inv_h)],
                        move |[phi_rate, rho1_rate]| {
                            let t12 = phi + phi_rate * half_h;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = k6 + t13 * (k5 * t13);
                            let t16 = rt::lit::<T>(1.0) / t15;
                            let t17 = t16 * (t13 * (k9 * t13));
                            let t18 = fd - t17;
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = rho1 + rho1_rate * half_h;
                            let t21 = k7 * t13;
                            let t22 = t21 * t16;
                            let t23 = rho2 - t20 * t22;
                            let t24 = t19 * t23;
                            let t25 = t16 * (l_squared_r_squared * t20);
                            let t26 = t15 * t18;
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t27 * (t21 * t23);
                            let t29 = t25 - t28;
                            let t30 = t14 * t29;
                            let t31 = k1 * t30;
                            let t32 = t13 * t24;
                            let t33 = inv_l * t13;
                            let t34 = t33 * t29;
                            let t35 = k3 * t34 + fd * t24;
                            let t36 = t14 * t24;
                            let t37 = inv_l * t36;
                            let t38 = l * t14;
                            let t39 = w * t13;
                            let t40 = t38 - t39;
                            let t41 = js_over_l_r * t40 * t29;
                            let t42 = l * t32;
                            let t43 = w * t36;
                            let t44 = inv_l_r * (t42 + t43);
                            let t45 = k2 * t34;
                            let t46 = t14 * t34;
                            let t47 = k2 * t30;
                            let t48 = t34 * t47;
                            let t49 = t38 + t39;
                            let t50 = js_over_l_r * t49 * t29;
                            let t51 = inv_l_r * (t43 - t42);
                            let t52 = rho1_rate + t31 * t32 - t35 * t37
                                + (t41 * t44 - t45 * t46 + (t33 * t48 - t50 * t51));
                            let t53 = (fd_over_l * t13 * (h * t14)
                                + t13 * (t14 * h_fd_over_l)) * k10;
                            let t54 = t14 * (k13 * t13);
                            let t55 = t17 * t54;
                            let t56 = t14 * k14;
                            let t57 = (t56 - t54 * t22) * (t20 * t16);
                            let t58 = t19 * (t27 * (t23 * (t53 - t55)) - t57);
                            let t59 = h * t22 * t19;
                            let t60 = t14 * half_h_over_l;
                            let t61 = half_h * t14 * t24 + t13 * t58;
                            let t62 = half_h * t13;
                            let t63 = t14 * t58 - t62 * t24;
                            let t64 = t27
                                * (t56 * t23 - t21 * t57 - t28 * (t18 * t54 + (t55 - t53)));
                            let t65 = t25 * (t16 * t54) + t64;
                            let t66 = t62 * t29 + t14 * t65;
                            let t67 = k1 * t32;
                            let t68 = t60 * t29 - t33 * t65;
                            let t69 = k2 * t46;
                            let t70 = t60 * t48 + t31 * t61 - t63 * (inv_l * t35)
                                - (t66 * t67 + t68 * t69);
                            let t71 = l * t61;
                            let t72 = w * t63;
                            let t73 = t33 * (t47 * t68 - t45 * t66)
                                + inv_l_r * (t41 * (t71 + t72) - t50 * (t72 - t71));
                            let t74 = t14 * k16;
                            let t75 = t13 * k15;
                            let t76 = inv_l_r * t49;
                            let t77 = inv_l_r * t40;
                            let t78 = t51 * (inv_l_r * (t74 - t75) * t29 - t76 * t65)
                                + t44 * (t77 * t65 + inv_l_r * (t75 + t74) * t29);
                            let t79 = t70 - t37 * (k3 * t68 + fd * t58)
                                + (t73 - (t45 * (t14 * t68 - t62 * t34) + js * t78));
                            let t80 = t14 * t59;
                            let t81 = k18 * t16 + t27 * (t22 * (t13 * k17));
                            let t82 = t33 * t81;
                            let t83 = t35 * (k12 * t80)
                                - t37 * (k3 * t82 - half_fd * t59)
                                - t82 * (t69 + t14 * t45);
                            let t84 = t14 * t81;
                            let t85 = t13 * t59;
                            let t86 = half_l * t85;
                            let t87 = half_w * t80;
                            let t88 = t84 * t67 + rt::lit::<T>(1.0) - t30 * (k11 * t85)
                                - inv_l_r * (t50 * (t86 - t87) + t41 * (t86 + t87));
                            let t89 = t33 * (t82 * t47 + t34 * (k2 * t84))
                                + (t77 * t44 - t76 * t51) * (js * t81);
                            (
                                [phi_rate - t24, t52],
                                [
                                    [rt::lit::<T>(1.0) - t58, rt::lit::<T>(0.5) * t59],
                                    [t79, t83 + (t88 + t89)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "phi_rate, rho1_rate", tally)
                    })?;
                let [phi_rate, rho1_rate] = solution1.x;
                let t12 = phi + phi_rate * half_h;
                let (t13, t14) = rt::sin_cos(t12);
                let t15 = k6 + t13 * (k5 * t13);
                let t16 = rt::lit::<T>(1.0) / t15;
                let t20 = rho1 + rho1_rate * half_h;
                let t25 = t16 * (l_squared_r_squared * t20);
                let t21 = k7 * t13;
                let t17 = t16 * (t13 * (k9 * t13));
                let t18 = fd - t17;
                let t26 = t15 * t18;
                let t90 = t25 - t21 * (rho2 - t16 * (t20 * t21)) / t26;
                let t91 = h_over_l * t13 * t90;
                let t92 = theta + rt::lit::<T>(0.5) * t91;
                let (t93, t94) = rt::sin_cos(t92);
                let t95 = h * (t14 * t90);
                let x_new = x + t94 * t95;
                let y_new = y + t93 * t95;
                let theta_new = theta + t91;
                let phi_new = phi + phi_rate * h;
                let t38 = l * t14;
                let t39 = w * t13;
                let t40 = t38 - t39;
                let left_new = left + h_over_l_r * t40 * t90;
                let t49 = t38 + t39;
                let right_new = right + h_over_l_r * t49 * t90;
                let front_new = front + h_over_r * t90;
                let rho1_new = rho1 + rho1_rate * h;
                let (ahead2_new, ahead1_new) = rt::sin_cos(phi_new);
                let ahead3_new = ahead2_new * inv_l;
                let l_ahead1_new = l * ahead1_new;
                let w_ahead2_new = w * ahead2_new;
                let ahead4_new = (l_ahead1_new - w_ahead2_new) * inv_l_r;
                let ahead5_new = (l_ahead1_new + w_ahead2_new) * inv_l_r;
                let ahead6_new = k6 + ahead2_new * (k5 * ahead2_new);
                let ahead7_new = ahead2_new * k7;
                let inv_ahead6_new = rt::lit::<T>(1.0) / ahead6_new;
                let ahead8_new = ahead7_new * inv_ahead6_new;
                let ahead9_new = fd - inv_ahead6_new * (ahead2_new * (ahead2_new * k9));
                let ahead10_new = ahead6_new * ahead9_new;
                let ahead11_new = rt::abs(phi_new * inv_h);
                let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                let t96 = cos_theta_new
                    * (ahead1_new * sin_theta_new + ahead2_new * cos_theta_new)
                    - sin_theta_new
                        * (ahead1_new * cos_theta_new - ahead2_new * sin_theta_new);
                let t97 = l_ahead1_new * sin_theta_new;
                let t98 = l_ahead1_new * cos_theta_new;
                let ahead12_new = t96 * t96 + (t97 * t97 + t98 * t98);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    left_new,
                    right_new,
                    front_new,
                    rho1_new,
                    rho2,
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, _, _, _, _, _, _,
                _, _, _, _, _, _] = motion.carried;
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    k7,
                    k9,
                    inv_l_r,
                    inv_r,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k6 + sin_phi * (sin_phi * k5);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = sin_phi * k7;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = fd - t2 * (sin_phi * (sin_phi * k9));
                let t6 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    x_dot: cos_theta * cos_phi * t6,
                    y_dot: sin_theta * cos_phi * t6,
                    theta_dot: sin_phi * inv_l * t6,
                    phi_dot: t4 / t5,
                    left_dot: (l_cos_phi - w_sin_phi) * inv_l_r * t6,
                    right_dot: (l_cos_phi + w_sin_phi) * inv_l_r * t6,
                    front_dot: inv_r * t6,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 21]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead12] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead12, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
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
        /// - `left_dot_ahead`: explicit
        /// - `right_dot_ahead`: explicit
        /// - `front_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 31 | 55 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 165 | 265 | 14 | 0 | 2 | 2 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, phi_dot_ahead | 24 | 36 | 0 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 156 | 240 | 13 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M + 4 m`
            k1: T,
            /// `M a + 2 m l`
            k3: T,
            /// `J + (2 m (l² + w²) + M a²) + (2 Jd + Fd)`
            k6: T,
            /// `(M a + 2 m l)²`
            k7: T,
            /// `2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd)`
            k11: T,
            /// `1/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2  …`
            k13: T,
            /// `(M a + 2 m l)²/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²)) …`
            k14: T,
            /// `(M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 …`
            k15: T,
            /// `(M + 4 m)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd) …`
            k16: T,
            /// `(2 m (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²) + (2 J + 4 Jd + 2 Fd)) + M (Fd + (J + 2  …`
            k17: T,
            /// `1/Js`
            inv_js: T,
            /// `1/Fs`
            inv_fs: T,
            /// `r/Js`
            r_over_js: T,
            /// `r/Fs`
            r_over_fs: T,
            /// `(M + 4 m) (M a (l - a) - (J + 2 Jd + 2 m w²))`
            k19: T,
            /// `2 m (M (2 a (l - a) - (l² + w²)) - (2 m (l² + 2 w²) + (2 J + 4 Jd))) - M (J + 2 Jd)`
            k20: T,
            /// `w (M + 4 m) (M a + 2 m l)`
            k21: T,
            /// `(M + 4 m) (J + 2 Jd + (2 m w² + M a (a - l)))`
            k22: T,
            /// `w ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
            k23: T,
            /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
            k25: T,
            /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
            k26: T,
            /// `r (r/Fs)`
            r_r_over_fs: T,
            /// `(2 m (l² + w²) + M a² + (J + 2 Jd))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
            k27: T,
            /// `(2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M  …`
            k28: T,
            /// `l ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
            k29: T,
            /// `l ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
            k30: T,
            /// `w ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
            k31: T,
            /// `l ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
            k32: T,
            /// `2 (M + 4 m)`
            k33: T,
            /// `2 (J + (2 m (l² + w²) + M a²) + (2 Jd + Fd))`
            k34: T,
            /// `2 r`
            twice_r: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(M a + 2 m l) h`
            k35: T,
            /// `h/Js`
            h_over_js: T,
            /// `h/Fs`
            h_over_fs: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (7); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (7); functions of q that the rank of the constraints and the next step need (31).
            type Carried = [T; 45];
            type Memory = (rt::Predictor<T, 4, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let m_ = system.parameters.m;
                let js = system.parameters.Js;
                let jd = system.parameters.Jd;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let k1 = m + rt::lit::<T>(4.0) * m_;
                let m_a = m * a;
                let k2 = rt::lit::<T>(2.0) * (m_ * l);
                let k3 = m_a + k2;
                let l_squared = l * l;
                let w_squared = w * w;
                let k4 = l_squared + w_squared;
                let k5 = rt::lit::<T>(2.0) * (m_ * k4) + m * (a * a);
                let twice_jd = rt::lit::<T>(2.0) * jd;
                let k6 = j + k5 + (twice_jd + fd);
                let k7 = k3 * k3;
                let k8 = rt::lit::<T>(2.0) * j + rt::lit::<T>(4.0) * jd;
                let a_minus_l = a - l;
                let k9 = rt::lit::<T>(2.0)
                    * (m_ * (l_squared + rt::lit::<T>(2.0) * w_squared));
                let k10 = m * (k4 + rt::lit::<T>(2.0) * (a * a_minus_l)) + k9;
                let j_plus_twice_jd = j + twice_jd;
                let m_j_plus_twice_jd = m * j_plus_twice_jd;
                let k11 = rt::lit::<T>(2.0) * (m_ * (k8 + k10)) + m_j_plus_twice_jd;
                let k12 = k1 * k11;
                let k13 = rt::lit::<T>(1.0) / k12;
                let k14 = k7 / k12;
                let k15 = k3 / k11;
                let k16 = k1 / k11;
                let k17 = (rt::lit::<T>(2.0)
                    * (m_ * (k10 + (k8 + rt::lit::<T>(2.0) * fd)))
                    + m * (fd + j_plus_twice_jd)) / (fd * k11);
                let inv_js = rt::lit::<T>(1.0) / js;
                let inv_fs = rt::lit::<T>(1.0) / fs;
                let r_over_js = r / js;
                let r_over_fs = r / fs;
                let l_minus_a = l - a;
                let k18 = rt::lit::<T>(2.0) * (m_ * w_squared);
                let k19 = k1 * (m_a * l_minus_a - (j_plus_twice_jd + k18));
                let k20 = rt::lit::<T>(2.0)
                    * (m_ * (m * (rt::lit::<T>(2.0) * (a * l_minus_a) - k4) - (k9 + k8)))
                    - m_j_plus_twice_jd;
                let k21 = w * (k1 * k3);
                let k22 = k1 * (j_plus_twice_jd + (k18 + m_a * a_minus_l));
                let k23 = w * k15;
                let k24 = k1 * w / k11;
                let k25 = w * k24;
                let k26 = k25 + r * r_over_js;
                let r_r_over_fs = r * r_over_fs;
                let k27 = (k5 + j_plus_twice_jd) / k11;
                let k28 = (k2 + m * l_minus_a) / k11;
                let k29 = l * k24;
                let k30 = l * k15;
                let k31 = w * k28;
                let k32 = l * k28;
                let k33 = rt::lit::<T>(2.0) * k1;
                let k34 = rt::lit::<T>(2.0) * k6;
                let twice_r = rt::lit::<T>(2.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k35 = k3 * h;
                let h_over_js = h / js;
                let h_over_fs = h / fs;
                Scheme {
                    k1,
                    k3,
                    k6,
                    k7,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    inv_js,
                    inv_fs,
                    r_over_js,
                    r_over_fs,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k25,
                    k26,
                    r_r_over_fs,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    twice_r,
                    inv_h,
                    half_h,
                    k35,
                    h_over_js,
                    h_over_fs,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let js = system.parameters.Js;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let Scheme {
                    k1,
                    k3,
                    k6,
                    k7,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k25,
                    k26,
                    r_r_over_fs,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    inv_h,
                    half_h,
                    ..
                } = *self;
                let [[x, y, theta, phi, left, right, front]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = sin_theta * k3;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let sin_theta_sin_phi = sin_theta * sin_phi;
                let t2 = cos_theta_cos_phi - sin_theta_sin_phi;
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let cos_theta_sin_phi = cos_theta * sin_phi;
                let t3 = sin_theta_cos_phi + cos_theta_sin_phi;
                let t4 = k3 * cos_theta;
                let t5 = theta_dot * (t4 * x_dot + t1 * y_dot);
                let t6 = sin_theta * k15;
                let t7 = t5 * t6;
                let t8 = cos_theta * k15;
                let t9 = t5 * t8;
                let l_cos_phi = l * cos_phi;
                let t10 = t5 * k16;
                let t11 = t3 * t7 + t2 * t9 - l_cos_phi * t10;
                let t12 = t2 * (sin_theta_sin_phi * k19 + cos_theta_cos_phi * k11)
                    + t3 * (sin_theta_cos_phi * k11 + cos_theta_sin_phi * k22);
                let t13 = cos_theta * k27;
                let t14 = sin_theta * k27;
                let t15 = t3 * t13 - sin_phi * k30 - t2 * t14;
                let t16 = sin_theta * t14 + cos_theta * t13;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = t17 * t15;
                let t19 = (sin_theta_cos_phi * k19 + cos_theta_sin_phi * k20) * k13;
                let l_sin_phi = l * sin_phi;
                let t20 = cos_phi * k28;
                let t21 = (sin_theta_sin_phi * k20 + cos_theta_cos_phi * k22) * k13;
                let t22 = t2 * t13 + (t3 * t14 - cos_phi * k30);
                let t23 = t17 * t22;
                let t24 = t2 * t19 + (l_sin_phi * t20 + t3 * t21) - t15 * t23;
                let t25 = t2 * t21 + l_cos_phi * t20 - t3 * t19 - t22 * t23;
                let t26 = rt::lit::<T>(1.0) / t25;
                let t27 = t26 * t24;
                let t28 = k13 * t12 + (r_r_over_fs + sin_phi * (sin_phi * k32))
                    - t15 * t18 - t24 * t27;
                let t29 = sin_theta * k11;
                let t30 = cos_theta * k21;
                let t31 = (t29 + t30) * k13;
                let t32 = cos_theta * k11;
                let t33 = sin_theta * k21;
                let t34 = (t32 - t33) * k13;
                let t35 = sin_phi * k29;
                let t36 = sin_theta * t13 - cos_theta * t14;
                let t37 = k23 + t36;
                let t38 = t37 * t17;
                let t39 = cos_theta * t19 + sin_theta * t21;
                let t40 = cos_phi * k31;
                let t41 = t39 - t40 - t37 * t23;
                let t42 = t41 * t26;
                let t43 = t3 * t31 + (t2 * t34 - t35) - t38 * t15 - t42 * t24;
                let t44 = cos_theta * t34 + sin_theta * t31;
                let t45 = k26 + t44 - t37 * t38 - t41 * t42;
                let t46 = rt::lit::<T>(1.0) / t45;
                let t47 = t46 * t43;
                let t48 = (t29 - t30) * k13;
                let t49 = (t32 + t33) * k13;
                let t50 = t36 - k23;
                let t51 = t50 * t17;
                let t52 = t39 + t40 - t50 * t23;
                let t53 = t26 * t52;
                let t54 = t44 - k25 - t50 * t38 - t42 * t52;
                let t55 = t54 * t46;
                let t56 = t3 * t48 + (t2 * t49 + t35) - t51 * t15 - t53 * t24
                    - t55 * t43;
                let t57 = sin_theta * t48 + (k26 + cos_theta * t49) - t50 * t51
                    - t52 * t53 - t54 * t55;
                let t58 = rt::lit::<T>(1.0) / t57;
                let t59 = t56 * t58;
                let t60 = t28 - t43 * t47 - t56 * t59;
                let t61 = rt::lit::<T>(1.0) / t60;
                let t62 = rt::lit::<T>(1.0) / (t25 * t45);
                let t63 = t62 * (t41 * t54) - t53;
                let t64 = t62 * (t41 * t43) - t27 - t59 * t63;
                let t65 = t61 * t64;
                let t66 = t5 * (w * k16);
                let t67 = sin_theta * t9;
                let t68 = cos_theta * t7;
                let t69 = t66 + t67 - t68;
                let t70 = rt::lit::<T>(1.0) / (t45 * t57);
                let t71 = t70 * (t54 * t56) - t47;
                let t72 = t61 * t71;
                let t73 = sin_theta * t7 + cos_theta * t9;
                let t74 = rt::lit::<T>(1.0) / (t16 * t25);
                let t75 = t74 * (t22 * t41) - t38;
                let t76 = t74 * (t22 * t52) - t51 - t55 * t75;
                let t77 = t74 * (t22 * t24) - t18 - t47 * t75 - t59 * t76;
                let t78 = t61 * t77;
                let t79 = t3 * t9 - l_sin_phi * t10 - t2 * t7;
                let t80 = t67 - t66 - t68;
                let t81 = t57 * t60;
                let t82 = rt::lit::<T>(1.0) / t81;
                let t83 = t56 * t82;
                let t84 = t11 * t65 + t69 * t72 + (t73 * t78 + t61 * t79 - t80 * t83);
                let t85 = t54 * t70 + t82 * (t56 * t71);
                let t86 = rt::lit::<T>(1.0) / (t45 * t60);
                let t87 = t55 * t85 + (t46 - t86 * (t43 * t71));
                let t88 = t58 * t76 - t82 * (t56 * t77);
                let t89 = t46 * t75 - t86 * (t43 * t77) - t55 * t88;
                let t90 = t58 * t63 - t82 * (t56 * t64);
                let t91 = t55 * t90 + (t86 * (t43 * t64) + t41 * t62);
                let t92 = t69 * t87 + (t79 * t72 - t80 * t85) + (t73 * t89 - t11 * t91);
                let t93 = t58 + t56 * t56 / (t57 * t81);
                let t94 = t80 * t93 + t73 * t88 + (t11 * t90 - t79 * t83 - t69 * t85);
                let t95 = t92 + t94;
                let t96 = rt::lit::<T>(1.0) / (t25 * t60);
                let t97 = t42 * t91 + (t26 - t96 * (t24 * t64) - t53 * t90);
                let t98 = t42 * t89 + (t53 * t88 + (t22 * t74 + t96 * (t24 * t77)));
                let t99 = t11 * t97 + (t80 * t90 + t79 * t65 - t69 * t91) - t73 * t98;
                let t100 = t23 * t98
                    + (t17 - t15 * t77 / (t16 * t60) - t51 * t88 - t38 * t89);
                let t101 = t73 * t100
                    + (t69 * t89 + (t80 * t88 + t79 * t78) - t11 * t98);
                let t102 = k1 * x_dot - t1 * theta_dot
                    + half_h
                        * (t2 * t84 + cos_theta * t95 - t3 * t99 - sin_theta * t101);
                let t103 = k1 * y_dot + t4 * theta_dot
                    + half_h
                        * (cos_theta * t101 + (t2 * t99 + (t3 * t84 + sin_theta * t95)));
                let fd_phi_dot = fd * phi_dot;
                let t104 = t4 * y_dot + (k6 * theta_dot + fd_phi_dot) - t1 * x_dot
                    + half_h * (l_cos_phi * t99 + (w * (t94 - t92) + l_sin_phi * t84));
                let t105 = rt::lit::<T>(0.5) * (r * h);
                let t106 = cos_theta * t3 - sin_theta * t2;
                let sin_theta_l_cos_phi = sin_theta * l_cos_phi;
                let cos_theta_l_cos_phi = cos_theta * l_cos_phi;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t102,
                    t103,
                    t104,
                    fd_phi_dot + fd * theta_dot,
                    js * left_dot - t105 * t92,
                    js * right_dot - t105 * t94,
                    fs * front_dot - t105 * t84,
                    sin_theta,
                    t1,
                    cos_theta,
                    t4,
                    t3,
                    t2,
                    l_cos_phi,
                    l_sin_phi,
                    k13 * (k11 + sin_theta * (sin_theta * k7)),
                    cos_theta * (sin_theta * k14),
                    t6,
                    k13 * (k11 + cos_theta * (cos_theta * k7)),
                    t8,
                    t60,
                    rt::abs(theta * inv_h),
                    rt::abs(phi * inv_h),
                    t106 * t106
                        + (sin_theta_l_cos_phi * sin_theta_l_cos_phi
                            + cos_theta_l_cos_phi * cos_theta_l_cos_phi),
                    t78,
                    t88,
                    t89,
                    t98,
                    t100,
                    t65,
                    t90,
                    t91,
                    t97,
                    t72,
                    t85,
                    t87,
                    t83,
                    t93,
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
                let [x, y, theta, phi, left, right, front, p_x, p_y, p_theta, p_phi,
                p_left, p_right, p_front, ahead1, ahead2, ahead3, ahead4, ahead5, ahead6,
                ahead7, ahead8, ahead9, ahead10, ahead11, ahead12, ahead13, ahead14,
                ahead15, ahead16, _, ahead18, ahead19, ahead20, ahead21, ahead22,
                ahead23, ahead24, ahead25, ahead26, ahead27, ahead28, ahead29, ahead30,
                ahead31] = motion.carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k3,
                    k6,
                    k7,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    r_over_js,
                    r_over_fs,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k25,
                    k26,
                    r_r_over_fs,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    twice_r,
                    inv_h,
                    half_h,
                    k35,
                    h_over_js,
                    h_over_fs,
                    ..
                } = *setting.scheme();
                let t1 = p_phi * k16;
                let p_phi_ahead11 = p_phi * ahead11;
                let p_phi_ahead13 = p_phi * ahead13;
                let t2 = p_x * ahead9 + p_theta * ahead11
                    - (p_y * ahead10 + p_phi_ahead11);
                let t3 = p_theta * k16 + p_x * ahead11 - (t1 + p_y * ahead13);
                let t4 = p_y * ahead12 + p_phi_ahead13
                    - (p_x * ahead10 + p_theta * ahead13);
                let t5 = ahead6 * t2 + ahead8 * t3 + (ahead5 * t4 - p_front * r_over_fs);
                let t6 = ahead3 * t4 - ahead1 * t2;
                let t7 = ahead6 * t4 + ahead7 * t3 - ahead5 * t2;
                let t8 = ahead3 * t2 + ahead1 * t4;
                let t9 = w * t3;
                let t10 = t8 - (t9 + p_left * r_over_js);
                let t11 = t8 + (t9 - p_right * r_over_js);
                let t12 = t5 * (rt::lit::<T>(1.0) / ahead14)
                    + (ahead18 * t6 + ahead23 * t7 + (ahead27 * t10 - ahead30 * t11));
                let t13 = ahead27 * t5 - ahead25 * t7
                    + (ahead20 * t6 + ahead29 * t10 - ahead28 * t11);
                let t14 = ahead31 * t11 - ahead28 * t10
                    + (ahead19 * t6 + ahead24 * t7 - ahead30 * t5);
                let t15 = t13 + t14;
                let t16 = ahead19 * t11 + ahead18 * t5
                    + (ahead22 * t6 + ahead20 * t10 - ahead21 * t7);
                let t17 = ahead26 * t7 + ahead23 * t5
                    + (ahead24 * t11 - ahead21 * t6 - ahead25 * t10);
                let t18 = p_x
                    - rt::lit::<T>(2.0)
                        * (ahead6 * t12
                            + (ahead3 * t15 - (ahead1 * t16 + ahead5 * t17)));
                let t19 = p_y
                    - rt::lit::<T>(2.0)
                        * (ahead5 * t12
                            + (ahead1 * t15 + (ahead3 * t16 + ahead6 * t17)));
                let t20 = p_theta
                    - rt::lit::<T>(2.0)
                        * (ahead8 * t12 + (w * (t14 - t13) + ahead7 * t17));
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t21 = ahead9 * t18 - p_phi_ahead11
                                + (ahead11 * t20 - ahead10 * t19);
                            let t22 = p_phi_ahead13 + ahead12 * t19
                                - (ahead10 * t18 + ahead13 * t20);
                            let t23 = ahead11 * t18 + k16 * t20;
                            let t24 = ahead13 * t19;
                            let t25 = t23 - (t1 + t24);
                            let t26 = p_phi * k17 + t24 - t23;
                            [t21, t22, t25, t26]
                        },
                        move || {
                            let t21 = ahead9 * t18 - p_phi_ahead11
                                + (ahead11 * t20 - ahead10 * t19);
                            let t22 = p_phi_ahead13 + ahead12 * t19
                                - (ahead10 * t18 + ahead13 * t20);
                            let t23 = ahead11 * t18 + k16 * t20;
                            let t24 = ahead13 * t19;
                            let t25 = t23 - (t1 + t24);
                            let t26 = p_phi * k17 + t24 - t23;
                            [
                                rt::abs(x * inv_h) + rt::abs(t21),
                                rt::abs(y * inv_h) + rt::abs(t22),
                                ahead15 + rt::abs(t25),
                                ahead16 + rt::abs(t26),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            phi_dot_ahead,
                            ]|
                        {
                            let t27 = x_dot_ahead * k33;
                            let t28 = ahead2 * theta_dot_ahead;
                            let theta_new = theta + h * theta_dot_ahead;
                            let (ahead1_new, ahead3_new) = rt::sin_cos(theta_new);
                            let ahead2_new = k3 * ahead1_new;
                            let ahead4_new = k3 * ahead3_new;
                            let t29 = ahead4 * theta_dot_ahead;
                            let t30 = y_dot_ahead * k33;
                            let t31 = ahead4 + ahead4_new;
                            let fd_phi_dot_ahead = fd * phi_dot_ahead;
                            let t32 = ahead2 + ahead2_new;
                            let t33 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t31
                                    + rt::lit::<T>(2.0)
                                        * (k6 * theta_dot_ahead + fd_phi_dot_ahead)
                                    - x_dot_ahead * t32);
                            let t34 = ahead4 * x_dot_ahead + ahead2 * y_dot_ahead;
                            let t35 = half_h * theta_dot_ahead;
                            let fd_theta_dot_ahead = fd * theta_dot_ahead;
                            let t36 = ahead3_new * k35;
                            let t37 = ahead1_new * k35;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (t27 - t28 - theta_dot_ahead * ahead2_new) - t18,
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * ahead4_new + (t29 + t30)) - t19,
                                    t33 + (t34 * t35 - t20),
                                    fd_theta_dot_ahead + (fd_phi_dot_ahead - p_phi),
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5) * (t32 + theta_dot_ahead * t36),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        rt::lit::<T>(0.5) * (t31 - theta_dot_ahead * t37),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        half_h * t29 - rt::lit::<T>(0.5) * t32,
                                        rt::lit::<T>(0.5) * t31 + half_h * t28,
                                        half_h * t34
                                            + rt::lit::<T>(0.5)
                                                * (k34 - y_dot_ahead * t37 - x_dot_ahead * t36),
                                        fd,
                                    ],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(0.0), fd, fd],
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
                let p_left_new = p_left + twice_r * t13;
                let left_new = left + h_over_js * p_left_new;
                let p_right_new = p_right + twice_r * t14;
                let right_new = right + h_over_js * p_right_new;
                let p_front_new = p_front + twice_r * t12;
                let front_new = front + h_over_fs * p_front_new;
                let t27 = x_dot_ahead * k33;
                let (ahead1_new, ahead3_new) = rt::sin_cos(theta_new);
                let ahead2_new = k3 * ahead1_new;
                let t32 = ahead2 + ahead2_new;
                let p_x_new = rt::lit::<T>(0.5) * (t27 - theta_dot_ahead * t32);
                let ahead4_new = k3 * ahead3_new;
                let t31 = ahead4 + ahead4_new;
                let t30 = y_dot_ahead * k33;
                let p_y_new = rt::lit::<T>(0.5) * (theta_dot_ahead * t31 + t30);
                let fd_phi_dot_ahead = fd * phi_dot_ahead;
                let t33 = rt::lit::<T>(0.5)
                    * (y_dot_ahead * t31
                        + rt::lit::<T>(2.0) * (k6 * theta_dot_ahead + fd_phi_dot_ahead)
                        - x_dot_ahead * t32);
                let t35 = half_h * theta_dot_ahead;
                let p_theta_new = t33
                    - (x_dot_ahead * ahead4_new + y_dot_ahead * ahead2_new) * t35;
                let fd_theta_dot_ahead = fd * theta_dot_ahead;
                let p_phi_new = fd_phi_dot_ahead + fd_theta_dot_ahead;
                let (sin_phi_new, cos_phi_new) = rt::sin_cos(phi_new);
                let t38 = ahead1_new * cos_phi_new;
                let t39 = ahead3_new * sin_phi_new;
                let ahead5_new = t38 + t39;
                let t40 = ahead3_new * cos_phi_new;
                let t41 = ahead1_new * sin_phi_new;
                let ahead6_new = t40 - t41;
                let ahead7_new = l * cos_phi_new;
                let ahead8_new = l * sin_phi_new;
                let ahead9_new = k13 * (k11 + ahead1_new * (k7 * ahead1_new));
                let ahead10_new = ahead3_new * (ahead1_new * k14);
                let ahead11_new = k15 * ahead1_new;
                let ahead12_new = k13 * (k11 + ahead3_new * (k7 * ahead3_new));
                let ahead13_new = k15 * ahead3_new;
                let t42 = ahead6_new * (k19 * t41 + k11 * t40)
                    + ahead5_new * (k11 * t38 + k22 * t39);
                let t43 = ahead3_new * k27;
                let t44 = ahead1_new * k27;
                let t45 = ahead5_new * t43 - sin_phi_new * k30 - ahead6_new * t44;
                let t46 = ahead1_new * t44 + ahead3_new * t43;
                let t47 = rt::lit::<T>(1.0) / t46;
                let t48 = t47 * t45;
                let t49 = (k19 * t38 + k20 * t39) * k13;
                let t50 = cos_phi_new * k28;
                let t51 = (k20 * t41 + k22 * t40) * k13;
                let t52 = ahead6_new * t43 + (ahead5_new * t44 - cos_phi_new * k30);
                let t53 = t47 * t52;
                let t54 = ahead6_new * t49 + (ahead8_new * t50 + ahead5_new * t51)
                    - t45 * t53;
                let t55 = ahead6_new * t51 + ahead7_new * t50 - ahead5_new * t49
                    - t52 * t53;
                let t56 = rt::lit::<T>(1.0) / t55;
                let t57 = t56 * t54;
                let t58 = k13 * t42 + (r_r_over_fs + sin_phi_new * (sin_phi_new * k32))
                    - t45 * t48 - t54 * t57;
                let t59 = k11 * ahead1_new;
                let t60 = k21 * ahead3_new;
                let t61 = (t59 + t60) * k13;
                let t62 = k11 * ahead3_new;
                let t63 = k21 * ahead1_new;
                let t64 = (t62 - t63) * k13;
                let t65 = sin_phi_new * k29;
                let t66 = ahead1_new * t43 - ahead3_new * t44;
                let t67 = k23 + t66;
                let t68 = t67 * t47;
                let t69 = ahead3_new * t49 + ahead1_new * t51;
                let t70 = cos_phi_new * k31;
                let t71 = t69 - t70 - t67 * t53;
                let t72 = t71 * t56;
                let t73 = ahead5_new * t61 + (ahead6_new * t64 - t65) - t68 * t45
                    - t72 * t54;
                let t74 = ahead3_new * t64 + ahead1_new * t61;
                let t75 = k26 + t74 - t67 * t68 - t71 * t72;
                let t76 = rt::lit::<T>(1.0) / t75;
                let t77 = t76 * t73;
                let t78 = (t59 - t60) * k13;
                let t79 = (t62 + t63) * k13;
                let t80 = t66 - k23;
                let t81 = t80 * t47;
                let t82 = t69 + t70 - t80 * t53;
                let t83 = t56 * t82;
                let t84 = t74 - k25 - t80 * t68 - t72 * t82;
                let t85 = t84 * t76;
                let t86 = ahead5_new * t78 + (ahead6_new * t79 + t65) - t81 * t45
                    - t83 * t54 - t85 * t73;
                let t87 = ahead1_new * t78 + (k26 + ahead3_new * t79) - t80 * t81
                    - t82 * t83 - t84 * t85;
                let t88 = rt::lit::<T>(1.0) / t87;
                let t89 = t86 * t88;
                let ahead14_new = t58 - t73 * t77 - t86 * t89;
                let ahead15_new = rt::abs(theta_new * inv_h);
                let ahead16_new = rt::abs(phi_new * inv_h);
                let t90 = ahead3_new * ahead5_new - ahead1_new * ahead6_new;
                let t91 = ahead1_new * ahead7_new;
                let t92 = ahead3_new * ahead7_new;
                let ahead17_new = t90 * t90 + (t91 * t91 + t92 * t92);
                let t93 = rt::lit::<T>(1.0) / (t46 * t55);
                let t94 = t93 * (t52 * t71) - t68;
                let t95 = t93 * (t52 * t82) - t81 - t85 * t94;
                let t96 = t93 * (t52 * t54) - t48 - t77 * t94 - t89 * t95;
                let inv_ahead14_new = rt::lit::<T>(1.0) / ahead14_new;
                let ahead18_new = t96 * inv_ahead14_new;
                let t97 = t87 * ahead14_new;
                let t98 = rt::lit::<T>(1.0) / t97;
                let ahead19_new = t88 * t95 - t98 * (t86 * t96);
                let t99 = rt::lit::<T>(1.0) / (t75 * ahead14_new);
                let ahead20_new = t76 * t94 - t99 * (t73 * t96) - t85 * ahead19_new;
                let t100 = rt::lit::<T>(1.0) / (t55 * ahead14_new);
                let ahead21_new = t72 * ahead20_new
                    + (t83 * ahead19_new + (t52 * t93 + t100 * (t54 * t96)));
                let ahead22_new = t53 * ahead21_new
                    + (t47 - t45 * t96 / (t46 * ahead14_new) - t81 * ahead19_new
                        - t68 * ahead20_new);
                let t101 = rt::lit::<T>(1.0) / (t55 * t75);
                let t102 = t101 * (t71 * t84) - t83;
                let t103 = t101 * (t71 * t73) - t57 - t89 * t102;
                let ahead23_new = inv_ahead14_new * t103;
                let ahead24_new = t88 * t102 - t98 * (t86 * t103);
                let ahead25_new = t85 * ahead24_new + (t99 * (t73 * t103) + t71 * t101);
                let ahead26_new = t72 * ahead25_new
                    + (t56 - t100 * (t54 * t103) - t83 * ahead24_new);
                let t104 = rt::lit::<T>(1.0) / (t75 * t87);
                let t105 = t104 * (t84 * t86) - t77;
                let ahead27_new = inv_ahead14_new * t105;
                let ahead28_new = t84 * t104 + t98 * (t86 * t105);
                let ahead29_new = t85 * ahead28_new + (t76 - t99 * (t73 * t105));
                let ahead30_new = t86 * t98;
                let ahead31_new = t88 + t86 * t86 / (t87 * t97);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    left_new,
                    right_new,
                    front_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    p_phi_new,
                    p_left_new,
                    p_right_new,
                    p_front_new,
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
                let [x, y, theta, phi, left, right, front, p_x, p_y, p_theta, p_phi,
                p_left, p_right, p_front, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let r = setting.system().parameters.r;
                let Scheme {
                    k7,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    inv_js,
                    inv_fs,
                    r_over_js,
                    r_over_fs,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k25,
                    k26,
                    r_r_over_fs,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = sin_theta * k15;
                let t2 = cos_theta * k11;
                let t3 = sin_theta * k21;
                let t4 = (t2 - t3) * k13;
                let t5 = sin_theta * k11;
                let t6 = cos_theta * k21;
                let t7 = (t5 + t6) * k13;
                let t8 = cos_theta * t4 + sin_theta * t7;
                let t9 = cos_theta * k27;
                let t10 = sin_theta * k27;
                let t11 = sin_theta * t9 - cos_theta * t10;
                let t12 = t11 - k23;
                let t13 = k23 + t11;
                let t14 = sin_theta * t10 + cos_theta * t9;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = t13 * t15;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let cos_theta_sin_phi = cos_theta * sin_phi;
                let t17 = (sin_theta_cos_phi * k19 + cos_theta_sin_phi * k20) * k13;
                let sin_theta_sin_phi = sin_theta * sin_phi;
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let t18 = (sin_theta_sin_phi * k20 + cos_theta_cos_phi * k22) * k13;
                let t19 = cos_theta * t17 + sin_theta * t18;
                let t20 = cos_phi * k31;
                let t21 = cos_theta_cos_phi - sin_theta_sin_phi;
                let t22 = sin_theta_cos_phi + cos_theta_sin_phi;
                let t23 = t21 * t9 + (t22 * t10 - cos_phi * k30);
                let t24 = t15 * t23;
                let t25 = t19 - t20 - t13 * t24;
                let l_cos_phi = l * cos_phi;
                let t26 = cos_phi * k28;
                let t27 = t21 * t18 + l_cos_phi * t26 - t22 * t17 - t23 * t24;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = t25 * t28;
                let t30 = t19 + t20 - t12 * t24;
                let t31 = t8 - k25 - t12 * t16 - t29 * t30;
                let t32 = k26 + t8 - t13 * t16 - t25 * t29;
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = t31 * t33;
                let t35 = (t5 - t6) * k13;
                let t36 = (t2 + t3) * k13;
                let t37 = t12 * t15;
                let t38 = t28 * t30;
                let t39 = sin_theta * t35 + (k26 + cos_theta * t36) - t12 * t37
                    - t30 * t38 - t31 * t34;
                let t40 = rt::lit::<T>(1.0) / (t32 * t39);
                let t41 = t21 * (sin_theta_sin_phi * k19 + cos_theta_cos_phi * k11)
                    + t22 * (sin_theta_cos_phi * k11 + cos_theta_sin_phi * k22);
                let t42 = t22 * t9 - sin_phi * k30 - t21 * t10;
                let t43 = t15 * t42;
                let l_sin_phi = l * sin_phi;
                let t44 = t21 * t17 + (l_sin_phi * t26 + t22 * t18) - t42 * t24;
                let t45 = t28 * t44;
                let t46 = k13 * t41 + (r_r_over_fs + sin_phi * (sin_phi * k32))
                    - t42 * t43 - t44 * t45;
                let t47 = sin_phi * k29;
                let t48 = t22 * t7 + (t21 * t4 - t47) - t16 * t42 - t29 * t44;
                let t49 = t33 * t48;
                let t50 = t22 * t35 + (t21 * t36 + t47) - t37 * t42 - t38 * t44
                    - t34 * t48;
                let t51 = rt::lit::<T>(1.0) / t39;
                let t52 = t50 * t51;
                let t53 = t46 - t48 * t49 - t50 * t52;
                let t54 = t39 * t53;
                let t55 = rt::lit::<T>(1.0) / t54;
                let t56 = t40 * (t31 * t50) - t49;
                let t57 = t31 * t40 + t55 * (t50 * t56);
                let t58 = rt::lit::<T>(1.0) / (t32 * t53);
                let t59 = k13 * (k11 + sin_theta * (sin_theta * k7));
                let t60 = p_phi * t1;
                let t61 = cos_theta * (sin_theta * k14);
                let t62 = p_x * t59 + (p_theta * t1 - t60 - p_y * t61);
                let t63 = k13 * (k11 + cos_theta * (cos_theta * k7));
                let t64 = cos_theta * k15;
                let t65 = p_phi * t64;
                let t66 = p_y * t63 + (t65 - p_theta * t64 - p_x * t61);
                let t67 = cos_theta * t62 + sin_theta * t66;
                let t68 = p_phi * k16;
                let t69 = p_x * t1 + (p_theta * k16 - t68) - p_y * t64;
                let t70 = w * t69;
                let t71 = t67 - (p_left * r_over_js + t70);
                let t72 = rt::lit::<T>(1.0) / t53;
                let t73 = t72 * t56;
                let t74 = t21 * t62
                    + (t22 * t66 + (l_sin_phi * t69 - p_front * r_over_fs));
                let t75 = t67 + (t70 - p_right * r_over_js);
                let t76 = (t34 * t57 + (t33 - t58 * (t48 * t56))) * t71
                    + (t73 * t74 - t57 * t75);
                let t77 = rt::lit::<T>(1.0) / (t14 * t27);
                let t78 = t77 * (t23 * t25) - t16;
                let t79 = t77 * (t23 * t30) - t37 - t34 * t78;
                let t80 = t77 * (t23 * t44) - t43 - t49 * t78 - t52 * t79;
                let t81 = t51 * t79 - t55 * (t50 * t80);
                let t82 = t33 * t78 - t58 * (t48 * t80) - t34 * t81;
                let t83 = cos_theta * t66 - sin_theta * t62;
                let t84 = rt::lit::<T>(1.0) / (t27 * t32);
                let t85 = t84 * (t25 * t31) - t38;
                let t86 = t84 * (t25 * t48) - t45 - t52 * t85;
                let t87 = t51 * t85 - t55 * (t50 * t86);
                let t88 = t34 * t87 + (t58 * (t48 * t86) + t25 * t84);
                let t89 = t21 * t66 + l_cos_phi * t69 - t22 * t62;
                let t90 = t76 + (t82 * t83 - t88 * t89);
                let t91 = t50 * t55;
                let t92 = (t51 + t50 * t50 / (t39 * t54)) * t75 + t81 * t83
                    + (t87 * t89 - t91 * t74 - t57 * t71);
                let t93 = t72 * t86;
                let t94 = t72 * t80;
                let t95 = t93 * t89 + t73 * t71 + (t94 * t83 + t72 * t74 - t91 * t75);
                let t96 = rt::lit::<T>(1.0) / (t27 * t53);
                let t97 = (t29 * t88 + (t28 - t96 * (t44 * t86) - t38 * t87)) * t89
                    + (t87 * t75 + t93 * t74 - t88 * t71);
                let t98 = t29 * t82 + (t38 * t81 + (t23 * t77 + t96 * (t44 * t80)));
                let t99 = t97 - t98 * t83;
                let t100 = w * (t90 - t92) + (p_theta - l_sin_phi * t95)
                    - l_cos_phi * t99;
                let t101 = t24 * t98
                    + (t15 - t42 * t80 / (t14 * t53) - t37 * t81 - t16 * t82);
                let t102 = t101 * t83
                    + (t82 * t71 + (t81 * t75 + t94 * t74) - t98 * t89);
                let t103 = t90 + t92;
                let t104 = sin_theta * t102
                    + (t22 * t99 + (p_x - t21 * t95 - cos_theta * t103));
                let t105 = p_y - t22 * t95 - sin_theta * t103 - t21 * t99
                    - cos_theta * t102;
                let t106 = t1 * t104 + k16 * t100;
                let t107 = t64 * t105;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    x_dot: t1 * t100 - t60 + (t59 * t104 - t61 * t105),
                    y_dot: t65 - t64 * t100 + (t63 * t105 - t61 * t104),
                    theta_dot: t106 - (t68 + t107),
                    phi_dot: p_phi * k17 + t107 - t106,
                    left_dot: inv_js * (p_left + r * t90),
                    right_dot: inv_js * (p_right + r * t92),
                    front_dot: inv_fs * (p_front + r * t95),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 45]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, ahead17, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead17, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
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
        /// | once, from parameters | 18 | 30 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 102 | 202 | 13 | 0 | 8 | 0 |
        /// | each step, rank of the constraints | 4 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 25 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M + 4 m`
            k1: T,
            /// `M a + 2 m l`
            k2: T,
            /// `J + (2 m (l² + w²) + M a²) + (2 Jd + Fd)`
            k3: T,
            /// `r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l)`
            k5: T,
            /// `l² ((M + 4 m) r² + (Fs + 2 Js))`
            k6: T,
            /// `l² r²`
            l_squared_r_squared: T,
            /// `1/l`
            inv_l: T,
            /// `l² r² (Fd/l)`
            k7: T,
            /// `r² l Fd (Fd/l)`
            k8: T,
            /// `Js/(l r)`
            js_over_l_r: T,
            /// `1/(l r)`
            inv_l_r: T,
            /// `1/r`
            inv_r: T,
            /// `2/r`
            k9: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); functions of q that the rank of the constraints and the next step need (13).
            type Carried = [T; 22];
            type Memory = (rt::RankMonitor<T>,);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let m_ = system.parameters.m;
                let js = system.parameters.Js;
                let jd = system.parameters.Jd;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let k1 = m + rt::lit::<T>(4.0) * m_;
                let k2 = m * a + rt::lit::<T>(2.0) * (m_ * l);
                let l_squared = l * l;
                let twice_jd = rt::lit::<T>(2.0) * jd;
                let k3 = j
                    + (rt::lit::<T>(2.0) * (m_ * (l_squared + w * w)) + m * (a * a))
                    + (twice_jd + fd);
                let r_squared = r * r;
                let l_plus_w = l + w;
                let w_minus_l = w - l;
                let k4 = fd + (j + twice_jd)
                    + ((a + l) * (m * (a - l))
                        + rt::lit::<T>(2.0) * (l_plus_w * (m_ * w_minus_l)));
                let k5 = r_squared * k4
                    + rt::lit::<T>(2.0) * (l_plus_w * (js * w_minus_l));
                let k6 = l_squared * (k1 * r_squared + (fs + rt::lit::<T>(2.0) * js));
                let l_squared_r_squared = l_squared * r_squared;
                let inv_l = rt::lit::<T>(1.0) / l;
                let fd_over_l = fd / l;
                let k7 = l_squared_r_squared * fd_over_l;
                let k8 = r_squared * (l * fd) * fd_over_l;
                let l_r = l * r;
                let js_over_l_r = js / l_r;
                let inv_l_r = rt::lit::<T>(1.0) / l_r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let k9 = rt::lit::<T>(2.0) / r;
                let half_h = rt::lit::<T>(0.5) * h;
                let k10 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    k2,
                    k3,
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    k7,
                    k8,
                    js_over_l_r,
                    inv_l_r,
                    inv_r,
                    k9,
                    half_h,
                    k10,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let l = system.parameters.l;
                let w = system.parameters.w;
                let r = system.parameters.r;
                let js = system.parameters.Js;
                let fs = system.parameters.Fs;
                let fd = system.parameters.Fd;
                let Scheme { k1, k2, k3, k5, k6, inv_l, k7, k8, inv_l_r, .. } = *self;
                let [[x, y, theta, phi, left, right, front]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let t1 = sin_theta * k2;
                let sin_phi_inv_l = sin_phi * inv_l;
                let t2 = k2 * cos_theta;
                let fd_phi_dot = fd * phi_dot;
                let t3 = cos_theta_cos_phi * (k1 * x_dot - t1 * theta_dot)
                    + sin_phi_inv_l
                        * (t2 * y_dot + (k3 * theta_dot + fd_phi_dot) - t1 * x_dot);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                let t4 = (l_cos_phi - w_sin_phi) * inv_l_r;
                let t5 = (l_cos_phi + w_sin_phi) * inv_l_r;
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let t6 = js * (left_dot * t4 + right_dot * t5)
                    + (sin_theta_cos_phi * (k1 * y_dot + t2 * theta_dot)
                        + front_dot * (fs / r));
                let t7 = k6 + sin_phi * (sin_phi * k5);
                let t8 = sin_phi * k7;
                let t9 = rt::lit::<T>(1.0) / t7;
                let t10 = fd - t9 * (sin_phi * (sin_phi * k8));
                let t11 = cos_theta * (sin_theta_cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta_cos_phi - sin_theta * sin_phi);
                let sin_theta_l_cos_phi = sin_theta * l_cos_phi;
                let cos_theta_l_cos_phi = cos_theta * l_cos_phi;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t3 + t6,
                    fd_phi_dot + fd * theta_dot,
                    cos_phi,
                    sin_theta_cos_phi,
                    sin_phi,
                    cos_theta_cos_phi,
                    sin_phi_inv_l,
                    t4,
                    t5,
                    t7,
                    t8,
                    t8 * t9,
                    t10,
                    t7 * t10,
                    t11 * t11
                        + (sin_theta_l_cos_phi * sin_theta_l_cos_phi
                            + cos_theta_l_cos_phi * cos_theta_l_cos_phi),
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(measure, rt::lit::<T>(1.0))
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x, y, theta, phi, left, right, front, rho1, rho2, ahead1, ahead2,
                ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11,
                ahead12, _] = motion.carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    k7,
                    k8,
                    js_over_l_r,
                    inv_l_r,
                    inv_r,
                    k9,
                    half_h,
                    k10,
                } = *setting.scheme();
                let t1 = rho2 - rho1 * ahead10;
                let t2 = t1 / ahead11;
                let t3 = phi + half_h * t2;
                let (t4, t5) = rt::sin_cos(t3);
                let t6 = k6 + t4 * (k5 * t4);
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = l_squared_r_squared * rho1 / ahead8 - ahead9 * t1 / ahead12;
                let t9 = ahead7 * t8;
                let t10 = ahead1 * t2;
                let t11 = w * t10;
                let t12 = ahead3 * t2;
                let t13 = l * t12;
                let t14 = ahead6 * t8;
                let t15 = ahead1 * t8;
                let t16 = js_over_l_r * (t9 * (t11 - t13) - t14 * (t13 + t11))
                    - t15 * (k1 * t12);
                let t17 = ahead5 * t8;
                let t18 = (k3 * t17 + fd * t2) * (t10 * inv_l)
                    + k2 * t17 * (ahead1 * t17 - ahead5 * t15);
                let t19 = t16 + t18;
                let t20 = rho1 + half_h * t19;
                let t21 = k7 * t4;
                let t22 = rho2 - t7 * (t20 * t21);
                let t23 = fd - t7 * (t4 * (k8 * t4));
                let t24 = t22 / t23;
                let t25 = phi + half_h * t24;
                let (t26, t27) = rt::sin_cos(t25);
                let t28 = k6 + t26 * (k5 * t26);
                let t29 = rt::lit::<T>(1.0) / t28;
                let t30 = t7 * (l_squared_r_squared * t20) - t21 * t22 / (t6 * t23);
                let t31 = l * t5;
                let t32 = w * t4;
                let t33 = t30 * (inv_l_r * (t31 + t32));
                let t34 = t5 * t24;
                let t35 = w * t34;
                let t36 = t4 * t24;
                let t37 = l * t36;
                let t38 = t30 * (inv_l_r * (t31 - t32));
                let t39 = t5 * t30;
                let t40 = js_over_l_r * (t33 * (t35 - t37) - t38 * (t37 + t35))
                    - t39 * (k1 * t36);
                let t41 = inv_l * t4;
                let t42 = t41 * t30;
                let t43 = (k3 * t42 + fd * t24) * (inv_l * t34)
                    + (t5 * t42 - t41 * t39) * (k2 * t42);
                let t44 = t40 + t43;
                let t45 = rho1 + half_h * t44;
                let t46 = k7 * t26;
                let t47 = rho2 - t29 * (t45 * t46);
                let t48 = fd - t29 * (t26 * (k8 * t26));
                let t49 = t47 / t48;
                let t50 = phi + h * t49;
                let (t51, t52) = rt::sin_cos(t50);
                let t53 = k6 + t51 * (k5 * t51);
                let t54 = rt::lit::<T>(1.0) / t53;
                let t55 = t29 * (l_squared_r_squared * t45) - t46 * t47 / (t28 * t48);
                let t56 = l * t27;
                let t57 = w * t26;
                let t58 = t55 * (inv_l_r * (t56 + t57));
                let t59 = t27 * t49;
                let t60 = w * t59;
                let t61 = t26 * t49;
                let t62 = l * t61;
                let t63 = t55 * (inv_l_r * (t56 - t57));
                let t64 = t27 * t55;
                let t65 = js_over_l_r * (t58 * (t60 - t62) - t63 * (t62 + t60))
                    - t64 * (k1 * t61);
                let t66 = inv_l * t26;
                let t67 = t66 * t55;
                let t68 = (k3 * t67 + fd * t49) * (inv_l * t59)
                    + (t27 * t67 - t66 * t64) * (k2 * t67);
                let t69 = t65 + t68;
                let t70 = rho1 + h * t69;
                let t71 = k7 * t51;
                let t72 = rho2 - t54 * (t70 * t71);
                let t73 = fd - t54 * (t51 * (k8 * t51));
                let t74 = t54 * (l_squared_r_squared * t70) - t71 * t72 / (t53 * t73);
                let t75 = theta + h * t67;
                let (t76, t77) = rt::sin_cos(t75);
                let t78 = theta + half_h * t17;
                let (t79, t80) = rt::sin_cos(t78);
                let t81 = theta + half_h * t42;
                let (t82, t83) = rt::sin_cos(t81);
                let t84 = t74 * (t77 * t52)
                    + (ahead4 * t8
                        + rt::lit::<T>(2.0) * (t80 * t5 * t30 + t55 * (t83 * t27)));
                let x_new = x + k10 * t84;
                let t85 = t74 * (t76 * t52)
                    + (ahead2 * t8
                        + rt::lit::<T>(2.0) * (t79 * t5 * t30 + t55 * (t82 * t27)));
                let y_new = y + k10 * t85;
                let t86 = inv_l * t51;
                let t87 = t86 * t74;
                let theta_new = theta
                    + k10 * (t87 + (t17 + rt::lit::<T>(2.0) * (t42 + t67)));
                let t88 = t72 / t73;
                let phi_new = phi + k10 * (t88 + (t2 + rt::lit::<T>(2.0) * (t24 + t49)));
                let t89 = l * t52;
                let t90 = w * t51;
                let t91 = t74 * (inv_l_r * (t89 - t90));
                let left_new = left
                    + k10 * (t91 + (t14 + rt::lit::<T>(2.0) * (t38 + t63)));
                let t92 = t74 * (inv_l_r * (t89 + t90));
                let right_new = right
                    + k10 * (t92 + (t9 + rt::lit::<T>(2.0) * (t33 + t58)));
                let front_new = front + k10 * ((t30 + t55) * k9 + inv_r * (t8 + t74));
                let t93 = t52 * t88;
                let t94 = t52 * t74;
                let t95 = t51 * t88;
                let t96 = (k3 * t87 + fd * t88) * (inv_l * t93)
                    + (t19 + rt::lit::<T>(2.0) * (t44 + t69) - t94 * (k1 * t95));
                let t97 = w * t93;
                let t98 = l * t95;
                let t99 = (t52 * t87 - t86 * t94) * (k2 * t87)
                    + js_over_l_r * (t92 * (t97 - t98) - t91 * (t98 + t97));
                let rho1_new = rho1 + k10 * (t96 + t99);
                let (ahead3_new, ahead1_new) = rt::sin_cos(phi_new);
                let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                let ahead2_new = sin_theta_new * ahead1_new;
                let ahead4_new = cos_theta_new * ahead1_new;
                let ahead5_new = inv_l * ahead3_new;
                let l_ahead1_new = l * ahead1_new;
                let w_ahead3_new = w * ahead3_new;
                let ahead6_new = inv_l_r * (l_ahead1_new - w_ahead3_new);
                let ahead7_new = inv_l_r * (l_ahead1_new + w_ahead3_new);
                let ahead8_new = k6 + ahead3_new * (k5 * ahead3_new);
                let ahead9_new = k7 * ahead3_new;
                let inv_ahead8_new = rt::lit::<T>(1.0) / ahead8_new;
                let ahead10_new = ahead9_new * inv_ahead8_new;
                let ahead11_new = fd - inv_ahead8_new * (ahead3_new * (k8 * ahead3_new));
                let ahead12_new = ahead8_new * ahead11_new;
                let t100 = cos_theta_new * (ahead2_new + cos_theta_new * ahead3_new)
                    - sin_theta_new * (ahead4_new - sin_theta_new * ahead3_new);
                let t101 = sin_theta_new * l_ahead1_new;
                let t102 = cos_theta_new * l_ahead1_new;
                let ahead13_new = t100 * t100 + (t101 * t101 + t102 * t102);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    left_new,
                    right_new,
                    front_new,
                    rho1_new,
                    rho2,
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, _, _, _, _, _, _,
                _, _, _, _, _, _, _] = motion.carried;
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    k7,
                    k8,
                    inv_l_r,
                    inv_r,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k6 + sin_phi * (sin_phi * k5);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = sin_phi * k7;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = fd - t2 * (sin_phi * (sin_phi * k8));
                let t6 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    x_dot: cos_theta * cos_phi * t6,
                    y_dot: sin_theta * cos_phi * t6,
                    theta_dot: sin_phi * inv_l * t6,
                    phi_dot: t4 / t5,
                    left_dot: (l_cos_phi - w_sin_phi) * inv_l_r * t6,
                    right_dot: (l_cos_phi + w_sin_phi) * inv_l_r * t6,
                    front_dot: inv_r * t6,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 22]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead13] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead13, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
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
                    self.parameters.l,
                    self.parameters.w,
                    self.parameters.r,
                    self.parameters.m,
                    self.parameters.Js,
                    self.parameters.Jd,
                    self.parameters.Fs,
                    self.parameters.Fd,
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
            let mut info = ModelInfo::new("ackermann");
            info.text = Some(
                "A car that steers its front wheels, all of whose wheels spin; the two front ones are taken as one in the middle.",
            );
            info.source = Some(
                "A. De Luca, G. Oriolo and C. Samson, Feedback control of a nonholonomic car-like robot (1998), with masses and wheels",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("middle of the rear axle")),
                Quantity::new("y", Some("m"), Some("middle of the rear axle")),
                Quantity::new("theta", Some("rad"), Some("heading")),
                Quantity::new("phi", Some("rad"), Some("steering")),
                Quantity::new("left", Some("rad"), Some("angle of the left rear wheel")),
                Quantity::new(
                    "right",
                    Some("rad"),
                    Some("angle of the right rear wheel"),
                ),
                Quantity::new("front", Some("rad"), Some("angle of the front wheel")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("phi_dot", Some("rad/s"), None),
                Quantity::new("left_dot", Some("rad/s"), None),
                Quantity::new("right_dot", Some("rad/s"), None),
                Quantity::new("front_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &[
                "dot(aside, dot(rear))",
                "dot([-sin(steered), cos(steered)], dot(nose))",
                "dot(ahead, dot(hub1)) - r*left_dot",
                "dot(ahead, dot(hub2)) - r*right_dot",
                "dot([cos(steered), sin(steered)], dot(nose)) - r*front_dot",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("M", Some("kg"), Some("body")),
                    Some(8.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("body about its centre of mass"),
                    ),
                    Some(1.6),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("from the rear axle to the centre of mass"),
                    ),
                    Some(0.45),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("l", Some("m"), Some("wheelbase")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("w", Some("m"), Some("half the track")),
                    Some(0.35),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius of the wheels")),
                    Some(0.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("each wheel")),
                    Some(0.6),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Js",
                        Some("kg m^2"),
                        Some("rear wheel about its axle"),
                    ),
                    Some(0.012),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Jd",
                        Some("kg m^2"),
                        Some("rear wheel about its diameter"),
                    ),
                    Some(0.006),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Fs",
                        Some("kg m^2"),
                        Some("front wheels about their axle"),
                    ),
                    Some(0.02),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Fd",
                        Some("kg m^2"),
                        Some("front wheels and steering about the vertical"),
                    ),
                    Some(0.03),
                    true,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.2, -0.1, 0.4, 0.35, 0.1, -0.2, 0.3],
                    w: &[
                        1.2616288961643498,
                        0.5334081418623995,
                        0.5,
                        -0.6,
                        5.973780397709458,
                        7.723780397709459,
                        7.290801940530913,
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
            let &[M, J, a, l, w, r, m, Js, Jd, Fs, Fd] = parameters else {
                return Err(ParameterError::Count {
                    expected: 11,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                M,
                J,
                a,
                l,
                w,
                r,
                m,
                Js,
                Jd,
                Fs,
                Fd,
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
impl Ackermann {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<ackermann::System<f64>, ::nonholonomic::ParameterError> {
        ackermann::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> ackermann::Parameters<f64> {
        ackermann::Parameters {
            M: self.M,
            J: self.J,
            a: self.a,
            l: self.l,
            w: self.w,
            r: self.r,
            m: self.m,
            Js: self.Js,
            Jd: self.Jd,
            Fs: self.Fs,
            Fd: self.Fd,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> ackermann::StateBuilder<f64> {
        ackermann::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<ackermann::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: ackermann::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <ackermann::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        ackermann::System<f64>: ::nonholonomic::Discretize<M>,
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
