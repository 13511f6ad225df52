// Prepared by `nh prepare` from `Segway` in src/library.rs and segway.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration fc67bc3b20ae6d92418ced83b28ad0fb
// content 99fb2d1f101ff7bab65b4bb6945aebef

pub struct Segway {
    /// `mb` (kg): body.
    pub mb: f64,
    /// `Ix` (kg m^2): body about its forward axis.
    pub Ix: f64,
    /// `Iy` (kg m^2): body about its lateral axis.
    pub Iy: f64,
    /// `Iz` (kg m^2): body about its long axis.
    pub Iz: f64,
    /// `l` (m): from the axle up to the centre of mass.
    pub l: f64,
    /// `mw` (kg): each wheel.
    pub mw: f64,
    /// `Jw` (kg m^2): wheel about the axle.
    pub Jw: f64,
    /// `Kw` (kg m^2): wheel about its diameter.
    pub Kw: f64,
    /// `r` (m): radius of the wheels.
    pub r: f64,
    /// `b` (m): half the axle.
    pub b: f64,
    /// `g` (m/s^2): gravity.
    pub g: f64,
}

impl ::core::default::Default for Segway {
    fn default() -> Self {
        Segway {
            mb: 5.0,
            Ix: 0.4,
            Iy: 0.3,
            Iz: 0.2,
            l: 0.4,
            mw: 0.8,
            Jw: 0.006,
            Kw: 0.003,
            r: 0.12,
            b: 0.2,
            g: 9.81,
        }
    }
}

