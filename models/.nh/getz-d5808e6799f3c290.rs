// Prepared by `nh prepare` from `Getz` in src/library.rs and getz.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration d5808e6799f3c290c100842338345ac3
// content 48d038041552529efa66506412408ecb

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct Getz {
    /// `m` (kg): body.
    pub m: f64,
    /// `p` (m): height of the centre of mass.
    pub p: f64,
    /// `c` (m): from the rear contact forward to the centre of mass.
    pub c: f64,
    /// `b` (m): wheelbase.
    pub b: f64,
    /// `Ix` (kg m^2): body about its forward axis.
    pub Ix: f64,
    /// `Iz` (kg m^2): body about the vertical.
    pub Iz: f64,
    /// `Is` (kg m^2): steering.
    pub Is: f64,
    /// `g` (m/s^2): gravity.
    pub g: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for Getz {
    fn default() -> Self {
        Getz {
            m: 15.0,
            p: 0.7,
            c: 0.5,
            b: 1.0,
            Ix: 0.9,
            Iz: 1.4,
            Is: 0.3,
            g: 9.81,
        }
    }
}

/// The system `getz` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 128 add, 238 mul, 10 div, 15 sin_cos
/// * `midpoint`: 61 add, 115 mul, 4 div, 7 sin_cos
/// * `leapfrog`: 208 add, 359 mul, 5 div, 8 sin_cos, 1 call
/// * `rk4`: 139 add, 257 mul, 8 div, 15 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod getz {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): body. Positive.
        pub m: T,
        /// `p` (m): height of the centre of mass. Positive.
        pub p: T,
        /// `c` (m): from the rear contact forward to the centre of mass. Positive.
        pub c: T,
        /// `b` (m): wheelbase. Positive.
        pub b: T,
        /// `Ix` (kg m^2): body about its forward axis. Positive.
        pub Ix: T,
        /// `Iz` (kg m^2): body about the vertical. Positive.
        pub Iz: T,
        /// `Is` (kg m^2): steering. Positive.
        pub Is: T,
        /// `g` (m/s^2): gravity.
        pub g: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, p, c, b, Ix, Iz, Is, g });

    ::nonholonomic::__in_lanes!(System, Parameters { m, p, c, b, Ix, Iz, Is, g });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(15.0),
                p: rt::lit::<T>(0.7),
                c: rt::lit::<T>(0.5),
                b: rt::lit::<T>(1.0),
                Ix: rt::lit::<T>(0.9),
                Iz: rt::lit::<T>(1.4),
                Is: rt::lit::<T>(0.3),
                g: rt::lit::<T>(9.81),
            }
        }

        /// The parameters of the data set `hanging`: the body hangs below the line of the contacts.
        pub fn hanging() -> Self {
            Parameters {
                m: rt::lit::<T>(15.0),
                p: rt::lit::<T>(0.7),
                c: rt::lit::<T>(0.5),
                b: rt::lit::<T>(1.0),
                Ix: rt::lit::<T>(0.9),
                Iz: rt::lit::<T>(1.4),
                Is: rt::lit::<T>(0.3),
                g: rt::lit::<T>(9.81),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): contact of the rear wheel.
        pub x: T,
        /// Coordinate `y` (m): contact of the rear wheel.
        pub y: T,
        /// Coordinate `theta` (rad): yaw.
        pub theta: T,
        /// Coordinate `alpha` (rad): roll to the right.
        pub alpha: T,
        /// Coordinate `phi` (rad): steering.
        pub phi: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `alpha_dot` (rad/s).
        pub alpha_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 5> {
            rt::vector([self.x, self.y, self.theta, self.alpha, self.phi])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta_dot,
                self.alpha_dot,
                self.phi_dot,
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
                theta,
                alpha,
                phi,
                ],
                ],
                [[x_dot,
                y_dot,
                theta_dot,
                alpha_dot,
                phi_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta,
                alpha,
                phi,
                x_dot,
                y_dot,
                theta_dot,
                alpha_dot,
                phi_dot,
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
        State { t, x, y, theta, alpha, phi, x_dot, y_dot, theta_dot, alpha_dot, phi_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta, alpha, phi, x_dot, y_dot, theta_dot, alpha_dot, phi_dot }
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

        ::nonholonomic::__setters!(coordinate : x, y, theta, alpha, phi);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta_dot, alpha_dot, phi_dot
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
        pub fn rho(mut self, rho: impl Into<SVector<T, 3>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `standard`, `hanging`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self.configuration(rt::numbers([0.2, -0.1, 0.3, 0.2, 0.25]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.9) * system.parameters.b
                                    * rt::cos(this.state.phi) / rt::sin(this.state.phi)
                                    * rt::cos(this.state.theta),
                                rt::lit::<T>(0.9) * system.parameters.b
                                    * rt::cos(this.state.phi) / rt::sin(this.state.phi)
                                    * rt::sin(this.state.theta),
                                rt::lit::<T>(0.9),
                                rt::lit::<T>(-0.4),
                                rt::lit::<T>(-0.3),
                            ]),
                        ),
                );
            }
            if rt::same_name(name, "hanging") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self.configuration(rt::numbers([0.2, -0.1, 0.3, 2.9, 0.25]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.4) * system.parameters.b
                                    * rt::cos(this.state.phi) / rt::sin(this.state.phi)
                                    * rt::cos(this.state.theta),
                                rt::lit::<T>(0.4) * system.parameters.b
                                    * rt::cos(this.state.phi) / rt::sin(this.state.phi)
                                    * rt::sin(this.state.theta),
                                rt::lit::<T>(0.4),
                                rt::lit::<T>(0.3),
                                rt::lit::<T>(0.1),
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

    /// Getz' bicycle: a rigid body on two wheels without mass that rolls over about the line of their contacts, steered by the front one.
    ///
    /// **Source**: N. H. Getz and J. E. Marsden, Control for an autonomous bicycle (1995), with the body's moments of inertia
    ///
    /// Coordinates q: `x`, `y`, `theta`, `alpha`, `phi`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `alpha_dot`, `phi_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `m p`
        m_p: T,
        /// `-(m p)`
        minus_m_p: T,
        /// `p²`
        p_squared: T,
        /// `c²`
        c_squared: T,
        /// `c m p`
        c_m_p: T,
        /// `-(c m p)`
        minus_c_m_p: T,
        /// `m p²`
        m_p_squared: T,
        /// `m p² + Ix`
        m_p_squared_plus_ix: T,
        /// `1/m`
        inv_m: T,
        /// `1/Is`
        inv_is: T,
        /// `m p g`
        m_p_g: T,
        /// `-(m p g)`
        minus_m_p_g: T,
        /// `2 m`
        twice_m: T,
        /// `2 c m p`
        twice_c_m_p: T,
        /// `2 m p`
        twice_m_p: T,
        /// `2 p g`
        twice_p_g: T,
        /// `p/2`
        half_p: T,
        /// `c² - b²`
        k1: T,
        /// `m b²`
        m_b_squared: T,
        /// `2 m p b`
        k2: T,
        /// `m c`
        m_c: T,
        /// `m b`
        m_b: T,
        /// `2 m p²`
        twice_m_p_squared: T,
        /// `Iz + c² m`
        k3: T,
        /// `p m c`
        p_m_c: T,
        /// `p² m`
        p_m_p: T,
        /// `m p g`
        m_p_g_2: T,
        /// `2 p² m`
        twice_p_m_p: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("p", parameters.p)?;
            rt::positive("c", parameters.c)?;
            rt::positive("b", parameters.b)?;
            rt::positive("Ix", parameters.Ix)?;
            rt::positive("Iz", parameters.Iz)?;
            rt::positive("Is", parameters.Is)?;
            rt::finite("g", parameters.g)?;
            let constants = {
                let m = parameters.m;
                let p = parameters.p;
                let c = parameters.c;
                let b = parameters.b;
                let ix = parameters.Ix;
                let iz = parameters.Iz;
                let is = parameters.Is;
                let g = parameters.g;
                let m_p = m * p;
                let minus_m_p = -m_p;
                let p_squared = p * p;
                let c_squared = c * c;
                let c_m_p = c * m_p;
                let minus_c_m_p = -c_m_p;
                let m_p_squared = m * p_squared;
                let m_p_squared_plus_ix = m_p_squared + ix;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let minus_m_p_g = -m_p_g;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_c_m_p = rt::lit::<T>(2.0) * c_m_p;
                let twice_m_p = rt::lit::<T>(2.0) * m_p;
                let p_g = p * g;
                let twice_p_g = rt::lit::<T>(2.0) * p_g;
                let half_p = rt::lit::<T>(0.5) * p;
                let b_squared = b * b;
                let k1 = c_squared - b_squared;
                let m_b_squared = m * b_squared;
                let k2 = rt::lit::<T>(2.0) * (m_p * b);
                let m_c = m * c;
                let m_b = m * b;
                let twice_m_p_squared = rt::lit::<T>(2.0) * m_p_squared;
                let k3 = iz + c * m_c;
                let p_m_c = p * m_c;
                let p_m_p = p * m_p;
                let m_p_g_2 = m * p_g;
                let twice_p_m_p = rt::lit::<T>(2.0) * p_m_p;
                Constants {
                    m_p,
                    minus_m_p,
                    p_squared,
                    c_squared,
                    c_m_p,
                    minus_c_m_p,
                    m_p_squared,
                    m_p_squared_plus_ix,
                    inv_m,
                    inv_is,
                    m_p_g,
                    minus_m_p_g,
                    twice_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_p_g,
                    half_p,
                    k1,
                    m_b_squared,
                    k2,
                    m_c,
                    m_b,
                    twice_m_p_squared,
                    k3,
                    p_m_c,
                    p_m_p,
                    m_p_g_2,
                    twice_p_m_p,
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
            let [[_, _, theta, alpha, _]] = q.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                m_p,
                minus_m_p,
                p_squared,
                c_squared,
                minus_c_m_p,
                m_p_squared_plus_ix,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m * (sin_alpha * (p * cos_theta) - c * sin_theta);
            let t2 = cos_alpha * (sin_theta * m_p);
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let m_body_1_mid = m * body_1_mid;
            let t3 = cos_alpha * (cos_theta * minus_m_p);
            let t4 = cos_alpha * minus_c_m_p;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m, zero, t1, t2, zero],
                [zero, m, m_body_1_mid, t3, zero],
                [
                    t1,
                    m_body_1_mid,
                    iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared)),
                    t4,
                    zero,
                ],
                [t2, t3, t4, m_p_squared_plus_ix, zero],
                [zero, zero, zero, zero, is],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_m,
                inv_is,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t1 = p * sin_theta_cos_alpha;
            let c_sin_theta = c * sin_theta;
            let t2 = sin_alpha * (p * cos_theta);
            let body_2_mid = c_sin_theta - t2;
            let t3 = m_p * sin_theta_cos_alpha;
            let t4 = t2 - c_sin_theta;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t5 = m_p * cos_theta_cos_alpha;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t6 = cos_alpha * c_m_p + t3 * t4 - t5 * body_1_mid;
            let t7 = iz
                + m
                    * (c_squared + sin_alpha * (sin_alpha * p_squared) - t4 * t4
                        - body_1_mid * body_1_mid);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = body_2_mid * t9 - t1;
            let t11 = p * cos_theta_cos_alpha;
            let t12 = m_p_squared_plus_ix - t5 * t11 - t3 * t1 - t6 * t9;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = t10 * t13;
            let t15 = t7 * t12;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = body_2_mid * t8 + t16 * (t6 * t10);
            let t18 = t11 * t14 - body_1_mid * t17;
            let t19 = t11 - body_1_mid * t9;
            let t20 = t13 * t19;
            let t21 = t16 * (t6 * t19) - body_1_mid * t8;
            let t22 = t6 * t16;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [inv_m - t1 * t14 - t4 * t17, t18, t17, t14, zero],
                [t18, inv_m + t11 * t20 - body_1_mid * t21, t21, t20, zero],
                [t17, t21, t8 + t6 * t6 / (t7 * t15), t22, zero],
                [t14, t20, t22, t13, zero],
                [zero, zero, zero, zero, inv_is],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 5>) -> T {
            let [[_, _, _, alpha, _]] = q.data.0;
            let Constants { m_p_g, .. } = self.constants;
            let cos_alpha = rt::cos(alpha);
            cos_alpha * m_p_g
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 5
        pub fn potential_gradient(&self, q: &SVector<T, 5>) -> SVector<T, 5> {
            let [[_, _, _, alpha, _]] = q.data.0;
            let Constants { minus_m_p_g, .. } = self.constants;
            let sin_alpha = rt::sin(alpha);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, sin_alpha * minus_m_p_g, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                p_squared,
                c_squared,
                m_p_squared_plus_ix,
                twice_m,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t1 = theta_dot
                * (iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared)))
                - cos_alpha * (alpha_dot * twice_c_m_p);
            let t2 = twice_m
                * (x_dot * (sin_alpha * (p * cos_theta) - c * sin_theta)
                    + y_dot * body_1_mid) + t1;
            let t3 = m * (x_dot * x_dot + y_dot * y_dot - cos_alpha * twice_p_g)
                + phi_dot * (is * phi_dot);
            let t4 = alpha_dot
                * (m_p_squared_plus_ix * alpha_dot
                    + (sin_theta * x_dot - cos_theta * y_dot) * (cos_alpha * twice_m_p))
                + t3;
            rt::lit::<T>(0.5) * (theta_dot * t2 + t4)
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                p_squared,
                c_squared,
                m_p_squared_plus_ix,
                twice_m,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t1 = theta_dot
                * (iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared)))
                - cos_alpha * (alpha_dot * twice_c_m_p);
            let t2 = twice_m
                * (x_dot * (sin_alpha * (p * cos_theta) - c * sin_theta)
                    + y_dot * body_1_mid) + t1;
            let t3 = phi_dot * (is * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot + cos_alpha * twice_p_g);
            let t4 = alpha_dot
                * (m_p_squared_plus_ix * alpha_dot
                    + (sin_theta * x_dot - cos_theta * y_dot) * (cos_alpha * twice_m_p))
                + t3;
            rt::lit::<T>(0.5) * (theta_dot * t2 + t4)
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let Constants { m_p, minus_m_p, c_m_p, m_p_squared, .. } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_alpha_sin_theta = sin_alpha * sin_theta;
            let body_1_mid = p * sin_alpha_sin_theta + cos_theta * c;
            let t1 = cos_alpha * (cos_theta * m_p);
            let cos_theta_sin_alpha = cos_theta * sin_alpha;
            let t2 = cos_alpha * (sin_theta * m_p);
            let t3 = cos_alpha * (sin_alpha * m_p_squared);
            [
                rt::sparse([
                    (2, 2, body_1_mid * -m),
                    (2, 3, t1),
                    (3, 2, t1),
                    (3, 3, sin_alpha_sin_theta * minus_m_p),
                ]),
                rt::sparse([
                    (2, 2, m * (p * cos_theta_sin_alpha - c * sin_theta)),
                    (2, 3, t2),
                    (3, 2, t2),
                    (3, 3, cos_theta_sin_alpha * m_p),
                ]),
                rt::sparse([(2, 3, t3), (3, 2, t3), (3, 3, sin_alpha * c_m_p)]),
                rt::sparse([(2, 2, -t3)]),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared,
                m_p_squared_plus_ix,
                inv_m,
                half_p,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let cos_theta_sin_alpha = cos_theta * sin_alpha;
            let t1 = p * cos_theta_sin_alpha;
            let t2 = t1 - c * sin_theta;
            let t3 = m * t2;
            let sin_alpha_sin_theta = sin_alpha * sin_theta;
            let t4 = p * sin_alpha_sin_theta;
            let body_1_mid = t4 + cos_theta * c;
            let m_body_1_mid = m * body_1_mid;
            let t5 = iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared))
                - (t2 * t3 + body_1_mid * m_body_1_mid);
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t6 = m_p * cos_theta_cos_alpha;
            let t7 = p * cos_theta_cos_alpha;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t8 = m_p * sin_theta_cos_alpha;
            let t9 = p * sin_theta_cos_alpha;
            let t10 = cos_alpha * c_m_p + t2 * t8 - body_1_mid * t6;
            let t11 = rt::lit::<T>(1.0) / t5;
            let t12 = t10 * t11;
            let t13 = m_p_squared_plus_ix - t6 * t7 - t8 * t9 - t10 * t12;
            let t14 = rt::lit::<T>(1.0) / (t5 * t13);
            let t15 = t14 * (rt::lit::<T>(0.0) * t10);
            let t16 = rt::lit::<T>(1.0) / t13;
            let t17 = rt::lit::<T>(0.0) * t16;
            let t18 = rt::lit::<T>(-0.5) * (t2 * t15 + t9 * t17);
            let t19 = t16 * (rt::lit::<T>(0.0) * t12);
            let t20 = -(t19 * (sin_theta_cos_alpha * half_p));
            let t21 = t2 * m_body_1_mid - t3 * body_1_mid;
            let t22 = cos_alpha * (sin_alpha * m_p_squared);
            let t23 = t21 * t12 + (m_body_1_mid * t9 + (t3 * t7 - t22));
            let t24 = t21 * t11 + t14 * (t10 * t23);
            let t25 = t16 * t23;
            let t26 = rt::lit::<T>(2.0) * t6;
            let t27 = rt::lit::<T>(2.0) * t8;
            let t28 = t22 - rt::lit::<T>(0.5) * (t2 * t26 + body_1_mid * t27);
            let t29 = t28 * t12 + rt::lit::<T>(0.5) * (t7 * t27 - t9 * t26);
            let t30 = t16 * t29;
            let t31 = t11 * t28 + t14 * (t10 * t29);
            let t32 = t6 * inv_m - t9 * t30 - t2 * t31;
            let t33 = m_p * sin_alpha_sin_theta;
            let t34 = cos_theta_sin_alpha * m_p;
            let t35 = sin_alpha * c_m_p + t2 * t33 - body_1_mid * t34;
            let t36 = t9 * t33 + t7 * t34 + t35 * t12;
            let t37 = t35 * t11 + t14 * (t10 * t36);
            let t38 = t16 * t36;
            let t39 = rt::lit::<T>(0.5) * (t7 * t17 - body_1_mid * t15);
            let t40 = t19 * (cos_theta_cos_alpha * half_p);
            let t41 = t8 * inv_m + t7 * t30 - body_1_mid * t31;
            let t42 = rt::lit::<T>(0.5) * t15;
            let t43 = rt::lit::<T>(0.5) * t19;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, t18, t20, zero],
                    [zero, zero, t18, t20, zero],
                    [t18, t18, -(t2 * t24 + (body_1_mid + t9 * t25)), t32, zero],
                    [t20, t20, t32, -(t2 * t37 + (t4 + t9 * t38)), zero],
                    [zero, zero, zero, zero, zero],
                ]),
                rt::matrix([
                    [zero, zero, t39, t40, zero],
                    [zero, zero, t39, t40, zero],
                    [t39, t39, t2 + t7 * t25 - body_1_mid * t24, t41, zero],
                    [t40, t40, t41, t1 + t7 * t38 - body_1_mid * t37, zero],
                    [zero, zero, zero, zero, zero],
                ]),
                rt::sparse([
                    (0, 2, t42),
                    (1, 2, t42),
                    (2, 0, t42),
                    (2, 1, t42),
                    (2, 2, t24),
                    (2, 3, t31),
                    (3, 2, t31),
                    (3, 3, t37),
                ]),
                rt::matrix([
                    [zero, zero, t17, t43, zero],
                    [zero, zero, t17, t43, zero],
                    [t17, t17, t25, t30, zero],
                    [t43, t43, t30, t38, zero],
                    [zero, zero, zero, zero, zero],
                ]),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 2, 5> {
            let [[_, _, theta, _, phi]] = q.data.0;
            let b = self.parameters.b;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta, -sin_theta_plus_phi],
                [cos_theta, cos_theta_plus_phi],
                [
                    zero,
                    b * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi),
                ],
                [zero, zero],
                [zero, zero],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[_, _, theta, _, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, _, _]] = w.data.0;
            let b = self.parameters.b;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let b_theta_dot = b * theta_dot;
            rt::vector([
                cos_theta * y_dot - sin_theta * x_dot,
                cos_theta_plus_phi * (y_dot + cos_theta * b_theta_dot)
                    - sin_theta_plus_phi * (x_dot - sin_theta * b_theta_dot),
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_m,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (sin_alpha * p_squared) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = sin_theta * t1 - cos_theta * body_1_mid;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t5 = m_p * cos_theta_cos_alpha;
            let t6 = p * cos_theta_cos_alpha;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t7 = m_p * sin_theta_cos_alpha;
            let t8 = p * sin_theta_cos_alpha;
            let t9 = cos_alpha * c_m_p + t7 * t1 - t5 * body_1_mid;
            let t10 = t9 * t3;
            let t11 = m_p_squared_plus_ix - t5 * t6 - t7 * t8 - t9 * t10;
            let t12 = rt::lit::<T>(1.0) / (t2 * t11);
            let t13 = sin_theta * t8 + cos_theta * t6 + t10 * t4;
            let t14 = t3 * t4 + t12 * (t9 * t13);
            let t15 = rt::lit::<T>(1.0) / t11;
            let t16 = t15 * t13;
            let t17 = t1 * t14 + (sin_theta * inv_m + t8 * t16);
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let t18 = cos_theta * inv_m + t6 * t16 - body_1_mid * t14;
            let t19 = b
                * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
            let t20 = sin_theta_plus_phi * t17 + (cos_theta_plus_phi * t18 + t19 * t14);
            let t21 = sin_theta * t17 + cos_theta * t18;
            let t22 = t19 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let t23 = sin_theta_plus_phi * t8 + cos_theta_plus_phi * t6 + t10 * t22;
            let t24 = t3 * t22 + t12 * (t9 * t23);
            let t25 = t15 * t23;
            let t26 = t1 * t24 + (sin_theta_plus_phi * inv_m + t8 * t25);
            let t27 = cos_theta_plus_phi * inv_m + t6 * t25 - body_1_mid * t24;
            let t28 = sin_theta_plus_phi * t26 + (cos_theta_plus_phi * t27 + t19 * t24);
            let t29 = rt::lit::<T>(1.0) / (t21 * t28 - t20 * t20);
            let t30 = t20 * t29;
            let t31 = t28 * t29;
            let t32 = sin_theta_plus_phi * t30 - sin_theta * t31;
            let t33 = t21 * t29;
            let t34 = sin_theta * t30 - sin_theta_plus_phi * t33;
            let t35 = cos_theta * t31 - cos_theta_plus_phi * t30;
            let t36 = cos_theta_plus_phi * t33 - cos_theta * t30;
            let t37 = t19 * t30;
            let t38 = t19 * t33;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    -(t17 * t32 + t26 * t34),
                    t18 * t32 + t27 * t34,
                    t14 * t32 + t24 * t34,
                    t16 * t32 + t25 * t34,
                    zero,
                ],
                [
                    -(t17 * t35 + t26 * t36),
                    t18 * t35 + t27 * t36,
                    t14 * t35 + t24 * t36,
                    t16 * t35 + t25 * t36,
                    zero,
                ],
                [
                    t17 * t37 - t26 * t38,
                    t27 * t38 - t18 * t37,
                    t24 * t38 - t14 * t37,
                    t25 * t38 - t16 * t37,
                    zero,
                ],
                [zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero],
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
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_m,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (sin_alpha * p_squared) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let t4 = b
                * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
            let t5 = t4 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t6 = m_p * cos_theta_cos_alpha;
            let t7 = p * cos_theta_cos_alpha;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t8 = m_p * sin_theta_cos_alpha;
            let t9 = p * sin_theta_cos_alpha;
            let t10 = cos_alpha * c_m_p + t8 * t1 - t6 * body_1_mid;
            let t11 = t10 * t3;
            let t12 = m_p_squared_plus_ix - t6 * t7 - t8 * t9 - t10 * t11;
            let t13 = rt::lit::<T>(1.0) / (t2 * t12);
            let t14 = sin_theta_plus_phi * t9 + cos_theta_plus_phi * t7 + t11 * t5;
            let t15 = t3 * t5 + t13 * (t10 * t14);
            let t16 = rt::lit::<T>(1.0) / t12;
            let t17 = t16 * t14;
            let t18 = t1 * t15 + (sin_theta_plus_phi * inv_m + t9 * t17);
            let t19 = sin_theta * t1 - cos_theta * body_1_mid;
            let t20 = sin_theta * t9 + cos_theta * t7 + t11 * t19;
            let t21 = t3 * t19 + t13 * (t10 * t20);
            let t22 = t16 * t20;
            let t23 = t1 * t21 + (sin_theta * inv_m + t9 * t22);
            let t24 = cos_theta * inv_m + t7 * t22 - body_1_mid * t21;
            let t25 = sin_theta_plus_phi * t23 + (cos_theta_plus_phi * t24 + t4 * t21);
            let t26 = sin_theta * t23 + cos_theta * t24;
            let t27 = cos_theta_plus_phi * inv_m + t7 * t17 - body_1_mid * t15;
            let t28 = sin_theta_plus_phi * t18 + (cos_theta_plus_phi * t27 + t4 * t15);
            let t29 = rt::lit::<T>(1.0) / (t26 * t28 - t25 * t25);
            let t30 = t25 * t29;
            let t31 = t26 * t29;
            let t32 = sin_theta * t30 - sin_theta_plus_phi * t31;
            let t33 = t28 * t29;
            let t34 = sin_theta_plus_phi * t30 - sin_theta * t33;
            let t35 = cos_theta * t33 - cos_theta_plus_phi * t30;
            let t36 = cos_theta_plus_phi * t31 - cos_theta * t30;
            let t37 = t4 * t31;
            let t38 = t4 * t30;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t18 * t32 + (t23 * t34 + rt::lit::<T>(1.0)),
                    -(t24 * t34 + t27 * t32),
                    -(t21 * t34 + t15 * t32),
                    -(t22 * t34 + t17 * t32),
                    zero,
                ],
                [
                    t23 * t35 + t18 * t36,
                    rt::lit::<T>(1.0) - t24 * t35 - t27 * t36,
                    -(t21 * t35 + t15 * t36),
                    -(t22 * t35 + t17 * t36),
                    zero,
                ],
                [
                    t18 * t37 - t23 * t38,
                    t24 * t38 - t27 * t37,
                    t21 * t38 + rt::lit::<T>(1.0) - t15 * t37,
                    t22 * t38 - t17 * t37,
                    zero,
                ],
                [zero, zero, zero, rt::lit::<T>(1.0), zero],
                [zero, zero, zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 3
        pub fn frame(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 3> {
            let [[_, _, theta, _, phi]] = q.data.0;
            let b = self.parameters.b;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = cos_theta * b;
            let front_2_mid = sin_theta * b;
            rt::sparse([
                (0, 0, cos_phi * front_1_mid),
                (1, 0, cos_phi * front_2_mid),
                (2, 0, sin_phi),
                (3, 1, rt::lit::<T>(1.0)),
                (4, 2, rt::lit::<T>(1.0)),
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn restricted_metric(&self, q: &SVector<T, 5>) -> SMatrix<T, 3, 3> {
            let [[_, _, _, alpha, phi]] = q.data.0;
            let m = self.parameters.m;
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                p_squared,
                minus_c_m_p,
                m_p_squared_plus_ix,
                k1,
                m_b_squared,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t2 = sin_phi * (cos_alpha * minus_c_m_p);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m_b_squared + sin_phi * t1, t2, zero],
                [t2, m_p_squared_plus_ix, zero],
                [zero, zero, is],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 5>) -> SMatrix<T, 3, 3> {
            let [[_, _, _, alpha, phi]] = q.data.0;
            let m = self.parameters.m;
            let iz = self.parameters.Iz;
            let Constants {
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                k1,
                m_b_squared,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t2 = m_b_squared + sin_phi * t1;
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = cos_alpha * c_m_p * sin_phi;
            let t5 = t4 * t4;
            let t6 = m_p_squared_plus_ix - t5 * t3;
            let t7 = t2 * t6;
            let t8 = t4 / t7;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t3 + t5 / (t2 * t7), t8, zero],
                [t8, rt::lit::<T>(1.0) / t6, zero],
                [zero, zero, inv_is],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, q: &SVector<T, 5>) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                k1,
                m_b_squared,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = cos_theta * b;
            let t3 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let t4 = m * (cos_phi * front_1_mid + sin_phi * t3);
            let sin_phi_front_1_mid = sin_phi * front_1_mid;
            let front_2_mid = sin_theta * b;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t5 = m * (cos_phi * front_2_mid + sin_phi * body_1_mid);
            let sin_phi_front_2_mid = sin_phi * front_2_mid;
            let t6 = t4 * sin_phi_front_1_mid + t5 * sin_phi_front_2_mid
                - cos_phi * (t3 * t4 + (iz * sin_phi + body_1_mid * t5));
            let t7 = cos_alpha * c_m_p * sin_phi;
            let t8 = t7 * t2;
            let t9 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t7 * t8);
            let t10 = cos_alpha * (sin_theta * m_p);
            let t11 = cos_alpha * (cos_theta * m_p);
            let t12 = t6 * t8
                + (t10 * sin_phi_front_1_mid - t11 * sin_phi_front_2_mid
                    - cos_phi * (t3 * t10 - body_1_mid * t11));
            let t13 = t2 * (t6 + t9 * (t7 * t12));
            let t14 = t12 * t9;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero, -t13], [zero, zero, zero], [t13, zero, zero]]),
                rt::matrix([[zero, zero, -t14], [zero, zero, zero], [t14, zero, zero]]),
                SMatrix::zeros(),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 8 × 8
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 8, 8> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[rho1, rho2, _]] = rho.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                k1,
                m_b_squared,
                k2,
                m_c,
                m_b,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = cos_theta * b;
            let cos_phi_front_1_mid = cos_phi * front_1_mid;
            let front_2_mid = sin_theta * b;
            let cos_phi_front_2_mid = cos_phi * front_2_mid;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let p_sin_alpha = p * sin_alpha;
            let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
            let t3 = cos_alpha * c_m_p * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let t8 = sin_phi * t7;
            let t9 = cos_phi * b * t7 + p_sin_alpha * t8;
            let body_3 = p * cos_alpha;
            let t10 = p_sin_alpha * (m * t9)
                + (m_c * (c * t8 - t5 * (body_3 * t6)) + iz * t8);
            let t11 = cos_phi * t10;
            let t12 = t9 * (sin_phi * m_b);
            rt::sparse([
                (0, 5, cos_phi_front_1_mid),
                (1, 5, cos_phi_front_2_mid),
                (2, 5, sin_phi),
                (3, 6, rt::lit::<T>(1.0)),
                (4, 7, rt::lit::<T>(1.0)),
                (5, 0, -cos_phi_front_1_mid),
                (5, 1, -cos_phi_front_2_mid),
                (5, 2, -sin_phi),
                (5, 7, t11 - t12),
                (6, 3, rt::lit::<T>(-1.0)),
                (7, 4, rt::lit::<T>(-1.0)),
                (7, 5, t12 - t11),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 5>, rho: &SVector<T, 3>) -> T {
            let [[_, _, _, alpha, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let iz = self.parameters.Iz;
            let Constants {
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                k1,
                m_b_squared,
                k2,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = cos_alpha * c_m_p * sin_phi;
            let t2 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t3 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t2);
            let t4 = t1 * t3;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t1 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = (rho1 + t5 * (t1 * t6)) * (rho1 * t3)
                + (t5 * (rho2 * t6) + rho3 * (rho3 * inv_is));
            cos_alpha * m_p_g + rt::lit::<T>(0.5) * t7
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 8
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 8> {
            let [[_, _, _, alpha, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                k1,
                m_b_squared,
                k2,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let p_sin_alpha = p * sin_alpha;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
            let t3 = cos_alpha * c_m_p * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let t8 = sin_phi * t7;
            let t9 = cos_phi * t7;
            let t10 = p_sin_alpha * t8 + b * t9;
            let body_3 = p * cos_alpha;
            let t11 = t5 * t6;
            let t12 = body_3 * t11;
            let t13 = c * t8 - t12;
            let t14 = sin_alpha * m_p_g
                + m * (t10 * (body_3 * t8) + (t12 + t13) * (p_sin_alpha * t11));
            let t15 = iz * t8 * t9
                + m * (t10 * (p_sin_alpha * t9 - b * t8) + t13 * (c * t9));
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, -t14, -t15, t7, t11, rho3 * inv_is])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 8
        pub fn vector_field(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 8> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                k1,
                m_b_squared,
                k2,
                m_c,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = cos_theta * b;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
            let t3 = cos_alpha * c_m_p * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let front_2_mid = sin_theta * b;
            let t8 = sin_phi * t7;
            let t9 = t5 * t6;
            let rho3_inv_is = rho3 * inv_is;
            let p_sin_alpha = p * sin_alpha;
            let t10 = cos_phi * t7;
            let t11 = p_sin_alpha * t8 + b * t10;
            let t12 = m * t11;
            let t13 = iz * t8;
            let body_3 = p * cos_alpha;
            let t14 = body_3 * t9;
            let t15 = c * t8 - t14;
            let t16 = cos_phi * (p_sin_alpha * t12 + (t13 + m_c * t15));
            let sin_phi_b = sin_phi * b;
            let t17 = sin_phi_b * t12;
            let t18 = sin_alpha * m_p_g
                + m * (t11 * (body_3 * t8) + (t14 + t15) * (p_sin_alpha * t9));
            let t19 = t13 * t10
                + m * (t15 * (c * t10) + t11 * (p_sin_alpha * t10 - sin_phi_b * t7));
            rt::vector([
                cos_phi * front_1_mid * t7,
                cos_phi * front_2_mid * t7,
                t8,
                t9,
                rho3_inv_is,
                rho3_inv_is * (t16 - t17),
                t18,
                t7 * (t17 - t16) + t19,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 8 × 8
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 8, 8> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                k1,
                m_b_squared,
                k2,
                m_c,
                twice_m_p_squared,
                k3,
                p_m_c,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_2_mid = sin_theta * b;
            let cos_phi_front_2_mid = cos_phi * front_2_mid;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = iz + m * (k1 + sin_alpha * (sin_alpha * p_squared));
            let t2 = sin_phi * t1 + cos_phi * (sin_alpha * k2);
            let t3 = m_b_squared + sin_phi * t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = rho1 * t4;
            let cos_alpha_c_m_p = cos_alpha * c_m_p;
            let t6 = cos_alpha_c_m_p * sin_phi;
            let t7 = t6 * t4;
            let t8 = rho2 + rho1 * t7;
            let t9 = t6 * t7;
            let t10 = m_p_squared_plus_ix - t9;
            let t11 = rt::lit::<T>(1.0) / (t3 * t10);
            let t12 = t6 * t8 * t11;
            let t13 = t5 + t12;
            let front_1_mid = cos_theta * b;
            let cos_phi_front_1_mid = cos_phi * front_1_mid;
            let cos_alpha_cos_phi = cos_alpha * cos_phi;
            let t14 = sin_phi
                * (cos_alpha_cos_phi * k2
                    + cos_alpha * sin_phi * (sin_alpha * twice_m_p_squared));
            let sin_alpha_sin_phi = sin_alpha * sin_phi;
            let t15 = c_m_p * sin_alpha_sin_phi;
            let t16 = t4 * (t15 + t7 * t14);
            let t17 = t15 * t7 + t6 * t16;
            let t18 = rho1 * t16;
            let t19 = t11 * (t12 * (t10 * t14 + t3 * t17) + (t15 * t8 + t6 * t18));
            let t20 = t5 * (t4 * t14) + t19;
            let t21 = c_m_p * cos_alpha_cos_phi;
            let t22 = cos_phi * t2 + sin_phi * (cos_phi * t1 - sin_alpha_sin_phi * k2);
            let t23 = t4 * (t21 - t7 * t22);
            let t24 = rho1 * t23;
            let t25 = t21 * t7 + t6 * t23;
            let t26 = t11 * (t21 * t8 + t6 * t24 - t12 * (t10 * t22 - t3 * t25));
            let t27 = t26 - t5 * (t4 * t22);
            let t28 = t4 + t9 * t11;
            let t29 = t6 * t11;
            let t30 = cos_phi * t13;
            let t31 = rt::lit::<T>(1.0) / t10;
            let t32 = t31 * t8;
            let t33 = t31 * (t18 + t32 * t17);
            let t34 = t31 * (t24 + t32 * t25);
            let rho3_inv_is = rho3 * inv_is;
            let body_3 = p * cos_alpha;
            let p_sin_alpha = p * sin_alpha;
            let t35 = sin_phi * t13;
            let t36 = p_sin_alpha * t35;
            let cos_phi_b = cos_phi * b;
            let t37 = t36 + cos_phi_b * t13;
            let t38 = m * t37;
            let t39 = body_3 * t35;
            let t40 = m * t39;
            let t41 = p_sin_alpha * t32;
            let t42 = cos_phi * (body_3 * t38 + (p_sin_alpha * t40 + m_c * t41));
            let sin_phi_b = sin_phi * b;
            let t43 = sin_phi_b * t40;
            let t44 = cos_alpha * (cos_phi * p_m_c);
            let t45 = rho3_inv_is * t44;
            let t46 = cos_phi_b + sin_phi * p_sin_alpha;
            let t47 = m * t46;
            let t48 = cos_phi * (p_sin_alpha * t47 + sin_phi * k3);
            let t49 = sin_phi_b * t47;
            let t50 = rho3_inv_is * (t48 - t49);
            let t51 = p_sin_alpha * t30 - sin_phi_b * t13;
            let t52 = m * t51;
            let t53 = c * t35;
            let t54 = body_3 * t32;
            let t55 = t53 - t54;
            let t56 = p_sin_alpha * t38 + (m_c * t55 + iz * t35);
            let t57 = cos_phi * (k3 * t30 + p_sin_alpha * t52) - sin_phi * t56;
            let t58 = cos_phi_b * t38 + sin_phi_b * t52;
            let t59 = cos_phi * t56;
            let t60 = sin_phi_b * t38;
            let t61 = t54 + t55;
            let t62 = sin_alpha * m_p * t61;
            let c_sin_phi = c * sin_phi;
            let t63 = m * (sin_phi * body_3 * t37 + (c_sin_phi * t41 + t46 * t39));
            let t64 = cos_alpha * m_p_g - t33 * t62
                + (m * (t54 * t61 + (t39 * t39 - t36 * t37)) - t20 * t63);
            let t65 = c * t30;
            let t66 = m * (t37 * (body_3 * t30) + (t41 * t65 + t39 * t51));
            let t67 = t44 * t13 - cos_alpha_c_m_p * t30;
            let t68 = t46 * t51 + c_sin_phi * t65
                + ((cos_phi * p_sin_alpha - sin_phi_b) * t37 + c * cos_phi * t55);
            let t69 = m * t68
                + (t60 + (iz * (cos_phi * t35 + sin_phi * t30) + t13 * (t49 - t48)));
            let t70 = t69 - t59;
            let t71 = m * (t51 * t51 + t65 * t65 - (t37 * t37 + t53 * t55))
                + (iz * (t30 * t30 - t35 * t35) + t34 * t67);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(cos_phi_front_2_mid * t13),
                    cos_phi_front_1_mid * t13,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                ],
                [
                    -(cos_phi_front_1_mid * t20),
                    -(cos_phi_front_2_mid * t20),
                    -(sin_phi * t20),
                    -t33,
                    zero,
                    rho3_inv_is * (t42 - t43) + (t45 * t33 - t50 * t20),
                    t64,
                    t13 * (t43 - t42) + (t66 - t33 * t67) - t20 * t70,
                ],
                [
                    cos_phi_front_1_mid * t27 - sin_phi * front_1_mid * t13,
                    cos_phi_front_2_mid * t27 - sin_phi * front_2_mid * t13,
                    t30 + sin_phi * t27,
                    t34,
                    zero,
                    rho3_inv_is * (t57 - t58) + (t50 * t27 - t45 * t34),
                    t27 * t63 + (t66 + t34 * t62),
                    t27 * t70 + (t13 * (t58 - t57) + t71),
                ],
                [
                    cos_phi_front_1_mid * t28,
                    cos_phi_front_2_mid * t28,
                    sin_phi * t28,
                    t29,
                    zero,
                    t50 * t28 - t45 * t29,
                    t28 * t63 + t29 * t62,
                    t28 * t70 + t29 * t67,
                ],
                [
                    cos_phi_front_1_mid * t29,
                    cos_phi_front_2_mid * t29,
                    sin_phi * t29,
                    t31,
                    zero,
                    t50 * t29 - t31 * t45,
                    t29 * t63 + t31 * t62,
                    t29 * t70 + t31 * t67,
                ],
                [zero, zero, zero, zero, inv_is, inv_is * (t59 - t60), zero, zero],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let ix = self.parameters.Ix;
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants { p_m_p, .. } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let p_cos_theta = p * cos_theta;
            let t1 = sin_alpha * p_cos_theta - c * sin_theta;
            let t2 = cos_alpha * (p * sin_theta);
            let t3 = m * (theta_dot * t1 + (x_dot + alpha_dot * t2));
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t4 = cos_alpha * p_cos_theta;
            let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
            rt::vector([
                t3,
                t5,
                t1 * t3 + (iz * theta_dot + body_1_mid * t5),
                t2 * t3 + alpha_dot * (ix + sin_alpha * (sin_alpha * p_m_p)) - t4 * t5,
                is * phi_dot,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 5
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 5>,
            p_: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_alpha, p_phi]] = p_.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_m,
                inv_is,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t1 = p * sin_theta_cos_alpha;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t2 = m_p * cos_theta_cos_alpha;
            let t3 = p * cos_theta_cos_alpha;
            let t4 = m_p * sin_theta_cos_alpha;
            let t5 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t6 = cos_alpha * c_m_p + t4 * t5 - t2 * body_1_mid;
            let t7 = iz
                + m
                    * (c_squared + sin_alpha * (sin_alpha * p_squared) - t5 * t5
                        - body_1_mid * body_1_mid);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = rt::lit::<T>(1.0)
                / (m_p_squared_plus_ix - t2 * t3 - t4 * t1 - t6 * t9);
            let t11 = p_theta - p_x * t5 - p_y * body_1_mid;
            let t12 = t9 * t11 + (p_alpha + t3 * p_y - t1 * p_x);
            let t13 = t10 * t12;
            let t14 = t8 * (t11 + t10 * (t6 * t12));
            rt::vector([
                p_x * inv_m - t1 * t13 - t5 * t14,
                p_y * inv_m + t3 * t13 - body_1_mid * t14,
                t14,
                t13,
                p_phi * inv_is,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3
        pub fn to_momenta(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 3> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let ix = self.parameters.Ix;
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants { p_m_p, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let p_cos_theta = p * cos_theta;
            let t1 = sin_alpha * p_cos_theta - c * sin_theta;
            let t2 = cos_alpha * (p * sin_theta);
            let t3 = m * (theta_dot * t1 + (x_dot + alpha_dot * t2));
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t4 = cos_alpha * p_cos_theta;
            let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
            let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                + cos_phi * b * (cos_theta * t3 + sin_theta * t5);
            rt::vector([
                t6,
                t2 * t3 + alpha_dot * (ix + sin_alpha * (sin_alpha * p_m_p)) - t4 * t5,
                is * phi_dot,
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn to_velocities(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                k1,
                m_b_squared,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = cos_theta * b;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                + cos_phi * (sin_alpha * k2);
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
            let t3 = cos_alpha * c_m_p * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let front_2_mid = sin_theta * b;
            rt::vector([
                cos_phi * front_1_mid * t7,
                cos_phi * front_2_mid * t7,
                sin_phi * t7,
                t5 * t6,
                rho3 * inv_is,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared,
                m_p_squared_plus_ix,
                inv_m,
                m_p_g_2,
                twice_p_m_p,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (sin_alpha * p_squared) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = sin_theta * t1 - cos_theta * body_1_mid;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t5 = m_p * cos_theta_cos_alpha;
            let t6 = p * cos_theta_cos_alpha;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t7 = m_p * sin_theta_cos_alpha;
            let t8 = p * sin_theta_cos_alpha;
            let t9 = cos_alpha * c_m_p + t7 * t1 - t5 * body_1_mid;
            let t10 = t9 * t3;
            let t11 = m_p_squared_plus_ix - t5 * t6 - t7 * t8 - t9 * t10;
            let t12 = rt::lit::<T>(1.0) / (t2 * t11);
            let t13 = sin_theta * t8 + cos_theta * t6 + t10 * t4;
            let t14 = t3 * t4 + t12 * (t9 * t13);
            let t15 = rt::lit::<T>(1.0) / t11;
            let t16 = t15 * t13;
            let t17 = t1 * t14 + (sin_theta * inv_m + t8 * t16);
            let t18 = cos_theta * inv_m + t6 * t16 - body_1_mid * t14;
            let t19 = sin_theta * t17 + cos_theta * t18;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let front_2_mid = sin_theta * b;
            let front_1_mid = cos_theta * b;
            let t20 = sin_theta_plus_phi * front_2_mid
                + cos_theta_plus_phi * front_1_mid;
            let t21 = t20 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let t22 = sin_theta_plus_phi * t8 + cos_theta_plus_phi * t6 + t10 * t21;
            let t23 = t3 * t21 + t12 * (t9 * t22);
            let t24 = t15 * t22;
            let t25 = sin_theta_plus_phi
                * (t1 * t23 + (sin_theta_plus_phi * inv_m + t8 * t24))
                + (cos_theta_plus_phi
                    * (cos_theta_plus_phi * inv_m + t6 * t24 - body_1_mid * t23)
                    + t20 * t23);
            let t26 = sin_theta_plus_phi * t17 + (cos_theta_plus_phi * t18 + t20 * t14);
            let t27 = rt::lit::<T>(1.0) / (t19 * t25 - t26 * t26);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_alpha_alpha_dot = cos_alpha * alpha_dot;
            let t28 = p
                * (sin_theta * cos_alpha_alpha_dot + sin_alpha * cos_theta_theta_dot)
                - c * sin_theta_theta_dot;
            let sin_alpha_alpha_dot = sin_alpha * alpha_dot;
            let t29 = p
                * (cos_alpha * sin_theta_theta_dot + cos_theta * sin_alpha_alpha_dot);
            let t30 = p
                * (cos_theta * cos_alpha_alpha_dot - sin_alpha * sin_theta_theta_dot)
                - c * cos_theta_theta_dot;
            let t31 = m * (x_dot + t8 * alpha_dot + theta_dot * t1);
            let t32 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t6));
            let t33 = theta_dot * (m * y_dot);
            let t34 = theta_dot * (m * x_dot);
            let t35 = p * t34;
            let t36 = m_p * cos_alpha_alpha_dot;
            let t37 = p * t33;
            let t38 = sin_theta * (c * t33 + sin_alpha * t35 - y_dot * t36)
                - cos_theta * (x_dot * t36 + (sin_alpha * t37 - c * t34));
            let t39 = t30 * t31 + (t28 * t32 + t38);
            let t40 = t29 * t32
                - cos_alpha
                    * (sin_alpha * (theta_dot * (m_p_squared * theta_dot))
                        + (sin_theta * t37 + cos_theta * t35));
            let t41 = p
                * (cos_alpha * cos_theta_theta_dot - sin_theta * sin_alpha_alpha_dot);
            let t42 = alpha_dot
                * (m_p * (sin_theta * x_dot - cos_theta * y_dot) - c_m_p * theta_dot)
                - m_p_g_2 + cos_alpha_alpha_dot * (alpha_dot * twice_p_m_p);
            let t43 = t10 * t39 + (t40 + (t41 * t31 + sin_alpha * t42));
            let t44 = t15 * t43;
            let t45 = t3 * t39 + t12 * (t9 * t43);
            let t46 = theta_dot * t28 + alpha_dot * t29 + t6 * t44 - body_1_mid * t45;
            let t47 = theta_dot * t30 + alpha_dot * t41 - t8 * t44 - t1 * t45;
            let t48 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * t46 - sin_theta * t47;
            let t49 = t26 * t27;
            let t50 = theta_dot + phi_dot;
            let b_theta_dot = b * theta_dot;
            let t51 = cos_theta_plus_phi
                * (t46
                    + ((x_dot - front_2_mid * theta_dot) * t50
                        + sin_theta_theta_dot * b_theta_dot)) + t20 * t45;
            let t52 = sin_theta_plus_phi
                * ((y_dot + theta_dot * front_1_mid) * t50
                    - cos_theta_theta_dot * b_theta_dot - t47) + t51;
            rt::vector([t27 * (t25 * t48) - t49 * t52, t27 * (t19 * t52) - t49 * t48])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 5
        pub fn acceleration(
            &self,
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared,
                m_p_squared_plus_ix,
                inv_m,
                m_p_g,
                m_p_g_2,
                twice_p_m_p,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (sin_alpha * p_squared) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = sin_theta * t1 - cos_theta * body_1_mid;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t5 = m_p * cos_theta_cos_alpha;
            let t6 = p * cos_theta_cos_alpha;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t7 = m_p * sin_theta_cos_alpha;
            let t8 = p * sin_theta_cos_alpha;
            let t9 = cos_alpha * c_m_p + t7 * t1 - t5 * body_1_mid;
            let t10 = t9 * t3;
            let t11 = m_p_squared_plus_ix - t5 * t6 - t7 * t8 - t9 * t10;
            let t12 = rt::lit::<T>(1.0) / (t2 * t11);
            let t13 = sin_theta * t8 + cos_theta * t6 + t10 * t4;
            let t14 = t3 * t4 + t12 * (t9 * t13);
            let t15 = rt::lit::<T>(1.0) / t11;
            let t16 = t15 * t13;
            let t17 = t1 * t14 + (sin_theta * inv_m + t8 * t16);
            let t18 = cos_theta * inv_m + t6 * t16 - body_1_mid * t14;
            let t19 = sin_theta * t17 + cos_theta * t18;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let front_2_mid = sin_theta * b;
            let front_1_mid = cos_theta * b;
            let t20 = sin_theta_plus_phi * front_2_mid
                + cos_theta_plus_phi * front_1_mid;
            let t21 = t20 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let t22 = sin_theta_plus_phi * t8 + cos_theta_plus_phi * t6 + t10 * t21;
            let t23 = t3 * t21 + t12 * (t9 * t22);
            let t24 = t15 * t22;
            let t25 = sin_theta_plus_phi
                * (t1 * t23 + (sin_theta_plus_phi * inv_m + t8 * t24))
                + (cos_theta_plus_phi
                    * (cos_theta_plus_phi * inv_m + t6 * t24 - body_1_mid * t23)
                    + t20 * t23);
            let t26 = sin_theta_plus_phi * t17 + (cos_theta_plus_phi * t18 + t20 * t14);
            let t27 = rt::lit::<T>(1.0) / (t19 * t25 - t26 * t26);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_alpha_alpha_dot = cos_alpha * alpha_dot;
            let t28 = p
                * (sin_theta * cos_alpha_alpha_dot + sin_alpha * cos_theta_theta_dot)
                - c * sin_theta_theta_dot;
            let sin_alpha_alpha_dot = sin_alpha * alpha_dot;
            let t29 = p
                * (cos_alpha * sin_theta_theta_dot + cos_theta * sin_alpha_alpha_dot);
            let t30 = theta_dot * t28 + alpha_dot * t29;
            let t31 = p
                * (cos_theta * cos_alpha_alpha_dot - sin_alpha * sin_theta_theta_dot)
                - c * cos_theta_theta_dot;
            let t32 = m * (x_dot + t8 * alpha_dot + theta_dot * t1);
            let t33 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t6));
            let t34 = theta_dot * (m * y_dot);
            let t35 = theta_dot * (m * x_dot);
            let t36 = p * t35;
            let t37 = m_p * cos_alpha_alpha_dot;
            let t38 = p * t34;
            let t39 = sin_theta * (c * t34 + sin_alpha * t36 - y_dot * t37)
                - cos_theta * (x_dot * t37 + (sin_alpha * t38 - c * t35));
            let t40 = m * t30;
            let t41 = p
                * (cos_alpha * cos_theta_theta_dot - sin_theta * sin_alpha_alpha_dot);
            let t42 = theta_dot * t31 + alpha_dot * t41;
            let t43 = m * t42;
            let t44 = t40 * body_1_mid + t43 * t1;
            let t45 = t31 * t32 + (t28 * t33 + t39) + t44;
            let t46 = t45 - t44;
            let t47 = t8 * t43;
            let sin_alpha_m_p_g = sin_alpha * m_p_g;
            let t48 = sin_alpha_m_p_g
                - cos_alpha
                    * (sin_alpha * (theta_dot * (m_p_squared * theta_dot))
                        + (sin_theta * t38 + cos_theta * t36));
            let t49 = alpha_dot
                * (m_p * (sin_theta * x_dot - cos_theta * y_dot) - c_m_p * theta_dot)
                - m_p_g_2 + cos_alpha_alpha_dot * (alpha_dot * twice_p_m_p);
            let t50 = t6 * t40;
            let t51 = t47 + (t41 * t32 + t48) + (t29 * t33 + sin_alpha * t49 - t50);
            let t52 = t10 * t46 + (t51 + (t50 - sin_alpha_m_p_g - t47));
            let t53 = t15 * t52;
            let t54 = t3 * t46 + t12 * (t9 * t52);
            let t55 = t30 + t6 * t53 - body_1_mid * t54;
            let t56 = t42 - t8 * t53 - t1 * t54;
            let t57 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * t55 - sin_theta * t56;
            let t58 = t26 * t27;
            let t59 = theta_dot + phi_dot;
            let b_theta_dot = b * theta_dot;
            let t60 = cos_theta_plus_phi
                * ((x_dot - front_2_mid * theta_dot) * t59
                    + sin_theta_theta_dot * b_theta_dot + t55) + t20 * t54;
            let t61 = sin_theta_plus_phi
                * ((y_dot + theta_dot * front_1_mid) * t59
                    - cos_theta_theta_dot * b_theta_dot - t56) + t60;
            let t62 = t27 * (t25 * t57) - t58 * t61;
            let t63 = t27 * (t19 * t61) - t58 * t57;
            let t64 = sin_theta * t62 + (t43 + sin_theta_plus_phi * t63);
            let t65 = cos_theta_plus_phi * t63 + (cos_theta * t62 - t40);
            let t66 = t1 * t64 + (t20 * t63 - t45) - body_1_mid * t65;
            let t67 = t10 * t66 + (t6 * t65 + (t8 * t64 + (sin_alpha_m_p_g - t51)));
            let t68 = t3 * t66 + t9 * t12 * t67;
            let t69 = t15 * t67;
            rt::vector([
                -(t1 * t68 + (t8 * t69 + inv_m * t64)),
                inv_m * t65 + t6 * t69 - body_1_mid * t68,
                t68,
                t69,
                rt::lit::<T>(0.0),
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 5
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, theta_dot, alpha_dot, phi_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 1> {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                p_squared,
                c_squared,
                m_p_squared_plus_ix,
                twice_m,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t1 = theta_dot
                * (iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared)))
                - cos_alpha * (alpha_dot * twice_c_m_p);
            let t2 = twice_m
                * (x_dot * (sin_alpha * (p * cos_theta) - c * sin_theta)
                    + y_dot * body_1_mid) + t1;
            let t3 = phi_dot * (is * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot + cos_alpha * twice_p_g);
            let t4 = alpha_dot
                * (m_p_squared_plus_ix * alpha_dot
                    + (sin_theta * x_dot - cos_theta * y_dot) * (cos_alpha * twice_m_p))
                + t3;
            rt::vector([rt::lit::<T>(0.5) * (theta_dot * t2 + t4)])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 5>, p_: &SVector<T, 5>) -> T {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let [[p_x, p_y, p_theta, p_alpha, p_phi]] = p_.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_m,
                inv_is,
                m_p_g,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t1 = p * cos_theta_cos_alpha;
            let c_sin_theta = c * sin_theta;
            let t2 = sin_alpha * (p * cos_theta);
            let body_2_mid = c_sin_theta - t2;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t3 = m_p * sin_theta_cos_alpha;
            let t4 = t2 - c_sin_theta;
            let t5 = m_p * cos_theta_cos_alpha;
            let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
            let t6 = cos_alpha * c_m_p + t3 * t4 - t5 * body_1_mid;
            let t7 = iz
                + m
                    * (c_squared + sin_alpha * (sin_alpha * p_squared) - t4 * t4
                        - body_1_mid * body_1_mid);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t6 * t8;
            let t10 = p * sin_theta_cos_alpha;
            let t11 = body_2_mid * t9 - t10;
            let t12 = m_p_squared_plus_ix - t5 * t1 - t3 * t10 - t6 * t9;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = t11 * t13;
            let t15 = t7 * t12;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = body_2_mid * t8 + t16 * (t6 * t11);
            let t18 = t1 * t14 - body_1_mid * t17;
            let t19 = p_x * (inv_m - t10 * t14 - t4 * t17)
                + (p_theta * t17 + p_alpha * t14);
            let t20 = t1 - body_1_mid * t9;
            let t21 = t13 * t20;
            let t22 = t16 * (t6 * t20) - body_1_mid * t8;
            let t23 = p_y * (inv_m + t1 * t21 - body_1_mid * t22)
                + (p_x * t18 + (p_theta * t22 + p_alpha * t21));
            let t24 = t6 * t16;
            let t25 = p_x * t17 + p_alpha * t24
                + (p_y * t22 + p_theta * (t8 + t6 * t6 / (t7 * t15)));
            let t26 = p_alpha * (p_x * t14 + p_alpha * t13 + (p_y * t21 + p_theta * t24))
                + p_phi * (p_phi * inv_is);
            let t27 = rt::lit::<T>(0.5)
                * (p_x * (p_y * t18 + t19) + (p_y * t23 + (p_theta * t25 + t26)));
            cos_alpha * m_p_g + t27
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 10
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 5>,
            p_: &SVector<T, 5>,
        ) -> SVector<T, 10> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[p_x, p_y, p_theta, p_alpha, p_phi]] = p_.data.0;
            let m = self.parameters.m;
            let p = self.parameters.p;
            let c = self.parameters.c;
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p,
                p_squared,
                c_squared,
                c_m_p,
                m_p_squared,
                m_p_squared_plus_ix,
                inv_m,
                inv_is,
                m_p_g,
                twice_m_p_squared,
                m_p_g_2,
                twice_p_m_p,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t1 = p * cos_theta_cos_alpha;
            let t2 = m_p * cos_theta_cos_alpha;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t3 = m_p * sin_theta_cos_alpha;
            let t4 = p * sin_theta_cos_alpha;
            let cos_theta_sin_alpha = cos_theta * sin_alpha;
            let t5 = p * cos_theta_sin_alpha;
            let c_sin_theta = c * sin_theta;
            let t6 = t5 - c_sin_theta;
            let sin_alpha_sin_theta = sin_alpha * sin_theta;
            let body_1_mid = p * sin_alpha_sin_theta + cos_theta * c;
            let t7 = cos_alpha * c_m_p + t6 * t3 - body_1_mid * t2;
            let t8 = m * t6;
            let m_body_1_mid = m * body_1_mid;
            let t9 = iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared))
                - (t6 * t8 + body_1_mid * m_body_1_mid);
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t7 * t10;
            let t12 = m_p_squared_plus_ix - t2 * t1 - t3 * t4 - t7 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let body_2_mid = c_sin_theta - t5;
            let t14 = body_2_mid * t11 - t4;
            let t15 = t13 * t14;
            let t16 = t9 * t12;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = body_2_mid * t10 + t17 * (t7 * t14);
            let t19 = t1 * t15 - body_1_mid * t18;
            let t20 = p_x * (inv_m - t4 * t15 - t6 * t18)
                + (p_theta * t18 + p_alpha * t15);
            let t21 = p_y * t19 + t20;
            let t22 = t1 - body_1_mid * t11;
            let t23 = t13 * t22;
            let t24 = t17 * (t7 * t22) - body_1_mid * t10;
            let t25 = p_y * (inv_m + t1 * t23 - body_1_mid * t24)
                + (p_x * t19 + (p_theta * t24 + p_alpha * t23));
            let t26 = t7 * t17;
            let t27 = p_x * t18 + p_alpha * t26
                + (p_y * t24 + p_theta * (t10 + t7 * t7 / (t9 * t16)));
            let t28 = p_x * t15 + p_alpha * t13 + (p_y * t23 + p_theta * t26);
            let p_phi_inv_is = p_phi * inv_is;
            let t29 = cos_alpha * t28;
            let t30 = t28 * (m_p * (sin_theta * t21 - cos_theta * t25) - c_m_p * t27)
                - m_p_g_2 + t29 * (twice_p_m_p * t28);
            let t31 = m * (t25 + (body_1_mid * t27 - t1 * t28));
            let t32 = cos_theta * t27;
            let t33 = sin_theta * t27;
            let t34 = p * (sin_theta * t29 + sin_alpha * t32) - c * t33;
            let t35 = m * (t21 + (t6 * t27 + t4 * t28));
            let t36 = p * (cos_theta * t29 - sin_alpha * t33) - c * t32;
            let t37 = m * t27;
            let t38 = t21 * t37;
            let t39 = p * t38;
            let t40 = t25 * t37;
            let t41 = m_p * t29;
            let t42 = p * t40;
            let t43 = sin_theta * (sin_alpha * t39 + (c * t40 - t25 * t41))
                - cos_theta * (sin_alpha * t42 + (t21 * t41 - c * t38));
            let t44 = t31 * t34 + t35 * t36 + t43;
            let t45 = sin_alpha * t28;
            let t46 = p * (cos_alpha * t33 + cos_theta * t45);
            let t47 = p * (cos_alpha * t32 - sin_theta * t45);
            let t48 = t31 * t46 + t35 * t47
                - cos_alpha
                    * (cos_theta * t39
                        + (sin_theta * t42 + t27 * (sin_alpha * m_p_squared * t27)));
            let t49 = sin_alpha * t30 + (t11 * t44 + t48);
            let t50 = t13 * t49;
            let t51 = t10 * t44 + t26 * t49;
            let t52 = t1 * t50 + (t27 * t34 + t28 * t46) - body_1_mid * t51;
            let t53 = t27 * t36 + t28 * t47 - t4 * t50 - t6 * t51;
            let t54 = cos_theta * t52 + (t21 * t32 + t25 * t33) - sin_theta * t53;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let front_2_mid = sin_theta * b;
            let front_1_mid = cos_theta * b;
            let t55 = sin_theta_plus_phi * front_2_mid
                + cos_theta_plus_phi * front_1_mid;
            let t56 = t55 + t6 * sin_theta_plus_phi - body_1_mid * cos_theta_plus_phi;
            let t57 = sin_theta_plus_phi * t4 + cos_theta_plus_phi * t1 + t11 * t56;
            let t58 = t10 * t56 + t17 * (t7 * t57);
            let t59 = t13 * t57;
            let t60 = sin_theta_plus_phi
                * (t6 * t58 + (sin_theta_plus_phi * inv_m + t4 * t59))
                + (cos_theta_plus_phi
                    * (cos_theta_plus_phi * inv_m + t1 * t59 - body_1_mid * t58)
                    + t55 * t58);
            let t61 = sin_theta * t6 - cos_theta * body_1_mid;
            let t62 = sin_theta * t4 + cos_theta * t1 + t61 * t11;
            let t63 = t61 * t10 + t17 * (t7 * t62);
            let t64 = t13 * t62;
            let t65 = t6 * t63 + (sin_theta * inv_m + t4 * t64);
            let t66 = cos_theta * inv_m + t1 * t64 - body_1_mid * t63;
            let t67 = sin_theta * t65 + cos_theta * t66;
            let t68 = sin_theta_plus_phi * t65 + (cos_theta_plus_phi * t66 + t55 * t63);
            let t69 = rt::lit::<T>(1.0) / (t67 * t60 - t68 * t68);
            let t70 = t68 * t69;
            let t71 = p_phi_inv_is + t27;
            let t72 = b * t27;
            let t73 = cos_theta_plus_phi
                * (t52 + (t71 * (t21 - front_2_mid * t27) + t33 * t72)) + t55 * t51;
            let t74 = sin_theta_plus_phi
                * (t71 * (t25 + front_1_mid * t27) - t32 * t72 - t53) + t73;
            let t75 = t54 * (t60 * t69) - t70 * t74;
            let t76 = t74 * (t67 * t69) - t70 * t54;
            let t77 = t2 * t21;
            let t78 = t3 * t25;
            let t79 = t21 * (t2 * t28 - m_body_1_mid * t27)
                + t25 * (t8 * t27 + t3 * t28);
            let t80 = rt::lit::<T>(0.5)
                * (t28 * (t77 + t78) + (t27 * (t8 * t25 - m_body_1_mid * t21) + t79));
            let t81 = cos_theta_sin_alpha * m_p;
            let sin_alpha_c_m_p = sin_alpha * c_m_p;
            let t82 = m_p * sin_alpha_sin_theta;
            let t83 = t21 * (t2 * t27 - t82 * t28) + t25 * (t3 * t27 + t81 * t28);
            let t84 = t27
                * (t78
                    + (t77
                        + (t27 * (cos_alpha * (sin_alpha * twice_m_p_squared))
                            + sin_alpha_c_m_p * t28))) + t83;
            let t85 = sin_alpha * m_p_g
                + rt::lit::<T>(0.5)
                    * (t28 * (t81 * t25 + sin_alpha_c_m_p * t27 - t82 * t21) + t84);
            rt::vector([
                t21,
                t25,
                t27,
                t28,
                p_phi_inv_is,
                -(sin_theta * t75 + sin_theta_plus_phi * t76),
                cos_theta * t75 + cos_theta_plus_phi * t76,
                t80 + t55 * t76,
                t85,
                rt::lit::<T>(0.0),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "getz";

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
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 8, 8>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 8] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 8],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 10];
        type Jacobian = SMatrix<T, 10, 10>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 10],
            _inputs: &[T; 0],
        ) -> [T; 10] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 10] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 10],
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
        /// - `alpha_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 5 × 5 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, rho3_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 23 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 20 | 2 | 0 | 0 | 0 |
        /// | each step | 36 | 74 | 5 | 0 | 5 | 0 |
        /// | each sweep for alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient | 86 | 154 | 5 | 0 | 8 | 0 |
        /// | each iteration for alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient | 472 | 821 | 12 | 0 | 7 | 0 |
        /// | each step, rank of the constraints | 6 | 10 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 7 | 24 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `p²`
            p_squared: T,
            /// `c m p`
            c_m_p: T,
            /// `m p²`
            m_p_squared: T,
            /// `m p² + Ix`
            m_p_squared_plus_ix: T,
            /// `1/Is`
            inv_is: T,
            /// `m p g`
            m_p_g: T,
            /// `p/2`
            half_p: T,
            /// `c² - b²`
            k1: T,
            /// `m p b`
            m_p_b: T,
            /// `m b²`
            m_b_squared: T,
            /// `2 m p b`
            twice_m_p_b: T,
            /// `m c`
            m_c: T,
            /// `m b`
            m_b: T,
            /// `2 m p²`
            twice_m_p_squared: T,
            /// `m/2`
            half_m: T,
            /// `2 c`
            twice_c: T,
            /// `2 m p g`
            twice_m_p_g: T,
            /// `2 p`
            twice_p: T,
            /// `b/2`
            half_b: T,
            /// `Iz/2`
            half_iz: T,
            /// `c/2`
            half_c: T,
            /// `(m p² + Ix)/2`
            k2: T,
            /// `2 b`
            twice_b: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/Is`
            h_over_is: T,
            /// `h (h/Is)/4`
            k3: T,
            /// `c m p h`
            c_m_p_h: T,
            /// `m p b h`
            m_p_b_h: T,
            /// `(h/Is)/2`
            half_h_over_is: T,
            /// `p h`
            p_h: T,
            /// `p h/2`
            half_p_h: T,
            /// `m p h/2`
            k4: T,
            /// `b h`
            b_h: T,
            /// `m b h/2`
            k5: T,
            /// `b h/2`
            half_b_h: T,
            /// `m p g h/2`
            k6: T,
            /// `2 m p b h`
            twice_m_p_b_h: T,
            /// `2 h`
            twice_h: T,
            /// `(m p² + Ix) h/2`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 5, 8>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let iz = system.parameters.Iz;
                let is = system.parameters.Is;
                let g = system.parameters.g;
                let p_squared = p * p;
                let m_p = m * p;
                let c_m_p = c * m_p;
                let m_p_squared = m * p_squared;
                let m_p_squared_plus_ix = m_p_squared + ix;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let half_p = rt::lit::<T>(0.5) * p;
                let b_squared = b * b;
                let k1 = c * c - b_squared;
                let m_p_b = m_p * b;
                let m_b_squared = m * b_squared;
                let twice_m_p_b = rt::lit::<T>(2.0) * m_p_b;
                let m_c = m * c;
                let m_b = m * b;
                let twice_m_p_squared = rt::lit::<T>(2.0) * m_p_squared;
                let half_m = rt::lit::<T>(0.5) * m;
                let twice_c = rt::lit::<T>(2.0) * c;
                let twice_m_p_g = rt::lit::<T>(2.0) * m_p_g;
                let twice_p = rt::lit::<T>(2.0) * p;
                let half_b = rt::lit::<T>(0.5) * b;
                let half_iz = rt::lit::<T>(0.5) * iz;
                let half_c = rt::lit::<T>(0.5) * c;
                let k2 = rt::lit::<T>(0.5) * m_p_squared_plus_ix;
                let twice_b = rt::lit::<T>(2.0) * b;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let k3 = rt::lit::<T>(0.25) * (h * h_over_is);
                let c_m_p_h = c_m_p * h;
                let m_p_b_h = m_p_b * h;
                let half_h_over_is = rt::lit::<T>(0.5) * h_over_is;
                let p_h = p * h;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let k4 = rt::lit::<T>(0.5) * (m * p_h);
                let b_h = b * h;
                let k5 = rt::lit::<T>(0.5) * (m * b_h);
                let half_b_h = rt::lit::<T>(0.5) * b_h;
                let k6 = rt::lit::<T>(0.5) * (m_p_g * h);
                let twice_m_p_b_h = rt::lit::<T>(2.0) * m_p_b_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k7 = rt::lit::<T>(0.5) * (m_p_squared_plus_ix * h);
                Scheme {
                    p_squared,
                    c_m_p,
                    m_p_squared,
                    m_p_squared_plus_ix,
                    inv_is,
                    m_p_g,
                    half_p,
                    k1,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    m_c,
                    m_b,
                    twice_m_p_squared,
                    half_m,
                    twice_c,
                    twice_m_p_g,
                    twice_p,
                    half_b,
                    half_iz,
                    half_c,
                    k2,
                    twice_b,
                    inv_h,
                    half_h,
                    h_over_is,
                    k3,
                    c_m_p_h,
                    m_p_b_h,
                    half_h_over_is,
                    p_h,
                    half_p_h,
                    k4,
                    b_h,
                    k5,
                    half_b_h,
                    k6,
                    twice_m_p_b_h,
                    twice_h,
                    k7,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let iz = system.parameters.Iz;
                let is = system.parameters.Is;
                let [[x, y, theta, alpha, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let p_cos_theta = p * cos_theta;
                let t1 = sin_alpha * p_cos_theta - c * sin_theta;
                let t2 = cos_alpha * (p * sin_theta);
                let t3 = m * (theta_dot * t1 + (x_dot + alpha_dot * t2));
                let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
                let t4 = cos_alpha * p_cos_theta;
                let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
                let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                    + cos_phi * b * (cos_theta * t3 + sin_theta * t5);
                let t7 = t2 * t3
                    + alpha_dot * (ix + sin_alpha * (sin_alpha * (p * (m * p))))
                    - t4 * t5;
                let carried = [x, y, theta, alpha, phi, t6, t7, is * phi_dot];
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    p_squared,
                    c_m_p,
                    m_p_squared,
                    m_p_squared_plus_ix,
                    inv_is,
                    m_p_g,
                    half_p,
                    k1,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    m_c,
                    m_b,
                    twice_m_p_squared,
                    half_m,
                    twice_c,
                    twice_m_p_g,
                    twice_p,
                    half_b,
                    half_iz,
                    half_c,
                    k2,
                    twice_b,
                    inv_h,
                    half_h,
                    h_over_is,
                    k3,
                    c_m_p_h,
                    m_p_b_h,
                    half_h_over_is,
                    p_h,
                    half_p_h,
                    k4,
                    b_h,
                    k5,
                    half_b_h,
                    k6,
                    twice_m_p_b_h,
                    twice_h,
                    k7,
                } = *setting.scheme();
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let p_sin_alpha = p * sin_alpha;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                    + cos_phi * (sin_alpha * twice_m_p_b);
                let t2 = m_b_squared + sin_phi * t1;
                let t3 = cos_alpha * c_m_p * sin_phi;
                let t4 = rt::lit::<T>(1.0) / t2;
                let t5 = t3 * t4;
                let t6 = m_p_squared_plus_ix - t3 * t5;
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = rt::lit::<T>(1.0) / (t2 * t6);
                let t9 = t3 * t8;
                let sin_phi_p_sin_alpha = sin_phi * p_sin_alpha;
                let t10 = rt::lit::<T>(0.5) * t3;
                let t11 = rt::lit::<T>(0.5) * t2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [alpha_rate,
                    phi_rate,
                    rho1_rate,
                    rho2_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t21 = rho1 + rho1_rate * half_h;
                    let phi_rate_half_h = phi_rate * half_h;
                    let t22 = phi + phi_rate_half_h;
                    let (t23, t24) = rt::sin_cos(t22);
                    let alpha_rate_half_h = alpha_rate * half_h;
                    let t25 = alpha + alpha_rate_half_h;
                    let (t26, t27) = rt::sin_cos(t25);
                    let t28 = t23 * (c_m_p * t27);
                    let t29 = iz + m * (k1 + t26 * (p_squared * t26));
                    let t30 = t23 * t29 + t24 * (twice_m_p_b * t26);
                    let t31 = m_b_squared + t23 * t30;
                    let t32 = rt::lit::<T>(1.0) / t31;
                    let t33 = t28 * t32;
                    let t34 = t21 * t33 + (rho2 + rho2_rate * half_h);
                    let t35 = m_p_squared_plus_ix - t28 * t33;
                    let t36 = rt::lit::<T>(1.0) / t35;
                    let t37 = t34 * t36;
                    let alpha_rate_h = alpha_rate * h;
                    let t81 = m_p_g * t26;
                    let t41 = t28 * t34;
                    let t381 = t32 * (t21 + t36 * t41);
                    let t382 = t24 * t381;
                    let t45 = p * t26;
                    let t383 = t23 * t381;
                    let t384 = b * t382 + t45 * t383;
                    let t51 = p * t27;
                    let t83 = t45 * t37;
                    let t52 = t51 * t37;
                    let t385 = c * t383;
                    let t386 = t385 - t52;
                    let t387 = t81 + m * (t384 * (t383 * t51) + t83 * (t52 + t386));
                    let alpha_new = alpha + alpha_rate_h;
                    let (sin_alpha_new, cos_alpha_new) = rt::sin_cos(alpha_new);
                    let t117 = sin_alpha + sin_alpha_new;
                    let t118 = p * t117;
                    let sin_phi_rate_half_h = rt::sin(phi_rate_half_h);
                    let t388 = t382 * sin_phi_rate_half_h;
                    let t121 = rt::sin(alpha_rate_half_h);
                    let t123 = t27 * (p * t121);
                    let phi_rate_h = phi_rate * h;
                    let phi_new = phi + phi_rate_h;
                    let (sin_phi_new, cos_phi_new) = rt::sin_cos(phi_new);
                    let t124 = sin_phi + sin_phi_new;
                    let t389 = t124 * t381;
                    let t130 = sin_phi_p_sin_alpha + b * (cos_phi + cos_phi_new);
                    let p_sin_alpha_new = p * sin_alpha_new;
                    let t306 = t130 + sin_phi_new * p_sin_alpha_new;
                    let t390 = (t118 * t388
                        + (t123 * t389 - t381 * (t23 * (twice_b * sin_phi_rate_half_h))))
                        * (t381 * t306);
                    let t132 = t26 * t121;
                    let t133 = twice_p * t132;
                    let t134 = t37 * t133;
                    let t136 = cos_alpha + cos_alpha_new;
                    let t137 = p * t136;
                    let t138 = t137 * t37;
                    let t391 = (t134 + twice_c * t388) * (c * t389 - t138)
                        + t37 * (t37 * (t123 * (t117 * twice_p)));
                    let rho1_new = rho1 + rho1_rate * h;
                    let t89 = sin_phi_new * (c_m_p * cos_alpha_new);
                    let t98 = rho1_new + t89 * t37;
                    let t93 = iz
                        + m * (k1 + sin_alpha_new * (p_squared * sin_alpha_new));
                    let t94 = sin_phi_new * t93
                        + cos_phi_new * (sin_alpha_new * twice_m_p_b);
                    let t95 = m_b_squared + sin_phi_new * t94;
                    let t392 = t98 - t381 * t95;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t90 = m_p_squared_plus_ix * t37;
                    let t91 = rho2_new - t90;
                    let t393 = t91 + t381 * t89;
                    let t96 = rt::lit::<T>(1.0) / t95;
                    let t97 = t89 * t96;
                    let t394 = t393 + t97 * t392;
                    let t101 = m_p_squared_plus_ix - t89 * t97;
                    let t102 = rt::lit::<T>(1.0) / t101;
                    let t104 = rho2 - t90;
                    let t395 = t104 + t3 * t381;
                    let t106 = rho1 + t3 * t37;
                    let t396 = t106 - t2 * t381;
                    let t397 = t395 + t5 * t396;
                    let t398 = (t392 + t394 * (t89 * t102)) * (t96 * t392)
                        + (t394 * (t102 * t393) - t397 * (t7 * t395));
                    let t399 = iz * t383;
                    let t400 = t382 * t399;
                    let t38 = b * t23;
                    let t401 = t384 * (t45 * t382 - t38 * t381);
                    let t402 = c * t382;
                    let t403 = t400 + m * (t401 + t402 * t386);
                    let t142 = twice_m_p_g * t132;
                    let t404 = rt::lit::<T>(0.5)
                        * (t398 - t396 * (t4 * t396 + t9 * t397))
                        + (phi_rate_h * t403 - (t142 + t388 * (iz * t389)));
                    let t57 = rho1_rate * kappa_gradient;
                    let t405 = t57 + t381;
                    let t406 = t24 * t405;
                    let t407 = b * t406;
                    let t408 = t23 * t405;
                    let t409 = theta + half_h * t408;
                    let (t410, t411) = rt::sin_cos(t409);
                    let t412 = t407 * t410;
                    let t413 = t411 * t407;
                    let t414 = m * t384;
                    let t415 = t38 * t414;
                    let t416 = t45 * t414;
                    let t417 = t24 * (t416 + (t399 + m_c * t386));
                    let t418 = t415 - t417;
                    let t63 = phi_rate * kappa_gradient;
                    let t419 = t405 * t418 + (t403 - t63);
                    let t144 = alpha_rate * alpha_rate + phi_rate * phi_rate
                        + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                    let t420 = h
                        * (t412 * t412
                            + (t413 * t413 + (t419 * t419 + (t144 + t408 * t408))));
                    let t421 = rt::div_or_zero(
                        alpha_rate_h * t387 - half_m * (t390 + t391) + t404,
                        t420,
                    );
                    let t422 = t381 + rho1_rate * t421;
                    let t423 = t418 * t422 + (t403 - phi_rate * t421);
                    let t424 = inv_is * (rho3 + half_h * t423) + t421 * t423;
                    let t425 = t23 * t422;
                    let t39 = b * t24;
                    let t426 = theta + half_h * t425;
                    let (t427, t428) = rt::sin_cos(t426);
                    let t429 = t39 * t428;
                    let t430 = t39 * t427;
                    let t431 = t424 * (t417 - t415)
                        - t421 * (t23 * t425 + t422 * (t429 * t429 + t430 * t430));
                    solution1
                        .update([
                            t37 + rho2_rate * t421,
                            t424,
                            t431,
                            t387 - alpha_rate * t421,
                            t421,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t12 = rho2 + rho1 * t5;
                            let t13 = t7 * t12;
                            let rho3_inv_is = rho3 * inv_is;
                            let t14 = rho1 * t4 + t3 * t12 * t8;
                            let t15 = sin_phi * t14;
                            let t16 = p_sin_alpha * t15 + cos_phi * b * t14;
                            let body_3 = p * cos_alpha;
                            let t17 = body_3 * t13;
                            let t18 = c * t15 - t17;
                            let t19 = cos_phi
                                * (p_sin_alpha * (m * t16) + (m_c * t18 + iz * t15))
                                - sin_phi * m_b * t16;
                            let t20 = sin_alpha * m_p_g
                                + m
                                    * (t16 * (body_3 * t15) + p_sin_alpha * t13 * (t17 + t18));
                            [t13, rho3_inv_is, rho3_inv_is * t19, t20, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(alpha * inv_h),
                            rt::abs(phi * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [alpha_rate,
                            phi_rate,
                            rho1_rate,
                            rho2_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t21 = rho1 + rho1_rate * half_h;
                            let phi_rate_half_h = phi_rate * half_h;
                            let t22 = phi + phi_rate_half_h;
                            let (t23, t24) = rt::sin_cos(t22);
                            let alpha_rate_half_h = alpha_rate * half_h;
                            let t25 = alpha + alpha_rate_half_h;
                            let (t26, t27) = rt::sin_cos(t25);
                            let t28 = t23 * (c_m_p * t27);
                            let t29 = iz + m * (k1 + t26 * (p_squared * t26));
                            let t30 = t23 * t29 + t24 * (twice_m_p_b * t26);
                            let t31 = m_b_squared + t23 * t30;
                            let t32 = rt::lit::<T>(1.0) / t31;
                            let t33 = t28 * t32;
                            let t34 = t21 * t33 + (rho2 + rho2_rate * half_h);
                            let t35 = m_p_squared_plus_ix - t28 * t33;
                            let t36 = rt::lit::<T>(1.0) / t35;
                            let t37 = t34 * t36;
                            let t38 = b * t23;
                            let t39 = b * t24;
                            let t40 = t21 * t32;
                            let t41 = t28 * t34;
                            let t42 = rt::lit::<T>(1.0) / (t31 * t35);
                            let t43 = t41 * t42;
                            let t44 = t40 + t43;
                            let t45 = p * t26;
                            let t46 = t23 * t44;
                            let t47 = t39 * t44 + t45 * t46;
                            let t48 = m * t47;
                            let t49 = t38 * t48;
                            let t50 = iz * t46;
                            let t51 = p * t27;
                            let t52 = t51 * t37;
                            let t53 = c * t46 - t52;
                            let t54 = t45 * t48 + (t50 + m_c * t53);
                            let t55 = t24 * t54;
                            let t56 = t49 - t55;
                            let t57 = rho1_rate * kappa_gradient;
                            let t58 = t57 + t44;
                            let t59 = t24 * t44;
                            let t60 = t45 * t59 - t38 * t44;
                            let t61 = c * t59;
                            let t62 = t59 * t50 + m * (t47 * t60 + t53 * t61);
                            let t63 = phi_rate * kappa_gradient;
                            let t64 = t56 * t58 + (t62 - t63);
                            let t65 = rho3 + half_h * t64;
                            let t66 = inv_is * t65 + kappa_gradient * t64;
                            let t67 = t23 * t58;
                            let t68 = theta + half_h * t67;
                            let (t69, t70) = rt::sin_cos(t68);
                            let t71 = t24 * t69;
                            let t72 = b * t71;
                            let t73 = t58 * t72;
                            let t74 = kappa_gradient * t73;
                            let t75 = t24 * t70;
                            let t76 = b * t75;
                            let t77 = t58 * t76;
                            let t78 = kappa_gradient * t77;
                            let t79 = kappa_gradient * t67;
                            let t80 = t55 - t49;
                            let t81 = m_p_g * t26;
                            let t82 = t51 * t46;
                            let t83 = t45 * t37;
                            let t84 = t52 + t53;
                            let t85 = t81 + m * (t47 * t82 + t83 * t84);
                            let t86 = h * t64;
                            let t87 = rho3 + t86 - t65;
                            let t88 = inv_is * t87;
                            let phi_rate_h = phi_rate * h;
                            let phi_new = phi + phi_rate_h;
                            let (sin_phi_new, cos_phi_new) = rt::sin_cos(phi_new);
                            let alpha_rate_h = alpha_rate * h;
                            let alpha_new = alpha + alpha_rate_h;
                            let (sin_alpha_new, cos_alpha_new) = rt::sin_cos(alpha_new);
                            let t89 = sin_phi_new * (c_m_p * cos_alpha_new);
                            let rho2_new = rho2 + rho2_rate * h;
                            let t90 = m_p_squared_plus_ix * t37;
                            let t91 = rho2_new - t90;
                            let t92 = t89 * t44 + t91;
                            let t93 = iz
                                + m * (k1 + sin_alpha_new * (p_squared * sin_alpha_new));
                            let t94 = sin_phi_new * t93
                                + cos_phi_new * (sin_alpha_new * twice_m_p_b);
                            let t95 = m_b_squared + sin_phi_new * t94;
                            let t96 = rt::lit::<T>(1.0) / t95;
                            let t97 = t89 * t96;
                            let rho1_new = rho1 + rho1_rate * h;
                            let t98 = rho1_new + t89 * t37;
                            let t99 = t98 - t95 * t44;
                            let t100 = t92 + t97 * t99;
                            let t101 = m_p_squared_plus_ix - t89 * t97;
                            let t102 = rt::lit::<T>(1.0) / t101;
                            let t103 = t100 * t102;
                            let t104 = rho2 - t90;
                            let t105 = t3 * t44 + t104;
                            let t106 = rho1 + t3 * t37;
                            let t107 = t106 - t2 * t44;
                            let t108 = t105 + t5 * t107;
                            let t109 = t7 * t108;
                            let t110 = t96 * t99;
                            let t111 = rt::lit::<T>(1.0) / (t95 * t101);
                            let t112 = t89 * t111;
                            let t113 = t100 * t112;
                            let t114 = t110 + t113;
                            let t115 = t4 * t107 + t9 * t108;
                            let t116 = t92 * t103 - t105 * t109
                                + (t99 * t114 - t107 * t115) - t64 * (t64 * k3);
                            let t117 = sin_alpha + sin_alpha_new;
                            let t118 = p * t117;
                            let (sin_phi_rate_half_h, cos_phi_rate_half_h) = rt::sin_cos(
                                phi_rate_half_h,
                            );
                            let t119 = t24 * sin_phi_rate_half_h;
                            let t120 = t119 * t44;
                            let (t121, t122) = rt::sin_cos(alpha_rate_half_h);
                            let t123 = t27 * (p * t121);
                            let t124 = sin_phi + sin_phi_new;
                            let t125 = t124 * t44;
                            let t126 = t23 * (b * sin_phi_rate_half_h);
                            let t127 = rt::lit::<T>(2.0) * t126;
                            let t128 = t118 * t120 + (t123 * t125 - t44 * t127);
                            let p_sin_alpha_new = p * sin_alpha_new;
                            let t129 = sin_phi_new * t44;
                            let t130 = sin_phi_p_sin_alpha + b * (cos_phi + cos_phi_new);
                            let t131 = p_sin_alpha_new * t129 + t130 * t44;
                            let t132 = t26 * t121;
                            let t133 = twice_p * t132;
                            let t134 = t37 * t133;
                            let t135 = twice_c * t120 + t134;
                            let t136 = cos_alpha + cos_alpha_new;
                            let t137 = p * t136;
                            let t138 = t137 * t37;
                            let t139 = c * t125 - t138;
                            let t140 = t118 * t37;
                            let t141 = t123 * t37;
                            let t142 = twice_m_p_g * t132;
                            let t143 = half_m
                                * (t128 * t131
                                    + (t135 * t139 + t140 * (rt::lit::<T>(2.0) * t141)))
                                + (t142 + t125 * (iz * t120));
                            let t144 = alpha_rate * alpha_rate + phi_rate * phi_rate
                                + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                            let t145 = h
                                * (t73 * t73
                                    + (t77 * t77 + (t64 * t64 + (t67 * t67 + t144))));
                            let t146 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t87 * t88 + t116)
                                    + (alpha_rate_h * t85 + (phi_rate_h * t62 - t143)),
                                t145,
                            );
                            let t147 = rt::lit::<T>(0.5) * (t26 * (t23 * c_m_p_h));
                            let t148 = h * t27;
                            let t149 = (t23 * (m_p_squared * t26) + m_p_b * t24)
                                * (t23 * t148);
                            let t150 = t32 * (t147 + t33 * t149);
                            let t151 = t21 * t150;
                            let t152 = t33 * t147 + t28 * t150;
                            let t153 = t36 * (t151 + t37 * t152);
                            let t154 = rt::lit::<T>(0.5) * (t24 * (t27 * c_m_p_h));
                            let t155 = half_h * t24;
                            let t156 = t23 * (t29 * t155 - t23 * (t26 * m_p_b_h))
                                + t30 * t155;
                            let t157 = t32 * (t154 - t33 * t156);
                            let t158 = t21 * t157;
                            let t159 = t33 * t154 + t28 * t157;
                            let t160 = t36 * (t158 + t37 * t159);
                            let t161 = h * t33;
                            let t162 = t36 * t161;
                            let t163 = kappa_gradient + half_h_over_is;
                            let t164 = t27 * half_p_h;
                            let t165 = t42
                                * (t43 * (t35 * t149 + t31 * t152)
                                    + (t34 * t147 + t28 * t151));
                            let t166 = t40 * (t32 * t149) + t165;
                            let t167 = t23 * t166;
                            let t168 = t46 * t164 - t39 * t166 - t45 * t167;
                            let t169 = m * t168;
                            let t170 = t38 * t169;
                            let t171 = t26 * half_p_h;
                            let t172 = t37 * t171 + t51 * t153;
                            let t173 = t172 - c * t167;
                            let t174 = t24
                                * (t45 * t169
                                    + (m_c * t173 + (t47 * (t27 * k4) - iz * t167)));
                            let t175 = t24 * t166;
                            let t176 = c * t53;
                            let t177 = t61 * t173 - t175 * t176
                                + (t60 * t168
                                    + t47 * (t38 * t166 + t59 * t164 - t45 * t175));
                            let t178 = m * t177 - iz * (t59 * t167 + t46 * t175);
                            let t179 = t58 * (t170 - t174) + (t178 - t56 * t166);
                            let t180 = t163 * t179;
                            let t181 = t42
                                * (t34 * t154 + t28 * t158
                                    - t43 * (t35 * t156 - t31 * t159));
                            let t182 = t181 - t40 * (t32 * t156);
                            let t183 = t23 * t182;
                            let t184 = t183 + t155 * t44;
                            let t185 = h * t23;
                            let t186 = t185 * t44;
                            let t187 = t45 * t184 + (t39 * t182 - half_b * t186);
                            let t188 = m * t187;
                            let t189 = t47 * (t24 * k5) + t38 * t188;
                            let t190 = t51 * t160;
                            let t191 = c * t184 - t190;
                            let t192 = t24 * (t45 * t188 + (m_c * t191 + iz * t184))
                                - t54 * (half_h * t23);
                            let t193 = t24 * t182 - rt::lit::<T>(0.5) * t186;
                            let t194 = t47
                                * (t45 * t193 - (t38 * t182 + t44 * (t24 * half_b_h)))
                                + t61 * t191;
                            let t195 = iz * (t59 * t184 + t46 * t193)
                                + m * (t60 * t187 + t176 * t193 + t194);
                            let t196 = t58 * (t189 - t192)
                                + (t195 + (t56 * t182 - kappa_gradient));
                            let t197 = t163 * t196;
                            let t198 = h * t32 + t42 * (t28 * t161);
                            let t199 = rt::lit::<T>(0.5) * t198;
                            let t200 = t23 * t199;
                            let t201 = t39 * t199 + t45 * t200;
                            let t202 = m * t201;
                            let t203 = t38 * t202;
                            let t204 = t51 * t162;
                            let t205 = c * t200 - rt::lit::<T>(0.5) * t204;
                            let t206 = t24 * (t45 * t202 + (m_c * t205 + iz * t200));
                            let t207 = t24 * t199;
                            let t208 = t60 * t201 + t53 * (c * t207)
                                + (t47 * (t45 * t207 - t38 * t199) + t61 * t205);
                            let t209 = iz * (t59 * t200 + t46 * t207) + m * t208;
                            let t210 = kappa_gradient + t199;
                            let t211 = t58 * (t203 - t206) + (t209 + t56 * t210);
                            let t212 = t163 * t211;
                            let t213 = t42 * (h * t28);
                            let t214 = t23 * t213;
                            let t215 = t24 * t213;
                            let t216 = t39 * t213 + t45 * t214;
                            let t217 = rt::lit::<T>(0.5) * t216;
                            let t218 = h * t36;
                            let t219 = t51 * t218;
                            let t220 = half_c * t214 - rt::lit::<T>(0.5) * t219;
                            let t221 = t60 * t217 + t61 * t220
                                + (t47 * (rt::lit::<T>(0.5) * (t45 * t215 - t38 * t213))
                                    + t53 * (half_c * t215));
                            let t222 = half_iz * (t59 * t214 + t46 * t215) + m * t221;
                            let t223 = half_m * t216;
                            let t224 = t38 * t223;
                            let t225 = t24
                                * (t45 * t223 + (m_c * t220 + half_iz * t214));
                            let t226 = t56 * (rt::lit::<T>(0.5) * t213)
                                + (t222 + t58 * (t224 - t225));
                            let t227 = t163 * t226;
                            let t228 = rho1_rate * t56 - phi_rate;
                            let t229 = t64 + t163 * t228;
                            let t230 = b_h * t167;
                            let t231 = t71 * t230;
                            let t232 = rt::lit::<T>(0.5) * t58;
                            let t233 = t231 * t232 - t166 * t76;
                            let t234 = t75 * t230;
                            let t235 = t166 * t72 + t232 * t234;
                            let t236 = rt::lit::<T>(0.5) * (t78 * t231 - t74 * t234)
                                - (t66 * (t174 - t170) + t80 * t180);
                            let t237 = t183 + t155 * t58;
                            let t238 = h * t237;
                            let t239 = half_b * (t185 * t70 + t71 * t238);
                            let t240 = t182 * t76 - t58 * t239;
                            let t241 = half_b * (t75 * t238 - t185 * t69);
                            let t242 = t182 * t72 + t58 * t241;
                            let t243 = t74 * t241
                                + (t155 * t79 - t66 * (t192 - t189) - t80 * t197)
                                - t78 * t239;
                            let t244 = t23 * t210;
                            let t245 = b_h * t244;
                            let t246 = t71 * t245;
                            let t247 = t210 * t76 - t232 * t246;
                            let t248 = t75 * t245;
                            let t249 = t210 * t72 + t232 * t248;
                            let t250 = rt::lit::<T>(0.5) * (t74 * t248 - t78 * t246)
                                + (rt::lit::<T>(1.0) - t80 * t212 - t66 * (t206 - t203));
                            let t251 = t213 * t76;
                            let t252 = b_h * t214;
                            let t253 = t71 * t252;
                            let t254 = t58 * t253;
                            let t255 = t213 * t72;
                            let t256 = t75 * t252;
                            let t257 = t58 * t256;
                            let t258 = t76
                                * (rt::lit::<T>(0.5) * t251 - rt::lit::<T>(0.25) * t254)
                                + (t72
                                    * (rt::lit::<T>(0.5) * t255 + rt::lit::<T>(0.25) * t257)
                                    + t214 * (rt::lit::<T>(0.5) * t23));
                            let t259 = rt::lit::<T>(0.25) * (t74 * t256 - t78 * t253)
                                - (t66 * (t225 - t224) + t80 * t227);
                            let t260 = rho1_rate * t23;
                            let t261 = b_h * t260;
                            let t262 = t71 * t261;
                            let t263 = rho1_rate * t76 - t232 * t262;
                            let t264 = t76 * (t77 + kappa_gradient * t263)
                                + (t23 * (t67 + kappa_gradient * t260) - t80 * t229);
                            let t265 = t75 * t261;
                            let t266 = rho1_rate * t72 + t232 * t265;
                            let t267 = t264
                                + (t72 * (t73 + kappa_gradient * t266)
                                    + rt::lit::<T>(0.5) * (t74 * t265 - t78 * t262));
                            let t268 = t84 * (t37 * t164 - t45 * t153) + t82 * t168
                                + (t83 * (t173 - t172) - t47 * (t46 * t171 + t51 * t167));
                            let t269 = t27 * k6 + m * t268;
                            let t270 = t51 * t47;
                            let t271 = t83 * (t190 + t191)
                                + (t82 * t187 + (t184 * t270 + t84 * (t45 * t160)));
                            let t272 = m * t271;
                            let t273 = rt::lit::<T>(0.5)
                                * (t83 * t204 + t84 * (t45 * t162))
                                + (t83 * t205 + (t82 * t201 + t200 * t270));
                            let t274 = m * t273;
                            let t275 = rt::lit::<T>(0.5)
                                * (t214 * t270 + (t84 * (t45 * t218) + t83 * t219))
                                + (t82 * t217 + t83 * t220);
                            let t276 = m * t275;
                            let t277 = rt::lit::<T>(2.0)
                                * (t77 * t233 + (t64 * t179 + (alpha_rate - t67 * t167))
                                    - t73 * t235);
                            let t278 = h * t179;
                            let t279 = h_over_is * t179;
                            let t280 = m_p_squared_plus_ix * t153;
                            let t281 = sin_alpha_new * (sin_phi_new * c_m_p_h);
                            let t282 = t280 - t281 * t44 - t89 * t166;
                            let t283 = (cos_phi_new * twice_m_p_b
                                + sin_phi_new * (sin_alpha_new * twice_m_p_squared))
                                * (sin_phi_new * (h * cos_alpha_new));
                            let t284 = t96 * (t281 + t283 * t97);
                            let t285 = t89 * t153 + (t281 * t37 + t283 * t44)
                                - t95 * t166;
                            let t286 = t282 - t99 * t284 - t97 * t285;
                            let t287 = t281 * t97 + t89 * t284;
                            let t288 = t111
                                * (t89 * t286
                                    - (t281 * t100 + t113 * (t283 * t101 + t95 * t287)));
                            let t289 = t92 * t102;
                            let t290 = t2 * t166 - t3 * t153;
                            let t291 = t280 - t3 * t166;
                            let t292 = t291 + t5 * t290;
                            let t293 = t7 * t105;
                            let t294 = t103 * t282 - t109 * t291 - t292 * t293
                                - t107 * (t4 * t290 + t9 * t292);
                            let t295 = t99 * (t288 - t96 * (t285 + t283 * t110))
                                + ((t286 - t103 * t287) * t289 - (t114 * t285 + t115 * t290)
                                    + t294);
                            let t296 = h_over_is * t64;
                            let t297 = rt::lit::<T>(0.5) * (t88 * t278 + t87 * t279)
                                + t295 - rt::lit::<T>(0.25) * (t296 * t278 + t86 * t279);
                            let t298 = t119 * t166;
                            let t299 = t124 * t166;
                            let t300 = h * t122;
                            let t301 = t121 * t148 + t26 * t300;
                            let t302 = p * t132;
                            let t303 = t139
                                * (rt::lit::<T>(2.0) * (t37 * (half_p * t301) - t302 * t153)
                                    - twice_c * t298)
                                + t135
                                    * (t137 * t153 + t37 * (sin_alpha_new * p_h) - c * t299);
                            let cos_alpha_new_p_h = cos_alpha_new * p_h;
                            let t304 = half_p * (t27 * t300 - t121 * (h * t26));
                            let t305 = t127 * t166
                                + (cos_alpha_new_p_h * t120 + t304 * t125)
                                - (t123 * t299 + t118 * t298);
                            let t306 = t130 + sin_phi_new * p_sin_alpha_new;
                            let t307 = t140 * (t304 * t37 - t123 * t153)
                                + t141 * (cos_alpha_new_p_h * t37 - t118 * t153);
                            let t308 = t303
                                + (t131 * t305
                                    + (t128 * (cos_alpha_new_p_h * t129 - t306 * t166)
                                        + rt::lit::<T>(2.0) * t307));
                            let t309 = phi_rate_h * t178
                                + (iz * (t125 * t298 + t120 * t299) - m_p_g * t301
                                    - half_m * t308);
                            let t310 = rt::div_or_zero(
                                h * (t85 - t146 * t277)
                                    + (rt::lit::<T>(0.5) * t297 + (alpha_rate_h * t269 + t309)),
                                t145,
                            );
                            let t311 = rt::lit::<T>(2.0)
                                * (t77 * t240
                                    + (t73 * t242 + (t64 * t196 + (phi_rate + t67 * t237))));
                            let t312 = h * t196;
                            let t313 = h_over_is * t196;
                            let t314 = cos_phi_new * (cos_alpha_new * c_m_p_h);
                            let h_cos_phi_new = h * cos_phi_new;
                            let t315 = h_cos_phi_new * t94
                                + sin_phi_new
                                    * (h_cos_phi_new * t93
                                        - sin_phi_new * (sin_alpha_new * twice_m_p_b_h));
                            let t316 = t89 * t160 + (t314 * t37 - t315 * t44)
                                - t95 * t182;
                            let t317 = m_p_squared_plus_ix * t160;
                            let t318 = t89 * t182 + (t314 * t44 - t317);
                            let t319 = t96 * (t314 - t315 * t97);
                            let t320 = t97 * t316 + (t318 + t99 * t319);
                            let t321 = t314 * t97 + t89 * t319;
                            let t322 = t111
                                * (t89 * t320
                                    + (t314 * t100 - t113 * (t315 * t101 - t95 * t321)));
                            let t323 = t3 * t160 - t2 * t182;
                            let t324 = t3 * t182 - t317;
                            let t325 = t324 + t5 * t323;
                            let t326 = t103 * t318 - t109 * t324 - t325 * t293
                                - t107 * (t4 * t323 + t9 * t325);
                            let t327 = t99 * (t96 * (t316 - t315 * t110) + t322)
                                + (t289 * (t320 + t103 * t321) + (t114 * t316 - t115 * t323)
                                    + t326);
                            let t328 = rt::lit::<T>(0.5) * (t88 * t312 + t87 * t313)
                                + t327 - rt::lit::<T>(0.25) * (t296 * t312 + t86 * t313);
                            let t329 = h * cos_phi_rate_half_h;
                            let t330 = t119 * t182
                                + t44
                                    * (rt::lit::<T>(0.5)
                                        * (t24 * t329 - t185 * sin_phi_rate_half_h));
                            let t331 = h_cos_phi_new * t44;
                            let t332 = t331 + t124 * t182;
                            let t333 = t139 * (twice_c * t330 + t133 * t160)
                                + t135 * (c * t332 - t137 * t160);
                            let t334 = rt::lit::<T>(2.0)
                                * (t126 * t182
                                    + t44
                                        * (half_b
                                            * (sin_phi_rate_half_h * (h * t24) + t23 * t329)));
                            let t335 = t128
                                * (p_sin_alpha_new * (t331 + sin_phi_new * t182)
                                    + (t130 * t182 - t44 * (sin_phi_new * b_h)));
                            let t336 = t123 * t140 + t118 * t141;
                            let t337 = t131 * (t123 * t332 + t118 * t330 - t334)
                                + (t335 + t336 * (rt::lit::<T>(2.0) * t160));
                            let t338 = alpha_rate_h * t272
                                - iz * (t125 * t330 + t120 * t332)
                                + (phi_rate_h * t195 - half_m * (t333 + t337));
                            let t339 = h * t211;
                            let t340 = h_over_is * t211;
                            let t341 = rt::lit::<T>(0.5) * t89;
                            let t342 = h + t162 * t341 - t95 * t199;
                            let t343 = k2 * t162;
                            let t344 = t89 * t199 - t343;
                            let t345 = t344 + t97 * t342;
                            let t346 = t10 * t162 - t2 * t199;
                            let t347 = t3 * t199 - t343;
                            let t348 = t347 + t5 * t346;
                            let t349 = t99 * (t96 * t342 + t112 * t345)
                                - t107 * (t4 * t346 + t9 * t348);
                            let t350 = t114 * t342 - t115 * t346
                                + (t103 * t344 + t345 * t289 - (t109 * t347 + t348 * t293));
                            let t351 = rt::lit::<T>(0.5) * (t88 * t339 + t87 * t340)
                                + (t349 + t350
                                    - rt::lit::<T>(0.25) * (t296 * t339 + t86 * t340));
                            let t352 = t119 * t199;
                            let t353 = t124 * t199;
                            let t354 = t131 * (t118 * t352 + (t123 * t353 - t126 * t198))
                                + (t139 * (t198 * (c * t119) + t302 * t162) + t162 * t336);
                            let t355 = t128 * (t306 * t199)
                                + t135 * (c * t353 - t162 * (t136 * half_p)) + t354;
                            let t356 = alpha_rate_h * t274 + phi_rate_h * t209
                                - (iz * (t125 * t352 + t120 * t353) + half_m * t355);
                            let t357 = (t77 * t247
                                + (t73 * t249 + (t64 * t211 + (rho1_rate + t67 * t244))))
                                * twice_h;
                            let t358 = h * t226;
                            let t359 = h_over_is * t226;
                            let t360 = t36 * k7;
                            let t361 = t213 * t341 + (h - t360);
                            let t362 = t10 * t213 - t360;
                            let t363 = t10 * t218 - t213 * t11;
                            let t364 = rt::lit::<T>(0.5) * (t89 * t218 - t95 * t213);
                            let t365 = t361 + t97 * t364;
                            let t366 = t362 + t5 * t363;
                            let t367 = t365 * t289 - t366 * t293
                                - t107 * (t4 * t363 + t9 * t366)
                                + (t114 * t364 + t99 * (t96 * t364 + t112 * t365));
                            let t368 = t103 * t361 - t109 * t362 - t115 * t363 + t367
                                - rt::lit::<T>(0.25) * (t296 * t358 + t86 * t359);
                            let t369 = t119 * t213;
                            let t370 = t124 * t213;
                            let t371 = t131
                                * (rt::lit::<T>(0.5) * (t123 * t370 + t118 * t369)
                                    - t126 * t213)
                                + t135 * (half_c * t370 - t36 * (t136 * half_p_h));
                            let t372 = t128 * (t213 * (rt::lit::<T>(0.5) * t306))
                                + (t139 * (c * t369 + t302 * t218) + t218 * t336);
                            let t373 = phi_rate_h * t222
                                - (half_iz * (t125 * t369 + t120 * t370)
                                    + half_m * (t371 + t372));
                            let t374 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(0.5) * (t88 * t358 + t87 * t359) + t368)
                                + (alpha_rate_h * t276 + t373);
                            let t375 = t77 * (t251 - rt::lit::<T>(0.5) * t254)
                                + (t67 * t214
                                    + rt::lit::<T>(2.0) * (rho2_rate + t64 * t226));
                            let t376 = -rt::div_or_zero(
                                t374
                                    - t146
                                        * (h * (t73 * (t255 + rt::lit::<T>(0.5) * t257) + t375)),
                                t145,
                            );
                            let t377 = h * t228;
                            let t378 = h_over_is * t228;
                            let t379 = rt::lit::<T>(0.25) * (t88 * t377 + t87 * t378)
                                - rt::lit::<T>(0.125) * (t296 * t377 + t86 * t378);
                            let t380 = t146
                                * (twice_h
                                    * (t73 * t266 + (t77 * t263 + (t228 * t64 + t260 * t67))));
                            (
                                [
                                    alpha_rate - rho2_rate * kappa_gradient - t37,
                                    phi_rate - t66,
                                    t72 * t74
                                        + (t76 * t78 + (rho1_rate + t23 * t79 - t80 * t66)),
                                    rho2_rate + alpha_rate * kappa_gradient - t85,
                                    kappa_gradient - t146,
                                ],
                                [
                                    [
                                        t153 + rt::lit::<T>(1.0),
                                        -t160,
                                        rt::lit::<T>(-0.5) * t162,
                                        -(kappa_gradient + half_h * t36),
                                        -rho2_rate,
                                    ],
                                    [-t180, rt::lit::<T>(1.0) - t197, -t212, -t227, -t229],
                                    [
                                        kappa_gradient * (t76 * t233 - t23 * t167 - t72 * t235)
                                            + t236,
                                        kappa_gradient * (t76 * t240 + (t72 * t242 + t23 * t237))
                                            + t243,
                                        kappa_gradient * (t76 * t247 + (t72 * t249 + t23 * t244))
                                            + t250,
                                        kappa_gradient * t258 + t259,
                                        t267,
                                    ],
                                    [
                                        kappa_gradient - t269,
                                        -t272,
                                        -t274,
                                        rt::lit::<T>(1.0) - t276,
                                        alpha_rate,
                                    ],
                                    [
                                        -t310,
                                        -rt::div_or_zero(
                                            h * (t62 - t146 * t311) + (rt::lit::<T>(0.5) * t328 + t338),
                                            t145,
                                        ),
                                        -rt::div_or_zero(
                                            rt::lit::<T>(0.5) * t351 + t356 - t146 * t357,
                                            t145,
                                        ),
                                        t376,
                                        rt::lit::<T>(1.0) - rt::div_or_zero(t379 - t380, t145),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient] = solution1
                    .x;
                let t57 = rho1_rate * kappa_gradient;
                let phi_rate_half_h = phi_rate * half_h;
                let t22 = phi + phi_rate_half_h;
                let (t23, t24) = rt::sin_cos(t22);
                let alpha_rate_half_h = alpha_rate * half_h;
                let t25 = alpha + alpha_rate_half_h;
                let (t26, t27) = rt::sin_cos(t25);
                let t29 = iz + m * (k1 + t26 * (p_squared * t26));
                let t30 = t23 * t29 + t24 * (twice_m_p_b * t26);
                let t31 = m_b_squared + t23 * t30;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t21 = rho1 + rho1_rate * half_h;
                let t28 = t23 * (c_m_p * t27);
                let t33 = t28 * t32;
                let t35 = m_p_squared_plus_ix - t28 * t33;
                let t36 = rt::lit::<T>(1.0) / t35;
                let t34 = t21 * t33 + (rho2 + rho2_rate * half_h);
                let t41 = t28 * t34;
                let t381 = t32 * (t21 + t36 * t41);
                let t405 = t57 + t381;
                let t185 = h * t23;
                let t432 = t405 * t185;
                let t433 = theta + rt::lit::<T>(0.5) * t432;
                let (t434, t435) = rt::sin_cos(t433);
                let t406 = t24 * t405;
                let t436 = b_h * t406;
                let x_new = x + t435 * t436;
                let y_new = y + t434 * t436;
                let theta_new = theta + t432;
                let alpha_rate_h = alpha_rate * h;
                let alpha_new = alpha + alpha_rate_h;
                let phi_rate_h = phi_rate * h;
                let phi_new = phi + phi_rate_h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let t38 = b * t23;
                let t382 = t24 * t381;
                let t45 = p * t26;
                let t383 = t23 * t381;
                let t384 = b * t382 + t45 * t383;
                let t414 = m * t384;
                let t415 = t38 * t414;
                let t416 = t45 * t414;
                let t385 = c * t383;
                let t51 = p * t27;
                let t437 = t385 - t36 * (t34 * t51);
                let t399 = iz * t383;
                let t401 = t384 * (t45 * t382 - t38 * t381);
                let t402 = c * t382;
                let t400 = t382 * t399;
                let t63 = phi_rate * kappa_gradient;
                let t438 = t405 * (t415 - t24 * (t416 + (m_c * t437 + t399)))
                    + (m * (t401 + t437 * t402) + (t400 - t63));
                let rho3_new = rho3 + h * t438;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3] = motion.carried;
                let m = setting.system().parameters.m;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    p_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_is,
                    k1,
                    m_b_squared,
                    twice_m_p_b,
                    ..
                } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = cos_theta * b;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                    + cos_phi * (sin_alpha * twice_m_p_b);
                let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
                let t3 = cos_alpha * c_m_p * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
                let t6 = rho2 + rho1 * t4;
                let t7 = t2 * (rho1 + t5 * (t3 * t6));
                let front_2_mid = sin_theta * b;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    x_dot: cos_phi * front_1_mid * t7,
                    y_dot: cos_phi * front_2_mid * t7,
                    theta_dot: sin_phi * t7,
                    alpha_dot: t5 * t6,
                    phi_dot: rho3 * inv_is,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 8]) -> (T, [T; 3]) {
                let b = system.parameters.b;
                let [_, _, theta, _, phi, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t1 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                let t2 = cos_theta * t1;
                let t3 = cos_theta * sin_theta_plus_phi - sin_theta * cos_theta_plus_phi;
                let t4 = sin_theta * t1;
                (t2 * t2 + (t3 * t3 + t4 * t4), [t3, -t4, t2])
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
        /// - `alpha_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: rho3_rate
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 16 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 30 | 53 | 2 | 0 | 3 | 0 |
        /// | each sweep for alpha_rate, phi_rate, rho1_rate, rho2_rate | 25 | 52 | 2 | 0 | 2 | 0 |
        /// | each iteration for alpha_rate, phi_rate, rho1_rate, rho2_rate | 145 | 279 | 3 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 6 | 10 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 7 | 24 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `p²`
            p_squared: T,
            /// `c m p`
            c_m_p: T,
            /// `m p²`
            m_p_squared: T,
            /// `m p² + Ix`
            m_p_squared_plus_ix: T,
            /// `1/Is`
            inv_is: T,
            /// `m p g`
            m_p_g: T,
            /// `c² - b²`
            k1: T,
            /// `m p b`
            m_p_b: T,
            /// `m b²`
            m_b_squared: T,
            /// `2 m p b`
            twice_m_p_b: T,
            /// `m c`
            m_c: T,
            /// `m b`
            m_b: T,
            /// `m/2`
            half_m: T,
            /// `b/2`
            half_b: T,
            /// `Iz/2`
            half_iz: T,
            /// `c/2`
            half_c: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `c m p h`
            c_m_p_h: T,
            /// `m p b h`
            m_p_b_h: T,
            /// `(h/Is)/2`
            k2: T,
            /// `p h/2`
            half_p_h: T,
            /// `m p h/2`
            k3: T,
            /// `b h`
            b_h: T,
            /// `m b h/2`
            k4: T,
            /// `b h/2`
            half_b_h: T,
            /// `m p g h/2`
            k5: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `-((h/Is)/2)`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 4, 8>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let iz = system.parameters.Iz;
                let is = system.parameters.Is;
                let g = system.parameters.g;
                let p_squared = p * p;
                let m_p = m * p;
                let c_m_p = c * m_p;
                let m_p_squared = m * p_squared;
                let m_p_squared_plus_ix = m_p_squared + ix;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let b_squared = b * b;
                let k1 = c * c - b_squared;
                let m_p_b = m_p * b;
                let m_b_squared = m * b_squared;
                let twice_m_p_b = rt::lit::<T>(2.0) * m_p_b;
                let m_c = m * c;
                let m_b = m * b;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_b = rt::lit::<T>(0.5) * b;
                let half_iz = rt::lit::<T>(0.5) * iz;
                let half_c = rt::lit::<T>(0.5) * c;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c_m_p_h = c_m_p * h;
                let m_p_b_h = m_p_b * h;
                let k2 = rt::lit::<T>(0.5) * (h / is);
                let p_h = p * h;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let k3 = rt::lit::<T>(0.5) * (m * p_h);
                let b_h = b * h;
                let k4 = rt::lit::<T>(0.5) * (m * b_h);
                let half_b_h = rt::lit::<T>(0.5) * b_h;
                let k5 = rt::lit::<T>(0.5) * (m_p_g * h);
                let minus_half_h = -half_h;
                let k6 = -k2;
                Scheme {
                    p_squared,
                    c_m_p,
                    m_p_squared,
                    m_p_squared_plus_ix,
                    inv_is,
                    m_p_g,
                    k1,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    m_c,
                    m_b,
                    half_m,
                    half_b,
                    half_iz,
                    half_c,
                    inv_h,
                    half_h,
                    c_m_p_h,
                    m_p_b_h,
                    k2,
                    half_p_h,
                    k3,
                    b_h,
                    k4,
                    half_b_h,
                    k5,
                    minus_half_h,
                    k6,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let iz = system.parameters.Iz;
                let is = system.parameters.Is;
                let [[x, y, theta, alpha, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let p_cos_theta = p * cos_theta;
                let t1 = sin_alpha * p_cos_theta - c * sin_theta;
                let t2 = cos_alpha * (p * sin_theta);
                let t3 = m * (theta_dot * t1 + (x_dot + alpha_dot * t2));
                let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
                let t4 = cos_alpha * p_cos_theta;
                let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
                let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                    + cos_phi * b * (cos_theta * t3 + sin_theta * t5);
                let t7 = t2 * t3
                    + alpha_dot * (ix + sin_alpha * (sin_alpha * (p * (m * p))))
                    - t4 * t5;
                let carried = [x, y, theta, alpha, phi, t6, t7, is * phi_dot];
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    p_squared,
                    c_m_p,
                    m_p_squared,
                    m_p_squared_plus_ix,
                    inv_is,
                    m_p_g,
                    k1,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    m_c,
                    m_b,
                    half_m,
                    half_b,
                    half_iz,
                    half_c,
                    inv_h,
                    half_h,
                    c_m_p_h,
                    m_p_b_h,
                    k2,
                    half_p_h,
                    k3,
                    b_h,
                    k4,
                    half_b_h,
                    k5,
                    minus_half_h,
                    k6,
                } = *setting.scheme();
                let minus_m = -m;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([alpha_rate, phi_rate, rho1_rate, rho2_rate]) = solution1
                    .goes_on()
                {
                    let t15 = rho1 + rho1_rate * half_h;
                    let t16 = phi + phi_rate * half_h;
                    let (t17, t18) = rt::sin_cos(t16);
                    let t19 = alpha + alpha_rate * half_h;
                    let (t20, t21) = rt::sin_cos(t19);
                    let t22 = t17 * (c_m_p * t21);
                    let t23 = iz + m * (k1 + t20 * (p_squared * t20));
                    let t24 = t17 * t23 + t18 * (twice_m_p_b * t20);
                    let t25 = m_b_squared + t17 * t24;
                    let t26 = rt::lit::<T>(1.0) / t25;
                    let t27 = t22 * t26;
                    let t28 = t15 * t27 + (rho2 + rho2_rate * half_h);
                    let t29 = t22 * t27;
                    let t30 = m_p_squared_plus_ix - t29;
                    let t31 = rt::lit::<T>(1.0) / t30;
                    let t32 = t28 * t31;
                    let t34 = t22 * t28;
                    let t136 = t26 * (t15 + t31 * t34);
                    let t137 = t18 * t136;
                    let t138 = t17 * t136;
                    let t139 = iz * t138;
                    let t140 = t137 * t139;
                    let t42 = p * t20;
                    let t141 = b * t137 + t42 * t138;
                    let t44 = b * t17;
                    let t142 = t141 * (t42 * t137 - t44 * t136);
                    let t143 = c * t137;
                    let t144 = c * t138;
                    let t46 = p * t21;
                    let t47 = t46 * t32;
                    let t145 = t144 - t47;
                    let t146 = m * t141;
                    let t147 = t44 * t146;
                    let t148 = t42 * t146;
                    let t149 = t18 * (t148 + (t139 + m_c * t145));
                    let t150 = rho3
                        + half_h
                            * (t140 + m * (t142 + t143 * t145) + t136 * (t147 - t149));
                    let t151 = inv_is * t150;
                    let t58 = m_p_g * t20;
                    let t60 = t42 * t32;
                    solution1
                        .update([
                            t32,
                            t151,
                            (t149 - t147) * t151,
                            t58 + m * (t141 * (t138 * t46) + t60 * (t47 + t145)),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                            let (sin_phi, cos_phi) = rt::sin_cos(phi);
                            let t1 = cos_alpha * c_m_p * sin_phi;
                            let t2 = sin_phi
                                * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                                + cos_phi * (sin_alpha * twice_m_p_b);
                            let t3 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t2);
                            let t4 = t1 * t3;
                            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t1 * t4);
                            let t6 = rho2 + rho1 * t4;
                            let t7 = t5 * t6;
                            let rho3_inv_is = rho3 * inv_is;
                            let p_sin_alpha = p * sin_alpha;
                            let t8 = t3 * (rho1 + t5 * (t1 * t6));
                            let t9 = sin_phi * t8;
                            let t10 = cos_phi * b * t8 + p_sin_alpha * t9;
                            let body_3 = p * cos_alpha;
                            let t11 = body_3 * t7;
                            let t12 = c * t9 - t11;
                            let t13 = cos_phi
                                * (p_sin_alpha * (m * t10) + (iz * t9 + m_c * t12))
                                - t10 * (sin_phi * m_b);
                            let t14 = sin_alpha * m_p_g
                                + m
                                    * ((t11 + t12) * (p_sin_alpha * t7) + t10 * (body_3 * t9));
                            [t7, rho3_inv_is, rho3_inv_is * t13, t14]
                        },
                        move || [
                            rt::abs(alpha * inv_h),
                            rt::abs(phi * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                        ],
                        move |[alpha_rate, phi_rate, rho1_rate, rho2_rate]| {
                            let t15 = rho1 + rho1_rate * half_h;
                            let t16 = phi + phi_rate * half_h;
                            let (t17, t18) = rt::sin_cos(t16);
                            let t19 = alpha + alpha_rate * half_h;
                            let (t20, t21) = rt::sin_cos(t19);
                            let t22 = t17 * (c_m_p * t21);
                            let t23 = iz + m * (k1 + t20 * (p_squared * t20));
                            let t24 = t17 * t23 + t18 * (twice_m_p_b * t20);
                            let t25 = m_b_squared + t17 * t24;
                            let t26 = rt::lit::<T>(1.0) / t25;
                            let t27 = t22 * t26;
                            let t28 = t15 * t27 + (rho2 + rho2_rate * half_h);
                            let t29 = t22 * t27;
                            let t30 = m_p_squared_plus_ix - t29;
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = t28 * t31;
                            let t33 = t15 * t26;
                            let t34 = t22 * t28;
                            let t35 = rt::lit::<T>(1.0) / (t25 * t30);
                            let t36 = t34 * t35;
                            let t37 = t33 + t36;
                            let t38 = t18 * t37;
                            let t39 = t17 * t37;
                            let t40 = iz * t39;
                            let t41 = b * t18;
                            let t42 = p * t20;
                            let t43 = t41 * t37 + t42 * t39;
                            let t44 = b * t17;
                            let t45 = t42 * t38 - t44 * t37;
                            let t46 = p * t21;
                            let t47 = t46 * t32;
                            let t48 = c * t39 - t47;
                            let t49 = c * t38;
                            let t50 = m * t43;
                            let t51 = t44 * t50;
                            let t52 = t42 * t50 + (t40 + m_c * t48);
                            let t53 = t18 * t52;
                            let t54 = t51 - t53;
                            let t55 = half_h
                                * (t38 * t40 + m * (t43 * t45 + t48 * t49) + t37 * t54);
                            let t56 = inv_is * (rho3 + t55);
                            let t57 = t53 - t51;
                            let t58 = m_p_g * t20;
                            let t59 = t46 * t39;
                            let t60 = t42 * t32;
                            let t61 = t47 + t48;
                            let t62 = rt::lit::<T>(0.5) * (t20 * (t17 * c_m_p_h));
                            let t63 = (t17 * (m_p_squared * t20) + m_p_b * t18)
                                * (t17 * (h * t21));
                            let t64 = t26 * (t62 + t27 * t63);
                            let t65 = t15 * t64;
                            let t66 = t27 * t62 + t22 * t64;
                            let t67 = t31 * (t65 + t32 * t66);
                            let t68 = rt::lit::<T>(0.5) * (t18 * (t21 * c_m_p_h));
                            let t69 = half_h * t18;
                            let t70 = t17 * (t23 * t69 - t17 * (t20 * m_p_b_h))
                                + t24 * t69;
                            let t71 = t26 * (t68 - t27 * t70);
                            let t72 = t15 * t71;
                            let t73 = t27 * t68 + t22 * t71;
                            let t74 = t31 * (t72 + t32 * t73);
                            let t75 = t31 * (h * t27);
                            let t76 = t21 * half_p_h;
                            let t77 = t35
                                * (t36 * (t30 * t63 + t25 * t66) + (t28 * t62 + t22 * t65));
                            let t78 = t33 * (t26 * t63) + t77;
                            let t79 = t17 * t78;
                            let t80 = t39 * t76 - t41 * t78 - t42 * t79;
                            let t81 = m * t80;
                            let t82 = t44 * t81;
                            let t83 = t20 * half_p_h;
                            let t84 = t32 * t83 + t46 * t67;
                            let t85 = t84 - c * t79;
                            let t86 = t18
                                * (t42 * t81 + (m_c * t85 + (t43 * (t21 * k3) - iz * t79)));
                            let t87 = t18 * t78;
                            let t88 = c * t48;
                            let t89 = t49 * t85 - t87 * t88
                                + (t45 * t80 + t43 * (t44 * t78 + t38 * t76 - t42 * t87));
                            let t90 = t37 * (t82 - t86)
                                + (m * t89 - (iz * (t38 * t79 + t39 * t87) + t54 * t78));
                            let t91 = t35
                                * (t28 * t68 + t22 * t72 - t36 * (t30 * t70 - t25 * t73));
                            let t92 = t91 - t33 * (t26 * t70);
                            let t93 = t17 * t92 + t69 * t37;
                            let t94 = h * t17 * t37;
                            let t95 = t42 * t93 + (t41 * t92 - half_b * t94);
                            let t96 = m * t95;
                            let t97 = t43 * (t18 * k4) + t44 * t96;
                            let t98 = t46 * t74;
                            let t99 = c * t93 - t98;
                            let t100 = t18 * (t42 * t96 + (m_c * t99 + iz * t93))
                                - t52 * (half_h * t17);
                            let t101 = t18 * t92 - rt::lit::<T>(0.5) * t94;
                            let t102 = t43
                                * (t42 * t101 - (t44 * t92 + t37 * (t18 * half_b_h)))
                                + t49 * t99;
                            let t103 = m * (t45 * t95 + t88 * t101 + t102)
                                + (iz * (t38 * t93 + t39 * t101) + t54 * t92);
                            let t104 = t37 * (t97 - t100) + t103;
                            let t105 = half_h * (t26 + t29 * t35);
                            let t106 = t17 * t105;
                            let t107 = t41 * t105 + t42 * t106;
                            let t108 = m * t107;
                            let t109 = t44 * t108;
                            let t110 = t46 * t75;
                            let t111 = c * t106 - rt::lit::<T>(0.5) * t110;
                            let t112 = t18 * (t42 * t108 + (m_c * t111 + iz * t106));
                            let t113 = t18 * t105;
                            let t114 = t45 * t107 + t48 * (c * t113)
                                + (t43 * (t42 * t113 - t44 * t105) + t49 * t111);
                            let t115 = t37 * (t109 - t112)
                                + (t54 * t105
                                    + (iz * (t38 * t106 + t39 * t113) + m * t114));
                            let t116 = t35 * (h * t22);
                            let t117 = t17 * t116;
                            let t118 = t18 * t116;
                            let t119 = t41 * t116 + t42 * t117;
                            let t120 = rt::lit::<T>(0.5) * t119;
                            let t121 = h * t31;
                            let t122 = t46 * t121;
                            let t123 = half_c * t117 - rt::lit::<T>(0.5) * t122;
                            let t124 = t45 * t120 + t49 * t123
                                + (t43 * (rt::lit::<T>(0.5) * (t42 * t118 - t44 * t116))
                                    + t48 * (half_c * t118));
                            let t125 = half_m * t119;
                            let t126 = t44 * t125;
                            let t127 = t18
                                * (t42 * t125 + (m_c * t123 + half_iz * t117));
                            let t128 = half_iz * (t38 * t117 + t39 * t118) + m * t124
                                + t37 * (t126 - t127);
                            let t129 = t54 * (rt::lit::<T>(0.5) * t116) + t128;
                            let t130 = k2 * t57;
                            let t131 = t61 * (t32 * t76 - t42 * t67) + t59 * t80
                                + (t60 * (t85 - t84) - t43 * (t39 * t83 + t46 * t79));
                            let t132 = t46 * t43;
                            let t133 = t60 * (t98 + t99)
                                + (t59 * t95 + (t93 * t132 + t61 * (t42 * t74)));
                            let t134 = rt::lit::<T>(0.5)
                                * (t60 * t110 + t61 * (t42 * t75))
                                + (t60 * t111 + (t59 * t107 + t132 * t106));
                            let t135 = rt::lit::<T>(0.5)
                                * (t117 * t132 + (t61 * (t42 * t121) + t60 * t122))
                                + (t59 * t120 + t60 * t123);
                            (
                                [
                                    alpha_rate - t32,
                                    phi_rate - t56,
                                    rho1_rate - t57 * t56,
                                    rho2_rate - t58 - m * (t43 * t59 + t60 * t61),
                                ],
                                [
                                    [
                                        t67 + rt::lit::<T>(1.0),
                                        -t74,
                                        rt::lit::<T>(-0.5) * t75,
                                        minus_half_h * t31,
                                    ],
                                    [
                                        k6 * t90,
                                        rt::lit::<T>(1.0) - k2 * t104,
                                        k6 * t115,
                                        k6 * t129,
                                    ],
                                    [
                                        -((t86 - t82) * t56 + t90 * t130),
                                        -((t100 - t97) * t56 + t104 * t130),
                                        rt::lit::<T>(1.0) - t115 * t130 - t56 * (t112 - t109),
                                        -((t127 - t126) * t56 + t129 * t130),
                                    ],
                                    [
                                        -(t21 * k5 + m * t131),
                                        minus_m * t133,
                                        minus_m * t134,
                                        rt::lit::<T>(1.0) - m * t135,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "alpha_rate, phi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [alpha_rate, phi_rate, rho1_rate, rho2_rate] = solution1.x;
                let t16 = phi + phi_rate * half_h;
                let (t17, t18) = rt::sin_cos(t16);
                let t19 = alpha + alpha_rate * half_h;
                let (t20, t21) = rt::sin_cos(t19);
                let t23 = iz + m * (k1 + t20 * (p_squared * t20));
                let t24 = t17 * t23 + t18 * (twice_m_p_b * t20);
                let t25 = m_b_squared + t17 * t24;
                let t26 = rt::lit::<T>(1.0) / t25;
                let t15 = rho1 + rho1_rate * half_h;
                let t22 = t17 * (c_m_p * t21);
                let t27 = t22 * t26;
                let t29 = t22 * t27;
                let t30 = m_p_squared_plus_ix - t29;
                let t31 = rt::lit::<T>(1.0) / t30;
                let t28 = t15 * t27 + (rho2 + rho2_rate * half_h);
                let t34 = t22 * t28;
                let t136 = t26 * (t15 + t31 * t34);
                let t138 = t17 * t136;
                let t152 = theta + half_h * t138;
                let (t153, t154) = rt::sin_cos(t152);
                let t137 = t18 * t136;
                let t155 = b_h * t137;
                let x_new = x + t154 * t155;
                let y_new = y + t153 * t155;
                let theta_new = theta + h * t138;
                let alpha_new = alpha + alpha_rate * h;
                let phi_new = phi + phi_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let t44 = b * t17;
                let t42 = p * t20;
                let t141 = b * t137 + t42 * t138;
                let t146 = m * t141;
                let t147 = t44 * t146;
                let t148 = t42 * t146;
                let t144 = c * t138;
                let t46 = p * t21;
                let t156 = t144 - t31 * (t28 * t46);
                let t139 = iz * t138;
                let t140 = t137 * t139;
                let t142 = t141 * (t42 * t137 - t44 * t136);
                let t143 = c * t137;
                let t157 = t136 * (t147 - t18 * (t148 + (m_c * t156 + t139)))
                    + (t140 + m * (t142 + t156 * t143));
                let rho3_new = rho3 + h * t157;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3] = motion.carried;
                let m = setting.system().parameters.m;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    p_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_is,
                    k1,
                    m_b_squared,
                    twice_m_p_b,
                    ..
                } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = cos_theta * b;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = sin_phi * (iz + m * (k1 + sin_alpha * (sin_alpha * p_squared)))
                    + cos_phi * (sin_alpha * twice_m_p_b);
                let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
                let t3 = cos_alpha * c_m_p * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
                let t6 = rho2 + rho1 * t4;
                let t7 = t2 * (rho1 + t5 * (t3 * t6));
                let front_2_mid = sin_theta * b;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    x_dot: cos_phi * front_1_mid * t7,
                    y_dot: cos_phi * front_2_mid * t7,
                    theta_dot: sin_phi * t7,
                    alpha_dot: t5 * t6,
                    phi_dot: rho3 * inv_is,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 8]) -> (T, [T; 3]) {
                let b = system.parameters.b;
                let [_, _, theta, _, phi, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t1 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                let t2 = cos_theta * t1;
                let t3 = cos_theta * sin_theta_plus_phi - sin_theta * cos_theta_plus_phi;
                let t4 = sin_theta * t1;
                (t2 * t2 + (t3 * t3 + t4 * t4), [t3, -t4, t2])
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `alpha_dot_ahead`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `phi_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 15 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 114 | 215 | 5 | 0 | 4 | 1 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, alpha_dot_ahead | 90 | 137 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 4 | 7 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 78 | 130 | 5 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m p`
            m_p: T,
            /// `p²`
            p_squared: T,
            /// `c²`
            c_squared: T,
            /// `c m p`
            c_m_p: T,
            /// `m p² + Ix`
            m_p_squared_plus_ix: T,
            /// `1/m`
            inv_m: T,
            /// `1/Is`
            inv_is: T,
            /// `2 m`
            twice_m: T,
            /// `2 c m p`
            twice_c_m_p: T,
            /// `2 m p`
            twice_m_p: T,
            /// `2 m p²`
            twice_m_p_squared: T,
            /// `2 m p g`
            k1: T,
            /// `2 Iz`
            twice_iz: T,
            /// `2 Ix`
            twice_ix: T,
            /// `m p/2`
            half_m_p: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/Is`
            h_over_is: T,
            /// `p h`
            p_h: T,
            /// `h/4`
            quarter_h: T,
            /// `c h`
            c_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); functions of q that the rank of the constraints and the next step need (13).
            type Carried = [T; 23];
            type Memory = (rt::Predictor<T, 4, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let ix = system.parameters.Ix;
                let iz = system.parameters.Iz;
                let is = system.parameters.Is;
                let g = system.parameters.g;
                let m_p = m * p;
                let p_squared = p * p;
                let c_squared = c * c;
                let c_m_p = c * m_p;
                let m_p_squared = m * p_squared;
                let m_p_squared_plus_ix = m_p_squared + ix;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_is = rt::lit::<T>(1.0) / is;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_c_m_p = rt::lit::<T>(2.0) * c_m_p;
                let twice_m_p = rt::lit::<T>(2.0) * m_p;
                let twice_m_p_squared = rt::lit::<T>(2.0) * m_p_squared;
                let k1 = rt::lit::<T>(2.0) * (m * (p * g));
                let twice_iz = rt::lit::<T>(2.0) * iz;
                let twice_ix = rt::lit::<T>(2.0) * ix;
                let half_m_p = rt::lit::<T>(0.5) * m_p;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let p_h = p * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let c_h = c * h;
                Scheme {
                    m_p,
                    p_squared,
                    c_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    inv_is,
                    twice_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    k1,
                    twice_iz,
                    twice_ix,
                    half_m_p,
                    inv_h,
                    half_h,
                    h_over_is,
                    p_h,
                    quarter_h,
                    c_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let iz = system.parameters.Iz;
                let is = system.parameters.Is;
                let Scheme {
                    m_p,
                    p_squared,
                    c_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    twice_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    k1,
                    inv_h,
                    half_h,
                    ..
                } = *self;
                let [[x, y, theta, alpha, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let sin_theta_cos_alpha = sin_theta * cos_alpha;
                let t1 = p * sin_theta_cos_alpha;
                let t2 = sin_alpha * (p * cos_theta);
                let c_sin_theta = c * sin_theta;
                let t3 = t2 - c_sin_theta;
                let t4 = m * (x_dot + t1 * alpha_dot + theta_dot * t3);
                let cos_theta_c = cos_theta * c;
                let body_1_mid = cos_theta_c + sin_theta * (p * sin_alpha);
                let t5 = sin_theta * t3 - cos_theta * body_1_mid;
                let t6 = m * t3;
                let m_body_1_mid = m * body_1_mid;
                let t7 = iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared))
                    - (t3 * t6 + body_1_mid * m_body_1_mid);
                let t8 = rt::lit::<T>(1.0) / t7;
                let cos_theta_cos_alpha = cos_theta * cos_alpha;
                let t9 = m_p * cos_theta_cos_alpha;
                let t10 = p * cos_theta_cos_alpha;
                let t11 = m_p * sin_theta_cos_alpha;
                let t12 = cos_alpha * c_m_p + t11 * t3 - t9 * body_1_mid;
                let t13 = t12 * t8;
                let t14 = m_p_squared_plus_ix - t9 * t10 - t11 * t1 - t12 * t13;
                let t15 = t7 * t14;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = sin_theta * t1 + cos_theta * t10 + t5 * t13;
                let t18 = t5 * t8 + t16 * (t12 * t17);
                let sin_theta_inv_m = sin_theta * inv_m;
                let t19 = rt::lit::<T>(1.0) / t14;
                let t20 = t19 * t17;
                let t21 = t3 * t18 + (sin_theta_inv_m + t1 * t20);
                let cos_theta_inv_m = cos_theta * inv_m;
                let t22 = cos_theta_inv_m + t10 * t20 - body_1_mid * t18;
                let t23 = sin_theta * t21 + cos_theta * t22;
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t24 = sin_theta * sin_theta_plus_phi
                    + cos_theta * cos_theta_plus_phi;
                let t25 = b * t24;
                let t26 = t25 + sin_theta_plus_phi * t3
                    - cos_theta_plus_phi * body_1_mid;
                let t27 = sin_theta_plus_phi * t1 + cos_theta_plus_phi * t10 + t26 * t13;
                let t28 = t26 * t8 + t16 * (t12 * t27);
                let t29 = sin_theta_plus_phi * inv_m;
                let t30 = t19 * t27;
                let t31 = cos_theta_plus_phi * inv_m;
                let t32 = sin_theta_plus_phi * (t3 * t28 + (t29 + t1 * t30))
                    + (cos_theta_plus_phi * (t31 + t10 * t30 - body_1_mid * t28)
                        + t25 * t28);
                let t33 = sin_theta_plus_phi * t21
                    + (cos_theta_plus_phi * t22 + t25 * t18);
                let t34 = rt::lit::<T>(1.0) / (t23 * t32 - t33 * t33);
                let t35 = theta_dot * (y_dot * t6 - x_dot * m_body_1_mid)
                    + (cos_theta * x_dot + sin_theta * y_dot)
                        * (cos_alpha * (m_p * alpha_dot));
                let t36 = t10 - body_1_mid * t13;
                let t37 = twice_m * (x_dot * t10 + y_dot * t1)
                    + sin_alpha
                        * (alpha_dot * twice_c_m_p
                            + cos_alpha * (theta_dot * twice_m_p_squared));
                let t38 = theta_dot * t37
                    + sin_alpha
                        * (k1
                            - (sin_theta * x_dot - cos_theta * y_dot)
                                * (alpha_dot * twice_m_p));
                let t39 = rt::lit::<T>(0.5) * t38;
                let t40 = t35 * (t16 * (t12 * t36) - body_1_mid * t8)
                    + t19 * (t36 * t39);
                let body_2_mid = c_sin_theta - t2;
                let t41 = body_2_mid * t13 - t1;
                let t42 = t35 * (body_2_mid * t8 + t16 * (t12 * t41))
                    + t19 * (t41 * t39);
                let t43 = cos_theta * t40 - sin_theta * t42;
                let t44 = t33 * t34;
                let t45 = t35 * (t8 + t12 * t12 / (t7 * t15))
                    + t16 * (t38 * (rt::lit::<T>(0.5) * t12));
                let t46 = cos_theta_plus_phi * t40 + t25 * t45
                    - sin_theta_plus_phi * t42;
                let t47 = t34 * (t32 * t43) - t44 * t46;
                let t48 = t34 * (t23 * t46) - t44 * t43;
                let t49 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t10));
                let t50 = t48 * (t24 * (rt::lit::<T>(0.5) * (b * h)))
                    + (body_1_mid * t49 + (iz * theta_dot + t3 * t4));
                let t51 = alpha_dot * (ix + sin_alpha * (sin_alpha * (p * m_p)))
                    + t1 * t4 - t10 * t49;
                let t52 = cos_theta * t25;
                let t53 = cos_theta * sin_theta_plus_phi
                    - sin_theta * cos_theta_plus_phi;
                let t54 = sin_theta * t25;
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    t4 - half_h * (sin_theta * t47 + sin_theta_plus_phi * t48),
                    t49 + half_h * (cos_theta * t47 + cos_theta_plus_phi * t48),
                    t50,
                    t51,
                    is * phi_dot,
                    cos_theta,
                    sin_theta,
                    c_sin_theta,
                    cos_theta_c,
                    sin_theta_plus_phi,
                    cos_theta_plus_phi,
                    t25,
                    sin_theta_inv_m,
                    cos_theta_inv_m,
                    t29,
                    t31,
                    rt::abs(theta * inv_h),
                    t52 * t52 + (t53 * t53 + t54 * t54),
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
                let [x, y, theta, alpha, phi, p_x, p_y, p_theta, p_alpha, p_phi, ahead1,
                ahead2, ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10,
                ahead11, ahead12, _] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    m_p,
                    p_squared,
                    c_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    twice_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    k1,
                    twice_iz,
                    twice_ix,
                    half_m_p,
                    inv_h,
                    half_h,
                    h_over_is,
                    p_h,
                    quarter_h,
                    c_h,
                    ..
                } = *setting.scheme();
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let sin_alpha_c_m_p = sin_alpha * c_m_p;
                let sin_alpha_m_p = sin_alpha * m_p;
                let t1 = cos_alpha * (sin_alpha * twice_m_p_squared);
                let cos_alpha_ahead2 = cos_alpha * ahead2;
                let m_p_cos_alpha_ahead2 = m_p * cos_alpha_ahead2;
                let cos_alpha_ahead1 = cos_alpha * ahead1;
                let m_p_cos_alpha_ahead1 = m_p * cos_alpha_ahead1;
                let p_cos_alpha_ahead2 = p * cos_alpha_ahead2;
                let p_cos_alpha_ahead1 = p * cos_alpha_ahead1;
                let t2 = sin_alpha * (p * ahead1);
                let t3 = t2 - ahead3;
                let t4 = m * t3;
                let t5 = ahead4 + sin_alpha * (p * ahead2);
                let t6 = m * t5;
                let t7 = m_p_cos_alpha_ahead1 * p_cos_alpha_ahead1;
                let t8 = m_p_cos_alpha_ahead2 * p_cos_alpha_ahead2;
                let t9 = m_p_cos_alpha_ahead2 * t3;
                let t10 = m_p_cos_alpha_ahead1 * t5;
                let t11 = cos_alpha * c_m_p + t9 - t10;
                let t12 = t3 * t4 + t5 * t6;
                let t13 = iz + m * (c_squared + sin_alpha * (sin_alpha * p_squared))
                    - t12;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = t14 * t11;
                let t16 = m_p_squared_plus_ix - t7 - t8 - t11 * t15;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = ahead3 - t2;
                let t19 = t18 * t15 - p_cos_alpha_ahead2;
                let t20 = t17 * t19;
                let t21 = t13 * t16;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t18 * t14 + t22 * (t11 * t19);
                let t24 = p_cos_alpha_ahead1 * t20 - t5 * t23;
                let t25 = inv_m - p_cos_alpha_ahead2 * t20 - t3 * t23;
                let t26 = p_cos_alpha_ahead1 - t5 * t15;
                let t27 = t17 * t26;
                let t28 = t22 * (t11 * t26) - t5 * t14;
                let t29 = inv_m + p_cos_alpha_ahead1 * t27 - t5 * t28;
                let t30 = t11 * t22;
                let t31 = t14 + t11 * t11 / (t13 * t21);
                let t32 = p_alpha * t20;
                let t33 = p_alpha * t27;
                let t34 = p_alpha * t30;
                let t35 = ahead2 * t3 - ahead1 * t5;
                let t36 = ahead2 * p_cos_alpha_ahead2 + ahead1 * p_cos_alpha_ahead1
                    + t35 * t15;
                let t37 = t35 * t14 + t22 * (t11 * t36);
                let t38 = t36 * t17;
                let t39 = t3 * t37 + (ahead8 + p_cos_alpha_ahead2 * t38);
                let t40 = ahead9 + p_cos_alpha_ahead1 * t38 - t5 * t37;
                let t41 = ahead2 * t39 + ahead1 * t40;
                let t42 = ahead7 + ahead5 * t3 - ahead6 * t5;
                let t43 = ahead5 * p_cos_alpha_ahead2 + ahead6 * p_cos_alpha_ahead1
                    + t42 * t15;
                let t44 = t14 * t42 + t22 * (t11 * t43);
                let t45 = t17 * t43;
                let t46 = ahead5 * (t3 * t44 + (ahead10 + p_cos_alpha_ahead2 * t45))
                    + (ahead6 * (ahead11 + p_cos_alpha_ahead1 * t45 - t5 * t44)
                        + ahead7 * t44);
                let t47 = ahead5 * t39 + (ahead6 * t40 + ahead7 * t37);
                let t48 = rt::lit::<T>(1.0) / (t41 * t46 - t47 * t47);
                let t49 = p_y * t29 + (p_x * t24 + (t33 + p_theta * t28));
                let t50 = p_y * t24 + (p_x * t25 + (t32 + p_theta * t23));
                let t51 = ahead1 * t49 - ahead2 * t50;
                let t52 = t47 * t48;
                let t53 = ahead6 * t49
                    + ahead7 * (t34 + p_x * t23 + (p_y * t28 + p_theta * t31));
                let t54 = t53 - ahead5 * t50;
                let t55 = t48 * (t46 * t51) - t52 * t54;
                let t56 = t48 * (t41 * t54) - t52 * t51;
                let t57 = p_x + rt::lit::<T>(2.0) * (ahead2 * t55 + ahead5 * t56);
                let t58 = p_y - rt::lit::<T>(2.0) * (ahead1 * t55 + ahead6 * t56);
                let t59 = p_theta - t56 * (rt::lit::<T>(2.0) * ahead7);
                let cos_alpha_m_p = cos_alpha * m_p;
                let t60 = sin_alpha * k1;
                let t61 = sin_alpha * twice_c_m_p;
                let t62 = cos_alpha_ahead1 * twice_m_p;
                let t63 = cos_alpha_ahead2 * twice_m_p;
                let p_sin_alpha = p * sin_alpha;
                let p_sin_alpha_squared = p_sin_alpha * p_sin_alpha;
                let t64 = m * p_sin_alpha_squared;
                let t65 = t64 + twice_ix;
                let cos_alpha_m_p_ahead1 = cos_alpha_m_p * ahead1;
                let cos_alpha_m_p_ahead2 = cos_alpha_m_p * ahead2;
                let t66 = twice_iz + t12;
                let t67 = t9 - t10;
                let t68 = cos_alpha_ahead1 * half_m_p;
                let t69 = sin_alpha * (ahead2 * half_m_p);
                let t70 = cos_alpha_ahead2 * half_m_p;
                let t71 = sin_alpha * (ahead1 * half_m_p);
                let t72 = p_cos_alpha_ahead2 * t4 - p_cos_alpha_ahead1 * t6;
                let t73 = t8 + twice_ix + (t7 + t64);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t74 = t24 * t58 + (t25 * t57 + (t32 + t23 * t59));
                            let t75 = t29 * t58 + (t24 * t57 + (t33 + t28 * t59));
                            let t76 = t28 * t58 + (t23 * t57 + (t34 + t31 * t59));
                            let t77 = t27 * t58
                                + (t20 * t57 + (p_alpha * t17 + t30 * t59));
                            [t74, t75, t76, t77]
                        },
                        move || {
                            let t74 = t24 * t58 + (t25 * t57 + (t32 + t23 * t59));
                            let t75 = t29 * t58 + (t24 * t57 + (t33 + t28 * t59));
                            let t76 = t28 * t58 + (t23 * t57 + (t34 + t31 * t59));
                            let t77 = t27 * t58
                                + (t20 * t57 + (p_alpha * t17 + t30 * t59));
                            [
                                rt::abs(x * inv_h) + rt::abs(t74),
                                rt::abs(y * inv_h) + rt::abs(t75),
                                ahead12 + rt::abs(t76),
                                rt::abs(alpha * inv_h) + rt::abs(t77),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            alpha_dot_ahead,
                            ]|
                        {
                            let alpha_new = alpha + h * alpha_dot_ahead;
                            let (sin_alpha_new, cos_alpha_new) = rt::sin_cos(alpha_new);
                            let theta_new = theta + h * theta_dot_ahead;
                            let (ahead2_new, ahead1_new) = rt::sin_cos(theta_new);
                            let p_ahead1_new = p * ahead1_new;
                            let ahead3_new = c * ahead2_new;
                            let t78 = sin_alpha_new * p_ahead1_new - ahead3_new;
                            let t79 = cos_alpha_new * (p * ahead2_new);
                            let t80 = m
                                * (theta_dot_ahead * t78
                                    + (x_dot_ahead + alpha_dot_ahead * t79));
                            let t81 = m
                                * (alpha_dot_ahead * p_cos_alpha_ahead2
                                    + (x_dot_ahead + theta_dot_ahead * t3));
                            let p_x_new = rt::lit::<T>(0.5) * (t80 + t81);
                            let ahead4_new = c * ahead1_new;
                            let p_sin_alpha_new = p * sin_alpha_new;
                            let t82 = ahead4_new + ahead2_new * p_sin_alpha_new;
                            let t83 = cos_alpha_new * p_ahead1_new;
                            let t84 = m
                                * (theta_dot_ahead * t82
                                    + (y_dot_ahead - alpha_dot_ahead * t83));
                            let t85 = m
                                * (y_dot_ahead + theta_dot_ahead * t5
                                    - alpha_dot_ahead * p_cos_alpha_ahead1);
                            let p_y_new = rt::lit::<T>(0.5) * (t84 + t85);
                            let t86 = t78 * t80
                                + (t82 * t84
                                    + (t3 * t81 + (theta_dot_ahead * twice_iz + t5 * t85)));
                            let t87 = rt::lit::<T>(0.5) * t86;
                            let t88 = cos_alpha_m_p
                                * (x_dot_ahead * ahead1 + y_dot_ahead * ahead2);
                            let t89 = y_dot_ahead * t4 - x_dot_ahead * t6;
                            let t90 = t79 * t80;
                            let m_p_alpha_dot_ahead = m_p * alpha_dot_ahead;
                            let t91 = sin_alpha_new * m_p_alpha_dot_ahead;
                            let t92 = p_cos_alpha_ahead2 * t81;
                            let t93 = p_cos_alpha_ahead1 * t85;
                            let t94 = t83 * t84;
                            let t95 = theta_dot_ahead * t1;
                            let t96 = t95 + alpha_dot_ahead * t61
                                + (x_dot_ahead * t62 + y_dot_ahead * t63);
                            let t97 = sin_alpha_m_p
                                * (x_dot_ahead * ahead2 - y_dot_ahead * ahead1);
                            let t98 = rt::lit::<T>(0.5)
                                * (t90
                                    + (p_sin_alpha_new * t91
                                        + (t92 + alpha_dot_ahead * t65 - t93)) - t94)
                                - (p_alpha
                                    + quarter_h
                                        * (t60 + theta_dot_ahead * t96
                                            - t97 * (rt::lit::<T>(2.0) * alpha_dot_ahead)));
                            let cos_alpha_new_p_h = cos_alpha_new * p_h;
                            let t99 = ahead1_new * cos_alpha_new_p_h;
                            let t100 = ahead2_new * (sin_alpha_new * p_h)
                                + ahead1_new * c_h;
                            let t101 = m
                                * (t78 + alpha_dot_ahead * t99 - theta_dot_ahead * t100);
                            let ahead1_new_p_h = ahead1_new * p_h;
                            let t102 = cos_alpha_new * ahead1_new_p_h;
                            let ahead2_new_p_h = ahead2_new * p_h;
                            let t103 = sin_alpha_new * ahead2_new_p_h;
                            let t104 = m
                                * (t79 + theta_dot_ahead * t102 - alpha_dot_ahead * t103);
                            let t105 = sin_alpha_new * ahead1_new_p_h;
                            let t106 = t105 - ahead2_new * c_h;
                            let t107 = ahead2_new * cos_alpha_new_p_h;
                            let t108 = m
                                * (theta_dot_ahead * t106 + (t82 + alpha_dot_ahead * t107));
                            let t109 = cos_alpha_new * ahead2_new_p_h;
                            let t110 = m
                                * (alpha_dot_ahead * t105 + (theta_dot_ahead * t109 - t83));
                            let t111 = rt::lit::<T>(0.5)
                                * (t84 * t106 + t78 * t101
                                    + (t82 * t108 + t66 - t80 * t100));
                            let t112 = rt::lit::<T>(0.5)
                                * (t82 * t110 + t80 * t102
                                    + (t78 * t104 + (t84 * t109 + t67)));
                            let t113 = -(rt::lit::<T>(0.5)
                                * (m_p_cos_alpha_ahead1 + m * t83)
                                + h * (theta_dot_ahead * t70 + alpha_dot_ahead * t71));
                            let t114 = rt::lit::<T>(0.5)
                                * (t80 * t99 + t79 * t101
                                    + (t84 * t107 + t72 - t83 * t108));
                            let t115 = t79 * t104
                                + (m_p * sin_alpha_new
                                    * (p_sin_alpha_new + alpha_dot_ahead * cos_alpha_new_p_h)
                                    + (t91 * cos_alpha_new_p_h + t73));
                            let t116 = rt::lit::<T>(0.5)
                                * (t84 * t105 - t80 * t103 + (t115 - t83 * t110))
                                - half_h * (sin_alpha_c_m_p * theta_dot_ahead - t97);
                            (
                                [
                                    p_x_new - t57,
                                    p_y_new - t58,
                                    t87
                                        - (t59
                                            + half_h * (alpha_dot_ahead * t88 + theta_dot_ahead * t89)),
                                    t98,
                                ],
                                [
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5) * (t4 + t101),
                                        rt::lit::<T>(0.5) * (m_p_cos_alpha_ahead2 + t104),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.5) * (t6 + t108),
                                        rt::lit::<T>(0.5) * (t110 - m_p_cos_alpha_ahead1),
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * (t4 + m * t78)
                                            - half_h
                                                * (alpha_dot_ahead * cos_alpha_m_p_ahead1
                                                    - theta_dot_ahead * t6),
                                        rt::lit::<T>(0.5) * (t6 + m * t82)
                                            - half_h
                                                * (alpha_dot_ahead * cos_alpha_m_p_ahead2
                                                    + theta_dot_ahead * t4),
                                        t111 - half_h * t89,
                                        t112 - half_h * t88,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * (m_p_cos_alpha_ahead2 + m * t79)
                                            - h * (theta_dot_ahead * t68 - alpha_dot_ahead * t69),
                                        t113,
                                        t114 - quarter_h * (t95 + t96),
                                        t116,
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
                let theta_new = theta + h * theta_dot_ahead;
                let alpha_new = alpha + h * alpha_dot_ahead;
                let phi_new = phi + p_phi * h_over_is;
                let (sin_alpha_new, cos_alpha_new) = rt::sin_cos(alpha_new);
                let (ahead2_new, ahead1_new) = rt::sin_cos(theta_new);
                let p_ahead1_new = p * ahead1_new;
                let ahead3_new = c * ahead2_new;
                let t78 = sin_alpha_new * p_ahead1_new - ahead3_new;
                let t79 = cos_alpha_new * (p * ahead2_new);
                let t80 = m
                    * (theta_dot_ahead * t78 + (x_dot_ahead + alpha_dot_ahead * t79));
                let t81 = m
                    * (alpha_dot_ahead * p_cos_alpha_ahead2
                        + (x_dot_ahead + theta_dot_ahead * t3));
                let p_x_new = rt::lit::<T>(0.5) * (t80 + t81);
                let ahead4_new = c * ahead1_new;
                let p_sin_alpha_new = p * sin_alpha_new;
                let t82 = ahead4_new + ahead2_new * p_sin_alpha_new;
                let t83 = cos_alpha_new * p_ahead1_new;
                let t84 = m
                    * (theta_dot_ahead * t82 + (y_dot_ahead - alpha_dot_ahead * t83));
                let t85 = m
                    * (y_dot_ahead + theta_dot_ahead * t5
                        - alpha_dot_ahead * p_cos_alpha_ahead1);
                let p_y_new = rt::lit::<T>(0.5) * (t84 + t85);
                let m_p_alpha_dot_ahead = m_p * alpha_dot_ahead;
                let t117 = (x_dot_ahead * ahead1_new + y_dot_ahead * ahead2_new)
                    * (cos_alpha_new * m_p_alpha_dot_ahead)
                    + m * theta_dot_ahead * (y_dot_ahead * t78 - x_dot_ahead * t82);
                let t86 = t78 * t80
                    + (t82 * t84 + (t3 * t81 + (theta_dot_ahead * twice_iz + t5 * t85)));
                let t87 = rt::lit::<T>(0.5) * t86;
                let p_theta_new = half_h * t117 + t87;
                let t118 = sin_alpha_new
                    * (alpha_dot_ahead * twice_c_m_p
                        + cos_alpha_new * (theta_dot_ahead * twice_m_p_squared))
                    + twice_m * (x_dot_ahead * t83 + y_dot_ahead * t79);
                let t119 = theta_dot_ahead * t118
                    + sin_alpha_new
                        * (k1
                            - (x_dot_ahead * ahead2_new - y_dot_ahead * ahead1_new)
                                * (alpha_dot_ahead * twice_m_p));
                let t92 = p_cos_alpha_ahead2 * t81;
                let t93 = p_cos_alpha_ahead1 * t85;
                let t90 = t79 * t80;
                let t94 = t83 * t84;
                let t120 = alpha_dot_ahead
                    * (m * (p_sin_alpha_squared + p_sin_alpha_new * p_sin_alpha_new)
                        + twice_ix) + (t92 - t93) + (t90 - t94);
                let p_alpha_new = quarter_h * t119 + rt::lit::<T>(0.5) * t120;
                let t121 = theta_new + phi_new;
                let (ahead5_new, ahead6_new) = rt::sin_cos(t121);
                let ahead7_new = b * (ahead2_new * ahead5_new + ahead1_new * ahead6_new);
                let ahead8_new = inv_m * ahead2_new;
                let ahead9_new = inv_m * ahead1_new;
                let ahead10_new = inv_m * ahead5_new;
                let ahead11_new = inv_m * ahead6_new;
                let ahead12_new = rt::abs(theta_new * inv_h);
                let t122 = ahead1_new * ahead7_new;
                let t123 = ahead1_new * ahead5_new - ahead2_new * ahead6_new;
                let t124 = ahead2_new * ahead7_new;
                let ahead13_new = t122 * t122 + (t123 * t123 + t124 * t124);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    phi_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    p_alpha_new,
                    p_phi,
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
                let [x, y, theta, alpha, phi, p_x, p_y, p_theta, p_alpha, p_phi, _, _, _,
                _, _, _, _, _, _, _, _, _, _] = motion.carried;
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    m_p,
                    p_squared,
                    c_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    inv_is,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let c_sin_theta = c * sin_theta;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = sin_alpha * (p * cos_theta);
                let body_2_mid = c_sin_theta - t1;
                let sin_theta_cos_alpha = sin_theta * cos_alpha;
                let t2 = m_p * sin_theta_cos_alpha;
                let t3 = t1 - c_sin_theta;
                let cos_theta_cos_alpha = cos_theta * cos_alpha;
                let t4 = m_p * cos_theta_cos_alpha;
                let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
                let t5 = cos_alpha * c_m_p + t2 * t3 - t4 * body_1_mid;
                let t6 = iz
                    + m
                        * (c_squared + sin_alpha * (sin_alpha * p_squared) - t3 * t3
                            - body_1_mid * body_1_mid);
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = t5 * t7;
                let t9 = p * sin_theta_cos_alpha;
                let t10 = body_2_mid * t8 - t9;
                let t11 = p * cos_theta_cos_alpha;
                let t12 = m_p_squared_plus_ix - t4 * t11 - t2 * t9 - t5 * t8;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = t10 * t13;
                let t15 = p_alpha * t14;
                let t16 = t6 * t12;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = body_2_mid * t7 + t17 * (t5 * t10);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t19 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                let t20 = sin_theta * t3 - cos_theta * body_1_mid;
                let t21 = sin_theta * t9 + cos_theta * t11 + t8 * t20;
                let t22 = t7 * t20 + t17 * (t5 * t21);
                let t23 = t13 * t21;
                let t24 = t3 * t22 + (sin_theta * inv_m + t9 * t23);
                let t25 = cos_theta * inv_m + t11 * t23 - body_1_mid * t22;
                let t26 = sin_theta * t24 + cos_theta * t25;
                let t27 = t19 + sin_theta_plus_phi * t3
                    - cos_theta_plus_phi * body_1_mid;
                let t28 = sin_theta_plus_phi * t9 + cos_theta_plus_phi * t11 + t8 * t27;
                let t29 = t7 * t27 + t17 * (t5 * t28);
                let t30 = t13 * t28;
                let t31 = sin_theta_plus_phi
                    * (t3 * t29 + (sin_theta_plus_phi * inv_m + t9 * t30))
                    + (cos_theta_plus_phi
                        * (cos_theta_plus_phi * inv_m + t11 * t30 - body_1_mid * t29)
                        + t19 * t29);
                let t32 = sin_theta_plus_phi * t24
                    + (cos_theta_plus_phi * t25 + t19 * t22);
                let t33 = rt::lit::<T>(1.0) / (t26 * t31 - t32 * t32);
                let t34 = t11 - body_1_mid * t8;
                let t35 = t13 * t34;
                let t36 = t17 * (t5 * t34) - body_1_mid * t7;
                let t37 = inv_m + t11 * t35 - body_1_mid * t36;
                let t38 = t11 * t14 - body_1_mid * t18;
                let t39 = p_alpha * t35;
                let t40 = p_y * t37 + (p_x * t38 + (p_theta * t36 + t39));
                let t41 = t5 * t17;
                let t42 = p_alpha * t41;
                let t43 = t7 + t5 * t5 / (t6 * t16);
                let t44 = cos_theta_plus_phi * t40
                    + t19 * (p_x * t18 + t42 + (p_y * t36 + p_theta * t43));
                let t45 = inv_m - t9 * t14 - t3 * t18;
                let t46 = p_y * t38 + (p_x * t45 + (p_theta * t18 + t15));
                let t47 = t44 - sin_theta_plus_phi * t46;
                let t48 = t32 * t33;
                let t49 = cos_theta * t40 - sin_theta * t46;
                let t50 = t33 * (t26 * t47) - t48 * t49;
                let t51 = p_theta - t19 * t50;
                let t52 = t33 * (t31 * t49) - t48 * t47;
                let t53 = sin_theta * t52 + (p_x + sin_theta_plus_phi * t50);
                let t54 = p_y - cos_theta * t52 - cos_theta_plus_phi * t50;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    x_dot: t15 + t18 * t51 + (t45 * t53 + t38 * t54),
                    y_dot: t39 + t36 * t51 + (t38 * t53 + t37 * t54),
                    theta_dot: t42 + t43 * t51 + (t18 * t53 + t36 * t54),
                    alpha_dot: p_alpha * t13 + t41 * t51 + (t14 * t53 + t35 * t54),
                    phi_dot: p_phi * inv_is,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 23]) -> (T, [T; 3]) {
                let b = system.parameters.b;
                let [_, _, theta, _, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, ahead13] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t1 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                (
                    ahead13,
                    [
                        cos_theta * sin_theta_plus_phi - sin_theta * cos_theta_plus_phi,
                        -(sin_theta * t1),
                        cos_theta * t1,
                    ],
                )
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
        /// | once, from parameters | 2 | 12 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 135 | 250 | 8 | 0 | 13 | 0 |
        /// | each step, rank of the constraints | 4 | 7 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 7 | 24 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `p²`
            p_squared: T,
            /// `c m p`
            c_m_p: T,
            /// `m p² + Ix`
            k1: T,
            /// `1/Is`
            inv_is: T,
            /// `m p g`
            m_p_g: T,
            /// `c² - b²`
            k2: T,
            /// `m b²`
            m_b_squared: T,
            /// `2 m p b`
            k3: T,
            /// `m c`
            m_c: T,
            /// `2 b`
            twice_b: T,
            /// `h/2`
            half_h: T,
            /// `h/Is`
            h_over_is: T,
            /// `(h/Is)/2`
            half_h_over_is: T,
            /// `h/6`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); functions of q that the rank of the constraints and the next step need (7).
            type Carried = [T; 15];
            type Memory = (rt::RankMonitor<T>,);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let is = system.parameters.Is;
                let g = system.parameters.g;
                let p_squared = p * p;
                let m_p = m * p;
                let c_m_p = c * m_p;
                let k1 = m * p_squared + ix;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let b_squared = b * b;
                let k2 = c * c - b_squared;
                let m_b_squared = m * b_squared;
                let k3 = rt::lit::<T>(2.0) * (m_p * b);
                let m_c = m * c;
                let twice_b = rt::lit::<T>(2.0) * b;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let half_h_over_is = rt::lit::<T>(0.5) * h_over_is;
                let k4 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    p_squared,
                    c_m_p,
                    k1,
                    inv_is,
                    m_p_g,
                    k2,
                    m_b_squared,
                    k3,
                    m_c,
                    twice_b,
                    half_h,
                    h_over_is,
                    half_h_over_is,
                    k4,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let iz = system.parameters.Iz;
                let is = system.parameters.Is;
                let [[x, y, theta, alpha, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let p_cos_theta = p * cos_theta;
                let t1 = sin_alpha * p_cos_theta - c * sin_theta;
                let t2 = cos_alpha * (p * sin_theta);
                let t3 = m * (theta_dot * t1 + (x_dot + alpha_dot * t2));
                let body_1_mid = cos_theta * c + sin_theta * (p * sin_alpha);
                let t4 = cos_alpha * p_cos_theta;
                let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
                let front_2_mid = sin_theta * b;
                let cos_phi_front_2_mid = cos_phi * front_2_mid;
                let front_1_mid = cos_theta * b;
                let cos_phi_front_1_mid = cos_phi * front_1_mid;
                let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                    + (cos_phi_front_2_mid * t5 + cos_phi_front_1_mid * t3);
                let t7 = t2 * t3
                    + alpha_dot * (ix + sin_alpha * (sin_alpha * (p * (m * p))))
                    - t4 * t5;
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t8 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                let t9 = cos_theta * t8;
                let t10 = cos_theta * sin_theta_plus_phi
                    - sin_theta * cos_theta_plus_phi;
                let t11 = sin_theta * t8;
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    t6,
                    t7,
                    is * phi_dot,
                    cos_phi,
                    sin_phi,
                    cos_phi * b,
                    cos_phi_front_1_mid,
                    cos_phi_front_2_mid,
                    sin_phi * b,
                    t9 * t9 + (t10 * t10 + t11 * t11),
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, ahead1, ahead2, ahead3,
                ahead4, ahead5, ahead6, _] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    p_squared,
                    c_m_p,
                    k1,
                    inv_is,
                    m_p_g,
                    k2,
                    m_b_squared,
                    k3,
                    m_c,
                    twice_b,
                    half_h,
                    h_over_is,
                    half_h_over_is,
                    k4,
                } = *setting.scheme();
                let t1 = phi + rho3 * half_h_over_is;
                let (t2, t3) = rt::sin_cos(t1);
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t4 = cos_alpha * (c_m_p * ahead2);
                let t5 = ahead2 * (iz + m * (k2 + sin_alpha * (sin_alpha * p_squared)))
                    + sin_alpha * (ahead1 * k3);
                let t6 = rt::lit::<T>(1.0) / (m_b_squared + ahead2 * t5);
                let t7 = t4 * t6;
                let t8 = rho2 + rho1 * t7;
                let t9 = rt::lit::<T>(1.0) / (k1 - t4 * t7);
                let t10 = t8 * t9;
                let t11 = alpha + half_h * t10;
                let (t12, t13) = rt::sin_cos(t11);
                let t14 = t2 * (iz + m * (k2 + t12 * (p_squared * t12)))
                    + t12 * (k3 * t3);
                let t15 = rt::lit::<T>(1.0) / (m_b_squared + t2 * t14);
                let rho3_inv_is = rho3 * inv_is;
                let p_sin_alpha = p * sin_alpha;
                let t16 = t6 * (rho1 + t9 * (t4 * t8));
                let t17 = ahead2 * t16;
                let t18 = ahead3 * t16 + p_sin_alpha * t17;
                let t19 = m * t18;
                let body_3 = p * cos_alpha;
                let t20 = body_3 * t10;
                let t21 = c * t17 - t20;
                let t22 = iz * t17;
                let t23 = ahead1 * (p_sin_alpha * t19 + (m_c * t21 + t22));
                let t24 = ahead6 * t19;
                let t25 = rho3_inv_is * (t23 - t24);
                let t26 = rho1 + half_h * t25;
                let t27 = t13 * (c_m_p * t2);
                let t28 = t27 * t15;
                let t29 = rt::lit::<T>(1.0) / (k1 - t27 * t28);
                let t30 = sin_alpha * m_p_g
                    + m * (t18 * (body_3 * t17) + (t20 + t21) * (p_sin_alpha * t10));
                let t31 = t26 * t28 + (rho2 + half_h * t30);
                let t32 = t15 * (t26 + t29 * (t27 * t31));
                let t33 = b * t2;
                let t34 = t3 * t32;
                let t35 = p * t12;
                let t36 = t2 * t32;
                let t37 = b * t34 + t35 * t36;
                let t38 = m * t37;
                let t39 = t33 * t38;
                let t40 = p * t13;
                let t41 = t31 * t29;
                let t42 = t40 * t41;
                let t43 = c * t36 - t42;
                let t44 = iz * t36;
                let t45 = t3 * (t35 * t38 + (m_c * t43 + t44));
                let t46 = t34 * t44
                    + m * (t37 * (t35 * t34 - t33 * t32) + t43 * (c * t34));
                let t47 = t32 * (t39 - t45) + t46;
                let t48 = rho3 + half_h * t47;
                let t49 = phi + h_over_is * t48;
                let (t50, t51) = rt::sin_cos(t49);
                let t52 = ahead1 * t16;
                let t53 = t52 * t22
                    + m * (t18 * (p_sin_alpha * t52 - ahead6 * t16) + t21 * (c * t52));
                let t54 = t16 * (t24 - t23) + t53;
                let t55 = rho3 + half_h * t54;
                let t56 = inv_is * t55;
                let t57 = t56 * (t45 - t39);
                let t58 = rho1 + half_h * t57;
                let t59 = alpha + half_h * t41;
                let (t60, t61) = rt::sin_cos(t59);
                let t62 = phi + half_h_over_is * t55;
                let (t63, t64) = rt::sin_cos(t62);
                let t65 = t61 * (c_m_p * t63);
                let t66 = t63 * (iz + m * (k2 + t60 * (p_squared * t60)))
                    + t60 * (k3 * t64);
                let t67 = rt::lit::<T>(1.0) / (m_b_squared + t63 * t66);
                let t68 = t65 * t67;
                let t69 = m_p_g * t12
                    + m * (t37 * (t40 * t36) + (t42 + t43) * (t35 * t41));
                let t70 = t58 * t68 + (rho2 + half_h * t69);
                let t71 = rt::lit::<T>(1.0) / (k1 - t65 * t68);
                let t72 = t70 * t71;
                let t73 = alpha + h * t72;
                let (t74, t75) = rt::sin_cos(t73);
                let t76 = t50 * (iz + m * (k2 + t74 * (p_squared * t74)))
                    + t74 * (k3 * t51);
                let t77 = rt::lit::<T>(1.0) / (m_b_squared + t50 * t76);
                let t78 = inv_is * t48;
                let t79 = p * t60;
                let t80 = t67 * (t58 + t71 * (t65 * t70));
                let t81 = t64 * t80;
                let t82 = t63 * t80;
                let t83 = b * t81 + t79 * t82;
                let t84 = m * t83;
                let t85 = p * t61;
                let t86 = t85 * t72;
                let t87 = c * t82 - t86;
                let t88 = iz * t82;
                let t89 = t64 * (t79 * t84 + (m_c * t87 + t88));
                let t90 = b * t63;
                let t91 = t90 * t84;
                let t92 = t78 * (t89 - t91);
                let t93 = rho1 + h * t92;
                let t94 = t75 * (c_m_p * t50);
                let t95 = t94 * t77;
                let t96 = rt::lit::<T>(1.0) / (k1 - t94 * t95);
                let t97 = m_p_g * t60
                    + m * (t83 * (t85 * t82) + (t86 + t87) * (t79 * t72));
                let t98 = t93 * t95 + (rho2 + h * t97);
                let t99 = t77 * (t93 + t96 * (t94 * t98));
                let t100 = theta + h * t82;
                let (t101, t102) = rt::sin_cos(t100);
                let t103 = b * t51;
                let t104 = theta + half_h * t17;
                let (t105, t106) = rt::sin_cos(t104);
                let t107 = theta + half_h * t36;
                let (t108, t109) = rt::sin_cos(t107);
                let t110 = t99 * (t102 * t103)
                    + (twice_b * (t32 * (t3 * t106) + t80 * (t109 * t64))
                        + ahead4 * t16);
                let x_new = x + k4 * t110;
                let t111 = t99 * (t101 * t103)
                    + (twice_b * (t32 * (t3 * t105) + t80 * (t108 * t64))
                        + ahead5 * t16);
                let y_new = y + k4 * t111;
                let t112 = t50 * t99;
                let theta_new = theta
                    + k4 * (t112 + (t17 + rt::lit::<T>(2.0) * (t36 + t82)));
                let t113 = t98 * t96;
                let alpha_new = alpha
                    + k4 * (t113 + (t10 + rt::lit::<T>(2.0) * (t41 + t72)));
                let t114 = t81 * t88
                    + m * (t83 * (t79 * t81 - t80 * t90) + t87 * (c * t81));
                let t115 = t80 * (t91 - t89) + t114;
                let t116 = inv_is * (rho3 + h * t115);
                let phi_new = phi
                    + k4 * (t116 + (rho3_inv_is + rt::lit::<T>(2.0) * (t56 + t78)));
                let t117 = p * t74;
                let t118 = t51 * t99;
                let t119 = b * t118 + t112 * t117;
                let t120 = m * t119;
                let t121 = p * t75;
                let t122 = t113 * t121;
                let t123 = c * t112 - t122;
                let t124 = iz * t112;
                let t125 = t51 * (t117 * t120 + (m_c * t123 + t124));
                let t126 = b * t50;
                let t127 = t126 * t120;
                let rho1_new = rho1
                    + k4
                        * (t116 * (t125 - t127)
                            + (t25 + rt::lit::<T>(2.0) * (t57 + t92)));
                let t128 = m * (t119 * (t112 * t121) + (t122 + t123) * (t113 * t117))
                    + (m_p_g * t74 + (t30 + rt::lit::<T>(2.0) * (t69 + t97)));
                let rho2_new = rho2 + k4 * t128;
                let t129 = m * (t119 * (t117 * t118 - t99 * t126) + t123 * (c * t118))
                    + (t118 * t124 + (t54 + rt::lit::<T>(2.0) * (t47 + t115)));
                let rho3_new = rho3 + k4 * (t99 * (t127 - t125) + t129);
                let (ahead2_new, ahead1_new) = rt::sin_cos(phi_new);
                let ahead3_new = b * ahead1_new;
                let (sin_theta_new, cos_theta_new) = rt::sin_cos(theta_new);
                let ahead4_new = cos_theta_new * ahead3_new;
                let ahead5_new = sin_theta_new * ahead3_new;
                let ahead6_new = b * ahead2_new;
                let t130 = theta_new + phi_new;
                let (t131, t132) = rt::sin_cos(t130);
                let t133 = b * (sin_theta_new * t131 + cos_theta_new * t132);
                let t134 = cos_theta_new * t133;
                let t135 = sin_theta_new * t133;
                let t136 = cos_theta_new * t131 - sin_theta_new * t132;
                let ahead7_new = t134 * t134 + (t135 * t135 + t136 * t136);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let m = setting.system().parameters.m;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme { p_squared, c_m_p, k1, inv_is, k2, m_b_squared, k3, .. } = *setting
                    .scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = cos_theta * b;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = sin_phi * (iz + m * (k2 + sin_alpha * (sin_alpha * p_squared)))
                    + cos_phi * (sin_alpha * k3);
                let t2 = rt::lit::<T>(1.0) / (m_b_squared + sin_phi * t1);
                let t3 = cos_alpha * c_m_p * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k1 - t3 * t4);
                let t6 = rho2 + rho1 * t4;
                let t7 = t2 * (rho1 + t5 * (t3 * t6));
                let front_2_mid = sin_theta * b;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    x_dot: cos_phi * front_1_mid * t7,
                    y_dot: cos_phi * front_2_mid * t7,
                    theta_dot: sin_phi * t7,
                    alpha_dot: t5 * t6,
                    phi_dot: rho3 * inv_is,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 15]) -> (T, [T; 3]) {
                let b = system.parameters.b;
                let [_, _, theta, _, phi, _, _, _, _, _, _, _, _, _, ahead7] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t1 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                (
                    ahead7,
                    [
                        cos_theta * sin_theta_plus_phi - sin_theta * cos_theta_plus_phi,
                        -(sin_theta * t1),
                        cos_theta * t1,
                    ],
                )
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
                    self.parameters.m,
                    self.parameters.p,
                    self.parameters.c,
                    self.parameters.b,
                    self.parameters.Ix,
                    self.parameters.Iz,
                    self.parameters.Is,
                    self.parameters.g,
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
            let mut info = ModelInfo::new("getz");
            info.text = Some(
                "Getz' bicycle: a rigid body on two wheels without mass that rolls over about the line of their contacts, steered by the front one.",
            );
            info.source = Some(
                "N. H. Getz and J. E. Marsden, Control for an autonomous bicycle (1995), with the body's moments of inertia",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("contact of the rear wheel")),
                Quantity::new("y", Some("m"), Some("contact of the rear wheel")),
                Quantity::new("theta", Some("rad"), Some("yaw")),
                Quantity::new("alpha", Some("rad"), Some("roll to the right")),
                Quantity::new("phi", Some("rad"), Some("steering")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("alpha_dot", Some("rad/s"), None),
                Quantity::new("phi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2", "rho3"];
            info.constraints = &[
                "dot([-sin(theta), cos(theta)], [x_dot, y_dot])",
                "dot([-sin(theta + phi), cos(theta + phi)], dot(front))",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("body")),
                    Some(15.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("p", Some("m"), Some("height of the centre of mass")),
                    Some(0.7),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "c",
                        Some("m"),
                        Some("from the rear contact forward to the centre of mass"),
                    ),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("b", Some("m"), Some("wheelbase")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Ix",
                        Some("kg m^2"),
                        Some("body about its forward axis"),
                    ),
                    Some(0.9),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("Iz", Some("kg m^2"), Some("body about the vertical")),
                    Some(1.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("Is", Some("kg m^2"), Some("steering")),
                    Some(0.3),
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
                    q: &[0.2, -0.1, 0.3, 0.2, 0.25],
                    w: &[3.367260793298248, 1.0416158252564047, 0.9, -0.4, -0.3],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "hanging",
                    text: Some("the body hangs below the line of the contacts"),
                    q: &[0.2, -0.1, 0.3, 2.9, 0.25],
                    w: &[1.4965603525769993, 0.4629403667806244, 0.4, 0.3, 0.1],
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
                FunctionInfo::new("mass_matrix", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("inverse_mass", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("potential", &[("q", 5)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 5)], &[5]),
                FunctionInfo::new("lagrangian", &[("q", 5), ("w", 5)], &[]),
                FunctionInfo::new("energy", &[("q", 5), ("w", 5)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 5)], &[5, 5, 5]),
                FunctionInfo::new("christoffel", &[("q", 5)], &[5, 5, 5]),
                FunctionInfo::new("constraint_matrix", &[("q", 5)], &[2, 5]),
                FunctionInfo::new("constraint", &[("q", 5), ("w", 5)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("projector_d", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("frame", &[("q", 5)], &[5, 3]),
                FunctionInfo::new("restricted_metric", &[("q", 5)], &[3, 3]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 5)], &[3, 3]),
                FunctionInfo::new("structure_functions", &[("q", 5)], &[3, 3, 3]),
                FunctionInfo::new("almost_poisson", &[("q", 5), ("rho", 3)], &[8, 8]),
                FunctionInfo::new("hamiltonian", &[("q", 5), ("rho", 3)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 5), ("rho", 3)], &[8]),
                FunctionInfo::new("vector_field", &[("q", 5), ("rho", 3)], &[8]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 5), ("rho", 3)],
                    &[8, 8],
                ),
                FunctionInfo::new("momenta", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 5), ("p", 5)], &[5]),
                FunctionInfo::new("to_momenta", &[("q", 5), ("w", 5)], &[3]),
                FunctionInfo::new("to_velocities", &[("q", 5), ("rho", 3)], &[5]),
                FunctionInfo::new("multipliers", &[("q", 5), ("w", 5)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("configuration_velocity", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("invariants", &[("q", 5), ("w", 5)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 5), ("p", 5)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 5), ("p", 5)], &[10]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, p, c, b, Ix, Iz, Is, g] = parameters else {
                return Err(ParameterError::Count {
                    expected: 8,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                p,
                c,
                b,
                Ix,
                Iz,
                Is,
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

#[allow(dead_code, reason = "not every program calls all of them")]
impl Getz {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<getz::System<f64>, ::nonholonomic::ParameterError> {
        getz::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> getz::Parameters<f64> {
        getz::Parameters {
            m: self.m,
            p: self.p,
            c: self.c,
            b: self.b,
            Ix: self.Ix,
            Iz: self.Iz,
            Is: self.Is,
            g: self.g,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> getz::StateBuilder<f64> {
        getz::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`, `hanging`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<getz::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: getz::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <getz::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        getz::System<f64>: ::nonholonomic::Discretize<M>,
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
