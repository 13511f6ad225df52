// Prepared by `nh prepare` from `Ackermann` in src/library.rs and ackermann.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 6bd292d4e5ea95d72786a0dec9d880bc
// content a2071a3d8405c2309e4671cd9fbb64f6

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
/// * `gonzalez`: 102 add, 212 mul, 16 div, 9 sin_cos, 2 call
/// * `midpoint`: 97 add, 210 mul, 6 div, 7 sin_cos, 1 call
/// * `leapfrog`: 191 add, 299 mul, 12 div, 5 sin_cos, 2 call
/// * `rk4`: 105 add, 209 mul, 13 div, 10 sin_cos
pub mod ackermann {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        /// `1/(M + 4 m)`
        k8: T,
        /// `(M a + 2 m l)²`
        k9: T,
        /// `2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd)`
        k13: T,
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
        /// `Fd/(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m))`
        k24: T,
        /// `1/(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m))`
        k25: T,
        /// `1/(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m)) + Fd²/((J + (2 m ( …`
        k29: T,
        /// `(M a + 2 m l)/(M + 4 m)`
        k30: T,
        /// `Fd/((J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m)) (Fd - Fd (Fd/(J  …`
        k31: T,
        /// `-(Fd/((J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m)) (Fd - Fd (Fd/( …`
        k32: T,
        /// `r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l)`
        k34: T,
        /// `l² ((M + 4 m) r² + (Fs + 2 Js))`
        k36: T,
        /// `l² r²`
        l_squared_r_squared: T,
        /// `r² l Fd`
        k37: T,
        /// `1/l`
        inv_l: T,
        /// `Fd/l`
        fd_over_l: T,
        /// `l² r² (Fd/l)`
        k38: T,
        /// `r² l Fd (Fd/l)`
        k39: T,
        /// `(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd))/l`
        k40: T,
        /// `Js/(l r)`
        js_over_l_r: T,
        /// `l² r² (Js/(l r))`
        k41: T,
        /// `Fs/r`
        fs_over_r: T,
        /// `(Fs/r) l² r²`
        k42: T,
        /// `r l² Fs (Fd/l)`
        k43: T,
        /// `1/(l r)`
        inv_l_r: T,
        /// `1/r`
        inv_r: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `((M + 4 m) r² + (Fs + 2 Js))/(r²)`
        k44: T,
        /// `(r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l))/ …`
        k45: T,
        /// `Fd/(l² r²)`
        k46: T,
        /// `Fd (Fd/(l²))`
        k47: T,
        /// `-(Fd/l)`
        minus_fd_over_l: T,
        /// `1/(l² r²)`
        k48: T,
        /// `Js/(l² r²)`
        k49: T,
        /// `-(l r²)`
        k50: T,
        /// `-(l r (Fd/l))`
        k51: T,
        /// `-(l² r (Fd/l))`
        k52: T,
        /// `1/(Fd - Fd (Fd/(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m))))`
        k53: T,
        /// `w (M + 4 m) (M a + 2 m l)`
        k54: T,
        /// `w ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
        k55: T,
        /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
        k57: T,
        /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
        k58: T,
        /// `r (r/Fs)`
        r_r_over_fs: T,
        /// `1/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2  …`
        k59: T,
        /// `(2 m (l² + w²) + M a² + (J + 2 Jd))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
        k61: T,
        /// `(2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M  …`
        k62: T,
        /// `1/(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m)) + Fd (Fd/(J + (2 m …`
        k63: T,
        /// `(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd))/(2 m (l² …`
        k64: T,
        /// `(M a (l - a) - (J + 2 Jd + 2 m w²))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
        k66: T,
        /// `(2 m (M (2 a (l - a) - (l² + w²)) - (2 m (l² + 2 w²) + (2 J + 4 Jd))) - M (J + 2 Jd))/((M  …`
        k68: T,
        /// `(J + 2 Jd + (2 m w² + M a (a - l)))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
        k69: T,
        /// `l ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
        k70: T,
        /// `l ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
        k71: T,
        /// `w ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
        k72: T,
        /// `w (1/(J + (2 m (l² + w²) + M a²) + (2 Jd + Fd) - (M a + 2 m l)²/(M + 4 m)) + Fd (Fd/(J + ( …`
        k73: T,
        /// `l ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
        k74: T,
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
                let k8 = rt::lit::<T>(1.0) / k1;
                let k9 = k3 * k3;
                let k10 = rt::lit::<T>(2.0) * j + rt::lit::<T>(4.0) * jd;
                let a_minus_l = a - l;
                let k11 = rt::lit::<T>(2.0)
                    * (m_ * (l_squared + rt::lit::<T>(2.0) * w_squared));
                let k12 = m * (k5 + rt::lit::<T>(2.0) * (a * a_minus_l)) + k11;
                let j_plus_twice_jd = j + twice_jd;
                let m_j_plus_twice_jd = m * j_plus_twice_jd;
                let k13 = rt::lit::<T>(2.0) * (m_ * (k10 + k12)) + m_j_plus_twice_jd;
                let k14 = k1 * k13;
                let k15 = k9 / k14;
                let k16 = -k15;
                let k17 = k3 / k13;
                let k18 = k1 / k13;
                let k19 = -k18;
                let twice_fd = rt::lit::<T>(2.0) * fd;
                let k20 = fd + j_plus_twice_jd;
                let k21 = (rt::lit::<T>(2.0) * (m_ * (k12 + (k10 + twice_fd))) + m * k20)
                    / (fd * k13);
                let inv_js = rt::lit::<T>(1.0) / js;
                let inv_fs = rt::lit::<T>(1.0) / fs;
                let k22 = rt::lit::<T>(2.0) * k3;
                let k23 = k7 - k9 / k1;
                let k24 = fd / k23;
                let k25 = rt::lit::<T>(1.0) / k23;
                let k26 = fd * k24;
                let k27 = fd - k26;
                let k28 = k23 * k27;
                let k29 = k25 + fd * fd / (k23 * k28);
                let k30 = k3 / k1;
                let k31 = fd / k28;
                let k32 = -k31;
                let r_squared = r * r;
                let l_plus_w = l + w;
                let w_minus_l = w - l;
                let k33 = r_squared
                    * (k20
                        + ((a + l) * (m * a_minus_l)
                            + rt::lit::<T>(2.0) * (l_plus_w * (m_ * w_minus_l))));
                let k34 = k33 + rt::lit::<T>(2.0) * (l_plus_w * (js * w_minus_l));
                let k35 = k1 * r_squared + (fs + rt::lit::<T>(2.0) * js);
                let k36 = l_squared * k35;
                let l_squared_r_squared = l_squared * r_squared;
                let k37 = r_squared * (l * fd);
                let inv_l = rt::lit::<T>(1.0) / l;
                let fd_over_l = fd / l;
                let k38 = l_squared_r_squared * fd_over_l;
                let k39 = k37 * fd_over_l;
                let k40 = k7 / l;
                let l_r = l * r;
                let js_over_l_r = js / l_r;
                let k41 = l_squared_r_squared * js_over_l_r;
                let fs_over_r = fs / r;
                let k42 = fs_over_r * l_squared_r_squared;
                let k43 = r * (l_squared * fs) * fd_over_l;
                let inv_l_r = rt::lit::<T>(1.0) / l_r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let minus_inv_r = -inv_r;
                let k44 = k35 / r_squared;
                let k45 = k34 / l_squared_r_squared;
                let k46 = fd / l_squared_r_squared;
                let k47 = fd * (fd / l_squared);
                let minus_fd_over_l = -fd_over_l;
                let k48 = rt::lit::<T>(1.0) / l_squared_r_squared;
                let k49 = js / (l_r * l_r);
                let k50 = -(l * r_squared);
                let k51 = -(l_r * fd_over_l);
                let k52 = -(l_squared * r * fd_over_l);
                let k53 = rt::lit::<T>(1.0) / k27;
                let k54 = w * (k1 * k3);
                let k55 = w * k17;
                let k56 = k1 * w / k13;
                let k57 = w * k56;
                let r_over_js = r / js;
                let k58 = k57 + r * r_over_js;
                let r_over_fs = r / fs;
                let r_r_over_fs = r * r_over_fs;
                let k59 = rt::lit::<T>(1.0) / k14;
                let k60 = k6 + j_plus_twice_jd;
                let k61 = k60 / k13;
                let l_minus_a = l - a;
                let k62 = (k2 + m * l_minus_a) / k13;
                let k63 = k25 + k26 / k28;
                let k64 = k13 / k60;
                let k65 = rt::lit::<T>(2.0) * (m_ * w_squared);
                let k66 = (m_a * l_minus_a - (j_plus_twice_jd + k65)) / k13;
                let k67 = rt::lit::<T>(2.0)
                    * (m_
                        * (m * (rt::lit::<T>(2.0) * (a * l_minus_a) - k5) - (k11 + k10)))
                    - m_j_plus_twice_jd;
                let k68 = k67 / k14;
                let k69 = (j_plus_twice_jd + (k65 + m_a * a_minus_l)) / k13;
                let k70 = l * k56;
                let k71 = l * k17;
                let k72 = w * k62;
                let k73 = w * k63;
                let k74 = l * k62;
                let minus_r_over_js = -r_over_js;
                let minus_r_over_fs = -r_over_fs;
                Constants {
                    k1,
                    k3,
                    k4,
                    k7,
                    k8,
                    k9,
                    k13,
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
                    k24,
                    k25,
                    k29,
                    k30,
                    k31,
                    k32,
                    k34,
                    k36,
                    l_squared_r_squared,
                    k37,
                    inv_l,
                    fd_over_l,
                    k38,
                    k39,
                    k40,
                    js_over_l_r,
                    k41,
                    fs_over_r,
                    k42,
                    k43,
                    inv_l_r,
                    inv_r,
                    minus_inv_r,
                    k44,
                    k45,
                    k46,
                    k47,
                    minus_fd_over_l,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
                    k54,
                    k55,
                    k57,
                    k58,
                    r_r_over_fs,
                    k59,
                    k61,
                    k62,
                    k63,
                    k64,
                    k66,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                    k73,
                    k74,
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
            let t1 = k4 * sin_theta;
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
            let Constants { k8, k15, k16, k17, k18, k19, k21, inv_js, inv_fs, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (k16 * sin_theta);
            let t2 = k17 * sin_theta;
            let t3 = -t2;
            let t4 = k17 * cos_theta;
            let t5 = -t4;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k8 + sin_theta * (k15 * sin_theta), t1, t2, t3, zero, zero, zero],
                [t1, k8 + cos_theta * (k15 * cos_theta), t5, t4, zero, zero, zero],
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
                * (k22 * (cos_theta * y_dot - sin_theta * x_dot)
                    + (k7 * theta_dot + twice_fd * phi_dot));
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
                * (k22 * (cos_theta * y_dot - sin_theta * x_dot)
                    + (k7 * theta_dot + twice_fd * phi_dot));
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
                rt::sparse([(2, 2, k4 * cos_theta)]),
                rt::sparse([(2, 2, k4 * sin_theta)]),
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
            let Constants { k3, k29, k30, k32, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k30 * sin_theta;
            let t2 = k30 * cos_theta;
            let t3 = k3 * sin_theta * t2 - k3 * cos_theta * t1;
            let t4 = k29 * t3;
            [
                rt::sparse([(2, 2, t1 * t4 - t2)]),
                rt::sparse([(2, 2, -(t1 + t2 * t4))]),
                rt::sparse([(2, 2, t4)]),
                rt::sparse([(2, 2, k32 * t3)]),
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
                k34,
                k36,
                l_squared_r_squared,
                inv_l,
                fd_over_l,
                k38,
                k39,
                k40,
                js_over_l_r,
                k41,
                k42,
                k43,
                inv_l_r,
                inv_r,
                minus_inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t1 = k3 * sin_theta;
            let sin_phi_inv_l = inv_l * sin_phi;
            let t2 = k1 * cos_theta_cos_phi - t1 * sin_phi_inv_l;
            let t3 = k36 + sin_phi * (k34 * sin_phi);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = fd - t4 * (sin_phi * (k39 * sin_phi));
            let t6 = t3 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = k38 * sin_phi;
            let t9 = t4 * t8;
            let t10 = t2 * t9;
            let t11 = l_squared_r_squared * t2 * t4 + t7 * (t8 * t10);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t12 = k3 * cos_theta;
            let t13 = k1 * sin_theta_cos_phi + t12 * sin_phi_inv_l;
            let t14 = t13 * t9;
            let t15 = l_squared_r_squared * t13 * t4 + t7 * (t8 * t14);
            let t16 = t12 * sin_theta_cos_phi + k40 * sin_phi - t1 * cos_theta_cos_phi;
            let t17 = fd - t16 * t9;
            let t18 = t4 * (l_squared_r_squared * t16) - t7 * (t8 * t17);
            let t19 = fd - fd_over_l * sin_phi * t9;
            let t20 = t9 - t7 * (t8 * t19);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t21 = l_cos_phi - w_sin_phi;
            let t22 = js_over_l_r * t21 * t9;
            let t23 = t4 * (k41 * t21) + t7 * (t8 * t22);
            let t24 = l_cos_phi + w_sin_phi;
            let t25 = js_over_l_r * t24 * t9;
            let t26 = t4 * (k41 * t24) + t7 * (t8 * t25);
            let t27 = k43 * sin_phi;
            let t28 = k42 * t4 + t8 * t27 / (t3 * t6);
            let t29 = rt::lit::<T>(1.0) / t5;
            let t30 = inv_l_r * t21;
            let t31 = inv_l_r * t24;
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
                k34,
                k36,
                l_squared_r_squared,
                inv_l,
                fd_over_l,
                k38,
                k39,
                k40,
                js_over_l_r,
                k41,
                k42,
                k43,
                inv_l_r,
                inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t1 = k3 * sin_theta;
            let sin_phi_inv_l = inv_l * sin_phi;
            let t2 = k1 * cos_theta_cos_phi - t1 * sin_phi_inv_l;
            let t3 = k36 + sin_phi * (k34 * sin_phi);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = fd - t4 * (sin_phi * (k39 * sin_phi));
            let t6 = t3 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = k38 * sin_phi;
            let t9 = t4 * t8;
            let t10 = t2 * t9;
            let t11 = l_squared_r_squared * t2 * t4 + t7 * (t8 * t10);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t12 = k3 * cos_theta;
            let t13 = k1 * sin_theta_cos_phi + t12 * sin_phi_inv_l;
            let t14 = t13 * t9;
            let t15 = l_squared_r_squared * t13 * t4 + t7 * (t8 * t14);
            let t16 = t12 * sin_theta_cos_phi + k40 * sin_phi - t1 * cos_theta_cos_phi;
            let t17 = fd - t16 * t9;
            let t18 = t4 * (l_squared_r_squared * t16) - t7 * (t8 * t17);
            let t19 = fd - fd_over_l * sin_phi * t9;
            let t20 = t9 - t7 * (t8 * t19);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t21 = l_cos_phi - w_sin_phi;
            let t22 = js_over_l_r * t21 * t9;
            let t23 = t4 * (k41 * t21) + t7 * (t8 * t22);
            let t24 = l_cos_phi + w_sin_phi;
            let t25 = js_over_l_r * t24 * t9;
            let t26 = t4 * (k41 * t24) + t7 * (t8 * t25);
            let t27 = k43 * sin_phi;
            let t28 = k42 * t4 + t8 * t27 / (t3 * t6);
            let t29 = rt::lit::<T>(1.0) / t5;
            let t30 = inv_l_r * t21;
            let t31 = inv_l_r * t24;
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
                    inv_l * sin_phi,
                    zero,
                    inv_l_r * (l_cos_phi - w_sin_phi),
                    inv_l_r * (l_cos_phi + w_sin_phi),
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
            let Constants { fd_over_l, k44, k45, .. } = self.constants;
            let sin_phi = rt::sin(phi);
            let sin_phi_fd_over_l = fd_over_l * sin_phi;
            rt::matrix([
                [k44 + sin_phi * (k45 * sin_phi), sin_phi_fd_over_l],
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
            let Constants { k34, k36, k46, k47, minus_fd_over_l, k48, .. } = self
                .constants;
            let sin_phi = rt::sin(phi);
            let t1 = k36 + sin_phi * (k34 * sin_phi);
            let t2 = rt::lit::<T>(1.0) / (k46 * t1 - sin_phi * (k47 * sin_phi));
            let t3 = t2 * (minus_fd_over_l * sin_phi);
            rt::matrix([[fd * t2, t3], [t3, t2 * (k48 * t1)]])
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
                k34,
                k36,
                l_squared_r_squared,
                inv_l,
                fd_over_l,
                k38,
                k39,
                k40,
                k49,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k36 + sin_phi * (k34 * sin_phi);
            let t2 = rt::lit::<T>(1.0) / t1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t3 = k3 * sin_theta;
            let sin_phi_inv_l = inv_l * sin_phi;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t4 = k3 * cos_theta;
            let t5 = cos_theta * (k1 * cos_theta_cos_phi - t3 * sin_phi_inv_l)
                + sin_theta * (k1 * sin_theta_cos_phi + t4 * sin_phi_inv_l);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let l_sin_phi = l * sin_phi;
            let w_cos_phi = w * cos_phi;
            let t6 = k49
                * ((l_cos_phi - w_sin_phi) * (l_sin_phi + w_cos_phi)
                    - (l_cos_phi + w_sin_phi) * (w_cos_phi - l_sin_phi))
                - (t4 * sin_theta_cos_phi + k40 * sin_phi - t3 * cos_theta_cos_phi)
                    * (inv_l * cos_phi);
            let t7 = sin_phi * t5 + t6;
            let t8 = k38 * sin_phi;
            let t9 = fd_over_l * cos_phi + t2 * (t8 * t7);
            let t10 = fd - t2 * (sin_phi * (k39 * sin_phi));
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
                k34,
                k36,
                l_squared_r_squared,
                inv_l,
                k38,
                k39,
                k40,
                inv_l_r,
                inv_r,
                minus_inv_r,
                k49,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let sin_phi_inv_l = inv_l * sin_phi;
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t1 = l_cos_phi - w_sin_phi;
            let t2 = inv_l_r * t1;
            let t3 = l_cos_phi + w_sin_phi;
            let t4 = inv_l_r * t3;
            let t5 = k36 + sin_phi * (k34 * sin_phi);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = k38 * sin_phi;
            let t8 = rho2 - t6 * (rho1 * t7);
            let t9 = fd - t6 * (sin_phi * (k39 * sin_phi));
            let t10 = l_squared_r_squared * rho1 * t6 - t7 * t8 / (t5 * t9);
            let w_cos_phi = w * cos_phi;
            let l_sin_phi = l * sin_phi;
            let t11 = t10 * ((w_cos_phi - l_sin_phi) * (k49 * t3))
                + inv_l * cos_phi * (k40 * sin_phi * t10 + fd * t8 / t9);
            let t12 = t10
                * ((l_sin_phi + w_cos_phi) * (k49 * t1) + sin_phi * (k1 * cos_phi));
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
            let Constants { k34, k36, l_squared_r_squared, k38, k39, .. } = self
                .constants;
            let sin_phi = rt::sin(phi);
            let t1 = k36 + sin_phi * (k34 * sin_phi);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = k38 * sin_phi;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (k39 * sin_phi));
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
                k34,
                k36,
                l_squared_r_squared,
                fd_over_l,
                k38,
                k39,
                k45,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k36 + sin_phi * (k34 * sin_phi);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = k38 * sin_phi;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (k39 * sin_phi));
            let t6 = t4 / t5;
            let t7 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                -((fd_over_l * t6 + k45 * sin_phi * t7) * (cos_phi * t7)),
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
                k34,
                k36,
                l_squared_r_squared,
                inv_l,
                k38,
                k39,
                js_over_l_r,
                inv_l_r,
                inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k36 + sin_phi * (k34 * sin_phi);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = k38 * sin_phi;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (k39 * sin_phi));
            let t6 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
            let sin_phi_inv_l = inv_l * sin_phi;
            let t7 = sin_phi_inv_l * t6;
            let t8 = t4 / t5;
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t9 = inv_l_r * (l_cos_phi - w_sin_phi) * t6;
            let t10 = inv_l_r * (l_cos_phi + w_sin_phi) * t6;
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
                k34,
                k36,
                l_squared_r_squared,
                k37,
                inv_l,
                fd_over_l,
                k38,
                k40,
                js_over_l_r,
                inv_l_r,
                inv_r,
                minus_inv_r,
                k50,
                k51,
                k52,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let t1 = k36 + sin_phi * (k34 * sin_phi);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = l_squared_r_squared * rho1 * t2;
            let sin_phi_fd_over_l = fd_over_l * sin_phi;
            let t4 = sin_phi * sin_phi_fd_over_l;
            let t5 = k37 * t4 * t2;
            let t6 = fd - t5;
            let t7 = rt::lit::<T>(1.0) / (t1 * t6);
            let t8 = k38 * sin_phi;
            let t9 = t2 * t8;
            let t10 = rho2 - rho1 * t9;
            let t11 = t7 * (t8 * t10);
            let t12 = t3 - t11;
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t13 = rt::lit::<T>(2.0) * (sin_phi * (k34 * cos_phi));
            let t14 = k38 * cos_phi;
            let t15 = (t14 - t9 * t13) * (rho1 * t2);
            let t16 = t5 * t13;
            let t17 = k37
                * (cos_phi * sin_phi_fd_over_l + sin_phi * (fd_over_l * cos_phi));
            let t18 = t7 * (t14 * t10 - t8 * t15 - t11 * (t6 * t13 + (t16 - t17)));
            let t19 = t3 * (t2 * t13) + t18;
            let t20 = l_squared_r_squared * t2 + t7 * (t8 * t9);
            let t21 = t8 * t7;
            let cos_phi_inv_l = inv_l * cos_phi;
            let t22 = cos_phi_inv_l * t12;
            let sin_phi_inv_l = inv_l * sin_phi;
            let t23 = rt::lit::<T>(1.0) / t6;
            let t24 = t23 * (t7 * (t10 * (t17 - t16)) - t15);
            let l_sin_phi = l * sin_phi;
            let w_cos_phi = w * cos_phi;
            let t25 = inv_l_r * (l_sin_phi + w_cos_phi);
            let t26 = t25 * t12;
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t27 = l_cos_phi - w_sin_phi;
            let t28 = inv_l_r * t27;
            let t29 = k51 * sin_phi;
            let t30 = inv_l_r * (w_cos_phi - l_sin_phi);
            let t31 = t30 * t12;
            let t32 = l_cos_phi + w_sin_phi;
            let t33 = inv_l_r * t32;
            let t34 = sin_phi_inv_l * t12;
            let t35 = t23 * t10;
            let t36 = k7 * t34 + fd * t35;
            let t37 = cos_phi * t35;
            let t38 = js_over_l_r * t32 * t12;
            let t39 = js_over_l_r * t27 * t12;
            let t40 = cos_phi * t12;
            let t41 = k1 * t40;
            let t42 = cos_phi_inv_l * t36 + (fd_over_l * t37 + t30 * t38)
                - (t25 * t39 + sin_phi * t41);
            let t43 = k3 * t34;
            let t44 = k40 * t37;
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
                (2, 8, k50 * t4 * t7),
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
                (6, 8, t7 * (k52 * sin_phi)),
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
            let t1 = k3 * sin_theta;
            let t2 = k3 * cos_theta;
            rt::vector([
                k1 * x_dot - t1 * theta_dot,
                k1 * y_dot + t2 * theta_dot,
                t2 * y_dot + (k7 * theta_dot + fd * phi_dot) - t1 * x_dot,
                fd * (theta_dot + phi_dot),
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
            let Constants { k8, inv_js, inv_fs, k24, k25, k30, k31, k53, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k30 * sin_theta;
            let t2 = k30 * cos_theta;
            let t3 = p_theta + p_x * t1 - p_y * t2;
            let t4 = p_phi - k24 * t3;
            let t5 = k25 * t3 - k31 * t4;
            rt::vector([
                k8 * p_x + t1 * t5,
                k8 * p_y - t2 * t5,
                t5,
                k53 * t4,
                inv_js * p_left,
                inv_js * p_right,
                inv_fs * p_front,
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
            let t1 = k3 * sin_theta;
            let t2 = k3 * cos_theta;
            let t3 = cos_theta * (k1 * x_dot - t1 * theta_dot)
                + sin_theta * (k1 * y_dot + t2 * theta_dot);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            let t4 = inv_l * sin_phi
                * (t2 * y_dot + (k7 * theta_dot + fd * phi_dot) - t1 * x_dot);
            let t5 = cos_phi * t3
                + js_over_l_r
                    * (left_dot * (l_cos_phi - w_sin_phi)
                        + right_dot * (l_cos_phi + w_sin_phi))
                + (fs_over_r * front_dot + t4);
            rt::vector([t5, fd * (theta_dot + phi_dot)])
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
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let l = self.parameters.l;
            let w = self.parameters.w;
            let fd = self.parameters.Fd;
            let Constants {
                k34,
                k36,
                l_squared_r_squared,
                inv_l,
                k38,
                k39,
                inv_l_r,
                inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = k36 + sin_phi * (k34 * sin_phi);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = k38 * sin_phi;
            let t4 = rho2 - t2 * (rho1 * t3);
            let t5 = fd - t2 * (sin_phi * (k39 * sin_phi));
            let t6 = l_squared_r_squared * rho1 * t2 - t3 * t4 / (t1 * t5);
            let l_cos_phi = l * cos_phi;
            let w_sin_phi = w * sin_phi;
            rt::vector([
                cos_theta * cos_phi * t6,
                sin_theta * cos_phi * t6,
                inv_l * sin_phi * t6,
                t4 / t5,
                inv_l_r * (l_cos_phi - w_sin_phi) * t6,
                inv_l_r * (l_cos_phi + w_sin_phi) * t6,
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
            w: &SVector<T, 7>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, phi, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot, _, _, _]] = w.data.0;
            let l = self.parameters.l;
            let Constants {
                k3,
                k8,
                k13,
                k30,
                k54,
                k55,
                k57,
                k58,
                r_r_over_fs,
                k59,
                k61,
                k62,
                k63,
                k64,
                k66,
                k68,
                k69,
                k70,
                k71,
                k72,
                k73,
                k74,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t1 = k30 * sin_theta;
            let t2 = k3 * sin_theta_theta_dot;
            let t3 = theta_dot * t2;
            let t4 = k30 * cos_theta;
            let t5 = k3 * cos_theta_theta_dot;
            let t6 = theta_dot * t5;
            let t7 = theta_dot * (k3 * cos_theta * x_dot + k3 * sin_theta * y_dot)
                + t3 * t4 - (x_dot * t5 + y_dot * t2 + t6 * t1);
            let t8 = k63 * t7;
            let t9 = t1 * t8 - k8 * t6;
            let t10 = k8 * t3 + t4 * t8;
            let t11 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t9 - cos_theta * t10;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let cos_theta_sin_phi = cos_theta * sin_phi;
            let t12 = sin_theta_cos_phi + cos_theta_sin_phi;
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let sin_theta_sin_phi = sin_theta * sin_phi;
            let t13 = cos_theta_cos_phi - sin_theta_sin_phi;
            let t14 = t12 * (k8 * sin_theta_cos_phi + k69 * cos_theta_sin_phi)
                + (t13 * (k66 * sin_theta_sin_phi + k8 * cos_theta_cos_phi)
                    + (r_r_over_fs + sin_phi * (k74 * sin_phi)));
            let t15 = k61 * cos_theta;
            let t16 = k61 * sin_theta;
            let t17 = t12 * t15 - k71 * sin_phi - t13 * t16;
            let t18 = k64 * t17;
            let t19 = k66 * sin_theta_cos_phi + k68 * cos_theta_sin_phi;
            let l_sin_phi = l * sin_phi;
            let t20 = k62 * cos_phi;
            let t21 = k68 * sin_theta_sin_phi + k69 * cos_theta_cos_phi;
            let t22 = t13 * t15 + (t12 * t16 - k71 * cos_phi);
            let t23 = k64 * t22;
            let t24 = t13 * t19 + (l_sin_phi * t20 + t12 * t21) - t17 * t23;
            let l_cos_phi = l * cos_phi;
            let t25 = rt::lit::<T>(1.0)
                / (l_cos_phi * t20 + t13 * t21 - t12 * t19 - t22 * t23);
            let t26 = t24 * t25;
            let t27 = k13 * sin_theta;
            let t28 = k54 * cos_theta;
            let t29 = k59 * (t27 + t28);
            let t30 = k13 * cos_theta;
            let t31 = k54 * sin_theta;
            let t32 = k59 * (t30 - t31);
            let t33 = k70 * sin_phi;
            let t34 = sin_theta * t15 - cos_theta * t16;
            let t35 = k55 + t34;
            let t36 = k64 * t35;
            let t37 = cos_theta * t19 + sin_theta * t21;
            let t38 = k72 * cos_phi;
            let t39 = t37 - t38 - t35 * t23;
            let t40 = t39 * t25;
            let t41 = t12 * t29 + (t13 * t32 - t33) - t36 * t17 - t24 * t40;
            let t42 = cos_theta * t32 + sin_theta * t29;
            let t43 = rt::lit::<T>(1.0) / (k58 + t42 - t35 * t36 - t39 * t40);
            let t44 = t43 * t41;
            let t45 = k59 * (t27 - t28);
            let t46 = k59 * (t30 + t31);
            let t47 = t34 - k55;
            let t48 = k64 * t47;
            let t49 = t38 + t37 - t47 * t23;
            let t50 = t49 * t25;
            let t51 = t42 - k57 - t47 * t36 - t49 * t40;
            let t52 = t51 * t43;
            let t53 = t12 * t45 + (t13 * t46 + t33) - t48 * t17 - t24 * t50 - t52 * t41;
            let t54 = sin_theta * t45 + (k58 + cos_theta * t46) - t47 * t48 - t49 * t50
                - t51 * t52;
            let t55 = rt::lit::<T>(1.0) / t54;
            let t56 = t53 * t55;
            let t57 = rt::lit::<T>(1.0)
                / (t14 - t17 * t18 - t24 * t26 - t41 * t44 - t53 * t56);
            let sin_phi_phi_dot = sin_phi * phi_dot;
            let cos_phi_phi_dot = cos_phi * phi_dot;
            let t58 = cos_phi * sin_theta_theta_dot + cos_theta * sin_phi_phi_dot
                + (sin_phi * cos_theta_theta_dot + sin_theta * cos_phi_phi_dot);
            let l_theta_dot = l * theta_dot;
            let t59 = cos_phi * cos_theta_theta_dot + cos_theta * cos_phi_phi_dot
                - (sin_theta * sin_phi_phi_dot + sin_phi * sin_theta_theta_dot);
            let t60 = t13 * t9
                + (l_sin_phi * t8
                    + (x_dot * t58 - cos_phi_phi_dot * l_theta_dot - y_dot * t59));
            let t61 = l_cos_phi * t8
                + (x_dot * t59 + (y_dot * t58 + sin_phi_phi_dot * l_theta_dot))
                - t12 * t9;
            let t62 = t61 - t13 * t10 - t11 * t23;
            let t63 = cos_theta * t9;
            let t64 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t65 = k73 * t7;
            let t66 = sin_theta * t10;
            let t67 = t63 - (t64 + t65) - t66 - t36 * t11 - t62 * t40;
            let t68 = t63 + (t65 - t64) - t66 - t48 * t11 - t62 * t50 - t52 * t67;
            let t69 = t60 - t12 * t10 - t11 * t18 - t62 * t26 - t44 * t67 - t56 * t68;
            let t70 = t55 * (t68 - t57 * (t53 * t69));
            let t71 = t43 * (t67 - t57 * (t41 * t69)) - t52 * t70;
            let t72 = t25 * (t62 - t57 * (t24 * t69)) - t50 * t70 - t40 * t71;
            let t73 = k64 * (t11 - t57 * (t17 * t69)) - t48 * t70 - t36 * t71
                - t23 * t72;
            rt::vector([t73, t72, t71, t70, t69 * t57])
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
            let Constants {
                k3,
                k8,
                k13,
                k29,
                k30,
                k32,
                k54,
                k55,
                k57,
                k58,
                r_r_over_fs,
                k59,
                k61,
                k62,
                k63,
                k64,
                k66,
                k68,
                k69,
                k70,
                k71,
                k72,
                k73,
                k74,
                minus_r_over_js,
                minus_r_over_fs,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k13 * sin_theta;
            let t2 = k54 * cos_theta;
            let t3 = k59 * (t1 - t2);
            let t4 = k13 * cos_theta;
            let t5 = k54 * sin_theta;
            let t6 = k59 * (t4 + t5);
            let t7 = k61 * cos_theta;
            let t8 = k61 * sin_theta;
            let t9 = sin_theta * t7 - cos_theta * t8;
            let t10 = t9 - k55;
            let t11 = k64 * t10;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t12 = k72 * cos_phi;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let cos_theta_sin_phi = cos_theta * sin_phi;
            let t13 = k66 * sin_theta_cos_phi + k68 * cos_theta_sin_phi;
            let sin_theta_sin_phi = sin_theta * sin_phi;
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let t14 = k68 * sin_theta_sin_phi + k69 * cos_theta_cos_phi;
            let t15 = cos_theta * t13 + sin_theta * t14;
            let t16 = cos_theta_cos_phi - sin_theta_sin_phi;
            let t17 = sin_theta_cos_phi + cos_theta_sin_phi;
            let t18 = t16 * t7 + (t17 * t8 - k71 * cos_phi);
            let t19 = k64 * t18;
            let t20 = t12 + t15 - t10 * t19;
            let l_cos_phi = l * cos_phi;
            let t21 = k62 * cos_phi;
            let t22 = rt::lit::<T>(1.0)
                / (l_cos_phi * t21 + t16 * t14 - t17 * t13 - t18 * t19);
            let t23 = t20 * t22;
            let t24 = k59 * (t4 - t5);
            let t25 = k59 * (t1 + t2);
            let t26 = cos_theta * t24 + sin_theta * t25;
            let t27 = k55 + t9;
            let t28 = k64 * t27;
            let t29 = t15 - t12 - t27 * t19;
            let t30 = t29 * t22;
            let t31 = t26 - k57 - t10 * t28 - t20 * t30;
            let t32 = rt::lit::<T>(1.0) / (k58 + t26 - t27 * t28 - t29 * t30);
            let t33 = t31 * t32;
            let t34 = sin_theta * t3 + (k58 + cos_theta * t6) - t10 * t11 - t20 * t23
                - t31 * t33;
            let t35 = rt::lit::<T>(1.0) / t34;
            let t36 = k30 * sin_theta;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let t37 = k3 * cos_theta_theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t38 = k3 * sin_theta_theta_dot;
            let t39 = theta_dot * (k3 * cos_theta * x_dot + k3 * sin_theta * y_dot)
                - (x_dot * t37 + y_dot * t38);
            let t40 = theta_dot * t38;
            let t41 = k30 * cos_theta;
            let t42 = theta_dot * t37;
            let t43 = t39 + (t40 * t41 - t42 * t36);
            let t44 = k63 * t43;
            let t45 = t36 * t44 - k8 * t42;
            let t46 = cos_theta * t45;
            let t47 = k73 * t43;
            let t48 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t49 = k8 * t40 + t41 * t44;
            let t50 = sin_theta * t49;
            let t51 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t45 - cos_theta * t49;
            let cos_phi_phi_dot = cos_phi * phi_dot;
            let sin_phi_phi_dot = sin_phi * phi_dot;
            let t52 = cos_phi * cos_theta_theta_dot + cos_theta * cos_phi_phi_dot
                - (sin_theta * sin_phi_phi_dot + sin_phi * sin_theta_theta_dot);
            let t53 = cos_phi * sin_theta_theta_dot + cos_theta * sin_phi_phi_dot
                + (sin_phi * cos_theta_theta_dot + sin_theta * cos_phi_phi_dot);
            let l_theta_dot = l * theta_dot;
            let t54 = x_dot * t52 + (y_dot * t53 + sin_phi_phi_dot * l_theta_dot)
                + l_cos_phi * t44 - t17 * t45;
            let t55 = t54 - t16 * t49 - t19 * t51;
            let t56 = t46 - (t48 + t47) - t50 - t28 * t51 - t30 * t55;
            let t57 = t46 + (t47 - t48) - t50 - t11 * t51 - t23 * t55 - t33 * t56;
            let t58 = t17 * (k8 * sin_theta_cos_phi + k69 * cos_theta_sin_phi)
                + (t16 * (k66 * sin_theta_sin_phi + k8 * cos_theta_cos_phi)
                    + (r_r_over_fs + sin_phi * (k74 * sin_phi)));
            let t59 = t17 * t7 - k71 * sin_phi - t16 * t8;
            let t60 = k64 * t59;
            let l_sin_phi = l * sin_phi;
            let t61 = t16 * t13 + (l_sin_phi * t21 + t17 * t14) - t59 * t19;
            let t62 = t61 * t22;
            let t63 = k70 * sin_phi;
            let t64 = t17 * t25 + (t16 * t24 - t63) - t28 * t59 - t61 * t30;
            let t65 = t32 * t64;
            let t66 = t17 * t3 + (t16 * t6 + t63) - t11 * t59 - t61 * t23 - t33 * t64;
            let t67 = t66 * t35;
            let t68 = rt::lit::<T>(1.0)
                / (t58 - t59 * t60 - t61 * t62 - t64 * t65 - t66 * t67);
            let t69 = t16 * t45
                + (x_dot * t53 - cos_phi_phi_dot * l_theta_dot - y_dot * t52
                    + l_sin_phi * t44);
            let t70 = t69 - t17 * t49 - t60 * t51 - t62 * t55 - t65 * t56 - t67 * t57;
            let t71 = t35 * (t57 - t68 * (t66 * t70));
            let t72 = t32 * (t56 - t68 * (t64 * t70)) - t33 * t71;
            let t73 = t71 + t72;
            let t74 = t68 * t70;
            let t75 = t22 * (t55 - t68 * (t61 * t70)) - t23 * t71 - t30 * t72;
            let t76 = k64 * (t51 - t68 * (t59 * t70)) - t11 * t71 - t28 * t72
                - t19 * t75;
            let t77 = cos_theta * t73 + (t42 + t16 * t74) - t17 * t75 - sin_theta * t76;
            let t78 = t36 * t77
                + (l_cos_phi * t75 + (w * (t71 - t72) + (l_sin_phi * t74 - t39)));
            let t79 = cos_theta * t76
                + (t16 * t75 + (sin_theta * t73 + (t40 + t17 * t74)));
            let t80 = t78 - t41 * t79;
            let t81 = k29 * t80;
            rt::vector([
                k8 * t77 + t36 * t81,
                k8 * t79 - t41 * t81,
                t81,
                k32 * t80,
                minus_r_over_js * t72,
                minus_r_over_js * t71,
                minus_r_over_fs * t74,
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
                * (k22 * (cos_theta * y_dot - sin_theta * x_dot)
                    + (k7 * theta_dot + twice_fd * phi_dot));
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
            let Constants { k9, k13, k15, k17, k18, k21, inv_js, inv_fs, k59, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k17 * cos_theta;
            let t2 = p_y * t1;
            let t3 = k17 * sin_theta;
            let t4 = k18 * p_theta + p_x * t3;
            let t5 = cos_theta * (k15 * sin_theta);
            let t6 = (k13 + sin_theta * (k9 * sin_theta)) * (k59 * p_x)
                + (t3 * (p_theta - p_phi) - p_y * t5);
            let t7 = (k13 + cos_theta * (k9 * cos_theta)) * (k59 * p_y)
                + (t1 * (p_phi - p_theta) - p_x * t5);
            let t8 = p_theta * (t4 - (k18 * p_phi + t2))
                + (inv_js * (p_left * p_left + p_right * p_right)
                    + p_front * (inv_fs * p_front));
            let t9 = p_phi * (k21 * p_phi + t2 - t4) + p_x * t6 + (p_y * t7 + t8);
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
            let Constants {
                k3,
                k8,
                k9,
                k13,
                k15,
                k17,
                k18,
                k21,
                inv_js,
                inv_fs,
                k30,
                k54,
                k55,
                k57,
                k58,
                r_r_over_fs,
                k59,
                k61,
                k62,
                k63,
                k64,
                k66,
                k68,
                k69,
                k70,
                k71,
                k72,
                k73,
                k74,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k17 * sin_theta;
            let t2 = cos_theta * (k15 * sin_theta);
            let t3 = (k13 + sin_theta * (k9 * sin_theta)) * (k59 * p_x)
                + (t1 * (p_theta - p_phi) - p_y * t2);
            let t4 = k17 * cos_theta;
            let t5 = (k13 + cos_theta * (k9 * cos_theta)) * (k59 * p_y)
                + (t4 * (p_phi - p_theta) - p_x * t2);
            let t6 = k18 * p_theta + p_x * t1;
            let t7 = p_y * t4;
            let t8 = t6 - (k18 * p_phi + t7);
            let t9 = k21 * p_phi + t7 - t6;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_theta_cos_phi = cos_theta * cos_phi;
            let sin_theta_sin_phi = sin_theta * sin_phi;
            let t10 = cos_theta_cos_phi - sin_theta_sin_phi;
            let sin_theta_cos_phi = sin_theta * cos_phi;
            let cos_theta_sin_phi = cos_theta * sin_phi;
            let t11 = sin_theta_cos_phi + cos_theta_sin_phi;
            let t12 = t11 * (k8 * sin_theta_cos_phi + k69 * cos_theta_sin_phi)
                + (t10 * (k66 * sin_theta_sin_phi + k8 * cos_theta_cos_phi)
                    + (r_r_over_fs + sin_phi * (k74 * sin_phi)));
            let t13 = k61 * cos_theta;
            let t14 = k61 * sin_theta;
            let t15 = t11 * t13 - k71 * sin_phi - t10 * t14;
            let t16 = k64 * t15;
            let t17 = k66 * sin_theta_cos_phi + k68 * cos_theta_sin_phi;
            let l_sin_phi = l * sin_phi;
            let t18 = k62 * cos_phi;
            let t19 = k68 * sin_theta_sin_phi + k69 * cos_theta_cos_phi;
            let t20 = t10 * t13 + (t11 * t14 - k71 * cos_phi);
            let t21 = k64 * t20;
            let t22 = t10 * t17 + (l_sin_phi * t18 + t11 * t19) - t15 * t21;
            let l_cos_phi = l * cos_phi;
            let t23 = rt::lit::<T>(1.0)
                / (l_cos_phi * t18 + t10 * t19 - t11 * t17 - t20 * t21);
            let t24 = t22 * t23;
            let t25 = k13 * sin_theta;
            let t26 = k54 * cos_theta;
            let t27 = k59 * (t25 + t26);
            let t28 = k13 * cos_theta;
            let t29 = k54 * sin_theta;
            let t30 = k59 * (t28 - t29);
            let t31 = k70 * sin_phi;
            let t32 = sin_theta * t13 - cos_theta * t14;
            let t33 = k55 + t32;
            let t34 = k64 * t33;
            let t35 = cos_theta * t17 + sin_theta * t19;
            let t36 = k72 * cos_phi;
            let t37 = t35 - t36 - t33 * t21;
            let t38 = t37 * t23;
            let t39 = t11 * t27 + (t10 * t30 - t31) - t34 * t15 - t22 * t38;
            let t40 = cos_theta * t30 + sin_theta * t27;
            let t41 = rt::lit::<T>(1.0) / (k58 + t40 - t33 * t34 - t37 * t38);
            let t42 = t41 * t39;
            let t43 = k59 * (t25 - t26);
            let t44 = k59 * (t28 + t29);
            let t45 = t32 - k55;
            let t46 = k64 * t45;
            let t47 = t36 + t35 - t45 * t21;
            let t48 = t47 * t23;
            let t49 = t40 - k57 - t45 * t34 - t47 * t38;
            let t50 = t49 * t41;
            let t51 = t11 * t43 + (t10 * t44 + t31) - t46 * t15 - t22 * t48 - t50 * t39;
            let t52 = sin_theta * t43 + (k58 + cos_theta * t44) - t45 * t46 - t47 * t48
                - t49 * t50;
            let t53 = rt::lit::<T>(1.0) / t52;
            let t54 = t51 * t53;
            let t55 = rt::lit::<T>(1.0)
                / (t12 - t15 * t16 - t22 * t24 - t39 * t42 - t51 * t54);
            let t56 = k30 * sin_theta;
            let t57 = t8 * (k3 * cos_theta * t3 + k3 * sin_theta * t5);
            let t58 = k30 * cos_theta;
            let t59 = sin_theta * t8;
            let t60 = k3 * t59;
            let t61 = t8 * t60;
            let t62 = cos_theta * t8;
            let t63 = k3 * t62;
            let t64 = t8 * t63;
            let t65 = t57 + t58 * t61 - (t56 * t64 + (t3 * t63 + t5 * t60));
            let t66 = k63 * t65;
            let t67 = t56 * t66 - k8 * t64;
            let t68 = sin_phi * t9;
            let t69 = cos_phi * t9;
            let t70 = cos_phi * t59 + cos_theta * t68
                + (sin_phi * t62 + sin_theta * t69);
            let t71 = l * t8;
            let t72 = cos_phi * t62 + cos_theta * t69
                - (sin_theta * t68 + sin_phi * t59);
            let t73 = t10 * t67 + (l_sin_phi * t66 + (t3 * t70 - t69 * t71 - t5 * t72));
            let t74 = k8 * t61 + t58 * t66;
            let t75 = t3 * t62 + t5 * t59 - sin_theta * t67 - cos_theta * t74;
            let t76 = l_cos_phi * t66 + (t5 * t70 + (t3 * t72 + t68 * t71)) - t11 * t67;
            let t77 = t76 - t10 * t74 - t21 * t75;
            let t78 = cos_theta * t67;
            let t79 = t5 * t62 - t3 * t59;
            let t80 = k73 * t65;
            let t81 = sin_theta * t74;
            let t82 = t78 - (t79 + t80) - t81 - t34 * t75 - t38 * t77;
            let t83 = t78 + (t80 - t79) - t81 - t46 * t75 - t48 * t77 - t50 * t82;
            let t84 = t73 - t11 * t74 - t16 * t75 - t24 * t77 - t42 * t82 - t54 * t83;
            let t85 = t55 * t84;
            let t86 = t53 * (t83 - t55 * (t51 * t84));
            let t87 = t41 * (t82 - t55 * (t39 * t84)) - t50 * t86;
            let t88 = t86 + t87;
            let t89 = t23 * (t77 - t55 * (t22 * t84)) - t48 * t86 - t38 * t87;
            let t90 = k64 * (t75 - t55 * (t15 * t84)) - t46 * t86 - t34 * t87
                - t21 * t89;
            rt::vector([
                t3,
                t5,
                t8,
                t9,
                inv_js * p_left,
                inv_js * p_right,
                inv_fs * p_front,
                t10 * t85 + cos_theta * t88 - t11 * t89 - sin_theta * t90,
                cos_theta * t90 + (t10 * t89 + (t11 * t85 + sin_theta * t88)),
                l_cos_phi * t89 + (w * (t86 - t87) + (l_sin_phi * t85 - t57)),
                rt::lit::<T>(0.0),
                -r * t87,
                -r * t86,
                -r * t85,
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
        /// - `phi_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, left_rate, right_rate, front_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 18 | 41 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 29 | 5 | 0 | 0 | 0 |
        /// | each step | 41 | 95 | 8 | 0 | 4 | 2 |
        /// | each sweep for phi_rate, rho1_rate, rho2_rate, kappa_gradient | 57 | 108 | 8 | 0 | 3 | 0 |
        /// | each iteration for phi_rate, rho1_rate, rho2_rate, kappa_gradient | 298 | 544 | 13 | 0 | 4 | 0 |
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
            /// `l²`
            l_squared: T,
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
            /// `(r² (Fd + (J + 2 Jd) + ((a + l) M (a - l) + 2 (l + w) m (w - l))) + 2 (l + w) Js (w - l))/ …`
            k11: T,
            /// `1/(l² r²)`
            k12: T,
            /// `Js/(l² r²)`
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

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (24).
            type Carried = [T; 34];
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
                let k11 = k5 / l_squared_r_squared;
                let k12 = rt::lit::<T>(1.0) / l_squared_r_squared;
                let k13 = js / (l_r * l_r);
                let inv_r_squared = rt::lit::<T>(1.0) / r_squared;
                let k14 = rt::lit::<T>(0.5) * k7;
                let half_fd = rt::lit::<T>(0.5) * fd;
                let k15 = rt::lit::<T>(0.5) * k10;
                let k16 = rt::lit::<T>(0.5) * k13;
                let half_js = rt::lit::<T>(0.5) * js;
                let k17 = rt::lit::<T>(0.5) * k1;
                let k18 = rt::lit::<T>(0.5) * k3;
                let k19 = rt::lit::<T>(2.0) * k11;
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
                    l_squared,
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
                    l_squared,
                    k3,
                    k5,
                    k6,
                    l_squared_r_squared,
                    inv_l,
                    fd_over_l,
                    k8,
                    k9,
                    inv_l_r,
                    k12,
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
                let t1 = k2 * sin_theta;
                let sin_phi_inv_l = inv_l * sin_phi;
                let t2 = k2 * cos_theta;
                let t3 = cos_theta_cos_phi * (k1 * x_dot - t1 * theta_dot)
                    + sin_phi_inv_l
                        * (t2 * y_dot + (k3 * theta_dot + fd * phi_dot) - t1 * x_dot);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                let t4 = inv_l_r * (l_cos_phi - w_sin_phi);
                let t5 = inv_l_r * (l_cos_phi + w_sin_phi);
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let t6 = js * (left_dot * t4 + right_dot * t5)
                    + (sin_theta_cos_phi * (k1 * y_dot + t2 * theta_dot)
                        + fs / r * front_dot);
                let t7 = t3 + t6;
                let t8 = fd * (theta_dot + phi_dot);
                let t9 = k6 + sin_phi * (k5 * sin_phi);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = l_squared_r_squared * t10;
                let t12 = fd - t10 * (sin_phi * (k9 * sin_phi));
                let t13 = t9 * t12;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = k8 * sin_phi;
                let t16 = t10 * t15;
                let t17 = t8 - t16 * t7;
                let t18 = rt::lit::<T>(0.5)
                    * (t7 * (t11 * t7 - t14 * (t15 * t17)) + t8 * t17 / t12);
                let t19 = cos_theta * (sin_theta_cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta_cos_phi - sin_theta * sin_phi);
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t7,
                    t8,
                    t18,
                    sin_phi_inv_l,
                    t4,
                    t5,
                    t9,
                    k12 * t9,
                    fd * sin_phi,
                    fd_over_l * sin_phi,
                    t15,
                    t16,
                    t12,
                    t13,
                    t11 + t14 * (t15 * t16),
                    t15 * t14,
                    rt::abs(inv_h * phi),
                    h * t9,
                    fd_h * sin_phi,
                    k22 * sin_phi,
                    t19 * t19 + cos_phi * (l_squared * cos_phi),
                    rt::abs(phi) + rt::lit::<T>(1.0),
                    sin_phi,
                    cos_phi,
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, reference, ahead1,
                ahead2, ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10,
                ahead11, ahead12, ahead13, ahead14, ahead15, ahead16, ahead17, _,
                ahead19, sin_phi_ahead, cos_phi_ahead, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k2,
                    l_squared,
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
                    ..
                } = *setting.scheme();
                let inv_ahead10 = rt::lit::<T>(1.0) / ahead10;
                let t1 = rho2 - rho1 * ahead9;
                let t2 = t1 * inv_ahead10;
                let inv_ahead4 = rt::lit::<T>(1.0) / ahead4;
                let inv_ahead11 = rt::lit::<T>(1.0) / ahead11;
                let t3 = l_squared_r_squared * rho1 * inv_ahead4
                    - ahead8 * t1 * inv_ahead11;
                let t4 = l_squared_r_squared * inv_ahead4;
                let ahead8_inv_ahead11 = ahead8 * inv_ahead11;
                let half_h_ahead6 = half_h * ahead6;
                let half_ahead16 = rt::lit::<T>(0.5) * ahead16;
                let t5 = half_fd_over_l * ahead15;
                let t6 = half_fd_over_l * ahead17;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([phi_rate, rho1_rate, rho2_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t15 = rho2_rate * kappa_gradient;
                    let t16 = rho2 + half_h * rho2_rate;
                    let phi_rate_half_h = half_h * phi_rate;
                    let t18 = phi + phi_rate_half_h;
                    let ((sin_phi_rate_half_h, _), (t19, t20)) = rt::halfway(
                        (sin_phi_ahead, cos_phi_ahead),
                        phi_rate_half_h,
                        t18,
                    );
                    let t22 = k6 + t19 * (k5 * t19);
                    let t23 = rt::lit::<T>(1.0) / t22;
                    let t17 = rho1 + half_h * rho1_rate;
                    let t21 = k8 * t19;
                    let t267 = t16 - t23 * (t17 * t21);
                    let t268 = fd - t23 * (t19 * (k9 * t19));
                    let t269 = t267 / t268;
                    let t270 = t15 + t269;
                    let t35 = t23 * (l_squared_r_squared * t17);
                    let t271 = t21 * t267 / (t22 * t268);
                    let t272 = t35 - t271;
                    let t55 = w * t20;
                    let t56 = l * t19;
                    let t57 = t55 - t56;
                    let t43 = l * t20;
                    let t44 = w * t19;
                    let t49 = t43 + t44;
                    let t60 = inv_l * t20;
                    let t273 = fd * t269;
                    let t62 = k10 * t19;
                    let t274 = t272 * (t57 * (k13 * t49)) + t60 * (t273 + t62 * t272);
                    let t65 = t56 + t55;
                    let t45 = t43 - t44;
                    let t175 = t65 * (k13 * t45);
                    let t68 = k1 * t20;
                    let t275 = t272 * (t175 + t19 * t68);
                    let t53 = inv_r_squared + t20 * t20;
                    let t34 = rho1_rate * kappa_gradient;
                    let t276 = t34 + t272;
                    let t277 = t53 * t276;
                    let t50 = inv_l_r * t49;
                    let t278 = t50 * t276;
                    let t33 = inv_l * t19;
                    let t279 = t33 * t276;
                    let t46 = inv_l_r * t45;
                    let t280 = t46 * t276;
                    let t281 = t270 * (t274 - t275)
                        - kappa_gradient
                            * (t277 + t50 * t278 + (t33 * t279 + t46 * t280));
                    let t282 = fd_over_l * t269;
                    let t283 = (t282 + t272 * (k11 * t19)) * (t20 * t272);
                    let t73 = phi_rate * kappa_gradient;
                    let t80 = rho1 + h * rho1_rate;
                    let t284 = inv_l / t268;
                    let phi_rate_h = h * phi_rate;
                    let phi_new = phi + phi_rate_h;
                    let sin_phi_ahead_new = rt::sin(phi_new);
                    let ahead6_new = fd * sin_phi_ahead_new;
                    let ahead4_new = k6 + sin_phi_ahead_new * (k5 * sin_phi_ahead_new);
                    let ahead5_new = k12 * ahead4_new;
                    let t285 = t80 - t284 * (ahead6_new * t267) - ahead5_new * t272;
                    let inv_ahead4_new = rt::lit::<T>(1.0) / ahead4_new;
                    let t92 = l_squared_r_squared * inv_ahead4_new;
                    let t85 = inv_ahead4_new
                        * (sin_phi_ahead_new * (k9 * sin_phi_ahead_new));
                    let ahead10_new = fd - t85;
                    let ahead11_new = ahead4_new * ahead10_new;
                    let inv_ahead11_new = rt::lit::<T>(1.0) / ahead11_new;
                    let ahead8_new = k8 * sin_phi_ahead_new;
                    let t78 = rho2 + h * rho2_rate;
                    let ahead7_new = fd_over_l * sin_phi_ahead_new;
                    let t286 = t78 - t273 - ahead7_new * t272;
                    let ahead9_new = ahead8_new * inv_ahead4_new;
                    let t287 = t286 - ahead9_new * t285;
                    let inv_ahead10_new = rt::lit::<T>(1.0) / ahead10_new;
                    let t288 = rho1 - t284 * (ahead6 * t267) - ahead5 * t272;
                    let t289 = rho2 - t273 - ahead7 * t272;
                    let t290 = t289 - ahead9 * t288;
                    let t291 = inv_ahead10_new * (t286 * t287)
                        - (t288 * (t4 * t288 - ahead8_inv_ahead11 * t290)
                            + t290 * (inv_ahead10 * t289));
                    let t97 = t20 * sin_phi_rate_half_h;
                    let t100 = fd * t97;
                    let t102 = sin_phi_ahead_new + sin_phi_ahead;
                    let t292 = phi_rate_h * t283
                        - t272
                            * (t284 * (t267 * t100)
                                + t97 * (t282 + t272 * (k11 * t102)));
                    let t106 = rho2_rate * rho2_rate
                        + (phi_rate * phi_rate + rho1_rate * rho1_rate);
                    let t293 = h
                        * (t276 * t277 + t280 * t280
                            + (t278 * t278 + (t106 + t279 * t279)));
                    let t294 = rt::div_or_zero(
                        rt::lit::<T>(0.5)
                            * (t285
                                * (t92 * t285 - inv_ahead11_new * (ahead8_new * t287))
                                + t291) + t292,
                        t293,
                    );
                    solution1
                        .update([t270, t281, t276 * (t275 - t274) + (t283 - t73), t294]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t7 = ahead1 * t3;
                            let t8 = cos_phi_ahead * t3;
                            let t9 = sin_phi_ahead * t2;
                            let t10 = cos_phi_ahead * t2;
                            let t11 = w * t10;
                            let t12 = l * t9;
                            let t13 = (k3 * t7 + fd * t2) * (inv_l * t10)
                                + (ahead3 * (t11 - t12) - ahead2 * (t12 + t11))
                                    * (js_over_l_r * t3);
                            let t14 = (cos_phi_ahead * t7 - ahead1 * t8) * (k2 * t7)
                                - t8 * (k1 * t9) + t13;
                            [t2, t14, rt::lit::<T>(0.0), rt::lit::<T>(0.0)]
                        },
                        move || [
                            ahead14,
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::lit::<T>(1.0),
                        ],
                        move |[phi_rate, rho1_rate, rho2_rate, kappa_gradient]| {
                            let t15 = rho2_rate * kappa_gradient;
                            let t16 = rho2 + half_h * rho2_rate;
                            let t17 = rho1 + half_h * rho1_rate;
                            let phi_rate_half_h = half_h * phi_rate;
                            let t18 = phi + phi_rate_half_h;
                            let (
                                (sin_phi_rate_half_h, cos_phi_rate_half_h),
                                (t19, t20),
                            ) = rt::halfway(
                                (sin_phi_ahead, cos_phi_ahead),
                                phi_rate_half_h,
                                t18,
                            );
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
                            let t42 = kappa_gradient * t41;
                            let t43 = l * t20;
                            let t44 = w * t19;
                            let t45 = t43 - t44;
                            let t46 = inv_l_r * t45;
                            let t47 = t46 * t40;
                            let t48 = kappa_gradient * t47;
                            let t49 = t43 + t44;
                            let t50 = inv_l_r * t49;
                            let t51 = t50 * t40;
                            let t52 = kappa_gradient * t51;
                            let t53 = inv_r_squared + t20 * t20;
                            let t54 = t40 * t53;
                            let t55 = w * t20;
                            let t56 = l * t19;
                            let t57 = t55 - t56;
                            let t58 = inv_l_r * t57;
                            let t59 = t39 * (js_over_l_r * t49);
                            let t60 = inv_l * t20;
                            let t61 = fd * t31;
                            let t62 = k10 * t19;
                            let t63 = t61 + t39 * t62;
                            let t64 = t58 * t59 + t60 * t63;
                            let t65 = t56 + t55;
                            let t66 = inv_l_r * t65;
                            let t67 = t39 * (js_over_l_r * t45);
                            let t68 = k1 * t20;
                            let t69 = t39 * t68;
                            let t70 = t66 * t67 + t19 * t69;
                            let t71 = t64 - t70;
                            let t72 = t33 * t42 + t46 * t48
                                + (t50 * t52 + (rho1_rate + kappa_gradient * t54))
                                - t71 * t32;
                            let t73 = phi_rate * kappa_gradient;
                            let t74 = t39 * (k11 * t39);
                            let t75 = t39 * (fd_over_l * t31) + t19 * t74;
                            let t76 = t20 * t75;
                            let t77 = t70 - t64;
                            let t78 = rho2 + h * rho2_rate;
                            let phi_rate_h = h * phi_rate;
                            let phi_new = phi + phi_rate_h;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new,
                            );
                            let ahead7_new = fd_over_l * sin_phi_ahead_new;
                            let t79 = t78 - t61 - ahead7_new * t39;
                            let ahead8_new = k8 * sin_phi_ahead_new;
                            let ahead4_new = k6
                                + sin_phi_ahead_new * (k5 * sin_phi_ahead_new);
                            let inv_ahead4_new = rt::lit::<T>(1.0) / ahead4_new;
                            let ahead9_new = ahead8_new * inv_ahead4_new;
                            let t80 = rho1 + h * rho1_rate;
                            let t81 = inv_l / t29;
                            let ahead6_new = fd * sin_phi_ahead_new;
                            let t82 = t81 * (ahead6_new * t25);
                            let ahead5_new = k12 * ahead4_new;
                            let t83 = t80 - t82 - ahead5_new * t39;
                            let t84 = t79 - ahead9_new * t83;
                            let t85 = inv_ahead4_new
                                * (sin_phi_ahead_new * (k9 * sin_phi_ahead_new));
                            let ahead10_new = fd - t85;
                            let inv_ahead10_new = rt::lit::<T>(1.0) / ahead10_new;
                            let t86 = t84 * inv_ahead10_new;
                            let t87 = rho2 - t61 - ahead7 * t39;
                            let t88 = t81 * (ahead6 * t25);
                            let t89 = rho1 - t88 - ahead5 * t39;
                            let t90 = t87 - ahead9 * t89;
                            let t91 = inv_ahead10 * t90;
                            let t92 = l_squared_r_squared * inv_ahead4_new;
                            let t93 = t92 * t83;
                            let ahead11_new = ahead4_new * ahead10_new;
                            let inv_ahead11_new = rt::lit::<T>(1.0) / ahead11_new;
                            let ahead13_new = ahead8_new * inv_ahead11_new;
                            let t94 = ahead13_new * t84;
                            let t95 = t93 - t94;
                            let t96 = t4 * t89 - ahead8_inv_ahead11 * t90;
                            let t97 = t20 * sin_phi_rate_half_h;
                            let t98 = fd_over_l * t97;
                            let t99 = t98 * t39;
                            let t100 = fd * t97;
                            let t101 = t81 * (t100 * t25);
                            let t102 = sin_phi_ahead_new + sin_phi_ahead;
                            let t103 = t102 * (k11 * t97);
                            let t104 = t101 + t103 * t39;
                            let t105 = rt::lit::<T>(0.5)
                                * (t79 * t86 - t87 * t91 + (t83 * t95 - t89 * t96))
                                + (phi_rate_h * t76 - (t31 * t99 + t39 * t104));
                            let t106 = rho2_rate * rho2_rate
                                + (phi_rate * phi_rate + rho1_rate * rho1_rate);
                            let t107 = h
                                * (t40 * t54 + t47 * t47
                                    + (t51 * t51 + (t41 * t41 + t106)));
                            let t108 = rt::div_or_zero(t105, t107);
                            let t109 = k14
                                * (t26 * (h * t20) + t19 * (h_fd_over_l * t20));
                            let t110 = t20 * (k23 * t19);
                            let t111 = t110 * t28;
                            let t112 = t109 - t111;
                            let t113 = k24 * t20;
                            let t114 = (t113 - t110 * t24) * (t17 * t23);
                            let t115 = t30 * (t37 * (t25 * t112) - t114);
                            let t116 = h * t24;
                            let t117 = t30 * t116;
                            let t118 = rt::lit::<T>(0.5) * t117;
                            let t119 = half_h * t30;
                            let t120 = kappa_gradient + t119;
                            let t121 = theta + half_h * t41;
                            let (t122, t123) = rt::sin_cos(t121);
                            let t124 = t20 * t122;
                            let t125 = t20 * t123;
                            let t126 = half_h_over_l * t20;
                            let t127 = t37
                                * (t25 * t113 - t21 * t114
                                    - t38 * (t110 * t29 + (t111 - t109)));
                            let t128 = t35 * (t23 * t110) + t127;
                            let t129 = t33 * t128;
                            let t130 = t40 * t126 - t129;
                            let t131 = h * t130;
                            let t132 = h * t19;
                            let t133 = rt::lit::<T>(0.5) * (t125 * t131 - t132 * t122);
                            let t134 = t40 * t133 - t128 * t124;
                            let t135 = k26 * t20;
                            let t136 = k25 * t19;
                            let t137 = inv_l_r * (t135 - t136);
                            let t138 = t50 * t128;
                            let t139 = t137 * t40 - t138;
                            let t140 = t46 * t128;
                            let t141 = inv_l_r * (t136 + t135);
                            let t142 = t140 + t141 * t40;
                            let t143 = t124 * t134
                                + (t50 * t139 - inv_r_squared * t128
                                    + (t33 * t130 - t46 * t142));
                            let t144 = rt::lit::<T>(0.5) * (t132 * t123 + t124 * t131);
                            let t145 = t128 * t125 + t40 * t144;
                            let t146 = t40 * t124;
                            let t147 = kappa_gradient * t146;
                            let t148 = fd * t115;
                            let t149 = k25 * t20;
                            let t150 = k26 * t19;
                            let t151 = (t137 * t39 - t138) * (js_over_l_r * t57)
                                - (t59 * (inv_l_r * (t149 + t150))
                                    + t63 * (half_h_over_l * t19));
                            let t152 = t60 * (t148 + k3 * (t39 * t126 - t129)) + t151;
                            let t153 = half_h * t20;
                            let t154 = t67 * (inv_l_r * (t149 - t150)) + t69 * t153
                                - (t140 + t141 * t39) * (js_over_l_r * t65);
                            let t155 = half_h * t19;
                            let t156 = t154 - (t39 * t155 + t20 * t128) * (k1 * t19);
                            let t157 = t126 * t42 + t137 * t52 - t141 * t48 - t71 * t115
                                - t32 * (t152 - t156);
                            let t158 = t40 * t125;
                            let t159 = kappa_gradient * t158;
                            let t160 = k27 * t23 + t37 * (t21 * t116);
                            let t161 = rt::lit::<T>(0.5) * t160;
                            let t162 = kappa_gradient + t161;
                            let t163 = t33 * t162;
                            let t164 = h * t163;
                            let t165 = t124 * t164;
                            let t166 = rt::lit::<T>(0.5) * t40;
                            let t167 = t162 * t125 - t165 * t166;
                            let t168 = t125 * t164;
                            let t169 = t162 * t124 + t166 * t168;
                            let t170 = t50 * t162;
                            let t171 = t46 * t162;
                            let t172 = t124 * t169
                                + (t33 * t163 + inv_r_squared * t162
                                    + (t50 * t170 + t46 * t171));
                            let t173 = half_fd * t117;
                            let t174 = t160 * (t57 * (k16 * t49))
                                + t60 * (t160 * (k15 * t19) - t173);
                            let t175 = t65 * (k13 * t45);
                            let t176 = t20 * t19;
                            let t177 = t161 * (t175 + k1 * t176);
                            let t178 = rt::lit::<T>(0.5)
                                * (t71 * t117 + t147 * t168 - t159 * t165)
                                + (rt::lit::<T>(1.0) - t32 * (t174 - t177));
                            let t179 = t37 * (k28 * t27);
                            let t180 = h * t179;
                            let t181 = t124 * t180;
                            let t182 = t40 * t181;
                            let t183 = k29 * t19 * t37;
                            let t184 = t183 * t125;
                            let t185 = k30 * t19;
                            let t186 = t37 * (t45 * t185);
                            let t187 = t37 * (t49 * t185);
                            let t188 = rt::lit::<T>(0.5)
                                * (t46 * t186 + (t50 * t187 + t33 * t179))
                                + t37 * (k31 * t19);
                            let t189 = t183 * t124;
                            let t190 = t125 * t180;
                            let t191 = t40 * t190;
                            let t192 = t125
                                * (rt::lit::<T>(0.25) * t182 - rt::lit::<T>(0.5) * t184)
                                - t188
                                - t124
                                    * (rt::lit::<T>(0.5) * t189 + rt::lit::<T>(0.25) * t191);
                            let t193 = half_fd_h * t30;
                            let t194 = t60 * (t193 - k18 * t179)
                                + (half_js * (t66 * t186 - t58 * t187)
                                    + t183 * (k17 * t176));
                            let t195 = kappa_gradient * t192
                                + (rt::lit::<T>(0.25) * (t159 * t181 - t147 * t190)
                                    - (t32 * t194 + t71 * t120));
                            let t196 = rho1_rate * t33;
                            let t197 = h * t196;
                            let t198 = t197 * t125;
                            let t199 = t197 * t124;
                            let t200 = rho1_rate * t46;
                            let t201 = rho1_rate * t50;
                            let t202 = t33 * (t41 + kappa_gradient * t196)
                                + inv_r_squared * (t34 + t40)
                                + (t46 * (t47 + kappa_gradient * t200)
                                    + t50 * (t51 + kappa_gradient * t201));
                            let t203 = rho1_rate * t125 - t166 * t199;
                            let t204 = rho1_rate * t124 + t166 * t198;
                            let t205 = rt::lit::<T>(0.5) * (t147 * t198 - t159 * t199)
                                + (t202 - rho2_rate * t71)
                                + (t125 * (t158 + kappa_gradient * t203)
                                    + t124 * (t146 + kappa_gradient * t204));
                            let t206 = t19 * t39;
                            let t207 = fd_over_l * (t39 * t115 - t31 * t128)
                                + (t74 * t153 - t128 * (k19 * t206));
                            let t208 = t20 * t207 - t75 * t155;
                            let t209 = t20
                                * (fd_over_l * (t31 * t161 - t39 * t118)
                                    + t206 * (k11 * t160));
                            let t210 = rt::lit::<T>(1.0) / (t29 * t36);
                            let t211 = fd_over_l
                                * (t39 * t119 - t210 * (t25 * (k32 * t19)))
                                - t206 * (k11 * t183);
                            let t212 = t20 * t211;
                            let t213 = t146 * t134
                                + (phi_rate + t41 * t130 + (t51 * t139 - t47 * t142))
                                - t158 * t145;
                            let t214 = k21 * t40;
                            let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                            let t215 = fd_h_over_l * cos_phi_ahead_new;
                            let t216 = k7
                                * (h_cos_phi_ahead_new * ahead7_new
                                    + sin_phi_ahead_new * t215);
                            let t217 = cos_phi_ahead_new * (k23 * sin_phi_ahead_new);
                            let t218 = rt::lit::<T>(2.0) * t217;
                            let t219 = t85 * t218;
                            let t220 = t148 + t215 * t39 - ahead7_new * t128;
                            let t221 = k33 * cos_phi_ahead_new;
                            let t222 = t112 * (l * t23);
                            let t223 = t39 * (k20 * t217)
                                + t81
                                    * (t82 * t222
                                        + (fd_h * cos_phi_ahead_new * t25 - ahead6_new * t114));
                            let t224 = t223 - ahead5_new * t128;
                            let t225 = t220
                                + t83 * (inv_ahead4_new * (t221 - ahead9_new * t218))
                                - ahead9_new * t224;
                            let t226 = t79 * inv_ahead10_new;
                            let t227 = ahead5 * t128
                                - t81 * (t222 * t88 - ahead6 * t114);
                            let t228 = (t84 * (inv_ahead11_new * (t216 - t219)) - t225)
                                * t226 - (t95 * t224 + t96 * t227);
                            let t229 = ahead7 * t128 - t148;
                            let t230 = t229 - ahead9 * t227;
                            let t231 = inv_ahead10 * t87;
                            let t232 = t89 * (t4 * t227 - ahead8_inv_ahead11 * t230)
                                + (t230 * t231 + (t86 * t220 + t91 * t229));
                            let t233 = inv_ahead11_new
                                * (t221 * t84 - t94 * (ahead10_new * t218 + (t219 - t216))
                                    - ahead8_new * t225);
                            let t234 = rt::lit::<T>(0.5)
                                * (t228 - t232
                                    - t83
                                        * (inv_ahead4_new
                                            * (l_squared_r_squared * t224 + t93 * t218) + t233));
                            let t235 = t20 * cos_phi_rate_half_h
                                - t19 * sin_phi_rate_half_h;
                            let t236 = t81
                                * (t101 * t222 + (half_fd_h * t235 * t25 - t100 * t114))
                                + t39
                                    * (k11
                                        * (h_cos_phi_ahead_new * t97 + t102 * (half_h * t235)));
                            let t237 = t128 * t104 - t99 * t115
                                - t39 * (t236 - t103 * t128)
                                - t31 * (t39 * (half_fd_h_over_l * t235) - t98 * t128);
                            let t238 = h
                                * (t76 - t108 * (rt::lit::<T>(2.0) * t213 - t128 * t214))
                                + (t234 + (phi_rate_h * t208 + t237));
                            let t239 = half_fd_h * sin_phi_ahead_new;
                            let t240 = h + t81 * (t24 * t239) - ahead5_new * t161;
                            let t241 = t173 - ahead7 * t161;
                            let t242 = t81 * (t24 * half_h_ahead6) - ahead5 * t161;
                            let t243 = t241 - ahead9 * t242;
                            let t244 = t173 - ahead7_new * t161;
                            let t245 = t244 - ahead9_new * t240;
                            let t246 = t86 * t244 + t99 * t117 - t96 * t242
                                + (t83 * (t92 * t240 - ahead13_new * t245)
                                    + (t245 * t226 - t91 * t241));
                            let t247 = t95 * t240 - t243 * t231
                                - t89 * (t4 * t242 - ahead8_inv_ahead11 * t243) + t246;
                            let t248 = half_fd_h * t97;
                            let t249 = t161 * (t104 + t98 * t31)
                                + t39 * (t103 * t161 - t81 * (t24 * t248));
                            let t250 = t146 * t169
                                + (t158 * t167
                                    + (rho1_rate + t47 * t171 + (t41 * t163 + t51 * t170)));
                            let t251 = h * t108;
                            let t252 = rt::lit::<T>(0.5) * t247
                                + (phi_rate_h * t209 - t249)
                                - (t162 * t214 + rt::lit::<T>(2.0) * t250) * t251;
                            let t253 = t37 * (ahead4_new * (half_h_fd_over_l * t19))
                                - t81 * t239;
                            let t254 = t37 * (t19 * t5) - half_ahead16 * t81;
                            let t255 = t37 * (t19 * (k36 * sin_phi_ahead_new))
                                + (h - t193);
                            let t256 = t37 * (t19 * t6) - t193;
                            let t257 = t255 - ahead9_new * t253;
                            let t258 = t83 * (t92 * t253 - ahead13_new * t257)
                                + (t183 * t104 - t99 * (h * t30));
                            let t259 = t256 - ahead9 * t254;
                            let t260 = t258
                                + (t257 * t226 - t259 * t231
                                    - t89 * (t4 * t254 - ahead8_inv_ahead11 * t259));
                            let t261 = rt::lit::<T>(0.5)
                                * (t95 * t253 - t96 * t254
                                    + (t86 * t255 - t91 * t256 + t260));
                            let t262 = t20 * t26;
                            let t263 = t210
                                * (t25 * (t262 * (k34 * sin_phi_rate_half_h)))
                                - t39
                                    * (t81 * t248
                                        - t37 * (t262 * (t102 * (k35 * sin_phi_rate_half_h))));
                            let t264 = rt::lit::<T>(2.0) * rho2_rate
                                - t40 * (inv_r_squared * t183) - t51 * t187
                                - (t47 * t186 + t41 * t179);
                            let t265 = t251
                                * (t158 * (rt::lit::<T>(0.5) * t182 - t184) + t264
                                    - t146 * (t189 + rt::lit::<T>(0.5) * t191));
                            let t266 = t146 * t204
                                + (t158 * t203 + (t201 * t51 + (t200 * t47 + t196 * t41)));
                            (
                                [
                                    phi_rate - t32,
                                    t72,
                                    rho2_rate + t73 - t76 - t77 * t40,
                                    kappa_gradient - t108,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t115, t118, -t120, -rho2_rate],
                                    [
                                        kappa_gradient * (t143 - t125 * t145)
                                            + (t147 * t133 + t157 - t159 * t144),
                                        kappa_gradient * (t125 * t167 + t172) + t178,
                                        t195,
                                        t205,
                                    ],
                                    [
                                        kappa_gradient + t77 * t128 - t208 - t40 * (t156 - t152),
                                        -(t40 * (t177 - t174) + (t209 + t77 * t162)),
                                        t40 * t194 + rt::lit::<T>(1.0)
                                            + (t77 * (rt::lit::<T>(0.5) * t183) - t212),
                                        phi_rate - rho1_rate * t77,
                                    ],
                                    [
                                        -rt::div_or_zero(t238, t107),
                                        -rt::div_or_zero(t252, t107),
                                        -rt::div_or_zero(
                                            t261 + (phi_rate_h * t212 + t263) - t265,
                                            t107,
                                        ),
                                        rt::div_or_zero(
                                            t251 * (t40 * (k21 * rho1_rate) + rt::lit::<T>(2.0) * t266),
                                            t107,
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
                let phi_rate_half_h = half_h * phi_rate;
                let t18 = phi + phi_rate_half_h;
                let (_, (t19, t20)) = rt::halfway(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_rate_half_h,
                    t18,
                );
                let t22 = k6 + t19 * (k5 * t19);
                let t23 = rt::lit::<T>(1.0) / t22;
                let t17 = rho1 + half_h * rho1_rate;
                let t35 = t23 * (l_squared_r_squared * t17);
                let t21 = k8 * t19;
                let t16 = rho2 + half_h * rho2_rate;
                let t267 = t16 - t23 * (t17 * t21);
                let t268 = fd - t23 * (t19 * (k9 * t19));
                let t271 = t21 * t267 / (t22 * t268);
                let t295 = t34 + t35 - t271;
                let t296 = t295 * (h_over_l * t19);
                let theta_ahead_new = theta + rt::lit::<T>(0.5) * t296;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t297 = h * (t20 * t295);
                let x_new = x + cos_theta_ahead_new * t297;
                let y_new = y + sin_theta_ahead_new * t297;
                let theta_new = theta + t296;
                let phi_rate_h = h * phi_rate;
                let phi_new = phi + phi_rate_h;
                let t43 = l * t20;
                let t44 = w * t19;
                let t45 = t43 - t44;
                let left_new = left + t295 * (h_over_l_r * t45);
                let t49 = t43 + t44;
                let right_new = right + t295 * (h_over_l_r * t49);
                let front_new = front + h_over_r * t295;
                let t80 = rho1 + h * rho1_rate;
                let t298 = rho1 * (t3 + (rho1 * ahead12 - rho2 * ahead13))
                    + rho2 * (rho2 * inv_ahead10 + (t2 - rho1 * ahead13));
                let t299 = rt::lit::<T>(0.5) * t298;
                let t300 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (rho1 * t3 + rho2 * t2) - reference)
                        * (rt::lit::<T>(0.25) * t298),
                    reference * (rt::lit::<T>(0.0625) * reference) + t299 * t299,
                    ahead19,
                );
                let t301 = rt::lit::<T>(1.0) - t300;
                let rho1_new = t80 * t301;
                let t78 = rho2 + h * rho2_rate;
                let rho2_new = t78 * t301;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_h,
                    phi_new,
                    tally,
                );
                let ahead1_new = inv_l * sin_phi_ahead_new;
                let l_cos_phi_ahead_new = l * cos_phi_ahead_new;
                let w_sin_phi_ahead_new = w * sin_phi_ahead_new;
                let ahead2_new = inv_l_r * (l_cos_phi_ahead_new - w_sin_phi_ahead_new);
                let ahead3_new = inv_l_r * (l_cos_phi_ahead_new + w_sin_phi_ahead_new);
                let ahead4_new = k6 + sin_phi_ahead_new * (k5 * sin_phi_ahead_new);
                let ahead5_new = k12 * ahead4_new;
                let ahead6_new = fd * sin_phi_ahead_new;
                let ahead7_new = fd_over_l * sin_phi_ahead_new;
                let ahead8_new = k8 * sin_phi_ahead_new;
                let inv_ahead4_new = rt::lit::<T>(1.0) / ahead4_new;
                let ahead9_new = ahead8_new * inv_ahead4_new;
                let t85 = inv_ahead4_new
                    * (sin_phi_ahead_new * (k9 * sin_phi_ahead_new));
                let ahead10_new = fd - t85;
                let ahead11_new = ahead4_new * ahead10_new;
                let t92 = l_squared_r_squared * inv_ahead4_new;
                let inv_ahead11_new = rt::lit::<T>(1.0) / ahead11_new;
                let ahead12_new = t92 + inv_ahead11_new * (ahead8_new * ahead9_new);
                let ahead13_new = ahead8_new * inv_ahead11_new;
                let ahead14_new = rt::abs(inv_h * phi_new);
                let ahead15_new = h * ahead4_new;
                let ahead16_new = fd_h * sin_phi_ahead_new;
                let ahead17_new = k22 * sin_phi_ahead_new;
                let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                let t302 = cos_theta_new
                    * (cos_phi_ahead_new * sin_theta_new
                        + sin_phi_ahead_new * cos_theta_new)
                    - sin_theta_new
                        * (cos_phi_ahead_new * cos_theta_new
                            - sin_phi_ahead_new * sin_theta_new);
                let ahead18_new = cos_phi_ahead_new * (l_squared * cos_phi_ahead_new)
                    + t302 * t302;
                let ahead19_new = rt::abs(phi_new) + rt::lit::<T>(1.0);
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
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                        motion.carried[3],
                        motion.carried[7],
                        motion.carried[8],
                    ]);
                    let after = balance([carried[3], carried[7], carried[8]]);
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
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
                let t1 = k6 + sin_phi * (k5 * sin_phi);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = k8 * sin_phi;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = fd - t2 * (sin_phi * (k9 * sin_phi));
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
                    theta_dot: inv_l * sin_phi * t6,
                    phi_dot: t4 / t5,
                    left_dot: inv_l_r * (l_cos_phi - w_sin_phi) * t6,
                    right_dot: inv_l_r * (l_cos_phi + w_sin_phi) * t6,
                    front_dot: inv_r * t6,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 34]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, ahead18, _, _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead18, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [phi,
                rho1,
                rho2,
                ]: [T; 3],
            ) -> [T; 2] {
                let fd = parameters.Fd;
                let Scheme { k5, k6, l_squared_r_squared, k7, fd_over_l, k8, k9, .. } = self;
                let t1 = l_squared_r_squared * rho1;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t2 = k6 + sin_phi * (k5 * sin_phi);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = sin_phi * (k9 * sin_phi);
                let t5 = fd - t3 * t4;
                let t6 = t2 * t5;
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = k8 * sin_phi;
                let t9 = t3 * (rho1 * t8);
                let t10 = rho2 - t9;
                let t11 = t8 * t10;
                let t12 = rho1 * (t1 * t3 - t7 * t11);
                let t13 = rt::lit::<T>(1.0) / t5;
                let t14 = t13 * (rho2 * t10);
                let abs_rho1 = rt::abs(rho1);
                let abs_sin_phi = rt::abs(sin_phi);
                let t15 = abs_sin_phi + rt::abs(phi * cos_phi);
                let t16 = k6 + t15 * (rt::lit::<T>(2.0) * rt::abs(k5) * abs_sin_phi);
                let t17 = rt::lit::<T>(1.0) / (t2 * t2);
                let t18 = rt::abs(t3);
                let t19 = fd
                    + t18
                        * (k7
                            * (t15 * rt::abs(fd_over_l * sin_phi)
                                + abs_sin_phi * (fd_over_l * t15)));
                let t20 = t16 * rt::abs(t4 * t17) + t19;
                let t21 = rt::abs(t11 / (t6 * t6))
                    * (t16 * rt::abs(t5) + rt::abs(t2) * t20);
                let t22 = k8 * t15;
                let abs_rho2 = rt::abs(rho2);
                let t23 = abs_rho1 * (t18 * t22 + t16 * rt::abs(t8 * t17))
                    + (abs_rho2 + rt::abs(t9));
                let t24 = rt::abs(t7) * (t22 * rt::abs(t10) + rt::abs(t8) * t23)
                    + (l_squared_r_squared * abs_rho1 * t18 + t16 * rt::abs(t1 * t17));
                let t25 = abs_rho2
                    * (t23 * rt::abs(t13) + t20 * rt::abs(t10 / (t5 * t5)))
                    + (rt::abs(t12) + rt::abs(t14));
                [
                    rt::lit::<T>(0.5) * (t12 + t14),
                    rt::lit::<T>(0.5) * (abs_rho1 * (t21 + t24) + t25),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "043e3e63acd0a00c63f1a7c421ba8d1b";
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
        /// | each step | 25 | 53 | 3 | 0 | 4 | 1 |
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
            /// `l²`
            l_squared: T,
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

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (15).
            type Carried = [T; 24];
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
                    l_squared,
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
                let Scheme {
                    k1,
                    k2,
                    l_squared,
                    k3,
                    k5,
                    k6,
                    inv_l,
                    k7,
                    k9,
                    inv_l_r,
                    inv_h,
                    ..
                } = *self;
                let [[x, y, theta, phi, left, right, front]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let t1 = k2 * sin_theta;
                let sin_phi_inv_l = inv_l * sin_phi;
                let t2 = k2 * cos_theta;
                let t3 = cos_theta_cos_phi * (k1 * x_dot - t1 * theta_dot)
                    + sin_phi_inv_l
                        * (t2 * y_dot + (k3 * theta_dot + fd * phi_dot) - t1 * x_dot);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                let t4 = inv_l_r * (l_cos_phi - w_sin_phi);
                let t5 = inv_l_r * (l_cos_phi + w_sin_phi);
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let t6 = js * (left_dot * t4 + right_dot * t5)
                    + (sin_theta_cos_phi * (k1 * y_dot + t2 * theta_dot)
                        + fs / r * front_dot);
                let t7 = k6 + sin_phi * (k5 * sin_phi);
                let t8 = k7 * sin_phi;
                let t9 = rt::lit::<T>(1.0) / t7;
                let t10 = fd - t9 * (sin_phi * (k9 * sin_phi));
                let t11 = cos_theta * (sin_theta_cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta_cos_phi - sin_theta * sin_phi);
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t3 + t6,
                    fd * (theta_dot + phi_dot),
                    sin_phi_inv_l,
                    t4,
                    t5,
                    t7,
                    t8,
                    t9 * t8,
                    t10,
                    t7 * t10,
                    rt::abs(inv_h * phi),
                    t11 * t11 + cos_phi * (l_squared * cos_phi),
                    sin_phi,
                    cos_phi,
                    sin_theta,
                    cos_theta,
                    theta,
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
                ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, _, sin_phi_ahead,
                cos_phi_ahead, sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let js = setting.system().parameters.Js;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k2,
                    l_squared,
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
                            let t1 = rho2 - rho1 * ahead6;
                            let t2 = t1 / ahead7;
                            let t3 = l_squared_r_squared * rho1 / ahead4
                                - ahead5 * t1 / ahead8;
                            let t4 = ahead1 * t3;
                            let t5 = cos_phi_ahead * t3;
                            let t6 = sin_phi_ahead * t2;
                            let t7 = cos_phi_ahead * t2;
                            let t8 = w * t7;
                            let t9 = l * t6;
                            let t10 = (k3 * t4 + fd * t2) * (inv_l * t7)
                                + (ahead3 * (t8 - t9) - ahead2 * (t9 + t8))
                                    * (js_over_l_r * t3);
                            let t11 = k2 * t4 * (cos_phi_ahead * t4 - ahead1 * t5)
                                - t5 * (k1 * t6) + t10;
                            [t2, t11]
                        },
                        move || [ahead9, rt::abs(inv_h * rho1)],
                        move |[phi_rate, rho1_rate]| {
                            let phi_rate_half_h = half_h * phi_rate;
                            let t12 = phi + phi_rate_half_h;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = k6 + t13 * (k5 * t13);
                            let t16 = rt::lit::<T>(1.0) / t15;
                            let t17 = t16 * (t13 * (k9 * t13));
                            let t18 = fd - t17;
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = rho1 + half_h * rho1_rate;
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
                            let t53 = k10
                                * (fd_over_l * t13 * (h * t14) + t13 * (h_fd_over_l * t14));
                            let t54 = t14 * (k13 * t13);
                            let t55 = t17 * t54;
                            let t56 = k14 * t14;
                            let t57 = (t56 - t54 * t22) * (t20 * t16);
                            let t58 = t19 * (t27 * (t23 * (t53 - t55)) - t57);
                            let t59 = h * t22 * t19;
                            let t60 = half_h_over_l * t14;
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
                            let t74 = k16 * t14;
                            let t75 = k15 * t13;
                            let t76 = inv_l_r * t49;
                            let t77 = inv_l_r * t40;
                            let t78 = t51 * (inv_l_r * (t74 - t75) * t29 - t76 * t65)
                                + t44 * (t77 * t65 + inv_l_r * (t75 + t74) * t29);
                            let t79 = t70 - t37 * (k3 * t68 + fd * t58)
                                + (t73 - (t45 * (t14 * t68 - t62 * t34) + js * t78));
                            let t80 = t14 * t59;
                            let t81 = k18 * t16 + t27 * (t22 * (k17 * t13));
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
                let phi_rate_half_h = half_h * phi_rate;
                let t12 = phi + phi_rate_half_h;
                let (t13, t14) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_half_h,
                    t12,
                    tally,
                );
                let t15 = k6 + t13 * (k5 * t13);
                let t16 = rt::lit::<T>(1.0) / t15;
                let t20 = rho1 + half_h * rho1_rate;
                let t25 = t16 * (l_squared_r_squared * t20);
                let t21 = k7 * t13;
                let t17 = t16 * (t13 * (k9 * t13));
                let t18 = fd - t17;
                let t26 = t15 * t18;
                let t90 = t25 - t21 * (rho2 - t16 * (t20 * t21)) / t26;
                let t91 = h_over_l * t13 * t90;
                let theta_ahead_new = theta + rt::lit::<T>(0.5) * t91;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t92 = h * (t14 * t90);
                let x_new = x + cos_theta_ahead_new * t92;
                let y_new = y + sin_theta_ahead_new * t92;
                let theta_new = theta + t91;
                let phi_rate_h = h * phi_rate;
                let phi_new = phi + phi_rate_h;
                let t38 = l * t14;
                let t39 = w * t13;
                let t40 = t38 - t39;
                let left_new = left + h_over_l_r * t40 * t90;
                let t49 = t38 + t39;
                let right_new = right + h_over_l_r * t49 * t90;
                let front_new = front + h_over_r * t90;
                let rho1_new = rho1 + h * rho1_rate;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_h,
                    phi_new,
                    tally,
                );
                let ahead1_new = inv_l * sin_phi_ahead_new;
                let l_cos_phi_ahead_new = l * cos_phi_ahead_new;
                let w_sin_phi_ahead_new = w * sin_phi_ahead_new;
                let ahead2_new = inv_l_r * (l_cos_phi_ahead_new - w_sin_phi_ahead_new);
                let ahead3_new = inv_l_r * (l_cos_phi_ahead_new + w_sin_phi_ahead_new);
                let ahead4_new = k6 + sin_phi_ahead_new * (k5 * sin_phi_ahead_new);
                let ahead5_new = k7 * sin_phi_ahead_new;
                let inv_ahead4_new = rt::lit::<T>(1.0) / ahead4_new;
                let ahead6_new = ahead5_new * inv_ahead4_new;
                let ahead7_new = fd
                    - inv_ahead4_new * (sin_phi_ahead_new * (k9 * sin_phi_ahead_new));
                let ahead8_new = ahead4_new * ahead7_new;
                let ahead9_new = rt::abs(inv_h * phi_new);
                let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                let t93 = cos_theta_new
                    * (cos_phi_ahead_new * sin_theta_new
                        + sin_phi_ahead_new * cos_theta_new)
                    - sin_theta_new
                        * (cos_phi_ahead_new * cos_theta_new
                            - sin_phi_ahead_new * sin_theta_new);
                let ahead10_new = cos_phi_ahead_new * (l_squared * cos_phi_ahead_new)
                    + t93 * t93;
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
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, theta, phi, left, right, front, rho1, rho2, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _] = motion.carried;
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
                let t1 = k6 + sin_phi * (k5 * sin_phi);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = k7 * sin_phi;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = fd - t2 * (sin_phi * (k9 * sin_phi));
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
                    theta_dot: inv_l * sin_phi * t6,
                    phi_dot: t4 / t5,
                    left_dot: inv_l_r * (l_cos_phi - w_sin_phi) * t6,
                    right_dot: inv_l_r * (l_cos_phi + w_sin_phi) * t6,
                    front_dot: inv_r * t6,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 24]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, ahead10,
                _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead10, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ae024d7a6b2fb0b3c928562d219fa1be";
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
        /// - `left_dot_ahead`: explicit
        /// - `right_dot_ahead`: explicit
        /// - `front_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 31 | 53 | 18 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 163 | 254 | 12 | 0 | 2 | 2 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, phi_dot_ahead | 24 | 36 | 0 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 155 | 231 | 11 | 0 | 2 | 0 |
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
            /// `l²`
            l_squared: T,
            /// `J + (2 m (l² + w²) + M a²) + (2 Jd + Fd)`
            k6: T,
            /// `1/(M + 4 m)`
            k7: T,
            /// `2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd)`
            k11: T,
            /// `(M a + 2 m l)²/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²)) …`
            k13: T,
            /// `(M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 …`
            k14: T,
            /// `(M + 4 m)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd) …`
            k15: T,
            /// `(2 m (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²) + (2 J + 4 Jd + 2 Fd)) + M (Fd + (J + 2  …`
            k16: T,
            /// `1/Js`
            inv_js: T,
            /// `1/Fs`
            inv_fs: T,
            /// `r/Js`
            r_over_js: T,
            /// `r/Fs`
            r_over_fs: T,
            /// `w (M + 4 m) (M a + 2 m l)`
            k17: T,
            /// `w ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
            k18: T,
            /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
            k20: T,
            /// `w ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
            k21: T,
            /// `r (r/Fs)`
            r_r_over_fs: T,
            /// `1/((M + 4 m) (2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2  …`
            k22: T,
            /// `(2 m (l² + w²) + M a² + (J + 2 Jd))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
            k24: T,
            /// `(2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M  …`
            k25: T,
            /// `(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J + 2 Jd))/(2 m (l² …`
            k26: T,
            /// `(M a (l - a) - (J + 2 Jd + 2 m w²))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
            k28: T,
            /// `(2 m (M (2 a (l - a) - (l² + w²)) - (2 m (l² + 2 w²) + (2 J + 4 Jd))) - M (J + 2 Jd))/((M  …`
            k30: T,
            /// `(J + 2 Jd + (2 m w² + M a (a - l)))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l …`
            k31: T,
            /// `l ((M + 4 m) w/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J +  …`
            k32: T,
            /// `l ((M a + 2 m l)/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + M (J  …`
            k33: T,
            /// `w ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
            k34: T,
            /// `l ((2 m l + M (l - a))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m (l² + 2 w²))) + …`
            k35: T,
            /// `1/((2 m (l² + w²) + M a² + (J + 2 Jd))/(2 m (2 J + 4 Jd + (M (l² + w² + 2 a (a - l)) + 2 m …`
            k36: T,
            /// `2 (M + 4 m)`
            k37: T,
            /// `2 (J + (2 m (l² + w²) + M a²) + (2 Jd + Fd))`
            k38: T,
            /// `2 r`
            twice_r: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(M a + 2 m l) h`
            k39: T,
            /// `h/Js`
            h_over_js: T,
            /// `h/Fs`
            h_over_fs: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (7); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (7); functions of q that the next step needs (33).
            type Carried = [T; 47];
            type Memory = (rt::Alternating<T, 4, 3>, rt::RankMonitor<T>);
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
                let k7 = rt::lit::<T>(1.0) / k1;
                let k8 = rt::lit::<T>(2.0) * j + rt::lit::<T>(4.0) * jd;
                let a_minus_l = a - l;
                let k9 = rt::lit::<T>(2.0)
                    * (m_ * (l_squared + rt::lit::<T>(2.0) * w_squared));
                let k10 = m * (k4 + rt::lit::<T>(2.0) * (a * a_minus_l)) + k9;
                let j_plus_twice_jd = j + twice_jd;
                let m_j_plus_twice_jd = m * j_plus_twice_jd;
                let k11 = rt::lit::<T>(2.0) * (m_ * (k8 + k10)) + m_j_plus_twice_jd;
                let k12 = k1 * k11;
                let k13 = k3 * k3 / k12;
                let k14 = k3 / k11;
                let k15 = k1 / k11;
                let k16 = (rt::lit::<T>(2.0)
                    * (m_ * (k10 + (k8 + rt::lit::<T>(2.0) * fd)))
                    + m * (fd + j_plus_twice_jd)) / (fd * k11);
                let inv_js = rt::lit::<T>(1.0) / js;
                let inv_fs = rt::lit::<T>(1.0) / fs;
                let r_over_js = r / js;
                let r_over_fs = r / fs;
                let k17 = w * (k1 * k3);
                let k18 = w * k14;
                let k19 = k1 * w / k11;
                let k20 = w * k19;
                let k21 = k20 + r * r_over_js;
                let r_r_over_fs = r * r_over_fs;
                let k22 = rt::lit::<T>(1.0) / k12;
                let k23 = k5 + j_plus_twice_jd;
                let k24 = k23 / k11;
                let l_minus_a = l - a;
                let k25 = (k2 + m * l_minus_a) / k11;
                let k26 = k11 / k23;
                let k27 = rt::lit::<T>(2.0) * (m_ * w_squared);
                let k28 = (m_a * l_minus_a - (j_plus_twice_jd + k27)) / k11;
                let k29 = rt::lit::<T>(2.0)
                    * (m_ * (m * (rt::lit::<T>(2.0) * (a * l_minus_a) - k4) - (k9 + k8)))
                    - m_j_plus_twice_jd;
                let k30 = k29 / k12;
                let k31 = (j_plus_twice_jd + (k27 + m_a * a_minus_l)) / k11;
                let k32 = l * k19;
                let k33 = l * k14;
                let k34 = w * k25;
                let k35 = l * k25;
                let k36 = rt::lit::<T>(1.0) / k24;
                let k37 = rt::lit::<T>(2.0) * k1;
                let k38 = rt::lit::<T>(2.0) * k6;
                let twice_r = rt::lit::<T>(2.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k39 = k3 * h;
                let h_over_js = h / js;
                let h_over_fs = h / fs;
                Scheme {
                    k1,
                    k3,
                    l_squared,
                    k6,
                    k7,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_js,
                    inv_fs,
                    r_over_js,
                    r_over_fs,
                    k17,
                    k18,
                    k20,
                    k21,
                    r_r_over_fs,
                    k22,
                    k24,
                    k25,
                    k26,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    twice_r,
                    inv_h,
                    half_h,
                    k39,
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
                    l_squared,
                    k6,
                    k7,
                    k11,
                    k13,
                    k14,
                    k15,
                    k17,
                    k18,
                    k20,
                    k21,
                    r_r_over_fs,
                    k22,
                    k24,
                    k25,
                    k26,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    inv_h,
                    half_h,
                    ..
                } = *self;
                let [[x, y, theta, phi, left, right, front]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k3 * sin_theta;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let sin_theta_sin_phi = sin_theta * sin_phi;
                let t2 = cos_theta_cos_phi - sin_theta_sin_phi;
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let cos_theta_sin_phi = cos_theta * sin_phi;
                let t3 = sin_theta_cos_phi + cos_theta_sin_phi;
                let t4 = k3 * cos_theta;
                let t5 = theta_dot * (t4 * x_dot + t1 * y_dot);
                let t6 = k14 * sin_theta;
                let t7 = t5 * t6;
                let t8 = k14 * cos_theta;
                let t9 = t5 * t8;
                let l_cos_phi = l * cos_phi;
                let t10 = k15 * t5;
                let t11 = t3 * t7 + t2 * t9 - l_cos_phi * t10;
                let t12 = t3 * (k7 * sin_theta_cos_phi + k31 * cos_theta_sin_phi)
                    + (t2 * (k28 * sin_theta_sin_phi + k7 * cos_theta_cos_phi)
                        + (r_r_over_fs + sin_phi * (k35 * sin_phi)));
                let t13 = k24 * cos_theta;
                let t14 = k24 * sin_theta;
                let t15 = t3 * t13 - k33 * sin_phi - t2 * t14;
                let t16 = k26 * t15;
                let t17 = k28 * sin_theta_cos_phi + k30 * cos_theta_sin_phi;
                let l_sin_phi = l * sin_phi;
                let t18 = k25 * cos_phi;
                let t19 = k30 * sin_theta_sin_phi + k31 * cos_theta_cos_phi;
                let t20 = t2 * t13 + (t3 * t14 - k33 * cos_phi);
                let t21 = k26 * t20;
                let t22 = t2 * t17 + (l_sin_phi * t18 + t3 * t19) - t15 * t21;
                let t23 = l_cos_phi * t18 + t2 * t19 - t3 * t17 - t20 * t21;
                let t24 = rt::lit::<T>(1.0) / t23;
                let t25 = t22 * t24;
                let t26 = k11 * sin_theta;
                let t27 = k17 * cos_theta;
                let t28 = k22 * (t26 + t27);
                let t29 = k11 * cos_theta;
                let t30 = k17 * sin_theta;
                let t31 = k22 * (t29 - t30);
                let t32 = k32 * sin_phi;
                let t33 = sin_theta * t13 - cos_theta * t14;
                let t34 = k18 + t33;
                let t35 = k26 * t34;
                let t36 = cos_theta * t17 + sin_theta * t19;
                let t37 = k34 * cos_phi;
                let t38 = t36 - t37 - t34 * t21;
                let t39 = t38 * t24;
                let t40 = t3 * t28 + (t2 * t31 - t32) - t35 * t15 - t22 * t39;
                let t41 = cos_theta * t31 + sin_theta * t28;
                let t42 = k21 + t41 - t34 * t35 - t38 * t39;
                let t43 = rt::lit::<T>(1.0) / t42;
                let t44 = t43 * t40;
                let t45 = k22 * (t26 - t27);
                let t46 = k22 * (t29 + t30);
                let t47 = t33 - k18;
                let t48 = k26 * t47;
                let t49 = t37 + t36 - t47 * t21;
                let t50 = t49 * t24;
                let t51 = t41 - k20 - t47 * t35 - t49 * t39;
                let t52 = t51 * t43;
                let t53 = t3 * t45 + (t2 * t46 + t32) - t48 * t15 - t22 * t50
                    - t52 * t40;
                let t54 = sin_theta * t45 + (k21 + cos_theta * t46) - t47 * t48
                    - t49 * t50 - t51 * t52;
                let t55 = rt::lit::<T>(1.0) / t54;
                let t56 = t53 * t55;
                let t57 = t12 - t15 * t16 - t22 * t25 - t40 * t44 - t53 * t56;
                let t58 = rt::lit::<T>(1.0) / t57;
                let t59 = rt::lit::<T>(1.0) / (t23 * t42);
                let t60 = t59 * (t38 * t51) - t50;
                let t61 = t59 * (t38 * t40) - t25 - t56 * t60;
                let t62 = t58 * t61;
                let t63 = w * k15 * t5;
                let t64 = sin_theta * t9;
                let t65 = cos_theta * t7;
                let t66 = t63 + t64 - t65;
                let t67 = rt::lit::<T>(1.0) / (t42 * t54);
                let t68 = t67 * (t51 * t53) - t44;
                let t69 = t58 * t68;
                let t70 = k14 * t5;
                let t71 = k26 / t23;
                let t72 = t71 * (t20 * t38) - t35;
                let t73 = t71 * (t20 * t49) - t48 - t52 * t72;
                let t74 = t71 * (t20 * t22) - t16 - t44 * t72 - t56 * t73;
                let t75 = t58 * t74;
                let t76 = t3 * t9 - l_sin_phi * t10 - t2 * t7;
                let t77 = t64 - t63 - t65;
                let t78 = t54 * t57;
                let t79 = rt::lit::<T>(1.0) / t78;
                let t80 = t53 * t79;
                let t81 = t11 * t62 + t66 * t69 + (t70 * t75 + t58 * t76 - t77 * t80);
                let t82 = t51 * t67 + t79 * (t53 * t68);
                let t83 = rt::lit::<T>(1.0) / (t42 * t57);
                let t84 = t52 * t82 + (t43 - t83 * (t40 * t68));
                let t85 = t55 * t73 - t79 * (t53 * t74);
                let t86 = t43 * t72 - t83 * (t40 * t74) - t52 * t85;
                let t87 = t55 * t60 - t79 * (t53 * t61);
                let t88 = t52 * t87 + (t83 * (t40 * t61) + t38 * t59);
                let t89 = t66 * t84 + (t76 * t69 - t77 * t82) + (t70 * t86 - t11 * t88);
                let t90 = t55 + t53 * t53 / (t54 * t78);
                let t91 = t77 * t90 + t70 * t85 + (t11 * t87 - t76 * t80 - t66 * t82);
                let t92 = t89 + t91;
                let t93 = rt::lit::<T>(1.0) / (t23 * t57);
                let t94 = t39 * t88 + (t24 - t93 * (t22 * t61) - t50 * t87);
                let t95 = t39 * t86 + (t50 * t85 + (t20 * t71 + t93 * (t22 * t74)));
                let t96 = t11 * t94 + (t77 * t87 + t76 * t62 - t66 * t88) - t70 * t95;
                let t97 = t21 * t95 + (k36 - t58 * (t16 * t74) - t48 * t85 - t35 * t86);
                let t98 = t70 * t97 + (t66 * t86 + (t77 * t85 + t76 * t75) - t11 * t95);
                let t99 = k1 * x_dot - t1 * theta_dot
                    + half_h * (t2 * t81 + cos_theta * t92 - t3 * t96 - sin_theta * t98);
                let t100 = k1 * y_dot + t4 * theta_dot
                    + half_h
                        * (cos_theta * t98 + (t2 * t96 + (t3 * t81 + sin_theta * t92)));
                let t101 = t4 * y_dot + (k6 * theta_dot + fd * phi_dot) - t1 * x_dot
                    + half_h * (l_cos_phi * t96 + (w * (t91 - t89) + l_sin_phi * t81));
                let t102 = rt::lit::<T>(0.5) * (r * h);
                let t103 = k13 * sin_theta;
                let t104 = cos_theta * t3 - sin_theta * t2;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t99,
                    t100,
                    t101,
                    fd * (theta_dot + phi_dot),
                    js * left_dot - t102 * t89,
                    js * right_dot - t102 * t91,
                    fs * front_dot - t102 * t81,
                    t1,
                    t4,
                    t3,
                    t2,
                    l_cos_phi,
                    l_sin_phi,
                    k7 + sin_theta * t103,
                    cos_theta * t103,
                    t6,
                    k7 + cos_theta * (k13 * cos_theta),
                    t8,
                    t57,
                    rt::abs(inv_h * theta),
                    rt::abs(inv_h * phi),
                    t104 * t104 + cos_phi * (l_squared * cos_phi),
                    t75,
                    t85,
                    t86,
                    t95,
                    t97,
                    t62,
                    t87,
                    t88,
                    t94,
                    t69,
                    t82,
                    t84,
                    t80,
                    t90,
                    sin_theta,
                    cos_theta,
                    sin_phi,
                    cos_phi,
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
                let [x, y, theta, phi, left, right, front, p_x, p_y, p_theta, p_phi,
                p_left, p_right, p_front, ahead1, ahead2, ahead3, ahead4, ahead5, ahead6,
                ahead7, ahead8, ahead9, ahead10, ahead11, ahead12, ahead13, ahead14, _,
                ahead16, ahead17, ahead18, ahead19, ahead20, ahead21, ahead22, ahead23,
                ahead24, ahead25, ahead26, ahead27, ahead28, ahead29, sin_theta_ahead,
                cos_theta_ahead, sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k3,
                    l_squared,
                    k6,
                    k7,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    r_over_js,
                    r_over_fs,
                    k17,
                    k18,
                    k20,
                    k21,
                    r_r_over_fs,
                    k22,
                    k24,
                    k25,
                    k26,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    twice_r,
                    inv_h,
                    half_h,
                    k39,
                    h_over_js,
                    h_over_fs,
                    ..
                } = *setting.scheme();
                let t1 = k15 * p_phi;
                let p_phi_ahead9 = p_phi * ahead9;
                let p_phi_ahead11 = p_phi * ahead11;
                let t2 = p_x * ahead7 + p_theta * ahead9 - (p_y * ahead8 + p_phi_ahead9);
                let t3 = k15 * p_theta + p_x * ahead9 - (t1 + p_y * ahead11);
                let t4 = p_y * ahead10 + p_phi_ahead11
                    - (p_x * ahead8 + p_theta * ahead11);
                let t5 = ahead4 * t2 + ahead6 * t3 + (ahead3 * t4 - r_over_fs * p_front);
                let t6 = cos_theta_ahead * t4 - sin_theta_ahead * t2;
                let t7 = ahead4 * t4 + ahead5 * t3 - ahead3 * t2;
                let t8 = cos_theta_ahead * t2 + sin_theta_ahead * t4;
                let t9 = w * t3;
                let t10 = t8 - (t9 + r_over_js * p_left);
                let t11 = t8 + (t9 - r_over_js * p_right);
                let t12 = t5 * (rt::lit::<T>(1.0) / ahead12)
                    + (ahead16 * t6 + ahead21 * t7 + (ahead25 * t10 - ahead28 * t11));
                let t13 = ahead25 * t5 - ahead23 * t7
                    + (ahead18 * t6 + ahead27 * t10 - ahead26 * t11);
                let t14 = ahead29 * t11 - ahead26 * t10
                    + (ahead17 * t6 + ahead22 * t7 - ahead28 * t5);
                let t15 = t13 + t14;
                let t16 = ahead17 * t11 + ahead16 * t5
                    + (ahead20 * t6 + ahead18 * t10 - ahead19 * t7);
                let t17 = ahead24 * t7 + ahead21 * t5
                    + (ahead22 * t11 - ahead19 * t6 - ahead23 * t10);
                let t18 = p_x
                    - rt::lit::<T>(2.0)
                        * (ahead4 * t12
                            + (cos_theta_ahead * t15
                                - (sin_theta_ahead * t16 + ahead3 * t17)));
                let t19 = p_y
                    - rt::lit::<T>(2.0)
                        * (ahead3 * t12
                            + (sin_theta_ahead * t15
                                + (cos_theta_ahead * t16 + ahead4 * t17)));
                let t20 = p_theta
                    - rt::lit::<T>(2.0)
                        * (ahead6 * t12 + (w * (t14 - t13) + ahead5 * t17));
                let plain1: [T; 4] = {
                    let t21 = ahead7 * t18 - p_phi_ahead9
                        + (ahead9 * t20 - ahead8 * t19);
                    let t22 = p_phi_ahead11 + ahead10 * t19
                        - (ahead8 * t18 + ahead11 * t20);
                    let t23 = ahead9 * t18 + k15 * t20;
                    let t24 = ahead11 * t19;
                    let t25 = t23 - (t1 + t24);
                    let t26 = k16 * p_phi + t24 - t23;
                    [t21, t22, t25, t26]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t21 = ahead7 * t18 - p_phi_ahead9
                                + (ahead9 * t20 - ahead8 * t19);
                            let t22 = p_phi_ahead11 + ahead10 * t19
                                - (ahead8 * t18 + ahead11 * t20);
                            let t23 = ahead9 * t18 + k15 * t20;
                            let t24 = ahead11 * t19;
                            let t25 = t23 - (t1 + t24);
                            let t26 = k16 * p_phi + t24 - t23;
                            [
                                rt::abs(inv_h * x) + rt::abs(t21),
                                rt::abs(inv_h * y) + rt::abs(t22),
                                ahead13 + rt::abs(t25),
                                ahead14 + rt::abs(t26),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            phi_dot_ahead,
                            ]|
                        {
                            let t27 = k37 * x_dot_ahead;
                            let t28 = ahead1 * theta_dot_ahead;
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let ahead1_new = k3 * sin_theta_ahead_new;
                            let ahead2_new = k3 * cos_theta_ahead_new;
                            let t29 = ahead2 * theta_dot_ahead;
                            let t30 = k37 * y_dot_ahead;
                            let t31 = ahead2 + ahead2_new;
                            let fd_phi_dot_ahead = fd * phi_dot_ahead;
                            let t32 = ahead1 + ahead1_new;
                            let t33 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t31
                                    + rt::lit::<T>(2.0)
                                        * (k6 * theta_dot_ahead + fd_phi_dot_ahead)
                                    - x_dot_ahead * t32);
                            let t34 = ahead2 * x_dot_ahead + ahead1 * y_dot_ahead;
                            let t35 = half_h * theta_dot_ahead;
                            let t36 = k39 * cos_theta_ahead_new;
                            let t37 = k39 * sin_theta_ahead_new;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (t27 - t28 - theta_dot_ahead * ahead1_new) - t18,
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * ahead2_new + (t29 + t30)) - t19,
                                    t33 + (t34 * t35 - t20),
                                    fd * theta_dot_ahead + (fd_phi_dot_ahead - p_phi),
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
                                                * (k38 - y_dot_ahead * t37 - x_dot_ahead * t36),
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
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let h_phi_dot_ahead = h * phi_dot_ahead;
                let phi_new = phi + h_phi_dot_ahead;
                let p_left_new = p_left + twice_r * t13;
                let left_new = left + h_over_js * p_left_new;
                let p_right_new = p_right + twice_r * t14;
                let right_new = right + h_over_js * p_right_new;
                let p_front_new = p_front + twice_r * t12;
                let front_new = front + h_over_fs * p_front_new;
                let t27 = k37 * x_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let ahead1_new = k3 * sin_theta_ahead_new;
                let t32 = ahead1 + ahead1_new;
                let p_x_new = rt::lit::<T>(0.5) * (t27 - theta_dot_ahead * t32);
                let ahead2_new = k3 * cos_theta_ahead_new;
                let t31 = ahead2 + ahead2_new;
                let t30 = k37 * y_dot_ahead;
                let p_y_new = rt::lit::<T>(0.5) * (theta_dot_ahead * t31 + t30);
                let fd_phi_dot_ahead = fd * phi_dot_ahead;
                let t33 = rt::lit::<T>(0.5)
                    * (y_dot_ahead * t31
                        + rt::lit::<T>(2.0) * (k6 * theta_dot_ahead + fd_phi_dot_ahead)
                        - x_dot_ahead * t32);
                let t35 = half_h * theta_dot_ahead;
                let p_theta_new = t33
                    - (x_dot_ahead * ahead2_new + y_dot_ahead * ahead1_new) * t35;
                let p_phi_new = fd * (theta_dot_ahead + phi_dot_ahead);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    h_phi_dot_ahead,
                    phi_new,
                    tally,
                );
                let t38 = sin_theta_ahead_new * cos_phi_ahead_new;
                let t39 = cos_theta_ahead_new * sin_phi_ahead_new;
                let ahead3_new = t38 + t39;
                let t40 = cos_theta_ahead_new * cos_phi_ahead_new;
                let t41 = sin_theta_ahead_new * sin_phi_ahead_new;
                let ahead4_new = t40 - t41;
                let ahead5_new = l * cos_phi_ahead_new;
                let ahead6_new = l * sin_phi_ahead_new;
                let t42 = k13 * sin_theta_ahead_new;
                let ahead7_new = k7 + sin_theta_ahead_new * t42;
                let ahead8_new = cos_theta_ahead_new * t42;
                let ahead9_new = k14 * sin_theta_ahead_new;
                let ahead10_new = k7 + cos_theta_ahead_new * (k13 * cos_theta_ahead_new);
                let ahead11_new = k14 * cos_theta_ahead_new;
                let t43 = ahead3_new * (k7 * t38 + k31 * t39)
                    + (ahead4_new * (k7 * t40 + k28 * t41)
                        + (r_r_over_fs + sin_phi_ahead_new * (k35 * sin_phi_ahead_new)));
                let t44 = k24 * cos_theta_ahead_new;
                let t45 = k24 * sin_theta_ahead_new;
                let t46 = ahead3_new * t44 - k33 * sin_phi_ahead_new - ahead4_new * t45;
                let t47 = k26 * t46;
                let t48 = k28 * t38 + k30 * t39;
                let t49 = k25 * cos_phi_ahead_new;
                let t50 = k30 * t41 + k31 * t40;
                let t51 = ahead4_new * t44
                    + (ahead3_new * t45 - k33 * cos_phi_ahead_new);
                let t52 = k26 * t51;
                let t53 = ahead4_new * t48 + (ahead6_new * t49 + ahead3_new * t50)
                    - t46 * t52;
                let t54 = ahead5_new * t49 + ahead4_new * t50 - ahead3_new * t48
                    - t51 * t52;
                let t55 = rt::lit::<T>(1.0) / t54;
                let t56 = t53 * t55;
                let t57 = k11 * sin_theta_ahead_new;
                let t58 = k17 * cos_theta_ahead_new;
                let t59 = k22 * (t57 + t58);
                let t60 = k11 * cos_theta_ahead_new;
                let t61 = k17 * sin_theta_ahead_new;
                let t62 = k22 * (t60 - t61);
                let t63 = k32 * sin_phi_ahead_new;
                let t64 = sin_theta_ahead_new * t44 - cos_theta_ahead_new * t45;
                let t65 = k18 + t64;
                let t66 = k26 * t65;
                let t67 = cos_theta_ahead_new * t48 + sin_theta_ahead_new * t50;
                let t68 = k34 * cos_phi_ahead_new;
                let t69 = t67 - t68 - t65 * t52;
                let t70 = t69 * t55;
                let t71 = ahead3_new * t59 + (ahead4_new * t62 - t63) - t66 * t46
                    - t53 * t70;
                let t72 = cos_theta_ahead_new * t62 + sin_theta_ahead_new * t59;
                let t73 = k21 + t72 - t65 * t66 - t69 * t70;
                let t74 = rt::lit::<T>(1.0) / t73;
                let t75 = t74 * t71;
                let t76 = k22 * (t57 - t58);
                let t77 = k22 * (t60 + t61);
                let t78 = t64 - k18;
                let t79 = k26 * t78;
                let t80 = t68 + t67 - t78 * t52;
                let t81 = t80 * t55;
                let t82 = t72 - k20 - t78 * t66 - t80 * t70;
                let t83 = t82 * t74;
                let t84 = ahead3_new * t76 + (ahead4_new * t77 + t63) - t79 * t46
                    - t53 * t81 - t83 * t71;
                let t85 = sin_theta_ahead_new * t76 + (k21 + cos_theta_ahead_new * t77)
                    - t78 * t79 - t80 * t81 - t82 * t83;
                let t86 = rt::lit::<T>(1.0) / t85;
                let t87 = t84 * t86;
                let ahead12_new = t43 - t46 * t47 - t53 * t56 - t71 * t75 - t84 * t87;
                let ahead13_new = rt::abs(inv_h * theta_new);
                let ahead14_new = rt::abs(inv_h * phi_new);
                let t88 = cos_theta_ahead_new * ahead3_new
                    - sin_theta_ahead_new * ahead4_new;
                let ahead15_new = t88 * t88
                    + cos_phi_ahead_new * (l_squared * cos_phi_ahead_new);
                let t89 = k26 / t54;
                let t90 = t89 * (t51 * t69) - t66;
                let t91 = t89 * (t51 * t80) - t79 - t83 * t90;
                let t92 = t89 * (t51 * t53) - t47 - t75 * t90 - t87 * t91;
                let inv_ahead12_new = rt::lit::<T>(1.0) / ahead12_new;
                let ahead16_new = t92 * inv_ahead12_new;
                let t93 = t85 * ahead12_new;
                let t94 = rt::lit::<T>(1.0) / t93;
                let ahead17_new = t86 * t91 - t94 * (t84 * t92);
                let t95 = rt::lit::<T>(1.0) / (t73 * ahead12_new);
                let ahead18_new = t74 * t90 - t95 * (t71 * t92) - t83 * ahead17_new;
                let t96 = rt::lit::<T>(1.0) / (t54 * ahead12_new);
                let ahead19_new = t70 * ahead18_new
                    + (t81 * ahead17_new + (t51 * t89 + t96 * (t53 * t92)));
                let ahead20_new = t52 * ahead19_new
                    + (k36 - inv_ahead12_new * (t47 * t92) - t79 * ahead17_new
                        - t66 * ahead18_new);
                let t97 = rt::lit::<T>(1.0) / (t54 * t73);
                let t98 = t97 * (t69 * t82) - t81;
                let t99 = t97 * (t69 * t71) - t56 - t87 * t98;
                let ahead21_new = inv_ahead12_new * t99;
                let ahead22_new = t86 * t98 - t94 * (t84 * t99);
                let ahead23_new = t83 * ahead22_new + (t95 * (t71 * t99) + t69 * t97);
                let ahead24_new = t70 * ahead23_new
                    + (t55 - t96 * (t53 * t99) - t81 * ahead22_new);
                let t100 = rt::lit::<T>(1.0) / (t73 * t85);
                let t101 = t100 * (t82 * t84) - t75;
                let ahead25_new = inv_ahead12_new * t101;
                let ahead26_new = t82 * t100 + t94 * (t84 * t101);
                let ahead27_new = t83 * ahead26_new + (t74 - t95 * (t71 * t101));
                let ahead28_new = t84 * t94;
                let ahead29_new = t86 + t84 * t84 / (t85 * t93);
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
                let [x, y, theta, phi, left, right, front, p_x, p_y, p_theta, p_phi,
                p_left, p_right, p_front, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
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
                    inv_js,
                    inv_fs,
                    r_over_js,
                    r_over_fs,
                    k17,
                    k18,
                    k20,
                    k21,
                    r_r_over_fs,
                    k22,
                    k24,
                    k25,
                    k26,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k14 * sin_theta;
                let t2 = k11 * cos_theta;
                let t3 = k17 * sin_theta;
                let t4 = k22 * (t2 - t3);
                let t5 = k11 * sin_theta;
                let t6 = k17 * cos_theta;
                let t7 = k22 * (t5 + t6);
                let t8 = cos_theta * t4 + sin_theta * t7;
                let t9 = k24 * cos_theta;
                let t10 = k24 * sin_theta;
                let t11 = sin_theta * t9 - cos_theta * t10;
                let t12 = t11 - k18;
                let t13 = k18 + t11;
                let t14 = k26 * t13;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t15 = k34 * cos_phi;
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let cos_theta_sin_phi = cos_theta * sin_phi;
                let t16 = k28 * sin_theta_cos_phi + k30 * cos_theta_sin_phi;
                let sin_theta_sin_phi = sin_theta * sin_phi;
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let t17 = k30 * sin_theta_sin_phi + k31 * cos_theta_cos_phi;
                let t18 = cos_theta * t16 + sin_theta * t17;
                let t19 = cos_theta_cos_phi - sin_theta_sin_phi;
                let t20 = sin_theta_cos_phi + cos_theta_sin_phi;
                let t21 = t19 * t9 + (t20 * t10 - k33 * cos_phi);
                let t22 = k26 * t21;
                let t23 = t15 + t18 - t12 * t22;
                let t24 = t18 - t15 - t13 * t22;
                let l_cos_phi = l * cos_phi;
                let t25 = k25 * cos_phi;
                let t26 = l_cos_phi * t25 + t19 * t17 - t20 * t16 - t21 * t22;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t24 * t27;
                let t29 = t8 - k20 - t12 * t14 - t23 * t28;
                let t30 = k21 + t8 - t13 * t14 - t24 * t28;
                let t31 = rt::lit::<T>(1.0) / t30;
                let t32 = t29 * t31;
                let t33 = k22 * (t5 - t6);
                let t34 = k22 * (t2 + t3);
                let t35 = k26 * t12;
                let t36 = t23 * t27;
                let t37 = sin_theta * t33 + (k21 + cos_theta * t34) - t12 * t35
                    - t23 * t36 - t29 * t32;
                let t38 = rt::lit::<T>(1.0) / (t30 * t37);
                let t39 = t20 * (k7 * sin_theta_cos_phi + k31 * cos_theta_sin_phi)
                    + (t19 * (k28 * sin_theta_sin_phi + k7 * cos_theta_cos_phi)
                        + (r_r_over_fs + sin_phi * (k35 * sin_phi)));
                let t40 = t20 * t9 - k33 * sin_phi - t19 * t10;
                let t41 = k26 * t40;
                let l_sin_phi = l * sin_phi;
                let t42 = t19 * t16 + (l_sin_phi * t25 + t20 * t17) - t40 * t22;
                let t43 = t42 * t27;
                let t44 = k32 * sin_phi;
                let t45 = t20 * t7 + (t19 * t4 - t44) - t14 * t40 - t42 * t28;
                let t46 = t31 * t45;
                let t47 = t20 * t33 + (t19 * t34 + t44) - t35 * t40 - t42 * t36
                    - t32 * t45;
                let t48 = rt::lit::<T>(1.0) / t37;
                let t49 = t47 * t48;
                let t50 = t39 - t40 * t41 - t42 * t43 - t45 * t46 - t47 * t49;
                let t51 = t37 * t50;
                let t52 = rt::lit::<T>(1.0) / t51;
                let t53 = t38 * (t29 * t47) - t46;
                let t54 = t29 * t38 + t52 * (t47 * t53);
                let t55 = rt::lit::<T>(1.0) / (t30 * t50);
                let t56 = k13 * sin_theta;
                let t57 = k7 + sin_theta * t56;
                let t58 = p_phi * t1;
                let t59 = cos_theta * t56;
                let t60 = p_x * t57 + (p_theta * t1 - t58 - p_y * t59);
                let t61 = k7 + cos_theta * (k13 * cos_theta);
                let t62 = k14 * cos_theta;
                let t63 = p_phi * t62;
                let t64 = p_y * t61 + (t63 - p_theta * t62 - p_x * t59);
                let t65 = cos_theta * t60 + sin_theta * t64;
                let t66 = k15 * p_phi;
                let t67 = p_x * t1 + (k15 * p_theta - t66) - p_y * t62;
                let t68 = w * t67;
                let t69 = t65 - (r_over_js * p_left + t68);
                let t70 = rt::lit::<T>(1.0) / t50;
                let t71 = t70 * t53;
                let t72 = l_sin_phi * t67 - r_over_fs * p_front
                    + (t20 * t64 + t19 * t60);
                let t73 = t65 + (t68 - r_over_js * p_right);
                let t74 = (t32 * t54 + (t31 - t55 * (t45 * t53))) * t69
                    + (t71 * t72 - t54 * t73);
                let t75 = k26 / t26;
                let t76 = t75 * (t21 * t24) - t14;
                let t77 = t75 * (t21 * t23) - t35 - t32 * t76;
                let t78 = t75 * (t21 * t42) - t41 - t46 * t76 - t49 * t77;
                let t79 = t48 * t77 - t52 * (t47 * t78);
                let t80 = t31 * t76 - t55 * (t45 * t78) - t32 * t79;
                let t81 = cos_theta * t64 - sin_theta * t60;
                let t82 = rt::lit::<T>(1.0) / (t26 * t30);
                let t83 = t82 * (t24 * t29) - t36;
                let t84 = t82 * (t24 * t45) - t43 - t49 * t83;
                let t85 = t48 * t83 - t52 * (t47 * t84);
                let t86 = t32 * t85 + (t55 * (t45 * t84) + t24 * t82);
                let t87 = t19 * t64 + l_cos_phi * t67 - t20 * t60;
                let t88 = t74 + (t80 * t81 - t86 * t87);
                let t89 = t47 * t52;
                let t90 = (t48 + t47 * t47 / (t37 * t51)) * t73 + t79 * t81
                    + (t85 * t87 - t89 * t72 - t54 * t69);
                let t91 = t70 * t84;
                let t92 = t70 * t78;
                let t93 = t91 * t87 + t71 * t69 + (t92 * t81 + t70 * t72 - t89 * t73);
                let t94 = rt::lit::<T>(1.0) / (t26 * t50);
                let t95 = (t28 * t86 + (t27 - t94 * (t42 * t84) - t36 * t85)) * t87
                    + (t85 * t73 + t91 * t72 - t86 * t69);
                let t96 = t28 * t80 + (t36 * t79 + (t21 * t75 + t94 * (t42 * t78)));
                let t97 = t95 - t96 * t81;
                let t98 = w * (t88 - t90) + (p_theta - l_sin_phi * t93)
                    - l_cos_phi * t97;
                let t99 = t22 * t96 + (k36 - t70 * (t41 * t78) - t35 * t79 - t14 * t80);
                let t100 = t99 * t81 + (t80 * t69 + (t79 * t73 + t92 * t72) - t96 * t87);
                let t101 = t88 + t90;
                let t102 = sin_theta * t100
                    + (t20 * t97 + (p_x - t19 * t93 - cos_theta * t101));
                let t103 = p_y - t20 * t93 - sin_theta * t101 - t19 * t97
                    - cos_theta * t100;
                let t104 = t1 * t102 + k15 * t98;
                let t105 = t62 * t103;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    x_dot: t1 * t98 - t58 + (t57 * t102 - t59 * t103),
                    y_dot: t63 - t62 * t98 + (t61 * t103 - t59 * t102),
                    theta_dot: t104 - (t66 + t105),
                    phi_dot: k16 * p_phi + t105 - t104,
                    left_dot: inv_js * (p_left + r * t88),
                    right_dot: inv_js * (p_right + r * t90),
                    front_dot: inv_fs * (p_front + r * t93),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 47]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, ahead15, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead15, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "43e33ab0781f0767edcf3b29d5d0ad16";
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
        /// | once, from parameters | 18 | 30 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 101 | 200 | 13 | 0 | 8 | 0 |
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
            /// `l²`
            l_squared: T,
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

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (15).
            type Carried = [T; 24];
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
                    l_squared,
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
                let Scheme {
                    k1,
                    k2,
                    l_squared,
                    k3,
                    k5,
                    k6,
                    inv_l,
                    k7,
                    k8,
                    inv_l_r,
                    ..
                } = *self;
                let [[x, y, theta, phi, left, right, front]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot, left_dot, right_dot, front_dot],
                ] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let cos_theta_cos_phi = cos_theta * cos_phi;
                let t1 = k2 * sin_theta;
                let sin_phi_inv_l = inv_l * sin_phi;
                let t2 = k2 * cos_theta;
                let t3 = cos_theta_cos_phi * (k1 * x_dot - t1 * theta_dot)
                    + sin_phi_inv_l
                        * (t2 * y_dot + (k3 * theta_dot + fd * phi_dot) - t1 * x_dot);
                let l_cos_phi = l * cos_phi;
                let w_sin_phi = w * sin_phi;
                let t4 = inv_l_r * (l_cos_phi - w_sin_phi);
                let t5 = inv_l_r * (l_cos_phi + w_sin_phi);
                let sin_theta_cos_phi = sin_theta * cos_phi;
                let t6 = js * (left_dot * t4 + right_dot * t5)
                    + (sin_theta_cos_phi * (k1 * y_dot + t2 * theta_dot)
                        + fs / r * front_dot);
                let t7 = k6 + sin_phi * (k5 * sin_phi);
                let t8 = k7 * sin_phi;
                let t9 = rt::lit::<T>(1.0) / t7;
                let t10 = fd - t9 * (sin_phi * (k8 * sin_phi));
                let t11 = cos_theta * (sin_theta_cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta_cos_phi - sin_theta * sin_phi);
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    left,
                    right,
                    front,
                    t3 + t6,
                    fd * (theta_dot + phi_dot),
                    sin_theta_cos_phi,
                    cos_theta_cos_phi,
                    sin_phi_inv_l,
                    t4,
                    t5,
                    t7,
                    t8,
                    t9 * t8,
                    t10,
                    t7 * t10,
                    t11 * t11 + cos_phi * (l_squared * cos_phi),
                    sin_theta,
                    cos_theta,
                    sin_phi,
                    cos_phi,
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
                ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, _,
                sin_theta_ahead, cos_theta_ahead, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let w = setting.system().parameters.w;
                let fd = setting.system().parameters.Fd;
                let Scheme {
                    k1,
                    k2,
                    l_squared,
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
                let t1 = rho2 - rho1 * ahead8;
                let t2 = t1 / ahead9;
                let t3 = half_h * t2;
                let t4 = phi + t3;
                let (t5, t6) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t3,
                    t4,
                    tally,
                );
                let t7 = k6 + t5 * (k5 * t5);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = l_squared_r_squared * rho1 / ahead6 - ahead7 * t1 / ahead10;
                let t10 = ahead5 * t9;
                let t11 = cos_phi_ahead * t2;
                let t12 = w * t11;
                let t13 = sin_phi_ahead * t2;
                let t14 = l * t13;
                let t15 = ahead4 * t9;
                let t16 = cos_phi_ahead * t9;
                let t17 = js_over_l_r * (t10 * (t12 - t14) - t15 * (t14 + t12))
                    - t16 * (k1 * t13);
                let t18 = ahead3 * t9;
                let t19 = (k3 * t18 + fd * t2) * (inv_l * t11)
                    + k2 * t18 * (cos_phi_ahead * t18 - ahead3 * t16);
                let t20 = t17 + t19;
                let t21 = rho1 + half_h * t20;
                let t22 = k7 * t5;
                let t23 = rho2 - t8 * (t21 * t22);
                let t24 = fd - t8 * (t5 * (k8 * t5));
                let t25 = t23 / t24;
                let t26 = half_h * t25;
                let t27 = phi + t26;
                let (t28, t29) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t26,
                    t27,
                    tally,
                );
                let t30 = k6 + t28 * (k5 * t28);
                let t31 = rt::lit::<T>(1.0) / t30;
                let t32 = t8 * (l_squared_r_squared * t21) - t22 * t23 / (t7 * t24);
                let t33 = l * t6;
                let t34 = w * t5;
                let t35 = t32 * (inv_l_r * (t33 + t34));
                let t36 = t6 * t25;
                let t37 = w * t36;
                let t38 = t5 * t25;
                let t39 = l * t38;
                let t40 = t32 * (inv_l_r * (t33 - t34));
                let t41 = t6 * t32;
                let t42 = js_over_l_r * (t35 * (t37 - t39) - t40 * (t39 + t37))
                    - t41 * (k1 * t38);
                let t43 = inv_l * t5;
                let t44 = t43 * t32;
                let t45 = (k3 * t44 + fd * t25) * (inv_l * t36)
                    + (t6 * t44 - t43 * t41) * (k2 * t44);
                let t46 = t42 + t45;
                let t47 = rho1 + half_h * t46;
                let t48 = k7 * t28;
                let t49 = rho2 - t31 * (t47 * t48);
                let t50 = fd - t31 * (t28 * (k8 * t28));
                let t51 = t49 / t50;
                let t52 = h * t51;
                let t53 = phi + t52;
                let (t54, t55) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t52,
                    t53,
                    tally,
                );
                let t56 = k6 + t54 * (k5 * t54);
                let t57 = rt::lit::<T>(1.0) / t56;
                let t58 = t31 * (l_squared_r_squared * t47) - t48 * t49 / (t30 * t50);
                let t59 = l * t29;
                let t60 = w * t28;
                let t61 = t58 * (inv_l_r * (t59 + t60));
                let t62 = t29 * t51;
                let t63 = w * t62;
                let t64 = t28 * t51;
                let t65 = l * t64;
                let t66 = t58 * (inv_l_r * (t59 - t60));
                let t67 = t29 * t58;
                let t68 = js_over_l_r * (t61 * (t63 - t65) - t66 * (t65 + t63))
                    - t67 * (k1 * t64);
                let t69 = inv_l * t28;
                let t70 = t69 * t58;
                let t71 = (k3 * t70 + fd * t51) * (inv_l * t62)
                    + (t29 * t70 - t69 * t67) * (k2 * t70);
                let t72 = t68 + t71;
                let t73 = rho1 + h * t72;
                let t74 = k7 * t54;
                let t75 = rho2 - t57 * (t73 * t74);
                let t76 = fd - t57 * (t54 * (k8 * t54));
                let t77 = t57 * (l_squared_r_squared * t73) - t74 * t75 / (t56 * t76);
                let t78 = h * t70;
                let t79 = theta + t78;
                let (t80, t81) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t78,
                    t79,
                    tally,
                );
                let t82 = half_h * t18;
                let t83 = theta + t82;
                let (t84, t85) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t82,
                    t83,
                    tally,
                );
                let t86 = half_h * t44;
                let t87 = theta + t86;
                let (t88, t89) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t86,
                    t87,
                    tally,
                );
                let t90 = t77 * (t81 * t55)
                    + (ahead2 * t9
                        + rt::lit::<T>(2.0) * (t85 * t6 * t32 + t58 * (t89 * t29)));
                let x_new = x + k10 * t90;
                let t91 = t77 * (t80 * t55)
                    + (ahead1 * t9
                        + rt::lit::<T>(2.0) * (t84 * t6 * t32 + t58 * (t88 * t29)));
                let y_new = y + k10 * t91;
                let t92 = inv_l * t54;
                let t93 = t92 * t77;
                let t94 = k10 * (t93 + (t18 + rt::lit::<T>(2.0) * (t44 + t70)));
                let theta_new = theta + t94;
                let t95 = t75 / t76;
                let t96 = k10 * (t95 + (t2 + rt::lit::<T>(2.0) * (t25 + t51)));
                let phi_new = phi + t96;
                let t97 = l * t55;
                let t98 = w * t54;
                let t99 = t77 * (inv_l_r * (t97 - t98));
                let left_new = left
                    + k10 * (t99 + (t15 + rt::lit::<T>(2.0) * (t40 + t66)));
                let t100 = t77 * (inv_l_r * (t97 + t98));
                let right_new = right
                    + k10 * (t100 + (t10 + rt::lit::<T>(2.0) * (t35 + t61)));
                let front_new = front + k10 * (k9 * (t32 + t58) + inv_r * (t9 + t77));
                let t101 = t55 * t95;
                let t102 = t55 * t77;
                let t103 = t54 * t95;
                let t104 = (k3 * t93 + fd * t95) * (inv_l * t101)
                    + (t20 + rt::lit::<T>(2.0) * (t46 + t72) - t102 * (k1 * t103));
                let t105 = w * t101;
                let t106 = l * t103;
                let t107 = (t55 * t93 - t92 * t102) * (k2 * t93)
                    + js_over_l_r * (t100 * (t105 - t106) - t99 * (t106 + t105));
                let rho1_new = rho1 + k10 * (t104 + t107);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t94,
                    theta_new,
                    tally,
                );
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t96,
                    phi_new,
                    tally,
                );
                let ahead1_new = sin_theta_ahead_new * cos_phi_ahead_new;
                let ahead2_new = cos_theta_ahead_new * cos_phi_ahead_new;
                let ahead3_new = inv_l * sin_phi_ahead_new;
                let l_cos_phi_ahead_new = l * cos_phi_ahead_new;
                let w_sin_phi_ahead_new = w * sin_phi_ahead_new;
                let ahead4_new = inv_l_r * (l_cos_phi_ahead_new - w_sin_phi_ahead_new);
                let ahead5_new = inv_l_r * (l_cos_phi_ahead_new + w_sin_phi_ahead_new);
                let ahead6_new = k6 + sin_phi_ahead_new * (k5 * sin_phi_ahead_new);
                let ahead7_new = k7 * sin_phi_ahead_new;
                let inv_ahead6_new = rt::lit::<T>(1.0) / ahead6_new;
                let ahead8_new = ahead7_new * inv_ahead6_new;
                let ahead9_new = fd
                    - inv_ahead6_new * (sin_phi_ahead_new * (k8 * sin_phi_ahead_new));
                let ahead10_new = ahead6_new * ahead9_new;
                let t108 = cos_theta_ahead_new
                    * (ahead1_new + cos_theta_ahead_new * sin_phi_ahead_new)
                    - sin_theta_ahead_new
                        * (ahead2_new - sin_theta_ahead_new * sin_phi_ahead_new);
                let ahead11_new = t108 * t108
                    + cos_phi_ahead_new * (l_squared * cos_phi_ahead_new);
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

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta, phi, left, right, front, rho1, rho2, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _] = motion.carried;
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
                let t1 = k6 + sin_phi * (k5 * sin_phi);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = k7 * sin_phi;
                let t4 = rho2 - t2 * (rho1 * t3);
                let t5 = fd - t2 * (sin_phi * (k8 * sin_phi));
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
                    theta_dot: inv_l * sin_phi * t6,
                    phi_dot: t4 / t5,
                    left_dot: inv_l_r * (l_cos_phi - w_sin_phi) * t6,
                    right_dot: inv_l_r * (l_cos_phi + w_sin_phi) * t6,
                    front_dot: inv_r * t6,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 24]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead11, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_theta * (sin_theta * cos_phi + cos_theta * sin_phi)
                    - sin_theta * (cos_theta * cos_phi - sin_theta * sin_phi);
                let l_cos_phi = l * cos_phi;
                (ahead11, [t1, -(sin_theta * l_cos_phi), cos_theta * l_cos_phi])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ba2f749015d3d05a7c20fe13d63df73a";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            let &[m_, j, a, l, w, r, m, js, jd, fs, fd] = parameters else {
                return Err(ParameterError::Count {
                    expected: 11,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                M: m_,
                J: j,
                a,
                l,
                w,
                r,
                m,
                Js: js,
                Jd: jd,
                Fs: fs,
                Fd: fd,
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        Ackermann::system,
        Ackermann::parameters,
        Ackermann::state,
        Ackermann::initial,
        Ackermann::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
