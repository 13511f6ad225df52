// Prepared by `nh prepare` from `Trailers` in examples/park_trailers.rs.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration baa39356e27b3255c1f71ac06decfc68
// content 08d664bc958c4b5bd9347684e0bdd22e

pub struct Trailers;

/// The system `trailers` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `midpoint`: 71 add, 113 mul, 2 div, 6 sin_cos
pub mod trailers {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `M` (kg): car. Positive.
        pub M: T,
        /// `I` (kg m^2): car, about its axle. Positive.
        pub I: T,
        /// `m` (kg): each trailer. Positive.
        pub m: T,
        /// `J` (kg m^2): each trailer, about its axle. Positive.
        pub J: T,
        /// `l` (m): from a hitch to the trailer's axle. Positive.
        pub l: T,
    }

    ::nonholonomic::__serialized!(Parameters { M, I, m, J, l });

    ::nonholonomic::__in_lanes!(System, Parameters { M, I, m, J, l });

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
        /// Coordinate `theta0`.
        pub theta0: T,
        /// Coordinate `theta1`.
        pub theta1: T,
        /// Coordinate `theta2`.
        pub theta2: T,
        /// Velocity `x_dot`.
        pub x_dot: T,
        /// Velocity `y_dot`.
        pub y_dot: T,
        /// Velocity `theta0_dot`.
        pub theta0_dot: T,
        /// Velocity `theta1_dot`.
        pub theta1_dot: T,
        /// Velocity `theta2_dot`.
        pub theta2_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 5> {
            rt::vector([self.x, self.y, self.theta0, self.theta1, self.theta2])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta0_dot,
                self.theta1_dot,
                self.theta2_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 5>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 5>, w: SVector<T, 5>) -> Self {
            let (
                [[x,
                y,
                theta0,
                theta1,
                theta2,
                ],
                ],
                [[x_dot,
                y_dot,
                theta0_dot,
                theta1_dot,
                theta2_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta0,
                theta1,
                theta2,
                x_dot,
                y_dot,
                theta0_dot,
                theta1_dot,
                theta2_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 5> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x, y, theta0, theta1, theta2, x_dot, y_dot, theta0_dot, theta1_dot,
        theta2_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta0, theta1, theta2, x_dot, y_dot, theta0_dot, theta1_dot,
        theta2_dot }
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

        ::nonholonomic::__setters!(coordinate : x, y, theta0, theta1, theta2);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 5>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 5>>) -> Self {
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

    /// A car that tows two trailers, each hitched to the middle of the axle before it: a force drives it, and a torque steers it. (The library's
    /// model \`car\_trailers\`, with inputs.)
    ///
    /// Source: J.-P. Laumond, Controllability of a multibody mobile robot (1993), with masses.
    ///
    /// Coordinates q: `x`, `y`, `theta0`, `theta1`, `theta2`; velocities w: `x_dot`, `y_dot`, `theta0_dot`, `theta1_dot`, `theta2_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`. Control inputs u: `drive`, `steer`.
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
        /// `M + 2 m`
        k1: T,
        /// `m l`
        m_l: T,
        /// `2 m l`
        twice_m_l: T,
        /// `-(2 m l)`
        minus_twice_m_l: T,
        /// `-(m l)`
        minus_m_l: T,
        /// `m l²`
        m_l_squared: T,
        /// `2 m l²`
        twice_m_l_squared: T,
        /// `2 m l² + J`
        k2: T,
        /// `m l² + J`
        m_l_squared_plus_j: T,
        /// `1/(M + 2 m)`
        k3: T,
        /// `m l² + J - l² (m²/(M + 2 m))`
        k5: T,
        /// `1/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k7: T,
        /// `m l/(M + 2 m)`
        k8: T,
        /// `2 (m l/((M + 2 m) (2 m l² + J - 4 l² (m²/(M + 2 m)))))`
        k9: T,
        /// `2 (m l/(M + 2 m))`
        k10: T,
        /// `1/I`
        inv_i: T,
        /// `4 m l`
        k11: T,
        /// `M l`
        m_l_2: T,
        /// `l² m`
        l_m_l: T,
        /// `2 l² m`
        twice_l_m_l: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("M", parameters.M)?;
            rt::positive("I", parameters.I)?;
            rt::positive("m", parameters.m)?;
            rt::positive("J", parameters.J)?;
            rt::positive("l", parameters.l)?;
            let constants = {
                let m = parameters.M;
                let i = parameters.I;
                let m_ = parameters.m;
                let j = parameters.J;
                let l = parameters.l;
                let k1 = m + rt::lit::<T>(2.0) * m_;
                let m_l = m_ * l;
                let twice_m_l = rt::lit::<T>(2.0) * m_l;
                let minus_twice_m_l = -twice_m_l;
                let minus_m_l = -m_l;
                let l_squared = l * l;
                let m_l_squared = m_ * l_squared;
                let twice_m_l_squared = rt::lit::<T>(2.0) * m_l_squared;
                let k2 = twice_m_l_squared + j;
                let m_l_squared_plus_j = m_l_squared + j;
                let k3 = rt::lit::<T>(1.0) / k1;
                let k4 = l_squared * (m_ * m_ / k1);
                let k5 = m_l_squared_plus_j - k4;
                let k6 = k2 - rt::lit::<T>(4.0) * k4;
                let k7 = rt::lit::<T>(1.0) / k6;
                let k8 = m_l / k1;
                let k9 = rt::lit::<T>(2.0) * (m_l / (k1 * k6));
                let k10 = rt::lit::<T>(2.0) * k8;
                let inv_i = rt::lit::<T>(1.0) / i;
                let k11 = rt::lit::<T>(4.0) * m_l;
                let m_l_2 = m * l;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                Constants {
                    k1,
                    m_l,
                    twice_m_l,
                    minus_twice_m_l,
                    minus_m_l,
                    m_l_squared,
                    twice_m_l_squared,
                    k2,
                    m_l_squared_plus_j,
                    k3,
                    k5,
                    k7,
                    k8,
                    k9,
                    k10,
                    inv_i,
                    k11,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
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
        /// **Shape**: 5 × 5
        pub fn mass_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let i = self.parameters.I;
            let Constants {
                k1,
                m_l,
                twice_m_l,
                minus_twice_m_l,
                minus_m_l,
                m_l_squared,
                k2,
                m_l_squared_plus_j,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let sin_theta1_twice_m_l = twice_m_l * sin_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t1 = minus_twice_m_l * cos_theta1;
            let cos_theta2_minus_m_l = minus_m_l * cos_theta2;
            let t2 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k1, zero, zero, sin_theta1_twice_m_l, m_l_sin_theta2],
                [zero, k1, zero, t1, cos_theta2_minus_m_l],
                [zero, zero, i, zero, zero],
                [sin_theta1_twice_m_l, t1, zero, k2, t2],
                [m_l_sin_theta2, cos_theta2_minus_m_l, zero, t2, m_l_squared_plus_j],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let Constants { m_l, m_l_squared, k3, k5, k7, k8, k9, k10, inv_i, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = k9 * sin_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t2 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0)
                    * (m_l_sin_theta2 * (k8 * sin_theta1)
                        + m_l_cos_theta2 * (k8 * cos_theta1));
            let t3 = t2 * (k7 * t2);
            let t4 = k5 - t3;
            let t5 = k7 / t4;
            let t6 = t2 * t1 - k8 * sin_theta2;
            let t7 = t1 + t5 * (t2 * t6);
            let t8 = k3 / t4;
            let t9 = k10 * cos_theta1;
            let t10 = t8 * (m_l_cos_theta2 * t6) - t7 * t9;
            let t11 = -t7;
            let t12 = rt::lit::<T>(1.0) / t4;
            let t13 = t6 * t12;
            let t14 = k9 * cos_theta1;
            let t15 = k8 * cos_theta2 - t2 * t14;
            let t16 = t14 - t5 * (t2 * t15);
            let t17 = t15 * t12;
            let t18 = -(t2 * t5);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t7 * (k10 * sin_theta1) + (k3 - t8 * (m_l_sin_theta2 * t6)),
                    t10,
                    zero,
                    t11,
                    t13,
                ],
                [t10, t9 * t16 + (k3 + t8 * (m_l_cos_theta2 * t15)), zero, t16, t17],
                [zero, zero, inv_i, zero, zero],
                [t11, t16, zero, k7 + t3 * t5, t18],
                [t13, t17, zero, t18, t12],
            ])
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let i = self.parameters.I;
            let Constants {
                k1,
                twice_m_l,
                twice_m_l_squared,
                k2,
                m_l_squared_plus_j,
                k11,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k11 * (sin_theta1 * x_dot - cos_theta1 * y_dot)
                + (k2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m_l_squared * theta2_dot));
            let t2 = theta2_dot
                * (m_l_squared_plus_j * theta2_dot
                    + twice_m_l * (sin_theta2 * x_dot - cos_theta2 * y_dot))
                + (k1 * (x_dot * x_dot + y_dot * y_dot) + theta0_dot * (i * theta0_dot));
            rt::lit::<T>(0.5) * (theta1_dot * t1 + t2)
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 3 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 3, 5> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let l = self.parameters.l;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta0, -sin_theta1, -sin_theta2],
                [cos_theta0, cos_theta1, cos_theta2],
                [zero, zero, zero],
                [zero, -l, -l * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)],
                [zero, zero, -l],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_d(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_cos_theta0 = l * cos_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            let t14 = rt::lit::<T>(1.0) / t13;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t15 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
            let t16 = l_cos_theta0 + l_sin_theta1 * t15;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t17 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t18 = cos_theta2 * sin_theta0 + cos_theta1 * t17;
            let t19 = t16 + l * sin_theta2 * t18;
            let t20 = m_ * (t16 + t19);
            let t21 = t14 * (t20 + m_l_2 * cos_theta0);
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t22 = l_sin_theta0 - l_cos_theta1 * t15;
            let t23 = t22 - l * cos_theta2 * t18;
            let t24 = m_ * (t22 + t23);
            let t25 = t14 * (t24 + m_l_2 * sin_theta0);
            let t26 = t14 * (j * t15 + l_sin_theta1 * t20 - l_cos_theta1 * t24);
            let t27 = t14 * (j * t18 + m_l * (sin_theta2 * t19 - cos_theta2 * t23));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [l_cos_theta0 * t21, l_sin_theta0 * t21, zero, t15 * t21, t18 * t21],
                [l_cos_theta0 * t25, l_sin_theta0 * t25, zero, t15 * t25, t18 * t25],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
                [l_cos_theta0 * t26, l_sin_theta0 * t26, zero, t15 * t26, t18 * t26],
                [l_cos_theta0 * t27, l_sin_theta0 * t27, zero, t15 * t27, t18 * t27],
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7
        pub fn vector_field(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 7> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let [[u_drive, u_steer]] = u_.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, m_l_squared, inv_i, m_l_2, l_m_l, twice_l_m_l, .. } = self
                .constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t1 * t6;
            let t9 = t5 * t2;
            let t10 = t8 - t9;
            let t11 = t2 * t10;
            let t12 = t4 + t7 * t11;
            let t13 = m_ * (t4 + t12);
            let t14 = l * t2;
            let t15 = t1 * t14;
            let t16 = l * t6;
            let t17 = t15 - t16 * t11;
            let t18 = l * (m_l_2 + t13) + t11 * (j * t11 + m_l * (t5 * t12 - t6 * t17));
            let t19 = t18 - t1 * (t3 * t13 - (j * t1 + (t15 + t17) * (m_l * t2)));
            let t20 = rho1 / t19;
            let rho2_inv_i = inv_i * rho2;
            let t21 = t1 * t20;
            let t22 = t11 * t20;
            let t23 = t14 * t21;
            let t24 = t23 - t16 * t22;
            let t25 = m_ * (t23 + t24);
            let t26 = t1 * t21;
            let t27 = t26 * (m_l_squared * (t9 - t8) * t22 + t20 * (twice_l_m_l * t2))
                + (t20 * (l_m_l * t6) - m_l_squared * t10 * t21) * (t11 * t22);
            let t28 = l * t20 - t3 * t21;
            let t29 = t28 + t7 * t22;
            let t30 = t2 * t21;
            let t31 = ((t28 + t29) * (m_l * t1) - j * t21 - t14 * t25)
                * (t2 * rho2_inv_i + t30);
            let t32 = t5 * (t26 + t1 * t22)
                + ((t1 * t5 + t2 * t6) * rho2_inv_i + t6 * (t30 + t2 * t22));
            let t33 = (j * t22 + m_l * (t5 * t29 - t6 * t24))
                * (t6 * rho2_inv_i + t10 * t26 - t2 * t32);
            rt::vector([
                l * cos_theta0 * t20,
                l * sin_theta0 * t20,
                rho2_inv_i,
                -t21,
                t22,
                l * (u_drive + rho2_inv_i * t25) + t27 + (t31 + t33),
                u_steer,
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
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let m = self.parameters.M;
            let i = self.parameters.I;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_sin_theta1 = l * sin_theta1;
            let t1 = x_dot + l_sin_theta1 * theta1_dot;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t2 = t1 + l * sin_theta2 * theta2_dot;
            let t3 = m_ * (t1 + t2);
            let l_cos_theta1 = l * cos_theta1;
            let t4 = y_dot - theta1_dot * l_cos_theta1;
            let t5 = t4 - theta2_dot * (l * cos_theta2);
            let t6 = m_ * (t4 + t5);
            let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
            let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                * (j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t5));
            let t10 = l * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                + t9;
            rt::vector([t7 + t10, i * theta0_dot])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn to_velocities(
            self: &System<T>,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, inv_i, m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            let t14 = rho1 / t13;
            rt::vector([
                l * cos_theta0 * t14,
                l * sin_theta0 * t14,
                inv_i * rho2,
                -(t1 * t14),
                t7 * t14,
            ])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 0
        pub fn invariants(
            &self,
            _q: &SVector<T, 5>,
            _w: &SVector<T, 5>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 2];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "trailers";
        const INPUTS: &'static [&'static str] = &["drive", "steer"];

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
        type Point = [T; 7];
        type Jacobian = SMatrix<T, 7, 7>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 7],
            inputs: &[T; 2],
        ) -> [T; 7] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, &rt::vector(*inputs)).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 7] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 7],
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
        /// - `rho2_rate`: explicit
        /// - `theta0_rate`: explicit
        /// - `theta1_rate`, `theta2_rate`, `rho1_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 16 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 26 | 2 | 0 | 0 | 0 |
        /// | each step | 29 | 44 | 1 | 0 | 4 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, rho1_rate | 42 | 69 | 1 | 0 | 2 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, rho1_rate | 188 | 325 | 1 | 0 | 2 | 0 |
        /// | each state that is looked at | 16 | 30 | 1 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 m`
            twice_m: T,
            /// `m l`
            m_l: T,
            /// `2 m l`
            twice_m_l: T,
            /// `m l²`
            k1: T,
            /// `2 m l² + J`
            k2: T,
            /// `m l² + J`
            k3: T,
            /// `1/I`
            inv_i: T,
            /// `M l`
            m_l_2: T,
            /// `l² m`
            l_m_l: T,
            /// `2 l² m`
            twice_l_m_l: T,
            /// `l/I`
            l_over_i: T,
            /// `m (l/I)`
            m_l_over_i: T,
            /// `(1/2)/I`
            k4: T,
            /// `m l²/2`
            k5: T,
            /// `m/2`
            half_m: T,
            /// `J/2`
            half_j: T,
            /// `l/2`
            half_l: T,
            /// `(M + 2 m) l`
            k6: T,
            /// `m l/2`
            half_m_l: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `(h/I)/2`
            half_h_over_i: T,
            /// `l h`
            l_h: T,
            /// `J h/2`
            k7: T,
            /// `l h/2`
            half_l_h: T,
            /// `m l² h`
            m_l_l_h: T,
            /// `m l² h/2`
            half_m_l_l_h: T,
            /// `-(l h)`
            minus_l_h: T,
            /// `l (h/I)`
            l_h_over_i: T,
            /// `l (h/I)/2`
            half_l_h_over_i: T,
            /// `J (h/I)/2`
            k8: T,
            /// `h (h/I)`
            h_h_over_i: T,
            /// `h (h/I)/4`
            quarter_h_h_over_i: T,
            /// `l h (h/I)`
            l_h_h_over_i: T,
            /// `l h (h/I)/4`
            quarter_l_h_h_over_i: T,
            /// `J h (h/I)/4`
            k9: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `l h²/2`
            k10: T,
            /// `-(l h²/2)`
            k11: T,
            /// `h (h/I)/2`
            half_h_h_over_i: T,
            /// `m l h/2`
            k12: T,
            /// `h²/2`
            half_h_squared: T,
            /// `-((h/I)/2)`
            minus_half_h_over_i: T,
            /// `h/4`
            quarter_h: T,
            /// `-(h (h/I)/4)`
            k13: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); work that the control inputs have done (1); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const FRACTIONS: &'static [f64] = &[0.5];
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(7);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let twice_m = rt::lit::<T>(2.0) * m_;
                let m_l = m_ * l;
                let twice_m_l = rt::lit::<T>(2.0) * m_l;
                let k1 = m_ * (l * l);
                let k2 = rt::lit::<T>(2.0) * k1 + j;
                let k3 = k1 + j;
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l_2 = m * l;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let l_over_i = l / i;
                let m_l_over_i = m_ * l_over_i;
                let k4 = rt::lit::<T>(0.5) / i;
                let k5 = rt::lit::<T>(0.5) * k1;
                let half_m = rt::lit::<T>(0.5) * m_;
                let half_j = rt::lit::<T>(0.5) * j;
                let half_l = rt::lit::<T>(0.5) * l;
                let k6 = (m + twice_m) * l;
                let half_m_l = rt::lit::<T>(0.5) * m_l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let k7 = rt::lit::<T>(0.5) * (j * h);
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let m_l_l_h = m_l * l_h;
                let half_m_l_l_h = rt::lit::<T>(0.5) * m_l_l_h;
                let minus_l_h = -l_h;
                let l_h_over_i = l * h_over_i;
                let half_l_h_over_i = rt::lit::<T>(0.5) * l_h_over_i;
                let k8 = rt::lit::<T>(0.5) * (j * h_over_i);
                let h_h_over_i = h * h_over_i;
                let quarter_h_h_over_i = rt::lit::<T>(0.25) * h_h_over_i;
                let l_h_h_over_i = l * h_h_over_i;
                let quarter_l_h_h_over_i = rt::lit::<T>(0.25) * l_h_h_over_i;
                let k9 = rt::lit::<T>(0.25) * (j * h_h_over_i);
                let minus_half_h = -half_h;
                let h_squared = h * h;
                let k10 = rt::lit::<T>(0.5) * (l * h_squared);
                let k11 = -k10;
                let half_h_h_over_i = rt::lit::<T>(0.5) * h_h_over_i;
                let k12 = rt::lit::<T>(0.5) * (m_ * l_h);
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let minus_half_h_over_i = -half_h_over_i;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k13 = -quarter_h_h_over_i;
                Scheme {
                    twice_m,
                    m_l,
                    twice_m_l,
                    k1,
                    k2,
                    k3,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    m_l_over_i,
                    k4,
                    k5,
                    half_m,
                    half_j,
                    half_l,
                    k6,
                    half_m_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    minus_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k8,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k9,
                    minus_half_h,
                    k10,
                    k11,
                    half_h_h_over_i,
                    k12,
                    half_h_squared,
                    minus_half_h_over_i,
                    quarter_h,
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
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let Scheme { m_l, .. } = *self;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t2 = t1 + l * sin_theta2 * theta2_dot;
                let t3 = m_ * (t1 + t2);
                let l_cos_theta1 = l * cos_theta1;
                let t4 = y_dot - theta1_dot * l_cos_theta1;
                let t5 = t4 - theta2_dot * (l * cos_theta2);
                let t6 = m_ * (t4 + t5);
                let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
                let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
                let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                    * (j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t5));
                let t10 = l
                    * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                    + t9;
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t7 + t10,
                    i * theta0_dot,
                    rt::lit::<T>(0.0),
                    sin_theta0,
                    cos_theta0,
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
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta0, theta1, theta2, rho1, rho2, work, sin_theta0_ahead,
                cos_theta0_ahead] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    m_l_over_i,
                    k4,
                    k5,
                    half_m,
                    half_j,
                    half_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = half_h_over_i * t1;
                let t3 = theta0 + t2;
                let t4 = theta1 - t3;
                let t5 = theta2 - t3;
                let t6 = inv_i * t1;
                let t7 = l_over_i * t1;
                let t8 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t43 = half_h * theta1_rate + t4;
                    let (t44, t45) = rt::sin_cos(t43);
                    let t46 = rho1 + half_h * rho1_rate;
                    let t47 = l * t44;
                    let t48 = l - t44 * t47;
                    let t49 = half_h * theta2_rate + t5;
                    let (t50, t51) = rt::sin_cos(t49);
                    let t52 = l * t50;
                    let t53 = t44 * t51;
                    let t54 = t50 * t45;
                    let t55 = t53 - t54;
                    let t56 = t45 * t55;
                    let t57 = t48 + t52 * t56;
                    let t58 = m_ * (t48 + t57);
                    let t59 = l * (m_l_2 + t58);
                    let t60 = j * t56;
                    let t63 = l * t45;
                    let t64 = t44 * t63;
                    let t62 = l * t51;
                    let t65 = t64 - t62 * t56;
                    let t68 = t47 * t58;
                    let t69 = j * t44;
                    let t70 = t64 + t65;
                    let t197 = t59 + t56 * (t60 + m_l * (t50 * t57 - t51 * t65))
                        - t44 * (t68 - (t69 + t70 * (m_l * t45)));
                    let t198 = t46 / t197;
                    let t199 = t44 * t198;
                    let t200 = t56 * t198;
                    let t201 = l * t198 - t47 * t199;
                    let t202 = t201 + t52 * t200;
                    let t203 = t63 * t199;
                    let t204 = t203 - t62 * t200;
                    let t101 = t6 * t51;
                    let t205 = t44 * t199;
                    let t105 = t6 * (t44 * t50 + t45 * t51);
                    let t206 = t45 * t199;
                    let t207 = t45
                        * (t50 * (t205 + t44 * t200)
                            + (t105 + t51 * (t206 + t45 * t200)));
                    let t208 = (j * t200 + m_l * (t50 * t202 - t51 * t204))
                        * (t101 + t55 * t205 - t207);
                    let t163 = m_l * t44;
                    let t209 = m_ * (t203 + t204);
                    let t95 = t6 * t45;
                    let t85 = l_m_l * t51;
                    let t87 = k1 * t55;
                    let t79 = twice_l_m_l * t45;
                    let t77 = t54 - t53;
                    let t78 = k1 * t77;
                    let t210 = (t198 * t85 - t87 * t199) * (t56 * t200)
                        + (l_u_drive + t205 * (t198 * t79 + t78 * t200));
                    let t211 = (t163 * (t201 + t202) - j * t199 - t63 * t209)
                        * (t95 + t206) + (t7 * t209 + t210);
                    solution1.update([-t199, t200, t208 + t211]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t9, t10) = rt::sin_cos(theta1_minus_theta0);
                            let t11 = l * t9;
                            let t12 = l - t9 * t11;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t13, t14) = rt::sin_cos(theta2_minus_theta0);
                            let t15 = l * t13;
                            let t16 = t9 * t14;
                            let t17 = t13 * t10;
                            let t18 = t16 - t17;
                            let t19 = t10 * t18;
                            let t20 = t12 + t15 * t19;
                            let t21 = m_ * (t12 + t20);
                            let t22 = l * t10;
                            let t23 = t9 * t22;
                            let t24 = l * t14;
                            let t25 = t23 - t24 * t19;
                            let t26 = l * (m_l_2 + t21)
                                + t19 * (j * t19 + m_l * (t13 * t20 - t14 * t25));
                            let t27 = t26
                                - t9 * (t11 * t21 - (j * t9 + (t23 + t25) * (m_l * t10)));
                            let t28 = rho1 / t27;
                            let t29 = t9 * t28;
                            let t30 = t19 * t28;
                            let t31 = l * t28 - t11 * t29;
                            let t32 = t31 + t15 * t30;
                            let t33 = t22 * t29;
                            let t34 = t33 - t24 * t30;
                            let rho2_inv_i = inv_i * rho2;
                            let t35 = t9 * t29;
                            let t36 = t10 * t29;
                            let t37 = t13 * (t35 + t9 * t30)
                                + ((t9 * t13 + t10 * t14) * rho2_inv_i
                                    + t14 * (t36 + t10 * t30));
                            let t38 = (j * t30 + m_l * (t13 * t32 - t14 * t34))
                                * (t14 * rho2_inv_i + t18 * t35 - t10 * t37);
                            let t39 = t33 + t34;
                            let t40 = ((t31 + t32) * (m_l * t9) - j * t29
                                - t22 * (m_ * t39)) * (t10 * rho2_inv_i + t36);
                            let t41 = (t28 * (l_m_l * t14) - k1 * t18 * t29)
                                * (t19 * t30) + t39 * (m_l_over_i * rho2);
                            let t42 = l_u_drive
                                + t35 * (k1 * (t17 - t16) * t30 + t28 * (twice_l_m_l * t10))
                                + t41;
                            [-t29, t30, t38 + (t40 + t42)]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t43 = half_h * theta1_rate + t4;
                            let (t44, t45) = rt::sin_cos(t43);
                            let t46 = rho1 + half_h * rho1_rate;
                            let t47 = l * t44;
                            let t48 = l - t44 * t47;
                            let t49 = half_h * theta2_rate + t5;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = l * t50;
                            let t53 = t44 * t51;
                            let t54 = t50 * t45;
                            let t55 = t53 - t54;
                            let t56 = t45 * t55;
                            let t57 = t48 + t52 * t56;
                            let t58 = m_ * (t48 + t57);
                            let t59 = l * (m_l_2 + t58);
                            let t60 = j * t56;
                            let t61 = m_ * t57;
                            let t62 = l * t51;
                            let t63 = l * t45;
                            let t64 = t44 * t63;
                            let t65 = t64 - t62 * t56;
                            let t66 = m_ * t65;
                            let t67 = t60 + t52 * t61 - t62 * t66;
                            let t68 = t47 * t58;
                            let t69 = j * t44;
                            let t70 = t64 + t65;
                            let t71 = m_ * t70;
                            let t72 = t68 - t69 - t63 * t71;
                            let t73 = rt::lit::<T>(1.0) / (t59 + t56 * t67 - t44 * t72);
                            let t74 = t46 * t73;
                            let t75 = t44 * t74;
                            let t76 = t56 * t74;
                            let t77 = t54 - t53;
                            let t78 = k1 * t77;
                            let t79 = twice_l_m_l * t45;
                            let t80 = t78 * t76 + t74 * t79;
                            let t81 = t75 * t80;
                            let t82 = t63 * t75;
                            let t83 = t82 - t62 * t76;
                            let t84 = m_ * (t82 + t83);
                            let t85 = l_m_l * t51;
                            let t86 = t74 * t85;
                            let t87 = k1 * t55;
                            let t88 = t87 * t76;
                            let t89 = t76 * t86 - t75 * t88;
                            let t90 = l * t74 - t47 * t75;
                            let t91 = t90 + t52 * t76;
                            let t92 = m_ * (t90 + t91);
                            let t93 = t47 * t92 - (j * t75 + t63 * t84);
                            let t94 = t45 * t75;
                            let t95 = t6 * t45;
                            let t96 = t94 + t95;
                            let t97 = rho1_rate - l_u_drive - t44 * t81
                                - (t7 * t84 + t56 * t89) - t93 * t96;
                            let t98 = m_ * t91;
                            let t99 = m_ * t83;
                            let t100 = t52 * t98 + (j * t76 - t62 * t99);
                            let t101 = t6 * t51;
                            let t102 = t44 * t75;
                            let t103 = t50 * t76;
                            let t104 = t51 * t76;
                            let t105 = t6 * (t44 * t50 + t45 * t51);
                            let t106 = t51 * t94 + t44 * t103
                                + (t50 * t102 + (t45 * t104 + t105));
                            let t107 = t101 + t55 * t102 - t45 * t106;
                            let t108 = half_h * t45;
                            let t109 = h * t45;
                            let t110 = h * t44;
                            let t111 = t51 * t109 + t50 * t110;
                            let t112 = rt::lit::<T>(0.5) * t111;
                            let t113 = half_h * t44;
                            let t114 = t45 * t112 - t55 * t113;
                            let t115 = l_h * t45;
                            let t116 = rt::lit::<T>(0.5) * (t47 * t109 + t44 * t115);
                            let t117 = t52 * t114 - t116;
                            let t118 = l_h * t44;
                            let t119 = rt::lit::<T>(0.5) * (t63 * t109 - t44 * t118);
                            let t120 = t119 - t62 * t114;
                            let t121 = t117 - t116;
                            let t122 = t56 * (j * t114 + m_l * (t50 * t117 - t51 * t120))
                                + (m_l * t121 + t67 * t114 - t72 * t108);
                            let t123 = t47 * (m_ * t121)
                                + rt::lit::<T>(0.5) * (t58 * t115 + t71 * t118)
                                - t45 * (k7 + m_l * (t119 + t120));
                            let t124 = t74 * (t73 * (t122 - t44 * t123));
                            let t125 = t74 * t108 - t44 * t124;
                            let t126 = half_l_h * t51;
                            let t127 = h * t50;
                            let t128 = h * t51;
                            let t129 = t44 * t127 + t45 * t128;
                            let t130 = rt::lit::<T>(0.5) * t129;
                            let t131 = t45 * t130;
                            let t132 = t56 * t126 - t52 * t131;
                            let t133 = m_ * t132;
                            let t134 = l_h * t51;
                            let t135 = l_h * t50;
                            let t136 = half_l_h * t50;
                            let t137 = m_ * (t56 * t136 + t62 * t131);
                            let t138 = t52 * t133 - j * t131
                                + (rt::lit::<T>(0.5) * (t61 * t134 + t66 * t135)
                                    - t62 * t137);
                            let t139 = t56 * t138
                                + (m_l * t132 - t67 * t131
                                    - t44 * (t47 * t133 - t63 * t137));
                            let t140 = t74 * (t73 * t139);
                            let t141 = t44 * t140;
                            let t142 = h * t73;
                            let t143 = t44 * t142;
                            let t144 = rt::lit::<T>(0.5) * t143;
                            let t145 = t56 * t124;
                            let t146 = t114 * t74;
                            let t147 = t131 * t74 + t56 * t140;
                            let t148 = t56 * t142;
                            let t149 = t146 - t145;
                            let t150 = l * t124;
                            let t151 = t47 * t125 + (t150 + t75 * (half_l_h * t45));
                            let t152 = t52 * t149 - t151;
                            let t153 = half_l_h * t44;
                            let t154 = t63 * t125 - t75 * t153;
                            let t155 = t154 - t62 * t149;
                            let t156 = t76 * (k5 * t111);
                            let t157 = t80 * t125
                                + t75
                                    * (t78 * t149 - t156
                                        - twice_m_l * (t74 * t153 + t45 * t150));
                            let t158 = m_ * (t154 + t155);
                            let t159 = t45 * t125 - t113 * t75;
                            let t160 = t86 * t149 - t104 * (l_m_l * t124) - t88 * t125
                                - t75 * (t156 + t87 * t149);
                            let t161 = t93 * (t159 - t110 * t8)
                                + (t56 * t160 + (t114 * t89 + t81 * t108));
                            let t162 = t107
                                * (j * t149 + m_l * (t50 * t152 - t51 * t155))
                                + (t44 * t157 + t7 * t158 + t161);
                            let t163 = m_l * t44;
                            let t164 = (t152 - t151) * t163 - j * t125
                                + (rt::lit::<T>(0.5) * (t115 * t92 + t118 * t84)
                                    - t63 * t158);
                            let t165 = t75 * t108 + t44 * t125;
                            let t166 = t8 * (t50 * t109 - t51 * t110)
                                + rt::lit::<T>(0.5) * (t109 * t103 - t110 * t104);
                            let t167 = t45
                                * (t51 * (t159 + t45 * t149)
                                    + (t50 * (t165 + t44 * t149) + t166));
                            let t168 = t96 * t164
                                + t100 * (t113 * t106 + (t112 * t102 + t55 * t165) - t167);
                            let t169 = t45 * t141;
                            let t170 = t44 * (t76 * (half_h * t51) - t50 * t147)
                                + (t8 * (t44 * t128 - t45 * t127) - t51 * t169);
                            let t171 = t44 * t141;
                            let t172 = rt::lit::<T>(0.5) * (t128 * t102 - t127 * t94)
                                - t50 * t171 - t45 * (t76 * (half_h * t50) + t51 * t147);
                            let t173 = t100
                                * (t45 * (t170 + t172)
                                    + (t55 * t171 + (t127 * t8 + t130 * t102)));
                            let t174 = l * t140;
                            let t175 = t47 * t141 - t174;
                            let t176 = t175 + t126 * t76 - t52 * t147;
                            let t177 = t63 * t141;
                            let t178 = t62 * t147 + (t136 * t76 - t177);
                            let t179 = m_ * (t178 - t177);
                            let t180 = t76 * (k5 * t129);
                            let t181 = t88 * t141 - t86 * t147
                                - (t136 * t74 + t51 * t174) * (m_l * t76);
                            let t182 = t44
                                * (t75 * (t180 - t79 * t140 - t78 * t147) - t80 * t141)
                                + t56 * (t75 * (t180 + t87 * t147) + t181);
                            let t183 = m_l * (t50 * t176 - t51 * t178)
                                + (rt::lit::<T>(0.5) * (t134 * t98 + t135 * t99)
                                    - j * t147);
                            let t184 = t173
                                - t96 * (j * t141 + t163 * (t175 + t176) - t63 * t179)
                                + (t93 * t169 + (t131 * t89 - t7 * t179) - t182
                                    - t107 * t183);
                            let t185 = t44
                                * (t80 * t144
                                    + t75 * (t148 * (k5 * t77) + t73 * (m_l_l_h * t45)));
                            let t186 = t63 * t143;
                            let t187 = t186 - t62 * t148;
                            let t188 = half_m * (t186 + t187);
                            let t189 = t104 * (half_m_l_l_h * t73)
                                + rt::lit::<T>(0.5)
                                    * (t148 * (t86 - t87 * t75) - t88 * t143);
                            let t190 = rt::lit::<T>(0.5) * (l_h * t73 - t47 * t143);
                            let t191 = t190 + t148 * (half_l * t50);
                            let t192 = t44 * t143;
                            let t193 = t45 * t143;
                            let t194 = t55 * t192
                                - t45
                                    * (t50 * (t192 + t44 * t148) + t51 * (t193 + t45 * t148));
                            let t195 = t96
                                * (t163 * (t190 + t191) - (half_j * t143 + t63 * t188))
                                + t100 * (rt::lit::<T>(0.5) * t194);
                            let t196 = t93 * (rt::lit::<T>(0.5) * t193)
                                + t107
                                    * (t191 * (m_l * t50)
                                        + (half_j * t148 - t62 * (half_m * t187)));
                            (
                                [theta1_rate + t75, theta2_rate - t76, t97 - t100 * t107],
                                [
                                    [t125 + rt::lit::<T>(1.0), -t141, t144],
                                    [
                                        t145 - t146,
                                        t147 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t148,
                                    ],
                                    [
                                        -(t162 + t168),
                                        t184,
                                        rt::lit::<T>(1.0) - t185 - t7 * t188 - t56 * t189 - t195
                                            - t196,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate] = solution1.x;
                let t46 = rho1 + half_h * rho1_rate;
                let t43 = half_h * theta1_rate + t4;
                let (t44, t45) = rt::sin_cos(t43);
                let t47 = l * t44;
                let t48 = l - t44 * t47;
                let t49 = half_h * theta2_rate + t5;
                let (t50, t51) = rt::sin_cos(t49);
                let t52 = l * t50;
                let t53 = t44 * t51;
                let t54 = t50 * t45;
                let t55 = t53 - t54;
                let t56 = t45 * t55;
                let t57 = t48 + t52 * t56;
                let t58 = m_ * (t48 + t57);
                let t59 = l * (m_l_2 + t58);
                let t60 = j * t56;
                let t63 = l * t45;
                let t64 = t44 * t63;
                let t62 = l * t51;
                let t65 = t64 - t62 * t56;
                let t68 = t47 * t58;
                let t69 = j * t44;
                let t70 = t64 + t65;
                let t197 = t59 + t56 * (t60 + m_l * (t50 * t57 - t51 * t65))
                    - t44 * (t68 - (t69 + t70 * (m_l * t45)));
                let t198 = t46 / t197;
                let (t212, t213) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    t2,
                    t3,
                    tally,
                );
                let x_new = x + t198 * (l_h * t213);
                let y_new = y + t198 * (l_h * t212);
                let t214 = h_over_i * t1;
                let theta0_new = theta0 + t214;
                let theta1_new = theta1 + h * theta1_rate;
                let theta2_new = theta2 + h * theta2_rate;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * u_steer;
                let work_new = work + h * (l_u_drive * t198 + u_steer * t6);
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    t214,
                    theta0_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    sin_theta0_ahead_new,
                    cos_theta0_ahead_new,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { m_l, inv_i, m_l_2, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let t3 = l * t1;
                let t4 = l - t1 * t3;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
                let t7 = t2 * (t1 * t6 - t5 * t2);
                let t8 = t4 + l * t5 * t7;
                let t9 = m_ * (t4 + t8);
                let t10 = t1 * (l * t2);
                let t11 = t10 - l * t6 * t7;
                let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
                let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
                let t14 = rho1 / t13;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: l * cos_theta0 * t14,
                    y_dot: l * sin_theta0 * t14,
                    theta0_dot: inv_i * rho2,
                    theta1_dot: -(t1 * t14),
                    theta2_dot: t7 * t14,
                }
            }
        }

        impl<T: Scalar> rt::LinearisedScheme for Scheme<T> {
            type Numbers = SVector<T, 8>;
            type ByState = SMatrix<T, 8, 8>;
            type State = SVector<T, 8>;
            type ByInputs = SMatrix<T, 8, 2>;
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
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta0, theta1, theta2, rho1, rho2, work, sin_theta0_ahead,
                cos_theta0_ahead] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    m_l_over_i,
                    k4,
                    k5,
                    half_m,
                    half_j,
                    half_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    minus_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k8,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k9,
                    minus_half_h,
                    k11,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = half_h_over_i * t1;
                let t3 = theta0 + t2;
                let t4 = theta1 - t3;
                let t5 = theta2 - t3;
                let t6 = inv_i * t1;
                let t7 = l_over_i * t1;
                let t8 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t43 = half_h * theta1_rate + t4;
                    let (t44, t45) = rt::sin_cos(t43);
                    let t46 = rho1 + half_h * rho1_rate;
                    let t47 = l * t44;
                    let t48 = t44 * t47;
                    let t49 = l - t48;
                    let t50 = half_h * theta2_rate + t5;
                    let (t51, t52) = rt::sin_cos(t50);
                    let t53 = l * t51;
                    let t54 = t44 * t52;
                    let t55 = t51 * t45;
                    let t56 = t54 - t55;
                    let t57 = t45 * t56;
                    let t58 = t53 * t57;
                    let t59 = t49 + t58;
                    let t60 = m_ * (t49 + t59);
                    let t61 = l * (m_l_2 + t60);
                    let t62 = j * t57;
                    let t65 = l * t45;
                    let t66 = t44 * t65;
                    let t64 = l * t52;
                    let t67 = t64 * t57;
                    let t68 = t66 - t67;
                    let t71 = t47 * t60;
                    let t72 = j * t44;
                    let t73 = t66 + t68;
                    let t217 = m_l * t45;
                    let t218 = t61 + t57 * (t62 + m_l * (t51 * t59 - t52 * t68))
                        - t44 * (t71 - (t72 + t73 * t217));
                    let t219 = t46 / t218;
                    let t220 = t44 * t219;
                    let t221 = t57 * t219;
                    let t222 = l * t219 - t47 * t220;
                    let t223 = t222 + t53 * t221;
                    let t224 = t65 * t220;
                    let t225 = t224 - t64 * t221;
                    let t114 = t6 * t52;
                    let t226 = t44 * t220;
                    let t118 = t44 * t51 + t45 * t52;
                    let t119 = t6 * t118;
                    let t227 = t45 * t220;
                    let t228 = t45
                        * (t51 * (t226 + t44 * t221)
                            + (t119 + t52 * (t227 + t45 * t221)));
                    let t229 = (j * t221 + m_l * (t51 * t223 - t52 * t225))
                        * (t114 + t56 * t226 - t228);
                    let t183 = m_l * t44;
                    let t230 = m_ * (t224 + t225);
                    let t105 = t6 * t45;
                    let t90 = l_m_l * t52;
                    let t93 = k1 * t56;
                    let t83 = twice_l_m_l * t45;
                    let t81 = t55 - t54;
                    let t82 = k1 * t81;
                    let t231 = (t219 * t90 - t93 * t220) * (t57 * t221)
                        + (l_u_drive + t226 * (t219 * t83 + t82 * t221));
                    let t232 = (t183 * (t222 + t223) - j * t220 - t65 * t230)
                        * (t105 + t227) + (t7 * t230 + t231);
                    solution1.update([-t220, t221, t229 + t232]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t9, t10) = rt::sin_cos(theta1_minus_theta0);
                            let t11 = l * t9;
                            let t12 = l - t9 * t11;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t13, t14) = rt::sin_cos(theta2_minus_theta0);
                            let t15 = l * t13;
                            let t16 = t9 * t14;
                            let t17 = t13 * t10;
                            let t18 = t16 - t17;
                            let t19 = t10 * t18;
                            let t20 = t12 + t15 * t19;
                            let t21 = m_ * (t12 + t20);
                            let t22 = l * t10;
                            let t23 = t9 * t22;
                            let t24 = l * t14;
                            let t25 = t23 - t24 * t19;
                            let t26 = l * (m_l_2 + t21)
                                + t19 * (j * t19 + m_l * (t13 * t20 - t14 * t25));
                            let t27 = t26
                                - t9 * (t11 * t21 - (j * t9 + (t23 + t25) * (m_l * t10)));
                            let t28 = rho1 / t27;
                            let t29 = t9 * t28;
                            let t30 = t19 * t28;
                            let t31 = l * t28 - t11 * t29;
                            let t32 = t31 + t15 * t30;
                            let t33 = t22 * t29;
                            let t34 = t33 - t24 * t30;
                            let rho2_inv_i = inv_i * rho2;
                            let t35 = t9 * t29;
                            let t36 = t10 * t29;
                            let t37 = t13 * (t35 + t9 * t30)
                                + ((t9 * t13 + t10 * t14) * rho2_inv_i
                                    + t14 * (t36 + t10 * t30));
                            let t38 = (j * t30 + m_l * (t13 * t32 - t14 * t34))
                                * (t14 * rho2_inv_i + t18 * t35 - t10 * t37);
                            let t39 = t33 + t34;
                            let t40 = ((t31 + t32) * (m_l * t9) - j * t29
                                - t22 * (m_ * t39)) * (t10 * rho2_inv_i + t36);
                            let t41 = (t28 * (l_m_l * t14) - k1 * t18 * t29)
                                * (t19 * t30) + t39 * (m_l_over_i * rho2);
                            let t42 = l_u_drive
                                + t35 * (k1 * (t17 - t16) * t30 + t28 * (twice_l_m_l * t10))
                                + t41;
                            [-t29, t30, t38 + (t40 + t42)]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t43 = half_h * theta1_rate + t4;
                            let (t44, t45) = rt::sin_cos(t43);
                            let t46 = rho1 + half_h * rho1_rate;
                            let t47 = l * t44;
                            let t48 = t44 * t47;
                            let t49 = l - t48;
                            let t50 = half_h * theta2_rate + t5;
                            let (t51, t52) = rt::sin_cos(t50);
                            let t53 = l * t51;
                            let t54 = t44 * t52;
                            let t55 = t51 * t45;
                            let t56 = t54 - t55;
                            let t57 = t45 * t56;
                            let t58 = t53 * t57;
                            let t59 = t49 + t58;
                            let t60 = m_ * (t49 + t59);
                            let t61 = l * (m_l_2 + t60);
                            let t62 = j * t57;
                            let t63 = m_ * t59;
                            let t64 = l * t52;
                            let t65 = l * t45;
                            let t66 = t44 * t65;
                            let t67 = t64 * t57;
                            let t68 = t66 - t67;
                            let t69 = m_ * t68;
                            let t70 = t62 + t53 * t63 - t64 * t69;
                            let t71 = t47 * t60;
                            let t72 = j * t44;
                            let t73 = t66 + t68;
                            let t74 = m_ * t73;
                            let t75 = t71 - t72 - t65 * t74;
                            let t76 = t61 + t57 * t70 - t44 * t75;
                            let t77 = rt::lit::<T>(1.0) / t76;
                            let t78 = t46 * t77;
                            let t79 = t44 * t78;
                            let t80 = t57 * t78;
                            let t81 = t55 - t54;
                            let t82 = k1 * t81;
                            let t83 = twice_l_m_l * t45;
                            let t84 = t82 * t80 + t78 * t83;
                            let t85 = t79 * t84;
                            let t86 = t65 * t79;
                            let t87 = t86 - t64 * t80;
                            let t88 = t86 + t87;
                            let t89 = m_ * t88;
                            let t90 = l_m_l * t52;
                            let t91 = t78 * t90;
                            let t92 = t80 * t91;
                            let t93 = k1 * t56;
                            let t94 = t93 * t80;
                            let t95 = t79 * t94;
                            let t96 = t92 - t95;
                            let t97 = l * t78;
                            let t98 = t97 - t47 * t79;
                            let t99 = t98 + t53 * t80;
                            let t100 = m_ * (t98 + t99);
                            let t101 = t47 * t100;
                            let t102 = j * t79 + t65 * t89;
                            let t103 = t101 - t102;
                            let t104 = t45 * t79;
                            let t105 = t6 * t45;
                            let t106 = t104 + t105;
                            let t107 = rho1_rate - l_u_drive - t44 * t85
                                - (t7 * t89 + t57 * t96) - t103 * t106;
                            let t108 = m_ * t99;
                            let t109 = t53 * t108;
                            let t110 = j * t80;
                            let t111 = m_ * t87;
                            let t112 = t64 * t111;
                            let t113 = t109 + (t110 - t112);
                            let t114 = t6 * t52;
                            let t115 = t44 * t79;
                            let t116 = t51 * t80;
                            let t117 = t52 * t80;
                            let t118 = t44 * t51 + t45 * t52;
                            let t119 = t6 * t118;
                            let t120 = t52 * t104 + t44 * t116
                                + (t51 * t115 + (t45 * t117 + t119));
                            let t121 = t114 + t56 * t115 - t45 * t120;
                            let t122 = half_h * t45;
                            let t123 = t78 * t122;
                            let t124 = h * t45;
                            let t125 = h * t44;
                            let t126 = t52 * t124 + t51 * t125;
                            let t127 = rt::lit::<T>(0.5) * t126;
                            let t128 = half_h * t44;
                            let t129 = t56 * t128;
                            let t130 = t45 * t127 - t129;
                            let t131 = l_h * t45;
                            let t132 = rt::lit::<T>(0.5) * (t47 * t124 + t44 * t131);
                            let t133 = t53 * t130 - t132;
                            let t134 = l_h * t44;
                            let t135 = rt::lit::<T>(0.5) * (t65 * t124 - t44 * t134);
                            let t136 = t135 - t64 * t130;
                            let t137 = t133 - t132;
                            let t138 = t75 * t122;
                            let t139 = t57 * (j * t130 + m_l * (t51 * t133 - t52 * t136))
                                + (m_l * t137 + t70 * t130 - t138);
                            let t140 = rt::lit::<T>(0.5) * (t60 * t131 + t74 * t134);
                            let t141 = t44
                                * (t47 * (m_ * t137) + t140
                                    - t45 * (k7 + m_l * (t135 + t136)));
                            let t142 = t78 * (t77 * (t139 - t141));
                            let t143 = t123 - t44 * t142;
                            let t144 = half_l_h * t52;
                            let t145 = t57 * t144;
                            let t146 = h * t51;
                            let t147 = h * t52;
                            let t148 = t44 * t146 + t45 * t147;
                            let t149 = rt::lit::<T>(0.5) * t148;
                            let t150 = t45 * t149;
                            let t151 = t145 - t53 * t150;
                            let t152 = m_ * t151;
                            let t153 = l_h * t52;
                            let t154 = l_h * t51;
                            let t155 = rt::lit::<T>(0.5) * (t63 * t153 + t69 * t154);
                            let t156 = half_l_h * t51;
                            let t157 = t57 * t156;
                            let t158 = m_ * (t157 + t64 * t150);
                            let t159 = t57
                                * (t53 * t152 - j * t150 + (t155 - t64 * t158))
                                + (m_l * t151 - t70 * t150
                                    - t44 * (t47 * t152 - t65 * t158));
                            let t160 = t78 * (t77 * t159);
                            let t161 = t44 * t160;
                            let t162 = h * t77;
                            let t163 = t44 * t162;
                            let t164 = rt::lit::<T>(0.5) * t163;
                            let t165 = t57 * t142;
                            let t166 = t130 * t78;
                            let t167 = t150 * t78 + t57 * t160;
                            let t168 = t57 * t162;
                            let t169 = t166 - t165;
                            let t170 = l * t142;
                            let t171 = t47 * t143 + (t170 + t79 * (half_l_h * t45));
                            let t172 = t53 * t169 - t171;
                            let t173 = half_l_h * t44;
                            let t174 = t65 * t143 - t79 * t173;
                            let t175 = t174 - t64 * t169;
                            let t176 = t80 * (k5 * t126);
                            let t177 = t84 * t143
                                + t79
                                    * (t82 * t169 - t176
                                        - twice_m_l * (t78 * t173 + t45 * t170));
                            let t178 = m_ * (t174 + t175);
                            let t179 = t45 * t143 - t128 * t79;
                            let t180 = t91 * t169 - t117 * (l_m_l * t142) - t94 * t143
                                - t79 * (t176 + t93 * t169);
                            let t181 = t103 * (t179 - t125 * t8)
                                + (t57 * t180 + (t130 * t96 + t85 * t122));
                            let t182 = t121
                                * (j * t169 + m_l * (t51 * t172 - t52 * t175))
                                + (t44 * t177 + t7 * t178 + t181);
                            let t183 = m_l * t44;
                            let t184 = (t172 - t171) * t183 - j * t143
                                + (rt::lit::<T>(0.5) * (t131 * t100 + t134 * t89)
                                    - t65 * t178);
                            let t185 = t79 * t122 + t44 * t143;
                            let t186 = t8 * (t51 * t124 - t52 * t125)
                                + rt::lit::<T>(0.5) * (t124 * t116 - t125 * t117);
                            let t187 = t45
                                * (t52 * (t179 + t45 * t169)
                                    + (t51 * (t185 + t44 * t169) + t186));
                            let t188 = t106 * t184
                                + t113 * (t128 * t120 + (t127 * t115 + t56 * t185) - t187);
                            let t189 = t45 * t161;
                            let t190 = t44 * (t80 * (half_h * t52) - t51 * t167)
                                + (t8 * (t44 * t147 - t45 * t146) - t52 * t189);
                            let t191 = t44 * t161;
                            let t192 = rt::lit::<T>(0.5) * (t147 * t115 - t146 * t104)
                                - t51 * t191 - t45 * (t80 * (half_h * t51) + t52 * t167);
                            let t193 = t113
                                * (t45 * (t190 + t192)
                                    + (t56 * t191 + (t146 * t8 + t149 * t115)));
                            let t194 = l * t160;
                            let t195 = t47 * t161 - t194;
                            let t196 = t195 + t144 * t80 - t53 * t167;
                            let t197 = t65 * t161;
                            let t198 = t64 * t167 + (t156 * t80 - t197);
                            let t199 = m_ * (t198 - t197);
                            let t200 = t80 * (k5 * t148);
                            let t201 = t94 * t161 - t91 * t167
                                - (t156 * t78 + t52 * t194) * (m_l * t80);
                            let t202 = t44
                                * (t79 * (t200 - t83 * t160 - t82 * t167) - t84 * t161)
                                + t57 * (t79 * (t200 + t93 * t167) + t201);
                            let t203 = m_l * (t51 * t196 - t52 * t198)
                                + (rt::lit::<T>(0.5) * (t153 * t108 + t154 * t111)
                                    - j * t167);
                            let t204 = t193
                                - t106 * (j * t161 + t183 * (t195 + t196) - t65 * t199)
                                + (t103 * t189 + (t150 * t96 - t7 * t199) - t202
                                    - t121 * t203);
                            let t205 = t44
                                * (t84 * t164
                                    + t79 * (t168 * (k5 * t81) + t77 * (m_l_l_h * t45)));
                            let t206 = t65 * t163;
                            let t207 = t206 - t64 * t168;
                            let t208 = half_m * (t206 + t207);
                            let t209 = t117 * (half_m_l_l_h * t77)
                                + rt::lit::<T>(0.5)
                                    * (t168 * (t91 - t93 * t79) - t94 * t163);
                            let t210 = rt::lit::<T>(0.5) * (l_h * t77 - t47 * t163);
                            let t211 = t210 + t168 * (half_l * t51);
                            let t212 = t44 * t163;
                            let t213 = t45 * t163;
                            let t214 = t56 * t212
                                - t45
                                    * (t51 * (t212 + t44 * t168) + t52 * (t213 + t45 * t168));
                            let t215 = t106
                                * (t183 * (t210 + t211) - (half_j * t163 + t65 * t208))
                                + t113 * (rt::lit::<T>(0.5) * t214);
                            let t216 = t103 * (rt::lit::<T>(0.5) * t213)
                                + t121
                                    * (t211 * (m_l * t51)
                                        + (half_j * t168 - t64 * (half_m * t207)));
                            (
                                [theta1_rate + t79, theta2_rate - t80, t107 - t113 * t121],
                                [
                                    [t143 + rt::lit::<T>(1.0), -t161, t164],
                                    [
                                        t165 - t166,
                                        t167 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t168,
                                    ],
                                    [
                                        -(t182 + t188),
                                        t204,
                                        rt::lit::<T>(1.0) - t205 - t7 * t208 - t57 * t209 - t215
                                            - t216,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate] = solution1.x;
                let minus_l = -l;
                let t43 = half_h * theta1_rate + t4;
                let (t44, t45) = rt::sin_cos(t43);
                let t46 = rho1 + half_h * rho1_rate;
                let t47 = l * t44;
                let t48 = t44 * t47;
                let t49 = l - t48;
                let t50 = half_h * theta2_rate + t5;
                let (t51, t52) = rt::sin_cos(t50);
                let t53 = l * t51;
                let t54 = t44 * t52;
                let t55 = t51 * t45;
                let t56 = t54 - t55;
                let t57 = t45 * t56;
                let t58 = t53 * t57;
                let t59 = t49 + t58;
                let t60 = m_ * (t49 + t59);
                let t61 = l * (m_l_2 + t60);
                let t62 = j * t57;
                let t63 = m_ * t59;
                let t64 = l * t52;
                let t65 = l * t45;
                let t66 = t44 * t65;
                let t67 = t64 * t57;
                let t68 = t66 - t67;
                let t69 = m_ * t68;
                let t70 = t62 + t53 * t63 - t64 * t69;
                let t71 = t47 * t60;
                let t72 = j * t44;
                let t73 = t66 + t68;
                let t74 = m_ * t73;
                let t75 = t71 - t72 - t65 * t74;
                let t76 = t61 + t57 * t70 - t44 * t75;
                let t77 = rt::lit::<T>(1.0) / t76;
                let t78 = t46 * t77;
                let t233 = t45 * t78;
                let t234 = t45 * t75;
                let t235 = t66 + t45 * t47;
                let t236 = t44 * t56;
                let t237 = m_ * (t235 + t53 * t236 - t67);
                let t238 = t45 * t65;
                let t239 = t48 - t238;
                let t240 = t239 - t58 - t64 * t236;
                let t241 = m_l * t52;
                let t242 = t53 * t69;
                let t243 = t64 * t63;
                let t244 = t234
                    + t57 * (t53 * t237 + (j * t236 - t240 * t241) - (t242 + t243));
                let t245 = m_ * t235;
                let t246 = t237 + t245;
                let t247 = j * t45;
                let t217 = m_l * t45;
                let t248 = t47 * t74;
                let t249 = t65 * t60;
                let t250 = l * t246 + t70 * t236
                    - t44 * (t47 * t246 + (t247 - t217 * (t239 + t240)) - (t248 + t249));
                let t251 = t78 * (t77 * (t244 + t250));
                let t252 = -(t233 + t44 * t251);
                let t253 = t57 * t251 - t78 * t236;
                let t80 = t57 * t78;
                let t110 = j * t80;
                let t97 = l * t78;
                let t79 = t44 * t78;
                let t98 = t97 - t47 * t79;
                let t99 = t98 + t53 * t80;
                let t108 = m_ * t99;
                let t109 = t53 * t108;
                let t254 = t110 + t109;
                let t86 = t65 * t79;
                let t87 = t86 - t64 * t80;
                let t111 = m_ * t87;
                let t112 = t64 * t111;
                let t255 = t254 - t112;
                let t256 = t45 * t255;
                let t257 = t112 - t254;
                let t81 = t55 - t54;
                let t82 = k1 * t81;
                let t83 = twice_l_m_l * t45;
                let t84 = t82 * t80 + t78 * t83;
                let t258 = t51 * t256 + (t56 * t257 - t84);
                let t104 = t45 * t79;
                let t105 = t6 * t45;
                let t106 = t104 + t105;
                let t259 = t65 * t106 - t7;
                let t114 = t6 * t52;
                let t115 = t44 * t79;
                let t116 = t51 * t80;
                let t117 = t52 * t80;
                let t118 = t44 * t51 + t45 * t52;
                let t119 = t6 * t118;
                let t120 = t52 * t104 + t44 * t116 + (t51 * t115 + (t45 * t117 + t119));
                let t121 = t114 + t56 * t115 - t45 * t120;
                let t260 = t259 + t64 * t121;
                let t261 = m_ * (t259 + t260);
                let t262 = t47 * t106;
                let t263 = t262 + t53 * t121;
                let t264 = m_ * (t262 + t263);
                let t88 = t86 + t87;
                let t89 = m_ * t88;
                let t102 = j * t79 + t65 * t89;
                let t100 = m_ * (t98 + t99);
                let t101 = t47 * t100;
                let t265 = t102 - t101;
                let t266 = t265 + t52 * t256;
                let t93 = k1 * t56;
                let t94 = t93 * t80;
                let t267 = t44 * t258 + t65 * t261
                    + (t47 * t264 + (t45 * t266 + (j * t106 + t57 * t94)));
                let t268 = t44 * t256;
                let t269 = m_ * t260;
                let t270 = t45 * t256;
                let t271 = t57 * t79;
                let t90 = l_m_l * t52;
                let t91 = t78 * t90;
                let t272 = t52 * t270 + (t93 * t271 - t57 * t91 - t82 * t115 - j * t121);
                let t273 = m_ * t263;
                let t274 = t51 * t268 - t64 * t269 + (t272 - t53 * t273);
                let t275 = t80 * (m_l * t57);
                let t276 = t44 * t267
                    + (t57 * t274
                        - l * (t264 + (t115 * (twice_m_l * t45) + t52 * t275)));
                let t277 = t46 * t276 * (rt::lit::<T>(1.0) / (t76 * t76));
                let t278 = t44 * t277;
                let t279 = t47 * t278 - l * t277;
                let t280 = t57 * t277;
                let t281 = t279 - t53 * t280;
                let t282 = m_ * t281;
                let t95 = t79 * t94;
                let t92 = t80 * t91;
                let t283 = t65 * t278;
                let t284 = t64 * t280 - t283;
                let t285 = m_ * t284;
                let t286 = t78 * t274 + (t95 - t92) - t70 * t277 - j * t280 - t64 * t285;
                let t287 = t53 * t282 + t286;
                let t288 = m_ * (t284 - t283);
                let t289 = t6 * t256;
                let t290 = t52 * t289 + (t120 * t255 - t115 * (twice_l_m_l * t78))
                    + (t79 * t266 + (t117 * t256 + t6 * t265));
                let t291 = l * (t44 * t288 + (t79 * t261 + t89 * t106 - t74 * t278))
                    + t290;
                let t292 = t45 * t287 + ((t115 + t271) * (k1 * t80) + t115 * t257);
                let t293 = t44 * (t56 * t287 + t291 - t51 * t292);
                let t294 = l * (t57 * t282 - (t63 * t280 + (t80 * t273 + t108 * t121)))
                    + (t44 * t289 + (t115 * t256 + t80 * t268));
                let t295 = t52 * (t294 - t45 * t292);
                let t296 = t104 * t256 + (t6 * t257 - t97 * t275)
                    + (t80 * t270 + t45 * t289);
                let t297 = l * (t69 * t280 + (t111 * t121 - t80 * t269) - t57 * t285)
                    + t296;
                let t298 = t51 * (t44 * t292 + t297);
                let (t299, t300) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    t2,
                    t3,
                    tally,
                );
                let t301 = l * t300;
                let t302 = u_drive * t300;
                let t303 = l * t299;
                let t304 = u_drive * t299;
                let t305 = t299 * (u_drive * t301 + l * t302)
                    - t300 * (u_drive * t303 + l * t304);
                let t306 = m_ * (t279 + t281);
                let t307 = t75 * t277
                    + (t78 * t267 + (t79 * t258 + (t116 * t256 + t51 * t289)));
                let t308 = l * (t60 * t278 + (t79 * t264 - t100 * t106) - t44 * t306)
                    + (t65 * t288 + (t307 - j * t278) - t47 * t306);
                let t309 = t45 * (t52 * t292 + t308);
                let t310 = t293 - t295 + (t298 + t305 - t309);
                let t311 = t78 * t303;
                let t312 = h * (t311 + t301 * t251);
                let t313 = t78 * t301;
                let t314 = -h * (t313 - t303 * t251);
                let u_drive_l_h = l_h * u_drive;
                let t315 = u_drive_l_h * t251;
                let t316 = t45 * t118;
                let t317 = t316 - t236;
                let t318 = m_ * (t53 * t317 - t235);
                let t319 = t238 - t48;
                let t320 = t319 - t64 * t317;
                let t321 = t318 - t245;
                let t322 = t57 * (t53 * t318 + (j * t317 - t320 * t241)) + l * t321
                    - t44 * (t249 - t217 * (t319 + t320) + (t47 * t321 + (t248 - t247)));
                let t323 = t78 * (t77 * (t70 * t317 - t234 + t322));
                let t324 = t233 - t44 * t323;
                let t325 = t57 * t323 - t78 * t317;
                let t326 = t309 - t293;
                let t327 = l_h * t300;
                let t328 = t327 * t323;
                let t329 = l_h * t299;
                let t330 = t329 * t323;
                let t331 = u_drive_l_h * t323;
                let t332 = t67 - t53 * t316;
                let t333 = m_ * t332;
                let t334 = m_ * (t58 + t64 * t316);
                let t335 = t57 * (t243 + t53 * t333 + (t242 - j * t316 - t64 * t334))
                    + (m_l * t332 - t44 * (t47 * t333 - t65 * t334) - t70 * t316);
                let t336 = t78 * (t77 * t335);
                let t337 = -(t44 * t336);
                let t338 = t78 * t316 + t57 * t336;
                let t339 = t295 - t298;
                let t340 = t327 * t336;
                let t341 = t329 * t336;
                let t342 = u_drive_l_h * t336;
                let t343 = t44 * t77;
                let t344 = -(t57 * t77);
                let t345 = t77 * t276;
                let t346 = t77 * (minus_l_h * t300);
                let t347 = t77 * (minus_l_h * t299);
                let t348 = t77 * (minus_l_h * u_drive);
                let t349 = half_h_over_i * t45;
                let t350 = rt::lit::<T>(0.5) * t45;
                let t351 = h_over_i * t45;
                let t352 = t44 * (h_over_i * t51) + t45 * (h_over_i * t52)
                    - (t52 * t351 + t51 * (h_over_i * t44));
                let t353 = t56 * (half_h_over_i * t44) + t350 * t352;
                let t354 = l_h_over_i * t45;
                let t355 = rt::lit::<T>(0.5) * (t47 * t351 + t44 * t354);
                let t356 = t53 * t353 + (t355 - t57 * (half_l_h_over_i * t52));
                let t357 = l_h_over_i * t44;
                let t358 = rt::lit::<T>(0.5) * (t44 * t357 - t65 * t351);
                let t359 = t358 - t57 * (half_l_h_over_i * t51) - t64 * t353;
                let t360 = m_l * (t51 * t356 - t52 * t359)
                    + (j * t353
                        - rt::lit::<T>(0.5)
                            * (t63 * (l_h_over_i * t52) + t69 * (l_h_over_i * t51)));
                let t361 = t355 + t356;
                let t362 = t45 * (k8 - m_l * (t358 + t359))
                    + (t47 * (m_ * t361)
                        - rt::lit::<T>(0.5) * (t60 * t354 + t74 * t357));
                let t363 = t57 * t360 + (t75 * t349 + (m_l * t361 + t70 * t353))
                    - t44 * t362;
                let t364 = t78 * (t77 * t363);
                let t365 = -(t78 * t349 + t44 * t364);
                let t366 = t57 * t364 - t78 * t353;
                let t367 = half_h * t310
                    + (t52 * t257 - m_l * t88 + (t118 * t256 + t45 * t265));
                let t368 = inv_i * t367;
                let t369 = h * (t78 * (half_l_h_over_i * t299) + t301 * t364);
                let t370 = -h * (t78 * (half_l_h_over_i * t300) - t303 * t364);
                let t371 = u_drive
                    * (t303 * (h_over_i * t300) - t301 * (h_over_i * t299))
                    + (t304 * (l_h_over_i * t300) - t302 * (l_h_over_i * t299));
                let t372 = -h
                    * (inv_i * u_steer + t78 * (rt::lit::<T>(0.5) * t371)
                        - l_u_drive * t364);
                let t373 = minus_l_h * t78;
                let t374 = quarter_h_h_over_i * t45;
                let t375 = h_h_over_i * t45;
                let t376 = t44 * (h_h_over_i * t51) + t45 * (h_h_over_i * t52)
                    - (t52 * t375 + t51 * (h_h_over_i * t44));
                let t377 = t56 * (quarter_h_h_over_i * t44)
                    + t376 * (rt::lit::<T>(0.25) * t45);
                let t378 = l_h_h_over_i * t45;
                let t379 = rt::lit::<T>(0.25) * (t47 * t375 + t44 * t378);
                let t380 = t53 * t377 + (t379 - t57 * (quarter_l_h_h_over_i * t52));
                let t381 = l_h_h_over_i * t44;
                let t382 = rt::lit::<T>(0.25) * (t44 * t381 - t65 * t375);
                let t383 = t382 - t57 * (quarter_l_h_h_over_i * t51) - t64 * t377;
                let t384 = m_l * (t51 * t380 - t52 * t383)
                    + (j * t377
                        - rt::lit::<T>(0.25)
                            * (t63 * (l_h_h_over_i * t52) + t69 * (l_h_h_over_i * t51)));
                let t385 = t379 + t380;
                let t386 = t45 * (k9 - m_l * (t382 + t383))
                    + (t47 * (m_ * t385)
                        - rt::lit::<T>(0.25) * (t60 * t378 + t74 * t381));
                let t387 = t57 * t384 + (t75 * t374 + (m_l * t385 + t70 * t377))
                    - t44 * t386;
                let t388 = t78 * (t77 * t387);
                let t389 = -(t78 * t374 + t44 * t388);
                let t390 = t57 * t388 - t78 * t377;
                let t391 = half_h_over_i * t367;
                let t392 = h * (t78 * (quarter_l_h_h_over_i * t299) + t301 * t388);
                let t393 = -h * (t78 * (quarter_l_h_h_over_i * t300) - t303 * t388);
                let t394 = u_drive
                    * (t303 * (h_h_over_i * t300) - t301 * (h_h_over_i * t299))
                    + (t304 * (l_h_h_over_i * t300) - t302 * (l_h_h_over_i * t299));
                let t395 = -h
                    * (t78 * (rt::lit::<T>(0.25) * t394) + (t6 + half_h_over_i * u_steer)
                        - l_u_drive * t388);
                let t122 = half_h * t45;
                let t123 = t78 * t122;
                let t124 = h * t45;
                let t125 = h * t44;
                let t126 = t52 * t124 + t51 * t125;
                let t128 = half_h * t44;
                let t129 = t56 * t128;
                let t396 = t126 * t350 - t129;
                let t131 = l_h * t45;
                let t132 = rt::lit::<T>(0.5) * (t47 * t124 + t44 * t131);
                let t397 = t53 * t396 - t132;
                let t134 = l_h * t44;
                let t135 = rt::lit::<T>(0.5) * (t65 * t124 - t44 * t134);
                let t398 = t135 - t64 * t396;
                let t399 = t397 - t132;
                let t138 = t75 * t122;
                let t400 = t57 * (j * t396 + m_l * (t51 * t397 - t52 * t398))
                    + (m_l * t399 + t70 * t396 - t138);
                let t140 = rt::lit::<T>(0.5) * (t60 * t131 + t74 * t134);
                let t401 = t44
                    * (t140 + t47 * (m_ * t399) - t45 * (k7 + m_l * (t135 + t398)));
                let t402 = t78 * (t77 * (t400 - t401));
                let t403 = t123 + rt::lit::<T>(1.0) - t44 * t402;
                let t144 = half_l_h * t52;
                let t145 = t57 * t144;
                let t146 = h * t51;
                let t147 = h * t52;
                let t148 = t44 * t146 + t45 * t147;
                let t404 = t148 * t350;
                let t405 = t145 - t53 * t404;
                let t406 = m_ * t405;
                let t153 = l_h * t52;
                let t154 = l_h * t51;
                let t155 = rt::lit::<T>(0.5) * (t63 * t153 + t69 * t154);
                let t156 = half_l_h * t51;
                let t157 = t57 * t156;
                let t407 = m_ * (t157 + t64 * t404);
                let t408 = t57 * (t53 * t406 - j * t404 + (t155 - t64 * t407))
                    + (m_l * t405 - t70 * t404 - t44 * (t47 * t406 - t65 * t407));
                let t409 = t78 * (t77 * t408);
                let t410 = -(t44 * t409);
                let t411 = t128 * t77;
                let t412 = t57 * t402 - t78 * t396;
                let t413 = t57 * t409 + (t78 * t404 + rt::lit::<T>(1.0));
                let t414 = t77 * (minus_half_h * t57);
                let t415 = half_h * t326;
                let t416 = half_h * t339;
                let t417 = half_h * t345 + rt::lit::<T>(1.0);
                let t418 = t327 * t402;
                let t419 = t327 * t409;
                let t420 = t77 * (k11 * t300);
                let t421 = t329 * t402;
                let t422 = t329 * t409;
                let t423 = t77 * (k11 * t299);
                let t424 = u_drive_l_h * t402;
                let t425 = u_drive_l_h * t409;
                let t426 = t77 * (k11 * u_drive);
                let (
                    [[d_theta1_rate_by_3,
                    d_theta1_rate_by_4,
                    d_theta1_rate_by_5,
                    d_theta1_rate_by_6,
                    d_theta1_rate_by_7,
                    d_theta1_rate_by_9,
                    d_theta1_rate_by_10,
                    ],
                    [d_theta2_rate_by_3,
                    d_theta2_rate_by_4,
                    d_theta2_rate_by_5,
                    d_theta2_rate_by_6,
                    d_theta2_rate_by_7,
                    d_theta2_rate_by_9,
                    d_theta2_rate_by_10,
                    ],
                    [d_rho1_rate_by_3,
                    d_rho1_rate_by_4,
                    d_rho1_rate_by_5,
                    d_rho1_rate_by_6,
                    d_rho1_rate_by_7,
                    d_rho1_rate_by_9,
                    d_rho1_rate_by_10,
                    ],
                    ],
                    [[d_result1_by_3,
                    d_result1_by_4,
                    d_result1_by_5,
                    d_result1_by_6,
                    d_result1_by_7,
                    d_result1_by_9,
                    d_result1_by_10,
                    ],
                    [d_result2_by_3,
                    d_result2_by_4,
                    d_result2_by_5,
                    d_result2_by_6,
                    d_result2_by_7,
                    d_result2_by_9,
                    d_result2_by_10,
                    ],
                    [d_result8_by_3,
                    d_result8_by_4,
                    d_result8_by_5,
                    d_result8_by_6,
                    d_result8_by_7,
                    d_result8_by_9,
                    d_result8_by_10,
                    ],
                    ],
                ) = rt::solve_rows_and(
                        [[t403, t410, t411], [t412, t413, t414], [t415, t416, t417]],
                        [
                            [t252, t324, t337, t343, t365, rt::lit::<T>(0.0), t389],
                            [t253, t325, t338, t344, t366, rt::lit::<T>(0.0), t390],
                            [t310, t326, t339, t345, t368, minus_l, t391],
                        ],
                        [[t418, t419, t420], [t421, t422, t423], [t424, t425, t426]],
                        [
                            [t312, t328, t340, t346, t369, rt::lit::<T>(0.0), t392],
                            [t314, t330, t341, t347, t370, rt::lit::<T>(0.0), t393],
                            [t315, t331, t342, t348, t372, t373, t395],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let x_new = x + h * t313;
                let y_new = y + h * t311;
                let t427 = h_over_i * t1;
                let theta0_new = theta0 + t427;
                let theta1_new = theta1 + h * theta1_rate;
                let theta2_new = theta2 + h * theta2_rate;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * u_steer;
                let work_new = work + h * (u_steer * t6 + l_u_drive * t78);
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    t427,
                    theta0_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    sin_theta0_ahead_new,
                    cos_theta0_ahead_new,
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
                let Scheme { half_h_h_over_i, .. } = *setting.scheme();
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
                        ],
                        [
                            d_result1_by_3,
                            d_result2_by_3,
                            rt::lit::<T>(1.0),
                            h * d_theta1_rate_by_3,
                            h * d_theta2_rate_by_3,
                            h * d_rho1_rate_by_3,
                            rt::lit::<T>(0.0),
                            d_result8_by_3,
                        ],
                        [
                            d_result1_by_4,
                            d_result2_by_4,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_4 + rt::lit::<T>(1.0),
                            h * d_theta2_rate_by_4,
                            h * d_rho1_rate_by_4,
                            rt::lit::<T>(0.0),
                            d_result8_by_4,
                        ],
                        [
                            d_result1_by_5,
                            d_result2_by_5,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_5,
                            h * d_theta2_rate_by_5 + rt::lit::<T>(1.0),
                            h * d_rho1_rate_by_5,
                            rt::lit::<T>(0.0),
                            d_result8_by_5,
                        ],
                        [
                            d_result1_by_6,
                            d_result2_by_6,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_6,
                            h * d_theta2_rate_by_6,
                            h * d_rho1_rate_by_6 + rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            d_result8_by_6,
                        ],
                        [
                            d_result1_by_7,
                            d_result2_by_7,
                            h_over_i,
                            h * d_theta1_rate_by_7,
                            h * d_theta2_rate_by_7,
                            h * d_rho1_rate_by_7,
                            rt::lit::<T>(1.0),
                            d_result8_by_7,
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
                        ],
                    ]),
                    b: rt::matrix([
                        [
                            d_result1_by_9,
                            d_result2_by_9,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_9,
                            h * d_theta2_rate_by_9,
                            h * d_rho1_rate_by_9,
                            rt::lit::<T>(0.0),
                            d_result8_by_9,
                        ],
                        [
                            d_result1_by_10,
                            d_result2_by_10,
                            half_h_h_over_i,
                            h * d_theta1_rate_by_10,
                            h * d_theta2_rate_by_10,
                            h * d_rho1_rate_by_10,
                            h,
                            d_result8_by_10,
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
                along_state5, along_state6, along_state7, along_state8]] = along
                    .state
                    .data
                    .0;
                let [[along_inputs1, along_inputs2]] = along.inputs.data.0;
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    m_l_over_i,
                    k4,
                    k5,
                    half_m,
                    half_j,
                    half_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    minus_half_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t42 = half_h * theta1_rate + t3;
                    let (t43, t44) = rt::sin_cos(t42);
                    let t45 = rho1 + half_h * rho1_rate;
                    let t46 = l * t43;
                    let t47 = l - t43 * t46;
                    let t48 = half_h * theta2_rate + t4;
                    let (t49, t50) = rt::sin_cos(t48);
                    let t51 = l * t49;
                    let t52 = t43 * t50;
                    let t53 = t49 * t44;
                    let t54 = t52 - t53;
                    let t55 = t44 * t54;
                    let t56 = t47 + t51 * t55;
                    let t57 = m_ * (t47 + t56);
                    let t58 = l * (m_l_2 + t57);
                    let t59 = j * t55;
                    let t62 = l * t44;
                    let t63 = t43 * t62;
                    let t61 = l * t50;
                    let t64 = t63 - t61 * t55;
                    let t67 = t46 * t57;
                    let t68 = j * t43;
                    let t69 = t63 + t64;
                    let t213 = m_l * t44;
                    let t214 = t58 + t55 * (t59 + m_l * (t49 * t56 - t50 * t64))
                        - t43 * (t67 - (t68 + t69 * t213));
                    let t215 = t45 / t214;
                    let t216 = t43 * t215;
                    let t217 = t55 * t215;
                    let t218 = l * t215 - t46 * t216;
                    let t219 = t218 + t51 * t217;
                    let t220 = t62 * t216;
                    let t221 = t220 - t61 * t217;
                    let t110 = t5 * t50;
                    let t222 = t43 * t216;
                    let t114 = t43 * t49 + t44 * t50;
                    let t115 = t5 * t114;
                    let t223 = t44 * t216;
                    let t224 = t44
                        * (t49 * (t222 + t43 * t217)
                            + (t115 + t50 * (t223 + t44 * t217)));
                    let t225 = (j * t217 + m_l * (t49 * t219 - t50 * t221))
                        * (t110 + t54 * t222 - t224);
                    let t179 = m_l * t43;
                    let t226 = m_ * (t220 + t221);
                    let t101 = t5 * t44;
                    let t86 = l_m_l * t50;
                    let t89 = k1 * t54;
                    let t79 = twice_l_m_l * t44;
                    let t77 = t53 - t52;
                    let t78 = k1 * t77;
                    let t227 = (t215 * t86 - t89 * t216) * (t55 * t217)
                        + (l_u_drive + t222 * (t215 * t79 + t78 * t217));
                    let t228 = (t179 * (t218 + t219) - j * t216 - t62 * t226)
                        * (t101 + t223) + (t6 * t226 + t227);
                    solution1.update([-t216, t217, t225 + t228]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = t11 + t14 * t18;
                            let t20 = m_ * (t11 + t19);
                            let t21 = l * t9;
                            let t22 = t8 * t21;
                            let t23 = l * t13;
                            let t24 = t22 - t23 * t18;
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + m_l * (t12 * t19 - t13 * t24));
                            let t26 = t25
                                - t8 * (t10 * t20 - (j * t8 + (t22 + t24) * (m_l * t9)));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = t30 + t14 * t29;
                            let t32 = t21 * t28;
                            let t33 = t32 - t23 * t29;
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (j * t29 + m_l * (t12 * t31 - t13 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t32 + t33;
                            let t39 = ((t30 + t31) * (m_l * t8) - j * t28
                                - t21 * (m_ * t38)) * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29) + t38 * (m_l_over_i * rho2);
                            let t41 = l_u_drive
                                + t34 * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9))
                                + t40;
                            [-t28, t29, t37 + (t39 + t41)]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t42 = half_h * theta1_rate + t3;
                            let (t43, t44) = rt::sin_cos(t42);
                            let t45 = rho1 + half_h * rho1_rate;
                            let t46 = l * t43;
                            let t47 = l - t43 * t46;
                            let t48 = half_h * theta2_rate + t4;
                            let (t49, t50) = rt::sin_cos(t48);
                            let t51 = l * t49;
                            let t52 = t43 * t50;
                            let t53 = t49 * t44;
                            let t54 = t52 - t53;
                            let t55 = t44 * t54;
                            let t56 = t47 + t51 * t55;
                            let t57 = m_ * (t47 + t56);
                            let t58 = l * (m_l_2 + t57);
                            let t59 = j * t55;
                            let t60 = m_ * t56;
                            let t61 = l * t50;
                            let t62 = l * t44;
                            let t63 = t43 * t62;
                            let t64 = t63 - t61 * t55;
                            let t65 = m_ * t64;
                            let t66 = t59 + t51 * t60 - t61 * t65;
                            let t67 = t46 * t57;
                            let t68 = j * t43;
                            let t69 = t63 + t64;
                            let t70 = m_ * t69;
                            let t71 = t67 - t68 - t62 * t70;
                            let t72 = t58 + t55 * t66 - t43 * t71;
                            let t73 = rt::lit::<T>(1.0) / t72;
                            let t74 = t45 * t73;
                            let t75 = t43 * t74;
                            let t76 = t55 * t74;
                            let t77 = t53 - t52;
                            let t78 = k1 * t77;
                            let t79 = twice_l_m_l * t44;
                            let t80 = t78 * t76 + t74 * t79;
                            let t81 = t75 * t80;
                            let t82 = t62 * t75;
                            let t83 = t82 - t61 * t76;
                            let t84 = t82 + t83;
                            let t85 = m_ * t84;
                            let t86 = l_m_l * t50;
                            let t87 = t74 * t86;
                            let t88 = t76 * t87;
                            let t89 = k1 * t54;
                            let t90 = t89 * t76;
                            let t91 = t75 * t90;
                            let t92 = t88 - t91;
                            let t93 = l * t74;
                            let t94 = t93 - t46 * t75;
                            let t95 = t94 + t51 * t76;
                            let t96 = m_ * (t94 + t95);
                            let t97 = t46 * t96;
                            let t98 = j * t75 + t62 * t85;
                            let t99 = t97 - t98;
                            let t100 = t44 * t75;
                            let t101 = t5 * t44;
                            let t102 = t100 + t101;
                            let t103 = rho1_rate - l_u_drive - t43 * t81
                                - (t6 * t85 + t55 * t92) - t99 * t102;
                            let t104 = m_ * t95;
                            let t105 = t51 * t104;
                            let t106 = j * t76;
                            let t107 = m_ * t83;
                            let t108 = t61 * t107;
                            let t109 = t105 + (t106 - t108);
                            let t110 = t5 * t50;
                            let t111 = t43 * t75;
                            let t112 = t49 * t76;
                            let t113 = t50 * t76;
                            let t114 = t43 * t49 + t44 * t50;
                            let t115 = t5 * t114;
                            let t116 = t50 * t100 + t43 * t112
                                + (t49 * t111 + (t44 * t113 + t115));
                            let t117 = t110 + t54 * t111 - t44 * t116;
                            let t118 = half_h * t44;
                            let t119 = t74 * t118;
                            let t120 = h * t44;
                            let t121 = h * t43;
                            let t122 = t50 * t120 + t49 * t121;
                            let t123 = rt::lit::<T>(0.5) * t122;
                            let t124 = half_h * t43;
                            let t125 = t54 * t124;
                            let t126 = t44 * t123 - t125;
                            let t127 = l_h * t44;
                            let t128 = rt::lit::<T>(0.5) * (t46 * t120 + t43 * t127);
                            let t129 = t51 * t126 - t128;
                            let t130 = l_h * t43;
                            let t131 = rt::lit::<T>(0.5) * (t62 * t120 - t43 * t130);
                            let t132 = t131 - t61 * t126;
                            let t133 = t129 - t128;
                            let t134 = t71 * t118;
                            let t135 = t55 * (j * t126 + m_l * (t49 * t129 - t50 * t132))
                                + (m_l * t133 + t66 * t126 - t134);
                            let t136 = rt::lit::<T>(0.5) * (t57 * t127 + t70 * t130);
                            let t137 = t43
                                * (t46 * (m_ * t133) + t136
                                    - t44 * (k7 + m_l * (t131 + t132)));
                            let t138 = t74 * (t73 * (t135 - t137));
                            let t139 = t119 - t43 * t138;
                            let t140 = half_l_h * t50;
                            let t141 = t55 * t140;
                            let t142 = h * t49;
                            let t143 = h * t50;
                            let t144 = t43 * t142 + t44 * t143;
                            let t145 = rt::lit::<T>(0.5) * t144;
                            let t146 = t44 * t145;
                            let t147 = t141 - t51 * t146;
                            let t148 = m_ * t147;
                            let t149 = l_h * t50;
                            let t150 = l_h * t49;
                            let t151 = rt::lit::<T>(0.5) * (t60 * t149 + t65 * t150);
                            let t152 = half_l_h * t49;
                            let t153 = t55 * t152;
                            let t154 = m_ * (t153 + t61 * t146);
                            let t155 = t55
                                * (t51 * t148 - j * t146 + (t151 - t61 * t154))
                                + (m_l * t147 - t66 * t146
                                    - t43 * (t46 * t148 - t62 * t154));
                            let t156 = t74 * (t73 * t155);
                            let t157 = t43 * t156;
                            let t158 = h * t73;
                            let t159 = t43 * t158;
                            let t160 = rt::lit::<T>(0.5) * t159;
                            let t161 = t55 * t138;
                            let t162 = t126 * t74;
                            let t163 = t146 * t74 + t55 * t156;
                            let t164 = t55 * t158;
                            let t165 = t162 - t161;
                            let t166 = l * t138;
                            let t167 = t46 * t139 + (t166 + t75 * (half_l_h * t44));
                            let t168 = t51 * t165 - t167;
                            let t169 = half_l_h * t43;
                            let t170 = t62 * t139 - t75 * t169;
                            let t171 = t170 - t61 * t165;
                            let t172 = t76 * (k5 * t122);
                            let t173 = t80 * t139
                                + t75
                                    * (t78 * t165 - t172
                                        - twice_m_l * (t74 * t169 + t44 * t166));
                            let t174 = m_ * (t170 + t171);
                            let t175 = t44 * t139 - t124 * t75;
                            let t176 = t87 * t165 - t113 * (l_m_l * t138) - t90 * t139
                                - t75 * (t172 + t89 * t165);
                            let t177 = t99 * (t175 - t121 * t7)
                                + (t55 * t176 + (t126 * t92 + t81 * t118));
                            let t178 = t117
                                * (j * t165 + m_l * (t49 * t168 - t50 * t171))
                                + (t43 * t173 + t6 * t174 + t177);
                            let t179 = m_l * t43;
                            let t180 = (t168 - t167) * t179 - j * t139
                                + (rt::lit::<T>(0.5) * (t127 * t96 + t130 * t85)
                                    - t62 * t174);
                            let t181 = t75 * t118 + t43 * t139;
                            let t182 = t7 * (t49 * t120 - t50 * t121)
                                + rt::lit::<T>(0.5) * (t120 * t112 - t121 * t113);
                            let t183 = t44
                                * (t50 * (t175 + t44 * t165)
                                    + (t49 * (t181 + t43 * t165) + t182));
                            let t184 = t102 * t180
                                + t109 * (t124 * t116 + (t123 * t111 + t54 * t181) - t183);
                            let t185 = t44 * t157;
                            let t186 = t43 * (t76 * (half_h * t50) - t49 * t163)
                                + (t7 * (t43 * t143 - t44 * t142) - t50 * t185);
                            let t187 = t43 * t157;
                            let t188 = rt::lit::<T>(0.5) * (t143 * t111 - t142 * t100)
                                - t49 * t187 - t44 * (t76 * (half_h * t49) + t50 * t163);
                            let t189 = t109
                                * (t44 * (t186 + t188)
                                    + (t54 * t187 + (t142 * t7 + t145 * t111)));
                            let t190 = l * t156;
                            let t191 = t46 * t157 - t190;
                            let t192 = t191 + t140 * t76 - t51 * t163;
                            let t193 = t62 * t157;
                            let t194 = t61 * t163 + (t152 * t76 - t193);
                            let t195 = m_ * (t194 - t193);
                            let t196 = t76 * (k5 * t144);
                            let t197 = t90 * t157 - t87 * t163
                                - (t152 * t74 + t50 * t190) * (m_l * t76);
                            let t198 = t43
                                * (t75 * (t196 - t79 * t156 - t78 * t163) - t80 * t157)
                                + t55 * (t75 * (t196 + t89 * t163) + t197);
                            let t199 = m_l * (t49 * t192 - t50 * t194)
                                + (rt::lit::<T>(0.5) * (t149 * t104 + t150 * t107)
                                    - j * t163);
                            let t200 = t189
                                - t102 * (j * t157 + t179 * (t191 + t192) - t62 * t195)
                                + (t99 * t185 + (t146 * t92 - t6 * t195) - t198
                                    - t117 * t199);
                            let t201 = t43
                                * (t80 * t160
                                    + t75 * (t164 * (k5 * t77) + t73 * (m_l_l_h * t44)));
                            let t202 = t62 * t159;
                            let t203 = t202 - t61 * t164;
                            let t204 = half_m * (t202 + t203);
                            let t205 = t113 * (half_m_l_l_h * t73)
                                + rt::lit::<T>(0.5)
                                    * (t164 * (t87 - t89 * t75) - t90 * t159);
                            let t206 = rt::lit::<T>(0.5) * (l_h * t73 - t46 * t159);
                            let t207 = t206 + t164 * (half_l * t49);
                            let t208 = t43 * t159;
                            let t209 = t44 * t159;
                            let t210 = t54 * t208
                                - t44
                                    * (t49 * (t208 + t43 * t164) + t50 * (t209 + t44 * t164));
                            let t211 = t102
                                * (t179 * (t206 + t207) - (half_j * t159 + t62 * t204))
                                + t109 * (rt::lit::<T>(0.5) * t210);
                            let t212 = t99 * (rt::lit::<T>(0.5) * t209)
                                + t117
                                    * (t207 * (m_l * t49)
                                        + (half_j * t164 - t61 * (half_m * t203)));
                            (
                                [theta1_rate + t75, theta2_rate - t76, t103 - t109 * t117],
                                [
                                    [t139 + rt::lit::<T>(1.0), -t157, t160],
                                    [
                                        t161 - t162,
                                        t163 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t164,
                                    ],
                                    [
                                        -(t178 + t184),
                                        t200,
                                        rt::lit::<T>(1.0) - t201 - t6 * t204 - t55 * t205 - t211
                                            - t212,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate] = solution1.x;
                let t45 = rho1 + half_h * rho1_rate;
                let t42 = half_h * theta1_rate + t3;
                let (t43, t44) = rt::sin_cos(t42);
                let t46 = l * t43;
                let t47 = l - t43 * t46;
                let t48 = half_h * theta2_rate + t4;
                let (t49, t50) = rt::sin_cos(t48);
                let t51 = l * t49;
                let t52 = t43 * t50;
                let t53 = t49 * t44;
                let t54 = t52 - t53;
                let t55 = t44 * t54;
                let t56 = t47 + t51 * t55;
                let t57 = m_ * (t47 + t56);
                let t58 = l * (m_l_2 + t57);
                let t59 = j * t55;
                let t60 = m_ * t56;
                let t61 = l * t50;
                let t62 = l * t44;
                let t63 = t43 * t62;
                let t64 = t63 - t61 * t55;
                let t65 = m_ * t64;
                let t66 = t59 + t51 * t60 - t61 * t65;
                let t67 = t46 * t57;
                let t68 = j * t43;
                let t69 = t63 + t64;
                let t70 = m_ * t69;
                let t71 = t67 - t68 - t62 * t70;
                let t72 = t58 + t55 * t66 - t43 * t71;
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = t45 * t73;
                let t118 = half_h * t44;
                let t119 = t74 * t118;
                let t120 = h * t44;
                let t121 = h * t43;
                let t122 = t50 * t120 + t49 * t121;
                let t229 = rt::lit::<T>(0.5) * t44;
                let t124 = half_h * t43;
                let t125 = t54 * t124;
                let t230 = t122 * t229 - t125;
                let t127 = l_h * t44;
                let t128 = rt::lit::<T>(0.5) * (t46 * t120 + t43 * t127);
                let t231 = t51 * t230 - t128;
                let t130 = l_h * t43;
                let t131 = rt::lit::<T>(0.5) * (t62 * t120 - t43 * t130);
                let t232 = t131 - t61 * t230;
                let t233 = t231 - t128;
                let t134 = t71 * t118;
                let t234 = t55 * (j * t230 + m_l * (t49 * t231 - t50 * t232))
                    + (m_l * t233 + t66 * t230 - t134);
                let t136 = rt::lit::<T>(0.5) * (t57 * t127 + t70 * t130);
                let t235 = t43
                    * (t136 + t46 * (m_ * t233) - t44 * (k7 + m_l * (t131 + t232)));
                let t236 = t74 * (t73 * (t234 - t235));
                let t237 = t119 + rt::lit::<T>(1.0) - t43 * t236;
                let t140 = half_l_h * t50;
                let t141 = t55 * t140;
                let t142 = h * t49;
                let t143 = h * t50;
                let t144 = t43 * t142 + t44 * t143;
                let t238 = t144 * t229;
                let t239 = t141 - t51 * t238;
                let t240 = m_ * t239;
                let t149 = l_h * t50;
                let t150 = l_h * t49;
                let t151 = rt::lit::<T>(0.5) * (t60 * t149 + t65 * t150);
                let t152 = half_l_h * t49;
                let t153 = t55 * t152;
                let t241 = m_ * (t153 + t61 * t238);
                let t242 = t55 * (t51 * t240 - j * t238 + (t151 - t61 * t241))
                    + (m_l * t239 - t66 * t238 - t43 * (t46 * t240 - t62 * t241));
                let t243 = t74 * (t73 * t242);
                let t244 = -(t43 * t243);
                let t245 = t124 * t73;
                let t246 = t55 * t236 - t74 * t230;
                let t247 = t55 * t243 + (t74 * t238 + rt::lit::<T>(1.0));
                let t248 = t73 * (minus_half_h * t55);
                let t76 = t55 * t74;
                let t106 = j * t76;
                let t93 = l * t74;
                let t75 = t43 * t74;
                let t94 = t93 - t46 * t75;
                let t95 = t94 + t51 * t76;
                let t104 = m_ * t95;
                let t105 = t51 * t104;
                let t249 = t106 + t105;
                let t82 = t62 * t75;
                let t83 = t82 - t61 * t76;
                let t107 = m_ * t83;
                let t108 = t61 * t107;
                let t250 = t249 - t108;
                let t251 = t44 * t250;
                let t252 = t108 - t249;
                let t77 = t53 - t52;
                let t78 = k1 * t77;
                let t79 = twice_l_m_l * t44;
                let t80 = t78 * t76 + t74 * t79;
                let t253 = t49 * t251 + (t54 * t252 - t80);
                let t100 = t44 * t75;
                let t101 = t5 * t44;
                let t102 = t100 + t101;
                let t254 = t62 * t102 - t6;
                let t110 = t5 * t50;
                let t111 = t43 * t75;
                let t112 = t49 * t76;
                let t113 = t50 * t76;
                let t114 = t43 * t49 + t44 * t50;
                let t115 = t5 * t114;
                let t116 = t50 * t100 + t43 * t112 + (t49 * t111 + (t44 * t113 + t115));
                let t117 = t110 + t54 * t111 - t44 * t116;
                let t255 = t254 + t61 * t117;
                let t256 = m_ * (t254 + t255);
                let t257 = t46 * t102;
                let t258 = t257 + t51 * t117;
                let t259 = m_ * (t257 + t258);
                let t84 = t82 + t83;
                let t85 = m_ * t84;
                let t98 = j * t75 + t62 * t85;
                let t96 = m_ * (t94 + t95);
                let t97 = t46 * t96;
                let t260 = t98 - t97;
                let t261 = t260 + t50 * t251;
                let t89 = k1 * t54;
                let t90 = t89 * t76;
                let t262 = t43 * t253 + t62 * t256
                    + (t46 * t259 + (t44 * t261 + (j * t102 + t55 * t90)));
                let t263 = t43 * t251;
                let t264 = m_ * t255;
                let t265 = t44 * t251;
                let t266 = t55 * t75;
                let t86 = l_m_l * t50;
                let t87 = t74 * t86;
                let t267 = t50 * t265 + (t89 * t266 - t55 * t87 - t78 * t111 - j * t117);
                let t268 = m_ * t258;
                let t269 = t49 * t263 - t61 * t264 + (t267 - t51 * t268);
                let t270 = t76 * (m_l * t55);
                let t271 = t43 * t262
                    + (t55 * t269
                        - l * (t259 + (t111 * (twice_m_l * t44) + t50 * t270)));
                let t272 = t45 * t271 * (rt::lit::<T>(1.0) / (t72 * t72));
                let t273 = t43 * t272;
                let t274 = t46 * t273 - l * t272;
                let t275 = t55 * t272;
                let t276 = t274 - t51 * t275;
                let t277 = m_ * t276;
                let t91 = t75 * t90;
                let t88 = t76 * t87;
                let t278 = t62 * t273;
                let t279 = t61 * t275 - t278;
                let t280 = m_ * t279;
                let t281 = t74 * t269 + (t91 - t88) - t66 * t272 - j * t275 - t61 * t280;
                let t282 = t51 * t277 + t281;
                let t283 = t44 * t282 + ((t111 + t266) * (k1 * t76) + t111 * t252);
                let t284 = m_ * (t274 + t276);
                let t285 = m_ * (t279 - t278);
                let t286 = t5 * t251;
                let t287 = t71 * t272
                    + (t74 * t262 + (t75 * t253 + (t112 * t251 + t49 * t286)));
                let t288 = l * (t57 * t273 + (t75 * t259 - t96 * t102) - t43 * t284)
                    + (t62 * t285 + (t287 - j * t273) - t46 * t284);
                let t289 = t44 * (t50 * t283 + t288);
                let t290 = t50 * t286 + (t116 * t250 - t111 * (twice_l_m_l * t74))
                    + (t75 * t261 + (t113 * t251 + t5 * t260));
                let t291 = l * (t43 * t285 + (t75 * t256 + t85 * t102 - t70 * t273))
                    + t290;
                let t292 = t43 * (t54 * t282 + t291 - t49 * t283);
                let t293 = t289 - t292;
                let t294 = half_h * t293;
                let t295 = l * (t55 * t277 - (t60 * t275 + (t76 * t268 + t104 * t117)))
                    + (t43 * t286 + (t111 * t251 + t76 * t263));
                let t296 = t50 * (t295 - t44 * t283);
                let t297 = t100 * t251 + (t5 * t252 - t93 * t270)
                    + (t76 * t265 + t44 * t286);
                let t298 = l * (t65 * t275 + (t107 * t117 - t76 * t264) - t55 * t280)
                    + t297;
                let t299 = t49 * (t43 * t283 + t298);
                let t300 = t296 - t299;
                let t301 = half_h * t300;
                let t302 = t73 * t271;
                let t303 = half_h * t302 + rt::lit::<T>(1.0);
                let t304 = along_state7 + half_h * along_inputs2;
                let t305 = along_state3 + half_h_over_i * t304;
                let t306 = along_state4 - t305;
                let t307 = t44 * t306;
                let t308 = t43 * t306;
                let t309 = along_state5 - t305;
                let t310 = t49 * t309;
                let t311 = t50 * t309;
                let t312 = t44 * (t50 * t307 + t49 * t308 - (t43 * t310 + t44 * t311))
                    - t54 * t308;
                let t313 = l * t311;
                let t314 = l * t307;
                let t315 = t46 * t307 + t43 * t314;
                let t316 = t51 * t312 + (t55 * t313 - t315);
                let t317 = l * t308;
                let t318 = t62 * t307 - t43 * t317;
                let t319 = l * t310;
                let t320 = t318 + t55 * t319 - t61 * t312;
                let t321 = m_l * (t49 * t316 - t50 * t320)
                    + (t65 * t319 + (j * t312 + t60 * t313));
                let t322 = t316 - t315;
                let t213 = m_l * t44;
                let t323 = t46 * (m_ * t322)
                    + (t57 * t314 + (t70 * t317 - j * t307) - t213 * (t318 + t320));
                let t324 = t55 * t321 + (m_l * t322 + t66 * t312 - t71 * t307)
                    - t43 * t323;
                let t325 = t73 * (along_state6 - t74 * t324);
                let t326 = t74 * t307 + t43 * t325;
                let t327 = -(t74 * t312 + t55 * t325);
                let (t328, t329) = rt::sin_cos(t2);
                let t330 = l * t329;
                let t331 = u_drive * t329;
                let t332 = l * t328;
                let t333 = u_drive * t328;
                let t334 = t328 * (u_drive * t330 + l * t331)
                    - t329 * (u_drive * t332 + l * t333);
                let t335 = t292 - t296 + (t299 + t334 - t289);
                let t336 = half_h * t335
                    + (t50 * t252 - m_l * t84 + (t114 * t251 + t44 * t260));
                let t337 = inv_i * t304;
                let t338 = along_state3 * t335
                    + (along_state5 * t300
                        + (along_state4 * t293
                            + (along_state6 * t302 - l * along_inputs1)));
                let t339 = t336 * t337 + t338;
                let [d_theta1_rate_by_1, d_theta2_rate_by_1, d_rho1_rate_by_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t326, t327, t339],
                            [[t237, t244, t245], [t246, t247, t248], [t294, t301, t303]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let t340 = t306 + half_h * d_theta1_rate_by_1;
                let t341 = t44 * t340;
                let t342 = t43 * t340;
                let t343 = t309 + half_h * d_theta2_rate_by_1;
                let t344 = t49 * t343;
                let t345 = t50 * t343;
                let t346 = t44 * (t50 * t341 + t49 * t342 - (t43 * t344 + t44 * t345))
                    - t54 * t342;
                let t347 = l * t345;
                let t348 = l * t341;
                let t349 = t46 * t341 + t43 * t348;
                let t350 = t51 * t346 + (t55 * t347 - t349);
                let t351 = l * t342;
                let t352 = t62 * t341 - t43 * t351;
                let t353 = l * t344;
                let t354 = t352 + t55 * t353 - t61 * t346;
                let t355 = m_l * (t49 * t350 - t50 * t354)
                    + (j * t346 + (t60 * t347 + t65 * t353));
                let t356 = t350 - t349;
                let t357 = t46 * (m_ * t356)
                    + (t57 * t348 + (t70 * t351 - j * t341) - t213 * (t352 + t354));
                let t358 = t55 * t355 + (m_l * t356 + (t66 * t346 - t71 * t341))
                    - t43 * t357;
                let t359 = t73 * (along_state6 + half_h * d_rho1_rate_by_1 - t74 * t358);
                let t360 = t328 * t305;
                let t361 = l * t360;
                let t362 = t329 * t305;
                let t363 = l * t362;
                let t364 = t332 * (along_inputs1 * t328 + u_drive * t362)
                    + t330 * (along_inputs1 * t329 - u_drive * t360);
                let t365 = t74 * (t333 * t363 - t331 * t361 + t364)
                    + (along_inputs2 * t5 + u_steer * t337);
                Ok(
                    rt::vector([
                        along_state1 + h * (t330 * t359 - t74 * t361),
                        along_state2 + h * (t74 * t363 + t332 * t359),
                        along_state3 + h_over_i * t304,
                        along_state4 + h * d_theta1_rate_by_1,
                        along_state5 + h * d_theta2_rate_by_1,
                        along_state6 + h * d_rho1_rate_by_1,
                        along_state7 + h * along_inputs2,
                        along_state8 + h * (l_u_drive * t359 + t365),
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
                adjoint7, adjoint8]] = adjoint.data.0;
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    m_l_over_i,
                    k4,
                    k5,
                    half_m,
                    half_j,
                    half_l,
                    inv_h,
                    half_h,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t42 = half_h * theta1_rate + t3;
                    let (t43, t44) = rt::sin_cos(t42);
                    let t45 = rho1 + half_h * rho1_rate;
                    let t46 = l * t43;
                    let t47 = l - t43 * t46;
                    let t48 = half_h * theta2_rate + t4;
                    let (t49, t50) = rt::sin_cos(t48);
                    let t51 = l * t49;
                    let t52 = t43 * t50;
                    let t53 = t49 * t44;
                    let t54 = t52 - t53;
                    let t55 = t44 * t54;
                    let t56 = t47 + t51 * t55;
                    let t57 = m_ * (t47 + t56);
                    let t58 = l * (m_l_2 + t57);
                    let t59 = j * t55;
                    let t62 = l * t44;
                    let t63 = t43 * t62;
                    let t61 = l * t50;
                    let t64 = t63 - t61 * t55;
                    let t67 = t46 * t57;
                    let t68 = j * t43;
                    let t69 = t63 + t64;
                    let t208 = t58 + t55 * (t59 + m_l * (t49 * t56 - t50 * t64))
                        - t43 * (t67 - (t68 + t69 * (m_l * t44)));
                    let t209 = t45 / t208;
                    let t210 = t43 * t209;
                    let t211 = t55 * t209;
                    let t212 = l * t209 - t46 * t210;
                    let t213 = t212 + t51 * t211;
                    let t214 = t62 * t210;
                    let t215 = t214 - t61 * t211;
                    let t103 = t5 * t50;
                    let t216 = t43 * t210;
                    let t107 = t43 * t49 + t44 * t50;
                    let t108 = t5 * t107;
                    let t217 = t44 * t210;
                    let t218 = t44
                        * (t49 * (t216 + t43 * t211)
                            + (t108 + t50 * (t217 + t44 * t211)));
                    let t219 = (j * t211 + m_l * (t49 * t213 - t50 * t215))
                        * (t103 + t54 * t216 - t218);
                    let t171 = m_l * t43;
                    let t220 = m_ * (t214 + t215);
                    let t97 = t5 * t44;
                    let t86 = l_m_l * t50;
                    let t88 = k1 * t54;
                    let t79 = twice_l_m_l * t44;
                    let t77 = t53 - t52;
                    let t78 = k1 * t77;
                    let t221 = (t209 * t86 - t88 * t210) * (t55 * t211)
                        + (l_u_drive + t216 * (t209 * t79 + t78 * t211));
                    let t222 = (t171 * (t212 + t213) - j * t210 - t62 * t220)
                        * (t97 + t217) + (t6 * t220 + t221);
                    solution1.update([-t210, t211, t219 + t222]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = t11 + t14 * t18;
                            let t20 = m_ * (t11 + t19);
                            let t21 = l * t9;
                            let t22 = t8 * t21;
                            let t23 = l * t13;
                            let t24 = t22 - t23 * t18;
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + m_l * (t12 * t19 - t13 * t24));
                            let t26 = t25
                                - t8 * (t10 * t20 - (j * t8 + (t22 + t24) * (m_l * t9)));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = t30 + t14 * t29;
                            let t32 = t21 * t28;
                            let t33 = t32 - t23 * t29;
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (j * t29 + m_l * (t12 * t31 - t13 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t32 + t33;
                            let t39 = ((t30 + t31) * (m_l * t8) - j * t28
                                - t21 * (m_ * t38)) * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29) + t38 * (m_l_over_i * rho2);
                            let t41 = l_u_drive
                                + t34 * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9))
                                + t40;
                            [-t28, t29, t37 + (t39 + t41)]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t42 = half_h * theta1_rate + t3;
                            let (t43, t44) = rt::sin_cos(t42);
                            let t45 = rho1 + half_h * rho1_rate;
                            let t46 = l * t43;
                            let t47 = l - t43 * t46;
                            let t48 = half_h * theta2_rate + t4;
                            let (t49, t50) = rt::sin_cos(t48);
                            let t51 = l * t49;
                            let t52 = t43 * t50;
                            let t53 = t49 * t44;
                            let t54 = t52 - t53;
                            let t55 = t44 * t54;
                            let t56 = t47 + t51 * t55;
                            let t57 = m_ * (t47 + t56);
                            let t58 = l * (m_l_2 + t57);
                            let t59 = j * t55;
                            let t60 = m_ * t56;
                            let t61 = l * t50;
                            let t62 = l * t44;
                            let t63 = t43 * t62;
                            let t64 = t63 - t61 * t55;
                            let t65 = m_ * t64;
                            let t66 = t59 + t51 * t60 - t61 * t65;
                            let t67 = t46 * t57;
                            let t68 = j * t43;
                            let t69 = t63 + t64;
                            let t70 = m_ * t69;
                            let t71 = t67 - t68 - t62 * t70;
                            let t72 = t58 + t55 * t66 - t43 * t71;
                            let t73 = rt::lit::<T>(1.0) / t72;
                            let t74 = t45 * t73;
                            let t75 = t43 * t74;
                            let t76 = t55 * t74;
                            let t77 = t53 - t52;
                            let t78 = k1 * t77;
                            let t79 = twice_l_m_l * t44;
                            let t80 = t78 * t76 + t74 * t79;
                            let t81 = t75 * t80;
                            let t82 = t62 * t75;
                            let t83 = t82 - t61 * t76;
                            let t84 = t82 + t83;
                            let t85 = m_ * t84;
                            let t86 = l_m_l * t50;
                            let t87 = t74 * t86;
                            let t88 = k1 * t54;
                            let t89 = t88 * t76;
                            let t90 = t76 * t87 - t75 * t89;
                            let t91 = l * t74;
                            let t92 = t91 - t46 * t75;
                            let t93 = t92 + t51 * t76;
                            let t94 = m_ * (t92 + t93);
                            let t95 = t46 * t94 - (j * t75 + t62 * t85);
                            let t96 = t44 * t75;
                            let t97 = t5 * t44;
                            let t98 = t96 + t97;
                            let t99 = rho1_rate - l_u_drive - t43 * t81
                                - (t6 * t85 + t55 * t90) - t95 * t98;
                            let t100 = m_ * t93;
                            let t101 = m_ * t83;
                            let t102 = t51 * t100 + (j * t76 - t61 * t101);
                            let t103 = t5 * t50;
                            let t104 = t43 * t75;
                            let t105 = t49 * t76;
                            let t106 = t50 * t76;
                            let t107 = t43 * t49 + t44 * t50;
                            let t108 = t5 * t107;
                            let t109 = t50 * t96 + t43 * t105
                                + (t49 * t104 + (t44 * t106 + t108));
                            let t110 = t103 + t54 * t104 - t44 * t109;
                            let t111 = half_h * t44;
                            let t112 = h * t44;
                            let t113 = h * t43;
                            let t114 = t50 * t112 + t49 * t113;
                            let t115 = rt::lit::<T>(0.5) * t114;
                            let t116 = half_h * t43;
                            let t117 = t44 * t115 - t54 * t116;
                            let t118 = l_h * t44;
                            let t119 = rt::lit::<T>(0.5) * (t46 * t112 + t43 * t118);
                            let t120 = t51 * t117 - t119;
                            let t121 = l_h * t43;
                            let t122 = rt::lit::<T>(0.5) * (t62 * t112 - t43 * t121);
                            let t123 = t122 - t61 * t117;
                            let t124 = t120 - t119;
                            let t125 = t55 * (j * t117 + m_l * (t49 * t120 - t50 * t123))
                                + (m_l * t124 + t66 * t117 - t71 * t111);
                            let t126 = t46 * (m_ * t124)
                                + rt::lit::<T>(0.5) * (t57 * t118 + t70 * t121)
                                - t44 * (k7 + m_l * (t122 + t123));
                            let t127 = t74 * (t73 * (t125 - t43 * t126));
                            let t128 = t74 * t111 - t43 * t127;
                            let t129 = t128 + rt::lit::<T>(1.0);
                            let t130 = half_l_h * t50;
                            let t131 = h * t49;
                            let t132 = h * t50;
                            let t133 = t43 * t131 + t44 * t132;
                            let t134 = rt::lit::<T>(0.5) * t133;
                            let t135 = t44 * t134;
                            let t136 = t55 * t130 - t51 * t135;
                            let t137 = m_ * t136;
                            let t138 = l_h * t50;
                            let t139 = l_h * t49;
                            let t140 = half_l_h * t49;
                            let t141 = m_ * (t55 * t140 + t61 * t135);
                            let t142 = t51 * t137 - j * t135
                                + (rt::lit::<T>(0.5) * (t60 * t138 + t65 * t139)
                                    - t61 * t141);
                            let t143 = t55 * t142
                                + (m_l * t136 - t66 * t135
                                    - t43 * (t46 * t137 - t62 * t141));
                            let t144 = t74 * (t73 * t143);
                            let t145 = t43 * t144;
                            let t146 = -t145;
                            let t147 = h * t73;
                            let t148 = t43 * t147;
                            let t149 = rt::lit::<T>(0.5) * t148;
                            let t150 = t55 * t127;
                            let t151 = t117 * t74;
                            let t152 = t150 - t151;
                            let t153 = t135 * t74 + t55 * t144;
                            let t154 = t153 + rt::lit::<T>(1.0);
                            let t155 = t55 * t147;
                            let t156 = rt::lit::<T>(-0.5) * t155;
                            let t157 = t151 - t150;
                            let t158 = l * t127;
                            let t159 = t46 * t128 + (t158 + t75 * (half_l_h * t44));
                            let t160 = t51 * t157 - t159;
                            let t161 = half_l_h * t43;
                            let t162 = t62 * t128 - t75 * t161;
                            let t163 = t162 - t61 * t157;
                            let t164 = t76 * (k5 * t114);
                            let t165 = t80 * t128
                                + t75
                                    * (t78 * t157 - t164
                                        - twice_m_l * (t74 * t161 + t44 * t158));
                            let t166 = m_ * (t162 + t163);
                            let t167 = t44 * t128 - t116 * t75;
                            let t168 = t87 * t157 - t106 * (l_m_l * t127) - t89 * t128
                                - t75 * (t164 + t88 * t157);
                            let t169 = t95 * (t167 - t113 * t7)
                                + (t55 * t168 + (t117 * t90 + t81 * t111));
                            let t170 = t110
                                * (j * t157 + m_l * (t49 * t160 - t50 * t163))
                                + (t43 * t165 + t6 * t166 + t169);
                            let t171 = m_l * t43;
                            let t172 = (t160 - t159) * t171 - j * t128
                                + (rt::lit::<T>(0.5) * (t118 * t94 + t121 * t85)
                                    - t62 * t166);
                            let t173 = t75 * t111 + t43 * t128;
                            let t174 = t7 * (t49 * t112 - t50 * t113)
                                + rt::lit::<T>(0.5) * (t112 * t105 - t113 * t106);
                            let t175 = t44
                                * (t50 * (t167 + t44 * t157)
                                    + (t49 * (t173 + t43 * t157) + t174));
                            let t176 = t98 * t172
                                + t102 * (t116 * t109 + (t115 * t104 + t54 * t173) - t175);
                            let t177 = -(t170 + t176);
                            let t178 = t44 * t145;
                            let t179 = t43 * (t76 * (half_h * t50) - t49 * t153)
                                + (t7 * (t43 * t132 - t44 * t131) - t50 * t178);
                            let t180 = t43 * t145;
                            let t181 = rt::lit::<T>(0.5) * (t132 * t104 - t131 * t96)
                                - t49 * t180 - t44 * (t76 * (half_h * t49) + t50 * t153);
                            let t182 = t102
                                * (t44 * (t179 + t181)
                                    + (t54 * t180 + (t131 * t7 + t134 * t104)));
                            let t183 = l * t144;
                            let t184 = t46 * t145 - t183;
                            let t185 = t184 + t130 * t76 - t51 * t153;
                            let t186 = t62 * t145;
                            let t187 = t61 * t153 + (t140 * t76 - t186);
                            let t188 = m_ * (t187 - t186);
                            let t189 = t76 * (k5 * t133);
                            let t190 = m_l * t76;
                            let t191 = t75 * (t189 + t88 * t153)
                                + (t89 * t145 - t87 * t153
                                    - (t140 * t74 + t50 * t183) * t190);
                            let t192 = t43
                                * (t75 * (t189 - t79 * t144 - t78 * t153) - t80 * t145)
                                + t55 * t191;
                            let t193 = m_l * (t49 * t185 - t50 * t187)
                                + (rt::lit::<T>(0.5) * (t138 * t100 + t139 * t101)
                                    - j * t153);
                            let t194 = t182
                                - t98 * (j * t145 + t171 * (t184 + t185) - t62 * t188)
                                + (t95 * t178 + (t135 * t90 - t6 * t188) - t192
                                    - t110 * t193);
                            let t195 = t43
                                * (t80 * t149
                                    + t75 * (t155 * (k5 * t77) + t73 * (m_l_l_h * t44)));
                            let t196 = t62 * t148;
                            let t197 = t196 - t61 * t155;
                            let t198 = half_m * (t196 + t197);
                            let t199 = t106 * (half_m_l_l_h * t73)
                                + rt::lit::<T>(0.5)
                                    * (t155 * (t87 - t88 * t75) - t89 * t148);
                            let t200 = rt::lit::<T>(0.5) * (l_h * t73 - t46 * t148);
                            let t201 = t200 + t155 * (half_l * t49);
                            let t202 = t43 * t148;
                            let t203 = t44 * t148;
                            let t204 = t54 * t202
                                - t44
                                    * (t49 * (t202 + t43 * t155) + t50 * (t203 + t44 * t155));
                            let t205 = t98
                                * (t171 * (t200 + t201) - (half_j * t148 + t62 * t198))
                                + t102 * (rt::lit::<T>(0.5) * t204);
                            let t206 = t95 * (rt::lit::<T>(0.5) * t203)
                                + t110
                                    * (t201 * (m_l * t49)
                                        + (half_j * t155 - t61 * (half_m * t197)));
                            let t207 = rt::lit::<T>(1.0) - t195 - t6 * t198 - t55 * t199
                                - t205 - t206;
                            (
                                [theta1_rate + t75, theta2_rate - t76, t99 - t102 * t110],
                                [[t129, t146, t149], [t152, t154, t156], [t177, t194, t207]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate] = solution1.x;
                let t45 = rho1 + half_h * rho1_rate;
                let t42 = half_h * theta1_rate + t3;
                let (t43, t44) = rt::sin_cos(t42);
                let t46 = l * t43;
                let t47 = l - t43 * t46;
                let t48 = half_h * theta2_rate + t4;
                let (t49, t50) = rt::sin_cos(t48);
                let t51 = l * t49;
                let t52 = t43 * t50;
                let t53 = t49 * t44;
                let t54 = t52 - t53;
                let t55 = t44 * t54;
                let t56 = t47 + t51 * t55;
                let t57 = m_ * (t47 + t56);
                let t58 = l * (m_l_2 + t57);
                let t59 = j * t55;
                let t60 = m_ * t56;
                let t61 = l * t50;
                let t62 = l * t44;
                let t63 = t43 * t62;
                let t64 = t63 - t61 * t55;
                let t65 = m_ * t64;
                let t66 = t59 + t51 * t60 - t61 * t65;
                let t67 = t46 * t57;
                let t68 = j * t43;
                let t69 = t63 + t64;
                let t70 = m_ * t69;
                let t71 = t67 - t68 - t62 * t70;
                let t72 = t58 + t55 * t66 - t43 * t71;
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = t45 * t73;
                let t111 = half_h * t44;
                let t112 = h * t44;
                let t113 = h * t43;
                let t114 = t50 * t112 + t49 * t113;
                let t115 = rt::lit::<T>(0.5) * t114;
                let t116 = half_h * t43;
                let t117 = t44 * t115 - t54 * t116;
                let t118 = l_h * t44;
                let t119 = rt::lit::<T>(0.5) * (t46 * t112 + t43 * t118);
                let t120 = t51 * t117 - t119;
                let t121 = l_h * t43;
                let t122 = rt::lit::<T>(0.5) * (t62 * t112 - t43 * t121);
                let t123 = t122 - t61 * t117;
                let t124 = t120 - t119;
                let t125 = t55 * (j * t117 + m_l * (t49 * t120 - t50 * t123))
                    + (m_l * t124 + t66 * t117 - t71 * t111);
                let t126 = t46 * (m_ * t124)
                    + rt::lit::<T>(0.5) * (t57 * t118 + t70 * t121)
                    - t44 * (k7 + m_l * (t122 + t123));
                let t127 = t74 * (t73 * (t125 - t43 * t126));
                let t128 = t74 * t111 - t43 * t127;
                let t129 = t128 + rt::lit::<T>(1.0);
                let t130 = half_l_h * t50;
                let t131 = h * t49;
                let t132 = h * t50;
                let t133 = t43 * t131 + t44 * t132;
                let t134 = rt::lit::<T>(0.5) * t133;
                let t135 = t44 * t134;
                let t136 = t55 * t130 - t51 * t135;
                let t137 = m_ * t136;
                let t138 = l_h * t50;
                let t139 = l_h * t49;
                let t140 = half_l_h * t49;
                let t141 = m_ * (t55 * t140 + t61 * t135);
                let t142 = t51 * t137 - j * t135
                    + (rt::lit::<T>(0.5) * (t60 * t138 + t65 * t139) - t61 * t141);
                let t143 = t55 * t142
                    + (m_l * t136 - t66 * t135 - t43 * (t46 * t137 - t62 * t141));
                let t144 = t74 * (t73 * t143);
                let t145 = t43 * t144;
                let t146 = -t145;
                let t147 = h * t73;
                let t148 = t43 * t147;
                let t149 = rt::lit::<T>(0.5) * t148;
                let t150 = t55 * t127;
                let t151 = t117 * t74;
                let t152 = t150 - t151;
                let t153 = t135 * t74 + t55 * t144;
                let t154 = t153 + rt::lit::<T>(1.0);
                let t155 = t55 * t147;
                let t156 = rt::lit::<T>(-0.5) * t155;
                let t103 = t5 * t50;
                let t75 = t43 * t74;
                let t104 = t43 * t75;
                let t96 = t44 * t75;
                let t76 = t55 * t74;
                let t105 = t49 * t76;
                let t106 = t50 * t76;
                let t107 = t43 * t49 + t44 * t50;
                let t108 = t5 * t107;
                let t109 = t50 * t96 + t43 * t105 + (t49 * t104 + (t44 * t106 + t108));
                let t110 = t103 + t54 * t104 - t44 * t109;
                let t157 = t151 - t150;
                let t158 = l * t127;
                let t159 = t46 * t128 + (t158 + t75 * (half_l_h * t44));
                let t160 = t51 * t157 - t159;
                let t161 = half_l_h * t43;
                let t162 = t62 * t128 - t75 * t161;
                let t163 = t162 - t61 * t157;
                let t77 = t53 - t52;
                let t78 = k1 * t77;
                let t79 = twice_l_m_l * t44;
                let t80 = t78 * t76 + t74 * t79;
                let t164 = t76 * (k5 * t114);
                let t165 = t80 * t128
                    + t75 * (t78 * t157 - t164 - twice_m_l * (t74 * t161 + t44 * t158));
                let t166 = m_ * (t162 + t163);
                let t91 = l * t74;
                let t92 = t91 - t46 * t75;
                let t93 = t92 + t51 * t76;
                let t94 = m_ * (t92 + t93);
                let t82 = t62 * t75;
                let t83 = t82 - t61 * t76;
                let t84 = t82 + t83;
                let t85 = m_ * t84;
                let t95 = t46 * t94 - (j * t75 + t62 * t85);
                let t167 = t44 * t128 - t116 * t75;
                let t86 = l_m_l * t50;
                let t87 = t74 * t86;
                let t88 = k1 * t54;
                let t89 = t88 * t76;
                let t168 = t87 * t157 - t106 * (l_m_l * t127) - t89 * t128
                    - t75 * (t164 + t88 * t157);
                let t90 = t76 * t87 - t75 * t89;
                let t81 = t75 * t80;
                let t169 = t95 * (t167 - t113 * t7)
                    + (t55 * t168 + (t117 * t90 + t81 * t111));
                let t170 = t110 * (j * t157 + m_l * (t49 * t160 - t50 * t163))
                    + (t43 * t165 + t6 * t166 + t169);
                let t97 = t5 * t44;
                let t98 = t96 + t97;
                let t171 = m_l * t43;
                let t172 = (t160 - t159) * t171 - j * t128
                    + (rt::lit::<T>(0.5) * (t118 * t94 + t121 * t85) - t62 * t166);
                let t100 = m_ * t93;
                let t101 = m_ * t83;
                let t102 = t51 * t100 + (j * t76 - t61 * t101);
                let t173 = t75 * t111 + t43 * t128;
                let t174 = t7 * (t49 * t112 - t50 * t113)
                    + rt::lit::<T>(0.5) * (t112 * t105 - t113 * t106);
                let t175 = t44
                    * (t50 * (t167 + t44 * t157) + (t49 * (t173 + t43 * t157) + t174));
                let t176 = t98 * t172
                    + t102 * (t116 * t109 + (t115 * t104 + t54 * t173) - t175);
                let t177 = -(t170 + t176);
                let t178 = t44 * t145;
                let t179 = t43 * (t76 * (half_h * t50) - t49 * t153)
                    + (t7 * (t43 * t132 - t44 * t131) - t50 * t178);
                let t180 = t43 * t145;
                let t181 = rt::lit::<T>(0.5) * (t132 * t104 - t131 * t96) - t49 * t180
                    - t44 * (t76 * (half_h * t49) + t50 * t153);
                let t182 = t102
                    * (t44 * (t179 + t181) + (t54 * t180 + (t131 * t7 + t134 * t104)));
                let t183 = l * t144;
                let t184 = t46 * t145 - t183;
                let t185 = t184 + t130 * t76 - t51 * t153;
                let t186 = t62 * t145;
                let t187 = t61 * t153 + (t140 * t76 - t186);
                let t188 = m_ * (t187 - t186);
                let t189 = t76 * (k5 * t133);
                let t190 = m_l * t76;
                let t191 = t75 * (t189 + t88 * t153)
                    + (t89 * t145 - t87 * t153 - (t140 * t74 + t50 * t183) * t190);
                let t192 = t43 * (t75 * (t189 - t79 * t144 - t78 * t153) - t80 * t145)
                    + t55 * t191;
                let t193 = m_l * (t49 * t185 - t50 * t187)
                    + (rt::lit::<T>(0.5) * (t138 * t100 + t139 * t101) - j * t153);
                let t194 = t182 - t98 * (j * t145 + t171 * (t184 + t185) - t62 * t188)
                    + (t95 * t178 + (t135 * t90 - t6 * t188) - t192 - t110 * t193);
                let t195 = t43
                    * (t80 * t149 + t75 * (t155 * (k5 * t77) + t73 * (m_l_l_h * t44)));
                let t196 = t62 * t148;
                let t197 = t196 - t61 * t155;
                let t198 = half_m * (t196 + t197);
                let t199 = t106 * (half_m_l_l_h * t73)
                    + rt::lit::<T>(0.5) * (t155 * (t87 - t88 * t75) - t89 * t148);
                let t200 = rt::lit::<T>(0.5) * (l_h * t73 - t46 * t148);
                let t201 = t200 + t155 * (half_l * t49);
                let t202 = t43 * t148;
                let t203 = t44 * t148;
                let t204 = t54 * t202
                    - t44 * (t49 * (t202 + t43 * t155) + t50 * (t203 + t44 * t155));
                let t205 = t98 * (t171 * (t200 + t201) - (half_j * t148 + t62 * t198))
                    + t102 * (rt::lit::<T>(0.5) * t204);
                let t206 = t95 * (rt::lit::<T>(0.5) * t203)
                    + t110
                        * (t201 * (m_l * t49) + (half_j * t155 - t61 * (half_m * t197)));
                let t207 = rt::lit::<T>(1.0) - t195 - t6 * t198 - t55 * t199 - t205
                    - t206;
                let t223 = rt::lit::<T>(1.0) / (t72 * t72);
                let h_adjoint1 = h * adjoint1;
                let (t224, t225) = rt::sin_cos(t2);
                let t226 = l * t225;
                let h_adjoint8 = h * adjoint8;
                let h_adjoint2 = h * adjoint2;
                let t227 = l * t224;
                let t228 = h_adjoint1 * t226
                    + (h_adjoint8 * l_u_drive + h_adjoint2 * t227);
                let t229 = t223 * (t45 * t228);
                let t230 = t43 * t229;
                let t231 = t46 * t230 - l * t229;
                let t232 = t55 * t229;
                let t233 = t231 - t51 * t232;
                let t234 = m_ * (t231 + t233);
                let t235 = m_ * t233;
                let t236 = t62 * t230;
                let t237 = t61 * t232 - t236;
                let t238 = m_ * t237;
                let t239 = t51 * t235 - (t61 * t238 + (j * t232 + t66 * t229));
                let t240 = t44 * t239;
                let t241 = m_ * (t237 - t236);
                let t242 = t50 * t240
                    + (t62 * t241 + (t71 * t229 - j * t230) - t46 * t234);
                let t243 = t43
                    * (t54 * t239 + l * (t43 * t241 - t70 * t230) - t49 * t240);
                let t244 = adjoint4
                    + rt::lit::<T>(0.5)
                        * (t44 * (l * (t57 * t230 - t43 * t234) + t242) - t243);
                let t245 = -h * t244;
                let t246 = t50 * (l * (t55 * t235 - t60 * t232) - t44 * t240)
                    - t49 * (t43 * t240 + l * (t65 * t232 - t55 * t238));
                let t247 = -h * (adjoint5 + rt::lit::<T>(0.5) * t246);
                let t248 = -h * (adjoint6 + t73 * (rt::lit::<T>(0.5) * t228));
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t245, t247, t248],
                            [[t129, t152, t177], [t146, t154, t194], [t149, t156, t207]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "adjoints of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let t249 = weight1_3 * t102;
                let t250 = weight1_3 * t95;
                let t251 = t44 * t249;
                let t252 = t250 - t50 * t251;
                let t253 = weight1_3 * t98;
                let t254 = t46 * t253;
                let t255 = weight1_3 * t110;
                let t256 = t254 + t51 * t255;
                let t257 = m_ * (t254 + t256);
                let t258 = weight1_3 * t6 - t62 * t253;
                let t259 = t258 - t61 * t255;
                let t260 = m_ * (t258 + t259);
                let t261 = t54 * t249 - t49 * t251;
                let t262 = weight1_3 * t43;
                let t263 = weight1_3 * t55;
                let t264 = t62 * t260
                    + (t43 * t261 + (t80 * t262 - weight1_1 - (t89 * t263 + j * t253)));
                let t265 = t44 * t252 - t46 * t257 + t264;
                let t266 = m_ * t256;
                let t267 = t43 * t251;
                let t268 = t44 * t251;
                let t269 = t75 * t262;
                let t270 = t75 * t263;
                let t271 = m_ * t259;
                let t272 = t78 * t269 + j * t255 + (weight1_2 + t87 * t263 - t88 * t270)
                    - t61 * t271;
                let t273 = t51 * t266 - (t49 * t267 + t50 * t268) + t272;
                let t274 = t190 * t263;
                let t275 = t55 * t273
                    + (t228 + l * (t257 + (twice_m_l * t44 * t269 + t50 * t274)));
                let t276 = t43 * t265 + t275;
                let t277 = t276 * (t45 * t223);
                let t278 = t43 * t277;
                let t279 = t46 * t278 - l * t277;
                let t280 = t55 * t277;
                let t281 = t279 - t51 * t280;
                let t282 = m_ * t281;
                let t283 = t62 * t278;
                let t284 = t61 * t280 - t283;
                let t285 = m_ * t284;
                let t286 = t74 * t273 + weight1_3 * t90 - t66 * t277 - j * t280
                    - t61 * t285;
                let t287 = t51 * t282 + t286;
                let t288 = t104 * t249 + t44 * t287;
                let t289 = k1 * t76 * (t270 + t269);
                let t290 = t288 - t289;
                let t291 = t5 * t251;
                let t292 = t5 * t249 + t91 * t274 - t44 * t291
                    - (t76 * t268 + t96 * t251);
                let t293 = l * (t65 * t280 - (t76 * t271 + t101 * t255) - t55 * t285)
                    + t292;
                let t294 = t49 * (t43 * t290 + t293);
                let t295 = t289 - t288;
                let t296 = l * (t55 * t282 + (t76 * t266 + t100 * t255 - t60 * t280))
                    - (t43 * t291 + (t76 * t267 + t104 * t251));
                let t297 = t50 * (t44 * t295 + t296);
                let t298 = m_ * (t284 - t283);
                let t299 = t5 * t250 - t109 * t249 - t50 * t291
                    + (t75 * t252 + (twice_l_m_l * t74 * t269 - t106 * t251));
                let t300 = l * (t43 * t298 + (t75 * t260 - t85 * t253 - t70 * t278))
                    + t299;
                let t301 = t43 * (t49 * t295 + (t54 * t287 + t300));
                let t302 = weight1_3 + h_adjoint8 * t74;
                let t303 = t225
                    * (u_drive * t227 * t302
                        + l * (h_adjoint2 * t74 + u_drive * t224 * t302));
                let t304 = t224
                    * (u_drive * t226 * t302
                        + l * (h_adjoint1 * t74 + u_drive * t225 * t302));
                let t305 = m_ * (t279 + t281);
                let t306 = t74 * t265
                    + (t75 * t261 + (weight1_3 * t81 - t105 * t251 - t49 * t291));
                let t307 = l * (t57 * t278 + (t94 * t253 - t75 * t257) - t43 * t305)
                    + (t62 * t298 + (t71 * t277 + t306 - j * t278) - t46 * t305);
                let t308 = t44 * (t50 * t290 + t307);
                let t309 = t294 - t297 + (t301 + (t303 - t304) - t308);
                let t310 = t50 * t249 + t44 * t250
                    + (u_steer * h_adjoint8 + weight1_3 * (m_l * t84) - t107 * t251);
                let t311 = h * (adjoint3 + rt::lit::<T>(0.5) * t309) + t310;
                Ok(rt::Variables {
                    state: rt::vector([
                        adjoint1,
                        adjoint2,
                        adjoint3 + t309,
                        adjoint4 + t308 - t301,
                        adjoint5 + t297 - t294,
                        adjoint6 + t73 * t276,
                        adjoint7 + inv_i * t311,
                        adjoint8,
                    ]),
                    inputs: rt::vector([
                        l * t302,
                        h_adjoint8 * t5 + h * (adjoint7 + k4 * t311),
                    ]),
                    parameters: (),
                    step: (),
                })
            }
        }

        impl<T: Scalar> rt::ChartedScheme for Scheme<T> {
            type Entry = rt::Chart<SMatrix<T, 8, 10>, SMatrix<T, 8, 7>, (), ()>;
            type Exit = rt::Chart<SMatrix<T, 10, 8>, SMatrix<T, 7, 8>, (), ()>;

            fn entry<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Entry, StepError> {
                let start = <Self as rt::Scheme>::state(setting, motion);
                let [[_, _, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, _, theta1_dot, theta2_dot]] = start.w().data.0;
                let m = setting.system().parameters.M;
                let i = setting.system().parameters.I;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { twice_m, m_l, twice_m_l, k2, k3, k6, .. } = *setting
                    .scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = l_sin_theta1 * theta1_dot;
                let t2 = x_dot + t1;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let l_sin_theta2 = l * sin_theta2;
                let t3 = l_sin_theta2 * theta2_dot;
                let t4 = t2 + t3;
                let t5 = m_ * (t2 + t4);
                let l_cos_theta1 = l * cos_theta1;
                let t6 = theta1_dot * l_cos_theta1;
                let t7 = y_dot - t6;
                let l_cos_theta2 = l * cos_theta2;
                let t8 = theta2_dot * l_cos_theta2;
                let t9 = t7 - t8;
                let t10 = m_ * (t7 + t9);
                let t11 = (sin_theta1 * sin_theta0 + cos_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t5 - l_cos_theta1 * t10);
                let t12 = sin_theta1 * cos_theta2;
                let t13 = sin_theta2 * cos_theta1;
                let t14 = t12 - t13;
                let t15 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let t16 = t15 * cos_theta0;
                let t17 = cos_theta1 * (sin_theta0 * t14 + t16);
                let t18 = m_ * t4;
                let t19 = m_ * t9;
                let t20 = j * theta2_dot + l_sin_theta2 * t18 - l_cos_theta2 * t19;
                let l_cos_theta0 = l * cos_theta0;
                let l_sin_theta0 = l * sin_theta0;
                let t21 = (cos_theta2 * cos_theta0 - t17) * t20
                    + (l_cos_theta0 * (m * y_dot + t10)
                        - l_sin_theta0 * (m * x_dot + t5));
                let t22 = cos_theta0 * t14 - t15 * sin_theta0;
                let t23 = cos_theta2 * sin_theta0 + cos_theta1 * t22;
                let t24 = m_ * t6;
                let t25 = m_ * t1;
                let t26 = t23 * (l_sin_theta2 * t24 - l_cos_theta2 * t25)
                    + rt::lit::<T>(2.0) * (l_cos_theta0 * t24 + l_sin_theta0 * t25);
                let t27 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
                let t28 = t27
                    * (l_sin_theta1 * (t10 + twice_m * t6)
                        + l_cos_theta1 * (t5 - twice_m * t1)) - t11;
                let t29 = t26
                    + (cos_theta1 * (t16 - sin_theta0 * (t13 - t12)) - sin_theta1 * t22)
                        * t20 + t28;
                let t30 = m_ * t3;
                let t31 = m_ * t8;
                let t32 = t23 * (l_cos_theta2 * (t18 - t30) + l_sin_theta2 * (t31 + t19))
                    + (t27 * (l_sin_theta1 * t31 - l_cos_theta1 * t30)
                        + (l_cos_theta0 * t31 + l_sin_theta0 * t30));
                let m_l_sin_theta2 = m_l * sin_theta2;
                let m_l_cos_theta2 = m_l * cos_theta2;
                let m_l_cos_theta1 = m_l * cos_theta1;
                let sin_theta1_m_l = m_l * sin_theta1;
                let t33 = t23
                    * (m_l_cos_theta1 * l_cos_theta2 + sin_theta1_m_l * l_sin_theta2)
                    + (k2 * t27
                        + rt::lit::<T>(2.0)
                            * (sin_theta1_m_l * l_cos_theta0
                                - m_l_cos_theta1 * l_sin_theta0));
                let t34 = k3 * t23
                    + (t27
                        * (m_l_cos_theta2 * l_cos_theta1 + m_l_sin_theta2 * l_sin_theta1)
                        + (m_l_sin_theta2 * l_cos_theta0
                            - m_l_cos_theta2 * l_sin_theta0));
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
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t11 + t21,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t29,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t32 - (t17 + sin_theta2 * sin_theta0) * t20,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            m_l_sin_theta2 * t23
                                + (k6 * cos_theta0 + t27 * (twice_m_l * sin_theta1)),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k6 * sin_theta0 - t27 * (twice_m_l * cos_theta1)
                                - m_l_cos_theta2 * t23,
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
                            i,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t33,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t34,
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
                let [_, _, theta0, theta1, theta2, rho1, _, _, _, _] = motion.carried;
                let m = setting.system().parameters.M;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { m_l, inv_i, m_l_2, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let l_sin_theta0 = l * sin_theta0;
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let theta2_minus_theta0 = theta2 - theta0;
                let (t3, t4) = rt::sin_cos(theta2_minus_theta0);
                let t5 = t1 * t4 - t3 * t2;
                let t6 = t2 * t5;
                let t7 = l * t3;
                let t8 = l * t1;
                let t9 = t1 * t8;
                let t10 = l - t9;
                let t11 = t7 * t6;
                let t12 = t10 + t11;
                let t13 = m_ * t12;
                let t14 = l * t4;
                let t15 = l * t2;
                let t16 = t1 * t15;
                let t17 = t14 * t6;
                let t18 = t16 - t17;
                let t19 = m_ * t18;
                let t20 = j * t6 + t7 * t13 - t14 * t19;
                let t21 = m_ * (t10 + t12);
                let t22 = m_ * (t16 + t18);
                let t23 = t8 * t21 - j * t1 - t15 * t22;
                let t24 = rt::lit::<T>(1.0) / (t6 * t20 + l * (m_l_2 + t21) - t1 * t23);
                let t25 = rho1 * t24;
                let t26 = l_sin_theta0 * t25;
                let l_cos_theta0 = l * cos_theta0;
                let t27 = t2 * t23;
                let t28 = t16 + t2 * t8;
                let t29 = t1 * t5;
                let t30 = m_ * (t28 + t7 * t29 - t17);
                let t31 = t2 * t15;
                let t32 = t9 - t31;
                let t33 = t32 - t11 - t14 * t29;
                let t34 = m_l * t4;
                let t35 = t7 * t19;
                let t36 = t14 * t13;
                let t37 = t27 + t6 * (t7 * t30 + (j * t29 - t33 * t34) - (t35 + t36));
                let t38 = m_ * t28;
                let t39 = t38 + t30;
                let t40 = j * t2;
                let t41 = m_l * t2;
                let t42 = t8 * t22;
                let t43 = t15 * t21;
                let t44 = t20 * t29 + l * t39
                    - t1 * (t8 * t39 + (t40 - t41 * (t32 + t33)) - (t42 + t43));
                let t45 = t25 * (t24 * (t37 + t44));
                let t46 = t26 + l_cos_theta0 * t45;
                let t47 = t2 * (t1 * t3 + t2 * t4);
                let t48 = t47 - t29;
                let t49 = m_ * (t7 * t48 - t28);
                let t50 = t49 - t38;
                let t51 = t31 - t9;
                let t52 = t51 - t14 * t48;
                let t53 = l * t50 + t6 * (t7 * t49 + (j * t48 - t52 * t34))
                    - t1 * (t43 - t41 * (t51 + t52) + (t8 * t50 + (t42 - t40)));
                let t54 = t25 * (t24 * (t20 * t48 - t27 + t53));
                let t55 = l_cos_theta0 * t54;
                let t56 = t17 - t7 * t47;
                let t57 = m_ * t56;
                let t58 = m_ * (t11 + t14 * t47);
                let t59 = t6 * (t36 + t7 * t57 + (t35 - j * t47 - t14 * t58))
                    + (m_l * t56 - t1 * (t8 * t57 - t15 * t58) - t20 * t47);
                let t60 = t25 * (t24 * t59);
                let t61 = l_cos_theta0 * t60;
                let t62 = l_cos_theta0 * t24;
                let t63 = l_cos_theta0 * t25;
                let t64 = t63 - l_sin_theta0 * t45;
                let t65 = l_sin_theta0 * t54;
                let t66 = l_sin_theta0 * t60;
                let t67 = l_sin_theta0 * t24;
                let t68 = t2 * t25;
                let t69 = t68 + t1 * t45;
                let t70 = t1 * t54 - t68;
                let t71 = t1 * t60;
                let t72 = t1 * t24;
                let t73 = t29 * t25 - t6 * t45;
                let t74 = t48 * t25 - t6 * t54;
                let t75 = t47 * t25 + t6 * t60;
                let t76 = t6 * t24;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let t77 = sin_theta1 * cos_theta2;
                let t78 = sin_theta2 * cos_theta1;
                let t79 = t77 - t78;
                let t80 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let t81 = cos_theta0 * t79 - t80 * sin_theta0;
                let t82 = cos_theta2 * sin_theta0 + cos_theta1 * t81;
                let l_sin_theta1 = l * sin_theta1;
                let t83 = l_sin_theta1 * t69 - t46;
                let l_sin_theta2 = l * sin_theta2;
                let t84 = t83 + l_sin_theta2 * t73;
                let l_cos_theta1 = l * cos_theta1;
                let t85 = t64 - l_cos_theta1 * t69;
                let l_cos_theta2 = l * cos_theta2;
                let t86 = t85 - l_cos_theta2 * t73;
                let t87 = t1 * t25;
                let t88 = l_sin_theta1 * t87;
                let t89 = t63 - t88;
                let t90 = t6 * t25;
                let t91 = l_sin_theta2 * t90;
                let t92 = t89 + t91;
                let t93 = m_ * (t89 + t92);
                let t94 = l_cos_theta1 * t87;
                let t95 = t26 + t94;
                let t96 = l_cos_theta2 * t90;
                let t97 = t95 - t96;
                let t98 = m_ * (t95 + t97);
                let t99 = (sin_theta1 * sin_theta0 + cos_theta1 * cos_theta0)
                    * (l_sin_theta1 * t93 - j * t87 - l_cos_theta1 * t98);
                let t100 = t80 * cos_theta0;
                let t101 = cos_theta1 * (sin_theta0 * t79 + t100);
                let t102 = j * t90 + l_sin_theta2 * (m_ * t92)
                    - l_cos_theta2 * (m_ * t97);
                let t103 = t82 * (j * t73 + m_l * (sin_theta2 * t84 - cos_theta2 * t86))
                    + (t99 + (cos_theta2 * cos_theta0 - t101) * t102);
                let t104 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
                let t105 = m_ * (t83 + t84);
                let t106 = m_ * (t85 + t86);
                let t107 = l_sin_theta0 * (t106 + (m * (t64 - t63) - t93))
                    + l_cos_theta0 * (t105 + (t98 + m * (t26 - t46)));
                let t108 = l_sin_theta1 * t70 - (t94 + t55);
                let t109 = t108 + l_sin_theta2 * t74;
                let t110 = m_ * (t108 + t109);
                let t111 = l_cos_theta1 * t70 + (t88 + t65);
                let t112 = t111 + l_cos_theta2 * t74;
                let t113 = m_ * (t111 + t112);
                let t114 = l_cos_theta0 * (t110 - m * t55)
                    + (cos_theta1 * (t100 - sin_theta0 * (t78 - t77)) - sin_theta1 * t81)
                        * t102;
                let t115 = t82
                    * (j * t74 + m_l * (sin_theta2 * t109 + cos_theta2 * t112)) + t114
                    - (t99 + l_sin_theta0 * (t113 + m * t65));
                let t116 = t104
                    * (l_sin_theta1 * (t98 + t110)
                        + (l_cos_theta1 * (t93 + t113) + j * t70)) + t115;
                let t117 = l_sin_theta1 * t71 - t61;
                let t118 = t96 + t117 - l_sin_theta2 * t75;
                let t119 = m_ * (t117 + t118);
                let t120 = t66 + l_cos_theta1 * t71;
                let t121 = t120 - t91 - l_cos_theta2 * t75;
                let t122 = m_ * (t120 + t121);
                let t123 = l_cos_theta0 * (t119 - m * t61)
                    - (t101 + sin_theta2 * sin_theta0) * t102
                    - l_sin_theta0 * (t122 + m * t66);
                let t124 = l_cos_theta2 * (m_ * (t92 + t121))
                    + (l_sin_theta2 * (m_ * (t97 + t118)) - j * t75);
                let t125 = t123
                    + (t82 * t124
                        + t104
                            * (l_cos_theta1 * t122 + (l_sin_theta1 * t119 + j * t71)));
                let t126 = t62 - l_sin_theta1 * t72;
                let t127 = t126 + l_sin_theta2 * t76;
                let t128 = m_ * (t126 + t127);
                let t129 = t67 + l_cos_theta1 * t72;
                let t130 = t129 - l_cos_theta2 * t76;
                let t131 = m_ * (t129 + t130);
                let t132 = t82
                    * (j * t76 + m_l * (sin_theta2 * t127 - cos_theta2 * t130))
                    + (l_cos_theta0 * (t128 + m * t62)
                        + l_sin_theta0 * (t131 + m * t67));
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
                            -t46,
                            t64,
                            rt::lit::<T>(0.0),
                            t69,
                            t73,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            -t55,
                            -t65,
                            rt::lit::<T>(0.0),
                            t70,
                            t74,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            -t61,
                            -t66,
                            rt::lit::<T>(0.0),
                            t71,
                            -t75,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t62,
                            t67,
                            rt::lit::<T>(0.0),
                            -t72,
                            t76,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            inv_i,
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
                        ],
                        [
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
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t103
                                + (t104
                                    * (j * t69 + l_sin_theta1 * t105 - l_cos_theta1 * t106)
                                    + t107),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t116,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t125,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t104 * (l_sin_theta1 * t128 - j * t72 - l_cos_theta1 * t131)
                                + t132,
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
                        ],
                        [
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

        impl<T: Scalar> rt::CurvedScheme for Scheme<T> {
            type Second = rt::Second<
                SMatrix<T, 8, 8>,
                SMatrix<T, 8, 2>,
                SMatrix<T, 2, 2>,
            >;

            fn second<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<Self::Second, StepError> {
                let [[adjoint1, adjoint2, _, adjoint4, adjoint5, adjoint6, _, adjoint8],
                ] = adjoint.data.0;
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    m_l_over_i,
                    k4,
                    k5,
                    half_m,
                    half_j,
                    half_l,
                    half_m_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k8,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k9,
                    k10,
                    half_h_h_over_i,
                    k12,
                    half_h_squared,
                    minus_half_h_over_i,
                    quarter_h,
                    k13,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t42 = half_h * theta1_rate + t3;
                    let (t43, t44) = rt::sin_cos(t42);
                    let t45 = rho1 + half_h * rho1_rate;
                    let t46 = l * t43;
                    let t47 = t43 * t46;
                    let t48 = l - t47;
                    let t49 = half_h * theta2_rate + t4;
                    let (t50, t51) = rt::sin_cos(t49);
                    let t52 = l * t50;
                    let t53 = t43 * t51;
                    let t54 = t50 * t44;
                    let t55 = t53 - t54;
                    let t56 = t44 * t55;
                    let t57 = t52 * t56;
                    let t58 = t48 + t57;
                    let t59 = t48 + t58;
                    let t60 = m_ * t59;
                    let t61 = l * (m_l_2 + t60);
                    let t62 = j * t56;
                    let t65 = l * t44;
                    let t66 = t43 * t65;
                    let t64 = l * t51;
                    let t67 = t64 * t56;
                    let t68 = t66 - t67;
                    let t71 = t46 * t60;
                    let t72 = j * t43;
                    let t73 = t66 + t68;
                    let t264 = m_l * t44;
                    let t265 = t61 + t56 * (t62 + m_l * (t50 * t58 - t51 * t68))
                        - t43 * (t71 - (t72 + t73 * t264));
                    let t266 = t45 / t265;
                    let t267 = t43 * t266;
                    let t268 = t56 * t266;
                    let t269 = l * t266 - t46 * t267;
                    let t270 = t269 + t52 * t268;
                    let t271 = t65 * t267;
                    let t272 = t271 - t64 * t268;
                    let t115 = t5 * t51;
                    let t273 = t43 * t267;
                    let t119 = t43 * t50 + t44 * t51;
                    let t120 = t5 * t119;
                    let t274 = t44 * t267;
                    let t275 = t44
                        * (t50 * (t273 + t43 * t268)
                            + (t120 + t51 * (t274 + t44 * t268)));
                    let t276 = (j * t268 + m_l * (t50 * t270 - t51 * t272))
                        * (t115 + t55 * t273 - t275);
                    let t203 = m_l * t43;
                    let t277 = m_ * (t271 + t272);
                    let t106 = t5 * t44;
                    let t90 = l_m_l * t51;
                    let t93 = k1 * t55;
                    let t83 = twice_l_m_l * t44;
                    let t81 = t54 - t53;
                    let t82 = k1 * t81;
                    let t278 = (t266 * t90 - t93 * t267) * (t56 * t268)
                        + (l_u_drive + t273 * (t266 * t83 + t82 * t268));
                    let t279 = (t203 * (t269 + t270) - j * t267 - t65 * t277)
                        * (t106 + t274) + (t6 * t277 + t278);
                    solution1.update([-t267, t268, t276 + t279]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = t11 + t14 * t18;
                            let t20 = m_ * (t11 + t19);
                            let t21 = l * t9;
                            let t22 = t8 * t21;
                            let t23 = l * t13;
                            let t24 = t22 - t23 * t18;
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + m_l * (t12 * t19 - t13 * t24));
                            let t26 = t25
                                - t8 * (t10 * t20 - (j * t8 + (t22 + t24) * (m_l * t9)));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = t30 + t14 * t29;
                            let t32 = t21 * t28;
                            let t33 = t32 - t23 * t29;
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (j * t29 + m_l * (t12 * t31 - t13 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t32 + t33;
                            let t39 = ((t30 + t31) * (m_l * t8) - j * t28
                                - t21 * (m_ * t38)) * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29) + t38 * (m_l_over_i * rho2);
                            let t41 = l_u_drive
                                + t34 * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9))
                                + t40;
                            [-t28, t29, t37 + (t39 + t41)]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t42 = half_h * theta1_rate + t3;
                            let (t43, t44) = rt::sin_cos(t42);
                            let t45 = rho1 + half_h * rho1_rate;
                            let t46 = l * t43;
                            let t47 = t43 * t46;
                            let t48 = l - t47;
                            let t49 = half_h * theta2_rate + t4;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = l * t50;
                            let t53 = t43 * t51;
                            let t54 = t50 * t44;
                            let t55 = t53 - t54;
                            let t56 = t44 * t55;
                            let t57 = t52 * t56;
                            let t58 = t48 + t57;
                            let t59 = t48 + t58;
                            let t60 = m_ * t59;
                            let t61 = l * (m_l_2 + t60);
                            let t62 = j * t56;
                            let t63 = m_ * t58;
                            let t64 = l * t51;
                            let t65 = l * t44;
                            let t66 = t43 * t65;
                            let t67 = t64 * t56;
                            let t68 = t66 - t67;
                            let t69 = m_ * t68;
                            let t70 = t62 + t52 * t63 - t64 * t69;
                            let t71 = t46 * t60;
                            let t72 = j * t43;
                            let t73 = t66 + t68;
                            let t74 = m_ * t73;
                            let t75 = t71 - t72 - t65 * t74;
                            let t76 = t61 + t56 * t70 - t43 * t75;
                            let t77 = rt::lit::<T>(1.0) / t76;
                            let t78 = t45 * t77;
                            let t79 = t43 * t78;
                            let t80 = t56 * t78;
                            let t81 = t54 - t53;
                            let t82 = k1 * t81;
                            let t83 = twice_l_m_l * t44;
                            let t84 = t82 * t80 + t78 * t83;
                            let t85 = t79 * t84;
                            let t86 = t65 * t79;
                            let t87 = t86 - t64 * t80;
                            let t88 = t86 + t87;
                            let t89 = m_ * t88;
                            let t90 = l_m_l * t51;
                            let t91 = t78 * t90;
                            let t92 = t80 * t91;
                            let t93 = k1 * t55;
                            let t94 = t93 * t80;
                            let t95 = t79 * t94;
                            let t96 = t92 - t95;
                            let t97 = l * t78;
                            let t98 = t97 - t46 * t79;
                            let t99 = t98 + t52 * t80;
                            let t100 = m_ * (t98 + t99);
                            let t101 = t46 * t100;
                            let t102 = j * t79;
                            let t103 = t65 * t89;
                            let t104 = t101 - (t102 + t103);
                            let t105 = t44 * t79;
                            let t106 = t5 * t44;
                            let t107 = t105 + t106;
                            let t108 = rho1_rate - l_u_drive - t43 * t85
                                - (t6 * t89 + t56 * t96) - t104 * t107;
                            let t109 = m_ * t99;
                            let t110 = t52 * t109;
                            let t111 = j * t80;
                            let t112 = m_ * t87;
                            let t113 = t64 * t112;
                            let t114 = t110 + (t111 - t113);
                            let t115 = t5 * t51;
                            let t116 = t43 * t79;
                            let t117 = t50 * t80;
                            let t118 = t51 * t80;
                            let t119 = t43 * t50 + t44 * t51;
                            let t120 = t5 * t119;
                            let t121 = t51 * t105 + t43 * t117
                                + (t50 * t116 + (t44 * t118 + t120));
                            let t122 = t115 + t55 * t116 - t44 * t121;
                            let t123 = half_h * t44;
                            let t124 = t78 * t123;
                            let t125 = h * t44;
                            let t126 = h * t43;
                            let t127 = t51 * t125 + t50 * t126;
                            let t128 = rt::lit::<T>(0.5) * t127;
                            let t129 = t44 * t128;
                            let t130 = half_h * t43;
                            let t131 = t55 * t130;
                            let t132 = t129 - t131;
                            let t133 = j * t132;
                            let t134 = l_h * t44;
                            let t135 = t46 * t125 + t43 * t134;
                            let t136 = rt::lit::<T>(0.5) * t135;
                            let t137 = t52 * t132 - t136;
                            let t138 = l_h * t43;
                            let t139 = rt::lit::<T>(0.5) * (t65 * t125 - t43 * t138);
                            let t140 = t64 * t132;
                            let t141 = t139 - t140;
                            let t142 = t137 - t136;
                            let t143 = t70 * t132;
                            let t144 = t75 * t123;
                            let t145 = t56 * (t133 + m_l * (t50 * t137 - t51 * t141))
                                + (m_l * t142 + t143 - t144);
                            let t146 = t46 * (m_ * t142)
                                + rt::lit::<T>(0.5) * (t60 * t134 + t74 * t138)
                                - t44 * (k7 + m_l * (t139 + t141));
                            let t147 = t78 * (t77 * (t145 - t43 * t146));
                            let t148 = t124 - t43 * t147;
                            let t149 = half_l_h * t51;
                            let t150 = t56 * t149;
                            let t151 = h * t50;
                            let t152 = h * t51;
                            let t153 = t43 * t151 + t44 * t152;
                            let t154 = rt::lit::<T>(0.5) * t153;
                            let t155 = t44 * t154;
                            let t156 = t52 * t155;
                            let t157 = t150 - t156;
                            let t158 = m_ * t157;
                            let t159 = t52 * t158;
                            let t160 = j * t155;
                            let t161 = l_h * t51;
                            let t162 = l_h * t50;
                            let t163 = half_l_h * t50;
                            let t164 = m_ * (t56 * t163 + t64 * t155);
                            let t165 = t64 * t164;
                            let t166 = t70 * t155;
                            let t167 = t65 * t164;
                            let t168 = t46 * t158 - t167;
                            let t169 = m_l * t157 - t166 - t43 * t168;
                            let t170 = t56
                                * (t159 - t160
                                    + (rt::lit::<T>(0.5) * (t63 * t161 + t69 * t162) - t165))
                                + t169;
                            let t171 = t78 * (t77 * t170);
                            let t172 = t43 * t171;
                            let t173 = h * t77;
                            let t174 = t43 * t173;
                            let t175 = rt::lit::<T>(0.5) * t174;
                            let t176 = t56 * t147;
                            let t177 = t132 * t78;
                            let t178 = t155 * t78;
                            let t179 = t178 + t56 * t171;
                            let t180 = t56 * t173;
                            let t181 = rt::lit::<T>(-0.5) * t180;
                            let t182 = t177 - t176;
                            let t183 = l * t147;
                            let t184 = half_l_h * t44;
                            let t185 = t79 * t184;
                            let t186 = t46 * t148 + (t183 + t185);
                            let t187 = t52 * t182 - t186;
                            let t188 = half_l_h * t43;
                            let t189 = t79 * t188;
                            let t190 = t65 * t148 - t189;
                            let t191 = t190 - t64 * t182;
                            let t192 = k5 * t127;
                            let t193 = t80 * t192;
                            let t194 = t78 * t188;
                            let t195 = t84 * t148
                                + t79
                                    * (t82 * t182 - t193 - twice_m_l * (t194 + t44 * t183));
                            let t196 = m_ * (t190 + t191);
                            let t197 = t130 * t79;
                            let t198 = t44 * t148 - t197;
                            let t199 = t126 * t7;
                            let t200 = t91 * t182 - t118 * (l_m_l * t147) - t94 * t148
                                - t79 * (t193 + t93 * t182);
                            let t201 = t132 * t96 + t85 * t123;
                            let t202 = t43 * t195 + t6 * t196
                                + (t104 * (t198 - t199) + (t56 * t200 + t201));
                            let t203 = m_l * t43;
                            let t204 = rt::lit::<T>(0.5) * (t134 * t100 + t138 * t89);
                            let t205 = t130 * t121;
                            let t206 = t128 * t116;
                            let t207 = t79 * t123;
                            let t208 = t207 + t43 * t148;
                            let t209 = t50 * t125 - t51 * t126;
                            let t210 = rt::lit::<T>(0.5) * (t125 * t117 - t126 * t118);
                            let t211 = t51 * (t198 + t44 * t182)
                                + (t50 * (t208 + t43 * t182) + (t7 * t209 + t210));
                            let t212 = t107
                                * ((t187 - t186) * t203 - j * t148 + (t204 - t65 * t196))
                                + t114 * (t205 + (t206 + t55 * t208) - t44 * t211);
                            let t213 = t122
                                * (j * t182 + m_l * (t50 * t187 - t51 * t191)) + t202
                                + t212;
                            let t214 = half_h * t51;
                            let t215 = t80 * t214;
                            let t216 = t43 * t152 - t44 * t151;
                            let t217 = t44 * t172;
                            let t218 = rt::lit::<T>(0.5) * (t152 * t116 - t151 * t105);
                            let t219 = t43 * t172;
                            let t220 = half_h * t50;
                            let t221 = t80 * t220;
                            let t222 = t43 * (t215 - t50 * t179)
                                + (t7 * t216 - t51 * t217)
                                + (t218 - t50 * t219 - t44 * (t221 + t51 * t179));
                            let t223 = t151 * t7 + t154 * t116;
                            let t224 = l * t171;
                            let t225 = t46 * t172 - t224;
                            let t226 = t149 * t80;
                            let t227 = t225 + t226 - t52 * t179;
                            let t228 = t163 * t80;
                            let t229 = t65 * t172;
                            let t230 = t64 * t179 + (t228 - t229);
                            let t231 = m_ * (t230 - t229);
                            let t232 = t114 * (t44 * t222 + (t55 * t219 + t223))
                                - t107 * (j * t172 + t203 * (t225 + t227) - t65 * t231);
                            let t233 = t155 * t96;
                            let t234 = k5 * t153;
                            let t235 = t80 * t234;
                            let t236 = t163 * t78;
                            let t237 = m_l * t80;
                            let t238 = t79 * (t235 + t93 * t179)
                                + (t94 * t172 - t91 * t179 - (t236 + t51 * t224) * t237);
                            let t239 = t43
                                * (t79 * (t235 - t83 * t171 - t82 * t179) - t84 * t172)
                                + t56 * t238;
                            let t240 = rt::lit::<T>(0.5) * (t161 * t109 + t162 * t112);
                            let t241 = t104 * t217 + (t233 - t6 * t231) - t239
                                - t122
                                    * (m_l * (t50 * t227 - t51 * t230) + (t240 - j * t179));
                            let t242 = t180 * (k5 * t81) + t77 * (m_l_l_h * t44);
                            let t243 = t84 * t175 + t79 * t242;
                            let t244 = t43 * t243;
                            let t245 = t65 * t174;
                            let t246 = t245 - t64 * t180;
                            let t247 = t245 + t246;
                            let t248 = half_m * t247;
                            let t249 = t6 * t248;
                            let t250 = t94 * t174;
                            let t251 = t56
                                * (t118 * (half_m_l_l_h * t77)
                                    + rt::lit::<T>(0.5) * (t180 * (t91 - t93 * t79) - t250));
                            let t252 = l_h * t77;
                            let t253 = rt::lit::<T>(0.5) * (t252 - t46 * t174);
                            let t254 = t253 + t180 * (half_l * t50);
                            let t255 = t253 + t254;
                            let t256 = half_j * t174 + t65 * t248;
                            let t257 = t43 * t174;
                            let t258 = t44 * t174;
                            let t259 = t55 * t257
                                - t44
                                    * (t50 * (t257 + t43 * t180) + t51 * (t258 + t44 * t180));
                            let t260 = rt::lit::<T>(1.0) - t244 - t249 - t251
                                - (t107 * (t203 * t255 - t256)
                                    + t114 * (rt::lit::<T>(0.5) * t259));
                            let t261 = rt::lit::<T>(0.5) * t258;
                            let t262 = half_m * t246;
                            let t263 = half_j * t180 - t64 * t262;
                            (
                                [theta1_rate + t79, theta2_rate - t80, t108 - t114 * t122],
                                [
                                    [t148 + rt::lit::<T>(1.0), -t172, t175],
                                    [t176 - t177, t179 + rt::lit::<T>(1.0), t181],
                                    [
                                        -t213,
                                        t232 + t241,
                                        t260 - (t104 * t261 + t122 * (t254 * (m_l * t50) + t263)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate] = solution1.x;
                let minus_l = -l;
                let t42 = half_h * theta1_rate + t3;
                let (t43, t44) = rt::sin_cos(t42);
                let t46 = l * t43;
                let t47 = t43 * t46;
                let t48 = l - t47;
                let t49 = half_h * theta2_rate + t4;
                let (t50, t51) = rt::sin_cos(t49);
                let t52 = l * t50;
                let t53 = t43 * t51;
                let t54 = t50 * t44;
                let t55 = t53 - t54;
                let t56 = t44 * t55;
                let t57 = t52 * t56;
                let t58 = t48 + t57;
                let t59 = t48 + t58;
                let t60 = m_ * t59;
                let t61 = l * (m_l_2 + t60);
                let t62 = j * t56;
                let t63 = m_ * t58;
                let t64 = l * t51;
                let t65 = l * t44;
                let t66 = t43 * t65;
                let t67 = t64 * t56;
                let t68 = t66 - t67;
                let t69 = m_ * t68;
                let t70 = t62 + t52 * t63 - t64 * t69;
                let t71 = t46 * t60;
                let t72 = j * t43;
                let t73 = t66 + t68;
                let t74 = m_ * t73;
                let t75 = t71 - t72 - t65 * t74;
                let t76 = t61 + t56 * t70 - t43 * t75;
                let t77 = rt::lit::<T>(1.0) / t76;
                let t173 = h * t77;
                let t174 = t43 * t173;
                let t175 = rt::lit::<T>(0.5) * t174;
                let t180 = t56 * t173;
                let t181 = rt::lit::<T>(-0.5) * t180;
                let t45 = rho1 + half_h * rho1_rate;
                let t78 = t45 * t77;
                let t280 = t44 * t78;
                let t281 = t44 * t75;
                let t282 = t66 + t44 * t46;
                let t283 = t43 * t55;
                let t284 = m_ * (t282 + t52 * t283 - t67);
                let t285 = t44 * t65;
                let t286 = t47 - t285;
                let t287 = t286 - t57 - t64 * t283;
                let t288 = m_l * t51;
                let t289 = t52 * t69;
                let t290 = t64 * t63;
                let t291 = t281
                    + t56 * (t52 * t284 + (j * t283 - t287 * t288) - (t289 + t290));
                let t292 = m_ * t282;
                let t293 = t284 + t292;
                let t294 = j * t44;
                let t264 = m_l * t44;
                let t295 = t46 * t74;
                let t296 = t65 * t60;
                let t297 = l * t293 + t70 * t283
                    - t43 * (t46 * t293 + (t294 - t264 * (t286 + t287)) - (t295 + t296));
                let t298 = t78 * (t77 * (t291 + t297));
                let t299 = -(t280 + t43 * t298);
                let t300 = t56 * t298 - t78 * t283;
                let t119 = t43 * t50 + t44 * t51;
                let t301 = t44 * t119;
                let t302 = t301 - t283;
                let t303 = m_ * (t52 * t302 - t282);
                let t304 = t285 - t47;
                let t305 = t304 - t64 * t302;
                let t306 = t303 - t292;
                let t307 = t56 * (t52 * t303 + (j * t302 - t305 * t288)) + l * t306
                    - t43 * (t296 - t264 * (t304 + t305) + (t46 * t306 + (t295 - t294)));
                let t308 = t78 * (t77 * (t70 * t302 - t281 + t307));
                let t309 = t280 - t43 * t308;
                let t310 = t56 * t308 - t78 * t302;
                let t311 = t67 - t52 * t301;
                let t312 = m_ * t311;
                let t313 = m_ * (t57 + t64 * t301);
                let t314 = t56 * (t290 + t52 * t312 + (t289 - j * t301 - t64 * t313))
                    + (m_l * t311 - t43 * (t46 * t312 - t65 * t313) - t70 * t301);
                let t315 = t78 * (t77 * t314);
                let t316 = -(t43 * t315);
                let t317 = t78 * t301 + t56 * t315;
                let t318 = t43 * t77;
                let t319 = -(t56 * t77);
                let t320 = half_h_over_i * t44;
                let t321 = rt::lit::<T>(0.5) * t44;
                let t322 = h_over_i * t44;
                let t323 = t43 * (h_over_i * t50) + t44 * (h_over_i * t51)
                    - (t51 * t322 + t50 * (h_over_i * t43));
                let t324 = t55 * (half_h_over_i * t43) + t321 * t323;
                let t325 = l_h_over_i * t44;
                let t326 = rt::lit::<T>(0.5) * (t46 * t322 + t43 * t325);
                let t327 = t52 * t324 + (t326 - t56 * (half_l_h_over_i * t51));
                let t328 = l_h_over_i * t43;
                let t329 = rt::lit::<T>(0.5) * (t43 * t328 - t65 * t322);
                let t330 = t329 - t56 * (half_l_h_over_i * t50) - t64 * t324;
                let t331 = m_l * (t50 * t327 - t51 * t330)
                    + (j * t324
                        - rt::lit::<T>(0.5)
                            * (t63 * (l_h_over_i * t51) + t69 * (l_h_over_i * t50)));
                let t332 = t326 + t327;
                let t333 = t44 * (k8 - m_l * (t329 + t330))
                    + (t46 * (m_ * t332)
                        - rt::lit::<T>(0.5) * (t60 * t325 + t74 * t328));
                let t334 = t56 * t331 + (t75 * t320 + (m_l * t332 + t70 * t324))
                    - t43 * t333;
                let t335 = t78 * (t77 * t334);
                let t336 = -(t78 * t320 + t43 * t335);
                let t337 = t56 * t335 - t78 * t324;
                let t338 = quarter_h_h_over_i * t44;
                let t339 = h_h_over_i * t44;
                let t340 = t43 * (h_h_over_i * t50) + t44 * (h_h_over_i * t51)
                    - (t51 * t339 + t50 * (h_h_over_i * t43));
                let t341 = t55 * (quarter_h_h_over_i * t43)
                    + t340 * (rt::lit::<T>(0.25) * t44);
                let t342 = l_h_h_over_i * t44;
                let t343 = rt::lit::<T>(0.25) * (t46 * t339 + t43 * t342);
                let t344 = t52 * t341 + (t343 - t56 * (quarter_l_h_h_over_i * t51));
                let t345 = l_h_h_over_i * t43;
                let t346 = rt::lit::<T>(0.25) * (t43 * t345 - t65 * t339);
                let t347 = t346 - t56 * (quarter_l_h_h_over_i * t50) - t64 * t341;
                let t348 = m_l * (t50 * t344 - t51 * t347)
                    + (j * t341
                        - rt::lit::<T>(0.25)
                            * (t63 * (l_h_h_over_i * t51) + t69 * (l_h_h_over_i * t50)));
                let t349 = t343 + t344;
                let t350 = t44 * (k9 - m_l * (t346 + t347))
                    + (t46 * (m_ * t349)
                        - rt::lit::<T>(0.25) * (t60 * t342 + t74 * t345));
                let t351 = t56 * t348 + (t75 * t338 + (m_l * t349 + t70 * t341))
                    - t43 * t350;
                let t352 = t78 * (t77 * t351);
                let t353 = -(t78 * t338 + t43 * t352);
                let t354 = t56 * t352 - t78 * t341;
                let t355 = t76 * t76;
                let t356 = rt::lit::<T>(1.0) / t355;
                let t357 = t45 * t356;
                let t79 = t43 * t78;
                let t105 = t44 * t79;
                let t106 = t5 * t44;
                let t107 = t105 + t106;
                let t358 = t46 * t107;
                let t115 = t5 * t51;
                let t116 = t43 * t79;
                let t80 = t56 * t78;
                let t117 = t50 * t80;
                let t118 = t51 * t80;
                let t120 = t5 * t119;
                let t121 = t51 * t105 + t43 * t117 + (t50 * t116 + (t44 * t118 + t120));
                let t122 = t115 + t55 * t116 - t44 * t121;
                let t359 = t358 + t52 * t122;
                let t360 = m_ * (t358 + t359);
                let t361 = t46 * t360;
                let t86 = t65 * t79;
                let t87 = t86 - t64 * t80;
                let t112 = m_ * t87;
                let t113 = t64 * t112;
                let t111 = j * t80;
                let t97 = l * t78;
                let t98 = t97 - t46 * t79;
                let t99 = t98 + t52 * t80;
                let t109 = m_ * t99;
                let t110 = t52 * t109;
                let t362 = t111 + t110;
                let t363 = t113 - t362;
                let t364 = t362 - t113;
                let t365 = t44 * t364;
                let t366 = t50 * t365;
                let t367 = t55 * t363 + t366;
                let t368 = t65 * t107;
                let t369 = t368 - t6;
                let t370 = t64 * t122;
                let t371 = t369 + t370;
                let t372 = m_ * (t369 + t371);
                let t373 = t51 * t365;
                let t88 = t86 + t87;
                let t89 = m_ * t88;
                let t103 = t65 * t89;
                let t100 = m_ * (t98 + t99);
                let t101 = t46 * t100;
                let t102 = j * t79;
                let t374 = t101 - t102;
                let t375 = t103 - t374;
                let t376 = t373 + t375;
                let t377 = j * t107;
                let t93 = k1 * t55;
                let t94 = t93 * t80;
                let t378 = t56 * t94;
                let t81 = t54 - t53;
                let t82 = k1 * t81;
                let t83 = twice_l_m_l * t44;
                let t84 = t82 * t80 + t78 * t83;
                let t379 = t43 * t84;
                let t380 = t361 + t43 * t367
                    + (t65 * t372 + (t44 * t376 + (t377 + t378 - t379)));
                let t381 = t44 * t365;
                let t382 = t56 * t79;
                let t383 = t43 * t365;
                let t384 = t51 * t381 + (t93 * t382 + t50 * t383);
                let t385 = m_ * t359;
                let t386 = t52 * t385 + j * t122;
                let t387 = m_ * t371;
                let t90 = l_m_l * t51;
                let t91 = t78 * t90;
                let t388 = t82 * t116 + t56 * t91;
                let t389 = t384 - t386 - (t64 * t387 + t388);
                let t390 = t80 * (m_l * t56);
                let t391 = l * (t360 + (t116 * (twice_m_l * t44) + t51 * t390));
                let t392 = t43 * t380 + (t56 * t389 - t391);
                let t393 = t357 * t392;
                let t394 = t43 * t393;
                let t395 = t46 * t394 - l * t393;
                let t396 = t56 * t393;
                let t397 = t395 - t52 * t396;
                let t398 = m_ * t397;
                let t95 = t79 * t94;
                let t92 = t80 * t91;
                let t399 = t65 * t394;
                let t400 = t64 * t396 - t399;
                let t401 = m_ * t400;
                let t402 = t95 - t92 + t78 * t389 - t70 * t393 - j * t396 - t64 * t401;
                let t403 = t52 * t398 + t402;
                let t404 = m_ * (t400 - t399);
                let t405 = t89 * t107;
                let t406 = t5 * t365;
                let t407 = t51 * t406 + (t121 * t364 + t118 * t365);
                let t408 = t116 * (twice_l_m_l * t78);
                let t409 = l * (t43 * t404 + (t79 * t372 + t405 - t74 * t394))
                    + (t407 + (t79 * t376 + (t5 * t375 - t408)));
                let t410 = k1 * t80;
                let t411 = t382 * t410 + t116 * t410;
                let t412 = t44 * t403 + (t116 * t363 + t411);
                let t413 = t43 * (t55 * t403 + t409 - t50 * t412);
                let t414 = t43 * t406 + (t116 * t365 + t80 * t383);
                let t415 = t80 * t385 + t109 * t122;
                let t416 = t51
                    * (t414 + l * (t56 * t398 - (t415 + t63 * t396)) - t44 * t412);
                let (t417, t418) = rt::sin_cos(t2);
                let t419 = l * t418;
                let t420 = u_drive * t419;
                let t421 = u_drive * t418;
                let t422 = t417 * (t420 + l * t421);
                let t423 = l * t417;
                let t424 = u_drive * t423;
                let t425 = u_drive * t417;
                let t426 = t418 * (t424 + l * t425);
                let t427 = t105 * t365;
                let t428 = t97 * t390;
                let t429 = t80 * t381 + t44 * t406;
                let t430 = t112 * t122;
                let t431 = t427 + (t5 * t363 - t428) + t429
                    + l * (t430 - t80 * t387 + t69 * t396 - t56 * t401);
                let t432 = t50 * (t43 * t412 + t431);
                let t433 = t79 * t360;
                let t434 = t100 * t107;
                let t435 = m_ * (t395 + t397);
                let t436 = t50 * t406;
                let t437 = t117 * t365;
                let t85 = t79 * t84;
                let t438 = t75 * t393
                    + (t78 * t380 + (t79 * t367 + (t436 + (t437 - t85)))) - j * t394;
                let t439 = l * (t433 - t434 + t60 * t394 - t43 * t435)
                    + (t65 * t404 + t438 - t46 * t435);
                let t440 = t44 * (t51 * t412 + t439);
                let t441 = t413 - t416 + (t422 - t426 + t432 - t440);
                let t442 = t440 - t413;
                let t443 = t416 - t432;
                let t444 = t77 * t392;
                let t445 = m_l * t88;
                let t446 = t119 * t365;
                let t447 = half_h * t441 + (t51 * t363 - t445 + (t446 + t44 * t375));
                let t448 = inv_i * t447;
                let t449 = half_h_over_i * t447;
                let t123 = half_h * t44;
                let t124 = t78 * t123;
                let t125 = h * t44;
                let t126 = h * t43;
                let t127 = t51 * t125 + t50 * t126;
                let t128 = rt::lit::<T>(0.5) * t127;
                let t129 = t44 * t128;
                let t130 = half_h * t43;
                let t131 = t55 * t130;
                let t132 = t129 - t131;
                let t133 = j * t132;
                let t134 = l_h * t44;
                let t135 = t46 * t125 + t43 * t134;
                let t136 = rt::lit::<T>(0.5) * t135;
                let t137 = t52 * t132 - t136;
                let t450 = m_ * t137;
                let t184 = half_l_h * t44;
                let t451 = t44 * t184;
                let t188 = half_l_h * t43;
                let t452 = t43 * t188;
                let t453 = t451 - t452;
                let t140 = t64 * t132;
                let t454 = m_ * (t453 - t140);
                let t455 = t133 + t52 * t450 - t64 * t454;
                let t143 = t70 * t132;
                let t456 = half_m * t135;
                let t457 = t450 - t456;
                let t144 = t75 * t123;
                let t458 = t59 * (k12 * t44);
                let t459 = t73 * (k12 * t43);
                let t460 = k7 * t44;
                let t461 = m_ * t453;
                let t462 = t454 + t461;
                let t463 = t46 * t457 + (t458 + (t459 - t460)) - t65 * t462;
                let t464 = t56 * t455 + (t143 + l * t457 - t144) - t43 * t463;
                let t465 = t78 * t464;
                let t466 = t77 * t465;
                let t467 = t124 - t43 * t466;
                let t468 = t467 + rt::lit::<T>(1.0);
                let t149 = half_l_h * t51;
                let t150 = t56 * t149;
                let t151 = h * t50;
                let t152 = h * t51;
                let t153 = t43 * t151 + t44 * t152;
                let t154 = rt::lit::<T>(0.5) * t153;
                let t155 = t44 * t154;
                let t156 = t52 * t155;
                let t157 = t150 - t156;
                let t166 = t70 * t155;
                let t158 = m_ * t157;
                let t163 = half_l_h * t50;
                let t164 = m_ * (t56 * t163 + t64 * t155);
                let t167 = t65 * t164;
                let t168 = t46 * t158 - t167;
                let t169 = m_l * t157 - t166 - t43 * t168;
                let t159 = t52 * t158;
                let t160 = j * t155;
                let t469 = t68 * (k12 * t50) + t58 * (k12 * t51) - t160;
                let t165 = t64 * t164;
                let t470 = t159 + t469 - t165;
                let t471 = t169 + t56 * t470;
                let t472 = t78 * t471;
                let t473 = t77 * t472;
                let t474 = t43 * t473;
                let t475 = -t474;
                let t476 = t56 * t466;
                let t177 = t132 * t78;
                let t477 = t476 - t177;
                let t178 = t155 * t78;
                let t478 = t178 + t56 * t473;
                let t479 = t478 + rt::lit::<T>(1.0);
                let t480 = half_h * t442;
                let t481 = half_h * t443;
                let t482 = half_h * t444 + rt::lit::<T>(1.0);
                let [[d_theta1_rate_by_3, d_theta1_rate_by_4, d_theta1_rate_by_5,
                d_theta1_rate_by_6, d_theta1_rate_by_7, d_theta1_rate_by_9,
                d_theta1_rate_by_10], [d_theta2_rate_by_3, d_theta2_rate_by_4,
                d_theta2_rate_by_5, d_theta2_rate_by_6, d_theta2_rate_by_7,
                d_theta2_rate_by_9, d_theta2_rate_by_10], [d_rho1_rate_by_3,
                d_rho1_rate_by_4, d_rho1_rate_by_5, d_rho1_rate_by_6, d_rho1_rate_by_7,
                d_rho1_rate_by_9, d_rho1_rate_by_10]] = rt::solve_rows(
                        [[t468, t475, t175], [t477, t479, t181], [t480, t481, t482]],
                        [
                            [t299, t309, t316, t318, t336, rt::lit::<T>(0.0), t353],
                            [t300, t310, t317, t319, t337, rt::lit::<T>(0.0), t354],
                            [t441, t442, t443, t444, t448, minus_l, t449],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let h_adjoint1 = h * adjoint1;
                let h_adjoint8 = h * adjoint8;
                let h_adjoint2 = h * adjoint2;
                let t483 = h_adjoint1 * t419
                    + (h_adjoint8 * l_u_drive + h_adjoint2 * t423);
                let t484 = t45 * t483;
                let t485 = t356 * t484;
                let t486 = t43 * t485;
                let t487 = t46 * t486 - l * t485;
                let t488 = t56 * t485;
                let t489 = t487 - t52 * t488;
                let t490 = m_ * (t487 + t489);
                let t491 = m_ * t489;
                let t492 = t65 * t486;
                let t493 = t64 * t488 - t492;
                let t494 = m_ * t493;
                let t495 = t52 * t491 - (t64 * t494 + (j * t488 + t70 * t485));
                let t496 = t44 * t495;
                let t497 = m_ * (t493 - t492);
                let t498 = t51 * t496
                    + (t65 * t497 + (t75 * t485 - j * t486) - t46 * t490);
                let t499 = l * (t60 * t486 - t43 * t490) + t498;
                let t500 = t55 * t495 + l * (t43 * t497 - t74 * t486) - t50 * t496;
                let t501 = -h
                    * (adjoint4 + rt::lit::<T>(0.5) * (t44 * t499 - t43 * t500));
                let t502 = l * (t56 * t491 - t63 * t488) - t44 * t496;
                let t503 = t43 * t496 + l * (t69 * t488 - t56 * t494);
                let t504 = -h
                    * (adjoint5 + rt::lit::<T>(0.5) * (t51 * t502 - t50 * t503));
                let t505 = -h * (adjoint6 + t77 * (rt::lit::<T>(0.5) * t483));
                let t506 = t177 - t476;
                let t185 = t79 * t184;
                let t507 = l * t466;
                let t508 = t46 * t467 + (t185 + t507);
                let t509 = t52 * t506 - t508;
                let t510 = m_ * t509;
                let t189 = t79 * t188;
                let t511 = t65 * t467 - t189;
                let t512 = t511 - t64 * t506;
                let t513 = m_ * t512;
                let t514 = j * t506 + t52 * t510 - t64 * t513;
                let t207 = t79 * t123;
                let t515 = t207 + t43 * t467;
                let t205 = t130 * t121;
                let t206 = t128 * t116;
                let t197 = t130 * t79;
                let t516 = t44 * t467 - t197;
                let t210 = rt::lit::<T>(0.5) * (t125 * t117 - t126 * t118);
                let t209 = t50 * t125 - t51 * t126;
                let t517 = rt::lit::<T>(0.5) * t209;
                let t518 = t51 * t506;
                let t519 = t50 * t506;
                let t520 = t51 * t516 + (t210 + t5 * t517)
                    + (t50 * t515 + (t44 * t518 + t43 * t519));
                let t521 = t55 * t515 + (t205 + t206) - t44 * t520;
                let t138 = l_h * t43;
                let t204 = rt::lit::<T>(0.5) * (t134 * t100 + t138 * t89);
                let t522 = m_ * (t509 - t508);
                let t523 = t511 + t512;
                let t524 = m_ * t523;
                let t525 = t204 - j * t467 + (t46 * t522 - t65 * t524);
                let t192 = k5 * t127;
                let t193 = t80 * t192;
                let t194 = t78 * t188;
                let t526 = t82 * t506 - t193 - twice_m_l * (t194 + t44 * t507);
                let t527 = t84 * t467 + t79 * t526;
                let t528 = t374 - t103;
                let t199 = t126 * t7;
                let t529 = t516 - t199;
                let t96 = t92 - t95;
                let t201 = t132 * t96 + t85 * t123;
                let t530 = t90 * t466;
                let t531 = t193 + t93 * t506;
                let t532 = t91 * t506 - t80 * t530 - t94 * t467 - t79 * t531;
                let t533 = t107 * t525
                    + (t43 * t527 + t6 * t524 + (t528 * t529 + (t201 + t56 * t532)));
                let t534 = -(t122 * t514 + t364 * t521 + t533);
                let t218 = rt::lit::<T>(0.5) * (t152 * t116 - t151 * t105);
                let t216 = t43 * t152 - t44 * t151;
                let t535 = rt::lit::<T>(0.5) * t216;
                let t536 = t44 * t474;
                let t537 = t43 * t474;
                let t214 = half_h * t51;
                let t215 = t80 * t214;
                let t538 = t215 - t50 * t478;
                let t220 = half_h * t50;
                let t221 = t80 * t220;
                let t539 = t221 + t51 * t478;
                let t540 = t218 + t5 * t535 - (t51 * t536 + t50 * t537)
                    + (t43 * t538 - t44 * t539);
                let t223 = t151 * t7 + t154 * t116;
                let t541 = t44 * t540 + (t223 + t55 * t537);
                let t542 = l * t473;
                let t543 = t46 * t474 - t542;
                let t226 = t149 * t80;
                let t544 = t226 + t543 - t52 * t478;
                let t545 = m_ * (t543 + t544);
                let t228 = t163 * t80;
                let t546 = t65 * t474;
                let t547 = t64 * t478 + (t228 - t546);
                let t548 = t547 - t546;
                let t549 = m_ * t548;
                let t550 = t46 * t545 + (j * t474 - t65 * t549);
                let t234 = k5 * t153;
                let t235 = t80 * t234;
                let t551 = t235 - t83 * t473 - t82 * t478;
                let t552 = t79 * t551 - t84 * t474;
                let t233 = t155 * t96;
                let t553 = t235 + t93 * t478;
                let t236 = t163 * t78;
                let t554 = m_l * (t236 + t51 * t542);
                let t555 = t79 * t553 + (t94 * t474 - t91 * t478) - t80 * t554;
                let t161 = l_h * t51;
                let t162 = l_h * t50;
                let t240 = rt::lit::<T>(0.5) * (t161 * t109 + t162 * t112);
                let t556 = m_ * t544;
                let t557 = m_ * t547;
                let t558 = t240 - j * t478 + (t52 * t556 - t64 * t557);
                let t559 = t528 * t536 - t43 * t552 + (t233 - t6 * t549 - t56 * t555)
                    - t122 * t558;
                let t560 = t364 * t541 - t107 * t550 + t559;
                let t245 = t65 * t174;
                let t246 = t245 - t64 * t180;
                let t247 = t245 + t246;
                let t248 = half_m * t247;
                let t249 = t6 * t248;
                let t242 = t180 * (k5 * t81) + t77 * (m_l_l_h * t44);
                let t243 = t84 * t175 + t79 * t242;
                let t244 = t43 * t243;
                let t561 = t77 * (m_l_l_h * t51);
                let t250 = t94 * t174;
                let t562 = t93 * t180;
                let t563 = rt::lit::<T>(0.5)
                    * (t91 * t180 + t80 * t561 - (t250 + t79 * t562));
                let t252 = l_h * t77;
                let t253 = rt::lit::<T>(0.5) * (t252 - t46 * t174);
                let t254 = t253 + t180 * (half_l * t50);
                let t255 = t253 + t254;
                let t564 = m_ * t255;
                let t256 = half_j * t174 + t65 * t248;
                let t565 = t46 * t564 - t256;
                let t258 = t44 * t174;
                let t261 = rt::lit::<T>(0.5) * t258;
                let t257 = t43 * t174;
                let t566 = rt::lit::<T>(0.5) * t55;
                let t567 = t50 * t180;
                let t568 = t51 * t180;
                let t569 = rt::lit::<T>(0.5)
                    * (t51 * t258 + t43 * t567 + (t44 * t568 + t50 * t257));
                let t570 = t257 * t566 - t44 * t569;
                let t262 = half_m * t246;
                let t263 = half_j * t180 - t64 * t262;
                let t571 = m_ * t254;
                let t572 = t263 + t52 * t571;
                let t573 = rt::lit::<T>(1.0) - t249 - (t244 + t56 * t563) - t107 * t565
                    - (t261 * t528 + (t364 * t570 + t122 * t572));
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t501, t504, t505],
                            [[t468, t477, t534], [t475, t479, t560], [t175, t181, t573]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "adjoints of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [t574, t575, t585, t587, t589, t593, t600, t601, t603, t608, t612,
                t614, t615, t620, t626, t628, t630, t635, t643, t644, t656, t691, t707,
                t708, t712, t713, t714, t715, t717, t718, t749, t750, t751, t752, t758,
                t759, t760, t761, t762, t763, t764, t765, t766, t775, t776, t798, t804,
                t845, t846, t851, t852, t869, t870, t871, t872, t873, t874, t875, t876,
                t877, t885, t886, t905, t947, t948, t949, t950, t951, t952, t953, t954,
                t956, t957, t958, t959, t960, t961, t962, t965, t967, t968, t970, t971,
                t972, t973, t976, t977, t978, t981, t982, t984, t985, t986, t987, t988,
                t989, t991, t992, t993, t994, t996, t997, t998, t999, t1000, t1002,
                t1004, t1006, t1008, t1010, t1013, t1016, t1017, t1019, t1020, t1021,
                t1023, t1024, t1025, t1027, t1029, t1031, t1034, t1036, t1037, t1039,
                t1040, t1041, t1042, t1043, t1045, t1046, t1047, t1048] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        half_h,
                        t45,
                        t43,
                        t50,
                        t44,
                        t51,
                        t46,
                        t65,
                        t52,
                        t64,
                        t55,
                        t56,
                        t60,
                        t69,
                        t63,
                        t74,
                        t75,
                        t70,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t5,
                        t82,
                        t93,
                        t6,
                        t97,
                        t112,
                        t109,
                        t88,
                        t89,
                        t100,
                        t84,
                        t85,
                        t94,
                        t91,
                        t96,
                        t105,
                        t118,
                        t116,
                        t117,
                        t107,
                        t121,
                        t122,
                        t125,
                        t126,
                        t134,
                        t138,
                        t128,
                        t129,
                        t130,
                        t131,
                        t132,
                        t136,
                        t140,
                        t133,
                        t143,
                        t123,
                        t144,
                        t152,
                        t151,
                        t161,
                        t162,
                        t154,
                        t155,
                        t163,
                        t164,
                        t149,
                        t150,
                        t156,
                        t158,
                        t165,
                        t167,
                        t168,
                        t166,
                        t173,
                        t174,
                        t180,
                        t184,
                        t188,
                        k5,
                        t192,
                        t234,
                        t214,
                        t220,
                        half_m,
                        half_j,
                        t252,
                        t262,
                        half_l,
                        t248,
                        t258,
                        t257,
                        t242,
                        t243,
                        t418,
                        t417,
                        t419,
                        t423,
                        t421,
                        t425,
                        t364,
                        t355,
                        t410,
                        t420,
                        t424,
                        t356,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t483,
                        t484,
                        t485,
                        t488,
                        t486,
                        t491,
                        t494,
                        t497,
                        t490,
                        t495,
                        t496,
                        t499,
                        t500,
                        t502,
                        t503,
                        t357,
                        t450,
                        t460,
                        t451,
                        t452,
                        t454,
                        t461,
                        t456,
                        t462,
                        t459,
                        t457,
                        t458,
                        t463,
                        t455,
                        t464,
                        t465,
                        t466,
                        t467,
                        t469,
                        t470,
                        t471,
                        t472,
                        t473,
                        t474,
                        t478,
                        t528,
                        t506,
                        t507,
                        t513,
                        t510,
                        t524,
                        t522,
                        t514,
                        t525,
                        t526,
                        t527,
                        t531,
                        t530,
                        t532,
                        t516,
                        t518,
                        t515,
                        t519,
                        t529,
                        t520,
                        t521,
                        t542,
                        t557,
                        t556,
                        t549,
                        t545,
                        t558,
                        t550,
                        t551,
                        t552,
                        t553,
                        t554,
                        t555,
                        t536,
                        t539,
                        t537,
                        t538,
                        t540,
                        t541,
                        t571,
                        t564,
                        t565,
                        t572,
                        t562,
                        t561,
                        t563,
                        t568,
                        t567,
                        t569,
                        t570,
                        half_h_squared,
                        m_,
                        j,
                        l,
                        h,
                        adjoint1,
                        adjoint2,
                        d_theta1_rate_by_3,
                        d_theta2_rate_by_3,
                        d_rho1_rate_by_3,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                        ]: [T; 217],
                    ) -> [T; 134] {
                        let t574 = weight1_3 * t364;
                        let t575 = weight1_3 * t514;
                        let t576 = t515 * t574 + t116 * t575;
                        let t577 = rt::lit::<T>(1.0) / (t355 * t355);
                        let t578 = t131 - t129;
                        let t579 = m_ * (t136 + t52 * t578);
                        let t580 = t456 + t579;
                        let t581 = m_ * (t140 + (t452 - t451));
                        let t582 = t461 - t581;
                        let t583 = t46 * t580 + (t65 * t582 + (t460 - t459 - t458));
                        let t584 = t133 + t64 * t581 - t52 * t579;
                        let t585 = t43 * t583 + (t56 * t584 + (t143 - t144 - l * t580));
                        let t586 = t76 * t484;
                        let t587 = weight1_3 * t43;
                        let t588 = t84 * t587;
                        let t589 = weight1_3 * t107;
                        let t590 = t65 * t589;
                        let t591 = weight1_3 * t6;
                        let t592 = t590 - t591;
                        let t593 = weight1_3 * t122;
                        let t594 = t64 * t593;
                        let t595 = t594 + t592;
                        let t596 = t592 + t595;
                        let t597 = m_ * t596;
                        let t598 = t46 * t589;
                        let t599 = t598 + t52 * t593;
                        let t600 = m_ * (t598 + t599);
                        let t601 = weight1_3 * t56;
                        let t602 = t46 * t600 + (j * t589 + (weight1_1 + t94 * t601));
                        let t603 = t44 * t574;
                        let t604 = t50 * t603;
                        let t605 = t55 * t574;
                        let t606 = t604 - t605;
                        let t607 = t51 * t603;
                        let t608 = weight1_3 * t528;
                        let t609 = t607 - t608;
                        let t610 = t65 * t597 + (t602 + (t43 * t606 + t44 * t609));
                        let t611 = t588 - t610;
                        let t237 = m_l * t80;
                        let t612 = t237 * t601;
                        let t613 = t600 + t51 * t612;
                        let t614 = t79 * t587;
                        let t615 = m_l * t614;
                        let t616 = t44 * t615;
                        let t617 = l * (t613 + rt::lit::<T>(2.0) * t616);
                        let t618 = m_ * t595;
                        let t619 = t64 * t618;
                        let t620 = m_ * t599;
                        let t621 = t52 * t620;
                        let t622 = weight1_2 + t91 * t601;
                        let t623 = t82 * t614;
                        let t624 = j * t593;
                        let t625 = t619 + (t621 + (t622 + (t623 + t624)));
                        let t626 = t44 * t603;
                        let t627 = t51 * t626;
                        let t628 = t79 * t601;
                        let t629 = t93 * t628;
                        let t630 = t43 * t603;
                        let t631 = t50 * t630;
                        let t632 = t627 + (t629 + t631);
                        let t633 = t625 - t632;
                        let t634 = t43 * t611 + (t617 + t56 * t633);
                        let t635 = t608 - t607;
                        let t636 = weight1_3 * t125;
                        let t637 = t134 * t600 + t126 * t635
                            + (t125 * t606 - t84 * t636 - t138 * t597);
                        let t638 = weight1_3 * t529;
                        let t639 = t65 * t638 - t188 * t589;
                        let t640 = weight1_3 * t521;
                        let t641 = t639 + t64 * t640;
                        let t642 = m_ * (t639 + t641);
                        let t643 = t44 * t575 - t130 * t574;
                        let t644 = weight1_3 * t525;
                        let t645 = t51 * t643 - t644;
                        let t646 = t184 * t589 + t46 * t638;
                        let t647 = t646 + t52 * t640;
                        let t648 = m_ * (t646 + t647);
                        let t649 = t50 * t643 - (t128 * t574 + t55 * t575);
                        let t650 = weight1_3 * t132;
                        let t651 = t43 * t649
                            + (t601 * t531 + t94 * t650 + (j * t638 - t587 * t526));
                        let t652 = rt::lit::<T>(0.5) * t637
                            + (t65 * t642 + t44 * t645 + (t46 * t648 + t651));
                        let t653 = t610 - t588;
                        let t654 = t628 + t614;
                        let t655 = t601 * t467 + t79 * t650;
                        let t656 = rt::lit::<T>(0.5) * t79;
                        let t657 = t587 * t467 + t636 * t656;
                        let t658 = t192 * t654 + t93 * t655
                            + (t601 * t530 - t91 * t650 - j * t640 - t82 * t657);
                        let t659 = t123 * t603 + t43 * t643;
                        let t660 = t44 * t643 - t130 * t603;
                        let t661 = m_ * t641;
                        let t662 = m_ * t647;
                        let t663 = t658 + (t50 * t659 + t51 * t660)
                            - (t64 * t661 + t52 * t662);
                        let t664 = t632 - t625;
                        let t665 = rt::lit::<T>(2.0) * t44;
                        let t666 = m_l * t657;
                        let t667 = m_l * (t601 * t506 + t80 * t650);
                        let t668 = t132 * t664
                            + l * (t126 * t615 - t665 * t666 - (t648 + t51 * t667));
                        let t669 = t634 * (t77 * t464)
                            + (t43 * t652 + (t123 * t653 + (t56 * t663 + t668)));
                        let t670 = t577 * (t585 * (rt::lit::<T>(2.0) * t586))
                            + t356 * (t45 * t669 + t465 * t634);
                        let t671 = t43 * t670;
                        let t672 = t357 * t634;
                        let t673 = t485 + t672;
                        let t674 = t123 * t673;
                        let t675 = t671 - t674;
                        let t676 = t43 * t672;
                        let t677 = rt::lit::<T>(0.5) * (t486 + t676);
                        let t678 = t46 * t675 - (l * t670 + t134 * t677);
                        let t679 = t132 * t673;
                        let t680 = t56 * t670;
                        let t681 = t679 - t680;
                        let t682 = t678 + t52 * t681;
                        let t683 = m_ * t682;
                        let t684 = t455 * t672
                            + (t78 * t663
                                + (t466 * t633 + (t485 * t584 - weight1_3 * t532)));
                        let t685 = t674 - t671;
                        let t686 = t65 * t685 - t138 * t677;
                        let t687 = t680 - t679;
                        let t688 = t686 + t64 * t687;
                        let t689 = m_ * t688;
                        let t690 = t52 * t683 + (j * t681 + (t684 - t70 * t670))
                            - t64 * t689;
                        let t691 = weight1_3 * t96;
                        let t692 = t65 * t676;
                        let t693 = t56 * t672;
                        let t694 = t692 - t64 * t693;
                        let t695 = m_ * t694;
                        let t696 = t691 + t64 * t695;
                        let t697 = l * t672;
                        let t698 = t46 * t676;
                        let t699 = t697 + t52 * t693 - t698;
                        let t700 = m_ * t699;
                        let t701 = t52 * t700 + (j * t693 + (t78 * t664 + t70 * t672));
                        let t702 = t696 - t701;
                        let t703 = t130 * (t495 + t702)
                            + k1
                                * (t614 * t506 + t80 * t657 + (t628 * t506 + t80 * t655));
                        let t704 = t44 * t690 + t703;
                        let t705 = t576 - t704;
                        let t706 = t701 - t696;
                        let t707 = t410 * t654;
                        let t708 = t116 * t574;
                        let t709 = t44 * t706 + (t707 - t708);
                        let t710 = m_ * (t698 - t697 - t699);
                        let t711 = m_ * (t692 + t694);
                        let t712 = t5 * t603;
                        let t713 = t50 * t712;
                        let t714 = t117 * t603;
                        let t715 = weight1_3 * t85;
                        let t716 = t65 * t711
                            + (t78 * t653 + (t79 * t606 + (t713 + (t714 - t715)))
                                - t75 * t672);
                        let t717 = t79 * t600;
                        let t718 = t100 * t589;
                        let t719 = rt::lit::<T>(0.5) * (t51 * t709 + (t46 * t710 + t716))
                            + (half_j * t676
                                + half_l * (t43 * t710 + (t717 - t718 - t60 * t676)));
                        let t720 = t79 * t645
                            + (t467 * t609
                                + (t518 * t603 + (t520 * t574 - half_h * t499)));
                        let t721 = t5 * t643;
                        let t722 = rt::lit::<T>(2.0) * (t615 * t507 - t97 * t666)
                            + (t51 * t721 + (t118 * t643 + (t121 * t575 - t5 * t644)));
                        let t723 = m_ * (t686 + t688);
                        let t724 = t79 * t642
                            + (t467 * t597 + (t89 * t638 + (t486 * t582 + t589 * t524)));
                        let t725 = t43 * t723
                            + (t74 * t685
                                + (t123 * (t711 - t497) + (t462 * t676 + t724)));
                        let t726 = h * t719 + (t128 * (t706 - t495) + (t720 + t722))
                            + (t55 * t690 + l * t725);
                        let t727 = t43 * (t50 * t705 + t726);
                        let t728 = t709 - t496;
                        let t729 = t491 * t578 - t488 * t579 - t593 * t510 - t109 * t640
                            - t620 * t506;
                        let t730 = t56 * t683
                            + (t63 * t681
                                + (t132 * t700 + (t450 * t693 + (t729 - t80 * t662))));
                        let t731 = t116 * t643 + t43 * t721
                            + (t80 * t659 + (t515 * t603 + t506 * t630));
                        let t732 = t44 * t705
                            + (rt::lit::<T>(0.5) * (t125 * t712 + t126 * t728)
                                + (l * t730 + t731));
                        let t733 = t51 * t732;
                        let t734 = t704 - t576;
                        let t735 = t112 * t640 + (t488 * t581 + t593 * t513)
                            - t506 * t618 - t80 * t661;
                        let t736 = t69 * t687
                            + (t132 * (t494 - t695) + (t735 - t454 * t693)) - t56 * t689;
                        let t737 = t506 * t626 + t516 * t603
                            + (t105 * t643 + (t612 * t507 - t5 * t575));
                        let t738 = rt::lit::<T>(0.5) * (t125 * t728 - t126 * t712)
                            + (l * t736
                                + (t737 + (t80 * t660 + (t44 * t721 - t97 * t667))));
                        let t739 = t50 * (t43 * t734 + t738);
                        let t740 = t356 * t585;
                        let t741 = t45 * t740;
                        let t742 = h_adjoint8 * t741;
                        let t743 = t418
                            * (t424 * t742 + l * (h_adjoint2 * t741 + t425 * t742))
                            - t417
                                * (t420 * t742 + l * (h_adjoint1 * t741 + t421 * t742));
                        let t744 = t490 + t710;
                        let t745 = t117 * t643
                            + (t519 * t603
                                + (half_h * t500 + t485 * t583 - weight1_3 * t527));
                        let t746 = t78 * t652
                            + (t466 * t611
                                + (t467 * t606 + t50 * t721 + (t79 * t649 + t745)));
                        let t747 = rt::lit::<T>(0.5)
                            * (t134 * t744 + t138 * (t497 - t711))
                            + (j * t685 + (t75 * t670 + (t746 - t463 * t672)));
                        let t748 = m_ * (t678 + t682);
                        let t749 = t79 * t635;
                        let t750 = t5 * t608 - t121 * t574 - t118 * t603 - t51 * t712;
                        let t751 = t97 * t615;
                        let t752 = t89 * t589;
                        let t753 = rt::lit::<T>(0.5)
                            * (t50 * t709 + (t55 * t702 + (t749 + t750)))
                            + (t751
                                - half_l
                                    * (t43 * t711 + (t74 * t676 + (t752 + t79 * t597))));
                        let t754 = t79 * t648
                            + (t600 * t467 + (t486 * t580 - t589 * t522 - t100 * t638));
                        let t755 = l
                            * (t123 * t744 + (t60 * t675 + (t754 - t457 * t676))
                                - t43 * t748);
                        let t756 = t51 * t734
                            + (t65 * t723 + t747 - t46 * t748 + (h * t753 + t755));
                        let t757 = t44 * t756;
                        let t758 = t727 - t733 + (t739 + t743 - t757);
                        let t759 = t733 - t739;
                        let t760 = h * t759;
                        let t761 = t483 * t740 + t77 * t669;
                        let t762 = h * t761;
                        let t763 = t757 - t727;
                        let t764 = h * t763;
                        let t765 = t758
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_3 * t760
                                    + (d_rho1_rate_by_3 * t762 + d_theta1_rate_by_3 * t764));
                        let t766 = weight1_3 * t558;
                        let t767 = t587 * t474;
                        let t768 = weight1_3 * t155;
                        let t769 = t601 * t474 + t79 * t768;
                        let t770 = t116 * t766
                            + k1
                                * (t614 * t478 + t80 * t767 + (t628 * t478 + t80 * t769));
                        let t771 = t156 - t150;
                        let t772 = m_ * t771;
                        let t773 = t469 - t165 - t52 * t772;
                        let t774 = t167 + t46 * t772;
                        let t775 = t56 * t773 + (t43 * t774 - (t166 + m_l * t771));
                        let t776 = t605 - t604;
                        let t777 = t44 * t635 + (t588 + t43 * t776);
                        let t778 = t591 - t590;
                        let t779 = m_ * t778;
                        let t780 = t779 - t618;
                        let t781 = t777 + t65 * t780 - t602;
                        let t782 = t623 + t622;
                        let t783 = t621 + (t624 + t782);
                        let t784 = t783 + t619 - t632;
                        let t785 = t43 * t781 + (t617 + t56 * t784);
                        let t786 = weight1_3 * t536;
                        let t787 = t46 * t786;
                        let t788 = weight1_3 * t541;
                        let t789 = t787 + t52 * t788 - t149 * t593;
                        let t790 = m_ * (t787 + t789);
                        let t791 = m_l * (t601 * t478 + t80 * t768);
                        let t792 = m_l * t767;
                        let t793 = t155 * t784
                            + l * (t790 + (t51 * t791 + (t220 * t612 + t665 * t792)));
                        let t794 = t65 * t786;
                        let t795 = t163 * t593 + (t794 + t64 * t788);
                        let t796 = m_ * t795;
                        let t797 = m_ * t789;
                        let t798 = t44 * t766;
                        let t799 = t44 * t798;
                        let t800 = t43 * t798;
                        let t801 = t51 * t799 + (t601 * t554 + t91 * t768)
                            + (t50 * t800 - t234 * t654);
                        let t802 = t64 * t796 + (t82 * t767 + j * t788 - t93 * t769)
                            + (t52 * t797 + t801);
                        let t803 = rt::lit::<T>(0.5)
                            * (t162 * t618 + (t152 * t630 - t151 * t626 - t161 * t620))
                            + t802;
                        let t804 = weight1_3 * t550;
                        let t805 = t51 * t798 - t804 - t220 * t603;
                        let t806 = t154 * t574 - t55 * t766 + (t214 * t603 + t50 * t798);
                        let t807 = t43 * t806
                            - (t587 * t551 + t94 * t768 + (t601 * t553 + j * t786));
                        let t808 = m_ * (t794 + t795);
                        let t809 = t44 * t805 - t46 * t790 + (t807 - t65 * t808);
                        let t810 = t785 * (t77 * t471)
                            + (t793 + (t56 * t803 + t43 * t809));
                        let t811 = t577 * (t586 * (rt::lit::<T>(2.0) * t775))
                            + t356 * (t45 * t810 + t472 * t785);
                        let t812 = t43 * t811;
                        let t813 = t46 * t812 - l * t811;
                        let t814 = t357 * t785;
                        let t815 = t56 * t814;
                        let t816 = t488 + t815;
                        let t817 = rt::lit::<T>(0.5) * t816;
                        let t818 = t56 * t811 + t155 * (t485 + t814);
                        let t819 = t813 + t161 * t817 - t52 * t818;
                        let t820 = m_ * t819;
                        let t821 = t43 * t814;
                        let t822 = m_ * (l * t814 + t52 * t815 - t46 * t821);
                        let t823 = m_ * (t65 * t821 - t64 * t815);
                        let t824 = t823 - t494;
                        let t825 = t470 * t814
                            + (t78 * t803
                                + (t473 * t784 + (t485 * t773 - weight1_3 * t555)));
                        let t826 = rt::lit::<T>(0.5)
                            * (t161 * (t822 - t491) + t162 * t824)
                            + (t825 - t70 * t811 - j * t818);
                        let t827 = t65 * t812;
                        let t828 = t64 * t818 + (t162 * t817 - t827);
                        let t829 = m_ * t828;
                        let t830 = t52 * t820 + (t826 - t64 * t829);
                        let t831 = t537 * t574 + t44 * t830;
                        let t832 = t770 - t831;
                        let t833 = t64 * t823
                            + (t691 + t78 * t784 - t70 * t814 - j * t815) - t52 * t822;
                        let t834 = t44 * t833 + (t708 - t707);
                        let t835 = t496 + t834;
                        let t836 = t5 * t798;
                        let t837 = rt::lit::<T>(2.0) * (t615 * t542 + t97 * t792)
                            + (t474 * t635 + (t121 * t766 + t540 * t574 - t539 * t603));
                        let t838 = t154 * (t495 + t833)
                            + (t79 * t805 + (t51 * t836 + (t118 * t798 - t5 * t804))
                                + t837);
                        let t839 = m_ * (t828 - t827);
                        let t840 = t164 * (t486 + t821)
                            + (t474 * t780 + (t589 * t549 - t89 * t786) - t79 * t808);
                        let t841 = rt::lit::<T>(0.5) * (t152 * t835 - t151 * t712) + t838
                            + (t55 * t830 + l * (t43 * t839 + (t840 - t74 * t812)));
                        let t842 = t43 * (t50 * t832 + t841);
                        let t843 = t80 * t797
                            + (t620 * t478 + (t109 * t788 - t488 * t772 - t593 * t556));
                        let t844 = t56 * t820
                            + (t155 * (t491 - t822) + (t158 * t815 + t843) - t63 * t818);
                        let t845 = t112 * t593;
                        let t846 = t97 * t612 + t5 * t574
                            - (t44 * t712 + (t80 * t626 + t105 * t603));
                        let t847 = half_l
                            * (t56 * t823 + (t69 * t815 + (t80 * t618 - t845)))
                            + rt::lit::<T>(0.5) * (t846 + t43 * t834);
                        let t848 = t43 * t836 - t478 * t630
                            + (half_h * t503 + t116 * t798 + (t80 * t800 - t537 * t603));
                        let t849 = t51 * (t44 * t832 + (l * t844 + (h * t847 + t848)));
                        let t850 = t831 - t770;
                        let t851 = t80 * t620 + t109 * t593;
                        let t852 = t80 * t630 + (t43 * t712 + t116 * t603);
                        let t853 = half_l * (t56 * t822 + (t63 * t815 - t851))
                            + rt::lit::<T>(0.5) * (t852 + t44 * t834);
                        let t854 = t478 * t618
                            + (t80 * t796 + (t593 * t557 - t112 * t788)) - t164 * t816;
                        let t855 = t80 * t799 + t44 * t836
                            + (t612 * t542 + t105 * t798 - t478 * t626);
                        let t856 = l * (t69 * t818 + (t155 * t824 + t854) - t56 * t829)
                            + (t97 * t791 - (t536 * t603 + (half_h * t502 + t5 * t766))
                                + t855);
                        let t857 = t50 * (t43 * t850 + (h * t853 + t856));
                        let t858 = t356 * t775;
                        let t859 = t45 * t858;
                        let t860 = h_adjoint8 * t859;
                        let t861 = t418
                            * (t424 * t860 + l * (h_adjoint2 * t859 + t425 * t860))
                            - t417
                                * (t420 * t860 + l * (h_adjoint1 * t859 + t421 * t860));
                        let t862 = t486 * t772 + t100 * t786 - t589 * t545 - t600 * t474
                            - t79 * t790;
                        let t863 = m_ * (t813 + t819);
                        let t864 = t474 * t776
                            + (t538 * t603 + (t485 * t774 - weight1_3 * t552))
                            + (t79 * t806 + (t117 * t798 + t50 * t836));
                        let t865 = t75 * t811
                            + (t78 * t809 + (t473 * t781 + t864) - t168 * t814)
                            - j * t812;
                        let t866 = t65 * t839 + t865
                            + (rt::lit::<T>(0.5) * (t152 * t712 + t151 * t835)
                                - t46 * t863);
                        let t867 = t51 * t850
                            + (l * (t60 * t812 + (t862 - t158 * t821) - t43 * t863)
                                + t866);
                        let t868 = t44 * t867;
                        let t869 = t842 - t849 + (t857 + t861 - t868);
                        let t870 = t849 - t857;
                        let t871 = h * t870;
                        let t872 = t483 * t858 + t77 * t810;
                        let t873 = h * t872;
                        let t874 = t868 - t842;
                        let t875 = h * t874;
                        let t876 = t869
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_3 * t871
                                    + (d_rho1_rate_by_3 * t873 + d_theta1_rate_by_3 * t875));
                        let t877 = weight1_3 * t572;
                        let t878 = t574 * (rt::lit::<T>(0.5) * t257) + t116 * t877;
                        let t879 = t356 * (half_h * t483);
                        let t880 = half_m * t596;
                        let t881 = rt::lit::<T>(0.5) * t606;
                        let t882 = rt::lit::<T>(0.5) * t609;
                        let t883 = rt::lit::<T>(0.5) * (t602 - t588)
                            + (t65 * t880 + (t43 * t881 + t44 * t882));
                        let t884 = rt::lit::<T>(0.5)
                            * (t631 + t627 - t621 + (t629 - t624 - t782 - t619));
                        let t885 = t44 * t877;
                        let t886 = weight1_3 * t565;
                        let t887 = t51 * t885 - t886;
                        let t888 = t50 * t885 - t55 * t877;
                        let t889 = weight1_3 * t258;
                        let t890 = t44 * t887
                            + (t43 * t888
                                + (t601 * (rt::lit::<T>(0.5) * t562) + half_j * t889
                                    - t242 * t587));
                        let t891 = t46 * t889;
                        let t892 = weight1_3 * t570;
                        let t893 = m_ * (rt::lit::<T>(0.5) * t891 + t52 * t892);
                        let t894 = t893 + half_m * t891;
                        let t895 = t65 * t889;
                        let t896 = m_ * (rt::lit::<T>(0.5) * t895 + t64 * t892);
                        let t897 = t896 + half_m * t895;
                        let t898 = t890 + (t46 * t894 + t65 * t897);
                        let t899 = t174 * t601;
                        let t900 = t174 * t587;
                        let t901 = t44 * t885;
                        let t902 = t43 * t885;
                        let t903 = rt::lit::<T>(0.5)
                            * (t93 * t899 - t601 * t561 - t82 * t900) - t64 * t896
                            + (t51 * t901 + (t50 * t902 - j * t892) - t52 * t893);
                        let t904 = m_l * t900;
                        let t905 = rt::lit::<T>(0.5) * t51;
                        let t906 = t601 * (m_l * t180);
                        let t907 = t43 * t898
                            + (t56 * t903 - l * (t894 + (t44 * t904 + t905 * t906)));
                        let t908 = h
                            * (t43 * t883
                                + (t56 * t884 - l * (t616 + rt::lit::<T>(0.5) * t613)))
                            + t45 * t907;
                        let t909 = t356 * t908;
                        let t910 = t879 - t909;
                        let t911 = t909 - t879;
                        let t912 = t43 * t911;
                        let t913 = l * t910 + t46 * t912;
                        let t914 = t56 * t910;
                        let t915 = t913 + t52 * t914;
                        let t916 = m_ * t915;
                        let t917 = t65 * t912;
                        let t918 = t917 + t64 * t914;
                        let t919 = m_ * t918;
                        let t920 = j * t914
                            + (t70 * t910
                                + (t173 * t884 + (t78 * t903 - weight1_3 * t563)));
                        let t921 = t52 * t916 + (t64 * t919 + t920);
                        let t922 = t44 * t921
                            + k5
                                * (t180 * t614 + t80 * t900 + (t180 * t628 + t80 * t899));
                        let t923 = t878 - t922;
                        let t924 = t79 * t897
                            + (t174 * t880 + (t248 * t589 + t889 * (half_m * t88)))
                            - t74 * t912;
                        let t925 = m_ * (t917 + t918);
                        let t926 = t5 * t885;
                        let t927 = t51 * t926 - t97 * t904
                            + (t603 * (rt::lit::<T>(0.5) * t568) - t5 * t886
                                - t252 * t615);
                        let t928 = t174 * t882
                            + (t79 * t887 + (t118 * t885 + (t569 * t574 + t121 * t877)));
                        let t929 = t50 * t923
                            + (l * (t924 - t43 * t925) + (t55 * t921 + (t927 + t928)));
                        let t930 = t43 * t929;
                        let t931 = rt::lit::<T>(0.5) * t180;
                        let t932 = t63 * t914
                            - (t80 * t893 + (t620 * t931 + (t593 * t571 + t109 * t892)));
                        let t933 = rt::lit::<T>(0.5) * (t257 * t603 + t180 * t630)
                            + (t80 * t902 + (t43 * t926 + t116 * t885));
                        let t934 = t51 * (t44 * t923 + (l * (t56 * t916 + t932) + t933));
                        let t935 = t922 - t878;
                        let t936 = t112 * t892 + t262 * t593 - t80 * t896 - t618 * t931
                            - t69 * t914;
                        let t937 = rt::lit::<T>(0.5)
                            * (t258 * t603 - t97 * t906 + (t180 * t626 - t252 * t612))
                            + (t105 * t885 - t5 * t877 + (t44 * t926 + t80 * t901));
                        let t938 = t50 * (t43 * t935 + (l * (t56 * t919 + t936) + t937));
                        let t939 = h_adjoint8 * t173;
                        let t940 = t939 * (rt::lit::<T>(0.5) * t420)
                            + l
                                * (t77 * (half_h_squared * adjoint1)
                                    + t939 * (rt::lit::<T>(0.5) * t421));
                        let t941 = t939 * (rt::lit::<T>(0.5) * t424)
                            + l
                                * (t77 * (half_h_squared * adjoint2)
                                    + t939 * (rt::lit::<T>(0.5) * t425));
                        let t942 = t60 * t912
                            + (rt::lit::<T>(0.5) * (t174 * t600 - t100 * t889)
                                + (t79 * t894 - t589 * t564));
                        let t943 = m_ * (t913 + t915);
                        let t944 = t79 * t888
                            + (t603 * (rt::lit::<T>(0.5) * t567) - weight1_3 * t243)
                            + (t174 * t881 + (t117 * t885 + t50 * t926));
                        let t945 = t75 * t911 + (t173 * t883 + (t78 * t898 + t944))
                            - j * t912 - t65 * t925;
                        let t946 = t44
                            * (t51 * t935
                                + (l * (t942 - t43 * t943) + (t945 - t46 * t943)));
                        let t947 = t930 - t934
                            + (t938 + (t417 * t940 - t418 * t941) - t946);
                        let t948 = t934 - t938;
                        let t949 = h * t948;
                        let t950 = t77 * t907;
                        let t951 = h * t950;
                        let t952 = t946 - t930;
                        let t953 = h * t952;
                        let t954 = t947
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_3 * t949
                                    + (d_rho1_rate_by_3 * t951 + d_theta1_rate_by_3 * t953));
                        let t955 = half_h * d_theta1_rate_by_3 - rt::lit::<T>(1.0);
                        let t956 = t44 * t955;
                        let t957 = m_ * (t778 - t594);
                        let t958 = t957 + t779;
                        let t959 = t777 + t65 * t958 - t602;
                        let t960 = t783 - t64 * t957 - t632;
                        let t961 = t43 * t959 + (t56 * t960 + (t483 + t617));
                        let t962 = t357 * t961;
                        let t963 = half_h * d_rho1_rate_by_3;
                        let t964 = half_h * d_theta2_rate_by_3 - rt::lit::<T>(1.0);
                        let t965 = t50 * t964;
                        let t966 = t51 * t956 - t43 * t965;
                        let t967 = t51 * t964;
                        let t968 = t43 * t955;
                        let t969 = t44 * t967 - t50 * t968;
                        let t970 = t966 - t969;
                        let t971 = t44 * t970 - t55 * t968;
                        let t972 = l * t967;
                        let t973 = l * t956;
                        let t974 = t46 * t956 + t43 * t973;
                        let t975 = t52 * t971 + (t56 * t972 - t974);
                        let t976 = m_ * t975;
                        let t977 = l * t965;
                        let t978 = l * t968;
                        let t979 = t65 * t956 - t43 * t978;
                        let t980 = t979 + t56 * t977 - t64 * t971;
                        let t981 = m_ * t980;
                        let t982 = t52 * t976 + (j * t971 + (t63 * t972 + t69 * t977))
                            - t64 * t981;
                        let t983 = t975 - t974;
                        let t984 = m_ * t983;
                        let t985 = m_ * (t979 + t980);
                        let t986 = t46 * t984 + (t60 * t973 + (t74 * t978 - j * t956))
                            - t65 * t985;
                        let t987 = t56 * t982 + (m_l * t983 + (t70 * t971 - t75 * t956))
                            - t43 * t986;
                        let t988 = t77 * (t963 - t78 * t987);
                        let t989 = t78 * t956 + t43 * t988;
                        let t990 = weight1_3 * t956;
                        let t991 = t587 * t989 + t79 * t990;
                        let t992 = m_l * t991;
                        let t993 = t44 * t989 - t79 * t968;
                        let t994 = weight1_3 * (t993 - t5 * t968);
                        let t995 = t589 * t973 + t46 * t994;
                        let t996 = t79 * t956 + t43 * t989;
                        let t997 = t78 * t971 + t56 * t988;
                        let t998 = t80 * t967 + t50 * t997;
                        let t999 = t51 * t997 - t80 * t965;
                        let t1000 = t50 * t956 + t43 * t967 - (t51 * t968 + t44 * t965);
                        let t1001 = t5 * t1000
                            + (t117 * t956 + t116 * t967 - (t105 * t965 + t118 * t968));
                        let t1002 = t43 * t998 + t44 * t999
                            + (t50 * t996 + (t51 * t993 + t1001));
                        let t1003 = t55 * t996
                            + (t116 * t970 + (t121 * t968 - t5 * t965)) - t44 * t1002;
                        let t1004 = weight1_3 * t1003;
                        let t1005 = t995 + (t52 * t1004 + t593 * t972);
                        let t1006 = m_ * (t995 + t1005);
                        let t1007 = weight1_3 * t971;
                        let t1008 = m_l * (t601 * t997 + t80 * t1007);
                        let t1009 = rt::lit::<T>(2.0) * (t44 * t992 - t615 * t968)
                            + (t1006 + (t51 * t1008 - t612 * t965));
                        let t1010 = l * t988;
                        let t1011 = t1010 - t79 * t973 - t46 * t989;
                        let t1012 = t1011 + (t52 * t997 + t80 * t972);
                        let t1013 = m_ * (t1011 + t1012);
                        let t1014 = t65 * t989 - t79 * t978;
                        let t1015 = t1014 + (t80 * t977 - t64 * t997);
                        let t1016 = t1014 + t1015;
                        let t1017 = m_ * t1016;
                        let t1018 = t46 * t1013 + (t89 * t978 + t100 * t973 - j * t989)
                            - t65 * t1017;
                        let t1019 = weight1_3 * t1018;
                        let t1020 = m_ * t1012;
                        let t1021 = m_ * t1015;
                        let t1022 = t52 * t1020
                            + (j * t997 + (t109 * t972 + t112 * t977)) - t64 * t1021;
                        let t1023 = weight1_3 * t1022;
                        let t1024 = t44 * t1023 - t574 * t968;
                        let t1025 = t1019 + t603 * t965 - t51 * t1024;
                        let t1026 = k1 * (t969 - t966);
                        let t1027 = twice_m_l * (t44 * t1010 - t97 * t968)
                            + (t82 * t997 + t80 * t1026);
                        let t1028 = k1 * t970;
                        let t1029 = t93 * t997 + t80 * t1028;
                        let t1030 = t587 * t1027 + t84 * t990 - j * t994
                            - (t601 * t1029 + t94 * t1007);
                        let t1031 = t574 * t970 + t55 * t1023 - t603 * t967
                            - t50 * t1024;
                        let t1032 = t589 * t978 - t65 * t994;
                        let t1033 = t1032 + (t593 * t977 - t64 * t1004);
                        let t1034 = m_ * (t1032 + t1033);
                        let t1035 = t65 * t1034 + (t776 * t956 - t968 * t635)
                            - (t978 * t958 + t46 * t1006);
                        let t1036 = t44 * t1025 + t1030 + (t43 * t1031 - t600 * t973)
                            + t1035;
                        let t1037 = m_l * (t51 * t1010 - t97 * t965);
                        let t1038 = t614 * t1026 + j * t1004
                            + (t601 * t1037 + t91 * t1007 - t628 * t1028);
                        let t1039 = t601 * t989 + t79 * t1007;
                        let t1040 = m_ * t1005;
                        let t1041 = m_ * t1033;
                        let t1042 = t44 * t1024 - t603 * t968;
                        let t1043 = t603 * t956 + t43 * t1024;
                        let t1044 = t620 * t972 + (t82 * t991 + t626 * t965)
                            - t64 * t1041 - (t51 * t1042 + t50 * t1043);
                        let t1045 = t1038 - (t630 * t967 + t93 * t1039)
                            + (t52 * t1040 + t957 * t977) + t1044;
                        let t1046 = t956 * t959
                            + (l * t1009 + (h_adjoint2 * t419 - h_adjoint1 * t423))
                            + (t43 * t1036 + (t56 * t1045 + t971 * t960));
                        let t1047 = rt::lit::<T>(2.0) * t76;
                        let t1048 = t356
                            * (t45 * t1046 + (t963 * t961 - t962 * (t987 * t1047)));
                        [
                            t574,
                            t575,
                            t585,
                            t587,
                            t589,
                            t593,
                            t600,
                            t601,
                            t603,
                            t608,
                            t612,
                            t614,
                            t615,
                            t620,
                            t626,
                            t628,
                            t630,
                            t635,
                            t643,
                            t644,
                            t656,
                            t691,
                            t707,
                            t708,
                            t712,
                            t713,
                            t714,
                            t715,
                            t717,
                            t718,
                            t749,
                            t750,
                            t751,
                            t752,
                            t758,
                            t759,
                            t760,
                            t761,
                            t762,
                            t763,
                            t764,
                            t765,
                            t766,
                            t775,
                            t776,
                            t798,
                            t804,
                            t845,
                            t846,
                            t851,
                            t852,
                            t869,
                            t870,
                            t871,
                            t872,
                            t873,
                            t874,
                            t875,
                            t876,
                            t877,
                            t885,
                            t886,
                            t905,
                            t947,
                            t948,
                            t949,
                            t950,
                            t951,
                            t952,
                            t953,
                            t954,
                            t956,
                            t957,
                            t958,
                            t959,
                            t960,
                            t961,
                            t962,
                            t965,
                            t967,
                            t968,
                            t970,
                            t971,
                            t972,
                            t973,
                            t976,
                            t977,
                            t978,
                            t981,
                            t982,
                            t984,
                            t985,
                            t986,
                            t987,
                            t988,
                            t989,
                            t991,
                            t992,
                            t993,
                            t994,
                            t996,
                            t997,
                            t998,
                            t999,
                            t1000,
                            t1002,
                            t1004,
                            t1006,
                            t1008,
                            t1010,
                            t1013,
                            t1016,
                            t1017,
                            t1019,
                            t1020,
                            t1021,
                            t1023,
                            t1024,
                            t1025,
                            t1027,
                            t1029,
                            t1031,
                            t1034,
                            t1036,
                            t1037,
                            t1039,
                            t1040,
                            t1041,
                            t1042,
                            t1043,
                            t1045,
                            t1046,
                            t1047,
                            t1048,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        half_h,
                        t45,
                        t43,
                        t50,
                        t44,
                        t51,
                        t46,
                        t65,
                        t52,
                        t64,
                        t55,
                        t56,
                        t60,
                        t69,
                        t63,
                        t74,
                        t75,
                        t70,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t5,
                        t82,
                        t93,
                        t6,
                        t97,
                        t112,
                        t109,
                        t88,
                        t89,
                        t100,
                        t84,
                        t85,
                        t94,
                        t91,
                        t96,
                        t105,
                        t118,
                        t116,
                        t117,
                        t107,
                        t121,
                        t122,
                        t125,
                        t126,
                        t134,
                        t138,
                        t128,
                        t129,
                        t130,
                        t131,
                        t132,
                        t136,
                        t140,
                        t133,
                        t143,
                        t123,
                        t144,
                        t152,
                        t151,
                        t161,
                        t162,
                        t154,
                        t155,
                        t163,
                        t164,
                        t149,
                        t150,
                        t156,
                        t158,
                        t165,
                        t167,
                        t168,
                        t166,
                        t173,
                        t174,
                        t180,
                        t184,
                        t188,
                        k5,
                        t192,
                        t234,
                        t214,
                        t220,
                        half_m,
                        half_j,
                        t252,
                        t262,
                        half_l,
                        t248,
                        t258,
                        t257,
                        t242,
                        t243,
                        t418,
                        t417,
                        t419,
                        t423,
                        t421,
                        t425,
                        t364,
                        t355,
                        t410,
                        t420,
                        t424,
                        t356,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t483,
                        t484,
                        t485,
                        t488,
                        t486,
                        t491,
                        t494,
                        t497,
                        t490,
                        t495,
                        t496,
                        t499,
                        t500,
                        t502,
                        t503,
                        t357,
                        t450,
                        t460,
                        t451,
                        t452,
                        t454,
                        t461,
                        t456,
                        t462,
                        t459,
                        t457,
                        t458,
                        t463,
                        t455,
                        t464,
                        t465,
                        t466,
                        t467,
                        t469,
                        t470,
                        t471,
                        t472,
                        t473,
                        t474,
                        t478,
                        t528,
                        t506,
                        t507,
                        t513,
                        t510,
                        t524,
                        t522,
                        t514,
                        t525,
                        t526,
                        t527,
                        t531,
                        t530,
                        t532,
                        t516,
                        t518,
                        t515,
                        t519,
                        t529,
                        t520,
                        t521,
                        t542,
                        t557,
                        t556,
                        t549,
                        t545,
                        t558,
                        t550,
                        t551,
                        t552,
                        t553,
                        t554,
                        t555,
                        t536,
                        t539,
                        t537,
                        t538,
                        t540,
                        t541,
                        t571,
                        t564,
                        t565,
                        t572,
                        t562,
                        t561,
                        t563,
                        t568,
                        t567,
                        t569,
                        t570,
                        half_h_squared,
                        m_,
                        j,
                        l,
                        h,
                        adjoint1,
                        adjoint2,
                        d_theta1_rate_by_3,
                        d_theta2_rate_by_3,
                        d_rho1_rate_by_3,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                    ])
                };
                let [t1050, t1052, t1058, t1061, t1068, t1074, t1078, t1079, t1080,
                t1085, t1087, t1092, t1095, t1097, t1105, t1106, t1108, t1109, t1111,
                t1116, t1118, t1119, t1120, t1123, t1124, t1125, t1126, t1127, t1138,
                t1164, t1183, t1242, t1255, t1259, t1260, t1263, t1264, t1265, t1266,
                t1267, t1293, t1300, t1383, t1396, t1400, t1401, t1404, t1405, t1406,
                t1407, t1408, t1524, t1537, t1541, t1542, t1545, t1546, t1548, t1549,
                t1551, t1552, t1553, t1554, t1555, t1556] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        half_h,
                        half_h_over_i,
                        t45,
                        t43,
                        t50,
                        t44,
                        t51,
                        t46,
                        t65,
                        t52,
                        t64,
                        t55,
                        t56,
                        t60,
                        t69,
                        t63,
                        t74,
                        t75,
                        t70,
                        t77,
                        t78,
                        t79,
                        t80,
                        t5,
                        t82,
                        t93,
                        t97,
                        t112,
                        t109,
                        t89,
                        t100,
                        t84,
                        t94,
                        t91,
                        t105,
                        t118,
                        t116,
                        t117,
                        t119,
                        t121,
                        t130,
                        t7,
                        t220,
                        half_j,
                        half_l,
                        t247,
                        t418,
                        t417,
                        t419,
                        t423,
                        t421,
                        t425,
                        t420,
                        t424,
                        t356,
                        t321,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t601,
                        t587,
                        t593,
                        t589,
                        t612,
                        t628,
                        t614,
                        t620,
                        t957,
                        t600,
                        t691,
                        t707,
                        t845,
                        t752,
                        t851,
                        t718,
                        t717,
                        t715,
                        t517,
                        t523,
                        t535,
                        t548,
                        t566,
                        t615,
                        t574,
                        t603,
                        t712,
                        t626,
                        t630,
                        t708,
                        t714,
                        t713,
                        t608,
                        t635,
                        t749,
                        t751,
                        t656,
                        t575,
                        t644,
                        t643,
                        t750,
                        t759,
                        t763,
                        t758,
                        t761,
                        t762,
                        t760,
                        t764,
                        t776,
                        t766,
                        t804,
                        t798,
                        t846,
                        t852,
                        t870,
                        t874,
                        t869,
                        t872,
                        t873,
                        t871,
                        t875,
                        t905,
                        t877,
                        t886,
                        t885,
                        t950,
                        t951,
                        t948,
                        t952,
                        t947,
                        t949,
                        t953,
                        t956,
                        t967,
                        t968,
                        t965,
                        t1000,
                        t973,
                        t978,
                        t972,
                        t977,
                        t970,
                        t971,
                        t981,
                        t976,
                        t985,
                        t984,
                        t986,
                        t982,
                        t987,
                        t1047,
                        t958,
                        t960,
                        t959,
                        t988,
                        t1010,
                        t989,
                        t997,
                        t1021,
                        t1020,
                        t1016,
                        t1017,
                        t1013,
                        t1027,
                        t1029,
                        t1037,
                        t993,
                        t999,
                        t996,
                        t998,
                        t1002,
                        t1004,
                        t1023,
                        t994,
                        t1019,
                        t1024,
                        t1042,
                        t1043,
                        t1031,
                        t1025,
                        t1008,
                        t1039,
                        t991,
                        t992,
                        t1040,
                        t1041,
                        t1034,
                        t1006,
                        t1045,
                        t1036,
                        t1046,
                        t961,
                        t962,
                        t1048,
                        minus_half_h_over_i,
                        half_m_l,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        d_theta1_rate_by_4,
                        d_theta2_rate_by_4,
                        d_rho1_rate_by_4,
                        d_theta1_rate_by_5,
                        d_theta2_rate_by_5,
                        d_rho1_rate_by_5,
                        d_theta1_rate_by_6,
                        d_theta2_rate_by_6,
                        d_rho1_rate_by_6,
                        d_theta1_rate_by_7,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        weight1_3,
                        ]: [T; 217],
                    ) -> [T; 65] {
                        let t1049 = t956 * t962 + t43 * t1048;
                        let t1050 = t43 * t962;
                        let t1051 = t46 * t1049 + (t973 * t1050 - l * t1048);
                        let t1052 = t56 * t962;
                        let t1053 = t971 * t962 + t56 * t1048;
                        let t1054 = t1051 - (t972 * t1052 + t52 * t1053);
                        let t1055 = m_ * t1054;
                        let t1056 = t46 * t1050 - l * t962;
                        let t1057 = t1056 - t52 * t1052;
                        let t1058 = m_ * t1057;
                        let t1059 = t65 * t1050;
                        let t1060 = t64 * t1052 - t1059;
                        let t1061 = m_ * t1060;
                        let t1062 = weight1_3
                            * (t80 * t1037 + (t91 * t997 - t94 * t989) - t79 * t1029)
                            + t960 * t988;
                        let t1063 = t972 * t1058 - t70 * t1048
                            + (t977 * t1061 + (t78 * t1045 + t1062 - t982 * t962)
                                - j * t1053);
                        let t1064 = t65 * t1049 - t978 * t1050;
                        let t1065 = t64 * t1053 - t977 * t1052 - t1064;
                        let t1066 = m_ * t1065;
                        let t1067 = t52 * t1055 + t1063 - t64 * t1066;
                        let t1068 = t52 * t1058
                            + (t691 + t78 * t960 - t70 * t962 - j * t1052 - t64 * t1061);
                        let t1069 = t44 * t1067
                            + (t574 * t996 + t116 * t1023 - t968 * t1068);
                        let t1070 = k1
                            * (t628 * t997 + t80 * t1039 + (t614 * t997 + t80 * t991));
                        let t1071 = t1069 - t1070;
                        let t1072 = t981 * t1052
                            - (t957 * t997
                                + (t80 * t1041 + (t593 * t1021 + t112 * t1004)));
                        let t1073 = t708 + t44 * t1068;
                        let t1074 = t1073 - t707;
                        let t1075 = t5 * t1024;
                        let t1076 = t97 * t1008 + (t5 * t1023 + t612 * t1010)
                            + (t712 * t968 - t603 * t993 - t44 * t1075);
                        let t1077 = l
                            * (t69 * t1053 + (t1072 - t971 * t1061) - t56 * t1066)
                            + (t956 * t1074
                                + (t1076 - (t80 * t1042 + (t105 * t1024 + t626 * t997))));
                        let t1078 = t707 - t1073;
                        let t1079 = t44 * t1078
                            + (l * (t56 * t1058 + (t851 - t63 * t1052)) - t852);
                        let t1080 = t43 * t1074
                            + (l * (t69 * t1052 - (t80 * t957 + t845) - t56 * t1061)
                                + t846);
                        let t1081 = t1070 - t1069;
                        let t1082 = t80 * t1040
                            + (t620 * t997 + (t593 * t1020 + t109 * t1004))
                            - t976 * t1052;
                        let t1083 = t43 * t1075 + (t712 * t956 + t603 * t996)
                            + (t80 * t1043 + (t116 * t1024 + t630 * t997));
                        let t1084 = l
                            * (t56 * t1055 + (t971 * t1058 + t1082 - t63 * t1053))
                            - (t968 * t1078 + t1083);
                        let t1085 = t50 * (t43 * t1071 + t1077)
                            + (t965 * t1079 + t967 * t1080)
                            - t51 * (t44 * t1081 + t1084);
                        let t1086 = m_ * (t1065 - t1064);
                        let t1087 = m_ * (t1060 - t1059);
                        let t1088 = t79 * t1034
                            + (t958 * t989 - (t589 * t1017 + t89 * t994)) - t985 * t1050;
                        let t1089 = t712 * t965 + (t5 * t1019 - t121 * t1023)
                            - (t118 * t1024 + (t574 * t1002 + t603 * t999));
                        let t1090 = t79 * t1025 + (t635 * t989 - t51 * t1075)
                            + (rt::lit::<T>(2.0) * (t615 * t1010 + t97 * t992) + t1089);
                        let t1091 = l
                            * (t43 * t1086 + (t956 * t1087 + t1088 - t74 * t1049))
                            + (t967 * t1078 + (t970 * t1068 + t1090));
                        let t1092 = m_ * (t1056 + t1057);
                        let t1093 = t75 * t962
                            + (t78 * t959 + (t79 * t776 + (t715 - t714 - t713)))
                            - j * t1050;
                        let t1094 = l * (t718 - t717 + t60 * t1050 - t43 * t1092)
                            + (t65 * t1087 + t1093 - t46 * t1092);
                        let t1095 = t51 * t1074 + t1094;
                        let t1096 = l * (t43 * t1087 + (t79 * t958 - t752 - t74 * t1050))
                            + (t750 + (t749 + rt::lit::<T>(2.0) * t751));
                        let t1097 = t50 * t1078 + (t55 * t1068 + t1096);
                        let t1098 = t43 * (t50 * t1081 + (t55 * t1067 + t1091))
                            + (t968 * t1095 + t956 * t1097);
                        let t1099 = t984 * t1050
                            + (t589 * t1013 + t100 * t994 - t600 * t989 - t79 * t1006);
                        let t1100 = m_ * (t1051 + t1054);
                        let t1101 = t79 * t1031
                            + (t776 * t989
                                + (weight1_3 * (t84 * t989 + t79 * t1027) - t603 * t998));
                        let t1102 = t78 * t1036
                            + (t959 * t988
                                + (t1101 - (t50 * t1075 + (t117 * t1024 + t712 * t967))));
                        let t1103 = t75 * t1048 + (t986 * t962 + t1102) - t978 * t1087
                            - (j * t1049 + t973 * t1092);
                        let t1104 = l
                            * (t60 * t1049 + t1099 - t956 * t1092 - t43 * t1100)
                            + (t1103 - t965 * t1074 + (t65 * t1086 - t46 * t1100));
                        let t1105 = t1098 - t44 * (t51 * t1071 + t1104);
                        let t1106 = weight1_3 + h_adjoint8 * t78;
                        let t1107 = t421 * t1106;
                        let t1108 = t419 * t1106;
                        let t1109 = l * (h_adjoint1 * t78 + t1107) + u_drive * t1108;
                        let t1110 = h_adjoint8 * t988;
                        let t1111 = t423 * t1106;
                        let t1112 = t425 * t1106;
                        let t1113 = u_drive * (t419 * t1110 - t1111)
                            + l * (h_adjoint1 * t988 + t421 * t1110 - t1112);
                        let t1114 = t418 * t1109 + t417 * t1113;
                        let t1115 = u_drive * (t1108 + t423 * t1110)
                            + l * (t1107 + (h_adjoint2 * t988 + t425 * t1110));
                        let t1116 = l * (h_adjoint2 * t78 + t1112) + u_drive * t1111;
                        let t1117 = t1085 + (t1105 + (t418 * t1115 - t417 * t1116));
                        let t1118 = t1114 - t1117;
                        let t1119 = t77 * t961;
                        let t1120 = -(t77 * (t1046 - t987 * t1119));
                        let t1121 = weight1_3 * (m_l * t1016) + t51 * t1023
                            + (t44 * t1019 - t574 * t965)
                            - (t119 * t1024 + (t968 * t608 + t603 * t1000));
                        let t1122 = half_h * (t1117 - t1114) + t1121;
                        let t1123 = -(inv_i * t1122);
                        let t1124 = minus_half_h_over_i * t1122;
                        let t1125 = t763
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_4 * t760
                                    + (d_rho1_rate_by_4 * t762 + d_theta1_rate_by_4 * t764));
                        let t1126 = t874
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_4 * t871
                                    + (d_rho1_rate_by_4 * t873 + d_theta1_rate_by_4 * t875));
                        let t1127 = t952
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_4 * t949
                                    + (d_rho1_rate_by_4 * t951 + d_theta1_rate_by_4 * t953));
                        let t1128 = half_h * d_theta1_rate_by_4 + rt::lit::<T>(1.0);
                        let t1129 = t44 * t1128;
                        let t1130 = half_h * d_rho1_rate_by_4;
                        let h_d_theta2_rate_by_4 = h * d_theta2_rate_by_4;
                        let t1131 = h_d_theta2_rate_by_4 * t50;
                        let t1132 = t51 * t1129 - t1131 * (rt::lit::<T>(0.5) * t43);
                        let t1133 = h_d_theta2_rate_by_4 * t51;
                        let t1134 = t43 * t1128;
                        let t1135 = t321 * t1133 - t50 * t1134;
                        let t1136 = t1132 - t1135;
                        let t1137 = t44 * t1136 - t55 * t1134;
                        let t1138 = rt::lit::<T>(0.5) * t56;
                        let t1139 = l * t1133;
                        let t1140 = l * t1129;
                        let t1141 = t46 * t1129 + t43 * t1140;
                        let t1142 = t52 * t1137 + (t1138 * t1139 - t1141);
                        let t1143 = m_ * t1142;
                        let t1144 = l * t1131;
                        let t1145 = l * t1134;
                        let t1146 = t65 * t1129 - t43 * t1145;
                        let t1147 = t1146 + t1138 * t1144 - t64 * t1137;
                        let t1148 = m_ * t1147;
                        let t1149 = t52 * t1143
                            + (rt::lit::<T>(0.5) * (t63 * t1139 + t69 * t1144)
                                + j * t1137) - t64 * t1148;
                        let t1150 = t1142 - t1141;
                        let t1151 = m_ * t1150;
                        let t1152 = m_ * (t1146 + t1147);
                        let t1153 = t46 * t1151
                            + (t60 * t1140 + (t74 * t1145 - j * t1129)) - t65 * t1152;
                        let t1154 = t56 * t1149
                            + (m_l * t1150 + (t70 * t1137 - t75 * t1129)) - t43 * t1153;
                        let t1155 = t77 * (t1130 - t78 * t1154);
                        let t1156 = t78 * t1129 + t43 * t1155;
                        let t1157 = weight1_3 * t1129;
                        let t1158 = t587 * t1156 + t79 * t1157;
                        let t1159 = m_l * t1158;
                        let t1160 = t44 * t1156 - t79 * t1134;
                        let t1161 = weight1_3 * (t1160 - t5 * t1134);
                        let t1162 = t589 * t1140 + t46 * t1161;
                        let t1163 = t79 * t1129 + t43 * t1156;
                        let t1164 = rt::lit::<T>(0.5) * t80;
                        let t1165 = t78 * t1137 + t56 * t1155;
                        let t1166 = t1133 * t1164 + t50 * t1165;
                        let t1167 = t51 * t1165 - t1131 * t1164;
                        let t1168 = rt::lit::<T>(0.5) * (t43 * t1133 - t44 * t1131)
                            + (t50 * t1129 - t51 * t1134);
                        let t1169 = t5 * t1168
                            + (rt::lit::<T>(0.5) * (t116 * t1133 - t105 * t1131)
                                + (t117 * t1129 - t118 * t1134));
                        let t1170 = t43 * t1166 + t44 * t1167
                            + (t50 * t1163 + (t51 * t1160 + t1169));
                        let t1171 = t55 * t1163
                            + (t116 * t1136 + (t121 * t1134 - t7 * t1131)) - t44 * t1170;
                        let t1172 = weight1_3 * t1171;
                        let t1173 = half_l * t1133;
                        let t1174 = t1162 + (t52 * t1172 + t593 * t1173);
                        let t1175 = m_ * (t1162 + t1174);
                        let t1176 = weight1_3 * t1137;
                        let t1177 = m_l * (t601 * t1165 + t80 * t1176);
                        let t1178 = rt::lit::<T>(0.5) * t1131;
                        let t1179 = rt::lit::<T>(2.0) * (t44 * t1159 - t615 * t1134)
                            + (t1175 + (t51 * t1177 - t612 * t1178));
                        let t1180 = t601 * t1156 + t79 * t1176;
                        let t1181 = k1 * (t1135 - t1132);
                        let t1182 = l * t1155;
                        let t1183 = half_l * t78;
                        let t1184 = m_l * (t51 * t1182 - t1131 * t1183);
                        let t1185 = k1 * t1136;
                        let t1186 = t614 * t1181 + j * t1172
                            + (t601 * t1184 + t91 * t1176 - t628 * t1185);
                        let t1187 = m_ * t1174;
                        let t1188 = t1182 - t79 * t1140 - t46 * t1156;
                        let t1189 = t1188 + (t52 * t1165 + t1139 * t1164);
                        let t1190 = m_ * t1189;
                        let t1191 = t65 * t1156 - t79 * t1145;
                        let t1192 = t1191 + (t1144 * t1164 - t64 * t1165);
                        let t1193 = m_ * t1192;
                        let t1194 = t52 * t1190
                            + (rt::lit::<T>(0.5) * (t109 * t1139 + t112 * t1144)
                                + j * t1165) - t64 * t1193;
                        let t1195 = weight1_3 * t1194;
                        let t1196 = t44 * t1195 - t574 * t1134;
                        let t1197 = t603 * t1129 + t43 * t1196;
                        let t1198 = t44 * t1196 - t603 * t1134;
                        let t1199 = t589 * t1145 - t65 * t1161;
                        let t1200 = half_l * t1131;
                        let t1201 = t1199 + (t593 * t1200 - t64 * t1172);
                        let t1202 = m_ * t1201;
                        let t1203 = rt::lit::<T>(0.5)
                            * (t957 * t1144
                                + (t620 * t1139 + (t626 * t1131 - t630 * t1133)))
                            - (t51 * t1198 + t64 * t1202);
                        let t1204 = t82 * t1158 - t93 * t1180 + t1186
                            + (t52 * t1187 - t50 * t1197) + t1203;
                        let t1205 = m_ * (t1188 + t1189);
                        let t1206 = t1191 + t1192;
                        let t1207 = m_ * t1206;
                        let t1208 = t46 * t1205
                            + (t89 * t1145 + t100 * t1140 - j * t1156) - t65 * t1207;
                        let t1209 = weight1_3 * t1208;
                        let t1210 = t1209 + t603 * t1178 - t51 * t1196;
                        let t1211 = twice_m_l * (t44 * t1182 - t97 * t1134)
                            + (t82 * t1165 + t80 * t1181);
                        let t1212 = t93 * t1165 + t80 * t1185;
                        let t1213 = t587 * t1211 + t84 * t1157 - j * t1161
                            - (t601 * t1212 + t94 * t1176);
                        let t1214 = t574 * t1136 + t55 * t1195
                            - t603 * (rt::lit::<T>(0.5) * t1133) - t50 * t1196;
                        let t1215 = m_ * (t1199 + t1201);
                        let t1216 = t65 * t1215 + (t776 * t1129 - t1134 * t635)
                            - (t1145 * t958 + t46 * t1175);
                        let t1217 = t44 * t1210 + t1213 + (t43 * t1214 - t600 * t1140)
                            + t1216;
                        let t1218 = t1129 * t959 + (l * t1179 + t1137 * t960)
                            + (t56 * t1204 + t43 * t1217);
                        let t1219 = t356
                            * (t45 * t1218 + (t1130 * t961 - t962 * (t1154 * t1047)));
                        let t1220 = t1129 * t962 + t43 * t1219;
                        let t1221 = t46 * t1220 + (t1140 * t1050 - l * t1219);
                        let t1222 = t1137 * t962 + t56 * t1219;
                        let t1223 = t1221 - (t1173 * t1052 + t52 * t1222);
                        let t1224 = m_ * t1223;
                        let t1225 = t960 * t1155
                            + weight1_3
                                * (t80 * t1184 + (t91 * t1165 - t94 * t1156) - t79 * t1212);
                        let t1226 = rt::lit::<T>(0.5) * (t1139 * t1058 + t1144 * t1061)
                            + (t78 * t1204 + t1225 - t1149 * t962 - t70 * t1219
                                - j * t1222);
                        let t1227 = t65 * t1220 - t1145 * t1050;
                        let t1228 = t64 * t1222 - t1200 * t1052 - t1227;
                        let t1229 = m_ * t1228;
                        let t1230 = t52 * t1224 + t1226 - t64 * t1229;
                        let t1231 = t44 * t1230
                            + (t574 * t1163 + t116 * t1195 - t1134 * t1068);
                        let t1232 = k1
                            * (t628 * t1165 + t80 * t1180
                                + (t614 * t1165 + t80 * t1158));
                        let t1233 = t1231 - t1232;
                        let t1234 = t1148 * t1052
                            - (t957 * t1165
                                + (t80 * t1202 + (t593 * t1193 + t112 * t1172)));
                        let t1235 = t5 * t1196;
                        let t1236 = t97 * t1177 + (t5 * t1195 + t612 * t1182)
                            + (t712 * t1134 - t603 * t1160 - t44 * t1235);
                        let t1237 = l
                            * (t69 * t1222 + (t1234 - t1137 * t1061) - t56 * t1229)
                            + (t1129 * t1074
                                + (t1236 - (t80 * t1198 + (t105 * t1196 + t626 * t1165))));
                        let t1238 = t1232 - t1231;
                        let t1239 = t80 * t1187
                            + (t620 * t1165 + (t593 * t1190 + t109 * t1172))
                            - t1143 * t1052;
                        let t1240 = t43 * t1235 + (t712 * t1129 + t603 * t1163)
                            + (t80 * t1197 + (t116 * t1196 + t630 * t1165));
                        let t1241 = l
                            * (t56 * t1224 + (t1137 * t1058 + t1239 - t63 * t1222))
                            - (t1134 * t1078 + t1240);
                        let t1242 = t50 * (t43 * t1233 + t1237)
                            + rt::lit::<T>(0.5) * (t1133 * t1080 + t1131 * t1079)
                            - t51 * (t44 * t1238 + t1241);
                        let t1243 = rt::lit::<T>(2.0) * (t615 * t1182 + t97 * t1159)
                            + (t5 * t1209 - t121 * t1195 - t118 * t1196 - t51 * t1235);
                        let t1244 = t1136 * t1068
                            + (t79 * t1210
                                + (t635 * t1156 - (t574 * t1170 + t603 * t1167)) + t1243);
                        let t1245 = m_ * (t1228 - t1227);
                        let t1246 = t79 * t1215
                            + (t958 * t1156 - (t589 * t1207 + t89 * t1161))
                            - t1152 * t1050;
                        let t1247 = l
                            * (t43 * t1245 + (t1129 * t1087 + t1246 - t74 * t1220))
                            + t55 * t1230;
                        let t1248 = t43
                            * (t50 * t1238
                                + (rt::lit::<T>(0.5) * (t1133 * t1078 + t712 * t1131)
                                    + t1244 + t1247));
                        let t1249 = t1151 * t1050
                            + (t589 * t1205 + t100 * t1161 - t600 * t1156 - t79 * t1175);
                        let t1250 = m_ * (t1221 + t1223);
                        let t1251 = t79 * t1214
                            + (weight1_3 * (t84 * t1156 + t79 * t1211) - t603 * t1166
                                - t117 * t1196);
                        let t1252 = t1153 * t962
                            + (t78 * t1217
                                + (t959 * t1155 + (t776 * t1156 - t50 * t1235 + t1251)));
                        let t1253 = t65 * t1245
                            + (t75 * t1219 + t1252 - t1145 * t1087
                                - (j * t1220 + t1140 * t1092));
                        let t1254 = l
                            * (t60 * t1220 + t1249 - t1129 * t1092 - t43 * t1250) + t1253
                            - (t46 * t1250
                                + rt::lit::<T>(0.5) * (t1131 * t1074 + t712 * t1133));
                        let t1255 = t1248 + (t1134 * t1095 + t1129 * t1097)
                            - t44 * (t51 * t1233 + t1254);
                        let t1256 = h_adjoint8 * t1155;
                        let t1257 = t417
                            * (t420 * t1256 + l * (h_adjoint1 * t1155 + t421 * t1256));
                        let t1258 = t1255
                            + (t1242
                                + t418
                                    * (t424 * t1256 + l * (h_adjoint2 * t1155 + t425 * t1256)));
                        let t1259 = t1257 - t1258;
                        let t1260 = -(t77 * (t1218 - t1154 * t1119));
                        let t1261 = weight1_3 * (m_l * t1206) + t51 * t1195
                            + (t44 * t1209 - t574 * t1178)
                            - (t119 * t1196 + (t1134 * t608 + t603 * t1168));
                        let t1262 = half_h * (t1258 - t1257) + t1261;
                        let t1263 = -(inv_i * t1262);
                        let t1264 = minus_half_h_over_i * t1262;
                        let t1265 = t759
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_5 * t760
                                    + (d_rho1_rate_by_5 * t762 + d_theta1_rate_by_5 * t764));
                        let t1266 = t870
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_5 * t871
                                    + (d_rho1_rate_by_5 * t873 + d_theta1_rate_by_5 * t875));
                        let t1267 = t948
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_5 * t949
                                    + (d_rho1_rate_by_5 * t951 + d_theta1_rate_by_5 * t953));
                        let h_d_theta1_rate_by_5 = h * d_theta1_rate_by_5;
                        let t1268 = h_d_theta1_rate_by_5 * t44;
                        let t1269 = rt::lit::<T>(0.5) * t1268;
                        let t1270 = weight1_3 * t1268;
                        let t1271 = h_d_theta1_rate_by_5 * t43;
                        let t1272 = l * t1271;
                        let t1273 = l * t1268;
                        let t1274 = t776 * t1268 + t84 * t1270 - t1272 * t958
                            - (t600 * t1273 + t1271 * t635);
                        let t1275 = half_h * d_rho1_rate_by_5;
                        let t1276 = half_h * d_theta2_rate_by_5 + rt::lit::<T>(1.0);
                        let t1277 = t50 * t1276;
                        let t1278 = t1268 * t905 - t43 * t1277;
                        let t1279 = t51 * t1276;
                        let t1280 = t44 * t1279 - t1271 * (rt::lit::<T>(0.5) * t50);
                        let t1281 = t1278 - t1280;
                        let t1282 = t44 * t1281 - t566 * t1271;
                        let t1283 = l * t1279;
                        let t1284 = rt::lit::<T>(0.5) * (t46 * t1268 + t43 * t1273);
                        let t1285 = t52 * t1282 + (t56 * t1283 - t1284);
                        let t1286 = m_ * t1285;
                        let t1287 = l * t1277;
                        let t1288 = rt::lit::<T>(0.5) * (t65 * t1268 - t43 * t1272);
                        let t1289 = t1288 + t56 * t1287 - t64 * t1282;
                        let t1290 = m_ * t1289;
                        let t1291 = t52 * t1286
                            + (j * t1282 + (t63 * t1283 + t69 * t1287)) - t64 * t1290;
                        let t1292 = t1285 - t1284;
                        let t1293 = rt::lit::<T>(0.5) * t75;
                        let t1294 = m_ * t1292;
                        let t1295 = m_ * (t1288 + t1289);
                        let t1296 = t46 * t1294
                            + (rt::lit::<T>(0.5) * (t60 * t1273 + t74 * t1272)
                                - half_j * t1268) - t65 * t1295;
                        let t1297 = t56 * t1291
                            + (m_l * t1292 + (t70 * t1282 - t1293 * t1268))
                            - t43 * t1296;
                        let t1298 = t77 * (t1275 - t78 * t1297);
                        let t1299 = l * t1298;
                        let t1300 = rt::lit::<T>(0.5) * t78;
                        let t1301 = t1268 * t1300 + t43 * t1298;
                        let t1302 = t1299 - t1273 * t656 - t46 * t1301;
                        let t1303 = t78 * t1282 + t56 * t1298;
                        let t1304 = t1302 + (t52 * t1303 + t80 * t1283);
                        let t1305 = m_ * (t1302 + t1304);
                        let t1306 = t65 * t1301 - t1272 * t656;
                        let t1307 = t1306 + (t80 * t1287 - t64 * t1303);
                        let t1308 = t1306 + t1307;
                        let t1309 = m_ * t1308;
                        let t1310 = t46 * t1305
                            + (rt::lit::<T>(0.5) * (t100 * t1273 + t89 * t1272)
                                - j * t1301) - t65 * t1309;
                        let t1311 = weight1_3 * t1310;
                        let t1312 = m_ * t1304;
                        let t1313 = m_ * t1307;
                        let t1314 = t52 * t1312
                            + (j * t1303 + (t109 * t1283 + t112 * t1287)) - t64 * t1313;
                        let t1315 = weight1_3 * t1314;
                        let t1316 = rt::lit::<T>(0.5) * t1271;
                        let t1317 = t44 * t1315 - t574 * t1316;
                        let t1318 = t1311 + t603 * t1277 - t51 * t1317;
                        let t1319 = half_l * t1271;
                        let t1320 = t44 * t1301 - t1271 * t656;
                        let t1321 = weight1_3 * (t1320 - t7 * t1271);
                        let t1322 = t589 * t1319 - t65 * t1321;
                        let t1323 = t1268 * t656 + t43 * t1301;
                        let t1324 = t80 * t1279 + t50 * t1303;
                        let t1325 = t51 * t1303 - t80 * t1277;
                        let t1326 = rt::lit::<T>(0.5) * (t50 * t1268 - t51 * t1271)
                            + (t43 * t1279 - t44 * t1277);
                        let t1327 = t5 * t1326
                            + (rt::lit::<T>(0.5) * (t117 * t1268 - t118 * t1271)
                                + (t116 * t1279 - t105 * t1277));
                        let t1328 = t43 * t1324 + t44 * t1325
                            + (t50 * t1323 + (t51 * t1320 + t1327));
                        let t1329 = t55 * t1323
                            + (t116 * t1281
                                + (t1271 * (rt::lit::<T>(0.5) * t121) - t5 * t1277))
                            - t44 * t1328;
                        let t1330 = weight1_3 * t1329;
                        let t1331 = t1322 + (t593 * t1287 - t64 * t1330);
                        let t1332 = m_ * (t1322 + t1331);
                        let t1333 = t574 * t1281 + t55 * t1315 - t603 * t1279
                            - t50 * t1317;
                        let t1334 = k1 * (t1280 - t1278);
                        let t1335 = twice_m_l * (t44 * t1299 - t1271 * t1183)
                            + (t82 * t1303 + t80 * t1334);
                        let t1336 = k1 * t1281;
                        let t1337 = t93 * t1303 + t80 * t1336;
                        let t1338 = weight1_3 * t1282;
                        let t1339 = t43 * t1333
                            + (t587 * t1335 - t601 * t1337 - (t94 * t1338 + j * t1321));
                        let t1340 = half_l * t1268;
                        let t1341 = t589 * t1340 + t46 * t1321;
                        let t1342 = t1341 + (t52 * t1330 + t593 * t1283);
                        let t1343 = m_ * (t1341 + t1342);
                        let t1344 = rt::lit::<T>(0.5) * t1274
                            + (t44 * t1318 + t65 * t1332 + (t1339 - t46 * t1343));
                        let t1345 = t587 * t1301 + t1270 * t656;
                        let t1346 = m_l * t1345;
                        let t1347 = m_l * (t601 * t1303 + t80 * t1338);
                        let t1348 = rt::lit::<T>(2.0) * (t44 * t1346 - t615 * t1316)
                            + (t1343 + (t51 * t1347 - t612 * t1277));
                        let t1349 = m_l * (t51 * t1299 - t97 * t1277);
                        let t1350 = t614 * t1334 + j * t1330
                            + (t601 * t1349 + t91 * t1338 - t628 * t1336);
                        let t1351 = t601 * t1301 + t79 * t1338;
                        let t1352 = m_ * t1342;
                        let t1353 = m_ * t1331;
                        let t1354 = t44 * t1317 - t603 * t1316;
                        let t1355 = t603 * t1269 + t43 * t1317;
                        let t1356 = t620 * t1283 + (t82 * t1345 + t626 * t1277)
                            - t64 * t1353 - (t51 * t1354 + t50 * t1355);
                        let t1357 = t1350 - (t630 * t1279 + t93 * t1351)
                            + (t52 * t1352 + t957 * t1287) + t1356;
                        let t1358 = t43 * t1344
                            + (l * t1348 + t1282 * t960 + (t56 * t1357 + t1269 * t959));
                        let t1359 = t356
                            * (t45 * t1358 + (t1275 * t961 - t962 * (t1297 * t1047)));
                        let t1360 = t1269 * t962 + t43 * t1359;
                        let t1361 = t46 * t1360 + (t1340 * t1050 - l * t1359);
                        let t1362 = t1282 * t962 + t56 * t1359;
                        let t1363 = t1361 - (t1283 * t1052 + t52 * t1362);
                        let t1364 = m_ * t1363;
                        let t1365 = weight1_3
                            * (t80 * t1349 + (t91 * t1303 - t94 * t1301) - t79 * t1337)
                            + t960 * t1298;
                        let t1366 = t1283 * t1058 - t70 * t1359
                            + (t1287 * t1061 + (t78 * t1357 + t1365 - t1291 * t962)
                                - j * t1362);
                        let t1367 = t65 * t1360 - t1319 * t1050;
                        let t1368 = t64 * t1362 - t1287 * t1052 - t1367;
                        let t1369 = m_ * t1368;
                        let t1370 = t52 * t1364 + t1366 - t64 * t1369;
                        let t1371 = t44 * t1370
                            + (t574 * t1323 + t116 * t1315 - t1316 * t1068);
                        let t1372 = k1
                            * (t628 * t1303 + t80 * t1351
                                + (t614 * t1303 + t80 * t1345));
                        let t1373 = t1371 - t1372;
                        let t1374 = t1290 * t1052
                            - (t957 * t1303
                                + (t80 * t1353 + (t593 * t1313 + t112 * t1330)));
                        let t1375 = t5 * t1315 + t612 * t1299 - t626 * t1303
                            - (t105 * t1317 + t603 * t1320);
                        let t1376 = t5 * t1317;
                        let t1377 = rt::lit::<T>(0.5) * (t1268 * t1074 + t712 * t1271)
                            + (t1375 + (t97 * t1347 - t44 * t1376 - t80 * t1354));
                        let t1378 = t43 * t1373
                            + (l * (t69 * t1362 + (t1374 - t1282 * t1061) - t56 * t1369)
                                + t1377);
                        let t1379 = t1372 - t1371;
                        let t1380 = t80 * t1352
                            + (t620 * t1303 + (t593 * t1312 + t109 * t1330))
                            - t1286 * t1052;
                        let t1381 = t43 * t1376 + t630 * t1303
                            + (t80 * t1355 + (t116 * t1317 + t603 * t1323));
                        let t1382 = l
                            * (t56 * t1364 + (t1282 * t1058 + t1380 - t63 * t1362))
                            - t1381 - rt::lit::<T>(0.5) * (t1271 * t1078 + t712 * t1268);
                        let t1383 = t50 * t1378 + (t1277 * t1079 + t1279 * t1080)
                            - t51 * (t44 * t1379 + t1382);
                        let t1384 = m_ * (t1368 - t1367);
                        let t1385 = t79 * t1332
                            + (t958 * t1301 - (t589 * t1309 + t89 * t1321))
                            - t1295 * t1050;
                        let t1386 = t712 * t1277 + (t5 * t1311 - t121 * t1315)
                            - (t118 * t1317 + (t574 * t1328 + t603 * t1325));
                        let t1387 = t79 * t1318 + (t635 * t1301 - t51 * t1376)
                            + (rt::lit::<T>(2.0) * (t615 * t1299 + t97 * t1346) + t1386);
                        let t1388 = l
                            * (t43 * t1384 + (t1269 * t1087 + t1385 - t74 * t1360))
                            + (t1279 * t1078 + (t1281 * t1068 + t1387));
                        let t1389 = t43 * (t50 * t1379 + (t55 * t1370 + t1388))
                            + rt::lit::<T>(0.5) * (t1268 * t1097 + t1271 * t1095);
                        let t1390 = t1294 * t1050
                            + (t589 * t1305 + t100 * t1321 - t600 * t1301 - t79 * t1343);
                        let t1391 = m_ * (t1361 + t1363);
                        let t1392 = t79 * t1333
                            + (t776 * t1301
                                + (weight1_3 * (t84 * t1301 + t79 * t1335) - t603 * t1324));
                        let t1393 = t78 * t1344
                            + (t959 * t1298
                                + (t1392 - (t50 * t1376 + (t117 * t1317 + t712 * t1279))));
                        let t1394 = t75 * t1359 + (t1296 * t962 + t1393) - j * t1360
                            - rt::lit::<T>(0.5) * (t1272 * t1087 + t1273 * t1092);
                        let t1395 = l
                            * (t60 * t1360 + t1390 - t1269 * t1092 - t43 * t1391)
                            + (t1394 - t1277 * t1074 + (t65 * t1384 - t46 * t1391));
                        let t1396 = t1389 - t44 * (t51 * t1373 + t1395);
                        let t1397 = h_adjoint8 * t1298;
                        let t1398 = t417
                            * (t420 * t1397 + l * (h_adjoint1 * t1298 + t421 * t1397));
                        let t1399 = t1396
                            + (t1383
                                + t418
                                    * (t424 * t1397 + l * (h_adjoint2 * t1298 + t425 * t1397)));
                        let t1400 = t1398 - t1399;
                        let t1401 = -(t77 * (t1358 - t1297 * t1119));
                        let t1402 = weight1_3 * (m_l * t1308) + t51 * t1315
                            + (t44 * t1311 - t574 * t1277)
                            - (t119 * t1317 + (t1316 * t608 + t603 * t1326));
                        let t1403 = half_h * (t1399 - t1398) + t1402;
                        let t1404 = -(inv_i * t1403);
                        let t1405 = minus_half_h_over_i * t1403;
                        let t1406 = t761
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_6 * t760
                                    + (d_rho1_rate_by_6 * t762 + d_theta1_rate_by_6 * t764));
                        let t1407 = t872
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_6 * t871
                                    + (d_rho1_rate_by_6 * t873 + d_theta1_rate_by_6 * t875));
                        let t1408 = t950
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_6 * t949
                                    + (d_rho1_rate_by_6 * t951 + d_theta1_rate_by_6 * t953));
                        let h_d_theta1_rate_by_6 = h * d_theta1_rate_by_6;
                        let t1409 = h_d_theta1_rate_by_6 * t44;
                        let t1410 = rt::lit::<T>(0.5) * t1409;
                        let t1411 = weight1_3 * t1409;
                        let t1412 = h_d_theta1_rate_by_6 * t43;
                        let t1413 = l * t1412;
                        let t1414 = l * t1409;
                        let t1415 = t776 * t1409 + t84 * t1411 - t1413 * t958
                            - (t600 * t1414 + t1412 * t635);
                        let t1416 = half_h * d_rho1_rate_by_6 + rt::lit::<T>(1.0);
                        let h_d_theta2_rate_by_6 = h * d_theta2_rate_by_6;
                        let t1417 = h_d_theta2_rate_by_6 * t50;
                        let t1418 = rt::lit::<T>(0.5) * (t51 * t1409 - t43 * t1417);
                        let t1419 = h_d_theta2_rate_by_6 * t51;
                        let t1420 = rt::lit::<T>(0.5) * (t44 * t1419 - t50 * t1412);
                        let t1421 = t1418 - t1420;
                        let t1422 = t44 * t1421 - t566 * t1412;
                        let t1423 = l * t1419;
                        let t1424 = rt::lit::<T>(0.5) * (t46 * t1409 + t43 * t1414);
                        let t1425 = t52 * t1422 + (t1138 * t1423 - t1424);
                        let t1426 = m_ * t1425;
                        let t1427 = l * t1417;
                        let t1428 = rt::lit::<T>(0.5) * (t65 * t1409 - t43 * t1413);
                        let t1429 = t1428 + t1138 * t1427 - t64 * t1422;
                        let t1430 = m_ * t1429;
                        let t1431 = t52 * t1426
                            + (rt::lit::<T>(0.5) * (t63 * t1423 + t69 * t1427)
                                + j * t1422) - t64 * t1430;
                        let t1432 = t1425 - t1424;
                        let t1433 = m_ * t1432;
                        let t1434 = m_ * (t1428 + t1429);
                        let t1435 = t46 * t1433
                            + (rt::lit::<T>(0.5) * (t60 * t1414 + t74 * t1413)
                                - half_j * t1409) - t65 * t1434;
                        let t1436 = t56 * t1431
                            + (m_l * t1432 + (t70 * t1422 - t1293 * t1409))
                            - t43 * t1435;
                        let t1437 = t77 * (t1416 - t78 * t1436);
                        let t1438 = l * t1437;
                        let t1439 = t1409 * t1300 + t43 * t1437;
                        let t1440 = t1438 - t1414 * t656 - t46 * t1439;
                        let t1441 = t78 * t1422 + t56 * t1437;
                        let t1442 = t1440 + (t52 * t1441 + t1423 * t1164);
                        let t1443 = m_ * (t1440 + t1442);
                        let t1444 = t65 * t1439 - t1413 * t656;
                        let t1445 = t1444 + (t1427 * t1164 - t64 * t1441);
                        let t1446 = t1444 + t1445;
                        let t1447 = m_ * t1446;
                        let t1448 = t46 * t1443
                            + (rt::lit::<T>(0.5) * (t100 * t1414 + t89 * t1413)
                                - j * t1439) - t65 * t1447;
                        let t1449 = weight1_3 * t1448;
                        let t1450 = rt::lit::<T>(0.5) * t1417;
                        let t1451 = m_ * t1442;
                        let t1452 = m_ * t1445;
                        let t1453 = t52 * t1451
                            + (rt::lit::<T>(0.5) * (t109 * t1423 + t112 * t1427)
                                + j * t1441) - t64 * t1452;
                        let t1454 = weight1_3 * t1453;
                        let t1455 = rt::lit::<T>(0.5) * t1412;
                        let t1456 = t44 * t1454 - t574 * t1455;
                        let t1457 = t1449 + t603 * t1450 - t51 * t1456;
                        let t1458 = half_l * t1412;
                        let t1459 = t44 * t1439 - t1412 * t656;
                        let t1460 = weight1_3 * (t1459 - t7 * t1412);
                        let t1461 = t589 * t1458 - t65 * t1460;
                        let t1462 = half_l * t1417;
                        let t1463 = t1409 * t656 + t43 * t1439;
                        let t1464 = t1419 * t1164 + t50 * t1441;
                        let t1465 = t51 * t1441 - t1417 * t1164;
                        let t1466 = rt::lit::<T>(0.5)
                            * (t50 * t1409 + t43 * t1419 - (t51 * t1412 + t44 * t1417));
                        let t1467 = rt::lit::<T>(0.5)
                            * (t117 * t1409 + t116 * t1419
                                - (t105 * t1417 + t118 * t1412)) + t5 * t1466;
                        let t1468 = t51 * t1459 + t43 * t1464
                            + (t50 * t1463 + (t44 * t1465 + t1467));
                        let t1469 = t55 * t1463
                            + (rt::lit::<T>(0.5) * (t121 * t1412 - t5 * t1417)
                                + t116 * t1421) - t44 * t1468;
                        let t1470 = weight1_3 * t1469;
                        let t1471 = t1461 + (t593 * t1462 - t64 * t1470);
                        let t1472 = m_ * (t1461 + t1471);
                        let t1473 = t574 * t1421 + t55 * t1454
                            - t603 * (rt::lit::<T>(0.5) * t1419) - t50 * t1456;
                        let t1474 = k1 * (t1420 - t1418);
                        let t1475 = twice_m_l * (t44 * t1438 - t1412 * t1183)
                            + (t82 * t1441 + t80 * t1474);
                        let t1476 = k1 * t1421;
                        let t1477 = t93 * t1441 + t80 * t1476;
                        let t1478 = weight1_3 * t1422;
                        let t1479 = t43 * t1473
                            + (t587 * t1475 - t601 * t1477 - (t94 * t1478 + j * t1460));
                        let t1480 = half_l * t1409;
                        let t1481 = t589 * t1480 + t46 * t1460;
                        let t1482 = half_l * t1419;
                        let t1483 = t1481 + (t52 * t1470 + t593 * t1482);
                        let t1484 = m_ * (t1481 + t1483);
                        let t1485 = rt::lit::<T>(0.5) * t1415
                            + (t44 * t1457 + t65 * t1472 + (t1479 - t46 * t1484));
                        let t1486 = t587 * t1439 + t1411 * t656;
                        let t1487 = t601 * t1439 + t79 * t1478;
                        let t1488 = m_l * (t51 * t1438 - t1417 * t1183);
                        let t1489 = t614 * t1474 + j * t1470
                            + (t601 * t1488 + t91 * t1478 - t628 * t1476);
                        let t1490 = m_ * t1483;
                        let t1491 = t603 * t1410 + t43 * t1456;
                        let t1492 = t44 * t1456 - t603 * t1455;
                        let t1493 = m_ * t1471;
                        let t1494 = rt::lit::<T>(0.5)
                            * (t957 * t1427
                                + (t620 * t1423 + (t626 * t1417 - t630 * t1419)))
                            - (t51 * t1492 + t64 * t1493);
                        let t1495 = t82 * t1486 - t93 * t1487 + t1489
                            + (t52 * t1490 - t50 * t1491) + t1494;
                        let t1496 = m_l * t1486;
                        let t1497 = m_l * (t601 * t1441 + t80 * t1478);
                        let t1498 = rt::lit::<T>(2.0) * (t44 * t1496 - t615 * t1455)
                            + (t1484 + (t51 * t1497 - t612 * t1450));
                        let t1499 = t43 * t1485
                            + (t56 * t1495
                                + (t1410 * t959 + (l * t1498 + t1422 * t960)));
                        let t1500 = t356
                            * (t45 * t1499 + (t1416 * t961 - t962 * (t1436 * t1047)));
                        let t1501 = t1410 * t962 + t43 * t1500;
                        let t1502 = t46 * t1501 + (t1480 * t1050 - l * t1500);
                        let t1503 = t1422 * t962 + t56 * t1500;
                        let t1504 = t1502 - (t1482 * t1052 + t52 * t1503);
                        let t1505 = m_ * t1504;
                        let t1506 = t960 * t1437
                            + weight1_3
                                * (t80 * t1488 + (t91 * t1441 - t94 * t1439) - t79 * t1477);
                        let t1507 = rt::lit::<T>(0.5) * (t1423 * t1058 + t1427 * t1061)
                            + (t78 * t1495 + t1506 - t1431 * t962 - t70 * t1500
                                - j * t1503);
                        let t1508 = t65 * t1501 - t1458 * t1050;
                        let t1509 = t64 * t1503 - t1462 * t1052 - t1508;
                        let t1510 = m_ * t1509;
                        let t1511 = t52 * t1505 + t1507 - t64 * t1510;
                        let t1512 = t44 * t1511
                            + (t574 * t1463 + t116 * t1454 - t1455 * t1068);
                        let t1513 = k1
                            * (t628 * t1441 + t80 * t1487
                                + (t614 * t1441 + t80 * t1486));
                        let t1514 = t1512 - t1513;
                        let t1515 = t1430 * t1052
                            - (t957 * t1441
                                + (t80 * t1493 + (t593 * t1452 + t112 * t1470)));
                        let t1516 = t5 * t1454 + t612 * t1438 - t626 * t1441
                            - (t105 * t1456 + t603 * t1459);
                        let t1517 = t5 * t1456;
                        let t1518 = rt::lit::<T>(0.5) * (t1409 * t1074 + t712 * t1412)
                            + (t1516 + (t97 * t1497 - t44 * t1517 - t80 * t1492));
                        let t1519 = t43 * t1514
                            + (l * (t69 * t1503 + (t1515 - t1422 * t1061) - t56 * t1510)
                                + t1518);
                        let t1520 = t1513 - t1512;
                        let t1521 = t80 * t1490
                            + (t620 * t1441 + (t593 * t1451 + t109 * t1470))
                            - t1426 * t1052;
                        let t1522 = t43 * t1517 + t630 * t1441
                            + (t80 * t1491 + (t116 * t1456 + t603 * t1463));
                        let t1523 = l
                            * (t56 * t1505 + (t1422 * t1058 + t1521 - t63 * t1503))
                            - t1522 - rt::lit::<T>(0.5) * (t1412 * t1078 + t712 * t1409);
                        let t1524 = t50 * t1519
                            + rt::lit::<T>(0.5) * (t1419 * t1080 + t1417 * t1079)
                            - t51 * (t44 * t1520 + t1523);
                        let t1525 = rt::lit::<T>(2.0) * (t615 * t1438 + t97 * t1496)
                            + (t5 * t1449 - t121 * t1454 - t118 * t1456 - t51 * t1517);
                        let t1526 = t1421 * t1068
                            + (t79 * t1457
                                + (t635 * t1439 - (t574 * t1468 + t603 * t1465)) + t1525);
                        let t1527 = m_ * (t1509 - t1508);
                        let t1528 = t79 * t1472
                            + (t958 * t1439 - (t589 * t1447 + t89 * t1460))
                            - t1434 * t1050;
                        let t1529 = l
                            * (t43 * t1527 + (t1410 * t1087 + t1528 - t74 * t1501))
                            + t55 * t1511;
                        let t1530 = t43
                            * (t50 * t1520
                                + (rt::lit::<T>(0.5) * (t1419 * t1078 + t712 * t1417)
                                    + t1526 + t1529));
                        let t1531 = t1433 * t1050
                            + (t589 * t1443 + t100 * t1460 - t600 * t1439 - t79 * t1484);
                        let t1532 = m_ * (t1502 + t1504);
                        let t1533 = t79 * t1473
                            + (weight1_3 * (t84 * t1439 + t79 * t1475) - t603 * t1464
                                - t117 * t1456);
                        let t1534 = t1435 * t962
                            + (t78 * t1485
                                + (t959 * t1437 + (t776 * t1439 - t50 * t1517 + t1533)));
                        let t1535 = l
                            * (t60 * t1501 + t1531 - t1410 * t1092 - t43 * t1532)
                            + (t65 * t1527 + (t75 * t1500 + t1534 - j * t1501));
                        let t1536 = rt::lit::<T>(0.5)
                            * (t1417 * t1074
                                + (t1414 * t1092 + (t1413 * t1087 + t712 * t1419)))
                            + t46 * t1532;
                        let t1537 = t1530
                            + rt::lit::<T>(0.5) * (t1409 * t1097 + t1412 * t1095)
                            - t44 * (t51 * t1514 + (t1535 - t1536));
                        let t1538 = h_adjoint8 * t1437;
                        let t1539 = t417
                            * (t420 * t1538 + l * (h_adjoint1 * t1437 + t421 * t1538));
                        let t1540 = t1537
                            + (t1524
                                + t418
                                    * (t424 * t1538 + l * (h_adjoint2 * t1437 + t425 * t1538)));
                        let t1541 = t1539 - t1540;
                        let t1542 = -(t77 * (t1499 - t1436 * t1119));
                        let t1543 = weight1_3 * (m_l * t1446) + t51 * t1454
                            - rt::lit::<T>(0.5) * (t574 * t1417 + t1412 * t608);
                        let t1544 = half_h * (t1540 - t1539)
                            + (t1543 + (t44 * t1449 - t603 * t1466 - t119 * t1456));
                        let t1545 = -(inv_i * t1544);
                        let t1546 = minus_half_h_over_i * t1544;
                        let t1547 = t517 * t603
                            + (t130 * t608 - weight1_3 * (m_l * t523))
                            + (t119 * t643 - (t51 * t575 + t44 * t644));
                        let t1548 = half_h * t758 + t1547;
                        let t1549 = inv_i * t1548
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_7 * t760
                                    + (d_rho1_rate_by_7 * t762 + d_theta1_rate_by_7 * t764));
                        let t1550 = t535 * t603 + t119 * t798
                            + (t220 * t574 - weight1_3 * (m_l * t548)
                                - (t51 * t766 + t44 * t804));
                        let t1551 = half_h * t869 + t1550;
                        let t1552 = inv_i * t1551
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_7 * t871
                                    + (d_rho1_rate_by_7 * t873 + d_theta1_rate_by_7 * t875));
                        let t1553 = half_h * t947
                            + (t119 * t885 - t44 * t886
                                - (t51 * t877 + weight1_3 * (half_m_l * t247)));
                        let t1554 = inv_i * t1553
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_7 * t949
                                    + (d_rho1_rate_by_7 * t951 + d_theta1_rate_by_7 * t953));
                        let t1555 = half_h * d_theta1_rate_by_7 - half_h_over_i;
                        let t1556 = t44 * t1555;
                        [
                            t1050,
                            t1052,
                            t1058,
                            t1061,
                            t1068,
                            t1074,
                            t1078,
                            t1079,
                            t1080,
                            t1085,
                            t1087,
                            t1092,
                            t1095,
                            t1097,
                            t1105,
                            t1106,
                            t1108,
                            t1109,
                            t1111,
                            t1116,
                            t1118,
                            t1119,
                            t1120,
                            t1123,
                            t1124,
                            t1125,
                            t1126,
                            t1127,
                            t1138,
                            t1164,
                            t1183,
                            t1242,
                            t1255,
                            t1259,
                            t1260,
                            t1263,
                            t1264,
                            t1265,
                            t1266,
                            t1267,
                            t1293,
                            t1300,
                            t1383,
                            t1396,
                            t1400,
                            t1401,
                            t1404,
                            t1405,
                            t1406,
                            t1407,
                            t1408,
                            t1524,
                            t1537,
                            t1541,
                            t1542,
                            t1545,
                            t1546,
                            t1548,
                            t1549,
                            t1551,
                            t1552,
                            t1553,
                            t1554,
                            t1555,
                            t1556,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        half_h,
                        half_h_over_i,
                        t45,
                        t43,
                        t50,
                        t44,
                        t51,
                        t46,
                        t65,
                        t52,
                        t64,
                        t55,
                        t56,
                        t60,
                        t69,
                        t63,
                        t74,
                        t75,
                        t70,
                        t77,
                        t78,
                        t79,
                        t80,
                        t5,
                        t82,
                        t93,
                        t97,
                        t112,
                        t109,
                        t89,
                        t100,
                        t84,
                        t94,
                        t91,
                        t105,
                        t118,
                        t116,
                        t117,
                        t119,
                        t121,
                        t130,
                        t7,
                        t220,
                        half_j,
                        half_l,
                        t247,
                        t418,
                        t417,
                        t419,
                        t423,
                        t421,
                        t425,
                        t420,
                        t424,
                        t356,
                        t321,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t601,
                        t587,
                        t593,
                        t589,
                        t612,
                        t628,
                        t614,
                        t620,
                        t957,
                        t600,
                        t691,
                        t707,
                        t845,
                        t752,
                        t851,
                        t718,
                        t717,
                        t715,
                        t517,
                        t523,
                        t535,
                        t548,
                        t566,
                        t615,
                        t574,
                        t603,
                        t712,
                        t626,
                        t630,
                        t708,
                        t714,
                        t713,
                        t608,
                        t635,
                        t749,
                        t751,
                        t656,
                        t575,
                        t644,
                        t643,
                        t750,
                        t759,
                        t763,
                        t758,
                        t761,
                        t762,
                        t760,
                        t764,
                        t776,
                        t766,
                        t804,
                        t798,
                        t846,
                        t852,
                        t870,
                        t874,
                        t869,
                        t872,
                        t873,
                        t871,
                        t875,
                        t905,
                        t877,
                        t886,
                        t885,
                        t950,
                        t951,
                        t948,
                        t952,
                        t947,
                        t949,
                        t953,
                        t956,
                        t967,
                        t968,
                        t965,
                        t1000,
                        t973,
                        t978,
                        t972,
                        t977,
                        t970,
                        t971,
                        t981,
                        t976,
                        t985,
                        t984,
                        t986,
                        t982,
                        t987,
                        t1047,
                        t958,
                        t960,
                        t959,
                        t988,
                        t1010,
                        t989,
                        t997,
                        t1021,
                        t1020,
                        t1016,
                        t1017,
                        t1013,
                        t1027,
                        t1029,
                        t1037,
                        t993,
                        t999,
                        t996,
                        t998,
                        t1002,
                        t1004,
                        t1023,
                        t994,
                        t1019,
                        t1024,
                        t1042,
                        t1043,
                        t1031,
                        t1025,
                        t1008,
                        t1039,
                        t991,
                        t992,
                        t1040,
                        t1041,
                        t1034,
                        t1006,
                        t1045,
                        t1036,
                        t1046,
                        t961,
                        t962,
                        t1048,
                        minus_half_h_over_i,
                        half_m_l,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        d_theta1_rate_by_4,
                        d_theta2_rate_by_4,
                        d_rho1_rate_by_4,
                        d_theta1_rate_by_5,
                        d_theta2_rate_by_5,
                        d_rho1_rate_by_5,
                        d_theta1_rate_by_6,
                        d_theta2_rate_by_6,
                        d_rho1_rate_by_6,
                        d_theta1_rate_by_7,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        weight1_3,
                    ])
                };
                let [t1671, t1684, t1690, t1691, t1694, t1695, t1697, t1698, t1699,
                t1815, t1828, t1829, t1834, t1835, t1838, t1839, t1840, t1841, t1842,
                t1959, t1972, t1973, t1974, t1975, t1978, t1980, t1982, t1983, t1986,
                t1987, t1999, t2004, t2006, t2018, t2023, t2025, t2050, t2056, t2058,
                t2059, t2060, t2061, t2063, t2064, t2065, t2066] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        l_over_i,
                        half_h,
                        h_over_i,
                        half_h_over_i,
                        t45,
                        t43,
                        t50,
                        t44,
                        t51,
                        t46,
                        t65,
                        t52,
                        t64,
                        t55,
                        t56,
                        t60,
                        t69,
                        t63,
                        t74,
                        t75,
                        t70,
                        t77,
                        t78,
                        t79,
                        t80,
                        t5,
                        t82,
                        t93,
                        t6,
                        t97,
                        t112,
                        t109,
                        t89,
                        t100,
                        t84,
                        t85,
                        t94,
                        t91,
                        t96,
                        t105,
                        t118,
                        t116,
                        t117,
                        t119,
                        t121,
                        l_h,
                        t7,
                        half_j,
                        half_l,
                        t418,
                        t417,
                        t419,
                        t423,
                        t421,
                        t425,
                        t364,
                        t373,
                        t368,
                        t370,
                        t366,
                        t377,
                        t378,
                        t361,
                        t391,
                        t430,
                        t427,
                        t428,
                        t429,
                        t405,
                        t408,
                        t415,
                        t414,
                        t433,
                        t434,
                        t437,
                        t436,
                        t420,
                        t424,
                        t422,
                        t426,
                        t356,
                        l_h_over_i,
                        half_l_h_over_i,
                        t320,
                        t446,
                        t445,
                        h_h_over_i,
                        quarter_h_h_over_i,
                        l_h_h_over_i,
                        quarter_l_h_h_over_i,
                        k10,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t601,
                        t587,
                        t1106,
                        t593,
                        t589,
                        t612,
                        t628,
                        t614,
                        t620,
                        t957,
                        t600,
                        t357,
                        t386,
                        t379,
                        t388,
                        t384,
                        t411,
                        t407,
                        t528,
                        t566,
                        t615,
                        t574,
                        t603,
                        t712,
                        t626,
                        t630,
                        t585,
                        t608,
                        t635,
                        t656,
                        t762,
                        t760,
                        t764,
                        t776,
                        t775,
                        t873,
                        t871,
                        t875,
                        t951,
                        t949,
                        t953,
                        t1111,
                        t1108,
                        t1047,
                        t958,
                        t960,
                        t959,
                        t1109,
                        t1116,
                        t961,
                        t962,
                        t1052,
                        t1050,
                        t1058,
                        t1061,
                        t1087,
                        t1092,
                        t1068,
                        t1078,
                        t1074,
                        t1080,
                        t1097,
                        t1079,
                        t1095,
                        t1119,
                        minus_half_h_over_i,
                        t1138,
                        t1164,
                        t1183,
                        t1293,
                        t1300,
                        t1548,
                        t1551,
                        t1553,
                        t1555,
                        t1556,
                        quarter_h,
                        k13,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        adjoint8,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        d_theta1_rate_by_9,
                        d_theta2_rate_by_9,
                        d_rho1_rate_by_9,
                        d_theta1_rate_by_10,
                        d_theta2_rate_by_10,
                        d_rho1_rate_by_10,
                        weight1_3,
                        ]: [T; 192],
                    ) -> [T; 46] {
                        let t1557 = half_h * d_rho1_rate_by_7;
                        let t1558 = half_h * d_theta2_rate_by_7 - half_h_over_i;
                        let t1559 = t50 * t1558;
                        let t1560 = t51 * t1556 - t43 * t1559;
                        let t1561 = t51 * t1558;
                        let t1562 = t43 * t1555;
                        let t1563 = t44 * t1561 - t50 * t1562;
                        let t1564 = t1560 - t1563;
                        let t1565 = t44 * t1564 - t55 * t1562;
                        let t1566 = l * t1561;
                        let t1567 = l * t1556;
                        let t1568 = t46 * t1556 + t43 * t1567;
                        let t1569 = t52 * t1565 + (t56 * t1566 - t1568);
                        let t1570 = m_ * t1569;
                        let t1571 = l * t1559;
                        let t1572 = l * t1562;
                        let t1573 = t65 * t1556 - t43 * t1572;
                        let t1574 = t1573 + t56 * t1571 - t64 * t1565;
                        let t1575 = m_ * t1574;
                        let t1576 = t52 * t1570
                            + (j * t1565 + (t63 * t1566 + t69 * t1571)) - t64 * t1575;
                        let t1577 = t1569 - t1568;
                        let t1578 = m_ * t1577;
                        let t1579 = m_ * (t1573 + t1574);
                        let t1580 = t46 * t1578
                            + (t60 * t1567 + (t74 * t1572 - j * t1556)) - t65 * t1579;
                        let t1581 = t56 * t1576
                            + (m_l * t1577 + (t70 * t1565 - t75 * t1556)) - t43 * t1580;
                        let t1582 = t77 * (t1557 - t78 * t1581);
                        let t1583 = t78 * t1556 + t43 * t1582;
                        let t1584 = weight1_3 * t1556;
                        let t1585 = t587 * t1583 + t79 * t1584;
                        let t1586 = m_l * t1585;
                        let t1587 = t44 * t1583 - t79 * t1562;
                        let t1588 = weight1_3 * (t1587 + (inv_i * t44 - t5 * t1562));
                        let t1589 = t589 * t1567 + t46 * t1588;
                        let t1590 = t79 * t1556 + t43 * t1583;
                        let t1591 = t55 * t1590
                            + (t116 * t1564 + (inv_i * t51 + t121 * t1562 - t5 * t1559));
                        let t1592 = t78 * t1565 + t56 * t1582;
                        let t1593 = t80 * t1561 + t50 * t1592;
                        let t1594 = t51 * t1592 - t80 * t1559;
                        let t1595 = t50 * t1556 + t43 * t1561
                            - (t51 * t1562 + t44 * t1559);
                        let t1596 = t116 * t1561 - t105 * t1559
                            + (inv_i * t119 + t117 * t1556 - t118 * t1562);
                        let t1597 = t43 * t1593 + t44 * t1594
                            + (t50 * t1590 + (t51 * t1587 + (t5 * t1595 + t1596)));
                        let t1598 = weight1_3 * (t1591 - t44 * t1597);
                        let t1599 = t1589 + (t52 * t1598 + t593 * t1566);
                        let t1600 = m_ * (t1589 + t1599);
                        let t1601 = weight1_3 * t1565;
                        let t1602 = m_l * (t601 * t1592 + t80 * t1601);
                        let t1603 = rt::lit::<T>(2.0) * (t44 * t1586 - t615 * t1562)
                            + (t1600 + (t51 * t1602 - t612 * t1559));
                        let t1604 = l_h_over_i * t418;
                        let t1605 = l_h_over_i * t417;
                        let t1606 = u_drive * (h_over_i * t418);
                        let t1607 = u_drive * (h_over_i * t417);
                        let t1608 = (t425 * t1604 - t421 * t1605
                            + (t423 * t1606 - t419 * t1607)) * (half_h * adjoint8);
                        let t1609 = t1556 * t959
                            + (l * t1603
                                + (t1608
                                    + rt::lit::<T>(0.5)
                                        * (h_adjoint2 * t1604 - h_adjoint1 * t1605)));
                        let t1610 = l_over_i * weight1_3 + t589 * t1572 - t65 * t1588;
                        let t1611 = t1610 + (t593 * t1571 - t64 * t1598);
                        let t1612 = m_ * (t1610 + t1611);
                        let t1613 = l * t1582;
                        let t1614 = t1613 - t79 * t1567 - t46 * t1583;
                        let t1615 = t1614 + (t52 * t1592 + t80 * t1566);
                        let t1616 = m_ * t1615;
                        let t1617 = t65 * t1583 - t79 * t1572;
                        let t1618 = t1617 + (t80 * t1571 - t64 * t1592);
                        let t1619 = m_ * t1618;
                        let t1620 = t52 * t1616
                            + (j * t1592 + (t109 * t1566 + t112 * t1571)) - t64 * t1619;
                        let t1621 = weight1_3 * t1620;
                        let t1622 = t44 * t1621 - t574 * t1562;
                        let t1623 = t574 * t1564 + t55 * t1621 - t603 * t1561
                            - t50 * t1622;
                        let t1624 = m_ * (t1614 + t1615);
                        let t1625 = t1617 + t1618;
                        let t1626 = m_ * t1625;
                        let t1627 = t46 * t1624
                            + (t89 * t1572 + t100 * t1567 - j * t1583) - t65 * t1626;
                        let t1628 = weight1_3 * t1627;
                        let t1629 = t1628 + t603 * t1559 - t51 * t1622;
                        let t1630 = k1 * (t1563 - t1560);
                        let t1631 = twice_m_l * (t44 * t1613 - t97 * t1562)
                            + (t82 * t1592 + t80 * t1630);
                        let t1632 = k1 * t1564;
                        let t1633 = t93 * t1592 + t80 * t1632;
                        let t1634 = t587 * t1631 + t84 * t1584 - j * t1588
                            - (t601 * t1633 + t94 * t1601);
                        let t1635 = t776 * t1556 - t1562 * t635 - t1572 * t958
                            + (t44 * t1629 + t1634 - t46 * t1600);
                        let t1636 = t65 * t1612 + (t43 * t1623 - t600 * t1567) + t1635;
                        let t1637 = m_ * t1599;
                        let t1638 = m_ * t1611;
                        let t1639 = m_l * (t51 * t1613 - t97 * t1559);
                        let t1640 = t614 * t1630 + j * t1598
                            + (t601 * t1639 + t91 * t1601 - t628 * t1632);
                        let t1641 = t601 * t1583 + t79 * t1601;
                        let t1642 = t620 * t1566 + (t82 * t1585 + t626 * t1559)
                            + (t1640 - (t630 * t1561 + t93 * t1641));
                        let t1643 = t44 * t1622 - t603 * t1562;
                        let t1644 = t603 * t1556 + t43 * t1622;
                        let t1645 = t52 * t1637 + t957 * t1571 - t64 * t1638
                            + (t1642 - (t51 * t1643 + t50 * t1644));
                        let t1646 = t1609 + (t43 * t1636 + (t56 * t1645 + t1565 * t960));
                        let t1647 = t356
                            * (t45 * t1646 + (t1557 * t961 - t962 * (t1581 * t1047)));
                        let t1648 = t1556 * t962 + t43 * t1647;
                        let t1649 = t46 * t1648 + (t1567 * t1050 - l * t1647);
                        let t1650 = t1565 * t962 + t56 * t1647;
                        let t1651 = t1649 - (t1566 * t1052 + t52 * t1650);
                        let t1652 = m_ * t1651;
                        let t1653 = weight1_3
                            * (t80 * t1639 + (t91 * t1592 - t94 * t1583) - t79 * t1633)
                            + t960 * t1582;
                        let t1654 = t1566 * t1058 - t70 * t1647
                            + (t1571 * t1061 + (t78 * t1645 + t1653 - t1576 * t962)
                                - j * t1650);
                        let t1655 = t65 * t1648 - t1572 * t1050;
                        let t1656 = t64 * t1650 - t1571 * t1052 - t1655;
                        let t1657 = m_ * t1656;
                        let t1658 = t52 * t1652 + t1654 - t64 * t1657;
                        let t1659 = t44 * t1658
                            + (t574 * t1590 + t116 * t1621 - t1562 * t1068);
                        let t1660 = k1
                            * (t628 * t1592 + t80 * t1641
                                + (t614 * t1592 + t80 * t1585));
                        let t1661 = t1659 - t1660;
                        let t1662 = t1575 * t1052
                            - (t80 * t1638
                                + (t957 * t1592 + (t593 * t1619 + t112 * t1598)));
                        let t1663 = t712 * t1562 + (inv_i * t574 + t5 * t1621)
                            - (t105 * t1622 + t626 * t1592);
                        let t1664 = inv_i * t603 + t5 * t1622;
                        let t1665 = t97 * t1602 + (t612 * t1613 - t603 * t1587) + t1663
                            - (t44 * t1664 + t80 * t1643);
                        let t1666 = l
                            * (t69 * t1650 + (t1662 - t1565 * t1061) - t56 * t1657)
                            + (t1556 * t1074 + t1665);
                        let t1667 = t1660 - t1659;
                        let t1668 = t80 * t1637
                            + (t620 * t1592 + (t593 * t1616 + t109 * t1598))
                            - t1570 * t1052;
                        let t1669 = t712 * t1556 + t603 * t1590
                            + (t116 * t1622 + t630 * t1592)
                            + (t43 * t1664 + t80 * t1644);
                        let t1670 = l
                            * (t56 * t1652 + (t1565 * t1058 + t1668 - t63 * t1650))
                            - (t1562 * t1078 + t1669);
                        let t1671 = t50 * (t43 * t1661 + t1666)
                            + (t1559 * t1079 + t1561 * t1080)
                            - t51 * (t44 * t1667 + t1670);
                        let t1672 = m_ * (t1656 - t1655);
                        let t1673 = t79 * t1612
                            + (t958 * t1583 - (t589 * t1626 + t89 * t1588))
                            - t1579 * t1050;
                        let t1674 = t635 * t1583
                            + (t712 * t1559 - (t121 * t1621 + t574 * t1597))
                            - t51 * t1664;
                        let t1675 = t79 * t1629
                            + (t5 * t1628 + inv_i * t608 - t603 * t1594 - t118 * t1622);
                        let t1676 = t1561 * t1078
                            + (t1564 * t1068
                                + (t1674
                                    + (rt::lit::<T>(2.0) * (t615 * t1613 + t97 * t1586)
                                        + t1675)));
                        let t1677 = t55 * t1658
                            + (l * (t43 * t1672 + (t1556 * t1087 + t1673 - t74 * t1648))
                                + t1676);
                        let t1678 = t1578 * t1050
                            + (t589 * t1624 + t100 * t1588 - t600 * t1583 - t79 * t1600);
                        let t1679 = m_ * (t1649 + t1651);
                        let t1680 = t776 * t1583
                            + (weight1_3 * (t84 * t1583 + t79 * t1631) - t603 * t1593)
                            - t50 * t1664;
                        let t1681 = t78 * t1636
                            + (t959 * t1582
                                + (t79 * t1623 - (t117 * t1622 + t712 * t1561) + t1680));
                        let t1682 = t75 * t1647 + (t1580 * t962 + t1681) - t1572 * t1087
                            - (j * t1648 + t1567 * t1092);
                        let t1683 = l
                            * (t60 * t1648 + t1678 - t1556 * t1092 - t43 * t1679)
                            + (t1682 - t1559 * t1074 + (t65 * t1672 - t46 * t1679));
                        let t1684 = t43 * (t50 * t1667 + t1677)
                            + (t1562 * t1095 + t1556 * t1097)
                            - t44 * (t51 * t1661 + t1683);
                        let t1685 = h_adjoint8 * t1582;
                        let t1686 = u_drive
                            * (t419 * t1685 - half_l_h_over_i * t417 * t1106)
                            + l
                                * (h_adjoint1 * t1582 + t421 * t1685
                                    - t1106 * (rt::lit::<T>(0.5) * t1607));
                        let t1687 = t1109 * (half_h_over_i * t418) + t417 * t1686;
                        let t1688 = u_drive
                            * (half_l_h_over_i * t418 * t1106 + t423 * t1685)
                            + l
                                * (t1106 * (rt::lit::<T>(0.5) * t1606)
                                    + (h_adjoint2 * t1582 + t425 * t1685));
                        let t1689 = t1671
                            + (t1684 + (t418 * t1688 - t1116 * (half_h_over_i * t417)));
                        let t1690 = t1687 - t1689;
                        let t1691 = -(t77 * (t1646 - t1581 * t1119));
                        let t1692 = weight1_3 * (m_l * t1625) + t51 * t1621
                            + (t44 * t1628 - t574 * t1559)
                            - (t119 * t1622 + (t1562 * t608 + t603 * t1595));
                        let t1693 = half_h * (t1689 - t1687) + t1692;
                        let t1694 = -(inv_i * t1693);
                        let t1695 = -(h_over_i * adjoint8 + half_h_over_i * t1693);
                        let t1696 = t356 * (t45 * (l_h * adjoint8));
                        let t1697 = t585 * t1696
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_9 * t760
                                    + (d_rho1_rate_by_9 * t762 + d_theta1_rate_by_9 * t764));
                        let t1698 = t775 * t1696
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_9 * t871
                                    + (d_rho1_rate_by_9 * t873 + d_theta1_rate_by_9 * t875));
                        let t1699 = rt::lit::<T>(0.5)
                            * (d_theta2_rate_by_9 * t949
                                + (d_theta1_rate_by_9 * t953 + d_rho1_rate_by_9 * t951))
                            - t77 * (k10 * adjoint8);
                        let h_d_theta1_rate_by_9 = h * d_theta1_rate_by_9;
                        let t1700 = h_d_theta1_rate_by_9 * t44;
                        let t1701 = rt::lit::<T>(0.5) * t1700;
                        let t1702 = weight1_3 * t1700;
                        let t1703 = h_d_theta1_rate_by_9 * t43;
                        let t1704 = l * t1703;
                        let t1705 = l * t1700;
                        let t1706 = t1700 * t776 + t84 * t1702 - t1704 * t958
                            - (t600 * t1705 + t1703 * t635);
                        let t1707 = half_h * d_rho1_rate_by_9;
                        let h_d_theta2_rate_by_9 = h * d_theta2_rate_by_9;
                        let t1708 = h_d_theta2_rate_by_9 * t50;
                        let t1709 = rt::lit::<T>(0.5) * (t51 * t1700 - t43 * t1708);
                        let t1710 = h_d_theta2_rate_by_9 * t51;
                        let t1711 = rt::lit::<T>(0.5) * (t44 * t1710 - t50 * t1703);
                        let t1712 = t1709 - t1711;
                        let t1713 = t44 * t1712 - t1703 * t566;
                        let t1714 = l * t1710;
                        let t1715 = rt::lit::<T>(0.5) * (t46 * t1700 + t43 * t1705);
                        let t1716 = t52 * t1713 + (t1714 * t1138 - t1715);
                        let t1717 = m_ * t1716;
                        let t1718 = l * t1708;
                        let t1719 = rt::lit::<T>(0.5) * (t65 * t1700 - t43 * t1704);
                        let t1720 = t1719 + t1718 * t1138 - t64 * t1713;
                        let t1721 = m_ * t1720;
                        let t1722 = t52 * t1717
                            + (rt::lit::<T>(0.5) * (t63 * t1714 + t69 * t1718)
                                + j * t1713) - t64 * t1721;
                        let t1723 = t1716 - t1715;
                        let t1724 = m_ * t1723;
                        let t1725 = m_ * (t1719 + t1720);
                        let t1726 = t46 * t1724
                            + (rt::lit::<T>(0.5) * (t60 * t1705 + t74 * t1704)
                                - half_j * t1700) - t65 * t1725;
                        let t1727 = t56 * t1722
                            + (m_l * t1723 + (t70 * t1713 - t1700 * t1293))
                            - t43 * t1726;
                        let t1728 = t77 * (t1707 - t78 * t1727);
                        let t1729 = l * t1728;
                        let t1730 = t1700 * t1300 + t43 * t1728;
                        let t1731 = t1729 - t1705 * t656 - t46 * t1730;
                        let t1732 = t78 * t1713 + t56 * t1728;
                        let t1733 = t1731 + (t52 * t1732 + t1714 * t1164);
                        let t1734 = m_ * (t1731 + t1733);
                        let t1735 = t65 * t1730 - t1704 * t656;
                        let t1736 = t1735 + (t1718 * t1164 - t64 * t1732);
                        let t1737 = t1735 + t1736;
                        let t1738 = m_ * t1737;
                        let t1739 = t46 * t1734
                            + (rt::lit::<T>(0.5) * (t100 * t1705 + t89 * t1704)
                                - j * t1730) - t65 * t1738;
                        let t1740 = weight1_3 * t1739;
                        let t1741 = rt::lit::<T>(0.5) * t1708;
                        let t1742 = m_ * t1733;
                        let t1743 = m_ * t1736;
                        let t1744 = t52 * t1742
                            + (rt::lit::<T>(0.5) * (t109 * t1714 + t112 * t1718)
                                + j * t1732) - t64 * t1743;
                        let t1745 = weight1_3 * t1744;
                        let t1746 = rt::lit::<T>(0.5) * t1703;
                        let t1747 = t44 * t1745 - t574 * t1746;
                        let t1748 = t1740 + t603 * t1741 - t51 * t1747;
                        let t1749 = half_l * t1703;
                        let t1750 = t44 * t1730 - t1703 * t656;
                        let t1751 = weight1_3 * (t1750 - t7 * t1703);
                        let t1752 = t589 * t1749 - t65 * t1751;
                        let t1753 = half_l * t1708;
                        let t1754 = t1700 * t656 + t43 * t1730;
                        let t1755 = t1710 * t1164 + t50 * t1732;
                        let t1756 = t51 * t1732 - t1708 * t1164;
                        let t1757 = rt::lit::<T>(0.5)
                            * (t50 * t1700 + t43 * t1710 - (t51 * t1703 + t44 * t1708));
                        let t1758 = rt::lit::<T>(0.5)
                            * (t117 * t1700 + t116 * t1710
                                - (t105 * t1708 + t118 * t1703)) + t5 * t1757;
                        let t1759 = t51 * t1750 + t43 * t1755
                            + (t50 * t1754 + (t44 * t1756 + t1758));
                        let t1760 = t55 * t1754
                            + (rt::lit::<T>(0.5) * (t121 * t1703 - t5 * t1708)
                                + t116 * t1712) - t44 * t1759;
                        let t1761 = weight1_3 * t1760;
                        let t1762 = t1752 + (t593 * t1753 - t64 * t1761);
                        let t1763 = m_ * (t1752 + t1762);
                        let t1764 = t1712 * t574 + t55 * t1745
                            - t603 * (rt::lit::<T>(0.5) * t1710) - t50 * t1747;
                        let t1765 = k1 * (t1711 - t1709);
                        let t1766 = twice_m_l * (t44 * t1729 - t1703 * t1183)
                            + (t82 * t1732 + t80 * t1765);
                        let t1767 = k1 * t1712;
                        let t1768 = t93 * t1732 + t80 * t1767;
                        let t1769 = weight1_3 * t1713;
                        let t1770 = t43 * t1764
                            + (t587 * t1766 - t601 * t1768 - (t94 * t1769 + j * t1751));
                        let t1771 = half_l * t1700;
                        let t1772 = t589 * t1771 + t46 * t1751;
                        let t1773 = half_l * t1710;
                        let t1774 = t1772 + (t52 * t1761 + t593 * t1773);
                        let t1775 = m_ * (t1772 + t1774);
                        let t1776 = rt::lit::<T>(0.5) * t1706
                            + (t44 * t1748 + t65 * t1763 + (t1770 - t46 * t1775));
                        let t1777 = t587 * t1730 + t1702 * t656;
                        let t1778 = t601 * t1730 + t79 * t1769;
                        let t1779 = m_l * (t51 * t1729 - t1708 * t1183);
                        let t1780 = t614 * t1765 + j * t1761
                            + (t601 * t1779 + t91 * t1769 - t628 * t1767);
                        let t1781 = m_ * t1774;
                        let t1782 = t603 * t1701 + t43 * t1747;
                        let t1783 = t44 * t1747 - t603 * t1746;
                        let t1784 = m_ * t1762;
                        let t1785 = rt::lit::<T>(0.5)
                            * (t957 * t1718
                                + (t620 * t1714 + (t1708 * t626 - t1710 * t630)))
                            - (t51 * t1783 + t64 * t1784);
                        let t1786 = t82 * t1777 - t93 * t1778 + t1780
                            + (t52 * t1781 - t50 * t1782) + t1785;
                        let t1787 = m_l * t1777;
                        let t1788 = m_l * (t601 * t1732 + t80 * t1769);
                        let t1789 = rt::lit::<T>(2.0) * (t44 * t1787 - t615 * t1746)
                            + (t1775 + (t51 * t1788 + (h_adjoint8 - t612 * t1741)));
                        let t1790 = t43 * t1776
                            + (t56 * t1786
                                + (t1701 * t959 + (t1713 * t960 + l * t1789)));
                        let t1791 = t356
                            * (t45 * t1790 + (t1707 * t961 - t962 * (t1727 * t1047)));
                        let t1792 = t1701 * t962 + t43 * t1791;
                        let t1793 = t46 * t1792 + (t1771 * t1050 - l * t1791);
                        let t1794 = t1713 * t962 + t56 * t1791;
                        let t1795 = t1793 - (t1773 * t1052 + t52 * t1794);
                        let t1796 = m_ * t1795;
                        let t1797 = t1728 * t960
                            + weight1_3
                                * (t80 * t1779 + (t91 * t1732 - t94 * t1730) - t79 * t1768);
                        let t1798 = rt::lit::<T>(0.5) * (t1714 * t1058 + t1718 * t1061)
                            + (t78 * t1786 + t1797 - t1722 * t962 - t70 * t1791
                                - j * t1794);
                        let t1799 = t65 * t1792 - t1749 * t1050;
                        let t1800 = t64 * t1794 - t1753 * t1052 - t1799;
                        let t1801 = m_ * t1800;
                        let t1802 = t52 * t1796 + t1798 - t64 * t1801;
                        let t1803 = t44 * t1802
                            + (t574 * t1754 + t116 * t1745 - t1746 * t1068);
                        let t1804 = k1
                            * (t628 * t1732 + t80 * t1778
                                + (t614 * t1732 + t80 * t1777));
                        let t1805 = t1803 - t1804;
                        let t1806 = t1721 * t1052
                            - (t957 * t1732
                                + (t80 * t1784 + (t593 * t1743 + t112 * t1761)));
                        let t1807 = t5 * t1745 + t612 * t1729 - t626 * t1732
                            - (t105 * t1747 + t603 * t1750);
                        let t1808 = t5 * t1747;
                        let t1809 = rt::lit::<T>(0.5) * (t1700 * t1074 + t1703 * t712)
                            + (t1807 + (t97 * t1788 - t44 * t1808 - t80 * t1783));
                        let t1810 = t43 * t1805
                            + (l * (t69 * t1794 + (t1806 - t1713 * t1061) - t56 * t1801)
                                + t1809);
                        let t1811 = t1804 - t1803;
                        let t1812 = t80 * t1781
                            + (t620 * t1732 + (t593 * t1742 + t109 * t1761))
                            - t1717 * t1052;
                        let t1813 = t43 * t1808 + t630 * t1732
                            + (t80 * t1782 + (t116 * t1747 + t603 * t1754));
                        let t1814 = l
                            * (t56 * t1796 + (t1713 * t1058 + t1812 - t63 * t1794))
                            - t1813 - rt::lit::<T>(0.5) * (t1703 * t1078 + t1700 * t712);
                        let t1815 = t50 * t1810
                            + rt::lit::<T>(0.5) * (t1710 * t1080 + t1708 * t1079)
                            - t51 * (t44 * t1811 + t1814);
                        let t1816 = rt::lit::<T>(2.0) * (t615 * t1729 + t97 * t1787)
                            + (t5 * t1740 - t121 * t1745 - t118 * t1747 - t51 * t1808);
                        let t1817 = t1712 * t1068
                            + (t79 * t1748
                                + (t635 * t1730 - (t574 * t1759 + t603 * t1756)) + t1816);
                        let t1818 = m_ * (t1800 - t1799);
                        let t1819 = t79 * t1763
                            + (t958 * t1730 - (t589 * t1738 + t89 * t1751))
                            - t1725 * t1050;
                        let t1820 = l
                            * (t43 * t1818 + (t1701 * t1087 + t1819 - t74 * t1792))
                            + t55 * t1802;
                        let t1821 = t43
                            * (t50 * t1811
                                + (rt::lit::<T>(0.5) * (t1710 * t1078 + t1708 * t712)
                                    + t1817 + t1820));
                        let t1822 = t1724 * t1050
                            + (t589 * t1734 + t100 * t1751 - t600 * t1730 - t79 * t1775);
                        let t1823 = m_ * (t1793 + t1795);
                        let t1824 = t79 * t1764
                            + (weight1_3 * (t84 * t1730 + t79 * t1766) - t603 * t1755
                                - t117 * t1747);
                        let t1825 = t1726 * t962
                            + (t78 * t1776
                                + (t1728 * t959 + (t776 * t1730 - t50 * t1808 + t1824)));
                        let t1826 = l
                            * (t60 * t1792 + t1822 - t1701 * t1092 - t43 * t1823)
                            + (t65 * t1818 + (t75 * t1791 + t1825 - j * t1792));
                        let t1827 = rt::lit::<T>(0.5)
                            * (t1708 * t1074
                                + (t1705 * t1092 + (t1704 * t1087 + t1710 * t712)))
                            + t46 * t1823;
                        let t1828 = t1821
                            + rt::lit::<T>(0.5) * (t1700 * t1097 + t1703 * t1095)
                            - t44 * (t51 * t1805 + (t1826 - t1827));
                        let t1829 = h_adjoint8 * t1728;
                        let t1830 = l
                            * (t418 * t1106 + (h_adjoint1 * t1728 + t421 * t1829))
                            + (t1108 + t420 * t1829);
                        let t1831 = t417 * t1830;
                        let t1832 = l
                            * (t417 * t1106 + (h_adjoint2 * t1728 + t425 * t1829))
                            + (t1111 + t424 * t1829);
                        let t1833 = t1815 + (t1828 + t418 * t1832);
                        let t1834 = t1831 - t1833;
                        let t1835 = -(t77 * (t1790 - t1727 * t1119));
                        let t1836 = weight1_3 * (m_l * t1737) + t51 * t1745
                            - rt::lit::<T>(0.5) * (t1708 * t574 + t1703 * t608);
                        let t1837 = half_h * (t1833 - t1831)
                            + (t1836 + (t44 * t1740 - t603 * t1757 - t119 * t1747));
                        let t1838 = -(inv_i * t1837);
                        let t1839 = minus_half_h_over_i * t1837;
                        let t1840 = half_h_over_i * t1548
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_10 * t760
                                    + (d_rho1_rate_by_10 * t762 + d_theta1_rate_by_10 * t764));
                        let t1841 = half_h_over_i * t1551
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_10 * t871
                                    + (d_rho1_rate_by_10 * t873 + d_theta1_rate_by_10 * t875));
                        let t1842 = half_h_over_i * t1553
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_10 * t949
                                    + (d_rho1_rate_by_10 * t951 + d_theta1_rate_by_10 * t953));
                        let t1843 = half_h * d_theta1_rate_by_10 - quarter_h_h_over_i;
                        let t1844 = t44 * t1843;
                        let t1845 = half_h * d_rho1_rate_by_10;
                        let t1846 = half_h * d_theta2_rate_by_10 - quarter_h_h_over_i;
                        let t1847 = t50 * t1846;
                        let t1848 = t51 * t1844 - t43 * t1847;
                        let t1849 = t51 * t1846;
                        let t1850 = t43 * t1843;
                        let t1851 = t44 * t1849 - t50 * t1850;
                        let t1852 = t1848 - t1851;
                        let t1853 = t44 * t1852 - t55 * t1850;
                        let t1854 = l * t1849;
                        let t1855 = l * t1844;
                        let t1856 = t46 * t1844 + t43 * t1855;
                        let t1857 = t52 * t1853 + (t56 * t1854 - t1856);
                        let t1858 = m_ * t1857;
                        let t1859 = l * t1847;
                        let t1860 = l * t1850;
                        let t1861 = t65 * t1844 - t43 * t1860;
                        let t1862 = t1861 + t56 * t1859 - t64 * t1853;
                        let t1863 = m_ * t1862;
                        let t1864 = t52 * t1858
                            + (j * t1853 + (t63 * t1854 + t69 * t1859)) - t64 * t1863;
                        let t1865 = t1857 - t1856;
                        let t1866 = m_ * t1865;
                        let t1867 = m_ * (t1861 + t1862);
                        let t1868 = t46 * t1866
                            + (t60 * t1855 + (t74 * t1860 - j * t1844)) - t65 * t1867;
                        let t1869 = t56 * t1864
                            + (m_l * t1865 + (t70 * t1853 - t75 * t1844)) - t43 * t1868;
                        let t1870 = t77 * (t1845 - t78 * t1869);
                        let t1871 = t78 * t1844 + t43 * t1870;
                        let t1872 = weight1_3 * t1844;
                        let t1873 = t587 * t1871 + t79 * t1872;
                        let t1874 = m_l * t1873;
                        let t1875 = t44 * t1871 - t79 * t1850;
                        let t1876 = weight1_3 * (t1875 + (t320 - t5 * t1850));
                        let t1877 = t589 * t1855 + t46 * t1876;
                        let t1878 = t79 * t1844 + t43 * t1871;
                        let t1879 = t55 * t1878
                            + (t116 * t1852
                                + (half_h_over_i * t51 + t121 * t1850 - t5 * t1847));
                        let t1880 = t78 * t1853 + t56 * t1870;
                        let t1881 = t80 * t1849 + t50 * t1880;
                        let t1882 = t51 * t1880 - t80 * t1847;
                        let t1883 = t50 * t1844 + t43 * t1849
                            - (t51 * t1850 + t44 * t1847);
                        let t1884 = t116 * t1849 - t105 * t1847
                            + (half_h_over_i * t119 + t117 * t1844 - t118 * t1850);
                        let t1885 = t43 * t1881 + t44 * t1882
                            + (t50 * t1878 + (t51 * t1875 + (t5 * t1883 + t1884)));
                        let t1886 = weight1_3 * (t1879 - t44 * t1885);
                        let t1887 = t1877 + (t52 * t1886 + t593 * t1854);
                        let t1888 = m_ * (t1877 + t1887);
                        let t1889 = weight1_3 * t1853;
                        let t1890 = m_l * (t601 * t1880 + t80 * t1889);
                        let t1891 = rt::lit::<T>(2.0) * (t44 * t1874 - t615 * t1850)
                            + (t1888 + (t51 * t1890 - t612 * t1847));
                        let t1892 = l_h_h_over_i * t418;
                        let t1893 = l_h_h_over_i * t417;
                        let t1894 = u_drive * (h_h_over_i * t418);
                        let t1895 = u_drive * (h_h_over_i * t417);
                        let t1896 = (t425 * t1892 - t421 * t1893
                            + (t423 * t1894 - t419 * t1895)) * (quarter_h * adjoint8);
                        let t1897 = t1844 * t959
                            + (l * t1891
                                + (t1896
                                    + rt::lit::<T>(0.25)
                                        * (h_adjoint2 * t1892 - h_adjoint1 * t1893)));
                        let t1898 = half_l_h_over_i * weight1_3 + t589 * t1860
                            - t65 * t1876;
                        let t1899 = t1898 + (t593 * t1859 - t64 * t1886);
                        let t1900 = m_ * (t1898 + t1899);
                        let t1901 = l * t1870;
                        let t1902 = t1901 - t79 * t1855 - t46 * t1871;
                        let t1903 = t1902 + (t52 * t1880 + t80 * t1854);
                        let t1904 = m_ * t1903;
                        let t1905 = t65 * t1871 - t79 * t1860;
                        let t1906 = t1905 + (t80 * t1859 - t64 * t1880);
                        let t1907 = m_ * t1906;
                        let t1908 = t52 * t1904
                            + (j * t1880 + (t109 * t1854 + t112 * t1859)) - t64 * t1907;
                        let t1909 = weight1_3 * t1908;
                        let t1910 = t44 * t1909 - t1850 * t574;
                        let t1911 = t1852 * t574 + t55 * t1909 - t1849 * t603
                            - t50 * t1910;
                        let t1912 = m_ * (t1902 + t1903);
                        let t1913 = t1905 + t1906;
                        let t1914 = m_ * t1913;
                        let t1915 = t46 * t1912
                            + (t89 * t1860 + t100 * t1855 - j * t1871) - t65 * t1914;
                        let t1916 = weight1_3 * t1915;
                        let t1917 = t1916 + t1847 * t603 - t51 * t1910;
                        let t1918 = k1 * (t1851 - t1848);
                        let t1919 = twice_m_l * (t44 * t1901 - t97 * t1850)
                            + (t82 * t1880 + t80 * t1918);
                        let t1920 = k1 * t1852;
                        let t1921 = t93 * t1880 + t80 * t1920;
                        let t1922 = t587 * t1919 + t84 * t1872 - j * t1876
                            - (t601 * t1921 + t94 * t1889);
                        let t1923 = t1844 * t776 - t1850 * t635 - t1860 * t958
                            + (t44 * t1917 + t1922 - t46 * t1888);
                        let t1924 = t65 * t1900 + (t43 * t1911 - t600 * t1855) + t1923;
                        let t1925 = m_ * t1887;
                        let t1926 = m_ * t1899;
                        let t1927 = m_l * (t51 * t1901 - t97 * t1847);
                        let t1928 = t614 * t1918 + j * t1886
                            + (t601 * t1927 + t91 * t1889 - t628 * t1920);
                        let t1929 = t601 * t1871 + t79 * t1889;
                        let t1930 = t620 * t1854 + (t82 * t1873 + t1847 * t626)
                            + (t1928 - (t1849 * t630 + t93 * t1929));
                        let t1931 = t44 * t1910 - t1850 * t603;
                        let t1932 = t1844 * t603 + t43 * t1910;
                        let t1933 = t52 * t1925 + t957 * t1859 - t64 * t1926
                            + (t1930 - (t51 * t1931 + t50 * t1932));
                        let t1934 = t1897 + (t43 * t1924 + (t56 * t1933 + t1853 * t960));
                        let t1935 = t356
                            * (t45 * t1934 + (t1845 * t961 - t962 * (t1869 * t1047)));
                        let t1936 = t1844 * t962 + t43 * t1935;
                        let t1937 = t46 * t1936 + (t1855 * t1050 - l * t1935);
                        let t1938 = t1853 * t962 + t56 * t1935;
                        let t1939 = t1937 - (t1854 * t1052 + t52 * t1938);
                        let t1940 = m_ * t1939;
                        let t1941 = weight1_3
                            * (t80 * t1927 + (t91 * t1880 - t94 * t1871) - t79 * t1921)
                            + t1870 * t960;
                        let t1942 = t1854 * t1058 - t70 * t1935
                            + (t1859 * t1061 + (t78 * t1933 + t1941 - t1864 * t962)
                                - j * t1938);
                        let t1943 = t65 * t1936 - t1860 * t1050;
                        let t1944 = t64 * t1938 - t1859 * t1052 - t1943;
                        let t1945 = m_ * t1944;
                        let t1946 = t52 * t1940 + t1942 - t64 * t1945;
                        let t1947 = t44 * t1946
                            + (t574 * t1878 + t116 * t1909 - t1850 * t1068);
                        let t1948 = k1
                            * (t628 * t1880 + t80 * t1929
                                + (t614 * t1880 + t80 * t1873));
                        let t1949 = t1947 - t1948;
                        let t1950 = t1863 * t1052
                            - (t80 * t1926
                                + (t957 * t1880 + (t593 * t1907 + t112 * t1886)));
                        let t1951 = t1850 * t712 + (half_h_over_i * t574 + t5 * t1909)
                            - (t105 * t1910 + t626 * t1880);
                        let t1952 = half_h_over_i * t603 + t5 * t1910;
                        let t1953 = t97 * t1890 + (t612 * t1901 - t603 * t1875) + t1951
                            - (t44 * t1952 + t80 * t1931);
                        let t1954 = l
                            * (t69 * t1938 + (t1950 - t1853 * t1061) - t56 * t1945)
                            + (t1844 * t1074 + t1953);
                        let t1955 = t1948 - t1947;
                        let t1956 = t80 * t1925
                            + (t620 * t1880 + (t593 * t1904 + t109 * t1886))
                            - t1858 * t1052;
                        let t1957 = t1844 * t712 + t603 * t1878
                            + (t116 * t1910 + t630 * t1880)
                            + (t43 * t1952 + t80 * t1932);
                        let t1958 = l
                            * (t56 * t1940 + (t1853 * t1058 + t1956 - t63 * t1938))
                            - (t1850 * t1078 + t1957);
                        let t1959 = t50 * (t43 * t1949 + t1954)
                            + (t1847 * t1079 + t1849 * t1080)
                            - t51 * (t44 * t1955 + t1958);
                        let t1960 = m_ * (t1944 - t1943);
                        let t1961 = t79 * t1900
                            + (t958 * t1871 - (t589 * t1914 + t89 * t1876))
                            - t1867 * t1050;
                        let t1962 = t635 * t1871
                            + (t1847 * t712 - (t121 * t1909 + t574 * t1885))
                            - t51 * t1952;
                        let t1963 = t79 * t1917
                            + (t5 * t1916 + half_h_over_i * t608 - t603 * t1882
                                - t118 * t1910);
                        let t1964 = t1849 * t1078
                            + (t1852 * t1068
                                + (t1962
                                    + (rt::lit::<T>(2.0) * (t615 * t1901 + t97 * t1874)
                                        + t1963)));
                        let t1965 = t55 * t1946
                            + (l * (t43 * t1960 + (t1844 * t1087 + t1961 - t74 * t1936))
                                + t1964);
                        let t1966 = t1866 * t1050
                            + (t589 * t1912 + t100 * t1876 - t600 * t1871 - t79 * t1888);
                        let t1967 = m_ * (t1937 + t1939);
                        let t1968 = t776 * t1871
                            + (weight1_3 * (t84 * t1871 + t79 * t1919) - t603 * t1881)
                            - t50 * t1952;
                        let t1969 = t78 * t1924
                            + (t1870 * t959
                                + (t79 * t1911 - (t117 * t1910 + t1849 * t712) + t1968));
                        let t1970 = t75 * t1935 + (t1868 * t962 + t1969) - t1860 * t1087
                            - (j * t1936 + t1855 * t1092);
                        let t1971 = l
                            * (t60 * t1936 + t1966 - t1844 * t1092 - t43 * t1967)
                            + (t1970 - t1847 * t1074 + (t65 * t1960 - t46 * t1967));
                        let t1972 = t43 * (t50 * t1955 + t1965)
                            + (t1850 * t1095 + t1844 * t1097)
                            - t44 * (t51 * t1949 + t1971);
                        let t1973 = quarter_h_h_over_i * t418;
                        let t1974 = h_adjoint8 * t1870;
                        let t1975 = quarter_l_h_h_over_i * t417 * t1106;
                        let t1976 = u_drive * (t419 * t1974 - t1975)
                            + l
                                * (h_adjoint1 * t1870 + t421 * t1974
                                    - t1106 * (rt::lit::<T>(0.25) * t1895));
                        let t1977 = t1973 * t1109 + t417 * t1976;
                        let t1978 = quarter_l_h_h_over_i * t418 * t1106;
                        let t1979 = u_drive * (t1978 + t423 * t1974)
                            + l
                                * (t1106 * (rt::lit::<T>(0.25) * t1894)
                                    + (h_adjoint2 * t1870 + t425 * t1974));
                        let t1980 = quarter_h_h_over_i * t417;
                        let t1981 = t1959 + (t1972 + (t418 * t1979 - t1980 * t1116));
                        let t1982 = t1977 - t1981;
                        let t1983 = -(t77 * (t1934 - t1869 * t1119));
                        let t1984 = t51 * t1909 + t44 * t1916
                            - (t1847 * t574 + t1850 * t608)
                            + (h_adjoint8 + weight1_3 * (m_l * t1913) - t603 * t1883
                                - t119 * t1910);
                        let t1985 = half_h * (t1981 - t1977) + t1984;
                        let t1986 = -(inv_i * t1985);
                        let t1987 = -(half_h_h_over_i * adjoint8
                            + half_h_over_i * t1985);
                        let t1988 = t356 * (t45 * t43);
                        let t1989 = t43 * t1988;
                        let t1990 = l * t1988 - t46 * t1989;
                        let t1991 = t56 * t1988;
                        let t1992 = t1990 + t52 * t1991;
                        let t1993 = m_ * t1992;
                        let t1994 = t65 * t1989;
                        let t1995 = t1994 - t64 * t1991;
                        let t1996 = m_ * t1995;
                        let t1997 = t52 * t1993
                            + (j * t1991 + t70 * t1988 - t64 * t1996);
                        let t1998 = t44 * t1997;
                        let t1999 = t50 * (t43 * t1998 - l * (t69 * t1991 + t56 * t1996))
                            - t51 * (l * (t63 * t1991 + t56 * t1993) - t44 * t1998);
                        let t2000 = m_ * (t1994 + t1995);
                        let t2001 = t43
                            * (l * (t74 * t1989 + t43 * t2000) + t55 * t1997
                                - t50 * t1998);
                        let t2002 = m_ * (t1990 + t1992);
                        let t2003 = t51 * t1998
                            + (t65 * t2000 + (j * t1989 - (t78 + t75 * t1988))
                                - t46 * t2002);
                        let t2004 = t2001
                            - t44 * (t2003 - l * (t60 * t1989 + t43 * t2002));
                        let t2005 = t1999 + t2004;
                        let t2006 = -t2005;
                        let t2007 = t356 * (t45 * t56);
                        let t2008 = t43 * t2007;
                        let t2009 = t46 * t2008 - l * t2007;
                        let t2010 = t56 * t2007;
                        let t2011 = t2009 - t52 * t2010;
                        let t2012 = m_ * t2011;
                        let t2013 = t65 * t2008;
                        let t2014 = t64 * t2010 - t2013;
                        let t2015 = m_ * t2014;
                        let t2016 = t52 * t2012
                            + (t78 - t70 * t2007 - j * t2010 - t64 * t2015);
                        let t2017 = t44 * t2016;
                        let t2018 = t50 * (t43 * t2017 + l * (t69 * t2010 - t56 * t2015))
                            - t51 * (l * (t56 * t2012 - t63 * t2010) - t44 * t2017);
                        let t2019 = m_ * (t2014 - t2013);
                        let t2020 = t43
                            * (l * (t43 * t2019 - t74 * t2008) + t55 * t2016
                                - t50 * t2017);
                        let t2021 = m_ * (t2009 + t2011);
                        let t2022 = l * (t60 * t2008 - t43 * t2021)
                            + (t65 * t2019 + (t75 * t2007 - j * t2008) - t46 * t2021);
                        let t2023 = t2020 - t44 * (t51 * t2017 + t2022);
                        let t2024 = t2018 + t2023;
                        let t2025 = -t2024;
                        let t2026 = t6 - t368;
                        let t2027 = t2026 - t370;
                        let t2028 = m_ * t2027;
                        let t2029 = t388 - t64 * t2028 + (t386 - t384);
                        let t2030 = t528 - t373;
                        let t2031 = m_ * (t2026 + t2027);
                        let t2032 = t55 * t364 - t366;
                        let t2033 = t44 * t2030 + t65 * t2031
                            + (t43 * t2032 + (t379 - t378 - t377) - t361);
                        let t2034 = t56 * t2029 + (t391 + t43 * t2033);
                        let t2035 = t357 * t2034;
                        let t2036 = t43 * t2035;
                        let t2037 = t46 * t2036 - l * t2035;
                        let t2038 = t56 * t2035;
                        let t2039 = t2037 - t52 * t2038;
                        let t2040 = m_ * t2039;
                        let t2041 = t65 * t2036;
                        let t2042 = t64 * t2038 - t2041;
                        let t2043 = m_ * t2042;
                        let t2044 = t52 * t2040
                            + (t96 + t78 * t2029 - t70 * t2035 - j * t2038
                                - t64 * t2043);
                        let t2045 = t116 * t364 + t44 * t2044;
                        let t2046 = t2045 - t411;
                        let t2047 = l
                            * (t69 * t2038 - (t430 + t80 * t2028) - t56 * t2043)
                            + (t428 + t5 * t364 - t427 - t429);
                        let t2048 = t411 - t2045;
                        let t2049 = t51
                            * (t44 * t2048
                                + (l * (t56 * t2040 + (t415 - t63 * t2038)) - t414));
                        let t2050 = t50 * (t43 * t2046 + t2047) - t2049;
                        let t2051 = m_ * (t2042 - t2041);
                        let t2052 = l
                            * (t43 * t2051 + (t79 * t2031 - t405 - t74 * t2036))
                            + (t79 * t2030 + (t408 + t5 * t528) - t407);
                        let t2053 = m_ * (t2037 + t2039);
                        let t2054 = t75 * t2035
                            + (t78 * t2033 + (t79 * t2032 + (t85 - t437 - t436)))
                            - j * t2036;
                        let t2055 = l * (t60 * t2036 + (t434 - t433) - t43 * t2053)
                            + (t65 * t2051 + t2054 - t46 * t2053);
                        let t2056 = t43 * (t50 * t2048 + (t55 * t2044 + t2052))
                            - t44 * (t51 * t2046 + t2055);
                        let t2057 = t2056 + (t426 + t2050);
                        let t2058 = t422 - t2057;
                        let t2059 = -(t77 * t2034);
                        let t2060 = minus_half_h_over_i * t2005;
                        let t2061 = minus_half_h_over_i * t2024;
                        let t2062 = half_h * (t2057 - t422)
                            + (t445 + t51 * t364 + (t44 * t528 - t446));
                        let t2063 = -(inv_i * t2062);
                        let t2064 = k13 * t2005;
                        let t2065 = k13 * t2024;
                        let t2066 = minus_half_h_over_i * t2062;
                        [
                            t1671,
                            t1684,
                            t1690,
                            t1691,
                            t1694,
                            t1695,
                            t1697,
                            t1698,
                            t1699,
                            t1815,
                            t1828,
                            t1829,
                            t1834,
                            t1835,
                            t1838,
                            t1839,
                            t1840,
                            t1841,
                            t1842,
                            t1959,
                            t1972,
                            t1973,
                            t1974,
                            t1975,
                            t1978,
                            t1980,
                            t1982,
                            t1983,
                            t1986,
                            t1987,
                            t1999,
                            t2004,
                            t2006,
                            t2018,
                            t2023,
                            t2025,
                            t2050,
                            t2056,
                            t2058,
                            t2059,
                            t2060,
                            t2061,
                            t2063,
                            t2064,
                            t2065,
                            t2066,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        l_over_i,
                        half_h,
                        h_over_i,
                        half_h_over_i,
                        t45,
                        t43,
                        t50,
                        t44,
                        t51,
                        t46,
                        t65,
                        t52,
                        t64,
                        t55,
                        t56,
                        t60,
                        t69,
                        t63,
                        t74,
                        t75,
                        t70,
                        t77,
                        t78,
                        t79,
                        t80,
                        t5,
                        t82,
                        t93,
                        t6,
                        t97,
                        t112,
                        t109,
                        t89,
                        t100,
                        t84,
                        t85,
                        t94,
                        t91,
                        t96,
                        t105,
                        t118,
                        t116,
                        t117,
                        t119,
                        t121,
                        l_h,
                        t7,
                        half_j,
                        half_l,
                        t418,
                        t417,
                        t419,
                        t423,
                        t421,
                        t425,
                        t364,
                        t373,
                        t368,
                        t370,
                        t366,
                        t377,
                        t378,
                        t361,
                        t391,
                        t430,
                        t427,
                        t428,
                        t429,
                        t405,
                        t408,
                        t415,
                        t414,
                        t433,
                        t434,
                        t437,
                        t436,
                        t420,
                        t424,
                        t422,
                        t426,
                        t356,
                        l_h_over_i,
                        half_l_h_over_i,
                        t320,
                        t446,
                        t445,
                        h_h_over_i,
                        quarter_h_h_over_i,
                        l_h_h_over_i,
                        quarter_l_h_h_over_i,
                        k10,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t601,
                        t587,
                        t1106,
                        t593,
                        t589,
                        t612,
                        t628,
                        t614,
                        t620,
                        t957,
                        t600,
                        t357,
                        t386,
                        t379,
                        t388,
                        t384,
                        t411,
                        t407,
                        t528,
                        t566,
                        t615,
                        t574,
                        t603,
                        t712,
                        t626,
                        t630,
                        t585,
                        t608,
                        t635,
                        t656,
                        t762,
                        t760,
                        t764,
                        t776,
                        t775,
                        t873,
                        t871,
                        t875,
                        t951,
                        t949,
                        t953,
                        t1111,
                        t1108,
                        t1047,
                        t958,
                        t960,
                        t959,
                        t1109,
                        t1116,
                        t961,
                        t962,
                        t1052,
                        t1050,
                        t1058,
                        t1061,
                        t1087,
                        t1092,
                        t1068,
                        t1078,
                        t1074,
                        t1080,
                        t1097,
                        t1079,
                        t1095,
                        t1119,
                        minus_half_h_over_i,
                        t1138,
                        t1164,
                        t1183,
                        t1293,
                        t1300,
                        t1548,
                        t1551,
                        t1553,
                        t1555,
                        t1556,
                        quarter_h,
                        k13,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        adjoint8,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        d_theta1_rate_by_9,
                        d_theta2_rate_by_9,
                        d_rho1_rate_by_9,
                        d_theta1_rate_by_10,
                        d_theta2_rate_by_10,
                        d_rho1_rate_by_10,
                        weight1_3,
                    ])
                };
                let (
                    [[_,
                    _,
                    _,
                    _,
                    _,
                    _,
                    _,
                    ],
                    [_,
                    _,
                    _,
                    _,
                    _,
                    _,
                    _,
                    ],
                    [_,
                    _,
                    _,
                    _,
                    _,
                    d_weight1_3_by_9,
                    d_weight1_3_by_10,
                    ],
                    ],
                    [[d_result3_by_3,
                    d_result3_by_4,
                    d_result3_by_5,
                    d_result3_by_6,
                    d_result3_by_7,
                    d_result3_by_9,
                    d_result3_by_10,
                    ],
                    [d_result4_by_3,
                    d_result4_by_4,
                    d_result4_by_5,
                    d_result4_by_6,
                    d_result4_by_7,
                    d_result4_by_9,
                    d_result4_by_10,
                    ],
                    [d_result5_by_3,
                    d_result5_by_4,
                    d_result5_by_5,
                    d_result5_by_6,
                    d_result5_by_7,
                    d_result5_by_9,
                    d_result5_by_10,
                    ],
                    [d_result6_by_3,
                    d_result6_by_4,
                    d_result6_by_5,
                    d_result6_by_6,
                    d_result6_by_7,
                    d_result6_by_9,
                    d_result6_by_10,
                    ],
                    [d_result7_by_3,
                    d_result7_by_4,
                    d_result7_by_5,
                    d_result7_by_6,
                    d_result7_by_7,
                    d_result7_by_9,
                    d_result7_by_10,
                    ],
                    [_,
                    _,
                    _,
                    _,
                    _,
                    d_result10_by_9,
                    d_result10_by_10,
                    ],
                    ],
                ) = rt::solve_rows_and(
                        [[t468, t477, t534], [t475, t479, t560], [t175, t181, t573]],
                        [
                            [t765, t1125, t1265, t1406, t1549, t1697, t1840],
                            [t876, t1126, t1266, t1407, t1552, t1698, t1841],
                            [t954, t1127, t1267, t1408, t1554, t1699, t1842],
                        ],
                        [
                            [t2006, t2025, t2058],
                            [t2004, t2023, t2056],
                            [t1999, t2018, t2050],
                            [t318, t319, t2059],
                            [t2060, t2061, t2063],
                            [t2064, t2065, t2066],
                        ],
                        [
                            [t1118, t1259, t1400, t1541, t1690, t1834, t1982],
                            [t1105, t1255, t1396, t1537, t1684, t1828, t1972],
                            [t1085, t1242, t1383, t1524, t1671, t1815, t1959],
                            [t1120, t1260, t1401, t1542, t1691, t1835, t1983],
                            [t1123, t1263, t1404, t1545, t1694, t1838, t1986],
                            [t1124, t1264, t1405, t1546, t1695, t1839, t1987],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of adjoints of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let t2067 = d_weight1_3_by_10 + t1974;
                let t2068 = t418 * (t419 * t2067 - t1975)
                    + (t417 * (t1978 + t423 * t2067) + (t1973 * t1111 - t1980 * t1108));
                Ok(rt::Second {
                    state: rt::matrix([
                        [
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
                            d_result3_by_3,
                            d_result4_by_3,
                            d_result5_by_3,
                            d_result6_by_3,
                            d_result7_by_3,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_4,
                            d_result4_by_4,
                            d_result5_by_4,
                            d_result6_by_4,
                            d_result7_by_4,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_5,
                            d_result4_by_5,
                            d_result5_by_5,
                            d_result6_by_5,
                            d_result7_by_5,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_6,
                            d_result4_by_6,
                            d_result5_by_6,
                            d_result6_by_6,
                            d_result7_by_6,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_7,
                            d_result4_by_7,
                            d_result5_by_7,
                            d_result6_by_7,
                            d_result7_by_7,
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
                        ],
                    ]),
                    mixed: rt::matrix([
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_9,
                            d_result4_by_9,
                            d_result5_by_9,
                            d_result6_by_9,
                            d_result7_by_9,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_10,
                            d_result4_by_10,
                            d_result5_by_10,
                            d_result6_by_10,
                            d_result7_by_10,
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    inputs: rt::matrix([
                        [l * (d_weight1_3_by_9 + t1829), d_result10_by_9],
                        [t2068, d_result10_by_10],
                    ]),
                })
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "83b805686ad68914387bec599577182a";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
    }
}

impl Trailers {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<trailers::System<f64>, ::nonholonomic::ParameterError> {
        trailers::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> trailers::Parameters<f64> {
        trailers::Parameters {
            M: self.M,
            I: self.I,
            m: self.m,
            J: self.J,
            l: self.l,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> trailers::StateBuilder<f64> {
        trailers::StateBuilder::new(self.system())
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: trailers::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <trailers::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        trailers::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with control inputs (`drive`, `steer`) that are a function of time and state; a method reads them at the times that its documentation says, with the state at the beginning of the step.
    pub fn integrate_driven<M, F>(
        &self,
        start: trailers::State<f64>,
        h: f64,
        inputs: F,
    ) -> ::nonholonomic::Integration<
        ::nonholonomic::Driven<
            <trailers::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
            F,
        >,
    >
    where
        M: ::nonholonomic::Method,
        trailers::System<f64>: ::nonholonomic::Discretize<M>,
        F: ::core::ops::FnMut(f64, &trailers::State<f64>) -> [f64; 2],
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
        Trailers::system,
        Trailers::parameters,
        Trailers::state,
        Trailers::integrate::<::nonholonomic::methods::Midpoint>,
        Trailers::integrate_driven::<
            ::nonholonomic::methods::Midpoint,
            fn(f64, &trailers::State<f64>) -> [f64; 2],
        >,
    );
};
