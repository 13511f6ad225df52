// Prepared by `nh prepare` from `Getz` in src/library.rs and getz.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 91b450e718b053d7ef30bfd2d29b3dcc
// content 29cd0c9d935c4b030cfeee2d6eee1722

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
/// * `gonzalez`: 134 add, 247 mul, 11 div, 13 sin_cos, 2 call
/// * `midpoint`: 58 add, 112 mul, 4 div, 9 sin_cos
/// * `leapfrog`: 201 add, 347 mul, 5 div, 7 sin_cos, 1 call
/// * `rk4`: 160 add, 273 mul, 8 div, 15 sin_cos
pub mod getz {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        /// `Iz + m c²`
        k1: T,
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
        /// `p/2`
        half_p: T,
        /// `m b²`
        m_b_squared: T,
        /// `2 m p b`
        k2: T,
        /// `Iz + m (c² - b²)`
        k3: T,
        /// `m b`
        m_b: T,
        /// `p m c`
        p_m_c: T,
        /// `Iz + c² m`
        k4: T,
        /// `2 m p²`
        twice_m_p_squared: T,
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
                let k1 = iz + m * c_squared;
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
                let half_p = rt::lit::<T>(0.5) * p;
                let b_squared = b * b;
                let m_b_squared = m * b_squared;
                let k2 = rt::lit::<T>(2.0) * (m_p * b);
                let k3 = iz + m * (c_squared - b_squared);
                let m_b = m * b;
                let p_m_c = p * m_c;
                let k4 = iz + c * m_c;
                let twice_m_p_squared = rt::lit::<T>(2.0) * m_p_squared;
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
                    k1,
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
                    half_p,
                    m_b_squared,
                    k2,
                    k3,
                    m_b,
                    p_m_c,
                    k4,
                    twice_m_p_squared,
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
            let is = self.parameters.Is;
            let Constants {
                m_p,
                m_c,
                minus_m_p,
                m_p_squared,
                k1,
                minus_c_m_p,
                m_p_squared_plus_ix,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_alpha * (m_p * cos_theta) - m_c * sin_theta;
            let t2 = cos_alpha * (m_p * sin_theta);
            let t3 = sin_theta * (m_p * sin_alpha) + m_c * cos_theta;
            let t4 = cos_alpha * (minus_m_p * cos_theta);
            let t5 = minus_c_m_p * cos_alpha;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m, zero, t1, t2, zero],
                [zero, m, t3, t4, zero],
                [t1, t3, k1 + sin_alpha * (m_p_squared * sin_alpha), t5, zero],
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
                m_p_squared,
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
            let t3 = t2 - c_sin_theta;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t4 = c_m_p * cos_alpha
                + m_p * (sin_theta_cos_alpha * t3 - cos_theta_cos_alpha * body_1_mid);
            let t5 = iz
                + m
                    * (c_squared + sin_alpha * (p_squared * sin_alpha) - t3 * t3
                        - body_1_mid * body_1_mid);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t4 * t6;
            let t8 = body_2_mid * t7 - t1;
            let t9 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t4 * t7;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t8 * t10;
            let t12 = t5 * t9;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = body_2_mid * t6 + t13 * (t4 * t8);
            let t15 = p * cos_theta_cos_alpha;
            let t16 = t15 * t11 - body_1_mid * t14;
            let t17 = t15 - body_1_mid * t7;
            let t18 = t17 * t10;
            let t19 = t13 * (t4 * t17) - body_1_mid * t6;
            let t20 = t4 * t13;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [inv_m - t1 * t11 - t3 * t14, t16, t14, t11, zero],
                [t16, inv_m + t15 * t18 - body_1_mid * t19, t19, t18, zero],
                [t14, t19, t6 + t4 * t4 / (t5 * t12), t20, zero],
                [t11, t18, t20, t10, zero],
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
            m_p_g * cos_alpha
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
            rt::vector([zero, zero, zero, minus_m_p_g * sin_alpha, zero])
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
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                k1,
                m_p_squared_plus_ix,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                twice_m_c,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = x_dot
                * (sin_alpha * (twice_m_p * cos_theta) - twice_m_c * sin_theta)
                + y_dot * (sin_theta * (twice_m_p * sin_alpha) + twice_m_c * cos_theta);
            let t2 = theta_dot
                * (theta_dot * (k1 + sin_alpha * (m_p_squared * sin_alpha))
                    - cos_alpha * (twice_c_m_p * alpha_dot) + t1);
            let t3 = phi_dot * (is * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot - twice_p_g * cos_alpha);
            let t4 = alpha_dot
                * (m_p_squared_plus_ix * alpha_dot
                    + (sin_theta * x_dot - cos_theta * y_dot) * (twice_m_p * cos_alpha))
                + t3;
            rt::lit::<T>(0.5) * (t2 + t4)
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
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                k1,
                m_p_squared_plus_ix,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                twice_m_c,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = x_dot
                * (sin_alpha * (twice_m_p * cos_theta) - twice_m_c * sin_theta)
                + y_dot * (sin_theta * (twice_m_p * sin_alpha) + twice_m_c * cos_theta);
            let t2 = theta_dot
                * (theta_dot * (k1 + sin_alpha * (m_p_squared * sin_alpha))
                    - cos_alpha * (twice_c_m_p * alpha_dot) + t1);
            let t3 = phi_dot * (is * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot + twice_p_g * cos_alpha);
            let t4 = alpha_dot
                * (m_p_squared_plus_ix * alpha_dot
                    + (sin_theta * x_dot - cos_theta * y_dot) * (twice_m_p * cos_alpha))
                + t3;
            rt::lit::<T>(0.5) * (t2 + t4)
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, theta, alpha, _]] = q.data.0;
            let Constants { m_p, m_c, minus_m_p, m_p_squared, c_m_p, .. } = self
                .constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_alpha_sin_theta = sin_alpha * sin_theta;
            let t1 = cos_alpha * (m_p * cos_theta);
            let t2 = m_p * (cos_theta * sin_alpha);
            let t3 = cos_alpha * (m_p * sin_theta);
            let t4 = cos_alpha * (m_p_squared * sin_alpha);
            [
                rt::sparse([
                    (2, 2, -(m_p * sin_alpha_sin_theta + m_c * cos_theta)),
                    (2, 3, t1),
                    (3, 2, t1),
                    (3, 3, minus_m_p * sin_alpha_sin_theta),
                ]),
                rt::sparse([
                    (2, 2, t2 - m_c * sin_theta),
                    (2, 3, t3),
                    (3, 2, t3),
                    (3, 3, t2),
                ]),
                rt::sparse([(2, 3, t4), (3, 2, t4), (3, 3, c_m_p * sin_alpha)]),
                rt::sparse([(2, 2, -t4)]),
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
            let Constants {
                m_p,
                m_p_squared,
                k1,
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
            let t3 = m_p_squared * sin_alpha;
            let t4 = m * t2;
            let sin_alpha_sin_theta = sin_alpha * sin_theta;
            let t5 = p * sin_alpha_sin_theta;
            let body_1_mid = t5 + c * cos_theta;
            let m_body_1_mid = m * body_1_mid;
            let t6 = k1 + sin_alpha * t3 - t2 * t4 - body_1_mid * m_body_1_mid;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t7 = m_p * sin_theta_cos_alpha;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t8 = m_p * cos_theta_cos_alpha;
            let t9 = c_m_p * cos_alpha + t2 * t7 - body_1_mid * t8;
            let t10 = rt::lit::<T>(1.0) / t6;
            let t11 = t9 * t10;
            let t12 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t9 * t11;
            let t13 = rt::lit::<T>(1.0) / (t6 * t12);
            let t14 = t13 * (rt::lit::<T>(0.0) * t9);
            let t15 = p * sin_theta_cos_alpha;
            let t16 = rt::lit::<T>(1.0) / t12;
            let t17 = rt::lit::<T>(0.0) * t16;
            let t18 = rt::lit::<T>(-0.5) * (t2 * t14 + t15 * t17);
            let t19 = rt::lit::<T>(0.0) * t11 * t16;
            let t20 = -(t19 * (half_p * sin_theta_cos_alpha));
            let t21 = t2 * m_body_1_mid - t4 * body_1_mid;
            let t22 = p * cos_theta_cos_alpha;
            let t23 = cos_alpha * t3;
            let t24 = t21 * t11 + (m_body_1_mid * t15 + (t4 * t22 - t23));
            let t25 = t21 * t10 + t13 * (t9 * t24);
            let t26 = t24 * t16;
            let t27 = rt::lit::<T>(2.0) * t8;
            let t28 = rt::lit::<T>(2.0) * t7;
            let t29 = t23 - rt::lit::<T>(0.5) * (t2 * t27 + body_1_mid * t28);
            let t30 = t29 * t11 + rt::lit::<T>(0.5) * (t22 * t28 - t15 * t27);
            let t31 = t30 * t16;
            let t32 = t29 * t10 + t13 * (t9 * t30);
            let t33 = inv_m * t8 - t15 * t31 - t2 * t32;
            let t34 = c_m_p * sin_alpha
                + m_p * (t2 * sin_alpha_sin_theta - cos_theta_sin_alpha * body_1_mid);
            let t35 = t23 + t34 * t11;
            let t36 = t34 * t10 + t13 * (t9 * t35);
            let t37 = t16 * t35;
            let t38 = rt::lit::<T>(0.5) * (t22 * t17 - body_1_mid * t14);
            let t39 = t19 * (half_p * cos_theta_cos_alpha);
            let t40 = inv_m * t7 + t22 * t31 - body_1_mid * t32;
            let t41 = rt::lit::<T>(0.5) * t14;
            let t42 = rt::lit::<T>(0.5) * t19;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, t18, t20, zero],
                    [zero, zero, t18, t20, zero],
                    [t18, t18, -(t2 * t25 + (body_1_mid + t15 * t26)), t33, zero],
                    [t20, t20, t33, -(t2 * t36 + (t5 + t15 * t37)), zero],
                    [zero, zero, zero, zero, zero],
                ]),
                rt::matrix([
                    [zero, zero, t38, t39, zero],
                    [zero, zero, t38, t39, zero],
                    [t38, t38, t2 + t22 * t26 - body_1_mid * t25, t40, zero],
                    [t39, t39, t40, t1 + t22 * t37 - body_1_mid * t36, zero],
                    [zero, zero, zero, zero, zero],
                ]),
                rt::sparse([
                    (0, 2, t41),
                    (1, 2, t41),
                    (2, 0, t41),
                    (2, 1, t41),
                    (2, 2, t25),
                    (2, 3, t32),
                    (3, 2, t32),
                    (3, 3, t36),
                ]),
                rt::matrix([
                    [zero, zero, t17, t42, zero],
                    [zero, zero, t17, t42, zero],
                    [t17, t17, t26, t31, zero],
                    [t42, t42, t31, t37, zero],
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
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_m,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (p_squared * sin_alpha) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = sin_theta * t1 - cos_theta * body_1_mid;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t5 = c_m_p * cos_alpha
                + m_p * (sin_theta_cos_alpha * t1 - cos_theta_cos_alpha * body_1_mid);
            let t6 = t5 * t3;
            let t7 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t5 * t6;
            let t8 = rt::lit::<T>(1.0) / (t2 * t7);
            let body_3 = p * cos_alpha;
            let t9 = body_3 + t6 * t4;
            let t10 = t3 * t4 + t8 * (t5 * t9);
            let t11 = p * sin_theta_cos_alpha;
            let t12 = rt::lit::<T>(1.0) / t7;
            let t13 = t12 * t9;
            let t14 = t1 * t10 + (inv_m * sin_theta + t11 * t13);
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let t15 = p * cos_theta_cos_alpha;
            let t16 = inv_m * cos_theta + t15 * t13 - body_1_mid * t10;
            let t17 = b
                * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
            let t18 = sin_theta_plus_phi * t14 + (cos_theta_plus_phi * t16 + t17 * t10);
            let t19 = sin_theta * t14 + cos_theta * t16;
            let t20 = t17 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let t21 = sin_theta_plus_phi * t11 + cos_theta_plus_phi * t15 + t6 * t20;
            let t22 = t3 * t20 + t8 * (t5 * t21);
            let t23 = t12 * t21;
            let t24 = t1 * t22 + (inv_m * sin_theta_plus_phi + t11 * t23);
            let t25 = inv_m * cos_theta_plus_phi + t15 * t23 - body_1_mid * t22;
            let t26 = sin_theta_plus_phi * t24 + (cos_theta_plus_phi * t25 + t17 * t22);
            let t27 = rt::lit::<T>(1.0) / (t19 * t26 - t18 * t18);
            let t28 = t18 * t27;
            let t29 = t26 * t27;
            let t30 = sin_theta_plus_phi * t28 - sin_theta * t29;
            let t31 = t19 * t27;
            let t32 = sin_theta * t28 - sin_theta_plus_phi * t31;
            let t33 = cos_theta * t29 - cos_theta_plus_phi * t28;
            let t34 = cos_theta_plus_phi * t31 - cos_theta * t28;
            let t35 = t17 * t28;
            let t36 = t17 * t31;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    -(t14 * t30 + t24 * t32),
                    t16 * t30 + t25 * t32,
                    t10 * t30 + t22 * t32,
                    t13 * t30 + t23 * t32,
                    zero,
                ],
                [
                    -(t14 * t33 + t24 * t34),
                    t16 * t33 + t25 * t34,
                    t10 * t33 + t22 * t34,
                    t13 * t33 + t23 * t34,
                    zero,
                ],
                [
                    t14 * t35 - t24 * t36,
                    t25 * t36 - t16 * t35,
                    t22 * t36 - t10 * t35,
                    t23 * t36 - t13 * t35,
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
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_m,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (p_squared * sin_alpha) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let t4 = b
                * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
            let t5 = t4 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t6 = c_m_p * cos_alpha
                + m_p * (sin_theta_cos_alpha * t1 - cos_theta_cos_alpha * body_1_mid);
            let t7 = t6 * t3;
            let t8 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / (t2 * t8);
            let t10 = p * sin_theta_cos_alpha;
            let t11 = p * cos_theta_cos_alpha;
            let t12 = sin_theta_plus_phi * t10 + cos_theta_plus_phi * t11 + t7 * t5;
            let t13 = t3 * t5 + t9 * (t6 * t12);
            let t14 = rt::lit::<T>(1.0) / t8;
            let t15 = t14 * t12;
            let t16 = t1 * t13 + (inv_m * sin_theta_plus_phi + t10 * t15);
            let t17 = sin_theta * t1 - cos_theta * body_1_mid;
            let body_3 = p * cos_alpha;
            let t18 = body_3 + t7 * t17;
            let t19 = t3 * t17 + t9 * (t6 * t18);
            let t20 = t14 * t18;
            let t21 = t1 * t19 + (inv_m * sin_theta + t10 * t20);
            let t22 = inv_m * cos_theta + t11 * t20 - body_1_mid * t19;
            let t23 = sin_theta_plus_phi * t21 + (cos_theta_plus_phi * t22 + t4 * t19);
            let t24 = sin_theta * t21 + cos_theta * t22;
            let t25 = inv_m * cos_theta_plus_phi + t11 * t15 - body_1_mid * t13;
            let t26 = sin_theta_plus_phi * t16 + (cos_theta_plus_phi * t25 + t4 * t13);
            let t27 = rt::lit::<T>(1.0) / (t24 * t26 - t23 * t23);
            let t28 = t23 * t27;
            let t29 = t24 * t27;
            let t30 = sin_theta * t28 - sin_theta_plus_phi * t29;
            let t31 = t26 * t27;
            let t32 = sin_theta_plus_phi * t28 - sin_theta * t31;
            let t33 = cos_theta * t31 - cos_theta_plus_phi * t28;
            let t34 = cos_theta_plus_phi * t29 - cos_theta * t28;
            let t35 = t4 * t29;
            let t36 = t4 * t28;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t16 * t30 + (t21 * t32 + rt::lit::<T>(1.0)),
                    -(t22 * t32 + t25 * t30),
                    -(t19 * t32 + t13 * t30),
                    -(t20 * t32 + t15 * t30),
                    zero,
                ],
                [
                    t21 * t33 + t16 * t34,
                    rt::lit::<T>(1.0) - t22 * t33 - t25 * t34,
                    -(t19 * t33 + t13 * t34),
                    -(t20 * t33 + t15 * t34),
                    zero,
                ],
                [
                    t16 * t35 - t21 * t36,
                    t22 * t36 - t25 * t35,
                    t19 * t36 + rt::lit::<T>(1.0) - t13 * t35,
                    t20 * t36 - t15 * t35,
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
            let front_1_mid = b * cos_theta;
            let front_2_mid = b * sin_theta;
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
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                minus_c_m_p,
                m_p_squared_plus_ix,
                m_b_squared,
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t2 = sin_phi * (minus_c_m_p * cos_alpha);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t1, t2, zero],
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
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_b_squared,
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = c_m_p * cos_alpha * sin_phi;
            let t4 = t3 * t3;
            let t5 = m_p_squared_plus_ix - t4 * t2;
            let t6 = t1 * t5;
            let t7 = t3 / t6;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t2 + t4 / (t1 * t6), t7, zero],
                [t7, rt::lit::<T>(1.0) / t5, zero],
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
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t2 = rt::lit::<T>(1.0) / t1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = b * cos_theta;
            let t3 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let t4 = m * (cos_phi * front_1_mid + sin_phi * t3);
            let sin_phi_front_1_mid = sin_phi * front_1_mid;
            let front_2_mid = b * sin_theta;
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t5 = m * (cos_phi * front_2_mid + sin_phi * body_1_mid);
            let sin_phi_front_2_mid = sin_phi * front_2_mid;
            let t6 = t4 * sin_phi_front_1_mid + t5 * sin_phi_front_2_mid
                - cos_phi * (t3 * t4 + (iz * sin_phi + body_1_mid * t5));
            let t7 = c_m_p * cos_alpha * sin_phi;
            let t8 = t7 * t2;
            let t9 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t7 * t8);
            let t10 = cos_alpha * (m_p * sin_theta);
            let t11 = cos_alpha * (m_p * cos_theta);
            let t12 = t6 * t8
                + (t10 * sin_phi_front_1_mid - t11 * sin_phi_front_2_mid
                    - cos_phi * (t10 * t3 - body_1_mid * t11));
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
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                m_b_squared,
                k2,
                k3,
                m_b,
                p_m_c,
                k4,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = b * cos_theta;
            let cos_phi_front_1_mid = cos_phi * front_1_mid;
            let front_2_mid = b * sin_theta;
            let cos_phi_front_2_mid = cos_phi * front_2_mid;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let p_sin_alpha = p * sin_alpha;
            let t1 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = c_m_p * cos_alpha * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let t8 = sin_phi * t7;
            let t9 = b * cos_phi * t7 + p_sin_alpha * t8;
            let t10 = cos_phi
                * (p_sin_alpha * (m * t9) + (k4 * t8 - t5 * (t6 * (p_m_c * cos_alpha))));
            let t11 = t9 * (m_b * sin_phi);
            rt::sparse([
                (0, 5, cos_phi_front_1_mid),
                (1, 5, cos_phi_front_2_mid),
                (2, 5, sin_phi),
                (3, 6, rt::lit::<T>(1.0)),
                (4, 7, rt::lit::<T>(1.0)),
                (5, 0, -cos_phi_front_1_mid),
                (5, 1, -cos_phi_front_2_mid),
                (5, 2, -sin_phi),
                (5, 7, t10 - t11),
                (6, 3, rt::lit::<T>(-1.0)),
                (7, 4, rt::lit::<T>(-1.0)),
                (7, 5, t11 - t10),
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
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_p_g,
                m_b_squared,
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = c_m_p * cos_alpha * sin_phi;
            let t2 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t1 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = (rho1 + t5 * (t1 * t6)) * (rho1 * t3)
                + (t5 * (rho2 * t6) + rho3 * (inv_is * rho3));
            m_p_g * cos_alpha + rt::lit::<T>(0.5) * t7
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
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let p_sin_alpha = p * sin_alpha;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = c_m_p * cos_alpha * sin_phi;
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
            let t14 = m_p_g * sin_alpha
                + m * (t10 * (body_3 * t8) + (t12 + t13) * (p_sin_alpha * t11));
            let t15 = t9 * (iz * t8)
                + m * (t10 * (p_sin_alpha * t9 - b * t8) + t13 * (c * t9));
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, -t14, -t15, t7, t11, inv_is * rho3])
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
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = b * cos_theta;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = c_m_p * cos_alpha * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let front_2_mid = b * sin_theta;
            let t8 = sin_phi * t7;
            let t9 = t5 * t6;
            let rho3_inv_is = inv_is * rho3;
            let p_sin_alpha = p * sin_alpha;
            let t10 = cos_phi * t7;
            let t11 = p_sin_alpha * t8 + b * t10;
            let t12 = m * t11;
            let t13 = iz * t8;
            let body_3 = p * cos_alpha;
            let t14 = body_3 * t9;
            let t15 = c * t8 - t14;
            let t16 = cos_phi * (p_sin_alpha * t12 + (t13 + m_c * t15));
            let sin_phi_b = b * sin_phi;
            let t17 = sin_phi_b * t12;
            let t18 = m_p_g * sin_alpha
                + m * (t11 * (body_3 * t8) + (t14 + t15) * (p_sin_alpha * t9));
            let t19 = t10 * t13
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
                k2,
                k3,
                p_m_c,
                k4,
                twice_m_p_squared,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_2_mid = b * sin_theta;
            let cos_phi_front_2_mid = cos_phi * front_2_mid;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = sin_alpha * (m_p_squared * sin_alpha) + k3;
            let t2 = sin_phi * t1 + cos_phi * (k2 * sin_alpha);
            let t3 = m_b_squared + sin_phi * t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = rho1 * t4;
            let cos_alpha_c_m_p = c_m_p * cos_alpha;
            let t6 = cos_alpha_c_m_p * sin_phi;
            let t7 = t6 * t4;
            let t8 = rho2 + rho1 * t7;
            let t9 = t6 * t7;
            let t10 = m_p_squared_plus_ix - t9;
            let t11 = rt::lit::<T>(1.0) / (t3 * t10);
            let t12 = t6 * t8 * t11;
            let t13 = t5 + t12;
            let front_1_mid = b * cos_theta;
            let cos_phi_front_1_mid = cos_phi * front_1_mid;
            let cos_alpha_cos_phi = cos_alpha * cos_phi;
            let t14 = sin_phi
                * (k2 * cos_alpha_cos_phi
                    + cos_alpha * sin_phi * (twice_m_p_squared * sin_alpha));
            let sin_alpha_sin_phi = sin_alpha * sin_phi;
            let t15 = c_m_p * sin_alpha_sin_phi;
            let t16 = t4 * (t15 + t7 * t14);
            let t17 = t15 * t7 + t6 * t16;
            let t18 = rho1 * t16;
            let t19 = t11 * (t12 * (t10 * t14 + t3 * t17) + (t15 * t8 + t6 * t18));
            let t20 = t5 * (t4 * t14) + t19;
            let t21 = c_m_p * cos_alpha_cos_phi;
            let t22 = cos_phi * t2 + sin_phi * (cos_phi * t1 - k2 * sin_alpha_sin_phi);
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
            let rho3_inv_is = inv_is * rho3;
            let body_3 = p * cos_alpha;
            let p_sin_alpha = p * sin_alpha;
            let t35 = sin_phi * t13;
            let t36 = p_sin_alpha * t35;
            let cos_phi_b = b * cos_phi;
            let t37 = t36 + cos_phi_b * t13;
            let t38 = m * t37;
            let t39 = body_3 * t35;
            let t40 = m * t39;
            let t41 = p_sin_alpha * t32;
            let t42 = cos_phi * (body_3 * t38 + (p_sin_alpha * t40 + m_c * t41));
            let sin_phi_b = b * sin_phi;
            let t43 = sin_phi_b * t40;
            let t44 = cos_alpha * (p_m_c * cos_phi);
            let t45 = rho3_inv_is * t44;
            let t46 = cos_phi_b + sin_phi * p_sin_alpha;
            let t47 = m * t46;
            let t48 = cos_phi * (p_sin_alpha * t47 + k4 * sin_phi);
            let t49 = sin_phi_b * t47;
            let t50 = rho3_inv_is * (t48 - t49);
            let t51 = p_sin_alpha * t30 - sin_phi_b * t13;
            let t52 = m * t51;
            let t53 = c * t35;
            let t54 = body_3 * t32;
            let t55 = t53 - t54;
            let t56 = p_sin_alpha * t38 + (m_c * t55 + iz * t35);
            let t57 = cos_phi * (p_sin_alpha * t52 + k4 * t30) - sin_phi * t56;
            let t58 = cos_phi_b * t38 + sin_phi_b * t52;
            let t59 = cos_phi * t56;
            let t60 = sin_phi_b * t38;
            let t61 = t54 + t55;
            let t62 = m_p * sin_alpha * t61;
            let c_sin_phi = c * sin_phi;
            let t63 = m * (sin_phi * body_3 * t37 + (c_sin_phi * t41 + t46 * t39));
            let t64 = m_p_g * cos_alpha - t33 * t62
                + (m * (t54 * t61 + (t39 * t39 - t36 * t37)) - t20 * t63);
            let t65 = c * t30;
            let t66 = m * (t37 * (body_3 * t30) + (t41 * t65 + t39 * t51));
            let t67 = t44 * t13 - cos_alpha_c_m_p * t30;
            let t68 = t46 * t51 + c_sin_phi * t65
                + ((cos_phi * p_sin_alpha - sin_phi_b) * t37 + c * cos_phi * t55);
            let t69 = m * t68
                + (t60 + (iz * (cos_phi * t35 + sin_phi * t30) + (t49 - t48) * t13));
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
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t4 = cos_alpha * p_cos_theta;
            let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
            rt::vector([
                t3,
                t5,
                t1 * t3 + (iz * theta_dot + body_1_mid * t5),
                t2 * t3 + alpha_dot * (ix + sin_alpha * (p_m_p * sin_alpha)) - t4 * t5,
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
                m_p_squared,
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
            let t2 = sin_alpha * (p * cos_theta) - c * sin_theta;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t3 = c_m_p * cos_alpha
                + m_p * (sin_theta_cos_alpha * t2 - cos_theta_cos_alpha * body_1_mid);
            let t4 = iz
                + m
                    * (c_squared + sin_alpha * (p_squared * sin_alpha) - t2 * t2
                        - body_1_mid * body_1_mid);
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = t3 * t5;
            let t7 = rt::lit::<T>(1.0)
                / (m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                    - t3 * t6);
            let t8 = p_theta - p_x * t2 - p_y * body_1_mid;
            let t9 = p * cos_theta_cos_alpha;
            let t10 = t6 * t8 + (p_alpha + t9 * p_y - t1 * p_x);
            let t11 = t7 * t10;
            let t12 = t5 * (t8 + t7 * (t3 * t10));
            rt::vector([
                inv_m * p_x - t1 * t11 - t2 * t12,
                inv_m * p_y + t9 * t11 - body_1_mid * t12,
                t12,
                t11,
                inv_is * p_phi,
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
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
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
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t4 = cos_alpha * p_cos_theta;
            let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
            let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                + b * cos_phi * (cos_theta * t3 + sin_theta * t5);
            rt::vector([
                t6,
                t2 * t3 + alpha_dot * (ix + sin_alpha * (p_m_p * sin_alpha)) - t4 * t5,
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
            self: &System<T>,
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, alpha, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let b = self.parameters.b;
            let Constants {
                m_p_squared,
                c_m_p,
                m_p_squared_plus_ix,
                inv_is,
                m_b_squared,
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let front_1_mid = b * cos_theta;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let t1 = m_b_squared
                + sin_phi
                    * (sin_phi * (sin_alpha * (m_p_squared * sin_alpha) + k3)
                        + cos_phi * (k2 * sin_alpha));
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = c_m_p * cos_alpha * sin_phi;
            let t4 = t3 * t2;
            let t5 = rt::lit::<T>(1.0) / (m_p_squared_plus_ix - t3 * t4);
            let t6 = rho2 + rho1 * t4;
            let t7 = t2 * (rho1 + t5 * (t3 * t6));
            let front_2_mid = b * sin_theta;
            rt::vector([
                cos_phi * front_1_mid * t7,
                cos_phi * front_2_mid * t7,
                sin_phi * t7,
                t5 * t6,
                inv_is * rho3,
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
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (p_squared * sin_alpha) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = sin_theta * t1 - cos_theta * body_1_mid;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t5 = c_m_p * cos_alpha
                + m_p * (sin_theta_cos_alpha * t1 - cos_theta_cos_alpha * body_1_mid);
            let t6 = t5 * t3;
            let t7 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t5 * t6;
            let t8 = rt::lit::<T>(1.0) / (t2 * t7);
            let body_3 = p * cos_alpha;
            let t9 = body_3 + t6 * t4;
            let t10 = t3 * t4 + t8 * (t5 * t9);
            let t11 = p * sin_theta_cos_alpha;
            let t12 = rt::lit::<T>(1.0) / t7;
            let t13 = t12 * t9;
            let t14 = t1 * t10 + (inv_m * sin_theta + t11 * t13);
            let t15 = p * cos_theta_cos_alpha;
            let t16 = inv_m * cos_theta + t15 * t13 - body_1_mid * t10;
            let t17 = sin_theta * t14 + cos_theta * t16;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let front_2_mid = b * sin_theta;
            let front_1_mid = b * cos_theta;
            let t18 = sin_theta_plus_phi * front_2_mid
                + cos_theta_plus_phi * front_1_mid;
            let t19 = t18 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let t20 = sin_theta_plus_phi * t11 + cos_theta_plus_phi * t15 + t6 * t19;
            let t21 = t3 * t19 + t8 * (t5 * t20);
            let t22 = t12 * t20;
            let t23 = sin_theta_plus_phi
                * (t1 * t21 + (inv_m * sin_theta_plus_phi + t11 * t22))
                + (cos_theta_plus_phi
                    * (inv_m * cos_theta_plus_phi + t15 * t22 - body_1_mid * t21)
                    + t18 * t21);
            let t24 = sin_theta_plus_phi * t14 + (cos_theta_plus_phi * t16 + t18 * t10);
            let t25 = rt::lit::<T>(1.0) / (t17 * t23 - t24 * t24);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_alpha_alpha_dot = cos_alpha * alpha_dot;
            let t26 = p
                * (sin_theta * cos_alpha_alpha_dot + sin_alpha * cos_theta_theta_dot)
                - c * sin_theta_theta_dot;
            let sin_alpha_alpha_dot = sin_alpha * alpha_dot;
            let t27 = p
                * (cos_alpha * sin_theta_theta_dot + cos_theta * sin_alpha_alpha_dot);
            let t28 = p
                * (cos_theta * cos_alpha_alpha_dot - sin_alpha * sin_theta_theta_dot)
                - c * cos_theta_theta_dot;
            let t29 = m * (x_dot + t11 * alpha_dot + theta_dot * t1);
            let t30 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t15));
            let t31 = theta_dot * (m * y_dot);
            let t32 = theta_dot * (m * x_dot);
            let t33 = p * t32;
            let t34 = m_p * cos_alpha_alpha_dot;
            let t35 = p * t31;
            let t36 = sin_theta * (c * t31 + sin_alpha * t33 - y_dot * t34)
                - cos_theta * (x_dot * t34 + (sin_alpha * t35 - c * t32));
            let t37 = t28 * t29 + (t26 * t30 + t36);
            let t38 = t27 * t30
                - cos_alpha
                    * (sin_alpha * (theta_dot * (m_p_squared * theta_dot))
                        + (sin_theta * t35 + cos_theta * t33));
            let t39 = p
                * (cos_alpha * cos_theta_theta_dot - sin_theta * sin_alpha_alpha_dot);
            let t40 = alpha_dot
                * (m_p * (sin_theta * x_dot - cos_theta * y_dot) - c_m_p * theta_dot)
                - m_p_g_2 + cos_alpha_alpha_dot * (twice_p_m_p * alpha_dot);
            let t41 = t6 * t37 + (t38 + (t39 * t29 + sin_alpha * t40));
            let t42 = t12 * t41;
            let t43 = t3 * t37 + t8 * (t5 * t41);
            let t44 = theta_dot * t26 + alpha_dot * t27 + t15 * t42 - body_1_mid * t43;
            let t45 = theta_dot * t28 + alpha_dot * t39 - t11 * t42 - t1 * t43;
            let t46 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * t44 - sin_theta * t45;
            let t47 = t24 * t25;
            let t48 = theta_dot + phi_dot;
            let b_theta_dot = b * theta_dot;
            let t49 = cos_theta_plus_phi
                * (t44
                    + ((x_dot - front_2_mid * theta_dot) * t48
                        + sin_theta_theta_dot * b_theta_dot)) + t18 * t43;
            let t50 = sin_theta_plus_phi
                * ((y_dot + theta_dot * front_1_mid) * t48
                    - cos_theta_theta_dot * b_theta_dot - t45) + t49;
            rt::vector([t25 * (t23 * t46) - t47 * t50, t25 * (t17 * t50) - t47 * t46])
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
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t2 = iz
                + m
                    * (c_squared + sin_alpha * (p_squared * sin_alpha) - t1 * t1
                        - body_1_mid * body_1_mid);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = sin_theta * t1 - cos_theta * body_1_mid;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let cos_theta_cos_alpha = cos_theta * cos_alpha;
            let t5 = c_m_p * cos_alpha
                + m_p * (sin_theta_cos_alpha * t1 - cos_theta_cos_alpha * body_1_mid);
            let t6 = t5 * t3;
            let t7 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t5 * t6;
            let t8 = rt::lit::<T>(1.0) / (t2 * t7);
            let body_3 = p * cos_alpha;
            let t9 = body_3 + t6 * t4;
            let t10 = t3 * t4 + t8 * (t5 * t9);
            let t11 = p * sin_theta_cos_alpha;
            let t12 = rt::lit::<T>(1.0) / t7;
            let t13 = t12 * t9;
            let t14 = t1 * t10 + (inv_m * sin_theta + t11 * t13);
            let t15 = p * cos_theta_cos_alpha;
            let t16 = inv_m * cos_theta + t15 * t13 - body_1_mid * t10;
            let t17 = sin_theta * t14 + cos_theta * t16;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let front_2_mid = b * sin_theta;
            let front_1_mid = b * cos_theta;
            let t18 = sin_theta_plus_phi * front_2_mid
                + cos_theta_plus_phi * front_1_mid;
            let t19 = t18 + sin_theta_plus_phi * t1 - cos_theta_plus_phi * body_1_mid;
            let t20 = sin_theta_plus_phi * t11 + cos_theta_plus_phi * t15 + t6 * t19;
            let t21 = t3 * t19 + t8 * (t5 * t20);
            let t22 = t12 * t20;
            let t23 = sin_theta_plus_phi
                * (t1 * t21 + (inv_m * sin_theta_plus_phi + t11 * t22))
                + (cos_theta_plus_phi
                    * (inv_m * cos_theta_plus_phi + t15 * t22 - body_1_mid * t21)
                    + t18 * t21);
            let t24 = sin_theta_plus_phi * t14 + (cos_theta_plus_phi * t16 + t18 * t10);
            let t25 = rt::lit::<T>(1.0) / (t17 * t23 - t24 * t24);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_alpha_alpha_dot = cos_alpha * alpha_dot;
            let t26 = p
                * (sin_theta * cos_alpha_alpha_dot + sin_alpha * cos_theta_theta_dot)
                - c * sin_theta_theta_dot;
            let sin_alpha_alpha_dot = sin_alpha * alpha_dot;
            let t27 = p
                * (cos_alpha * sin_theta_theta_dot + cos_theta * sin_alpha_alpha_dot);
            let t28 = theta_dot * t26 + alpha_dot * t27;
            let t29 = p
                * (cos_theta * cos_alpha_alpha_dot - sin_alpha * sin_theta_theta_dot)
                - c * cos_theta_theta_dot;
            let t30 = m * (x_dot + t11 * alpha_dot + theta_dot * t1);
            let t31 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t15));
            let t32 = theta_dot * (m * y_dot);
            let t33 = theta_dot * (m * x_dot);
            let t34 = p * t33;
            let t35 = m_p * cos_alpha_alpha_dot;
            let t36 = p * t32;
            let t37 = sin_theta * (c * t32 + sin_alpha * t34 - y_dot * t35)
                - cos_theta * (x_dot * t35 + (sin_alpha * t36 - c * t33));
            let t38 = m * t28;
            let t39 = p
                * (cos_alpha * cos_theta_theta_dot - sin_theta * sin_alpha_alpha_dot);
            let t40 = theta_dot * t29 + alpha_dot * t39;
            let t41 = m * t40;
            let t42 = t38 * body_1_mid + t41 * t1;
            let t43 = t29 * t30 + (t26 * t31 + t37) + t42;
            let t44 = t43 - t42;
            let t45 = t11 * t41;
            let sin_alpha_m_p_g = m_p_g * sin_alpha;
            let t46 = sin_alpha_m_p_g
                - cos_alpha
                    * (sin_alpha * (theta_dot * (m_p_squared * theta_dot))
                        + (sin_theta * t36 + cos_theta * t34));
            let t47 = alpha_dot
                * (m_p * (sin_theta * x_dot - cos_theta * y_dot) - c_m_p * theta_dot)
                - m_p_g_2 + cos_alpha_alpha_dot * (twice_p_m_p * alpha_dot);
            let t48 = t15 * t38;
            let t49 = t45 + (t39 * t30 + t46) + (t27 * t31 + sin_alpha * t47 - t48);
            let t50 = t6 * t44 + (t49 + (t48 - sin_alpha_m_p_g - t45));
            let t51 = t12 * t50;
            let t52 = t3 * t44 + t8 * (t5 * t50);
            let t53 = t28 + t15 * t51 - body_1_mid * t52;
            let t54 = t40 - t11 * t51 - t1 * t52;
            let t55 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * t53 - sin_theta * t54;
            let t56 = t24 * t25;
            let t57 = theta_dot + phi_dot;
            let b_theta_dot = b * theta_dot;
            let t58 = cos_theta_plus_phi
                * ((x_dot - front_2_mid * theta_dot) * t57
                    + sin_theta_theta_dot * b_theta_dot + t53) + t18 * t52;
            let t59 = sin_theta_plus_phi
                * ((y_dot + theta_dot * front_1_mid) * t57
                    - cos_theta_theta_dot * b_theta_dot - t54) + t58;
            let t60 = t25 * (t23 * t55) - t56 * t59;
            let t61 = t25 * (t17 * t59) - t56 * t55;
            let t62 = sin_theta * t60 + (t41 + sin_theta_plus_phi * t61);
            let t63 = cos_theta_plus_phi * t61 + (cos_theta * t60 - t38);
            let t64 = t1 * t62 + (t18 * t61 - t43) - body_1_mid * t63;
            let t65 = t6 * t64 + (t15 * t63 + (t11 * t62 + (sin_alpha_m_p_g - t49)));
            let t66 = t3 * t64 + t5 * t8 * t65;
            let t67 = t12 * t65;
            rt::vector([
                -(t1 * t66 + (t11 * t67 + inv_m * t62)),
                inv_m * t63 + t15 * t67 - body_1_mid * t66,
                t66,
                t67,
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
            let is = self.parameters.Is;
            let Constants {
                m_p_squared,
                k1,
                m_p_squared_plus_ix,
                twice_c_m_p,
                twice_m_p,
                twice_p_g,
                twice_m_c,
                ..
            } = self.constants;
            let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = x_dot
                * (sin_alpha * (twice_m_p * cos_theta) - twice_m_c * sin_theta)
                + y_dot * (sin_theta * (twice_m_p * sin_alpha) + twice_m_c * cos_theta);
            let t2 = theta_dot
                * (theta_dot * (k1 + sin_alpha * (m_p_squared * sin_alpha))
                    - cos_alpha * (twice_c_m_p * alpha_dot) + t1);
            let t3 = phi_dot * (is * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot + twice_p_g * cos_alpha);
            let t4 = alpha_dot
                * (m_p_squared_plus_ix * alpha_dot
                    + (sin_theta * x_dot - cos_theta * y_dot) * (twice_m_p * cos_alpha))
                + t3;
            rt::vector([rt::lit::<T>(0.5) * (t2 + t4)])
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
                m_p_squared,
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
            let t3 = t2 - c_sin_theta;
            let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
            let t4 = c_m_p * cos_alpha
                + m_p * (sin_theta_cos_alpha * t3 - cos_theta_cos_alpha * body_1_mid);
            let t5 = iz
                + m
                    * (c_squared + sin_alpha * (p_squared * sin_alpha) - t3 * t3
                        - body_1_mid * body_1_mid);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t4 * t6;
            let t8 = p * sin_theta_cos_alpha;
            let t9 = body_2_mid * t7 - t8;
            let t10 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t4 * t7;
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = t9 * t11;
            let t13 = t5 * t10;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = body_2_mid * t6 + t14 * (t4 * t9);
            let t16 = t1 * t12 - body_1_mid * t15;
            let t17 = p_x * (inv_m - t8 * t12 - t3 * t15)
                + (p_theta * t15 + p_alpha * t12);
            let t18 = t1 - body_1_mid * t7;
            let t19 = t18 * t11;
            let t20 = t14 * (t4 * t18) - body_1_mid * t6;
            let t21 = p_y * (inv_m + t1 * t19 - body_1_mid * t20)
                + (p_x * t16 + (p_theta * t20 + p_alpha * t19));
            let t22 = t4 * t14;
            let t23 = p_x * t15 + p_alpha * t22
                + (p_y * t20 + p_theta * (t6 + t4 * t4 / (t5 * t13)));
            let t24 = p_alpha * (p_x * t12 + p_alpha * t11 + (p_y * t19 + p_theta * t22))
                + p_phi * (inv_is * p_phi);
            let t25 = rt::lit::<T>(0.5)
                * (p_x * (p_y * t16 + t17) + (p_y * t21 + (p_theta * t23 + t24)));
            m_p_g * cos_alpha + t25
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
            let Constants {
                m_p,
                m_p_squared,
                k1,
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
            let cos_theta_sin_alpha = cos_theta * sin_alpha;
            let t2 = p * cos_theta_sin_alpha;
            let c_sin_theta = c * sin_theta;
            let t3 = t2 - c_sin_theta;
            let sin_theta_cos_alpha = sin_theta * cos_alpha;
            let t4 = m_p * sin_theta_cos_alpha;
            let sin_alpha_sin_theta = sin_alpha * sin_theta;
            let body_1_mid = p * sin_alpha_sin_theta + c * cos_theta;
            let t5 = m_p * cos_theta_cos_alpha;
            let t6 = c_m_p * cos_alpha + t3 * t4 - body_1_mid * t5;
            let t7 = m_p_squared * sin_alpha;
            let t8 = m * t3;
            let m_body_1_mid = m * body_1_mid;
            let t9 = k1 + sin_alpha * t7 - t3 * t8 - body_1_mid * m_body_1_mid;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t6 * t10;
            let t12 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                - t6 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let body_2_mid = c_sin_theta - t2;
            let t14 = p * sin_theta_cos_alpha;
            let t15 = body_2_mid * t11 - t14;
            let t16 = t13 * t15;
            let t17 = t9 * t12;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = body_2_mid * t10 + t18 * (t6 * t15);
            let t20 = t1 * t16 - body_1_mid * t19;
            let t21 = p_x * (inv_m - t14 * t16 - t3 * t19)
                + (p_theta * t19 + p_alpha * t16);
            let t22 = p_y * t20 + t21;
            let t23 = t1 - body_1_mid * t11;
            let t24 = t13 * t23;
            let t25 = t18 * (t6 * t23) - body_1_mid * t10;
            let t26 = p_y * (inv_m + t1 * t24 - body_1_mid * t25)
                + (p_x * t20 + (p_theta * t25 + p_alpha * t24));
            let t27 = t6 * t18;
            let t28 = p_x * t19 + p_alpha * t27
                + (p_y * t25 + p_theta * (t10 + t6 * t6 / (t9 * t17)));
            let t29 = p_x * t16 + p_alpha * t13 + (p_y * t24 + p_theta * t27);
            let p_phi_inv_is = inv_is * p_phi;
            let t30 = cos_alpha * t29;
            let t31 = t29 * (m_p * (sin_theta * t22 - cos_theta * t26) - c_m_p * t28)
                - m_p_g_2 + t30 * (twice_p_m_p * t29);
            let t32 = m * (t26 + (body_1_mid * t28 - t1 * t29));
            let t33 = cos_theta * t28;
            let t34 = sin_theta * t28;
            let t35 = p * (sin_theta * t30 + sin_alpha * t33) - c * t34;
            let t36 = m * (t22 + (t3 * t28 + t14 * t29));
            let t37 = p * (cos_theta * t30 - sin_alpha * t34) - c * t33;
            let t38 = m * t28;
            let t39 = t22 * t38;
            let t40 = p * t39;
            let t41 = t26 * t38;
            let t42 = m_p * t30;
            let t43 = p * t41;
            let t44 = sin_theta * (sin_alpha * t40 + (c * t41 - t26 * t42))
                - cos_theta * (sin_alpha * t43 + (t22 * t42 - c * t39));
            let t45 = t32 * t35 + t36 * t37 + t44;
            let t46 = sin_alpha * t29;
            let t47 = p * (cos_alpha * t34 + cos_theta * t46);
            let t48 = p * (cos_alpha * t33 - sin_theta * t46);
            let t49 = t32 * t47 + t36 * t48
                - cos_alpha * (cos_theta * t40 + (sin_theta * t43 + t28 * (t7 * t28)));
            let t50 = sin_alpha * t31 + (t11 * t45 + t49);
            let t51 = t13 * t50;
            let t52 = t10 * t45 + t27 * t50;
            let t53 = t1 * t51 + (t28 * t35 + t29 * t47) - body_1_mid * t52;
            let t54 = t28 * t37 + t29 * t48 - t14 * t51 - t3 * t52;
            let t55 = cos_theta * t53 + (t22 * t33 + t26 * t34) - sin_theta * t54;
            let theta_plus_phi = theta + phi;
            let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(theta_plus_phi);
            let front_2_mid = b * sin_theta;
            let front_1_mid = b * cos_theta;
            let t56 = sin_theta_plus_phi * front_2_mid
                + cos_theta_plus_phi * front_1_mid;
            let t57 = t56 + t3 * sin_theta_plus_phi - body_1_mid * cos_theta_plus_phi;
            let t58 = sin_theta_plus_phi * t14 + cos_theta_plus_phi * t1 + t11 * t57;
            let t59 = t10 * t57 + t18 * (t6 * t58);
            let t60 = t13 * t58;
            let t61 = sin_theta_plus_phi
                * (t3 * t59 + (inv_m * sin_theta_plus_phi + t14 * t60))
                + (cos_theta_plus_phi
                    * (inv_m * cos_theta_plus_phi + t1 * t60 - body_1_mid * t59)
                    + t56 * t59);
            let t62 = sin_theta * t3 - cos_theta * body_1_mid;
            let body_3 = p * cos_alpha;
            let t63 = body_3 + t62 * t11;
            let t64 = t62 * t10 + t18 * (t6 * t63);
            let t65 = t13 * t63;
            let t66 = t3 * t64 + (inv_m * sin_theta + t14 * t65);
            let t67 = inv_m * cos_theta + t1 * t65 - body_1_mid * t64;
            let t68 = sin_theta * t66 + cos_theta * t67;
            let t69 = sin_theta_plus_phi * t66 + (cos_theta_plus_phi * t67 + t56 * t64);
            let t70 = rt::lit::<T>(1.0) / (t68 * t61 - t69 * t69);
            let t71 = t69 * t70;
            let t72 = p_phi_inv_is + t28;
            let t73 = b * t28;
            let t74 = cos_theta_plus_phi
                * (t53 + (t72 * (t22 - front_2_mid * t28) + t34 * t73)) + t56 * t52;
            let t75 = sin_theta_plus_phi
                * (t72 * (t26 + front_1_mid * t28) - t33 * t73 - t54) + t74;
            let t76 = t55 * (t61 * t70) - t71 * t75;
            let t77 = t75 * (t68 * t70) - t71 * t55;
            let t78 = t5 * t22;
            let t79 = t4 * t26;
            let t80 = t22 * (t5 * t29 - m_body_1_mid * t28)
                + t26 * (t8 * t28 + t4 * t29);
            let t81 = rt::lit::<T>(0.5)
                * (t29 * (t78 + t79) + (t28 * (t8 * t26 - m_body_1_mid * t22) + t80));
            let t82 = m_p * cos_theta_sin_alpha;
            let sin_alpha_c_m_p = c_m_p * sin_alpha;
            let t83 = m_p * sin_alpha_sin_theta;
            let t84 = t22 * (t5 * t28 - t83 * t29) + t26 * (t4 * t28 + t82 * t29);
            let t85 = t28
                * (t79
                    + (t78
                        + (t28 * (cos_alpha * (twice_m_p_squared * sin_alpha))
                            + sin_alpha_c_m_p * t29))) + t84;
            let t86 = m_p_g * sin_alpha
                + rt::lit::<T>(0.5)
                    * (t29 * (t82 * t26 + sin_alpha_c_m_p * t28 - t83 * t22) + t85);
            rt::vector([
                t22,
                t26,
                t28,
                t29,
                p_phi_inv_is,
                -(sin_theta * t76 + sin_theta_plus_phi * t77),
                cos_theta * t76 + cos_theta_plus_phi * t77,
                t81 + t56 * t77,
                t86,
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
        /// - `alpha_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 5 × 5 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate, x_rate, y_rate, rho3_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 24 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 18 | 2 | 0 | 0 | 0 |
        /// | each step | 52 | 100 | 6 | 0 | 5 | 2 |
        /// | each sweep for alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient | 77 | 138 | 5 | 0 | 6 | 0 |
        /// | each iteration for alpha_rate, phi_rate, rho1_rate, rho2_rate, kappa_gradient | 444 | 772 | 12 | 0 | 7 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 23 | 2 | 0 | 3 | 0 |
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
            /// `b²`
            b_squared: T,
            /// `m p b`
            m_p_b: T,
            /// `m b²`
            m_b_squared: T,
            /// `2 m p b`
            twice_m_p_b: T,
            /// `Iz + m (c² - b²)`
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
            /// `c m p h`
            c_m_p_h: T,
            /// `m p b h`
            m_p_b_h: T,
            /// `(h/Is)/2`
            k6: T,
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

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); energy at the start (1); functions of q that the next step needs (7).
            type Carried = [T; 16];
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
                let b_squared = b * b;
                let m_p_b = m_p * b;
                let m_b_squared = m * b_squared;
                let twice_m_p_b = rt::lit::<T>(2.0) * m_p_b;
                let k3 = iz + m * (c * c - b_squared);
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
                let c_m_p_h = c_m_p * h;
                let m_p_b_h = m_p_b * h;
                let k6 = rt::lit::<T>(0.5) * (h / is);
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
                    b_squared,
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
                    c_m_p_h,
                    m_p_b_h,
                    k6,
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
                let Scheme { k1, c_m_p, k2, m_p_g, m_b_squared, twice_m_p_b, k3, .. } = *self;
                let [[x, y, theta, alpha, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, alpha_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let p_cos_theta = p * cos_theta;
                let t1 = sin_alpha * p_cos_theta - c * sin_theta;
                let t2 = cos_alpha * (p * sin_theta);
                let t3 = m * (theta_dot * t1 + (x_dot + alpha_dot * t2));
                let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
                let t4 = cos_alpha * p_cos_theta;
                let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
                let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                    + b * cos_phi * (cos_theta * t3 + sin_theta * t5);
                let t7 = t2 * t3
                    + alpha_dot * (ix + sin_alpha * (p * (m * p) * sin_alpha)) - t4 * t5;
                let is_phi_dot = is * phi_dot;
                let t8 = c_m_p * cos_alpha * sin_phi;
                let t9 = m_b_squared
                    + sin_phi
                        * (sin_phi * (sin_alpha * (k1 * sin_alpha) + k3)
                            + cos_phi * (twice_m_p_b * sin_alpha));
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t8 * t10;
                let t12 = rt::lit::<T>(1.0) / (k2 - t8 * t11);
                let t13 = t7 + t11 * t6;
                let t14 = (t6 + t12 * (t8 * t13)) * (t10 * t6)
                    + (phi_dot * is_phi_dot + t12 * (t7 * t13));
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    t6,
                    t7,
                    is_phi_dot,
                    m_p_g * cos_alpha + rt::lit::<T>(0.5) * t14,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, reference,
                sin_alpha_ahead, cos_alpha_ahead, sin_phi_ahead, cos_phi_ahead,
                sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion.carried;
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
                    b_squared,
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
                    c_m_p_h,
                    m_p_b_h,
                    k6,
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
                let rho3_inv_is = inv_is * rho3;
                let t1 = sin_phi_ahead * (c_m_p * cos_alpha_ahead);
                let t2 = m_b_squared
                    + sin_phi_ahead
                        * (sin_phi_ahead
                            * (k3 + sin_alpha_ahead * (k1 * sin_alpha_ahead))
                            + cos_phi_ahead * (twice_m_p_b * sin_alpha_ahead));
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = t1 * t3;
                let t5 = t1 * t4;
                let t6 = k2 - t5;
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = rho2 + rho1 * t4;
                let t9 = t8 * t7;
                let p_sin_alpha_ahead = p * sin_alpha_ahead;
                let t10 = rt::lit::<T>(1.0) / (t2 * t6);
                let t11 = rho1 * t3 + t10 * (t1 * t8);
                let t12 = sin_phi_ahead * p_sin_alpha_ahead;
                let t13 = t1 * t10;
                let t14 = rt::lit::<T>(0.5) * t1;
                let t15 = rt::lit::<T>(0.5) * t2;
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
                    let t22 = rho2_rate * kappa_gradient;
                    let t23 = rho1 + half_h * rho1_rate;
                    let phi_rate_half_h = half_h * phi_rate;
                    let t24 = phi + phi_rate_half_h;
                    let ((sin_phi_rate_half_h, _), (t25, t26)) = rt::halfway(
                        (sin_phi_ahead, cos_phi_ahead),
                        phi_rate_half_h,
                        t24,
                    );
                    let alpha_rate_half_h = half_h * alpha_rate;
                    let t27 = alpha + alpha_rate_half_h;
                    let ((t28, _), (t30, t31)) = rt::halfway(
                        (sin_alpha_ahead, cos_alpha_ahead),
                        alpha_rate_half_h,
                        t27,
                    );
                    let t32 = t25 * (c_m_p * t31);
                    let t33 = k1 * t30;
                    let t34 = k3 + t30 * t33;
                    let t35 = t25 * t34 + t26 * (twice_m_p_b * t30);
                    let t36 = m_b_squared + t25 * t35;
                    let t37 = rt::lit::<T>(1.0) / t36;
                    let t38 = t32 * t37;
                    let t39 = t23 * t38 + (rho2 + half_h * rho2_rate);
                    let t40 = k2 - t32 * t38;
                    let t41 = rt::lit::<T>(1.0) / t40;
                    let t42 = t39 * t41;
                    let t62 = rho1_rate * kappa_gradient;
                    let t46 = t32 * t39;
                    let t372 = t37 * (t23 + t41 * t46);
                    let t373 = t62 + t372;
                    let t43 = b * t25;
                    let t374 = t26 * t372;
                    let t50 = p * t30;
                    let t375 = t25 * t372;
                    let t376 = b * t374 + t50 * t375;
                    let t377 = m * t376;
                    let t378 = t43 * t377;
                    let t379 = t50 * t377;
                    let t380 = iz * t375;
                    let t381 = c * t375;
                    let t56 = p * t31;
                    let t57 = t56 * t42;
                    let t382 = t381 - t57;
                    let t383 = t26 * (t379 + (t380 + m_c * t382));
                    let t384 = t374 * t380;
                    let t385 = t376 * (t50 * t374 - t43 * t372);
                    let t386 = c * t374;
                    let t387 = t384 + m * (t385 + t386 * t382);
                    let t68 = phi_rate * kappa_gradient;
                    let t388 = t373 * (t378 - t383) + (t387 - t68);
                    let t389 = inv_is * (rho3 + half_h * t388) + kappa_gradient * t388;
                    let t73 = t26 * (b_squared * t26);
                    let t390 = t373 * t73;
                    let t391 = t25 * t373;
                    let t76 = m_p_g * t30;
                    let t78 = t50 * t42;
                    let t392 = t76 + m * (t376 * (t375 * t56) + t78 * (t57 + t382));
                    let t75 = alpha_rate * kappa_gradient;
                    let alpha_rate_h = h * alpha_rate;
                    let alpha_new = alpha + alpha_rate_h;
                    let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                        alpha_new,
                    );
                    let t110 = sin_alpha_ahead_new + sin_alpha_ahead;
                    let t111 = p * t110;
                    let t393 = t374 * sin_phi_rate_half_h;
                    let t114 = t31 * (p * t28);
                    let phi_rate_h = h * phi_rate;
                    let phi_new = phi + phi_rate_h;
                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                    let t115 = sin_phi_ahead_new + sin_phi_ahead;
                    let t394 = t115 * t372;
                    let t122 = b * (cos_phi_ahead_new + cos_phi_ahead) + t12;
                    let t120 = p * sin_alpha_ahead_new;
                    let t308 = t122 + sin_phi_ahead_new * t120;
                    let t395 = (t111 * t393
                        + (t114 * t394 - t372 * (t25 * (twice_b * sin_phi_rate_half_h))))
                        * (t372 * t308);
                    let t124 = t30 * t28;
                    let t125 = twice_p * t124;
                    let t126 = t42 * t125;
                    let t128 = cos_alpha_ahead_new + cos_alpha_ahead;
                    let t129 = p * t128;
                    let t130 = t129 * t42;
                    let t396 = (t126 + twice_c * t393) * (c * t394 - t130)
                        + t42 * (t42 * (t114 * (twice_p * t110)));
                    let t91 = rho1 + h * rho1_rate;
                    let t81 = sin_phi_ahead_new * (c_m_p * cos_alpha_ahead_new);
                    let t92 = t91 + t81 * t42;
                    let t86 = k3 + sin_alpha_ahead_new * (k1 * sin_alpha_ahead_new);
                    let t87 = sin_phi_ahead_new * t86
                        + cos_phi_ahead_new * (twice_m_p_b * sin_alpha_ahead_new);
                    let t88 = m_b_squared + sin_phi_ahead_new * t87;
                    let t397 = t92 - t372 * t88;
                    let t82 = rho2 + h * rho2_rate;
                    let t83 = k2 * t42;
                    let t84 = t82 - t83;
                    let t398 = t84 + t372 * t81;
                    let t89 = rt::lit::<T>(1.0) / t88;
                    let t90 = t81 * t89;
                    let t399 = t398 + t90 * t397;
                    let t95 = k2 - t81 * t90;
                    let t96 = rt::lit::<T>(1.0) / t95;
                    let t98 = rho2 - t83;
                    let t400 = t98 + t1 * t372;
                    let t100 = rho1 + t1 * t42;
                    let t401 = t100 - t2 * t372;
                    let t402 = t400 + t4 * t401;
                    let t403 = (t397 + t399 * (t81 * t96)) * (t89 * t397)
                        + (t399 * (t96 * t398) - t402 * (t7 * t400));
                    let t134 = twice_m_p_g * t124;
                    let t404 = rt::lit::<T>(0.5)
                        * (t403 - t401 * (t3 * t401 + t13 * t402))
                        + (phi_rate_h * t387 - (t134 + t393 * (iz * t394)));
                    let t137 = alpha_rate * alpha_rate + phi_rate * phi_rate
                        + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                    let t405 = rt::div_or_zero(
                        alpha_rate_h * t392 - half_m * (t395 + t396) + t404,
                        h * (t388 * t388 + (t391 * t391 + (t137 + t373 * t390))),
                    );
                    solution1
                        .update([
                            t22 + t42,
                            t389,
                            t389 * (t383 - t378) - kappa_gradient * (t390 + t25 * t391),
                            t392 - t75,
                            t405,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t16 = sin_phi_ahead * t11;
                            let t17 = b * cos_phi_ahead * t11 + p_sin_alpha_ahead * t16;
                            let p_cos_alpha_ahead = p * cos_alpha_ahead;
                            let t18 = p_cos_alpha_ahead * t9;
                            let t19 = c * t16 - t18;
                            let t20 = cos_phi_ahead
                                * (p_sin_alpha_ahead * (m * t17) + (m_c * t19 + iz * t16))
                                - t17 * (m_b * sin_phi_ahead);
                            let t21 = m_p_g * sin_alpha_ahead
                                + m
                                    * (t17 * (p_cos_alpha_ahead * t16)
                                        + (t18 + t19) * (p_sin_alpha_ahead * t9));
                            [t9, rho3_inv_is, rho3_inv_is * t20, t21, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * phi),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
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
                            let t22 = rho2_rate * kappa_gradient;
                            let t23 = rho1 + half_h * rho1_rate;
                            let phi_rate_half_h = half_h * phi_rate;
                            let t24 = phi + phi_rate_half_h;
                            let (
                                (sin_phi_rate_half_h, cos_phi_rate_half_h),
                                (t25, t26),
                            ) = rt::halfway(
                                (sin_phi_ahead, cos_phi_ahead),
                                phi_rate_half_h,
                                t24,
                            );
                            let alpha_rate_half_h = half_h * alpha_rate;
                            let t27 = alpha + alpha_rate_half_h;
                            let ((t28, t29), (t30, t31)) = rt::halfway(
                                (sin_alpha_ahead, cos_alpha_ahead),
                                alpha_rate_half_h,
                                t27,
                            );
                            let t32 = t25 * (c_m_p * t31);
                            let t33 = k1 * t30;
                            let t34 = k3 + t30 * t33;
                            let t35 = t25 * t34 + t26 * (twice_m_p_b * t30);
                            let t36 = m_b_squared + t25 * t35;
                            let t37 = rt::lit::<T>(1.0) / t36;
                            let t38 = t32 * t37;
                            let t39 = t23 * t38 + (rho2 + half_h * rho2_rate);
                            let t40 = k2 - t32 * t38;
                            let t41 = rt::lit::<T>(1.0) / t40;
                            let t42 = t39 * t41;
                            let t43 = b * t25;
                            let t44 = b * t26;
                            let t45 = t23 * t37;
                            let t46 = t32 * t39;
                            let t47 = rt::lit::<T>(1.0) / (t36 * t40);
                            let t48 = t46 * t47;
                            let t49 = t45 + t48;
                            let t50 = p * t30;
                            let t51 = t25 * t49;
                            let t52 = t44 * t49 + t50 * t51;
                            let t53 = m * t52;
                            let t54 = t43 * t53;
                            let t55 = iz * t51;
                            let t56 = p * t31;
                            let t57 = t56 * t42;
                            let t58 = c * t51 - t57;
                            let t59 = t50 * t53 + (t55 + m_c * t58);
                            let t60 = t26 * t59;
                            let t61 = t54 - t60;
                            let t62 = rho1_rate * kappa_gradient;
                            let t63 = t62 + t49;
                            let t64 = t26 * t49;
                            let t65 = t50 * t64 - t43 * t49;
                            let t66 = c * t64;
                            let t67 = t64 * t55 + m * (t52 * t65 + t58 * t66);
                            let t68 = phi_rate * kappa_gradient;
                            let t69 = t61 * t63 + (t67 - t68);
                            let t70 = inv_is * (rho3 + half_h * t69)
                                + kappa_gradient * t69;
                            let t71 = t25 * t63;
                            let t72 = kappa_gradient * t71;
                            let t73 = t26 * (b_squared * t26);
                            let t74 = t60 - t54;
                            let t75 = alpha_rate * kappa_gradient;
                            let t76 = m_p_g * t30;
                            let t77 = t56 * t51;
                            let t78 = t50 * t42;
                            let t79 = t57 + t58;
                            let t80 = t76 + m * (t52 * t77 + t78 * t79);
                            let phi_rate_h = h * phi_rate;
                            let phi_new = phi + phi_rate_h;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new,
                            );
                            let alpha_rate_h = h * alpha_rate;
                            let alpha_new = alpha + alpha_rate_h;
                            let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::sin_cos(
                                alpha_new,
                            );
                            let t81 = sin_phi_ahead_new * (c_m_p * cos_alpha_ahead_new);
                            let t82 = rho2 + h * rho2_rate;
                            let t83 = k2 * t42;
                            let t84 = t82 - t83;
                            let t85 = t81 * t49 + t84;
                            let t86 = k3
                                + sin_alpha_ahead_new * (k1 * sin_alpha_ahead_new);
                            let t87 = sin_phi_ahead_new * t86
                                + cos_phi_ahead_new * (twice_m_p_b * sin_alpha_ahead_new);
                            let t88 = m_b_squared + sin_phi_ahead_new * t87;
                            let t89 = rt::lit::<T>(1.0) / t88;
                            let t90 = t81 * t89;
                            let t91 = rho1 + h * rho1_rate;
                            let t92 = t91 + t81 * t42;
                            let t93 = t92 - t88 * t49;
                            let t94 = t85 + t90 * t93;
                            let t95 = k2 - t81 * t90;
                            let t96 = rt::lit::<T>(1.0) / t95;
                            let t97 = t94 * t96;
                            let t98 = rho2 - t83;
                            let t99 = t1 * t49 + t98;
                            let t100 = rho1 + t1 * t42;
                            let t101 = t100 - t2 * t49;
                            let t102 = t99 + t4 * t101;
                            let t103 = t7 * t102;
                            let t104 = t89 * t93;
                            let t105 = rt::lit::<T>(1.0) / (t88 * t95);
                            let t106 = t81 * t105;
                            let t107 = t94 * t106;
                            let t108 = t104 + t107;
                            let t109 = t3 * t101 + t13 * t102;
                            let t110 = sin_alpha_ahead_new + sin_alpha_ahead;
                            let t111 = p * t110;
                            let t112 = t26 * sin_phi_rate_half_h;
                            let t113 = t112 * t49;
                            let t114 = t31 * (p * t28);
                            let t115 = sin_phi_ahead_new + sin_phi_ahead;
                            let t116 = t115 * t49;
                            let t117 = t25 * (b * sin_phi_rate_half_h);
                            let t118 = rt::lit::<T>(2.0) * t117;
                            let t119 = t111 * t113 + (t114 * t116 - t49 * t118);
                            let t120 = p * sin_alpha_ahead_new;
                            let t121 = sin_phi_ahead_new * t49;
                            let t122 = b * (cos_phi_ahead_new + cos_phi_ahead) + t12;
                            let t123 = t120 * t121 + t122 * t49;
                            let t124 = t30 * t28;
                            let t125 = twice_p * t124;
                            let t126 = t42 * t125;
                            let t127 = twice_c * t113 + t126;
                            let t128 = cos_alpha_ahead_new + cos_alpha_ahead;
                            let t129 = p * t128;
                            let t130 = t129 * t42;
                            let t131 = c * t116 - t130;
                            let t132 = t111 * t42;
                            let t133 = t114 * t42;
                            let t134 = twice_m_p_g * t124;
                            let t135 = half_m
                                * (t119 * t123
                                    + (t127 * t131 + t132 * (rt::lit::<T>(2.0) * t133)))
                                + (t134 + t116 * (iz * t113));
                            let t136 = rt::lit::<T>(0.5)
                                * (t85 * t97 - t99 * t103 + (t93 * t108 - t101 * t109))
                                + (alpha_rate_h * t80 + (phi_rate_h * t67 - t135));
                            let t137 = alpha_rate * alpha_rate + phi_rate * phi_rate
                                + (rho1_rate * rho1_rate + rho2_rate * rho2_rate);
                            let t138 = h
                                * (t69 * t69 + (t71 * t71 + (t137 + t63 * (t73 * t63))));
                            let t139 = rt::div_or_zero(t136, t138);
                            let t140 = rt::lit::<T>(0.5) * (t30 * (c_m_p_h * t25));
                            let t141 = h * t31;
                            let t142 = (t25 * t33 + m_p_b * t26) * (t25 * t141);
                            let t143 = t37 * (t140 + t38 * t142);
                            let t144 = t23 * t143;
                            let t145 = t38 * t140 + t32 * t143;
                            let t146 = t41 * (t144 + t42 * t145);
                            let t147 = rt::lit::<T>(0.5) * (t26 * (c_m_p_h * t31));
                            let t148 = half_h * t26;
                            let t149 = t25 * (t34 * t148 - t25 * (m_p_b_h * t30))
                                + t35 * t148;
                            let t150 = t37 * (t147 - t38 * t149);
                            let t151 = t23 * t150;
                            let t152 = t38 * t147 + t32 * t150;
                            let t153 = t41 * (t151 + t42 * t152);
                            let t154 = h * t38;
                            let t155 = t41 * t154;
                            let t156 = kappa_gradient + k6;
                            let t157 = half_p_h * t31;
                            let t158 = t47
                                * (t48 * (t40 * t142 + t36 * t145)
                                    + (t39 * t140 + t32 * t144));
                            let t159 = t45 * (t37 * t142) + t158;
                            let t160 = t25 * t159;
                            let t161 = t51 * t157 - t44 * t159 - t50 * t160;
                            let t162 = m * t161;
                            let t163 = t43 * t162;
                            let t164 = half_p_h * t30;
                            let t165 = t42 * t164 + t56 * t146;
                            let t166 = t165 - c * t160;
                            let t167 = t26
                                * (t50 * t162
                                    + (m_c * t166 + (t52 * (k7 * t31) - iz * t160)));
                            let t168 = t26 * t159;
                            let t169 = c * t58;
                            let t170 = t66 * t166 - t168 * t169
                                + (t65 * t161
                                    + t52 * (t43 * t159 + t64 * t157 - t50 * t168));
                            let t171 = m * t170 - iz * (t64 * t160 + t51 * t168);
                            let t172 = t63 * (t163 - t167) + (t171 - t61 * t159);
                            let t173 = t156 * t172;
                            let t174 = t47
                                * (t39 * t147 + t32 * t151
                                    - t48 * (t40 * t149 - t36 * t152));
                            let t175 = t174 - t45 * (t37 * t149);
                            let t176 = t25 * t175;
                            let t177 = t176 + t148 * t49;
                            let t178 = h * t25;
                            let t179 = t178 * t49;
                            let t180 = t50 * t177 + (t44 * t175 - half_b * t179);
                            let t181 = m * t180;
                            let t182 = t52 * (k8 * t26) + t43 * t181;
                            let t183 = t56 * t153;
                            let t184 = c * t177 - t183;
                            let t185 = t26 * (t50 * t181 + (m_c * t184 + iz * t177))
                                - t59 * (half_h * t25);
                            let t186 = t26 * t175 - rt::lit::<T>(0.5) * t179;
                            let t187 = t52
                                * (t50 * t186 - (t43 * t175 + t49 * (half_b_h * t26)))
                                + t66 * t184;
                            let t188 = iz * (t64 * t177 + t51 * t186)
                                + m * (t65 * t180 + t169 * t186 + t187);
                            let t189 = t63 * (t182 - t185)
                                + (t188 + (t61 * t175 - kappa_gradient));
                            let t190 = t156 * t189;
                            let t191 = h * t37 + t47 * (t32 * t154);
                            let t192 = rt::lit::<T>(0.5) * t191;
                            let t193 = t25 * t192;
                            let t194 = t44 * t192 + t50 * t193;
                            let t195 = m * t194;
                            let t196 = t43 * t195;
                            let t197 = t56 * t155;
                            let t198 = c * t193 - rt::lit::<T>(0.5) * t197;
                            let t199 = t26 * (t50 * t195 + (m_c * t198 + iz * t193));
                            let t200 = t26 * t192;
                            let t201 = t65 * t194 + t58 * (c * t200)
                                + (t52 * (t50 * t200 - t43 * t192) + t66 * t198);
                            let t202 = iz * (t64 * t193 + t51 * t200) + m * t201;
                            let t203 = kappa_gradient + t192;
                            let t204 = t63 * (t196 - t199) + (t202 + t61 * t203);
                            let t205 = t156 * t204;
                            let t206 = t47 * (h * t32);
                            let t207 = t25 * t206;
                            let t208 = t26 * t206;
                            let t209 = t44 * t206 + t50 * t207;
                            let t210 = rt::lit::<T>(0.5) * t209;
                            let t211 = h * t41;
                            let t212 = t56 * t211;
                            let t213 = half_c * t207 - rt::lit::<T>(0.5) * t212;
                            let t214 = t65 * t210 + t66 * t213
                                + (t52 * (rt::lit::<T>(0.5) * (t50 * t208 - t43 * t206))
                                    + t58 * (half_c * t208));
                            let t215 = half_iz * (t64 * t207 + t51 * t208) + m * t214;
                            let t216 = half_m * t209;
                            let t217 = t43 * t216;
                            let t218 = t26
                                * (t50 * t216 + (m_c * t213 + half_iz * t207));
                            let t219 = t61 * (rt::lit::<T>(0.5) * t206)
                                + (t215 + t63 * (t217 - t218));
                            let t220 = t156 * t219;
                            let t221 = rho1_rate * t61 - phi_rate;
                            let t222 = t69 + t156 * t221;
                            let t223 = theta + half_h * t71;
                            let (t224, t225) = rt::sin_cos(t223);
                            let t226 = t26 * t225;
                            let t227 = b * t226;
                            let t228 = t26 * t224;
                            let t229 = b_h * t160;
                            let t230 = t228 * t229;
                            let t231 = rt::lit::<T>(0.5) * t63;
                            let t232 = t230 * t231 - t159 * t227;
                            let t233 = b * t228;
                            let t234 = t226 * t229;
                            let t235 = t159 * t233 + t231 * t234;
                            let t236 = t63 * t227;
                            let t237 = kappa_gradient * t236;
                            let t238 = t63 * t233;
                            let t239 = kappa_gradient * t238;
                            let t240 = rt::lit::<T>(0.5) * (t237 * t230 - t239 * t234)
                                - (t70 * (t167 - t163) + t74 * t173);
                            let t241 = t176 + t148 * t63;
                            let t242 = h * t241;
                            let t243 = half_b * (t178 * t225 + t228 * t242);
                            let t244 = t175 * t227 - t63 * t243;
                            let t245 = half_b * (t226 * t242 - t178 * t224);
                            let t246 = t175 * t233 + t63 * t245;
                            let t247 = t239 * t245
                                + (t148 * t72 - t70 * (t185 - t182) - t74 * t190)
                                - t237 * t243;
                            let t248 = t25 * t203;
                            let t249 = b_h * t248;
                            let t250 = t228 * t249;
                            let t251 = t203 * t227 - t231 * t250;
                            let t252 = t226 * t249;
                            let t253 = t203 * t233 + t231 * t252;
                            let t254 = rt::lit::<T>(0.5) * (t239 * t252 - t237 * t250)
                                + (rt::lit::<T>(1.0) - t74 * t205 - t70 * (t199 - t196));
                            let t255 = t206 * t227;
                            let t256 = b_h * t207;
                            let t257 = t228 * t256;
                            let t258 = t63 * t257;
                            let t259 = t206 * t233;
                            let t260 = t226 * t256;
                            let t261 = t63 * t260;
                            let t262 = t227
                                * (rt::lit::<T>(0.5) * t255 - rt::lit::<T>(0.25) * t258)
                                + (t233
                                    * (rt::lit::<T>(0.5) * t259 + rt::lit::<T>(0.25) * t261)
                                    + t207 * (rt::lit::<T>(0.5) * t25));
                            let t263 = rt::lit::<T>(0.25) * (t239 * t260 - t237 * t257)
                                - (t70 * (t218 - t217) + t74 * t220);
                            let t264 = rho1_rate * t25;
                            let t265 = b_h * t264;
                            let t266 = t228 * t265;
                            let t267 = rho1_rate * t227 - t231 * t266;
                            let t268 = t227 * (t236 + kappa_gradient * t267)
                                + (t25 * (t71 + kappa_gradient * t264) - t74 * t222);
                            let t269 = t226 * t265;
                            let t270 = rho1_rate * t233 + t231 * t269;
                            let t271 = t268
                                + (t233 * (t238 + kappa_gradient * t270)
                                    + rt::lit::<T>(0.5) * (t239 * t269 - t237 * t266));
                            let t272 = t79 * (t42 * t157 - t50 * t146) + t77 * t161
                                + (t78 * (t166 - t165) - t52 * (t51 * t164 + t56 * t160));
                            let t273 = k9 * t31 + m * t272;
                            let t274 = t56 * t52;
                            let t275 = t78 * (t183 + t184)
                                + (t77 * t180 + (t177 * t274 + t79 * (t50 * t153)));
                            let t276 = m * t275;
                            let t277 = rt::lit::<T>(0.5)
                                * (t78 * t197 + t79 * (t50 * t155))
                                + (t78 * t198 + (t77 * t194 + t193 * t274));
                            let t278 = m * t277;
                            let t279 = rt::lit::<T>(0.5)
                                * (t207 * t274 + (t79 * (t50 * t211) + t78 * t212))
                                + (t77 * t210 + t78 * t213);
                            let t280 = m * t279;
                            let t281 = rt::lit::<T>(2.0) * t139;
                            let t282 = (t236 * t232
                                + (t69 * t172 + (alpha_rate - t71 * t160)) - t238 * t235)
                                * t281;
                            let t283 = k2 * t146;
                            let t284 = sin_alpha_ahead_new
                                * (c_m_p_h * sin_phi_ahead_new);
                            let t285 = t283 - t284 * t49 - t81 * t159;
                            let t286 = (twice_m_p_b * cos_phi_ahead_new
                                + sin_phi_ahead_new * (k4 * sin_alpha_ahead_new))
                                * (sin_phi_ahead_new * (h * cos_alpha_ahead_new));
                            let t287 = t89 * (t284 + t286 * t90);
                            let t288 = t81 * t146 + (t284 * t42 + t286 * t49)
                                - t88 * t159;
                            let t289 = t285 - t93 * t287 - t90 * t288;
                            let t290 = t284 * t90 + t81 * t287;
                            let t291 = t105
                                * (t81 * t289
                                    - (t284 * t94 + t107 * (t286 * t95 + t88 * t290)));
                            let t292 = t85 * t96;
                            let t293 = t2 * t159 - t1 * t146;
                            let t294 = t283 - t1 * t159;
                            let t295 = t294 + t4 * t293;
                            let t296 = t7 * t99;
                            let t297 = t97 * t285 - t103 * t294 - t295 * t296
                                - t101 * (t3 * t293 + t13 * t295);
                            let t298 = t93 * (t291 - t89 * (t288 + t286 * t104))
                                + ((t289 - t97 * t290) * t292 - (t108 * t288 + t109 * t293)
                                    + t297);
                            let t299 = t112 * t159;
                            let t300 = t115 * t159;
                            let t301 = h * t29;
                            let t302 = t28 * t141 + t30 * t301;
                            let t303 = p * t124;
                            let t304 = t131
                                * (rt::lit::<T>(2.0) * (t42 * (half_p * t302) - t303 * t146)
                                    - twice_c * t299)
                                + t127
                                    * (t42 * (p_h * sin_alpha_ahead_new) + t129 * t146
                                        - c * t300);
                            let t305 = p_h * cos_alpha_ahead_new;
                            let t306 = half_p * (t31 * t301 - t28 * (h * t30));
                            let t307 = t159 * t118 + (t305 * t113 + t306 * t116)
                                - (t114 * t300 + t111 * t299);
                            let t308 = t122 + sin_phi_ahead_new * t120;
                            let t309 = t132 * (t306 * t42 - t114 * t146)
                                + t133 * (t305 * t42 - t111 * t146);
                            let t310 = t304
                                + (t123 * t307
                                    + (t119 * (t305 * t121 - t308 * t159)
                                        + rt::lit::<T>(2.0) * t309));
                            let t311 = phi_rate_h * t171
                                + (iz * (t299 * t116 + t113 * t300) - m_p_g * t302
                                    - half_m * t310);
                            let t312 = -rt::div_or_zero(
                                h * (t80 - t282)
                                    + (rt::lit::<T>(0.5) * t298 + (alpha_rate_h * t273 + t311)),
                                t138,
                            );
                            let t313 = t281
                                * (t236 * t244
                                    + (t238 * t246 + (t69 * t189 + (phi_rate + t71 * t241))));
                            let t314 = h * cos_phi_rate_half_h;
                            let t315 = t112 * t175
                                + t49
                                    * (rt::lit::<T>(0.5)
                                        * (t26 * t314 - t178 * sin_phi_rate_half_h));
                            let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                            let t316 = h_cos_phi_ahead_new * t49;
                            let t317 = t316 + t115 * t175;
                            let t318 = t131 * (twice_c * t315 + t125 * t153)
                                + t127 * (c * t317 - t129 * t153);
                            let t319 = rt::lit::<T>(2.0)
                                * (t117 * t175
                                    + t49
                                        * (half_b
                                            * (sin_phi_rate_half_h * (h * t26) + t25 * t314)));
                            let t320 = t119
                                * (t120 * (t316 + sin_phi_ahead_new * t175)
                                    + (t122 * t175 - t49 * (b_h * sin_phi_ahead_new)));
                            let t321 = t114 * t132 + t111 * t133;
                            let t322 = t123 * (t114 * t317 + t111 * t315 - t319)
                                + (t320 + t321 * (rt::lit::<T>(2.0) * t153));
                            let t323 = cos_phi_ahead_new
                                * (c_m_p_h * cos_alpha_ahead_new);
                            let t324 = h_cos_phi_ahead_new * t87
                                + sin_phi_ahead_new
                                    * (h_cos_phi_ahead_new * t86
                                        - sin_phi_ahead_new
                                            * (twice_m_p_b_h * sin_alpha_ahead_new));
                            let t325 = t81 * t153 + (t323 * t42 - t324 * t49)
                                - t88 * t175;
                            let t326 = k2 * t153;
                            let t327 = t81 * t175 + (t323 * t49 - t326);
                            let t328 = t89 * (t323 - t324 * t90);
                            let t329 = t90 * t325 + (t327 + t93 * t328);
                            let t330 = t323 * t90 + t81 * t328;
                            let t331 = t105
                                * (t81 * t329
                                    + (t323 * t94 - t107 * (t324 * t95 - t88 * t330)));
                            let t332 = t1 * t153 - t2 * t175;
                            let t333 = t1 * t175 - t326;
                            let t334 = t333 + t4 * t332;
                            let t335 = t97 * t327 - t103 * t333 - t334 * t296
                                - t101 * (t3 * t332 + t13 * t334);
                            let t336 = t93 * (t89 * (t325 - t324 * t104) + t331)
                                + (t292 * (t329 + t97 * t330) + (t108 * t325 - t109 * t332)
                                    + t335);
                            let t337 = phi_rate_h * t188 - half_m * (t318 + t322)
                                + (rt::lit::<T>(0.5) * t336
                                    + (alpha_rate_h * t276 - iz * (t315 * t116 + t113 * t317)));
                            let t338 = rt::lit::<T>(0.5) * t81;
                            let t339 = h + t155 * t338 - t88 * t192;
                            let t340 = k5 * t155;
                            let t341 = t81 * t192 - t340;
                            let t342 = t341 + t90 * t339;
                            let t343 = t14 * t155 - t2 * t192;
                            let t344 = t1 * t192 - t340;
                            let t345 = t344 + t4 * t343;
                            let t346 = t93 * (t89 * t339 + t106 * t342)
                                - t101 * (t3 * t343 + t13 * t345);
                            let t347 = t108 * t339 - t109 * t343
                                + (t97 * t341 + t342 * t292 - (t103 * t344 + t345 * t296));
                            let t348 = t112 * t192;
                            let t349 = t115 * t192;
                            let t350 = t123 * (t111 * t348 + (t114 * t349 - t117 * t191))
                                + (t131 * (t191 * (c * t112) + t303 * t155) + t155 * t321);
                            let t351 = t119 * (t308 * t192)
                                + t127 * (c * t349 - t155 * (half_p * t128)) + t350;
                            let t352 = rt::lit::<T>(0.5) * (t346 + t347)
                                - (iz * (t348 * t116 + t113 * t349) + half_m * t351);
                            let t353 = twice_h * t139;
                            let t354 = (t236 * t251
                                + (t238 * t253 + (t69 * t204 + (rho1_rate + t71 * t248))))
                                * t353;
                            let t355 = k10 * t41;
                            let t356 = t206 * t338 + (h - t355);
                            let t357 = t14 * t211 - t206 * t15;
                            let t358 = t14 * t206 - t355;
                            let t359 = t358 + t4 * t357;
                            let t360 = rt::lit::<T>(0.5) * (t81 * t211 - t88 * t206);
                            let t361 = t356 + t90 * t360;
                            let t362 = t361 * t292 - t359 * t296 - t103 * t358
                                + (t108 * t360 + t93 * (t89 * t360 + t106 * t361));
                            let t363 = t97 * t356 - t101 * (t3 * t357 + t13 * t359)
                                - t109 * t357 + t362;
                            let t364 = t112 * t206;
                            let t365 = t115 * t206;
                            let t366 = t123
                                * (rt::lit::<T>(0.5) * (t114 * t365 + t111 * t364)
                                    - t117 * t206)
                                + t127 * (half_c * t365 - t41 * (half_p_h * t128));
                            let t367 = t119 * (t206 * (rt::lit::<T>(0.5) * t308))
                                + (t131 * (c * t364 + t303 * t211) + t211 * t321);
                            let t368 = phi_rate_h * t215
                                - (half_iz * (t364 * t116 + t113 * t365)
                                    + half_m * (t366 + t367));
                            let t369 = t236 * (t255 - rt::lit::<T>(0.5) * t258)
                                + (t71 * t207
                                    + rt::lit::<T>(2.0) * (rho2_rate + t69 * t219));
                            let t370 = alpha_rate_h * t280
                                + (rt::lit::<T>(0.5) * t363 + t368)
                                - (t238 * (t259 + rt::lit::<T>(0.5) * t261) + t369)
                                    * (h * t139);
                            let t371 = rt::div_or_zero(
                                t353
                                    * (t238 * t270 + (t236 * t267 + (t221 * t69 + t264 * t71))),
                                t138,
                            );
                            (
                                [
                                    alpha_rate - t22 - t42,
                                    phi_rate - t70,
                                    t25 * t72 + (rho1_rate + t63 * (kappa_gradient * t73))
                                        - t74 * t70,
                                    rho2_rate + t75 - t80,
                                    kappa_gradient - t139,
                                ],
                                [
                                    [
                                        t146 + rt::lit::<T>(1.0),
                                        -t153,
                                        rt::lit::<T>(-0.5) * t155,
                                        -(kappa_gradient + half_h * t41),
                                        -rho2_rate,
                                    ],
                                    [-t173, rt::lit::<T>(1.0) - t190, -t205, -t220, -t222],
                                    [
                                        kappa_gradient * (t227 * t232 - t25 * t160 - t233 * t235)
                                            + t240,
                                        kappa_gradient * (t227 * t244 + (t233 * t246 + t25 * t241))
                                            + t247,
                                        kappa_gradient * (t227 * t251 + (t233 * t253 + t25 * t248))
                                            + t254,
                                        kappa_gradient * t262 + t263,
                                        t271,
                                    ],
                                    [
                                        kappa_gradient - t273,
                                        -t276,
                                        -t278,
                                        rt::lit::<T>(1.0) - t280,
                                        alpha_rate,
                                    ],
                                    [
                                        t312,
                                        -rt::div_or_zero(h * (t67 - t313) + t337, t138),
                                        -rt::div_or_zero(
                                            phi_rate_h * t202 + alpha_rate_h * t278 + t352 - t354,
                                            t138,
                                        ),
                                        -rt::div_or_zero(t370, t138),
                                        t371 + rt::lit::<T>(1.0),
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
                let t62 = rho1_rate * kappa_gradient;
                let phi_rate_half_h = half_h * phi_rate;
                let t24 = phi + phi_rate_half_h;
                let (_, (t25, t26)) = rt::halfway(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_rate_half_h,
                    t24,
                );
                let alpha_rate_half_h = half_h * alpha_rate;
                let t27 = alpha + alpha_rate_half_h;
                let (_, (t30, t31)) = rt::halfway(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha_rate_half_h,
                    t27,
                );
                let t33 = k1 * t30;
                let t34 = k3 + t30 * t33;
                let t35 = t25 * t34 + t26 * (twice_m_p_b * t30);
                let t36 = m_b_squared + t25 * t35;
                let t37 = rt::lit::<T>(1.0) / t36;
                let t23 = rho1 + half_h * rho1_rate;
                let t32 = t25 * (c_m_p * t31);
                let t38 = t32 * t37;
                let t40 = k2 - t32 * t38;
                let t41 = rt::lit::<T>(1.0) / t40;
                let t39 = t23 * t38 + (rho2 + half_h * rho2_rate);
                let t46 = t32 * t39;
                let t372 = t37 * (t23 + t41 * t46);
                let t373 = t62 + t372;
                let t178 = h * t25;
                let t406 = t373 * t178;
                let theta_ahead_new = theta + rt::lit::<T>(0.5) * t406;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t407 = b_h * (t26 * t373);
                let x_new = x + cos_theta_ahead_new * t407;
                let y_new = y + sin_theta_ahead_new * t407;
                let theta_new = theta + t406;
                let alpha_rate_h = h * alpha_rate;
                let alpha_new = alpha + alpha_rate_h;
                let phi_rate_h = h * phi_rate;
                let phi_new = phi + phi_rate_h;
                let t91 = rho1 + h * rho1_rate;
                let rho3_rho3_inv_is = rho3 * rho3_inv_is;
                let t408 = rho2 * (rho1 * t13 + (t9 + rho2 * t7))
                    + rho1 * (rho1 * (t3 + t5 * t10) + (t11 + rho2 * t13));
                let t409 = rho3_rho3_inv_is + rt::lit::<T>(0.5) * t408;
                let t410 = m_p_g * cos_alpha_ahead;
                let t411 = t409
                    * (rt::lit::<T>(0.5)
                        * (rt::lit::<T>(0.5)
                            * (rho1 * t11 + (rho3_rho3_inv_is + rho2 * t9))
                            + (t410 - reference)));
                let t412 = rt::visible_change(
                    t411,
                    rt::lit::<T>(0.0625) * (reference * reference + t410 * t410)
                        + t409 * t409,
                    rt::abs(phi) + (rt::abs(alpha) + rt::lit::<T>(1.0)),
                );
                let t413 = rt::lit::<T>(1.0) - t412;
                let rho1_new = t91 * t413;
                let t82 = rho2 + h * rho2_rate;
                let rho2_new = t82 * t413;
                let t43 = b * t25;
                let t374 = t26 * t372;
                let t50 = p * t30;
                let t375 = t25 * t372;
                let t376 = b * t374 + t50 * t375;
                let t377 = m * t376;
                let t378 = t43 * t377;
                let t379 = t50 * t377;
                let t381 = c * t375;
                let t56 = p * t31;
                let t414 = t381 - t41 * (t39 * t56);
                let t380 = iz * t375;
                let t385 = t376 * (t50 * t374 - t43 * t372);
                let t386 = c * t374;
                let t384 = t374 * t380;
                let t68 = phi_rate * kappa_gradient;
                let t415 = t373 * (t378 - t26 * (t379 + (m_c * t414 + t380)))
                    + (m * (t385 + t414 * t386) + (t384 - t68));
                let rho3_new = t413 * (rho3 + h * t415);
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
                    reference,
                    sin_alpha_ahead_new,
                    cos_alpha_ahead_new,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[3],
                        carried[4],
                        carried[5],
                        carried[6],
                        carried[7],
                    ]);
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, _, _, _, _, _, _, _, _,
                ] = motion.carried;
                let b = setting.system().parameters.b;
                let Scheme { k1, c_m_p, k2, inv_is, m_b_squared, twice_m_p_b, k3, .. } = *setting
                    .scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = b * cos_theta;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = m_b_squared
                    + sin_phi
                        * (sin_phi * (sin_alpha * (k1 * sin_alpha) + k3)
                            + cos_phi * (twice_m_p_b * sin_alpha));
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = c_m_p * cos_alpha * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
                let t6 = rho2 + rho1 * t4;
                let t7 = t2 * (rho1 + t5 * (t3 * t6));
                let front_2_mid = b * sin_theta;
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
                    phi_dot: inv_is * rho3,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 16]) -> (T, [T; 3]) {
                let b = system.parameters.b;
                let [_, _, theta, _, phi, _, _, _, _, _, _, _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t1 = cos_theta * sin_theta_plus_phi - sin_theta * cos_theta_plus_phi;
                let t2 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                (t1 * t1 + t2 * t2, [t1, -(sin_theta * t2), cos_theta * t2])
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [alpha,
                phi,
                rho1,
                rho2,
                rho3,
                ]: [T; 5],
            ) -> [T; 2] {
                let m = parameters.m;
                let c = parameters.c;
                let iz = parameters.Iz;
                let Scheme {
                    k1,
                    c_m_p,
                    k2,
                    inv_is,
                    m_p_g,
                    b_squared,
                    m_b_squared,
                    twice_m_p_b,
                    k3,
                    k4,
                    ..
                } = self;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = c_m_p * cos_alpha * sin_phi;
                let t2 = sin_alpha * (k1 * sin_alpha) + k3;
                let t3 = sin_phi * t2 + cos_phi * (twice_m_p_b * sin_alpha);
                let t4 = m_b_squared + sin_phi * t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t1 * t5;
                let t7 = k2 - t1 * t6;
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = rho1 * t6;
                let t10 = rho2 + t9;
                let t11 = t8 * (rho2 * t10);
                let t12 = rho3 * (inv_is * rho3);
                let t13 = rho1 * t5;
                let t14 = t1 * t10;
                let t15 = t4 * t7;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = rho1 * (t13 + t14 * t16);
                let abs_cos_alpha = rt::abs(cos_alpha);
                let t18 = abs_cos_alpha + rt::abs(alpha * sin_alpha);
                let abs_rho3 = rt::abs(rho3);
                let abs_rho2 = rt::abs(rho2);
                let abs_rho1 = rt::abs(rho1);
                let abs_sin_phi = rt::abs(sin_phi);
                let t19 = abs_sin_phi + rt::abs(phi * cos_phi);
                let t20 = c_m_p * (t18 * abs_sin_phi + abs_cos_alpha * t19);
                let abs_sin_alpha = rt::abs(sin_alpha);
                let t21 = abs_sin_alpha + rt::abs(alpha * cos_alpha);
                let t22 = abs_sin_phi
                    * (iz + m * rt::abs(c * c - b_squared) + t21 * (k4 * abs_sin_alpha));
                let abs_cos_phi = rt::abs(cos_phi);
                let t23 = twice_m_p_b
                    * (t21 * abs_cos_phi
                        + abs_sin_alpha * (abs_cos_phi + rt::abs(phi * sin_phi)))
                    + t19 * rt::abs(t2);
                let t24 = abs_sin_phi * (t22 + t23) + (m_b_squared + t19 * rt::abs(t3));
                let t25 = rt::lit::<T>(1.0) / (t4 * t4);
                let t26 = t20 * rt::abs(t5) + t24 * rt::abs(t1 * t25);
                let t27 = abs_rho1 * t26 + (abs_rho2 + rt::abs(t9));
                let t28 = rt::abs(t1);
                let t29 = t28 * t26 + (k2 + t20 * rt::abs(t6));
                let t30 = rt::abs(t14 / (t15 * t15))
                    * (t24 * rt::abs(t7) + rt::abs(t4) * t29);
                let t31 = rt::abs(t16) * (t20 * rt::abs(t10) + t28 * t27)
                    + (rt::abs(t13) + t24 * rt::abs(rho1 * t25));
                let t32 = abs_rho2 * (t27 * rt::abs(t8) + t29 * rt::abs(t10 / (t7 * t7)))
                    + abs_rho1 * (t30 + t31);
                let t33 = rt::abs(t17)
                    + (rt::abs(t11) + (rt::abs(t12) + abs_rho3 * (inv_is * abs_rho3)))
                    + t32;
                [
                    m_p_g * cos_alpha + rt::lit::<T>(0.5) * (t11 + t12 + t17),
                    rt::abs(m_p_g) * t18 + rt::lit::<T>(0.5) * t33,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "547395f8cc789e11ab5890770c74e5f4";
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
        /// - `alpha_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: rho3_rate
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 17 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 29 | 52 | 2 | 0 | 5 | 0 |
        /// | each sweep for alpha_rate, phi_rate, rho1_rate, rho2_rate | 24 | 51 | 2 | 0 | 2 | 0 |
        /// | each iteration for alpha_rate, phi_rate, rho1_rate, rho2_rate | 144 | 277 | 3 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 23 | 2 | 0 | 3 | 0 |
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
            /// `Iz + m (c² - b²)`
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
                let k3 = iz + m * (c * c - b_squared);
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
                let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
                let t4 = cos_alpha * p_cos_theta;
                let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
                let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                    + b * cos_phi * (cos_theta * t3 + sin_theta * t5);
                let t7 = t2 * t3
                    + alpha_dot * (ix + sin_alpha * (p * (m * p) * sin_alpha)) - t4 * t5;
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
                    let t15 = rho1 + half_h * rho1_rate;
                    let phi_rate_half_h = half_h * phi_rate;
                    let t16 = phi + phi_rate_half_h;
                    let (t17, t18) = rt::sin_cos(t16);
                    let alpha_rate_half_h = half_h * alpha_rate;
                    let t19 = alpha + alpha_rate_half_h;
                    let (t20, t21) = rt::sin_cos(t19);
                    let t22 = t17 * (c_m_p * t21);
                    let t23 = k1 * t20;
                    let t24 = k3 + t20 * t23;
                    let t25 = t17 * t24 + t18 * (twice_m_p_b * t20);
                    let t26 = m_b_squared + t17 * t25;
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t28 = t22 * t27;
                    let t29 = t15 * t28 + (rho2 + half_h * rho2_rate);
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
                            let t2 = m_b_squared
                                + sin_phi_ahead
                                    * (sin_phi_ahead
                                        * (k3 + sin_alpha_ahead * (k1 * sin_alpha_ahead))
                                        + cos_phi_ahead * (twice_m_p_b * sin_alpha_ahead));
                            let t3 = rt::lit::<T>(1.0) / t2;
                            let t4 = t1 * t3;
                            let t5 = rho2 + rho1 * t4;
                            let t6 = rt::lit::<T>(1.0) / (k2 - t1 * t4);
                            let t7 = t5 * t6;
                            let rho3_inv_is = inv_is * rho3;
                            let p_sin_alpha_ahead = p * sin_alpha_ahead;
                            let t8 = t3 * (rho1 + t6 * (t1 * t5));
                            let t9 = sin_phi_ahead * t8;
                            let t10 = b * cos_phi_ahead * t8 + p_sin_alpha_ahead * t9;
                            let p_cos_alpha_ahead = p * cos_alpha_ahead;
                            let t11 = p_cos_alpha_ahead * t7;
                            let t12 = c * t9 - t11;
                            let t13 = cos_phi_ahead
                                * (p_sin_alpha_ahead * (m * t10) + (m_c * t12 + iz * t9))
                                - m_b * sin_phi_ahead * t10;
                            let t14 = m_p_g * sin_alpha_ahead
                                + m
                                    * (t10 * (p_cos_alpha_ahead * t9)
                                        + p_sin_alpha_ahead * t7 * (t11 + t12));
                            [t7, rho3_inv_is, rho3_inv_is * t13, t14]
                        },
                        move || [
                            rt::abs(inv_h * alpha),
                            rt::abs(inv_h * phi),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[alpha_rate, phi_rate, rho1_rate, rho2_rate]| {
                            let t15 = rho1 + half_h * rho1_rate;
                            let phi_rate_half_h = half_h * phi_rate;
                            let t16 = phi + phi_rate_half_h;
                            let (t17, t18) = rt::sin_cos(t16);
                            let alpha_rate_half_h = half_h * alpha_rate;
                            let t19 = alpha + alpha_rate_half_h;
                            let (t20, t21) = rt::sin_cos(t19);
                            let t22 = t17 * (c_m_p * t21);
                            let t23 = k1 * t20;
                            let t24 = k3 + t20 * t23;
                            let t25 = t17 * t24 + t18 * (twice_m_p_b * t20);
                            let t26 = m_b_squared + t17 * t25;
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t22 * t27;
                            let t29 = t15 * t28 + (rho2 + half_h * rho2_rate);
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
                            let t63 = rt::lit::<T>(0.5) * (t20 * (c_m_p_h * t17));
                            let t64 = (t17 * t23 + m_p_b * t18) * (t17 * (h * t21));
                            let t65 = t27 * (t63 + t28 * t64);
                            let t66 = t15 * t65;
                            let t67 = t28 * t63 + t22 * t65;
                            let t68 = t32 * (t66 + t33 * t67);
                            let t69 = rt::lit::<T>(0.5) * (t18 * (c_m_p_h * t21));
                            let t70 = half_h * t18;
                            let t71 = t17 * (t24 * t70 - t17 * (m_p_b_h * t20))
                                + t25 * t70;
                            let t72 = t27 * (t69 - t28 * t71);
                            let t73 = t15 * t72;
                            let t74 = t28 * t69 + t22 * t72;
                            let t75 = t32 * (t73 + t33 * t74);
                            let t76 = t32 * (h * t28);
                            let t77 = half_p_h * t21;
                            let t78 = t36
                                * (t37 * (t31 * t64 + t26 * t67) + (t29 * t63 + t22 * t66));
                            let t79 = t34 * (t27 * t64) + t78;
                            let t80 = t17 * t79;
                            let t81 = t40 * t77 - t42 * t79 - t43 * t80;
                            let t82 = m * t81;
                            let t83 = t45 * t82;
                            let t84 = half_p_h * t20;
                            let t85 = t33 * t84 + t47 * t68;
                            let t86 = t85 - c * t80;
                            let t87 = t18
                                * (t43 * t82 + (m_c * t86 + (t44 * (k5 * t21) - iz * t80)));
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
                            let t98 = t44 * (k6 * t18) + t45 * t97;
                            let t99 = t47 * t75;
                            let t100 = c * t94 - t99;
                            let t101 = t18 * (t43 * t97 + (m_c * t100 + iz * t94))
                                - t53 * (half_h * t17);
                            let t102 = t18 * t93 - rt::lit::<T>(0.5) * t95;
                            let t103 = t44
                                * (t43 * t102 - (t45 * t93 + t38 * (half_b_h * t18)))
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
                                        -(k7 * t21 + m * t132),
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
                let phi_rate_half_h = half_h * phi_rate;
                let t16 = phi + phi_rate_half_h;
                let (t17, t18) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_half_h,
                    t16,
                    tally,
                );
                let alpha_rate_half_h = half_h * alpha_rate;
                let t19 = alpha + alpha_rate_half_h;
                let (t20, t21) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    alpha_rate_half_h,
                    t19,
                    tally,
                );
                let t23 = k1 * t20;
                let t24 = k3 + t20 * t23;
                let t25 = t17 * t24 + t18 * (twice_m_p_b * t20);
                let t26 = m_b_squared + t17 * t25;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t15 = rho1 + half_h * rho1_rate;
                let t22 = t17 * (c_m_p * t21);
                let t28 = t22 * t27;
                let t30 = t22 * t28;
                let t31 = k2 - t30;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t29 = t15 * t28 + (rho2 + half_h * rho2_rate);
                let t35 = t22 * t29;
                let t137 = t27 * (t15 + t32 * t35);
                let t139 = t17 * t137;
                let theta_ahead_new = theta + half_h * t139;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t138 = t18 * t137;
                let t153 = b_h * t138;
                let x_new = x + cos_theta_ahead_new * t153;
                let y_new = y + sin_theta_ahead_new * t153;
                let theta_new = theta + h * t139;
                let alpha_rate_h = h * alpha_rate;
                let alpha_new = alpha + alpha_rate_h;
                let phi_rate_h = h * phi_rate;
                let phi_new = phi + phi_rate_h;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let b = setting.system().parameters.b;
                let Scheme { k1, c_m_p, k2, inv_is, m_b_squared, twice_m_p_b, k3, .. } = *setting
                    .scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = b * cos_theta;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = m_b_squared
                    + sin_phi
                        * (sin_phi * (sin_alpha * (k1 * sin_alpha) + k3)
                            + cos_phi * (twice_m_p_b * sin_alpha));
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = c_m_p * cos_alpha * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
                let t6 = rho2 + rho1 * t4;
                let t7 = t2 * (rho1 + t5 * (t3 * t6));
                let front_2_mid = b * sin_theta;
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
                    phi_dot: inv_is * rho3,
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
                let t1 = cos_theta * sin_theta_plus_phi - sin_theta * cos_theta_plus_phi;
                let t2 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                (t1 * t1 + t2 * t2, [t1, -(sin_theta * t2), cos_theta * t2])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f7a460645ca4d9c8e6a6aa83216282b0";
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
        /// - `phi_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 16 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 107 | 207 | 5 | 0 | 3 | 1 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, alpha_dot_ahead | 90 | 133 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 4 | 7 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 76 | 128 | 5 | 0 | 3 | 0 |
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
            /// `Iz + m c²`
            k1: T,
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
            /// `m/2`
            half_m: T,
            /// `2 m p g`
            k3: T,
            /// `2 Iz`
            twice_iz: T,
            /// `2 Ix`
            twice_ix: T,
            /// `m p/2`
            half_m_p: T,
            /// `m p² + 2 Ix`
            k4: T,
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
            k5: T,
            /// `m h/2`
            k6: T,
            /// `c m p h/2`
            k7: T,
            /// `m p² h/2`
            k8: T,
            /// `m p g h/2`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); functions of q that the next step needs (15).
            type Carried = [T; 25];
            type Memory = (rt::Alternating<T, 4, 3>, rt::RankMonitor<T>);
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
                let k1 = iz + m * c_squared;
                let c_m_p = c * m_p;
                let m_p_squared_plus_ix = m_p_squared + ix;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_is = rt::lit::<T>(1.0) / is;
                let twice_c_m_p = rt::lit::<T>(2.0) * c_m_p;
                let twice_m_p = rt::lit::<T>(2.0) * m_p;
                let twice_m_p_squared = rt::lit::<T>(2.0) * m_p_squared;
                let half_m = rt::lit::<T>(0.5) * m;
                let k2 = m * (p * g);
                let k3 = rt::lit::<T>(2.0) * k2;
                let twice_iz = rt::lit::<T>(2.0) * iz;
                let twice_ix = rt::lit::<T>(2.0) * ix;
                let half_m_p = rt::lit::<T>(0.5) * m_p;
                let k4 = m_p_squared + twice_ix;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let p_h = p * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let c_h = c * h;
                let k5 = rt::lit::<T>(0.5) * (m_p * h);
                let k6 = rt::lit::<T>(0.5) * (m * h);
                let k7 = rt::lit::<T>(0.5) * (c_m_p * h);
                let k8 = rt::lit::<T>(0.5) * (m_p_squared * h);
                let k9 = rt::lit::<T>(0.5) * (k2 * h);
                Scheme {
                    m_p,
                    p_squared,
                    c_squared,
                    m_p_squared,
                    k1,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    inv_is,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    half_m,
                    k3,
                    twice_iz,
                    twice_ix,
                    half_m_p,
                    k4,
                    inv_h,
                    half_h,
                    h_over_is,
                    p_h,
                    quarter_h,
                    c_h,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
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
                    k1,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    k3,
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
                let cos_theta_c = c * cos_theta;
                let body_1_mid = cos_theta_c + sin_theta * (p * sin_alpha);
                let t5 = sin_theta * t3 - cos_theta * body_1_mid;
                let t6 = m * t3;
                let m_body_1_mid = m * body_1_mid;
                let t7 = k1 + sin_alpha * (m_p_squared * sin_alpha) - t3 * t6
                    - body_1_mid * m_body_1_mid;
                let t8 = rt::lit::<T>(1.0) / t7;
                let cos_theta_cos_alpha = cos_theta * cos_alpha;
                let t9 = c_m_p * cos_alpha
                    + m_p
                        * (sin_theta_cos_alpha * t3 - cos_theta_cos_alpha * body_1_mid);
                let t10 = t9 * t8;
                let t11 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                    - t9 * t10;
                let t12 = t7 * t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let body_3 = p * cos_alpha;
                let t14 = body_3 + t5 * t10;
                let t15 = t5 * t8 + t13 * (t9 * t14);
                let sin_theta_inv_m = inv_m * sin_theta;
                let t16 = rt::lit::<T>(1.0) / t11;
                let t17 = t14 * t16;
                let t18 = t3 * t15 + (sin_theta_inv_m + t1 * t17);
                let cos_theta_inv_m = inv_m * cos_theta;
                let t19 = p * cos_theta_cos_alpha;
                let t20 = cos_theta_inv_m + t19 * t17 - body_1_mid * t15;
                let t21 = sin_theta * t18 + cos_theta * t20;
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t22 = sin_theta * sin_theta_plus_phi
                    + cos_theta * cos_theta_plus_phi;
                let t23 = b * t22;
                let t24 = t23 + sin_theta_plus_phi * t3
                    - cos_theta_plus_phi * body_1_mid;
                let t25 = sin_theta_plus_phi * t1 + cos_theta_plus_phi * t19 + t24 * t10;
                let t26 = t24 * t8 + t13 * (t9 * t25);
                let t27 = inv_m * sin_theta_plus_phi;
                let t28 = t25 * t16;
                let t29 = inv_m * cos_theta_plus_phi;
                let t30 = sin_theta_plus_phi * (t3 * t26 + (t27 + t1 * t28))
                    + (cos_theta_plus_phi * (t29 + t19 * t28 - body_1_mid * t26)
                        + t23 * t26);
                let t31 = sin_theta_plus_phi * t18
                    + (cos_theta_plus_phi * t20 + t23 * t15);
                let t32 = rt::lit::<T>(1.0) / (t21 * t30 - t31 * t31);
                let t33 = theta_dot * (y_dot * t6 - x_dot * m_body_1_mid)
                    + (cos_theta * x_dot + sin_theta * y_dot)
                        * (cos_alpha * (m_p * alpha_dot));
                let t34 = t19 - body_1_mid * t10;
                let t35 = rt::lit::<T>(2.0) * m * (x_dot * t19 + y_dot * t1)
                    + sin_alpha
                        * (twice_c_m_p * alpha_dot
                            + cos_alpha * (twice_m_p_squared * theta_dot));
                let t36 = theta_dot * t35
                    + sin_alpha
                        * (k3
                            - (sin_theta * x_dot - cos_theta * y_dot)
                                * (twice_m_p * alpha_dot));
                let t37 = rt::lit::<T>(0.5) * t36;
                let t38 = t33 * (t13 * (t9 * t34) - body_1_mid * t8) + t16 * (t34 * t37);
                let body_2_mid = c_sin_theta - t2;
                let t39 = body_2_mid * t10 - t1;
                let t40 = t33 * (body_2_mid * t8 + t13 * (t9 * t39)) + t16 * (t39 * t37);
                let t41 = cos_theta * t38 - sin_theta * t40;
                let t42 = t31 * t32;
                let t43 = t33 * (t8 + t9 * t9 / (t7 * t12))
                    + t13 * (t36 * (rt::lit::<T>(0.5) * t9));
                let t44 = cos_theta_plus_phi * t38 + t23 * t43
                    - sin_theta_plus_phi * t40;
                let t45 = t32 * (t30 * t41) - t42 * t44;
                let t46 = t32 * (t21 * t44) - t42 * t41;
                let t47 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t19));
                let t48 = t46 * (rt::lit::<T>(0.5) * (b * h) * t22)
                    + (body_1_mid * t47 + (iz * theta_dot + t3 * t4));
                let t49 = alpha_dot * (ix + sin_alpha * (p * m_p * sin_alpha)) + t1 * t4
                    - t19 * t47;
                let t50 = cos_theta * sin_theta_plus_phi
                    - sin_theta * cos_theta_plus_phi;
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    t4 - half_h * (sin_theta * t45 + sin_theta_plus_phi * t46),
                    t47 + half_h * (cos_theta * t45 + cos_theta_plus_phi * t46),
                    t48,
                    t49,
                    is * phi_dot,
                    c_sin_theta,
                    cos_theta_c,
                    sin_theta_plus_phi,
                    cos_theta_plus_phi,
                    t23,
                    sin_theta_inv_m,
                    cos_theta_inv_m,
                    t27,
                    t29,
                    rt::abs(inv_h * theta),
                    t50 * t50 + t23 * t23,
                    sin_theta,
                    cos_theta,
                    sin_alpha,
                    cos_alpha,
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
                let [x, y, theta, alpha, phi, p_x, p_y, p_theta, p_alpha, p_phi, ahead1,
                ahead2, ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10,
                _, sin_theta_ahead, cos_theta_ahead, sin_alpha_ahead, cos_alpha_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let p = setting.system().parameters.p;
                let c = setting.system().parameters.c;
                let b = setting.system().parameters.b;
                let Scheme {
                    m_p,
                    m_p_squared,
                    k1,
                    c_m_p,
                    m_p_squared_plus_ix,
                    inv_m,
                    twice_c_m_p,
                    twice_m_p,
                    twice_m_p_squared,
                    half_m,
                    k3,
                    twice_iz,
                    twice_ix,
                    half_m_p,
                    k4,
                    inv_h,
                    half_h,
                    h_over_is,
                    p_h,
                    quarter_h,
                    c_h,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    ..
                } = *setting.scheme();
                let t1 = cos_alpha_ahead * sin_theta_ahead;
                let t2 = p * t1;
                let t3 = cos_alpha_ahead * cos_theta_ahead;
                let t4 = p * t3;
                let p_sin_alpha_ahead = p * sin_alpha_ahead;
                let t5 = p_sin_alpha_ahead * cos_theta_ahead;
                let t6 = t5 - ahead1;
                let t7 = m * t6;
                let t8 = ahead2 + p_sin_alpha_ahead * sin_theta_ahead;
                let t9 = m * t8;
                let t10 = c_m_p * cos_alpha_ahead + m_p * (t1 * t6 - t3 * t8);
                let t11 = t6 * t7 + t8 * t9;
                let t12 = k1 + sin_alpha_ahead * (m_p_squared * sin_alpha_ahead) - t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = t10 * t13;
                let t15 = m_p_squared_plus_ix
                    - cos_alpha_ahead * (m_p_squared * cos_alpha_ahead) - t10 * t14;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = ahead1 - t5;
                let t18 = t17 * t14 - t2;
                let t19 = t18 * t16;
                let t20 = t12 * t15;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t17 * t13 + t21 * (t10 * t18);
                let t23 = t4 * t19 - t8 * t22;
                let t24 = inv_m - t2 * t19 - t6 * t22;
                let t25 = t4 - t8 * t14;
                let t26 = t25 * t16;
                let t27 = t21 * (t10 * t25) - t8 * t13;
                let t28 = inv_m + t4 * t26 - t8 * t27;
                let t29 = t10 * t21;
                let t30 = t13 + t10 * t10 / (t12 * t20);
                let t31 = p_alpha * t19;
                let t32 = p_alpha * t26;
                let t33 = p_alpha * t29;
                let t34 = sin_theta_ahead * t6 - cos_theta_ahead * t8;
                let t35 = p * cos_alpha_ahead + t34 * t14;
                let t36 = t34 * t13 + t21 * (t10 * t35);
                let t37 = t35 * t16;
                let t38 = t6 * t36 + (ahead6 + t2 * t37);
                let t39 = ahead7 + t4 * t37 - t8 * t36;
                let t40 = sin_theta_ahead * t38 + cos_theta_ahead * t39;
                let t41 = ahead5 + ahead3 * t6 - ahead4 * t8;
                let t42 = ahead3 * t2 + ahead4 * t4 + t41 * t14;
                let t43 = t41 * t13 + t21 * (t10 * t42);
                let t44 = t42 * t16;
                let t45 = ahead3 * (t6 * t43 + (ahead8 + t2 * t44))
                    + (ahead4 * (ahead9 + t4 * t44 - t8 * t43) + ahead5 * t43);
                let t46 = ahead3 * t38 + (ahead4 * t39 + ahead5 * t36);
                let t47 = rt::lit::<T>(1.0) / (t40 * t45 - t46 * t46);
                let t48 = p_y * t28 + (p_x * t23 + (t32 + p_theta * t27));
                let t49 = p_y * t23 + (p_x * t24 + (t31 + p_theta * t22));
                let t50 = cos_theta_ahead * t48 - sin_theta_ahead * t49;
                let t51 = t46 * t47;
                let t52 = ahead4 * t48
                    + ahead5 * (t33 + p_x * t22 + (p_y * t27 + p_theta * t30));
                let t53 = t52 - ahead3 * t49;
                let t54 = t47 * (t45 * t50) - t51 * t53;
                let t55 = t47 * (t40 * t53) - t51 * t50;
                let t56 = p_x
                    + rt::lit::<T>(2.0) * (sin_theta_ahead * t54 + ahead3 * t55);
                let t57 = p_y
                    - rt::lit::<T>(2.0) * (cos_theta_ahead * t54 + ahead4 * t55);
                let t58 = p_theta - t55 * (rt::lit::<T>(2.0) * ahead5);
                let m_p_cos_alpha_ahead = m_p * cos_alpha_ahead;
                let m_p_sin_alpha_ahead = m_p * sin_alpha_ahead;
                let t59 = k3 * sin_alpha_ahead;
                let t60 = cos_alpha_ahead * (twice_m_p_squared * sin_alpha_ahead);
                let t61 = twice_c_m_p * sin_alpha_ahead;
                let t62 = twice_m_p * t3;
                let t63 = twice_m_p * t1;
                let t64 = p_sin_alpha_ahead * p_sin_alpha_ahead;
                let t65 = twice_ix + m * t64;
                let t66 = m_p * t1;
                let t67 = m_p * t3;
                let t68 = cos_theta_ahead * m_p_cos_alpha_ahead;
                let t69 = sin_theta_ahead * m_p_cos_alpha_ahead;
                let t70 = twice_iz + t11;
                let t71 = t66 * t6 - t67 * t8;
                let t72 = half_m_p * t3;
                let t73 = half_m_p * sin_alpha_ahead;
                let t74 = sin_theta_ahead * t73;
                let t75 = half_m_p * t1;
                let t76 = cos_theta_ahead * t73;
                let t77 = t2 * t7 - t4 * t9;
                let t78 = c_m_p * sin_alpha_ahead;
                let plain1: [T; 4] = {
                    let t79 = t23 * t57 + (t24 * t56 + (t31 + t22 * t58));
                    let t80 = t28 * t57 + (t23 * t56 + (t32 + t27 * t58));
                    let t81 = t27 * t57 + (t22 * t56 + (t33 + t30 * t58));
                    let t82 = t26 * t57 + (t19 * t56 + (p_alpha * t16 + t29 * t58));
                    [t79, t80, t81, t82]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t79 = t23 * t57 + (t24 * t56 + (t31 + t22 * t58));
                            let t80 = t28 * t57 + (t23 * t56 + (t32 + t27 * t58));
                            let t81 = t27 * t57 + (t22 * t56 + (t33 + t30 * t58));
                            let t82 = t26 * t57
                                + (t19 * t56 + (p_alpha * t16 + t29 * t58));
                            [
                                rt::abs(inv_h * x) + rt::abs(t79),
                                rt::abs(inv_h * y) + rt::abs(t80),
                                ahead10 + rt::abs(t81),
                                rt::abs(inv_h * alpha) + rt::abs(t82),
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
                            let t83 = p * cos_theta_ahead_new;
                            let ahead1_new = c * sin_theta_ahead_new;
                            let t84 = sin_alpha_ahead_new * t83 - ahead1_new;
                            let t85 = cos_alpha_ahead_new * (p * sin_theta_ahead_new);
                            let t86 = m
                                * (theta_dot_ahead * t84
                                    + (x_dot_ahead + alpha_dot_ahead * t85));
                            let t87 = m
                                * (alpha_dot_ahead * t2
                                    + (x_dot_ahead + theta_dot_ahead * t6));
                            let p_x_new = rt::lit::<T>(0.5) * (t86 + t87);
                            let ahead2_new = c * cos_theta_ahead_new;
                            let t88 = p * sin_alpha_ahead_new;
                            let t89 = ahead2_new + sin_theta_ahead_new * t88;
                            let t90 = cos_alpha_ahead_new * t83;
                            let t91 = m
                                * (theta_dot_ahead * t89
                                    + (y_dot_ahead - alpha_dot_ahead * t90));
                            let t92 = m
                                * (y_dot_ahead + theta_dot_ahead * t8
                                    - alpha_dot_ahead * t4);
                            let p_y_new = rt::lit::<T>(0.5) * (t91 + t92);
                            let t93 = t84 * t86
                                + (t89 * t91
                                    + (t6 * t87 + (twice_iz * theta_dot_ahead + t8 * t92)));
                            let t94 = rt::lit::<T>(0.5) * t93;
                            let t95 = m_p_cos_alpha_ahead
                                * (x_dot_ahead * cos_theta_ahead
                                    + y_dot_ahead * sin_theta_ahead);
                            let t96 = y_dot_ahead * t7 - x_dot_ahead * t9;
                            let t97 = t85 * t86;
                            let t98 = sin_alpha_ahead_new * (m_p * alpha_dot_ahead);
                            let t99 = t2 * t87;
                            let t100 = t4 * t92;
                            let t101 = t90 * t91;
                            let t102 = theta_dot_ahead * t60;
                            let t103 = t102 + alpha_dot_ahead * t61
                                + (x_dot_ahead * t62 + y_dot_ahead * t63);
                            let t104 = m_p_sin_alpha_ahead
                                * (x_dot_ahead * sin_theta_ahead
                                    - y_dot_ahead * cos_theta_ahead);
                            let t105 = rt::lit::<T>(0.5)
                                * (t97 + (t88 * t98 + (t99 + alpha_dot_ahead * t65 - t100))
                                    - t101)
                                - (p_alpha
                                    + quarter_h
                                        * (t59 + theta_dot_ahead * t103
                                            - t104 * (rt::lit::<T>(2.0) * alpha_dot_ahead)));
                            let t106 = p_h * cos_alpha_ahead_new;
                            let t107 = cos_theta_ahead_new * t106;
                            let t108 = sin_theta_ahead_new * (p_h * sin_alpha_ahead_new)
                                + c_h * cos_theta_ahead_new;
                            let t109 = m
                                * (t84 + alpha_dot_ahead * t107 - theta_dot_ahead * t108);
                            let t110 = p_h * cos_theta_ahead_new;
                            let t111 = cos_alpha_ahead_new * t110;
                            let t112 = p_h * sin_theta_ahead_new;
                            let t113 = sin_alpha_ahead_new * t112;
                            let t114 = m
                                * (t85 + theta_dot_ahead * t111 - alpha_dot_ahead * t113);
                            let t115 = sin_alpha_ahead_new * t110;
                            let t116 = t115 - c_h * sin_theta_ahead_new;
                            let t117 = sin_theta_ahead_new * t106;
                            let t118 = m
                                * (theta_dot_ahead * t116 + (t89 + alpha_dot_ahead * t117));
                            let t119 = cos_alpha_ahead_new * t112;
                            let t120 = m
                                * (alpha_dot_ahead * t115 + (theta_dot_ahead * t119 - t90));
                            let t121 = rt::lit::<T>(0.5)
                                * (t91 * t116 + t84 * t109
                                    + (t89 * t118 + t70 - t86 * t108));
                            let t122 = rt::lit::<T>(0.5)
                                * (t89 * t120 + t86 * t111
                                    + (t84 * t114 + (t91 * t119 + t71)));
                            let t123 = rt::lit::<T>(0.5)
                                * (t86 * t107 + t85 * t109
                                    + (t91 * t117 + t77 - t90 * t118));
                            let t124 = t91 * t115
                                + (m_p * sin_alpha_ahead_new
                                    * (t88 + alpha_dot_ahead * t106) + (k4 + t98 * t106));
                            let t125 = rt::lit::<T>(0.5)
                                * (t85 * t114 - t90 * t120 + (t124 - t86 * t113))
                                - half_h * (theta_dot_ahead * t78 - t104);
                            (
                                [
                                    p_x_new - t56,
                                    p_y_new - t57,
                                    t94
                                        - (t58
                                            + half_h * (alpha_dot_ahead * t95 + theta_dot_ahead * t96)),
                                    t105,
                                ],
                                [
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5) * (t7 + t109),
                                        rt::lit::<T>(0.5) * (t66 + t114),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.5) * (t9 + t118),
                                        rt::lit::<T>(0.5) * (t120 - t67),
                                    ],
                                    [
                                        half_m * (t84 + t6)
                                            - half_h * (alpha_dot_ahead * t68 - theta_dot_ahead * t9),
                                        half_m * (t89 + t8)
                                            - half_h * (alpha_dot_ahead * t69 + theta_dot_ahead * t7),
                                        t121 - half_h * t96,
                                        t122 - half_h * t95,
                                    ],
                                    [
                                        half_m * (t2 + t85)
                                            - h * (theta_dot_ahead * t72 - alpha_dot_ahead * t74),
                                        -(half_m * (t4 + t90)
                                            + h * (theta_dot_ahead * t75 + alpha_dot_ahead * t76)),
                                        t123 - quarter_h * (t102 + t103),
                                        t125,
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
                let phi_new = phi + h_over_is * p_phi;
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
                let t83 = p * cos_theta_ahead_new;
                let ahead1_new = c * sin_theta_ahead_new;
                let t84 = sin_alpha_ahead_new * t83 - ahead1_new;
                let t85 = cos_alpha_ahead_new * (p * sin_theta_ahead_new);
                let t86 = m
                    * (theta_dot_ahead * t84 + (x_dot_ahead + alpha_dot_ahead * t85));
                let t87 = m
                    * (alpha_dot_ahead * t2 + (x_dot_ahead + theta_dot_ahead * t6));
                let p_x_new = rt::lit::<T>(0.5) * (t86 + t87);
                let ahead2_new = c * cos_theta_ahead_new;
                let t88 = p * sin_alpha_ahead_new;
                let t89 = ahead2_new + sin_theta_ahead_new * t88;
                let t90 = cos_alpha_ahead_new * t83;
                let t91 = m
                    * (theta_dot_ahead * t89 + (y_dot_ahead - alpha_dot_ahead * t90));
                let t92 = m
                    * (y_dot_ahead + theta_dot_ahead * t8 - alpha_dot_ahead * t4);
                let p_y_new = rt::lit::<T>(0.5) * (t91 + t92);
                let t93 = t84 * t86
                    + (t89 * t91 + (t6 * t87 + (twice_iz * theta_dot_ahead + t8 * t92)));
                let t94 = rt::lit::<T>(0.5) * t93;
                let t126 = k5 * alpha_dot_ahead;
                let t127 = (x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new) * (cos_alpha_ahead_new * t126)
                    + (y_dot_ahead * t84 - x_dot_ahead * t89) * (k6 * theta_dot_ahead);
                let p_theta_new = t94 + t127;
                let t99 = t2 * t87;
                let t100 = t4 * t92;
                let t97 = t85 * t86;
                let t101 = t90 * t91;
                let t128 = alpha_dot_ahead * (twice_ix + m * (t88 * t88 + t64))
                    + (t99 - t100) + (t97 - t101);
                let t129 = sin_alpha_ahead_new
                    * (k7 * alpha_dot_ahead
                        + cos_alpha_ahead_new * (k8 * theta_dot_ahead))
                    + k6 * (x_dot_ahead * t90 + y_dot_ahead * t85);
                let p_alpha_new = rt::lit::<T>(0.5) * t128
                    + (theta_dot_ahead * t129
                        + sin_alpha_ahead_new
                            * (k9
                                - (x_dot_ahead * sin_theta_ahead_new
                                    - y_dot_ahead * cos_theta_ahead_new) * t126));
                let t130 = theta_new + phi_new;
                let (ahead3_new, ahead4_new) = rt::sin_cos(t130);
                let ahead5_new = b
                    * (sin_theta_ahead_new * ahead3_new
                        + cos_theta_ahead_new * ahead4_new);
                let ahead6_new = inv_m * sin_theta_ahead_new;
                let ahead7_new = inv_m * cos_theta_ahead_new;
                let ahead8_new = inv_m * ahead3_new;
                let ahead9_new = inv_m * ahead4_new;
                let ahead10_new = rt::abs(inv_h * theta_new);
                let t131 = cos_theta_ahead_new * ahead3_new
                    - sin_theta_ahead_new * ahead4_new;
                let ahead11_new = t131 * t131 + ahead5_new * ahead5_new;
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
                    m_p_squared,
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
                let t2 = t1 - c_sin_theta;
                let cos_theta_cos_alpha = cos_theta * cos_alpha;
                let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
                let t3 = c_m_p * cos_alpha
                    + m_p
                        * (sin_theta_cos_alpha * t2 - cos_theta_cos_alpha * body_1_mid);
                let t4 = iz
                    + m
                        * (c_squared + sin_alpha * (p_squared * sin_alpha) - t2 * t2
                            - body_1_mid * body_1_mid);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t3 * t5;
                let t7 = p * sin_theta_cos_alpha;
                let t8 = body_2_mid * t6 - t7;
                let t9 = m_p_squared_plus_ix - cos_alpha * (m_p_squared * cos_alpha)
                    - t3 * t6;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t8 * t10;
                let t12 = p_alpha * t11;
                let t13 = t4 * t9;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = body_2_mid * t5 + t14 * (t3 * t8);
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t16 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                let t17 = sin_theta * t2 - cos_theta * body_1_mid;
                let body_3 = p * cos_alpha;
                let t18 = body_3 + t6 * t17;
                let t19 = t5 * t17 + t14 * (t3 * t18);
                let t20 = t10 * t18;
                let t21 = t2 * t19 + (inv_m * sin_theta + t7 * t20);
                let t22 = p * cos_theta_cos_alpha;
                let t23 = inv_m * cos_theta + t22 * t20 - body_1_mid * t19;
                let t24 = sin_theta * t21 + cos_theta * t23;
                let t25 = t16 + sin_theta_plus_phi * t2
                    - cos_theta_plus_phi * body_1_mid;
                let t26 = sin_theta_plus_phi * t7 + cos_theta_plus_phi * t22 + t6 * t25;
                let t27 = t5 * t25 + t14 * (t3 * t26);
                let t28 = t10 * t26;
                let t29 = sin_theta_plus_phi
                    * (t2 * t27 + (inv_m * sin_theta_plus_phi + t7 * t28))
                    + (cos_theta_plus_phi
                        * (inv_m * cos_theta_plus_phi + t22 * t28 - body_1_mid * t27)
                        + t16 * t27);
                let t30 = sin_theta_plus_phi * t21
                    + (cos_theta_plus_phi * t23 + t16 * t19);
                let t31 = rt::lit::<T>(1.0) / (t24 * t29 - t30 * t30);
                let t32 = t22 - body_1_mid * t6;
                let t33 = t32 * t10;
                let t34 = t14 * (t3 * t32) - body_1_mid * t5;
                let t35 = inv_m + t22 * t33 - body_1_mid * t34;
                let t36 = t22 * t11 - body_1_mid * t15;
                let t37 = p_alpha * t33;
                let t38 = p_y * t35 + (p_x * t36 + (p_theta * t34 + t37));
                let t39 = t3 * t14;
                let t40 = p_alpha * t39;
                let t41 = t5 + t3 * t3 / (t4 * t13);
                let t42 = cos_theta_plus_phi * t38
                    + t16 * (p_x * t15 + t40 + (p_y * t34 + p_theta * t41));
                let t43 = inv_m - t7 * t11 - t2 * t15;
                let t44 = p_y * t36 + (p_x * t43 + (p_theta * t15 + t12));
                let t45 = t42 - sin_theta_plus_phi * t44;
                let t46 = t30 * t31;
                let t47 = cos_theta * t38 - sin_theta * t44;
                let t48 = t31 * (t24 * t45) - t46 * t47;
                let t49 = p_theta - t16 * t48;
                let t50 = t31 * (t29 * t47) - t46 * t45;
                let t51 = sin_theta * t50 + (p_x + sin_theta_plus_phi * t48);
                let t52 = p_y - cos_theta * t50 - cos_theta_plus_phi * t48;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    x_dot: t12 + t15 * t49 + (t43 * t51 + t36 * t52),
                    y_dot: t37 + t34 * t49 + (t36 * t51 + t35 * t52),
                    theta_dot: t40 + t41 * t49 + (t15 * t51 + t34 * t52),
                    alpha_dot: p_alpha * t10 + t39 * t49 + (t11 * t51 + t33 * t52),
                    phi_dot: inv_is * p_phi,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1e6634b447976c8708b442b379542a48";
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
        /// | once, from parameters | 3 | 13 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 1 | 0 | 0 | 0 |
        /// | each step | 156 | 266 | 8 | 0 | 13 | 0 |
        /// | each step, rank of the constraints | 4 | 7 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 23 | 2 | 0 | 3 | 0 |
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
            /// `Iz + m (c² - b²)`
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
            /// `h (h/Is)/4`
            quarter_h_h_over_is: T,
            /// `m h (h/Is)/4`
            k6: T,
            /// `h (h/Is)/2`
            half_h_h_over_is: T,
            /// `m h (h/Is)/2`
            half_m_h_h_over_is: T,
            /// `h/3`
            k7: T,
            /// `h (h/Is)/6`
            k8: T,
            /// `m h (h/Is)/6`
            k9: T,
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
                let b_squared = b * b;
                let m_b_squared = m * b_squared;
                let k3 = rt::lit::<T>(2.0) * (m_p * b);
                let k4 = iz + m * (c * c - b_squared);
                let twice_b = rt::lit::<T>(2.0) * b;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_is = h / is;
                let half_h_over_is = rt::lit::<T>(0.5) * h_over_is;
                let k5 = rt::lit::<T>(0.16666666666666666) * h;
                let h_h_over_is = h * h_over_is;
                let quarter_h_h_over_is = rt::lit::<T>(0.25) * h_h_over_is;
                let m_h_h_over_is = m * h_h_over_is;
                let k6 = rt::lit::<T>(0.25) * m_h_h_over_is;
                let half_h_h_over_is = rt::lit::<T>(0.5) * h_h_over_is;
                let half_m_h_h_over_is = rt::lit::<T>(0.5) * m_h_h_over_is;
                let k7 = rt::lit::<T>(0.3333333333333333) * h;
                let k8 = rt::lit::<T>(0.16666666666666666) * h_h_over_is;
                let k9 = rt::lit::<T>(0.16666666666666666) * m_h_h_over_is;
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
                    quarter_h_h_over_is,
                    k6,
                    half_h_h_over_is,
                    half_m_h_h_over_is,
                    k7,
                    k8,
                    k9,
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
                let body_1_mid = c * cos_theta + sin_theta * (p * sin_alpha);
                let t4 = cos_alpha * p_cos_theta;
                let t5 = m * (theta_dot * body_1_mid + (y_dot - alpha_dot * t4));
                let front_2_mid = b * sin_theta;
                let cos_phi_front_2_mid = cos_phi * front_2_mid;
                let front_1_mid = b * cos_theta;
                let cos_phi_front_1_mid = cos_phi * front_1_mid;
                let t6 = sin_phi * (t1 * t3 + (iz * theta_dot + body_1_mid * t5))
                    + (cos_phi_front_2_mid * t5 + cos_phi_front_1_mid * t3);
                let t7 = t2 * t3
                    + alpha_dot * (ix + sin_alpha * (p * (m * p) * sin_alpha)) - t4 * t5;
                let theta_plus_phi = theta + phi;
                let (sin_theta_plus_phi, cos_theta_plus_phi) = rt::sin_cos(
                    theta_plus_phi,
                );
                let t8 = cos_theta * sin_theta_plus_phi - sin_theta * cos_theta_plus_phi;
                let t9 = b
                    * (sin_theta * sin_theta_plus_phi + cos_theta * cos_theta_plus_phi);
                let carried = [
                    x,
                    y,
                    theta,
                    alpha,
                    phi,
                    t6,
                    t7,
                    is * phi_dot,
                    b * cos_phi,
                    cos_phi_front_1_mid,
                    cos_phi_front_2_mid,
                    b * sin_phi,
                    t8 * t8 + t9 * t9,
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
                    quarter_h_h_over_is,
                    k6,
                    half_h_h_over_is,
                    half_m_h_h_over_is,
                    k7,
                    k8,
                    k9,
                } = *setting.scheme();
                let rho3_half_h_over_is = half_h_over_is * rho3;
                let t1 = phi + rho3_half_h_over_is;
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    rho3_half_h_over_is,
                    t1,
                    tally,
                );
                let t4 = sin_phi_ahead * (c_m_p * cos_alpha_ahead);
                let t5 = m_b_squared
                    + sin_phi_ahead
                        * (sin_phi_ahead
                            * (k4 + sin_alpha_ahead * (k1 * sin_alpha_ahead))
                            + cos_phi_ahead * (k3 * sin_alpha_ahead));
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = t4 * t6;
                let t8 = rt::lit::<T>(1.0) / (k2 - t4 * t7);
                let t9 = rho2 + rho1 * t7;
                let t10 = t8 * (half_h * t9);
                let t11 = alpha + t10;
                let (t12, t13) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t10,
                    t11,
                    tally,
                );
                let t14 = m_b_squared
                    + t2 * (t2 * (k4 + t12 * (k1 * t12)) + t12 * (k3 * t3));
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = t6 * (rho1 + t8 * (t4 * t9));
                let t17 = sin_phi_ahead * t16;
                let p_cos_alpha_ahead = p * cos_alpha_ahead;
                let t18 = t9 * t8;
                let t19 = p_cos_alpha_ahead * t18;
                let t20 = c * t17 - t19;
                let t21 = iz * t17;
                let p_sin_alpha_ahead = p * sin_alpha_ahead;
                let t22 = p_sin_alpha_ahead * t17 + ahead1 * t16;
                let t23 = m * t22;
                let t24 = cos_phi_ahead * (m_c * t20 + t21 + p_sin_alpha_ahead * t23);
                let t25 = ahead4 * t23;
                let t26 = inv_is * rho3 * (t24 - t25);
                let t27 = rho1 + half_h * t26;
                let t28 = t13 * (c_m_p * t2);
                let t29 = t28 * t15;
                let t30 = rt::lit::<T>(1.0) / (k2 - t28 * t29);
                let t31 = m_p_g * sin_alpha_ahead
                    + m
                        * (p_sin_alpha_ahead * t18 * (t19 + t20)
                            + p_cos_alpha_ahead * t17 * t22);
                let t32 = t27 * t29 + (rho2 + half_h * t31);
                let t33 = t15 * (t27 + t30 * (t28 * t32));
                let t34 = t3 * t33;
                let t35 = p * t12;
                let t36 = t2 * t33;
                let t37 = b * t34 + t35 * t36;
                let t38 = b * t2;
                let t39 = t37 * (t35 * t34 - t38 * t33);
                let t40 = p * t13;
                let t41 = t32 * t30;
                let t42 = t40 * t41;
                let t43 = c * t36 - t42;
                let t44 = t43 * (c * t34);
                let t45 = t39 + t44;
                let rho3_h_over_is = h_over_is * rho3;
                let t46 = iz * t36;
                let t47 = t34 * t46;
                let t48 = m * t37;
                let t49 = t38 * t48;
                let t50 = t3 * (t35 * t48 + (m_c * t43 + t46));
                let t51 = t49 - t50;
                let t52 = half_m_h_h_over_is * t45
                    + (rho3_h_over_is + half_h_h_over_is * t47)
                    + t51 * (half_h_h_over_is * t33);
                let t53 = phi + t52;
                let (t54, t55) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t52,
                    t53,
                    tally,
                );
                let t56 = t30 * (half_h * t32);
                let t57 = alpha + t56;
                let (t58, t59) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t56,
                    t57,
                    tally,
                );
                let t60 = cos_phi_ahead * t16;
                let t61 = t22 * (p_sin_alpha_ahead * t60 - ahead4 * t16)
                    + t20 * (c * t60);
                let t62 = t21 * t60;
                let t63 = t25 - t24;
                let t64 = k6 * t61 + (rho3_half_h_over_is + quarter_h_h_over_is * t62)
                    + t63 * (quarter_h_h_over_is * t16);
                let t65 = phi + t64;
                let (t66, t67) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t64,
                    t65,
                    tally,
                );
                let t68 = t59 * (c_m_p * t66);
                let t69 = m_b_squared
                    + t66 * (t66 * (k4 + t58 * (k1 * t58)) + t58 * (k3 * t67));
                let t70 = rt::lit::<T>(1.0) / t69;
                let t71 = t68 * t70;
                let t72 = rt::lit::<T>(1.0) / (k2 - t68 * t71);
                let t73 = t16 * t63;
                let t74 = t73 + (t62 + m * t61);
                let t75 = inv_is * (rho3 + half_h * t74) * (t50 - t49);
                let t76 = rho1 + half_h * t75;
                let t77 = m_p_g * t12
                    + m * (t37 * (t40 * t36) + (t42 + t43) * (t35 * t41));
                let t78 = t76 * t71 + (rho2 + half_h * t77);
                let t79 = t72 * (h * t78);
                let t80 = alpha + t79;
                let (t81, t82) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t79,
                    t80,
                    tally,
                );
                let t83 = m_b_squared
                    + t54 * (t54 * (k4 + t81 * (k1 * t81)) + t81 * (k3 * t55));
                let t84 = rt::lit::<T>(1.0) / t83;
                let t85 = t33 * t51;
                let t86 = t85 + (t47 + m * t45);
                let t87 = p * t58;
                let t88 = t70 * (t76 + t72 * (t68 * t78));
                let t89 = t67 * t88;
                let t90 = t66 * t88;
                let t91 = b * t89 + t87 * t90;
                let t92 = m * t91;
                let t93 = p * t59;
                let t94 = t78 * t72;
                let t95 = t93 * t94;
                let t96 = c * t90 - t95;
                let t97 = iz * t90;
                let t98 = t67 * (t87 * t92 + (m_c * t96 + t97));
                let t99 = b * t66;
                let t100 = t99 * t92;
                let t101 = inv_is * (rho3 + half_h * t86) * (t98 - t100);
                let t102 = rho1 + h * t101;
                let t103 = t82 * (c_m_p * t54);
                let t104 = t103 * t84;
                let t105 = rt::lit::<T>(1.0) / (k2 - t103 * t104);
                let t106 = m_p_g * t58
                    + m * (t91 * (t93 * t90) + (t95 + t96) * (t87 * t94));
                let t107 = t102 * t104 + (rho2 + h * t106);
                let t108 = t103 * t107;
                let t109 = t84 * (t102 + t105 * t108);
                let t110 = h * t90;
                let t111 = theta + t110;
                let (t112, t113) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t110,
                    t111,
                    tally,
                );
                let t114 = b * t55;
                let t115 = half_h * t17;
                let t116 = theta + t115;
                let (t117, t118) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t115,
                    t116,
                    tally,
                );
                let t119 = half_h * t36;
                let t120 = theta + t119;
                let (t121, t122) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t119,
                    t120,
                    tally,
                );
                let t123 = t109 * (t113 * t114)
                    + (twice_b * (t33 * (t3 * t118) + t88 * (t122 * t67))
                        + ahead2 * t16);
                let x_new = x + k5 * t123;
                let t124 = t109 * (t112 * t114)
                    + (twice_b * (t33 * (t3 * t117) + t88 * (t121 * t67))
                        + ahead3 * t16);
                let y_new = y + k5 * t124;
                let t125 = t54 * t109;
                let t126 = t36 + t90;
                let t127 = k5 * (t125 + (t17 + rt::lit::<T>(2.0) * t126));
                let theta_new = theta + t127;
                let t128 = k5 * t18 + k7 * (t41 + t94) + t105 * (k5 * t107);
                let alpha_new = alpha + t128;
                let t129 = t96 * (c * t89);
                let t130 = t91 * (t87 * t89 - t88 * t99);
                let t131 = t89 * t97;
                let t132 = k8 * (t131 + (t85 + (t47 + (t73 + t62))));
                let t133 = t100 - t98;
                let t134 = t133 * (k8 * t88);
                let t135 = k9 * (t129 + (t130 + (t44 + (t61 + t39))))
                    + (rho3_h_over_is + t132) + t134;
                let phi_new = phi + t135;
                let t136 = t88 * t133 + (t131 + m * (t130 + t129));
                let t137 = p * t81;
                let t138 = t55 * t109;
                let t139 = b * t138 + t125 * t137;
                let t140 = m * t139;
                let t141 = t107 * t105;
                let t142 = p * t82;
                let t143 = t141 * t142;
                let t144 = c * t125 - t143;
                let t145 = iz * t125;
                let t146 = t55 * (t137 * t140 + (m_c * t144 + t145));
                let t147 = b * t54;
                let t148 = t147 * t140;
                let t149 = inv_is * (rho3 + h * t136) * (t146 - t148)
                    + (t26 + rt::lit::<T>(2.0) * (t75 + t101));
                let rho1_new = rho1 + k5 * t149;
                let t150 = m * (t139 * (t125 * t142) + (t143 + t144) * (t141 * t137))
                    + (m_p_g * t81 + (t31 + rt::lit::<T>(2.0) * (t77 + t106)));
                let rho2_new = rho2 + k5 * t150;
                let t151 = m * (t139 * (t137 * t138 - t109 * t147) + t144 * (c * t138))
                    + (t138 * t145 + (t74 + rt::lit::<T>(2.0) * (t86 + t136)));
                let rho3_new = rho3 + k5 * (t109 * (t148 - t146) + t151);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t135,
                    phi_new,
                    tally,
                );
                let ahead1_new = b * cos_phi_ahead_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t127,
                    theta_new,
                    tally,
                );
                let ahead2_new = cos_theta_ahead_new * ahead1_new;
                let ahead3_new = sin_theta_ahead_new * ahead1_new;
                let ahead4_new = b * sin_phi_ahead_new;
                let t152 = k9 * (t130 + (t129 + (t39 + (t61 + t44))))
                    + (t132 + (theta + rho3_h_over_is + k7 * t126));
                let t153 = k5 * (t17 + t84 * (t102 * t54)) + (t134 + t152)
                    + t105 * (t108 * (t84 * (k5 * t54)));
                let t154 = phi + t153;
                let (t155, t156) = rt::sin_cos(t154);
                let t157 = cos_theta_ahead_new * t155 - sin_theta_ahead_new * t156;
                let t158 = b * (sin_theta_ahead_new * t155 + cos_theta_ahead_new * t156);
                let ahead5_new = t157 * t157 + t158 * t158;
                let (sin_alpha_ahead_new, cos_alpha_ahead_new) = rt::turned(
                    (sin_alpha_ahead, cos_alpha_ahead),
                    alpha,
                    t128,
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
                let [x, y, theta, alpha, phi, rho1, rho2, rho3, _, _, _, _, _, _, _, _,
                _, _, _] = motion.carried;
                let b = setting.system().parameters.b;
                let Scheme { k1, c_m_p, k2, inv_is, m_b_squared, k3, k4, .. } = *setting
                    .scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let front_1_mid = b * cos_theta;
                let (sin_alpha, cos_alpha) = rt::sin_cos(alpha);
                let t1 = m_b_squared
                    + sin_phi
                        * (sin_phi * (sin_alpha * (k1 * sin_alpha) + k4)
                            + cos_phi * (k3 * sin_alpha));
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = c_m_p * cos_alpha * sin_phi;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
                let t6 = rho2 + rho1 * t4;
                let t7 = t2 * (rho1 + t5 * (t3 * t6));
                let front_2_mid = b * sin_theta;
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
                    phi_dot: inv_is * rho3,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2ad5143d393875cf57ec87af51a2d054";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            info.steps = &[(0, 0.00025)];
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
            let &[m, p, c, b, ix, iz, is, g] = parameters else {
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
                Ix: ix,
                Iz: iz,
                Is: is,
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        Getz::system,
        Getz::parameters,
        Getz::state,
        Getz::initial,
        Getz::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
