// Prepared by `nh prepare` from `BallTurntable` in src/library.rs and ball_turntable.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 08303c856d22039349740e01be0e8ff8
// content 5c5c3261ad8fa7931c6628b22e6e05f6

pub struct BallTurntable {
    /// `m` (kg): mass.
    pub m: f64,
    /// `r` (m): radius.
    pub r: f64,
    /// `J` (kg m^2): moment of inertia.
    pub J: f64,
    /// `Omega` (rad/s): angular velocity of the plane.
    pub Omega: f64,
}

impl ::core::default::Default for BallTurntable {
    fn default() -> Self {
        BallTurntable {
            m: 0.5,
            r: 0.1,
            J: 0.002,
            Omega: 2.0,
        }
    }
}

/// The system `ball_turntable` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 40 add, 70 mul, 1 div
/// * `midpoint`: 29 add, 52 mul
/// * `rk4`: 103 add, 163 mul
pub mod ball_turntable {
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
        /// `J` (kg m^2): moment of inertia. Positive.
        pub J: T,
        /// `Omega` (rad/s): angular velocity of the plane.
        pub Omega: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, r, J, Omega });

    ::nonholonomic::__in_lanes!(System, Parameters { m, r, J, Omega });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(0.5),
                r: rt::lit::<T>(0.1),
                J: rt::lit::<T>(0.002),
                Omega: rt::lit::<T>(2.0),
            }
        }

        /// With the parameters computed from the others whose defaults are expressions of them: `J`.
        #[must_use]
        pub fn with_derived(self) -> Self {
            self.follow("", |_| false)
        }

        /// With the parameters computed that depend on others in a data set, but for those to keep.
        fn follow(mut self, set: &str, keep: impl Fn(usize) -> bool) -> Self {
            let _ = (set, &keep);
            if !keep(2) {
                self.J = rt::lit::<T>(2.0) / rt::lit::<T>(5.0) * self.m
                    * {
                        let x = self.r;
                        x * x
                    };
            }
            self
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): centre, from the axis of the plane.
        pub x: T,
        /// Coordinate `y` (m): centre, from the axis of the plane.
        pub y: T,
        /// Velocity `omega1`.
        pub omega1: T,
        /// Velocity `omega2`.
        pub omega2: T,
        /// Velocity `omega3`.
        pub omega3: T,
        /// Velocity `u`.
        pub u: T,
        /// Velocity `v`.
        pub v: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 2> {
            rt::vector([self.x, self.y])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([self.omega1, self.omega2, self.omega3, self.u, self.v])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 2>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 2>, w: SVector<T, 5>) -> Self {
            let ([[x, y]], [[omega1, omega2, omega3, u, v]]) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                omega1,
                omega2,
                omega3,
                u,
                v,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 2> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(State { t, x, y, omega1, omega2, omega3, u, v });

    ::nonholonomic::__in_lanes!(State { t, x, y, omega1, omega2, omega3, u, v });

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

        ::nonholonomic::__setters!(coordinate : x, y);

        ::nonholonomic::__setters!(
            velocity in place of rho : omega1, omega2, omega3, u, v
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 2>>) -> Self {
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
                let this = self.configuration(rt::numbers([0.4, -0.3]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                (system.parameters.Omega * this.state.x
                                    + rt::lit::<T>(-0.2)) / system.parameters.r,
                                (system.parameters.Omega * this.state.y + rt::lit::<T>(0.3))
                                    / system.parameters.r,
                                rt::lit::<T>(1.5),
                                rt::lit::<T>(0.3),
                                rt::lit::<T>(0.2),
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
                projector * (projector * state.w()) + system.drift(&state.q()),
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

    /// A homogeneous ball that rolls on a plane which turns about a vertical axis. Its centre moves on a circle, with 2/7 of the plane's angular velocity.
    ///
    /// **Source**: J. Neimark and N. Fufaev, Dynamics of nonholonomic systems (1972), chapter III; the moving energy: F. Fassò and N. Sansonetto, Conservation of energy and momenta in nonholonomic systems with affine constraints (2015)
    ///
    /// Coordinates q: `x`, `y`; velocities w: `omega1`, `omega2`, `omega3`, `u`, `v`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `1/J`
        inv_j: T,
        /// `1/m`
        inv_m: T,
        /// `J/2`
        half_j: T,
        /// `-(J/2)`
        minus_half_j: T,
        /// `J + m r²`
        k1: T,
        /// `(r/J) r (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
        k6: T,
        /// `J m² r ((J + m r²)/(J m))/((J + m r²)²)`
        k7: T,
        /// `-(J m² r ((J + m r²)/(J m))/((J + m r²)²))`
        k8: T,
        /// `r (((J + m r²)/(J m)) J² m²/((J + m r²)²))/m`
        k9: T,
        /// `-(r (((J + m r²)/(J m)) J² m²/((J + m r²)²))/m)`
        k10: T,
        /// `((J + m r²)/(J m)) m J²/((J + m r²)²)`
        k11: T,
        /// `1 - (r/J) r (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
        k12: T,
        /// `1 - ((J + m r²)/(J m)) m J²/((J + m r²)²)`
        k13: T,
        /// `1/(J + m r²)`
        k14: T,
        /// `J/(J + m r²)`
        k15: T,
        /// `-(J/(J + m r²))`
        k16: T,
        /// `J (((J + m r²)/(J m)) J² m²/((J + m r²)²)) Omega (r/J)`
        k17: T,
        /// `(1/2)/m`
        k18: T,
        /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
        k19: T,
        /// `(r/J) Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
        k20: T,
        /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))/m`
        k21: T,
        /// `-(Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²)) (Omega (((J + m r²)/(J m)) J² m²/((J + m  …`
        k22: T,
        /// `r/(J + m r²)`
        k23: T,
        /// `-(Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))/m)`
        k24: T,
        /// `-(r/(J + m r²))`
        k25: T,
        /// `m r`
        m_r: T,
        /// `-(1/m)`
        minus_inv_m: T,
        /// `2 Omega`
        twice_omega: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("r", parameters.r)?;
            rt::positive("J", parameters.J)?;
            rt::finite("Omega", parameters.Omega)?;
            let constants = {
                let m = parameters.m;
                let r = parameters.r;
                let j = parameters.J;
                let omega = parameters.Omega;
                let inv_j = rt::lit::<T>(1.0) / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let half_j = rt::lit::<T>(0.5) * j;
                let minus_half_j = -half_j;
                let k1 = j + m * (r * r);
                let r_over_j = r / j;
                let j_m = j * m;
                let k2 = k1 / j_m;
                let k3 = k1 * k1;
                let k4 = k2 * (j_m * j_m) / k3;
                let k5 = r * k4;
                let k6 = r_over_j * k5;
                let k7 = j * (m * m) * (r * k2) / k3;
                let k8 = -k7;
                let k9 = k5 / m;
                let k10 = -k9;
                let k11 = k2 * (m * (j * j)) / k3;
                let k12 = rt::lit::<T>(1.0) - k6;
                let k13 = rt::lit::<T>(1.0) - k11;
                let k14 = rt::lit::<T>(1.0) / k1;
                let k15 = j / k1;
                let k16 = -k15;
                let k17 = j * (k4 * (omega * r_over_j));
                let k18 = rt::lit::<T>(0.5) / m;
                let k19 = omega * k4;
                let k20 = r_over_j * k19;
                let k21 = k19 / m;
                let k22 = -(k19 * (k21 + r * k20));
                let k23 = r / k1;
                let k24 = -k21;
                let k25 = -k23;
                let m_r = m * r;
                let minus_inv_m = -inv_m;
                let twice_omega = rt::lit::<T>(2.0) * omega;
                Constants {
                    inv_j,
                    inv_m,
                    half_j,
                    minus_half_j,
                    k1,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    m_r,
                    minus_inv_m,
                    twice_omega,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 2>) -> SMatrix<T, 5, 5> {
            let m = self.parameters.m;
            let j = self.parameters.J;
            rt::sparse([(0, 0, j), (1, 1, j), (2, 2, j), (3, 3, m), (4, 4, m)])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, _q: &SVector<T, 2>) -> SMatrix<T, 5, 5> {
            let Constants { inv_j, inv_m, .. } = self.constants;
            rt::sparse([
                (0, 0, inv_j),
                (1, 1, inv_j),
                (2, 2, inv_j),
                (3, 3, inv_m),
                (4, 4, inv_m),
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 2>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 2
        pub fn potential_gradient(&self, _q: &SVector<T, 2>) -> SVector<T, 2> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 2>, w: &SVector<T, 5>) -> T {
            let [[omega1, omega2, omega3, u_, v]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let t1 = m * (u_ * u_ + v * v)
                + j * (omega1 * omega1 + omega2 * omega2 + omega3 * omega3);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 2>, w: &SVector<T, 5>) -> T {
            let [[omega1, omega2, omega3, u_, v]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let t1 = m * (u_ * u_ + v * v)
                + j * (omega1 * omega1 + omega2 * omega2 + omega3 * omega3);
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, _q: &SVector<T, 2>) -> [SMatrix<T, 5, 5>; 5] {
            let Constants { half_j, minus_half_j, .. } = self.constants;
            [
                rt::sparse([(1, 2, minus_half_j), (2, 1, half_j)]),
                rt::sparse([(0, 2, half_j), (2, 0, minus_half_j)]),
                rt::sparse([(0, 1, minus_half_j), (1, 0, half_j)]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, _q: &SVector<T, 2>) -> [SMatrix<T, 5, 5>; 5] {
            [
                rt::sparse([(1, 2, rt::lit::<T>(-0.5)), (2, 1, rt::lit::<T>(0.5))]),
                rt::sparse([(0, 2, rt::lit::<T>(0.5)), (2, 0, rt::lit::<T>(-0.5))]),
                rt::sparse([(0, 1, rt::lit::<T>(-0.5)), (1, 0, rt::lit::<T>(0.5))]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 5
        pub fn constraint_matrix(&self, _q: &SVector<T, 2>) -> SMatrix<T, 2, 5> {
            let r = self.parameters.r;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, r],
                [-r, zero],
                [zero, zero],
                [rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(&self, q: &SVector<T, 2>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[x, y]] = q.data.0;
            let [[omega1, omega2, _, u_, v]] = w.data.0;
            let r = self.parameters.r;
            let omega = self.parameters.Omega;
            rt::vector([u_ + omega * y - r * omega2, v + r * omega1 - omega * x])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, _q: &SVector<T, 2>) -> SMatrix<T, 5, 5> {
            let Constants { k6, k7, k8, k9, k10, k11, .. } = self.constants;
            rt::sparse([
                (0, 0, k6),
                (0, 4, k7),
                (1, 1, k6),
                (1, 3, k8),
                (3, 1, k10),
                (3, 3, k11),
                (4, 0, k9),
                (4, 4, k11),
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_d(&self, _q: &SVector<T, 2>) -> SMatrix<T, 5, 5> {
            let Constants { k7, k8, k9, k10, k12, k13, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k12, zero, zero, zero, k10],
                [zero, k12, zero, k9, zero],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
                [zero, k7, zero, k13, zero],
                [k8, zero, zero, zero, k13],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 3
        pub fn frame(&self, _q: &SVector<T, 2>) -> SMatrix<T, 5, 3> {
            let r = self.parameters.r;
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0)),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 1, r),
                (4, 0, -r),
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn restricted_metric(&self, _q: &SVector<T, 2>) -> SMatrix<T, 3, 3> {
            let j = self.parameters.J;
            let Constants { k1, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k1, zero, zero], [zero, k1, zero], [zero, zero, j]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 2>) -> SMatrix<T, 3, 3> {
            let Constants { inv_j, k14, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k14, zero, zero], [zero, k14, zero], [zero, zero, inv_j]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, _q: &SVector<T, 2>) -> [SMatrix<T, 3, 3>; 3] {
            let Constants { k15, k16, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero, zero], [zero, zero, k15], [zero, k16, zero]]),
                rt::matrix([[zero, zero, k16], [zero, zero, zero], [k15, zero, zero]]),
                rt::matrix([
                    [zero, rt::lit::<T>(1.0), zero],
                    [rt::lit::<T>(-1.0), zero, zero],
                    [zero, zero, zero],
                ]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 2>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 5, 5> {
            let [[x, y]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let Constants { k15, k17, .. } = self.constants;
            let t1 = k15 * rho2 + k17 * y;
            let t2 = k15 * rho1 + k17 * x;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, -r, zero],
                [zero, zero, r, zero, zero],
                [zero, -r, zero, -rho3, t1],
                [r, zero, rho3, zero, -t2],
                [zero, zero, -t1, t2, zero],
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 2>, rho: &SVector<T, 3>) -> T {
            let [[x, y]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { inv_j, half_j, k14, k18, k19, k20, .. } = self.constants;
            let t1 = k19 * y;
            let t2 = k19 * x;
            let t3 = k20 * x;
            let t4 = k20 * y;
            let t5 = k18 * (t1 * t1 + t2 * t2) + half_j * (t3 * t3 + t4 * t4);
            rt::lit::<T>(0.5)
                * (k14 * (rho1 * rho1 + rho2 * rho2) + rho3 * (inv_j * rho3)) - t5
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 2>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[x, y]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { inv_j, k14, k22, .. } = self.constants;
            rt::vector([k22 * x, k22 * y, k14 * rho1, k14 * rho2, inv_j * rho3])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn vector_field(
            &self,
            q: &SVector<T, 2>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[x, y]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { inv_j, k14, k15, k21, k23, .. } = self.constants;
            let t1 = k14 * rho2;
            let t2 = k15 * rho2;
            let rho3_inv_j = inv_j * rho3;
            let t3 = k15 * rho1;
            let t4 = k14 * rho1;
            rt::vector([
                k23 * rho2 - k21 * y,
                k21 * x - k23 * rho1,
                rho3 * t1 - t2 * rho3_inv_j,
                t3 * rho3_inv_j - rho3 * t4,
                t4 * t2 - t1 * t3,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 5 × 5
        pub fn vector_field_jacobian(
            &self,
            _q: &SVector<T, 2>,
            _rho: &SVector<T, 3>,
        ) -> SMatrix<T, 5, 5> {
            let Constants { k21, k23, k24, k25, .. } = self.constants;
            rt::sparse([(0, 1, k24), (0, 3, k23), (1, 0, k21), (1, 2, k25)])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, _q: &SVector<T, 2>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[omega1, omega2, omega3, u_, v]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            rt::vector([j * omega1, j * omega2, j * omega3, m * u_, m * v])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 5
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 2>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[p_omega1, p_omega2, p_omega3, p_u, p_v]] = p.data.0;
            let Constants { inv_j, inv_m, .. } = self.constants;
            rt::vector([
                inv_j * p_omega1,
                inv_j * p_omega2,
                inv_j * p_omega3,
                inv_m * p_u,
                inv_m * p_v,
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
            _q: &SVector<T, 2>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[omega1, omega2, omega3, u_, v]] = w.data.0;
            let j = self.parameters.J;
            let Constants { m_r, .. } = self.constants;
            rt::vector([j * omega1 - m_r * v, j * omega2 + m_r * u_, j * omega3])
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
            q: &SVector<T, 2>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[x, y]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { inv_j, k14, k20, k21, k23, .. } = self.constants;
            rt::vector([
                k14 * rho1 + k20 * x,
                k14 * rho2 + k20 * y,
                inv_j * rho3,
                k23 * rho2 - k21 * y,
                k21 * x - k23 * rho1,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            _q: &SVector<T, 2>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[_, _, _, u_, v]] = w.data.0;
            let Constants { k19, .. } = self.constants;
            rt::vector([-(k19 * v), k19 * u_])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 5
        pub fn acceleration(
            &self,
            _q: &SVector<T, 2>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[omega1, omega2, omega3, u_, v]] = w.data.0;
            let r = self.parameters.r;
            let j = self.parameters.J;
            let Constants { inv_j, inv_m, k7, k19, minus_inv_m, .. } = self.constants;
            let j_omega2 = j * omega2;
            let j_omega3 = j * omega3;
            let t1 = omega3 * j_omega2 - omega2 * j_omega3;
            let t2 = k19 * u_ + k7 * t1;
            let j_omega1 = j * omega1;
            let t3 = omega1 * j_omega3 - omega3 * j_omega1;
            let t4 = k19 * v + k7 * t3;
            rt::vector([
                inv_j * (r * t2 - t1),
                inv_j * (r * t4 - t3),
                inv_j * (omega1 * j_omega2 - omega2 * j_omega1),
                minus_inv_m * t4,
                inv_m * t2,
            ])
        }

        /// What the constraints prescribe.
        ///
        /// **Equation**: b(q, t) of μ(q, t) w = b(q, t)
        ///
        /// **Shape**: 2
        pub fn constraint_rates(&self, q: &SVector<T, 2>) -> SVector<T, 2> {
            let [[x, y]] = q.data.0;
            let omega = self.parameters.Omega;
            rt::vector([-omega * y, omega * x])
        }

        /// The velocity that satisfies the constraints and is g-orthogonal to D: w = X v + w₀.
        ///
        /// **Equation**: w₀ = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ b
        ///
        /// **Shape**: 5
        pub fn drift(&self, q: &SVector<T, 2>) -> SVector<T, 5> {
            let [[x, y]] = q.data.0;
            let Constants { k20, k21, k24, .. } = self.constants;
            rt::vector([k20 * x, k20 * y, rt::lit::<T>(0.0), k24 * y, k21 * x])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 2
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 2>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[_, _, _, u_, v]] = w.data.0;
            rt::vector([u_, v])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 2
        pub fn invariants(&self, q: &SVector<T, 2>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[x, y]] = q.data.0;
            let [[omega1, omega2, omega3, u_, v]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { twice_omega, .. } = self.constants;
            let t1 = m * (u_ * u_ + v * v + twice_omega * (u_ * y - v * x));
            let t2 = rt::lit::<T>(0.5)
                * (j
                    * (omega1 * omega1 + omega2 * omega2
                        + omega3 * (omega3 - twice_omega)) + t1);
            rt::vector([omega3, t2])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 2>, p: &SVector<T, 5>) -> T {
            let [[p_omega1, p_omega2, p_omega3, p_u, p_v]] = p.data.0;
            let Constants { inv_j, inv_m, .. } = self.constants;
            let t1 = inv_m * (p_u * p_u + p_v * p_v)
                + inv_j
                    * (p_omega1 * p_omega1
                        + (p_omega3 * p_omega3 + p_omega2 * p_omega2));
            rt::lit::<T>(0.5) * t1
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 7
        pub fn cotangent_vector_field(
            &self,
            _q: &SVector<T, 2>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 7> {
            let [[p_omega1, p_omega2, p_omega3, p_u, p_v]] = p.data.0;
            let r = self.parameters.r;
            let Constants { inv_j, inv_m, k7, k21, .. } = self.constants;
            let p_omega3_inv_j = inv_j * p_omega3;
            let t1 = p_omega2 * p_omega3_inv_j;
            let p_omega2_inv_j = inv_j * p_omega2;
            let t2 = p_omega3 * p_omega2_inv_j;
            let t3 = k7 * (t1 - t2) + k21 * p_u;
            let p_omega1_inv_j = inv_j * p_omega1;
            let t4 = p_omega3 * p_omega1_inv_j;
            let t5 = p_omega1 * p_omega3_inv_j;
            let t6 = k7 * (t4 - t5) + k21 * p_v;
            rt::vector([
                inv_m * p_u,
                inv_m * p_v,
                r * t3 + (t2 - t1),
                r * t6 + (t5 - t4),
                p_omega2 * p_omega1_inv_j - p_omega1 * p_omega2_inv_j,
                -t6,
                t3,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "ball_turntable";

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
            rt::max_norm(&(self.constraint_matrix(&q) * (w - self.drift(&q))))
        }

        fn check(&self, state: &State<T>) -> Result<(), StepError> {
            let (q, w) = (state.q(), state.w());
            rt::finite_state(state.t, &q, &w)?;
            let metric = self.mass_matrix(&q);
            rt::positive_definite(&metric)?;
            rt::on_constraints(
                &self.constraint_matrix(&q),
                &(w - self.drift(&q)),
                &metric,
                &self.inverse_mass(&q),
            )
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::OnDStar>
    for System<T> {
        type Point = [T; 5];
        type Jacobian = SMatrix<T, 5, 5>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 5],
            _inputs: &[T; 0],
        ) -> [T; 5] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 5],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 5, 5>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 5] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 5],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 7];
        type Jacobian = SMatrix<T, 7, 7>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 7],
            _inputs: &[T; 0],
        ) -> [T; 7] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 7] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 7],
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
        /// - `rho2_rate`, `rho3_rate`: 2 × 2 linear block; torn from it and assigned: rho1_rate
        /// - `x_rate`, `y_rate`: 2 × 2 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 11 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 40 | 70 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 4 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/m`
            inv_m: T,
            /// `1/(J + m r²)`
            k2: T,
            /// `J/(J + m r²)`
            k3: T,
            /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k5: T,
            /// `(r/J) Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k6: T,
            /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))/m`
            k7: T,
            /// `r/(J + m r²)`
            k8: T,
            /// `r Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k9: T,
            /// `J r (r/J) Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k10: T,
            /// `h/2`
            half_h: T,
            /// `((((J + m r²)/(J m)) J² m²/((J + m r²)²)) Omega h/m)/2`
            k11: T,
            /// `-(((((J + m r²)/(J m)) J² m²/((J + m r²)²)) Omega h/m)/2)`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (2); momenta on D*, ρ = Xᵀ p (3); work that has been done from outside (1); energy at the start (1).
            type Carried = [T; 7];
            type Memory = ();
            const WORK: Option<usize> = Some(5);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let j = system.parameters.J;
                let omega = system.parameters.Omega;
                let inv_j = rt::lit::<T>(1.0) / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = j + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = j / k1;
                let j_m = j * m;
                let k4 = k1 / j_m * (j_m * j_m) / (k1 * k1);
                let k5 = omega * k4;
                let k6 = r / j * k5;
                let k7 = k5 / m;
                let k8 = r / k1;
                let k9 = r * k5;
                let k10 = j * (r * k6);
                let half_h = rt::lit::<T>(0.5) * h;
                let k11 = rt::lit::<T>(0.5) * (k4 * (omega * h) / m);
                let k12 = -k11;
                Scheme {
                    inv_j,
                    inv_m,
                    k2,
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    half_h,
                    k11,
                    k12,
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
                let j = system.parameters.J;
                let Scheme { inv_m, k2, k5, k6, .. } = *self;
                let [[x, y]] = start.q().data.0;
                let [[omega1, omega2, omega3, u_, v]] = start.w().data.0;
                let m_r = m * r;
                let t1 = j * omega1 - m_r * v;
                let t2 = j * omega2 + m_r * u_;
                let j_omega3 = j * omega3;
                let t3 = k5 * y;
                let t4 = k5 * x;
                let t5 = k6 * x;
                let t6 = k6 * y;
                let t7 = k2 * (t1 * t1 + t2 * t2) + j * (t5 * t5 + t6 * t6);
                let carried = [
                    x,
                    y,
                    t1,
                    t2,
                    j_omega3,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.5)
                        * (omega3 * j_omega3 + inv_m * (t3 * t3 + t4 * t4) + t7),
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
                let [x, y, rho1, rho2, rho3, work, reference] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    inv_m,
                    k2,
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    half_h,
                    k11,
                    k12,
                } = *setting.scheme();
                let [rho2_rate, rho3_rate] = rt::solve_linear(
                        [rt::lit::<T>(0.0) * rho3, rt::lit::<T>(0.0) * rho2],
                        move |[rho2_rate, rho3_rate]| {
                            let t1 = rho3 + half_h * rho3_rate;
                            let t2 = rho2 + half_h * rho2_rate;
                            let t3 = k2 * t2;
                            let t4 = inv_j * t1;
                            let t5 = k3 * t2;
                            let t6 = rho1 + half_h * (t1 * t3 - t4 * t5);
                            let t7 = k2 * t6;
                            let t8 = k3 * t6;
                            (
                                [
                                    rho2_rate + t1 * t7 - t4 * t8,
                                    rho3_rate + t3 * t8 - t5 * t7,
                                ],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(0.0)],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate, rho3_rate", tally)
                    })?;
                let t9 = k8 * rho1;
                let t2 = rho2 + half_h * rho2_rate;
                let t10 = k8 * t2;
                let [x_rate, y_rate] = rt::solve_linear(
                        [k8 * rho2 - k7 * y, k7 * x - t9],
                        move |[x_rate, y_rate]| {
                            let t11 = y + half_h * y_rate;
                            let t12 = k7 * t11;
                            let t13 = x + half_h * x_rate;
                            let t14 = k7 * t13;
                            (
                                [t12 + (x_rate - t10), y_rate + t9 - t14],
                                [[rt::lit::<T>(1.0), k11], [k12, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x_rate, y_rate", tally)
                    })?;
                let x_new = x + h * x_rate;
                let y_new = y + h * y_rate;
                let t15 = k2 * rho1;
                let t16 = rho1 * t15 + (rho3 * (inv_j * rho3) + rho2 * (k2 * rho2));
                let t17 = k5 * y;
                let t18 = k5 * x;
                let t19 = inv_m * (t17 * t17 + t18 * t18);
                let t20 = k6 * x;
                let t21 = k6 * y;
                let t22 = j * (t20 * t20 + t21 * t21);
                let t23 = t19 + t22;
                let t24 = rt::lit::<T>(0.0625)
                    * (work * work + reference * reference
                        + rt::lit::<T>(1.25) * (t19 * t19 + t22 * t22));
                let t25 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t16 - t23) + (t23 - (work + reference)))
                        * (rt::lit::<T>(0.5) * t16),
                    t24 + t16 * t16,
                    rt::lit::<T>(1.0),
                );
                let t26 = rt::lit::<T>(1.0) - t25;
                let rho1_new = t26 * (rho1 + rt::lit::<T>(0.0) * t2);
                let rho2_new = (rho2 + h * rho2_rate) * t26;
                let rho3_new = (rho3 + h * rho3_rate) * t26;
                let t3 = k2 * t2;
                let t11 = y + half_h * y_rate;
                let t27 = k6 * t11;
                let t28 = t3 + t27;
                let t1 = rho3 + half_h * rho3_rate;
                let t12 = k7 * t11;
                let t4 = inv_j * t1;
                let t13 = x + half_h * x_rate;
                let t29 = k6 * t13;
                let t30 = t15 + t29;
                let t31 = t15 * (k10 * t28 + t1 * t27 - k9 * (t10 - t12))
                    + t4 * (t29 * (j * t28) - t27 * (j * t30));
                let t14 = k7 * t13;
                let t32 = h * (t31 - t3 * (k9 * (t14 - t9) + (t1 * t29 + k10 * t30)));
                let t33 = k6 * x_new;
                let t34 = k6 * y_new;
                let t35 = k5 * y_new;
                let t36 = k5 * x_new;
                let t37 = j * (t33 * t33 + t34 * t34)
                    + (inv_m * (t35 * t35 + t36 * t36) + (work - t23));
                let work_new = t32 + t37;
                let carried = [
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    reference,
                ];
                if !rt::all_ordinary([carried[2], carried[3], carried[4], carried[5]]) {
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
                let [x, y, rho1, rho2, rho3, _, _] = motion.carried;
                let Scheme { inv_j, k2, k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    omega1: k2 * rho1 + k6 * x,
                    omega2: k2 * rho2 + k6 * y,
                    omega3: inv_j * rho3,
                    u: k8 * rho2 - k7 * y,
                    v: k7 * x - k8 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5df8e01500684f2c181e481423061bad";
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
        /// - `rho2_rate`, `rho3_rate`: 2 × 2 linear block; torn from it and assigned: rho1_rate
        /// - `x_rate`, `y_rate`: 2 × 2 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 11 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 29 | 52 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 4 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/m`
            inv_m: T,
            /// `1/(J + m r²)`
            k2: T,
            /// `J/(J + m r²)`
            k3: T,
            /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k5: T,
            /// `(r/J) Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k6: T,
            /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))/m`
            k7: T,
            /// `r/(J + m r²)`
            k8: T,
            /// `r Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k9: T,
            /// `J r (r/J) Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k10: T,
            /// `h/2`
            half_h: T,
            /// `((((J + m r²)/(J m)) J² m²/((J + m r²)²)) Omega h/m)/2`
            k11: T,
            /// `-(((((J + m r²)/(J m)) J² m²/((J + m r²)²)) Omega h/m)/2)`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (2); momenta on D*, ρ = Xᵀ p (3); work that has been done from outside (1).
            type Carried = [T; 6];
            type Memory = ();
            const WORK: Option<usize> = Some(5);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let j = system.parameters.J;
                let omega = system.parameters.Omega;
                let inv_j = rt::lit::<T>(1.0) / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = j + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = j / k1;
                let j_m = j * m;
                let k4 = k1 / j_m * (j_m * j_m) / (k1 * k1);
                let k5 = omega * k4;
                let k6 = r / j * k5;
                let k7 = k5 / m;
                let k8 = r / k1;
                let k9 = r * k5;
                let k10 = j * (r * k6);
                let half_h = rt::lit::<T>(0.5) * h;
                let k11 = rt::lit::<T>(0.5) * (k4 * (omega * h) / m);
                let k12 = -k11;
                Scheme {
                    inv_j,
                    inv_m,
                    k2,
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    half_h,
                    k11,
                    k12,
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
                let j = system.parameters.J;
                let [[x, y]] = start.q().data.0;
                let [[omega1, omega2, omega3, u_, v]] = start.w().data.0;
                let m_r = m * r;
                let carried = [
                    x,
                    y,
                    j * omega1 - m_r * v,
                    j * omega2 + m_r * u_,
                    j * omega3,
                    rt::lit::<T>(0.0),
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
                let [x, y, rho1, rho2, rho3, work] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    inv_m,
                    k2,
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    half_h,
                    k11,
                    k12,
                } = *setting.scheme();
                let [rho2_rate, rho3_rate] = rt::solve_linear(
                        [rt::lit::<T>(0.0) * rho3, rt::lit::<T>(0.0) * rho2],
                        move |[rho2_rate, rho3_rate]| {
                            let t1 = rho3 + half_h * rho3_rate;
                            let t2 = rho2 + half_h * rho2_rate;
                            let t3 = k2 * t2;
                            let t4 = inv_j * t1;
                            let t5 = k3 * t2;
                            let t6 = rho1 + half_h * (t1 * t3 - t4 * t5);
                            let t7 = k2 * t6;
                            let t8 = k3 * t6;
                            (
                                [
                                    rho2_rate + t1 * t7 - t4 * t8,
                                    rho3_rate + t3 * t8 - t5 * t7,
                                ],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(0.0)],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate, rho3_rate", tally)
                    })?;
                let t9 = k8 * rho1;
                let t2 = rho2 + half_h * rho2_rate;
                let t10 = k8 * t2;
                let [x_rate, y_rate] = rt::solve_linear(
                        [k8 * rho2 - k7 * y, k7 * x - t9],
                        move |[x_rate, y_rate]| {
                            let t11 = y + half_h * y_rate;
                            let t12 = k7 * t11;
                            let t13 = x + half_h * x_rate;
                            let t14 = k7 * t13;
                            (
                                [t12 + (x_rate - t10), y_rate + t9 - t14],
                                [[rt::lit::<T>(1.0), k11], [k12, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x_rate, y_rate", tally)
                    })?;
                let x_new = x + h * x_rate;
                let y_new = y + h * y_rate;
                let rho1_new = rho1 + rt::lit::<T>(0.0) * t2;
                let rho2_new = rho2 + h * rho2_rate;
                let rho3_new = rho3 + h * rho3_rate;
                let t15 = k2 * rho1;
                let t3 = k2 * t2;
                let t11 = y + half_h * y_rate;
                let t16 = k6 * t11;
                let t17 = t3 + t16;
                let t1 = rho3 + half_h * rho3_rate;
                let t12 = k7 * t11;
                let t4 = inv_j * t1;
                let t13 = x + half_h * x_rate;
                let t18 = k6 * t13;
                let t19 = t15 + t18;
                let t20 = t15 * (k10 * t17 + t1 * t16 - k9 * (t10 - t12))
                    + t4 * (t18 * (j * t17) - t16 * (j * t19));
                let t14 = k7 * t13;
                let t21 = h * (t20 - t3 * (k9 * (t14 - t9) + (t1 * t18 + k10 * t19)));
                let t22 = k6 * x_new;
                let t23 = k6 * y_new;
                let t24 = k5 * y_new;
                let t25 = k5 * x_new;
                let t26 = k5 * y;
                let t27 = k5 * x;
                let t28 = k6 * x;
                let t29 = k6 * y;
                let t30 = work - inv_m * (t26 * t26 + t27 * t27)
                    - j * (t28 * t28 + t29 * t29);
                let t31 = j * (t22 * t22 + t23 * t23)
                    + (inv_m * (t24 * t24 + t25 * t25) + t30);
                let work_new = t21 + t31;
                let carried = [x_new, y_new, rho1_new, rho2_new, rho3_new, work_new];
                if !rt::all_ordinary([carried[2], carried[3], carried[4], carried[5]]) {
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
                let [x, y, rho1, rho2, rho3, _] = motion.carried;
                let Scheme { inv_j, k2, k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    omega1: k2 * rho1 + k6 * x,
                    omega2: k2 * rho2 + k6 * y,
                    omega3: inv_j * rho3,
                    u: k8 * rho2 - k7 * y,
                    v: k7 * x - k8 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "eafca23bb61614baadd1987c21cb7cb5";
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 11 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 103 | 163 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 4 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/m`
            inv_m: T,
            /// `1/(J + m r²)`
            k2: T,
            /// `J/(J + m r²)`
            k3: T,
            /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k4: T,
            /// `(r/J) Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k5: T,
            /// `Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))/m`
            k6: T,
            /// `r/(J + m r²)`
            k7: T,
            /// `r Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k8: T,
            /// `J r (r/J) Omega (((J + m r²)/(J m)) J² m²/((J + m r²)²))`
            k9: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (2); momenta on D*, ρ = Xᵀ p (3); work that has been done from outside (1).
            type Carried = [T; 6];
            type Memory = ();
            const WORK: Option<usize> = Some(5);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let j = system.parameters.J;
                let omega = system.parameters.Omega;
                let inv_j = rt::lit::<T>(1.0) / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = j + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = j / k1;
                let j_m = j * m;
                let k4 = omega * (k1 / j_m * (j_m * j_m) / (k1 * k1));
                let k5 = r / j * k4;
                let k6 = k4 / m;
                let k7 = r / k1;
                let k8 = r * k4;
                let k9 = j * (r * k5);
                let half_h = rt::lit::<T>(0.5) * h;
                let k10 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    half_h,
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
                let j = system.parameters.J;
                let [[x, y]] = start.q().data.0;
                let [[omega1, omega2, omega3, u_, v]] = start.w().data.0;
                let m_r = m * r;
                let carried = [
                    x,
                    y,
                    j * omega1 - m_r * v,
                    j * omega2 + m_r * u_,
                    j * omega3,
                    rt::lit::<T>(0.0),
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
                let [x, y, rho1, rho2, rho3, work] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    half_h,
                    k10,
                } = *setting.scheme();
                let t1 = k2 * rho2;
                let t2 = k3 * rho2;
                let rho3_inv_j = inv_j * rho3;
                let t3 = rho3 * t1 - t2 * rho3_inv_j;
                let t4 = rho1 + half_h * t3;
                let t5 = k2 * t4;
                let t6 = k3 * rho1;
                let t7 = k2 * rho1;
                let t8 = t6 * rho3_inv_j - rho3 * t7;
                let t9 = rho2 + half_h * t8;
                let t10 = k3 * t9;
                let t11 = k2 * t9;
                let t12 = k3 * t4;
                let t13 = t5 * t10 - t11 * t12;
                let t14 = rho3 + half_h * t13;
                let t15 = inv_j * t14;
                let t16 = t7 * t2 - t1 * t6;
                let t17 = rho3 + half_h * t16;
                let t18 = inv_j * t17;
                let t19 = t17 * t11 - t18 * t10;
                let t20 = rho1 + half_h * t19;
                let t21 = k3 * t20;
                let t22 = k2 * t20;
                let t23 = t15 * t21 - t14 * t22;
                let t24 = rho2 + h * t23;
                let t25 = k6 * x - k7 * rho1;
                let t26 = y + half_h * t25;
                let t27 = k7 * t9 - k6 * t26;
                let t28 = x + half_h * t27;
                let t29 = k6 * t28 - k7 * t20;
                let t30 = y + h * t29;
                let t31 = k7 * t24 - k6 * t30;
                let t32 = k7 * rho2 - k6 * y;
                let t33 = t18 * t12 - t17 * t5;
                let t34 = rho2 + half_h * t33;
                let t35 = x + half_h * t32;
                let t36 = k6 * t35 - k7 * t4;
                let t37 = y + half_h * t36;
                let t38 = k7 * t34 - k6 * t37;
                let x_new = x + k10 * (t31 + (t32 + rt::lit::<T>(2.0) * (t27 + t38)));
                let t39 = x + h * t38;
                let t40 = k2 * t34;
                let t41 = k3 * t34;
                let t42 = t14 * t40 - t15 * t41;
                let t43 = rho1 + h * t42;
                let t44 = k6 * t39 - k7 * t43;
                let y_new = y + k10 * (t44 + (t25 + rt::lit::<T>(2.0) * (t36 + t29)));
                let t45 = t22 * t41 - t40 * t21;
                let t46 = rho3 + h * t45;
                let t47 = k2 * t24;
                let t48 = inv_j * t46;
                let t49 = k3 * t24;
                let rho1_new = rho1
                    + k10
                        * (t46 * t47 + (t3 + rt::lit::<T>(2.0) * (t19 + t42))
                            - t48 * t49);
                let t50 = k3 * t43;
                let t51 = k2 * t43;
                let rho2_new = rho2
                    + k10
                        * (t48 * t50 + (t8 + rt::lit::<T>(2.0) * (t33 + t23))
                            - t46 * t51);
                let rho3_new = rho3
                    + k10
                        * (t51 * t49 + (t16 + rt::lit::<T>(2.0) * (t13 + t45))
                            - t47 * t50);
                let t52 = k5 * t30;
                let t53 = t47 + t52;
                let t54 = k5 * t28;
                let t55 = k5 * t37;
                let t56 = t40 + t55;
                let t57 = t22 + t54;
                let t58 = k5 * t35;
                let t59 = k5 * t26;
                let t60 = t11 + t59;
                let t61 = t5 + t58;
                let t62 = t18 * (t58 * (j * t60) - t59 * (j * t61))
                    + t5 * (k9 * t60 + t17 * t59 - k8 * t27);
                let t63 = t15 * (t54 * (j * t56) - t55 * (j * t57))
                    + (t62 - t11 * (k8 * t36 + (k9 * t61 + t17 * t58)));
                let t64 = t22 * (k9 * t56 + t14 * t55 - k8 * t38)
                    - t40 * (k8 * t29 + (k9 * t57 + t14 * t54));
                let t65 = k5 * y;
                let t66 = t1 + t65;
                let t67 = k5 * x;
                let t68 = t7 + t67;
                let t69 = t7 * (k9 * t66 + rho3 * t65 - k8 * t32)
                    + rho3_inv_j * (t67 * (j * t66) - t65 * (j * t68));
                let t70 = rt::lit::<T>(2.0) * (t63 + t64)
                    + (t69 - t1 * (k8 * t25 + (k9 * t68 + rho3 * t67)));
                let t71 = k5 * t39;
                let t72 = t51 + t71;
                let t73 = t48 * (t71 * (j * t53) - t52 * (j * t72))
                    - t47 * (k8 * t44 + (k9 * t72 + t46 * t71));
                let t74 = k10 * (t51 * (k9 * t53 + t46 * t52 - k8 * t31) + t70 + t73);
                let t75 = k5 * y_new;
                let t76 = k5 * x_new;
                let t77 = k4 * y_new;
                let t78 = k4 * x_new;
                let t79 = k4 * y;
                let t80 = k4 * x;
                let t81 = j * (t75 * t75 + (t76 * t76 - (t67 * t67 + t65 * t65)))
                    + inv_m * (t77 * t77 + t78 * t78 - (t79 * t79 + t80 * t80));
                let work_new = work + t74 + t81;
                let carried = [x_new, y_new, rho1_new, rho2_new, rho3_new, work_new];
                if !rt::all_ordinary([carried[2], carried[3], carried[4], carried[5]]) {
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
                let [x, y, rho1, rho2, rho3, _] = motion.carried;
                let Scheme { inv_j, k2, k5, k6, k7, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    omega1: k2 * rho1 + k5 * x,
                    omega2: k2 * rho2 + k5 * y,
                    omega3: inv_j * rho3,
                    u: k7 * rho2 - k6 * y,
                    v: k6 * x - k7 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "29fac2c7e9806f8308e73fae1ab72442";
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
                "constraint_rates" => {
                    rt::write(&self.constraint_rates(&at.get("q")?), out)
                }
                "drift" => rt::write(&self.drift(&at.get("q")?), out),
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
                    self.parameters.J,
                    self.parameters.Omega,
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
            let mut info = ModelInfo::new("ball_turntable");
            info.text = Some(
                "A homogeneous ball that rolls on a plane which turns about a vertical axis. Its centre moves on a circle, with 2/7 of the plane's angular velocity.",
            );
            info.source = Some(
                "J. Neimark and N. Fufaev, Dynamics of nonholonomic systems (1972), chapter III; the moving energy: F. Fassò and N. Sansonetto, Conservation of energy and momenta in nonholonomic systems with affine constraints (2015)",
            );
            info.coordinates = &[
                Quantity::new(
                    "x",
                    Some("m"),
                    Some("centre, from the axis of the plane"),
                ),
                Quantity::new("y", Some("m"), Some("centre, from the axis of the plane")),
            ];
            info.velocities = &[
                Quantity::new("omega1", None, None),
                Quantity::new("omega2", None, None),
                Quantity::new("omega3", None, None),
                Quantity::new("u", None, None),
                Quantity::new("v", None, None),
            ];
            info.momenta = &["rho1", "rho2", "rho3"];
            info.constraints = &["slip[1]", "slip[2]"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius")),
                    Some(0.1),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("J", Some("kg m^2"), Some("moment of inertia")),
                    Some(0.002),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Omega",
                        Some("rad/s"),
                        Some("angular velocity of the plane"),
                    ),
                    Some(2.0),
                    false,
                ),
            ];
            info.driven = true;
            info.invariants = &[
                Quantity::new("spin", None, None),
                Quantity::new("moving_energy", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.4, -0.3],
                    w: &[6.0, -3.0, 1.5, 0.3, 0.2],
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
                FunctionInfo::new("mass_matrix", &[("q", 2)], &[5, 5]),
                FunctionInfo::new("inverse_mass", &[("q", 2)], &[5, 5]),
                FunctionInfo::new("potential", &[("q", 2)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 2)], &[2]),
                FunctionInfo::new("lagrangian", &[("q", 2), ("w", 5)], &[]),
                FunctionInfo::new("energy", &[("q", 2), ("w", 5)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 2)], &[5, 5, 5]),
                FunctionInfo::new("christoffel", &[("q", 2)], &[5, 5, 5]),
                FunctionInfo::new("constraint_matrix", &[("q", 2)], &[2, 5]),
                FunctionInfo::new("constraint", &[("q", 2), ("w", 5)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 2)], &[5, 5]),
                FunctionInfo::new("projector_d", &[("q", 2)], &[5, 5]),
                FunctionInfo::new("frame", &[("q", 2)], &[5, 3]),
                FunctionInfo::new("restricted_metric", &[("q", 2)], &[3, 3]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 2)], &[3, 3]),
                FunctionInfo::new("structure_functions", &[("q", 2)], &[3, 3, 3]),
                FunctionInfo::new("almost_poisson", &[("q", 2), ("rho", 3)], &[5, 5]),
                FunctionInfo::new("hamiltonian", &[("q", 2), ("rho", 3)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 2), ("rho", 3)], &[5]),
                FunctionInfo::new("vector_field", &[("q", 2), ("rho", 3)], &[5]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 2), ("rho", 3)],
                    &[5, 5],
                ),
                FunctionInfo::new("momenta", &[("q", 2), ("w", 5)], &[5]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 2), ("p", 5)], &[5]),
                FunctionInfo::new("to_momenta", &[("q", 2), ("w", 5)], &[3]),
                FunctionInfo::new("to_velocities", &[("q", 2), ("rho", 3)], &[5]),
                FunctionInfo::new("multipliers", &[("q", 2), ("w", 5)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 2), ("w", 5)], &[5]),
                FunctionInfo::new("constraint_rates", &[("q", 2)], &[2]),
                FunctionInfo::new("drift", &[("q", 2)], &[5]),
                FunctionInfo::new("configuration_velocity", &[("q", 2), ("w", 5)], &[2]),
                FunctionInfo::new("invariants", &[("q", 2), ("w", 5)], &[2]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 2), ("p", 5)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 2), ("p", 5)], &[7]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, r, j, omega] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                r,
                J: j,
                Omega: omega,
            })
        }

        fn parameter_values(
            set: Option<&str>,
            given: &[(usize, f64)],
            out: &mut [f64],
        ) -> Option<()> {
            Self::INFO.parameter_values(set, given, out)?;
            let parameters = {
                let [m, r, j, omega] = *out.first_chunk::<4>()?;
                Parameters {
                    m,
                    r,
                    J: j,
                    Omega: omega,
                }
            };
            let keep = |i| given.iter().any(|(given, _)| *given == i);
            let parameters = parameters.follow(set.unwrap_or_default(), keep);
            let _ = rt::copy(
                &[parameters.m, parameters.r, parameters.J, parameters.Omega],
                out,
            );
            Some(())
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
                projector * (projector * state.w()) + self.drift(&state.q()),
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

impl BallTurntable {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        ball_turntable::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        ball_turntable::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> ball_turntable::Parameters<f64> {
        ball_turntable::Parameters {
            m: self.m,
            r: self.r,
            J: self.J,
            Omega: self.Omega,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> ball_turntable::StateBuilder<f64> {
        ball_turntable::StateBuilder::new(self.system())
    }

    /// The system with the parameters computed from the others whose defaults are expressions of them: `J`.
    #[must_use]
    pub fn with_derived(&self) -> Self {
        let parameters = self.parameters().with_derived();
        BallTurntable {
            m: parameters.m,
            r: parameters.r,
            J: parameters.J,
            Omega: parameters.Omega,
        }
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<ball_turntable::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: ball_turntable::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <ball_turntable::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        ball_turntable::System<f64>: ::nonholonomic::Discretize<M>,
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
        BallTurntable::system,
        BallTurntable::parameters,
        BallTurntable::state,
        BallTurntable::with_derived,
        BallTurntable::initial,
        BallTurntable::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
