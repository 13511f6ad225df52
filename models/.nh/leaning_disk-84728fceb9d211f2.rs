// Prepared by `nh prepare` from `LeaningDisk` in src/library.rs and leaning_disk.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 84728fceb9d211f2e48ab0bb74ad8323
// content 13bf6de234da6253b7ac3be37d9ff741

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
/// * `gonzalez`: 93 add, 151 mul, 11 div, 6 sin_cos, 1 call
/// * `midpoint`: 32 add, 53 mul, 4 div, 4 sin_cos
/// * `leapfrog`: 138 add, 282 mul, 9 div, 4 sin_cos
/// * `rk4`: 94 add, 142 mul, 8 div, 8 sin_cos
pub mod leaning_disk {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
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
            self: &System<T>,
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
                k6,
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
            let sin_theta_squared = sin_theta * sin_theta;
            let t4 = rt::lit::<T>(1.0) / (a + k6 * sin_theta_squared);
            let t5 = sin_theta_c * t4;
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let t6 = r_2_1_mid * (r * sin_theta);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t7 = sin_theta * (r * r_1_1_mid);
            let t8 = m_r * (upright_2_2 * t6 - r_2_1_mid_r_3_3_mid * t7);
            let t9 = t4 * t8;
            let t10 = sin_theta_c * t9;
            let t11 = rt::lit::<T>(1.0)
                / (m_r_squared_plus_a - r_3_3_mid * (m_r_squared * r_3_3_mid) - t8 * t9);
            let t12 = t10 * t11;
            let t13 = rt::lit::<T>(1.0) / (c - sin_theta_c * t5 - t10 * t12);
            let t14 = m_r
                * (r_3_3_mid * r_2_1_mid_psi_dot + r_1_1_mid * sin_theta_theta_dot);
            let r_upright_2_2 = r * upright_2_2;
            let t15 = m_r
                * (r_2_1_mid * r_3_3_mid_theta_dot + sin_theta * r_1_1_mid_psi_dot);
            let t16 = psi_dot * t15 + theta_dot * t14;
            let t17 = r * r_2_1_mid_r_3_3_mid;
            let t18 = r_1_1_mid * x_dot + r_2_1_mid * y_dot;
            let t19 = r_3_3_mid * psi_dot
                * (twice_m_r * t18
                    + (twice_c * phi_dot
                        + rt::lit::<T>(2.0) * (sin_theta * (k1 * psi_dot))));
            let r_2_1_mid_x_dot = r_2_1_mid * x_dot;
            let r_1_1_mid_y_dot = r_1_1_mid * y_dot;
            let t20 = t17 * t3
                + rt::lit::<T>(0.5)
                    * (t19
                        + sin_theta
                            * (k12
                                - (r_2_1_mid_x_dot - r_1_1_mid_y_dot)
                                    * (twice_m_r * theta_dot)));
            let t21 = psi_dot
                * (k
                    + sin_theta
                        * (k11 * r_3_3_mid_theta_dot
                            - m_r * (r_1_1_mid_y_dot - r_2_1_mid_x_dot))) - t16 * t6;
            let t22 = c * r_3_3_mid_theta_dot;
            let t23 = y_dot * t15
                + (x_dot * t1 + (phi_dot * t22 - t18 * (m_r * r_3_3_mid_theta_dot)))
                - t3 * t7;
            let t24 = t21 + t23;
            let t25 = x_dot * t2 + y_dot * t14 + r_upright_2_2 * t16 - t20 - t9 * t24;
            let t26 = t12 * t25 + (c_ * phi_dot + psi_dot * t22 - t5 * t24);
            let t27 = t13 * t26;
            let t28 = t11 * (t25 + t13 * (t10 * t26));
            let t29 = t4 * (t24 - t13 * (sin_theta_c * t26)) - t9 * t28;
            let t30 = inv_m * t3 - r * (phi_dot * r_2_1_mid_psi_dot + r_1_1_mid * t27)
                - t17 * t28 - t7 * t29;
            let t31 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let t32 = c_m_r_squared_plus_a
                + t31 * (r_2_1_mid * (m_r_squared * r_2_1_mid));
            let t33 = a + m_r_squared * sin_theta_squared;
            let t34 = m_c * t33;
            let t35 = c_m_r_squared_plus_a
                + t31 * (r_1_1_mid * (m_r_squared * r_1_1_mid));
            let t36 = t31 * (r_2_1_mid * (r_squared * r_1_1_mid));
            let t37 = c * t33;
            let t38 = t35 * t32 / (t34 * t34) - t36 * t36 / (t37 * t37);
            let t39 = rt::lit::<T>(1.0) / (t34 * t38);
            let t40 = t36 / (t37 * t38);
            let t41 = r_upright_2_2 * t28
                + (inv_m * t16 + r * (phi_dot * r_1_1_mid_psi_dot - r_2_1_mid * t27))
                - t6 * t29;
            rt::vector([t30 * (t32 * t39) - t40 * t41, t41 * (t35 * t39) - t40 * t30])
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
                k6,
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
            let sin_theta_squared = sin_theta * sin_theta;
            let t2 = a + k6 * sin_theta_squared;
            let t3 = rt::lit::<T>(1.0) / t2;
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let t4 = r_2_1_mid * (r * sin_theta);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t5 = m_r * (upright_2_2 * t4 - r_2_1_mid_r_3_3_mid * t1);
            let t6 = t3 * t5;
            let t7 = m_r_squared_plus_a - r_3_3_mid * (m_r_squared * r_3_3_mid)
                - t5 * t6;
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let t10 = c_m_r_squared_plus_a
                + t9 * (r_2_1_mid * (m_r_squared * r_2_1_mid));
            let t11 = a + m_r_squared * sin_theta_squared;
            let t12 = m_c * t11;
            let t13 = c_m_r_squared_plus_a
                + t9 * (r_1_1_mid * (m_r_squared * r_1_1_mid));
            let t14 = t9 * (r_2_1_mid * (r_squared * r_1_1_mid));
            let t15 = c * t11;
            let t16 = t13 * t10 / (t12 * t12) - t14 * t14 / (t15 * t15);
            let t17 = rt::lit::<T>(1.0) / (t12 * t16);
            let r_3_3_mid_theta_dot = r_3_3_mid * theta_dot;
            let r_2_1_mid_psi_dot = r_2_1_mid * psi_dot;
            let t18 = m_r
                * (r_1_1_mid * r_3_3_mid_theta_dot - sin_theta * r_2_1_mid_psi_dot);
            let r_1_1_mid_psi_dot = r_1_1_mid * psi_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t19 = m_r
                * (r_3_3_mid * r_1_1_mid_psi_dot - r_2_1_mid * sin_theta_theta_dot);
            let t20 = psi_dot * t18 + theta_dot * t19;
            let r_phi_dot = r * phi_dot;
            let sin_theta_c = c * sin_theta;
            let t21 = sin_theta_c * t3;
            let t22 = sin_theta_c * t6;
            let t23 = t22 * t8;
            let t24 = c - sin_theta_c * t21 - t22 * t23;
            let t25 = rt::lit::<T>(1.0) / t24;
            let r_upright_2_2 = r * upright_2_2;
            let t26 = m_r
                * (r_2_1_mid * r_3_3_mid_theta_dot + sin_theta * r_1_1_mid_psi_dot);
            let t27 = m_r
                * (r_3_3_mid * r_2_1_mid_psi_dot + r_1_1_mid * sin_theta_theta_dot);
            let t28 = psi_dot * t26 + theta_dot * t27;
            let sin_theta_m_r_g = m_r_g * sin_theta;
            let t29 = r_1_1_mid * x_dot + r_2_1_mid * y_dot;
            let t30 = r_3_3_mid * psi_dot
                * (twice_m_r * t29
                    + (twice_c * phi_dot
                        + rt::lit::<T>(2.0) * (sin_theta * (k1 * psi_dot))));
            let r_2_1_mid_x_dot = r_2_1_mid * x_dot;
            let r_1_1_mid_y_dot = r_1_1_mid * y_dot;
            let t31 = y_dot * t27 + (sin_theta_m_r_g + x_dot * t19)
                - rt::lit::<T>(0.5)
                    * (t30
                        + sin_theta
                            * (k12
                                - (r_2_1_mid_x_dot - r_1_1_mid_y_dot)
                                    * (twice_m_r * theta_dot)));
            let t32 = r * r_2_1_mid_r_3_3_mid;
            let t33 = c * r_3_3_mid_theta_dot;
            let t34 = psi_dot
                * (k
                    + sin_theta
                        * (k11 * r_3_3_mid_theta_dot
                            - m_r * (r_1_1_mid_y_dot - r_2_1_mid_x_dot)))
                + (y_dot * t26
                    + (x_dot * t18
                        + (phi_dot * t33 - t29 * (m_r * r_3_3_mid_theta_dot))));
            let t35 = t34 - (t28 * t4 + t20 * t1);
            let t36 = r_upright_2_2 * t28 - sin_theta_m_r_g + (t31 - t32 * t20)
                - t6 * t35;
            let t37 = c_ * phi_dot + psi_dot * t33;
            let t38 = t23 * t36 + (t37 - t21 * t35);
            let t39 = t25 * t38;
            let t40 = rt::lit::<T>(1.0) / (t7 * t24);
            let t41 = t8 * t36 + t40 * (t22 * t38);
            let t42 = rt::lit::<T>(1.0) / (t2 * t24);
            let t43 = t3 * t35 - t42 * (sin_theta_c * t38) - t6 * t41;
            let t44 = inv_m * t20 - r_2_1_mid_psi_dot * r_phi_dot - r_r_1_1_mid * t39
                - t32 * t41 - t1 * t43;
            let t45 = t14 / (t15 * t16);
            let r_r_2_1_mid = r * r_2_1_mid;
            let t46 = r_upright_2_2 * t41
                + (inv_m * t28 + r_1_1_mid_psi_dot * r_phi_dot - r_r_2_1_mid * t39)
                - t4 * t43;
            let t47 = t10 * t17 * t44 - t45 * t46;
            let t48 = t47 - t20;
            let t49 = t13 * t17 * t46 - t45 * t44;
            let t50 = t49 - t28;
            let t51 = t1 * t48 + (t34 + t4 * t50);
            let t52 = t6 * t51
                + (r_upright_2_2 * t50 + (sin_theta_m_r_g - t31) - t32 * t48);
            let t53 = t23 * t52
                + (t21 * t51 - (r_r_1_1_mid * t47 + (t37 + r_r_2_1_mid * t49)));
            let t54 = t8 * t52 + t53 * (t22 * t40);
            let t55 = t6 * t54 + (t53 * (sin_theta_c * t42) + t3 * t51);
            rt::vector([
                t1 * t55 + (inv_m * t48 - t32 * t54),
                t4 * t55 + (r_upright_2_2 * t54 + inv_m * t50),
                -t55,
                t54,
                t25 * t53,
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
                k6,
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
            let t1 = a + m_r_squared * sin_theta_squared;
            let t2 = r_3_3_mid_squared * t1;
            let t3 = k3 / t2;
            let t4 = a_m_r_squared_plus_a * r_3_3_mid_squared;
            let t5 = a_minus_m_r_squared * sin_theta_squared;
            let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
            let t6 = m_r_squared * (r_1_1_mid * r_1_1_mid);
            let t7 = inv_a / r_3_3_mid_squared;
            let r_r_1_1_mid = r * r_1_1_mid;
            let t8 = t7 * (sin_theta_squared * r_r_1_1_mid);
            let r_1_1_mid_sin_theta = r_1_1_mid * sin_theta;
            let t9 = r * r_1_1_mid_sin_theta;
            let t10 = t9 * t7;
            let t11 = t3
                * (p_x
                    * (t4 + (m_r_squared_plus_a + r_3_3_mid_squared * (t5 - k2)) * t6))
                + (p_phi * t8 - p_psi * t10);
            let r_2_1_mid_r_3_3_mid = r_2_1_mid * r_3_3_mid;
            let t12 = r * r_2_1_mid_r_3_3_mid;
            let t13 = rt::lit::<T>(1.0) / t1;
            let t14 = t12 * t13;
            let r_1_1_mid_r_2_1_mid = r_1_1_mid * r_2_1_mid;
            let t15 = (a + sin_theta_squared * (t5 - k4))
                * (r_squared_over_a * r_1_1_mid_r_2_1_mid) / t2;
            let t16 = t11 - p_theta * t14 - p_y * t15;
            let t17 = m_r_squared * (r_2_1_mid * r_2_1_mid);
            let upright_2_2 = r_1_1_mid * r_3_3_mid;
            let r_upright_2_2 = r * upright_2_2;
            let t18 = r_upright_2_2 * t13;
            let r_r_2_1_mid = r * r_2_1_mid;
            let t19 = t7 * (sin_theta_squared * r_r_2_1_mid);
            let upright_1_3 = sin_theta * r_2_1_mid;
            let up_1 = r * upright_1_3;
            let t20 = up_1 * t7;
            let t21 = t3
                * (p_y
                    * (t4
                        - (r_3_3_mid_squared
                            * (k2 + m_r_squared_minus_a * sin_theta_squared)
                            - m_r_squared_plus_a) * t17))
                + (p_theta * t18 + (p_phi * t19 - p_psi * t20));
            let t22 = t21 - p_x * t15;
            let t23 = sin_theta * t7;
            let t24 = p_psi * t7 - p_y * t20 - (p_phi * t23 + p_x * t10);
            let t25 = p_theta * t13 + p_y * t18 - p_x * t14;
            let t26 = p_y * t19 + p_x * t8
                + ((c + a_minus_c * r_3_3_mid_squared) * (inv_a_c * p_phi)
                    / r_3_3_mid_squared - p_psi * t23);
            let t27 = r_3_3_mid * t25;
            let t28 = r_2_1_mid * t24;
            let t29 = m_r * (r_1_1_mid * t27 - sin_theta * t28);
            let t30 = r_1_1_mid * t24;
            let t31 = sin_theta * t25;
            let t32 = m_r * (r_3_3_mid * t30 - r_2_1_mid * t31);
            let t33 = t24 * t29 + t25 * t32;
            let t34 = r * t26;
            let sin_theta_c = c * sin_theta;
            let t35 = rt::lit::<T>(1.0) / (a + k6 * sin_theta_squared);
            let t36 = sin_theta_c * t35;
            let m_r_upright_2_2 = m_r * upright_2_2;
            let t37 = m_r * r_2_1_mid_r_3_3_mid;
            let t38 = m_r_upright_2_2 * up_1 - t37 * t9;
            let t39 = t38 * t35;
            let t40 = sin_theta_c * t39;
            let t41 = rt::lit::<T>(1.0)
                / (m_r_squared_plus_a - m_r_squared * r_3_3_mid_squared - t38 * t39);
            let t42 = t40 * t41;
            let t43 = rt::lit::<T>(1.0) / (c - sin_theta_c * t36 - t40 * t42);
            let t44 = m_r * (r_2_1_mid * t27 + sin_theta * t30);
            let t45 = m_r * (r_1_1_mid * t31 + r_3_3_mid * t28);
            let t46 = t24 * t44 + t25 * t45;
            let t47 = r_1_1_mid * t16 + r_2_1_mid * t22;
            let t48 = (twice_m_r * t47
                + (rt::lit::<T>(2.0) * (k1 * sin_theta * t24) + twice_c * t26))
                * (r_3_3_mid * t24);
            let t49 = r_2_1_mid * t16;
            let t50 = r_1_1_mid * t22;
            let t51 = rt::lit::<T>(0.5)
                * (t48 + sin_theta * (k12 - (t49 - t50) * (twice_m_r * t25)))
                + t12 * t33;
            let t52 = k * t24;
            let t53 = c * t27;
            let t54 = (k11 * t27 - m_r * (t50 - t49)) * (sin_theta * t24)
                + (t52 + t26 * t53 - t47 * (m_r * t27));
            let t55 = t22 * t44 + t16 * t29 - up_1 * t46 + (t54 - t9 * t33);
            let t56 = r_upright_2_2 * t46 + (t16 * t32 + t22 * t45) - t51 - t39 * t55;
            let t57 = c_ * t26;
            let t58 = t42 * t56 + (t57 + t24 * t53 - t36 * t55);
            let t59 = t43 * t58;
            let t60 = t41 * (t56 + t58 * (t40 * t43));
            let t61 = t35 * (t55 - t58 * (sin_theta_c * t43)) - t39 * t60;
            let t62 = inv_m * t33 - t28 * t34 - r_r_1_1_mid * t59 - t12 * t60 - t9 * t61;
            let t63 = m_r_squared_plus_c * sin_theta_squared + a_minus_c;
            let t64 = c_m_r_squared_plus_a + t63 * t17;
            let t65 = m_c * t1;
            let t66 = c_m_r_squared_plus_a + t63 * t6;
            let t67 = t63 * (r_squared * r_1_1_mid_r_2_1_mid);
            let t68 = c * t1;
            let t69 = t66 * t64 / (t65 * t65) - t67 * t67 / (t68 * t68);
            let t70 = rt::lit::<T>(1.0) / (t65 * t69);
            let t71 = t67 / (t68 * t69);
            let t72 = r_upright_2_2 * t60 + (t30 * t34 + inv_m * t46 - r_r_2_1_mid * t59)
                - up_1 * t61;
            let t73 = t62 * (t64 * t70) - t71 * t72;
            let t74 = t72 * (t66 * t70) - t71 * t62;
            let m_r_upright_1_3 = m_r * upright_1_3;
            let t75 = m_r * r_1_1_mid_sin_theta;
            let t76 = t16 * (m_r_upright_2_2 * t25 - m_r_upright_1_3 * t24)
                + t22 * (t37 * t25 + t75 * t24);
            let t77 = t75 * t22 - m_r_upright_1_3 * t16;
            let t78 = m_r_upright_2_2 * t16 + t37 * t22;
            let t79 = t24
                * (t78
                    + (rt::lit::<T>(2.0) * (c * r_3_3_mid * t26)
                        + t24 * (r_3_3_mid * (k11 * sin_theta))));
            let t80 = t16 * (m_r_upright_2_2 * t24 - m_r_upright_1_3 * t25)
                + t22 * (t75 * t25 + t37 * t24);
            rt::vector([
                t16,
                t22,
                t24,
                t25,
                t26,
                t73,
                t74,
                rt::lit::<T>(0.5) * (t76 + (t24 * t77 + t25 * t78)) - t52,
                m_r_g * sin_theta + rt::lit::<T>(0.5) * (t79 + (t25 * t77 + t80)),
                -(r_r_1_1_mid * t73 + (t57 + r_r_2_1_mid * t74)),
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
        /// - `theta_rate`, `rho1_rate`, `rho3_rate`, `kappa_gradient`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: psi_rate, x_rate, y_rate, phi_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 11 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 16 | 3 | 0 | 0 | 0 |
        /// | each step | 44 | 73 | 6 | 0 | 3 | 1 |
        /// | each sweep for theta_rate, rho1_rate, rho3_rate, kappa_gradient | 49 | 78 | 5 | 0 | 3 | 0 |
        /// | each iteration for theta_rate, rho1_rate, rho3_rate, kappa_gradient | 244 | 400 | 12 | 0 | 4 | 0 |
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
            /// `(h/(m r² + A))/2`
            k9: T,
            /// `(m r² + C) h`
            m_r_squared_plus_c_h: T,
            /// `(m r² + C - A) h`
            k10: T,
            /// `(m r² + C) h/2`
            k11: T,
            /// `m r g h/2`
            k12: T,
            /// `m r (h/(m r² + A))/2`
            k13: T,
            /// `(m r h/(m r² + A))/2`
            k14: T,
            /// `(h/(m r² + A)) r² m`
            k15: T,
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

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); work that has been done from outside (1); energy at the start (1); functions of q that the next step needs (5).
            type Carried = [T; 15];
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
                let k9 = rt::lit::<T>(0.5) * k8;
                let m_r_squared_plus_c_h = m_r_squared_plus_c * h;
                let k10 = k1 * h;
                let k11 = rt::lit::<T>(0.5) * m_r_squared_plus_c_h;
                let k12 = rt::lit::<T>(0.5) * (m_r_g * h);
                let k13 = rt::lit::<T>(0.5) * (m_r * k8);
                let k14 = rt::lit::<T>(0.5) * (m_r * h / m_r_squared_plus_a);
                let k15 = k8 * r_m_r;
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
                    k9,
                    m_r_squared_plus_c_h,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
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
                let Scheme { m_r_squared_plus_c, k1, m_r_g, k2, .. } = *self;
                let [[x, y, psi, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, psi_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
                let sin_theta_c = c * sin_theta;
                let (r_2_1_mid, r_1_1_mid) = rt::sin_cos(psi);
                let m_r_2 = m * r;
                let r_1_1_mid_m_r = m_r_2 * r_1_1_mid;
                let t1 = sin_theta * r_1_1_mid_m_r;
                let t2 = r_2_1_mid * (m_r_2 * sin_theta);
                let t3 = a + sin_theta * (k1 * sin_theta);
                let t4 = sin_theta_c * phi_dot + x_dot * t1
                    + (y_dot * t2 + psi_dot * t3);
                let t5 = r_3_3_mid * (m_r_2 * r_2_1_mid);
                let t6 = r_3_3_mid * r_1_1_mid_m_r;
                let t7 = (m * (r * r) + a) * theta_dot + x_dot * t5 - y_dot * t6;
                let t8 = r_2_1_mid * (m * y_dot + psi_dot * t2 - theta_dot * t6)
                    + r_1_1_mid * (theta_dot * t5 + (m * x_dot + psi_dot * t1));
                let t9 = sin_theta_c * psi_dot + c * phi_dot + r * t8;
                let t10 = m_r_squared_plus_c * sin_theta;
                let t11 = rt::lit::<T>(1.0) / t3;
                let t12 = t10 * t11;
                let t13 = rt::lit::<T>(1.0) / (m_r_squared_plus_c - t10 * t12);
                let t14 = t9 - t12 * t4;
                let t15 = (t4 - t13 * (t10 * t14)) * (t11 * t4)
                    + (t7 * (k2 * t7) + t13 * (t9 * t14));
                let carried = [
                    x,
                    y,
                    psi,
                    theta,
                    phi,
                    t4,
                    t7,
                    t9,
                    rt::lit::<T>(0.0),
                    m_r_g * r_3_3_mid + rt::lit::<T>(0.5) * t15,
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
                let [x, y, psi, theta, phi, rho1, rho2, rho3, work, reference,
                sin_theta_ahead, cos_theta_ahead, sin_psi_ahead, cos_psi_ahead, psi_ahead,
                ] = motion.carried;
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
                    k9,
                    m_r_squared_plus_c_h,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    r_h,
                    twice_h,
                    k_h,
                    c_h,
                } = *setting.scheme();
                let t1 = k2 * rho2;
                let t2 = m_r_squared_plus_c * sin_theta_ahead;
                let t3 = a + sin_theta_ahead * (k1 * sin_theta_ahead);
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = t2 * t4;
                let t6 = t2 * t5;
                let t7 = m_r_squared_plus_c - t6;
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = rho3 - rho1 * t5;
                let t10 = t9 * t8;
                let t11 = rt::lit::<T>(1.0) / (t3 * t7);
                let t12 = rho1 * t4 - t11 * (t2 * t9);
                let t13 = t2 * t11;
                let t14 = k7 * sin_theta_ahead;
                let t15 = rt::lit::<T>(0.5) * t3;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta_rate, rho1_rate, rho3_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let theta_rate_half_h = half_h * theta_rate;
                    let t17 = theta + theta_rate_half_h;
                    let ((t18, _), (t20, t21)) = rt::halfway(
                        (sin_theta_ahead, cos_theta_ahead),
                        theta_rate_half_h,
                        t17,
                    );
                    let t22 = m_r_g * t20;
                    let t23 = rho1 + half_h * rho1_rate;
                    let t24 = m_r_squared_plus_c * t20;
                    let t25 = k1 * t20;
                    let t26 = a + t20 * t25;
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t28 = t24 * t27;
                    let t29 = rho3 + half_h * rho3_rate - t23 * t28;
                    let t30 = m_r_squared_plus_c - t24 * t28;
                    let t31 = rt::lit::<T>(1.0) / t30;
                    let t32 = t29 * t31;
                    let t33 = m_r_squared_plus_c * t32;
                    let t35 = t24 * t29;
                    let t208 = t27 * (t23 - t31 * t35);
                    let t209 = (t33 + t25 * t208) * (t21 * t208);
                    let t210 = t22 + t209;
                    let t43 = theta_rate * kappa_gradient;
                    let t211 = t210 - t43;
                    let t212 = rho2 + half_h * t211;
                    let t49 = rho3_rate * kappa_gradient;
                    let t50 = t49 + t32;
                    let t51 = k3 * t21;
                    let t213 = t51 * t212;
                    let t46 = k + kappa_gradient;
                    let t47 = rho1_rate * kappa_gradient;
                    let t214 = t47 + t208;
                    let t53 = (c_ + k5 * kappa_gradient) * t50;
                    let t61 = rho1 + h * rho1_rate;
                    let theta_rate_h = h * theta_rate;
                    let theta_new = theta + theta_rate_h;
                    let sin_theta_ahead_new = rt::sin(theta_new);
                    let t56 = m_r_squared_plus_c * sin_theta_ahead_new;
                    let t62 = t61 - t56 * t32;
                    let t58 = a + sin_theta_ahead_new * (k1 * sin_theta_ahead_new);
                    let t215 = t62 - t208 * t58;
                    let t54 = rho3 + h * rho3_rate;
                    let t55 = t54 - t33;
                    let t216 = t55 - t56 * t208;
                    let t59 = rt::lit::<T>(1.0) / t58;
                    let t60 = t56 * t59;
                    let t217 = t216 - t60 * t215;
                    let t65 = m_r_squared_plus_c - t56 * t60;
                    let t66 = rt::lit::<T>(1.0) / t65;
                    let t68 = rho3 - t33;
                    let t218 = t68 - t2 * t208;
                    let t70 = rho1 - t2 * t32;
                    let t219 = t70 - t3 * t208;
                    let t220 = t218 - t5 * t219;
                    let t221 = (t215 - t217 * (t56 * t66)) * (t59 * t215)
                        + (t217 * (t66 * t216) - t220 * (t8 * t218));
                    let t87 = t20 * (twice_m_r_g * t18);
                    let t80 = t21 * t18;
                    let t81 = m_r_squared_plus_c * t80;
                    let t82 = t32 * t81;
                    let t83 = sin_theta_ahead_new + sin_theta_ahead;
                    let t222 = theta_rate_h * t210
                        - (t87
                            + t208
                                * (rt::lit::<T>(2.0) * t82 + t208 * (t80 * (k1 * t83))));
                    let t89 = t50 * (k5 * t50)
                        + (rho1_rate * rho1_rate
                            + (theta_rate * theta_rate + rho3_rate * rho3_rate));
                    let t223 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * (t221 - t219 * (t4 * t219 - t13 * t220))
                            + t222,
                        h * (t211 * t211 + (t89 + t214 * t214)),
                    );
                    solution1
                        .update([
                            k2 * t212 + kappa_gradient * t211,
                            t50 * t213 - t46 * t214,
                            -(t53 + t214 * t213),
                            t223,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t16 = rho2 * (k3 * cos_theta_ahead);
                            [
                                t1,
                                t16 * t10 - k * t12,
                                -(c_ * t10 + t16 * t12),
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
                            let t17 = theta + theta_rate_half_h;
                            let ((t18, t19), (t20, t21)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t17,
                            );
                            let t22 = m_r_g * t20;
                            let t23 = rho1 + half_h * rho1_rate;
                            let t24 = m_r_squared_plus_c * t20;
                            let t25 = k1 * t20;
                            let t26 = a + t20 * t25;
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t24 * t27;
                            let t29 = rho3 + half_h * rho3_rate - t23 * t28;
                            let t30 = m_r_squared_plus_c - t24 * t28;
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = t29 * t31;
                            let t33 = m_r_squared_plus_c * t32;
                            let t34 = t23 * t27;
                            let t35 = t24 * t29;
                            let t36 = t26 * t30;
                            let t37 = rt::lit::<T>(1.0) / t36;
                            let t38 = t35 * t37;
                            let t39 = t34 - t38;
                            let t40 = t39 * (k1 * t39);
                            let t41 = t33 * t39 + t20 * t40;
                            let t42 = t22 + t21 * t41;
                            let t43 = theta_rate * kappa_gradient;
                            let t44 = t42 - t43;
                            let t45 = rho2 + half_h * t44;
                            let t46 = k + kappa_gradient;
                            let t47 = rho1_rate * kappa_gradient;
                            let t48 = t47 + t39;
                            let t49 = rho3_rate * kappa_gradient;
                            let t50 = t49 + t32;
                            let t51 = k3 * t21;
                            let t52 = t45 * t51;
                            let t53 = (c_ + k5 * kappa_gradient) * t50;
                            let t54 = rho3 + h * rho3_rate;
                            let t55 = t54 - t33;
                            let theta_rate_h = h * theta_rate;
                            let theta_new = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let t56 = m_r_squared_plus_c * sin_theta_ahead_new;
                            let t57 = t55 - t56 * t39;
                            let t58 = a
                                + sin_theta_ahead_new * (k1 * sin_theta_ahead_new);
                            let t59 = rt::lit::<T>(1.0) / t58;
                            let t60 = t56 * t59;
                            let t61 = rho1 + h * rho1_rate;
                            let t62 = t61 - t56 * t32;
                            let t63 = t62 - t58 * t39;
                            let t64 = t57 - t60 * t63;
                            let t65 = m_r_squared_plus_c - t56 * t60;
                            let t66 = rt::lit::<T>(1.0) / t65;
                            let t67 = t64 * t66;
                            let t68 = rho3 - t33;
                            let t69 = t68 - t2 * t39;
                            let t70 = rho1 - t2 * t32;
                            let t71 = t70 - t3 * t39;
                            let t72 = t69 - t5 * t71;
                            let t73 = t8 * t72;
                            let t74 = t59 * t63;
                            let t75 = rt::lit::<T>(1.0) / (t58 * t65);
                            let t76 = t56 * t75;
                            let t77 = t64 * t76;
                            let t78 = t74 - t77;
                            let t79 = t4 * t71 - t13 * t72;
                            let t80 = t21 * t18;
                            let t81 = m_r_squared_plus_c * t80;
                            let t82 = t32 * t81;
                            let t83 = sin_theta_ahead_new + sin_theta_ahead;
                            let t84 = t83 * (k1 * t80);
                            let t85 = t82 + t84 * t39;
                            let t86 = t81 * t39;
                            let t87 = t20 * (twice_m_r_g * t18);
                            let t88 = rt::lit::<T>(0.5)
                                * (t57 * t67 - t69 * t73 + (t63 * t78 - t71 * t79))
                                + (theta_rate_h * t42 - (t39 * t85 + (t32 * t86 + t87)));
                            let t89 = t50 * (k5 * t50)
                                + (rho1_rate * rho1_rate
                                    + (theta_rate * theta_rate + rho3_rate * rho3_rate));
                            let t90 = h * (t44 * t44 + (t48 * t48 + t89));
                            let t91 = rt::div_or_zero(t88, t90);
                            let t92 = kappa_gradient + k9;
                            let t93 = k11 * t21;
                            let t94 = t21 * (k10 * t20);
                            let t95 = t27 * (t93 - t28 * t94);
                            let t96 = t28 * t93 + t24 * t95;
                            let t97 = t23 * t95;
                            let t98 = t31 * (t32 * t96 - t97);
                            let t99 = t37
                                * (t29 * t93 - t24 * t97 - t38 * (t30 * t94 - t26 * t96));
                            let t100 = t34 * (t27 * t94) + t99;
                            let t101 = t20 * t39;
                            let t102 = m_r_squared_plus_c * (t39 * t98 - t32 * t100)
                                + (t40 * (half_h * t21) - t100 * (k4 * t101));
                            let t103 = t21 * (t102 + k12) - t41 * (half_h * t20);
                            let t104 = t103 - kappa_gradient;
                            let t105 = h * t28;
                            let t106 = h * t27 + t37 * (t24 * t105);
                            let t107 = rt::lit::<T>(0.5) * t106;
                            let t108 = t31 * t105;
                            let t109 = t21
                                * (m_r_squared_plus_c
                                    * (t32 * t107 - t39 * (rt::lit::<T>(0.5) * t108))
                                    + t101 * (k1 * t106));
                            let t110 = half_h * t31;
                            let t111 = m_r_squared_plus_c_h * t20 * t37;
                            let t112 = m_r_squared_plus_c
                                * (t39 * t110 - t29 * (k11 * t20) / (t30 * t36))
                                + t101 * (k6 * t111);
                            let t113 = t21 * t112;
                            let t114 = r * (t104 * (k13 * t21) - t45 * (k14 * t20));
                            let t115 = k15 * t21;
                            let t116 = t109 * t115;
                            let t117 = kappa_gradient + t107;
                            let t118 = kappa_gradient + t110;
                            let t119 = t113 * t115;
                            let t120 = rt::lit::<T>(0.5) * t50;
                            let t121 = t21 * (k15 * theta_rate);
                            let t122 = psi + half_h * t48;
                            let (t123, t124) = rt::sin_cos(t122);
                            let t125 = r * t124;
                            let t126 = r_h * t100;
                            let t127 = t123 * t126;
                            let t128 = t98 * t125 + t120 * t127;
                            let t129 = r * t123;
                            let t130 = t124 * t126;
                            let t131 = t98 * t129 - t120 * t130;
                            let t132 = t50 * t125;
                            let t133 = kappa_gradient * t132;
                            let t134 = t50 * t129;
                            let t135 = kappa_gradient * t134;
                            let t136 = rt::lit::<T>(0.5) * (t133 * t127 - t135 * t130)
                                + (t48 * t114 + (c_ * t98 - t100 * t52));
                            let t137 = r_h * t117;
                            let t138 = t124 * t137;
                            let t139 = t123 * t137;
                            let t140 = t50 * t138 - t108 * t129;
                            let t141 = t108 * t125 + t50 * t139;
                            let t142 = kappa_gradient
                                * (half_r * (t123 * t140 - t124 * t141))
                                + (t117 * t52 - half_c * t108);
                            let t143 = rt::lit::<T>(0.5)
                                * (t135 * t138 + (t48 * t116 - kappa_gradient * t108)
                                    - t133 * t139) + t142;
                            let t144 = r_h * t111;
                            let t145 = t123 * t144;
                            let t146 = rt::lit::<T>(0.25) * t50;
                            let t147 = t118 * t125 + t145 * t146;
                            let t148 = t124 * t144;
                            let t149 = t118 * t129 - t146 * t148;
                            let t150 = rt::lit::<T>(0.25) * (t133 * t145 - t135 * t148)
                                + (rt::lit::<T>(0.5) * (t48 * t119 - t111 * t52)
                                    + (c_ * t118 + rt::lit::<T>(1.0)));
                            let rho1_rate_r_h = r_h * rho1_rate;
                            let t151 = t123 * rho1_rate_r_h;
                            let t152 = rho3_rate * t125 - t120 * t151;
                            let t153 = t125 * (t132 + kappa_gradient * t152)
                                + (rho1_rate * t52 + (t49 + c_ * rho3_rate + t50));
                            let t154 = t124 * rho1_rate_r_h;
                            let t155 = rho3_rate * t129 + t120 * t154;
                            let t156 = rt::lit::<T>(0.5)
                                * (t135 * t154 - t121 * t48 - t133 * t151)
                                + t129 * (t134 + kappa_gradient * t155);
                            let t157 = t134 * t131
                                + (t132 * t128
                                    + (t44 * t104 + (theta_rate + t50 * t98 - t48 * t100)));
                            let t158 = m_r_squared_plus_c_h * cos_theta_ahead_new;
                            let t159 = rt::lit::<T>(2.0)
                                * (cos_theta_ahead_new * (k10 * sin_theta_ahead_new));
                            let t160 = t59 * (t158 - t60 * t159);
                            let t161 = t158 * t60 + t56 * t160;
                            let t162 = m_r_squared_plus_c * t98;
                            let t163 = t162 + t158 * t39 - t56 * t100;
                            let t164 = t56 * t98 + (t32 * t158 + t39 * t159)
                                - t58 * t100;
                            let t165 = t163 + t63 * t160 - t60 * t164;
                            let t166 = t57 * t66;
                            let t167 = t3 * t100 - t2 * t98;
                            let t168 = t2 * t100 - t162;
                            let t169 = t168 - t5 * t167;
                            let t170 = t8 * t69;
                            let t171 = t71 * (t4 * t167 - t13 * t169)
                                + (t169 * t170 + (t67 * t163 + t73 * t168));
                            let t172 = t75
                                * (t158 * t64 - t77 * (t65 * t159 - t58 * t161)
                                    - t56 * t165);
                            let t173 = (t67 * t161 - t165) * t166
                                - (t78 * t164 + t79 * t167) - t171
                                - t63 * (t59 * (t164 + t74 * t159) + t172);
                            let t174 = h * t19;
                            let t175 = t85 * t100
                                - (m_r_g * (t18 * (h * t21) + t20 * t174) + t86 * t98);
                            let t176 = t21 * t174 - t18 * (h * t20);
                            let t177 = k7 * t176;
                            let t178 = t39
                                * (k1
                                    * (h * cos_theta_ahead_new * t80
                                        + t83 * (rt::lit::<T>(0.5) * t176))) + t32 * t177;
                            let t179 = t175 - t32 * (t177 * t39 - t81 * t100)
                                - t39 * (t81 * t98 + t178 - t84 * t100);
                            let t180 = h * (t42 - t157 * (rt::lit::<T>(2.0) * t91))
                                + (rt::lit::<T>(0.5) * t173 + (theta_rate_h * t103 + t179));
                            let t181 = k7 * sin_theta_ahead_new;
                            let t182 = h + t108 * t181 - t58 * t107;
                            let t183 = k7 * t108;
                            let t184 = t183 - t2 * t107;
                            let t185 = t14 * t108 - t3 * t107;
                            let t186 = t184 - t5 * t185;
                            let t187 = t183 - t56 * t107;
                            let t188 = t187 - t60 * t182;
                            let t189 = t86 * t108 + t67 * t187 - t79 * t185
                                + (t63 * (t59 * t182 - t76 * t188)
                                    + (t188 * t166 - t73 * t184));
                            let t190 = t78 * t182 - t186 * t170
                                - t71 * (t4 * t185 - t13 * t186) + t189;
                            let t191 = t82 + t85;
                            let t192 = theta_rate_h * t109
                                - (t107 * t191 + t39 * (t84 * t107 - t108 * (k7 * t80)));
                            let t193 = t134 * t140
                                + (rt::lit::<T>(2.0)
                                    * (t44 * t109 + (rho1_rate + t48 * t117)) - t50 * t108);
                            let t194 = h * t91;
                            let t195 = k11 * t31;
                            let t196 = t111 * t181 + (h - t195);
                            let t197 = t14 * t111 - t195;
                            let t198 = h * t31;
                            let t199 = t111 * t15 - t14 * t198;
                            let t200 = t197 - t5 * t199;
                            let t201 = t67 * t196 - (t200 * t170 + t86 * t198)
                                - (t73 * t197 + t71 * (t4 * t199 - t13 * t200));
                            let t202 = rt::lit::<T>(0.5) * (t58 * t111 - t56 * t198);
                            let t203 = t196 - t60 * t202;
                            let t204 = t78 * t202 + (t203 * t166 + t111 * t191)
                                + (t63 * (t59 * t202 - t76 * t203) - t79 * t199);
                            let t205 = theta_rate_h * t113
                                + rt::lit::<T>(0.5)
                                    * (t201 + t204 - t39 * (t81 * t198 - t84 * t111));
                            let t206 = rt::lit::<T>(2.0)
                                * (t134 * t149
                                    + (t132 * t147 + (t44 * t113 + (rho3_rate + t50 * t118))));
                            let t207 = t134 * t155
                                + (t132 * t152
                                    + (rho1_rate * t48 + rho3_rate * t50 - theta_rate * t44));
                            (
                                [
                                    theta_rate - kappa_gradient * t44 - k2 * t45,
                                    rho1_rate + t46 * t48 - t50 * t52,
                                    t48 * t52 + (rho3_rate + t53),
                                    kappa_gradient - t91,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t92 * t104,
                                        -(t92 * t109),
                                        -(t92 * t113),
                                        t43 + k9 * theta_rate - t44,
                                    ],
                                    [
                                        -(t50 * t114 + (t46 * t100 + t98 * t52)),
                                        rt::lit::<T>(0.5) * (t108 * t52 - t50 * t116)
                                            + (t46 * t117 + rt::lit::<T>(1.0)),
                                        -(t118 * t52
                                            + ((half_k + rt::lit::<T>(0.5) * kappa_gradient) * t111
                                                + t119 * t120)),
                                        t48
                                            + (t50 * (rt::lit::<T>(0.5) * t121) + (t47 + k * rho1_rate))
                                            - rho3_rate * t52,
                                    ],
                                    [
                                        kappa_gradient * (t125 * t128 + (t98 + t129 * t131)) + t136,
                                        t143,
                                        kappa_gradient * (t125 * t147 + (t118 + t129 * t149))
                                            + t150,
                                        t153 + t156,
                                    ],
                                    [
                                        -rt::div_or_zero(t180, t90),
                                        -rt::div_or_zero(
                                            rt::lit::<T>(0.5) * t190 + t192
                                                - (t193 - t132 * t141) * t194,
                                            t90,
                                        ),
                                        -rt::div_or_zero(t205 - t194 * (t206 - t48 * t111), t90),
                                        rt::div_or_zero(t207 * (twice_h * t91), t90)
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
                                "theta_rate, rho1_rate, rho3_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [theta_rate, rho1_rate, rho3_rate, kappa_gradient] = solution1.x;
                let t47 = rho1_rate * kappa_gradient;
                let theta_rate_half_h = half_h * theta_rate;
                let t17 = theta + theta_rate_half_h;
                let (_, (t20, t21)) = rt::halfway(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_rate_half_h,
                    t17,
                );
                let t25 = k1 * t20;
                let t26 = a + t20 * t25;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t23 = rho1 + half_h * rho1_rate;
                let t24 = m_r_squared_plus_c * t20;
                let t28 = t24 * t27;
                let t30 = m_r_squared_plus_c - t24 * t28;
                let t31 = rt::lit::<T>(1.0) / t30;
                let t29 = rho3 + half_h * rho3_rate - t23 * t28;
                let t35 = t24 * t29;
                let t208 = t27 * (t23 - t31 * t35);
                let t214 = t47 + t208;
                let psi_ahead_new = psi + half_h * t214;
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned_to(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi_ahead,
                    psi_ahead_new,
                    tally,
                );
                let t49 = rho3_rate * kappa_gradient;
                let t32 = t29 * t31;
                let t50 = t49 + t32;
                let t224 = r_h * t50;
                let x_new = x + cos_psi_ahead_new * t224;
                let y_new = y + sin_psi_ahead_new * t224;
                let psi_new = psi + h * t214;
                let theta_rate_h = h * theta_rate;
                let theta_new = theta + theta_rate_h;
                let phi_new = phi + h * t50;
                let t61 = rho1 + h * rho1_rate;
                let t225 = rho2 * t1;
                let t226 = rho1 * (rho1 * (t4 + t6 * t11) + (t12 - rho3 * t13))
                    + rho3 * (t10 + rho3 * t8 - rho1 * t13);
                let t227 = t225 + rt::lit::<T>(0.5) * t226;
                let t228 = m_r_g * cos_theta_ahead;
                let t229 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * (rho1 * t12 + (t225 + rho3 * t10))
                        + (t228 - (work + reference)));
                let t230 = rt::visible_change(
                    t227 * t229,
                    rt::lit::<T>(0.0625)
                        * (work * work + reference * reference + t228 * t228)
                        + t227 * t227,
                    rt::abs(theta) + rt::lit::<T>(1.0),
                );
                let t231 = rt::lit::<T>(1.0) - t230;
                let rho1_new = t61 * t231;
                let t33 = m_r_squared_plus_c * t32;
                let t209 = (t33 + t25 * t208) * (t21 * t208);
                let t22 = m_r_g * t20;
                let t43 = theta_rate * kappa_gradient;
                let rho2_new = t231 * (rho2 + h * (t209 + (t22 - t43)));
                let t54 = rho3 + h * rho3_rate;
                let rho3_new = t54 * t231;
                let work_new = work - t50 * (c_h * t50) - t214 * (k_h * t214);
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
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_psi_ahead_new,
                    cos_psi_ahead_new,
                    psi_ahead_new,
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
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                        motion.carried[8],
                    ]);
                    let after = balance([
                        carried[3],
                        carried[5],
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
                let [x, y, psi, theta, phi, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta,
                rho1,
                rho2,
                rho3,
                work,
                ]: [T; 5],
            ) -> [T; 2] {
                let a = parameters.A;
                let Scheme { m_r_squared_plus_c, k1, m_r_g, k2, .. } = self;
                let (sin_theta, r_3_3_mid) = rt::sin_cos(theta);
                let t1 = rho2 * (k2 * rho2);
                let t2 = m_r_squared_plus_c * sin_theta;
                let t3 = a + sin_theta * (k1 * sin_theta);
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = t2 * t4;
                let t6 = m_r_squared_plus_c - t2 * t5;
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = rho1 * t5;
                let t9 = rho3 - t8;
                let t10 = t7 * (rho3 * t9);
                let t11 = rho1 * t4;
                let t12 = t2 * t9;
                let t13 = t3 * t6;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = rho1 * (t11 - t12 * t14);
                let abs_rho2 = rt::abs(rho2);
                let abs_rho3 = rt::abs(rho3);
                let abs_rho1 = rt::abs(rho1);
                let abs_sin_theta = rt::abs(sin_theta);
                let t16 = abs_sin_theta + rt::abs(theta * r_3_3_mid);
                let t17 = m_r_squared_plus_c * t16;
                let t18 = a + t16 * (rt::lit::<T>(2.0) * rt::abs(k1) * abs_sin_theta);
                let t19 = rt::lit::<T>(1.0) / (t3 * t3);
                let t20 = t17 * rt::abs(t4) + t18 * rt::abs(t2 * t19);
                let t21 = abs_rho1 * t20 + (abs_rho3 + rt::abs(t8));
                let t22 = rt::abs(t2);
                let t23 = t22 * t20 + (m_r_squared_plus_c + t17 * rt::abs(t5));
                let t24 = rt::abs(t12 / (t13 * t13))
                    * (t18 * rt::abs(t6) + rt::abs(t3) * t23);
                let t25 = rt::abs(t14) * (t17 * rt::abs(t9) + t22 * t21)
                    + (rt::abs(t11) + t18 * rt::abs(rho1 * t19));
                let t26 = abs_rho3 * (rt::abs(t7) * t21 + rt::abs(t9 / (t6 * t6)) * t23)
                    + abs_rho1 * (t24 + t25);
                let t27 = rt::abs(t15)
                    + (rt::abs(t10) + (rt::abs(t1) + abs_rho2 * (k2 * abs_rho2))) + t26;
                let t28 = rt::lit::<T>(0.5) * t27
                    + (rt::abs(m_r_g) * (rt::abs(r_3_3_mid) + rt::abs(theta * sin_theta))
                        + rt::abs(work));
                [m_r_g * r_3_3_mid - work + rt::lit::<T>(0.5) * (t1 + t10 + t15), t28]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7b493e049c57f8b5808eaa78870167d6";
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
            /// `(h/(m r² + A))/2`
            k11: T,
            /// `(m r² + C) h`
            k12: T,
            /// `(m r² + C) h/2`
            k13: T,
            /// `r h`
            r_h: T,
            /// `k h`
            k_h: T,
            /// `c h`
            c_h: T,
            /// `(m r² + C - A) h (h/(m r² + A))`
            k15: T,
            /// `(m r² + C) h (h/(m r² + A))/4`
            k16: T,
            /// `m r² (h/(m r² + A))/2`
            k17: T,
            /// `h (h/(m r² + A)) (r² m/(m r² + A))/4`
            k18: T,
            /// `h (h/(m r² + A))/4`
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
                let k11 = rt::lit::<T>(0.5) * k10;
                let k12 = k2 * h;
                let k13 = rt::lit::<T>(0.5) * k12;
                let r_h = r * h;
                let k_h = k * h;
                let c_h = c_ * h;
                let k14 = h * k10;
                let k15 = k3 * k14;
                let k16 = rt::lit::<T>(0.25) * (k2 * k14);
                let k17 = rt::lit::<T>(0.5) * (m_r * (r * k10));
                let k18 = rt::lit::<T>(0.25) * (k14 * k7);
                let k19 = rt::lit::<T>(0.25) * k14;
                let k20 = rt::lit::<T>(0.25) * (m_r_g * k14);
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
                    k11,
                    k12,
                    k13,
                    r_h,
                    k_h,
                    c_h,
                    k15,
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
                    k11,
                    k12,
                    k13,
                    r_h,
                    k_h,
                    c_h,
                    k15,
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
                    let t12 = k11 * t11;
                    let t13 = theta + t12;
                    let (t14, t15) = rt::sin_cos(t13);
                    let t20 = k2 * t14;
                    let t16 = k3 * t14;
                    let t17 = a + t14 * t16;
                    let t18 = rt::lit::<T>(1.0) / t17;
                    let t21 = t20 * t18;
                    let t22 = rho3 + half_h * rho3_rate - t10 * t21;
                    let t24 = k2 - t20 * t21;
                    let t29 = rt::lit::<T>(1.0) / t24;
                    let t30 = t22 * t29;
                    let t56 = t15 * (k7 * t11);
                    let t23 = t20 * t22;
                    let t57 = t18 * (t10 - t29 * t23);
                    let t32 = m_r_g * t14;
                    let t33 = k2 * t30;
                    let t36 = c_ * t30;
                    solution1
                        .update([
                            t30 * t56 - k * t57,
                            t32 + (t33 + t16 * t57) * (t57 * t15),
                            -(t36 + t57 * t56),
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
                            let t12 = k11 * t11;
                            let t13 = theta + t12;
                            let (t14, t15) = rt::sin_cos(t13);
                            let t16 = k3 * t14;
                            let t17 = a + t14 * t16;
                            let t18 = rt::lit::<T>(1.0) / t17;
                            let t19 = t10 * t18;
                            let t20 = k2 * t14;
                            let t21 = t20 * t18;
                            let t22 = rho3 + half_h * rho3_rate - t10 * t21;
                            let t23 = t20 * t22;
                            let t24 = k2 - t20 * t21;
                            let t25 = t17 * t24;
                            let t26 = rt::lit::<T>(1.0) / t25;
                            let t27 = t23 * t26;
                            let t28 = t19 - t27;
                            let t29 = rt::lit::<T>(1.0) / t24;
                            let t30 = t22 * t29;
                            let t31 = t15 * (k6 * t11);
                            let t32 = m_r_g * t14;
                            let t33 = k2 * t30;
                            let t34 = t28 * (k3 * t28);
                            let t35 = t28 * t33 + t14 * t34;
                            let t36 = c_ * t30;
                            let t37 = h * t21;
                            let t38 = h * t18 + t26 * (t20 * t37);
                            let t39 = t29 * t37;
                            let t40 = rt::lit::<T>(0.5) * t31;
                            let t41 = rt::lit::<T>(0.5) * (t15 * (k15 * t14));
                            let t42 = k16 * t15;
                            let t43 = t18 * (t42 - t21 * t41);
                            let t44 = t10 * t43;
                            let t45 = t21 * t42 + t20 * t43;
                            let t46 = t26
                                * (t22 * t42 - t20 * t44 - t27 * (t24 * t41 - t17 * t45));
                            let t47 = t19 * (t18 * t41) + t46;
                            let t48 = t29 * (t30 * t45 - t44);
                            let t49 = k17 * t15 - t14 * (k18 * t11);
                            let t50 = k12 * t14 * t26;
                            let t51 = rt::lit::<T>(0.5) * t38;
                            let t52 = t14 * t28;
                            let t53 = t15
                                * (k2 * (t30 * t51 - t28 * (rt::lit::<T>(0.5) * t39))
                                    + t52 * (k3 * t38));
                            let t54 = k2 * (t28 * t48 - t30 * t47)
                                + (t34 * (k19 * t15) - t47 * (k8 * t52));
                            let t55 = k2
                                * (t28 * (half_h * t29) - t22 * (k13 * t14) / (t24 * t25))
                                + t52 * (k9 * t50);
                            (
                                [
                                    k * t28 + (rho1_rate - t30 * t31),
                                    rho2_rate - t32 - t15 * t35,
                                    t31 * t28 + (rho3_rate + t36),
                                ],
                                [
                                    [
                                        half_k * t38 + (t39 * t40 + rt::lit::<T>(1.0)),
                                        -(k * t47 + (t31 * t48 + t30 * t49)),
                                        -(t29 * (half_h * t31) + half_k * t50),
                                    ],
                                    [
                                        -t53,
                                        t35 * (k19 * t14) + rt::lit::<T>(1.0) - t15 * (t54 + k20),
                                        -(t15 * t55),
                                    ],
                                    [
                                        t31 * t51 - half_c * t39,
                                        t28 * t49 + c_ * t48 - t31 * t47,
                                        half_c_h * t29 + rt::lit::<T>(1.0) - t40 * t50,
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
                let t12 = k11 * t11;
                let t13 = theta + t12;
                let t14 = rt::sin(t13);
                let t16 = k3 * t14;
                let t17 = a + t14 * t16;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t10 = rho1 + half_h * rho1_rate;
                let t20 = k2 * t14;
                let t21 = t20 * t18;
                let t24 = k2 - t20 * t21;
                let t29 = rt::lit::<T>(1.0) / t24;
                let t22 = rho3 + half_h * rho3_rate - t10 * t21;
                let t23 = t20 * t22;
                let t57 = t18 * (t10 - t29 * t23);
                let psi_ahead_new = psi + half_h * t57;
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned_to(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi_ahead,
                    psi_ahead_new,
                    tally,
                );
                let t30 = t22 * t29;
                let t58 = r_h * t30;
                let x_new = x + cos_psi_ahead_new * t58;
                let y_new = y + sin_psi_ahead_new * t58;
                let psi_new = psi + h * t57;
                let t59 = k10 * t11;
                let theta_new = theta + t59;
                let phi_new = phi + h * t30;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
                let work_new = work - t30 * (c_h * t30) - t57 * (k_h * t57);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t59,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d314d3c6a599cd5919e31eae96bbb953";
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `psi_dot_ahead`, `theta_dot_ahead`, `phi_dot_ahead`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 7 | 19 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 9 | 1 | 0 | 0 | 0 |
        /// | each step | 71 | 164 | 9 | 0 | 2 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, psi_dot_ahead, theta_dot_ahead, phi_dot_ahead | 67 | 118 | 0 | 0 | 2 | 0 |
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
            /// `C/2`
            half_c: T,
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
                let half_c = rt::lit::<T>(0.5) * c;
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
                    half_c,
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
                    half_c,
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
                let t2 = cos_theta_ahead * cos_psi_ahead;
                let t3 = sin_theta_ahead * sin_theta_ahead;
                let t4 = a + m_r_squared * t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = cos_theta_ahead * sin_psi_ahead;
                let t7 = r * t6 * t5;
                let t8 = r * t2 * t5;
                let t9 = p_theta * t7;
                let t10 = p_theta * t8;
                let t11 = a_minus_m_r_squared * t3;
                let t12 = sin_psi_ahead * cos_psi_ahead;
                let t13 = cos_theta_ahead * cos_theta_ahead;
                let t14 = t13 * t4;
                let t15 = (a + t3 * (t11 - k4)) * (r_squared_over_a * t12) / t14;
                let t16 = k3 / t14;
                let t17 = a_m_r_squared_plus_a * t13;
                let t18 = m_r_squared * (cos_psi_ahead * cos_psi_ahead);
                let t19 = t16 * (t17 + (m_r_squared_plus_a + t13 * (t11 - k2)) * t18);
                let t20 = inv_a / t13;
                let t21 = sin_theta_ahead * cos_psi_ahead;
                let t22 = r * t21 * t20;
                let r_cos_psi_ahead = r * cos_psi_ahead;
                let t23 = t20 * (t3 * r_cos_psi_ahead);
                let t24 = m_r_squared * (sin_psi_ahead * sin_psi_ahead);
                let t25 = t16
                    * (t17
                        - (t13 * (k2 + m_r_squared_minus_a * t3) - m_r_squared_plus_a)
                            * t24);
                let t26 = sin_theta_ahead * sin_psi_ahead;
                let t27 = r * t26 * t20;
                let r_sin_psi_ahead = r * sin_psi_ahead;
                let t28 = t20 * (t3 * r_sin_psi_ahead);
                let t29 = sin_theta_ahead * t20;
                let t30 = p_psi * t22;
                let t31 = p_psi * t27;
                let t32 = p_psi * t29;
                let t33 = (inv_a + k5 * t13) / t13;
                let t34 = m_c * t4;
                let t35 = a_minus_c + m_r_squared_plus_c * t3;
                let t36 = c_m_r_squared_plus_a + t35 * t18;
                let t37 = c_m_r_squared_plus_a + t35 * t24;
                let t38 = t35 * (r_squared * t12);
                let t39 = c * t4;
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
                let t52 = m_r * t6;
                let t53 = m_r * t26;
                let t54 = a + k1 * t3;
                let m_r_cos_theta_ahead = m_r * cos_theta_ahead;
                let m_r_sin_theta_ahead = m_r * sin_theta_ahead;
                let t55 = cos_theta_ahead * t1;
                let t56 = k6 * sin_theta_ahead;
                let t57 = sin_theta_ahead * (m_r * sin_psi_ahead);
                let t58 = m_r_cos_theta_ahead * cos_psi_ahead;
                let t59 = sin_theta_ahead * (m_r * cos_psi_ahead);
                let t60 = m_r_cos_theta_ahead * sin_psi_ahead;
                let t61 = half_m_r * cos_theta_ahead;
                let t62 = cos_psi_ahead * t61;
                let t63 = half_m_r * sin_theta_ahead;
                let t64 = sin_psi_ahead * t63;
                let t65 = sin_psi_ahead * t61;
                let t66 = cos_psi_ahead * t63;
                let t67 = t55 + t55;
                let t68 = minus_half_c_h * cos_theta_ahead;
                let plain1: [T; 5] = {
                    let t69 = t23 * t50 + (t19 * t47 - (t9 + t30) - t15 * t49);
                    let t70 = t28 * t50 + (t25 * t49 + (t10 - t31) - t15 * t47);
                    let t71 = p_psi * t20 - t27 * t49 - t22 * t47 - t29 * t50;
                    let t72 = p_theta * t5 + t8 * t49 - t7 * t47;
                    let t73 = t33 * t50 + (t23 * t47 + (t28 * t49 - t32));
                    [t69, t70, t71, t72, t73]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t69 = t23 * t50 + (t19 * t47 - (t9 + t30) - t15 * t49);
                            let t70 = t28 * t50 + (t25 * t49 + (t10 - t31) - t15 * t47);
                            let t71 = p_psi * t20 - t27 * t49 - t22 * t47 - t29 * t50;
                            let t72 = p_theta * t5 + t8 * t49 - t7 * t47;
                            let t73 = t33 * t50 + (t23 * t47 + (t28 * t49 - t32));
                            [
                                rt::abs(inv_h * x) + rt::abs(t69),
                                rt::abs(inv_h * y) + rt::abs(t70),
                                rt::abs(inv_h * psi) + rt::abs(t71),
                                rt::abs(inv_h * theta) + rt::abs(t72),
                                rt::abs(inv_h * phi) + rt::abs(t73),
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
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let h_psi_dot_ahead = h * psi_dot_ahead;
                            let psi_new = psi + h_psi_dot_ahead;
                            let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::sin_cos(
                                psi_new,
                            );
                            let t74 = t51
                                + sin_theta_ahead_new * (m_r * cos_psi_ahead_new);
                            let x_dot_ahead_twice_m = twice_m * x_dot_ahead;
                            let t75 = t52
                                + cos_theta_ahead_new * (m_r * sin_psi_ahead_new);
                            let y_dot_ahead_twice_m = twice_m * y_dot_ahead;
                            let t76 = t53
                                + sin_psi_ahead_new * (m_r * sin_theta_ahead_new);
                            let upright_2_2_new = cos_psi_ahead_new
                                * cos_theta_ahead_new;
                            let t77 = upright_2_2_new + t2;
                            let t78 = m_r * t77;
                            let t79 = theta_dot_ahead * t78;
                            let t80 = sin_theta_ahead + sin_theta_ahead_new;
                            let t81 = c * t80;
                            let t82 = phi_dot_ahead * t81;
                            let t83 = sin_theta_ahead_new * (k1 * sin_theta_ahead_new);
                            let t84 = t54 + (a + t83);
                            let t85 = x_dot_ahead * cos_psi_ahead
                                + y_dot_ahead * sin_psi_ahead;
                            let t86 = m_r_cos_theta_ahead * t85;
                            let t87 = y_dot_ahead * cos_psi_ahead;
                            let t88 = x_dot_ahead * sin_psi_ahead;
                            let t89 = (t87 - t88) * m_r_sin_theta_ahead - k;
                            let t90 = rt::lit::<T>(0.5)
                                * (t82 + x_dot_ahead * t74
                                    + (y_dot_ahead * t76 + psi_dot_ahead * t84))
                                - (p_psi
                                    + half_h * (theta_dot_ahead * t86 + psi_dot_ahead * t89));
                            let t91 = k7 * theta_dot_ahead;
                            let t92 = y_dot_ahead * t78;
                            let t93 = twice_c * phi_dot_ahead;
                            let t94 = cos_theta_ahead
                                * (twice_m_r * t85 + (psi_dot_ahead * t1 + t93))
                                + psi_dot_ahead * t55;
                            let t95 = m_r_sin_theta_ahead * (t88 - t87);
                            let t96 = rt::lit::<T>(0.5) * (t91 + x_dot_ahead * t75 - t92)
                                - (p_theta
                                    + quarter_h
                                        * (psi_dot_ahead * t94
                                            + (t56 - t95 * (rt::lit::<T>(2.0) * theta_dot_ahead))));
                            let t97 = rt::lit::<T>(0.5) * (t93 + psi_dot_ahead * t81);
                            let t98 = k8 * phi_dot_ahead;
                            let t99 = m_r_h * cos_theta_ahead_new;
                            let t100 = cos_psi_ahead_new * t99;
                            let t101 = m_r_h * sin_theta_ahead_new;
                            let t102 = sin_psi_ahead_new * t101;
                            let t103 = m_r_h * cos_psi_ahead_new;
                            let t104 = cos_theta_ahead_new * t103;
                            let t105 = m_r_h * sin_psi_ahead_new;
                            let t106 = sin_theta_ahead_new * t105;
                            let t107 = cos_psi_ahead_new * t101;
                            let t108 = sin_psi_ahead_new * t99;
                            let t109 = cos_theta_ahead_new * t105;
                            let t110 = sin_theta_ahead_new * t103;
                            let t111 = phi_dot_ahead * (c_h * cos_theta_ahead_new)
                                + cos_theta_ahead_new
                                    * (sin_theta_ahead_new * (k9 * psi_dot_ahead))
                                + (x_dot_ahead * t104 + y_dot_ahead * t109);
                            let t112 = half_c * t80;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (psi_dot_ahead * t74
                                            + (x_dot_ahead_twice_m + theta_dot_ahead * t75)) - t47,
                                    rt::lit::<T>(0.5)
                                        * (y_dot_ahead_twice_m + psi_dot_ahead * t76 - t79) - t49,
                                    t90,
                                    t96,
                                    t97 + (t98 - t50),
                                ],
                                [
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5)
                                            * (t74 + (theta_dot_ahead * t100 - psi_dot_ahead * t102)),
                                        rt::lit::<T>(0.5)
                                            * (t75 + (psi_dot_ahead * t104 - theta_dot_ahead * t106)),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.5)
                                            * (t76 + (psi_dot_ahead * t107 + theta_dot_ahead * t108)),
                                        rt::lit::<T>(0.5)
                                            * (psi_dot_ahead * t109 + theta_dot_ahead * t110 - t78),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t74
                                            - half_h * (theta_dot_ahead * t58 - psi_dot_ahead * t57),
                                        rt::lit::<T>(0.5) * t76
                                            - half_h * (psi_dot_ahead * t59 + theta_dot_ahead * t60),
                                        rt::lit::<T>(0.5)
                                            * (t84 + (y_dot_ahead * t107 - x_dot_ahead * t102))
                                            - half_h * t89,
                                        rt::lit::<T>(0.5) * t111 - half_h * t86,
                                        t112,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * t75
                                            - h * (psi_dot_ahead * t62 - theta_dot_ahead * t64),
                                        -(half_m_r * t77
                                            + h * (psi_dot_ahead * t65 + theta_dot_ahead * t66)),
                                        rt::lit::<T>(0.5)
                                            * (x_dot_ahead * t100 + y_dot_ahead * t108)
                                            - quarter_h * (t94 + psi_dot_ahead * t67),
                                        half_h * t95
                                            + rt::lit::<T>(0.5)
                                                * (k7 + y_dot_ahead * t110 - x_dot_ahead * t106),
                                        psi_dot_ahead * t68,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t112,
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
                let h_psi_dot_ahead = h * psi_dot_ahead;
                let psi_new = psi + h_psi_dot_ahead;
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let phi_new = phi + h * phi_dot_ahead;
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    h_psi_dot_ahead,
                    psi_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let t113 = m_r * (cos_psi_ahead_new * sin_theta_ahead_new + t21);
                let t114 = m_r * (sin_psi_ahead_new * cos_theta_ahead_new + t6);
                let x_dot_ahead_twice_m = twice_m * x_dot_ahead;
                let p_x_new = rt::lit::<T>(0.5)
                    * (psi_dot_ahead * t113
                        + (theta_dot_ahead * t114 + x_dot_ahead_twice_m));
                let y_dot_ahead_twice_m = twice_m * y_dot_ahead;
                let upright_1_3_new = sin_theta_ahead_new * sin_psi_ahead_new;
                let t115 = m_r * (upright_1_3_new + t26);
                let upright_2_2_new = cos_psi_ahead_new * cos_theta_ahead_new;
                let t77 = upright_2_2_new + t2;
                let t78 = m_r * t77;
                let t79 = theta_dot_ahead * t78;
                let p_y_new = rt::lit::<T>(0.5)
                    * (y_dot_ahead_twice_m + psi_dot_ahead * t115 - t79);
                let t116 = y_dot_ahead * cos_psi_ahead_new;
                let t117 = x_dot_ahead * sin_psi_ahead_new;
                let t118 = psi_dot_ahead * sin_theta_ahead_new;
                let t119 = x_dot_ahead * cos_psi_ahead_new
                    + y_dot_ahead * sin_psi_ahead_new;
                let k_psi_dot_ahead = k * psi_dot_ahead;
                let t80 = sin_theta_ahead + sin_theta_ahead_new;
                let t81 = c * t80;
                let t82 = phi_dot_ahead * t81;
                let t83 = sin_theta_ahead_new * (k1 * sin_theta_ahead_new);
                let t120 = rt::lit::<T>(0.5)
                    * (x_dot_ahead * t113 + t82
                        + (y_dot_ahead * t115 + psi_dot_ahead * (t83 + (a + t54))));
                let p_psi_new = half_h
                    * (m_r
                        * ((t116 - t117) * t118
                            + t119 * (theta_dot_ahead * cos_theta_ahead_new))
                        - k_psi_dot_ahead) + t120;
                let t93 = twice_c * phi_dot_ahead;
                let t121 = (twice_m_r * t119 + (t93 + rt::lit::<T>(2.0) * (k1 * t118)))
                    * (psi_dot_ahead * cos_theta_ahead_new)
                    + sin_theta_ahead_new
                        * (k6 - (t117 - t116) * (twice_m_r * theta_dot_ahead));
                let t91 = k7 * theta_dot_ahead;
                let t92 = y_dot_ahead * t78;
                let p_theta_new = quarter_h * t121
                    + rt::lit::<T>(0.5) * (t91 + x_dot_ahead * t114 - t92);
                let t97 = rt::lit::<T>(0.5) * (t93 + psi_dot_ahead * t81);
                let t98 = k8 * phi_dot_ahead;
                let p_phi_new = t97 - t98;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bef328522590bbf954e87bd504c1c6c3";
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
        /// | once, from parameters | 3 | 6 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 1 | 0 | 0 | 0 |
        /// | each step | 94 | 142 | 8 | 0 | 8 | 0 |
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
            /// `h (h/(m r² + A))/4`
            k10: T,
            /// `m r g h (h/(m r² + A))/4`
            k12: T,
            /// `h (h/(m r² + A))/2`
            k13: T,
            /// `h/6`
            k14: T,
            /// `m r g h (h/(m r² + A))/2`
            k15: T,
            /// `m r g h (h/(m r² + A))/6`
            k16: T,
            /// `h (h/(m r² + A))/6`
            k17: T,
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
                let k9 = h * k7;
                let k10 = rt::lit::<T>(0.25) * k9;
                let k11 = m_r_g * k9;
                let k12 = rt::lit::<T>(0.25) * k11;
                let k13 = rt::lit::<T>(0.5) * k9;
                let k14 = rt::lit::<T>(0.16666666666666666) * h;
                let k15 = rt::lit::<T>(0.5) * k11;
                let k16 = rt::lit::<T>(0.16666666666666666) * k11;
                let k17 = rt::lit::<T>(0.16666666666666666) * k9;
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
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
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
                let Scheme {
                    k2,
                    k3,
                    m_r_g,
                    k6,
                    twice_r,
                    half_h,
                    k7,
                    k8,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    ..
                } = *setting.scheme();
                let t1 = k3 * sin_theta_ahead;
                let t2 = rt::lit::<T>(1.0) / (a + sin_theta_ahead * t1);
                let t3 = k2 * sin_theta_ahead;
                let t4 = t3 * t2;
                let t5 = rt::lit::<T>(1.0) / (k2 - t3 * t4);
                let t6 = rho3 - rho1 * t4;
                let t7 = t2 * (rho1 - t5 * (t3 * t6));
                let t8 = half_h * t7;
                let t9 = psi + t8;
                let (t10, t11) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    t8,
                    t9,
                    tally,
                );
                let t12 = t6 * t5;
                let t13 = c_ * t12;
                let t14 = rho2 * (k6 * cos_theta_ahead);
                let t15 = t13 + t14 * t7;
                let t16 = k8 * rho2;
                let t17 = theta + t16;
                let (t18, t19) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t16,
                    t17,
                    tally,
                );
                let t20 = k2 * t18;
                let t21 = k3 * t18;
                let t22 = rt::lit::<T>(1.0) / (a + t18 * t21);
                let t23 = t20 * t22;
                let t24 = k * t7;
                let t25 = t14 * t12 - t24;
                let t26 = rho1 + half_h * t25;
                let t27 = rho3 - half_h * t15 - t23 * t26;
                let t28 = rt::lit::<T>(1.0) / (k2 - t20 * t23);
                let t29 = t27 * t28;
                let t30 = t22 * (t26 - t28 * (t20 * t27));
                let t31 = half_h * t30;
                let t32 = psi + t31;
                let (t33, t34) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    t31,
                    t32,
                    tally,
                );
                let t35 = c_ * t29;
                let t36 = k2 * t12 + t1 * t7;
                let t37 = cos_theta_ahead * t7;
                let t38 = t36 * t37;
                let t39 = m_r_g * sin_theta_ahead + t38;
                let t40 = (rho2 + half_h * t39) * (k6 * t19);
                let t41 = t35 + t30 * t40;
                let t42 = k * t30;
                let t43 = t29 * t40 - t42;
                let t44 = rho1 + half_h * t43;
                let t45 = t16 + k12 * sin_theta_ahead + t36 * (k10 * t37);
                let t46 = theta + t45;
                let (t47, t48) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t45,
                    t46,
                    tally,
                );
                let t49 = k2 * t47;
                let t50 = k3 * t47;
                let t51 = rt::lit::<T>(1.0) / (a + t47 * t50);
                let t52 = t49 * t51;
                let t53 = rho3 - half_h * t41 - t44 * t52;
                let t54 = rt::lit::<T>(1.0) / (k2 - t49 * t52);
                let t55 = t53 * t54;
                let t56 = t51 * (t44 - t54 * (t49 * t53));
                let t57 = h * t56;
                let t58 = psi + t57;
                let (t59, t60) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    t57,
                    t58,
                    tally,
                );
                let t61 = c_ * t55;
                let t62 = k2 * t29 + t21 * t30;
                let t63 = t19 * t30;
                let t64 = t62 * t63;
                let t65 = m_r_g * t18 + t64;
                let t66 = (rho2 + half_h * t65) * (k6 * t48);
                let t67 = t61 + t56 * t66;
                let t68 = k * t56;
                let t69 = t55 * t66 - t68;
                let t70 = rho1 + h * t69;
                let t71 = k7 * rho2;
                let t72 = t71 + k15 * t18 + t62 * (k13 * t63);
                let t73 = theta + t72;
                let (t74, t75) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t72,
                    t73,
                    tally,
                );
                let t76 = k2 * t74;
                let t77 = k3 * t74;
                let t78 = rt::lit::<T>(1.0) / (a + t74 * t77);
                let t79 = t76 * t78;
                let t80 = rho3 - h * t67 - t70 * t79;
                let t81 = rt::lit::<T>(1.0) / (k2 - t76 * t79);
                let t82 = t80 * t81;
                let t83 = twice_r * (t11 * t29 + t34 * t55)
                    + r * (cos_psi_ahead * t12 + t60 * t82);
                let x_new = x + k14 * t83;
                let t84 = twice_r * (t10 * t29 + t33 * t55)
                    + r * (sin_psi_ahead * t12 + t59 * t82);
                let y_new = y + k14 * t84;
                let t85 = t78 * (t70 - t81 * (t76 * t80));
                let t86 = k14 * (t85 + (t7 + rt::lit::<T>(2.0) * (t30 + t56)));
                let psi_new = psi + t86;
                let t87 = k2 * t55 + t50 * t56;
                let t88 = t48 * t56;
                let t89 = k17 * (t38 + t64)
                    + (t71 + k16 * (t47 + (sin_theta_ahead + t18))) + t87 * (k17 * t88);
                let theta_new = theta + t89;
                let phi_new = phi
                    + k14 * (t82 + (t12 + rt::lit::<T>(2.0) * (t29 + t55)));
                let t90 = m_r_g * t47 + t87 * t88;
                let t91 = (rho2 + h * t90) * (k6 * t75);
                let t92 = k * t85;
                let rho1_new = rho1
                    + k14 * (t82 * t91 + (t25 + rt::lit::<T>(2.0) * (t43 + t69)) - t92);
                let t93 = (k2 * t82 + t77 * t85) * (t85 * t75)
                    + (rt::lit::<T>(2.0) * (t65 + t90) + (t39 + m_r_g * t74));
                let rho2_new = rho2 + k14 * t93;
                let t94 = c_ * t82;
                let rho3_new = rho3
                    - k14
                        * (t85 * t91 + (t94 + (t15 + rt::lit::<T>(2.0) * (t41 + t67))));
                let t95 = rt::lit::<T>(2.0)
                    * (t56 * t68 + (t55 * t61 + (t30 * t42 + t29 * t35)))
                    + (t12 * t13 + t7 * t24);
                let work_new = work - k14 * (t85 * t92 + (t82 * t94 + t95));
                let (sin_psi_ahead_new, cos_psi_ahead_new) = rt::turned(
                    (sin_psi_ahead, cos_psi_ahead),
                    psi,
                    t86,
                    psi_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t89,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e440075ecf2274844afc6b494d0b31a2";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            info.steps = &[(0, 0.005)];
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
            let &[m, r, a, c_, g, c, k] = parameters else {
                return Err(ParameterError::Count {
                    expected: 7,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                r,
                A: a,
                C: c_,
                g,
                c,
                k,
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        LeaningDisk::system,
        LeaningDisk::parameters,
        LeaningDisk::state,
        LeaningDisk::initial,
        LeaningDisk::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
