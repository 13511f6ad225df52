// Prepared by `nh prepare` from `LeaningDisk` in src/library.rs and leaning_disk.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration c860f20a00d360eda1f7e5ae65fe4901
// content e5037e5f00b293d09cfd0c4de72f5c3e

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct LeaningDisk {
    /// `m` (kg): mass.
    pub m: f64,
    /// `r` (m): radius.
    pub r: f64,
    /// `A` (kg m^2): moment of inertia about a diameter.
    pub A: f64,
    /// `C` (kg m^2): moment of inertia about the axis.
    pub C: f64,
    /// `g` (m/s^2): gravity.
    pub g: f64,
    /// `c` (kg m^2/s): friction of rolling.
    pub c: f64,
    /// `k` (kg m^2/s): friction of turning.
    pub k: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for LeaningDisk {
    fn default() -> Self {
        LeaningDisk {
            m: 1.2,
            r: 0.5,
            A: 0.08,
            C: 0.15,
            g: 9.81,
            c: 0.0,
            k: 0.0,
        }
    }
}

/// The system `leaning_disk` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 101 add, 166 mul, 13 div, 7 sin_cos
/// * `midpoint`: 32 add, 53 mul, 4 div, 4 sin_cos
/// * `leapfrog`: 138 add, 282 mul, 9 div, 4 sin_cos
/// * `rk4`: 87 add, 139 mul, 8 div, 8 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod leaning_disk {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `r` (m): radius. Positive.
        pub r: T,
        /// `A` (kg m^2): moment of inertia about a diameter. Positive.
        pub A: T,
        /// `C` (kg m^2): moment of inertia about the axis. Positive.
        pub C: T,
        /// `g` (m/s^2): gravity.
        pub g: T,
        /// `c` (kg m^2/s): friction of rolling.
        pub c: T,
        /// `k` (kg m^2/s): friction of turning.
        pub k: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, r, A, C, g, c, k });

    ::nonholonomic::__in_lanes!(System, Parameters { m, r, A, C, g, c, k });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                r: rt::lit::<T>(0.5),
                A: rt::lit::<T>(0.08),
                C: rt::lit::<T>(0.15),
                g: rt::lit::<T>(9.81),
                c: rt::lit::<T>(0.0),
                k: rt::lit::<T>(0.0),
            }
        }

        /// The parameters of the data set `rubbing`: with friction.
        pub fn rubbing() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                r: rt::lit::<T>(0.5),
                A: rt::lit::<T>(0.08),
                C: rt::lit::<T>(0.15),
                g: rt::lit::<T>(9.81),
                c: rt::lit::<T>(0.06),
                k: rt::lit::<T>(0.04),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): point of contact.
        pub x: T,
        /// Coordinate `y` (m): point of contact.
        pub y: T,
        /// Coordinate `psi` (rad): direction of the track.
        pub psi: T,
        /// Coordinate `theta` (rad): lean, from the vertical.
        pub theta: T,
        /// Coordinate `phi` (rad): angle of rolling.
        pub phi: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `psi_dot` (rad/s).
        pub psi_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 5> {
            rt::vector([self.x, self.y, self.psi, self.theta, self.phi])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.psi_dot,
                self.theta_dot,
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
                psi,
                theta,
                phi,
                ],
                ],
                [[x_dot,
                y_dot,
                psi_dot,
                theta_dot,
                phi_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                psi,
                theta,
                phi,
                x_dot,
                y_dot,
                psi_dot,
                theta_dot,
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
        State { t, x, y, psi, theta, phi, x_dot, y_dot, psi_dot, theta_dot, phi_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, psi, theta, phi, x_dot, y_dot, psi_dot, theta_dot, phi_dot }
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

        ::nonholonomic::__setters!(coordinate : x, y, psi, theta, phi);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, psi_dot, theta_dot, phi_dot
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

        /// Coordinates and velocities of named initial data: `standard`, `rubbing`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self.configuration(rt::numbers([0.2, -0.1, 0.4, 0.3, 0.1]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(4.0) * system.parameters.r
                                    * rt::cos(this.state.psi),
                                rt::lit::<T>(4.0) * system.parameters.r
                                    * rt::sin(this.state.psi),
                                rt::lit::<T>(1.3),
                                rt::lit::<T>(-0.5),
                                rt::lit::<T>(4.0),
                            ]),
                        ),
                );
            }
            if rt::same_name(name, "rubbing") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self.configuration(rt::numbers([0.2, -0.1, 0.4, 0.1, 0.1]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(8.0) * system.parameters.r
                                    * rt::cos(this.state.psi),
                                rt::lit::<T>(8.0) * system.parameters.r
                                    * rt::sin(this.state.psi),
                                rt::lit::<T>(0.5),
                                rt::lit::<T>(-0.2),
                                rt::lit::<T>(8.0),
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

    /// A disk that rolls on the plane and may lean, in Euler's angles; the ground may rub it as it rolls and as it turns.
    ///
    /// **Source**: J. Neimark and N. Fufaev, Dynamics of nonholonomic systems (1972), chapter II; friction in proportion to the rates, by Rayleigh's function
    ///
    /// Coordinates q: `x`, `y`, `psi`, `theta`, `phi`; velocities w: `x_dot`, `y_dot`, `psi_dot`, `theta_dot`, `phi_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `m r`
        m_r: T,
        /// `-(m r)`
        minus_m_r: T,
        /// `r²`
        r_squared: T,
        /// `m r²`
        m_r_squared: T,
        /// `m r² + C`
        m_r_squared_plus_c: T,
        /// `m r² + C - A`
        k1: T,
        /// `m r² + A`
        m_r_squared_plus_a: T,
        /// `A - m r²`
        a_minus_m_r_squared: T,
        /// `m r² + 2 A`
        k2: T,
        /// `A (m r² + A)`
        a_m_r_squared_plus_a: T,
        /// `1/(m A)`
        k3: T,
        /// `3 A`
        k4: T,
        /// `r²/A`
        r_squared_over_a: T,
        /// `-(r²/A)`
        k5: T,
        /// `1/A`
        inv_a: T,
        /// `m r² - A`
        m_r_squared_minus_a: T,
        /// `A - C`
        a_minus_c: T,
        /// `(A - C)/(A C)`
        a_minus_c_over_a_c: T,
        /// `m r g`
        m_r_g: T,
        /// `-(m r g)`
        minus_m_r_g: T,
        /// `2 C`
        twice_c: T,
        /// `2 m r`
        twice_m_r: T,
        /// `2 r g`
        twice_r_g: T,
        /// `C/2`
        half_c: T,
        /// `m r² + C - A - m r²`
        k6: T,
        /// `C (m r² + A)`
        c_m_r_squared_plus_a: T,
        /// `m C`
        m_c: T,
        /// `1/C`
        inv_c: T,
        /// `-(1/C)`
        minus_inv_c: T,
        /// `1/(m r² + A)`
        k7: T,
        /// `m r²/(m r² + A)`
        k8: T,
        /// `m r (r/(m r² + A))`
        k9: T,
        /// `r² m/(m r² + A)`
        k10: T,
        /// `2 (m r² + C - A)`
        k11: T,
        /// `1/m`
        inv_m: T,
        /// `2 m r g`
        k12: T,
        /// `1/(A C)`
        inv_a_c: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("r", parameters.r)?;
            rt::positive("A", parameters.A)?;
            rt::positive("C", parameters.C)?;
            rt::finite("g", parameters.g)?;
            rt::finite("c", parameters.c)?;
            rt::finite("k", parameters.k)?;
            let constants = {
                let m = parameters.m;
                let r = parameters.r;
                let a = parameters.A;
                let c = parameters.C;
                let g = parameters.g;
                let m_r = m * r;
                let minus_m_r = -m_r;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_r_squared_plus_c = m_r_squared + c;
                let k1 = m_r_squared_plus_c - a;
                let m_r_squared_plus_a = m_r_squared + a;
                let a_minus_m_r_squared = a - m_r_squared;
                let k2 = m_r_squared + rt::lit::<T>(2.0) * a;
                let a_m_r_squared_plus_a = a * m_r_squared_plus_a;
                let k3 = rt::lit::<T>(1.0) / (m * a);
                let k4 = rt::lit::<T>(3.0) * a;
                let r_squared_over_a = r_squared / a;
                let k5 = -r_squared_over_a;
                let inv_a = rt::lit::<T>(1.0) / a;
                let m_r_squared_minus_a = m_r_squared - a;
                let a_minus_c = a - c;
                let a_c = a * c;
                let a_minus_c_over_a_c = a_minus_c / a_c;
                let m_r_g = m_r * g;
                let minus_m_r_g = -m_r_g;
                let twice_c = rt::lit::<T>(2.0) * c;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let r_g = r * g;
                let twice_r_g = rt::lit::<T>(2.0) * r_g;
                let half_c = rt::lit::<T>(0.5) * c;
                let k6 = k1 - m_r_squared;
                let c_m_r_squared_plus_a = c * m_r_squared_plus_a;
                let m_c = m * c;
                let inv_c = rt::lit::<T>(1.0) / c;
                let minus_inv_c = -inv_c;
                let k7 = rt::lit::<T>(1.0) / m_r_squared_plus_a;
                let k8 = m_r_squared / m_r_squared_plus_a;
                let k9 = m_r * (r / m_r_squared_plus_a);
                let k10 = r * m_r / m_r_squared_plus_a;
                let k11 = rt::lit::<T>(2.0) * k1;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k12 = rt::lit::<T>(2.0) * (m * r_g);
                let inv_a_c = rt::lit::<T>(1.0) / a_c;
                Constants {
                    m_r,
                    minus_m_r,
                    r_squared,
                    m_r_squared,
                    m_r_squared_plus_c,
                    k1,
                    m_r_squared_plus_a,
                    a_minus_m_r_squared,
                    k2,
                    a_m_r_squared_plus_a,
                    k3,
                    k4,
                    r_squared_over_a,
                    k5,
                    inv_a,
                    m_r_squared_minus_a,
                    a_minus_c,
                    a_minus_c_over_a_c,
                    m_r_g,
                    minus_m_r_g,
                    twice_c,
                    twice_m_r,
                    twice_r_g,
                    half_c,
                    k6,
                    c_m_r_squared_plus_a,
                    m_c,
                    inv_c,
                    minus_inv_c,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    inv_m,
                    k12,
                    inv_a_c,
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_r, minus_m_r, k1, m_r_squared_plus_a, .. } = self
                .constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t1 = sin_theta * (m_r * r_1_1_mid);
            let t2 = r_3_3_mid * (m_r * r_2_1_mid);
            let t3 = r_2_1_mid * (m_r * sin_theta);
            let t4 = r_3_3_mid * (minus_m_r * r_1_1_mid);
            let sin_theta_c = c * sin_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m, zero, t1, t2, zero],
                [zero, m, t3, t4, zero],
                [t1, t3, a + sin_theta * (k1 * sin_theta), zero, sin_theta_c],
                [t2, t4, zero, m_r_squared_plus_a, zero],
                [zero, zero, sin_theta_c, zero, c],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, psi, theta, _]] = q.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let Constants {
                m_r_squared,
                m_r_squared_plus_a,
                a_minus_m_r_squared,
                k2,
                a_m_r_squared_plus_a,
                k3,
                k4,
                k5,
                inv_a,
                m_r_squared_minus_a,
                a_minus_c_over_a_c,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let r_3_3_mid_squared = r_3_3_mid * r_3_3_mid;
            let sin_theta_squared = sin_theta * sin_theta;
            let t1 = a + m_r_squared * sin_theta_squared;
            let t2 = r_3_3_mid_squared * t1;
            let t3 = k3 / t2;
            let t4 = a_m_r_squared_plus_a * r_3_3_mid_squared;
            let t5 = a_minus_m_r_squared * sin_theta_squared;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t6 = (a + sin_theta_squared * (t5 - k4)) * (r_2_1_mid * (k5 * r_1_1_mid))
                / t2;
            let t7 = inv_a / r_3_3_mid_squared;
            let t8 = t7 * (sin_theta * (-r * r_1_1_mid));
            let t9 = rt::lit::<T>(1.0) / t1;
            let t10 = t9 * (r_3_3_mid * (-r * r_2_1_mid));
            let r_r_1_1_mid = r * r_1_1_mid;
            let t11 = t7 * (sin_theta_squared * r_r_1_1_mid);
            let t12 = t3
                * (t4
                    - (r_3_3_mid_squared * (k2 + m_r_squared_minus_a * sin_theta_squared)
                        - m_r_squared_plus_a) * (r_2_1_mid * (m_r_squared * r_2_1_mid)));
            let t13 = t7 * (r_2_1_mid * (-r * sin_theta));
            let t14 = t9 * (r_3_3_mid * r_r_1_1_mid);
            let t15 = t7 * (sin_theta_squared * (r * r_2_1_mid));
            let t16 = -(sin_theta * t7);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t3
                        * (t4
                            + (m_r_squared_plus_a + r_3_3_mid_squared * (t5 - k2))
                                * (r_1_1_mid * (m_r_squared * r_1_1_mid))),
                    t6,
                    t8,
                    t10,
                    t11,
                ],
                [t6, t12, t13, t14, t15],
                [t8, t13, t7, zero, t16],
                [t10, t14, zero, t9, zero],
                [
                    t11,
                    t15,
                    t16,
                    zero,
                    (inv_a + a_minus_c_over_a_c * r_3_3_mid_squared) / r_3_3_mid_squared,
                ],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 5>) -> T {
            let [[_, _, _, theta, _]] = q.data.0;
            let Constants { m_r_g, .. } = self.constants;
            let r_3_3_mid = rt::cos(theta);
            m_r_g * r_3_3_mid
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 5
        pub fn potential_gradient(&self, q: &SVector<T, 5>) -> SVector<T, 5> {
            let [[_, _, _, theta, _]] = q.data.0;
            let Constants { minus_m_r_g, .. } = self.constants;
            let sin_theta = rt::sin(theta);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, minus_m_r_g * sin_theta, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                k1,
                m_r_squared_plus_a,
                twice_c,
                twice_m_r,
                twice_r_g,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t1 = twice_m_r * (r_1_1_mid * x_dot + r_2_1_mid * y_dot)
                + (twice_c * phi_dot + sin_theta * (k1 * psi_dot));
            let t2 = m * (x_dot * x_dot + y_dot * y_dot - twice_r_g * r_3_3_mid)
                + phi_dot * (c * phi_dot);
            let t3 = theta_dot
                * (m_r_squared_plus_a * theta_dot
                    + (r_2_1_mid * x_dot - r_1_1_mid * y_dot) * (twice_m_r * r_3_3_mid))
                + t2;
            rt::lit::<T>(0.5) * (psi_dot * (a * psi_dot + sin_theta * t1) + t3)
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                k1,
                m_r_squared_plus_a,
                twice_c,
                twice_m_r,
                twice_r_g,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t1 = twice_m_r * (r_1_1_mid * x_dot + r_2_1_mid * y_dot)
                + (twice_c * phi_dot + sin_theta * (k1 * psi_dot));
            let t2 = phi_dot * (c * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot + twice_r_g * r_3_3_mid);
            let t3 = theta_dot
                * (m_r_squared_plus_a * theta_dot
                    + (r_2_1_mid * x_dot - r_1_1_mid * y_dot) * (twice_m_r * r_3_3_mid))
                + t2;
            rt::lit::<T>(0.5) * (psi_dot * (a * psi_dot + sin_theta * t1) + t3)
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, psi, theta, _]] = q.data.0;
            let Constants { m_r, minus_m_r, k1, half_c, .. } = self.constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let t1 = r_2_1_mid * (minus_m_r * sin_theta);
            let r_1_1_mid_m_r = m_r * r_1_1_mid;
            let t2 = r_3_3_mid * r_1_1_mid_m_r;
            let t3 = sin_theta * r_1_1_mid_m_r;
            let t4 = r_3_3_mid * (m_r * r_2_1_mid);
            let t5 = r_3_3_mid * (k1 * sin_theta);
            let r_3_3_mid_half_c = half_c * r_3_3_mid;
            let t6 = -r_3_3_mid_half_c;
            [
                rt::sparse([(2, 2, t1), (2, 3, t2), (3, 2, t2), (3, 3, t1)]),
                rt::sparse([(2, 2, t3), (2, 3, t4), (3, 2, t4), (3, 3, t3)]),
                rt::sparse([
                    (2, 3, t5),
                    (3, 2, t5),
                    (3, 4, r_3_3_mid_half_c),
                    (4, 3, r_3_3_mid_half_c),
                ]),
                rt::sparse([(2, 2, -t5), (2, 4, t6), (4, 2, t6)]),
                rt::sparse([(2, 3, r_3_3_mid_half_c), (3, 2, r_3_3_mid_half_c)]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, psi, theta, _]] = q.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_r, m_r_squared, k1, m_r_squared_plus_a, half_c, k6, .. } = self
                .constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t1 = r * r_2_1_mid_r_3_3_mid;
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let m_r_upright_2_2 = m_r * upright_2_2;
            let upright_1_3 = sin_theta * r_2_1_mid;
            let up_1 = r * upright_1_3;
            let t2 = m_r * r_2_1_mid_r_3_3_mid;
            let r_1_1_mid_sin_theta = r_1_1_mid * sin_theta;
            let t3 = r * r_1_1_mid_sin_theta;
            let t4 = m_r_upright_2_2 * up_1 - t2 * t3;
            let t5 = a + sin_theta * (k6 * sin_theta);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t4 * t6;
            let t8 = m_r_squared_plus_a - r_3_3_mid * (m_r_squared * r_3_3_mid)
                - t4 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let sin_theta_r_3_3_mid = sin_theta * r_3_3_mid;
            let t10 = m_r_squared * sin_theta_r_3_3_mid;
            let t11 = k1 * sin_theta_r_3_3_mid - t10;
            let t12 = m_r * (upright_1_3 * t3 - r_1_1_mid_sin_theta * up_1);
            let t13 = t12 * t7;
            let t14 = t11 + t13;
            let sin_theta_c = c * sin_theta;
            let t15 = sin_theta_c * t6;
            let t16 = sin_theta_c * t7;
            let t17 = t16 * t9;
            let t18 = c - sin_theta_c * t15 - t16 * t17;
            let t19 = rt::lit::<T>(1.0) / (t8 * t18);
            let t20 = t12 * t15;
            let t21 = t20 + t17 * t14;
            let t22 = t9 * t14 + t19 * (t16 * t21);
            let t23 = t12 * t6;
            let t24 = rt::lit::<T>(1.0) / (t5 * t18);
            let t25 = t7 * t22 + (t23 + t24 * (sin_theta_c * t21));
            let r_upright_2_2 = r * upright_2_2;
            let t26 = t2 * r_upright_2_2 - m_r_upright_2_2 * t1 - t11 * t7;
            let r_3_3_mid_half_c = half_c * r_3_3_mid;
            let t27 = t17 * t26 + (r_3_3_mid_half_c - t11 * t15);
            let t28 = t9 * t26 + t19 * (t16 * t27);
            let t29 = t11 * t6 - t24 * (sin_theta_c * t27) - t7 * t28;
            let t30 = r_upright_2_2 - t1 * t28 - t3 * t29;
            let r_3_3_mid_c = c * r_3_3_mid;
            let t31 = r_3_3_mid_c * t17;
            let t32 = r_3_3_mid_half_c * t9 + t19 * (t31 * (rt::lit::<T>(0.5) * t16));
            let t33 = t7 * t32 + t24 * (t31 * (half_c * sin_theta));
            let t34 = t1 * t32 - t3 * t33;
            let t35 = t10 - t13;
            let t36 = t17 * t35 - t20;
            let t37 = t9 * t35 + t19 * (t16 * t36);
            let t38 = t23 - t24 * (sin_theta_c * t36) - t7 * t37;
            let t39 = r_3_3_mid_c * t7;
            let t40 = rt::lit::<T>(0.5) * (r_3_3_mid_c * t15 + t17 * t39);
            let t41 = t9 * (rt::lit::<T>(0.5) * t39) + t19 * (t16 * t40);
            let t42 = t7 * t41 + (t24 * (sin_theta_c * t40) + r_3_3_mid_half_c * t6);
            let t43 = t1 * t41 - t3 * t42;
            let t44 = t1 + r_upright_2_2 * t28 - up_1 * t29;
            let t45 = -(up_1 * t33 + r_upright_2_2 * t32);
            let t46 = -(up_1 * t42 + r_upright_2_2 * t41);
            let t47 = -t32;
            let t48 = -t41;
            let t49 = rt::lit::<T>(1.0) / t18;
            let t50 = t49 * t27;
            let t51 = t49 * (rt::lit::<T>(-0.5) * t31);
            let t52 = -(t49 * t40);
            [
                rt::sparse([
                    (2, 2, t1 * t22 - up_1 - t3 * t25),
                    (2, 3, t30),
                    (2, 4, t34),
                    (3, 2, t30),
                    (3, 3, -(t3 * t38 + (up_1 + t1 * t37))),
                    (3, 4, t43),
                    (4, 2, t34),
                    (4, 3, t43),
                ]),
                rt::sparse([
                    (2, 2, t3 - r_upright_2_2 * t22 - up_1 * t25),
                    (2, 3, t44),
                    (2, 4, t45),
                    (3, 2, t44),
                    (3, 3, t3 + r_upright_2_2 * t37 - up_1 * t38),
                    (3, 4, t46),
                    (4, 2, t45),
                    (4, 3, t46),
                ]),
                rt::sparse([
                    (2, 2, t25),
                    (2, 3, t29),
                    (2, 4, t33),
                    (3, 2, t29),
                    (3, 3, t38),
                    (3, 4, t42),
                    (4, 2, t33),
                    (4, 3, t42),
                ]),
                rt::sparse([
                    (2, 2, -t22),
                    (2, 3, t28),
                    (2, 4, t47),
                    (3, 2, t28),
                    (3, 3, t37),
                    (3, 4, t48),
                    (4, 2, t47),
                    (4, 3, t48),
                ]),
                rt::sparse([
                    (2, 2, -(t21 * t49)),
                    (2, 3, t50),
                    (2, 4, t51),
                    (3, 2, t50),
                    (3, 3, t49 * t36),
                    (3, 4, t52),
                    (4, 2, t51),
                    (4, 3, t52),
                ]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 2, 5> {
            let [[_, _, psi, _, _]] = q.data.0;
            let r = self.parameters.r;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
                [zero, zero],
                [zero, zero],
                [-r * r_1_1_mid, -r * r_2_1_mid],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[_, _, psi, _, _]] = q.data.0;
            let [[x_dot, y_dot, _, _, phi_dot]] = w.data.0;
            let r = self.parameters.r;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let r_phi_dot = r * phi_dot;
            rt::vector([x_dot - r_1_1_mid * r_phi_dot, y_dot - r_2_1_mid * r_phi_dot])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, psi, theta, _]] = q.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                r_squared,
                m_r_squared,
                m_r_squared_plus_c,
                m_r_squared_plus_a,
                a_minus_c,
                c_m_r_squared_plus_a,
                m_c,
                inv_c,
                minus_inv_c,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let sin_theta_squared = sin_theta * sin_theta;
            let t1 = a + m_r_squared * sin_theta_squared;
            let t2 = c * t1;
            let t3 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t4 = m_r_squared * (r_1_1_mid * r_1_1_mid);
            let t5 = c_m_r_squared_plus_a + t3 * t4;
            let r_2_1_mid_squared = r_2_1_mid * r_2_1_mid;
            let t6 = c_m_r_squared_plus_a + t3 * (m_r_squared * r_2_1_mid_squared);
            let t7 = m_c * t1;
            let r_1_1_mid_r_2_1_mid = r_1_1_mid * r_2_1_mid;
            let t8 = t3 * (r_squared * r_1_1_mid_r_2_1_mid);
            let t9 = t5 * t6 / (t7 * t7) - t8 * t8 / (t2 * t2);
            let t10 = t2 * t9;
            let t11 = rt::lit::<T>(1.0) / (t1 * t10);
            let r_3_3_mid_squared = r_3_3_mid * r_3_3_mid;
            let t12 = r_1_1_mid_r_2_1_mid * (r_squared * r_3_3_mid_squared);
            let t13 = t11 * (t12 * t8);
            let t14 = m * t1;
            let t15 = t7 * t9;
            let t16 = rt::lit::<T>(1.0) / (t14 * t15);
            let t17 = m_r_squared_plus_a - r_3_3_mid_squared * t4;
            let t18 = rt::lit::<T>(1.0) / (t14 * t10);
            let t19 = rt::lit::<T>(1.0) / (t1 * t15);
            let r_r_2_1_mid = r * r_2_1_mid;
            let t20 = t8 / t10;
            let r_r_1_1_mid = r * r_1_1_mid;
            let t21 = r_r_1_1_mid * t6;
            let t22 = rt::lit::<T>(1.0) / t15;
            let t23 = r_r_2_1_mid * t20 - t21 * t22;
            let t24 = rt::lit::<T>(1.0) / t14;
            let t25 = rt::lit::<T>(1.0) / t1;
            let t26 = t25 * t12;
            let t27 = r_r_2_1_mid * t5;
            let t28 = r_r_1_1_mid * t20 - t27 * t22;
            let t29 = m_r_squared_plus_a
                - r_2_1_mid_squared * (m_r_squared * r_3_3_mid_squared);
            let t30 = r_3_3_mid * r_r_2_1_mid;
            let t31 = r_3_3_mid * r_r_1_1_mid;
            let t32 = inv_c / t10;
            let t33 = inv_c / t15;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t13 + t16 * (t17 * t6),
                    -(t19 * (t12 * t6) + t18 * (t29 * t8)),
                    zero,
                    -(t19 * (t30 * t6) + t11 * (t31 * t8)),
                    t32 * (r_r_2_1_mid * t8) - t21 * t33,
                ],
                [
                    -(t18 * (t17 * t8) + t19 * (t12 * t5)),
                    t13 + t16 * (t29 * t5),
                    zero,
                    t11 * (t30 * t8) + t19 * (t31 * t5),
                    t32 * (r_r_1_1_mid * t8) - t27 * t33,
                ],
                [zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero],
                [
                    t23 * (t24 * t17) - t26 * t28,
                    t28 * (t24 * t29) - t26 * t23,
                    zero,
                    t25 * (t31 * t28 - t30 * t23),
                    minus_inv_c * (r_r_1_1_mid * t23 + r_r_2_1_mid * t28),
                ],
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                r_squared,
                m_r_squared,
                m_r_squared_plus_c,
                m_r_squared_plus_a,
                a_minus_c,
                c_m_r_squared_plus_a,
                m_c,
                inv_c,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let sin_theta_squared = sin_theta * sin_theta;
            let t1 = a + m_r_squared * sin_theta_squared;
            let t2 = m * t1;
            let t3 = m_c * t1;
            let t4 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t5 = m_r_squared * (r_1_1_mid * r_1_1_mid);
            let t6 = c_m_r_squared_plus_a + t4 * t5;
            let r_2_1_mid_squared = r_2_1_mid * r_2_1_mid;
            let t7 = c_m_r_squared_plus_a + t4 * (m_r_squared * r_2_1_mid_squared);
            let r_1_1_mid_r_2_1_mid = r_1_1_mid * r_2_1_mid;
            let t8 = t4 * (r_squared * r_1_1_mid_r_2_1_mid);
            let t9 = c * t1;
            let t10 = t6 * t7 / (t3 * t3) - t8 * t8 / (t9 * t9);
            let t11 = t3 * t10;
            let t12 = rt::lit::<T>(1.0) / (t2 * t11);
            let r_3_3_mid_squared = r_3_3_mid * r_3_3_mid;
            let t13 = m_r_squared_plus_a - r_3_3_mid_squared * t5;
            let t14 = t9 * t10;
            let t15 = rt::lit::<T>(1.0) / (t1 * t14);
            let t16 = r_1_1_mid_r_2_1_mid * (r_squared * r_3_3_mid_squared);
            let t17 = t15 * (t16 * t8);
            let t18 = rt::lit::<T>(1.0) / (t2 * t14);
            let t19 = rt::lit::<T>(1.0) / (t1 * t11);
            let t20 = rt::lit::<T>(1.0) / t1;
            let t21 = t20 * t16;
            let r_r_1_1_mid = r * r_1_1_mid;
            let t22 = t8 / t14;
            let r_r_2_1_mid = r * r_2_1_mid;
            let t23 = r_r_2_1_mid * t6;
            let t24 = rt::lit::<T>(1.0) / t11;
            let t25 = r_r_1_1_mid * t22 - t23 * t24;
            let t26 = r_r_1_1_mid * t7;
            let t27 = r_r_2_1_mid * t22 - t26 * t24;
            let t28 = rt::lit::<T>(1.0) / t2;
            let t29 = m_r_squared_plus_a
                - r_2_1_mid_squared * (m_r_squared * r_3_3_mid_squared);
            let t30 = r_3_3_mid * r_r_2_1_mid;
            let t31 = r_3_3_mid * r_r_1_1_mid;
            let t32 = inv_c / t11;
            let t33 = inv_c / t14;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - t12 * (t13 * t7) - t17,
                    t19 * (t16 * t7) + t18 * (t29 * t8),
                    zero,
                    t19 * (t30 * t7) + t15 * (t31 * t8),
                    t26 * t32 - t33 * (r_r_2_1_mid * t8),
                ],
                [
                    t18 * (t13 * t8) + t19 * (t16 * t6),
                    rt::lit::<T>(1.0) - t17 - t12 * (t29 * t6),
                    zero,
                    -(t15 * (t30 * t8) + t19 * (t31 * t6)),
                    t23 * t32 - t33 * (r_r_1_1_mid * t8),
                ],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
                [zero, zero, zero, rt::lit::<T>(1.0), zero],
                [
                    t21 * t25 - t27 * (t28 * t13),
                    t21 * t27 - t25 * (t28 * t29),
                    zero,
                    t20 * (t30 * t27 - t31 * t25),
                    inv_c * (r_r_1_1_mid * t27 + r_r_2_1_mid * t25) + rt::lit::<T>(1.0),
                ],
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
            let [[_, _, psi, _, _]] = q.data.0;
            let r = self.parameters.r;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            rt::sparse([
                (0, 2, r * r_1_1_mid),
                (1, 2, r * r_2_1_mid),
                (2, 0, rt::lit::<T>(1.0)),
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
            let [[_, _, _, theta, _]] = q.data.0;
            let a = self.parameters.A;
            let Constants { m_r_squared_plus_c, k1, m_r_squared_plus_a, .. } = self
                .constants;
            let sin_theta = rt::sin(theta);
            let t1 = m_r_squared_plus_c * sin_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [a + sin_theta * (k1 * sin_theta), zero, t1],
                [zero, m_r_squared_plus_a, zero],
                [t1, zero, m_r_squared_plus_c],
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
            let [[_, _, _, theta, _]] = q.data.0;
            let a = self.parameters.A;
            let Constants { m_r_squared_plus_c, k1, k7, .. } = self.constants;
            let sin_theta = rt::sin(theta);
            let t1 = a + sin_theta * (k1 * sin_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = m_r_squared_plus_c * sin_theta;
            let t4 = t3 * t3;
            let t5 = m_r_squared_plus_c - t4 * t2;
            let t6 = t1 * t5;
            let t7 = -(t3 / t6);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t2 + t4 / (t1 * t6), zero, t7],
                [zero, k7, zero],
                [t7, zero, rt::lit::<T>(1.0) / t5],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, q: &SVector<T, 5>) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, _, theta, _]] = q.data.0;
            let a = self.parameters.A;
            let Constants { m_r_squared_plus_c, k1, k8, .. } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let t1 = a + sin_theta * (k1 * sin_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = rt::lit::<T>(0.0) * sin_theta;
            let t4 = m_r_squared_plus_c * sin_theta;
            let t5 = t4 * t2;
            let t6 = t5 * t3;
            let t7 = m_r_squared_plus_c - t4 * t5;
            let t8 = t2 * t3 + t4 * t6 / (t1 * t7);
            let t9 = k8 * r_3_3_mid;
            let t10 = t6 / t7;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero, -t8], [zero, zero, zero], [t8, zero, zero]]),
                rt::matrix([[zero, zero, t9], [zero, zero, zero], [-t9, zero, zero]]),
                rt::matrix([[zero, zero, t10], [zero, zero, zero], [-t10, zero, zero]]),
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[_, rho2, _]] = rho.data.0;
            let r = self.parameters.r;
            let Constants { k9, .. } = self.constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let r_r_1_1_mid = r * r_1_1_mid;
            let r_r_2_1_mid = r * r_2_1_mid;
            let r_3_3_mid = rt::cos(theta);
            let t1 = r_3_3_mid * (k9 * rho2);
            rt::sparse([
                (0, 7, r_r_1_1_mid),
                (1, 7, r_r_2_1_mid),
                (2, 5, rt::lit::<T>(1.0)),
                (3, 6, rt::lit::<T>(1.0)),
                (4, 7, rt::lit::<T>(1.0)),
                (5, 2, rt::lit::<T>(-1.0)),
                (5, 7, t1),
                (6, 3, rt::lit::<T>(-1.0)),
                (7, 0, -r_r_1_1_mid),
                (7, 1, -r_r_2_1_mid),
                (7, 4, rt::lit::<T>(-1.0)),
                (7, 5, -t1),
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
            let [[_, _, _, theta, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let a = self.parameters.A;
            let Constants { m_r_squared_plus_c, k1, m_r_g, k7, .. } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let t1 = m_r_squared_plus_c * sin_theta;
            let t2 = rt::lit::<T>(1.0) / (a + sin_theta * (k1 * sin_theta));
            let t3 = t1 * t2;
            let t4 = rt::lit::<T>(1.0) / (m_r_squared_plus_c - t1 * t3);
            let t5 = rho3 - rho1 * t3;
            let t6 = (rho1 - t4 * (t1 * t5)) * (rho1 * t2)
                + (rho2 * (k7 * rho2) + t4 * (rho3 * t5));
            m_r_g * r_3_3_mid + rt::lit::<T>(0.5) * t6
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
            let [[_, _, _, theta, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let a = self.parameters.A;
            let Constants { m_r_squared_plus_c, k1, m_r_g, k7, .. } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let t1 = m_r_squared_plus_c * sin_theta;
            let t2 = k1 * sin_theta;
            let t3 = rt::lit::<T>(1.0) / (a + sin_theta * t2);
            let t4 = t1 * t3;
            let t5 = rho3 - rho1 * t4;
            let t6 = rt::lit::<T>(1.0) / (m_r_squared_plus_c - t1 * t4);
            let t7 = t5 * t6;
            let t8 = t3 * (rho1 - t6 * (t1 * t5));
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                -(m_r_g * sin_theta
                    + (m_r_squared_plus_c * t7 + t2 * t8) * (r_3_3_mid * t8)),
                zero,
                t8,
                k7 * rho2,
                t7,
            ])
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c_ = self.parameters.c;
            let k = self.parameters.k;
            let Constants { m_r_squared_plus_c, k1, m_r_g, k7, k10, .. } = self
                .constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let t1 = m_r_squared_plus_c * sin_theta;
            let t2 = k1 * sin_theta;
            let t3 = rt::lit::<T>(1.0) / (a + sin_theta * t2);
            let t4 = t1 * t3;
            let t5 = rho3 - rho1 * t4;
            let t6 = rt::lit::<T>(1.0) / (m_r_squared_plus_c - t1 * t4);
            let t7 = t5 * t6;
            let t8 = t3 * (rho1 - t6 * (t1 * t5));
            let t9 = r_3_3_mid * (k10 * rho2);
            rt::vector([
                r * r_1_1_mid * t7,
                r * r_2_1_mid * t7,
                t8,
                k7 * rho2,
                t7,
                t7 * t9 - k * t8,
                m_r_g * sin_theta
                    + (m_r_squared_plus_c * t7 + t2 * t8) * (r_3_3_mid * t8),
                -(c_ * t7 + t8 * t9),
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c_ = self.parameters.c;
            let k = self.parameters.k;
            let Constants { m_r_squared_plus_c, k1, m_r_g, k7, k9, k10, k11, .. } = self
                .constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let r_r_2_1_mid = r * r_2_1_mid;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let t1 = m_r_squared_plus_c * sin_theta;
            let t2 = k1 * sin_theta;
            let t3 = a + sin_theta * t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = t1 * t4;
            let t6 = rho3 - rho1 * t5;
            let t7 = t1 * t5;
            let t8 = m_r_squared_plus_c - t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = t6 * t9;
            let r_r_1_1_mid = r * r_1_1_mid;
            let t11 = m_r_squared_plus_c * r_3_3_mid;
            let t12 = rt::lit::<T>(2.0) * (r_3_3_mid * t2);
            let t13 = t4 * (t11 - t5 * t12);
            let t14 = t11 * t5 + t1 * t13;
            let t15 = rho1 * t13;
            let t16 = t9 * (t10 * t14 - t15);
            let t17 = rt::lit::<T>(1.0) / (t3 * t8);
            let t18 = t1 * t17;
            let t19 = rho1 * t4;
            let t20 = t1 * t6 * t17;
            let t21 = t17 * (t11 * t6 - t1 * t15 - t20 * (t8 * t12 - t3 * t14));
            let t22 = t19 * (t4 * t12) + t21;
            let t23 = t4 + t7 * t17;
            let t24 = -t18;
            let t25 = k10 * rho2;
            let t26 = r_3_3_mid * t25;
            let t27 = sin_theta * t25;
            let t28 = t26 * t18;
            let t29 = k9 * r_3_3_mid;
            let t30 = t19 - t20;
            let t31 = t30 * (k1 * t30);
            let t32 = sin_theta * t30;
            let t33 = m_r_squared_plus_c * (t30 * t16 - t10 * t22)
                + (m_r_g + r_3_3_mid * t31 - t22 * (k11 * t32));
            let t34 = t30 * t18;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(r_r_2_1_mid * t10),
                    r_r_1_1_mid * t10,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                ],
                [
                    r_r_1_1_mid * t16,
                    r_r_2_1_mid * t16,
                    -t22,
                    zero,
                    t16,
                    k * t22 + (t26 * t16 - t10 * t27),
                    r_3_3_mid * t33
                        - sin_theta * (m_r_squared_plus_c * t10 * t30 + sin_theta * t31),
                    t26 * t22 + (t27 * t30 - c_ * t16),
                ],
                [zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(r_r_1_1_mid * t18),
                    -(r_r_2_1_mid * t18),
                    t23,
                    zero,
                    t24,
                    -(t28 + k * t23),
                    r_3_3_mid
                        * (m_r_squared_plus_c * (t10 * t23 - t34) + t32 * (k11 * t23)),
                    c_ * t18 - t26 * t23,
                ],
                [zero, zero, zero, k7, zero, t10 * t29, zero, -(t29 * t30)],
                [
                    r_r_1_1_mid * t9,
                    r_r_2_1_mid * t9,
                    t24,
                    zero,
                    t9,
                    k * t18 + t9 * t26,
                    r_3_3_mid
                        * ((t30 - t20) * (m_r_squared_plus_c * t9)
                            - t34 * (k11 * sin_theta)),
                    t28 - c_ * t9,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_r, k1, m_r_squared_plus_a, .. } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t1 = r_3_3_mid * (m_r * r_2_1_mid);
            let r_1_1_mid_m_r = m_r * r_1_1_mid;
            let t2 = sin_theta * r_1_1_mid_m_r;
            let t3 = r_2_1_mid * (m_r * sin_theta);
            let t4 = r_3_3_mid * r_1_1_mid_m_r;
            let sin_theta_c = c * sin_theta;
            let t5 = sin_theta_c * phi_dot + x_dot * t2
                + (y_dot * t3 + psi_dot * (a + sin_theta * (k1 * sin_theta)));
            rt::vector([
                theta_dot * t1 + (m * x_dot + psi_dot * t2),
                m * y_dot + psi_dot * t3 - theta_dot * t4,
                t5,
                m_r_squared_plus_a * theta_dot + x_dot * t1 - y_dot * t4,
                sin_theta_c * psi_dot + c * phi_dot,
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
            p: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[p_x, p_y, p_psi, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_r, m_r_squared, m_r_squared_plus_a, k6, inv_m, .. } = self
                .constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t1 = r * r_2_1_mid_r_3_3_mid;
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let t2 = r_2_1_mid * (r * sin_theta);
            let t3 = sin_theta * (r * r_1_1_mid);
            let t4 = m_r * (upright_2_2 * t2 - r_2_1_mid_r_3_3_mid * t3);
            let t5 = rt::lit::<T>(1.0) / (a + sin_theta * (k6 * sin_theta));
            let t6 = t5 * t4;
            let t7 = rt::lit::<T>(1.0)
                / (m_r_squared_plus_a - r_3_3_mid * (m_r_squared * r_3_3_mid) - t4 * t6);
            let r_upright_2_2 = r * upright_2_2;
            let t8 = p_psi - p_x * t3 - p_y * t2;
            let t9 = p_theta + r_upright_2_2 * p_y - t1 * p_x - t8 * t6;
            let sin_theta_c = c * sin_theta;
            let t10 = sin_theta_c * t5;
            let t11 = sin_theta_c * t6;
            let t12 = t11 * t7;
            let t13 = rt::lit::<T>(1.0) / (c - sin_theta_c * t10 - t11 * t12);
            let t14 = t12 * t9 + (p_phi - t10 * t8);
            let t15 = t7 * (t9 + t13 * (t11 * t14));
            let t16 = t5 * (t8 - t13 * (sin_theta_c * t14)) - t6 * t15;
            rt::vector([
                inv_m * p_x - t1 * t15 - t3 * t16,
                inv_m * p_y + r_upright_2_2 * t15 - t2 * t16,
                t16,
                t15,
                t14 * t13,
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_r, k1, m_r_squared_plus_a, .. } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let sin_theta_c = c * sin_theta;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let r_1_1_mid_m_r = m_r * r_1_1_mid;
            let t1 = sin_theta * r_1_1_mid_m_r;
            let t2 = r_2_1_mid * (m_r * sin_theta);
            let t3 = sin_theta_c * phi_dot + x_dot * t1
                + (y_dot * t2 + psi_dot * (a + sin_theta * (k1 * sin_theta)));
            let t4 = r_3_3_mid * (m_r * r_2_1_mid);
            let t5 = r_3_3_mid * r_1_1_mid_m_r;
            let t6 = r_2_1_mid * (m * y_dot + psi_dot * t2 - theta_dot * t5)
                + r_1_1_mid * (theta_dot * t4 + (m * x_dot + psi_dot * t1));
            rt::vector([
                t3,
                m_r_squared_plus_a * theta_dot + x_dot * t4 - y_dot * t5,
                sin_theta_c * psi_dot + c * phi_dot + r * t6,
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let Constants { m_r_squared_plus_c, k1, k7, .. } = self.constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let sin_theta = rt::sin(theta);
            let t1 = m_r_squared_plus_c * sin_theta;
            let t2 = rt::lit::<T>(1.0) / (a + sin_theta * (k1 * sin_theta));
            let t3 = t1 * t2;
            let t4 = rho3 - rho1 * t3;
            let t5 = rt::lit::<T>(1.0) / (m_r_squared_plus_c - t1 * t3);
            let t6 = t4 * t5;
            rt::vector([
                r * r_1_1_mid * t6,
                r * r_2_1_mid * t6,
                t2 * (rho1 - t5 * (t1 * t4)),
                k7 * rho2,
                t6,
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = w.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let c_ = self.parameters.c;
            let k = self.parameters.k;
            let Constants {
                m_r,
                r_squared,
                m_r_squared,
                m_r_squared_plus_c,
                k1,
                m_r_squared_plus_a,
                a_minus_c,
                twice_c,
                twice_m_r,
                c_m_r_squared_plus_a,
                m_c,
                k11,
                inv_m,
                k12,
                ..
            } = self.constants;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let r_3_3_mid_theta_dot = r_3_3_mid * theta_dot;
            let r_2_1_mid_psi_dot = r_2_1_mid * psi_dot;
            let t1 = m_r
                * (r_1_1_mid * r_3_3_mid_theta_dot - sin_theta * r_2_1_mid_psi_dot);
            let r_1_1_mid_psi_dot = r_1_1_mid * psi_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t2 = m_r
                * (r_3_3_mid * r_1_1_mid_psi_dot - r_2_1_mid * sin_theta_theta_dot);
            let t3 = psi_dot * t1 + theta_dot * t2;
            let sin_theta_c = c * sin_theta;
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let t4 = r_2_1_mid * (r * sin_theta);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t5 = sin_theta * (r * r_1_1_mid);
            let t6 = m_r * (upright_2_2 * t4 - r_2_1_mid_r_3_3_mid * t5);
            let sin_theta_squared = sin_theta * sin_theta;
            let t7 = m_r_squared * sin_theta_squared;
            let t8 = rt::lit::<T>(1.0) / (a + k1 * sin_theta_squared - t7);
            let t9 = t6 * t8;
            let t10 = sin_theta_c * t9;
            let t11 = rt::lit::<T>(1.0)
                / (m_r_squared_plus_a - r_3_3_mid * (m_r_squared * r_3_3_mid) - t6 * t9);
            let t12 = t10 * t11;
            let t13 = m_r
                * (r_3_3_mid * r_2_1_mid_psi_dot + r_1_1_mid * sin_theta_theta_dot);
            let r_upright_2_2 = r * upright_2_2;
            let t14 = m_r
                * (r_2_1_mid * r_3_3_mid_theta_dot + sin_theta * r_1_1_mid_psi_dot);
            let t15 = psi_dot * t14 + theta_dot * t13;
            let t16 = r * r_2_1_mid_r_3_3_mid;
            let t17 = r_1_1_mid * x_dot + r_2_1_mid * y_dot;
            let t18 = r_3_3_mid * psi_dot
                * (twice_m_r * t17
                    + (twice_c * phi_dot
                        + rt::lit::<T>(2.0) * (sin_theta * (k1 * psi_dot))));
            let r_2_1_mid_x_dot = r_2_1_mid * x_dot;
            let r_1_1_mid_y_dot = r_1_1_mid * y_dot;
            let t19 = t16 * t3
                + rt::lit::<T>(0.5)
                    * (t18
                        + sin_theta
                            * (k12
                                - (r_2_1_mid_x_dot - r_1_1_mid_y_dot)
                                    * (twice_m_r * theta_dot)));
            let t20 = psi_dot
                * (k
                    + sin_theta
                        * (k11 * r_3_3_mid_theta_dot
                            - m_r * (r_1_1_mid_y_dot - r_2_1_mid_x_dot))) - t15 * t4;
            let t21 = c * r_3_3_mid_theta_dot;
            let t22 = y_dot * t14
                + (x_dot * t1 + (phi_dot * t21 - t17 * (m_r * r_3_3_mid_theta_dot)))
                - t3 * t5;
            let t23 = t20 + t22;
            let t24 = x_dot * t2 + y_dot * t13 + r_upright_2_2 * t15 - t19 - t23 * t9;
            let t25 = sin_theta_c * t8;
            let t26 = t12 * t24 + (c_ * phi_dot + psi_dot * t21 - t25 * t23);
            let t27 = rt::lit::<T>(1.0) / (c - sin_theta_c * t25 - t10 * t12);
            let t28 = t26 * t27;
            let t29 = t11 * (t24 + t27 * (t10 * t26));
            let t30 = t8 * (t23 - t27 * (sin_theta_c * t26)) - t9 * t29;
            let t31 = inv_m * t3 - r * (phi_dot * r_2_1_mid_psi_dot + r_1_1_mid * t28)
                - t16 * t29 - t5 * t30;
            let t32 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let t33 = c_m_r_squared_plus_a
                + t32 * (r_2_1_mid * (m_r_squared * r_2_1_mid));
            let t34 = a + t7;
            let t35 = m_c * t34;
            let t36 = c_m_r_squared_plus_a
                + t32 * (r_1_1_mid * (m_r_squared * r_1_1_mid));
            let t37 = t32 * (r_2_1_mid * (r_squared * r_1_1_mid));
            let t38 = c * t34;
            let t39 = t36 * t33 / (t35 * t35) - t37 * t37 / (t38 * t38);
            let t40 = rt::lit::<T>(1.0) / (t35 * t39);
            let t41 = t37 / (t38 * t39);
            let t42 = r_upright_2_2 * t29
                + (inv_m * t15 + r * (phi_dot * r_1_1_mid_psi_dot - r_2_1_mid * t28))
                - t4 * t30;
            rt::vector([t31 * (t33 * t40) - t41 * t42, t42 * (t36 * t40) - t41 * t31])
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
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = w.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let c_ = self.parameters.c;
            let k = self.parameters.k;
            let Constants {
                m_r,
                r_squared,
                m_r_squared,
                m_r_squared_plus_c,
                k1,
                m_r_squared_plus_a,
                a_minus_c,
                m_r_g,
                twice_c,
                twice_m_r,
                c_m_r_squared_plus_a,
                m_c,
                k11,
                inv_m,
                k12,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let r_r_1_1_mid = r * r_1_1_mid;
            let t1 = sin_theta * r_r_1_1_mid;
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let t2 = r_2_1_mid * (r * sin_theta);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t3 = m_r * (upright_2_2 * t2 - r_2_1_mid_r_3_3_mid * t1);
            let sin_theta_squared = sin_theta * sin_theta;
            let t4 = m_r_squared * sin_theta_squared;
            let t5 = a + k1 * sin_theta_squared - t4;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t3 * t6;
            let t8 = m_r_squared_plus_a - r_3_3_mid * (m_r_squared * r_3_3_mid)
                - t3 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let t11 = c_m_r_squared_plus_a
                + t10 * (r_2_1_mid * (m_r_squared * r_2_1_mid));
            let t12 = a + t4;
            let t13 = m_c * t12;
            let t14 = c_m_r_squared_plus_a
                + t10 * (r_1_1_mid * (m_r_squared * r_1_1_mid));
            let t15 = t10 * (r_2_1_mid * (r_squared * r_1_1_mid));
            let t16 = c * t12;
            let t17 = t14 * t11 / (t13 * t13) - t15 * t15 / (t16 * t16);
            let t18 = rt::lit::<T>(1.0) / (t13 * t17);
            let r_3_3_mid_theta_dot = r_3_3_mid * theta_dot;
            let r_2_1_mid_psi_dot = r_2_1_mid * psi_dot;
            let t19 = m_r
                * (r_1_1_mid * r_3_3_mid_theta_dot - sin_theta * r_2_1_mid_psi_dot);
            let r_1_1_mid_psi_dot = r_1_1_mid * psi_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t20 = m_r
                * (r_3_3_mid * r_1_1_mid_psi_dot - r_2_1_mid * sin_theta_theta_dot);
            let t21 = psi_dot * t19 + theta_dot * t20;
            let r_phi_dot = r * phi_dot;
            let sin_theta_c = c * sin_theta;
            let t22 = sin_theta_c * t6;
            let t23 = sin_theta_c * t7;
            let t24 = t23 * t9;
            let t25 = c - sin_theta_c * t22 - t23 * t24;
            let t26 = rt::lit::<T>(1.0) / t25;
            let r_upright_2_2 = r * upright_2_2;
            let t27 = m_r
                * (r_2_1_mid * r_3_3_mid_theta_dot + sin_theta * r_1_1_mid_psi_dot);
            let t28 = m_r
                * (r_3_3_mid * r_2_1_mid_psi_dot + r_1_1_mid * sin_theta_theta_dot);
            let t29 = psi_dot * t27 + theta_dot * t28;
            let sin_theta_m_r_g = m_r_g * sin_theta;
            let t30 = r_1_1_mid * x_dot + r_2_1_mid * y_dot;
            let t31 = r_3_3_mid * psi_dot
                * (twice_m_r * t30
                    + (twice_c * phi_dot
                        + rt::lit::<T>(2.0) * (sin_theta * (k1 * psi_dot))));
            let r_2_1_mid_x_dot = r_2_1_mid * x_dot;
            let r_1_1_mid_y_dot = r_1_1_mid * y_dot;
            let t32 = y_dot * t28 + (sin_theta_m_r_g + x_dot * t20)
                - rt::lit::<T>(0.5)
                    * (t31
                        + sin_theta
                            * (k12
                                - (r_2_1_mid_x_dot - r_1_1_mid_y_dot)
                                    * (twice_m_r * theta_dot)));
            let t33 = r * r_2_1_mid_r_3_3_mid;
            let t34 = c * r_3_3_mid_theta_dot;
            let t35 = psi_dot
                * (k
                    + sin_theta
                        * (k11 * r_3_3_mid_theta_dot
                            - m_r * (r_1_1_mid_y_dot - r_2_1_mid_x_dot)))
                + (y_dot * t27
                    + (x_dot * t19
                        + (phi_dot * t34 - t30 * (m_r * r_3_3_mid_theta_dot))));
            let t36 = t35 - (t29 * t2 + t21 * t1);
            let t37 = r_upright_2_2 * t29 - sin_theta_m_r_g + (t32 - t33 * t21)
                - t7 * t36;
            let t38 = c_ * phi_dot + psi_dot * t34;
            let t39 = t24 * t37 + (t38 - t22 * t36);
            let t40 = t26 * t39;
            let t41 = rt::lit::<T>(1.0) / (t8 * t25);
            let t42 = t9 * t37 + t41 * (t23 * t39);
            let t43 = rt::lit::<T>(1.0) / (t5 * t25);
            let t44 = t6 * t36 - t43 * (sin_theta_c * t39) - t7 * t42;
            let t45 = inv_m * t21 - r_2_1_mid_psi_dot * r_phi_dot - r_r_1_1_mid * t40
                - t33 * t42 - t1 * t44;
            let t46 = t15 / (t16 * t17);
            let r_r_2_1_mid = r * r_2_1_mid;
            let t47 = r_upright_2_2 * t42
                + (inv_m * t29 + r_1_1_mid_psi_dot * r_phi_dot - r_r_2_1_mid * t40)
                - t2 * t44;
            let t48 = t11 * t18 * t45 - t46 * t47;
            let t49 = t48 - t21;
            let t50 = t14 * t18 * t47 - t46 * t45;
            let t51 = t50 - t29;
            let t52 = t1 * t49 + (t35 + t2 * t51);
            let t53 = t7 * t52
                + (r_upright_2_2 * t51 + (sin_theta_m_r_g - t32) - t33 * t49);
            let t54 = t24 * t53
                + (t22 * t52 - (r_r_1_1_mid * t48 + (t38 + r_r_2_1_mid * t50)));
            let t55 = t9 * t53 + t54 * (t23 * t41);
            let t56 = t7 * t55 + (t54 * (sin_theta_c * t43) + t6 * t52);
            rt::vector([
                t1 * t56 + (inv_m * t49 - t33 * t55),
                t2 * t56 + (r_upright_2_2 * t55 + inv_m * t51),
                -t56,
                t55,
                t26 * t54,
            ])
        }

        /// What acts on w beside the Lagrangian and the constraints.
        ///
        /// **Equation**: F(t, q, w) − ∂R/∂w + B u
        ///
        /// **Shape**: 5
        pub fn applied_force(
            &self,
            _q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[_, _, psi_dot, _, phi_dot]] = w.data.0;
            let c_ = self.parameters.c;
            let k = self.parameters.k;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, -k * psi_dot, zero, -c_ * phi_dot])
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
            let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, psi_dot, theta_dot, phi_dot])
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

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 5>, p: &SVector<T, 5>) -> T {
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[p_x, p_y, p_psi, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                m_r_squared,
                m_r_squared_plus_a,
                a_minus_m_r_squared,
                k2,
                a_m_r_squared_plus_a,
                k3,
                k4,
                r_squared_over_a,
                inv_a,
                m_r_squared_minus_a,
                a_minus_c,
                m_r_g,
                inv_a_c,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let sin_theta_squared = sin_theta * sin_theta;
            let t1 = a + m_r_squared * sin_theta_squared;
            let t2 = rt::lit::<T>(1.0) / t1;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let r_r_1_1_mid = r * r_1_1_mid;
            let t3 = t2 * (r_3_3_mid * r_r_1_1_mid);
            let r_r_2_1_mid = r * r_2_1_mid;
            let t4 = t2 * (r_3_3_mid * r_r_2_1_mid);
            let r_3_3_mid_squared = r_3_3_mid * r_3_3_mid;
            let t5 = inv_a / r_3_3_mid_squared;
            let t6 = t5 * (r_2_1_mid * (r * sin_theta));
            let t7 = t5 * (sin_theta * r_r_1_1_mid);
            let t8 = sin_theta * t5;
            let t9 = t5 * (sin_theta_squared * r_r_2_1_mid);
            let t10 = t5 * (sin_theta_squared * r_r_1_1_mid);
            let t11 = p_y * t9 + p_x * t10
                + ((c + a_minus_c * r_3_3_mid_squared) * (inv_a_c * p_phi)
                    / r_3_3_mid_squared - p_psi * t8);
            let t12 = p_psi * (p_psi * t5 - p_y * t6 - (p_x * t7 + p_phi * t8))
                + p_phi * t11;
            let t13 = r_3_3_mid_squared * t1;
            let t14 = k3 / t13;
            let t15 = a_m_r_squared_plus_a * r_3_3_mid_squared;
            let t16 = p_y
                * (t15
                    - (r_3_3_mid_squared * (k2 + m_r_squared_minus_a * sin_theta_squared)
                        - m_r_squared_plus_a) * (r_2_1_mid * (m_r_squared * r_2_1_mid)));
            let t17 = a_minus_m_r_squared * sin_theta_squared;
            let t18 = (a + sin_theta_squared * (t17 - k4))
                * (r_2_1_mid * (r_squared_over_a * r_1_1_mid)) / t13;
            let t19 = t14 * t16 + (p_theta * t3 + (p_phi * t9 - p_psi * t6)) - p_x * t18;
            let t20 = t14
                * (p_x
                    * (t15
                        + (m_r_squared_plus_a + r_3_3_mid_squared * (t17 - k2))
                            * (r_1_1_mid * (m_r_squared * r_1_1_mid))));
            let t21 = p_x
                * (t20 + (p_phi * t10 - p_psi * t7) - p_theta * t4 - p_y * t18);
            let t22 = p_theta * (p_theta * t2 + p_y * t3 - p_x * t4) + t12
                + (p_y * t19 + t21);
            m_r_g * r_3_3_mid + rt::lit::<T>(0.5) * t22
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 10
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 5>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 10> {
            let [[_, _, psi, theta, _]] = q.data.0;
            let [[p_x, p_y, p_psi, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let c_ = self.parameters.c;
            let k = self.parameters.k;
            let Constants {
                m_r,
                r_squared,
                m_r_squared,
                m_r_squared_plus_c,
                k1,
                m_r_squared_plus_a,
                a_minus_m_r_squared,
                k2,
                a_m_r_squared_plus_a,
                k3,
                k4,
                r_squared_over_a,
                inv_a,
                m_r_squared_minus_a,
                a_minus_c,
                m_r_g,
                twice_c,
                twice_m_r,
                c_m_r_squared_plus_a,
                m_c,
                k11,
                inv_m,
                k12,
                inv_a_c,
                ..
            } = self.constants;
            let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
            let r_3_3_mid_squared = r_3_3_mid * r_3_3_mid;
            let sin_theta_squared = sin_theta * sin_theta;
            let t1 = m_r_squared * sin_theta_squared;
            let t2 = a + t1;
            let t3 = r_3_3_mid_squared * t2;
            let t4 = k3 / t3;
            let t5 = a_m_r_squared_plus_a * r_3_3_mid_squared;
            let t6 = a_minus_m_r_squared * sin_theta_squared;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t7 = m_r_squared * (r_1_1_mid * r_1_1_mid);
            let t8 = inv_a / r_3_3_mid_squared;
            let r_r_1_1_mid = r * r_1_1_mid;
            let t9 = t8 * (sin_theta_squared * r_r_1_1_mid);
            let r_1_1_mid_sin_theta = r_1_1_mid * sin_theta;
            let t10 = r * r_1_1_mid_sin_theta;
            let t11 = t10 * t8;
            let t12 = t4
                * (p_x
                    * (t5 + (m_r_squared_plus_a + r_3_3_mid_squared * (t6 - k2)) * t7))
                + (p_phi * t9 - p_psi * t11);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t13 = r * r_2_1_mid_r_3_3_mid;
            let t14 = rt::lit::<T>(1.0) / t2;
            let t15 = t13 * t14;
            let r_1_1_mid_r_2_1_mid = r_1_1_mid * r_2_1_mid;
            let t16 = (a + sin_theta_squared * (t6 - k4))
                * (r_squared_over_a * r_1_1_mid_r_2_1_mid) / t3;
            let t17 = t12 - p_theta * t15 - p_y * t16;
            let t18 = m_r_squared * (r_2_1_mid * r_2_1_mid);
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let r_upright_2_2 = r * upright_2_2;
            let t19 = r_upright_2_2 * t14;
            let r_r_2_1_mid = r * r_2_1_mid;
            let t20 = t8 * (sin_theta_squared * r_r_2_1_mid);
            let upright_1_3 = sin_theta * r_2_1_mid;
            let up_1 = r * upright_1_3;
            let t21 = up_1 * t8;
            let t22 = t4
                * (p_y
                    * (t5
                        - (r_3_3_mid_squared
                            * (k2 + m_r_squared_minus_a * sin_theta_squared)
                            - m_r_squared_plus_a) * t18))
                + (p_theta * t19 + (p_phi * t20 - p_psi * t21));
            let t23 = t22 - p_x * t16;
            let t24 = sin_theta * t8;
            let t25 = p_psi * t8 - p_y * t21 - (p_phi * t24 + p_x * t11);
            let t26 = p_theta * t14 + p_y * t19 - p_x * t15;
            let t27 = p_y * t20 + p_x * t9
                + ((c + a_minus_c * r_3_3_mid_squared) * (inv_a_c * p_phi)
                    / r_3_3_mid_squared - p_psi * t24);
            let t28 = r_3_3_mid * t26;
            let t29 = r_2_1_mid * t25;
            let t30 = m_r * (r_1_1_mid * t28 - sin_theta * t29);
            let t31 = r_1_1_mid * t25;
            let t32 = sin_theta * t26;
            let t33 = m_r * (r_3_3_mid * t31 - r_2_1_mid * t32);
            let t34 = t25 * t30 + t26 * t33;
            let t35 = r * t27;
            let sin_theta_c = c * sin_theta;
            let m_r_upright_2_2 = m_r * upright_2_2;
            let t36 = m_r * r_2_1_mid_r_3_3_mid;
            let t37 = m_r_upright_2_2 * up_1 - t36 * t10;
            let t38 = rt::lit::<T>(1.0) / (a + k1 * sin_theta_squared - t1);
            let t39 = t37 * t38;
            let t40 = sin_theta_c * t39;
            let t41 = rt::lit::<T>(1.0)
                / (m_r_squared_plus_a - m_r_squared * r_3_3_mid_squared - t37 * t39);
            let t42 = t40 * t41;
            let t43 = m_r * (r_2_1_mid * t28 + sin_theta * t31);
            let t44 = m_r * (r_1_1_mid * t32 + r_3_3_mid * t29);
            let t45 = t25 * t43 + t26 * t44;
            let t46 = r_1_1_mid * t17 + r_2_1_mid * t23;
            let t47 = (twice_m_r * t46
                + (rt::lit::<T>(2.0) * (k1 * sin_theta * t25) + twice_c * t27))
                * (r_3_3_mid * t25);
            let t48 = r_2_1_mid * t17;
            let t49 = r_1_1_mid * t23;
            let t50 = rt::lit::<T>(0.5)
                * (t47 + sin_theta * (k12 - (t48 - t49) * (twice_m_r * t26)))
                + t13 * t34;
            let t51 = k * t25;
            let t52 = c * t28;
            let t53 = (k11 * t28 - m_r * (t49 - t48)) * (sin_theta * t25)
                + (t51 + t27 * t52 - t46 * (m_r * t28));
            let t54 = t23 * t43 + t17 * t30 - up_1 * t45 + (t53 - t10 * t34);
            let t55 = r_upright_2_2 * t45 + (t17 * t33 + t23 * t44) - t50 - t39 * t54;
            let t56 = c_ * t27;
            let t57 = sin_theta_c * t38;
            let t58 = t42 * t55 + (t56 + t25 * t52 - t57 * t54);
            let t59 = rt::lit::<T>(1.0) / (c - sin_theta_c * t57 - t40 * t42);
            let t60 = t58 * t59;
            let t61 = t41 * (t55 + t58 * (t40 * t59));
            let t62 = t38 * (t54 - t58 * (sin_theta_c * t59)) - t39 * t61;
            let t63 = inv_m * t34 - t29 * t35 - r_r_1_1_mid * t60 - t13 * t61
                - t10 * t62;
            let t64 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let t65 = c_m_r_squared_plus_a + t64 * t18;
            let t66 = m_c * t2;
            let t67 = c_m_r_squared_plus_a + t64 * t7;
            let t68 = t64 * (r_squared * r_1_1_mid_r_2_1_mid);
            let t69 = c * t2;
            let t70 = t67 * t65 / (t66 * t66) - t68 * t68 / (t69 * t69);
            let t71 = rt::lit::<T>(1.0) / (t66 * t70);
            let t72 = t68 / (t69 * t70);
            let t73 = r_upright_2_2 * t61 + (t31 * t35 + inv_m * t45 - r_r_2_1_mid * t60)
                - up_1 * t62;
            let t74 = t63 * (t65 * t71) - t72 * t73;
            let t75 = t73 * (t67 * t71) - t72 * t63;
            let m_r_upright_1_3 = m_r * upright_1_3;
            let t76 = m_r * r_1_1_mid_sin_theta;
            let t77 = t17 * (m_r_upright_2_2 * t26 - m_r_upright_1_3 * t25)
                + t23 * (t36 * t26 + t76 * t25);
            let t78 = t76 * t23 - m_r_upright_1_3 * t17;
            let t79 = m_r_upright_2_2 * t17 + t36 * t23;
            let t80 = t25
                * (t79
                    + (rt::lit::<T>(2.0) * (c * r_3_3_mid * t27)
                        + t25 * (r_3_3_mid * (k11 * sin_theta))));
            let t81 = t17 * (m_r_upright_2_2 * t25 - m_r_upright_1_3 * t26)
                + t23 * (t76 * t26 + t36 * t25);
            rt::vector([
                t17,
                t23,
                t25,
                t26,
                t27,
                t74,
                t75,
                rt::lit::<T>(0.5) * (t77 + (t25 * t78 + t26 * t79)) - t51,
                m_r_g * sin_theta + rt::lit::<T>(0.5) * (t80 + (t26 * t78 + t81)),
                -(r_r_1_1_mid * t74 + (t56 + r_r_2_1_mid * t75)),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "leaning_disk";

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
        /// - `theta_rate`, `rho1_rate`, `rho3_rate`, `kappa_gradient`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: psi_rate, x_rate, y_rate, phi_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 11 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 18 | 3 | 0 | 0 | 0 |
        /// | each step | 25 | 44 | 5 | 0 | 3 | 0 |
        /// | each sweep for theta_rate, rho1_rate, rho3_rate, kappa_gradient | 76 | 122 | 8 | 0 | 4 | 0 |
        /// | each iteration for theta_rate, rho1_rate, rho3_rate, kappa_gradient | 264 | 437 | 12 | 0 | 4 | 0 |
        /// | each state that is looked at | 4 | 15 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r² + C`
            m_r_squared_plus_c: T,
            /// `m r² + C - A`
            k1: T,
            /// `m r g`
            m_r_g: T,
            /// `1/(m r² + A)`
            k2: T,
            /// `r² m/(m r² + A)`
            k3: T,
            /// `2 (m r² + C - A)`
            k4: T,
            /// `r² + 1`
            k5: T,
            /// `2 m r g`
            twice_m_r_g: T,
            /// `A - (m r² + C)`
            k6: T,
            /// `k/2`
            half_k: T,
            /// `c/2`
            half_c: T,
            /// `r/2`
            half_r: T,
            /// `(m r² + C)/2`
            k7: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/(m r² + A)`
            k8: T,
            /// `h (h/(m r² + A))/4`
            k9: T,
            /// `(h/(m r² + A))/2`
            k10: T,
            /// `(m r² + C) h`
            m_r_squared_plus_c_h: T,
            /// `(m r² + C - A) h`
            k11: T,
            /// `(m r² + C) h/2`
            k12: T,
            /// `m r g h/2`
            k13: T,
            /// `m r (h/(m r² + A))/2`
            k14: T,
            /// `(m r h/(m r² + A))/2`
            k15: T,
            /// `(h/(m r² + A)) r² m`
            k16: T,
            /// `r h`
            r_h: T,
            /// `2 h`
            twice_h: T,
            /// `k h`
            k_h: T,
            /// `c h`
            c_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); work that has been done from outside (1); functions of q that the next step needs (5).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(8);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let g = system.parameters.g;
                let c_ = system.parameters.c;
                let k = system.parameters.k;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_r_squared_plus_c = m_r_squared + c;
                let k1 = m_r_squared_plus_c - a;
                let m_r = m * r;
                let m_r_g = m_r * g;
                let m_r_squared_plus_a = m_r_squared + a;
                let k2 = rt::lit::<T>(1.0) / m_r_squared_plus_a;
                let r_m_r = r * m_r;
                let k3 = r_m_r / m_r_squared_plus_a;
                let k4 = rt::lit::<T>(2.0) * k1;
                let k5 = r_squared + rt::lit::<T>(1.0);
                let twice_m_r_g = rt::lit::<T>(2.0) * m_r_g;
                let k6 = a - m_r_squared_plus_c;
                let half_k = rt::lit::<T>(0.5) * k;
                let half_c = rt::lit::<T>(0.5) * c_;
                let half_r = rt::lit::<T>(0.5) * r;
                let k7 = rt::lit::<T>(0.5) * m_r_squared_plus_c;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k8 = h / m_r_squared_plus_a;
                let k9 = rt::lit::<T>(0.25) * (h * k8);
                let k10 = rt::lit::<T>(0.5) * k8;
                let m_r_squared_plus_c_h = m_r_squared_plus_c * h;
                let k11 = k1 * h;
                let k12 = rt::lit::<T>(0.5) * m_r_squared_plus_c_h;
                let k13 = rt::lit::<T>(0.5) * (m_r_g * h);
                let k14 = rt::lit::<T>(0.5) * (m_r * k8);
                let k15 = rt::lit::<T>(0.5) * (m_r * h / m_r_squared_plus_a);
                let k16 = k8 * r_m_r;
                let r_h = r * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k_h = k * h;
                let c_h = c_ * h;
                Scheme {
                    m_r_squared_plus_c,
                    k1,
                    m_r_g,
                    k2,
                    k3,
                    k4,
                    k5,
                    twice_m_r_g,
                    k6,
                    half_k,
                    half_c,
                    half_r,
                    k7,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    m_r_squared_plus_c_h,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    r_h,
                    twice_h,
                    k_h,
                    c_h,
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
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let Scheme { k1, .. } = *self;
                let [[x, y, psi, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
                let sin_theta_c = c * sin_theta;
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let m_r_2 = m * r;
                let r_1_1_mid_m_r = m_r_2 * r_1_1_mid;
                let t1 = sin_theta * r_1_1_mid_m_r;
                let t2 = r_2_1_mid * (m_r_2 * sin_theta);
                let t3 = sin_theta_c * phi_dot + x_dot * t1
                    + (y_dot * t2 + psi_dot * (a + sin_theta * (k1 * sin_theta)));
                let t4 = r_3_3_mid * (m_r_2 * r_2_1_mid);
                let t5 = r_3_3_mid * r_1_1_mid_m_r;
                let t6 = r_2_1_mid * (m * y_dot + psi_dot * t2 - theta_dot * t5)
                    + r_1_1_mid * (theta_dot * t4 + (m * x_dot + psi_dot * t1));
                let carried = [
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    t3,
                    (m * (r * r) + a) * theta_dot + x_dot * t4 - y_dot * t5,
                    sin_theta_c * psi_dot + c * phi_dot + r * t6,
                    rt::lit::<T>(0.0),
                    sin_theta,
                    r_3_3_mid,
                    r_2_1_mid,
                    r_1_1_mid,
                    psi,
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
                let [x, y, psi, theta, phi, rho1, rho2, rho3, work, sin_theta_ahead,
                cos_theta_ahead, sin_psi_ahead, cos_psi_ahead, psi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let c_ = setting.system().parameters.c;
                let k = setting.system().parameters.k;
                let Scheme {
                    m_r_squared_plus_c,
                    k1,
                    m_r_g,
                    k2,
                    k3,
                    k4,
                    k5,
                    twice_m_r_g,
                    k6,
                    half_k,
                    half_c,
                    half_r,
                    k7,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    m_r_squared_plus_c_h,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    r_h,
                    twice_h,
                    k_h,
                    c_h,
                } = *setting.scheme();
                let t1 = m_r_squared_plus_c * sin_theta_ahead;
                let t2 = a + sin_theta_ahead * (k1 * sin_theta_ahead);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = t1 * t3;
                let t5 = m_r_squared_plus_c - t1 * t4;
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = rt::lit::<T>(1.0) / (t2 * t5);
                let t8 = t1 * t7;
                let t9 = k7 * sin_theta_ahead;
                let t10 = rt::lit::<T>(0.5) * t2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta_rate, rho1_rate, rho3_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let theta_rate_half_h = half_h * theta_rate;
                    let t15 = theta + theta_rate_half_h;
                    let (t16, t17) = rt::sin_cos(t15);
                    let t18 = m_r_g * t16;
                    let t40 = theta_rate * kappa_gradient;
                    let t215 = t18 - t40;
                    let t22 = k1 * t16;
                    let t23 = a + t16 * t22;
                    let t24 = rt::lit::<T>(1.0) / t23;
                    let t20 = rho1 + half_h * rho1_rate;
                    let t21 = m_r_squared_plus_c * t16;
                    let t25 = t21 * t24;
                    let t27 = m_r_squared_plus_c - t21 * t25;
                    let t28 = rt::lit::<T>(1.0) / t27;
                    let t19 = rho3 + half_h * rho3_rate;
                    let t26 = t19 - t20 * t25;
                    let t32 = t21 * t26;
                    let t216 = t24 * (t20 - t28 * t32);
                    let t217 = t17 * t216;
                    let t218 = t22 * t216;
                    let t219 = t215 + t217 * (t218 + t28 * (m_r_squared_plus_c * t26));
                    let t220 = rho2 + half_h * t219;
                    let t221 = k2 * t220;
                    let rho3_new = rho3 + h * rho3_rate;
                    let t222 = t221 + kappa_gradient * t219;
                    let t223 = half_h * t222;
                    let t224 = theta + t223;
                    let (t225, t226) = rt::sin_cos(t224);
                    let t227 = m_r_squared_plus_c * t225;
                    let t228 = k1 * t225;
                    let t229 = a + t225 * t228;
                    let t230 = rt::lit::<T>(1.0) / t229;
                    let t231 = t227 * t230;
                    let t232 = m_r_squared_plus_c - t227 * t231;
                    let t233 = rt::lit::<T>(1.0) / t232;
                    let t43 = k + kappa_gradient;
                    let t44 = rho1_rate * kappa_gradient;
                    let t234 = rt::lit::<T>(1.0) / (t229 * t232);
                    let t235 = t19 - t20 * t231;
                    let t236 = t44 + t20 * t230 - t234 * (t227 * t235);
                    let t237 = t226 * (k3 * t220);
                    let t46 = rho3_rate * kappa_gradient;
                    let t238 = k12 * t225;
                    let t239 = rt::lit::<T>(1.0) - t233 * (t231 * (half_h * t237))
                        - k * (t234 * (t231 * t238) + (kappa_gradient + half_h * t230));
                    let t240 = rho1_rate
                        - (t43 * t236 + (rho1_rate - t237 * (t46 + t235 * t233))) * t239;
                    let t241 = rho1 + half_h * t240;
                    let t242 = t19 - t231 * t241;
                    let t243 = t233 * t242;
                    let t244 = m_r_squared_plus_c * t243;
                    let t245 = t230 * t241 - t242 * (t227 * t234);
                    let t246 = h * t222;
                    let t247 = rt::sin(theta + t246);
                    let t248 = m_r_squared_plus_c * t247;
                    let t249 = rho3_new - t244 - t245 * t248;
                    let t250 = a + t247 * (k1 * t247);
                    let t251 = rt::lit::<T>(1.0) / t250;
                    let t252 = t248 * t251;
                    let t253 = rho1 + h * t240 - t243 * t248 - t245 * t250;
                    let t254 = t249 - t252 * t253;
                    let t255 = rt::lit::<T>(1.0) / (m_r_squared_plus_c - t248 * t252);
                    let t256 = rho2 + h * t219 - t220;
                    let t257 = rho3 - t244 - t1 * t245;
                    let t258 = rho1 - t1 * t243 - t2 * t245;
                    let t259 = t257 - t4 * t258;
                    let t260 = t254 * (t249 * t255)
                        + (t256 * (k2 * t256) - t219 * (k9 * t219)) - t259 * (t6 * t257);
                    let t261 = (t253 - t254 * (t248 * t255)) * (t251 * t253)
                        - t258 * (t3 * t258 - t8 * t259);
                    let t262 = rt::sin(t223);
                    let t263 = t226 * t262;
                    let t264 = t245
                        * (rt::lit::<T>(2.0) * (t243 * (m_r_squared_plus_c * t263))
                            + t245 * ((sin_theta_ahead + t247) * (k1 * t263)));
                    let t265 = t246
                        * (m_r_g * t225 + (t244 + t228 * t245) * (t226 * t245))
                        - (t225 * (twice_m_r_g * t262) + t264);
                    let t266 = t46 + t243;
                    let rho3_rate_squared = rho3_rate * rho3_rate;
                    let t267 = t266 * (k5 * t266)
                        + (t240 * t240
                            + (t236 * t236
                                + (t222 * t222 + (rho3_rate_squared + t219 * t219))));
                    let t268 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * (t260 + t261) + t265,
                        h * t267,
                    );
                    let t49 = c_ + k5 * kappa_gradient;
                    let t269 = (t237 * (t245 + kappa_gradient * t240)
                        + (rho3_rate + t49 * t266))
                        * (t234 * (t237 * t238) + rt::lit::<T>(1.0)
                            - c_ * (kappa_gradient + half_h * t233));
                    solution1.update([t221 + t219 * t268, t240, rho3_rate - t269, t268]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t11 = rho2 * (k3 * cos_theta_ahead);
                            let t12 = rho3 - rho1 * t4;
                            let t13 = t12 * t6;
                            let t14 = rho1 * t3 - t7 * (t1 * t12);
                            [
                                k2 * rho2,
                                t11 * t13 - k * t14,
                                -(c_ * t13 + t11 * t14),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * theta),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho3),
                            rt::lit::<T>(1.0),
                        ],
                        move |[theta_rate, rho1_rate, rho3_rate, kappa_gradient]| {
                            let theta_rate_half_h = half_h * theta_rate;
                            let t15 = theta + theta_rate_half_h;
                            let (t16, t17) = rt::sin_cos(t15);
                            let t18 = m_r_g * t16;
                            let t19 = rho3 + half_h * rho3_rate;
                            let t20 = rho1 + half_h * rho1_rate;
                            let t21 = m_r_squared_plus_c * t16;
                            let t22 = k1 * t16;
                            let t23 = a + t16 * t22;
                            let t24 = rt::lit::<T>(1.0) / t23;
                            let t25 = t21 * t24;
                            let t26 = t19 - t20 * t25;
                            let t27 = m_r_squared_plus_c - t21 * t25;
                            let t28 = rt::lit::<T>(1.0) / t27;
                            let t29 = t26 * t28;
                            let t30 = m_r_squared_plus_c * t29;
                            let t31 = t20 * t24;
                            let t32 = t21 * t26;
                            let t33 = t23 * t27;
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = t32 * t34;
                            let t36 = t31 - t35;
                            let t37 = t36 * (k1 * t36);
                            let t38 = t30 * t36 + t16 * t37;
                            let t39 = t18 + t17 * t38;
                            let t40 = theta_rate * kappa_gradient;
                            let t41 = t39 - t40;
                            let t42 = rho2 + half_h * t41;
                            let t43 = k + kappa_gradient;
                            let t44 = rho1_rate * kappa_gradient;
                            let t45 = t44 + t36;
                            let t46 = rho3_rate * kappa_gradient;
                            let t47 = t46 + t29;
                            let t48 = t42 * (k3 * t17);
                            let t49 = c_ + k5 * kappa_gradient;
                            let t50 = h * t41;
                            let t51 = rho2 + t50 - t42;
                            let t52 = k2 * t51;
                            let rho3_new = rho3 + h * rho3_rate;
                            let theta_rate_h = h * theta_rate;
                            let theta_new = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let t53 = m_r_squared_plus_c * sin_theta_ahead_new;
                            let t54 = rho3_new - t30 - t53 * t36;
                            let t55 = a
                                + sin_theta_ahead_new * (k1 * sin_theta_ahead_new);
                            let t56 = rt::lit::<T>(1.0) / t55;
                            let t57 = t53 * t56;
                            let rho1_new = rho1 + h * rho1_rate;
                            let t58 = rho1_new - t53 * t29 - t55 * t36;
                            let t59 = t54 - t57 * t58;
                            let t60 = m_r_squared_plus_c - t53 * t57;
                            let t61 = rt::lit::<T>(1.0) / t60;
                            let t62 = t59 * t61;
                            let t63 = rho3 - t30 - t1 * t36;
                            let t64 = rho1 - t1 * t29 - t2 * t36;
                            let t65 = t63 - t4 * t64;
                            let t66 = t6 * t65;
                            let t67 = t56 * t58;
                            let t68 = rt::lit::<T>(1.0) / (t55 * t60);
                            let t69 = t53 * t68;
                            let t70 = t59 * t69;
                            let t71 = t67 - t70;
                            let t72 = t3 * t64 - t65 * t8;
                            let t73 = t54 * t62 - t63 * t66 + (t58 * t71 - t64 * t72)
                                - t41 * (k9 * t41);
                            let (t74, t75) = rt::sin_cos(theta_rate_half_h);
                            let t76 = t17 * t74;
                            let t77 = m_r_squared_plus_c * t76;
                            let t78 = t29 * t77;
                            let t79 = sin_theta_ahead_new + sin_theta_ahead;
                            let t80 = t79 * (k1 * t76);
                            let t81 = t78 + t80 * t36;
                            let t82 = t77 * t36;
                            let t83 = rt::lit::<T>(0.5) * (t51 * t52 + t73)
                                + (theta_rate_h * t39
                                    - (t36 * t81 + (t29 * t82 + t16 * (twice_m_r_g * t74))));
                            let rho3_rate_squared = rho3_rate * rho3_rate;
                            let t84 = t45 * t45
                                + (t47 * (k5 * t47)
                                    + (rho1_rate * rho1_rate
                                        + (theta_rate * theta_rate + rho3_rate_squared)));
                            let t85 = h * (t41 * t41 + t84);
                            let t86 = rt::div_or_zero(t83, t85);
                            let t87 = kappa_gradient + k10;
                            let t88 = k12 * t17;
                            let t89 = t17 * (k11 * t16);
                            let t90 = t24 * (t88 - t25 * t89);
                            let t91 = t25 * t88 + t21 * t90;
                            let t92 = t20 * t90;
                            let t93 = t28 * (t29 * t91 - t92);
                            let t94 = t34
                                * (t26 * t88 - t21 * t92 - t35 * (t27 * t89 - t23 * t91));
                            let t95 = t31 * (t24 * t89) + t94;
                            let t96 = t16 * t36;
                            let t97 = m_r_squared_plus_c * (t36 * t93 - t29 * t95)
                                + (t37 * (half_h * t17) - t95 * (k4 * t96));
                            let t98 = t17 * (t97 + k13) - t38 * (half_h * t16);
                            let t99 = t98 - kappa_gradient;
                            let t100 = h * t25;
                            let t101 = h * t24 + t34 * (t21 * t100);
                            let t102 = rt::lit::<T>(0.5) * t101;
                            let t103 = t28 * t100;
                            let t104 = t17
                                * (m_r_squared_plus_c
                                    * (t29 * t102 - t36 * (rt::lit::<T>(0.5) * t103))
                                    + t96 * (k1 * t101));
                            let t105 = half_h * t28;
                            let t106 = m_r_squared_plus_c_h * t16 * t34;
                            let t107 = m_r_squared_plus_c
                                * (t36 * t105 - t26 * (k12 * t16) / (t27 * t33))
                                + t96 * (k6 * t106);
                            let t108 = t17 * t107;
                            let t109 = r * (t99 * (k14 * t17) - t42 * (k15 * t16));
                            let t110 = k16 * t17;
                            let t111 = t104 * t110;
                            let t112 = kappa_gradient + t102;
                            let t113 = kappa_gradient + t105;
                            let t114 = t108 * t110;
                            let t115 = rt::lit::<T>(0.5) * t47;
                            let t116 = t17 * (k16 * theta_rate);
                            let t117 = psi + half_h * t45;
                            let (t118, t119) = rt::sin_cos(t117);
                            let t120 = r * t119;
                            let t121 = r_h * t95;
                            let t122 = t118 * t121;
                            let t123 = t93 * t120 + t115 * t122;
                            let t124 = r * t118;
                            let t125 = t119 * t121;
                            let t126 = t93 * t124 - t115 * t125;
                            let t127 = t47 * t120;
                            let t128 = kappa_gradient * t127;
                            let t129 = t47 * t124;
                            let t130 = kappa_gradient * t129;
                            let t131 = rt::lit::<T>(0.5) * (t128 * t122 - t130 * t125)
                                + (t45 * t109 + (c_ * t93 - t95 * t48));
                            let t132 = r_h * t112;
                            let t133 = t119 * t132;
                            let t134 = t118 * t132;
                            let t135 = t47 * t133 - t103 * t124;
                            let t136 = t103 * t120 + t47 * t134;
                            let t137 = kappa_gradient
                                * (half_r * (t118 * t135 - t119 * t136))
                                + (t112 * t48 - half_c * t103);
                            let t138 = rt::lit::<T>(0.5)
                                * (t130 * t133 + (t45 * t111 - kappa_gradient * t103)
                                    - t128 * t134) + t137;
                            let t139 = r_h * t106;
                            let t140 = t118 * t139;
                            let t141 = rt::lit::<T>(0.25) * t47;
                            let t142 = t113 * t120 + t140 * t141;
                            let t143 = t119 * t139;
                            let t144 = t113 * t124 - t141 * t143;
                            let t145 = rt::lit::<T>(0.25) * (t128 * t140 - t130 * t143)
                                + (rt::lit::<T>(0.5) * (t45 * t114 - t106 * t48)
                                    + (c_ * t113 + rt::lit::<T>(1.0)));
                            let rho1_rate_r_h = r_h * rho1_rate;
                            let t146 = t118 * rho1_rate_r_h;
                            let t147 = rho3_rate * t120 - t115 * t146;
                            let t148 = t120 * (t127 + kappa_gradient * t147)
                                + (rho1_rate * t48 + (t46 + c_ * rho3_rate + t47));
                            let t149 = t119 * rho1_rate_r_h;
                            let t150 = rho3_rate * t124 + t115 * t149;
                            let t151 = rt::lit::<T>(0.5)
                                * (t130 * t149 - t116 * t45 - t128 * t146)
                                + t124 * (t129 + kappa_gradient * t150);
                            let t152 = t129 * t126
                                + (t127 * t123
                                    + (t41 * t99 + (theta_rate + t47 * t93 - t45 * t95)));
                            let t153 = h * t99;
                            let t154 = k8 * t99;
                            let t155 = m_r_squared_plus_c_h * cos_theta_ahead_new;
                            let t156 = rt::lit::<T>(2.0)
                                * (cos_theta_ahead_new * (k11 * sin_theta_ahead_new));
                            let t157 = t56 * (t155 - t57 * t156);
                            let t158 = t155 * t57 + t53 * t157;
                            let t159 = m_r_squared_plus_c * t93;
                            let t160 = t159 + t155 * t36 - t53 * t95;
                            let t161 = t53 * t93 + (t29 * t155 + t36 * t156) - t55 * t95;
                            let t162 = t160 + t58 * t157 - t57 * t161;
                            let t163 = t54 * t61;
                            let t164 = t2 * t95 - t1 * t93;
                            let t165 = t1 * t95 - t159;
                            let t166 = t165 - t4 * t164;
                            let t167 = t6 * t63;
                            let t168 = t64 * (t3 * t164 - t8 * t166)
                                + (t166 * t167 + (t62 * t160 + t66 * t165));
                            let t169 = t68
                                * (t155 * t59 - t70 * (t60 * t156 - t55 * t158)
                                    - t53 * t162);
                            let t170 = (t62 * t158 - t162) * t163
                                - (t71 * t161 + t72 * t164) - t168
                                - t58 * (t56 * (t161 + t67 * t156) + t169);
                            let t171 = k8 * t41;
                            let t172 = rt::lit::<T>(0.5) * (t153 * t52 + t51 * t154)
                                + t170 - rt::lit::<T>(0.25) * (t153 * t171 + t50 * t154);
                            let t173 = h * t75;
                            let t174 = t81 * t95
                                - (m_r_g * (t74 * (h * t17) + t16 * t173) + t82 * t93);
                            let t175 = t17 * t173 - t74 * (h * t16);
                            let t176 = k7 * t175;
                            let t177 = t36
                                * (k1
                                    * (h * cos_theta_ahead_new * t76
                                        + t79 * (rt::lit::<T>(0.5) * t175))) + t29 * t176;
                            let t178 = t174 - t29 * (t176 * t36 - t77 * t95)
                                - t36 * (t77 * t93 + t177 - t80 * t95);
                            let t179 = h * (t39 - t152 * (rt::lit::<T>(2.0) * t86))
                                + (rt::lit::<T>(0.5) * t172 + (theta_rate_h * t98 + t178));
                            let t180 = h * t104;
                            let t181 = k8 * t104;
                            let t182 = k7 * sin_theta_ahead_new;
                            let t183 = h + t103 * t182 - t55 * t102;
                            let t184 = k7 * t103;
                            let t185 = t184 - t1 * t102;
                            let t186 = t9 * t103 - t2 * t102;
                            let t187 = t185 - t4 * t186;
                            let t188 = t184 - t53 * t102;
                            let t189 = t188 - t57 * t183;
                            let t190 = t82 * t103 + t62 * t188 - t72 * t186
                                + (t58 * (t56 * t183 - t69 * t189)
                                    + (t189 * t163 - t66 * t185));
                            let t191 = t71 * t183 - t187 * t167
                                - t64 * (t3 * t186 - t8 * t187) + t190;
                            let t192 = rt::lit::<T>(0.5) * (t52 * t180 + t51 * t181)
                                + (t191 - rt::lit::<T>(0.25) * (t171 * t180 + t50 * t181));
                            let t193 = t78 + t81;
                            let t194 = theta_rate_h * t104
                                - (t102 * t193 + t36 * (t80 * t102 - t103 * (k7 * t76)));
                            let t195 = t129 * t135
                                + (rt::lit::<T>(2.0)
                                    * (t41 * t104 + (rho1_rate + t45 * t112)) - t47 * t103);
                            let t196 = h * t86;
                            let t197 = h * t108;
                            let t198 = k8 * t108;
                            let t199 = k12 * t28;
                            let t200 = t106 * t182 + (h - t199);
                            let t201 = t9 * t106 - t199;
                            let t202 = h * t28;
                            let t203 = t106 * t10 - t9 * t202;
                            let t204 = t201 - t4 * t203;
                            let t205 = t62 * t200 - (t204 * t167 + t82 * t202)
                                - (t66 * t201 + t64 * (t3 * t203 - t8 * t204));
                            let t206 = rt::lit::<T>(0.5) * (t55 * t106 - t53 * t202);
                            let t207 = t200 - t57 * t206;
                            let t208 = t71 * t206 + (t207 * t163 + t106 * t193)
                                + (t58 * (t56 * t206 - t69 * t207) - t72 * t203);
                            let t209 = rt::lit::<T>(0.5) * (t52 * t197 + t51 * t198)
                                + (t205 + t208
                                    - rt::lit::<T>(0.25) * (t171 * t197 + t50 * t198));
                            let t210 = rt::lit::<T>(2.0)
                                * (t129 * t144
                                    + (t127 * t142 + (t41 * t108 + (rho3_rate + t47 * t113))));
                            let t211 = theta_rate_h * t108
                                + rt::lit::<T>(0.5)
                                    * (t209 - t36 * (t77 * t202 - t80 * t106))
                                - t196 * (t210 - t45 * t106);
                            let t212 = k8 * theta_rate;
                            let t213 = rt::lit::<T>(0.125)
                                * (theta_rate_h * t171 + t212 * t50)
                                - rt::lit::<T>(0.25) * (theta_rate_h * t52 + t212 * t51);
                            let t214 = t129 * t150
                                + (t127 * t147
                                    + (rho1_rate * t45 + rho3_rate * t47 - theta_rate * t41));
                            (
                                [
                                    theta_rate - kappa_gradient * t41 - k2 * t42,
                                    rho1_rate + t43 * t45 - t47 * t48,
                                    t45 * t48 + (rho3_rate + t49 * t47),
                                    kappa_gradient - t86,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t87 * t99,
                                        -(t87 * t104),
                                        -(t87 * t108),
                                        t40 + k10 * theta_rate - t41,
                                    ],
                                    [
                                        -(t47 * t109 + (t43 * t95 + t93 * t48)),
                                        rt::lit::<T>(0.5) * (t103 * t48 - t47 * t111)
                                            + (t43 * t112 + rt::lit::<T>(1.0)),
                                        -(t113 * t48
                                            + ((half_k + rt::lit::<T>(0.5) * kappa_gradient) * t106
                                                + t114 * t115)),
                                        t45
                                            + (t47 * (rt::lit::<T>(0.5) * t116) + (t44 + k * rho1_rate))
                                            - rho3_rate * t48,
                                    ],
                                    [
                                        kappa_gradient * (t120 * t123 + (t93 + t124 * t126)) + t131,
                                        t138,
                                        kappa_gradient * (t120 * t142 + (t113 + t124 * t144))
                                            + t145,
                                        t148 + t151,
                                    ],
                                    [
                                        -rt::div_or_zero(t179, t85),
                                        -rt::div_or_zero(
                                            rt::lit::<T>(0.5) * t192 + t194
                                                - (t195 - t127 * t136) * t196,
                                            t85,
                                        ),
                                        -rt::div_or_zero(t211, t85),
                                        rt::lit::<T>(1.0)
                                            - rt::div_or_zero(t213 - t214 * (twice_h * t86), t85),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_rate, rho1_rate, rho3_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [theta_rate, rho1_rate, rho3_rate, kappa_gradient] = solution1.x;
                let t44 = rho1_rate * kappa_gradient;
                let theta_rate_half_h = half_h * theta_rate;
                let t15 = theta + theta_rate_half_h;
                let (t16, t17) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_half_h,
                    t15,
                    tally,
                );
                let t22 = k1 * t16;
                let t23 = a + t16 * t22;
                let t24 = rt::lit::<T>(1.0) / t23;
                let t20 = rho1 + half_h * rho1_rate;
                let t21 = m_r_squared_plus_c * t16;
                let t25 = t21 * t24;
                let t27 = m_r_squared_plus_c - t21 * t25;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t19 = rho3 + half_h * rho3_rate;
                let t26 = t19 - t20 * t25;
                let t32 = t21 * t26;
                let t216 = t24 * (t20 - t28 * t32);
                let t270 = t44 + t216;
                let psi_ahead_new = psi + half_h * t270;
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned_to(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi_ahead,
                    psi_ahead_new,
                    tally,
                );
                let t46 = rho3_rate * kappa_gradient;
                let t29 = t26 * t28;
                let t47 = t46 + t29;
                let t271 = r_h * t47;
                let x_new = x + cos_psi_ahead_new * t271;
                let y_new = y + sin_psi_ahead_new * t271;
                let psi_new = psi + h * t270;
                let theta_rate_h = h * theta_rate;
                let theta_new = theta + theta_rate_h;
                let phi_new = phi + h * t47;
                let rho1_new = rho1 + h * rho1_rate;
                let t30 = m_r_squared_plus_c * t29;
                let t218 = t22 * t216;
                let t217 = t17 * t216;
                let t18 = m_r_g * t16;
                let t40 = theta_rate * kappa_gradient;
                let t215 = t18 - t40;
                let rho2_new = rho2 + h * ((t30 + t218) * t217 + t215);
                let rho3_new = rho3 + h * rho3_rate;
                let work_new = work - t47 * (c_h * t47) - t270 * (k_h * t270);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    psi_new,
                    theta_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_psi_ahead_new,
                    cos_psi_ahead_new,
                    psi_ahead_new,
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
                let [x, y, psi, theta, phi, rho1, rho2, rho3, _, _, _, _, _, _] = motion
                    .carried;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let Scheme { m_r_squared_plus_c, k1, k2, .. } = *setting.scheme();
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let sin_theta = rt::sin(theta);
                let t1 = m_r_squared_plus_c * sin_theta;
                let t2 = rt::lit::<T>(1.0) / (a + sin_theta * (k1 * sin_theta));
                let t3 = t1 * t2;
                let t4 = rho3 - rho1 * t3;
                let t5 = rt::lit::<T>(1.0) / (m_r_squared_plus_c - t1 * t3);
                let t6 = t4 * t5;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    x_dot: r * r_1_1_mid * t6,
                    y_dot: r * r_2_1_mid * t6,
                    psi_dot: t2 * (rho1 - t5 * (t1 * t4)),
                    theta_dot: k2 * rho2,
                    phi_dot: t6,
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
        /// - `rho1_rate`, `rho2_rate`, `rho3_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: theta_rate
        /// - `psi_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 9 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 20 | 2 | 0 | 0 | 0 |
        /// | each step | 19 | 28 | 2 | 0 | 3 | 0 |
        /// | each sweep for rho1_rate, rho2_rate, rho3_rate | 13 | 25 | 2 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate, rho2_rate, rho3_rate | 48 | 101 | 4 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 15 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r² + C`
            k2: T,
            /// `m r² + C - A`
            k3: T,
            /// `m r g`
            m_r_g: T,
            /// `1/(m r² + A)`
            k5: T,
            /// `m r (r/(m r² + A))`
            k6: T,
            /// `r² m/(m r² + A)`
            k7: T,
            /// `2 (m r² + C - A)`
            k8: T,
            /// `A - (m r² + C)`
            k9: T,
            /// `k/2`
            half_k: T,
            /// `c/2`
            half_c: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/(m r² + A)`
            k10: T,
            /// `h (h/(m r² + A))/4`
            k12: T,
            /// `(h/(m r² + A))/2`
            k13: T,
            /// `(m r² + C) h`
            k14: T,
            /// `(m r² + C) h/2`
            k15: T,
            /// `r h`
            r_h: T,
            /// `k h`
            k_h: T,
            /// `c h`
            c_h: T,
            /// `(m r² + C - A) h (h/(m r² + A))`
            k16: T,
            /// `(m r² + C) h (h/(m r² + A))/4`
            k17: T,
            /// `m r² (h/(m r² + A))/2`
            k18: T,
            /// `h (h/(m r² + A)) (r² m/(m r² + A))/4`
            k19: T,
            /// `m r g h (h/(m r² + A))/4`
            k20: T,
            /// `c h/2`
            half_c_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); work that has been done from outside (1); functions of q that the next step needs (5).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(8);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let g = system.parameters.g;
                let c_ = system.parameters.c;
                let k = system.parameters.k;
                let k1 = m * (r * r);
                let k2 = k1 + c;
                let k3 = k2 - a;
                let m_r = m * r;
                let m_r_g = m_r * g;
                let k4 = k1 + a;
                let k5 = rt::lit::<T>(1.0) / k4;
                let k6 = m_r * (r / k4);
                let k7 = r * m_r / k4;
                let k8 = rt::lit::<T>(2.0) * k3;
                let k9 = a - k2;
                let half_k = rt::lit::<T>(0.5) * k;
                let half_c = rt::lit::<T>(0.5) * c_;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k10 = h / k4;
                let k11 = h * k10;
                let k12 = rt::lit::<T>(0.25) * k11;
                let k13 = rt::lit::<T>(0.5) * k10;
                let k14 = k2 * h;
                let k15 = rt::lit::<T>(0.5) * k14;
                let r_h = r * h;
                let k_h = k * h;
                let c_h = c_ * h;
                let k16 = k3 * k11;
                let k17 = rt::lit::<T>(0.25) * (k2 * k11);
                let k18 = rt::lit::<T>(0.5) * (m_r * (r * k10));
                let k19 = rt::lit::<T>(0.25) * (k11 * k7);
                let k20 = rt::lit::<T>(0.25) * (m_r_g * k11);
                let half_c_h = rt::lit::<T>(0.5) * c_h;
                Scheme {
                    k2,
                    k3,
                    m_r_g,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    half_k,
                    half_c,
                    inv_h,
                    half_h,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    r_h,
                    k_h,
                    c_h,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    half_c_h,
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
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let Scheme { k3, .. } = *self;
                let [[x, y, psi, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
                let sin_theta_c = c * sin_theta;
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let m_r_2 = m * r;
                let r_1_1_mid_m_r = m_r_2 * r_1_1_mid;
                let t1 = sin_theta * r_1_1_mid_m_r;
                let t2 = r_2_1_mid * (m_r_2 * sin_theta);
                let t3 = sin_theta_c * phi_dot + x_dot * t1
                    + (y_dot * t2 + psi_dot * (a + sin_theta * (k3 * sin_theta)));
                let t4 = r_3_3_mid * (m_r_2 * r_2_1_mid);
                let t5 = r_3_3_mid * r_1_1_mid_m_r;
                let t6 = r_2_1_mid * (m * y_dot + psi_dot * t2 - theta_dot * t5)
                    + r_1_1_mid * (theta_dot * t4 + (m * x_dot + psi_dot * t1));
                let carried = [
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    t3,
                    (m * (r * r) + a) * theta_dot + x_dot * t4 - y_dot * t5,
                    sin_theta_c * psi_dot + c * phi_dot + r * t6,
                    rt::lit::<T>(0.0),
                    sin_theta,
                    r_3_3_mid,
                    r_2_1_mid,
                    r_1_1_mid,
                    psi,
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
                let [x, y, psi, theta, phi, rho1, rho2, rho3, work, sin_theta_ahead,
                cos_theta_ahead, sin_psi_ahead, cos_psi_ahead, psi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let a = setting.system().parameters.A;
                let c_ = setting.system().parameters.c;
                let k = setting.system().parameters.k;
                let Scheme {
                    k2,
                    k3,
                    m_r_g,
                    k6,
                    k7,
                    k8,
                    k9,
                    half_k,
                    half_c,
                    inv_h,
                    half_h,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    r_h,
                    k_h,
                    c_h,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    half_c_h,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate, rho2_rate, rho3_rate]) = solution1.goes_on() {
                    let t10 = rho1 + half_h * rho1_rate;
                    let t11 = rho2 + half_h * rho2_rate;
                    let t12 = theta + k13 * t11;
                    let (t13, t14) = rt::sin_cos(t12);
                    let t19 = k2 * t13;
                    let t15 = k3 * t13;
                    let t16 = a + t13 * t15;
                    let t17 = rt::lit::<T>(1.0) / t16;
                    let t20 = t19 * t17;
                    let t21 = rho3 + half_h * rho3_rate - t10 * t20;
                    let t23 = k2 - t19 * t20;
                    let t28 = rt::lit::<T>(1.0) / t23;
                    let t29 = t21 * t28;
                    let t55 = t14 * (k7 * t11);
                    let t22 = t19 * t21;
                    let t56 = t17 * (t10 - t28 * t22);
                    let t31 = m_r_g * t13;
                    let t32 = k2 * t29;
                    let t35 = c_ * t29;
                    solution1
                        .update([
                            t29 * t55 - k * t56,
                            t31 + (t32 + t15 * t56) * (t56 * t14),
                            -(t35 + t56 * t55),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = k2 * sin_theta_ahead;
                            let t2 = k3 * sin_theta_ahead;
                            let t3 = rt::lit::<T>(1.0) / (a + sin_theta_ahead * t2);
                            let t4 = t1 * t3;
                            let t5 = rho3 - rho1 * t4;
                            let t6 = rt::lit::<T>(1.0) / (k2 - t1 * t4);
                            let t7 = t5 * t6;
                            let t8 = cos_theta_ahead * (k6 * rho2);
                            let t9 = t3 * (rho1 - t6 * (t1 * t5));
                            [
                                t7 * t8 - k * t9,
                                m_r_g * sin_theta_ahead
                                    + (k2 * t7 + t2 * t9) * (cos_theta_ahead * t9),
                                -(c_ * t7 + t8 * t9),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                        ],
                        move |[rho1_rate, rho2_rate, rho3_rate]| {
                            let t10 = rho1 + half_h * rho1_rate;
                            let t11 = rho2 + half_h * rho2_rate;
                            let t12 = theta + k13 * t11;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = k3 * t13;
                            let t16 = a + t13 * t15;
                            let t17 = rt::lit::<T>(1.0) / t16;
                            let t18 = t10 * t17;
                            let t19 = k2 * t13;
                            let t20 = t19 * t17;
                            let t21 = rho3 + half_h * rho3_rate - t10 * t20;
                            let t22 = t19 * t21;
                            let t23 = k2 - t19 * t20;
                            let t24 = t16 * t23;
                            let t25 = rt::lit::<T>(1.0) / t24;
                            let t26 = t22 * t25;
                            let t27 = t18 - t26;
                            let t28 = rt::lit::<T>(1.0) / t23;
                            let t29 = t21 * t28;
                            let t30 = t14 * (k6 * t11);
                            let t31 = m_r_g * t13;
                            let t32 = k2 * t29;
                            let t33 = t27 * (k3 * t27);
                            let t34 = t27 * t32 + t13 * t33;
                            let t35 = c_ * t29;
                            let t36 = h * t20;
                            let t37 = h * t17 + t25 * (t19 * t36);
                            let t38 = t28 * t36;
                            let t39 = rt::lit::<T>(0.5) * t30;
                            let t40 = rt::lit::<T>(0.5) * (t14 * (k16 * t13));
                            let t41 = k17 * t14;
                            let t42 = t17 * (t41 - t20 * t40);
                            let t43 = t10 * t42;
                            let t44 = t20 * t41 + t19 * t42;
                            let t45 = t25
                                * (t21 * t41 - t19 * t43 - t26 * (t23 * t40 - t16 * t44));
                            let t46 = t18 * (t17 * t40) + t45;
                            let t47 = t28 * (t29 * t44 - t43);
                            let t48 = k18 * t14 - t13 * (k19 * t11);
                            let t49 = k14 * t13 * t25;
                            let t50 = rt::lit::<T>(0.5) * t37;
                            let t51 = t13 * t27;
                            let t52 = t14
                                * (k2 * (t29 * t50 - t27 * (rt::lit::<T>(0.5) * t38))
                                    + t51 * (k3 * t37));
                            let t53 = k2 * (t27 * t47 - t29 * t46)
                                + (t33 * (k12 * t14) - t46 * (k8 * t51));
                            let t54 = k2
                                * (t27 * (half_h * t28) - t21 * (k15 * t13) / (t23 * t24))
                                + t51 * (k9 * t49);
                            (
                                [
                                    k * t27 + (rho1_rate - t29 * t30),
                                    rho2_rate - t31 - t14 * t34,
                                    t30 * t27 + (rho3_rate + t35),
                                ],
                                [
                                    [
                                        half_k * t37 + (t38 * t39 + rt::lit::<T>(1.0)),
                                        -(k * t46 + (t30 * t47 + t29 * t48)),
                                        -(t28 * (half_h * t30) + half_k * t49),
                                    ],
                                    [
                                        -t52,
                                        t34 * (k12 * t13) + rt::lit::<T>(1.0) - t14 * (t53 + k20),
                                        -(t14 * t54),
                                    ],
                                    [
                                        t30 * t50 - half_c * t38,
                                        t27 * t48 + c_ * t47 - t30 * t46,
                                        half_c_h * t28 + rt::lit::<T>(1.0) - t39 * t49,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let [rho1_rate, rho2_rate, rho3_rate] = solution1.x;
                let t11 = rho2 + half_h * rho2_rate;
                let t12 = theta + k13 * t11;
                let t13 = rt::sin(t12);
                let t15 = k3 * t13;
                let t16 = a + t13 * t15;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t10 = rho1 + half_h * rho1_rate;
                let t19 = k2 * t13;
                let t20 = t19 * t17;
                let t23 = k2 - t19 * t20;
                let t28 = rt::lit::<T>(1.0) / t23;
                let t21 = rho3 + half_h * rho3_rate - t10 * t20;
                let t22 = t19 * t21;
                let t56 = t17 * (t10 - t28 * t22);
                let psi_ahead_new = psi + half_h * t56;
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned_to(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi_ahead,
                    psi_ahead_new,
                    tally,
                );
                let t29 = t21 * t28;
                let t57 = r_h * t29;
                let x_new = x + cos_psi_ahead_new * t57;
                let y_new = y + sin_psi_ahead_new * t57;
                let psi_new = psi + h * t56;
                let theta_new = theta + k10 * t11;
                let phi_new = phi + h * t29;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
                let work_new = work - t29 * (c_h * t29) - t56 * (k_h * t56);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k10 * t11,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    psi_new,
                    theta_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_psi_ahead_new,
                    cos_psi_ahead_new,
                    psi_ahead_new,
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
                let [x, y, psi, theta, phi, rho1, rho2, rho3, _, _, _, _, _, _] = motion
                    .carried;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let Scheme { k2, k3, k5, .. } = *setting.scheme();
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let sin_theta = rt::sin(theta);
                let t1 = k2 * sin_theta;
                let t2 = rt::lit::<T>(1.0) / (a + sin_theta * (k3 * sin_theta));
                let t3 = t1 * t2;
                let t4 = rho3 - rho1 * t3;
                let t5 = rt::lit::<T>(1.0) / (k2 - t1 * t3);
                let t6 = t4 * t5;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    x_dot: r * r_1_1_mid * t6,
                    y_dot: r * r_2_1_mid * t6,
                    psi_dot: t2 * (rho1 - t5 * (t1 * t4)),
                    theta_dot: k5 * rho2,
                    phi_dot: t6,
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `psi_dot_ahead`, `theta_dot_ahead`, `phi_dot_ahead`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 7 | 18 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 9 | 1 | 0 | 0 | 0 |
        /// | each step | 71 | 165 | 9 | 0 | 2 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, psi_dot_ahead, theta_dot_ahead, phi_dot_ahead | 67 | 117 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 49 | 91 | 9 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r`
            m_r: T,
            /// `r²`
            r_squared: T,
            /// `m r²`
            m_r_squared: T,
            /// `m r² + C`
            m_r_squared_plus_c: T,
            /// `m r² + C - A`
            k1: T,
            /// `m r² + A`
            m_r_squared_plus_a: T,
            /// `A - m r²`
            a_minus_m_r_squared: T,
            /// `m r² + 2 A`
            k2: T,
            /// `A (m r² + A)`
            a_m_r_squared_plus_a: T,
            /// `1/(m A)`
            k3: T,
            /// `3 A`
            k4: T,
            /// `r²/A`
            r_squared_over_a: T,
            /// `1/A`
            inv_a: T,
            /// `m r² - A`
            m_r_squared_minus_a: T,
            /// `A - C`
            a_minus_c: T,
            /// `(A - C)/(A C)`
            k5: T,
            /// `2 C`
            twice_c: T,
            /// `2 m r`
            twice_m_r: T,
            /// `C (m r² + A)`
            c_m_r_squared_plus_a: T,
            /// `m C`
            m_c: T,
            /// `2 m r g`
            k6: T,
            /// `2 m`
            twice_m: T,
            /// `2 (m r² + A)`
            k7: T,
            /// `m r/2`
            half_m_r: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m r h`
            m_r_h: T,
            /// `c h/2`
            k8: T,
            /// `h/4`
            quarter_h: T,
            /// `C h`
            c_h: T,
            /// `2 (m r² + C - A) h`
            k9: T,
            /// `C h/2`
            half_c_h: T,
            /// `-(C h/2)`
            minus_half_c_h: T,
            /// `C + c h/2`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); control inputs u at the end of the step before (0); work that has been done from outside (1); functions of q that the next step needs (4).
            type Carried = [T; 15];
            type Memory = (rt::Alternating<T, 5, 3>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(10);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let g = system.parameters.g;
                let c_ = system.parameters.c;
                let m_r = m * r;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_r_squared_plus_c = m_r_squared + c;
                let k1 = m_r_squared_plus_c - a;
                let m_r_squared_plus_a = m_r_squared + a;
                let a_minus_m_r_squared = a - m_r_squared;
                let k2 = m_r_squared + rt::lit::<T>(2.0) * a;
                let a_m_r_squared_plus_a = a * m_r_squared_plus_a;
                let k3 = rt::lit::<T>(1.0) / (m * a);
                let k4 = rt::lit::<T>(3.0) * a;
                let r_squared_over_a = r_squared / a;
                let inv_a = rt::lit::<T>(1.0) / a;
                let m_r_squared_minus_a = m_r_squared - a;
                let a_minus_c = a - c;
                let k5 = a_minus_c / (a * c);
                let twice_c = rt::lit::<T>(2.0) * c;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let c_m_r_squared_plus_a = c * m_r_squared_plus_a;
                let m_c = m * c;
                let k6 = rt::lit::<T>(2.0) * (m * (r * g));
                let twice_m = rt::lit::<T>(2.0) * m;
                let k7 = rt::lit::<T>(2.0) * m_r_squared_plus_a;
                let half_m_r = rt::lit::<T>(0.5) * m_r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_r_h = m_r * h;
                let k8 = rt::lit::<T>(0.5) * (c_ * h);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let c_h = c * h;
                let k9 = rt::lit::<T>(2.0) * (k1 * h);
                let half_c_h = rt::lit::<T>(0.5) * c_h;
                let minus_half_c_h = -half_c_h;
                let k10 = c + k8;
                Scheme {
                    m_r,
                    r_squared,
                    m_r_squared,
                    m_r_squared_plus_c,
                    k1,
                    m_r_squared_plus_a,
                    a_minus_m_r_squared,
                    k2,
                    a_m_r_squared_plus_a,
                    k3,
                    k4,
                    r_squared_over_a,
                    inv_a,
                    m_r_squared_minus_a,
                    a_minus_c,
                    k5,
                    twice_c,
                    twice_m_r,
                    c_m_r_squared_plus_a,
                    m_c,
                    k6,
                    twice_m,
                    k7,
                    half_m_r,
                    inv_h,
                    half_h,
                    m_r_h,
                    k8,
                    quarter_h,
                    c_h,
                    k9,
                    half_c_h,
                    minus_half_c_h,
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
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let c_ = system.parameters.c;
                let k = system.parameters.k;
                let Scheme {
                    m_r,
                    r_squared,
                    m_r_squared,
                    m_r_squared_plus_c,
                    k1,
                    m_r_squared_plus_a,
                    inv_a,
                    a_minus_c,
                    twice_c,
                    twice_m_r,
                    c_m_r_squared_plus_a,
                    m_c,
                    k6,
                    half_h,
                    ..
                } = *self;
                let [[x, y, psi, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
                let r_1_1_mid_sin_theta = r_1_1_mid * sin_theta;
                let t1 = m_r * r_1_1_mid_sin_theta;
                let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
                let t2 = m_r * r_2_1_mid_r_3_3_mid;
                let sin_theta_squared = sin_theta * sin_theta;
                let t3 = a + m_r_squared * sin_theta_squared;
                let t4 = m_c * t3;
                let t5 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
                let t6 = c_m_r_squared_plus_a
                    + t5 * (r_1_1_mid * (m_r_squared * r_1_1_mid));
                let t7 = c_m_r_squared_plus_a
                    + t5 * (r_2_1_mid * (m_r_squared * r_2_1_mid));
                let t8 = t5 * (r_2_1_mid * (r_squared * r_1_1_mid));
                let t9 = c * t3;
                let t10 = t6 * t7 / (t4 * t4) - t8 * t8 / (t9 * t9);
                let t11 = rt::lit::<T>(1.0) / (t4 * t10);
                let r_r_1_1_mid = r * r_1_1_mid;
                let r_3_3_mid_squared = r_3_3_mid * r_3_3_mid;
                let t12 = inv_a / r_3_3_mid_squared;
                let t13 = r_1_1_mid * x_dot + r_2_1_mid * y_dot;
                let r_1_1_mid_y_dot = r_1_1_mid * y_dot;
                let r_2_1_mid_x_dot = r_2_1_mid * x_dot;
                let t14 = t13 * (r_3_3_mid * (m_r * theta_dot))
                    + psi_dot
                        * (m_r * sin_theta * (r_1_1_mid_y_dot - r_2_1_mid_x_dot) - k);
                let t15 = sin_theta * t12 * t14
                    + (c + a_minus_c * r_3_3_mid_squared) * (c_ / (a * c) * phi_dot)
                        / r_3_3_mid_squared;
                let t16 = rt::lit::<T>(1.0) / t3;
                let t17 = r_3_3_mid * psi_dot
                    * (twice_m_r * t13
                        + (twice_c * phi_dot
                            + rt::lit::<T>(2.0) * (sin_theta * (k1 * psi_dot))));
                let t18 = t17
                    + sin_theta
                        * (k6
                            - (r_2_1_mid_x_dot - r_1_1_mid_y_dot)
                                * (twice_m_r * theta_dot));
                let half_r = rt::lit::<T>(0.5) * r;
                let phi_dot_c = c_ * phi_dot;
                let t19 = r * t12;
                let t20 = t16 * (t18 * (half_r * r_2_1_mid_r_3_3_mid))
                    + (sin_theta_squared * (r_1_1_mid * phi_dot_c)
                        + r_1_1_mid_sin_theta * t14) * t19;
                let t21 = r_r_1_1_mid * t15 - t20;
                let t22 = t8 / (t9 * t10);
                let r_r_2_1_mid = r * r_2_1_mid;
                let upright_2_2 = r_1_1_mid * r_3_3_mid;
                let upright_1_3 = sin_theta * r_2_1_mid;
                let t23 = t16 * (t18 * (half_r * upright_2_2))
                    - t19
                        * (upright_1_3 * t14
                            + sin_theta_squared * (r_2_1_mid * phi_dot_c));
                let t24 = r_r_2_1_mid * t15 + t23;
                let t25 = t11 * (t7 * t21) - t22 * t24;
                let m_r_upright_1_3 = m_r * upright_1_3;
                let m_r_upright_2_2 = m_r * upright_2_2;
                let t26 = t11 * (t6 * t24) - t22 * t21;
                let sin_theta_c = c * sin_theta;
                let t27 = t1 * x_dot + sin_theta_c * phi_dot
                    + (m_r_upright_1_3 * y_dot + (a + k1 * sin_theta_squared) * psi_dot);
                let carried = [
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    t1 * psi_dot + (m * x_dot + t2 * theta_dot) + half_h * t25,
                    m * y_dot + m_r_upright_1_3 * psi_dot - m_r_upright_2_2 * theta_dot
                        + half_h * t26,
                    t27,
                    t2 * x_dot + m_r_squared_plus_a * theta_dot
                        - m_r_upright_2_2 * y_dot,
                    sin_theta_c * psi_dot + c * phi_dot
                        - half_h * (r_r_1_1_mid * t25 + r_r_2_1_mid * t26),
                    rt::lit::<T>(0.0),
                    r_2_1_mid,
                    r_1_1_mid,
                    sin_theta,
                    r_3_3_mid,
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
                let [x, y, psi, theta, phi, p_x, p_y, p_psi, p_theta, p_phi, work,
                sin_psi_ahead, cos_psi_ahead, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let c_ = setting.system().parameters.c;
                let k = setting.system().parameters.k;
                let Scheme {
                    m_r,
                    r_squared,
                    m_r_squared,
                    m_r_squared_plus_c,
                    k1,
                    m_r_squared_plus_a,
                    a_minus_m_r_squared,
                    k2,
                    a_m_r_squared_plus_a,
                    k3,
                    k4,
                    r_squared_over_a,
                    inv_a,
                    m_r_squared_minus_a,
                    a_minus_c,
                    k5,
                    twice_c,
                    twice_m_r,
                    c_m_r_squared_plus_a,
                    m_c,
                    k6,
                    twice_m,
                    k7,
                    half_m_r,
                    inv_h,
                    half_h,
                    m_r_h,
                    k8,
                    quarter_h,
                    c_h,
                    k9,
                    half_c_h,
                    minus_half_c_h,
                    k10,
                } = *setting.scheme();
                let t1 = k1 * sin_theta_ahead;
                let t2 = sin_theta_ahead * sin_theta_ahead;
                let t3 = a + m_r_squared * t2;
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = cos_theta_ahead * sin_psi_ahead;
                let t6 = r * t5 * t4;
                let t7 = cos_theta_ahead * cos_psi_ahead;
                let t8 = r * t7 * t4;
                let t9 = p_theta * t6;
                let t10 = p_theta * t8;
                let t11 = a_minus_m_r_squared * t2;
                let t12 = sin_psi_ahead * cos_psi_ahead;
                let t13 = cos_theta_ahead * cos_theta_ahead;
                let t14 = t13 * t3;
                let t15 = (a + t2 * (t11 - k4)) * (r_squared_over_a * t12) / t14;
                let t16 = k3 / t14;
                let t17 = a_m_r_squared_plus_a * t13;
                let t18 = m_r_squared * (cos_psi_ahead * cos_psi_ahead);
                let t19 = t16 * (t17 + (m_r_squared_plus_a + t13 * (t11 - k2)) * t18);
                let t20 = inv_a / t13;
                let t21 = sin_theta_ahead * cos_psi_ahead;
                let t22 = r * t21 * t20;
                let r_cos_psi_ahead = r * cos_psi_ahead;
                let t23 = t20 * (t2 * r_cos_psi_ahead);
                let t24 = m_r_squared * (sin_psi_ahead * sin_psi_ahead);
                let t25 = t16
                    * (t17
                        - (t13 * (k2 + m_r_squared_minus_a * t2) - m_r_squared_plus_a)
                            * t24);
                let t26 = sin_theta_ahead * sin_psi_ahead;
                let t27 = r * t26 * t20;
                let r_sin_psi_ahead = r * sin_psi_ahead;
                let t28 = t20 * (t2 * r_sin_psi_ahead);
                let t29 = sin_theta_ahead * t20;
                let t30 = p_psi * t22;
                let t31 = p_psi * t27;
                let t32 = p_psi * t29;
                let t33 = (inv_a + k5 * t13) / t13;
                let t34 = m_c * t3;
                let t35 = a_minus_c + m_r_squared_plus_c * t2;
                let t36 = c_m_r_squared_plus_a + t35 * t18;
                let t37 = c_m_r_squared_plus_a + t35 * t24;
                let t38 = t35 * (r_squared * t12);
                let t39 = c * t3;
                let t40 = t36 * t37 / (t34 * t34) - t38 * t38 / (t39 * t39);
                let t41 = rt::lit::<T>(1.0) / (t34 * t40);
                let t42 = p_y * t28 + p_x * t23 + (p_phi * t33 - t32);
                let t43 = p_x * t19 + (p_phi * t23 - t30 - t9)
                    - (p_y * t15 + r_cos_psi_ahead * t42);
                let t44 = t38 / (t39 * t40);
                let t45 = p_y * t25 + (t10 + (p_phi * t28 - t31))
                    - (r_sin_psi_ahead * t42 + p_x * t15);
                let t46 = t41 * (t37 * t43) - t44 * t45;
                let t47 = p_x - rt::lit::<T>(2.0) * t46;
                let t48 = t41 * (t36 * t45) - t44 * t43;
                let t49 = p_y - rt::lit::<T>(2.0) * t48;
                let t50 = p_phi
                    + rt::lit::<T>(2.0)
                        * (r_cos_psi_ahead * t46 + r_sin_psi_ahead * t48);
                let t51 = m_r * t21;
                let t52 = m_r * t5;
                let t53 = m_r * t26;
                let t54 = m_r * t7;
                let t55 = a + k1 * t2;
                let m_r_cos_theta_ahead = m_r * cos_theta_ahead;
                let c_sin_theta_ahead = c * sin_theta_ahead;
                let m_r_sin_theta_ahead = m_r * sin_theta_ahead;
                let t56 = cos_theta_ahead * t1;
                let t57 = k6 * sin_theta_ahead;
                let t58 = sin_theta_ahead * (m_r * sin_psi_ahead);
                let t59 = m_r_cos_theta_ahead * cos_psi_ahead;
                let t60 = sin_theta_ahead * (m_r * cos_psi_ahead);
                let t61 = m_r_cos_theta_ahead * sin_psi_ahead;
                let t62 = half_m_r * cos_theta_ahead;
                let t63 = cos_psi_ahead * t62;
                let t64 = half_m_r * sin_theta_ahead;
                let t65 = sin_psi_ahead * t64;
                let t66 = sin_psi_ahead * t62;
                let t67 = cos_psi_ahead * t64;
                let t68 = t56 + t56;
                let t69 = minus_half_c_h * cos_theta_ahead;
                let plain1: [T; 5] = {
                    let t70 = t23 * t50 + (t19 * t47 - (t9 + t30) - t15 * t49);
                    let t71 = t28 * t50 + (t25 * t49 + (t10 - t31) - t15 * t47);
                    let t72 = p_psi * t20 - t27 * t49 - t22 * t47 - t29 * t50;
                    let t73 = p_theta * t4 + t8 * t49 - t6 * t47;
                    let t74 = t33 * t50 + (t23 * t47 + (t28 * t49 - t32));
                    [t70, t71, t72, t73, t74]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t70 = t23 * t50 + (t19 * t47 - (t9 + t30) - t15 * t49);
                            let t71 = t28 * t50 + (t25 * t49 + (t10 - t31) - t15 * t47);
                            let t72 = p_psi * t20 - t27 * t49 - t22 * t47 - t29 * t50;
                            let t73 = p_theta * t4 + t8 * t49 - t6 * t47;
                            let t74 = t33 * t50 + (t23 * t47 + (t28 * t49 - t32));
                            [
                                rt::abs(inv_h * x) + rt::abs(t70),
                                rt::abs(inv_h * y) + rt::abs(t71),
                                rt::abs(inv_h * psi) + rt::abs(t72),
                                rt::abs(inv_h * theta) + rt::abs(t73),
                                rt::abs(inv_h * phi) + rt::abs(t74),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            psi_dot_ahead,
                            theta_dot_ahead,
                            phi_dot_ahead,
                            ]|
                        {
                            let theta_new = theta + h * theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let psi_new = psi + h * psi_dot_ahead;
                            let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::sin_cos(
                                psi_new,
                            );
                            let t75 = m_r * cos_psi_ahead_new;
                            let t76 = t51 + sin_theta_ahead_new * t75;
                            let t77 = t52
                                + cos_theta_ahead_new * (m_r * sin_psi_ahead_new);
                            let p_x_new = rt::lit::<T>(0.5)
                                * (psi_dot_ahead * t76
                                    + (theta_dot_ahead * t77 + twice_m * x_dot_ahead));
                            let t78 = t53
                                + sin_psi_ahead_new * (m_r * sin_theta_ahead_new);
                            let t79 = t54 + cos_theta_ahead_new * t75;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (twice_m * y_dot_ahead + psi_dot_ahead * t78
                                    - theta_dot_ahead * t79);
                            let t80 = c * sin_theta_ahead_new + c_sin_theta_ahead;
                            let t81 = phi_dot_ahead * t80 + x_dot_ahead * t76;
                            let t82 = y_dot_ahead * t78;
                            let t83 = sin_theta_ahead_new * (k1 * sin_theta_ahead_new);
                            let t84 = t55 + (a + t83);
                            let t85 = x_dot_ahead * cos_psi_ahead
                                + y_dot_ahead * sin_psi_ahead;
                            let t86 = m_r_cos_theta_ahead * t85;
                            let t87 = y_dot_ahead * cos_psi_ahead;
                            let t88 = x_dot_ahead * sin_psi_ahead;
                            let t89 = (t87 - t88) * m_r_sin_theta_ahead - k;
                            let t90 = rt::lit::<T>(0.5)
                                * (t81 + (t82 + psi_dot_ahead * t84))
                                - (p_psi
                                    + half_h * (theta_dot_ahead * t86 + psi_dot_ahead * t89));
                            let t91 = rt::lit::<T>(0.5)
                                * (k7 * theta_dot_ahead + x_dot_ahead * t77
                                    - y_dot_ahead * t79);
                            let t92 = twice_c * phi_dot_ahead;
                            let t93 = cos_theta_ahead
                                * (twice_m_r * t85 + (psi_dot_ahead * t1 + t92))
                                + psi_dot_ahead * t56;
                            let t94 = m_r_sin_theta_ahead * (t88 - t87);
                            let t95 = rt::lit::<T>(0.5) * (psi_dot_ahead * t80 + t92);
                            let t96 = k8 * phi_dot_ahead;
                            let t97 = m_r_h * cos_theta_ahead_new;
                            let t98 = cos_psi_ahead_new * t97;
                            let t99 = m_r_h * sin_theta_ahead_new;
                            let t100 = sin_psi_ahead_new * t99;
                            let t101 = m_r_h * cos_psi_ahead_new;
                            let t102 = cos_theta_ahead_new * t101;
                            let t103 = m_r_h * sin_psi_ahead_new;
                            let t104 = sin_theta_ahead_new * t103;
                            let t105 = cos_psi_ahead_new * t99;
                            let t106 = sin_psi_ahead_new * t97;
                            let t107 = cos_theta_ahead_new * t103;
                            let t108 = sin_theta_ahead_new * t101;
                            let t109 = phi_dot_ahead * (c_h * cos_theta_ahead_new)
                                + cos_theta_ahead_new
                                    * (sin_theta_ahead_new * (k9 * psi_dot_ahead))
                                + (x_dot_ahead * t102 + y_dot_ahead * t107);
                            let t110 = rt::lit::<T>(0.5) * t80;
                            (
                                [
                                    p_x_new - t47,
                                    p_y_new - t49,
                                    t90,
                                    t91
                                        - (p_theta
                                            + quarter_h
                                                * (psi_dot_ahead * t93
                                                    + (t57 - t94 * (rt::lit::<T>(2.0) * theta_dot_ahead)))),
                                    t95 + (t96 - t50),
                                ],
                                [
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5)
                                            * (t76 + (theta_dot_ahead * t98 - psi_dot_ahead * t100)),
                                        rt::lit::<T>(0.5)
                                            * (t77 + (psi_dot_ahead * t102 - theta_dot_ahead * t104)),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.5)
                                            * (t78 + (psi_dot_ahead * t105 + theta_dot_ahead * t106)),
                                        rt::lit::<T>(0.5)
                                            * (psi_dot_ahead * t107 + theta_dot_ahead * t108 - t79),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t76
                                            - half_h * (theta_dot_ahead * t59 - psi_dot_ahead * t58),
                                        rt::lit::<T>(0.5) * t78
                                            - half_h * (psi_dot_ahead * t60 + theta_dot_ahead * t61),
                                        rt::lit::<T>(0.5)
                                            * (t84 + (y_dot_ahead * t105 - x_dot_ahead * t100))
                                            - half_h * t89,
                                        rt::lit::<T>(0.5) * t109 - half_h * t86,
                                        t110,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t77
                                            - h * (psi_dot_ahead * t63 - theta_dot_ahead * t65),
                                        -(rt::lit::<T>(0.5) * t79
                                            + h * (psi_dot_ahead * t66 + theta_dot_ahead * t67)),
                                        rt::lit::<T>(0.5) * (x_dot_ahead * t98 + y_dot_ahead * t106)
                                            - quarter_h * (t93 + psi_dot_ahead * t68),
                                        half_h * t94
                                            + rt::lit::<T>(0.5)
                                                * (k7 + y_dot_ahead * t108 - x_dot_ahead * t104),
                                        psi_dot_ahead * t69,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t110,
                                        cos_theta_ahead_new * (half_c_h * psi_dot_ahead),
                                        k10,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, psi_dot_ahead, theta_dot_ahead, phi_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, psi_dot_ahead, theta_dot_ahead,
                phi_dot_ahead] = solution1.x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let psi_new = psi + h * psi_dot_ahead;
                let theta_new = theta + h * theta_dot_ahead;
                let phi_new = phi + h * phi_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    h * psi_dot_ahead,
                    psi_new,
                    tally,
                );
                let t75 = m_r * cos_psi_ahead_new;
                let t76 = t51 + sin_theta_ahead_new * t75;
                let t77 = t52 + cos_theta_ahead_new * (m_r * sin_psi_ahead_new);
                let p_x_new = rt::lit::<T>(0.5)
                    * (psi_dot_ahead * t76
                        + (theta_dot_ahead * t77 + twice_m * x_dot_ahead));
                let t78 = t53 + sin_psi_ahead_new * (m_r * sin_theta_ahead_new);
                let t79 = t54 + cos_theta_ahead_new * t75;
                let p_y_new = rt::lit::<T>(0.5)
                    * (twice_m * y_dot_ahead + psi_dot_ahead * t78
                        - theta_dot_ahead * t79);
                let t111 = y_dot_ahead * cos_psi_ahead_new;
                let t112 = x_dot_ahead * sin_psi_ahead_new;
                let t113 = psi_dot_ahead * sin_theta_ahead_new;
                let t114 = x_dot_ahead * cos_psi_ahead_new
                    + y_dot_ahead * sin_psi_ahead_new;
                let k_psi_dot_ahead = k * psi_dot_ahead;
                let t80 = c * sin_theta_ahead_new + c_sin_theta_ahead;
                let t81 = phi_dot_ahead * t80 + x_dot_ahead * t76;
                let t82 = y_dot_ahead * t78;
                let t83 = sin_theta_ahead_new * (k1 * sin_theta_ahead_new);
                let p_psi_new = half_h
                    * (m_r
                        * ((t111 - t112) * t113
                            + t114 * (theta_dot_ahead * cos_theta_ahead_new))
                        - k_psi_dot_ahead)
                    + rt::lit::<T>(0.5)
                        * (t81 + (t82 + psi_dot_ahead * (t83 + (a + t55))));
                let t92 = twice_c * phi_dot_ahead;
                let t115 = (twice_m_r * t114 + (t92 + rt::lit::<T>(2.0) * (k1 * t113)))
                    * (psi_dot_ahead * cos_theta_ahead_new)
                    + sin_theta_ahead_new
                        * (k6 - (t112 - t111) * (twice_m_r * theta_dot_ahead));
                let t91 = rt::lit::<T>(0.5)
                    * (k7 * theta_dot_ahead + x_dot_ahead * t77 - y_dot_ahead * t79);
                let p_theta_new = quarter_h * t115 + t91;
                let t95 = rt::lit::<T>(0.5) * (psi_dot_ahead * t80 + t92);
                let t96 = k8 * phi_dot_ahead;
                let p_phi_new = t95 - t96;
                let work_new = work
                    - h
                        * (psi_dot_ahead * k_psi_dot_ahead
                            + phi_dot_ahead * (c_ * phi_dot_ahead));
                let carried = [
                    x_new,
                    y_new,
                    psi_new,
                    theta_new,
                    phi_new,
                    p_x_new,
                    p_y_new,
                    p_psi_new,
                    p_theta_new,
                    p_phi_new,
                    work_new,
                    sin_psi_ahead_new,
                    cos_psi_ahead_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x, y, psi, theta, phi, p_x, p_y, p_psi, p_theta, p_phi, _, _, _, _,
                _] = motion.carried;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme {
                    r_squared,
                    m_r_squared,
                    m_r_squared_plus_c,
                    m_r_squared_plus_a,
                    a_minus_m_r_squared,
                    k2,
                    a_m_r_squared_plus_a,
                    k3,
                    k4,
                    r_squared_over_a,
                    inv_a,
                    m_r_squared_minus_a,
                    a_minus_c,
                    k5,
                    c_m_r_squared_plus_a,
                    m_c,
                    ..
                } = *setting.scheme();
                let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
                let r_3_3_mid_squared = r_3_3_mid * r_3_3_mid;
                let t1 = inv_a / r_3_3_mid_squared;
                let sin_theta_squared = sin_theta * sin_theta;
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let r_r_1_1_mid = r * r_1_1_mid;
                let t2 = t1 * (sin_theta_squared * r_r_1_1_mid);
                let t3 = a + m_r_squared * sin_theta_squared;
                let t4 = m_c * t3;
                let t5 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
                let t6 = m_r_squared * (r_1_1_mid * r_1_1_mid);
                let t7 = c_m_r_squared_plus_a + t5 * t6;
                let t8 = m_r_squared * (r_2_1_mid * r_2_1_mid);
                let t9 = c_m_r_squared_plus_a + t5 * t8;
                let r_1_1_mid_r_2_1_mid = r_1_1_mid * r_2_1_mid;
                let t10 = t5 * (r_squared * r_1_1_mid_r_2_1_mid);
                let t11 = c * t3;
                let t12 = t7 * t9 / (t4 * t4) - t10 * t10 / (t11 * t11);
                let t13 = rt::lit::<T>(1.0) / (t4 * t12);
                let t14 = r_3_3_mid_squared * t3;
                let t15 = k3 / t14;
                let t16 = a_m_r_squared_plus_a * r_3_3_mid_squared;
                let t17 = a_minus_m_r_squared * sin_theta_squared;
                let t18 = t15
                    * (t16 + (m_r_squared_plus_a + r_3_3_mid_squared * (t17 - k2)) * t6);
                let t19 = t1 * (sin_theta * r_r_1_1_mid);
                let t20 = p_psi * t19;
                let t21 = rt::lit::<T>(1.0) / t3;
                let r_r_2_1_mid = r * r_2_1_mid;
                let t22 = t21 * (r_3_3_mid * r_r_2_1_mid);
                let t23 = p_theta * t22;
                let t24 = (a + sin_theta_squared * (t17 - k4))
                    * (r_squared_over_a * r_1_1_mid_r_2_1_mid) / t14;
                let t25 = t1 * (sin_theta_squared * r_r_2_1_mid);
                let t26 = (inv_a + k5 * r_3_3_mid_squared) / r_3_3_mid_squared;
                let t27 = sin_theta * t1;
                let t28 = p_psi * t27;
                let t29 = p_y * t25 + p_x * t2 + (p_phi * t26 - t28);
                let t30 = p_x * t18 + (p_phi * t2 - t20 - t23)
                    - (p_y * t24 + r_r_1_1_mid * t29);
                let t31 = t10 / (t11 * t12);
                let t32 = t21 * (r_3_3_mid * r_r_1_1_mid);
                let t33 = p_theta * t32;
                let t34 = t1 * (r_2_1_mid * (r * sin_theta));
                let t35 = p_psi * t34;
                let t36 = t15
                    * (t16
                        - (r_3_3_mid_squared
                            * (k2 + m_r_squared_minus_a * sin_theta_squared)
                            - m_r_squared_plus_a) * t8);
                let t37 = t33 + (p_phi * t25 - t35) + p_y * t36
                    - (p_x * t24 + r_r_2_1_mid * t29);
                let t38 = t13 * (t9 * t30) - t31 * t37;
                let t39 = t13 * (t7 * t37) - t31 * t30;
                let t40 = r_r_1_1_mid * t38 + (p_phi + r_r_2_1_mid * t39);
                let t41 = p_x - t38;
                let t42 = p_y - t39;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    x_dot: t2 * t40 + (t18 * t41 - (t20 + t23) - t24 * t42),
                    y_dot: t25 * t40 + (t36 * t42 + (t33 - t35) - t24 * t41),
                    psi_dot: p_psi * t1 - t34 * t42 - t19 * t41 - t27 * t40,
                    theta_dot: p_theta * t21 + t32 * t42 - t22 * t41,
                    phi_dot: t26 * t40 + (t2 * t41 + (t25 * t42 - t28)),
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
        /// | once, from parameters | 3 | 6 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 87 | 139 | 8 | 0 | 8 | 0 |
        /// | each state that is looked at | 4 | 15 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r² + C`
            k2: T,
            /// `m r² + C - A`
            k3: T,
            /// `m r g`
            m_r_g: T,
            /// `1/(m r² + A)`
            k5: T,
            /// `r² m/(m r² + A)`
            k6: T,
            /// `2 r`
            twice_r: T,
            /// `h/2`
            half_h: T,
            /// `h/(m r² + A)`
            k7: T,
            /// `(h/(m r² + A))/2`
            k8: T,
            /// `h/6`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); work that has been done from outside (1); functions of q that the next step needs (4).
            type Carried = [T; 13];
            type Memory = ();
            const WORK: Option<usize> = Some(8);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let g = system.parameters.g;
                let k1 = m * (r * r);
                let k2 = k1 + c;
                let k3 = k2 - a;
                let m_r = m * r;
                let m_r_g = m_r * g;
                let k4 = k1 + a;
                let k5 = rt::lit::<T>(1.0) / k4;
                let k6 = r * m_r / k4;
                let twice_r = rt::lit::<T>(2.0) * r;
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = h / k4;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k2,
                    k3,
                    m_r_g,
                    k5,
                    k6,
                    twice_r,
                    half_h,
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
                let r = system.parameters.r;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let Scheme { k3, .. } = *self;
                let [[x, y, psi, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
                let sin_theta_c = c * sin_theta;
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let m_r_2 = m * r;
                let r_1_1_mid_m_r = m_r_2 * r_1_1_mid;
                let t1 = sin_theta * r_1_1_mid_m_r;
                let t2 = r_2_1_mid * (m_r_2 * sin_theta);
                let t3 = sin_theta_c * phi_dot + x_dot * t1
                    + (y_dot * t2 + psi_dot * (a + sin_theta * (k3 * sin_theta)));
                let t4 = r_3_3_mid * (m_r_2 * r_2_1_mid);
                let t5 = r_3_3_mid * r_1_1_mid_m_r;
                let t6 = r_2_1_mid * (m * y_dot + psi_dot * t2 - theta_dot * t5)
                    + r_1_1_mid * (theta_dot * t4 + (m * x_dot + psi_dot * t1));
                let carried = [
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    t3,
                    (m * (r * r) + a) * theta_dot + x_dot * t4 - y_dot * t5,
                    sin_theta_c * psi_dot + c * phi_dot + r * t6,
                    rt::lit::<T>(0.0),
                    r_2_1_mid,
                    r_1_1_mid,
                    sin_theta,
                    r_3_3_mid,
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
                let [x, y, psi, theta, phi, rho1, rho2, rho3, work, sin_psi_ahead,
                cos_psi_ahead, sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let c_ = setting.system().parameters.c;
                let k = setting.system().parameters.k;
                let Scheme { k2, k3, m_r_g, k5, k6, twice_r, half_h, k7, k8, k9 } = *setting
                    .scheme();
                let t1 = k3 * sin_theta_ahead;
                let t2 = rt::lit::<T>(1.0) / (a + sin_theta_ahead * t1);
                let t3 = k2 * sin_theta_ahead;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
                let t6 = rho3 - rho1 * t4;
                let t7 = t2 * (rho1 - t5 * (t3 * t6));
                let t8 = psi + half_h * t7;
                let (t9, t10) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    half_h * t7,
                    t8,
                    tally,
                );
                let t11 = t6 * t5;
                let t12 = c_ * t11;
                let t13 = rho2 * (k6 * cos_theta_ahead);
                let t14 = t12 + t13 * t7;
                let t15 = theta + k8 * rho2;
                let (t16, t17) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k8 * rho2,
                    t15,
                    tally,
                );
                let t18 = k2 * t16;
                let t19 = k3 * t16;
                let t20 = rt::lit::<T>(1.0) / (a + t16 * t19);
                let t21 = t18 * t20;
                let t22 = k * t7;
                let t23 = t13 * t11 - t22;
                let t24 = rho1 + half_h * t23;
                let t25 = rho3 - half_h * t14 - t21 * t24;
                let t26 = rt::lit::<T>(1.0) / (k2 - t18 * t21);
                let t27 = t25 * t26;
                let t28 = t20 * (t24 - t26 * (t18 * t25));
                let t29 = psi + half_h * t28;
                let (t30, t31) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    half_h * t28,
                    t29,
                    tally,
                );
                let t32 = c_ * t27;
                let t33 = m_r_g * sin_theta_ahead
                    + (k2 * t11 + t1 * t7) * (cos_theta_ahead * t7);
                let t34 = rho2 + half_h * t33;
                let t35 = t34 * (k6 * t17);
                let t36 = t32 + t28 * t35;
                let t37 = k * t28;
                let t38 = t27 * t35 - t37;
                let t39 = rho1 + half_h * t38;
                let t40 = theta + k8 * t34;
                let (t41, t42) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k8 * t34,
                    t40,
                    tally,
                );
                let t43 = k2 * t41;
                let t44 = k3 * t41;
                let t45 = rt::lit::<T>(1.0) / (a + t41 * t44);
                let t46 = t43 * t45;
                let t47 = rho3 - half_h * t36 - t39 * t46;
                let t48 = rt::lit::<T>(1.0) / (k2 - t43 * t46);
                let t49 = t47 * t48;
                let t50 = t45 * (t39 - t48 * (t43 * t47));
                let t51 = psi + h * t50;
                let (t52, t53) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    h * t50,
                    t51,
                    tally,
                );
                let t54 = c_ * t49;
                let t55 = m_r_g * t16 + (k2 * t27 + t19 * t28) * (t17 * t28);
                let t56 = rho2 + half_h * t55;
                let t57 = t56 * (k6 * t42);
                let t58 = t54 + t50 * t57;
                let t59 = k * t50;
                let t60 = t49 * t57 - t59;
                let t61 = rho1 + h * t60;
                let t62 = theta + k7 * t56;
                let (t63, t64) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k7 * t56,
                    t62,
                    tally,
                );
                let t65 = k2 * t63;
                let t66 = k3 * t63;
                let t67 = rt::lit::<T>(1.0) / (a + t63 * t66);
                let t68 = t65 * t67;
                let t69 = rho3 - h * t58 - t61 * t68;
                let t70 = rt::lit::<T>(1.0) / (k2 - t65 * t68);
                let t71 = t69 * t70;
                let t72 = twice_r * (t10 * t27 + t31 * t49)
                    + r * (cos_psi_ahead * t11 + t53 * t71);
                let x_new = x + k9 * t72;
                let t73 = twice_r * (t9 * t27 + t30 * t49)
                    + r * (sin_psi_ahead * t11 + t52 * t71);
                let y_new = y + k9 * t73;
                let t74 = t67 * (t61 - t70 * (t65 * t69));
                let psi_new = psi + k9 * (t74 + (t7 + rt::lit::<T>(2.0) * (t28 + t50)));
                let t75 = m_r_g * t41 + (k2 * t49 + t44 * t50) * (t42 * t50);
                let t76 = rho2 + h * t75;
                let t77 = k9
                    * (k5 * t76
                        + (k5 * rho2 + rt::lit::<T>(2.0) * (k5 * t34 + k5 * t56)));
                let theta_new = theta + t77;
                let phi_new = phi + k9 * (t71 + (t11 + rt::lit::<T>(2.0) * (t27 + t49)));
                let t78 = t76 * (k6 * t64);
                let t79 = k * t74;
                let rho1_new = rho1
                    + k9 * (t71 * t78 + (t23 + rt::lit::<T>(2.0) * (t38 + t60)) - t79);
                let t80 = (k2 * t71 + t66 * t74) * (t74 * t64)
                    + (rt::lit::<T>(2.0) * (t55 + t75) + (t33 + m_r_g * t63));
                let rho2_new = rho2 + k9 * t80;
                let t81 = c_ * t71;
                let rho3_new = rho3
                    - k9 * (t74 * t78 + (t81 + (t14 + rt::lit::<T>(2.0) * (t36 + t58))));
                let t82 = rt::lit::<T>(2.0)
                    * (t50 * t59 + (t49 * t54 + (t28 * t37 + t27 * t32)))
                    + (t11 * t12 + t7 * t22);
                let work_new = work - k9 * (t74 * t79 + (t71 * t81 + t82));
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    k9 * (t74 + (t7 + rt::lit::<T>(2.0) * (t28 + t50))),
                    psi_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t77,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    psi_new,
                    theta_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    sin_psi_ahead_new,
                    cos_psi_ahead_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, psi, theta, phi, rho1, rho2, rho3, _, _, _, _, _] = motion
                    .carried;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let Scheme { k2, k3, k5, .. } = *setting.scheme();
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let sin_theta = rt::sin(theta);
                let t1 = k2 * sin_theta;
                let t2 = rt::lit::<T>(1.0) / (a + sin_theta * (k3 * sin_theta));
                let t3 = t1 * t2;
                let t4 = rho3 - rho1 * t3;
                let t5 = rt::lit::<T>(1.0) / (k2 - t1 * t3);
                let t6 = t4 * t5;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    x_dot: r * r_1_1_mid * t6,
                    y_dot: r * r_2_1_mid * t6,
                    psi_dot: t2 * (rho1 - t5 * (t1 * t4)),
                    theta_dot: k5 * rho2,
                    phi_dot: t6,
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
                "applied_force" => {
                    rt::write(&self.applied_force(&at.get("q")?, &at.get("w")?), out)
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
                    self.parameters.r,
                    self.parameters.A,
                    self.parameters.C,
                    self.parameters.g,
                    self.parameters.c,
                    self.parameters.k,
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
            let mut info = ModelInfo::new("leaning_disk");
            info.text = Some(
                "A disk that rolls on the plane and may lean, in Euler's angles; the ground may rub it as it rolls and as it turns.",
            );
            info.source = Some(
                "J. Neimark and N. Fufaev, Dynamics of nonholonomic systems (1972), chapter II; friction in proportion to the rates, by Rayleigh's function",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("point of contact")),
                Quantity::new("y", Some("m"), Some("point of contact")),
                Quantity::new("psi", Some("rad"), Some("direction of the track")),
                Quantity::new("theta", Some("rad"), Some("lean, from the vertical")),
                Quantity::new("phi", Some("rad"), Some("angle of rolling")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("psi_dot", Some("rad/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("phi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2", "rho3"];
            info.constraints = &["slip[1]", "slip[2]"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "A",
                        Some("kg m^2"),
                        Some("moment of inertia about a diameter"),
                    ),
                    Some(0.08),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "C",
                        Some("kg m^2"),
                        Some("moment of inertia about the axis"),
                    ),
                    Some(0.15),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("g", Some("m/s^2"), Some("gravity")),
                    Some(9.81),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("c", Some("kg m^2/s"), Some("friction of rolling")),
                    Some(0.0),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("k", Some("kg m^2/s"), Some("friction of turning")),
                    Some(0.0),
                    false,
                ),
            ];
            info.driven = true;
            info.invariants = &[];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.2, -0.1, 0.4, 0.3, 0.1],
                    w: &[1.8421219880057702, 0.778836684617301, 1.3, -0.5, 4.0],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "rubbing",
                    text: Some("with friction"),
                    q: &[0.2, -0.1, 0.4, 0.1, 0.1],
                    w: &[3.6842439760115404, 1.557673369234602, 0.5, -0.2, 8.0],
                    parameters: &[(5, 0.06), (6, 0.04)],
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
                FunctionInfo::new("applied_force", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("configuration_velocity", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("invariants", &[("q", 5), ("w", 5)], &[0]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 5), ("p", 5)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 5), ("p", 5)], &[10]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, r, A, C, g, c, k] = parameters else {
                return Err(ParameterError::Count {
                    expected: 7,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, r, A, C, g, c, k })
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
impl LeaningDisk {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        leaning_disk::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        leaning_disk::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> leaning_disk::Parameters<f64> {
        leaning_disk::Parameters {
            m: self.m,
            r: self.r,
            A: self.A,
            C: self.C,
            g: self.g,
            c: self.c,
            k: self.k,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> leaning_disk::StateBuilder<f64> {
        leaning_disk::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`, `rubbing`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<leaning_disk::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: leaning_disk::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <leaning_disk::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        leaning_disk::System<f64>: ::nonholonomic::Discretize<M>,
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
