// Prepared by `nh prepare` from `ChaplyginSphere` in src/library.rs and chaplygin_sphere.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration c977aee371ae5e18e9d0e41909bdb2d5
// content 33a22bc362ffad44a664ab07be866a0c

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
/// * `gonzalez`: 354 add, 499 mul, 15 div
/// * `midpoint`: 155 add, 211 mul, 6 div
/// * `rk4`: 385 add, 519 mul, 12 div
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
            let m = self.parameters.m;
            let r = self.parameters.r;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { twice_r, k16, k17, k18, .. } = self.constants;
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
            let t22 = r * (a_squared + c_squared - t1) * t19
                + twice_r * ((d_c - a_b) * t20 + (a_d + b_c) * t21);
            let t23 = m * t22;
            let t24 = twice_r * (b_ * t20 - a_ * t19 - d * t21);
            let t25 = r * (t5 - (b_squared + a_squared)) * t21
                + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t20);
            let t26 = m * t25;
            let t27 = twice_r * (a_ * t21 + c_ * t20);
            let d_twice_r = d * twice_r;
            let t28 = t19 * d_twice_r;
            let t29 = twice_r * (b_ * t19 + a_ * t20 - c_ * t21);
            let t30 = t21 * (b_ * twice_r) + (t19 * (c_ * twice_r) + t20 * d_twice_r);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                t23 * t24 + t26 * (t27 - t28),
                t23 * t29 + t26 * t30,
                t26 * t29 - t23 * t30,
                t23 * (t28 - t27) + t26 * t24,
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
            let m = self.parameters.m;
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
            let t34 = a_ * t22;
            let t35 = c_ * t26;
            let t36 = d * t28;
            let t37 = b_ * t24;
            let t38 = b * t19;
            let t39 = c * t21;
            let t40 = (t34 + t35 + (t36 - t37)) * (m_r * t31) + (t21 * t38 - t19 * t39);
            let t41 = a * t20;
            let t42 = (t35 - t36 - (t37 + t34)) * (m_r * t30) + (t20 * t39 - t21 * t41);
            let t43 = m * t30 * (b_ * t23 + c_ * t29 + (d * t27 - a_ * t25));
            let t44 = m * t31 * (d * t25 + a_ * t27 + (b_ * t29 - c_ * t23));
            rt::vector([
                -t23,
                t25,
                t27,
                t29,
                t30,
                t31,
                (t32 + t33) * (twice_m_r * t30) + t40,
                (t32 - t33) * (twice_m_r * t31) + t42,
                twice_r * (t43 - t44) + (t19 * t41 - t20 * t38),
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
            let m = self.parameters.m;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { twice_r, m_r, twice_m_r, .. } = self.constants;
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
            let t3 = (d * c_ - a_ * b_) * (m * x_dot) - (a_ * c_ + d * b_) * (m * y_dot);
            rt::vector([t1, t2, c * omega3 + twice_r * t3])
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
        /// | once, from parameters | 0 | 13 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | each step | 99 | 138 | 8 | 0 | 0 | 0 |
        /// | each sweep for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 255 | 361 | 7 | 0 | 0 | 0 |
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
            /// `2 m r`
            twice_m_r: T,
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
                let twice_m_r = rt::lit::<T>(2.0) * m_r;
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
                Scheme {
                    twice_r,
                    k1,
                    k2,
                    k3,
                    m_r,
                    twice_m_r,
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
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { twice_r, m_r, twice_m_r, .. } = *self;
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
                let t3 = (d * c_ - a_ * b_) * (m * x_dot)
                    - (a_ * c_ + d * b_) * (m * y_dot);
                let carried = [a_, b_, c_, d, x, y, t1, t2, c * omega3 + twice_r * t3];
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
                    twice_m_r,
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
                    let t63 = b_ + b_rate * half_h;
                    let t66 = a_ + a_rate * half_h;
                    let t67 = c_ + c_rate * half_h;
                    let t68 = rt::lit::<T>(2.0) * t67;
                    let t69 = t66 - t68;
                    let t70 = t67 * t67;
                    let t71 = d + d_rate * half_h;
                    let t72 = t71 * t71;
                    let t73 = t70 + t72;
                    let t74 = rt::lit::<T>(2.0) * t71;
                    let t75 = t63 + t74;
                    let t76 = t66 * t69 + (t73 + t63 * t75);
                    let t77 = t66 + t68;
                    let t78 = t63 - t74;
                    let t79 = t66 * t77 + (t73 + t63 * t78);
                    let t80 = a + t76 * (k1 * t79);
                    let t81 = rt::lit::<T>(1.0) / t80;
                    let t65 = rho1 + rho1_rate * half_h;
                    let t89 = t63 * t63;
                    let t90 = t89 + t70;
                    let t87 = t66 * t66;
                    let t88 = t87 + t72;
                    let t120 = k2 * t88;
                    let t83 = t66 * t67;
                    let t84 = t63 * t71;
                    let t85 = t83 - t84;
                    let t86 = k1 * t85;
                    let t91 = t88 - t90;
                    let t92 = t86 * t91;
                    let t93 = t92 * t81;
                    let t121 = rt::lit::<T>(4.0) * t92;
                    let t122 = c + t90 * t120 - t93 * t121;
                    let t113 = t90 - t88;
                    let t96 = t66 * t63;
                    let t97 = t67 * t71;
                    let t98 = t96 + t97;
                    let t520 = k3 * t98;
                    let t99 = t98 * t86;
                    let t100 = t99 * t81;
                    let t495 = rt::lit::<T>(8.0) * t92;
                    let t957 = t113 * t520 - t100 * t495;
                    let t102 = rt::lit::<T>(2.0) * t63;
                    let t103 = t66 + t102;
                    let t104 = t89 + t72;
                    let t105 = t67 + t74;
                    let t106 = t66 * t103 + (t104 + t67 * t105);
                    let t107 = t66 - t102;
                    let t108 = t67 - t74;
                    let t109 = t66 * t107 + (t104 + t67 * t108);
                    let t110 = rt::lit::<T>(16.0) * t99;
                    let t111 = b + t106 * (k1 * t109) - t100 * t110;
                    let t112 = rt::lit::<T>(1.0) / t111;
                    let t958 = t957 * t112;
                    let t959 = rt::lit::<T>(1.0) / (t122 - t957 * t958);
                    let t94 = rt::lit::<T>(2.0) * t65;
                    let t95 = rho3 + rho3_rate * half_h - t93 * t94;
                    let t101 = rho2 + rho2_rate * half_h
                        - t100 * (rt::lit::<T>(4.0) * t65);
                    let t960 = t95 - t958 * t101;
                    let t415 = rt::lit::<T>(2.0) * t92;
                    let t961 = t81 * (t65 - t959 * (t960 * t415));
                    let t962 = t112 * (t101 - t959 * (t957 * t960));
                    let t127 = rt::lit::<T>(4.0) * t100;
                    let t963 = t962 * t127;
                    let t964 = t961 - t963;
                    let rho1_new = rho1 + rho1_rate * h;
                    let t965 = t960 * t959;
                    let a_rate_h = a_rate * h;
                    let a_new = a_ + a_rate_h;
                    let d_rate_h = d_rate * h;
                    let d_new = d + d_rate_h;
                    let d_new_squared = d_new * d_new;
                    let t215 = a_new * a_new + d_new_squared;
                    let b_rate_h = b_rate * h;
                    let b_new = b_ + b_rate_h;
                    let b_new_squared = b_new * b_new;
                    let c_rate_h = c_rate * h;
                    let c_new = c_ + c_rate_h;
                    let c_new_squared = c_new * c_new;
                    let t216 = b_new_squared + c_new_squared;
                    let t217 = t215 - t216;
                    let t218 = a_new * c_new - b_new * d_new;
                    let t219 = k1 * t218;
                    let t220 = t217 * t219;
                    let t221 = rt::lit::<T>(2.0) * t220;
                    let t222 = a_new * b_new + c_new * d_new;
                    let t223 = t222 * t219;
                    let t224 = rt::lit::<T>(4.0) * t223;
                    let twice_c_new = rt::lit::<T>(2.0) * c_new;
                    let t225 = a_new - twice_c_new;
                    let t226 = c_new_squared + d_new_squared;
                    let twice_d_new = rt::lit::<T>(2.0) * d_new;
                    let t227 = b_new + twice_d_new;
                    let t228 = a_new * t225 + (t226 + b_new * t227);
                    let t229 = a_new + twice_c_new;
                    let t230 = b_new - twice_d_new;
                    let t231 = a_new * t229 + (t226 + b_new * t230);
                    let t232 = a + t228 * (k1 * t231);
                    let t966 = rho1_new - t965 * t221 - t962 * t224 - t232 * t964;
                    let t234 = rt::lit::<T>(1.0) / t232;
                    let rho3_new = rho3 + rho3_rate * h;
                    let t235 = t215 * k2;
                    let t236 = c + t216 * t235;
                    let t237 = t216 - t215;
                    let t238 = t237 * (k1 * t222);
                    let t967 = rho3_new - t965 * t236
                        - rt::lit::<T>(2.0) * (t220 * t964 + t962 * t238);
                    let t240 = t220 * t234;
                    let t241 = rt::lit::<T>(2.0) * t240;
                    let t242 = rt::lit::<T>(2.0) * t238;
                    let t243 = t223 * t234;
                    let t244 = rt::lit::<T>(8.0) * t220;
                    let t245 = t242 - t243 * t244;
                    let twice_b_new = rt::lit::<T>(2.0) * b_new;
                    let t246 = a_new + twice_b_new;
                    let t247 = b_new_squared + d_new_squared;
                    let t248 = c_new + twice_d_new;
                    let t249 = a_new * t246 + (t247 + c_new * t248);
                    let t250 = a_new - twice_b_new;
                    let t251 = c_new - twice_d_new;
                    let t252 = a_new * t250 + (t247 + c_new * t251);
                    let t253 = b + t249 * (k1 * t252);
                    let t254 = rt::lit::<T>(16.0) * t223;
                    let t255 = t253 - t243 * t254;
                    let t256 = rt::lit::<T>(1.0) / t255;
                    let t257 = t245 * t256;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t968 = rho2_new - t965 * t242 - t962 * t253 - t224 * t964;
                    let t259 = rt::lit::<T>(4.0) * t243;
                    let t969 = t968 - t259 * t966;
                    let t970 = t967 - t241 * t966 - t257 * t969;
                    let t263 = rt::lit::<T>(4.0) * t220;
                    let t264 = t236 - t240 * t263 - t245 * t257;
                    let t272 = rt::lit::<T>(1.0) / t264;
                    let t971 = t256 * (t969 - t970 * (t245 * t272));
                    let t972 = rho3 - t9 * t965 - t23 * t962 - t21 * t964;
                    let t973 = rho1 - t21 * t965 - t18 * t962 - t4 * t964;
                    let t974 = rho2 - t23 * t965 - t6 * t962 - t18 * t964;
                    let t975 = t974 - t20 * t973;
                    let t976 = t972 - t19 * t973 - t25 * t975;
                    let t977 = t17 * t975 - t30 * t976;
                    let t978 = t968 * t971
                        + (t970 * (t272 * t967) - t976 * (t27 * t972) - t974 * t977);
                    let t979 = t966
                        * (t234 * (t966 - t970 * (t221 * t272)) - t259 * t971)
                        + (t978 - t973 * (t13 * t973 - t31 * t976 - t20 * t977));
                    let t283 = t66 * (a_rate * twice_h);
                    let t284 = t67 * (c_rate * twice_h);
                    let t285 = t63 * (b_rate * twice_h);
                    let t286 = t71 * (d_rate * twice_h);
                    let t287 = r * (t283 + t284 - (t285 + t286));
                    let t288 = d_rate_h * t67 + c_rate_h * t71
                        - (a_rate_h * t63 + b_rate_h * t66);
                    let t290 = a_rate_h * t71 + d_rate_h * t66;
                    let t291 = b_rate_h * t67 + c_rate_h * t63;
                    let t292 = t290 + t291;
                    let t295 = d_rate * (a_rate * half_h_squared);
                    let t296 = c_rate * (b_rate * half_h_squared);
                    let t297 = t295 + t296;
                    let t299 = a_rate * (a_rate * quarter_h_squared);
                    let t300 = c_rate * (c_rate * quarter_h_squared);
                    let t301 = b_rate * (b_rate * quarter_h_squared);
                    let t302 = d_rate * (d_rate * quarter_h_squared);
                    let t303 = t299 + t300 - (t301 + t302);
                    let t305 = c_rate_h * d_rate_h - a_rate_h * b_rate_h;
                    let t980 = (t962 * t287 + twice_r * (t965 * t288 + t292 * t964))
                        * (t297 * t964
                            + (t962 * t303 + rt::lit::<T>(0.5) * t305 * t965));
                    let t308 = r * (t284 + t286 - (t285 + t283));
                    let t309 = t290 - t291;
                    let t311 = a_rate_h * t67 + c_rate_h * t66
                        + (d_rate_h * t63 + b_rate_h * t71);
                    let t314 = t300 + t302 - (t301 + t299);
                    let t316 = t295 - t296;
                    let t318 = a_rate_h * c_rate_h + b_rate_h * d_rate_h;
                    let t981 = (t308 * t964 + twice_r * (t962 * t309 - t965 * t311))
                        * (t314 * t964
                            + (t962 * t316 - rt::lit::<T>(0.5) * t318 * t965));
                    let t136 = rho2_rate * kappa_gradient;
                    let t982 = t136 + t962;
                    let t142 = t87 + t70;
                    let t143 = t142 - t104;
                    let t144 = r * t143;
                    let t983 = t982 * t144;
                    let t138 = rho3_rate * kappa_gradient;
                    let t984 = t138 + t965;
                    let t145 = t97 - t96;
                    let t146 = r * t145;
                    let t147 = t66 * t71;
                    let t148 = t63 * t67;
                    let t149 = t147 + t148;
                    let t150 = r * t149;
                    let t64 = rho1_rate * kappa_gradient;
                    let t985 = t64 + t964;
                    let t986 = t983 + rt::lit::<T>(2.0) * (t984 * t146 + t150 * t985);
                    let t321 = rho1_rate * rho1_rate
                        + (a_rate * a_rate + b_rate * b_rate)
                        + (rho2_rate * rho2_rate + rho3_rate * rho3_rate
                            + (c_rate * c_rate + d_rate * d_rate));
                    let t158 = t89 + t87;
                    let t159 = t73 - t158;
                    let t160 = r * t159;
                    let t161 = t147 - t148;
                    let t162 = r * t161;
                    let t163 = t83 + t84;
                    let t164 = r * t163;
                    let t987 = t160 * t985
                        + rt::lit::<T>(2.0) * (t982 * t162 - t984 * t164);
                    let t988 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t979 - m_r * (t980 + t981),
                        h * (t986 * t986 + (t321 + t987 * t987)),
                    );
                    let t989 = t964 + rho1_rate * t988;
                    let t990 = t962 + rho2_rate * t988;
                    let t991 = t965 + rho3_rate * t988;
                    let t992 = t962 * t144
                        + rt::lit::<T>(2.0) * (t965 * t146 + t150 * t964);
                    let t993 = m * t992;
                    let t994 = twice_r * (t63 * t965 - t66 * t962 - t71 * t964);
                    let t995 = t160 * t964
                        + rt::lit::<T>(2.0) * (t962 * t162 - t965 * t164);
                    let t996 = m * t995;
                    let t997 = twice_r * (t66 * t964 + t67 * t965);
                    let t998 = twice_r * t71;
                    let t999 = t962 * t998;
                    let t1000 = a_rate * t988 + (t993 * t994 + t996 * (t997 - t999));
                    let t1001 = d_rate * t988 + (t993 * (t999 - t997) + t996 * t994);
                    let t1002 = twice_r * (t63 * t962 + t66 * t965 - t67 * t964);
                    let t1003 = t964 * (twice_r * t63)
                        + (t962 * (twice_r * t67) + t965 * t998);
                    let t1004 = b_rate * t988 + (t993 * t1002 + t996 * t1003);
                    let t1005 = c_rate * t988 + (t996 * t1002 - t993 * t1003);
                    let t196 = k4 * t163;
                    let t1006 = t196 * t995;
                    let t198 = t96 - t97;
                    let t199 = r * (t145 - t198) - twice_r * t198;
                    let t1007 = c * t965 + t199 * t993;
                    let t187 = twice_r * t161;
                    let t188 = t187 + r * (t161 + t161);
                    let t1008 = b * t962 + t188 * t996;
                    let t190 = t87 - t72;
                    let t191 = t70 - t89;
                    let t192 = t104 - t142 - (t190 + t191);
                    let t1009 = t992 * (m_r * t192);
                    let t1010 = rt::lit::<T>(0.5)
                        * (t63 * t1000 + t67 * t1001 - (t66 * t1004 + t71 * t1005))
                        + (t990 * (t1006 - t1007) + t991 * (t1008 - t1009));
                    let t184 = twice_r * t149;
                    let t1011 = t988
                        * (t144 * t990
                            + rt::lit::<T>(2.0) * (t146 * t991 + t150 * t989));
                    let t1012 = t988
                        * (t160 * t989
                            + rt::lit::<T>(2.0) * (t162 * t990 - t164 * t991));
                    let t203 = t190 - t191 + (t158 - t73);
                    let t1013 = t995 * (m_r * t203);
                    let t206 = k4 * t149;
                    let t1014 = a * t964 + t206 * t992;
                    let t1015 = rt::lit::<T>(0.5)
                        * (t67 * t1000 + t71 * t1004 - (t66 * t1005 + t63 * t1001))
                        + (t989 * (t1007 - t1006) + t991 * (t1013 - t1014));
                    let t1016 = rt::lit::<T>(0.5)
                        * (t71 * t1000 + t63 * t1005 - (t67 * t1004 + t66 * t1001))
                        + (t989 * (t1009 - t1008) + t990 * (t1014 - t1013));
                    solution1
                        .update([
                            rt::lit::<T>(-0.5)
                                * (t63 * t989 + (t67 * t990 + t71 * t991)),
                            rt::lit::<T>(0.5) * (t66 * t989 + t67 * t991 - t71 * t990),
                            rt::lit::<T>(0.5) * (t71 * t989 + t66 * t990 - t63 * t991),
                            rt::lit::<T>(0.5) * (t63 * t990 + t66 * t991 - t67 * t989),
                            t1010 - t184 * t1011 - t160 * t1012,
                            t1015 - t144 * t1011 - t187 * t1012,
                            rt::lit::<T>(2.0) * (t164 * t1012 - t146 * t1011) + t1016,
                            t988,
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
                            let t51 = a_ * t40;
                            let t52 = c_ * t44;
                            let t53 = d * t46;
                            let t54 = b_ * t42;
                            let t55 = r * (t2 - (b_squared + a_squared)) * t38
                                + twice_r * ((a_d - b_c) * t37 - (a_c + d_b) * t39);
                            let t56 = b * t37;
                            let t57 = c * t39;
                            let t58 = (t51 + t52 + (t53 - t54)) * (m_r * t55)
                                + (t39 * t56 - t37 * t57);
                            let t59 = a * t38;
                            let t60 = (t52 - t53 - (t54 + t51)) * (m_r * t50)
                                + (t38 * t57 - t39 * t59);
                            let t61 = m * t50
                                * (b_ * t41 + c_ * t47 + (d * t45 - a_ * t43));
                            let t62 = m * t55
                                * (d * t43 + a_ * t45 + (b_ * t47 - c_ * t41));
                            [
                                -t41,
                                t43,
                                t45,
                                t47,
                                (t48 + t49) * (twice_m_r * t50) + t58,
                                (t48 - t49) * (twice_m_r * t55) + t60,
                                twice_r * (t61 - t62) + (t37 * t59 - t38 * t56),
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
                            let t63 = b_ + b_rate * half_h;
                            let t64 = rho1_rate * kappa_gradient;
                            let t65 = rho1 + rho1_rate * half_h;
                            let t66 = a_ + a_rate * half_h;
                            let t67 = c_ + c_rate * half_h;
                            let t68 = rt::lit::<T>(2.0) * t67;
                            let t69 = t66 - t68;
                            let t70 = t67 * t67;
                            let t71 = d + d_rate * half_h;
                            let t72 = t71 * t71;
                            let t73 = t70 + t72;
                            let t74 = rt::lit::<T>(2.0) * t71;
                            let t75 = t63 + t74;
                            let t76 = t66 * t69 + (t73 + t63 * t75);
                            let t77 = t66 + t68;
                            let t78 = t63 - t74;
                            let t79 = t66 * t77 + (t73 + t63 * t78);
                            let t80 = a + t76 * (k1 * t79);
                            let t81 = rt::lit::<T>(1.0) / t80;
                            let t82 = t65 * t81;
                            let t83 = t66 * t67;
                            let t84 = t63 * t71;
                            let t85 = t83 - t84;
                            let t86 = k1 * t85;
                            let t87 = t66 * t66;
                            let t88 = t87 + t72;
                            let t89 = t63 * t63;
                            let t90 = t89 + t70;
                            let t91 = t88 - t90;
                            let t92 = t86 * t91;
                            let t93 = t92 * t81;
                            let t94 = rt::lit::<T>(2.0) * t65;
                            let t95 = rho3 + rho3_rate * half_h - t93 * t94;
                            let t96 = t66 * t63;
                            let t97 = t67 * t71;
                            let t98 = t96 + t97;
                            let t99 = t98 * t86;
                            let t100 = t99 * t81;
                            let t101 = rho2 + rho2_rate * half_h
                                - t100 * (rt::lit::<T>(4.0) * t65);
                            let t102 = rt::lit::<T>(2.0) * t63;
                            let t103 = t66 + t102;
                            let t104 = t89 + t72;
                            let t105 = t67 + t74;
                            let t106 = t66 * t103 + (t104 + t67 * t105);
                            let t107 = t66 - t102;
                            let t108 = t67 - t74;
                            let t109 = t66 * t107 + (t104 + t67 * t108);
                            let t110 = rt::lit::<T>(16.0) * t99;
                            let t111 = b + t106 * (k1 * t109) - t100 * t110;
                            let t112 = rt::lit::<T>(1.0) / t111;
                            let t113 = t90 - t88;
                            let t114 = t113 * (k1 * t98);
                            let t115 = t92 * t100;
                            let t116 = rt::lit::<T>(2.0) * t114
                                - rt::lit::<T>(8.0) * t115;
                            let t117 = t112 * t116;
                            let t118 = t95 - t101 * t117;
                            let t119 = t92 * t118;
                            let t120 = k2 * t88;
                            let t121 = rt::lit::<T>(4.0) * t92;
                            let t122 = c + t90 * t120 - t93 * t121;
                            let t123 = t122 - t116 * t117;
                            let t124 = t80 * t123;
                            let t125 = rt::lit::<T>(1.0) / t124;
                            let t126 = t119 * t125;
                            let t127 = rt::lit::<T>(4.0) * t100;
                            let t128 = t112 * t101;
                            let t129 = t116 * t118;
                            let t130 = t111 * t123;
                            let t131 = rt::lit::<T>(1.0) / t130;
                            let t132 = t129 * t131;
                            let t133 = t128 - t132;
                            let t134 = t82 - rt::lit::<T>(2.0) * t126 - t127 * t133;
                            let t135 = t64 + t134;
                            let t136 = rho2_rate * kappa_gradient;
                            let t137 = t136 + t133;
                            let t138 = rho3_rate * kappa_gradient;
                            let t139 = rt::lit::<T>(1.0) / t123;
                            let t140 = t118 * t139;
                            let t141 = t138 + t140;
                            let t142 = t87 + t70;
                            let t143 = t142 - t104;
                            let t144 = r * t143;
                            let t145 = t97 - t96;
                            let t146 = r * t145;
                            let t147 = t66 * t71;
                            let t148 = t63 * t67;
                            let t149 = t147 + t148;
                            let t150 = r * t149;
                            let t151 = t144 * t133
                                + rt::lit::<T>(2.0) * (t146 * t140 + t150 * t134);
                            let t152 = m * t151;
                            let t153 = r * t63;
                            let t154 = r * t66;
                            let t155 = r * t67;
                            let t156 = t153 * t133 + t154 * t140 - t155 * t134;
                            let t157 = rt::lit::<T>(2.0) * t156;
                            let t158 = t89 + t87;
                            let t159 = t73 - t158;
                            let t160 = r * t159;
                            let t161 = t147 - t148;
                            let t162 = r * t161;
                            let t163 = t83 + t84;
                            let t164 = r * t163;
                            let t165 = t160 * t134
                                + rt::lit::<T>(2.0) * (t162 * t133 - t164 * t140);
                            let t166 = m * t165;
                            let t167 = t153 * t134;
                            let t168 = t155 * t133;
                            let t169 = r * t71;
                            let t170 = t169 * t140;
                            let t171 = rt::lit::<T>(2.0) * t167
                                + (rt::lit::<T>(2.0) * t168 + rt::lit::<T>(2.0) * t170);
                            let t172 = t152 * t157
                                + (b_rate * kappa_gradient + t166 * t171);
                            let t173 = c_rate * kappa_gradient + t166 * t157
                                - t152 * t171;
                            let t174 = t153 * t140 - t154 * t133 - t169 * t134;
                            let t175 = rt::lit::<T>(2.0) * t174;
                            let t176 = t154 * t134 + t155 * t140;
                            let t177 = rt::lit::<T>(2.0) * t176;
                            let t178 = t169 * t133;
                            let t179 = rt::lit::<T>(2.0) * t178;
                            let t180 = t152 * t175
                                + (a_rate * kappa_gradient + t166 * (t177 - t179));
                            let t181 = t152 * (t179 - t177)
                                + (d_rate * kappa_gradient + t166 * t175);
                            let t182 = t144 * t137
                                + rt::lit::<T>(2.0) * (t146 * t141 + t150 * t135);
                            let t183 = kappa_gradient * t182;
                            let t184 = twice_r * t149;
                            let t185 = t160 * t135
                                + rt::lit::<T>(2.0) * (t162 * t137 - t164 * t141);
                            let t186 = kappa_gradient * t185;
                            let t187 = twice_r * t161;
                            let t188 = t187 + r * (t161 + t161);
                            let t189 = b * t133 + t188 * t166;
                            let t190 = t87 - t72;
                            let t191 = t70 - t89;
                            let t192 = t104 - t142 - (t190 + t191);
                            let t193 = r * t192;
                            let t194 = t193 * t152;
                            let t195 = t189 - t194;
                            let t196 = k4 * t163;
                            let t197 = t165 * t196;
                            let t198 = t96 - t97;
                            let t199 = r * (t145 - t198) - twice_r * t198;
                            let t200 = c * t140 + t199 * t152;
                            let t201 = t197 - t200;
                            let t202 = rt::lit::<T>(0.5)
                                * (t66 * t172 + t71 * t173 - (t63 * t180 + t67 * t181))
                                + (t183 * t184 + (rho1_rate + t160 * t186) - t195 * t141
                                    - t201 * t137);
                            let t203 = t190 - t191 + (t158 - t73);
                            let t204 = r * t203;
                            let t205 = t204 * t166;
                            let t206 = k4 * t149;
                            let t207 = a * t134 + t151 * t206;
                            let t208 = t205 - t207;
                            let t209 = t200 - t197;
                            let t210 = rt::lit::<T>(0.5)
                                * (t66 * t173 + t63 * t181 - (t67 * t180 + t71 * t172))
                                + (t144 * t183 + (rho2_rate + t187 * t186) - t208 * t141
                                    - t209 * t135);
                            let t211 = t194 - t189;
                            let t212 = t207 - t205;
                            let t213 = rho3_rate - t211 * t135
                                + (rt::lit::<T>(2.0) * (t146 * t183 - t164 * t186)
                                    - t212 * t137);
                            let t214 = rt::lit::<T>(0.5)
                                * (t67 * t172 + t66 * t181 - (t71 * t180 + t63 * t173))
                                + t213;
                            let rho1_new = rho1 + rho1_rate * h;
                            let a_rate_h = a_rate * h;
                            let a_new = a_ + a_rate_h;
                            let d_rate_h = d_rate * h;
                            let d_new = d + d_rate_h;
                            let d_new_squared = d_new * d_new;
                            let t215 = a_new * a_new + d_new_squared;
                            let b_rate_h = b_rate * h;
                            let b_new = b_ + b_rate_h;
                            let b_new_squared = b_new * b_new;
                            let c_rate_h = c_rate * h;
                            let c_new = c_ + c_rate_h;
                            let c_new_squared = c_new * c_new;
                            let t216 = b_new_squared + c_new_squared;
                            let t217 = t215 - t216;
                            let t218 = a_new * c_new - b_new * d_new;
                            let t219 = k1 * t218;
                            let t220 = t217 * t219;
                            let t221 = rt::lit::<T>(2.0) * t220;
                            let t222 = a_new * b_new + c_new * d_new;
                            let t223 = t222 * t219;
                            let t224 = rt::lit::<T>(4.0) * t223;
                            let twice_c_new = rt::lit::<T>(2.0) * c_new;
                            let t225 = a_new - twice_c_new;
                            let t226 = c_new_squared + d_new_squared;
                            let twice_d_new = rt::lit::<T>(2.0) * d_new;
                            let t227 = b_new + twice_d_new;
                            let t228 = a_new * t225 + (t226 + b_new * t227);
                            let t229 = a_new + twice_c_new;
                            let t230 = b_new - twice_d_new;
                            let t231 = a_new * t229 + (t226 + b_new * t230);
                            let t232 = a + t228 * (k1 * t231);
                            let t233 = rho1_new - t140 * t221 - t133 * t224
                                - t232 * t134;
                            let t234 = rt::lit::<T>(1.0) / t232;
                            let rho3_new = rho3 + rho3_rate * h;
                            let t235 = t215 * k2;
                            let t236 = c + t216 * t235;
                            let t237 = t216 - t215;
                            let t238 = t237 * (k1 * t222);
                            let t239 = rho3_new - t236 * t140
                                - rt::lit::<T>(2.0) * (t220 * t134 + t238 * t133);
                            let t240 = t220 * t234;
                            let t241 = rt::lit::<T>(2.0) * t240;
                            let t242 = rt::lit::<T>(2.0) * t238;
                            let t243 = t223 * t234;
                            let t244 = rt::lit::<T>(8.0) * t220;
                            let t245 = t242 - t243 * t244;
                            let twice_b_new = rt::lit::<T>(2.0) * b_new;
                            let t246 = a_new + twice_b_new;
                            let t247 = b_new_squared + d_new_squared;
                            let t248 = c_new + twice_d_new;
                            let t249 = a_new * t246 + (t247 + c_new * t248);
                            let t250 = a_new - twice_b_new;
                            let t251 = c_new - twice_d_new;
                            let t252 = a_new * t250 + (t247 + c_new * t251);
                            let t253 = b + t249 * (k1 * t252);
                            let t254 = rt::lit::<T>(16.0) * t223;
                            let t255 = t253 - t243 * t254;
                            let t256 = rt::lit::<T>(1.0) / t255;
                            let t257 = t245 * t256;
                            let rho2_new = rho2 + rho2_rate * h;
                            let t258 = rho2_new - t140 * t242 - t253 * t133
                                - t134 * t224;
                            let t259 = rt::lit::<T>(4.0) * t243;
                            let t260 = t258 - t233 * t259;
                            let t261 = t239 - t233 * t241 - t257 * t260;
                            let t262 = t220 * t261;
                            let t263 = rt::lit::<T>(4.0) * t220;
                            let t264 = t236 - t240 * t263 - t245 * t257;
                            let t265 = t232 * t264;
                            let t266 = rt::lit::<T>(1.0) / t265;
                            let t267 = t245 * t261;
                            let t268 = t255 * t264;
                            let t269 = rt::lit::<T>(1.0) / t268;
                            let t270 = t256 * t260 - t267 * t269;
                            let t271 = t234 * t233 - t262 * (rt::lit::<T>(2.0) * t266)
                                - t259 * t270;
                            let t272 = rt::lit::<T>(1.0) / t264;
                            let t273 = t261 * t272;
                            let t274 = rho3 - t9 * t140 - t23 * t133 - t21 * t134;
                            let t275 = rho1 - t21 * t140 - t18 * t133 - t4 * t134;
                            let t276 = rho2 - t23 * t140 - t6 * t133 - t18 * t134;
                            let t277 = t276 - t20 * t275;
                            let t278 = t274 - t19 * t275 - t25 * t277;
                            let t279 = t27 * t278;
                            let t280 = t17 * t277 - t278 * t30;
                            let t281 = t13 * t275 - t278 * t31 - t20 * t280;
                            let t282 = t258 * t270
                                + (t239 * t273 - t274 * t279 - t276 * t280) - t275 * t281;
                            let t283 = t66 * (a_rate * twice_h);
                            let t284 = t67 * (c_rate * twice_h);
                            let t285 = t63 * (b_rate * twice_h);
                            let t286 = t71 * (d_rate * twice_h);
                            let t287 = r * (t283 + t284 - (t285 + t286));
                            let t288 = d_rate_h * t67 + c_rate_h * t71
                                - (a_rate_h * t63 + b_rate_h * t66);
                            let t289 = r * t288;
                            let t290 = a_rate_h * t71 + d_rate_h * t66;
                            let t291 = b_rate_h * t67 + c_rate_h * t63;
                            let t292 = t290 + t291;
                            let t293 = r * t292;
                            let t294 = t287 * t133
                                + rt::lit::<T>(2.0) * (t289 * t140 + t293 * t134);
                            let t295 = d_rate * (a_rate * half_h_squared);
                            let t296 = c_rate * (b_rate * half_h_squared);
                            let t297 = t295 + t296;
                            let t298 = r * t297;
                            let t299 = a_rate * (a_rate * quarter_h_squared);
                            let t300 = c_rate * (c_rate * quarter_h_squared);
                            let t301 = b_rate * (b_rate * quarter_h_squared);
                            let t302 = d_rate * (d_rate * quarter_h_squared);
                            let t303 = t299 + t300 - (t301 + t302);
                            let t304 = r * t303;
                            let t305 = c_rate_h * d_rate_h - a_rate_h * b_rate_h;
                            let t306 = t305 * half_r;
                            let t307 = t298 * t134 + (t304 * t133 + t306 * t140);
                            let t308 = r * (t284 + t286 - (t285 + t283));
                            let t309 = t290 - t291;
                            let t310 = r * t309;
                            let t311 = a_rate_h * t67 + c_rate_h * t66
                                + (d_rate_h * t63 + b_rate_h * t71);
                            let t312 = r * t311;
                            let t313 = t308 * t134
                                + rt::lit::<T>(2.0) * (t310 * t133 - t312 * t140);
                            let t314 = t300 + t302 - (t301 + t299);
                            let t315 = r * t314;
                            let t316 = t295 - t296;
                            let t317 = r * t316;
                            let t318 = a_rate_h * c_rate_h + b_rate_h * d_rate_h;
                            let t319 = t318 * half_r;
                            let t320 = t315 * t134 + (t317 * t133 - t319 * t140);
                            let t321 = rho1_rate * rho1_rate
                                + (a_rate * a_rate + b_rate * b_rate)
                                + (rho2_rate * rho2_rate + rho3_rate * rho3_rate
                                    + (c_rate * c_rate + d_rate * d_rate));
                            let t322 = h * (t182 * t182 + (t185 * t185 + t321));
                            let t323 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t233 * t271 + t282)
                                    - m * (t294 * t307 + t313 * t320),
                                t322,
                            );
                            let t324 = h * t67;
                            let t325 = t98 * t324;
                            let t326 = h * t63;
                            let t327 = t85 * t326;
                            let t328 = (t325 + t327) * k5;
                            let t329 = half_h * t66;
                            let t330 = k1
                                * (t76 * (t329 + half_h * t77)
                                    + t79 * (t329 + half_h * t69));
                            let t331 = t81 * (t328 - t100 * t330);
                            let t332 = rt::lit::<T>(4.0) * (t65 * t331);
                            let t333 = k1
                                * (t106 * (t329 + half_h * t107)
                                    + t109 * (t329 + half_h * t103))
                                - rt::lit::<T>(16.0) * (t100 * t328 + t99 * t331);
                            let t334 = half_h * t63;
                            let t335 = h * t66;
                            let t336 = t98 * t335;
                            let t337 = t85 * t335;
                            let t338 = half_h * t67;
                            let t339 = k1 * (t337 + t91 * t338);
                            let t340 = k3 * (t113 * t334 - t336)
                                - rt::lit::<T>(8.0) * (t100 * t339 + t92 * t331);
                            let t341 = t112 * (t340 - t117 * t333);
                            let t342 = t81 * (t339 - t93 * t330);
                            let t343 = t101 * t341 + (t94 * t342 - t117 * t332);
                            let t344 = t90 * (t66 * k8)
                                - rt::lit::<T>(4.0) * (t93 * t339 + t92 * t342)
                                - t117 * t340;
                            let t345 = t344 - t116 * t341;
                            let t346 = t131
                                * (t118 * t340 - t116 * t343
                                    - t132 * (t123 * t333 + t111 * t345));
                            let t347 = t112 * (t332 + t128 * t333) + t346;
                            let t348 = rt::lit::<T>(2.0) * t125;
                            let t349 = (t339 * t118 - t92 * t343
                                - t126 * (t330 * t123 + t80 * t345)) * t348;
                            let t350 = rt::lit::<T>(4.0) * (t133 * t331 - t100 * t347)
                                + (t349 + t82 * (t81 * t330));
                            let t351 = t139 * (t343 + t140 * t345);
                            let t352 = half_h * t135;
                            let t353 = half_h * t71;
                            let t354 = k1 * (t327 + t91 * t353);
                            let t355 = k1
                                * (t76 * (t334 + half_h * t78)
                                    + t79 * (t334 + half_h * t75));
                            let t356 = t81 * (t354 + t93 * t355);
                            let t357 = h * t71;
                            let t358 = t98 * t357;
                            let t359 = k5 * (t337 - t358);
                            let t360 = t81 * (t359 - t100 * t355);
                            let t361 = rt::lit::<T>(4.0) * (t65 * t360);
                            let t362 = t98 * t326;
                            let t363 = k3 * (t362 + t113 * t329)
                                - rt::lit::<T>(8.0) * (t92 * t360 - t100 * t354);
                            let t364 = k1 * (t106 * (t326 - t335) + t109 * (t335 + t326))
                                - rt::lit::<T>(16.0) * (t100 * t359 + t99 * t360);
                            let t365 = t112 * (t363 - t117 * t364);
                            let t366 = t94 * t356 + t117 * t361 - t101 * t365;
                            let t367 = t88 * (t63 * k8)
                                + rt::lit::<T>(4.0) * (t93 * t354 + t92 * t356)
                                - t117 * t363;
                            let t368 = t367 - t116 * t365;
                            let t369 = t139 * (t366 - t140 * t368);
                            let t370 = t131
                                * (t118 * t363 + t116 * t366
                                    - t132 * (t123 * t364 + t111 * t368));
                            let t371 = t112 * (t361 + t128 * t364) + t370;
                            let t372 = t348
                                * (t92 * t366 - t354 * t118
                                    - t126 * (t355 * t123 + t80 * t368));
                            let t373 = rt::lit::<T>(4.0) * (t133 * t360 - t100 * t371)
                                + (t372 + t82 * (t81 * t355));
                            let t374 = half_h * t137;
                            let t375 = t85 * t324;
                            let t376 = k1 * (t91 * t329 - t375);
                            let t377 = t85 * t357;
                            let t378 = k5 * (t336 + t377);
                            let t379 = k1 * (t76 * (t335 + t324) + t79 * (t324 - t335));
                            let t380 = t81 * (t378 - t100 * t379);
                            let t381 = k3 * (t325 + t113 * t353)
                                - rt::lit::<T>(8.0) * (t100 * t376 + t92 * t380);
                            let t382 = k1
                                * (t106 * (t338 + half_h * t108)
                                    + t109 * (t338 + half_h * t105))
                                - rt::lit::<T>(16.0) * (t100 * t378 + t99 * t380);
                            let t383 = t112 * (t381 - t117 * t382);
                            let t384 = t81 * (t376 - t93 * t379);
                            let t385 = rt::lit::<T>(4.0) * (t65 * t380);
                            let t386 = t101 * t383 + (t94 * t384 - t117 * t385);
                            let t387 = t88 * (t67 * k8)
                                - rt::lit::<T>(4.0) * (t93 * t376 + t92 * t384)
                                - t117 * t381;
                            let t388 = t387 - t116 * t383;
                            let t389 = t139 * (t386 + t140 * t388);
                            let t390 = t131
                                * (t118 * t381 - t116 * t386
                                    - t132 * (t123 * t382 + t111 * t388));
                            let t391 = t112 * (t385 + t128 * t382) + t390;
                            let t392 = t348
                                * (t376 * t118 - t92 * t386
                                    - t126 * (t379 * t123 + t80 * t388));
                            let t393 = rt::lit::<T>(4.0) * (t133 * t380 - t100 * t391)
                                + (t392 + t82 * (t81 * t379));
                            let t394 = half_h * t141;
                            let t395 = k1 * (t377 - t91 * t334);
                            let t396 = k5 * (t375 - t362);
                            let t397 = k1 * (t76 * (t357 - t326) + t79 * (t326 + t357));
                            let t398 = t81 * (t396 - t100 * t397);
                            let t399 = k3 * (t113 * t338 - t358)
                                - rt::lit::<T>(8.0) * (t100 * t395 + t92 * t398);
                            let t400 = k1 * (t106 * (t357 - t324) + t109 * (t324 + t357))
                                - rt::lit::<T>(16.0) * (t100 * t396 + t99 * t398);
                            let t401 = t112 * (t399 - t117 * t400);
                            let t402 = t81 * (t395 - t93 * t397);
                            let t403 = rt::lit::<T>(4.0) * (t65 * t398);
                            let t404 = t101 * t401 + (t94 * t402 - t117 * t403);
                            let t405 = t90 * (t71 * k8)
                                - rt::lit::<T>(4.0) * (t93 * t395 + t92 * t402)
                                - t117 * t399;
                            let t406 = t405 - t116 * t401;
                            let t407 = t139 * (t404 + t140 * t406);
                            let t408 = t131
                                * (t118 * t399 - t116 * t404
                                    - t132 * (t123 * t400 + t111 * t406));
                            let t409 = t112 * (t403 + t128 * t400) + t408;
                            let t410 = t348
                                * (t395 * t118 - t92 * t404
                                    - t126 * (t397 * t123 + t80 * t406));
                            let t411 = rt::lit::<T>(4.0) * (t133 * t398 - t100 * t409)
                                + (t410 + t82 * (t81 * t397));
                            let t412 = twice_h * t100;
                            let t413 = t117 * t412 - h * t93;
                            let t414 = t112 * t412 + t131 * (t116 * t413);
                            let t415 = rt::lit::<T>(2.0) * t92;
                            let t416 = t127 * t414
                                + (kappa_gradient + half_h * t81 - t125 * (t415 * t413));
                            let t417 = t139 * t413;
                            let t418 = h * t117;
                            let t419 = t114 - rt::lit::<T>(4.0) * t115;
                            let t420 = half_h * t112 + t131 * (t418 * t419);
                            let t421 = t125 * (t92 * t418) - t127 * t420;
                            let t422 = kappa_gradient + t420;
                            let t423 = t139 * t418;
                            let t424 = t419 * (t99 * k9) / (t80 * t130)
                                - t125 * (h * t92);
                            let t425 = kappa_gradient + half_h * t139;
                            let t426 = t131 * (h * t419);
                            let t427 = b * t141;
                            let t428 = t71 * t166 + t66 * t152;
                            let t429 = t155 * t428;
                            let t430 = t67 * t152;
                            let t431 = t63 * t166;
                            let t432 = t430 - t431;
                            let t433 = t67 * t166 + t63 * t152;
                            let t434 = t66 * t166;
                            let t435 = t71 * t152;
                            let t436 = t434 - t435;
                            let t437 = t154 * t432 + (t169 * t433 + t153 * t436);
                            let t438 = t167 + (t168 + t170);
                            let t439 = t66 * t438;
                            let t440 = t67 * t174;
                            let t441 = t71 * t156;
                            let t442 = k6 * t163;
                            let t443 = t176 - t178;
                            let t444 = t439 - t440
                                + (t441 - (t188 * t141 + t137 * t442) - t63 * t443);
                            let t445 = m * t444;
                            let t446 = kappa_gradient * t160;
                            let t447 = kappa_gradient * t150;
                            let t448 = k6 * t149;
                            let t449 = t160 * t446 + t447 * t448;
                            let t450 = t66 * t156;
                            let t451 = t178 - t176;
                            let t452 = t63 * t174;
                            let t453 = t71 * t438;
                            let t454 = t450 + (t199 * t137 + t193 * t141) - t67 * t451
                                - (t452 + t453);
                            let t455 = twice_m_r * t149;
                            let t456 = t437 + (t160 * t445 + (t449 + t454 * t455));
                            let t457 = t429 - t456;
                            let t458 = t209
                                + rt::lit::<T>(2.0) * (t162 * t446 + t144 * t447);
                            let t459 = t153 * t428;
                            let t460 = twice_m_r * t161;
                            let t461 = t154 * t433;
                            let t462 = t431 - t430;
                            let t463 = m * t454;
                            let t464 = t458 + (t459 + t444 * t460)
                                + (t461 + t155 * t436 + (t169 * t462 + t144 * t463));
                            let t465 = t127 * t457 + t464;
                            let t466 = t427 - t465;
                            let t467 = t129 * (rt::lit::<T>(1.0) / (t130 * t130));
                            let t468 = t466 * t467;
                            let t469 = t154 * t428;
                            let t470 = t211
                                + (t447 * (k6 * t145) - t446 * (twice_r * t163));
                            let t471 = t153 * t433;
                            let t472 = t469 + c * t137 + (t155 * t432 + t169 * t436)
                                + (rt::lit::<T>(2.0) * (t146 * t463 - t164 * t445)
                                    + (t470 - t471));
                            let t473 = t118 * (rt::lit::<T>(1.0) / (t123 * t123));
                            let t474 = t119 * (rt::lit::<T>(1.0) / (t124 * t124));
                            let t475 = t457 * t474;
                            let t476 = rt::lit::<T>(2.0) * t80;
                            let t477 = t111 * t468 + (t472 * t473 + t475 * t476);
                            let t478 = t131 * t466;
                            let t479 = t125 * t457;
                            let t480 = t116 * t478 + (t139 * t472 + t415 * t479);
                            let t481 = t121 * t477 - t94 * t480;
                            let t482 = rt::lit::<T>(4.0) * t93;
                            let t483 = rt::lit::<T>(2.0) * t118;
                            let t484 = t116 * t477 - t101 * t480;
                            let t485 = t112 * t484 + (t117 * t477 + t118 * t478);
                            let t486 = rt::lit::<T>(8.0) * t100;
                            let t487 = k1
                                * (t81 * t481 + (t477 * t482 + t479 * t483) - t485 * t486);
                            let t488 = rt::lit::<T>(1.0) / (t111 * t111);
                            let t489 = t465 - t427;
                            let t490 = t123 * t468 + t488 * (t116 * t484 + t101 * t489);
                            let t491 = rt::lit::<T>(16.0) * t100;
                            let t492 = t117 * t480;
                            let t493 = t112 * t489;
                            let t494 = t492 - t493;
                            let t495 = rt::lit::<T>(8.0) * t92;
                            let t496 = t110 * t490
                                + (rt::lit::<T>(4.0) * (t133 * t457 + t65 * t494)
                                    - t495 * t485);
                            let t497 = k1 * (t490 * t491 + t81 * t496);
                            let t498 = t91 * t487 + t98 * t497;
                            let t499 = t166 * t137;
                            let t500 = r
                                * (rt::lit::<T>(4.0) * t499
                                    + rt::lit::<T>(2.0) * (t140 * t445 + t446 * t141));
                            let t501 = t498 - t500;
                            let t502 = twice_m * t134;
                            let t503 = rt::lit::<T>(2.0) * t183;
                            let t504 = rt::lit::<T>(4.0) * t447;
                            let t505 = r * (t454 * t502 + (t503 + t135 * t504));
                            let t506 = t166 * t141;
                            let t507 = twice_r * (t133 * t445 + (t446 * t137 - t506));
                            let t508 = twice_r * t506;
                            let t509 = t505 + (t507 - t508);
                            let t510 = rt::lit::<T>(0.5) * t172;
                            let t511 = t133 * t433;
                            let t512 = t140 * t428;
                            let t513 = t134 * t432;
                            let t514 = k1 * t490;
                            let t515 = t109 * t514;
                            let t516 = t66 * t515;
                            let t517 = t106 * t514;
                            let t518 = t71 * t509 + (t510 + r * (t511 + (t512 + t513)))
                                - t516 - t107 * t517;
                            let t519 = t85 * t487;
                            let t520 = k3 * t98;
                            let t521 = t520 * t485;
                            let t522 = k2 * t90;
                            let t523 = t519 - (t521 + t477 * t522);
                            let t524 = r
                                * (t133 * t463 + t137 * (rt::lit::<T>(2.0) * t447));
                            let t525 = t152 * t141;
                            let t526 = twice_r * t525;
                            let t527 = t524 - t526;
                            let t528 = r * (t134 * t445 + (t186 + t446 * t135));
                            let t529 = rt::lit::<T>(2.0) * t66;
                            let t530 = t66 * t517;
                            let t531 = t67 * t501
                                + (t518
                                    + ((t523 + (t527 - t528)) * t529 - (t530 + t103 * t515)));
                            let t532 = rt::lit::<T>(2.0) * t123;
                            let t533 = rt::lit::<T>(1.0) / (t80 * t80);
                            let t534 = t456 - t429;
                            let t535 = k1
                                * (t475 * t532
                                    + t533 * (t99 * t496 + (t65 * t534 + t92 * t481)));
                            let t536 = t76 * t535;
                            let t537 = k3 * t113;
                            let t538 = t485 * t537 + t85 * t497;
                            let t539 = twice_m * t140;
                            let t540 = t152 * t137;
                            let t541 = r * (t454 * t539 + t141 * t504)
                                + (r * t540 + t540 * k7);
                            let t542 = t538 - t541;
                            let t543 = t79 * t535;
                            let t544 = t66 * t543;
                            let t545 = t66 * t536;
                            let t546 = half_h
                                * (t531 - t77 * t536
                                    + (t63 * t542 - t544 - (t545 + t69 * t543)));
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t547 = t63 * half_kappa_gradient;
                            let t548 = t66 * half_kappa_gradient;
                            let t549 = t521 - t120 * t477 - t519;
                            let t550 = t517 + (t515 + t524);
                            let t551 = t508 + t505 - t507;
                            let t552 = t133 * t428;
                            let t553 = t140 * t433;
                            let t554 = rt::lit::<T>(0.5) * t180;
                            let t555 = rt::lit::<T>(2.0)
                                * (t63 * (t549 + (t526 - t528) - t550) + (t530 - t516))
                                + (t67 * t551 + (r * (t552 + t134 * t436 - t553) - t554));
                            let t556 = t63 * t543;
                            let t557 = t63 * t536;
                            let t558 = t498 + t500;
                            let t559 = t555 + (t66 * t542 - t75 * t543)
                                - (t556 + t557 + (t71 * t558 + t78 * t536));
                            let t560 = t71 * half_kappa_gradient;
                            let t561 = t528 - t536 - t543;
                            let t562 = t538 + t541;
                            let t563 = t133 * t436;
                            let t564 = t140 * t432;
                            let t565 = t134 * t428;
                            let t566 = rt::lit::<T>(0.5) * t181;
                            let t567 = t63 * t551 + (r * (t563 + t564 - t565) - t566)
                                - t105 * t515 - t108 * t517;
                            let t568 = t67 * t515;
                            let t569 = t67 * t517;
                            let t570 = rt::lit::<T>(2.0)
                                * (t67 * (t561 + (t549 + t527)) + (t544 - t545))
                                + (t71 * t562 + (t66 * t501 + (t567 - (t568 + t569))));
                            let t571 = rt::lit::<T>(2.0)
                                * (t71 * (t561 + (t526 + t523 - t550))
                                    + (t557 + (t569 - t568) - t556));
                            let t572 = rt::lit::<T>(0.5) * t173;
                            let t573 = t134 * t433;
                            let t574 = t140 * t436;
                            let t575 = t67 * t562
                                + (t66 * t509 + (t572 + r * (t573 + (t574 + t133 * t462))));
                            let t576 = t67 * half_kappa_gradient;
                            let t577 = rt::lit::<T>(2.0) * t93;
                            let t578 = half_h
                                * (t127 * t494 + (t81 * t534 - t480 * t577))
                                + (kappa_gradient * t449 + rt::lit::<T>(1.0));
                            let t579 = rho1_rate * t449
                                + rt::lit::<T>(0.5)
                                    * (b_rate * t66 + c_rate * t71
                                        - (a_rate * t63 + d_rate * t67));
                            let t580 = t459 + t461;
                            let t581 = t135 * t442 - t204 * t141 - t453
                                + (t450 + t452 - t67 * t443);
                            let t582 = m * t581;
                            let t583 = t448 * t141 - t199 * t135 - t440
                                + (t63 * t451 - (t441 + t439));
                            let t584 = kappa_gradient * t162;
                            let t585 = kappa_gradient * t144;
                            let t586 = t201
                                + rt::lit::<T>(2.0) * (t160 * t584 + t150 * t585);
                            let t587 = t435 - t434;
                            let t588 = t160 * t582 + (a * t141 + t583 * t455)
                                + (t586 + (t169 * t432 + t155 * t587));
                            let t589 = t580 - t588;
                            let t590 = m * t583;
                            let t591 = k6 * t161;
                            let t592 = t584 * t591 + t144 * t585;
                            let t593 = t127 * t589
                                + (t437 + (t144 * t590 + (t592 + t581 * t460)));
                            let t594 = t429 - t593;
                            let t595 = t467 * t594;
                            let t596 = t169 * t428 + t155 * t433;
                            let t597 = t212 + (t585 * (twice_r * t145) - t584 * t442);
                            let t598 = t154 * t436 - c * t135 - t596
                                + (rt::lit::<T>(2.0) * (t146 * t590 - t164 * t582)
                                    + (t597 + t153 * t462));
                            let t599 = t474 * t589;
                            let t600 = t111 * t595 + (t473 * t598 + t476 * t599);
                            let t601 = t131 * t594;
                            let t602 = t125 * t589;
                            let t603 = t116 * t601 + (t139 * t598 + t415 * t602);
                            let t604 = t121 * t600 - t94 * t603;
                            let t605 = t116 * t600 - t101 * t603;
                            let t606 = t112 * t605 + (t117 * t600 + t118 * t601);
                            let t607 = k1
                                * (t81 * t604 + (t482 * t600 + t483 * t602) - t486 * t606);
                            let t608 = t593 - t429;
                            let t609 = t123 * t595 + t488 * (t116 * t605 + t101 * t608);
                            let t610 = t117 * t603;
                            let t611 = t112 * t608;
                            let t612 = t610 - t611;
                            let t613 = t110 * t609
                                + (rt::lit::<T>(4.0) * (t133 * t589 + t65 * t612)
                                    - t495 * t606);
                            let t614 = k1 * (t491 * t609 + t81 * t613);
                            let t615 = t91 * t607 + t98 * t614;
                            let t616 = t166 * t135;
                            let t617 = r
                                * (rt::lit::<T>(4.0) * (t616 - t584 * t141) - t581 * t539);
                            let t618 = t615 + t617;
                            let t619 = rt::lit::<T>(2.0) * t186;
                            let t620 = r
                                * (t581 * (twice_m * t133)
                                    + (t619 + t137 * (rt::lit::<T>(4.0) * t584)));
                            let t621 = r
                                * (rt::lit::<T>(4.0) * t525
                                    + rt::lit::<T>(2.0) * (t134 * t590 + t585 * t135));
                            let t622 = t620 + t621;
                            let t623 = t574 + t133 * t432;
                            let t624 = k1 * t609;
                            let t625 = t109 * t624;
                            let t626 = t66 * t625;
                            let t627 = t106 * t624;
                            let t628 = t85 * t607;
                            let t629 = t520 * t606;
                            let t630 = t628 - (t629 + t522 * t600);
                            let t631 = r * (t133 * t590 + (t183 + t585 * t137));
                            let t632 = r
                                * (t134 * t582 + t135 * (rt::lit::<T>(2.0) * t584));
                            let t633 = t508 + t632;
                            let t634 = t66 * t627;
                            let t635 = t71 * t622 + (t572 + r * (t623 - t573)) - t626
                                - t107 * t627
                                + (t529 * (t630 + (t631 - t633)) - (t634 + t103 * t625));
                            let t636 = t588 - t580;
                            let t637 = k1
                                * (t532 * t599
                                    + t533 * (t99 * t613 + (t65 * t636 + t92 * t604)));
                            let t638 = t76 * t637;
                            let t639 = t537 * t606 + t85 * t614;
                            let t640 = t151 * (m_r * t135);
                            let t641 = rt::lit::<T>(4.0) * t640;
                            let t642 = twice_r * (t140 * t590 + t585 * t141);
                            let t643 = t639 + (t641 - t642);
                            let t644 = t79 * t637;
                            let t645 = t66 * t644;
                            let t646 = t66 * t638;
                            let t647 = t67 * t618 + t635 - t77 * t638
                                + (t63 * t643 - t645 - (t646 + t69 * t644));
                            let t648 = t629 - t120 * t600 - t628;
                            let t649 = t627 + (t625 + t631);
                            let t650 = t621 - t620;
                            let t651 = rt::lit::<T>(2.0)
                                * (t63 * (t648 - t633 - t649) + (t634 - t626))
                                + (t67 * t650 + (t566 + r * (t563 + t140 * t462 - t565)));
                            let t652 = t617 - t615;
                            let t653 = t63 * t644;
                            let t654 = t63 * t638;
                            let t655 = t651 + (t71 * t652 + t66 * t643)
                                - (t653 + t75 * t644 + (t654 + t78 * t638));
                            let t656 = t632 - t638 - t644;
                            let t657 = t639 + (t642 - t641);
                            let t658 = t134 * t587;
                            let t659 = t552 + t553;
                            let t660 = t63 * t650 + (r * (t658 - t659) - t554)
                                - t105 * t625 - t108 * t627;
                            let t661 = t67 * t625;
                            let t662 = t67 * t627;
                            let t663 = rt::lit::<T>(2.0)
                                * (t67 * (t656 + (t648 + (t508 + t631))) + (t645 - t646))
                                + (t71 * t657 + (t66 * t618 + (t660 - (t661 + t662))));
                            let t664 = rt::lit::<T>(2.0)
                                * (t71 * (t656 + (t508 + t630 - t649))
                                    + (t654 + (t662 - t661) - t653));
                            let t665 = t67 * t657
                                + (t63 * t652
                                    + (t66 * t622 + (r * (t513 + t511 - t512) - t510)));
                            let t666 = rt::lit::<T>(0.5)
                                * (c_rate * t66 + d_rate * t63
                                    - (a_rate * t67 + b_rate * t71)) + rho2_rate * t592;
                            let t667 = t469 + a * t137;
                            let t668 = kappa_gradient * t146;
                            let t669 = kappa_gradient * t164;
                            let t670 = twice_r * t159;
                            let t671 = t195 + (t668 * t448 - t669 * t670);
                            let t672 = t204 * t137 + t188 * t135 - t63 * t156
                                + (t66 * t174 + t67 * t438 - t71 * t443);
                            let t673 = m * t672;
                            let t674 = t66 * t451 + (t63 * t438 + t67 * t156)
                                - (t71 * t174 + (t448 * t137 + t193 * t135));
                            let t675 = t671 + t160 * t673
                                + (t155 * t462 + t674 * t455 + (t471 + t169 * t587));
                            let t676 = t667 - t675;
                            let t677 = twice_r * t143;
                            let t678 = t208 + (t668 * t677 - t669 * t591);
                            let t679 = m * t674;
                            let t680 = t596 + (b * t135 + t672 * t460)
                                + (t153 * t432 + t154 * t587 + (t678 + t144 * t679));
                            let t681 = t127 * t676 + t680;
                            let t682 = t131 * t681;
                            let t683 = t118 * t682;
                            let t684 = t474 * t676;
                            let t685 = rt::lit::<T>(4.0) * (t164 * t669 + t146 * t668);
                            let t686 = t437
                                + (rt::lit::<T>(2.0) * (t146 * t679 - t164 * t673)
                                    + (t685 - t429));
                            let t687 = t476 * t684 + t473 * t686;
                            let t688 = t467 * t681;
                            let t689 = t111 * t688;
                            let t690 = t687 - t689;
                            let t691 = t116 * t682;
                            let t692 = t125 * t676;
                            let t693 = t415 * t692 + t139 * t686;
                            let t694 = t691 - t693;
                            let t695 = t101 * t694 + t116 * t690;
                            let t696 = t117 * t690 + t112 * t695;
                            let t697 = t683 - t696;
                            let t698 = t94 * t694 + t121 * t690;
                            let t699 = k1
                                * (t486 * t697
                                    + (t81 * t698 + (t483 * t692 + t482 * t690)));
                            let t700 = t488 * (t101 * t681 + t116 * t695);
                            let t701 = t123 * t688;
                            let t702 = t700 - t701;
                            let t703 = t112 * t681 + t117 * t694;
                            let t704 = t110 * t702
                                + (rt::lit::<T>(4.0) * (t133 * t676 - t65 * t703)
                                    + t495 * t697);
                            let t705 = k1 * (t491 * t702 + t81 * t704);
                            let t706 = t91 * t699 + t98 * t705;
                            let t707 = rt::lit::<T>(4.0) * t669;
                            let t708 = r * (t141 * t707 - t619 - t672 * t539);
                            let t709 = t706 + t708;
                            let t710 = t85 * t699;
                            let t711 = t689 - t687;
                            let t712 = t696 - t683;
                            let t713 = t520 * t712;
                            let t714 = t710 + (t522 * t711 - t713);
                            let t715 = r * t499;
                            let t716 = rt::lit::<T>(2.0) * (t640 + t715);
                            let t717 = r
                                * (t133 * t679 + t137 * (rt::lit::<T>(2.0) * t668));
                            let t718 = r
                                * (t134 * t673 - t135 * (rt::lit::<T>(2.0) * t669));
                            let t719 = k1 * (t701 - t700);
                            let t720 = t109 * t719;
                            let t721 = t66 * t720;
                            let t722 = t106 * t719;
                            let t723 = t66 * t722;
                            let t724 = r
                                * (t674 * t502 + rt::lit::<T>(4.0) * (t668 * t135 - t540));
                            let t725 = twice_r * t616
                                + r
                                    * (rt::lit::<T>(2.0) * (t616 + t133 * t673) - t137 * t707);
                            let t726 = t724 + t725;
                            let t727 = t103 * t720
                                + (t71 * t726 + (t566 + r * (t564 + t133 * t587 - t565)));
                            let t728 = t529 * (t714 + (t716 + t717 - t718))
                                + (t721 + t107 * t722 + (t723 + t727));
                            let t729 = t675 - t667;
                            let t730 = k1
                                * (t532 * t684
                                    + t533 * (t99 * t704 + (t65 * t729 + t92 * t698)));
                            let t731 = t76 * t730;
                            let t732 = t537 * t712 + t85 * t705;
                            let t733 = r
                                * (t674 * t539
                                    + (t503 + t141 * (rt::lit::<T>(4.0) * t668)));
                            let t734 = t732 - t733;
                            let t735 = t79 * t730;
                            let t736 = t66 * t735;
                            let t737 = t66 * t731;
                            let t738 = t67 * t709 + t728 - t77 * t731
                                + (t63 * t734 - t736 - (t737 + t69 * t735));
                            let t739 = t708 - t706;
                            let t740 = t724 - t725;
                            let t741 = t720 + (t722 - t717);
                            let t742 = t713 + t120 * t711 - t710;
                            let t743 = rt::lit::<T>(2.0)
                                * (t63
                                    * (t741
                                        + (t742 + (rt::lit::<T>(2.0) * (t715 - t640) - t718)))
                                    + (t721 - t723));
                            let t744 = t71 * t739
                                + (t67 * t740 + (r * (t573 + t623) - t572))
                                + (t66 * t734 + t743);
                            let t745 = t63 * t735;
                            let t746 = t63 * t731;
                            let t747 = t718 - t731 - t735;
                            let t748 = rt::lit::<T>(2.0)
                                * (t67
                                    * (t747
                                        + (t742 + (t717 + rt::lit::<T>(2.0) * (t640 - t715))))
                                    + (t736 - t737));
                            let t749 = t732 + t733;
                            let t750 = t67 * t720;
                            let t751 = t67 * t722;
                            let t752 = t105 * t720
                                + (t63 * t740 + (t510 + r * (t511 + t134 * t462 - t512)));
                            let t753 = t748
                                + (t71 * t749
                                    + (t66 * t709 + (t750 + t751 + (t108 * t722 + t752))));
                            let t754 = rt::lit::<T>(2.0)
                                * (t71 * (t747 + (t741 + (t714 - t716)))
                                    + (t746 + (t750 - t751) - t745));
                            let t755 = t67 * t749
                                + (t63 * t739 + (t66 * t726 + (r * (t658 + t659) - t554)));
                            let t756 = rho3_rate * t685
                                + rt::lit::<T>(0.5)
                                    * (b_rate * t67 + d_rate * t66
                                        - (a_rate * t71 + c_rate * t63));
                            let t757 = rt::lit::<T>(2.0) * (t146 * t182 - t164 * t185)
                                + t756 + (rho2_rate * t678 + rho1_rate * t671);
                            let t758 = rt::div_or_zero(rt::lit::<T>(-1.0), t322);
                            let t759 = m * t758;
                            let t760 = t320 * t759;
                            let t761 = t233 * t758;
                            let t762 = t761 * (rt::lit::<T>(2.0) * t243);
                            let t763 = t758 * (rt::lit::<T>(0.5) * t258);
                            let t764 = t762 - t763;
                            let t765 = t269 * t764;
                            let t766 = t239 * t758;
                            let t767 = t245 * t765 + t766 * (rt::lit::<T>(0.5) * t272);
                            let t768 = t266 * t761;
                            let t769 = t220 * t768;
                            let t770 = t767 + (t758 * (rt::lit::<T>(0.5) * t273) - t769);
                            let t771 = t307 * t759;
                            let t772 = t294 * t759;
                            let t773 = t313 * t759;
                            let t774 = rt::lit::<T>(2.0) * (t310 * t760 + t238 * t770)
                                + (t287 * t771 + (t304 * t772 + t317 * t773));
                            let t775 = t323 * (h * t758);
                            let t776 = t185 * t775;
                            let t777 = t182 * t775;
                            let t778 = t591 * t776 + t677 * t777;
                            let t779 = t763 - t762;
                            let t780 = t769 - t767;
                            let t781 = t256 * t779 + t257 * t780;
                            let t782 = t781 + t758 * (rt::lit::<T>(0.5) * t270);
                            let t783 = t774 + (t778 + t253 * t782);
                            let t784 = rt::lit::<T>(2.0) * (t293 * t771 + t220 * t770)
                                + (t308 * t760 + (t298 * t772 + t315 * t773));
                            let t785 = t670 * t776 + t448 * t777;
                            let t786 = t784 + (t785 + t224 * t782);
                            let t787 = t243 * t781;
                            let t788 = rt::lit::<T>(4.0) * t787;
                            let t789 = t240 * t780;
                            let t790 = t271 * t758 + t234 * t761;
                            let t791 = rt::lit::<T>(2.0) * t789
                                + rt::lit::<T>(0.5) * t790;
                            let t792 = t788 - t791;
                            let t793 = t275 * t758;
                            let t794 = t793 * t32;
                            let t795 = t758 * (rt::lit::<T>(0.5) * t276);
                            let t796 = t758 * (t274 * t33);
                            let t797 = t793 * t34 + t30 * (t795 - t794);
                            let t798 = t796 - t797;
                            let t799 = t17 * (t794 - t795) + t25 * t798;
                            let t800 = t14 * t799;
                            let t801 = t281 * t758 + t13 * t793;
                            let t802 = t15 * t798;
                            let t803 = t796 + t758 * (rt::lit::<T>(0.5) * t279) - t797;
                            let t804 = t758 * (rt::lit::<T>(0.5) * t280) - t799;
                            let t805 = t4
                                * (rt::lit::<T>(4.0) * t800
                                    + (rt::lit::<T>(0.5) * t801 - rt::lit::<T>(2.0) * t802))
                                + (t21 * t803 + t18 * t804);
                            let t806 = t232 * t792 + t805;
                            let t807 = t786 - t806;
                            let t808 = rt::lit::<T>(16.0) * t787
                                - (rt::lit::<T>(8.0) * t789 + rt::lit::<T>(2.0) * t790);
                            let t809 = t11
                                * (rt::lit::<T>(16.0) * t800
                                    + (rt::lit::<T>(2.0) * t801 - rt::lit::<T>(8.0) * t802))
                                + (t23 * t803 + t6 * t804);
                            let t810 = t127 * t807 + (t223 * t808 + t809);
                            let t811 = t783 - t810;
                            let t812 = t467 * t811;
                            let t813 = rt::lit::<T>(8.0) * t787
                                - (t790 + rt::lit::<T>(4.0) * t789);
                            let t814 = rt::lit::<T>(4.0) * (t164 * t776 - t146 * t777);
                            let t815 = rt::lit::<T>(2.0)
                                * (t22 * t804 + (t312 * t760 - t289 * t771) - t238 * t782)
                                + (t814
                                    + (t9 * t803 + (t319 * t773 - t306 * t772) - t236 * t770));
                            let t816 = t220 * t813
                                + t12
                                    * (rt::lit::<T>(8.0) * t800
                                        + (t801 - rt::lit::<T>(4.0) * t802)) + t815;
                            let t817 = t474 * t807;
                            let t818 = t111 * t812 + (t473 * t816 + t476 * t817);
                            let t819 = t131 * t811;
                            let t820 = t125 * t807;
                            let t821 = t116 * t819 + (t139 * t816 + t415 * t820);
                            let t822 = t121 * t818 - t94 * t821;
                            let t823 = t116 * t818 - t101 * t821;
                            let t824 = t112 * t823 + (t117 * t818 + t118 * t819);
                            let t825 = k1
                                * (t81 * t822 + (t482 * t818 + t483 * t820) - t486 * t824);
                            let t826 = t810 - t783;
                            let t827 = t123 * t812 + t488 * (t116 * t823 + t101 * t826);
                            let t828 = t117 * t821;
                            let t829 = t112 * t826;
                            let t830 = t828 - t829;
                            let t831 = t110 * t827
                                + (rt::lit::<T>(4.0) * (t133 * t807 + t65 * t830)
                                    - t495 * t824);
                            let t832 = k1 * (t491 * t827 + t81 * t831);
                            let t833 = t91 * t825 + t98 * t832;
                            let t834 = k6 * t141;
                            let t835 = t776 * t834;
                            let t836 = t833 + t835;
                            let t837 = t85 * t825;
                            let t838 = t520 * t824;
                            let t839 = t837 - (t838 + t522 * t818);
                            let t840 = t776 * (twice_r * t135);
                            let t841 = t777 * (twice_r * t137);
                            let t842 = r * t134;
                            let t843 = t760 * t842;
                            let t844 = r * t133;
                            let t845 = t771 * t844;
                            let t846 = t843 - t845;
                            let t847 = r * t140;
                            let t848 = t760 * t847;
                            let t849 = t771 * t847;
                            let t850 = t66 * (t839 + (t840 - t841))
                                + (a_rate_h * t846 + (c_rate_h * t848 + b_rate_h * t849));
                            let t851 = t773 * t842;
                            let t852 = t772 * t844;
                            let t853 = t773 * t847;
                            let t854 = t772 * t847;
                            let t855 = t773 * t844;
                            let t856 = t772 * t842;
                            let t857 = t760 * (twice_r * t133);
                            let t858 = t771 * (twice_r * t134);
                            let t859 = t857 + t858;
                            let t860 = t855 + t856 + t859;
                            let t861 = t776 * (k6 * t137);
                            let t862 = t777 * (k6 * t135);
                            let t863 = t861 + t862;
                            let t864 = a_rate_h * (t851 - t852)
                                + (c_rate_h * t853 + b_rate_h * t854) - d_rate_h * t860
                                - t71 * t863;
                            let t865 = k1 * t827;
                            let t866 = t109 * t865;
                            let t867 = t106 * t865;
                            let t868 = t66 * t866;
                            let t869 = t66 * t867;
                            let t870 = t67 * t836
                                + (rt::lit::<T>(2.0) * t850
                                    + (t864 - t103 * t866 - t107 * t867 - (t868 + t869)));
                            let t871 = t806 - t786;
                            let t872 = k1
                                * (t532 * t817
                                    + t533 * (t99 * t831 + (t65 * t871 + t92 * t822)));
                            let t873 = t76 * t872;
                            let t874 = t66 * t873;
                            let t875 = t537 * t824 + t85 * t832;
                            let t876 = t777 * t834;
                            let t877 = t875 + t876;
                            let t878 = t79 * t872;
                            let t879 = t66 * t878;
                            let t880 = rt::lit::<T>(0.5)
                                * (t870 - t874
                                    + (t63 * t877 - t879 - (t77 * t873 + t69 * t878)));
                            let t881 = t262 * t761 * (rt::lit::<T>(1.0) / (t265 * t265));
                            let t882 = t267 * t764 * (rt::lit::<T>(1.0) / (t268 * t268));
                            let t883 = t766 * (rt::lit::<T>(0.5) * t261)
                                * (rt::lit::<T>(1.0) / (t264 * t264)) + t255 * t882;
                            let t884 = t232 * t881;
                            let t885 = t883 - t884;
                            let t886 = t260 * t780 + t245 * t885;
                            let t887 = t264 * t882
                                + (t245 * t886 + t260 * t779)
                                    * (rt::lit::<T>(1.0) / (t255 * t255));
                            let t888 = t256 * t886 + (t257 * t885 + t261 * t765);
                            let t889 = t254 * t887
                                - (t244 * t888
                                    + (t781 * (rt::lit::<T>(4.0) * t233)
                                        + t761 * (rt::lit::<T>(2.0) * t270)));
                            let t890 = t780 * (rt::lit::<T>(2.0) * t233) + t263 * t885;
                            let t891 = (t223 * t889
                                + (t220 * t890 + t761 * (rt::lit::<T>(0.5) * t233)))
                                * (rt::lit::<T>(1.0) / (t232 * t232));
                            let t892 = k1 * (t134 * t792 + t264 * t881 - t891);
                            let t893 = t228 * t892;
                            let t894 = a_new * t893;
                            let t895 = t231 * t892;
                            let t896 = a_new * t895;
                            let t897 = k3 * (t888 - (t133 * t770 + t140 * t782));
                            let t898 = t234 * t889
                                + (t887 * (rt::lit::<T>(16.0) * t243)
                                    + (t133 * t808 - t782 * (rt::lit::<T>(4.0) * t134)));
                            let t899 = k1 * t898;
                            let t900 = t237 * t897 + t218 * t899;
                            let t901 = t140 * t813
                                + (t885 * (rt::lit::<T>(4.0) * t240)
                                    - (t770 * (rt::lit::<T>(2.0) * t134) + t261 * t768));
                            let t902 = k1
                                * (t234 * t890 + t901 - t888 * (rt::lit::<T>(8.0) * t243));
                            let t903 = t217 * t902 + t222 * t899;
                            let t904 = t218 * t902;
                            let t905 = t884 - t140 * t770 - t883;
                            let t906 = t222 * t897;
                            let t907 = t904 + (t905 * (t216 * k2) - t906);
                            let t908 = rt::lit::<T>(2.0)
                                * (a_new * t907 + (t66 * t846 + (t67 * t848 + t63 * t849)))
                                - t71 * t859;
                            let t909 = k1 * (t887 + t133 * t782);
                            let t910 = t249 * t909;
                            let t911 = a_new * t910;
                            let t912 = t252 * t909;
                            let t913 = a_new * t912;
                            let t914 = b_new * t900
                                + (c_new * t903
                                    + (t908 - t250 * t910 - t911 - (t913 + t246 * t912)));
                            let t915 = h
                                * (t880
                                    + (t894 + t225 * t895 + (t229 * t893 + (t896 + t914))))
                                - rt::lit::<T>(2.0) * a_rate * t775;
                            let t916 = t841 - t867 - t866;
                            let t917 = t838 - t120 * t818 - t837;
                            let t918 = t843 + t845;
                            let t919 = t63 * (t916 + (t917 + t840))
                                + (t869
                                    + (b_rate_h * t918 + (a_rate_h * t849 + d_rate_h * t848))
                                    - t868);
                            let t920 = t861 - t862;
                            let t921 = t857 - t858;
                            let t922 = t855 - t856 + t921;
                            let t923 = t851 + t852;
                            let t924 = t67 * t920
                                + (c_rate_h * t922
                                    + (b_rate_h * t923 + (a_rate_h * t854 + d_rate_h * t853)));
                            let t925 = t835 - t833;
                            let t926 = t63 * t878;
                            let t927 = t63 * t873;
                            let t928 = rt::lit::<T>(2.0) * t919 + t924
                                + (t66 * t877 + t71 * t925)
                                - (t926 + t75 * t878 + (t927 + t78 * t873));
                            let t929 = b_new * t895;
                            let t930 = b_new * t893;
                            let t931 = t906 + t235 * t905 - t904;
                            let t932 = t910 + t912;
                            let t933 = b_new * (t931 - t932)
                                + (t911 + (t63 * t918 + (t71 * t848 + t66 * t849)) - t913);
                            let t934 = t227 * t895
                                + (t67 * t921 + a_new * t900
                                    + (rt::lit::<T>(2.0) * t933 - d_new * t903));
                            let t935 = h
                                * (rt::lit::<T>(0.5) * t928
                                    + (t929 + t230 * t893 + (t930 + t934)))
                                - rt::lit::<T>(2.0) * b_rate * t775;
                            let t936 = t873 + (t878 + t840);
                            let t937 = t67 * (t917 - t841 - t936)
                                + (t879
                                    + (a_rate_h * t848 - d_rate_h * t849 - c_rate_h * t918)
                                    - t874);
                            let t938 = t875 - t876;
                            let t939 = t63 * t920
                                + (b_rate_h * t922
                                    + (a_rate_h * t853 - d_rate_h * t854 - c_rate_h * t923));
                            let t940 = t67 * t867;
                            let t941 = t67 * t866;
                            let t942 = t71 * t938
                                + (t66 * t836
                                    + (t939 - t940 - t108 * t867 - (t941 + t105 * t866)));
                            let t943 = t893 + t895;
                            let t944 = c_new * (t931 + t943)
                                + (t894 + (t66 * t848 - t71 * t849 - t67 * t918) - t896);
                            let t945 = c_new * t912;
                            let t946 = c_new * t910;
                            let t947 = d_new * t900
                                + (t63 * t921 - t945 - t251 * t910 - (t946 + t248 * t912));
                            let t948 = h
                                * (rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * t937 + t942)
                                    + (rt::lit::<T>(2.0) * t944 + (a_new * t903 + t947)));
                            let t949 = t845 - t843;
                            let t950 = t927
                                + (t940
                                    + (d_rate_h * t949 + (b_rate_h * t848 - c_rate_h * t849))
                                    - t941) - t926;
                            let t951 = d_rate_h * (t852 - t851)
                                + (b_rate_h * t853 - c_rate_h * t854) - a_rate_h * t860
                                - t66 * t863;
                            let t952 = rt::lit::<T>(2.0)
                                * (t71 * (t839 + t916 - t936) + t950)
                                + (t67 * t938 + (t63 * t925 + t951));
                            let t953 = t929
                                + (t946 + (t71 * t949 + (t63 * t848 - t67 * t849)) - t945)
                                - t930;
                            let t954 = rt::lit::<T>(2.0)
                                * (d_new * (t943 + (t907 - t932)) + t953)
                                + (c_new * t900 - t66 * t859 - b_new * t903);
                            let t955 = h
                                * (rt::lit::<T>(0.5)
                                    * (t127 * t830 + (t81 * t871 - t577 * t821))
                                    + (t791 - t788));
                            let t956 = h * (t782 + rt::lit::<T>(0.5) * (t829 - t828))
                                - (kappa_gradient * t778
                                    + rt::lit::<T>(2.0) * rho2_rate * t775);
                            (
                                [
                                    a_rate
                                        + rt::lit::<T>(0.5)
                                            * (t63 * t135 + (t67 * t137 + t71 * t141)),
                                    b_rate
                                        + rt::lit::<T>(0.5)
                                            * (t71 * t137 - t67 * t141 - t66 * t135),
                                    c_rate
                                        + rt::lit::<T>(0.5)
                                            * (t63 * t141 - t66 * t137 - t71 * t135),
                                    d_rate
                                        + rt::lit::<T>(0.5)
                                            * (t67 * t135 - (t63 * t137 + t66 * t141)),
                                    t202,
                                    t210,
                                    t214,
                                    kappa_gradient - t323,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.5)
                                                * (t63 * t350 + (t67 * t347 + t71 * t351)),
                                        rt::lit::<T>(0.5)
                                            * (t352 + t71 * t369 - t67 * t371 - t63 * t373),
                                        rt::lit::<T>(0.5)
                                            * (t374 - t71 * t389 - t67 * t391 - t63 * t393),
                                        rt::lit::<T>(0.5)
                                            * (t394 - t71 * t407 - t67 * t409 - t63 * t411),
                                        rt::lit::<T>(0.5)
                                            * (t63 * t416 + (t71 * t417 - t67 * t414)),
                                        rt::lit::<T>(0.5) * (t63 * t421 + t67 * t422)
                                            - t423 * (rt::lit::<T>(0.25) * t71),
                                        rt::lit::<T>(0.5)
                                            * (t63 * t424 + (t71 * t425 - t67 * t426)),
                                        rt::lit::<T>(0.5)
                                            * (rho3_rate * t71 + (rho2_rate * t67 + rho1_rate * t63)),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t66 * t350 + (t67 * t351 - t352 - t71 * t347)),
                                        rt::lit::<T>(0.5) * (t66 * t373 - (t71 * t371 + t67 * t369))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t66 * t393 + (t67 * t389 - t394 - t71 * t391)),
                                        rt::lit::<T>(0.5)
                                            * (t66 * t411 + (t374 + t67 * t407 - t71 * t409)),
                                        rt::lit::<T>(-0.5)
                                            * (t66 * t416 + (t67 * t417 + t71 * t414)),
                                        t423 * (rt::lit::<T>(0.25) * t67)
                                            + rt::lit::<T>(0.5) * (t71 * t422 - t66 * t421),
                                        rt::lit::<T>(-0.5)
                                            * (t66 * t424 + (t67 * t425 + t71 * t426)),
                                        rt::lit::<T>(0.5)
                                            * (rho2_rate * t71 - rho1_rate * t66 - rho3_rate * t67),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t71 * t350 + (t66 * t347 - (t374 + t63 * t351))),
                                        rt::lit::<T>(0.5)
                                            * (t71 * t373 + (t66 * t371 + (t394 + t63 * t369))),
                                        rt::lit::<T>(0.5) * (t71 * t393 + (t66 * t391 - t63 * t389))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t71 * t411 + (t66 * t409 - t63 * t407 - t352)),
                                        rt::lit::<T>(0.5) * (t63 * t417 + t66 * t414 - t71 * t416),
                                        -(t423 * (rt::lit::<T>(0.25) * t63)
                                            + rt::lit::<T>(0.5) * (t71 * t421 + t66 * t422)),
                                        rt::lit::<T>(0.5) * (t63 * t425 + t66 * t426 - t71 * t424),
                                        rt::lit::<T>(0.5)
                                            * (rho3_rate * t63 - rho1_rate * t71 - rho2_rate * t66),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t63 * t347 + (t66 * t351 - t394) - t67 * t350),
                                        rt::lit::<T>(-0.5)
                                            * (t67 * t373 + (t374 + t66 * t369 - t63 * t371)),
                                        rt::lit::<T>(0.5)
                                            * (t63 * t391 + (t352 + t66 * t389) - t67 * t393),
                                        rt::lit::<T>(0.5) * (t63 * t409 + t66 * t407 - t67 * t411)
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t67 * t416 + (t63 * t414 - t66 * t417)),
                                        t423 * (rt::lit::<T>(0.25) * t66)
                                            + rt::lit::<T>(0.5) * (t67 * t421 - t63 * t422),
                                        rt::lit::<T>(0.5)
                                            * (t67 * t424 + (t63 * t426 - t66 * t425)),
                                        rt::lit::<T>(0.5)
                                            * (rho1_rate * t67 - rho2_rate * t63 - rho3_rate * t66),
                                    ],
                                    [
                                        t546 - t547,
                                        t548 + half_h * t559,
                                        t560 + half_h * t570,
                                        half_h * (t571 + (t575 - t63 * t558)) - t576,
                                        t578,
                                        kappa_gradient * t458 + half_h * (t493 - t492),
                                        kappa_gradient * t470 + half_h * t480,
                                        rho2_rate * t458
                                            + (rho3_rate * t470 + (t182 * t184 + (t160 * t185 + t579))),
                                    ],
                                    [
                                        half_h * t647 - t576,
                                        half_h * t655 - t560,
                                        t548 + half_h * t663,
                                        t547 + half_h * (t664 + t665),
                                        kappa_gradient * t586
                                            + half_h * (t127 * t612 + (t81 * t636 - t577 * t603)),
                                        half_h * (t611 - t610)
                                            + (kappa_gradient * t592 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t597 + half_h * t603,
                                        rho1_rate * t586
                                            + (rho3_rate * t597 + (t144 * t182 + (t187 * t185 + t666))),
                                    ],
                                    [
                                        half_h * t738 - t560,
                                        t576
                                            + half_h
                                                * (t744 - (t745 + t75 * t735 + (t746 + t78 * t731))),
                                        half_h * t753 - t547,
                                        t548 + half_h * (t754 + t755),
                                        kappa_gradient * t671
                                            + half_h * (t81 * t729 + t577 * t694 - t127 * t703),
                                        kappa_gradient * t678 + half_h * t703,
                                        half_h * (t693 - t691)
                                            + (kappa_gradient * t685 + rt::lit::<T>(1.0)),
                                        t757,
                                    ],
                                    [
                                        t915,
                                        t935,
                                        t948 - rt::lit::<T>(2.0) * c_rate * t775,
                                        h * (rt::lit::<T>(0.5) * t952 + t954)
                                            - rt::lit::<T>(2.0) * d_rate * t775,
                                        t955
                                            - (kappa_gradient * t785
                                                + rt::lit::<T>(2.0) * rho1_rate * t775),
                                        t956,
                                        h * (t770 + rt::lit::<T>(0.5) * t821)
                                            + (kappa_gradient * t814
                                                - rt::lit::<T>(2.0) * rho3_rate * t775),
                                        rt::lit::<T>(1.0) - rho2_rate * t778
                                            + (rho3_rate * t814 - rho1_rate * t785),
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
                let t136 = rho2_rate * kappa_gradient;
                let t66 = a_ + a_rate * half_h;
                let t63 = b_ + b_rate * half_h;
                let t102 = rt::lit::<T>(2.0) * t63;
                let t103 = t66 + t102;
                let t89 = t63 * t63;
                let t71 = d + d_rate * half_h;
                let t72 = t71 * t71;
                let t104 = t89 + t72;
                let t67 = c_ + c_rate * half_h;
                let t74 = rt::lit::<T>(2.0) * t71;
                let t105 = t67 + t74;
                let t106 = t66 * t103 + (t104 + t67 * t105);
                let t107 = t66 - t102;
                let t108 = t67 - t74;
                let t109 = t66 * t107 + (t104 + t67 * t108);
                let t96 = t66 * t63;
                let t97 = t67 * t71;
                let t98 = t96 + t97;
                let t83 = t66 * t67;
                let t84 = t63 * t71;
                let t85 = t83 - t84;
                let t86 = k1 * t85;
                let t99 = t98 * t86;
                let t68 = rt::lit::<T>(2.0) * t67;
                let t69 = t66 - t68;
                let t70 = t67 * t67;
                let t73 = t70 + t72;
                let t75 = t63 + t74;
                let t76 = t66 * t69 + (t73 + t63 * t75);
                let t77 = t66 + t68;
                let t78 = t63 - t74;
                let t79 = t66 * t77 + (t73 + t63 * t78);
                let t80 = a + t76 * (k1 * t79);
                let t81 = rt::lit::<T>(1.0) / t80;
                let t100 = t99 * t81;
                let t110 = rt::lit::<T>(16.0) * t99;
                let t111 = b + t106 * (k1 * t109) - t100 * t110;
                let t112 = rt::lit::<T>(1.0) / t111;
                let t65 = rho1 + rho1_rate * half_h;
                let t101 = rho2 + rho2_rate * half_h - t100 * (rt::lit::<T>(4.0) * t65);
                let t90 = t89 + t70;
                let t87 = t66 * t66;
                let t88 = t87 + t72;
                let t120 = k2 * t88;
                let t91 = t88 - t90;
                let t92 = t86 * t91;
                let t93 = t92 * t81;
                let t121 = rt::lit::<T>(4.0) * t92;
                let t122 = c + t90 * t120 - t93 * t121;
                let t113 = t90 - t88;
                let t520 = k3 * t98;
                let t495 = rt::lit::<T>(8.0) * t92;
                let t957 = t113 * t520 - t100 * t495;
                let t958 = t957 * t112;
                let t959 = rt::lit::<T>(1.0) / (t122 - t957 * t958);
                let t94 = rt::lit::<T>(2.0) * t65;
                let t95 = rho3 + rho3_rate * half_h - t93 * t94;
                let t960 = t95 - t958 * t101;
                let t962 = t112 * (t101 - t959 * (t957 * t960));
                let t982 = t136 + t962;
                let t142 = t87 + t70;
                let t143 = t142 - t104;
                let t144 = r * t143;
                let t983 = t982 * t144;
                let t138 = rho3_rate * kappa_gradient;
                let t965 = t960 * t959;
                let t984 = t138 + t965;
                let t145 = t97 - t96;
                let t64 = rho1_rate * kappa_gradient;
                let t415 = rt::lit::<T>(2.0) * t92;
                let t961 = t81 * (t65 - t959 * (t960 * t415));
                let t127 = rt::lit::<T>(4.0) * t100;
                let t963 = t962 * t127;
                let t1017 = t64 + t961 - t963;
                let t147 = t66 * t71;
                let t148 = t63 * t67;
                let t149 = t147 + t148;
                let x_new = x + h * (t983 + twice_r * (t984 * t145 + t1017 * t149));
                let t158 = t89 + t87;
                let t159 = t73 - t158;
                let t160 = r * t159;
                let t161 = t147 - t148;
                let t163 = t83 + t84;
                let y_new = y
                    + h * (t1017 * t160 + twice_r * (t982 * t161 - t984 * t163));
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
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 65 | 83 | 3 | 0 | 0 | 0 |
        /// | each sweep for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate | 90 | 128 | 3 | 0 | 0 | 0 |
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
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { twice_r, m_r, twice_m_r, .. } = *self;
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
                let t3 = (d * c_ - a_ * b_) * (m * x_dot)
                    - (a_ * c_ + d * b_) * (m * y_dot);
                let carried = [a_, b_, c_, d, x, y, t1, t2, c * omega3 + twice_r * t3];
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
                    let t45 = b_ + b_rate * half_h;
                    let t47 = a_ + a_rate * half_h;
                    let t48 = c_ + c_rate * half_h;
                    let t49 = rt::lit::<T>(2.0) * t48;
                    let t50 = t47 - t49;
                    let t51 = t48 * t48;
                    let t52 = d + d_rate * half_h;
                    let t53 = t52 * t52;
                    let t54 = t51 + t53;
                    let t55 = rt::lit::<T>(2.0) * t52;
                    let t56 = t45 + t55;
                    let t57 = t47 * t50 + (t54 + t45 * t56);
                    let t58 = t47 + t49;
                    let t59 = t45 - t55;
                    let t60 = t47 * t58 + (t54 + t45 * t59);
                    let t61 = a + t57 * (k1 * t60);
                    let t62 = rt::lit::<T>(1.0) / t61;
                    let t46 = rho1 + rho1_rate * half_h;
                    let t76 = t45 * t45;
                    let t89 = t76 + t51;
                    let t90 = t47 * t47;
                    let t91 = t90 + t53;
                    let t103 = k2 * t91;
                    let t67 = t47 * t48;
                    let t68 = t45 * t52;
                    let t69 = t67 - t68;
                    let t70 = k1 * t69;
                    let t94 = t91 - t89;
                    let t95 = t70 * t94;
                    let t98 = t95 * t62;
                    let t104 = rt::lit::<T>(4.0) * t95;
                    let t92 = t89 - t91;
                    let t64 = t47 * t45;
                    let t65 = t48 * t52;
                    let t66 = t64 + t65;
                    let t93 = k3 * t66;
                    let t71 = t66 * t70;
                    let t72 = t71 * t62;
                    let t96 = rt::lit::<T>(8.0) * t95;
                    let t97 = t92 * t93 - t72 * t96;
                    let t74 = rt::lit::<T>(2.0) * t45;
                    let t75 = t47 + t74;
                    let t77 = t76 + t53;
                    let t78 = t48 + t55;
                    let t79 = t47 * t75 + (t77 + t48 * t78);
                    let t80 = t47 - t74;
                    let t81 = t48 - t55;
                    let t82 = t47 * t80 + (t77 + t48 * t81);
                    let t83 = rt::lit::<T>(16.0) * t71;
                    let t84 = b + t79 * (k1 * t82) - t72 * t83;
                    let t85 = rt::lit::<T>(1.0) / t84;
                    let t100 = t97 * t85;
                    let t105 = c + t89 * t103 - t98 * t104 - t97 * t100;
                    let t116 = rt::lit::<T>(1.0) / t105;
                    let t99 = rt::lit::<T>(2.0) * t46;
                    let t86 = rt::lit::<T>(4.0) * t46;
                    let t87 = rho2 + rho2_rate * half_h - t72 * t86;
                    let t101 = rho3 + rho3_rate * half_h - t98 * t99 - t100 * t87;
                    let t419 = rt::lit::<T>(2.0) * t95;
                    let t102 = t97 * t101;
                    let t647 = t85 * (t87 - t116 * t102);
                    let t73 = rt::lit::<T>(4.0) * t72;
                    let t648 = t62 * (t46 - t116 * (t101 * t419)) - t647 * t73;
                    let t117 = t101 * t116;
                    let t118 = t52 * t117;
                    let t649 = t45 * t648 + (t118 + t48 * t647);
                    let t650 = rt::lit::<T>(0.5) * t649;
                    let t121 = t48 * t117;
                    let t651 = t47 * t648 + (t121 - t52 * t647);
                    let t652 = rt::lit::<T>(0.5) * t651;
                    let t126 = t45 * t117;
                    let t653 = t52 * t648 + (t47 * t647 - t126);
                    let t654 = rt::lit::<T>(0.5) * t653;
                    let t129 = t47 * t117;
                    let t655 = t45 * t647 + t129 - t48 * t648;
                    let t656 = rt::lit::<T>(0.5) * t655;
                    let t657 = t47 * t656 - t52 * t650;
                    let t658 = t48 * t652 + t45 * t654;
                    let t153 = t90 + t51 - t77;
                    let t154 = r * t153;
                    let t155 = t65 - t64;
                    let t137 = t47 * t52;
                    let t138 = t45 * t48;
                    let t157 = t137 + t138;
                    let t659 = t647 * t154 + twice_r * (t117 * t155 + t157 * t648);
                    let t660 = t47 * t649;
                    let t661 = t48 * t653;
                    let t662 = t52 * t655;
                    let t663 = t45 * t651;
                    let t135 = t54 - (t76 + t90);
                    let t136 = r * t135;
                    let t139 = t137 - t138;
                    let t141 = t67 + t68;
                    let t664 = t136 * t648 + twice_r * (t647 * t139 - t117 * t141);
                    let t665 = b * t647;
                    let t133 = c * t117;
                    let t666 = (t660 + t661 + (t662 - t663)) * (m_r * t664)
                        + (t117 * t665 - t647 * t133);
                    let t667 = a * t648;
                    let t668 = (t661 - t662 - (t663 + t660)) * (m_r * t659)
                        + (t648 * t133 - t117 * t667);
                    let t669 = m * t659
                        * (t45 * t650 + t48 * t656 + (t52 * t654 - t47 * t652));
                    let t670 = m * t664
                        * (t52 * t652 + t47 * t654 + (t45 * t656 - t48 * t650));
                    solution1
                        .update([
                            -t650,
                            t652,
                            t654,
                            t656,
                            (t657 + t658) * (twice_m_r * t659) + t666,
                            (t657 - t658) * (twice_m_r * t664) + t668,
                            twice_r * (t669 - t670) + (t647 * t667 - t648 * t665),
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
                            let t33 = a_ * t22;
                            let t34 = c_ * t26;
                            let t35 = d * t28;
                            let t36 = b_ * t24;
                            let t37 = r * (t1 - (b_squared + a_squared)) * t20
                                + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                            let t38 = b * t19;
                            let t39 = c * t21;
                            let t40 = (t33 + t34 + (t35 - t36)) * (m_r * t37)
                                + (t21 * t38 - t19 * t39);
                            let t41 = a * t20;
                            let t42 = (t34 - t35 - (t36 + t33)) * (m_r * t32)
                                + (t20 * t39 - t21 * t41);
                            let t43 = m * t32
                                * (b_ * t23 + c_ * t29 + (d * t27 - a_ * t25));
                            let t44 = m * t37
                                * (d * t25 + a_ * t27 + (b_ * t29 - c_ * t23));
                            [
                                -t23,
                                t25,
                                t27,
                                t29,
                                (t30 + t31) * (twice_m_r * t32) + t40,
                                (t30 - t31) * (twice_m_r * t37) + t42,
                                twice_r * (t43 - t44) + (t19 * t41 - t20 * t38),
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
                            let t45 = b_ + b_rate * half_h;
                            let t46 = rho1 + rho1_rate * half_h;
                            let t47 = a_ + a_rate * half_h;
                            let t48 = c_ + c_rate * half_h;
                            let t49 = rt::lit::<T>(2.0) * t48;
                            let t50 = t47 - t49;
                            let t51 = t48 * t48;
                            let t52 = d + d_rate * half_h;
                            let t53 = t52 * t52;
                            let t54 = t51 + t53;
                            let t55 = rt::lit::<T>(2.0) * t52;
                            let t56 = t45 + t55;
                            let t57 = t47 * t50 + (t54 + t45 * t56);
                            let t58 = t47 + t49;
                            let t59 = t45 - t55;
                            let t60 = t47 * t58 + (t54 + t45 * t59);
                            let t61 = a + t57 * (k1 * t60);
                            let t62 = rt::lit::<T>(1.0) / t61;
                            let t63 = t46 * t62;
                            let t64 = t47 * t45;
                            let t65 = t48 * t52;
                            let t66 = t64 + t65;
                            let t67 = t47 * t48;
                            let t68 = t45 * t52;
                            let t69 = t67 - t68;
                            let t70 = k1 * t69;
                            let t71 = t66 * t70;
                            let t72 = t71 * t62;
                            let t73 = rt::lit::<T>(4.0) * t72;
                            let t74 = rt::lit::<T>(2.0) * t45;
                            let t75 = t47 + t74;
                            let t76 = t45 * t45;
                            let t77 = t76 + t53;
                            let t78 = t48 + t55;
                            let t79 = t47 * t75 + (t77 + t48 * t78);
                            let t80 = t47 - t74;
                            let t81 = t48 - t55;
                            let t82 = t47 * t80 + (t77 + t48 * t81);
                            let t83 = rt::lit::<T>(16.0) * t71;
                            let t84 = b + t79 * (k1 * t82) - t72 * t83;
                            let t85 = rt::lit::<T>(1.0) / t84;
                            let t86 = rt::lit::<T>(4.0) * t46;
                            let t87 = rho2 + rho2_rate * half_h - t72 * t86;
                            let t88 = t85 * t87;
                            let t89 = t76 + t51;
                            let t90 = t47 * t47;
                            let t91 = t90 + t53;
                            let t92 = t89 - t91;
                            let t93 = k3 * t66;
                            let t94 = t91 - t89;
                            let t95 = t70 * t94;
                            let t96 = rt::lit::<T>(8.0) * t95;
                            let t97 = t92 * t93 - t72 * t96;
                            let t98 = t95 * t62;
                            let t99 = rt::lit::<T>(2.0) * t46;
                            let t100 = t97 * t85;
                            let t101 = rho3 + rho3_rate * half_h - t98 * t99
                                - t100 * t87;
                            let t102 = t97 * t101;
                            let t103 = k2 * t91;
                            let t104 = rt::lit::<T>(4.0) * t95;
                            let t105 = c + t89 * t103 - t98 * t104 - t97 * t100;
                            let t106 = t84 * t105;
                            let t107 = rt::lit::<T>(1.0) / t106;
                            let t108 = t102 * t107;
                            let t109 = t88 - t108;
                            let t110 = t61 * t105;
                            let t111 = rt::lit::<T>(1.0) / t110;
                            let t112 = t95 * t101;
                            let t113 = t73 * t109 + t111 * (rt::lit::<T>(2.0) * t112);
                            let t114 = t63 - t113;
                            let t115 = t48 * t109;
                            let t116 = rt::lit::<T>(1.0) / t105;
                            let t117 = t101 * t116;
                            let t118 = t52 * t117;
                            let t119 = t45 * t114 + (t115 + t118);
                            let t120 = rt::lit::<T>(0.5) * t119;
                            let t121 = t48 * t117;
                            let t122 = t52 * t109;
                            let t123 = t47 * t114 + (t121 - t122);
                            let t124 = rt::lit::<T>(0.5) * t123;
                            let t125 = t47 * t109;
                            let t126 = t45 * t117;
                            let t127 = t52 * t114 + (t125 - t126);
                            let t128 = rt::lit::<T>(0.5) * t127;
                            let t129 = t47 * t117;
                            let t130 = t45 * t109;
                            let t131 = t129 + t130 - t48 * t114;
                            let t132 = rt::lit::<T>(0.5) * t131;
                            let t133 = c * t117;
                            let t134 = b * t109;
                            let t135 = t54 - (t76 + t90);
                            let t136 = r * t135;
                            let t137 = t47 * t52;
                            let t138 = t45 * t48;
                            let t139 = t137 - t138;
                            let t140 = r * t139;
                            let t141 = t67 + t68;
                            let t142 = r * t141;
                            let t143 = t136 * t114
                                + rt::lit::<T>(2.0) * (t140 * t109 - t117 * t142);
                            let t144 = m * t143;
                            let t145 = t47 * t119;
                            let t146 = t48 * t127;
                            let t147 = t52 * t131;
                            let t148 = t45 * t123;
                            let t149 = t145 + t146 + (t147 - t148);
                            let t150 = t47 * t132 - t52 * t120;
                            let t151 = t48 * t124 + t45 * t128;
                            let t152 = t150 + t151;
                            let t153 = t90 + t51 - t77;
                            let t154 = r * t153;
                            let t155 = t65 - t64;
                            let t156 = r * t155;
                            let t157 = t137 + t138;
                            let t158 = r * t157;
                            let t159 = t154 * t109
                                + rt::lit::<T>(2.0) * (t117 * t156 + t158 * t114);
                            let t160 = rho1_rate + t133 * t109 - t117 * t134
                                - t144 * (r * t149) - t152 * (twice_m_r * t159);
                            let t161 = a * t114;
                            let t162 = t150 - t151;
                            let t163 = m * t159;
                            let t164 = t146 - t147 - (t148 + t145);
                            let t165 = t117 * t161 + (rho2_rate - t133 * t114)
                                - t162 * (twice_m_r * t143) - t163 * (r * t164);
                            let t166 = t52 * t124 + t47 * t128
                                + (t45 * t132 - t48 * t120);
                            let t167 = t45 * t120 + t48 * t132
                                + (t52 * t128 - t47 * t124);
                            let t168 = rt::lit::<T>(2.0)
                                * (t144 * (r * t166) - t163 * (r * t167))
                                + (rho3_rate + t114 * t134 - t109 * t161);
                            let t169 = rt::lit::<T>(1.0) / (t110 * t110);
                            let t170 = t169 * (t45 * t112);
                            let t171 = rt::lit::<T>(1.0) / (t61 * t61);
                            let t172 = rt::lit::<T>(1.0) / (t106 * t106);
                            let t173 = t74 * t72;
                            let t174 = rt::lit::<T>(0.5) * t48;
                            let t175 = t173 - t174;
                            let t176 = t172 * (t102 * t175);
                            let t177 = rt::lit::<T>(1.0) / (t84 * t84);
                            let t178 = t45 * t111;
                            let t179 = t95 * t178;
                            let t180 = t107 * t175;
                            let t181 = rt::lit::<T>(0.5) * t52;
                            let t182 = t97 * t180 + t116 * t181;
                            let t183 = t179 - t182;
                            let t184 = rt::lit::<T>(1.0) / (t105 * t105);
                            let t185 = t84 * t176 + t184 * (t101 * t181);
                            let t186 = t61 * t170;
                            let t187 = t185 - t186;
                            let t188 = t87 * t183 + t97 * t187;
                            let t189 = t174 - t173;
                            let t190 = t105 * t176 + t177 * (t97 * t188 + t87 * t189);
                            let t191 = t85 * t188 + (t100 * t187 + t101 * t180);
                            let t192 = t85 * t189 + t100 * t183;
                            let t193 = t83 * t190
                                - (t96 * t191 + (t86 * t192 + rt::lit::<T>(2.0) * t130));
                            let t194 = t99 * t183 + t104 * t187;
                            let t195 = rt::lit::<T>(0.5) * t45;
                            let t196 = k1
                                * (t105 * t170
                                    - t171 * (t71 * t193 + (t95 * t194 + t46 * t195)));
                            let t197 = t57 * t196;
                            let t198 = k3 * t92;
                            let t199 = rt::lit::<T>(16.0) * t72;
                            let t200 = k1 * (t199 * t190 + t62 * t193);
                            let t201 = t198 * t191 + t69 * t200;
                            let t202 = rt::lit::<T>(2.0) * t47;
                            let t203 = rt::lit::<T>(4.0) * t98;
                            let t204 = rt::lit::<T>(8.0) * t72;
                            let t205 = k1
                                * (t62 * t194 + (t203 * t187 - t101 * t178) - t204 * t191);
                            let t206 = t69 * t205;
                            let t207 = k2 * t89;
                            let t208 = t186 - t185;
                            let t209 = t93 * t191;
                            let t210 = t206 + (t207 * t208 - t209);
                            let t211 = k1 * t190;
                            let t212 = t82 * t211;
                            let t213 = t47 * t212;
                            let t214 = t79 * t211;
                            let t215 = t47 * t214;
                            let t216 = t45 * t201
                                + (t202 * t210 - (t213 + t75 * t212) - (t215 + t80 * t214));
                            let t217 = t60 * t196;
                            let t218 = t47 * t217;
                            let t219 = t94 * t205 + t66 * t200;
                            let t220 = t47 * t197;
                            let t221 = half_h
                                * (t58 * t197 + t216
                                    + (t218 + t48 * t219 + (t220 + t50 * t217)));
                            let t222 = t45 * t217;
                            let t223 = t45 * t197;
                            let t224 = rt::lit::<T>(0.5) * t114;
                            let t225 = t209 + t103 * t208 - t206;
                            let t226 = t214 + t212;
                            let t227 = t223
                                + (t224
                                    + rt::lit::<T>(2.0) * (t45 * (t225 - t226) + (t215 - t213)))
                                + (t59 * t197 + t56 * t217);
                            let t228 = t197 + t217;
                            let t229 = rt::lit::<T>(0.5) * t109;
                            let t230 = t48 * t212;
                            let t231 = t48 * t214;
                            let t232 = t47 * t219
                                + (t52 * t201
                                    + (t229 - t230 - t81 * t214 - (t231 + t78 * t212)));
                            let t233 = rt::lit::<T>(0.5) * t117;
                            let t234 = rt::lit::<T>(2.0)
                                * (t52 * (t228 + (t210 - t226))
                                    + (t222 + (t231 - t230) - t223))
                                + (t233 + t48 * t201 - t45 * t219);
                            let t235 = rt::lit::<T>(2.0) * t72;
                            let t236 = rt::lit::<T>(0.5) * t47;
                            let t237 = t181 + t72 * t202;
                            let t238 = t107 * t237;
                            let t239 = t97 * t238 + t116 * t174;
                            let t240 = t47 * t111;
                            let t241 = t95 * t240;
                            let t242 = t239 - t241;
                            let t243 = t169 * (t47 * t112);
                            let t244 = t61 * t243;
                            let t245 = t172 * (t102 * t237);
                            let t246 = t84 * t245 + t184 * (t101 * t174);
                            let t247 = t244 - t246;
                            let t248 = t99 * t242 + t104 * t247;
                            let t249 = t87 * t242 + t97 * t247;
                            let t250 = t177 * (t87 * t237 + t97 * t249);
                            let t251 = t105 * t245;
                            let t252 = t250 - t251;
                            let t253 = t101 * t238;
                            let t254 = t100 * t247 + t85 * t249;
                            let t255 = t253 - t254;
                            let t256 = t85 * t237 + t100 * t242;
                            let t257 = t83 * t252
                                + (t96 * t255 + (rt::lit::<T>(2.0) * t125 - t86 * t256));
                            let t258 = k1
                                * (t171 * (t46 * t236 - t95 * t248 - t71 * t257)
                                    - t105 * t243);
                            let t259 = t57 * t258;
                            let t260 = k1
                                * (t204 * t255
                                    + (t62 * t248 + (t101 * t240 + t203 * t247)));
                            let t261 = k1 * (t199 * t252 + t62 * t257);
                            let t262 = t94 * t260 + t66 * t261;
                            let t263 = k1 * (t251 - t250);
                            let t264 = t79 * t263;
                            let t265 = t47 * t264;
                            let t266 = t82 * t263;
                            let t267 = t47 * t266;
                            let t268 = t69 * t260;
                            let t269 = t246 - t244;
                            let t270 = t254 - t253;
                            let t271 = t93 * t270;
                            let t272 = t268 + (t207 * t269 - t271);
                            let t273 = t48 * t262
                                + (t265 + (t267 - t224)
                                    + (t202 * t272 + (t80 * t264 + t75 * t266)));
                            let t274 = t60 * t258;
                            let t275 = t198 * t270 + t69 * t261;
                            let t276 = t47 * t274;
                            let t277 = t47 * t259;
                            let t278 = half_h
                                * (t58 * t259 + t273
                                    + (t50 * t274 + t45 * t275 + (t276 + t277)));
                            let t279 = t45 * t259;
                            let t280 = t271 + t103 * t269 - t268;
                            let t281 = t264 + t266;
                            let t282 = t45 * t274;
                            let t283 = t279
                                + (rt::lit::<T>(2.0) * (t45 * (t280 + t281) + (t267 - t265))
                                    + t47 * t275)
                                + (t59 * t259 - t52 * t262 + (t282 + t56 * t274));
                            let t284 = t259 + t274;
                            let t285 = t48 * t264;
                            let t286 = t48 * t266;
                            let t287 = t52 * t275
                                + (t47 * t262
                                    + (t285 + t78 * t266 + (t81 * t264 + (t286 - t233))));
                            let t288 = rt::lit::<T>(2.0)
                                * (t52 * (t284 + (t272 + t281))
                                    + (t282 + (t286 - t285) - t279))
                                + (t229 + t48 * t275 - t45 * t262);
                            let t289 = t169 * (t52 * t112);
                            let t290 = t55 * t72;
                            let t291 = t236 - t290;
                            let t292 = t172 * (t102 * t291);
                            let t293 = t61 * t289 + (t84 * t292 + t184 * (t101 * t195));
                            let t294 = t52 * t111;
                            let t295 = t107 * t291;
                            let t296 = t95 * t294 + (t97 * t295 + t116 * t195);
                            let t297 = t104 * t293 - t99 * t296;
                            let t298 = t97 * t293 - t87 * t296;
                            let t299 = t290 - t236;
                            let t300 = t105 * t292 + t177 * (t97 * t298 + t87 * t299);
                            let t301 = t100 * t296;
                            let t302 = t85 * t299;
                            let t303 = t301 - t302;
                            let t304 = t85 * t298 + (t100 * t293 + t101 * t295);
                            let t305 = t83 * t300
                                + (t86 * t303 + rt::lit::<T>(2.0) * t122 - t96 * t304);
                            let t306 = k1
                                * (t171 * (t46 * t181 - t95 * t297 - t71 * t305)
                                    - t105 * t289);
                            let t307 = t57 * t306;
                            let t308 = k1 * (t199 * t300 + t62 * t305);
                            let t309 = t198 * t304 + t69 * t308;
                            let t310 = k1
                                * (t62 * t297 + (t203 * t293 + t101 * t294) - t204 * t304);
                            let t311 = t69 * t310;
                            let t312 = t93 * t304;
                            let t313 = t311 - (t312 + t207 * t293);
                            let t314 = k1 * t300;
                            let t315 = t82 * t314;
                            let t316 = t47 * t315;
                            let t317 = t79 * t314;
                            let t318 = t47 * t317;
                            let t319 = t45 * t309
                                + (t202 * t313 - t75 * t315
                                    - (t316 + t229 + (t318 + t80 * t317)));
                            let t320 = t60 * t306;
                            let t321 = t47 * t320;
                            let t322 = t94 * t310 + t66 * t308;
                            let t323 = t47 * t307;
                            let t324 = half_h
                                * (t58 * t307 + t319
                                    + (t321 + t48 * t322 + (t323 + t50 * t320)));
                            let t325 = t45 * t320;
                            let t326 = t45 * t307;
                            let t327 = t312 - t103 * t293 - t311;
                            let t328 = t317 + t315;
                            let t329 = t326
                                + (t233
                                    + rt::lit::<T>(2.0) * (t45 * (t327 - t328) + (t318 - t316)))
                                + (t59 * t307 + t56 * t320);
                            let t330 = t307 + t320;
                            let t331 = t48 * t315;
                            let t332 = t48 * t317;
                            let t333 = t52 * t309
                                + (t47 * t322 - (t331 + t78 * t315 + (t332 + t81 * t317)));
                            let t334 = rt::lit::<T>(2.0)
                                * (t52 * (t330 + (t313 - t328))
                                    + (t325 + (t332 - t331) - t326))
                                + (t48 * t309 - t224 - t45 * t322);
                            let t335 = t169 * (t48 * t112);
                            let t336 = t195 + t49 * t72;
                            let t337 = t172 * (t102 * t336);
                            let t338 = t48 * t111;
                            let t339 = t95 * t338 + t116 * t236;
                            let t340 = t107 * t336;
                            let t341 = t97 * t340;
                            let t342 = t339 - t341;
                            let t343 = t84 * t337;
                            let t344 = t61 * t335 + t184 * (t101 * t236);
                            let t345 = t343 - t344;
                            let t346 = t87 * t342 + t97 * t345;
                            let t347 = t105 * t337 + t346 * (t97 * t177);
                            let t348 = t177 * (t87 * t336);
                            let t349 = t347 - t348;
                            let t350 = t85 * t336;
                            let t351 = t100 * t342;
                            let t352 = t350 - t351;
                            let t353 = t85 * t346 + (t100 * t345 + t101 * t340);
                            let t354 = t83 * t349
                                + (t86 * t352 - rt::lit::<T>(2.0) * t115 - t96 * t353);
                            let t355 = t99 * t342 + t104 * t345;
                            let t356 = k1
                                * (t105 * t335
                                    - t171 * (t71 * t354 + (t95 * t355 + t46 * t174)));
                            let t357 = t57 * t356;
                            let t358 = k1
                                * (t62 * t355 + (t203 * t345 - t101 * t338) - t204 * t353);
                            let t359 = k1 * (t199 * t349 + t62 * t354);
                            let t360 = t94 * t358 + t66 * t359;
                            let t361 = k1 * (t348 - t347);
                            let t362 = t79 * t361;
                            let t363 = t47 * t362;
                            let t364 = t82 * t361;
                            let t365 = t47 * t364;
                            let t366 = t69 * t358;
                            let t367 = t344 - t343;
                            let t368 = t93 * t353;
                            let t369 = t366 + (t207 * t367 - t368);
                            let t370 = t48 * t360
                                + (t363 + (t365 - t233)
                                    + (t202 * t369 + (t80 * t362 + t75 * t364)));
                            let t371 = t60 * t356;
                            let t372 = t198 * t353 + t69 * t359;
                            let t373 = t47 * t371;
                            let t374 = t47 * t357;
                            let t375 = half_h
                                * (t58 * t357 + t370
                                    + (t50 * t371 + t45 * t372 + (t373 + t374)));
                            let t376 = t368 + t103 * t367 - t366;
                            let t377 = t362 + t364;
                            let t378 = rt::lit::<T>(2.0)
                                * (t45 * (t376 + t377) + (t365 - t363)) - t229
                                + (t47 * t372 - t52 * t360);
                            let t379 = t45 * t371;
                            let t380 = t45 * t357;
                            let t381 = t357 + t371;
                            let t382 = t48 * t364;
                            let t383 = t48 * t362;
                            let t384 = t52 * t372
                                + (t47 * t360
                                    + (t382 + t81 * t362 + (t78 * t364 + (t383 + t224))));
                            let t385 = rt::lit::<T>(2.0)
                                * (t52 * (t381 + (t369 + t377))
                                    + (t379 + (t382 - t383) - t380))
                                + (t48 * t372 - t45 * t360);
                            let t386 = m_r * t149;
                            let t387 = m_r * t143;
                            let t388 = m_r * t159;
                            let t389 = t52 * t387 + t47 * t388;
                            let t390 = t48 * t387 + t45 * t388;
                            let t391 = t45 * t389 + t47 * t390;
                            let t392 = rt::lit::<T>(2.0)
                                * (t140 * t386 + t154 * (m_r * t152)) + (t391 + b * t117);
                            let t393 = t52 * t390;
                            let t394 = k4 * t157;
                            let t395 = t393 + (t136 * t386 + t152 * t394);
                            let t396 = t45 * t387;
                            let t397 = t48 * t388;
                            let t398 = t396 - t397;
                            let t399 = t52 * t388;
                            let t400 = t47 * t387;
                            let t401 = t399 - t400;
                            let t402 = t47 * t398 + (t45 * t401 + t48 * t389);
                            let t403 = t395 - t402;
                            let t404 = t397 - t396;
                            let t405 = t73 * t403 + (t48 * t401 + (t133 + t52 * t404));
                            let t406 = t392 - t405;
                            let t407 = t102 * t172;
                            let t408 = t406 * t407;
                            let t409 = t52 * t401
                                + (c * t109 + t149 * (twice_r_m_r * t141)
                                    - t152 * (k4 * t155));
                            let t410 = t45 * t390;
                            let t411 = t134 + t47 * t389;
                            let t412 = t409 + (t410 + t48 * t398 - t411);
                            let t413 = t101 * t184;
                            let t414 = rt::lit::<T>(2.0) * t61;
                            let t415 = t112 * t169;
                            let t416 = t403 * t415;
                            let t417 = t84 * t408 + (t412 * t413 + t414 * t416);
                            let t418 = t107 * t406;
                            let t419 = rt::lit::<T>(2.0) * t95;
                            let t420 = t111 * t403;
                            let t421 = t97 * t418 + (t116 * t412 + t419 * t420);
                            let t422 = t104 * t417 - t99 * t421;
                            let t423 = rt::lit::<T>(2.0) * t101;
                            let t424 = t97 * t417 - t87 * t421;
                            let t425 = t85 * t424 + (t100 * t417 + t101 * t418);
                            let t426 = k1
                                * (t62 * t422 + (t203 * t417 + t420 * t423) - t204 * t425);
                            let t427 = t405 - t392;
                            let t428 = t105 * t408 + t177 * (t97 * t424 + t87 * t427);
                            let t429 = t100 * t421;
                            let t430 = t85 * t427;
                            let t431 = t429 - t430;
                            let t432 = t83 * t428
                                + (rt::lit::<T>(4.0) * (t109 * t403 + t46 * t431)
                                    - t96 * t425);
                            let t433 = k1 * (t199 * t428 + t62 * t432);
                            let t434 = t94 * t426 + t66 * t433;
                            let t435 = twice_r_m_r * t117;
                            let t436 = t149 * t435;
                            let t437 = t434 + t436;
                            let t438 = t109 * t390;
                            let t439 = t114 * t398 - t438;
                            let t440 = t117 * t389;
                            let t441 = t119 * t387 + t131 * t388;
                            let t442 = t440 + t441;
                            let t443 = twice_r_m_r * t109;
                            let t444 = t149 * t443;
                            let t445 = k4 * t114;
                            let t446 = t152 * t445;
                            let t447 = t444 + t446;
                            let t448 = k1 * t428;
                            let t449 = t82 * t448;
                            let t450 = t47 * t449;
                            let t451 = t79 * t448;
                            let t452 = t47 * t451;
                            let t453 = t69 * t426;
                            let t454 = t93 * t425;
                            let t455 = t453 - (t454 + t207 * t417);
                            let t456 = t149 * (r_m_r * t114);
                            let t457 = t152 * t443;
                            let t458 = t439 - (t442 + t52 * t447) - t450 - t452
                                + (t202 * (t455 + (t456 - t457))
                                    - (t80 * t451 + t75 * t449));
                            let t459 = rt::lit::<T>(2.0) * t105;
                            let t460 = t402 - t395;
                            let t461 = k1
                                * (t416 * t459
                                    + t171 * (t71 * t432 + (t46 * t460 + t95 * t422)));
                            let t462 = t57 * t461;
                            let t463 = t198 * t425 + t69 * t433;
                            let t464 = k4 * t117;
                            let t465 = t152 * t464;
                            let t466 = t463 + t465;
                            let t467 = t60 * t461;
                            let t468 = t47 * t467;
                            let t469 = t47 * t462;
                            let t470 = t48 * t437 + t458 - t58 * t462
                                + (t45 * t466 - t50 * t467 - (t468 + t469));
                            let t471 = t457 - t451 - t449;
                            let t472 = t454 - t103 * t417 - t453;
                            let t473 = t123 * t387;
                            let t474 = t117 * t390;
                            let t475 = t473 + t474;
                            let t476 = t444 - t446;
                            let t477 = t127 * t388;
                            let t478 = t109 * t389;
                            let t479 = t477 + t478;
                            let t480 = rt::lit::<T>(2.0)
                                * (t45 * (t471 + (t472 + t456)) + (t452 - t450))
                                + (t475 + t114 * t401 + (t48 * t476 - t479));
                            let t481 = t436 - t434;
                            let t482 = t45 * t462;
                            let t483 = t45 * t467;
                            let t484 = t480 + (t52 * t481 + t47 * t466)
                                - (t482 + t56 * t467 + (t483 + t59 * t462));
                            let t485 = t462 + (t467 + t456);
                            let t486 = t463 - t465;
                            let t487 = t117 * t398;
                            let t488 = t109 * t401;
                            let t489 = t114 * t389;
                            let t490 = t127 * t387 + t123 * t388;
                            let t491 = t48 * t451;
                            let t492 = t48 * t449;
                            let t493 = t487 + t488 + (t45 * t476 + (t489 - t490)) - t491
                                - t81 * t451 - (t492 + t78 * t449);
                            let t494 = rt::lit::<T>(2.0)
                                * (t48 * (t472 - t457 - t485) + (t468 - t469))
                                + (t52 * t486 + (t47 * t437 + t493));
                            let t495 = t114 * t390;
                            let t496 = t117 * t401;
                            let t497 = t119 * t388;
                            let t498 = t131 * t387;
                            let t499 = t45 * t481
                                + (t109 * t404 - t495
                                    + (t496 + (t497 - t498) - t47 * t447));
                            let t500 = rt::lit::<T>(2.0)
                                * (t52 * (t455 + t471 - t485)
                                    + (t482 + (t491 - t492) - t483)) + (t48 * t486 + t499);
                            let t501 = rt::lit::<T>(2.0) * t98;
                            let t502 = m_r * t164;
                            let t503 = t393 + (t162 * (k4 * t139) + t154 * t502);
                            let t504 = t133
                                + rt::lit::<T>(2.0) * (t158 * t502 + t136 * (m_r * t162));
                            let t505 = t400 - t399;
                            let t506 = t48 * t505 + a * t117 + (t391 + t52 * t398);
                            let t507 = t504 - t506;
                            let t508 = t402 + t73 * t507;
                            let t509 = t503 - t508;
                            let t510 = t407 * t509;
                            let t511 = t52 * t389;
                            let t512 = t162 * (k4 * t141)
                                + (t161 + c * (t113 - t63) - t164 * (twice_r_m_r * t155));
                            let t513 = t48 * t390;
                            let t514 = t511 + t45 * t404 + (t512 + (t513 + t47 * t401));
                            let t515 = t415 * t507;
                            let t516 = t84 * t510 + (t413 * t514 + t414 * t515);
                            let t517 = t107 * t509;
                            let t518 = t111 * t507;
                            let t519 = t97 * t517 + (t116 * t514 + t419 * t518);
                            let t520 = t97 * t516 - t87 * t519;
                            let t521 = t85 * t520 + (t100 * t516 + t101 * t517);
                            let t522 = t508 - t503;
                            let t523 = t105 * t510 + t177 * (t97 * t520 + t87 * t522);
                            let t524 = t100 * t519;
                            let t525 = t85 * t522;
                            let t526 = t524 - t525;
                            let t527 = t83 * t523
                                + (rt::lit::<T>(4.0) * (t109 * t507 + t46 * t526)
                                    - t96 * t521);
                            let t528 = k1 * (t199 * t523 + t62 * t527);
                            let t529 = t198 * t521 + t69 * t528;
                            let t530 = t164 * t435;
                            let t531 = t529 + t530;
                            let t532 = t497 + t495;
                            let t533 = t109 * t398;
                            let t534 = k4 * t109;
                            let t535 = t162 * t534;
                            let t536 = twice_r_m_r * t114;
                            let t537 = t164 * t536;
                            let t538 = t535 + t537;
                            let t539 = k1 * t523;
                            let t540 = t82 * t539;
                            let t541 = t79 * t539;
                            let t542 = t496 + t532 + (t533 - t498 - t52 * t538)
                                - t75 * t540 - t80 * t541;
                            let t543 = t104 * t516 - t99 * t519;
                            let t544 = k1
                                * (t62 * t543 + (t203 * t516 + t423 * t518) - t204 * t521);
                            let t545 = t69 * t544;
                            let t546 = t93 * t521;
                            let t547 = t545 - (t546 + t207 * t516);
                            let t548 = t162 * t536;
                            let t549 = t164 * (r_m_r * t109);
                            let t550 = t47 * t540;
                            let t551 = t47 * t541;
                            let t552 = t506 - t504;
                            let t553 = k1
                                * (t459 * t515
                                    + t171 * (t71 * t527 + (t46 * t552 + t95 * t543)));
                            let t554 = t57 * t553;
                            let t555 = t47 * t554;
                            let t556 = t45 * t531
                                + (t542 + (t202 * (t547 + (t548 - t549)) - (t550 + t551)))
                                - t555;
                            let t557 = t94 * t544 + t66 * t528;
                            let t558 = t162 * t464;
                            let t559 = t557 + t558;
                            let t560 = t60 * t553;
                            let t561 = t47 * t560;
                            let t562 = t549 - t541 - t540;
                            let t563 = t546 - t103 * t516 - t545;
                            let t564 = t489 + t490;
                            let t565 = t535 - t537;
                            let t566 = rt::lit::<T>(2.0)
                                * (t45 * (t562 + (t563 + t548)) + (t551 - t550))
                                + (t488 + t117 * t404 + (t564 + t48 * t565));
                            let t567 = t558 - t557;
                            let t568 = t45 * t560;
                            let t569 = t45 * t554;
                            let t570 = t566 + (t47 * t531 + t52 * t567)
                                - (t568 + t56 * t560 + (t569 + t59 * t554));
                            let t571 = t554 + (t560 + t548);
                            let t572 = t529 - t530;
                            let t573 = t114 * t505;
                            let t574 = t475 + t573 + (t45 * t565 + (t478 - t477))
                                - t78 * t540 - t81 * t541;
                            let t575 = t48 * t540;
                            let t576 = t48 * t541;
                            let t577 = rt::lit::<T>(2.0)
                                * (t48 * (t563 - t549 - t571) + (t561 - t555))
                                + (t52 * t572 + (t47 * t559 + (t574 - (t575 + t576))));
                            let t578 = rt::lit::<T>(2.0)
                                * (t52 * (t547 + t562 - t571)
                                    + (t569 + (t576 - t575) - t568))
                                + (t48 * t572
                                    + (t45 * t567 + (t439 + (t442 - t47 * t538))));
                            let t579 = t161 + t167 * (twice_r_m_r * t153)
                                + (t513 + t511);
                            let t580 = m_r * t166;
                            let t581 = t410 + t167 * t394;
                            let t582 = t48 * t404 + t52 * t505
                                + (t411 + (t166 * (twice_r_m_r * t135) + a * (t108 - t88)));
                            let t583 = t581 - t582;
                            let t584 = rt::lit::<T>(4.0) * (t140 * t580 + t72 * t583)
                                + (t47 * t505 + (b * t114 + t45 * t398));
                            let t585 = t579 - t584;
                            let t586 = t407 * t585;
                            let t587 = t402 - t393
                                - rt::lit::<T>(4.0) * (t156 * (m_r * t167) + t142 * t580);
                            let t588 = t415 * t583;
                            let t589 = t84 * t586 + (t413 * t587 + t414 * t588);
                            let t590 = t107 * t585;
                            let t591 = t111 * t583;
                            let t592 = t97 * t590 + (t116 * t587 + t419 * t591);
                            let t593 = t104 * t589 - t99 * t592;
                            let t594 = t97 * t589 - t87 * t592;
                            let t595 = t85 * t594 + (t100 * t589 + t101 * t590);
                            let t596 = k1
                                * (t62 * t593 + (t203 * t589 + t423 * t591) - t204 * t595);
                            let t597 = t584 - t579;
                            let t598 = t105 * t586 + t177 * (t97 * t594 + t87 * t597);
                            let t599 = t100 * t592;
                            let t600 = t85 * t597;
                            let t601 = t599 - t600;
                            let t602 = t83 * t598
                                + (rt::lit::<T>(4.0) * (t109 * t583 + t46 * t601)
                                    - t96 * t595);
                            let t603 = k1 * (t199 * t598 + t62 * t602);
                            let t604 = t94 * t596 + t66 * t603;
                            let t605 = t166 * t464;
                            let t606 = t604 - t605;
                            let t607 = t166 * t534;
                            let t608 = t167 * t445;
                            let t609 = t607 - t608;
                            let t610 = k1 * t598;
                            let t611 = t82 * t610;
                            let t612 = t47 * t611;
                            let t613 = t79 * t610;
                            let t614 = t69 * t596;
                            let t615 = t93 * t595;
                            let t616 = t614 - (t615 + t207 * t589);
                            let t617 = t166 * t536;
                            let t618 = t167 * t443;
                            let t619 = t47 * t613;
                            let t620 = t487 + t109 * t505 + (t564 + t52 * t609) - t612
                                - t80 * t613
                                + (t202 * (t616 - (t617 + t618)) - (t619 + t75 * t611));
                            let t621 = t582 - t581;
                            let t622 = k1
                                * (t459 * t588
                                    + t171 * (t71 * t602 + (t46 * t621 + t95 * t593)));
                            let t623 = t57 * t622;
                            let t624 = t198 * t595 + t69 * t603;
                            let t625 = t167 * t464;
                            let t626 = t624 + t625;
                            let t627 = t60 * t622;
                            let t628 = t47 * t627;
                            let t629 = t47 * t623;
                            let t630 = t48 * t606 + t620 - t58 * t623
                                + (t45 * t626 - t628 - (t629 + t50 * t627));
                            let t631 = t618 - t613 - t611;
                            let t632 = t615 - t103 * t589 - t614;
                            let t633 = t607 + t608;
                            let t634 = rt::lit::<T>(2.0)
                                * (t45 * (t631 + (t632 - t617)) + (t619 - t612))
                                + (t533 - t532 + (t498 + t496 - t48 * t633));
                            let t635 = t45 * t627;
                            let t636 = t45 * t623;
                            let t637 = t604 + t605;
                            let t638 = t634 + (t47 * t626 - t56 * t627)
                                - (t635 + t59 * t623 + (t636 + t52 * t637));
                            let t639 = t617 - t623 - t627;
                            let t640 = t624 - t625;
                            let t641 = t48 * t611;
                            let t642 = t114 * t404 - t438 + (t440 - t441 - t45 * t633)
                                - t641 - t81 * t613;
                            let t643 = t48 * t613;
                            let t644 = rt::lit::<T>(2.0)
                                * (t48 * (t639 + (t632 - t618)) + (t628 - t629))
                                + (t52 * t640
                                    + (t47 * t606 + (t642 - (t643 + t78 * t611))));
                            let t645 = t48 * t640
                                + (t47 * t609 - t474 + (t473 + t573 - t479)) - t45 * t637;
                            let t646 = rt::lit::<T>(2.0)
                                * (t52 * (t639 + (t616 + t631))
                                    + (t636 + (t643 - t641) - t635)) + t645;
                            (
                                [
                                    a_rate + t120,
                                    b_rate - t124,
                                    c_rate - t128,
                                    d_rate - t132,
                                    t160,
                                    t165,
                                    t168,
                                ],
                                [
                                    [
                                        t221 + rt::lit::<T>(1.0),
                                        half_h * (t222 + (t47 * t201 - t52 * t219) + t227),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t48 * (t225 + t228) + (t220 - t218))
                                                + t232),
                                        half_h * t234,
                                        h
                                            * (t98 * t183 + t62 * (rt::lit::<T>(0.25) * t45)
                                                - t192 * t235),
                                        half_h * t192,
                                        half_h * (t182 - t179),
                                    ],
                                    [
                                        t278,
                                        half_h * t283 + rt::lit::<T>(1.0),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t48 * (t280 + t284) + (t277 - t276))
                                                + t287),
                                        half_h * t288,
                                        h
                                            * (t98 * t242 - t62 * (rt::lit::<T>(0.25) * t47)
                                                - t235 * t256),
                                        half_h * t256,
                                        half_h * (t241 - t239),
                                    ],
                                    [
                                        t324,
                                        half_h * (t325 + (t47 * t309 - t52 * t322) + t329),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t48 * (t327 + t330) + (t323 - t321))
                                                + t333) + rt::lit::<T>(1.0),
                                        half_h * t334,
                                        h
                                            * (t235 * t303
                                                - (t98 * t296 + t62 * (rt::lit::<T>(0.25) * t52))),
                                        half_h * (t302 - t301),
                                        half_h * t296,
                                    ],
                                    [
                                        t375,
                                        half_h * (t378 + (t379 + t59 * t357 + (t380 + t56 * t371))),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t48 * (t376 + t381) + (t374 - t373))
                                                + t384),
                                        half_h * t385 + rt::lit::<T>(1.0),
                                        h
                                            * (t235 * t352
                                                + (t62 * (rt::lit::<T>(0.25) * t48) + t98 * t342)),
                                        half_h * (t351 - t350),
                                        half_h * (t341 - t339),
                                    ],
                                    [
                                        half_h * t470,
                                        half_h * t484,
                                        half_h * t494,
                                        half_h * t500,
                                        half_h * (t73 * t431 + (t62 * t460 - t501 * t421))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t430 - t429),
                                        half_h * t421,
                                    ],
                                    [
                                        half_h
                                            * (t556 + (t48 * t559 - t561 - (t58 * t554 + t50 * t560))),
                                        half_h * t570,
                                        half_h * t577,
                                        half_h * t578,
                                        half_h * (t73 * t526 + (t62 * t552 - t501 * t519)),
                                        half_h * (t525 - t524) + rt::lit::<T>(1.0),
                                        half_h * t519,
                                    ],
                                    [
                                        half_h * t630,
                                        half_h * t638,
                                        half_h * t644,
                                        half_h * t646,
                                        half_h * (t73 * t601 + (t62 * t621 - t501 * t592)),
                                        half_h * (t600 - t599),
                                        half_h * t592 + rt::lit::<T>(1.0),
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
                let t47 = a_ + a_rate * half_h;
                let t45 = b_ + b_rate * half_h;
                let t74 = rt::lit::<T>(2.0) * t45;
                let t75 = t47 + t74;
                let t76 = t45 * t45;
                let t52 = d + d_rate * half_h;
                let t53 = t52 * t52;
                let t77 = t76 + t53;
                let t48 = c_ + c_rate * half_h;
                let t55 = rt::lit::<T>(2.0) * t52;
                let t78 = t48 + t55;
                let t79 = t47 * t75 + (t77 + t48 * t78);
                let t80 = t47 - t74;
                let t81 = t48 - t55;
                let t82 = t47 * t80 + (t77 + t48 * t81);
                let t64 = t47 * t45;
                let t65 = t48 * t52;
                let t66 = t64 + t65;
                let t67 = t47 * t48;
                let t68 = t45 * t52;
                let t69 = t67 - t68;
                let t70 = k1 * t69;
                let t71 = t66 * t70;
                let t49 = rt::lit::<T>(2.0) * t48;
                let t50 = t47 - t49;
                let t51 = t48 * t48;
                let t54 = t51 + t53;
                let t56 = t45 + t55;
                let t57 = t47 * t50 + (t54 + t45 * t56);
                let t58 = t47 + t49;
                let t59 = t45 - t55;
                let t60 = t47 * t58 + (t54 + t45 * t59);
                let t61 = a + t57 * (k1 * t60);
                let t62 = rt::lit::<T>(1.0) / t61;
                let t72 = t71 * t62;
                let t83 = rt::lit::<T>(16.0) * t71;
                let t84 = b + t79 * (k1 * t82) - t72 * t83;
                let t85 = rt::lit::<T>(1.0) / t84;
                let t46 = rho1 + rho1_rate * half_h;
                let t86 = rt::lit::<T>(4.0) * t46;
                let t87 = rho2 + rho2_rate * half_h - t72 * t86;
                let t89 = t76 + t51;
                let t90 = t47 * t47;
                let t91 = t90 + t53;
                let t103 = k2 * t91;
                let t94 = t91 - t89;
                let t95 = t70 * t94;
                let t98 = t95 * t62;
                let t104 = rt::lit::<T>(4.0) * t95;
                let t92 = t89 - t91;
                let t93 = k3 * t66;
                let t96 = rt::lit::<T>(8.0) * t95;
                let t97 = t92 * t93 - t72 * t96;
                let t100 = t97 * t85;
                let t105 = c + t89 * t103 - t98 * t104 - t97 * t100;
                let t116 = rt::lit::<T>(1.0) / t105;
                let t99 = rt::lit::<T>(2.0) * t46;
                let t101 = rho3 + rho3_rate * half_h - t98 * t99 - t100 * t87;
                let t102 = t97 * t101;
                let t647 = t85 * (t87 - t116 * t102);
                let t153 = t90 + t51 - t77;
                let t154 = r * t153;
                let t117 = t101 * t116;
                let t155 = t65 - t64;
                let t137 = t47 * t52;
                let t138 = t45 * t48;
                let t157 = t137 + t138;
                let t419 = rt::lit::<T>(2.0) * t95;
                let t73 = rt::lit::<T>(4.0) * t72;
                let t648 = t62 * (t46 - t116 * (t101 * t419)) - t647 * t73;
                let t659 = t647 * t154 + twice_r * (t117 * t155 + t157 * t648);
                let x_new = x + h * t659;
                let t135 = t54 - (t76 + t90);
                let t136 = r * t135;
                let t139 = t137 - t138;
                let t141 = t67 + t68;
                let t664 = t136 * t648 + twice_r * (t647 * t139 - t117 * t141);
                let y_new = y + h * t664;
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
        /// | each step | 385 | 519 | 12 | 0 | 0 | 0 |
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
                let m = system.parameters.m;
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { twice_r, m_r, twice_m_r, .. } = *self;
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
                let t3 = (d * c_ - a_ * b_) * (m * x_dot)
                    - (a_ * c_ + d * b_) * (m * y_dot);
                let carried = [a_, b_, c_, d, x, y, t1, t2, c * omega3 + twice_r * t3];
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
                let t44 = a_ * t24;
                let t45 = c_ * t26;
                let t46 = d * t30;
                let t47 = b_ * t22;
                let t48 = r * (t1 - (b_squared + a_squared)) * t20
                    + twice_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                let t49 = b * t19;
                let t50 = c * t21;
                let t51 = (t44 + t45 + (t46 - t47)) * (m_r * t48)
                    + (t21 * t49 - t19 * t50);
                let t52 = (t39 + t42) * (twice_m_r * t43) + t51;
                let t53 = rho1 + half_h * t52;
                let t54 = t23 * t23;
                let t55 = t54 + t29;
                let t56 = t25 * t25;
                let t57 = t56 + t32;
                let t58 = t25 * t27;
                let t59 = t23 * t31;
                let t60 = k1 * (t58 - t59);
                let t61 = t60 * (t57 - t55);
                let t62 = t61 * t36;
                let t63 = t25 * t23;
                let t64 = t27 * t31;
                let t65 = t63 + t64;
                let t66 = t65 * t60;
                let t67 = t66 * t36;
                let t68 = (t55 - t57) * (k3 * t65) - t67 * (rt::lit::<T>(8.0) * t61);
                let t69 = rt::lit::<T>(2.0) * t23;
                let t70 = t54 + t32;
                let t71 = (t25 * (t25 + t69) + (t70 + t27 * (t27 + t34)))
                    * (k1 * (t25 * (t25 - t69) + (t70 + t27 * (t27 - t34))));
                let t72 = rt::lit::<T>(1.0)
                    / (b + t71 - t67 * (rt::lit::<T>(16.0) * t66));
                let t73 = t68 * t72;
                let t74 = rt::lit::<T>(1.0)
                    / (c + t55 * (k2 * t57) - t62 * (rt::lit::<T>(4.0) * t61)
                        - t68 * t73);
                let t75 = m * t43 * (b_ * t38 + c_ * t37 + (d * t41 - a_ * t40));
                let t76 = m * t48 * (d * t40 + a_ * t41 + (b_ * t37 - c_ * t38));
                let t77 = a * t20;
                let t78 = twice_r * (t75 - t76) + (t19 * t77 - t20 * t49);
                let t79 = (t45 - t46 - (t47 + t44)) * (m_r * t43)
                    + (t20 * t50 - t21 * t77);
                let t80 = (t39 - t42) * (twice_m_r * t48) + t79;
                let t81 = rho2 + half_h * t80 - t67 * (rt::lit::<T>(4.0) * t53);
                let t82 = rho3 + half_h * t78 - t62 * (rt::lit::<T>(2.0) * t53)
                    - t73 * t81;
                let t83 = t72 * (t81 - t74 * (t68 * t82));
                let t84 = t36 * (t53 - t74 * (t82 * (rt::lit::<T>(2.0) * t61)))
                    - t83 * (rt::lit::<T>(4.0) * t67);
                let t85 = t82 * t74;
                let t86 = t23 * t84 + (t27 * t83 + t31 * t85);
                let t87 = a_ - quarter_h * t86;
                let t88 = t31 * t84 + (t25 * t83 - t23 * t85);
                let t89 = c_ + quarter_h * t88;
                let t90 = rt::lit::<T>(2.0) * t89;
                let t91 = t89 * t89;
                let t92 = t23 * t83 + t25 * t85 - t27 * t84;
                let t93 = d + quarter_h * t92;
                let t94 = t93 * t93;
                let t95 = t91 + t94;
                let t96 = t25 * t84 + (t27 * t85 - t31 * t83);
                let t97 = b_ + quarter_h * t96;
                let t98 = rt::lit::<T>(2.0) * t93;
                let t99 = (t87 * (t87 - t90) + (t95 + t97 * (t97 + t98)))
                    * (k1 * (t87 * (t87 + t90) + (t95 + t97 * (t97 - t98))));
                let t100 = rt::lit::<T>(1.0) / (a + t99);
                let t101 = rt::lit::<T>(0.5) * t92;
                let t102 = rt::lit::<T>(0.5) * t86;
                let t103 = t25 * t101 - t31 * t102;
                let t104 = rt::lit::<T>(0.5) * t96;
                let t105 = rt::lit::<T>(0.5) * t88;
                let t106 = t27 * t104 + t23 * t105;
                let t107 = t25 * t31;
                let t108 = t23 * t27;
                let t109 = t83 * (r * (t56 + t29 - t70))
                    + twice_r * (t85 * (t64 - t63) + t84 * (t107 + t108));
                let t110 = t25 * t86;
                let t111 = t27 * t88;
                let t112 = t31 * t92;
                let t113 = t23 * t96;
                let t114 = t84 * (r * (t33 - (t54 + t56)))
                    + twice_r * (t83 * (t107 - t108) - t85 * (t58 + t59));
                let t115 = b * t83;
                let t116 = c * t85;
                let t117 = (t110 + t111 + (t112 - t113)) * (m_r * t114)
                    + (t85 * t115 - t83 * t116);
                let t118 = (t103 + t106) * (twice_m_r * t109) + t117;
                let t119 = rho1 + half_h * t118;
                let t120 = t97 * t97;
                let t121 = t120 + t91;
                let t122 = t87 * t87;
                let t123 = t122 + t94;
                let t124 = t87 * t89;
                let t125 = t97 * t93;
                let t126 = k1 * (t124 - t125);
                let t127 = t126 * (t123 - t121);
                let t128 = t127 * t100;
                let t129 = t87 * t97;
                let t130 = t89 * t93;
                let t131 = t129 + t130;
                let t132 = t131 * t126;
                let t133 = t132 * t100;
                let t134 = (t121 - t123) * (k3 * t131)
                    - t133 * (rt::lit::<T>(8.0) * t127);
                let t135 = rt::lit::<T>(2.0) * t97;
                let t136 = t120 + t94;
                let t137 = (t87 * (t87 + t135) + (t136 + t89 * (t89 + t98)))
                    * (k1 * (t87 * (t87 - t135) + (t136 + t89 * (t89 - t98))));
                let t138 = rt::lit::<T>(1.0)
                    / (b + t137 - t133 * (rt::lit::<T>(16.0) * t132));
                let t139 = t134 * t138;
                let t140 = rt::lit::<T>(1.0)
                    / (c + t121 * (k2 * t123) - t128 * (rt::lit::<T>(4.0) * t127)
                        - t134 * t139);
                let t141 = m * t109
                    * (t23 * t102 + t27 * t101 + (t31 * t105 - t25 * t104));
                let t142 = m * t114
                    * (t31 * t104 + t25 * t105 + (t23 * t101 - t27 * t102));
                let t143 = a * t84;
                let t144 = twice_r * (t141 - t142) + (t83 * t143 - t84 * t115);
                let t145 = (t111 - t112 - (t113 + t110)) * (m_r * t109)
                    + (t84 * t116 - t85 * t143);
                let t146 = (t103 - t106) * (twice_m_r * t114) + t145;
                let t147 = rho2 + half_h * t146 - t133 * (rt::lit::<T>(4.0) * t119);
                let t148 = rho3 + half_h * t144 - t128 * (rt::lit::<T>(2.0) * t119)
                    - t139 * t147;
                let t149 = t138 * (t147 - t140 * (t134 * t148));
                let t150 = t100 * (t119 - t140 * (t148 * (rt::lit::<T>(2.0) * t127)))
                    - t149 * (rt::lit::<T>(4.0) * t133);
                let t151 = t148 * t140;
                let t152 = t87 * t150 + (t89 * t151 - t93 * t149);
                let t153 = b_ + half_h * t152;
                let t154 = t97 * t150 + (t89 * t149 + t93 * t151);
                let t155 = a_ - half_h * t154;
                let t156 = t93 * t150 + (t87 * t149 - t97 * t151);
                let t157 = c_ + half_h * t156;
                let t158 = rt::lit::<T>(2.0) * t157;
                let t159 = t157 * t157;
                let t160 = t97 * t149 + t87 * t151 - t89 * t150;
                let t161 = d + half_h * t160;
                let t162 = t161 * t161;
                let t163 = t159 + t162;
                let t164 = rt::lit::<T>(2.0) * t161;
                let t165 = (t155 * (t155 - t158) + (t163 + t153 * (t153 + t164)))
                    * (k1 * (t155 * (t155 + t158) + (t163 + t153 * (t153 - t164))));
                let t166 = rt::lit::<T>(1.0) / (a + t165);
                let t167 = rt::lit::<T>(0.5) * t160;
                let t168 = rt::lit::<T>(0.5) * t154;
                let t169 = t87 * t167 - t93 * t168;
                let t170 = rt::lit::<T>(0.5) * t152;
                let t171 = rt::lit::<T>(0.5) * t156;
                let t172 = t89 * t170 + t97 * t171;
                let t173 = t87 * t93;
                let t174 = t97 * t89;
                let t175 = t149 * (r * (t122 + t91 - t136))
                    + twice_r * (t151 * (t130 - t129) + t150 * (t173 + t174));
                let t176 = t87 * t154;
                let t177 = t89 * t156;
                let t178 = t93 * t160;
                let t179 = t97 * t152;
                let t180 = t150 * (r * (t95 - (t120 + t122)))
                    + twice_r * (t149 * (t173 - t174) - t151 * (t124 + t125));
                let t181 = b * t149;
                let t182 = c * t151;
                let t183 = (t176 + t177 + (t178 - t179)) * (m_r * t180)
                    + (t151 * t181 - t149 * t182);
                let t184 = (t169 + t172) * (twice_m_r * t175) + t183;
                let t185 = rho1 + h * t184;
                let t186 = t153 * t153;
                let t187 = t186 + t159;
                let t188 = t155 * t155;
                let t189 = t188 + t162;
                let t190 = t155 * t157;
                let t191 = t153 * t161;
                let t192 = k1 * (t190 - t191);
                let t193 = t192 * (t189 - t187);
                let t194 = t193 * t166;
                let t195 = t155 * t153;
                let t196 = t157 * t161;
                let t197 = t195 + t196;
                let t198 = t197 * t192;
                let t199 = t198 * t166;
                let t200 = (t187 - t189) * (k3 * t197)
                    - t199 * (rt::lit::<T>(8.0) * t193);
                let t201 = rt::lit::<T>(2.0) * t153;
                let t202 = t186 + t162;
                let t203 = (t155 * (t155 + t201) + (t202 + t157 * (t157 + t164)))
                    * (k1 * (t155 * (t155 - t201) + (t202 + t157 * (t157 - t164))));
                let t204 = rt::lit::<T>(1.0)
                    / (b + t203 - t199 * (rt::lit::<T>(16.0) * t198));
                let t205 = t200 * t204;
                let t206 = rt::lit::<T>(1.0)
                    / (c + t187 * (k2 * t189) - t194 * (rt::lit::<T>(4.0) * t193)
                        - t200 * t205);
                let t207 = m * t175
                    * (t97 * t168 + t89 * t167 + (t93 * t171 - t87 * t170));
                let t208 = m * t180
                    * (t93 * t170 + t87 * t171 + (t97 * t167 - t89 * t168));
                let t209 = a * t150;
                let t210 = twice_r * (t207 - t208) + (t149 * t209 - t150 * t181);
                let t211 = (t177 - t178 - (t179 + t176)) * (m_r * t175)
                    + (t150 * t182 - t151 * t209);
                let t212 = (t169 - t172) * (twice_m_r * t180) + t211;
                let t213 = rho2 + h * t212 - t199 * (rt::lit::<T>(4.0) * t185);
                let t214 = rho3 + h * t210 - t194 * (rt::lit::<T>(2.0) * t185)
                    - t205 * t213;
                let t215 = t204 * (t213 - t206 * (t200 * t214));
                let t216 = t166 * (t185 - t206 * (t214 * (rt::lit::<T>(2.0) * t193)))
                    - t215 * (rt::lit::<T>(4.0) * t199);
                let t217 = t214 * t206;
                let t218 = t153 * t216 + (t157 * t215 + t161 * t217);
                let t219 = rt::lit::<T>(0.5) * t218;
                let a_new = a_ - k4 * (t219 + (t154 + (t38 + t86)));
                let t220 = t155 * t216 + (t157 * t217 - t161 * t215);
                let t221 = rt::lit::<T>(0.5) * t220;
                let b_new = b_ + k4 * (t221 + (t152 + (t40 + t96)));
                let t222 = t161 * t216 + (t155 * t215 - t153 * t217);
                let t223 = rt::lit::<T>(0.5) * t222;
                let c_new = c_ + k4 * (t223 + (t156 + (t41 + t88)));
                let t224 = t153 * t215 + t155 * t217 - t157 * t216;
                let t225 = rt::lit::<T>(0.5) * t224;
                let d_new = d + k4 * (t225 + (t160 + (t37 + t92)));
                let t226 = t155 * t161;
                let t227 = t153 * t157;
                let t228 = t215 * (r * (t188 + t159 - t202))
                    + twice_r * (t217 * (t196 - t195) + t216 * (t226 + t227));
                let x_new = x + k4 * (t228 + (t43 + rt::lit::<T>(2.0) * (t109 + t175)));
                let t229 = t216 * (r * (t163 - (t186 + t188)))
                    + twice_r * (t215 * (t226 - t227) - t217 * (t190 + t191));
                let y_new = y + k4 * (t229 + (t48 + rt::lit::<T>(2.0) * (t114 + t180)));
                let t230 = t155 * t225 - t161 * t219;
                let t231 = t157 * t221 + t153 * t223;
                let t232 = t155 * t218;
                let t233 = t157 * t222;
                let t234 = t161 * t224;
                let t235 = t153 * t220;
                let t236 = b * t215;
                let t237 = c * t217;
                let t238 = (t232 + t233 + (t234 - t235)) * (m_r * t229)
                    + (t217 * t236
                        + (t52 + rt::lit::<T>(2.0) * (t118 + t184) - t215 * t237));
                let rho1_new = rho1 + k4 * ((t230 + t231) * (twice_m_r * t228) + t238);
                let t239 = a * t216;
                let t240 = (t233 - t234 - (t235 + t232)) * (m_r * t228)
                    + (t216 * t237 + (t80 + rt::lit::<T>(2.0) * (t146 + t212))
                        - t217 * t239);
                let rho2_new = rho2 + k4 * ((t230 - t231) * (twice_m_r * t229) + t240);
                let t241 = m * t228
                    * (t153 * t219 + t157 * t225 + (t161 * t223 - t155 * t221));
                let t242 = m * t229
                    * (t161 * t221 + t155 * t223 + (t153 * t225 - t157 * t219));
                let t243 = twice_r * (t241 - t242)
                    + (t215 * t239
                        + (t78 + rt::lit::<T>(2.0) * (t144 + t210) - t216 * t236));
                let rho3_new = rho3 + k4 * t243;
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
