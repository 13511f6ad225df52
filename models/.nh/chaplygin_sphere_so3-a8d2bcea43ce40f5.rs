// Prepared by `nh prepare` from `ChaplyginSphereSo3` in src/library.rs and chaplygin_sphere_so3.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration a8d2bcea43ce40f51f33bc5571d590f5
// content 9ca2af9df75a363b8674435f067a5f55

pub struct ChaplyginSphereSo3 {
    /// `m` (kg): mass.
    pub m: f64,
    /// `r` (m): radius.
    pub r: f64,
    /// `A` (kg m^2): moment of inertia about the first axis.
    pub A: f64,
    /// `B` (kg m^2): moment of inertia about the second axis.
    pub B: f64,
    /// `C` (kg m^2): moment of inertia about the third axis.
    pub C: f64,
}

impl ::core::default::Default for ChaplyginSphereSo3 {
    fn default() -> Self {
        ChaplyginSphereSo3 {
            m: 1.2,
            r: 0.5,
            A: 0.1,
            B: 0.08,
            C: 0.13,
        }
    }
}

/// The system `chaplygin_sphere_so3` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 254 add, 401 mul, 18 div
/// * `midpoint`: 101 add, 158 mul, 6 div
/// * `rk4`: 256 add, 392 mul, 12 div
pub mod chaplygin_sphere_so3 {
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
        /// `A` (kg m^2): moment of inertia about the first axis. Positive.
        pub A: T,
        /// `B` (kg m^2): moment of inertia about the second axis. Positive.
        pub B: T,
        /// `C` (kg m^2): moment of inertia about the third axis. Positive.
        pub C: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, r, A, B, C });

    ::nonholonomic::__in_lanes!(System, Parameters { m, r, A, B, C });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`: the motion of chaplygin\_sphere's data.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                r: rt::lit::<T>(0.5),
                A: rt::lit::<T>(0.1),
                B: rt::lit::<T>(0.08),
                C: rt::lit::<T>(0.13),
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

        /// Coordinates and velocities of named initial data: `standard`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self
                    .configuration(
                        rt::numbers([
                            0.6,
                            -0.8,
                            0.0,
                            0.48,
                            0.36,
                            -0.8,
                            0.64,
                            0.48,
                            0.6,
                            0.3,
                            -0.2,
                        ]),
                    );
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(1.1),
                                rt::lit::<T>(-0.7),
                                rt::lit::<T>(0.9),
                                -(rt::lit::<T>(0.444) * system.parameters.r),
                                -(rt::lit::<T>(1.22) * system.parameters.r),
                            ]),
                        ),
                );
            }
            None
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

    /// Chaplygin's sphere on SO(3) x R^2: a ball whose centre of mass is its centre, with three different moments of inertia, rolls on the plane. Its attitude is a rotation matrix. The angular momentum about the contact is constant in space.
    ///
    /// **Source**: S. A. Chaplygin, On a ball's rolling on a horizontal plane (1903), Regular and Chaotic Dynamics 7 (2002); J. J. Duistermaat, Chaplygin's sphere (2004), arXiv:math/0409019
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
        /// `1/A`
        inv_a: T,
        /// `1/B`
        inv_b: T,
        /// `1/C`
        inv_c: T,
        /// `1/m`
        inv_m: T,
        /// `C/2 + A/2 - B/2`
        k1: T,
        /// `C/2 - B/2 - A/2`
        k2: T,
        /// `A/2 - (C/2 + B/2)`
        k3: T,
        /// `A/2 + (B/2 - C/2)`
        k4: T,
        /// `C/2 + B/2 - A/2`
        k5: T,
        /// `B/2 - C/2 - A/2`
        k6: T,
        /// `(C/2 + A/2 - B/2)/A`
        k7: T,
        /// `(C/2 - B/2 - A/2)/A`
        k8: T,
        /// `(A/2 - (C/2 + B/2))/B`
        k9: T,
        /// `(A/2 + (B/2 - C/2))/B`
        k10: T,
        /// `(C/2 + B/2 - A/2)/C`
        k11: T,
        /// `(B/2 - C/2 - A/2)/C`
        k12: T,
        /// `m r²`
        m_r_squared: T,
        /// `C A B`
        c_a_b: T,
        /// `A B C m`
        k13: T,
        /// `1/(A² B² C² m²)`
        k14: T,
        /// `1/(C² A² B²)`
        k15: T,
        /// `A m r²`
        a_m_r_squared: T,
        /// `m r² B C`
        m_r_squared_b_c: T,
        /// `A r²`
        a_r_squared: T,
        /// `r² B C`
        r_squared_b_c: T,
        /// `r/A`
        r_over_a: T,
        /// `r/B`
        r_over_b: T,
        /// `r/C`
        r_over_c: T,
        /// `-(1/m)`
        minus_inv_m: T,
        /// `m r`
        m_r: T,
        /// `2 m r²`
        twice_m_r_squared: T,
        /// `B - C`
        b_minus_c: T,
        /// `C - A`
        c_minus_a: T,
        /// `A - B`
        a_minus_b: T,
        /// `1/(C A B)`
        inv_c_a_b: T,
        /// `1/(A B C m)`
        k16: T,
        /// `A + m r²`
        a_plus_m_r_squared: T,
        /// `B + m r²`
        b_plus_m_r_squared: T,
        /// `C + m r²`
        c_plus_m_r_squared: T,
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
            rt::positive("B", parameters.B)?;
            rt::positive("C", parameters.C)?;
            let constants = {
                let m = parameters.m;
                let r = parameters.r;
                let a = parameters.A;
                let b = parameters.B;
                let c = parameters.C;
                let inv_a = rt::lit::<T>(1.0) / a;
                let inv_b = rt::lit::<T>(1.0) / b;
                let inv_c = rt::lit::<T>(1.0) / c;
                let inv_m = rt::lit::<T>(1.0) / m;
                let half_c = rt::lit::<T>(0.5) * c;
                let half_a = rt::lit::<T>(0.5) * a;
                let half_b = rt::lit::<T>(0.5) * b;
                let k1 = half_c + half_a - half_b;
                let k2 = half_c - half_b - half_a;
                let half_c_plus_half_b = half_c + half_b;
                let k3 = half_a - half_c_plus_half_b;
                let half_b_minus_half_c = half_b - half_c;
                let k4 = half_a + half_b_minus_half_c;
                let k5 = half_c_plus_half_b - half_a;
                let k6 = half_b_minus_half_c - half_a;
                let k7 = k1 / a;
                let k8 = k2 / a;
                let k9 = k3 / b;
                let k10 = k4 / b;
                let k11 = k5 / c;
                let k12 = k6 / c;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let a_b = a * b;
                let c_a_b = c * a_b;
                let k13 = a_b * (c * m);
                let k14 = rt::lit::<T>(1.0) / (k13 * k13);
                let k15 = rt::lit::<T>(1.0) / (c_a_b * c_a_b);
                let a_m_r_squared = a * m_r_squared;
                let b_c = b * c;
                let m_r_squared_b_c = m_r_squared * b_c;
                let a_r_squared = a * r_squared;
                let r_squared_b_c = r_squared * b_c;
                let r_over_a = r / a;
                let r_over_b = r / b;
                let r_over_c = r / c;
                let minus_inv_m = -inv_m;
                let m_r = m * r;
                let twice_m_r_squared = rt::lit::<T>(2.0) * m_r_squared;
                let b_minus_c = b - c;
                let c_minus_a = c - a;
                let a_minus_b = a - b;
                let inv_c_a_b = rt::lit::<T>(1.0) / c_a_b;
                let k16 = rt::lit::<T>(1.0) / k13;
                let a_plus_m_r_squared = a + m_r_squared;
                let b_plus_m_r_squared = b + m_r_squared;
                let c_plus_m_r_squared = c + m_r_squared;
                Constants {
                    inv_a,
                    inv_b,
                    inv_c,
                    inv_m,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    m_r_squared,
                    c_a_b,
                    k13,
                    k14,
                    k15,
                    a_m_r_squared,
                    m_r_squared_b_c,
                    a_r_squared,
                    r_squared_b_c,
                    r_over_a,
                    r_over_b,
                    r_over_c,
                    minus_inv_m,
                    m_r,
                    twice_m_r_squared,
                    b_minus_c,
                    c_minus_a,
                    a_minus_b,
                    inv_c_a_b,
                    k16,
                    a_plus_m_r_squared,
                    b_plus_m_r_squared,
                    c_plus_m_r_squared,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let m = self.parameters.m;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            rt::sparse([(0, 0, a), (1, 1, b), (2, 2, c), (3, 3, m), (4, 4, m)])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, _q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let Constants { inv_a, inv_b, inv_c, inv_m, .. } = self.constants;
            rt::sparse([
                (0, 0, inv_a),
                (1, 1, inv_b),
                (2, 2, inv_c),
                (3, 3, inv_m),
                (4, 4, inv_m),
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 11>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 11
        pub fn potential_gradient(&self, _q: &SVector<T, 11>) -> SVector<T, 11> {
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
                zero,
                zero,
                zero,
            ])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 11>, w: &SVector<T, 5>) -> T {
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let t1 = omega1 * (a * omega1) + omega2 * (b * omega2)
                + (m * (x_dot * x_dot + y_dot * y_dot) + omega3 * (c * omega3));
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 11>, w: &SVector<T, 5>) -> T {
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let t1 = omega1 * (a * omega1) + omega2 * (b * omega2)
                + (m * (x_dot * x_dot + y_dot * y_dot) + omega3 * (c * omega3));
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, _q: &SVector<T, 11>) -> [SMatrix<T, 5, 5>; 5] {
            let Constants { k1, k2, k3, k4, k5, k6, .. } = self.constants;
            [
                rt::sparse([(1, 2, k1), (2, 1, k2)]),
                rt::sparse([(0, 2, k3), (2, 0, k4)]),
                rt::sparse([(0, 1, k5), (1, 0, k6)]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, _q: &SVector<T, 11>) -> [SMatrix<T, 5, 5>; 5] {
            let Constants { k7, k8, k9, k10, k11, k12, .. } = self.constants;
            [
                rt::sparse([(1, 2, k7), (2, 1, k8)]),
                rt::sparse([(0, 2, k9), (2, 0, k10)]),
                rt::sparse([(0, 1, k11), (1, 0, k12)]),
                SMatrix::zeros(),
                SMatrix::zeros(),
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let r = self.parameters.r;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                inv_m,
                c_a_b,
                k13,
                k14,
                k15,
                a_m_r_squared,
                m_r_squared_b_c,
                a_r_squared,
                r_squared_b_c,
                r_over_a,
                r_over_b,
                r_over_c,
                ..
            } = self.constants;
            let r11_r_over_a = r_over_a * r11;
            let r_r11 = r * r11;
            let b_r23 = b * r23;
            let c_r22 = c * r22;
            let t1 = a_m_r_squared * (r23 * b_r23 + r22 * c_r22)
                + (c_a_b + r21 * (m_r_squared_b_c * r21));
            let t2 = a_m_r_squared * (r13 * (b * r13) + r12 * (c * r12))
                + (c_a_b + r11 * (m_r_squared_b_c * r11));
            let t3 = a_r_squared * (r13 * b_r23 + r12 * c_r22)
                + r11 * (r_squared_b_c * r21);
            let t4 = t2 * (k14 * t1) - t3 * (k15 * t3);
            let t5 = k13 * t4;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t1 * t6;
            let r_r21 = r * r21;
            let t8 = c_a_b * t4;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = t3 * t9;
            let t11 = r_r11 * t7 - r_r21 * t10;
            let r21_r_over_a = r_over_a * r21;
            let t12 = t2 * t6;
            let t13 = r_r11 * t10 - r_r21 * t12;
            let r_r12 = r * r12;
            let r_r22 = r * r22;
            let t14 = r_r12 * t7 - r_r22 * t10;
            let t15 = r_r12 * t10 - r_r22 * t12;
            let r_r13 = r * r13;
            let r_r23 = r * r23;
            let t16 = r_r13 * t7 - r_r23 * t10;
            let t17 = r_r13 * t10 - r_r23 * t12;
            let t18 = inv_a / t8;
            let t19 = inv_a / t5;
            let r12_r_over_b = r_over_b * r12;
            let r22_r_over_b = r_over_b * r22;
            let t20 = inv_b / t8;
            let t21 = inv_b / t5;
            let r13_r_over_c = r_over_c * r13;
            let r23_r_over_c = r_over_c * r23;
            let t22 = inv_c / t8;
            let t23 = inv_c / t5;
            let t24 = inv_m / t5;
            let t25 = t9 * (inv_m * t3);
            rt::matrix([
                [
                    r11_r_over_a * t11 - r21_r_over_a * t13,
                    r12_r_over_b * t11 - r22_r_over_b * t13,
                    r13_r_over_c * t11 - r23_r_over_c * t13,
                    inv_m * t13,
                    inv_m * t11,
                ],
                [
                    r11_r_over_a * t14 - r21_r_over_a * t15,
                    r12_r_over_b * t14 - r22_r_over_b * t15,
                    r13_r_over_c * t14 - r23_r_over_c * t15,
                    inv_m * t15,
                    inv_m * t14,
                ],
                [
                    r11_r_over_a * t16 - r21_r_over_a * t17,
                    r12_r_over_b * t16 - r22_r_over_b * t17,
                    r13_r_over_c * t16 - r23_r_over_c * t17,
                    inv_m * t17,
                    inv_m * t16,
                ],
                [
                    t18 * (r_r11 * t3) - t19 * (r_r21 * t2),
                    t20 * (r_r12 * t3) - t21 * (r_r22 * t2),
                    t22 * (r_r13 * t3) - t23 * (r_r23 * t2),
                    t2 * t24,
                    t25,
                ],
                [
                    t19 * (r_r11 * t1) - t18 * (r_r21 * t3),
                    t21 * (r_r12 * t1) - t20 * (r_r22 * t3),
                    t23 * (r_r13 * t1) - t22 * (r_r23 * t3),
                    t25,
                    t1 * t24,
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let r = self.parameters.r;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                inv_m,
                c_a_b,
                k13,
                k14,
                k15,
                a_m_r_squared,
                m_r_squared_b_c,
                a_r_squared,
                r_squared_b_c,
                r_over_a,
                r_over_b,
                r_over_c,
                minus_inv_m,
                ..
            } = self.constants;
            let r21_r_over_a = r_over_a * r21;
            let r_r11 = r * r11;
            let b_r23 = b * r23;
            let c_r22 = c * r22;
            let t1 = a_r_squared * (r13 * b_r23 + r12 * c_r22)
                + r11 * (r_squared_b_c * r21);
            let t2 = a_m_r_squared * (r13 * (b * r13) + r12 * (c * r12))
                + (c_a_b + r11 * (m_r_squared_b_c * r11));
            let t3 = a_m_r_squared * (r23 * b_r23 + r22 * c_r22)
                + (c_a_b + r21 * (m_r_squared_b_c * r21));
            let t4 = t2 * (k14 * t3) - t1 * (k15 * t1);
            let t5 = c_a_b * t4;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t1 * t6;
            let r_r21 = r * r21;
            let t8 = k13 * t4;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = t2 * t9;
            let t11 = r_r11 * t7 - r_r21 * t10;
            let r11_r_over_a = r_over_a * r11;
            let t12 = t3 * t9;
            let t13 = r_r11 * t12 - r_r21 * t7;
            let r_r12 = r * r12;
            let r_r22 = r * r22;
            let t14 = r_r12 * t7 - r_r22 * t10;
            let t15 = r_r12 * t12 - r_r22 * t7;
            let r_r13 = r * r13;
            let r_r23 = r * r23;
            let t16 = r_r13 * t7 - r_r23 * t10;
            let t17 = r_r13 * t12 - r_r23 * t7;
            let t18 = inv_a / t8;
            let t19 = inv_a / t5;
            let r22_r_over_b = r_over_b * r22;
            let r12_r_over_b = r_over_b * r12;
            let t20 = inv_b / t8;
            let t21 = inv_b / t5;
            let r23_r_over_c = r_over_c * r23;
            let r13_r_over_c = r_over_c * r13;
            let t22 = inv_c / t8;
            let t23 = inv_c / t5;
            let t24 = inv_m / t8;
            let t25 = t6 * (minus_inv_m * t1);
            rt::matrix([
                [
                    r21_r_over_a * t11 + rt::lit::<T>(1.0) - r11_r_over_a * t13,
                    r22_r_over_b * t11 - r12_r_over_b * t13,
                    r23_r_over_c * t11 - r13_r_over_c * t13,
                    minus_inv_m * t11,
                    minus_inv_m * t13,
                ],
                [
                    r21_r_over_a * t14 - r11_r_over_a * t15,
                    r22_r_over_b * t14 + rt::lit::<T>(1.0) - r12_r_over_b * t15,
                    r23_r_over_c * t14 - r13_r_over_c * t15,
                    minus_inv_m * t14,
                    minus_inv_m * t15,
                ],
                [
                    r21_r_over_a * t16 - r11_r_over_a * t17,
                    r22_r_over_b * t16 - r12_r_over_b * t17,
                    r23_r_over_c * t16 + rt::lit::<T>(1.0) - r13_r_over_c * t17,
                    minus_inv_m * t16,
                    minus_inv_m * t17,
                ],
                [
                    t18 * (r_r21 * t2) - t19 * (r_r11 * t1),
                    t20 * (r_r22 * t2) - t21 * (r_r12 * t1),
                    t22 * (r_r23 * t2) - t23 * (r_r13 * t1),
                    rt::lit::<T>(1.0) - t2 * t24,
                    t25,
                ],
                [
                    t19 * (r_r21 * t1) - t18 * (r_r11 * t3),
                    t21 * (r_r22 * t1) - t20 * (r_r12 * t3),
                    t23 * (r_r23 * t1) - t22 * (r_r13 * t3),
                    t25,
                    rt::lit::<T>(1.0) - t3 * t24,
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, .. } = self.constants;
            let t1 = m_r_squared * (r11 * r12 + r21 * r22);
            let t2 = m_r_squared * (r11 * r13 + r21 * r23);
            let t3 = m_r_squared * (r12 * r13 + r22 * r23);
            rt::matrix([
                [a + m_r_squared * (r11 * r11 + r21 * r21), t1, t2],
                [t1, b + m_r_squared * (r12 * r12 + r22 * r22), t3],
                [t2, t3, c + m_r_squared * (r13 * r13 + r23 * r23)],
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, .. } = self.constants;
            let t1 = m_r_squared * (r11 * r12 + r21 * r22);
            let t2 = a + m_r_squared * (r11 * r11 + r21 * r21);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let t5 = b + m_r_squared * (r12 * r12 + r22 * r22) - t1 * t4;
            let t6 = rt::lit::<T>(1.0) / (t2 * t5);
            let t7 = m_r_squared * (r11 * r13 + r21 * r23);
            let t8 = m_r_squared * (r12 * r13 + r22 * r23) - t7 * t4;
            let t9 = t7 * t3;
            let t10 = t1 * t8 * t6 - t9;
            let t11 = rt::lit::<T>(1.0) / t5;
            let t12 = t8 * t8;
            let t13 = c + m_r_squared * (r13 * r13 + r23 * r23) - t7 * t9 - t11 * t12;
            let t14 = t5 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = t1 * t6 + t8 * t10 * t15;
            let t17 = -t16;
            let t18 = rt::lit::<T>(1.0) / t13;
            let t19 = t10 * t18;
            let t20 = -(t8 * t15);
            rt::matrix([
                [t4 * t16 + (t3 - t7 * t10 / (t2 * t13)), t17, t19],
                [t17, t11 + t12 / (t5 * t14), t20],
                [t19, t20, t18],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, q: &SVector<T, 11>) -> [SMatrix<T, 3, 3>; 3] {
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, m_r, .. } = self.constants;
            let t1 = a + m_r_squared * (r11 * r11 + r21 * r21);
            let t2 = rt::lit::<T>(1.0) / t1;
            let r_r23 = r * r23;
            let r21_m_r = m_r * r21;
            let r_r13 = r * r13;
            let r11_m_r = m_r * r11;
            let t3 = rt::lit::<T>(2.0) * (r_r23 * r21_m_r + r_r13 * r11_m_r);
            let t4 = t2 * t3;
            let t5 = m_r_squared * (r11 * r12 + r21 * r22);
            let t6 = t5 * t2;
            let t7 = b + m_r_squared * (r12 * r12 + r22 * r22) - t5 * t6;
            let t8 = rt::lit::<T>(1.0) / t7;
            let r22_m_r = m_r * r22;
            let r12_m_r = m_r * r12;
            let t9 = rt::lit::<T>(2.0) * (r_r23 * r22_m_r + r_r13 * r12_m_r) - t6 * t3;
            let t10 = t8 * t9;
            let t11 = m_r_squared * (r11 * r13 + r21 * r23);
            let t12 = t11 * t2;
            let t13 = m_r_squared * (r12 * r13 + r22 * r23) - t11 * t6;
            let t14 = t13 * t8;
            let t15 = c + m_r_squared * (r13 * r13 + r23 * r23) - t11 * t12 - t13 * t14;
            let t16 = rt::lit::<T>(1.0) / (t7 * t15);
            let r23_m_r = m_r * r23;
            let r13_m_r = m_r * r13;
            let t17 = c + rt::lit::<T>(2.0) * (r_r23 * r23_m_r + r_r13 * r13_m_r)
                - t12 * t3 - t14 * t9;
            let t18 = t16 * (t13 * t17);
            let t19 = t10 - t18;
            let t20 = rt::lit::<T>(1.0) / (t1 * t15);
            let t21 = t6 * t19 + t20 * (t11 * t17);
            let r_r22 = r * r22;
            let r_r12 = r * r12;
            let t22 = rt::lit::<T>(2.0) * (r_r22 * r21_m_r + r_r12 * r11_m_r);
            let t23 = t6 * t22
                - (b + rt::lit::<T>(2.0) * (r_r22 * r22_m_r + r_r12 * r12_m_r));
            let t24 = t14 * t23
                + (rt::lit::<T>(2.0) * (r_r22 * r23_m_r + r_r12 * r13_m_r) - t12 * t22);
            let t25 = t20 * (t11 * t24);
            let t26 = t8 * t23 + t16 * (t13 * t24);
            let t27 = t2 * t22 + t6 * t26;
            let r_r21 = r * r21;
            let r_r11 = r * r11;
            let t28 = a + rt::lit::<T>(2.0) * (r_r21 * r21_m_r + r_r11 * r11_m_r);
            let t29 = t2 * t28;
            let t30 = rt::lit::<T>(2.0) * (r_r21 * r22_m_r + r_r11 * r12_m_r) - t6 * t28;
            let t31 = t8 * t30;
            let t32 = rt::lit::<T>(2.0) * (r_r21 * r23_m_r + r_r11 * r13_m_r) - t12 * t28
                - t14 * t30;
            let t33 = t16 * (t13 * t32);
            let t34 = t31 - t33;
            let t35 = t6 * t34 + t20 * (t11 * t32);
            let t36 = rt::lit::<T>(1.0) / t15;
            let t37 = t17 * t36;
            let t38 = t36 * t24;
            let t39 = t36 * t32;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, t21 - t4, t27 - t25],
                    [t4 - t21, zero, t35 - t29],
                    [t25 - t27, t29 - t35, zero],
                ]),
                rt::matrix([
                    [zero, t18 - t10, -t26],
                    [t19, zero, t33 - t31],
                    [t26, t34, zero],
                ]),
                rt::matrix([[zero, -t37, t38], [t37, zero, -t39], [-t38, t39, zero]]),
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
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, .. } = self.constants;
            let r_r21 = r * r21;
            let r_r22 = r * r22;
            let r_r23 = r * r23;
            let r_r11 = r * r11;
            let r_r12 = r * r12;
            let r_r13 = r * r13;
            let t1 = m_r_squared * (r11 * r13 + r21 * r23);
            let t2 = rt::lit::<T>(1.0) / (a + m_r_squared * (r11 * r11 + r21 * r21));
            let t3 = t1 * t2;
            let t4 = m_r_squared * (r11 * r12 + r21 * r22);
            let t5 = t4 * t2;
            let t6 = m_r_squared * (r12 * r13 + r22 * r23) - t1 * t5;
            let t7 = rt::lit::<T>(1.0)
                / (b + m_r_squared * (r12 * r12 + r22 * r22) - t4 * t5);
            let t8 = t6 * t7;
            let t9 = c + m_r_squared * (r13 * r13 + r23 * r23) - t1 * t3 - t6 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = rho2 - rho1 * t5;
            let t12 = rho3 - rho1 * t3 - t8 * t11;
            let t13 = t10 * t12;
            let t14 = t7 * (t11 - t10 * (t6 * t12));
            let t15 = t2 * (rho1 - t10 * (t1 * t12)) - t5 * t14;
            let t16 = m * (r_r21 * t15 + (r_r22 * t14 + r_r23 * t13));
            let t17 = m * (r_r11 * t15 + (r_r12 * t14 + r_r13 * t13));
            let t18 = c * t13 + rt::lit::<T>(2.0) * (r_r23 * t16 + r_r13 * t17);
            let t19 = b * t14 + rt::lit::<T>(2.0) * (r_r22 * t16 + r_r12 * t17);
            let t20 = a * t15 + rt::lit::<T>(2.0) * (r_r21 * t16 + r_r11 * t17);
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
                (9, 11, r_r21),
                (9, 12, r_r22),
                (9, 13, r_r23),
                (10, 11, -r_r11),
                (10, 12, -r_r12),
                (10, 13, -r_r13),
                (11, 1, -r13),
                (11, 2, r12),
                (11, 4, -r23),
                (11, 5, r22),
                (11, 7, -r33),
                (11, 8, r32),
                (11, 9, -r_r21),
                (11, 10, r_r11),
                (11, 12, -t18),
                (11, 13, t19),
                (12, 0, r13),
                (12, 2, -r11),
                (12, 3, r23),
                (12, 5, -r21),
                (12, 6, r33),
                (12, 8, -r31),
                (12, 9, -r_r22),
                (12, 10, r_r12),
                (12, 11, t18),
                (12, 13, -t20),
                (13, 0, -r12),
                (13, 1, r11),
                (13, 3, -r22),
                (13, 4, r21),
                (13, 6, -r32),
                (13, 7, r31),
                (13, 9, -r_r23),
                (13, 10, r_r13),
                (13, 11, -t19),
                (13, 12, t20),
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, .. } = self.constants;
            let t1 = rt::lit::<T>(1.0) / (a + m_r_squared * (r11 * r11 + r21 * r21));
            let t2 = m_r_squared * (r11 * r13 + r21 * r23);
            let t3 = t2 * t1;
            let t4 = m_r_squared * (r11 * r12 + r21 * r22);
            let t5 = t4 * t1;
            let t6 = m_r_squared * (r12 * r13 + r22 * r23) - t2 * t5;
            let t7 = rt::lit::<T>(1.0)
                / (b + m_r_squared * (r12 * r12 + r22 * r22) - t4 * t5);
            let t8 = t6 * t7;
            let t9 = c + m_r_squared * (r13 * r13 + r23 * r23) - t2 * t3 - t6 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = rho2 - rho1 * t5;
            let t12 = rho3 - rho1 * t3 - t8 * t11;
            let t13 = t7 * (t11 - t10 * (t6 * t12));
            let t14 = rho1 * (t1 * (rho1 - t10 * (t2 * t12)) - t5 * t13)
                + (rho2 * t13 + t10 * (rho3 * t12));
            rt::lit::<T>(0.5) * t14
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, m_r, .. } = self.constants;
            let t1 = rt::lit::<T>(1.0) / (a + m_r_squared * (r11 * r11 + r21 * r21));
            let t2 = m_r_squared * (r11 * r13 + r21 * r23);
            let t3 = t2 * t1;
            let t4 = m_r_squared * (r11 * r12 + r21 * r22);
            let t5 = t4 * t1;
            let t6 = m_r_squared * (r12 * r13 + r22 * r23) - t2 * t5;
            let t7 = rt::lit::<T>(1.0)
                / (b + m_r_squared * (r12 * r12 + r22 * r22) - t4 * t5);
            let t8 = t6 * t7;
            let t9 = c + m_r_squared * (r13 * r13 + r23 * r23) - t2 * t3 - t6 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = rho2 - rho1 * t5;
            let t12 = rho3 - rho1 * t3 - t8 * t11;
            let t13 = t7 * (t11 - t10 * (t6 * t12));
            let t14 = t1 * (rho1 - t10 * (t2 * t12)) - t5 * t13;
            let t15 = t10 * t12;
            let t16 = m_r * (r11 * t14 + (r12 * t13 + r13 * t15));
            let t17 = r * t14;
            let t18 = r * t13;
            let t19 = r * t15;
            let t20 = m_r * (r21 * t14 + (r22 * t13 + r23 * t15));
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                -(t16 * t17),
                -(t16 * t18),
                -(t19 * t16),
                -(t20 * t17),
                -(t20 * t18),
                -(t19 * t20),
                zero,
                zero,
                zero,
                zero,
                zero,
                t14,
                t13,
                t15,
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
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, m_r, .. } = self.constants;
            let t1 = m_r_squared * (r11 * r13 + r21 * r23);
            let t2 = rt::lit::<T>(1.0) / (a + m_r_squared * (r11 * r11 + r21 * r21));
            let t3 = t1 * t2;
            let t4 = m_r_squared * (r11 * r12 + r21 * r22);
            let t5 = t4 * t2;
            let t6 = m_r_squared * (r12 * r13 + r22 * r23) - t1 * t5;
            let t7 = rt::lit::<T>(1.0)
                / (b + m_r_squared * (r12 * r12 + r22 * r22) - t4 * t5);
            let t8 = t6 * t7;
            let t9 = c + m_r_squared * (r13 * r13 + r23 * r23) - t1 * t3 - t6 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = rho2 - rho1 * t5;
            let t12 = rho3 - rho1 * t3 - t8 * t11;
            let t13 = t10 * t12;
            let t14 = t7 * (t11 - t10 * (t6 * t12));
            let t15 = r12 * t13 - r13 * t14;
            let t16 = t2 * (rho1 - t10 * (t1 * t12)) - t5 * t14;
            let t17 = r13 * t16 - r11 * t13;
            let t18 = r11 * t14 - r12 * t16;
            let t19 = r22 * t13 - r23 * t14;
            let t20 = r23 * t16 - r21 * t13;
            let t21 = r21 * t14 - r22 * t16;
            let t22 = r21 * t16 + (r22 * t14 + r23 * t13);
            let t23 = r11 * t16 + (r12 * t14 + r13 * t13);
            let t24 = m_r * t22;
            let t25 = m_r * t23;
            let t26 = b * t14;
            let t27 = c * t13;
            let t28 = a * t16;
            rt::vector([
                t15,
                t17,
                t18,
                t19,
                t20,
                t21,
                r32 * t13 - r33 * t14,
                r33 * t16 - r31 * t13,
                r31 * t14 - r32 * t16,
                r * t22,
                -(r * t23),
                r * (t24 * t19 + t25 * t15) + (t13 * t26 - t14 * t27),
                r * (t24 * t20 + t25 * t17) + (t16 * t27 - t13 * t28),
                r * (t24 * t21 + t25 * t18) + (t14 * t28 - t16 * t26),
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
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                m_r_squared,
                m_r,
                twice_m_r_squared,
                b_minus_c,
                c_minus_a,
                a_minus_b,
                ..
            } = self.constants;
            let t1 = m_r_squared * (r11 * r13 + r21 * r23);
            let t2 = a + m_r_squared * (r11 * r11 + r21 * r21);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let t5 = m_r_squared * (r11 * r12 + r21 * r22);
            let t6 = t5 * t3;
            let t7 = m_r_squared * (r12 * r13 + r22 * r23) - t1 * t6;
            let t8 = b + m_r_squared * (r12 * r12 + r22 * r22) - t5 * t6;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = t7 * t9;
            let t11 = t7 * t10;
            let t12 = c + m_r_squared * (r13 * r13 + r23 * r23) - t1 * t4 - t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = rho2 - rho1 * t6;
            let t15 = rho3 - rho1 * t4 - t10 * t14;
            let t16 = t13 * t15;
            let r12_m_r_squared = m_r_squared * r12;
            let r11_m_r_squared = m_r_squared * r11;
            let t17 = r11_m_r_squared * t6;
            let t18 = t3 * (r12_m_r_squared - rt::lit::<T>(2.0) * t17);
            let t19 = r12_m_r_squared * t6 + t5 * t18;
            let r13_m_r_squared = m_r_squared * r13;
            let t20 = r13_m_r_squared * t6 + t1 * t18;
            let t21 = t9 * (t10 * t19 - t20);
            let t22 = r11_m_r_squared * t4;
            let t23 = t3 * (r13_m_r_squared - rt::lit::<T>(2.0) * t22);
            let t24 = t7 * t21 + (r13_m_r_squared * t4 + t1 * t23 - t10 * t20);
            let t25 = rho1 * t18;
            let t26 = t14 * t21 + (rho1 * t23 - t10 * t25);
            let t27 = t13 * (t16 * t24 - t26);
            let t28 = t9 * t14;
            let t29 = t8 * t12;
            let t30 = rt::lit::<T>(1.0) / t29;
            let t31 = t30 * (t7 * t15);
            let t32 = t30 * (t31 * (t12 * t19 + t8 * t24) - (t15 * t20 + t7 * t26));
            let t33 = t9 * (t28 * t19 - t25) - t32;
            let t34 = t3 * r11_m_r_squared;
            let t35 = rho1 * t34;
            let t36 = twice_m_r_squared * r12 - t17 - t5 * t34;
            let t37 = t1 * t34;
            let t38 = r13_m_r_squared - t37;
            let t39 = t9 * (t38 - t10 * t36);
            let t40 = t10 * t35 - t14 * t39;
            let t41 = t10 * t38 + t7 * t39;
            let t42 = t30 * (t15 * t38 + t7 * t40 - t31 * (t12 * t36 - t8 * t41));
            let t43 = t9 * (t35 + t28 * t36) + t42;
            let t44 = t13 * (t40 + t16 * t41);
            let t45 = r12_m_r_squared - t17;
            let t46 = t9 * t45;
            let t47 = t35 + t14 * t46;
            let t48 = twice_m_r_squared * r13 - t22 - t37 - t10 * t45 - t7 * t46;
            let t49 = t8 * t31;
            let t50 = t15 * t45 - t7 * t47 - t48 * t49;
            let t51 = t30 * t50;
            let t52 = t31 - t28;
            let t53 = t13 * (t47 + t16 * t48);
            let r22_m_r_squared = m_r_squared * r22;
            let r21_m_r_squared = m_r_squared * r21;
            let t54 = r21_m_r_squared * t6;
            let t55 = t3 * (r22_m_r_squared - rt::lit::<T>(2.0) * t54);
            let t56 = r22_m_r_squared * t6 + t5 * t55;
            let r23_m_r_squared = m_r_squared * r23;
            let t57 = r23_m_r_squared * t6 + t1 * t55;
            let t58 = t9 * (t10 * t56 - t57);
            let t59 = r21_m_r_squared * t4;
            let t60 = t3 * (r23_m_r_squared - rt::lit::<T>(2.0) * t59);
            let t61 = t7 * t58 + (r23_m_r_squared * t4 + t1 * t60 - t10 * t57);
            let t62 = rho1 * t55;
            let t63 = t14 * t58 + (rho1 * t60 - t10 * t62);
            let t64 = t13 * (t16 * t61 - t63);
            let t65 = t30 * (t31 * (t12 * t56 + t8 * t61) - (t15 * t57 + t7 * t63));
            let t66 = t9 * (t28 * t56 - t62) - t65;
            let t67 = t3 * r21_m_r_squared;
            let t68 = rho1 * t67;
            let t69 = twice_m_r_squared * r22 - t54 - t5 * t67;
            let t70 = t1 * t67;
            let t71 = r23_m_r_squared - t70;
            let t72 = t9 * (t71 - t10 * t69);
            let t73 = t10 * t68 - t14 * t72;
            let t74 = t10 * t71 + t7 * t72;
            let t75 = t30 * (t15 * t71 + t7 * t73 - t31 * (t12 * t69 - t8 * t74));
            let t76 = t9 * (t68 + t28 * t69) + t75;
            let t77 = t13 * (t73 + t16 * t74);
            let t78 = r22_m_r_squared - t54;
            let t79 = t9 * t78;
            let t80 = t68 + t14 * t79;
            let t81 = twice_m_r_squared * r23 - t59 - t70 - t10 * t78 - t7 * t79;
            let t82 = t15 * t78 - t7 * t80 - t81 * t49;
            let t83 = t30 * t82;
            let t84 = t13 * (t80 + t16 * t81);
            let t85 = rt::lit::<T>(1.0) / (t2 * t8);
            let t86 = t5 * t7;
            let t87 = t86 * t85 - t4;
            let t88 = t5 * t85 + t7 * t87 * t30;
            let t89 = t87 * t13;
            let t90 = t9 + t11 * t30;
            let t91 = t7 * t30;
            let t92 = rt::lit::<T>(1.0) / (t2 * t12);
            let t93 = t92 * (t1 * t15);
            let t94 = twice_m_r_squared * r11;
            let t95 = t92
                * (r13_m_r_squared * t15 - t1 * t26 - t93 * (t12 * t94 - t2 * t24));
            let t96 = t28 - t31;
            let t97 = rho1 * t3;
            let t98 = t6 * t33 + (t95 + (t96 * t18 + t97 * (t3 * t94)));
            let t99 = t2 * t93;
            let t100 = t34 * t96 + t92 * (t1 * t40 + t41 * t99) - t6 * t43;
            let t101 = rt::lit::<T>(1.0) / (t2 * t29);
            let t102 = t5 * t101;
            let t103 = t50 * t102 - t92 * (r11_m_r_squared * t15 - t1 * t47 - t48 * t99);
            let t104 = t93 + t6 * t96;
            let t105 = t97 - t104;
            let t106 = twice_m_r_squared * r21;
            let t107 = t92
                * (r23_m_r_squared * t15 - t1 * t63 - t93 * (t12 * t106 - t2 * t61));
            let t108 = t6 * t66 + (t107 + (t96 * t55 + t97 * (t3 * t106)));
            let t109 = t67 * t96 + t92 * (t1 * t73 + t74 * t99) - t6 * t76;
            let t110 = t82 * t102 - t92 * (r21_m_r_squared * t15 - t1 * t80 - t81 * t99);
            let t111 = t6 * t88 + (t3 - t1 * t87 * t92);
            let t112 = r11 * t91;
            let t113 = t92 * (t1 * t10) - t6 * t90;
            let t114 = t86 * t101 - t1 * t92;
            let t115 = t104 - t97;
            let t116 = r21 * t91;
            let t117 = r31 * t91;
            let r_r22 = r * r22;
            let r_r23 = r * r23;
            let r_r21 = r * r21;
            let t118 = r * t105;
            let t119 = r * t96;
            let t120 = r * t16;
            let r_r11 = r * r11;
            let r_r12 = r * r12;
            let r_r13 = r * r13;
            let r22_m_r = m_r * r22;
            let t121 = r * (r22 * t16 - r23 * t96);
            let r12_m_r = m_r * r12;
            let t122 = r * (r12 * t16 - r13 * t96);
            let t123 = m * (r_r21 * t105 + (r_r23 * t16 + r_r22 * t96));
            let t124 = r_r23 * t123;
            let t125 = m * (r_r11 * t105 + (r_r13 * t16 + r_r12 * t96));
            let t126 = r_r13 * t125;
            let t127 = r22_m_r * t121 + (r12_m_r * t122 + b_minus_c * t16) - t124 - t126;
            let t128 = r_r12 * t125;
            let t129 = r_r22 * t123;
            let r13_m_r = m_r * r13;
            let r23_m_r = m_r * r23;
            let t130 = t128
                + (t129 + (r13_m_r * t122 + (r23_m_r * t121 + b_minus_c * t96)));
            let t131 = m_r * t105;
            let r21_m_r = m_r * r21;
            let r11_m_r = m_r * r11;
            let t132 = r21_m_r * t121 + r11_m_r * t122;
            let t133 = t120 * t125;
            let t134 = m_r * t96;
            let t135 = m_r * t16;
            let t136 = t119 * t125;
            let t137 = t120 * t123;
            let t138 = t119 * t123;
            let t139 = r * (r23 * t105 - r21 * t16);
            let t140 = r_r21 * t123;
            let t141 = r * (r13 * t105 - r11 * t16);
            let t142 = r_r11 * t125;
            let t143 = r23_m_r * t139 - t140
                + (r13_m_r * t141 + c_minus_a * t105 - t142);
            let t144 = r22_m_r * t139 + r12_m_r * t141;
            let t145 = t124 + r11_m_r * t141
                + (t126 + (r21_m_r * t139 + c_minus_a * t16));
            let t146 = t118 * t125;
            let t147 = t118 * t123;
            let t148 = r * (r11 * t96 - r12 * t105);
            let t149 = r * (r21 * t96 - r22 * t105);
            let t150 = t140 + r12_m_r * t148
                + (t142 + (r22_m_r * t149 + a_minus_b * t105));
            let t151 = r23_m_r * t149 + r13_m_r * t148;
            let t152 = r21_m_r * t149 - t129 + (r11_m_r * t148 + a_minus_b * t96 - t128);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    r12 * t27 - r13 * t33,
                    -(r13 * t98 + (t16 + r11 * t27)),
                    r12 * t98 + (t96 + r11 * t33),
                    r22 * t27 - r23 * t33,
                    -(r23 * t98 + r21 * t27),
                    r22 * t98 + r21 * t33,
                    r32 * t27 - r33 * t33,
                    -(r33 * t98 + r31 * t27),
                    r32 * t98 + r31 * t33,
                    r_r22 * t33 + r_r23 * t27 - r_r21 * t98,
                    r_r11 * t98 - (r_r12 * t33 + (t118 + r_r13 * t27)),
                    t33 * t127 + (t27 * t130 + (t122 * t131 - t132 * t98)),
                    t27 * t143 + (t144 * t33 + (t141 * t131 - t133)) - t98 * t145,
                    t33 * t150 + (t151 * t27 + (t136 + t148 * t131)) - t98 * t152,
                ],
                [
                    r13 * t43 + (t16 + r12 * t44),
                    -(r11 * t44 + r13 * t100),
                    r12 * t100 + (t115 - r11 * t43),
                    r23 * t43 + r22 * t44,
                    -(r21 * t44 + r23 * t100),
                    r22 * t100 - r21 * t43,
                    r33 * t43 + r32 * t44,
                    -(r31 * t44 + r33 * t100),
                    r32 * t100 - r31 * t43,
                    r_r23 * t44 - r_r22 * t43 - r_r21 * t100,
                    r_r11 * t100 + (r_r12 * t43 - (t119 + r_r13 * t44)),
                    t44 * t130 + (t133 + (t122 * t134 - t132 * t100)) - t43 * t127,
                    t44 * t143 + (t141 * t134 - t43 * t144) - t100 * t145,
                    t44 * t151 + (t148 * t134 - t146) - t43 * t150 - t100 * t152,
                ],
                [
                    r13 * t51 + (t52 - r12 * t53),
                    r13 * t103 + (t105 + r11 * t53),
                    -(r12 * t103 + r11 * t51),
                    r23 * t51 - r22 * t53,
                    r21 * t53 + r23 * t103,
                    -(r22 * t103 + r21 * t51),
                    r33 * t51 - r32 * t53,
                    r31 * t53 + r33 * t103,
                    -(r32 * t103 + r31 * t51),
                    r_r21 * t103 - (r_r23 * t53 + r_r22 * t51),
                    r_r12 * t51 + (r_r13 * t53 - t120) - r_r11 * t103,
                    t122 * t135 + t132 * t103 - t136 - t53 * t130 - t51 * t127,
                    t103 * t145 + (t146 + t141 * t135 - t144 * t51) - t53 * t143,
                    t103 * t152 + (t148 * t135 - t53 * t151) - t51 * t150,
                ],
                [
                    r12 * t64 - r13 * t66,
                    -(r13 * t108 + r11 * t64),
                    r12 * t108 + r11 * t66,
                    r22 * t64 - r23 * t66,
                    -(r23 * t108 + (t16 + r21 * t64)),
                    r22 * t108 + (t96 + r21 * t66),
                    r32 * t64 - r33 * t66,
                    -(r33 * t108 + r31 * t64),
                    r32 * t108 + r31 * t66,
                    r_r22 * t66 + (t118 + r_r23 * t64) - r_r21 * t108,
                    r_r11 * t108 - (r_r12 * t66 + r_r13 * t64),
                    t66 * t127 + (t64 * t130 + (t121 * t131 - t132 * t108)),
                    t64 * t143 + (t144 * t66 + (t139 * t131 - t137)) - t108 * t145,
                    t66 * t150 + (t151 * t64 + (t138 + t149 * t131)) - t108 * t152,
                ],
                [
                    r13 * t76 + r12 * t77,
                    -(r11 * t77 + r13 * t109),
                    r12 * t109 - r11 * t76,
                    r23 * t76 + (t16 + r22 * t77),
                    -(r21 * t77 + r23 * t109),
                    r22 * t109 + (t115 - r21 * t76),
                    r33 * t76 + r32 * t77,
                    -(r31 * t77 + r33 * t109),
                    r32 * t109 - r31 * t76,
                    t119 + r_r23 * t77 - r_r22 * t76 - r_r21 * t109,
                    r_r11 * t109 + (r_r12 * t76 - r_r13 * t77),
                    t77 * t130 + (t137 + (t121 * t134 - t132 * t109)) - t76 * t127,
                    t77 * t143 + (t139 * t134 - t76 * t144) - t109 * t145,
                    t77 * t151 + (t149 * t134 - t147) - t76 * t150 - t109 * t152,
                ],
                [
                    r13 * t83 - r12 * t84,
                    r11 * t84 + r13 * t110,
                    -(r12 * t110 + r11 * t83),
                    r23 * t83 + (t52 - r22 * t84),
                    r23 * t110 + (t105 + r21 * t84),
                    -(r22 * t110 + r21 * t83),
                    r33 * t83 - r32 * t84,
                    r31 * t84 + r33 * t110,
                    -(r32 * t110 + r31 * t83),
                    r_r21 * t110 + (t120 - r_r23 * t84 - r_r22 * t83),
                    r_r13 * t84 + r_r12 * t83 - r_r11 * t110,
                    t121 * t135 + t132 * t110 - t138 - t84 * t130 - t83 * t127,
                    t110 * t145 + (t147 + t139 * t135 - t144 * t83) - t84 * t143,
                    t110 * t152 + (t149 * t135 - t84 * t151) - t83 * t150,
                ],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    -t16,
                    t96,
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
                    t16,
                    zero,
                    t115,
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
                    t52,
                    t105,
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
                    r13 * t88 + r12 * t89,
                    r13 * t111 - r11 * t89,
                    -(r11 * t88 + r12 * t111),
                    r23 * t88 + r22 * t89,
                    r23 * t111 - r21 * t89,
                    -(r21 * t88 + r22 * t111),
                    r33 * t88 + r32 * t89,
                    r33 * t111 - r31 * t89,
                    -(r31 * t88 + r32 * t111),
                    r_r21 * t111 + (r_r23 * t89 - r_r22 * t88),
                    r_r12 * t88 - r_r13 * t89 - r_r11 * t111,
                    t132 * t111 + t89 * t130 - t88 * t127,
                    t89 * t143 + (t111 * t145 - t88 * t144),
                    t89 * t151 + t111 * t152 - t88 * t150,
                ],
                [
                    -(r13 * t90 + r12 * t91),
                    t112 + r13 * t113,
                    r11 * t90 - r12 * t113,
                    -(r23 * t90 + r22 * t91),
                    t116 + r23 * t113,
                    r21 * t90 - r22 * t113,
                    -(r33 * t90 + r32 * t91),
                    t117 + r33 * t113,
                    r31 * t90 - r32 * t113,
                    r_r21 * t113 + (r_r22 * t90 - r_r23 * t91),
                    r_r13 * t91 - r_r12 * t90 - r_r11 * t113,
                    t113 * t132 + t90 * t127 - t91 * t130,
                    t90 * t144 + t113 * t145 - t91 * t143,
                    t90 * t150 + (t113 * t152 - t91 * t151),
                ],
                [
                    r13 * t91 + r12 * t13,
                    r13 * t114 - r11 * t13,
                    -(t112 + r12 * t114),
                    r23 * t91 + r22 * t13,
                    r23 * t114 - r21 * t13,
                    -(t116 + r22 * t114),
                    r33 * t91 + r32 * t13,
                    r33 * t114 - r31 * t13,
                    -(t117 + r32 * t114),
                    r_r21 * t114 + (r_r23 * t13 - r_r22 * t91),
                    r_r12 * t91 - r_r13 * t13 - r_r11 * t114,
                    t114 * t132 + t13 * t130 - t91 * t127,
                    t13 * t143 + (t114 * t145 - t91 * t144),
                    t13 * t151 + t114 * t152 - t91 * t150,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, _q: &SVector<T, 11>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            rt::vector([a * omega1, b * omega2, c * omega3, m * x_dot, m * y_dot])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 5
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 11>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let Constants { inv_a, inv_b, inv_c, inv_m, .. } = self.constants;
            rt::vector([
                inv_a * p_omega1,
                inv_b * p_omega2,
                inv_c * p_omega3,
                inv_m * p_x,
                inv_m * p_y,
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let m_x_dot = m * x_dot;
            let m_y_dot = m * y_dot;
            rt::vector([
                a * omega1 + r * (r21 * m_x_dot - r11 * m_y_dot),
                b * omega2 + r * (r22 * m_x_dot - r12 * m_y_dot),
                c * omega3 + r * (r23 * m_x_dot - r13 * m_y_dot),
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
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r_squared, .. } = self.constants;
            let t1 = rt::lit::<T>(1.0) / (a + m_r_squared * (r11 * r11 + r21 * r21));
            let t2 = m_r_squared * (r11 * r13 + r21 * r23);
            let t3 = t2 * t1;
            let t4 = m_r_squared * (r11 * r12 + r21 * r22);
            let t5 = t4 * t1;
            let t6 = m_r_squared * (r12 * r13 + r22 * r23) - t2 * t5;
            let t7 = rt::lit::<T>(1.0)
                / (b + m_r_squared * (r12 * r12 + r22 * r22) - t4 * t5);
            let t8 = t6 * t7;
            let t9 = c + m_r_squared * (r13 * r13 + r23 * r23) - t2 * t3 - t6 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = rho2 - rho1 * t5;
            let t12 = rho3 - rho1 * t3 - t8 * t11;
            let t13 = t7 * (t11 - t10 * (t6 * t12));
            let t14 = t1 * (rho1 - t10 * (t2 * t12)) - t5 * t13;
            let t15 = t10 * t12;
            rt::vector([
                t14,
                t13,
                t15,
                r * (r21 * t14 + (r22 * t13 + r23 * t15)),
                -r * (r11 * t14 + (r12 * t13 + r13 * t15)),
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, _, _]] = w.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                c_a_b,
                k14,
                k15,
                a_m_r_squared,
                m_r_squared_b_c,
                a_r_squared,
                r_squared_b_c,
                inv_c_a_b,
                k16,
                ..
            } = self.constants;
            let t1 = a_m_r_squared * (r13 * (b * r13) + r12 * (c * r12))
                + (c_a_b + r11 * (m_r_squared_b_c * r11));
            let b_r23 = b * r23;
            let c_r22 = c * r22;
            let t2 = a_m_r_squared * (r23 * b_r23 + r22 * c_r22)
                + (c_a_b + r21 * (m_r_squared_b_c * r21));
            let t3 = a_r_squared * (r13 * b_r23 + r12 * c_r22)
                + r11 * (r_squared_b_c * r21);
            let t4 = t1 * (k14 * t2) - t3 * (k15 * t3);
            let t5 = k16 / t4;
            let t6 = omega1 * (r22 * omega3 - r23 * omega2)
                + omega2 * (r23 * omega1 - r21 * omega3);
            let c_omega3 = c * omega3;
            let b_omega2 = b * omega2;
            let t7 = inv_a * (omega2 * c_omega3 - omega3 * b_omega2);
            let a_omega1 = a * omega1;
            let t8 = inv_c * (omega1 * b_omega2 - omega2 * a_omega1);
            let t9 = inv_b * (omega3 * a_omega1 - omega1 * c_omega3);
            let t10 = t6 + omega3 * (r21 * omega2 - r22 * omega1) - r21 * t7
                - (r23 * t8 + r22 * t9);
            let t11 = r * t10;
            let t12 = omega1 * (r12 * omega3 - r13 * omega2)
                + omega2 * (r13 * omega1 - r11 * omega3);
            let t13 = r13 * t8 + r12 * t9
                + (r11 * t7 - (t12 + omega3 * (r11 * omega2 - r12 * omega1)));
            let t14 = r * t13;
            let t15 = inv_c_a_b * t3 / t4;
            rt::vector([t5 * (t1 * t11) + t14 * t15, t11 * t15 + t5 * (t2 * t14)])
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
            let [[r11, r12, r13, r21, r22, r23, _, _, _, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, _, _]] = w.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                inv_m,
                c_a_b,
                k14,
                k15,
                a_m_r_squared,
                m_r_squared_b_c,
                a_r_squared,
                r_squared_b_c,
                inv_c_a_b,
                k16,
                ..
            } = self.constants;
            let r_r11 = r * r11;
            let b_r23 = b * r23;
            let c_r22 = c * r22;
            let t1 = a_r_squared * (r13 * b_r23 + r12 * c_r22)
                + r11 * (r_squared_b_c * r21);
            let t2 = a_m_r_squared * (r13 * (b * r13) + r12 * (c * r12))
                + (c_a_b + r11 * (m_r_squared_b_c * r11));
            let t3 = a_m_r_squared * (r23 * b_r23 + r22 * c_r22)
                + (c_a_b + r21 * (m_r_squared_b_c * r21));
            let t4 = t2 * (k14 * t3) - t1 * (k15 * t1);
            let t5 = inv_c_a_b * t1 / t4;
            let t6 = omega1 * (r22 * omega3 - r23 * omega2)
                + omega2 * (r23 * omega1 - r21 * omega3);
            let r_r21 = r * r21;
            let c_omega3 = c * omega3;
            let b_omega2 = b * omega2;
            let t7 = omega2 * c_omega3 - omega3 * b_omega2;
            let t8 = inv_a * t7;
            let r_r23 = r * r23;
            let a_omega1 = a * omega1;
            let t9 = omega1 * b_omega2 - omega2 * a_omega1;
            let t10 = inv_c * t9;
            let r_r22 = r * r22;
            let t11 = omega3 * a_omega1 - omega1 * c_omega3;
            let t12 = inv_b * t11;
            let t13 = r * (t6 + omega3 * (r21 * omega2 - r22 * omega1)) - r_r21 * t8
                - (r_r23 * t10 + r_r22 * t12);
            let t14 = k16 / t4;
            let r_r13 = r * r13;
            let r_r12 = r * r12;
            let t15 = omega1 * (r12 * omega3 - r13 * omega2)
                + omega2 * (r13 * omega1 - r11 * omega3);
            let t16 = r_r13 * t10 + r_r12 * t12
                + (r_r11 * t8 - r * (t15 + omega3 * (r11 * omega2 - r12 * omega1)));
            let t17 = t5 * t13 + t14 * (t3 * t16);
            let t18 = t14 * (t2 * t13) + t5 * t16;
            rt::vector([
                inv_a * (r_r11 * t17 - t7 - r_r21 * t18),
                inv_b * (r_r12 * t17 - t11 - r_r22 * t18),
                inv_c * (r_r13 * t17 - t9 - r_r23 * t18),
                inv_m * t18,
                inv_m * t17,
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
                omega3 * r32 - omega2 * r33,
                omega1 * r33 - omega3 * r31,
                omega2 * r31 - omega1 * r32,
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
            let t1 = r11 * r13 + r21 * r23 + r31 * r33;
            let t2 = r11 * r12 + r21 * r22 + r31 * r32;
            let t3 = r12 * r13 + r22 * r23 + r32 * r33;
            let t4 = r12 * r12 - rt::lit::<T>(1.0) + (r22 * r22 + r32 * r32);
            let t5 = r11 * r11 - rt::lit::<T>(1.0) + (r21 * r21 + r31 * r31);
            let t6 = r13 * r13 - rt::lit::<T>(1.0) + (r23 * r23 + r33 * r33);
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
            let t1 = r11 * (r22 * r33 - r23 * r32) + r13 * (r21 * r32 - r22 * r31);
            rt::vector([t1 - r12 * (r21 * r33 - r23 * r31)])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 4
        pub fn invariants(
            &self,
            q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 4> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                a_plus_m_r_squared,
                b_plus_m_r_squared,
                c_plus_m_r_squared,
                ..
            } = self.constants;
            let a_omega1 = a * omega1;
            let b_omega2 = b * omega2;
            let c_omega3 = c * omega3;
            let t1 = omega1 * a_omega1 + omega2 * b_omega2
                + (m * (x_dot * x_dot + y_dot * y_dot) + omega3 * c_omega3);
            rt::vector([
                rt::lit::<T>(0.5) * t1,
                omega1 * (a_plus_m_r_squared * r11)
                    + (omega2 * (b_plus_m_r_squared * r12)
                        + omega3 * (c_plus_m_r_squared * r13)),
                omega1 * (a_plus_m_r_squared * r21)
                    + (omega2 * (b_plus_m_r_squared * r22)
                        + omega3 * (c_plus_m_r_squared * r23)),
                a_omega1 * r31 + (b_omega2 * r32 + c_omega3 * r33),
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(
            &self,
            _q: &SVector<T, 11>,
            p: &SVector<T, 5>,
        ) -> T {
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let Constants { inv_a, inv_b, inv_c, inv_m, .. } = self.constants;
            let t1 = p_omega3 * (inv_c * p_omega3) + p_omega1 * (inv_a * p_omega1)
                + (inv_m * (p_x * p_x + p_y * p_y) + p_omega2 * (inv_b * p_omega2));
            rt::lit::<T>(0.5) * t1
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
            let r = self.parameters.r;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                inv_m,
                c_a_b,
                k14,
                k15,
                a_m_r_squared,
                m_r_squared_b_c,
                a_r_squared,
                r_squared_b_c,
                inv_c_a_b,
                k16,
                ..
            } = self.constants;
            let p_omega3_inv_c = inv_c * p_omega3;
            let p_omega2_inv_b = inv_b * p_omega2;
            let t1 = r12 * p_omega3_inv_c - r13 * p_omega2_inv_b;
            let p_omega1_inv_a = inv_a * p_omega1;
            let t2 = r13 * p_omega1_inv_a - r11 * p_omega3_inv_c;
            let t3 = r11 * p_omega2_inv_b - r12 * p_omega1_inv_a;
            let t4 = r22 * p_omega3_inv_c - r23 * p_omega2_inv_b;
            let t5 = r23 * p_omega1_inv_a - r21 * p_omega3_inv_c;
            let t6 = r21 * p_omega2_inv_b - r22 * p_omega1_inv_a;
            let r_r11 = r * r11;
            let b_r23 = b * r23;
            let c_r22 = c * r22;
            let t7 = a_r_squared * (r13 * b_r23 + r12 * c_r22)
                + r11 * (r_squared_b_c * r21);
            let t8 = a_m_r_squared * (r13 * (b * r13) + r12 * (c * r12))
                + (c_a_b + r11 * (m_r_squared_b_c * r11));
            let t9 = a_m_r_squared * (r23 * b_r23 + r22 * c_r22)
                + (c_a_b + r21 * (m_r_squared_b_c * r21));
            let t10 = t8 * (k14 * t9) - t7 * (k15 * t7);
            let t11 = inv_c_a_b * t7 / t10;
            let r_r21 = r * r21;
            let t12 = p_omega3 * p_omega2_inv_b;
            let t13 = p_omega2 * p_omega3_inv_c;
            let t14 = inv_a * (t12 - t13);
            let r_r23 = r * r23;
            let t15 = p_omega2 * p_omega1_inv_a;
            let t16 = p_omega1 * p_omega2_inv_b;
            let t17 = inv_c * (t15 - t16);
            let r_r22 = r * r22;
            let t18 = p_omega1 * p_omega3_inv_c;
            let t19 = p_omega3 * p_omega1_inv_a;
            let t20 = inv_b * (t18 - t19);
            let t21 = r
                * (p_omega2_inv_b * t5 + (p_omega1_inv_a * t4 + p_omega3_inv_c * t6))
                - (r_r21 * t14 + (r_r23 * t17 + r_r22 * t20));
            let t22 = k16 / t10;
            let r_r13 = r * r13;
            let r_r12 = r * r12;
            let t23 = r_r11 * t14 + (r_r13 * t17 + r_r12 * t20)
                - r
                    * (p_omega2_inv_b * t2
                        + (p_omega1_inv_a * t1 + p_omega3_inv_c * t3));
            let t24 = t11 * t21 + t22 * (t9 * t23);
            let t25 = t22 * (t8 * t21) + t11 * t23;
            rt::vector([
                t1,
                t2,
                t3,
                t4,
                t5,
                t6,
                r32 * p_omega3_inv_c - r33 * p_omega2_inv_b,
                r33 * p_omega1_inv_a - r31 * p_omega3_inv_c,
                r31 * p_omega2_inv_b - r32 * p_omega1_inv_a,
                inv_m * p_x,
                inv_m * p_y,
                r_r11 * t24 + (t13 - t12) - r_r21 * t25,
                r_r12 * t24 + (t19 - t18) - r_r22 * t25,
                r_r13 * t24 + (t16 - t15) - r_r23 * t25,
                t25,
                t24,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaplygin_sphere_so3";

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
        /// | once, from parameters | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 94 | 156 | 11 | 0 | 0 | 0 |
        /// | each sweep for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 160 | 245 | 7 | 0 | 0 | 0 |
        /// | each iteration for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, R31_rate, R32_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 1039 | 1656 | 22 | 0 | 0 | 0 |
        /// | each state that is looked at | 24 | 44 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            k1: T,
            /// `m r`
            m_r: T,
            /// `2 m r²`
            k2: T,
            /// `m r²/2`
            k3: T,
            /// `2 m`
            twice_m: T,
            /// `2 r`
            twice_r: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m r² h`
            k4: T,
            /// `m r² h/2`
            k5: T,
            /// `h²/4`
            k6: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `r h`
            r_h: T,
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
                let k1 = m * (r * r);
                let m_r = m * r;
                let k2 = rt::lit::<T>(2.0) * k1;
                let k3 = rt::lit::<T>(0.5) * k1;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_r = rt::lit::<T>(2.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = k1 * h;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = rt::lit::<T>(0.25) * (h * h);
                let minus_half_h = -half_h;
                let r_h = r * h;
                Scheme {
                    k1,
                    m_r,
                    k2,
                    k3,
                    twice_m,
                    twice_r,
                    inv_h,
                    half_h,
                    k4,
                    k5,
                    k6,
                    minus_half_h,
                    r_h,
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
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { k1, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let t1 = a * omega1 + r * (r21 * m_x_dot - r11 * m_y_dot);
                let t2 = b * omega2 + r * (r22 * m_x_dot - r12 * m_y_dot);
                let t3 = c * omega3 + r * (r23 * m_x_dot - r13 * m_y_dot);
                let t4 = rt::lit::<T>(1.0) / (a + k1 * (r11 * r11 + r21 * r21));
                let t5 = k1 * (r11 * r13 + r21 * r23);
                let t6 = t5 * t4;
                let t7 = k1 * (r11 * r12 + r21 * r22);
                let t8 = t7 * t4;
                let t9 = k1 * (r12 * r13 + r22 * r23) - t5 * t8;
                let t10 = rt::lit::<T>(1.0)
                    / (b + k1 * (r12 * r12 + r22 * r22) - t7 * t8);
                let t11 = t9 * t10;
                let t12 = c + k1 * (r13 * r13 + r23 * r23) - t5 * t6 - t9 * t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = t2 - t8 * t1;
                let t15 = t3 - t6 * t1 - t11 * t14;
                let t16 = t10 * (t14 - t13 * (t9 * t15));
                let t17 = t1 * (t4 * (t1 - t13 * (t5 * t15)) - t8 * t16)
                    + (t2 * t16 + t13 * (t3 * t15));
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
                    t1,
                    t2,
                    t3,
                    rt::lit::<T>(0.5) * t17,
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
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme {
                    k1,
                    m_r,
                    k2,
                    k3,
                    twice_m,
                    twice_r,
                    inv_h,
                    half_h,
                    k4,
                    k5,
                    k6,
                    minus_half_h,
                    r_h,
                } = *setting.scheme();
                let t1 = a + k1 * (r11 * r11 + r21 * r21);
                let t2 = k1 * (r11 * r12 + r21 * r22);
                let t3 = r11 * r13 + r21 * r23;
                let t4 = k1 * t3;
                let t5 = b + k1 * (r12 * r12 + r22 * r22);
                let t6 = k1 * (r12 * r13 + r22 * r23);
                let t7 = c + k1 * (r13 * r13 + r23 * r23);
                let t8 = rt::lit::<T>(1.0) / t1;
                let t9 = t2 * t8;
                let t10 = t4 * t8;
                let t11 = t5 - t2 * t9;
                let t12 = rt::lit::<T>(1.0) / t11;
                let t13 = t6 - t4 * t9;
                let t14 = t13 * t12;
                let t15 = t13 * t14;
                let t16 = t7 - t4 * t10 - t15;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = rho2 - rho1 * t9;
                let t19 = rho3 - rho1 * t10 - t14 * t18;
                let t20 = t17 * t19;
                let t21 = t11 * t16;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t13 * t22;
                let t24 = t12 * t18 - t22 * (t13 * t19);
                let t25 = rt::lit::<T>(1.0) / (t1 * t16);
                let t26 = t4 * t25;
                let t27 = rho1 * t8 - t25 * (t4 * t19) - t9 * t24;
                let t28 = rt::lit::<T>(0.5) * t9;
                let t29 = rt::lit::<T>(0.5) * t17;
                let t30 = t25 * (k3 * t3);
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
                    let t44 = r12 + half_h * r12_rate;
                    let t55 = rho1 + half_h * rho1_rate;
                    let t46 = r11 + half_h * r11_rate;
                    let t42 = r13 + half_h * r13_rate;
                    let t47 = r21 + half_h * r21_rate;
                    let t58 = r23 + half_h * r23_rate;
                    let t59 = t46 * t42 + t47 * t58;
                    let t60 = k1 * t59;
                    let t50 = a + k1 * (t46 * t46 + t47 * t47);
                    let t51 = rt::lit::<T>(1.0) / t50;
                    let t62 = t60 * t51;
                    let t45 = r22 + half_h * r22_rate;
                    let t48 = t46 * t44 + t47 * t45;
                    let t49 = k1 * t48;
                    let t52 = t49 * t51;
                    let t61 = k1 * (t44 * t42 + t45 * t58) - t60 * t52;
                    let t53 = b + k1 * (t44 * t44 + t45 * t45) - t49 * t52;
                    let t54 = rt::lit::<T>(1.0) / t53;
                    let t63 = t61 * t54;
                    let t56 = rho2 + half_h * rho2_rate - t55 * t52;
                    let t64 = rho3 + half_h * rho3_rate - t55 * t62 - t63 * t56;
                    let t66 = t61 * t63;
                    let t67 = c + k1 * (t42 * t42 + t58 * t58) - t60 * t62 - t66;
                    let t73 = rt::lit::<T>(1.0) / t67;
                    let t74 = t64 * t73;
                    let t75 = rho3_rate * kappa_gradient + t74;
                    let t76 = t44 * t75;
                    let t43 = rho2_rate * kappa_gradient;
                    let t65 = t61 * t64;
                    let t710 = t54 * (t56 - t73 * t65);
                    let t711 = t43 + t710;
                    let t78 = rho1_rate * kappa_gradient;
                    let t79 = t60 * t64;
                    let t712 = t51 * (t55 - t73 * t79);
                    let t713 = t52 * t710;
                    let t714 = t712 - t713;
                    let t715 = t78 + t714;
                    let t77 = t46 * t75;
                    let t84 = t45 * t75;
                    let t85 = t47 * t75;
                    let t87 = r32 + half_h * r32_rate;
                    let t90 = t87 * t75;
                    let t86 = r31 + half_h * r31_rate;
                    let t716 = t86 * t711;
                    let t717 = t716 - t87 * t715;
                    let t718 = r33 + half_h * t717;
                    let t91 = t86 * t75;
                    let t95 = r * t45;
                    let t94 = r * t47;
                    let t93 = r * t58;
                    let t96 = t74 * t93;
                    let t719 = m * (t94 * t714 + (t96 + t710 * t95));
                    let t101 = r * t44;
                    let t100 = r * t46;
                    let t99 = r * t42;
                    let t102 = t74 * t99;
                    let t720 = m * (t100 * t714 + (t102 + t710 * t101));
                    let t721 = b * t710 + rt::lit::<T>(2.0) * (t95 * t719 + t101 * t720);
                    let t92 = c * t74;
                    let t722 = t92 + rt::lit::<T>(2.0) * (t93 * t719 + t99 * t720);
                    let t723 = kappa_gradient * t717;
                    let t123 = t75 * t99;
                    let t724 = t100 * t715 + (t123 + t711 * t101);
                    let t725 = kappa_gradient * t724;
                    let t119 = r13_rate * kappa_gradient;
                    let t120 = r * t74;
                    let t726 = t119 - t120 * t720;
                    let t107 = t75 * t93;
                    let t727 = t94 * t715 + (t107 + t711 * t95);
                    let t728 = kappa_gradient * t727;
                    let t126 = r23_rate * kappa_gradient;
                    let t729 = t126 - t120 * t719;
                    let t115 = r22_rate * kappa_gradient;
                    let t730 = r * t710;
                    let t731 = t115 - t719 * t730;
                    let t111 = r12_rate * kappa_gradient;
                    let t732 = t111 - t720 * t730;
                    let t118 = r32_rate * kappa_gradient;
                    let t733 = t87 * t723 - t100 * t725 + (t44 * t726 - t94 * t728)
                        + (t45 * t729 - t58 * t731 - (t42 * t732 + t118 * t718));
                    let t734 = a * t714 + rt::lit::<T>(2.0) * (t94 * t719 + t100 * t720);
                    let t132 = r11_rate * kappa_gradient;
                    let t735 = r * t714;
                    let t736 = t132 - t720 * t735;
                    let t136 = r21_rate * kappa_gradient;
                    let t737 = t136 - t719 * t735;
                    let t131 = r31_rate * kappa_gradient;
                    let t738 = t42 * t736 - t86 * t723 - (t101 * t725 + t95 * t728)
                        + (t58 * t737 + t131 * t718 - (t47 * t729 + t46 * t726));
                    let t141 = t118 * t86;
                    let t140 = t131 * t87;
                    let t739 = t46 * t732 - t93 * t728 + (t47 * t731 - t44 * t736)
                        - t721 * t715;
                    let t144 = rho1 + h * rho1_rate;
                    let r11_new = r11 + h * r11_rate;
                    let r13_new = r13 + h * r13_rate;
                    let r21_new = r21 + h * r21_rate;
                    let r23_new = r23 + h * r23_rate;
                    let t145 = r11_new * r13_new + r21_new * r23_new;
                    let t146 = k1 * t145;
                    let t147 = t144 - t146 * t74;
                    let r12_new = r12 + h * r12_rate;
                    let r22_new = r22 + h * r22_rate;
                    let t148 = k1 * (r11_new * r12_new + r21_new * r22_new);
                    let t149 = a + k1 * (r11_new * r11_new + r21_new * r21_new);
                    let t740 = t147 - t148 * t710 - t149 * t714;
                    let t151 = rt::lit::<T>(1.0) / t149;
                    let t152 = rho3 + h * rho3_rate;
                    let t153 = c + k1 * (r13_new * r13_new + r23_new * r23_new);
                    let t154 = t152 - t153 * t74;
                    let t155 = k1 * (r12_new * r13_new + r22_new * r23_new);
                    let t741 = t154 - t155 * t710 - t146 * t714;
                    let t157 = t146 * t151;
                    let t158 = t148 * t151;
                    let t159 = t155 - t146 * t158;
                    let t160 = b + k1 * (r12_new * r12_new + r22_new * r22_new);
                    let t161 = t160 - t148 * t158;
                    let t162 = rt::lit::<T>(1.0) / t161;
                    let t163 = t159 * t162;
                    let t164 = rho2 + h * rho2_rate;
                    let t165 = t164 - t155 * t74;
                    let t742 = t165 - t160 * t710 - t148 * t714;
                    let t743 = t742 - t158 * t740;
                    let t744 = t741 - t157 * t740 - t163 * t743;
                    let t170 = t153 - t146 * t157 - t159 * t163;
                    let t178 = rt::lit::<T>(1.0) / t170;
                    let t745 = t162 * (t743 - t744 * (t159 * t178));
                    let t180 = rho3 - t7 * t74;
                    let t746 = t180 - t6 * t710 - t4 * t714;
                    let t182 = rho1 - t4 * t74;
                    let t747 = t182 - t2 * t710 - t1 * t714;
                    let t184 = rho2 - t6 * t74;
                    let t748 = t184 - t5 * t710 - t2 * t714;
                    let t749 = t748 - t9 * t747;
                    let t750 = t746 - t10 * t747 - t14 * t749;
                    let t751 = t12 * t749 - t23 * t750;
                    let t752 = t742 * t745
                        + (t744 * (t178 * t741) - t750 * (t17 * t746) - t748 * t751);
                    let t753 = t740
                        * (t151 * (t740 - t744 * (t146 * t178)) - t158 * t745)
                        + (t752 - t747 * (t8 * t747 - t26 * t750 - t9 * t751));
                    let t192 = rho2_rate * rho2_rate
                        + (r11_rate * r11_rate + r12_rate * r12_rate)
                        + (r13_rate * r13_rate + r21_rate * r21_rate
                            + (r22_rate * r22_rate + r23_rate * r23_rate));
                    let t193 = r31_rate * r31_rate + rho1_rate * rho1_rate
                        + (r32_rate * r32_rate + rho3_rate * rho3_rate) + t192;
                    let t754 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t753,
                        h * (t193 + t724 * t724 + (t717 * t717 + t727 * t727)),
                    );
                    solution1
                        .update([
                            t76 - t42 * t711,
                            t42 * t715 - t77,
                            t46 * t711 - t44 * t715,
                            t84 - t58 * t711,
                            t58 * t715 - t85,
                            t47 * t711 - t45 * t715,
                            t90 - t711 * t718,
                            t715 * t718 - t91,
                            t75 * t721 - t711 * t722 + t733,
                            t722 * t715 - t75 * t734 + t738,
                            t711 * t734 + (t141 - t140 - t99 * t725 - t45 * t737) + t739,
                            t754,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t31 = r12 * t20 - r13 * t24;
                            let t32 = r13 * t27 - r11 * t20;
                            let t33 = r11 * t24 - r12 * t27;
                            let t34 = r22 * t20 - r23 * t24;
                            let t35 = r23 * t27 - r21 * t20;
                            let t36 = r21 * t24 - r22 * t27;
                            let t37 = m_r * (r21 * t27 + (r23 * t20 + r22 * t24));
                            let t38 = m_r * (r11 * t27 + (r13 * t20 + r12 * t24));
                            let t39 = b * t24;
                            let t40 = c * t20;
                            let t41 = a * t27;
                            [
                                t31,
                                t32,
                                t33,
                                t34,
                                t35,
                                t36,
                                r32 * t20 - r33 * t24,
                                r33 * t27 - r31 * t20,
                                r * (t34 * t37 + t31 * t38) + (t20 * t39 - t40 * t24),
                                r * (t35 * t37 + t32 * t38) + (t40 * t27 - t20 * t41),
                                r * (t36 * t37 + t33 * t38) + (t24 * t41 - t27 * t39),
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
                            let t42 = r13 + half_h * r13_rate;
                            let t43 = rho2_rate * kappa_gradient;
                            let t44 = r12 + half_h * r12_rate;
                            let t45 = r22 + half_h * r22_rate;
                            let t46 = r11 + half_h * r11_rate;
                            let t47 = r21 + half_h * r21_rate;
                            let t48 = t46 * t44 + t47 * t45;
                            let t49 = k1 * t48;
                            let t50 = a + k1 * (t46 * t46 + t47 * t47);
                            let t51 = rt::lit::<T>(1.0) / t50;
                            let t52 = t49 * t51;
                            let t53 = b + k1 * (t44 * t44 + t45 * t45) - t49 * t52;
                            let t54 = rt::lit::<T>(1.0) / t53;
                            let t55 = rho1 + half_h * rho1_rate;
                            let t56 = rho2 + half_h * rho2_rate - t55 * t52;
                            let t57 = t54 * t56;
                            let t58 = r23 + half_h * r23_rate;
                            let t59 = t46 * t42 + t47 * t58;
                            let t60 = k1 * t59;
                            let t61 = k1 * (t44 * t42 + t45 * t58) - t60 * t52;
                            let t62 = t60 * t51;
                            let t63 = t61 * t54;
                            let t64 = rho3 + half_h * rho3_rate - t55 * t62 - t63 * t56;
                            let t65 = t61 * t64;
                            let t66 = t61 * t63;
                            let t67 = c + k1 * (t42 * t42 + t58 * t58) - t60 * t62 - t66;
                            let t68 = t53 * t67;
                            let t69 = rt::lit::<T>(1.0) / t68;
                            let t70 = t65 * t69;
                            let t71 = t57 - t70;
                            let t72 = t43 + t71;
                            let t73 = rt::lit::<T>(1.0) / t67;
                            let t74 = t64 * t73;
                            let t75 = rho3_rate * kappa_gradient + t74;
                            let t76 = t44 * t75;
                            let t77 = t46 * t75;
                            let t78 = rho1_rate * kappa_gradient;
                            let t79 = t60 * t64;
                            let t80 = t50 * t67;
                            let t81 = rt::lit::<T>(1.0) / t80;
                            let t82 = t55 * t51 - t79 * t81 - t52 * t71;
                            let t83 = t78 + t82;
                            let t84 = t45 * t75;
                            let t85 = t47 * t75;
                            let t86 = r31 + half_h * r31_rate;
                            let t87 = r32 + half_h * r32_rate;
                            let t88 = t86 * t72 - t87 * t83;
                            let t89 = r33 + half_h * t88;
                            let t90 = t87 * t75;
                            let t91 = t86 * t75;
                            let t92 = c * t74;
                            let t93 = r * t58;
                            let t94 = r * t47;
                            let t95 = r * t45;
                            let t96 = t74 * t93;
                            let t97 = t94 * t82 + (t95 * t71 + t96);
                            let t98 = m * t97;
                            let t99 = r * t42;
                            let t100 = r * t46;
                            let t101 = r * t44;
                            let t102 = t74 * t99;
                            let t103 = t100 * t82 + (t101 * t71 + t102);
                            let t104 = m * t103;
                            let t105 = t92
                                + rt::lit::<T>(2.0) * (t93 * t98 + t99 * t104);
                            let t106 = b * t71
                                + rt::lit::<T>(2.0) * (t95 * t98 + t101 * t104);
                            let t107 = t75 * t93;
                            let t108 = t94 * t83 + (t95 * t72 + t107);
                            let t109 = kappa_gradient * t108;
                            let t110 = kappa_gradient * t88;
                            let t111 = r12_rate * kappa_gradient;
                            let t112 = r * t71;
                            let t113 = t112 * t104;
                            let t114 = t111 - t113;
                            let t115 = r22_rate * kappa_gradient;
                            let t116 = t112 * t98;
                            let t117 = t115 - t116;
                            let t118 = r32_rate * kappa_gradient;
                            let t119 = r13_rate * kappa_gradient;
                            let t120 = r * t74;
                            let t121 = t120 * t104;
                            let t122 = t119 - t121;
                            let t123 = t75 * t99;
                            let t124 = t100 * t83 + (t101 * t72 + t123);
                            let t125 = kappa_gradient * t124;
                            let t126 = r23_rate * kappa_gradient;
                            let t127 = t120 * t98;
                            let t128 = t126 - t127;
                            let t129 = t94 * t109 - t87 * t110
                                + (t42 * t114 + t58 * t117)
                                + (t118 * t89 - t44 * t122
                                    + (rho1_rate + t100 * t125 - t45 * t128));
                            let t130 = a * t82
                                + rt::lit::<T>(2.0) * (t94 * t98 + t100 * t104);
                            let t131 = r31_rate * kappa_gradient;
                            let t132 = r11_rate * kappa_gradient;
                            let t133 = r * t82;
                            let t134 = t133 * t104;
                            let t135 = t132 - t134;
                            let t136 = r21_rate * kappa_gradient;
                            let t137 = t133 * t98;
                            let t138 = t136 - t137;
                            let t139 = t95 * t109 + t86 * t110
                                + (t46 * t122 + t47 * t128)
                                + (rho2_rate + t101 * t125 - t131 * t89
                                    - (t42 * t135 + t58 * t138));
                            let t140 = t131 * t87;
                            let t141 = t118 * t86;
                            let t142 = t44 * t135 + t93 * t109
                                + (t45 * t138 - t46 * t114) - t72 * t130;
                            let t143 = t83 * t106
                                + (t99 * t125 + (rho3_rate + t140 - t141) - t47 * t117)
                                + t142;
                            let t144 = rho1 + h * rho1_rate;
                            let r11_new = r11 + h * r11_rate;
                            let r13_new = r13 + h * r13_rate;
                            let r21_new = r21 + h * r21_rate;
                            let r23_new = r23 + h * r23_rate;
                            let t145 = r11_new * r13_new + r21_new * r23_new;
                            let t146 = k1 * t145;
                            let t147 = t144 - t146 * t74;
                            let r12_new = r12 + h * r12_rate;
                            let r22_new = r22 + h * r22_rate;
                            let t148 = k1 * (r11_new * r12_new + r21_new * r22_new);
                            let t149 = a + k1 * (r11_new * r11_new + r21_new * r21_new);
                            let t150 = t147 - t148 * t71 - t149 * t82;
                            let t151 = rt::lit::<T>(1.0) / t149;
                            let t152 = rho3 + h * rho3_rate;
                            let t153 = c + k1 * (r13_new * r13_new + r23_new * r23_new);
                            let t154 = t152 - t153 * t74;
                            let t155 = k1 * (r12_new * r13_new + r22_new * r23_new);
                            let t156 = t154 - t155 * t71 - t146 * t82;
                            let t157 = t146 * t151;
                            let t158 = t148 * t151;
                            let t159 = t155 - t146 * t158;
                            let t160 = b + k1 * (r12_new * r12_new + r22_new * r22_new);
                            let t161 = t160 - t148 * t158;
                            let t162 = rt::lit::<T>(1.0) / t161;
                            let t163 = t159 * t162;
                            let t164 = rho2 + h * rho2_rate;
                            let t165 = t164 - t155 * t74;
                            let t166 = t165 - t160 * t71 - t148 * t82;
                            let t167 = t166 - t158 * t150;
                            let t168 = t156 - t157 * t150 - t163 * t167;
                            let t169 = t146 * t168;
                            let t170 = t153 - t146 * t157 - t159 * t163;
                            let t171 = t149 * t170;
                            let t172 = rt::lit::<T>(1.0) / t171;
                            let t173 = t159 * t168;
                            let t174 = t161 * t170;
                            let t175 = rt::lit::<T>(1.0) / t174;
                            let t176 = t162 * t167 - t173 * t175;
                            let t177 = t151 * t150 - t169 * t172 - t158 * t176;
                            let t178 = rt::lit::<T>(1.0) / t170;
                            let t179 = t168 * t178;
                            let t180 = rho3 - t7 * t74;
                            let t181 = t180 - t6 * t71 - t4 * t82;
                            let t182 = rho1 - t4 * t74;
                            let t183 = t182 - t2 * t71 - t1 * t82;
                            let t184 = rho2 - t6 * t74;
                            let t185 = t184 - t5 * t71 - t2 * t82;
                            let t186 = t185 - t9 * t183;
                            let t187 = t181 - t10 * t183 - t14 * t186;
                            let t188 = t17 * t187;
                            let t189 = t12 * t186 - t23 * t187;
                            let t190 = t8 * t183 - t26 * t187 - t9 * t189;
                            let t191 = t166 * t176
                                + (t156 * t179 - t181 * t188 - t185 * t189) - t183 * t190;
                            let t192 = rho2_rate * rho2_rate
                                + (r11_rate * r11_rate + r12_rate * r12_rate)
                                + (r13_rate * r13_rate + r21_rate * r21_rate
                                    + (r22_rate * r22_rate + r23_rate * r23_rate));
                            let t193 = r31_rate * r31_rate + rho1_rate * rho1_rate
                                + (r32_rate * r32_rate + rho3_rate * rho3_rate) + t192;
                            let t194 = h
                                * (t124 * t124 + t193 + (t88 * t88 + t108 * t108));
                            let t195 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t150 * t177 + t191),
                                t194,
                            );
                            let t196 = k5 * t44;
                            let t197 = k4 * t46;
                            let t198 = t52 * t197;
                            let t199 = t51 * (t196 - t198);
                            let t200 = t52 * t196 + t49 * t199;
                            let t201 = t55 * t199;
                            let t202 = k5 * t42;
                            let t203 = t52 * t202 + t60 * t199;
                            let t204 = t54 * (t63 * t200 - t203);
                            let t205 = t62 * t197;
                            let t206 = t51 * (t202 - t205);
                            let t207 = t61 * t204
                                + (t62 * t202 + t60 * t206 - t63 * t203);
                            let t208 = t56 * t204 + (t55 * t206 - t63 * t201);
                            let t209 = t69
                                * (t70 * (t67 * t200 + t53 * t207)
                                    - (t64 * t203 + t61 * t208));
                            let t210 = t54 * (t57 * t200 - t201) - t209;
                            let t211 = t73 * (t74 * t207 - t208);
                            let t212 = t51 * t197;
                            let t213 = rt::lit::<T>(0.5) * (t55 * t212);
                            let t214 = k3 * t48;
                            let t215 = rt::lit::<T>(0.5) * t198;
                            let t216 = k4 * t44 - t212 * t214 - t215;
                            let t217 = k3 * t59;
                            let t218 = t212 * t217;
                            let t219 = t202 - t218;
                            let t220 = t54 * (t219 - t63 * t216);
                            let t221 = t63 * t213 - t56 * t220;
                            let t222 = t63 * t219 + t61 * t220;
                            let t223 = t69
                                * (t64 * t219 + t61 * t221
                                    - t70 * (t67 * t216 - t53 * t222));
                            let t224 = t54 * (t213 + t57 * t216) + t223;
                            let t225 = half_h * t75;
                            let t226 = t73 * (t221 + t74 * t222);
                            let t227 = half_h * t72;
                            let t228 = t196 - t215;
                            let t229 = t54 * t228;
                            let t230 = t213 + t56 * t229;
                            let t231 = k4 * t42 - t218 - rt::lit::<T>(0.5) * t205
                                - t63 * t228 - t61 * t229;
                            let t232 = t73 * (t230 + t74 * t231);
                            let t233 = t53 * t70;
                            let t234 = t69 * (t64 * t228 - t61 * t230 - t231 * t233);
                            let t235 = k5 * t45;
                            let t236 = k4 * t47;
                            let t237 = t52 * t236;
                            let t238 = t51 * (t235 - t237);
                            let t239 = t52 * t235 + t49 * t238;
                            let t240 = t55 * t238;
                            let t241 = k5 * t58;
                            let t242 = t52 * t241 + t60 * t238;
                            let t243 = t54 * (t63 * t239 - t242);
                            let t244 = t62 * t236;
                            let t245 = t51 * (t241 - t244);
                            let t246 = t61 * t243
                                + (t62 * t241 + t60 * t245 - t63 * t242);
                            let t247 = t56 * t243 + (t55 * t245 - t63 * t240);
                            let t248 = t69
                                * (t70 * (t67 * t239 + t53 * t246)
                                    - (t64 * t242 + t61 * t247));
                            let t249 = t54 * (t57 * t239 - t240) - t248;
                            let t250 = t73 * (t74 * t246 - t247);
                            let t251 = t51 * t236;
                            let t252 = rt::lit::<T>(0.5) * (t55 * t251);
                            let t253 = rt::lit::<T>(0.5) * t237;
                            let t254 = k4 * t45 - t214 * t251 - t253;
                            let t255 = t217 * t251;
                            let t256 = t241 - t255;
                            let t257 = t54 * (t256 - t63 * t254);
                            let t258 = t63 * t252 - t56 * t257;
                            let t259 = t63 * t256 + t61 * t257;
                            let t260 = t69
                                * (t64 * t256 + t61 * t258
                                    - t70 * (t67 * t254 - t53 * t259));
                            let t261 = t54 * (t252 + t57 * t254) + t260;
                            let t262 = t73 * (t258 + t74 * t259);
                            let t263 = t235 - t253;
                            let t264 = t54 * t263;
                            let t265 = t252 + t56 * t264;
                            let t266 = k4 * t58 - t255 - rt::lit::<T>(0.5) * t244
                                - t63 * t263 - t61 * t264;
                            let t267 = t73 * (t265 + t74 * t266);
                            let t268 = t69 * (t64 * t263 - t61 * t265 - t233 * t266);
                            let t269 = half_h * (t52 * t63 - t62);
                            let t270 = t54 * (half_h * t52) + t69 * (t61 * t269);
                            let t271 = t73 * t269;
                            let t272 = t73 * (h * t63);
                            let t273 = kappa_gradient + half_h * (t54 + t66 * t69);
                            let t274 = t69 * (h * t61);
                            let t275 = kappa_gradient + half_h * t73;
                            let t276 = rt::lit::<T>(1.0) / (t50 * t50);
                            let t277 = t42 * t52;
                            let t278 = t69 * t277;
                            let t279 = t61 * t278;
                            let t280 = t42 * t81;
                            let t281 = t60 * t280 + t46 * t73;
                            let t282 = t279 - t281;
                            let t283 = rt::lit::<T>(1.0) / (t80 * t80);
                            let t284 = t283 * (t42 * t79);
                            let t285 = rt::lit::<T>(1.0) / (t67 * t67);
                            let t286 = t50 * t284 + t285 * (t46 * t64);
                            let t287 = rt::lit::<T>(1.0) / (t68 * t68);
                            let t288 = t287 * (t65 * t277);
                            let t289 = t53 * t288;
                            let t290 = t286 - t289;
                            let t291 = t55 * t282 + t60 * t290;
                            let t292 = rt::lit::<T>(1.0) / (t53 * t53);
                            let t293 = t56 * t282 + t61 * t290;
                            let t294 = t292 * (t56 * t277 + t61 * t293);
                            let t295 = t67 * t288;
                            let t296 = t294 - t295;
                            let t297 = t64 * t278;
                            let t298 = t63 * t290 + t54 * t293;
                            let t299 = t297 - t298;
                            let t300 = t54 * t277 + t63 * t282;
                            let t301 = t49 * t296
                                + (t60 * t299 + (t42 * t71 - t55 * t300));
                            let t302 = t276 * (t42 * t55 - t60 * t291 - t49 * t301)
                                - t67 * t284;
                            let t303 = k2 * t46;
                            let t304 = k1 * (t52 * t296 + t51 * t301);
                            let t305 = k1
                                * (t52 * t299 + (t51 * t291 + (t64 * t280 + t62 * t290)));
                            let t306 = t295 - t294;
                            let t307 = k2 * t44;
                            let t308 = k1 * (t298 - t297);
                            let t309 = t289 - t286;
                            let t310 = k2 * t42;
                            let t311 = k2 * t47;
                            let t312 = k2 * t45;
                            let t313 = k2 * t58;
                            let t314 = kappa_gradient * t42;
                            let t315 = kappa_gradient * t46;
                            let t316 = t283 * (t44 * t79);
                            let t317 = t46 + t44 * t52;
                            let t318 = t287 * (t65 * t317);
                            let t319 = t44 * t81;
                            let t320 = t60 * t319;
                            let t321 = t69 * t317;
                            let t322 = t61 * t321;
                            let t323 = t320 - t322;
                            let t324 = t53 * t318;
                            let t325 = t50 * t316;
                            let t326 = t324 - t325;
                            let t327 = t56 * t323 + t61 * t326;
                            let t328 = t61 * t292;
                            let t329 = t67 * t318 + t327 * t328;
                            let t330 = t292 * (t56 * t317);
                            let t331 = t329 - t330;
                            let t332 = t54 * t317;
                            let t333 = t63 * t323;
                            let t334 = t332 - t333;
                            let t335 = t54 * t327 + (t63 * t326 + t64 * t321);
                            let t336 = t49 * t331
                                + (t55 * t334 - t44 * t71 - t60 * t335);
                            let t337 = t55 * t323 + t60 * t326;
                            let t338 = t67 * t316
                                - t276 * (t49 * t336 + (t60 * t337 + t44 * t55));
                            let t339 = k1 * (t52 * t331 + t51 * t336);
                            let t340 = k1
                                * (t51 * t337 + (t62 * t326 - t64 * t319) - t52 * t335);
                            let t341 = t330 - t329;
                            let t342 = k1 * t335;
                            let t343 = t325 - t324;
                            let t344 = kappa_gradient * t44;
                            let t345 = t58 * t52;
                            let t346 = t69 * t345;
                            let t347 = t61 * t346;
                            let t348 = t58 * t81;
                            let t349 = t60 * t348 + t47 * t73;
                            let t350 = t347 - t349;
                            let t351 = t283 * (t58 * t79);
                            let t352 = t50 * t351 + t285 * (t47 * t64);
                            let t353 = t287 * (t65 * t345);
                            let t354 = t53 * t353;
                            let t355 = t352 - t354;
                            let t356 = t55 * t350 + t60 * t355;
                            let t357 = t56 * t350 + t61 * t355;
                            let t358 = t292 * (t56 * t345 + t61 * t357);
                            let t359 = t67 * t353;
                            let t360 = t358 - t359;
                            let t361 = t64 * t346;
                            let t362 = t63 * t355 + t54 * t357;
                            let t363 = t361 - t362;
                            let t364 = t54 * t345 + t63 * t350;
                            let t365 = t49 * t360
                                + (t60 * t363 + (t58 * t71 - t55 * t364));
                            let t366 = t276 * (t58 * t55 - t60 * t356 - t49 * t365)
                                - t67 * t351;
                            let t367 = k1 * (t52 * t360 + t51 * t365);
                            let t368 = k1
                                * (t52 * t363 + (t51 * t356 + (t64 * t348 + t62 * t355)));
                            let t369 = t359 - t358;
                            let t370 = k1 * (t362 - t361);
                            let t371 = t354 - t352;
                            let t372 = kappa_gradient * t58;
                            let t373 = kappa_gradient * t47;
                            let t374 = t283 * (t45 * t79);
                            let t375 = t47 + t45 * t52;
                            let t376 = t287 * (t65 * t375);
                            let t377 = t45 * t81;
                            let t378 = t60 * t377;
                            let t379 = t69 * t375;
                            let t380 = t61 * t379;
                            let t381 = t378 - t380;
                            let t382 = t53 * t376;
                            let t383 = t50 * t374;
                            let t384 = t382 - t383;
                            let t385 = t56 * t381 + t61 * t384;
                            let t386 = t67 * t376 + t328 * t385;
                            let t387 = t292 * (t56 * t375);
                            let t388 = t386 - t387;
                            let t389 = t54 * t375;
                            let t390 = t63 * t381;
                            let t391 = t389 - t390;
                            let t392 = t54 * t385 + (t63 * t384 + t64 * t379);
                            let t393 = t49 * t388
                                + (t55 * t391 - t45 * t71 - t60 * t392);
                            let t394 = t55 * t381 + t60 * t384;
                            let t395 = t67 * t374
                                - t276 * (t49 * t393 + (t60 * t394 + t45 * t55));
                            let t396 = k1 * (t52 * t388 + t51 * t393);
                            let t397 = k1
                                * (t51 * t394 + (t62 * t384 - t64 * t377) - t52 * t392);
                            let t398 = t387 - t386;
                            let t399 = k1 * t392;
                            let t400 = t383 - t382;
                            let t401 = kappa_gradient * t45;
                            let t402 = h * t72;
                            let t403 = t87 * t402;
                            let t404 = t89 + t72 * (half_h * t86);
                            let t405 = t404 + t403 * (rt::lit::<T>(0.5) * t52);
                            let t406 = t69 * t405;
                            let t407 = t87 * t73 + t61 * t406;
                            let t408 = t81 * t403;
                            let t409 = t217 * t408;
                            let t410 = t407 - t409;
                            let t411 = t79 * t283;
                            let t412 = t403 * t411;
                            let t413 = t412 * (rt::lit::<T>(0.5) * t50);
                            let t414 = t65 * t287;
                            let t415 = t405 * t414;
                            let t416 = t285 * (t87 * t64) + t53 * t415;
                            let t417 = t413 - t416;
                            let t418 = t55 * t410 + t60 * t417;
                            let t419 = t56 * t410 + t61 * t417;
                            let t420 = t292 * (t56 * t405 + t61 * t419);
                            let t421 = t67 * t415;
                            let t422 = t420 - t421;
                            let t423 = t64 * t406;
                            let t424 = t63 * t417 + t54 * t419;
                            let t425 = t423 - t424;
                            let t426 = t54 * t405 + t63 * t410;
                            let t427 = t49 * t422
                                + (t60 * t425
                                    + (t403 * (rt::lit::<T>(0.5) * t71) - t55 * t426));
                            let t428 = t276
                                * (t403 * (rt::lit::<T>(0.5) * t55) - t60 * t418
                                    - t49 * t427) - t412 * (rt::lit::<T>(0.5) * t67);
                            let t429 = k1 * (t52 * t422 + t51 * t427);
                            let t430 = k1
                                * (t52 * t425
                                    + (t51 * t418
                                        + (t408 * (rt::lit::<T>(0.5) * t64) + t62 * t417)));
                            let t431 = t421 - t420;
                            let t432 = k1 * (t424 - t423);
                            let t433 = t416 - t413;
                            let t434 = t83 * t227;
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t435 = half_h
                                * (t62 * t410 - t403 * (rt::lit::<T>(0.5) * t51)
                                    - t52 * t426) - t403 * half_kappa_gradient;
                            let t436 = kappa_gradient * t87;
                            let t437 = h * t83;
                            let t438 = t86 * t437;
                            let t439 = rt::lit::<T>(0.5) * t438;
                            let t440 = t83 * (half_h * t87);
                            let t441 = t89 - t440;
                            let t442 = t52 * t441;
                            let t443 = t439 - t442;
                            let t444 = t414 * t443;
                            let t445 = t411 * t441;
                            let t446 = t53 * t444 + (t50 * t445 + t285 * (t86 * t64));
                            let t447 = t69 * t443;
                            let t448 = t81 * t441;
                            let t449 = t61 * t447 + (t60 * t448 + t86 * t73);
                            let t450 = t60 * t446 - t55 * t449;
                            let t451 = t61 * t446 - t56 * t449;
                            let t452 = t54 * t451 + (t63 * t446 + t64 * t447);
                            let t453 = k1
                                * (t51 * t450 + (t62 * t446 + t64 * t448) - t52 * t452);
                            let t454 = t442 - t439;
                            let t455 = t67 * t444 + t292 * (t61 * t451 + t56 * t454);
                            let t456 = t63 * t449;
                            let t457 = t54 * t454;
                            let t458 = t456 - t457;
                            let t459 = t49 * t455
                                + (t55 * t458 + t71 * t441 - t60 * t452);
                            let t460 = k1 * (t52 * t455 + t51 * t459);
                            let t461 = t440 - t89;
                            let t462 = t67 * t445
                                + t276 * (t49 * t459 + (t55 * t461 + t60 * t450));
                            let t463 = k1 * t452;
                            let t464 = kappa_gradient * t86;
                            let t465 = m
                                * (rt::lit::<T>(2.0) * (t93 * t72 - t75 * t95)
                                    + (t45 * t120 - t58 * t112));
                            let t466 = half_h * t118;
                            let t467 = t436 - t466;
                            let t468 = kappa_gradient * t94;
                            let t469 = kappa_gradient * t100;
                            let t470 = t87 * t467 + (t94 * t468 + t100 * t469);
                            let t471 = m
                                * (rt::lit::<T>(2.0) * (t99 * t72 - t75 * t101)
                                    + (t44 * t120 - t42 * t112));
                            let t472 = t94 * t465 + (t470 + t100 * t471);
                            let t473 = t411 * t472;
                            let t474 = r * (t58 * t98 + t42 * t104);
                            let t475 = t52 * t472 + (t474 + b * t75);
                            let t476 = t466 - t436;
                            let t477 = t105 + (t86 * t476 + (t101 * t469 + t95 * t468));
                            let t478 = t477 + (t95 * t465 + t101 * t471);
                            let t479 = t475 - t478;
                            let t480 = t414 * t479;
                            let t481 = t81 * t472;
                            let t482 = t60 * t481;
                            let t483 = t69 * t479;
                            let t484 = t99 * t469 + t93 * t468 - t106;
                            let t485 = r * (t45 * t98 + t44 * t104);
                            let t486 = t484
                                + (c * t72 + t99 * t471 + (t485 + t93 * t465));
                            let t487 = t61 * t483 + t73 * t486;
                            let t488 = t482 - t487;
                            let t489 = t64 * t285;
                            let t490 = t53 * t480 + t486 * t489;
                            let t491 = t50 * t473;
                            let t492 = t490 - t491;
                            let t493 = t56 * t488 + t61 * t492;
                            let t494 = t478 - t475;
                            let t495 = t67 * t480 + t292 * (t61 * t493 + t56 * t494);
                            let t496 = t54 * t493 + (t63 * t492 + t64 * t483);
                            let t497 = t54 * t494 + t63 * t488;
                            let t498 = t49 * t495
                                - (t60 * t496 + (t55 * t497 + t71 * t472));
                            let t499 = t55 * t488 + t60 * t492;
                            let t500 = t67 * t473
                                - t276 * (t49 * t498 + (t60 * t499 + t55 * t472));
                            let t501 = k1 * (t52 * t495 + t51 * t498);
                            let t502 = k1
                                * (t51 * t499 + (t62 * t492 - t64 * t481) - t52 * t496);
                            let t503 = t44 * t501
                                + (t42 * t502 + r * (t82 * t471 + (t125 + t469 * t83)));
                            let t504 = k1 * t496;
                            let t505 = twice_m * t75;
                            let t506 = t103 * t505;
                            let t507 = t42 * t504
                                + (r * (t71 * t471 + (t469 * t72 - t506)) + (t121 - t119));
                            let t508 = t491 - t490;
                            let t509 = twice_m * t72;
                            let t510 = t103 * t509;
                            let t511 = t44 * t504
                                + (t310 * t508
                                    + (t114 + r * (t74 * t471 + (t510 + t75 * t469))));
                            let t512 = t45 * t501
                                + (t58 * t502 + r * (t82 * t465 + (t109 + t468 * t83)));
                            let t513 = t97 * t505;
                            let t514 = t58 * t504
                                + (r * (t71 * t465 + (t468 * t72 - t513)) + (t127 - t126));
                            let t515 = t97 * t509;
                            let t516 = t45 * t504
                                + (t313 * t508
                                    + (t117 + r * (t74 * t465 + (t515 + t75 * t468))));
                            let t517 = kappa_gradient * t89;
                            let t518 = half_h * (t51 * t472 + t62 * t488 - t52 * t497)
                                + (kappa_gradient * t470 + rt::lit::<T>(1.0));
                            let t519 = rho1_rate * t470
                                + (r12_rate * t42 + r22_rate * t58
                                    - (r13_rate * t44 + r23_rate * t45));
                            let t520 = rho3_rate * t484
                                + (r32_rate * t89
                                    + (t100 * t124 + t519 + (t94 * t108 - t87 * t88)));
                            let t521 = m
                                * (rt::lit::<T>(2.0) * (t75 * t100 - t99 * t83)
                                    + (t42 * t133 - t46 * t120));
                            let t522 = m
                                * (rt::lit::<T>(2.0) * (t75 * t94 - t93 * t83)
                                    + (t58 * t133 - t47 * t120));
                            let t523 = half_h * t131;
                            let t524 = t523 - t464;
                            let t525 = kappa_gradient * t95;
                            let t526 = kappa_gradient * t101;
                            let t527 = t87 * t524 + (t94 * t525 + t100 * t526) - t105;
                            let t528 = t100 * t521 + t94 * t522
                                + (t527 + (t474 + a * t75));
                            let t529 = t411 * t528;
                            let t530 = t52 * t528;
                            let t531 = t464 - t523;
                            let t532 = t86 * t531 + (t95 * t525 + t101 * t526);
                            let t533 = t95 * t522 + (t532 + t101 * t521);
                            let t534 = t530 - t533;
                            let t535 = t414 * t534;
                            let t536 = t81 * t528;
                            let t537 = t60 * t536;
                            let t538 = t69 * t534;
                            let t539 = t130 + (t99 * t526 + t93 * t525);
                            let t540 = r * (t47 * t98 + t46 * t104);
                            let t541 = t93 * t522 + t99 * t521
                                + (t539 - (t540 + c * t83));
                            let t542 = t61 * t538 + t73 * t541;
                            let t543 = t537 - t542;
                            let t544 = t53 * t535 + t489 * t541;
                            let t545 = t50 * t529;
                            let t546 = t544 - t545;
                            let t547 = t56 * t543 + t61 * t546;
                            let t548 = t533 - t530;
                            let t549 = t67 * t535 + t292 * (t61 * t547 + t56 * t548);
                            let t550 = t54 * t547 + (t63 * t546 + t64 * t538);
                            let t551 = t54 * t548 + t63 * t543;
                            let t552 = t49 * t549
                                - (t60 * t550 + (t55 * t551 + t71 * t528));
                            let t553 = t55 * t543 + t60 * t546;
                            let t554 = t67 * t529
                                - t276 * (t49 * t552 + (t60 * t553 + t55 * t528));
                            let t555 = k1 * (t52 * t549 + t51 * t552);
                            let t556 = k1
                                * (t51 * t553 + (t62 * t546 - t64 * t536) - t52 * t550);
                            let t557 = t44 * t555
                                + (t42 * t556
                                    + (t122 + r * (t82 * t521 + (t506 + t526 * t83))));
                            let t558 = k1 * t550;
                            let t559 = r * (t71 * t521 + (t125 + t526 * t72))
                                + t42 * t558 - t307 * t549;
                            let t560 = t545 - t544;
                            let t561 = twice_m * t83;
                            let t562 = t103 * t561;
                            let t563 = t310 * t560
                                + (r * (t74 * t521 + (t75 * t526 - t562)) + (t134 - t132));
                            let t564 = t45 * t555
                                + (t58 * t556
                                    + (t128 + r * (t82 * t522 + (t513 + t525 * t83))));
                            let t565 = r * (t71 * t522 + (t109 + t525 * t72))
                                + t58 * t558 - t312 * t549;
                            let t566 = t97 * t561;
                            let t567 = t313 * t560
                                + (r * (t74 * t522 + (t75 * t525 - t566)) + (t137 - t136));
                            let t568 = rho2_rate * t532
                                + (r13_rate * t46 + r23_rate * t47
                                    - (r11_rate * t42 + r21_rate * t58));
                            let t569 = rho3_rate * t539
                                + (t101 * t124 + t568 + (t95 * t108 + t86 * t88)
                                    - r31_rate * t89);
                            let t570 = t485 + a * t72;
                            let t571 = kappa_gradient * t99;
                            let t572 = kappa_gradient * t93;
                            let t573 = t106 + (t100 * t571 + t94 * t572);
                            let t574 = m
                                * (rt::lit::<T>(2.0) * (t95 * t83 - t94 * t72)
                                    + (t47 * t112 - t45 * t133));
                            let t575 = m
                                * (rt::lit::<T>(2.0) * (t101 * t83 - t100 * t72)
                                    + (t46 * t112 - t44 * t133));
                            let t576 = t573 + (t94 * t574 + t100 * t575);
                            let t577 = t570 - t576;
                            let t578 = t101 * t571 + t95 * t572 - t130;
                            let t579 = t52 * t577
                                + (t101 * t575 + t95 * t574 + (t578 + (t540 + b * t83)));
                            let t580 = t69 * t579;
                            let t581 = t61 * t580;
                            let t582 = t81 * t577;
                            let t583 = t99 * t571 + t93 * t572;
                            let t584 = t93 * t574 + (t583 + t99 * t575);
                            let t585 = t60 * t582 + t73 * t584;
                            let t586 = t581 - t585;
                            let t587 = t411 * t577;
                            let t588 = t50 * t587 + t489 * t584;
                            let t589 = t414 * t579;
                            let t590 = t53 * t589;
                            let t591 = t588 - t590;
                            let t592 = t56 * t586 + t61 * t591;
                            let t593 = t292 * (t56 * t579 + t61 * t592);
                            let t594 = t67 * t589;
                            let t595 = t593 - t594;
                            let t596 = t64 * t580;
                            let t597 = t63 * t591 + t54 * t592;
                            let t598 = t596 - t597;
                            let t599 = t54 * t579 + t63 * t586;
                            let t600 = t49 * t595
                                + (t60 * t598 + (t71 * t577 - t55 * t599));
                            let t601 = k1 * (t52 * t595 + t51 * t600);
                            let t602 = t55 * t586 + t60 * t591;
                            let t603 = k1
                                * (t52 * t598 + (t51 * t602 + (t64 * t582 + t62 * t591)));
                            let t604 = t42 * t603
                                + (r * (t82 * t575 + (t571 * t83 - t510)) + (t113 - t111));
                            let t605 = t576 - t570;
                            let t606 = t67 * t587
                                + t276 * (t49 * t600 + (t55 * t605 + t60 * t602));
                            let t607 = t594 - t593;
                            let t608 = k1 * (t597 - t596);
                            let t609 = t307 * t607
                                + (t42 * t608
                                    + (t135 + r * (t71 * t575 + (t562 + t571 * t72))));
                            let t610 = t590 - t588;
                            let t611 = t44 * t608
                                + (t310 * t610 + r * (t74 * t575 + (t125 + t75 * t571)));
                            let t612 = t58 * t603
                                + (r * (t82 * t574 + (t572 * t83 - t515)) + (t116 - t115));
                            let t613 = t312 * t607
                                + (t58 * t608
                                    + (t138 + r * (t71 * t574 + (t566 + t572 * t72))));
                            let t614 = t45 * t608
                                + (t313 * t610 + r * (t74 * t574 + (t109 + t75 * t572)));
                            let t615 = r11_rate * t44 + r21_rate * t45
                                + (r31_rate * t87 - r22_rate * t47)
                                - (r32_rate * t86 + r12_rate * t46);
                            let t616 = rho1_rate * t573
                                + (rho2_rate * t578
                                    + (t93 * t108 + (t99 * t124 + (rho3_rate * t583 + t615))));
                            let t617 = rt::div_or_zero(rt::lit::<T>(-1.0), t194);
                            let t618 = t195 * (h * t617);
                            let t619 = t124 * t618;
                            let t620 = t108 * t618;
                            let t621 = t88 * t618;
                            let t622 = rt::lit::<T>(2.0)
                                * (t101 * t619 + (t95 * t620 + t86 * t621));
                            let t623 = t150 * t617;
                            let t624 = t623 * (rt::lit::<T>(0.5) * t158);
                            let t625 = t617 * (rt::lit::<T>(0.5) * t166);
                            let t626 = t624 - t625;
                            let t627 = t175 * t626;
                            let t628 = t156 * t617;
                            let t629 = t159 * t627 + t628 * (rt::lit::<T>(0.5) * t178);
                            let t630 = t172 * t623;
                            let t631 = t630 * (k3 * t145);
                            let t632 = t629 + (t617 * (rt::lit::<T>(0.5) * t179) - t631);
                            let t633 = t625 - t624;
                            let t634 = t631 - t629;
                            let t635 = t162 * t633 + t163 * t634;
                            let t636 = rt::lit::<T>(0.5) * t176;
                            let t637 = t635 + t617 * t636;
                            let t638 = t622 + (t155 * t632 + t160 * t637);
                            let t639 = t146 * t632 + t148 * t637;
                            let t640 = rt::lit::<T>(2.0)
                                * (t87 * t621 - t100 * t619 - t94 * t620);
                            let t641 = t158 * t635;
                            let t642 = t157 * t634
                                + rt::lit::<T>(0.5) * (t151 * t623 + t177 * t617);
                            let t643 = t641 - t642;
                            let t644 = t183 * t617;
                            let t645 = t28 * t644;
                            let t646 = t617 * (rt::lit::<T>(0.5) * t185);
                            let t647 = t617 * (t181 * t29);
                            let t648 = t644 * t30 + t23 * (t646 - t645);
                            let t649 = t647 - t648;
                            let t650 = t12 * (t645 - t646) + t14 * t649;
                            let t651 = t9 * t650
                                + (rt::lit::<T>(0.5) * (t8 * t644 + t190 * t617)
                                    - t10 * t649);
                            let t652 = t647 + t617 * (rt::lit::<T>(0.5) * t188) - t648;
                            let t653 = t617 * (rt::lit::<T>(0.5) * t189) - t650;
                            let t654 = t640
                                + (t149 * t643 + (t1 * t651 + (t4 * t652 + t2 * t653)));
                            let t655 = t639 - t654;
                            let t656 = t52 * t655
                                + (t148 * t643 + (t2 * t651 + (t6 * t652 + t5 * t653)));
                            let t657 = t638 - t656;
                            let t658 = t414 * t657;
                            let t659 = rt::lit::<T>(2.0) * (t99 * t619 + t93 * t620);
                            let t660 = t146 * t643
                                + (t6 * t653 + (t7 * t652 - t153 * t632))
                                + (t4 * t651 - t155 * t637 - t659);
                            let t661 = t411 * t655;
                            let t662 = t53 * t658 + (t489 * t660 + t50 * t661);
                            let t663 = t69 * t657;
                            let t664 = t81 * t655;
                            let t665 = t61 * t663 + (t73 * t660 + t60 * t664);
                            let t666 = t61 * t662 - t56 * t665;
                            let t667 = t656 - t638;
                            let t668 = t67 * t658 + t292 * (t61 * t666 + t56 * t667);
                            let t669 = t63 * t665;
                            let t670 = t54 * t667;
                            let t671 = t669 - t670;
                            let t672 = t54 * t666 + (t63 * t662 + t64 * t663);
                            let t673 = t49 * t668
                                + (t55 * t671 + t71 * t655 - t60 * t672);
                            let t674 = k1 * (t52 * t668 + t51 * t673);
                            let t675 = t60 * t662 - t55 * t665;
                            let t676 = k1
                                * (t51 * t675 + (t62 * t662 + t64 * t664) - t52 * t672);
                            let t677 = twice_r * t83;
                            let t678 = t654 - t639;
                            let t679 = t67 * t661
                                + t276 * (t49 * t673 + (t55 * t678 + t60 * t675));
                            let t680 = t169 * t623 * (rt::lit::<T>(1.0) / (t171 * t171));
                            let t681 = t173 * t626 * (rt::lit::<T>(1.0) / (t174 * t174));
                            let t682 = rt::lit::<T>(0.5) * t168;
                            let t683 = t628 * t682 * (rt::lit::<T>(1.0) / (t170 * t170))
                                + t161 * t681;
                            let t684 = t680 * (rt::lit::<T>(0.5) * t149);
                            let t685 = t683 - t684;
                            let t686 = t167 * t634 + t159 * t685;
                            let t687 = t170 * t681
                                + (t159 * t686 + t167 * t633)
                                    * (rt::lit::<T>(1.0) / (t161 * t161));
                            let t688 = t162 * t686 + (t163 * t685 + t168 * t627);
                            let t689 = t148 * t687
                                - (t146 * t688 + (t150 * t635 + t623 * t636));
                            let t690 = t150 * t634 + t146 * t685;
                            let t691 = (t148 * t689
                                + (t146 * t690 + t623 * (rt::lit::<T>(0.5) * t150)))
                                * (rt::lit::<T>(1.0) / (t149 * t149));
                            let t692 = t82 * t643 + t680 * (rt::lit::<T>(0.5) * t170)
                                - t691;
                            let t693 = t151 * t690
                                + (t157 * t685 + (t74 * t643 - (t82 * t632 + t630 * t682)));
                            let t694 = k1 * (t693 - t158 * t688);
                            let t695 = k1
                                * (t151 * t689 + (t158 * t687 + (t71 * t643 - t82 * t637)));
                            let t696 = rt::lit::<T>(0.5)
                                * (t44 * t674 + (t42 * t676 - t619 * t677) - t303 * t679)
                                + (t692 * (k2 * r11_new)
                                    + (r13_new * t694 + r12_new * t695));
                            let t697 = k1 * t672;
                            let t698 = twice_r * t72;
                            let t699 = k1 * (t688 - (t71 * t632 + t74 * t637));
                            let t700 = t687 + t71 * t637;
                            let t701 = rt::lit::<T>(0.5)
                                * (t46 * t674 + (t42 * t697 - t619 * t698 - t307 * t668))
                                + (r11_new * t695
                                    + (r13_new * t699 - t700 * (k2 * r12_new)));
                            let t702 = twice_r * t75;
                            let t703 = t684 - t74 * t632 - t683;
                            let t704 = rt::lit::<T>(0.5)
                                * (t46 * t676 + (t44 * t697 - (t310 * t662 + t619 * t702)))
                                + (r11_new * t694
                                    + (t703 * (k2 * r13_new) + r12_new * t699));
                            let t705 = rt::lit::<T>(0.5)
                                * (t45 * t674 + (t58 * t676 - t620 * t677) - t311 * t679)
                                + (t692 * (k2 * r21_new)
                                    + (r23_new * t694 + r22_new * t695));
                            let t706 = rt::lit::<T>(0.5)
                                * (t47 * t674 + (t58 * t697 - t620 * t698 - t312 * t668))
                                + (r21_new * t695
                                    + (r23_new * t699 - t700 * (k2 * r22_new)));
                            let t707 = rt::lit::<T>(0.5)
                                * (t47 * t676 + (t45 * t697 - (t313 * t662 + t620 * t702)))
                                + (r21_new * t694
                                    + (t703 * (k2 * r23_new) + r22_new * t699));
                            let t708 = h
                                * (rt::lit::<T>(0.5)
                                    * (t52 * t671 + (t51 * t678 - t62 * t665)) + (t642 - t641));
                            let t709 = h * (t637 + rt::lit::<T>(0.5) * (t670 - t669))
                                - (kappa_gradient * t622
                                    + rt::lit::<T>(2.0) * rho2_rate * t618);
                            (
                                [
                                    t42 * t72 + (r11_rate - t76),
                                    r12_rate + t77 - t42 * t83,
                                    t44 * t83 + (r13_rate - t46 * t72),
                                    t58 * t72 + (r21_rate - t84),
                                    r22_rate + t85 - t58 * t83,
                                    t45 * t83 + (r23_rate - t47 * t72),
                                    t72 * t89 + (r31_rate - t90),
                                    r32_rate + t91 - t83 * t89,
                                    t72 * t105 - t75 * t106 + t129,
                                    t75 * t130 - t83 * t105 + t139,
                                    t143,
                                    kappa_gradient - t195,
                                ],
                                [
                                    [
                                        t42 * t210 + (rt::lit::<T>(1.0) - t44 * t211),
                                        -(t42 * t224 + (t225 + t44 * t226)),
                                        t227 + t44 * t232 - t42 * t234,
                                        t42 * t249 - t44 * t250,
                                        -(t42 * t261 + t44 * t262),
                                        t44 * t267 - t42 * t268,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        -(t42 * t270 + t44 * t271),
                                        t272 * (rt::lit::<T>(0.5) * t44) + t42 * t273,
                                        -(t274 * (rt::lit::<T>(0.5) * t42) + t44 * t275),
                                        rho2_rate * t42 - rho3_rate * t44,
                                    ],
                                    [
                                        half_h * (t302 * t303 + (t44 * t304 + (t75 + t42 * t305))),
                                        half_h * (t46 * t304 + (t306 * t307 + t42 * t308))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t46 * t305 + (t44 * t308 + (t309 * t310 - t83))),
                                        half_h * (t302 * t311 + (t45 * t304 + t58 * t305)),
                                        half_h * (t47 * t304 + (t306 * t312 + t58 * t308)),
                                        half_h * (t47 * t305 + (t45 * t308 + t309 * t313)),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        half_h * (t62 * t282 - t42 * t51 - t52 * t300) - t314,
                                        half_h * t300,
                                        t315 + half_h * (t281 - t279),
                                        rho3_rate * t46 - rho1_rate * t42,
                                    ],
                                    [
                                        half_h * (t303 * t338 + (t44 * t339 + (t42 * t340 - t72))),
                                        half_h * (t46 * t339 + (t341 * t307 + (t83 + t42 * t342))),
                                        half_h * (t46 * t340 + (t44 * t342 + t343 * t310))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t311 * t338 + (t45 * t339 + t58 * t340)),
                                        half_h * (t47 * t339 + (t341 * t312 + t58 * t342)),
                                        half_h * (t47 * t340 + (t45 * t342 + t343 * t313)),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t344 + half_h * (t52 * t334 + (t62 * t323 + t44 * t51)),
                                        half_h * (t333 - t332) - t315,
                                        half_h * (t322 - t320),
                                        rho1_rate * t44 - rho2_rate * t46,
                                    ],
                                    [
                                        t58 * t210 - t45 * t211,
                                        -(t58 * t224 + t45 * t226),
                                        t45 * t232 - t58 * t234,
                                        t58 * t249 + (rt::lit::<T>(1.0) - t45 * t250),
                                        -(t58 * t261 + (t225 + t45 * t262)),
                                        t227 + t45 * t267 - t58 * t268,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        -(t58 * t270 + t45 * t271),
                                        t272 * (rt::lit::<T>(0.5) * t45) + t58 * t273,
                                        -(t274 * (rt::lit::<T>(0.5) * t58) + t45 * t275),
                                        rho2_rate * t58 - rho3_rate * t45,
                                    ],
                                    [
                                        half_h * (t303 * t366 + (t44 * t367 + t42 * t368)),
                                        half_h * (t46 * t367 + (t307 * t369 + t42 * t370)),
                                        half_h * (t46 * t368 + (t44 * t370 + t371 * t310)),
                                        half_h * (t311 * t366 + (t45 * t367 + (t75 + t58 * t368))),
                                        half_h * (t47 * t367 + (t312 * t369 + t58 * t370))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t47 * t368 + (t45 * t370 + (t371 * t313 - t83))),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        half_h * (t62 * t350 - t58 * t51 - t52 * t364) - t372,
                                        half_h * t364,
                                        t373 + half_h * (t349 - t347),
                                        rho3_rate * t47 - rho1_rate * t58,
                                    ],
                                    [
                                        half_h * (t303 * t395 + (t44 * t396 + t42 * t397)),
                                        half_h * (t46 * t396 + (t398 * t307 + t42 * t399)),
                                        half_h * (t46 * t397 + (t44 * t399 + t400 * t310)),
                                        half_h * (t311 * t395 + (t45 * t396 + (t58 * t397 - t72))),
                                        half_h * (t47 * t396 + (t398 * t312 + (t83 + t58 * t399))),
                                        half_h * (t47 * t397 + (t45 * t399 + t400 * t313))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t401 + half_h * (t52 * t391 + (t62 * t381 + t45 * t51)),
                                        half_h * (t390 - t389) - t373,
                                        half_h * (t380 - t378),
                                        rho1_rate * t45 - rho2_rate * t47,
                                    ],
                                    [
                                        half_h * (t303 * t428 + (t44 * t429 + t42 * t430)),
                                        half_h * (t46 * t429 + (t307 * t431 + t42 * t432)),
                                        half_h * (t46 * t430 + (t44 * t432 + t310 * t433)),
                                        half_h * (t311 * t428 + (t45 * t429 + t58 * t430)),
                                        half_h * (t47 * t429 + (t312 * t431 + t58 * t432)),
                                        half_h * (t47 * t430 + (t45 * t432 + t313 * t433)),
                                        t72 * (k6 * t72) + rt::lit::<T>(1.0),
                                        minus_half_h * (t75 + t434),
                                        t435,
                                        kappa_gradient * t404 + half_h * t426,
                                        half_h * (t409 - t407) - t436,
                                        rho2_rate * t404
                                            - (rho3_rate * t87 + rt::lit::<T>(0.5) * rho1_rate * t403),
                                    ],
                                    [
                                        half_h * (t42 * t453 + t44 * t460 - t303 * t462),
                                        half_h * (t46 * t460 + (t42 * t463 - t307 * t455)),
                                        half_h * (t46 * t453 + (t44 * t463 - t310 * t446)),
                                        half_h * (t58 * t453 + t45 * t460 - t311 * t462),
                                        half_h * (t47 * t460 + (t58 * t463 - t312 * t455)),
                                        half_h * (t47 * t453 + (t45 * t463 - t313 * t446)),
                                        half_h * (t75 - t434),
                                        t83 * (k6 * t83) + rt::lit::<T>(1.0),
                                        kappa_gradient * t461
                                            + half_h * (t52 * t458 + (t51 * t461 - t62 * t449)),
                                        half_h * (t457 - t456) - half_kappa_gradient * t438,
                                        t464 + half_h * t449,
                                        rho1_rate * t461
                                            + (rho3_rate * t86 - rt::lit::<T>(0.5) * rho2_rate * t438),
                                    ],
                                    [
                                        half_h * (t303 * t500 + t503),
                                        t314 + half_h * (t46 * t501 + (t507 - t307 * t495)),
                                        half_h * (t46 * t502 + t511) - t344,
                                        half_h * (t311 * t500 + t512),
                                        t372 + half_h * (t47 * t501 + (t514 - t312 * t495)),
                                        half_h * (t47 * t502 + t516) - t401,
                                        t72 * (half_h * t476),
                                        t517 + half_h * (t467 * t83 - t110),
                                        t518,
                                        kappa_gradient * t477 + half_h * t497,
                                        kappa_gradient * t484 + half_h * (t487 - t482),
                                        rho2_rate * t477 + t520,
                                    ],
                                    [
                                        half_h * (t303 * t554 + t557) - t314,
                                        half_h * (t46 * t555 + t559),
                                        t315 + half_h * (t46 * t556 + (t44 * t558 + t563)),
                                        half_h * (t311 * t554 + t564) - t372,
                                        half_h * (t47 * t555 + t565),
                                        t373 + half_h * (t47 * t556 + (t45 * t558 + t567)),
                                        half_h * (t110 + t531 * t72) - t517,
                                        t83 * (half_h * t524),
                                        kappa_gradient * t527
                                            + half_h * (t51 * t528 + t62 * t543 - t52 * t551),
                                        half_h * t551 + (kappa_gradient * t532 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t539 + half_h * (t542 - t537),
                                        rho1_rate * t527 + t569,
                                    ],
                                    [
                                        t344 + half_h * (t44 * t601 + t604 - t303 * t606),
                                        half_h * (t46 * t601 + t609) - t315,
                                        half_h * (t46 * t603 + t611),
                                        t401 + half_h * (t45 * t601 + t612 - t311 * t606),
                                        half_h * (t47 * t601 + t613) - t373,
                                        half_h * (t47 * t603 + t614),
                                        t467,
                                        t524,
                                        kappa_gradient * t573
                                            + half_h * (t51 * t605 + t62 * t586 - t52 * t599),
                                        kappa_gradient * t578 + half_h * t599,
                                        half_h * (t585 - t581)
                                            + (kappa_gradient * t583 + rt::lit::<T>(1.0)),
                                        t616,
                                    ],
                                    [
                                        h * t696 - rt::lit::<T>(2.0) * r11_rate * t618,
                                        h * t701 - rt::lit::<T>(2.0) * r12_rate * t618,
                                        h * t704 - rt::lit::<T>(2.0) * r13_rate * t618,
                                        h * t705 - rt::lit::<T>(2.0) * r21_rate * t618,
                                        h * t706 - rt::lit::<T>(2.0) * r22_rate * t618,
                                        h * t707 - rt::lit::<T>(2.0) * r23_rate * t618,
                                        -(rt::lit::<T>(2.0) * r31_rate * t618 + t402 * t621),
                                        t437 * t621 - rt::lit::<T>(2.0) * r32_rate * t618,
                                        t708
                                            + (kappa_gradient * t640
                                                - rt::lit::<T>(2.0) * rho1_rate * t618),
                                        t709,
                                        h * (t632 + rt::lit::<T>(0.5) * t665)
                                            - (kappa_gradient * t659
                                                + rt::lit::<T>(2.0) * rho3_rate * t618),
                                        rt::lit::<T>(1.0) - rho3_rate * t659
                                            + (rho1_rate * t640 - rho2_rate * t622),
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
                let t86 = r31 + half_h * r31_rate;
                let t43 = rho2_rate * kappa_gradient;
                let t44 = r12 + half_h * r12_rate;
                let t45 = r22 + half_h * r22_rate;
                let t46 = r11 + half_h * r11_rate;
                let t47 = r21 + half_h * r21_rate;
                let t48 = t46 * t44 + t47 * t45;
                let t49 = k1 * t48;
                let t50 = a + k1 * (t46 * t46 + t47 * t47);
                let t51 = rt::lit::<T>(1.0) / t50;
                let t52 = t49 * t51;
                let t53 = b + k1 * (t44 * t44 + t45 * t45) - t49 * t52;
                let t54 = rt::lit::<T>(1.0) / t53;
                let t55 = rho1 + half_h * rho1_rate;
                let t56 = rho2 + half_h * rho2_rate - t55 * t52;
                let t42 = r13 + half_h * r13_rate;
                let t58 = r23 + half_h * r23_rate;
                let t59 = t46 * t42 + t47 * t58;
                let t60 = k1 * t59;
                let t62 = t60 * t51;
                let t61 = k1 * (t44 * t42 + t45 * t58) - t60 * t52;
                let t63 = t61 * t54;
                let t66 = t61 * t63;
                let t67 = c + k1 * (t42 * t42 + t58 * t58) - t60 * t62 - t66;
                let t73 = rt::lit::<T>(1.0) / t67;
                let t64 = rho3 + half_h * rho3_rate - t55 * t62 - t63 * t56;
                let t65 = t61 * t64;
                let t710 = t54 * (t56 - t73 * t65);
                let t711 = t43 + t710;
                let t716 = t86 * t711;
                let t87 = r32 + half_h * r32_rate;
                let t78 = rho1_rate * kappa_gradient;
                let t79 = t60 * t64;
                let t712 = t51 * (t55 - t73 * t79);
                let t713 = t52 * t710;
                let t755 = t78 + t712 - t713;
                let r33_new = r33 + h * (t716 - t87 * t755);
                let t74 = t64 * t73;
                let t75 = rho3_rate * kappa_gradient + t74;
                let x_new = x + r_h * (t47 * t755 + (t45 * t711 + t58 * t75));
                let y_new = y - r_h * (t46 * t755 + (t44 * t711 + t42 * t75));
                let t144 = rho1 + h * rho1_rate;
                let t756 = rt::lit::<T>(1.0) / (t1 * t11);
                let t757 = t2 * t13;
                let t758 = t757 * t756 - t10;
                let t759 = t2 * t756 + t13 * t758 * t22;
                let t760 = rho1 * (t9 * t759 + (t8 - t4 * t758 * t25))
                    + (t27 + (t17 * (rho3 * t758) - rho2 * t759));
                let t761 = t12 + t15 * t22;
                let t762 = rho1 * (t25 * (t4 * t14) - t9 * t761)
                    + (rho2 * t761 + (t24 - rho3 * t23));
                let t763 = rho1 * (t757 / (t1 * t21) - t26)
                    + (t20 + rho3 * t17 - rho2 * t23);
                let t764 = rho1 * t760 + (rho2 * t762 + rho3 * t763);
                let t765 = t764
                    * (rt::lit::<T>(0.25)
                        * (rt::lit::<T>(0.5) * (rho1 * t27 + (rho2 * t24 + rho3 * t20))
                            - reference));
                let t766 = rt::lit::<T>(0.5) * t764;
                let t767 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t765,
                        reference * (rt::lit::<T>(0.0625) * reference) + t766 * t766,
                        rt::lit::<T>(1.0),
                    );
                let rho1_new = t144 * t767;
                let t164 = rho2 + h * rho2_rate;
                let rho2_new = t164 * t767;
                let t152 = rho3 + h * rho3_rate;
                let rho3_new = t152 * t767;
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
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { k1, .. } = *setting.scheme();
                let t1 = rt::lit::<T>(1.0) / (a + k1 * (r11 * r11 + r21 * r21));
                let t2 = k1 * (r11 * r13 + r21 * r23);
                let t3 = t2 * t1;
                let t4 = k1 * (r11 * r12 + r21 * r22);
                let t5 = t4 * t1;
                let t6 = k1 * (r12 * r13 + r22 * r23) - t2 * t5;
                let t7 = rt::lit::<T>(1.0)
                    / (b + k1 * (r12 * r12 + r22 * r22) - t4 * t5);
                let t8 = t6 * t7;
                let t9 = c + k1 * (r13 * r13 + r23 * r23) - t2 * t3 - t6 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = rho2 - rho1 * t5;
                let t12 = rho3 - rho1 * t3 - t8 * t11;
                let t13 = t7 * (t11 - t10 * (t6 * t12));
                let t14 = t1 * (rho1 - t10 * (t2 * t12)) - t5 * t13;
                let t15 = t10 * t12;
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
                    omega1: t14,
                    omega2: t13,
                    omega3: t15,
                    x_dot: r * (r21 * t14 + (r22 * t13 + r23 * t15)),
                    y_dot: -r * (r11 * t14 + (r12 * t13 + r13 * t15)),
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
                rho1,
                rho2,
                rho3,
                ]: [T; 9],
            ) -> [T; 2] {
                let a = parameters.A;
                let b = parameters.B;
                let c = parameters.C;
                let Scheme { k1, k2, .. } = self;
                let t1 = r11 * r11 + r21 * r21;
                let t2 = a + k1 * t1;
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = r13 * r13 + r23 * r23;
                let r11_r13 = r11 * r13;
                let r21_r23 = r21 * r23;
                let t5 = k1 * (r11_r13 + r21_r23);
                let t6 = t5 * t3;
                let r12_r13 = r12 * r13;
                let r22_r23 = r22 * r23;
                let r11_r12 = r11 * r12;
                let r21_r22 = r21 * r22;
                let t7 = k1 * (r11_r12 + r21_r22);
                let t8 = t7 * t3;
                let t9 = k1 * (r12_r13 + r22_r23) - t5 * t8;
                let t10 = r12 * r12 + r22 * r22;
                let t11 = b + k1 * t10 - t7 * t8;
                let t12 = rt::lit::<T>(1.0) / t11;
                let t13 = t9 * t12;
                let t14 = c + k1 * t4 - t5 * t6 - t9 * t13;
                let t15 = t2 * t14;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = rho1 * t6;
                let t18 = rho1 * t8;
                let t19 = rho2 - t18;
                let t20 = rho3 - t17 - t13 * t19;
                let t21 = t5 * t20;
                let t22 = t11 * t14;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = t9 * t20;
                let t25 = t12 * t19 - t23 * t24;
                let t26 = rho1 * (rho1 * t3 - t16 * t21 - t8 * t25);
                let t27 = rt::lit::<T>(1.0) / t14;
                let t28 = t27 * (rho3 * t20);
                let t29 = rho2 * t25;
                let abs_rho3 = rt::abs(rho3);
                let t30 = rt::abs(t12);
                let t31 = rt::abs(t5);
                let t32 = k2 * (rt::abs(r11_r12) + rt::abs(r21_r22));
                let t33 = rt::lit::<T>(1.0) / (t2 * t2);
                let t34 = a + k2 * t1;
                let t35 = t3 * t32 + rt::abs(t7 * t33) * t34;
                let t36 = rt::abs(t8);
                let t37 = k2 * (rt::abs(r11_r13) + rt::abs(r21_r23));
                let t38 = t31 * t35
                    + (k2 * (rt::abs(r12_r13) + rt::abs(r22_r23)) + t36 * t37);
                let t39 = rt::lit::<T>(1.0) / (t11 * t11);
                let t40 = rt::abs(t7) * t35 + (t36 * t32 + (b + k2 * t10));
                let t41 = t30 * t38 + rt::abs(t9 * t39) * t40;
                let t42 = rt::abs(t13);
                let abs_rho2 = rt::abs(rho2);
                let abs_rho1 = rt::abs(rho1);
                let t43 = abs_rho2 + rt::abs(t18) + abs_rho1 * t35;
                let t44 = t3 * t37 + rt::abs(t5 * t33) * t34;
                let t45 = rt::abs(t19) * t41
                    + (t42 * t43 + (abs_rho3 + rt::abs(t17) + abs_rho1 * t44));
                let t46 = rt::abs(t9);
                let t47 = t42 * t38 + (t31 * t44 + (rt::abs(t6) * t37 + (c + k2 * t4)));
                let t48 = t46 * t41 + t47;
                let t49 = rt::abs(t28)
                    + abs_rho3 * (rt::abs(t27) * t45 + rt::abs(t20 / (t14 * t14)) * t48);
                let t50 = rt::abs(t14);
                let t51 = rt::abs(t20);
                let t52 = rt::abs(t23) * (t51 * t38 + t46 * t45)
                    + (t30 * t43 + rt::abs(t19 * t39) * t40);
                let t53 = rt::abs(t24 / (t22 * t22)) * (t50 * t40 + rt::abs(t11) * t48)
                    + t52;
                let t54 = rt::abs(t16) * (t37 * t51 + t31 * t45)
                    + (t3 * abs_rho1 + rt::abs(rho1 * t33) * t34);
                let t55 = rt::abs(t25) * t35
                    + (rt::abs(t21 / (t15 * t15)) * (t34 * t50 + t2 * t48) + t54);
                let t56 = rt::abs(t26) + t49
                    + (abs_rho1 * (t36 * t53 + t55) + (rt::abs(t29) + abs_rho2 * t53));
                [rt::lit::<T>(0.5) * (t26 + (t28 + t29)), rt::lit::<T>(0.5) * t56]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1294de4c00455aca6e1beabdead069e0";
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
        /// - `R11_rate`, `R12_rate`, `R13_rate`, `R21_rate`, `R22_rate`, `R23_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`: 9 × 9 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `R32_rate`, `R33_rate`: 2 × 2 linear block; torn from it and assigned: R31_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 54 | 75 | 3 | 0 | 0 | 0 |
        /// | each sweep for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, rho1_rate, rho2_rate, rho3_rate | 47 | 83 | 3 | 0 | 0 | 0 |
        /// | each iteration for R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, rho1_rate, rho2_rate, rho3_rate | 508 | 875 | 10 | 0 | 0 | 0 |
        /// | each state that is looked at | 24 | 44 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            k1: T,
            /// `m r`
            m_r: T,
            /// `2 m r²`
            k2: T,
            /// `m r²/2`
            k3: T,
            /// `r² m`
            r_m_r: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m r² h`
            k4: T,
            /// `m r² h/2`
            k5: T,
            /// `h²/4`
            k6: T,
            /// `r h`
            r_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 9, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let k1 = m * (r * r);
                let m_r = m * r;
                let k2 = rt::lit::<T>(2.0) * k1;
                let k3 = rt::lit::<T>(0.5) * k1;
                let r_m_r = r * m_r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = k1 * h;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = rt::lit::<T>(0.25) * (h * h);
                let r_h = r * h;
                Scheme {
                    k1,
                    m_r,
                    k2,
                    k3,
                    r_m_r,
                    inv_h,
                    half_h,
                    k4,
                    k5,
                    k6,
                    r_h,
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
                let b = system.parameters.B;
                let c = system.parameters.C;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
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
                    a * omega1 + r * (r21 * m_x_dot - r11 * m_y_dot),
                    b * omega2 + r * (r22 * m_x_dot - r12 * m_y_dot),
                    c * omega3 + r * (r23 * m_x_dot - r13 * m_y_dot),
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
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { k1, m_r, k2, k3, r_m_r, inv_h, half_h, k4, k5, k6, r_h } = *setting
                    .scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [r11_rate,
                    r12_rate,
                    r13_rate,
                    r21_rate,
                    r22_rate,
                    r23_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let t27 = r12 + half_h * r12_rate;
                    let t28 = rho1 + half_h * rho1_rate;
                    let t29 = r11 + half_h * r11_rate;
                    let t30 = r13 + half_h * r13_rate;
                    let t31 = r21 + half_h * r21_rate;
                    let t32 = r23 + half_h * r23_rate;
                    let t33 = t29 * t30 + t31 * t32;
                    let t34 = k1 * t33;
                    let t35 = a + k1 * (t29 * t29 + t31 * t31);
                    let t36 = rt::lit::<T>(1.0) / t35;
                    let t37 = t34 * t36;
                    let t38 = r22 + half_h * r22_rate;
                    let t39 = t29 * t27 + t31 * t38;
                    let t40 = k1 * t39;
                    let t41 = t40 * t36;
                    let t42 = k1 * (t27 * t30 + t38 * t32) - t34 * t41;
                    let t43 = b + k1 * (t27 * t27 + t38 * t38) - t40 * t41;
                    let t44 = rt::lit::<T>(1.0) / t43;
                    let t45 = t42 * t44;
                    let t46 = rho2 + half_h * rho2_rate - t28 * t41;
                    let t47 = rho3 + half_h * rho3_rate - t28 * t37 - t45 * t46;
                    let t48 = t42 * t45;
                    let t49 = c + k1 * (t30 * t30 + t32 * t32) - t34 * t37 - t48;
                    let t50 = rt::lit::<T>(1.0) / t49;
                    let t51 = t47 * t50;
                    let t52 = t27 * t51;
                    let t54 = t42 * t47;
                    let t412 = t44 * (t46 - t50 * t54);
                    let t413 = t52 - t30 * t412;
                    let t62 = t34 * t47;
                    let t414 = t36 * (t28 - t50 * t62) - t41 * t412;
                    let t67 = t29 * t51;
                    let t415 = t30 * t414 - t67;
                    let t416 = t29 * t412 - t27 * t414;
                    let t70 = t38 * t51;
                    let t417 = t70 - t32 * t412;
                    let t73 = t31 * t51;
                    let t418 = t32 * t414 - t73;
                    let t419 = t31 * t412 - t38 * t414;
                    let t420 = t31 * t414 + (t38 * t412 + t32 * t51);
                    let t421 = m_r * t420;
                    let t422 = t29 * t414 + (t27 * t412 + t30 * t51);
                    let t423 = m_r * t422;
                    let t424 = b * t412;
                    let t76 = c * t51;
                    let t425 = a * t414;
                    solution1
                        .update([
                            t413,
                            t415,
                            t416,
                            t417,
                            t418,
                            t419,
                            r * (t421 * t417 + t423 * t413) + (t51 * t424 - t412 * t76),
                            r * (t421 * t418 + t423 * t415) + (t76 * t414 - t51 * t425),
                            r * (t421 * t419 + t423 * t416) + (t412 * t425 - t414 * t424),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = k1 * (r11 * r13 + r21 * r23);
                            let t2 = rt::lit::<T>(1.0)
                                / (a + k1 * (r11 * r11 + r21 * r21));
                            let t3 = t1 * t2;
                            let t4 = k1 * (r11 * r12 + r21 * r22);
                            let t5 = t4 * t2;
                            let t6 = k1 * (r12 * r13 + r22 * r23) - t1 * t5;
                            let t7 = rt::lit::<T>(1.0)
                                / (b + k1 * (r12 * r12 + r22 * r22) - t4 * t5);
                            let t8 = t6 * t7;
                            let t9 = c + k1 * (r13 * r13 + r23 * r23) - t1 * t3
                                - t6 * t8;
                            let t10 = rt::lit::<T>(1.0) / t9;
                            let t11 = rho2 - rho1 * t5;
                            let t12 = rho3 - rho1 * t3 - t8 * t11;
                            let t13 = t10 * t12;
                            let t14 = t7 * (t11 - t10 * (t6 * t12));
                            let t15 = r12 * t13 - r13 * t14;
                            let t16 = t2 * (rho1 - t10 * (t1 * t12)) - t5 * t14;
                            let t17 = r13 * t16 - r11 * t13;
                            let t18 = r11 * t14 - r12 * t16;
                            let t19 = r22 * t13 - r23 * t14;
                            let t20 = r23 * t16 - r21 * t13;
                            let t21 = r21 * t14 - r22 * t16;
                            let t22 = m_r * (r21 * t16 + (r22 * t14 + r23 * t13));
                            let t23 = m_r * (r11 * t16 + (r12 * t14 + r13 * t13));
                            let t24 = b * t14;
                            let t25 = c * t13;
                            let t26 = a * t16;
                            [
                                t15,
                                t17,
                                t18,
                                t19,
                                t20,
                                t21,
                                r * (t22 * t19 + t23 * t15) + (t13 * t24 - t14 * t25),
                                r * (t22 * t20 + t23 * t17) + (t16 * t25 - t13 * t26),
                                r * (t22 * t21 + t23 * t18) + (t14 * t26 - t16 * t24),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * r11),
                            rt::abs(inv_h * r12),
                            rt::abs(inv_h * r13),
                            rt::abs(inv_h * r21),
                            rt::abs(inv_h * r22),
                            rt::abs(inv_h * r23),
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
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            ]|
                        {
                            let t27 = r12 + half_h * r12_rate;
                            let t28 = rho1 + half_h * rho1_rate;
                            let t29 = r11 + half_h * r11_rate;
                            let t30 = r13 + half_h * r13_rate;
                            let t31 = r21 + half_h * r21_rate;
                            let t32 = r23 + half_h * r23_rate;
                            let t33 = t29 * t30 + t31 * t32;
                            let t34 = k1 * t33;
                            let t35 = a + k1 * (t29 * t29 + t31 * t31);
                            let t36 = rt::lit::<T>(1.0) / t35;
                            let t37 = t34 * t36;
                            let t38 = r22 + half_h * r22_rate;
                            let t39 = t29 * t27 + t31 * t38;
                            let t40 = k1 * t39;
                            let t41 = t40 * t36;
                            let t42 = k1 * (t27 * t30 + t38 * t32) - t34 * t41;
                            let t43 = b + k1 * (t27 * t27 + t38 * t38) - t40 * t41;
                            let t44 = rt::lit::<T>(1.0) / t43;
                            let t45 = t42 * t44;
                            let t46 = rho2 + half_h * rho2_rate - t28 * t41;
                            let t47 = rho3 + half_h * rho3_rate - t28 * t37 - t45 * t46;
                            let t48 = t42 * t45;
                            let t49 = c + k1 * (t30 * t30 + t32 * t32) - t34 * t37 - t48;
                            let t50 = rt::lit::<T>(1.0) / t49;
                            let t51 = t47 * t50;
                            let t52 = t27 * t51;
                            let t53 = t44 * t46;
                            let t54 = t42 * t47;
                            let t55 = t43 * t49;
                            let t56 = rt::lit::<T>(1.0) / t55;
                            let t57 = t54 * t56;
                            let t58 = t53 - t57;
                            let t59 = t30 * t58;
                            let t60 = t52 - t59;
                            let t61 = t28 * t36;
                            let t62 = t34 * t47;
                            let t63 = t35 * t49;
                            let t64 = rt::lit::<T>(1.0) / t63;
                            let t65 = t41 * t58 + t62 * t64;
                            let t66 = t61 - t65;
                            let t67 = t29 * t51;
                            let t68 = t30 * t66 - t67;
                            let t69 = t29 * t58 - t27 * t66;
                            let t70 = t38 * t51;
                            let t71 = t32 * t58;
                            let t72 = t70 - t71;
                            let t73 = t31 * t51;
                            let t74 = t32 * t66 - t73;
                            let t75 = t31 * t58 - t38 * t66;
                            let t76 = c * t51;
                            let t77 = b * t58;
                            let t78 = r * t27;
                            let t79 = r * t30;
                            let t80 = r * t29;
                            let t81 = t78 * t58 + t51 * t79 + t80 * t66;
                            let t82 = m * t81;
                            let t83 = r * t38;
                            let t84 = r * t32;
                            let t85 = r * t31;
                            let t86 = t83 * t58 + t51 * t84 + t85 * t66;
                            let t87 = m * t86;
                            let t88 = rho1_rate + t58 * t76 - t51 * t77 - t82 * (r * t60)
                                - t87 * (r * t72);
                            let t89 = a * t66;
                            let t90 = t51 * t89 + (rho2_rate - t76 * t66)
                                - t82 * (r * t68) - t87 * (r * t74);
                            let t91 = rho3_rate + t77 * t66 - t58 * t89 - t82 * (r * t69)
                                - t87 * (r * t75);
                            let t92 = k5 * t27;
                            let t93 = k4 * t29;
                            let t94 = t41 * t93;
                            let t95 = t36 * (t92 - t94);
                            let t96 = t41 * t92 + t40 * t95;
                            let t97 = t28 * t95;
                            let t98 = k5 * t30;
                            let t99 = t41 * t98 + t34 * t95;
                            let t100 = t44 * (t45 * t96 - t99);
                            let t101 = t37 * t93;
                            let t102 = t36 * (t98 - t101);
                            let t103 = t42 * t100 + (t37 * t98 + t34 * t102 - t45 * t99);
                            let t104 = t46 * t100 + (t28 * t102 - t45 * t97);
                            let t105 = t56
                                * (t57 * (t49 * t96 + t43 * t103)
                                    - (t47 * t99 + t42 * t104));
                            let t106 = t44 * (t53 * t96 - t97) - t105;
                            let t107 = t50 * (t51 * t103 - t104);
                            let t108 = t36 * t93;
                            let t109 = rt::lit::<T>(0.5) * (t28 * t108);
                            let t110 = k3 * t39;
                            let t111 = rt::lit::<T>(0.5) * t94;
                            let t112 = k4 * t27 - t108 * t110 - t111;
                            let t113 = k3 * t33;
                            let t114 = t108 * t113;
                            let t115 = t98 - t114;
                            let t116 = t44 * (t115 - t45 * t112);
                            let t117 = t45 * t109 - t46 * t116;
                            let t118 = t45 * t115 + t42 * t116;
                            let t119 = t56
                                * (t47 * t115 + t42 * t117
                                    - t57 * (t49 * t112 - t43 * t118));
                            let t120 = t44 * (t109 + t53 * t112) + t119;
                            let t121 = t50 * (t117 + t51 * t118);
                            let t122 = half_h * t51;
                            let t123 = t92 - t111;
                            let t124 = t44 * t123;
                            let t125 = t109 + t46 * t124;
                            let t126 = k4 * t30 - t114 - rt::lit::<T>(0.5) * t101
                                - t45 * t123 - t42 * t124;
                            let t127 = t50 * (t125 + t51 * t126);
                            let t128 = half_h * t58;
                            let t129 = t43 * t57;
                            let t130 = t56 * (t47 * t123 - t42 * t125 - t126 * t129);
                            let t131 = k5 * t38;
                            let t132 = k4 * t31;
                            let t133 = t41 * t132;
                            let t134 = t36 * (t131 - t133);
                            let t135 = t41 * t131 + t40 * t134;
                            let t136 = t28 * t134;
                            let t137 = k5 * t32;
                            let t138 = t41 * t137 + t34 * t134;
                            let t139 = t44 * (t45 * t135 - t138);
                            let t140 = t37 * t132;
                            let t141 = t36 * (t137 - t140);
                            let t142 = t42 * t139
                                + (t37 * t137 + t34 * t141 - t45 * t138);
                            let t143 = t46 * t139 + (t28 * t141 - t45 * t136);
                            let t144 = t56
                                * (t57 * (t49 * t135 + t43 * t142)
                                    - (t47 * t138 + t42 * t143));
                            let t145 = t44 * (t53 * t135 - t136) - t144;
                            let t146 = t50 * (t51 * t142 - t143);
                            let t147 = t36 * t132;
                            let t148 = rt::lit::<T>(0.5) * (t28 * t147);
                            let t149 = rt::lit::<T>(0.5) * t133;
                            let t150 = k4 * t38 - t110 * t147 - t149;
                            let t151 = t113 * t147;
                            let t152 = t137 - t151;
                            let t153 = t44 * (t152 - t45 * t150);
                            let t154 = t45 * t148 - t46 * t153;
                            let t155 = t45 * t152 + t42 * t153;
                            let t156 = t56
                                * (t47 * t152 + t42 * t154
                                    - t57 * (t49 * t150 - t43 * t155));
                            let t157 = t44 * (t148 + t53 * t150) + t156;
                            let t158 = t50 * (t154 + t51 * t155);
                            let t159 = t131 - t149;
                            let t160 = t44 * t159;
                            let t161 = t148 + t46 * t160;
                            let t162 = k4 * t32 - t151 - rt::lit::<T>(0.5) * t140
                                - t45 * t159 - t42 * t160;
                            let t163 = t50 * (t161 + t51 * t162);
                            let t164 = t56 * (t47 * t159 - t42 * t161 - t129 * t162);
                            let t165 = half_h * (t41 * t45 - t37);
                            let t166 = t44 * (half_h * t41) + t56 * (t42 * t165);
                            let t167 = t50 * t165;
                            let t168 = t50 * (h * t45);
                            let t169 = half_h * (t44 + t48 * t56);
                            let t170 = t56 * (h * t42);
                            let t171 = h * t50;
                            let t172 = rt::lit::<T>(1.0) / (t35 * t35);
                            let t173 = t30 * t41;
                            let t174 = t56 * t173;
                            let t175 = t42 * t174;
                            let t176 = t30 * t64;
                            let t177 = t34 * t176 + t29 * t50;
                            let t178 = t175 - t177;
                            let t179 = rt::lit::<T>(1.0) / (t63 * t63);
                            let t180 = t179 * (t30 * t62);
                            let t181 = rt::lit::<T>(1.0) / (t49 * t49);
                            let t182 = t35 * t180 + t181 * (t29 * t47);
                            let t183 = rt::lit::<T>(1.0) / (t55 * t55);
                            let t184 = t183 * (t54 * t173);
                            let t185 = t43 * t184;
                            let t186 = t182 - t185;
                            let t187 = t28 * t178 + t34 * t186;
                            let t188 = rt::lit::<T>(1.0) / (t43 * t43);
                            let t189 = t46 * t178 + t42 * t186;
                            let t190 = t188 * (t46 * t173 + t42 * t189);
                            let t191 = t49 * t184;
                            let t192 = t190 - t191;
                            let t193 = t47 * t174;
                            let t194 = t45 * t186 + t44 * t189;
                            let t195 = t193 - t194;
                            let t196 = t44 * t173 + t45 * t178;
                            let t197 = t40 * t192 + (t34 * t195 + (t59 - t28 * t196));
                            let t198 = t172 * (t30 * t28 - t34 * t187 - t40 * t197)
                                - t49 * t180;
                            let t199 = k2 * t29;
                            let t200 = k1 * (t41 * t192 + t36 * t197);
                            let t201 = k1
                                * (t41 * t195 + (t36 * t187 + (t47 * t176 + t37 * t186)));
                            let t202 = t191 - t190;
                            let t203 = k2 * t27;
                            let t204 = k1 * (t194 - t193);
                            let t205 = t185 - t182;
                            let t206 = k2 * t30;
                            let t207 = t65 - t61;
                            let t208 = k2 * t31;
                            let t209 = k2 * t38;
                            let t210 = k2 * t32;
                            let t211 = t179 * (t27 * t62);
                            let t212 = t29 + t27 * t41;
                            let t213 = t183 * (t54 * t212);
                            let t214 = t27 * t64;
                            let t215 = t34 * t214;
                            let t216 = t56 * t212;
                            let t217 = t42 * t216;
                            let t218 = t215 - t217;
                            let t219 = t43 * t213;
                            let t220 = t35 * t211;
                            let t221 = t219 - t220;
                            let t222 = t46 * t218 + t42 * t221;
                            let t223 = t42 * t188;
                            let t224 = t49 * t213 + t222 * t223;
                            let t225 = t188 * (t46 * t212);
                            let t226 = t224 - t225;
                            let t227 = t44 * t212;
                            let t228 = t45 * t218;
                            let t229 = t227 - t228;
                            let t230 = t44 * t222 + (t45 * t221 + t47 * t216);
                            let t231 = t40 * t226
                                + (t28 * t229 - t27 * t58 - t34 * t230);
                            let t232 = t28 * t218 + t34 * t221;
                            let t233 = t49 * t211
                                - t172 * (t40 * t231 + (t34 * t232 + t27 * t28));
                            let t234 = k1 * (t41 * t226 + t36 * t231);
                            let t235 = k1
                                * (t36 * t232 + (t37 * t221 - t47 * t214) - t41 * t230);
                            let t236 = t57 - t53;
                            let t237 = k1 * t230;
                            let t238 = t225 - t224;
                            let t239 = t220 - t219;
                            let t240 = t32 * t41;
                            let t241 = t56 * t240;
                            let t242 = t42 * t241;
                            let t243 = t32 * t64;
                            let t244 = t34 * t243 + t31 * t50;
                            let t245 = t242 - t244;
                            let t246 = t179 * (t32 * t62);
                            let t247 = t35 * t246 + t181 * (t31 * t47);
                            let t248 = t183 * (t54 * t240);
                            let t249 = t43 * t248;
                            let t250 = t247 - t249;
                            let t251 = t28 * t245 + t34 * t250;
                            let t252 = t46 * t245 + t42 * t250;
                            let t253 = t188 * (t46 * t240 + t42 * t252);
                            let t254 = t49 * t248;
                            let t255 = t253 - t254;
                            let t256 = t47 * t241;
                            let t257 = t45 * t250 + t44 * t252;
                            let t258 = t256 - t257;
                            let t259 = t44 * t240 + t45 * t245;
                            let t260 = t40 * t255 + (t34 * t258 + (t71 - t28 * t259));
                            let t261 = t172 * (t32 * t28 - t34 * t251 - t40 * t260)
                                - t49 * t246;
                            let t262 = k1 * (t41 * t255 + t36 * t260);
                            let t263 = k1
                                * (t41 * t258 + (t36 * t251 + (t47 * t243 + t37 * t250)));
                            let t264 = t254 - t253;
                            let t265 = k1 * (t257 - t256);
                            let t266 = t249 - t247;
                            let t267 = t179 * (t38 * t62);
                            let t268 = t31 + t38 * t41;
                            let t269 = t183 * (t54 * t268);
                            let t270 = t38 * t64;
                            let t271 = t34 * t270;
                            let t272 = t56 * t268;
                            let t273 = t42 * t272;
                            let t274 = t271 - t273;
                            let t275 = t43 * t269;
                            let t276 = t35 * t267;
                            let t277 = t275 - t276;
                            let t278 = t46 * t274 + t42 * t277;
                            let t279 = t49 * t269 + t223 * t278;
                            let t280 = t188 * (t46 * t268);
                            let t281 = t279 - t280;
                            let t282 = t44 * t268;
                            let t283 = t45 * t274;
                            let t284 = t282 - t283;
                            let t285 = t44 * t278 + (t45 * t277 + t47 * t272);
                            let t286 = t40 * t281
                                + (t28 * t284 - t38 * t58 - t34 * t285);
                            let t287 = t28 * t274 + t34 * t277;
                            let t288 = t49 * t267
                                - t172 * (t40 * t286 + (t34 * t287 + t38 * t28));
                            let t289 = k1 * (t41 * t281 + t36 * t286);
                            let t290 = k1
                                * (t36 * t287 + (t37 * t277 - t47 * t270) - t41 * t285);
                            let t291 = t280 - t279;
                            let t292 = k1 * t285;
                            let t293 = t276 - t275;
                            let t294 = m_r * t60;
                            let t295 = m_r * t72;
                            let t296 = t80 * t294 + t85 * t295;
                            let t297 = t54 * t183;
                            let t298 = t83 * t295 + (t78 * t294 + b * t51);
                            let t299 = m_r * t86;
                            let t300 = m_r * t81;
                            let t301 = t32 * t299 + (t76 + t30 * t300);
                            let t302 = t301 + t41 * t296;
                            let t303 = t298 - t302;
                            let t304 = t297 * t303;
                            let t305 = t47 * t181;
                            let t306 = t38 * t299 + (t77 + t27 * t300);
                            let t307 = c * t58 - t79 * t294 - t84 * t295 - t306;
                            let t308 = t62 * t179;
                            let t309 = t308 * t296;
                            let t310 = t43 * t304 + (t305 * t307 + t35 * t309);
                            let t311 = t56 * t303;
                            let t312 = t64 * t296;
                            let t313 = t42 * t311 + (t50 * t307 + t34 * t312);
                            let t314 = t34 * t310 - t28 * t313;
                            let t315 = t42 * t310 - t46 * t313;
                            let t316 = t302 - t298;
                            let t317 = t49 * t304 + t188 * (t42 * t315 + t46 * t316);
                            let t318 = t45 * t313;
                            let t319 = t44 * t316;
                            let t320 = t318 - t319;
                            let t321 = t44 * t315 + (t45 * t310 + t47 * t311);
                            let t322 = t40 * t317
                                + (t28 * t320 + t58 * t296 - t34 * t321);
                            let t323 = t172 * (t28 * t296 - t34 * t314 - t40 * t322)
                                - t49 * t309;
                            let t324 = k1 * (t41 * t317 + t36 * t322);
                            let t325 = k1
                                * (t36 * t314 + (t37 * t310 + t47 * t312) - t41 * t321);
                            let t326 = half_h
                                * (t199 * t323
                                    + (t27 * t324 + (t30 * t325 - t66 * (r_m_r * t60))));
                            let t327 = k1 * t321;
                            let t328 = t51 * t300;
                            let t329 = r_m_r * t58;
                            let t330 = half_h
                                * (t29 * t324
                                    + (t30 * t327 - (t328 + t60 * t329) - t203 * t317));
                            let t331 = t58 * t300;
                            let t332 = r_m_r * t51;
                            let t333 = half_h
                                * (t29 * t325
                                    + (t27 * t327 + (t331 - t60 * t332 - t206 * t310)));
                            let t334 = half_h
                                * (t208 * t323
                                    + (t38 * t324 + (t32 * t325 - t66 * (r_m_r * t72))));
                            let t335 = t51 * t299;
                            let t336 = half_h
                                * (t31 * t324
                                    + (t32 * t327 - (t335 + t72 * t329) - t209 * t317));
                            let t337 = t58 * t299;
                            let t338 = half_h
                                * (t31 * t325
                                    + (t38 * t327 + (t337 - t72 * t332 - t210 * t310)));
                            let t339 = m_r * t68;
                            let t340 = m_r * t74;
                            let t341 = t78 * t339 + t83 * t340;
                            let t342 = t301 + (t80 * t339 + t85 * t340);
                            let t343 = a * t51;
                            let t344 = t342 - t343;
                            let t345 = t41 * t344;
                            let t346 = t341 - t345;
                            let t347 = t297 * t346;
                            let t348 = t31 * t299 + (t89 + t29 * t300);
                            let t349 = t348 + (c * t207 - t79 * t339 - t84 * t340);
                            let t350 = t308 * t344;
                            let t351 = t43 * t347 + (t305 * t349 + t35 * t350);
                            let t352 = t56 * t346;
                            let t353 = t64 * t344;
                            let t354 = t42 * t352 + (t50 * t349 + t34 * t353);
                            let t355 = t42 * t351 - t46 * t354;
                            let t356 = t345 - t341;
                            let t357 = t49 * t347 + t188 * (t42 * t355 + t46 * t356);
                            let t358 = t45 * t354;
                            let t359 = t44 * t356;
                            let t360 = t358 - t359;
                            let t361 = t44 * t355 + (t45 * t351 + t47 * t352);
                            let t362 = t40 * t357
                                + (t28 * t360 + t58 * t344 - t34 * t361);
                            let t363 = k1 * (t41 * t357 + t36 * t362);
                            let t364 = t34 * t351 - t28 * t354;
                            let t365 = k1
                                * (t36 * t364 + (t37 * t351 + t47 * t353) - t41 * t361);
                            let t366 = r_m_r * t66;
                            let t367 = t343 - t342;
                            let t368 = t49 * t350
                                + t172 * (t40 * t362 + (t28 * t367 + t34 * t364));
                            let t369 = half_h
                                * (t27 * t363 + (t30 * t365 + (t328 - t68 * t366))
                                    - t199 * t368);
                            let t370 = k1 * t361;
                            let t371 = t66 * t300;
                            let t372 = half_h
                                * (t29 * t365
                                    + (t27 * t370 - (t206 * t351 + (t371 + t68 * t332))));
                            let t373 = half_h
                                * (t38 * t363 + (t32 * t365 + (t335 - t74 * t366))
                                    - t208 * t368);
                            let t374 = t66 * t299;
                            let t375 = half_h
                                * (t31 * t365
                                    + (t38 * t370 - (t210 * t351 + (t374 + t74 * t332))));
                            let t376 = m_r * t69;
                            let t377 = m_r * t75;
                            let t378 = t348 + (t78 * t376 + t83 * t377);
                            let t379 = t80 * t376 + t85 * t377;
                            let t380 = t306 + a * t236;
                            let t381 = t379 - t380;
                            let t382 = b * t66 + t41 * t381;
                            let t383 = t378 - t382;
                            let t384 = t297 * t383;
                            let t385 = t79 * t376 + t84 * t377;
                            let t386 = t50 * t385;
                            let t387 = t64 * t381;
                            let t388 = t56 * t383;
                            let t389 = t34 * t387 + t42 * t388;
                            let t390 = t386 - t389;
                            let t391 = t308 * t381;
                            let t392 = t35 * t391 + t43 * t384;
                            let t393 = t305 * t385;
                            let t394 = t392 - t393;
                            let t395 = t46 * t390 + t42 * t394;
                            let t396 = t382 - t378;
                            let t397 = t49 * t384 + t188 * (t42 * t395 + t46 * t396);
                            let t398 = t44 * t396 + t45 * t390;
                            let t399 = t44 * t395 + (t45 * t394 + t47 * t388);
                            let t400 = t40 * t397
                                + (t58 * t381 - t28 * t398 - t34 * t399);
                            let t401 = k1 * (t41 * t397 + t36 * t400);
                            let t402 = t28 * t390 + t34 * t394;
                            let t403 = k1
                                * (t36 * t402 + (t37 * t394 + t47 * t387) - t41 * t399);
                            let t404 = t380 - t379;
                            let t405 = t49 * t391
                                + t172 * (t40 * t400 + (t28 * t404 + t34 * t402));
                            let t406 = half_h
                                * (t27 * t401 + (t30 * t403 - (t331 + t69 * t366))
                                    - t199 * t405);
                            let t407 = k1 * t399;
                            let t408 = half_h
                                * (t29 * t401
                                    + (t30 * t407 + (t371 - t69 * t329) - t203 * t397));
                            let t409 = t393 - t392;
                            let t410 = half_h
                                * (t38 * t401 + (t32 * t403 - (t337 + t75 * t366))
                                    - t208 * t405);
                            let t411 = half_h
                                * (t31 * t401
                                    + (t32 * t407 + (t374 - t75 * t329) - t209 * t397));
                            (
                                [
                                    r11_rate - t60,
                                    r12_rate - t68,
                                    r13_rate - t69,
                                    r21_rate - t72,
                                    r22_rate - t74,
                                    r23_rate - t75,
                                    t88,
                                    t90,
                                    t91,
                                ],
                                [
                                    [
                                        t30 * t106 + (rt::lit::<T>(1.0) - t27 * t107),
                                        -(t30 * t120 + (t27 * t121 + t122)),
                                        t27 * t127 + t128 - t30 * t130,
                                        t30 * t145 - t27 * t146,
                                        -(t30 * t157 + t27 * t158),
                                        t27 * t163 - t30 * t164,
                                        -(t30 * t166 + t27 * t167),
                                        t168 * (rt::lit::<T>(0.5) * t27) + t30 * t169,
                                        rt::lit::<T>(-0.5) * (t30 * t170 + t27 * t171),
                                    ],
                                    [
                                        half_h * (t198 * t199 + (t27 * t200 + (t51 + t30 * t201))),
                                        half_h * (t29 * t200 + (t202 * t203 + t30 * t204))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t29 * t201 + (t27 * t204 + (t205 * t206 + t207))),
                                        half_h * (t198 * t208 + (t38 * t200 + t32 * t201)),
                                        half_h * (t31 * t200 + (t202 * t209 + t32 * t204)),
                                        half_h * (t31 * t201 + (t38 * t204 + t205 * t210)),
                                        half_h * (t37 * t178 - t30 * t36 - t41 * t196),
                                        half_h * t196,
                                        half_h * (t177 - t175),
                                    ],
                                    [
                                        half_h * (t199 * t233 + (t27 * t234 + (t30 * t235 + t236))),
                                        half_h * (t29 * t234 + (t30 * t237 + (t238 * t203 + t66))),
                                        half_h * (t29 * t235 + (t27 * t237 + t239 * t206))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t208 * t233 + (t38 * t234 + t32 * t235)),
                                        half_h * (t31 * t234 + (t238 * t209 + t32 * t237)),
                                        half_h * (t31 * t235 + (t38 * t237 + t239 * t210)),
                                        half_h * (t41 * t229 + (t37 * t218 + t27 * t36)),
                                        half_h * (t228 - t227),
                                        half_h * (t217 - t215),
                                    ],
                                    [
                                        t32 * t106 - t38 * t107,
                                        -(t32 * t120 + t38 * t121),
                                        t38 * t127 - t32 * t130,
                                        t32 * t145 + (rt::lit::<T>(1.0) - t38 * t146),
                                        -(t32 * t157 + (t38 * t158 + t122)),
                                        t38 * t163 + t128 - t32 * t164,
                                        -(t32 * t166 + t38 * t167),
                                        t168 * (rt::lit::<T>(0.5) * t38) + t32 * t169,
                                        rt::lit::<T>(-0.5) * (t32 * t170 + t38 * t171),
                                    ],
                                    [
                                        half_h * (t199 * t261 + (t27 * t262 + t30 * t263)),
                                        half_h * (t29 * t262 + (t203 * t264 + t30 * t265)),
                                        half_h * (t29 * t263 + (t27 * t265 + t266 * t206)),
                                        half_h * (t208 * t261 + (t38 * t262 + (t51 + t32 * t263))),
                                        half_h * (t31 * t262 + (t209 * t264 + t32 * t265))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t31 * t263 + (t38 * t265 + (t266 * t210 + t207))),
                                        half_h * (t37 * t245 - t32 * t36 - t41 * t259),
                                        half_h * t259,
                                        half_h * (t244 - t242),
                                    ],
                                    [
                                        half_h * (t199 * t288 + (t27 * t289 + t30 * t290)),
                                        half_h * (t29 * t289 + (t291 * t203 + t30 * t292)),
                                        half_h * (t29 * t290 + (t27 * t292 + t293 * t206)),
                                        half_h * (t208 * t288 + (t38 * t289 + (t32 * t290 + t236))),
                                        half_h * (t31 * t289 + (t32 * t292 + (t291 * t209 + t66))),
                                        half_h * (t31 * t290 + (t38 * t292 + t293 * t210))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t41 * t284 + (t37 * t274 + t38 * t36)),
                                        half_h * (t283 - t282),
                                        half_h * (t273 - t271),
                                    ],
                                    [
                                        t326,
                                        t330,
                                        t333,
                                        t334,
                                        t336,
                                        t338,
                                        half_h * (t41 * t320 - (t36 * t296 + t37 * t313))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t319 - t318),
                                        half_h * t313,
                                    ],
                                    [
                                        t369,
                                        half_h
                                            * (t29 * t363 + (t30 * t370 - t68 * t329 - t203 * t357)),
                                        t372,
                                        t373,
                                        half_h
                                            * (t31 * t363 + (t32 * t370 - t74 * t329 - t209 * t357)),
                                        t375,
                                        half_h * (t41 * t360 + (t36 * t367 - t37 * t354)),
                                        half_h * (t359 - t358) + rt::lit::<T>(1.0),
                                        half_h * t354,
                                    ],
                                    [
                                        t406,
                                        t408,
                                        half_h
                                            * (t29 * t403 + (t27 * t407 + (t206 * t409 - t69 * t332))),
                                        t410,
                                        t411,
                                        half_h
                                            * (t31 * t403 + (t38 * t407 + (t210 * t409 - t75 * t332))),
                                        half_h * (t36 * t404 + t37 * t390 - t41 * t398),
                                        half_h * t398,
                                        half_h * (t389 - t386) + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R11_rate, R12_rate, R13_rate, R21_rate, R22_rate, R23_rate, rho1_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let [r11_rate, r12_rate, r13_rate, r21_rate, r22_rate, r23_rate,
                rho1_rate, rho2_rate, rho3_rate] = solution1.x;
                let t28 = rho1 + half_h * rho1_rate;
                let t29 = r11 + half_h * r11_rate;
                let t30 = r13 + half_h * r13_rate;
                let t31 = r21 + half_h * r21_rate;
                let t32 = r23 + half_h * r23_rate;
                let t33 = t29 * t30 + t31 * t32;
                let t34 = k1 * t33;
                let t35 = a + k1 * (t29 * t29 + t31 * t31);
                let t36 = rt::lit::<T>(1.0) / t35;
                let t37 = t34 * t36;
                let t27 = r12 + half_h * r12_rate;
                let t38 = r22 + half_h * r22_rate;
                let t39 = t29 * t27 + t31 * t38;
                let t40 = k1 * t39;
                let t41 = t40 * t36;
                let t42 = k1 * (t27 * t30 + t38 * t32) - t34 * t41;
                let t43 = b + k1 * (t27 * t27 + t38 * t38) - t40 * t41;
                let t44 = rt::lit::<T>(1.0) / t43;
                let t45 = t42 * t44;
                let t46 = rho2 + half_h * rho2_rate - t28 * t41;
                let t47 = rho3 + half_h * rho3_rate - t28 * t37 - t45 * t46;
                let t48 = t42 * t45;
                let t49 = c + k1 * (t30 * t30 + t32 * t32) - t34 * t37 - t48;
                let t50 = rt::lit::<T>(1.0) / t49;
                let t51 = t47 * t50;
                let t54 = t42 * t47;
                let t412 = t44 * (t46 - t50 * t54);
                let t62 = t34 * t47;
                let t414 = t36 * (t28 - t50 * t62) - t41 * t412;
                let t426 = k6 * t51;
                let t427 = t51 * t426 + rt::lit::<T>(1.0);
                let t428 = half_h * t414;
                let t429 = t412 * t426;
                let t430 = -(t428 + t429);
                let t431 = t428 - t429;
                let t432 = t412 * (k6 * t412) + rt::lit::<T>(1.0);
                let [r32_rate, r33_rate] = rt::solve_linear(
                        {
                            let t2 = rt::lit::<T>(1.0)
                                / (a + k1 * (r11 * r11 + r21 * r21));
                            let t1 = k1 * (r11 * r13 + r21 * r23);
                            let t3 = t1 * t2;
                            let t4 = k1 * (r11 * r12 + r21 * r22);
                            let t5 = t4 * t2;
                            let t6 = k1 * (r12 * r13 + r22 * r23) - t1 * t5;
                            let t7 = rt::lit::<T>(1.0)
                                / (b + k1 * (r12 * r12 + r22 * r22) - t4 * t5);
                            let t8 = t6 * t7;
                            let t9 = c + k1 * (r13 * r13 + r23 * r23) - t1 * t3
                                - t6 * t8;
                            let t10 = rt::lit::<T>(1.0) / t9;
                            let t11 = rho2 - rho1 * t5;
                            let t12 = rho3 - rho1 * t3 - t8 * t11;
                            let t14 = t7 * (t11 - t10 * (t6 * t12));
                            let t16 = t2 * (rho1 - t10 * (t1 * t12)) - t5 * t14;
                            let t13 = t10 * t12;
                            [r33 * t16 - r31 * t13, r31 * t14 - r32 * t16]
                        },
                        move |[r32_rate, r33_rate]| {
                            let t433 = r32 + half_h * r32_rate;
                            let t434 = r33 + half_h * r33_rate;
                            let t435 = t433 * t51 - t412 * t434;
                            let t436 = r31 + half_h * t435;
                            (
                                [
                                    t51 * t436 + (r32_rate - t414 * t434),
                                    r33_rate + t433 * t414 - t412 * t436,
                                ],
                                [[t427, t430], [t431, t432]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R32_rate, R33_rate", tally)
                    })?;
                let r11_new = r11 + h * r11_rate;
                let r12_new = r12 + h * r12_rate;
                let r13_new = r13 + h * r13_rate;
                let r21_new = r21 + h * r21_rate;
                let r22_new = r22 + h * r22_rate;
                let r23_new = r23 + h * r23_rate;
                let t433 = r32 + half_h * r32_rate;
                let t434 = r33 + half_h * r33_rate;
                let t435 = t433 * t51 - t412 * t434;
                let r31_new = r31 + h * t435;
                let r32_new = r32 + h * r32_rate;
                let r33_new = r33 + h * r33_rate;
                let t420 = t31 * t414 + (t38 * t412 + t32 * t51);
                let x_new = x + r_h * t420;
                let t422 = t29 * t414 + (t27 * t412 + t30 * t51);
                let y_new = y - r_h * t422;
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
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { k1, .. } = *setting.scheme();
                let t1 = rt::lit::<T>(1.0) / (a + k1 * (r11 * r11 + r21 * r21));
                let t2 = k1 * (r11 * r13 + r21 * r23);
                let t3 = t2 * t1;
                let t4 = k1 * (r11 * r12 + r21 * r22);
                let t5 = t4 * t1;
                let t6 = k1 * (r12 * r13 + r22 * r23) - t2 * t5;
                let t7 = rt::lit::<T>(1.0)
                    / (b + k1 * (r12 * r12 + r22 * r22) - t4 * t5);
                let t8 = t6 * t7;
                let t9 = c + k1 * (r13 * r13 + r23 * r23) - t2 * t3 - t6 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = rho2 - rho1 * t5;
                let t12 = rho3 - rho1 * t3 - t8 * t11;
                let t13 = t7 * (t11 - t10 * (t6 * t12));
                let t14 = t1 * (rho1 - t10 * (t2 * t12)) - t5 * t13;
                let t15 = t10 * t12;
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
                    omega1: t14,
                    omega2: t13,
                    omega3: t15,
                    x_dot: r * (r21 * t14 + (r22 * t13 + r23 * t15)),
                    y_dot: -r * (r11 * t14 + (r12 * t13 + r13 * t15)),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "de51b5599632696d058b290d0fbd1325";
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
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 256 | 392 | 12 | 0 | 0 | 0 |
        /// | each state that is looked at | 24 | 44 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            k1: T,
            /// `m r`
            m_r: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k2: T,
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
                let k1 = m * (r * r);
                let m_r = m * r;
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { k1, m_r, half_h, k2 }
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
                let b = system.parameters.B;
                let c = system.parameters.C;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
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
                    a * omega1 + r * (r21 * m_x_dot - r11 * m_y_dot),
                    b * omega2 + r * (r22 * m_x_dot - r12 * m_y_dot),
                    c * omega3 + r * (r23 * m_x_dot - r13 * m_y_dot),
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
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { k1, m_r, half_h, k2 } = *setting.scheme();
                let t1 = k1 * (r11 * r13 + r21 * r23);
                let t2 = rt::lit::<T>(1.0) / (a + k1 * (r11 * r11 + r21 * r21));
                let t3 = t1 * t2;
                let t4 = k1 * (r11 * r12 + r21 * r22);
                let t5 = t4 * t2;
                let t6 = k1 * (r12 * r13 + r22 * r23) - t1 * t5;
                let t7 = rt::lit::<T>(1.0)
                    / (b + k1 * (r12 * r12 + r22 * r22) - t4 * t5);
                let t8 = t6 * t7;
                let t9 = c + k1 * (r13 * r13 + r23 * r23) - t1 * t3 - t6 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = rho2 - rho1 * t5;
                let t12 = rho3 - rho1 * t3 - t8 * t11;
                let t13 = t10 * t12;
                let t14 = t7 * (t11 - t10 * (t6 * t12));
                let t15 = r12 * t13 - r13 * t14;
                let t16 = r11 + half_h * t15;
                let t17 = t2 * (rho1 - t10 * (t1 * t12)) - t5 * t14;
                let t18 = r13 * t17 - r11 * t13;
                let t19 = r12 + half_h * t18;
                let t20 = r23 * t17 - r21 * t13;
                let t21 = r22 + half_h * t20;
                let t22 = r22 * t13 - r23 * t14;
                let t23 = r21 + half_h * t22;
                let t24 = k1 * (t16 * t19 + t23 * t21);
                let t25 = rt::lit::<T>(1.0) / (a + k1 * (t16 * t16 + t23 * t23));
                let t26 = t24 * t25;
                let t27 = rt::lit::<T>(1.0)
                    / (b + k1 * (t19 * t19 + t21 * t21) - t24 * t26);
                let t28 = r21 * t17 + (r22 * t14 + r23 * t13);
                let t29 = m_r * t28;
                let t30 = r11 * t17 + (r12 * t14 + r13 * t13);
                let t31 = m_r * t30;
                let t32 = c * t13;
                let t33 = a * t17;
                let t34 = r * (t29 * t20 + t31 * t18) + (t17 * t32 - t13 * t33);
                let t35 = b * t14;
                let t36 = r * (t29 * t22 + t31 * t15) + (t13 * t35 - t14 * t32);
                let t37 = rho1 + half_h * t36;
                let t38 = rho2 + half_h * t34 - t37 * t26;
                let t39 = r11 * t14 - r12 * t17;
                let t40 = r13 + half_h * t39;
                let t41 = r21 * t14 - r22 * t17;
                let t42 = r23 + half_h * t41;
                let t43 = k1 * (t16 * t40 + t23 * t42);
                let t44 = t43 * t25;
                let t45 = k1 * (t19 * t40 + t21 * t42) - t43 * t26;
                let t46 = t45 * t27;
                let t47 = c + k1 * (t40 * t40 + t42 * t42) - t43 * t44 - t45 * t46;
                let t48 = rt::lit::<T>(1.0) / t47;
                let t49 = r * (t29 * t41 + t31 * t39) + (t14 * t33 - t17 * t35);
                let t50 = rho3 + half_h * t49 - t37 * t44 - t46 * t38;
                let t51 = t27 * (t38 - t48 * (t45 * t50));
                let t52 = t25 * (t37 - t48 * (t43 * t50)) - t26 * t51;
                let t53 = t16 * t51 - t19 * t52;
                let t54 = r13 + half_h * t53;
                let t55 = t50 * t48;
                let t56 = t19 * t55 - t40 * t51;
                let t57 = r11 + half_h * t56;
                let t58 = t21 * t55 - t42 * t51;
                let t59 = r21 + half_h * t58;
                let t60 = rt::lit::<T>(1.0) / (a + k1 * (t57 * t57 + t59 * t59));
                let t61 = t23 * t52 + (t21 * t51 + t42 * t55);
                let t62 = m_r * t61;
                let t63 = t16 * t52 + (t19 * t51 + t40 * t55);
                let t64 = m_r * t63;
                let t65 = b * t51;
                let t66 = c * t55;
                let t67 = r * (t62 * t58 + t64 * t56) + (t55 * t65 - t51 * t66);
                let t68 = rho1 + half_h * t67;
                let t69 = t23 * t51 - t21 * t52;
                let t70 = r23 + half_h * t69;
                let t71 = k1 * (t57 * t54 + t59 * t70);
                let t72 = t71 * t60;
                let t73 = t40 * t52 - t16 * t55;
                let t74 = r12 + half_h * t73;
                let t75 = t42 * t52 - t23 * t55;
                let t76 = r22 + half_h * t75;
                let t77 = k1 * (t57 * t74 + t59 * t76);
                let t78 = t77 * t60;
                let t79 = k1 * (t74 * t54 + t76 * t70) - t71 * t78;
                let t80 = rt::lit::<T>(1.0)
                    / (b + k1 * (t74 * t74 + t76 * t76) - t77 * t78);
                let t81 = t79 * t80;
                let t82 = c + k1 * (t54 * t54 + t70 * t70) - t71 * t72 - t79 * t81;
                let t83 = rt::lit::<T>(1.0) / t82;
                let t84 = a * t52;
                let t85 = r * (t62 * t69 + t64 * t53) + (t51 * t84 - t52 * t65);
                let t86 = r * (t62 * t75 + t64 * t73) + (t52 * t66 - t55 * t84);
                let t87 = rho2 + half_h * t86 - t68 * t78;
                let t88 = rho3 + half_h * t85 - t68 * t72 - t81 * t87;
                let t89 = t80 * (t87 - t83 * (t79 * t88));
                let t90 = t60 * (t68 - t83 * (t71 * t88)) - t78 * t89;
                let t91 = t88 * t83;
                let t92 = t54 * t90 - t57 * t91;
                let t93 = r12 + h * t92;
                let t94 = t59 * t90 + (t76 * t89 + t70 * t91);
                let t95 = m_r * t94;
                let t96 = t59 * t89 - t76 * t90;
                let t97 = t57 * t90 + (t74 * t89 + t54 * t91);
                let t98 = m_r * t97;
                let t99 = t57 * t89 - t74 * t90;
                let t100 = a * t90;
                let t101 = b * t89;
                let t102 = r * (t95 * t96 + t98 * t99) + (t89 * t100 - t90 * t101);
                let t103 = t76 * t91 - t70 * t89;
                let t104 = t74 * t91 - t54 * t89;
                let t105 = c * t91;
                let t106 = r * (t95 * t103 + t98 * t104) + (t91 * t101 - t89 * t105);
                let t107 = rho1 + h * t106;
                let t108 = r11 + h * t104;
                let t109 = r13 + h * t99;
                let t110 = r21 + h * t103;
                let t111 = r23 + h * t96;
                let t112 = k1 * (t108 * t109 + t110 * t111);
                let t113 = rt::lit::<T>(1.0) / (a + k1 * (t108 * t108 + t110 * t110));
                let t114 = t112 * t113;
                let t115 = t70 * t90 - t59 * t91;
                let t116 = r22 + h * t115;
                let t117 = k1 * (t108 * t93 + t110 * t116);
                let t118 = t117 * t113;
                let t119 = k1 * (t93 * t109 + t116 * t111) - t112 * t118;
                let t120 = rt::lit::<T>(1.0)
                    / (b + k1 * (t93 * t93 + t116 * t116) - t117 * t118);
                let t121 = t119 * t120;
                let t122 = r * (t95 * t115 + t98 * t92) + (t90 * t105 - t91 * t100);
                let t123 = rho2 + h * t122 - t107 * t118;
                let t124 = rho3 + h * t102 - t107 * t114 - t121 * t123;
                let t125 = c + k1 * (t109 * t109 + t111 * t111) - t112 * t114
                    - t119 * t121;
                let t126 = rt::lit::<T>(1.0) / t125;
                let t127 = t124 * t126;
                let t128 = t120 * (t123 - t126 * (t119 * t124));
                let t129 = t93 * t127 - t109 * t128;
                let r11_new = r11
                    + k2 * (t129 + (t15 + rt::lit::<T>(2.0) * (t56 + t104)));
                let t130 = t113 * (t107 - t126 * (t112 * t124)) - t118 * t128;
                let t131 = t109 * t130 - t108 * t127;
                let r12_new = r12
                    + k2 * (t131 + (t18 + rt::lit::<T>(2.0) * (t73 + t92)));
                let t132 = t108 * t128 - t93 * t130;
                let r13_new = r13
                    + k2 * (t132 + (t39 + rt::lit::<T>(2.0) * (t53 + t99)));
                let t133 = t116 * t127 - t111 * t128;
                let r21_new = r21
                    + k2 * (t133 + (t22 + rt::lit::<T>(2.0) * (t58 + t103)));
                let t134 = t111 * t130 - t110 * t127;
                let r22_new = r22
                    + k2 * (t134 + (t20 + rt::lit::<T>(2.0) * (t75 + t115)));
                let t135 = t110 * t128 - t116 * t130;
                let r23_new = r23
                    + k2 * (t135 + (t41 + rt::lit::<T>(2.0) * (t69 + t96)));
                let t136 = r32 * t13 - r33 * t14;
                let t137 = r31 + half_h * t136;
                let t138 = r33 * t17 - r31 * t13;
                let t139 = r32 + half_h * t138;
                let t140 = t137 * t51 - t139 * t52;
                let t141 = r33 + half_h * t140;
                let t142 = r31 * t14 - r32 * t17;
                let t143 = r33 + half_h * t142;
                let t144 = t139 * t55 - t143 * t51;
                let t145 = r31 + half_h * t144;
                let t146 = t141 * t90 - t145 * t91;
                let t147 = r32 + h * t146;
                let t148 = t143 * t52 - t137 * t55;
                let t149 = r32 + half_h * t148;
                let t150 = t149 * t91 - t141 * t89;
                let t151 = t145 * t89 - t149 * t90;
                let t152 = r33 + h * t151;
                let r31_new = r31
                    + k2
                        * (t147 * t127 + (t136 + rt::lit::<T>(2.0) * (t144 + t150))
                            - t152 * t128);
                let t153 = r31 + h * t150;
                let r32_new = r32
                    + k2
                        * (t152 * t130
                            + (t138 + rt::lit::<T>(2.0) * (t148 + t146) - t153 * t127));
                let r33_new = r33
                    + k2
                        * (t153 * t128 + (t142 + rt::lit::<T>(2.0) * (t140 + t151))
                            - t147 * t130);
                let t154 = t110 * t130 + (t116 * t128 + t111 * t127);
                let t155 = k2
                    * (r * t154 + (r * t28 + rt::lit::<T>(2.0) * (r * t61 + r * t94)));
                let x_new = x + t155;
                let t156 = t108 * t130 + (t93 * t128 + t109 * t127);
                let t157 = k2
                    * (r * t156 + (r * t30 + rt::lit::<T>(2.0) * (r * t63 + r * t97)));
                let y_new = y - t157;
                let t158 = m_r * t154;
                let t159 = m_r * t156;
                let t160 = b * t128;
                let t161 = c * t127;
                let t162 = r * (t158 * t133 + t159 * t129)
                    + (t127 * t160
                        + (t36 + rt::lit::<T>(2.0) * (t67 + t106) - t128 * t161));
                let rho1_new = rho1 + k2 * t162;
                let t163 = a * t130;
                let t164 = r * (t158 * t134 + t159 * t131)
                    + (t130 * t161 + (t34 + rt::lit::<T>(2.0) * (t86 + t122))
                        - t127 * t163);
                let rho2_new = rho2 + k2 * t164;
                let t165 = r * (t158 * t135 + t159 * t132)
                    + (t128 * t163
                        + (t49 + rt::lit::<T>(2.0) * (t85 + t102) - t130 * t160));
                let rho3_new = rho3 + k2 * t165;
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
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { k1, .. } = *setting.scheme();
                let t1 = rt::lit::<T>(1.0) / (a + k1 * (r11 * r11 + r21 * r21));
                let t2 = k1 * (r11 * r13 + r21 * r23);
                let t3 = t2 * t1;
                let t4 = k1 * (r11 * r12 + r21 * r22);
                let t5 = t4 * t1;
                let t6 = k1 * (r12 * r13 + r22 * r23) - t2 * t5;
                let t7 = rt::lit::<T>(1.0)
                    / (b + k1 * (r12 * r12 + r22 * r22) - t4 * t5);
                let t8 = t6 * t7;
                let t9 = c + k1 * (r13 * r13 + r23 * r23) - t2 * t3 - t6 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = rho2 - rho1 * t5;
                let t12 = rho3 - rho1 * t3 - t8 * t11;
                let t13 = t7 * (t11 - t10 * (t6 * t12));
                let t14 = t1 * (rho1 - t10 * (t2 * t12)) - t5 * t13;
                let t15 = t10 * t12;
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
                    omega1: t14,
                    omega2: t13,
                    omega3: t15,
                    x_dot: r * (r21 * t14 + (r22 * t13 + r23 * t15)),
                    y_dot: -r * (r11 * t14 + (r12 * t13 + r13 * t15)),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e352185c04e125de36723a4ab5db23ab";
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
                    self.parameters.A,
                    self.parameters.B,
                    self.parameters.C,
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
            let mut info = ModelInfo::new("chaplygin_sphere_so3");
            info.text = Some(
                "Chaplygin's sphere on SO(3) x R^2: a ball whose centre of mass is its centre, with three different moments of inertia, rolls on the plane. Its attitude is a rotation matrix. The angular momentum about the contact is constant in space.",
            );
            info.source = Some(
                "S. A. Chaplygin, On a ball's rolling on a horizontal plane (1903), Regular and Chaotic Dynamics 7 (2002); J. J. Duistermaat, Chaplygin's sphere (2004), arXiv:math/0409019",
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
            info.constraints = &["x_dot - r*omega[2]", "y_dot + r*omega[1]"];
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
                        Some("moment of inertia about the first axis"),
                    ),
                    Some(0.1),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "B",
                        Some("kg m^2"),
                        Some("moment of inertia about the second axis"),
                    ),
                    Some(0.08),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "C",
                        Some("kg m^2"),
                        Some("moment of inertia about the third axis"),
                    ),
                    Some(0.13),
                    true,
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
                Quantity::new("K1", None, None),
                Quantity::new("K2", None, None),
                Quantity::new("K3", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: Some("the motion of chaplygin_sphere's data"),
                    q: &[0.6, -0.8, 0.0, 0.48, 0.36, -0.8, 0.64, 0.48, 0.6, 0.3, -0.2],
                    w: &[1.1, -0.7, 0.9, -0.222, -0.61],
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
                FunctionInfo::new("invariants", &[("q", 11), ("w", 5)], &[4]),
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
            let &[m, r, a, b, c] = parameters else {
                return Err(ParameterError::Count {
                    expected: 5,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                r,
                A: a,
                B: b,
                C: c,
            })
        }

        fn initial_state(&self, set: &str) -> Option<State<f64>> {
            StateBuilder::new(Ok(*self)).data_set(set).map(|builder| builder.state)
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

impl ChaplyginSphereSo3 {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaplygin_sphere_so3::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaplygin_sphere_so3::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaplygin_sphere_so3::Parameters<f64> {
        chaplygin_sphere_so3::Parameters {
            m: self.m,
            r: self.r,
            A: self.A,
            B: self.B,
            C: self.C,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaplygin_sphere_so3::StateBuilder<f64> {
        chaplygin_sphere_so3::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaplygin_sphere_so3::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaplygin_sphere_so3::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sphere_so3::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sphere_so3::System<f64>: ::nonholonomic::Discretize<M>,
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
        ChaplyginSphereSo3::system,
        ChaplyginSphereSo3::parameters,
        ChaplyginSphereSo3::state,
        ChaplyginSphereSo3::initial,
        ChaplyginSphereSo3::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
