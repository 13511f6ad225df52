// Prepared by `nh prepare` from `ChaplyginSphere` in src/library.rs and chaplygin_sphere.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration c977aee371ae5e18e9d0e41909bdb2d5
// content 9295960764d93632c198c62c4c598767

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
/// * `gonzalez`: 376 add, 539 mul, 18 div
/// * `midpoint`: 155 add, 207 mul, 6 div
/// * `rk4`: 385 add, 519 mul, 12 div
pub mod chaplygin_sphere {
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        /// `B - C`
        b_minus_c: T,
        /// `2 m`
        twice_m: T,
        /// `4 r² m`
        k22: T,
        /// `C - A`
        c_minus_a: T,
        /// `A - B`
        a_minus_b: T,
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
                let b_minus_c = b - c;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k22 = rt::lit::<T>(4.0) * r_m_r;
                let c_minus_a = c - a;
                let a_minus_b = a - b;
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
                    b_minus_c,
                    twice_m,
                    k22,
                    c_minus_a,
                    a_minus_b,
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
                [minus_twice_r * (a_d + b_c), r * r_1_1],
                [
                    r * (b_squared + d_squared - (a_squared + c_squared)),
                    twice_r * (b_c - a_d),
                ],
                [twice_r * (a_ * b_ - d * c_), twice_r * (a_ * c_ + d * b_)],
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
            let r_1_1_r_over_a = r_over_a * r_1_1;
            let r_r_1_1 = r * r_1_1;
            let t1 = a_ * b_ - d * c_;
            let t2 = r * t1;
            let t3 = r_over_c * t1;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let t4 = r_over_a * a_d_plus_b_c;
            let t5 = b_squared + d_squared - (a_squared + c_squared);
            let t6 = r * t5;
            let t7 = r_over_b * t5;
            let t8 = rt::lit::<T>(4.0) * (t2 * t3 + r * a_d_plus_b_c * t4)
                + (inv_m + t6 * t7);
            let t9 = a_ * c_ + d * b_;
            let t10 = r * t9;
            let t11 = r_over_c * t9;
            let b_c_minus_a_d = b_c - a_d;
            let t12 = r_over_b * b_c_minus_a_d;
            let t13 = rt::lit::<T>(4.0) * (t10 * t11 + r * b_c_minus_a_d * t12)
                + (inv_m + r_r_1_1 * r_1_1_r_over_a);
            let t14 = t5 * (twice_r_r_over_b * b_c_minus_a_d) + t9 * (k13 * t1);
            let t15 = r_1_1 * (twice_r_r_over_a * a_d_plus_b_c);
            let t16 = t14 - t15;
            let t17 = t8 * t13 - t16 * t16;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t8 * t18;
            let t20 = t15 - t14;
            let t21 = t20 * t18;
            let a_d_plus_b_c_twice_r = twice_r * a_d_plus_b_c;
            let t22 = r_r_1_1 * t19 - t21 * a_d_plus_b_c_twice_r;
            let t23 = t13 * t18;
            let t24 = r_r_1_1 * t21 - t23 * a_d_plus_b_c_twice_r;
            let t25 = twice_r_over_a * a_d_plus_b_c;
            let t26 = twice_r * b_c_minus_a_d;
            let t27 = t6 * t21 + t26 * t19;
            let t28 = t6 * t23 + t26 * t21;
            let t29 = t2 * t21 + t10 * t19;
            let t30 = t2 * t23 + t10 * t21;
            let t31 = rt::lit::<T>(4.0) * t30;
            let t32 = inv_a / t17;
            let t33 = twice_r_over_b * b_c_minus_a_d;
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
                    k14 * t30,
                    k14 * t29,
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
            let t1 = r_1_1 * (twice_r_r_over_a * a_d_plus_b_c);
            let t2 = b_squared + d_squared - (a_squared + c_squared);
            let b_c_minus_a_d = b_c - a_d;
            let t3 = a_ * c_ + d * b_;
            let t4 = a_ * b_ - d * c_;
            let t5 = t2 * (twice_r_r_over_b * b_c_minus_a_d) + t3 * (k13 * t4);
            let t6 = t1 - t5;
            let t7 = r * t4;
            let t8 = r_over_c * t4;
            let t9 = r_over_a * a_d_plus_b_c;
            let t10 = r * t2;
            let t11 = r_over_b * t2;
            let t12 = rt::lit::<T>(4.0) * (t7 * t8 + r * a_d_plus_b_c * t9)
                + (inv_m + t10 * t11);
            let t13 = r * t3;
            let t14 = r_over_c * t3;
            let t15 = r_over_b * b_c_minus_a_d;
            let r_1_1_r_over_a = r_over_a * r_1_1;
            let t16 = rt::lit::<T>(4.0) * (t13 * t14 + r * b_c_minus_a_d * t15)
                + (inv_m + r_r_1_1 * r_1_1_r_over_a);
            let t17 = t5 - t1;
            let t18 = t12 * t16 - t17 * t17;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = t6 * t19;
            let t21 = t16 * t19;
            let a_d_plus_b_c_twice_r = twice_r * a_d_plus_b_c;
            let t22 = r_r_1_1 * t20 - t21 * a_d_plus_b_c_twice_r;
            let t23 = twice_r_over_a * a_d_plus_b_c;
            let t24 = t12 * t19;
            let t25 = r_r_1_1 * t24 - t20 * a_d_plus_b_c_twice_r;
            let t26 = twice_r * b_c_minus_a_d;
            let t27 = t10 * t21 + t26 * t20;
            let t28 = t10 * t20 + t26 * t24;
            let t29 = t7 * t21 + t13 * t20;
            let t30 = rt::lit::<T>(4.0) * t29;
            let t31 = t7 * t20 + t13 * t24;
            let t32 = inv_a / t18;
            let t33 = twice_r_over_b * b_c_minus_a_d;
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
                    minus_inv_m * t22,
                    minus_inv_m * t25,
                ],
                [
                    t27 * t23 - r_1_1_r_over_a * t28,
                    rt::lit::<T>(1.0) - t11 * t27 - t28 * t33,
                    rt::lit::<T>(-2.0) * (t8 * t27 + t14 * t28),
                    minus_inv_m * t27,
                    minus_inv_m * t28,
                ],
                [
                    t9 * t30 - r_1_1_r_over_a * (rt::lit::<T>(2.0) * t31),
                    -(t11 * (rt::lit::<T>(2.0) * t29) + t15 * t34),
                    rt::lit::<T>(1.0) - t8 * t30 - t14 * t34,
                    k15 * t29,
                    k15 * t31,
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
                    twice_r * (a_d + b_c),
                    r * (c_squared + d_squared - (b_squared + a_squared)),
                ],
                [
                    zero,
                    rt::lit::<T>(1.0),
                    zero,
                    r * (a_squared + c_squared - (b_squared + d_squared)),
                    twice_r * (a_d - b_c),
                ],
                [
                    zero,
                    zero,
                    rt::lit::<T>(1.0),
                    twice_r * (d * c_ - a_ * b_),
                    minus_twice_r * (a_ * c_ + d * b_),
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
            let t5 = t3 * (k17 * t4);
            let t6 = a_ * a_ + d_squared;
            let b_squared = b_ * b_;
            let t7 = b_squared + c_squared;
            let t8 = (t6 - t7) * (k18 * t4);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t9 = b_squared + d_squared;
            let t10 = (a_ * (a_ + twice_b_2) + (t9 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t9 + c_ * (c_ - twice_d))));
            let t11 = (t7 - t6) * (k18 * t3);
            rt::matrix([
                [a + t2, t5, t8],
                [t5, b + t10, t11],
                [t8, t11, c + t7 * (k17 * t6)],
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
            let t18 = (t14 - t15) * (k18 * t6) - t10 * (rt::lit::<T>(8.0) * t16);
            let t19 = t18 * t18;
            let t20 = rt::lit::<T>(1.0) / t11;
            let t21 = c + t14 * (k17 * t15) - t17 * (rt::lit::<T>(4.0) * t16)
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
            let t5 = r * (d_c_minus_a_b - a_b_minus_d_c) - twice_r * a_b_minus_d_c;
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let a_d_plus_b_c = a_d + b_c;
            let t6 = t5 * (m_r * a_d_plus_b_c);
            let a_c = a_ * c_;
            let d_b = d * b_;
            let a_c_plus_d_b = a_c + d_b;
            let b_squared = b_ * b_;
            let a_squared = a_ * a_;
            let t7 = b_squared + a_squared;
            let t8 = m_r * (t1 - t7);
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
            let t20 = m_r * (t19 - t15);
            let a_d_minus_b_c = a_d - b_c;
            let t21 = k19 * a_c_plus_d_b;
            let t22 = t20 * t5 - a_d_minus_b_c * t21
                - t13 * (rt::lit::<T>(8.0) * t6 - rt::lit::<T>(16.0) * t9);
            let t23 = t18 * t22;
            let t24 = b_squared + c_squared;
            let t25 = a_squared + d_squared;
            let t26 = (t25 - t24) * t11;
            let t27 = t26 * t4;
            let t28 = (t24 - t25) * (k18 * a_b_plus_d_c)
                - t13 * (rt::lit::<T>(8.0) * t26);
            let t29 = t28 * t18;
            let t30 = c + t24 * (k17 * t25) - t27 * (rt::lit::<T>(4.0) * t26)
                - t28 * t29;
            let t31 = rt::lit::<T>(1.0) / (t17 * t30);
            let t32 = t5 * (twice_m_r * d_c_minus_a_b) + (c + a_c_plus_d_b * t21)
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
            let t42 = twice_r * a_d_minus_b_c + r * (a_d_minus_b_c + a_d_minus_b_c);
            let t43 = t41 * (twice_r_m_r * a_d_plus_b_c) - t8 * t42;
            let t44 = t4 * t43;
            let t45 = r * t41;
            let t46 = t20 * t45 - b - t42 * (twice_m_r * a_d_minus_b_c)
                - t13 * (rt::lit::<T>(4.0) * t43);
            let t47 = t18 * t46;
            let a_c_plus_d_b_m_r = m_r * a_c_plus_d_b;
            let t48 = rt::lit::<T>(2.0)
                * (m_r * d_c_minus_a_b * t45 + a_c_plus_d_b_m_r * t42 - t27 * t43)
                - t29 * t46;
            let t49 = t31 * (t28 * t48);
            let t50 = t47 - t49;
            let t51 = t14 * t50 + t36 * (t37 * t48);
            let t52 = k19 * a_d_plus_b_c;
            let r_1_1 = t7 - t1;
            let t53 = r_1_1 + (t39 - t40);
            let t54 = r * t53;
            let t55 = a + a_d_plus_b_c * t52 - t8 * t54;
            let t56 = t4 * t55;
            let t57 = rt::lit::<T>(4.0) * (r * a_d_plus_b_c * t20 - t13 * t55)
                - t53 * (twice_r_m_r * a_d_minus_b_c);
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
            let a_d_plus_b_c_twice_r = twice_r * a_d_plus_b_c;
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
            let t4 = twice_r * d_c_minus_a_b;
            let t5 = c_squared + d_squared;
            let t6 = b_squared + a_squared;
            let t7 = r * (t5 - t6);
            let a_d_minus_b_c = a_d - b_c;
            let t8 = twice_r * a_d_minus_b_c;
            let a_c = a_ * c_;
            let d_b = d * b_;
            let a_c_plus_d_b = a_c + d_b;
            let a_c_plus_d_b_twice_r = twice_r * a_c_plus_d_b;
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
            let t18 = (t11 - t12) * (k18 * a_b_plus_d_c)
                - t17 * (rt::lit::<T>(8.0) * t14);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t19 = (a_ * (a_ + twice_b_2) + (t2 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t2 + c_ * (c_ - twice_d))));
            let t20 = rt::lit::<T>(1.0) / (b + t19 - t17 * (rt::lit::<T>(16.0) * t16));
            let t21 = t18 * t20;
            let t22 = rt::lit::<T>(1.0)
                / (c + t11 * (k17 * t12) - t15 * (rt::lit::<T>(4.0) * t14) - t18 * t21);
            let t23 = rho2 - t17 * (rt::lit::<T>(4.0) * rho1);
            let t24 = rho3 - t15 * (rt::lit::<T>(2.0) * rho1) - t21 * t23;
            let t25 = t20 * (t23 - t22 * (t18 * t24));
            let t26 = t10 * (rho1 - t22 * (rt::lit::<T>(2.0) * t14 * t24))
                - rt::lit::<T>(4.0) * t17 * t25;
            let t27 = t22 * t24;
            let t28 = t7 * t26
                + rt::lit::<T>(2.0) * (r * a_d_minus_b_c * t25 - r * a_c_plus_d_b * t27);
            let t29 = t28 * (k20 * a_c_plus_d_b);
            let a_b_minus_d_c = a_b - d_c;
            let t30 = t3 * t25
                + rt::lit::<T>(2.0) * (r * d_c_minus_a_b * t27 + r * a_d_plus_b_c * t26);
            let t31 = c * t27
                + (r * (d_c_minus_a_b - a_b_minus_d_c) - twice_r * a_b_minus_d_c)
                    * (m * t30);
            let t32 = b * t25 + (t8 + r * (a_d_minus_b_c + a_d_minus_b_c)) * (m * t28);
            let t33 = a_squared - d_squared;
            let t34 = c_squared - b_squared;
            let t35 = t30 * (m_r * (t2 - t1 - (t33 + t34)));
            let r_1_1 = t6 - t5;
            let t36 = t28 * (m_r * (r_1_1 + (t33 - t34)));
            let t37 = a * t26 + t30 * (k20 * a_d_plus_b_c);
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
            let t12 = (t4 - t5) * (k18 * t9) - t11 * (rt::lit::<T>(8.0) * t7);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t13 = b_squared + d_squared;
            let t14 = (a_ * (a_ + twice_b_2) + (t13 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t13 + c_ * (c_ - twice_d))));
            let t15 = rt::lit::<T>(1.0) / (b + t14 - t11 * (rt::lit::<T>(16.0) * t10));
            let t16 = t12 * t15;
            let t17 = rt::lit::<T>(1.0)
                / (c + t4 * (k17 * t5) - t8 * (rt::lit::<T>(4.0) * t7) - t12 * t16);
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
            let b_squared = b_ * b_;
            let c_squared = c_ * c_;
            let t1 = b_squared + c_squared;
            let a_squared = a_ * a_;
            let d_squared = d * d;
            let t2 = a_squared + d_squared;
            let a_c = a_ * c_;
            let d_b = d * b_;
            let t3 = k16 * (a_c - d_b);
            let t4 = (t2 - t1) * t3;
            let twice_c = rt::lit::<T>(2.0) * c_;
            let t5 = c_squared + d_squared;
            let twice_d = rt::lit::<T>(2.0) * d;
            let t6 = (a_ * (a_ - twice_c) + (t5 + b_ * (b_ + twice_d)))
                * (k16 * (a_ * (a_ + twice_c) + (t5 + b_ * (b_ - twice_d))));
            let t7 = rt::lit::<T>(1.0) / (a + t6);
            let t8 = t4 * t7;
            let a_b = a_ * b_;
            let d_c = d * c_;
            let a_b_plus_d_c = a_b + d_c;
            let t9 = a_b_plus_d_c * t3;
            let t10 = t9 * t7;
            let t11 = (t1 - t2) * (k18 * a_b_plus_d_c) - t10 * (rt::lit::<T>(8.0) * t4);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t12 = b_squared + d_squared;
            let t13 = (a_ * (a_ + twice_b_2) + (t12 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t12 + c_ * (c_ - twice_d))));
            let t14 = rt::lit::<T>(1.0) / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
            let t15 = t11 * t14;
            let t16 = rt::lit::<T>(1.0)
                / (c + t1 * (k17 * t2) - t8 * (rt::lit::<T>(4.0) * t4) - t11 * t15);
            let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
            let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
            let t19 = t16 * t18;
            let t20 = t14 * (t17 - t16 * (t11 * t18));
            let t21 = t7 * (rho1 - t16 * (rt::lit::<T>(2.0) * t4 * t18))
                - rt::lit::<T>(4.0) * t10 * t20;
            let t22 = twice_r * (b_ * t19 - a_ * t20 - d * t21);
            let a_d = a_ * d;
            let b_c = b_ * c_;
            let t23 = m_r * (a_squared + c_squared - t12) * t20
                + twice_m_r * ((d_c - a_b) * t19 + (a_d + b_c) * t21);
            let t24 = m_r * (t5 - (b_squared + a_squared)) * t21
                + twice_m_r * ((a_d - b_c) * t20 - (a_c + d_b) * t19);
            let t25 = twice_r * (a_ * t21 + c_ * t19);
            let d_twice_r = twice_r * d;
            let t26 = t20 * d_twice_r;
            let t27 = twice_r * (b_ * t20 + a_ * t19 - c_ * t21);
            let t28 = t21 * (twice_r * b_) + (t20 * (twice_r * c_) + t19 * d_twice_r);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                t22 * t23 + t24 * (t25 - t26),
                t27 * t23 + t24 * t28,
                t27 * t24 - t23 * t28,
                t23 * (t26 - t25) + t22 * t24,
                zero,
                zero,
                t21,
                t20,
                t19,
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
            let t11 = (t4 - t5) * (k18 * a_b_plus_d_c) - t10 * (rt::lit::<T>(8.0) * t7);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t12 = b_squared + d_squared;
            let t13 = (a_ * (a_ + twice_b_2) + (t12 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t12 + c_ * (c_ - twice_d))));
            let t14 = rt::lit::<T>(1.0) / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
            let t15 = t11 * t14;
            let t16 = rt::lit::<T>(1.0)
                / (c + t4 * (k17 * t5) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
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
                b_minus_c,
                twice_m,
                k22,
                c_minus_a,
                a_minus_b,
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
            let t22 = t21 * (k18 * a_b_plus_d_c) - t11 * (rt::lit::<T>(8.0) * t19);
            let t23 = t22 * t13;
            let t24 = t22 * t23;
            let t25 = c + t16 * (k17 * t17) - t20 * (rt::lit::<T>(4.0) * t19) - t24;
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
            let t37 = k18 * (b_ * t21 - rt::lit::<T>(2.0) * a_a_b_plus_d_c)
                - rt::lit::<T>(8.0) * (t36 * t11 + t19 * t33);
            let t38 = t13 * (t37 - t23 * t35);
            let t39 = t10 * (t36 - t20 * t32);
            let t40 = t14 * t38 + (twice_rho1 * t39 - t23 * t34);
            let t41 = t16 * (k21 * a_) - rt::lit::<T>(4.0) * (t36 * t20 + t19 * t39)
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
            let t60 = k18 * (a_ * t21 + rt::lit::<T>(2.0) * b_a_b_plus_d_c)
                - rt::lit::<T>(8.0) * (t19 * t56 - t59 * t11);
            let t61 = t10 * (t59 + t20 * t55);
            let t62 = t13 * (t60 - t23 * t58);
            let t63 = twice_rho1 * t61 + t23 * t57 - t14 * t62;
            let t64 = t17 * (k21 * b_) + rt::lit::<T>(4.0) * (t59 * t20 + t19 * t61)
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
            let t80 = k18 * (d * t21 + rt::lit::<T>(2.0) * c_a_b_plus_d_c)
                - rt::lit::<T>(8.0) * (t79 * t11 + t19 * t76);
            let t81 = t13 * (t80 - t23 * t78);
            let t82 = t10 * (t79 - t20 * t75);
            let t83 = t14 * t81 + (twice_rho1 * t82 - t23 * t77);
            let t84 = t17 * (k21 * c_) - rt::lit::<T>(4.0) * (t79 * t20 + t19 * t82)
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
            let t98 = k18 * (c_ * t21 - rt::lit::<T>(2.0) * d_a_b_plus_d_c)
                - rt::lit::<T>(8.0) * (t97 * t11 + t19 * t94);
            let t99 = t13 * (t98 - t23 * t96);
            let t100 = t10 * (t97 - t20 * t93);
            let t101 = t14 * t99 + (twice_rho1 * t100 - t23 * t95);
            let t102 = t16 * (k21 * d) - rt::lit::<T>(4.0) * (t97 * t20 + t19 * t100)
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
            let t140 = twice_r * d * t30;
            let t141 = t139 - t140;
            let t142 = twice_r * d_c_minus_a_b;
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
            let t178 = twice_m * t128;
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
            let t199 = m_r * t144;
            let t200 = t176 * (k22 * a_d_plus_b_c) + t199 * t196;
            let half_a_squared = rt::lit::<T>(0.5) * a_squared;
            let half_d_squared = rt::lit::<T>(0.5) * d_squared;
            let t201 = half_a_squared - half_d_squared;
            let half_c_squared = rt::lit::<T>(0.5) * c_squared;
            let half_b_squared = rt::lit::<T>(0.5) * b_squared;
            let t202 = half_c_squared - half_b_squared;
            let a_c_plus_d_b_m_r = m_r * a_c_plus_d_b;
            let t203 = rt::lit::<T>(2.0)
                * (t181 * (m_r * (t201 + t202)) + t176 * (twice_r_m_r * d_c_minus_a_b)
                    - a_c_plus_d_b_m_r * t196);
            let t204 = t203
                + (b_minus_c * t30 + t185 * (m_r * (a_d_minus_b_c + a_d_minus_b_c)));
            let t205 = m_r * t130;
            let t206 = m * t185;
            let t207 = r_a_c_plus_d_b * t206;
            let a_b_minus_d_c = a_b - d_c;
            let t208 = rt::lit::<T>(2.0)
                * (t205 * t177
                    + (m_r * a_d_minus_b_c * t196
                        + (t207 + t181 * (m_r * a_b_minus_d_c))));
            let t209 = b_minus_c * t52 + t208;
            let t210 = twice_m * t132;
            let t211 = t171 - t169;
            let t212 = t174 - t173;
            let t213 = twice_m * t134;
            let t214 = rt::lit::<T>(2.0) * (t177 * t210 + t182 * (t211 + t212))
                + (t186 * (t137 + (t165 - t136) - t194) - t196 * t213);
            let t215 = t164 + t167;
            let t216 = t163 + t166;
            let t217 = rt::lit::<T>(2.0) * (t177 * t213 + t182 * (t215 - t216))
                + (t186 * (t189 + (t188 - t168)) + t196 * t210);
            let t218 = m * t141;
            let t219 = t156 - t158;
            let t220 = t160 + t161;
            let t221 = rt::lit::<T>(2.0) * (t177 * t218 + t182 * (t219 - t220))
                + (t185 * (twice_m_r * t191) + t196 * t178);
            let t222 = t162 - t175;
            let t223 = r * t222;
            let t224 = r * (t190 - t193 - (t195 + t187));
            let t225 = rt::lit::<T>(2.0) * (t223 * t197 + t186 * (t179 - t180))
                + (t224 * t178 + t181 * (m_r * (t157 - t159 - t155 - t184)));
            let t226 = t205 * t224 + t222 * (k22 * a_d_minus_b_c);
            let d_c_minus_a_b_m_r = m_r * d_c_minus_a_b;
            let t227 = r_a_d_plus_b_c * (m * t181);
            let t228 = d_c_minus_a_b_m_r * t224
                + (t185 * (m_r * (t201 - t202)) - t227
                    - t222 * (twice_r_m_r * a_c_plus_d_b));
            let t229 = c_minus_a * t72 + rt::lit::<T>(2.0) * t228;
            let t230 = rt::lit::<T>(2.0)
                * (m_r * a_d_plus_b_c * t224 + (t199 * t223 - t207))
                + (c_minus_a * t52 + t181 * (m_r * (d_c_minus_a_b - a_b_minus_d_c)));
            let t231 = rt::lit::<T>(2.0) * (t186 * (t211 - t212) - t223 * t213)
                + (t224 * t210 - t181 * (twice_m_r * t138));
            let t232 = rt::lit::<T>(2.0) * (t223 * t210 - t186 * (t216 + t215))
                + (t224 * t213 + t181 * (m_r * (t189 + (t168 - (t172 + t170)))));
            let t233 = rt::lit::<T>(2.0) * (t223 * t178 - t186 * (t220 + t219))
                + (t224 * t218 + t181 * (m_r * (t152 + (t148 - t150) - t192)));
            let t234 = t166 + t164;
            let t235 = t163 + t167;
            let t236 = t174 + (t169 + (t171 + t173));
            let t237 = b_ * t161 + c_ * t154 + (d * t174 - a_ * t167);
            let t238 = r * t237;
            let t239 = d * t167 + a_ * t174 + (b_ * t154 - c_ * t161);
            let t240 = r * t239;
            let t241 = m_r * (t181 * (t234 - t235) - t185 * t236)
                + (t238 * t178 - t240 * t197);
            let t242 = rt::lit::<T>(4.0)
                * (d_c_minus_a_b_m_r * t238 + a_c_plus_d_b_m_r * t240);
            let t243 = t227
                - t185
                    * (m_r
                        * (half_b_squared + half_a_squared
                            - (half_c_squared + half_d_squared)))
                - twice_r_m_r * a_d_minus_b_c * t239;
            let t244 = a_minus_b * t72 + rt::lit::<T>(2.0) * (t205 * t238 + t243);
            let t245 = twice_r_m_r * a_d_plus_b_c * t237
                + (t181
                    * (m_r
                        * (half_b_squared + half_d_squared
                            - (half_a_squared + half_c_squared)))
                    - r_a_d_minus_b_c * t206);
            let t246 = a_minus_b * t30 + rt::lit::<T>(2.0) * (t245 - t199 * t240);
            let t247 = t154 + (t149 - t151 - t153);
            let t248 = t238 * t210
                + m_r * (t181 * (t161 + (t156 + (t158 - t160))) - t185 * t247);
            let t249 = t70 * t242 + rt::lit::<T>(2.0) * (t240 * t213 + t248)
                - (t69 * t246 + t67 * t244);
            let t250 = t238 * t213
                + m_r * (t181 * t247 - t185 * (t160 - t158 - t156 - t161));
            let t251 = rt::lit::<T>(2.0) * (t250 - t240 * t210) - t90 * t242
                - (t87 * t244 + t89 * t246);
            let t252 = m_r * (t181 * t236 - t185 * (t235 - t234))
                + (t238 * t218 - t240 * t178);
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
                    t198 - t50 * t200 - t53 * t204 - t44 * t209,
                    t225 - t44 * t226 - t53 * t229 - t50 * t230,
                    rt::lit::<T>(2.0) * t241 - t53 * t242 - (t44 * t244 + t50 * t246),
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
                    t70 * t204 + (t214 - t69 * t200) - t67 * t209,
                    t70 * t229 + (t231 - t67 * t226) - t69 * t230,
                    t249,
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
                    t217 - t89 * t200 - t90 * t204 - t87 * t209,
                    t232 - t87 * t226 - t90 * t229 - t89 * t230,
                    t251,
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
                    t221 - t107 * t200 - t108 * t204 - t105 * t209,
                    t233 - t105 * t226 - t108 * t229 - t107 * t230,
                    rt::lit::<T>(2.0) * t252 - t108 * t242 - (t105 * t244 + t107 * t246),
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
                    t115 * t200 + t114 * t204 - t113 * t209,
                    t115 * t230 + (t114 * t229 - t113 * t226),
                    t115 * t246 + t114 * t242 - t113 * t244,
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
                    t118 * t209 + (t146 * t200 - t116 * t204),
                    t146 * t230 + (t118 * t226 - t116 * t229),
                    t118 * t244 + (t146 * t246 - t116 * t242),
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
                    t147 * t200 + t51 * t204 - t116 * t209,
                    t147 * t230 + (t51 * t229 - t116 * t226),
                    t147 * t246 + t51 * t242 - t116 * t244,
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
            q: &SVector<T, 6>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
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
            let t1 = (c_squared + d_squared - (b_squared + a_squared)) * (m_r * y_dot)
                + (a * omega1 + (a_d + b_c) * (twice_m_r * x_dot));
            let t2 = (a_squared + c_squared - (b_squared + d_squared)) * (m_r * x_dot)
                + (b * omega2 + (a_d - b_c) * (twice_m_r * y_dot));
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
            self: &System<T>,
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
            let t11 = (t4 - t5) * (k18 * a_b_plus_d_c) - t10 * (rt::lit::<T>(8.0) * t7);
            let twice_b_2 = rt::lit::<T>(2.0) * b_;
            let t12 = b_squared + d_squared;
            let t13 = (a_ * (a_ + twice_b_2) + (t12 + c_ * (c_ + twice_d)))
                * (k16 * (a_ * (a_ - twice_b_2) + (t12 + c_ * (c_ - twice_d))));
            let t14 = rt::lit::<T>(1.0) / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
            let t15 = t11 * t14;
            let t16 = rt::lit::<T>(1.0)
                / (c + t4 * (k17 * t5) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
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
                * (t2 * (r_over_c * t1) + r_a_d_plus_b_c * (r_over_a * a_d_plus_b_c))
                + (inv_m + t4 * (r_over_b * t3));
            let b_c_minus_a_d = b_c - a_d;
            let t6 = a_ * c_ + d * b_;
            let r_1_1 = b_squared + a_squared - (c_squared + d_squared);
            let t7 = inv_m + b_c_minus_a_d * (k23 * b_c_minus_a_d)
                + (t6 * (k13 * t6) + r_1_1 * (r_r_over_a * r_1_1));
            let t8 = t3 * (twice_r_r_over_b * b_c_minus_a_d) + t6 * (k13 * t1);
            let t9 = r_1_1 * (twice_r_r_over_a * a_d_plus_b_c);
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
            let t23 = r_1_1 * (twice_r_r_over_a * a_d_plus_b_c);
            let b_c_minus_a_d = b_c - a_d;
            let t24 = a_ * c_ + d * b_;
            let t25 = t12 * (twice_r_r_over_b * b_c_minus_a_d) + t24 * (k13 * t16);
            let t26 = rt::lit::<T>(4.0)
                * (t17 * (r_over_c * t16) + r_a_d_plus_b_c * (r_over_a * a_d_plus_b_c))
                + (inv_m + t13 * (r_over_b * t12));
            let t27 = inv_m + b_c_minus_a_d * (k23 * b_c_minus_a_d)
                + (t24 * (k13 * t24) + r_1_1 * (r_r_over_a * r_1_1));
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
                inv_a * (r_r_1_1 * t34 - t20 - twice_r * a_d_plus_b_c * t35),
                inv_b * (twice_r * b_c_minus_a_d * t34 + (t13 * t35 - t14)),
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
            let t2 = omega3 * (k25 * d);
            let t3 = a_ * (omega3 * (k25 * c_) - omega2 * (k26 * d))
                + b_ * (omega2 * (k26 * c_) + t2);
            let t4 = a_ * (omega1 * (k24 * d) - omega3 * (k25 * b_))
                + c_ * (t2 + omega1 * (k24 * b_));
            let t5 = (d * b_ - a_ * c_) * (twice_a * omega1)
                + (a_ * b_ + d * c_) * (twice_b * omega2);
            rt::vector([
                rt::lit::<T>(0.5) * t1,
                r_1_1 * (k24 * omega1) + rt::lit::<T>(2.0) * t3,
                (a_squared + c_squared - (b_squared + d_squared)) * (k26 * omega2)
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
            let t1 = p_omega3 * (inv_c * p_omega3) + p_omega1 * (inv_a * p_omega1)
                + (inv_m * (p_x * p_x + p_y * p_y) + p_omega2 * (inv_b * p_omega2));
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
            let p_omega3_inv_c = inv_c * p_omega3;
            let p_omega1_inv_a = inv_a * p_omega1;
            let p_omega2_inv_b = inv_b * p_omega2;
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
            let t5 = r_1_1 * (twice_r_r_over_a * a_d_plus_b_c);
            let t6 = b_squared + d_squared - (a_squared + c_squared);
            let b_c_minus_a_d = b_c - a_d;
            let t7 = a_ * c_ + d * b_;
            let t8 = a_ * b_ - d * c_;
            let t9 = t6 * (twice_r_r_over_b * b_c_minus_a_d) + t7 * (k13 * t8);
            let t10 = r * t8;
            let r_a_d_plus_b_c = r * a_d_plus_b_c;
            let t11 = r * t6;
            let t12 = rt::lit::<T>(4.0)
                * (t10 * (r_over_c * t8) + r_a_d_plus_b_c * (r_over_a * a_d_plus_b_c))
                + (inv_m + t11 * (r_over_b * t6));
            let t13 = inv_m + b_c_minus_a_d * (k23 * b_c_minus_a_d)
                + (t7 * (k13 * t7) + r_1_1 * (r_r_over_a * r_1_1));
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
                r_r_1_1 * t37 + (t31 - t30) - twice_r * a_d_plus_b_c * t38,
                twice_r * b_c_minus_a_d * t37 + (t11 * t38 + (t25 - t24)),
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

        fn level_defect_of(&self, state: &State<T>) -> Option<T> {
            let q = state.q();
            Some(rt::max_norm(&self.level_correction(&q)))
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
        /// - `a_rate`, `b_rate`, `c_rate`, `d_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `kappa_gradient`: 8 × 8 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, y_rate
        ///
        /// **Holonomic constraints** hold after each step, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 13 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 1 | 0 | 0 | 0 |
        /// | each step | 128 | 189 | 11 | 0 | 0 | 0 |
        /// | each sweep for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 248 | 350 | 7 | 0 | 0 | 0 |
        /// | each iteration for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 1300 | 1817 | 23 | 0 | 0 | 0 |
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
            /// `r h`
            r_h: T,
            /// `2 r h`
            twice_r_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (3); energy at the start (1).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 8, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

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
                let r_h = r * h;
                let twice_r_h = rt::lit::<T>(2.0) * r_h;
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
                let m = system.parameters.m;
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let Scheme { twice_r, k1, k2, k3, m_r, twice_m_r, .. } = *self;
                let [[a_, b_, c_, d, x, y]] = start.q().data.0;
                let [[omega1, omega2, omega3, x_dot, y_dot]] = start.w().data.0;
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let t1 = c_squared + d_squared;
                let b_squared = b_ * b_;
                let a_squared = a_ * a_;
                let a_d = a_ * d;
                let b_c = b_ * c_;
                let t2 = (t1 - (b_squared + a_squared)) * (m_r * y_dot)
                    + (a * omega1 + (a_d + b_c) * (twice_m_r * x_dot));
                let t3 = b_squared + d_squared;
                let t4 = (a_squared + c_squared - t3) * (m_r * x_dot)
                    + (b * omega2 + (a_d - b_c) * (twice_m_r * y_dot));
                let d_c = d * c_;
                let a_b = a_ * b_;
                let a_c = a_ * c_;
                let d_b = d * b_;
                let t5 = c * omega3
                    + twice_r * ((d_c - a_b) * (m * x_dot) - (a_c + d_b) * (m * y_dot));
                let twice_c = rt::lit::<T>(2.0) * c_;
                let twice_d = rt::lit::<T>(2.0) * d;
                let t6 = (a_ * (a_ - twice_c) + (t1 + b_ * (b_ + twice_d)))
                    * (k1 * (a_ * (a_ + twice_c) + (t1 + b_ * (b_ - twice_d))));
                let t7 = rt::lit::<T>(1.0) / (a + t6);
                let t8 = b_squared + c_squared;
                let t9 = a_squared + d_squared;
                let t10 = k1 * (a_c - d_b);
                let t11 = (t9 - t8) * t10;
                let t12 = t11 * t7;
                let a_b_plus_d_c = a_b + d_c;
                let t13 = a_b_plus_d_c * t10;
                let t14 = t13 * t7;
                let t15 = (t8 - t9) * (k3 * a_b_plus_d_c)
                    - t14 * (rt::lit::<T>(8.0) * t11);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t16 = (a_ * (a_ + twice_b) + (t3 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t3 + c_ * (c_ - twice_d))));
                let t17 = rt::lit::<T>(1.0)
                    / (b + t16 - t14 * (rt::lit::<T>(16.0) * t13));
                let t18 = t15 * t17;
                let t19 = rt::lit::<T>(1.0)
                    / (c + t8 * (k2 * t9) - t12 * (rt::lit::<T>(4.0) * t11) - t15 * t18);
                let t20 = t4 - t14 * (rt::lit::<T>(4.0) * t2);
                let t21 = t5 - t12 * (rt::lit::<T>(2.0) * t2) - t18 * t20;
                let t22 = t17 * (t20 - t19 * (t15 * t21));
                let t23 = t2
                    * (t7 * (t2 - t19 * (rt::lit::<T>(2.0) * t11 * t21))
                        - rt::lit::<T>(4.0) * t14 * t22);
                let carried = [
                    a_,
                    b_,
                    c_,
                    d,
                    x,
                    y,
                    t2,
                    t4,
                    t5,
                    rt::lit::<T>(0.5) * (t23 + (t4 * t22 + t19 * (t5 * t21))),
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
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3, reference] = motion.carried;
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
                let t9 = c + t7 * (k2 * t8);
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
                let t26 = t24 * t25;
                let t27 = t9 - t15 * (rt::lit::<T>(4.0) * t12) - t26;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = rho2 - t14 * (rt::lit::<T>(4.0) * rho1);
                let t30 = rho3 - t15 * (rt::lit::<T>(2.0) * rho1) - t29 * t25;
                let t31 = t30 * t28;
                let t32 = t16 * t27;
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = t17 * t29 - t33 * (t24 * t30);
                let t35 = rt::lit::<T>(1.0) / (t4 * t27);
                let t36 = rho1 * t13 - t35 * (t21 * t30) - t20 * t34;
                let t37 = t24 * t33;
                let t38 = t21 * t35;
                let t39 = rt::lit::<T>(2.0) * t14;
                let t40 = rt::lit::<T>(0.5) * t28;
                let t41 = t12 * t35;
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
                    let t64 = b_ + half_h * b_rate;
                    let t65 = rho1_rate * kappa_gradient;
                    let t67 = a_ + half_h * a_rate;
                    let t68 = c_ + half_h * c_rate;
                    let t69 = rt::lit::<T>(2.0) * t68;
                    let t70 = t67 - t69;
                    let t71 = t68 * t68;
                    let t72 = d + half_h * d_rate;
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
                    let t66 = rho1 + half_h * rho1_rate;
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
                    let t530 = k3 * t99;
                    let t100 = t99 * t87;
                    let t101 = t100 * t82;
                    let t505 = rt::lit::<T>(8.0) * t93;
                    let t967 = t114 * t530 - t101 * t505;
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
                    let t968 = t967 * t113;
                    let t969 = rt::lit::<T>(1.0) / (t123 - t967 * t968);
                    let t95 = rt::lit::<T>(2.0) * t66;
                    let t96 = rho3 + half_h * rho3_rate - t94 * t95;
                    let t102 = rho2 + half_h * rho2_rate
                        - t101 * (rt::lit::<T>(4.0) * t66);
                    let t970 = t96 - t968 * t102;
                    let t425 = rt::lit::<T>(2.0) * t93;
                    let t971 = t82 * (t66 - t969 * (t970 * t425));
                    let t972 = t113 * (t102 - t969 * (t967 * t970));
                    let t128 = rt::lit::<T>(4.0) * t101;
                    let t973 = t972 * t128;
                    let t974 = t971 - t973;
                    let t975 = t65 + t974;
                    let t137 = rho2_rate * kappa_gradient;
                    let t976 = t137 + t972;
                    let t139 = rho3_rate * kappa_gradient;
                    let t977 = t970 * t969;
                    let t978 = t139 + t977;
                    let t143 = t88 + t71;
                    let t144 = t143 - t105;
                    let t145 = r * t144;
                    let t146 = t98 - t97;
                    let t147 = r * t146;
                    let t148 = t67 * t72;
                    let t149 = t64 * t68;
                    let t150 = t148 + t149;
                    let t151 = r * t150;
                    let t979 = t972 * t145
                        + rt::lit::<T>(2.0) * (t977 * t147 + t151 * t974);
                    let t980 = m * t979;
                    let t981 = twice_r * (t64 * t977 - t67 * t972 - t72 * t974);
                    let t179 = a_rate * kappa_gradient;
                    let t160 = t90 + t88;
                    let t161 = t74 - t160;
                    let t162 = r * t161;
                    let t163 = t148 - t149;
                    let t164 = r * t163;
                    let t165 = t84 + t85;
                    let t166 = r * t165;
                    let t982 = t162 * t974
                        + rt::lit::<T>(2.0) * (t972 * t164 - t977 * t166);
                    let t983 = m * t982;
                    let t984 = twice_r * (t67 * t974 + t68 * t977);
                    let t985 = twice_r * t72;
                    let t986 = t972 * t985;
                    let t987 = t980 * t981 + (t179 + t983 * (t984 - t986));
                    let t185 = d_rate * kappa_gradient;
                    let t988 = t980 * (t986 - t984) + (t185 + t983 * t981);
                    let t989 = twice_r * (t64 * t972 + t67 * t977 - t68 * t974);
                    let t159 = b_rate * kappa_gradient;
                    let t990 = t974 * (twice_r * t64)
                        + (t972 * (twice_r * t68) + t977 * t985);
                    let t991 = t980 * t989 + (t159 + t983 * t990);
                    let t175 = c_rate * kappa_gradient;
                    let t992 = t175 + t983 * t989 - t980 * t990;
                    let t201 = k4 * t165;
                    let t993 = t201 * t982;
                    let t203 = t97 - t98;
                    let t204 = r * (t146 - t203) - twice_r * t203;
                    let t994 = c * t977 + t204 * t980;
                    let t192 = twice_r * t163;
                    let t193 = t192 + r * (t163 + t163);
                    let t995 = b * t972 + t193 * t983;
                    let t195 = t88 - t73;
                    let t196 = t71 - t90;
                    let t197 = t105 - t143 - (t195 + t196);
                    let t996 = t979 * (m_r * t197);
                    let t997 = t162 * t975
                        + rt::lit::<T>(2.0) * (t976 * t164 - t978 * t166);
                    let t998 = kappa_gradient * t997;
                    let t189 = twice_r * t150;
                    let t999 = t976 * t145
                        + rt::lit::<T>(2.0) * (t978 * t147 + t151 * t975);
                    let t1000 = kappa_gradient * t999;
                    let t1001 = t976 * (t993 - t994)
                        + (t978 * (t995 - t996) - t162 * t998 - t189 * t1000);
                    let t1002 = rt::lit::<T>(0.5)
                        * (t64 * t987 + t68 * t988 - (t67 * t991 + t72 * t992)) + t1001;
                    let t208 = t195 - t196 + (t160 - t74);
                    let t1003 = t982 * (m_r * t208);
                    let t211 = k4 * t150;
                    let t1004 = a * t974 + t211 * t979;
                    let t1005 = t975 * (t994 - t993)
                        + (t978 * (t1003 - t1004) - (t145 * t1000 + t192 * t998));
                    let t1006 = rt::lit::<T>(0.5)
                        * (t68 * t987 + t72 * t991 - (t67 * t992 + t64 * t988)) + t1005;
                    let t1007 = rt::lit::<T>(2.0) * (t166 * t998 - t147 * t1000)
                        + (t975 * (t996 - t995) + t976 * (t1004 - t1003));
                    let t1008 = rt::lit::<T>(0.5)
                        * (t72 * t987 + t64 * t992 - (t68 * t991 + t67 * t988)) + t1007;
                    let t220 = rho1 + h * rho1_rate;
                    let a_rate_h = h * a_rate;
                    let a_new = a_ + a_rate_h;
                    let d_rate_h = h * d_rate;
                    let d_new = d + d_rate_h;
                    let d_new_squared = d_new * d_new;
                    let t221 = a_new * a_new + d_new_squared;
                    let b_rate_h = h * b_rate;
                    let b_new = b_ + b_rate_h;
                    let b_new_squared = b_new * b_new;
                    let c_rate_h = h * c_rate;
                    let c_new = c_ + c_rate_h;
                    let c_new_squared = c_new * c_new;
                    let t222 = b_new_squared + c_new_squared;
                    let t223 = t221 - t222;
                    let t224 = a_new * c_new - b_new * d_new;
                    let t225 = k1 * t224;
                    let t226 = t223 * t225;
                    let t227 = rt::lit::<T>(2.0) * t226;
                    let t228 = a_new * b_new + c_new * d_new;
                    let t229 = t228 * t225;
                    let t230 = rt::lit::<T>(4.0) * t229;
                    let twice_c_new = rt::lit::<T>(2.0) * c_new;
                    let t231 = a_new - twice_c_new;
                    let t232 = c_new_squared + d_new_squared;
                    let twice_d_new = rt::lit::<T>(2.0) * d_new;
                    let t233 = b_new + twice_d_new;
                    let t234 = a_new * t231 + (t232 + b_new * t233);
                    let t235 = a_new + twice_c_new;
                    let t236 = b_new - twice_d_new;
                    let t237 = a_new * t235 + (t232 + b_new * t236);
                    let t238 = a + t234 * (k1 * t237);
                    let t1009 = t220 - t977 * t227 - t972 * t230 - t238 * t974;
                    let t240 = rt::lit::<T>(1.0) / t238;
                    let t241 = rho3 + h * rho3_rate;
                    let t242 = k2 * t221;
                    let t243 = c + t222 * t242;
                    let t244 = t222 - t221;
                    let t245 = t244 * (k1 * t228);
                    let t1010 = t241 - t977 * t243
                        - rt::lit::<T>(2.0) * (t226 * t974 + t972 * t245);
                    let t247 = t226 * t240;
                    let t248 = rt::lit::<T>(2.0) * t247;
                    let t249 = rt::lit::<T>(2.0) * t245;
                    let t250 = t229 * t240;
                    let t251 = rt::lit::<T>(8.0) * t226;
                    let t252 = t249 - t250 * t251;
                    let twice_b_new = rt::lit::<T>(2.0) * b_new;
                    let t253 = a_new + twice_b_new;
                    let t254 = b_new_squared + d_new_squared;
                    let t255 = c_new + twice_d_new;
                    let t256 = a_new * t253 + (t254 + c_new * t255);
                    let t257 = a_new - twice_b_new;
                    let t258 = c_new - twice_d_new;
                    let t259 = a_new * t257 + (t254 + c_new * t258);
                    let t260 = b + t256 * (k1 * t259);
                    let t261 = rt::lit::<T>(16.0) * t229;
                    let t262 = t260 - t250 * t261;
                    let t263 = rt::lit::<T>(1.0) / t262;
                    let t264 = t252 * t263;
                    let t265 = rho2 + h * rho2_rate;
                    let t1011 = t265 - t977 * t249 - t972 * t260 - t230 * t974;
                    let t267 = rt::lit::<T>(4.0) * t250;
                    let t1012 = t1011 - t267 * t1009;
                    let t1013 = t1010 - t248 * t1009 - t264 * t1012;
                    let t271 = rt::lit::<T>(4.0) * t226;
                    let t272 = t243 - t247 * t271 - t252 * t264;
                    let t280 = rt::lit::<T>(1.0) / t272;
                    let t1014 = t263 * (t1012 - t1013 * (t252 * t280));
                    let t1015 = rho3 - t9 * t977 - t23 * t972 - t21 * t974;
                    let t1016 = rho1 - t21 * t977 - t18 * t972 - t4 * t974;
                    let t1017 = rho2 - t23 * t977 - t6 * t972 - t18 * t974;
                    let t1018 = t1017 - t20 * t1016;
                    let t1019 = t1015 - t19 * t1016 - t25 * t1018;
                    let t1020 = t17 * t1018 - t37 * t1019;
                    let t1021 = t1011 * t1014
                        + (t1013 * (t280 * t1010) - t1019 * (t28 * t1015)
                            - t1017 * t1020);
                    let t1022 = t1009
                        * (t240 * (t1009 - t1013 * (t227 * t280)) - t267 * t1014)
                        + (t1021 - t1016 * (t13 * t1016 - t38 * t1019 - t20 * t1020));
                    let t291 = t67 * (twice_h * a_rate);
                    let t292 = t68 * (twice_h * c_rate);
                    let t293 = t64 * (twice_h * b_rate);
                    let t294 = t72 * (twice_h * d_rate);
                    let t295 = t291 + t292 - (t293 + t294);
                    let t297 = d_rate_h * t68 + c_rate_h * t72
                        - (a_rate_h * t64 + b_rate_h * t67);
                    let t299 = a_rate_h * t72 + d_rate_h * t67;
                    let t300 = b_rate_h * t68 + c_rate_h * t64;
                    let t301 = t299 + t300;
                    let t304 = d_rate * (half_h_squared * a_rate);
                    let t305 = c_rate * (half_h_squared * b_rate);
                    let t306 = t304 + t305;
                    let t308 = a_rate * (quarter_h_squared * a_rate);
                    let t309 = c_rate * (quarter_h_squared * c_rate);
                    let t310 = b_rate * (quarter_h_squared * b_rate);
                    let t311 = d_rate * (quarter_h_squared * d_rate);
                    let t312 = t308 + t309 - (t310 + t311);
                    let t314 = c_rate_h * d_rate_h - a_rate_h * b_rate_h;
                    let t1023 = (t972 * (m_r * t295)
                        + twice_m_r * (t977 * t297 + t301 * t974))
                        * (t306 * t974
                            + (t972 * t312 + rt::lit::<T>(0.5) * t314 * t977));
                    let t317 = t292 + t294 - (t293 + t291);
                    let t319 = t299 - t300;
                    let t321 = a_rate_h * t68 + c_rate_h * t67
                        + (d_rate_h * t64 + b_rate_h * t72);
                    let t324 = t309 + t311 - (t310 + t308);
                    let t326 = t304 - t305;
                    let t328 = a_rate_h * c_rate_h + b_rate_h * d_rate_h;
                    let t1024 = (t974 * (m_r * t317)
                        + twice_m_r * (t972 * t319 - t977 * t321))
                        * (t324 * t974
                            + (t972 * t326 - rt::lit::<T>(0.5) * t328 * t977));
                    let t331 = rho1_rate * rho1_rate
                        + (a_rate * a_rate + b_rate * b_rate)
                        + (rho2_rate * rho2_rate + rho3_rate * rho3_rate
                            + (c_rate * c_rate + d_rate * d_rate));
                    let t1025 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t1022 - r * (t1023 + t1024),
                        h * (t999 * t999 + (t331 + t997 * t997)),
                    );
                    solution1
                        .update([
                            rt::lit::<T>(-0.5)
                                * (t64 * t975 + (t68 * t976 + t72 * t978)),
                            rt::lit::<T>(0.5) * (t67 * t975 + (t68 * t978 - t72 * t976)),
                            rt::lit::<T>(0.5) * (t72 * t975 + (t67 * t976 - t64 * t978)),
                            rt::lit::<T>(0.5) * (t64 * t976 + t67 * t978 - t68 * t975),
                            t1002,
                            t1006,
                            t1008,
                            t1025,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t42 = b_ * t36 + (c_ * t34 + d * t31);
                            let t43 = rt::lit::<T>(0.5) * t42;
                            let t44 = a_ * t36 + (c_ * t31 - d * t34);
                            let t45 = rt::lit::<T>(0.5) * t44;
                            let t46 = d * t36 + (a_ * t34 - b_ * t31);
                            let t47 = rt::lit::<T>(0.5) * t46;
                            let t48 = b_ * t34 + a_ * t31 - c_ * t36;
                            let t49 = rt::lit::<T>(0.5) * t48;
                            let t50 = a_ * t49 - d * t43;
                            let t51 = c_ * t45 + b_ * t47;
                            let a_d = a_ * d;
                            let b_c = b_ * c_;
                            let t52 = m_r * (a_squared + c_squared - t1) * t34
                                + twice_m_r * ((d_c - a_b) * t31 + (a_d + b_c) * t36);
                            let t53 = a_ * t42;
                            let t54 = c_ * t46;
                            let t55 = d * t48;
                            let t56 = b_ * t44;
                            let t57 = m_r * (t2 - (b_squared + a_squared)) * t36
                                + twice_m_r * ((a_d - b_c) * t34 - (a_c + d_b) * t31);
                            let t58 = b * t34;
                            let t59 = c * t31;
                            let t60 = (t53 + t54 + (t55 - t56)) * (r * t57)
                                + (t31 * t58 - t34 * t59);
                            let t61 = a * t36;
                            let t62 = (t54 - t55 - (t56 + t53)) * (r * t52)
                                + (t36 * t59 - t31 * t61);
                            let t63 = t52 * (b_ * t43 + c_ * t49 + (d * t47 - a_ * t45))
                                - t57 * (d * t45 + a_ * t47 + (b_ * t49 - c_ * t43));
                            [
                                -t43,
                                t45,
                                t47,
                                t49,
                                (t50 + t51) * (twice_r * t52) + t60,
                                (t50 - t51) * (twice_r * t57) + t62,
                                twice_r * t63 + (t34 * t61 - t36 * t58),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * a_),
                            rt::abs(inv_h * b_),
                            rt::abs(inv_h * c_),
                            rt::abs(inv_h * d),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
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
                            let t64 = b_ + half_h * b_rate;
                            let t65 = rho1_rate * kappa_gradient;
                            let t66 = rho1 + half_h * rho1_rate;
                            let t67 = a_ + half_h * a_rate;
                            let t68 = c_ + half_h * c_rate;
                            let t69 = rt::lit::<T>(2.0) * t68;
                            let t70 = t67 - t69;
                            let t71 = t68 * t68;
                            let t72 = d + half_h * d_rate;
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
                            let t96 = rho3 + half_h * rho3_rate - t94 * t95;
                            let t97 = t67 * t64;
                            let t98 = t68 * t72;
                            let t99 = t97 + t98;
                            let t100 = t99 * t87;
                            let t101 = t100 * t82;
                            let t102 = rho2 + half_h * rho2_rate
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
                            let t159 = b_rate * kappa_gradient;
                            let t160 = t90 + t88;
                            let t161 = t74 - t160;
                            let t162 = r * t161;
                            let t163 = t148 - t149;
                            let t164 = r * t163;
                            let t165 = t84 + t85;
                            let t166 = r * t165;
                            let t167 = t162 * t135
                                + rt::lit::<T>(2.0) * (t164 * t134 - t166 * t141);
                            let t168 = m * t167;
                            let t169 = t154 * t135;
                            let t170 = t156 * t134;
                            let t171 = r * t72;
                            let t172 = t171 * t141;
                            let t173 = rt::lit::<T>(2.0) * t169
                                + (rt::lit::<T>(2.0) * t170 + rt::lit::<T>(2.0) * t172);
                            let t174 = t153 * t158 + (t159 + t168 * t173);
                            let t175 = c_rate * kappa_gradient;
                            let t176 = t175 + t168 * t158 - t153 * t173;
                            let t177 = t154 * t141 - t155 * t134 - t171 * t135;
                            let t178 = rt::lit::<T>(2.0) * t177;
                            let t179 = a_rate * kappa_gradient;
                            let t180 = t155 * t135 + t156 * t141;
                            let t181 = rt::lit::<T>(2.0) * t180;
                            let t182 = t171 * t134;
                            let t183 = rt::lit::<T>(2.0) * t182;
                            let t184 = t153 * t178 + (t179 + t168 * (t181 - t183));
                            let t185 = d_rate * kappa_gradient;
                            let t186 = t153 * (t183 - t181) + (t185 + t168 * t178);
                            let t187 = t145 * t138
                                + rt::lit::<T>(2.0) * (t147 * t142 + t151 * t136);
                            let t188 = kappa_gradient * t187;
                            let t189 = twice_r * t150;
                            let t190 = t162 * t136
                                + rt::lit::<T>(2.0) * (t164 * t138 - t166 * t142);
                            let t191 = kappa_gradient * t190;
                            let t192 = twice_r * t163;
                            let t193 = t192 + r * (t163 + t163);
                            let t194 = b * t134 + t193 * t168;
                            let t195 = t88 - t73;
                            let t196 = t71 - t90;
                            let t197 = t105 - t143 - (t195 + t196);
                            let t198 = r * t197;
                            let t199 = t198 * t153;
                            let t200 = t194 - t199;
                            let t201 = k4 * t165;
                            let t202 = t167 * t201;
                            let t203 = t97 - t98;
                            let t204 = r * (t146 - t203) - twice_r * t203;
                            let t205 = c * t141 + t204 * t153;
                            let t206 = t202 - t205;
                            let t207 = rt::lit::<T>(0.5)
                                * (t67 * t174 + t72 * t176 - (t64 * t184 + t68 * t186))
                                + (t188 * t189 + (rho1_rate + t162 * t191) - t200 * t142
                                    - t206 * t138);
                            let t208 = t195 - t196 + (t160 - t74);
                            let t209 = r * t208;
                            let t210 = t209 * t168;
                            let t211 = k4 * t150;
                            let t212 = a * t135 + t152 * t211;
                            let t213 = t210 - t212;
                            let t214 = t205 - t202;
                            let t215 = rt::lit::<T>(0.5)
                                * (t67 * t176 + t64 * t186 - (t68 * t184 + t72 * t174))
                                + (t145 * t188 + (rho2_rate + t192 * t191) - t213 * t142
                                    - t214 * t136);
                            let t216 = t199 - t194;
                            let t217 = t212 - t210;
                            let t218 = rho3_rate - t216 * t136
                                + (rt::lit::<T>(2.0) * (t147 * t188 - t166 * t191)
                                    - t217 * t138);
                            let t219 = rt::lit::<T>(0.5)
                                * (t68 * t174 + t67 * t186 - (t72 * t184 + t64 * t176))
                                + t218;
                            let t220 = rho1 + h * rho1_rate;
                            let a_rate_h = h * a_rate;
                            let a_new = a_ + a_rate_h;
                            let d_rate_h = h * d_rate;
                            let d_new = d + d_rate_h;
                            let d_new_squared = d_new * d_new;
                            let t221 = a_new * a_new + d_new_squared;
                            let b_rate_h = h * b_rate;
                            let b_new = b_ + b_rate_h;
                            let b_new_squared = b_new * b_new;
                            let c_rate_h = h * c_rate;
                            let c_new = c_ + c_rate_h;
                            let c_new_squared = c_new * c_new;
                            let t222 = b_new_squared + c_new_squared;
                            let t223 = t221 - t222;
                            let t224 = a_new * c_new - b_new * d_new;
                            let t225 = k1 * t224;
                            let t226 = t223 * t225;
                            let t227 = rt::lit::<T>(2.0) * t226;
                            let t228 = a_new * b_new + c_new * d_new;
                            let t229 = t228 * t225;
                            let t230 = rt::lit::<T>(4.0) * t229;
                            let twice_c_new = rt::lit::<T>(2.0) * c_new;
                            let t231 = a_new - twice_c_new;
                            let t232 = c_new_squared + d_new_squared;
                            let twice_d_new = rt::lit::<T>(2.0) * d_new;
                            let t233 = b_new + twice_d_new;
                            let t234 = a_new * t231 + (t232 + b_new * t233);
                            let t235 = a_new + twice_c_new;
                            let t236 = b_new - twice_d_new;
                            let t237 = a_new * t235 + (t232 + b_new * t236);
                            let t238 = a + t234 * (k1 * t237);
                            let t239 = t220 - t141 * t227 - t134 * t230 - t238 * t135;
                            let t240 = rt::lit::<T>(1.0) / t238;
                            let t241 = rho3 + h * rho3_rate;
                            let t242 = k2 * t221;
                            let t243 = c + t222 * t242;
                            let t244 = t222 - t221;
                            let t245 = t244 * (k1 * t228);
                            let t246 = t241 - t243 * t141
                                - rt::lit::<T>(2.0) * (t226 * t135 + t245 * t134);
                            let t247 = t226 * t240;
                            let t248 = rt::lit::<T>(2.0) * t247;
                            let t249 = rt::lit::<T>(2.0) * t245;
                            let t250 = t229 * t240;
                            let t251 = rt::lit::<T>(8.0) * t226;
                            let t252 = t249 - t250 * t251;
                            let twice_b_new = rt::lit::<T>(2.0) * b_new;
                            let t253 = a_new + twice_b_new;
                            let t254 = b_new_squared + d_new_squared;
                            let t255 = c_new + twice_d_new;
                            let t256 = a_new * t253 + (t254 + c_new * t255);
                            let t257 = a_new - twice_b_new;
                            let t258 = c_new - twice_d_new;
                            let t259 = a_new * t257 + (t254 + c_new * t258);
                            let t260 = b + t256 * (k1 * t259);
                            let t261 = rt::lit::<T>(16.0) * t229;
                            let t262 = t260 - t250 * t261;
                            let t263 = rt::lit::<T>(1.0) / t262;
                            let t264 = t252 * t263;
                            let t265 = rho2 + h * rho2_rate;
                            let t266 = t265 - t141 * t249 - t260 * t134 - t135 * t230;
                            let t267 = rt::lit::<T>(4.0) * t250;
                            let t268 = t266 - t239 * t267;
                            let t269 = t246 - t239 * t248 - t264 * t268;
                            let t270 = t226 * t269;
                            let t271 = rt::lit::<T>(4.0) * t226;
                            let t272 = t243 - t247 * t271 - t252 * t264;
                            let t273 = t238 * t272;
                            let t274 = rt::lit::<T>(1.0) / t273;
                            let t275 = t252 * t269;
                            let t276 = t262 * t272;
                            let t277 = rt::lit::<T>(1.0) / t276;
                            let t278 = t263 * t268 - t275 * t277;
                            let t279 = t240 * t239 - t270 * (rt::lit::<T>(2.0) * t274)
                                - t267 * t278;
                            let t280 = rt::lit::<T>(1.0) / t272;
                            let t281 = t269 * t280;
                            let t282 = rho3 - t9 * t141 - t23 * t134 - t21 * t135;
                            let t283 = rho1 - t21 * t141 - t18 * t134 - t4 * t135;
                            let t284 = rho2 - t23 * t141 - t6 * t134 - t18 * t135;
                            let t285 = t284 - t20 * t283;
                            let t286 = t282 - t19 * t283 - t25 * t285;
                            let t287 = t28 * t286;
                            let t288 = t17 * t285 - t37 * t286;
                            let t289 = t13 * t283 - t38 * t286 - t20 * t288;
                            let t290 = t266 * t278
                                + (t246 * t281 - t282 * t287 - t284 * t288) - t283 * t289;
                            let t291 = t67 * (twice_h * a_rate);
                            let t292 = t68 * (twice_h * c_rate);
                            let t293 = t64 * (twice_h * b_rate);
                            let t294 = t72 * (twice_h * d_rate);
                            let t295 = t291 + t292 - (t293 + t294);
                            let t296 = r * t295;
                            let t297 = d_rate_h * t68 + c_rate_h * t72
                                - (a_rate_h * t64 + b_rate_h * t67);
                            let t298 = r * t297;
                            let t299 = a_rate_h * t72 + d_rate_h * t67;
                            let t300 = b_rate_h * t68 + c_rate_h * t64;
                            let t301 = t299 + t300;
                            let t302 = r * t301;
                            let t303 = t296 * t134
                                + rt::lit::<T>(2.0) * (t298 * t141 + t302 * t135);
                            let t304 = d_rate * (half_h_squared * a_rate);
                            let t305 = c_rate * (half_h_squared * b_rate);
                            let t306 = t304 + t305;
                            let t307 = r * t306;
                            let t308 = a_rate * (quarter_h_squared * a_rate);
                            let t309 = c_rate * (quarter_h_squared * c_rate);
                            let t310 = b_rate * (quarter_h_squared * b_rate);
                            let t311 = d_rate * (quarter_h_squared * d_rate);
                            let t312 = t308 + t309 - (t310 + t311);
                            let t313 = r * t312;
                            let t314 = c_rate_h * d_rate_h - a_rate_h * b_rate_h;
                            let t315 = half_r * t314;
                            let t316 = t307 * t135 + (t313 * t134 + t315 * t141);
                            let t317 = t292 + t294 - (t293 + t291);
                            let t318 = r * t317;
                            let t319 = t299 - t300;
                            let t320 = r * t319;
                            let t321 = a_rate_h * t68 + c_rate_h * t67
                                + (d_rate_h * t64 + b_rate_h * t72);
                            let t322 = r * t321;
                            let t323 = t318 * t135
                                + rt::lit::<T>(2.0) * (t320 * t134 - t322 * t141);
                            let t324 = t309 + t311 - (t310 + t308);
                            let t325 = r * t324;
                            let t326 = t304 - t305;
                            let t327 = r * t326;
                            let t328 = a_rate_h * c_rate_h + b_rate_h * d_rate_h;
                            let t329 = half_r * t328;
                            let t330 = t325 * t135 + (t327 * t134 - t329 * t141);
                            let t331 = rho1_rate * rho1_rate
                                + (a_rate * a_rate + b_rate * b_rate)
                                + (rho2_rate * rho2_rate + rho3_rate * rho3_rate
                                    + (c_rate * c_rate + d_rate * d_rate));
                            let t332 = h * (t187 * t187 + (t190 * t190 + t331));
                            let t333 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t239 * t279 + t290)
                                    - m * (t303 * t316 + t323 * t330),
                                t332,
                            );
                            let t334 = h * t68;
                            let t335 = t99 * t334;
                            let t336 = h * t64;
                            let t337 = t86 * t336;
                            let t338 = k5 * (t335 + t337);
                            let t339 = k1
                                * (t77 * (half_h * (t67 + t78))
                                    + t80 * (half_h * (t67 + t70)));
                            let t340 = t82 * (t338 - t101 * t339);
                            let t341 = rt::lit::<T>(4.0) * (t66 * t340);
                            let t342 = k1
                                * (t107 * (half_h * (t67 + t108))
                                    + t110 * (half_h * (t67 + t104)))
                                - rt::lit::<T>(16.0) * (t101 * t338 + t100 * t340);
                            let t343 = half_h * t64;
                            let t344 = h * t67;
                            let t345 = t99 * t344;
                            let t346 = t86 * t344;
                            let t347 = half_h * t68;
                            let t348 = k1 * (t346 + t92 * t347);
                            let t349 = k3 * (t114 * t343 - t345)
                                - rt::lit::<T>(8.0) * (t101 * t348 + t93 * t340);
                            let t350 = t113 * (t349 - t118 * t342);
                            let t351 = t82 * (t348 - t94 * t339);
                            let t352 = t102 * t350 + (t95 * t351 - t118 * t341);
                            let t353 = t91 * (k8 * t67)
                                - rt::lit::<T>(4.0) * (t94 * t348 + t93 * t351)
                                - t118 * t349;
                            let t354 = t353 - t117 * t350;
                            let t355 = t132
                                * (t119 * t349 - t117 * t352
                                    - t133 * (t124 * t342 + t112 * t354));
                            let t356 = t113 * (t341 + t129 * t342) + t355;
                            let t357 = rt::lit::<T>(2.0) * t126;
                            let t358 = (t348 * t119 - t93 * t352
                                - t127 * (t339 * t124 + t81 * t354)) * t357;
                            let t359 = rt::lit::<T>(4.0) * (t134 * t340 - t101 * t356)
                                + (t358 + t83 * (t82 * t339));
                            let t360 = t140 * (t352 + t141 * t354);
                            let t361 = half_h * t136;
                            let t362 = half_h * t72;
                            let t363 = k1 * (t337 + t92 * t362);
                            let t364 = k1
                                * (t77 * (half_h * (t64 + t79))
                                    + t80 * (half_h * (t64 + t76)));
                            let t365 = t82 * (t363 + t94 * t364);
                            let t366 = h * t72;
                            let t367 = t99 * t366;
                            let t368 = k5 * (t346 - t367);
                            let t369 = t82 * (t368 - t101 * t364);
                            let t370 = rt::lit::<T>(4.0) * (t66 * t369);
                            let t371 = t99 * t336;
                            let t372 = half_h * t67;
                            let t373 = k3 * (t371 + t114 * t372)
                                - rt::lit::<T>(8.0) * (t93 * t369 - t101 * t363);
                            let t374 = k1 * (t107 * (t336 - t344) + t110 * (t344 + t336))
                                - rt::lit::<T>(16.0) * (t101 * t368 + t100 * t369);
                            let t375 = t113 * (t373 - t118 * t374);
                            let t376 = t95 * t365 + t118 * t370 - t102 * t375;
                            let t377 = t89 * (k8 * t64)
                                + rt::lit::<T>(4.0) * (t94 * t363 + t93 * t365)
                                - t118 * t373;
                            let t378 = t377 - t117 * t375;
                            let t379 = t140 * (t376 - t141 * t378);
                            let t380 = t132
                                * (t119 * t373 + t117 * t376
                                    - t133 * (t124 * t374 + t112 * t378));
                            let t381 = t113 * (t370 + t129 * t374) + t380;
                            let t382 = t357
                                * (t93 * t376 - t363 * t119
                                    - t127 * (t364 * t124 + t81 * t378));
                            let t383 = rt::lit::<T>(4.0) * (t134 * t369 - t101 * t381)
                                + (t382 + t83 * (t82 * t364));
                            let t384 = half_h * t138;
                            let t385 = t86 * t334;
                            let t386 = k1 * (t92 * t372 - t385);
                            let t387 = t86 * t366;
                            let t388 = k5 * (t345 + t387);
                            let t389 = k1 * (t77 * (t344 + t334) + t80 * (t334 - t344));
                            let t390 = t82 * (t388 - t101 * t389);
                            let t391 = k3 * (t335 + t114 * t362)
                                - rt::lit::<T>(8.0) * (t101 * t386 + t93 * t390);
                            let t392 = k1
                                * (t107 * (half_h * (t68 + t109))
                                    + t110 * (half_h * (t68 + t106)))
                                - rt::lit::<T>(16.0) * (t101 * t388 + t100 * t390);
                            let t393 = t113 * (t391 - t118 * t392);
                            let t394 = t82 * (t386 - t94 * t389);
                            let t395 = rt::lit::<T>(4.0) * (t66 * t390);
                            let t396 = t102 * t393 + (t95 * t394 - t118 * t395);
                            let t397 = t89 * (k8 * t68)
                                - rt::lit::<T>(4.0) * (t94 * t386 + t93 * t394)
                                - t118 * t391;
                            let t398 = t397 - t117 * t393;
                            let t399 = t140 * (t396 + t141 * t398);
                            let t400 = t132
                                * (t119 * t391 - t117 * t396
                                    - t133 * (t124 * t392 + t112 * t398));
                            let t401 = t113 * (t395 + t129 * t392) + t400;
                            let t402 = t357
                                * (t386 * t119 - t93 * t396
                                    - t127 * (t389 * t124 + t81 * t398));
                            let t403 = rt::lit::<T>(4.0) * (t134 * t390 - t101 * t401)
                                + (t402 + t83 * (t82 * t389));
                            let t404 = half_h * t142;
                            let t405 = k1 * (t387 - t92 * t343);
                            let t406 = k5 * (t385 - t371);
                            let t407 = k1 * (t77 * (t366 - t336) + t80 * (t336 + t366));
                            let t408 = t82 * (t406 - t101 * t407);
                            let t409 = k3 * (t114 * t347 - t367)
                                - rt::lit::<T>(8.0) * (t101 * t405 + t93 * t408);
                            let t410 = k1 * (t107 * (t366 - t334) + t110 * (t334 + t366))
                                - rt::lit::<T>(16.0) * (t101 * t406 + t100 * t408);
                            let t411 = t113 * (t409 - t118 * t410);
                            let t412 = t82 * (t405 - t94 * t407);
                            let t413 = rt::lit::<T>(4.0) * (t66 * t408);
                            let t414 = t102 * t411 + (t95 * t412 - t118 * t413);
                            let t415 = t91 * (k8 * t72)
                                - rt::lit::<T>(4.0) * (t94 * t405 + t93 * t412)
                                - t118 * t409;
                            let t416 = t415 - t117 * t411;
                            let t417 = t140 * (t414 + t141 * t416);
                            let t418 = t132
                                * (t119 * t409 - t117 * t414
                                    - t133 * (t124 * t410 + t112 * t416));
                            let t419 = t113 * (t413 + t129 * t410) + t418;
                            let t420 = t357
                                * (t405 * t119 - t93 * t414
                                    - t127 * (t407 * t124 + t81 * t416));
                            let t421 = rt::lit::<T>(4.0) * (t134 * t408 - t101 * t419)
                                + (t420 + t83 * (t82 * t407));
                            let t422 = twice_h * t101;
                            let t423 = t118 * t422 - h * t94;
                            let t424 = t113 * t422 + t132 * (t117 * t423);
                            let t425 = rt::lit::<T>(2.0) * t93;
                            let t426 = t128 * t424
                                + (kappa_gradient + half_h * t82 - t126 * (t425 * t423));
                            let t427 = t140 * t423;
                            let t428 = h * t118;
                            let t429 = t115 - rt::lit::<T>(4.0) * t116;
                            let t430 = half_h * t113 + t132 * (t428 * t429);
                            let t431 = t126 * (t93 * t428) - t128 * t430;
                            let t432 = kappa_gradient + t430;
                            let t433 = t140 * t428;
                            let t434 = t429 * (k9 * t100) / (t81 * t131)
                                - t126 * (h * t93);
                            let t435 = kappa_gradient + half_h * t140;
                            let t436 = t132 * (h * t429);
                            let t437 = b * t142;
                            let t438 = t72 * t168 + t67 * t153;
                            let t439 = t156 * t438;
                            let t440 = t68 * t153;
                            let t441 = t64 * t168;
                            let t442 = t440 - t441;
                            let t443 = t68 * t168 + t64 * t153;
                            let t444 = t67 * t168;
                            let t445 = t72 * t153;
                            let t446 = t444 - t445;
                            let t447 = t155 * t442 + (t171 * t443 + t154 * t446);
                            let t448 = t169 + (t170 + t172);
                            let t449 = t67 * t448;
                            let t450 = t68 * t177;
                            let t451 = t72 * t157;
                            let t452 = k6 * t165;
                            let t453 = t180 - t182;
                            let t454 = t449 - t450
                                + (t451 - (t193 * t142 + t138 * t452) - t64 * t453);
                            let t455 = m * t454;
                            let t456 = kappa_gradient * t162;
                            let t457 = kappa_gradient * t151;
                            let t458 = k6 * t150;
                            let t459 = t162 * t456 + t457 * t458;
                            let t460 = t67 * t157;
                            let t461 = t182 - t180;
                            let t462 = t64 * t177;
                            let t463 = t72 * t448;
                            let t464 = t460 + (t204 * t138 + t198 * t142) - t68 * t461
                                - (t462 + t463);
                            let t465 = twice_m_r * t150;
                            let t466 = t447 + (t162 * t455 + (t459 + t464 * t465));
                            let t467 = t439 - t466;
                            let t468 = t214
                                + rt::lit::<T>(2.0) * (t164 * t456 + t145 * t457);
                            let t469 = t154 * t438;
                            let t470 = twice_m_r * t163;
                            let t471 = t155 * t443;
                            let t472 = t441 - t440;
                            let t473 = m * t464;
                            let t474 = t468 + (t469 + t454 * t470)
                                + (t471 + t156 * t446 + (t171 * t472 + t145 * t473));
                            let t475 = t128 * t467 + t474;
                            let t476 = t437 - t475;
                            let t477 = t130 * (rt::lit::<T>(1.0) / (t131 * t131));
                            let t478 = t476 * t477;
                            let t479 = t155 * t438;
                            let t480 = t216
                                + (t457 * (k6 * t146) - t456 * (twice_r * t165));
                            let t481 = t154 * t443;
                            let t482 = t479 + c * t138 + (t156 * t442 + t171 * t446)
                                + (rt::lit::<T>(2.0) * (t147 * t473 - t166 * t455)
                                    + (t480 - t481));
                            let t483 = t119 * (rt::lit::<T>(1.0) / (t124 * t124));
                            let t484 = t120 * (rt::lit::<T>(1.0) / (t125 * t125));
                            let t485 = t467 * t484;
                            let t486 = rt::lit::<T>(2.0) * t81;
                            let t487 = t112 * t478 + (t482 * t483 + t485 * t486);
                            let t488 = t132 * t476;
                            let t489 = t126 * t467;
                            let t490 = t117 * t488 + (t140 * t482 + t425 * t489);
                            let t491 = t122 * t487 - t95 * t490;
                            let t492 = rt::lit::<T>(4.0) * t94;
                            let t493 = rt::lit::<T>(2.0) * t119;
                            let t494 = t117 * t487 - t102 * t490;
                            let t495 = t113 * t494 + (t118 * t487 + t119 * t488);
                            let t496 = rt::lit::<T>(8.0) * t101;
                            let t497 = k1
                                * (t82 * t491 + (t487 * t492 + t489 * t493) - t495 * t496);
                            let t498 = rt::lit::<T>(1.0) / (t112 * t112);
                            let t499 = t475 - t437;
                            let t500 = t124 * t478 + t498 * (t117 * t494 + t102 * t499);
                            let t501 = rt::lit::<T>(16.0) * t101;
                            let t502 = t118 * t490;
                            let t503 = t113 * t499;
                            let t504 = t502 - t503;
                            let t505 = rt::lit::<T>(8.0) * t93;
                            let t506 = t111 * t500
                                + (rt::lit::<T>(4.0) * (t134 * t467 + t66 * t504)
                                    - t505 * t495);
                            let t507 = k1 * (t500 * t501 + t82 * t506);
                            let t508 = t92 * t497 + t99 * t507;
                            let t509 = t168 * t138;
                            let t510 = r
                                * (rt::lit::<T>(4.0) * t509
                                    + rt::lit::<T>(2.0) * (t141 * t455 + t456 * t142));
                            let t511 = t508 - t510;
                            let t512 = twice_m * t135;
                            let t513 = rt::lit::<T>(2.0) * t188;
                            let t514 = rt::lit::<T>(4.0) * t457;
                            let t515 = r * (t464 * t512 + (t513 + t136 * t514));
                            let t516 = t168 * t142;
                            let t517 = twice_r * (t134 * t455 + (t456 * t138 - t516));
                            let t518 = twice_r * t516;
                            let t519 = t515 + (t517 - t518);
                            let t520 = rt::lit::<T>(0.5) * t174;
                            let t521 = t134 * t443;
                            let t522 = t141 * t438;
                            let t523 = t135 * t442;
                            let t524 = k1 * t500;
                            let t525 = t110 * t524;
                            let t526 = t67 * t525;
                            let t527 = t107 * t524;
                            let t528 = t72 * t519 + (t520 + r * (t521 + (t522 + t523)))
                                - t526 - t108 * t527;
                            let t529 = t86 * t497;
                            let t530 = k3 * t99;
                            let t531 = t530 * t495;
                            let t532 = k2 * t91;
                            let t533 = t529 - (t531 + t487 * t532);
                            let t534 = r
                                * (t134 * t473 + t138 * (rt::lit::<T>(2.0) * t457));
                            let t535 = t153 * t142;
                            let t536 = twice_r * t535;
                            let t537 = t534 - t536;
                            let t538 = r * (t135 * t455 + (t191 + t456 * t136));
                            let t539 = rt::lit::<T>(2.0) * t67;
                            let t540 = t67 * t527;
                            let t541 = t68 * t511
                                + (t528
                                    + ((t533 + (t537 - t538)) * t539 - (t540 + t104 * t525)));
                            let t542 = rt::lit::<T>(2.0) * t124;
                            let t543 = rt::lit::<T>(1.0) / (t81 * t81);
                            let t544 = t466 - t439;
                            let t545 = k1
                                * (t485 * t542
                                    + t543 * (t100 * t506 + (t66 * t544 + t93 * t491)));
                            let t546 = t77 * t545;
                            let t547 = k3 * t114;
                            let t548 = t495 * t547 + t86 * t507;
                            let t549 = t153 * t138;
                            let t550 = twice_m * t141;
                            let t551 = k7 * t549
                                + r * (t464 * t550 + (t549 + t142 * t514));
                            let t552 = t548 - t551;
                            let t553 = t80 * t545;
                            let t554 = t67 * t553;
                            let t555 = t67 * t546;
                            let t556 = half_h
                                * (t541 - t78 * t546
                                    + (t64 * t552 - t554 - (t555 + t70 * t553)));
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t557 = t64 * half_kappa_gradient;
                            let t558 = t67 * half_kappa_gradient;
                            let t559 = t531 - t121 * t487 - t529;
                            let t560 = t527 + (t525 + t534);
                            let t561 = t518 + t515 - t517;
                            let t562 = t134 * t438;
                            let t563 = t141 * t443;
                            let t564 = rt::lit::<T>(0.5) * t184;
                            let t565 = rt::lit::<T>(2.0)
                                * (t64 * (t559 + (t536 - t538) - t560) + (t540 - t526))
                                + (t68 * t561 + (r * (t562 + t135 * t446 - t563) - t564));
                            let t566 = t64 * t553;
                            let t567 = t64 * t546;
                            let t568 = t508 + t510;
                            let t569 = t565 + (t67 * t552 - t76 * t553)
                                - (t566 + t567 + (t72 * t568 + t79 * t546));
                            let t570 = t72 * half_kappa_gradient;
                            let t571 = t538 - t546 - t553;
                            let t572 = t548 + t551;
                            let t573 = t134 * t446;
                            let t574 = t141 * t442;
                            let t575 = t135 * t438;
                            let t576 = rt::lit::<T>(0.5) * t186;
                            let t577 = t64 * t561 + (r * (t573 + t574 - t575) - t576)
                                - t106 * t525 - t109 * t527;
                            let t578 = t68 * t525;
                            let t579 = t68 * t527;
                            let t580 = rt::lit::<T>(2.0)
                                * (t68 * (t571 + (t559 + t537)) + (t554 - t555))
                                + (t72 * t572 + (t67 * t511 + (t577 - (t578 + t579))));
                            let t581 = rt::lit::<T>(2.0)
                                * (t72 * (t571 + (t536 + t533 - t560))
                                    + (t567 + (t579 - t578) - t566));
                            let t582 = rt::lit::<T>(0.5) * t176;
                            let t583 = t135 * t443;
                            let t584 = t141 * t446;
                            let t585 = t68 * t572
                                + (t67 * t519 + (t582 + r * (t583 + (t584 + t134 * t472))));
                            let t586 = t68 * half_kappa_gradient;
                            let t587 = rt::lit::<T>(2.0) * t94;
                            let t588 = half_h
                                * (t128 * t504 + (t82 * t544 - t490 * t587))
                                + (kappa_gradient * t459 + rt::lit::<T>(1.0));
                            let t589 = rho1_rate * t459
                                + rt::lit::<T>(0.5)
                                    * (b_rate * t67 + c_rate * t72
                                        - (a_rate * t64 + d_rate * t68));
                            let t590 = t469 + t471;
                            let t591 = t136 * t452 - t209 * t142 - t463
                                + (t460 + t462 - t68 * t453);
                            let t592 = m * t591;
                            let t593 = t458 * t142 - t204 * t136 - t450
                                + (t64 * t461 - (t451 + t449));
                            let t594 = kappa_gradient * t164;
                            let t595 = kappa_gradient * t145;
                            let t596 = t206
                                + rt::lit::<T>(2.0) * (t162 * t594 + t151 * t595);
                            let t597 = t445 - t444;
                            let t598 = t162 * t592 + (a * t142 + t593 * t465)
                                + (t596 + (t171 * t442 + t156 * t597));
                            let t599 = t590 - t598;
                            let t600 = m * t593;
                            let t601 = k6 * t163;
                            let t602 = t594 * t601 + t145 * t595;
                            let t603 = t128 * t599
                                + (t447 + (t145 * t600 + (t602 + t591 * t470)));
                            let t604 = t439 - t603;
                            let t605 = t477 * t604;
                            let t606 = t171 * t438 + t156 * t443;
                            let t607 = t217 + (t595 * (twice_r * t146) - t594 * t452);
                            let t608 = t155 * t446 - c * t136 - t606
                                + (rt::lit::<T>(2.0) * (t147 * t600 - t166 * t592)
                                    + (t607 + t154 * t472));
                            let t609 = t484 * t599;
                            let t610 = t112 * t605 + (t483 * t608 + t486 * t609);
                            let t611 = t132 * t604;
                            let t612 = t126 * t599;
                            let t613 = t117 * t611 + (t140 * t608 + t425 * t612);
                            let t614 = t122 * t610 - t95 * t613;
                            let t615 = t117 * t610 - t102 * t613;
                            let t616 = t113 * t615 + (t118 * t610 + t119 * t611);
                            let t617 = k1
                                * (t82 * t614 + (t492 * t610 + t493 * t612) - t496 * t616);
                            let t618 = t603 - t439;
                            let t619 = t124 * t605 + t498 * (t117 * t615 + t102 * t618);
                            let t620 = t118 * t613;
                            let t621 = t113 * t618;
                            let t622 = t620 - t621;
                            let t623 = t111 * t619
                                + (rt::lit::<T>(4.0) * (t134 * t599 + t66 * t622)
                                    - t505 * t616);
                            let t624 = k1 * (t501 * t619 + t82 * t623);
                            let t625 = t92 * t617 + t99 * t624;
                            let t626 = t168 * t136;
                            let t627 = r
                                * (rt::lit::<T>(4.0) * (t626 - t594 * t142) - t591 * t550);
                            let t628 = t625 + t627;
                            let t629 = rt::lit::<T>(2.0) * t191;
                            let t630 = r
                                * (t591 * (twice_m * t134)
                                    + (t629 + t138 * (rt::lit::<T>(4.0) * t594)));
                            let t631 = r
                                * (rt::lit::<T>(4.0) * t535
                                    + rt::lit::<T>(2.0) * (t135 * t600 + t595 * t136));
                            let t632 = t630 + t631;
                            let t633 = t584 + t134 * t442;
                            let t634 = k1 * t619;
                            let t635 = t110 * t634;
                            let t636 = t67 * t635;
                            let t637 = t107 * t634;
                            let t638 = t86 * t617;
                            let t639 = t530 * t616;
                            let t640 = t638 - (t639 + t532 * t610);
                            let t641 = r * (t134 * t600 + (t188 + t595 * t138));
                            let t642 = r
                                * (t135 * t592 + t136 * (rt::lit::<T>(2.0) * t594));
                            let t643 = t518 + t642;
                            let t644 = t67 * t637;
                            let t645 = t72 * t632 + (t582 + r * (t633 - t583)) - t636
                                - t108 * t637
                                + (t539 * (t640 + (t641 - t643)) - (t644 + t104 * t635));
                            let t646 = t598 - t590;
                            let t647 = k1
                                * (t542 * t609
                                    + t543 * (t100 * t623 + (t66 * t646 + t93 * t614)));
                            let t648 = t77 * t647;
                            let t649 = t547 * t616 + t86 * t624;
                            let t650 = t152 * (m_r * t136);
                            let t651 = rt::lit::<T>(4.0) * t650;
                            let t652 = twice_r * (t141 * t600 + t595 * t142);
                            let t653 = t649 + (t651 - t652);
                            let t654 = t80 * t647;
                            let t655 = t67 * t654;
                            let t656 = t67 * t648;
                            let t657 = t68 * t628 + t645 - t78 * t648
                                + (t64 * t653 - t655 - (t656 + t70 * t654));
                            let t658 = t639 - t121 * t610 - t638;
                            let t659 = t637 + (t635 + t641);
                            let t660 = t631 - t630;
                            let t661 = rt::lit::<T>(2.0)
                                * (t64 * (t658 - t643 - t659) + (t644 - t636))
                                + (t68 * t660 + (t576 + r * (t573 + t141 * t472 - t575)));
                            let t662 = t627 - t625;
                            let t663 = t64 * t654;
                            let t664 = t64 * t648;
                            let t665 = t661 + (t72 * t662 + t67 * t653)
                                - (t663 + t76 * t654 + (t664 + t79 * t648));
                            let t666 = t642 - t648 - t654;
                            let t667 = t649 + (t652 - t651);
                            let t668 = t135 * t597;
                            let t669 = t562 + t563;
                            let t670 = t64 * t660 + (r * (t668 - t669) - t564)
                                - t106 * t635 - t109 * t637;
                            let t671 = t68 * t635;
                            let t672 = t68 * t637;
                            let t673 = rt::lit::<T>(2.0)
                                * (t68 * (t666 + (t658 + (t518 + t641))) + (t655 - t656))
                                + (t72 * t667 + (t67 * t628 + (t670 - (t671 + t672))));
                            let t674 = rt::lit::<T>(2.0)
                                * (t72 * (t666 + (t518 + t640 - t659))
                                    + (t664 + (t672 - t671) - t663));
                            let t675 = t68 * t667
                                + (t64 * t662
                                    + (t67 * t632 + (r * (t523 + t521 - t522) - t520)));
                            let t676 = rt::lit::<T>(0.5)
                                * (c_rate * t67 + d_rate * t64
                                    - (a_rate * t68 + b_rate * t72)) + rho2_rate * t602;
                            let t677 = t479 + a * t138;
                            let t678 = kappa_gradient * t147;
                            let t679 = kappa_gradient * t166;
                            let t680 = twice_r * t161;
                            let t681 = t200 + (t678 * t458 - t679 * t680);
                            let t682 = t209 * t138 + t193 * t136 - t64 * t157
                                + (t67 * t177 + t68 * t448 - t72 * t453);
                            let t683 = m * t682;
                            let t684 = t67 * t461 + (t64 * t448 + t68 * t157)
                                - (t72 * t177 + (t458 * t138 + t198 * t136));
                            let t685 = t681 + t162 * t683
                                + (t156 * t472 + t684 * t465 + (t481 + t171 * t597));
                            let t686 = t677 - t685;
                            let t687 = twice_r * t144;
                            let t688 = t213 + (t678 * t687 - t679 * t601);
                            let t689 = m * t684;
                            let t690 = t606 + (b * t136 + t682 * t470)
                                + (t154 * t442 + t155 * t597 + (t688 + t145 * t689));
                            let t691 = t128 * t686 + t690;
                            let t692 = t132 * t691;
                            let t693 = t119 * t692;
                            let t694 = t484 * t686;
                            let t695 = rt::lit::<T>(4.0) * (t166 * t679 + t147 * t678);
                            let t696 = t447
                                + (rt::lit::<T>(2.0) * (t147 * t689 - t166 * t683)
                                    + (t695 - t439));
                            let t697 = t486 * t694 + t483 * t696;
                            let t698 = t477 * t691;
                            let t699 = t112 * t698;
                            let t700 = t697 - t699;
                            let t701 = t117 * t692;
                            let t702 = t126 * t686;
                            let t703 = t425 * t702 + t140 * t696;
                            let t704 = t701 - t703;
                            let t705 = t102 * t704 + t117 * t700;
                            let t706 = t118 * t700 + t113 * t705;
                            let t707 = t693 - t706;
                            let t708 = t95 * t704 + t122 * t700;
                            let t709 = k1
                                * (t496 * t707
                                    + (t82 * t708 + (t493 * t702 + t492 * t700)));
                            let t710 = t498 * (t102 * t691 + t117 * t705);
                            let t711 = t124 * t698;
                            let t712 = t710 - t711;
                            let t713 = t113 * t691 + t118 * t704;
                            let t714 = t111 * t712
                                + (rt::lit::<T>(4.0) * (t134 * t686 - t66 * t713)
                                    + t505 * t707);
                            let t715 = k1 * (t501 * t712 + t82 * t714);
                            let t716 = t92 * t709 + t99 * t715;
                            let t717 = rt::lit::<T>(4.0) * t679;
                            let t718 = r * (t142 * t717 - t629 - t682 * t550);
                            let t719 = t716 + t718;
                            let t720 = t86 * t709;
                            let t721 = t699 - t697;
                            let t722 = t706 - t693;
                            let t723 = t530 * t722;
                            let t724 = t720 + (t532 * t721 - t723);
                            let t725 = r * t509;
                            let t726 = rt::lit::<T>(2.0) * (t650 + t725);
                            let t727 = r
                                * (t134 * t689 + t138 * (rt::lit::<T>(2.0) * t678));
                            let t728 = r
                                * (t135 * t683 - t136 * (rt::lit::<T>(2.0) * t679));
                            let t729 = k1 * (t711 - t710);
                            let t730 = t110 * t729;
                            let t731 = t67 * t730;
                            let t732 = t107 * t729;
                            let t733 = t67 * t732;
                            let t734 = r
                                * (t684 * t512 + rt::lit::<T>(4.0) * (t678 * t136 - t549));
                            let t735 = twice_r * t626
                                + r
                                    * (rt::lit::<T>(2.0) * (t626 + t134 * t683) - t138 * t717);
                            let t736 = t734 + t735;
                            let t737 = t104 * t730
                                + (t72 * t736 + (t576 + r * (t574 + t134 * t597 - t575)));
                            let t738 = t539 * (t724 + (t726 + t727 - t728))
                                + (t731 + t108 * t732 + (t733 + t737));
                            let t739 = t685 - t677;
                            let t740 = k1
                                * (t542 * t694
                                    + t543 * (t100 * t714 + (t66 * t739 + t93 * t708)));
                            let t741 = t77 * t740;
                            let t742 = t547 * t722 + t86 * t715;
                            let t743 = r
                                * (t684 * t550
                                    + (t513 + t142 * (rt::lit::<T>(4.0) * t678)));
                            let t744 = t742 - t743;
                            let t745 = t80 * t740;
                            let t746 = t67 * t745;
                            let t747 = t67 * t741;
                            let t748 = t68 * t719 + t738 - t78 * t741
                                + (t64 * t744 - t746 - (t747 + t70 * t745));
                            let t749 = t718 - t716;
                            let t750 = t734 - t735;
                            let t751 = t730 + (t732 - t727);
                            let t752 = t723 + t121 * t721 - t720;
                            let t753 = rt::lit::<T>(2.0)
                                * (t64
                                    * (t751
                                        + (t752 + (rt::lit::<T>(2.0) * (t725 - t650) - t728)))
                                    + (t731 - t733));
                            let t754 = t72 * t749
                                + (t68 * t750 + (r * (t583 + t633) - t582))
                                + (t67 * t744 + t753);
                            let t755 = t64 * t745;
                            let t756 = t64 * t741;
                            let t757 = t728 - t741 - t745;
                            let t758 = rt::lit::<T>(2.0)
                                * (t68
                                    * (t757
                                        + (t752 + (t727 + rt::lit::<T>(2.0) * (t650 - t725))))
                                    + (t746 - t747));
                            let t759 = t742 + t743;
                            let t760 = t68 * t730;
                            let t761 = t68 * t732;
                            let t762 = t106 * t730
                                + (t64 * t750 + (t520 + r * (t521 + t135 * t472 - t522)));
                            let t763 = t758
                                + (t72 * t759
                                    + (t67 * t719 + (t760 + t761 + (t109 * t732 + t762))));
                            let t764 = rt::lit::<T>(2.0)
                                * (t72 * (t757 + (t751 + (t724 - t726)))
                                    + (t756 + (t760 - t761) - t755));
                            let t765 = t68 * t759
                                + (t64 * t749 + (t67 * t736 + (r * (t668 + t669) - t564)));
                            let t766 = rho3_rate * t695
                                + rt::lit::<T>(0.5)
                                    * (b_rate * t68 + d_rate * t67
                                        - (a_rate * t72 + c_rate * t64));
                            let t767 = rt::lit::<T>(2.0) * (t147 * t187 - t166 * t190)
                                + t766 + (rho2_rate * t688 + rho1_rate * t681);
                            let t768 = rt::div_or_zero(rt::lit::<T>(-1.0), t332);
                            let t769 = m * t768;
                            let t770 = t330 * t769;
                            let t771 = t239 * t768;
                            let t772 = t771 * (rt::lit::<T>(2.0) * t250);
                            let t773 = t768 * (rt::lit::<T>(0.5) * t266);
                            let t774 = t772 - t773;
                            let t775 = t277 * t774;
                            let t776 = t246 * t768;
                            let t777 = t252 * t775 + t776 * (rt::lit::<T>(0.5) * t280);
                            let t778 = t274 * t771;
                            let t779 = t226 * t778;
                            let t780 = t777 + (t768 * (rt::lit::<T>(0.5) * t281) - t779);
                            let t781 = t316 * t769;
                            let t782 = t303 * t769;
                            let t783 = t323 * t769;
                            let t784 = rt::lit::<T>(2.0) * (t320 * t770 + t245 * t780)
                                + (t296 * t781 + (t313 * t782 + t327 * t783));
                            let t785 = t333 * (h * t768);
                            let t786 = t190 * t785;
                            let t787 = t187 * t785;
                            let t788 = t601 * t786 + t687 * t787;
                            let t789 = t773 - t772;
                            let t790 = t779 - t777;
                            let t791 = t263 * t789 + t264 * t790;
                            let t792 = t791 + t768 * (rt::lit::<T>(0.5) * t278);
                            let t793 = t784 + (t788 + t260 * t792);
                            let t794 = rt::lit::<T>(2.0) * (t302 * t781 + t226 * t780)
                                + (t318 * t770 + (t307 * t782 + t325 * t783));
                            let t795 = t680 * t786 + t458 * t787;
                            let t796 = t794 + (t795 + t230 * t792);
                            let t797 = t250 * t791;
                            let t798 = rt::lit::<T>(4.0) * t797;
                            let t799 = t247 * t790;
                            let t800 = t279 * t768 + t240 * t771;
                            let t801 = rt::lit::<T>(2.0) * t799
                                + rt::lit::<T>(0.5) * t800;
                            let t802 = t798 - t801;
                            let t803 = t283 * t768;
                            let t804 = t803 * t39;
                            let t805 = t768 * (rt::lit::<T>(0.5) * t284);
                            let t806 = t768 * (t282 * t40);
                            let t807 = t803 * t41 + t37 * (t805 - t804);
                            let t808 = t806 - t807;
                            let t809 = t17 * (t804 - t805) + t25 * t808;
                            let t810 = t14 * t809;
                            let t811 = t289 * t768 + t13 * t803;
                            let t812 = t15 * t808;
                            let t813 = t806 + t768 * (rt::lit::<T>(0.5) * t287) - t807;
                            let t814 = t768 * (rt::lit::<T>(0.5) * t288) - t809;
                            let t815 = t4
                                * (rt::lit::<T>(4.0) * t810
                                    + (rt::lit::<T>(0.5) * t811 - rt::lit::<T>(2.0) * t812))
                                + (t21 * t813 + t18 * t814);
                            let t816 = t238 * t802 + t815;
                            let t817 = t796 - t816;
                            let t818 = rt::lit::<T>(16.0) * t797
                                - (rt::lit::<T>(8.0) * t799 + rt::lit::<T>(2.0) * t800);
                            let t819 = t11
                                * (rt::lit::<T>(16.0) * t810
                                    + (rt::lit::<T>(2.0) * t811 - rt::lit::<T>(8.0) * t812))
                                + (t23 * t813 + t6 * t814);
                            let t820 = t128 * t817 + (t229 * t818 + t819);
                            let t821 = t793 - t820;
                            let t822 = t477 * t821;
                            let t823 = rt::lit::<T>(8.0) * t797
                                - (t800 + rt::lit::<T>(4.0) * t799);
                            let t824 = rt::lit::<T>(4.0) * (t166 * t786 - t147 * t787);
                            let t825 = rt::lit::<T>(2.0)
                                * (t22 * t814 + (t322 * t770 - t298 * t781) - t245 * t792)
                                + (t824
                                    + (t9 * t813 + (t329 * t783 - t315 * t782) - t243 * t780));
                            let t826 = t226 * t823
                                + t12
                                    * (rt::lit::<T>(8.0) * t810
                                        + (t811 - rt::lit::<T>(4.0) * t812)) + t825;
                            let t827 = t484 * t817;
                            let t828 = t112 * t822 + (t483 * t826 + t486 * t827);
                            let t829 = t132 * t821;
                            let t830 = t126 * t817;
                            let t831 = t117 * t829 + (t140 * t826 + t425 * t830);
                            let t832 = t122 * t828 - t95 * t831;
                            let t833 = t117 * t828 - t102 * t831;
                            let t834 = t113 * t833 + (t118 * t828 + t119 * t829);
                            let t835 = k1
                                * (t82 * t832 + (t492 * t828 + t493 * t830) - t496 * t834);
                            let t836 = t820 - t793;
                            let t837 = t124 * t822 + t498 * (t117 * t833 + t102 * t836);
                            let t838 = t118 * t831;
                            let t839 = t113 * t836;
                            let t840 = t838 - t839;
                            let t841 = t111 * t837
                                + (rt::lit::<T>(4.0) * (t134 * t817 + t66 * t840)
                                    - t505 * t834);
                            let t842 = k1 * (t501 * t837 + t82 * t841);
                            let t843 = t92 * t835 + t99 * t842;
                            let t844 = k6 * t142;
                            let t845 = t786 * t844;
                            let t846 = t843 + t845;
                            let t847 = t86 * t835;
                            let t848 = t530 * t834;
                            let t849 = t847 - (t848 + t532 * t828);
                            let t850 = t786 * (twice_r * t136);
                            let t851 = t787 * (twice_r * t138);
                            let t852 = r * t135;
                            let t853 = t770 * t852;
                            let t854 = r * t134;
                            let t855 = t781 * t854;
                            let t856 = t853 - t855;
                            let t857 = r * t141;
                            let t858 = t770 * t857;
                            let t859 = t781 * t857;
                            let t860 = t67 * (t849 + (t850 - t851))
                                + (a_rate_h * t856 + (c_rate_h * t858 + b_rate_h * t859));
                            let t861 = t783 * t852;
                            let t862 = t782 * t854;
                            let t863 = t783 * t857;
                            let t864 = t782 * t857;
                            let t865 = t783 * t854;
                            let t866 = t782 * t852;
                            let t867 = t770 * (twice_r * t134);
                            let t868 = t781 * (twice_r * t135);
                            let t869 = t867 + t868;
                            let t870 = t865 + t866 + t869;
                            let t871 = t786 * (k6 * t138);
                            let t872 = t787 * (k6 * t136);
                            let t873 = t871 + t872;
                            let t874 = a_rate_h * (t861 - t862)
                                + (c_rate_h * t863 + b_rate_h * t864) - d_rate_h * t870
                                - t72 * t873;
                            let t875 = k1 * t837;
                            let t876 = t110 * t875;
                            let t877 = t107 * t875;
                            let t878 = t67 * t876;
                            let t879 = t67 * t877;
                            let t880 = t68 * t846
                                + (rt::lit::<T>(2.0) * t860
                                    + (t874 - t104 * t876 - t108 * t877 - (t878 + t879)));
                            let t881 = t816 - t796;
                            let t882 = k1
                                * (t542 * t827
                                    + t543 * (t100 * t841 + (t66 * t881 + t93 * t832)));
                            let t883 = t77 * t882;
                            let t884 = t67 * t883;
                            let t885 = t547 * t834 + t86 * t842;
                            let t886 = t787 * t844;
                            let t887 = t885 + t886;
                            let t888 = t80 * t882;
                            let t889 = t67 * t888;
                            let t890 = rt::lit::<T>(0.5)
                                * (t880 - t884
                                    + (t64 * t887 - t889 - (t78 * t883 + t70 * t888)));
                            let t891 = t270 * t771 * (rt::lit::<T>(1.0) / (t273 * t273));
                            let t892 = t275 * t774 * (rt::lit::<T>(1.0) / (t276 * t276));
                            let t893 = t776 * (rt::lit::<T>(0.5) * t269)
                                * (rt::lit::<T>(1.0) / (t272 * t272)) + t262 * t892;
                            let t894 = t238 * t891;
                            let t895 = t893 - t894;
                            let t896 = t268 * t790 + t252 * t895;
                            let t897 = t272 * t892
                                + (t252 * t896 + t268 * t789)
                                    * (rt::lit::<T>(1.0) / (t262 * t262));
                            let t898 = t263 * t896 + (t264 * t895 + t269 * t775);
                            let t899 = t261 * t897
                                - (t251 * t898
                                    + (t791 * (rt::lit::<T>(4.0) * t239)
                                        + t771 * (rt::lit::<T>(2.0) * t278)));
                            let t900 = t790 * (rt::lit::<T>(2.0) * t239) + t271 * t895;
                            let t901 = (t229 * t899
                                + (t226 * t900 + t771 * (rt::lit::<T>(0.5) * t239)))
                                * (rt::lit::<T>(1.0) / (t238 * t238));
                            let t902 = k1 * (t135 * t802 + t272 * t891 - t901);
                            let t903 = t234 * t902;
                            let t904 = a_new * t903;
                            let t905 = t237 * t902;
                            let t906 = a_new * t905;
                            let t907 = k3 * (t898 - (t134 * t780 + t141 * t792));
                            let t908 = t240 * t899
                                + (t897 * (rt::lit::<T>(16.0) * t250)
                                    + (t134 * t818 - t792 * (rt::lit::<T>(4.0) * t135)));
                            let t909 = k1 * t908;
                            let t910 = t244 * t907 + t224 * t909;
                            let t911 = t141 * t823
                                + (t895 * (rt::lit::<T>(4.0) * t247)
                                    - (t780 * (rt::lit::<T>(2.0) * t135) + t269 * t778));
                            let t912 = k1
                                * (t240 * t900 + t911 - t898 * (rt::lit::<T>(8.0) * t250));
                            let t913 = t223 * t912 + t228 * t909;
                            let t914 = t224 * t912;
                            let t915 = t894 - t141 * t780 - t893;
                            let t916 = t228 * t907;
                            let t917 = t914 + (t915 * (k2 * t222) - t916);
                            let t918 = rt::lit::<T>(2.0)
                                * (a_new * t917 + (t67 * t856 + (t68 * t858 + t64 * t859)))
                                - t72 * t869;
                            let t919 = k1 * (t897 + t134 * t792);
                            let t920 = t256 * t919;
                            let t921 = a_new * t920;
                            let t922 = t259 * t919;
                            let t923 = a_new * t922;
                            let t924 = b_new * t910
                                + (c_new * t913
                                    + (t918 - t257 * t920 - t921 - (t923 + t253 * t922)));
                            let t925 = h
                                * (t890
                                    + (t904 + t231 * t905 + (t235 * t903 + (t906 + t924))))
                                - rt::lit::<T>(2.0) * a_rate * t785;
                            let t926 = t851 - t877 - t876;
                            let t927 = t848 - t121 * t828 - t847;
                            let t928 = t853 + t855;
                            let t929 = t64 * (t926 + (t927 + t850))
                                + (t879
                                    + (b_rate_h * t928 + (a_rate_h * t859 + d_rate_h * t858))
                                    - t878);
                            let t930 = t871 - t872;
                            let t931 = t867 - t868;
                            let t932 = t865 - t866 + t931;
                            let t933 = t861 + t862;
                            let t934 = t68 * t930
                                + (c_rate_h * t932
                                    + (b_rate_h * t933 + (a_rate_h * t864 + d_rate_h * t863)));
                            let t935 = t845 - t843;
                            let t936 = t64 * t888;
                            let t937 = t64 * t883;
                            let t938 = rt::lit::<T>(2.0) * t929 + t934
                                + (t67 * t887 + t72 * t935)
                                - (t936 + t76 * t888 + (t937 + t79 * t883));
                            let t939 = b_new * t905;
                            let t940 = b_new * t903;
                            let t941 = t916 + t242 * t915 - t914;
                            let t942 = t920 + t922;
                            let t943 = b_new * (t941 - t942)
                                + (t921 + (t64 * t928 + (t72 * t858 + t67 * t859)) - t923);
                            let t944 = t233 * t905
                                + (t68 * t931 + a_new * t910
                                    + (rt::lit::<T>(2.0) * t943 - d_new * t913));
                            let t945 = h
                                * (rt::lit::<T>(0.5) * t938
                                    + (t939 + t236 * t903 + (t940 + t944)))
                                - rt::lit::<T>(2.0) * b_rate * t785;
                            let t946 = t883 + (t888 + t850);
                            let t947 = t68 * (t927 - t851 - t946)
                                + (t889
                                    + (a_rate_h * t858 - d_rate_h * t859 - c_rate_h * t928)
                                    - t884);
                            let t948 = t885 - t886;
                            let t949 = t64 * t930
                                + (b_rate_h * t932
                                    + (a_rate_h * t863 - d_rate_h * t864 - c_rate_h * t933));
                            let t950 = t68 * t877;
                            let t951 = t68 * t876;
                            let t952 = t72 * t948
                                + (t67 * t846
                                    + (t949 - t950 - t109 * t877 - (t951 + t106 * t876)));
                            let t953 = t903 + t905;
                            let t954 = c_new * (t941 + t953)
                                + (t904 + (t67 * t858 - t72 * t859 - t68 * t928) - t906);
                            let t955 = c_new * t922;
                            let t956 = c_new * t920;
                            let t957 = d_new * t910
                                + (t64 * t931 - t955 - t258 * t920 - (t956 + t255 * t922));
                            let t958 = h
                                * (rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * t947 + t952)
                                    + (rt::lit::<T>(2.0) * t954 + (a_new * t913 + t957)));
                            let t959 = t855 - t853;
                            let t960 = t937
                                + (t950
                                    + (d_rate_h * t959 + (b_rate_h * t858 - c_rate_h * t859))
                                    - t951) - t936;
                            let t961 = d_rate_h * (t862 - t861)
                                + (b_rate_h * t863 - c_rate_h * t864) - a_rate_h * t870
                                - t67 * t873;
                            let t962 = rt::lit::<T>(2.0)
                                * (t72 * (t849 + t926 - t946) + t960)
                                + (t68 * t948 + (t64 * t935 + t961));
                            let t963 = t939
                                + (t956 + (t72 * t959 + (t64 * t858 - t68 * t859)) - t955)
                                - t940;
                            let t964 = rt::lit::<T>(2.0)
                                * (d_new * (t953 + (t917 - t942)) + t963)
                                + (c_new * t910 - t67 * t869 - b_new * t913);
                            let t965 = h
                                * (rt::lit::<T>(0.5)
                                    * (t128 * t840 + (t82 * t881 - t587 * t831))
                                    + (t801 - t798));
                            let t966 = h * (t792 + rt::lit::<T>(0.5) * (t839 - t838))
                                - (kappa_gradient * t788
                                    + rt::lit::<T>(2.0) * rho2_rate * t785);
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
                                    t207,
                                    t215,
                                    t219,
                                    kappa_gradient - t333,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.5)
                                                * (t64 * t359 + (t68 * t356 + t72 * t360)),
                                        rt::lit::<T>(0.5)
                                            * (t361 + t72 * t379 - t68 * t381 - t64 * t383),
                                        rt::lit::<T>(0.5)
                                            * (t384 - t72 * t399 - t68 * t401 - t64 * t403),
                                        rt::lit::<T>(0.5)
                                            * (t404 - t72 * t417 - t68 * t419 - t64 * t421),
                                        rt::lit::<T>(0.5)
                                            * (t64 * t426 + (t72 * t427 - t68 * t424)),
                                        rt::lit::<T>(0.5) * (t64 * t431 + t68 * t432)
                                            - t433 * (rt::lit::<T>(0.25) * t72),
                                        rt::lit::<T>(0.5)
                                            * (t64 * t434 + (t72 * t435 - t68 * t436)),
                                        rt::lit::<T>(0.5)
                                            * (rho3_rate * t72 + (rho2_rate * t68 + rho1_rate * t64)),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t67 * t359 + (t68 * t360 - t361 - t72 * t356)),
                                        rt::lit::<T>(0.5) * (t67 * t383 - (t72 * t381 + t68 * t379))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t67 * t403 + (t68 * t399 - t404 - t72 * t401)),
                                        rt::lit::<T>(0.5)
                                            * (t67 * t421 + (t384 + t68 * t417 - t72 * t419)),
                                        rt::lit::<T>(-0.5)
                                            * (t67 * t426 + (t68 * t427 + t72 * t424)),
                                        t433 * (rt::lit::<T>(0.25) * t68)
                                            + rt::lit::<T>(0.5) * (t72 * t432 - t67 * t431),
                                        rt::lit::<T>(-0.5)
                                            * (t67 * t434 + (t68 * t435 + t72 * t436)),
                                        rt::lit::<T>(0.5)
                                            * (rho2_rate * t72 - rho1_rate * t67 - rho3_rate * t68),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t72 * t359 + (t67 * t356 - (t384 + t64 * t360))),
                                        rt::lit::<T>(0.5)
                                            * (t72 * t383 + (t67 * t381 + (t404 + t64 * t379))),
                                        rt::lit::<T>(0.5) * (t72 * t403 + (t67 * t401 - t64 * t399))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t72 * t421 + (t67 * t419 - t64 * t417 - t361)),
                                        rt::lit::<T>(0.5) * (t64 * t427 + t67 * t424 - t72 * t426),
                                        -(t433 * (rt::lit::<T>(0.25) * t64)
                                            + rt::lit::<T>(0.5) * (t72 * t431 + t67 * t432)),
                                        rt::lit::<T>(0.5) * (t64 * t435 + t67 * t436 - t72 * t434),
                                        rt::lit::<T>(0.5)
                                            * (rho3_rate * t64 - rho1_rate * t72 - rho2_rate * t67),
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t64 * t356 + (t67 * t360 - t404) - t68 * t359),
                                        rt::lit::<T>(-0.5)
                                            * (t68 * t383 + (t384 + t67 * t379 - t64 * t381)),
                                        rt::lit::<T>(0.5)
                                            * (t64 * t401 + (t361 + t67 * t399) - t68 * t403),
                                        rt::lit::<T>(0.5) * (t64 * t419 + t67 * t417 - t68 * t421)
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5)
                                            * (t68 * t426 + (t64 * t424 - t67 * t427)),
                                        t433 * (rt::lit::<T>(0.25) * t67)
                                            + rt::lit::<T>(0.5) * (t68 * t431 - t64 * t432),
                                        rt::lit::<T>(0.5)
                                            * (t68 * t434 + (t64 * t436 - t67 * t435)),
                                        rt::lit::<T>(0.5)
                                            * (rho1_rate * t68 - rho2_rate * t64 - rho3_rate * t67),
                                    ],
                                    [
                                        t556 - t557,
                                        t558 + half_h * t569,
                                        t570 + half_h * t580,
                                        half_h * (t581 + (t585 - t64 * t568)) - t586,
                                        t588,
                                        kappa_gradient * t468 + half_h * (t503 - t502),
                                        kappa_gradient * t480 + half_h * t490,
                                        rho2_rate * t468
                                            + (rho3_rate * t480 + (t187 * t189 + (t162 * t190 + t589))),
                                    ],
                                    [
                                        half_h * t657 - t586,
                                        half_h * t665 - t570,
                                        t558 + half_h * t673,
                                        t557 + half_h * (t674 + t675),
                                        kappa_gradient * t596
                                            + half_h * (t128 * t622 + (t82 * t646 - t587 * t613)),
                                        half_h * (t621 - t620)
                                            + (kappa_gradient * t602 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t607 + half_h * t613,
                                        rho1_rate * t596
                                            + (rho3_rate * t607 + (t145 * t187 + (t192 * t190 + t676))),
                                    ],
                                    [
                                        half_h * t748 - t570,
                                        t586
                                            + half_h
                                                * (t754 - (t755 + t76 * t745 + (t756 + t79 * t741))),
                                        half_h * t763 - t557,
                                        t558 + half_h * (t764 + t765),
                                        kappa_gradient * t681
                                            + half_h * (t82 * t739 + t587 * t704 - t128 * t713),
                                        kappa_gradient * t688 + half_h * t713,
                                        half_h * (t703 - t701)
                                            + (kappa_gradient * t695 + rt::lit::<T>(1.0)),
                                        t767,
                                    ],
                                    [
                                        t925,
                                        t945,
                                        t958 - rt::lit::<T>(2.0) * c_rate * t785,
                                        h * (rt::lit::<T>(0.5) * t962 + t964)
                                            - rt::lit::<T>(2.0) * d_rate * t785,
                                        t965
                                            - (kappa_gradient * t795
                                                + rt::lit::<T>(2.0) * rho1_rate * t785),
                                        t966,
                                        h * (t780 + rt::lit::<T>(0.5) * t831)
                                            + (kappa_gradient * t824
                                                - rt::lit::<T>(2.0) * rho3_rate * t785),
                                        rt::lit::<T>(1.0) - rho2_rate * t788
                                            + (rho3_rate * t824 - rho1_rate * t795),
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
                let a_rate_h = h * a_rate;
                let a_new = a_ + a_rate_h;
                let b_rate_h = h * b_rate;
                let b_new = b_ + b_rate_h;
                let c_rate_h = h * c_rate;
                let c_new = c_ + c_rate_h;
                let d_rate_h = h * d_rate;
                let d_new = d + d_rate_h;
                let t139 = rho3_rate * kappa_gradient;
                let t67 = a_ + half_h * a_rate;
                let t68 = c_ + half_h * c_rate;
                let t84 = t67 * t68;
                let t64 = b_ + half_h * b_rate;
                let t72 = d + half_h * d_rate;
                let t85 = t64 * t72;
                let t86 = t84 - t85;
                let t87 = k1 * t86;
                let t88 = t67 * t67;
                let t73 = t72 * t72;
                let t89 = t88 + t73;
                let t90 = t64 * t64;
                let t71 = t68 * t68;
                let t91 = t90 + t71;
                let t92 = t89 - t91;
                let t93 = t87 * t92;
                let t69 = rt::lit::<T>(2.0) * t68;
                let t70 = t67 - t69;
                let t74 = t71 + t73;
                let t75 = rt::lit::<T>(2.0) * t72;
                let t76 = t64 + t75;
                let t77 = t67 * t70 + (t74 + t64 * t76);
                let t78 = t67 + t69;
                let t79 = t64 - t75;
                let t80 = t67 * t78 + (t74 + t64 * t79);
                let t81 = a + t77 * (k1 * t80);
                let t82 = rt::lit::<T>(1.0) / t81;
                let t94 = t93 * t82;
                let t66 = rho1 + half_h * rho1_rate;
                let t95 = rt::lit::<T>(2.0) * t66;
                let t96 = rho3 + half_h * rho3_rate - t94 * t95;
                let t114 = t91 - t89;
                let t97 = t67 * t64;
                let t98 = t68 * t72;
                let t99 = t97 + t98;
                let t530 = k3 * t99;
                let t100 = t99 * t87;
                let t101 = t100 * t82;
                let t505 = rt::lit::<T>(8.0) * t93;
                let t967 = t114 * t530 - t101 * t505;
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
                let t968 = t967 * t113;
                let t102 = rho2 + half_h * rho2_rate - t101 * (rt::lit::<T>(4.0) * t66);
                let t970 = t96 - t968 * t102;
                let t121 = k2 * t89;
                let t122 = rt::lit::<T>(4.0) * t93;
                let t123 = c + t91 * t121 - t94 * t122;
                let t969 = rt::lit::<T>(1.0) / (t123 - t967 * t968);
                let t977 = t970 * t969;
                let t978 = t139 + t977;
                let t146 = t98 - t97;
                let t65 = rho1_rate * kappa_gradient;
                let t425 = rt::lit::<T>(2.0) * t93;
                let t971 = t82 * (t66 - t969 * (t970 * t425));
                let t972 = t113 * (t102 - t969 * (t967 * t970));
                let t128 = rt::lit::<T>(4.0) * t101;
                let t973 = t972 * t128;
                let t1026 = t65 + t971 - t973;
                let t148 = t67 * t72;
                let t149 = t64 * t68;
                let t150 = t148 + t149;
                let t137 = rho2_rate * kappa_gradient;
                let t976 = t137 + t972;
                let t143 = t88 + t71;
                let t144 = t143 - t105;
                let x_new = twice_r_h * (t978 * t146 + t1026 * t150)
                    + (x + t976 * (r_h * t144));
                let t163 = t148 - t149;
                let t165 = t84 + t85;
                let t160 = t90 + t88;
                let t161 = t74 - t160;
                let y_new = twice_r_h * (t976 * t163 - t978 * t165)
                    + (y + t1026 * (r_h * t161));
                let t220 = rho1 + h * rho1_rate;
                let t1027 = rt::lit::<T>(1.0) / (t4 * t16);
                let t1028 = t18 * t24;
                let t1029 = t1027 * t1028 - t19;
                let t1030 = t1027 * t18 + t33 * (t24 * t1029);
                let t1031 = rho1 * (t20 * t1030 + (t13 - t35 * (t21 * t1029)))
                    + (t36 + (t28 * (rho3 * t1029) - rho2 * t1030));
                let t1032 = t17 + t26 * t33;
                let t1033 = rho1 * (t35 * (t21 * t25) - t20 * t1032)
                    + (rho2 * t1032 + (t34 - rho3 * t37));
                let t1034 = rho1 * (t1028 / (t4 * t32) - t38)
                    + (t31 + rho3 * t28 - rho2 * t37);
                let t1035 = rho1 * t1031 + (rho2 * t1033 + rho3 * t1034);
                let t1036 = t1035
                    * (rt::lit::<T>(0.25)
                        * (rt::lit::<T>(0.5) * (rho1 * t36 + (rho2 * t34 + rho3 * t31))
                            - reference));
                let t1037 = rt::lit::<T>(0.5) * t1035;
                let t1038 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t1036,
                        reference * (rt::lit::<T>(0.0625) * reference) + t1037 * t1037,
                        rt::lit::<T>(1.0),
                    );
                let rho1_new = t220 * t1038;
                let t265 = rho2 + h * rho2_rate;
                let rho2_new = t265 * t1038;
                let t241 = rho3 + h * rho3_rate;
                let rho3_new = t241 * t1038;
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
                        motion.carried[6],
                        motion.carried[7],
                        motion.carried[8],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
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
                let [a_, b_, c_, d, x, y, rho1, rho2, rho3, _] = motion.carried;
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
                let t11 = (t4 - t5) * (k3 * a_b_plus_d_c)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (k2 * t5) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [a_,
                b_,
                c_,
                d,
                rho1,
                rho2,
                rho3,
                ]: [T; 7],
            ) -> [T; 2] {
                let a = parameters.A;
                let b = parameters.B;
                let c = parameters.C;
                let Scheme { k1, k2, k3, .. } = self;
                let twice_c = rt::lit::<T>(2.0) * c_;
                let t1 = a_ * (a_ - twice_c);
                let c_squared = c_ * c_;
                let d_squared = d * d;
                let t2 = c_squared + d_squared;
                let twice_d = rt::lit::<T>(2.0) * d;
                let t3 = b_ * (b_ + twice_d);
                let t4 = t1 + (t2 + t3);
                let t5 = a_ * (a_ + twice_c);
                let t6 = b_ * (b_ - twice_d);
                let t7 = t5 + (t2 + t6);
                let t8 = a + t4 * (k1 * t7);
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = rho1 * t9;
                let b_squared = b_ * b_;
                let t11 = b_squared + c_squared;
                let a_squared = a_ * a_;
                let t12 = a_squared + d_squared;
                let t13 = t12 - t11;
                let a_c = a_ * c_;
                let d_b = d * b_;
                let a_c_minus_d_b = a_c - d_b;
                let t14 = k1 * a_c_minus_d_b;
                let t15 = t13 * t14;
                let t16 = t15 * t9;
                let t17 = t11 - t12;
                let a_b = a_ * b_;
                let d_c = d * c_;
                let a_b_plus_d_c = a_b + d_c;
                let t18 = a_b_plus_d_c * t14;
                let t19 = t18 * t9;
                let t20 = t17 * (k3 * a_b_plus_d_c) - t19 * (rt::lit::<T>(8.0) * t15);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t21 = a_ * (a_ + twice_b);
                let t22 = b_squared + d_squared;
                let t23 = c_ * (c_ + twice_d);
                let t24 = t21 + (t22 + t23);
                let t25 = a_ * (a_ - twice_b);
                let t26 = c_ * (c_ - twice_d);
                let t27 = t25 + (t22 + t26);
                let t28 = b + t24 * (k1 * t27) - t19 * (rt::lit::<T>(16.0) * t18);
                let t29 = rt::lit::<T>(1.0) / t28;
                let t30 = t20 * t29;
                let t31 = c + t11 * (k2 * t12) - t16 * (rt::lit::<T>(4.0) * t15)
                    - t20 * t30;
                let t32 = t8 * t31;
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = rho1 * t16;
                let t35 = rho1 * t19;
                let t36 = rho2 - rt::lit::<T>(4.0) * t35;
                let t37 = rho3 - rt::lit::<T>(2.0) * t34 - t30 * t36;
                let t38 = t15 * t37;
                let t39 = t28 * t31;
                let t40 = rt::lit::<T>(1.0) / t39;
                let t41 = t20 * t37;
                let t42 = t29 * t36 - t40 * t41;
                let t43 = rho1
                    * (t10 - t33 * (rt::lit::<T>(2.0) * t38)
                        - rt::lit::<T>(4.0) * t19 * t42);
                let t44 = rt::lit::<T>(1.0) / t31;
                let t45 = t44 * (rho3 * t37);
                let t46 = rho2 * t42;
                let abs_rho1 = rt::abs(rho1);
                let abs_a_b_plus_d_c = rt::abs(a_b_plus_d_c);
                let t47 = rt::lit::<T>(2.0) * (rt::abs(a_c) + rt::abs(d_b));
                let abs_a_c_minus_d_b = rt::abs(a_c_minus_d_b);
                let t48 = rt::lit::<T>(2.0) * (rt::abs(a_b) + rt::abs(d_c));
                let t49 = k1 * (abs_a_b_plus_d_c * t47 + abs_a_c_minus_d_b * t48);
                let t50 = rt::abs(t9);
                let abs_a = rt::abs(a_);
                let abs_c = rt::abs(c_);
                let t51 = abs_a * (abs_a + rt::lit::<T>(2.0) * abs_c);
                let abs_b = rt::abs(b_);
                let t52 = rt::lit::<T>(2.0) * rt::abs(d);
                let t53 = abs_b * (abs_b + t52);
                let twice_c_squared = rt::lit::<T>(2.0) * c_squared;
                let twice_d_squared = rt::lit::<T>(2.0) * d_squared;
                let t54 = twice_c_squared + twice_d_squared;
                let t55 = rt::abs(t4) * (t51 + t53 + (rt::abs(t5) + (t54 + rt::abs(t6))))
                    + rt::abs(t7) * (rt::abs(t1) + rt::abs(t3) + (t51 + (t54 + t53)));
                let t56 = a + k1 * t55;
                let t57 = rt::lit::<T>(1.0) / (t8 * t8);
                let t58 = t49 * t50 + t56 * rt::abs(t18 * t57);
                let t59 = rt::abs(t19);
                let t60 = abs_a * (abs_a + rt::lit::<T>(2.0) * abs_b);
                let t61 = abs_c * (abs_c + t52);
                let twice_b_squared = rt::lit::<T>(2.0) * b_squared;
                let t62 = twice_b_squared + twice_d_squared;
                let t63 = rt::abs(t24)
                    * (t60 + t61 + (rt::abs(t25) + (t62 + rt::abs(t26))))
                    + rt::abs(t27) * (rt::abs(t21) + rt::abs(t23) + (t60 + (t62 + t61)));
                let t64 = rt::lit::<T>(16.0) * (t49 * t59 + rt::abs(t18) * t58)
                    + (b + k1 * t63);
                let t65 = rt::abs(t31);
                let t66 = rt::lit::<T>(2.0) * a_squared + twice_d_squared;
                let t67 = twice_b_squared + twice_c_squared;
                let t68 = t66 + t67;
                let t69 = k1 * (abs_a_c_minus_d_b * t68 + rt::abs(t13) * t47);
                let t70 = rt::abs(t15);
                let t71 = k3 * (abs_a_b_plus_d_c * t68 + rt::abs(t17) * t48)
                    + rt::lit::<T>(8.0) * (t69 * t59 + t70 * t58);
                let t72 = rt::abs(t29);
                let t73 = rt::lit::<T>(1.0) / (t28 * t28);
                let t74 = t71 * t72 + t64 * rt::abs(t20 * t73);
                let t75 = rt::abs(t20);
                let t76 = rt::abs(t30);
                let t77 = t69 * t50 + t56 * rt::abs(t15 * t57);
                let t78 = rt::lit::<T>(4.0) * (t69 * rt::abs(t16) + t70 * t77)
                    + (c + k2 * (t11 * t66 + t12 * t67));
                let t79 = t74 * t75 + (t71 * t76 + t78);
                let t80 = rt::abs(t37);
                let abs_rho2 = rt::abs(rho2);
                let t81 = abs_rho2 + rt::lit::<T>(4.0) * (rt::abs(t35) + abs_rho1 * t58);
                let abs_rho3 = rt::abs(rho3);
                let t82 = t74 * rt::abs(t36)
                    + (t76 * t81
                        + (abs_rho3
                            + rt::lit::<T>(2.0) * (rt::abs(t34) + abs_rho1 * t77)));
                let t83 = rt::abs(t40) * (t71 * t80 + t75 * t82)
                    + (t72 * t81 + t64 * rt::abs(t36 * t73));
                let t84 = rt::abs(t41 / (t39 * t39)) * (t64 * t65 + t79 * rt::abs(t28))
                    + t83;
                let t85 = rt::abs(t33) * (t69 * t80 + t70 * t82)
                    + rt::abs(t38 / (t32 * t32)) * (t56 * t65 + rt::abs(t8) * t79);
                let t86 = rt::lit::<T>(4.0) * (t58 * rt::abs(t42) + t59 * t84)
                    + (rt::lit::<T>(2.0) * t85
                        + (rt::abs(t10) + t56 * rt::abs(rho1 * t57)));
                let t87 = rt::abs(t45)
                    + abs_rho3 * (t82 * rt::abs(t44) + t79 * rt::abs(t37 / (t31 * t31)));
                let t88 = rt::lit::<T>(0.5)
                    * (abs_rho1 * t86
                        + (rt::abs(t46) + abs_rho2 * t84 + (rt::abs(t43) + t87)));
                [rt::lit::<T>(0.5) * (t43 + (t45 + t46)), t88]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "119fc7fadeabddedee250e67be6273f3";
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
        /// - `a_rate`, `b_rate`, `c_rate`, `d_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`: 7 × 7 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// **Holonomic constraints** hold for velocities; positions leave them by the error of the method
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 10 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 65 | 81 | 3 | 0 | 0 | 0 |
        /// | each sweep for a_rate, b_rate, c_rate, d_rate, rho1_rate, rho2_rate, rho3_rate | 90 | 126 | 3 | 0 | 0 | 0 |
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
                    * (m_r * y_dot) + (a * omega1 + (a_d + b_c) * (twice_m_r * x_dot));
                let t2 = (a_squared + c_squared - (b_squared + d_squared))
                    * (m_r * x_dot) + (b * omega2 + (a_d - b_c) * (twice_m_r * y_dot));
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
                    let t44 = b_ + half_h * b_rate;
                    let t46 = a_ + half_h * a_rate;
                    let t47 = c_ + half_h * c_rate;
                    let t48 = rt::lit::<T>(2.0) * t47;
                    let t49 = t46 - t48;
                    let t50 = t47 * t47;
                    let t51 = d + half_h * d_rate;
                    let t52 = t51 * t51;
                    let t53 = t50 + t52;
                    let t54 = rt::lit::<T>(2.0) * t51;
                    let t55 = t44 + t54;
                    let t56 = t46 * t49 + (t53 + t44 * t55);
                    let t57 = t46 + t48;
                    let t58 = t44 - t54;
                    let t59 = t46 * t57 + (t53 + t44 * t58);
                    let t60 = a + t56 * (k1 * t59);
                    let t61 = rt::lit::<T>(1.0) / t60;
                    let t45 = rho1 + half_h * rho1_rate;
                    let t75 = t44 * t44;
                    let t88 = t75 + t50;
                    let t89 = t46 * t46;
                    let t90 = t89 + t52;
                    let t102 = k2 * t90;
                    let t66 = t46 * t47;
                    let t67 = t44 * t51;
                    let t68 = t66 - t67;
                    let t69 = k1 * t68;
                    let t93 = t90 - t88;
                    let t94 = t69 * t93;
                    let t97 = t94 * t61;
                    let t103 = rt::lit::<T>(4.0) * t94;
                    let t91 = t88 - t90;
                    let t63 = t46 * t44;
                    let t64 = t47 * t51;
                    let t65 = t63 + t64;
                    let t92 = k3 * t65;
                    let t70 = t65 * t69;
                    let t71 = t70 * t61;
                    let t95 = rt::lit::<T>(8.0) * t94;
                    let t96 = t91 * t92 - t71 * t95;
                    let t73 = rt::lit::<T>(2.0) * t44;
                    let t74 = t46 + t73;
                    let t76 = t75 + t52;
                    let t77 = t47 + t54;
                    let t78 = t46 * t74 + (t76 + t47 * t77);
                    let t79 = t46 - t73;
                    let t80 = t47 - t54;
                    let t81 = t46 * t79 + (t76 + t47 * t80);
                    let t82 = rt::lit::<T>(16.0) * t70;
                    let t83 = b + t78 * (k1 * t81) - t71 * t82;
                    let t84 = rt::lit::<T>(1.0) / t83;
                    let t99 = t96 * t84;
                    let t104 = c + t88 * t102 - t97 * t103 - t96 * t99;
                    let t115 = rt::lit::<T>(1.0) / t104;
                    let t98 = rt::lit::<T>(2.0) * t45;
                    let t85 = rt::lit::<T>(4.0) * t45;
                    let t86 = rho2 + half_h * rho2_rate - t71 * t85;
                    let t100 = rho3 + half_h * rho3_rate - t97 * t98 - t99 * t86;
                    let t418 = rt::lit::<T>(2.0) * t94;
                    let t101 = t96 * t100;
                    let t646 = t84 * (t86 - t115 * t101);
                    let t72 = rt::lit::<T>(4.0) * t71;
                    let t647 = t61 * (t45 - t115 * (t100 * t418)) - t646 * t72;
                    let t116 = t100 * t115;
                    let t117 = t51 * t116;
                    let t648 = t44 * t647 + (t117 + t47 * t646);
                    let t649 = rt::lit::<T>(0.5) * t648;
                    let t120 = t47 * t116;
                    let t650 = t46 * t647 + (t120 - t51 * t646);
                    let t651 = rt::lit::<T>(0.5) * t650;
                    let t125 = t44 * t116;
                    let t652 = t51 * t647 + (t46 * t646 - t125);
                    let t653 = rt::lit::<T>(0.5) * t652;
                    let t128 = t46 * t116;
                    let t654 = t44 * t646 + t128 - t47 * t647;
                    let t655 = rt::lit::<T>(0.5) * t654;
                    let t656 = t46 * t655 - t51 * t649;
                    let t657 = t47 * t651 + t44 * t653;
                    let t152 = t89 + t50 - t76;
                    let t154 = t64 - t63;
                    let t136 = t46 * t51;
                    let t137 = t44 * t47;
                    let t156 = t136 + t137;
                    let t658 = t116 * t154 + t156 * t647;
                    let t659 = t646 * (m_r * t152) + twice_m_r * t658;
                    let t660 = t46 * t648;
                    let t661 = t47 * t652;
                    let t662 = t51 * t654;
                    let t663 = t44 * t650;
                    let t134 = t53 - (t75 + t89);
                    let t138 = t136 - t137;
                    let t140 = t66 + t67;
                    let t664 = t646 * t138 - t116 * t140;
                    let t665 = t647 * (m_r * t134) + twice_m_r * t664;
                    let t666 = b * t646;
                    let t132 = c * t116;
                    let t667 = (t660 + t661 + (t662 - t663)) * (r * t665)
                        + (t116 * t666 - t646 * t132);
                    let t668 = a * t647;
                    let t669 = (t661 - t662 - (t663 + t660)) * (r * t659)
                        + (t647 * t132 - t116 * t668);
                    let t670 = t659
                        * (t44 * t649 + t47 * t655 + (t51 * t653 - t46 * t651))
                        - t665 * (t51 * t651 + t46 * t653 + (t44 * t655 - t47 * t649));
                    solution1
                        .update([
                            -t649,
                            t651,
                            t653,
                            t655,
                            (t656 + t657) * (twice_r * t659) + t667,
                            (t656 - t657) * (twice_r * t665) + t669,
                            twice_r * t670 + (t646 * t668 - t647 * t666),
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
                            let t11 = (t4 - t5) * (k3 * a_b_plus_d_c)
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
                                / (c + t4 * (k2 * t5) - t8 * (rt::lit::<T>(4.0) * t7)
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
                            let t32 = m_r * (a_squared + c_squared - t12) * t19
                                + twice_m_r * ((d_c - a_b) * t21 + (a_d + b_c) * t20);
                            let t33 = b * t19;
                            let t34 = c * t21;
                            let t35 = a_ * t22;
                            let t36 = c_ * t26;
                            let t37 = d * t28;
                            let t38 = b_ * t24;
                            let t39 = m_r * (t1 - (b_squared + a_squared)) * t20
                                + twice_m_r * ((a_d - b_c) * t19 - (a_c + d_b) * t21);
                            let t40 = t21 * t33 - t19 * t34
                                + (t35 + t36 + (t37 - t38)) * (r * t39);
                            let t41 = a * t20;
                            let t42 = t20 * t34 - t21 * t41
                                + (t36 - t37 - (t38 + t35)) * (r * t32);
                            let t43 = t32 * (b_ * t23 + c_ * t29 + (d * t27 - a_ * t25))
                                - t39 * (d * t25 + a_ * t27 + (b_ * t29 - c_ * t23));
                            [
                                -t23,
                                t25,
                                t27,
                                t29,
                                (t30 + t31) * (twice_r * t32) + t40,
                                (t30 - t31) * (twice_r * t39) + t42,
                                t19 * t41 - t20 * t33 + twice_r * t43,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * a_),
                            rt::abs(inv_h * b_),
                            rt::abs(inv_h * c_),
                            rt::abs(inv_h * d),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
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
                            let t44 = b_ + half_h * b_rate;
                            let t45 = rho1 + half_h * rho1_rate;
                            let t46 = a_ + half_h * a_rate;
                            let t47 = c_ + half_h * c_rate;
                            let t48 = rt::lit::<T>(2.0) * t47;
                            let t49 = t46 - t48;
                            let t50 = t47 * t47;
                            let t51 = d + half_h * d_rate;
                            let t52 = t51 * t51;
                            let t53 = t50 + t52;
                            let t54 = rt::lit::<T>(2.0) * t51;
                            let t55 = t44 + t54;
                            let t56 = t46 * t49 + (t53 + t44 * t55);
                            let t57 = t46 + t48;
                            let t58 = t44 - t54;
                            let t59 = t46 * t57 + (t53 + t44 * t58);
                            let t60 = a + t56 * (k1 * t59);
                            let t61 = rt::lit::<T>(1.0) / t60;
                            let t62 = t45 * t61;
                            let t63 = t46 * t44;
                            let t64 = t47 * t51;
                            let t65 = t63 + t64;
                            let t66 = t46 * t47;
                            let t67 = t44 * t51;
                            let t68 = t66 - t67;
                            let t69 = k1 * t68;
                            let t70 = t65 * t69;
                            let t71 = t70 * t61;
                            let t72 = rt::lit::<T>(4.0) * t71;
                            let t73 = rt::lit::<T>(2.0) * t44;
                            let t74 = t46 + t73;
                            let t75 = t44 * t44;
                            let t76 = t75 + t52;
                            let t77 = t47 + t54;
                            let t78 = t46 * t74 + (t76 + t47 * t77);
                            let t79 = t46 - t73;
                            let t80 = t47 - t54;
                            let t81 = t46 * t79 + (t76 + t47 * t80);
                            let t82 = rt::lit::<T>(16.0) * t70;
                            let t83 = b + t78 * (k1 * t81) - t71 * t82;
                            let t84 = rt::lit::<T>(1.0) / t83;
                            let t85 = rt::lit::<T>(4.0) * t45;
                            let t86 = rho2 + half_h * rho2_rate - t71 * t85;
                            let t87 = t84 * t86;
                            let t88 = t75 + t50;
                            let t89 = t46 * t46;
                            let t90 = t89 + t52;
                            let t91 = t88 - t90;
                            let t92 = k3 * t65;
                            let t93 = t90 - t88;
                            let t94 = t69 * t93;
                            let t95 = rt::lit::<T>(8.0) * t94;
                            let t96 = t91 * t92 - t71 * t95;
                            let t97 = t94 * t61;
                            let t98 = rt::lit::<T>(2.0) * t45;
                            let t99 = t96 * t84;
                            let t100 = rho3 + half_h * rho3_rate - t97 * t98 - t99 * t86;
                            let t101 = t96 * t100;
                            let t102 = k2 * t90;
                            let t103 = rt::lit::<T>(4.0) * t94;
                            let t104 = c + t88 * t102 - t97 * t103 - t96 * t99;
                            let t105 = t83 * t104;
                            let t106 = rt::lit::<T>(1.0) / t105;
                            let t107 = t101 * t106;
                            let t108 = t87 - t107;
                            let t109 = t60 * t104;
                            let t110 = rt::lit::<T>(1.0) / t109;
                            let t111 = t94 * t100;
                            let t112 = t72 * t108 + t110 * (rt::lit::<T>(2.0) * t111);
                            let t113 = t62 - t112;
                            let t114 = t47 * t108;
                            let t115 = rt::lit::<T>(1.0) / t104;
                            let t116 = t100 * t115;
                            let t117 = t51 * t116;
                            let t118 = t44 * t113 + (t114 + t117);
                            let t119 = rt::lit::<T>(0.5) * t118;
                            let t120 = t47 * t116;
                            let t121 = t51 * t108;
                            let t122 = t46 * t113 + (t120 - t121);
                            let t123 = rt::lit::<T>(0.5) * t122;
                            let t124 = t46 * t108;
                            let t125 = t44 * t116;
                            let t126 = t51 * t113 + (t124 - t125);
                            let t127 = rt::lit::<T>(0.5) * t126;
                            let t128 = t46 * t116;
                            let t129 = t44 * t108;
                            let t130 = t128 + t129 - t47 * t113;
                            let t131 = rt::lit::<T>(0.5) * t130;
                            let t132 = c * t116;
                            let t133 = b * t108;
                            let t134 = t53 - (t75 + t89);
                            let t135 = r * t134;
                            let t136 = t46 * t51;
                            let t137 = t44 * t47;
                            let t138 = t136 - t137;
                            let t139 = r * t138;
                            let t140 = t66 + t67;
                            let t141 = r * t140;
                            let t142 = t135 * t113
                                + rt::lit::<T>(2.0) * (t139 * t108 - t116 * t141);
                            let t143 = m * t142;
                            let t144 = t46 * t118;
                            let t145 = t47 * t126;
                            let t146 = t51 * t130;
                            let t147 = t44 * t122;
                            let t148 = t144 + t145 + (t146 - t147);
                            let t149 = t46 * t131 - t51 * t119;
                            let t150 = t47 * t123 + t44 * t127;
                            let t151 = t149 + t150;
                            let t152 = t89 + t50 - t76;
                            let t153 = r * t152;
                            let t154 = t64 - t63;
                            let t155 = r * t154;
                            let t156 = t136 + t137;
                            let t157 = r * t156;
                            let t158 = t153 * t108
                                + rt::lit::<T>(2.0) * (t116 * t155 + t157 * t113);
                            let t159 = rho1_rate + t132 * t108 - t116 * t133
                                - t143 * (r * t148) - t151 * (twice_m_r * t158);
                            let t160 = a * t113;
                            let t161 = t149 - t150;
                            let t162 = m * t158;
                            let t163 = t145 - t146 - (t147 + t144);
                            let t164 = t116 * t160 + (rho2_rate - t132 * t113)
                                - t161 * (twice_m_r * t142) - t162 * (r * t163);
                            let t165 = t51 * t123 + t46 * t127
                                + (t44 * t131 - t47 * t119);
                            let t166 = t44 * t119 + t47 * t131
                                + (t51 * t127 - t46 * t123);
                            let t167 = rt::lit::<T>(2.0)
                                * (t143 * (r * t165) - t162 * (r * t166))
                                + (rho3_rate + t113 * t133 - t108 * t160);
                            let t168 = rt::lit::<T>(1.0) / (t109 * t109);
                            let t169 = t168 * (t44 * t111);
                            let t170 = rt::lit::<T>(1.0) / (t60 * t60);
                            let t171 = rt::lit::<T>(1.0) / (t105 * t105);
                            let t172 = t73 * t71;
                            let t173 = rt::lit::<T>(0.5) * t47;
                            let t174 = t172 - t173;
                            let t175 = t171 * (t101 * t174);
                            let t176 = rt::lit::<T>(1.0) / (t83 * t83);
                            let t177 = t44 * t110;
                            let t178 = t94 * t177;
                            let t179 = t106 * t174;
                            let t180 = rt::lit::<T>(0.5) * t51;
                            let t181 = t96 * t179 + t115 * t180;
                            let t182 = t178 - t181;
                            let t183 = rt::lit::<T>(1.0) / (t104 * t104);
                            let t184 = t83 * t175 + t183 * (t100 * t180);
                            let t185 = t60 * t169;
                            let t186 = t184 - t185;
                            let t187 = t86 * t182 + t96 * t186;
                            let t188 = t173 - t172;
                            let t189 = t104 * t175 + t176 * (t96 * t187 + t86 * t188);
                            let t190 = t84 * t187 + (t99 * t186 + t100 * t179);
                            let t191 = t84 * t188 + t99 * t182;
                            let t192 = t82 * t189
                                - (t95 * t190 + (t85 * t191 + rt::lit::<T>(2.0) * t129));
                            let t193 = t98 * t182 + t103 * t186;
                            let t194 = rt::lit::<T>(0.5) * t44;
                            let t195 = k1
                                * (t104 * t169
                                    - t170 * (t70 * t192 + (t94 * t193 + t45 * t194)));
                            let t196 = t56 * t195;
                            let t197 = k3 * t91;
                            let t198 = rt::lit::<T>(16.0) * t71;
                            let t199 = k1 * (t198 * t189 + t61 * t192);
                            let t200 = t197 * t190 + t68 * t199;
                            let t201 = rt::lit::<T>(2.0) * t46;
                            let t202 = rt::lit::<T>(4.0) * t97;
                            let t203 = rt::lit::<T>(8.0) * t71;
                            let t204 = k1
                                * (t61 * t193 + (t202 * t186 - t100 * t177) - t203 * t190);
                            let t205 = t68 * t204;
                            let t206 = k2 * t88;
                            let t207 = t185 - t184;
                            let t208 = t92 * t190;
                            let t209 = t205 + (t206 * t207 - t208);
                            let t210 = k1 * t189;
                            let t211 = t81 * t210;
                            let t212 = t46 * t211;
                            let t213 = t78 * t210;
                            let t214 = t46 * t213;
                            let t215 = t44 * t200
                                + (t201 * t209 - (t212 + t74 * t211) - (t214 + t79 * t213));
                            let t216 = t59 * t195;
                            let t217 = t46 * t216;
                            let t218 = t93 * t204 + t65 * t199;
                            let t219 = t46 * t196;
                            let t220 = half_h
                                * (t57 * t196 + t215
                                    + (t217 + t47 * t218 + (t219 + t49 * t216)));
                            let t221 = t44 * t216;
                            let t222 = t44 * t196;
                            let t223 = rt::lit::<T>(0.5) * t113;
                            let t224 = t208 + t102 * t207 - t205;
                            let t225 = t213 + t211;
                            let t226 = t222
                                + (t223
                                    + rt::lit::<T>(2.0) * (t44 * (t224 - t225) + (t214 - t212)))
                                + (t58 * t196 + t55 * t216);
                            let t227 = t196 + t216;
                            let t228 = rt::lit::<T>(0.5) * t108;
                            let t229 = t47 * t211;
                            let t230 = t47 * t213;
                            let t231 = t46 * t218
                                + (t51 * t200
                                    + (t228 - t229 - t80 * t213 - (t230 + t77 * t211)));
                            let t232 = rt::lit::<T>(0.5) * t116;
                            let t233 = rt::lit::<T>(2.0)
                                * (t51 * (t227 + (t209 - t225))
                                    + (t221 + (t230 - t229) - t222))
                                + (t232 + t47 * t200 - t44 * t218);
                            let t234 = rt::lit::<T>(2.0) * t71;
                            let t235 = rt::lit::<T>(0.5) * t46;
                            let t236 = t180 + t71 * t201;
                            let t237 = t106 * t236;
                            let t238 = t96 * t237 + t115 * t173;
                            let t239 = t46 * t110;
                            let t240 = t94 * t239;
                            let t241 = t238 - t240;
                            let t242 = t168 * (t46 * t111);
                            let t243 = t60 * t242;
                            let t244 = t171 * (t101 * t236);
                            let t245 = t83 * t244 + t183 * (t100 * t173);
                            let t246 = t243 - t245;
                            let t247 = t98 * t241 + t103 * t246;
                            let t248 = t86 * t241 + t96 * t246;
                            let t249 = t176 * (t86 * t236 + t96 * t248);
                            let t250 = t104 * t244;
                            let t251 = t249 - t250;
                            let t252 = t100 * t237;
                            let t253 = t99 * t246 + t84 * t248;
                            let t254 = t252 - t253;
                            let t255 = t84 * t236 + t99 * t241;
                            let t256 = t82 * t251
                                + (t95 * t254 + (rt::lit::<T>(2.0) * t124 - t85 * t255));
                            let t257 = k1
                                * (t170 * (t45 * t235 - t94 * t247 - t70 * t256)
                                    - t104 * t242);
                            let t258 = t56 * t257;
                            let t259 = k1
                                * (t203 * t254
                                    + (t61 * t247 + (t100 * t239 + t202 * t246)));
                            let t260 = k1 * (t198 * t251 + t61 * t256);
                            let t261 = t93 * t259 + t65 * t260;
                            let t262 = k1 * (t250 - t249);
                            let t263 = t78 * t262;
                            let t264 = t46 * t263;
                            let t265 = t81 * t262;
                            let t266 = t46 * t265;
                            let t267 = t68 * t259;
                            let t268 = t245 - t243;
                            let t269 = t253 - t252;
                            let t270 = t92 * t269;
                            let t271 = t267 + (t206 * t268 - t270);
                            let t272 = t47 * t261
                                + (t264 + (t266 - t223)
                                    + (t201 * t271 + (t79 * t263 + t74 * t265)));
                            let t273 = t59 * t257;
                            let t274 = t197 * t269 + t68 * t260;
                            let t275 = t46 * t273;
                            let t276 = t46 * t258;
                            let t277 = half_h
                                * (t57 * t258 + t272
                                    + (t49 * t273 + t44 * t274 + (t275 + t276)));
                            let t278 = t44 * t258;
                            let t279 = t270 + t102 * t268 - t267;
                            let t280 = t263 + t265;
                            let t281 = t44 * t273;
                            let t282 = t278
                                + (rt::lit::<T>(2.0) * (t44 * (t279 + t280) + (t266 - t264))
                                    + t46 * t274)
                                + (t58 * t258 - t51 * t261 + (t281 + t55 * t273));
                            let t283 = t258 + t273;
                            let t284 = t47 * t263;
                            let t285 = t47 * t265;
                            let t286 = t51 * t274
                                + (t46 * t261
                                    + (t284 + t77 * t265 + (t80 * t263 + (t285 - t232))));
                            let t287 = rt::lit::<T>(2.0)
                                * (t51 * (t283 + (t271 + t280))
                                    + (t281 + (t285 - t284) - t278))
                                + (t228 + t47 * t274 - t44 * t261);
                            let t288 = t168 * (t51 * t111);
                            let t289 = t54 * t71;
                            let t290 = t235 - t289;
                            let t291 = t171 * (t101 * t290);
                            let t292 = t60 * t288 + (t83 * t291 + t183 * (t100 * t194));
                            let t293 = t51 * t110;
                            let t294 = t106 * t290;
                            let t295 = t94 * t293 + (t96 * t294 + t115 * t194);
                            let t296 = t103 * t292 - t98 * t295;
                            let t297 = t96 * t292 - t86 * t295;
                            let t298 = t289 - t235;
                            let t299 = t104 * t291 + t176 * (t96 * t297 + t86 * t298);
                            let t300 = t99 * t295;
                            let t301 = t84 * t298;
                            let t302 = t300 - t301;
                            let t303 = t84 * t297 + (t99 * t292 + t100 * t294);
                            let t304 = t82 * t299
                                + (t85 * t302 + rt::lit::<T>(2.0) * t121 - t95 * t303);
                            let t305 = k1
                                * (t170 * (t45 * t180 - t94 * t296 - t70 * t304)
                                    - t104 * t288);
                            let t306 = t56 * t305;
                            let t307 = k1 * (t198 * t299 + t61 * t304);
                            let t308 = t197 * t303 + t68 * t307;
                            let t309 = k1
                                * (t61 * t296 + (t202 * t292 + t100 * t293) - t203 * t303);
                            let t310 = t68 * t309;
                            let t311 = t92 * t303;
                            let t312 = t310 - (t311 + t206 * t292);
                            let t313 = k1 * t299;
                            let t314 = t81 * t313;
                            let t315 = t46 * t314;
                            let t316 = t78 * t313;
                            let t317 = t46 * t316;
                            let t318 = t44 * t308
                                + (t201 * t312 - t74 * t314
                                    - (t315 + t228 + (t317 + t79 * t316)));
                            let t319 = t59 * t305;
                            let t320 = t46 * t319;
                            let t321 = t93 * t309 + t65 * t307;
                            let t322 = t46 * t306;
                            let t323 = half_h
                                * (t57 * t306 + t318
                                    + (t320 + t47 * t321 + (t322 + t49 * t319)));
                            let t324 = t44 * t319;
                            let t325 = t44 * t306;
                            let t326 = t311 - t102 * t292 - t310;
                            let t327 = t316 + t314;
                            let t328 = t325
                                + (t232
                                    + rt::lit::<T>(2.0) * (t44 * (t326 - t327) + (t317 - t315)))
                                + (t58 * t306 + t55 * t319);
                            let t329 = t306 + t319;
                            let t330 = t47 * t314;
                            let t331 = t47 * t316;
                            let t332 = t51 * t308
                                + (t46 * t321 - (t330 + t77 * t314 + (t331 + t80 * t316)));
                            let t333 = rt::lit::<T>(2.0)
                                * (t51 * (t329 + (t312 - t327))
                                    + (t324 + (t331 - t330) - t325))
                                + (t47 * t308 - t223 - t44 * t321);
                            let t334 = t168 * (t47 * t111);
                            let t335 = t194 + t48 * t71;
                            let t336 = t171 * (t101 * t335);
                            let t337 = t47 * t110;
                            let t338 = t94 * t337 + t115 * t235;
                            let t339 = t106 * t335;
                            let t340 = t96 * t339;
                            let t341 = t338 - t340;
                            let t342 = t83 * t336;
                            let t343 = t60 * t334 + t183 * (t100 * t235);
                            let t344 = t342 - t343;
                            let t345 = t86 * t341 + t96 * t344;
                            let t346 = t104 * t336 + t345 * (t96 * t176);
                            let t347 = t176 * (t86 * t335);
                            let t348 = t346 - t347;
                            let t349 = t84 * t335;
                            let t350 = t99 * t341;
                            let t351 = t349 - t350;
                            let t352 = t84 * t345 + (t99 * t344 + t100 * t339);
                            let t353 = t82 * t348
                                + (t85 * t351 - rt::lit::<T>(2.0) * t114 - t95 * t352);
                            let t354 = t98 * t341 + t103 * t344;
                            let t355 = k1
                                * (t104 * t334
                                    - t170 * (t70 * t353 + (t94 * t354 + t45 * t173)));
                            let t356 = t56 * t355;
                            let t357 = k1
                                * (t61 * t354 + (t202 * t344 - t100 * t337) - t203 * t352);
                            let t358 = k1 * (t198 * t348 + t61 * t353);
                            let t359 = t93 * t357 + t65 * t358;
                            let t360 = k1 * (t347 - t346);
                            let t361 = t78 * t360;
                            let t362 = t46 * t361;
                            let t363 = t81 * t360;
                            let t364 = t46 * t363;
                            let t365 = t68 * t357;
                            let t366 = t343 - t342;
                            let t367 = t92 * t352;
                            let t368 = t365 + (t206 * t366 - t367);
                            let t369 = t47 * t359
                                + (t362 + (t364 - t232)
                                    + (t201 * t368 + (t79 * t361 + t74 * t363)));
                            let t370 = t59 * t355;
                            let t371 = t197 * t352 + t68 * t358;
                            let t372 = t46 * t370;
                            let t373 = t46 * t356;
                            let t374 = half_h
                                * (t57 * t356 + t369
                                    + (t49 * t370 + t44 * t371 + (t372 + t373)));
                            let t375 = t367 + t102 * t366 - t365;
                            let t376 = t361 + t363;
                            let t377 = rt::lit::<T>(2.0)
                                * (t44 * (t375 + t376) + (t364 - t362)) - t228
                                + (t46 * t371 - t51 * t359);
                            let t378 = t44 * t370;
                            let t379 = t44 * t356;
                            let t380 = t356 + t370;
                            let t381 = t47 * t363;
                            let t382 = t47 * t361;
                            let t383 = t51 * t371
                                + (t46 * t359
                                    + (t381 + t80 * t361 + (t77 * t363 + (t382 + t223))));
                            let t384 = rt::lit::<T>(2.0)
                                * (t51 * (t380 + (t368 + t376))
                                    + (t378 + (t381 - t382) - t379))
                                + (t47 * t371 - t44 * t359);
                            let t385 = m_r * t148;
                            let t386 = m_r * t142;
                            let t387 = m_r * t158;
                            let t388 = t51 * t386 + t46 * t387;
                            let t389 = t47 * t386 + t44 * t387;
                            let t390 = t44 * t388 + t46 * t389;
                            let t391 = rt::lit::<T>(2.0)
                                * (t139 * t385 + t153 * (m_r * t151)) + (t390 + b * t116);
                            let t392 = t51 * t389;
                            let t393 = k4 * t156;
                            let t394 = t392 + (t135 * t385 + t151 * t393);
                            let t395 = t44 * t386;
                            let t396 = t47 * t387;
                            let t397 = t395 - t396;
                            let t398 = t51 * t387;
                            let t399 = t46 * t386;
                            let t400 = t398 - t399;
                            let t401 = t46 * t397 + (t44 * t400 + t47 * t388);
                            let t402 = t394 - t401;
                            let t403 = t396 - t395;
                            let t404 = t72 * t402 + (t47 * t400 + (t132 + t51 * t403));
                            let t405 = t391 - t404;
                            let t406 = t101 * t171;
                            let t407 = t405 * t406;
                            let t408 = t51 * t400
                                + (c * t108 + t148 * (twice_r_m_r * t140)
                                    - t151 * (k4 * t154));
                            let t409 = t44 * t389;
                            let t410 = t133 + t46 * t388;
                            let t411 = t408 + (t409 + t47 * t397 - t410);
                            let t412 = t100 * t183;
                            let t413 = rt::lit::<T>(2.0) * t60;
                            let t414 = t111 * t168;
                            let t415 = t402 * t414;
                            let t416 = t83 * t407 + (t411 * t412 + t413 * t415);
                            let t417 = t106 * t405;
                            let t418 = rt::lit::<T>(2.0) * t94;
                            let t419 = t110 * t402;
                            let t420 = t96 * t417 + (t115 * t411 + t418 * t419);
                            let t421 = t103 * t416 - t98 * t420;
                            let t422 = rt::lit::<T>(2.0) * t100;
                            let t423 = t96 * t416 - t86 * t420;
                            let t424 = t84 * t423 + (t99 * t416 + t100 * t417);
                            let t425 = k1
                                * (t61 * t421 + (t202 * t416 + t419 * t422) - t203 * t424);
                            let t426 = t404 - t391;
                            let t427 = t104 * t407 + t176 * (t96 * t423 + t86 * t426);
                            let t428 = t99 * t420;
                            let t429 = t84 * t426;
                            let t430 = t428 - t429;
                            let t431 = t82 * t427
                                + (rt::lit::<T>(4.0) * (t108 * t402 + t45 * t430)
                                    - t95 * t424);
                            let t432 = k1 * (t198 * t427 + t61 * t431);
                            let t433 = t93 * t425 + t65 * t432;
                            let t434 = twice_r_m_r * t116;
                            let t435 = t148 * t434;
                            let t436 = t433 + t435;
                            let t437 = t108 * t389;
                            let t438 = t113 * t397 - t437;
                            let t439 = t116 * t388;
                            let t440 = t118 * t386 + t130 * t387;
                            let t441 = t439 + t440;
                            let t442 = twice_r_m_r * t108;
                            let t443 = t148 * t442;
                            let t444 = k4 * t113;
                            let t445 = t151 * t444;
                            let t446 = t443 + t445;
                            let t447 = k1 * t427;
                            let t448 = t81 * t447;
                            let t449 = t46 * t448;
                            let t450 = t78 * t447;
                            let t451 = t46 * t450;
                            let t452 = t68 * t425;
                            let t453 = t92 * t424;
                            let t454 = t452 - (t453 + t206 * t416);
                            let t455 = t148 * (r_m_r * t113);
                            let t456 = t151 * t442;
                            let t457 = t438 - (t441 + t51 * t446) - t449 - t451
                                + (t201 * (t454 + (t455 - t456))
                                    - (t79 * t450 + t74 * t448));
                            let t458 = rt::lit::<T>(2.0) * t104;
                            let t459 = t401 - t394;
                            let t460 = k1
                                * (t415 * t458
                                    + t170 * (t70 * t431 + (t45 * t459 + t94 * t421)));
                            let t461 = t56 * t460;
                            let t462 = t197 * t424 + t68 * t432;
                            let t463 = k4 * t116;
                            let t464 = t151 * t463;
                            let t465 = t462 + t464;
                            let t466 = t59 * t460;
                            let t467 = t46 * t466;
                            let t468 = t46 * t461;
                            let t469 = t47 * t436 + t457 - t57 * t461
                                + (t44 * t465 - t49 * t466 - (t467 + t468));
                            let t470 = t456 - t450 - t448;
                            let t471 = t453 - t102 * t416 - t452;
                            let t472 = t122 * t386;
                            let t473 = t116 * t389;
                            let t474 = t472 + t473;
                            let t475 = t443 - t445;
                            let t476 = t126 * t387;
                            let t477 = t108 * t388;
                            let t478 = t476 + t477;
                            let t479 = rt::lit::<T>(2.0)
                                * (t44 * (t470 + (t471 + t455)) + (t451 - t449))
                                + (t474 + t113 * t400 + (t47 * t475 - t478));
                            let t480 = t435 - t433;
                            let t481 = t44 * t461;
                            let t482 = t44 * t466;
                            let t483 = t479 + (t51 * t480 + t46 * t465)
                                - (t481 + t55 * t466 + (t482 + t58 * t461));
                            let t484 = t461 + (t466 + t455);
                            let t485 = t462 - t464;
                            let t486 = t116 * t397;
                            let t487 = t108 * t400;
                            let t488 = t113 * t388;
                            let t489 = t126 * t386 + t122 * t387;
                            let t490 = t47 * t450;
                            let t491 = t47 * t448;
                            let t492 = t486 + t487 + (t44 * t475 + (t488 - t489)) - t490
                                - t80 * t450 - (t491 + t77 * t448);
                            let t493 = rt::lit::<T>(2.0)
                                * (t47 * (t471 - t456 - t484) + (t467 - t468))
                                + (t51 * t485 + (t46 * t436 + t492));
                            let t494 = t113 * t389;
                            let t495 = t116 * t400;
                            let t496 = t118 * t387;
                            let t497 = t130 * t386;
                            let t498 = t44 * t480
                                + (t108 * t403 - t494
                                    + (t495 + (t496 - t497) - t46 * t446));
                            let t499 = rt::lit::<T>(2.0)
                                * (t51 * (t454 + t470 - t484)
                                    + (t481 + (t490 - t491) - t482)) + (t47 * t485 + t498);
                            let t500 = rt::lit::<T>(2.0) * t97;
                            let t501 = m_r * t163;
                            let t502 = t392 + (t161 * (k4 * t138) + t153 * t501);
                            let t503 = t132
                                + rt::lit::<T>(2.0) * (t157 * t501 + t135 * (m_r * t161));
                            let t504 = t399 - t398;
                            let t505 = t47 * t504 + a * t116 + (t390 + t51 * t397);
                            let t506 = t503 - t505;
                            let t507 = t401 + t72 * t506;
                            let t508 = t502 - t507;
                            let t509 = t406 * t508;
                            let t510 = t51 * t388;
                            let t511 = t161 * (k4 * t140)
                                + (t160 + c * (t112 - t62) - t163 * (twice_r_m_r * t154));
                            let t512 = t47 * t389;
                            let t513 = t510 + t44 * t403 + (t511 + (t512 + t46 * t400));
                            let t514 = t414 * t506;
                            let t515 = t83 * t509 + (t412 * t513 + t413 * t514);
                            let t516 = t106 * t508;
                            let t517 = t110 * t506;
                            let t518 = t96 * t516 + (t115 * t513 + t418 * t517);
                            let t519 = t96 * t515 - t86 * t518;
                            let t520 = t84 * t519 + (t99 * t515 + t100 * t516);
                            let t521 = t507 - t502;
                            let t522 = t104 * t509 + t176 * (t96 * t519 + t86 * t521);
                            let t523 = t99 * t518;
                            let t524 = t84 * t521;
                            let t525 = t523 - t524;
                            let t526 = t82 * t522
                                + (rt::lit::<T>(4.0) * (t108 * t506 + t45 * t525)
                                    - t95 * t520);
                            let t527 = k1 * (t198 * t522 + t61 * t526);
                            let t528 = t197 * t520 + t68 * t527;
                            let t529 = t163 * t434;
                            let t530 = t528 + t529;
                            let t531 = t496 + t494;
                            let t532 = t108 * t397;
                            let t533 = k4 * t108;
                            let t534 = t161 * t533;
                            let t535 = twice_r_m_r * t113;
                            let t536 = t163 * t535;
                            let t537 = t534 + t536;
                            let t538 = k1 * t522;
                            let t539 = t81 * t538;
                            let t540 = t78 * t538;
                            let t541 = t495 + t531 + (t532 - t497 - t51 * t537)
                                - t74 * t539 - t79 * t540;
                            let t542 = t103 * t515 - t98 * t518;
                            let t543 = k1
                                * (t61 * t542 + (t202 * t515 + t422 * t517) - t203 * t520);
                            let t544 = t68 * t543;
                            let t545 = t92 * t520;
                            let t546 = t544 - (t545 + t206 * t515);
                            let t547 = t161 * t535;
                            let t548 = t163 * (r_m_r * t108);
                            let t549 = t46 * t539;
                            let t550 = t46 * t540;
                            let t551 = t505 - t503;
                            let t552 = k1
                                * (t458 * t514
                                    + t170 * (t70 * t526 + (t45 * t551 + t94 * t542)));
                            let t553 = t56 * t552;
                            let t554 = t46 * t553;
                            let t555 = t44 * t530
                                + (t541 + (t201 * (t546 + (t547 - t548)) - (t549 + t550)))
                                - t554;
                            let t556 = t93 * t543 + t65 * t527;
                            let t557 = t161 * t463;
                            let t558 = t556 + t557;
                            let t559 = t59 * t552;
                            let t560 = t46 * t559;
                            let t561 = t548 - t540 - t539;
                            let t562 = t545 - t102 * t515 - t544;
                            let t563 = t488 + t489;
                            let t564 = t534 - t536;
                            let t565 = rt::lit::<T>(2.0)
                                * (t44 * (t561 + (t562 + t547)) + (t550 - t549))
                                + (t487 + t116 * t403 + (t563 + t47 * t564));
                            let t566 = t557 - t556;
                            let t567 = t44 * t559;
                            let t568 = t44 * t553;
                            let t569 = t565 + (t46 * t530 + t51 * t566)
                                - (t567 + t55 * t559 + (t568 + t58 * t553));
                            let t570 = t553 + (t559 + t547);
                            let t571 = t528 - t529;
                            let t572 = t113 * t504;
                            let t573 = t474 + t572 + (t44 * t564 + (t477 - t476))
                                - t77 * t539 - t80 * t540;
                            let t574 = t47 * t539;
                            let t575 = t47 * t540;
                            let t576 = rt::lit::<T>(2.0)
                                * (t47 * (t562 - t548 - t570) + (t560 - t554))
                                + (t51 * t571 + (t46 * t558 + (t573 - (t574 + t575))));
                            let t577 = rt::lit::<T>(2.0)
                                * (t51 * (t546 + t561 - t570)
                                    + (t568 + (t575 - t574) - t567))
                                + (t47 * t571
                                    + (t44 * t566 + (t438 + (t441 - t46 * t537))));
                            let t578 = t160 + t166 * (twice_r_m_r * t152)
                                + (t512 + t510);
                            let t579 = m_r * t165;
                            let t580 = t409 + t166 * t393;
                            let t581 = t47 * t403 + t51 * t504
                                + (t410 + (t165 * (twice_r_m_r * t134) + a * (t107 - t87)));
                            let t582 = t580 - t581;
                            let t583 = rt::lit::<T>(4.0) * (t139 * t579 + t71 * t582)
                                + (t46 * t504 + (b * t113 + t44 * t397));
                            let t584 = t578 - t583;
                            let t585 = t406 * t584;
                            let t586 = t401 - t392
                                - rt::lit::<T>(4.0) * (t155 * (m_r * t166) + t141 * t579);
                            let t587 = t414 * t582;
                            let t588 = t83 * t585 + (t412 * t586 + t413 * t587);
                            let t589 = t106 * t584;
                            let t590 = t110 * t582;
                            let t591 = t96 * t589 + (t115 * t586 + t418 * t590);
                            let t592 = t103 * t588 - t98 * t591;
                            let t593 = t96 * t588 - t86 * t591;
                            let t594 = t84 * t593 + (t99 * t588 + t100 * t589);
                            let t595 = k1
                                * (t61 * t592 + (t202 * t588 + t422 * t590) - t203 * t594);
                            let t596 = t583 - t578;
                            let t597 = t104 * t585 + t176 * (t96 * t593 + t86 * t596);
                            let t598 = t99 * t591;
                            let t599 = t84 * t596;
                            let t600 = t598 - t599;
                            let t601 = t82 * t597
                                + (rt::lit::<T>(4.0) * (t108 * t582 + t45 * t600)
                                    - t95 * t594);
                            let t602 = k1 * (t198 * t597 + t61 * t601);
                            let t603 = t93 * t595 + t65 * t602;
                            let t604 = t165 * t463;
                            let t605 = t603 - t604;
                            let t606 = t165 * t533;
                            let t607 = t166 * t444;
                            let t608 = t606 - t607;
                            let t609 = k1 * t597;
                            let t610 = t81 * t609;
                            let t611 = t46 * t610;
                            let t612 = t78 * t609;
                            let t613 = t68 * t595;
                            let t614 = t92 * t594;
                            let t615 = t613 - (t614 + t206 * t588);
                            let t616 = t165 * t535;
                            let t617 = t166 * t442;
                            let t618 = t46 * t612;
                            let t619 = t486 + t108 * t504 + (t563 + t51 * t608) - t611
                                - t79 * t612
                                + (t201 * (t615 - (t616 + t617)) - (t618 + t74 * t610));
                            let t620 = t581 - t580;
                            let t621 = k1
                                * (t458 * t587
                                    + t170 * (t70 * t601 + (t45 * t620 + t94 * t592)));
                            let t622 = t56 * t621;
                            let t623 = t197 * t594 + t68 * t602;
                            let t624 = t166 * t463;
                            let t625 = t623 + t624;
                            let t626 = t59 * t621;
                            let t627 = t46 * t626;
                            let t628 = t46 * t622;
                            let t629 = t47 * t605 + t619 - t57 * t622
                                + (t44 * t625 - t627 - (t628 + t49 * t626));
                            let t630 = t617 - t612 - t610;
                            let t631 = t614 - t102 * t588 - t613;
                            let t632 = t606 + t607;
                            let t633 = rt::lit::<T>(2.0)
                                * (t44 * (t630 + (t631 - t616)) + (t618 - t611))
                                + (t532 - t531 + (t497 + t495 - t47 * t632));
                            let t634 = t44 * t626;
                            let t635 = t44 * t622;
                            let t636 = t603 + t604;
                            let t637 = t633 + (t46 * t625 - t55 * t626)
                                - (t634 + t58 * t622 + (t635 + t51 * t636));
                            let t638 = t616 - t622 - t626;
                            let t639 = t623 - t624;
                            let t640 = t47 * t610;
                            let t641 = t113 * t403 - t437 + (t439 - t440 - t44 * t632)
                                - t640 - t80 * t612;
                            let t642 = t47 * t612;
                            let t643 = rt::lit::<T>(2.0)
                                * (t47 * (t638 + (t631 - t617)) + (t627 - t628))
                                + (t51 * t639
                                    + (t46 * t605 + (t641 - (t642 + t77 * t610))));
                            let t644 = t47 * t639
                                + (t46 * t608 - t473 + (t472 + t572 - t478)) - t44 * t636;
                            let t645 = rt::lit::<T>(2.0)
                                * (t51 * (t638 + (t615 + t630))
                                    + (t635 + (t642 - t640) - t634)) + t644;
                            (
                                [
                                    a_rate + t119,
                                    b_rate - t123,
                                    c_rate - t127,
                                    d_rate - t131,
                                    t159,
                                    t164,
                                    t167,
                                ],
                                [
                                    [
                                        t220 + rt::lit::<T>(1.0),
                                        half_h * (t221 + (t46 * t200 - t51 * t218) + t226),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t47 * (t224 + t227) + (t219 - t217))
                                                + t231),
                                        half_h * t233,
                                        h
                                            * (t97 * t182 + t61 * (rt::lit::<T>(0.25) * t44)
                                                - t191 * t234),
                                        half_h * t191,
                                        half_h * (t181 - t178),
                                    ],
                                    [
                                        t277,
                                        half_h * t282 + rt::lit::<T>(1.0),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t47 * (t279 + t283) + (t276 - t275))
                                                + t286),
                                        half_h * t287,
                                        h
                                            * (t97 * t241 - t61 * (rt::lit::<T>(0.25) * t46)
                                                - t234 * t255),
                                        half_h * t255,
                                        half_h * (t240 - t238),
                                    ],
                                    [
                                        t323,
                                        half_h * (t324 + (t46 * t308 - t51 * t321) + t328),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t47 * (t326 + t329) + (t322 - t320))
                                                + t332) + rt::lit::<T>(1.0),
                                        half_h * t333,
                                        h
                                            * (t234 * t302
                                                - (t97 * t295 + t61 * (rt::lit::<T>(0.25) * t51))),
                                        half_h * (t301 - t300),
                                        half_h * t295,
                                    ],
                                    [
                                        t374,
                                        half_h * (t377 + (t378 + t58 * t356 + (t379 + t55 * t370))),
                                        half_h
                                            * (rt::lit::<T>(2.0) * (t47 * (t375 + t380) + (t373 - t372))
                                                + t383),
                                        half_h * t384 + rt::lit::<T>(1.0),
                                        h
                                            * (t234 * t351
                                                + (t61 * (rt::lit::<T>(0.25) * t47) + t97 * t341)),
                                        half_h * (t350 - t349),
                                        half_h * (t340 - t338),
                                    ],
                                    [
                                        half_h * t469,
                                        half_h * t483,
                                        half_h * t493,
                                        half_h * t499,
                                        half_h * (t72 * t430 + (t61 * t459 - t500 * t420))
                                            + rt::lit::<T>(1.0),
                                        half_h * (t429 - t428),
                                        half_h * t420,
                                    ],
                                    [
                                        half_h
                                            * (t555 + (t47 * t558 - t560 - (t57 * t553 + t49 * t559))),
                                        half_h * t569,
                                        half_h * t576,
                                        half_h * t577,
                                        half_h * (t72 * t525 + (t61 * t551 - t500 * t518)),
                                        half_h * (t524 - t523) + rt::lit::<T>(1.0),
                                        half_h * t518,
                                    ],
                                    [
                                        half_h * t629,
                                        half_h * t637,
                                        half_h * t643,
                                        half_h * t645,
                                        half_h * (t72 * t600 + (t61 * t620 - t500 * t591)),
                                        half_h * (t599 - t598),
                                        half_h * t591 + rt::lit::<T>(1.0),
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
                let a_new = a_ + h * a_rate;
                let b_new = b_ + h * b_rate;
                let c_new = c_ + h * c_rate;
                let d_new = d + h * d_rate;
                let t46 = a_ + half_h * a_rate;
                let t47 = c_ + half_h * c_rate;
                let t66 = t46 * t47;
                let t44 = b_ + half_h * b_rate;
                let t51 = d + half_h * d_rate;
                let t67 = t44 * t51;
                let t68 = t66 - t67;
                let t69 = k1 * t68;
                let t89 = t46 * t46;
                let t52 = t51 * t51;
                let t90 = t89 + t52;
                let t75 = t44 * t44;
                let t50 = t47 * t47;
                let t88 = t75 + t50;
                let t93 = t90 - t88;
                let t94 = t69 * t93;
                let t48 = rt::lit::<T>(2.0) * t47;
                let t49 = t46 - t48;
                let t53 = t50 + t52;
                let t54 = rt::lit::<T>(2.0) * t51;
                let t55 = t44 + t54;
                let t56 = t46 * t49 + (t53 + t44 * t55);
                let t57 = t46 + t48;
                let t58 = t44 - t54;
                let t59 = t46 * t57 + (t53 + t44 * t58);
                let t60 = a + t56 * (k1 * t59);
                let t61 = rt::lit::<T>(1.0) / t60;
                let t97 = t94 * t61;
                let t45 = rho1 + half_h * rho1_rate;
                let t98 = rt::lit::<T>(2.0) * t45;
                let t91 = t88 - t90;
                let t63 = t46 * t44;
                let t64 = t47 * t51;
                let t65 = t63 + t64;
                let t92 = k3 * t65;
                let t70 = t65 * t69;
                let t71 = t70 * t61;
                let t95 = rt::lit::<T>(8.0) * t94;
                let t96 = t91 * t92 - t71 * t95;
                let t73 = rt::lit::<T>(2.0) * t44;
                let t74 = t46 + t73;
                let t76 = t75 + t52;
                let t77 = t47 + t54;
                let t78 = t46 * t74 + (t76 + t47 * t77);
                let t79 = t46 - t73;
                let t80 = t47 - t54;
                let t81 = t46 * t79 + (t76 + t47 * t80);
                let t82 = rt::lit::<T>(16.0) * t70;
                let t83 = b + t78 * (k1 * t81) - t71 * t82;
                let t84 = rt::lit::<T>(1.0) / t83;
                let t99 = t96 * t84;
                let t85 = rt::lit::<T>(4.0) * t45;
                let t86 = rho2 + half_h * rho2_rate - t71 * t85;
                let t100 = rho3 + half_h * rho3_rate - t97 * t98 - t99 * t86;
                let t102 = k2 * t90;
                let t103 = rt::lit::<T>(4.0) * t94;
                let t104 = c + t88 * t102 - t97 * t103 - t96 * t99;
                let t115 = rt::lit::<T>(1.0) / t104;
                let t116 = t100 * t115;
                let t154 = t64 - t63;
                let t136 = t46 * t51;
                let t137 = t44 * t47;
                let t156 = t136 + t137;
                let t418 = rt::lit::<T>(2.0) * t94;
                let t101 = t96 * t100;
                let t646 = t84 * (t86 - t115 * t101);
                let t72 = rt::lit::<T>(4.0) * t71;
                let t647 = t61 * (t45 - t115 * (t100 * t418)) - t646 * t72;
                let t658 = t116 * t154 + t156 * t647;
                let t152 = t89 + t50 - t76;
                let x_new = twice_r_h * t658 + (x + t646 * (r_h * t152));
                let t138 = t136 - t137;
                let t140 = t66 + t67;
                let t664 = t646 * t138 - t116 * t140;
                let t134 = t53 - (t75 + t89);
                let y_new = twice_r_h * t664 + (y + r_h * t134 * t647);
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
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
                let t11 = (t4 - t5) * (k3 * a_b_plus_d_c)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (k2 * t5) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e8fada7182746587e8318251c11895b0";
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
        /// **Holonomic constraints** hold for velocities; positions leave them by the error of the method
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
                    * (m_r * y_dot) + (a * omega1 + (a_d + b_c) * (twice_m_r * x_dot));
                let t2 = (a_squared + c_squared - (b_squared + d_squared))
                    * (m_r * x_dot) + (b * omega2 + (a_d - b_c) * (twice_m_r * y_dot));
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
                let t11 = (t4 - t5) * (k3 * a_b_plus_d_c)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (k2 * t5) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
                let t17 = rho2 - t10 * (rt::lit::<T>(4.0) * rho1);
                let t18 = rho3 - t8 * (rt::lit::<T>(2.0) * rho1) - t15 * t17;
                let t19 = t14 * (t17 - t16 * (t11 * t18));
                let t20 = t3 * (rho1 - t16 * (rt::lit::<T>(2.0) * t7 * t18))
                    - rt::lit::<T>(4.0) * t10 * t19;
                let t21 = t16 * t18;
                let t22 = a_ * t20 + (c_ * t21 - d * t19);
                let t23 = b_ + quarter_h * t22;
                let t24 = b_ * t20 + (c_ * t19 + d * t21);
                let t25 = a_ - quarter_h * t24;
                let t26 = d * t20 + (a_ * t19 - b_ * t21);
                let t27 = c_ + quarter_h * t26;
                let t28 = rt::lit::<T>(2.0) * t27;
                let t29 = t27 * t27;
                let t30 = b_ * t19 + a_ * t21 - c_ * t20;
                let t31 = d + quarter_h * t30;
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
                let t11 = (t4 - t5) * (k3 * a_b_plus_d_c)
                    - t10 * (rt::lit::<T>(8.0) * t7);
                let twice_b = rt::lit::<T>(2.0) * b_;
                let t12 = b_squared + d_squared;
                let t13 = (a_ * (a_ + twice_b) + (t12 + c_ * (c_ + twice_d)))
                    * (k1 * (a_ * (a_ - twice_b) + (t12 + c_ * (c_ - twice_d))));
                let t14 = rt::lit::<T>(1.0)
                    / (b + t13 - t10 * (rt::lit::<T>(16.0) * t9));
                let t15 = t11 * t14;
                let t16 = rt::lit::<T>(1.0)
                    / (c + t4 * (k2 * t5) - t8 * (rt::lit::<T>(4.0) * t7) - t11 * t15);
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "cf7c351ce47a49fbbf40978ebe11e2dd";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        ChaplyginSphere::system,
        ChaplyginSphere::parameters,
        ChaplyginSphere::state,
        ChaplyginSphere::initial,
        ChaplyginSphere::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
