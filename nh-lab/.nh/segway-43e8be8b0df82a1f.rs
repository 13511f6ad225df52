// Prepared by `nh prepare` from `Segway` in examples/segway_lqr.rs.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 43e8be8b0df82a1f14d8f08478920f4e
// content 3725847e2347f8d38ca6a8c4fb565bfb

pub struct Segway;

/// The system `segway` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `midpoint`: 39 add, 64 mul, 4 div, 4 sin_cos
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

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x`.
        pub x: T,
        /// Coordinate `y`.
        pub y: T,
        /// Coordinate `theta`.
        pub theta: T,
        /// Coordinate `alpha`.
        pub alpha: T,
        /// Coordinate `left`.
        pub left: T,
        /// Coordinate `right`.
        pub right: T,
        /// Velocity `x_dot`.
        pub x_dot: T,
        /// Velocity `y_dot`.
        pub y_dot: T,
        /// Velocity `theta_dot`.
        pub theta_dot: T,
        /// Velocity `alpha_dot`.
        pub alpha_dot: T,
        /// Velocity `left_dot`.
        pub left_dot: T,
        /// Velocity `right_dot`.
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

    /// A body balanced on two wheels of one axle, each driven by a motor on the body. (The library's model \`segway\`, with motors.)
    ///
    /// Source: K. Pathak, J. Franch and S. K. Agrawal, Velocity and position control of a wheeled inverted pendulum by partial feedback
    /// linearization (2005).
    ///
    /// Coordinates q: `x`, `y`, `theta`, `alpha`, `left`, `right`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `alpha_dot`, `left_dot`, `right_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`. Control inputs u: `tau_left`, `tau_right`.
    ///
    /// Further functions, such as the multipliers or the vector field on D*, are generated where the declaration says `expose = [multipliers, vector_field]`.
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
        /// `2 mb l g`
        twice_mb_l_g: T,
        /// `2 mb l`
        twice_mb_l: T,
        /// `r²`
        r_squared: T,
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
        /// `b² Jw`
        k19: T,
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
                let k2 = mb_l_squared + ix - iz;
                let b_squared = b * b;
                let k3 = rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * b_squared));
                let mb_l_squared_plus_iy = mb_l_squared + iy;
                let k4 = rt::lit::<T>(1.0) / k1;
                let k5 = l_squared * (mb * mb / k1);
                let k6 = k2 - k5;
                let inv_jw = rt::lit::<T>(1.0) / jw;
                let mb_l_g = mb_l * g;
                let twice_mb_l_g = rt::lit::<T>(2.0) * mb_l_g;
                let twice_mb_l = rt::lit::<T>(2.0) * mb_l;
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
                let k19 = b * (b * jw);
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
                    twice_mb_l_g,
                    twice_mb_l,
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
                    b_over_r,
                    k18,
                    inv_r,
                    b_r,
                    mb_l_b_r,
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
                twice_mb_l_g,
                twice_mb_l,
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

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9
        pub fn vector_field(
            &self,
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 9> {
            let [[_, _, theta, alpha, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let [[u_tau_left, u_tau_right]] = u_.data.0;
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
                b_over_r,
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
            let t10 = u_tau_left + u_tau_right;
            let r_1_3_mid_mb_l = mb_l * r_1_3_mid;
            let t11 = r_1_3_mid_mb_l * t4;
            rt::vector([
                cos_theta * t4,
                sin_theta * t4,
                t6,
                t7,
                t8 - t9,
                t9 + t8,
                inv_r * t10 + t6 * (r_1_3_mid_mb_l * t6),
                b_over_r * (u_tau_right - u_tau_left) - t6 * t11,
                r_1_3_mid * (mb_l_g + t6 * (t6 * (k2 * r_1_1_mid))) - (t10 + t7 * t11),
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
            let t6 = b_over_r * (jw_right_dot - jw_left_dot) + y_dot * t2
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

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 0
        pub fn invariants(
            &self,
            _q: &SVector<T, 6>,
            _w: &SVector<T, 6>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 2];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "segway";
        const INPUTS: &'static [&'static str] = &["tau_left", "tau_right"];

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
            inputs: &[T; 2],
        ) -> [T; 9] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, &rt::vector(*inputs)).data.0;
            field
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

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::nalgebra::{SMatrix, SVector};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Implicit midpoint rule on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄),  ζ = (q, ρ),  ζ̄ = (ζ + ζ')/2
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3, with ∇ℋ(ζ̄) in place of the discrete gradient
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Control inputs** are read at t + h/2
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
        /// | once, from parameters | 9 | 38 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 30 | 4 | 0 | 0 | 0 |
        /// | each step | 26 | 39 | 2 | 0 | 3 | 0 |
        /// | each sweep for alpha_rate, rho2_rate, rho3_rate | 13 | 25 | 2 | 0 | 1 | 0 |
        /// | each iteration for alpha_rate, rho2_rate, rho3_rate | 40 | 95 | 3 | 0 | 1 | 0 |
        /// | each state that is looked at | 6 | 17 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `mb + 2 mw`
            k1: T,
            /// `mb l`
            mb_l: T,
            /// `mb l² + Ix - Iz`
            k3: T,
            /// `2 Kw + (Iz + 2 mw b²)`
            k4: T,
            /// `mb l² + Iy`
            k5: T,
            /// `mb l g`
            mb_l_g: T,
            /// `2 mb l`
            twice_mb_l: T,
            /// `r²`
            r_squared: T,
            /// `(mb + 2 mw) r² + 2 Jw`
            k6: T,
            /// `r²/((mb + 2 mw) r² + 2 Jw)`
            k7: T,
            /// `1/((mb + 2 mw) r² + 2 Jw)`
            k8: T,
            /// `mb l r²`
            mb_l_r_squared: T,
            /// `mb l r²/((mb + 2 mw) r² + 2 Jw)`
            k9: T,
            /// `Jw/r`
            jw_over_r: T,
            /// `(mb l² + Ix - Iz) r²`
            k10: T,
            /// `(2 Kw + (Iz + 2 mw b²)) r² + 2 b² Jw`
            k11: T,
            /// `b/r`
            b_over_r: T,
            /// `Jw (b/r)`
            jw_b_over_r: T,
            /// `1/r`
            inv_r: T,
            /// `b r`
            b_r: T,
            /// `((mb + 2 mw) r² + 2 Jw)/2`
            k12: T,
            /// `(mb l² + Ix - Iz)/2`
            k13: T,
            /// `2 (mb l² + Ix - Iz)`
            k14: T,
            /// `r⁴ (mb l² + Ix - Iz)`
            k15: T,
            /// `2 r⁴ (mb l² + Ix - Iz)`
            k16: T,
            /// `2 (mb l² + Ix - Iz) r²`
            k17: T,
            /// `2 (b/r)`
            twice_b_over_r: T,
            /// `(r²/((mb + 2 mw) r² + 2 Jw))/2`
            k18: T,
            /// `mb l r²/2`
            half_mb_l_r_squared: T,
            /// `mb l r`
            mb_l_r: T,
            /// `(1/2)/r`
            k19: T,
            /// `mb l/2`
            half_mb_l: T,
            /// `2 b r`
            twice_b_r: T,
            /// `-(Jw (b/r))`
            minus_jw_b_over_r: T,
            /// `2 (mb l² + Ix - Iz) r³ b`
            k20: T,
            /// `2 (Jw/(r²))`
            k21: T,
            /// `2 (Jw/r)`
            twice_jw_over_r: T,
            /// `2 Jw (b/r) b r`
            k22: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `mb l h`
            mb_l_h: T,
            /// `r² mb l h/((mb + 2 mw) r² + 2 Jw)`
            k23: T,
            /// `(mb l² + Ix - Iz) r² h`
            k24: T,
            /// `mb l h/2`
            half_mb_l_h: T,
            /// `r² h`
            r_squared_h: T,
            /// `h² r²/2`
            half_h_r_squared_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `r² mb l h/2`
            k25: T,
            /// `h (r²/((mb + 2 mw) r² + 2 Jw))/2`
            k26: T,
            /// `r² h/2`
            half_r_squared_h: T,
            /// `h mb l r²`
            h_mb_l_r_squared: T,
            /// `mb² l² h r²`
            k27: T,
            /// `mb l g h/2`
            k28: T,
            /// `h (mb l r²/((mb + 2 mw) r² + 2 Jw))/2`
            k29: T,
            /// `-(h/r)`
            minus_h_over_r: T,
            /// `2 r² h`
            twice_r_squared_h: T,
            /// `h mb l r`
            h_mb_l_r: T,
            /// `(r² (h/r)/((mb + 2 mw) r² + 2 Jw))/2`
            k30: T,
            /// `h mb l r (mb l r²/((mb + 2 mw) r² + 2 Jw))/2`
            k31: T,
            /// `(h/r)/2`
            half_h_over_r: T,
            /// `h² r²/4`
            k32: T,
            /// `b r h/2`
            k33: T,
            /// `(b/r) r² h/2`
            k34: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3); work that the control inputs have done (1); functions of q that the next step needs (5).
            type Carried = [T; 15];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const FRACTIONS: &'static [f64] = &[0.5];
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(9);

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
                let k2 = mb * (l * l);
                let k3 = k2 + ix - iz;
                let b_squared = b * b;
                let k4 = rt::lit::<T>(2.0) * kw
                    + (iz + rt::lit::<T>(2.0) * (mw * b_squared));
                let k5 = k2 + iy;
                let mb_l_g = mb_l * g;
                let twice_mb_l = rt::lit::<T>(2.0) * mb_l;
                let r_squared = r * r;
                let k6 = k1 * r_squared + rt::lit::<T>(2.0) * jw;
                let k7 = r_squared / k6;
                let k8 = rt::lit::<T>(1.0) / k6;
                let mb_l_r_squared = mb_l * r_squared;
                let k9 = mb_l_r_squared / k6;
                let jw_over_r = jw / r;
                let k10 = k3 * r_squared;
                let k11 = k4 * r_squared + rt::lit::<T>(2.0) * (b_squared * jw);
                let b_over_r = b / r;
                let jw_b_over_r = jw * b_over_r;
                let inv_r = rt::lit::<T>(1.0) / r;
                let b_r = b * r;
                let k12 = rt::lit::<T>(0.5) * k6;
                let k13 = rt::lit::<T>(0.5) * k3;
                let k14 = rt::lit::<T>(2.0) * k3;
                let k15 = r_squared * k10;
                let k16 = rt::lit::<T>(2.0) * k15;
                let k17 = rt::lit::<T>(2.0) * k10;
                let twice_b_over_r = rt::lit::<T>(2.0) * b_over_r;
                let k18 = rt::lit::<T>(0.5) * k7;
                let half_mb_l_r_squared = rt::lit::<T>(0.5) * mb_l_r_squared;
                let mb_l_r = mb_l * r;
                let k19 = rt::lit::<T>(0.5) / r;
                let half_mb_l = rt::lit::<T>(0.5) * mb_l;
                let twice_b_r = rt::lit::<T>(2.0) * b_r;
                let minus_jw_b_over_r = -jw_b_over_r;
                let k20 = rt::lit::<T>(2.0) * (k10 * b_r);
                let k21 = rt::lit::<T>(2.0) * (jw / r_squared);
                let twice_jw_over_r = rt::lit::<T>(2.0) * jw_over_r;
                let k22 = rt::lit::<T>(2.0) * (jw_b_over_r * b_r);
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let mb_l_h = mb_l * h;
                let r_squared_mb_l_h = r_squared * mb_l_h;
                let k23 = r_squared_mb_l_h / k6;
                let k24 = k10 * h;
                let half_mb_l_h = rt::lit::<T>(0.5) * mb_l_h;
                let r_squared_h = r_squared * h;
                let h_r_squared_h = h * r_squared_h;
                let half_h_r_squared_h = rt::lit::<T>(0.5) * h_r_squared_h;
                let minus_half_h = -half_h;
                let k25 = rt::lit::<T>(0.5) * r_squared_mb_l_h;
                let k26 = rt::lit::<T>(0.5) * (h * k7);
                let half_r_squared_h = rt::lit::<T>(0.5) * r_squared_h;
                let h_mb_l_r_squared = h * mb_l_r_squared;
                let k27 = mb_l * h_mb_l_r_squared;
                let k28 = rt::lit::<T>(0.5) * (mb_l_g * h);
                let k29 = rt::lit::<T>(0.5) * (h * k9);
                let h_over_r = h / r;
                let minus_h_over_r = -h_over_r;
                let twice_r_squared_h = rt::lit::<T>(2.0) * r_squared_h;
                let h_mb_l_r = h * mb_l_r;
                let k30 = rt::lit::<T>(0.5) * (r_squared * h_over_r / k6);
                let k31 = rt::lit::<T>(0.5) * (h_mb_l_r * k9);
                let half_h_over_r = rt::lit::<T>(0.5) * h_over_r;
                let k32 = rt::lit::<T>(0.25) * h_r_squared_h;
                let k33 = rt::lit::<T>(0.5) * (b_r * h);
                let k34 = rt::lit::<T>(0.5) * (b_over_r * r_squared_h);
                Scheme {
                    k1,
                    mb_l,
                    k3,
                    k4,
                    k5,
                    mb_l_g,
                    twice_mb_l,
                    r_squared,
                    k6,
                    k7,
                    k8,
                    mb_l_r_squared,
                    k9,
                    jw_over_r,
                    k10,
                    k11,
                    b_over_r,
                    jw_b_over_r,
                    inv_r,
                    b_r,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    twice_b_over_r,
                    k18,
                    half_mb_l_r_squared,
                    mb_l_r,
                    k19,
                    half_mb_l,
                    twice_b_r,
                    minus_jw_b_over_r,
                    k20,
                    k21,
                    twice_jw_over_r,
                    k22,
                    inv_h,
                    half_h,
                    mb_l_h,
                    k23,
                    k24,
                    half_mb_l_h,
                    r_squared_h,
                    half_h_r_squared_h,
                    minus_half_h,
                    k25,
                    k26,
                    half_r_squared_h,
                    h_mb_l_r_squared,
                    k27,
                    k28,
                    k29,
                    minus_h_over_r,
                    twice_r_squared_h,
                    h_mb_l_r,
                    k30,
                    k31,
                    half_h_over_r,
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
                let jw = system.parameters.Jw;
                let Scheme { k1, mb_l, k3, k4, k5, b_over_r, inv_r, .. } = *self;
                let [[x, y, theta, alpha, left, right]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, left_dot, right_dot]] = start
                    .w()
                    .data
                    .0;
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
                let t6 = b_over_r * (jw_right_dot - jw_left_dot) + y_dot * t2
                    + (theta_dot * (k4 + r_1_3_mid * (k3 * r_1_3_mid)) - x_dot * t4);
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    left,
                    right,
                    sin_theta * (alpha_dot * t1 + (k1 * y_dot + theta_dot * t2)) + t5,
                    t6,
                    x_dot * t3 + (k5 * alpha_dot + y_dot * t1),
                    rt::lit::<T>(0.0),
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
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, work,
                sin_alpha_ahead, cos_alpha_ahead, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    mb_l,
                    k3,
                    k5,
                    mb_l_g,
                    r_squared,
                    k7,
                    k8,
                    mb_l_r_squared,
                    k9,
                    k10,
                    k11,
                    b_over_r,
                    inv_r,
                    b_r,
                    k12,
                    k13,
                    inv_h,
                    half_h,
                    mb_l_h,
                    k23,
                    k24,
                    half_mb_l_h,
                    r_squared_h,
                    half_h_r_squared_h,
                    minus_half_h,
                    k25,
                    k26,
                    half_r_squared_h,
                    k27,
                    k28,
                    ..
                } = *setting.scheme();
                let t1 = u_tau_left + u_tau_right;
                let t2 = inv_r * t1;
                let t3 = b_over_r * (u_tau_right - u_tau_left);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([alpha_rate, rho2_rate, rho3_rate]) = solution1.goes_on()
                {
                    let alpha_rate_half_h = half_h * alpha_rate;
                    let t11 = alpha + alpha_rate_half_h;
                    let (t12, t13) = rt::sin_cos(t11);
                    let t25 = mb_l * t13;
                    let t14 = k9 * t13;
                    let t26 = k5 - t25 * t14;
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t10 = rho3 + half_h * rho3_rate;
                    let t15 = rho2 + half_h * rho2_rate;
                    let t16 = r_squared * t15;
                    let t17 = k11 + t12 * (k10 * t12);
                    let t54 = t16 / t17;
                    let t20 = mb_l * t12;
                    let t55 = rho1 + half_h * (t2 + t54 * (t20 * t54));
                    let t56 = t10 - t14 * t55;
                    let t57 = t27 * t56;
                    let t58 = t14 * t27;
                    let t59 = t20 * (k7 * t55 - t58 * t56);
                    solution1
                        .update([
                            t57,
                            t3 - t54 * t59,
                            t12 * (mb_l_g + t54 * (t54 * (k3 * t13))) - t1 - t57 * t59,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t4 = k9 * cos_alpha_ahead;
                            let t5 = rho3 - rho1 * t4;
                            let t6 = rt::lit::<T>(1.0)
                                / (k5 - mb_l * cos_alpha_ahead * t4);
                            let t7 = t5 * t6;
                            let t8 = r_squared * rho2
                                / (k11 + sin_alpha_ahead * (k10 * sin_alpha_ahead));
                            let t9 = mb_l * sin_alpha_ahead
                                * (k7 * rho1 - t6 * (t4 * t5));
                            [
                                t7,
                                t3 - t8 * t9,
                                sin_alpha_ahead
                                    * (mb_l_g + t8 * (t8 * (k3 * cos_alpha_ahead))) - t1
                                    - t7 * t9,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                        ],
                        move |[alpha_rate, rho2_rate, rho3_rate]| {
                            let t10 = rho3 + half_h * rho3_rate;
                            let alpha_rate_half_h = half_h * alpha_rate;
                            let t11 = alpha + alpha_rate_half_h;
                            let (t12, t13) = rt::sin_cos(t11);
                            let t14 = k9 * t13;
                            let t15 = rho2 + half_h * rho2_rate;
                            let t16 = r_squared * t15;
                            let t17 = k11 + t12 * (k10 * t12);
                            let t18 = rt::lit::<T>(1.0) / t17;
                            let t19 = t16 * t18;
                            let t20 = mb_l * t12;
                            let t21 = t20 * t19;
                            let t22 = t2 + t19 * t21;
                            let t23 = rho1 + half_h * t22;
                            let t24 = t10 - t14 * t23;
                            let t25 = mb_l * t13;
                            let t26 = k5 - t25 * t14;
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t24 * t27;
                            let t29 = k7 * t23;
                            let t30 = mb_l_r_squared * t13;
                            let t31 = k8 / t26;
                            let t32 = t30 * t31;
                            let t33 = t24 * t32;
                            let t34 = t29 - t33;
                            let t35 = t20 * t34;
                            let t36 = t13 * (k3 * t12);
                            let t37 = t19 * t36;
                            let t38 = k23 * t12;
                            let t39 = half_mb_l_h * t13;
                            let t40 = t19 * (t18 * (t12 * (k24 * t13)));
                            let t41 = t19 * (t19 * t39 - t20 * t40) - t21 * t40;
                            let t42 = rt::lit::<T>(0.5) * (t23 * t38 - t14 * (h * t41));
                            let t43 = t14 * (mb_l_h * t12) + t25 * t38;
                            let t44 = t27 * (t42 - rt::lit::<T>(0.5) * t43 * t28);
                            let t45 = t21 * (half_h_r_squared_h * t18);
                            let t46 = t14 * t45;
                            let t47 = t27 * t46;
                            let t48 = k26 * t41
                                - t31
                                    * (t30 * t42 - (t24 * (k25 * t12) + t33 * (k12 * t43)));
                            let t49 = t34 * t39 + t20 * t48;
                            let t50 = t20 * (k7 * t45 + t32 * t46);
                            let t51 = t31 * (t12 * (k27 * t13));
                            let t52 = t19 * (k13 * (t13 * (h * t13) - t12 * (h * t12)))
                                - t36 * t40;
                            let t53 = t28 * t49
                                + (t35 * t44 + (t37 * t40 - k28 * t13 - t19 * t52));
                            (
                                [
                                    alpha_rate - t28,
                                    t19 * t35 + (rho2_rate - t3),
                                    t28 * t35 + (t1 + rho3_rate - mb_l_g * t12 - t19 * t37),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t44, t47, minus_half_h * t27],
                                    [
                                        t19 * t49 - t40 * t35,
                                        t35 * (half_r_squared_h * t18)
                                            + (t19 * t50 + rt::lit::<T>(1.0)),
                                        t51 * (rt::lit::<T>(-0.5) * t19),
                                    ],
                                    [
                                        t53,
                                        t28 * t50 - t37 * (r_squared_h * t18) - t35 * t47,
                                        rt::lit::<T>(0.5) * (h * t27 * t35 - t51 * t28)
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
                let t15 = rho2 + half_h * rho2_rate;
                let t16 = r_squared * t15;
                let alpha_rate_half_h = half_h * alpha_rate;
                let t11 = alpha + alpha_rate_half_h;
                let (t12, t13) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_half_h,
                    t11,
                    tally,
                );
                let t17 = k11 + t12 * (k10 * t12);
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let theta_ahead_new = theta + half_h * t19;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t20 = mb_l * t12;
                let t21 = t20 * t19;
                let t22 = t2 + t19 * t21;
                let t23 = rho1 + half_h * t22;
                let t29 = k7 * t23;
                let t10 = rho3 + half_h * rho3_rate;
                let t14 = k9 * t13;
                let t24 = t10 - t14 * t23;
                let t25 = mb_l * t13;
                let t26 = k5 - t25 * t14;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t58 = t14 * t27;
                let t60 = t29 - t24 * t58;
                let t61 = h * t60;
                let x_new = x + cos_theta_ahead_new * t61;
                let y_new = y + sin_theta_ahead_new * t61;
                let theta_new = theta + h * t19;
                let alpha_rate_h = h * alpha_rate;
                let alpha_new = alpha + alpha_rate_h;
                let t62 = inv_r * t60;
                let t63 = t18 * (b_r * t15);
                let left_new = left + h * (t62 - t63);
                let right_new = right + h * (t63 + t62);
                let rho1_new = rho1 + h * t22;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
                let work_new = work + h * (t2 * t60 + (t3 * t19 - t24 * (t1 * t27)));
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
                    work_new,
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
                    carried[9],
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
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, _, _, _, _, _, _,
                ] = motion.carried;
                let Scheme { mb_l, k5, r_squared, k7, k9, k10, k11, inv_r, b_r, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let t1 = k9 * r_1_1_mid;
                let t2 = rt::lit::<T>(1.0) / (k5 - mb_l * r_1_1_mid * t1);
                let t3 = rho3 - rho1 * t1;
                let t4 = k7 * rho1 - t2 * (t1 * t3);
                let t5 = rt::lit::<T>(1.0) / (k11 + r_1_3_mid * (k10 * r_1_3_mid));
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

        impl<T: Scalar> rt::LinearisedScheme for Scheme<T> {
            type Numbers = SVector<T, 10>;
            type ByState = SMatrix<T, 10, 10>;
            type State = SVector<T, 10>;
            type ByInputs = SMatrix<T, 10, 2>;
            type Inputs = SVector<T, 2>;
            type ByParameters = ();
            type Parameters = ();
            type ByStep = ();
            type Step = ();

            fn advance_linearised<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
                linearised: &mut rt::LinearisedOf<Self>,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta, alpha, left, right, rho1, rho2, rho3, work,
                sin_alpha_ahead, cos_alpha_ahead, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    mb_l,
                    k3,
                    k5,
                    mb_l_g,
                    twice_mb_l,
                    r_squared,
                    k6,
                    k7,
                    k8,
                    mb_l_r_squared,
                    k9,
                    k10,
                    k11,
                    b_over_r,
                    inv_r,
                    b_r,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    twice_b_over_r,
                    k18,
                    half_mb_l_r_squared,
                    k19,
                    inv_h,
                    half_h,
                    mb_l_h,
                    k23,
                    k24,
                    half_mb_l_h,
                    r_squared_h,
                    half_h_r_squared_h,
                    minus_half_h,
                    k25,
                    k26,
                    half_r_squared_h,
                    h_mb_l_r_squared,
                    k27,
                    k28,
                    k29,
                    minus_h_over_r,
                    twice_r_squared_h,
                    h_mb_l_r,
                    k30,
                    k31,
                    half_h_over_r,
                    k32,
                    k33,
                    k34,
                    ..
                } = *setting.scheme();
                let t1 = u_tau_left + u_tau_right;
                let t2 = inv_r * t1;
                let t3 = u_tau_right - u_tau_left;
                let t4 = b_over_r * t3;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([alpha_rate, rho2_rate, rho3_rate]) = solution1.goes_on()
                {
                    let alpha_rate_half_h = half_h * alpha_rate;
                    let t12 = alpha + alpha_rate_half_h;
                    let (t13, t14) = rt::sin_cos(t12);
                    let t27 = mb_l * t14;
                    let t15 = k9 * t14;
                    let t28 = k5 - t27 * t15;
                    let t29 = rt::lit::<T>(1.0) / t28;
                    let t11 = rho3 + half_h * rho3_rate;
                    let t16 = rho2 + half_h * rho2_rate;
                    let t17 = r_squared * t16;
                    let t18 = k10 * t13;
                    let t19 = k11 + t13 * t18;
                    let t64 = t17 / t19;
                    let t22 = mb_l * t13;
                    let t65 = rho1 + half_h * (t2 + t64 * (t22 * t64));
                    let t66 = t11 - t15 * t65;
                    let t67 = t29 * t66;
                    let t68 = t22 * (k7 * t65 - t15 * t29 * t66);
                    solution1
                        .update([
                            t67,
                            t4 - t64 * t68,
                            t13 * (mb_l_g + t64 * (t64 * (k3 * t14))) - t1 - t67 * t68,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t5 = k9 * cos_alpha_ahead;
                            let t6 = rho3 - rho1 * t5;
                            let t7 = rt::lit::<T>(1.0)
                                / (k5 - mb_l * cos_alpha_ahead * t5);
                            let t8 = t6 * t7;
                            let t9 = r_squared * rho2
                                / (k11 + sin_alpha_ahead * (k10 * sin_alpha_ahead));
                            let t10 = mb_l * sin_alpha_ahead
                                * (k7 * rho1 - t7 * (t5 * t6));
                            [
                                t8,
                                t4 - t9 * t10,
                                sin_alpha_ahead
                                    * (mb_l_g + t9 * (t9 * (k3 * cos_alpha_ahead))) - t1
                                    - t8 * t10,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                        ],
                        move |[alpha_rate, rho2_rate, rho3_rate]| {
                            let t11 = rho3 + half_h * rho3_rate;
                            let alpha_rate_half_h = half_h * alpha_rate;
                            let t12 = alpha + alpha_rate_half_h;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = k9 * t14;
                            let t16 = rho2 + half_h * rho2_rate;
                            let t17 = r_squared * t16;
                            let t18 = k10 * t13;
                            let t19 = k11 + t13 * t18;
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = t17 * t20;
                            let t22 = mb_l * t13;
                            let t23 = t22 * t21;
                            let t24 = t2 + t21 * t23;
                            let t25 = rho1 + half_h * t24;
                            let t26 = t11 - t15 * t25;
                            let t27 = mb_l * t14;
                            let t28 = k5 - t27 * t15;
                            let t29 = rt::lit::<T>(1.0) / t28;
                            let t30 = t26 * t29;
                            let t31 = k7 * t25;
                            let t32 = mb_l_r_squared * t14;
                            let t33 = k8 / t28;
                            let t34 = t32 * t33;
                            let t35 = t26 * t34;
                            let t36 = t31 - t35;
                            let t37 = t22 * t36;
                            let t38 = t14 * (k3 * t13);
                            let t39 = t21 * t38;
                            let t40 = k23 * t13;
                            let t41 = t25 * t40;
                            let t42 = half_mb_l_h * t14;
                            let t43 = t21 * t42;
                            let t44 = t21 * (t20 * (t13 * (k24 * t14)));
                            let t45 = t21 * (t43 - t22 * t44) - t23 * t44;
                            let t46 = rt::lit::<T>(0.5) * (t41 - t15 * (h * t45));
                            let t47 = t15 * (mb_l_h * t13) + t27 * t40;
                            let t48 = rt::lit::<T>(0.5) * t47 * t30;
                            let t49 = t29 * (t46 - t48);
                            let t50 = t23 * (half_h_r_squared_h * t20);
                            let t51 = t15 * t50;
                            let t52 = t29 * t51;
                            let t53 = minus_half_h * t29;
                            let t54 = t26 * (k25 * t13);
                            let t55 = k12 * t47;
                            let t56 = t36 * t42
                                + t22 * (k26 * t45 - t33 * (t32 * t46 - (t54 + t35 * t55)));
                            let t57 = half_r_squared_h * t20;
                            let t58 = k7 * t50;
                            let t59 = t22 * (t58 + t34 * t51);
                            let t60 = t33 * (t13 * (k27 * t14));
                            let t61 = t21 * (k13 * (t14 * (h * t14) - t13 * (h * t13)))
                                - t38 * t44;
                            let t62 = t30 * t56
                                + (t37 * t49 + (t39 * t44 - k28 * t14 - t21 * t61));
                            let t63 = h * t29;
                            (
                                [
                                    alpha_rate - t30,
                                    t21 * t37 + (rho2_rate - t4),
                                    t30 * t37 + (t1 + rho3_rate - mb_l_g * t13 - t21 * t39),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t49, t52, t53],
                                    [
                                        t21 * t56 - t44 * t37,
                                        t37 * t57 + (t21 * t59 + rt::lit::<T>(1.0)),
                                        t60 * (rt::lit::<T>(-0.5) * t21),
                                    ],
                                    [
                                        t62,
                                        t30 * t59 - t39 * (r_squared_h * t20) - t37 * t52,
                                        rt::lit::<T>(0.5) * (t63 * t37 - t60 * t30)
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
                let alpha_rate_half_h = half_h * alpha_rate;
                let t12 = alpha + alpha_rate_half_h;
                let (t13, t14) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_half_h,
                    t12,
                    tally,
                );
                let t27 = mb_l * t14;
                let t15 = k9 * t14;
                let t28 = k5 - t27 * t15;
                let t29 = rt::lit::<T>(1.0) / t28;
                let t22 = mb_l * t13;
                let t16 = rho2 + half_h * rho2_rate;
                let t17 = r_squared * t16;
                let t18 = k10 * t13;
                let t19 = k11 + t13 * t18;
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = t17 * t20;
                let t23 = t22 * t21;
                let t50 = t23 * (half_h_r_squared_h * t20);
                let t51 = t15 * t50;
                let t52 = t29 * t51;
                let t53 = minus_half_h * t29;
                let t24 = t2 + t21 * t23;
                let t25 = rho1 + half_h * t24;
                let t69 = k9 * t13;
                let t70 = t27 * t21;
                let t71 = t13 * t14;
                let t72 = t21 * (t20 * (k10 * t71));
                let t73 = t21 * (t70 - t72 * (twice_mb_l * t13))
                    - rt::lit::<T>(2.0) * t23 * t72;
                let t74 = t25 * t69 - t73 * (k29 * t14);
                let t11 = rho3 + half_h * rho3_rate;
                let t26 = t11 - t15 * t25;
                let t30 = t26 * t29;
                let t75 = t22 * t15 + t27 * t69;
                let t76 = t29 * (t74 - t30 * t75);
                let t77 = -t76;
                let t31 = k7 * t25;
                let t32 = mb_l_r_squared * t14;
                let t78 = t32 * t26;
                let t79 = k6 * t28;
                let t80 = rt::lit::<T>(1.0) / t79;
                let t81 = t78 * t80;
                let t82 = t31 - t81;
                let t83 = k26 * t73
                    - t80
                        * (t32 * t74 - t26 * (mb_l_r_squared * t13) - t81 * (k6 * t75));
                let t84 = t22 * t82;
                let t85 = t21 * (t27 * t82 + t22 * t83)
                    - t84 * (rt::lit::<T>(2.0) * t72);
                let t86 = t22 * t30;
                let t87 = t80 * t86;
                let t88 = t32 * t87;
                let t89 = t29 * t84;
                let t90 = t88 - t89;
                let t91 = k7 * t86 + t15 * t90;
                let t92 = h * t91;
                let t93 = t21 * t92;
                let t94 = rt::lit::<T>(1.0) / (t19 * t19);
                let t95 = t94 * (t16 * (k15 * t16));
                let t96 = t71 * t21;
                let t97 = rt::lit::<T>(0.5) * (t23 * t92 + t22 * t93) - k14 * t96;
                let t98 = mb_l * (t30 * t82 + t93 * (rt::lit::<T>(0.5) * t21))
                    - (mb_l_g + t14 * t95) - t97 * (t94 * (t13 * (k16 * t16)));
                let t99 = t26 * t84 * (rt::lit::<T>(1.0) / (t28 * t28))
                    - t86 * (k6 * t78) * (rt::lit::<T>(1.0) / (t79 * t79));
                let t100 = t15 * t99
                    + r_squared * (k8 * (t25 * t90 + t27 * t99) - t26 * t87);
                let t101 = t14 * t98 - t13 * (mb_l * t100 - t13 * t95);
                let theta_ahead_new = theta + half_h * t21;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t102 = t82 * (h * t72);
                let t103 = -h * (cos_theta_ahead_new * t83 + sin_theta_ahead_new * t102);
                let t104 = -h * (sin_theta_ahead_new * t83 - cos_theta_ahead_new * t102);
                let t105 = t20 * (b_r * t16);
                let t106 = t105 * (t20 * (k17 * t71));
                let t107 = inv_r * t83;
                let t108 = -h * (t106 + t107);
                let t109 = -h * (t107 - t106);
                let t110 = -h * (t2 * t83 - (t72 * (twice_b_over_r * t3) + t1 * t76));
                let t111 = t32 * t80;
                let t112 = k7 + t80 * (t32 * t15);
                let t113 = t23 * t112;
                let t114 = -h * t112;
                let t115 = cos_theta_ahead_new * t114;
                let t116 = sin_theta_ahead_new * t114;
                let t117 = minus_h_over_r * t112;
                let t118 = -h * (t2 * t112 + t1 * t111);
                let t119 = t23 * (twice_r_squared_h * t20);
                let t120 = t15 * t119;
                let t121 = t29 * t120;
                let t122 = rt::lit::<T>(0.5) * t121;
                let t123 = r_squared * t20;
                let t124 = k18 * t119 + t120 * (t80 * (half_mb_l_r_squared * t14));
                let t125 = t123 * t84 + t23 * t124;
                let t126 = t123 * t97;
                let t57 = half_r_squared_h * t20;
                let t127 = t57 * t82;
                let t128 = -h
                    * (cos_theta_ahead_new * t124 - sin_theta_ahead_new * t127);
                let t129 = -h
                    * (sin_theta_ahead_new * t124 + cos_theta_ahead_new * t127);
                let t130 = inv_r * t124;
                let t131 = b_r * t20;
                let t132 = -h * (t130 - t131);
                let t133 = -h * (t131 + t130);
                let t134 = rt::lit::<T>(0.5) * t1;
                let t135 = -h * (t2 * t124 + (t134 * t121 + t4 * t123));
                let t136 = -t29;
                let t137 = -(t23 * t111);
                let t138 = t89 - t88;
                let t139 = h * t111;
                let t140 = cos_theta_ahead_new * t139;
                let t141 = sin_theta_ahead_new * t139;
                let t142 = t80 * (h_mb_l_r * t14);
                let t143 = h * (t1 * t29 + t2 * t111);
                let t144 = rt::lit::<T>(0.5) * t142;
                let t145 = k30 + t80 * (t14 * (k31 * t14));
                let t146 = t23 * t145;
                let t147 = b_over_r + t146;
                let t148 = half_h_over_r * t91 + rt::lit::<T>(1.0);
                let t149 = -h * t145;
                let t150 = cos_theta_ahead_new * t149;
                let t151 = sin_theta_ahead_new * t149;
                let t152 = minus_h_over_r * t145;
                let t153 = inv_r * t82;
                let t154 = t153 + t2 * t145;
                let t155 = t30 - t134 * t142;
                let t156 = -h * (t154 - (t105 + t155));
                let t157 = t146 - b_over_r;
                let t158 = -h * (t154 + (t105 - t155));
                let t40 = k23 * t13;
                let t41 = t25 * t40;
                let t42 = half_mb_l_h * t14;
                let t43 = t21 * t42;
                let t159 = t20 * (t14 * (k24 * t13));
                let t160 = t21 * t159;
                let t161 = t21 * (t43 - t22 * t160) - t23 * t160;
                let t162 = rt::lit::<T>(0.5) * (t41 - t15 * (h * t161));
                let t47 = t15 * (mb_l_h * t13) + t27 * t40;
                let t48 = rt::lit::<T>(0.5) * t47 * t30;
                let t163 = t29 * (t162 - t48);
                let t164 = rt::lit::<T>(1.0) - t163;
                let t54 = t26 * (k25 * t13);
                let t55 = k12 * t47;
                let t165 = k26 * t161 - t80 * (t32 * t162 - t54 - t55 * t81);
                let t166 = t21 * (t42 * t82 + t22 * t165) - t160 * t84;
                let t58 = k7 * t50;
                let t167 = t58 + t51 * t111;
                let t168 = t57 * t84 + (t23 * t167 + rt::lit::<T>(1.0));
                let t169 = t80 * (h_mb_l_r_squared * t14);
                let t170 = t169 * (rt::lit::<T>(-0.5) * t23);
                let t171 = half_h * t101;
                let t172 = half_h * t126;
                let t173 = half_h * t138 + rt::lit::<T>(1.0);
                let t174 = t82 * (half_h * t160);
                let t175 = -h
                    * (cos_theta_ahead_new * t165 + sin_theta_ahead_new * t174);
                let t176 = t82 * (k32 * t20);
                let t177 = -h
                    * (cos_theta_ahead_new * t167 - sin_theta_ahead_new * t176);
                let t178 = half_h * t169;
                let t179 = cos_theta_ahead_new * t178;
                let t180 = -h
                    * (sin_theta_ahead_new * t165 - cos_theta_ahead_new * t174);
                let t181 = -h
                    * (sin_theta_ahead_new * t167 + cos_theta_ahead_new * t176);
                let t182 = sin_theta_ahead_new * t178;
                let t183 = t105 * t159;
                let t184 = inv_r * t165;
                let t185 = -h * (t183 + t184);
                let t186 = inv_r * t167;
                let t187 = k33 * t20;
                let t188 = -h * (t186 - t187);
                let t189 = half_h * t142;
                let t190 = -h * (t184 - t183);
                let t191 = -h * (t187 + t186);
                let t192 = -h * (t2 * t165 - (t4 * t160 + t1 * t163));
                let t193 = -h * (t2 * t167 + (t1 * t52 + t20 * (k34 * t3)));
                let t63 = h * t29;
                let t194 = h * (t169 * (k19 * t1) + t63 * t134);
                let (
                    [[d_alpha_rate_by_4,
                    d_alpha_rate_by_7,
                    d_alpha_rate_by_8,
                    d_alpha_rate_by_9,
                    d_alpha_rate_by_11,
                    d_alpha_rate_by_12,
                    ],
                    [d_rho2_rate_by_4,
                    d_rho2_rate_by_7,
                    d_rho2_rate_by_8,
                    d_rho2_rate_by_9,
                    d_rho2_rate_by_11,
                    d_rho2_rate_by_12,
                    ],
                    [d_rho3_rate_by_4,
                    d_rho3_rate_by_7,
                    d_rho3_rate_by_8,
                    d_rho3_rate_by_9,
                    d_rho3_rate_by_11,
                    d_rho3_rate_by_12,
                    ],
                    ],
                    [[d_result1_by_4,
                    d_result1_by_7,
                    d_result1_by_8,
                    d_result1_by_9,
                    d_result1_by_11,
                    d_result1_by_12,
                    ],
                    [d_result2_by_4,
                    d_result2_by_7,
                    d_result2_by_8,
                    d_result2_by_9,
                    d_result2_by_11,
                    d_result2_by_12,
                    ],
                    [d_result5_by_4,
                    d_result5_by_7,
                    d_result5_by_8,
                    d_result5_by_9,
                    d_result5_by_11,
                    d_result5_by_12,
                    ],
                    [d_result6_by_4,
                    d_result6_by_7,
                    d_result6_by_8,
                    d_result6_by_9,
                    d_result6_by_11,
                    d_result6_by_12,
                    ],
                    [d_result10_by_4,
                    d_result10_by_7,
                    d_result10_by_8,
                    d_result10_by_9,
                    d_result10_by_11,
                    d_result10_by_12,
                    ],
                    ],
                ) = rt::solve_rows_and(
                        [[t164, t52, t53], [t166, t168, t170], [t171, t172, t173]],
                        [
                            [t77, t111, t122, t136, t144, t144],
                            [t85, t113, t125, t137, t147, t157],
                            [t101, t91, t126, t138, t148, t148],
                        ],
                        [
                            [t175, t177, t179],
                            [t180, t181, t182],
                            [t185, t188, t189],
                            [t190, t191, t189],
                            [t192, t193, t194],
                        ],
                        [
                            [t103, t115, t128, t140, t150, t150],
                            [t104, t116, t129, t141, t151, t151],
                            [t108, t117, t132, t142, t152, t152],
                            [t109, t117, t133, t142, t152, t152],
                            [t110, t118, t135, t143, t156, t158],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of alpha_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let t195 = h * t82;
                let t196 = cos_theta_ahead_new * t195;
                let x_new = x + t196;
                let t197 = sin_theta_ahead_new * t195;
                let y_new = y + t197;
                let theta_new = theta + h * t21;
                let alpha_rate_h = h * alpha_rate;
                let alpha_new = alpha + alpha_rate_h;
                let left_new = left + h * (t153 - t105);
                let right_new = right + h * (t105 + t153);
                let rho1_new = rho1 + h * t24;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
                let work_new = work + h * (t2 * t82 + (t4 * t21 - t1 * t30));
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
                    work_new,
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
                    carried[9],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let Scheme { half_mb_l, .. } = *setting.scheme();
                let h_d_alpha_rate_by_4 = h * d_alpha_rate_by_4;
                let t198 = t20
                    * (half_r_squared_h * d_rho2_rate_by_4
                        - (h_d_alpha_rate_by_4 + rt::lit::<T>(2.0)) * (k10 * t96));
                let h_d_alpha_rate_by_7 = h * d_alpha_rate_by_7;
                let t199 = h_d_alpha_rate_by_7 * t14;
                let t200 = t18 * t21;
                let t201 = t20 * (half_r_squared_h * d_rho2_rate_by_7 - t199 * t200);
                let h_d_alpha_rate_by_8 = h * d_alpha_rate_by_8;
                let t202 = h_d_alpha_rate_by_8 * t14;
                let t203 = t20
                    * (r_squared * (half_h * d_rho2_rate_by_8 + rt::lit::<T>(1.0))
                        - t202 * t200);
                let h_d_alpha_rate_by_9 = h * d_alpha_rate_by_9;
                let t204 = h_d_alpha_rate_by_9 * t14;
                let t205 = t20 * (half_r_squared_h * d_rho2_rate_by_9 - t204 * t200);
                let t206 = h
                    * (t23 * t198
                        + t21
                            * (t22 * t198
                                + (half_h * d_alpha_rate_by_4 + rt::lit::<T>(1.0)) * t70));
                let t207 = half_mb_l * t21;
                let h_d_alpha_rate_by_11 = h * d_alpha_rate_by_11;
                let t208 = h_d_alpha_rate_by_11 * t14;
                let t209 = t20 * (half_r_squared_h * d_rho2_rate_by_11 - t208 * t200);
                let h_d_alpha_rate_by_12 = h * d_alpha_rate_by_12;
                let t210 = h_d_alpha_rate_by_12 * t14;
                let t211 = t20 * (half_r_squared_h * d_rho2_rate_by_12 - t210 * t200);
                *linearised = rt::Linearised {
                    a: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            -t197,
                            t196,
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            d_result1_by_4,
                            d_result2_by_4,
                            h * t198,
                            h_d_alpha_rate_by_4 + rt::lit::<T>(1.0),
                            d_result5_by_4,
                            d_result6_by_4,
                            t206,
                            h * d_rho2_rate_by_4,
                            h * d_rho3_rate_by_4,
                            d_result10_by_4,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            d_result1_by_7,
                            d_result2_by_7,
                            h * t201,
                            h_d_alpha_rate_by_7,
                            d_result5_by_7,
                            d_result6_by_7,
                            h * (t23 * t201 + t21 * (t22 * t201 + t199 * t207))
                                + rt::lit::<T>(1.0),
                            h * d_rho2_rate_by_7,
                            h * d_rho3_rate_by_7,
                            d_result10_by_7,
                        ],
                        [
                            d_result1_by_8,
                            d_result2_by_8,
                            h * t203,
                            h_d_alpha_rate_by_8,
                            d_result5_by_8,
                            d_result6_by_8,
                            h * (t23 * t203 + t21 * (t22 * t203 + t202 * t207)),
                            h * d_rho2_rate_by_8 + rt::lit::<T>(1.0),
                            h * d_rho3_rate_by_8,
                            d_result10_by_8,
                        ],
                        [
                            d_result1_by_9,
                            d_result2_by_9,
                            h * t205,
                            h_d_alpha_rate_by_9,
                            d_result5_by_9,
                            d_result6_by_9,
                            h * (t23 * t205 + t21 * (t22 * t205 + t204 * t207)),
                            h * d_rho2_rate_by_9,
                            h * d_rho3_rate_by_9 + rt::lit::<T>(1.0),
                            d_result10_by_9,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                        ],
                    ]),
                    b: rt::matrix([
                        [
                            d_result1_by_11,
                            d_result2_by_11,
                            h * t209,
                            h_d_alpha_rate_by_11,
                            d_result5_by_11,
                            d_result6_by_11,
                            h
                                * (t21 * (t22 * t209 + t208 * t207) + (inv_r + t23 * t209)),
                            h * d_rho2_rate_by_11,
                            h * d_rho3_rate_by_11,
                            d_result10_by_11,
                        ],
                        [
                            d_result1_by_12,
                            d_result2_by_12,
                            h * t211,
                            h_d_alpha_rate_by_12,
                            d_result5_by_12,
                            d_result6_by_12,
                            h
                                * (t21 * (t22 * t211 + t210 * t207) + (inv_r + t23 * t211)),
                            h * d_rho2_rate_by_12,
                            h * d_rho3_rate_by_12,
                            d_result10_by_12,
                        ],
                    ]),
                    p: (),
                    h: (),
                };
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            fn push<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                along: &rt::VariablesOf<Self>,
            ) -> Result<Self::Numbers, StepError> {
                let [[along_state1, along_state2, along_state3, along_state4,
                along_state5, along_state6, along_state7, along_state8, along_state9,
                along_state10]] = along.state.data.0;
                let [[along_inputs1, along_inputs2]] = along.inputs.data.0;
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta, alpha, _, _, rho1, rho2, rho3, _, sin_alpha_ahead,
                cos_alpha_ahead, _, _, _] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    mb_l,
                    k3,
                    k5,
                    mb_l_g,
                    r_squared,
                    k6,
                    k7,
                    k8,
                    mb_l_r_squared,
                    k9,
                    k10,
                    k11,
                    b_over_r,
                    inv_r,
                    b_r,
                    k12,
                    k13,
                    k17,
                    twice_b_r,
                    inv_h,
                    half_h,
                    mb_l_h,
                    k23,
                    k24,
                    half_mb_l_h,
                    r_squared_h,
                    half_h_r_squared_h,
                    minus_half_h,
                    k25,
                    k26,
                    half_r_squared_h,
                    k27,
                    k28,
                    ..
                } = *setting.scheme();
                let t1 = u_tau_left + u_tau_right;
                let t2 = inv_r * t1;
                let t3 = b_over_r * (u_tau_right - u_tau_left);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([alpha_rate, rho2_rate, rho3_rate]) = solution1.goes_on()
                {
                    let t11 = alpha + half_h * alpha_rate;
                    let (t12, t13) = rt::sin_cos(t11);
                    let t25 = mb_l * t13;
                    let t14 = k9 * t13;
                    let t26 = k5 - t25 * t14;
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t10 = rho3 + half_h * rho3_rate;
                    let t15 = rho2 + half_h * rho2_rate;
                    let t16 = r_squared * t15;
                    let t17 = k10 * t12;
                    let t18 = k11 + t12 * t17;
                    let t64 = t16 / t18;
                    let t21 = mb_l * t12;
                    let t65 = rho1 + half_h * (t2 + t64 * (t21 * t64));
                    let t66 = t10 - t14 * t65;
                    let t67 = t27 * t66;
                    let t68 = t21 * (k7 * t65 - t14 * t27 * t66);
                    solution1
                        .update([
                            t67,
                            t3 - t64 * t68,
                            t12 * (mb_l_g + t64 * (t64 * (k3 * t13))) - t1 - t67 * t68,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t4 = k9 * cos_alpha_ahead;
                            let t5 = rho3 - rho1 * t4;
                            let t6 = rt::lit::<T>(1.0)
                                / (k5 - mb_l * cos_alpha_ahead * t4);
                            let t7 = t5 * t6;
                            let t8 = r_squared * rho2
                                / (k11 + sin_alpha_ahead * (k10 * sin_alpha_ahead));
                            let t9 = mb_l * sin_alpha_ahead
                                * (k7 * rho1 - t6 * (t4 * t5));
                            [
                                t7,
                                t3 - t8 * t9,
                                sin_alpha_ahead
                                    * (mb_l_g + t8 * (t8 * (k3 * cos_alpha_ahead))) - t1
                                    - t7 * t9,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                        ],
                        move |[alpha_rate, rho2_rate, rho3_rate]| {
                            let t10 = rho3 + half_h * rho3_rate;
                            let t11 = alpha + half_h * alpha_rate;
                            let (t12, t13) = rt::sin_cos(t11);
                            let t14 = k9 * t13;
                            let t15 = rho2 + half_h * rho2_rate;
                            let t16 = r_squared * t15;
                            let t17 = k10 * t12;
                            let t18 = k11 + t12 * t17;
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = t16 * t19;
                            let t21 = mb_l * t12;
                            let t22 = t21 * t20;
                            let t23 = rho1 + half_h * (t2 + t20 * t22);
                            let t24 = t10 - t14 * t23;
                            let t25 = mb_l * t13;
                            let t26 = k5 - t25 * t14;
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t24 * t27;
                            let t29 = mb_l_r_squared * t13;
                            let t30 = k8 / t26;
                            let t31 = t29 * t30;
                            let t32 = t24 * t31;
                            let t33 = k7 * t23 - t32;
                            let t34 = t21 * t33;
                            let t35 = t13 * (k3 * t12);
                            let t36 = t20 * t35;
                            let t37 = k23 * t12;
                            let t38 = t23 * t37;
                            let t39 = half_mb_l_h * t13;
                            let t40 = t20 * t39;
                            let t41 = k24 * t13;
                            let t42 = t20 * (t19 * (t12 * t41));
                            let t43 = t20 * (t40 - t21 * t42) - t22 * t42;
                            let t44 = rt::lit::<T>(0.5) * (t38 - t14 * (h * t43));
                            let t45 = t14 * (mb_l_h * t12) + t25 * t37;
                            let t46 = rt::lit::<T>(0.5) * t45 * t28;
                            let t47 = t27 * (t44 - t46);
                            let t48 = t22 * (half_h_r_squared_h * t19);
                            let t49 = t14 * t48;
                            let t50 = t27 * t49;
                            let t51 = minus_half_h * t27;
                            let t52 = t33 * t39;
                            let t53 = t24 * (k25 * t12) + t32 * (k12 * t45);
                            let t54 = t52 + t21 * (k26 * t43 - t30 * (t29 * t44 - t53));
                            let t55 = t21 * (k7 * t48 + t31 * t49);
                            let t56 = t34 * (half_r_squared_h * t19)
                                + (t20 * t55 + rt::lit::<T>(1.0));
                            let t57 = t30 * (t12 * (k27 * t13));
                            let t58 = t57 * (rt::lit::<T>(-0.5) * t20);
                            let t59 = k28 * t13;
                            let t60 = t20 * (k13 * (t13 * (h * t13) - t12 * (h * t12)));
                            let t61 = t28 * t54
                                + (t34 * t47 + (t36 * t42 - t59 - t20 * (t60 - t35 * t42)));
                            let t62 = t28 * t55 - t36 * (r_squared_h * t19) - t34 * t50;
                            let t63 = rt::lit::<T>(0.5) * (h * t27 * t34 - t57 * t28)
                                + rt::lit::<T>(1.0);
                            (
                                [
                                    alpha_rate - t28,
                                    t20 * t34 + (rho2_rate - t3),
                                    t28 * t34 + (t1 + rho3_rate - mb_l_g * t12 - t20 * t36),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t47, t50, t51],
                                    [t20 * t54 - t42 * t34, t56, t58],
                                    [t61, t62, t63],
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
                let t11 = alpha + half_h * alpha_rate;
                let (t12, t13) = rt::sin_cos(t11);
                let t25 = mb_l * t13;
                let t14 = k9 * t13;
                let t26 = k5 - t25 * t14;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t21 = mb_l * t12;
                let t15 = rho2 + half_h * rho2_rate;
                let t16 = r_squared * t15;
                let t17 = k10 * t12;
                let t18 = k11 + t12 * t17;
                let t19 = rt::lit::<T>(1.0) / t18;
                let t20 = t16 * t19;
                let t22 = t21 * t20;
                let t48 = t22 * (half_h_r_squared_h * t19);
                let t49 = t14 * t48;
                let t50 = t27 * t49;
                let t51 = minus_half_h * t27;
                let t23 = rho1 + half_h * (t2 + t20 * t22);
                let t10 = rho3 + half_h * rho3_rate;
                let t24 = t10 - t14 * t23;
                let t29 = mb_l_r_squared * t13;
                let t30 = k8 / t26;
                let t31 = t29 * t30;
                let t32 = t24 * t31;
                let t33 = k7 * t23 - t32;
                let t34 = t21 * t33;
                let t55 = t21 * (k7 * t48 + t31 * t49);
                let t56 = t34 * (half_r_squared_h * t19)
                    + (t20 * t55 + rt::lit::<T>(1.0));
                let t57 = t30 * (t12 * (k27 * t13));
                let t58 = t57 * (rt::lit::<T>(-0.5) * t20);
                let t28 = t24 * t27;
                let t35 = t13 * (k3 * t12);
                let t36 = t20 * t35;
                let t62 = t28 * t55 - t36 * (r_squared_h * t19) - t34 * t50;
                let t63 = rt::lit::<T>(0.5) * (h * t27 * t34 - t57 * t28)
                    + rt::lit::<T>(1.0);
                let t69 = along_state4 * t12;
                let t70 = k9 * t69;
                let t71 = t12 * t20;
                let t72 = along_state4 * t13;
                let t73 = t19 * (r_squared * along_state8 - t71 * (k17 * t72));
                let t74 = mb_l * t72;
                let t75 = along_inputs1 + along_inputs2;
                let t76 = inv_r * t75;
                let t77 = along_state7
                    + half_h * (t20 * (t21 * t73 + t20 * t74) + (t76 + t22 * t73));
                let t78 = along_state9 + t23 * t70 - t14 * t77;
                let t79 = t14 * (mb_l * t69) + t25 * t70;
                let t80 = t27 * (t78 - t28 * t79);
                let t81 = -t80;
                let t82 = k7 * t77
                    - t30
                        * (t29 * t78
                            - (t24 * (mb_l_r_squared * t69) + t32 * (k6 * t79)));
                let t83 = t33 * t74 + t21 * t82;
                let t84 = b_over_r * (along_inputs2 - along_inputs1);
                let t85 = t20 * t83 + (t34 * t73 - t84);
                let t86 = t75 - mb_l_g * t72 - t36 * t73
                    - t20 * (t35 * t73 + t20 * (k3 * (t13 * t72 - t12 * t69)));
                let t87 = t28 * t83 + (t34 * t80 + t86);
                let t37 = k23 * t12;
                let t38 = t23 * t37;
                let t39 = half_mb_l_h * t13;
                let t40 = t20 * t39;
                let t41 = k24 * t13;
                let t88 = t71 * (t19 * t41);
                let t89 = t20 * (t40 - t21 * t88) - t22 * t88;
                let t90 = rt::lit::<T>(0.5) * (t38 - t14 * (h * t89));
                let t45 = t14 * (mb_l_h * t12) + t25 * t37;
                let t46 = rt::lit::<T>(0.5) * t45 * t28;
                let t91 = t27 * (t90 - t46);
                let t92 = rt::lit::<T>(1.0) - t91;
                let t52 = t33 * t39;
                let t53 = t24 * (k25 * t12) + t32 * (k12 * t45);
                let t93 = t52 + t21 * (k26 * t89 - t30 * (t29 * t90 - t53));
                let t94 = t20 * t93 - t34 * t88;
                let t59 = k28 * t13;
                let t60 = t20 * (k13 * (t13 * (h * t13) - t12 * (h * t12)));
                let t95 = t28 * t93
                    + (t34 * t91 + (t36 * t88 - t59 - t20 * (t60 - t35 * t88)));
                let [d_alpha_rate_by_1, d_rho2_rate_by_1, d_rho3_rate_by_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t81, t85, t87],
                            [[t92, t50, t51], [t94, t56, t58], [t95, t62, t63]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of alpha_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let t96 = theta + half_h * t20;
                let (t97, t98) = rt::sin_cos(t96);
                let t99 = along_state8 + half_h * d_rho2_rate_by_1;
                let t100 = along_state4 + half_h * d_alpha_rate_by_1;
                let t101 = t13 * t100;
                let t102 = t17 * t101;
                let t103 = t19 * (r_squared * t99 - t102 * (rt::lit::<T>(2.0) * t20));
                let t104 = t20 * (t21 * t103 + t101 * (mb_l * t20)) + (t76 + t22 * t103);
                let t105 = along_state7 + half_h * t104;
                let t106 = t21 * t100;
                let t107 = k7 * t106;
                let t108 = t23 * t107 + (along_state9 + half_h * d_rho3_rate_by_1)
                    - t14 * t105;
                let t109 = t14 * t106 + t25 * t107;
                let t110 = k7 * t105
                    - t30
                        * (t29 * t108 - (t24 * (r_squared * t106) + t109 * (k6 * t32)));
                let t111 = along_state3 + half_h * t103;
                let t112 = inv_r * t110;
                let t113 = t19 * (b_r * t99 - t102 * (t19 * (twice_b_r * t15)));
                let t114 = t3 * t103 + (t33 * t76 + (t20 * t84 - t75 * t28))
                    - t1 * t27 * (t108 - t28 * t109);
                Ok(
                    rt::vector([
                        along_state1 + h * (t98 * t110 - t111 * (t97 * t33)),
                        along_state2 + h * (t97 * t110 + t111 * (t98 * t33)),
                        along_state3 + h * t103,
                        along_state4 + h * d_alpha_rate_by_1,
                        along_state5 + h * (t112 - t113),
                        along_state6 + h * (t113 + t112),
                        along_state7 + h * t104,
                        along_state8 + h * d_rho2_rate_by_1,
                        along_state9 + h * d_rho3_rate_by_1,
                        along_state10 + h * (t2 * t110 + t114),
                    ]),
                )
            }

            fn pull<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<rt::VariablesOf<Self>, StepError> {
                let [[adjoint1, adjoint2, adjoint3, adjoint4, adjoint5, adjoint6,
                adjoint7, adjoint8, adjoint9, adjoint10]] = adjoint.data.0;
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta, alpha, _, _, rho1, rho2, rho3, _, sin_alpha_ahead,
                cos_alpha_ahead, _, _, _] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    mb_l,
                    k3,
                    k5,
                    mb_l_g,
                    r_squared,
                    k6,
                    k7,
                    k8,
                    mb_l_r_squared,
                    k9,
                    k10,
                    k11,
                    b_over_r,
                    inv_r,
                    b_r,
                    k12,
                    k13,
                    k17,
                    inv_h,
                    half_h,
                    mb_l_h,
                    k23,
                    k24,
                    half_mb_l_h,
                    r_squared_h,
                    half_h_r_squared_h,
                    minus_half_h,
                    k25,
                    k26,
                    half_r_squared_h,
                    k27,
                    k28,
                    ..
                } = *setting.scheme();
                let t1 = u_tau_left + u_tau_right;
                let t2 = inv_r * t1;
                let t3 = b_over_r * (u_tau_right - u_tau_left);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([alpha_rate, rho2_rate, rho3_rate]) = solution1.goes_on()
                {
                    let t11 = alpha + half_h * alpha_rate;
                    let (t12, t13) = rt::sin_cos(t11);
                    let t24 = mb_l * t13;
                    let t14 = k9 * t13;
                    let t25 = k5 - t24 * t14;
                    let t26 = rt::lit::<T>(1.0) / t25;
                    let t10 = rho3 + half_h * rho3_rate;
                    let t15 = rho2 + half_h * rho2_rate;
                    let t16 = r_squared * t15;
                    let t17 = k11 + t12 * (k10 * t12);
                    let t64 = t16 / t17;
                    let t20 = mb_l * t12;
                    let t65 = rho1 + half_h * (t2 + t64 * (t20 * t64));
                    let t66 = t10 - t14 * t65;
                    let t67 = t26 * t66;
                    let t68 = t20 * (k7 * t65 - t14 * t26 * t66);
                    solution1
                        .update([
                            t67,
                            t3 - t64 * t68,
                            t12 * (mb_l_g + t64 * (t64 * (k3 * t13))) - t1 - t67 * t68,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t4 = k9 * cos_alpha_ahead;
                            let t5 = rho3 - rho1 * t4;
                            let t6 = rt::lit::<T>(1.0)
                                / (k5 - mb_l * cos_alpha_ahead * t4);
                            let t7 = t5 * t6;
                            let t8 = r_squared * rho2
                                / (k11 + sin_alpha_ahead * (k10 * sin_alpha_ahead));
                            let t9 = mb_l * sin_alpha_ahead
                                * (k7 * rho1 - t6 * (t4 * t5));
                            [
                                t7,
                                t3 - t8 * t9,
                                sin_alpha_ahead
                                    * (mb_l_g + t8 * (t8 * (k3 * cos_alpha_ahead))) - t1
                                    - t7 * t9,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                        ],
                        move |[alpha_rate, rho2_rate, rho3_rate]| {
                            let t10 = rho3 + half_h * rho3_rate;
                            let t11 = alpha + half_h * alpha_rate;
                            let (t12, t13) = rt::sin_cos(t11);
                            let t14 = k9 * t13;
                            let t15 = rho2 + half_h * rho2_rate;
                            let t16 = r_squared * t15;
                            let t17 = k11 + t12 * (k10 * t12);
                            let t18 = rt::lit::<T>(1.0) / t17;
                            let t19 = t16 * t18;
                            let t20 = mb_l * t12;
                            let t21 = t20 * t19;
                            let t22 = rho1 + half_h * (t2 + t19 * t21);
                            let t23 = t10 - t14 * t22;
                            let t24 = mb_l * t13;
                            let t25 = k5 - t24 * t14;
                            let t26 = rt::lit::<T>(1.0) / t25;
                            let t27 = t23 * t26;
                            let t28 = k7 * t22;
                            let t29 = mb_l_r_squared * t13;
                            let t30 = k8 / t25;
                            let t31 = t29 * t30;
                            let t32 = t23 * t31;
                            let t33 = t28 - t32;
                            let t34 = t20 * t33;
                            let t35 = t13 * (k3 * t12);
                            let t36 = t19 * t35;
                            let t37 = k23 * t12;
                            let t38 = half_mb_l_h * t13;
                            let t39 = t19 * (t18 * (t12 * (k24 * t13)));
                            let t40 = t19 * (t19 * t38 - t20 * t39) - t21 * t39;
                            let t41 = rt::lit::<T>(0.5) * (t22 * t37 - t14 * (h * t40));
                            let t42 = t14 * (mb_l_h * t12) + t24 * t37;
                            let t43 = t26 * (t41 - rt::lit::<T>(0.5) * t42 * t27);
                            let t44 = rt::lit::<T>(1.0) - t43;
                            let t45 = t21 * (half_h_r_squared_h * t18);
                            let t46 = t14 * t45;
                            let t47 = t26 * t46;
                            let t48 = minus_half_h * t26;
                            let t49 = k26 * t40;
                            let t50 = t29 * t41;
                            let t51 = t23 * (k25 * t12);
                            let t52 = k12 * t42;
                            let t53 = t33 * t38
                                + t20 * (t49 - t30 * (t50 - (t51 + t32 * t52)));
                            let t54 = half_r_squared_h * t18;
                            let t55 = k7 * t45;
                            let t56 = t20 * (t55 + t31 * t46);
                            let t57 = t12 * (k27 * t13);
                            let t58 = t30 * t57;
                            let t59 = rt::lit::<T>(-0.5) * t19;
                            let t60 = t19 * (k13 * (t13 * (h * t13) - t12 * (h * t12)))
                                - t35 * t39;
                            let t61 = t36 * t39 - k28 * t13 - t19 * t60;
                            let t62 = t36 * (r_squared_h * t18);
                            let t63 = h * t26;
                            (
                                [
                                    alpha_rate - t27,
                                    t19 * t34 + (rho2_rate - t3),
                                    t27 * t34 + (t1 + rho3_rate - mb_l_g * t12 - t19 * t36),
                                ],
                                [
                                    [t44, t47, t48],
                                    [
                                        t19 * t53 - t39 * t34,
                                        t34 * t54 + (t19 * t56 + rt::lit::<T>(1.0)),
                                        t58 * t59,
                                    ],
                                    [
                                        t27 * t53 + (t34 * t43 + t61),
                                        t27 * t56 - t62 - t34 * t47,
                                        rt::lit::<T>(0.5) * (t63 * t34 - t58 * t27)
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
                let t11 = alpha + half_h * alpha_rate;
                let (t12, t13) = rt::sin_cos(t11);
                let t24 = mb_l * t13;
                let t14 = k9 * t13;
                let t25 = k5 - t24 * t14;
                let t26 = rt::lit::<T>(1.0) / t25;
                let t15 = rho2 + half_h * rho2_rate;
                let t16 = r_squared * t15;
                let t17 = k11 + t12 * (k10 * t12);
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = mb_l * t12;
                let t21 = t20 * t19;
                let t22 = rho1 + half_h * (t2 + t19 * t21);
                let t37 = k23 * t12;
                let t38 = half_mb_l_h * t13;
                let t39 = t19 * (t18 * (t12 * (k24 * t13)));
                let t40 = t19 * (t19 * t38 - t20 * t39) - t21 * t39;
                let t41 = rt::lit::<T>(0.5) * (t22 * t37 - t14 * (h * t40));
                let t42 = t14 * (mb_l_h * t12) + t24 * t37;
                let t10 = rho3 + half_h * rho3_rate;
                let t23 = t10 - t14 * t22;
                let t27 = t23 * t26;
                let t43 = t26 * (t41 - rt::lit::<T>(0.5) * t42 * t27);
                let t44 = rt::lit::<T>(1.0) - t43;
                let t45 = t21 * (half_h_r_squared_h * t18);
                let t46 = t14 * t45;
                let t47 = t26 * t46;
                let t48 = minus_half_h * t26;
                let h_adjoint1 = h * adjoint1;
                let t69 = theta + half_h * t19;
                let (t70, t71) = rt::sin_cos(t69);
                let h_adjoint10 = h * adjoint10;
                let h_adjoint6 = h * adjoint6;
                let h_adjoint5 = h * adjoint5;
                let h_adjoint2 = h * adjoint2;
                let t72 = h_adjoint1 * t71
                    + (h_adjoint10 * t2 + inv_r * (h_adjoint6 + h_adjoint5)
                        + h_adjoint2 * t70);
                let t29 = mb_l_r_squared * t13;
                let t73 = k6 * t25;
                let t74 = rt::lit::<T>(1.0) / t73;
                let t75 = t74 * t72;
                let t76 = t1 * h_adjoint10;
                let t77 = t29 * t75 + t76 * t26;
                let t78 = h * (adjoint7 + rt::lit::<T>(0.5) * (k7 * t72 + t14 * t77));
                let t79 = t19 * t78;
                let t80 = k17 * t12;
                let t81 = rt::lit::<T>(1.0) / (t17 * t17);
                let t82 = b_r * (h_adjoint6 - h_adjoint5);
                let t83 = t81 * (t15 * t82);
                let t84 = t16 * t81;
                let t28 = k7 * t22;
                let t85 = t29 * t23;
                let t86 = t85 * t74;
                let t87 = t28 - t86;
                let t88 = t87 * (h_adjoint2 * t71 - h_adjoint1 * t70);
                let t89 = h_adjoint10 * t3 + h * (adjoint3 + rt::lit::<T>(0.5) * t88);
                let t90 = t20 * t79 + (t89 + t21 * t78);
                let t91 = rt::lit::<T>(1.0) / (t25 * t25);
                let t92 = t85 * (k6 * (rt::lit::<T>(1.0) / (t73 * t73)));
                let t93 = t23 * (t76 * t91) + t72 * t92;
                let t94 = r_squared * (k8 * (t22 * t77 - t24 * t93) - t23 * t75)
                    - t14 * t93;
                let t95 = t13 * (mb_l * t19 * t79 - t80 * (t83 + t84 * t90)) - t20 * t94;
                let t96 = -h * (adjoint4 + rt::lit::<T>(0.5) * t95);
                let t97 = t18 * t82;
                let t98 = r_squared * t18;
                let t99 = -h * (adjoint8 + rt::lit::<T>(0.5) * (t97 + t98 * t90));
                let t100 = -h * (adjoint9 - rt::lit::<T>(0.5) * t77);
                let t49 = k26 * t40;
                let t50 = t29 * t41;
                let t51 = t23 * (k25 * t12);
                let t52 = k12 * t42;
                let t101 = t38 * t87 + t20 * (t49 - t74 * (t50 - t51 - t52 * t86));
                let t102 = t20 * t87;
                let t103 = t19 * t101 - t39 * t102;
                let t35 = t13 * (k3 * t12);
                let t36 = t19 * t35;
                let t60 = t19 * (k13 * (t13 * (h * t13) - t12 * (h * t12))) - t35 * t39;
                let t61 = t36 * t39 - k28 * t13 - t19 * t60;
                let t104 = t27 * t101 + (t61 + t43 * t102);
                let t54 = half_r_squared_h * t18;
                let t55 = k7 * t45;
                let t105 = t20 * (t55 + t46 * (t29 * t74));
                let t106 = t54 * t102 + (t19 * t105 + rt::lit::<T>(1.0));
                let t62 = t36 * (r_squared_h * t18);
                let t107 = t27 * t105 - t62 - t47 * t102;
                let t59 = rt::lit::<T>(-0.5) * t19;
                let t57 = t12 * (k27 * t13);
                let t108 = t57 * t74;
                let t109 = t59 * t108;
                let t63 = h * t26;
                let t110 = rt::lit::<T>(0.5) * (t63 * t102 - t27 * t108)
                    + rt::lit::<T>(1.0);
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t96, t99, t100],
                            [[t44, t103, t104], [t47, t106, t107], [t48, t109, t110]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "adjoints of alpha_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let t111 = weight1_3 * t27 + weight1_2 * t19;
                let t112 = t20 * t111;
                let t113 = t112 - t72;
                let t114 = t74 * t113;
                let t115 = weight1_1 - t76 - weight1_3 * t102;
                let t116 = t29 * t114 + t26 * t115;
                let t117 = k7 * (t72 - t112) - t14 * t116;
                let t118 = h * (adjoint7 + rt::lit::<T>(0.5) * t117);
                let t119 = t19 * t118;
                let t120 = weight1_3 * t19;
                let t121 = t120 * (k3 * t19);
                let t122 = t20 * t119
                    + (t21 * t118
                        + (t89 + weight1_3 * t36 + (t35 * t120 - weight1_2 * t102)));
                let t123 = mb_l * (t19 * t119 - t87 * t111)
                    + (mb_l_g * weight1_3 + t13 * t121) - t80 * (t83 + t122 * t84);
                let t124 = t115 * (t23 * t91) + t113 * t92;
                let t125 = t14 * t124
                    + r_squared * (t23 * t114 + k8 * (t24 * t124 - t22 * t116));
                let t126 = inv_r * (t118 + h_adjoint10 * t87);
                let t127 = b_over_r * (weight1_2 + h_adjoint10 * t19);
                let t128 = weight1_3 + h_adjoint10 * t27;
                Ok(rt::Variables {
                    state: rt::vector([
                        adjoint1,
                        adjoint2,
                        adjoint3 + t88,
                        t13 * t123 + (adjoint4 - t12 * (t12 * t121 + mb_l * t125)),
                        adjoint5,
                        adjoint6,
                        adjoint7 + t117,
                        t98 * t122 + (adjoint8 + t97),
                        adjoint9 + t116,
                        adjoint10,
                    ]),
                    inputs: rt::vector([t126 - (t127 + t128), t126 + (t127 - t128)]),
                    parameters: (),
                    step: (),
                })
            }
        }

        impl<T: Scalar> rt::ChartedScheme for Scheme<T> {
            type Entry = rt::Chart<SMatrix<T, 10, 12>, SMatrix<T, 10, 9>, (), ()>;
            type Exit = rt::Chart<SMatrix<T, 12, 10>, SMatrix<T, 9, 10>, (), ()>;

            fn entry<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Entry, StepError> {
                let start = <Self as rt::Scheme>::state(setting, motion);
                let [[_, _, theta, alpha, _, _]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, _, _]] = start.w().data.0;
                let Scheme {
                    k1,
                    mb_l,
                    k3,
                    k4,
                    k5,
                    jw_over_r,
                    jw_b_over_r,
                    k14,
                    minus_jw_b_over_r,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let t1 = r_1_1_mid * (mb_l * cos_theta);
                let sin_theta_mb_l = mb_l * sin_theta;
                let t2 = r_1_3_mid * sin_theta_mb_l;
                let t3 = r_1_1_mid * sin_theta_mb_l;
                let t4 = cos_theta * (mb_l * r_1_3_mid);
                let t5 = sin_theta * (theta_dot * t1 - alpha_dot * t2)
                    - cos_theta * (theta_dot * t3 + alpha_dot * t4);
                let t6 = -(x_dot * t4 + y_dot * t2);
                let t7 = y_dot * t1;
                let t8 = x_dot * t3;
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            cos_theta * (k1 * y_dot) - sin_theta * (k1 * x_dot),
                            t6,
                            t7 - t8,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t5,
                            t7 + r_1_1_mid * (r_1_3_mid * (k14 * theta_dot)) - t8,
                            t6,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k1 * cos_theta,
                            -t2,
                            t1,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k1 * sin_theta,
                            t4,
                            t3,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            sin_theta * t4 - cos_theta * t2,
                            k4 + r_1_3_mid * (k3 * r_1_3_mid),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            mb_l * r_1_1_mid,
                            rt::lit::<T>(0.0),
                            k5,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            jw_over_r,
                            minus_jw_b_over_r,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            jw_over_r,
                            jw_b_over_r,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    parameters: (),
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }

            fn exit<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Exit, StepError> {
                let [_, _, theta, alpha, _, _, rho1, rho2, rho3, _, _, _, _, _, _] = motion
                    .carried;
                let jw = setting.system().parameters.Jw;
                let Scheme {
                    k1,
                    mb_l,
                    k3,
                    k4,
                    k5,
                    r_squared,
                    k6,
                    k7,
                    k8,
                    mb_l_r_squared,
                    k9,
                    k10,
                    k11,
                    b_over_r,
                    inv_r,
                    b_r,
                    k14,
                    mb_l_r,
                    k20,
                    k21,
                    twice_jw_over_r,
                    k22,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (r_1_3_mid, r_1_1_mid) = rt::sin_cos(alpha);
                let mb_l_r_1_1_mid = mb_l * r_1_1_mid;
                let t1 = k9 * r_1_1_mid;
                let t2 = k5 - mb_l_r_1_1_mid * t1;
                let t3 = k8 / t2;
                let t4 = mb_l_r_squared * r_1_1_mid;
                let t5 = rho3 - rho1 * t1;
                let t6 = t3 * (t4 * t5);
                let t7 = k7 * rho1 - t6;
                let t8 = sin_theta * t7;
                let t9 = k9 * r_1_3_mid;
                let t10 = rho1 * t9;
                let r_1_3_mid_mb_l = mb_l * r_1_3_mid;
                let t11 = r_1_3_mid_mb_l * t1 + mb_l_r_1_1_mid * t9;
                let t12 = t4 * t10 - t5 * (mb_l_r_squared * r_1_3_mid) - t6 * (k6 * t11);
                let t13 = t3 * t12;
                let t14 = cos_theta * t13;
                let t15 = k7 + t3 * (t4 * t1);
                let t16 = cos_theta * t15;
                let t17 = t4 * t3;
                let t18 = cos_theta * t17;
                let t19 = cos_theta * t7;
                let t20 = sin_theta * t13;
                let t21 = sin_theta * t15;
                let t22 = sin_theta * t17;
                let r_1_3_mid_squared = r_1_3_mid * r_1_3_mid;
                let t23 = k10 * r_1_3_mid_squared + k11;
                let t24 = rt::lit::<T>(1.0) / t23;
                let t25 = r_squared * rho2 * t24;
                let r_1_3_mid_r_1_1_mid = r_1_3_mid * r_1_1_mid;
                let t26 = t25 * (k10 * r_1_3_mid_r_1_1_mid * t24);
                let t27 = r_squared * t24;
                let t28 = rt::lit::<T>(1.0) / t2;
                let t29 = t28 * t5;
                let t30 = t28 * (t10 - t29 * t11);
                let t31 = r_1_3_mid_r_1_1_mid * (k20 * rho2) / (t23 * t23);
                let t32 = t12 * (inv_r * t3);
                let t33 = t31 - t32;
                let t34 = inv_r * t15;
                let t35 = b_r * t24;
                let t36 = mb_l_r * r_1_1_mid * t3;
                let t37 = -t36;
                let t38 = t31 + t32;
                let sin_theta_mb_l = mb_l * sin_theta;
                let t39 = r_1_1_mid * sin_theta_mb_l;
                let t40 = r_1_1_mid * (mb_l * cos_theta);
                let t41 = r_1_3_mid * sin_theta_mb_l;
                let t42 = cos_theta * r_1_3_mid_mb_l;
                let t43 = t39 * t30
                    + (t40 * t25 - t41 * t29 - t26 * (rt::lit::<T>(2.0) * t42))
                    - k1 * t20;
                let t44 = jw * t33;
                let t45 = jw * t38;
                let t46 = t40 * t30
                    + (t26 * (rt::lit::<T>(2.0) * t41) - (t39 * t25 + t42 * t29))
                    - k1 * t14;
                let t47 = cos_theta * (k1 * t16 - t40 * t17)
                    + (sin_theta * (k1 * t21 - t39 * t17) + k21 * t15);
                let t48 = sin_theta * (t39 * t28 - k1 * t22)
                    + (cos_theta * (t40 * t28 - k1 * t18) - twice_jw_over_r * t36);
                let t49 = k3 * r_1_3_mid_squared + k4;
                let t50 = t25 * (k14 * r_1_3_mid_r_1_1_mid)
                    - t26 * (rt::lit::<T>(2.0) * t49) + (t40 * t8 - t39 * t19);
                let t51 = k5 * t30 - (t42 * t19 + t41 * t8) - (t40 * t14 + t39 * t20);
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            -t8,
                            t19,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            -t14,
                            -t20,
                            rt::lit::<T>(-2.0) * t26,
                            t30,
                            t33,
                            -t38,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t16,
                            t21,
                            rt::lit::<T>(0.0),
                            -t17,
                            t34,
                            t34,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t27,
                            rt::lit::<T>(0.0),
                            -t35,
                            t35,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            -t18,
                            -t22,
                            rt::lit::<T>(0.0),
                            t28,
                            t37,
                            t37,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0) * cos_theta,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            sin_theta * t43 + (inv_r * (t44 - t45) + cos_theta * t46),
                            t50 + (t41 * t14 - t42 * t20) - b_over_r * (t45 + t44),
                            t51,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t47,
                            t42 * t21 - t41 * t16,
                            t39 * t21 + (t40 * t16 - k5 * t17),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            (sin_theta * t42 - cos_theta * t41) * t27,
                            t49 * t27 + k22 * t24,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t48,
                            t41 * t18 - t42 * t22,
                            k5 * t28 - t40 * t18 - t39 * t22,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    parameters: (),
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "83085f24271a756c1a6afa4580080f0e";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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

    /// As `integrate`, with control inputs (`tau_left`, `tau_right`) that are a function of time and state; a method reads them at the times that its documentation says, with the state at the beginning of the step.
    pub fn integrate_driven<M, F>(
        &self,
        start: segway::State<f64>,
        h: f64,
        inputs: F,
    ) -> ::nonholonomic::Integration<
        ::nonholonomic::Driven<
            <segway::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
            F,
        >,
    >
    where
        M: ::nonholonomic::Method,
        segway::System<f64>: ::nonholonomic::Discretize<M>,
        F: ::core::ops::FnMut(f64, &segway::State<f64>) -> [f64; 2],
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        let stepper = system
            .and_then(|system| ::nonholonomic::Discretize::<
                M,
            >::stepper(&system, &start, h));
        ::nonholonomic::Integration::new(
            stepper.map(|stepper| ::nonholonomic::Driven::new(stepper, inputs)),
        )
    }
}

/// A program need not call all of these.
const _: () = {
    let _ = (
        Segway::system,
        Segway::parameters,
        Segway::state,
        Segway::integrate::<::nonholonomic::methods::Midpoint>,
        Segway::integrate_driven::<
            ::nonholonomic::methods::Midpoint,
            fn(f64, &segway::State<f64>) -> [f64; 2],
        >,
    );
};
