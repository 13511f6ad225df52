// Prepared by `nh prepare` from `ChaplyginSphere` in src/library.rs and chaplygin_sphere.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration c977aee371ae5e18e9d0e41909bdb2d5
// content 8d74df77240c285292e460c280609ee9

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct ChaplyginSphere {
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

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for ChaplyginSphere {
    fn default() -> Self {
        ChaplyginSphere {
            m: 1.2,
            r: 0.5,
            A: 0.1,
            B: 0.08,
            C: 0.13,
        }
    }
}

/// The system `chaplygin_sphere` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 354 add, 496 mul, 15 div
/// * `midpoint`: 155 add, 206 mul, 6 div
/// * `rk4`: 385 add, 507 mul, 12 div
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod chaplygin_sphere {
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
        /// The parameters of the data set `standard`.
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
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `a`: real part of the quaternion.
        pub a: T,
        /// Coordinate `b`: the part along the body's first axis.
        pub b: T,
        /// Coordinate `c`: the part along the body's second axis.
        pub c: T,
        /// Coordinate `d`: the part along the body's third axis.
        pub d: T,
        /// Coordinate `x` (m): centre.
        pub x: T,
        /// Coordinate `y` (m): centre.
        pub y: T,
        /// Velocity `omega1`.
        pub omega1: T,
        /// Velocity `omega2`.
        pub omega2: T,
        /// Velocity `omega3`.
        pub omega3: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 6> {
            rt::vector([self.a, self.b, self.c, self.d, self.x, self.y])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([self.omega1, self.omega2, self.omega3, self.x_dot, self.y_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 6>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 6>, w: SVector<T, 5>) -> Self {
            let ([[a, b, c, d, x, y]], [[omega1, omega2, omega3, x_dot, y_dot]]) = (
                q.data.0,
                w.data.0,
            );
            State {
                t,
                a,
                b,
                c,
                d,
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

        fn configuration(&self) -> SVector<T, 6> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, a, b, c, d, x, y, omega1, omega2, omega3, x_dot, y_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, a, b, c, d, x, y, omega1, omega2, omega3, x_dot, y_dot }
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

        ::nonholonomic::__setters!(coordinate : a, b, c, d, x, y);

        ::nonholonomic::__setters!(
            velocity in place of rho : omega1, omega2, omega3, x_dot, y_dot
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
                    .configuration(rt::numbers([0.8, 0.4, -0.2, 0.4, 0.3, -0.2]));
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
        /// Where a parameter is refused, a value is not finite, the metric is not positive definite, or the velocity is off the
        /// constraints by more than roundoff.
        pub fn build(self) -> Result<State<T>, StepError> {
            let (system, state) = self.resolve()?;
            ::nonholonomic::System::check(&system, &state)?;
            Ok(state)
        }

        /// The state with its configuration moved onto the level set of the holonomic constraints, by Newton's method, and its velocity onto the constraints there, g-orthogonally: v ↦ P v.
        ///
        /// # Errors
        /// As for [`build`](Self::build), but for velocities off the constraints. Where Newton's method finds no way to the level set.
        pub fn project(self) -> Result<State<T>, StepError> {
            let (system, mut state) = self.resolve()?;
            rt::finite_state(state.t, &state.q(), &state.w())?;
            let q = rt::onto_level_set(state.q(), |q| system.level_correction(q))?;
            state = ::nonholonomic::State::of(state.t, q, state.w());
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

    /// Chaplygin's sphere: a ball whose centre of mass is its centre, with three different moments of inertia, rolls on the plane. Its attitude is a unit quaternion; the angular momentum about the contact is constant in space.
    ///
    /// **Source**: S. A. Chaplygin, On a ball's rolling on a horizontal plane (1903), Regular and Chaotic Dynamics 7 (2002); J. J. Duistermaat, Chaplygin's sphere (2004), arXiv:math/0409019
    ///
    /// Coordinates q: `a`, `b`, `c`, `d`, `x`, `y`; velocities w: `omega1`, `omega2`, `omega3`, `x_dot`, `y_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`.
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
        /// `2 r`
        twice_r: T,
        /// `-(2 r)`
        minus_twice_r: T,
        /// `r/A`
        r_over_a: T,
        /// `r/B`
        r_over_b: T,
        /// `r/C`
        r_over_c: T,
        /// `r (r/A)`
        r_r_over_a: T,
        /// `2 r (r/A)`
        twice_r_r_over_a: T,
        /// `2 r (r/B)`
        twice_r_r_over_b: T,
        /// `4 r (r/C)`
        k13: T,
        /// `2 (r/A)`
        twice_r_over_a: T,
        /// `2 (r/B)`
        twice_r_over_b: T,
        /// `2/m`
        k14: T,
        /// `-(1/m)`
        minus_inv_m: T,
        /// `-(2/m)`
        k15: T,
        /// `m r²`
        k16: T,
        /// `4 m r²`
        k17: T,
        /// `2 m r²`
        k18: T,
        /// `m r`
        m_r: T,
        /// `8 r² m`
        k19: T,
        /// `2 m r`
        twice_m_r: T,
        /// `2 r² m`
        twice_r_m_r: T,
        /// `4 m r`
        k20: T,
        /// `8 m r²`
        k21: T,
        /// `2 m`
        twice_m: T,
        /// `4 r² m`
        k22: T,
        /// `4 r (r/B)`
        k23: T,
        /// `A + m r²`
        k24: T,
        /// `C + m r²`
        k25: T,
        /// `B + m r²`
        k26: T,
        /// `2 B`
        twice_b: T,
        /// `2 A`
        twice_a: T,
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
                let twice_r = rt::lit::<T>(2.0) * r;
                let minus_twice_r = -twice_r;
                let r_over_a = r / a;
                let r_over_b = r / b;
                let r_over_c = r / c;
                let r_r_over_a = r * r_over_a;
                let twice_r_r_over_a = rt::lit::<T>(2.0) * r_r_over_a;
                let r_r_over_b = r * r_over_b;
                let twice_r_r_over_b = rt::lit::<T>(2.0) * r_r_over_b;
                let k13 = rt::lit::<T>(4.0) * (r * r_over_c);
                let twice_r_over_a = rt::lit::<T>(2.0) * r_over_a;
                let twice_r_over_b = rt::lit::<T>(2.0) * r_over_b;
                let k14 = rt::lit::<T>(2.0) / m;
                let minus_inv_m = -inv_m;
                let k15 = -k14;
                let k16 = m * (r * r);
                let k17 = rt::lit::<T>(4.0) * k16;
                let k18 = rt::lit::<T>(2.0) * k16;
                let m_r = m * r;
                let r_m_r = r * m_r;
                let k19 = rt::lit::<T>(8.0) * r_m_r;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let twice_r_m_r = rt::lit::<T>(2.0) * r_m_r;
                let k20 = rt::lit::<T>(4.0) * m_r;
                let k21 = rt::lit::<T>(8.0) * k16;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k22 = rt::lit::<T>(4.0) * r_m_r;
                let k23 = rt::lit::<T>(4.0) * r_r_over_b;
                let k24 = a + k16;
                let k25 = c + k16;
                let k26 = b + k16;
                let twice_b = rt::lit::<T>(2.0) * b;
                let twice_a = rt::lit::<T>(2.0) * a;
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
                    twice_r,
                    minus_twice_r,
                    r_over_a,
                    r_over_b,
                    r_over_c,
                    r_r_over_a,
                    twice_r_r_over_a,
                    twice_r_r_over_b,
                    k13,
                    twice_r_over_a,
                    twice_r_over_b,
                    k14,
                    minus_inv_m,
                    k15,
                    k16,
                    k17,
                    k18,
                    m_r,
                    k19,
                    twice_m_r,
                    twice_r_m_r,
                    k20,
                    k21,
                    twice_m,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    twice_b,
                    twice_a,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 6>) -> SMatrix<T, 5, 5> {
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
        pub fn inverse_mass(&self, _q: &SVector<T, 6>) -> SMatrix<T, 5, 5> {
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
        pub fn potential(&self, _q: &SVector<T, 6>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 6
        pub fn potential_gradient(&self, _q: &SVector<T, 6>) -> SVector<T, 6> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 6>, w: &SVector<T, 5>) -> T {
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
        pub fn energy(&self, _q: &SVector<T, 6>, w: &SVector<T, 5>) -> T {
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
        pub fn christoffel_first(&self, _q: &SVector<T, 6>) -> [SMatrix<T, 5, 5>; 5] {
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
        pub fn christoffel(&self, _q: &SVector<T, 6>) -> [SMatrix<T, 5, 5>; 5] {
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
        pub fn constraint_matrix(&self, q: &SVector<T, 6>) -> SMatrix<T, 2, 5> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let r = self.parameters.r;
            let Constants { twice_r, minus_twice_r, .. } = self.constants;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let b_squared = b_ * b_;
            let d_squared = d * d;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [(a_d + b_c) * minus_twice_r, r * r_1_1],
                [
                    r * (b_squared + d_squared - (a_squared + c_squared)),
                    (b_c - a_d) * twice_r,
                ],
                [(a_ * b_ - d * c_) * twice_r, (a_ * c_ + d * b_) * twice_r],
                [rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(&self, q: &SVector<T, 6>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let r = self.parameters.r;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let b_squared = b_ * b_;
            let d_squared = d * d;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let t1 = omega2 * (a_squared + c_squared - (b_squared + d_squared))
                + rt::lit::<T>(2.0)
                    * ((a_d + b_c) * omega1 + (d * c_ - a_ * b_) * omega3);
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let t2 = r_1_1 * omega1
                + rt::lit::<T>(2.0)
                    * ((b_c - a_d) * omega2 + (a_ * c_ + d * b_) * omega3);
            rt::vector([x_dot - r * t1, y_dot + r * t2])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, q: &SVector<T, 6>) -> SMatrix<T, 5, 5> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let r = self.parameters.r;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                inv_m,
                twice_r,
                r_over_a,
                r_over_b,
                r_over_c,
                twice_r_r_over_a,
                twice_r_r_over_b,
                k13,
                twice_r_over_a,
                twice_r_over_b,
                k14,
                ..
            } = self.constants;
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let r_1_1_r_over_a = r_1_1 * r_over_a;
            let r_r_1_1 = r * r_1_1;
            let t1 = a_ * b_ - d * c_;
            let t2 = r * t1;
            let t3 = t1 * r_over_c;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let t4 = a_d_plus_b_c * r_over_a;
            let t5 = b_squared + d_squared - (a_squared + c_squared);
            let t6 = r * t5;
            let t7 = t5 * r_over_b;
            let t8 = rt::lit::<T>(4.0) * (t2 * t3 + r * a_d_plus_b_c * t4)
                + (inv_m + t6 * t7);
            let t9 = a_ * c_ + d * b_;
            let t10 = r * t9;
            let t11 = t9 * r_over_c;
            let b_c_minus_a_d = b_c - a_d;
            let t12 = b_c_minus_a_d * r_over_b;
            let t13 = rt::lit::<T>(4.0) * (t10 * t11 + r * b_c_minus_a_d * t12)
                + (inv_m + r_r_1_1 * r_1_1_r_over_a);
            let t14 = t5 * (b_c_minus_a_d * twice_r_r_over_b) + t9 * (t1 * k13);
            let t15 = r_1_1 * (a_d_plus_b_c * twice_r_r_over_a);
            let t16 = t14 - t15;
            let t17 = t8 * t13 - t16 * t16;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t8 * t18;
            let t20 = t15 - t14;
            let t21 = t20 * t18;
            let a_d_plus_b_c_twice_r = a_d_plus_b_c * twice_r;
            let t22 = r_r_1_1 * t19 - t21 * a_d_plus_b_c_twice_r;
            let t23 = t13 * t18;
            let t24 = r_r_1_1 * t21 - t23 * a_d_plus_b_c_twice_r;
            let t25 = a_d_plus_b_c * twice_r_over_a;
            let t26 = b_c_minus_a_d * twice_r;
            let t27 = t6 * t21 + t26 * t19;
            let t28 = t6 * t23 + t26 * t21;
            let t29 = t2 * t21 + t10 * t19;
            let t30 = t2 * t23 + t10 * t21;
            let t31 = rt::lit::<T>(4.0) * t30;
            let t32 = inv_a / t17;
            let t33 = b_c_minus_a_d * twice_r_over_b;
            let t34 = rt::lit::<T>(4.0) * t29;
            let t35 = inv_b / t17;
            let t36 = inv_c / t17;
            let t37 = inv_m / t17;
            let t38 = t20 * t37;
            rt::matrix([
                [
                    r_1_1_r_over_a * t22 - t24 * t25,
                    t7 * t24 + t22 * t33,
                    rt::lit::<T>(2.0) * (t3 * t24 + t11 * t22),
                    inv_m * t24,
                    inv_m * t22,
                ],
                [
                    r_1_1_r_over_a * t27 - t28 * t25,
                    t7 * t28 + t27 * t33,
                    rt::lit::<T>(2.0) * (t3 * t28 + t11 * t27),
                    inv_m * t28,
                    inv_m * t27,
                ],
                [
                    r_1_1_r_over_a * (rt::lit::<T>(2.0) * t29) - t4 * t31,
                    t7 * (rt::lit::<T>(2.0) * t30) + t12 * t34,
                    t3 * t31 + t11 * t34,
                    t30 * k14,
                    t29 * k14,
                ],
                [
                    t32 * (r_r_1_1 * t20 - t13 * a_d_plus_b_c_twice_r),
                    t35 * (t6 * t13 + t26 * t20),
                    t36 * (rt::lit::<T>(2.0) * (t2 * t13 + t10 * t20)),
                    t13 * t37,
                    t38,
                ],
                [
                    t32 * (r_r_1_1 * t8 - t20 * a_d_plus_b_c_twice_r),
                    t35 * (t6 * t20 + t26 * t8),
                    t36 * (rt::lit::<T>(2.0) * (t2 * t20 + t10 * t8)),
                    t38,
                    t8 * t37,
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
        pub fn projector_d(&self, q: &SVector<T, 6>) -> SMatrix<T, 5, 5> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let r = self.parameters.r;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                inv_m,
                twice_r,
                r_over_a,
                r_over_b,
                r_over_c,
                twice_r_r_over_a,
                twice_r_r_over_b,
                k13,
                twice_r_over_a,
                twice_r_over_b,
                minus_inv_m,
                k15,
                ..
            } = self.constants;
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let r_r_1_1 = r * r_1_1;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let t1 = r_1_1 * (a_d_plus_b_c * twice_r_r_over_a);
            let t2 = b_squared + d_squared - (a_squared + c_squared);
            let b_c_minus_a_d = b_c - a_d;
            let t3 = a_ * c_ + d * b_;
            let t4 = a_ * b_ - d * c_;
            let t5 = t2 * (b_c_minus_a_d * twice_r_r_over_b) + t3 * (t4 * k13);
            let t6 = t1 - t5;
            let t7 = r * t4;
            let t8 = t4 * r_over_c;
            let t9 = a_d_plus_b_c * r_over_a;
            let t10 = r * t2;
            let t11 = t2 * r_over_b;
            let t12 = rt::lit::<T>(4.0) * (t7 * t8 + r * a_d_plus_b_c * t9)
                + (inv_m + t10 * t11);
            let t13 = r * t3;
            let t14 = t3 * r_over_c;
            let t15 = b_c_minus_a_d * r_over_b;
            let r_1_1_r_over_a = r_1_1 * r_over_a;
            let t16 = rt::lit::<T>(4.0) * (t13 * t14 + r * b_c_minus_a_d * t15)
                + (inv_m + r_r_1_1 * r_1_1_r_over_a);
            let t17 = t5 - t1;
            let t18 = t12 * t16 - t17 * t17;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t6 * t19;
            let t21 = t16 * t19;
            let a_d_plus_b_c_twice_r = a_d_plus_b_c * twice_r;
            let t22 = r_r_1_1 * t20 - t21 * a_d_plus_b_c_twice_r;
            let t23 = a_d_plus_b_c * twice_r_over_a;
            let t24 = t12 * t19;
            let t25 = r_r_1_1 * t24 - t20 * a_d_plus_b_c_twice_r;
            let t26 = b_c_minus_a_d * twice_r;
            let t27 = t10 * t21 + t26 * t20;
            let t28 = t10 * t20 + t26 * t24;
            let t29 = t7 * t21 + t13 * t20;
            let t30 = rt::lit::<T>(4.0) * t29;
            let t31 = t7 * t20 + t13 * t24;
            let t32 = inv_a / t18;
            let t33 = b_c_minus_a_d * twice_r_over_b;
            let t34 = rt::lit::<T>(4.0) * t31;
            let t35 = inv_b / t18;
            let t36 = inv_c / t18;
            let t37 = inv_m / t18;
            let t38 = -(t6 * t37);
            rt::matrix([
                [
                    t22 * t23 + rt::lit::<T>(1.0) - r_1_1_r_over_a * t25,
                    -(t11 * t22 + t25 * t33),
                    rt::lit::<T>(-2.0) * (t8 * t22 + t14 * t25),
                    t22 * minus_inv_m,
                    t25 * minus_inv_m,
                ],
                [
                    t27 * t23 - r_1_1_r_over_a * t28,
                    rt::lit::<T>(1.0) - t11 * t27 - t28 * t33,
                    rt::lit::<T>(-2.0) * (t8 * t27 + t14 * t28),
                    t27 * minus_inv_m,
                    t28 * minus_inv_m,
                ],
                [
                    t9 * t30 - r_1_1_r_over_a * (rt::lit::<T>(2.0) * t31),
                    -(t11 * (rt::lit::<T>(2.0) * t29) + t15 * t34),
                    rt::lit::<T>(1.0) - t8 * t30 - t14 * t34,
                    t29 * k15,
                    t31 * k15,
                ],
                [
                    t32 * (t16 * a_d_plus_b_c_twice_r - r_r_1_1 * t6),
                    -(t35 * (t10 * t16 + t26 * t6)),
                    t36 * (rt::lit::<T>(-2.0) * (t7 * t16 + t13 * t6)),
                    rt::lit::<T>(1.0) - t16 * t37,
                    t38,
                ],
                [
                    t32 * (t6 * a_d_plus_b_c_twice_r - r_r_1_1 * t12),
                    -(t35 * (t10 * t6 + t26 * t12)),
                    t36 * (rt::lit::<T>(-2.0) * (t7 * t6 + t13 * t12)),
                    t38,
                    rt::lit::<T>(1.0) - t12 * t37,
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
        pub fn frame(&self, q: &SVector<T, 6>) -> SMatrix<T, 5, 3> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let r = self.parameters.r;
            let Constants { twice_r, minus_twice_r, .. } = self.constants;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let b_squared = b_ * b_;
            let d_squared = d * d;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0),
                    zero,
                    zero,
                    (a_d + b_c) * twice_r,
                    r * (c_squared + d_squared - (b_squared + a_squared)),
                ],
                [
                    zero,
                    rt::lit::<T>(1.0),
                    zero,
                    r * (a_squared + c_squared - (b_squared + d_squared)),
                    (a_d - b_c) * twice_r,
                ],
                [
                    zero,
                    zero,
                    rt::lit::<T>(1.0),
                    (d * c_ - a_ * b_) * twice_r,
                    (a_ * c_ + d * b_) * minus_twice_r,
                ],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn restricted_metric(&self, q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { k16, k17, k18, .. } = self.constants;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let t1 = c_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
            let t3 = a_ * b_ + d * c_;
            let t4 = a_ * c_ - d * b_;
            let t5 = t3 * (t4 * k17);
            let t6 = a_ * a_ + d_squared;
            let b_squared = b_ * b_;
            let t7 = b_squared + c_squared;
            let t8 = (t6 - t7) * (t4 * k18);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t9 = b_squared + d_squared;
            let t10 = (a_ * (a_ + twice_b_2) + (t9 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t9 + c_ * (c_ - twice_d))));
            let t11 = (t7 - t6) * (t3 * k18);
            rt::matrix([
                [a + t2, t5, t8],
                [t5, b + t10, t11],
                [t8, t11, c + t7 * (t6 * k17)],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { k16, k17, k18, .. } = self.constants;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let t1 = c_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
            let t3 = a + t2;
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let b_squared = b_ * b_;
            let t4 = b_squared + d_squared;
            let t5 = (a_ * (a_ + twice_b_2) + (t4 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t4 + c_ * (c_ - twice_d))));
            let t6 = a_ * b_ + d * c_;
            let t7 = k16 * (a_ * c_ - d * b_);
            let t8 = t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t3;
            let t10 = t8 * t9;
            let t11 = b + t5 - t10 * (rt::lit::<T>(16.0) * t8);
            let t12 = rt::lit::<T>(1.0) / (t3 * t11);
            let t13 = rt::lit::<T>(4.0) * t8;
            let t14 = b_squared + c_squared;
            let t15 = a_ * a_ + d_squared;
            let t16 = (t15 - t14) * t7;
            let t17 = t16 * t9;
            let t18 = (t14 - t15) * (t6 * k18) - t10 * (rt::lit::<T>(8.0) * t16);
            let t19 = t18 * t18;
            let t20 = rt::lit::<T>(1.0) / t11;
            let t21 = c + t14 * (t15 * k17) - t17 * (rt::lit::<T>(4.0) * t16)
                - t19 * t20;
            let t22 = t11 * t21;
            let t23 = rt::lit::<T>(1.0) / t22;
            let t24 = t12 * (t18 * t13) - rt::lit::<T>(2.0) * t17;
            let t25 = t12 * t13 + t23 * (t18 * t24);
            let t26 = -t25;
            let t27 = rt::lit::<T>(1.0) / t21;
            let t28 = t24 * t27;
            let t29 = -(t18 * t23);
            rt::matrix([
                [
                    t25 * (rt::lit::<T>(4.0) * t10)
                        + (t9 - t24 * (rt::lit::<T>(2.0) * t16) / (t3 * t21)),
                    t26,
                    t28,
                ],
                [t26, t20 + t19 / (t11 * t22), t29],
                [t28, t29, t27],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, q: &SVector<T, 6>) -> [SMatrix<T, 3, 3>; 3] {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                twice_r,
                k16,
                k17,
                k18,
                m_r,
                k19,
                twice_m_r,
                twice_r_m_r,
                ..
            } = self.constants;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let t1 = c_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
            let t3 = a + t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let d_c = d * c_;
            let a_b = a_ * b_;
            let d_c_minus_a_b = d_c - a_b;
            let a_b_minus_d_c = a_b - d_c;
            let t5 = r * (d_c_minus_a_b - a_b_minus_d_c) - a_b_minus_d_c * twice_r;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let t6 = t5 * (a_d_plus_b_c * m_r);
            let a_c = a_ * c_;
            let d_b = d * b_;
            let a_c_plus_d_b = a_c + d_b;
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let t7 = b_squared + a_squared;
            let t8 = (t1 - t7) * m_r;
            let t9 = r * a_c_plus_d_b * t8;
            let t10 = t4 * (rt::lit::<T>(2.0) * t6 - rt::lit::<T>(4.0) * t9);
            let a_b_plus_d_c = a_b + d_c;
            let t11 = k16 * (a_c - d_b);
            let t12 = a_b_plus_d_c * t11;
            let t13 = t12 * t4;
            let t14 = rt::lit::<T>(4.0) * t13;
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t15 = b_squared + d_squared;
            let t16 = (a_ * (a_ + twice_b_2) + (t15 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t15 + c_ * (c_ - twice_d))));
            let t17 = b + t16 - t13 * (rt::lit::<T>(16.0) * t12);
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = a_squared + c_squared;
            let t20 = (t19 - t15) * m_r;
            let a_d_minus_b_c = a_d - b_c;
            let t21 = a_c_plus_d_b * k19;
            let t22 = t20 * t5 - a_d_minus_b_c * t21
                - t13 * (rt::lit::<T>(8.0) * t6 - rt::lit::<T>(16.0) * t9);
            let t23 = t18 * t22;
            let t24 = b_squared + c_squared;
            let t25 = a_squared + d_squared;
            let t26 = (t25 - t24) * t11;
            let t27 = t26 * t4;
            let t28 = (t24 - t25) * (a_b_plus_d_c * k18)
                - t13 * (rt::lit::<T>(8.0) * t26);
            let t29 = t28 * t18;
            let t30 = c + t24 * (t25 * k17) - t27 * (rt::lit::<T>(4.0) * t26)
                - t28 * t29;
            let t31 = rt::lit::<T>(1.0) / (t17 * t30);
            let t32 = t5 * (d_c_minus_a_b * twice_m_r) + (c + a_c_plus_d_b * t21)
                - t27 * (rt::lit::<T>(4.0) * t6 - rt::lit::<T>(8.0) * t9);
            let t33 = t32 - t29 * t22;
            let t34 = t31 * (t28 * t33);
            let t35 = t23 - t34;
            let t36 = rt::lit::<T>(1.0) / (t3 * t30);
            let t37 = rt::lit::<T>(2.0) * t26;
            let t38 = t14 * t35 + t36 * (t37 * t33);
            let t39 = a_squared - d_squared;
            let t40 = c_squared - b_squared;
            let t41 = t15 - t19 - (t39 + t40);
            let t42 = a_d_minus_b_c * twice_r + r * (a_d_minus_b_c + a_d_minus_b_c);
            let t43 = t41 * (a_d_plus_b_c * twice_r_m_r) - t8 * t42;
            let t44 = t4 * t43;
            let t45 = r * t41;
            let t46 = t20 * t45 - b - t42 * (a_d_minus_b_c * twice_m_r)
                - t13 * (rt::lit::<T>(4.0) * t43);
            let t47 = t18 * t46;
            let a_c_plus_d_b_m_r = a_c_plus_d_b * m_r;
            let t48 = rt::lit::<T>(2.0)
                * (d_c_minus_a_b * m_r * t45 + a_c_plus_d_b_m_r * t42 - t27 * t43)
                - t29 * t46;
            let t49 = t31 * (t28 * t48);
            let t50 = t47 - t49;
            let t51 = t14 * t50 + t36 * (t37 * t48);
            let t52 = a_d_plus_b_c * k19;
            let r_1_1 = t7 - t1;
            let t53 = r_1_1 + (t39 - t40);
            let t54 = r * t53;
            let t55 = a + a_d_plus_b_c * t52 - t8 * t54;
            let t56 = t4 * t55;
            let t57 = rt::lit::<T>(4.0) * (r * a_d_plus_b_c * t20 - t13 * t55)
                - t53 * (a_d_minus_b_c * twice_r_m_r);
            let t58 = t18 * t57;
            let t59 = d_c_minus_a_b * t52
                + rt::lit::<T>(2.0) * (t54 * a_c_plus_d_b_m_r - t27 * t55) - t29 * t57;
            let t60 = t31 * (t28 * t59);
            let t61 = t58 - t60;
            let t62 = t14 * t61 + t36 * (t37 * t59);
            let t63 = rt::lit::<T>(1.0) / t30;
            let t64 = t33 * t63;
            let t65 = t63 * t48;
            let t66 = t63 * t59;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, t38 - t10, t51 - t44],
                    [t10 - t38, zero, t62 - t56],
                    [t44 - t51, t56 - t62, zero],
                ]),
                rt::matrix([
                    [zero, t34 - t23, t49 - t47],
                    [t35, zero, t60 - t58],
                    [t50, t61, zero],
                ]),
                rt::matrix([[zero, -t64, -t65], [t64, zero, -t66], [t65, t66, zero]]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9 × 9
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 9, 9> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { twice_r, k16, k17, k18, m_r, k20, .. } = self.constants;
            let half_b_2 = rt::lit::<T>(0.5) * b_;
            let minus_half_b_2 = -half_b_2;
            let half_c_2 = rt::lit::<T>(0.5) * c_;
            let minus_half_c_2 = -half_c_2;
            let half_d = rt::lit::<T>(0.5) * d;
            let minus_half_d = -half_d;
            let half_a_2 = rt::lit::<T>(0.5) * a_;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let a_d_plus_b_c_twice_r = a_d_plus_b_c * twice_r;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let t1 = a_squared + c_squared;
            let b_squared = b_ * b_;
            let d_squared = d * d;
            let t2 = b_squared + d_squared;
            let t3 = r * (t1 - t2);
            let d_c = d * c_;
            let a_b = a_ * b_;
            let d_c_minus_a_b = d_c - a_b;
            let t4 = d_c_minus_a_b * twice_r;
            let t5 = c_squared + d_squared;
            let t6 = b_squared + a_squared;
            let t7 = r * (t5 - t6);
            let a_d_minus_b_c = a_d - b_c;
            let t8 = a_d_minus_b_c * twice_r;
            let a_c = a_ * c_;
            let d_b = d * b_;
            let a_c_plus_d_b = a_c + d_b;
            let a_c_plus_d_b_twice_r = a_c_plus_d_b * twice_r;
            let minus_half_a_2 = -half_a_2;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t9 = (a_ * (a_ - twice_c) + (t5 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t5 + b_ * (b_ - twice_d))));
            let t10 = rt::lit::<T>(1.0) / (a + t9);
            let t11 = b_squared + c_squared;
            let t12 = a_squared + d_squared;
            let t13 = k16 * (a_c - d_b);
            let t14 = (t12 - t11) * t13;
            let t15 = t14 * t10;
            let a_b_plus_d_c = a_b + d_c;
            let t16 = a_b_plus_d_c * t13;
            let t17 = t16 * t10;
            let t18 = (t11 - t12) * (a_b_plus_d_c * k18)
                - t17 * (rt::lit::<T>(8.0) * t14);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t19 = (a_ * (a_ + twice_b_2) + (t2 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t2 + c_ * (c_ - twice_d))));
            let t20 = rt::lit::<T>(1.0) / (b + t19 - t17 * (rt::lit::<T>(16.0) * t16));
            let t21 = t18 * t20;
            let t22 = rt::lit::<T>(1.0)
                / (c + t11 * (t12 * k17) - t15 * (rt::lit::<T>(4.0) * t14) - t18 * t21);
            let t23 = rho2 - t17 * (rt::lit::<T>(4.0) * rho1);
            let t24 = rho3 - t15 * (rt::lit::<T>(2.0) * rho1) - t21 * t23;
            let t25 = t20 * (t23 - t22 * (t18 * t24));
            let t26 = t10 * (rho1 - t22 * (rt::lit::<T>(2.0) * t14 * t24))
                - rt::lit::<T>(4.0) * t17 * t25;
            let t27 = t22 * t24;
            let t28 = t7 * t26
                + rt::lit::<T>(2.0) * (r * a_d_minus_b_c * t25 - r * a_c_plus_d_b * t27);
            let t29 = t28 * (a_c_plus_d_b * k20);
            let a_b_minus_d_c = a_b - d_c;
            let t30 = t3 * t25
                + rt::lit::<T>(2.0) * (r * d_c_minus_a_b * t27 + r * a_d_plus_b_c * t26);
            let t31 = c * t27
                + (r * (d_c_minus_a_b - a_b_minus_d_c) - a_b_minus_d_c * twice_r)
                    * (m * t30);
            let t32 = b * t25 + (t8 + r * (a_d_minus_b_c + a_d_minus_b_c)) * (m * t28);
            let t33 = a_squared - d_squared;
            let t34 = c_squared - b_squared;
            let t35 = t30 * (m_r * (t2 - t1 - (t33 + t34)));
            let r_1_1 = t6 - t5;
            let t36 = t28 * (m_r * (r_1_1 + (t33 - t34)));
            let t37 = a * t26 + t30 * (a_d_plus_b_c * k20);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, half_b_2, half_c_2, half_d],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    minus_half_a_2,
                    half_d,
                    minus_half_c_2,
                ],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    minus_half_d,
                    minus_half_a_2,
                    half_b_2,
                ],
                [
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    zero,
                    half_c_2,
                    minus_half_b_2,
                    minus_half_a_2,
                ],
                [zero, zero, zero, zero, zero, zero, -a_d_plus_b_c_twice_r, -t3, -t4],
                [zero, zero, zero, zero, zero, zero, -t7, -t8, a_c_plus_d_b_twice_r],
                [
                    minus_half_b_2,
                    half_a_2,
                    half_d,
                    minus_half_c_2,
                    a_d_plus_b_c_twice_r,
                    t7,
                    zero,
                    t31 - t29,
                    t35 - t32,
                ],
                [
                    minus_half_c_2,
                    minus_half_d,
                    half_a_2,
                    half_b_2,
                    t3,
                    t8,
                    t29 - t31,
                    zero,
                    t37 - t36,
                ],
                [
                    minus_half_d,
                    half_c_2,
                    minus_half_b_2,
                    half_a_2,
                    t4,
                    -a_c_plus_d_b_twice_r,
                    t32 - t35,
                    t36 - t37,
                    zero,
                ],
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 6>, rho: &SVector<T, 3>) -> T {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { k16, k17, k18, .. } = self.constants;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let t1 = c_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
            let t3 = rt::lit::<T>(1.0) / (a + t2);
            let b_squared = b_ * b_;
            let t4 = b_squared + c_squared;
            let t5 = a_ * a_ + d_squared;
            let t6 = k16 * (a_ * c_ - d * b_);
            let t7 = (t5 - t4) * t6;
            let t8 = t7 * t3;
            let t9 = a_ * b_ + d * c_;
            let t10 = t9 * t6;
            let t11 = t10 * t3;
            let t12 = (t4 - t5) * (t9 * k18) - t11 * (rt::lit::<T>(8.0) * t7);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t13 = b_squared + d_squared;
            let t14 = (a_ * (a_ + twice_b_2) + (t13 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t13 + c_ * (c_ - twice_d))));
            let t15 = rt::lit::<T>(1.0) / (b + t14 - t11 * (rt::lit::<T>(16.0) * t10));
            let t16 = t12 * t15;
            let t17 = rt::lit::<T>(1.0)
                / (c + t4 * (t5 * k17) - t8 * (rt::lit::<T>(4.0) * t7) - t12 * t16);
            let t18 = rho2 - t11 * (rt::lit::<T>(4.0) * rho1);
            let t19 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t16 * t18;
            let t20 = t15 * (t18 - t17 * (t12 * t19));
            let t21 = rho1
                * (t3 * (rho1 - t17 * (rt::lit::<T>(2.0) * t7 * t19))
                    - rt::lit::<T>(4.0) * t11 * t20);
            rt::lit::<T>(0.5) * (t21 + (rho2 * t20 + t17 * (rho3 * t19)))
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 9> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { twice_r, k16, k17, k18, m_r, twice_m_r, .. } = self
                .constants;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let b_squared = b_ * b_;
            let d_squared = d * d;
            let t1 = b_squared + d_squared;
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t2 = (a_ * (a_ + twice_b_2) + (t1 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t1 + c_ * (c_ - twice_d))));
            let a_b = a_ * b_;
            let d_c = d * c_;
            let a_b_plus_d_c = a_b + d_c;
            let a_c = a_ * c_;
            let d_b = d * b_;
            let t3 = k16 * (a_c - d_b);
            let t4 = a_b_plus_d_c * t3;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let t5 = c_squared + d_squared;
            let t6 = (a_ * (a_ - twice_c) + (t5 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t5 + b_ * (b_ - twice_d))));
            let t7 = rt::lit::<T>(1.0) / (a + t6);
            let t8 = t4 * t7;
            let t9 = rt::lit::<T>(1.0) / (b + t2 - t8 * (rt::lit::<T>(16.0) * t4));
            let t10 = rho2 - t8 * (rt::lit::<T>(4.0) * rho1);
            let t11 = b_squared + c_squared;
            let t12 = a_squared + d_squared;
            let t13 = (t12 - t11) * t3;
            let t14 = t13 * t7;
            let t15 = (t11 - t12) * (a_b_plus_d_c * k18)
                - t8 * (rt::lit::<T>(8.0) * t13);
            let t16 = t15 * t9;
            let t17 = rt::lit::<T>(1.0)
                / (c + t11 * (t12 * k17) - t14 * (rt::lit::<T>(4.0) * t13) - t15 * t16);
            let t18 = rho3 - t14 * (rt::lit::<T>(2.0) * rho1) - t16 * t10;
            let t19 = t9 * (t10 - t17 * (t15 * t18));
            let t20 = t17 * t18;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let t21 = t7 * (rho1 - t17 * (rt::lit::<T>(2.0) * t13 * t18))
                - rt::lit::<T>(4.0) * t8 * t19;
            let t22 = m_r * (a_squared + c_squared - t1) * t19
                + twice_m_r * ((d_c - a_b) * t20 + (a_d + b_c) * t21);
            let t23 = twice_r * (b_ * t20 - a_ * t19 - d * t21);
            let t24 = m_r * (t5 - (b_squared + a_squared)) * t21
                + twice_m_r * ((a_d - b_c) * t19 - (a_c + d_b) * t20);
            let t25 = twice_r * (a_ * t21 + c_ * t20);
            let d_twice_r = d * twice_r;
            let t26 = t19 * d_twice_r;
            let t27 = twice_r * (b_ * t19 + a_ * t20 - c_ * t21);
            let t28 = t21 * (b_ * twice_r) + (t19 * (c_ * twice_r) + t20 * d_twice_r);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                t22 * t23 + t24 * (t25 - t26),
                t22 * t27 + t24 * t28,
                t24 * t27 - t22 * t28,
                t22 * (t26 - t25) + t24 * t23,
                zero,
                zero,
                t21,
                t19,
                t20,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9
        pub fn vector_field(
            &self,
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 9> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { twice_r, k16, k17, k18, m_r, twice_m_r, .. } = self
                .constants;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let t1 = c_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
            let t3 = rt::lit::<T>(1.0) / (a + t2);
            let b_squared = b_ * b_;
            let t4 = b_squared + c_squared;
            let a_squared = a_ * a_;
            let t5 = a_squared + d_squared;
            let a_c = a_ * c_;
            let d_b = d * b_;
            let t6 = k16 * (a_c - d_b);
            let t7 = (t5 - t4) * t6;
            let t8 = t7 * t3;
            let a_b = a_ * b_;
            let d_c = d * c_;
            let a_b_plus_d_c = a_b + d_c;
            let t9 = a_b_plus_d_c * t6;
            let t10 = t9 * t3;
            let t11 = (t4 - t5) * (a_b_plus_d_c * k18) - t10 * (rt::lit::<T>(8.0) * t7);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t12 = b_squared + d_squared;
            let t13 = (a_ * (a_ + twice_b_2) + (t12 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t12 + c_ * (c_ - twice_d))));
            let t14 = rt::lit::<T>(1.0) / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
            let t15 = t11 * t14;
            let t16 = rt::lit::<T>(1.0)
                / (c + t4 * (t5 * k17) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
            let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
            let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
            let t19 = t14 * (t17 - t16 * (t11 * t18));
            let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                - rt::lit::<T>(4.0) * t10 * t19;
            let t21 = t16 * t18;
            let t22 = b_ * t20 + (c_ * t19 + d * t21);
            let t23 = rt::lit::<T>(0.5) * t22;
            let t24 = a_ * t20 + (c_ * t21 - d * t19);
            let t25 = rt::lit::<T>(0.5) * t24;
            let t26 = d * t20 + (a_ * t19 - b_ * t21);
            let t27 = rt::lit::<T>(0.5) * t26;
            let t28 = b_ * t19 + a_ * t21 - c_ * t20;
            let t29 = rt::lit::<T>(0.5) * t28;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let t30 = r * (a_squared + c_squared - t12) * t19
                + twice_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
            let t31 = r * (t1 - (b_squared + a_squared)) * t20
                + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
            let t32 = a_ * t29 - d * t23;
            let t33 = c_ * t25 + b_ * t27;
            let t34 = twice_m_r * t30;
            let t35 = a_ * t22;
            let t36 = c_ * t26;
            let t37 = d * t28;
            let t38 = b_ * t24;
            let t39 = b * t19;
            let t40 = c * t21;
            let t41 = (t35 + t36 + (t37 - t38)) * (m_r * t31) + (t21 * t39 - t19 * t40);
            let t42 = twice_m_r * t31;
            let t43 = a * t20;
            let t44 = (t36 - t37 - (t38 + t35)) * (m_r * t30) + (t20 * t40 - t21 * t43);
            let t45 = t34 * (b_ * t23 + c_ * t29 + (d * t27 - a_ * t25))
                - t42 * (d * t25 + a_ * t27 + (b_ * t29 - c_ * t23));
            rt::vector([
                -t23,
                t25,
                t27,
                t29,
                t30,
                t31,
                (t32 + t33) * t34 + t41,
                (t32 - t33) * t42 + t44,
                t45 + (t19 * t43 - t20 * t39),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 9 × 9
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 9, 9> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let m = self.parameters.m;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants {
                twice_r,
                k16,
                k17,
                k18,
                m_r,
                twice_m_r,
                twice_r_m_r,
                k21,
                twice_m,
                k22,
                ..
            } = self.constants;
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let a_plus_twice_b_2 = a_ + twice_b_2;
            let b_squared = b_ * b_;
            let d_squared = d * d;
            let t1 = b_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let c_plus_twice_d = c_ + twice_d;
            let t2 = a_ * a_plus_twice_b_2 + (t1 + c_ * c_plus_twice_d);
            let a_minus_twice_b_2 = a_ - twice_b_2;
            let c_minus_twice_d = c_ - twice_d;
            let t3 = a_ * a_minus_twice_b_2 + (t1 + c_ * c_minus_twice_d);
            let a_b = a_ * b_;
            let d_c = d * c_;
            let a_b_plus_d_c = a_b + d_c;
            let a_c = a_ * c_;
            let d_b = d * b_;
            let a_c_minus_d_b = a_c - d_b;
            let t4 = k16 * a_c_minus_d_b;
            let t5 = a_b_plus_d_c * t4;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let a_minus_twice_c = a_ - twice_c;
            let c_squared = c_ * c_;
            let t6 = c_squared + d_squared;
            let b_plus_twice_d = b_ + twice_d;
            let t7 = a_ * a_minus_twice_c + (t6 + b_ * b_plus_twice_d);
            let a_plus_twice_c = a_ + twice_c;
            let b_minus_twice_d = b_ - twice_d;
            let t8 = a_ * a_plus_twice_c + (t6 + b_ * b_minus_twice_d);
            let t9 = a + t7 * (k16 * t8);
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t5 * t10;
            let t12 = b + t2 * (k16 * t3) - t11 * (rt::lit::<T>(16.0) * t5);
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = rho2 - t11 * (rt::lit::<T>(4.0) * rho1);
            let t15 = t13 * t14;
            let t16 = b_squared + c_squared;
            let a_squared = a_ * a_;
            let t17 = a_squared + d_squared;
            let t18 = t17 - t16;
            let t19 = t18 * t4;
            let t20 = t19 * t10;
            let t21 = t16 - t17;
            let t22 = t21 * (a_b_plus_d_c * k18) - t11 * (rt::lit::<T>(8.0) * t19);
            let t23 = t22 * t13;
            let t24 = t22 * t23;
            let t25 = c + t16 * (t17 * k17) - t20 * (rt::lit::<T>(4.0) * t19) - t24;
            let t26 = t12 * t25;
            let t27 = rt::lit::<T>(1.0) / t26;
            let twice_rho1 = rt::lit::<T>(2.0) * rho1;
            let t28 = rho3 - t20 * twice_rho1 - t23 * t14;
            let t29 = t27 * (t22 * t28);
            let t30 = t15 - t29;
            let c_a_b_plus_d_c = c_ * a_b_plus_d_c;
            let b_a_c_minus_d_b = b_ * a_c_minus_d_b;
            let t31 = k16 * (c_a_b_plus_d_c + b_a_c_minus_d_b);
            let t32 = k16 * ((a_ + a_plus_twice_c) * t7 + (a_ + a_minus_twice_c) * t8);
            let t33 = t10 * (t31 - t11 * t32);
            let t34 = rt::lit::<T>(4.0) * (rho1 * t33);
            let t35 = k16
                * ((a_ + a_minus_twice_b_2) * t2 + (a_ + a_plus_twice_b_2) * t3)
                - rt::lit::<T>(16.0) * (t31 * t11 + t5 * t33);
            let a_a_b_plus_d_c = a_ * a_b_plus_d_c;
            let a_a_c_minus_d_b = a_ * a_c_minus_d_b;
            let t36 = k16 * (c_ * t18 + rt::lit::<T>(2.0) * a_a_c_minus_d_b);
            let t37 = (b_ * t21 - rt::lit::<T>(2.0) * a_a_b_plus_d_c) * k18
                - rt::lit::<T>(8.0) * (t36 * t11 + t19 * t33);
            let t38 = t13 * (t37 - t23 * t35);
            let t39 = t10 * (t36 - t20 * t32);
            let t40 = t14 * t38 + (twice_rho1 * t39 - t23 * t34);
            let t41 = t16 * (a_ * k21) - rt::lit::<T>(4.0) * (t36 * t20 + t19 * t39)
                - t23 * t37;
            let t42 = t41 - t22 * t38;
            let t43 = t27 * (t28 * t37 - t22 * t40 - t29 * (t25 * t35 + t12 * t42));
            let t44 = t13 * (t34 + t15 * t35) + t43;
            let t45 = rt::lit::<T>(1.0) / (t9 * t25);
            let t46 = t45 * (t19 * t28);
            let t47 = rt::lit::<T>(2.0) * t45;
            let t48 = (t36 * t28 - t19 * t40 - t46 * (t25 * t32 + t9 * t42)) * t47;
            let t49 = rho1 * t10;
            let t50 = rt::lit::<T>(4.0) * (t30 * t33 - t11 * t44)
                + (t48 + t49 * (t10 * t32));
            let t51 = rt::lit::<T>(1.0) / t25;
            let t52 = t51 * t28;
            let t53 = t51 * (t40 + t52 * t42);
            let d_a_b_plus_d_c = d * a_b_plus_d_c;
            let t54 = k16 * (a_a_c_minus_d_b - d_a_b_plus_d_c);
            let t55 = k16 * ((b_ + b_minus_twice_d) * t7 + (b_ + b_plus_twice_d) * t8);
            let t56 = t10 * (t54 - t11 * t55);
            let t57 = rt::lit::<T>(4.0) * (rho1 * t56);
            let twice_a_2 = rt::lit::<T>(2.0) * a_;
            let t58 = k16 * ((twice_b_2 - twice_a_2) * t2 + (twice_b_2 + twice_a_2) * t3)
                - rt::lit::<T>(16.0) * (t54 * t11 + t5 * t56);
            let b_a_b_plus_d_c = b_ * a_b_plus_d_c;
            let t59 = k16 * (d * t18 + rt::lit::<T>(2.0) * b_a_c_minus_d_b);
            let t60 = (a_ * t21 + rt::lit::<T>(2.0) * b_a_b_plus_d_c) * k18
                - rt::lit::<T>(8.0) * (t19 * t56 - t59 * t11);
            let t61 = t10 * (t59 + t20 * t55);
            let t62 = t13 * (t60 - t23 * t58);
            let t63 = twice_rho1 * t61 + t23 * t57 - t14 * t62;
            let t64 = t17 * (b_ * k21) + rt::lit::<T>(4.0) * (t59 * t20 + t19 * t61)
                - t23 * t60;
            let t65 = t64 - t22 * t62;
            let t66 = t27 * (t28 * t60 + t22 * t63 - t29 * (t25 * t58 + t12 * t65));
            let t67 = t13 * (t57 + t15 * t58) + t66;
            let t68 = t47 * (t19 * t63 - t59 * t28 - t46 * (t25 * t55 + t9 * t65));
            let t69 = rt::lit::<T>(4.0) * (t30 * t56 - t11 * t67)
                + (t68 + t49 * (t10 * t55));
            let t70 = t51 * (t63 - t52 * t65);
            let t71 = rt::lit::<T>(4.0) * t11;
            let t72 = t49 - rt::lit::<T>(2.0) * t46 - t71 * t30;
            let t73 = rt::lit::<T>(0.5) * t72;
            let d_a_c_minus_d_b = d * a_c_minus_d_b;
            let t74 = k16 * (a_a_b_plus_d_c + d_a_c_minus_d_b);
            let t75 = k16 * ((twice_c + twice_a_2) * t7 + (twice_c - twice_a_2) * t8);
            let t76 = t10 * (t74 - t11 * t75);
            let t77 = rt::lit::<T>(4.0) * (rho1 * t76);
            let t78 = k16 * ((c_ + c_minus_twice_d) * t2 + (c_ + c_plus_twice_d) * t3)
                - rt::lit::<T>(16.0) * (t74 * t11 + t5 * t76);
            let c_a_c_minus_d_b = c_ * a_c_minus_d_b;
            let t79 = k16 * (a_ * t18 - rt::lit::<T>(2.0) * c_a_c_minus_d_b);
            let t80 = (d * t21 + rt::lit::<T>(2.0) * c_a_b_plus_d_c) * k18
                - rt::lit::<T>(8.0) * (t79 * t11 + t19 * t76);
            let t81 = t13 * (t80 - t23 * t78);
            let t82 = t10 * (t79 - t20 * t75);
            let t83 = t14 * t81 + (twice_rho1 * t82 - t23 * t77);
            let t84 = t17 * (c_ * k21) - rt::lit::<T>(4.0) * (t79 * t20 + t19 * t82)
                - t23 * t80;
            let t85 = t84 - t22 * t81;
            let t86 = t27 * (t28 * t80 - t22 * t83 - t29 * (t25 * t78 + t12 * t85));
            let t87 = t13 * (t77 + t15 * t78) + t86;
            let t88 = t47 * (t79 * t28 - t19 * t83 - t46 * (t25 * t75 + t9 * t85));
            let t89 = rt::lit::<T>(4.0) * (t30 * t76 - t11 * t87)
                + (t88 + t49 * (t10 * t75));
            let t90 = t51 * (t83 + t52 * t85);
            let t91 = rt::lit::<T>(0.5) * t30;
            let t92 = k16 * (c_a_c_minus_d_b - b_a_b_plus_d_c);
            let t93 = k16 * ((twice_d - twice_b_2) * t7 + (twice_d + twice_b_2) * t8);
            let t94 = t10 * (t92 - t11 * t93);
            let t95 = rt::lit::<T>(4.0) * (rho1 * t94);
            let t96 = k16 * ((twice_d - twice_c) * t2 + (twice_c + twice_d) * t3)
                - rt::lit::<T>(16.0) * (t92 * t11 + t5 * t94);
            let t97 = k16 * (rt::lit::<T>(2.0) * d_a_c_minus_d_b - b_ * t18);
            let t98 = (c_ * t21 - rt::lit::<T>(2.0) * d_a_b_plus_d_c) * k18
                - rt::lit::<T>(8.0) * (t97 * t11 + t19 * t94);
            let t99 = t13 * (t98 - t23 * t96);
            let t100 = t10 * (t97 - t20 * t93);
            let t101 = t14 * t99 + (twice_rho1 * t100 - t23 * t95);
            let t102 = t16 * (d * k21) - rt::lit::<T>(4.0) * (t97 * t20 + t19 * t100)
                - t23 * t98;
            let t103 = t102 - t22 * t99;
            let t104 = t27 * (t28 * t98 - t22 * t101 - t29 * (t25 * t96 + t12 * t103));
            let t105 = t13 * (t95 + t15 * t96) + t104;
            let t106 = t47 * (t97 * t28 - t19 * t101 - t46 * (t25 * t93 + t9 * t103));
            let t107 = rt::lit::<T>(4.0) * (t30 * t94 - t11 * t105)
                + (t106 + t49 * (t10 * t93));
            let t108 = t51 * (t101 + t52 * t103);
            let t109 = rt::lit::<T>(0.5) * t52;
            let t110 = rt::lit::<T>(1.0) / (t9 * t12);
            let t111 = t5 * t22;
            let t112 = t110 * (rt::lit::<T>(4.0) * t111) - rt::lit::<T>(2.0) * t20;
            let t113 = t110 * (rt::lit::<T>(4.0) * t5) + t27 * (t22 * t112);
            let t114 = t51 * t112;
            let t115 = t71 * t113 + (t10 - t45 * (rt::lit::<T>(2.0) * t19 * t112));
            let half_d = rt::lit::<T>(0.5) * d;
            let t116 = t22 * t27;
            let t117 = half_d * t116;
            let half_c_2 = rt::lit::<T>(0.5) * c_;
            let t118 = t13 + t24 * t27;
            let t119 = t45 * (t19 * t23);
            let t120 = t11 * t118;
            let t121 = t119 - rt::lit::<T>(2.0) * t120;
            let t122 = half_c_2 * t116;
            let t123 = t111 / (t9 * t26);
            let t124 = t19 * t45;
            let t125 = rt::lit::<T>(2.0) * t123 - t124;
            let half_b_2 = rt::lit::<T>(0.5) * b_;
            let t126 = half_b_2 * t116;
            let half_a_2 = rt::lit::<T>(0.5) * a_;
            let t127 = half_a_2 * t116;
            let r_d = r * d;
            let r_a = r * a_;
            let r_b = r * b_;
            let t128 = r_d * t72 + (r_a * t30 - r_b * t52);
            let t129 = rt::lit::<T>(2.0) * t128;
            let t130 = a_squared + c_squared - t1;
            let t131 = r * t130;
            let d_c_minus_a_b = d_c - a_b;
            let r_d_c_minus_a_b = r * d_c_minus_a_b;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let r_a_d_plus_b_c = r * a_d_plus_b_c;
            let r_c = r * c_;
            let t132 = r_c * t72 - (r_a * t52 + r_b * t30);
            let t133 = rt::lit::<T>(2.0) * t132;
            let t134 = r_b * t72 + (r_c * t30 + r_d * t52);
            let t135 = rt::lit::<T>(2.0) * t134;
            let t136 = c_ * t52;
            let t137 = a_ * t72;
            let t138 = t136 + t137;
            let t139 = twice_r * t138;
            let t140 = d * twice_r * t30;
            let t141 = t139 - t140;
            let t142 = d_c_minus_a_b * twice_r;
            let t143 = t140 - t139;
            let a_c_plus_d_b = a_c + d_b;
            let r_a_c_plus_d_b = r * a_c_plus_d_b;
            let a_d_minus_b_c = a_d - b_c;
            let r_a_d_minus_b_c = r * a_d_minus_b_c;
            let t144 = t6 - (b_squared + a_squared);
            let t145 = r * t144;
            let t146 = rt::lit::<T>(2.0) * t119 - rt::lit::<T>(4.0) * t120;
            let t147 = rt::lit::<T>(4.0) * t123 - rt::lit::<T>(2.0) * t124;
            let t148 = b_ * t30;
            let t149 = rt::lit::<T>(0.5) * t148;
            let t150 = a_ * t52;
            let t151 = rt::lit::<T>(0.5) * t150;
            let t152 = c_ * t72;
            let t153 = rt::lit::<T>(0.5) * t152;
            let t154 = t149 + t151 - t153;
            let t155 = b_ * t72;
            let t156 = rt::lit::<T>(0.5) * t155;
            let t157 = c_ * t30;
            let t158 = rt::lit::<T>(0.5) * t157;
            let t159 = d * t52;
            let t160 = rt::lit::<T>(0.5) * t159;
            let t161 = t156 + (t158 + t160);
            let t162 = a_ * t154 - d * t161;
            let t163 = rt::lit::<T>(0.5) * t137;
            let t164 = rt::lit::<T>(0.5) * t136;
            let t165 = d * t30;
            let t166 = rt::lit::<T>(0.5) * t165;
            let t167 = t163 + (t164 - t166);
            let t168 = d * t72;
            let t169 = rt::lit::<T>(0.5) * t168;
            let t170 = a_ * t30;
            let t171 = rt::lit::<T>(0.5) * t170;
            let t172 = b_ * t52;
            let t173 = rt::lit::<T>(0.5) * t172;
            let t174 = t169 + (t171 - t173);
            let t175 = c_ * t167 + b_ * t174;
            let t176 = t162 + t175;
            let t177 = r * t176;
            let t178 = t128 * twice_m;
            let t179 = t151 + t154;
            let t180 = t153 + t149;
            let t181 = t131 * t30
                + rt::lit::<T>(2.0) * (r_d_c_minus_a_b * t52 + r_a_d_plus_b_c * t72);
            let t182 = m_r * t181;
            let t183 = t159 + t157;
            let t184 = t155 + t183;
            let t185 = t145 * t72
                + rt::lit::<T>(2.0) * (r_a_d_minus_b_c * t30 - r_a_c_plus_d_b * t52);
            let t186 = m_r * t185;
            let t187 = a_ * t184;
            let t188 = t170 - t172;
            let t189 = t168 + t188;
            let t190 = c_ * t189;
            let t191 = t150 + t148;
            let t192 = t191 - t152;
            let t193 = d * t192;
            let t194 = t138 - t165;
            let t195 = b_ * t194;
            let t196 = r * (t187 + t190 + (t193 - t195));
            let t197 = m * t143;
            let t198 = rt::lit::<T>(2.0) * (t177 * t178 + (t179 + t180) * t182)
                + ((t184 + (t183 - t155)) * t186 + t196 * t197);
            let t199 = t144 * m_r;
            let t200 = t176 * (a_d_plus_b_c * k22) + t199 * t196;
            let half_a_squared = rt::lit::<T>(0.5) * a_squared;
            let half_d_squared = rt::lit::<T>(0.5) * d_squared;
            let t201 = half_a_squared - half_d_squared;
            let half_c_squared = rt::lit::<T>(0.5) * c_squared;
            let half_b_squared = rt::lit::<T>(0.5) * b_squared;
            let t202 = half_c_squared - half_b_squared;
            let a_c_plus_d_b_m_r = a_c_plus_d_b * m_r;
            let t203 = rt::lit::<T>(2.0)
                * (t181 * ((t201 + t202) * m_r) + t176 * (d_c_minus_a_b * twice_r_m_r)
                    - a_c_plus_d_b_m_r * t196);
            let t204 = b * t30;
            let t205 = t203
                + (t185 * (m_r * (a_d_minus_b_c + a_d_minus_b_c)) + (t204 - c * t30));
            let t206 = t130 * m_r;
            let t207 = m * t185;
            let t208 = r_a_c_plus_d_b * t207;
            let a_b_minus_d_c = a_b - d_c;
            let t209 = rt::lit::<T>(2.0)
                * (t206 * t177
                    + (a_d_minus_b_c * m_r * t196
                        + (t208 + t181 * (a_b_minus_d_c * m_r))));
            let t210 = c * t52;
            let t211 = t209 + (b * t52 - t210);
            let t212 = t132 * twice_m;
            let t213 = t171 - t169;
            let t214 = t174 - t173;
            let t215 = t134 * twice_m;
            let t216 = rt::lit::<T>(2.0) * (t177 * t212 + t182 * (t213 + t214))
                + (t186 * (t137 + (t165 - t136) - t194) - t196 * t215);
            let t217 = t164 + t167;
            let t218 = t163 + t166;
            let t219 = rt::lit::<T>(2.0) * (t177 * t215 + t182 * (t217 - t218))
                + (t186 * (t189 + (t188 - t168)) + t196 * t212);
            let t220 = m * t141;
            let t221 = t156 - t158;
            let t222 = t160 + t161;
            let t223 = rt::lit::<T>(2.0) * (t177 * t220 + t182 * (t221 - t222))
                + (t185 * (twice_m_r * t191) + t196 * t178);
            let t224 = t162 - t175;
            let t225 = r * t224;
            let t226 = r * (t190 - t193 - (t195 + t187));
            let t227 = rt::lit::<T>(2.0) * (t225 * t197 + t186 * (t179 - t180))
                + (t226 * t178 + t181 * (m_r * (t157 - t159 - t155 - t184)));
            let t228 = t206 * t226 + t224 * (a_d_minus_b_c * k22);
            let d_c_minus_a_b_m_r = d_c_minus_a_b * m_r;
            let t229 = r_a_d_plus_b_c * (m * t181);
            let t230 = d_c_minus_a_b_m_r * t226
                + (t185 * ((t201 - t202) * m_r) - t229
                    - t224 * (a_c_plus_d_b * twice_r_m_r));
            let t231 = a * t72;
            let t232 = rt::lit::<T>(2.0) * t230 + (c * t72 - t231);
            let t233 = rt::lit::<T>(2.0)
                * (a_d_plus_b_c * m_r * t226 + (t199 * t225 - t208))
                + (t181 * ((d_c_minus_a_b - a_b_minus_d_c) * m_r) + (t210 - a * t52));
            let t234 = rt::lit::<T>(2.0) * (t186 * (t213 - t214) - t225 * t215)
                + (t226 * t212 - t181 * (twice_m_r * t138));
            let t235 = rt::lit::<T>(2.0) * (t225 * t212 - t186 * (t218 + t217))
                + (t226 * t215 + t181 * (m_r * (t189 + (t168 - (t172 + t170)))));
            let t236 = rt::lit::<T>(2.0) * (t225 * t178 - t186 * (t222 + t221))
                + (t226 * t220 + t181 * (m_r * (t152 + (t148 - t150) - t192)));
            let t237 = t166 + t164;
            let t238 = t163 + t167;
            let t239 = t174 + (t169 + (t171 + t173));
            let t240 = b_ * t161 + c_ * t154 + (d * t174 - a_ * t167);
            let t241 = r * t240;
            let t242 = d * t167 + a_ * t174 + (b_ * t154 - c_ * t161);
            let t243 = r * t242;
            let t244 = m_r * (t181 * (t237 - t238) - t185 * t239)
                + (t241 * t178 - t243 * t197);
            let t245 = rt::lit::<T>(4.0)
                * (d_c_minus_a_b_m_r * t241 + a_c_plus_d_b_m_r * t243);
            let t246 = t229
                - t185
                    * (m_r
                        * (half_b_squared + half_a_squared
                            - (half_c_squared + half_d_squared)))
                - a_d_minus_b_c * twice_r_m_r * t242;
            let t247 = rt::lit::<T>(2.0) * (t206 * t241 + t246) + (t231 - b * t72);
            let t248 = a_d_plus_b_c * twice_r_m_r * t240
                + (t181
                    * (m_r
                        * (half_b_squared + half_d_squared
                            - (half_a_squared + half_c_squared)))
                    - r_a_d_minus_b_c * t207);
            let t249 = rt::lit::<T>(2.0) * (t248 - t199 * t243) + (a * t30 - t204);
            let t250 = t154 + (t149 - t151 - t153);
            let t251 = t241 * t212
                + m_r * (t181 * (t161 + (t156 + (t158 - t160))) - t185 * t250);
            let t252 = t70 * t245 + rt::lit::<T>(2.0) * (t243 * t215 + t251)
                - (t69 * t249 + t67 * t247);
            let t253 = t241 * t215
                + m_r * (t181 * t250 - t185 * (t160 - t158 - t156 - t161));
            let t254 = rt::lit::<T>(2.0) * (t253 - t243 * t212) - t90 * t245
                - (t87 * t247 + t89 * t249);
            let t255 = m_r * (t181 * t239 - t185 * (t238 - t237))
                + (t241 * t220 - t243 * t178);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(0.5) * (b_ * t50 + (c_ * t44 + d * t53)),
                    t73 + rt::lit::<T>(0.5) * (d * t44 - c_ * t53 - a_ * t50),
                    t91 + rt::lit::<T>(0.5) * (b_ * t53 - a_ * t44 - d * t50),
                    t109 + rt::lit::<T>(0.5) * (c_ * t50 - (b_ * t44 + a_ * t53)),
                    t129 - t131 * t44
                        - rt::lit::<T>(2.0)
                            * (r_d_c_minus_a_b * t53 + r_a_d_plus_b_c * t50),
                    t143
                        + rt::lit::<T>(2.0)
                            * (r_a_c_plus_d_b * t53 - r_a_d_minus_b_c * t44)
                        - t145 * t50,
                    t198 - t50 * t200 - t53 * t205 - t44 * t211,
                    t227 - t44 * t228 - t53 * t232 - t50 * t233,
                    rt::lit::<T>(2.0) * t244 - t53 * t245 - (t44 * t247 + t50 * t249),
                ],
                [
                    rt::lit::<T>(0.5) * (b_ * t69 + (c_ * t67 - d * t70)) - t73,
                    rt::lit::<T>(0.5) * (d * t67 + c_ * t70 - a_ * t69),
                    -(t109 + rt::lit::<T>(0.5) * (d * t69 + (b_ * t70 + a_ * t67))),
                    t91 + rt::lit::<T>(0.5) * (c_ * t69 + (a_ * t70 - b_ * t67)),
                    rt::lit::<T>(2.0) * (r_d_c_minus_a_b * t70 - r_a_d_plus_b_c * t69)
                        + (t133 - t131 * t67),
                    -(t145 * t69
                        + (t135
                            + rt::lit::<T>(2.0)
                                * (r_a_c_plus_d_b * t70 + r_a_d_minus_b_c * t67))),
                    t70 * t205 + (t216 - t69 * t200) - t67 * t211,
                    t70 * t232 + (t234 - t67 * t228) - t69 * t233,
                    t252,
                ],
                [
                    rt::lit::<T>(0.5) * (b_ * t89 + (c_ * t87 + d * t90)) - t91,
                    t109 + rt::lit::<T>(0.5) * (d * t87 - c_ * t90 - a_ * t89),
                    rt::lit::<T>(0.5) * (b_ * t90 - a_ * t87 - d * t89),
                    rt::lit::<T>(0.5) * (c_ * t89 - (b_ * t87 + a_ * t90)) - t73,
                    t135 - t131 * t87
                        - rt::lit::<T>(2.0)
                            * (r_d_c_minus_a_b * t90 + r_a_d_plus_b_c * t89),
                    t133
                        + rt::lit::<T>(2.0)
                            * (r_a_c_plus_d_b * t90 - r_a_d_minus_b_c * t87)
                        - t145 * t89,
                    t219 - t89 * t200 - t90 * t205 - t87 * t211,
                    t235 - t87 * t228 - t90 * t232 - t89 * t233,
                    t254,
                ],
                [
                    rt::lit::<T>(0.5) * (b_ * t107 + (d * t108 + c_ * t105)) - t109,
                    rt::lit::<T>(0.5) * (d * t105 - c_ * t108 - a_ * t107) - t91,
                    t73 + rt::lit::<T>(0.5) * (b_ * t108 - a_ * t105 - d * t107),
                    rt::lit::<T>(0.5) * (c_ * t107 - (b_ * t105 + a_ * t108)),
                    t141 - t131 * t105
                        - rt::lit::<T>(2.0)
                            * (r_d_c_minus_a_b * t108 + r_a_d_plus_b_c * t107),
                    t129
                        + rt::lit::<T>(2.0)
                            * (r_a_c_plus_d_b * t108 - r_a_d_minus_b_c * t105)
                        - t145 * t107,
                    t223 - t107 * t200 - t108 * t205 - t105 * t211,
                    t236 - t105 * t228 - t108 * t232 - t107 * t233,
                    rt::lit::<T>(2.0) * t255 - t108 * t245 - (t105 * t247 + t107 * t249),
                ],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    rt::lit::<T>(0.5) * (c_ * t113 - d * t114 - b_ * t115),
                    rt::lit::<T>(0.5) * (a_ * t115 + (d * t113 + c_ * t114)),
                    rt::lit::<T>(0.5) * (d * t115 - (a_ * t113 + b_ * t114)),
                    rt::lit::<T>(0.5) * (a_ * t114 - b_ * t113 - c_ * t115),
                    rt::lit::<T>(2.0) * (r_a_d_plus_b_c * t115 + r_d_c_minus_a_b * t114)
                        - t131 * t113,
                    t145 * t115
                        - rt::lit::<T>(2.0)
                            * (r_a_d_minus_b_c * t113 + r_a_c_plus_d_b * t114),
                    t115 * t200 + t114 * t205 - t113 * t211,
                    t115 * t233 + (t114 * t232 - t113 * t228),
                    t115 * t249 + t114 * t245 - t113 * t247,
                ],
                [
                    t117 - half_c_2 * t118 - b_ * t121,
                    a_ * t121 - (t122 + half_d * t118),
                    d * t121 + (t126 + half_a_2 * t118),
                    half_b_2 * t118 - t127 - c_ * t121,
                    r_a_d_plus_b_c
                        * (rt::lit::<T>(4.0) * t119 - rt::lit::<T>(8.0) * t120)
                        + (t131 * t118 - t142 * t116),
                    t145 * t146
                        + rt::lit::<T>(2.0)
                            * (r_a_c_plus_d_b * t116 + r_a_d_minus_b_c * t118),
                    t118 * t211 + (t146 * t200 - t116 * t205),
                    t146 * t233 + (t118 * t228 - t116 * t232),
                    t118 * t247 + (t146 * t249 - t116 * t245),
                ],
                [
                    t122 - half_d * t51 - b_ * t125,
                    a_ * t125 + (t117 + half_c_2 * t51),
                    d * t125 - (t127 + half_b_2 * t51),
                    half_a_2 * t51 - t126 - c_ * t125,
                    r_a_d_plus_b_c
                        * (rt::lit::<T>(8.0) * t123 - rt::lit::<T>(4.0) * t124)
                        + (t142 * t51 - t131 * t116),
                    t145 * t147 - twice_r * (a_d_minus_b_c * t116 + a_c_plus_d_b * t51),
                    t147 * t200 + t51 * t205 - t116 * t211,
                    t147 * t233 + (t51 * t232 - t116 * t228),
                    t147 * t249 + t51 * t245 - t116 * t247,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, _q: &SVector<T, 6>, w: &SVector<T, 5>) -> SVector<T, 5> {
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
            _q: &SVector<T, 6>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let Constants { inv_a, inv_b, inv_c, inv_m, .. } = self.constants;
            rt::vector([
                p_omega1 * inv_a,
                p_omega2 * inv_b,
                p_omega3 * inv_c,
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
        pub fn to_momenta(&self, q: &SVector<T, 6>, w: &SVector<T, 5>) -> SVector<T, 3> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { m_r, twice_m_r, .. } = self.constants;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let t1 = (c_squared + d_squared - (b_squared + a_squared)) * (y_dot * m_r)
                + (a * omega1 + (a_d + b_c) * (x_dot * twice_m_r));
            let t2 = (a_squared + c_squared - (b_squared + d_squared)) * (x_dot * m_r)
                + (b * omega2 + (a_d - b_c) * (y_dot * twice_m_r));
            let t3 = twice_m_r * x_dot * (d * c_ - a_ * b_)
                - twice_m_r * y_dot * (a_ * c_ + d * b_);
            rt::vector([t1, t2, c * omega3 + t3])
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
            q: &SVector<T, 6>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { twice_r, k16, k17, k18, .. } = self.constants;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let t1 = c_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
            let t3 = rt::lit::<T>(1.0) / (a + t2);
            let b_squared = b_ * b_;
            let t4 = b_squared + c_squared;
            let a_squared = a_ * a_;
            let t5 = a_squared + d_squared;
            let a_c = a_ * c_;
            let d_b = d * b_;
            let t6 = k16 * (a_c - d_b);
            let t7 = (t5 - t4) * t6;
            let t8 = t7 * t3;
            let a_b = a_ * b_;
            let d_c = d * c_;
            let a_b_plus_d_c = a_b + d_c;
            let t9 = a_b_plus_d_c * t6;
            let t10 = t9 * t3;
            let t11 = (t4 - t5) * (a_b_plus_d_c * k18) - t10 * (rt::lit::<T>(8.0) * t7);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t12 = b_squared + d_squared;
            let t13 = (a_ * (a_ + twice_b_2) + (t12 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t12 + c_ * (c_ - twice_d))));
            let t14 = rt::lit::<T>(1.0) / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
            let t15 = t11 * t14;
            let t16 = rt::lit::<T>(1.0)
                / (c + t4 * (t5 * k17) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
            let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
            let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
            let t19 = t14 * (t17 - t16 * (t11 * t18));
            let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                - rt::lit::<T>(4.0) * t10 * t19;
            let t21 = t16 * t18;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let t22 = r * (a_squared + c_squared - t12) * t19
                + twice_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
            let t23 = r * (t1 - (b_squared + a_squared)) * t20
                + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
            rt::vector([t20, t19, t21, t22, t23])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            q: &SVector<T, 6>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
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
                r_over_a,
                r_over_b,
                r_over_c,
                r_r_over_a,
                twice_r_r_over_a,
                twice_r_r_over_b,
                k13,
                k23,
                ..
            } = self.constants;
            let t1 = a_ * b_ - d * c_;
            let t2 = r * t1;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let r_a_d_plus_b_c = r * a_d_plus_b_c;
            let b_squared = b_ * b_;
            let d_squared = d * d;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let t3 = b_squared + d_squared - (a_squared + c_squared);
            let t4 = r * t3;
            let t5 = rt::lit::<T>(4.0)
                * (t2 * (t1 * r_over_c) + r_a_d_plus_b_c * (a_d_plus_b_c * r_over_a))
                + (inv_m + t4 * (t3 * r_over_b));
            let b_c_minus_a_d = b_c - a_d;
            let t6 = a_ * c_ + d * b_;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let t7 = inv_m + b_c_minus_a_d * (b_c_minus_a_d * k23)
                + (t6 * (t6 * k13) + r_1_1 * (r_1_1 * r_r_over_a));
            let t8 = t3 * (b_c_minus_a_d * twice_r_r_over_b) + t6 * (t1 * k13);
            let t9 = r_1_1 * (a_d_plus_b_c * twice_r_r_over_a);
            let t10 = t8 - t9;
            let t11 = rt::lit::<T>(1.0) / (t5 * t7 - t10 * t10);
            let t12 = a_ * omega2 + d * omega1 - b_ * omega3;
            let t13 = c_ * t12;
            let t14 = a_ * omega3 + b_ * omega2 - c_ * omega1;
            let t15 = d * t14;
            let t16 = a_ * omega1 + c_ * omega3 - d * omega2;
            let t17 = b_ * t16;
            let t18 = d * omega3 + (b_ * omega1 + c_ * omega2);
            let t19 = a_ * t18;
            let t20 = a_ * t14 - d * t18;
            let t21 = c_ * t16 + b_ * t12;
            let t22 = omega1 * (t20 + t21)
                + omega3 * (c_ * t14 + d * t12 + (b_ * t18 - a_ * t16));
            let a_omega1 = a * omega1;
            let c_omega3 = c * omega3;
            let t23 = inv_b * (omega3 * a_omega1 - omega1 * c_omega3);
            let b_omega2 = b * omega2;
            let t24 = inv_c * (omega1 * b_omega2 - omega2 * a_omega1);
            let t25 = inv_a * (omega2 * c_omega3 - omega3 * b_omega2);
            let t26 = r * (omega2 * (t13 - t15 - (t17 + t19)) + t22)
                + (t4 * t23 + rt::lit::<T>(2.0) * (t2 * t24 - r_a_d_plus_b_c * t25));
            let t27 = r * r_1_1 * t25
                + rt::lit::<T>(2.0) * (r * t6 * t24 + r * b_c_minus_a_d * t23);
            let t28 = omega3 * (a_ * t12 + d * t16 + (b_ * t14 - c_ * t18))
                + omega1 * (t17 - t15 - (t19 + t13));
            let t29 = t27 - r * (omega2 * (t21 - t20) + t28);
            let t30 = (t9 - t8) * t11;
            rt::vector([t11 * (t7 * t26) + t29 * t30, t26 * t30 + t11 * (t5 * t29)])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 5
        pub fn acceleration(
            &self,
            q: &SVector<T, 6>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
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
                twice_r,
                r_over_a,
                r_over_b,
                r_over_c,
                r_r_over_a,
                twice_r_r_over_a,
                twice_r_r_over_b,
                k13,
                k23,
                ..
            } = self.constants;
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let r_r_1_1 = r * r_1_1;
            let t1 = a_ * omega2 + d * omega1 - b_ * omega3;
            let t2 = c_ * t1;
            let t3 = a_ * omega3 + b_ * omega2 - c_ * omega1;
            let t4 = d * t3;
            let t5 = a_ * omega1 + c_ * omega3 - d * omega2;
            let t6 = b_ * t5;
            let t7 = d * omega3 + (b_ * omega1 + c_ * omega2);
            let t8 = a_ * t7;
            let t9 = a_ * t3 - d * t7;
            let t10 = c_ * t5 + b_ * t1;
            let t11 = omega1 * (t9 + t10)
                + omega3 * (c_ * t3 + d * t1 + (b_ * t7 - a_ * t5));
            let t12 = b_squared + d_squared - (a_squared + c_squared);
            let t13 = r * t12;
            let a_omega1 = a * omega1;
            let c_omega3 = c * omega3;
            let t14 = omega3 * a_omega1 - omega1 * c_omega3;
            let t15 = inv_b * t14;
            let t16 = a_ * b_ - d * c_;
            let t17 = r * t16;
            let b_omega2 = b * omega2;
            let t18 = omega1 * b_omega2 - omega2 * a_omega1;
            let t19 = inv_c * t18;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let r_a_d_plus_b_c = r * a_d_plus_b_c;
            let t20 = omega2 * c_omega3 - omega3 * b_omega2;
            let t21 = inv_a * t20;
            let t22 = r * (omega2 * (t2 - t4 - (t6 + t8)) + t11)
                + (t13 * t15 + rt::lit::<T>(2.0) * (t17 * t19 - r_a_d_plus_b_c * t21));
            let t23 = r_1_1 * (a_d_plus_b_c * twice_r_r_over_a);
            let b_c_minus_a_d = b_c - a_d;
            let t24 = a_ * c_ + d * b_;
            let t25 = t12 * (b_c_minus_a_d * twice_r_r_over_b) + t24 * (t16 * k13);
            let t26 = rt::lit::<T>(4.0)
                * (t17 * (t16 * r_over_c) + r_a_d_plus_b_c * (a_d_plus_b_c * r_over_a))
                + (inv_m + t13 * (t12 * r_over_b));
            let t27 = inv_m + b_c_minus_a_d * (b_c_minus_a_d * k23)
                + (t24 * (t24 * k13) + r_1_1 * (r_1_1 * r_r_over_a));
            let t28 = t25 - t23;
            let t29 = rt::lit::<T>(1.0) / (t26 * t27 - t28 * t28);
            let t30 = (t23 - t25) * t29;
            let t31 = r * t24;
            let t32 = omega3 * (a_ * t1 + d * t5 + (b_ * t3 - c_ * t7))
                + omega1 * (t6 - t4 - (t8 + t2));
            let t33 = r_r_1_1 * t21
                + rt::lit::<T>(2.0) * (t31 * t19 + r * b_c_minus_a_d * t15)
                - r * (omega2 * (t10 - t9) + t32);
            let t34 = t22 * t30 + t29 * (t26 * t33);
            let t35 = t29 * (t27 * t22) + t33 * t30;
            rt::vector([
                inv_a * (r_r_1_1 * t34 - t20 - a_d_plus_b_c * twice_r * t35),
                inv_b * (b_c_minus_a_d * twice_r * t34 + (t13 * t35 - t14)),
                inv_c * (rt::lit::<T>(2.0) * (t17 * t35 + t31 * t34) - t18),
                inv_m * t35,
                inv_m * t34,
            ])
        }

        /// What the holonomic constraints leave, in the order of declaration: 0 on their level set.
        ///
        /// **Equation**: φ(q, t)
        ///
        /// **Shape**: 1
        pub fn holonomic(&self, q: &SVector<T, 6>) -> SVector<T, 1> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            rt::vector([a_ * a_ + c_ * c_ + (d * d + (b_ * b_ - rt::lit::<T>(1.0)))])
        }

        /// The way to the level set of the holonomic constraints: a step of the Gauss–Newton method, to be added to q.
        ///
        /// **Equation**: −∇φᵀ (∇φ ∇φᵀ)⁻¹ φ
        ///
        /// **Shape**: 6
        pub fn level_correction(&self, q: &SVector<T, 6>) -> SVector<T, 6> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let t1 = b_ * b_ + a_ * a_ + (c_ * c_ + d * d);
            let t2 = rt::lit::<T>(0.25) * (t1 - rt::lit::<T>(1.0)) / t1;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                t2 * (rt::lit::<T>(-2.0) * a_),
                t2 * (rt::lit::<T>(-2.0) * b_),
                t2 * (rt::lit::<T>(-2.0) * c_),
                t2 * (rt::lit::<T>(-2.0) * d),
                zero,
                zero,
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 6
        pub fn configuration_velocity(
            &self,
            q: &SVector<T, 6>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 6> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            rt::vector([
                rt::lit::<T>(-0.5) * (d * omega3 + (b_ * omega1 + c_ * omega2)),
                rt::lit::<T>(0.5) * (a_ * omega1 + c_ * omega3 - d * omega2),
                rt::lit::<T>(0.5) * (a_ * omega2 + d * omega1 - b_ * omega3),
                rt::lit::<T>(0.5) * (a_ * omega3 + b_ * omega2 - c_ * omega1),
                x_dot,
                y_dot,
            ])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 4
        pub fn invariants(&self, q: &SVector<T, 6>, w: &SVector<T, 5>) -> SVector<T, 4> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[omega1, omega2, omega3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { k24, k25, k26, twice_b, twice_a, .. } = self.constants;
            let c_omega3 = c * omega3;
            let t1 = omega1 * (a * omega1) + omega2 * (b * omega2)
                + (m * (x_dot * x_dot + y_dot * y_dot) + omega3 * c_omega3);
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let t2 = omega3 * (d * k25);
            let t3 = a_ * (omega3 * (c_ * k25) - omega2 * (d * k26))
                + b_ * (omega2 * (c_ * k26) + t2);
            let t4 = a_ * (omega1 * (d * k24) - omega3 * (b_ * k25))
                + c_ * (t2 + omega1 * (b_ * k24));
            let t5 = (d * b_ - a_ * c_) * (omega1 * twice_a)
                + (a_ * b_ + d * c_) * (omega2 * twice_b);
            rt::vector([
                rt::lit::<T>(0.5) * t1,
                r_1_1 * (omega1 * k24) + rt::lit::<T>(2.0) * t3,
                (a_squared + c_squared - (b_squared + d_squared)) * (omega2 * k26)
                    + rt::lit::<T>(2.0) * t4,
                c_omega3 * (a_squared + d_squared - (b_squared + c_squared)) + t5,
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 6>, p: &SVector<T, 5>) -> T {
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let Constants { inv_a, inv_b, inv_c, inv_m, .. } = self.constants;
            let t1 = p_omega3 * (p_omega3 * inv_c) + p_omega1 * (p_omega1 * inv_a)
                + (inv_m * (p_x * p_x + p_y * p_y) + p_omega2 * (p_omega2 * inv_b));
            rt::lit::<T>(0.5) * t1
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 11
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 11> {
            let [[a_, b_, c_, d, _, _]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3, p_x, p_y]] = p.data.0;
            let r = self.parameters.r;
            let Constants {
                inv_a,
                inv_b,
                inv_c,
                inv_m,
                twice_r,
                r_over_a,
                r_over_b,
                r_over_c,
                r_r_over_a,
                twice_r_r_over_a,
                twice_r_r_over_b,
                k13,
                k23,
                ..
            } = self.constants;
            let p_omega3_inv_c = p_omega3 * inv_c;
            let p_omega1_inv_a = p_omega1 * inv_a;
            let p_omega2_inv_b = p_omega2 * inv_b;
            let t1 = d * p_omega3_inv_c + (b_ * p_omega1_inv_a + c_ * p_omega2_inv_b);
            let t2 = a_ * p_omega1_inv_a + c_ * p_omega3_inv_c - d * p_omega2_inv_b;
            let t3 = a_ * p_omega2_inv_b + d * p_omega1_inv_a - b_ * p_omega3_inv_c;
            let t4 = a_ * p_omega3_inv_c + b_ * p_omega2_inv_b - c_ * p_omega1_inv_a;
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let c_squared = c_ * c_;
            let d_squared = d * d;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let r_r_1_1 = r * r_1_1;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let t5 = r_1_1 * (a_d_plus_b_c * twice_r_r_over_a);
            let t6 = b_squared + d_squared - (a_squared + c_squared);
            let b_c_minus_a_d = b_c - a_d;
            let t7 = a_ * c_ + d * b_;
            let t8 = a_ * b_ - d * c_;
            let t9 = t6 * (b_c_minus_a_d * twice_r_r_over_b) + t7 * (t8 * k13);
            let t10 = r * t8;
            let r_a_d_plus_b_c = r * a_d_plus_b_c;
            let t11 = r * t6;
            let t12 = rt::lit::<T>(4.0)
                * (t10 * (t8 * r_over_c) + r_a_d_plus_b_c * (a_d_plus_b_c * r_over_a))
                + (inv_m + t11 * (t6 * r_over_b));
            let t13 = inv_m + b_c_minus_a_d * (b_c_minus_a_d * k23)
                + (t7 * (t7 * k13) + r_1_1 * (r_1_1 * r_r_over_a));
            let t14 = t9 - t5;
            let t15 = rt::lit::<T>(1.0) / (t12 * t13 - t14 * t14);
            let t16 = (t5 - t9) * t15;
            let t17 = c_ * t3;
            let t18 = d * t4;
            let t19 = b_ * t2;
            let t20 = a_ * t1;
            let t21 = c_ * t2 + b_ * t3;
            let t22 = a_ * t4 - d * t1;
            let t23 = p_omega3_inv_c * (c_ * t4 + b_ * t1 + (d * t3 - a_ * t2))
                + p_omega1_inv_a * (t21 + t22);
            let t24 = p_omega1 * p_omega3_inv_c;
            let t25 = p_omega3 * p_omega1_inv_a;
            let t26 = inv_b * (t24 - t25);
            let t27 = p_omega2 * p_omega1_inv_a;
            let t28 = p_omega1 * p_omega2_inv_b;
            let t29 = inv_c * (t27 - t28);
            let t30 = p_omega3 * p_omega2_inv_b;
            let t31 = p_omega2 * p_omega3_inv_c;
            let t32 = inv_a * (t30 - t31);
            let t33 = r * (p_omega2_inv_b * (t17 - t18 - (t19 + t20)) + t23)
                + (t11 * t26 + rt::lit::<T>(2.0) * (t10 * t29 - r_a_d_plus_b_c * t32));
            let t34 = r * t7;
            let t35 = p_omega3_inv_c * (a_ * t3 + d * t2 + (b_ * t4 - c_ * t1))
                + p_omega1_inv_a * (t19 - t18 - (t17 + t20));
            let t36 = r_r_1_1 * t32
                + rt::lit::<T>(2.0) * (t34 * t29 + r * b_c_minus_a_d * t26)
                - r * (p_omega2_inv_b * (t21 - t22) + t35);
            let t37 = t16 * t33 + t15 * (t12 * t36);
            let t38 = t15 * (t13 * t33) + t16 * t36;
            rt::vector([
                rt::lit::<T>(-0.5) * t1,
                rt::lit::<T>(0.5) * t2,
                rt::lit::<T>(0.5) * t3,
                rt::lit::<T>(0.5) * t4,
                inv_m * p_x,
                inv_m * p_y,
                r_r_1_1 * t37 + (t31 - t30) - a_d_plus_b_c * twice_r * t38,
                b_c_minus_a_d * twice_r * t37 + (t11 * t38 + (t25 - t24)),
                rt::lit::<T>(2.0) * (t10 * t38 + t34 * t37) + (t28 - t27),
                t38,
                t37,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaplygin_sphere";

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
            rt::on_level_set(&q, &self.level_correction(&q))?;
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
            _inputs: &[T; 0],
        ) -> [T; 9] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 9],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 9, 9>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
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

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 11];
        type Jacobian = SMatrix<T, 11, 11>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 11],
            _inputs: &[T; 0],
        ) -> [T; 11] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 11] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 11],
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
        /// - `a_rate`, `b_rate`, `c_rate`, `d_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `kappa_gradient`: 8 × 8 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, y_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 15 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 1 | 0 | 0 | 0 |
        /// | each step | 99 | 136 | 8 | 0 | 0 | 0 |
        /// | each sweep for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 255 | 360 | 7 | 0 | 0 | 0 |
        /// | each iteration for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 1300 | 1818 | 23 | 0 | 0 | 0 |
        /// | each state that is looked at | 49 | 67 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 r`
            twice_r: T,
            /// `m r²`
            k1: T,
            /// `4 m r²`
            k2: T,
            /// `2 m r²`
            k3: T,
            /// `m r`
            m_r: T,
            /// `r² m`
            r_m_r: T,
            /// `2 m r`
            twice_m_r: T,
            /// `2 r² m`
            twice_r_m_r: T,
            /// `4 m r`
            k4: T,
            /// `2 m`
            twice_m: T,
            /// `r/2`
            half_r: T,
            /// `m r²/2`
            k5: T,
            /// `4 r`
            k6: T,
            /// `3 r`
            k7: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `2 h`
            twice_h: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h²/2`
            half_h_squared: T,
            /// `4 m r² h`
            k8: T,
            /// `4 h`
            k9: T,
            /// `r h`
            r_h: T,
            /// `2 r h`
            twice_r_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 8, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = m * (r * r);
                let k2 = rt::lit::<T>(4.0) * k1;
                let k3 = rt::lit::<T>(2.0) * k1;
                let m_r = m * r;
                let r_m_r = r * m_r;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let twice_r_m_r = rt::lit::<T>(2.0) * r_m_r;
                let k4 = rt::lit::<T>(4.0) * m_r;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_r = rt::lit::<T>(0.5) * r;
                let k5 = rt::lit::<T>(0.5) * k1;
                let k6 = rt::lit::<T>(4.0) * r;
                let k7 = rt::lit::<T>(3.0) * r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let k8 = rt::lit::<T>(4.0) * (k1 * h);
                let k9 = rt::lit::<T>(4.0) * h;
                let r_h = r * h;
                let twice_r_h = rt::lit::<T>(2.0) * r_h;
                Scheme {
                    twice_r,
                    k1,
                    k2,
                    k3,
                    m_r,
                    r_m_r,
                    twice_m_r,
                    twice_r_m_r,
                    k4,
                    twice_m,
                    half_r,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    half_h,
                    twice_h,
                    quarter_h_squared,
                    half_h_squared,
                    k8,
                    k9,
                    r_h,
                    twice_r_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { m_r, twice_m_r, .. } = *self;
                let [[a_, b_, c_, d, x, y]] = start.q().data.0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let b_squared = b_ * b_;
                let a_squared = a_ * a_;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t1 = (c_squared + d_squared - (b_squared + a_squared))
                    * (y_dot * m_r) + (a * omega1 + (a_d + b_c) * (x_dot * twice_m_r));
                let t2 = (a_squared + c_squared - (b_squared + d_squared))
                    * (x_dot * m_r) + (b * omega2 + (a_d - b_c) * (y_dot * twice_m_r));
                let t3 = twice_m_r * x_dot * (d * c_ - a_ * b_)
                    - twice_m_r * y_dot * (a_ * c_ + d * b_);
                let carried = [a_, b_, c_, d, x, y, t1, t2, c * omega3 + t3];
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
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme {
                    twice_r,
                    k1,
                    k2,
                    k3,
                    m_r,
                    r_m_r,
                    twice_m_r,
                    twice_r_m_r,
                    k4,
                    twice_m,
                    half_r,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    half_h,
                    twice_h,
                    quarter_h_squared,
                    half_h_squared,
                    k8,
                    k9,
                    r_h,
                    twice_r_h,
                } = *setting.scheme();
                let b_squared = b_ * b_;
                let a_squared = a_ * a_;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let t1 = b_squared + d_squared;
                let a_b = a_ * b_;
                let d_c = d * c_;
                let t2 = c_squared + d_squared;
                let a_c = a_ * c_;
                let d_b = d * b_;
                let twice_c = rt::lit::<T>(2.0) * c_;
                let twice_d = rt::lit::<T>(2.0) * d;
                let t3 = (a_ * (a_ - twice_c) + (t2 + b_ * (b_ + twice_d)))
                    * (k1 * (a_ * (a_ + twice_c) + (t2 + b_ * (b_ - twice_d))));
                let t4 = a + t3;
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t5 = (a_ * (a_ + twice_b) + (t1 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t1 + c_ * (c_ - twice_d))));
                let t6 = b + t5;
                let t7 = b_squared + c_squared;
                let t8 = a_squared + d_squared;
                let t9 = c + t7 * (t8 * k2);
                let a_b_plus_d_c = a_b + d_c;
                let t10 = k1 * (a_c - d_b);
                let t11 = a_b_plus_d_c * t10;
                let t12 = (t8 - t7) * t10;
                let t13 = rt::lit::<T>(1.0) / t4;
                let t14 = t11 * t13;
                let t15 = t12 * t13;
                let t16 = t6 - t14 * (rt::lit::<T>(16.0) * t11);
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = rt::lit::<T>(4.0) * t11;
                let t19 = rt::lit::<T>(2.0) * t15;
                let t20 = rt::lit::<T>(4.0) * t14;
                let t21 = rt::lit::<T>(2.0) * t12;
                let t22 = (t7 - t8) * (k1 * a_b_plus_d_c);
                let t23 = rt::lit::<T>(2.0) * t22;
                let t24 = t23 - t14 * (rt::lit::<T>(8.0) * t12);
                let t25 = t17 * t24;
                let t26 = t9 - t15 * (rt::lit::<T>(4.0) * t12) - t24 * t25;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = rt::lit::<T>(1.0) / (t16 * t26);
                let t29 = rt::lit::<T>(1.0) / (t4 * t26);
                let t30 = t24 * t28;
                let t31 = t21 * t29;
                let t32 = rt::lit::<T>(2.0) * t14;
                let t33 = rt::lit::<T>(0.5) * t27;
                let t34 = t12 * t29;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [a_rate,
                    b_rate,
                    c_rate,
                    d_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t64 = b_ + b_rate * half_h;
                    let t67 = a_ + a_rate * half_h;
                    let t68 = c_ + c_rate * half_h;
                    let t69 = rt::lit::<T>(2.0) * t68;
                    let t70 = t67 - t69;
                    let t71 = t68 * t68;
                    let t72 = d + d_rate * half_h;
                    let t73 = t72 * t72;
                    let t74 = t71 + t73;
                    let t75 = rt::lit::<T>(2.0) * t72;
                    let t76 = t64 + t75;
                    let t77 = t67 * t70 + (t74 + t64 * t76);
                    let t78 = t67 + t69;
                    let t79 = t64 - t75;
                    let t80 = t67 * t78 + (t74 + t64 * t79);
                    let t81 = a + t77 * (k1 * t80);
                    let t82 = rt::lit::<T>(1.0) / t81;
                    let t66 = rho1 + rho1_rate * half_h;
                    let t90 = t64 * t64;
                    let t91 = t90 + t71;
                    let t88 = t67 * t67;
                    let t89 = t88 + t73;
                    let t121 = k2 * t89;
                    let t84 = t67 * t68;
                    let t85 = t64 * t72;
                    let t86 = t84 - t85;
                    let t87 = k1 * t86;
                    let t92 = t89 - t91;
                    let t93 = t87 * t92;
                    let t94 = t93 * t82;
                    let t122 = rt::lit::<T>(4.0) * t93;
                    let t123 = c + t91 * t121 - t94 * t122;
                    let t114 = t91 - t89;
                    let t97 = t67 * t64;
                    let t98 = t68 * t72;
                    let t99 = t97 + t98;
                    let t523 = k3 * t99;
                    let t100 = t99 * t87;
                    let t101 = t100 * t82;
                    let t498 = rt::lit::<T>(8.0) * t93;
                    let t960 = t114 * t523 - t101 * t498;
                    let t103 = rt::lit::<T>(2.0) * t64;
                    let t104 = t67 + t103;
                    let t105 = t90 + t73;
                    let t106 = t68 + t75;
                    let t107 = t67 * t104 + (t105 + t68 * t106);
                    let t108 = t67 - t103;
                    let t109 = t68 - t75;
                    let t110 = t67 * t108 + (t105 + t68 * t109);
                    let t111 = rt::lit::<T>(16.0) * t100;
                    let t112 = b + t107 * (k1 * t110) - t101 * t111;
                    let t113 = rt::lit::<T>(1.0) / t112;
                    let t961 = t960 * t113;
                    let t962 = rt::lit::<T>(1.0) / (t123 - t960 * t961);
                    let t95 = rt::lit::<T>(2.0) * t66;
                    let t96 = rho3 + rho3_rate * half_h - t94 * t95;
                    let t102 = rho2 + rho2_rate * half_h
                        - t101 * (rt::lit::<T>(4.0) * t66);
                    let t963 = t96 - t961 * t102;
                    let t418 = rt::lit::<T>(2.0) * t93;
                    let t964 = t82 * (t66 - t962 * (t963 * t418));
                    let t965 = t113 * (t102 - t962 * (t960 * t963));
                    let t128 = rt::lit::<T>(4.0) * t101;
                    let t966 = t965 * t128;
                    let t967 = t964 - t966;
                    let rho1_new = rho1 + rho1_rate * h;
                    let t968 = t963 * t962;
                    let a_rate_h = a_rate * h;
                    let a_new = a_ + a_rate_h;
                    let d_rate_h = d_rate * h;
                    let d_new = d + d_rate_h;
                    let d_new_squared = d_new * d_new;
                    let t216 = a_new * a_new + d_new_squared;
                    let b_rate_h = b_rate * h;
                    let b_new = b_ + b_rate_h;
                    let b_new_squared = b_new * b_new;
                    let c_rate_h = c_rate * h;
                    let c_new = c_ + c_rate_h;
                    let c_new_squared = c_new * c_new;
                    let t217 = b_new_squared + c_new_squared;
                    let t218 = t216 - t217;
                    let t219 = a_new * c_new - b_new * d_new;
                    let t220 = k1 * t219;
                    let t221 = t218 * t220;
                    let t222 = rt::lit::<T>(2.0) * t221;
                    let t223 = a_new * b_new + c_new * d_new;
                    let t224 = t223 * t220;
                    let t225 = rt::lit::<T>(4.0) * t224;
                    let twice_c_new = rt::lit::<T>(2.0) * c_new;
                    let t226 = a_new - twice_c_new;
                    let t227 = c_new_squared + d_new_squared;
                    let twice_d_new = rt::lit::<T>(2.0) * d_new;
                    let t228 = b_new + twice_d_new;
                    let t229 = a_new * t226 + (t227 + b_new * t228);
                    let t230 = a_new + twice_c_new;
                    let t231 = b_new - twice_d_new;
                    let t232 = a_new * t230 + (t227 + b_new * t231);
                    let t233 = a + t229 * (k1 * t232);
                    let t969 = rho1_new - t968 * t222 - t965 * t225 - t233 * t967;
                    let t235 = rt::lit::<T>(1.0) / t233;
                    let rho3_new = rho3 + rho3_rate * h;
                    let t236 = t216 * k2;
                    let t237 = c + t217 * t236;
                    let t238 = t217 - t216;
                    let t239 = t238 * (k1 * t223);
                    let t970 = rho3_new - t968 * t237
                        - rt::lit::<T>(2.0) * (t221 * t967 + t965 * t239);
                    let t241 = t221 * t235;
                    let t242 = rt::lit::<T>(2.0) * t241;
                    let t243 = rt::lit::<T>(2.0) * t239;
                    let t244 = t224 * t235;
                    let t245 = rt::lit::<T>(8.0) * t221;
                    let t246 = t243 - t244 * t245;
                    let twice_b_new = rt::lit::<T>(2.0) * b_new;
                    let t247 = a_new + twice_b_new;
                    let t248 = b_new_squared + d_new_squared;
                    let t249 = c_new + twice_d_new;
                    let t250 = a_new * t247 + (t248 + c_new * t249);
                    let t251 = a_new - twice_b_new;
                    let t252 = c_new - twice_d_new;
                    let t253 = a_new * t251 + (t248 + c_new * t252);
                    let t254 = b + t250 * (k1 * t253);
                    let t255 = rt::lit::<T>(16.0) * t224;
                    let t256 = t254 - t244 * t255;
                    let t257 = rt::lit::<T>(1.0) / t256;
                    let t258 = t246 * t257;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t971 = rho2_new - t968 * t243 - t965 * t254 - t225 * t967;
                    let t260 = rt::lit::<T>(4.0) * t244;
                    let t972 = t971 - t260 * t969;
                    let t973 = t970 - t242 * t969 - t258 * t972;
                    let t264 = rt::lit::<T>(4.0) * t221;
                    let t265 = t237 - t241 * t264 - t246 * t258;
                    let t273 = rt::lit::<T>(1.0) / t265;
                    let t974 = t257 * (t972 - t973 * (t246 * t273));
                    let t975 = rho3 - t9 * t968 - t23 * t965 - t21 * t967;
                    let t976 = rho1 - t21 * t968 - t18 * t965 - t4 * t967;
                    let t977 = rho2 - t23 * t968 - t6 * t965 - t18 * t967;
                    let t978 = t977 - t20 * t976;
                    let t979 = t975 - t19 * t976 - t25 * t978;
                    let t980 = t17 * t978 - t30 * t979;
                    let t981 = t971 * t974
                        + (t973 * (t273 * t970) - t979 * (t27 * t975) - t977 * t980);
                    let t982 = t969
                        * (t235 * (t969 - t973 * (t222 * t273)) - t260 * t974)
                        + (t981 - t976 * (t13 * t976 - t31 * t979 - t20 * t980));
                    let t284 = t67 * (a_rate * twice_h);
                    let t285 = t68 * (c_rate * twice_h);
                    let t286 = t64 * (b_rate * twice_h);
                    let t287 = t72 * (d_rate * twice_h);
                    let t288 = t284 + t285 - (t286 + t287);
                    let t290 = d_rate_h * t68 + c_rate_h * t72
                        - (a_rate_h * t64 + b_rate_h * t67);
                    let t292 = a_rate_h * t72 + d_rate_h * t67;
                    let t293 = b_rate_h * t68 + c_rate_h * t64;
                    let t294 = t292 + t293;
                    let t297 = d_rate * (a_rate * half_h_squared);
                    let t298 = c_rate * (b_rate * half_h_squared);
                    let t299 = t297 + t298;
                    let t301 = a_rate * (a_rate * quarter_h_squared);
                    let t302 = c_rate * (c_rate * quarter_h_squared);
                    let t303 = b_rate * (b_rate * quarter_h_squared);
                    let t304 = d_rate * (d_rate * quarter_h_squared);
                    let t305 = t301 + t302 - (t303 + t304);
                    let t307 = c_rate_h * d_rate_h - a_rate_h * b_rate_h;
                    let t983 = (r_m_r * t288 * t965
                        + twice_r_m_r * (t968 * t290 + t294 * t967))
                        * (t299 * t967
                            + (t965 * t305 + rt::lit::<T>(0.5) * t307 * t968));
                    let t310 = t285 + t287 - (t286 + t284);
                    let t312 = t292 - t293;
                    let t314 = a_rate_h * t68 + c_rate_h * t67
                        + (d_rate_h * t64 + b_rate_h * t72);
                    let t317 = t302 + t304 - (t303 + t301);
                    let t319 = t297 - t298;
                    let t321 = a_rate_h * c_rate_h + b_rate_h * d_rate_h;
                    let t984 = (r_m_r * t310 * t967
                        + twice_r_m_r * (t965 * t312 - t968 * t314))
                        * (t317 * t967
                            + (t965 * t319 - rt::lit::<T>(0.5) * t321 * t968));
                    let t137 = rho2_rate * kappa_gradient;
                    let t985 = t137 + t965;
                    let t143 = t88 + t71;
                    let t144 = t143 - t105;
                    let t145 = r * t144;
                    let t139 = rho3_rate * kappa_gradient;
                    let t986 = t139 + t968;
                    let t146 = t98 - t97;
                    let t147 = r * t146;
                    let t148 = t67 * t72;
                    let t149 = t64 * t68;
                    let t150 = t148 + t149;
                    let t151 = r * t150;
                    let t65 = rho1_rate * kappa_gradient;
                    let t987 = t65 + t967;
                    let t988 = t985 * t145
                        + rt::lit::<T>(2.0) * (t986 * t147 + t151 * t987);
                    let t324 = rho1_rate * rho1_rate
                        + (a_rate * a_rate + b_rate * b_rate)
                        + (rho2_rate * rho2_rate + rho3_rate * rho3_rate
                            + (c_rate * c_rate + d_rate * d_rate));
                    let t159 = t90 + t88;
                    let t160 = t74 - t159;
                    let t161 = r * t160;
                    let t162 = t148 - t149;
                    let t163 = r * t162;
                    let t164 = t84 + t85;
                    let t165 = r * t164;
                    let t989 = t161 * t987
                        + rt::lit::<T>(2.0) * (t985 * t163 - t986 * t165);
                    let t990 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t982 - (t983 + t984),
                        h * (t988 * t988 + (t324 + t989 * t989)),
                    );
                    let t991 = t967 + rho1_rate * t990;
                    let t992 = t965 + rho2_rate * t990;
                    let t993 = t968 + rho3_rate * t990;
                    let t994 = t965 * t145
                        + rt::lit::<T>(2.0) * (t968 * t147 + t151 * t967);
                    let t995 = m * t994;
                    let t996 = twice_r * (t64 * t968 - t67 * t965 - t72 * t967);
                    let t997 = t161 * t967
                        + rt::lit::<T>(2.0) * (t965 * t163 - t968 * t165);
                    let t998 = m * t997;
                    let t999 = twice_r * (t67 * t967 + t68 * t968);
                    let t1000 = twice_r * t72;
                    let t1001 = t965 * t1000;
                    let t1002 = a_rate * t990 + (t995 * t996 + t998 * (t999 - t1001));
                    let t1003 = d_rate * t990 + (t995 * (t1001 - t999) + t998 * t996);
                    let t1004 = twice_r * (t64 * t965 + t67 * t968 - t68 * t967);
                    let t1005 = t967 * (twice_r * t64)
                        + (t965 * (twice_r * t68) + t968 * t1000);
                    let t1006 = b_rate * t990 + (t995 * t1004 + t998 * t1005);
                    let t1007 = c_rate * t990 + (t998 * t1004 - t995 * t1005);
                    let t197 = k4 * t164;
                    let t1008 = t197 * t997;
                    let t199 = t97 - t98;
                    let t200 = r * (t146 - t199) - twice_r * t199;
                    let t1009 = c * t968 + t200 * t995;
                    let t188 = twice_r * t162;
                    let t189 = t188 + r * (t162 + t162);
                    let t1010 = b * t965 + t189 * t998;
                    let t191 = t88 - t73;
                    let t192 = t71 - t90;
                    let t193 = t105 - t143 - (t191 + t192);
                    let t1011 = t994 * (m_r * t193);
                    let t1012 = rt::lit::<T>(0.5)
                        * (t64 * t1002 + t68 * t1003 - (t67 * t1006 + t72 * t1007))
                        + (t992 * (t1008 - t1009) + t993 * (t1010 - t1011));
                    let t185 = twice_r * t150;
                    let t1013 = t990
                        * (t145 * t992
                            + rt::lit::<T>(2.0) * (t147 * t993 + t151 * t991));
                    let t1014 = t990
                        * (t161 * t991
                            + rt::lit::<T>(2.0) * (t163 * t992 - t165 * t993));
                    let t204 = t191 - t192 + (t159 - t74);
                    let t1015 = t997 * (m_r * t204);
                    let t207 = k4 * t150;
                    let t1016 = a * t967 + t207 * t994;
                    let t1017 = rt::lit::<T>(0.5)
                        * (t68 * t1002 + t72 * t1006 - (t67 * t1007 + t64 * t1003))
                        + (t991 * (t1009 - t1008) + t993 * (t1015 - t1016));
                    let t1018 = rt::lit::<T>(0.5)
                        * (t72 * t1002 + t64 * t1007 - (t68 * t1006 + t67 * t1003))
                        + (t991 * (t1011 - t1010) + t992 * (t1016 - t1015));
                    solution1
                        .update([
                            rt::lit::<T>(-0.5)
                                * (t64 * t991 + (t68 * t992 + t72 * t993)),
                            rt::lit::<T>(0.5) * (t67 * t991 + t68 * t993 - t72 * t992),
                            rt::lit::<T>(0.5) * (t72 * t991 + t67 * t992 - t64 * t993),
                            rt::lit::<T>(0.5) * (t64 * t992 + t67 * t993 - t68 * t991),
                            t1012 - t185 * t1013 - t161 * t1014,
                            t1017 - t145 * t1013 - t188 * t1014,
                            rt::lit::<T>(2.0) * (t165 * t1014 - t147 * t1013) + t1018,
                            t990,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t35 = rho2 - t14 * (rt::lit::<T>(4.0) * rho1);
                            let t36 = rho3 - t15 * (rt::lit::<T>(2.0) * rho1)
                                - t35 * t25;
                            let t37 = t17 * t35 - t28 * (t24 * t36);
                            let t38 = rho1 * t13 - t29 * (t21 * t36) - t20 * t37;
                            let t39 = t36 * t27;
                            let t40 = b_ * t38 + (c_ * t37 + d * t39);
                            let t41 = rt::lit::<T>(0.5) * t40;
                            let t42 = a_ * t38 + (c_ * t39 - d * t37);
                            let t43 = rt::lit::<T>(0.5) * t42;
                            let t44 = d * t38 + (a_ * t37 - b_ * t39);
                            let t45 = rt::lit::<T>(0.5) * t44;
                            let t46 = b_ * t37 + a_ * t39 - c_ * t38;
                            let t47 = rt::lit::<T>(0.5) * t46;
                            let t48 = a_ * t47 - d * t41;
                            let t49 = c_ * t43 + b_ * t45;
                            let a_d = a_ * d;
                            let b_c = b_ * c_;
                            let t50 = r * (a_squared + c_squared - t1) * t37
                                + twice_r * ((d_c - a_b) * t39 + (a_d + b_c) * t38);
                            let t51 = twice_m_r * t50;
                            let t52 = a_ * t40;
                            let t53 = c_ * t44;
                            let t54 = d * t46;
                            let t55 = b_ * t42;
                            let t56 = r * (t2 - (b_squared + a_squared)) * t38
                                + twice_r * ((a_d - b_c) * t37 - (a_c + d_b) * t39);
                            let t57 = b * t37;
                            let t58 = c * t39;
                            let t59 = (t52 + t53 + (t54 - t55)) * (m_r * t56)
                                + (t39 * t57 - t37 * t58);
                            let t60 = twice_m_r * t56;
                            let t61 = a * t38;
                            let t62 = (t53 - t54 - (t55 + t52)) * (m_r * t50)
                                + (t38 * t58 - t39 * t61);
                            let t63 = t51 * (b_ * t41 + c_ * t47 + (d * t45 - a_ * t43))
                                - t60 * (d * t43 + a_ * t45 + (b_ * t47 - c_ * t41));
                            [
                                -t41,
                                t43,
                                t45,
                                t47,
                                (t48 + t49) * t51 + t59,
                                (t48 - t49) * t60 + t62,
                                t63 + (t37 * t61 - t38 * t57),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(a_ * inv_h),
                            rt::abs(b_ * inv_h),
                            rt::abs(c_ * inv_h),
                            rt::abs(d * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::abs(rho3 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [a_rate,
                            b_rate,
                            c_rate,
                            d_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t64 = b_ + b_rate * half_h;
                            let t65 = rho1_rate * kappa_gradient;
                            let t66 = rho1 + rho1_rate * half_h;
                            let t67 = a_ + a_rate * half_h;
                            let t68 = c_ + c_rate * half_h;
                            let t69 = rt::lit::<T>(2.0) * t68;
                            let t70 = t67 - t69;
                            let t71 = t68 * t68;
                            let t72 = d + d_rate * half_h;
                            let t73 = t72 * t72;
                            let t74 = t71 + t73;
                            let t75 = rt::lit::<T>(2.0) * t72;
                            let t76 = t64 + t75;
                            let t77 = t67 * t70 + (t74 + t64 * t76);
                            let t78 = t67 + t69;
                            let t79 = t64 - t75;
                            let t80 = t67 * t78 + (t74 + t64 * t79);
                            let t81 = a + t77 * (k1 * t80);
                            let t82 = rt::lit::<T>(1.0) / t81;
                            let t83 = t66 * t82;
                            let t84 = t67 * t68;
                            let t85 = t64 * t72;
                            let t86 = t84 - t85;
                            let t87 = k1 * t86;
                            let t88 = t67 * t67;
                            let t89 = t88 + t73;
                            let t90 = t64 * t64;
                            let t91 = t90 + t71;
                            let t92 = t89 - t91;
                            let t93 = t87 * t92;
                            let t94 = t93 * t82;
                            let t95 = rt::lit::<T>(2.0) * t66;
                            let t96 = rho3 + rho3_rate * half_h - t94 * t95;
                            let t97 = t67 * t64;
                            let t98 = t68 * t72;
                            let t99 = t97 + t98;
                            let t100 = t99 * t87;
                            let t101 = t100 * t82;
                            let t102 = rho2 + rho2_rate * half_h
                                - t101 * (rt::lit::<T>(4.0) * t66);
                            let t103 = rt::lit::<T>(2.0) * t64;
                            let t104 = t67 + t103;
                            let t105 = t90 + t73;
                            let t106 = t68 + t75;
                            let t107 = t67 * t104 + (t105 + t68 * t106);
                            let t108 = t67 - t103;
                            let t109 = t68 - t75;
                            let t110 = t67 * t108 + (t105 + t68 * t109);
                            let t111 = rt::lit::<T>(16.0) * t100;
                            let t112 = b + t107 * (k1 * t110) - t101 * t111;
                            let t113 = rt::lit::<T>(1.0) / t112;
                            let t114 = t91 - t89;
                            let t115 = t114 * (k1 * t99);
                            let t116 = t93 * t101;
                            let t117 = rt::lit::<T>(2.0) * t115
                                - rt::lit::<T>(8.0) * t116;
                            let t118 = t113 * t117;
                            let t119 = t96 - t102 * t118;
                            let t120 = t93 * t119;
                            let t121 = k2 * t89;
                            let t122 = rt::lit::<T>(4.0) * t93;
                            let t123 = c + t91 * t121 - t94 * t122;
                            let t124 = t123 - t117 * t118;
                            let t125 = t81 * t124;
                            let t126 = rt::lit::<T>(1.0) / t125;
                            let t127 = t120 * t126;
                            let t128 = rt::lit::<T>(4.0) * t101;
                            let t129 = t113 * t102;
                            let t130 = t117 * t119;
                            let t131 = t112 * t124;
                            let t132 = rt::lit::<T>(1.0) / t131;
                            let t133 = t130 * t132;
                            let t134 = t129 - t133;
                            let t135 = t83 - rt::lit::<T>(2.0) * t127 - t128 * t134;
                            let t136 = t65 + t135;
                            let t137 = rho2_rate * kappa_gradient;
                            let t138 = t137 + t134;
                            let t139 = rho3_rate * kappa_gradient;
                            let t140 = rt::lit::<T>(1.0) / t124;
                            let t141 = t119 * t140;
                            let t142 = t139 + t141;
                            let t143 = t88 + t71;
                            let t144 = t143 - t105;
                            let t145 = r * t144;
                            let t146 = t98 - t97;
                            let t147 = r * t146;
                            let t148 = t67 * t72;
                            let t149 = t64 * t68;
                            let t150 = t148 + t149;
                            let t151 = r * t150;
                            let t152 = t145 * t134
                                + rt::lit::<T>(2.0) * (t147 * t141 + t151 * t135);
                            let t153 = m * t152;
                            let t154 = r * t64;
                            let t155 = r * t67;
                            let t156 = r * t68;
                            let t157 = t154 * t134 + t155 * t141 - t156 * t135;
                            let t158 = rt::lit::<T>(2.0) * t157;
                            let t159 = t90 + t88;
                            let t160 = t74 - t159;
                            let t161 = r * t160;
                            let t162 = t148 - t149;
                            let t163 = r * t162;
                            let t164 = t84 + t85;
                            let t165 = r * t164;
                            let t166 = t161 * t135
                                + rt::lit::<T>(2.0) * (t163 * t134 - t165 * t141);
                            let t167 = m * t166;
                            let t168 = t154 * t135;
                            let t169 = t156 * t134;
                            let t170 = r * t72;
                            let t171 = t170 * t141;
                            let t172 = rt::lit::<T>(2.0) * t168
                                + (rt::lit::<T>(2.0) * t169 + rt::lit::<T>(2.0) * t171);
                            let t173 = t153 * t158
                                + (b_rate * kappa_gradient + t167 * t172);
                            let t174 = c_rate * kappa_gradient + t167 * t158
                                - t153 * t172;
                            let t175 = t154 * t141 - t155 * t134 - t170 * t135;
                            let t176 = rt::lit::<T>(2.0) * t175;
                            let t177 = t155 * t135 + t156 * t141;
                            let t178 = rt::lit::<T>(2.0) * t177;
                            let t179 = t170 * t134;
                            let t180 = rt::lit::<T>(2.0) * t179;
                            let t181 = t153 * t176
                                + (a_rate * kappa_gradient + t167 * (t178 - t180));
                            let t182 = t153 * (t180 - t178)
                                + (d_rate * kappa_gradient + t167 * t176);
                            let t183 = t145 * t138
                                + rt::lit::<T>(2.0) * (t147 * t142 + t151 * t136);
                            let t184 = kappa_gradient * t183;
                            let t185 = twice_r * t150;
                            let t186 = t161 * t136
                                + rt::lit::<T>(2.0) * (t163 * t138 - t165 * t142);
                            let t187 = kappa_gradient * t186;
                            let t188 = twice_r * t162;
                            let t189 = t188 + r * (t162 + t162);
                            let t190 = b * t134 + t189 * t167;
                            let t191 = t88 - t73;
                            let t192 = t71 - t90;
                            let t193 = t105 - t143 - (t191 + t192);
                            let t194 = r * t193;
                            let t195 = t194 * t153;
                            let t196 = t190 - t195;
                            let t197 = k4 * t164;
                            let t198 = t166 * t197;
                            let t199 = t97 - t98;
                            let t200 = r * (t146 - t199) - twice_r * t199;
                            let t201 = c * t141 + t200 * t153;
                            let t202 = t198 - t201;
                            let t203 = rt::lit::<T>(0.5)
                                * (t67 * t173 + t72 * t174 - (t64 * t181 + t68 * t182))
                                + (t184 * t185 + (rho1_rate + t161 * t187) - t196 * t142
                                    - t202 * t138);
                            let t204 = t191 - t192 + (t159 - t74);
                            let t205 = r * t204;
                            let t206 = t205 * t167;
                            let t207 = k4 * t150;
                            let t208 = a * t135 + t152 * t207;
                            let t209 = t206 - t208;
                            let t210 = t201 - t198;
                            let t211 = rt::lit::<T>(0.5)
                                * (t67 * t174 + t64 * t182 - (t68 * t181 + t72 * t173))
                                + (t145 * t184 + (rho2_rate + t188 * t187) - t209 * t142
                                    - t210 * t136);
                            let t212 = t195 - t190;
                            let t213 = t208 - t206;
                            let t214 = rho3_rate - t212 * t136
                                + (rt::lit::<T>(2.0) * (t147 * t184 - t165 * t187)
                                    - t213 * t138);
                            let t215 = rt::lit::<T>(0.5)
                                * (t68 * t173 + t67 * t182 - (t72 * t181 + t64 * t174))
                                + t214;
                            let rho1_new = rho1 + rho1_rate * h;
                            let a_rate_h = a_rate * h;
                            let a_new = a_ + a_rate_h;
                            let d_rate_h = d_rate * h;
                            let d_new = d + d_rate_h;
                            let d_new_squared = d_new * d_new;
                            let t216 = a_new * a_new + d_new_squared;
                            let b_rate_h = b_rate * h;
                            let b_new = b_ + b_rate_h;
                            let b_new_squared = b_new * b_new;
                            let c_rate_h = c_rate * h;
                            let c_new = c_ + c_rate_h;
                            let c_new_squared = c_new * c_new;
                            let t217 = b_new_squared + c_new_squared;
                            let t218 = t216 - t217;
                            let t219 = a_new * c_new - b_new * d_new;
                            let t220 = k1 * t219;
                            let t221 = t218 * t220;
                            let t222 = rt::lit::<T>(2.0) * t221;
                            let t223 = a_new * b_new + c_new * d_new;
                            let t224 = t223 * t220;
                            let t225 = rt::lit::<T>(4.0) * t224;
                            let twice_c_new = rt::lit::<T>(2.0) * c_new;
                            let t226 = a_new - twice_c_new;
                            let t227 = c_new_squared + d_new_squared;
                            let twice_d_new = rt::lit::<T>(2.0) * d_new;
                            let t228 = b_new + twice_d_new;
                            let t229 = a_new * t226 + (t227 + b_new * t228);
                            let t230 = a_new + twice_c_new;
                            let t231 = b_new - twice_d_new;
                            let t232 = a_new * t230 + (t227 + b_new * t231);
                            let t233 = a + t229 * (k1 * t232);
                            let t234 = rho1_new - t141 * t222 - t134 * t225
                                - t233 * t135;
                            let t235 = rt::lit::<T>(1.0) / t233;
                            let rho3_new = rho3 + rho3_rate * h;
                            let t236 = t216 * k2;
                            let t237 = c + t217 * t236;
                            let t238 = t217 - t216;
                            let t239 = t238 * (k1 * t223);
                            let t240 = rho3_new - t237 * t141
                                - rt::lit::<T>(2.0) * (t221 * t135 + t239 * t134);
                            let t241 = t221 * t235;
                            let t242 = rt::lit::<T>(2.0) * t241;
                            let t243 = rt::lit::<T>(2.0) * t239;
                            let t244 = t224 * t235;
                            let t245 = rt::lit::<T>(8.0) * t221;
                            let t246 = t243 - t244 * t245;
                            let twice_b_new = rt::lit::<T>(2.0) * b_new;
                            let t247 = a_new + twice_b_new;
                            let t248 = b_new_squared + d_new_squared;
                            let t249 = c_new + twice_d_new;
                            let t250 = a_new * t247 + (t248 + c_new * t249);
                            let t251 = a_new - twice_b_new;
                            let t252 = c_new - twice_d_new;
                            let t253 = a_new * t251 + (t248 + c_new * t252);
                            let t254 = b + t250 * (k1 * t253);
                            let t255 = rt::lit::<T>(16.0) * t224;
                            let t256 = t254 - t244 * t255;
                            let t257 = rt::lit::<T>(1.0) / t256;
                            let t258 = t246 * t257;
                            let rho2_new = rho2 + rho2_rate * h;
                            let t259 = rho2_new - t141 * t243 - t254 * t134
                                - t135 * t225;
                            let t260 = rt::lit::<T>(4.0) * t244;
                            let t261 = t259 - t234 * t260;
                            let t262 = t240 - t234 * t242 - t258 * t261;
                            let t263 = t221 * t262;
                            let t264 = rt::lit::<T>(4.0) * t221;
                            let t265 = t237 - t241 * t264 - t246 * t258;
                            let t266 = t233 * t265;
                            let t267 = rt::lit::<T>(1.0) / t266;
                            let t268 = t246 * t262;
                            let t269 = t256 * t265;
                            let t270 = rt::lit::<T>(1.0) / t269;
                            let t271 = t257 * t261 - t268 * t270;
                            let t272 = t235 * t234 - t263 * (rt::lit::<T>(2.0) * t267)
                                - t260 * t271;
                            let t273 = rt::lit::<T>(1.0) / t265;
                            let t274 = t262 * t273;
                            let t275 = rho3 - t9 * t141 - t23 * t134 - t21 * t135;
                            let t276 = rho1 - t21 * t141 - t18 * t134 - t4 * t135;
                            let t277 = rho2 - t23 * t141 - t6 * t134 - t18 * t135;
                            let t278 = t277 - t20 * t276;
                            let t279 = t275 - t19 * t276 - t25 * t278;
                            let t280 = t27 * t279;
                            let t281 = t17 * t278 - t279 * t30;
                            let t282 = t13 * t276 - t279 * t31 - t20 * t281;
                            let t283 = t259 * t271
                                + (t240 * t274 - t275 * t280 - t277 * t281) - t276 * t282;
                            let t284 = t67 * (a_rate * twice_h);
                            let t285 = t68 * (c_rate * twice_h);
                            let t286 = t64 * (b_rate * twice_h);
                            let t287 = t72 * (d_rate * twice_h);
                            let t288 = t284 + t285 - (t286 + t287);
                            let t289 = r * t288;
                            let t290 = d_rate_h * t68 + c_rate_h * t72
                                - (a_rate_h * t64 + b_rate_h * t67);
                            let t291 = r * t290;
                            let t292 = a_rate_h * t72 + d_rate_h * t67;
                            let t293 = b_rate_h * t68 + c_rate_h * t64;
                            let t294 = t292 + t293;
                            let t295 = r * t294;
                            let t296 = t289 * t134
                                + rt::lit::<T>(2.0) * (t291 * t141 + t295 * t135);
                            let t297 = d_rate * (a_rate * half_h_squared);
                            let t298 = c_rate * (b_rate * half_h_squared);
                            let t299 = t297 + t298;
                            let t300 = r * t299;
                            let t301 = a_rate * (a_rate * quarter_h_squared);
                            let t302 = c_rate * (c_rate * quarter_h_squared);
                            let t303 = b_rate * (b_rate * quarter_h_squared);
                            let t304 = d_rate * (d_rate * quarter_h_squared);
                            let t305 = t301 + t302 - (t303 + t304);
                            let t306 = r * t305;
                            let t307 = c_rate_h * d_rate_h - a_rate_h * b_rate_h;
                            let t308 = t307 * half_r;
                            let t309 = t300 * t135 + (t306 * t134 + t308 * t141);
                            let t310 = t285 + t287 - (t286 + t284);
                            let t311 = r * t310;
                            let t312 = t292 - t293;
                            let t313 = r * t312;
                            let t314 = a_rate_h * t68 + c_rate_h * t67
                                + (d_rate_h * t64 + b_rate_h * t72);
                            let t315 = r * t314;
                            let t316 = t311 * t135
                                + rt::lit::<T>(2.0) * (t313 * t134 - t315 * t141);
                            let t317 = t302 + t304 - (t303 + t301);
                            let t318 = r * t317;
                            let t319 = t297 - t298;
                            let t320 = r * t319;
                            let t321 = a_rate_h * c_rate_h + b_rate_h * d_rate_h;
                            let t322 = t321 * half_r;
                            let t323 = t318 * t135 + (t320 * t134 - t322 * t141);
                            let t324 = rho1_rate * rho1_rate
                                + (a_rate * a_rate + b_rate * b_rate)
                                + (rho2_rate * rho2_rate + rho3_rate * rho3_rate
                                    + (c_rate * c_rate + d_rate * d_rate));
                            let t325 = h * (t183 * t183 + (t186 * t186 + t324));
                            let t326 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t234 * t272 + t283)
                                    - m * (t296 * t309 + t316 * t323),
                                t325,
                            );
                            let t327 = h * t68;
                            let t328 = t99 * t327;
                            let t329 = h * t64;
                            let t330 = t86 * t329;
                            let t331 = (t328 + t330) * k5;
                            let t332 = half_h * t67;
                            let t333 = k1
                                * (t77 * (t332 + half_h * t78)
                                    + t80 * (t332 + half_h * t70));
                            let t334 = t82 * (t331 - t101 * t333);
                            let t335 = rt::lit::<T>(4.0) * (t66 * t334);
                            let t336 = k1
                                * (t107 * (t332 + half_h * t108)
                                    + t110 * (t332 + half_h * t104))
                                - rt::lit::<T>(16.0) * (t101 * t331 + t100 * t334);
                            let t337 = half_h * t64;
                            let t338 = h * t67;
                            let t339 = t99 * t338;
                            let t340 = t86 * t338;
                            let t341 = half_h * t68;
                            let t342 = k1 * (t340 + t92 * t341);
                            let t343 = k3 * (t114 * t337 - t339)
                                - rt::lit::<T>(8.0) * (t101 * t342 + t93 * t334);
                            let t344 = t113 * (t343 - t118 * t336);
                            let t345 = t82 * (t342 - t94 * t333);
                            let t346 = t102 * t344 + (t95 * t345 - t118 * t335);
                            let t347 = t91 * (t67 * k8)
                                - rt::lit::<T>(4.0) * (t94 * t342 + t93 * t345)
                                - t118 * t343;
                            let t348 = t347 - t117 * t344;
                            let t349 = t132
                                * (t119 * t343 - t117 * t346
                                    - t133 * (t124 * t336 + t112 * t348));
                            let t350 = t113 * (t335 + t129 * t336) + t349;
                            let t351 = rt::lit::<T>(2.0) * t126;
                            let t352 = (t342 * t119 - t93 * t346
                                - t127 * (t333 * t124 + t81 * t348)) * t351;
                            let t353 = rt::lit::<T>(4.0) * (t134 * t334 - t101 * t350)
                                + (t352 + t83 * (t82 * t333));
                            let t354 = t140 * (t346 + t141 * t348);
                            let t355 = half_h * t136;
                            let t356 = half_h * t72;
                            let t357 = k1 * (t330 + t92 * t356);
                            let t358 = k1
                                * (t77 * (t337 + half_h * t79)
                                    + t80 * (t337 + half_h * t76));
                            let t359 = t82 * (t357 + t94 * t358);
                            let t360 = h * t72;
                            let t361 = t99 * t360;
                            let t362 = k5 * (t340 - t361);
                            let t363 = t82 * (t362 - t101 * t358);
                            let t364 = rt::lit::<T>(4.0) * (t66 * t363);
                            let t365 = t99 * t329;
                            let t366 = k3 * (t365 + t114 * t332)
                                - rt::lit::<T>(8.0) * (t93 * t363 - t101 * t357);
                            let t367 = k1 * (t107 * (t329 - t338) + t110 * (t338 + t329))
                                - rt::lit::<T>(16.0) * (t101 * t362 + t100 * t363);
                            let t368 = t113 * (t366 - t118 * t367);
                            let t369 = t95 * t359 + t118 * t364 - t102 * t368;
                            let t370 = t89 * (t64 * k8)
                                + rt::lit::<T>(4.0) * (t94 * t357 + t93 * t359)
                                - t118 * t366;
                            let t371 = t370 - t117 * t368;
                            let t372 = t140 * (t369 - t141 * t371);
                            let t373 = t132
                                * (t119 * t366 + t117 * t369
                                    - t133 * (t124 * t367 + t112 * t371));
                            let t374 = t113 * (t364 + t129 * t367) + t373;
                            let t375 = t351
                                * (t93 * t369 - t357 * t119
                                    - t127 * (t358 * t124 + t81 * t371));
                            let t376 = rt::lit::<T>(4.0) * (t134 * t363 - t101 * t374)
                                + (t375 + t83 * (t82 * t358));
                            let t377 = half_h * t138;
                            let t378 = t86 * t327;
                            let t379 = k1 * (t92 * t332 - t378);
                            let t380 = t86 * t360;
                            let t381 = k5 * (t339 + t380);
                            let t382 = k1 * (t77 * (t338 + t327) + t80 * (t327 - t338));
                            let t383 = t82 * (t381 - t101 * t382);
                            let t384 = k3 * (t328 + t114 * t356)
                                - rt::lit::<T>(8.0) * (t101 * t379 + t93 * t383);
                            let t385 = k1
                                * (t107 * (t341 + half_h * t109)
                                    + t110 * (t341 + half_h * t106))
                                - rt::lit::<T>(16.0) * (t101 * t381 + t100 * t383);
                            let t386 = t113 * (t384 - t118 * t385);
                            let t387 = t82 * (t379 - t94 * t382);
                            let t388 = rt::lit::<T>(4.0) * (t66 * t383);
                            let t389 = t102 * t386 + (t95 * t387 - t118 * t388);
                            let t390 = t89 * (t68 * k8)
                                - rt::lit::<T>(4.0) * (t94 * t379 + t93 * t387)
                                - t118 * t384;
                            let t391 = t390 - t117 * t386;
                            let t392 = t140 * (t389 + t141 * t391);
                            let t393 = t132
                                * (t119 * t384 - t117 * t389
                                    - t133 * (t124 * t385 + t112 * t391));
                            let t394 = t113 * (t388 + t129 * t385) + t393;
                            let t395 = t351
                                * (t379 * t119 - t93 * t389
                                    - t127 * (t382 * t124 + t81 * t391));
                            let t396 = rt::lit::<T>(4.0) * (t134 * t383 - t101 * t394)
                                + (t395 + t83 * (t82 * t382));
                            let t397 = half_h * t142;
                            let t398 = k1 * (t380 - t92 * t337);
                            let t399 = k5 * (t378 - t365);
                            let t400 = k1 * (t77 * (t360 - t329) + t80 * (t329 + t360));
                            let t401 = t82 * (t399 - t101 * t400);
                            let t402 = k3 * (t114 * t341 - t361)
                                - rt::lit::<T>(8.0) * (t101 * t398 + t93 * t401);
                            let t403 = k1 * (t107 * (t360 - t327) + t110 * (t327 + t360))
                                - rt::lit::<T>(16.0) * (t101 * t399 + t100 * t401);
                            let t404 = t113 * (t402 - t118 * t403);
                            let t405 = t82 * (t398 - t94 * t400);
                            let t406 = rt::lit::<T>(4.0) * (t66 * t401);
                            let t407 = t102 * t404 + (t95 * t405 - t118 * t406);
                            let t408 = t91 * (t72 * k8)
                                - rt::lit::<T>(4.0) * (t94 * t398 + t93 * t405)
                                - t118 * t402;
                            let t409 = t408 - t117 * t404;
                            let t410 = t140 * (t407 + t141 * t409);
                            let t411 = t132
                                * (t119 * t402 - t117 * t407
                                    - t133 * (t124 * t403 + t112 * t409));
                            let t412 = t113 * (t406 + t129 * t403) + t411;
                            let t413 = t351
                                * (t398 * t119 - t93 * t407
                                    - t127 * (t400 * t124 + t81 * t409));
                            let t414 = rt::lit::<T>(4.0) * (t134 * t401 - t101 * t412)
                                + (t413 + t83 * (t82 * t400));
                            let t415 = twice_h * t101;
                            let t416 = t118 * t415 - h * t94;
                            let t417 = t113 * t415 + t132 * (t117 * t416);
                            let t418 = rt::lit::<T>(2.0) * t93;
                            let t419 = t128 * t417
                                + (kappa_gradient + half_h * t82 - t126 * (t418 * t416));
                            let t420 = t140 * t416;
                            let t421 = h * t118;
                            let t422 = t115 - rt::lit::<T>(4.0) * t116;
                            let t423 = half_h * t113 + t132 * (t421 * t422);
                            let t424 = t126 * (t93 * t421) - t128 * t423;
                            let t425 = kappa_gradient + t423;
                            let t426 = t140 * t421;
                            let t427 = t422 * (t100 * k9) / (t81 * t131)
                                - t126 * (h * t93);
                            let t428 = kappa_gradient + half_h * t140;
                            let t429 = t132 * (h * t422);
                            let t430 = b * t142;
                            let t431 = t72 * t167 + t67 * t153;
                            let t432 = t156 * t431;
                            let t433 = t68 * t153;
                            let t434 = t64 * t167;
                            let t435 = t433 - t434;
                            let t436 = t68 * t167 + t64 * t153;
                            let t437 = t67 * t167;
                            let t438 = t72 * t153;
                            let t439 = t437 - t438;
                            let t440 = t155 * t435 + (t170 * t436 + t154 * t439);
                            let t441 = t168 + (t169 + t171);
                            let t442 = t67 * t441;
                            let t443 = t68 * t175;
                            let t444 = t72 * t157;
                            let t445 = k6 * t164;
                            let t446 = t177 - t179;
                            let t447 = t442 - t443
                                + (t444 - (t189 * t142 + t138 * t445) - t64 * t446);
                            let t448 = m * t447;
                            let t449 = kappa_gradient * t161;
                            let t450 = kappa_gradient * t151;
                            let t451 = k6 * t150;
                            let t452 = t161 * t449 + t450 * t451;
                            let t453 = t67 * t157;
                            let t454 = t179 - t177;
                            let t455 = t64 * t175;
                            let t456 = t72 * t441;
                            let t457 = t453 + (t200 * t138 + t194 * t142) - t68 * t454
                                - (t455 + t456);
                            let t458 = twice_m_r * t150;
                            let t459 = t440 + (t161 * t448 + (t452 + t457 * t458));
                            let t460 = t432 - t459;
                            let t461 = t210
                                + rt::lit::<T>(2.0) * (t163 * t449 + t145 * t450);
                            let t462 = t154 * t431;
                            let t463 = twice_m_r * t162;
                            let t464 = t155 * t436;
                            let t465 = t434 - t433;
                            let t466 = m * t457;
                            let t467 = t461 + (t462 + t447 * t463)
                                + (t464 + t156 * t439 + (t170 * t465 + t145 * t466));
                            let t468 = t128 * t460 + t467;
                            let t469 = t430 - t468;
                            let t470 = t130 * (rt::lit::<T>(1.0) / (t131 * t131));
                            let t471 = t469 * t470;
                            let t472 = t155 * t431;
                            let t473 = t212
                                + (t450 * (k6 * t146) - t449 * (twice_r * t164));
                            let t474 = t154 * t436;
                            let t475 = t472 + c * t138 + (t156 * t435 + t170 * t439)
                                + (rt::lit::<T>(2.0) * (t147 * t466 - t165 * t448)
                                    + (t473 - t474));
                            let t476 = t119 * (rt::lit::<T>(1.0) / (t124 * t124));
                            let t477 = t120 * (rt::lit::<T>(1.0) / (t125 * t125));
                            let t478 = t460 * t477;
                            let t479 = rt::lit::<T>(2.0) * t81;
                            let t480 = t112 * t471 + (t475 * t476 + t478 * t479);
                            let t481 = t132 * t469;
                            let t482 = t126 * t460;
                            let t483 = t117 * t481 + (t140 * t475 + t418 * t482);
                            let t484 = t122 * t480 - t95 * t483;
                            let t485 = rt::lit::<T>(4.0) * t94;
                            let t486 = rt::lit::<T>(2.0) * t119;
                            let t487 = t117 * t480 - t102 * t483;
                            let t488 = t113 * t487 + (t118 * t480 + t119 * t481);
                            let t489 = rt::lit::<T>(8.0) * t101;
                            let t490 = k1
                                * (t82 * t484 + (t480 * t485 + t482 * t486) - t488 * t489);
                            let t491 = rt::lit::<T>(1.0) / (t112 * t112);
                            let t492 = t468 - t430;
                            let t493 = t124 * t471 + t491 * (t117 * t487 + t102 * t492);
                            let t494 = rt::lit::<T>(16.0) * t101;
                            let t495 = t118 * t483;
                            let t496 = t113 * t492;
                            let t497 = t495 - t496;
                            let t498 = rt::lit::<T>(8.0) * t93;
                            let t499 = t111 * t493
                                + (rt::lit::<T>(4.0) * (t134 * t460 + t66 * t497)
                                    - t498 * t488);
                            let t500 = k1 * (t493 * t494 + t82 * t499);
                            let t501 = t92 * t490 + t99 * t500;
                            let t502 = t167 * t138;
                            let t503 = r
                                * (rt::lit::<T>(4.0) * t502
                                    + rt::lit::<T>(2.0) * (t141 * t448 + t449 * t142));
                            let t504 = t501 - t503;
                            let t505 = twice_m * t135;
                            let t506 = rt::lit::<T>(2.0) * t184;
                            let t507 = rt::lit::<T>(4.0) * t450;
                            let t508 = r * (t457 * t505 + (t506 + t136 * t507));
                            let t509 = t167 * t142;
                            let t510 = twice_r * (t134 * t448 + (t449 * t138 - t509));
                            let t511 = twice_r * t509;
                            let t512 = t508 + (t510 - t511);
                            let t513 = rt::lit::<T>(0.5) * t173;
                            let t514 = t134 * t436;
                            let t515 = t141 * t431;
                            let t516 = t135 * t435;
                            let t517 = k1 * t493;
                            let t518 = t110 * t517;
                            let t519 = t67 * t518;
                            let t520 = t107 * t517;
                            let t521 = t72 * t512 + (t513 + r * (t514 + (t515 + t516)))
                                - t519 - t108 * t520;
                            let t522 = t86 * t490;
                            let t523 = k3 * t99;
                            let t524 = t523 * t488;
                            let t525 = k2 * t91;
                            let t526 = t522 - (t524 + t480 * t525);
                            let t527 = r
                                * (t134 * t466 + t138 * (rt::lit::<T>(2.0) * t450));
                            let t528 = t153 * t142;
                            let t529 = twice_r * t528;
                            let t530 = t527 - t529;
                            let t531 = r * (t135 * t448 + (t187 + t449 * t136));
                            let t532 = rt::lit::<T>(2.0) * t67;
                            let t533 = t67 * t520;
                            let t534 = t68 * t504
                                + (t521
                                    + ((t526 + (t530 - t531)) * t532 - (t533 + t104 * t518)));
                            let t535 = rt::lit::<T>(2.0) * t124;
                            let t536 = rt::lit::<T>(1.0) / (t81 * t81);
                            let t537 = t459 - t432;
                            let t538 = k1
                                * (t478 * t535
                                    + t536 * (t100 * t499 + (t66 * t537 + t93 * t484)));
                            let t539 = t77 * t538;
                            let t540 = k3 * t114;
                            let t541 = t488 * t540 + t86 * t500;
                            let t542 = twice_m * t141;
                            let t543 = t153 * t138;
                            let t544 = r * (t457 * t542 + t142 * t507)
                                + (r * t543 + t543 * k7);
                            let t545 = t541 - t544;
                            let t546 = t80 * t538;
                            let t547 = t67 * t546;
                            let t548 = t67 * t539;
                            let t549 = half_h
                                * (t534 - t78 * t539
                                    + (t64 * t545 - t547 - (t548 + t70 * t546)));
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t550 = t64 * half_kappa_gradient;
                            let t551 = t67 * half_kappa_gradient;
                            let t552 = t524 - t121 * t480 - t522;
                            let t553 = t520 + (t518 + t527);
                            let t554 = t511 + t508 - t510;
                            let t555 = t134 * t431;
                            let t556 = t141 * t436;
                            let t557 = rt::lit::<T>(0.5) * t181;
                            let t558 = rt::lit::<T>(2.0)
                                * (t64 * (t552 + (t529 - t531) - t553) + (t533 - t519))
                                + (t68 * t554 + (r * (t555 + t135 * t439 - t556) - t557));
                            let t559 = t64 * t546;
                            let t560 = t64 * t539;
                            let t561 = t501 + t503;
                            let t562 = t558 + (t67 * t545 - t76 * t546)
                                - (t559 + t560 + (t72 * t561 + t79 * t539));
                            let t563 = t72 * half_kappa_gradient;
                            let t564 = t531 - t539 - t546;
                            let t565 = t541 + t544;
                            let t566 = t134 * t439;
                            let t567 = t141 * t435;
                            let t568 = t135 * t431;
                            let t569 = rt::lit::<T>(0.5) * t182;
                            let t570 = t64 * t554 + (r * (t566 + t567 - t568) - t569)
                                - t106 * t518 - t109 * t520;
                            let t571 = t68 * t518;
                            let t572 = t68 * t520;
                            let t573 = rt::lit::<T>(2.0)
                                * (t68 * (t564 + (t552 + t530)) + (t547 - t548))
                                + (t72 * t565 + (t67 * t504 + (t570 - (t571 + t572))));
                            let t574 = rt::lit::<T>(2.0)
                                * (t72 * (t564 + (t529 + t526 - t553))
                                    + (t560 + (t572 - t571) - t559));
                            let t575 = rt::lit::<T>(0.5) * t174;
                            let t576 = t135 * t436;
                            let t577 = t141 * t439;
                            let t578 = t68 * t565
                                + (t67 * t512 + (t575 + r * (t576 + (t577 + t134 * t465))));
                            let t579 = t68 * half_kappa_gradient;
                            let t580 = rt::lit::<T>(2.0) * t94;
                            let t581 = half_h
                                * (t128 * t497 + (t82 * t537 - t483 * t580))
                                + (kappa_gradient * t452 + rt::lit::<T>(1.0));
                            let t582 = rho1_rate * t452
                                + rt::lit::<T>(0.5)
                                    * (b_rate * t67 + c_rate * t72
                                        - (a_rate * t64 + d_rate * t68));
                            let t583 = t462 + t464;
                            let t584 = t136 * t445 - t205 * t142 - t456
                                + (t453 + t455 - t68 * t446);
                            let t585 = m * t584;
                            let t586 = t451 * t142 - t200 * t136 - t443
                                + (t64 * t454 - (t444 + t442));
                            let t587 = kappa_gradient * t163;
                            let t588 = kappa_gradient * t145;
                            let t589 = t202
                                + rt::lit::<T>(2.0) * (t161 * t587 + t151 * t588);
                            let t590 = t438 - t437;
                            let t591 = t161 * t585 + (a * t142 + t586 * t458)
                                + (t589 + (t170 * t435 + t156 * t590));
                            let t592 = t583 - t591;
                            let t593 = m * t586;
                            let t594 = k6 * t162;
                            let t595 = t587 * t594 + t145 * t588;
                            let t596 = t128 * t592
                                + (t440 + (t145 * t593 + (t595 + t584 * t463)));
                            let t597 = t432 - t596;
                            let t598 = t470 * t597;
                            let t599 = t170 * t431 + t156 * t436;
                            let t600 = t213 + (t588 * (twice_r * t146) - t587 * t445);
                            let t601 = t155 * t439 - c * t136 - t599
                                + (rt::lit::<T>(2.0) * (t147 * t593 - t165 * t585)
                                    + (t600 + t154 * t465));
                            let t602 = t477 * t592;
                            let t603 = t112 * t598 + (t476 * t601 + t479 * t602);
                            let t604 = t132 * t597;
                            let t605 = t126 * t592;
                            let t606 = t117 * t604 + (t140 * t601 + t418 * t605);
                            let t607 = t122 * t603 - t95 * t606;
                            let t608 = t117 * t603 - t102 * t606;
                            let t609 = t113 * t608 + (t118 * t603 + t119 * t604);
                            let t610 = k1
                                * (t82 * t607 + (t485 * t603 + t486 * t605) - t489 * t609);
                            let t611 = t596 - t432;
                            let t612 = t124 * t598 + t491 * (t117 * t608 + t102 * t611);
                            let t613 = t118 * t606;
                            let t614 = t113 * t611;
                            let t615 = t613 - t614;
                            let t616 = t111 * t612
                                + (rt::lit::<T>(4.0) * (t134 * t592 + t66 * t615)
                                    - t498 * t609);
                            let t617 = k1 * (t494 * t612 + t82 * t616);
                            let t618 = t92 * t610 + t99 * t617;
                            let t619 = t167 * t136;
                            let t620 = r
                                * (rt::lit::<T>(4.0) * (t619 - t587 * t142) - t584 * t542);
                            let t621 = t618 + t620;
                            let t622 = rt::lit::<T>(2.0) * t187;
                            let t623 = r
                                * (t584 * (twice_m * t134)
                                    + (t622 + t138 * (rt::lit::<T>(4.0) * t587)));
                            let t624 = r
                                * (rt::lit::<T>(4.0) * t528
                                    + rt::lit::<T>(2.0) * (t135 * t593 + t588 * t136));
                            let t625 = t623 + t624;
                            let t626 = t577 + t134 * t435;
                            let t627 = k1 * t612;
                            let t628 = t110 * t627;
                            let t629 = t67 * t628;
                            let t630 = t107 * t627;
                            let t631 = t86 * t610;
                            let t632 = t523 * t609;
                            let t633 = t631 - (t632 + t525 * t603);
                            let t634 = r * (t134 * t593 + (t184 + t588 * t138));
                            let t635 = r
                                * (t135 * t585 + t136 * (rt::lit::<T>(2.0) * t587));
                            let t636 = t511 + t635;
                            let t637 = t67 * t630;
                            let t638 = t72 * t625 + (t575 + r * (t626 - t576)) - t629
                                - t108 * t630
                                + (t532 * (t633 + (t634 - t636)) - (t637 + t104 * t628));
                            let t639 = t591 - t583;
                            let t640 = k1
                                * (t535 * t602
                                    + t536 * (t100 * t616 + (t66 * t639 + t93 * t607)));
                            let t641 = t77 * t640;
                            let t642 = t540 * t609 + t86 * t617;
                            let t643 = t152 * (m_r * t136);
                            let t644 = rt::lit::<T>(4.0) * t643;
                            let t645 = twice_r * (t141 * t593 + t588 * t142);
                            let t646 = t642 + (t644 - t645);
                            let t647 = t80 * t640;
                            let t648 = t67 * t647;
                            let t649 = t67 * t641;
                            let t650 = t68 * t621 + t638 - t78 * t641
                                + (t64 * t646 - t648 - (t649 + t70 * t647));
                            let t651 = t632 - t121 * t603 - t631;
                            let t652 = t630 + (t628 + t634);
                            let t653 = t624 - t623;
                            let t654 = rt::lit::<T>(2.0)
                                * (t64 * (t651 - t636 - t652) + (t637 - t629))
                                + (t68 * t653 + (t569 + r * (t566 + t141 * t465 - t568)));
                            let t655 = t620 - t618;
                            let t656 = t64 * t647;
                            let t657 = t64 * t641;
                            let t658 = t654 + (t72 * t655 + t67 * t646)
                                - (t656 + t76 * t647 + (t657 + t79 * t641));
                            let t659 = t635 - t641 - t647;
                            let t660 = t642 + (t645 - t644);
                            let t661 = t135 * t590;
                            let t662 = t555 + t556;
                            let t663 = t64 * t653 + (r * (t661 - t662) - t557)
                                - t106 * t628 - t109 * t630;
                            let t664 = t68 * t628;
                            let t665 = t68 * t630;
                            let t666 = rt::lit::<T>(2.0)
                                * (t68 * (t659 + (t651 + (t511 + t634))) + (t648 - t649))
                                + (t72 * t660 + (t67 * t621 + (t663 - (t664 + t665))));
                            let t667 = rt::lit::<T>(2.0)
                                * (t72 * (t659 + (t511 + t633 - t652))
                                    + (t657 + (t665 - t664) - t656));
                            let t668 = t68 * t660
                                + (t64 * t655
                                    + (t67 * t625 + (r * (t516 + t514 - t515) - t513)));
                            let t669 = rt::lit::<T>(0.5)
                                * (c_rate * t67 + d_rate * t64
                                    - (a_rate * t68 + b_rate * t72)) + rho2_rate * t595;
                            let t670 = t472 + a * t138;
                            let t671 = kappa_gradient * t147;
                            let t672 = kappa_gradient * t165;
                            let t673 = twice_r * t160;
                            let t674 = t196 + (t671 * t451 - t672 * t673);
                            let t675 = t205 * t138 + t189 * t136 - t64 * t157
                                + (t67 * t175 + t68 * t441 - t72 * t446);
                            let t676 = m * t675;
                            let t677 = t67 * t454 + (t64 * t441 + t68 * t157)
                                - (t72 * t175 + (t451 * t138 + t194 * t136));
                            let t678 = t674 + t161 * t676
                                + (t156 * t465 + t677 * t458 + (t474 + t170 * t590));
                            let t679 = t670 - t678;
                            let t680 = twice_r * t144;
                            let t681 = t209 + (t671 * t680 - t672 * t594);
                            let t682 = m * t677;
                            let t683 = t599 + (b * t136 + t675 * t463)
                                + (t154 * t435 + t155 * t590 + (t681 + t145 * t682));
                            let t684 = t128 * t679 + t683;
                            let t685 = t132 * t684;
                            let t686 = t119 * t685;
                            let t687 = t477 * t679;
                            let t688 = rt::lit::<T>(4.0) * (t165 * t672 + t147 * t671);
                            let t689 = t440
                                + (rt::lit::<T>(2.0) * (t147 * t682 - t165 * t676)
                                    + (t688 - t432));
                            let t690 = t479 * t687 + t476 * t689;
                            let t691 = t470 * t684;
                            let t692 = t112 * t691;
                            let t693 = t690 - t692;
                            let t694 = t117 * t685;
                            let t695 = t126 * t679;
                            let t696 = t418 * t695 + t140 * t689;
                            let t697 = t694 - t696;
                            let t698 = t102 * t697 + t117 * t693;
                            let t699 = t118 * t693 + t113 * t698;
                            let t700 = t686 - t699;
                            let t701 = t95 * t697 + t122 * t693;
                            let t702 = k1
                                * (t489 * t700
                                    + (t82 * t701 + (t486 * t695 + t485 * t693)));
                            let t703 = t491 * (t102 * t684 + t117 * t698);
                            let t704 = t124 * t691;
                            let t705 = t703 - t704;
                            let t706 = t113 * t684 + t118 * t697;
                            let t707 = t111 * t705
                                + (rt::lit::<T>(4.0) * (t134 * t679 - t66 * t706)
                                    + t498 * t700);
                            let t708 = k1 * (t494 * t705 + t82 * t707);
                            let t709 = t92 * t702 + t99 * t708;
                            let t710 = rt::lit::<T>(4.0) * t672;
                            let t711 = r * (t142 * t710 - t622 - t675 * t542);
                            let t712 = t709 + t711;
                            let t713 = t86 * t702;
                            let t714 = t692 - t690;
                            let t715 = t699 - t686;
                            let t716 = t523 * t715;
                            let t717 = t713 + (t525 * t714 - t716);
                            let t718 = r * t502;
                            let t719 = rt::lit::<T>(2.0) * (t643 + t718);
                            let t720 = r
                                * (t134 * t682 + t138 * (rt::lit::<T>(2.0) * t671));
                            let t721 = r
                                * (t135 * t676 - t136 * (rt::lit::<T>(2.0) * t672));
                            let t722 = k1 * (t704 - t703);
                            let t723 = t110 * t722;
                            let t724 = t67 * t723;
                            let t725 = t107 * t722;
                            let t726 = t67 * t725;
                            let t727 = r
                                * (t677 * t505 + rt::lit::<T>(4.0) * (t671 * t136 - t543));
                            let t728 = twice_r * t619
                                + r
                                    * (rt::lit::<T>(2.0) * (t619 + t134 * t676) - t138 * t710);
                            let t729 = t727 + t728;
                            let t730 = t104 * t723
                                + (t72 * t729 + (t569 + r * (t567 + t134 * t590 - t568)));
                            let t731 = t532 * (t717 + (t719 + t720 - t721))
                                + (t724 + t108 * t725 + (t726 + t730));
                            let t732 = t678 - t670;
                            let t733 = k1
                                * (t535 * t687
                                    + t536 * (t100 * t707 + (t66 * t732 + t93 * t701)));
                            let t734 = t77 * t733;
                            let t735 = t540 * t715 + t86 * t708;
                            let t736 = r
                                * (t677 * t542
                                    + (t506 + t142 * (rt::lit::<T>(4.0) * t671)));
                            let t737 = t735 - t736;
                            let t738 = t80 * t733;
                            let t739 = t67 * t738;
                            let t740 = t67 * t734;
                            let t741 = t68 * t712 + t731 - t78 * t734
                                + (t64 * t737 - t739 - (t740 + t70 * t738));
                            let t742 = t711 - t709;
                            let t743 = t727 - t728;
                            let t744 = t723 + (t725 - t720);
                            let t745 = t716 + t121 * t714 - t713;
                            let t746 = rt::lit::<T>(2.0)
                                * (t64
                                    * (t744
                                        + (t745 + (rt::lit::<T>(2.0) * (t718 - t643) - t721)))
                                    + (t724 - t726));
                            let t747 = t72 * t742
                                + (t68 * t743 + (r * (t576 + t626) - t575))
                                + (t67 * t737 + t746);
                            let t748 = t64 * t738;
                            let t749 = t64 * t734;
                            let t750 = t721 - t734 - t738;
                            let t751 = rt::lit::<T>(2.0)
                                * (t68
                                    * (t750
                                        + (t745 + (t720 + rt::lit::<T>(2.0) * (t643 - t718))))
                                    + (t739 - t740));
                            let t752 = t735 + t736;
                            let t753 = t68 * t723;
                            let t754 = t68 * t725;
                            let t755 = t106 * t723
                                + (t64 * t743 + (t513 + r * (t514 + t135 * t465 - t515)));
                            let t756 = t751
                                + (t72 * t752
                                    + (t67 * t712 + (t753 + t754 + (t109 * t725 + t755))));
                            let t757 = rt::lit::<T>(2.0)
                                * (t72 * (t750 + (t744 + (t717 - t719)))
                                    + (t749 + (t753 - t754) - t748));
                            let t758 = t68 * t752
                                + (t64 * t742 + (t67 * t729 + (r * (t661 + t662) - t557)));
                            let t759 = rho3_rate * t688
                                + rt::lit::<T>(0.5)
                                    * (b_rate * t68 + d_rate * t67
                                        - (a_rate * t72 + c_rate * t64));
                            let t760 = rt::lit::<T>(2.0) * (t147 * t183 - t165 * t186)
                                + t759 + (rho2_rate * t681 + rho1_rate * t674);
                            let t761 = rt::div_or_zero(rt::lit::<T>(-1.0), t325);
                            let t762 = m * t761;
                            let t763 = t323 * t762;
                            let t764 = t234 * t761;
                            let t765 = t764 * (rt::lit::<T>(2.0) * t244);
                            let t766 = t761 * (rt::lit::<T>(0.5) * t259);
                            let t767 = t765 - t766;
                            let t768 = t270 * t767;
                            let t769 = t240 * t761;
                            let t770 = t246 * t768 + t769 * (rt::lit::<T>(0.5) * t273);
                            let t771 = t267 * t764;
                            let t772 = t221 * t771;
                            let t773 = t770 + (t761 * (rt::lit::<T>(0.5) * t274) - t772);
                            let t774 = t309 * t762;
                            let t775 = t296 * t762;
                            let t776 = t316 * t762;
                            let t777 = rt::lit::<T>(2.0) * (t313 * t763 + t239 * t773)
                                + (t289 * t774 + (t306 * t775 + t320 * t776));
                            let t778 = t326 * (h * t761);
                            let t779 = t186 * t778;
                            let t780 = t183 * t778;
                            let t781 = t594 * t779 + t680 * t780;
                            let t782 = t766 - t765;
                            let t783 = t772 - t770;
                            let t784 = t257 * t782 + t258 * t783;
                            let t785 = t784 + t761 * (rt::lit::<T>(0.5) * t271);
                            let t786 = t777 + (t781 + t254 * t785);
                            let t787 = rt::lit::<T>(2.0) * (t295 * t774 + t221 * t773)
                                + (t311 * t763 + (t300 * t775 + t318 * t776));
                            let t788 = t673 * t779 + t451 * t780;
                            let t789 = t787 + (t788 + t225 * t785);
                            let t790 = t244 * t784;
                            let t791 = rt::lit::<T>(4.0) * t790;
                            let t792 = t241 * t783;
                            let t793 = t272 * t761 + t235 * t764;
                            let t794 = rt::lit::<T>(2.0) * t792
                                + rt::lit::<T>(0.5) * t793;
                            let t795 = t791 - t794;
                            let t796 = t276 * t761;
                            let t797 = t796 * t32;
                            let t798 = t761 * (rt::lit::<T>(0.5) * t277);
                            let t799 = t761 * (t275 * t33);
                            let t800 = t796 * t34 + t30 * (t798 - t797);
                            let t801 = t799 - t800;
                            let t802 = t17 * (t797 - t798) + t25 * t801;
                            let t803 = t14 * t802;
                            let t804 = t282 * t761 + t13 * t796;
                            let t805 = t15 * t801;
                            let t806 = t799 + t761 * (rt::lit::<T>(0.5) * t280) - t800;
                            let t807 = t761 * (rt::lit::<T>(0.5) * t281) - t802;
                            let t808 = t4
                                * (rt::lit::<T>(4.0) * t803
                                    + (rt::lit::<T>(0.5) * t804 - rt::lit::<T>(2.0) * t805))
                                + (t21 * t806 + t18 * t807);
                            let t809 = t233 * t795 + t808;
                            let t810 = t789 - t809;
                            let t811 = rt::lit::<T>(16.0) * t790
                                - (rt::lit::<T>(8.0) * t792 + rt::lit::<T>(2.0) * t793);
                            let t812 = t11
                                * (rt::lit::<T>(16.0) * t803
                                    + (rt::lit::<T>(2.0) * t804 - rt::lit::<T>(8.0) * t805))
                                + (t23 * t806 + t6 * t807);
                            let t813 = t128 * t810 + (t224 * t811 + t812);
                            let t814 = t786 - t813;
                            let t815 = t470 * t814;
                            let t816 = rt::lit::<T>(8.0) * t790
                                - (t793 + rt::lit::<T>(4.0) * t792);
                            let t817 = rt::lit::<T>(4.0) * (t165 * t779 - t147 * t780);
                            let t818 = rt::lit::<T>(2.0)
                                * (t22 * t807 + (t315 * t763 - t291 * t774) - t239 * t785)
                                + (t817
                                    + (t9 * t806 + (t322 * t776 - t308 * t775) - t237 * t773));
                            let t819 = t221 * t816
                                + t12
                                    * (rt::lit::<T>(8.0) * t803
                                        + (t804 - rt::lit::<T>(4.0) * t805)) + t818;
                            let t820 = t477 * t810;
                            let t821 = t112 * t815 + (t476 * t819 + t479 * t820);
                            let t822 = t132 * t814;
                            let t823 = t126 * t810;
                            let t824 = t117 * t822 + (t140 * t819 + t418 * t823);
                            let t825 = t122 * t821 - t95 * t824;
                            let t826 = t117 * t821 - t102 * t824;
                            let t827 = t113 * t826 + (t118 * t821 + t119 * t822);
                            let t828 = k1
                                * (t82 * t825 + (t485 * t821 + t486 * t823) - t489 * t827);
                            let t829 = t813 - t786;
                            let t830 = t124 * t815 + t491 * (t117 * t826 + t102 * t829);
                            let t831 = t118 * t824;
                            let t832 = t113 * t829;
                            let t833 = t831 - t832;
                            let t834 = t111 * t830
                                + (rt::lit::<T>(4.0) * (t134 * t810 + t66 * t833)
                                    - t498 * t827);
                            let t835 = k1 * (t494 * t830 + t82 * t834);
                            let t836 = t92 * t828 + t99 * t835;
                            let t837 = k6 * t142;
                            let t838 = t779 * t837;
                            let t839 = t836 + t838;
                            let t840 = t86 * t828;
                            let t841 = t523 * t827;
                            let t842 = t840 - (t841 + t525 * t821);
                            let t843 = t779 * (twice_r * t136);
                            let t844 = t780 * (twice_r * t138);
                            let t845 = r * t135;
                            let t846 = t763 * t845;
                            let t847 = r * t134;
                            let t848 = t774 * t847;
                            let t849 = t846 - t848;
                            let t850 = r * t141;
                            let t851 = t763 * t850;
                            let t852 = t774 * t850;
                            let t853 = t67 * (t842 + (t843 - t844))
                                + (a_rate_h * t849 + (c_rate_h * t851 + b_rate_h * t852));
                            let t854 = t776 * t845;
                            let t855 = t775 * t847;
                            let t856 = t776 * t850;
                            let t857 = t775 * t850;
                            let t858 = t776 * t847;
                            let t859 = t775 * t845;
                            let t860 = t763 * (twice_r * t134);
                            let t861 = t774 * (twice_r * t135);
                            let t862 = t860 + t861;
                            let t863 = t858 + t859 + t862;
                            let t864 = t779 * (k6 * t138);
                            let t865 = t780 * (k6 * t136);
                            let t866 = t864 + t865;
                            let t867 = a_rate_h * (t854 - t855)
                                + (c_rate_h * t856 + b_rate_h * t857) - d_rate_h * t863
                                - t72 * t866;
                            let t868 = k1 * t830;
                            let t869 = t110 * t868;
                            let t870 = t107 * t868;
                            let t871 = t67 * t869;
                            let t872 = t67 * t870;
                            let t873 = t68 * t839
                                + (rt::lit::<T>(2.0) * t853
                                    + (t867 - t104 * t869 - t108 * t870 - (t871 + t872)));
                            let t874 = t809 - t789;
                            let t875 = k1
                                * (t535 * t820
                                    + t536 * (t100 * t834 + (t66 * t874 + t93 * t825)));
                            let t876 = t77 * t875;
                            let t877 = t67 * t876;
                            let t878 = t540 * t827 + t86 * t835;
                            let t879 = t780 * t837;
                            let t880 = t878 + t879;
                            let t881 = t80 * t875;
                            let t882 = t67 * t881;
                            let t883 = rt::lit::<T>(0.5)
                                * (t873 - t877
                                    + (t64 * t880 - t882 - (t78 * t876 + t70 * t881)));
                            let t884 = t263 * t764 * (rt::lit::<T>(1.0) / (t266 * t266));
                            let t885 = t268 * t767 * (rt::lit::<T>(1.0) / (t269 * t269));
                            let t886 = t769 * (rt::lit::<T>(0.5) * t262)
                                * (rt::lit::<T>(1.0) / (t265 * t265)) + t256 * t885;
                            let t887 = t233 * t884;
                            let t888 = t886 - t887;
                            let t889 = t261 * t783 + t246 * t888;
                            let t890 = t265 * t885
                                + (t246 * t889 + t261 * t782)
                                    * (rt::lit::<T>(1.0) / (t256 * t256));
                            let t891 = t257 * t889 + (t258 * t888 + t262 * t768);
                            let t892 = t255 * t890
                                - (t245 * t891
                                    + (t784 * (rt::lit::<T>(4.0) * t234)
                                        + t764 * (rt::lit::<T>(2.0) * t271)));
                            let t893 = t783 * (rt::lit::<T>(2.0) * t234) + t264 * t888;
                            let t894 = (t224 * t892
                                + (t221 * t893 + t764 * (rt::lit::<T>(0.5) * t234)))
                                * (rt::lit::<T>(1.0) / (t233 * t233));
                            let t895 = k1 * (t135 * t795 + t265 * t884 - t894);
                            let t896 = t229 * t895;
                            let t897 = a_new * t896;
                            let t898 = t232 * t895;
                            let t899 = a_new * t898;
                            let t900 = k3 * (t891 - (t134 * t773 + t141 * t785));
                            let t901 = t235 * t892
                                + (t890 * (rt::lit::<T>(16.0) * t244)
                                    + (t134 * t811 - t785 * (rt::lit::<T>(4.0) * t135)));
                            let t902 = k1 * t901;
                            let t903 = t238 * t900 + t219 * t902;
                            let t904 = t141 * t816
                                + (t888 * (rt::lit::<T>(4.0) * t241)
                                    - (t773 * (rt::lit::<T>(2.0) * t135) + t262 * t771));
                            let t905 = k1
                                * (t235 * t893 + t904 - t891 * (rt::lit::<T>(8.0) * t244));
                            let t906 = t218 * t905 + t223 * t902;
                            let t907 = t219 * t905;
                            let t908 = t887 - t141 * t773 - t886;
                            let t909 = t223 * t900;
                            let t910 = t907 + (t908 * (t217 * k2) - t909);
                            let t911 = rt::lit::<T>(2.0)
                                * (a_new * t910 + (t67 * t849 + (t68 * t851 + t64 * t852)))
                                - t72 * t862;
                            let t912 = k1 * (t890 + t134 * t785);
                            let t913 = t250 * t912;
                            let t914 = a_new * t913;
                            let t915 = t253 * t912;
                            let t916 = a_new * t915;
                            let t917 = b_new * t903
                                + (c_new * t906
                                    + (t911 - t251 * t913 - t914 - (t916 + t247 * t915)));
                            let t918 = h
                                * (t883
                                    + (t897 + t226 * t898 + (t230 * t896 + (t899 + t917))))
                                - rt::lit::<T>(2.0) * a_rate * t778;
                            let t919 = t844 - t870 - t869;
                            let t920 = t841 - t121 * t821 - t840;
                            let t921 = t846 + t848;
                            let t922 = t64 * (t919 + (t920 + t843))
                                + (t872
                                    + (b_rate_h * t921 + (a_rate_h * t852 + d_rate_h * t851))
                                    - t871);
                            let t923 = t864 - t865;
                            let t924 = t860 - t861;
                            let t925 = t858 - t859 + t924;
                            let t926 = t854 + t855;
                            let t927 = t68 * t923
                                + (c_rate_h * t925
                                    + (b_rate_h * t926 + (a_rate_h * t857 + d_rate_h * t856)));
                            let t928 = t838 - t836;
                            let t929 = t64 * t881;
                            let t930 = t64 * t876;
                            let t931 = rt::lit::<T>(2.0) * t922 + t927
                                + (t67 * t880 + t72 * t928)
                                - (t929 + t76 * t881 + (t930 + t79 * t876));
                            let t932 = b_new * t898;
                            let t933 = b_new * t896;
                            let t934 = t909 + t236 * t908 - t907;
                            let t935 = t913 + t915;
                            let t936 = b_new * (t934 - t935)
                                + (t914 + (t64 * t921 + (t72 * t851 + t67 * t852)) - t916);
                            let t937 = t228 * t898
                                + (t68 * t924 + a_new * t903
                                    + (rt::lit::<T>(2.0) * t936 - d_new * t906));
                            let t938 = h
                                * (rt::lit::<T>(0.5) * t931
                                    + (t932 + t231 * t896 + (t933 + t937)))
                                - rt::lit::<T>(2.0) * b_rate * t778;
                            let t939 = t876 + (t881 + t843);
                            let t940 = t68 * (t920 - t844 - t939)
                                + (t882
                                    + (a_rate_h * t851 - d_rate_h * t852 - c_rate_h * t921)
                                    - t877);
                            let t941 = t878 - t879;
                            let t942 = t64 * t923
                                + (b_rate_h * t925
                                    + (a_rate_h * t856 - d_rate_h * t857 - c_rate_h * t926));
                            let t943 = t68 * t870;
                            let t944 = t68 * t869;
                            let t945 = t72 * t941
                                + (t67 * t839
                                    + (t942 - t943 - t109 * t870 - (t944 + t106 * t869)));
                            let t946 = t896 + t898;
                            let t947 = c_new * (t934 + t946)
                                + (t897 + (t67 * t851 - t72 * t852 - t68 * t921) - t899);
                            let t948 = c_new * t915;
                            let t949 = c_new * t913;
                            let t950 = d_new * t903
                                + (t64 * t924 - t948 - t252 * t913 - (t949 + t249 * t915));
                            let t951 = h
                                * (rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * t940 + t945)
                                    + (rt::lit::<T>(2.0) * t947 + (a_new * t906 + t950)));
                            let t952 = t848 - t846;
                            let t953 = t930
                                + (t943
                                    + (d_rate_h * t952 + (b_rate_h * t851 - c_rate_h * t852))
                                    - t944) - t929;
                            let t954 = d_rate_h * (t855 - t854)
                                + (b_rate_h * t856 - c_rate_h * t857) - a_rate_h * t863
                                - t67 * t866;
                            let t955 = rt::lit::<T>(2.0)
                                * (t72 * (t842 + t919 - t939) + t953)
                                + (t68 * t941 + (t64 * t928 + t954));
                            let t956 = t932
                                + (t949 + (t72 * t952 + (t64 * t851 - t68 * t852)) - t948)
                                - t933;
                            let t957 = rt::lit::<T>(2.0)
                                * (d_new * (t946 + (t910 - t935)) + t956)
                                + (c_new * t903 - t67 * t862 - b_new * t906);
                            let t958 = h
                                * (rt::lit::<T>(0.5)
                                    * (t128 * t833 + (t82 * t874 - t580 * t824))
                                    + (t794 - t791));
                            let t959 = h * (t785 + rt::lit::<T>(0.5) * (t832 - t831))
                                - (kappa_gradient * t781
                                    + rt::lit::<T>(2.0) * rho2_rate * t778);
                            (
                                [
                                    a_rate
                                        + rt::lit::<T>(0.5)
                                            * (t64 * t136 + (t68 * t138 + t72 * t142)),
                                    b_rate
                                        + rt::lit::<T>(0.5)
                                            * (t72 * t138 - t68 * t142 - t67 * t136),
                                    c_rate
                                        + rt::lit::<T>(0.5)
                                            * (t64 * t142 - t67 * t138 - t72 * t136),
                                    d_rate
                                        + rt::lit::<T>(0.5)
                                            * (t68 * t136 - (t64 * t138 + t67 * t142)),
                                    t203,
                                    t211,
                                    t215,
                                    kappa_gradient - t326,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.5)
                                                * (t64 * t353 + (t68 * t350 + t72 * t354)),
                                        rt::lit::<T>(0.5)
                                            * (t355 + t72 * t372 - t68 * t374 - t64 * t376),
                                        rt::lit::<T>(0.5)
                                            * (t377 - t72 * t392 - t68 * t394 - t64 * t396),
                                        rt::lit::<T>(0.5)
                                            * (t397 - t72 * t410 - t68 * t412 - t64 * t414),
                                        rt::lit::<T>(0.5)
                                            * (t64 * t419 + (t72 * t420 - t68 * t417)),
                                        rt::lit::<T>(0.5) * (t64 * t424 + t68 * t425)
                                            - t426 * (rt::lit::<T>(0.25) * t72),
                                        rt::lit::<T>(0.5)
                                            * (t64 * t427 + (t72 * t428 - t68 * t429)),
                                        rt::lit::<T>(0.5)
                                            * (rho3_rate * t72 + (rho2_rate * t68 + rho1_rate * t64)),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t67 * t353 + (t68 * t354 - t355 - t72 * t350)),
                                        rt::lit::<T>(0.5) * (t67 * t376 - (t72 * t374 + t68 * t372))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t67 * t396 + (t68 * t392 - t397 - t72 * t394)),
                                        rt::lit::<T>(0.5)
                                            * (t67 * t414 + (t377 + t68 * t410 - t72 * t412)),
                                        rt::lit::<T>(-0.5)
                                            * (t67 * t419 + (t68 * t420 + t72 * t417)),
                                        t426 * (rt::lit::<T>(0.25) * t68)
                                            + rt::lit::<T>(0.5) * (t72 * t425 - t67 * t424),
                                        rt::lit::<T>(-0.5)
                                            * (t67 * t427 + (t68 * t428 + t72 * t429)),
                                        rt::lit::<T>(0.5)
                                            * (rho2_rate * t72 - rho1_rate * t67 - rho3_rate * t68),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t72 * t353 + (t67 * t350 - (t377 + t64 * t354))),
                                        rt::lit::<T>(0.5)
                                            * (t72 * t376 + (t67 * t374 + (t397 + t64 * t372))),
                                        rt::lit::<T>(0.5) * (t72 * t396 + (t67 * t394 - t64 * t392))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t72 * t414 + (t67 * t412 - t64 * t410 - t355)),
                                        rt::lit::<T>(0.5) * (t64 * t420 + t67 * t417 - t72 * t419),
                                        -(t426 * (rt::lit::<T>(0.25) * t64)
                                            + rt::lit::<T>(0.5) * (t72 * t424 + t67 * t425)),
                                        rt::lit::<T>(0.5) * (t64 * t428 + t67 * t429 - t72 * t427),
                                        rt::lit::<T>(0.5)
                                            * (rho3_rate * t64 - rho1_rate * t72 - rho2_rate * t67),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t64 * t350 + (t67 * t354 - t397) - t68 * t353),
                                        rt::lit::<T>(-0.5)
                                            * (t68 * t376 + (t377 + t67 * t372 - t64 * t374)),
                                        rt::lit::<T>(0.5)
                                            * (t64 * t394 + (t355 + t67 * t392) - t68 * t396),
                                        rt::lit::<T>(0.5) * (t64 * t412 + t67 * t410 - t68 * t414)
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t68 * t419 + (t64 * t417 - t67 * t420)),
                                        t426 * (rt::lit::<T>(0.25) * t67)
                                            + rt::lit::<T>(0.5) * (t68 * t424 - t64 * t425),
                                        rt::lit::<T>(0.5)
                                            * (t68 * t427 + (t64 * t429 - t67 * t428)),
                                        rt::lit::<T>(0.5)
                                            * (rho1_rate * t68 - rho2_rate * t64 - rho3_rate * t67),
                                    ],
                                    [
                                        t549 - t550,
                                        t551 + half_h * t562,
                                        t563 + half_h * t573,
                                        half_h * (t574 + (t578 - t64 * t561)) - t579,
                                        t581,
                                        kappa_gradient * t461 + half_h * (t496 - t495),
                                        kappa_gradient * t473 + half_h * t483,
                                        rho2_rate * t461
                                            + (rho3_rate * t473 + (t183 * t185 + (t161 * t186 + t582))),
                                    ],
                                    [
                                        half_h * t650 - t579,
                                        half_h * t658 - t563,
                                        t551 + half_h * t666,
                                        t550 + half_h * (t667 + t668),
                                        kappa_gradient * t589
                                            + half_h * (t128 * t615 + (t82 * t639 - t580 * t606)),
                                        half_h * (t614 - t613)
                                            + (kappa_gradient * t595 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t600 + half_h * t606,
                                        rho1_rate * t589
                                            + (rho3_rate * t600 + (t145 * t183 + (t188 * t186 + t669))),
                                    ],
                                    [
                                        half_h * t741 - t563,
                                        t579
                                            + half_h
                                                * (t747 - (t748 + t76 * t738 + (t749 + t79 * t734))),
                                        half_h * t756 - t550,
                                        t551 + half_h * (t757 + t758),
                                        kappa_gradient * t674
                                            + half_h * (t82 * t732 + t580 * t697 - t128 * t706),
                                        kappa_gradient * t681 + half_h * t706,
                                        half_h * (t696 - t694)
                                            + (kappa_gradient * t688 + rt::lit::<T>(1.0)),
                                        t760,
                                    ],
                                    [
                                        t918,
                                        t938,
                                        t951 - rt::lit::<T>(2.0) * c_rate * t778,
                                        h * (rt::lit::<T>(0.5) * t955 + t957)
                                            - rt::lit::<T>(2.0) * d_rate * t778,
                                        t958
                                            - (kappa_gradient * t788
                                                + rt::lit::<T>(2.0) * rho1_rate * t778),
                                        t959,
                                        h * (t773 + rt::lit::<T>(0.5) * t824)
                                            + (kappa_gradient * t817
                                                - rt::lit::<T>(2.0) * rho3_rate * t778),
                                        rt::lit::<T>(1.0) - rho2_rate * t781
                                            + (rho3_rate * t817 - rho1_rate * t788),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate,
                kappa_gradient] = solution1.x;
                let a_rate_h = a_rate * h;
                let a_new = a_ + a_rate_h;
                let b_rate_h = b_rate * h;
                let b_new = b_ + b_rate_h;
                let c_rate_h = c_rate * h;
                let c_new = c_ + c_rate_h;
                let d_rate_h = d_rate * h;
                let d_new = d + d_rate_h;
                let t67 = a_ + a_rate * half_h;
                let t88 = t67 * t67;
                let t68 = c_ + c_rate * half_h;
                let t71 = t68 * t68;
                let t143 = t88 + t71;
                let t64 = b_ + b_rate * half_h;
                let t90 = t64 * t64;
                let t72 = d + d_rate * half_h;
                let t73 = t72 * t72;
                let t105 = t90 + t73;
                let t144 = t143 - t105;
                let t137 = rho2_rate * kappa_gradient;
                let t103 = rt::lit::<T>(2.0) * t64;
                let t104 = t67 + t103;
                let t75 = rt::lit::<T>(2.0) * t72;
                let t106 = t68 + t75;
                let t107 = t67 * t104 + (t105 + t68 * t106);
                let t108 = t67 - t103;
                let t109 = t68 - t75;
                let t110 = t67 * t108 + (t105 + t68 * t109);
                let t97 = t67 * t64;
                let t98 = t68 * t72;
                let t99 = t97 + t98;
                let t84 = t67 * t68;
                let t85 = t64 * t72;
                let t86 = t84 - t85;
                let t87 = k1 * t86;
                let t100 = t99 * t87;
                let t69 = rt::lit::<T>(2.0) * t68;
                let t70 = t67 - t69;
                let t74 = t71 + t73;
                let t76 = t64 + t75;
                let t77 = t67 * t70 + (t74 + t64 * t76);
                let t78 = t67 + t69;
                let t79 = t64 - t75;
                let t80 = t67 * t78 + (t74 + t64 * t79);
                let t81 = a + t77 * (k1 * t80);
                let t82 = rt::lit::<T>(1.0) / t81;
                let t101 = t100 * t82;
                let t111 = rt::lit::<T>(16.0) * t100;
                let t112 = b + t107 * (k1 * t110) - t101 * t111;
                let t113 = rt::lit::<T>(1.0) / t112;
                let t66 = rho1 + rho1_rate * half_h;
                let t102 = rho2 + rho2_rate * half_h - t101 * (rt::lit::<T>(4.0) * t66);
                let t91 = t90 + t71;
                let t89 = t88 + t73;
                let t121 = k2 * t89;
                let t92 = t89 - t91;
                let t93 = t87 * t92;
                let t94 = t93 * t82;
                let t122 = rt::lit::<T>(4.0) * t93;
                let t123 = c + t91 * t121 - t94 * t122;
                let t114 = t91 - t89;
                let t523 = k3 * t99;
                let t498 = rt::lit::<T>(8.0) * t93;
                let t960 = t114 * t523 - t101 * t498;
                let t961 = t960 * t113;
                let t962 = rt::lit::<T>(1.0) / (t123 - t960 * t961);
                let t95 = rt::lit::<T>(2.0) * t66;
                let t96 = rho3 + rho3_rate * half_h - t94 * t95;
                let t963 = t96 - t961 * t102;
                let t965 = t113 * (t102 - t962 * (t960 * t963));
                let t985 = t137 + t965;
                let t139 = rho3_rate * kappa_gradient;
                let t968 = t963 * t962;
                let t986 = t139 + t968;
                let t146 = t98 - t97;
                let t65 = rho1_rate * kappa_gradient;
                let t418 = rt::lit::<T>(2.0) * t93;
                let t964 = t82 * (t66 - t962 * (t963 * t418));
                let t128 = rt::lit::<T>(4.0) * t101;
                let t966 = t965 * t128;
                let t1019 = t65 + t964 - t966;
                let t148 = t67 * t72;
                let t149 = t64 * t68;
                let t150 = t148 + t149;
                let x_new = x
                    + (r_h * t144 * t985 + twice_r_h * (t986 * t146 + t1019 * t150));
                let t159 = t90 + t88;
                let t160 = t74 - t159;
                let t162 = t148 - t149;
                let t164 = t84 + t85;
                let y_new = y
                    + (r_h * t160 * t1019 + twice_r_h * (t985 * t162 - t986 * t164));
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let rho3_new = rho3 + rho3_rate * h;
                let carried = [
                    a_new,
                    b_new,
                    c_new,
                    d_new,
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
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3] = motion.carried;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { twice_r, k1, k2, k3, .. } = *setting.scheme();
                let twice_c = rt::lit::<T>(2.0) * c_;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let t1 = c_squared + d_squared;
                let twice_d = rt::lit::<T>(2.0) * d;
                let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                    * (k1 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
                let t3 = rt::lit::<T>(1.0) / (a + t2);
                let b_squared = b_ * b_;
                let t4 = b_squared + c_squared;
                let a_squared = a_ * a_;
                let t5 = a_squared + d_squared;
                let a_c = a_ * c_;
                let d_b = d * b_;
                let t6 = k1 * (a_c - d_b);
                let t7 = (t5 - t4) * t6;
                let t8 = t7 * t3;
                let a_b = a_ * b_;
                let d_c = d * c_;
                let a_b_plus_d_c = a_b + d_c;
                let t9 = a_b_plus_d_c * t6;
                let t10 = t9 * t3;
                let t11 = (t4 - t5) * (a_b_plus_d_c * k3)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (t5 * k2) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
                let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
                let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
                let t19 = t14 * (t17 - t16 * (t11 * t18));
                let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                    - rt::lit::<T>(4.0) * t10 * t19;
                let t21 = t16 * t18;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t22 = r * (a_squared + c_squared - t12) * t19
                    + twice_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
                let t23 = r * (t1 - (b_squared + a_squared)) * t20
                    + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                State {
                    t: setting.time_at(motion.tally),
                    a: a_,
                    b: b_,
                    c: c_,
                    d,
                    x,
                    y,
                    omega1: t20,
                    omega2: t19,
                    omega3: t21,
                    x_dot: t22,
                    y_dot: t23,
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
        /// - `a_rate`, `b_rate`, `c_rate`, `d_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`: 7 × 7 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 10 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 65 | 81 | 3 | 0 | 0 | 0 |
        /// | each sweep for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate | 90 | 125 | 3 | 0 | 0 | 0 |
        /// | each iteration for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate | 770 | 992 | 10 | 0 | 0 | 0 |
        /// | each state that is looked at | 49 | 67 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 r`
            twice_r: T,
            /// `m r²`
            k1: T,
            /// `4 m r²`
            k2: T,
            /// `2 m r²`
            k3: T,
            /// `m r`
            m_r: T,
            /// `r² m`
            r_m_r: T,
            /// `2 m r`
            twice_m_r: T,
            /// `2 r² m`
            twice_r_m_r: T,
            /// `4 r² m`
            k4: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `r h`
            r_h: T,
            /// `2 r h`
            twice_r_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 7, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = m * (r * r);
                let k2 = rt::lit::<T>(4.0) * k1;
                let k3 = rt::lit::<T>(2.0) * k1;
                let m_r = m * r;
                let r_m_r = r * m_r;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let twice_r_m_r = rt::lit::<T>(2.0) * r_m_r;
                let k4 = rt::lit::<T>(4.0) * r_m_r;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let r_h = r * h;
                let twice_r_h = rt::lit::<T>(2.0) * r_h;
                Scheme {
                    twice_r,
                    k1,
                    k2,
                    k3,
                    m_r,
                    r_m_r,
                    twice_m_r,
                    twice_r_m_r,
                    k4,
                    inv_h,
                    half_h,
                    r_h,
                    twice_r_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { m_r, twice_m_r, .. } = *self;
                let [[a_, b_, c_, d, x, y]] = start.q().data.0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let b_squared = b_ * b_;
                let a_squared = a_ * a_;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t1 = (c_squared + d_squared - (b_squared + a_squared))
                    * (y_dot * m_r) + (a * omega1 + (a_d + b_c) * (x_dot * twice_m_r));
                let t2 = (a_squared + c_squared - (b_squared + d_squared))
                    * (x_dot * m_r) + (b * omega2 + (a_d - b_c) * (y_dot * twice_m_r));
                let t3 = twice_m_r * x_dot * (d * c_ - a_ * b_)
                    - twice_m_r * y_dot * (a_ * c_ + d * b_);
                let carried = [a_, b_, c_, d, x, y, t1, t2, c * omega3 + t3];
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
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme {
                    twice_r,
                    k1,
                    k2,
                    k3,
                    m_r,
                    r_m_r,
                    twice_m_r,
                    twice_r_m_r,
                    k4,
                    inv_h,
                    half_h,
                    r_h,
                    twice_r_h,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [a_rate,
                    b_rate,
                    c_rate,
                    d_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let t46 = b_ + b_rate * half_h;
                    let t48 = a_ + a_rate * half_h;
                    let t49 = c_ + c_rate * half_h;
                    let t50 = rt::lit::<T>(2.0) * t49;
                    let t51 = t48 - t50;
                    let t52 = t49 * t49;
                    let t53 = d + d_rate * half_h;
                    let t54 = t53 * t53;
                    let t55 = t52 + t54;
                    let t56 = rt::lit::<T>(2.0) * t53;
                    let t57 = t46 + t56;
                    let t58 = t48 * t51 + (t55 + t46 * t57);
                    let t59 = t48 + t50;
                    let t60 = t46 - t56;
                    let t61 = t48 * t59 + (t55 + t46 * t60);
                    let t62 = a + t58 * (k1 * t61);
                    let t63 = rt::lit::<T>(1.0) / t62;
                    let t47 = rho1 + rho1_rate * half_h;
                    let t77 = t46 * t46;
                    let t90 = t77 + t52;
                    let t91 = t48 * t48;
                    let t92 = t91 + t54;
                    let t104 = k2 * t92;
                    let t68 = t48 * t49;
                    let t69 = t46 * t53;
                    let t70 = t68 - t69;
                    let t71 = k1 * t70;
                    let t95 = t92 - t90;
                    let t96 = t71 * t95;
                    let t99 = t96 * t63;
                    let t105 = rt::lit::<T>(4.0) * t96;
                    let t93 = t90 - t92;
                    let t65 = t48 * t46;
                    let t66 = t49 * t53;
                    let t67 = t65 + t66;
                    let t94 = k3 * t67;
                    let t72 = t67 * t71;
                    let t73 = t72 * t63;
                    let t97 = rt::lit::<T>(8.0) * t96;
                    let t98 = t93 * t94 - t73 * t97;
                    let t75 = rt::lit::<T>(2.0) * t46;
                    let t76 = t48 + t75;
                    let t78 = t77 + t54;
                    let t79 = t49 + t56;
                    let t80 = t48 * t76 + (t78 + t49 * t79);
                    let t81 = t48 - t75;
                    let t82 = t49 - t56;
                    let t83 = t48 * t81 + (t78 + t49 * t82);
                    let t84 = rt::lit::<T>(16.0) * t72;
                    let t85 = b + t80 * (k1 * t83) - t73 * t84;
                    let t86 = rt::lit::<T>(1.0) / t85;
                    let t101 = t98 * t86;
                    let t106 = c + t90 * t104 - t99 * t105 - t98 * t101;
                    let t117 = rt::lit::<T>(1.0) / t106;
                    let t100 = rt::lit::<T>(2.0) * t47;
                    let t87 = rt::lit::<T>(4.0) * t47;
                    let t88 = rho2 + rho2_rate * half_h - t73 * t87;
                    let t102 = rho3 + rho3_rate * half_h - t99 * t100 - t101 * t88;
                    let t420 = rt::lit::<T>(2.0) * t96;
                    let t103 = t98 * t102;
                    let t648 = t86 * (t88 - t117 * t103);
                    let t74 = rt::lit::<T>(4.0) * t73;
                    let t649 = t63 * (t47 - t117 * (t102 * t420)) - t648 * t74;
                    let t118 = t102 * t117;
                    let t119 = t53 * t118;
                    let t650 = t46 * t649 + (t119 + t49 * t648);
                    let t651 = rt::lit::<T>(0.5) * t650;
                    let t122 = t49 * t118;
                    let t652 = t48 * t649 + (t122 - t53 * t648);
                    let t653 = rt::lit::<T>(0.5) * t652;
                    let t127 = t46 * t118;
                    let t654 = t53 * t649 + (t48 * t648 - t127);
                    let t655 = rt::lit::<T>(0.5) * t654;
                    let t130 = t48 * t118;
                    let t656 = t46 * t648 + t130 - t49 * t649;
                    let t657 = rt::lit::<T>(0.5) * t656;
                    let t658 = t48 * t657 - t53 * t651;
                    let t659 = t49 * t653 + t46 * t655;
                    let t154 = t91 + t52 - t78;
                    let t155 = r * t154;
                    let t156 = t66 - t65;
                    let t138 = t48 * t53;
                    let t139 = t46 * t49;
                    let t158 = t138 + t139;
                    let t660 = t118 * t156 + t158 * t649;
                    let t661 = t648 * t155 + twice_r * t660;
                    let t662 = twice_m_r * t661;
                    let t663 = t48 * t650;
                    let t664 = t49 * t654;
                    let t665 = t53 * t656;
                    let t666 = t46 * t652;
                    let t136 = t55 - (t77 + t91);
                    let t137 = r * t136;
                    let t140 = t138 - t139;
                    let t142 = t68 + t69;
                    let t667 = t648 * t140 - t118 * t142;
                    let t668 = t137 * t649 + twice_r * t667;
                    let t669 = b * t648;
                    let t134 = c * t118;
                    let t670 = (t663 + t664 + (t665 - t666)) * (m_r * t668)
                        + (t118 * t669 - t648 * t134);
                    let t671 = twice_m_r * t668;
                    let t672 = a * t649;
                    let t673 = (t664 - t665 - (t666 + t663)) * (m_r * t661)
                        + (t649 * t134 - t118 * t672);
                    let t674 = t662
                        * (t46 * t651 + t49 * t657 + (t53 * t655 - t48 * t653))
                        - t671 * (t53 * t653 + t48 * t655 + (t46 * t657 - t49 * t651));
                    solution1
                        .update([
                            -t651,
                            t653,
                            t655,
                            t657,
                            (t658 + t659) * t662 + t670,
                            (t658 - t659) * t671 + t673,
                            t674 + (t648 * t672 - t649 * t669),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let twice_c = rt::lit::<T>(2.0) * c_;
                            let c_squared = c_ * c_;
                            let d_squared = d * d;
                            let t1 = c_squared + d_squared;
                            let twice_d = rt::lit::<T>(2.0) * d;
                            let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                                * (k1 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
                            let t3 = rt::lit::<T>(1.0) / (a + t2);
                            let b_squared = b_ * b_;
                            let t4 = b_squared + c_squared;
                            let a_squared = a_ * a_;
                            let t5 = a_squared + d_squared;
                            let a_c = a_ * c_;
                            let d_b = d * b_;
                            let t6 = k1 * (a_c - d_b);
                            let t7 = (t5 - t4) * t6;
                            let t8 = t7 * t3;
                            let a_b = a_ * b_;
                            let d_c = d * c_;
                            let a_b_plus_d_c = a_b + d_c;
                            let t9 = a_b_plus_d_c * t6;
                            let t10 = t9 * t3;
                            let t11 = (t4 - t5) * (a_b_plus_d_c * k3)
                                - t10 * (rt::lit::<T>(8.0) * t7);
                            let twice_b = rt::lit::<T>(2.0) * b_;
                            let t12 = b_squared + d_squared;
                            let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                                * (k1
                                    * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                            let t14 = rt::lit::<T>(1.0)
                                / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                            let t15 = t11 * t14;
                            let t16 = rt::lit::<T>(1.0)
                                / (c + t4 * (t5 * k2) - t8 * (rt::lit::<T>(4.0) * t7)
                                    - t11 * t15);
                            let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
                            let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
                            let t19 = t14 * (t17 - t16 * (t11 * t18));
                            let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                                - rt::lit::<T>(4.0) * t10 * t19;
                            let t21 = t16 * t18;
                            let t22 = b_ * t20 + (c_ * t19 + d * t21);
                            let t23 = rt::lit::<T>(0.5) * t22;
                            let t24 = a_ * t20 + (c_ * t21 - d * t19);
                            let t25 = rt::lit::<T>(0.5) * t24;
                            let t26 = d * t20 + (a_ * t19 - b_ * t21);
                            let t27 = rt::lit::<T>(0.5) * t26;
                            let t28 = b_ * t19 + a_ * t21 - c_ * t20;
                            let t29 = rt::lit::<T>(0.5) * t28;
                            let t30 = a_ * t29 - d * t23;
                            let t31 = c_ * t25 + b_ * t27;
                            let a_d = a_ * d;
                            let b_c = b_ * c_;
                            let t32 = r * (a_squared + c_squared - t12) * t19
                                + twice_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
                            let t33 = twice_m_r * t32;
                            let t34 = a_ * t22;
                            let t35 = c_ * t26;
                            let t36 = d * t28;
                            let t37 = b_ * t24;
                            let t38 = r * (t1 - (b_squared + a_squared)) * t20
                                + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                            let t39 = b * t19;
                            let t40 = c * t21;
                            let t41 = (t34 + t35 + (t36 - t37)) * (m_r * t38)
                                + (t21 * t39 - t19 * t40);
                            let t42 = twice_m_r * t38;
                            let t43 = a * t20;
                            let t44 = (t35 - t36 - (t37 + t34)) * (m_r * t32)
                                + (t20 * t40 - t21 * t43);
                            let t45 = t33 * (b_ * t23 + c_ * t29 + (d * t27 - a_ * t25))
                                - t42 * (d * t25 + a_ * t27 + (b_ * t29 - c_ * t23));
                            [
                                -t23,
                                t25,
                                t27,
                                t29,
                                (t30 + t31) * t33 + t41,
                                (t30 - t31) * t42 + t44,
                                t45 + (t19 * t43 - t20 * t39),
                            ]
                        },
                        move || [
                            rt::abs(a_ * inv_h),
                            rt::abs(b_ * inv_h),
                            rt::abs(c_ * inv_h),
                            rt::abs(d * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::abs(rho3 * inv_h),
                        ],
                        move |
                            [a_rate,
                            b_rate,
                            c_rate,
                            d_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            ]|
                        {
                            let t46 = b_ + b_rate * half_h;
                            let t47 = rho1 + rho1_rate * half_h;
                            let t48 = a_ + a_rate * half_h;
                            let t49 = c_ + c_rate * half_h;
                            let t50 = rt::lit::<T>(2.0) * t49;
                            let t51 = t48 - t50;
                            let t52 = t49 * t49;
                            let t53 = d + d_rate * half_h;
                            let t54 = t53 * t53;
                            let t55 = t52 + t54;
                            let t56 = rt::lit::<T>(2.0) * t53;
                            let t57 = t46 + t56;
                            let t58 = t48 * t51 + (t55 + t46 * t57);
                            let t59 = t48 + t50;
                            let t60 = t46 - t56;
                            let t61 = t48 * t59 + (t55 + t46 * t60);
                            let t62 = a + t58 * (k1 * t61);
                            let t63 = rt::lit::<T>(1.0) / t62;
                            let t64 = t47 * t63;
                            let t65 = t48 * t46;
                            let t66 = t49 * t53;
                            let t67 = t65 + t66;
                            let t68 = t48 * t49;
                            let t69 = t46 * t53;
                            let t70 = t68 - t69;
                            let t71 = k1 * t70;
                            let t72 = t67 * t71;
                            let t73 = t72 * t63;
                            let t74 = rt::lit::<T>(4.0) * t73;
                            let t75 = rt::lit::<T>(2.0) * t46;
                            let t76 = t48 + t75;
                            let t77 = t46 * t46;
                            let t78 = t77 + t54;
                            let t79 = t49 + t56;
                            let t80 = t48 * t76 + (t78 + t49 * t79);
                            let t81 = t48 - t75;
                            let t82 = t49 - t56;
                            let t83 = t48 * t81 + (t78 + t49 * t82);
                            let t84 = rt::lit::<T>(16.0) * t72;
                            let t85 = b + t80 * (k1 * t83) - t73 * t84;
                            let t86 = rt::lit::<T>(1.0) / t85;
                            let t87 = rt::lit::<T>(4.0) * t47;
                            let t88 = rho2 + rho2_rate * half_h - t73 * t87;
                            let t89 = t86 * t88;
                            let t90 = t77 + t52;
                            let t91 = t48 * t48;
                            let t92 = t91 + t54;
                            let t93 = t90 - t92;
                            let t94 = k3 * t67;
                            let t95 = t92 - t90;
                            let t96 = t71 * t95;
                            let t97 = rt::lit::<T>(8.0) * t96;
                            let t98 = t93 * t94 - t73 * t97;
                            let t99 = t96 * t63;
                            let t100 = rt::lit::<T>(2.0) * t47;
                            let t101 = t98 * t86;
                            let t102 = rho3 + rho3_rate * half_h - t99 * t100
                                - t101 * t88;
                            let t103 = t98 * t102;
                            let t104 = k2 * t92;
                            let t105 = rt::lit::<T>(4.0) * t96;
                            let t106 = c + t90 * t104 - t99 * t105 - t98 * t101;
                            let t107 = t85 * t106;
                            let t108 = rt::lit::<T>(1.0) / t107;
                            let t109 = t103 * t108;
                            let t110 = t89 - t109;
                            let t111 = t62 * t106;
                            let t112 = rt::lit::<T>(1.0) / t111;
                            let t113 = t96 * t102;
                            let t114 = t74 * t110 + t112 * (rt::lit::<T>(2.0) * t113);
                            let t115 = t64 - t114;
                            let t116 = t49 * t110;
                            let t117 = rt::lit::<T>(1.0) / t106;
                            let t118 = t102 * t117;
                            let t119 = t53 * t118;
                            let t120 = t46 * t115 + (t116 + t119);
                            let t121 = rt::lit::<T>(0.5) * t120;
                            let t122 = t49 * t118;
                            let t123 = t53 * t110;
                            let t124 = t48 * t115 + (t122 - t123);
                            let t125 = rt::lit::<T>(0.5) * t124;
                            let t126 = t48 * t110;
                            let t127 = t46 * t118;
                            let t128 = t53 * t115 + (t126 - t127);
                            let t129 = rt::lit::<T>(0.5) * t128;
                            let t130 = t48 * t118;
                            let t131 = t46 * t110;
                            let t132 = t130 + t131 - t49 * t115;
                            let t133 = rt::lit::<T>(0.5) * t132;
                            let t134 = c * t118;
                            let t135 = b * t110;
                            let t136 = t55 - (t77 + t91);
                            let t137 = r * t136;
                            let t138 = t48 * t53;
                            let t139 = t46 * t49;
                            let t140 = t138 - t139;
                            let t141 = r * t140;
                            let t142 = t68 + t69;
                            let t143 = r * t142;
                            let t144 = t137 * t115
                                + rt::lit::<T>(2.0) * (t141 * t110 - t118 * t143);
                            let t145 = m * t144;
                            let t146 = t48 * t120;
                            let t147 = t49 * t128;
                            let t148 = t53 * t132;
                            let t149 = t46 * t124;
                            let t150 = t146 + t147 + (t148 - t149);
                            let t151 = t48 * t133 - t53 * t121;
                            let t152 = t49 * t125 + t46 * t129;
                            let t153 = t151 + t152;
                            let t154 = t91 + t52 - t78;
                            let t155 = r * t154;
                            let t156 = t66 - t65;
                            let t157 = r * t156;
                            let t158 = t138 + t139;
                            let t159 = r * t158;
                            let t160 = t155 * t110
                                + rt::lit::<T>(2.0) * (t118 * t157 + t159 * t115);
                            let t161 = rho1_rate + t134 * t110 - t118 * t135
                                - t145 * (r * t150) - t153 * (twice_m_r * t160);
                            let t162 = a * t115;
                            let t163 = t151 - t152;
                            let t164 = m * t160;
                            let t165 = t147 - t148 - (t149 + t146);
                            let t166 = t118 * t162 + (rho2_rate - t134 * t115)
                                - t163 * (twice_m_r * t144) - t164 * (r * t165);
                            let t167 = t53 * t125 + t48 * t129
                                + (t46 * t133 - t49 * t121);
                            let t168 = t46 * t121 + t49 * t133
                                + (t53 * t129 - t48 * t125);
                            let t169 = rt::lit::<T>(2.0)
                                * (t145 * (r * t167) - t164 * (r * t168))
                                + (rho3_rate + t115 * t135 - t110 * t162);
                            let t170 = rt::lit::<T>(1.0) / (t111 * t111);
                            let t171 = t170 * (t46 * t113);
                            let t172 = rt::lit::<T>(1.0) / (t62 * t62);
                            let t173 = rt::lit::<T>(1.0) / (t107 * t107);
                            let t174 = t75 * t73;
                            let t175 = rt::lit::<T>(0.5) * t49;
                            let t176 = t174 - t175;
                            let t177 = t173 * (t103 * t176);
                            let t178 = rt::lit::<T>(1.0) / (t85 * t85);
                            let t179 = t46 * t112;
                            let t180 = t96 * t179;
                            let t181 = t108 * t176;
                            let t182 = rt::lit::<T>(0.5) * t53;
                            let t183 = t98 * t181 + t117 * t182;
                            let t184 = t180 - t183;
                            let t185 = rt::lit::<T>(1.0) / (t106 * t106);
                            let t186 = t85 * t177 + t185 * (t102 * t182);
                            let t187 = t62 * t171;
                            let t188 = t186 - t187;
                            let t189 = t88 * t184 + t98 * t188;
                            let t190 = t175 - t174;
                            let t191 = t106 * t177 + t178 * (t98 * t189 + t88 * t190);
                            let t192 = t86 * t189 + (t101 * t188 + t102 * t181);
                            let t193 = t86 * t190 + t101 * t184;
                            let t194 = t84 * t191
                                - (t97 * t192 + (t87 * t193 + rt::lit::<T>(2.0) * t131));
                            let t195 = t100 * t184 + t105 * t188;
                            let t196 = rt::lit::<T>(0.5) * t46;
                            let t197 = k1
                                * (t106 * t171
                                    - t172 * (t72 * t194 + (t96 * t195 + t47 * t196)));
                            let t198 = t58 * t197;
                            let t199 = k3 * t93;
                            let t200 = rt::lit::<T>(16.0) * t73;
                            let t201 = k1 * (t200 * t191 + t63 * t194);
                            let t202 = t199 * t192 + t70 * t201;
                            let t203 = rt::lit::<T>(2.0) * t48;
                            let t204 = rt::lit::<T>(4.0) * t99;
                            let t205 = rt::lit::<T>(8.0) * t73;
                            let t206 = k1
                                * (t63 * t195 + (t204 * t188 - t102 * t179) - t205 * t192);
                            let t207 = t70 * t206;
                            let t208 = k2 * t90;
                            let t209 = t187 - t186;
                            let t210 = t94 * t192;
                            let t211 = t207 + (t208 * t209 - t210);
                            let t212 = k1 * t191;
                            let t213 = t83 * t212;
                            let t214 = t48 * t213;
                            let t215 = t80 * t212;
                            let t216 = t48 * t215;
                            let t217 = t46 * t202
                                + (t203 * t211 - (t214 + t76 * t213) - (t216 + t81 * t215));
                            let t218 = t61 * t197;
                            let t219 = t48 * t218;
                            let t220 = t95 * t206 + t67 * t201;
                            let t221 = t48 * t198;
                            let t222 = half_h
                                * (t59 * t198 + t217
                                    + (t219 + t49 * t220 + (t221 + t51 * t218)));
                            let t223 = t46 * t218;
                            let t224 = t46 * t198;
                            let t225 = rt::lit::<T>(0.5) * t115;
                            let t226 = t210 + t104 * t209 - t207;
                            let t227 = t215 + t213;
                            let t228 = t224
                                + (t225
                                    + rt::lit::<T>(2.0) * (t46 * (t226 - t227) + (t216 - t214)))
                                + (t60 * t198 + t57 * t218);
                            let t229 = t198 + t218;
                            let t230 = rt::lit::<T>(0.5) * t110;
                            let t231 = t49 * t213;
                            let t232 = t49 * t215;
                            let t233 = t48 * t220
                                + (t53 * t202
                                    + (t230 - t231 - t82 * t215 - (t232 + t79 * t213)));
                            let t234 = rt::lit::<T>(0.5) * t118;
                            let t235 = rt::lit::<T>(2.0)
                                * (t53 * (t229 + (t211 - t227))
                                    + (t223 + (t232 - t231) - t224))
                                + (t234 + t49 * t202 - t46 * t220);
                            let t236 = rt::lit::<T>(2.0) * t73;
                            let t237 = rt::lit::<T>(0.5) * t48;
                            let t238 = t182 + t73 * t203;
                            let t239 = t108 * t238;
                            let t240 = t98 * t239 + t117 * t175;
                            let t241 = t48 * t112;
                            let t242 = t96 * t241;
                            let t243 = t240 - t242;
                            let t244 = t170 * (t48 * t113);
                            let t245 = t62 * t244;
                            let t246 = t173 * (t103 * t238);
                            let t247 = t85 * t246 + t185 * (t102 * t175);
                            let t248 = t245 - t247;
                            let t249 = t100 * t243 + t105 * t248;
                            let t250 = t88 * t243 + t98 * t248;
                            let t251 = t178 * (t88 * t238 + t98 * t250);
                            let t252 = t106 * t246;
                            let t253 = t251 - t252;
                            let t254 = t102 * t239;
                            let t255 = t101 * t248 + t86 * t250;
                            let t256 = t254 - t255;
                            let t257 = t86 * t238 + t101 * t243;
                            let t258 = t84 * t253
                                + (t97 * t256 + (rt::lit::<T>(2.0) * t126 - t87 * t257));
                            let t259 = k1
                                * (t172 * (t47 * t237 - t96 * t249 - t72 * t258)
                                    - t106 * t244);
                            let t260 = t58 * t259;
                            let t261 = k1
                                * (t205 * t256
                                    + (t63 * t249 + (t102 * t241 + t204 * t248)));
                            let t262 = k1 * (t200 * t253 + t63 * t258);
                            let t263 = t95 * t261 + t67 * t262;
                            let t264 = k1 * (t252 - t251);
                            let t265 = t80 * t264;
                            let t266 = t48 * t265;
                            let t267 = t83 * t264;
                            let t268 = t48 * t267;
                            let t269 = t70 * t261;
                            let t270 = t247 - t245;
                            let t271 = t255 - t254;
                            let t272 = t94 * t271;
                            let t273 = t269 + (t208 * t270 - t272);
                            let t274 = t49 * t263
                                + (t266 + (t268 - t225)
                                    + (t203 * t273 + (t81 * t265 + t76 * t267)));
                            let t275 = t61 * t259;
                            let t276 = t199 * t271 + t70 * t262;
                            let t277 = t48 * t275;
                            let t278 = t48 * t260;
                            let t279 = half_h
                                * (t59 * t260 + t274
                                    + (t51 * t275 + t46 * t276 + (t277 + t278)));
                            let t280 = t46 * t260;
                            let t281 = t272 + t104 * t270 - t269;
                            let t282 = t265 + t267;
                            let t283 = t46 * t275;
                            let t284 = t280
                                + (rt::lit::<T>(2.0) * (t46 * (t281 + t282) + (t268 - t266))
                                    + t48 * t276)
                                + (t60 * t260 - t53 * t263 + (t283 + t57 * t275));
                            let t285 = t260 + t275;
                            let t286 = t49 * t265;
                            let t287 = t49 * t267;
                            let t288 = t53 * t276
                                + (t48 * t263
                                    + (t286 + t79 * t267 + (t82 * t265 + (t287 - t234))));
                            let t289 = rt::lit::<T>(2.0)
                                * (t53 * (t285 + (t273 + t282))
                                    + (t283 + (t287 - t286) - t280))
                                + (t230 + t49 * t276 - t46 * t263);
                            let t290 = t170 * (t53 * t113);
                            let t291 = t56 * t73;
                            let t292 = t237 - t291;
                            let t293 = t173 * (t103 * t292);
                            let t294 = t62 * t290 + (t85 * t293 + t185 * (t102 * t196));
                            let t295 = t53 * t112;
                            let t296 = t108 * t292;
                            let t297 = t96 * t295 + (t98 * t296 + t117 * t196);
                            let t298 = t105 * t294 - t100 * t297;
                            let t299 = t98 * t294 - t88 * t297;
                            let t300 = t291 - t237;
                            let t301 = t106 * t293 + t178 * (t98 * t299 + t88 * t300);
                            let t302 = t101 * t297;
                            let t303 = t86 * t300;
                            let t304 = t302 - t303;
                            let t305 = t86 * t299 + (t101 * t294 + t102 * t296);
                            let t306 = t84 * t301
                                + (t87 * t304 + rt::lit::<T>(2.0) * t123 - t97 * t305);
                            let t307 = k1
                                * (t172 * (t47 * t182 - t96 * t298 - t72 * t306)
                                    - t106 * t290);
                            let t308 = t58 * t307;
                            let t309 = k1 * (t200 * t301 + t63 * t306);
                            let t310 = t199 * t305 + t70 * t309;
                            let t311 = k1
                                * (t63 * t298 + (t204 * t294 + t102 * t295) - t205 * t305);
                            let t312 = t70 * t311;
                            let t313 = t94 * t305;
                            let t314 = t312 - (t313 + t208 * t294);
                            let t315 = k1 * t301;
                            let t316 = t83 * t315;
                            let t317 = t48 * t316;
                            let t318 = t80 * t315;
                            let t319 = t48 * t318;
                            let t320 = t46 * t310
                                + (t203 * t314 - t76 * t316
                                    - (t317 + t230 + (t319 + t81 * t318)));
                            let t321 = t61 * t307;
                            let t322 = t48 * t321;
                            let t323 = t95 * t311 + t67 * t309;
                            let t324 = t48 * t308;
                            let t325 = half_h
                                * (t59 * t308 + t320
                                    + (t322 + t49 * t323 + (t324 + t51 * t321)));
                            let t326 = t46 * t321;
                            let t327 = t46 * t308;
                            let t328 = t313 - t104 * t294 - t312;
                            let t329 = t318 + t316;
                            let t330 = t327
                                + (t234
                                    + rt::lit::<T>(2.0) * (t46 * (t328 - t329) + (t319 - t317)))
                                + (t60 * t308 + t57 * t321);
                            let t331 = t308 + t321;
                            let t332 = t49 * t316;
                            let t333 = t49 * t318;
                            let t334 = t53 * t310
                                + (t48 * t323 - (t332 + t79 * t316 + (t333 + t82 * t318)));
                            let t335 = rt::lit::<T>(2.0)
                                * (t53 * (t331 + (t314 - t329))
                                    + (t326 + (t333 - t332) - t327))
                                + (t49 * t310 - t225 - t46 * t323);
                            let t336 = t170 * (t49 * t113);
                            let t337 = t196 + t50 * t73;
                            let t338 = t173 * (t103 * t337);
                            let t339 = t49 * t112;
                            let t340 = t96 * t339 + t117 * t237;
                            let t341 = t108 * t337;
                            let t342 = t98 * t341;
                            let t343 = t340 - t342;
                            let t344 = t85 * t338;
                            let t345 = t62 * t336 + t185 * (t102 * t237);
                            let t346 = t344 - t345;
                            let t347 = t88 * t343 + t98 * t346;
                            let t348 = t106 * t338 + t347 * (t98 * t178);
                            let t349 = t178 * (t88 * t337);
                            let t350 = t348 - t349;
                            let t351 = t86 * t337;
                            let t352 = t101 * t343;
                            let t353 = t351 - t352;
                            let t354 = t86 * t347 + (t101 * t346 + t102 * t341);
                            let t355 = t84 * t350
                                + (t87 * t353 - rt::lit::<T>(2.0) * t116 - t97 * t354);
                            let t356 = t100 * t343 + t105 * t346;
                            let t357 = k1
                                * (t106 * t336
                                    - t172 * (t72 * t355 + (t96 * t356 + t47 * t175)));
                            let t358 = t58 * t357;
                            let t359 = k1
                                * (t63 * t356 + (t204 * t346 - t102 * t339) - t205 * t354);
                            let t360 = k1 * (t200 * t350 + t63 * t355);
                            let t361 = t95 * t359 + t67 * t360;
                            let t362 = k1 * (t349 - t348);
                            let t363 = t80 * t362;
                            let t364 = t48 * t363;
                            let t365 = t83 * t362;
                            let t366 = t48 * t365;
                            let t367 = t70 * t359;
                            let t368 = t345 - t344;
                            let t369 = t94 * t354;
                            let t370 = t367 + (t208 * t368 - t369);
                            let t371 = t49 * t361
                                + (t364 + (t366 - t234)
                                    + (t203 * t370 + (t81 * t363 + t76 * t365)));
                            let t372 = t61 * t357;
                            let t373 = t199 * t354 + t70 * t360;
                            let t374 = t48 * t372;
                            let t375 = t48 * t358;
                            let t376 = half_h
                                * (t59 * t358 + t371
                                    + (t51 * t372 + t46 * t373 + (t374 + t375)));
                            let t377 = t369 + t104 * t368 - t367;
                            let t378 = t363 + t365;
                            let t379 = rt::lit::<T>(2.0)
                                * (t46 * (t377 + t378) + (t366 - t364)) - t230
                                + (t48 * t373 - t53 * t361);
                            let t380 = t46 * t372;
                            let t381 = t46 * t358;
                            let t382 = t358 + t372;
                            let t383 = t49 * t365;
                            let t384 = t49 * t363;
                            let t385 = t53 * t373
                                + (t48 * t361
                                    + (t383 + t82 * t363 + (t79 * t365 + (t384 + t225))));
                            let t386 = rt::lit::<T>(2.0)
                                * (t53 * (t382 + (t370 + t378))
                                    + (t380 + (t383 - t384) - t381))
                                + (t49 * t373 - t46 * t361);
                            let t387 = m_r * t150;
                            let t388 = m_r * t144;
                            let t389 = m_r * t160;
                            let t390 = t53 * t388 + t48 * t389;
                            let t391 = t49 * t388 + t46 * t389;
                            let t392 = t46 * t390 + t48 * t391;
                            let t393 = rt::lit::<T>(2.0)
                                * (t141 * t387 + t155 * (m_r * t153)) + (t392 + b * t118);
                            let t394 = t53 * t391;
                            let t395 = k4 * t158;
                            let t396 = t394 + (t137 * t387 + t153 * t395);
                            let t397 = t46 * t388;
                            let t398 = t49 * t389;
                            let t399 = t397 - t398;
                            let t400 = t53 * t389;
                            let t401 = t48 * t388;
                            let t402 = t400 - t401;
                            let t403 = t48 * t399 + (t46 * t402 + t49 * t390);
                            let t404 = t396 - t403;
                            let t405 = t398 - t397;
                            let t406 = t74 * t404 + (t49 * t402 + (t134 + t53 * t405));
                            let t407 = t393 - t406;
                            let t408 = t103 * t173;
                            let t409 = t407 * t408;
                            let t410 = t53 * t402
                                + (c * t110 + t150 * (twice_r_m_r * t142)
                                    - t153 * (k4 * t156));
                            let t411 = t46 * t391;
                            let t412 = t135 + t48 * t390;
                            let t413 = t410 + (t411 + t49 * t399 - t412);
                            let t414 = t102 * t185;
                            let t415 = rt::lit::<T>(2.0) * t62;
                            let t416 = t113 * t170;
                            let t417 = t404 * t416;
                            let t418 = t85 * t409 + (t413 * t414 + t415 * t417);
                            let t419 = t108 * t407;
                            let t420 = rt::lit::<T>(2.0) * t96;
                            let t421 = t112 * t404;
                            let t422 = t98 * t419 + (t117 * t413 + t420 * t421);
                            let t423 = t105 * t418 - t100 * t422;
                            let t424 = rt::lit::<T>(2.0) * t102;
                            let t425 = t98 * t418 - t88 * t422;
                            let t426 = t86 * t425 + (t101 * t418 + t102 * t419);
                            let t427 = k1
                                * (t63 * t423 + (t204 * t418 + t421 * t424) - t205 * t426);
                            let t428 = t406 - t393;
                            let t429 = t106 * t409 + t178 * (t98 * t425 + t88 * t428);
                            let t430 = t101 * t422;
                            let t431 = t86 * t428;
                            let t432 = t430 - t431;
                            let t433 = t84 * t429
                                + (rt::lit::<T>(4.0) * (t110 * t404 + t47 * t432)
                                    - t97 * t426);
                            let t434 = k1 * (t200 * t429 + t63 * t433);
                            let t435 = t95 * t427 + t67 * t434;
                            let t436 = twice_r_m_r * t118;
                            let t437 = t150 * t436;
                            let t438 = t435 + t437;
                            let t439 = t110 * t391;
                            let t440 = t115 * t399 - t439;
                            let t441 = t118 * t390;
                            let t442 = t120 * t388 + t132 * t389;
                            let t443 = t441 + t442;
                            let t444 = twice_r_m_r * t110;
                            let t445 = t150 * t444;
                            let t446 = k4 * t115;
                            let t447 = t153 * t446;
                            let t448 = t445 + t447;
                            let t449 = k1 * t429;
                            let t450 = t83 * t449;
                            let t451 = t48 * t450;
                            let t452 = t80 * t449;
                            let t453 = t48 * t452;
                            let t454 = t70 * t427;
                            let t455 = t94 * t426;
                            let t456 = t454 - (t455 + t208 * t418);
                            let t457 = t150 * (r_m_r * t115);
                            let t458 = t153 * t444;
                            let t459 = t440 - (t443 + t53 * t448) - t451 - t453
                                + (t203 * (t456 + (t457 - t458))
                                    - (t81 * t452 + t76 * t450));
                            let t460 = rt::lit::<T>(2.0) * t106;
                            let t461 = t403 - t396;
                            let t462 = k1
                                * (t417 * t460
                                    + t172 * (t72 * t433 + (t47 * t461 + t96 * t423)));
                            let t463 = t58 * t462;
                            let t464 = t199 * t426 + t70 * t434;
                            let t465 = k4 * t118;
                            let t466 = t153 * t465;
                            let t467 = t464 + t466;
                            let t468 = t61 * t462;
                            let t469 = t48 * t468;
                            let t470 = t48 * t463;
                            let t471 = t49 * t438 + t459 - t59 * t463
                                + (t46 * t467 - t51 * t468 - (t469 + t470));
                            let t472 = t458 - t452 - t450;
                            let t473 = t455 - t104 * t418 - t454;
                            let t474 = t124 * t388;
                            let t475 = t118 * t391;
                            let t476 = t474 + t475;
                            let t477 = t445 - t447;
                            let t478 = t128 * t389;
                            let t479 = t110 * t390;
                            let t480 = t478 + t479;
                            let t481 = rt::lit::<T>(2.0)
                                * (t46 * (t472 + (t473 + t457)) + (t453 - t451))
                                + (t476 + t115 * t402 + (t49 * t477 - t480));
                            let t482 = t437 - t435;
                            let t483 = t46 * t463;
                            let t484 = t46 * t468;
                            let t485 = t481 + (t53 * t482 + t48 * t467)
                                - (t483 + t57 * t468 + (t484 + t60 * t463));
                            let t486 = t463 + (t468 + t457);
                            let t487 = t464 - t466;
                            let t488 = t118 * t399;
                            let t489 = t110 * t402;
                            let t490 = t115 * t390;
                            let t491 = t128 * t388 + t124 * t389;
                            let t492 = t49 * t452;
                            let t493 = t49 * t450;
                            let t494 = t488 + t489 + (t46 * t477 + (t490 - t491)) - t492
                                - t82 * t452 - (t493 + t79 * t450);
                            let t495 = rt::lit::<T>(2.0)
                                * (t49 * (t473 - t458 - t486) + (t469 - t470))
                                + (t53 * t487 + (t48 * t438 + t494));
                            let t496 = t115 * t391;
                            let t497 = t118 * t402;
                            let t498 = t120 * t389;
                            let t499 = t132 * t388;
                            let t500 = t46 * t482
                                + (t110 * t405 - t496
                                    + (t497 + (t498 - t499) - t48 * t448));
                            let t501 = rt::lit::<T>(2.0)
                                * (t53 * (t456 + t472 - t486)
                                    + (t483 + (t492 - t493) - t484)) + (t49 * t487 + t500);
                            let t502 = rt::lit::<T>(2.0) * t99;
                            let t503 = m_r * t165;
                            let t504 = t394 + (t163 * (k4 * t140) + t155 * t503);
                            let t505 = t134
                                + rt::lit::<T>(2.0) * (t159 * t503 + t137 * (m_r * t163));
                            let t506 = t401 - t400;
                            let t507 = t49 * t506 + a * t118 + (t392 + t53 * t399);
                            let t508 = t505 - t507;
                            let t509 = t403 + t74 * t508;
                            let t510 = t504 - t509;
                            let t511 = t408 * t510;
                            let t512 = t53 * t390;
                            let t513 = t163 * (k4 * t142)
                                + (t162 + c * (t114 - t64) - t165 * (twice_r_m_r * t156));
                            let t514 = t49 * t391;
                            let t515 = t512 + t46 * t405 + (t513 + (t514 + t48 * t402));
                            let t516 = t416 * t508;
                            let t517 = t85 * t511 + (t414 * t515 + t415 * t516);
                            let t518 = t108 * t510;
                            let t519 = t112 * t508;
                            let t520 = t98 * t518 + (t117 * t515 + t420 * t519);
                            let t521 = t98 * t517 - t88 * t520;
                            let t522 = t86 * t521 + (t101 * t517 + t102 * t518);
                            let t523 = t509 - t504;
                            let t524 = t106 * t511 + t178 * (t98 * t521 + t88 * t523);
                            let t525 = t101 * t520;
                            let t526 = t86 * t523;
                            let t527 = t525 - t526;
                            let t528 = t84 * t524
                                + (rt::lit::<T>(4.0) * (t110 * t508 + t47 * t527)
                                    - t97 * t522);
                            let t529 = k1 * (t200 * t524 + t63 * t528);
                            let t530 = t199 * t522 + t70 * t529;
                            let t531 = t165 * t436;
                            let t532 = t530 + t531;
                            let t533 = t498 + t496;
                            let t534 = t110 * t399;
                            let t535 = k4 * t110;
                            let t536 = t163 * t535;
                            let t537 = twice_r_m_r * t115;
                            let t538 = t165 * t537;
                            let t539 = t536 + t538;
                            let t540 = k1 * t524;
                            let t541 = t83 * t540;
                            let t542 = t80 * t540;
                            let t543 = t497 + t533 + (t534 - t499 - t53 * t539)
                                - t76 * t541 - t81 * t542;
                            let t544 = t105 * t517 - t100 * t520;
                            let t545 = k1
                                * (t63 * t544 + (t204 * t517 + t424 * t519) - t205 * t522);
                            let t546 = t70 * t545;
                            let t547 = t94 * t522;
                            let t548 = t546 - (t547 + t208 * t517);
                            let t549 = t163 * t537;
                            let t550 = t165 * (r_m_r * t110);
                            let t551 = t48 * t541;
                            let t552 = t48 * t542;
                            let t553 = t507 - t505;
                            let t554 = k1
                                * (t460 * t516
                                    + t172 * (t72 * t528 + (t47 * t553 + t96 * t544)));
                            let t555 = t58 * t554;
                            let t556 = t48 * t555;
                            let t557 = t46 * t532
                                + (t543 + (t203 * (t548 + (t549 - t550)) - (t551 + t552)))
                                - t556;
                            let t558 = t95 * t545 + t67 * t529;
                            let t559 = t163 * t465;
                            let t560 = t558 + t559;
                            let t561 = t61 * t554;
                            let t562 = t48 * t561;
                            let t563 = t550 - t542 - t541;
                            let t564 = t547 - t104 * t517 - t546;
                            let t565 = t490 + t491;
                            let t566 = t536 - t538;
                            let t567 = rt::lit::<T>(2.0)
                                * (t46 * (t563 + (t564 + t549)) + (t552 - t551))
                                + (t489 + t118 * t405 + (t565 + t49 * t566));
                            let t568 = t559 - t558;
                            let t569 = t46 * t561;
                            let t570 = t46 * t555;
                            let t571 = t567 + (t48 * t532 + t53 * t568)
                                - (t569 + t57 * t561 + (t570 + t60 * t555));
                            let t572 = t555 + (t561 + t549);
                            let t573 = t530 - t531;
                            let t574 = t115 * t506;
                            let t575 = t476 + t574 + (t46 * t566 + (t479 - t478))
                                - t79 * t541 - t82 * t542;
                            let t576 = t49 * t541;
                            let t577 = t49 * t542;
                            let t578 = rt::lit::<T>(2.0)
                                * (t49 * (t564 - t550 - t572) + (t562 - t556))
                                + (t53 * t573 + (t48 * t560 + (t575 - (t576 + t577))));
                            let t579 = rt::lit::<T>(2.0)
                                * (t53 * (t548 + t563 - t572)
                                    + (t570 + (t577 - t576) - t569))
                                + (t49 * t573
                                    + (t46 * t568 + (t440 + (t443 - t48 * t539))));
                            let t580 = t162 + t168 * (twice_r_m_r * t154)
                                + (t514 + t512);
                            let t581 = m_r * t167;
                            let t582 = t411 + t168 * t395;
                            let t583 = t49 * t405 + t53 * t506
                                + (t412 + (t167 * (twice_r_m_r * t136) + a * (t109 - t89)));
                            let t584 = t582 - t583;
                            let t585 = rt::lit::<T>(4.0) * (t141 * t581 + t73 * t584)
                                + (t48 * t506 + (b * t115 + t46 * t399));
                            let t586 = t580 - t585;
                            let t587 = t408 * t586;
                            let t588 = t403 - t394
                                - rt::lit::<T>(4.0) * (t157 * (m_r * t168) + t143 * t581);
                            let t589 = t416 * t584;
                            let t590 = t85 * t587 + (t414 * t588 + t415 * t589);
                            let t591 = t108 * t586;
                            let t592 = t112 * t584;
                            let t593 = t98 * t591 + (t117 * t588 + t420 * t592);
                            let t594 = t105 * t590 - t100 * t593;
                            let t595 = t98 * t590 - t88 * t593;
                            let t596 = t86 * t595 + (t101 * t590 + t102 * t591);
                            let t597 = k1
                                * (t63 * t594 + (t204 * t590 + t424 * t592) - t205 * t596);
                            let t598 = t585 - t580;
                            let t599 = t106 * t587 + t178 * (t98 * t595 + t88 * t598);
                            let t600 = t101 * t593;
                            let t601 = t86 * t598;
                            let t602 = t600 - t601;
                            let t603 = t84 * t599
                                + (rt::lit::<T>(4.0) * (t110 * t584 + t47 * t602)
                                    - t97 * t596);
                            let t604 = k1 * (t200 * t599 + t63 * t603);
                            let t605 = t95 * t597 + t67 * t604;
                            let t606 = t167 * t465;
                            let t607 = t605 - t606;
                            let t608 = t167 * t535;
                            let t609 = t168 * t446;
                            let t610 = t608 - t609;
                            let t611 = k1 * t599;
                            let t612 = t83 * t611;
                            let t613 = t48 * t612;
                            let t614 = t80 * t611;
                            let t615 = t70 * t597;
                            let t616 = t94 * t596;
                            let t617 = t615 - (t616 + t208 * t590);
                            let t618 = t167 * t537;
                            let t619 = t168 * t444;
                            let t620 = t48 * t614;
                            let t621 = t488 + t110 * t506 + (t565 + t53 * t610) - t613
                                - t81 * t614
                                + (t203 * (t617 - (t618 + t619)) - (t620 + t76 * t612));
                            let t622 = t583 - t582;
                            let t623 = k1
                                * (t460 * t589
                                    + t172 * (t72 * t603 + (t47 * t622 + t96 * t594)));
                            let t624 = t58 * t623;
                            let t625 = t199 * t596 + t70 * t604;
                            let t626 = t168 * t465;
                            let t627 = t625 + t626;
                            let t628 = t61 * t623;
                            let t629 = t48 * t628;
                            let t630 = t48 * t624;
                            let t631 = t49 * t607 + t621 - t59 * t624
                                + (t46 * t627 - t629 - (t630 + t51 * t628));
                            let t632 = t619 - t614 - t612;
                            let t633 = t616 - t104 * t590 - t615;
                            let t634 = t608 + t609;
                            let t635 = rt::lit::<T>(2.0)
                                * (t46 * (t632 + (t633 - t618)) + (t620 - t613))
                                + (t534 - t533 + (t499 + t497 - t49 * t634));
                            let t636 = t46 * t628;
                            let t637 = t46 * t624;
                            let t638 = t605 + t606;
                            let t639 = t635 + (t48 * t627 - t57 * t628)
                                - (t636 + t60 * t624 + (t637 + t53 * t638));
                            let t640 = t618 - t624 - t628;
                            let t641 = t625 - t626;
                            let t642 = t49 * t612;
                            let t643 = t115 * t405 - t439 + (t441 - t442 - t46 * t634)
                                - t642 - t82 * t614;
                            let t644 = t49 * t614;
                            let t645 = rt::lit::<T>(2.0)
                                * (t49 * (t640 + (t633 - t619)) + (t629 - t630))
                                + (t53 * t641
                                    + (t48 * t607 + (t643 - (t644 + t79 * t612))));
                            let t646 = t49 * t641
                                + (t48 * t610 - t475 + (t474 + t574 - t480)) - t46 * t638;
                            let t647 = rt::lit::<T>(2.0)
                                * (t53 * (t640 + (t617 + t632))
                                    + (t637 + (t644 - t642) - t636)) + t646;
                            (
                                [
                                    a_rate + t121,
                                    b_rate - t125,
                                    c_rate - t129,
                                    d_rate - t133,
                                    t161,
                                    t166,
                                    t169,
                                ],
                                [
                                    [
                                        t222 + rt::lit::<T>(1.0),
                                        half_h * (t223 + (t48 * t202 - t53 * t220) + t228),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t49 * (t226 + t229) + (t221 - t219))
                                                + t233),
                                        half_h * t235,
                                        h
                                            * (t99 * t184 + t63 * (rt::lit::<T>(0.25) * t46)
                                                - t193 * t236),
                                        half_h * t193,
                                        half_h * (t183 - t180),
                                    ],
                                    [
                                        t279,
                                        half_h * t284 + rt::lit::<T>(1.0),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t49 * (t281 + t285) + (t278 - t277))
                                                + t288),
                                        half_h * t289,
                                        h
                                            * (t99 * t243 - t63 * (rt::lit::<T>(0.25) * t48)
                                                - t236 * t257),
                                        half_h * t257,
                                        half_h * (t242 - t240),
                                    ],
                                    [
                                        t325,
                                        half_h * (t326 + (t48 * t310 - t53 * t323) + t330),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t49 * (t328 + t331) + (t324 - t322))
                                                + t334) + rt::lit::<T>(1.0),
                                        half_h * t335,
                                        h
                                            * (t236 * t304
                                                - (t99 * t297 + t63 * (rt::lit::<T>(0.25) * t53))),
                                        half_h * (t303 - t302),
                                        half_h * t297,
                                    ],
                                    [
                                        t376,
                                        half_h * (t379 + (t380 + t60 * t358 + (t381 + t57 * t372))),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t49 * (t377 + t382) + (t375 - t374))
                                                + t385),
                                        half_h * t386 + rt::lit::<T>(1.0),
                                        h
                                            * (t236 * t353
                                                + (t63 * (rt::lit::<T>(0.25) * t49) + t99 * t343)),
                                        half_h * (t352 - t351),
                                        half_h * (t342 - t340),
                                    ],
                                    [
                                        half_h * t471,
                                        half_h * t485,
                                        half_h * t495,
                                        half_h * t501,
                                        half_h * (t74 * t432 + (t63 * t461 - t502 * t422))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t431 - t430),
                                        half_h * t422,
                                    ],
                                    [
                                        half_h
                                            * (t557 + (t49 * t560 - t562 - (t59 * t555 + t51 * t561))),
                                        half_h * t571,
                                        half_h * t578,
                                        half_h * t579,
                                        half_h * (t74 * t527 + (t63 * t553 - t502 * t520)),
                                        half_h * (t526 - t525) + rt::lit::<T>(1.0),
                                        half_h * t520,
                                    ],
                                    [
                                        half_h * t631,
                                        half_h * t639,
                                        half_h * t645,
                                        half_h * t647,
                                        half_h * (t74 * t602 + (t63 * t622 - t502 * t593)),
                                        half_h * (t601 - t600),
                                        half_h * t593 + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate",
                                tally,
                            )
                    })?;
                let [a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate] = solution1
                    .x;
                let a_new = a_ + a_rate * h;
                let b_new = b_ + b_rate * h;
                let c_new = c_ + c_rate * h;
                let d_new = d + d_rate * h;
                let t48 = a_ + a_rate * half_h;
                let t91 = t48 * t48;
                let t49 = c_ + c_rate * half_h;
                let t52 = t49 * t49;
                let t46 = b_ + b_rate * half_h;
                let t77 = t46 * t46;
                let t53 = d + d_rate * half_h;
                let t54 = t53 * t53;
                let t78 = t77 + t54;
                let t154 = t91 + t52 - t78;
                let t75 = rt::lit::<T>(2.0) * t46;
                let t76 = t48 + t75;
                let t56 = rt::lit::<T>(2.0) * t53;
                let t79 = t49 + t56;
                let t80 = t48 * t76 + (t78 + t49 * t79);
                let t81 = t48 - t75;
                let t82 = t49 - t56;
                let t83 = t48 * t81 + (t78 + t49 * t82);
                let t65 = t48 * t46;
                let t66 = t49 * t53;
                let t67 = t65 + t66;
                let t68 = t48 * t49;
                let t69 = t46 * t53;
                let t70 = t68 - t69;
                let t71 = k1 * t70;
                let t72 = t67 * t71;
                let t50 = rt::lit::<T>(2.0) * t49;
                let t51 = t48 - t50;
                let t55 = t52 + t54;
                let t57 = t46 + t56;
                let t58 = t48 * t51 + (t55 + t46 * t57);
                let t59 = t48 + t50;
                let t60 = t46 - t56;
                let t61 = t48 * t59 + (t55 + t46 * t60);
                let t62 = a + t58 * (k1 * t61);
                let t63 = rt::lit::<T>(1.0) / t62;
                let t73 = t72 * t63;
                let t84 = rt::lit::<T>(16.0) * t72;
                let t85 = b + t80 * (k1 * t83) - t73 * t84;
                let t86 = rt::lit::<T>(1.0) / t85;
                let t47 = rho1 + rho1_rate * half_h;
                let t87 = rt::lit::<T>(4.0) * t47;
                let t88 = rho2 + rho2_rate * half_h - t73 * t87;
                let t90 = t77 + t52;
                let t92 = t91 + t54;
                let t104 = k2 * t92;
                let t95 = t92 - t90;
                let t96 = t71 * t95;
                let t99 = t96 * t63;
                let t105 = rt::lit::<T>(4.0) * t96;
                let t93 = t90 - t92;
                let t94 = k3 * t67;
                let t97 = rt::lit::<T>(8.0) * t96;
                let t98 = t93 * t94 - t73 * t97;
                let t101 = t98 * t86;
                let t106 = c + t90 * t104 - t99 * t105 - t98 * t101;
                let t117 = rt::lit::<T>(1.0) / t106;
                let t100 = rt::lit::<T>(2.0) * t47;
                let t102 = rho3 + rho3_rate * half_h - t99 * t100 - t101 * t88;
                let t103 = t98 * t102;
                let t648 = t86 * (t88 - t117 * t103);
                let t118 = t102 * t117;
                let t156 = t66 - t65;
                let t138 = t48 * t53;
                let t139 = t46 * t49;
                let t158 = t138 + t139;
                let t420 = rt::lit::<T>(2.0) * t96;
                let t74 = rt::lit::<T>(4.0) * t73;
                let t649 = t63 * (t47 - t117 * (t102 * t420)) - t648 * t74;
                let t660 = t118 * t156 + t158 * t649;
                let x_new = x + (r_h * t154 * t648 + twice_r_h * t660);
                let t136 = t55 - (t77 + t91);
                let t140 = t138 - t139;
                let t142 = t68 + t69;
                let t667 = t648 * t140 - t118 * t142;
                let y_new = y + (r_h * t136 * t649 + twice_r_h * t667);
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let rho3_new = rho3 + rho3_rate * h;
                let carried = [
                    a_new,
                    b_new,
                    c_new,
                    d_new,
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
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3] = motion.carried;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { twice_r, k1, k2, k3, .. } = *setting.scheme();
                let twice_c = rt::lit::<T>(2.0) * c_;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let t1 = c_squared + d_squared;
                let twice_d = rt::lit::<T>(2.0) * d;
                let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                    * (k1 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
                let t3 = rt::lit::<T>(1.0) / (a + t2);
                let b_squared = b_ * b_;
                let t4 = b_squared + c_squared;
                let a_squared = a_ * a_;
                let t5 = a_squared + d_squared;
                let a_c = a_ * c_;
                let d_b = d * b_;
                let t6 = k1 * (a_c - d_b);
                let t7 = (t5 - t4) * t6;
                let t8 = t7 * t3;
                let a_b = a_ * b_;
                let d_c = d * c_;
                let a_b_plus_d_c = a_b + d_c;
                let t9 = a_b_plus_d_c * t6;
                let t10 = t9 * t3;
                let t11 = (t4 - t5) * (a_b_plus_d_c * k3)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (t5 * k2) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
                let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
                let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
                let t19 = t14 * (t17 - t16 * (t11 * t18));
                let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                    - rt::lit::<T>(4.0) * t10 * t19;
                let t21 = t16 * t18;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t22 = r * (a_squared + c_squared - t12) * t19
                    + twice_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
                let t23 = r * (t1 - (b_squared + a_squared)) * t20
                    + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                State {
                    t: setting.time_at(motion.tally),
                    a: a_,
                    b: b_,
                    c: c_,
                    d,
                    x,
                    y,
                    omega1: t20,
                    omega2: t19,
                    omega3: t21,
                    x_dot: t22,
                    y_dot: t23,
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 385 | 507 | 12 | 0 | 0 | 0 |
        /// | each state that is looked at | 49 | 67 | 3 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 r`
            twice_r: T,
            /// `m r²`
            k1: T,
            /// `4 m r²`
            k2: T,
            /// `2 m r²`
            k3: T,
            /// `m r`
            m_r: T,
            /// `2 m r`
            twice_m_r: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k4: T,
            /// `h/4`
            quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = m * (r * r);
                let k2 = rt::lit::<T>(4.0) * k1;
                let k3 = rt::lit::<T>(2.0) * k1;
                let m_r = m * r;
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = rt::lit::<T>(0.16666666666666666) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme {
                    twice_r,
                    k1,
                    k2,
                    k3,
                    m_r,
                    twice_m_r,
                    half_h,
                    k4,
                    quarter_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { m_r, twice_m_r, .. } = *self;
                let [[a_, b_, c_, d, x, y]] = start.q().data.0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let b_squared = b_ * b_;
                let a_squared = a_ * a_;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t1 = (c_squared + d_squared - (b_squared + a_squared))
                    * (y_dot * m_r) + (a * omega1 + (a_d + b_c) * (x_dot * twice_m_r));
                let t2 = (a_squared + c_squared - (b_squared + d_squared))
                    * (x_dot * m_r) + (b * omega2 + (a_d - b_c) * (y_dot * twice_m_r));
                let t3 = twice_m_r * x_dot * (d * c_ - a_ * b_)
                    - twice_m_r * y_dot * (a_ * c_ + d * b_);
                let carried = [a_, b_, c_, d, x, y, t1, t2, c * omega3 + t3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3] = motion.carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme {
                    twice_r,
                    k1,
                    k2,
                    k3,
                    m_r,
                    twice_m_r,
                    half_h,
                    k4,
                    quarter_h,
                } = *setting.scheme();
                let twice_c = rt::lit::<T>(2.0) * c_;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let t1 = c_squared + d_squared;
                let twice_d = rt::lit::<T>(2.0) * d;
                let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                    * (k1 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
                let t3 = rt::lit::<T>(1.0) / (a + t2);
                let b_squared = b_ * b_;
                let t4 = b_squared + c_squared;
                let a_squared = a_ * a_;
                let t5 = a_squared + d_squared;
                let a_c = a_ * c_;
                let d_b = d * b_;
                let t6 = k1 * (a_c - d_b);
                let t7 = (t5 - t4) * t6;
                let t8 = t7 * t3;
                let a_b = a_ * b_;
                let d_c = d * c_;
                let a_b_plus_d_c = a_b + d_c;
                let t9 = a_b_plus_d_c * t6;
                let t10 = t9 * t3;
                let t11 = (t4 - t5) * (a_b_plus_d_c * k3)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (t5 * k2) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
                let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
                let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
                let t19 = t14 * (t17 - t16 * (t11 * t18));
                let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                    - rt::lit::<T>(4.0) * t10 * t19;
                let t21 = t16 * t18;
                let t22 = a_ * t20 + (c_ * t21 - d * t19);
                let t23 = b_ + t22 * quarter_h;
                let t24 = b_ * t20 + (c_ * t19 + d * t21);
                let t25 = a_ - t24 * quarter_h;
                let t26 = d * t20 + (a_ * t19 - b_ * t21);
                let t27 = c_ + t26 * quarter_h;
                let t28 = rt::lit::<T>(2.0) * t27;
                let t29 = t27 * t27;
                let t30 = b_ * t19 + a_ * t21 - c_ * t20;
                let t31 = d + t30 * quarter_h;
                let t32 = t31 * t31;
                let t33 = t29 + t32;
                let t34 = rt::lit::<T>(2.0) * t31;
                let t35 = (t25 * (t25 - t28) + (t33 + t23 * (t23 + t34)))
                    * (k1 * (t25 * (t25 + t28) + (t33 + t23 * (t23 - t34))));
                let t36 = rt::lit::<T>(1.0) / (a + t35);
                let t37 = rt::lit::<T>(0.5) * t30;
                let t38 = rt::lit::<T>(0.5) * t24;
                let t39 = a_ * t37 - d * t38;
                let t40 = rt::lit::<T>(0.5) * t22;
                let t41 = rt::lit::<T>(0.5) * t26;
                let t42 = c_ * t40 + b_ * t41;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t43 = r * (a_squared + c_squared - t12) * t19
                    + twice_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
                let t44 = twice_m_r * t43;
                let t45 = a_ * t24;
                let t46 = c_ * t26;
                let t47 = d * t30;
                let t48 = b_ * t22;
                let t49 = r * (t1 - (b_squared + a_squared)) * t20
                    + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                let t50 = b * t19;
                let t51 = c * t21;
                let t52 = (t45 + t46 + (t47 - t48)) * (m_r * t49)
                    + (t21 * t50 - t19 * t51);
                let t53 = (t39 + t42) * t44 + t52;
                let t54 = rho1 + half_h * t53;
                let t55 = t23 * t23;
                let t56 = t55 + t29;
                let t57 = t25 * t25;
                let t58 = t57 + t32;
                let t59 = t25 * t27;
                let t60 = t23 * t31;
                let t61 = k1 * (t59 - t60);
                let t62 = t61 * (t58 - t56);
                let t63 = t62 * t36;
                let t64 = t25 * t23;
                let t65 = t27 * t31;
                let t66 = t64 + t65;
                let t67 = t66 * t61;
                let t68 = t67 * t36;
                let t69 = (t56 - t58) * (k3 * t66) - t68 * (rt::lit::<T>(8.0) * t62);
                let t70 = rt::lit::<T>(2.0) * t23;
                let t71 = t55 + t32;
                let t72 = (t25 * (t25 + t70) + (t71 + t27 * (t27 + t34)))
                    * (k1 * (t25 * (t25 - t70) + (t71 + t27 * (t27 - t34))));
                let t73 = rt::lit::<T>(1.0)
                    / (b + t72 - t68 * (rt::lit::<T>(16.0) * t67));
                let t74 = t69 * t73;
                let t75 = rt::lit::<T>(1.0)
                    / (c + t56 * (k2 * t58) - t63 * (rt::lit::<T>(4.0) * t62)
                        - t69 * t74);
                let t76 = twice_m_r * t49;
                let t77 = t44 * (b_ * t38 + c_ * t37 + (d * t41 - a_ * t40))
                    - t76 * (d * t40 + a_ * t41 + (b_ * t37 - c_ * t38));
                let t78 = a * t20;
                let t79 = t77 + (t19 * t78 - t20 * t50);
                let t80 = (t46 - t47 - (t48 + t45)) * (m_r * t43)
                    + (t20 * t51 - t21 * t78);
                let t81 = (t39 - t42) * t76 + t80;
                let t82 = rho2 + half_h * t81 - t68 * (rt::lit::<T>(4.0) * t54);
                let t83 = rho3 + half_h * t79 - t63 * (rt::lit::<T>(2.0) * t54)
                    - t74 * t82;
                let t84 = t73 * (t82 - t75 * (t69 * t83));
                let t85 = t36 * (t54 - t75 * (t83 * (rt::lit::<T>(2.0) * t62)))
                    - t84 * (rt::lit::<T>(4.0) * t68);
                let t86 = t83 * t75;
                let t87 = t23 * t85 + (t27 * t84 + t31 * t86);
                let t88 = a_ - quarter_h * t87;
                let t89 = t31 * t85 + (t25 * t84 - t23 * t86);
                let t90 = c_ + quarter_h * t89;
                let t91 = rt::lit::<T>(2.0) * t90;
                let t92 = t90 * t90;
                let t93 = t23 * t84 + t25 * t86 - t27 * t85;
                let t94 = d + quarter_h * t93;
                let t95 = t94 * t94;
                let t96 = t92 + t95;
                let t97 = t25 * t85 + (t27 * t86 - t31 * t84);
                let t98 = b_ + quarter_h * t97;
                let t99 = rt::lit::<T>(2.0) * t94;
                let t100 = (t88 * (t88 - t91) + (t96 + t98 * (t98 + t99)))
                    * (k1 * (t88 * (t88 + t91) + (t96 + t98 * (t98 - t99))));
                let t101 = rt::lit::<T>(1.0) / (a + t100);
                let t102 = rt::lit::<T>(0.5) * t93;
                let t103 = rt::lit::<T>(0.5) * t87;
                let t104 = t25 * t102 - t31 * t103;
                let t105 = rt::lit::<T>(0.5) * t97;
                let t106 = rt::lit::<T>(0.5) * t89;
                let t107 = t27 * t105 + t23 * t106;
                let t108 = t25 * t31;
                let t109 = t23 * t27;
                let t110 = t84 * (r * (t57 + t29 - t71))
                    + twice_r * (t86 * (t65 - t64) + t85 * (t108 + t109));
                let t111 = twice_m_r * t110;
                let t112 = t25 * t87;
                let t113 = t27 * t89;
                let t114 = t31 * t93;
                let t115 = t23 * t97;
                let t116 = t85 * (r * (t33 - (t55 + t57)))
                    + twice_r * (t84 * (t108 - t109) - t86 * (t59 + t60));
                let t117 = b * t84;
                let t118 = c * t86;
                let t119 = (t112 + t113 + (t114 - t115)) * (m_r * t116)
                    + (t86 * t117 - t84 * t118);
                let t120 = (t104 + t107) * t111 + t119;
                let t121 = rho1 + half_h * t120;
                let t122 = t98 * t98;
                let t123 = t122 + t92;
                let t124 = t88 * t88;
                let t125 = t124 + t95;
                let t126 = t88 * t90;
                let t127 = t98 * t94;
                let t128 = k1 * (t126 - t127);
                let t129 = t128 * (t125 - t123);
                let t130 = t129 * t101;
                let t131 = t88 * t98;
                let t132 = t90 * t94;
                let t133 = t131 + t132;
                let t134 = t133 * t128;
                let t135 = t134 * t101;
                let t136 = (t123 - t125) * (k3 * t133)
                    - t135 * (rt::lit::<T>(8.0) * t129);
                let t137 = rt::lit::<T>(2.0) * t98;
                let t138 = t122 + t95;
                let t139 = (t88 * (t88 + t137) + (t138 + t90 * (t90 + t99)))
                    * (k1 * (t88 * (t88 - t137) + (t138 + t90 * (t90 - t99))));
                let t140 = rt::lit::<T>(1.0)
                    / (b + t139 - t135 * (rt::lit::<T>(16.0) * t134));
                let t141 = t136 * t140;
                let t142 = rt::lit::<T>(1.0)
                    / (c + t123 * (k2 * t125) - t130 * (rt::lit::<T>(4.0) * t129)
                        - t136 * t141);
                let t143 = twice_m_r * t116;
                let t144 = t111 * (t23 * t103 + t27 * t102 + (t31 * t106 - t25 * t105))
                    - t143 * (t31 * t105 + t25 * t106 + (t23 * t102 - t27 * t103));
                let t145 = a * t85;
                let t146 = t144 + (t84 * t145 - t85 * t117);
                let t147 = (t113 - t114 - (t115 + t112)) * (m_r * t110)
                    + (t85 * t118 - t86 * t145);
                let t148 = (t104 - t107) * t143 + t147;
                let t149 = rho2 + half_h * t148 - t135 * (rt::lit::<T>(4.0) * t121);
                let t150 = rho3 + half_h * t146 - t130 * (rt::lit::<T>(2.0) * t121)
                    - t141 * t149;
                let t151 = t140 * (t149 - t142 * (t136 * t150));
                let t152 = t101 * (t121 - t142 * (t150 * (rt::lit::<T>(2.0) * t129)))
                    - t151 * (rt::lit::<T>(4.0) * t135);
                let t153 = t150 * t142;
                let t154 = t88 * t152 + (t90 * t153 - t94 * t151);
                let t155 = b_ + half_h * t154;
                let t156 = t98 * t152 + (t90 * t151 + t94 * t153);
                let t157 = a_ - half_h * t156;
                let t158 = t94 * t152 + (t88 * t151 - t98 * t153);
                let t159 = c_ + half_h * t158;
                let t160 = rt::lit::<T>(2.0) * t159;
                let t161 = t159 * t159;
                let t162 = t98 * t151 + t88 * t153 - t90 * t152;
                let t163 = d + half_h * t162;
                let t164 = t163 * t163;
                let t165 = t161 + t164;
                let t166 = rt::lit::<T>(2.0) * t163;
                let t167 = (t157 * (t157 - t160) + (t165 + t155 * (t155 + t166)))
                    * (k1 * (t157 * (t157 + t160) + (t165 + t155 * (t155 - t166))));
                let t168 = rt::lit::<T>(1.0) / (a + t167);
                let t169 = rt::lit::<T>(0.5) * t162;
                let t170 = rt::lit::<T>(0.5) * t156;
                let t171 = t88 * t169 - t94 * t170;
                let t172 = rt::lit::<T>(0.5) * t154;
                let t173 = rt::lit::<T>(0.5) * t158;
                let t174 = t90 * t172 + t98 * t173;
                let t175 = t88 * t94;
                let t176 = t98 * t90;
                let t177 = t151 * (r * (t124 + t92 - t138))
                    + twice_r * (t153 * (t132 - t131) + t152 * (t175 + t176));
                let t178 = twice_m_r * t177;
                let t179 = t88 * t156;
                let t180 = t90 * t158;
                let t181 = t94 * t162;
                let t182 = t98 * t154;
                let t183 = t152 * (r * (t96 - (t122 + t124)))
                    + twice_r * (t151 * (t175 - t176) - t153 * (t126 + t127));
                let t184 = b * t151;
                let t185 = c * t153;
                let t186 = (t179 + t180 + (t181 - t182)) * (m_r * t183)
                    + (t153 * t184 - t151 * t185);
                let t187 = (t171 + t174) * t178 + t186;
                let t188 = rho1 + h * t187;
                let t189 = t155 * t155;
                let t190 = t189 + t161;
                let t191 = t157 * t157;
                let t192 = t191 + t164;
                let t193 = t157 * t159;
                let t194 = t155 * t163;
                let t195 = k1 * (t193 - t194);
                let t196 = t195 * (t192 - t190);
                let t197 = t196 * t168;
                let t198 = t157 * t155;
                let t199 = t159 * t163;
                let t200 = t198 + t199;
                let t201 = t200 * t195;
                let t202 = t201 * t168;
                let t203 = (t190 - t192) * (k3 * t200)
                    - t202 * (rt::lit::<T>(8.0) * t196);
                let t204 = rt::lit::<T>(2.0) * t155;
                let t205 = t189 + t164;
                let t206 = (t157 * (t157 + t204) + (t205 + t159 * (t159 + t166)))
                    * (k1 * (t157 * (t157 - t204) + (t205 + t159 * (t159 - t166))));
                let t207 = rt::lit::<T>(1.0)
                    / (b + t206 - t202 * (rt::lit::<T>(16.0) * t201));
                let t208 = t203 * t207;
                let t209 = rt::lit::<T>(1.0)
                    / (c + t190 * (k2 * t192) - t197 * (rt::lit::<T>(4.0) * t196)
                        - t203 * t208);
                let t210 = twice_m_r * t183;
                let t211 = t178 * (t98 * t170 + t90 * t169 + (t94 * t173 - t88 * t172))
                    - t210 * (t94 * t172 + t88 * t173 + (t98 * t169 - t90 * t170));
                let t212 = a * t152;
                let t213 = t211 + (t151 * t212 - t152 * t184);
                let t214 = (t180 - t181 - (t182 + t179)) * (m_r * t177)
                    + (t152 * t185 - t153 * t212);
                let t215 = (t171 - t174) * t210 + t214;
                let t216 = rho2 + h * t215 - t202 * (rt::lit::<T>(4.0) * t188);
                let t217 = rho3 + h * t213 - t197 * (rt::lit::<T>(2.0) * t188)
                    - t208 * t216;
                let t218 = t207 * (t216 - t209 * (t203 * t217));
                let t219 = t168 * (t188 - t209 * (t217 * (rt::lit::<T>(2.0) * t196)))
                    - t218 * (rt::lit::<T>(4.0) * t202);
                let t220 = t217 * t209;
                let t221 = t155 * t219 + (t159 * t218 + t163 * t220);
                let t222 = rt::lit::<T>(0.5) * t221;
                let a_new = a_ - k4 * (t222 + (t156 + (t38 + t87)));
                let t223 = t157 * t219 + (t159 * t220 - t163 * t218);
                let t224 = rt::lit::<T>(0.5) * t223;
                let b_new = b_ + k4 * (t224 + (t154 + (t40 + t97)));
                let t225 = t163 * t219 + (t157 * t218 - t155 * t220);
                let t226 = rt::lit::<T>(0.5) * t225;
                let c_new = c_ + k4 * (t226 + (t158 + (t41 + t89)));
                let t227 = t155 * t218 + t157 * t220 - t159 * t219;
                let t228 = rt::lit::<T>(0.5) * t227;
                let d_new = d + k4 * (t228 + (t162 + (t37 + t93)));
                let t229 = t157 * t163;
                let t230 = t155 * t159;
                let t231 = t218 * (r * (t191 + t161 - t205))
                    + twice_r * (t220 * (t199 - t198) + t219 * (t229 + t230));
                let x_new = x + k4 * (t231 + (t43 + rt::lit::<T>(2.0) * (t110 + t177)));
                let t232 = t219 * (r * (t165 - (t189 + t191)))
                    + twice_r * (t218 * (t229 - t230) - t220 * (t193 + t194));
                let y_new = y + k4 * (t232 + (t49 + rt::lit::<T>(2.0) * (t116 + t183)));
                let t233 = t157 * t228 - t163 * t222;
                let t234 = t159 * t224 + t155 * t226;
                let t235 = twice_m_r * t231;
                let t236 = t157 * t221;
                let t237 = t159 * t225;
                let t238 = t163 * t227;
                let t239 = t155 * t223;
                let t240 = b * t218;
                let t241 = c * t220;
                let t242 = (t236 + t237 + (t238 - t239)) * (m_r * t232)
                    + (t220 * t240
                        + (t53 + rt::lit::<T>(2.0) * (t120 + t187) - t218 * t241));
                let rho1_new = rho1 + k4 * ((t233 + t234) * t235 + t242);
                let t243 = twice_m_r * t232;
                let t244 = a * t219;
                let t245 = (t237 - t238 - (t239 + t236)) * (m_r * t231)
                    + (t219 * t241 + (t81 + rt::lit::<T>(2.0) * (t148 + t215))
                        - t220 * t244);
                let rho2_new = rho2 + k4 * ((t233 - t234) * t243 + t245);
                let t246 = t235
                    * (t155 * t222 + t159 * t228 + (t163 * t226 - t157 * t224))
                    - t243 * (t163 * t224 + t157 * t226 + (t155 * t228 - t159 * t222));
                let t247 = k4
                    * (t246
                        + (t218 * t244
                            + (t79 + rt::lit::<T>(2.0) * (t146 + t213) - t219 * t240)));
                let rho3_new = rho3 + t247;
                let carried = [
                    a_new,
                    b_new,
                    c_new,
                    d_new,
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
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3] = motion.carried;
                let r = setting.system().parameters.r;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { twice_r, k1, k2, k3, .. } = *setting.scheme();
                let twice_c = rt::lit::<T>(2.0) * c_;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let t1 = c_squared + d_squared;
                let twice_d = rt::lit::<T>(2.0) * d;
                let t2 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                    * (k1 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
                let t3 = rt::lit::<T>(1.0) / (a + t2);
                let b_squared = b_ * b_;
                let t4 = b_squared + c_squared;
                let a_squared = a_ * a_;
                let t5 = a_squared + d_squared;
                let a_c = a_ * c_;
                let d_b = d * b_;
                let t6 = k1 * (a_c - d_b);
                let t7 = (t5 - t4) * t6;
                let t8 = t7 * t3;
                let a_b = a_ * b_;
                let d_c = d * c_;
                let a_b_plus_d_c = a_b + d_c;
                let t9 = a_b_plus_d_c * t6;
                let t10 = t9 * t3;
                let t11 = (t4 - t5) * (a_b_plus_d_c * k3)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (t5 * k2) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
                let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
                let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
                let t19 = t14 * (t17 - t16 * (t11 * t18));
                let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                    - rt::lit::<T>(4.0) * t10 * t19;
                let t21 = t16 * t18;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t22 = r * (a_squared + c_squared - t12) * t19
                    + twice_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
                let t23 = r * (t1 - (b_squared + a_squared)) * t20
                    + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                State {
                    t: setting.time_at(motion.tally),
                    a: a_,
                    b: b_,
                    c: c_,
                    d,
                    x,
                    y,
                    omega1: t20,
                    omega2: t19,
                    omega3: t21,
                    x_dot: t22,
                    y_dot: t23,
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
                "holonomic" => rt::write(&self.holonomic(&at.get("q")?), out),
                "level_correction" => {
                    rt::write(&self.level_correction(&at.get("q")?), out)
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
                    self.parameters.B,
                    self.parameters.C,
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
            let mut info = ModelInfo::new("chaplygin_sphere");
            info.text = Some(
                "Chaplygin's sphere: a ball whose centre of mass is its centre, with three different moments of inertia, rolls on the plane. Its attitude is a unit quaternion; the angular momentum about the contact is constant in space.",
            );
            info.source = Some(
                "S. A. Chaplygin, On a ball's rolling on a horizontal plane (1903), Regular and Chaotic Dynamics 7 (2002); J. J. Duistermaat, Chaplygin's sphere (2004), arXiv:math/0409019",
            );
            info.coordinates = &[
                Quantity::new("a", None, Some("real part of the quaternion")),
                Quantity::new("b", None, Some("the part along the body's first axis")),
                Quantity::new("c", None, Some("the part along the body's second axis")),
                Quantity::new("d", None, Some("the part along the body's third axis")),
                Quantity::new("x", Some("m"), Some("centre")),
                Quantity::new("y", Some("m"), Some("centre")),
            ];
            info.velocities = &[
                Quantity::new("omega1", None, None),
                Quantity::new("omega2", None, None),
                Quantity::new("omega3", None, None),
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
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("K1", None, None),
                Quantity::new("K2", None, None),
                Quantity::new("K3", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.8, 0.4, -0.2, 0.4, 0.3, -0.2],
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
                FunctionInfo::new("mass_matrix", &[("q", 6)], &[5, 5]),
                FunctionInfo::new("inverse_mass", &[("q", 6)], &[5, 5]),
                FunctionInfo::new("potential", &[("q", 6)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 6)], &[6]),
                FunctionInfo::new("lagrangian", &[("q", 6), ("w", 5)], &[]),
                FunctionInfo::new("energy", &[("q", 6), ("w", 5)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 6)], &[5, 5, 5]),
                FunctionInfo::new("christoffel", &[("q", 6)], &[5, 5, 5]),
                FunctionInfo::new("constraint_matrix", &[("q", 6)], &[2, 5]),
                FunctionInfo::new("constraint", &[("q", 6), ("w", 5)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 6)], &[5, 5]),
                FunctionInfo::new("projector_d", &[("q", 6)], &[5, 5]),
                FunctionInfo::new("frame", &[("q", 6)], &[5, 3]),
                FunctionInfo::new("restricted_metric", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("structure_functions", &[("q", 6)], &[3, 3, 3]),
                FunctionInfo::new("almost_poisson", &[("q", 6), ("rho", 3)], &[9, 9]),
                FunctionInfo::new("hamiltonian", &[("q", 6), ("rho", 3)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 6), ("rho", 3)], &[9]),
                FunctionInfo::new("vector_field", &[("q", 6), ("rho", 3)], &[9]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 6), ("rho", 3)],
                    &[9, 9],
                ),
                FunctionInfo::new("momenta", &[("q", 6), ("w", 5)], &[5]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 6), ("p", 5)], &[5]),
                FunctionInfo::new("to_momenta", &[("q", 6), ("w", 5)], &[3]),
                FunctionInfo::new("to_velocities", &[("q", 6), ("rho", 3)], &[5]),
                FunctionInfo::new("multipliers", &[("q", 6), ("w", 5)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 6), ("w", 5)], &[5]),
                FunctionInfo::new("holonomic", &[("q", 6)], &[1]),
                FunctionInfo::new("level_correction", &[("q", 6)], &[6]),
                FunctionInfo::new("configuration_velocity", &[("q", 6), ("w", 5)], &[6]),
                FunctionInfo::new("invariants", &[("q", 6), ("w", 5)], &[4]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 6), ("p", 5)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 6), ("p", 5)], &[11]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, r, A, B, C] = parameters else {
                return Err(ParameterError::Count {
                    expected: 5,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, r, A, B, C })
        }

        fn initial_state(&self, set: &str) -> Option<State<f64>> {
            StateBuilder::new(Ok(*self)).data_set(set).map(|builder| builder.state)
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
            let mut state = *state;
            if let Ok(q) = rt::onto_level_set(state.q(), |q| self.level_correction(q)) {
                state = ::nonholonomic::State::of(state.t, q, state.w());
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
impl ChaplyginSphere {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaplygin_sphere::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaplygin_sphere::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaplygin_sphere::Parameters<f64> {
        chaplygin_sphere::Parameters {
            m: self.m,
            r: self.r,
            A: self.A,
            B: self.B,
            C: self.C,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaplygin_sphere::StateBuilder<f64> {
        chaplygin_sphere::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaplygin_sphere::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaplygin_sphere::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sphere::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sphere::System<f64>: ::nonholonomic::Discretize<M>,
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
