// Prepared by `nh prepare` from `RouthSphere` in src/library.rs and routh_sphere.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 6db2031457ff48a1ea424a0793a57bde
// content cd9319ef091450b291d2fea872a299c4

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
/// * `gonzalez`: 326 add, 500 mul, 18 div
/// * `midpoint`: 148 add, 234 mul, 6 div
/// * `rk4`: 392 add, 592 mul, 12 div
pub mod routh_sphere {
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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

        fn of(t: T, q: SVector<T, 11>, w: SVector<T, 5>) -> Self {
            let (
                [[r11,
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
                    let [[r11, r21, r31], [r12, r22, r32], [r13, r23, r33]] = turned
                        .data
                        .0;
                    State {
                        R11: r11,
                        R12: r12,
                        R13: r13,
                        R21: r21,
                        R22: r22,
                        R23: r23,
                        R31: r31,
                        R32: r32,
                        R33: r33,
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
        /// `e³ m`
        e_m_e_squared: T,
        /// `e A`
        e_a: T,
        /// `1/C`
        inv_c: T,
        /// `A²`
        a_squared: T,
        /// `m A`
        m_a: T,
        /// `m e² A`
        m_e_squared_a: T,
        /// `m² e⁴`
        m_e_squared_squared: T,
        /// `1/(m A)`
        inv_m_a: T,
        /// `e² A`
        e_squared_a: T,
        /// `e⁴ m`
        k1: T,
        /// `e m g`
        e_m_g: T,
        /// `r m g`
        v_mid: T,
        /// `m e g`
        m_e_g: T,
        /// `-(m e g)`
        minus_m_e_g: T,
        /// `2 e g`
        k2: T,
        /// `2 m e`
        twice_m_e: T,
        /// `2 m e²`
        twice_m_e_squared: T,
        /// `2 r g`
        k3: T,
        /// `C/2`
        half_c: T,
        /// `m e²/2`
        half_m_e_squared: T,
        /// `A C`
        a_c: T,
        /// `A r²`
        a_r_squared: T,
        /// `C A²`
        c_a_squared: T,
        /// `C m A`
        c_m_a: T,
        /// `m C`
        m_c: T,
        /// `2 r A C`
        k4: T,
        /// `e C`
        e_c: T,
        /// `e r² m A`
        k5: T,
        /// `A² r²`
        a_a_r_squared: T,
        /// `m A r²`
        m_a_r_squared: T,
        /// `e² A C - C A r²`
        k6: T,
        /// `r/C`
        r_over_c: T,
        /// `A r`
        a_r: T,
        /// `m r²`
        m_r_squared: T,
        /// `2 r`
        twice_r: T,
        /// `m (r - e) (e + r)`
        k7: T,
        /// `m r`
        m_r: T,
        /// `r² m`
        r_m_r: T,
        /// `e m r`
        e_m_r: T,
        /// `e² m`
        e_m_e: T,
        /// `-(m r)`
        minus_m_r: T,
        /// `-(e m g)`
        minus_e_m_g: T,
        /// `2 m r²`
        twice_m_r_squared: T,
        /// `2 m e r`
        k8: T,
        /// `2 e² m`
        twice_e_m_e: T,
        /// `2 m r`
        twice_m_r: T,
        /// `2 e`
        twice_e: T,
        /// `r m C`
        r_m_c: T,
        /// `A C + m e² C`
        k9: T,
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
                let e_m_e_squared = e * m_e_squared;
                let e_a = e * a;
                let inv_c = rt::lit::<T>(1.0) / c;
                let a_squared = a * a;
                let m_a = m * a;
                let m_e_squared_a = m_e_squared * a;
                let m_e_squared_squared = m_e_squared * m_e_squared;
                let inv_m_a = rt::lit::<T>(1.0) / m_a;
                let e_squared_a = e_squared * a;
                let k1 = e_squared * m_e_squared;
                let m_g = m * g;
                let e_m_g = e * m_g;
                let v_mid = r * m_g;
                let m_e_g = m_e * g;
                let minus_m_e_g = -m_e_g;
                let k2 = rt::lit::<T>(2.0) * (e * g);
                let twice_m_e = rt::lit::<T>(2.0) * m_e;
                let twice_m_e_squared = rt::lit::<T>(2.0) * m_e_squared;
                let k3 = rt::lit::<T>(2.0) * (r * g);
                let half_c = rt::lit::<T>(0.5) * c;
                let half_m_e_squared = rt::lit::<T>(0.5) * m_e_squared;
                let a_c = a * c;
                let r_squared = r * r;
                let a_r_squared = a * r_squared;
                let c_a_squared = c * a_squared;
                let c_m_a = c * m_a;
                let m_c = m * c;
                let k4 = rt::lit::<T>(2.0) * (r * a_c);
                let e_c = e * c;
                let k5 = e * (r_squared * m_a);
                let a_a_r_squared = a * a_r_squared;
                let m_a_r_squared = m * a_r_squared;
                let k6 = e_squared * a_c - c * a_r_squared;
                let r_over_c = r / c;
                let a_r = a * r;
                let m_r_squared = m * r_squared;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k7 = m * ((r - e) * (e + r));
                let m_r = m * r;
                let r_m_r = r * m_r;
                let e_m_r = e * m_r;
                let e_m_e = e * m_e;
                let minus_m_r = -m_r;
                let minus_e_m_g = -e_m_g;
                let twice_m_r_squared = rt::lit::<T>(2.0) * m_r_squared;
                let k8 = rt::lit::<T>(2.0) * (m_e * r);
                let twice_e_m_e = rt::lit::<T>(2.0) * e_m_e;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let twice_e = rt::lit::<T>(2.0) * e;
                let r_m_c = r * m_c;
                let k9 = a_c + m * (e_squared * c);
                Constants {
                    e_squared,
                    m_e_squared,
                    minus_m_e_squared,
                    m_e,
                    minus_m_e,
                    inv_a,
                    e_m_e_squared,
                    e_a,
                    inv_c,
                    a_squared,
                    m_a,
                    m_e_squared_a,
                    m_e_squared_squared,
                    inv_m_a,
                    e_squared_a,
                    k1,
                    e_m_g,
                    v_mid,
                    m_e_g,
                    minus_m_e_g,
                    k2,
                    twice_m_e,
                    twice_m_e_squared,
                    k3,
                    half_c,
                    half_m_e_squared,
                    a_c,
                    a_r_squared,
                    c_a_squared,
                    c_m_a,
                    m_c,
                    k4,
                    e_c,
                    k5,
                    a_a_r_squared,
                    m_a_r_squared,
                    k6,
                    r_over_c,
                    a_r,
                    m_r_squared,
                    twice_r,
                    k7,
                    m_r,
                    r_m_r,
                    e_m_r,
                    e_m_e,
                    minus_m_r,
                    minus_e_m_g,
                    twice_m_r_squared,
                    k8,
                    twice_e_m_e,
                    twice_m_r,
                    twice_e,
                    r_m_c,
                    k9,
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
            let t1 = minus_m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let r12_m_e = m_e * r12;
            let r22_m_e = m_e * r22;
            let r11_minus_m_e = minus_m_e * r11;
            let r21_minus_m_e = minus_m_e * r21;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    m_e_squared * (r32 * r32 + (r12 * r12 + r22 * r22)) + a,
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
            let a = self.parameters.A;
            let Constants {
                m_e_squared,
                inv_a,
                e_m_e_squared,
                e_a,
                inv_c,
                a_squared,
                m_e_squared_a,
                m_e_squared_squared,
                inv_m_a,
                e_squared_a,
                k1,
                ..
            } = self.constants;
            let r31_squared = r31 * r31;
            let r32_squared = r32 * r32;
            let t1 = a + m_e_squared * (r32_squared + r31_squared);
            let t2 = inv_a / t1;
            let t3 = t2 * (r31 * (m_e_squared * r32));
            let t4 = r32 * r11 - r12 * r31;
            let r31_e_m_e_squared = e_m_e_squared * r31;
            let t5 = t2 * (t4 * r31_e_m_e_squared - e_a * r12);
            let t6 = r32 * r21 - r22 * r31;
            let t7 = t2 * (t6 * r31_e_m_e_squared - e_a * r22);
            let r32_e_m_e_squared = e_m_e_squared * r32;
            let t8 = t2 * (t4 * r32_e_m_e_squared + e_a * r11);
            let t9 = t2 * (t6 * r32_e_m_e_squared + e_a * r21);
            let t10 = inv_m_a / t1;
            let t11 = t4 * (m_e_squared_squared * t4)
                + (a_squared
                    + m_e_squared_a
                        * (r12 * r12 + r32_squared + (r11 * r11 + r31_squared)));
            let t12 = t2 * (e_squared_a * (r11 * r21 + r12 * r22) + t6 * (k1 * t4));
            let t13 = t6 * (m_e_squared_squared * t6)
                + (a_squared
                    + m_e_squared_a
                        * (r22 * r22 + r32_squared + (r21 * r21 + r31_squared)));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [(a + m_e_squared * r31_squared) * t2, t3, zero, t5, t7],
                [t3, (a + m_e_squared * r32_squared) * t2, zero, t8, t9],
                [zero, zero, inv_c, zero, zero],
                [t5, t8, zero, t10 * t11, t12],
                [t7, t9, zero, t12, t10 * t13],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 11>) -> T {
            let [[_, _, _, _, _, _, _, _, r33, _, _]] = q.data.0;
            let Constants { e_m_g, v_mid, .. } = self.constants;
            v_mid - e_m_g * r33
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
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e_squared, k2, twice_m_e, twice_m_e_squared, k3, .. } = self
                .constants;
            let t1 = (a + m_e_squared * (r31 * r31 + (r11 * r11 + r21 * r21))) * omega2
                - twice_m_e * (r11 * x_dot + r21 * y_dot);
            let t2 = twice_m_e * (r12 * x_dot + r22 * y_dot)
                - (r32 * r31 + (r12 * r11 + r22 * r21)) * (twice_m_e_squared * omega2);
            let t3 = (m_e_squared * (r32 * r32 + (r12 * r12 + r22 * r22)) + a) * omega1
                + t2;
            let t4 = omega3 * (c * omega3)
                + m * (y_dot * y_dot - k3 + (x_dot * x_dot + k2 * r33));
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
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e_squared, k2, twice_m_e, twice_m_e_squared, k3, .. } = self
                .constants;
            let t1 = (a + m_e_squared * (r31 * r31 + (r11 * r11 + r21 * r21))) * omega2
                - twice_m_e * (r11 * x_dot + r21 * y_dot);
            let t2 = twice_m_e * (r12 * x_dot + r22 * y_dot)
                - (r32 * r31 + (r12 * r11 + r22 * r21)) * (twice_m_e_squared * omega2);
            let t3 = (m_e_squared * (r32 * r32 + (r12 * r12 + r22 * r22)) + a) * omega1
                + t2;
            let t4 = omega3 * (c * omega3)
                + m * (x_dot * x_dot + k3 + (y_dot * y_dot - k2 * r33));
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
            let t3 = rt::lit::<T>(0.5) * (m_e_squared * t2 + a);
            let t4 = r31 * r31 + (r11 * r11 + r21 * r21);
            let t5 = half_m_e_squared * (t2 - t4);
            let t6 = half_c - t5;
            let t7 = rt::lit::<T>(0.5) * (a + m_e_squared * t4);
            let t8 = m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let t9 = t7 + t3;
            let t10 = minus_m_e_squared * (r31 * r33 + (r11 * r13 + r21 * r23));
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
                    (2, 0, minus_m_e * r11),
                    (2, 1, minus_m_e * r12),
                ]),
                rt::sparse([
                    (0, 0, m_e_r23),
                    (1, 1, m_e_r23),
                    (2, 0, minus_m_e * r21),
                    (2, 1, minus_m_e * r22),
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
            let t3 = m_e_squared * t2 + a;
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
            let r22_m_e = m_e * r22;
            let t14 = r22_m_e * t4;
            let r21_m_e = m_e * r21;
            let t15 = r22_m_e * t5 - r21_m_e;
            let t16 = t10 * t15;
            let r12_m_e = m_e * r12;
            let t17 = r12_m_e * t4;
            let r11_m_e = m_e * r11;
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
                [-r * r21, r * r11],
                [-r * r22, r * r12],
                [-r * r23, r * r13],
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
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                m_c,
                k4,
                e_c,
                k5,
                a_a_r_squared,
                m_a_r_squared,
                k6,
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
            let r11_r = r * r11;
            let t5 = r11_r - e * r22;
            let r12_r = r * r12;
            let t6 = r12_r + e * r21;
            let t7 = r31 * t5 + r32 * t6;
            let m_e_squared_r31 = m_e_squared * r31;
            let t8 = a * t5 + t7 * m_e_squared_r31;
            let t9 = t4 * t8;
            let r21_r = r * r21;
            let r22_r31 = r22 * r31;
            let r32_r21 = r32 * r21;
            let t10 = r * (r11 * r31 + r12 * r32);
            let t11 = r * (r21 * r31 + r22 * r32);
            let r12_r31 = r12 * r31;
            let r32_r11 = r32 * r11;
            let t12 = t11 + e * (r12_r31 - r32_r11);
            let r23_r13 = r23 * r13;
            let t13 = m_e_squared
                * ((e * (r22_r31 - r32_r21) - t10) * (c * t12)
                    - t1 * (a_r_squared * r23_r13));
            let t14 = r11 * r21 + r12 * r22;
            let t15 = t13 + (k6 * t14 - a_a_r_squared * r23_r13);
            let t16 = a_c * t2;
            let r12_squared = r12 * r12;
            let r11_squared = r11 * r11;
            let t17 = a * (r12_squared + r32_squared + (r11_squared + r31_squared));
            let t18 = r12 * r21 - r22 * r11;
            let t19 = k4 * t18;
            let r23_squared = r23 * r23;
            let t20 = m_e
                * (e_c * (t17 + t12 * (m * t12)) + (t19 + t1 * (k5 * r23_squared)));
            let r22_squared = r22 * r22;
            let r21_squared = r21 * r21;
            let t21 = t20
                + (c_a_squared
                    + a_r_squared
                        * (m_c * (r22_squared + r21_squared) + m_a * r23_squared));
            let t22 = a * (r22_squared + r32_squared + (r21_squared + r31_squared));
            let t23 = r32_r21 - r22_r31;
            let t24 = t10 + e * t23;
            let r13_squared = r13 * r13;
            let t25 = m_e
                * (e_c * (t22 + t24 * (m * t24)) + (t19 + t1 * (k5 * r13_squared)));
            let t26 = t25
                + (c_a_squared
                    + m_a_r_squared
                        * (c * (r12_squared + r11_squared) + a * r13_squared));
            let t27 = c_m_a * t2;
            let t28 = t21 * t26 * (rt::lit::<T>(1.0) / (t27 * t27))
                - t15 * t15 * (rt::lit::<T>(1.0) / (t16 * t16));
            let t29 = t16 * t28;
            let t30 = t15 / t29;
            let t31 = t27 * t28;
            let t32 = rt::lit::<T>(1.0) / t31;
            let t33 = t21 * t32;
            let t34 = r21_r * t30 + r11_r * t33;
            let r22_r = r * r22;
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
            let r32_m_e_squared = m_e_squared * r32;
            let t48 = a * t6 + t7 * r32_m_e_squared;
            let t49 = t4 * t48;
            let t50 = a * t35 + t37 * r32_m_e_squared;
            let t51 = t4 * t50;
            let r23_r_over_c = r_over_c * r23;
            let r13_r_over_c = r_over_c * r13;
            let t52 = inv_c / t31;
            let t53 = inv_c / t29;
            let t54 = a * t14;
            let t55 = r32_r11 - r12_r31;
            let t56 = m_e * t55;
            let t57 = e_squared * (t54 + t24 * t56);
            let t58 = t4 * t57;
            let t59 = m_a * t2;
            let t60 = rt::lit::<T>(1.0) / t59;
            let t61 = a_r * t18;
            let t62 = e * t55 - t11;
            let t63 = a_squared + m_e * (t61 + e * (t17 + t62 * t56));
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
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                m_c,
                k4,
                e_c,
                k5,
                a_a_r_squared,
                m_a_r_squared,
                k6,
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
            let r22_r = r * r22;
            let t5 = e * r11 - r22_r;
            let r21_r = r * r21;
            let t6 = r21_r + e * r12;
            let t7 = r32 * t5 - r31 * t6;
            let m_e_squared_r31 = m_e_squared * r31;
            let t8 = t7 * m_e_squared_r31 - a * t6;
            let t9 = t4 * t8;
            let r22_squared = r22 * r22;
            let r21_squared = r21 * r21;
            let t10 = a * (r22_squared + r32_squared + (r21_squared + r31_squared));
            let t11 = r * (r11 * r31 + r12 * r32);
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t12 = r32_r21 - r22_r31;
            let t13 = t11 + e * t12;
            let t14 = r12 * r21 - r22 * r11;
            let t15 = k4 * t14;
            let r13_squared = r13 * r13;
            let t16 = m_e
                * (e_c * (t10 + t13 * (m * t13)) + (t15 + t1 * (k5 * r13_squared)));
            let r12_squared = r12 * r12;
            let r11_squared = r11 * r11;
            let t17 = t16
                + (c_a_squared
                    + m_a_r_squared
                        * (c * (r12_squared + r11_squared) + a * r13_squared));
            let t18 = c_m_a * t2;
            let t19 = a * (r12_squared + r32_squared + (r11_squared + r31_squared));
            let t20 = r * (r21 * r31 + r22 * r32);
            let r12_r31 = r12 * r31;
            let r32_r11 = r32 * r11;
            let t21 = t20 + e * (r12_r31 - r32_r11);
            let r23_squared = r23 * r23;
            let t22 = m_e
                * (e_c * (t19 + t21 * (m * t21)) + (t15 + t1 * (k5 * r23_squared)));
            let t23 = t22
                + (c_a_squared
                    + a_r_squared
                        * (m_c * (r22_squared + r21_squared) + m_a * r23_squared));
            let r23_r13 = r23 * r13;
            let t24 = m_e_squared
                * ((e * (r22_r31 - r32_r21) - t11) * (c * t21)
                    - t1 * (a_r_squared * r23_r13));
            let t25 = r11 * r21 + r12 * r22;
            let t26 = t24 + (k6 * t25 - a_a_r_squared * r23_r13);
            let t27 = a_c * t2;
            let t28 = t23 * t17 * (rt::lit::<T>(1.0) / (t18 * t18))
                - t26 * t26 * (rt::lit::<T>(1.0) / (t27 * t27));
            let t29 = t18 * t28;
            let t30 = rt::lit::<T>(1.0) / t29;
            let t31 = t17 * t30;
            let r11_r = r * r11;
            let t32 = t27 * t28;
            let t33 = t26 / t32;
            let t34 = r21_r * t31 + r11_r * t33;
            let t35 = r11_r - e * r22;
            let r12_r = r * r12;
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
            let r32_m_e_squared = m_e_squared * r32;
            let t48 = a * t5 + t7 * r32_m_e_squared;
            let t49 = t4 * t48;
            let t50 = a * t36 + t37 * r32_m_e_squared;
            let t51 = t4 * t50;
            let r23_r_over_c = r_over_c * r23;
            let r13_r_over_c = r_over_c * r13;
            let t52 = inv_c / t29;
            let t53 = inv_c / t32;
            let t54 = m_a * t2;
            let t55 = rt::lit::<T>(1.0) / t54;
            let t56 = a_r * t14;
            let t57 = r32_r11 - r12_r31;
            let t58 = e * t57 - t20;
            let t59 = m_e * t57;
            let t60 = a_squared + m_e * (t56 + e * (t19 + t58 * t59));
            let t61 = t55 * t60;
            let t62 = a * t25;
            let t63 = e_squared * (t62 + t13 * t59);
            let t64 = t4 * t63;
            let t65 = rt::lit::<T>(1.0) / (t54 * t29);
            let t66 = rt::lit::<T>(1.0) / (t54 * t32);
            let t67 = m_e * t12;
            let t68 = e_squared * (t62 + t58 * t67);
            let t69 = t4 * t68;
            let t70 = a_squared + m_e * (t56 + e * (t10 + t13 * t67));
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
                [rt::lit::<T>(1.0), zero, zero, r * r21, -r * r11],
                [zero, rt::lit::<T>(1.0), zero, r * r22, -r * r12],
                [zero, zero, rt::lit::<T>(1.0), r * r23, -r * r13],
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
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                m_e_squared,
                m_e,
                m_r_squared,
                twice_r,
                k7,
                r_m_r,
                e_m_r,
                ..
            } = self.constants;
            let t1 = r12 * r12 + r22 * r22;
            let t2 = twice_r * (r12 * r21 - r22 * r11);
            let t3 = r11 * r11 + r21 * r21;
            let t4 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t5 = r13 * (r_m_r * r11 - e_m_r * r22)
                + r23 * (r_m_r * r21 + e_m_r * r12);
            let t6 = r13 * (r_m_r * r12 + e_m_r * r21)
                + r23 * (r_m_r * r22 - e_m_r * r11);
            rt::matrix([
                [m_e * (e * (r32 * r32 + t1) + t2) + (a + m_r_squared * t3), t4, t5],
                [t4, m_e * (e * (r31 * r31 + t3) + t2) + (a + m_r_squared * t1), t6],
                [t5, t6, c + m_r_squared * (r13 * r13 + r23 * r23)],
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
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                m_e_squared,
                m_e,
                m_r_squared,
                twice_r,
                k7,
                r_m_r,
                e_m_r,
                ..
            } = self.constants;
            let t1 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t2 = r12 * r12 + r22 * r22;
            let t3 = twice_r * (r12 * r21 - r22 * r11);
            let t4 = r11 * r11 + r21 * r21;
            let t5 = m_e * (e * (r32 * r32 + t2) + t3) + (a + m_r_squared * t4);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t1 * t6;
            let t8 = m_e * (e * (r31 * r31 + t4) + t3) + (a + m_r_squared * t2)
                - t1 * t7;
            let t9 = rt::lit::<T>(1.0) / (t5 * t8);
            let t10 = r13 * (r_m_r * r11 - e_m_r * r22)
                + r23 * (r_m_r * r21 + e_m_r * r12);
            let t11 = t10 * t6;
            let t12 = r13 * (r_m_r * r12 + e_m_r * r21)
                + r23 * (r_m_r * r22 - e_m_r * r11);
            let t13 = t12 - t10 * t7;
            let t14 = t13 * t13;
            let t15 = rt::lit::<T>(1.0) / t8;
            let t16 = c + m_r_squared * (r13 * r13 + r23 * r23) - t10 * t11 - t14 * t15;
            let t17 = t8 * t16;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t9 * (t1 * t13) - t11;
            let t20 = t1 * t9 + t18 * (t13 * t19);
            let t21 = -t20;
            let t22 = rt::lit::<T>(1.0) / t16;
            let t23 = t19 * t22;
            let t24 = -(t13 * t18);
            rt::matrix([
                [t7 * t20 + (t6 - t10 * t19 / (t5 * t16)), t21, t23],
                [t21, t15 + t14 / (t8 * t17), t24],
                [t23, t24, t22],
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
                m_e_squared,
                m_e,
                m_r_squared,
                twice_r,
                k7,
                m_r,
                e_m_r,
                e_m_e,
                ..
            } = self.constants;
            let t1 = r12 * r12 + r22 * r22;
            let t2 = twice_r * (r12 * r21 - r22 * r11);
            let t3 = r11 * r11 + r21 * r21;
            let t4 = m_e * (e * (r32 * r32 + t1) + t2) + (a + m_r_squared * t3);
            let t5 = rt::lit::<T>(1.0) / t4;
            let r_r23 = r * r23;
            let r21_r = r * r21;
            let t6 = r21_r + e * r12;
            let t7 = m * t6;
            let r_r13 = r * r13;
            let e_r22 = e * r22;
            let r11_r = r * r11;
            let e_r22_minus_r11_r = e_r22 - r11_r;
            let m_e_r22_minus_r11_r = m * e_r22_minus_r11_r;
            let t8 = rt::lit::<T>(2.0) * (r_r23 * t7 - r_r13 * m_e_r22_minus_r11_r);
            let t9 = t5 * t8;
            let t10 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t11 = t10 * t5;
            let t12 = m_e * (e * (r31 * r31 + t3) + t2) + (a + m_r_squared * t1)
                - t10 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let r22_r = r * r22;
            let t14 = r22_r - e * r11;
            let t15 = m * t14;
            let r12_r = r * r12;
            let t16 = r12_r + e * r21;
            let t17 = m * t16;
            let t18 = rt::lit::<T>(2.0) * (r_r23 * t15 + r_r13 * t17) - t11 * t8;
            let t19 = t13 * t18;
            let t20 = m_r * (r13 * (r11_r - e_r22) + r23 * t6);
            let t21 = t20 * t5;
            let t22 = m_r * (r13 * t16 + r23 * t14) - t20 * t11;
            let t23 = t13 * t22;
            let t24 = c + m_r_squared * (r13 * r13 + r23 * r23) - t20 * t21 - t22 * t23;
            let t25 = rt::lit::<T>(1.0) / (t12 * t24);
            let r23_m_r = m_r * r23;
            let r13_m_r = m_r * r13;
            let t26 = c + rt::lit::<T>(2.0) * (r_r23 * r23_m_r + r_r13 * r13_m_r)
                - t8 * t21 - t23 * t18;
            let t27 = t25 * (t22 * t26);
            let t28 = t19 - t27;
            let t29 = rt::lit::<T>(1.0) / (t4 * t24);
            let t30 = t11 * t28 + t29 * (t20 * t26);
            let t31 = m_e * t6;
            let r32_e_m_e = e_m_e * r32;
            let t32 = m_e * e_r22_minus_r11_r;
            let t33 = rt::lit::<T>(2.0) * (r12_r * m_e_r22_minus_r11_r - r22_r * t7)
                + (r11 * t31 + (r31 * r32_e_m_e + r21 * t32));
            let t34 = t5 * t33;
            let t35 = m_e * t14;
            let r31_e_m_e = e_m_e * r31;
            let t36 = m_e * t16;
            let t37 = r11 * t35 - (a + r31 * r31_e_m_e) - r21 * t36
                - rt::lit::<T>(2.0) * (r22_r * t15 + r12_r * t17);
            let t38 = t37 - t11 * t33;
            let t39 = t13 * t38;
            let r23_e_m_r = e_m_r * r23;
            let r13_e_m_r = e_m_r * r13;
            let t40 = r11 * r23_e_m_r - r21 * r13_e_m_r
                - rt::lit::<T>(2.0) * (r22_r * r23_m_r + r12_r * r13_m_r) - t33 * t21;
            let t41 = t40 - t23 * t38;
            let t42 = t25 * (t22 * t41);
            let t43 = t39 - t42;
            let t44 = t11 * t43 + t29 * (t20 * t41);
            let t45 = rt::lit::<T>(2.0) * (r21_r * t7 - r11_r * m_e_r22_minus_r11_r)
                + (r22 * t32 + (r12 * t31 + (a + r32 * r32_e_m_e)));
            let t46 = t5 * t45;
            let t47 = rt::lit::<T>(2.0) * (r21_r * t15 + r11_r * t17)
                + (r12 * t35 - r32 * r31_e_m_e - r22 * t36);
            let t48 = t47 - t11 * t45;
            let t49 = t13 * t48;
            let t50 = rt::lit::<T>(2.0) * (r21_r * r23_m_r + r11_r * r13_m_r)
                + (r12 * r23_e_m_r - r22 * r13_e_m_r) - t45 * t21;
            let t51 = t50 - t23 * t48;
            let t52 = t25 * (t22 * t51);
            let t53 = t49 - t52;
            let t54 = t11 * t53 + t29 * (t20 * t51);
            let t55 = rt::lit::<T>(1.0) / t24;
            let t56 = t26 * t55;
            let t57 = t55 * t41;
            let t58 = t55 * t51;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, t30 - t9, t44 - t34],
                    [t9 - t30, zero, t54 - t46],
                    [t34 - t44, t46 - t54, zero],
                ]),
                rt::matrix([
                    [zero, t27 - t19, t42 - t39],
                    [t28, zero, t52 - t49],
                    [t43, t53, zero],
                ]),
                rt::matrix([[zero, -t56, -t57], [t56, zero, -t58], [t57, t58, zero]]),
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
                m_e_squared,
                m_e,
                m_r_squared,
                twice_r,
                k7,
                m_r,
                e_m_e,
                ..
            } = self.constants;
            let r21_r = r * r21;
            let r22_r = r * r22;
            let r_r23 = r * r23;
            let r11_r = r * r11;
            let r12_r = r * r12;
            let r_r13 = r * r13;
            let t1 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
            let t2 = r12 * r12 + r22 * r22;
            let t3 = twice_r * (r12 * r21 - r22 * r11);
            let t4 = r11 * r11 + r21 * r21;
            let t5 = rt::lit::<T>(1.0)
                / (m_e * (e * (r32 * r32 + t2) + t3) + (a + m_r_squared * t4));
            let t6 = t1 * t5;
            let t7 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t8 = t7 * t5;
            let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11)) - t1 * t8;
            let t10 = m_e * (e * (r31 * r31 + t4) + t3) + (a + m_r_squared * t2)
                - t7 * t8;
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = t11 * t9;
            let t13 = c + m_r_squared * (r13 * r13 + r23 * r23) - t1 * t6 - t9 * t12;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = rho2 - rho1 * t8;
            let t16 = rho3 - rho1 * t6 - t12 * t15;
            let t17 = t14 * t16;
            let t18 = t11 * (t15 - t14 * (t9 * t16));
            let t19 = t5 * (rho1 - t14 * (t1 * t16)) - t8 * t18;
            let t20 = r21_r * t19 + (r22_r * t18 + r_r23 * t17)
                - e * (r11 * t18 - r12 * t19);
            let t21 = m * t20;
            let t22 = e * (r21 * t18 - r22 * t19)
                + (r11_r * t19 + (r_r13 * t17 + r12_r * t18));
            let t23 = m * t22;
            let t24 = c * t17 + rt::lit::<T>(2.0) * (r_r23 * t21 + r_r13 * t23);
            let t25 = m_e * t22;
            let t26 = e_m_e * (r31 * t18 - r32 * t19);
            let t27 = rt::lit::<T>(2.0) * (r22_r * t21 + r12_r * t23)
                + (r21 * t25 + (a * t18 + r31 * t26));
            let t28 = m_e * t20;
            let t29 = r11 * t28;
            let t30 = r22 * t25 + (r32 * t26 - a * t19) - r12 * t28;
            let t31 = rt::lit::<T>(2.0) * (r21_r * t21 + r11_r * t23);
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
                (11, 12, -t24),
                (11, 13, t27 - t29),
                (12, 0, r13),
                (12, 2, -r11),
                (12, 3, r23),
                (12, 5, -r21),
                (12, 6, r33),
                (12, 8, -r31),
                (12, 9, -r22_r),
                (12, 10, r12_r),
                (12, 11, t24),
                (12, 13, t30 - t31),
                (13, 0, -r12),
                (13, 1, r11),
                (13, 3, -r22),
                (13, 4, r21),
                (13, 6, -r32),
                (13, 7, r31),
                (13, 9, -r_r23),
                (13, 10, r_r13),
                (13, 11, t29 - t27),
                (13, 12, t31 - t30),
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
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                m_e_squared,
                m_e,
                e_m_g,
                v_mid,
                m_r_squared,
                twice_r,
                k7,
                r_m_r,
                e_m_r,
                ..
            } = self.constants;
            let t1 = r12 * r12 + r22 * r22;
            let t2 = twice_r * (r12 * r21 - r22 * r11);
            let t3 = r11 * r11 + r21 * r21;
            let t4 = rt::lit::<T>(1.0)
                / (m_e * (e * (r32 * r32 + t1) + t2) + (a + m_r_squared * t3));
            let t5 = r13 * (r_m_r * r11 - e_m_r * r22)
                + r23 * (r_m_r * r21 + e_m_r * r12);
            let t6 = t5 * t4;
            let t7 = r13 * (r_m_r * r12 + e_m_r * r21)
                + r23 * (r_m_r * r22 - e_m_r * r11);
            let t8 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t9 = t8 * t4;
            let t10 = t7 - t5 * t9;
            let t11 = m_e * (e * (r31 * r31 + t3) + t2) + (a + m_r_squared * t1)
                - t8 * t9;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = t10 * t12;
            let t14 = c + m_r_squared * (r13 * r13 + r23 * r23) - t5 * t6 - t10 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = rho2 - rho1 * t9;
            let t17 = rho3 - rho1 * t6 - t16 * t13;
            let t18 = t12 * (t16 - t15 * (t10 * t17));
            let t19 = rho1 * (t4 * (rho1 - t15 * (t5 * t17)) - t9 * t18)
                + (rho2 * t18 + t15 * (rho3 * t17));
            v_mid - e_m_g * r33 + rt::lit::<T>(0.5) * t19
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
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants {
                m_e_squared,
                m_e,
                m_r_squared,
                twice_r,
                k7,
                m_r,
                e_m_e,
                minus_m_r,
                minus_e_m_g,
                ..
            } = self.constants;
            let t1 = r11 * r11 + r21 * r21;
            let t2 = twice_r * (r12 * r21 - r22 * r11);
            let t3 = r12 * r12 + r22 * r22;
            let t4 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t5 = rt::lit::<T>(1.0)
                / (m_e * (e * (r32 * r32 + t3) + t2) + (a + m_r_squared * t1));
            let t6 = t4 * t5;
            let t7 = m_e * (e * (r31 * r31 + t1) + t2) + (a + m_r_squared * t3)
                - t4 * t6;
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = rho2 - rho1 * t6;
            let r11_r = r * r11;
            let r21_r = r * r21;
            let t10 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
            let t11 = t10 * t5;
            let r12_r = r * r12;
            let r22_r = r * r22;
            let t12 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                - t10 * t6;
            let t13 = t8 * t12;
            let t14 = c + m_r_squared * (r13 * r13 + r23 * r23) - t10 * t11 - t12 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = rho3 - rho1 * t11 - t13 * t9;
            let t17 = t8 * (t9 - t15 * (t12 * t16));
            let t18 = t5 * (rho1 - t15 * (t10 * t16)) - t6 * t17;
            let t19 = t15 * t16;
            let t20 = r21_r * t18 + (r22_r * t17 + r * r23 * t19)
                - e * (r11 * t17 - r12 * t18);
            let t21 = m_e * t20;
            let t22 = e * (r21 * t17 - r22 * t18)
                + (r11_r * t18 + (r * r13 * t19 + r12_r * t17));
            let t23 = m_r * t18;
            let t24 = m_r * t17;
            let t25 = minus_m_r * t19;
            let t26 = m_e * t22;
            let t27 = e_m_e * (r31 * t17 - r32 * t18);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                t17 * t21 - t22 * t23,
                -(t18 * t21 + t22 * t24),
                t22 * t25,
                -(t17 * t26 + t20 * t23),
                t18 * t26 - t20 * t24,
                t20 * t25,
                -(t17 * t27),
                t18 * t27,
                minus_e_m_g,
                zero,
                zero,
                t18,
                t17,
                t19,
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
                m_e_squared,
                m_e,
                e_m_g,
                m_r_squared,
                twice_r,
                k7,
                m_r,
                e_m_e,
                ..
            } = self.constants;
            let r11_r = r * r11;
            let r21_r = r * r21;
            let t1 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
            let t2 = r12 * r12 + r22 * r22;
            let t3 = twice_r * (r12 * r21 - r22 * r11);
            let t4 = r11 * r11 + r21 * r21;
            let t5 = rt::lit::<T>(1.0)
                / (m_e * (e * (r32 * r32 + t2) + t3) + (a + m_r_squared * t4));
            let t6 = t1 * t5;
            let r12_r = r * r12;
            let r22_r = r * r22;
            let t7 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t8 = t7 * t5;
            let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11)) - t1 * t8;
            let t10 = m_e * (e * (r31 * r31 + t4) + t3) + (a + m_r_squared * t2)
                - t7 * t8;
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = t11 * t9;
            let t13 = c + m_r_squared * (r13 * r13 + r23 * r23) - t1 * t6 - t9 * t12;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = rho2 - rho1 * t8;
            let t16 = rho3 - rho1 * t6 - t12 * t15;
            let t17 = t14 * t16;
            let t18 = t11 * (t15 - t14 * (t9 * t16));
            let t19 = r12 * t17 - r13 * t18;
            let t20 = t5 * (rho1 - t14 * (t1 * t16)) - t8 * t18;
            let t21 = r13 * t20 - r11 * t17;
            let t22 = r11 * t18 - r12 * t20;
            let t23 = r22 * t17 - r23 * t18;
            let t24 = r23 * t20 - r21 * t17;
            let t25 = r21 * t18 - r22 * t20;
            let t26 = r31 * t18 - r32 * t20;
            let t27 = r21_r * t20 + (r22_r * t18 + r * r23 * t17);
            let t28 = r11_r * t20 + (r * r13 * t17 + r12_r * t18);
            let t29 = t27 - e * t22;
            let t30 = m * t29;
            let t31 = e * t25 + t28;
            let t32 = m * t31;
            let t33 = m_e * t31;
            let t34 = t20 * t33;
            let t35 = e_m_e * t26;
            let t36 = m_e * t29;
            let t37 = r21 * t33 + (a * t18 + r31 * t35) - r11 * t36;
            let t38 = t20 * t36;
            let t39 = t20 * t35;
            let t40 = c * t17;
            let t41 = t17 * t37 + (r13 * t38 - (r33 * t39 + (e_m_g * r32 + t18 * t40)));
            let t42 = t18 * t33;
            let t43 = t18 * t36;
            let t44 = t18 * t35;
            let t45 = r12 * t36 + (a * t20 - r32 * t35) - r22 * t33;
            let t46 = r13 * t43 + (e_m_g * r31 + t20 * t40 - r33 * t44) - t17 * t45;
            let t47 = r22 * t42 + (r32 * t44 + r31 * t39) + (r21 * t34 - r12 * t43);
            let t48 = t18 * t45 - t20 * t37
                + (r * (t25 * t30 + t32 * t22) - r11 * t38 + t47);
            rt::vector([
                t19,
                t21,
                t22,
                t23,
                t24,
                t25,
                r32 * t17 - r33 * t18,
                r33 * t20 - r31 * t17,
                t26,
                t27,
                -t28,
                r * (t30 * t23 + t32 * t19) - r23 * t34 + t41,
                r * (t30 * t24 + t32 * t21) - r23 * t42 + t46,
                t48,
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
                m_e_squared,
                m_e,
                e_m_g,
                twice_m_e,
                m_r_squared,
                twice_r,
                k7,
                m_r,
                r_m_r,
                e_m_r,
                e_m_e,
                twice_m_r_squared,
                k8,
                twice_e_m_e,
                twice_m_r,
                ..
            } = self.constants;
            let t1 = r11 * r11 + r21 * r21;
            let t2 = twice_r * (r12 * r21 - r22 * r11);
            let t3 = r12 * r12 + r22 * r22;
            let r32_m_e_squared = m_e_squared * r32;
            let t4 = k7 * (r12 * r11 + r22 * r21) - r31 * r32_m_e_squared;
            let t5 = m_e * (e * (r32 * r32 + t3) + t2) + (a + m_r_squared * t1);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t4 * t6;
            let t8 = m_e * (e * (r31 * r31 + t1) + t2) + (a + m_r_squared * t3)
                - t4 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = k7 * r12;
            let t11 = twice_m_r_squared * r11 - k8 * r22;
            let t12 = t6 * (t10 - t7 * t11);
            let t13 = rho1 * t12;
            let t14 = rho2 - rho1 * t7;
            let t15 = t9 * t14;
            let e_r11 = e * r11;
            let r22_r = r * r22;
            let t16 = twice_m_e * (e_r11 - r22_r) - t7 * t10 - t4 * t12;
            let r11_r = r * r11;
            let e_r22 = e * r22;
            let r11_r_minus_e_r22 = r11_r - e_r22;
            let r21_r = r * r21;
            let t17 = r21_r + e * r12;
            let t18 = r13 * r11_r_minus_e_r22 + r23 * t17;
            let t19 = m_r * t18;
            let t20 = t19 * t6;
            let r12_r = r * r12;
            let t21 = r12_r + e * r21;
            let r22_r_minus_e_r11 = r22_r - e_r11;
            let t22 = m_r * (r13 * t21 + r23 * r22_r_minus_e_r11) - t19 * t7;
            let t23 = t9 * t22;
            let t24 = t22 * t23;
            let t25 = c + m_r_squared * (r13 * r13 + r23 * r23) - t19 * t20 - t24;
            let t26 = t8 * t25;
            let t27 = rt::lit::<T>(1.0) / t26;
            let r23_e_m_r = e_m_r * r23;
            let r13_r_m_r = r_m_r * r13;
            let t28 = t19 * t12 + (r23_e_m_r + t7 * r13_r_m_r);
            let t29 = t9 * (t28 + t23 * t16);
            let t30 = t6 * (r13_r_m_r - t20 * t11);
            let t31 = t14 * t29 + (t23 * t13 - rho1 * t30);
            let t32 = rho3 - rho1 * t20 - t23 * t14;
            let t33 = t27 * (t22 * t32);
            let t34 = t22 * t29 + (t23 * t28 - (t20 * r13_r_m_r + t19 * t30));
            let t35 = t27 * (t22 * t31 - t32 * t28 - t33 * (t25 * t16 + t8 * t34));
            let t36 = t9 * (t13 + t15 * t16) + t35;
            let t37 = rt::lit::<T>(1.0) / t25;
            let t38 = t37 * t32;
            let t39 = t37 * (t31 - t38 * t34);
            let t40 = k7 * r11;
            let t41 = twice_m_e * t17;
            let t42 = t6 * (t40 - t7 * t41);
            let t43 = rho1 * t42;
            let t44 = k8 * r21 + twice_m_r_squared * r12 - t7 * t40 - t4 * t42;
            let t45 = r13_r_m_r - t7 * r23_e_m_r - t19 * t42;
            let t46 = t9 * (t45 - t23 * t44);
            let t47 = t6 * (r23_e_m_r - t20 * t41);
            let t48 = t14 * t46 + (rho1 * t47 - t23 * t43);
            let t49 = t22 * t46 + (t23 * t45 + (r23_e_m_r * t20 + t19 * t47));
            let t50 = t27 * (t32 * t45 - t22 * t48 - t33 * (t25 * t44 - t8 * t49));
            let t51 = t9 * (t43 + t15 * t44) + t50;
            let t52 = t37 * (t38 * t49 - t48);
            let t53 = m_r * r11_r_minus_e_r22;
            let t54 = m_r * t21 - t53 * t7;
            let t55 = t53 * t6;
            let t56 = t9 * t54;
            let t57 = rho1 * t55 + t14 * t56;
            let t58 = twice_m_r_squared * r13 - t53 * t20 - t19 * t55 - t23 * t54
                - t22 * t56;
            let t59 = t8 * t33;
            let t60 = t32 * t54 - t22 * t57 - t58 * t59;
            let t61 = t27 * t60;
            let t62 = t33 - t15;
            let t63 = t37 * (t57 + t38 * t58);
            let t64 = k7 * r22;
            let t65 = k8 * r12 + twice_m_r_squared * r21;
            let t66 = t6 * (t64 - t7 * t65);
            let t67 = rho1 * t66;
            let t68 = twice_m_e * t21 - t7 * t64 - t4 * t66;
            let r13_e_m_r = e_m_r * r13;
            let r23_r_m_r = r_m_r * r23;
            let t69 = r13_e_m_r - t7 * r23_r_m_r - t19 * t66;
            let t70 = t9 * (t69 - t23 * t68);
            let t71 = t6 * (r23_r_m_r - t20 * t65);
            let t72 = t14 * t70 + (rho1 * t71 - t23 * t67);
            let t73 = t22 * t70 + (t23 * t69 + (t20 * r23_r_m_r + t19 * t71));
            let t74 = t27 * (t32 * t69 - t22 * t72 - t33 * (t25 * t68 - t8 * t73));
            let t75 = t9 * (t67 + t15 * t68) + t74;
            let t76 = t37 * (t38 * t73 - t72);
            let t77 = k7 * r21;
            let t78 = twice_m_e * (e_r22 - r11_r);
            let t79 = t6 * (t77 - t7 * t78);
            let t80 = rho1 * t79;
            let t81 = twice_m_r_squared * r22 - k8 * r11 - t7 * t77 - t4 * t79;
            let t82 = r23_r_m_r + t7 * r13_e_m_r - t19 * t79;
            let t83 = t6 * (r13_e_m_r + t20 * t78);
            let t84 = t9 * (t82 - t23 * t81);
            let t85 = rho1 * t83 + t23 * t80 - t14 * t84;
            let t86 = r13_e_m_r * t20 + t19 * t83 - t23 * t82 - t22 * t84;
            let t87 = t27 * (t32 * t82 + t22 * t85 - t33 * (t25 * t81 + t8 * t86));
            let t88 = t9 * (t80 + t15 * t81) + t87;
            let t89 = t37 * (t85 - t38 * t86);
            let t90 = m_r * t17;
            let t91 = m_r * r22_r_minus_e_r11 - t90 * t7;
            let t92 = t90 * t6;
            let t93 = t9 * t91;
            let t94 = rho1 * t92 + t14 * t93;
            let t95 = twice_m_r_squared * r23 - t90 * t20 - t19 * t92 - t23 * t91
                - t22 * t93;
            let t96 = t32 * t91 - t22 * t94 - t59 * t95;
            let t97 = t27 * t96;
            let t98 = t37 * (t94 + t38 * t95);
            let t99 = r32_m_e_squared * t6;
            let t100 = t19 * t99;
            let t101 = r32_m_e_squared * t7 + (t4 * t99 + twice_e_m_e * r31);
            let t102 = t9 * (t100 - t23 * t101);
            let t103 = t23 * t100 + t22 * t102;
            let t104 = rho1 * t99;
            let t105 = t14 * t102 + t23 * t104;
            let t106 = t37 * (t38 * t103 - t105);
            let t107 = t27 * (t32 * t100 - t22 * t105 - t33 * (t25 * t101 - t8 * t103));
            let t108 = t9 * (t104 - t15 * t101) - t107;
            let r32_e_m_e = e_m_e * r32;
            let t109 = t20 * (t6 * r32_e_m_e);
            let m_e_squared_r31 = m_e_squared * r31;
            let r32_twice_e_m_e = twice_e_m_e * r32;
            let t110 = t6 * (m_e_squared_r31 + t7 * r32_twice_e_m_e);
            let t111 = rho1 * t110;
            let t112 = t19 * t110;
            let t113 = m_e_squared_r31 * t7 + t4 * t110;
            let t114 = t9 * (t112 - t23 * t113);
            let t115 = t109 * (rt::lit::<T>(2.0) * rho1) - t23 * t111 - t14 * t114;
            let t116 = t109 * (twice_m_r * t18) - t23 * t112 - t22 * t114;
            let t117 = t37 * (t115 - t38 * t116);
            let t118 = t27 * (t32 * t112 + t22 * t115 - t33 * (t25 * t113 + t8 * t116));
            let t119 = t9 * (t111 - t15 * t113) - t118;
            let t120 = rt::lit::<T>(1.0) / (t5 * t8);
            let t121 = t4 * t22;
            let t122 = t120 * t121 - t20;
            let t123 = t4 * t120 + t27 * (t22 * t122);
            let t124 = t37 * t122;
            let t125 = t9 + t24 * t27;
            let t126 = t22 * t27;
            let t127 = rt::lit::<T>(1.0) / (t5 * t25);
            let t128 = t127 * (t19 * t32);
            let t129 = t127
                * (t32 * r13_r_m_r + t19 * t31 - t128 * (t25 * t11 + t5 * t34));
            let t130 = rho1 * t6;
            let t131 = t15 - t33;
            let t132 = t129 + (t130 * (t6 * t11) + t131 * t12) - t7 * t36;
            let t133 = t127
                * (r23_e_m_r * t32 - t19 * t48 - t128 * (t25 * t41 - t5 * t49));
            let t134 = t133 + (t130 * (t6 * t41) + t131 * t42) - t7 * t51;
            let t135 = rt::lit::<T>(1.0) / (t5 * t26);
            let t136 = t4 * t135;
            let t137 = t5 * t128;
            let t138 = t60 * t136 - t127 * (t53 * t32 - t19 * t57 - t58 * t137);
            let t139 = t128 + t7 * t131;
            let t140 = t130 - t139;
            let t141 = t127
                * (t32 * r23_r_m_r - t19 * t72 - t128 * (t25 * t65 - t5 * t73));
            let t142 = t141 + (t130 * (t6 * t65) + t131 * t66) - t7 * t75;
            let t143 = t127
                * (t19 * t85 - r13_e_m_r * t32 - t128 * (t25 * t78 + t5 * t86));
            let t144 = t143 + (t130 * (t6 * t78) + t131 * t79) - t7 * t88;
            let t145 = t96 * t136 - t127 * (t90 * t32 - t19 * t94 - t95 * t137);
            let t146 = t7 * t108 + (t127 * (t103 * t137 - t19 * t105) - t131 * t99);
            let t147 = t127 * (t19 * t115 - t128 * (t25 * r32_twice_e_m_e + t5 * t116))
                + (t130 * (t6 * r32_twice_e_m_e) - t131 * t110);
            let t148 = t7 * t119 + t147;
            let t149 = t7 * t123 + (t6 - t127 * (t19 * t122));
            let t150 = r11 * t126;
            let t151 = t127 * (t19 * t23) - t7 * t125;
            let t152 = t121 * t135 - t19 * t127;
            let t153 = t139 - t130;
            let t154 = r21 * t126;
            let t155 = r31 * t126;
            let r_r23 = r * r23;
            let t156 = r * t140;
            let t157 = r * t131;
            let t158 = r * t38;
            let r_r13 = r * r13;
            let t159 = e_m_r * t140;
            let t160 = e_m_e * t131;
            let t161 = r11 * t131 - r12 * t140;
            let t162 = r21_r * t140 + (r_r23 * t38 + r22_r * t131) - e * t161;
            let t163 = m_e * t162;
            let t164 = r21 * t159 + r11 * t160 - t163;
            let t165 = r * (r12 * t38 - r13 * t131);
            let t166 = m_r * t140;
            let t167 = r * (r22 * t38 - r23 * t131);
            let t168 = m_e * t131;
            let t169 = t140 * t160;
            let t170 = t140 * t159;
            let t171 = t38 * t164
                + (t165 * t166 - t167 * t168 - (r13 * t169 + r23 * t170));
            let m_r22_r_minus_e_r11 = m * r22_r_minus_e_r11;
            let t172 = m_e * t21;
            let r31_e_m_e = e_m_e * r31;
            let t173 = m_e * r22_r_minus_e_r11;
            let t174 = r21 * t172 + (a + r31 * r31_e_m_e) - r11 * t173;
            let t175 = c * t38;
            let t176 = t173 * t140;
            let t177 = m * t21;
            let t178 = r31_e_m_e * t140;
            let t179 = t172 * t140;
            let t180 = m_r22_r_minus_e_r11 * t167 + (t38 * t174 - t175)
                + (r13 * t176 + t177 * t165) - (r33 * t178 + r23 * t179);
            let t181 = m * t162;
            let t182 = r_r23 * t181;
            let t183 = r21 * t131 - r22 * t140;
            let t184 = e * t183 + (r11_r * t140 + (r_r13 * t38 + r12_r * t131));
            let t185 = m * t184;
            let t186 = r_r13 * t185;
            let t187 = t180 - t182 - t186;
            let t188 = m_e * t184;
            let t189 = e_m_e * (r31 * t131 - r32 * t140);
            let t190 = r21 * t188 + (a * t131 + r31 * t189) - r11 * t163;
            let t191 = r12_r * t185;
            let t192 = r22_r * t181;
            let t193 = r23_e_m_r * t140;
            let r23_m_r = m_r * r23;
            let r13_m_r = m_r * r13;
            let t194 = r21 * r13_e_m_r - r11 * r23_e_m_r;
            let t195 = r13_e_m_r * t140;
            let t196 = r13 * t193 + r23_m_r * t167
                + (r13_m_r * t165 + (t38 * t194 - c * t131) - r23 * t195);
            let t197 = t190 + (t191 + (t192 + t196));
            let t198 = m_e * t17;
            let t199 = t163 + t198 * t140;
            let t200 = m * t17;
            let m_r11_r_minus_e_r22 = m * r11_r_minus_e_r22;
            let t201 = m_e * r11_r_minus_e_r22;
            let t202 = r31 * r32_e_m_e + r11 * t198 - r21 * t201;
            let t203 = t189 - r32_e_m_e * t140;
            let t204 = r13 * t199
                + (t200 * t167 + (m_r11_r_minus_e_r22 * t165 - t38 * t202) - r33 * t203);
            let t205 = t188 + t201 * t140;
            let t206 = t204 - r23 * t205;
            let t207 = t185 * t158;
            let t208 = e_m_e * t140;
            let t209 = t140 * t208;
            let t210 = e_m_r * t131;
            let t211 = t140 * t210;
            let t212 = r21 * t210 - r11 * t208;
            let t213 = m_e * t140;
            let t214 = m_r * t131;
            let t215 = r13 * t209 - r23 * t211
                + (t38 * t212 + (t167 * t213 + t165 * t214));
            let t216 = t140 * t163;
            let t217 = e_m_r * t38;
            let t218 = r21 * t217;
            let t219 = m_r * t38;
            let t220 = t140 * t217;
            let t221 = t185 * t157;
            let t222 = t216 + (t38 * t218 + t165 * t219 - r23 * t220) - t221
                - t61 * t187;
            let t223 = t188 + (r21 * t160 - r11 * t159);
            let t224 = t38 * t223
                + (t167 * t166 + t165 * t168 + (r13 * t170 - r23 * t169));
            let t225 = t181 * t158;
            let t226 = r21 * t208 + r11 * t210;
            let t227 = r23 * t209 - t165 * t213
                + (r13 * t211 + t167 * t214 - t38 * t226);
            let t228 = r11 * t217;
            let t229 = t181 * t157;
            let t230 = t140 * t188;
            let t231 = r13 * t220 + (t167 * t219 - t38 * t228) - t229 - t230
                - t97 * t187;
            let t232 = t189 + r31 * t160;
            let t233 = t108 * t187 + (t38 * t232 - r33 * t169)
                + (t106 * t197 - t146 * t206);
            let t234 = r31 * t208;
            let t235 = t119 * t187 + (r33 * t209 - e_m_g - t38 * t234)
                + (t117 * t197 - t148 * t206);
            let t236 = t140 * t189;
            let t237 = r22 * t159 + r12 * t160;
            let t238 = r * (r13 * t140 - r11 * t38);
            let t239 = r * (r23 * t140 - r21 * t38);
            let t240 = t131 * t160;
            let t241 = t131 * t159;
            let t242 = t38 * t237 + t238 * t166
                - (t239 * t168 + (r13 * t240 + r23 * t241));
            let t243 = t198 * t131;
            let t244 = r12 * t198 + (a + r32 * r32_e_m_e) - r22 * t201;
            let t245 = r32_e_m_e * t131;
            let t246 = t201 * t131;
            let t247 = m_r11_r_minus_e_r22 * t238
                + (r13 * t243 + (t175 - t38 * t244) + (r33 * t245 - r23 * t246));
            let t248 = t200 * t239 + t247 + (t182 + t186);
            let t249 = r23_e_m_r * t131;
            let t250 = r12 * r23_e_m_r - r22 * r13_e_m_r;
            let t251 = r13_e_m_r * t131;
            let t252 = r23_m_r * t239
                + (c * t140 + (r13 * t249 - t250 * t38 - r23 * t251));
            let t253 = r21_r * t181;
            let t254 = r11_r * t185;
            let t255 = r12 * t163 + (a * t140 - r32 * t189) - r22 * t188;
            let t256 = r13_m_r * t238 + t252 - (t253 + t254) - t255;
            let t257 = r12 * t173 - r32 * r31_e_m_e - r22 * t172;
            let t258 = t189 + r31_e_m_e * t131;
            let t259 = t163 + t173 * t131;
            let t260 = t188 + t172 * t131;
            let t261 = t177 * t238 - t257 * t38
                + (m_r22_r_minus_e_r11 * t239 - r33 * t258) + (r13 * t259 - r23 * t260);
            let t262 = t131 * t208;
            let t263 = t131 * t210;
            let t264 = t163 + (r12 * t208 - r22 * t210);
            let t265 = r13 * t262 - r23 * t263 + (t239 * t213 + t238 * t214)
                - t38 * t264;
            let t266 = t131 * t163;
            let t267 = t185 * t156;
            let t268 = r22 * t217;
            let t269 = t131 * t217;
            let t270 = t138 * t248
                + (t266 + (t267 + (t238 * t219 + (t38 * t268 - r23 * t269))));
            let t271 = r12 * t159 - r22 * t160;
            let t272 = t239 * t166 + t238 * t168
                + (r13 * t241 - r23 * t240 - t38 * t271);
            let t273 = r12 * t210 + r22 * t208 - t188;
            let t274 = r13 * t263 + r23 * t262 + (t239 * t214 - t238 * t213)
                - t38 * t273;
            let t275 = t181 * t156;
            let t276 = r12 * t217;
            let t277 = t131 * t188;
            let t278 = t145 * t248
                + (t275 + (t239 * t219 + (r13 * t269 - t38 * t276)) - t277);
            let t279 = r32 * t160;
            let t280 = e_m_g + t38 * t279 - r33 * t240 - t146 * t248
                + (t106 * t256 + t108 * t261);
            let t281 = r32 * t208 - t189;
            let t282 = r33 * t262 - t38 * t281 - t148 * t248
                + (t117 * t256 + t119 * t261);
            let t283 = t131 * t189;
            let t284 = t250 * t131 + r22 * t251 - r12 * t249 - t194 * t140
                + (r21 * t195 - r11 * t193);
            let t285 = r * t183;
            let t286 = r * t161;
            let t287 = t284 + (r23_m_r * t285 + r13_m_r * t286);
            let t288 = r22 * t241 + r21 * t170
                + (t286 * t166 + (r11 * t169 + r12 * t240));
            let t289 = t39 * t287 - t140 * t164
                + (t221 - (t131 * t237 + t285 * t168) + (t288 - t216));
            let t290 = r31 * t178 + r21 * t179
                + (t257 * t131 - t174 * t140 - r11 * t176);
            let t291 = t253 + (m_r22_r_minus_e_r11 * t285 + t177 * t286)
                + (t254 + (r32 * t258 + t290)) + (t255 + (r22 * t260 - r12 * t259));
            let t292 = t202 * t140
                + (r22 * t246 + t244 * t131 - (r32 * t245 + r12 * t243));
            let t293 = m_r11_r_minus_e_r22 * t286 + t292 - t191
                + (r31 * t203 + t200 * t285 - t192) + (r21 * t205 - r11 * t199 - t190);
            let t294 = t285 * t213 + (r22 * t263 + r21 * t211)
                - (r12 * t262 + r11 * t209);
            let t295 = t131 * t264 + t52 * t287
                + (t286 * t214 - t140 * t212 - t266 + (t294 - t267));
            let t296 = t286 * t219
                + (r21 * t220 + (r22 * t269 - t131 * t268 - t140 * t218));
            let t297 = t131 * t271 + (r22 * t240 + r21 * t169)
                - (r12 * t241 + r11 * t170);
            let t298 = t76 * t287 - t140 * t223
                + (t230 + (t285 * t166 + t286 * t168) + (t229 + t297));
            let t299 = t140 * t226 - (r12 * t263 + r11 * t211)
                - (r22 * t262 + r21 * t209);
            let t300 = t131 * t273 + t89 * t287
                + (t277 + (t285 * t214 - t286 * t213) + (t299 - t275));
            let t301 = t285 * t219
                + (t140 * t228 + (t131 * t276 - r12 * t269) - r11 * t220);
            let t302 = t106 * t287
                + (t236 + (r31 * t169 + (r32 * t240 - t131 * t279)) - t140 * t232);
            let t303 = t117 * t287
                + (t283 - r31 * t209 + (t131 * t281 + (t140 * t234 - r32 * t262)));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    r13 * t36 + r12 * t39,
                    -(r13 * t132 + (t38 + r11 * t39)),
                    r12 * t132 + (t131 - r11 * t36),
                    r23 * t36 + r22 * t39,
                    -(r23 * t132 + r21 * t39),
                    r22 * t132 - r21 * t36,
                    r33 * t36 + r32 * t39,
                    -(r33 * t132 + r31 * t39),
                    r32 * t132 - r31 * t36,
                    r_r23 * t39 - r22_r * t36 - r21_r * t132,
                    r11_r * t132 + (r12_r * t36 - r_r13 * t39 - t156),
                    t171 - t36 * t187 + (t39 * t197 - t132 * t206),
                    t242 - t207 - t132 * t248 + (t39 * t256 - t36 * t261),
                    t289 - t36 * t291 - t132 * t293,
                ],
                [
                    r13 * t51 + (t38 + r12 * t52),
                    -(r13 * t134 + r11 * t52),
                    r12 * t134 + (t153 - r11 * t51),
                    r23 * t51 + r22 * t52,
                    -(r23 * t134 + r21 * t52),
                    r22 * t134 - r21 * t51,
                    r33 * t51 + r32 * t52,
                    -(r33 * t134 + r31 * t52),
                    r32 * t134 - r31 * t51,
                    r_r23 * t52 - r22_r * t51 - r21_r * t134,
                    r11_r * t134 + (r12_r * t51 - (t157 + r_r13 * t52)),
                    t207 + t215 - t51 * t187 + (t52 * t197 - t134 * t206),
                    t265 - t134 * t248 + (t52 * t256 - t51 * t261),
                    t295 - t51 * t291 - t134 * t293,
                ],
                [
                    r13 * t61 + (t62 - r12 * t63),
                    r13 * t138 + (t140 + r11 * t63),
                    -(r12 * t138 + r11 * t61),
                    r23 * t61 - r22 * t63,
                    r23 * t138 + r21 * t63,
                    -(r22 * t138 + r21 * t61),
                    r33 * t61 - r32 * t63,
                    r33 * t138 + r31 * t63,
                    -(r32 * t138 + r31 * t61),
                    r21_r * t138 - (r22_r * t61 + r_r23 * t63),
                    r12_r * t61 + (r_r13 * t63 - t158) - r11_r * t138,
                    t222 + (t138 * t206 - t63 * t197),
                    t270 - (t63 * t256 + t61 * t261),
                    t138 * t293 + (t296 - t63 * t287) - t61 * t291,
                ],
                [
                    r13 * t75 + r12 * t76,
                    -(r13 * t142 + r11 * t76),
                    r12 * t142 - r11 * t75,
                    r23 * t75 + r22 * t76,
                    -(r23 * t142 + (t38 + r21 * t76)),
                    r22 * t142 + (t131 - r21 * t75),
                    r33 * t75 + r32 * t76,
                    -(r33 * t142 + r31 * t76),
                    r32 * t142 - r31 * t75,
                    t156 + r_r23 * t76 - r22_r * t75 - r21_r * t142,
                    r11_r * t142 + (r12_r * t75 - r_r13 * t76),
                    t224 - t75 * t187 + (t76 * t197 - t142 * t206),
                    t272 - t225 - t142 * t248 + (t76 * t256 - t75 * t261),
                    t298 - t142 * t293 - t75 * t291,
                ],
                [
                    r13 * t88 + r12 * t89,
                    -(r13 * t144 + r11 * t89),
                    r12 * t144 - r11 * t88,
                    r23 * t88 + (t38 + r22 * t89),
                    -(r23 * t144 + r21 * t89),
                    r22 * t144 + (t153 - r21 * t88),
                    r33 * t88 + r32 * t89,
                    -(r33 * t144 + r31 * t89),
                    r32 * t144 - r31 * t88,
                    t157 + r_r23 * t89 - r22_r * t88 - r21_r * t144,
                    r11_r * t144 + (r12_r * t88 - r_r13 * t89),
                    t225 + t227 - t88 * t187 + (t89 * t197 - t144 * t206),
                    t274 - t144 * t248 + (t89 * t256 - t88 * t261),
                    t300 - t144 * t293 - t88 * t291,
                ],
                [
                    r13 * t97 - r12 * t98,
                    r13 * t145 + r11 * t98,
                    -(r12 * t145 + r11 * t97),
                    r23 * t97 + (t62 - r22 * t98),
                    r23 * t145 + (t140 + r21 * t98),
                    -(r22 * t145 + r21 * t97),
                    r33 * t97 - r32 * t98,
                    r33 * t145 + r31 * t98,
                    -(r32 * t145 + r31 * t97),
                    r21_r * t145 + (t158 - r_r23 * t98 - r22_r * t97),
                    r12_r * t97 + r_r13 * t98 - r11_r * t145,
                    t231 + (t145 * t206 - t98 * t197),
                    t278 - (t97 * t261 + t98 * t256),
                    t145 * t293 + (t301 - t98 * t287) - t97 * t291,
                ],
                [
                    r12 * t106 - r13 * t108,
                    -(r13 * t146 + r11 * t106),
                    r12 * t146 + r11 * t108,
                    r22 * t106 - r23 * t108,
                    -(r23 * t146 + r21 * t106),
                    r22 * t146 + r21 * t108,
                    r32 * t106 - r33 * t108,
                    -(r33 * t146 + (t38 + r31 * t106)),
                    r32 * t146 + (t131 + r31 * t108),
                    r22_r * t108 + r_r23 * t106 - r21_r * t146,
                    r11_r * t146 - (r12_r * t108 + r_r13 * t106),
                    t233,
                    t280,
                    t108 * t291 + t302 - t146 * t293,
                ],
                [
                    r12 * t117 - r13 * t119,
                    -(r13 * t148 + r11 * t117),
                    r12 * t148 + r11 * t119,
                    r22 * t117 - r23 * t119,
                    -(r23 * t148 + r21 * t117),
                    r22 * t148 + r21 * t119,
                    t38 + r32 * t117 - r33 * t119,
                    -(r33 * t148 + r31 * t117),
                    r32 * t148 + (t153 + r31 * t119),
                    r22_r * t119 + r_r23 * t117 - r21_r * t148,
                    r11_r * t148 - (r12_r * t119 + r_r13 * t117),
                    t235,
                    t282,
                    t119 * t291 + t303 - t148 * t293,
                ],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    t62,
                    t140,
                    zero,
                    zero,
                    zero,
                    -t236,
                    -t283,
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
                    r13 * t123 + r12 * t124,
                    r13 * t149 - r11 * t124,
                    -(r12 * t149 + r11 * t123),
                    r23 * t123 + r22 * t124,
                    r23 * t149 - r21 * t124,
                    -(r22 * t149 + r21 * t123),
                    r33 * t123 + r32 * t124,
                    r33 * t149 - r31 * t124,
                    -(r32 * t149 + r31 * t123),
                    r21_r * t149 + (r_r23 * t124 - r22_r * t123),
                    r12_r * t123 - r_r13 * t124 - r11_r * t149,
                    t124 * t197 + (t149 * t206 - t123 * t187),
                    t149 * t248 + t124 * t256 - t123 * t261,
                    t149 * t293 + t124 * t287 - t123 * t291,
                ],
                [
                    -(r13 * t125 + r12 * t126),
                    t150 + r13 * t151,
                    r11 * t125 - r12 * t151,
                    -(r23 * t125 + r22 * t126),
                    t154 + r23 * t151,
                    r21 * t125 - r22 * t151,
                    -(r33 * t125 + r32 * t126),
                    t155 + r33 * t151,
                    r31 * t125 - r32 * t151,
                    r21_r * t151 + (r22_r * t125 - r_r23 * t126),
                    r_r13 * t126 - r12_r * t125 - r11_r * t151,
                    t151 * t206 + t125 * t187 - t126 * t197,
                    t151 * t248 + t125 * t261 - t126 * t256,
                    t125 * t291 + (t151 * t293 - t126 * t287),
                ],
                [
                    r13 * t126 + r12 * t37,
                    r13 * t152 - r11 * t37,
                    -(t150 + r12 * t152),
                    r23 * t126 + r22 * t37,
                    r23 * t152 - r21 * t37,
                    -(t154 + r22 * t152),
                    r33 * t126 + r32 * t37,
                    r33 * t152 - r31 * t37,
                    -(t155 + r32 * t152),
                    r21_r * t152 + (r_r23 * t37 - r22_r * t126),
                    r12_r * t126 - r_r13 * t37 - r11_r * t152,
                    t37 * t197 + (t152 * t206 - t126 * t187),
                    t152 * t248 + t37 * t256 - t126 * t261,
                    t152 * t293 + t37 * t287 - t126 * t291,
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
            let t5 = e_m_e * (r31 * omega2 - r32 * omega1);
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
                / (m_e_squared * (r32 * r32 + (r12 * r12 + r22 * r22)) + a);
            let t3 = t1 * t2;
            let t4 = a + m_e_squared * (r31 * r31 + (r11 * r11 + r21 * r21)) - t1 * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = p_omega2 + p_omega1 * t3;
            let r22_m_e = m_e * r22;
            let t7 = r22_m_e * t2;
            let t8 = r22_m_e * t3 - m_e * r21;
            let t9 = t5 * t8;
            let r12_m_e = m_e * r12;
            let t10 = r12_m_e * t2;
            let t11 = r12_m_e * t3 - m_e * r11;
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
                inv_c * p_omega3,
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
            self: &System<T>,
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
            let t7 = e_m_e * (r31 * omega2 - r32 * omega1);
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
            self: &System<T>,
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let e = self.parameters.e;
            let a = self.parameters.A;
            let c = self.parameters.C;
            let Constants { m_e_squared, m_e, m_r_squared, twice_r, k7, m_r, .. } = self
                .constants;
            let t1 = r12 * r12 + r22 * r22;
            let t2 = twice_r * (r12 * r21 - r22 * r11);
            let t3 = r11 * r11 + r21 * r21;
            let t4 = rt::lit::<T>(1.0)
                / (m_e * (e * (r32 * r32 + t1) + t2) + (a + m_r_squared * t3));
            let r11_r = r * r11;
            let r21_r = r * r21;
            let t5 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
            let t6 = t5 * t4;
            let r12_r = r * r12;
            let r22_r = r * r22;
            let t7 = k7 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
            let t8 = t7 * t4;
            let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11)) - t5 * t8;
            let t10 = m_e * (e * (r31 * r31 + t3) + t2) + (a + m_r_squared * t1)
                - t7 * t8;
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = t11 * t9;
            let t13 = c + m_r_squared * (r13 * r13 + r23 * r23) - t5 * t6 - t9 * t12;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = rho2 - rho1 * t8;
            let t16 = rho3 - rho1 * t6 - t12 * t15;
            let t17 = t11 * (t15 - t14 * (t9 * t16));
            let t18 = t4 * (rho1 - t14 * (t5 * t16)) - t8 * t17;
            let t19 = t14 * t16;
            rt::vector([
                t18,
                t17,
                t19,
                r21_r * t18 + (r22_r * t17 + r * r23 * t19),
                -(r11_r * t18 + (r * r13 * t19 + r12_r * t17)),
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
                m_e_squared,
                m_e,
                inv_c,
                m_a,
                e_m_g,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                m_c,
                k4,
                e_c,
                k5,
                a_a_r_squared,
                m_a_r_squared,
                k6,
                e_m_e,
                ..
            } = self.constants;
            let r22_squared = r22 * r22;
            let r32_squared = r32 * r32;
            let r21_squared = r21 * r21;
            let r31_squared = r31 * r31;
            let t1 = r * (r11 * r31 + r12 * r32);
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t2 = t1 + e * (r32_r21 - r22_r31);
            let t3 = k4 * (r12 * r21 - r22 * r11);
            let t4 = r32_squared + r31_squared;
            let r13_squared = r13 * r13;
            let t5 = e_c
                * (a * (r22_squared + r32_squared + (r21_squared + r31_squared))
                    + t2 * (m * t2)) + (t3 + t4 * (k5 * r13_squared));
            let r12_squared = r12 * r12;
            let r11_squared = r11 * r11;
            let t6 = m_e * t5
                + (c_a_squared
                    + m_a_r_squared
                        * (c * (r12_squared + r11_squared) + a * r13_squared));
            let t7 = a + m_e_squared * t4;
            let t8 = c_m_a * t7;
            let t9 = r12_squared + r32_squared;
            let t10 = r11_squared + r31_squared;
            let t11 = r * (r21 * r31 + r22 * r32) + e * (r12 * r31 - r32 * r11);
            let r23_squared = r23 * r23;
            let t12 = e_c * (a * (t9 + t10) + t11 * (m * t11))
                + (t3 + t4 * (k5 * r23_squared));
            let t13 = m_e * t12
                + (c_a_squared
                    + a_r_squared
                        * (m_c * (r22_squared + r21_squared) + m_a * r23_squared));
            let r23_r13 = r23 * r13;
            let t14 = m_e_squared
                * ((e * (r22_r31 - r32_r21) - t1) * (c * t11)
                    - t4 * (a_r_squared * r23_r13));
            let t15 = t14 + (k6 * (r11 * r21 + r12 * r22) - a_a_r_squared * r23_r13);
            let t16 = a_c * t7;
            let t17 = t13 * t6 * (rt::lit::<T>(1.0) / (t8 * t8))
                - t15 * t15 * (rt::lit::<T>(1.0) / (t16 * t16));
            let t18 = rt::lit::<T>(1.0) / (t8 * t17);
            let t19 = r22 * omega3 - r23 * omega2;
            let t20 = r23 * omega1 - r21 * omega3;
            let t21 = r21 * omega2 - r22 * omega1;
            let t22 = r11 * omega2 - r12 * omega1;
            let t23 = m_e * (x_dot - e * t22);
            let t24 = m_e * (y_dot - e * t21);
            let t25 = e_m_e * (r31 * omega2 - r32 * omega1);
            let t26 = r12 * t23 + (r22 * t24 + (a * omega1 - r32 * t25));
            let t27 = omega2 * t23;
            let t28 = omega1 * t23;
            let t29 = omega2 * t25;
            let t30 = omega1 * t25;
            let t31 = omega2 * t24;
            let t32 = omega1 * t24;
            let t33 = a * omega2 + r31 * t25 - r21 * t24 - r11 * t23;
            let t34 = r32 * t29 + r31 * t30 - r22 * t31 - r21 * t32 - omega1 * t33;
            let t35 = inv_c * (omega2 * t26 - (r12 * t27 + r11 * t28) + t34);
            let r12_m_e = m_e * r12;
            let t36 = m_e_squared * (r32 * r31 + (r12 * r11 + r22 * r21));
            let t37 = rt::lit::<T>(1.0) / (a + m_e_squared * (r22_squared + t9));
            let t38 = t36 * t37;
            let t39 = r12_m_e * t38 - m_e * r11;
            let t40 = rt::lit::<T>(1.0)
                / (a + m_e_squared * (r21_squared + t10) - t36 * t38);
            let t41 = t39 * t40;
            let t42 = r12_m_e * t37;
            let t43 = rt::lit::<T>(1.0) / (m - r12_m_e * t42 - t39 * t41);
            let t44 = r32 * omega3 - omega2 * r33;
            let t45 = omega1 * r33 - r31 * omega3;
            let t46 = e_m_e * (omega2 * t44 - omega1 * t45);
            let c_omega3 = c * omega3;
            let t47 = r32 * (e_m_g - t46) + (r33 * t30 + (omega2 * c_omega3 - t45 * t25))
                - (r13 * t28 + r23 * t32);
            let t48 = r13 * omega1 - r11 * omega3;
            let t49 = omega2 * t19 - omega1 * t20;
            let t50 = e_m_e * t49;
            let t51 = r12 * omega3 - r13 * omega2;
            let t52 = omega2 * t51 - omega1 * t48;
            let t53 = e_m_e * t52;
            let t54 = t20 * t24 + t48 * t23 - (r22 * t50 + r12 * t53) - omega3 * t33;
            let t55 = t47 + t54;
            let t56 = r31 * (t46 - e_m_g) + (r33 * t29 + (t44 * t25 - omega1 * c_omega3))
                - (r13 * t27 + r23 * t31);
            let t57 = omega3 * t26 + (r21 * t50 + r11 * t53 - (t19 * t24 + t51 * t23));
            let t58 = t38 * t55 + (t56 + t57);
            let t59 = t41 * t58 + (m_e * t52 + t42 * t55);
            let r22_m_e = m_e * r22;
            let t60 = r22_m_e * t37;
            let t61 = r22_m_e * t38 - m_e * r21;
            let t62 = t40 * t61;
            let t63 = r22_m_e * t42 + t41 * t61;
            let t64 = t63 * t43;
            let t65 = rt::lit::<T>(1.0) / (m - r22_m_e * t60 - t61 * t62 - t63 * t64);
            let t66 = t64 * t59 + (t62 * t58 + (m_e * t49 + t60 * t55));
            let t67 = t43 * (t59 + t65 * (t63 * t66));
            let t68 = t41 * t67 + t40 * (t58 + t65 * (t61 * t66));
            let t69 = omega1 * t19 + omega2 * t20 + omega3 * t21 + r23 * t35 - r22 * t68;
            let t70 = t38 * t68 + (t37 * (t55 + t65 * (r22_m_e * t66)) + t42 * t67);
            let t71 = r * (t69 - r21 * t70) - t67;
            let t72 = t15 / (t16 * t17);
            let t73 = r12 * t68
                - (omega1 * t51 + omega2 * t48 + omega3 * t22 + r13 * t35);
            let t74 = r * (r11 * t70 + t73) - t65 * t66;
            rt::vector([t6 * t18 * t71 - t72 * t74, t13 * t18 * t74 - t72 * t71])
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
                m_e_squared,
                m_e,
                inv_c,
                m_a,
                e_m_g,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                m_c,
                k4,
                e_c,
                k5,
                a_a_r_squared,
                m_a_r_squared,
                k6,
                e_m_e,
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
            let r11_r = r * r11;
            let t9 = r * (r21 * r31 + r22 * r32) + e * (r12 * r31 - r32 * r11);
            let t10 = k4 * (r12 * r21 - r22 * r11);
            let t11 = r32_squared + r31_squared;
            let r23_squared = r23 * r23;
            let t12 = e_c * (a * (t2 + t6) + t9 * (m * t9))
                + (t10 + t11 * (k5 * r23_squared));
            let t13 = m_e * t12
                + (c_a_squared
                    + a_r_squared
                        * (m_c * (r22_squared + r21_squared) + m_a * r23_squared));
            let t14 = a + m_e_squared * t11;
            let t15 = c_m_a * t14;
            let t16 = r * (r11 * r31 + r12 * r32);
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t17 = t16 + e * (r32_r21 - r22_r31);
            let r13_squared = r13 * r13;
            let t18 = e_c
                * (a * (r22_squared + r32_squared + (r21_squared + r31_squared))
                    + t17 * (m * t17)) + (t10 + t11 * (k5 * r13_squared));
            let t19 = m_e * t18
                + (c_a_squared
                    + m_a_r_squared
                        * (c * (r12_squared + r11_squared) + a * r13_squared));
            let r23_r13 = r23 * r13;
            let t20 = m_e_squared
                * ((e * (r22_r31 - r32_r21) - t16) * (c * t9)
                    - t11 * (a_r_squared * r23_r13));
            let t21 = t20 + (k6 * (r11 * r21 + r12 * r22) - a_a_r_squared * r23_r13);
            let t22 = a_c * t14;
            let t23 = t13 * t19 * (rt::lit::<T>(1.0) / (t15 * t15))
                - t21 * t21 * (rt::lit::<T>(1.0) / (t22 * t22));
            let t24 = rt::lit::<T>(1.0) / (t15 * t23);
            let r12_m_e = m_e * r12;
            let t25 = r12_m_e * t5 - m_e * r11;
            let t26 = t25 * t8;
            let t27 = r12_m_e * t4;
            let t28 = m - r12_m_e * t27 - t25 * t26;
            let t29 = rt::lit::<T>(1.0) / t28;
            let t30 = r32 * omega3 - omega2 * r33;
            let t31 = omega1 * r33 - r31 * omega3;
            let t32 = e_m_e * (omega2 * t30 - omega1 * t31);
            let t33 = e_m_e * (r31 * omega2 - r32 * omega1);
            let t34 = omega1 * t33;
            let c_omega3 = c * omega3;
            let t35 = r11 * omega2 - r12 * omega1;
            let t36 = m_e * (x_dot - e * t35);
            let t37 = omega1 * t36;
            let t38 = r21 * omega2 - r22 * omega1;
            let t39 = m_e * (y_dot - e * t38);
            let t40 = omega1 * t39;
            let t41 = r32 * (e_m_g - t32) + (r33 * t34 + (omega2 * c_omega3 - t31 * t33))
                - (r13 * t37 + r23 * t40);
            let t42 = r23 * omega1 - r21 * omega3;
            let t43 = r13 * omega1 - r11 * omega3;
            let t44 = r22 * omega3 - r23 * omega2;
            let t45 = omega2 * t44 - omega1 * t42;
            let t46 = e_m_e * t45;
            let t47 = r12 * omega3 - r13 * omega2;
            let t48 = omega2 * t47 - omega1 * t43;
            let t49 = e_m_e * t48;
            let t50 = a * omega2 + r31 * t33 - r21 * t39 - r11 * t36;
            let t51 = t42 * t39 + t43 * t36 - (r22 * t46 + r12 * t49) - omega3 * t50;
            let t52 = t41 + t51;
            let t53 = omega2 * t33;
            let t54 = omega2 * t36;
            let t55 = omega2 * t39;
            let t56 = r31 * (t32 - e_m_g) + (r33 * t53 + (t30 * t33 - omega1 * c_omega3))
                - (r13 * t54 + r23 * t55);
            let t57 = r12 * t36 + (r22 * t39 + (a * omega1 - r32 * t33));
            let t58 = omega3 * t57 + (r21 * t46 + r11 * t49 - (t44 * t39 + t47 * t36));
            let t59 = t56 + t58;
            let t60 = t5 * t52 + t59;
            let t61 = m_e * t48;
            let t62 = t26 * t60 + (t61 + t27 * t52);
            let r22_m_e = m_e * r22;
            let t63 = r22_m_e * t5 - m_e * r21;
            let t64 = r22_m_e * t27 + t26 * t63;
            let t65 = t64 * t29;
            let t66 = t8 * t63;
            let t67 = m_e * t45;
            let t68 = r22_m_e * t4;
            let t69 = t65 * t62 + (t66 * t60 + (t67 + t68 * t52));
            let t70 = m - r22_m_e * t68 - t63 * t66 - t64 * t65;
            let t71 = rt::lit::<T>(1.0) / (t28 * t70);
            let t72 = t29 * t62 + t64 * t69 * t71;
            let t73 = rt::lit::<T>(1.0) / (t7 * t70);
            let t74 = t26 * t72 + (t63 * t69 * t73 + t8 * t60);
            let t75 = rt::lit::<T>(1.0) / (t3 * t70);
            let t76 = t5 * t74 + (t27 * t72 + (t4 * t52 + r22_m_e * t69 * t75));
            let r12_r = r * r12;
            let t77 = rt::lit::<T>(1.0) / t70;
            let r_r13 = r * r13;
            let t78 = r32 * t53 + r31 * t34 - r22 * t55 - r21 * t40 - omega1 * t50;
            let t79 = omega2 * t57 - (r12 * t54 + r11 * t37) + t78;
            let t80 = inv_c * t79;
            let t81 = t77 * t69
                + (r * (omega1 * t47 + omega2 * t43 + omega3 * t35) + r_r13 * t80);
            let t82 = r11_r * t76 + (r12_r * t74 - t81);
            let t83 = t21 / (t22 * t23);
            let r_r23 = r * r23;
            let t84 = r * (omega1 * t44 + omega2 * t42 + omega3 * t38) + r_r23 * t80
                - t72;
            let r22_r = r * r22;
            let r21_r = r * r21;
            let t85 = t84 - r22_r * t74 - r21_r * t76;
            let t86 = t13 * t24 * t82 - t83 * t85;
            let t87 = t19 * t24 * t85 - t83 * t82;
            let t88 = r11_r * t86 - t52 - r21_r * t87;
            let t89 = t5 * t88 + (r12_r * t86 - t59 - r22_r * t87);
            let t90 = t61 + t87 - t27 * t88 - t26 * t89;
            let t91 = t65 * t90 + (t67 + t86 - t68 * t88 - t66 * t89);
            let t92 = t29 * t90 + t91 * (t64 * t71);
            let t93 = t8 * t89 - t91 * (t63 * t73) - t26 * t92;
            rt::vector([
                t5 * t93 + (t4 * t88 - t91 * (r22_m_e * t75) - t27 * t92),
                t93,
                inv_c * (t79 + r_r13 * t86 - r_r23 * t87),
                t92,
                t77 * t91,
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
                k2,
                twice_m_e,
                twice_m_e_squared,
                k3,
                m_a_r_squared,
                a_r,
                twice_e,
                r_m_c,
                k9,
                ..
            } = self.constants;
            let r31_squared = r31 * r31;
            let t1 = (a + m_e_squared * (r31_squared + (r11 * r11 + r21 * r21))) * omega2
                - twice_m_e * (r11 * x_dot + r21 * y_dot);
            let r32_squared = r32 * r32;
            let t2 = twice_m_e * (r12 * x_dot + r22 * y_dot)
                - (r32 * r31 + (r12 * r11 + r22 * r21)) * (twice_m_e_squared * omega2);
            let t3 = omega1
                * ((m_e_squared * (r32_squared + (r12 * r12 + r22 * r22)) + a) * omega1
                    + t2);
            let omega3_squared = omega3 * omega3;
            let t4 = c * omega3_squared
                + m * (x_dot * x_dot + k3 + (y_dot * y_dot - k2 * r33));
            let r_r33 = r * r33;
            let rho_3 = r_r33 - e;
            rt::vector([
                rt::lit::<T>(0.5) * (omega2 * t1 + (t3 + t4)),
                a_r * (r31 * omega1 + r32 * omega2) + c * omega3 * rho_3,
                omega3_squared
                    * (m_a_r_squared * (r32_squared + r31_squared)
                        + (k9 + (r_r33 - twice_e) * (r_m_c * r33))),
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
            let a = self.parameters.A;
            let Constants {
                m_e_squared,
                inv_a,
                e_m_e_squared,
                e_a,
                inv_c,
                a_squared,
                m_e_squared_a,
                m_e_squared_squared,
                inv_m_a,
                e_squared_a,
                k1,
                e_m_g,
                v_mid,
                ..
            } = self.constants;
            let r32_squared = r32 * r32;
            let r31_squared = r31 * r31;
            let t1 = a + m_e_squared * (r32_squared + r31_squared);
            let t2 = inv_a / t1;
            let t3 = r32 * r11 - r12 * r31;
            let r31_e_m_e_squared = e_m_e_squared * r31;
            let t4 = t2 * (t3 * r31_e_m_e_squared - e_a * r12);
            let t5 = r32 * r21 - r22 * r31;
            let t6 = t2 * (t5 * r31_e_m_e_squared - e_a * r22);
            let t7 = t2 * (r31 * (m_e_squared * r32));
            let t8 = p_x * t4 + t2 * (p_omega1 * (a + m_e_squared * r31_squared))
                + (p_y * t6 + p_omega2 * t7);
            let t9 = inv_m_a / t1;
            let t10 = t3 * (m_e_squared_squared * t3)
                + (a_squared
                    + m_e_squared_a
                        * (r12 * r12 + r32_squared + (r11 * r11 + r31_squared)));
            let r32_e_m_e_squared = e_m_e_squared * r32;
            let t11 = t2 * (t3 * r32_e_m_e_squared + e_a * r11);
            let t12 = t2 * (e_squared_a * (r11 * r21 + r12 * r22) + t5 * (k1 * t3));
            let t13 = p_x
                * (p_omega1 * t4 + t9 * (p_x * t10) + (p_omega2 * t11 + p_y * t12));
            let t14 = t5 * (m_e_squared_squared * t5)
                + (a_squared
                    + m_e_squared_a
                        * (r22 * r22 + r32_squared + (r21 * r21 + r31_squared)));
            let t15 = t2 * (t5 * r32_e_m_e_squared + e_a * r21);
            let t16 = p_y
                * (p_omega1 * t6 + t9 * (p_y * t14) + (p_omega2 * t15 + p_x * t12));
            let t17 = p_x * t11 + t2 * (p_omega2 * (a + m_e_squared * r32_squared))
                + (p_y * t15 + p_omega1 * t7);
            let t18 = rt::lit::<T>(0.5)
                * (p_omega1 * t8 + t13
                    + (t16 + (p_omega2 * t17 + p_omega3 * (inv_c * p_omega3))));
            v_mid - e_m_g * r33 + t18
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
                m_e_squared,
                m_e,
                inv_a,
                e_m_e_squared,
                e_a,
                inv_c,
                a_squared,
                m_a,
                inv_m_a,
                e_squared_a,
                k1,
                e_m_g,
                m_e_g,
                a_c,
                a_r_squared,
                c_a_squared,
                c_m_a,
                m_c,
                k4,
                e_c,
                k5,
                a_a_r_squared,
                m_a_r_squared,
                k6,
                e_m_e,
                ..
            } = self.constants;
            let p_omega3_inv_c = inv_c * p_omega3;
            let r32_squared = r32 * r32;
            let r31_squared = r31 * r31;
            let t1 = r32_squared + r31_squared;
            let t2 = a + m_e_squared * t1;
            let t3 = inv_a / t2;
            let r32_r11 = r32 * r11;
            let r12_r31 = r12 * r31;
            let t4 = r32_r11 - r12_r31;
            let r32_e_m_e_squared = e_m_e_squared * r32;
            let t5 = t3 * (t4 * r32_e_m_e_squared + e_a * r11);
            let r32_r21 = r32 * r21;
            let r22_r31 = r22 * r31;
            let t6 = r32_r21 - r22_r31;
            let t7 = t3 * (t6 * r32_e_m_e_squared + e_a * r21);
            let r32_r31 = r32 * r31;
            let t8 = m_e_squared * r32_r31 * t3;
            let t9 = p_x * t5 + t3 * (p_omega2 * (a + m_e_squared * r32_squared))
                + (p_y * t7 + p_omega1 * t8);
            let t10 = r12 * p_omega3_inv_c - r13 * t9;
            let r31_e_m_e_squared = e_m_e_squared * r31;
            let t11 = t3 * (t4 * r31_e_m_e_squared - e_a * r12);
            let t12 = t3 * (t6 * r31_e_m_e_squared - e_a * r22);
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
            let t22 = r11 * r21 + r12 * r22;
            let t23 = t3 * (e_squared_a * t22 + t6 * (k1 * t4));
            let t24 = inv_m_a / t2;
            let r12_squared = r12 * r12;
            let t25 = r12_squared + r32_squared;
            let r11_squared = r11 * r11;
            let t26 = r11_squared + r31_squared;
            let t27 = a * (t25 + t26);
            let t28 = p_omega1 * t11
                + t24
                    * (p_x
                        * (a_squared + m_e_squared * (t27 + t4 * (m_e_squared * t4))));
            let t29 = p_omega2 * t5 + p_y * t23 + t28;
            let r22_squared = r22 * r22;
            let r21_squared = r21 * r21;
            let t30 = a * (r22_squared + r32_squared + (r21_squared + r31_squared));
            let t31 = p_omega1 * t12
                + t24
                    * (p_y
                        * (a_squared + m_e_squared * (t30 + t6 * (m_e_squared * t6))));
            let t32 = p_omega2 * t7 + p_x * t23 + t31;
            let r11_r = r * r11;
            let t33 = r * (r21 * r31 + r22 * r32) + e * (r12_r31 - r32_r11);
            let t34 = k4 * (r12 * r21 - r22 * r11);
            let r23_squared = r23 * r23;
            let t35 = m_e
                * (e_c * (t27 + t33 * (m * t33)) + (t34 + t1 * (k5 * r23_squared)));
            let t36 = t35
                + (c_a_squared
                    + a_r_squared
                        * (m_c * (r22_squared + r21_squared) + m_a * r23_squared));
            let t37 = c_m_a * t2;
            let t38 = r * (r11 * r31 + r12 * r32);
            let t39 = t38 + e * t6;
            let r13_squared = r13 * r13;
            let t40 = m_e
                * (e_c * (t30 + t39 * (m * t39)) + (t34 + t1 * (k5 * r13_squared)));
            let t41 = t40
                + (c_a_squared
                    + m_a_r_squared
                        * (c * (r12_squared + r11_squared) + a * r13_squared));
            let r23_r13 = r23 * r13;
            let t42 = m_e_squared
                * ((e * (r22_r31 - r32_r21) - t38) * (c * t33)
                    - t1 * (a_r_squared * r23_r13));
            let t43 = t42 + (k6 * t22 - a_a_r_squared * r23_r13);
            let t44 = a_c * t2;
            let t45 = t36 * t41 * (rt::lit::<T>(1.0) / (t37 * t37))
                - t43 * t43 * (rt::lit::<T>(1.0) / (t44 * t44));
            let t46 = rt::lit::<T>(1.0) / (t37 * t45);
            let t47 = m_e_squared * (r32_r31 + (r12 * r11 + r22 * r21));
            let t48 = rt::lit::<T>(1.0) / (a + m_e_squared * (r22_squared + t25));
            let t49 = t47 * t48;
            let r12_m_e = m_e * r12;
            let t50 = r12_m_e * t49 - m_e * r11;
            let t51 = rt::lit::<T>(1.0)
                / (a + m_e_squared * (r21_squared + t26) - t47 * t49);
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
            let r22_m_e = m_e * r22;
            let t80 = r22_m_e * t48;
            let t81 = r22_m_e * t49 - m_e * r21;
            let t82 = t51 * t81;
            let t83 = r22_m_e * t53 + t52 * t81;
            let t84 = t83 * t54;
            let t85 = rt::lit::<T>(1.0) / (m - r22_m_e * t80 - t81 * t82 - t83 * t84);
            let t86 = t84 * t79 + (t82 * t78 + (m_e * t64 + t80 * t70));
            let t87 = t54 * (t79 + t85 * (t83 * t86));
            let t88 = t52 * t87 + t51 * (t78 + t85 * (t81 * t86));
            let t89 = t49 * t88 + (t48 * (t70 + t85 * (r22_m_e * t86)) + t53 * t87);
            let r12_r = r * r12;
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
            let r22_r = r * r22;
            let r21_r = r * r21;
            let t96 = t95 - r22_r * t88 - r21_r * t89;
            let t97 = t36 * t46 * t93 - t94 * t96;
            let t98 = m_e * t13;
            let t99 = m_e * t29;
            let t100 = m_e_squared * r12 * t13;
            let t101 = m_e_squared * r11 * t9;
            let t102 = t29 * t98 + t13 * (t99 + rt::lit::<T>(2.0) * (t100 - t101));
            let t103 = m_e * t32;
            let t104 = m_e_squared * r22 * t13;
            let t105 = m_e_squared * r21 * t9;
            let t106 = t32 * t98 + t13 * (t103 + rt::lit::<T>(2.0) * (t104 - t105));
            let t107 = m_e_squared * r32 * t13;
            let t108 = m_e_squared * r31 * t9;
            let t109 = t13 * (rt::lit::<T>(2.0) * (t107 - t108));
            let t110 = rt::lit::<T>(0.5) * (r13 * t102 + (r23 * t106 + r33 * t109))
                + (p_omega2 * p_omega3_inv_c - m_e_g * r32 - t58);
            let t111 = t41 * t46 * t96 - t94 * t93;
            let t112 = m_e * t9;
            let t113 = t9 * (rt::lit::<T>(2.0) * (t101 - t100) - t99) - t29 * t112;
            let t114 = t9 * (rt::lit::<T>(2.0) * (t105 - t104) - t103) - t32 * t112;
            let t115 = t9 * (rt::lit::<T>(2.0) * (t108 - t107));
            let t116 = t72 + (m_e_g * r31 - p_omega1 * p_omega3_inv_c)
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
        /// - `R11_rate`, `R12_rate`, `R13_rate`, `R21_rate`, `R22_rate`, `R23_rate`, `R31_rate`, `R32_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `kappa_gradient`: 12 × 12 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: R33_rate, x_rate, y_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 20 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 121 | 198 | 11 | 0 | 0 | 0 |
        /// | each sweep for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 205 | 302 | 7 | 0 | 0 | 0 |
        /// | each iteration for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 1298 | 2071 | 22 | 0 | 0 | 0 |
        /// | each state that is looked at | 36 | 63 | 3 | 0 | 0 | 0 |
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
            /// `e m g`
            e_m_g: T,
            /// `r m g`
            v_mid: T,
            /// `r²`
            r_squared: T,
            /// `m r²`
            m_r_squared: T,
            /// `2 r`
            twice_r: T,
            /// `m (r - e) (e + r)`
            k1: T,
            /// `m r`
            m_r: T,
            /// `r² m`
            r_m_r: T,
            /// `e m r`
            e_m_r: T,
            /// `e² m`
            e_m_e: T,
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

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3); energy at the start (1).
            type Carried = [T; 15];
            type Memory = (rt::Predictor<T, 12, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let e = system.parameters.e;
                let g = system.parameters.g;
                let e_squared = e * e;
                let m_e_squared = m * e_squared;
                let m_e = m * e;
                let m_g = m * g;
                let e_m_g = e * m_g;
                let v_mid = r * m_g;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = m * ((r - e) * (e + r));
                let m_r = m * r;
                let r_m_r = r * m_r;
                let e_m_r = e * m_r;
                let e_m_e = e * m_e;
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
                    e_m_g,
                    v_mid,
                    r_squared,
                    m_r_squared,
                    twice_r,
                    k1,
                    m_r,
                    r_m_r,
                    e_m_r,
                    e_m_e,
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
                let Scheme {
                    m_e_squared,
                    m_e,
                    e_m_g,
                    v_mid,
                    m_r_squared,
                    twice_r,
                    k1,
                    m_r,
                    e_m_e,
                    ..
                } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let r21_r = r * r21;
                let t1 = x_dot - e * (r11 * omega2 - r12 * omega1);
                let t2 = m * t1;
                let t3 = y_dot - e * (r21 * omega2 - r22 * omega1);
                let t4 = m_e * t3;
                let t5 = m_e * t1;
                let t6 = e_m_e * (r31 * omega2 - r32 * omega1);
                let r11_r = r * r11;
                let t7 = m * t3;
                let t8 = r21_r * t2 + r22 * t4
                    + (r12 * t5 + (a * omega1 - r32 * t6) - r11_r * t7);
                let r22_r = r * r22;
                let r12_r = r * r12;
                let t9 = r22_r * t2 + (a * omega2 + r31 * t6) - r12_r * t7
                    - (r21 * t4 + r11 * t5);
                let t10 = c * omega3 + r * (r23 * t2 - r13 * t7);
                let t11 = r12 * r12 + r22 * r22;
                let t12 = twice_r * (r12 * r21 - r22 * r11);
                let t13 = r11 * r11 + r21 * r21;
                let t14 = rt::lit::<T>(1.0)
                    / (m_e * (e * (r32 * r32 + t11) + t12) + (a + m_r_squared * t13));
                let t15 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
                let t16 = t15 * t14;
                let t17 = k1 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
                let t18 = t17 * t14;
                let t19 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t15 * t18;
                let t20 = m_e * (e * (r31 * r31 + t13) + t12) + (a + m_r_squared * t11)
                    - t17 * t18;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t21 * t19;
                let t23 = c + m_r_squared * (r13 * r13 + r23 * r23) - t15 * t16
                    - t19 * t22;
                let t24 = rt::lit::<T>(1.0) / t23;
                let t25 = t9 - t18 * t8;
                let t26 = t10 - t16 * t8 - t22 * t25;
                let t27 = t21 * (t25 - t24 * (t19 * t26));
                let t28 = t8 * (t14 * (t8 - t24 * (t15 * t26)) - t18 * t27)
                    + (t9 * t27 + t24 * (t10 * t26));
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
                    t10,
                    v_mid - e_m_g * r33 + rt::lit::<T>(0.5) * t28,
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
                reference] = motion.carried;
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
                    e_m_g,
                    v_mid,
                    r_squared,
                    m_r_squared,
                    twice_r,
                    k1,
                    m_r,
                    r_m_r,
                    e_m_r,
                    e_m_e,
                    twice_m_r_squared,
                    twice_e_m_e,
                    twice_e_squared,
                    half_m_r,
                    twice_m,
                    inv_h,
                    half_h,
                    minus_half_h,
                } = *setting.scheme();
                let r11_r = r * r11;
                let r12_r = r * r12;
                let r21_r = r * r21;
                let r22_r = r * r22;
                let t1 = r12 * r12 + r22 * r22;
                let t2 = twice_r * (r12 * r21 - r22 * r11);
                let t3 = r11 * r11 + r21 * r21;
                let t4 = m_e * (e * (r32 * r32 + t1) + t2) + (a + m_r_squared * t3);
                let t5 = k1 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
                let t6 = m_e * (e * (r31 * r31 + t3) + t2) + (a + m_r_squared * t1);
                let t7 = c + m_r_squared * (r13 * r13 + r23 * r23);
                let t8 = rt::lit::<T>(1.0) / t4;
                let t9 = t5 * t8;
                let t10 = t6 - t5 * t9;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12);
                let t13 = m_r * t12;
                let t14 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11));
                let t15 = t13 * t8;
                let t16 = t14 - t13 * t9;
                let t17 = t11 * t16;
                let t18 = t16 * t17;
                let t19 = t7 - t13 * t15 - t18;
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = rho2 - rho1 * t9;
                let t22 = rho3 - rho1 * t15 - t17 * t21;
                let t23 = t20 * t22;
                let t24 = t10 * t19;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t16 * t25;
                let t27 = t11 * t21 - t25 * (t16 * t22);
                let t28 = rt::lit::<T>(1.0) / (t4 * t19);
                let t29 = t13 * t28;
                let t30 = rho1 * t8 - t28 * (t13 * t22) - t9 * t27;
                let t31 = rt::lit::<T>(0.5) * t9;
                let t32 = rt::lit::<T>(0.5) * t20;
                let t33 = t28 * (half_m_r * t12);
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
                    let t62 = r12 + half_h * r12_rate;
                    let t77 = rho1 + half_h * rho1_rate;
                    let t60 = r13 + half_h * r13_rate;
                    let t64 = r11 + half_h * r11_rate;
                    let t84 = r * t64;
                    let t65 = r22 + half_h * r22_rate;
                    let t85 = t84 - e * t65;
                    let t81 = r23 + half_h * r23_rate;
                    let t63 = r21 + half_h * r21_rate;
                    let t86 = r * t63;
                    let t87 = t86 + e * t62;
                    let t88 = t60 * t85 + t81 * t87;
                    let t89 = m_r * t88;
                    let t66 = twice_r * (t62 * t63 - t64 * t65);
                    let t69 = t62 * t62 + t65 * t65;
                    let t70 = r32 + half_h * r32_rate;
                    let t67 = t64 * t64 + t63 * t63;
                    let t72 = m_e * (t66 + e * (t69 + t70 * t70))
                        + (a + m_r_squared * t67);
                    let t73 = rt::lit::<T>(1.0) / t72;
                    let t91 = t89 * t73;
                    let t79 = r * t62;
                    let t80 = t79 + e * t63;
                    let t82 = r * t65;
                    let t83 = t82 - e * t64;
                    let t68 = r31 + half_h * r31_rate;
                    let t71 = k1 * (t64 * t62 + t63 * t65) - t70 * (m_e_squared * t68);
                    let t74 = t71 * t73;
                    let t90 = m_r * (t60 * t80 + t81 * t83) - t89 * t74;
                    let t75 = m_e * (t66 + e * (t67 + t68 * t68))
                        + (a + m_r_squared * t69) - t71 * t74;
                    let t76 = rt::lit::<T>(1.0) / t75;
                    let t92 = t90 * t76;
                    let t78 = rho2 + half_h * rho2_rate - t77 * t74;
                    let t93 = rho3 + half_h * rho3_rate - t77 * t91 - t92 * t78;
                    let t95 = c + m_r_squared * (t60 * t60 + t81 * t81) - t89 * t91
                        - t90 * t92;
                    let t100 = rt::lit::<T>(1.0) / t95;
                    let t101 = t93 * t100;
                    let t102 = rho3_rate * kappa_gradient + t101;
                    let t103 = t62 * t102;
                    let t61 = rho2_rate * kappa_gradient;
                    let t94 = t90 * t93;
                    let t911 = t76 * (t78 - t100 * t94);
                    let t912 = t61 + t911;
                    let t105 = rho1_rate * kappa_gradient;
                    let t106 = t89 * t93;
                    let t913 = t73 * (t77 - t100 * t106);
                    let t914 = t74 * t911;
                    let t915 = t913 - t914;
                    let t916 = t105 + t915;
                    let t104 = t64 * t102;
                    let t111 = t65 * t102;
                    let t112 = t63 * t102;
                    let t115 = t70 * t102;
                    let t917 = t68 * t912;
                    let t918 = t917 - t70 * t916;
                    let t919 = r33 + half_h * t918;
                    let t116 = t68 * t102;
                    let t132 = r13_rate * kappa_gradient;
                    let t133 = m_r * t101;
                    let t122 = r * t60;
                    let t123 = t101 * t122;
                    let t920 = e * (t63 * t911 - t65 * t915)
                        + (t84 * t915 + (t123 + t79 * t911));
                    let t921 = t132 - t133 * t920;
                    let t149 = t102 * t122;
                    let t922 = t79 * t912 + t149;
                    let t923 = t922 + t84 * t916;
                    let t924 = kappa_gradient * t923;
                    let t118 = r * t81;
                    let t143 = t102 * t118;
                    let t925 = t82 * t912 + t143;
                    let t926 = t925 + t86 * t916;
                    let t927 = kappa_gradient * t926;
                    let t136 = r23_rate * kappa_gradient;
                    let t119 = t101 * t118;
                    let t928 = t86 * t915 + (t119 + t82 * t911)
                        - e * (t64 * t911 - t62 * t915);
                    let t929 = t136 - t133 * t928;
                    let t930 = kappa_gradient * t918 - e_m_g;
                    let t146 = r32_rate * kappa_gradient;
                    let t931 = e_m_e * (t68 * t911 - t70 * t915);
                    let t932 = t146 + t915 * t931;
                    let t933 = t62 * t921 - (t84 * t924 + t86 * t927)
                        + (t65 * t929 + (t70 * t930 - t932 * t919));
                    let t934 = m_e * t920;
                    let t129 = r22_rate * kappa_gradient;
                    let t935 = m_r * t911;
                    let t936 = t915 * t934 + (t129 - t928 * t935);
                    let t139 = r12_rate * kappa_gradient;
                    let t937 = m_e * t928;
                    let t938 = t139 - t920 * t935 - t915 * t937;
                    let t939 = m * t928;
                    let t940 = m * t920;
                    let t941 = rt::lit::<T>(2.0) * (t82 * t939 + t79 * t940)
                        + (t63 * t934 + (a * t911 + t68 * t931) - t64 * t937);
                    let t117 = c * t101;
                    let t942 = t117 + rt::lit::<T>(2.0) * (t118 * t939 + t122 * t940);
                    let t161 = r11_rate * kappa_gradient;
                    let t943 = m_r * t915;
                    let t944 = t911 * t937 + (t161 - t920 * t943);
                    let t176 = r21_rate * kappa_gradient;
                    let t945 = t176 - t928 * t943 - t911 * t934;
                    let t173 = r31_rate * kappa_gradient;
                    let t946 = t173 - t911 * t931;
                    let t947 = t946 * t919 - t68 * t930 - t64 * t921
                        - (t63 * t929 + (t79 * t924 + t82 * t927));
                    let t948 = t65 * t934 + (t70 * t931 - a * t915) - t62 * t937;
                    let t949 = rt::lit::<T>(2.0) * (t86 * t939 + t84 * t940);
                    let t950 = t60 * t944 + t81 * t945 + t947
                        + (t102 * (t948 - t949) + t942 * t916);
                    let t951 = t68 * t932 - t70 * t946 - (t122 * t924 + t118 * t927)
                        + (t64 * t938 + t63 * t936);
                    let t952 = t912 * (t949 - t948) - (t62 * t944 + t65 * t945)
                        + (t951 - t941 * t916);
                    let t184 = rho1 + h * rho1_rate;
                    let r13_new = r13 + h * r13_rate;
                    let r11_new = r11 + h * r11_rate;
                    let r22_new = r22 + h * r22_rate;
                    let r23_new = r23 + h * r23_rate;
                    let r21_new = r21 + h * r21_rate;
                    let r12_new = r12 + h * r12_rate;
                    let t953 = r13_new * (r_m_r * r11_new - e_m_r * r22_new)
                        + r23_new * (r_m_r * r21_new + e_m_r * r12_new);
                    let r32_new = r32 + h * r32_rate;
                    let r31_new = r31 + h * r31_rate;
                    let t189 = k1 * (r11_new * r12_new + r21_new * r22_new)
                        - r32_new * (m_e_squared * r31_new);
                    let t190 = r12_new * r12_new + r22_new * r22_new;
                    let t191 = twice_r * (r12_new * r21_new - r11_new * r22_new);
                    let t192 = r11_new * r11_new + r21_new * r21_new;
                    let t193 = m_e * (e * (r32_new * r32_new + t190) + t191)
                        + (a + m_r_squared * t192);
                    let t954 = t184 - t101 * t953 - t911 * t189 - t193 * t915;
                    let t195 = rt::lit::<T>(1.0) / t193;
                    let t196 = rho3 + h * rho3_rate;
                    let t197 = c + m_r_squared * (r13_new * r13_new + r23_new * r23_new);
                    let t198 = t196 - t197 * t101;
                    let t955 = r13_new * (r_m_r * r12_new + e_m_r * r21_new)
                        + r23_new * (r_m_r * r22_new - e_m_r * r11_new);
                    let t956 = t198 - t911 * t955 - t953 * t915;
                    let t957 = t195 * t953;
                    let t206 = m_e * (e * (r31_new * r31_new + t192) + t191)
                        + (a + m_r_squared * t190);
                    let t204 = t189 * t195;
                    let t207 = t206 - t189 * t204;
                    let t208 = rt::lit::<T>(1.0) / t207;
                    let t958 = t955 - t204 * t953;
                    let t959 = t208 * t958;
                    let t210 = rho2 + h * rho2_rate;
                    let t960 = t210 - t101 * t955 - t911 * t206 - t189 * t915;
                    let t961 = t960 - t204 * t954;
                    let t962 = t956 - t957 * t954 - t959 * t961;
                    let t963 = rt::lit::<T>(1.0) / (t197 - t953 * t957 - t958 * t959);
                    let t964 = t208 * (t961 - t962 * (t958 * t963));
                    let t225 = rho3 - t7 * t101;
                    let t965 = t225 - t14 * t911 - t13 * t915;
                    let t227 = rho1 - t13 * t101;
                    let t966 = t227 - t5 * t911 - t4 * t915;
                    let t229 = rho2 - t14 * t101;
                    let t967 = t229 - t6 * t911 - t5 * t915;
                    let t968 = t967 - t9 * t966;
                    let t969 = t965 - t15 * t966 - t17 * t968;
                    let t970 = t11 * t968 - t26 * t969;
                    let t971 = t960 * t964
                        + (t962 * (t963 * t956) - t969 * (t20 * t965) - t967 * t970);
                    let t972 = t954
                        * (t195 * (t954 - t962 * (t953 * t963)) - t204 * t964)
                        + (t971 - t966 * (t8 * t966 - t29 * t969 - t9 * t970));
                    let t237 = rho2_rate * rho2_rate
                        + (r11_rate * r11_rate + r12_rate * r12_rate)
                        + (r13_rate * r13_rate + r21_rate * r21_rate
                            + (r22_rate * r22_rate + r23_rate * r23_rate));
                    let t238 = r31_rate * r31_rate + rho1_rate * rho1_rate
                        + (r32_rate * r32_rate + rho3_rate * rho3_rate) + t237;
                    let t973 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t972,
                        h * (t238 + t923 * t923 + (t918 * t918 + t926 * t926)),
                    );
                    solution1
                        .update([
                            t103 - t60 * t912,
                            t60 * t916 - t104,
                            t64 * t912 - t62 * t916,
                            t111 - t81 * t912,
                            t81 * t916 - t112,
                            t63 * t912 - t65 * t916,
                            t115 - t912 * t919,
                            t916 * t919 - t116,
                            t933 - (t81 * t936 + t60 * t938)
                                + (t102 * t941 - t912 * t942),
                            t950,
                            t952,
                            t973,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t34 = r12 * t23 - r13 * t27;
                            let t35 = r13 * t30 - r11 * t23;
                            let t36 = r11 * t27 - r12 * t30;
                            let t37 = r22 * t23 - r23 * t27;
                            let t38 = r23 * t30 - r21 * t23;
                            let t39 = r21 * t27 - r22 * t30;
                            let t40 = r * r23 * t23 + r22_r * t27 + r21_r * t30
                                - e * t36;
                            let t41 = m * t40;
                            let t42 = e * t39
                                + (r * r13 * t23 + r12_r * t27 + r11_r * t30);
                            let t43 = m * t42;
                            let t44 = m_e * t42;
                            let t45 = t30 * t44;
                            let t46 = e_m_e * (r31 * t27 - r32 * t30);
                            let t47 = m_e * t40;
                            let t48 = r21 * t44 + (a * t27 + r31 * t46) - r11 * t47;
                            let t49 = t30 * t47;
                            let t50 = t30 * t46;
                            let t51 = c * t23;
                            let t52 = t23 * t48
                                + (r13 * t49 - (r33 * t50 + (e_m_g * r32 + t51 * t27)));
                            let t53 = t27 * t44;
                            let t54 = t27 * t47;
                            let t55 = t27 * t46;
                            let t56 = r12 * t47 + (a * t30 - r32 * t46) - r22 * t44;
                            let t57 = r13 * t54 + (e_m_g * r31 + t51 * t30 - r33 * t55)
                                - t23 * t56;
                            let t58 = r22 * t53 + (r32 * t55 + r31 * t50)
                                + (r21 * t45 - r12 * t54);
                            let t59 = t27 * t56 - t30 * t48
                                + (r * (t39 * t41 + t36 * t43) - r11 * t49 + t58);
                            [
                                t34,
                                t35,
                                t36,
                                t37,
                                t38,
                                t39,
                                r32 * t23 - r33 * t27,
                                r33 * t30 - r31 * t23,
                                r * (t37 * t41 + t34 * t43) - r23 * t45 + t52,
                                r * (t38 * t41 + t35 * t43) - r23 * t53 + t57,
                                t59,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * r11),
                            rt::abs(inv_h * r12),
                            rt::abs(inv_h * r13),
                            rt::abs(inv_h * r21),
                            rt::abs(inv_h * r22),
                            rt::abs(inv_h * r23),
                            rt::abs(inv_h * r31),
                            rt::abs(inv_h * r32),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
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
                            let t60 = r13 + half_h * r13_rate;
                            let t61 = rho2_rate * kappa_gradient;
                            let t62 = r12 + half_h * r12_rate;
                            let t63 = r21 + half_h * r21_rate;
                            let t64 = r11 + half_h * r11_rate;
                            let t65 = r22 + half_h * r22_rate;
                            let t66 = twice_r * (t62 * t63 - t64 * t65);
                            let t67 = t64 * t64 + t63 * t63;
                            let t68 = r31 + half_h * r31_rate;
                            let t69 = t62 * t62 + t65 * t65;
                            let t70 = r32 + half_h * r32_rate;
                            let t71 = k1 * (t64 * t62 + t63 * t65)
                                - t70 * (m_e_squared * t68);
                            let t72 = m_e * (t66 + e * (t69 + t70 * t70))
                                + (a + m_r_squared * t67);
                            let t73 = rt::lit::<T>(1.0) / t72;
                            let t74 = t71 * t73;
                            let t75 = m_e * (t66 + e * (t67 + t68 * t68))
                                + (a + m_r_squared * t69) - t71 * t74;
                            let t76 = rt::lit::<T>(1.0) / t75;
                            let t77 = rho1 + half_h * rho1_rate;
                            let t78 = rho2 + half_h * rho2_rate - t77 * t74;
                            let t79 = r * t62;
                            let t80 = t79 + e * t63;
                            let t81 = r23 + half_h * r23_rate;
                            let t82 = r * t65;
                            let t83 = t82 - e * t64;
                            let t84 = r * t64;
                            let t85 = t84 - e * t65;
                            let t86 = r * t63;
                            let t87 = t86 + e * t62;
                            let t88 = t60 * t85 + t81 * t87;
                            let t89 = m_r * t88;
                            let t90 = m_r * (t60 * t80 + t81 * t83) - t89 * t74;
                            let t91 = t89 * t73;
                            let t92 = t90 * t76;
                            let t93 = rho3 + half_h * rho3_rate - t77 * t91 - t92 * t78;
                            let t94 = t90 * t93;
                            let t95 = c + m_r_squared * (t60 * t60 + t81 * t81)
                                - t89 * t91 - t90 * t92;
                            let t96 = t75 * t95;
                            let t97 = rt::lit::<T>(1.0) / t96;
                            let t98 = t76 * t78 - t94 * t97;
                            let t99 = t61 + t98;
                            let t100 = rt::lit::<T>(1.0) / t95;
                            let t101 = t93 * t100;
                            let t102 = rho3_rate * kappa_gradient + t101;
                            let t103 = t62 * t102;
                            let t104 = t64 * t102;
                            let t105 = rho1_rate * kappa_gradient;
                            let t106 = t89 * t93;
                            let t107 = t72 * t95;
                            let t108 = rt::lit::<T>(1.0) / t107;
                            let t109 = t77 * t73 - t106 * t108 - t74 * t98;
                            let t110 = t105 + t109;
                            let t111 = t65 * t102;
                            let t112 = t63 * t102;
                            let t113 = t68 * t99 - t70 * t110;
                            let t114 = r33 + half_h * t113;
                            let t115 = t70 * t102;
                            let t116 = t68 * t102;
                            let t117 = c * t101;
                            let t118 = r * t81;
                            let t119 = t101 * t118;
                            let t120 = t86 * t109 + (t82 * t98 + t119)
                                - e * (t64 * t98 - t62 * t109);
                            let t121 = m * t120;
                            let t122 = r * t60;
                            let t123 = t101 * t122;
                            let t124 = e * (t63 * t98 - t65 * t109)
                                + (t84 * t109 + (t123 + t79 * t98));
                            let t125 = m * t124;
                            let t126 = t118 * t121 + t122 * t125;
                            let t127 = t117 + rt::lit::<T>(2.0) * t126;
                            let t128 = m_e * t124;
                            let t129 = r22_rate * kappa_gradient;
                            let t130 = m_r * t98;
                            let t131 = t109 * t128 + (t129 - t120 * t130);
                            let t132 = r13_rate * kappa_gradient;
                            let t133 = m_r * t101;
                            let t134 = t124 * t133;
                            let t135 = t132 - t134;
                            let t136 = r23_rate * kappa_gradient;
                            let t137 = t120 * t133;
                            let t138 = t136 - t137;
                            let t139 = r12_rate * kappa_gradient;
                            let t140 = m_e * t120;
                            let t141 = t109 * t140 + t124 * t130;
                            let t142 = t139 - t141;
                            let t143 = t102 * t118;
                            let t144 = t86 * t110 + (t143 + t82 * t99);
                            let t145 = kappa_gradient * t144;
                            let t146 = r32_rate * kappa_gradient;
                            let t147 = e_m_e * (t68 * t98 - t70 * t109);
                            let t148 = t146 + t109 * t147;
                            let t149 = t102 * t122;
                            let t150 = t84 * t110 + (t149 + t79 * t99);
                            let t151 = kappa_gradient * t150;
                            let t152 = kappa_gradient * t113;
                            let t153 = t152 - e_m_g;
                            let t154 = t60 * t142
                                + (t86 * t145 + t148 * t114
                                    + (rho1_rate + t84 * t151 - t70 * t153));
                            let t155 = t82 * t121 + t79 * t125;
                            let t156 = t63 * t128;
                            let t157 = t68 * t147;
                            let t158 = t64 * t140;
                            let t159 = rt::lit::<T>(2.0) * t155
                                + (t156 + (t157 + a * t98) - t158);
                            let t160 = t127 * t99
                                + (t81 * t131 - (t62 * t135 + t65 * t138))
                                + (t154 - t102 * t159);
                            let t161 = r11_rate * kappa_gradient;
                            let t162 = m_r * t109;
                            let t163 = t98 * t140 + (t161 - t124 * t162);
                            let t164 = t65 * t128;
                            let t165 = t70 * t147;
                            let t166 = t62 * t140;
                            let t167 = t164 + (t165 - a * t109) - t166;
                            let t168 = t86 * t121;
                            let t169 = t84 * t125;
                            let t170 = t168 + t169;
                            let t171 = rt::lit::<T>(2.0) * t170;
                            let t172 = t167 - t171;
                            let t173 = r31_rate * kappa_gradient;
                            let t174 = t98 * t147;
                            let t175 = t173 - t174;
                            let t176 = r21_rate * kappa_gradient;
                            let t177 = t98 * t128 + t120 * t162;
                            let t178 = t176 - t177;
                            let t179 = t82 * t145 + t68 * t153
                                + (rho2_rate + t79 * t151 - t175 * t114) - t81 * t178;
                            let t180 = t64 * t135 + t63 * t138 - t60 * t163 - t102 * t172
                                + (t179 - t127 * t110);
                            let t181 = t171 - t167;
                            let t182 = t65 * t178
                                + (t70 * t175 + t118 * t145
                                    + (rho3_rate + t122 * t151 - t68 * t148));
                            let t183 = t159 * t110 - t181 * t99
                                + (t182 + (t62 * t163 - t63 * t131 - t64 * t142));
                            let t184 = rho1 + h * rho1_rate;
                            let r13_new = r13 + h * r13_rate;
                            let r11_new = r11 + h * r11_rate;
                            let r22_new = r22 + h * r22_rate;
                            let t185 = r * r11_new - e * r22_new;
                            let r23_new = r23 + h * r23_rate;
                            let r21_new = r21 + h * r21_rate;
                            let r12_new = r12 + h * r12_rate;
                            let t186 = r * r21_new + e * r12_new;
                            let t187 = r13_new * t185 + r23_new * t186;
                            let t188 = m_r * t187;
                            let r32_new = r32 + h * r32_rate;
                            let r31_new = r31 + h * r31_rate;
                            let t189 = k1 * (r11_new * r12_new + r21_new * r22_new)
                                - r32_new * (m_e_squared * r31_new);
                            let t190 = r12_new * r12_new + r22_new * r22_new;
                            let t191 = twice_r * (r12_new * r21_new - r11_new * r22_new);
                            let t192 = r11_new * r11_new + r21_new * r21_new;
                            let t193 = m_e * (e * (r32_new * r32_new + t190) + t191)
                                + (a + m_r_squared * t192);
                            let t194 = t184 - t188 * t101 - t189 * t98 - t193 * t109;
                            let t195 = rt::lit::<T>(1.0) / t193;
                            let t196 = rho3 + h * rho3_rate;
                            let t197 = c
                                + m_r_squared * (r13_new * r13_new + r23_new * r23_new);
                            let t198 = t196 - t197 * t101;
                            let t199 = r * r12_new + e * r21_new;
                            let t200 = r * r22_new - e * r11_new;
                            let t201 = m_r * (r13_new * t199 + r23_new * t200);
                            let t202 = t198 - t201 * t98 - t188 * t109;
                            let t203 = t188 * t195;
                            let t204 = t189 * t195;
                            let t205 = t201 - t188 * t204;
                            let t206 = m_e * (e * (r31_new * r31_new + t192) + t191)
                                + (a + m_r_squared * t190);
                            let t207 = t206 - t189 * t204;
                            let t208 = rt::lit::<T>(1.0) / t207;
                            let t209 = t205 * t208;
                            let t210 = rho2 + h * rho2_rate;
                            let t211 = t210 - t201 * t101 - t206 * t98 - t189 * t109;
                            let t212 = t211 - t204 * t194;
                            let t213 = t202 - t203 * t194 - t209 * t212;
                            let t214 = t188 * t213;
                            let t215 = t197 - t188 * t203 - t205 * t209;
                            let t216 = t193 * t215;
                            let t217 = rt::lit::<T>(1.0) / t216;
                            let t218 = t205 * t213;
                            let t219 = t207 * t215;
                            let t220 = rt::lit::<T>(1.0) / t219;
                            let t221 = t208 * t212 - t218 * t220;
                            let t222 = t195 * t194 - t214 * t217 - t204 * t221;
                            let t223 = rt::lit::<T>(1.0) / t215;
                            let t224 = t213 * t223;
                            let t225 = rho3 - t7 * t101;
                            let t226 = t225 - t14 * t98 - t13 * t109;
                            let t227 = rho1 - t13 * t101;
                            let t228 = t227 - t5 * t98 - t4 * t109;
                            let t229 = rho2 - t14 * t101;
                            let t230 = t229 - t6 * t98 - t5 * t109;
                            let t231 = t230 - t9 * t228;
                            let t232 = t226 - t15 * t228 - t17 * t231;
                            let t233 = t20 * t232;
                            let t234 = t11 * t231 - t26 * t232;
                            let t235 = t8 * t228 - t29 * t232 - t9 * t234;
                            let t236 = t211 * t221
                                + (t202 * t224 - t226 * t233 - t230 * t234) - t228 * t235;
                            let t237 = rho2_rate * rho2_rate
                                + (r11_rate * r11_rate + r12_rate * r12_rate)
                                + (r13_rate * r13_rate + r21_rate * r21_rate
                                    + (r22_rate * r22_rate + r23_rate * r23_rate));
                            let t238 = r31_rate * r31_rate + rho1_rate * rho1_rate
                                + (r32_rate * r32_rate + rho3_rate * rho3_rate) + t237;
                            let t239 = h
                                * (t150 * t150 + t238 + (t113 * t113 + t144 * t144));
                            let t240 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t194 * t222 + t236),
                                t239,
                            );
                            let t241 = rt::lit::<T>(1.0) / (t96 * t96);
                            let t242 = t241 * (t60 * t94);
                            let t243 = t95 * t242;
                            let t244 = rt::lit::<T>(1.0) / (t75 * t75);
                            let t245 = t60 * t97;
                            let t246 = t90 * t245 + t62 * t100;
                            let t247 = rt::lit::<T>(1.0) / (t95 * t95);
                            let t248 = t75 * t242 + t247 * (t62 * t93);
                            let t249 = t78 * t246 - t90 * t248;
                            let t250 = t244 * (t60 * t78 + t90 * t249);
                            let t251 = t243 - t250;
                            let t252 = t77 * t246 - t89 * t248;
                            let t253 = t250 - t243;
                            let t254 = t93 * t245 + t92 * t248;
                            let t255 = t76 * t249;
                            let t256 = t254 - t255;
                            let t257 = t60 * t76 + t92 * t246;
                            let t258 = t71 * t253 + (t89 * t256 - t77 * t257);
                            let t259 = rt::lit::<T>(1.0) / (t72 * t72);
                            let t260 = m * t259;
                            let t261 = (t89 * t252 + t71 * t258) * t260;
                            let t262 = e_m_e * t251 - r_squared * t261;
                            let t263 = r * (m_e * t251 - e * t261);
                            let t264 = t74 * t253 + t73 * t258;
                            let t265 = k1 * t264;
                            let t266 = m_r * (t74 * t256 + (t73 * t252 - t91 * t248));
                            let t267 = t60 * t266;
                            let t268 = m_r * (t255 - t254);
                            let t269 = t81 * t268;
                            let t270 = rt::lit::<T>(2.0) * (t64 * t262 - t65 * t263)
                                + (t62 * t265 + (r * t267 - e * t269));
                            let t271 = m_r_squared * t251 - e_squared * t261;
                            let t272 = t81 * t266;
                            let t273 = t60 * t268;
                            let t274 = rt::lit::<T>(2.0) * (t63 * t263 + t62 * t271)
                                + (t64 * t265 + (e * t272 + (r * t273 - t102)));
                            let t275 = twice_m_r_squared * t60;
                            let t276 = rt::lit::<T>(2.0) * (t62 * t263 + t63 * t262)
                                + (t65 * t265 + (r * t272 + e * t273));
                            let t277 = rt::lit::<T>(2.0) * (t65 * t271 - t64 * t263)
                                + (t63 * t265 + (r * t269 - e * t267));
                            let t278 = twice_m_r_squared * t81;
                            let t279 = twice_e_m_e * t68;
                            let t280 = m_e_squared * t264;
                            let t281 = twice_e_squared * t70;
                            let t282 = kappa_gradient * t60;
                            let t283 = kappa_gradient * t62;
                            let t284 = t60 * t74;
                            let t285 = t241 * (t94 * t284);
                            let t286 = t95 * t285;
                            let t287 = t97 * t284;
                            let t288 = t90 * t287;
                            let t289 = t60 * t108;
                            let t290 = t89 * t289 + t64 * t100;
                            let t291 = t288 - t290;
                            let t292 = rt::lit::<T>(1.0) / (t107 * t107);
                            let t293 = t292 * (t60 * t106);
                            let t294 = t72 * t293 + t247 * (t64 * t93);
                            let t295 = t75 * t285;
                            let t296 = t294 - t295;
                            let t297 = t78 * t291 + t90 * t296;
                            let t298 = t244 * (t78 * t284 + t90 * t297);
                            let t299 = t286 - t298;
                            let t300 = t77 * t291 + t89 * t296;
                            let t301 = t298 - t286;
                            let t302 = t93 * t287;
                            let t303 = t92 * t296 + t76 * t297;
                            let t304 = t302 - t303;
                            let t305 = t60 * t98;
                            let t306 = t76 * t284 + t92 * t291;
                            let t307 = t71 * t301 + (t89 * t304 + (t305 - t77 * t306));
                            let t308 = t259 * (t60 * t77 - t89 * t300 - t71 * t307)
                                - t95 * t293;
                            let t309 = e_m_e * t299 + m_r_squared * t308;
                            let t310 = r * (m_e * t299 + m_e * t308);
                            let t311 = t74 * t301 + t73 * t307;
                            let t312 = k1 * t311;
                            let t313 = m_r
                                * (t74 * t304 + (t73 * t300 + (t93 * t289 + t91 * t296)));
                            let t314 = t60 * t313;
                            let t315 = m_r * (t303 - t302);
                            let t316 = t81 * t315;
                            let t317 = rt::lit::<T>(2.0) * (t64 * t309 - t65 * t310)
                                + (t62 * t312 + (r * t314 + (t102 - e * t316)));
                            let t318 = e_m_e * t308 + m_r_squared * t299;
                            let t319 = t60 * t315;
                            let t320 = t81 * t313;
                            let t321 = rt::lit::<T>(2.0) * (t63 * t310 + t62 * t318)
                                + (t64 * t312 + (r * t319 + e * t320));
                            let t322 = t295 - t294;
                            let t323 = rt::lit::<T>(2.0) * (t62 * t310 + t63 * t309)
                                + (t65 * t312 + (r * t320 + e * t319));
                            let t324 = rt::lit::<T>(2.0) * (t65 * t318 - t64 * t310)
                                + (t63 * t312 + (r * t316 - e * t314));
                            let t325 = m_e_squared * t311;
                            let t326 = twice_e_m_e * t70;
                            let t327 = kappa_gradient * t64;
                            let t328 = t64 + t62 * t74;
                            let t329 = t244 * (t78 * t328);
                            let t330 = t241 * (t94 * t328);
                            let t331 = t62 * t108;
                            let t332 = t89 * t331;
                            let t333 = t97 * t328;
                            let t334 = t90 * t333;
                            let t335 = t332 - t334;
                            let t336 = t75 * t330;
                            let t337 = t292 * (t62 * t106);
                            let t338 = t72 * t337;
                            let t339 = t336 - t338;
                            let t340 = t78 * t335 + t90 * t339;
                            let t341 = t90 * t244;
                            let t342 = t95 * t330 + t340 * t341;
                            let t343 = t329 - t342;
                            let t344 = t342 - t329;
                            let t345 = t76 * t328;
                            let t346 = t92 * t335;
                            let t347 = t345 - t346;
                            let t348 = t62 * t98;
                            let t349 = t76 * t340 + (t92 * t339 + t93 * t333);
                            let t350 = t71 * t344 + (t77 * t347 - t348 - t89 * t349);
                            let t351 = t77 * t335 + t89 * t339;
                            let t352 = t95 * t337
                                - t259 * (t71 * t350 + (t89 * t351 + t62 * t77));
                            let t353 = e_m_e * t343 + m_r_squared * t352;
                            let t354 = r * (m_e * t343 + m_e * t352);
                            let t355 = t74 * t344 + t73 * t350;
                            let t356 = k1 * t355;
                            let t357 = m_r
                                * (t73 * t351 + (t91 * t339 - t93 * t331) - t74 * t349);
                            let t358 = t60 * t357;
                            let t359 = m_r * t349;
                            let t360 = t81 * t359;
                            let t361 = rt::lit::<T>(2.0) * (t64 * t353 - t65 * t354)
                                + (t62 * t356 + (r * t358 - (t99 + e * t360)));
                            let t362 = e_m_e * t352 + m_r_squared * t343;
                            let t363 = t81 * t357;
                            let t364 = t60 * t359;
                            let t365 = rt::lit::<T>(2.0) * (t63 * t354 + t62 * t362)
                                + (t64 * t356 + (e * t363 + (t110 + r * t364)));
                            let t366 = t338 - t336;
                            let t367 = rt::lit::<T>(2.0) * (t62 * t354 + t63 * t353)
                                + (t65 * t356 + (r * t363 + e * t364));
                            let t368 = rt::lit::<T>(2.0) * (t65 * t362 - t64 * t354)
                                + (t63 * t356 + (r * t360 - e * t358));
                            let t369 = m_e_squared * t355;
                            let t370 = t241 * (t81 * t94);
                            let t371 = t95 * t370;
                            let t372 = t81 * t97;
                            let t373 = t90 * t372 + t65 * t100;
                            let t374 = t75 * t370 + t247 * (t65 * t93);
                            let t375 = t78 * t373 - t90 * t374;
                            let t376 = t244 * (t81 * t78 + t90 * t375);
                            let t377 = t371 - t376;
                            let t378 = t77 * t373 - t89 * t374;
                            let t379 = t376 - t371;
                            let t380 = t93 * t372 + t92 * t374;
                            let t381 = t76 * t375;
                            let t382 = t380 - t381;
                            let t383 = t81 * t76 + t92 * t373;
                            let t384 = t71 * t379 + (t89 * t382 - t77 * t383);
                            let t385 = t260 * (t89 * t378 + t71 * t384);
                            let t386 = e_m_e * t377 - r_squared * t385;
                            let t387 = r * (m_e * t377 - e * t385);
                            let t388 = t74 * t379 + t73 * t384;
                            let t389 = k1 * t388;
                            let t390 = m_r * (t74 * t382 + (t73 * t378 - t91 * t374));
                            let t391 = t60 * t390;
                            let t392 = m_r * (t381 - t380);
                            let t393 = t81 * t392;
                            let t394 = rt::lit::<T>(2.0) * (t64 * t386 - t65 * t387)
                                + (t62 * t389 + (r * t391 - e * t393));
                            let t395 = m_r_squared * t377 - e_squared * t385;
                            let t396 = t60 * t392;
                            let t397 = t81 * t390;
                            let t398 = rt::lit::<T>(2.0) * (t63 * t387 + t62 * t395)
                                + (t64 * t389 + (r * t396 + e * t397));
                            let t399 = rt::lit::<T>(2.0) * (t62 * t387 + t63 * t386)
                                + (t65 * t389 + (r * t397 + e * t396));
                            let t400 = rt::lit::<T>(2.0) * (t65 * t395 - t64 * t387)
                                + (t63 * t389 + (r * t393 - t102 - e * t391));
                            let t401 = m_e_squared * t388;
                            let t402 = kappa_gradient * t81;
                            let t403 = kappa_gradient * t65;
                            let t404 = t81 * t74;
                            let t405 = t241 * (t94 * t404);
                            let t406 = t95 * t405;
                            let t407 = t97 * t404;
                            let t408 = t90 * t407;
                            let t409 = t81 * t108;
                            let t410 = t89 * t409 + t63 * t100;
                            let t411 = t408 - t410;
                            let t412 = t292 * (t81 * t106);
                            let t413 = t72 * t412 + t247 * (t63 * t93);
                            let t414 = t75 * t405;
                            let t415 = t413 - t414;
                            let t416 = t78 * t411 + t90 * t415;
                            let t417 = t244 * (t78 * t404 + t90 * t416);
                            let t418 = t406 - t417;
                            let t419 = t77 * t411 + t89 * t415;
                            let t420 = t417 - t406;
                            let t421 = t93 * t407;
                            let t422 = t92 * t415 + t76 * t416;
                            let t423 = t421 - t422;
                            let t424 = t81 * t98;
                            let t425 = t76 * t404 + t92 * t411;
                            let t426 = t71 * t420 + (t89 * t423 + (t424 - t77 * t425));
                            let t427 = t259 * (t81 * t77 - t89 * t419 - t71 * t426)
                                - t95 * t412;
                            let t428 = e_m_e * t418 + m_r_squared * t427;
                            let t429 = r * (m_e * t418 + m_e * t427);
                            let t430 = t74 * t420 + t73 * t426;
                            let t431 = k1 * t430;
                            let t432 = m_r
                                * (t74 * t423 + (t73 * t419 + (t93 * t409 + t91 * t415)));
                            let t433 = t60 * t432;
                            let t434 = m_r * (t422 - t421);
                            let t435 = t81 * t434;
                            let t436 = rt::lit::<T>(2.0) * (t64 * t428 - t65 * t429)
                                + (t62 * t431 + (r * t433 - e * t435));
                            let t437 = e_m_e * t427 + m_r_squared * t418;
                            let t438 = t60 * t434;
                            let t439 = t81 * t432;
                            let t440 = rt::lit::<T>(2.0) * (t63 * t429 + t62 * t437)
                                + (t64 * t431 + (r * t438 + e * t439));
                            let t441 = t414 - t413;
                            let t442 = rt::lit::<T>(2.0) * (t62 * t429 + t63 * t428)
                                + (t65 * t431 + (r * t439 + (t102 + e * t438)));
                            let t443 = rt::lit::<T>(2.0) * (t65 * t437 - t64 * t429)
                                + (t63 * t431 + (r * t435 - e * t433));
                            let t444 = m_e_squared * t430;
                            let t445 = kappa_gradient * t63;
                            let t446 = t63 + t65 * t74;
                            let t447 = t244 * (t78 * t446);
                            let t448 = t241 * (t94 * t446);
                            let t449 = t65 * t108;
                            let t450 = t89 * t449;
                            let t451 = t97 * t446;
                            let t452 = t90 * t451;
                            let t453 = t450 - t452;
                            let t454 = t75 * t448;
                            let t455 = t292 * (t65 * t106);
                            let t456 = t72 * t455;
                            let t457 = t454 - t456;
                            let t458 = t78 * t453 + t90 * t457;
                            let t459 = t95 * t448 + t341 * t458;
                            let t460 = t447 - t459;
                            let t461 = t459 - t447;
                            let t462 = t76 * t446;
                            let t463 = t92 * t453;
                            let t464 = t462 - t463;
                            let t465 = t65 * t98;
                            let t466 = t76 * t458 + (t92 * t457 + t93 * t451);
                            let t467 = t71 * t461 + (t77 * t464 - t465 - t89 * t466);
                            let t468 = t77 * t453 + t89 * t457;
                            let t469 = t95 * t455
                                - t259 * (t71 * t467 + (t89 * t468 + t65 * t77));
                            let t470 = e_m_e * t460 + m_r_squared * t469;
                            let t471 = r * (m_e * t460 + m_e * t469);
                            let t472 = t74 * t461 + t73 * t467;
                            let t473 = k1 * t472;
                            let t474 = m_r
                                * (t73 * t468 + (t91 * t457 - t93 * t449) - t74 * t466);
                            let t475 = t60 * t474;
                            let t476 = m_r * t466;
                            let t477 = t81 * t476;
                            let t478 = rt::lit::<T>(2.0) * (t64 * t470 - t65 * t471)
                                + (t62 * t473 + (r * t475 - e * t477));
                            let t479 = e_m_e * t469 + m_r_squared * t460;
                            let t480 = t60 * t476;
                            let t481 = t81 * t474;
                            let t482 = rt::lit::<T>(2.0) * (t63 * t471 + t62 * t479)
                                + (t64 * t473 + (r * t480 + e * t481));
                            let t483 = t456 - t454;
                            let t484 = rt::lit::<T>(2.0) * (t62 * t471 + t63 * t470)
                                + (t65 * t473 + (r * t481 + (e * t480 - t99)));
                            let t485 = rt::lit::<T>(2.0) * (t65 * t479 - t64 * t471)
                                + (t63 * t473 + (t110 + r * t477 - e * t475));
                            let t486 = m_e_squared * t472;
                            let t487 = t114 + t99 * (half_h * t68);
                            let t488 = t70 * (h * t99);
                            let t489 = t487 + t488 * (rt::lit::<T>(0.5) * t74);
                            let t490 = t94 * t241;
                            let t491 = t489 * t490;
                            let t492 = t95 * t491;
                            let t493 = t97 * t489;
                            let t494 = t70 * t100 + t90 * t493;
                            let t495 = t108 * t488;
                            let t496 = t495 * (half_m_r * t88);
                            let t497 = t494 - t496;
                            let t498 = t106 * t292;
                            let t499 = t488 * t498;
                            let t500 = t499 * (rt::lit::<T>(0.5) * t72);
                            let t501 = t247 * (t70 * t93) + t75 * t491;
                            let t502 = t500 - t501;
                            let t503 = t78 * t497 + t90 * t502;
                            let t504 = t244 * (t78 * t489 + t90 * t503);
                            let t505 = t492 - t504;
                            let t506 = t77 * t497 + t89 * t502;
                            let t507 = t504 - t492;
                            let t508 = t93 * t493;
                            let t509 = t92 * t502 + t76 * t503;
                            let t510 = t508 - t509;
                            let t511 = t76 * t489 + t92 * t497;
                            let t512 = t71 * t507
                                + (t89 * t510
                                    + (t488 * (rt::lit::<T>(0.5) * t98) - t77 * t511));
                            let t513 = t259
                                * (t488 * (rt::lit::<T>(0.5) * t77) - t89 * t506
                                    - t71 * t512) - t499 * (rt::lit::<T>(0.5) * t95);
                            let t514 = e_m_e * t505 + m_r_squared * t513;
                            let t515 = r * (m_e * t505 + m_e * t513);
                            let t516 = t74 * t507 + t73 * t512;
                            let t517 = k1 * t516;
                            let t518 = m_r
                                * (t74 * t510
                                    + (t73 * t506
                                        + (t495 * (rt::lit::<T>(0.5) * t93) + t91 * t502)));
                            let t519 = t60 * t518;
                            let t520 = m_r * (t509 - t508);
                            let t521 = t81 * t520;
                            let t522 = rt::lit::<T>(2.0) * (t64 * t514 - t65 * t515)
                                + (t62 * t517 + (r * t519 - e * t521));
                            let t523 = e_m_e * t513 + m_r_squared * t505;
                            let t524 = t60 * t520;
                            let t525 = t81 * t518;
                            let t526 = rt::lit::<T>(2.0) * (t63 * t515 + t62 * t523)
                                + (t64 * t517 + (r * t524 + e * t525));
                            let t527 = t501 - t500;
                            let t528 = rt::lit::<T>(2.0) * (t62 * t515 + t63 * t514)
                                + (t65 * t517 + (r * t525 + e * t524));
                            let t529 = rt::lit::<T>(2.0) * (t65 * t523 - t64 * t515)
                                + (t63 * t517 + (r * t521 - e * t519));
                            let t530 = half_h * t99;
                            let t531 = m_e_squared * t516;
                            let t532 = t110 * t530;
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t533 = half_h
                                * (t91 * t497 - t488 * (rt::lit::<T>(0.5) * t73)
                                    - t74 * t511) - t488 * half_kappa_gradient;
                            let t534 = kappa_gradient * t70;
                            let t535 = t68 * (h * t110);
                            let t536 = rt::lit::<T>(0.5) * t535;
                            let t537 = t110 * (half_h * t70);
                            let t538 = t114 - t537;
                            let t539 = t74 * t538;
                            let t540 = t536 - t539;
                            let t541 = t490 * t540;
                            let t542 = t498 * t538;
                            let t543 = t75 * t541 + (t72 * t542 + t247 * (t68 * t93));
                            let t544 = t97 * t540;
                            let t545 = t108 * t538;
                            let t546 = t90 * t544 + (t89 * t545 + t68 * t100);
                            let t547 = t90 * t543 - t78 * t546;
                            let t548 = t539 - t536;
                            let t549 = t95 * t541 + t244 * (t90 * t547 + t78 * t548);
                            let t550 = t92 * t546;
                            let t551 = t76 * t548;
                            let t552 = t550 - t551;
                            let t553 = t76 * t547 + (t92 * t543 + t93 * t544);
                            let t554 = t71 * t549
                                + (t77 * t552 + t98 * t538 - t89 * t553);
                            let t555 = t537 - t114;
                            let t556 = t89 * t543 - t77 * t546;
                            let t557 = t95 * t542
                                + t259 * (t71 * t554 + (t77 * t555 + t89 * t556));
                            let t558 = r * (m_e * t549 + m_e * t557);
                            let t559 = e_m_e * t549 + m_r_squared * t557;
                            let t560 = t74 * t549 + t73 * t554;
                            let t561 = k1 * t560;
                            let t562 = m_r
                                * (t73 * t556 + (t91 * t543 + t93 * t545) - t74 * t553);
                            let t563 = t60 * t562;
                            let t564 = m_r * t553;
                            let t565 = t81 * t564;
                            let t566 = rt::lit::<T>(2.0) * (t65 * t558 - t64 * t559)
                                + (t62 * t561 + (r * t563 - e * t565));
                            let t567 = t60 * t564;
                            let t568 = t81 * t562;
                            let t569 = e_m_e * t557 + m_r_squared * t549;
                            let t570 = t64 * t561 + (r * t567 + e * t568)
                                - rt::lit::<T>(2.0) * (t63 * t558 + t62 * t569);
                            let t571 = t65 * t561 + (r * t568 + e * t567)
                                - rt::lit::<T>(2.0) * (t62 * t558 + t63 * t559);
                            let t572 = rt::lit::<T>(2.0) * (t64 * t558 - t65 * t569)
                                + (t63 * t561 + (r * t565 - e * t563));
                            let t573 = m_e_squared * t560;
                            let t574 = kappa_gradient * t68;
                            let t575 = t126 + a * t102;
                            let t576 = rt::lit::<T>(2.0) * t99;
                            let t577 = t576 - t98;
                            let t578 = rt::lit::<T>(2.0) * t102;
                            let t579 = t101 - t578;
                            let t580 = e * (t104 - t60 * t109)
                                + (t118 * t577 + t82 * t579);
                            let t581 = m_e * t580;
                            let t582 = t575 + t64 * t581;
                            let t583 = e_m_e * (t109 * t114 - t116);
                            let t584 = t60 * t140;
                            let t585 = e * (t81 * t109 - t112)
                                + (t122 * t577 + t79 * t579);
                            let t586 = m_e * t585;
                            let t587 = t70 * t583 + (t584 + t65 * t586);
                            let t588 = half_h * t148;
                            let t589 = t534 - t588;
                            let t590 = kappa_gradient * t86;
                            let t591 = kappa_gradient * t84;
                            let t592 = t70 * t589 + (t86 * t590 + t84 * t591);
                            let t593 = t147 * t114;
                            let t594 = m * t585;
                            let t595 = m * t580;
                            let t596 = t81 * t128;
                            let t597 = t592
                                + (t593 + t84 * t594 + (t86 * t595 + (t596 + t62 * t581)));
                            let t598 = t587 - t597;
                            let t599 = t588 - t534;
                            let t600 = t127 + (t68 * t599 + (t79 * t591 + t82 * t590));
                            let t601 = t74 * t598
                                + (t600
                                    + (t68 * t583 + (t63 * t586 + (t79 * t594 + t82 * t595))));
                            let t602 = t582 - t601;
                            let t603 = t490 * t602;
                            let t604 = t122 * t591 + t118 * t590 - t159;
                            let t605 = t604
                                + (t122 * t594 + c * t99 + (t155 + t118 * t595));
                            let t606 = t93 * t247;
                            let t607 = t498 * t598;
                            let t608 = t75 * t603 + (t605 * t606 + t72 * t607);
                            let t609 = t97 * t602;
                            let t610 = t108 * t598;
                            let t611 = t90 * t609 + (t100 * t605 + t89 * t610);
                            let t612 = t90 * t608 - t78 * t611;
                            let t613 = t601 - t582;
                            let t614 = t95 * t603 + t244 * (t90 * t612 + t78 * t613);
                            let t615 = t92 * t611;
                            let t616 = t76 * t613;
                            let t617 = t615 - t616;
                            let t618 = t76 * t612 + (t92 * t608 + t93 * t609);
                            let t619 = t71 * t614
                                + (t77 * t617 + t98 * t598 - t89 * t618);
                            let t620 = t597 - t587;
                            let t621 = t89 * t608 - t77 * t611;
                            let t622 = t95 * t607
                                + t259 * (t71 * t619 + (t77 * t620 + t89 * t621));
                            let t623 = r * (m_e * t614 + m_e * t622);
                            let t624 = e_m_e * t614 + m_r_squared * t622;
                            let t625 = t74 * t614 + t73 * t619;
                            let t626 = k1 * t625;
                            let t627 = m_r
                                * (t73 * t621 + (t91 * t608 + t93 * t610) - t74 * t618);
                            let t628 = t60 * t627;
                            let t629 = t102 * t140;
                            let t630 = m_r * t618;
                            let t631 = t81 * t630;
                            let t632 = r * (t628 + (t109 * t594 + (t151 + t591 * t110)))
                                + (t629 - t98 * t581 - e * t631);
                            let t633 = t81 * t627;
                            let t634 = t60 * t630;
                            let t635 = twice_m * t102;
                            let t636 = t124 * t635;
                            let t637 = r * (t634 + (t98 * t594 + (t591 * t99 - t636)))
                                + (t109 * t581 + (t134 - t132));
                            let t638 = e_m_e * t622 + m_r_squared * t614;
                            let t639 = t64 * t626 + (e * t633 + t637)
                                - rt::lit::<T>(2.0) * (t63 * t623 + t62 * t638);
                            let t640 = twice_m * t99;
                            let t641 = t124 * t640;
                            let t642 = t80 * t630
                                + (t142 + r * (t101 * t594 + (t641 + t102 * t591))
                                    - t275 * t608);
                            let t643 = t102 * t128;
                            let t644 = r * (t633 + (t109 * t595 + (t145 + t590 * t110)))
                                + (e * t634 + (t98 * t586 - t643));
                            let t645 = t120 * t635;
                            let t646 = r * (t631 + (t98 * t595 + (t590 * t99 - t645)))
                                + (t137 - t136 - t109 * t586);
                            let t647 = rt::lit::<T>(2.0) * (t64 * t623 - t65 * t638)
                                + (t63 * t626 + (t646 - e * t628));
                            let t648 = t120 * t640;
                            let t649 = t83 * t630
                                + (t131 + r * (t101 * t595 + (t648 + t102 * t590))
                                    - t278 * t608);
                            let t650 = t102 * t147;
                            let t651 = m_e_squared * t625;
                            let t652 = half_h
                                * (t98 * t583 + (t99 * t599 - t650) - t279 * t614
                                    - t70 * t651);
                            let t653 = kappa_gradient * t114;
                            let t654 = t110 * t589 + (e_m_g - t152) - t109 * t583
                                - t68 * t651 - t326 * t622;
                            let t655 = half_h * (t74 * t617 + (t73 * t620 - t91 * t611))
                                + (kappa_gradient * t592 + rt::lit::<T>(1.0));
                            let t656 = t84 * t150
                                + (r12_rate * t60 + r22_rate * t81
                                    - (r13_rate * t62 + r23_rate * t65));
                            let t657 = rho1_rate * t592
                                + (r32_rate * t114 + (t656 + (t86 * t144 - t70 * t113)))
                                + (rho3_rate * t604 + rho2_rate * t600);
                            let t658 = rt::lit::<T>(2.0) * t110;
                            let t659 = t109 - t658;
                            let t660 = t578 - t101;
                            let t661 = t118 * t659 + (e * (t103 - t305) + t86 * t660);
                            let t662 = m_e * t661;
                            let t663 = t584 + t64 * t662;
                            let t664 = t122 * t659 + (e * (t424 - t111) + t84 * t660);
                            let t665 = m_e * t664;
                            let t666 = e_m_e * (t98 * t114 - t115);
                            let t667 = t65 * t665 + t70 * t666;
                            let t668 = kappa_gradient * t79;
                            let t669 = kappa_gradient * t82;
                            let t670 = t574 + half_h * (t174 - t173);
                            let t671 = t84 * t668 + t86 * t669 - t70 * t670 - t127;
                            let t672 = m * t661;
                            let t673 = m * t664;
                            let t674 = t671
                                + (t62 * t662 + t86 * t672 + (t575 + t84 * t673));
                            let t675 = t667 - t674;
                            let t676 = t68 * t670 + (t82 * t669 + t79 * t668);
                            let t677 = t79 * t673 + t82 * t672
                                + (t63 * t665 + (t596 + t593)) + (t676 + t68 * t666);
                            let t678 = t74 * t675 + t677;
                            let t679 = t663 - t678;
                            let t680 = t490 * t679;
                            let t681 = t181 + (t122 * t668 + t118 * t669);
                            let t682 = t681
                                + (t118 * t672 - c * t110 + (t122 * t673 - t170));
                            let t683 = t498 * t675;
                            let t684 = t75 * t680 + (t606 * t682 + t72 * t683);
                            let t685 = t97 * t679;
                            let t686 = t108 * t675;
                            let t687 = t90 * t685 + (t100 * t682 + t89 * t686);
                            let t688 = t90 * t684 - t78 * t687;
                            let t689 = t678 - t663;
                            let t690 = t95 * t680 + t244 * (t90 * t688 + t78 * t689);
                            let t691 = t92 * t687;
                            let t692 = t76 * t689;
                            let t693 = t691 - t692;
                            let t694 = t76 * t688 + (t92 * t684 + t93 * t685);
                            let t695 = t71 * t690
                                + (t77 * t693 + t98 * t675 - t89 * t694);
                            let t696 = t674 - t667;
                            let t697 = t89 * t684 - t77 * t687;
                            let t698 = t95 * t683
                                + t259 * (t71 * t695 + (t77 * t696 + t89 * t697));
                            let t699 = r * (m_e * t690 + m_e * t698);
                            let t700 = e_m_e * t690 + m_r_squared * t698;
                            let t701 = t74 * t690 + t73 * t695;
                            let t702 = k1 * t701;
                            let t703 = m_r
                                * (t73 * t697 + (t91 * t684 + t93 * t686) - t74 * t694);
                            let t704 = t60 * t703;
                            let t705 = m_r * t694;
                            let t706 = t81 * t705;
                            let t707 = r * (t704 + (t109 * t673 + (t636 + t668 * t110)))
                                + (t135 - t98 * t662 - e * t706);
                            let t708 = half_h
                                * (rt::lit::<T>(2.0) * (t65 * t699 - t64 * t700)
                                    + (t62 * t702 + t707)) - t282;
                            let t709 = t81 * t703;
                            let t710 = t60 * t705;
                            let t711 = r * (t710 + (t98 * t673 + (t151 + t668 * t99)))
                                + (t629 + t109 * t662);
                            let t712 = e_m_e * t698 + m_r_squared * t690;
                            let t713 = t64 * t702 + (e * t709 + t711)
                                - rt::lit::<T>(2.0) * (t63 * t699 + t62 * t712);
                            let t714 = twice_m * t110;
                            let t715 = t124 * t714;
                            let t716 = t80 * t705
                                + (r * (t101 * t673 + (t102 * t668 - t715)) - t163
                                    - t275 * t684);
                            let t717 = r * (t709 + (t109 * t672 + (t645 + t669 * t110)))
                                + (e * t710 + (t138 + t98 * t665));
                            let t718 = half_h
                                * (t65 * t702 + t717
                                    - rt::lit::<T>(2.0) * (t62 * t699 + t63 * t700)) - t402;
                            let t719 = r * (t706 + (t98 * t672 + (t145 + t669 * t99)))
                                - (t643 + t109 * t665);
                            let t720 = rt::lit::<T>(2.0) * (t64 * t699 - t65 * t712)
                                + (t63 * t702 + (t719 - e * t704));
                            let t721 = t120 * t714;
                            let t722 = r * (t101 * t672 + (t102 * t669 - t721))
                                + (t177 - t176) - t278 * t684;
                            let t723 = m_e_squared * t701;
                            let t724 = half_h
                                * (t98 * t666 + (t153 + t99 * t670) - t279 * t690
                                    - t70 * t723);
                            let t725 = minus_half_h
                                * (t326 * t698
                                    + (t68 * t723 + (t109 * t666 + (t650 + t110 * t670))));
                            let t726 = t79 * t150
                                + (r13_rate * t64 + r23_rate * t63
                                    - (r11_rate * t60 + r21_rate * t81));
                            let t727 = rho2_rate * t676
                                + (t726 + (t82 * t144 + t68 * t113) - r31_rate * t114)
                                + (rho3_rate * t681 + rho1_rate * t671);
                            let t728 = t658 - t109;
                            let t729 = t98 - t576;
                            let t730 = e * (t64 * (t109 - t110) + (t348 - t62 * t99))
                                + (t82 * t728 + t86 * t729);
                            let t731 = m_e * t730;
                            let t732 = t64 * t731 + (t165 + t164);
                            let t733 = t110 - t109;
                            let t734 = e_m_e * (t68 * t733 + t70 * (t99 - t98));
                            let t735 = e * (t63 * t733 + (t65 * t99 - t465))
                                + (t79 * t728 + t84 * t729);
                            let t736 = m_e * t735;
                            let t737 = t155 + t70 * t734
                                + (t65 * t736 + (t156 + (t157 + a * t99)));
                            let t738 = kappa_gradient * t122;
                            let t739 = kappa_gradient * t118;
                            let t740 = t159 + (t84 * t738 + t86 * t739);
                            let t741 = m * t735;
                            let t742 = m * t730;
                            let t743 = t740
                                + (t158 + t62 * t731 + (t84 * t741 + t86 * t742));
                            let t744 = t737 - t743;
                            let t745 = t172 + (t79 * t738 + t82 * t739);
                            let t746 = t68 * t734 + (t168 + a * t110)
                                + (t79 * t741 + (t166 + t169))
                                + (t745 + (t82 * t742 + t63 * t736));
                            let t747 = t74 * t744 + t746;
                            let t748 = t732 - t747;
                            let t749 = t490 * t748;
                            let t750 = t122 * t738 + t118 * t739;
                            let t751 = t118 * t742 + (t750 + t122 * t741);
                            let t752 = t498 * t744;
                            let t753 = t75 * t749 + (t606 * t751 + t72 * t752);
                            let t754 = t97 * t748;
                            let t755 = t108 * t744;
                            let t756 = t90 * t754 + (t100 * t751 + t89 * t755);
                            let t757 = t90 * t753 - t78 * t756;
                            let t758 = t747 - t732;
                            let t759 = t95 * t749 + t244 * (t90 * t757 + t78 * t758);
                            let t760 = t92 * t756;
                            let t761 = t76 * t758;
                            let t762 = t760 - t761;
                            let t763 = t76 * t757 + (t92 * t753 + t93 * t754);
                            let t764 = t71 * t759
                                + (t77 * t762 + t98 * t744 - t89 * t763);
                            let t765 = t743 - t737;
                            let t766 = t89 * t753 - t77 * t756;
                            let t767 = t95 * t752
                                + t259 * (t71 * t764 + (t77 * t765 + t89 * t766));
                            let t768 = r * (m_e * t759 + m_e * t767);
                            let t769 = e_m_e * t759 + m_r_squared * t767;
                            let t770 = t74 * t759 + t73 * t764;
                            let t771 = k1 * t770;
                            let t772 = m_r
                                * (t73 * t766 + (t91 * t753 + t93 * t755) - t74 * t763);
                            let t773 = t60 * t772;
                            let t774 = m_r * t763;
                            let t775 = t81 * t774;
                            let t776 = r * (t773 + (t109 * t741 + (t738 * t110 - t641)))
                                + (t141 - (t139 + t140 * t110) - t98 * t731 - e * t775);
                            let t777 = t283
                                + half_h
                                    * (rt::lit::<T>(2.0) * (t65 * t768 - t64 * t769)
                                        + (t62 * t771 + t776));
                            let t778 = t81 * t772;
                            let t779 = t60 * t774;
                            let t780 = r * (t779 + (t98 * t741 + (t715 + t738 * t99)))
                                + (t109 * t731 + (t163 - t140 * t99));
                            let t781 = e_m_e * t767 + m_r_squared * t759;
                            let t782 = t64 * t771 + (e * t778 + t780)
                                - rt::lit::<T>(2.0) * (t62 * t781 + t63 * t768);
                            let t783 = t80 * t774
                                + (r * (t101 * t741 + (t151 + t102 * t738)) - t275 * t753);
                            let t784 = r * (t778 + (t109 * t742 + (t739 * t110 - t648)))
                                + (e * t779 + (t98 * t736 + (t128 * t110 - t131)));
                            let t785 = t403
                                + half_h
                                    * (t65 * t771 + t784
                                        - rt::lit::<T>(2.0) * (t63 * t769 + t62 * t768));
                            let t786 = r * (t775 + (t98 * t742 + (t721 + t739 * t99)))
                                + (t178 + t128 * t99 - t109 * t736);
                            let t787 = rt::lit::<T>(2.0) * (t64 * t768 - t65 * t781)
                                + (t63 * t771 + (t786 - e * t773));
                            let t788 = t83 * t774
                                + (r * (t101 * t742 + (t145 + t102 * t739)) - t278 * t753);
                            let t789 = m_e_squared * t770;
                            let t790 = half_h
                                * (t98 * t734 + (t147 * t110 - t148) - t279 * t759
                                    - t70 * t789);
                            let t791 = half_h
                                * (t175 + t147 * t99 - t109 * t734 - t68 * t789
                                    - t326 * t767);
                            let t792 = r11_rate * t62 + r21_rate * t65
                                + (r31_rate * t70 - r22_rate * t63)
                                - (r12_rate * t64 + r32_rate * t68);
                            let t793 = rho1_rate * t740
                                + (rho2_rate * t745
                                    + (t118 * t144
                                        + (t122 * t150 + (rho3_rate * t750 + t792))));
                            let t794 = rt::div_or_zero(rt::lit::<T>(-1.0), t239);
                            let t795 = t240 * (h * t794);
                            let t796 = t150 * t795;
                            let t797 = t144 * t795;
                            let t798 = t113 * t795;
                            let t799 = rt::lit::<T>(2.0)
                                * (t79 * t796 + (t82 * t797 + t68 * t798));
                            let t800 = t194 * t794;
                            let t801 = t800 * (rt::lit::<T>(0.5) * t204);
                            let t802 = t794 * (rt::lit::<T>(0.5) * t211);
                            let t803 = t801 - t802;
                            let t804 = t220 * t803;
                            let t805 = t202 * t794;
                            let t806 = t205 * t804 + t805 * (rt::lit::<T>(0.5) * t223);
                            let t807 = t217 * t800;
                            let t808 = t807 * (half_m_r * t187);
                            let t809 = t806 + (t794 * (rt::lit::<T>(0.5) * t224) - t808);
                            let t810 = t802 - t801;
                            let t811 = t808 - t806;
                            let t812 = t208 * t810 + t209 * t811;
                            let t813 = rt::lit::<T>(0.5) * t221;
                            let t814 = t812 + t794 * t813;
                            let t815 = t799 + (t201 * t809 + t206 * t814);
                            let t816 = t188 * t809 + t189 * t814;
                            let t817 = rt::lit::<T>(2.0)
                                * (t70 * t798 - t84 * t796 - t86 * t797);
                            let t818 = t204 * t812;
                            let t819 = t203 * t811
                                + rt::lit::<T>(0.5) * (t195 * t800 + t222 * t794);
                            let t820 = t818 - t819;
                            let t821 = t228 * t794;
                            let t822 = t821 * t31;
                            let t823 = t794 * (rt::lit::<T>(0.5) * t230);
                            let t824 = t794 * (t226 * t32);
                            let t825 = t821 * t33 + t26 * (t823 - t822);
                            let t826 = t824 - t825;
                            let t827 = t11 * (t822 - t823) + t17 * t826;
                            let t828 = t9 * t827
                                + (rt::lit::<T>(0.5) * (t8 * t821 + t235 * t794)
                                    - t15 * t826);
                            let t829 = t824 + t794 * (rt::lit::<T>(0.5) * t233) - t825;
                            let t830 = t794 * (rt::lit::<T>(0.5) * t234) - t827;
                            let t831 = t817
                                + (t193 * t820 + (t4 * t828 + (t13 * t829 + t5 * t830)));
                            let t832 = t816 - t831;
                            let t833 = t74 * t832
                                + (t189 * t820 + (t5 * t828 + (t14 * t829 + t6 * t830)));
                            let t834 = t815 - t833;
                            let t835 = t490 * t834;
                            let t836 = rt::lit::<T>(2.0) * (t122 * t796 + t118 * t797);
                            let t837 = t188 * t820
                                + (t14 * t830 + (t7 * t829 - t197 * t809))
                                + (t13 * t828 - t201 * t814 - t836);
                            let t838 = t498 * t832;
                            let t839 = t75 * t835 + (t606 * t837 + t72 * t838);
                            let t840 = t97 * t834;
                            let t841 = t108 * t832;
                            let t842 = t90 * t840 + (t100 * t837 + t89 * t841);
                            let t843 = t90 * t839 - t78 * t842;
                            let t844 = t833 - t815;
                            let t845 = t95 * t835 + t244 * (t90 * t843 + t78 * t844);
                            let t846 = t92 * t842;
                            let t847 = t76 * t844;
                            let t848 = t846 - t847;
                            let t849 = t76 * t843 + (t92 * t839 + t93 * t840);
                            let t850 = t71 * t845
                                + (t77 * t848 + t98 * t832 - t89 * t849);
                            let t851 = t831 - t816;
                            let t852 = t89 * t839 - t77 * t842;
                            let t853 = t95 * t838
                                + t259 * (t71 * t850 + (t77 * t851 + t89 * t852));
                            let t854 = r * (m_e * t845 + m_e * t853);
                            let t855 = e_m_e * t845;
                            let t856 = t855 + m_r_squared * t853;
                            let t857 = t74 * t845 + t73 * t850;
                            let t858 = k1 * t857;
                            let t859 = m_r
                                * (t73 * t852 + (t91 * t839 + t93 * t841) - t74 * t849);
                            let t860 = t60 * t859;
                            let t861 = m_r * t849;
                            let t862 = t81 * t861;
                            let t863 = rt::lit::<T>(2.0) * (t65 * t854 - t64 * t856)
                                + (t62 * t858 + (r * (t860 - t658 * t796) - e * t862));
                            let t864 = t214 * t800 * (rt::lit::<T>(1.0) / (t216 * t216));
                            let t865 = t218 * t803 * (rt::lit::<T>(1.0) / (t219 * t219));
                            let t866 = rt::lit::<T>(0.5) * t213;
                            let t867 = t805 * t866 * (rt::lit::<T>(1.0) / (t215 * t215))
                                + t207 * t865;
                            let t868 = t864 * (rt::lit::<T>(0.5) * t193);
                            let t869 = t867 - t868;
                            let t870 = t212 * t811 + t205 * t869;
                            let t871 = t215 * t865
                                + (t205 * t870 + t212 * t810)
                                    * (rt::lit::<T>(1.0) / (t207 * t207));
                            let t872 = t208 * t870 + (t209 * t869 + t213 * t804);
                            let t873 = t189 * t871
                                - (t188 * t872 + (t194 * t812 + t800 * t813));
                            let t874 = t194 * t811 + t188 * t869;
                            let t875 = (t189 * t873
                                + (t188 * t874 + t800 * (rt::lit::<T>(0.5) * t194)))
                                * (rt::lit::<T>(1.0) / (t193 * t193));
                            let t876 = t109 * t820 + t864 * (rt::lit::<T>(0.5) * t215)
                                - t875;
                            let t877 = t871 + t98 * t814;
                            let t878 = m_r_squared * t876 - e_m_e * t877;
                            let t879 = r * (m_e * t876 - m_e * t877);
                            let t880 = t195 * t873
                                + (t204 * t871 + (t98 * t820 - t109 * t814));
                            let t881 = k1 * t880;
                            let t882 = t195 * t874
                                + (t203 * t869
                                    + (t101 * t820 - (t109 * t809 + t807 * t866)));
                            let t883 = m_r * (t882 - t204 * t872);
                            let t884 = r13_new * t883;
                            let t885 = m_r * (t872 - (t98 * t809 + t101 * t814));
                            let t886 = r23_new * t885;
                            let t887 = rt::lit::<T>(2.0)
                                * (r11_new * t878 - r22_new * t879)
                                + (r12_new * t881 + (r * t884 - e * t886));
                            let t888 = t60 * t861;
                            let t889 = t81 * t859;
                            let t890 = e_m_e * t853;
                            let t891 = t890 + m_r_squared * t845;
                            let t892 = t64 * t858 + (r * (t888 - t576 * t796) + e * t889)
                                - rt::lit::<T>(2.0) * (t63 * t854 + t62 * t891);
                            let t893 = e_m_e * t876 - m_r_squared * t877;
                            let t894 = r13_new * t885;
                            let t895 = r23_new * t883;
                            let t896 = rt::lit::<T>(2.0)
                                * (r21_new * t879 + r12_new * t893)
                                + (r11_new * t881 + (r * t894 + e * t895));
                            let t897 = twice_r * t102;
                            let t898 = t868 - t101 * t809 - t867;
                            let t899 = rt::lit::<T>(0.5)
                                * (t85 * t859 + (t80 * t861 - (t275 * t839 + t796 * t897)))
                                + (t185 * t883
                                    + (t898 * (twice_m_r_squared * r13_new) + t199 * t885));
                            let t900 = t65 * t858 + (r * (t889 - t658 * t797) + e * t888)
                                - rt::lit::<T>(2.0) * (t62 * t854 + t63 * t856);
                            let t901 = rt::lit::<T>(2.0)
                                * (r12_new * t879 + r21_new * t878)
                                + (r22_new * t881 + (r * t895 + e * t894));
                            let t902 = rt::lit::<T>(2.0) * (t64 * t854 - t65 * t891)
                                + (t63 * t858 + (r * (t862 - t576 * t797) - e * t860));
                            let t903 = rt::lit::<T>(2.0)
                                * (r22_new * t893 - r11_new * t879)
                                + (r21_new * t881 + (r * t886 - e * t884));
                            let t904 = rt::lit::<T>(0.5)
                                * (t87 * t859 + (t83 * t861 - (t278 * t839 + t797 * t897)))
                                + (t186 * t883
                                    + (t898 * (twice_m_r_squared * r23_new) + t200 * t885));
                            let t905 = m_e_squared * t857;
                            let t906 = m_e_squared * t880;
                            let t907 = rt::lit::<T>(0.5)
                                * (t70 * t905
                                    + rt::lit::<T>(2.0) * (t99 * t798 + t68 * t855))
                                + (t877 * (twice_e_m_e * r31_new) + r32_new * t906);
                            let t908 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(2.0) * (t110 * t798 - t70 * t890)
                                    - t68 * t905)
                                + (t876 * (twice_e_m_e * r32_new) - r31_new * t906);
                            let t909 = h
                                * (rt::lit::<T>(0.5)
                                    * (t74 * t848 + (t73 * t851 - t91 * t842)) + (t819 - t818));
                            let t910 = h * (t814 + rt::lit::<T>(0.5) * (t847 - t846))
                                - (kappa_gradient * t799
                                    + rt::lit::<T>(2.0) * rho2_rate * t795);
                            (
                                [
                                    t60 * t99 + (r11_rate - t103),
                                    r12_rate + t104 - t60 * t110,
                                    t62 * t110 + (r13_rate - t64 * t99),
                                    t81 * t99 + (r21_rate - t111),
                                    r22_rate + t112 - t81 * t110,
                                    t65 * t110 + (r23_rate - t63 * t99),
                                    t99 * t114 + (r31_rate - t115),
                                    r32_rate + t116 - t110 * t114,
                                    t160,
                                    t180,
                                    t183,
                                    kappa_gradient - t240,
                                ],
                                [
                                    [
                                        half_h * t270 + rt::lit::<T>(1.0),
                                        half_h * t274,
                                        half_h * (t85 * t266 + (t80 * t268 + (t99 + t248 * t275))),
                                        half_h * t276,
                                        half_h * t277,
                                        half_h * (t87 * t266 + (t83 * t268 + t248 * t278)),
                                        half_h * (t251 * t279 - t70 * t280),
                                        minus_half_h * (t68 * t280 + t261 * t281),
                                        half_h * (t91 * t246 - t74 * t257),
                                        t282 + half_h * t257,
                                        -(t283 + half_h * t246),
                                        rho2_rate * t60 - rho3_rate * t62,
                                    ],
                                    [
                                        half_h * t317,
                                        half_h * t321 + rt::lit::<T>(1.0),
                                        half_h * (t85 * t313 + (t80 * t315 + (t275 * t322 - t110))),
                                        half_h * t323,
                                        half_h * t324,
                                        half_h * (t87 * t313 + (t83 * t315 + t278 * t322)),
                                        half_h * (t279 * t299 - t70 * t325),
                                        half_h * (t308 * t326 - t68 * t325),
                                        half_h * (t91 * t291 - t60 * t73 - t74 * t306) - t282,
                                        half_h * t306,
                                        t327 + half_h * (t290 - t288),
                                        rho3_rate * t64 - rho1_rate * t60,
                                    ],
                                    [
                                        half_h * t361,
                                        half_h * t365,
                                        half_h * (t85 * t357 + (t80 * t359 + t275 * t366))
                                            + rt::lit::<T>(1.0),
                                        half_h * t367,
                                        half_h * t368,
                                        half_h * (t87 * t357 + (t83 * t359 + t278 * t366)),
                                        half_h * (t279 * t343 - t70 * t369),
                                        half_h * (t326 * t352 - t68 * t369),
                                        t283 + half_h * (t74 * t347 + (t91 * t335 + t62 * t73)),
                                        half_h * (t346 - t345) - t327,
                                        half_h * (t334 - t332),
                                        rho1_rate * t62 - rho2_rate * t64,
                                    ],
                                    [
                                        half_h * t394,
                                        half_h * t398,
                                        half_h * (t85 * t390 + (t80 * t392 + t275 * t374)),
                                        half_h * t399 + rt::lit::<T>(1.0),
                                        half_h * t400,
                                        half_h * (t87 * t390 + (t83 * t392 + (t99 + t278 * t374))),
                                        half_h * (t279 * t377 - t70 * t401),
                                        minus_half_h * (t68 * t401 + t281 * t385),
                                        half_h * (t91 * t373 - t74 * t383),
                                        t402 + half_h * t383,
                                        -(t403 + half_h * t373),
                                        rho2_rate * t81 - rho3_rate * t65,
                                    ],
                                    [
                                        half_h * t436,
                                        half_h * t440,
                                        half_h * (t85 * t432 + (t80 * t434 + t275 * t441)),
                                        half_h * t442,
                                        half_h * t443 + rt::lit::<T>(1.0),
                                        half_h * (t87 * t432 + (t83 * t434 + (t278 * t441 - t110))),
                                        half_h * (t279 * t418 - t70 * t444),
                                        half_h * (t326 * t427 - t68 * t444),
                                        half_h * (t91 * t411 - t81 * t73 - t74 * t425) - t402,
                                        half_h * t425,
                                        t445 + half_h * (t410 - t408),
                                        rho3_rate * t63 - rho1_rate * t81,
                                    ],
                                    [
                                        half_h * t478,
                                        half_h * t482,
                                        half_h * (t85 * t474 + (t80 * t476 + t275 * t483)),
                                        half_h * t484,
                                        half_h * t485,
                                        half_h * (t87 * t474 + (t83 * t476 + t278 * t483))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t279 * t460 - t70 * t486),
                                        half_h * (t326 * t469 - t68 * t486),
                                        t403 + half_h * (t74 * t464 + (t91 * t453 + t65 * t73)),
                                        half_h * (t463 - t462) - t445,
                                        half_h * (t452 - t450),
                                        rho1_rate * t65 - rho2_rate * t63,
                                    ],
                                    [
                                        half_h * t522,
                                        half_h * t526,
                                        half_h * (t85 * t518 + (t80 * t520 + t275 * t527)),
                                        half_h * t528,
                                        half_h * t529,
                                        half_h * (t87 * t518 + (t83 * t520 + t278 * t527)),
                                        half_h * (t99 * t530 + t279 * t505 - t70 * t531)
                                            + rt::lit::<T>(1.0),
                                        half_h * (t326 * t513 - (t68 * t531 + (t102 + t532))),
                                        t533,
                                        kappa_gradient * t487 + half_h * t511,
                                        half_h * (t496 - t494) - t534,
                                        rho2_rate * t487
                                            - (rho3_rate * t70 + t488 * (rt::lit::<T>(0.5) * rho1_rate)),
                                    ],
                                    [
                                        half_h * t566,
                                        half_h * t570,
                                        half_h * (t85 * t562 + (t80 * t564 - t275 * t543)),
                                        half_h * t571,
                                        half_h * t572,
                                        half_h * (t87 * t562 + (t83 * t564 - t278 * t543)),
                                        half_h * (t102 - t532 - t279 * t549 - t70 * t573),
                                        half_h * (t110 * (half_h * t110) - t68 * t573 - t326 * t557)
                                            + rt::lit::<T>(1.0),
                                        kappa_gradient * t555
                                            + half_h * (t74 * t552 + (t73 * t555 - t91 * t546)),
                                        half_h * (t551 - t550) - half_kappa_gradient * t535,
                                        t574 + half_h * t546,
                                        rho1_rate * t555
                                            + (rho3_rate * t68 - t535 * (rt::lit::<T>(0.5) * rho2_rate)),
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t65 * t623 - t64 * t624)
                                                + (t62 * t626 + t632)),
                                        t282 + half_h * t639,
                                        half_h * (t85 * t627 + t642) - t283,
                                        half_h
                                            * (t65 * t626 + t644
                                                - rt::lit::<T>(2.0) * (t63 * t624 + t62 * t623)),
                                        t402 + half_h * t647,
                                        half_h * (t87 * t627 + t649) - t403,
                                        t652,
                                        t653 + half_h * t654,
                                        t655,
                                        kappa_gradient * t600 + half_h * (t616 - t615),
                                        kappa_gradient * t604 + half_h * t611,
                                        t657,
                                    ],
                                    [
                                        t708,
                                        half_h * t713,
                                        t327 + half_h * (t85 * t703 + t716),
                                        t718,
                                        half_h * t720,
                                        t445 + half_h * (t87 * t703 + (t83 * t705 + t722)),
                                        t724 - t653,
                                        t725,
                                        kappa_gradient * t671
                                            + half_h * (t74 * t693 + (t73 * t696 - t91 * t687)),
                                        half_h * (t692 - t691)
                                            + (kappa_gradient * t676 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t681 + half_h * t687,
                                        t727,
                                    ],
                                    [
                                        t777,
                                        half_h * t782 - t327,
                                        half_h * (t85 * t772 + t783),
                                        t785,
                                        half_h * t787 - t445,
                                        half_h * (t87 * t772 + t788),
                                        t534 + t790,
                                        t791 - t574,
                                        kappa_gradient * t740
                                            + half_h * (t74 * t762 + (t73 * t765 - t91 * t756)),
                                        kappa_gradient * t745 + half_h * (t761 - t760),
                                        half_h * t756 + (kappa_gradient * t750 + rt::lit::<T>(1.0)),
                                        t793,
                                    ],
                                    [
                                        h * (rt::lit::<T>(0.5) * t863 + t887)
                                            - rt::lit::<T>(2.0) * r11_rate * t795,
                                        h * (rt::lit::<T>(0.5) * t892 + t896)
                                            - rt::lit::<T>(2.0) * r12_rate * t795,
                                        h * t899 - rt::lit::<T>(2.0) * r13_rate * t795,
                                        h * (rt::lit::<T>(0.5) * t900 + t901)
                                            - rt::lit::<T>(2.0) * r21_rate * t795,
                                        h * (rt::lit::<T>(0.5) * t902 + t903)
                                            - rt::lit::<T>(2.0) * r22_rate * t795,
                                        h * t904 - rt::lit::<T>(2.0) * r23_rate * t795,
                                        -(rt::lit::<T>(2.0) * r31_rate * t795 + h * t907),
                                        h * t908 - rt::lit::<T>(2.0) * r32_rate * t795,
                                        t909
                                            + (kappa_gradient * t817
                                                - rt::lit::<T>(2.0) * rho1_rate * t795),
                                        t910,
                                        h * (t809 + rt::lit::<T>(0.5) * t842)
                                            - (kappa_gradient * t836
                                                + rt::lit::<T>(2.0) * rho3_rate * t795),
                                        rt::lit::<T>(1.0) - rho3_rate * t836
                                            + (rho1_rate * t817 - rho2_rate * t799),
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
                let r11_new = r11 + h * r11_rate;
                let r12_new = r12 + h * r12_rate;
                let r13_new = r13 + h * r13_rate;
                let r21_new = r21 + h * r21_rate;
                let r22_new = r22 + h * r22_rate;
                let r23_new = r23 + h * r23_rate;
                let r31_new = r31 + h * r31_rate;
                let r32_new = r32 + h * r32_rate;
                let t68 = r31 + half_h * r31_rate;
                let t61 = rho2_rate * kappa_gradient;
                let t62 = r12 + half_h * r12_rate;
                let t63 = r21 + half_h * r21_rate;
                let t64 = r11 + half_h * r11_rate;
                let t65 = r22 + half_h * r22_rate;
                let t66 = twice_r * (t62 * t63 - t64 * t65);
                let t67 = t64 * t64 + t63 * t63;
                let t69 = t62 * t62 + t65 * t65;
                let t70 = r32 + half_h * r32_rate;
                let t71 = k1 * (t64 * t62 + t63 * t65) - t70 * (m_e_squared * t68);
                let t72 = m_e * (t66 + e * (t69 + t70 * t70)) + (a + m_r_squared * t67);
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = t71 * t73;
                let t75 = m_e * (t66 + e * (t67 + t68 * t68)) + (a + m_r_squared * t69)
                    - t71 * t74;
                let t76 = rt::lit::<T>(1.0) / t75;
                let t77 = rho1 + half_h * rho1_rate;
                let t78 = rho2 + half_h * rho2_rate - t77 * t74;
                let t60 = r13 + half_h * r13_rate;
                let t81 = r23 + half_h * r23_rate;
                let t84 = r * t64;
                let t85 = t84 - e * t65;
                let t86 = r * t63;
                let t87 = t86 + e * t62;
                let t88 = t60 * t85 + t81 * t87;
                let t89 = m_r * t88;
                let t91 = t89 * t73;
                let t79 = r * t62;
                let t80 = t79 + e * t63;
                let t82 = r * t65;
                let t83 = t82 - e * t64;
                let t90 = m_r * (t60 * t80 + t81 * t83) - t89 * t74;
                let t92 = t90 * t76;
                let t95 = c + m_r_squared * (t60 * t60 + t81 * t81) - t89 * t91
                    - t90 * t92;
                let t100 = rt::lit::<T>(1.0) / t95;
                let t93 = rho3 + half_h * rho3_rate - t77 * t91 - t92 * t78;
                let t94 = t90 * t93;
                let t911 = t76 * (t78 - t100 * t94);
                let t912 = t61 + t911;
                let t917 = t68 * t912;
                let t105 = rho1_rate * kappa_gradient;
                let t106 = t89 * t93;
                let t913 = t73 * (t77 - t100 * t106);
                let t914 = t74 * t911;
                let t974 = t105 + t913 - t914;
                let r33_new = r33 + h * (t917 - t70 * t974);
                let t101 = t93 * t100;
                let t102 = rho3_rate * kappa_gradient + t101;
                let t118 = r * t81;
                let t143 = t102 * t118;
                let t925 = t82 * t912 + t143;
                let x_new = x + h * (t86 * t974 + t925);
                let t122 = r * t60;
                let t149 = t102 * t122;
                let t922 = t79 * t912 + t149;
                let y_new = y - h * (t84 * t974 + t922);
                let t184 = rho1 + h * rho1_rate;
                let t975 = rt::lit::<T>(1.0) / (t4 * t10);
                let t976 = t5 * t16;
                let t977 = t975 * t976 - t15;
                let t978 = t5 * t975 + t25 * (t16 * t977);
                let t979 = rho1 * (t9 * t978 + (t8 - t28 * (t13 * t977)))
                    + (t30 + (t20 * (rho3 * t977) - rho2 * t978));
                let t980 = t11 + t18 * t25;
                let t981 = rho1 * (t28 * (t13 * t17) - t9 * t980)
                    + (rho2 * t980 + (t27 - rho3 * t26));
                let t982 = rho1 * (t976 / (t4 * t24) - t29)
                    + (t23 + rho3 * t20 - rho2 * t26);
                let t983 = rho1 * t979 + (rho2 * t981 + rho3 * t982);
                let t984 = v_mid - e_m_g * r33;
                let t985 = rt::lit::<T>(0.25)
                    * (rt::lit::<T>(0.5) * (rho1 * t30 + (rho2 * t27 + rho3 * t23))
                        + (t984 - reference));
                let t986 = rt::lit::<T>(0.5) * t983;
                let t987 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t983 * t985,
                        rt::lit::<T>(0.0625) * (reference * reference + t984 * t984)
                            + t986 * t986,
                        rt::lit::<T>(1.0),
                    );
                let rho1_new = t184 * t987;
                let t210 = rho2 + h * rho2_rate;
                let rho2_new = t210 * t987;
                let t196 = rho3 + h * rho3_rate;
                let rho3_new = t196 * t987;
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
                    reference,
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
                    carried[9],
                    carried[10],
                    carried[11],
                    carried[12],
                    carried[13],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                        motion.carried[8],
                        motion.carried[11],
                        motion.carried[12],
                        motion.carried[13],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
                        carried[6],
                        carried[7],
                        carried[8],
                        carried[11],
                        carried[12],
                        carried[13],
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y, rho1, rho2, rho3,
                _] = motion.carried;
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme { m_e_squared, m_e, m_r_squared, twice_r, k1, m_r, .. } = *setting
                    .scheme();
                let t1 = r12 * r12 + r22 * r22;
                let t2 = twice_r * (r12 * r21 - r22 * r11);
                let t3 = r11 * r11 + r21 * r21;
                let t4 = rt::lit::<T>(1.0)
                    / (m_e * (e * (r32 * r32 + t1) + t2) + (a + m_r_squared * t3));
                let r11_r = r * r11;
                let r21_r = r * r21;
                let t5 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
                let t6 = t5 * t4;
                let r12_r = r * r12;
                let r22_r = r * r22;
                let t7 = k1 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
                let t8 = t7 * t4;
                let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t5 * t8;
                let t10 = m_e * (e * (r31 * r31 + t3) + t2) + (a + m_r_squared * t1)
                    - t7 * t8;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t11 * t9;
                let t13 = c + m_r_squared * (r13 * r13 + r23 * r23) - t5 * t6 - t9 * t12;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = rho2 - rho1 * t8;
                let t16 = rho3 - rho1 * t6 - t12 * t15;
                let t17 = t11 * (t15 - t14 * (t9 * t16));
                let t18 = t4 * (rho1 - t14 * (t5 * t16)) - t8 * t17;
                let t19 = t14 * t16;
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
                    omega1: t18,
                    omega2: t17,
                    omega3: t19,
                    x_dot: r21_r * t18 + (r22_r * t17 + r * r23 * t19),
                    y_dot: -(r11_r * t18 + (r * r13 * t19 + r12_r * t17)),
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
                [r11,
                r12,
                r13,
                r21,
                r22,
                r23,
                r31,
                r32,
                r33,
                rho1,
                rho2,
                rho3,
                ]: [T; 12],
            ) -> [T; 2] {
                let m = parameters.m;
                let r = parameters.r;
                let e = parameters.e;
                let a = parameters.A;
                let c = parameters.C;
                let g = parameters.g;
                let Scheme {
                    e_squared,
                    m_e,
                    e_m_g,
                    v_mid,
                    m_r_squared,
                    twice_r,
                    m_r,
                    twice_m_r_squared,
                    twice_e_squared,
                    ..
                } = self;
                let r32_squared = r32 * r32;
                let t1 = r12 * r12 + r22 * r22;
                let r12_r21 = r12 * r21;
                let r22_r11 = r22 * r11;
                let t2 = twice_r * (r12_r21 - r22_r11);
                let t3 = r11 * r11 + r21 * r21;
                let t4 = m_e * (e * (r32_squared + t1) + t2) + (a + m_r_squared * t3);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = rho1 * t5;
                let t7 = r13 * (r * r11 - e * r22);
                let t8 = r23 * (r * r21 + e * r12);
                let t9 = m_r * (t7 + t8);
                let t10 = t9 * t5;
                let t11 = rho1 * t10;
                let t12 = r13 * (r * r12 + e * r21);
                let t13 = r23 * (r * r22 - e * r11);
                let t14 = (r - e) * (e + r);
                let t15 = r11 * (t14 * r12);
                let t16 = r21 * (t14 * r22);
                let r32_r31 = r32 * r31;
                let t17 = m * (t15 + t16 - e_squared * r32_r31);
                let t18 = t5 * t17;
                let t19 = m_r * (t12 + t13) - t9 * t18;
                let r31_squared = r31 * r31;
                let t20 = m_e * (e * (r31_squared + t3) + t2) + (a + m_r_squared * t1)
                    - t17 * t18;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t19 * t21;
                let t23 = rho1 * t18;
                let t24 = rho2 - t23;
                let t25 = rho3 - t11 - t22 * t24;
                let t26 = t9 * t25;
                let t27 = r13 * r13 + r23 * r23;
                let t28 = c + m_r_squared * t27 - t9 * t10 - t19 * t22;
                let t29 = t4 * t28;
                let t30 = rt::lit::<T>(1.0) / t29;
                let t31 = t19 * t25;
                let t32 = t20 * t28;
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = t21 * t24 - t31 * t33;
                let t35 = rho1 * (t6 - t26 * t30 - t18 * t34);
                let t36 = rho2 * t34;
                let t37 = rt::lit::<T>(1.0) / t28;
                let t38 = t37 * (rho3 * t25);
                let abs_rho3 = rt::abs(rho3);
                let t39 = rt::abs(t9);
                let t40 = m
                    * (twice_e_squared * rt::abs(r32_r31)
                        + rt::lit::<T>(2.0) * (rt::abs(t15) + rt::abs(t16)));
                let t41 = rt::abs(t5);
                let t42 = rt::lit::<T>(4.0) * r * (rt::abs(r12_r21) + rt::abs(r22_r11));
                let t43 = m_e
                    * (e * (rt::lit::<T>(2.0) * r32_squared + rt::lit::<T>(2.0) * t1)
                        + t42) + (a + twice_m_r_squared * t3);
                let t44 = rt::lit::<T>(1.0) / (t4 * t4);
                let t45 = t40 * t41 + t43 * rt::abs(t17 * t44);
                let abs_r13 = rt::abs(r13);
                let abs_r12 = rt::abs(r12);
                let abs_r21 = rt::abs(r21);
                let abs_r23 = rt::abs(r23);
                let abs_r22 = rt::abs(r22);
                let abs_r11 = rt::abs(r11);
                let t46 = rt::abs(t12) + abs_r13 * (r * abs_r12 + e * abs_r21)
                    + (rt::abs(t13) + abs_r23 * (r * abs_r22 + e * abs_r11));
                let t47 = rt::abs(t7) + abs_r13 * (r * abs_r11 + e * abs_r22)
                    + (rt::abs(t8) + abs_r23 * (r * abs_r21 + e * abs_r12));
                let t48 = m_r * t47;
                let t49 = rt::abs(t18);
                let t50 = t39 * t45 + (m_r * t46 + t48 * t49);
                let t51 = rt::abs(t21);
                let t52 = m_e
                    * (e * (rt::lit::<T>(2.0) * r31_squared + rt::lit::<T>(2.0) * t3)
                        + t42) + (a + twice_m_r_squared * t1);
                let t53 = rt::abs(t17) * t45 + (t40 * t49 + t52);
                let t54 = rt::lit::<T>(1.0) / (t20 * t20);
                let t55 = t50 * t51 + t53 * rt::abs(t19 * t54);
                let t56 = rt::abs(t22);
                let abs_rho1 = rt::abs(rho1);
                let abs_rho2 = rt::abs(rho2);
                let t57 = abs_rho1 * t45 + (abs_rho2 + rt::abs(t23));
                let t58 = t48 * t41 + t43 * rt::abs(t9 * t44);
                let t59 = t55 * rt::abs(t24)
                    + (t56 * t57 + (abs_rho1 * t58 + (abs_rho3 + rt::abs(t11))));
                let t60 = rt::abs(t19);
                let t61 = t50 * t56
                    + (t39 * t58 + (t48 * rt::abs(t10) + (c + twice_m_r_squared * t27)));
                let t62 = t55 * t60 + t61;
                let t63 = rt::abs(t38)
                    + abs_rho3 * (t59 * rt::abs(t37) + t62 * rt::abs(t25 / (t28 * t28)));
                let t64 = rt::abs(t28);
                let t65 = rt::abs(t25);
                let t66 = rt::abs(t33) * (t50 * t65 + t60 * t59)
                    + (t51 * t57 + t53 * rt::abs(t24 * t54));
                let t67 = rt::abs(t31 / (t32 * t32)) * (t53 * t64 + t62 * rt::abs(t20))
                    + t66;
                let t68 = rt::abs(t30) * (t48 * t65 + t39 * t59)
                    + (rt::abs(t6) + t43 * rt::abs(rho1 * t44));
                let t69 = rt::abs(t26 / (t29 * t29)) * (t43 * t64 + rt::abs(t4) * t62)
                    + t68;
                let t70 = abs_rho1 * (t49 * t67 + (t45 * rt::abs(t34) + t69))
                    + (rt::abs(t36) + abs_rho2 * t67);
                let abs_m_g = rt::abs(m * g);
                let t71 = rt::lit::<T>(0.5) * (rt::abs(t35) + t63 + t70)
                    + (r * abs_m_g + e * abs_m_g * rt::abs(r33));
                [v_mid - e_m_g * r33 + rt::lit::<T>(0.5) * (t35 + (t36 + t38)), t71]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6a565508aa7b193bddad57aa61c98d2c";
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
        /// | each step | 61 | 90 | 3 | 0 | 0 | 0 |
        /// | each sweep for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate | 87 | 144 | 3 | 0 | 0 | 0 |
        /// | each iteration for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate | 815 | 1416 | 10 | 0 | 0 | 0 |
        /// | each state that is looked at | 36 | 63 | 3 | 0 | 0 | 0 |
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
            /// `e m g`
            k1: T,
            /// `r²`
            r_squared: T,
            /// `m r²`
            m_r_squared: T,
            /// `2 r`
            twice_r: T,
            /// `m (r - e) (e + r)`
            k2: T,
            /// `m r`
            m_r: T,
            /// `r² m`
            r_m_r: T,
            /// `e m r`
            e_m_r: T,
            /// `e² m`
            e_m_e: T,
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
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let e = system.parameters.e;
                let g = system.parameters.g;
                let e_squared = e * e;
                let m_e_squared = m * e_squared;
                let m_e = m * e;
                let k1 = e * (m * g);
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k2 = m * ((r - e) * (e + r));
                let m_r = m * r;
                let r_m_r = r * m_r;
                let e_m_r = e * m_r;
                let e_m_e = e * m_e;
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
                    k1,
                    r_squared,
                    m_r_squared,
                    twice_r,
                    k2,
                    m_r,
                    r_m_r,
                    e_m_r,
                    e_m_e,
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
                let t7 = e_m_e * (r31 * omega2 - r32 * omega1);
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
                    k1,
                    r_squared,
                    m_r_squared,
                    twice_r,
                    k2,
                    m_r,
                    r_m_r,
                    e_m_r,
                    e_m_e,
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
                    let t46 = r12 + half_h * r12_rate;
                    let t47 = rho1 + half_h * rho1_rate;
                    let t48 = r13 + half_h * r13_rate;
                    let t49 = r11 + half_h * r11_rate;
                    let t50 = r * t49;
                    let t51 = r22 + half_h * r22_rate;
                    let t52 = t50 - e * t51;
                    let t53 = r23 + half_h * r23_rate;
                    let t54 = r21 + half_h * r21_rate;
                    let t55 = r * t54;
                    let t56 = t55 + e * t46;
                    let t57 = t48 * t52 + t53 * t56;
                    let t58 = m_r * t57;
                    let t59 = twice_r * (t46 * t54 - t49 * t51);
                    let t60 = t46 * t46 + t51 * t51;
                    let t61 = r32 + half_h * r32_rate;
                    let t62 = t49 * t49 + t54 * t54;
                    let t63 = m_e * (t59 + e * (t60 + t61 * t61))
                        + (a + m_r_squared * t62);
                    let t64 = rt::lit::<T>(1.0) / t63;
                    let t65 = t58 * t64;
                    let t66 = r * t46;
                    let t67 = t66 + e * t54;
                    let t68 = r * t51;
                    let t69 = t68 - e * t49;
                    let t70 = r31 + half_h * r31_rate;
                    let t71 = k2 * (t49 * t46 + t54 * t51) - t61 * (m_e_squared * t70);
                    let t72 = t71 * t64;
                    let t73 = m_r * (t48 * t67 + t53 * t69) - t58 * t72;
                    let t74 = m_e * (t59 + e * (t62 + t70 * t70))
                        + (a + m_r_squared * t60) - t71 * t72;
                    let t75 = rt::lit::<T>(1.0) / t74;
                    let t76 = t73 * t75;
                    let t77 = rho2 + half_h * rho2_rate - t47 * t72;
                    let t78 = rho3 + half_h * rho3_rate - t47 * t65 - t76 * t77;
                    let t79 = c + m_r_squared * (t48 * t48 + t53 * t53) - t58 * t65
                        - t73 * t76;
                    let t80 = rt::lit::<T>(1.0) / t79;
                    let t81 = t78 * t80;
                    let t82 = t46 * t81;
                    let t84 = t73 * t78;
                    let t639 = t75 * (t77 - t80 * t84);
                    let t640 = t82 - t48 * t639;
                    let t92 = t58 * t78;
                    let t641 = t64 * (t47 - t80 * t92) - t72 * t639;
                    let t98 = t49 * t81;
                    let t642 = t48 * t641 - t98;
                    let t643 = t49 * t639 - t46 * t641;
                    let t101 = t51 * t81;
                    let t644 = t101 - t53 * t639;
                    let t104 = t54 * t81;
                    let t645 = t53 * t641 - t104;
                    let t646 = t54 * t639 - t51 * t641;
                    let t110 = t61 * t81;
                    let t647 = t70 * t639 - t61 * t641;
                    let t648 = r33 + half_h * t647;
                    let t111 = t70 * t81;
                    let t122 = r * t53;
                    let t123 = t81 * t122;
                    let t649 = t55 * t641 + (t123 + t68 * t639);
                    let t650 = t649 - e * t643;
                    let t651 = m * t650;
                    let t113 = r * t48;
                    let t114 = t81 * t113;
                    let t652 = t50 * t641 + (t114 + t66 * t639);
                    let t653 = e * t646 + t652;
                    let t654 = m * t653;
                    let t655 = m_e * t653;
                    let t656 = t641 * t655;
                    let t657 = e_m_e * t647;
                    let t658 = m_e * t650;
                    let t659 = t54 * t655 + (a * t639 + t70 * t657) - t49 * t658;
                    let t660 = t641 * t658;
                    let t661 = t641 * t657;
                    let t121 = k1 * t61;
                    let t120 = c * t81;
                    let t662 = r * (t651 * t644 + t654 * t640) - t53 * t656
                        + (t81 * t659
                            + (t48 * t660 - (t661 * t648 + (t121 + t639 * t120))));
                    let t663 = t639 * t655;
                    let t664 = t639 * t658;
                    let t146 = k1 * t70;
                    let t665 = t639 * t657;
                    let t666 = t46 * t658 + (a * t641 - t61 * t657) - t51 * t655;
                    let t667 = r * (t651 * t645 + t654 * t642) - t53 * t663
                        + (t48 * t664 + (t146 + t120 * t641 - t665 * t648) - t81 * t666);
                    let t668 = t51 * t663 + (t61 * t665 + t70 * t661)
                        + (t54 * t656 - t46 * t664);
                    let t669 = t639 * t666 - t641 * t659
                        + (r * (t646 * t651 + t654 * t643) - t49 * t660 + t668);
                    solution1
                        .update([
                            t640,
                            t642,
                            t643,
                            t644,
                            t645,
                            t646,
                            t110 - t639 * t648,
                            t641 * t648 - t111,
                            t662,
                            t667,
                            t669,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let r11_r = r * r11;
                            let r21_r = r * r21;
                            let t1 = m_r
                                * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
                            let t2 = r12 * r12 + r22 * r22;
                            let t3 = twice_r * (r12 * r21 - r22 * r11);
                            let t4 = r11 * r11 + r21 * r21;
                            let t5 = rt::lit::<T>(1.0)
                                / (m_e * (e * (r32 * r32 + t2) + t3)
                                    + (a + m_r_squared * t4));
                            let t6 = t1 * t5;
                            let r12_r = r * r12;
                            let r22_r = r * r22;
                            let t7 = k2 * (r12 * r11 + r22 * r21)
                                - r31 * (m_e_squared * r32);
                            let t8 = t7 * t5;
                            let t9 = m_r
                                * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                                - t1 * t8;
                            let t10 = m_e * (e * (r31 * r31 + t4) + t3)
                                + (a + m_r_squared * t2) - t7 * t8;
                            let t11 = rt::lit::<T>(1.0) / t10;
                            let t12 = t11 * t9;
                            let t13 = c + m_r_squared * (r13 * r13 + r23 * r23) - t1 * t6
                                - t9 * t12;
                            let t14 = rt::lit::<T>(1.0) / t13;
                            let t15 = rho2 - rho1 * t8;
                            let t16 = rho3 - rho1 * t6 - t12 * t15;
                            let t17 = t14 * t16;
                            let t18 = t11 * (t15 - t14 * (t9 * t16));
                            let t19 = r12 * t17 - r13 * t18;
                            let t20 = t5 * (rho1 - t14 * (t1 * t16)) - t8 * t18;
                            let t21 = r13 * t20 - r11 * t17;
                            let t22 = r11 * t18 - r12 * t20;
                            let t23 = r22 * t17 - r23 * t18;
                            let t24 = r23 * t20 - r21 * t17;
                            let t25 = r21 * t18 - r22 * t20;
                            let t26 = r21_r * t20 + (r22_r * t18 + r * r23 * t17)
                                - e * t22;
                            let t27 = m * t26;
                            let t28 = e * t25
                                + (r11_r * t20 + (r * r13 * t17 + r12_r * t18));
                            let t29 = m * t28;
                            let t30 = m_e * t28;
                            let t31 = t20 * t30;
                            let t32 = e_m_e * (r31 * t18 - r32 * t20);
                            let t33 = m_e * t26;
                            let t34 = r21 * t30 + (a * t18 + r31 * t32) - r11 * t33;
                            let t35 = t20 * t33;
                            let t36 = t20 * t32;
                            let t37 = c * t17;
                            let t38 = t17 * t34
                                + (r13 * t35 - (r33 * t36 + (k1 * r32 + t18 * t37)));
                            let t39 = t18 * t30;
                            let t40 = t18 * t33;
                            let t41 = t18 * t32;
                            let t42 = r12 * t33 + (a * t20 - r32 * t32) - r22 * t30;
                            let t43 = r13 * t40 + (k1 * r31 + t20 * t37 - r33 * t41)
                                - t17 * t42;
                            let t44 = r22 * t39 + (r32 * t41 + r31 * t36)
                                + (r21 * t31 - r12 * t40);
                            let t45 = t18 * t42 - t20 * t34
                                + (r * (t25 * t27 + t29 * t22) - r11 * t35 + t44);
                            [
                                t19,
                                t21,
                                t22,
                                t23,
                                t24,
                                t25,
                                r32 * t17 - r33 * t18,
                                r33 * t20 - r31 * t17,
                                r * (t27 * t23 + t29 * t19) - r23 * t31 + t38,
                                r * (t27 * t24 + t29 * t21) - r23 * t39 + t43,
                                t45,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * r11),
                            rt::abs(inv_h * r12),
                            rt::abs(inv_h * r13),
                            rt::abs(inv_h * r21),
                            rt::abs(inv_h * r22),
                            rt::abs(inv_h * r23),
                            rt::abs(inv_h * r31),
                            rt::abs(inv_h * r32),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
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
                            let t46 = r12 + half_h * r12_rate;
                            let t47 = rho1 + half_h * rho1_rate;
                            let t48 = r13 + half_h * r13_rate;
                            let t49 = r11 + half_h * r11_rate;
                            let t50 = r * t49;
                            let t51 = r22 + half_h * r22_rate;
                            let t52 = t50 - e * t51;
                            let t53 = r23 + half_h * r23_rate;
                            let t54 = r21 + half_h * r21_rate;
                            let t55 = r * t54;
                            let t56 = t55 + e * t46;
                            let t57 = t48 * t52 + t53 * t56;
                            let t58 = m_r * t57;
                            let t59 = twice_r * (t46 * t54 - t49 * t51);
                            let t60 = t46 * t46 + t51 * t51;
                            let t61 = r32 + half_h * r32_rate;
                            let t62 = t49 * t49 + t54 * t54;
                            let t63 = m_e * (t59 + e * (t60 + t61 * t61))
                                + (a + m_r_squared * t62);
                            let t64 = rt::lit::<T>(1.0) / t63;
                            let t65 = t58 * t64;
                            let t66 = r * t46;
                            let t67 = t66 + e * t54;
                            let t68 = r * t51;
                            let t69 = t68 - e * t49;
                            let t70 = r31 + half_h * r31_rate;
                            let t71 = k2 * (t49 * t46 + t54 * t51)
                                - t61 * (m_e_squared * t70);
                            let t72 = t71 * t64;
                            let t73 = m_r * (t48 * t67 + t53 * t69) - t58 * t72;
                            let t74 = m_e * (t59 + e * (t62 + t70 * t70))
                                + (a + m_r_squared * t60) - t71 * t72;
                            let t75 = rt::lit::<T>(1.0) / t74;
                            let t76 = t73 * t75;
                            let t77 = rho2 + half_h * rho2_rate - t47 * t72;
                            let t78 = rho3 + half_h * rho3_rate - t47 * t65 - t76 * t77;
                            let t79 = c + m_r_squared * (t48 * t48 + t53 * t53)
                                - t58 * t65 - t73 * t76;
                            let t80 = rt::lit::<T>(1.0) / t79;
                            let t81 = t78 * t80;
                            let t82 = t46 * t81;
                            let t83 = t75 * t77;
                            let t84 = t73 * t78;
                            let t85 = t74 * t79;
                            let t86 = rt::lit::<T>(1.0) / t85;
                            let t87 = t84 * t86;
                            let t88 = t83 - t87;
                            let t89 = t48 * t88;
                            let t90 = t82 - t89;
                            let t91 = t47 * t64;
                            let t92 = t58 * t78;
                            let t93 = t63 * t79;
                            let t94 = rt::lit::<T>(1.0) / t93;
                            let t95 = t72 * t88 + t92 * t94;
                            let t96 = t91 - t95;
                            let t97 = t48 * t96;
                            let t98 = t49 * t81;
                            let t99 = t97 - t98;
                            let t100 = t49 * t88 - t46 * t96;
                            let t101 = t51 * t81;
                            let t102 = t53 * t88;
                            let t103 = t101 - t102;
                            let t104 = t54 * t81;
                            let t105 = t53 * t96 - t104;
                            let t106 = t54 * t88 - t51 * t96;
                            let t107 = t70 * t88 - t61 * t96;
                            let t108 = r33 + half_h * t107;
                            let t109 = t88 * t108;
                            let t110 = t61 * t81;
                            let t111 = t70 * t81;
                            let t112 = t96 * t108 - t111;
                            let t113 = r * t48;
                            let t114 = t81 * t113;
                            let t115 = e * t106 + (t114 + t66 * t88 + t50 * t96);
                            let t116 = m_e * t115;
                            let t117 = t96 * t116;
                            let t118 = e_m_e * t107;
                            let t119 = t96 * t118;
                            let t120 = c * t81;
                            let t121 = k1 * t61;
                            let t122 = r * t53;
                            let t123 = t81 * t122;
                            let t124 = t68 * t88 + t123 + t55 * t96 - e * t100;
                            let t125 = m_e * t124;
                            let t126 = t96 * t125;
                            let t127 = m * t124;
                            let t128 = r * t103;
                            let t129 = m * t115;
                            let t130 = r * t90;
                            let t131 = t53 * t117
                                + (t119 * t108 + (t88 * t120 + (rho1_rate + t121)))
                                - (t48 * t126 + (t127 * t128 + t129 * t130));
                            let t132 = t70 * t118;
                            let t133 = a * t88 + t132;
                            let t134 = t49 * t125;
                            let t135 = t54 * t116;
                            let t136 = t134 - t135;
                            let t137 = t133 - t136;
                            let t138 = a * t96;
                            let t139 = t46 * t125;
                            let t140 = t51 * t116;
                            let t141 = t138 + t139 - t140;
                            let t142 = t61 * t118;
                            let t143 = t141 - t142;
                            let t144 = t88 * t116;
                            let t145 = t88 * t118;
                            let t146 = k1 * t70;
                            let t147 = t88 * t125;
                            let t148 = r * t105;
                            let t149 = r * t99;
                            let t150 = t53 * t144
                                + (t145 * t108 + (rho2_rate - t146 - t120 * t96))
                                - (t48 * t147 + (t127 * t148 + t129 * t149));
                            let t151 = r * t106;
                            let t152 = rho3_rate - t61 * t145 - t127 * t151
                                - (t70 * t119 + t129 * (r * t100));
                            let t153 = t46 * t147 + t49 * t126
                                - (t51 * t144 + t54 * t117) - t88 * t143;
                            let t154 = rt::lit::<T>(1.0) / (t85 * t85);
                            let t155 = t154 * (t48 * t84);
                            let t156 = t79 * t155;
                            let t157 = rt::lit::<T>(1.0) / (t74 * t74);
                            let t158 = t48 * t86;
                            let t159 = t73 * t158 + t46 * t80;
                            let t160 = rt::lit::<T>(1.0) / (t79 * t79);
                            let t161 = t74 * t155 + t160 * (t46 * t78);
                            let t162 = t77 * t159 - t73 * t161;
                            let t163 = t157 * (t48 * t77 + t73 * t162);
                            let t164 = t156 - t163;
                            let t165 = t47 * t159 - t58 * t161;
                            let t166 = t163 - t156;
                            let t167 = t78 * t158 + t76 * t161;
                            let t168 = t75 * t162;
                            let t169 = t167 - t168;
                            let t170 = t48 * t75 + t76 * t159;
                            let t171 = t71 * t166 + (t58 * t169 - t47 * t170);
                            let t172 = rt::lit::<T>(1.0) / (t63 * t63);
                            let t173 = m * t172;
                            let t174 = (t58 * t165 + t71 * t171) * t173;
                            let t175 = e_m_e * t164 - r_squared * t174;
                            let t176 = r * (m_e * t164 - e * t174);
                            let t177 = t72 * t166 + t64 * t171;
                            let t178 = k2 * t177;
                            let t179 = m_r * (t72 * t169 + (t64 * t165 - t65 * t161));
                            let t180 = t48 * t179;
                            let t181 = m_r * (t168 - t167);
                            let t182 = t53 * t181;
                            let t183 = rt::lit::<T>(2.0) * (t49 * t175 - t51 * t176)
                                + (t46 * t178 + (r * t180 - e * t182));
                            let t184 = m_r_squared * t164 - e_squared * t174;
                            let t185 = t53 * t179;
                            let t186 = t48 * t181;
                            let t187 = rt::lit::<T>(2.0) * (t54 * t176 + t46 * t184)
                                + (t49 * t178 + (e * t185 + (r * t186 - t81)));
                            let t188 = twice_m_r_squared * t48;
                            let t189 = rt::lit::<T>(2.0) * (t46 * t176 + t54 * t175)
                                + (t51 * t178 + (r * t185 + e * t186));
                            let t190 = rt::lit::<T>(2.0) * (t51 * t184 - t49 * t176)
                                + (t54 * t178 + (r * t182 - e * t180));
                            let t191 = twice_m_r_squared * t53;
                            let t192 = twice_e_m_e * t70;
                            let t193 = m_e_squared * t177;
                            let t194 = twice_e_squared * t61;
                            let t195 = t48 * t72;
                            let t196 = t154 * (t84 * t195);
                            let t197 = t79 * t196;
                            let t198 = t86 * t195;
                            let t199 = t73 * t198;
                            let t200 = t48 * t94;
                            let t201 = t58 * t200 + t49 * t80;
                            let t202 = t199 - t201;
                            let t203 = rt::lit::<T>(1.0) / (t93 * t93);
                            let t204 = t203 * (t48 * t92);
                            let t205 = t63 * t204 + t160 * (t49 * t78);
                            let t206 = t74 * t196;
                            let t207 = t205 - t206;
                            let t208 = t77 * t202 + t73 * t207;
                            let t209 = t157 * (t77 * t195 + t73 * t208);
                            let t210 = t197 - t209;
                            let t211 = t47 * t202 + t58 * t207;
                            let t212 = t209 - t197;
                            let t213 = t78 * t198;
                            let t214 = t76 * t207 + t75 * t208;
                            let t215 = t213 - t214;
                            let t216 = t75 * t195 + t76 * t202;
                            let t217 = t71 * t212 + (t58 * t215 + (t89 - t47 * t216));
                            let t218 = t172 * (t48 * t47 - t58 * t211 - t71 * t217)
                                - t79 * t204;
                            let t219 = e_m_e * t210 + m_r_squared * t218;
                            let t220 = r * (m_e * t210 + m_e * t218);
                            let t221 = t72 * t212 + t64 * t217;
                            let t222 = k2 * t221;
                            let t223 = m_r
                                * (t72 * t215 + (t64 * t211 + (t78 * t200 + t65 * t207)));
                            let t224 = t48 * t223;
                            let t225 = m_r * (t214 - t213);
                            let t226 = t53 * t225;
                            let t227 = rt::lit::<T>(2.0) * (t49 * t219 - t51 * t220)
                                + (t46 * t222 + (r * t224 + (t81 - e * t226)));
                            let t228 = e_m_e * t218 + m_r_squared * t210;
                            let t229 = t48 * t225;
                            let t230 = t53 * t223;
                            let t231 = rt::lit::<T>(2.0) * (t54 * t220 + t46 * t228)
                                + (t49 * t222 + (r * t229 + e * t230));
                            let t232 = t206 - t205;
                            let t233 = t95 - t91;
                            let t234 = rt::lit::<T>(2.0) * (t46 * t220 + t54 * t219)
                                + (t51 * t222 + (r * t230 + e * t229));
                            let t235 = rt::lit::<T>(2.0) * (t51 * t228 - t49 * t220)
                                + (t54 * t222 + (r * t226 - e * t224));
                            let t236 = m_e_squared * t221;
                            let t237 = twice_e_m_e * t61;
                            let t238 = t49 + t46 * t72;
                            let t239 = t157 * (t77 * t238);
                            let t240 = t154 * (t84 * t238);
                            let t241 = t46 * t94;
                            let t242 = t58 * t241;
                            let t243 = t86 * t238;
                            let t244 = t73 * t243;
                            let t245 = t242 - t244;
                            let t246 = t74 * t240;
                            let t247 = t203 * (t46 * t92);
                            let t248 = t63 * t247;
                            let t249 = t246 - t248;
                            let t250 = t77 * t245 + t73 * t249;
                            let t251 = t73 * t157;
                            let t252 = t79 * t240 + t250 * t251;
                            let t253 = t239 - t252;
                            let t254 = t252 - t239;
                            let t255 = t75 * t238;
                            let t256 = t76 * t245;
                            let t257 = t255 - t256;
                            let t258 = t46 * t88;
                            let t259 = t75 * t250 + (t76 * t249 + t78 * t243);
                            let t260 = t71 * t254 + (t47 * t257 - t258 - t58 * t259);
                            let t261 = t47 * t245 + t58 * t249;
                            let t262 = t79 * t247
                                - t172 * (t71 * t260 + (t58 * t261 + t46 * t47));
                            let t263 = e_m_e * t253 + m_r_squared * t262;
                            let t264 = r * (m_e * t253 + m_e * t262);
                            let t265 = t72 * t254 + t64 * t260;
                            let t266 = k2 * t265;
                            let t267 = m_r
                                * (t64 * t261 + (t65 * t249 - t78 * t241) - t72 * t259);
                            let t268 = t48 * t267;
                            let t269 = t87 - t83;
                            let t270 = m_r * t259;
                            let t271 = t53 * t270;
                            let t272 = rt::lit::<T>(2.0) * (t49 * t263 - t51 * t264)
                                + (t46 * t266 + (r * t268 + (t269 - e * t271)));
                            let t273 = e_m_e * t262 + m_r_squared * t253;
                            let t274 = t53 * t267;
                            let t275 = t48 * t270;
                            let t276 = rt::lit::<T>(2.0) * (t54 * t264 + t46 * t273)
                                + (t49 * t266 + (e * t274 + (r * t275 + t96)));
                            let t277 = t248 - t246;
                            let t278 = rt::lit::<T>(2.0) * (t46 * t264 + t54 * t263)
                                + (t51 * t266 + (r * t274 + e * t275));
                            let t279 = rt::lit::<T>(2.0) * (t51 * t273 - t49 * t264)
                                + (t54 * t266 + (r * t271 - e * t268));
                            let t280 = m_e_squared * t265;
                            let t281 = t154 * (t53 * t84);
                            let t282 = t79 * t281;
                            let t283 = t53 * t86;
                            let t284 = t73 * t283 + t51 * t80;
                            let t285 = t74 * t281 + t160 * (t51 * t78);
                            let t286 = t77 * t284 - t73 * t285;
                            let t287 = t157 * (t53 * t77 + t73 * t286);
                            let t288 = t282 - t287;
                            let t289 = t47 * t284 - t58 * t285;
                            let t290 = t287 - t282;
                            let t291 = t78 * t283 + t76 * t285;
                            let t292 = t75 * t286;
                            let t293 = t291 - t292;
                            let t294 = t53 * t75 + t76 * t284;
                            let t295 = t71 * t290 + (t58 * t293 - t47 * t294);
                            let t296 = t173 * (t58 * t289 + t71 * t295);
                            let t297 = e_m_e * t288 - r_squared * t296;
                            let t298 = r * (m_e * t288 - e * t296);
                            let t299 = t72 * t290 + t64 * t295;
                            let t300 = k2 * t299;
                            let t301 = m_r * (t72 * t293 + (t64 * t289 - t65 * t285));
                            let t302 = t48 * t301;
                            let t303 = m_r * (t292 - t291);
                            let t304 = t53 * t303;
                            let t305 = rt::lit::<T>(2.0) * (t49 * t297 - t51 * t298)
                                + (t46 * t300 + (r * t302 - e * t304));
                            let t306 = m_r_squared * t288 - e_squared * t296;
                            let t307 = t48 * t303;
                            let t308 = t53 * t301;
                            let t309 = rt::lit::<T>(2.0) * (t54 * t298 + t46 * t306)
                                + (t49 * t300 + (r * t307 + e * t308));
                            let t310 = rt::lit::<T>(2.0) * (t46 * t298 + t54 * t297)
                                + (t51 * t300 + (r * t308 + e * t307));
                            let t311 = rt::lit::<T>(2.0) * (t51 * t306 - t49 * t298)
                                + (t54 * t300 + (r * t304 - t81 - e * t302));
                            let t312 = m_e_squared * t299;
                            let t313 = t53 * t72;
                            let t314 = t154 * (t84 * t313);
                            let t315 = t79 * t314;
                            let t316 = t86 * t313;
                            let t317 = t73 * t316;
                            let t318 = t53 * t94;
                            let t319 = t58 * t318 + t54 * t80;
                            let t320 = t317 - t319;
                            let t321 = t203 * (t53 * t92);
                            let t322 = t63 * t321 + t160 * (t54 * t78);
                            let t323 = t74 * t314;
                            let t324 = t322 - t323;
                            let t325 = t77 * t320 + t73 * t324;
                            let t326 = t157 * (t77 * t313 + t73 * t325);
                            let t327 = t315 - t326;
                            let t328 = t47 * t320 + t58 * t324;
                            let t329 = t326 - t315;
                            let t330 = t78 * t316;
                            let t331 = t76 * t324 + t75 * t325;
                            let t332 = t330 - t331;
                            let t333 = t75 * t313 + t76 * t320;
                            let t334 = t71 * t329 + (t58 * t332 + (t102 - t47 * t333));
                            let t335 = t172 * (t53 * t47 - t58 * t328 - t71 * t334)
                                - t79 * t321;
                            let t336 = e_m_e * t327 + m_r_squared * t335;
                            let t337 = r * (m_e * t327 + m_e * t335);
                            let t338 = t72 * t329 + t64 * t334;
                            let t339 = k2 * t338;
                            let t340 = m_r
                                * (t72 * t332 + (t64 * t328 + (t78 * t318 + t65 * t324)));
                            let t341 = t48 * t340;
                            let t342 = m_r * (t331 - t330);
                            let t343 = t53 * t342;
                            let t344 = rt::lit::<T>(2.0) * (t49 * t336 - t51 * t337)
                                + (t46 * t339 + (r * t341 - e * t343));
                            let t345 = e_m_e * t335 + m_r_squared * t327;
                            let t346 = t48 * t342;
                            let t347 = t53 * t340;
                            let t348 = rt::lit::<T>(2.0) * (t54 * t337 + t46 * t345)
                                + (t49 * t339 + (r * t346 + e * t347));
                            let t349 = t323 - t322;
                            let t350 = rt::lit::<T>(2.0) * (t46 * t337 + t54 * t336)
                                + (t51 * t339 + (r * t347 + (t81 + e * t346)));
                            let t351 = rt::lit::<T>(2.0) * (t51 * t345 - t49 * t337)
                                + (t54 * t339 + (r * t343 - e * t341));
                            let t352 = m_e_squared * t338;
                            let t353 = t54 + t51 * t72;
                            let t354 = t157 * (t77 * t353);
                            let t355 = t154 * (t84 * t353);
                            let t356 = t51 * t94;
                            let t357 = t58 * t356;
                            let t358 = t86 * t353;
                            let t359 = t73 * t358;
                            let t360 = t357 - t359;
                            let t361 = t74 * t355;
                            let t362 = t203 * (t51 * t92);
                            let t363 = t63 * t362;
                            let t364 = t361 - t363;
                            let t365 = t77 * t360 + t73 * t364;
                            let t366 = t79 * t355 + t251 * t365;
                            let t367 = t354 - t366;
                            let t368 = t366 - t354;
                            let t369 = t75 * t353;
                            let t370 = t76 * t360;
                            let t371 = t369 - t370;
                            let t372 = t75 * t365 + (t76 * t364 + t78 * t358);
                            let t373 = t71 * t368
                                + (t47 * t371 - t51 * t88 - t58 * t372);
                            let t374 = t47 * t360 + t58 * t364;
                            let t375 = t79 * t362
                                - t172 * (t71 * t373 + (t58 * t374 + t51 * t47));
                            let t376 = e_m_e * t367 + m_r_squared * t375;
                            let t377 = r * (m_e * t367 + m_e * t375);
                            let t378 = t72 * t368 + t64 * t373;
                            let t379 = k2 * t378;
                            let t380 = m_r
                                * (t64 * t374 + (t65 * t364 - t78 * t356) - t72 * t372);
                            let t381 = t48 * t380;
                            let t382 = m_r * t372;
                            let t383 = t53 * t382;
                            let t384 = rt::lit::<T>(2.0) * (t49 * t376 - t51 * t377)
                                + (t46 * t379 + (r * t381 - e * t383));
                            let t385 = e_m_e * t375 + m_r_squared * t367;
                            let t386 = t48 * t382;
                            let t387 = t53 * t380;
                            let t388 = rt::lit::<T>(2.0) * (t54 * t377 + t46 * t385)
                                + (t49 * t379 + (r * t386 + e * t387));
                            let t389 = t363 - t361;
                            let t390 = rt::lit::<T>(2.0) * (t46 * t377 + t54 * t376)
                                + (t51 * t379 + (r * t387 + (e * t386 + t269)));
                            let t391 = rt::lit::<T>(2.0) * (t51 * t385 - t49 * t377)
                                + (t54 * t379 + (r * t383 + t96 - e * t381));
                            let t392 = m_e_squared * t378;
                            let t393 = t84 * t154;
                            let t394 = h * t88;
                            let t395 = t61 * t394;
                            let t396 = t108
                                + rt::lit::<T>(0.5) * (t72 * t395 + t70 * t394);
                            let t397 = t393 * t396;
                            let t398 = t79 * t397;
                            let t399 = t86 * t396;
                            let t400 = t61 * t80 + t73 * t399;
                            let t401 = t94 * t395;
                            let t402 = half_m_r * t57 * t401;
                            let t403 = t400 - t402;
                            let t404 = t92 * t203;
                            let t405 = t404 * t395;
                            let t406 = rt::lit::<T>(0.5) * t63 * t405;
                            let t407 = t160 * (t61 * t78) + t74 * t397;
                            let t408 = t406 - t407;
                            let t409 = t77 * t403 + t73 * t408;
                            let t410 = t157 * (t77 * t396 + t73 * t409);
                            let t411 = t398 - t410;
                            let t412 = t47 * t403 + t58 * t408;
                            let t413 = t410 - t398;
                            let t414 = t78 * t399;
                            let t415 = t76 * t408 + t75 * t409;
                            let t416 = t414 - t415;
                            let t417 = t75 * t396 + t76 * t403;
                            let t418 = t71 * t413
                                + (t58 * t416
                                    + (rt::lit::<T>(0.5) * t88 * t395 - t47 * t417));
                            let t419 = t172
                                * (rt::lit::<T>(0.5) * t47 * t395 - t58 * t412 - t71 * t418)
                                - rt::lit::<T>(0.5) * t79 * t405;
                            let t420 = e_m_e * t411 + m_r_squared * t419;
                            let t421 = r * (m_e * t411 + m_e * t419);
                            let t422 = t72 * t413 + t64 * t418;
                            let t423 = k2 * t422;
                            let t424 = m_r
                                * (t72 * t416
                                    + (t64 * t412
                                        + (rt::lit::<T>(0.5) * t78 * t401 + t65 * t408)));
                            let t425 = t48 * t424;
                            let t426 = m_r * (t415 - t414);
                            let t427 = t53 * t426;
                            let t428 = rt::lit::<T>(2.0) * (t49 * t420 - t51 * t421)
                                + (t46 * t423 + (r * t425 - e * t427));
                            let t429 = e_m_e * t419 + m_r_squared * t411;
                            let t430 = t48 * t426;
                            let t431 = t53 * t424;
                            let t432 = rt::lit::<T>(2.0) * (t54 * t421 + t46 * t429)
                                + (t49 * t423 + (r * t430 + e * t431));
                            let t433 = t407 - t406;
                            let t434 = rt::lit::<T>(2.0) * (t46 * t421 + t54 * t420)
                                + (t51 * t423 + (r * t431 + e * t430));
                            let t435 = rt::lit::<T>(2.0) * (t51 * t429 - t49 * t421)
                                + (t54 * t423 + (r * t427 - e * t425));
                            let t436 = half_h * t88;
                            let t437 = m_e_squared * t422;
                            let t438 = t108 + half_h * t61 * t233;
                            let t439 = half_h * t70 * t233 + t72 * t438;
                            let t440 = t393 * t439;
                            let t441 = t79 * t440;
                            let t442 = t86 * t439;
                            let t443 = t73 * t442;
                            let t444 = t94 * t438;
                            let t445 = t70 * t80 + t58 * t444;
                            let t446 = t443 - t445;
                            let t447 = t404 * t438;
                            let t448 = t160 * (t70 * t78) + t63 * t447;
                            let t449 = t74 * t440;
                            let t450 = t448 - t449;
                            let t451 = t77 * t446 + t73 * t450;
                            let t452 = t157 * (t77 * t439 + t73 * t451);
                            let t453 = t441 - t452;
                            let t454 = t47 * t446 + t58 * t450;
                            let t455 = t452 - t441;
                            let t456 = t78 * t442;
                            let t457 = t76 * t450 + t75 * t451;
                            let t458 = t456 - t457;
                            let t459 = t75 * t439 + t76 * t446;
                            let t460 = t71 * t455
                                + (t58 * t458 + (t88 * t438 - t47 * t459));
                            let t461 = t172 * (t47 * t438 - t58 * t454 - t71 * t460)
                                - t79 * t447;
                            let t462 = e_m_e * t453 + m_r_squared * t461;
                            let t463 = r * (m_e * t453 + m_e * t461);
                            let t464 = t72 * t455 + t64 * t460;
                            let t465 = k2 * t464;
                            let t466 = m_r
                                * (t72 * t458 + (t64 * t454 + (t78 * t444 + t65 * t450)));
                            let t467 = t48 * t466;
                            let t468 = m_r * (t457 - t456);
                            let t469 = t53 * t468;
                            let t470 = rt::lit::<T>(2.0) * (t49 * t462 - t51 * t463)
                                + (t46 * t465 + (r * t467 - e * t469));
                            let t471 = e_m_e * t461 + m_r_squared * t453;
                            let t472 = t48 * t468;
                            let t473 = t53 * t466;
                            let t474 = rt::lit::<T>(2.0) * (t54 * t463 + t46 * t471)
                                + (t49 * t465 + (r * t472 + e * t473));
                            let t475 = t449 - t448;
                            let t476 = rt::lit::<T>(2.0) * (t46 * t463 + t54 * t462)
                                + (t51 * t465 + (r * t473 + e * t472));
                            let t477 = rt::lit::<T>(2.0) * (t51 * t471 - t49 * t463)
                                + (t54 * t465 + (r * t469 - e * t467));
                            let t478 = m_e_squared * t464;
                            let t479 = a * t81;
                            let t480 = e * (t98 - t97) - t128;
                            let t481 = m_e * t480;
                            let t482 = t479 + t49 * t481;
                            let t483 = half_h * t119 + e_m_e * t112;
                            let t484 = t48 * t125;
                            let t485 = e * t105 - t130;
                            let t486 = m_e * t485;
                            let t487 = t61 * t483 + (t484 + t51 * t486);
                            let t488 = t53 * t116;
                            let t489 = m * t485;
                            let t490 = m * t480;
                            let t491 = t118 * t108;
                            let t492 = t488 + t50 * t489
                                + (t55 * t490 + (t491 + t46 * t481));
                            let t493 = t487 - t492;
                            let t494 = m_r * t124;
                            let t495 = m_r * t115;
                            let t496 = t53 * t494 + (t120 + t48 * t495);
                            let t497 = t72 * t493
                                + (t70 * t483
                                    + (t496 + (t68 * t490 + (t54 * t486 + t66 * t489))));
                            let t498 = t482 - t497;
                            let t499 = t393 * t498;
                            let t500 = t404 * t493;
                            let t501 = t78 * t160;
                            let t502 = t136 + (c * t88 - t133)
                                + (t113 * t489 + t122 * t490 - (t46 * t495 + t51 * t494));
                            let t503 = t74 * t499 + (t63 * t500 + t501 * t502);
                            let t504 = t86 * t498;
                            let t505 = t94 * t493;
                            let t506 = t73 * t504 + (t58 * t505 + t80 * t502);
                            let t507 = t73 * t503 - t77 * t506;
                            let t508 = t497 - t482;
                            let t509 = t79 * t499 + t157 * (t73 * t507 + t77 * t508);
                            let t510 = t76 * t506;
                            let t511 = t75 * t508;
                            let t512 = t510 - t511;
                            let t513 = t75 * t507 + (t76 * t503 + t78 * t504);
                            let t514 = t71 * t509
                                + (t47 * t512 + t88 * t493 - t58 * t513);
                            let t515 = t492 - t487;
                            let t516 = t58 * t503 - t47 * t506;
                            let t517 = t79 * t500
                                + t172 * (t71 * t514 + (t47 * t515 + t58 * t516));
                            let t518 = r * (m_e * t509 + m_e * t517);
                            let t519 = e_m_e * t509 + m_r_squared * t517;
                            let t520 = t72 * t509 + t64 * t514;
                            let t521 = k2 * t520;
                            let t522 = m_r
                                * (t64 * t516 + (t65 * t503 + t78 * t505) - t72 * t513);
                            let t523 = t48 * t522;
                            let t524 = t81 * t125;
                            let t525 = m_r * t513;
                            let t526 = t53 * t525;
                            let t527 = t46 * t521
                                + (r * (t523 + t96 * t489)
                                    + (t524 - t88 * t481 - e * t526));
                            let t528 = t53 * t522;
                            let t529 = t48 * t525;
                            let t530 = t81 * t495;
                            let t531 = t49 * t521
                                + (e * t528
                                    + (r * (t529 + t88 * t489) + (t96 * t481 - t530)));
                            let t532 = e_m_e * t517 + m_r_squared * t509;
                            let t533 = m_r * t81;
                            let t534 = t52 * t522
                                + (t67 * t525
                                    + (t88 * t495 + t533 * t485 - t126 - t188 * t503));
                            let t535 = t81 * t116;
                            let t536 = t51 * t521
                                + (r * (t528 + t96 * t490)
                                    + (e * t529 + (t88 * t486 - t535)));
                            let t537 = t81 * t494;
                            let t538 = t54 * t521
                                + (r * (t526 + t88 * t490) - (t537 + t96 * t486)
                                    - e * t523);
                            let t539 = t56 * t522
                                + (t69 * t525
                                    + (t117 + (t88 * t494 + t533 * t480) - t191 * t503));
                            let t540 = t81 * t118;
                            let t541 = m_e_squared * t520;
                            let t542 = e * t90 - t148;
                            let t543 = m_e * t542;
                            let t544 = t484 + t49 * t543;
                            let t545 = half_h * t145 + e_m_e * (t109 - t110);
                            let t546 = e * (t102 - t101) - t149;
                            let t547 = m_e * t546;
                            let t548 = t61 * t545 + (t496 + t51 * t547);
                            let t549 = m * t546;
                            let t550 = m * t542;
                            let t551 = t479 + t46 * t543 + (t50 * t549 + t55 * t550);
                            let t552 = t548 - t551;
                            let t553 = t70 * t545
                                + (t488 + t68 * t550 + (t54 * t547 + (t491 + t66 * t549)));
                            let t554 = t72 * t552 + t553;
                            let t555 = t544 - t554;
                            let t556 = t393 * t555;
                            let t557 = t404 * t552;
                            let t558 = t49 * t495 + t113 * t549
                                + (t122 * t550 + (t54 * t494 + c * t233));
                            let t559 = t143 + t558;
                            let t560 = t74 * t556 + (t63 * t557 + t501 * t559);
                            let t561 = t86 * t555;
                            let t562 = t94 * t552;
                            let t563 = t73 * t561 + (t58 * t562 + t80 * t559);
                            let t564 = t73 * t560 - t77 * t563;
                            let t565 = t554 - t544;
                            let t566 = t79 * t556 + t157 * (t73 * t564 + t77 * t565);
                            let t567 = t76 * t563;
                            let t568 = t75 * t565;
                            let t569 = t567 - t568;
                            let t570 = t75 * t564 + (t76 * t560 + t78 * t561);
                            let t571 = t71 * t566
                                + (t47 * t569 + t88 * t552 - t58 * t570);
                            let t572 = t551 - t548;
                            let t573 = t58 * t560 - t47 * t563;
                            let t574 = t79 * t557
                                + t172 * (t71 * t571 + (t47 * t572 + t58 * t573));
                            let t575 = r * (m_e * t566 + m_e * t574);
                            let t576 = e_m_e * t566 + m_r_squared * t574;
                            let t577 = t72 * t566 + t64 * t571;
                            let t578 = k2 * t577;
                            let t579 = m_r
                                * (t64 * t573 + (t65 * t560 + t78 * t562) - t72 * t570);
                            let t580 = t48 * t579;
                            let t581 = m_r * t570;
                            let t582 = t53 * t581;
                            let t583 = t46 * t578
                                + (r * (t580 + t96 * t549)
                                    + (t530 - t88 * t543 - e * t582));
                            let t584 = t53 * t579;
                            let t585 = t48 * t581;
                            let t586 = t49 * t578
                                + (e * t584
                                    + (r * (t585 + t88 * t549) + (t524 + t96 * t543)));
                            let t587 = e_m_e * t574 + m_r_squared * t566;
                            let t588 = t52 * t579
                                + (t67 * t581
                                    + (t533 * t546 - t147 - t96 * t495 - t188 * t560));
                            let t589 = t51 * t578
                                + (r * (t584 + t96 * t550)
                                    + (e * t585 + (t537 + t88 * t547)));
                            let t590 = t54 * t578
                                + (r * (t582 + t88 * t550) - (t535 + t96 * t547)
                                    - e * t580);
                            let t591 = t56 * t579
                                + (t69 * t581
                                    + (t144 + t533 * t542 - t96 * t494 - t191 * t560));
                            let t592 = m_e_squared * t577;
                            let t593 = e * (t49 * (t96 + t233) + (t258 + t46 * t269))
                                - t151;
                            let t594 = t495 + m_e * t593;
                            let t595 = t494 + e_m_r * t100;
                            let t596 = m_r * t100;
                            let t597 = t49 * t594
                                + (t54 * t595 + (t140 + (t142 + t66 * t596)));
                            let t598 = t135 + (t132 + t50 * t596);
                            let t599 = m * t593;
                            let t600 = t137 + (t134 + a * t269)
                                + (t46 * t594 + (t55 * t599 + t51 * t595));
                            let t601 = t598 - t600;
                            let t602 = t72 * t601
                                + (t68 * t599 + (t139 + (t138 + t142)) - t141);
                            let t603 = t597 - t602;
                            let t604 = t393 * t603;
                            let t605 = t122 * t599 - t113 * t596;
                            let t606 = t404 * t601;
                            let t607 = t74 * t604 + (t501 * t605 + t63 * t606);
                            let t608 = t86 * t603;
                            let t609 = t94 * t601;
                            let t610 = t73 * t608 + (t80 * t605 + t58 * t609);
                            let t611 = t73 * t607 - t77 * t610;
                            let t612 = t602 - t597;
                            let t613 = t79 * t604 + t157 * (t73 * t611 + t77 * t612);
                            let t614 = t76 * t610;
                            let t615 = t75 * t612;
                            let t616 = t614 - t615;
                            let t617 = t75 * t611 + (t76 * t607 + t78 * t608);
                            let t618 = t71 * t613
                                + (t47 * t616 + t88 * t601 - t58 * t617);
                            let t619 = t600 - t598;
                            let t620 = t58 * t607 - t47 * t610;
                            let t621 = t79 * t606
                                + t172 * (t71 * t618 + (t47 * t619 + t58 * t620));
                            let t622 = r * (m_e * t613 + m_e * t621);
                            let t623 = e_m_e * t613 + m_r_squared * t621;
                            let t624 = t72 * t613 + t64 * t618;
                            let t625 = k2 * t624;
                            let t626 = m_r
                                * (t64 * t620 + (t65 * t607 + t78 * t609) - t72 * t617);
                            let t627 = t48 * t626;
                            let t628 = m_r * t617;
                            let t629 = t53 * t628;
                            let t630 = r * (t627 - t96 * t596)
                                + (t126 + t125 * t233 - t88 * t594 - e * t629);
                            let t631 = t53 * t626;
                            let t632 = t48 * t628;
                            let t633 = e * t631
                                + (r * (t632 - t88 * t596)
                                    + (t96 * t594 + (t147 + t125 * t269)));
                            let t634 = e_m_e * t621 + m_r_squared * t613;
                            let t635 = half_h
                                * (t52 * t626
                                    + (t67 * t628 - (t188 * t607 + t100 * (r_m_r * t81))));
                            let t636 = t51 * t625
                                + (r * (t631 + t96 * t599) + (e * t632 - t88 * t595));
                            let t637 = t54 * t625
                                + (t96 * t595 + r * (t629 + t88 * t599) - e * t627);
                            let t638 = m_e_squared * t624;
                            (
                                [
                                    r11_rate - t90,
                                    r12_rate - t99,
                                    r13_rate - t100,
                                    r21_rate - t103,
                                    r22_rate - t105,
                                    r23_rate - t106,
                                    t109 + (r31_rate - t110),
                                    r32_rate - t112,
                                    t131 - t81 * t137,
                                    t81 * t143 + t150,
                                    t96 * t137 + t152 + t153,
                                ],
                                [
                                    [
                                        half_h * t183 + rt::lit::<T>(1.0),
                                        half_h * t187,
                                        half_h * (t52 * t179 + (t67 * t181 + (t88 + t161 * t188))),
                                        half_h * t189,
                                        half_h * t190,
                                        half_h * (t56 * t179 + (t69 * t181 + t161 * t191)),
                                        half_h * (t164 * t192 - t61 * t193),
                                        minus_half_h * (t70 * t193 + t174 * t194),
                                        half_h * (t65 * t159 - t72 * t170),
                                        half_h * t170,
                                        minus_half_h * t159,
                                    ],
                                    [
                                        half_h * t227,
                                        half_h * t231 + rt::lit::<T>(1.0),
                                        half_h * (t52 * t223 + (t67 * t225 + (t188 * t232 + t233))),
                                        half_h * t234,
                                        half_h * t235,
                                        half_h * (t56 * t223 + (t69 * t225 + t191 * t232)),
                                        half_h * (t192 * t210 - t61 * t236),
                                        half_h * (t218 * t237 - t70 * t236),
                                        half_h * (t65 * t202 - t48 * t64 - t72 * t216),
                                        half_h * t216,
                                        half_h * (t201 - t199),
                                    ],
                                    [
                                        half_h * t272,
                                        half_h * t276,
                                        half_h * (t52 * t267 + (t67 * t270 + t188 * t277))
                                            + rt::lit::<T>(1.0),
                                        half_h * t278,
                                        half_h * t279,
                                        half_h * (t56 * t267 + (t69 * t270 + t191 * t277)),
                                        half_h * (t192 * t253 - t61 * t280),
                                        half_h * (t237 * t262 - t70 * t280),
                                        half_h * (t72 * t257 + (t65 * t245 + t46 * t64)),
                                        half_h * (t256 - t255),
                                        half_h * (t244 - t242),
                                    ],
                                    [
                                        half_h * t305,
                                        half_h * t309,
                                        half_h * (t52 * t301 + (t67 * t303 + t188 * t285)),
                                        half_h * t310 + rt::lit::<T>(1.0),
                                        half_h * t311,
                                        half_h * (t56 * t301 + (t69 * t303 + (t88 + t191 * t285))),
                                        half_h * (t192 * t288 - t61 * t312),
                                        minus_half_h * (t70 * t312 + t194 * t296),
                                        half_h * (t65 * t284 - t72 * t294),
                                        half_h * t294,
                                        minus_half_h * t284,
                                    ],
                                    [
                                        half_h * t344,
                                        half_h * t348,
                                        half_h * (t52 * t340 + (t67 * t342 + t188 * t349)),
                                        half_h * t350,
                                        half_h * t351 + rt::lit::<T>(1.0),
                                        half_h * (t56 * t340 + (t69 * t342 + (t191 * t349 + t233))),
                                        half_h * (t192 * t327 - t61 * t352),
                                        half_h * (t237 * t335 - t70 * t352),
                                        half_h * (t65 * t320 - t53 * t64 - t72 * t333),
                                        half_h * t333,
                                        half_h * (t319 - t317),
                                    ],
                                    [
                                        half_h * t384,
                                        half_h * t388,
                                        half_h * (t52 * t380 + (t67 * t382 + t188 * t389)),
                                        half_h * t390,
                                        half_h * t391,
                                        half_h * (t56 * t380 + (t69 * t382 + t191 * t389))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t192 * t367 - t61 * t392),
                                        half_h * (t237 * t375 - t70 * t392),
                                        half_h * (t72 * t371 + (t65 * t360 + t51 * t64)),
                                        half_h * (t370 - t369),
                                        half_h * (t359 - t357),
                                    ],
                                    [
                                        half_h * t428,
                                        half_h * t432,
                                        half_h * (t52 * t424 + (t67 * t426 + t188 * t433)),
                                        half_h * t434,
                                        half_h * t435,
                                        half_h * (t56 * t424 + (t69 * t426 + t191 * t433)),
                                        half_h * (t88 * t436 + t192 * t411 - t61 * t437)
                                            + rt::lit::<T>(1.0),
                                        half_h * (t237 * t419 - (t70 * t437 + (t81 + t96 * t436))),
                                        half_h
                                            * (t65 * t403 - rt::lit::<T>(0.5) * t64 * t395
                                                - t72 * t417),
                                        half_h * t417,
                                        half_h * (t402 - t400),
                                    ],
                                    [
                                        half_h * t470,
                                        half_h * t474,
                                        half_h * (t52 * t466 + (t67 * t468 + t188 * t475)),
                                        half_h * t476,
                                        half_h * t477,
                                        half_h * (t56 * t466 + (t69 * t468 + t191 * t475)),
                                        half_h * (t192 * t453 + (t81 + t233 * t436) - t61 * t478),
                                        half_h
                                            * (t237 * t461 - (t233 * (half_h * t96) + t70 * t478))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t65 * t446 - t64 * t438 - t72 * t459),
                                        half_h * t459,
                                        half_h * (t445 - t443),
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t51 * t518 - t49 * t519) + t527),
                                        half_h
                                            * (t531 - rt::lit::<T>(2.0) * (t46 * t532 + t54 * t518)),
                                        half_h * t534,
                                        half_h
                                            * (t536 - rt::lit::<T>(2.0) * (t54 * t519 + t46 * t518)),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t49 * t518 - t51 * t532) + t538),
                                        half_h * t539,
                                        half_h * (t88 * t483 - t540 - t192 * t509 - t61 * t541),
                                        half_h * (k1 - t96 * t483 - t70 * t541 - t237 * t517),
                                        half_h * (t72 * t512 + (t64 * t515 - t65 * t506))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t511 - t510),
                                        half_h * t506,
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t51 * t575 - t49 * t576) + t583),
                                        half_h
                                            * (t586 - rt::lit::<T>(2.0) * (t54 * t575 + t46 * t587)),
                                        half_h * t588,
                                        half_h
                                            * (t589 - rt::lit::<T>(2.0) * (t46 * t575 + t54 * t576)),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t49 * t575 - t51 * t587) + t590),
                                        half_h * t591,
                                        half_h * (t88 * t545 - k1 - t192 * t566 - t61 * t592),
                                        minus_half_h
                                            * (t237 * t574 + (t70 * t592 + (t540 + t96 * t545))),
                                        half_h * (t72 * t569 + (t64 * t572 - t65 * t563)),
                                        half_h * (t568 - t567) + rt::lit::<T>(1.0),
                                        half_h * t563,
                                    ],
                                    [
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t51 * t622 - t49 * t623)
                                                + (t46 * t625 + t630)),
                                        half_h
                                            * (t49 * t625 + t633
                                                - rt::lit::<T>(2.0) * (t54 * t622 + t46 * t634)),
                                        t635,
                                        half_h
                                            * (t636 - rt::lit::<T>(2.0) * (t54 * t623 + t46 * t622)),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t49 * t622 - t51 * t634) + t637),
                                        half_h
                                            * (t56 * t626 + (t69 * t628 + (t533 * t593 - t191 * t607))),
                                        minus_half_h * (t192 * t613 + t61 * t638),
                                        minus_half_h * (t70 * t638 + t237 * t621),
                                        half_h * (t72 * t616 + (t64 * t619 - t65 * t610)),
                                        half_h * (t615 - t614),
                                        half_h * t610 + rt::lit::<T>(1.0),
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
                let r11_new = r11 + h * r11_rate;
                let r12_new = r12 + h * r12_rate;
                let r13_new = r13 + h * r13_rate;
                let r21_new = r21 + h * r21_rate;
                let r22_new = r22 + h * r22_rate;
                let r23_new = r23 + h * r23_rate;
                let r31_new = r31 + h * r31_rate;
                let r32_new = r32 + h * r32_rate;
                let t70 = r31 + half_h * r31_rate;
                let t46 = r12 + half_h * r12_rate;
                let t54 = r21 + half_h * r21_rate;
                let t49 = r11 + half_h * r11_rate;
                let t51 = r22 + half_h * r22_rate;
                let t59 = twice_r * (t46 * t54 - t49 * t51);
                let t62 = t49 * t49 + t54 * t54;
                let t60 = t46 * t46 + t51 * t51;
                let t61 = r32 + half_h * r32_rate;
                let t71 = k2 * (t49 * t46 + t54 * t51) - t61 * (m_e_squared * t70);
                let t63 = m_e * (t59 + e * (t60 + t61 * t61)) + (a + m_r_squared * t62);
                let t64 = rt::lit::<T>(1.0) / t63;
                let t72 = t71 * t64;
                let t74 = m_e * (t59 + e * (t62 + t70 * t70)) + (a + m_r_squared * t60)
                    - t71 * t72;
                let t75 = rt::lit::<T>(1.0) / t74;
                let t47 = rho1 + half_h * rho1_rate;
                let t77 = rho2 + half_h * rho2_rate - t47 * t72;
                let t48 = r13 + half_h * r13_rate;
                let t53 = r23 + half_h * r23_rate;
                let t50 = r * t49;
                let t52 = t50 - e * t51;
                let t55 = r * t54;
                let t56 = t55 + e * t46;
                let t57 = t48 * t52 + t53 * t56;
                let t58 = m_r * t57;
                let t65 = t58 * t64;
                let t66 = r * t46;
                let t67 = t66 + e * t54;
                let t68 = r * t51;
                let t69 = t68 - e * t49;
                let t73 = m_r * (t48 * t67 + t53 * t69) - t58 * t72;
                let t76 = t73 * t75;
                let t79 = c + m_r_squared * (t48 * t48 + t53 * t53) - t58 * t65
                    - t73 * t76;
                let t80 = rt::lit::<T>(1.0) / t79;
                let t78 = rho3 + half_h * rho3_rate - t47 * t65 - t76 * t77;
                let t84 = t73 * t78;
                let t639 = t75 * (t77 - t80 * t84);
                let t92 = t58 * t78;
                let t641 = t64 * (t47 - t80 * t92) - t72 * t639;
                let t647 = t70 * t639 - t61 * t641;
                let r33_new = r33 + h * t647;
                let t81 = t78 * t80;
                let t122 = r * t53;
                let t123 = t81 * t122;
                let t649 = t55 * t641 + (t123 + t68 * t639);
                let x_new = x + h * t649;
                let t113 = r * t48;
                let t114 = t81 * t113;
                let t652 = t50 * t641 + (t114 + t66 * t639);
                let y_new = y - h * t652;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
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
                if !rt::all_ordinary(carried) {
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
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme { m_e_squared, m_e, m_r_squared, twice_r, k2, m_r, .. } = *setting
                    .scheme();
                let t1 = r12 * r12 + r22 * r22;
                let t2 = twice_r * (r12 * r21 - r22 * r11);
                let t3 = r11 * r11 + r21 * r21;
                let t4 = rt::lit::<T>(1.0)
                    / (m_e * (e * (r32 * r32 + t1) + t2) + (a + m_r_squared * t3));
                let r11_r = r * r11;
                let r21_r = r * r21;
                let t5 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
                let t6 = t5 * t4;
                let r12_r = r * r12;
                let r22_r = r * r22;
                let t7 = k2 * (r12 * r11 + r22 * r21) - r31 * (m_e_squared * r32);
                let t8 = t7 * t4;
                let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t5 * t8;
                let t10 = m_e * (e * (r31 * r31 + t3) + t2) + (a + m_r_squared * t1)
                    - t7 * t8;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t11 * t9;
                let t13 = c + m_r_squared * (r13 * r13 + r23 * r23) - t5 * t6 - t9 * t12;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = rho2 - rho1 * t8;
                let t16 = rho3 - rho1 * t6 - t12 * t15;
                let t17 = t11 * (t15 - t14 * (t9 * t16));
                let t18 = t4 * (rho1 - t14 * (t5 * t16)) - t8 * t17;
                let t19 = t14 * t16;
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
                    omega1: t18,
                    omega2: t17,
                    omega3: t19,
                    x_dot: r21_r * t18 + (r22_r * t17 + r * r23 * t19),
                    y_dot: -(r11_r * t18 + (r * r13 * t19 + r12_r * t17)),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "25e366bd5a1edb982af3ed0374d8f92b";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 12 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 392 | 592 | 12 | 0 | 0 | 0 |
        /// | each state that is looked at | 36 | 63 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m e²`
            k1: T,
            /// `m e`
            m_e: T,
            /// `e m g`
            k2: T,
            /// `m r²`
            k3: T,
            /// `2 r`
            twice_r: T,
            /// `m (r - e) (e + r)`
            k4: T,
            /// `m r`
            m_r: T,
            /// `e² m`
            e_m_e: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k5: T,
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
                let k1 = m * (e * e);
                let m_e = m * e;
                let k2 = e * (m * g);
                let k3 = m * (r * r);
                let twice_r = rt::lit::<T>(2.0) * r;
                let k4 = m * ((r - e) * (e + r));
                let m_r = m * r;
                let e_m_e = e * m_e;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    m_e,
                    k2,
                    k3,
                    twice_r,
                    k4,
                    m_r,
                    e_m_e,
                    half_h,
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
                let t7 = e_m_e * (r31 * omega2 - r32 * omega1);
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
                let Scheme { k1, m_e, k2, k3, twice_r, k4, m_r, e_m_e, half_h, k5 } = *setting
                    .scheme();
                let r11_r = r * r11;
                let r21_r = r * r21;
                let t1 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
                let t2 = r12 * r12 + r22 * r22;
                let t3 = twice_r * (r12 * r21 - r22 * r11);
                let t4 = r11 * r11 + r21 * r21;
                let t5 = rt::lit::<T>(1.0)
                    / (m_e * (e * (r32 * r32 + t2) + t3) + (a + k3 * t4));
                let t6 = t1 * t5;
                let r12_r = r * r12;
                let r22_r = r * r22;
                let t7 = k4 * (r12 * r11 + r22 * r21) - r31 * (k1 * r32);
                let t8 = t7 * t5;
                let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t1 * t8;
                let t10 = m_e * (e * (r31 * r31 + t4) + t3) + (a + k3 * t2) - t7 * t8;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t11 * t9;
                let t13 = c + k3 * (r13 * r13 + r23 * r23) - t1 * t6 - t9 * t12;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = rho2 - rho1 * t8;
                let t16 = rho3 - rho1 * t6 - t12 * t15;
                let t17 = t14 * t16;
                let t18 = t11 * (t15 - t14 * (t9 * t16));
                let t19 = r12 * t17 - r13 * t18;
                let t20 = r11 + half_h * t19;
                let t21 = t5 * (rho1 - t14 * (t1 * t16)) - t8 * t18;
                let t22 = r13 * t21 - r11 * t17;
                let t23 = r12 + half_h * t22;
                let t24 = r22 * t17 - r23 * t18;
                let t25 = r21 + half_h * t24;
                let t26 = r23 * t21 - r21 * t17;
                let t27 = r22 + half_h * t26;
                let t28 = twice_r * (t23 * t25 - t20 * t27);
                let t29 = t20 * t20 + t25 * t25;
                let t30 = r32 * t17 - r33 * t18;
                let t31 = r31 + half_h * t30;
                let t32 = t23 * t23 + t27 * t27;
                let t33 = r33 * t21 - r31 * t17;
                let t34 = r32 + half_h * t33;
                let t35 = k4 * (t20 * t23 + t25 * t27) - t34 * (k1 * t31);
                let t36 = rt::lit::<T>(1.0)
                    / (m_e * (t28 + e * (t32 + t34 * t34)) + (a + k3 * t29));
                let t37 = t35 * t36;
                let t38 = m_e * (t28 + e * (t29 + t31 * t31)) + (a + k3 * t32)
                    - t35 * t37;
                let t39 = rt::lit::<T>(1.0) / t38;
                let t40 = r21_r * t21 + (r22_r * t18 + r * r23 * t17);
                let t41 = r11 * t18 - r12 * t21;
                let t42 = t40 - e * t41;
                let t43 = m * t42;
                let t44 = r21 * t18 - r22 * t21;
                let t45 = r11_r * t21 + (r * r13 * t17 + r12_r * t18);
                let t46 = e * t44 + t45;
                let t47 = m * t46;
                let t48 = m_e * t46;
                let t49 = t18 * t48;
                let t50 = m_e * t42;
                let t51 = t18 * t50;
                let t52 = c * t17;
                let t53 = r31 * t18 - r32 * t21;
                let t54 = e_m_e * t53;
                let t55 = t18 * t54;
                let t56 = r12 * t50 + (a * t21 - r32 * t54) - r22 * t48;
                let t57 = r13 * t51 + (k2 * r31 + t21 * t52 - r33 * t55) - t17 * t56;
                let t58 = r * (t43 * t26 + t47 * t22) - r23 * t49 + t57;
                let t59 = t21 * t48;
                let t60 = r21 * t48 + (a * t18 + r31 * t54) - r11 * t50;
                let t61 = t21 * t50;
                let t62 = t21 * t54;
                let t63 = t17 * t60 + (r13 * t61 - (r33 * t62 + (k2 * r32 + t18 * t52)));
                let t64 = r * (t43 * t24 + t47 * t19) - r23 * t59 + t63;
                let t65 = rho1 + half_h * t64;
                let t66 = rho2 + half_h * t58 - t65 * t37;
                let t67 = r13 + half_h * t41;
                let t68 = r23 + half_h * t44;
                let t69 = r * t20;
                let t70 = r * t25;
                let t71 = m_r * (t67 * (t69 - e * t27) + t68 * (t70 + e * t23));
                let t72 = t71 * t36;
                let t73 = r * t23;
                let t74 = r * t27;
                let t75 = m_r * (t67 * (t73 + e * t25) + t68 * (t74 - e * t20))
                    - t71 * t37;
                let t76 = t75 * t39;
                let t77 = c + k3 * (t67 * t67 + t68 * t68) - t71 * t72 - t75 * t76;
                let t78 = rt::lit::<T>(1.0) / t77;
                let t79 = r22 * t49 + (r32 * t55 + r31 * t62) + (r21 * t59 - r12 * t51);
                let t80 = t18 * t56 - t21 * t60
                    + (r * (t44 * t43 + t47 * t41) - r11 * t61 + t79);
                let t81 = rho3 + half_h * t80 - t65 * t72 - t76 * t66;
                let t82 = t39 * (t66 - t78 * (t75 * t81));
                let t83 = t36 * (t65 - t78 * (t71 * t81)) - t37 * t82;
                let t84 = t20 * t82 - t23 * t83;
                let t85 = r13 + half_h * t84;
                let t86 = t81 * t78;
                let t87 = t67 * t83 - t20 * t86;
                let t88 = r12 + half_h * t87;
                let t89 = t27 * t86 - t68 * t82;
                let t90 = r21 + half_h * t89;
                let t91 = t23 * t86 - t67 * t82;
                let t92 = r11 + half_h * t91;
                let t93 = t68 * t83 - t25 * t86;
                let t94 = r22 + half_h * t93;
                let t95 = twice_r * (t88 * t90 - t92 * t94);
                let t96 = t88 * t88 + t94 * t94;
                let t97 = r33 + half_h * t53;
                let t98 = t97 * t83 - t31 * t86;
                let t99 = r32 + half_h * t98;
                let t100 = t92 * t92 + t90 * t90;
                let t101 = rt::lit::<T>(1.0)
                    / (m_e * (t95 + e * (t96 + t99 * t99)) + (a + k3 * t100));
                let t102 = t70 * t83 + (t74 * t82 + t86 * (r * t68));
                let t103 = t102 - e * t84;
                let t104 = m * t103;
                let t105 = t69 * t83 + (t73 * t82 + t86 * (r * t67));
                let t106 = t25 * t82 - t27 * t83;
                let t107 = t105 + e * t106;
                let t108 = m * t107;
                let t109 = m_e * t107;
                let t110 = t83 * t109;
                let t111 = t31 * t82 - t34 * t83;
                let t112 = e_m_e * t111;
                let t113 = m_e * t103;
                let t114 = t25 * t109 + (a * t82 + t31 * t112) - t20 * t113;
                let t115 = t83 * t113;
                let t116 = t83 * t112;
                let t117 = c * t86;
                let t118 = t86 * t114
                    + (t67 * t115 - (t97 * t116 + (k2 * t34 + t82 * t117)));
                let t119 = r * (t104 * t89 + t108 * t91) - t68 * t110 + t118;
                let t120 = rho1 + half_h * t119;
                let t121 = r23 + half_h * t106;
                let t122 = r * t92;
                let t123 = r * t90;
                let t124 = m_r * (t85 * (t122 - e * t94) + t121 * (t123 + e * t88));
                let t125 = t124 * t101;
                let t126 = r * t88;
                let t127 = r * t94;
                let t128 = t34 * t86 - t97 * t82;
                let t129 = r31 + half_h * t128;
                let t130 = k4 * (t92 * t88 + t90 * t94) - t99 * (k1 * t129);
                let t131 = t130 * t101;
                let t132 = m_r * (t85 * (t126 + e * t90) + t121 * (t127 - e * t92))
                    - t124 * t131;
                let t133 = m_e * (t95 + e * (t100 + t129 * t129)) + (a + k3 * t96)
                    - t130 * t131;
                let t134 = rt::lit::<T>(1.0) / t133;
                let t135 = t132 * t134;
                let t136 = c + k3 * (t85 * t85 + t121 * t121) - t124 * t125
                    - t132 * t135;
                let t137 = rt::lit::<T>(1.0) / t136;
                let t138 = t23 * t113 + (a * t83 - t34 * t112) - t27 * t109;
                let t139 = t82 * t109;
                let t140 = t82 * t112;
                let t141 = t82 * t113;
                let t142 = t27 * t139 + (t34 * t140 + t31 * t116)
                    + (t25 * t110 - t23 * t141);
                let t143 = t82 * t138 - t83 * t114
                    + (r * (t106 * t104 + t84 * t108) - t20 * t115 + t142);
                let t144 = t67 * t141 + (k2 * t31 + t83 * t117 - t97 * t140)
                    - t86 * t138;
                let t145 = r * (t104 * t93 + t108 * t87) - t68 * t139 + t144;
                let t146 = rho2 + half_h * t145 - t120 * t131;
                let t147 = rho3 + half_h * t143 - t120 * t125 - t135 * t146;
                let t148 = t134 * (t146 - t137 * (t132 * t147));
                let t149 = t101 * (t120 - t137 * (t124 * t147)) - t131 * t148;
                let t150 = t147 * t137;
                let t151 = t85 * t149 - t92 * t150;
                let t152 = r12 + h * t151;
                let t153 = t123 * t149 + (t127 * t148 + t150 * (r * t121));
                let t154 = t92 * t148 - t88 * t149;
                let t155 = t153 - e * t154;
                let t156 = m_e * t155;
                let t157 = t129 * t148 - t99 * t149;
                let t158 = e_m_e * t157;
                let t159 = t122 * t149 + (t126 * t148 + t150 * (r * t85));
                let t160 = t90 * t148 - t94 * t149;
                let t161 = t159 + e * t160;
                let t162 = m_e * t161;
                let t163 = t88 * t156 + (a * t149 - t99 * t158) - t94 * t162;
                let t164 = t90 * t162 + (a * t148 + t129 * t158) - t92 * t156;
                let t165 = m * t155;
                let t166 = m * t161;
                let t167 = t149 * t156;
                let t168 = t148 * t162;
                let t169 = t148 * t158;
                let t170 = t149 * t158;
                let t171 = t149 * t162;
                let t172 = t148 * t156;
                let t173 = t94 * t168 + (t99 * t169 + t129 * t170)
                    + (t90 * t171 - t88 * t172);
                let t174 = t148 * t163 - t149 * t164
                    + (r * (t160 * t165 + t154 * t166) - t92 * t167 + t173);
                let t175 = t94 * t150 - t121 * t148;
                let t176 = t88 * t150 - t85 * t148;
                let t177 = r33 + half_h * t111;
                let t178 = c * t150;
                let t179 = t150 * t164
                    + (t85 * t167 - (t177 * t170 + (k2 * t99 + t148 * t178)));
                let t180 = r * (t165 * t175 + t166 * t176) - t121 * t171 + t179;
                let t181 = rho1 + h * t180;
                let t182 = r13 + h * t154;
                let t183 = r11 + h * t176;
                let t184 = r * t183;
                let t185 = t121 * t149 - t90 * t150;
                let t186 = r22 + h * t185;
                let t187 = r23 + h * t160;
                let t188 = r21 + h * t175;
                let t189 = r * t188;
                let t190 = m_r * (t182 * (t184 - e * t186) + t187 * (t189 + e * t152));
                let t191 = twice_r * (t152 * t188 - t183 * t186);
                let t192 = t152 * t152 + t186 * t186;
                let t193 = t177 * t149 - t129 * t150;
                let t194 = r32 + h * t193;
                let t195 = t183 * t183 + t188 * t188;
                let t196 = rt::lit::<T>(1.0)
                    / (m_e * (t191 + e * (t192 + t194 * t194)) + (a + k3 * t195));
                let t197 = t190 * t196;
                let t198 = r * t152;
                let t199 = r * t186;
                let t200 = t99 * t150 - t177 * t148;
                let t201 = r31 + h * t200;
                let t202 = k4 * (t183 * t152 + t188 * t186) - t194 * (k1 * t201);
                let t203 = t202 * t196;
                let t204 = m_r * (t182 * (t198 + e * t188) + t187 * (t199 - e * t183))
                    - t190 * t203;
                let t205 = m_e * (t191 + e * (t195 + t201 * t201)) + (a + k3 * t192)
                    - t202 * t203;
                let t206 = rt::lit::<T>(1.0) / t205;
                let t207 = t204 * t206;
                let t208 = t85 * t172 + (k2 * t129 + t149 * t178 - t177 * t169)
                    - t150 * t163;
                let t209 = r * (t165 * t185 + t166 * t151) - t121 * t168 + t208;
                let t210 = rho2 + h * t209 - t181 * t203;
                let t211 = rho3 + h * t174 - t181 * t197 - t207 * t210;
                let t212 = c + k3 * (t182 * t182 + t187 * t187) - t190 * t197
                    - t204 * t207;
                let t213 = rt::lit::<T>(1.0) / t212;
                let t214 = t211 * t213;
                let t215 = t206 * (t210 - t213 * (t204 * t211));
                let t216 = t152 * t214 - t182 * t215;
                let r11_new = r11
                    + k5 * (t216 + (t19 + rt::lit::<T>(2.0) * (t91 + t176)));
                let t217 = t196 * (t181 - t213 * (t190 * t211)) - t203 * t215;
                let t218 = t182 * t217 - t183 * t214;
                let r12_new = r12
                    + k5 * (t218 + (t22 + rt::lit::<T>(2.0) * (t87 + t151)));
                let t219 = t183 * t215 - t152 * t217;
                let r13_new = r13
                    + k5 * (t219 + (t41 + rt::lit::<T>(2.0) * (t84 + t154)));
                let t220 = t186 * t214 - t187 * t215;
                let r21_new = r21
                    + k5 * (t220 + (t24 + rt::lit::<T>(2.0) * (t89 + t175)));
                let t221 = t187 * t217 - t188 * t214;
                let r22_new = r22
                    + k5 * (t221 + (t26 + rt::lit::<T>(2.0) * (t93 + t185)));
                let t222 = t188 * t215 - t186 * t217;
                let r23_new = r23
                    + k5 * (t222 + (t44 + rt::lit::<T>(2.0) * (t106 + t160)));
                let t223 = r33 + h * t157;
                let r31_new = r31
                    + k5
                        * (t194 * t214 + (t30 + rt::lit::<T>(2.0) * (t128 + t200))
                            - t223 * t215);
                let r32_new = r32
                    + k5
                        * (t223 * t217
                            + (t33 + rt::lit::<T>(2.0) * (t98 + t193) - t201 * t214));
                let t224 = t201 * t215 - t194 * t217;
                let r33_new = r33
                    + k5 * (t224 + (t53 + rt::lit::<T>(2.0) * (t111 + t157)));
                let t225 = t189 * t217 + (t199 * t215 + t214 * (r * t187));
                let x_new = x + k5 * (t225 + (t40 + rt::lit::<T>(2.0) * (t102 + t153)));
                let t226 = t184 * t217 + (t198 * t215 + t214 * (r * t182));
                let y_new = y - k5 * (t226 + (t45 + rt::lit::<T>(2.0) * (t105 + t159)));
                let t227 = t225 - e * t219;
                let t228 = m * t227;
                let t229 = t226 + e * t222;
                let t230 = m * t229;
                let t231 = m_e * t229;
                let t232 = t217 * t231;
                let t233 = e_m_e * t224;
                let t234 = m_e * t227;
                let t235 = t188 * t231 + (a * t215 + t201 * t233) - t183 * t234;
                let t236 = t217 * t234;
                let t237 = c * t214;
                let t238 = t217 * t233;
                let t239 = rt::lit::<T>(2.0) * (t119 + t180) + (t64 - k2 * t194)
                    - t215 * t237 - t223 * t238;
                let t240 = r * (t228 * t220 + t230 * t216) - t187 * t232
                    + (t214 * t235 + (t182 * t236 + t239));
                let rho1_new = rho1 + k5 * t240;
                let t241 = t215 * t231;
                let t242 = t215 * t234;
                let t243 = t215 * t233;
                let t244 = t217 * t237
                    + (rt::lit::<T>(2.0) * (t145 + t209) + (t58 + k2 * t201))
                    - t223 * t243;
                let t245 = t152 * t234 + (a * t217 - t194 * t233) - t186 * t231;
                let t246 = r * (t228 * t221 + t230 * t218) - t187 * t241
                    + (t182 * t242 + t244 - t214 * t245);
                let rho2_new = rho2 + k5 * t246;
                let t247 = r * (t222 * t228 + t219 * t230)
                    + (t201 * t238
                        + (t194 * t243 + (t80 + rt::lit::<T>(2.0) * (t143 + t174))));
                let t248 = t215 * t245 - t217 * t235
                    + (t247 + (t186 * t241 + t188 * t232 - (t152 * t242 + t183 * t236)));
                let rho3_new = rho3 + k5 * t248;
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
                if !rt::all_ordinary(carried) {
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
                let r = setting.system().parameters.r;
                let e = setting.system().parameters.e;
                let a = setting.system().parameters.A;
                let c = setting.system().parameters.C;
                let Scheme { k1, m_e, k3, twice_r, k4, m_r, .. } = *setting.scheme();
                let t1 = r12 * r12 + r22 * r22;
                let t2 = twice_r * (r12 * r21 - r22 * r11);
                let t3 = r11 * r11 + r21 * r21;
                let t4 = rt::lit::<T>(1.0)
                    / (m_e * (e * (r32 * r32 + t1) + t2) + (a + k3 * t3));
                let r11_r = r * r11;
                let r21_r = r * r21;
                let t5 = m_r * (r13 * (r11_r - e * r22) + r23 * (r21_r + e * r12));
                let t6 = t5 * t4;
                let r12_r = r * r12;
                let r22_r = r * r22;
                let t7 = k4 * (r12 * r11 + r22 * r21) - r31 * (k1 * r32);
                let t8 = t7 * t4;
                let t9 = m_r * (r13 * (r12_r + e * r21) + r23 * (r22_r - e * r11))
                    - t5 * t8;
                let t10 = m_e * (e * (r31 * r31 + t3) + t2) + (a + k3 * t1) - t7 * t8;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t11 * t9;
                let t13 = c + k3 * (r13 * r13 + r23 * r23) - t5 * t6 - t9 * t12;
                let t14 = rt::lit::<T>(1.0) / t13;
                let t15 = rho2 - rho1 * t8;
                let t16 = rho3 - rho1 * t6 - t12 * t15;
                let t17 = t11 * (t15 - t14 * (t9 * t16));
                let t18 = t4 * (rho1 - t14 * (t5 * t16)) - t8 * t17;
                let t19 = t14 * t16;
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
                    omega1: t18,
                    omega2: t17,
                    omega3: t19,
                    x_dot: r21_r * t18 + (r22_r * t17 + r * r23 * t19),
                    y_dot: -(r11_r * t18 + (r * r13 * t19 + r12_r * t17)),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c09539b24b19cc515eb9243023520148";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            let &[m, r, e, a, c, g] = parameters else {
                return Err(ParameterError::Count {
                    expected: 6,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                r,
                e,
                A: a,
                C: c,
                g,
            })
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
                    let [[r11, r21, r31], [r12, r22, r32], [r13, r23, r33]] = turned
                        .data
                        .0;
                    State {
                        R11: r11,
                        R12: r12,
                        R13: r13,
                        R21: r21,
                        R22: r22,
                        R23: r23,
                        R31: r31,
                        R32: r32,
                        R33: r33,
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        RouthSphere::system,
        RouthSphere::parameters,
        RouthSphere::state,
        RouthSphere::initial,
        RouthSphere::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
