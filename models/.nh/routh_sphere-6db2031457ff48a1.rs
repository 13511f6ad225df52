// Prepared by `nh prepare` from `RouthSphere` in src/library.rs and routh_sphere.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 6db2031457ff48a1ea424a0793a57bde
// content 077163a35df2f99b72887d95e86bc087

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct RouthSphere {
    /// `m` (kg): mass.
    pub m: f64,
    /// `r` (m): radius.
    pub r: f64,
    /// `e` (m): from the centre to the centre of mass against the axis.
    pub e: f64,
    /// `A` (kg m^2): moment of inertia about the centre of mass across the axis.
    pub A: f64,
    /// `C` (kg m^2): moment of inertia about the axis.
    pub C: f64,
    /// `g` (m/s^2): gravity.
    pub g: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for RouthSphere {
    fn default() -> Self {
        RouthSphere {
            m: 1.2,
            r: 0.5,
            e: 0.15,
            A: 0.1,
            C: 0.08,
            g: 9.81,
        }
    }
}

/// The system `routh_sphere` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 302 add, 472 mul, 15 div
/// * `midpoint`: 148 add, 240 mul, 6 div
/// * `rk4`: 392 add, 604 mul, 12 div
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod routh_sphere {
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
        /// `e` (m): from the centre to the centre of mass against the axis. Positive.
        pub e: T,
        /// `A` (kg m^2): moment of inertia about the centre of mass across the axis. Positive.
        pub A: T,
        /// `C` (kg m^2): moment of inertia about the axis. Positive.
        pub C: T,
        /// `g` (m/s^2): gravity.
        pub g: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, r, e, A, C, g });

    ::nonholonomic::__in_lanes!(System, Parameters { m, r, e, A, C, g });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                r: rt::lit::<T>(0.5),
                e: rt::lit::<T>(0.15),
                A: rt::lit::<T>(0.1),
                C: rt::lit::<T>(0.08),
                g: rt::lit::<T>(9.81),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `R11`: entry (1, 1) of the rotation matrix R.
        pub R11: T,
        /// Coordinate `R12`: entry (1, 2) of the rotation matrix R.
        pub R12: T,
        /// Coordinate `R13`: entry (1, 3) of the rotation matrix R.
        pub R13: T,
        /// Coordinate `R21`: entry (2, 1) of the rotation matrix R.
        pub R21: T,
        /// Coordinate `R22`: entry (2, 2) of the rotation matrix R.
        pub R22: T,
        /// Coordinate `R23`: entry (2, 3) of the rotation matrix R.
        pub R23: T,
        /// Coordinate `R31`: entry (3, 1) of the rotation matrix R.
        pub R31: T,
        /// Coordinate `R32`: entry (3, 2) of the rotation matrix R.
        pub R32: T,
        /// Coordinate `R33`: entry (3, 3) of the rotation matrix R.
        pub R33: T,
        /// Coordinate `x` (m): centre.
        pub x: T,
        /// Coordinate `y` (m): centre.
        pub y: T,
        /// Velocity `omega1`: angular velocity in the frame of the body, R.
        pub omega1: T,
        /// Velocity `omega2`: angular velocity in the frame of the body, R.
        pub omega2: T,
        /// Velocity `omega3`: angular velocity in the frame of the body, R.
        pub omega3: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 11> {
            rt::vector([
                self.R11,
                self.R12,
                self.R13,
                self.R21,
                self.R22,
                self.R23,
                self.R31,
                self.R32,
                self.R33,
                self.x,
                self.y,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([self.omega1, self.omega2, self.omega3, self.x_dot, self.y_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 11>;
        type Velocity = SVector<T, 5>;

        #[allow(non_snake_case, reason = "names as in the declaration")]
        fn of(t: T, q: SVector<T, 11>, w: SVector<T, 5>) -> Self {
            let (
                [[R11,
                R12,
                R13,
                R21,
                R22,
                R23,
                R31,
                R32,
                R33,
                x,
                y,
                ],
                ],
                [[omega1,
                omega2,
                omega3,
                x_dot,
                y_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                R11,
                R12,
                R13,
                R21,
                R22,
                R23,
                R31,
                R32,
                R33,
                x,
                y,
                omega1,
                omega2,
                omega3,
                x_dot,
                y_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 11> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, R11, R12, R13, R21, R22, R23, R31, R32, R33, x, y, omega1, omega2,
        omega3, x_dot, y_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, R11, R12, R13, R21, R22, R23, R31, R32, R33, x, y, omega1, omega2,
        omega3, x_dot, y_dot }
    );

    /// Makes a [`State`]: what is not named is zero, and of a rotation matrix the identity's.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 3>>,
    }

    #[allow(non_snake_case, reason = "names as in the declaration")]
    impl<T: Scalar> StateBuilder<T> {
        /// Begins a state of the system.
        pub fn new(system: Result<System<T>, ParameterError>) -> Self {
            StateBuilder {
                system,
                state: rt::state_at(
                    rt::numbers([1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0]),
                ),
                rho: None,
            }
        }

        /// Sets the time.
        pub fn time(mut self, t: T) -> Self {
            self.state.t = t;
            self
        }

        ::nonholonomic::__setters!(
            coordinate : R11, R12, R13, R21, R22, R23, R31, R32, R33, x, y
        );

        ::nonholonomic::__setters!(
            velocity in place of rho : omega1, omega2, omega3, x_dot, y_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 11>>) -> Self {
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

        /// Coordinates and velocities of named initial data: `standard`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(
                    self
                        .with_numbers(
                            [
                                0.48,
                                -0.864,
                                0.152,
                                0.8,
                                0.36,
                                -0.48,
                                0.36,
                                0.352,
                                0.864,
                                0.3,
                                -0.2,
                            ],
                            [1.1, -0.7, 0.9, 0.098, -0.6348],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 11], w: [f64; 5]) -> Self {
            self.configuration(rt::numbers(q)).velocity(rt::numbers(w))
        }

        /// The state.
        ///
        /// # Errors
        /// Where a parameter is refused, a value is not finite, a matrix is not a rotation, the metric is not positive definite, or the velocity is off the
        /// constraints by more than roundoff.
        pub fn build(self) -> Result<State<T>, StepError> {
            let (system, state) = self.resolve()?;
            ::nonholonomic::System::check(&system, &state)?;
            Ok(state)
        }

        /// The state with its velocity moved onto the constraints, g-orthogonally: v ↦ P v. Before that its matrices are moved to the nearest rotations, their orthogonal polar factors.
        ///
        /// # Errors
        /// As for [`build`](Self::build), but for velocities off the constraints. A reflection has no nearest rotation.
        pub fn project(self) -> Result<State<T>, StepError> {
            let mut this = self;
            rt::finite_state(this.state.t, &this.state.q(), &this.state.w())?;
            this.state = rt::rotation(
                    "R",
                    &rt::matrix([
                        [this.state.R11, this.state.R21, this.state.R31],
                        [this.state.R12, this.state.R22, this.state.R32],
                        [this.state.R13, this.state.R23, this.state.R33],
                    ]),
                )
                .map(|turned| {
                    let [[R11, R21, R31], [R12, R22, R32], [R13, R23, R33]] = turned
                        .data
                        .0;
                    State {
                        R11,
                        R21,
                        R31,
                        R12,
                        R22,
                        R32,
                        R13,
                        R23,
                        R33,
                        ..this.state
                    }
                })?;
            let (system, mut state) = this.resolve()?;
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

    /// Routh's sphere: a ball that is symmetric about an axis and whose centre of mass is on it, beside the centre, rolls on the plane.
    ///
    /// **Source**: E. J. Routh, The advanced part of a treatise on the dynamics of a system of rigid bodies (1905), articles 241 to 246; J. H. Jellett, A treatise on the theory of friction (1872)
    ///
    /// Coordinates q: `R11`, `R12`, `R13`, `R21`, `R22`, `R23`, `R31`, `R32`, `R33`, `x`, `y`; velocities w: `omega1`, `omega2`, `omega3`, `x_dot`, `y_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `e²`
        e_squared: T,
        /// `m e²`
        m_e_squared: T,
        /// `-(m e²)`
        minus_m_e_squared: T,
        /// `m e`
        m_e: T,
        /// `-(m e)`
        minus_m_e: T,
        /// `1/A`
        inv_a: T,
        /// `1/C`
        inv_c: T,
        /// `A²`
        a_squared: T,
        /// `m A`
        m_a: T,
        /// `1/(m A)`
        inv_m_a: T,
        /// `m g`
        m_g: T,
        /// `m e g`
        m_e_g: T,
        /// `-(m e g)`
        minus_m_e_g: T,
        /// `2 m e`
        twice_m_e: T,
        /// `2 m e²`
        twice_m_e_squared: T,
        /// `2 g`
        twice_g: T,
        /// `C/2`
        half_c: T,
        /// `m e²/2`
        half_m_e_squared: T,
        /// `r²`
        r_squared: T,
        /// `r² m A`
        r_squared_m_a: T,
        /// `A C`
        a_c: T,
        /// `A r²`
        a_r_squared: T,
        /// `C A²`
        c_a_squared: T,
        /// `C m A`
        c_m_a: T,
        /// `2 r A C`
        k1: T,
        /// `r/C`
        r_over_c: T,
        /// `A r`
        a_r: T,
        /// `2 r`
        twice_r: T,
        /// `(r - e) (e + r)`
        k2: T,
        /// `m r`
        m_r: T,
        /// `m r²`
        m_r_squared: T,
        /// `e² m`
        e_m_e: T,
        /// `e m r`
        e_m_r: T,
        /// `-(m r)`
        minus_m_r: T,
        /// `e m g`
        e_m_g: T,
        /// `-(e m g)`
        minus_e_m_g: T,
        /// `2 r²`
        twice_r_squared: T,
        /// `m (r - e) (e + r)`
        k3: T,
        /// `r² m`
        r_m_r: T,
        /// `2 e r`
        k4: T,
        /// `2 m r²`
        twice_m_r_squared: T,
        /// `2 e² m`
        twice_e_m_e: T,
        /// `2 m r`
        twice_m_r: T,
        /// `2 e`
        twice_e: T,
        /// `r m C`
        k5: T,
        /// `e² C`
        e_squared_c: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("r", parameters.r)?;
            rt::positive("e", parameters.e)?;
            rt::positive("A", parameters.A)?;
            rt::positive("C", parameters.C)?;
            rt::finite("g", parameters.g)?;
            let constants = {
                let m = parameters.m;
                let r = parameters.r;
                let e = parameters.e;
                let a = parameters.A;
                let c = parameters.C;
                let g = parameters.g;
                let e_squared = e * e;
                let m_e_squared = m * e_squared;
                let minus_m_e_squared = -m_e_squared;
                let m_e = m * e;
                let minus_m_e = -m_e;
                let inv_a = rt::lit::<T>(1.0) / a;
                let inv_c = rt::lit::<T>(1.0) / c;
                let a_squared = a * a;
                let m_a = m * a;
                let inv_m_a = rt::lit::<T>(1.0) / m_a;
                let m_g = m * g;
                let m_e_g = m_e * g;
                let minus_m_e_g = -m_e_g;
                let twice_m_e = rt::lit::<T>(2.0) * m_e;
                let twice_m_e_squared = rt::lit::<T>(2.0) * m_e_squared;
                let twice_g = rt::lit::<T>(2.0) * g;
                let half_c = rt::lit::<T>(0.5) * c;
                let half_m_e_squared = rt::lit::<T>(0.5) * m_e_squared;
                let r_squared = r * r;
                let r_squared_m_a = r_squared * m_a;
                let a_c = a * c;
                let a_r_squared = a * r_squared;
                let c_a_squared = c * a_squared;
                let c_m_a = c * m_a;
                let k1 = rt::lit::<T>(2.0) * (r * a_c);
                let r_over_c = r / c;
                let a_r = a * r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k2 = (r - e) * (e + r);
                let m_r = m * r;
                let m_r_squared = m * r_squared;
                let e_m_e = e * m_e;
                let e_m_r = e * m_r;
                let minus_m_r = -m_r;
                let e_m_g = e * m_g;
                let minus_e_m_g = -e_m_g;
                let twice_r_squared = rt::lit::<T>(2.0) * r_squared;
                let k3 = m * k2;
                let r_m_r = r * m_r;
                let k4 = rt::lit::<T>(2.0) * (e * r);
                let twice_m_r_squared = rt::lit::<T>(2.0) * m_r_squared;
                let twice_e_m_e = rt::lit::<T>(2.0) * e_m_e;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let twice_e = rt::lit::<T>(2.0) * e;
                let k5 = r * (m * c);
                let e_squared_c = e_squared * c;
                Constants {
                    e_squared,
                    m_e_squared,
                    minus_m_e_squared,
                    m_e,
                    minus_m_e,
                    inv_a,
                    inv_c,
                    a_squared,
                    m_a,
                    inv_m_a,
                    m_g,
                    m_e_g,
                    minus_m_e_g,
                    twice_m_e,
                    twice_m_e_squared,
                    twice_g,
                    half_c,
                    half_m_e_squared,
                    r_squared,
                    r_squared_m_a,
                    a_c,
                    a_r_squared,
                    c_a_squared,
                    c_m_a,
                    k1,
                    r_over_c,
                    a_r,
                    twice_r,
                    k2,
                    m_r,
                    m_r_squared,
                    e_m_e,
                    e_m_r,
                    minus_m_r,
                    e_m_g,
                    minus_e_m_g,
                    twice_r_squared,
                    k3,
                    r_m_r,
                    k4,
                    twice_m_r_squared,
                    twice_e_m_e,
                    twice_m_r,
                    twice_e,
                    k5,
                    e_squared_c,
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
        pub fn mass_matrix(&self, q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let [[r11, r12, _, r21, r22, _, r31, r32, _, _, _]] = q.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e_squared, minus_m_e_squared, m_e, minus_m_e, .. } = self
                .constants;
            let t1 = (r32 * r31 + (r12 * r11 + r22 * r21)) * minus_m_e_squared;
            let r12_m_e = r12 * m_e;
            let r22_m_e = r22 * m_e;
            let r11_minus_m_e = r11 * minus_m_e;
            let r21_minus_m_e = r21 * minus_m_e;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    (r32 * r32 + (r12 * r12 + r22 * r22)) * m_e_squared + a,
                    t1,
                    zero,
                    r12_m_e,
                    r22_m_e,
                ],
                [
                    t1,
                    a + m_e_squared * (r31 * r31 + (r11 * r11 + r21 * r21)),
                    zero,
                    r11_minus_m_e,
                    r21_minus_m_e,
                ],
                [zero, zero, c, zero, zero],
                [r12_m_e, r11_minus_m_e, zero, m, zero],
                [r22_m_e, r21_minus_m_e, zero, zero, m],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let [[r11, r12, _, r21, r22, _, r31, r32, _, _, _]] = q.data.0;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let Constants {
                e_squared,
                m_e_squared,
                inv_a,
                inv_c,
                a_squared,
                inv_m_a,
                ..
            } = self.constants;
            let r31_squared = r31 * r31;
            let r32_squared = r32 * r32;
            let t1 = a + m_e_squared * (r32_squared + r31_squared);
            let t2 = inv_a / t1;
            let r32_m_e_squared = r32 * m_e_squared;
            let t3 = t2 * (r31 * r32_m_e_squared);
            let t4 = r32 * r11 - r12 * r31;
            let m_e_squared_r31 = m_e_squared * r31;
            let t5 = t2 * (e * (t4 * m_e_squared_r31 - r12 * a));
            let t6 = r32 * r21 - r22 * r31;
            let t7 = t2 * (e * (t6 * m_e_squared_r31 - r22 * a));
            let t8 = t2 * (e * (a * r11 + t4 * r32_m_e_squared));
            let t9 = t2 * (e * (a * r21 + t6 * r32_m_e_squared));
            let t10 = inv_m_a / t1;
            let t11 = m_e_squared * t4;
            let t12 = m_e_squared
                * (a * (r12 * r12 + r32_squared + (r11 * r11 + r31_squared)) + t4 * t11);
            let t13 = t2 * (e_squared * (a * (r11 * r21 + r12 * r22) + t6 * t11));
            let t14 = a * (r22 * r22 + r32_squared + (r21 * r21 + r31_squared))
                + t6 * (m_e_squared * t6);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [(a + m_e_squared * r31_squared) * t2, t3, zero, t5, t7],
                [t3, (a + r32_squared * m_e_squared) * t2, zero, t8, t9],
                [zero, zero, inv_c, zero, zero],
                [t5, t8, zero, t10 * (a_squared + t12), t13],
                [t7, t9, zero, t13, t10 * (a_squared + m_e_squared * t14)],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 11>) -> T {
            let [[_, _, _, _, _, _, _, _, r33, _, _]] = q.data.0;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let Constants { m_g, .. } = self.constants;
            let mass_3 = r - e * r33;
            m_g * mass_3
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 11
        pub fn potential_gradient(&self, _q: &SVector<T, 11>) -> SVector<T, 11> {
            let Constants { minus_m_e_g, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                minus_m_e_g,
                zero,
                zero,
            ])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 11>, w: &SVector<T, 5>) -> T {
            let [[r11, r12, _, r21, r22, _, r31, r32, r33, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e_squared, twice_m_e, twice_m_e_squared, twice_g, .. } = self
                .constants;
            let t1 = (a + m_e_squared * (r31 * r31 + (r11 * r11 + r21 * r21))) * omega2
                - (r11 * x_dot + r21 * y_dot) * twice_m_e;
            let t2 = (r12 * x_dot + r22 * y_dot) * twice_m_e
                - (r32 * r31 + (r12 * r11 + r22 * r21)) * (omega2 * twice_m_e_squared);
            let t3 = ((r32 * r32 + (r12 * r12 + r22 * r22)) * m_e_squared + a) * omega1
                + t2;
            let t4 = omega3 * (c * omega3)
                + m * (x_dot * x_dot + y_dot * y_dot + (e * r33 - r) * twice_g);
            rt::lit::<T>(0.5) * (omega2 * t1 + (omega1 * t3 + t4))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 11>, w: &SVector<T, 5>) -> T {
            let [[r11, r12, _, r21, r22, _, r31, r32, r33, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e_squared, twice_m_e, twice_m_e_squared, twice_g, .. } = self
                .constants;
            let t1 = (a + m_e_squared * (r31 * r31 + (r11 * r11 + r21 * r21))) * omega2
                - (r11 * x_dot + r21 * y_dot) * twice_m_e;
            let t2 = (r12 * x_dot + r22 * y_dot) * twice_m_e
                - (r32 * r31 + (r12 * r11 + r22 * r21)) * (omega2 * twice_m_e_squared);
            let t3 = ((r32 * r32 + (r12 * r12 + r22 * r22)) * m_e_squared + a) * omega1
                + t2;
            let mass_3 = r - e * r33;
            let t4 = omega3 * (c * omega3)
                + m * (x_dot * x_dot + y_dot * y_dot + mass_3 * twice_g);
            rt::lit::<T>(0.5) * (omega2 * t1 + (omega1 * t3 + t4))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, q: &SVector<T, 11>) -> [SMatrix<T, 5, 5>; 5] {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let a = self.parameters.A;
            let Constants {
                m_e_squared,
                minus_m_e_squared,
                m_e,
                minus_m_e,
                half_c,
                half_m_e_squared,
                ..
            } = self.constants;
            let t1 = m_e_squared * (r32 * r33 + (r12 * r13 + r22 * r23));
            let t2 = r32 * r32 + (r12 * r12 + r22 * r22);
            let t3 = rt::lit::<T>(0.5) * (t2 * m_e_squared + a);
            let t4 = r31 * r31 + (r11 * r11 + r21 * r21);
            let t5 = half_m_e_squared * (t2 - t4);
            let t6 = half_c - t5;
            let t7 = rt::lit::<T>(0.5) * (a + m_e_squared * t4);
            let t8 = m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let t9 = t7 + t3;
            let t10 = (r31 * r33 + (r11 * r13 + r21 * r23)) * minus_m_e_squared;
            let t11 = half_c + t5;
            let t12 = t7 + t11;
            let m_e_r13 = m_e * r13;
            let m_e_r23 = m_e * r23;
            [
                rt::sparse([
                    (0, 0, t1),
                    (1, 1, t1),
                    (1, 2, t3 + t6 - t7),
                    (2, 0, -t8),
                    (2, 1, t6 - t9),
                ]),
                rt::sparse([
                    (0, 0, t10),
                    (0, 2, t3 - t12),
                    (1, 1, t10),
                    (2, 0, t9 - t11),
                    (2, 1, t8),
                ]),
                rt::sparse([(0, 1, t12 - t3), (1, 0, t5 - half_c + (t7 - t3))]),
                rt::sparse([
                    (0, 0, m_e_r13),
                    (1, 1, m_e_r13),
                    (2, 0, r11 * minus_m_e),
                    (2, 1, r12 * minus_m_e),
                ]),
                rt::sparse([
                    (0, 0, m_e_r23),
                    (1, 1, m_e_r23),
                    (2, 0, r21 * minus_m_e),
                    (2, 1, r22 * minus_m_e),
                ]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, q: &SVector<T, 11>) -> [SMatrix<T, 5, 5>; 5] {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let Constants { m_e_squared, m_e, inv_c, half_c, half_m_e_squared, .. } = self
                .constants;
            let t1 = m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let t2 = r32 * r32 + (r12 * r12 + r22 * r22);
            let t3 = t2 * m_e_squared + a;
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = t1 * t4;
            let t6 = r31 * r31 + (r11 * r11 + r21 * r21);
            let t7 = a + m_e_squared * t6;
            let t8 = t1 * t5;
            let t9 = t7 - t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = r32 * r33 + (r12 * r13 + r22 * r23);
            let t12 = r31 * r33 + (r11 * r13 + r21 * r23);
            let t13 = m_e_squared * (t11 * t5 - t12);
            let r22_m_e = r22 * m_e;
            let t14 = r22_m_e * t4;
            let r21_m_e = r21 * m_e;
            let t15 = r22_m_e * t5 - r21_m_e;
            let t16 = t10 * t15;
            let r12_m_e = r12 * m_e;
            let t17 = r12_m_e * t4;
            let r11_m_e = r11 * m_e;
            let t18 = r12_m_e * t5 - r11_m_e;
            let t19 = t18 * t10;
            let t20 = r22_m_e * t17 + t19 * t15;
            let t21 = m - r12_m_e * t17 - t18 * t19;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = t20 * t22;
            let t24 = m - r22_m_e * t14 - t15 * t16 - t20 * t23;
            let t25 = rt::lit::<T>(1.0) / (t9 * t24);
            let t26 = m_e_squared * t11;
            let t27 = m_e * r13 - t26 * t17;
            let t28 = t27 - t19 * t13;
            let t29 = m_e * r23 - t26 * t14;
            let t30 = t23 * t28 + (t29 - t16 * t13);
            let t31 = rt::lit::<T>(1.0) / (t21 * t24);
            let t32 = t22 * t28 + t31 * (t20 * t30);
            let t33 = t10 * t13 - t25 * (t15 * t30) - t19 * t32;
            let t34 = t4 * t26;
            let t35 = rt::lit::<T>(1.0) / (t3 * t24);
            let t36 = rt::lit::<T>(0.5) * t3;
            let t37 = rt::lit::<T>(0.5) * t7;
            let t38 = half_m_e_squared * (t2 - t6);
            let t39 = half_c + t38;
            let t40 = t37 + t39;
            let t41 = t36 - t40;
            let t42 = t41 * t19;
            let t43 = t41 * t16 + t23 * t42;
            let t44 = t22 * t42 + t31 * (t20 * t43);
            let t45 = t19 * t44 + (t25 * (t15 * t43) + t41 * t10);
            let t46 = t26 * t5 - m_e_squared * t12;
            let t47 = t27 - t19 * t46;
            let t48 = t23 * t47 + (t29 - t16 * t46);
            let t49 = t22 * t47 + t31 * (t20 * t48);
            let t50 = t10 * t46 - t25 * (t15 * t48) - t19 * t49;
            let t51 = half_c - t38;
            let t52 = t36 + t51 - t37;
            let t53 = t52 * t5;
            let t54 = t52 * t17 + t19 * t53;
            let t55 = t23 * t54 + (t16 * t53 + t52 * t14);
            let t56 = t22 * t54 + t31 * (t20 * t55);
            let t57 = t19 * t56 + (t25 * (t15 * t55) + t10 * t53);
            let t58 = t37 + t36;
            let t59 = t58 - t39 - t8;
            let t60 = t19 * t59 + (r11_m_e - t1 * t17);
            let t61 = t23 * t60 + (t16 * t59 + (r21_m_e - t1 * t14));
            let t62 = t22 * t60 + t31 * (t20 * t61);
            let t63 = t19 * t62 + (t25 * (t15 * t61) + t10 * t59);
            let t64 = t51 - t58;
            let t65 = t1 + t64 * t5;
            let t66 = t19 * t65 + (r12_m_e + t64 * t17);
            let t67 = t23 * t66 + (t16 * t65 + (r22_m_e + t64 * t14));
            let t68 = t22 * t66 + t31 * (t20 * t67);
            let t69 = t19 * t68 + (t25 * (t15 * t67) + t10 * t65);
            let t70 = rt::lit::<T>(1.0) / t24;
            [
                rt::sparse([
                    (0, 0, t5 * t33 + (t34 - t35 * (r22_m_e * t30) - t17 * t32)),
                    (0, 2, t5 * t45 + (t17 * t44 + t35 * (r22_m_e * t43))),
                    (1, 1, t5 * t50 + (t34 - t35 * (r22_m_e * t48) - t17 * t49)),
                    (1, 2, t5 * t57 + (t17 * t56 + (t4 * t52 + t35 * (r22_m_e * t55)))),
                    (2, 0, t5 * t63 + (t17 * t62 + (t35 * (r22_m_e * t61) - t5))),
                    (2, 1, t5 * t69 + (t17 * t68 + (t4 * t64 + t35 * (r22_m_e * t67)))),
                ]),
                rt::sparse([
                    (0, 0, t33),
                    (0, 2, t45),
                    (1, 1, t50),
                    (1, 2, t57),
                    (2, 0, t63),
                    (2, 1, t69),
                ]),
                rt::sparse([
                    (0, 1, inv_c * (t40 - t36)),
                    (1, 0, inv_c * (t38 - half_c + (t37 - t36))),
                ]),
                rt::sparse([
                    (0, 0, t32),
                    (0, 2, -t44),
                    (1, 1, t49),
                    (1, 2, -t56),
                    (2, 0, -t62),
                    (2, 1, -t68),
                ]),
                rt::sparse([
                    (0, 0, t30 * t70),
                    (0, 2, -(t70 * t43)),
                    (1, 1, t70 * t48),
                    (1, 2, -(t70 * t55)),
                    (2, 0, -(t70 * t61)),
                    (2, 1, -(t70 * t67)),
                ]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 11>) -> SMatrix<T, 2, 5> {
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let r = self.parameters.r;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [r21 * -r, r11 * r],
                [r22 * -r, r12 * r],
                [r23 * -r, r * r13],
                [rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(
            &self,
            q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let r = self.parameters.r;
            rt::vector([
                x_dot - r * (r21 * omega1 + r22 * omega2 + r23 * omega3),
                y_dot + r * (r11 * omega1 + r12 * omega2 + r13 * omega3),
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e_squared,
                m_e,
                inv_c,
                a_squared,
                m_a,
                r_squared_m_a,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                k1,
                r_over_c,
                a_r,
                ..
            } = self.constants;
            let r32_squared = r32 * r32;
            let r31_squared = r31 * r31;
            let t1 = r32_squared + r31_squared;
            let t2 = a + m_e_squared * t1;
            let t3 = a * t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let r11_r = r11 * r;
            let t5 = r11_r - e * r22;
            let r12_r = r12 * r;
            let t6 = r12_r + e * r21;
            let t7 = r31 * t5 + r32 * t6;
            let m_e_squared_r31 = m_e_squared * r31;
            let t8 = a * t5 + t7 * m_e_squared_r31;
            let t9 = t4 * t8;
            let r21_r = r21 * r;
            let t10 = r11 * r21 + r12 * r22;
            let r22_r31 = r22 * r31;
            let r32_r21 = r32 * r21;
            let t11 = r * (r11 * r31 + r12 * r32);
            let t12 = r * (r21 * r31 + r22 * r32);
            let r12_r31 = r12 * r31;
            let r32_r11 = r32 * r11;
            let t13 = t12 + e * (r12_r31 - r32_r11);
            let r23_r13 = r23 * r13;
            let t14 = m
                * ((e * (r22_r31 - r32_r21) - t11) * (c * t13)
                    - t1 * (a_r_squared * r23_r13));
            let t15 = e_squared * (t10 * a_c + t14)
                - a_r_squared * (c * t10 + a * r23_r13);
            let t16 = t2 * a_c;
            let r22_squared = r22 * r22;
            let r21_squared = r21 * r21;
            let r23_squared = r23 * r23;
            let t17 = r12 * r21 - r22 * r11;
            let t18 = t17 * k1;
            let r12_squared = r12 * r12;
            let r11_squared = r11 * r11;
            let t19 = a * (r12_squared + r32_squared + (r11_squared + r31_squared));
            let t20 = t18
                + e * (c * (t19 + t13 * (m * t13)) + t1 * (r23_squared * r_squared_m_a));
            let t21 = c_a_squared
                + m
                    * ((c * (r22_squared + r21_squared) + a * r23_squared) * a_r_squared
                        + e * t20);
            let r13_squared = r13 * r13;
            let t22 = a * (r22_squared + r32_squared + (r21_squared + r31_squared));
            let t23 = r32_r21 - r22_r31;
            let t24 = t11 + e * t23;
            let t25 = t18
                + e * (c * (t22 + t24 * (m * t24)) + t1 * (r13_squared * r_squared_m_a));
            let t26 = c_a_squared
                + m
                    * (a_r_squared * (c * (r12_squared + r11_squared) + a * r13_squared)
                        + e * t25);
            let t27 = t2 * c_m_a;
            let t28 = t21 * t26 * (rt::lit::<T>(1.0) / (t27 * t27))
                - t15 * t15 * (rt::lit::<T>(1.0) / (t16 * t16));
            let t29 = t16 * t28;
            let t30 = t15 / t29;
            let t31 = t27 * t28;
            let t32 = rt::lit::<T>(1.0) / t31;
            let t33 = t21 * t32;
            let t34 = r21_r * t30 + r11_r * t33;
            let r22_r = r22 * r;
            let t35 = e * r11 - r22_r;
            let t36 = r21_r + e * r12;
            let t37 = r32 * t35 - r31 * t36;
            let t38 = t37 * m_e_squared_r31 - a * t36;
            let t39 = t4 * t38;
            let t40 = t26 * t32;
            let t41 = r21_r * t40 + r11_r * t30;
            let t42 = r22_r * t30 + r12_r * t33;
            let t43 = r22_r * t40 + r12_r * t30;
            let r_r23 = r * r23;
            let r_r13 = r * r13;
            let t44 = r_r23 * t30 + r_r13 * t33;
            let t45 = r_r23 * t40 + r_r13 * t30;
            let t46 = rt::lit::<T>(1.0) / (t3 * t31);
            let t47 = rt::lit::<T>(1.0) / (t3 * t29);
            let r32_m_e_squared = r32 * m_e_squared;
            let t48 = a * t6 + t7 * r32_m_e_squared;
            let t49 = t4 * t48;
            let t50 = a * t35 + t37 * r32_m_e_squared;
            let t51 = t4 * t50;
            let r23_r_over_c = r23 * r_over_c;
            let r13_r_over_c = r13 * r_over_c;
            let t52 = inv_c / t31;
            let t53 = inv_c / t29;
            let t54 = a * t10;
            let t55 = r32_r11 - r12_r31;
            let t56 = m_e * t55;
            let t57 = e_squared * (t54 + t24 * t56);
            let t58 = t4 * t57;
            let t59 = t2 * m_a;
            let t60 = rt::lit::<T>(1.0) / t59;
            let t61 = t17 * a_r;
            let t62 = e * t55 - t12;
            let t63 = a_squared + m_e * (t61 + e * (t19 + t62 * t56));
            let t64 = t60 * t63;
            let t65 = rt::lit::<T>(1.0) / (t59 * t31);
            let t66 = rt::lit::<T>(1.0) / (t59 * t29);
            let t67 = m_e * t23;
            let t68 = a_squared + m_e * (t61 + e * (t22 + t24 * t67));
            let t69 = t60 * t68;
            let t70 = e_squared * (t54 + t62 * t67);
            let t71 = t4 * t70;
            rt::matrix([
                [
                    t9 * t34 - t39 * t41,
                    t49 * t34 - t51 * t41,
                    r23_r_over_c * t41 + r13_r_over_c * t34,
                    t58 * t34 - t64 * t41,
                    t69 * t34 - t71 * t41,
                ],
                [
                    t9 * t42 - t39 * t43,
                    t49 * t42 - t51 * t43,
                    r23_r_over_c * t43 + r13_r_over_c * t42,
                    t58 * t42 - t64 * t43,
                    t69 * t42 - t71 * t43,
                ],
                [
                    t9 * t44 - t39 * t45,
                    t49 * t44 - t51 * t45,
                    r23_r_over_c * t45 + r13_r_over_c * t44,
                    t58 * t44 - t64 * t45,
                    t69 * t44 - t71 * t45,
                ],
                [
                    t46 * (t38 * t26) - t47 * (t8 * t15),
                    t46 * (t50 * t26) - t47 * (t48 * t15),
                    -(t52 * (r_r23 * t26) + t53 * (r_r13 * t15)),
                    t65 * (t63 * t26) - t47 * (t57 * t15),
                    t46 * (t70 * t26) - t66 * (t68 * t15),
                ],
                [
                    t46 * (t8 * t21) - t47 * (t38 * t15),
                    t46 * (t48 * t21) - t47 * (t50 * t15),
                    t53 * (r_r23 * t15) + t52 * (r_r13 * t21),
                    t46 * (t57 * t21) - t66 * (t63 * t15),
                    t65 * (t68 * t21) - t47 * (t70 * t15),
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
        pub fn projector_d(&self, q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e_squared,
                m_e,
                inv_c,
                a_squared,
                m_a,
                r_squared_m_a,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                k1,
                r_over_c,
                a_r,
                ..
            } = self.constants;
            let r32_squared = r32 * r32;
            let r31_squared = r31 * r31;
            let t1 = r32_squared + r31_squared;
            let t2 = a + m_e_squared * t1;
            let t3 = a * t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let r22_r = r22 * r;
            let t5 = e * r11 - r22_r;
            let r21_r = r21 * r;
            let t6 = r21_r + e * r12;
            let t7 = r32 * t5 - r31 * t6;
            let m_e_squared_r31 = m_e_squared * r31;
            let t8 = t7 * m_e_squared_r31 - a * t6;
            let t9 = t4 * t8;
            let r12_squared = r12 * r12;
            let r11_squared = r11 * r11;
            let r13_squared = r13 * r13;
            let t10 = r12 * r21 - r22 * r11;
            let t11 = t10 * k1;
            let r22_squared = r22 * r22;
            let r21_squared = r21 * r21;
            let t12 = a * (r22_squared + r32_squared + (r21_squared + r31_squared));
            let t13 = r * (r11 * r31 + r12 * r32);
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t14 = r32_r21 - r22_r31;
            let t15 = t13 + e * t14;
            let t16 = t11
                + e * (c * (t12 + t15 * (m * t15)) + t1 * (r13_squared * r_squared_m_a));
            let t17 = c_a_squared
                + m
                    * (a_r_squared * (c * (r12_squared + r11_squared) + a * r13_squared)
                        + e * t16);
            let t18 = t2 * c_m_a;
            let r23_squared = r23 * r23;
            let t19 = a * (r12_squared + r32_squared + (r11_squared + r31_squared));
            let t20 = r * (r21 * r31 + r22 * r32);
            let r12_r31 = r12 * r31;
            let r32_r11 = r32 * r11;
            let t21 = t20 + e * (r12_r31 - r32_r11);
            let t22 = t11
                + e * (c * (t19 + t21 * (m * t21)) + t1 * (r23_squared * r_squared_m_a));
            let t23 = c_a_squared
                + m
                    * ((c * (r22_squared + r21_squared) + a * r23_squared) * a_r_squared
                        + e * t22);
            let t24 = r11 * r21 + r12 * r22;
            let r23_r13 = r23 * r13;
            let t25 = m
                * ((e * (r22_r31 - r32_r21) - t13) * (c * t21)
                    - t1 * (a_r_squared * r23_r13));
            let t26 = e_squared * (t24 * a_c + t25)
                - a_r_squared * (c * t24 + a * r23_r13);
            let t27 = t2 * a_c;
            let t28 = t23 * t17 * (rt::lit::<T>(1.0) / (t18 * t18))
                - t26 * t26 * (rt::lit::<T>(1.0) / (t27 * t27));
            let t29 = t18 * t28;
            let t30 = rt::lit::<T>(1.0) / t29;
            let t31 = t17 * t30;
            let r11_r = r11 * r;
            let t32 = t27 * t28;
            let t33 = t26 / t32;
            let t34 = r21_r * t31 + r11_r * t33;
            let t35 = r11_r - e * r22;
            let r12_r = r12 * r;
            let t36 = r12_r + e * r21;
            let t37 = r31 * t35 + r32 * t36;
            let t38 = a * t35 + t37 * m_e_squared_r31;
            let t39 = t4 * t38;
            let t40 = t23 * t30;
            let t41 = r21_r * t33 + r11_r * t40;
            let t42 = r22_r * t31 + r12_r * t33;
            let t43 = r22_r * t33 + r12_r * t40;
            let r_r23 = r * r23;
            let r_r13 = r * r13;
            let t44 = r_r23 * t31 + r_r13 * t33;
            let t45 = r_r23 * t33 + r_r13 * t40;
            let t46 = rt::lit::<T>(1.0) / (t3 * t32);
            let t47 = rt::lit::<T>(1.0) / (t3 * t29);
            let r32_m_e_squared = r32 * m_e_squared;
            let t48 = a * t5 + t7 * r32_m_e_squared;
            let t49 = t4 * t48;
            let t50 = a * t36 + t37 * r32_m_e_squared;
            let t51 = t4 * t50;
            let r23_r_over_c = r23 * r_over_c;
            let r13_r_over_c = r13 * r_over_c;
            let t52 = inv_c / t29;
            let t53 = inv_c / t32;
            let t54 = t2 * m_a;
            let t55 = rt::lit::<T>(1.0) / t54;
            let t56 = t10 * a_r;
            let t57 = r32_r11 - r12_r31;
            let t58 = e * t57 - t20;
            let t59 = m_e * t57;
            let t60 = a_squared + m_e * (t56 + e * (t19 + t58 * t59));
            let t61 = t55 * t60;
            let t62 = a * t24;
            let t63 = e_squared * (t62 + t15 * t59);
            let t64 = t4 * t63;
            let t65 = rt::lit::<T>(1.0) / (t54 * t29);
            let t66 = rt::lit::<T>(1.0) / (t54 * t32);
            let t67 = m_e * t14;
            let t68 = e_squared * (t62 + t58 * t67);
            let t69 = t4 * t68;
            let t70 = a_squared + m_e * (t56 + e * (t12 + t15 * t67));
            let t71 = t55 * t70;
            rt::matrix([
                [
                    t9 * t34 + rt::lit::<T>(1.0) - t39 * t41,
                    t49 * t34 - t51 * t41,
                    -(r23_r_over_c * t34 + r13_r_over_c * t41),
                    t61 * t34 - t64 * t41,
                    t69 * t34 - t71 * t41,
                ],
                [
                    t9 * t42 - t39 * t43,
                    t49 * t42 + rt::lit::<T>(1.0) - t51 * t43,
                    -(r23_r_over_c * t42 + r13_r_over_c * t43),
                    t61 * t42 - t64 * t43,
                    t69 * t42 - t71 * t43,
                ],
                [
                    t9 * t44 - t39 * t45,
                    t49 * t44 - t51 * t45,
                    rt::lit::<T>(1.0) - r23_r_over_c * t44 - r13_r_over_c * t45,
                    t61 * t44 - t64 * t45,
                    t69 * t44 - t71 * t45,
                ],
                [
                    t46 * (t38 * t26) - t47 * (t8 * t17),
                    t46 * (t50 * t26) - t47 * (t48 * t17),
                    t52 * (r_r23 * t17) + t53 * (r_r13 * t26),
                    t46 * (t63 * t26) + rt::lit::<T>(1.0) - t65 * (t60 * t17),
                    t66 * (t70 * t26) - t47 * (t68 * t17),
                ],
                [
                    t46 * (t8 * t26) - t47 * (t38 * t23),
                    t46 * (t48 * t26) - t47 * (t50 * t23),
                    -(t53 * (r_r23 * t26) + t52 * (r_r13 * t23)),
                    t66 * (t60 * t26) - t47 * (t63 * t23),
                    t46 * (t68 * t26) + rt::lit::<T>(1.0) - t65 * (t70 * t23),
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
        pub fn frame(&self, q: &SVector<T, 11>) -> SMatrix<T, 5, 3> {
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let r = self.parameters.r;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero, r21 * r, r11 * -r],
                [zero, rt::lit::<T>(1.0), zero, r22 * r, r12 * -r],
                [zero, zero, rt::lit::<T>(1.0), r * r23, r13 * -r],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn restricted_metric(&self, q: &SVector<T, 11>) -> SMatrix<T, 3, 3> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { e_squared, r_squared, twice_r, k2, m_r, m_r_squared, .. } = self
                .constants;
            let t1 = r11 * r11 + r21 * r21;
            let t2 = r12 * r12 + r22 * r22;
            let t3 = (r12 * r21 - r22 * r11) * twice_r;
            let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
            let t5 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t6 = r13 * (r11 * r - e * r22) + r23 * (r21 * r + e * r12);
            let t7 = t6 * m_r;
            let t8 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
            let t9 = r13 * (r12 * r + e * r21) + r23 * (r22 * r - e * r11);
            let t10 = m_r * t9;
            rt::matrix([
                [t4, t5, t7],
                [t5, t8, t10],
                [t7, t10, c + (r13 * r13 + r23 * r23) * m_r_squared],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 11>) -> SMatrix<T, 3, 3> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { e_squared, r_squared, twice_r, k2, m_r, m_r_squared, .. } = self
                .constants;
            let t1 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t2 = r11 * r11 + r21 * r21;
            let t3 = r12 * r12 + r22 * r22;
            let t4 = (r12 * r21 - r22 * r11) * twice_r;
            let t5 = a + m * (t2 * r_squared + e * (e * (r32 * r32 + t3) + t4));
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t1 * t6;
            let t8 = a + m * (t3 * r_squared + e * (e * (r31 * r31 + t2) + t4));
            let t9 = t8 - t1 * t7;
            let t10 = rt::lit::<T>(1.0) / (t5 * t9);
            let t11 = r13 * (r11 * r - e * r22) + r23 * (r21 * r + e * r12);
            let t12 = t11 * m_r;
            let t13 = t12 * t6;
            let t14 = r13 * (r12 * r + e * r21) + r23 * (r22 * r - e * r11);
            let t15 = m_r * t14 - t12 * t7;
            let t16 = t15 * t15;
            let t17 = rt::lit::<T>(1.0) / t9;
            let t18 = c + (r13 * r13 + r23 * r23) * m_r_squared - t12 * t13 - t16 * t17;
            let t19 = t9 * t18;
            let t20 = rt::lit::<T>(1.0) / t19;
            let t21 = t10 * (t1 * t15) - t13;
            let t22 = t1 * t10 + t20 * (t15 * t21);
            let t23 = -t22;
            let t24 = rt::lit::<T>(1.0) / t18;
            let t25 = t21 * t24;
            let t26 = -(t15 * t20);
            rt::matrix([
                [t7 * t22 + (t6 - t12 * t21 / (t5 * t18)), t23, t25],
                [t23, t17 + t16 / (t9 * t19), t26],
                [t25, t26, t24],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, q: &SVector<T, 11>) -> [SMatrix<T, 3, 3>; 3] {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e,
                r_squared,
                twice_r,
                k2,
                m_r,
                m_r_squared,
                e_m_e,
                e_m_r,
                ..
            } = self.constants;
            let t1 = r11 * r11 + r21 * r21;
            let t2 = r12 * r12 + r22 * r22;
            let t3 = (r12 * r21 - r22 * r11) * twice_r;
            let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
            let t5 = rt::lit::<T>(1.0) / t4;
            let r_r23 = r * r23;
            let r21_r = r21 * r;
            let t6 = r21_r + e * r12;
            let t7 = m * t6;
            let r_r13 = r * r13;
            let e_r22 = e * r22;
            let r11_r = r11 * r;
            let e_r22_minus_r11_r = e_r22 - r11_r;
            let m_e_r22_minus_r11_r = m * e_r22_minus_r11_r;
            let t8 = rt::lit::<T>(2.0) * (r_r23 * t7 - r_r13 * m_e_r22_minus_r11_r);
            let t9 = t5 * t8;
            let t10 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t11 = t10 * t5;
            let t12 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
            let t13 = t12 - t10 * t11;
            let t14 = rt::lit::<T>(1.0) / t13;
            let r22_r = r22 * r;
            let t15 = r22_r - e * r11;
            let t16 = m * t15;
            let r12_r = r12 * r;
            let t17 = r12_r + e * r21;
            let t18 = m * t17;
            let t19 = rt::lit::<T>(2.0) * (r_r23 * t16 + r_r13 * t18) - t11 * t8;
            let t20 = t14 * t19;
            let t21 = (r13 * (r11_r - e_r22) + r23 * t6) * m_r;
            let t22 = t21 * t5;
            let t23 = m_r * (r13 * t17 + r23 * t15) - t21 * t11;
            let t24 = t23 * t14;
            let t25 = c + (r13 * r13 + r23 * r23) * m_r_squared - t21 * t22 - t23 * t24;
            let t26 = rt::lit::<T>(1.0) / (t13 * t25);
            let r23_m_r = r23 * m_r;
            let r13_m_r = r13 * m_r;
            let t27 = c + rt::lit::<T>(2.0) * (r_r23 * r23_m_r + r_r13 * r13_m_r)
                - t22 * t8 - t24 * t19;
            let t28 = t26 * (t23 * t27);
            let t29 = t20 - t28;
            let t30 = rt::lit::<T>(1.0) / (t4 * t25);
            let t31 = t11 * t29 + t30 * (t21 * t27);
            let t32 = m_e * t6;
            let r32_e_m_e = r32 * e_m_e;
            let t33 = m_e * e_r22_minus_r11_r;
            let t34 = rt::lit::<T>(2.0) * (r12_r * m_e_r22_minus_r11_r - r22_r * t7)
                + (r11 * t32 + (r31 * r32_e_m_e + r21 * t33));
            let t35 = t5 * t34;
            let t36 = m_e * t15;
            let r31_e_m_e = r31 * e_m_e;
            let t37 = m_e * t17;
            let t38 = r11 * t36 - (a + r31 * r31_e_m_e) - r21 * t37
                - rt::lit::<T>(2.0) * (r22_r * t16 + r12_r * t18);
            let t39 = t38 - t11 * t34;
            let t40 = t14 * t39;
            let r23_e_m_r = r23 * e_m_r;
            let r13_e_m_r = r13 * e_m_r;
            let t41 = r11 * r23_e_m_r - r21 * r13_e_m_r
                - rt::lit::<T>(2.0) * (r22_r * r23_m_r + r12_r * r13_m_r) - t22 * t34;
            let t42 = t41 - t24 * t39;
            let t43 = t26 * (t23 * t42);
            let t44 = t40 - t43;
            let t45 = t11 * t44 + t30 * (t21 * t42);
            let t46 = rt::lit::<T>(2.0) * (r21_r * t7 - r11_r * m_e_r22_minus_r11_r)
                + (r22 * t33 + (r12 * t32 + (a + r32 * r32_e_m_e)));
            let t47 = t5 * t46;
            let t48 = rt::lit::<T>(2.0) * (r21_r * t16 + r11_r * t18)
                + (r12 * t36 - r32 * r31_e_m_e - r22 * t37);
            let t49 = t48 - t11 * t46;
            let t50 = t14 * t49;
            let t51 = rt::lit::<T>(2.0) * (r21_r * r23_m_r + r11_r * r13_m_r)
                + (r12 * r23_e_m_r - r22 * r13_e_m_r) - t22 * t46;
            let t52 = t51 - t24 * t49;
            let t53 = t26 * (t23 * t52);
            let t54 = t50 - t53;
            let t55 = t11 * t54 + t30 * (t21 * t52);
            let t56 = rt::lit::<T>(1.0) / t25;
            let t57 = t27 * t56;
            let t58 = t56 * t42;
            let t59 = t56 * t52;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, t31 - t9, t45 - t35],
                    [t9 - t31, zero, t55 - t47],
                    [t35 - t45, t47 - t55, zero],
                ]),
                rt::matrix([
                    [zero, t28 - t20, t43 - t40],
                    [t29, zero, t53 - t50],
                    [t44, t54, zero],
                ]),
                rt::matrix([[zero, -t57, -t58], [t57, zero, -t59], [t58, t59, zero]]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 14 × 14
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 14, 14> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e,
                r_squared,
                twice_r,
                k2,
                m_r,
                m_r_squared,
                e_m_e,
                ..
            } = self.constants;
            let r21_r = r21 * r;
            let r22_r = r22 * r;
            let r_r23 = r * r23;
            let r11_r = r11 * r;
            let r12_r = r12 * r;
            let r_r13 = r * r13;
            let t1 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
            let t2 = r11 * r11 + r21 * r21;
            let t3 = r12 * r12 + r22 * r22;
            let t4 = (r12 * r21 - r22 * r11) * twice_r;
            let t5 = a + m * (t2 * r_squared + e * (e * (r32 * r32 + t3) + t4));
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t1 * t6;
            let t8 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t9 = t8 * t6;
            let t10 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                - t1 * t9;
            let t11 = a + m * (t3 * r_squared + e * (e * (r31 * r31 + t2) + t4));
            let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
            let t13 = t10 * t12;
            let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t1 * t7 - t10 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = rho2 - rho1 * t9;
            let t17 = rho3 - rho1 * t7 - t13 * t16;
            let t18 = t15 * t17;
            let t19 = t12 * (t16 - t15 * (t10 * t17));
            let t20 = t6 * (rho1 - t15 * (t1 * t17)) - t9 * t19;
            let t21 = r21_r * t20 + (r22_r * t19 + r_r23 * t18)
                - e * (r11 * t19 - r12 * t20);
            let t22 = m * t21;
            let t23 = e * (r21 * t19 - r22 * t20)
                + (r11_r * t20 + (r_r13 * t18 + r12_r * t19));
            let t24 = m * t23;
            let t25 = c * t18 + rt::lit::<T>(2.0) * (r_r23 * t22 + r_r13 * t24);
            let t26 = m_e * t23;
            let t27 = e_m_e * (r31 * t19 - r32 * t20);
            let t28 = rt::lit::<T>(2.0) * (r22_r * t22 + r12_r * t24)
                + (r21 * t26 + (a * t19 + r31 * t27));
            let t29 = m_e * t21;
            let t30 = r11 * t29;
            let t31 = r22 * t26 + (r32 * t27 - a * t20) - r12 * t29;
            let t32 = rt::lit::<T>(2.0) * (r21_r * t22 + r11_r * t24);
            rt::sparse([
                (0, 12, -r13),
                (0, 13, r12),
                (1, 11, r13),
                (1, 13, -r11),
                (2, 11, -r12),
                (2, 12, r11),
                (3, 12, -r23),
                (3, 13, r22),
                (4, 11, r23),
                (4, 13, -r21),
                (5, 11, -r22),
                (5, 12, r21),
                (6, 12, -r33),
                (6, 13, r32),
                (7, 11, r33),
                (7, 13, -r31),
                (8, 11, -r32),
                (8, 12, r31),
                (9, 11, r21_r),
                (9, 12, r22_r),
                (9, 13, r_r23),
                (10, 11, -r11_r),
                (10, 12, -r12_r),
                (10, 13, -r_r13),
                (11, 1, -r13),
                (11, 2, r12),
                (11, 4, -r23),
                (11, 5, r22),
                (11, 7, -r33),
                (11, 8, r32),
                (11, 9, -r21_r),
                (11, 10, r11_r),
                (11, 12, -t25),
                (11, 13, t28 - t30),
                (12, 0, r13),
                (12, 2, -r11),
                (12, 3, r23),
                (12, 5, -r21),
                (12, 6, r33),
                (12, 8, -r31),
                (12, 9, -r22_r),
                (12, 10, r12_r),
                (12, 11, t25),
                (12, 13, t31 - t32),
                (13, 0, -r12),
                (13, 1, r11),
                (13, 3, -r22),
                (13, 4, r21),
                (13, 6, -r32),
                (13, 7, r31),
                (13, 9, -r_r23),
                (13, 10, r_r13),
                (13, 11, t30 - t28),
                (13, 12, t32 - t31),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 11>, rho: &SVector<T, 3>) -> T {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_g,
                r_squared,
                twice_r,
                k2,
                m_r,
                m_r_squared,
                ..
            } = self.constants;
            let mass_3 = r - e * r33;
            let v = m_g * mass_3;
            let t1 = r11 * r11 + r21 * r21;
            let t2 = r12 * r12 + r22 * r22;
            let t3 = (r12 * r21 - r22 * r11) * twice_r;
            let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = r13 * (r11 * r - e * r22) + r23 * (r21 * r + e * r12);
            let t7 = t6 * m_r;
            let t8 = t7 * t5;
            let t9 = r13 * (r12 * r + e * r21) + r23 * (r22 * r - e * r11);
            let t10 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t11 = t10 * t5;
            let t12 = m_r * t9 - t7 * t11;
            let t13 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
            let t14 = rt::lit::<T>(1.0) / (t13 - t10 * t11);
            let t15 = t12 * t14;
            let t16 = c + (r13 * r13 + r23 * r23) * m_r_squared - t7 * t8 - t12 * t15;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = rho2 - rho1 * t11;
            let t19 = rho3 - rho1 * t8 - t15 * t18;
            let t20 = t14 * (t18 - t17 * (t12 * t19));
            let t21 = rho1 * (t5 * (rho1 - t17 * (t7 * t19)) - t11 * t20)
                + (rho2 * t20 + t17 * (rho3 * t19));
            v + rt::lit::<T>(0.5) * t21
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 14
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 14> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e,
                r_squared,
                twice_r,
                k2,
                m_r,
                m_r_squared,
                e_m_e,
                minus_m_r,
                minus_e_m_g,
                ..
            } = self.constants;
            let t1 = r12 * r12 + r22 * r22;
            let t2 = r11 * r11 + r21 * r21;
            let t3 = (r12 * r21 - r22 * r11) * twice_r;
            let t4 = a + m * (t1 * r_squared + e * (e * (r31 * r31 + t2) + t3));
            let t5 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t6 = a + m * (t2 * r_squared + e * (e * (r32 * r32 + t1) + t3));
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = t5 * t7;
            let t9 = rt::lit::<T>(1.0) / (t4 - t5 * t8);
            let t10 = rho2 - rho1 * t8;
            let r11_r = r11 * r;
            let r21_r = r21 * r;
            let t11 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
            let t12 = t11 * t7;
            let r12_r = r12 * r;
            let r22_r = r22 * r;
            let t13 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                - t11 * t8;
            let t14 = t13 * t9;
            let t15 = c + (r13 * r13 + r23 * r23) * m_r_squared - t11 * t12 - t13 * t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = rho3 - rho1 * t12 - t14 * t10;
            let t18 = t9 * (t10 - t16 * (t13 * t17));
            let t19 = t7 * (rho1 - t16 * (t11 * t17)) - t8 * t18;
            let t20 = t16 * t17;
            let t21 = r21_r * t19 + (r22_r * t18 + r * r23 * t20)
                - e * (r11 * t18 - r12 * t19);
            let t22 = m_e * t21;
            let t23 = e * (r21 * t18 - r22 * t19)
                + (r11_r * t19 + (r * r13 * t20 + r12_r * t18));
            let t24 = m_r * t19;
            let t25 = m_r * t18;
            let t26 = t20 * minus_m_r;
            let t27 = m_e * t23;
            let t28 = e_m_e * (r31 * t18 - r32 * t19);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                t18 * t22 - t23 * t24,
                -(t19 * t22 + t23 * t25),
                t23 * t26,
                -(t18 * t27 + t21 * t24),
                t19 * t27 - t21 * t25,
                t21 * t26,
                -(t18 * t28),
                t19 * t28,
                minus_e_m_g,
                zero,
                zero,
                t19,
                t18,
                t20,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 14
        pub fn vector_field(
            &self,
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 14> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e,
                r_squared,
                twice_r,
                k2,
                m_r,
                m_r_squared,
                e_m_e,
                e_m_g,
                ..
            } = self.constants;
            let r11_r = r11 * r;
            let r21_r = r21 * r;
            let t1 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
            let t2 = r11 * r11 + r21 * r21;
            let t3 = r12 * r12 + r22 * r22;
            let t4 = (r12 * r21 - r22 * r11) * twice_r;
            let t5 = a + m * (t2 * r_squared + e * (e * (r32 * r32 + t3) + t4));
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t1 * t6;
            let r12_r = r12 * r;
            let r22_r = r22 * r;
            let t8 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t9 = t8 * t6;
            let t10 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                - t1 * t9;
            let t11 = a + m * (t3 * r_squared + e * (e * (r31 * r31 + t2) + t4));
            let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
            let t13 = t10 * t12;
            let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t1 * t7 - t10 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = rho2 - rho1 * t9;
            let t17 = rho3 - rho1 * t7 - t13 * t16;
            let t18 = t15 * t17;
            let t19 = t12 * (t16 - t15 * (t10 * t17));
            let t20 = r12 * t18 - r13 * t19;
            let t21 = t6 * (rho1 - t15 * (t1 * t17)) - t9 * t19;
            let t22 = r13 * t21 - r11 * t18;
            let t23 = r11 * t19 - r12 * t21;
            let t24 = r22 * t18 - r23 * t19;
            let t25 = r23 * t21 - r21 * t18;
            let t26 = r21 * t19 - r22 * t21;
            let t27 = r31 * t19 - r32 * t21;
            let t28 = r21_r * t21 + (r22_r * t19 + r * r23 * t18);
            let t29 = r11_r * t21 + (r * r13 * t18 + r12_r * t19);
            let t30 = t28 - e * t23;
            let t31 = m * t30;
            let t32 = e * t26 + t29;
            let t33 = m * t32;
            let t34 = m_e * t32;
            let t35 = t21 * t34;
            let t36 = e_m_e * t27;
            let t37 = m_e * t30;
            let t38 = r21 * t34 + (a * t19 + r31 * t36) - r11 * t37;
            let t39 = t21 * t37;
            let t40 = t21 * t36;
            let t41 = c * t18;
            let t42 = t18 * t38 + (r13 * t39 - (r33 * t40 + (r32 * e_m_g + t19 * t41)));
            let t43 = t19 * t34;
            let t44 = t19 * t37;
            let t45 = t19 * t36;
            let t46 = r12 * t37 + (a * t21 - r32 * t36) - r22 * t34;
            let t47 = r13 * t44 + (r31 * e_m_g + t21 * t41 - r33 * t45) - t18 * t46;
            let t48 = r22 * t43 + (r32 * t45 + r31 * t40) + (r21 * t35 - r12 * t44);
            let t49 = t19 * t46 - t21 * t38
                + (r * (t26 * t31 + t33 * t23) - r11 * t39 + t48);
            rt::vector([
                t20,
                t22,
                t23,
                t24,
                t25,
                t26,
                r32 * t18 - r33 * t19,
                r33 * t21 - r31 * t18,
                t27,
                t28,
                -t29,
                r * (t31 * t24 + t33 * t20) - r23 * t35 + t42,
                r * (t31 * t25 + t33 * t22) - r23 * t43 + t47,
                t49,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 14 × 14
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 14, 14> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e_squared,
                m_e,
                twice_m_e,
                r_squared,
                twice_r,
                k2,
                m_r,
                m_r_squared,
                e_m_e,
                e_m_r,
                e_m_g,
                twice_r_squared,
                k3,
                r_m_r,
                k4,
                twice_m_r_squared,
                twice_e_m_e,
                twice_m_r,
                ..
            } = self.constants;
            let t1 = r12 * r12 + r22 * r22;
            let t2 = r11 * r11 + r21 * r21;
            let t3 = (r12 * r21 - r22 * r11) * twice_r;
            let t4 = a + m * (t1 * r_squared + e * (e * (r31 * r31 + t2) + t3));
            let t5 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t6 = a + m * (t2 * r_squared + e * (e * (r32 * r32 + t1) + t3));
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = t5 * t7;
            let t9 = t4 - t5 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = r12 * k3;
            let t12 = m * (r11 * twice_r_squared - r22 * k4);
            let t13 = t7 * (t11 - t8 * t12);
            let t14 = rho1 * t13;
            let t15 = rho2 - rho1 * t8;
            let t16 = t10 * t15;
            let e_r11 = e * r11;
            let r22_r = r22 * r;
            let t17 = (e_r11 - r22_r) * twice_m_e - t8 * t11 - t5 * t13;
            let r11_r = r11 * r;
            let e_r22 = e * r22;
            let r11_r_minus_e_r22 = r11_r - e_r22;
            let r21_r = r21 * r;
            let t18 = r21_r + e * r12;
            let t19 = r13 * r11_r_minus_e_r22 + r23 * t18;
            let t20 = t19 * m_r;
            let t21 = t20 * t7;
            let r12_r = r12 * r;
            let t22 = r12_r + e * r21;
            let r22_r_minus_e_r11 = r22_r - e_r11;
            let t23 = m_r * (r13 * t22 + r23 * r22_r_minus_e_r11) - t20 * t8;
            let t24 = t23 * t10;
            let t25 = t23 * t24;
            let t26 = c + (r13 * r13 + r23 * r23) * m_r_squared - t20 * t21 - t25;
            let t27 = t9 * t26;
            let t28 = rt::lit::<T>(1.0) / t27;
            let r23_e_m_r = r23 * e_m_r;
            let r13_r_m_r = r13 * r_m_r;
            let t29 = t20 * t13 + (r23_e_m_r + t8 * r13_r_m_r);
            let t30 = t10 * (t29 + t24 * t17);
            let t31 = t7 * (r13_r_m_r - t21 * t12);
            let t32 = t15 * t30 + (t24 * t14 - rho1 * t31);
            let t33 = rho3 - rho1 * t21 - t24 * t15;
            let t34 = t28 * (t23 * t33);
            let t35 = t23 * t30 + (t24 * t29 - (t21 * r13_r_m_r + t20 * t31));
            let t36 = t28 * (t23 * t32 - t33 * t29 - t34 * (t26 * t17 + t9 * t35));
            let t37 = t10 * (t14 + t16 * t17) + t36;
            let t38 = rt::lit::<T>(1.0) / t26;
            let t39 = t38 * t33;
            let t40 = t38 * (t32 - t39 * t35);
            let t41 = r11 * k3;
            let t42 = t18 * twice_m_e;
            let t43 = t7 * (t41 - t8 * t42);
            let t44 = rho1 * t43;
            let t45 = m * (r12 * twice_r_squared + r21 * k4) - t8 * t41 - t5 * t43;
            let t46 = r13_r_m_r - t8 * r23_e_m_r - t20 * t43;
            let t47 = t10 * (t46 - t24 * t45);
            let t48 = t7 * (r23_e_m_r - t21 * t42);
            let t49 = t15 * t47 + (rho1 * t48 - t24 * t44);
            let t50 = t23 * t47 + (t24 * t46 + (t21 * r23_e_m_r + t20 * t48));
            let t51 = t28 * (t33 * t46 - t23 * t49 - t34 * (t26 * t45 - t9 * t50));
            let t52 = t10 * (t44 + t16 * t45) + t51;
            let t53 = t38 * (t39 * t50 - t49);
            let t54 = r11_r_minus_e_r22 * m_r;
            let t55 = t22 * m_r - t54 * t8;
            let t56 = t54 * t7;
            let t57 = t10 * t55;
            let t58 = rho1 * t56 + t15 * t57;
            let t59 = r13 * twice_m_r_squared - t54 * t21 - t20 * t56 - t24 * t55
                - t23 * t57;
            let t60 = t9 * t34;
            let t61 = t33 * t55 - t23 * t58 - t59 * t60;
            let t62 = t28 * t61;
            let t63 = t34 - t16;
            let t64 = t38 * (t58 + t39 * t59);
            let t65 = r22 * k3;
            let t66 = m * (r21 * twice_r_squared + r12 * k4);
            let t67 = t7 * (t65 - t8 * t66);
            let t68 = rho1 * t67;
            let t69 = t22 * twice_m_e - t8 * t65 - t5 * t67;
            let r13_e_m_r = r13 * e_m_r;
            let r23_r_m_r = r23 * r_m_r;
            let t70 = r13_e_m_r - t8 * r23_r_m_r - t20 * t67;
            let t71 = t10 * (t70 - t24 * t69);
            let t72 = t7 * (r23_r_m_r - t21 * t66);
            let t73 = t15 * t71 + (rho1 * t72 - t24 * t68);
            let t74 = t23 * t71 + (t24 * t70 + (t21 * r23_r_m_r + t20 * t72));
            let t75 = t28 * (t33 * t70 - t23 * t73 - t34 * (t26 * t69 - t9 * t74));
            let t76 = t10 * (t68 + t16 * t69) + t75;
            let t77 = t38 * (t39 * t74 - t73);
            let t78 = r21 * k3;
            let t79 = (e_r22 - r11_r) * twice_m_e;
            let t80 = t7 * (t78 - t8 * t79);
            let t81 = rho1 * t80;
            let t82 = m * (r22 * twice_r_squared - r11 * k4) - t8 * t78 - t5 * t80;
            let t83 = r23_r_m_r + t8 * r13_e_m_r - t20 * t80;
            let t84 = t7 * (r13_e_m_r + t21 * t79);
            let t85 = t10 * (t83 - t24 * t82);
            let t86 = rho1 * t84 + t24 * t81 - t15 * t85;
            let t87 = t21 * r13_e_m_r + t20 * t84 - t24 * t83 - t23 * t85;
            let t88 = t28 * (t33 * t83 + t23 * t86 - t34 * (t26 * t82 + t9 * t87));
            let t89 = t10 * (t81 + t16 * t82) + t88;
            let t90 = t38 * (t86 - t39 * t87);
            let t91 = t18 * m_r;
            let t92 = r22_r_minus_e_r11 * m_r - t91 * t8;
            let t93 = t91 * t7;
            let t94 = t10 * t92;
            let t95 = rho1 * t93 + t15 * t94;
            let t96 = r23 * twice_m_r_squared - t91 * t21 - t20 * t93 - t24 * t92
                - t23 * t94;
            let t97 = t33 * t92 - t23 * t95 - t60 * t96;
            let t98 = t28 * t97;
            let t99 = t38 * (t95 + t39 * t96);
            let r32_m_e_squared = r32 * m_e_squared;
            let t100 = r32_m_e_squared * t7;
            let t101 = t20 * t100;
            let t102 = r32_m_e_squared * t8 + (t5 * t100 + r31 * twice_e_m_e);
            let t103 = t10 * (t101 - t24 * t102);
            let t104 = t24 * t101 + t23 * t103;
            let t105 = rho1 * t100;
            let t106 = t15 * t103 + t24 * t105;
            let t107 = t38 * (t39 * t104 - t106);
            let t108 = t28 * (t33 * t101 - t23 * t106 - t34 * (t26 * t102 - t9 * t104));
            let t109 = t10 * (t105 - t16 * t102) - t108;
            let r32_e_m_e = r32 * e_m_e;
            let t110 = t21 * (t7 * r32_e_m_e);
            let m_e_squared_r31 = m_e_squared * r31;
            let r32_twice_e_m_e = r32 * twice_e_m_e;
            let t111 = t7 * (m_e_squared_r31 + t8 * r32_twice_e_m_e);
            let t112 = rho1 * t111;
            let t113 = t20 * t111;
            let t114 = m_e_squared_r31 * t8 + t5 * t111;
            let t115 = t10 * (t113 - t24 * t114);
            let t116 = t110 * (rt::lit::<T>(2.0) * rho1) - t24 * t112 - t15 * t115;
            let t117 = t110 * (t19 * twice_m_r) - t24 * t113 - t23 * t115;
            let t118 = t38 * (t116 - t39 * t117);
            let t119 = t28 * (t33 * t113 + t23 * t116 - t34 * (t26 * t114 + t9 * t117));
            let t120 = t10 * (t112 - t16 * t114) - t119;
            let t121 = rt::lit::<T>(1.0) / (t6 * t9);
            let t122 = t5 * t23;
            let t123 = t121 * t122 - t21;
            let t124 = t5 * t121 + t23 * t123 * t28;
            let t125 = t123 * t38;
            let t126 = t10 + t25 * t28;
            let t127 = t23 * t28;
            let t128 = rt::lit::<T>(1.0) / (t6 * t26);
            let t129 = t128 * (t20 * t33);
            let t130 = t128
                * (t33 * r13_r_m_r + t20 * t32 - t129 * (t26 * t12 + t6 * t35));
            let t131 = rho1 * t7;
            let t132 = t16 - t34;
            let t133 = t130 + (t131 * (t7 * t12) + t132 * t13) - t8 * t37;
            let t134 = t128
                * (r23_e_m_r * t33 - t20 * t49 - t129 * (t26 * t42 - t6 * t50));
            let t135 = t134 + (t131 * (t7 * t42) + t132 * t43) - t8 * t52;
            let t136 = rt::lit::<T>(1.0) / (t6 * t27);
            let t137 = t5 * t136;
            let t138 = t6 * t129;
            let t139 = t61 * t137 - t128 * (t54 * t33 - t20 * t58 - t59 * t138);
            let t140 = t129 + t8 * t132;
            let t141 = t131 - t140;
            let t142 = t128
                * (t33 * r23_r_m_r - t20 * t73 - t129 * (t26 * t66 - t6 * t74));
            let t143 = t142 + (t131 * (t7 * t66) + t132 * t67) - t8 * t76;
            let t144 = t128
                * (t20 * t86 - r13_e_m_r * t33 - t129 * (t26 * t79 + t6 * t87));
            let t145 = t144 + (t131 * (t7 * t79) + t132 * t80) - t8 * t89;
            let t146 = t97 * t137 - t128 * (t91 * t33 - t20 * t95 - t96 * t138);
            let t147 = t8 * t109 + (t128 * (t104 * t138 - t20 * t106) - t100 * t132);
            let t148 = t128 * (t20 * t116 - t129 * (t26 * r32_twice_e_m_e + t6 * t117))
                + (t131 * (t7 * r32_twice_e_m_e) - t132 * t111);
            let t149 = t8 * t120 + t148;
            let t150 = t8 * t124 + (t7 - t20 * t123 * t128);
            let t151 = r11 * t127;
            let t152 = t128 * (t20 * t24) - t8 * t126;
            let t153 = t122 * t136 - t20 * t128;
            let t154 = t140 - t131;
            let t155 = r21 * t127;
            let t156 = r31 * t127;
            let r_r23 = r * r23;
            let t157 = r * t141;
            let t158 = r * t132;
            let t159 = r * t39;
            let r_r13 = r * r13;
            let t160 = e_m_r * t141;
            let t161 = e_m_e * t132;
            let t162 = r11 * t132 - r12 * t141;
            let t163 = r21_r * t141 + (r_r23 * t39 + r22_r * t132) - e * t162;
            let t164 = m_e * t163;
            let t165 = r21 * t160 + r11 * t161 - t164;
            let t166 = r * (r12 * t39 - r13 * t132);
            let t167 = m_r * t141;
            let t168 = r * (r22 * t39 - r23 * t132);
            let t169 = m_e * t132;
            let t170 = t141 * t161;
            let t171 = t141 * t160;
            let t172 = t39 * t165
                + (t166 * t167 - t168 * t169 - (r13 * t170 + r23 * t171));
            let m_r22_r_minus_e_r11 = m * r22_r_minus_e_r11;
            let t173 = m_e * t22;
            let r31_e_m_e = r31 * e_m_e;
            let t174 = m_e * r22_r_minus_e_r11;
            let t175 = r21 * t173 + (a + r31 * r31_e_m_e) - r11 * t174;
            let t176 = c * t39;
            let t177 = t174 * t141;
            let t178 = m * t22;
            let t179 = r31_e_m_e * t141;
            let t180 = t173 * t141;
            let t181 = m_r22_r_minus_e_r11 * t168 + (t39 * t175 - t176)
                + (r13 * t177 + t178 * t166) - (r33 * t179 + r23 * t180);
            let t182 = m * t163;
            let t183 = r_r23 * t182;
            let t184 = r21 * t132 - r22 * t141;
            let t185 = e * t184 + (r11_r * t141 + (r_r13 * t39 + r12_r * t132));
            let t186 = m * t185;
            let t187 = r_r13 * t186;
            let t188 = t181 - t183 - t187;
            let t189 = m_e * t185;
            let t190 = e_m_e * (r31 * t132 - r32 * t141);
            let t191 = r21 * t189 + (a * t132 + r31 * t190) - r11 * t164;
            let t192 = r12_r * t186;
            let t193 = r22_r * t182;
            let t194 = r23_e_m_r * t141;
            let r23_m_r = r23 * m_r;
            let r13_m_r = r13 * m_r;
            let t195 = r21 * r13_e_m_r - r11 * r23_e_m_r;
            let t196 = r13_e_m_r * t141;
            let t197 = r13 * t194 + r23_m_r * t168
                + (r13_m_r * t166 + (t39 * t195 - c * t132) - r23 * t196);
            let t198 = t191 + (t192 + (t193 + t197));
            let t199 = m_e * t18;
            let t200 = t164 + t199 * t141;
            let t201 = m * t18;
            let m_r11_r_minus_e_r22 = m * r11_r_minus_e_r22;
            let t202 = m_e * r11_r_minus_e_r22;
            let t203 = r31 * r32_e_m_e + r11 * t199 - r21 * t202;
            let t204 = t190 - r32_e_m_e * t141;
            let t205 = r13 * t200
                + (t201 * t168 + (m_r11_r_minus_e_r22 * t166 - t39 * t203) - r33 * t204);
            let t206 = t189 + t202 * t141;
            let t207 = t205 - r23 * t206;
            let t208 = t186 * t159;
            let t209 = e_m_e * t141;
            let t210 = t141 * t209;
            let t211 = e_m_r * t132;
            let t212 = t141 * t211;
            let t213 = r21 * t211 - r11 * t209;
            let t214 = m_e * t141;
            let t215 = m_r * t132;
            let t216 = r13 * t210 - r23 * t212
                + (t39 * t213 + (t168 * t214 + t166 * t215));
            let t217 = t141 * t164;
            let t218 = e_m_r * t39;
            let t219 = r21 * t218;
            let t220 = m_r * t39;
            let t221 = t141 * t218;
            let t222 = t186 * t158;
            let t223 = t217 + (t39 * t219 + t166 * t220 - r23 * t221) - t222
                - t62 * t188;
            let t224 = t189 + (r21 * t161 - r11 * t160);
            let t225 = t39 * t224
                + (t168 * t167 + t166 * t169 + (r13 * t171 - r23 * t170));
            let t226 = t182 * t159;
            let t227 = r21 * t209 + r11 * t211;
            let t228 = r23 * t210 - t166 * t214
                + (r13 * t212 + t168 * t215 - t39 * t227);
            let t229 = r11 * t218;
            let t230 = t182 * t158;
            let t231 = t141 * t189;
            let t232 = r13 * t221 + (t168 * t220 - t39 * t229) - t230 - t231
                - t98 * t188;
            let t233 = t190 + r31 * t161;
            let t234 = t109 * t188 + (t39 * t233 - r33 * t170)
                + (t107 * t198 - t147 * t207);
            let t235 = r31 * t209;
            let t236 = t120 * t188 + (r33 * t210 - e_m_g - t39 * t235)
                + (t118 * t198 - t149 * t207);
            let t237 = t141 * t190;
            let t238 = r22 * t160 + r12 * t161;
            let t239 = r * (r13 * t141 - r11 * t39);
            let t240 = r * (r23 * t141 - r21 * t39);
            let t241 = t132 * t161;
            let t242 = t132 * t160;
            let t243 = t39 * t238 + t239 * t167
                - (t240 * t169 + (r13 * t241 + r23 * t242));
            let t244 = t199 * t132;
            let t245 = r12 * t199 + (a + r32 * r32_e_m_e) - r22 * t202;
            let t246 = r32_e_m_e * t132;
            let t247 = t202 * t132;
            let t248 = m_r11_r_minus_e_r22 * t239
                + (r13 * t244 + (t176 - t39 * t245) + (r33 * t246 - r23 * t247));
            let t249 = t201 * t240 + t248 + (t183 + t187);
            let t250 = r23_e_m_r * t132;
            let t251 = r12 * r23_e_m_r - r22 * r13_e_m_r;
            let t252 = r13_e_m_r * t132;
            let t253 = r23_m_r * t240
                + (c * t141 + (r13 * t250 - t251 * t39 - r23 * t252));
            let t254 = r21_r * t182;
            let t255 = r11_r * t186;
            let t256 = r12 * t164 + (a * t141 - r32 * t190) - r22 * t189;
            let t257 = r13_m_r * t239 + t253 - (t254 + t255) - t256;
            let t258 = r12 * t174 - r32 * r31_e_m_e - r22 * t173;
            let t259 = t190 + r31_e_m_e * t132;
            let t260 = t164 + t174 * t132;
            let t261 = t189 + t173 * t132;
            let t262 = t178 * t239 - t258 * t39
                + (m_r22_r_minus_e_r11 * t240 - r33 * t259) + (r13 * t260 - r23 * t261);
            let t263 = t132 * t209;
            let t264 = t132 * t211;
            let t265 = t164 + (r12 * t209 - r22 * t211);
            let t266 = r13 * t263 - r23 * t264 + (t240 * t214 + t239 * t215)
                - t39 * t265;
            let t267 = t132 * t164;
            let t268 = t186 * t157;
            let t269 = r22 * t218;
            let t270 = t132 * t218;
            let t271 = t139 * t249
                + (t267 + (t268 + (t239 * t220 + (t39 * t269 - r23 * t270))));
            let t272 = r12 * t160 - r22 * t161;
            let t273 = t240 * t167 + t239 * t169
                + (r13 * t242 - r23 * t241 - t39 * t272);
            let t274 = r12 * t211 + r22 * t209 - t189;
            let t275 = r13 * t264 + r23 * t263 + (t240 * t215 - t239 * t214)
                - t39 * t274;
            let t276 = t182 * t157;
            let t277 = r12 * t218;
            let t278 = t132 * t189;
            let t279 = t146 * t249
                + (t276 + (t240 * t220 + (r13 * t270 - t39 * t277)) - t278);
            let t280 = r32 * t161;
            let t281 = e_m_g + t39 * t280 - r33 * t241 - t147 * t249
                + (t107 * t257 + t109 * t262);
            let t282 = r32 * t209 - t190;
            let t283 = r33 * t263 - t39 * t282 - t149 * t249
                + (t118 * t257 + t120 * t262);
            let t284 = t132 * t190;
            let t285 = t251 * t132 + r22 * t252 - r12 * t250 - t195 * t141
                + (r21 * t196 - r11 * t194);
            let t286 = r * t184;
            let t287 = r * t162;
            let t288 = t285 + (r23_m_r * t286 + r13_m_r * t287);
            let t289 = r22 * t242 + r21 * t171
                + (t287 * t167 + (r11 * t170 + r12 * t241));
            let t290 = t40 * t288 - t141 * t165
                + (t222 - (t132 * t238 + t286 * t169) + (t289 - t217));
            let t291 = r31 * t179 + r21 * t180
                + (t258 * t132 - t175 * t141 - r11 * t177);
            let t292 = t254 + (m_r22_r_minus_e_r11 * t286 + t178 * t287)
                + (t255 + (r32 * t259 + t291)) + (t256 + (r22 * t261 - r12 * t260));
            let t293 = t203 * t141
                + (r22 * t247 + t245 * t132 - (r32 * t246 + r12 * t244));
            let t294 = m_r11_r_minus_e_r22 * t287 + t293 - t192
                + (r31 * t204 + t201 * t286 - t193) + (r21 * t206 - r11 * t200 - t191);
            let t295 = t286 * t214 + (r22 * t264 + r21 * t212)
                - (r12 * t263 + r11 * t210);
            let t296 = t132 * t265 + t53 * t288
                + (t287 * t215 - t141 * t213 - t267 + (t295 - t268));
            let t297 = t287 * t220
                + (r21 * t221 + (r22 * t270 - t132 * t269 - t141 * t219));
            let t298 = t132 * t272 + (r22 * t241 + r21 * t170)
                - (r12 * t242 + r11 * t171);
            let t299 = t77 * t288 - t141 * t224
                + (t231 + (t286 * t167 + t287 * t169) + (t230 + t298));
            let t300 = t141 * t227 - (r12 * t264 + r11 * t212)
                - (r22 * t263 + r21 * t210);
            let t301 = t132 * t274 + t90 * t288
                + (t278 + (t286 * t215 - t287 * t214) + (t300 - t276));
            let t302 = t286 * t220
                + (t141 * t229 + (t132 * t277 - r12 * t270) - r11 * t221);
            let t303 = t107 * t288
                + (t237 + (r31 * t170 + (r32 * t241 - t132 * t280)) - t141 * t233);
            let t304 = t118 * t288
                + (t284 - r31 * t210 + (t132 * t282 + (t141 * t235 - r32 * t263)));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    r13 * t37 + r12 * t40,
                    -(r13 * t133 + (t39 + r11 * t40)),
                    r12 * t133 + (t132 - r11 * t37),
                    r23 * t37 + r22 * t40,
                    -(r23 * t133 + r21 * t40),
                    r22 * t133 - r21 * t37,
                    r33 * t37 + r32 * t40,
                    -(r33 * t133 + r31 * t40),
                    r32 * t133 - r31 * t37,
                    r_r23 * t40 - r22_r * t37 - r21_r * t133,
                    r11_r * t133 + (r12_r * t37 - r_r13 * t40 - t157),
                    t172 - t37 * t188 + (t40 * t198 - t133 * t207),
                    t243 - t208 - t133 * t249 + (t40 * t257 - t37 * t262),
                    t290 - t37 * t292 - t133 * t294,
                ],
                [
                    r13 * t52 + (t39 + r12 * t53),
                    -(r13 * t135 + r11 * t53),
                    r12 * t135 + (t154 - r11 * t52),
                    r23 * t52 + r22 * t53,
                    -(r23 * t135 + r21 * t53),
                    r22 * t135 - r21 * t52,
                    r33 * t52 + r32 * t53,
                    -(r33 * t135 + r31 * t53),
                    r32 * t135 - r31 * t52,
                    r_r23 * t53 - r22_r * t52 - r21_r * t135,
                    r11_r * t135 + (r12_r * t52 - (t158 + r_r13 * t53)),
                    t208 + t216 - t52 * t188 + (t53 * t198 - t135 * t207),
                    t266 - t135 * t249 + (t53 * t257 - t52 * t262),
                    t296 - t52 * t292 - t135 * t294,
                ],
                [
                    r13 * t62 + (t63 - r12 * t64),
                    r13 * t139 + (t141 + r11 * t64),
                    -(r12 * t139 + r11 * t62),
                    r23 * t62 - r22 * t64,
                    r23 * t139 + r21 * t64,
                    -(r22 * t139 + r21 * t62),
                    r33 * t62 - r32 * t64,
                    r33 * t139 + r31 * t64,
                    -(r32 * t139 + r31 * t62),
                    r21_r * t139 - (r22_r * t62 + r_r23 * t64),
                    r12_r * t62 + (r_r13 * t64 - t159) - r11_r * t139,
                    t223 + (t139 * t207 - t64 * t198),
                    t271 - (t64 * t257 + t62 * t262),
                    t139 * t294 + (t297 - t64 * t288) - t62 * t292,
                ],
                [
                    r13 * t76 + r12 * t77,
                    -(r13 * t143 + r11 * t77),
                    r12 * t143 - r11 * t76,
                    r23 * t76 + r22 * t77,
                    -(r23 * t143 + (t39 + r21 * t77)),
                    r22 * t143 + (t132 - r21 * t76),
                    r33 * t76 + r32 * t77,
                    -(r33 * t143 + r31 * t77),
                    r32 * t143 - r31 * t76,
                    t157 + r_r23 * t77 - r22_r * t76 - r21_r * t143,
                    r11_r * t143 + (r12_r * t76 - r_r13 * t77),
                    t225 - t76 * t188 + (t77 * t198 - t143 * t207),
                    t273 - t226 - t143 * t249 + (t77 * t257 - t76 * t262),
                    t299 - t143 * t294 - t76 * t292,
                ],
                [
                    r13 * t89 + r12 * t90,
                    -(r13 * t145 + r11 * t90),
                    r12 * t145 - r11 * t89,
                    r23 * t89 + (t39 + r22 * t90),
                    -(r23 * t145 + r21 * t90),
                    r22 * t145 + (t154 - r21 * t89),
                    r33 * t89 + r32 * t90,
                    -(r33 * t145 + r31 * t90),
                    r32 * t145 - r31 * t89,
                    t158 + r_r23 * t90 - r22_r * t89 - r21_r * t145,
                    r11_r * t145 + (r12_r * t89 - r_r13 * t90),
                    t226 + t228 - t89 * t188 + (t90 * t198 - t145 * t207),
                    t275 - t145 * t249 + (t90 * t257 - t89 * t262),
                    t301 - t145 * t294 - t89 * t292,
                ],
                [
                    r13 * t98 - r12 * t99,
                    r13 * t146 + r11 * t99,
                    -(r12 * t146 + r11 * t98),
                    r23 * t98 + (t63 - r22 * t99),
                    r23 * t146 + (t141 + r21 * t99),
                    -(r22 * t146 + r21 * t98),
                    r33 * t98 - r32 * t99,
                    r33 * t146 + r31 * t99,
                    -(r32 * t146 + r31 * t98),
                    r21_r * t146 + (t159 - r_r23 * t99 - r22_r * t98),
                    r12_r * t98 + r_r13 * t99 - r11_r * t146,
                    t232 + (t146 * t207 - t99 * t198),
                    t279 - (t98 * t262 + t99 * t257),
                    t146 * t294 + (t302 - t99 * t288) - t98 * t292,
                ],
                [
                    r12 * t107 - r13 * t109,
                    -(r13 * t147 + r11 * t107),
                    r12 * t147 + r11 * t109,
                    r22 * t107 - r23 * t109,
                    -(r23 * t147 + r21 * t107),
                    r22 * t147 + r21 * t109,
                    r32 * t107 - r33 * t109,
                    -(r33 * t147 + (t39 + r31 * t107)),
                    r32 * t147 + (t132 + r31 * t109),
                    r22_r * t109 + r_r23 * t107 - r21_r * t147,
                    r11_r * t147 - (r12_r * t109 + r_r13 * t107),
                    t234,
                    t281,
                    t109 * t292 + t303 - t147 * t294,
                ],
                [
                    r12 * t118 - r13 * t120,
                    -(r13 * t149 + r11 * t118),
                    r12 * t149 + r11 * t120,
                    r22 * t118 - r23 * t120,
                    -(r23 * t149 + r21 * t118),
                    r22 * t149 + r21 * t120,
                    t39 + r32 * t118 - r33 * t120,
                    -(r33 * t149 + r31 * t118),
                    r32 * t149 + (t154 + r31 * t120),
                    r22_r * t120 + r_r23 * t118 - r21_r * t149,
                    r11_r * t149 - (r12_r * t120 + r_r13 * t118),
                    t236,
                    t283,
                    t120 * t292 + t304 - t149 * t294,
                ],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    t63,
                    t141,
                    zero,
                    zero,
                    zero,
                    -t237,
                    -t284,
                    zero,
                ],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                ],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                ],
                [
                    r13 * t124 + r12 * t125,
                    r13 * t150 - r11 * t125,
                    -(r12 * t150 + r11 * t124),
                    r23 * t124 + r22 * t125,
                    r23 * t150 - r21 * t125,
                    -(r22 * t150 + r21 * t124),
                    r33 * t124 + r32 * t125,
                    r33 * t150 - r31 * t125,
                    -(r32 * t150 + r31 * t124),
                    r21_r * t150 + (r_r23 * t125 - r22_r * t124),
                    r12_r * t124 - r_r13 * t125 - r11_r * t150,
                    t125 * t198 + (t150 * t207 - t124 * t188),
                    t150 * t249 + t125 * t257 - t124 * t262,
                    t150 * t294 + t125 * t288 - t124 * t292,
                ],
                [
                    -(r13 * t126 + r12 * t127),
                    t151 + r13 * t152,
                    r11 * t126 - r12 * t152,
                    -(r23 * t126 + r22 * t127),
                    t155 + r23 * t152,
                    r21 * t126 - r22 * t152,
                    -(r33 * t126 + r32 * t127),
                    t156 + r33 * t152,
                    r31 * t126 - r32 * t152,
                    r21_r * t152 + (r22_r * t126 - r_r23 * t127),
                    r_r13 * t127 - r12_r * t126 - r11_r * t152,
                    t152 * t207 + t126 * t188 - t127 * t198,
                    t152 * t249 + t126 * t262 - t127 * t257,
                    t126 * t292 + (t152 * t294 - t127 * t288),
                ],
                [
                    r13 * t127 + r12 * t38,
                    r13 * t153 - r11 * t38,
                    -(t151 + r12 * t153),
                    r23 * t127 + r22 * t38,
                    r23 * t153 - r21 * t38,
                    -(t155 + r22 * t153),
                    r33 * t127 + r32 * t38,
                    r33 * t153 - r31 * t38,
                    -(t156 + r32 * t153),
                    r21_r * t153 + (r_r23 * t38 - r22_r * t127),
                    r12_r * t127 - r_r13 * t38 - r11_r * t153,
                    t38 * t198 + (t153 * t207 - t127 * t188),
                    t153 * t249 + t38 * t257 - t127 * t262,
                    t153 * t294 + t38 * t288 - t127 * t292,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, q: &SVector<T, 11>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[r11, r12, _, r21, r22, _, r31, r32, _, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e, e_m_e, .. } = self.constants;
            let t1 = x_dot - e * (r11 * omega2 - r12 * omega1);
            let t2 = m_e * t1;
            let t3 = y_dot - e * (r21 * omega2 - r22 * omega1);
            let t4 = m_e * t3;
            let t5 = (r31 * omega2 - r32 * omega1) * e_m_e;
            rt::vector([
                r12 * t2 + (r22 * t4 + (a * omega1 - r32 * t5)),
                a * omega2 + r31 * t5 - r21 * t4 - r11 * t2,
                c * omega3,
                m * t1,
                m * t3,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 5
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 11>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[r11, r12, _, r21, r22, _, r31, r32, _, _, _]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let Constants { m_e_squared, m_e, inv_c, .. } = self.constants;
            let t1 = m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let t2 = rt::lit::<T>(1.0)
                / ((r32 * r32 + (r12 * r12 + r22 * r22)) * m_e_squared + a);
            let t3 = t1 * t2;
            let t4 = a + m_e_squared * (r31 * r31 + (r11 * r11 + r21 * r21)) - t1 * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = p_omega2 + p_omega1 * t3;
            let r22_m_e = r22 * m_e;
            let t7 = r22_m_e * t2;
            let t8 = r22_m_e * t3 - r21 * m_e;
            let t9 = t5 * t8;
            let r12_m_e = r12 * m_e;
            let t10 = r12_m_e * t2;
            let t11 = r12_m_e * t3 - r11 * m_e;
            let t12 = t11 * t5;
            let t13 = r22_m_e * t10 + t12 * t8;
            let t14 = rt::lit::<T>(1.0) / (m - r12_m_e * t10 - t11 * t12);
            let t15 = t13 * t14;
            let t16 = rt::lit::<T>(1.0) / (m - r22_m_e * t7 - t8 * t9 - t13 * t15);
            let t17 = p_x - p_omega1 * t10 - t12 * t6;
            let t18 = t15 * t17 + (p_y - p_omega1 * t7 - t9 * t6);
            let t19 = t14 * (t17 + t16 * (t13 * t18));
            let t20 = t5 * (t6 - t16 * (t8 * t18)) - t12 * t19;
            rt::vector([
                t3 * t20 + (t2 * (p_omega1 - t16 * (r22_m_e * t18)) - t10 * t19),
                t20,
                p_omega3 * inv_c,
                t19,
                t16 * t18,
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
            &self,
            q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e, e_m_e, .. } = self.constants;
            let t1 = x_dot - e * (r11 * omega2 - r12 * omega1);
            let t2 = m * t1;
            let t3 = y_dot - e * (r21 * omega2 - r22 * omega1);
            let t4 = m * t3;
            let t5 = m_e * t3;
            let t6 = m_e * t1;
            let t7 = (r31 * omega2 - r32 * omega1) * e_m_e;
            let t8 = r * (r21 * t2 - r11 * t4)
                + (r22 * t5 + (r12 * t6 + (a * omega1 - r32 * t7)));
            let t9 = a * omega2 + r31 * t7 - r21 * t5 - r11 * t6
                + r * (r22 * t2 - r12 * t4);
            rt::vector([t8, t9, c * omega3 + r * (r23 * t2 - r13 * t4)])
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
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { e_squared, r_squared, twice_r, k2, m_r, m_r_squared, .. } = self
                .constants;
            let t1 = r11 * r11 + r21 * r21;
            let t2 = r12 * r12 + r22 * r22;
            let t3 = (r12 * r21 - r22 * r11) * twice_r;
            let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
            let t5 = rt::lit::<T>(1.0) / t4;
            let r11_r = r11 * r;
            let r21_r = r21 * r;
            let t6 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
            let t7 = t6 * t5;
            let r12_r = r12 * r;
            let r22_r = r22 * r;
            let t8 = m * ((r12 * r11 + r22 * r21) * k2 - r31 * (e_squared * r32));
            let t9 = t8 * t5;
            let t10 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                - t6 * t9;
            let t11 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
            let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
            let t13 = t10 * t12;
            let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t6 * t7 - t10 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = rho2 - rho1 * t9;
            let t17 = rho3 - rho1 * t7 - t13 * t16;
            let t18 = t12 * (t16 - t15 * (t10 * t17));
            let t19 = t5 * (rho1 - t15 * (t6 * t17)) - t9 * t18;
            let t20 = t15 * t17;
            rt::vector([
                t19,
                t18,
                t20,
                r21_r * t19 + (r22_r * t18 + r * r23 * t20),
                -(r11_r * t19 + (r * r13 * t20 + r12_r * t18)),
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e_squared,
                m_e,
                inv_c,
                r_squared_m_a,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                k1,
                e_m_e,
                e_m_g,
                ..
            } = self.constants;
            let r12_squared = r12 * r12;
            let r11_squared = r11 * r11;
            let r13_squared = r13 * r13;
            let t1 = (r12 * r21 - r22 * r11) * k1;
            let r22_squared = r22 * r22;
            let r32_squared = r32 * r32;
            let r21_squared = r21 * r21;
            let r31_squared = r31 * r31;
            let t2 = r * (r11 * r31 + r12 * r32);
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t3 = t2 + e * (r32_r21 - r22_r31);
            let t4 = r32_squared + r31_squared;
            let t5 = c
                * (a * (r22_squared + r32_squared + (r21_squared + r31_squared))
                    + t3 * (m * t3)) + t4 * (r13_squared * r_squared_m_a);
            let t6 = a_r_squared * (c * (r12_squared + r11_squared) + a * r13_squared)
                + e * (t1 + e * t5);
            let t7 = c_a_squared + m * t6;
            let t8 = a + m_e_squared * t4;
            let t9 = t8 * c_m_a;
            let r23_squared = r23 * r23;
            let t10 = r12_squared + r32_squared;
            let t11 = r11_squared + r31_squared;
            let t12 = r * (r21 * r31 + r22 * r32) + e * (r12 * r31 - r32 * r11);
            let t13 = c * (a * (t10 + t11) + t12 * (m * t12))
                + t4 * (r23_squared * r_squared_m_a);
            let t14 = (c * (r22_squared + r21_squared) + a * r23_squared) * a_r_squared
                + e * (t1 + e * t13);
            let t15 = c_a_squared + m * t14;
            let t16 = r11 * r21 + r12 * r22;
            let r23_r13 = r23 * r13;
            let t17 = m
                * ((e * (r22_r31 - r32_r21) - t2) * (c * t12)
                    - t4 * (a_r_squared * r23_r13));
            let t18 = e_squared * (t16 * a_c + t17)
                - a_r_squared * (c * t16 + a * r23_r13);
            let t19 = t8 * a_c;
            let t20 = t15 * t7 * (rt::lit::<T>(1.0) / (t9 * t9))
                - t18 * t18 * (rt::lit::<T>(1.0) / (t19 * t19));
            let t21 = rt::lit::<T>(1.0) / (t9 * t20);
            let t22 = r22 * omega3 - r23 * omega2;
            let t23 = r23 * omega1 - r21 * omega3;
            let t24 = r21 * omega2 - r22 * omega1;
            let t25 = r11 * omega2 - r12 * omega1;
            let t26 = m_e * (x_dot - e * t25);
            let t27 = m_e * (y_dot - e * t24);
            let t28 = (r31 * omega2 - r32 * omega1) * e_m_e;
            let t29 = r12 * t26 + (r22 * t27 + (a * omega1 - r32 * t28));
            let t30 = omega2 * t26;
            let t31 = omega1 * t26;
            let t32 = omega2 * t28;
            let t33 = omega1 * t28;
            let t34 = omega2 * t27;
            let t35 = omega1 * t27;
            let t36 = a * omega2 + r31 * t28 - r21 * t27 - r11 * t26;
            let t37 = r32 * t32 + r31 * t33 - r22 * t34 - r21 * t35 - omega1 * t36;
            let t38 = inv_c * (omega2 * t29 - (r12 * t30 + r11 * t31) + t37);
            let r12_m_e = r12 * m_e;
            let t39 = m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let t40 = rt::lit::<T>(1.0) / (a + m_e_squared * (r22_squared + t10));
            let t41 = t39 * t40;
            let t42 = r12_m_e * t41 - r11 * m_e;
            let t43 = rt::lit::<T>(1.0)
                / (a + m_e_squared * (r21_squared + t11) - t39 * t41);
            let t44 = t42 * t43;
            let t45 = r12_m_e * t40;
            let t46 = rt::lit::<T>(1.0) / (m - r12_m_e * t45 - t42 * t44);
            let t47 = r32 * omega3 - omega2 * r33;
            let t48 = omega1 * r33 - r31 * omega3;
            let t49 = (omega2 * t47 - omega1 * t48) * e_m_e;
            let c_omega3 = c * omega3;
            let t50 = r32 * (e_m_g - t49) + (r33 * t33 + (omega2 * c_omega3 - t48 * t28))
                - (r13 * t31 + r23 * t35);
            let t51 = r13 * omega1 - r11 * omega3;
            let t52 = omega2 * t22 - omega1 * t23;
            let t53 = t52 * e_m_e;
            let t54 = r12 * omega3 - r13 * omega2;
            let t55 = omega2 * t54 - omega1 * t51;
            let t56 = t55 * e_m_e;
            let t57 = t23 * t27 + t51 * t26 - (r22 * t53 + r12 * t56) - omega3 * t36;
            let t58 = t50 + t57;
            let t59 = r31 * (t49 - e_m_g) + (r33 * t32 + (t47 * t28 - omega1 * c_omega3))
                - (r13 * t30 + r23 * t34);
            let t60 = omega3 * t29 + (r21 * t53 + r11 * t56 - (t22 * t27 + t54 * t26));
            let t61 = t41 * t58 + (t59 + t60);
            let t62 = t44 * t61 + (m_e * t55 + t45 * t58);
            let r22_m_e = r22 * m_e;
            let t63 = r22_m_e * t40;
            let t64 = r22_m_e * t41 - r21 * m_e;
            let t65 = t43 * t64;
            let t66 = r22_m_e * t45 + t44 * t64;
            let t67 = t66 * t46;
            let t68 = rt::lit::<T>(1.0) / (m - r22_m_e * t63 - t64 * t65 - t66 * t67);
            let t69 = t67 * t62 + (t65 * t61 + (m_e * t52 + t63 * t58));
            let t70 = t46 * (t62 + t68 * (t66 * t69));
            let t71 = t44 * t70 + t43 * (t61 + t68 * (t64 * t69));
            let t72 = omega1 * t22 + omega2 * t23 + omega3 * t24 + r23 * t38 - r22 * t71;
            let t73 = t41 * t71 + (t40 * (t58 + t68 * (r22_m_e * t69)) + t45 * t70);
            let t74 = r * (t72 - r21 * t73) - t70;
            let t75 = t18 / (t19 * t20);
            let t76 = r12 * t71
                - (omega1 * t54 + omega2 * t51 + omega3 * t25 + r13 * t38);
            let t77 = r * (r11 * t73 + t76) - t68 * t69;
            rt::vector([t7 * t21 * t74 - t75 * t77, t15 * t21 * t77 - t75 * t74])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 5
        pub fn acceleration(
            &self,
            q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e_squared,
                m_e,
                inv_c,
                r_squared_m_a,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                k1,
                e_m_e,
                e_m_g,
                ..
            } = self.constants;
            let t1 = m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let r22_squared = r22 * r22;
            let r12_squared = r12 * r12;
            let r32_squared = r32 * r32;
            let t2 = r12_squared + r32_squared;
            let t3 = a + m_e_squared * (r22_squared + t2);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = t1 * t4;
            let r21_squared = r21 * r21;
            let r11_squared = r11 * r11;
            let r31_squared = r31 * r31;
            let t6 = r11_squared + r31_squared;
            let t7 = a + m_e_squared * (r21_squared + t6) - t1 * t5;
            let t8 = rt::lit::<T>(1.0) / t7;
            let r11_r = r11 * r;
            let r23_squared = r23 * r23;
            let t9 = (r12 * r21 - r22 * r11) * k1;
            let t10 = r * (r21 * r31 + r22 * r32) + e * (r12 * r31 - r32 * r11);
            let t11 = r32_squared + r31_squared;
            let t12 = c * (a * (t2 + t6) + t10 * (m * t10))
                + t11 * (r23_squared * r_squared_m_a);
            let t13 = (c * (r22_squared + r21_squared) + a * r23_squared) * a_r_squared
                + e * (t9 + e * t12);
            let t14 = c_a_squared + m * t13;
            let t15 = a + m_e_squared * t11;
            let t16 = t15 * c_m_a;
            let r13_squared = r13 * r13;
            let t17 = r * (r11 * r31 + r12 * r32);
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t18 = t17 + e * (r32_r21 - r22_r31);
            let t19 = c
                * (a * (r22_squared + r32_squared + (r21_squared + r31_squared))
                    + t18 * (m * t18)) + t11 * (r13_squared * r_squared_m_a);
            let t20 = a_r_squared * (c * (r12_squared + r11_squared) + a * r13_squared)
                + e * (t9 + e * t19);
            let t21 = c_a_squared + m * t20;
            let t22 = r11 * r21 + r12 * r22;
            let r23_r13 = r23 * r13;
            let t23 = m
                * ((e * (r22_r31 - r32_r21) - t17) * (c * t10)
                    - t11 * (a_r_squared * r23_r13));
            let t24 = e_squared * (t22 * a_c + t23)
                - a_r_squared * (c * t22 + a * r23_r13);
            let t25 = t15 * a_c;
            let t26 = t14 * t21 * (rt::lit::<T>(1.0) / (t16 * t16))
                - t24 * t24 * (rt::lit::<T>(1.0) / (t25 * t25));
            let t27 = rt::lit::<T>(1.0) / (t16 * t26);
            let r12_m_e = r12 * m_e;
            let t28 = r12_m_e * t5 - r11 * m_e;
            let t29 = t28 * t8;
            let t30 = r12_m_e * t4;
            let t31 = m - r12_m_e * t30 - t28 * t29;
            let t32 = rt::lit::<T>(1.0) / t31;
            let t33 = r32 * omega3 - omega2 * r33;
            let t34 = omega1 * r33 - r31 * omega3;
            let t35 = (omega2 * t33 - omega1 * t34) * e_m_e;
            let t36 = (r31 * omega2 - r32 * omega1) * e_m_e;
            let t37 = omega1 * t36;
            let c_omega3 = c * omega3;
            let t38 = r11 * omega2 - r12 * omega1;
            let t39 = m_e * (x_dot - e * t38);
            let t40 = omega1 * t39;
            let t41 = r21 * omega2 - r22 * omega1;
            let t42 = m_e * (y_dot - e * t41);
            let t43 = omega1 * t42;
            let t44 = r32 * (e_m_g - t35) + (r33 * t37 + (omega2 * c_omega3 - t34 * t36))
                - (r13 * t40 + r23 * t43);
            let t45 = r23 * omega1 - r21 * omega3;
            let t46 = r13 * omega1 - r11 * omega3;
            let t47 = r22 * omega3 - r23 * omega2;
            let t48 = omega2 * t47 - omega1 * t45;
            let t49 = t48 * e_m_e;
            let t50 = r12 * omega3 - r13 * omega2;
            let t51 = omega2 * t50 - omega1 * t46;
            let t52 = t51 * e_m_e;
            let t53 = a * omega2 + r31 * t36 - r21 * t42 - r11 * t39;
            let t54 = t45 * t42 + t46 * t39 - (r22 * t49 + r12 * t52) - omega3 * t53;
            let t55 = t44 + t54;
            let t56 = omega2 * t36;
            let t57 = omega2 * t39;
            let t58 = omega2 * t42;
            let t59 = r31 * (t35 - e_m_g) + (r33 * t56 + (t33 * t36 - omega1 * c_omega3))
                - (r13 * t57 + r23 * t58);
            let t60 = r12 * t39 + (r22 * t42 + (a * omega1 - r32 * t36));
            let t61 = omega3 * t60 + (r21 * t49 + r11 * t52 - (t47 * t42 + t50 * t39));
            let t62 = t59 + t61;
            let t63 = t5 * t55 + t62;
            let t64 = m_e * t51;
            let t65 = t29 * t63 + (t64 + t30 * t55);
            let r22_m_e = r22 * m_e;
            let t66 = r22_m_e * t5 - r21 * m_e;
            let t67 = r22_m_e * t30 + t29 * t66;
            let t68 = t67 * t32;
            let t69 = t8 * t66;
            let t70 = m_e * t48;
            let t71 = r22_m_e * t4;
            let t72 = t68 * t65 + (t69 * t63 + (t70 + t71 * t55));
            let t73 = m - r22_m_e * t71 - t66 * t69 - t67 * t68;
            let t74 = rt::lit::<T>(1.0) / (t31 * t73);
            let t75 = t32 * t65 + t67 * t72 * t74;
            let t76 = rt::lit::<T>(1.0) / (t7 * t73);
            let t77 = t29 * t75 + (t66 * t72 * t76 + t8 * t63);
            let t78 = rt::lit::<T>(1.0) / (t3 * t73);
            let t79 = t5 * t77 + (t30 * t75 + (t4 * t55 + r22_m_e * t72 * t78));
            let r12_r = r12 * r;
            let t80 = rt::lit::<T>(1.0) / t73;
            let r_r13 = r * r13;
            let t81 = r32 * t56 + r31 * t37 - r22 * t58 - r21 * t43 - omega1 * t53;
            let t82 = omega2 * t60 - (r12 * t57 + r11 * t40) + t81;
            let t83 = inv_c * t82;
            let t84 = t80 * t72
                + (r * (omega1 * t50 + omega2 * t46 + omega3 * t38) + r_r13 * t83);
            let t85 = r11_r * t79 + (r12_r * t77 - t84);
            let t86 = t24 / (t25 * t26);
            let r_r23 = r * r23;
            let t87 = r * (omega1 * t47 + omega2 * t45 + omega3 * t41) + r_r23 * t83
                - t75;
            let r22_r = r22 * r;
            let r21_r = r21 * r;
            let t88 = t87 - r22_r * t77 - r21_r * t79;
            let t89 = t14 * t27 * t85 - t86 * t88;
            let t90 = t21 * t27 * t88 - t86 * t85;
            let t91 = r11_r * t89 - t55 - r21_r * t90;
            let t92 = t5 * t91 + (r12_r * t89 - t62 - r22_r * t90);
            let t93 = t64 + t90 - t30 * t91 - t29 * t92;
            let t94 = t68 * t93 + (t70 + t89 - t71 * t91 - t69 * t92);
            let t95 = t32 * t93 + t94 * (t67 * t74);
            let t96 = t8 * t92 - t94 * (t66 * t76) - t29 * t95;
            rt::vector([
                t5 * t96 + (t4 * t91 - t94 * (r22_m_e * t78) - t30 * t95),
                t96,
                inv_c * (t82 + r_r13 * t89 - r_r23 * t90),
                t95,
                t80 * t94,
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 11
        pub fn configuration_velocity(
            &self,
            q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 11> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            rt::vector([
                r12 * omega3 - r13 * omega2,
                r13 * omega1 - r11 * omega3,
                r11 * omega2 - r12 * omega1,
                r22 * omega3 - r23 * omega2,
                r23 * omega1 - r21 * omega3,
                r21 * omega2 - r22 * omega1,
                r32 * omega3 - omega2 * r33,
                omega1 * r33 - r31 * omega3,
                r31 * omega2 - r32 * omega1,
                x_dot,
                y_dot,
            ])
        }

        /// How far the rotation matrices among the coordinates are from their groups, in the Frobenius norm.
        ///
        /// **Equation**: (Σ ‖RᵀR − I‖²)^½
        ///
        /// **Shape**: scalar
        pub fn group_defect(&self, q: &SVector<T, 11>) -> T {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let t1 = r32 * r31 + (r12 * r11 + r22 * r21);
            let t2 = r31 * r33 + (r11 * r13 + r21 * r23);
            let t3 = r32 * r33 + (r12 * r13 + r22 * r23);
            let t4 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
            let t5 = r13 * r13 - rt::lit::<T>(1.0) + (r23 * r23 + r33 * r33);
            let t6 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
            let t7 = rt::lit::<T>(2.0) * (t1 * t1 + (t2 * t2 + t3 * t3))
                + (t4 * t4 + (t5 * t5 + t6 * t6));
            rt::sqrt(t7)
        }

        /// Determinants of the rotation matrices, in the order of declaration: 1.
        ///
        /// **Equation**: det R
        ///
        /// **Shape**: 1
        pub fn group_determinants(&self, q: &SVector<T, 11>) -> SVector<T, 1> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let t1 = r11 * (r22 * r33 - r32 * r23) + r13 * (r32 * r21 - r22 * r31);
            rt::vector([t1 - r12 * (r21 * r33 - r31 * r23)])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(
            &self,
            q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[r11, r12, _, r21, r22, _, r31, r32, r33, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                m_e_squared,
                twice_m_e,
                twice_m_e_squared,
                twice_g,
                a_c,
                a_r_squared,
                a_r,
                twice_e,
                k5,
                e_squared_c,
                ..
            } = self.constants;
            let r31_squared = r31 * r31;
            let t1 = (a + m_e_squared * (r31_squared + (r11 * r11 + r21 * r21))) * omega2
                - (r11 * x_dot + r21 * y_dot) * twice_m_e;
            let r32_squared = r32 * r32;
            let t2 = (r12 * x_dot + r22 * y_dot) * twice_m_e
                - (r32 * r31 + (r12 * r11 + r22 * r21)) * (omega2 * twice_m_e_squared);
            let t3 = omega1
                * (((r32_squared + (r12 * r12 + r22 * r22)) * m_e_squared + a) * omega1
                    + t2);
            let omega3_squared = omega3 * omega3;
            let mass_3 = r - e * r33;
            let t4 = t3
                + (c * omega3_squared
                    + m * (x_dot * x_dot + y_dot * y_dot + mass_3 * twice_g));
            let r_r33 = r * r33;
            let rho_3 = r_r33 - e;
            let t5 = m * ((r32_squared + r31_squared) * a_r_squared + e_squared_c)
                + (a_c + (r_r33 - twice_e) * (r33 * k5));
            rt::vector([
                rt::lit::<T>(0.5) * (omega2 * t1 + t4),
                a_r * (r31 * omega1 + r32 * omega2) + c * omega3 * rho_3,
                omega3_squared * t5,
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 11>, p: &SVector<T, 5>) -> T {
            let [[r11, r12, _, r21, r22, _, r31, r32, r33, _, _]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let Constants {
                e_squared,
                m_e_squared,
                inv_a,
                inv_c,
                a_squared,
                inv_m_a,
                m_g,
                ..
            } = self.constants;
            let mass_3 = r - e * r33;
            let v = m_g * mass_3;
            let r32_squared = r32 * r32;
            let r31_squared = r31 * r31;
            let t1 = a + m_e_squared * (r32_squared + r31_squared);
            let t2 = inv_a / t1;
            let t3 = r32 * r11 - r12 * r31;
            let m_e_squared_r31 = m_e_squared * r31;
            let t4 = t2 * (e * (t3 * m_e_squared_r31 - r12 * a));
            let t5 = r32 * r21 - r22 * r31;
            let t6 = t2 * (e * (t5 * m_e_squared_r31 - r22 * a));
            let r32_m_e_squared = r32 * m_e_squared;
            let t7 = t2 * (r31 * r32_m_e_squared);
            let t8 = p_x * t4 + t2 * (p_omega1 * (a + m_e_squared * r31_squared))
                + (p_y * t6 + p_omega2 * t7);
            let t9 = inv_m_a / t1;
            let t10 = m_e_squared * t3;
            let t11 = m_e_squared
                * (a * (r12 * r12 + r32_squared + (r11 * r11 + r31_squared)) + t3 * t10);
            let t12 = t2 * (e * (a * r11 + t3 * r32_m_e_squared));
            let t13 = t2 * (e_squared * (a * (r11 * r21 + r12 * r22) + t5 * t10));
            let t14 = p_omega1 * t4 + t9 * (p_x * (a_squared + t11))
                + (p_omega2 * t12 + p_y * t13);
            let t15 = a * (r22 * r22 + r32_squared + (r21 * r21 + r31_squared))
                + t5 * (m_e_squared * t5);
            let t16 = t2 * (e * (a * r21 + t5 * r32_m_e_squared));
            let t17 = p_omega1 * t6 + t9 * (p_y * (a_squared + m_e_squared * t15))
                + (p_omega2 * t16 + p_x * t13);
            let t18 = p_x * t12 + t2 * (p_omega2 * (a + r32_squared * m_e_squared))
                + (p_y * t16 + p_omega1 * t7);
            let t19 = p_omega1 * t8 + p_x * t14
                + (p_y * t17 + (p_omega2 * t18 + p_omega3 * (p_omega3 * inv_c)));
            v + rt::lit::<T>(0.5) * t19
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 16
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 11>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 16> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                e_squared,
                m_e_squared,
                m_e,
                inv_a,
                inv_c,
                a_squared,
                inv_m_a,
                m_e_g,
                r_squared_m_a,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                k1,
                e_m_e,
                e_m_g,
                ..
            } = self.constants;
            let p_omega3_inv_c = p_omega3 * inv_c;
            let r32_squared = r32 * r32;
            let r31_squared = r31 * r31;
            let t1 = r32_squared + r31_squared;
            let t2 = a + m_e_squared * t1;
            let t3 = inv_a / t2;
            let r32_r11 = r32 * r11;
            let r12_r31 = r12 * r31;
            let t4 = r32_r11 - r12_r31;
            let r32_m_e_squared = r32 * m_e_squared;
            let t5 = t3 * (e * (a * r11 + t4 * r32_m_e_squared));
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t6 = r32_r21 - r22_r31;
            let t7 = t3 * (e * (a * r21 + t6 * r32_m_e_squared));
            let r32_r31 = r32 * r31;
            let t8 = m_e_squared * r32_r31 * t3;
            let t9 = p_x * t5 + t3 * (p_omega2 * (a + r32_squared * m_e_squared))
                + (p_y * t7 + p_omega1 * t8);
            let t10 = r12 * p_omega3_inv_c - r13 * t9;
            let m_e_squared_r31 = m_e_squared * r31;
            let t11 = t3 * (e * (t4 * m_e_squared_r31 - r12 * a));
            let t12 = t3 * (e * (t6 * m_e_squared_r31 - r22 * a));
            let t13 = p_x * t11 + t3 * (p_omega1 * (a + m_e_squared * r31_squared))
                + (p_y * t12 + p_omega2 * t8);
            let t14 = r13 * t13 - r11 * p_omega3_inv_c;
            let t15 = r11 * t9 - r12 * t13;
            let t16 = r22 * p_omega3_inv_c - r23 * t9;
            let t17 = r23 * t13 - r21 * p_omega3_inv_c;
            let t18 = r21 * t9 - r22 * t13;
            let t19 = r32 * p_omega3_inv_c - r33 * t9;
            let t20 = r33 * t13 - r31 * p_omega3_inv_c;
            let t21 = r31 * t9 - r32 * t13;
            let t22 = inv_m_a / t2;
            let r12_squared = r12 * r12;
            let t23 = r12_squared + r32_squared;
            let r11_squared = r11 * r11;
            let t24 = r11_squared + r31_squared;
            let t25 = a * (t23 + t24);
            let t26 = m_e_squared * t4;
            let t27 = r11 * r21 + r12 * r22;
            let t28 = t3 * (e_squared * (a * t27 + t6 * t26));
            let t29 = p_omega1 * t11
                + t22 * (p_x * (a_squared + m_e_squared * (t25 + t4 * t26)))
                + (p_omega2 * t5 + p_y * t28);
            let r22_squared = r22 * r22;
            let r21_squared = r21 * r21;
            let t30 = a * (r22_squared + r32_squared + (r21_squared + r31_squared));
            let t31 = p_omega1 * t12
                + t22
                    * (p_y
                        * (a_squared + m_e_squared * (t30 + t6 * (m_e_squared * t6))));
            let t32 = t31 + (p_omega2 * t7 + p_x * t28);
            let r11_r = r11 * r;
            let r23_squared = r23 * r23;
            let t33 = (r12 * r21 - r22 * r11) * k1;
            let t34 = r * (r21 * r31 + r22 * r32) + e * (r12_r31 - r32_r11);
            let t35 = t33
                + e * (c * (t25 + t34 * (m * t34)) + t1 * (r23_squared * r_squared_m_a));
            let t36 = c_a_squared
                + m
                    * ((c * (r22_squared + r21_squared) + a * r23_squared) * a_r_squared
                        + e * t35);
            let t37 = t2 * c_m_a;
            let r13_squared = r13 * r13;
            let t38 = r * (r11 * r31 + r12 * r32);
            let t39 = t38 + e * t6;
            let t40 = t33
                + e * (c * (t30 + t39 * (m * t39)) + t1 * (r13_squared * r_squared_m_a));
            let t41 = c_a_squared
                + m
                    * (a_r_squared * (c * (r12_squared + r11_squared) + a * r13_squared)
                        + e * t40);
            let r23_r13 = r23 * r13;
            let t42 = m
                * ((e * (r22_r31 - r32_r21) - t38) * (c * t34)
                    - t1 * (a_r_squared * r23_r13));
            let t43 = e_squared * (t27 * a_c + t42)
                - a_r_squared * (c * t27 + a * r23_r13);
            let t44 = t2 * a_c;
            let t45 = t36 * t41 * (rt::lit::<T>(1.0) / (t37 * t37))
                - t43 * t43 * (rt::lit::<T>(1.0) / (t44 * t44));
            let t46 = rt::lit::<T>(1.0) / (t37 * t45);
            let t47 = m_e_squared * (r32_r31 + (r12 * r11 + r22 * r21));
            let t48 = rt::lit::<T>(1.0) / (a + m_e_squared * (r22_squared + t23));
            let t49 = t47 * t48;
            let r12_m_e = r12 * m_e;
            let t50 = r12_m_e * t49 - r11 * m_e;
            let t51 = rt::lit::<T>(1.0)
                / (a + m_e_squared * (r21_squared + t24) - t47 * t49);
            let t52 = t50 * t51;
            let t53 = r12_m_e * t48;
            let t54 = rt::lit::<T>(1.0) / (m - r12_m_e * t53 - t50 * t52);
            let t55 = e_m_e * (t9 * t19 - t13 * t20);
            let t56 = e_m_e * t21;
            let t57 = t13 * t56;
            let t58 = p_omega3 * t9;
            let t59 = m_e * (t29 - e * t15);
            let t60 = t13 * t59;
            let t61 = m_e * (t32 - e * t18);
            let t62 = t13 * t61;
            let t63 = r32 * (e_m_g - t55) + (r33 * t57 + (t58 - t56 * t20))
                - (r13 * t60 + r23 * t62);
            let t64 = t9 * t16 - t13 * t17;
            let t65 = e_m_e * t64;
            let t66 = t9 * t10 - t13 * t14;
            let t67 = e_m_e * t66;
            let t68 = a * t9 + r31 * t56 - r21 * t61 - r11 * t59;
            let t69 = t61 * t17 + t59 * t14 - (r22 * t65 + r12 * t67)
                - p_omega3_inv_c * t68;
            let t70 = t63 + t69;
            let t71 = t9 * t56;
            let t72 = p_omega3 * t13;
            let t73 = t9 * t59;
            let t74 = t9 * t61;
            let t75 = r31 * (t55 - e_m_g) + (r33 * t71 + (t56 * t19 - t72))
                - (r13 * t73 + r23 * t74);
            let t76 = r12 * t59 + (r22 * t61 + (a * t13 - r32 * t56));
            let t77 = p_omega3_inv_c * t76
                + (r21 * t65 + r11 * t67 - (t61 * t16 + t59 * t10));
            let t78 = t49 * t70 + (t75 + t77);
            let t79 = t52 * t78 + (m_e * t66 + t53 * t70);
            let r22_m_e = r22 * m_e;
            let t80 = r22_m_e * t48;
            let t81 = r22_m_e * t49 - r21 * m_e;
            let t82 = t51 * t81;
            let t83 = r22_m_e * t53 + t52 * t81;
            let t84 = t83 * t54;
            let t85 = rt::lit::<T>(1.0) / (m - r22_m_e * t80 - t81 * t82 - t83 * t84);
            let t86 = t84 * t79 + (t82 * t78 + (m_e * t64 + t80 * t70));
            let t87 = t54 * (t79 + t85 * (t83 * t86));
            let t88 = t52 * t87 + t51 * (t78 + t85 * (t81 * t86));
            let t89 = t49 * t88 + (t48 * (t70 + t85 * (r22_m_e * t86)) + t53 * t87);
            let r12_r = r12 * r;
            let r_r13 = r * r13;
            let t90 = r32 * t71 + r31 * t57 - r22 * t74 - r21 * t62 - t13 * t68;
            let t91 = inv_c * (t9 * t76 - (r12 * t73 + r11 * t60) + t90);
            let t92 = t85 * t86
                + (r * (t9 * t14 + (p_omega3_inv_c * t15 + t13 * t10)) + r_r13 * t91);
            let t93 = r11_r * t89 + (r12_r * t88 - t92);
            let t94 = t43 / (t44 * t45);
            let r_r23 = r * r23;
            let t95 = r * (t9 * t17 + (p_omega3_inv_c * t18 + t13 * t16)) + r_r23 * t91
                - t87;
            let r22_r = r22 * r;
            let r21_r = r21 * r;
            let t96 = t95 - r22_r * t88 - r21_r * t89;
            let t97 = t36 * t46 * t93 - t94 * t96;
            let t98 = m_e * t13;
            let t99 = m_e * t29;
            let t100 = r12 * m_e_squared * t13;
            let t101 = m_e_squared * r11 * t9;
            let t102 = t29 * t98 + t13 * (t99 + rt::lit::<T>(2.0) * (t100 - t101));
            let t103 = m_e * t32;
            let t104 = r22 * m_e_squared * t13;
            let t105 = m_e_squared * r21 * t9;
            let t106 = t32 * t98 + t13 * (t103 + rt::lit::<T>(2.0) * (t104 - t105));
            let t107 = r32_m_e_squared * t13;
            let t108 = m_e_squared_r31 * t9;
            let t109 = t13 * (rt::lit::<T>(2.0) * (t107 - t108));
            let t110 = rt::lit::<T>(0.5) * (r13 * t102 + (r23 * t106 + r33 * t109))
                + (p_omega2 * p_omega3_inv_c - r32 * m_e_g - t58);
            let t111 = t41 * t46 * t96 - t94 * t93;
            let t112 = m_e * t9;
            let t113 = t9 * (rt::lit::<T>(2.0) * (t101 - t100) - t99) - t29 * t112;
            let t114 = t9 * (rt::lit::<T>(2.0) * (t105 - t104) - t103) - t32 * t112;
            let t115 = t9 * (rt::lit::<T>(2.0) * (t108 - t107));
            let t116 = t72 + (r31 * m_e_g - p_omega1 * p_omega3_inv_c)
                - rt::lit::<T>(0.5) * (r13 * t113 + (r23 * t114 + r33 * t115));
            let t117 = r12 * t113 - r21 * t106
                + (r22 * t114 + (r32 * t115 - r31 * t109) - r11 * t102);
            let t118 = r_r13 * t97
                + (rt::lit::<T>(0.5) * t117 + (p_omega1 * t9 - p_omega2 * t13))
                - r_r23 * t111;
            rt::vector([
                t10,
                t14,
                t15,
                t16,
                t17,
                t18,
                t19,
                t20,
                t21,
                t29,
                t32,
                r11_r * t97 + t110 - r21_r * t111,
                r12_r * t97 + t116 - r22_r * t111,
                t118,
                t111,
                t97,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "routh_sphere";

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

        fn group_defect_of(&self, state: &State<T>) -> T {
            self.group_defect(&state.q())
        }

        fn check(&self, state: &State<T>) -> Result<(), StepError> {
            let (q, w) = (state.q(), state.w());
            rt::finite_state(state.t, &q, &w)?;
            rt::on_group(
                "R",
                &rt::matrix([
                    [state.R11, state.R21, state.R31],
                    [state.R12, state.R22, state.R32],
                    [state.R13, state.R23, state.R33],
                ]),
            )?;
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
        type Point = [T; 14];
        type Jacobian = SMatrix<T, 14, 14>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 14],
            _inputs: &[T; 0],
        ) -> [T; 14] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 14],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 14, 14>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 14] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 14],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 16];
        type Jacobian = SMatrix<T, 16, 16>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 16],
            _inputs: &[T; 0],
        ) -> [T; 16] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 16] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 16],
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
        /// - `R11_rate`, `R12_rate`, `R13_rate`, `R21_rate`, `R22_rate`, `R23_rate`, `R31_rate`, `R32_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `kappa_gradient`: 12 × 12 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: R33_rate, x_rate, y_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 17 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 89 | 151 | 8 | 0 | 0 | 0 |
        /// | each sweep for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 213 | 321 | 7 | 0 | 0 | 0 |
        /// | each iteration for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 1298 | 2077 | 22 | 0 | 0 | 0 |
        /// | each state that is looked at | 36 | 66 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `e²`
            e_squared: T,
            /// `m e²`
            m_e_squared: T,
            /// `m e`
            m_e: T,
            /// `r²`
            r_squared: T,
            /// `2 r`
            twice_r: T,
            /// `(r - e) (e + r)`
            k1: T,
            /// `m r`
            m_r: T,
            /// `m r²`
            m_r_squared: T,
            /// `e² m`
            e_m_e: T,
            /// `e m g`
            k2: T,
            /// `m (r - e) (e + r)`
            k3: T,
            /// `2 m r²`
            twice_m_r_squared: T,
            /// `2 e² m`
            twice_e_m_e: T,
            /// `2 e²`
            twice_e_squared: T,
            /// `m r/2`
            half_m_r: T,
            /// `2 m`
            twice_m: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 12, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let e = system.parameters.e;
                let g = system.parameters.g;
                let e_squared = e * e;
                let m_e_squared = m * e_squared;
                let m_e = m * e;
                let r_squared = r * r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = (r - e) * (e + r);
                let m_r = m * r;
                let m_r_squared = m * r_squared;
                let e_m_e = e * m_e;
                let k2 = e * (m * g);
                let k3 = m * k1;
                let twice_m_r_squared = rt::lit::<T>(2.0) * m_r_squared;
                let twice_e_m_e = rt::lit::<T>(2.0) * e_m_e;
                let twice_e_squared = rt::lit::<T>(2.0) * e_squared;
                let half_m_r = rt::lit::<T>(0.5) * m_r;
                let twice_m = rt::lit::<T>(2.0) * m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme {
                    e_squared,
                    m_e_squared,
                    m_e,
                    r_squared,
                    twice_r,
                    k1,
                    m_r,
                    m_r_squared,
                    e_m_e,
                    k2,
                    k3,
                    twice_m_r_squared,
                    twice_e_m_e,
                    twice_e_squared,
                    half_m_r,
                    twice_m,
                    inv_h,
                    half_h,
                    minus_half_h,
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
                let e = system.parameters.e;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let Scheme { m_e, e_m_e, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let t1 = x_dot - e * (r11 * omega2 - r12 * omega1);
                let t2 = m * t1;
                let t3 = y_dot - e * (r21 * omega2 - r22 * omega1);
                let t4 = m * t3;
                let t5 = m_e * t3;
                let t6 = m_e * t1;
                let t7 = (r31 * omega2 - r32 * omega1) * e_m_e;
                let t8 = r * (r21 * t2 - r11 * t4)
                    + (r22 * t5 + (r12 * t6 + (a * omega1 - r32 * t7)));
                let t9 = a * omega2 + r31 * t7 - r21 * t5 - r11 * t6
                    + r * (r22 * t2 - r12 * t4);
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    x,
                    y,
                    t8,
                    t9,
                    c * omega3 + r * (r23 * t2 - r13 * t4),
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme {
                    e_squared,
                    m_e_squared,
                    m_e,
                    r_squared,
                    twice_r,
                    k1,
                    m_r,
                    m_r_squared,
                    e_m_e,
                    k2,
                    k3,
                    twice_m_r_squared,
                    twice_e_m_e,
                    twice_e_squared,
                    half_m_r,
                    twice_m,
                    inv_h,
                    half_h,
                    minus_half_h,
                } = *setting.scheme();
                let r11_r = r11 * r;
                let r12_r = r12 * r;
                let r21_r = r21 * r;
                let r22_r = r22 * r;
                let t1 = r11 * r11 + r21 * r21;
                let t2 = r12 * r12 + r22 * r22;
                let t3 = (r12 * r21 - r22 * r11) * twice_r;
                let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
                let t5 = m * ((r12 * r11 + r22 * r21) * k1 - r31 * (e_squared * r32));
                let t6 = r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12);
                let t7 = t6 * m_r;
                let t8 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
                let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11));
                let t10 = c + (r13 * r13 + r23 * r23) * m_r_squared;
                let t11 = rt::lit::<T>(1.0) / t4;
                let t12 = t7 * t11;
                let t13 = t5 * t11;
                let t14 = t9 - t7 * t13;
                let t15 = t8 - t5 * t13;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = t14 * t16;
                let t18 = t10 - t7 * t12 - t14 * t17;
                let t19 = rt::lit::<T>(1.0) / (t15 * t18);
                let t20 = rt::lit::<T>(1.0) / (t4 * t18);
                let t21 = rt::lit::<T>(1.0) / t18;
                let t22 = t14 * t19;
                let t23 = t7 * t20;
                let t24 = rt::lit::<T>(0.5) * t13;
                let t25 = rt::lit::<T>(0.5) * t21;
                let t26 = t20 * (t6 * half_m_r);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [r11_rate,
                    r12_rate,
                    r13_rate,
                    r21_rate,
                    r22_rate,
                    r23_rate,
                    r31_rate,
                    r32_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t60 = r12 + r12_rate * half_h;
                    let t76 = rho1 + rho1_rate * half_h;
                    let t58 = r13 + r13_rate * half_h;
                    let t64 = r11 + r11_rate * half_h;
                    let t83 = r * t64;
                    let t61 = r22 + r22_rate * half_h;
                    let t84 = t83 - e * t61;
                    let t80 = r23 + r23_rate * half_h;
                    let t63 = r21 + r21_rate * half_h;
                    let t85 = r * t63;
                    let t86 = t85 + e * t60;
                    let t87 = t58 * t84 + t80 * t86;
                    let t88 = m_r * t87;
                    let t66 = t64 * t64 + t63 * t63;
                    let t65 = twice_r * (t60 * t63 - t64 * t61);
                    let t62 = t60 * t60 + t61 * t61;
                    let t69 = r32 + r32_rate * half_h;
                    let t71 = a
                        + m * (r_squared * t66 + e * (t65 + e * (t62 + t69 * t69)));
                    let t72 = rt::lit::<T>(1.0) / t71;
                    let t90 = t88 * t72;
                    let t78 = r * t60;
                    let t79 = t78 + e * t63;
                    let t81 = r * t61;
                    let t82 = t81 - e * t64;
                    let t67 = r31 + r31_rate * half_h;
                    let t70 = m
                        * (k1 * (t64 * t60 + t63 * t61) - t69 * (e_squared * t67));
                    let t73 = t70 * t72;
                    let t89 = m_r * (t58 * t79 + t80 * t82) - t88 * t73;
                    let t68 = a
                        + m * (r_squared * t62 + e * (t65 + e * (t66 + t67 * t67)));
                    let t74 = t68 - t70 * t73;
                    let t75 = rt::lit::<T>(1.0) / t74;
                    let t91 = t89 * t75;
                    let t77 = rho2 + rho2_rate * half_h - t76 * t73;
                    let t92 = rho3 + rho3_rate * half_h - t76 * t90 - t91 * t77;
                    let t94 = c + m_r_squared * (t58 * t58 + t80 * t80) - t88 * t90
                        - t89 * t91;
                    let t99 = rt::lit::<T>(1.0) / t94;
                    let t100 = t92 * t99;
                    let rho1_new = rho1 + rho1_rate * h;
                    let r13_new = r13 + r13_rate * h;
                    let r11_new = r11 + r11_rate * h;
                    let r22_new = r22 + r22_rate * h;
                    let t180 = r * r11_new - e * r22_new;
                    let r23_new = r23 + r23_rate * h;
                    let r21_new = r21 + r21_rate * h;
                    let r12_new = r12 + r12_rate * h;
                    let t181 = r * r21_new + e * r12_new;
                    let t182 = r13_new * t180 + r23_new * t181;
                    let t183 = m_r * t182;
                    let t184 = rho1_new - t183 * t100;
                    let t93 = t89 * t92;
                    let t906 = t75 * (t77 - t99 * t93);
                    let r32_new = r32 + r32_rate * h;
                    let r31_new = r31 + r31_rate * h;
                    let t185 = m
                        * (k1 * (r11_new * r12_new + r21_new * r22_new)
                            - r32_new * (e_squared * r31_new));
                    let t186 = r11_new * r11_new + r21_new * r21_new;
                    let t187 = r12_new * r12_new + r22_new * r22_new;
                    let t188 = (r12_new * r21_new - r11_new * r22_new) * twice_r;
                    let t189 = a
                        + m
                            * (r_squared * t186
                                + e * (e * (r32_new * r32_new + t187) + t188));
                    let t105 = t88 * t92;
                    let t907 = t72 * (t76 - t99 * t105);
                    let t908 = t73 * t906;
                    let t909 = t907 - t908;
                    let t910 = t184 - t906 * t185 - t189 * t909;
                    let t191 = rt::lit::<T>(1.0) / t189;
                    let rho3_new = rho3 + rho3_rate * h;
                    let t192 = c + m_r_squared * (r13_new * r13_new + r23_new * r23_new);
                    let t193 = rho3_new - t192 * t100;
                    let t194 = r * r12_new + e * r21_new;
                    let t195 = r * r22_new - e * r11_new;
                    let t196 = m_r * (r13_new * t194 + r23_new * t195);
                    let t911 = t193 - t196 * t906 - t183 * t909;
                    let t198 = t183 * t191;
                    let t199 = t191 * t185;
                    let t200 = t196 - t183 * t199;
                    let t201 = a
                        + m
                            * (r_squared * t187
                                + e * (e * (r31_new * r31_new + t186) + t188));
                    let t202 = t201 - t185 * t199;
                    let t203 = rt::lit::<T>(1.0) / t202;
                    let t204 = t200 * t203;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t205 = rho2_new - t196 * t100;
                    let t912 = t205 - t201 * t906 - t185 * t909;
                    let t913 = t912 - t199 * t910;
                    let t914 = t911 - t198 * t910 - t204 * t913;
                    let t210 = t192 - t183 * t198 - t200 * t204;
                    let t218 = rt::lit::<T>(1.0) / t210;
                    let t915 = t203 * (t913 - t914 * (t200 * t218));
                    let t220 = rho3 - t10 * t100;
                    let t916 = t220 - t9 * t906 - t7 * t909;
                    let t222 = rho1 - t7 * t100;
                    let t917 = t222 - t5 * t906 - t4 * t909;
                    let t224 = rho2 - t9 * t100;
                    let t918 = t224 - t8 * t906 - t5 * t909;
                    let t919 = t918 - t13 * t917;
                    let t920 = t916 - t12 * t917 - t17 * t919;
                    let t921 = t16 * t919 - t22 * t920;
                    let t922 = t912 * t915
                        + (t914 * (t218 * t911) - t920 * (t21 * t916) - t918 * t921);
                    let t923 = t910
                        * (t191 * (t910 - t914 * (t183 * t218)) - t199 * t915)
                        + (t922 - t917 * (t11 * t917 - t23 * t920 - t13 * t921));
                    let t232 = rho2_rate * rho2_rate
                        + (r11_rate * r11_rate + r12_rate * r12_rate)
                        + (r13_rate * r13_rate + r21_rate * r21_rate
                            + (r22_rate * r22_rate + r23_rate * r23_rate));
                    let t233 = r31_rate * r31_rate + rho1_rate * rho1_rate
                        + (r32_rate * r32_rate + rho3_rate * rho3_rate) + t232;
                    let t59 = rho2_rate * kappa_gradient;
                    let t924 = t59 + t906;
                    let t101 = rho3_rate * kappa_gradient + t100;
                    let t121 = r * t58;
                    let t146 = t101 * t121;
                    let t925 = t78 * t924 + t146;
                    let t104 = rho1_rate * kappa_gradient;
                    let t926 = t104 + t909;
                    let t927 = t925 + t83 * t926;
                    let t928 = t67 * t924;
                    let t929 = t928 - t69 * t926;
                    let t117 = r * t80;
                    let t141 = t101 * t117;
                    let t930 = t81 * t924 + t141;
                    let t931 = t930 + t85 * t926;
                    let t932 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t923,
                        h * (t233 + t927 * t927 + (t929 * t929 + t931 * t931)),
                    );
                    let t933 = t100 + rho3_rate * t932;
                    let t934 = t906 + rho2_rate * t932;
                    let t935 = t909 + rho1_rate * t932;
                    let t936 = t67 * t934 - t69 * t935;
                    let t937 = r33 + half_h * t936;
                    let t938 = t932 * t936 - k2;
                    let t131 = m_r * t100;
                    let t122 = t100 * t121;
                    let t939 = e * (t63 * t906 - t61 * t909)
                        + (t83 * t909 + (t122 + t78 * t906));
                    let t940 = r13_rate * t932 - t131 * t939;
                    let t118 = t100 * t117;
                    let t941 = t85 * t909 + (t118 + t81 * t906)
                        - e * (t64 * t906 - t60 * t909);
                    let t942 = r23_rate * t932 - t131 * t941;
                    let t943 = m * t941;
                    let t944 = m * t939;
                    let t945 = m_e * t939;
                    let t946 = e_m_e * (t67 * t906 - t69 * t909);
                    let t947 = m_e * t941;
                    let t948 = rt::lit::<T>(2.0) * (t81 * t943 + t78 * t944)
                        + (t63 * t945 + (a * t906 + t67 * t946) - t64 * t947);
                    let t949 = m_r * t906;
                    let t950 = r22_rate * t932 + (t909 * t945 - t941 * t949);
                    let t951 = r12_rate * t932 - (t909 * t947 + t939 * t949);
                    let t116 = c * t100;
                    let t952 = t116 + rt::lit::<T>(2.0) * (t117 * t943 + t121 * t944);
                    let t953 = t60 * t940 + t61 * t942 + (t948 * t933 - t80 * t950)
                        - (t58 * t951 + t952 * t934);
                    let t954 = t909 * t946 + r32_rate * t932;
                    let t955 = t932 * (t83 * t935 + (t78 * t934 + t121 * t933));
                    let t956 = t932 * (t85 * t935 + (t81 * t934 + t117 * t933));
                    let t957 = r31_rate * t932 - t906 * t946;
                    let t958 = m_r * t909;
                    let t959 = r11_rate * t932 + (t906 * t947 - t939 * t958);
                    let t960 = r21_rate * t932 - (t906 * t945 + t941 * t958);
                    let t961 = t61 * t945 + (t69 * t946 - a * t909) - t60 * t947;
                    let t962 = rt::lit::<T>(2.0) * (t85 * t943 + t83 * t944);
                    let t963 = t58 * t959 + t80 * t960
                        + (t933 * (t961 - t962) + t952 * t935)
                        - (t63 * t942 + t64 * t940);
                    let t964 = t67 * t954 + t64 * t951
                        + (t63 * t950 + t934 * (t962 - t961))
                        - (t60 * t959 + t69 * t957 + (t61 * t960 + t948 * t935));
                    solution1
                        .update([
                            t60 * t933 - t58 * t934,
                            t58 * t935 - t64 * t933,
                            t64 * t934 - t60 * t935,
                            t61 * t933 - t80 * t934,
                            t80 * t935 - t63 * t933,
                            t63 * t934 - t61 * t935,
                            t69 * t933 - t934 * t937,
                            t935 * t937 - t67 * t933,
                            t69 * t938 + t953 - t937 * t954 - (t83 * t955 + t85 * t956),
                            t937 * t957 + t963 - t81 * t956 - (t78 * t955 + t67 * t938),
                            t964 - t121 * t955 - t117 * t956,
                            t932,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t27 = rho2 - rho1 * t13;
                            let t28 = rho3 - rho1 * t12 - t17 * t27;
                            let t29 = t21 * t28;
                            let t30 = t16 * t27 - t19 * (t14 * t28);
                            let t31 = r12 * t29 - r13 * t30;
                            let t32 = rho1 * t11 - t20 * (t7 * t28) - t13 * t30;
                            let t33 = r13 * t32 - r11 * t29;
                            let t34 = r11 * t30 - r12 * t32;
                            let t35 = r22 * t29 - r23 * t30;
                            let t36 = r23 * t32 - r21 * t29;
                            let t37 = r21 * t30 - r22 * t32;
                            let t38 = r * r23 * t29 + r22_r * t30 + r21_r * t32
                                - e * t34;
                            let t39 = m * t38;
                            let t40 = e * t37
                                + (r * r13 * t29 + r12_r * t30 + r11_r * t32);
                            let t41 = m * t40;
                            let t42 = m_e * t40;
                            let t43 = t32 * t42;
                            let t44 = e_m_e * (r31 * t30 - r32 * t32);
                            let t45 = m_e * t38;
                            let t46 = r21 * t42 + (a * t30 + r31 * t44) - r11 * t45;
                            let t47 = t32 * t45;
                            let t48 = t32 * t44;
                            let t49 = c * t29;
                            let t50 = t29 * t46
                                + (r13 * t47 - (r33 * t48 + (r32 * k2 + t49 * t30)));
                            let t51 = t30 * t42;
                            let t52 = t30 * t45;
                            let t53 = t30 * t44;
                            let t54 = r12 * t45 + (a * t32 - r32 * t44) - r22 * t42;
                            let t55 = r13 * t52 + (r31 * k2 + t49 * t32 - r33 * t53)
                                - t29 * t54;
                            let t56 = r22 * t51 + (r32 * t53 + r31 * t48)
                                + (r21 * t43 - r12 * t52);
                            let t57 = t30 * t54 - t32 * t46
                                + (r * (t37 * t39 + t34 * t41) - r11 * t47 + t56);
                            [
                                t31,
                                t33,
                                t34,
                                t35,
                                t36,
                                t37,
                                r32 * t29 - r33 * t30,
                                r33 * t32 - r31 * t29,
                                r * (t35 * t39 + t31 * t41) - r23 * t43 + t50,
                                r * (t36 * t39 + t33 * t41) - r23 * t51 + t55,
                                t57,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(r11 * inv_h),
                            rt::abs(r12 * inv_h),
                            rt::abs(r13 * inv_h),
                            rt::abs(r21 * inv_h),
                            rt::abs(r22 * inv_h),
                            rt::abs(r23 * inv_h),
                            rt::abs(r31 * inv_h),
                            rt::abs(r32 * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::abs(rho3 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [r11_rate,
                            r12_rate,
                            r13_rate,
                            r21_rate,
                            r22_rate,
                            r23_rate,
                            r31_rate,
                            r32_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t58 = r13 + r13_rate * half_h;
                            let t59 = rho2_rate * kappa_gradient;
                            let t60 = r12 + r12_rate * half_h;
                            let t61 = r22 + r22_rate * half_h;
                            let t62 = t60 * t60 + t61 * t61;
                            let t63 = r21 + r21_rate * half_h;
                            let t64 = r11 + r11_rate * half_h;
                            let t65 = twice_r * (t60 * t63 - t64 * t61);
                            let t66 = t64 * t64 + t63 * t63;
                            let t67 = r31 + r31_rate * half_h;
                            let t68 = a
                                + m * (r_squared * t62 + e * (t65 + e * (t66 + t67 * t67)));
                            let t69 = r32 + r32_rate * half_h;
                            let t70 = m
                                * (k1 * (t64 * t60 + t63 * t61) - t69 * (e_squared * t67));
                            let t71 = a
                                + m * (r_squared * t66 + e * (t65 + e * (t62 + t69 * t69)));
                            let t72 = rt::lit::<T>(1.0) / t71;
                            let t73 = t70 * t72;
                            let t74 = t68 - t70 * t73;
                            let t75 = rt::lit::<T>(1.0) / t74;
                            let t76 = rho1 + rho1_rate * half_h;
                            let t77 = rho2 + rho2_rate * half_h - t76 * t73;
                            let t78 = r * t60;
                            let t79 = t78 + e * t63;
                            let t80 = r23 + r23_rate * half_h;
                            let t81 = r * t61;
                            let t82 = t81 - e * t64;
                            let t83 = r * t64;
                            let t84 = t83 - e * t61;
                            let t85 = r * t63;
                            let t86 = t85 + e * t60;
                            let t87 = t58 * t84 + t80 * t86;
                            let t88 = m_r * t87;
                            let t89 = m_r * (t58 * t79 + t80 * t82) - t88 * t73;
                            let t90 = t88 * t72;
                            let t91 = t89 * t75;
                            let t92 = rho3 + rho3_rate * half_h - t76 * t90 - t91 * t77;
                            let t93 = t89 * t92;
                            let t94 = c + m_r_squared * (t58 * t58 + t80 * t80)
                                - t88 * t90 - t89 * t91;
                            let t95 = t74 * t94;
                            let t96 = rt::lit::<T>(1.0) / t95;
                            let t97 = t75 * t77 - t93 * t96;
                            let t98 = t59 + t97;
                            let t99 = rt::lit::<T>(1.0) / t94;
                            let t100 = t92 * t99;
                            let t101 = rho3_rate * kappa_gradient + t100;
                            let t102 = t60 * t101;
                            let t103 = t64 * t101;
                            let t104 = rho1_rate * kappa_gradient;
                            let t105 = t88 * t92;
                            let t106 = t71 * t94;
                            let t107 = rt::lit::<T>(1.0) / t106;
                            let t108 = t76 * t72 - t105 * t107 - t73 * t97;
                            let t109 = t104 + t108;
                            let t110 = t61 * t101;
                            let t111 = t63 * t101;
                            let t112 = t67 * t98 - t69 * t109;
                            let t113 = r33 + half_h * t112;
                            let t114 = t69 * t101;
                            let t115 = t67 * t101;
                            let t116 = c * t100;
                            let t117 = r * t80;
                            let t118 = t100 * t117;
                            let t119 = t85 * t108 + (t81 * t97 + t118)
                                - e * (t64 * t97 - t60 * t108);
                            let t120 = m * t119;
                            let t121 = r * t58;
                            let t122 = t100 * t121;
                            let t123 = e * (t63 * t97 - t61 * t108)
                                + (t83 * t108 + (t122 + t78 * t97));
                            let t124 = m * t123;
                            let t125 = t117 * t120 + t121 * t124;
                            let t126 = t116 + rt::lit::<T>(2.0) * t125;
                            let t127 = m_e * t123;
                            let t128 = m_r * t97;
                            let t129 = t108 * t127
                                + (r22_rate * kappa_gradient - t119 * t128);
                            let t130 = r13_rate * kappa_gradient;
                            let t131 = m_r * t100;
                            let t132 = t123 * t131;
                            let t133 = t130 - t132;
                            let t134 = r23_rate * kappa_gradient;
                            let t135 = t119 * t131;
                            let t136 = t134 - t135;
                            let t137 = r12_rate * kappa_gradient;
                            let t138 = m_e * t119;
                            let t139 = t108 * t138 + t123 * t128;
                            let t140 = t137 - t139;
                            let t141 = t101 * t117;
                            let t142 = t85 * t109 + (t141 + t81 * t98);
                            let t143 = kappa_gradient * t142;
                            let t144 = e_m_e * (t67 * t97 - t69 * t108);
                            let t145 = r32_rate * kappa_gradient + t108 * t144;
                            let t146 = t101 * t121;
                            let t147 = t83 * t109 + (t146 + t78 * t98);
                            let t148 = kappa_gradient * t147;
                            let t149 = kappa_gradient * t112;
                            let t150 = t149 - k2;
                            let t151 = t58 * t140
                                + (t85 * t143 + t145 * t113
                                    + (rho1_rate + t83 * t148 - t69 * t150));
                            let t152 = t81 * t120 + t78 * t124;
                            let t153 = t63 * t127;
                            let t154 = t67 * t144;
                            let t155 = t64 * t138;
                            let t156 = rt::lit::<T>(2.0) * t152
                                + (t153 + (t154 + a * t97) - t155);
                            let t157 = t126 * t98
                                + (t80 * t129 - (t60 * t133 + t61 * t136))
                                + (t151 - t101 * t156);
                            let t158 = m_r * t108;
                            let t159 = t97 * t138
                                + (r11_rate * kappa_gradient - t123 * t158);
                            let t160 = t61 * t127;
                            let t161 = t69 * t144;
                            let t162 = t60 * t138;
                            let t163 = t160 + (t161 - a * t108) - t162;
                            let t164 = t85 * t120;
                            let t165 = t83 * t124;
                            let t166 = t164 + t165;
                            let t167 = rt::lit::<T>(2.0) * t166;
                            let t168 = t163 - t167;
                            let t169 = r31_rate * kappa_gradient;
                            let t170 = t97 * t144;
                            let t171 = t169 - t170;
                            let t172 = r21_rate * kappa_gradient;
                            let t173 = t97 * t127 + t119 * t158;
                            let t174 = t172 - t173;
                            let t175 = t81 * t143 + t67 * t150
                                + (rho2_rate + t78 * t148 - t171 * t113) - t80 * t174;
                            let t176 = t64 * t133 + t63 * t136 - t58 * t159 - t101 * t168
                                + (t175 - t126 * t109);
                            let t177 = t167 - t163;
                            let t178 = t61 * t174
                                + (t69 * t171 + t117 * t143
                                    + (rho3_rate + t121 * t148 - t67 * t145));
                            let t179 = t156 * t109 - t177 * t98
                                + (t178 + (t60 * t159 - t63 * t129 - t64 * t140));
                            let rho1_new = rho1 + rho1_rate * h;
                            let r13_new = r13 + r13_rate * h;
                            let r11_new = r11 + r11_rate * h;
                            let r22_new = r22 + r22_rate * h;
                            let t180 = r * r11_new - e * r22_new;
                            let r23_new = r23 + r23_rate * h;
                            let r21_new = r21 + r21_rate * h;
                            let r12_new = r12 + r12_rate * h;
                            let t181 = r * r21_new + e * r12_new;
                            let t182 = r13_new * t180 + r23_new * t181;
                            let t183 = m_r * t182;
                            let t184 = rho1_new - t183 * t100;
                            let r32_new = r32 + r32_rate * h;
                            let r31_new = r31 + r31_rate * h;
                            let t185 = m
                                * (k1 * (r11_new * r12_new + r21_new * r22_new)
                                    - r32_new * (e_squared * r31_new));
                            let t186 = r11_new * r11_new + r21_new * r21_new;
                            let t187 = r12_new * r12_new + r22_new * r22_new;
                            let t188 = (r12_new * r21_new - r11_new * r22_new) * twice_r;
                            let t189 = a
                                + m
                                    * (r_squared * t186
                                        + e * (e * (r32_new * r32_new + t187) + t188));
                            let t190 = t184 - t185 * t97 - t189 * t108;
                            let t191 = rt::lit::<T>(1.0) / t189;
                            let rho3_new = rho3 + rho3_rate * h;
                            let t192 = c
                                + m_r_squared * (r13_new * r13_new + r23_new * r23_new);
                            let t193 = rho3_new - t192 * t100;
                            let t194 = r * r12_new + e * r21_new;
                            let t195 = r * r22_new - e * r11_new;
                            let t196 = m_r * (r13_new * t194 + r23_new * t195);
                            let t197 = t193 - t196 * t97 - t183 * t108;
                            let t198 = t183 * t191;
                            let t199 = t191 * t185;
                            let t200 = t196 - t183 * t199;
                            let t201 = a
                                + m
                                    * (r_squared * t187
                                        + e * (e * (r31_new * r31_new + t186) + t188));
                            let t202 = t201 - t185 * t199;
                            let t203 = rt::lit::<T>(1.0) / t202;
                            let t204 = t200 * t203;
                            let rho2_new = rho2 + rho2_rate * h;
                            let t205 = rho2_new - t196 * t100;
                            let t206 = t205 - t201 * t97 - t185 * t108;
                            let t207 = t206 - t199 * t190;
                            let t208 = t197 - t198 * t190 - t204 * t207;
                            let t209 = t183 * t208;
                            let t210 = t192 - t183 * t198 - t200 * t204;
                            let t211 = t189 * t210;
                            let t212 = rt::lit::<T>(1.0) / t211;
                            let t213 = t200 * t208;
                            let t214 = t202 * t210;
                            let t215 = rt::lit::<T>(1.0) / t214;
                            let t216 = t203 * t207 - t213 * t215;
                            let t217 = t191 * t190 - t209 * t212 - t199 * t216;
                            let t218 = rt::lit::<T>(1.0) / t210;
                            let t219 = t208 * t218;
                            let t220 = rho3 - t10 * t100;
                            let t221 = t220 - t9 * t97 - t7 * t108;
                            let t222 = rho1 - t7 * t100;
                            let t223 = t222 - t5 * t97 - t4 * t108;
                            let t224 = rho2 - t9 * t100;
                            let t225 = t224 - t8 * t97 - t5 * t108;
                            let t226 = t225 - t13 * t223;
                            let t227 = t221 - t12 * t223 - t17 * t226;
                            let t228 = t21 * t227;
                            let t229 = t16 * t226 - t22 * t227;
                            let t230 = t11 * t223 - t23 * t227 - t13 * t229;
                            let t231 = t206 * t216
                                + (t197 * t219 - t221 * t228 - t225 * t229) - t223 * t230;
                            let t232 = rho2_rate * rho2_rate
                                + (r11_rate * r11_rate + r12_rate * r12_rate)
                                + (r13_rate * r13_rate + r21_rate * r21_rate
                                    + (r22_rate * r22_rate + r23_rate * r23_rate));
                            let t233 = r31_rate * r31_rate + rho1_rate * rho1_rate
                                + (r32_rate * r32_rate + rho3_rate * rho3_rate) + t232;
                            let t234 = h
                                * (t147 * t147 + t233 + (t112 * t112 + t142 * t142));
                            let t235 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t190 * t217 + t231),
                                t234,
                            );
                            let t236 = rt::lit::<T>(1.0) / (t95 * t95);
                            let t237 = t236 * (t58 * t93);
                            let t238 = t94 * t237;
                            let t239 = rt::lit::<T>(1.0) / (t74 * t74);
                            let t240 = t58 * t96;
                            let t241 = t89 * t240 + t60 * t99;
                            let t242 = rt::lit::<T>(1.0) / (t94 * t94);
                            let t243 = t74 * t237 + t242 * (t60 * t92);
                            let t244 = t77 * t241 - t89 * t243;
                            let t245 = t239 * (t58 * t77 + t89 * t244);
                            let t246 = t238 - t245;
                            let t247 = t76 * t241 - t88 * t243;
                            let t248 = t245 - t238;
                            let t249 = t92 * t240 + t91 * t243;
                            let t250 = t75 * t244;
                            let t251 = t249 - t250;
                            let t252 = t58 * t75 + t91 * t241;
                            let t253 = t70 * t248 + (t88 * t251 - t76 * t252);
                            let t254 = rt::lit::<T>(1.0) / (t71 * t71);
                            let t255 = m * t254;
                            let t256 = (t88 * t247 + t70 * t253) * t255;
                            let t257 = e_m_e * t246 - r_squared * t256;
                            let t258 = r * (m_e * t246 - e * t256);
                            let t259 = t73 * t248 + t72 * t253;
                            let t260 = k3 * t259;
                            let t261 = m_r * (t73 * t251 + (t72 * t247 - t90 * t243));
                            let t262 = t58 * t261;
                            let t263 = m_r * (t250 - t249);
                            let t264 = t80 * t263;
                            let t265 = rt::lit::<T>(2.0) * (t64 * t257 - t61 * t258)
                                + (t60 * t260 + (r * t262 - e * t264));
                            let t266 = m_r_squared * t246 - e_squared * t256;
                            let t267 = t80 * t261;
                            let t268 = t58 * t263;
                            let t269 = rt::lit::<T>(2.0) * (t63 * t258 + t60 * t266)
                                + (t64 * t260 + (e * t267 + (r * t268 - t101)));
                            let t270 = twice_m_r_squared * t58;
                            let t271 = rt::lit::<T>(2.0) * (t60 * t258 + t63 * t257)
                                + (t61 * t260 + (r * t267 + e * t268));
                            let t272 = rt::lit::<T>(2.0) * (t61 * t266 - t64 * t258)
                                + (t63 * t260 + (r * t264 - e * t262));
                            let t273 = twice_m_r_squared * t80;
                            let t274 = twice_e_m_e * t67;
                            let t275 = m_e_squared * t259;
                            let t276 = t69 * twice_e_squared;
                            let t277 = kappa_gradient * t58;
                            let t278 = kappa_gradient * t60;
                            let t279 = t58 * t73;
                            let t280 = t236 * (t93 * t279);
                            let t281 = t94 * t280;
                            let t282 = t96 * t279;
                            let t283 = t89 * t282;
                            let t284 = t58 * t107;
                            let t285 = t88 * t284 + t64 * t99;
                            let t286 = t283 - t285;
                            let t287 = rt::lit::<T>(1.0) / (t106 * t106);
                            let t288 = t287 * (t58 * t105);
                            let t289 = t71 * t288 + t242 * (t64 * t92);
                            let t290 = t74 * t280;
                            let t291 = t289 - t290;
                            let t292 = t77 * t286 + t89 * t291;
                            let t293 = t239 * (t77 * t279 + t89 * t292);
                            let t294 = t281 - t293;
                            let t295 = t76 * t286 + t88 * t291;
                            let t296 = t293 - t281;
                            let t297 = t92 * t282;
                            let t298 = t91 * t291 + t75 * t292;
                            let t299 = t297 - t298;
                            let t300 = t58 * t97;
                            let t301 = t75 * t279 + t91 * t286;
                            let t302 = t70 * t296 + (t88 * t299 + (t300 - t76 * t301));
                            let t303 = t254 * (t58 * t76 - t88 * t295 - t70 * t302)
                                - t94 * t288;
                            let t304 = e_m_e * t294 + m_r_squared * t303;
                            let t305 = r * (m_e * t294 + m_e * t303);
                            let t306 = t73 * t296 + t72 * t302;
                            let t307 = k3 * t306;
                            let t308 = m_r
                                * (t73 * t299 + (t72 * t295 + (t92 * t284 + t90 * t291)));
                            let t309 = t58 * t308;
                            let t310 = m_r * (t298 - t297);
                            let t311 = t80 * t310;
                            let t312 = rt::lit::<T>(2.0) * (t64 * t304 - t61 * t305)
                                + (t60 * t307 + (r * t309 + (t101 - e * t311)));
                            let t313 = e_m_e * t303 + m_r_squared * t294;
                            let t314 = t58 * t310;
                            let t315 = t80 * t308;
                            let t316 = rt::lit::<T>(2.0) * (t63 * t305 + t60 * t313)
                                + (t64 * t307 + (r * t314 + e * t315));
                            let t317 = t290 - t289;
                            let t318 = rt::lit::<T>(2.0) * (t60 * t305 + t63 * t304)
                                + (t61 * t307 + (r * t315 + e * t314));
                            let t319 = rt::lit::<T>(2.0) * (t61 * t313 - t64 * t305)
                                + (t63 * t307 + (r * t311 - e * t309));
                            let t320 = m_e_squared * t306;
                            let t321 = twice_e_m_e * t69;
                            let t322 = kappa_gradient * t64;
                            let t323 = t64 + t60 * t73;
                            let t324 = t239 * (t77 * t323);
                            let t325 = t236 * (t93 * t323);
                            let t326 = t60 * t107;
                            let t327 = t88 * t326;
                            let t328 = t96 * t323;
                            let t329 = t89 * t328;
                            let t330 = t327 - t329;
                            let t331 = t74 * t325;
                            let t332 = t287 * (t60 * t105);
                            let t333 = t71 * t332;
                            let t334 = t331 - t333;
                            let t335 = t77 * t330 + t89 * t334;
                            let t336 = t89 * t239;
                            let t337 = t94 * t325 + t335 * t336;
                            let t338 = t324 - t337;
                            let t339 = t337 - t324;
                            let t340 = t75 * t323;
                            let t341 = t91 * t330;
                            let t342 = t340 - t341;
                            let t343 = t60 * t97;
                            let t344 = t75 * t335 + (t91 * t334 + t92 * t328);
                            let t345 = t70 * t339 + (t76 * t342 - t343 - t88 * t344);
                            let t346 = t76 * t330 + t88 * t334;
                            let t347 = t94 * t332
                                - t254 * (t70 * t345 + (t88 * t346 + t60 * t76));
                            let t348 = e_m_e * t338 + m_r_squared * t347;
                            let t349 = r * (m_e * t338 + m_e * t347);
                            let t350 = t73 * t339 + t72 * t345;
                            let t351 = k3 * t350;
                            let t352 = m_r
                                * (t72 * t346 + (t90 * t334 - t92 * t326) - t73 * t344);
                            let t353 = t58 * t352;
                            let t354 = m_r * t344;
                            let t355 = t80 * t354;
                            let t356 = rt::lit::<T>(2.0) * (t64 * t348 - t61 * t349)
                                + (t60 * t351 + (r * t353 - (t98 + e * t355)));
                            let t357 = e_m_e * t347 + m_r_squared * t338;
                            let t358 = t80 * t352;
                            let t359 = t58 * t354;
                            let t360 = rt::lit::<T>(2.0) * (t63 * t349 + t60 * t357)
                                + (t64 * t351 + (e * t358 + (t109 + r * t359)));
                            let t361 = t333 - t331;
                            let t362 = rt::lit::<T>(2.0) * (t60 * t349 + t63 * t348)
                                + (t61 * t351 + (r * t358 + e * t359));
                            let t363 = rt::lit::<T>(2.0) * (t61 * t357 - t64 * t349)
                                + (t63 * t351 + (r * t355 - e * t353));
                            let t364 = m_e_squared * t350;
                            let t365 = t236 * (t80 * t93);
                            let t366 = t94 * t365;
                            let t367 = t80 * t96;
                            let t368 = t89 * t367 + t61 * t99;
                            let t369 = t74 * t365 + t242 * (t61 * t92);
                            let t370 = t77 * t368 - t89 * t369;
                            let t371 = t239 * (t80 * t77 + t89 * t370);
                            let t372 = t366 - t371;
                            let t373 = t76 * t368 - t88 * t369;
                            let t374 = t371 - t366;
                            let t375 = t92 * t367 + t91 * t369;
                            let t376 = t75 * t370;
                            let t377 = t375 - t376;
                            let t378 = t80 * t75 + t91 * t368;
                            let t379 = t70 * t374 + (t88 * t377 - t76 * t378);
                            let t380 = t255 * (t88 * t373 + t70 * t379);
                            let t381 = e_m_e * t372 - r_squared * t380;
                            let t382 = r * (m_e * t372 - e * t380);
                            let t383 = t73 * t374 + t72 * t379;
                            let t384 = k3 * t383;
                            let t385 = m_r * (t73 * t377 + (t72 * t373 - t90 * t369));
                            let t386 = t58 * t385;
                            let t387 = m_r * (t376 - t375);
                            let t388 = t80 * t387;
                            let t389 = rt::lit::<T>(2.0) * (t64 * t381 - t61 * t382)
                                + (t60 * t384 + (r * t386 - e * t388));
                            let t390 = m_r_squared * t372 - e_squared * t380;
                            let t391 = t58 * t387;
                            let t392 = t80 * t385;
                            let t393 = rt::lit::<T>(2.0) * (t63 * t382 + t60 * t390)
                                + (t64 * t384 + (r * t391 + e * t392));
                            let t394 = rt::lit::<T>(2.0) * (t60 * t382 + t63 * t381)
                                + (t61 * t384 + (r * t392 + e * t391));
                            let t395 = rt::lit::<T>(2.0) * (t61 * t390 - t64 * t382)
                                + (t63 * t384 + (r * t388 - t101 - e * t386));
                            let t396 = m_e_squared * t383;
                            let t397 = kappa_gradient * t80;
                            let t398 = kappa_gradient * t61;
                            let t399 = t80 * t73;
                            let t400 = t236 * (t93 * t399);
                            let t401 = t94 * t400;
                            let t402 = t96 * t399;
                            let t403 = t89 * t402;
                            let t404 = t80 * t107;
                            let t405 = t88 * t404 + t63 * t99;
                            let t406 = t403 - t405;
                            let t407 = t287 * (t80 * t105);
                            let t408 = t71 * t407 + t242 * (t63 * t92);
                            let t409 = t74 * t400;
                            let t410 = t408 - t409;
                            let t411 = t77 * t406 + t89 * t410;
                            let t412 = t239 * (t77 * t399 + t89 * t411);
                            let t413 = t401 - t412;
                            let t414 = t76 * t406 + t88 * t410;
                            let t415 = t412 - t401;
                            let t416 = t92 * t402;
                            let t417 = t91 * t410 + t75 * t411;
                            let t418 = t416 - t417;
                            let t419 = t80 * t97;
                            let t420 = t75 * t399 + t91 * t406;
                            let t421 = t70 * t415 + (t88 * t418 + (t419 - t76 * t420));
                            let t422 = t254 * (t80 * t76 - t88 * t414 - t70 * t421)
                                - t94 * t407;
                            let t423 = e_m_e * t413 + m_r_squared * t422;
                            let t424 = r * (m_e * t413 + m_e * t422);
                            let t425 = t73 * t415 + t72 * t421;
                            let t426 = k3 * t425;
                            let t427 = m_r
                                * (t73 * t418 + (t72 * t414 + (t92 * t404 + t90 * t410)));
                            let t428 = t58 * t427;
                            let t429 = m_r * (t417 - t416);
                            let t430 = t80 * t429;
                            let t431 = rt::lit::<T>(2.0) * (t64 * t423 - t61 * t424)
                                + (t60 * t426 + (r * t428 - e * t430));
                            let t432 = e_m_e * t422 + m_r_squared * t413;
                            let t433 = t58 * t429;
                            let t434 = t80 * t427;
                            let t435 = rt::lit::<T>(2.0) * (t63 * t424 + t60 * t432)
                                + (t64 * t426 + (r * t433 + e * t434));
                            let t436 = t409 - t408;
                            let t437 = rt::lit::<T>(2.0) * (t60 * t424 + t63 * t423)
                                + (t61 * t426 + (r * t434 + (t101 + e * t433)));
                            let t438 = rt::lit::<T>(2.0) * (t61 * t432 - t64 * t424)
                                + (t63 * t426 + (r * t430 - e * t428));
                            let t439 = m_e_squared * t425;
                            let t440 = kappa_gradient * t63;
                            let t441 = t63 + t61 * t73;
                            let t442 = t239 * (t77 * t441);
                            let t443 = t236 * (t93 * t441);
                            let t444 = t61 * t107;
                            let t445 = t88 * t444;
                            let t446 = t96 * t441;
                            let t447 = t89 * t446;
                            let t448 = t445 - t447;
                            let t449 = t74 * t443;
                            let t450 = t287 * (t61 * t105);
                            let t451 = t71 * t450;
                            let t452 = t449 - t451;
                            let t453 = t77 * t448 + t89 * t452;
                            let t454 = t94 * t443 + t336 * t453;
                            let t455 = t442 - t454;
                            let t456 = t454 - t442;
                            let t457 = t75 * t441;
                            let t458 = t91 * t448;
                            let t459 = t457 - t458;
                            let t460 = t61 * t97;
                            let t461 = t75 * t453 + (t91 * t452 + t92 * t446);
                            let t462 = t70 * t456 + (t76 * t459 - t460 - t88 * t461);
                            let t463 = t76 * t448 + t88 * t452;
                            let t464 = t94 * t450
                                - t254 * (t70 * t462 + (t88 * t463 + t61 * t76));
                            let t465 = e_m_e * t455 + m_r_squared * t464;
                            let t466 = r * (m_e * t455 + m_e * t464);
                            let t467 = t73 * t456 + t72 * t462;
                            let t468 = k3 * t467;
                            let t469 = m_r
                                * (t72 * t463 + (t90 * t452 - t92 * t444) - t73 * t461);
                            let t470 = t58 * t469;
                            let t471 = m_r * t461;
                            let t472 = t80 * t471;
                            let t473 = rt::lit::<T>(2.0) * (t64 * t465 - t61 * t466)
                                + (t60 * t468 + (r * t470 - e * t472));
                            let t474 = e_m_e * t464 + m_r_squared * t455;
                            let t475 = t58 * t471;
                            let t476 = t80 * t469;
                            let t477 = rt::lit::<T>(2.0) * (t63 * t466 + t60 * t474)
                                + (t64 * t468 + (r * t475 + e * t476));
                            let t478 = t451 - t449;
                            let t479 = rt::lit::<T>(2.0) * (t60 * t466 + t63 * t465)
                                + (t61 * t468 + (r * t476 + (e * t475 - t98)));
                            let t480 = rt::lit::<T>(2.0) * (t61 * t474 - t64 * t466)
                                + (t63 * t468 + (t109 + r * t472 - e * t470));
                            let t481 = m_e_squared * t467;
                            let t482 = t113 + t98 * (half_h * t67);
                            let t483 = t69 * (h * t98);
                            let t484 = t482 + t483 * (rt::lit::<T>(0.5) * t73);
                            let t485 = t93 * t236;
                            let t486 = t484 * t485;
                            let t487 = t94 * t486;
                            let t488 = t96 * t484;
                            let t489 = t69 * t99 + t89 * t488;
                            let t490 = t107 * t483;
                            let t491 = t490 * (t87 * half_m_r);
                            let t492 = t489 - t491;
                            let t493 = t105 * t287;
                            let t494 = t483 * t493;
                            let t495 = t494 * (rt::lit::<T>(0.5) * t71);
                            let t496 = t242 * (t69 * t92) + t74 * t486;
                            let t497 = t495 - t496;
                            let t498 = t77 * t492 + t89 * t497;
                            let t499 = t239 * (t77 * t484 + t89 * t498);
                            let t500 = t487 - t499;
                            let t501 = t76 * t492 + t88 * t497;
                            let t502 = t499 - t487;
                            let t503 = t92 * t488;
                            let t504 = t91 * t497 + t75 * t498;
                            let t505 = t503 - t504;
                            let t506 = t75 * t484 + t91 * t492;
                            let t507 = t70 * t502
                                + (t88 * t505
                                    + (t483 * (rt::lit::<T>(0.5) * t97) - t76 * t506));
                            let t508 = t254
                                * (t483 * (rt::lit::<T>(0.5) * t76) - t88 * t501
                                    - t70 * t507) - t494 * (rt::lit::<T>(0.5) * t94);
                            let t509 = e_m_e * t500 + m_r_squared * t508;
                            let t510 = r * (m_e * t500 + m_e * t508);
                            let t511 = t73 * t502 + t72 * t507;
                            let t512 = k3 * t511;
                            let t513 = m_r
                                * (t73 * t505
                                    + (t72 * t501
                                        + (t490 * (rt::lit::<T>(0.5) * t92) + t90 * t497)));
                            let t514 = t58 * t513;
                            let t515 = m_r * (t504 - t503);
                            let t516 = t80 * t515;
                            let t517 = rt::lit::<T>(2.0) * (t64 * t509 - t61 * t510)
                                + (t60 * t512 + (r * t514 - e * t516));
                            let t518 = e_m_e * t508 + m_r_squared * t500;
                            let t519 = t58 * t515;
                            let t520 = t80 * t513;
                            let t521 = rt::lit::<T>(2.0) * (t63 * t510 + t60 * t518)
                                + (t64 * t512 + (r * t519 + e * t520));
                            let t522 = t496 - t495;
                            let t523 = rt::lit::<T>(2.0) * (t60 * t510 + t63 * t509)
                                + (t61 * t512 + (r * t520 + e * t519));
                            let t524 = rt::lit::<T>(2.0) * (t61 * t518 - t64 * t510)
                                + (t63 * t512 + (r * t516 - e * t514));
                            let t525 = half_h * t98;
                            let t526 = m_e_squared * t511;
                            let t527 = t109 * t525;
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t528 = half_h
                                * (t90 * t492 - t483 * (rt::lit::<T>(0.5) * t72)
                                    - t73 * t506) - t483 * half_kappa_gradient;
                            let t529 = kappa_gradient * t69;
                            let t530 = t67 * (h * t109);
                            let t531 = rt::lit::<T>(0.5) * t530;
                            let t532 = t109 * (half_h * t69);
                            let t533 = t113 - t532;
                            let t534 = t73 * t533;
                            let t535 = t531 - t534;
                            let t536 = t485 * t535;
                            let t537 = t493 * t533;
                            let t538 = t74 * t536 + (t71 * t537 + t242 * (t67 * t92));
                            let t539 = t96 * t535;
                            let t540 = t107 * t533;
                            let t541 = t89 * t539 + (t88 * t540 + t67 * t99);
                            let t542 = t89 * t538 - t77 * t541;
                            let t543 = t534 - t531;
                            let t544 = t94 * t536 + t239 * (t89 * t542 + t77 * t543);
                            let t545 = t91 * t541;
                            let t546 = t75 * t543;
                            let t547 = t545 - t546;
                            let t548 = t75 * t542 + (t91 * t538 + t92 * t539);
                            let t549 = t70 * t544
                                + (t76 * t547 + t97 * t533 - t88 * t548);
                            let t550 = t532 - t113;
                            let t551 = t88 * t538 - t76 * t541;
                            let t552 = t94 * t537
                                + t254 * (t70 * t549 + (t76 * t550 + t88 * t551));
                            let t553 = r * (m_e * t544 + m_e * t552);
                            let t554 = e_m_e * t544 + m_r_squared * t552;
                            let t555 = t73 * t544 + t72 * t549;
                            let t556 = k3 * t555;
                            let t557 = m_r
                                * (t72 * t551 + (t90 * t538 + t92 * t540) - t73 * t548);
                            let t558 = t58 * t557;
                            let t559 = m_r * t548;
                            let t560 = t80 * t559;
                            let t561 = rt::lit::<T>(2.0) * (t61 * t553 - t64 * t554)
                                + (t60 * t556 + (r * t558 - e * t560));
                            let t562 = t58 * t559;
                            let t563 = t80 * t557;
                            let t564 = e_m_e * t552 + m_r_squared * t544;
                            let t565 = t64 * t556 + (r * t562 + e * t563)
                                - rt::lit::<T>(2.0) * (t63 * t553 + t60 * t564);
                            let t566 = t61 * t556 + (r * t563 + e * t562)
                                - rt::lit::<T>(2.0) * (t60 * t553 + t63 * t554);
                            let t567 = rt::lit::<T>(2.0) * (t64 * t553 - t61 * t564)
                                + (t63 * t556 + (r * t560 - e * t558));
                            let t568 = m_e_squared * t555;
                            let t569 = kappa_gradient * t67;
                            let t570 = t125 + a * t101;
                            let t571 = rt::lit::<T>(2.0) * t98;
                            let t572 = t571 - t97;
                            let t573 = rt::lit::<T>(2.0) * t101;
                            let t574 = t100 - t573;
                            let t575 = e * (t103 - t58 * t108)
                                + (t117 * t572 + t81 * t574);
                            let t576 = m_e * t575;
                            let t577 = t570 + t64 * t576;
                            let t578 = e_m_e * (t108 * t113 - t115);
                            let t579 = t58 * t138;
                            let t580 = e * (t80 * t108 - t111)
                                + (t121 * t572 + t78 * t574);
                            let t581 = m_e * t580;
                            let t582 = t69 * t578 + (t579 + t61 * t581);
                            let t583 = half_h * t145;
                            let t584 = t529 - t583;
                            let t585 = kappa_gradient * t85;
                            let t586 = kappa_gradient * t83;
                            let t587 = t69 * t584 + (t85 * t585 + t83 * t586);
                            let t588 = t144 * t113;
                            let t589 = m * t580;
                            let t590 = m * t575;
                            let t591 = t80 * t127;
                            let t592 = t587
                                + (t588 + t83 * t589 + (t85 * t590 + (t591 + t60 * t576)));
                            let t593 = t582 - t592;
                            let t594 = t583 - t529;
                            let t595 = t126 + (t67 * t594 + (t78 * t586 + t81 * t585));
                            let t596 = t73 * t593
                                + (t595
                                    + (t67 * t578 + (t63 * t581 + (t78 * t589 + t81 * t590))));
                            let t597 = t577 - t596;
                            let t598 = t485 * t597;
                            let t599 = t121 * t586 + t117 * t585 - t156;
                            let t600 = t599
                                + (t121 * t589 + c * t98 + (t152 + t117 * t590));
                            let t601 = t92 * t242;
                            let t602 = t493 * t593;
                            let t603 = t74 * t598 + (t600 * t601 + t71 * t602);
                            let t604 = t96 * t597;
                            let t605 = t107 * t593;
                            let t606 = t89 * t604 + (t99 * t600 + t88 * t605);
                            let t607 = t89 * t603 - t77 * t606;
                            let t608 = t596 - t577;
                            let t609 = t94 * t598 + t239 * (t89 * t607 + t77 * t608);
                            let t610 = t91 * t606;
                            let t611 = t75 * t608;
                            let t612 = t610 - t611;
                            let t613 = t75 * t607 + (t91 * t603 + t92 * t604);
                            let t614 = t70 * t609
                                + (t76 * t612 + t97 * t593 - t88 * t613);
                            let t615 = t592 - t582;
                            let t616 = t88 * t603 - t76 * t606;
                            let t617 = t94 * t602
                                + t254 * (t70 * t614 + (t76 * t615 + t88 * t616));
                            let t618 = r * (m_e * t609 + m_e * t617);
                            let t619 = e_m_e * t609 + m_r_squared * t617;
                            let t620 = t73 * t609 + t72 * t614;
                            let t621 = k3 * t620;
                            let t622 = m_r
                                * (t72 * t616 + (t90 * t603 + t92 * t605) - t73 * t613);
                            let t623 = t58 * t622;
                            let t624 = t101 * t138;
                            let t625 = m_r * t613;
                            let t626 = t80 * t625;
                            let t627 = r * (t623 + (t108 * t589 + (t148 + t586 * t109)))
                                + (t624 - t97 * t576 - e * t626);
                            let t628 = t80 * t622;
                            let t629 = t58 * t625;
                            let t630 = t101 * twice_m;
                            let t631 = t123 * t630;
                            let t632 = r * (t629 + (t97 * t589 + (t586 * t98 - t631)))
                                + (t108 * t576 + (t132 - t130));
                            let t633 = e_m_e * t617 + m_r_squared * t609;
                            let t634 = t64 * t621 + (e * t628 + t632)
                                - rt::lit::<T>(2.0) * (t63 * t618 + t60 * t633);
                            let t635 = t98 * twice_m;
                            let t636 = t123 * t635;
                            let t637 = t79 * t625
                                + (t140 + r * (t100 * t589 + (t636 + t101 * t586))
                                    - t270 * t603);
                            let t638 = t101 * t127;
                            let t639 = r * (t628 + (t108 * t590 + (t143 + t585 * t109)))
                                + (e * t629 + (t97 * t581 - t638));
                            let t640 = t119 * t630;
                            let t641 = r * (t626 + (t97 * t590 + (t585 * t98 - t640)))
                                + (t135 - t134 - t108 * t581);
                            let t642 = rt::lit::<T>(2.0) * (t64 * t618 - t61 * t633)
                                + (t63 * t621 + (t641 - e * t623));
                            let t643 = t119 * t635;
                            let t644 = t82 * t625
                                + (t129 + r * (t100 * t590 + (t643 + t101 * t585))
                                    - t273 * t603);
                            let t645 = t101 * t144;
                            let t646 = m_e_squared * t620;
                            let t647 = half_h
                                * (t97 * t578 + (t98 * t594 - t645) - t274 * t609
                                    - t69 * t646);
                            let t648 = kappa_gradient * t113;
                            let t649 = t109 * t584 + (k2 - t149) - t108 * t578
                                - t67 * t646 - t321 * t617;
                            let t650 = half_h * (t73 * t612 + (t72 * t615 - t90 * t606))
                                + (kappa_gradient * t587 + rt::lit::<T>(1.0));
                            let t651 = t83 * t147
                                + (r12_rate * t58 + r22_rate * t80
                                    - (r13_rate * t60 + r23_rate * t61));
                            let t652 = rho1_rate * t587
                                + (r32_rate * t113 + (t651 + (t85 * t142 - t69 * t112)))
                                + (rho3_rate * t599 + rho2_rate * t595);
                            let t653 = rt::lit::<T>(2.0) * t109;
                            let t654 = t108 - t653;
                            let t655 = t573 - t100;
                            let t656 = t117 * t654 + (e * (t102 - t300) + t85 * t655);
                            let t657 = m_e * t656;
                            let t658 = t579 + t64 * t657;
                            let t659 = t121 * t654 + (e * (t419 - t110) + t83 * t655);
                            let t660 = m_e * t659;
                            let t661 = e_m_e * (t97 * t113 - t114);
                            let t662 = t61 * t660 + t69 * t661;
                            let t663 = kappa_gradient * t78;
                            let t664 = kappa_gradient * t81;
                            let t665 = t569 + half_h * (t170 - t169);
                            let t666 = t83 * t663 + t85 * t664 - t69 * t665 - t126;
                            let t667 = m * t656;
                            let t668 = m * t659;
                            let t669 = t666
                                + (t60 * t657 + t85 * t667 + (t570 + t83 * t668));
                            let t670 = t662 - t669;
                            let t671 = t67 * t665 + (t81 * t664 + t78 * t663);
                            let t672 = t78 * t668 + t81 * t667
                                + (t63 * t660 + (t591 + t588)) + (t671 + t67 * t661);
                            let t673 = t73 * t670 + t672;
                            let t674 = t658 - t673;
                            let t675 = t485 * t674;
                            let t676 = t177 + (t121 * t663 + t117 * t664);
                            let t677 = t676
                                + (t117 * t667 - c * t109 + (t121 * t668 - t166));
                            let t678 = t493 * t670;
                            let t679 = t74 * t675 + (t601 * t677 + t71 * t678);
                            let t680 = t96 * t674;
                            let t681 = t107 * t670;
                            let t682 = t89 * t680 + (t99 * t677 + t88 * t681);
                            let t683 = t89 * t679 - t77 * t682;
                            let t684 = t673 - t658;
                            let t685 = t94 * t675 + t239 * (t89 * t683 + t77 * t684);
                            let t686 = t91 * t682;
                            let t687 = t75 * t684;
                            let t688 = t686 - t687;
                            let t689 = t75 * t683 + (t91 * t679 + t92 * t680);
                            let t690 = t70 * t685
                                + (t76 * t688 + t97 * t670 - t88 * t689);
                            let t691 = t669 - t662;
                            let t692 = t88 * t679 - t76 * t682;
                            let t693 = t94 * t678
                                + t254 * (t70 * t690 + (t76 * t691 + t88 * t692));
                            let t694 = r * (m_e * t685 + m_e * t693);
                            let t695 = e_m_e * t685 + m_r_squared * t693;
                            let t696 = t73 * t685 + t72 * t690;
                            let t697 = k3 * t696;
                            let t698 = m_r
                                * (t72 * t692 + (t90 * t679 + t92 * t681) - t73 * t689);
                            let t699 = t58 * t698;
                            let t700 = m_r * t689;
                            let t701 = t80 * t700;
                            let t702 = r * (t699 + (t108 * t668 + (t631 + t663 * t109)))
                                + (t133 - t97 * t657 - e * t701);
                            let t703 = half_h
                                * (rt::lit::<T>(2.0) * (t61 * t694 - t64 * t695)
                                    + (t60 * t697 + t702)) - t277;
                            let t704 = t80 * t698;
                            let t705 = t58 * t700;
                            let t706 = r * (t705 + (t97 * t668 + (t148 + t663 * t98)))
                                + (t624 + t108 * t657);
                            let t707 = e_m_e * t693 + m_r_squared * t685;
                            let t708 = t64 * t697 + (e * t704 + t706)
                                - rt::lit::<T>(2.0) * (t63 * t694 + t60 * t707);
                            let t709 = t109 * twice_m;
                            let t710 = t123 * t709;
                            let t711 = t79 * t700
                                + (r * (t100 * t668 + (t101 * t663 - t710)) - t159
                                    - t270 * t679);
                            let t712 = r * (t704 + (t108 * t667 + (t640 + t664 * t109)))
                                + (e * t705 + (t136 + t97 * t660));
                            let t713 = half_h
                                * (t61 * t697 + t712
                                    - rt::lit::<T>(2.0) * (t60 * t694 + t63 * t695)) - t397;
                            let t714 = r * (t701 + (t97 * t667 + (t143 + t664 * t98)))
                                - (t638 + t108 * t660);
                            let t715 = rt::lit::<T>(2.0) * (t64 * t694 - t61 * t707)
                                + (t63 * t697 + (t714 - e * t699));
                            let t716 = t119 * t709;
                            let t717 = r * (t100 * t667 + (t101 * t664 - t716))
                                + (t173 - t172) - t273 * t679;
                            let t718 = m_e_squared * t696;
                            let t719 = half_h
                                * (t97 * t661 + (t150 + t98 * t665) - t274 * t685
                                    - t69 * t718);
                            let t720 = minus_half_h
                                * (t321 * t693
                                    + (t67 * t718 + (t108 * t661 + (t645 + t109 * t665))));
                            let t721 = t78 * t147
                                + (r13_rate * t64 + r23_rate * t63
                                    - (r11_rate * t58 + r21_rate * t80));
                            let t722 = rho2_rate * t671
                                + (t721 + (t81 * t142 + t67 * t112) - r31_rate * t113)
                                + (rho3_rate * t676 + rho1_rate * t666);
                            let t723 = t653 - t108;
                            let t724 = t97 - t571;
                            let t725 = e * (t64 * (t108 - t109) + (t343 - t60 * t98))
                                + (t81 * t723 + t85 * t724);
                            let t726 = m_e * t725;
                            let t727 = t64 * t726 + (t161 + t160);
                            let t728 = t109 - t108;
                            let t729 = e_m_e * (t67 * t728 + t69 * (t98 - t97));
                            let t730 = e * (t63 * t728 + (t61 * t98 - t460))
                                + (t78 * t723 + t83 * t724);
                            let t731 = m_e * t730;
                            let t732 = t152 + t69 * t729
                                + (t61 * t731 + (t153 + (t154 + a * t98)));
                            let t733 = kappa_gradient * t121;
                            let t734 = kappa_gradient * t117;
                            let t735 = t156 + (t83 * t733 + t85 * t734);
                            let t736 = m * t730;
                            let t737 = m * t725;
                            let t738 = t735
                                + (t155 + t60 * t726 + (t83 * t736 + t85 * t737));
                            let t739 = t732 - t738;
                            let t740 = t168 + (t78 * t733 + t81 * t734);
                            let t741 = t67 * t729 + (t164 + a * t109)
                                + (t78 * t736 + (t162 + t165))
                                + (t740 + (t81 * t737 + t63 * t731));
                            let t742 = t73 * t739 + t741;
                            let t743 = t727 - t742;
                            let t744 = t485 * t743;
                            let t745 = t121 * t733 + t117 * t734;
                            let t746 = t117 * t737 + (t745 + t121 * t736);
                            let t747 = t493 * t739;
                            let t748 = t74 * t744 + (t601 * t746 + t71 * t747);
                            let t749 = t96 * t743;
                            let t750 = t107 * t739;
                            let t751 = t89 * t749 + (t99 * t746 + t88 * t750);
                            let t752 = t89 * t748 - t77 * t751;
                            let t753 = t742 - t727;
                            let t754 = t94 * t744 + t239 * (t89 * t752 + t77 * t753);
                            let t755 = t91 * t751;
                            let t756 = t75 * t753;
                            let t757 = t755 - t756;
                            let t758 = t75 * t752 + (t91 * t748 + t92 * t749);
                            let t759 = t70 * t754
                                + (t76 * t757 + t97 * t739 - t88 * t758);
                            let t760 = t738 - t732;
                            let t761 = t88 * t748 - t76 * t751;
                            let t762 = t94 * t747
                                + t254 * (t70 * t759 + (t76 * t760 + t88 * t761));
                            let t763 = r * (m_e * t754 + m_e * t762);
                            let t764 = e_m_e * t754 + m_r_squared * t762;
                            let t765 = t73 * t754 + t72 * t759;
                            let t766 = k3 * t765;
                            let t767 = m_r
                                * (t72 * t761 + (t90 * t748 + t92 * t750) - t73 * t758);
                            let t768 = t58 * t767;
                            let t769 = m_r * t758;
                            let t770 = t80 * t769;
                            let t771 = r * (t768 + (t108 * t736 + (t733 * t109 - t636)))
                                + (t139 - (t137 + t138 * t109) - t97 * t726 - e * t770);
                            let t772 = t278
                                + half_h
                                    * (rt::lit::<T>(2.0) * (t61 * t763 - t64 * t764)
                                        + (t60 * t766 + t771));
                            let t773 = t80 * t767;
                            let t774 = t58 * t769;
                            let t775 = r * (t774 + (t97 * t736 + (t710 + t733 * t98)))
                                + (t108 * t726 + (t159 - t138 * t98));
                            let t776 = e_m_e * t762 + m_r_squared * t754;
                            let t777 = t64 * t766 + (e * t773 + t775)
                                - rt::lit::<T>(2.0) * (t60 * t776 + t63 * t763);
                            let t778 = t79 * t769
                                + (r * (t100 * t736 + (t148 + t101 * t733)) - t270 * t748);
                            let t779 = r * (t773 + (t108 * t737 + (t734 * t109 - t643)))
                                + (e * t774 + (t97 * t731 + (t127 * t109 - t129)));
                            let t780 = t398
                                + half_h
                                    * (t61 * t766 + t779
                                        - rt::lit::<T>(2.0) * (t63 * t764 + t60 * t763));
                            let t781 = r * (t770 + (t97 * t737 + (t716 + t734 * t98)))
                                + (t174 + t127 * t98 - t108 * t731);
                            let t782 = rt::lit::<T>(2.0) * (t64 * t763 - t61 * t776)
                                + (t63 * t766 + (t781 - e * t768));
                            let t783 = t82 * t769
                                + (r * (t100 * t737 + (t143 + t101 * t734)) - t273 * t748);
                            let t784 = m_e_squared * t765;
                            let t785 = half_h
                                * (t97 * t729 + (t144 * t109 - t145) - t274 * t754
                                    - t69 * t784);
                            let t786 = half_h
                                * (t171 + t144 * t98 - t108 * t729 - t67 * t784
                                    - t321 * t762);
                            let t787 = r11_rate * t60 + r21_rate * t61
                                + (r31_rate * t69 - r22_rate * t63)
                                - (r12_rate * t64 + r32_rate * t67);
                            let t788 = rho1_rate * t735
                                + (rho2_rate * t740
                                    + (t117 * t142
                                        + (t121 * t147 + (rho3_rate * t745 + t787))));
                            let t789 = rt::div_or_zero(rt::lit::<T>(-1.0), t234);
                            let t790 = t235 * (h * t789);
                            let t791 = t147 * t790;
                            let t792 = t142 * t790;
                            let t793 = t112 * t790;
                            let t794 = rt::lit::<T>(2.0)
                                * (t78 * t791 + (t81 * t792 + t67 * t793));
                            let t795 = t190 * t789;
                            let t796 = t795 * (rt::lit::<T>(0.5) * t199);
                            let t797 = t789 * (rt::lit::<T>(0.5) * t206);
                            let t798 = t796 - t797;
                            let t799 = t215 * t798;
                            let t800 = t197 * t789;
                            let t801 = t200 * t799 + t800 * (rt::lit::<T>(0.5) * t218);
                            let t802 = t212 * t795;
                            let t803 = t802 * (t182 * half_m_r);
                            let t804 = t801 + (t789 * (rt::lit::<T>(0.5) * t219) - t803);
                            let t805 = t797 - t796;
                            let t806 = t803 - t801;
                            let t807 = t203 * t805 + t204 * t806;
                            let t808 = rt::lit::<T>(0.5) * t216;
                            let t809 = t807 + t789 * t808;
                            let t810 = t794 + (t196 * t804 + t201 * t809);
                            let t811 = t183 * t804 + t185 * t809;
                            let t812 = rt::lit::<T>(2.0)
                                * (t69 * t793 - t83 * t791 - t85 * t792);
                            let t813 = t199 * t807;
                            let t814 = t198 * t806
                                + rt::lit::<T>(0.5) * (t191 * t795 + t217 * t789);
                            let t815 = t813 - t814;
                            let t816 = t223 * t789;
                            let t817 = t816 * t24;
                            let t818 = t789 * (rt::lit::<T>(0.5) * t225);
                            let t819 = t789 * (t221 * t25);
                            let t820 = t816 * t26 + t22 * (t818 - t817);
                            let t821 = t819 - t820;
                            let t822 = t16 * (t817 - t818) + t17 * t821;
                            let t823 = t13 * t822
                                + (rt::lit::<T>(0.5) * (t11 * t816 + t230 * t789)
                                    - t12 * t821);
                            let t824 = t819 + t789 * (rt::lit::<T>(0.5) * t228) - t820;
                            let t825 = t789 * (rt::lit::<T>(0.5) * t229) - t822;
                            let t826 = t812
                                + (t189 * t815 + (t4 * t823 + (t7 * t824 + t5 * t825)));
                            let t827 = t811 - t826;
                            let t828 = t73 * t827
                                + (t185 * t815 + (t5 * t823 + (t9 * t824 + t8 * t825)));
                            let t829 = t810 - t828;
                            let t830 = t485 * t829;
                            let t831 = rt::lit::<T>(2.0) * (t121 * t791 + t117 * t792);
                            let t832 = t183 * t815
                                + (t9 * t825 + (t10 * t824 - t192 * t804))
                                + (t7 * t823 - t196 * t809 - t831);
                            let t833 = t493 * t827;
                            let t834 = t74 * t830 + (t601 * t832 + t71 * t833);
                            let t835 = t96 * t829;
                            let t836 = t107 * t827;
                            let t837 = t89 * t835 + (t99 * t832 + t88 * t836);
                            let t838 = t89 * t834 - t77 * t837;
                            let t839 = t828 - t810;
                            let t840 = t94 * t830 + t239 * (t89 * t838 + t77 * t839);
                            let t841 = t91 * t837;
                            let t842 = t75 * t839;
                            let t843 = t841 - t842;
                            let t844 = t75 * t838 + (t91 * t834 + t92 * t835);
                            let t845 = t70 * t840
                                + (t76 * t843 + t97 * t827 - t88 * t844);
                            let t846 = t826 - t811;
                            let t847 = t88 * t834 - t76 * t837;
                            let t848 = t94 * t833
                                + t254 * (t70 * t845 + (t76 * t846 + t88 * t847));
                            let t849 = r * (m_e * t840 + m_e * t848);
                            let t850 = e_m_e * t840;
                            let t851 = t850 + m_r_squared * t848;
                            let t852 = t73 * t840 + t72 * t845;
                            let t853 = k3 * t852;
                            let t854 = m_r
                                * (t72 * t847 + (t90 * t834 + t92 * t836) - t73 * t844);
                            let t855 = t58 * t854;
                            let t856 = m_r * t844;
                            let t857 = t80 * t856;
                            let t858 = rt::lit::<T>(2.0) * (t61 * t849 - t64 * t851)
                                + (t60 * t853 + (r * (t855 - t653 * t791) - e * t857));
                            let t859 = t209 * t795 * (rt::lit::<T>(1.0) / (t211 * t211));
                            let t860 = t213 * t798 * (rt::lit::<T>(1.0) / (t214 * t214));
                            let t861 = rt::lit::<T>(0.5) * t208;
                            let t862 = t800 * t861 * (rt::lit::<T>(1.0) / (t210 * t210))
                                + t202 * t860;
                            let t863 = t859 * (rt::lit::<T>(0.5) * t189);
                            let t864 = t862 - t863;
                            let t865 = t207 * t806 + t200 * t864;
                            let t866 = t210 * t860
                                + (t200 * t865 + t207 * t805)
                                    * (rt::lit::<T>(1.0) / (t202 * t202));
                            let t867 = t203 * t865 + (t204 * t864 + t208 * t799);
                            let t868 = t185 * t866
                                - (t183 * t867 + (t190 * t807 + t795 * t808));
                            let t869 = t190 * t806 + t183 * t864;
                            let t870 = (t185 * t868
                                + (t183 * t869 + t795 * (rt::lit::<T>(0.5) * t190)))
                                * (rt::lit::<T>(1.0) / (t189 * t189));
                            let t871 = t108 * t815 + t859 * (rt::lit::<T>(0.5) * t210)
                                - t870;
                            let t872 = t866 + t97 * t809;
                            let t873 = m_r_squared * t871 - e_m_e * t872;
                            let t874 = r * (m_e * t871 - m_e * t872);
                            let t875 = t191 * t868
                                + (t199 * t866 + (t97 * t815 - t108 * t809));
                            let t876 = k3 * t875;
                            let t877 = t191 * t869
                                + (t198 * t864
                                    + (t100 * t815 - (t108 * t804 + t802 * t861)));
                            let t878 = m_r * (t877 - t199 * t867);
                            let t879 = r13_new * t878;
                            let t880 = m_r * (t867 - (t97 * t804 + t100 * t809));
                            let t881 = r23_new * t880;
                            let t882 = rt::lit::<T>(2.0)
                                * (r11_new * t873 - r22_new * t874)
                                + (r12_new * t876 + (r * t879 - e * t881));
                            let t883 = t58 * t856;
                            let t884 = t80 * t854;
                            let t885 = e_m_e * t848;
                            let t886 = t885 + m_r_squared * t840;
                            let t887 = t64 * t853 + (r * (t883 - t571 * t791) + e * t884)
                                - rt::lit::<T>(2.0) * (t63 * t849 + t60 * t886);
                            let t888 = e_m_e * t871 - m_r_squared * t872;
                            let t889 = r13_new * t880;
                            let t890 = r23_new * t878;
                            let t891 = rt::lit::<T>(2.0)
                                * (r21_new * t874 + r12_new * t888)
                                + (r11_new * t876 + (r * t889 + e * t890));
                            let t892 = twice_r * t101;
                            let t893 = t863 - t100 * t804 - t862;
                            let t894 = rt::lit::<T>(0.5)
                                * (t84 * t854 + (t79 * t856 - (t270 * t834 + t791 * t892)))
                                + (t180 * t878
                                    + (t893 * (r13_new * twice_m_r_squared) + t194 * t880));
                            let t895 = t61 * t853 + (r * (t884 - t653 * t792) + e * t883)
                                - rt::lit::<T>(2.0) * (t60 * t849 + t63 * t851);
                            let t896 = rt::lit::<T>(2.0)
                                * (r12_new * t874 + r21_new * t873)
                                + (r22_new * t876 + (r * t890 + e * t889));
                            let t897 = rt::lit::<T>(2.0) * (t64 * t849 - t61 * t886)
                                + (t63 * t853 + (r * (t857 - t571 * t792) - e * t855));
                            let t898 = rt::lit::<T>(2.0)
                                * (r22_new * t888 - r11_new * t874)
                                + (r21_new * t876 + (r * t881 - e * t879));
                            let t899 = rt::lit::<T>(0.5)
                                * (t86 * t854 + (t82 * t856 - (t273 * t834 + t792 * t892)))
                                + (t181 * t878
                                    + (t893 * (r23_new * twice_m_r_squared) + t195 * t880));
                            let t900 = m_e_squared * t852;
                            let t901 = m_e_squared * t875;
                            let t902 = rt::lit::<T>(0.5)
                                * (t69 * t900
                                    + rt::lit::<T>(2.0) * (t98 * t793 + t67 * t850))
                                + (t872 * (r31_new * twice_e_m_e) + r32_new * t901);
                            let t903 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(2.0) * (t109 * t793 - t69 * t885)
                                    - t67 * t900)
                                + (t871 * (r32_new * twice_e_m_e) - r31_new * t901);
                            let t904 = h
                                * (rt::lit::<T>(0.5)
                                    * (t73 * t843 + (t72 * t846 - t90 * t837)) + (t814 - t813));
                            let t905 = h * (t809 + rt::lit::<T>(0.5) * (t842 - t841))
                                - (kappa_gradient * t794
                                    + rt::lit::<T>(2.0) * rho2_rate * t790);
                            (
                                [
                                    t58 * t98 + (r11_rate - t102),
                                    r12_rate + t103 - t58 * t109,
                                    t60 * t109 + (r13_rate - t64 * t98),
                                    t80 * t98 + (r21_rate - t110),
                                    r22_rate + t111 - t80 * t109,
                                    t61 * t109 + (r23_rate - t63 * t98),
                                    t98 * t113 + (r31_rate - t114),
                                    r32_rate + t115 - t109 * t113,
                                    t157,
                                    t176,
                                    t179,
                                    kappa_gradient - t235,
                                ],
                                [
                                    [
                                        half_h * t265 + rt::lit::<T>(1.0),
                                        half_h * t269,
                                        half_h * (t84 * t261 + (t79 * t263 + (t98 + t243 * t270))),
                                        half_h * t271,
                                        half_h * t272,
                                        half_h * (t86 * t261 + (t82 * t263 + t243 * t273)),
                                        half_h * (t246 * t274 - t69 * t275),
                                        minus_half_h * (t67 * t275 + t256 * t276),
                                        half_h * (t90 * t241 - t73 * t252),
                                        t277 + half_h * t252,
                                        -(t278 + half_h * t241),
                                        rho2_rate * t58 - rho3_rate * t60,
                                    ],
                                    [
                                        half_h * t312,
                                        half_h * t316 + rt::lit::<T>(1.0),
                                        half_h * (t84 * t308 + (t79 * t310 + (t270 * t317 - t109))),
                                        half_h * t318,
                                        half_h * t319,
                                        half_h * (t86 * t308 + (t82 * t310 + t273 * t317)),
                                        half_h * (t274 * t294 - t69 * t320),
                                        half_h * (t303 * t321 - t67 * t320),
                                        half_h * (t90 * t286 - t58 * t72 - t73 * t301) - t277,
                                        half_h * t301,
                                        t322 + half_h * (t285 - t283),
                                        rho3_rate * t64 - rho1_rate * t58,
                                    ],
                                    [
                                        half_h * t356,
                                        half_h * t360,
                                        half_h * (t84 * t352 + (t79 * t354 + t270 * t361))
                                            + rt::lit::<T>(1.0),
                                        half_h * t362,
                                        half_h * t363,
                                        half_h * (t86 * t352 + (t82 * t354 + t273 * t361)),
                                        half_h * (t274 * t338 - t69 * t364),
                                        half_h * (t321 * t347 - t67 * t364),
                                        t278 + half_h * (t73 * t342 + (t90 * t330 + t60 * t72)),
                                        half_h * (t341 - t340) - t322,
                                        half_h * (t329 - t327),
                                        rho1_rate * t60 - rho2_rate * t64,
                                    ],
                                    [
                                        half_h * t389,
                                        half_h * t393,
                                        half_h * (t84 * t385 + (t79 * t387 + t270 * t369)),
                                        half_h * t394 + rt::lit::<T>(1.0),
                                        half_h * t395,
                                        half_h * (t86 * t385 + (t82 * t387 + (t98 + t273 * t369))),
                                        half_h * (t274 * t372 - t69 * t396),
                                        minus_half_h * (t67 * t396 + t276 * t380),
                                        half_h * (t90 * t368 - t73 * t378),
                                        t397 + half_h * t378,
                                        -(t398 + half_h * t368),
                                        rho2_rate * t80 - rho3_rate * t61,
                                    ],
                                    [
                                        half_h * t431,
                                        half_h * t435,
                                        half_h * (t84 * t427 + (t79 * t429 + t270 * t436)),
                                        half_h * t437,
                                        half_h * t438 + rt::lit::<T>(1.0),
                                        half_h * (t86 * t427 + (t82 * t429 + (t273 * t436 - t109))),
                                        half_h * (t274 * t413 - t69 * t439),
                                        half_h * (t321 * t422 - t67 * t439),
                                        half_h * (t90 * t406 - t80 * t72 - t73 * t420) - t397,
                                        half_h * t420,
                                        t440 + half_h * (t405 - t403),
                                        rho3_rate * t63 - rho1_rate * t80,
                                    ],
                                    [
                                        half_h * t473,
                                        half_h * t477,
                                        half_h * (t84 * t469 + (t79 * t471 + t270 * t478)),
                                        half_h * t479,
                                        half_h * t480,
                                        half_h * (t86 * t469 + (t82 * t471 + t273 * t478))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t274 * t455 - t69 * t481),
                                        half_h * (t321 * t464 - t67 * t481),
                                        t398 + half_h * (t73 * t459 + (t90 * t448 + t61 * t72)),
                                        half_h * (t458 - t457) - t440,
                                        half_h * (t447 - t445),
                                        rho1_rate * t61 - rho2_rate * t63,
                                    ],
                                    [
                                        half_h * t517,
                                        half_h * t521,
                                        half_h * (t84 * t513 + (t79 * t515 + t270 * t522)),
                                        half_h * t523,
                                        half_h * t524,
                                        half_h * (t86 * t513 + (t82 * t515 + t273 * t522)),
                                        half_h * (t98 * t525 + t274 * t500 - t69 * t526)
                                            + rt::lit::<T>(1.0),
                                        half_h * (t321 * t508 - (t67 * t526 + (t101 + t527))),
                                        t528,
                                        kappa_gradient * t482 + half_h * t506,
                                        half_h * (t491 - t489) - t529,
                                        rho2_rate * t482
                                            - (rho3_rate * t69 + rt::lit::<T>(0.5) * rho1_rate * t483),
                                    ],
                                    [
                                        half_h * t561,
                                        half_h * t565,
                                        half_h * (t84 * t557 + (t79 * t559 - t270 * t538)),
                                        half_h * t566,
                                        half_h * t567,
                                        half_h * (t86 * t557 + (t82 * t559 - t273 * t538)),
                                        half_h * (t101 - t527 - t274 * t544 - t69 * t568),
                                        half_h * (t109 * (half_h * t109) - t67 * t568 - t321 * t552)
                                            + rt::lit::<T>(1.0),
                                        kappa_gradient * t550
                                            + half_h * (t73 * t547 + (t72 * t550 - t90 * t541)),
                                        half_h * (t546 - t545) - half_kappa_gradient * t530,
                                        t569 + half_h * t541,
                                        rho1_rate * t550
                                            + (rho3_rate * t67 - rt::lit::<T>(0.5) * rho2_rate * t530),
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t61 * t618 - t64 * t619)
                                                + (t60 * t621 + t627)),
                                        t277 + half_h * t634,
                                        half_h * (t84 * t622 + t637) - t278,
                                        half_h
                                            * (t61 * t621 + t639
                                                - rt::lit::<T>(2.0) * (t63 * t619 + t60 * t618)),
                                        t397 + half_h * t642,
                                        half_h * (t86 * t622 + t644) - t398,
                                        t647,
                                        t648 + half_h * t649,
                                        t650,
                                        kappa_gradient * t595 + half_h * (t611 - t610),
                                        kappa_gradient * t599 + half_h * t606,
                                        t652,
                                    ],
                                    [
                                        t703,
                                        half_h * t708,
                                        t322 + half_h * (t84 * t698 + t711),
                                        t713,
                                        half_h * t715,
                                        t440 + half_h * (t86 * t698 + (t82 * t700 + t717)),
                                        t719 - t648,
                                        t720,
                                        kappa_gradient * t666
                                            + half_h * (t73 * t688 + (t72 * t691 - t90 * t682)),
                                        half_h * (t687 - t686)
                                            + (kappa_gradient * t671 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t676 + half_h * t682,
                                        t722,
                                    ],
                                    [
                                        t772,
                                        half_h * t777 - t322,
                                        half_h * (t84 * t767 + t778),
                                        t780,
                                        half_h * t782 - t440,
                                        half_h * (t86 * t767 + t783),
                                        t529 + t785,
                                        t786 - t569,
                                        kappa_gradient * t735
                                            + half_h * (t73 * t757 + (t72 * t760 - t90 * t751)),
                                        kappa_gradient * t740 + half_h * (t756 - t755),
                                        half_h * t751 + (kappa_gradient * t745 + rt::lit::<T>(1.0)),
                                        t788,
                                    ],
                                    [
                                        h * (rt::lit::<T>(0.5) * t858 + t882)
                                            - rt::lit::<T>(2.0) * r11_rate * t790,
                                        h * (rt::lit::<T>(0.5) * t887 + t891)
                                            - rt::lit::<T>(2.0) * r12_rate * t790,
                                        h * t894 - rt::lit::<T>(2.0) * r13_rate * t790,
                                        h * (rt::lit::<T>(0.5) * t895 + t896)
                                            - rt::lit::<T>(2.0) * r21_rate * t790,
                                        h * (rt::lit::<T>(0.5) * t897 + t898)
                                            - rt::lit::<T>(2.0) * r22_rate * t790,
                                        h * t899 - rt::lit::<T>(2.0) * r23_rate * t790,
                                        -(rt::lit::<T>(2.0) * r31_rate * t790 + h * t902),
                                        h * t903 - rt::lit::<T>(2.0) * r32_rate * t790,
                                        t904
                                            + (kappa_gradient * t812
                                                - rt::lit::<T>(2.0) * rho1_rate * t790),
                                        t905,
                                        h * (t804 + rt::lit::<T>(0.5) * t837)
                                            - (kappa_gradient * t831
                                                + rt::lit::<T>(2.0) * rho3_rate * t790),
                                        rt::lit::<T>(1.0) - rho3_rate * t831
                                            + (rho1_rate * t812 - rho2_rate * t794),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [r11_rate, r12_rate, r13_rate, r21_rate, r22_rate, r23_rate,
                r31_rate, r32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient] = solution1
                    .x;
                let r11_new = r11 + r11_rate * h;
                let r12_new = r12 + r12_rate * h;
                let r13_new = r13 + r13_rate * h;
                let r21_new = r21 + r21_rate * h;
                let r22_new = r22 + r22_rate * h;
                let r23_new = r23 + r23_rate * h;
                let r31_new = r31 + r31_rate * h;
                let r32_new = r32 + r32_rate * h;
                let t67 = r31 + r31_rate * half_h;
                let t59 = rho2_rate * kappa_gradient;
                let t60 = r12 + r12_rate * half_h;
                let t61 = r22 + r22_rate * half_h;
                let t62 = t60 * t60 + t61 * t61;
                let t63 = r21 + r21_rate * half_h;
                let t64 = r11 + r11_rate * half_h;
                let t65 = twice_r * (t60 * t63 - t64 * t61);
                let t66 = t64 * t64 + t63 * t63;
                let t68 = a + m * (r_squared * t62 + e * (t65 + e * (t66 + t67 * t67)));
                let t69 = r32 + r32_rate * half_h;
                let t70 = m * (k1 * (t64 * t60 + t63 * t61) - t69 * (e_squared * t67));
                let t71 = a + m * (r_squared * t66 + e * (t65 + e * (t62 + t69 * t69)));
                let t72 = rt::lit::<T>(1.0) / t71;
                let t73 = t70 * t72;
                let t74 = t68 - t70 * t73;
                let t75 = rt::lit::<T>(1.0) / t74;
                let t76 = rho1 + rho1_rate * half_h;
                let t77 = rho2 + rho2_rate * half_h - t76 * t73;
                let t58 = r13 + r13_rate * half_h;
                let t80 = r23 + r23_rate * half_h;
                let t83 = r * t64;
                let t84 = t83 - e * t61;
                let t85 = r * t63;
                let t86 = t85 + e * t60;
                let t87 = t58 * t84 + t80 * t86;
                let t88 = m_r * t87;
                let t90 = t88 * t72;
                let t78 = r * t60;
                let t79 = t78 + e * t63;
                let t81 = r * t61;
                let t82 = t81 - e * t64;
                let t89 = m_r * (t58 * t79 + t80 * t82) - t88 * t73;
                let t91 = t89 * t75;
                let t94 = c + m_r_squared * (t58 * t58 + t80 * t80) - t88 * t90
                    - t89 * t91;
                let t99 = rt::lit::<T>(1.0) / t94;
                let t92 = rho3 + rho3_rate * half_h - t76 * t90 - t91 * t77;
                let t93 = t89 * t92;
                let t906 = t75 * (t77 - t99 * t93);
                let t924 = t59 + t906;
                let t928 = t67 * t924;
                let t104 = rho1_rate * kappa_gradient;
                let t105 = t88 * t92;
                let t907 = t72 * (t76 - t99 * t105);
                let t908 = t73 * t906;
                let t965 = t104 + t907 - t908;
                let r33_new = r33 + h * (t928 - t69 * t965);
                let t100 = t92 * t99;
                let t101 = rho3_rate * kappa_gradient + t100;
                let t117 = r * t80;
                let t141 = t101 * t117;
                let t930 = t81 * t924 + t141;
                let x_new = x + h * (t85 * t965 + t930);
                let t121 = r * t58;
                let t146 = t101 * t121;
                let t925 = t78 * t924 + t146;
                let y_new = y - h * (t83 * t965 + t925);
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let rho3_new = rho3 + rho3_rate * h;
                let carried = [
                    r11_new,
                    r12_new,
                    r13_new,
                    r21_new,
                    r22_new,
                    r23_new,
                    r31_new,
                    r32_new,
                    r33_new,
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                ];
                if !rt::all_finite(carried) {
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme { e_squared, r_squared, twice_r, k1, m_r, m_r_squared, .. } = *setting
                    .scheme();
                let t1 = r11 * r11 + r21 * r21;
                let t2 = r12 * r12 + r22 * r22;
                let t3 = (r12 * r21 - r22 * r11) * twice_r;
                let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
                let t5 = rt::lit::<T>(1.0) / t4;
                let r11_r = r11 * r;
                let r21_r = r21 * r;
                let t6 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
                let t7 = t6 * t5;
                let r12_r = r12 * r;
                let r22_r = r22 * r;
                let t8 = m * ((r12 * r11 + r22 * r21) * k1 - r31 * (e_squared * r32));
                let t9 = t8 * t5;
                let t10 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t6 * t9;
                let t11 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
                let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
                let t13 = t10 * t12;
                let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t6 * t7
                    - t10 * t13;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = rho2 - rho1 * t9;
                let t17 = rho3 - rho1 * t7 - t13 * t16;
                let t18 = t12 * (t16 - t15 * (t10 * t17));
                let t19 = t5 * (rho1 - t15 * (t6 * t17)) - t9 * t18;
                let t20 = t15 * t17;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    x,
                    y,
                    omega1: t19,
                    omega2: t18,
                    omega3: t20,
                    x_dot: r21_r * t19 + (r22_r * t18 + r * r23 * t20),
                    y_dot: -(r11_r * t19 + (r * r13 * t20 + r12_r * t18)),
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
        /// - `R11_rate`, `R12_rate`, `R13_rate`, `R21_rate`, `R22_rate`, `R23_rate`, `R31_rate`, `R32_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`: 11 × 11 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: R33_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 18 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 61 | 93 | 3 | 0 | 0 | 0 |
        /// | each sweep for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate | 87 | 147 | 3 | 0 | 0 | 0 |
        /// | each iteration for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate | 815 | 1419 | 10 | 0 | 0 | 0 |
        /// | each state that is looked at | 36 | 66 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `e²`
            e_squared: T,
            /// `m e²`
            m_e_squared: T,
            /// `m e`
            m_e: T,
            /// `r²`
            r_squared: T,
            /// `2 r`
            twice_r: T,
            /// `(r - e) (e + r)`
            k1: T,
            /// `m r`
            m_r: T,
            /// `m r²`
            m_r_squared: T,
            /// `e² m`
            e_m_e: T,
            /// `e m r`
            e_m_r: T,
            /// `e m g`
            k2: T,
            /// `m (r - e) (e + r)`
            k3: T,
            /// `r² m`
            r_m_r: T,
            /// `2 m r²`
            twice_m_r_squared: T,
            /// `2 e² m`
            twice_e_m_e: T,
            /// `2 e²`
            twice_e_squared: T,
            /// `m r/2`
            half_m_r: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 11, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let e = system.parameters.e;
                let g = system.parameters.g;
                let e_squared = e * e;
                let m_e_squared = m * e_squared;
                let m_e = m * e;
                let r_squared = r * r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = (r - e) * (e + r);
                let m_r = m * r;
                let m_r_squared = m * r_squared;
                let e_m_e = e * m_e;
                let e_m_r = e * m_r;
                let k2 = e * (m * g);
                let k3 = m * k1;
                let r_m_r = r * m_r;
                let twice_m_r_squared = rt::lit::<T>(2.0) * m_r_squared;
                let twice_e_m_e = rt::lit::<T>(2.0) * e_m_e;
                let twice_e_squared = rt::lit::<T>(2.0) * e_squared;
                let half_m_r = rt::lit::<T>(0.5) * m_r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme {
                    e_squared,
                    m_e_squared,
                    m_e,
                    r_squared,
                    twice_r,
                    k1,
                    m_r,
                    m_r_squared,
                    e_m_e,
                    e_m_r,
                    k2,
                    k3,
                    r_m_r,
                    twice_m_r_squared,
                    twice_e_m_e,
                    twice_e_squared,
                    half_m_r,
                    inv_h,
                    half_h,
                    minus_half_h,
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
                let e = system.parameters.e;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let Scheme { m_e, e_m_e, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let t1 = x_dot - e * (r11 * omega2 - r12 * omega1);
                let t2 = m * t1;
                let t3 = y_dot - e * (r21 * omega2 - r22 * omega1);
                let t4 = m * t3;
                let t5 = m_e * t3;
                let t6 = m_e * t1;
                let t7 = (r31 * omega2 - r32 * omega1) * e_m_e;
                let t8 = r * (r21 * t2 - r11 * t4)
                    + (r22 * t5 + (r12 * t6 + (a * omega1 - r32 * t7)));
                let t9 = a * omega2 + r31 * t7 - r21 * t5 - r11 * t6
                    + r * (r22 * t2 - r12 * t4);
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    x,
                    y,
                    t8,
                    t9,
                    c * omega3 + r * (r23 * t2 - r13 * t4),
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme {
                    e_squared,
                    m_e_squared,
                    m_e,
                    r_squared,
                    twice_r,
                    k1,
                    m_r,
                    m_r_squared,
                    e_m_e,
                    e_m_r,
                    k2,
                    k3,
                    r_m_r,
                    twice_m_r_squared,
                    twice_e_m_e,
                    twice_e_squared,
                    half_m_r,
                    inv_h,
                    half_h,
                    minus_half_h,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [r11_rate,
                    r12_rate,
                    r13_rate,
                    r21_rate,
                    r22_rate,
                    r23_rate,
                    r31_rate,
                    r32_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let t47 = r12 + r12_rate * half_h;
                    let t48 = rho1 + rho1_rate * half_h;
                    let t49 = r13 + r13_rate * half_h;
                    let t50 = r11 + r11_rate * half_h;
                    let t51 = r * t50;
                    let t52 = r22 + r22_rate * half_h;
                    let t53 = t51 - e * t52;
                    let t54 = r23 + r23_rate * half_h;
                    let t55 = r21 + r21_rate * half_h;
                    let t56 = r * t55;
                    let t57 = t56 + e * t47;
                    let t58 = t49 * t53 + t54 * t57;
                    let t59 = m_r * t58;
                    let t60 = t50 * t50 + t55 * t55;
                    let t61 = twice_r * (t47 * t55 - t50 * t52);
                    let t62 = t47 * t47 + t52 * t52;
                    let t63 = r32 + r32_rate * half_h;
                    let t64 = a
                        + m * (r_squared * t60 + e * (t61 + e * (t62 + t63 * t63)));
                    let t65 = rt::lit::<T>(1.0) / t64;
                    let t66 = t59 * t65;
                    let t67 = r * t47;
                    let t68 = t67 + e * t55;
                    let t69 = r * t52;
                    let t70 = t69 - e * t50;
                    let t71 = r31 + r31_rate * half_h;
                    let t72 = m
                        * (k1 * (t50 * t47 + t55 * t52) - t63 * (e_squared * t71));
                    let t73 = t72 * t65;
                    let t74 = m_r * (t49 * t68 + t54 * t70) - t59 * t73;
                    let t75 = a
                        + m * (r_squared * t62 + e * (t61 + e * (t60 + t71 * t71)));
                    let t76 = t75 - t72 * t73;
                    let t77 = rt::lit::<T>(1.0) / t76;
                    let t78 = t74 * t77;
                    let t79 = rho2 + rho2_rate * half_h - t48 * t73;
                    let t80 = rho3 + rho3_rate * half_h - t48 * t66 - t78 * t79;
                    let t81 = c + m_r_squared * (t49 * t49 + t54 * t54) - t59 * t66
                        - t74 * t78;
                    let t82 = rt::lit::<T>(1.0) / t81;
                    let t83 = t80 * t82;
                    let t84 = t47 * t83;
                    let t86 = t74 * t80;
                    let t641 = t77 * (t79 - t82 * t86);
                    let t642 = t84 - t49 * t641;
                    let t94 = t59 * t80;
                    let t643 = t65 * (t48 - t82 * t94) - t73 * t641;
                    let t100 = t50 * t83;
                    let t644 = t49 * t643 - t100;
                    let t645 = t50 * t641 - t47 * t643;
                    let t103 = t52 * t83;
                    let t646 = t103 - t54 * t641;
                    let t106 = t55 * t83;
                    let t647 = t54 * t643 - t106;
                    let t648 = t55 * t641 - t52 * t643;
                    let t112 = t63 * t83;
                    let t649 = t71 * t641 - t63 * t643;
                    let t650 = r33 + half_h * t649;
                    let t113 = t71 * t83;
                    let t124 = r * t54;
                    let t125 = t83 * t124;
                    let t651 = t56 * t643 + (t125 + t69 * t641);
                    let t652 = t651 - e * t645;
                    let t653 = m * t652;
                    let t115 = r * t49;
                    let t116 = t83 * t115;
                    let t654 = t51 * t643 + (t116 + t67 * t641);
                    let t655 = e * t648 + t654;
                    let t656 = m * t655;
                    let t657 = m_e * t655;
                    let t658 = t643 * t657;
                    let t659 = e_m_e * t649;
                    let t660 = m_e * t652;
                    let t661 = t55 * t657 + (a * t641 + t71 * t659) - t50 * t660;
                    let t662 = t643 * t660;
                    let t663 = t643 * t659;
                    let t123 = k2 * t63;
                    let t122 = c * t83;
                    let t664 = r * (t653 * t646 + t656 * t642) - t54 * t658
                        + (t83 * t661
                            + (t49 * t662 - (t663 * t650 + (t123 + t641 * t122))));
                    let t665 = t641 * t657;
                    let t666 = t641 * t660;
                    let t148 = k2 * t71;
                    let t667 = t641 * t659;
                    let t668 = t47 * t660 + (a * t643 - t63 * t659) - t52 * t657;
                    let t669 = r * (t653 * t647 + t656 * t644) - t54 * t665
                        + (t49 * t666 + (t148 + t122 * t643 - t667 * t650) - t83 * t668);
                    let t670 = t52 * t665 + (t63 * t667 + t71 * t663)
                        + (t55 * t658 - t47 * t666);
                    let t671 = t641 * t668 - t643 * t661
                        + (r * (t648 * t653 + t656 * t645) - t50 * t662 + t670);
                    solution1
                        .update([
                            t642,
                            t644,
                            t645,
                            t646,
                            t647,
                            t648,
                            t112 - t641 * t650,
                            t643 * t650 - t113,
                            t664,
                            t669,
                            t671,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let r11_r = r11 * r;
                            let r21_r = r21 * r;
                            let t1 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12))
                                * m_r;
                            let t2 = r11 * r11 + r21 * r21;
                            let t3 = r12 * r12 + r22 * r22;
                            let t4 = (r12 * r21 - r22 * r11) * twice_r;
                            let t5 = a
                                + m * (t2 * r_squared + e * (e * (r32 * r32 + t3) + t4));
                            let t6 = rt::lit::<T>(1.0) / t5;
                            let t7 = t1 * t6;
                            let r12_r = r12 * r;
                            let r22_r = r22 * r;
                            let t8 = m
                                * ((r12 * r11 + r22 * r21) * k1 - r31 * (e_squared * r32));
                            let t9 = t8 * t6;
                            let t10 = m_r
                                * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                                - t1 * t9;
                            let t11 = a
                                + m * (t3 * r_squared + e * (e * (r31 * r31 + t2) + t4));
                            let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
                            let t13 = t10 * t12;
                            let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t1 * t7
                                - t10 * t13;
                            let t15 = rt::lit::<T>(1.0) / t14;
                            let t16 = rho2 - rho1 * t9;
                            let t17 = rho3 - rho1 * t7 - t13 * t16;
                            let t18 = t15 * t17;
                            let t19 = t12 * (t16 - t15 * (t10 * t17));
                            let t20 = r12 * t18 - r13 * t19;
                            let t21 = t6 * (rho1 - t15 * (t1 * t17)) - t9 * t19;
                            let t22 = r13 * t21 - r11 * t18;
                            let t23 = r11 * t19 - r12 * t21;
                            let t24 = r22 * t18 - r23 * t19;
                            let t25 = r23 * t21 - r21 * t18;
                            let t26 = r21 * t19 - r22 * t21;
                            let t27 = r21_r * t21 + (r22_r * t19 + r * r23 * t18)
                                - e * t23;
                            let t28 = m * t27;
                            let t29 = e * t26
                                + (r11_r * t21 + (r * r13 * t18 + r12_r * t19));
                            let t30 = m * t29;
                            let t31 = m_e * t29;
                            let t32 = t21 * t31;
                            let t33 = e_m_e * (r31 * t19 - r32 * t21);
                            let t34 = m_e * t27;
                            let t35 = r21 * t31 + (a * t19 + r31 * t33) - r11 * t34;
                            let t36 = t21 * t34;
                            let t37 = t21 * t33;
                            let t38 = c * t18;
                            let t39 = t18 * t35
                                + (r13 * t36 - (r33 * t37 + (r32 * k2 + t19 * t38)));
                            let t40 = t19 * t31;
                            let t41 = t19 * t34;
                            let t42 = t19 * t33;
                            let t43 = r12 * t34 + (a * t21 - r32 * t33) - r22 * t31;
                            let t44 = r13 * t41 + (r31 * k2 + t21 * t38 - r33 * t42)
                                - t18 * t43;
                            let t45 = r22 * t40 + (r32 * t42 + r31 * t37)
                                + (r21 * t32 - r12 * t41);
                            let t46 = t19 * t43 - t21 * t35
                                + (r * (t26 * t28 + t30 * t23) - r11 * t36 + t45);
                            [
                                t20,
                                t22,
                                t23,
                                t24,
                                t25,
                                t26,
                                r32 * t18 - r33 * t19,
                                r33 * t21 - r31 * t18,
                                r * (t28 * t24 + t30 * t20) - r23 * t32 + t39,
                                r * (t28 * t25 + t30 * t22) - r23 * t40 + t44,
                                t46,
                            ]
                        },
                        move || [
                            rt::abs(r11 * inv_h),
                            rt::abs(r12 * inv_h),
                            rt::abs(r13 * inv_h),
                            rt::abs(r21 * inv_h),
                            rt::abs(r22 * inv_h),
                            rt::abs(r23 * inv_h),
                            rt::abs(r31 * inv_h),
                            rt::abs(r32 * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::abs(rho3 * inv_h),
                        ],
                        move |
                            [r11_rate,
                            r12_rate,
                            r13_rate,
                            r21_rate,
                            r22_rate,
                            r23_rate,
                            r31_rate,
                            r32_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            ]|
                        {
                            let t47 = r12 + r12_rate * half_h;
                            let t48 = rho1 + rho1_rate * half_h;
                            let t49 = r13 + r13_rate * half_h;
                            let t50 = r11 + r11_rate * half_h;
                            let t51 = r * t50;
                            let t52 = r22 + r22_rate * half_h;
                            let t53 = t51 - e * t52;
                            let t54 = r23 + r23_rate * half_h;
                            let t55 = r21 + r21_rate * half_h;
                            let t56 = r * t55;
                            let t57 = t56 + e * t47;
                            let t58 = t49 * t53 + t54 * t57;
                            let t59 = m_r * t58;
                            let t60 = t50 * t50 + t55 * t55;
                            let t61 = twice_r * (t47 * t55 - t50 * t52);
                            let t62 = t47 * t47 + t52 * t52;
                            let t63 = r32 + r32_rate * half_h;
                            let t64 = a
                                + m * (r_squared * t60 + e * (t61 + e * (t62 + t63 * t63)));
                            let t65 = rt::lit::<T>(1.0) / t64;
                            let t66 = t59 * t65;
                            let t67 = r * t47;
                            let t68 = t67 + e * t55;
                            let t69 = r * t52;
                            let t70 = t69 - e * t50;
                            let t71 = r31 + r31_rate * half_h;
                            let t72 = m
                                * (k1 * (t50 * t47 + t55 * t52) - t63 * (e_squared * t71));
                            let t73 = t72 * t65;
                            let t74 = m_r * (t49 * t68 + t54 * t70) - t59 * t73;
                            let t75 = a
                                + m * (r_squared * t62 + e * (t61 + e * (t60 + t71 * t71)));
                            let t76 = t75 - t72 * t73;
                            let t77 = rt::lit::<T>(1.0) / t76;
                            let t78 = t74 * t77;
                            let t79 = rho2 + rho2_rate * half_h - t48 * t73;
                            let t80 = rho3 + rho3_rate * half_h - t48 * t66 - t78 * t79;
                            let t81 = c + m_r_squared * (t49 * t49 + t54 * t54)
                                - t59 * t66 - t74 * t78;
                            let t82 = rt::lit::<T>(1.0) / t81;
                            let t83 = t80 * t82;
                            let t84 = t47 * t83;
                            let t85 = t77 * t79;
                            let t86 = t74 * t80;
                            let t87 = t76 * t81;
                            let t88 = rt::lit::<T>(1.0) / t87;
                            let t89 = t86 * t88;
                            let t90 = t85 - t89;
                            let t91 = t49 * t90;
                            let t92 = t84 - t91;
                            let t93 = t48 * t65;
                            let t94 = t59 * t80;
                            let t95 = t64 * t81;
                            let t96 = rt::lit::<T>(1.0) / t95;
                            let t97 = t73 * t90 + t94 * t96;
                            let t98 = t93 - t97;
                            let t99 = t49 * t98;
                            let t100 = t50 * t83;
                            let t101 = t99 - t100;
                            let t102 = t50 * t90 - t47 * t98;
                            let t103 = t52 * t83;
                            let t104 = t54 * t90;
                            let t105 = t103 - t104;
                            let t106 = t55 * t83;
                            let t107 = t54 * t98 - t106;
                            let t108 = t55 * t90 - t52 * t98;
                            let t109 = t71 * t90 - t63 * t98;
                            let t110 = r33 + half_h * t109;
                            let t111 = t90 * t110;
                            let t112 = t63 * t83;
                            let t113 = t71 * t83;
                            let t114 = t98 * t110 - t113;
                            let t115 = r * t49;
                            let t116 = t83 * t115;
                            let t117 = e * t108 + (t116 + t67 * t90 + t51 * t98);
                            let t118 = m_e * t117;
                            let t119 = t98 * t118;
                            let t120 = e_m_e * t109;
                            let t121 = t98 * t120;
                            let t122 = c * t83;
                            let t123 = k2 * t63;
                            let t124 = r * t54;
                            let t125 = t83 * t124;
                            let t126 = t69 * t90 + t125 + t56 * t98 - e * t102;
                            let t127 = m_e * t126;
                            let t128 = t98 * t127;
                            let t129 = m * t126;
                            let t130 = r * t105;
                            let t131 = m * t117;
                            let t132 = r * t92;
                            let t133 = t54 * t119
                                + (t121 * t110 + (t90 * t122 + (rho1_rate + t123)))
                                - (t49 * t128 + (t129 * t130 + t131 * t132));
                            let t134 = t71 * t120;
                            let t135 = a * t90 + t134;
                            let t136 = t50 * t127;
                            let t137 = t55 * t118;
                            let t138 = t136 - t137;
                            let t139 = t135 - t138;
                            let t140 = a * t98;
                            let t141 = t47 * t127;
                            let t142 = t52 * t118;
                            let t143 = t140 + t141 - t142;
                            let t144 = t63 * t120;
                            let t145 = t143 - t144;
                            let t146 = t90 * t118;
                            let t147 = t90 * t120;
                            let t148 = k2 * t71;
                            let t149 = t90 * t127;
                            let t150 = r * t107;
                            let t151 = r * t101;
                            let t152 = t54 * t146
                                + (t147 * t110 + (rho2_rate - t148 - t122 * t98))
                                - (t49 * t149 + (t129 * t150 + t131 * t151));
                            let t153 = r * t108;
                            let t154 = rho3_rate - t63 * t147 - t129 * t153
                                - (t71 * t121 + t131 * (r * t102));
                            let t155 = t47 * t149 + t50 * t128
                                - (t52 * t146 + t55 * t119) - t90 * t145;
                            let t156 = rt::lit::<T>(1.0) / (t87 * t87);
                            let t157 = t156 * (t49 * t86);
                            let t158 = t81 * t157;
                            let t159 = rt::lit::<T>(1.0) / (t76 * t76);
                            let t160 = t49 * t88;
                            let t161 = t74 * t160 + t47 * t82;
                            let t162 = rt::lit::<T>(1.0) / (t81 * t81);
                            let t163 = t76 * t157 + t162 * (t47 * t80);
                            let t164 = t79 * t161 - t74 * t163;
                            let t165 = t159 * (t49 * t79 + t74 * t164);
                            let t166 = t158 - t165;
                            let t167 = t48 * t161 - t59 * t163;
                            let t168 = t165 - t158;
                            let t169 = t80 * t160 + t78 * t163;
                            let t170 = t77 * t164;
                            let t171 = t169 - t170;
                            let t172 = t49 * t77 + t78 * t161;
                            let t173 = t72 * t168 + (t59 * t171 - t48 * t172);
                            let t174 = rt::lit::<T>(1.0) / (t64 * t64);
                            let t175 = m * t174;
                            let t176 = (t59 * t167 + t72 * t173) * t175;
                            let t177 = e_m_e * t166 - r_squared * t176;
                            let t178 = r * (m_e * t166 - e * t176);
                            let t179 = t73 * t168 + t65 * t173;
                            let t180 = k3 * t179;
                            let t181 = m_r * (t73 * t171 + (t65 * t167 - t66 * t163));
                            let t182 = t49 * t181;
                            let t183 = m_r * (t170 - t169);
                            let t184 = t54 * t183;
                            let t185 = rt::lit::<T>(2.0) * (t50 * t177 - t52 * t178)
                                + (t47 * t180 + (r * t182 - e * t184));
                            let t186 = m_r_squared * t166 - e_squared * t176;
                            let t187 = t54 * t181;
                            let t188 = t49 * t183;
                            let t189 = rt::lit::<T>(2.0) * (t55 * t178 + t47 * t186)
                                + (t50 * t180 + (e * t187 + (r * t188 - t83)));
                            let t190 = twice_m_r_squared * t49;
                            let t191 = rt::lit::<T>(2.0) * (t47 * t178 + t55 * t177)
                                + (t52 * t180 + (r * t187 + e * t188));
                            let t192 = rt::lit::<T>(2.0) * (t52 * t186 - t50 * t178)
                                + (t55 * t180 + (r * t184 - e * t182));
                            let t193 = twice_m_r_squared * t54;
                            let t194 = twice_e_m_e * t71;
                            let t195 = m_e_squared * t179;
                            let t196 = t63 * twice_e_squared;
                            let t197 = t49 * t73;
                            let t198 = t156 * (t86 * t197);
                            let t199 = t81 * t198;
                            let t200 = t88 * t197;
                            let t201 = t74 * t200;
                            let t202 = t49 * t96;
                            let t203 = t59 * t202 + t50 * t82;
                            let t204 = t201 - t203;
                            let t205 = rt::lit::<T>(1.0) / (t95 * t95);
                            let t206 = t205 * (t49 * t94);
                            let t207 = t64 * t206 + t162 * (t50 * t80);
                            let t208 = t76 * t198;
                            let t209 = t207 - t208;
                            let t210 = t79 * t204 + t74 * t209;
                            let t211 = t159 * (t79 * t197 + t74 * t210);
                            let t212 = t199 - t211;
                            let t213 = t48 * t204 + t59 * t209;
                            let t214 = t211 - t199;
                            let t215 = t80 * t200;
                            let t216 = t78 * t209 + t77 * t210;
                            let t217 = t215 - t216;
                            let t218 = t77 * t197 + t78 * t204;
                            let t219 = t72 * t214 + (t59 * t217 + (t91 - t48 * t218));
                            let t220 = t174 * (t49 * t48 - t59 * t213 - t72 * t219)
                                - t81 * t206;
                            let t221 = e_m_e * t212 + m_r_squared * t220;
                            let t222 = r * (m_e * t212 + m_e * t220);
                            let t223 = t73 * t214 + t65 * t219;
                            let t224 = k3 * t223;
                            let t225 = m_r
                                * (t73 * t217 + (t65 * t213 + (t80 * t202 + t66 * t209)));
                            let t226 = t49 * t225;
                            let t227 = m_r * (t216 - t215);
                            let t228 = t54 * t227;
                            let t229 = rt::lit::<T>(2.0) * (t50 * t221 - t52 * t222)
                                + (t47 * t224 + (r * t226 + (t83 - e * t228)));
                            let t230 = e_m_e * t220 + m_r_squared * t212;
                            let t231 = t49 * t227;
                            let t232 = t54 * t225;
                            let t233 = rt::lit::<T>(2.0) * (t55 * t222 + t47 * t230)
                                + (t50 * t224 + (r * t231 + e * t232));
                            let t234 = t208 - t207;
                            let t235 = t97 - t93;
                            let t236 = rt::lit::<T>(2.0) * (t47 * t222 + t55 * t221)
                                + (t52 * t224 + (r * t232 + e * t231));
                            let t237 = rt::lit::<T>(2.0) * (t52 * t230 - t50 * t222)
                                + (t55 * t224 + (r * t228 - e * t226));
                            let t238 = m_e_squared * t223;
                            let t239 = twice_e_m_e * t63;
                            let t240 = t50 + t47 * t73;
                            let t241 = t159 * (t79 * t240);
                            let t242 = t156 * (t86 * t240);
                            let t243 = t47 * t96;
                            let t244 = t59 * t243;
                            let t245 = t88 * t240;
                            let t246 = t74 * t245;
                            let t247 = t244 - t246;
                            let t248 = t76 * t242;
                            let t249 = t205 * (t47 * t94);
                            let t250 = t64 * t249;
                            let t251 = t248 - t250;
                            let t252 = t79 * t247 + t74 * t251;
                            let t253 = t74 * t159;
                            let t254 = t81 * t242 + t252 * t253;
                            let t255 = t241 - t254;
                            let t256 = t254 - t241;
                            let t257 = t77 * t240;
                            let t258 = t78 * t247;
                            let t259 = t257 - t258;
                            let t260 = t47 * t90;
                            let t261 = t77 * t252 + (t78 * t251 + t80 * t245);
                            let t262 = t72 * t256 + (t48 * t259 - t260 - t59 * t261);
                            let t263 = t48 * t247 + t59 * t251;
                            let t264 = t81 * t249
                                - t174 * (t72 * t262 + (t59 * t263 + t47 * t48));
                            let t265 = e_m_e * t255 + m_r_squared * t264;
                            let t266 = r * (m_e * t255 + m_e * t264);
                            let t267 = t73 * t256 + t65 * t262;
                            let t268 = k3 * t267;
                            let t269 = m_r
                                * (t65 * t263 + (t66 * t251 - t80 * t243) - t73 * t261);
                            let t270 = t49 * t269;
                            let t271 = t89 - t85;
                            let t272 = m_r * t261;
                            let t273 = t54 * t272;
                            let t274 = rt::lit::<T>(2.0) * (t50 * t265 - t52 * t266)
                                + (t47 * t268 + (r * t270 + (t271 - e * t273)));
                            let t275 = e_m_e * t264 + m_r_squared * t255;
                            let t276 = t54 * t269;
                            let t277 = t49 * t272;
                            let t278 = rt::lit::<T>(2.0) * (t55 * t266 + t47 * t275)
                                + (t50 * t268 + (e * t276 + (r * t277 + t98)));
                            let t279 = t250 - t248;
                            let t280 = rt::lit::<T>(2.0) * (t47 * t266 + t55 * t265)
                                + (t52 * t268 + (r * t276 + e * t277));
                            let t281 = rt::lit::<T>(2.0) * (t52 * t275 - t50 * t266)
                                + (t55 * t268 + (r * t273 - e * t270));
                            let t282 = m_e_squared * t267;
                            let t283 = t156 * (t54 * t86);
                            let t284 = t81 * t283;
                            let t285 = t54 * t88;
                            let t286 = t74 * t285 + t52 * t82;
                            let t287 = t76 * t283 + t162 * (t52 * t80);
                            let t288 = t79 * t286 - t74 * t287;
                            let t289 = t159 * (t54 * t79 + t74 * t288);
                            let t290 = t284 - t289;
                            let t291 = t48 * t286 - t59 * t287;
                            let t292 = t289 - t284;
                            let t293 = t80 * t285 + t78 * t287;
                            let t294 = t77 * t288;
                            let t295 = t293 - t294;
                            let t296 = t54 * t77 + t78 * t286;
                            let t297 = t72 * t292 + (t59 * t295 - t48 * t296);
                            let t298 = t175 * (t59 * t291 + t72 * t297);
                            let t299 = e_m_e * t290 - r_squared * t298;
                            let t300 = r * (m_e * t290 - e * t298);
                            let t301 = t73 * t292 + t65 * t297;
                            let t302 = k3 * t301;
                            let t303 = m_r * (t73 * t295 + (t65 * t291 - t66 * t287));
                            let t304 = t49 * t303;
                            let t305 = m_r * (t294 - t293);
                            let t306 = t54 * t305;
                            let t307 = rt::lit::<T>(2.0) * (t50 * t299 - t52 * t300)
                                + (t47 * t302 + (r * t304 - e * t306));
                            let t308 = m_r_squared * t290 - e_squared * t298;
                            let t309 = t49 * t305;
                            let t310 = t54 * t303;
                            let t311 = rt::lit::<T>(2.0) * (t55 * t300 + t47 * t308)
                                + (t50 * t302 + (r * t309 + e * t310));
                            let t312 = rt::lit::<T>(2.0) * (t47 * t300 + t55 * t299)
                                + (t52 * t302 + (r * t310 + e * t309));
                            let t313 = rt::lit::<T>(2.0) * (t52 * t308 - t50 * t300)
                                + (t55 * t302 + (r * t306 - t83 - e * t304));
                            let t314 = m_e_squared * t301;
                            let t315 = t54 * t73;
                            let t316 = t156 * (t86 * t315);
                            let t317 = t81 * t316;
                            let t318 = t88 * t315;
                            let t319 = t74 * t318;
                            let t320 = t54 * t96;
                            let t321 = t59 * t320 + t55 * t82;
                            let t322 = t319 - t321;
                            let t323 = t205 * (t54 * t94);
                            let t324 = t64 * t323 + t162 * (t55 * t80);
                            let t325 = t76 * t316;
                            let t326 = t324 - t325;
                            let t327 = t79 * t322 + t74 * t326;
                            let t328 = t159 * (t79 * t315 + t74 * t327);
                            let t329 = t317 - t328;
                            let t330 = t48 * t322 + t59 * t326;
                            let t331 = t328 - t317;
                            let t332 = t80 * t318;
                            let t333 = t78 * t326 + t77 * t327;
                            let t334 = t332 - t333;
                            let t335 = t77 * t315 + t78 * t322;
                            let t336 = t72 * t331 + (t59 * t334 + (t104 - t48 * t335));
                            let t337 = t174 * (t54 * t48 - t59 * t330 - t72 * t336)
                                - t81 * t323;
                            let t338 = e_m_e * t329 + m_r_squared * t337;
                            let t339 = r * (m_e * t329 + m_e * t337);
                            let t340 = t73 * t331 + t65 * t336;
                            let t341 = k3 * t340;
                            let t342 = m_r
                                * (t73 * t334 + (t65 * t330 + (t80 * t320 + t66 * t326)));
                            let t343 = t49 * t342;
                            let t344 = m_r * (t333 - t332);
                            let t345 = t54 * t344;
                            let t346 = rt::lit::<T>(2.0) * (t50 * t338 - t52 * t339)
                                + (t47 * t341 + (r * t343 - e * t345));
                            let t347 = e_m_e * t337 + m_r_squared * t329;
                            let t348 = t49 * t344;
                            let t349 = t54 * t342;
                            let t350 = rt::lit::<T>(2.0) * (t55 * t339 + t47 * t347)
                                + (t50 * t341 + (r * t348 + e * t349));
                            let t351 = t325 - t324;
                            let t352 = rt::lit::<T>(2.0) * (t47 * t339 + t55 * t338)
                                + (t52 * t341 + (r * t349 + (t83 + e * t348)));
                            let t353 = rt::lit::<T>(2.0) * (t52 * t347 - t50 * t339)
                                + (t55 * t341 + (r * t345 - e * t343));
                            let t354 = m_e_squared * t340;
                            let t355 = t55 + t52 * t73;
                            let t356 = t159 * (t79 * t355);
                            let t357 = t156 * (t86 * t355);
                            let t358 = t52 * t96;
                            let t359 = t59 * t358;
                            let t360 = t88 * t355;
                            let t361 = t74 * t360;
                            let t362 = t359 - t361;
                            let t363 = t76 * t357;
                            let t364 = t205 * (t52 * t94);
                            let t365 = t64 * t364;
                            let t366 = t363 - t365;
                            let t367 = t79 * t362 + t74 * t366;
                            let t368 = t81 * t357 + t253 * t367;
                            let t369 = t356 - t368;
                            let t370 = t368 - t356;
                            let t371 = t77 * t355;
                            let t372 = t78 * t362;
                            let t373 = t371 - t372;
                            let t374 = t77 * t367 + (t78 * t366 + t80 * t360);
                            let t375 = t72 * t370
                                + (t48 * t373 - t52 * t90 - t59 * t374);
                            let t376 = t48 * t362 + t59 * t366;
                            let t377 = t81 * t364
                                - t174 * (t72 * t375 + (t59 * t376 + t52 * t48));
                            let t378 = e_m_e * t369 + m_r_squared * t377;
                            let t379 = r * (m_e * t369 + m_e * t377);
                            let t380 = t73 * t370 + t65 * t375;
                            let t381 = k3 * t380;
                            let t382 = m_r
                                * (t65 * t376 + (t66 * t366 - t80 * t358) - t73 * t374);
                            let t383 = t49 * t382;
                            let t384 = m_r * t374;
                            let t385 = t54 * t384;
                            let t386 = rt::lit::<T>(2.0) * (t50 * t378 - t52 * t379)
                                + (t47 * t381 + (r * t383 - e * t385));
                            let t387 = e_m_e * t377 + m_r_squared * t369;
                            let t388 = t49 * t384;
                            let t389 = t54 * t382;
                            let t390 = rt::lit::<T>(2.0) * (t55 * t379 + t47 * t387)
                                + (t50 * t381 + (r * t388 + e * t389));
                            let t391 = t365 - t363;
                            let t392 = rt::lit::<T>(2.0) * (t47 * t379 + t55 * t378)
                                + (t52 * t381 + (r * t389 + (e * t388 + t271)));
                            let t393 = rt::lit::<T>(2.0) * (t52 * t387 - t50 * t379)
                                + (t55 * t381 + (r * t385 + t98 - e * t383));
                            let t394 = m_e_squared * t380;
                            let t395 = t86 * t156;
                            let t396 = h * t90;
                            let t397 = t63 * t396;
                            let t398 = t110
                                + rt::lit::<T>(0.5) * (t73 * t397 + t71 * t396);
                            let t399 = t395 * t398;
                            let t400 = t81 * t399;
                            let t401 = t88 * t398;
                            let t402 = t63 * t82 + t74 * t401;
                            let t403 = t96 * t397;
                            let t404 = t58 * half_m_r * t403;
                            let t405 = t402 - t404;
                            let t406 = t94 * t205;
                            let t407 = t406 * t397;
                            let t408 = rt::lit::<T>(0.5) * t64 * t407;
                            let t409 = t162 * (t63 * t80) + t76 * t399;
                            let t410 = t408 - t409;
                            let t411 = t79 * t405 + t74 * t410;
                            let t412 = t159 * (t79 * t398 + t74 * t411);
                            let t413 = t400 - t412;
                            let t414 = t48 * t405 + t59 * t410;
                            let t415 = t412 - t400;
                            let t416 = t80 * t401;
                            let t417 = t78 * t410 + t77 * t411;
                            let t418 = t416 - t417;
                            let t419 = t77 * t398 + t78 * t405;
                            let t420 = t72 * t415
                                + (t59 * t418
                                    + (rt::lit::<T>(0.5) * t90 * t397 - t48 * t419));
                            let t421 = t174
                                * (rt::lit::<T>(0.5) * t48 * t397 - t59 * t414 - t72 * t420)
                                - rt::lit::<T>(0.5) * t81 * t407;
                            let t422 = e_m_e * t413 + m_r_squared * t421;
                            let t423 = r * (m_e * t413 + m_e * t421);
                            let t424 = t73 * t415 + t65 * t420;
                            let t425 = k3 * t424;
                            let t426 = m_r
                                * (t73 * t418
                                    + (t65 * t414
                                        + (rt::lit::<T>(0.5) * t80 * t403 + t66 * t410)));
                            let t427 = t49 * t426;
                            let t428 = m_r * (t417 - t416);
                            let t429 = t54 * t428;
                            let t430 = rt::lit::<T>(2.0) * (t50 * t422 - t52 * t423)
                                + (t47 * t425 + (r * t427 - e * t429));
                            let t431 = e_m_e * t421 + m_r_squared * t413;
                            let t432 = t49 * t428;
                            let t433 = t54 * t426;
                            let t434 = rt::lit::<T>(2.0) * (t55 * t423 + t47 * t431)
                                + (t50 * t425 + (r * t432 + e * t433));
                            let t435 = t409 - t408;
                            let t436 = rt::lit::<T>(2.0) * (t47 * t423 + t55 * t422)
                                + (t52 * t425 + (r * t433 + e * t432));
                            let t437 = rt::lit::<T>(2.0) * (t52 * t431 - t50 * t423)
                                + (t55 * t425 + (r * t429 - e * t427));
                            let t438 = half_h * t90;
                            let t439 = m_e_squared * t424;
                            let t440 = t110 + half_h * t63 * t235;
                            let t441 = half_h * t71 * t235 + t73 * t440;
                            let t442 = t395 * t441;
                            let t443 = t81 * t442;
                            let t444 = t88 * t441;
                            let t445 = t74 * t444;
                            let t446 = t96 * t440;
                            let t447 = t71 * t82 + t59 * t446;
                            let t448 = t445 - t447;
                            let t449 = t406 * t440;
                            let t450 = t162 * (t71 * t80) + t64 * t449;
                            let t451 = t76 * t442;
                            let t452 = t450 - t451;
                            let t453 = t79 * t448 + t74 * t452;
                            let t454 = t159 * (t79 * t441 + t74 * t453);
                            let t455 = t443 - t454;
                            let t456 = t48 * t448 + t59 * t452;
                            let t457 = t454 - t443;
                            let t458 = t80 * t444;
                            let t459 = t78 * t452 + t77 * t453;
                            let t460 = t458 - t459;
                            let t461 = t77 * t441 + t78 * t448;
                            let t462 = t72 * t457
                                + (t59 * t460 + (t90 * t440 - t48 * t461));
                            let t463 = t174 * (t48 * t440 - t59 * t456 - t72 * t462)
                                - t81 * t449;
                            let t464 = e_m_e * t455 + m_r_squared * t463;
                            let t465 = r * (m_e * t455 + m_e * t463);
                            let t466 = t73 * t457 + t65 * t462;
                            let t467 = k3 * t466;
                            let t468 = m_r
                                * (t73 * t460 + (t65 * t456 + (t80 * t446 + t66 * t452)));
                            let t469 = t49 * t468;
                            let t470 = m_r * (t459 - t458);
                            let t471 = t54 * t470;
                            let t472 = rt::lit::<T>(2.0) * (t50 * t464 - t52 * t465)
                                + (t47 * t467 + (r * t469 - e * t471));
                            let t473 = e_m_e * t463 + m_r_squared * t455;
                            let t474 = t49 * t470;
                            let t475 = t54 * t468;
                            let t476 = rt::lit::<T>(2.0) * (t55 * t465 + t47 * t473)
                                + (t50 * t467 + (r * t474 + e * t475));
                            let t477 = t451 - t450;
                            let t478 = rt::lit::<T>(2.0) * (t47 * t465 + t55 * t464)
                                + (t52 * t467 + (r * t475 + e * t474));
                            let t479 = rt::lit::<T>(2.0) * (t52 * t473 - t50 * t465)
                                + (t55 * t467 + (r * t471 - e * t469));
                            let t480 = m_e_squared * t466;
                            let t481 = a * t83;
                            let t482 = e * (t100 - t99) - t130;
                            let t483 = m_e * t482;
                            let t484 = t481 + t50 * t483;
                            let t485 = half_h * t121 + e_m_e * t114;
                            let t486 = t49 * t127;
                            let t487 = e * t107 - t132;
                            let t488 = m_e * t487;
                            let t489 = t63 * t485 + (t486 + t52 * t488);
                            let t490 = t54 * t118;
                            let t491 = m * t487;
                            let t492 = m * t482;
                            let t493 = t120 * t110;
                            let t494 = t490 + t51 * t491
                                + (t56 * t492 + (t493 + t47 * t483));
                            let t495 = t489 - t494;
                            let t496 = m_r * t126;
                            let t497 = m_r * t117;
                            let t498 = t54 * t496 + (t122 + t49 * t497);
                            let t499 = t73 * t495
                                + (t71 * t485
                                    + (t498 + (t69 * t492 + (t55 * t488 + t67 * t491))));
                            let t500 = t484 - t499;
                            let t501 = t395 * t500;
                            let t502 = t406 * t495;
                            let t503 = t80 * t162;
                            let t504 = t138 + (c * t90 - t135)
                                + (t115 * t491 + t124 * t492 - (t47 * t497 + t52 * t496));
                            let t505 = t76 * t501 + (t64 * t502 + t503 * t504);
                            let t506 = t88 * t500;
                            let t507 = t96 * t495;
                            let t508 = t74 * t506 + (t59 * t507 + t82 * t504);
                            let t509 = t74 * t505 - t79 * t508;
                            let t510 = t499 - t484;
                            let t511 = t81 * t501 + t159 * (t74 * t509 + t79 * t510);
                            let t512 = t78 * t508;
                            let t513 = t77 * t510;
                            let t514 = t512 - t513;
                            let t515 = t77 * t509 + (t78 * t505 + t80 * t506);
                            let t516 = t72 * t511
                                + (t48 * t514 + t90 * t495 - t59 * t515);
                            let t517 = t494 - t489;
                            let t518 = t59 * t505 - t48 * t508;
                            let t519 = t81 * t502
                                + t174 * (t72 * t516 + (t48 * t517 + t59 * t518));
                            let t520 = r * (m_e * t511 + m_e * t519);
                            let t521 = e_m_e * t511 + m_r_squared * t519;
                            let t522 = t73 * t511 + t65 * t516;
                            let t523 = k3 * t522;
                            let t524 = m_r
                                * (t65 * t518 + (t66 * t505 + t80 * t507) - t73 * t515);
                            let t525 = t49 * t524;
                            let t526 = t83 * t127;
                            let t527 = m_r * t515;
                            let t528 = t54 * t527;
                            let t529 = t47 * t523
                                + (r * (t525 + t98 * t491)
                                    + (t526 - t90 * t483 - e * t528));
                            let t530 = t54 * t524;
                            let t531 = t49 * t527;
                            let t532 = t83 * t497;
                            let t533 = t50 * t523
                                + (e * t530
                                    + (r * (t531 + t90 * t491) + (t98 * t483 - t532)));
                            let t534 = e_m_e * t519 + m_r_squared * t511;
                            let t535 = m_r * t83;
                            let t536 = t53 * t524
                                + (t68 * t527
                                    + (t90 * t497 + t535 * t487 - t128 - t190 * t505));
                            let t537 = t83 * t118;
                            let t538 = t52 * t523
                                + (r * (t530 + t98 * t492)
                                    + (e * t531 + (t90 * t488 - t537)));
                            let t539 = t83 * t496;
                            let t540 = t55 * t523
                                + (r * (t528 + t90 * t492) - (t539 + t98 * t488)
                                    - e * t525);
                            let t541 = t57 * t524
                                + (t70 * t527
                                    + (t119 + (t90 * t496 + t535 * t482) - t193 * t505));
                            let t542 = t83 * t120;
                            let t543 = m_e_squared * t522;
                            let t544 = e * t92 - t150;
                            let t545 = m_e * t544;
                            let t546 = t486 + t50 * t545;
                            let t547 = half_h * t147 + e_m_e * (t111 - t112);
                            let t548 = e * (t104 - t103) - t151;
                            let t549 = m_e * t548;
                            let t550 = t63 * t547 + (t498 + t52 * t549);
                            let t551 = m * t548;
                            let t552 = m * t544;
                            let t553 = t481 + t47 * t545 + (t51 * t551 + t56 * t552);
                            let t554 = t550 - t553;
                            let t555 = t71 * t547
                                + (t490 + t69 * t552 + (t55 * t549 + (t493 + t67 * t551)));
                            let t556 = t73 * t554 + t555;
                            let t557 = t546 - t556;
                            let t558 = t395 * t557;
                            let t559 = t406 * t554;
                            let t560 = t50 * t497 + t115 * t551
                                + (t124 * t552 + (t55 * t496 + c * t235));
                            let t561 = t145 + t560;
                            let t562 = t76 * t558 + (t64 * t559 + t503 * t561);
                            let t563 = t88 * t557;
                            let t564 = t96 * t554;
                            let t565 = t74 * t563 + (t59 * t564 + t82 * t561);
                            let t566 = t74 * t562 - t79 * t565;
                            let t567 = t556 - t546;
                            let t568 = t81 * t558 + t159 * (t74 * t566 + t79 * t567);
                            let t569 = t78 * t565;
                            let t570 = t77 * t567;
                            let t571 = t569 - t570;
                            let t572 = t77 * t566 + (t78 * t562 + t80 * t563);
                            let t573 = t72 * t568
                                + (t48 * t571 + t90 * t554 - t59 * t572);
                            let t574 = t553 - t550;
                            let t575 = t59 * t562 - t48 * t565;
                            let t576 = t81 * t559
                                + t174 * (t72 * t573 + (t48 * t574 + t59 * t575));
                            let t577 = r * (m_e * t568 + m_e * t576);
                            let t578 = e_m_e * t568 + m_r_squared * t576;
                            let t579 = t73 * t568 + t65 * t573;
                            let t580 = k3 * t579;
                            let t581 = m_r
                                * (t65 * t575 + (t66 * t562 + t80 * t564) - t73 * t572);
                            let t582 = t49 * t581;
                            let t583 = m_r * t572;
                            let t584 = t54 * t583;
                            let t585 = t47 * t580
                                + (r * (t582 + t98 * t551)
                                    + (t532 - t90 * t545 - e * t584));
                            let t586 = t54 * t581;
                            let t587 = t49 * t583;
                            let t588 = t50 * t580
                                + (e * t586
                                    + (r * (t587 + t90 * t551) + (t526 + t98 * t545)));
                            let t589 = e_m_e * t576 + m_r_squared * t568;
                            let t590 = t53 * t581
                                + (t68 * t583
                                    + (t535 * t548 - t149 - t98 * t497 - t190 * t562));
                            let t591 = t52 * t580
                                + (r * (t586 + t98 * t552)
                                    + (e * t587 + (t539 + t90 * t549)));
                            let t592 = t55 * t580
                                + (r * (t584 + t90 * t552) - (t537 + t98 * t549)
                                    - e * t582);
                            let t593 = t57 * t581
                                + (t70 * t583
                                    + (t146 + t535 * t544 - t98 * t496 - t193 * t562));
                            let t594 = m_e_squared * t579;
                            let t595 = e * (t50 * (t98 + t235) + (t260 + t47 * t271))
                                - t153;
                            let t596 = t497 + m_e * t595;
                            let t597 = t496 + e_m_r * t102;
                            let t598 = m_r * t102;
                            let t599 = t50 * t596
                                + (t55 * t597 + (t142 + (t144 + t67 * t598)));
                            let t600 = t137 + (t134 + t51 * t598);
                            let t601 = m * t595;
                            let t602 = t139 + (t136 + a * t271)
                                + (t47 * t596 + (t56 * t601 + t52 * t597));
                            let t603 = t600 - t602;
                            let t604 = t73 * t603
                                + (t69 * t601 + (t141 + (t140 + t144)) - t143);
                            let t605 = t599 - t604;
                            let t606 = t395 * t605;
                            let t607 = t124 * t601 - t115 * t598;
                            let t608 = t406 * t603;
                            let t609 = t76 * t606 + (t503 * t607 + t64 * t608);
                            let t610 = t88 * t605;
                            let t611 = t96 * t603;
                            let t612 = t74 * t610 + (t82 * t607 + t59 * t611);
                            let t613 = t74 * t609 - t79 * t612;
                            let t614 = t604 - t599;
                            let t615 = t81 * t606 + t159 * (t74 * t613 + t79 * t614);
                            let t616 = t78 * t612;
                            let t617 = t77 * t614;
                            let t618 = t616 - t617;
                            let t619 = t77 * t613 + (t78 * t609 + t80 * t610);
                            let t620 = t72 * t615
                                + (t48 * t618 + t90 * t603 - t59 * t619);
                            let t621 = t602 - t600;
                            let t622 = t59 * t609 - t48 * t612;
                            let t623 = t81 * t608
                                + t174 * (t72 * t620 + (t48 * t621 + t59 * t622));
                            let t624 = r * (m_e * t615 + m_e * t623);
                            let t625 = e_m_e * t615 + m_r_squared * t623;
                            let t626 = t73 * t615 + t65 * t620;
                            let t627 = k3 * t626;
                            let t628 = m_r
                                * (t65 * t622 + (t66 * t609 + t80 * t611) - t73 * t619);
                            let t629 = t49 * t628;
                            let t630 = m_r * t619;
                            let t631 = t54 * t630;
                            let t632 = r * (t629 - t98 * t598)
                                + (t128 + t127 * t235 - t90 * t596 - e * t631);
                            let t633 = t54 * t628;
                            let t634 = t49 * t630;
                            let t635 = e * t633
                                + (r * (t634 - t90 * t598)
                                    + (t98 * t596 + (t149 + t127 * t271)));
                            let t636 = e_m_e * t623 + m_r_squared * t615;
                            let t637 = half_h
                                * (t53 * t628
                                    + (t68 * t630 - (t190 * t609 + t102 * (r_m_r * t83))));
                            let t638 = t52 * t627
                                + (r * (t633 + t98 * t601) + (e * t634 - t90 * t597));
                            let t639 = t55 * t627
                                + (t98 * t597 + r * (t631 + t90 * t601) - e * t629);
                            let t640 = m_e_squared * t626;
                            (
                                [
                                    r11_rate - t92,
                                    r12_rate - t101,
                                    r13_rate - t102,
                                    r21_rate - t105,
                                    r22_rate - t107,
                                    r23_rate - t108,
                                    t111 + (r31_rate - t112),
                                    r32_rate - t114,
                                    t133 - t83 * t139,
                                    t83 * t145 + t152,
                                    t98 * t139 + t154 + t155,
                                ],
                                [
                                    [
                                        half_h * t185 + rt::lit::<T>(1.0),
                                        half_h * t189,
                                        half_h * (t53 * t181 + (t68 * t183 + (t90 + t163 * t190))),
                                        half_h * t191,
                                        half_h * t192,
                                        half_h * (t57 * t181 + (t70 * t183 + t163 * t193)),
                                        half_h * (t166 * t194 - t63 * t195),
                                        minus_half_h * (t71 * t195 + t176 * t196),
                                        half_h * (t66 * t161 - t73 * t172),
                                        half_h * t172,
                                        minus_half_h * t161,
                                    ],
                                    [
                                        half_h * t229,
                                        half_h * t233 + rt::lit::<T>(1.0),
                                        half_h * (t53 * t225 + (t68 * t227 + (t190 * t234 + t235))),
                                        half_h * t236,
                                        half_h * t237,
                                        half_h * (t57 * t225 + (t70 * t227 + t193 * t234)),
                                        half_h * (t194 * t212 - t63 * t238),
                                        half_h * (t220 * t239 - t71 * t238),
                                        half_h * (t66 * t204 - t49 * t65 - t73 * t218),
                                        half_h * t218,
                                        half_h * (t203 - t201),
                                    ],
                                    [
                                        half_h * t274,
                                        half_h * t278,
                                        half_h * (t53 * t269 + (t68 * t272 + t190 * t279))
                                            + rt::lit::<T>(1.0),
                                        half_h * t280,
                                        half_h * t281,
                                        half_h * (t57 * t269 + (t70 * t272 + t193 * t279)),
                                        half_h * (t194 * t255 - t63 * t282),
                                        half_h * (t239 * t264 - t71 * t282),
                                        half_h * (t73 * t259 + (t66 * t247 + t47 * t65)),
                                        half_h * (t258 - t257),
                                        half_h * (t246 - t244),
                                    ],
                                    [
                                        half_h * t307,
                                        half_h * t311,
                                        half_h * (t53 * t303 + (t68 * t305 + t190 * t287)),
                                        half_h * t312 + rt::lit::<T>(1.0),
                                        half_h * t313,
                                        half_h * (t57 * t303 + (t70 * t305 + (t90 + t193 * t287))),
                                        half_h * (t194 * t290 - t63 * t314),
                                        minus_half_h * (t71 * t314 + t196 * t298),
                                        half_h * (t66 * t286 - t73 * t296),
                                        half_h * t296,
                                        minus_half_h * t286,
                                    ],
                                    [
                                        half_h * t346,
                                        half_h * t350,
                                        half_h * (t53 * t342 + (t68 * t344 + t190 * t351)),
                                        half_h * t352,
                                        half_h * t353 + rt::lit::<T>(1.0),
                                        half_h * (t57 * t342 + (t70 * t344 + (t193 * t351 + t235))),
                                        half_h * (t194 * t329 - t63 * t354),
                                        half_h * (t239 * t337 - t71 * t354),
                                        half_h * (t66 * t322 - t54 * t65 - t73 * t335),
                                        half_h * t335,
                                        half_h * (t321 - t319),
                                    ],
                                    [
                                        half_h * t386,
                                        half_h * t390,
                                        half_h * (t53 * t382 + (t68 * t384 + t190 * t391)),
                                        half_h * t392,
                                        half_h * t393,
                                        half_h * (t57 * t382 + (t70 * t384 + t193 * t391))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t194 * t369 - t63 * t394),
                                        half_h * (t239 * t377 - t71 * t394),
                                        half_h * (t73 * t373 + (t66 * t362 + t52 * t65)),
                                        half_h * (t372 - t371),
                                        half_h * (t361 - t359),
                                    ],
                                    [
                                        half_h * t430,
                                        half_h * t434,
                                        half_h * (t53 * t426 + (t68 * t428 + t190 * t435)),
                                        half_h * t436,
                                        half_h * t437,
                                        half_h * (t57 * t426 + (t70 * t428 + t193 * t435)),
                                        half_h * (t90 * t438 + t194 * t413 - t63 * t439)
                                            + rt::lit::<T>(1.0),
                                        half_h * (t239 * t421 - (t71 * t439 + (t83 + t98 * t438))),
                                        half_h
                                            * (t66 * t405 - rt::lit::<T>(0.5) * t65 * t397
                                                - t73 * t419),
                                        half_h * t419,
                                        half_h * (t404 - t402),
                                    ],
                                    [
                                        half_h * t472,
                                        half_h * t476,
                                        half_h * (t53 * t468 + (t68 * t470 + t190 * t477)),
                                        half_h * t478,
                                        half_h * t479,
                                        half_h * (t57 * t468 + (t70 * t470 + t193 * t477)),
                                        half_h * (t194 * t455 + (t83 + t235 * t438) - t63 * t480),
                                        half_h
                                            * (t239 * t463 - (t235 * (half_h * t98) + t71 * t480))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t66 * t448 - t65 * t440 - t73 * t461),
                                        half_h * t461,
                                        half_h * (t447 - t445),
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t52 * t520 - t50 * t521) + t529),
                                        half_h
                                            * (t533 - rt::lit::<T>(2.0) * (t47 * t534 + t55 * t520)),
                                        half_h * t536,
                                        half_h
                                            * (t538 - rt::lit::<T>(2.0) * (t55 * t521 + t47 * t520)),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t50 * t520 - t52 * t534) + t540),
                                        half_h * t541,
                                        half_h * (t90 * t485 - t542 - t194 * t511 - t63 * t543),
                                        half_h * (k2 - t98 * t485 - t71 * t543 - t239 * t519),
                                        half_h * (t73 * t514 + (t65 * t517 - t66 * t508))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t513 - t512),
                                        half_h * t508,
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t52 * t577 - t50 * t578) + t585),
                                        half_h
                                            * (t588 - rt::lit::<T>(2.0) * (t55 * t577 + t47 * t589)),
                                        half_h * t590,
                                        half_h
                                            * (t591 - rt::lit::<T>(2.0) * (t47 * t577 + t55 * t578)),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t50 * t577 - t52 * t589) + t592),
                                        half_h * t593,
                                        half_h * (t90 * t547 - k2 - t194 * t568 - t63 * t594),
                                        minus_half_h
                                            * (t239 * t576 + (t71 * t594 + (t542 + t98 * t547))),
                                        half_h * (t73 * t571 + (t65 * t574 - t66 * t565)),
                                        half_h * (t570 - t569) + rt::lit::<T>(1.0),
                                        half_h * t565,
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t52 * t624 - t50 * t625)
                                                + (t47 * t627 + t632)),
                                        half_h
                                            * (t50 * t627 + t635
                                                - rt::lit::<T>(2.0) * (t55 * t624 + t47 * t636)),
                                        t637,
                                        half_h
                                            * (t638 - rt::lit::<T>(2.0) * (t55 * t625 + t47 * t624)),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t50 * t624 - t52 * t636) + t639),
                                        half_h
                                            * (t57 * t628 + (t70 * t630 + (t535 * t595 - t193 * t609))),
                                        minus_half_h * (t194 * t615 + t63 * t640),
                                        minus_half_h * (t71 * t640 + t239 * t623),
                                        half_h * (t73 * t618 + (t65 * t621 - t66 * t612)),
                                        half_h * (t617 - t616),
                                        half_h * t612 + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let [r11_rate, r12_rate, r13_rate, r21_rate, r22_rate, r23_rate,
                r31_rate, r32_rate, rho1_rate, rho2_rate, rho3_rate] = solution1.x;
                let r11_new = r11 + r11_rate * h;
                let r12_new = r12 + r12_rate * h;
                let r13_new = r13 + r13_rate * h;
                let r21_new = r21 + r21_rate * h;
                let r22_new = r22 + r22_rate * h;
                let r23_new = r23 + r23_rate * h;
                let r31_new = r31 + r31_rate * h;
                let r32_new = r32 + r32_rate * h;
                let t71 = r31 + r31_rate * half_h;
                let t47 = r12 + r12_rate * half_h;
                let t52 = r22 + r22_rate * half_h;
                let t62 = t47 * t47 + t52 * t52;
                let t55 = r21 + r21_rate * half_h;
                let t50 = r11 + r11_rate * half_h;
                let t61 = twice_r * (t47 * t55 - t50 * t52);
                let t60 = t50 * t50 + t55 * t55;
                let t75 = a + m * (r_squared * t62 + e * (t61 + e * (t60 + t71 * t71)));
                let t63 = r32 + r32_rate * half_h;
                let t72 = m * (k1 * (t50 * t47 + t55 * t52) - t63 * (e_squared * t71));
                let t64 = a + m * (r_squared * t60 + e * (t61 + e * (t62 + t63 * t63)));
                let t65 = rt::lit::<T>(1.0) / t64;
                let t73 = t72 * t65;
                let t76 = t75 - t72 * t73;
                let t77 = rt::lit::<T>(1.0) / t76;
                let t48 = rho1 + rho1_rate * half_h;
                let t79 = rho2 + rho2_rate * half_h - t48 * t73;
                let t49 = r13 + r13_rate * half_h;
                let t54 = r23 + r23_rate * half_h;
                let t51 = r * t50;
                let t53 = t51 - e * t52;
                let t56 = r * t55;
                let t57 = t56 + e * t47;
                let t58 = t49 * t53 + t54 * t57;
                let t59 = m_r * t58;
                let t66 = t59 * t65;
                let t67 = r * t47;
                let t68 = t67 + e * t55;
                let t69 = r * t52;
                let t70 = t69 - e * t50;
                let t74 = m_r * (t49 * t68 + t54 * t70) - t59 * t73;
                let t78 = t74 * t77;
                let t81 = c + m_r_squared * (t49 * t49 + t54 * t54) - t59 * t66
                    - t74 * t78;
                let t82 = rt::lit::<T>(1.0) / t81;
                let t80 = rho3 + rho3_rate * half_h - t48 * t66 - t78 * t79;
                let t86 = t74 * t80;
                let t641 = t77 * (t79 - t82 * t86);
                let t94 = t59 * t80;
                let t643 = t65 * (t48 - t82 * t94) - t73 * t641;
                let t649 = t71 * t641 - t63 * t643;
                let r33_new = r33 + h * t649;
                let t83 = t80 * t82;
                let t124 = r * t54;
                let t125 = t83 * t124;
                let t651 = t56 * t643 + (t125 + t69 * t641);
                let x_new = x + h * t651;
                let t115 = r * t49;
                let t116 = t83 * t115;
                let t654 = t51 * t643 + (t116 + t67 * t641);
                let y_new = y - h * t654;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let rho3_new = rho3 + rho3_rate * h;
                let carried = [
                    r11_new,
                    r12_new,
                    r13_new,
                    r21_new,
                    r22_new,
                    r23_new,
                    r31_new,
                    r32_new,
                    r33_new,
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                ];
                if !rt::all_finite(carried) {
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme { e_squared, r_squared, twice_r, k1, m_r, m_r_squared, .. } = *setting
                    .scheme();
                let t1 = r11 * r11 + r21 * r21;
                let t2 = r12 * r12 + r22 * r22;
                let t3 = (r12 * r21 - r22 * r11) * twice_r;
                let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
                let t5 = rt::lit::<T>(1.0) / t4;
                let r11_r = r11 * r;
                let r21_r = r21 * r;
                let t6 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
                let t7 = t6 * t5;
                let r12_r = r12 * r;
                let r22_r = r22 * r;
                let t8 = m * ((r12 * r11 + r22 * r21) * k1 - r31 * (e_squared * r32));
                let t9 = t8 * t5;
                let t10 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t6 * t9;
                let t11 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
                let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
                let t13 = t10 * t12;
                let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t6 * t7
                    - t10 * t13;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = rho2 - rho1 * t9;
                let t17 = rho3 - rho1 * t7 - t13 * t16;
                let t18 = t12 * (t16 - t15 * (t10 * t17));
                let t19 = t5 * (rho1 - t15 * (t6 * t17)) - t9 * t18;
                let t20 = t15 * t17;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    x,
                    y,
                    omega1: t19,
                    omega2: t18,
                    omega3: t20,
                    x_dot: r21_r * t19 + (r22_r * t18 + r * r23 * t20),
                    y_dot: -(r11_r * t19 + (r * r13 * t20 + r12_r * t18)),
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 10 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 392 | 604 | 12 | 0 | 0 | 0 |
        /// | each state that is looked at | 36 | 66 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `e²`
            e_squared: T,
            /// `m e`
            m_e: T,
            /// `r²`
            r_squared: T,
            /// `2 r`
            twice_r: T,
            /// `(r - e) (e + r)`
            k1: T,
            /// `m r`
            m_r: T,
            /// `m r²`
            m_r_squared: T,
            /// `e² m`
            e_m_e: T,
            /// `e m g`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 14];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let e = system.parameters.e;
                let g = system.parameters.g;
                let e_squared = e * e;
                let m_e = m * e;
                let r_squared = r * r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = (r - e) * (e + r);
                let m_r = m * r;
                let m_r_squared = m * r_squared;
                let e_m_e = e * m_e;
                let k2 = e * (m * g);
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    e_squared,
                    m_e,
                    r_squared,
                    twice_r,
                    k1,
                    m_r,
                    m_r_squared,
                    e_m_e,
                    k2,
                    half_h,
                    k3,
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
                let e = system.parameters.e;
                let a = system.parameters.A;
                let c = system.parameters.C;
                let Scheme { m_e, e_m_e, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let t1 = x_dot - e * (r11 * omega2 - r12 * omega1);
                let t2 = m * t1;
                let t3 = y_dot - e * (r21 * omega2 - r22 * omega1);
                let t4 = m * t3;
                let t5 = m_e * t3;
                let t6 = m_e * t1;
                let t7 = (r31 * omega2 - r32 * omega1) * e_m_e;
                let t8 = r * (r21 * t2 - r11 * t4)
                    + (r22 * t5 + (r12 * t6 + (a * omega1 - r32 * t7)));
                let t9 = a * omega2 + r31 * t7 - r21 * t5 - r11 * t6
                    + r * (r22 * t2 - r12 * t4);
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    x,
                    y,
                    t8,
                    t9,
                    c * omega3 + r * (r23 * t2 - r13 * t4),
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme {
                    e_squared,
                    m_e,
                    r_squared,
                    twice_r,
                    k1,
                    m_r,
                    m_r_squared,
                    e_m_e,
                    k2,
                    half_h,
                    k3,
                } = *setting.scheme();
                let r11_r = r11 * r;
                let r21_r = r21 * r;
                let t1 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
                let t2 = r11 * r11 + r21 * r21;
                let t3 = r12 * r12 + r22 * r22;
                let t4 = (r12 * r21 - r22 * r11) * twice_r;
                let t5 = a + m * (t2 * r_squared + e * (e * (r32 * r32 + t3) + t4));
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = t1 * t6;
                let r12_r = r12 * r;
                let r22_r = r22 * r;
                let t8 = m * ((r12 * r11 + r22 * r21) * k1 - r31 * (e_squared * r32));
                let t9 = t8 * t6;
                let t10 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t1 * t9;
                let t11 = a + m * (t3 * r_squared + e * (e * (r31 * r31 + t2) + t4));
                let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
                let t13 = t10 * t12;
                let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t1 * t7
                    - t10 * t13;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = rho2 - rho1 * t9;
                let t17 = rho3 - rho1 * t7 - t13 * t16;
                let t18 = t15 * t17;
                let t19 = t12 * (t16 - t15 * (t10 * t17));
                let t20 = r12 * t18 - r13 * t19;
                let t21 = r11 + half_h * t20;
                let t22 = t6 * (rho1 - t15 * (t1 * t17)) - t9 * t19;
                let t23 = r13 * t22 - r11 * t18;
                let t24 = r12 + half_h * t23;
                let t25 = r22 * t18 - r23 * t19;
                let t26 = r21 + half_h * t25;
                let t27 = r23 * t22 - r21 * t18;
                let t28 = r22 + half_h * t27;
                let t29 = twice_r * (t24 * t26 - t21 * t28);
                let t30 = t21 * t21 + t26 * t26;
                let t31 = r32 * t18 - r33 * t19;
                let t32 = r31 + half_h * t31;
                let t33 = t24 * t24 + t28 * t28;
                let t34 = a + m * (e * (t29 + e * (t30 + t32 * t32)) + r_squared * t33);
                let t35 = r33 * t22 - r31 * t18;
                let t36 = r32 + half_h * t35;
                let t37 = m * (k1 * (t21 * t24 + t26 * t28) - t36 * (e_squared * t32));
                let t38 = a + m * (e * (t29 + e * (t33 + t36 * t36)) + r_squared * t30);
                let t39 = rt::lit::<T>(1.0) / t38;
                let t40 = t37 * t39;
                let t41 = rt::lit::<T>(1.0) / (t34 - t37 * t40);
                let t42 = r21_r * t22 + (r22_r * t19 + r * r23 * t18);
                let t43 = r11 * t19 - r12 * t22;
                let t44 = t42 - e * t43;
                let t45 = m * t44;
                let t46 = r21 * t19 - r22 * t22;
                let t47 = r11_r * t22 + (r * r13 * t18 + r12_r * t19);
                let t48 = e * t46 + t47;
                let t49 = m * t48;
                let t50 = m_e * t48;
                let t51 = t19 * t50;
                let t52 = m_e * t44;
                let t53 = t19 * t52;
                let t54 = c * t18;
                let t55 = r31 * t19 - r32 * t22;
                let t56 = e_m_e * t55;
                let t57 = t19 * t56;
                let t58 = r12 * t52 + (a * t22 - r32 * t56) - r22 * t50;
                let t59 = r13 * t53 + (r31 * k2 + t22 * t54 - r33 * t57) - t18 * t58;
                let t60 = r * (t45 * t27 + t49 * t23) - r23 * t51 + t59;
                let t61 = t22 * t50;
                let t62 = r21 * t50 + (a * t19 + r31 * t56) - r11 * t52;
                let t63 = t22 * t52;
                let t64 = t22 * t56;
                let t65 = t18 * t62 + (r13 * t63 - (r33 * t64 + (r32 * k2 + t19 * t54)));
                let t66 = r * (t45 * t25 + t49 * t20) - r23 * t61 + t65;
                let t67 = rho1 + half_h * t66;
                let t68 = rho2 + half_h * t60 - t67 * t40;
                let t69 = r13 + half_h * t43;
                let t70 = r23 + half_h * t46;
                let t71 = r * t21;
                let t72 = r * t26;
                let t73 = m_r * (t69 * (t71 - e * t28) + t70 * (t72 + e * t24));
                let t74 = t73 * t39;
                let t75 = r * t24;
                let t76 = r * t28;
                let t77 = m_r * (t69 * (t75 + e * t26) + t70 * (t76 - e * t21))
                    - t73 * t40;
                let t78 = t77 * t41;
                let t79 = c + m_r_squared * (t69 * t69 + t70 * t70) - t73 * t74
                    - t77 * t78;
                let t80 = rt::lit::<T>(1.0) / t79;
                let t81 = r22 * t51 + (r32 * t57 + r31 * t64) + (r21 * t61 - r12 * t53);
                let t82 = t19 * t58 - t22 * t62
                    + (r * (t46 * t45 + t49 * t43) - r11 * t63 + t81);
                let t83 = rho3 + half_h * t82 - t67 * t74 - t78 * t68;
                let t84 = t41 * (t68 - t80 * (t77 * t83));
                let t85 = t39 * (t67 - t80 * (t73 * t83)) - t40 * t84;
                let t86 = t21 * t84 - t24 * t85;
                let t87 = r13 + half_h * t86;
                let t88 = t83 * t80;
                let t89 = t69 * t85 - t21 * t88;
                let t90 = r12 + half_h * t89;
                let t91 = t28 * t88 - t70 * t84;
                let t92 = r21 + half_h * t91;
                let t93 = t24 * t88 - t69 * t84;
                let t94 = r11 + half_h * t93;
                let t95 = t70 * t85 - t26 * t88;
                let t96 = r22 + half_h * t95;
                let t97 = twice_r * (t90 * t92 - t94 * t96);
                let t98 = t90 * t90 + t96 * t96;
                let t99 = r33 + half_h * t55;
                let t100 = t99 * t85 - t32 * t88;
                let t101 = r32 + half_h * t100;
                let t102 = t94 * t94 + t92 * t92;
                let t103 = a
                    + m * (e * (t97 + e * (t98 + t101 * t101)) + r_squared * t102);
                let t104 = rt::lit::<T>(1.0) / t103;
                let t105 = t72 * t85 + (t76 * t84 + t88 * (r * t70));
                let t106 = t105 - e * t86;
                let t107 = m * t106;
                let t108 = t71 * t85 + (t75 * t84 + t88 * (r * t69));
                let t109 = t26 * t84 - t28 * t85;
                let t110 = t108 + e * t109;
                let t111 = m * t110;
                let t112 = m_e * t110;
                let t113 = t85 * t112;
                let t114 = t32 * t84 - t36 * t85;
                let t115 = e_m_e * t114;
                let t116 = m_e * t106;
                let t117 = t26 * t112 + (a * t84 + t32 * t115) - t21 * t116;
                let t118 = t85 * t116;
                let t119 = t85 * t115;
                let t120 = c * t88;
                let t121 = t88 * t117
                    + (t69 * t118 - (t99 * t119 + (k2 * t36 + t84 * t120)));
                let t122 = r * (t107 * t91 + t111 * t93) - t70 * t113 + t121;
                let t123 = rho1 + half_h * t122;
                let t124 = r23 + half_h * t109;
                let t125 = r * t94;
                let t126 = r * t92;
                let t127 = m_r * (t87 * (t125 - e * t96) + t124 * (t126 + e * t90));
                let t128 = t127 * t104;
                let t129 = r * t90;
                let t130 = r * t96;
                let t131 = t36 * t88 - t99 * t84;
                let t132 = r31 + half_h * t131;
                let t133 = m
                    * (k1 * (t94 * t90 + t92 * t96) - t101 * (e_squared * t132));
                let t134 = t133 * t104;
                let t135 = m_r * (t87 * (t129 + e * t92) + t124 * (t130 - e * t94))
                    - t127 * t134;
                let t136 = a
                    + m * (e * (t97 + e * (t102 + t132 * t132)) + r_squared * t98);
                let t137 = rt::lit::<T>(1.0) / (t136 - t133 * t134);
                let t138 = t135 * t137;
                let t139 = c + m_r_squared * (t87 * t87 + t124 * t124) - t127 * t128
                    - t135 * t138;
                let t140 = rt::lit::<T>(1.0) / t139;
                let t141 = t24 * t116 + (a * t85 - t36 * t115) - t28 * t112;
                let t142 = t84 * t112;
                let t143 = t84 * t115;
                let t144 = t84 * t116;
                let t145 = t28 * t142 + (t36 * t143 + t32 * t119)
                    + (t26 * t113 - t24 * t144);
                let t146 = t84 * t141 - t85 * t117
                    + (r * (t109 * t107 + t86 * t111) - t21 * t118 + t145);
                let t147 = t69 * t144 + (k2 * t32 + t85 * t120 - t99 * t143)
                    - t88 * t141;
                let t148 = r * (t107 * t95 + t111 * t89) - t70 * t142 + t147;
                let t149 = rho2 + half_h * t148 - t123 * t134;
                let t150 = rho3 + half_h * t146 - t123 * t128 - t138 * t149;
                let t151 = t137 * (t149 - t140 * (t135 * t150));
                let t152 = t104 * (t123 - t140 * (t127 * t150)) - t134 * t151;
                let t153 = t150 * t140;
                let t154 = t87 * t152 - t94 * t153;
                let t155 = r12 + h * t154;
                let t156 = t126 * t152 + (t130 * t151 + t153 * (r * t124));
                let t157 = t94 * t151 - t90 * t152;
                let t158 = t156 - e * t157;
                let t159 = m_e * t158;
                let t160 = t132 * t151 - t101 * t152;
                let t161 = e_m_e * t160;
                let t162 = t125 * t152 + (t129 * t151 + t153 * (r * t87));
                let t163 = t92 * t151 - t96 * t152;
                let t164 = t162 + e * t163;
                let t165 = m_e * t164;
                let t166 = t90 * t159 + (a * t152 - t101 * t161) - t96 * t165;
                let t167 = t92 * t165 + (a * t151 + t132 * t161) - t94 * t159;
                let t168 = m * t158;
                let t169 = m * t164;
                let t170 = t152 * t159;
                let t171 = t151 * t165;
                let t172 = t151 * t161;
                let t173 = t152 * t161;
                let t174 = t152 * t165;
                let t175 = t151 * t159;
                let t176 = t96 * t171 + (t101 * t172 + t132 * t173)
                    + (t92 * t174 - t90 * t175);
                let t177 = t151 * t166 - t152 * t167
                    + (r * (t163 * t168 + t157 * t169) - t94 * t170 + t176);
                let t178 = t96 * t153 - t124 * t151;
                let t179 = t90 * t153 - t87 * t151;
                let t180 = r33 + half_h * t114;
                let t181 = c * t153;
                let t182 = t153 * t167
                    + (t87 * t170 - (t180 * t173 + (k2 * t101 + t151 * t181)));
                let t183 = r * (t168 * t178 + t169 * t179) - t124 * t174 + t182;
                let t184 = rho1 + h * t183;
                let t185 = r13 + h * t157;
                let t186 = r11 + h * t179;
                let t187 = r * t186;
                let t188 = t124 * t152 - t92 * t153;
                let t189 = r22 + h * t188;
                let t190 = r23 + h * t163;
                let t191 = r21 + h * t178;
                let t192 = r * t191;
                let t193 = m_r * (t185 * (t187 - e * t189) + t190 * (t192 + e * t155));
                let t194 = twice_r * (t155 * t191 - t186 * t189);
                let t195 = t155 * t155 + t189 * t189;
                let t196 = t180 * t152 - t132 * t153;
                let t197 = r32 + h * t196;
                let t198 = t186 * t186 + t191 * t191;
                let t199 = a
                    + m * (e * (t194 + e * (t195 + t197 * t197)) + r_squared * t198);
                let t200 = rt::lit::<T>(1.0) / t199;
                let t201 = t193 * t200;
                let t202 = r * t155;
                let t203 = r * t189;
                let t204 = t101 * t153 - t180 * t151;
                let t205 = r31 + h * t204;
                let t206 = m
                    * (k1 * (t186 * t155 + t191 * t189) - t197 * (e_squared * t205));
                let t207 = t206 * t200;
                let t208 = m_r * (t185 * (t202 + e * t191) + t190 * (t203 - e * t186))
                    - t193 * t207;
                let t209 = a
                    + m * (e * (t194 + e * (t198 + t205 * t205)) + r_squared * t195);
                let t210 = rt::lit::<T>(1.0) / (t209 - t206 * t207);
                let t211 = t208 * t210;
                let t212 = t87 * t175 + (k2 * t132 + t152 * t181 - t180 * t172)
                    - t153 * t166;
                let t213 = r * (t168 * t188 + t169 * t154) - t124 * t171 + t212;
                let t214 = rho2 + h * t213 - t184 * t207;
                let t215 = rho3 + h * t177 - t184 * t201 - t211 * t214;
                let t216 = c + m_r_squared * (t185 * t185 + t190 * t190) - t193 * t201
                    - t208 * t211;
                let t217 = rt::lit::<T>(1.0) / t216;
                let t218 = t215 * t217;
                let t219 = t210 * (t214 - t217 * (t208 * t215));
                let t220 = t155 * t218 - t185 * t219;
                let r11_new = r11
                    + k3 * (t220 + (t20 + rt::lit::<T>(2.0) * (t93 + t179)));
                let t221 = t200 * (t184 - t217 * (t193 * t215)) - t207 * t219;
                let t222 = t185 * t221 - t186 * t218;
                let r12_new = r12
                    + k3 * (t222 + (t23 + rt::lit::<T>(2.0) * (t89 + t154)));
                let t223 = t186 * t219 - t155 * t221;
                let r13_new = r13
                    + k3 * (t223 + (t43 + rt::lit::<T>(2.0) * (t86 + t157)));
                let t224 = t189 * t218 - t190 * t219;
                let r21_new = r21
                    + k3 * (t224 + (t25 + rt::lit::<T>(2.0) * (t91 + t178)));
                let t225 = t190 * t221 - t191 * t218;
                let r22_new = r22
                    + k3 * (t225 + (t27 + rt::lit::<T>(2.0) * (t95 + t188)));
                let t226 = t191 * t219 - t189 * t221;
                let r23_new = r23
                    + k3 * (t226 + (t46 + rt::lit::<T>(2.0) * (t109 + t163)));
                let t227 = r33 + h * t160;
                let r31_new = r31
                    + k3
                        * (t197 * t218 + (t31 + rt::lit::<T>(2.0) * (t131 + t204))
                            - t227 * t219);
                let r32_new = r32
                    + k3
                        * (t227 * t221
                            + (t35 + rt::lit::<T>(2.0) * (t100 + t196) - t205 * t218));
                let t228 = t205 * t219 - t197 * t221;
                let r33_new = r33
                    + k3 * (t228 + (t55 + rt::lit::<T>(2.0) * (t114 + t160)));
                let t229 = t192 * t221 + (t203 * t219 + t218 * (r * t190));
                let x_new = x + k3 * (t229 + (t42 + rt::lit::<T>(2.0) * (t105 + t156)));
                let t230 = t187 * t221 + (t202 * t219 + t218 * (r * t185));
                let y_new = y - k3 * (t230 + (t47 + rt::lit::<T>(2.0) * (t108 + t162)));
                let t231 = t229 - e * t223;
                let t232 = m * t231;
                let t233 = t230 + e * t226;
                let t234 = m * t233;
                let t235 = m_e * t233;
                let t236 = t221 * t235;
                let t237 = e_m_e * t228;
                let t238 = m_e * t231;
                let t239 = t191 * t235 + (a * t219 + t205 * t237) - t186 * t238;
                let t240 = t221 * t238;
                let t241 = c * t218;
                let t242 = t221 * t237;
                let t243 = rt::lit::<T>(2.0) * (t122 + t183) + (t66 - k2 * t197)
                    - t219 * t241 - t227 * t242;
                let t244 = r * (t232 * t224 + t234 * t220) - t190 * t236
                    + (t218 * t239 + (t185 * t240 + t243));
                let rho1_new = rho1 + k3 * t244;
                let t245 = t219 * t235;
                let t246 = t219 * t238;
                let t247 = t219 * t237;
                let t248 = t221 * t241
                    + (rt::lit::<T>(2.0) * (t148 + t213) + (t60 + k2 * t205))
                    - t227 * t247;
                let t249 = t155 * t238 + (a * t221 - t197 * t237) - t189 * t235;
                let t250 = r * (t232 * t225 + t234 * t222) - t190 * t245
                    + (t185 * t246 + t248 - t218 * t249);
                let rho2_new = rho2 + k3 * t250;
                let t251 = r * (t226 * t232 + t223 * t234)
                    + (t205 * t242
                        + (t197 * t247 + (t82 + rt::lit::<T>(2.0) * (t146 + t177))));
                let t252 = t219 * t249 - t221 * t239
                    + (t251 + (t189 * t245 + t191 * t236 - (t155 * t246 + t186 * t240)));
                let rho3_new = rho3 + k3 * t252;
                let carried = [
                    r11_new,
                    r12_new,
                    r13_new,
                    r21_new,
                    r22_new,
                    r23_new,
                    r31_new,
                    r32_new,
                    r33_new,
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                ];
                if !rt::all_finite(carried) {
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme { e_squared, r_squared, twice_r, k1, m_r, m_r_squared, .. } = *setting
                    .scheme();
                let t1 = r11 * r11 + r21 * r21;
                let t2 = r12 * r12 + r22 * r22;
                let t3 = (r12 * r21 - r22 * r11) * twice_r;
                let t4 = a + m * (t1 * r_squared + e * (e * (r32 * r32 + t2) + t3));
                let t5 = rt::lit::<T>(1.0) / t4;
                let r11_r = r11 * r;
                let r21_r = r21 * r;
                let t6 = (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12)) * m_r;
                let t7 = t6 * t5;
                let r12_r = r12 * r;
                let r22_r = r22 * r;
                let t8 = m * ((r12 * r11 + r22 * r21) * k1 - r31 * (e_squared * r32));
                let t9 = t8 * t5;
                let t10 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t6 * t9;
                let t11 = a + m * (t2 * r_squared + e * (e * (r31 * r31 + t1) + t3));
                let t12 = rt::lit::<T>(1.0) / (t11 - t8 * t9);
                let t13 = t10 * t12;
                let t14 = c + (r13 * r13 + r23 * r23) * m_r_squared - t6 * t7
                    - t10 * t13;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = rho2 - rho1 * t9;
                let t17 = rho3 - rho1 * t7 - t13 * t16;
                let t18 = t12 * (t16 - t15 * (t10 * t17));
                let t19 = t5 * (rho1 - t15 * (t6 * t17)) - t9 * t18;
                let t20 = t15 * t17;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    x,
                    y,
                    omega1: t19,
                    omega2: t18,
                    omega3: t20,
                    x_dot: r21_r * t19 + (r22_r * t18 + r * r23 * t20),
                    y_dot: -(r11_r * t19 + (r * r13 * t20 + r12_r * t18)),
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
                "configuration_velocity" => {
                    rt::write(
                        &self.configuration_velocity(&at.get("q")?, &at.get("w")?),
                        out,
                    )
                }
                "group_defect" => rt::write(&self.group_defect(&at.get("q")?), out),
                "group_determinants" => {
                    rt::write(&self.group_determinants(&at.get("q")?), out)
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
                    self.parameters.e,
                    self.parameters.A,
                    self.parameters.C,
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
            let mut info = ModelInfo::new("routh_sphere");
            info.text = Some(
                "Routh's sphere: a ball that is symmetric about an axis and whose centre of mass is on it, beside the centre, rolls on the plane.",
            );
            info.source = Some(
                "E. J. Routh, The advanced part of a treatise on the dynamics of a system of rigid bodies (1905), articles 241 to 246; J. H. Jellett, A treatise on the theory of friction (1872)",
            );
            info.coordinates = &[
                Quantity::new(
                    "R11",
                    None,
                    Some("entry (1, 1) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R12",
                    None,
                    Some("entry (1, 2) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R13",
                    None,
                    Some("entry (1, 3) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R21",
                    None,
                    Some("entry (2, 1) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R22",
                    None,
                    Some("entry (2, 2) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R23",
                    None,
                    Some("entry (2, 3) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R31",
                    None,
                    Some("entry (3, 1) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R32",
                    None,
                    Some("entry (3, 2) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R33",
                    None,
                    Some("entry (3, 3) of the rotation matrix R"),
                ),
                Quantity::new("x", Some("m"), Some("centre")),
                Quantity::new("y", Some("m"), Some("centre")),
            ];
            info.velocities = &[
                Quantity::new(
                    "omega1",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new(
                    "omega2",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new(
                    "omega3",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
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
                        "e",
                        Some("m"),
                        Some("from the centre to the centre of mass against the axis"),
                    ),
                    Some(0.15),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "A",
                        Some("kg m^2"),
                        Some(
                            "moment of inertia about the centre of mass across the axis",
                        ),
                    ),
                    Some(0.1),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "C",
                        Some("kg m^2"),
                        Some("moment of inertia about the axis"),
                    ),
                    Some(0.08),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("g", Some("m/s^2"), Some("gravity")),
                    Some(9.81),
                    false,
                ),
            ];
            info.rotations = &[
                ::nonholonomic::catalogue::RotationInfo {
                    name: "R",
                    dimension: 3,
                    first: 0,
                },
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("jellett", None, None),
                Quantity::new("routh", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[
                        0.48,
                        -0.864,
                        0.152,
                        0.8,
                        0.36,
                        -0.48,
                        0.36,
                        0.352,
                        0.864,
                        0.3,
                        -0.2,
                    ],
                    w: &[1.1, -0.7, 0.9, 0.098, -0.6348],
                    parameters: &[],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 11)], &[5, 5]),
                FunctionInfo::new("inverse_mass", &[("q", 11)], &[5, 5]),
                FunctionInfo::new("potential", &[("q", 11)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 11)], &[11]),
                FunctionInfo::new("lagrangian", &[("q", 11), ("w", 5)], &[]),
                FunctionInfo::new("energy", &[("q", 11), ("w", 5)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 11)], &[5, 5, 5]),
                FunctionInfo::new("christoffel", &[("q", 11)], &[5, 5, 5]),
                FunctionInfo::new("constraint_matrix", &[("q", 11)], &[2, 5]),
                FunctionInfo::new("constraint", &[("q", 11), ("w", 5)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 11)], &[5, 5]),
                FunctionInfo::new("projector_d", &[("q", 11)], &[5, 5]),
                FunctionInfo::new("frame", &[("q", 11)], &[5, 3]),
                FunctionInfo::new("restricted_metric", &[("q", 11)], &[3, 3]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 11)], &[3, 3]),
                FunctionInfo::new("structure_functions", &[("q", 11)], &[3, 3, 3]),
                FunctionInfo::new("almost_poisson", &[("q", 11), ("rho", 3)], &[14, 14]),
                FunctionInfo::new("hamiltonian", &[("q", 11), ("rho", 3)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 11), ("rho", 3)],
                    &[14],
                ),
                FunctionInfo::new("vector_field", &[("q", 11), ("rho", 3)], &[14]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 11), ("rho", 3)],
                    &[14, 14],
                ),
                FunctionInfo::new("momenta", &[("q", 11), ("w", 5)], &[5]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 11), ("p", 5)], &[5]),
                FunctionInfo::new("to_momenta", &[("q", 11), ("w", 5)], &[3]),
                FunctionInfo::new("to_velocities", &[("q", 11), ("rho", 3)], &[5]),
                FunctionInfo::new("multipliers", &[("q", 11), ("w", 5)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 11), ("w", 5)], &[5]),
                FunctionInfo::new(
                    "configuration_velocity",
                    &[("q", 11), ("w", 5)],
                    &[11],
                ),
                FunctionInfo::new("group_defect", &[("q", 11)], &[]),
                FunctionInfo::new("group_determinants", &[("q", 11)], &[1]),
                FunctionInfo::new("invariants", &[("q", 11), ("w", 5)], &[3]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 11), ("p", 5)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 11), ("p", 5)],
                    &[16],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, r, e, A, C, g] = parameters else {
                return Err(ParameterError::Count {
                    expected: 6,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, r, e, A, C, g })
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
            let mut state = *state;
            if let Ok(turned) = rt::rotation(
                    "R",
                    &rt::matrix([
                        [state.R11, state.R21, state.R31],
                        [state.R12, state.R22, state.R32],
                        [state.R13, state.R23, state.R33],
                    ]),
                )
                .map(|turned| {
                    let [[R11, R21, R31], [R12, R22, R32], [R13, R23, R33]] = turned
                        .data
                        .0;
                    State {
                        R11,
                        R21,
                        R31,
                        R12,
                        R22,
                        R32,
                        R13,
                        R23,
                        R33,
                        ..state
                    }
                })
            {
                state = turned;
            }
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
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            None
        }
    }
}

#[allow(dead_code, reason = "not every program calls all of them")]
impl RouthSphere {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        routh_sphere::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        routh_sphere::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> routh_sphere::Parameters<f64> {
        routh_sphere::Parameters {
            m: self.m,
            r: self.r,
            e: self.e,
            A: self.A,
            C: self.C,
            g: self.g,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> routh_sphere::StateBuilder<f64> {
        routh_sphere::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<routh_sphere::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: routh_sphere::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <routh_sphere::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        routh_sphere::System<f64>: ::nonholonomic::Discretize<M>,
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