/// The system `segway` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 101 add, 168 mul, 12 div, 6 sin_cos, 1 call
/// * `midpoint`: 31 add, 56 mul, 4 div, 4 sin_cos
/// * `leapfrog`: 171 add, 307 mul, 13 div, 4 sin_cos
/// * `rk4`: 83 add, 146 mul, 8 div, 8 sin_cos
pub mod segway {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `mb` (kg): body. Positive.
        pub mb: T,
        /// `Ix` (kg m^2): body about its forward axis. Positive.
        pub Ix: T,
        /// `Iy` (kg m^2): body about its lateral axis. Positive.
        pub Iy: T,
        /// `Iz` (kg m^2): body about its long axis. Positive.
        pub Iz: T,
        /// `l` (m): from the axle up to the centre of mass. Positive.
        pub l: T,
        /// `mw` (kg): each wheel. Positive.
        pub mw: T,
        /// `Jw` (kg m^2): wheel about the axle. Positive.
        pub Jw: T,
        /// `Kw` (kg m^2): wheel about its diameter. Positive.
        pub Kw: T,
        /// `r` (m): radius of the wheels. Positive.
        pub r: T,
        /// `b` (m): half the axle. Positive.
        pub b: T,
        /// `g` (m/s^2): gravity.
        pub g: T,
    }

    ::nonholonomic::__serialized!(Parameters { mb, Ix, Iy, Iz, l, mw, Jw, Kw, r, b, g });

    ::nonholonomic::__in_lanes!(
        System, Parameters { mb, Ix, Iy, Iz, l, mw, Jw, Kw, r, b, g }
    );

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                mb: rt::lit::<T>(5.0),
                Ix: rt::lit::<T>(0.4),
                Iy: rt::lit::<T>(0.3),
                Iz: rt::lit::<T>(0.2),
                l: rt::lit::<T>(0.4),
                mw: rt::lit::<T>(0.8),
                Jw: rt::lit::<T>(0.006),
                Kw: rt::lit::<T>(0.003),
                r: rt::lit::<T>(0.12),
                b: rt::lit::<T>(0.2),
                g: rt::lit::<T>(9.81),
            }
        }

        /// The parameters of the data set `hanging`: the body hangs below the axle.
        pub fn hanging() -> Self {
            Parameters {
                mb: rt::lit::<T>(5.0),
                Ix: rt::lit::<T>(0.4),
                Iy: rt::lit::<T>(0.3),
                Iz: rt::lit::<T>(0.2),
                l: rt::lit::<T>(0.4),
                mw: rt::lit::<T>(0.8),
                Jw: rt::lit::<T>(0.006),
                Kw: rt::lit::<T>(0.003),
                r: rt::lit::<T>(0.12),
                b: rt::lit::<T>(0.2),
                g: rt::lit::<T>(9.81),
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
        /// Coordinate `alpha` (rad): pitch of the body from the vertical.
        pub alpha: T,
        /// Coordinate `left` (rad): angle of the left wheel.
        pub left: T,
        /// Coordinate `right` (rad): angle of the right wheel.
        pub right: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `alpha_dot` (rad/s).
        pub alpha_dot: T,
        /// Velocity `left_dot` (rad/s).
        pub left_dot: T,
        /// Velocity `right_dot` (rad/s).
        pub right_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 6> {
            rt::vector([self.x, self.y, self.theta, self.alpha, self.left, self.right])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 6> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta_dot,
                self.alpha_dot,
                self.left_dot,
                self.right_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 6>;
        type Velocity = SVector<T, 6>;

        fn of(t: T, q: SVector<T, 6>, w: SVector<T, 6>) -> Self {
            let (
                [[x,
                y,
                theta,
                alpha,
                left,
                right,
                ],
                ],
                [[x_dot,
                y_dot,
                theta_dot,
                alpha_dot,
                left_dot,
                right_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta,
                alpha,
                left,
                right,
                x_dot,
                y_dot,
                theta_dot,
                alpha_dot,
                left_dot,
                right_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 6> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 6> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x, y, theta, alpha, left, right, x_dot, y_dot, theta_dot, alpha_dot,
        left_dot, right_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta, alpha, left, right, x_dot, y_dot, theta_dot, alpha_dot,
        left_dot, right_dot }
    );

    /// Makes a [`State`]: what is not named is zero.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 3>>,
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

        ::nonholonomic::__setters!(coordinate : x, y, theta, alpha, left, right);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta_dot, alpha_dot, left_dot,
            right_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 6>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 6>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                self.state.q(),
                w.into(),
            );
            self.rho = None;
            self
        }

        /// The momenta ρ on D*, from which the velocities follow when the state is finished.
        pub fn rho(mut self, rho: impl Into<SVector<T, 3>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `standard`, `hanging`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self
                    .configuration(rt::numbers([0.1, -0.2, 0.5, 0.3, 0.2, -0.1]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.6143077933232609),
                                rt::lit::<T>(0.3355978770229421),
                                rt::lit::<T>(1.1),
                                rt::lit::<T>(-0.6),
                                rt::lit::<T>(4.0),
                                rt::lit::<T>(4.0)
                                    + rt::lit::<T>(2.0) * system.parameters.b
                                        * rt::lit::<T>(1.1) / system.parameters.r,
                            ]),
                        ),
                );
            }
            if rt::same_name(name, "hanging") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self
                    .configuration(rt::numbers([0.1, -0.2, 0.5, 2.8, 0.0, 0.0]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.3510330247561491),
                                rt::lit::<T>(0.1917702154416812),
                                rt::lit::<T>(0.6),
                                rt::lit::<T>(0.5),
                                (rt::lit::<T>(0.4)
                                    - rt::lit::<T>(0.6) * system.parameters.b)
                                    / system.parameters.r,
                                (rt::lit::<T>(0.4)
                                    + rt::lit::<T>(0.6) * system.parameters.b)
                                    / system.parameters.r,
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

    /// A body balanced on two wheels of one axle; all of its masses count, and it may turn while it pitches.
    ///
    /// **Source**: K. Pathak, J. Franch and S. K. Agrawal, Velocity and position control of a wheeled inverted pendulum by partial feedback linearization (2005)
    ///
    /// Coordinates q: `x`, `y`, `theta`, `alpha`, `left`, `right`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `alpha_dot`, `left_dot`, `right_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `mb + 2 mw`
        k1: T,
        /// `mb l`
        mb_l: T,
        /// `-(mb l)`
        minus_mb_l: T,
        /// `mb l² + Ix - Iz`
        k2: T,
        /// `2 Kw + (Iz + 2 mw b²)`
        k3: T,
        /// `mb l² + Iy`
        mb_l_squared_plus_iy: T,
        /// `1/(mb + 2 mw)`
        k4: T,
        /// `l² (mb²/(mb + 2 mw))`
        k5: T,
        /// `mb l² + Ix - Iz - l² (mb²/(mb + 2 mw))`
        k6: T,
        /// `1/Jw`
        inv_jw: T,
        /// `mb l g`
        mb_l_g: T,
        /// `-(mb l g)`
        minus_mb_l_g: T,
        /// `2 mb l`
        twice_mb_l: T,
        /// `2 mb l g`
        twice_mb_l_g: T,
        /// `r²`
        r_squared: T,
        /// `(mb + 2 mw) r² + 2 Jw`
        k7: T,
        /// `r²/((mb + 2 mw) r² + 2 Jw)`
        k8: T,
        /// `1/((mb + 2 mw) r² + 2 Jw)`
        k9: T,
        /// `mb l r²`
        mb_l_r_squared: T,
        /// `mb l r²/((mb + 2 mw) r² + 2 Jw)`
        k10: T,
        /// `(mb + 2 mw) (r²/((mb + 2 mw) r² + 2 Jw))`
        k11: T,
        /// `mb l (r²/((mb + 2 mw) r² + 2 Jw))`
        k12: T,
        /// `mb l Jw r`
        k13: T,
        /// `(Jw/r) r²/((mb + 2 mw) r² + 2 Jw)`
        k14: T,
        /// `mb l Jw r (mb l r²/((mb + 2 mw) r² + 2 Jw))`
        k15: T,
        /// `(mb l² + Ix - Iz) r²`
        k16: T,
        /// `(2 Kw + (Iz + 2 mw b²)) r² + 2 b² Jw`
        k17: T,
        /// `-(mb l r²)`
        minus_mb_l_r_squared: T,
        /// `b/r`
        b_over_r: T,
        /// `Jw (b/r) r²`
        k18: T,
        /// `1/r`
        inv_r: T,
        /// `b r`
        b_r: T,
        /// `mb l b r`
        mb_l_b_r: T,
        /// `-(1/r)`
        minus_inv_r: T,
        /// `b² Jw`
        k19: T,
        /// `-(b/r)`
        minus_b_over_r: T,
        /// `((mb + 2 mw) r² + 2 Jw)/(r²)`
        k20: T,
        /// `((2 Kw + (Iz + 2 mw b²)) r² + 2 b² Jw)/(r²)`
        k21: T,
        /// `mb l r² (mb l/((mb + 2 mw) r² + 2 Jw))`
        k22: T,
        /// `mb l r² (mb l r²/((mb + 2 mw) r² + 2 Jw))`
        k23: T,
        /// `r⁴ (Iz - (mb l² + Ix))`
        k24: T,
        /// `2 r (mb l² + Ix - Iz) b`
        k25: T,
        /// `-(mb l r)`
        k26: T,
        /// `2 r²`
        twice_r_squared: T,
        /// `4 (mb l² + Ix - Iz)`
        k27: T,
        /// `2 (mb l² + Ix - Iz) r²`
        k28: T,
        /// `mb l/(mb + 2 mw)`
        k29: T,
        /// `r (r/Jw)`
        r_r_over_jw: T,
        /// `l (mb/(mb + 2 mw))`
        k30: T,
        /// `2 (mb l² + Ix - Iz)`
        k31: T,
        /// `-(r/Jw)`
        minus_r_over_jw: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("mb", parameters.mb)?;
            rt::positive("Ix", parameters.Ix)?;
            rt::positive("Iy", parameters.Iy)?;
            rt::positive("Iz", parameters.Iz)?;
            rt::positive("l", parameters.l)?;
            rt::positive("mw", parameters.mw)?;
            rt::positive("Jw", parameters.Jw)?;
            rt::positive("Kw", parameters.Kw)?;
            rt::positive("r", parameters.r)?;
            rt::positive("b", parameters.b)?;
            rt::finite("g", parameters.g)?;
            let constants = {
                let mb = parameters.mb;
                let ix = parameters.Ix;
                let iy = parameters.Iy;
                let iz = parameters.Iz;
                let l = parameters.l;
                let mw = parameters.mw;
                let jw = parameters.Jw;
                let kw = parameters.Kw;
                let r = parameters.r;
                let b = parameters.b;
                let g = parameters.g;
                let k1 = mb + rt::lit::<T>(2.0) * mw;
                let mb_l = mb * l;
                let minus_mb_l = -mb_l;
                let l_squared = l * l;
                let mb_l_squared = mb * l_squared;
                let mb_l_squared_plus_ix = mb_l_squared + ix;
                let k2 = mb_l_squared_plus_ix - iz;
                let b_squared = b * b;
                let k3 = rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * b_squared));
                let mb_l_squared_plus_iy = mb_l_squared + iy;
                let k4 = rt::lit::<T>(1.0) / k1;
                let k5 = l_squared * (mb * mb / k1);
                let k6 = k2 - k5;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let mb_l_g = mb_l * g;
                let minus_mb_l_g = -mb_l_g;
                let twice_mb_l = rt::lit::<T>(2.0) * mb_l;
                let twice_mb_l_g = rt::lit::<T>(2.0) * mb_l_g;
                let r_squared = r * r;
                let k7 = k1 * r_squared + rt::lit::<T>(2.0) * jw;
                let k8 = r_squared / k7;
                let k9 = rt::lit::<T>(1.0) / k7;
                let mb_l_r_squared = mb_l * r_squared;
                let k10 = mb_l_r_squared / k7;
                let k11 = k1 * k8;
                let k12 = mb_l * k8;
                let k13 = mb_l * (jw * r);
                let k14 = jw / r * r_squared / k7;
                let k15 = k13 * k10;
                let k16 = k2 * r_squared;
                let k17 = k3 * r_squared + rt::lit::<T>(2.0) * (b_squared * jw);
                let minus_mb_l_r_squared = -mb_l_r_squared;
                let b_over_r = b / r;
                let k18 = jw * b_over_r * r_squared;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_r = b * r;
                let mb_l_b_r = mb_l * b_r;
                let minus_inv_r = -inv_r;
                let k19 = b * (b * jw);
                let minus_b_over_r = -b_over_r;
                let k20 = k7 / r_squared;
                let k21 = k17 / r_squared;
                let k22 = mb_l_r_squared * (mb_l / k7);
                let k23 = mb_l_r_squared * k10;
                let k24 = r_squared * (r_squared * (iz - mb_l_squared_plus_ix));
                let k25 = rt::lit::<T>(2.0) * (r * (k2 * b));
                let k26 = -(mb_l * r);
                let twice_r_squared = rt::lit::<T>(2.0) * r_squared;
                let k27 = rt::lit::<T>(4.0) * k2;
                let k28 = rt::lit::<T>(2.0) * k16;
                let k29 = mb_l / k1;
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let k30 = l * (mb / k1);
                let k31 = rt::lit::<T>(2.0) * k2;
                let minus_r_over_jw = -r_over_jw;
                Constants {
                    k1,
                    mb_l,
                    minus_mb_l,
                    k2,
                    k3,
                    mb_l_squared_plus_iy,
                    k4,
                    k5,
                    k6,
                    inv_jw,
                    mb_l_g,
                    minus_mb_l_g,
                    twice_mb_l,
                    twice_mb_l_g,
                    r_squared,
                    k7,
                    k8,
                    k9,
                    mb_l_r_squared,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    minus_mb_l_r_squared,
                    b_over_r,
                    k18,
                    inv_r,
                    b_r,
                    mb_l_b_r,
                    minus_inv_r,
                    k19,
                    minus_b_over_r,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    twice_r_squared,
                    k27,
                    k28,
                    k29,
                    r_r_over_jw,
                    k30,
                    k31,
                    minus_r_over_jw,
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
        /// **Shape**: 6 × 6
        pub fn mass_matrix(&self, q: &SVector<T, 6>) -> SMatrix<T, 6, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let jw = self.parameters.Jw;
            let Constants { k1, mb_l, minus_mb_l, k2, k3, mb_l_squared_plus_iy, .. } = self
                .constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = r_1_3_mid * (minus_mb_l * sin_theta);
            let t2 = r_1_1_mid * (mb_l * cos_theta);
            let t3 = cos_theta * (mb_l * r_1_3_mid);
            let t4 = r_1_1_mid * (mb_l * sin_theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k1, zero, t1, t2, zero, zero],
                [zero, k1, t3, t4, zero, zero],
                [t1, t3, k3 + r_1_3_mid * (k2 * r_1_3_mid), zero, zero, zero],
                [t2, t4, zero, mb_l_squared_plus_iy, zero, zero],
                [zero, zero, zero, zero, jw, zero],
                [zero, zero, zero, zero, zero, jw],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 6 × 6
        pub fn inverse_mass(&self, q: &SVector<T, 6>) -> SMatrix<T, 6, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let Constants { mb_l, k3, mb_l_squared_plus_iy, k4, k5, k6, inv_jw, .. } = self
                .constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_mb_l = mb_l * sin_theta;
            let t1 = r_1_3_mid * sin_theta_mb_l;
            let t2 = k4 * t1;
            let t3 = k3 + r_1_3_mid * (k6 * r_1_3_mid);
            let t4 = k4 / t3;
            let t5 = r_1_1_mid * (mb_l * cos_theta);
            let t6 = r_1_1_mid * sin_theta_mb_l;
            let t7 = cos_theta * (mb_l * r_1_3_mid);
            let t8 = k4 * t7;
            let t9 = t5 * t2 - t6 * t8;
            let t10 = t9 * t9;
            let t11 = rt::lit::<T>(1.0) / t3;
            let t12 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t10 * t11;
            let t13 = t3 * t12;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = k4 * t5 + t4 * (t1 * t9);
            let t16 = t1 * t4 + t14 * (t9 * t15);
            let t17 = k4 / t12;
            let t18 = t17 * (t6 * t15) - t8 * t16;
            let t19 = rt::lit::<T>(1.0) / t12;
            let t20 = -(t15 * t19);
            let t21 = t4 * (t7 * t9) - k4 * t6;
            let t22 = t7 * t4 + t14 * (t9 * t21);
            let t23 = -t22;
            let t24 = t19 * t21;
            let t25 = -(t9 * t14);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t2 * t16 + (k4 + t17 * (t5 * t15)), t18, t16, t20, zero, zero],
                [t18, t8 * t22 + (k4 - t17 * (t6 * t21)), t23, t24, zero, zero],
                [t16, t23, t11 + t10 / (t3 * t13), t25, zero, zero],
                [t20, t24, t25, t19, zero, zero],
                [zero, zero, zero, zero, inv_jw, zero],
                [zero, zero, zero, zero, zero, inv_jw],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 6>) -> T {
            let [[_, _, _, alpha, _, _]] = q.data.0;
            let Constants { mb_l_g, .. } = self.constants;
            let r_1_1_mid = rt::cos(alpha);
            mb_l_g * r_1_1_mid
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 6
        pub fn potential_gradient(&self, q: &SVector<T, 6>) -> SVector<T, 6> {
            let [[_, _, _, alpha, _, _]] = q.data.0;
            let Constants { minus_mb_l_g, .. } = self.constants;
            let r_1_3_mid = rt::sin(alpha);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, minus_mb_l_g * r_1_3_mid, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 6>, w: &SVector<T, 6>) -> T {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = w.data.0;
            let jw = self.parameters.Jw;
            let Constants {
                k1,
                k2,
                k3,
                mb_l_squared_plus_iy,
                twice_mb_l,
                twice_mb_l_g,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = theta_dot * (k3 + r_1_3_mid * (k2 * r_1_3_mid))
                + (cos_theta * y_dot - sin_theta * x_dot) * (twice_mb_l * r_1_3_mid);
            let t2 = jw * (left_dot * left_dot + right_dot * right_dot)
                + k1 * (x_dot * x_dot + y_dot * y_dot);
            let t3 = alpha_dot
                * (mb_l_squared_plus_iy * alpha_dot
                    + (cos_theta * x_dot + sin_theta * y_dot) * (twice_mb_l * r_1_1_mid))
                + (t2 - twice_mb_l_g * r_1_1_mid);
            rt::lit::<T>(0.5) * (theta_dot * t1 + t3)
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 6>, w: &SVector<T, 6>) -> T {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = w.data.0;
            let jw = self.parameters.Jw;
            let Constants {
                k1,
                k2,
                k3,
                mb_l_squared_plus_iy,
                twice_mb_l,
                twice_mb_l_g,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = theta_dot * (k3 + r_1_3_mid * (k2 * r_1_3_mid))
                + (cos_theta * y_dot - sin_theta * x_dot) * (twice_mb_l * r_1_3_mid);
            let t2 = jw * (left_dot * left_dot + right_dot * right_dot)
                + k1 * (x_dot * x_dot + y_dot * y_dot);
            let t3 = alpha_dot
                * (mb_l_squared_plus_iy * alpha_dot
                    + (cos_theta * x_dot + sin_theta * y_dot) * (twice_mb_l * r_1_1_mid))
                + (twice_mb_l_g * r_1_1_mid + t2);
            rt::lit::<T>(0.5) * (theta_dot * t1 + t3)
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 6 matrices of 6 × 6
        pub fn christoffel_first(&self, q: &SVector<T, 6>) -> [SMatrix<T, 6, 6>; 6] {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let Constants { mb_l, minus_mb_l, k2, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = cos_theta * (minus_mb_l * r_1_3_mid);
            let sin_theta_minus_mb_l = minus_mb_l * sin_theta;
            let t2 = r_1_1_mid * sin_theta_minus_mb_l;
            let t3 = r_1_3_mid * sin_theta_minus_mb_l;
            let t4 = r_1_1_mid * (mb_l * cos_theta);
            let t5 = r_1_1_mid * (k2 * r_1_3_mid);
            [
                rt::sparse([(2, 2, t1), (2, 3, t2), (3, 2, t2), (3, 3, t1)]),
                rt::sparse([(2, 2, t3), (2, 3, t4), (3, 2, t4), (3, 3, t3)]),
                rt::sparse([(2, 3, t5), (3, 2, t5)]),
                rt::sparse([(2, 2, -t5)]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 6 matrices of 6 × 6
        pub fn christoffel(&self, q: &SVector<T, 6>) -> [SMatrix<T, 6, 6>; 6] {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let Constants { mb_l, k2, k3, mb_l_squared_plus_iy, k4, k5, k6, .. } = self
                .constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_mb_l = mb_l * sin_theta;
            let t1 = r_1_3_mid * sin_theta_mb_l;
            let t2 = k4 * t1;
            let t3 = k3 + r_1_3_mid * (k6 * r_1_3_mid);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = cos_theta * (mb_l * r_1_3_mid);
            let t6 = k4 * t5;
            let t7 = t1 * t6 - t5 * t2;
            let t8 = t4 * t7;
            let t9 = r_1_1_mid * (mb_l * cos_theta);
            let t10 = r_1_1_mid * sin_theta_mb_l;
            let t11 = t9 * t2 - t10 * t6;
            let t12 = t11 * t4;
            let t13 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t11 * t12;
            let t14 = rt::lit::<T>(1.0) / (t3 * t13);
            let r_1_3_mid_r_1_1_mid = r_1_3_mid * r_1_1_mid;
            let t15 = k5 * r_1_3_mid_r_1_1_mid;
            let t16 = k2 * r_1_3_mid_r_1_1_mid - t15;
            let t17 = t7 * t12;
            let t18 = t16 + t17;
            let t19 = t8 + t14 * (t11 * t18);
            let t20 = k4 / t13;
            let t21 = k4 * t9;
            let t22 = k4 * t10;
            let t23 = t10 * t21 - t9 * t22 - t16 * t12;
            let t24 = t4 * t16 - t14 * (t11 * t23);
            let t25 = t2 * t24 - (t22 + t20 * (t9 * t23));
            let t26 = t15 - t17;
            let t27 = t8 - t14 * (t11 * t26);
            let t28 = t21 - t20 * (t10 * t23) - t6 * t24;
            let t29 = rt::lit::<T>(1.0) / t13;
            let t30 = t29 * t23;
            [
                rt::sparse([
                    (2, 2, t2 * t19 + (t20 * (t9 * t18) - t6)),
                    (2, 3, t25),
                    (3, 2, t25),
                    (3, 3, t2 * t27 - (t6 + t20 * (t9 * t26))),
                ]),
                rt::sparse([
                    (2, 2, t20 * (t10 * t18) - t2 - t6 * t19),
                    (2, 3, t28),
                    (3, 2, t28),
                    (3, 3, -(t6 * t27 + (t2 + t20 * (t10 * t26)))),
                ]),
                rt::sparse([(2, 2, t19), (2, 3, t24), (3, 2, t24), (3, 3, t27)]),
                rt::sparse([
                    (2, 2, -(t18 * t29)),
                    (2, 3, t30),
                    (3, 2, t30),
                    (3, 3, t29 * t26),
                ]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 3 × 6
        pub fn constraint_matrix(&self, q: &SVector<T, 6>) -> SMatrix<T, 3, 6> {
            let [[_, _, theta, _, _, _]] = q.data.0;
            let r = self.parameters.r;
            let b = self.parameters.b;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let hub2_2_mid = -b;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta, cos_theta, cos_theta],
                [cos_theta, sin_theta, sin_theta],
                [zero, hub2_2_mid, b],
                [zero, zero, zero],
                [zero, -r, zero],
                [zero, zero, -r],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 3
        pub fn constraint(&self, q: &SVector<T, 6>, w: &SVector<T, 6>) -> SVector<T, 3> {
            let [[_, _, theta, _, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, _, left_dot, right_dot]] = w.data.0;
            let r = self.parameters.r;
            let b = self.parameters.b;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * x_dot + sin_theta * y_dot;
            let b_theta_dot = b * theta_dot;
            rt::vector([
                cos_theta * y_dot - sin_theta * x_dot,
                t1 - (r * left_dot + b_theta_dot),
                t1 + (b_theta_dot - r * right_dot),
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6 × 6
        pub fn projector_perp(&self, q: &SVector<T, 6>) -> SMatrix<T, 6, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let Constants {
                k1,
                mb_l,
                k2,
                k3,
                mb_l_squared_plus_iy,
                r_squared,
                k8,
                k9,
                mb_l_r_squared,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                k16,
                k17,
                minus_mb_l_r_squared,
                k18,
                inv_r,
                b_r,
                mb_l_b_r,
                minus_inv_r,
                k19,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = k10 * r_1_1_mid;
            let t2 = mb_l_squared_plus_iy - mb_l * r_1_1_mid * t1;
            let t3 = k9 / t2;
            let t4 = mb_l_r_squared * r_1_1_mid;
            let t5 = r_1_1_mid * (mb_l * cos_theta) - k1 * cos_theta * t1;
            let t6 = k11 * cos_theta - t3 * (t4 * t5);
            let t7 = r_1_1_mid * (mb_l * sin_theta) - k1 * sin_theta * t1;
            let t8 = k11 * sin_theta - t3 * (t4 * t7);
            let r_1_3 = r_1_3_mid * cos_theta;
            let r_2_3 = sin_theta * r_1_3_mid;
            let t9 = sin_theta * (mb_l * r_1_3) - mb_l * r_2_3 * cos_theta;
            let t10 = t9 * t1;
            let t11 = k8 * t9 + t3 * (t4 * t10);
            let t12 = k12 * r_1_1_mid - t3 * (t4 * t2);
            let t13 = k14 + t3 * (r_1_1_mid * (k15 * r_1_1_mid));
            let t14 = -(cos_theta * t13);
            let t15 = -(sin_theta * t13);
            let r_1_3_mid_squared = r_1_3_mid * r_1_3_mid;
            let t16 = rt::lit::<T>(1.0) / (k16 * r_1_3_mid_squared + k17);
            let t17 = k2 * r_1_3_mid_squared + k3;
            let t18 = k18 * t16;
            let t19 = rt::lit::<T>(1.0) / t2;
            let t20 = k13 * r_1_1_mid * t3;
            let t21 = mb_l_b_r * r_2_3 * t16;
            let t22 = inv_r * t6;
            let t23 = mb_l_b_r * r_1_3 * t16;
            let t24 = inv_r * t8;
            let t25 = b_r * t17 * t16;
            let t26 = inv_r * t11;
            let t27 = minus_inv_r * t12;
            let t28 = k19 * t16;
            let t29 = inv_r * t13;
            let t30 = rt::lit::<T>(1.0) - t28 - t29;
            let t31 = t28 - t29;
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - cos_theta * t6,
                    -(sin_theta * t6),
                    t16 * (mb_l_r_squared * r_2_3),
                    -(t5 * t19),
                    -(t21 + t22),
                    t21 - t22,
                ],
                [
                    -(cos_theta * t8),
                    rt::lit::<T>(1.0) - sin_theta * t8,
                    t16 * (minus_mb_l_r_squared * r_1_3),
                    -(t7 * t19),
                    t23 - t24,
                    -(t23 + t24),
                ],
                [
                    -(cos_theta * t11),
                    -(sin_theta * t11),
                    rt::lit::<T>(1.0) - r_squared * t17 * t16,
                    t10 * t19,
                    t25 - t26,
                    -(t25 + t26),
                ],
                [
                    -(cos_theta * t12),
                    -(sin_theta * t12),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) - t2 * t19,
                    t27,
                    t27,
                ],
                [t14, t15, t18, t20, t30, t31],
                [t14, t15, -t18, t20, t31, t30],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6 × 6
        pub fn projector_d(&self, q: &SVector<T, 6>) -> SMatrix<T, 6, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let Constants {
                k1,
                mb_l,
                k2,
                k3,
                mb_l_squared_plus_iy,
                r_squared,
                k8,
                k9,
                mb_l_r_squared,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                k16,
                k17,
                minus_mb_l_r_squared,
                k18,
                inv_r,
                b_r,
                mb_l_b_r,
                k19,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = k10 * r_1_1_mid;
            let t2 = mb_l_squared_plus_iy - mb_l * r_1_1_mid * t1;
            let t3 = k9 / t2;
            let t4 = mb_l_r_squared * r_1_1_mid;
            let t5 = r_1_1_mid * (mb_l * cos_theta) - k1 * cos_theta * t1;
            let t6 = k11 * cos_theta - t3 * (t4 * t5);
            let t7 = r_1_1_mid * (mb_l * sin_theta) - k1 * sin_theta * t1;
            let t8 = k11 * sin_theta - t3 * (t4 * t7);
            let r_1_3 = r_1_3_mid * cos_theta;
            let r_2_3 = sin_theta * r_1_3_mid;
            let t9 = sin_theta * (mb_l * r_1_3) - mb_l * r_2_3 * cos_theta;
            let t10 = t9 * t1;
            let t11 = k8 * t9 + t3 * (t4 * t10);
            let t12 = k12 * r_1_1_mid - t3 * (t4 * t2);
            let t13 = k14 + t3 * (r_1_1_mid * (k15 * r_1_1_mid));
            let t14 = cos_theta * t13;
            let t15 = sin_theta * t13;
            let r_1_3_mid_squared = r_1_3_mid * r_1_3_mid;
            let t16 = rt::lit::<T>(1.0) / (k16 * r_1_3_mid_squared + k17);
            let t17 = k2 * r_1_3_mid_squared + k3;
            let t18 = k18 * t16;
            let t19 = rt::lit::<T>(1.0) / t2;
            let t20 = -(k13 * r_1_1_mid * t3);
            let t21 = mb_l_b_r * r_2_3 * t16;
            let t22 = inv_r * t6;
            let t23 = inv_r * t8;
            let t24 = mb_l_b_r * r_1_3 * t16;
            let t25 = inv_r * t11;
            let t26 = b_r * t17 * t16;
            let t27 = inv_r * t12;
            let t28 = k19 * t16;
            let t29 = inv_r * t13;
            let t30 = t28 + t29;
            let t31 = t29 - t28;
            rt::matrix([
                [
                    cos_theta * t6,
                    sin_theta * t6,
                    t16 * (minus_mb_l_r_squared * r_2_3),
                    t5 * t19,
                    t21 + t22,
                    t22 - t21,
                ],
                [
                    cos_theta * t8,
                    sin_theta * t8,
                    t16 * (mb_l_r_squared * r_1_3),
                    t7 * t19,
                    t23 - t24,
                    t24 + t23,
                ],
                [
                    cos_theta * t11,
                    sin_theta * t11,
                    r_squared * t17 * t16,
                    -(t10 * t19),
                    t25 - t26,
                    t26 + t25,
                ],
                [
                    cos_theta * t12,
                    sin_theta * t12,
                    rt::lit::<T>(0.0),
                    t2 * t19,
                    t27,
                    t27,
                ],
                [t14, t15, -t18, t20, t30, t31],
                [t14, t15, t18, t20, t31, t30],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6 × 3
        pub fn frame(&self, q: &SVector<T, 6>) -> SMatrix<T, 6, 3> {
            let [[_, _, theta, _, _, _]] = q.data.0;
            let Constants { b_over_r, inv_r, minus_b_over_r, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [cos_theta, sin_theta, zero, zero, inv_r, inv_r],
                [zero, zero, rt::lit::<T>(1.0), zero, minus_b_over_r, b_over_r],
                [zero, zero, zero, rt::lit::<T>(1.0), zero, zero],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn restricted_metric(&self, q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let [[_, _, _, alpha, _, _]] = q.data.0;
            let Constants { mb_l, k2, mb_l_squared_plus_iy, k20, k21, .. } = self
                .constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let mb_l_r_1_1_mid = mb_l * r_1_1_mid;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k20, zero, mb_l_r_1_1_mid],
                [zero, k21 + r_1_3_mid * (k2 * r_1_3_mid), zero],
                [mb_l_r_1_1_mid, zero, mb_l_squared_plus_iy],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let [[_, _, _, alpha, _, _]] = q.data.0;
            let Constants {
                mb_l_squared_plus_iy,
                r_squared,
                k8,
                k9,
                mb_l_r_squared,
                k16,
                k17,
                k22,
                k23,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = mb_l_squared_plus_iy - r_1_1_mid * (k22 * r_1_1_mid);
            let t2 = k9 / t1;
            let t3 = -(mb_l_r_squared * r_1_1_mid * t2);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k8 + t2 * (r_1_1_mid * (k23 * r_1_1_mid)), zero, t3],
                [zero, r_squared / (k17 + r_1_3_mid * (k16 * r_1_3_mid)), zero],
                [t3, zero, rt::lit::<T>(1.0) / t1],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, q: &SVector<T, 6>) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, _, alpha, _, _]] = q.data.0;
            let Constants { mb_l_squared_plus_iy, mb_l_r_squared, k16, k17, k22, .. } = self
                .constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = rt::lit::<T>(1.0)
                / (mb_l_squared_plus_iy - r_1_1_mid * (k22 * r_1_1_mid));
            let t2 = t1 * (rt::lit::<T>(0.0) * r_1_1_mid);
            let t3 = mb_l_r_squared * r_1_3_mid / (k17 + r_1_3_mid * (k16 * r_1_3_mid));
            let t4 = rt::lit::<T>(0.0) * t1;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t2, zero], [-t2, zero, zero], [zero, zero, zero]]),
                rt::matrix([[zero, t3, zero], [-t3, zero, zero], [zero, zero, zero]]),
                rt::matrix([[zero, -t4, zero], [t4, zero, zero], [zero, zero, zero]]),
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
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 9, 9> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[_, rho2, _]] = rho.data.0;
            let Constants {
                mb_l_r_squared,
                k16,
                k17,
                b_over_r,
                inv_r,
                minus_inv_r,
                minus_b_over_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let r_1_3_mid = rt::sin(alpha);
            let t1 = r_1_3_mid * (mb_l_r_squared * rho2)
                / (k17 + r_1_3_mid * (k16 * r_1_3_mid));
            rt::sparse([
                (0, 6, cos_theta),
                (1, 6, sin_theta),
                (2, 7, rt::lit::<T>(1.0)),
                (3, 8, rt::lit::<T>(1.0)),
                (4, 6, inv_r),
                (4, 7, minus_b_over_r),
                (5, 6, inv_r),
                (5, 7, b_over_r),
                (6, 0, -cos_theta),
                (6, 1, -sin_theta),
                (6, 4, minus_inv_r),
                (6, 5, minus_inv_r),
                (6, 7, t1),
                (7, 2, rt::lit::<T>(-1.0)),
                (7, 4, b_over_r),
                (7, 5, minus_b_over_r),
                (7, 6, -t1),
                (8, 3, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 6>, rho: &SVector<T, 3>) -> T {
            let [[_, _, _, alpha, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants {
                mb_l,
                mb_l_squared_plus_iy,
                mb_l_g,
                r_squared,
                k8,
                k10,
                k16,
                k17,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = k10 * r_1_1_mid;
            let t2 = rt::lit::<T>(1.0) / (mb_l_squared_plus_iy - mb_l * r_1_1_mid * t1);
            let t3 = rho3 - rho1 * t1;
            let t4 = rho2 * (r_squared * rho2) / (k17 + r_1_3_mid * (k16 * r_1_3_mid))
                + t2 * (rho3 * t3);
            mb_l_g * r_1_1_mid
                + rt::lit::<T>(0.5) * (rho1 * (k8 * rho1 - t2 * (t1 * t3)) + t4)
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
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 9> {
            let [[_, _, _, alpha, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants {
                mb_l,
                mb_l_squared_plus_iy,
                mb_l_g,
                r_squared,
                k8,
                k10,
                k16,
                k17,
                k24,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = k10 * r_1_1_mid;
            let t2 = rt::lit::<T>(1.0) / (mb_l_squared_plus_iy - mb_l * r_1_1_mid * t1);
            let t3 = rho3 - rho1 * t1;
            let t4 = k8 * rho1 - t2 * (t1 * t3);
            let t5 = t2 * t3;
            let t6 = k17 + r_1_3_mid * (k16 * r_1_3_mid);
            let t7 = t4 * (mb_l * t5)
                + (r_1_1_mid * (rho2 * (k24 * rho2)) / (t6 * t6) - mb_l_g);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                r_1_3_mid * t7,
                zero,
                zero,
                t4,
                r_squared * rho2 / t6,
                t5,
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
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 9> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants {
                mb_l,
                k2,
                mb_l_squared_plus_iy,
                mb_l_g,
                r_squared,
                k8,
                k10,
                k16,
                k17,
                inv_r,
                b_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = k10 * r_1_1_mid;
            let t2 = rt::lit::<T>(1.0) / (mb_l_squared_plus_iy - mb_l * r_1_1_mid * t1);
            let t3 = rho3 - rho1 * t1;
            let t4 = k8 * rho1 - t2 * (t1 * t3);
            let t5 = rt::lit::<T>(1.0) / (k17 + r_1_3_mid * (k16 * r_1_3_mid));
            let t6 = r_squared * rho2 * t5;
            let t7 = t2 * t3;
            let t8 = inv_r * t4;
            let t9 = b_r * rho2 * t5;
            let r_1_3_mid_mb_l = mb_l * r_1_3_mid;
            let t10 = r_1_3_mid_mb_l * t4;
            rt::vector([
                cos_theta * t4,
                sin_theta * t4,
                t6,
                t7,
                t8 - t9,
                t9 + t8,
                t6 * (r_1_3_mid_mb_l * t6),
                -(t6 * t10),
                r_1_3_mid * (mb_l_g + t6 * (t6 * (k2 * r_1_1_mid))) - t7 * t10,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 9 × 9
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 9, 9> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants {
                mb_l,
                k2,
                mb_l_squared_plus_iy,
                mb_l_g,
                r_squared,
                k7,
                k8,
                k9,
                mb_l_r_squared,
                k10,
                k16,
                k17,
                inv_r,
                b_r,
                k25,
                k26,
                twice_r_squared,
                k27,
                k28,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let mb_l_r_1_1_mid = mb_l * r_1_1_mid;
            let t1 = k10 * r_1_1_mid;
            let t2 = mb_l_squared_plus_iy - mb_l_r_1_1_mid * t1;
            let t3 = k9 / t2;
            let t4 = mb_l_r_squared * r_1_1_mid;
            let t5 = rho3 - rho1 * t1;
            let t6 = t3 * (t4 * t5);
            let t7 = k8 * rho1 - t6;
            let t8 = k10 * r_1_3_mid;
            let t9 = rho1 * t8;
            let r_1_3_mid_mb_l = mb_l * r_1_3_mid;
            let t10 = r_1_3_mid_mb_l * t1 + mb_l_r_1_1_mid * t8;
            let t11 = t4 * t9 - mb_l_r_squared * r_1_3_mid * t5 - t6 * (k7 * t10);
            let t12 = t3 * t11;
            let t13 = k8 + t3 * (t4 * t1);
            let t14 = t4 * t3;
            let r_1_3_mid_squared = r_1_3_mid * r_1_3_mid;
            let t15 = rt::lit::<T>(1.0) / (k16 * r_1_3_mid_squared + k17);
            let t16 = r_squared * rho2 * t15;
            let t17 = r_1_3_mid * r_1_1_mid * t16;
            let t18 = t17 * (k16 * t15);
            let t19 = r_squared * t15;
            let t20 = rt::lit::<T>(1.0) / t2;
            let t21 = t20 * t5;
            let t22 = t20 * (t9 - t21 * t10);
            let t23 = t17 * (k25 * t15);
            let t24 = t11 * (inv_r * t3);
            let t25 = inv_r * t13;
            let t26 = b_r * t15;
            let t27 = t3 * (k26 * r_1_1_mid);
            let t28 = r_1_3_mid_mb_l * t16;
            let t29 = r_1_3_mid_mb_l * t7;
            let t30 = mb_l_r_1_1_mid * t7;
            let t31 = r_1_3_mid_mb_l * t21;
            let t32 = t12 * t31
                + (mb_l_g * r_1_1_mid
                    + t16 * (k2 * (r_1_1_mid * r_1_1_mid - r_1_3_mid_squared) * t16));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(sin_theta * t7),
                    cos_theta * t7,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                ],
                [
                    -(cos_theta * t12),
                    -(sin_theta * t12),
                    rt::lit::<T>(-2.0) * t18,
                    t22,
                    t23 - t24,
                    -(t24 + t23),
                    t16 * (mb_l_r_1_1_mid * t16) - t18 * (rt::lit::<T>(4.0) * t28),
                    t28 * t12 + (t18 * (rt::lit::<T>(2.0) * t29) - t16 * t30),
                    t32 - (t29 * t22 + (t18 * (k27 * t17) + t21 * t30)),
                ],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    cos_theta * t13,
                    sin_theta * t13,
                    zero,
                    -t14,
                    t25,
                    t25,
                    zero,
                    -(t28 * t13),
                    t29 * t14 - t13 * t31,
                ],
                [
                    zero,
                    zero,
                    t19,
                    zero,
                    -t26,
                    t26,
                    t28 * (twice_r_squared * t15),
                    -(t19 * t29),
                    t17 * (k28 * t15),
                ],
                [
                    -(cos_theta * t14),
                    -(sin_theta * t14),
                    zero,
                    t20,
                    t27,
                    t27,
                    zero,
                    t28 * t14,
                    t14 * t31 - t20 * t29,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 6
        pub fn momenta(&self, q: &SVector<T, 6>, w: &SVector<T, 6>) -> SVector<T, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = w.data.0;
            let jw = self.parameters.Jw;
            let Constants { k1, mb_l, k2, k3, mb_l_squared_plus_iy, .. } = self
                .constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = r_1_1_mid * (mb_l * cos_theta);
            let sin_theta_mb_l = mb_l * sin_theta;
            let t2 = r_1_3_mid * sin_theta_mb_l;
            let t3 = r_1_1_mid * sin_theta_mb_l;
            let t4 = cos_theta * (mb_l * r_1_3_mid);
            rt::vector([
                k1 * x_dot + alpha_dot * t1 - theta_dot * t2,
                alpha_dot * t3 + (k1 * y_dot + theta_dot * t4),
                theta_dot * (k3 + r_1_3_mid * (k2 * r_1_3_mid))
                    + (y_dot * t4 - x_dot * t2),
                x_dot * t1 + (mb_l_squared_plus_iy * alpha_dot + y_dot * t3),
                jw * left_dot,
                jw * right_dot,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 6
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 6>,
        ) -> SVector<T, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_alpha, p_left, p_right]] = p.data.0;
            let Constants {
                mb_l,
                k3,
                mb_l_squared_plus_iy,
                k4,
                k5,
                k6,
                inv_jw,
                k29,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = r_1_3_mid * (k29 * sin_theta);
            let t2 = rt::lit::<T>(1.0) / (k3 + r_1_3_mid * (k6 * r_1_3_mid));
            let t3 = cos_theta * (k29 * r_1_3_mid);
            let t4 = p_theta + p_x * t1 - p_y * t3;
            let t5 = r_1_1_mid * (mb_l * cos_theta);
            let t6 = r_1_1_mid * (mb_l * sin_theta);
            let t7 = t5 * t1 - t6 * t3;
            let t8 = t2 * t7;
            let t9 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t7 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = p_alpha - k4 * (p_x * t5 + p_y * t6) - t4 * t8;
            let t12 = t2 * (t4 - t10 * (t7 * t11));
            let t13 = k4 / t9;
            rt::vector([
                t1 * t12 + (k4 * p_x - t13 * (t5 * t11)),
                k4 * p_y - t13 * (t6 * t11) - t3 * t12,
                t12,
                t11 * t10,
                inv_jw * p_left,
                inv_jw * p_right,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 6>,
            w: &SVector<T, 6>,
        ) -> SVector<T, 3> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = w.data.0;
            let jw = self.parameters.Jw;
            let Constants {
                k1,
                mb_l,
                k2,
                k3,
                mb_l_squared_plus_iy,
                b_over_r,
                inv_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let sin_theta_mb_l = mb_l * sin_theta;
            let t1 = r_1_1_mid * sin_theta_mb_l;
            let t2 = cos_theta * (mb_l * r_1_3_mid);
            let jw_right_dot = jw * right_dot;
            let jw_left_dot = jw * left_dot;
            let t3 = r_1_1_mid * (mb_l * cos_theta);
            let t4 = r_1_3_mid * sin_theta_mb_l;
            let t5 = inv_r * (jw_right_dot + jw_left_dot)
                + cos_theta * (k1 * x_dot + alpha_dot * t3 - theta_dot * t4);
            let t6 = y_dot * t2 + b_over_r * (jw_right_dot - jw_left_dot)
                + (theta_dot * (k3 + r_1_3_mid * (k2 * r_1_3_mid)) - x_dot * t4);
            rt::vector([
                sin_theta * (alpha_dot * t1 + (k1 * y_dot + theta_dot * t2)) + t5,
                t6,
                x_dot * t3 + (mb_l_squared_plus_iy * alpha_dot + y_dot * t1),
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6
        pub fn to_velocities(
            self: &System<T>,
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants {
                mb_l,
                mb_l_squared_plus_iy,
                r_squared,
                k8,
                k10,
                k16,
                k17,
                inv_r,
                b_r,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = k10 * r_1_1_mid;
            let t2 = rt::lit::<T>(1.0) / (mb_l_squared_plus_iy - mb_l * r_1_1_mid * t1);
            let t3 = rho3 - rho1 * t1;
            let t4 = k8 * rho1 - t2 * (t1 * t3);
            let t5 = rt::lit::<T>(1.0) / (k17 + r_1_3_mid * (k16 * r_1_3_mid));
            let t6 = inv_r * t4;
            let t7 = b_r * rho2 * t5;
            rt::vector([
                cos_theta * t4,
                sin_theta * t4,
                r_squared * rho2 * t5,
                t2 * t3,
                t6 - t7,
                t7 + t6,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 3
        pub fn multipliers(
            &self,
            q: &SVector<T, 6>,
            w: &SVector<T, 6>,
        ) -> SVector<T, 3> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, _, _]] = w.data.0;
            let b = self.parameters.b;
            let Constants {
                mb_l,
                k3,
                mb_l_squared_plus_iy,
                k4,
                k5,
                k6,
                mb_l_g,
                k29,
                r_r_over_jw,
                k30,
                k31,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let t1 = r_1_3_mid * (k29 * sin_theta);
            let t2 = k3 + r_1_3_mid * (k6 * r_1_3_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = k30 * r_1_3_mid;
            let t5 = r_1_1_mid * (mb_l * cos_theta);
            let t6 = r_1_1_mid * (mb_l * sin_theta);
            let t7 = cos_theta * (k29 * r_1_3_mid);
            let t8 = t5 * t1 - t6 * t7;
            let t9 = t3 * t8;
            let t10 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t8 * t9;
            let t11 = rt::lit::<T>(1.0) / (t2 * t10);
            let t12 = k4 * t5;
            let t13 = k4 * t6;
            let t14 = t9 * t4 + (sin_theta * t12 - cos_theta * t13);
            let t15 = t3 * t4 + t11 * (t8 * t14);
            let t16 = k4 * sin_theta;
            let t17 = k4 / t10;
            let t18 = t1 * t15 + (t16 + t17 * (t5 * t14));
            let t19 = k4 * cos_theta;
            let t20 = t7 * t15 + (t19 - t17 * (t6 * t14));
            let t21 = rt::lit::<T>(1.0) / (sin_theta * t18 + cos_theta * t20);
            let r_1_1_mid_alpha_dot = r_1_1_mid * alpha_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t22 = mb_l
                * (cos_theta * r_1_1_mid_alpha_dot - r_1_3_mid * sin_theta_theta_dot);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let r_1_3_mid_alpha_dot = r_1_3_mid * alpha_dot;
            let t23 = mb_l
                * (r_1_1_mid * cos_theta_theta_dot - sin_theta * r_1_3_mid_alpha_dot);
            let t24 = theta_dot * t22 + alpha_dot * t23;
            let t25 = mb_l
                * (r_1_1_mid * sin_theta_theta_dot + cos_theta * r_1_3_mid_alpha_dot);
            let t26 = mb_l
                * (r_1_3_mid * cos_theta_theta_dot + sin_theta * r_1_1_mid_alpha_dot);
            let t27 = theta_dot * t26 + alpha_dot * t25;
            let t28 = (cos_theta * y_dot - sin_theta * x_dot) * (mb_l * r_1_1_mid);
            let t29 = mb_l * r_1_3_mid * (cos_theta * x_dot + sin_theta * y_dot);
            let t30 = theta_dot
                * (rt::lit::<T>(2.0) * t28 + r_1_1_mid * (r_1_3_mid * (k31 * theta_dot)))
                + rt::lit::<T>(2.0) * (mb_l_g * r_1_3_mid - alpha_dot * t29);
            let t31 = y_dot * t23 - x_dot * t25 + t27 * t12
                - (rt::lit::<T>(0.5) * t30 + t24 * t13);
            let t32 = y_dot * t22 - alpha_dot * t28
                + (theta_dot * (t29 + r_1_1_mid_alpha_dot * (k31 * r_1_3_mid))
                    - x_dot * t26);
            let t33 = t32 - (t27 * t1 + t24 * t7);
            let t34 = t31 - t9 * t33;
            let t35 = t3 * t33 - t11 * (t8 * t34);
            let t36 = k4 * t24 - t17 * (t6 * t34) - t7 * t35;
            let t37 = k4 * t27 + t17 * (t5 * t34) - t1 * t35;
            let t38 = cos_theta * t36
                + (x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                    + sin_theta * t37);
            let t39 = sin_theta * t7 - cos_theta * t1;
            let t40 = b - t39;
            let t41 = k30 * r_1_1_mid;
            let t42 = t41 + t9 * t40;
            let t43 = t3 * t40 + t11 * (t8 * t42);
            let t44 = sin_theta * (t16 + t17 * (t6 * t42) - t7 * t43)
                + (r_r_over_jw + b * t43);
            let t45 = sin_theta * t20;
            let t46 = b * t15;
            let t47 = cos_theta * t18;
            let t48 = t45 - t46 - t47;
            let t49 = t48 * t21;
            let t50 = cos_theta * (t1 * t43 + (t19 + t17 * (t5 * t42))) + t44
                - t48 * t49;
            let t51 = b + t39;
            let t52 = t9 * t51 - t41;
            let t53 = t3 * t51 + t11 * (t8 * t52);
            let t54 = cos_theta * (t19 - t17 * (t5 * t52) - t1 * t53)
                + sin_theta * (t7 * t53 + (t16 - t17 * (t6 * t52)));
            let t55 = b * t53;
            let t56 = t45 + t46 - t47;
            let t57 = t56 * t21;
            let t58 = t54 - t55 - t48 * t57;
            let t59 = rt::lit::<T>(1.0) / (t54 + (r_r_over_jw + t55) - t56 * t57);
            let t60 = t58 * t59;
            let t61 = rt::lit::<T>(1.0) / (t50 - t58 * t60);
            let t62 = sin_theta * t36;
            let t63 = b * t35;
            let t64 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t65 = cos_theta * t37;
            let t66 = t62 - (t64 + t63) - t65 - t38 * t57;
            let t67 = t62 + (t63 - t64) - t65 - t38 * t49 - t60 * t66;
            let t68 = t59 * (t66 - t61 * (t58 * t67));
            rt::vector([t21 * (t38 - t61 * (t48 * t67)) - t57 * t68, t68, t67 * t61])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 6
        pub fn acceleration(
            &self,
            q: &SVector<T, 6>,
            w: &SVector<T, 6>,
        ) -> SVector<T, 6> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, _, _]] = w.data.0;
            let b = self.parameters.b;
            let Constants {
                mb_l,
                k3,
                mb_l_squared_plus_iy,
                k4,
                k5,
                k6,
                mb_l_g,
                k29,
                r_r_over_jw,
                k30,
                k31,
                minus_r_over_jw,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = r_1_3_mid * (k29 * sin_theta);
            let t2 = k3 + r_1_3_mid * (k6 * r_1_3_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let r_1_1_mid_alpha_dot = r_1_1_mid * alpha_dot;
            let t4 = mb_l
                * (r_1_3_mid * cos_theta_theta_dot + sin_theta * r_1_1_mid_alpha_dot);
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let r_1_3_mid_alpha_dot = r_1_3_mid * alpha_dot;
            let t5 = mb_l
                * (r_1_1_mid * sin_theta_theta_dot + cos_theta * r_1_3_mid_alpha_dot);
            let t6 = theta_dot * t4 + alpha_dot * t5;
            let t7 = cos_theta * (k29 * r_1_3_mid);
            let t8 = sin_theta * t7 - cos_theta * t1;
            let t9 = b - t8;
            let t10 = r_1_1_mid * (mb_l * cos_theta);
            let t11 = r_1_1_mid * (mb_l * sin_theta);
            let t12 = t10 * t1 - t11 * t7;
            let t13 = t3 * t12;
            let t14 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t12 * t13;
            let t15 = rt::lit::<T>(1.0) / (t2 * t14);
            let t16 = k30 * r_1_1_mid;
            let t17 = t16 + t13 * t9;
            let t18 = t3 * t9 + t15 * (t12 * t17);
            let t19 = k4 * cos_theta;
            let t20 = k4 / t14;
            let t21 = k4 * sin_theta;
            let t22 = sin_theta * (t21 + t20 * (t11 * t17) - t7 * t18)
                + (r_r_over_jw + b * t18);
            let t23 = k30 * r_1_3_mid;
            let t24 = k4 * t10;
            let t25 = k4 * t11;
            let t26 = t13 * t23 + (sin_theta * t24 - cos_theta * t25);
            let t27 = t3 * t23 + t15 * (t12 * t26);
            let t28 = t7 * t27 + (t19 - t20 * (t11 * t26));
            let t29 = sin_theta * t28;
            let t30 = b * t27;
            let t31 = t1 * t27 + (t21 + t20 * (t10 * t26));
            let t32 = cos_theta * t31;
            let t33 = t29 - t30 - t32;
            let t34 = rt::lit::<T>(1.0) / (sin_theta * t31 + cos_theta * t28);
            let t35 = t33 * t34;
            let t36 = cos_theta * (t1 * t18 + (t19 + t20 * (t10 * t17))) + t22
                - t33 * t35;
            let t37 = b + t8;
            let t38 = t13 * t37 - t16;
            let t39 = t3 * t37 + t15 * (t12 * t38);
            let t40 = cos_theta * (t19 - t20 * (t10 * t38) - t1 * t39)
                + sin_theta * (t7 * t39 + (t21 - t20 * (t11 * t38)));
            let t41 = b * t39;
            let t42 = t29 + t30 - t32;
            let t43 = t42 * t34;
            let t44 = t40 - t41 - t33 * t43;
            let t45 = rt::lit::<T>(1.0) / (t40 + (r_r_over_jw + t41) - t42 * t43);
            let t46 = t44 * t45;
            let t47 = rt::lit::<T>(1.0) / (t36 - t44 * t46);
            let t48 = mb_l
                * (cos_theta * r_1_1_mid_alpha_dot - r_1_3_mid * sin_theta_theta_dot);
            let t49 = mb_l
                * (r_1_1_mid * cos_theta_theta_dot - sin_theta * r_1_3_mid_alpha_dot);
            let t50 = theta_dot * t48 + alpha_dot * t49;
            let r_1_3_mid_mb_l_g = mb_l_g * r_1_3_mid;
            let t51 = (cos_theta * y_dot - sin_theta * x_dot) * (mb_l * r_1_1_mid);
            let t52 = mb_l * r_1_3_mid * (cos_theta * x_dot + sin_theta * y_dot);
            let t53 = theta_dot
                * (rt::lit::<T>(2.0) * t51 + r_1_1_mid * (r_1_3_mid * (k31 * theta_dot)))
                + rt::lit::<T>(2.0) * (r_1_3_mid_mb_l_g - alpha_dot * t52);
            let t54 = r_1_3_mid_mb_l_g + y_dot * t49 - x_dot * t5
                - rt::lit::<T>(0.5) * t53;
            let t55 = y_dot * t48 - alpha_dot * t51
                + (theta_dot * (t52 + r_1_1_mid_alpha_dot * (k31 * r_1_3_mid))
                    - x_dot * t4);
            let t56 = t55 - t6 * t1 - t50 * t7;
            let t57 = t54 + (t6 * t24 - r_1_3_mid_mb_l_g - t50 * t25) - t13 * t56;
            let t58 = t3 * t56 - t15 * (t12 * t57);
            let t59 = k4 * t50 - t20 * (t11 * t57) - t7 * t58;
            let t60 = sin_theta * t59;
            let t61 = b * t58;
            let t62 = y_dot * cos_theta_theta_dot - x_dot * sin_theta_theta_dot;
            let t63 = k4 * t6 + t20 * (t10 * t57) - t1 * t58;
            let t64 = cos_theta * t63;
            let t65 = cos_theta * t59
                + (x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                    + sin_theta * t63);
            let t66 = t60 - (t62 + t61) - t64 - t43 * t65;
            let t67 = t60 + (t61 - t62) - t64 - t35 * t65 - t46 * t66;
            let t68 = t47 * t67;
            let t69 = t45 * (t66 - t47 * (t44 * t67));
            let t70 = t68 + t69;
            let t71 = t34 * (t65 - t47 * (t33 * t67)) - t43 * t69;
            let t72 = t6 + cos_theta * t70 - sin_theta * t71;
            let t73 = cos_theta * t71 + (sin_theta * t70 - t50);
            let t74 = t1 * t72 + (b * (t68 - t69) - t55) - t7 * t73;
            let t75 = r_1_3_mid_mb_l_g - t54 - t24 * t72 - t25 * t73 - t13 * t74;
            let t76 = t3 * t74 - t75 * (t12 * t15);
            rt::vector([
                t1 * t76 + (k4 * t72 - t75 * (t10 * t20)),
                k4 * t73 - t75 * (t11 * t20) - t7 * t76,
                t76,
                rt::lit::<T>(1.0) / t14 * t75,
                minus_r_over_jw * t69,
                minus_r_over_jw * t68,
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 6
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 6>,
            w: &SVector<T, 6>,
        ) -> SVector<T, 6> {
            let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 6>, w: &SVector<T, 6>) -> SVector<T, 1> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = w.data.0;
            let jw = self.parameters.Jw;
            let Constants {
                k1,
                k2,
                k3,
                mb_l_squared_plus_iy,
                twice_mb_l,
                twice_mb_l_g,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = theta_dot * (k3 + r_1_3_mid * (k2 * r_1_3_mid))
                + (cos_theta * y_dot - sin_theta * x_dot) * (twice_mb_l * r_1_3_mid);
            let t2 = jw * (left_dot * left_dot + right_dot * right_dot)
                + k1 * (x_dot * x_dot + y_dot * y_dot);
            let t3 = alpha_dot
                * (mb_l_squared_plus_iy * alpha_dot
                    + (cos_theta * x_dot + sin_theta * y_dot) * (twice_mb_l * r_1_1_mid))
                + (twice_mb_l_g * r_1_1_mid + t2);
            rt::vector([rt::lit::<T>(0.5) * (theta_dot * t1 + t3)])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 6>, p: &SVector<T, 6>) -> T {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_alpha, p_left, p_right]] = p.data.0;
            let Constants {
                mb_l,
                k3,
                mb_l_squared_plus_iy,
                k4,
                k5,
                k6,
                inv_jw,
                mb_l_g,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_mb_l = mb_l * sin_theta;
            let t1 = r_1_3_mid * sin_theta_mb_l;
            let t2 = k4 * t1;
            let t3 = k3 + r_1_3_mid * (k6 * r_1_3_mid);
            let t4 = k4 / t3;
            let t5 = r_1_1_mid * (mb_l * cos_theta);
            let t6 = r_1_1_mid * sin_theta_mb_l;
            let t7 = cos_theta * (mb_l * r_1_3_mid);
            let t8 = k4 * t7;
            let t9 = t5 * t2 - t6 * t8;
            let t10 = t9 * t9;
            let t11 = rt::lit::<T>(1.0) / t3;
            let t12 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t10 * t11;
            let t13 = t3 * t12;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = k4 * t5 + t4 * (t1 * t9);
            let t16 = t1 * t4 + t14 * (t9 * t15);
            let t17 = k4 / t12;
            let t18 = t17 * (t6 * t15) - t8 * t16;
            let t19 = rt::lit::<T>(1.0) / t12;
            let t20 = t15 * t19;
            let t21 = p_x * (t2 * t16 + (k4 + t17 * (t5 * t15)))
                + (p_y * t18 + (p_theta * t16 - p_alpha * t20));
            let t22 = t4 * (t7 * t9) - k4 * t6;
            let t23 = t7 * t4 + t14 * (t9 * t22);
            let t24 = t19 * t22;
            let t25 = p_y * (t8 * t23 + (k4 - t17 * (t6 * t22)))
                + (p_alpha * t24 - p_theta * t23);
            let t26 = t9 * t14;
            let t27 = p_x * t16 - p_alpha * t26
                + (p_theta * (t11 + t10 / (t3 * t13)) - p_y * t23);
            let t28 = inv_jw * (p_right * p_right + p_left * p_left)
                + p_alpha * (p_y * t24 + p_alpha * t19 - (p_x * t20 + p_theta * t26));
            let t29 = rt::lit::<T>(0.5)
                * (p_x * t21 + (p_y * (p_x * t18 + t25) + (p_theta * t27 + t28)));
            mb_l_g * r_1_1_mid + t29
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 12
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 6>,
        ) -> SVector<T, 12> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_alpha, p_left, p_right]] = p.data.0;
            let r = self.parameters.r;
            let b = self.parameters.b;
            let Constants {
                mb_l,
                k3,
                mb_l_squared_plus_iy,
                k4,
                k5,
                k6,
                inv_jw,
                mb_l_g,
                r_r_over_jw,
                k30,
                k31,
                ..
            } = self.constants;
            let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_mb_l = mb_l * sin_theta;
            let t1 = r_1_3_mid * sin_theta_mb_l;
            let t2 = k4 * t1;
            let t3 = k3 + r_1_3_mid * (k6 * r_1_3_mid);
            let t4 = k4 / t3;
            let t5 = r_1_1_mid * (mb_l * cos_theta);
            let t6 = r_1_1_mid * sin_theta_mb_l;
            let r_1_3_mid_mb_l = mb_l * r_1_3_mid;
            let t7 = cos_theta * r_1_3_mid_mb_l;
            let t8 = k4 * t7;
            let t9 = t5 * t2 - t6 * t8;
            let t10 = k4 * t5;
            let t11 = t10 + t4 * (t1 * t9);
            let t12 = rt::lit::<T>(1.0) / t3;
            let t13 = t9 * t12;
            let t14 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t9 * t13;
            let t15 = t3 * t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = t1 * t4 + t9 * t11 * t16;
            let t18 = k4 / t14;
            let t19 = t6 * t11 * t18 - t8 * t17;
            let t20 = rt::lit::<T>(1.0) / t14;
            let t21 = t11 * t20;
            let t22 = p_x * (t2 * t17 + (k4 + t5 * t11 * t18))
                + (p_y * t19 + (p_theta * t17 - p_alpha * t21));
            let t23 = k4 * t6;
            let t24 = t4 * (t7 * t9) - t23;
            let t25 = t7 * t4 + t9 * t24 * t16;
            let t26 = t24 * t20;
            let t27 = p_y * (t8 * t25 + (k4 - t6 * t24 * t18))
                + (p_alpha * t26 - p_theta * t25);
            let t28 = p_x * t19 + t27;
            let t29 = t9 * t16;
            let t30 = p_x * t17 - p_alpha * t29
                + (p_theta * (t12 + t9 * t9 / (t3 * t15)) - p_y * t25);
            let t31 = p_y * t26 + p_alpha * t20 - (p_x * t21 + p_theta * t29);
            let t32 = r_1_1_mid * t31;
            let t33 = sin_theta * t30;
            let t34 = mb_l * (cos_theta * t32 - r_1_3_mid * t33);
            let t35 = cos_theta * t30;
            let t36 = r_1_3_mid * t31;
            let t37 = mb_l * (r_1_1_mid * t35 - sin_theta * t36);
            let t38 = t30 * t34 + t31 * t37;
            let t39 = mb_l * (r_1_3_mid * t35 + sin_theta * t32);
            let t40 = mb_l * (r_1_1_mid * t33 + cos_theta * t36);
            let t41 = t30 * t39 + t31 * t40;
            let t42 = k31 * r_1_3_mid;
            let t43 = t30 * (r_1_1_mid * t42);
            let t44 = mb_l * r_1_1_mid * (cos_theta * t28 - sin_theta * t22);
            let r_1_3_mid_mb_l_g = mb_l_g * r_1_3_mid;
            let t45 = r_1_3_mid_mb_l * (cos_theta * t22 + sin_theta * t28);
            let t46 = t10 * t41 + (t28 * t37 - t22 * t40) - t23 * t38
                - rt::lit::<T>(0.5)
                    * (t30 * (t43 + rt::lit::<T>(2.0) * t44)
                        + rt::lit::<T>(2.0) * (r_1_3_mid_mb_l_g - t31 * t45));
            let t47 = t30 * (t45 + t42 * t32) - t2 * t41
                + (t28 * t34 - t22 * t39 - t31 * t44 - t8 * t38);
            let t48 = t46 - t13 * t47;
            let t49 = t12 * t47 - t29 * t48;
            let t50 = k4 * t38 - t48 * (t6 * t18) - t8 * t49;
            let t51 = sin_theta * t50;
            let t52 = b * t49;
            let t53 = t28 * t35 - t22 * t33;
            let t54 = k4 * t41 + t48 * (t5 * t18) - t2 * t49;
            let t55 = cos_theta * t54;
            let t56 = k30 * r_1_3_mid;
            let t57 = sin_theta * t10 - cos_theta * t23 + t13 * t56;
            let t58 = t12 * t56 + t16 * (t9 * t57);
            let t59 = k4 * cos_theta;
            let t60 = t8 * t58 + (t59 - t18 * (t6 * t57));
            let t61 = sin_theta * t60;
            let t62 = b * t58;
            let t63 = k4 * sin_theta;
            let t64 = t2 * t58 + (t63 + t18 * (t5 * t57));
            let t65 = cos_theta * t64;
            let t66 = t61 - t62 - t65;
            let t67 = rt::lit::<T>(1.0) / (sin_theta * t64 + cos_theta * t60);
            let t68 = t66 * t67;
            let t69 = cos_theta * t50 + (sin_theta * t54 + (t22 * t35 + t28 * t33));
            let t70 = sin_theta * t8 - cos_theta * t2;
            let t71 = b + t70;
            let t72 = k30 * r_1_1_mid;
            let t73 = t13 * t71 - t72;
            let t74 = t12 * t71 + t16 * (t9 * t73);
            let t75 = cos_theta * (t59 - t18 * (t5 * t73) - t2 * t74)
                + sin_theta * (t8 * t74 + (t63 - t18 * (t6 * t73)));
            let t76 = b * t74;
            let t77 = t61 + t62 - t65;
            let t78 = t77 * t67;
            let t79 = t75 - t76 - t66 * t78;
            let t80 = rt::lit::<T>(1.0) / (t75 + (r_r_over_jw + t76) - t77 * t78);
            let t81 = t79 * t80;
            let t82 = t51 - (t53 + t52) - t55 - t78 * t69;
            let t83 = t51 + (t52 - t53) - t55 - t68 * t69 - t81 * t82;
            let t84 = b - t70;
            let t85 = t72 + t13 * t84;
            let t86 = t12 * t84 + t16 * (t9 * t85);
            let t87 = sin_theta * (t63 + t18 * (t6 * t85) - t8 * t86)
                + (r_r_over_jw + b * t86);
            let t88 = cos_theta * (t2 * t86 + (t59 + t18 * (t5 * t85))) + t87
                - t66 * t68;
            let t89 = rt::lit::<T>(1.0) / (t88 - t79 * t81);
            let t90 = t83 * t89;
            let t91 = t80 * (t82 - t83 * (t79 * t89));
            let t92 = t90 + t91;
            let t93 = t67 * (t69 - t83 * (t66 * t89)) - t78 * t91;
            let t94 = t5 * t28;
            let t95 = t6 * t22;
            let t96 = t28 * (t5 * t31 - t1 * t30) - t22 * (t7 * t30 + t6 * t31);
            let t97 = t7 * t22 + t1 * t28;
            let t98 = rt::lit::<T>(0.5) * (t31 * (t94 - t95) + t96 - t30 * t97)
                + b * (t90 - t91);
            let t99 = t28 * (t5 * t30 - t1 * t31) - t22 * (t6 * t30 + t7 * t31);
            rt::vector([
                t22,
                t28,
                t30,
                t31,
                inv_jw * p_left,
                inv_jw * p_right,
                cos_theta * t92 - sin_theta * t93,
                cos_theta * t93 + sin_theta * t92,
                t98,
                r_1_3_mid_mb_l_g
                    + rt::lit::<T>(0.5) * (t30 * (t94 + t43 - t95) + (t99 - t31 * t97)),
                -r * t91,
                -r * t90,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "segway";

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
        type Point = [T; 12];
        type Jacobian = SMatrix<T, 12, 12>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 12],
            _inputs: &[T; 0],
        ) -> [T; 12] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 12] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 12],
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
        /// - `alpha_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `kappa_gradient`: 5 × 5 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, left_rate, right_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 29 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 24 | 3 | 0 | 0 | 0 |
        /// | each step | 42 | 72 | 6 | 0 | 3 | 1 |
        /// | each sweep for alpha_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 59 | 96 | 6 | 0 | 3 | 0 |
        /// | each iteration for alpha_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 245 | 423 | 14 | 0 | 4 | 0 |
        /// | each state that is looked at | 6 | 17 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mb l`
            mb_l: T,
            /// `mb l² + Ix - Iz`
            k3: T,
            /// `mb l² + Iy`
            k4: T,
            /// `mb l g`
            mb_l_g: T,
            /// `2 mb l`
            twice_mb_l: T,
            /// `2 mb l g`
            twice_mb_l_g: T,
            /// `r²`
            r_squared: T,
            /// `(mb + 2 mw) r² + 2 Jw`
            k5: T,
            /// `r²/((mb + 2 mw) r² + 2 Jw)`
            k6: T,
            /// `1/((mb + 2 mw) r² + 2 Jw)`
            k7: T,
            /// `mb l r²`
            mb_l_r_squared: T,
            /// `mb l r²/((mb + 2 mw) r² + 2 Jw)`
            k8: T,
            /// `(mb l² + Ix - Iz) r²`
            k9: T,
            /// `(2 Kw + (Iz + 2 mw b²)) r² + 2 b² Jw`
            k10: T,
            /// `b/r`
            b_over_r: T,
            /// `1/r`
            inv_r: T,
            /// `b r`
            b_r: T,
            /// `((mb + 2 mw) r² + 2 Jw)/(r²)`
            k11: T,
            /// `Iz - (mb l² + Ix)`
            k12: T,
            /// `2 r²`
            twice_r_squared: T,
            /// `((mb + 2 mw) r² + 2 Jw)/2`
            k13: T,
            /// `2/(r²) + 1`
            k14: T,
            /// `2 (b²/(r²)) + 1`
            k15: T,
            /// `1/(r²)`
            inv_r_squared: T,
            /// `mb l/2`
            half_mb_l: T,
            /// `(mb l² + Iy)/2`
            k16: T,
            /// `r⁴ (mb l² + Ix - Iz)`
            k17: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `mb l h`
            mb_l_h: T,
            /// `r² mb l h`
            r_squared_mb_l_h: T,
            /// `r² mb l h/((mb + 2 mw) r² + 2 Jw)`
            k18: T,
            /// `h (mb l r²/((mb + 2 mw) r² + 2 Jw))`
            k19: T,
            /// `r (mb l² + Ix - Iz) b h`
            k20: T,
            /// `(mb l² + Ix - Iz) r² h`
            k21: T,
            /// `mb l h/2`
            half_mb_l_h: T,
            /// `r² h`
            r_squared_h: T,
            /// `(r² h/((mb + 2 mw) r² + 2 Jw))/2`
            k22: T,
            /// `mb l r² h (mb l r²/((mb + 2 mw) r² + 2 Jw))/2`
            k23: T,
            /// `r² h/2`
            half_r_squared_h: T,
            /// `mb l r h`
            k24: T,
            /// `h mb l r²`
            h_mb_l_r_squared: T,
            /// `2 (mb l² + Ix - Iz)² r² h`
            k25: T,
            /// `(mb l² + Ix - Iz) h/2`
            k26: T,
            /// `r⁴ (mb l² + Ix - Iz) h`
            k27: T,
            /// `h mb l r²/2`
            k28: T,
            /// `2 h`
            twice_h: T,
            /// `(mb l² + Iy) h/2`
            k29: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3); energy at the start (1); functions of q that the next step needs (5).
            type Carried = [T; 15];
            type Memory = (rt::Predictor<T, 5, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let mb = system.parameters.mb;
                let ix = system.parameters.Ix;
                let iy = system.parameters.Iy;
                let iz = system.parameters.Iz;
                let l = system.parameters.l;
                let mw = system.parameters.mw;
                let jw = system.parameters.Jw;
                let kw = system.parameters.Kw;
                let r = system.parameters.r;
                let b = system.parameters.b;
                let g = system.parameters.g;
                let mb_l = mb * l;
                let k1 = mb * (l * l);
                let k2 = k1 + ix;
                let k3 = k2 - iz;
                let k4 = k1 + iy;
                let mb_l_g = mb_l * g;
                let twice_mb_l = rt::lit::<T>(2.0) * mb_l;
                let twice_mb_l_g = rt::lit::<T>(2.0) * mb_l_g;
                let r_squared = r * r;
                let k5 = (mb + rt::lit::<T>(2.0) * mw) * r_squared
                    + rt::lit::<T>(2.0) * jw;
                let k6 = r_squared / k5;
                let k7 = rt::lit::<T>(1.0) / k5;
                let mb_l_r_squared = mb_l * r_squared;
                let k8 = mb_l_r_squared / k5;
                let k9 = k3 * r_squared;
                let b_squared = b * b;
                let k10 = (rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * b_squared))) * r_squared
                    + rt::lit::<T>(2.0) * (b_squared * jw);
                let b_over_r = b / r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_r = b * r;
                let k11 = k5 / r_squared;
                let k12 = iz - k2;
                let twice_r_squared = rt::lit::<T>(2.0) * r_squared;
                let k13 = rt::lit::<T>(0.5) * k5;
                let k14 = rt::lit::<T>(2.0) / r_squared + rt::lit::<T>(1.0);
                let k15 = rt::lit::<T>(2.0) * (b_squared / r_squared)
                    + rt::lit::<T>(1.0);
                let inv_r_squared = rt::lit::<T>(1.0) / r_squared;
                let half_mb_l = rt::lit::<T>(0.5) * mb_l;
                let k16 = rt::lit::<T>(0.5) * k4;
                let k17 = r_squared * k9;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let mb_l_h = mb_l * h;
                let r_squared_mb_l_h = r_squared * mb_l_h;
                let k18 = r_squared_mb_l_h / k5;
                let k19 = h * k8;
                let k20 = r * (k3 * b) * h;
                let k21 = k9 * h;
                let half_mb_l_h = rt::lit::<T>(0.5) * mb_l_h;
                let r_squared_h = r_squared * h;
                let k22 = rt::lit::<T>(0.5) * (r_squared_h / k5);
                let k23 = rt::lit::<T>(0.5) * (mb_l_r_squared * k19);
                let half_r_squared_h = rt::lit::<T>(0.5) * r_squared_h;
                let k24 = mb_l * r * h;
                let h_mb_l_r_squared = h * mb_l_r_squared;
                let k25 = rt::lit::<T>(2.0) * (k3 * k21);
                let k26 = rt::lit::<T>(0.5) * (k3 * h);
                let k27 = r_squared * (k3 * r_squared_h);
                let k28 = rt::lit::<T>(0.5) * h_mb_l_r_squared;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k29 = rt::lit::<T>(0.5) * (k4 * h);
                Scheme {
                    mb_l,
                    k3,
                    k4,
                    mb_l_g,
                    twice_mb_l,
                    twice_mb_l_g,
                    r_squared,
                    k5,
                    k6,
                    k7,
                    mb_l_r_squared,
                    k8,
                    k9,
                    k10,
                    b_over_r,
                    inv_r,
                    b_r,
                    k11,
                    k12,
                    twice_r_squared,
                    k13,
                    k14,
                    k15,
                    inv_r_squared,
                    half_mb_l,
                    k16,
                    k17,
                    inv_h,
                    half_h,
                    mb_l_h,
                    r_squared_mb_l_h,
                    k18,
                    k19,
                    k20,
                    k21,
                    half_mb_l_h,
                    r_squared_h,
                    k22,
                    k23,
                    half_r_squared_h,
                    k24,
                    h_mb_l_r_squared,
                    k25,
                    k26,
                    k27,
                    k28,
                    twice_h,
                    k29,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let mb = system.parameters.mb;
                let iz = system.parameters.Iz;
                let mw = system.parameters.mw;
                let jw = system.parameters.Jw;
                let kw = system.parameters.Kw;
                let b = system.parameters.b;
                let Scheme {
                    mb_l,
                    k3,
                    k4,
                    mb_l_g,
                    r_squared,
                    k6,
                    k8,
                    k9,
                    k10,
                    b_over_r,
                    inv_r,
                    ..
                } = *self;
                let [[x, y, theta, alpha, left, right]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let sin_theta_mb_l = mb_l * sin_theta;
                let t1 = r_1_1_mid * sin_theta_mb_l;
                let t2 = mb + rt::lit::<T>(2.0) * mw;
                let t3 = cos_theta * (mb_l * r_1_3_mid);
                let jw_right_dot = jw * right_dot;
                let jw_left_dot = jw * left_dot;
                let t4 = r_1_1_mid * (mb_l * cos_theta);
                let t5 = r_1_3_mid * sin_theta_mb_l;
                let t6 = inv_r * (jw_right_dot + jw_left_dot)
                    + cos_theta * (t2 * x_dot + alpha_dot * t4 - theta_dot * t5);
                let t7 = sin_theta * (alpha_dot * t1 + (t2 * y_dot + theta_dot * t3))
                    + t6;
                let r_1_3_mid_squared = r_1_3_mid * r_1_3_mid;
                let t8 = (k3 * r_1_3_mid_squared
                    + (rt::lit::<T>(2.0) * kw
                        + (iz + rt::lit::<T>(2.0) * (mw * (b * b))))) * theta_dot;
                let t9 = y_dot * t3 + b_over_r * (jw_right_dot - jw_left_dot)
                    + (t8 - x_dot * t5);
                let t10 = x_dot * t4 + (k4 * alpha_dot + y_dot * t1);
                let t11 = k8 * r_1_1_mid;
                let t12 = t10 - t11 * t7;
                let t13 = rt::lit::<T>(1.0) / (k4 - mb_l * r_1_1_mid * t11);
                let t14 = rt::lit::<T>(1.0) / (k9 * r_1_3_mid_squared + k10)
                    * (t9 * (r_squared * t9)) + t12 * (t13 * t10);
                let t15 = mb_l_g * r_1_1_mid
                    + rt::lit::<T>(0.5) * (t7 * (k6 * t7 - t12 * (t11 * t13)) + t14);
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    t7,
                    t9,
                    t10,
                    t15,
                    r_1_3_mid,
                    r_1_1_mid,
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
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, reference,
                sin_alpha_ahead, cos_alpha_ahead, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    mb_l,
                    k3,
                    k4,
                    mb_l_g,
                    twice_mb_l,
                    twice_mb_l_g,
                    r_squared,
                    k5,
                    k6,
                    k7,
                    mb_l_r_squared,
                    k8,
                    k9,
                    k10,
                    b_over_r,
                    inv_r,
                    k11,
                    k12,
                    twice_r_squared,
                    k13,
                    k14,
                    k15,
                    inv_r_squared,
                    half_mb_l,
                    k16,
                    k17,
                    inv_h,
                    half_h,
                    mb_l_h,
                    r_squared_mb_l_h,
                    k18,
                    k19,
                    k20,
                    k21,
                    half_mb_l_h,
                    r_squared_h,
                    k22,
                    k23,
                    half_r_squared_h,
                    k24,
                    h_mb_l_r_squared,
                    k25,
                    k26,
                    k27,
                    k28,
                    twice_h,
                    k29,
                    ..
                } = *setting.scheme();
                let mb_l_cos_alpha_ahead = mb_l * cos_alpha_ahead;
                let t1 = k8 * cos_alpha_ahead;
                let t2 = k4 - mb_l_cos_alpha_ahead * t1;
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = rho3 - rho1 * t1;
                let t5 = t4 * t3;
                let t6 = k10 + sin_alpha_ahead * (k9 * sin_alpha_ahead);
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = r_squared * rho2 * t7;
                let t9 = k7 / t2;
                let t10 = mb_l_r_squared * cos_alpha_ahead;
                let t11 = k6 * rho1 - t9 * (t10 * t4);
                let t12 = t10 * t9;
                let t13 = r_squared * t7;
                let t14 = twice_r_squared * t7;
                let t15 = half_mb_l * cos_alpha_ahead;
                let t16 = half_r_squared_h + t7 * (half_r_squared_h * t6);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [alpha_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t18 = rho3_rate * kappa_gradient;
                    let t19 = rho1 + half_h * rho1_rate;
                    let alpha_rate_half_h = half_h * alpha_rate;
                    let t20 = alpha + alpha_rate_half_h;
                    let ((t21, _), (t23, t24)) = rt::halfway(
                        (sin_alpha_ahead, cos_alpha_ahead),
                        alpha_rate_half_h,
                        t20,
                    );
                    let t25 = k8 * t24;
                    let t26 = rho3 + half_h * rho3_rate - t19 * t25;
                    let t27 = mb_l * t24;
                    let t28 = k4 - t27 * t25;
                    let t29 = rt::lit::<T>(1.0) / t28;
                    let t30 = t26 * t29;
                    let t52 = mb_l * t23;
                    let t41 = rho2 + half_h * rho2_rate;
                    let t42 = r_squared * t41;
                    let t43 = k10 + t23 * (k9 * t23);
                    let t44 = rt::lit::<T>(1.0) / t43;
                    let t45 = t42 * t44;
                    let t53 = t52 * t45;
                    let t40 = rho2_rate * kappa_gradient;
                    let t46 = t40 + t45;
                    let t54 = t53 * t46;
                    let t31 = rho1_rate * kappa_gradient;
                    let t32 = k6 * t19;
                    let t234 = t25 * t26;
                    let t235 = t32 - t234 * t29;
                    let t236 = t31 + t235;
                    let t237 = inv_r * t236;
                    let t47 = b_over_r * t46;
                    let t238 = t237 - t47;
                    let t239 = kappa_gradient * t238;
                    let t240 = t47 + t237;
                    let t241 = kappa_gradient * t240;
                    let t55 = kappa_gradient * t46;
                    let t57 = t43 * t43;
                    let t61 = mb_l * t30;
                    let t242 = t23
                        * (mb_l_g + t24 * (t41 * (k17 * t41)) / t57 - t61 * t235);
                    let t56 = alpha_rate * kappa_gradient;
                    let alpha_rate_h = h * alpha_rate;
                    let alpha_new = alpha + alpha_rate_h;
                    let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                        alpha_new,
                    );
                    let t90 = k10 + sin_alpha_ahead_new * (k9 * sin_alpha_ahead_new);
                    let t94 = rt::lit::<T>(1.0) / t90;
                    let rho2_rate_h = h * rho2_rate;
                    let t89 = rho2 + rho2_rate_h;
                    let t91 = t44 * (t41 * t90);
                    let t92 = t89 - t91;
                    let t93 = r_squared * t92;
                    let t64 = rho1 + h * rho1_rate;
                    let t65 = mb_l * cos_alpha_ahead_new;
                    let t66 = t64 - t65 * t30;
                    let t243 = k11 * t235;
                    let t244 = t66 - t243;
                    let t69 = rho3 + h * rho3_rate;
                    let t70 = k4 * t30;
                    let t71 = t69 - t70;
                    let t245 = t71 - t65 * t235;
                    let t73 = k8 * cos_alpha_ahead_new;
                    let t246 = t245 - t73 * t244;
                    let t76 = k4 - t65 * t73;
                    let t87 = rt::lit::<T>(1.0) / t76;
                    let t96 = t44 * (t41 * t6);
                    let t97 = rho2 - t96;
                    let t98 = t97 * (t97 * t13);
                    let t81 = rho3 - t70;
                    let t247 = t81 - mb_l_cos_alpha_ahead * t235;
                    let t83 = rho1 - mb_l_cos_alpha_ahead * t30;
                    let t248 = t83 - t243;
                    let t249 = t247 - t1 * t248;
                    let t250 = t246 * (t87 * t245) - t98 - t249 * (t3 * t247)
                        - t248 * (k6 * t248 - t12 * t249);
                    let t251 = t94 * (t92 * t93)
                        + t244 * (k6 * t244 - t246 * (t73 * t87)) + t250;
                    let t105 = sin_alpha_ahead_new + sin_alpha_ahead;
                    let t101 = t23 * t21;
                    let t252 = t45 * (t45 * (t105 * (t24 * (k12 * t21))))
                        + t101 * (t235 * (twice_mb_l * t30) - twice_mb_l_g);
                    let t110 = rho2_rate * rho2_rate + rho3_rate * rho3_rate
                        + (alpha_rate * alpha_rate + rho1_rate * rho1_rate) + t46 * t46;
                    let t253 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t251 + (alpha_rate_h * t242 + t252),
                        h * (t240 * t240 + (t238 * t238 + (t110 + t236 * t236))),
                    );
                    solution1
                        .update([
                            t18 + t30,
                            t54 - kappa_gradient * t236 - inv_r * (t239 + t241),
                            b_over_r * (t239 - t241) - (t55 + t53 * t236),
                            t242 - t56,
                            t253,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let mb_l_sin_alpha_ahead = mb_l * sin_alpha_ahead;
                            let t17 = mb_l_sin_alpha_ahead * t11;
                            [
                                t5,
                                t8 * (mb_l_sin_alpha_ahead * t8),
                                -(t8 * t17),
                                sin_alpha_ahead
                                    * (mb_l_g + t8 * (t8 * (k3 * cos_alpha_ahead))) - t5 * t17,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [alpha_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t18 = rho3_rate * kappa_gradient;
                            let t19 = rho1 + half_h * rho1_rate;
                            let alpha_rate_half_h = half_h * alpha_rate;
                            let t20 = alpha + alpha_rate_half_h;
                            let ((t21, t22), (t23, t24)) = rt::halfway(
                                (sin_alpha_ahead, cos_alpha_ahead),
                                alpha_rate_half_h,
                                t20,
                            );
                            let t25 = k8 * t24;
                            let t26 = rho3 + half_h * rho3_rate - t19 * t25;
                            let t27 = mb_l * t24;
                            let t28 = k4 - t27 * t25;
                            let t29 = rt::lit::<T>(1.0) / t28;
                            let t30 = t26 * t29;
                            let t31 = rho1_rate * kappa_gradient;
                            let t32 = k6 * t19;
                            let t33 = k5 * t28;
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = mb_l_r_squared * t24;
                            let t36 = t34 * (t35 * t26);
                            let t37 = t32 - t36;
                            let t38 = t31 + t37;
                            let t39 = inv_r * t38;
                            let t40 = rho2_rate * kappa_gradient;
                            let t41 = rho2 + half_h * rho2_rate;
                            let t42 = r_squared * t41;
                            let t43 = k10 + t23 * (k9 * t23);
                            let t44 = rt::lit::<T>(1.0) / t43;
                            let t45 = t42 * t44;
                            let t46 = t40 + t45;
                            let t47 = b_over_r * t46;
                            let t48 = t39 - t47;
                            let t49 = kappa_gradient * t48;
                            let t50 = t47 + t39;
                            let t51 = kappa_gradient * t50;
                            let t52 = mb_l * t23;
                            let t53 = t52 * t45;
                            let t54 = t53 * t46;
                            let t55 = kappa_gradient * t46;
                            let t56 = alpha_rate * kappa_gradient;
                            let t57 = t43 * t43;
                            let t58 = rt::lit::<T>(1.0) / t57;
                            let t59 = t58 * (t42 * t42);
                            let t60 = t23 * (k3 * t59);
                            let t61 = mb_l * t30;
                            let t62 = mb_l_g - t37 * t61;
                            let t63 = t24 * t60 + t23 * t62;
                            let t64 = rho1 + h * rho1_rate;
                            let alpha_rate_h = h * alpha_rate;
                            let alpha_new = alpha + alpha_rate_h;
                            let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                                alpha_new,
                            );
                            let t65 = mb_l * cos_alpha_ahead_new;
                            let t66 = t64 - t65 * t30;
                            let t67 = k11 * t37;
                            let t68 = t66 - t67;
                            let t69 = rho3 + h * rho3_rate;
                            let t70 = k4 * t30;
                            let t71 = t69 - t70;
                            let t72 = t71 - t65 * t37;
                            let t73 = k8 * cos_alpha_ahead_new;
                            let t74 = t72 - t73 * t68;
                            let t75 = mb_l_r_squared * cos_alpha_ahead_new;
                            let t76 = k4 - t65 * t73;
                            let t77 = k7 / t76;
                            let t78 = t75 * t77;
                            let t79 = t74 * t78;
                            let t80 = k6 * t68 - t79;
                            let t81 = rho3 - t70;
                            let t82 = t81 - mb_l_cos_alpha_ahead * t37;
                            let t83 = rho1 - mb_l_cos_alpha_ahead * t30;
                            let t84 = t83 - t67;
                            let t85 = t82 - t1 * t84;
                            let t86 = t3 * t85;
                            let t87 = rt::lit::<T>(1.0) / t76;
                            let t88 = t74 * t87;
                            let rho2_rate_h = h * rho2_rate;
                            let t89 = rho2 + rho2_rate_h;
                            let t90 = k10
                                + sin_alpha_ahead_new * (k9 * sin_alpha_ahead_new);
                            let t91 = t44 * (t41 * t90);
                            let t92 = t89 - t91;
                            let t93 = r_squared * t92;
                            let t94 = rt::lit::<T>(1.0) / t90;
                            let t95 = t93 * t94;
                            let t96 = t44 * (t41 * t6);
                            let t97 = rho2 - t96;
                            let t98 = t97 * (t97 * t13);
                            let t99 = k6 * t84 - t12 * t85;
                            let t100 = t68 * t80 - t82 * t86
                                + (t72 * t88 + (t92 * t95 - t98) - t84 * t99);
                            let t101 = t23 * t21;
                            let t102 = mb_l * t101;
                            let t103 = t102 * t37;
                            let t104 = t102 * t30;
                            let t105 = sin_alpha_ahead_new + sin_alpha_ahead;
                            let t106 = t24 * t21;
                            let t107 = t105 * (k3 * t106);
                            let t108 = t107 * t45;
                            let t109 = alpha_rate_h * t63
                                + (t30 * t103
                                    + (t37 * t104 - (t45 * t108 + twice_mb_l_g * t101)));
                            let t110 = rho2_rate * rho2_rate + rho3_rate * rho3_rate
                                + (alpha_rate * alpha_rate + rho1_rate * rho1_rate)
                                + t46 * t46;
                            let t111 = h
                                * (t50 * t50 + (t48 * t48 + (t38 * t38 + t110)));
                            let t112 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * t100 + t109,
                                t111,
                            );
                            let t113 = k18 * t23;
                            let t114 = t19 * t113;
                            let t115 = t25 * (mb_l_h * t23) + t27 * t113;
                            let t116 = t29
                                * (rt::lit::<T>(0.5) * t114
                                    - rt::lit::<T>(0.5) * t115 * t30);
                            let t117 = k19 * t24 * t29;
                            let t118 = rt::lit::<T>(0.5) * t117;
                            let t119 = theta + half_h * t46;
                            let (t120, t121) = rt::sin_cos(t119);
                            let t122 = t24 * (k21 * t23);
                            let t123 = t45 * (t122 * t44);
                            let t124 = h * t123;
                            let t125 = t124 * t120;
                            let t126 = rt::lit::<T>(0.5) * t38;
                            let t127 = rt::lit::<T>(0.5)
                                * (t35 * t114 - t26 * (r_squared_mb_l_h * t23))
                                - t36 * (k13 * t115);
                            let t128 = t34 * t127;
                            let t129 = t125 * t126 - t128 * t121;
                            let t130 = t124 * t121;
                            let t131 = t128 * t120 + t126 * t130;
                            let t132 = t38 * t121;
                            let t133 = kappa_gradient * t132;
                            let t134 = t38 * t120;
                            let t135 = kappa_gradient * t134;
                            let t136 = t23 * t24;
                            let t137 = t45 * (t44 * (k20 * t136));
                            let t138 = t127 * (inv_r * t34);
                            let t139 = t137 - t138;
                            let t140 = kappa_gradient * t139;
                            let t141 = t137 + t138;
                            let t142 = kappa_gradient * t141;
                            let t143 = half_mb_l_h * t24;
                            let t144 = t45 * t143 - t52 * t123;
                            let t145 = rt::lit::<T>(0.5) * (t133 * t125 - t135 * t130)
                                + (inv_r * (t140 - t142) + (t53 * t123 - t46 * t144));
                            let t146 = k22 + t34 * (t24 * (k23 * t24));
                            let t147 = kappa_gradient + t146;
                            let t148 = kappa_gradient + half_r_squared_h * t44;
                            let t149 = h * t148;
                            let t150 = t149 * t121;
                            let t151 = t38 * t150;
                            let t152 = t149 * t120;
                            let t153 = t38 * t152;
                            let t154 = r_squared_h * t44;
                            let t155 = t52 * t154;
                            let t156 = kappa_gradient * (t120 * t151 - t121 * t153)
                                + (t135 * t150 - t46 * t155 - t133 * t152);
                            let t157 = t34 * (k24 * t24);
                            let t158 = rho2_rate_h * t121;
                            let t159 = rho2_rate_h * t120;
                            let inv_r_rho1_rate = inv_r * rho1_rate;
                            let b_over_r_rho2_rate = b_over_r * rho2_rate;
                            let t160 = inv_r_rho1_rate - b_over_r_rho2_rate;
                            let t161 = kappa_gradient * t160 + t48;
                            let t162 = b_over_r_rho2_rate + inv_r_rho1_rate;
                            let t163 = kappa_gradient * t162 + t50;
                            let t164 = rt::lit::<T>(0.5) * (t135 * t158 - t133 * t159)
                                + (inv_r * (t161 + t163) - rho2_rate * t53);
                            let t165 = rho1_rate * t121 - t126 * t159;
                            let t166 = rho1_rate * t120 + t126 * t158;
                            let t167 = h_mb_l_r_squared * t24 * t34;
                            let t168 = h * t24;
                            let t169 = h * t23;
                            let t170 = rt::lit::<T>(1.0) / (t28 * t33);
                            let t171 = t24
                                * (t59 * (k26 * t24 - t44 * (t136 * (k25 * t23))))
                                - t52 * (t37 * t116 - t127 * (t26 * t170));
                            let t172 = rt::lit::<T>(0.5) * (t168 * t62 - t169 * t60)
                                + t171;
                            let t173 = t52 * (t30 * t146 - t37 * t118);
                            let t174 = t58 * (t136 * (k27 * t41));
                            let t175 = h * t29;
                            let t176 = t37 * t175;
                            let t177 = t52
                                * (rt::lit::<T>(0.5) * t176 - t170 * (t26 * (k28 * t24)));
                            let t178 = t132 * t129
                                + (t48 * t139 + (alpha_rate - t46 * t123) - t50 * t141)
                                - t134 * t131;
                            let t179 = t127 * (inv_r_squared * t29);
                            let t180 = mb_l_h * sin_alpha_ahead_new;
                            let t181 = t179 + t180 * t30 - t65 * t116;
                            let t182 = k4 * t116;
                            let t183 = t65 * t128 + (t180 * t37 - t182);
                            let t184 = k18 * sin_alpha_ahead_new;
                            let t185 = t183 + t184 * t68 - t73 * t181;
                            let t186 = t180 * t73 + t65 * t184;
                            let t187 = k6 * t181
                                - t77
                                    * (t75 * t185
                                        - (r_squared_mb_l_h * sin_alpha_ahead_new * t74
                                            + t79 * (k5 * t186)));
                            let t188 = t72 * t87;
                            let t189 = t179 - mb_l_cos_alpha_ahead * t116;
                            let t190 = mb_l_cos_alpha_ahead * t128 - t182;
                            let t191 = t190 - t1 * t189;
                            let t192 = cos_alpha_ahead_new * (k21 * sin_alpha_ahead_new);
                            let t193 = t192 * (rt::lit::<T>(2.0) * t41) - t122 * t91;
                            let t194 = (t95 * (rt::lit::<T>(2.0) * t192)
                                + t193 * (r_squared * t44)) * (t92 * t94)
                                + t44 * (t95 * t193 + t97 * (t96 * (t122 * t14)));
                            let t195 = t3 * t82;
                            let t196 = t80 * t181 - t99 * t189
                                + (t88 * t183 - t194 - (t191 * t195 + t86 * t190));
                            let t197 = (t185 - t186 * t88) * t188
                                - t84 * (k6 * t189 - t12 * t191) + t196;
                            let t198 = h * t22;
                            let t199 = t21 * t168 + t23 * t198;
                            let t200 = half_mb_l * t199;
                            let t201 = t37 * (t102 * t116 + t200 * t30)
                                + (t103 * t116 + (t123 * t108 - mb_l_g * t199));
                            let t202 = k3
                                * (h * cos_alpha_ahead_new * t106
                                    + (t24 * t198 - t21 * t169) * (rt::lit::<T>(0.5) * t105));
                            let t203 = t30 * (t200 * t37 - t102 * t128)
                                - (t104 * t128 + t45 * (t45 * t202 - t107 * t123));
                            let t204 = h * (t63 - t178 * (rt::lit::<T>(2.0) * t112))
                                + (rt::lit::<T>(0.5) * (t68 * t187 + t197)
                                    + (alpha_rate_h * t172 + (t201 + t203)));
                            let t205 = k16 * t117;
                            let t206 = t205 - t65 * t146;
                            let t207 = t205 - mb_l_cos_alpha_ahead * t146;
                            let t208 = k11 * t146;
                            let t209 = t15 * t117 - t208;
                            let t210 = t207 - t1 * t209;
                            let t211 = half_mb_l * cos_alpha_ahead_new;
                            let t212 = h + t117 * t211 - t208;
                            let t213 = t206 - t73 * t212;
                            let t214 = t88 * t206 - t210 * t195
                                + (t213 * t188 - t117 * (rt::lit::<T>(2.0) * t103)
                                    - t86 * t207);
                            let t215 = t80 * t212 + t68 * (k6 * t212 - t78 * t213)
                                - (t99 * t209 + t84 * (k6 * t209 - t12 * t210));
                            let t216 = t48 + t50;
                            let t217 = rt::lit::<T>(0.5) * (t214 + t215)
                                + (t146 * (rt::lit::<T>(2.0) * t104) - alpha_rate_h * t173)
                                - t112
                                    * (twice_h * (rho1_rate + t147 * (t38 + inv_r * t216)));
                            let t218 = (h - t44 * (half_h * t90))
                                * (rt::lit::<T>(2.0) * t95)
                                + (t97 * (t44 * t16) - t154 * (rt::lit::<T>(2.0) * t108));
                            let t219 = t134 * t151
                                + rt::lit::<T>(2.0)
                                    * (b_over_r * t148 * (t50 - t48)
                                        + (rho2_rate + t46 * t148));
                            let t220 = rt::div_or_zero(
                                alpha_rate_h * t174 + rt::lit::<T>(0.5) * t218
                                    - (t219 - t132 * t153) * (h * t112),
                                t111,
                            );
                            let t221 = t29 * t143;
                            let t222 = t221 - t29 * (half_mb_l_h * cos_alpha_ahead_new);
                            let t223 = t221 - t15 * t175;
                            let t224 = k29 * t29;
                            let t225 = t167 * t211 + (h - t224);
                            let t226 = t15 * t167 - t224;
                            let t227 = t225 - t73 * t222;
                            let t228 = t68 * (k6 * t222 - t78 * t227)
                                + (t102 * (t176 - t30 * t167)
                                    + (t103 * t175 - t104 * t167));
                            let t229 = t226 - t1 * t223;
                            let t230 = t228
                                + (t227 * t188 - t229 * t195
                                    - t84 * (k6 * t223 - t12 * t229));
                            let t231 = rt::lit::<T>(0.5)
                                * (t80 * t222 - t99 * t223
                                    + (t88 * t225 - t86 * t226 + t230));
                            let t232 = t231 - alpha_rate_h * t177
                                - t112
                                    * (h
                                        * (rt::lit::<T>(2.0) * rho3_rate - t38 * t117
                                            - t157 * t216));
                            let t233 = t134 * t166
                                + (t132 * t165
                                    + (t160 * t48 + (rho2_rate * t46 + t162 * t50)));
                            (
                                [
                                    alpha_rate - t18 - t30,
                                    inv_r * (t49 + t51)
                                        + (kappa_gradient * t38 + (rho1_rate - t54)),
                                    b_over_r * (t51 - t49) + (t53 * t38 + (rho2_rate + t55)),
                                    rho3_rate + t56 - t63,
                                    kappa_gradient - t112,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t116,
                                        t118,
                                        rt::lit::<T>(0.0),
                                        -(kappa_gradient + half_h * t29),
                                        -rho3_rate,
                                    ],
                                    [
                                        kappa_gradient * (t121 * t129 - t120 * t131) + t145,
                                        t147 * (k14 * kappa_gradient) + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5) * t156 - t53 * t148,
                                        -(kappa_gradient * (t118 + inv_r * t157)),
                                        t164
                                            + (t121 * (t132 + kappa_gradient * t165)
                                                + t120 * (t134 + kappa_gradient * t166)),
                                    ],
                                    [
                                        t38 * t144 - kappa_gradient * t123 - t53 * t128
                                            - b_over_r * (t140 + t142),
                                        t53 * t147,
                                        t38 * (rt::lit::<T>(0.5) * t155)
                                            + (t148 * (k15 * kappa_gradient) + rt::lit::<T>(1.0)),
                                        t167 * (rt::lit::<T>(-0.5) * t53),
                                        b_over_r * (t163 - t161) + (rho1_rate * t53 + (t40 + t46)),
                                    ],
                                    [
                                        kappa_gradient - t172,
                                        t173,
                                        -t174,
                                        t177 + rt::lit::<T>(1.0),
                                        alpha_rate,
                                    ],
                                    [
                                        -rt::div_or_zero(t204, t111),
                                        -rt::div_or_zero(t217, t111),
                                        -t220,
                                        -rt::div_or_zero(t232, t111),
                                        rt::div_or_zero(t233 * (twice_h * t112), t111)
                                            + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "alpha_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [alpha_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient] = solution1
                    .x;
                let t40 = rho2_rate * kappa_gradient;
                let t41 = rho2 + half_h * rho2_rate;
                let t42 = r_squared * t41;
                let alpha_rate_half_h = half_h * alpha_rate;
                let t20 = alpha + alpha_rate_half_h;
                let (_, (t23, t24)) = rt::halfway(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha_rate_half_h,
                    t20,
                );
                let t43 = k10 + t23 * (k9 * t23);
                let t254 = t40 + t42 / t43;
                let theta_ahead_new = theta + half_h * t254;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t31 = rho1_rate * kappa_gradient;
                let t19 = rho1 + half_h * rho1_rate;
                let t32 = k6 * t19;
                let t25 = k8 * t24;
                let t26 = rho3 + half_h * rho3_rate - t19 * t25;
                let t234 = t25 * t26;
                let t27 = mb_l * t24;
                let t28 = k4 - t27 * t25;
                let t255 = t31 + t32 - t234 / t28;
                let t256 = h * t255;
                let x_new = x + cos_theta_ahead_new * t256;
                let y_new = y + sin_theta_ahead_new * t256;
                let theta_new = theta + h * t254;
                let alpha_rate_h = h * alpha_rate;
                let alpha_new = alpha + alpha_rate_h;
                let t257 = inv_r * t255;
                let t258 = b_over_r * t254;
                let left_new = left + h * (t257 - t258);
                let right_new = right + h * (t258 + t257);
                let t64 = rho1 + h * rho1_rate;
                let t259 = rho1 * (rho1 * (k6 + t9 * (t10 * t1)) + (t11 - rho3 * t12))
                    + (rho2 * (rt::lit::<T>(2.0) * t8)
                        + rho3 * (t5 + rho3 * t3 - rho1 * t12));
                let t260 = mb_l_g * cos_alpha_ahead;
                let t261 = rt::lit::<T>(0.25)
                    * (rt::lit::<T>(0.5) * (rho1 * t11 + (rho2 * t8 + rho3 * t5))
                        + (t260 - reference));
                let t262 = rt::lit::<T>(0.5) * t259;
                let t263 = rt::visible_change(
                    t259 * t261,
                    rt::lit::<T>(0.0625) * (reference * reference + t260 * t260)
                        + t262 * t262,
                    rt::abs(alpha) + rt::lit::<T>(1.0),
                );
                let t264 = rt::lit::<T>(1.0) - t263;
                let rho1_new = t64 * t264;
                let rho2_rate_h = h * rho2_rate;
                let t89 = rho2 + rho2_rate_h;
                let rho2_new = t89 * t264;
                let t69 = rho3 + h * rho3_rate;
                let rho3_new = t69 * t264;
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_h,
                    alpha_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    left_new,
                    right_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    reference,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
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
                        motion.carried[6],
                        motion.carried[7],
                        motion.carried[8],
                    ]);
                    let after = balance([
                        carried[3],
                        carried[6],
                        carried[7],
                        carried[8],
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
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, _, _, _, _, _, _,
                ] = motion.carried;
                let Scheme { mb_l, k4, r_squared, k6, k8, k9, k10, inv_r, b_r, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let t1 = k8 * r_1_1_mid;
                let t2 = rt::lit::<T>(1.0) / (k4 - mb_l * r_1_1_mid * t1);
                let t3 = rho3 - rho1 * t1;
                let t4 = k6 * rho1 - t2 * (t1 * t3);
                let t5 = rt::lit::<T>(1.0) / (k10 + r_1_3_mid * (k9 * r_1_3_mid));
                let t6 = inv_r * t4;
                let t7 = b_r * rho2 * t5;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    x_dot: cos_theta * t4,
                    y_dot: sin_theta * t4,
                    theta_dot: r_squared * rho2 * t5,
                    alpha_dot: t2 * t3,
                    left_dot: t6 - t7,
                    right_dot: t7 + t6,
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
                [alpha,
                rho1,
                rho2,
                rho3,
                ]: [T; 4],
            ) -> [T; 2] {
                let Scheme {
                    mb_l,
                    k4,
                    mb_l_g,
                    r_squared,
                    k5,
                    k6,
                    mb_l_r_squared,
                    k8,
                    k9,
                    k10,
                    ..
                } = self;
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let t1 = mb_l_r_squared * r_1_1_mid;
                let t2 = k8 * r_1_1_mid;
                let t3 = rho1 * t2;
                let t4 = rho3 - t3;
                let t5 = t1 * t4;
                let mb_l_r_1_1_mid = mb_l * r_1_1_mid;
                let t6 = k4 - mb_l_r_1_1_mid * t2;
                let t7 = k5 * t6;
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = rho1 * (k6 * rho1 - t5 * t8);
                let t10 = rt::lit::<T>(1.0) / t6;
                let t11 = t10 * (rho3 * t4);
                let r_squared_rho2 = r_squared * rho2;
                let t12 = k10 + r_1_3_mid * (k9 * r_1_3_mid);
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = rho2 * r_squared_rho2 * t13;
                let t15 = rt::abs(r_1_1_mid) + rt::abs(alpha * r_1_3_mid);
                let abs_rho3 = rt::abs(rho3);
                let abs_rho1 = rt::abs(rho1);
                let t16 = k8 * t15;
                let t17 = abs_rho1 * t16 + (abs_rho3 + rt::abs(t3));
                let t18 = rt::abs(mb_l_r_1_1_mid) * t16
                    + (k4 + mb_l * t15 * rt::abs(t2));
                let abs_rho2 = rt::abs(rho2);
                let abs_r_1_3_mid = rt::abs(r_1_3_mid);
                let t19 = rt::abs(r_squared_rho2 / (t12 * t12))
                    * (k10
                        + (abs_r_1_3_mid + rt::abs(alpha * r_1_1_mid))
                            * (rt::lit::<T>(2.0) * rt::abs(k9) * abs_r_1_3_mid));
                let t20 = abs_rho3 * (t17 * rt::abs(t10) + t18 * rt::abs(t4 / (t6 * t6)))
                    + abs_rho2 * (r_squared * abs_rho2 * rt::abs(t13) + t19);
                let t21 = k6 * abs_rho1
                    + rt::abs(t8)
                        * (mb_l_r_squared * t15 * rt::abs(t4) + rt::abs(t1) * t17);
                let t22 = abs_rho1 * (rt::abs(t5 / (t7 * t7)) * (k5 * t18) + t21)
                    + (rt::abs(t9) + (rt::abs(t14) + rt::abs(t11)));
                [
                    mb_l_g * r_1_1_mid + rt::lit::<T>(0.5) * (t9 + (t11 + t14)),
                    rt::abs(mb_l_g) * t15 + rt::lit::<T>(0.5) * (t20 + t22),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2cba75ffa1a1c6c49f5519b8c6191a0e";
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
        /// - `alpha_rate`, `rho2_rate`, `rho3_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: rho1_rate
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `left_rate`: explicit
        /// - `right_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 8 | 20 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 15 | 2 | 0 | 0 | 0 |
        /// | each step | 20 | 31 | 2 | 0 | 3 | 0 |
        /// | each sweep for alpha_rate, rho2_rate, rho3_rate | 11 | 25 | 2 | 0 | 1 | 0 |
        /// | each iteration for alpha_rate, rho2_rate, rho3_rate | 37 | 95 | 3 | 0 | 1 | 0 |
        /// | each state that is looked at | 6 | 17 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mb l`
            mb_l: T,
            /// `mb l² + Ix - Iz`
            k2: T,
            /// `mb l² + Iy`
            k3: T,
            /// `mb l g`
            mb_l_g: T,
            /// `r²`
            r_squared: T,
            /// `r²/((mb + 2 mw) r² + 2 Jw)`
            k5: T,
            /// `1/((mb + 2 mw) r² + 2 Jw)`
            k6: T,
            /// `mb l r²`
            mb_l_r_squared: T,
            /// `mb l r²/((mb + 2 mw) r² + 2 Jw)`
            k7: T,
            /// `(mb l² + Ix - Iz) r²`
            k8: T,
            /// `(2 Kw + (Iz + 2 mw b²)) r² + 2 b² Jw`
            k9: T,
            /// `1/r`
            inv_r: T,
            /// `b r`
            b_r: T,
            /// `((mb + 2 mw) r² + 2 Jw)/2`
            k10: T,
            /// `(mb l² + Ix - Iz)/2`
            k11: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `mb l h`
            mb_l_h: T,
            /// `r² mb l h/((mb + 2 mw) r² + 2 Jw)`
            k12: T,
            /// `(mb l² + Ix - Iz) r² h`
            k13: T,
            /// `mb l h/2`
            half_mb_l_h: T,
            /// `r² h`
            r_squared_h: T,
            /// `r² h/2`
            half_r_squared_h: T,
            /// `h² r²/2`
            k14: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `r² mb l h/2`
            k15: T,
            /// `(r²/((mb + 2 mw) r² + 2 Jw)) h/2`
            k16: T,
            /// `mb² l² h r²`
            k17: T,
            /// `mb l g h/2`
            k18: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3); functions of q that the next step needs (5).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let mb = system.parameters.mb;
                let ix = system.parameters.Ix;
                let iy = system.parameters.Iy;
                let iz = system.parameters.Iz;
                let l = system.parameters.l;
                let mw = system.parameters.mw;
                let jw = system.parameters.Jw;
                let kw = system.parameters.Kw;
                let r = system.parameters.r;
                let b = system.parameters.b;
                let g = system.parameters.g;
                let mb_l = mb * l;
                let k1 = mb * (l * l);
                let k2 = k1 + ix - iz;
                let k3 = k1 + iy;
                let mb_l_g = mb_l * g;
                let r_squared = r * r;
                let k4 = (mb + rt::lit::<T>(2.0) * mw) * r_squared
                    + rt::lit::<T>(2.0) * jw;
                let k5 = r_squared / k4;
                let k6 = rt::lit::<T>(1.0) / k4;
                let mb_l_r_squared = mb_l * r_squared;
                let k7 = mb_l_r_squared / k4;
                let k8 = k2 * r_squared;
                let b_squared = b * b;
                let k9 = (rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * b_squared))) * r_squared
                    + rt::lit::<T>(2.0) * (b_squared * jw);
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_r = b * r;
                let k10 = rt::lit::<T>(0.5) * k4;
                let k11 = rt::lit::<T>(0.5) * k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let mb_l_h = mb_l * h;
                let r_squared_mb_l_h = r_squared * mb_l_h;
                let k12 = r_squared_mb_l_h / k4;
                let k13 = k8 * h;
                let half_mb_l_h = rt::lit::<T>(0.5) * mb_l_h;
                let r_squared_h = r_squared * h;
                let half_r_squared_h = rt::lit::<T>(0.5) * r_squared_h;
                let k14 = rt::lit::<T>(0.5) * (h * r_squared_h);
                let minus_half_h = -half_h;
                let k15 = rt::lit::<T>(0.5) * r_squared_mb_l_h;
                let k16 = rt::lit::<T>(0.5) * (k5 * h);
                let k17 = mb_l_h * mb_l_r_squared;
                let k18 = rt::lit::<T>(0.5) * (mb_l_g * h);
                Scheme {
                    mb_l,
                    k2,
                    k3,
                    mb_l_g,
                    r_squared,
                    k5,
                    k6,
                    mb_l_r_squared,
                    k7,
                    k8,
                    k9,
                    inv_r,
                    b_r,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    mb_l_h,
                    k12,
                    k13,
                    half_mb_l_h,
                    r_squared_h,
                    half_r_squared_h,
                    k14,
                    minus_half_h,
                    k15,
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
                let mb = system.parameters.mb;
                let iz = system.parameters.Iz;
                let mw = system.parameters.mw;
                let jw = system.parameters.Jw;
                let kw = system.parameters.Kw;
                let r = system.parameters.r;
                let b = system.parameters.b;
                let Scheme { mb_l, k2, k3, inv_r, .. } = *self;
                let [[x, y, theta, alpha, left, right]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let sin_theta_mb_l = mb_l * sin_theta;
                let t1 = r_1_1_mid * sin_theta_mb_l;
                let t2 = mb + rt::lit::<T>(2.0) * mw;
                let t3 = cos_theta * (mb_l * r_1_3_mid);
                let jw_right_dot = jw * right_dot;
                let jw_left_dot = jw * left_dot;
                let t4 = r_1_1_mid * (mb_l * cos_theta);
                let t5 = r_1_3_mid * sin_theta_mb_l;
                let t6 = inv_r * (jw_right_dot + jw_left_dot)
                    + cos_theta * (t2 * x_dot + alpha_dot * t4 - theta_dot * t5);
                let t7 = rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * (b * b)))
                    + r_1_3_mid * (k2 * r_1_3_mid);
                let t8 = y_dot * t3 + b / r * (jw_right_dot - jw_left_dot)
                    + (theta_dot * t7 - x_dot * t5);
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    sin_theta * (alpha_dot * t1 + (t2 * y_dot + theta_dot * t3)) + t6,
                    t8,
                    x_dot * t4 + (k3 * alpha_dot + y_dot * t1),
                    r_1_3_mid,
                    r_1_1_mid,
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
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, sin_alpha_ahead,
                cos_alpha_ahead, sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme {
                    mb_l,
                    k2,
                    k3,
                    mb_l_g,
                    r_squared,
                    k5,
                    k6,
                    mb_l_r_squared,
                    k7,
                    k8,
                    k9,
                    inv_r,
                    b_r,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    mb_l_h,
                    k12,
                    k13,
                    half_mb_l_h,
                    r_squared_h,
                    half_r_squared_h,
                    k14,
                    minus_half_h,
                    k15,
                    k16,
                    k17,
                    k18,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([alpha_rate, rho2_rate, rho3_rate]) = solution1.goes_on()
                {
                    let alpha_rate_half_h = half_h * alpha_rate;
                    let t7 = alpha + alpha_rate_half_h;
                    let (t8, t9) = rt::sin_cos(t7);
                    let t10 = mb_l * t9;
                    let t11 = k7 * t9;
                    let t12 = k3 - t10 * t11;
                    let t13 = rt::lit::<T>(1.0) / t12;
                    let t14 = rho3 + half_h * rho3_rate;
                    let t16 = rho2 + half_h * rho2_rate;
                    let t17 = r_squared * t16;
                    let t18 = k9 + t8 * (k8 * t8);
                    let t51 = t17 / t18;
                    let t52 = rho1 + t51 * (t51 * (half_mb_l_h * t8));
                    let t53 = t14 - t11 * t52;
                    let t54 = t13 * t53;
                    let t15 = mb_l * t8;
                    let t55 = t15 * (k5 * t52 - t53 * (t11 * t13));
                    solution1
                        .update([
                            t54,
                            -(t51 * t55),
                            t8 * (mb_l_g + t51 * (t51 * (k2 * t9))) - t54 * t55,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = k7 * cos_alpha_ahead;
                            let t2 = rho3 - rho1 * t1;
                            let t3 = rt::lit::<T>(1.0)
                                / (k3 - mb_l * cos_alpha_ahead * t1);
                            let t4 = t2 * t3;
                            let t5 = r_squared * rho2
                                / (k9 + sin_alpha_ahead * (k8 * sin_alpha_ahead));
                            let t6 = mb_l * sin_alpha_ahead
                                * (k5 * rho1 - t3 * (t1 * t2));
                            [
                                t4,
                                -(t5 * t6),
                                sin_alpha_ahead
                                    * (mb_l_g + t5 * (k2 * cos_alpha_ahead * t5)) - t4 * t6,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                        ],
                        move |[alpha_rate, rho2_rate, rho3_rate]| {
                            let alpha_rate_half_h = half_h * alpha_rate;
                            let t7 = alpha + alpha_rate_half_h;
                            let (t8, t9) = rt::sin_cos(t7);
                            let t10 = mb_l * t9;
                            let t11 = k7 * t9;
                            let t12 = k3 - t10 * t11;
                            let t13 = rt::lit::<T>(1.0) / t12;
                            let t14 = rho3 + half_h * rho3_rate;
                            let t15 = mb_l * t8;
                            let t16 = rho2 + half_h * rho2_rate;
                            let t17 = r_squared * t16;
                            let t18 = k9 + t8 * (k8 * t8);
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = t17 * t19;
                            let t21 = t15 * t20;
                            let t22 = half_h * t20;
                            let t23 = rho1 + t21 * t22;
                            let t24 = t14 - t11 * t23;
                            let t25 = t13 * t24;
                            let t26 = mb_l_r_squared * t9;
                            let t27 = k6 / t12;
                            let t28 = t26 * t27;
                            let t29 = t24 * t28;
                            let t30 = k5 * t23 - t29;
                            let t31 = t15 * t30;
                            let t32 = t9 * (k2 * t8);
                            let t33 = t20 * t32;
                            let t34 = k12 * t8;
                            let t35 = half_mb_l_h * t9;
                            let t36 = t20 * (t19 * (t8 * (k13 * t9)));
                            let t37 = t20 * (t20 * t35 - t15 * t36) - t21 * t36;
                            let t38 = rt::lit::<T>(0.5) * (t34 * t23 - t11 * (h * t37));
                            let t39 = mb_l_h * t8;
                            let t40 = t11 * t39 + t10 * t34;
                            let t41 = t13 * (t38 - rt::lit::<T>(0.5) * t40 * t25);
                            let t42 = t21 * (k14 * t19);
                            let t43 = t11 * t42;
                            let t44 = t13 * t43;
                            let t45 = k16 * t37
                                - t27 * (t26 * t38 - (t24 * (k15 * t8) + k10 * t40 * t29));
                            let t46 = t35 * t30 + t15 * t45;
                            let t47 = t15 * (k5 * t42 + t28 * t43);
                            let t48 = t27 * (t9 * (k17 * t8));
                            let t49 = t20 * (k11 * (t9 * (h * t9) - t8 * (h * t8)))
                                - t32 * t36;
                            let t50 = t25 * t46
                                + (t31 * t41 + (t33 * t36 - k18 * t9 - t20 * t49));
                            (
                                [
                                    alpha_rate - t25,
                                    rho2_rate + t20 * t31,
                                    t25 * t31 + (rho3_rate - mb_l_g * t8 - t20 * t33),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t41, t44, minus_half_h * t13],
                                    [
                                        t20 * t46 - t36 * t31,
                                        half_r_squared_h * t19 * t31
                                            + (t20 * t47 + rt::lit::<T>(1.0)),
                                        t48 * (rt::lit::<T>(-0.5) * t20),
                                    ],
                                    [
                                        t50,
                                        t25 * t47 - r_squared_h * t19 * t33 - t31 * t44,
                                        rt::lit::<T>(0.5) * (h * t13 * t31 - t48 * t25)
                                            + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "alpha_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let [alpha_rate, rho2_rate, rho3_rate] = solution1.x;
                let t16 = rho2 + half_h * rho2_rate;
                let t17 = r_squared * t16;
                let alpha_rate_half_h = half_h * alpha_rate;
                let t7 = alpha + alpha_rate_half_h;
                let (t8, t9) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_half_h,
                    t7,
                    tally,
                );
                let t18 = k9 + t8 * (k8 * t8);
                let t19 = rt::lit::<T>(1.0) / t18;
                let t20 = t17 * t19;
                let t22 = half_h * t20;
                let theta_ahead_new = theta + t22;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t39 = mb_l_h * t8;
                let t56 = t20 * (t39 * t20);
                let t57 = rho1 + rt::lit::<T>(0.5) * t56;
                let t10 = mb_l * t9;
                let t11 = k7 * t9;
                let t12 = k3 - t10 * t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = rho3 + half_h * rho3_rate;
                let t58 = k5 * t57 - t13 * (t11 * (t14 - t11 * t57));
                let t59 = h * t58;
                let x_new = x + cos_theta_ahead_new * t59;
                let y_new = y + sin_theta_ahead_new * t59;
                let theta_new = theta + h * t20;
                let alpha_rate_h = h * alpha_rate;
                let alpha_new = alpha + alpha_rate_h;
                let t60 = inv_r * t58;
                let t61 = t19 * (b_r * t16);
                let left_new = left + h * (t60 - t61);
                let right_new = right + h * (t61 + t60);
                let rho1_new = rho1 + t56;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_h,
                    alpha_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    left_new,
                    right_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
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
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, _, _, _, _, _] = motion
                    .carried;
                let Scheme { mb_l, k3, r_squared, k5, k7, k8, k9, inv_r, b_r, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let t1 = k7 * r_1_1_mid;
                let t2 = rt::lit::<T>(1.0) / (k3 - mb_l * r_1_1_mid * t1);
                let t3 = rho3 - rho1 * t1;
                let t4 = k5 * rho1 - t2 * (t1 * t3);
                let t5 = rt::lit::<T>(1.0) / (k9 + r_1_3_mid * (k8 * r_1_3_mid));
                let t6 = inv_r * t4;
                let t7 = b_r * rho2 * t5;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    x_dot: cos_theta * t4,
                    y_dot: sin_theta * t4,
                    theta_dot: r_squared * rho2 * t5,
                    alpha_dot: t2 * t3,
                    left_dot: t6 - t7,
                    right_dot: t7 + t6,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "801946eb5abc0e02557bb335765a56e4";
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `alpha_dot_ahead`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `left_dot_ahead`: explicit
        /// - `right_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 7 | 19 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 2 | 0 | 0 | 0 |
        /// | each step | 116 | 207 | 13 | 0 | 2 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, alpha_dot_ahead | 55 | 100 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 99 | 163 | 13 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mb + 2 mw`
            k1: T,
            /// `mb l`
            mb_l: T,
            /// `mb l² + Ix - Iz`
            k2: T,
            /// `2 Kw + (Iz + 2 mw b²)`
            k3: T,
            /// `mb l² + Iy`
            mb_l_squared_plus_iy: T,
            /// `1/(mb + 2 mw)`
            k4: T,
            /// `l² (mb²/(mb + 2 mw))`
            k5: T,
            /// `mb l² + Ix - Iz - l² (mb²/(mb + 2 mw))`
            k6: T,
            /// `1/Jw`
            inv_jw: T,
            /// `2 mb l g`
            k7: T,
            /// `r/Jw`
            r_over_jw: T,
            /// `r (r/Jw)`
            r_r_over_jw: T,
            /// `l (mb/(mb + 2 mw))`
            k8: T,
            /// `2 (mb l² + Ix - Iz)`
            k9: T,
            /// `2 b`
            twice_b: T,
            /// `2 (mb + 2 mw)`
            k10: T,
            /// `2 (mb l² + Iy)`
            k11: T,
            /// `2 r`
            twice_r: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `mb l h`
            mb_l_h: T,
            /// `h/4`
            quarter_h: T,
            /// `2 (mb l² + Ix - Iz) h`
            k12: T,
            /// `h/Jw`
            h_over_jw: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (6); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (6); functions of q that the next step needs (4).
            type Carried = [T; 16];
            type Memory = (rt::Alternating<T, 4, 3>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let mb = system.parameters.mb;
                let ix = system.parameters.Ix;
                let iy = system.parameters.Iy;
                let iz = system.parameters.Iz;
                let l = system.parameters.l;
                let mw = system.parameters.mw;
                let jw = system.parameters.Jw;
                let kw = system.parameters.Kw;
                let r = system.parameters.r;
                let b = system.parameters.b;
                let g = system.parameters.g;
                let k1 = mb + rt::lit::<T>(2.0) * mw;
                let mb_l = mb * l;
                let l_squared = l * l;
                let mb_l_squared = mb * l_squared;
                let k2 = mb_l_squared + ix - iz;
                let k3 = rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * (b * b)));
                let mb_l_squared_plus_iy = mb_l_squared + iy;
                let k4 = rt::lit::<T>(1.0) / k1;
                let k5 = l_squared * (mb * mb / k1);
                let k6 = k2 - k5;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let k7 = rt::lit::<T>(2.0) * (mb_l * g);
                let r_over_jw = r / jw;
                let r_r_over_jw = r * r_over_jw;
                let k8 = l * (mb / k1);
                let k9 = rt::lit::<T>(2.0) * k2;
                let twice_b = rt::lit::<T>(2.0) * b;
                let k10 = rt::lit::<T>(2.0) * k1;
                let k11 = rt::lit::<T>(2.0) * mb_l_squared_plus_iy;
                let twice_r = rt::lit::<T>(2.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let mb_l_h = mb_l * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k12 = rt::lit::<T>(2.0) * (k2 * h);
                let h_over_jw = h / jw;
                Scheme {
                    k1,
                    mb_l,
                    k2,
                    k3,
                    mb_l_squared_plus_iy,
                    k4,
                    k5,
                    k6,
                    inv_jw,
                    k7,
                    r_over_jw,
                    r_r_over_jw,
                    k8,
                    k9,
                    twice_b,
                    k10,
                    k11,
                    twice_r,
                    inv_h,
                    half_h,
                    mb_l_h,
                    quarter_h,
                    k12,
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
                let jw = system.parameters.Jw;
                let r = system.parameters.r;
                let b = system.parameters.b;
                let Scheme {
                    k1,
                    mb_l,
                    k2,
                    k3,
                    mb_l_squared_plus_iy,
                    k4,
                    k5,
                    k6,
                    k7,
                    r_r_over_jw,
                    k8,
                    k9,
                    half_h,
                    ..
                } = *self;
                let [[x, y, theta, alpha, left, right]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = start
                    .w()
                    .data
                    .0;
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = r_1_1_mid * (mb_l * cos_theta);
                let sin_theta_mb_l = mb_l * sin_theta;
                let t2 = r_1_3_mid * sin_theta_mb_l;
                let t3 = (cos_theta * y_dot - sin_theta * x_dot) * (mb_l * r_1_1_mid);
                let r_1_3_mid_mb_l = mb_l * r_1_3_mid;
                let t4 = r_1_3_mid_mb_l * (cos_theta * x_dot + sin_theta * y_dot);
                let t5 = alpha_dot * t3 - theta_dot * t4;
                let r_1_3_mid_squared = r_1_3_mid * r_1_3_mid;
                let t6 = k3 + k6 * r_1_3_mid_squared;
                let t7 = k4 / t6;
                let t8 = k4 * t2;
                let t9 = r_1_1_mid * sin_theta_mb_l;
                let t10 = cos_theta * r_1_3_mid_mb_l;
                let t11 = k4 * t10;
                let t12 = t1 * t8 - t9 * t11;
                let t13 = rt::lit::<T>(1.0) / t6;
                let t14 = t13 * t12;
                let t15 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid)
                    - t12 * t14;
                let t16 = t6 * t15;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = k4 * t1;
                let t19 = t18 + t2 * t12 * t7;
                let t20 = rt::lit::<T>(1.0) / t15;
                let t21 = theta_dot
                    * (rt::lit::<T>(2.0) * t3
                        + r_1_1_mid * (r_1_3_mid * (k9 * theta_dot)))
                    + (k7 * r_1_3_mid - t4 * (rt::lit::<T>(2.0) * alpha_dot));
                let t22 = rt::lit::<T>(0.5) * t21;
                let t23 = t5 * (t2 * t7 + t17 * (t12 * t19)) - t20 * (t19 * t22);
                let t24 = k4 * t9;
                let t25 = t10 * t12 * t7 - t24;
                let t26 = t20 * (t25 * t22) - t5 * (t10 * t7 + t17 * (t12 * t25));
                let t27 = cos_theta * t23 + sin_theta * t26;
                let t28 = t5 * (t13 + t12 * t12 / (t6 * t16))
                    - t17 * (t21 * (rt::lit::<T>(0.5) * t12));
                let t29 = b * t28;
                let t30 = t27 - t29;
                let t31 = k4 * cos_theta;
                let t32 = k4 / t15;
                let t33 = sin_theta * t11 - cos_theta * t8;
                let t34 = b + t33;
                let t35 = k8 * r_1_1_mid;
                let t36 = t34 * t14 - t35;
                let t37 = t13 * t34 + t17 * (t12 * t36);
                let t38 = k4 * sin_theta;
                let t39 = cos_theta * (t31 - t32 * (t1 * t36) - t8 * t37)
                    + sin_theta * (t11 * t37 + (t38 - t32 * (t9 * t36)));
                let t40 = b * t37;
                let t41 = k8 * r_1_3_mid;
                let t42 = sin_theta * t18 - cos_theta * t24 + t41 * t14;
                let t43 = t13 * t41 + t17 * (t12 * t42);
                let t44 = t11 * t43 + (t31 - t32 * (t9 * t42));
                let t45 = sin_theta * t44;
                let t46 = b * t43;
                let t47 = t8 * t43 + (t38 + t32 * (t1 * t42));
                let t48 = cos_theta * t47;
                let t49 = t45 + t46 - t48;
                let t50 = sin_theta * t47 + cos_theta * t44;
                let t51 = rt::lit::<T>(1.0) / t50;
                let t52 = t49 * t51;
                let t53 = t39 + (r_r_over_jw + t40) - t49 * t52;
                let t54 = rt::lit::<T>(1.0) / t53;
                let t55 = t45 - t46 - t48;
                let t56 = t39 - t40 - t55 * t52;
                let t57 = t56 * t56;
                let t58 = b - t33;
                let t59 = t35 + t58 * t14;
                let t60 = t13 * t58 + t17 * (t12 * t59);
                let t61 = sin_theta * (t38 + t32 * (t9 * t59) - t11 * t60)
                    + (r_r_over_jw + b * t60);
                let t62 = t55 * t51;
                let t63 = cos_theta * (t8 * t60 + (t31 + t32 * (t1 * t59))) + t61
                    - t55 * t62;
                let t64 = t63 - t54 * t57;
                let t65 = t53 * t64;
                let t66 = rt::lit::<T>(1.0) / t65;
                let t67 = t56 * t66;
                let t68 = t29 + t27;
                let t69 = rt::lit::<T>(1.0) / (t50 * t53);
                let t70 = t69 * (t49 * t56) - t62;
                let t71 = t49 * t69 + t66 * (t56 * t70);
                let t72 = cos_theta * t26 - sin_theta * t23;
                let t73 = t30 * (t54 + t57 / (t53 * t65)) - t67 * t68 - t71 * t72;
                let t74 = rt::lit::<T>(1.0) / t64;
                let t75 = t70 * t74;
                let t76 = t75 * t72 + t74 * t68 - t67 * t30;
                let t77 = t73 + t76;
                let t78 = t72 * (t52 * t71 + (t51 - t55 * t70 / (t50 * t64)))
                    + (t75 * t68 - t71 * t30);
                let t79 = k1 * x_dot + alpha_dot * t1 - theta_dot * t2
                    + half_h * (cos_theta * t77 - sin_theta * t78);
                let t80 = half_h * (cos_theta * t78 + sin_theta * t77)
                    + (theta_dot * t10 + (k1 * y_dot + alpha_dot * t9));
                let t81 = rt::lit::<T>(0.5) * (b * h) * (t76 - t73)
                    + ((k2 * r_1_3_mid_squared + k3) * theta_dot
                        + (y_dot * t10 - x_dot * t2));
                let t82 = rt::lit::<T>(0.5) * (r * h);
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    t79,
                    t80,
                    t81,
                    x_dot * t1 + (mb_l_squared_plus_iy * alpha_dot + y_dot * t9),
                    jw * left_dot - t82 * t73,
                    jw * right_dot - t82 * t76,
                    sin_theta,
                    cos_theta,
                    r_1_3_mid,
                    r_1_1_mid,
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
                let [x, y, theta, alpha, left, right, p_x, p_y, p_theta, p_alpha, p_left,
                p_right, sin_theta_ahead, cos_theta_ahead, sin_alpha_ahead,
                cos_alpha_ahead] = motion.carried;
                let h = setting.step_size();
                let b = setting.system().parameters.b;
                let Scheme {
                    k1,
                    mb_l,
                    k2,
                    k3,
                    mb_l_squared_plus_iy,
                    k4,
                    k5,
                    k6,
                    k7,
                    r_over_jw,
                    r_r_over_jw,
                    k8,
                    k9,
                    twice_b,
                    k10,
                    k11,
                    twice_r,
                    inv_h,
                    half_h,
                    mb_l_h,
                    quarter_h,
                    k12,
                    h_over_jw,
                    ..
                } = *setting.scheme();
                let mb_l_cos_alpha_ahead = mb_l * cos_alpha_ahead;
                let mb_l_sin_alpha_ahead = mb_l * sin_alpha_ahead;
                let t1 = mb_l_sin_alpha_ahead * cos_theta_ahead;
                let t2 = mb_l_cos_alpha_ahead * sin_theta_ahead;
                let t3 = mb_l_sin_alpha_ahead * sin_theta_ahead;
                let t4 = mb_l_cos_alpha_ahead * cos_theta_ahead;
                let t5 = k4 * t3;
                let t6 = k4 * t1;
                let t7 = t4 * t5 - t2 * t6;
                let t8 = sin_alpha_ahead * sin_alpha_ahead;
                let t9 = k3 + k6 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t10 * t7;
                let t12 = mb_l_squared_plus_iy - cos_alpha_ahead * (k5 * cos_alpha_ahead)
                    - t7 * t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = k4 * t4;
                let t15 = k4 / t9;
                let t16 = t14 + t15 * (t3 * t7);
                let t17 = t16 * t13;
                let t18 = t9 * t12;
                let t19 = rt::lit::<T>(1.0) / t18;
                let t20 = t3 * t15 + t19 * (t7 * t16);
                let t21 = k4 / t12;
                let t22 = t21 * (t2 * t16) - t6 * t20;
                let t23 = t5 * t20 + (k4 + t21 * (t4 * t16));
                let t24 = k4 * t2;
                let t25 = t15 * (t1 * t7) - t24;
                let t26 = t13 * t25;
                let t27 = t1 * t15 + t19 * (t7 * t25);
                let t28 = t6 * t27 + (k4 - t21 * (t2 * t25));
                let t29 = t7 * t19;
                let t30 = t10 + t7 * t7 / (t9 * t18);
                let t31 = p_alpha * t17;
                let t32 = p_alpha * t26;
                let t33 = p_alpha * t29;
                let t34 = p_x * t23 + (p_y * t22 + (p_theta * t20 - t31));
                let t35 = p_x * t22 + (p_y * t28 + (t32 - p_theta * t27));
                let t36 = cos_theta_ahead * t34 + sin_theta_ahead * t35;
                let t37 = b * (p_x * t20 - t33 + (p_theta * t30 - p_y * t27));
                let t38 = t36 - (r_over_jw * p_left + t37);
                let t39 = k4 * cos_theta_ahead;
                let t40 = sin_theta_ahead * t6 - cos_theta_ahead * t5;
                let t41 = b + t40;
                let t42 = k8 * cos_alpha_ahead;
                let t43 = t41 * t11 - t42;
                let t44 = t10 * t41 + t19 * (t7 * t43);
                let t45 = k4 * sin_theta_ahead;
                let t46 = cos_theta_ahead * (t39 - t21 * (t4 * t43) - t5 * t44)
                    + sin_theta_ahead * (t6 * t44 + (t45 - t21 * (t2 * t43)));
                let t47 = b * t44;
                let t48 = k8 * sin_alpha_ahead;
                let t49 = t48 * t11 + (sin_theta_ahead * t14 - cos_theta_ahead * t24);
                let t50 = t48 * t10 + t19 * (t7 * t49);
                let t51 = t6 * t50 + (t39 - t21 * (t2 * t49));
                let t52 = sin_theta_ahead * t51;
                let t53 = b * t50;
                let t54 = t5 * t50 + (t45 + t21 * (t4 * t49));
                let t55 = cos_theta_ahead * t54;
                let t56 = t52 + t53 - t55;
                let t57 = sin_theta_ahead * t54 + cos_theta_ahead * t51;
                let t58 = rt::lit::<T>(1.0) / t57;
                let t59 = t56 * t58;
                let t60 = t46 + (r_r_over_jw + t47) - t56 * t59;
                let t61 = rt::lit::<T>(1.0) / t60;
                let t62 = t52 - t53 - t55;
                let t63 = t46 - t47 - t62 * t59;
                let t64 = t63 * t63;
                let t65 = b - t40;
                let t66 = t42 + t65 * t11;
                let t67 = t10 * t65 + t19 * (t7 * t66);
                let t68 = sin_theta_ahead * (t45 + t21 * (t2 * t66) - t6 * t67)
                    + (r_r_over_jw + b * t67);
                let t69 = t62 * t58;
                let t70 = cos_theta_ahead * (t5 * t67 + (t39 + t21 * (t4 * t66))) + t68
                    - t62 * t69;
                let t71 = t70 - t64 * t61;
                let t72 = t60 * t71;
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = t63 * t73;
                let t75 = t36 + (t37 - r_over_jw * p_right);
                let t76 = cos_theta_ahead * t35 - sin_theta_ahead * t34;
                let t77 = rt::lit::<T>(1.0) / (t57 * t60);
                let t78 = t77 * (t56 * t63) - t69;
                let t79 = t56 * t77 + t73 * (t63 * t78);
                let t80 = t38 * (t61 + t64 / (t60 * t72)) - t74 * t75 - t76 * t79;
                let t81 = rt::lit::<T>(1.0) / t71;
                let t82 = t78 * t81;
                let t83 = t76 * t82 + t81 * t75 - t74 * t38;
                let t84 = t80 + t83;
                let t85 = t76 * (t59 * t79 + (t58 - t62 * t78 / (t57 * t71)))
                    + (t82 * t75 - t79 * t38);
                let t86 = p_x
                    - rt::lit::<T>(2.0)
                        * (cos_theta_ahead * t84 - sin_theta_ahead * t85);
                let t87 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta_ahead * t85 + sin_theta_ahead * t84);
                let t88 = p_theta - twice_b * (t83 - t80);
                let t89 = k3 + (k3 + k2 * t8);
                let t90 = k7 * sin_alpha_ahead;
                let t91 = cos_alpha_ahead * (k2 * sin_alpha_ahead);
                let t92 = rt::lit::<T>(0.5) * t2;
                let t93 = rt::lit::<T>(0.5) * t1;
                let t94 = rt::lit::<T>(0.5) * t4;
                let t95 = rt::lit::<T>(0.5) * t3;
                let plain1: [T; 4] = {
                    let t96 = t23 * t86 + (t22 * t87 + (t20 * t88 - t31));
                    let t97 = t28 * t87 + (t22 * t86 + (t32 - t27 * t88));
                    let t98 = t20 * t86 + (t30 * t88 - t33) - t27 * t87;
                    let t99 = t26 * t87 + (p_alpha * t13 - t29 * t88) - t17 * t86;
                    [t96, t97, t98, t99]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t96 = t23 * t86 + (t22 * t87 + (t20 * t88 - t31));
                            let t97 = t28 * t87 + (t22 * t86 + (t32 - t27 * t88));
                            let t98 = t20 * t86 + (t30 * t88 - t33) - t27 * t87;
                            let t99 = t26 * t87 + (p_alpha * t13 - t29 * t88)
                                - t17 * t86;
                            [
                                rt::abs(inv_h * x) + rt::abs(t96),
                                rt::abs(inv_h * y) + rt::abs(t97),
                                rt::abs(inv_h * theta) + rt::abs(t98),
                                rt::abs(inv_h * alpha) + rt::abs(t99),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            alpha_dot_ahead,
                            ]|
                        {
                            let h_alpha_dot_ahead = h * alpha_dot_ahead;
                            let alpha_new = alpha + h_alpha_dot_ahead;
                            let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                                alpha_new,
                            );
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let t100 = t4
                                + cos_alpha_ahead_new * (mb_l * cos_theta_ahead_new);
                            let t101 = mb_l * sin_theta_ahead_new;
                            let t102 = t3 + sin_alpha_ahead_new * t101;
                            let p_x_new = rt::lit::<T>(0.5)
                                * (k10 * x_dot_ahead + alpha_dot_ahead * t100
                                    - theta_dot_ahead * t102);
                            let t103 = mb_l * sin_alpha_ahead_new;
                            let t104 = t1 + cos_theta_ahead_new * t103;
                            let t105 = t2 + cos_alpha_ahead_new * t101;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (theta_dot_ahead * t104
                                    + (alpha_dot_ahead * t105 + k10 * y_dot_ahead));
                            let t106 = sin_alpha_ahead_new * (k2 * sin_alpha_ahead_new)
                                + t89;
                            let t107 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t104 + theta_dot_ahead * t106
                                    - x_dot_ahead * t102);
                            let t108 = mb_l_cos_alpha_ahead
                                * (y_dot_ahead * cos_theta_ahead
                                    - x_dot_ahead * sin_theta_ahead);
                            let t109 = mb_l_sin_alpha_ahead
                                * (x_dot_ahead * cos_theta_ahead
                                    + y_dot_ahead * sin_theta_ahead);
                            let t110 = rt::lit::<T>(0.5)
                                * (x_dot_ahead * t100
                                    + (y_dot_ahead * t105 + k11 * alpha_dot_ahead));
                            let t111 = theta_dot_ahead * t91;
                            let t112 = t110
                                - (p_alpha
                                    + quarter_h
                                        * (t90
                                            + rt::lit::<T>(2.0)
                                                * (theta_dot_ahead * (t108 + t111)
                                                    - alpha_dot_ahead * t109)));
                            let t113 = mb_l_h * sin_alpha_ahead_new;
                            let t114 = cos_theta_ahead_new * t113;
                            let t115 = mb_l_h * cos_alpha_ahead_new;
                            let t116 = sin_theta_ahead_new * t115;
                            let t117 = mb_l_h * sin_theta_ahead_new;
                            let t118 = cos_alpha_ahead_new * t117;
                            let t119 = mb_l_h * cos_theta_ahead_new;
                            let t120 = sin_alpha_ahead_new * t119;
                            let t121 = cos_theta_ahead_new * t115;
                            let t122 = sin_theta_ahead_new * t113;
                            let t123 = cos_alpha_ahead_new * t119;
                            let t124 = sin_alpha_ahead_new * t117;
                            let t125 = half_h * t109;
                            let t126 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t123
                                    + cos_alpha_ahead_new
                                        * (sin_alpha_ahead_new * (k12 * theta_dot_ahead))
                                    - x_dot_ahead * t118) - half_h * t108;
                            (
                                [
                                    p_x_new - t86,
                                    p_y_new - t87,
                                    t107
                                        - (half_h
                                            * (alpha_dot_ahead * t108 - theta_dot_ahead * t109) + t88),
                                    t112,
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5)
                                            * (t102
                                                + (theta_dot_ahead * t114 + alpha_dot_ahead * t116)),
                                        rt::lit::<T>(0.5)
                                            * (t100 - theta_dot_ahead * t118 - alpha_dot_ahead * t120),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        rt::lit::<T>(0.5)
                                            * (t104
                                                + (alpha_dot_ahead * t121 - theta_dot_ahead * t122)),
                                        rt::lit::<T>(0.5)
                                            * (t105 + (theta_dot_ahead * t123 - alpha_dot_ahead * t124)),
                                    ],
                                    [
                                        half_h * (theta_dot_ahead * t1 + alpha_dot_ahead * t2)
                                            - rt::lit::<T>(0.5) * t102,
                                        rt::lit::<T>(0.5) * t104
                                            - half_h * (alpha_dot_ahead * t4 - theta_dot_ahead * t3),
                                        t125
                                            + rt::lit::<T>(0.5)
                                                * (t106 - x_dot_ahead * t114 - y_dot_ahead * t122),
                                        t126,
                                    ],
                                    [
                                        h * (theta_dot_ahead * t92 + alpha_dot_ahead * t93)
                                            + rt::lit::<T>(0.5) * t100,
                                        rt::lit::<T>(0.5) * t105
                                            - h * (theta_dot_ahead * t94 - alpha_dot_ahead * t95),
                                        rt::lit::<T>(0.5)
                                            * (y_dot_ahead * t121 - x_dot_ahead * t116)
                                            - h * (rt::lit::<T>(0.5) * t108 + t111),
                                        t125
                                            + rt::lit::<T>(0.5)
                                                * (k11 - x_dot_ahead * t120 - y_dot_ahead * t124),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta_dot_ahead, alpha_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta_dot_ahead, alpha_dot_ahead] = solution1
                    .x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let h_alpha_dot_ahead = h * alpha_dot_ahead;
                let alpha_new = alpha + h_alpha_dot_ahead;
                let p_left_new = p_left + twice_r * t80;
                let left_new = left + h_over_jw * p_left_new;
                let p_right_new = p_right + twice_r * t83;
                let right_new = right + h_over_jw * p_right_new;
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    h_alpha_dot_ahead,
                    alpha_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let t100 = t4 + cos_alpha_ahead_new * (mb_l * cos_theta_ahead_new);
                let t101 = mb_l * sin_theta_ahead_new;
                let t102 = t3 + sin_alpha_ahead_new * t101;
                let p_x_new = rt::lit::<T>(0.5)
                    * (k10 * x_dot_ahead + alpha_dot_ahead * t100
                        - theta_dot_ahead * t102);
                let t103 = mb_l * sin_alpha_ahead_new;
                let t104 = t1 + cos_theta_ahead_new * t103;
                let t105 = t2 + cos_alpha_ahead_new * t101;
                let p_y_new = rt::lit::<T>(0.5)
                    * (theta_dot_ahead * t104
                        + (alpha_dot_ahead * t105 + k10 * y_dot_ahead));
                let t127 = (y_dot_ahead * cos_theta_ahead_new
                    - x_dot_ahead * sin_theta_ahead_new) * (mb_l * cos_alpha_ahead_new);
                let t128 = t103
                    * (x_dot_ahead * cos_theta_ahead_new
                        + y_dot_ahead * sin_theta_ahead_new);
                let t106 = sin_alpha_ahead_new * (k2 * sin_alpha_ahead_new) + t89;
                let t107 = rt::lit::<T>(0.5)
                    * (y_dot_ahead * t104 + theta_dot_ahead * t106 - x_dot_ahead * t102);
                let p_theta_new = half_h
                    * (alpha_dot_ahead * t127 - theta_dot_ahead * t128) + t107;
                let t129 = theta_dot_ahead
                    * (rt::lit::<T>(2.0) * t127
                        + cos_alpha_ahead_new
                            * (sin_alpha_ahead_new * (k9 * theta_dot_ahead)))
                    + (k7 * sin_alpha_ahead_new
                        - t128 * (rt::lit::<T>(2.0) * alpha_dot_ahead));
                let t110 = rt::lit::<T>(0.5)
                    * (x_dot_ahead * t100
                        + (y_dot_ahead * t105 + k11 * alpha_dot_ahead));
                let p_alpha_new = quarter_h * t129 + t110;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    left_new,
                    right_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    p_alpha_new,
                    p_left_new,
                    p_right_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
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
                let [x, y, theta, alpha, left, right, p_x, p_y, p_theta, p_alpha, p_left,
                p_right, _, _, _, _] = motion.carried;
                let r = setting.system().parameters.r;
                let b = setting.system().parameters.b;
                let Scheme {
                    mb_l,
                    k3,
                    mb_l_squared_plus_iy,
                    k4,
                    k5,
                    k6,
                    inv_jw,
                    r_over_jw,
                    r_r_over_jw,
                    k8,
                    ..
                } = *setting.scheme();
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_mb_l = mb_l * sin_theta;
                let t1 = r_1_3_mid * sin_theta_mb_l;
                let t2 = k3 + r_1_3_mid * (k6 * r_1_3_mid);
                let t3 = k4 / t2;
                let t4 = r_1_1_mid * (mb_l * cos_theta);
                let t5 = k4 * t1;
                let t6 = r_1_1_mid * sin_theta_mb_l;
                let t7 = cos_theta * (mb_l * r_1_3_mid);
                let t8 = k4 * t7;
                let t9 = t4 * t5 - t6 * t8;
                let t10 = k4 * t4;
                let t11 = t10 + t3 * (t1 * t9);
                let t12 = rt::lit::<T>(1.0) / t2;
                let t13 = t9 * t12;
                let t14 = mb_l_squared_plus_iy - r_1_1_mid * (k5 * r_1_1_mid) - t9 * t13;
                let t15 = t2 * t14;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = t1 * t3 + t9 * t11 * t16;
                let t18 = k4 / t14;
                let t19 = t5 * t17 + (k4 + t4 * t11 * t18);
                let t20 = t6 * t11 * t18 - t8 * t17;
                let t21 = rt::lit::<T>(1.0) / t14;
                let t22 = t11 * t21;
                let t23 = p_alpha * t22;
                let t24 = p_x * t19 + (p_y * t20 + (p_theta * t17 - t23));
                let t25 = k4 * t6;
                let t26 = t3 * (t7 * t9) - t25;
                let t27 = t7 * t3 + t9 * t26 * t16;
                let t28 = t8 * t27 + (k4 - t6 * t26 * t18);
                let t29 = t26 * t21;
                let t30 = p_alpha * t29;
                let t31 = p_x * t20 + (p_y * t28 + (t30 - p_theta * t27));
                let t32 = cos_theta * t24 + sin_theta * t31;
                let t33 = t9 * t16;
                let t34 = p_alpha * t33;
                let t35 = t12 + t9 * t9 / (t2 * t15);
                let t36 = b * (p_x * t17 - t34 + (p_theta * t35 - p_y * t27));
                let t37 = t32 - (r_over_jw * p_left + t36);
                let t38 = k4 * cos_theta;
                let t39 = sin_theta * t8 - cos_theta * t5;
                let t40 = b + t39;
                let t41 = k8 * r_1_1_mid;
                let t42 = t13 * t40 - t41;
                let t43 = t12 * t40 + t16 * (t9 * t42);
                let t44 = k4 * sin_theta;
                let t45 = cos_theta * (t38 - t18 * (t4 * t42) - t5 * t43)
                    + sin_theta * (t8 * t43 + (t44 - t18 * (t6 * t42)));
                let t46 = b * t43;
                let t47 = k8 * r_1_3_mid;
                let t48 = sin_theta * t10 - cos_theta * t25 + t13 * t47;
                let t49 = t12 * t47 + t16 * (t9 * t48);
                let t50 = t8 * t49 + (t38 - t18 * (t6 * t48));
                let t51 = sin_theta * t50;
                let t52 = b * t49;
                let t53 = t5 * t49 + (t44 + t18 * (t4 * t48));
                let t54 = cos_theta * t53;
                let t55 = t51 + t52 - t54;
                let t56 = sin_theta * t53 + cos_theta * t50;
                let t57 = rt::lit::<T>(1.0) / t56;
                let t58 = t55 * t57;
                let t59 = t45 + (r_r_over_jw + t46) - t55 * t58;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t51 - t52 - t54;
                let t62 = t45 - t46 - t61 * t58;
                let t63 = t62 * t62;
                let t64 = b - t39;
                let t65 = t41 + t13 * t64;
                let t66 = t12 * t64 + t16 * (t9 * t65);
                let t67 = sin_theta * (t44 + t18 * (t6 * t65) - t8 * t66)
                    + (r_r_over_jw + b * t66);
                let t68 = t61 * t57;
                let t69 = cos_theta * (t5 * t66 + (t38 + t18 * (t4 * t65))) + t67
                    - t61 * t68;
                let t70 = t69 - t60 * t63;
                let t71 = t59 * t70;
                let t72 = rt::lit::<T>(1.0) / t71;
                let t73 = t62 * t72;
                let t74 = t32 + (t36 - r_over_jw * p_right);
                let t75 = cos_theta * t31 - sin_theta * t24;
                let t76 = rt::lit::<T>(1.0) / (t56 * t59);
                let t77 = t76 * (t55 * t62) - t68;
                let t78 = t55 * t76 + t72 * (t62 * t77);
                let t79 = t37 * (t60 + t63 / (t59 * t71)) - t73 * t74 - t75 * t78;
                let t80 = rt::lit::<T>(1.0) / t70;
                let t81 = t77 * t80;
                let t82 = t75 * t81 + t80 * t74 - t73 * t37;
                let t83 = p_theta + b * (t79 - t82);
                let t84 = t75 * (t58 * t78 + (t57 - t61 * t77 / (t56 * t70)))
                    + (t81 * t74 - t78 * t37);
                let t85 = t79 + t82;
                let t86 = p_y - cos_theta * t84 - sin_theta * t85;
                let t87 = p_x + sin_theta * t84 - cos_theta * t85;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    x_dot: t17 * t83 - t23 + (t20 * t86 + t19 * t87),
                    y_dot: t30 - t27 * t83 + (t20 * t87 + t28 * t86),
                    theta_dot: t35 * t83 - t34 + (t17 * t87 - t27 * t86),
                    alpha_dot: p_alpha * t21 - t33 * t83 + (t29 * t86 - t22 * t87),
                    left_dot: inv_jw * (p_left + r * t79),
                    right_dot: inv_jw * (p_right + r * t82),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d89a5b36874f3f9a3e3553708bf8a80c";
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
        /// | once, from parameters | 8 | 18 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 83 | 146 | 8 | 0 | 8 | 0 |
        /// | each state that is looked at | 6 | 17 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mb l`
            mb_l: T,
            /// `mb l² + Ix - Iz`
            k2: T,
            /// `mb l² + Iy`
            k3: T,
            /// `mb l g`
            mb_l_g: T,
            /// `r²`
            r_squared: T,
            /// `r²/((mb + 2 mw) r² + 2 Jw)`
            k5: T,
            /// `mb l r²/((mb + 2 mw) r² + 2 Jw)`
            k6: T,
            /// `(mb l² + Ix - Iz) r²`
            k7: T,
            /// `(2 Kw + (Iz + 2 mw b²)) r² + 2 b² Jw`
            k8: T,
            /// `1/r`
            inv_r: T,
            /// `b r`
            b_r: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k9: T,
            /// `h/3`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3); functions of q that the next step needs (4).
            type Carried = [T; 13];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let mb = system.parameters.mb;
                let ix = system.parameters.Ix;
                let iy = system.parameters.Iy;
                let iz = system.parameters.Iz;
                let l = system.parameters.l;
                let mw = system.parameters.mw;
                let jw = system.parameters.Jw;
                let kw = system.parameters.Kw;
                let r = system.parameters.r;
                let b = system.parameters.b;
                let g = system.parameters.g;
                let mb_l = mb * l;
                let k1 = mb * (l * l);
                let k2 = k1 + ix - iz;
                let k3 = k1 + iy;
                let mb_l_g = mb_l * g;
                let r_squared = r * r;
                let k4 = (mb + rt::lit::<T>(2.0) * mw) * r_squared
                    + rt::lit::<T>(2.0) * jw;
                let k5 = r_squared / k4;
                let k6 = mb_l * r_squared / k4;
                let k7 = k2 * r_squared;
                let b_squared = b * b;
                let k8 = (rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * b_squared))) * r_squared
                    + rt::lit::<T>(2.0) * (b_squared * jw);
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_r = b * r;
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = rt::lit::<T>(0.16666666666666666) * h;
                let k10 = rt::lit::<T>(0.3333333333333333) * h;
                Scheme {
                    mb_l,
                    k2,
                    k3,
                    mb_l_g,
                    r_squared,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_r,
                    b_r,
                    half_h,
                    k9,
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
                let mb = system.parameters.mb;
                let iz = system.parameters.Iz;
                let mw = system.parameters.mw;
                let jw = system.parameters.Jw;
                let kw = system.parameters.Kw;
                let r = system.parameters.r;
                let b = system.parameters.b;
                let Scheme { mb_l, k2, k3, inv_r, .. } = *self;
                let [[x, y, theta, alpha, left, right]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let sin_theta_mb_l = mb_l * sin_theta;
                let t1 = r_1_1_mid * sin_theta_mb_l;
                let t2 = mb + rt::lit::<T>(2.0) * mw;
                let t3 = cos_theta * (mb_l * r_1_3_mid);
                let jw_right_dot = jw * right_dot;
                let jw_left_dot = jw * left_dot;
                let t4 = r_1_1_mid * (mb_l * cos_theta);
                let t5 = r_1_3_mid * sin_theta_mb_l;
                let t6 = inv_r * (jw_right_dot + jw_left_dot)
                    + cos_theta * (t2 * x_dot + alpha_dot * t4 - theta_dot * t5);
                let t7 = rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * (b * b)))
                    + r_1_3_mid * (k2 * r_1_3_mid);
                let t8 = y_dot * t3 + b / r * (jw_right_dot - jw_left_dot)
                    + (theta_dot * t7 - x_dot * t5);
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    sin_theta * (alpha_dot * t1 + (t2 * y_dot + theta_dot * t3)) + t6,
                    t8,
                    x_dot * t4 + (k3 * alpha_dot + y_dot * t1),
                    sin_theta,
                    cos_theta,
                    r_1_3_mid,
                    r_1_1_mid,
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
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, sin_theta_ahead,
                cos_theta_ahead, sin_alpha_ahead, cos_alpha_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    mb_l,
                    k2,
                    k3,
                    mb_l_g,
                    r_squared,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_r,
                    b_r,
                    half_h,
                    k9,
                    k10,
                } = *setting.scheme();
                let t1 = k6 * cos_alpha_ahead;
                let t2 = rt::lit::<T>(1.0) / (k3 - mb_l * cos_alpha_ahead * t1);
                let t3 = rho3 - rho1 * t1;
                let t4 = t2 * (half_h * t3);
                let t5 = alpha + t4;
                let (t6, t7) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t4,
                    t5,
                    tally,
                );
                let t8 = k6 * t7;
                let t9 = rt::lit::<T>(1.0) / (k3 - mb_l * t7 * t8);
                let t10 = rt::lit::<T>(1.0)
                    / (k8 + sin_alpha_ahead * (k7 * sin_alpha_ahead));
                let t11 = r_squared * rho2 * t10;
                let t12 = t3 * t2;
                let mb_l_sin_alpha_ahead = mb_l * sin_alpha_ahead;
                let t13 = k5 * rho1 - t2 * (t1 * t3);
                let t14 = mb_l_sin_alpha_ahead * t13;
                let t15 = sin_alpha_ahead
                    * (mb_l_g + t11 * (t11 * (k2 * cos_alpha_ahead))) - t12 * t14;
                let t16 = t11 * (mb_l_sin_alpha_ahead * t11);
                let t17 = rho1 + half_h * t16;
                let t18 = rho3 + half_h * t15 - t17 * t8;
                let t19 = t9 * (half_h * t18);
                let t20 = alpha + t19;
                let (t21, t22) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t19,
                    t20,
                    tally,
                );
                let t23 = rt::lit::<T>(1.0) / (k8 + t21 * (k7 * t21));
                let t24 = rt::lit::<T>(1.0) / (k8 + t6 * (k7 * t6));
                let t25 = t11 * t14;
                let t26 = rho2 - half_h * t25;
                let t27 = t24 * (r_squared * t26);
                let t28 = k5 * t17 - t9 * (t8 * t18);
                let t29 = mb_l * t6;
                let t30 = t28 * t29;
                let t31 = t27 * t30;
                let t32 = rho2 - half_h * t31;
                let t33 = t23 * (r_squared * t32);
                let t34 = h * t33;
                let t35 = theta + t34;
                let (t36, t37) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t34,
                    t35,
                    tally,
                );
                let t38 = mb_l * t21;
                let t39 = t33 * (t33 * t38);
                let t40 = rho1 + h * t39;
                let t41 = k6 * t22;
                let t42 = rt::lit::<T>(1.0) / (k3 - mb_l * t22 * t41);
                let t43 = t18 * t9;
                let t44 = t6 * (mb_l_g + t27 * (t27 * (k2 * t7))) - t43 * t30;
                let t45 = t27 * (t27 * t29);
                let t46 = rho1 + half_h * t45;
                let t47 = rho3 + half_h * t44 - t46 * t41;
                let t48 = t42 * (h * t47);
                let t49 = alpha + t48;
                let (t50, t51) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t48,
                    t49,
                    tally,
                );
                let t52 = k6 * t51;
                let t53 = rt::lit::<T>(1.0) / (k3 - mb_l * t51 * t52);
                let t54 = t47 * t42;
                let t55 = k5 * t46 - t42 * (t41 * t47);
                let t56 = t55 * t38;
                let t57 = t21 * (mb_l_g + t33 * (t33 * (k2 * t22))) - t54 * t56;
                let t58 = rho3 + h * t57 - t40 * t52;
                let t59 = k5 * t40 - t53 * (t52 * t58);
                let t60 = half_h * t11;
                let t61 = theta + t60;
                let (t62, t63) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t60,
                    t61,
                    tally,
                );
                let t64 = half_h * t27;
                let t65 = theta + t64;
                let (t66, t67) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t64,
                    t65,
                    tally,
                );
                let t68 = k9
                    * (t37 * t59
                        + (rt::lit::<T>(2.0) * (t63 * t28 + t67 * t55)
                            + cos_theta_ahead * t13));
                let x_new = x + t68;
                let t69 = k9
                    * (t36 * t59
                        + (rt::lit::<T>(2.0) * (t62 * t28 + t66 * t55)
                            + sin_theta_ahead * t13));
                let y_new = y + t69;
                let t70 = rt::lit::<T>(1.0) / (k8 + t50 * (k7 * t50));
                let t71 = t33 * t56;
                let t72 = rho2 - h * t71;
                let t73 = t70 * (r_squared * t72);
                let t74 = k9 * (t73 + (t11 + rt::lit::<T>(2.0) * (t27 + t33)));
                let theta_new = theta + t74;
                let t75 = k9 * t12 + k10 * (t43 + t54) + t53 * (k9 * t58);
                let alpha_new = alpha + t75;
                let t76 = inv_r * t59;
                let t77 = inv_r * t55;
                let t78 = inv_r * t28;
                let t79 = t24 * (b_r * t26);
                let t80 = t23 * (b_r * t32);
                let t81 = inv_r * t13;
                let t82 = b_r * rho2 * t10;
                let t83 = t70 * (b_r * t72);
                let t84 = k9
                    * (t76
                        + (rt::lit::<T>(2.0) * (t77 + (t78 - t79 - t80)) + (t81 - t82)
                            - t83));
                let left_new = left + t84;
                let t85 = k9
                    * (t76
                        + (t83
                            + (rt::lit::<T>(2.0) * (t77 + (t80 + (t78 + t79)))
                                + (t82 + t81))));
                let right_new = right + t85;
                let t86 = mb_l * t50;
                let rho1_new = rho1
                    + k9 * (t73 * (t73 * t86) + (t16 + rt::lit::<T>(2.0) * (t45 + t39)));
                let t87 = t59 * t86;
                let rho2_new = rho2
                    - k9 * (t73 * t87 + (t25 + rt::lit::<T>(2.0) * (t31 + t71)));
                let t88 = t50 * (mb_l_g + t73 * (t73 * (k2 * t51)))
                    + (t15 + rt::lit::<T>(2.0) * (t44 + t57) - t58 * t53 * t87);
                let rho3_new = rho3 + k9 * t88;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t74,
                    theta_new,
                    tally,
                );
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t75,
                    alpha_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    left_new,
                    right_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
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
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, _, _, _, _] = motion
                    .carried;
                let Scheme { mb_l, k3, r_squared, k5, k6, k7, k8, inv_r, b_r, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let t1 = k6 * r_1_1_mid;
                let t2 = rt::lit::<T>(1.0) / (k3 - mb_l * r_1_1_mid * t1);
                let t3 = rho3 - rho1 * t1;
                let t4 = k5 * rho1 - t2 * (t1 * t3);
                let t5 = rt::lit::<T>(1.0) / (k8 + r_1_3_mid * (k7 * r_1_3_mid));
                let t6 = inv_r * t4;
                let t7 = b_r * rho2 * t5;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    x_dot: cos_theta * t4,
                    y_dot: sin_theta * t4,
                    theta_dot: r_squared * rho2 * t5,
                    alpha_dot: t2 * t3,
                    left_dot: t6 - t7,
                    right_dot: t7 + t6,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "da4fbdc97c4a00d228a573af7c687ad2";
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
                    self.parameters.mb,
                    self.parameters.Ix,
                    self.parameters.Iy,
                    self.parameters.Iz,
                    self.parameters.l,
                    self.parameters.mw,
                    self.parameters.Jw,
                    self.parameters.Kw,
                    self.parameters.r,
                    self.parameters.b,
                    self.parameters.g,
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
            let mut info = ModelInfo::new("segway");
            info.text = Some(
                "A body balanced on two wheels of one axle; all of its masses count, and it may turn while it pitches.",
            );
            info.source = Some(
                "K. Pathak, J. Franch and S. K. Agrawal, Velocity and position control of a wheeled inverted pendulum by partial feedback linearization (2005)",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("middle of the axle")),
                Quantity::new("y", Some("m"), Some("middle of the axle")),
                Quantity::new("theta", Some("rad"), Some("heading")),
                Quantity::new(
                    "alpha",
                    Some("rad"),
                    Some("pitch of the body from the vertical"),
                ),
                Quantity::new("left", Some("rad"), Some("angle of the left wheel")),
                Quantity::new("right", Some("rad"), Some("angle of the right wheel")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("alpha_dot", Some("rad/s"), None),
                Quantity::new("left_dot", Some("rad/s"), None),
                Quantity::new("right_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2", "rho3"];
            info.constraints = &[
                "dot(aside, [x_dot, y_dot])",
                "dot(ahead, dot(hub1)) - r*left_dot",
                "dot(ahead, dot(hub2)) - r*right_dot",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("mb", Some("kg"), Some("body")),
                    Some(5.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Ix",
                        Some("kg m^2"),
                        Some("body about its forward axis"),
                    ),
                    Some(0.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Iy",
                        Some("kg m^2"),
                        Some("body about its lateral axis"),
                    ),
                    Some(0.3),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Iz",
                        Some("kg m^2"),
                        Some("body about its long axis"),
                    ),
                    Some(0.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "l",
                        Some("m"),
                        Some("from the axle up to the centre of mass"),
                    ),
                    Some(0.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("mw", Some("kg"), Some("each wheel")),
                    Some(0.8),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("Jw", Some("kg m^2"), Some("wheel about the axle")),
                    Some(0.006),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Kw",
                        Some("kg m^2"),
                        Some("wheel about its diameter"),
                    ),
                    Some(0.003),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius of the wheels")),
                    Some(0.12),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("b", Some("m"), Some("half the axle")),
                    Some(0.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("g", Some("m/s^2"), Some("gravity")),
                    Some(9.81),
                    false,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.1, -0.2, 0.5, 0.3, 0.2, -0.1],
                    w: &[
                        0.6143077933232609,
                        0.3355978770229421,
                        1.1,
                        -0.6,
                        4.0,
                        7.666666666666667,
                    ],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "hanging",
                    text: Some("the body hangs below the axle"),
                    q: &[0.1, -0.2, 0.5, 2.8, 0.0, 0.0],
                    w: &[
                        0.3510330247561491,
                        0.1917702154416812,
                        0.6,
                        0.5,
                        2.3333333333333335,
                        4.333333333333333,
                    ],
                    parameters: &[],
                    inputs: &[],
                },
            ];
            info.steps = &[(0, 0.005), (1, 0.005)];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Leapfrog>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 6)], &[6, 6]),
                FunctionInfo::new("inverse_mass", &[("q", 6)], &[6, 6]),
                FunctionInfo::new("potential", &[("q", 6)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 6)], &[6]),
                FunctionInfo::new("lagrangian", &[("q", 6), ("w", 6)], &[]),
                FunctionInfo::new("energy", &[("q", 6), ("w", 6)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 6)], &[6, 6, 6]),
                FunctionInfo::new("christoffel", &[("q", 6)], &[6, 6, 6]),
                FunctionInfo::new("constraint_matrix", &[("q", 6)], &[3, 6]),
                FunctionInfo::new("constraint", &[("q", 6), ("w", 6)], &[3]),
                FunctionInfo::new("projector_perp", &[("q", 6)], &[6, 6]),
                FunctionInfo::new("projector_d", &[("q", 6)], &[6, 6]),
                FunctionInfo::new("frame", &[("q", 6)], &[6, 3]),
                FunctionInfo::new("restricted_metric", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("structure_functions", &[("q", 6)], &[3, 3, 3]),
                FunctionInfo::new("almost_poisson", &[("q", 6), ("rho", 3)], &[9, 9]),
                FunctionInfo::new("hamiltonian", &[("q", 6), ("rho", 3)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 6), ("rho", 3)], &[9]),
                FunctionInfo::new("vector_field", &[("q", 6), ("rho", 3)], &[9]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 6), ("rho", 3)],
                    &[9, 9],
                ),
                FunctionInfo::new("momenta", &[("q", 6), ("w", 6)], &[6]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 6), ("p", 6)], &[6]),
                FunctionInfo::new("to_momenta", &[("q", 6), ("w", 6)], &[3]),
                FunctionInfo::new("to_velocities", &[("q", 6), ("rho", 3)], &[6]),
                FunctionInfo::new("multipliers", &[("q", 6), ("w", 6)], &[3]),
                FunctionInfo::new("acceleration", &[("q", 6), ("w", 6)], &[6]),
                FunctionInfo::new("configuration_velocity", &[("q", 6), ("w", 6)], &[6]),
                FunctionInfo::new("invariants", &[("q", 6), ("w", 6)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 6), ("p", 6)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 6), ("p", 6)], &[12]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[mb, ix, iy, iz, l, mw, jw, kw, r, b, g] = parameters else {
                return Err(ParameterError::Count {
                    expected: 11,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                mb,
                Ix: ix,
                Iy: iy,
                Iz: iz,
                l,
                mw,
                Jw: jw,
                Kw: kw,
                r,
                b,
                g,
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

impl Segway {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<segway::System<f64>, ::nonholonomic::ParameterError> {
        segway::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> segway::Parameters<f64> {
        segway::Parameters {
            mb: self.mb,
            Ix: self.Ix,
            Iy: self.Iy,
            Iz: self.Iz,
            l: self.l,
            mw: self.mw,
            Jw: self.Jw,
            Kw: self.Kw,
            r: self.r,
            b: self.b,
            g: self.g,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> segway::StateBuilder<f64> {
        segway::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`, `hanging`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<segway::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: segway::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <segway::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        segway::System<f64>: ::nonholonomic::Discretize<M>,
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
        Segway::system,
        Segway::parameters,
        Segway::state,
        Segway::initial,
        Segway::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
