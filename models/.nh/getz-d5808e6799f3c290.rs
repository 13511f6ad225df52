// Prepared by `nh prepare` from `Getz` in src/library.rs and getz.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration d5808e6799f3c290c100842338345ac3
// content d8efe1765ad01c600ad25b73e1b985df

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
/// * `gonzalez`: 128 add, 234 mul, 10 div, 15 sin_cos
/// * `midpoint`: 61 add, 113 mul, 4 div, 9 sin_cos
/// * `leapfrog`: 207 add, 352 mul, 5 div, 7 sin_cos, 1 call
/// * `rk4`: 139 add, 253 mul, 8 div, 15 sin_cos
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
        /// `m c`
        m_c: T,
        /// `-(m p)`
        minus_m_p: T,
        /// `p²`
        p_squared: T,
        /// `c²`
        c_squared: T,
        /// `m p²`
        m_p_squared: T,
        /// `m c²`
        m_c_squared: T,
        /// `c m p`
        c_m_p: T,
        /// `-(c m p)`
        minus_c_m_p: T,
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
        /// `2 c m p`
        twice_c_m_p: T,
        /// `2 m p`
        twice_m_p: T,
        /// `2 p g`
        twice_p_g: T,
        /// `2 m c`
        twice_m_c: T,
        /// `-(m c)`
        minus_m_c: T,
        /// `p/2`
        half_p: T,
        /// `m b²`
        m_b_squared: T,
        /// `2 m p b`
        k1: T,
        /// `m (c² - b²)`
        k2: T,
        /// `m b`
        m_b: T,
        /// `c² m`
        c_m_c: T,
        /// `p m c`
        p_m_c: T,
        /// `2 m p²`
        twice_m_p_squared: T,
        /// `Iz + c² m`
        iz_plus_c_m_c: T,
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
                let m_c = m * c;
                let minus_m_p = -m_p;
                let p_squared = p * p;
                let c_squared = c * c;
                let m_p_squared = m * p_squared;
                let m_c_squared = m * c_squared;
                let c_m_p = c * m_p;
                let minus_c_m_p = -c_m_p;
                let m_p_squared_plus_ix = m_p_squared + ix;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let minus_m_p_g = -m_p_g;
                let twice_c_m_p = rt::lit::<T>(2.0) * c_m_p;
                let twice_m_p = rt::lit::<T>(2.0) * m_p;
                let p_g = p * g;
                let twice_p_g = rt::lit::<T>(2.0) * p_g;
                let twice_m_c = rt::lit::<T>(2.0) * m_c;
                let minus_m_c = -m_c;
                let half_p = rt::lit::<T>(0.5) * p;
                let b_squared = b * b;
                let m_b_squared = m * b_squared;
                let k1 = rt::lit::<T>(2.0) * (m_p * b);
                let k2 = m * (c_squared - b_squared);
                let m_b = m * b;
                let c_m_c = c * m_c;
                let p_m_c = p * m_c;
                let twice_m_p_squared = rt::lit::<T>(2.0) * m_p_squared;
                let iz_plus_c_m_c = iz + c_m_c;
                let p_m_p = p * m_p;
                let m_p_g_2 = m * p_g;
                let twice_p_m_p = rt::lit::<T>(2.0) * p_m_p;
                Constants {
                    m_p,
                    m_c,
                    minus_m_p,
                    p_squared,
                    c_squared,
                    m_p_squared,
                    m_c_squared,
                    c_m_p,
                    minus_c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    inv_is,
                    m_p_g,
                    minus_m_p_g,
                    twice_c_m_p,
                    twice_m_p,
                    twice_p_g,
                    twice_m_c,
                    minus_m_c,
                    half_p,
                    m_b_squared,
                    k1,
                    k2,
                    m_b,
                    c_m_c,
                    p_m_c,
                    twice_m_p_squared,
                    iz_plus_c_m_c,
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
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                m_p,
                m_c,
                minus_m_p,
                m_p_squared,
                m_c_squared,
                minus_c_m_p,
                m_p_squared_plus_ix,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = m_p * cos_theta * sin_alpha - m_c * sin_theta;
            let t2 = cos_alpha * (sin_theta * m_p);
            let t3 = m_c * cos_theta + m_p * sin_alpha * sin_theta;
            let t4 = cos_alpha * (cos_theta * minus_m_p);
            let t5 = cos_alpha * minus_c_m_p;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m, zero, t1, t2, zero],
                [zero, m, t3, t4, zero],
                [
                    t1,
                    t3,
                    iz + (m_c_squared + m_p_squared * sin_alpha * sin_alpha),
                    t5,
                    zero,
                ],
                [t2, t4, t5, m_p_squared_plus_ix, zero],
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
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                m_c_squared,
                m_p_squared_plus_ix,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                twice_m_c,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = (twice_m_p * cos_theta * sin_alpha - twice_m_c * sin_theta) * x_dot
                + (twice_m_c * cos_theta + twice_m_p * sin_alpha * sin_theta) * y_dot;
            let t2 = t1
                + (theta_dot * (iz + (m_c_squared + m_p_squared * sin_alpha * sin_alpha))
                    - cos_alpha * (alpha_dot * twice_c_m_p));
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
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                m_c_squared,
                m_p_squared_plus_ix,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                twice_m_c,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = (twice_m_p * cos_theta * sin_alpha - twice_m_c * sin_theta) * x_dot
                + (twice_m_c * cos_theta + twice_m_p * sin_alpha * sin_theta) * y_dot;
            let t2 = t1
                + (theta_dot * (iz + (m_c_squared + m_p_squared * sin_alpha * sin_alpha))
                    - cos_alpha * (alpha_dot * twice_c_m_p));
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
            let Constants { m_p, m_c, minus_m_p, m_p_squared, c_m_p, minus_m_c, .. } = self
                .constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_alpha_sin_theta = sin_alpha * sin_theta;
            let t1 = cos_alpha * (cos_theta * m_p);
            let cos_theta_sin_alpha = cos_theta * sin_alpha;
            let t2 = cos_alpha * (sin_theta * m_p);
            let t3 = cos_alpha * (sin_alpha * m_p_squared);
            [
                rt::sparse([
                    (2, 2, minus_m_p * sin_alpha_sin_theta + minus_m_c * cos_theta),
                    (2, 3, t1),
                    (3, 2, t1),
                    (3, 3, sin_alpha_sin_theta * minus_m_p),
                ]),
                rt::sparse([
                    (2, 2, m_p * cos_theta_sin_alpha - m_c * sin_theta),
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
                m_p_squared,
                m_c_squared,
                c_m_p,
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
            let t5 = iz + (m_c_squared + m_p_squared * sin_alpha * sin_alpha)
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
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                minus_c_m_p,
                m_p_squared_plus_ix,
                m_b_squared,
                k1,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t2 = sin_phi * (cos_alpha * minus_c_m_p);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m_b_squared + t1, t2, zero],
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
            let iz = self.parameters.Iz;
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_b_squared,
                k1,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t2 = m_b_squared + t1;
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
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                m_b_squared,
                k1,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
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
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                m_b_squared,
                k1,
                k2,
                m_b,
                c_m_c,
                p_m_c,
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
            let t1 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
            let t3 = cos_alpha * c_m_p * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let t8 = sin_phi * t7;
            let t9 = cos_phi * b * t7 + p_sin_alpha * t8;
            let t10 = p_sin_alpha * (m * t9)
                + (c_m_c * t8 - p_m_c * cos_alpha * t6 * t5 + iz * t8);
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
            let iz = self.parameters.Iz;
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                m_b_squared,
                k1,
                k2,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = cos_alpha * c_m_p * sin_phi;
            let t2 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t3 = rt::lit::<T>(1.0) / (m_b_squared + t2);
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
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                m_b_squared,
                k1,
                k2,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let p_sin_alpha = p * sin_alpha;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
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
                m_c,
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                m_b_squared,
                k1,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = cos_theta * b;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
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
                m_c,
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                m_b_squared,
                k1,
                k2,
                p_m_c,
                twice_m_p_squared,
                iz_plus_c_m_c,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_2_mid = sin_theta * b;
            let cos_phi_front_2_mid = cos_phi * front_2_mid;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = iz + (k2 + m_p_squared * sin_alpha * sin_alpha);
            let t2 = sin_phi * t1 + cos_phi * (sin_alpha * k1);
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
                * (cos_alpha_cos_phi * k1
                    + cos_alpha * sin_phi * (sin_alpha * twice_m_p_squared));
            let sin_alpha_sin_phi = sin_alpha * sin_phi;
            let t15 = c_m_p * sin_alpha_sin_phi;
            let t16 = t4 * (t15 + t7 * t14);
            let t17 = t15 * t7 + t6 * t16;
            let t18 = rho1 * t16;
            let t19 = t11 * (t12 * (t10 * t14 + t3 * t17) + (t15 * t8 + t6 * t18));
            let t20 = t5 * (t4 * t14) + t19;
            let t21 = c_m_p * cos_alpha_cos_phi;
            let t22 = cos_phi * t2 + sin_phi * (cos_phi * t1 - sin_alpha_sin_phi * k1);
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
            let t48 = cos_phi * (p_sin_alpha * t47 + sin_phi * iz_plus_c_m_c);
            let t49 = sin_phi_b * t47;
            let t50 = rho3_inv_is * (t48 - t49);
            let t51 = p_sin_alpha * t30 - sin_phi_b * t13;
            let t52 = m * t51;
            let t53 = c * t35;
            let t54 = body_3 * t32;
            let t55 = t53 - t54;
            let t56 = p_sin_alpha * t38 + (m_c * t55 + iz * t35);
            let t57 = cos_phi * (iz_plus_c_m_c * t30 + p_sin_alpha * t52)
                - sin_phi * t56;
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
            let b = self.parameters.b;
            let iz = self.parameters.Iz;
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_b_squared,
                k1,
                k2,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = cos_theta * b;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_phi
                * (sin_phi * (iz + (k2 + m_p_squared * sin_alpha * sin_alpha))
                    + cos_phi * (sin_alpha * k1));
            let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
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
                m_p_squared,
                c_m_p,
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
                m_p_squared,
                c_m_p,
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
            let iz = self.parameters.Iz;
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                m_c_squared,
                m_p_squared_plus_ix,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                twice_m_c,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = (twice_m_p * cos_theta * sin_alpha - twice_m_c * sin_theta) * x_dot
                + (twice_m_c * cos_theta + twice_m_p * sin_alpha * sin_theta) * y_dot;
            let t2 = t1
                + (theta_dot * (iz + (m_c_squared + m_p_squared * sin_alpha * sin_alpha))
                    - cos_alpha * (alpha_dot * twice_c_m_p));
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
                m_p_squared,
                m_c_squared,
                c_m_p,
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
            let t9 = iz + (m_c_squared + m_p_squared * sin_alpha * sin_alpha)
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
        /// | once, from parameters | 2 | 24 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 20 | 2 | 0 | 0 | 0 |
        /// | each step | 36 | 72 | 5 | 0 | 5 | 0 |
        /// | each sweep for alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient | 86 | 152 | 5 | 0 | 8 | 0 |
        /// | each iteration for alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient | 472 | 818 | 12 | 0 | 7 | 0 |
        /// | each step, rank of the constraints | 6 | 10 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 7 | 23 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m c`
            m_c: T,
            /// `m p²`
            k1: T,
            /// `c m p`
            c_m_p: T,
            /// `m p² + Ix`
            k2: T,
            /// `1/Is`
            inv_is: T,
            /// `m p g`
            m_p_g: T,
            /// `p/2`
            half_p: T,
            /// `m p b`
            m_p_b: T,
            /// `m b²`
            m_b_squared: T,
            /// `2 m p b`
            twice_m_p_b: T,
            /// `m (c² - b²)`
            k3: T,
            /// `m b`
            m_b: T,
            /// `2 m p²`
            k4: T,
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
            k5: T,
            /// `2 b`
            twice_b: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/Is`
            h_over_is: T,
            /// `h (h/Is)/4`
            k6: T,
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
            k7: T,
            /// `b h`
            b_h: T,
            /// `m b h/2`
            k8: T,
            /// `b h/2`
            half_b_h: T,
            /// `m p g h/2`
            k9: T,
            /// `2 m p b h`
            twice_m_p_b_h: T,
            /// `2 h`
            twice_h: T,
            /// `(m p² + Ix) h/2`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); functions of q that the next step needs (7).
            type Carried = [T; 15];
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
                let m_c = m * c;
                let k1 = m * (p * p);
                let m_p = m * p;
                let c_m_p = c * m_p;
                let k2 = k1 + ix;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let half_p = rt::lit::<T>(0.5) * p;
                let m_p_b = m_p * b;
                let b_squared = b * b;
                let m_b_squared = m * b_squared;
                let twice_m_p_b = rt::lit::<T>(2.0) * m_p_b;
                let k3 = m * (c * c - b_squared);
                let m_b = m * b;
                let k4 = rt::lit::<T>(2.0) * k1;
                let half_m = rt::lit::<T>(0.5) * m;
                let twice_c = rt::lit::<T>(2.0) * c;
                let twice_m_p_g = rt::lit::<T>(2.0) * m_p_g;
                let twice_p = rt::lit::<T>(2.0) * p;
                let half_b = rt::lit::<T>(0.5) * b;
                let half_iz = rt::lit::<T>(0.5) * iz;
                let half_c = rt::lit::<T>(0.5) * c;
                let k5 = rt::lit::<T>(0.5) * k2;
                let twice_b = rt::lit::<T>(2.0) * b;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let k6 = rt::lit::<T>(0.25) * (h * h_over_is);
                let c_m_p_h = c_m_p * h;
                let m_p_b_h = m_p_b * h;
                let half_h_over_is = rt::lit::<T>(0.5) * h_over_is;
                let p_h = p * h;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let k7 = rt::lit::<T>(0.5) * (m * p_h);
                let b_h = b * h;
                let k8 = rt::lit::<T>(0.5) * (m * b_h);
                let half_b_h = rt::lit::<T>(0.5) * b_h;
                let k9 = rt::lit::<T>(0.5) * (m_p_g * h);
                let twice_m_p_b_h = rt::lit::<T>(2.0) * m_p_b_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k10 = rt::lit::<T>(0.5) * (k2 * h);
                Scheme {
                    m_c,
                    k1,
                    c_m_p,
                    k2,
                    inv_is,
                    m_p_g,
                    half_p,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    k3,
                    m_b,
                    k4,
                    half_m,
                    twice_c,
                    twice_m_p_g,
                    twice_p,
                    half_b,
                    half_iz,
                    half_c,
                    k5,
                    twice_b,
                    inv_h,
                    half_h,
                    h_over_is,
                    k6,
                    c_m_p_h,
                    m_p_b_h,
                    half_h_over_is,
                    p_h,
                    half_p_h,
                    k7,
                    b_h,
                    k8,
                    half_b_h,
                    k9,
                    twice_m_p_b_h,
                    twice_h,
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
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    t6,
                    t7,
                    is * phi_dot,
                    sin_alpha,
                    cos_alpha,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, sin_alpha_ahead,
                cos_alpha_ahead, sin_phi_ahead, cos_phi_ahead, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    m_c,
                    k1,
                    c_m_p,
                    k2,
                    inv_is,
                    m_p_g,
                    half_p,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    k3,
                    m_b,
                    k4,
                    half_m,
                    twice_c,
                    twice_m_p_g,
                    twice_p,
                    half_b,
                    half_iz,
                    half_c,
                    k5,
                    twice_b,
                    inv_h,
                    half_h,
                    h_over_is,
                    k6,
                    c_m_p_h,
                    m_p_b_h,
                    half_h_over_is,
                    p_h,
                    half_p_h,
                    k7,
                    b_h,
                    k8,
                    half_b_h,
                    k9,
                    twice_m_p_b_h,
                    twice_h,
                    k10,
                } = *setting.scheme();
                let t1 = sin_phi_ahead * (c_m_p * cos_alpha_ahead);
                let t2 = sin_phi_ahead
                    * (sin_phi_ahead
                        * (iz + (k3 + k1 * sin_alpha_ahead * sin_alpha_ahead))
                        + cos_phi_ahead * (sin_alpha_ahead * twice_m_p_b));
                let t3 = m_b_squared + t2;
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = t1 * t4;
                let t6 = k2 - t1 * t5;
                let t7 = rt::lit::<T>(1.0) / t6;
                let p_sin_alpha_ahead = p * sin_alpha_ahead;
                let t8 = rt::lit::<T>(1.0) / (t3 * t6);
                let t9 = sin_phi_ahead * p_sin_alpha_ahead;
                let t10 = t1 * t8;
                let t11 = rt::lit::<T>(0.5) * t1;
                let t12 = rt::lit::<T>(0.5) * t3;
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
                    let t22 = rho1 + rho1_rate * half_h;
                    let phi_rate_half_h = phi_rate * half_h;
                    let t23 = phi + phi_rate_half_h;
                    let (t24, t25) = rt::sin_cos(t23);
                    let alpha_rate_half_h = alpha_rate * half_h;
                    let t26 = alpha + alpha_rate_half_h;
                    let (t27, t28) = rt::sin_cos(t26);
                    let t29 = t24 * (c_m_p * t28);
                    let t30 = k1 * t27;
                    let t31 = iz + (k3 + t30 * t27);
                    let t32 = t24 * t31 + t25 * (twice_m_p_b * t27);
                    let t33 = m_b_squared + t24 * t32;
                    let t34 = rt::lit::<T>(1.0) / t33;
                    let t35 = t29 * t34;
                    let t36 = t22 * t35 + (rho2 + rho2_rate * half_h);
                    let t37 = k2 - t29 * t35;
                    let t38 = rt::lit::<T>(1.0) / t37;
                    let t39 = t36 * t38;
                    let alpha_rate_h = alpha_rate * h;
                    let t83 = m_p_g * t27;
                    let t43 = t29 * t36;
                    let t385 = t34 * (t22 + t38 * t43);
                    let t386 = t25 * t385;
                    let t47 = p * t27;
                    let t387 = t24 * t385;
                    let t388 = b * t386 + t47 * t387;
                    let t53 = p * t28;
                    let t85 = t47 * t39;
                    let t54 = t53 * t39;
                    let t389 = c * t387;
                    let t390 = t389 - t54;
                    let t391 = t83 + m * (t388 * (t387 * t53) + t85 * (t54 + t390));
                    let alpha_new = alpha + alpha_rate_h;
                    let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                        alpha_new,
                    );
                    let t119 = sin_alpha_ahead_new + sin_alpha_ahead;
                    let t120 = p * t119;
                    let sin_phi_rate_half_h = rt::sin(phi_rate_half_h);
                    let t392 = t386 * sin_phi_rate_half_h;
                    let t123 = rt::sin(alpha_rate_half_h);
                    let t125 = t28 * (p * t123);
                    let phi_rate_h = phi_rate * h;
                    let phi_new = phi + phi_rate_h;
                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                    let t126 = sin_phi_ahead_new + sin_phi_ahead;
                    let t393 = t126 * t385;
                    let t133 = b * (cos_phi_ahead_new + cos_phi_ahead) + t9;
                    let t131 = p * sin_alpha_ahead_new;
                    let t310 = t133 + sin_phi_ahead_new * t131;
                    let t394 = (t120 * t392
                        + (t125 * t393 - t385 * (t24 * (twice_b * sin_phi_rate_half_h))))
                        * (t385 * t310);
                    let t135 = t27 * t123;
                    let t136 = twice_p * t135;
                    let t137 = t39 * t136;
                    let t139 = cos_alpha_ahead_new + cos_alpha_ahead;
                    let t140 = p * t139;
                    let t141 = t140 * t39;
                    let t395 = (t137 + twice_c * t392) * (c * t393 - t141)
                        + t39 * (t39 * (t125 * (t119 * twice_p)));
                    let rho1_new = rho1 + rho1_rate * h;
                    let t91 = sin_phi_ahead_new * (c_m_p * cos_alpha_ahead_new);
                    let t100 = rho1_new + t91 * t39;
                    let t95 = iz + (k3 + k1 * sin_alpha_ahead_new * sin_alpha_ahead_new);
                    let t96 = sin_phi_ahead_new * t95
                        + cos_phi_ahead_new * (sin_alpha_ahead_new * twice_m_p_b);
                    let t97 = m_b_squared + sin_phi_ahead_new * t96;
                    let t396 = t100 - t385 * t97;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t92 = k2 * t39;
                    let t93 = rho2_new - t92;
                    let t397 = t93 + t385 * t91;
                    let t98 = rt::lit::<T>(1.0) / t97;
                    let t99 = t91 * t98;
                    let t398 = t397 + t99 * t396;
                    let t103 = k2 - t91 * t99;
                    let t104 = rt::lit::<T>(1.0) / t103;
                    let t106 = rho2 - t92;
                    let t399 = t106 + t1 * t385;
                    let t108 = rho1 + t1 * t39;
                    let t400 = t108 - t3 * t385;
                    let t401 = t399 + t5 * t400;
                    let t402 = (t396 + t398 * (t91 * t104)) * (t98 * t396)
                        + (t398 * (t104 * t397) - t401 * (t7 * t399));
                    let t403 = iz * t387;
                    let t404 = t386 * t403;
                    let t40 = b * t24;
                    let t405 = t388 * (t47 * t386 - t40 * t385);
                    let t406 = c * t386;
                    let t407 = t404 + m * (t405 + t406 * t390);
                    let t145 = twice_m_p_g * t135;
                    let t408 = rt::lit::<T>(0.5)
                        * (t402 - t400 * (t4 * t400 + t10 * t401))
                        + (phi_rate_h * t407 - (t145 + t392 * (iz * t393)));
                    let t59 = rho1_rate * kappa_gradient;
                    let t409 = t59 + t385;
                    let t410 = t25 * t409;
                    let t411 = b * t410;
                    let t412 = t24 * t409;
                    let t413 = theta + half_h * t412;
                    let (t414, t415) = rt::sin_cos(t413);
                    let t416 = t411 * t414;
                    let t417 = t415 * t411;
                    let t418 = m * t388;
                    let t419 = t40 * t418;
                    let t420 = t47 * t418;
                    let t421 = t25 * (t420 + (t403 + m_c * t390));
                    let t422 = t419 - t421;
                    let t65 = phi_rate * kappa_gradient;
                    let t423 = t409 * t422 + (t407 - t65);
                    let t147 = alpha_rate * alpha_rate + phi_rate * phi_rate
                        + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                    let t424 = h
                        * (t416 * t416
                            + (t417 * t417 + (t423 * t423 + (t147 + t412 * t412))));
                    let t425 = rt::div_or_zero(
                        alpha_rate_h * t391 - half_m * (t394 + t395) + t408,
                        t424,
                    );
                    let t426 = t385 + rho1_rate * t425;
                    let t427 = t422 * t426 + (t407 - phi_rate * t425);
                    let t428 = inv_is * (rho3 + half_h * t427) + t425 * t427;
                    let t429 = t24 * t426;
                    let t41 = b * t25;
                    let t430 = theta + half_h * t429;
                    let (t431, t432) = rt::sin_cos(t430);
                    let t433 = t41 * t432;
                    let t434 = t41 * t431;
                    let t435 = t428 * (t421 - t419)
                        - t425 * (t24 * t429 + t426 * (t433 * t433 + t434 * t434));
                    solution1
                        .update([
                            t39 + rho2_rate * t425,
                            t428,
                            t435,
                            t391 - alpha_rate * t425,
                            t425,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t13 = rho2 + rho1 * t5;
                            let t14 = t13 * t7;
                            let rho3_inv_is = rho3 * inv_is;
                            let t15 = rho1 * t4 + t8 * (t1 * t13);
                            let t16 = sin_phi_ahead * t15;
                            let t17 = b * cos_phi_ahead * t15 + p_sin_alpha_ahead * t16;
                            let p_cos_alpha_ahead = p * cos_alpha_ahead;
                            let t18 = p_cos_alpha_ahead * t14;
                            let t19 = c * t16 - t18;
                            let t20 = cos_phi_ahead
                                * (p_sin_alpha_ahead * (m * t17) + (m_c * t19 + iz * t16))
                                - t17 * (sin_phi_ahead * m_b);
                            let t21 = m_p_g * sin_alpha_ahead
                                + m
                                    * (t17 * (p_cos_alpha_ahead * t16)
                                        + (t18 + t19) * (p_sin_alpha_ahead * t14));
                            [t14, rho3_inv_is, rho3_inv_is * t20, t21, rt::lit::<T>(0.0)]
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
                            let t22 = rho1 + rho1_rate * half_h;
                            let phi_rate_half_h = phi_rate * half_h;
                            let t23 = phi + phi_rate_half_h;
                            let (t24, t25) = rt::sin_cos(t23);
                            let alpha_rate_half_h = alpha_rate * half_h;
                            let t26 = alpha + alpha_rate_half_h;
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = t24 * (c_m_p * t28);
                            let t30 = k1 * t27;
                            let t31 = iz + (k3 + t30 * t27);
                            let t32 = t24 * t31 + t25 * (twice_m_p_b * t27);
                            let t33 = m_b_squared + t24 * t32;
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = t29 * t34;
                            let t36 = t22 * t35 + (rho2 + rho2_rate * half_h);
                            let t37 = k2 - t29 * t35;
                            let t38 = rt::lit::<T>(1.0) / t37;
                            let t39 = t36 * t38;
                            let t40 = b * t24;
                            let t41 = b * t25;
                            let t42 = t22 * t34;
                            let t43 = t29 * t36;
                            let t44 = rt::lit::<T>(1.0) / (t33 * t37);
                            let t45 = t43 * t44;
                            let t46 = t42 + t45;
                            let t47 = p * t27;
                            let t48 = t24 * t46;
                            let t49 = t41 * t46 + t47 * t48;
                            let t50 = m * t49;
                            let t51 = t40 * t50;
                            let t52 = iz * t48;
                            let t53 = p * t28;
                            let t54 = t53 * t39;
                            let t55 = c * t48 - t54;
                            let t56 = t47 * t50 + (t52 + m_c * t55);
                            let t57 = t25 * t56;
                            let t58 = t51 - t57;
                            let t59 = rho1_rate * kappa_gradient;
                            let t60 = t59 + t46;
                            let t61 = t25 * t46;
                            let t62 = t47 * t61 - t40 * t46;
                            let t63 = c * t61;
                            let t64 = t61 * t52 + m * (t49 * t62 + t55 * t63);
                            let t65 = phi_rate * kappa_gradient;
                            let t66 = t58 * t60 + (t64 - t65);
                            let t67 = rho3 + half_h * t66;
                            let t68 = inv_is * t67 + kappa_gradient * t66;
                            let t69 = t24 * t60;
                            let t70 = theta + half_h * t69;
                            let (t71, t72) = rt::sin_cos(t70);
                            let t73 = t25 * t71;
                            let t74 = b * t73;
                            let t75 = t60 * t74;
                            let t76 = kappa_gradient * t75;
                            let t77 = t25 * t72;
                            let t78 = b * t77;
                            let t79 = t60 * t78;
                            let t80 = kappa_gradient * t79;
                            let t81 = kappa_gradient * t69;
                            let t82 = t57 - t51;
                            let t83 = m_p_g * t27;
                            let t84 = t53 * t48;
                            let t85 = t47 * t39;
                            let t86 = t54 + t55;
                            let t87 = t83 + m * (t49 * t84 + t85 * t86);
                            let t88 = h * t66;
                            let t89 = rho3 + t88 - t67;
                            let t90 = inv_is * t89;
                            let phi_rate_h = phi_rate * h;
                            let phi_new = phi + phi_rate_h;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new,
                            );
                            let alpha_rate_h = alpha_rate * h;
                            let alpha_new = alpha + alpha_rate_h;
                            let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                                alpha_new,
                            );
                            let t91 = sin_phi_ahead_new * (c_m_p * cos_alpha_ahead_new);
                            let rho2_new = rho2 + rho2_rate * h;
                            let t92 = k2 * t39;
                            let t93 = rho2_new - t92;
                            let t94 = t91 * t46 + t93;
                            let t95 = iz
                                + (k3 + k1 * sin_alpha_ahead_new * sin_alpha_ahead_new);
                            let t96 = sin_phi_ahead_new * t95
                                + cos_phi_ahead_new * (sin_alpha_ahead_new * twice_m_p_b);
                            let t97 = m_b_squared + sin_phi_ahead_new * t96;
                            let t98 = rt::lit::<T>(1.0) / t97;
                            let t99 = t91 * t98;
                            let rho1_new = rho1 + rho1_rate * h;
                            let t100 = rho1_new + t91 * t39;
                            let t101 = t100 - t97 * t46;
                            let t102 = t94 + t99 * t101;
                            let t103 = k2 - t91 * t99;
                            let t104 = rt::lit::<T>(1.0) / t103;
                            let t105 = t102 * t104;
                            let t106 = rho2 - t92;
                            let t107 = t1 * t46 + t106;
                            let t108 = rho1 + t1 * t39;
                            let t109 = t108 - t3 * t46;
                            let t110 = t107 + t5 * t109;
                            let t111 = t7 * t110;
                            let t112 = t98 * t101;
                            let t113 = rt::lit::<T>(1.0) / (t97 * t103);
                            let t114 = t91 * t113;
                            let t115 = t102 * t114;
                            let t116 = t112 + t115;
                            let t117 = t4 * t109 + t110 * t10;
                            let t118 = t94 * t105 - t107 * t111
                                + (t101 * t116 - t109 * t117) - t66 * (t66 * k6);
                            let t119 = sin_alpha_ahead_new + sin_alpha_ahead;
                            let t120 = p * t119;
                            let (sin_phi_rate_half_h, cos_phi_rate_half_h) = rt::sin_cos(
                                phi_rate_half_h,
                            );
                            let t121 = t25 * sin_phi_rate_half_h;
                            let t122 = t121 * t46;
                            let (t123, t124) = rt::sin_cos(alpha_rate_half_h);
                            let t125 = t28 * (p * t123);
                            let t126 = sin_phi_ahead_new + sin_phi_ahead;
                            let t127 = t126 * t46;
                            let t128 = t24 * (b * sin_phi_rate_half_h);
                            let t129 = rt::lit::<T>(2.0) * t128;
                            let t130 = t120 * t122 + (t125 * t127 - t46 * t129);
                            let t131 = p * sin_alpha_ahead_new;
                            let t132 = sin_phi_ahead_new * t46;
                            let t133 = b * (cos_phi_ahead_new + cos_phi_ahead) + t9;
                            let t134 = t131 * t132 + t133 * t46;
                            let t135 = t27 * t123;
                            let t136 = twice_p * t135;
                            let t137 = t39 * t136;
                            let t138 = twice_c * t122 + t137;
                            let t139 = cos_alpha_ahead_new + cos_alpha_ahead;
                            let t140 = p * t139;
                            let t141 = t140 * t39;
                            let t142 = c * t127 - t141;
                            let t143 = t120 * t39;
                            let t144 = t125 * t39;
                            let t145 = twice_m_p_g * t135;
                            let t146 = half_m
                                * (t130 * t134
                                    + (t138 * t142 + t143 * (rt::lit::<T>(2.0) * t144)))
                                + (t145 + t127 * (iz * t122));
                            let t147 = alpha_rate * alpha_rate + phi_rate * phi_rate
                                + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                            let t148 = h
                                * (t75 * t75
                                    + (t79 * t79 + (t66 * t66 + (t69 * t69 + t147))));
                            let t149 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t89 * t90 + t118)
                                    + (alpha_rate_h * t87 + (phi_rate_h * t64 - t146)),
                                t148,
                            );
                            let t150 = rt::lit::<T>(0.5) * (t27 * (t24 * c_m_p_h));
                            let t151 = h * t28;
                            let t152 = (t24 * t30 + m_p_b * t25) * (t24 * t151);
                            let t153 = t34 * (t150 + t35 * t152);
                            let t154 = t22 * t153;
                            let t155 = t35 * t150 + t29 * t153;
                            let t156 = t38 * (t154 + t39 * t155);
                            let t157 = rt::lit::<T>(0.5) * (t25 * (t28 * c_m_p_h));
                            let t158 = half_h * t25;
                            let t159 = t24 * (t31 * t158 - t24 * (t27 * m_p_b_h))
                                + t32 * t158;
                            let t160 = t34 * (t157 - t35 * t159);
                            let t161 = t22 * t160;
                            let t162 = t35 * t157 + t29 * t160;
                            let t163 = t38 * (t161 + t39 * t162);
                            let t164 = h * t35;
                            let t165 = t38 * t164;
                            let t166 = kappa_gradient + half_h_over_is;
                            let t167 = t28 * half_p_h;
                            let t168 = t44
                                * (t45 * (t37 * t152 + t33 * t155)
                                    + (t36 * t150 + t29 * t154));
                            let t169 = t42 * (t34 * t152) + t168;
                            let t170 = t24 * t169;
                            let t171 = t48 * t167 - t41 * t169 - t47 * t170;
                            let t172 = m * t171;
                            let t173 = t40 * t172;
                            let t174 = t27 * half_p_h;
                            let t175 = t39 * t174 + t53 * t156;
                            let t176 = t175 - c * t170;
                            let t177 = t25
                                * (t47 * t172
                                    + (m_c * t176 + (t49 * (t28 * k7) - iz * t170)));
                            let t178 = t25 * t169;
                            let t179 = c * t55;
                            let t180 = t63 * t176 - t178 * t179
                                + (t62 * t171
                                    + t49 * (t40 * t169 + t61 * t167 - t47 * t178));
                            let t181 = m * t180 - iz * (t61 * t170 + t48 * t178);
                            let t182 = t60 * (t173 - t177) + (t181 - t58 * t169);
                            let t183 = t166 * t182;
                            let t184 = t44
                                * (t36 * t157 + t29 * t161
                                    - t45 * (t37 * t159 - t33 * t162));
                            let t185 = t184 - t42 * (t34 * t159);
                            let t186 = t24 * t185;
                            let t187 = t186 + t158 * t46;
                            let t188 = h * t24;
                            let t189 = t188 * t46;
                            let t190 = t47 * t187 + (t41 * t185 - half_b * t189);
                            let t191 = m * t190;
                            let t192 = t49 * (t25 * k8) + t40 * t191;
                            let t193 = t53 * t163;
                            let t194 = c * t187 - t193;
                            let t195 = t25 * (t47 * t191 + (m_c * t194 + iz * t187))
                                - t56 * (half_h * t24);
                            let t196 = t25 * t185 - rt::lit::<T>(0.5) * t189;
                            let t197 = t49
                                * (t47 * t196 - (t40 * t185 + t46 * (t25 * half_b_h)))
                                + t63 * t194;
                            let t198 = iz * (t61 * t187 + t48 * t196)
                                + m * (t62 * t190 + t179 * t196 + t197);
                            let t199 = t60 * (t192 - t195)
                                + (t198 + (t58 * t185 - kappa_gradient));
                            let t200 = t166 * t199;
                            let t201 = h * t34 + t44 * (t29 * t164);
                            let t202 = rt::lit::<T>(0.5) * t201;
                            let t203 = t24 * t202;
                            let t204 = t41 * t202 + t47 * t203;
                            let t205 = m * t204;
                            let t206 = t40 * t205;
                            let t207 = t53 * t165;
                            let t208 = c * t203 - rt::lit::<T>(0.5) * t207;
                            let t209 = t25 * (t47 * t205 + (m_c * t208 + iz * t203));
                            let t210 = t25 * t202;
                            let t211 = t62 * t204 + t55 * (c * t210)
                                + (t49 * (t47 * t210 - t40 * t202) + t63 * t208);
                            let t212 = iz * (t61 * t203 + t48 * t210) + m * t211;
                            let t213 = kappa_gradient + t202;
                            let t214 = t60 * (t206 - t209) + (t212 + t58 * t213);
                            let t215 = t166 * t214;
                            let t216 = t44 * (h * t29);
                            let t217 = t24 * t216;
                            let t218 = t25 * t216;
                            let t219 = t41 * t216 + t47 * t217;
                            let t220 = rt::lit::<T>(0.5) * t219;
                            let t221 = h * t38;
                            let t222 = t53 * t221;
                            let t223 = half_c * t217 - rt::lit::<T>(0.5) * t222;
                            let t224 = t62 * t220 + t63 * t223
                                + (t49 * (rt::lit::<T>(0.5) * (t47 * t218 - t40 * t216))
                                    + t55 * (half_c * t218));
                            let t225 = half_iz * (t61 * t217 + t48 * t218) + m * t224;
                            let t226 = half_m * t219;
                            let t227 = t40 * t226;
                            let t228 = t25
                                * (t47 * t226 + (m_c * t223 + half_iz * t217));
                            let t229 = t58 * (rt::lit::<T>(0.5) * t216)
                                + (t225 + t60 * (t227 - t228));
                            let t230 = t166 * t229;
                            let t231 = rho1_rate * t58 - phi_rate;
                            let t232 = t66 + t166 * t231;
                            let t233 = b_h * t170;
                            let t234 = t73 * t233;
                            let t235 = rt::lit::<T>(0.5) * t60;
                            let t236 = t234 * t235 - t169 * t78;
                            let t237 = t77 * t233;
                            let t238 = t169 * t74 + t235 * t237;
                            let t239 = rt::lit::<T>(0.5) * (t80 * t234 - t76 * t237)
                                - (t68 * (t177 - t173) + t82 * t183);
                            let t240 = t186 + t158 * t60;
                            let t241 = h * t240;
                            let t242 = half_b * (t188 * t72 + t73 * t241);
                            let t243 = t185 * t78 - t60 * t242;
                            let t244 = half_b * (t77 * t241 - t188 * t71);
                            let t245 = t185 * t74 + t60 * t244;
                            let t246 = t76 * t244
                                + (t158 * t81 - t68 * (t195 - t192) - t82 * t200)
                                - t80 * t242;
                            let t247 = t24 * t213;
                            let t248 = b_h * t247;
                            let t249 = t73 * t248;
                            let t250 = t213 * t78 - t235 * t249;
                            let t251 = t77 * t248;
                            let t252 = t213 * t74 + t235 * t251;
                            let t253 = rt::lit::<T>(0.5) * (t76 * t251 - t80 * t249)
                                + (rt::lit::<T>(1.0) - t82 * t215 - t68 * (t209 - t206));
                            let t254 = t216 * t78;
                            let t255 = b_h * t217;
                            let t256 = t73 * t255;
                            let t257 = t60 * t256;
                            let t258 = t216 * t74;
                            let t259 = t77 * t255;
                            let t260 = t60 * t259;
                            let t261 = t78
                                * (rt::lit::<T>(0.5) * t254 - rt::lit::<T>(0.25) * t257)
                                + (t74
                                    * (rt::lit::<T>(0.5) * t258 + rt::lit::<T>(0.25) * t260)
                                    + t217 * (rt::lit::<T>(0.5) * t24));
                            let t262 = rt::lit::<T>(0.25) * (t76 * t259 - t80 * t256)
                                - (t68 * (t228 - t227) + t82 * t230);
                            let t263 = rho1_rate * t24;
                            let t264 = b_h * t263;
                            let t265 = t73 * t264;
                            let t266 = rho1_rate * t78 - t235 * t265;
                            let t267 = t78 * (t79 + kappa_gradient * t266)
                                + (t24 * (t69 + kappa_gradient * t263) - t82 * t232);
                            let t268 = t77 * t264;
                            let t269 = rho1_rate * t74 + t235 * t268;
                            let t270 = t267
                                + (t74 * (t75 + kappa_gradient * t269)
                                    + rt::lit::<T>(0.5) * (t76 * t268 - t80 * t265));
                            let t271 = t86 * (t39 * t167 - t47 * t156) + t84 * t171
                                + (t85 * (t176 - t175) - t49 * (t48 * t174 + t53 * t170));
                            let t272 = t28 * k9 + m * t271;
                            let t273 = t53 * t49;
                            let t274 = t85 * (t193 + t194)
                                + (t84 * t190 + (t187 * t273 + t86 * (t47 * t163)));
                            let t275 = m * t274;
                            let t276 = rt::lit::<T>(0.5)
                                * (t85 * t207 + t86 * (t47 * t165))
                                + (t85 * t208 + (t84 * t204 + t203 * t273));
                            let t277 = m * t276;
                            let t278 = rt::lit::<T>(0.5)
                                * (t217 * t273 + (t86 * (t47 * t221) + t85 * t222))
                                + (t84 * t220 + t85 * t223);
                            let t279 = m * t278;
                            let t280 = rt::lit::<T>(2.0)
                                * (t79 * t236 + (t66 * t182 + (alpha_rate - t69 * t170))
                                    - t75 * t238);
                            let t281 = h * t182;
                            let t282 = h_over_is * t182;
                            let t283 = k2 * t156;
                            let t284 = sin_alpha_ahead_new
                                * (sin_phi_ahead_new * c_m_p_h);
                            let t285 = t283 - t284 * t46 - t91 * t169;
                            let t286 = (cos_phi_ahead_new * twice_m_p_b
                                + sin_phi_ahead_new * (sin_alpha_ahead_new * k4))
                                * (sin_phi_ahead_new * (h * cos_alpha_ahead_new));
                            let t287 = t98 * (t284 + t286 * t99);
                            let t288 = t91 * t156 + (t284 * t39 + t286 * t46)
                                - t97 * t169;
                            let t289 = t285 - t101 * t287 - t99 * t288;
                            let t290 = t284 * t99 + t91 * t287;
                            let t291 = t113
                                * (t91 * t289
                                    - (t284 * t102 + t115 * (t286 * t103 + t97 * t290)));
                            let t292 = t94 * t104;
                            let t293 = t3 * t169 - t1 * t156;
                            let t294 = t283 - t1 * t169;
                            let t295 = t294 + t5 * t293;
                            let t296 = t7 * t107;
                            let t297 = t105 * t285 - t111 * t294 - t295 * t296
                                - t109 * (t4 * t293 + t10 * t295);
                            let t298 = t101 * (t291 - t98 * (t288 + t286 * t112))
                                + ((t289 - t105 * t290) * t292 - (t117 * t293 + t116 * t288)
                                    + t297);
                            let t299 = h_over_is * t66;
                            let t300 = rt::lit::<T>(0.5) * (t90 * t281 + t89 * t282)
                                + t298 - rt::lit::<T>(0.25) * (t299 * t281 + t88 * t282);
                            let t301 = t121 * t169;
                            let t302 = t126 * t169;
                            let t303 = h * t124;
                            let t304 = t123 * t151 + t27 * t303;
                            let t305 = p * t135;
                            let t306 = t142
                                * (rt::lit::<T>(2.0) * (t39 * (half_p * t304) - t305 * t156)
                                    - twice_c * t301)
                                + t138
                                    * (t39 * (sin_alpha_ahead_new * p_h) + t140 * t156
                                        - c * t302);
                            let t307 = cos_alpha_ahead_new * p_h;
                            let t308 = half_p * (t28 * t303 - t123 * (h * t27));
                            let t309 = t169 * t129 + (t307 * t122 + t308 * t127)
                                - (t125 * t302 + t120 * t301);
                            let t310 = t133 + sin_phi_ahead_new * t131;
                            let t311 = t143 * (t308 * t39 - t125 * t156)
                                + t144 * (t307 * t39 - t120 * t156);
                            let t312 = t306
                                + (t134 * t309
                                    + (t130 * (t307 * t132 - t310 * t169)
                                        + rt::lit::<T>(2.0) * t311));
                            let t313 = phi_rate_h * t181
                                + (iz * (t301 * t127 + t122 * t302) - m_p_g * t304
                                    - half_m * t312);
                            let t314 = rt::div_or_zero(
                                h * (t87 - t149 * t280)
                                    + (rt::lit::<T>(0.5) * t300 + (alpha_rate_h * t272 + t313)),
                                t148,
                            );
                            let t315 = rt::lit::<T>(2.0)
                                * (t79 * t243
                                    + (t75 * t245 + (t66 * t199 + (phi_rate + t69 * t240))));
                            let t316 = h * t199;
                            let t317 = h_over_is * t199;
                            let t318 = cos_phi_ahead_new
                                * (cos_alpha_ahead_new * c_m_p_h);
                            let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                            let t319 = h_cos_phi_ahead_new * t96
                                + sin_phi_ahead_new
                                    * (h_cos_phi_ahead_new * t95
                                        - sin_phi_ahead_new
                                            * (sin_alpha_ahead_new * twice_m_p_b_h));
                            let t320 = t91 * t163 + (t318 * t39 - t319 * t46)
                                - t97 * t185;
                            let t321 = k2 * t163;
                            let t322 = t91 * t185 + (t318 * t46 - t321);
                            let t323 = t98 * (t318 - t319 * t99);
                            let t324 = t99 * t320 + (t322 + t101 * t323);
                            let t325 = t318 * t99 + t91 * t323;
                            let t326 = t113
                                * (t91 * t324
                                    + (t318 * t102 - t115 * (t319 * t103 - t97 * t325)));
                            let t327 = t1 * t163 - t3 * t185;
                            let t328 = t1 * t185 - t321;
                            let t329 = t328 + t5 * t327;
                            let t330 = t105 * t322 - t111 * t328 - t296 * t329
                                - t109 * (t4 * t327 + t10 * t329);
                            let t331 = t101 * (t98 * (t320 - t319 * t112) + t326)
                                + (t292 * (t324 + t105 * t325) + (t116 * t320 - t117 * t327)
                                    + t330);
                            let t332 = rt::lit::<T>(0.5) * (t90 * t316 + t89 * t317)
                                + t331 - rt::lit::<T>(0.25) * (t299 * t316 + t88 * t317);
                            let t333 = h * cos_phi_rate_half_h;
                            let t334 = t121 * t185
                                + t46
                                    * (rt::lit::<T>(0.5)
                                        * (t25 * t333 - t188 * sin_phi_rate_half_h));
                            let t335 = h_cos_phi_ahead_new * t46;
                            let t336 = t335 + t126 * t185;
                            let t337 = t142 * (twice_c * t334 + t136 * t163)
                                + t138 * (c * t336 - t140 * t163);
                            let t338 = rt::lit::<T>(2.0)
                                * (t128 * t185
                                    + t46
                                        * (half_b
                                            * (sin_phi_rate_half_h * (h * t25) + t24 * t333)));
                            let t339 = t130
                                * (t131 * (t335 + sin_phi_ahead_new * t185)
                                    + (t133 * t185 - t46 * (sin_phi_ahead_new * b_h)));
                            let t340 = t125 * t143 + t120 * t144;
                            let t341 = t134 * (t125 * t336 + t120 * t334 - t338)
                                + (t339 + t340 * (rt::lit::<T>(2.0) * t163));
                            let t342 = alpha_rate_h * t275
                                - iz * (t334 * t127 + t122 * t336)
                                + (phi_rate_h * t198 - half_m * (t337 + t341));
                            let t343 = h * t214;
                            let t344 = h_over_is * t214;
                            let t345 = rt::lit::<T>(0.5) * t91;
                            let t346 = h + t165 * t345 - t97 * t202;
                            let t347 = k5 * t165;
                            let t348 = t91 * t202 - t347;
                            let t349 = t348 + t99 * t346;
                            let t350 = t11 * t165 - t3 * t202;
                            let t351 = t1 * t202 - t347;
                            let t352 = t351 + t5 * t350;
                            let t353 = t101 * (t98 * t346 + t114 * t349)
                                - t109 * (t4 * t350 + t10 * t352);
                            let t354 = t116 * t346 - t117 * t350
                                + (t105 * t348 + t349 * t292 - (t111 * t351 + t296 * t352));
                            let t355 = rt::lit::<T>(0.5) * (t90 * t343 + t89 * t344)
                                + (t353 + t354
                                    - rt::lit::<T>(0.25) * (t299 * t343 + t88 * t344));
                            let t356 = t121 * t202;
                            let t357 = t126 * t202;
                            let t358 = t134 * (t120 * t356 + (t125 * t357 - t128 * t201))
                                + (t142 * (t201 * (c * t121) + t305 * t165) + t165 * t340);
                            let t359 = t130 * (t310 * t202)
                                + t138 * (c * t357 - t165 * (t139 * half_p)) + t358;
                            let t360 = alpha_rate_h * t277 + phi_rate_h * t212
                                - (iz * (t356 * t127 + t122 * t357) + half_m * t359);
                            let t361 = (t79 * t250
                                + (t75 * t252 + (t66 * t214 + (rho1_rate + t69 * t247))))
                                * twice_h;
                            let t362 = h * t229;
                            let t363 = h_over_is * t229;
                            let t364 = t38 * k10;
                            let t365 = t216 * t345 + (h - t364);
                            let t366 = t11 * t221 - t216 * t12;
                            let t367 = t11 * t216 - t364;
                            let t368 = t367 + t5 * t366;
                            let t369 = rt::lit::<T>(0.5) * (t91 * t221 - t97 * t216);
                            let t370 = t365 + t99 * t369;
                            let t371 = t370 * t292 - t296 * t368 - t111 * t367
                                + (t116 * t369 + t101 * (t98 * t369 + t114 * t370));
                            let t372 = t105 * t365 - t109 * (t4 * t366 + t10 * t368)
                                - t117 * t366 + t371;
                            let t373 = rt::lit::<T>(0.5) * (t90 * t362 + t89 * t363)
                                + (t372 - rt::lit::<T>(0.25) * (t299 * t362 + t88 * t363));
                            let t374 = t121 * t216;
                            let t375 = t126 * t216;
                            let t376 = t134
                                * (rt::lit::<T>(0.5) * (t125 * t375 + t120 * t374)
                                    - t128 * t216)
                                + t138 * (half_c * t375 - t38 * (t139 * half_p_h));
                            let t377 = t130 * (t216 * (rt::lit::<T>(0.5) * t310))
                                + (t142 * (c * t374 + t305 * t221) + t221 * t340);
                            let t378 = phi_rate_h * t225
                                - (half_iz * (t374 * t127 + t122 * t375)
                                    + half_m * (t376 + t377));
                            let t379 = t79 * (t254 - rt::lit::<T>(0.5) * t257)
                                + (t69 * t217
                                    + rt::lit::<T>(2.0) * (rho2_rate + t66 * t229));
                            let t380 = rt::lit::<T>(0.5) * t373
                                + (alpha_rate_h * t279 + t378)
                                - t149
                                    * (h * (t75 * (t258 + rt::lit::<T>(0.5) * t260) + t379));
                            let t381 = h * t231;
                            let t382 = h_over_is * t231;
                            let t383 = rt::lit::<T>(0.25) * (t90 * t381 + t89 * t382)
                                - rt::lit::<T>(0.125) * (t299 * t381 + t88 * t382);
                            let t384 = t149
                                * (twice_h
                                    * (t75 * t269 + (t79 * t266 + (t231 * t66 + t263 * t69))));
                            (
                                [
                                    alpha_rate - rho2_rate * kappa_gradient - t39,
                                    phi_rate - t68,
                                    t74 * t76
                                        + (t78 * t80 + (rho1_rate + t24 * t81 - t82 * t68)),
                                    rho2_rate + alpha_rate * kappa_gradient - t87,
                                    kappa_gradient - t149,
                                ],
                                [
                                    [
                                        t156 + rt::lit::<T>(1.0),
                                        -t163,
                                        rt::lit::<T>(-0.5) * t165,
                                        -(kappa_gradient + half_h * t38),
                                        -rho2_rate,
                                    ],
                                    [-t183, rt::lit::<T>(1.0) - t200, -t215, -t230, -t232],
                                    [
                                        kappa_gradient * (t78 * t236 - t24 * t170 - t74 * t238)
                                            + t239,
                                        kappa_gradient * (t78 * t243 + (t74 * t245 + t24 * t240))
                                            + t246,
                                        kappa_gradient * (t78 * t250 + (t74 * t252 + t24 * t247))
                                            + t253,
                                        kappa_gradient * t261 + t262,
                                        t270,
                                    ],
                                    [
                                        kappa_gradient - t272,
                                        -t275,
                                        -t277,
                                        rt::lit::<T>(1.0) - t279,
                                        alpha_rate,
                                    ],
                                    [
                                        -t314,
                                        -rt::div_or_zero(
                                            h * (t64 - t149 * t315) + (rt::lit::<T>(0.5) * t332 + t342),
                                            t148,
                                        ),
                                        -rt::div_or_zero(
                                            rt::lit::<T>(0.5) * t355 + t360 - t149 * t361,
                                            t148,
                                        ),
                                        -rt::div_or_zero(t380, t148),
                                        rt::lit::<T>(1.0) - rt::div_or_zero(t383 - t384, t148),
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
                let t59 = rho1_rate * kappa_gradient;
                let phi_rate_half_h = phi_rate * half_h;
                let t23 = phi + phi_rate_half_h;
                let (t24, t25) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_half_h,
                    t23,
                    tally,
                );
                let alpha_rate_half_h = alpha_rate * half_h;
                let t26 = alpha + alpha_rate_half_h;
                let (t27, t28) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_half_h,
                    t26,
                    tally,
                );
                let t30 = k1 * t27;
                let t31 = iz + (k3 + t30 * t27);
                let t32 = t24 * t31 + t25 * (twice_m_p_b * t27);
                let t33 = m_b_squared + t24 * t32;
                let t34 = rt::lit::<T>(1.0) / t33;
                let t22 = rho1 + rho1_rate * half_h;
                let t29 = t24 * (c_m_p * t28);
                let t35 = t29 * t34;
                let t37 = k2 - t29 * t35;
                let t38 = rt::lit::<T>(1.0) / t37;
                let t36 = t22 * t35 + (rho2 + rho2_rate * half_h);
                let t43 = t29 * t36;
                let t385 = t34 * (t22 + t38 * t43);
                let t409 = t59 + t385;
                let t188 = h * t24;
                let t436 = t409 * t188;
                let theta_ahead_new = theta + rt::lit::<T>(0.5) * t436;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new - theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t410 = t25 * t409;
                let t437 = b_h * t410;
                let x_new = x + cos_theta_ahead_new * t437;
                let y_new = y + sin_theta_ahead_new * t437;
                let theta_new = theta + t436;
                let alpha_rate_h = alpha_rate * h;
                let alpha_new = alpha + alpha_rate_h;
                let phi_rate_h = phi_rate * h;
                let phi_new = phi + phi_rate_h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let t40 = b * t24;
                let t386 = t25 * t385;
                let t47 = p * t27;
                let t387 = t24 * t385;
                let t388 = b * t386 + t47 * t387;
                let t418 = m * t388;
                let t419 = t40 * t418;
                let t420 = t47 * t418;
                let t389 = c * t387;
                let t53 = p * t28;
                let t438 = t389 - t38 * (t36 * t53);
                let t403 = iz * t387;
                let t405 = t388 * (t47 * t386 - t40 * t385);
                let t406 = c * t386;
                let t404 = t386 * t403;
                let t65 = phi_rate * kappa_gradient;
                let t439 = t409 * (t419 - t25 * (t420 + (m_c * t438 + t403)))
                    + (m * (t405 + t438 * t406) + (t404 - t65));
                let rho3_new = rho3 + h * t439;
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_h,
                    alpha_new,
                    tally,
                );
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_h,
                    phi_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme { k1, c_m_p, k2, inv_is, m_b_squared, twice_m_p_b, k3, .. } = *setting
                    .scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = cos_theta * b;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = sin_phi
                    * (sin_phi * (iz + (k3 + k1 * sin_alpha * sin_alpha))
                        + cos_phi * (sin_alpha * twice_m_p_b));
                let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
                let t3 = cos_alpha * c_m_p * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
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
                let [_, _, theta, _, phi, _, _, _, _, _, _, _, _, _, _] = *carried;
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
        /// | once, from parameters | 2 | 17 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 30 | 52 | 2 | 0 | 5 | 0 |
        /// | each sweep for alpha_rate, phi_rate, rho1_rate, rho2_rate | 25 | 51 | 2 | 0 | 2 | 0 |
        /// | each iteration for alpha_rate, phi_rate, rho1_rate, rho2_rate | 145 | 277 | 3 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 6 | 10 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 7 | 23 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m c`
            m_c: T,
            /// `m p²`
            k1: T,
            /// `c m p`
            c_m_p: T,
            /// `m p² + Ix`
            k2: T,
            /// `1/Is`
            inv_is: T,
            /// `m p g`
            m_p_g: T,
            /// `m p b`
            m_p_b: T,
            /// `m b²`
            m_b_squared: T,
            /// `2 m p b`
            twice_m_p_b: T,
            /// `m (c² - b²)`
            k3: T,
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
            k4: T,
            /// `p h/2`
            half_p_h: T,
            /// `m p h/2`
            k5: T,
            /// `b h`
            b_h: T,
            /// `m b h/2`
            k6: T,
            /// `b h/2`
            half_b_h: T,
            /// `m p g h/2`
            k7: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `-((h/Is)/2)`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); functions of q that the next step needs (7).
            type Carried = [T; 15];
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
                let m_c = m * c;
                let k1 = m * (p * p);
                let m_p = m * p;
                let c_m_p = c * m_p;
                let k2 = k1 + ix;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let m_p_b = m_p * b;
                let b_squared = b * b;
                let m_b_squared = m * b_squared;
                let twice_m_p_b = rt::lit::<T>(2.0) * m_p_b;
                let k3 = m * (c * c - b_squared);
                let m_b = m * b;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_b = rt::lit::<T>(0.5) * b;
                let half_iz = rt::lit::<T>(0.5) * iz;
                let half_c = rt::lit::<T>(0.5) * c;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let c_m_p_h = c_m_p * h;
                let m_p_b_h = m_p_b * h;
                let k4 = rt::lit::<T>(0.5) * (h / is);
                let p_h = p * h;
                let half_p_h = rt::lit::<T>(0.5) * p_h;
                let k5 = rt::lit::<T>(0.5) * (m * p_h);
                let b_h = b * h;
                let k6 = rt::lit::<T>(0.5) * (m * b_h);
                let half_b_h = rt::lit::<T>(0.5) * b_h;
                let k7 = rt::lit::<T>(0.5) * (m_p_g * h);
                let minus_half_h = -half_h;
                let k8 = -k4;
                Scheme {
                    m_c,
                    k1,
                    c_m_p,
                    k2,
                    inv_is,
                    m_p_g,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    k3,
                    m_b,
                    half_m,
                    half_b,
                    half_iz,
                    half_c,
                    inv_h,
                    half_h,
                    c_m_p_h,
                    m_p_b_h,
                    k4,
                    half_p_h,
                    k5,
                    b_h,
                    k6,
                    half_b_h,
                    k7,
                    minus_half_h,
                    k8,
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
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    t6,
                    t7,
                    is * phi_dot,
                    sin_alpha,
                    cos_alpha,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, sin_alpha_ahead,
                cos_alpha_ahead, sin_phi_ahead, cos_phi_ahead, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    m_c,
                    k1,
                    c_m_p,
                    k2,
                    inv_is,
                    m_p_g,
                    m_p_b,
                    m_b_squared,
                    twice_m_p_b,
                    k3,
                    m_b,
                    half_m,
                    half_b,
                    half_iz,
                    half_c,
                    inv_h,
                    half_h,
                    c_m_p_h,
                    m_p_b_h,
                    k4,
                    half_p_h,
                    k5,
                    b_h,
                    k6,
                    half_b_h,
                    k7,
                    minus_half_h,
                    k8,
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
                    let t23 = k1 * t20;
                    let t24 = iz + (k3 + t23 * t20);
                    let t25 = t17 * t24 + t18 * (twice_m_p_b * t20);
                    let t26 = m_b_squared + t17 * t25;
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t28 = t22 * t27;
                    let t29 = t15 * t28 + (rho2 + rho2_rate * half_h);
                    let t30 = t22 * t28;
                    let t31 = k2 - t30;
                    let t32 = rt::lit::<T>(1.0) / t31;
                    let t33 = t29 * t32;
                    let t35 = t22 * t29;
                    let t137 = t27 * (t15 + t32 * t35);
                    let t138 = t18 * t137;
                    let t139 = t17 * t137;
                    let t140 = iz * t139;
                    let t141 = t138 * t140;
                    let t43 = p * t20;
                    let t142 = b * t138 + t43 * t139;
                    let t45 = b * t17;
                    let t143 = t142 * (t43 * t138 - t45 * t137);
                    let t144 = c * t138;
                    let t145 = c * t139;
                    let t47 = p * t21;
                    let t48 = t47 * t33;
                    let t146 = t145 - t48;
                    let t147 = m * t142;
                    let t148 = t45 * t147;
                    let t149 = t43 * t147;
                    let t150 = t18 * (t149 + (t140 + m_c * t146));
                    let t151 = rho3
                        + half_h
                            * (t141 + m * (t143 + t144 * t146) + t137 * (t148 - t150));
                    let t152 = inv_is * t151;
                    let t59 = m_p_g * t20;
                    let t61 = t43 * t33;
                    solution1
                        .update([
                            t33,
                            t152,
                            (t150 - t148) * t152,
                            t59 + m * (t142 * (t139 * t47) + t61 * (t48 + t146)),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = sin_phi_ahead * (c_m_p * cos_alpha_ahead);
                            let t2 = sin_phi_ahead
                                * (sin_phi_ahead
                                    * (iz + (k3 + k1 * sin_alpha_ahead * sin_alpha_ahead))
                                    + cos_phi_ahead * (sin_alpha_ahead * twice_m_p_b));
                            let t3 = rt::lit::<T>(1.0) / (m_b_squared + t2);
                            let t4 = t1 * t3;
                            let t5 = rho2 + rho1 * t4;
                            let t6 = rt::lit::<T>(1.0) / (k2 - t1 * t4);
                            let t7 = t5 * t6;
                            let rho3_inv_is = rho3 * inv_is;
                            let p_sin_alpha_ahead = p * sin_alpha_ahead;
                            let t8 = t3 * (rho1 + t6 * (t1 * t5));
                            let t9 = sin_phi_ahead * t8;
                            let t10 = b * cos_phi_ahead * t8 + p_sin_alpha_ahead * t9;
                            let p_cos_alpha_ahead = p * cos_alpha_ahead;
                            let t11 = p_cos_alpha_ahead * t7;
                            let t12 = c * t9 - t11;
                            let t13 = cos_phi_ahead
                                * (p_sin_alpha_ahead * (m * t10) + (m_c * t12 + iz * t9))
                                - sin_phi_ahead * m_b * t10;
                            let t14 = m_p_g * sin_alpha_ahead
                                + m
                                    * (t10 * (p_cos_alpha_ahead * t9)
                                        + p_sin_alpha_ahead * t7 * (t11 + t12));
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
                            let t23 = k1 * t20;
                            let t24 = iz + (k3 + t23 * t20);
                            let t25 = t17 * t24 + t18 * (twice_m_p_b * t20);
                            let t26 = m_b_squared + t17 * t25;
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t22 * t27;
                            let t29 = t15 * t28 + (rho2 + rho2_rate * half_h);
                            let t30 = t22 * t28;
                            let t31 = k2 - t30;
                            let t32 = rt::lit::<T>(1.0) / t31;
                            let t33 = t29 * t32;
                            let t34 = t15 * t27;
                            let t35 = t22 * t29;
                            let t36 = rt::lit::<T>(1.0) / (t26 * t31);
                            let t37 = t35 * t36;
                            let t38 = t34 + t37;
                            let t39 = t18 * t38;
                            let t40 = t17 * t38;
                            let t41 = iz * t40;
                            let t42 = b * t18;
                            let t43 = p * t20;
                            let t44 = t42 * t38 + t43 * t40;
                            let t45 = b * t17;
                            let t46 = t43 * t39 - t45 * t38;
                            let t47 = p * t21;
                            let t48 = t47 * t33;
                            let t49 = c * t40 - t48;
                            let t50 = c * t39;
                            let t51 = m * t44;
                            let t52 = t45 * t51;
                            let t53 = t43 * t51 + (t41 + m_c * t49);
                            let t54 = t18 * t53;
                            let t55 = t52 - t54;
                            let t56 = half_h
                                * (t39 * t41 + m * (t44 * t46 + t49 * t50) + t38 * t55);
                            let t57 = inv_is * (rho3 + t56);
                            let t58 = t54 - t52;
                            let t59 = m_p_g * t20;
                            let t60 = t47 * t40;
                            let t61 = t43 * t33;
                            let t62 = t48 + t49;
                            let t63 = rt::lit::<T>(0.5) * (t20 * (t17 * c_m_p_h));
                            let t64 = (t17 * t23 + m_p_b * t18) * (t17 * (h * t21));
                            let t65 = t27 * (t63 + t28 * t64);
                            let t66 = t15 * t65;
                            let t67 = t28 * t63 + t22 * t65;
                            let t68 = t32 * (t66 + t33 * t67);
                            let t69 = rt::lit::<T>(0.5) * (t18 * (t21 * c_m_p_h));
                            let t70 = half_h * t18;
                            let t71 = t17 * (t24 * t70 - t17 * (t20 * m_p_b_h))
                                + t25 * t70;
                            let t72 = t27 * (t69 - t28 * t71);
                            let t73 = t15 * t72;
                            let t74 = t28 * t69 + t22 * t72;
                            let t75 = t32 * (t73 + t33 * t74);
                            let t76 = t32 * (h * t28);
                            let t77 = t21 * half_p_h;
                            let t78 = t36
                                * (t37 * (t31 * t64 + t26 * t67) + (t29 * t63 + t22 * t66));
                            let t79 = t34 * (t27 * t64) + t78;
                            let t80 = t17 * t79;
                            let t81 = t40 * t77 - t42 * t79 - t43 * t80;
                            let t82 = m * t81;
                            let t83 = t45 * t82;
                            let t84 = t20 * half_p_h;
                            let t85 = t33 * t84 + t47 * t68;
                            let t86 = t85 - c * t80;
                            let t87 = t18
                                * (t43 * t82 + (m_c * t86 + (t44 * (t21 * k5) - iz * t80)));
                            let t88 = t18 * t79;
                            let t89 = c * t49;
                            let t90 = t50 * t86 - t88 * t89
                                + (t46 * t81 + t44 * (t45 * t79 + t39 * t77 - t43 * t88));
                            let t91 = t38 * (t83 - t87)
                                + (m * t90 - (iz * (t39 * t80 + t40 * t88) + t55 * t79));
                            let t92 = t36
                                * (t29 * t69 + t22 * t73 - t37 * (t31 * t71 - t26 * t74));
                            let t93 = t92 - t34 * (t27 * t71);
                            let t94 = t17 * t93 + t70 * t38;
                            let t95 = h * t17 * t38;
                            let t96 = t43 * t94 + (t42 * t93 - half_b * t95);
                            let t97 = m * t96;
                            let t98 = t44 * (t18 * k6) + t45 * t97;
                            let t99 = t47 * t75;
                            let t100 = c * t94 - t99;
                            let t101 = t18 * (t43 * t97 + (m_c * t100 + iz * t94))
                                - t53 * (half_h * t17);
                            let t102 = t18 * t93 - rt::lit::<T>(0.5) * t95;
                            let t103 = t44
                                * (t43 * t102 - (t45 * t93 + t38 * (t18 * half_b_h)))
                                + t50 * t100;
                            let t104 = m * (t46 * t96 + t89 * t102 + t103)
                                + (iz * (t39 * t94 + t40 * t102) + t55 * t93);
                            let t105 = t38 * (t98 - t101) + t104;
                            let t106 = half_h * (t27 + t30 * t36);
                            let t107 = t17 * t106;
                            let t108 = t42 * t106 + t43 * t107;
                            let t109 = m * t108;
                            let t110 = t45 * t109;
                            let t111 = t47 * t76;
                            let t112 = c * t107 - rt::lit::<T>(0.5) * t111;
                            let t113 = t18 * (t43 * t109 + (m_c * t112 + iz * t107));
                            let t114 = t18 * t106;
                            let t115 = t46 * t108 + t49 * (c * t114)
                                + (t44 * (t43 * t114 - t45 * t106) + t50 * t112);
                            let t116 = t38 * (t110 - t113)
                                + (t55 * t106
                                    + (iz * (t39 * t107 + t40 * t114) + m * t115));
                            let t117 = t36 * (h * t22);
                            let t118 = t17 * t117;
                            let t119 = t18 * t117;
                            let t120 = t42 * t117 + t43 * t118;
                            let t121 = rt::lit::<T>(0.5) * t120;
                            let t122 = h * t32;
                            let t123 = t47 * t122;
                            let t124 = half_c * t118 - rt::lit::<T>(0.5) * t123;
                            let t125 = t46 * t121 + t50 * t124
                                + (t44 * (rt::lit::<T>(0.5) * (t43 * t119 - t45 * t117))
                                    + t49 * (half_c * t119));
                            let t126 = half_m * t120;
                            let t127 = t45 * t126;
                            let t128 = t18
                                * (t43 * t126 + (m_c * t124 + half_iz * t118));
                            let t129 = half_iz * (t39 * t118 + t40 * t119) + m * t125
                                + t38 * (t127 - t128);
                            let t130 = t55 * (rt::lit::<T>(0.5) * t117) + t129;
                            let t131 = k4 * t58;
                            let t132 = t62 * (t33 * t77 - t43 * t68) + t60 * t81
                                + (t61 * (t86 - t85) - t44 * (t40 * t84 + t47 * t80));
                            let t133 = t47 * t44;
                            let t134 = t61 * (t99 + t100)
                                + (t60 * t96 + (t94 * t133 + t62 * (t43 * t75)));
                            let t135 = rt::lit::<T>(0.5)
                                * (t61 * t111 + t62 * (t43 * t76))
                                + (t61 * t112 + (t60 * t108 + t133 * t107));
                            let t136 = rt::lit::<T>(0.5)
                                * (t118 * t133 + (t62 * (t43 * t122) + t61 * t123))
                                + (t60 * t121 + t61 * t124);
                            (
                                [
                                    alpha_rate - t33,
                                    phi_rate - t57,
                                    rho1_rate - t58 * t57,
                                    rho2_rate - t59 - m * (t44 * t60 + t61 * t62),
                                ],
                                [
                                    [
                                        t68 + rt::lit::<T>(1.0),
                                        -t75,
                                        rt::lit::<T>(-0.5) * t76,
                                        minus_half_h * t32,
                                    ],
                                    [
                                        k8 * t91,
                                        rt::lit::<T>(1.0) - k4 * t105,
                                        k8 * t116,
                                        k8 * t130,
                                    ],
                                    [
                                        -((t87 - t83) * t57 + t91 * t131),
                                        -((t101 - t98) * t57 + t105 * t131),
                                        rt::lit::<T>(1.0) - t116 * t131 - t57 * (t113 - t110),
                                        -((t128 - t127) * t57 + t130 * t131),
                                    ],
                                    [
                                        -(t21 * k7 + m * t132),
                                        minus_m * t134,
                                        minus_m * t135,
                                        rt::lit::<T>(1.0) - m * t136,
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
                let (t17, t18) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate * half_h,
                    t16,
                    tally,
                );
                let t19 = alpha + alpha_rate * half_h;
                let (t20, t21) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate * half_h,
                    t19,
                    tally,
                );
                let t23 = k1 * t20;
                let t24 = iz + (k3 + t23 * t20);
                let t25 = t17 * t24 + t18 * (twice_m_p_b * t20);
                let t26 = m_b_squared + t17 * t25;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t15 = rho1 + rho1_rate * half_h;
                let t22 = t17 * (c_m_p * t21);
                let t28 = t22 * t27;
                let t30 = t22 * t28;
                let t31 = k2 - t30;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t29 = t15 * t28 + (rho2 + rho2_rate * half_h);
                let t35 = t22 * t29;
                let t137 = t27 * (t15 + t32 * t35);
                let t139 = t17 * t137;
                let theta_ahead_new = theta + half_h * t139;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new - theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t138 = t18 * t137;
                let t153 = b_h * t138;
                let x_new = x + cos_theta_ahead_new * t153;
                let y_new = y + sin_theta_ahead_new * t153;
                let theta_new = theta + h * t139;
                let alpha_new = alpha + alpha_rate * h;
                let phi_new = phi + phi_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let t45 = b * t17;
                let t43 = p * t20;
                let t142 = b * t138 + t43 * t139;
                let t147 = m * t142;
                let t148 = t45 * t147;
                let t149 = t43 * t147;
                let t145 = c * t139;
                let t47 = p * t21;
                let t154 = t145 - t32 * (t29 * t47);
                let t140 = iz * t139;
                let t141 = t138 * t140;
                let t143 = t142 * (t43 * t138 - t45 * t137);
                let t144 = c * t138;
                let t155 = t137 * (t148 - t18 * (t149 + (m_c * t154 + t140)))
                    + (t141 + m * (t143 + t154 * t144));
                let rho3_new = rho3 + h * t155;
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate * h,
                    alpha_new,
                    tally,
                );
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate * h,
                    phi_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    alpha_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme { k1, c_m_p, k2, inv_is, m_b_squared, twice_m_p_b, k3, .. } = *setting
                    .scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = cos_theta * b;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = sin_phi
                    * (sin_phi * (iz + (k3 + k1 * sin_alpha * sin_alpha))
                        + cos_phi * (sin_alpha * twice_m_p_b));
                let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
                let t3 = cos_alpha * c_m_p * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
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
                let [_, _, theta, _, phi, _, _, _, _, _, _, _, _, _, _] = *carried;
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
        /// | once, from the step size | 0 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 113 | 208 | 5 | 0 | 3 | 1 |
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
            /// `m p²`
            m_p_squared: T,
            /// `m c²`
            m_c_squared: T,
            /// `c m p`
            c_m_p: T,
            /// `m p² + Ix`
            m_p_squared_plus_ix: T,
            /// `1/m`
            inv_m: T,
            /// `1/Is`
            inv_is: T,
            /// `2 c m p`
            twice_c_m_p: T,
            /// `2 m p`
            twice_m_p: T,
            /// `2 m p²`
            twice_m_p_squared: T,
            /// `2 m p g`
            k2: T,
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
            /// `m p h/2`
            k3: T,
            /// `m h/2`
            k4: T,
            /// `c m p h/2`
            k5: T,
            /// `m p² h/2`
            k6: T,
            /// `m p g h/2`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); functions of q that the next step needs (15).
            type Carried = [T; 25];
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
                let m_p_squared = m * p_squared;
                let m_c_squared = m * c_squared;
                let c_m_p = c * m_p;
                let m_p_squared_plus_ix = m_p_squared + ix;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_is = rt::lit::<T>(1.0) / is;
                let twice_c_m_p = rt::lit::<T>(2.0) * c_m_p;
                let twice_m_p = rt::lit::<T>(2.0) * m_p;
                let twice_m_p_squared = rt::lit::<T>(2.0) * m_p_squared;
                let k1 = m * (p * g);
                let k2 = rt::lit::<T>(2.0) * k1;
                let twice_iz = rt::lit::<T>(2.0) * iz;
                let twice_ix = rt::lit::<T>(2.0) * ix;
                let half_m_p = rt::lit::<T>(0.5) * m_p;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let p_h = p * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let c_h = c * h;
                let k3 = rt::lit::<T>(0.5) * (m_p * h);
                let k4 = rt::lit::<T>(0.5) * (m * h);
                let k5 = rt::lit::<T>(0.5) * (c_m_p * h);
                let k6 = rt::lit::<T>(0.5) * (m_p_squared * h);
                let k7 = rt::lit::<T>(0.5) * (k1 * h);
                Scheme {
                    m_p,
                    p_squared,
                    c_squared,
                    m_p_squared,
                    m_c_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    inv_is,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    k2,
                    twice_iz,
                    twice_ix,
                    half_m_p,
                    inv_h,
                    half_h,
                    h_over_is,
                    p_h,
                    quarter_h,
                    c_h,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
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
                    m_p_squared,
                    m_c_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    k2,
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
                let t7 = iz + (m_c_squared + m_p_squared * sin_alpha * sin_alpha)
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
                let t37 = rt::lit::<T>(2.0) * m * (x_dot * t10 + y_dot * t1)
                    + sin_alpha
                        * (alpha_dot * twice_c_m_p
                            + cos_alpha * (theta_dot * twice_m_p_squared));
                let t38 = theta_dot * t37
                    + sin_alpha
                        * (k2
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
                    sin_theta,
                    cos_theta,
                    sin_alpha,
                    cos_alpha,
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
                _, sin_theta_ahead, cos_theta_ahead, sin_alpha_ahead, cos_alpha_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    m_p,
                    m_p_squared,
                    m_c_squared,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    k2,
                    twice_iz,
                    twice_ix,
                    half_m_p,
                    inv_h,
                    half_h,
                    h_over_is,
                    p_h,
                    quarter_h,
                    c_h,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    ..
                } = *setting.scheme();
                let t1 = cos_alpha_ahead * sin_theta_ahead;
                let t2 = m_p * t1;
                let t3 = cos_alpha_ahead * cos_theta_ahead;
                let t4 = m_p * t3;
                let t5 = p * t1;
                let t6 = p * t3;
                let p_sin_alpha_ahead = p * sin_alpha_ahead;
                let t7 = p_sin_alpha_ahead * cos_theta_ahead;
                let t8 = t7 - ahead1;
                let t9 = m * t8;
                let t10 = ahead2 + p_sin_alpha_ahead * sin_theta_ahead;
                let t11 = m * t10;
                let t12 = t4 * t6;
                let t13 = t2 * t5;
                let t14 = t2 * t8;
                let t15 = t4 * t10;
                let t16 = c_m_p * cos_alpha_ahead + t14 - t15;
                let t17 = t8 * t9 + t10 * t11;
                let t18 = iz
                    + (m_c_squared + m_p_squared * sin_alpha_ahead * sin_alpha_ahead)
                    - t17;
                let t19 = rt::lit::<T>(1.0) / t18;
                let t20 = t19 * t16;
                let t21 = m_p_squared_plus_ix - t12 - t13 - t16 * t20;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = ahead1 - t7;
                let t24 = t23 * t20 - t5;
                let t25 = t22 * t24;
                let t26 = t18 * t21;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t23 * t19 + t27 * (t16 * t24);
                let t29 = t6 * t25 - t10 * t28;
                let t30 = inv_m - t5 * t25 - t8 * t28;
                let t31 = t6 - t10 * t20;
                let t32 = t22 * t31;
                let t33 = t27 * (t16 * t31) - t10 * t19;
                let t34 = inv_m + t6 * t32 - t10 * t33;
                let t35 = t16 * t27;
                let t36 = t19 + t16 * t16 / (t18 * t26);
                let t37 = p_alpha * t25;
                let t38 = p_alpha * t32;
                let t39 = p_alpha * t35;
                let t40 = sin_theta_ahead * t8 - cos_theta_ahead * t10;
                let t41 = sin_theta_ahead * t5 + cos_theta_ahead * t6 + t40 * t20;
                let t42 = t40 * t19 + t27 * (t16 * t41);
                let t43 = t41 * t22;
                let t44 = t8 * t42 + (ahead6 + t5 * t43);
                let t45 = ahead7 + t6 * t43 - t10 * t42;
                let t46 = sin_theta_ahead * t44 + cos_theta_ahead * t45;
                let t47 = ahead5 + ahead3 * t8 - ahead4 * t10;
                let t48 = ahead3 * t5 + ahead4 * t6 + t47 * t20;
                let t49 = t19 * t47 + t27 * (t16 * t48);
                let t50 = t22 * t48;
                let t51 = ahead3 * (t8 * t49 + (ahead8 + t5 * t50))
                    + (ahead4 * (ahead9 + t6 * t50 - t10 * t49) + ahead5 * t49);
                let t52 = ahead3 * t44 + (ahead4 * t45 + ahead5 * t42);
                let t53 = rt::lit::<T>(1.0) / (t46 * t51 - t52 * t52);
                let t54 = p_y * t34 + (p_x * t29 + (t38 + p_theta * t33));
                let t55 = p_y * t29 + (p_x * t30 + (t37 + p_theta * t28));
                let t56 = cos_theta_ahead * t54 - sin_theta_ahead * t55;
                let t57 = t52 * t53;
                let t58 = ahead4 * t54
                    + ahead5 * (t39 + p_x * t28 + (p_y * t33 + p_theta * t36));
                let t59 = t58 - ahead3 * t55;
                let t60 = t53 * (t51 * t56) - t57 * t59;
                let t61 = t53 * (t46 * t59) - t57 * t56;
                let t62 = p_x
                    + rt::lit::<T>(2.0) * (sin_theta_ahead * t60 + ahead3 * t61);
                let t63 = p_y
                    - rt::lit::<T>(2.0) * (cos_theta_ahead * t60 + ahead4 * t61);
                let t64 = p_theta - t61 * (rt::lit::<T>(2.0) * ahead5);
                let m_p_cos_alpha_ahead = m_p * cos_alpha_ahead;
                let m_p_sin_alpha_ahead = m_p * sin_alpha_ahead;
                let t65 = sin_alpha_ahead * k2;
                let t66 = cos_alpha_ahead * (sin_alpha_ahead * twice_m_p_squared);
                let t67 = sin_alpha_ahead * twice_c_m_p;
                let t68 = t3 * twice_m_p;
                let t69 = t1 * twice_m_p;
                let t70 = p_sin_alpha_ahead * p_sin_alpha_ahead;
                let t71 = m * t70 + twice_ix;
                let t72 = cos_theta_ahead * m_p_cos_alpha_ahead;
                let t73 = sin_theta_ahead * m_p_cos_alpha_ahead;
                let t74 = twice_iz + t17;
                let t75 = t14 - t15;
                let t76 = t3 * half_m_p;
                let t77 = sin_alpha_ahead * half_m_p;
                let t78 = sin_theta_ahead * t77;
                let t79 = t1 * half_m_p;
                let t80 = cos_theta_ahead * t77;
                let t81 = t5 * t9 - t6 * t11;
                let t82 = c_m_p * sin_alpha_ahead;
                let t83 = t13 + t12 + t71;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t84 = t29 * t63 + (t30 * t62 + (t37 + t28 * t64));
                            let t85 = t34 * t63 + (t29 * t62 + (t38 + t33 * t64));
                            let t86 = t33 * t63 + (t28 * t62 + (t39 + t36 * t64));
                            let t87 = t32 * t63
                                + (t25 * t62 + (p_alpha * t22 + t35 * t64));
                            [t84, t85, t86, t87]
                        },
                        move || {
                            let t84 = t29 * t63 + (t30 * t62 + (t37 + t28 * t64));
                            let t85 = t34 * t63 + (t29 * t62 + (t38 + t33 * t64));
                            let t86 = t33 * t63 + (t28 * t62 + (t39 + t36 * t64));
                            let t87 = t32 * t63
                                + (t25 * t62 + (p_alpha * t22 + t35 * t64));
                            [
                                rt::abs(x * inv_h) + rt::abs(t84),
                                rt::abs(y * inv_h) + rt::abs(t85),
                                ahead10 + rt::abs(t86),
                                rt::abs(alpha * inv_h) + rt::abs(t87),
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
                            let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                                alpha_new,
                            );
                            let theta_new = theta + h * theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let t88 = p * cos_theta_ahead_new;
                            let ahead1_new = c * sin_theta_ahead_new;
                            let t89 = sin_alpha_ahead_new * t88 - ahead1_new;
                            let t90 = cos_alpha_ahead_new * (p * sin_theta_ahead_new);
                            let t91 = m
                                * (theta_dot_ahead * t89
                                    + (x_dot_ahead + alpha_dot_ahead * t90));
                            let t92 = m
                                * (alpha_dot_ahead * t5
                                    + (x_dot_ahead + theta_dot_ahead * t8));
                            let p_x_new = rt::lit::<T>(0.5) * (t91 + t92);
                            let ahead2_new = c * cos_theta_ahead_new;
                            let t93 = p * sin_alpha_ahead_new;
                            let t94 = ahead2_new + sin_theta_ahead_new * t93;
                            let t95 = cos_alpha_ahead_new * t88;
                            let t96 = m
                                * (theta_dot_ahead * t94
                                    + (y_dot_ahead - alpha_dot_ahead * t95));
                            let t97 = m
                                * (y_dot_ahead + theta_dot_ahead * t10
                                    - alpha_dot_ahead * t6);
                            let p_y_new = rt::lit::<T>(0.5) * (t96 + t97);
                            let t98 = t89 * t91
                                + (t94 * t96
                                    + (t8 * t92 + (theta_dot_ahead * twice_iz + t10 * t97)));
                            let t99 = rt::lit::<T>(0.5) * t98;
                            let t100 = m_p_cos_alpha_ahead
                                * (x_dot_ahead * cos_theta_ahead
                                    + y_dot_ahead * sin_theta_ahead);
                            let t101 = y_dot_ahead * t9 - x_dot_ahead * t11;
                            let t102 = t90 * t91;
                            let t103 = sin_alpha_ahead_new * (m_p * alpha_dot_ahead);
                            let t104 = t5 * t92;
                            let t105 = t6 * t97;
                            let t106 = t95 * t96;
                            let t107 = theta_dot_ahead * t66;
                            let t108 = t107 + alpha_dot_ahead * t67
                                + (x_dot_ahead * t68 + y_dot_ahead * t69);
                            let t109 = m_p_sin_alpha_ahead
                                * (x_dot_ahead * sin_theta_ahead
                                    - y_dot_ahead * cos_theta_ahead);
                            let t110 = rt::lit::<T>(0.5)
                                * (t102
                                    + (t93 * t103 + (t104 + alpha_dot_ahead * t71 - t105))
                                    - t106)
                                - (p_alpha
                                    + quarter_h
                                        * (t65 + theta_dot_ahead * t108
                                            - t109 * (rt::lit::<T>(2.0) * alpha_dot_ahead)));
                            let t111 = cos_alpha_ahead_new * p_h;
                            let t112 = cos_theta_ahead_new * t111;
                            let t113 = sin_theta_ahead_new * (sin_alpha_ahead_new * p_h)
                                + cos_theta_ahead_new * c_h;
                            let t114 = m
                                * (t89 + alpha_dot_ahead * t112 - theta_dot_ahead * t113);
                            let t115 = cos_theta_ahead_new * p_h;
                            let t116 = cos_alpha_ahead_new * t115;
                            let t117 = sin_theta_ahead_new * p_h;
                            let t118 = sin_alpha_ahead_new * t117;
                            let t119 = m
                                * (t90 + theta_dot_ahead * t116 - alpha_dot_ahead * t118);
                            let t120 = sin_alpha_ahead_new * t115;
                            let t121 = t120 - sin_theta_ahead_new * c_h;
                            let t122 = sin_theta_ahead_new * t111;
                            let t123 = m
                                * (theta_dot_ahead * t121 + (t94 + alpha_dot_ahead * t122));
                            let t124 = cos_alpha_ahead_new * t117;
                            let t125 = m
                                * (alpha_dot_ahead * t120 + (theta_dot_ahead * t124 - t95));
                            let t126 = rt::lit::<T>(0.5)
                                * (t96 * t121 + t89 * t114
                                    + (t94 * t123 + t74 - t91 * t113));
                            let t127 = rt::lit::<T>(0.5)
                                * (t94 * t125 + t91 * t116
                                    + (t89 * t119 + (t96 * t124 + t75)));
                            let t128 = -(rt::lit::<T>(0.5) * (t4 + m * t95)
                                + h * (theta_dot_ahead * t79 + alpha_dot_ahead * t80));
                            let t129 = rt::lit::<T>(0.5)
                                * (t91 * t112 + t90 * t114
                                    + (t96 * t122 + t81 - t95 * t123));
                            let t130 = t90 * t119
                                + (m_p * sin_alpha_ahead_new
                                    * (t93 + alpha_dot_ahead * t111) + (t103 * t111 + t83));
                            let t131 = rt::lit::<T>(0.5)
                                * (t96 * t120 - t91 * t118 + (t130 - t95 * t125))
                                - half_h * (theta_dot_ahead * t82 - t109);
                            (
                                [
                                    p_x_new - t62,
                                    p_y_new - t63,
                                    t99
                                        - (t64
                                            + half_h
                                                * (alpha_dot_ahead * t100 + theta_dot_ahead * t101)),
                                    t110,
                                ],
                                [
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5) * (t9 + t114),
                                        rt::lit::<T>(0.5) * (t2 + t119),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.5) * (t11 + t123),
                                        rt::lit::<T>(0.5) * (t125 - t4),
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * (t9 + m * t89)
                                            - half_h * (alpha_dot_ahead * t72 - theta_dot_ahead * t11),
                                        rt::lit::<T>(0.5) * (t11 + m * t94)
                                            - half_h * (alpha_dot_ahead * t73 + theta_dot_ahead * t9),
                                        t126 - half_h * t101,
                                        t127 - half_h * t100,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * (t2 + m * t90)
                                            - h * (theta_dot_ahead * t76 - alpha_dot_ahead * t78),
                                        t128,
                                        t129 - quarter_h * (t107 + t108),
                                        t131,
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
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    h * alpha_dot_ahead,
                    alpha_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let t88 = p * cos_theta_ahead_new;
                let ahead1_new = c * sin_theta_ahead_new;
                let t89 = sin_alpha_ahead_new * t88 - ahead1_new;
                let t90 = cos_alpha_ahead_new * (p * sin_theta_ahead_new);
                let t91 = m
                    * (theta_dot_ahead * t89 + (x_dot_ahead + alpha_dot_ahead * t90));
                let t92 = m
                    * (alpha_dot_ahead * t5 + (x_dot_ahead + theta_dot_ahead * t8));
                let p_x_new = rt::lit::<T>(0.5) * (t91 + t92);
                let ahead2_new = c * cos_theta_ahead_new;
                let t93 = p * sin_alpha_ahead_new;
                let t94 = ahead2_new + sin_theta_ahead_new * t93;
                let t95 = cos_alpha_ahead_new * t88;
                let t96 = m
                    * (theta_dot_ahead * t94 + (y_dot_ahead - alpha_dot_ahead * t95));
                let t97 = m
                    * (y_dot_ahead + theta_dot_ahead * t10 - alpha_dot_ahead * t6);
                let p_y_new = rt::lit::<T>(0.5) * (t96 + t97);
                let t132 = k3 * alpha_dot_ahead;
                let t133 = t132 * cos_alpha_ahead_new
                    * (x_dot_ahead * cos_theta_ahead_new
                        + y_dot_ahead * sin_theta_ahead_new)
                    + k4 * theta_dot_ahead * (y_dot_ahead * t89 - x_dot_ahead * t94);
                let t98 = t89 * t91
                    + (t94 * t96
                        + (t8 * t92 + (theta_dot_ahead * twice_iz + t10 * t97)));
                let t99 = rt::lit::<T>(0.5) * t98;
                let p_theta_new = t133 + t99;
                let t134 = (k5 * alpha_dot_ahead
                    + k6 * theta_dot_ahead * cos_alpha_ahead_new) * sin_alpha_ahead_new
                    + k4 * (x_dot_ahead * t95 + y_dot_ahead * t90);
                let t104 = t5 * t92;
                let t105 = t6 * t97;
                let t102 = t90 * t91;
                let t106 = t95 * t96;
                let t135 = alpha_dot_ahead * (m * (t93 * t93 + t70) + twice_ix)
                    + (t104 - t105) + (t102 - t106);
                let p_alpha_new = t134 * theta_dot_ahead
                    + (k7
                        - t132
                            * (x_dot_ahead * sin_theta_ahead_new
                                - y_dot_ahead * cos_theta_ahead_new)) * sin_alpha_ahead_new
                    + rt::lit::<T>(0.5) * t135;
                let t136 = theta_new + phi_new;
                let (ahead3_new, ahead4_new) = rt::sin_cos(t136);
                let ahead5_new = b
                    * (sin_theta_ahead_new * ahead3_new
                        + cos_theta_ahead_new * ahead4_new);
                let ahead6_new = inv_m * sin_theta_ahead_new;
                let ahead7_new = inv_m * cos_theta_ahead_new;
                let ahead8_new = inv_m * ahead3_new;
                let ahead9_new = inv_m * ahead4_new;
                let ahead10_new = rt::abs(theta_new * inv_h);
                let t137 = cos_theta_ahead_new * ahead5_new;
                let t138 = cos_theta_ahead_new * ahead3_new
                    - sin_theta_ahead_new * ahead4_new;
                let t139 = sin_theta_ahead_new * ahead5_new;
                let ahead11_new = t137 * t137 + (t138 * t138 + t139 * t139);
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
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
                _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
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
            fn rank(&self, system: &System<T>, carried: &[T; 25]) -> (T, [T; 3]) {
                let b = system.parameters.b;
                let [_, _, theta, _, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead11, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t1 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                (
                    ahead11,
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
        /// | once, from parameters | 2 | 13 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 135 | 246 | 8 | 0 | 13 | 0 |
        /// | each step, rank of the constraints | 4 | 7 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 7 | 23 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m c`
            m_c: T,
            /// `m p²`
            k1: T,
            /// `c m p`
            c_m_p: T,
            /// `m p² + Ix`
            k2: T,
            /// `1/Is`
            inv_is: T,
            /// `m p g`
            m_p_g: T,
            /// `m b²`
            m_b_squared: T,
            /// `2 m p b`
            k3: T,
            /// `m (c² - b²)`
            k4: T,
            /// `2 b`
            twice_b: T,
            /// `h/2`
            half_h: T,
            /// `h/Is`
            h_over_is: T,
            /// `(h/Is)/2`
            half_h_over_is: T,
            /// `h/6`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); functions of q that the next step needs (11).
            type Carried = [T; 19];
            type Memory = (rt::RankMonitor<T>,);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let p = system.parameters.p;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let ix = system.parameters.Ix;
                let is = system.parameters.Is;
                let g = system.parameters.g;
                let m_c = m * c;
                let k1 = m * (p * p);
                let m_p = m * p;
                let c_m_p = c * m_p;
                let k2 = k1 + ix;
                let inv_is = rt::lit::<T>(1.0) / is;
                let m_p_g = m_p * g;
                let b_squared = b * b;
                let m_b_squared = m * b_squared;
                let k3 = rt::lit::<T>(2.0) * (m_p * b);
                let k4 = m * (c * c - b_squared);
                let twice_b = rt::lit::<T>(2.0) * b;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let half_h_over_is = rt::lit::<T>(0.5) * h_over_is;
                let k5 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m_c,
                    k1,
                    c_m_p,
                    k2,
                    inv_is,
                    m_p_g,
                    m_b_squared,
                    k3,
                    k4,
                    twice_b,
                    half_h,
                    h_over_is,
                    half_h_over_is,
                    k5,
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
                    cos_phi * b,
                    cos_phi_front_1_mid,
                    cos_phi_front_2_mid,
                    sin_phi * b,
                    t9 * t9 + (t10 * t10 + t11 * t11),
                    sin_theta,
                    cos_theta,
                    sin_alpha,
                    cos_alpha,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, ahead1, ahead2, ahead3,
                ahead4, _, sin_theta_ahead, cos_theta_ahead, sin_alpha_ahead,
                cos_alpha_ahead, sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme {
                    m_c,
                    k1,
                    c_m_p,
                    k2,
                    inv_is,
                    m_p_g,
                    m_b_squared,
                    k3,
                    k4,
                    twice_b,
                    half_h,
                    h_over_is,
                    half_h_over_is,
                    k5,
                } = *setting.scheme();
                let t1 = phi + rho3 * half_h_over_is;
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    rho3 * half_h_over_is,
                    t1,
                    tally,
                );
                let t4 = sin_phi_ahead * (c_m_p * cos_alpha_ahead);
                let t5 = sin_phi_ahead
                    * (sin_phi_ahead
                        * (iz + (k4 + k1 * sin_alpha_ahead * sin_alpha_ahead))
                        + cos_phi_ahead * (sin_alpha_ahead * k3));
                let t6 = rt::lit::<T>(1.0) / (m_b_squared + t5);
                let t7 = t4 * t6;
                let t8 = rho2 + rho1 * t7;
                let t9 = rt::lit::<T>(1.0) / (k2 - t4 * t7);
                let t10 = t8 * t9;
                let t11 = alpha + half_h * t10;
                let (t12, t13) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    half_h * t10,
                    t11,
                    tally,
                );
                let t14 = t2 * (t2 * (iz + (k4 + k1 * t12 * t12)) + t12 * (k3 * t3));
                let t15 = rt::lit::<T>(1.0) / (m_b_squared + t14);
                let rho3_inv_is = rho3 * inv_is;
                let t16 = t6 * (rho1 + t9 * (t4 * t8));
                let t17 = sin_phi_ahead * t16;
                let p_cos_alpha_ahead = p * cos_alpha_ahead;
                let t18 = p_cos_alpha_ahead * t10;
                let t19 = c * t17 - t18;
                let t20 = iz * t17;
                let p_sin_alpha_ahead = p * sin_alpha_ahead;
                let t21 = p_sin_alpha_ahead * t17 + ahead1 * t16;
                let t22 = m * t21;
                let t23 = cos_phi_ahead * (m_c * t19 + t20 + p_sin_alpha_ahead * t22);
                let t24 = ahead4 * t22;
                let t25 = rho3_inv_is * (t23 - t24);
                let t26 = rho1 + half_h * t25;
                let t27 = t13 * (c_m_p * t2);
                let t28 = t27 * t15;
                let t29 = rt::lit::<T>(1.0) / (k2 - t27 * t28);
                let t30 = m_p_g * sin_alpha_ahead
                    + m
                        * (p_sin_alpha_ahead * t10 * (t18 + t19)
                            + p_cos_alpha_ahead * t17 * t21);
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
                let (t50, t51) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    h_over_is * t48,
                    t49,
                    tally,
                );
                let t52 = cos_phi_ahead * t16;
                let t53 = t20 * t52
                    + m
                        * (t21 * (p_sin_alpha_ahead * t52 - ahead4 * t16)
                            + t19 * (c * t52));
                let t54 = t16 * (t24 - t23) + t53;
                let t55 = rho3 + half_h * t54;
                let t56 = inv_is * t55;
                let t57 = t56 * (t45 - t39);
                let t58 = rho1 + half_h * t57;
                let t59 = alpha + half_h * t41;
                let (t60, t61) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    half_h * t41,
                    t59,
                    tally,
                );
                let t62 = phi + half_h_over_is * t55;
                let (t63, t64) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    half_h_over_is * t55,
                    t62,
                    tally,
                );
                let t65 = t61 * (c_m_p * t63);
                let t66 = t63 * (t63 * (iz + (k4 + k1 * t60 * t60)) + t60 * (k3 * t64));
                let t67 = rt::lit::<T>(1.0) / (m_b_squared + t66);
                let t68 = t65 * t67;
                let t69 = m_p_g * t12
                    + m * (t37 * (t40 * t36) + (t42 + t43) * (t35 * t41));
                let t70 = t58 * t68 + (rho2 + half_h * t69);
                let t71 = rt::lit::<T>(1.0) / (k2 - t65 * t68);
                let t72 = t70 * t71;
                let t73 = alpha + h * t72;
                let (t74, t75) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    h * t72,
                    t73,
                    tally,
                );
                let t76 = t50 * (t50 * (iz + (k4 + k1 * t74 * t74)) + t74 * (k3 * t51));
                let t77 = rt::lit::<T>(1.0) / (m_b_squared + t76);
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
                let t96 = rt::lit::<T>(1.0) / (k2 - t94 * t95);
                let t97 = m_p_g * t60
                    + m * (t83 * (t85 * t82) + (t86 + t87) * (t79 * t72));
                let t98 = t93 * t95 + (rho2 + h * t97);
                let t99 = t77 * (t93 + t96 * (t94 * t98));
                let t100 = theta + h * t82;
                let (t101, t102) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * t82,
                    t100,
                    tally,
                );
                let t103 = b * t51;
                let t104 = theta + half_h * t17;
                let (t105, t106) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t17,
                    t104,
                    tally,
                );
                let t107 = theta + half_h * t36;
                let (t108, t109) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t36,
                    t107,
                    tally,
                );
                let t110 = t99 * (t102 * t103)
                    + (twice_b * (t32 * (t3 * t106) + t80 * (t109 * t64))
                        + ahead2 * t16);
                let x_new = x + k5 * t110;
                let t111 = t99 * (t101 * t103)
                    + (twice_b * (t32 * (t3 * t105) + t80 * (t108 * t64))
                        + ahead3 * t16);
                let y_new = y + k5 * t111;
                let t112 = t50 * t99;
                let theta_new = theta
                    + k5 * (t112 + (t17 + rt::lit::<T>(2.0) * (t36 + t82)));
                let t113 = t98 * t96;
                let alpha_new = alpha
                    + k5 * (t113 + (t10 + rt::lit::<T>(2.0) * (t41 + t72)));
                let t114 = t81 * t88
                    + m * (t83 * (t79 * t81 - t80 * t90) + t87 * (c * t81));
                let t115 = t80 * (t91 - t89) + t114;
                let t116 = inv_is * (rho3 + h * t115);
                let phi_new = phi
                    + k5 * (t116 + (rho3_inv_is + rt::lit::<T>(2.0) * (t56 + t78)));
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
                    + k5
                        * (t116 * (t125 - t127)
                            + (t25 + rt::lit::<T>(2.0) * (t57 + t92)));
                let t128 = m * (t119 * (t112 * t121) + (t122 + t123) * (t113 * t117))
                    + (m_p_g * t74 + (t30 + rt::lit::<T>(2.0) * (t69 + t97)));
                let rho2_new = rho2 + k5 * t128;
                let t129 = m * (t119 * (t117 * t118 - t99 * t126) + t123 * (c * t118))
                    + (t118 * t124 + (t54 + rt::lit::<T>(2.0) * (t47 + t115)));
                let rho3_new = rho3 + k5 * (t99 * (t127 - t125) + t129);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    k5 * (t116 + (rho3_inv_is + rt::lit::<T>(2.0) * (t56 + t78))),
                    phi_new,
                    tally,
                );
                let ahead1_new = b * cos_phi_ahead_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k5 * (t112 + (t17 + rt::lit::<T>(2.0) * (t36 + t82))),
                    theta_new,
                    tally,
                );
                let ahead2_new = cos_theta_ahead_new * ahead1_new;
                let ahead3_new = sin_theta_ahead_new * ahead1_new;
                let ahead4_new = b * sin_phi_ahead_new;
                let t130 = theta_new + phi_new;
                let (t131, t132) = rt::sin_cos(t130);
                let t133 = b * (sin_theta_ahead_new * t131 + cos_theta_ahead_new * t132);
                let t134 = cos_theta_ahead_new * t133;
                let t135 = sin_theta_ahead_new * t133;
                let t136 = cos_theta_ahead_new * t131 - sin_theta_ahead_new * t132;
                let ahead5_new = t134 * t134 + (t135 * t135 + t136 * t136);
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    k5 * (t113 + (t10 + rt::lit::<T>(2.0) * (t41 + t72))),
                    alpha_new,
                    tally,
                );
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, _, _, _, _, _, _, _, _,
                _, _, _] = motion.carried;
                let b = setting.system().parameters.b;
                let iz = setting.system().parameters.Iz;
                let Scheme { k1, c_m_p, k2, inv_is, m_b_squared, k3, k4, .. } = *setting
                    .scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = cos_theta * b;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = sin_phi
                    * (sin_phi * (iz + (k4 + k1 * sin_alpha * sin_alpha))
                        + cos_phi * (sin_alpha * k3));
                let t2 = rt::lit::<T>(1.0) / (m_b_squared + t1);
                let t3 = cos_alpha * c_m_p * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
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
            fn rank(&self, system: &System<T>, carried: &[T; 19]) -> (T, [T; 3]) {
                let b = system.parameters.b;
                let [_, _, theta, _, phi, _, _, _, _, _, _, _, ahead5, _, _, _, _, _, _,
                ] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t1 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                (
                    ahead5,
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
