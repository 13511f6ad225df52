// Prepared by `nh prepare` from `ChaplyginSleighSe2` in src/library.rs and chaplygin_sleigh_se2.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 2b915481e4e5ba99f03ac8855acc8e20
// content 337dbfbe5ea24fb1f209b6d0093152dc

pub struct ChaplyginSleighSe2 {
    /// `J` (kg m^2): moment of inertia about the centre of mass.
    pub J: f64,
    /// `m` (kg): mass.
    pub m: f64,
    /// `a` (m): distance from the contact point to the centre of mass.
    pub a: f64,
}

impl ::core::default::Default for ChaplyginSleighSe2 {
    fn default() -> Self {
        ChaplyginSleighSe2 {
            J: 8.0,
            m: 1.0,
            a: 1.0,
        }
    }
}

/// The system `chaplygin_sleigh_se2` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 22 add, 32 mul, 1 div
/// * `avf`: 22 add, 33 mul, 1 div
/// * `itoh-abe`: 25 add, 37 mul, 1 div
/// * `itoh-abe-sym`: 46 add, 67 mul, 1 div
/// * `avf4`: 60 add, 97 mul, 1 div
/// * `avf6`: 124 add, 167 mul, 1 div
/// * `midpoint`: 22 add, 32 mul, 1 div
/// * `gonzalez-r`: 30 add, 49 mul, 1 div
/// * `gonzalez-r-fd`: 30 add, 49 mul, 1 div
/// * `iso`: 20 add, 30 mul, 1 div
/// * `iso:4`: 5 times 20 add, 30 mul, 1 div
/// * `iso:6`: 9 times 20 add, 30 mul, 1 div
/// * `iso-var`: 16 add, 21 mul
/// * `rdp-cay`: 29 add, 58 mul, 1 div
/// * `rdp-exp`: 33 add, 85 mul, 2 div, 6 call
/// * `taylor`: 16 mul
/// * `taylor:qv`: 6 add, 13 mul
/// * `euler`: 8 add, 15 mul
/// * `rk2`: 22 add, 30 mul
/// * `rk4`: 50 add, 86 mul
/// * `euler:polar`: 11 add, 14 mul, 1 div, 1 sqrt
/// * `rk2:polar`: 26 add, 32 mul, 1 div, 1 sqrt
/// * `rk4:polar`: 54 add, 83 mul, 1 div, 1 sqrt
/// * `euler:qv`: 12 add, 16 mul
/// * `rk2:qv`: 30 add, 38 mul
/// * `rk4:qv`: 69 add, 91 mul
/// * `feedback-euler`: 32 add, 54 mul
/// * `feedback-rk2`: 70 add, 102 mul
/// * `feedback-rk4`: 146 add, 207 mul
pub mod chaplygin_sleigh_se2 {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `J` (kg m^2): moment of inertia about the centre of mass. Positive.
        pub J: T,
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `a` (m): distance from the contact point to the centre of mass.
        pub a: T,
    }

    ::nonholonomic::__serialized!(Parameters { J, m, a });

    ::nonholonomic::__in_lanes!(System, Parameters { J, m, a });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `paper`: the data of chaplygin\_sleigh, rho = (0.001, -0.6).
        pub fn paper() -> Self {
            Parameters {
                J: rt::lit::<T>(8.0),
                m: rt::lit::<T>(1.0),
                a: rt::lit::<T>(1.0),
            }
        }

        /// The parameters of the data set `lively`: fast turns; the motion of chaplygin\_sleigh's data.
        pub fn lively() -> Self {
            Parameters {
                J: rt::lit::<T>(1.5),
                m: rt::lit::<T>(1.2),
                a: rt::lit::<T>(0.6),
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
        /// Coordinate `R21`: entry (2, 1) of the rotation matrix R.
        pub R21: T,
        /// Coordinate `R22`: entry (2, 2) of the rotation matrix R.
        pub R22: T,
        /// Coordinate `x1`: position x.
        pub x1: T,
        /// Coordinate `x2`: position x.
        pub x2: T,
        /// Velocity `omega`: angular velocity in the frame of the body, R.
        pub omega: T,
        /// Velocity `u`: velocity in the frame of the body, R.
        pub u: T,
        /// Velocity `s`: velocity in the frame of the body, R.
        pub s: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 6> {
            rt::vector([self.R11, self.R12, self.R21, self.R22, self.x1, self.x2])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.omega, self.u, self.s])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 6>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 6>, w: SVector<T, 3>) -> Self {
            let ([[r11, r12, r21, r22, x1, x2]], [[omega, u, s]]) = (q.data.0, w.data.0);
            State {
                t,
                R11: r11,
                R12: r12,
                R21: r21,
                R22: r22,
                x1,
                x2,
                omega,
                u,
                s,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 6> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 3> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(State { t, R11, R12, R21, R22, x1, x2, omega, u, s });

    ::nonholonomic::__in_lanes!(State { t, R11, R12, R21, R22, x1, x2, omega, u, s });

    /// Makes a [`State`]: what is not named is zero, and of a rotation matrix the identity's.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 2>>,
    }

    impl<T: Scalar> StateBuilder<T> {
        /// Begins a state of the system.
        pub fn new(system: Result<System<T>, ParameterError>) -> Self {
            StateBuilder {
                system,
                state: rt::state_at(rt::numbers([1.0, 0.0, 0.0, 1.0, 0.0, 0.0])),
                rho: None,
            }
        }

        /// Sets the time.
        pub fn time(mut self, t: T) -> Self {
            self.state.t = t;
            self
        }

        ::nonholonomic::__setters!(coordinate : R11, R12, R21, R22, x1, x2);

        ::nonholonomic::__setters!(velocity in place of rho : omega, u, s);

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
        pub fn velocity(mut self, w: impl Into<SVector<T, 3>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                self.state.q(),
                w.into(),
            );
            self.rho = None;
            self
        }

        /// The momenta ρ on D*, from which the velocities follow when the state is finished.
        pub fn rho(mut self, rho: impl Into<SVector<T, 2>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `paper`, `lively`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "paper") {
                return Some(
                    self
                        .with_numbers(
                            [
                                0.9950041652780258,
                                -0.09983341664682815,
                                0.09983341664682815,
                                0.9950041652780258,
                                -5.0,
                                0.0,
                            ],
                            [0.0003333333333333333, -0.6, 0.0],
                        ),
                );
            }
            if rt::same_name(name, "lively") {
                return Some(
                    self
                        .with_numbers(
                            [
                                0.955336489125606,
                                -0.29552020666133955,
                                0.29552020666133955,
                                0.955336489125606,
                                0.2,
                                -0.1,
                            ],
                            [0.7999999999999999, -0.5, 0.0],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 6], w: [f64; 3]) -> Self {
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
                        [this.state.R11, this.state.R21],
                        [this.state.R12, this.state.R22],
                    ]),
                )
                .map(|turned| {
                    let [[r11, r21], [r12, r22]] = turned.data.0;
                    State {
                        R11: r11,
                        R12: r12,
                        R21: r21,
                        R22: r22,
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

    /// Chaplygin's sleigh on SE(2): a rigid body on the plane, carried by two sliding feet and one knife edge, in the velocities of its own frame. The position x is that of the edge's point of contact, the direction a rotation matrix R; the centre of mass lies at distance a ahead.
    ///
    /// **Source**: D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.3
    ///
    /// Coordinates q: `R11`, `R12`, `R21`, `R22`, `x1`, `x2`; velocities w: `omega`, `u`, `s`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `J + m a²`
        k1: T,
        /// `m a`
        m_a: T,
        /// `1/J`
        inv_j: T,
        /// `a/J`
        a_over_j: T,
        /// `-(a/J)`
        minus_a_over_j: T,
        /// `1/m`
        inv_m: T,
        /// `(J + m a²)/(J m)`
        k2: T,
        /// `2 m a`
        twice_m_a: T,
        /// `-(m a)`
        minus_m_a: T,
        /// `m a/(J + m a²)`
        k3: T,
        /// `-(m a/(J + m a²))`
        k4: T,
        /// `sqrt(J + m a²)`
        k5: T,
        /// `1/sqrt(J + m a²)`
        k6: T,
        /// `sqrt(m)`
        sqrt_m: T,
        /// `1/sqrt(m)`
        inv_sqrt_m: T,
        /// `a sqrt(m)/(J + m a²)`
        k7: T,
        /// `-(a sqrt(m)/(J + m a²))`
        k8: T,
        /// `-(1/sqrt(J + m a²))`
        k9: T,
        /// `2 (a sqrt(m)/(J + m a²))`
        k10: T,
        /// `m a/sqrt(J + m a²)`
        k11: T,
        /// `J m/(J + m a²)`
        k12: T,
        /// `(J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J))`
        k13: T,
        /// `(a/J) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) + m a/J`
        k15: T,
        /// `m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m)`
        k16: T,
        /// `(J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J))/m - 1`
        k17: T,
        /// `(J + m a²)/(J m sqrt((J + m a²)/(J m)))`
        k19: T,
        /// `a/(J sqrt((J + m a²)/(J m)))`
        k20: T,
        /// `1/J - a² m/(J (J + m a²))`
        k21: T,
        /// `(J + m a²)/(J² m)`
        k22: T,
        /// `a/(J m) + a (J + m a²)/(J² m)`
        k23: T,
        /// `(J m/(J + m a²))/2`
        k24: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("J", parameters.J)?;
            rt::positive("m", parameters.m)?;
            rt::finite("a", parameters.a)?;
            let constants = {
                let j = parameters.J;
                let m = parameters.m;
                let a = parameters.a;
                let k1 = j + m * (a * a);
                let m_a = m * a;
                let inv_j = rt::lit::<T>(1.0) / j;
                let a_over_j = a / j;
                let minus_a_over_j = -a_over_j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let j_m = j * m;
                let k2 = k1 / j_m;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let minus_m_a = -m_a;
                let k3 = m_a / k1;
                let k4 = -k3;
                let k5 = rt::sqrt(k1);
                let k6 = rt::lit::<T>(1.0) / k5;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k7 = a * sqrt_m / k1;
                let k8 = -k7;
                let k9 = -k6;
                let k10 = rt::lit::<T>(2.0) * k7;
                let k11 = m_a / k5;
                let k12 = j_m / k1;
                let m_a_a_over_j = m_a * a_over_j;
                let k13 = k12 * (m * k2 - m_a_a_over_j);
                let k14 = k13 - m;
                let k15 = a_over_j * k14 + m_a / j;
                let k16 = m_a_a_over_j + k2 * k14;
                let k17 = k13 / m - rt::lit::<T>(1.0);
                let k18 = rt::sqrt(k2);
                let k19 = k1 / (j_m * k18);
                let k20 = a / (j * k18);
                let k21 = inv_j - a * m_a / (j * k1);
                let j_j_m = j * j_m;
                let k22 = k1 / j_j_m;
                let k23 = a / j_m + a * k1 / j_j_m;
                let k24 = rt::lit::<T>(0.5) * k12;
                Constants {
                    k1,
                    m_a,
                    inv_j,
                    a_over_j,
                    minus_a_over_j,
                    inv_m,
                    k2,
                    twice_m_a,
                    minus_m_a,
                    k3,
                    k4,
                    k5,
                    k6,
                    sqrt_m,
                    inv_sqrt_m,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k15,
                    k16,
                    k17,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
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
        /// **Shape**: 3 × 3
        pub fn mass_matrix(&self, _q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let m = self.parameters.m;
            let Constants { k1, m_a, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k1, zero, m_a], [zero, m, zero], [m_a, zero, m]])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let Constants { inv_j, minus_a_over_j, inv_m, k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [inv_j, zero, minus_a_over_j],
                [zero, inv_m, zero],
                [minus_a_over_j, zero, k2],
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
        pub fn lagrangian(&self, _q: &SVector<T, 6>, w: &SVector<T, 3>) -> T {
            let [[omega, u_, s]] = w.data.0;
            let m = self.parameters.m;
            let Constants { k1, twice_m_a, .. } = self.constants;
            let t1 = m * (u_ * u_ + s * s) + omega * (k1 * omega + twice_m_a * s);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 6>, w: &SVector<T, 3>) -> T {
            let [[omega, u_, s]] = w.data.0;
            let m = self.parameters.m;
            let Constants { k1, twice_m_a, .. } = self.constants;
            let t1 = m * (u_ * u_ + s * s) + omega * (k1 * omega + twice_m_a * s);
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel_first(&self, _q: &SVector<T, 6>) -> [SMatrix<T, 3, 3>; 3] {
            let m = self.parameters.m;
            let Constants { m_a, minus_m_a, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero, zero], [m_a, zero, zero], [zero, zero, zero]]),
                rt::matrix([
                    [minus_m_a, zero, zero],
                    [zero, zero, zero],
                    [-m, zero, zero],
                ]),
                rt::matrix([[zero, zero, zero], [m, zero, zero], [zero, zero, zero]]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel(&self, _q: &SVector<T, 6>) -> [SMatrix<T, 3, 3>; 3] {
            let a = self.parameters.a;
            let zero = rt::lit::<T>(0.0);
            [
                SMatrix::zeros(),
                rt::matrix([
                    [-a, zero, zero],
                    [zero, zero, zero],
                    [rt::lit::<T>(-1.0), zero, zero],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [rt::lit::<T>(1.0), zero, zero],
                    [zero, zero, zero],
                ]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 1 × 3
        pub fn constraint_matrix(&self, _q: &SVector<T, 6>) -> SMatrix<T, 1, 3> {
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[zero], [zero], [rt::lit::<T>(1.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(
            &self,
            _q: &SVector<T, 6>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[_, _, s]] = w.data.0;
            rt::vector([s])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, _q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let Constants { k4, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero],
                [zero, zero, zero],
                [k4, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_d(&self, _q: &SVector<T, 6>) -> SMatrix<T, 3, 3> {
            let Constants { k3, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero],
                [zero, rt::lit::<T>(1.0), zero],
                [k3, zero, zero],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 2
        pub fn frame(&self, _q: &SVector<T, 6>) -> SMatrix<T, 3, 2> {
            let Constants { k6, inv_sqrt_m, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k6, zero, zero], [zero, inv_sqrt_m, zero]])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 6>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 6>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 6>) -> [SMatrix<T, 2, 2>; 2] {
            let Constants { k7, k8, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [rt::matrix([[zero, k8], [k7, zero]]), SMatrix::zeros()]
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
            q: &SVector<T, 6>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 8, 8> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let Constants { k6, inv_sqrt_m, k7, .. } = self.constants;
            let t1 = k6 * r12;
            let t2 = k6 * r11;
            let t3 = k6 * r22;
            let t4 = k6 * r21;
            let inv_sqrt_m_r11 = inv_sqrt_m * r11;
            let inv_sqrt_m_r21 = inv_sqrt_m * r21;
            let t5 = k7 * rho1;
            rt::sparse([
                (0, 6, t1),
                (1, 6, -t2),
                (2, 6, t3),
                (3, 6, -t4),
                (4, 7, inv_sqrt_m_r11),
                (5, 7, inv_sqrt_m_r21),
                (6, 0, -t1),
                (6, 1, t2),
                (6, 2, -t3),
                (6, 3, t4),
                (6, 7, -t5),
                (7, 4, -inv_sqrt_m_r11),
                (7, 5, -inv_sqrt_m_r21),
                (7, 6, t5),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 6>, rho: &SVector<T, 2>) -> T {
            let [[rho1, rho2]] = rho.data.0;
            rt::lit::<T>(0.5) * (rho1 * rho1 + rho2 * rho2)
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
            _q: &SVector<T, 6>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 8> {
            let [[rho1, rho2]] = rho.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, zero, rho1, rho2])
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
            q: &SVector<T, 6>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 8> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k6, inv_sqrt_m, k7, k8, k9, .. } = self.constants;
            rt::vector([
                rho1 * (k6 * r12),
                rho1 * (k9 * r11),
                rho1 * (k6 * r22),
                rho1 * (k9 * r21),
                rho2 * (inv_sqrt_m * r11),
                rho2 * (inv_sqrt_m * r21),
                rho2 * (k8 * rho1),
                rho1 * (k7 * rho1),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 8 × 8
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 6>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 8, 8> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k6, inv_sqrt_m, k7, k8, k9, k10, .. } = self.constants;
            let t1 = k6 * rho1;
            let t2 = -t1;
            let inv_sqrt_m_rho2 = inv_sqrt_m * rho2;
            rt::sparse([
                (0, 1, t1),
                (0, 6, k6 * r12),
                (1, 0, t2),
                (1, 6, k9 * r11),
                (2, 3, t1),
                (2, 6, k6 * r22),
                (3, 2, t2),
                (3, 6, k9 * r21),
                (4, 0, inv_sqrt_m_rho2),
                (4, 7, inv_sqrt_m * r11),
                (5, 2, inv_sqrt_m_rho2),
                (5, 7, inv_sqrt_m * r21),
                (6, 6, k8 * rho2),
                (6, 7, -(k7 * rho1)),
                (7, 6, k10 * rho1),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 6>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[omega, u_, s]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.a;
            let Constants { k1, m_a, .. } = self.constants;
            rt::vector([k1 * omega + m_a * s, m * u_, m * (s + a * omega)])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 3
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 6>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[p_omega, p_u, p_s]] = p.data.0;
            let a = self.parameters.a;
            let Constants { inv_j, a_over_j, inv_m, k2, .. } = self.constants;
            rt::vector([
                inv_j * (p_omega - a * p_s),
                inv_m * p_u,
                k2 * p_s - a_over_j * p_omega,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(
            self: &System<T>,
            _q: &SVector<T, 6>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
            let [[omega, u_, s]] = w.data.0;
            let Constants { k5, sqrt_m, k11, .. } = self.constants;
            rt::vector([k5 * omega + k11 * s, sqrt_m * u_])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3
        pub fn to_velocities(
            self: &System<T>,
            _q: &SVector<T, 6>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 3> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k6, inv_sqrt_m, .. } = self.constants;
            rt::vector([k6 * rho1, inv_sqrt_m * rho2, rt::lit::<T>(0.0)])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            _q: &SVector<T, 6>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[omega, u_, _]] = w.data.0;
            let Constants { k13, .. } = self.constants;
            rt::vector([u_ * (k13 * omega)])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            _q: &SVector<T, 6>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[omega, u_, s]] = w.data.0;
            let a = self.parameters.a;
            let Constants { k15, k16, .. } = self.constants;
            let omega_u = omega * u_;
            rt::vector([-(k15 * omega_u), omega * (s + a * omega), k16 * omega_u])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 6
        pub fn configuration_velocity(
            &self,
            q: &SVector<T, 6>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[omega, u_, s]] = w.data.0;
            rt::vector([
                omega * r12,
                -(omega * r11),
                omega * r22,
                -(omega * r21),
                u_ * r11 + s * r12,
                u_ * r21 + s * r22,
            ])
        }

        /// How far the rotation matrices among the coordinates are from their groups, in the Frobenius norm.
        ///
        /// **Equation**: (Σ ‖RᵀR − I‖²)^½
        ///
        /// **Shape**: scalar
        pub fn group_defect(&self, q: &SVector<T, 6>) -> T {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let t1 = r22 * r22 + (r12 * r12 - rt::lit::<T>(1.0));
            let t2 = r12 * r11 + r22 * r21;
            let t3 = r21 * r21 + (r11 * r11 - rt::lit::<T>(1.0));
            rt::sqrt(t1 * t1 + (t2 * (rt::lit::<T>(2.0) * t2) + t3 * t3))
        }

        /// Determinants of the rotation matrices, in the order of declaration: 1.
        ///
        /// **Equation**: det R
        ///
        /// **Shape**: 1
        pub fn group_determinants(&self, q: &SVector<T, 6>) -> SVector<T, 1> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            rt::vector([r11 * r22 - r12 * r21])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(
            &self,
            _q: &SVector<T, 6>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[omega, u_, s]] = w.data.0;
            let m = self.parameters.m;
            let Constants { k1, twice_m_a, .. } = self.constants;
            let t1 = m * (u_ * u_ + s * s) + omega * (k1 * omega + twice_m_a * s);
            rt::vector([rt::lit::<T>(0.5) * t1])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 6>, p: &SVector<T, 3>) -> T {
            let [[p_omega, p_u, p_s]] = p.data.0;
            let Constants { inv_j, a_over_j, inv_m, k2, .. } = self.constants;
            let t1 = p_omega * (inv_j * p_omega - a_over_j * p_s)
                + (p_s * (k2 * p_s - a_over_j * p_omega) + p_u * (inv_m * p_u));
            rt::lit::<T>(0.5) * t1
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 9
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 9> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[p_omega, p_u, p_s]] = p.data.0;
            let Constants { inv_j, a_over_j, inv_m, k2, k17, .. } = self.constants;
            let t1 = inv_j * p_omega - a_over_j * p_s;
            let t2 = k2 * p_s - a_over_j * p_omega;
            let inv_m_p_u = inv_m * p_u;
            rt::vector([
                r12 * t1,
                -(r11 * t1),
                r22 * t1,
                -(r21 * t1),
                r12 * t2 + r11 * inv_m_p_u,
                r22 * t2 + r21 * inv_m_p_u,
                p_u * t2 - p_s * inv_m_p_u,
                p_s * t1,
                t1 * (k17 * p_u),
            ])
        }

        /// Constraint momenta, which vanish where the velocity is in D.
        ///
        /// **Equation**: J_α = ⟨p, e_α⟩ = (L⁻¹ μ g⁻¹ p)_α,  μ g⁻¹ μᵀ = L Lᵀ: the e_α are the metric Gram–Schmidt of g⁻¹ μᵀ in the order of the constraints
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 1
        pub fn constraint_momenta(
            &self,
            _q: &SVector<T, 6>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[p_omega, _, p_s]] = p.data.0;
            let Constants { k19, k20, .. } = self.constants;
            rt::vector([k19 * p_s - k20 * p_omega])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, _q: &SVector<T, 6>, p: &SVector<T, 3>) -> T {
            let [[p_omega, p_u, _]] = p.data.0;
            let Constants { inv_m, k21, .. } = self.constants;
            rt::lit::<T>(0.5) * (p_u * (inv_m * p_u) + p_omega * (k21 * p_omega))
        }

        /// Multipliers of the extended system: they keep every constraint momentum on all of T*Q.
        ///
        /// **Equation**: λ̃ such that dJ/dt = 0; on {J = 0} it is λ
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 1
        pub fn extended_multipliers(
            &self,
            _q: &SVector<T, 6>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[p_omega, p_u, p_s]] = p.data.0;
            let Constants { a_over_j, k2, k12, k22, k23, .. } = self.constants;
            let t1 = (a_over_j * (k2 * p_s - a_over_j * p_omega)
                + (k22 * p_omega - k23 * p_s)) * (k12 * p_u);
            rt::vector([t1])
        }

        /// The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; on {J = 0} it is the constrained motion.
        ///
        /// **Equation**: q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 9
        pub fn extended_vector_field(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 9> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[p_omega, p_u, p_s]] = p.data.0;
            let Constants { inv_m, k3, k21, .. } = self.constants;
            let t1 = k21 * p_omega;
            let inv_m_p_u = inv_m * p_u;
            let p_s_inv_m_p_u = p_s * inv_m_p_u;
            rt::vector([
                r12 * t1,
                -(r11 * t1),
                r22 * t1,
                -(r21 * t1),
                r11 * inv_m_p_u,
                r21 * inv_m_p_u,
                -p_s_inv_m_p_u,
                p_s * t1,
                -(k3 * p_s_inv_m_p_u),
            ])
        }

        /// The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first integrals other than the energy. Their values at the start are the levels.
        ///
        /// **Equation**: H̃(q, p), I_i(q, g⁻¹ p)
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 1
        pub fn feedback_levels(
            &self,
            _q: &SVector<T, 6>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[p_omega, p_u, _]] = p.data.0;
            let Constants { inv_m, k21, .. } = self.constants;
            rt::vector([
                rt::lit::<T>(0.5) * (p_u * (inv_m * p_u) + p_omega * (k21 * p_omega)),
            ])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `R`; levels those of `H`.
        ///
        /// **Equation**: V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: scalar
        pub fn lyapunov_function(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 3>,
            levels: &SVector<T, 1>,
        ) -> T {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[p_omega, p_u, p_s]] = p.data.0;
            let [[gain_j, gain_h, gain_r]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { inv_j, a_over_j, inv_m, k2, k3, k24, .. } = self.constants;
            let t1 = k2 * p_s - a_over_j * p_omega;
            let t2 = p_u * (inv_m * p_u)
                + p_omega * (inv_j * p_omega - a_over_j * p_s + k3 * t1);
            let t3 = rt::lit::<T>(0.5) * t2 - level_h;
            let t4 = r22 * r22 + (r12 * r12 - rt::lit::<T>(1.0));
            let t5 = r12 * r11 + r22 * r21;
            let t6 = r21 * r21 + (r11 * r11 - rt::lit::<T>(1.0));
            let t7 = (t4 * t4 + (t5 * (rt::lit::<T>(2.0) * t5) + t6 * t6))
                * (rt::lit::<T>(0.25) * gain_r) + t1 * (t1 * (k24 * gain_j));
            t3 * (rt::lit::<T>(0.5) * gain_h * t3) + t7
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `R`; levels those of `H`.
        ///
        /// **Equation**: ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 9
        pub fn lyapunov_gradient(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 3>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 9> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[p_omega, p_u, p_s]] = p.data.0;
            let [[gain_j, gain_h, gain_r]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { inv_j, a_over_j, inv_m, k2, k3, .. } = self.constants;
            let t1 = r12 * r11 + r22 * r21;
            let t2 = r21 * r21 + (r11 * r11 - rt::lit::<T>(1.0));
            let t3 = r22 * r22 + (r12 * r12 - rt::lit::<T>(1.0));
            let t4 = k2 * p_s - a_over_j * p_omega;
            let t5 = k3 * t4;
            let t6 = inv_j * p_omega - a_over_j * p_s + t5;
            let inv_m_p_u = inv_m * p_u;
            let t7 = gain_h
                * (rt::lit::<T>(0.5) * (p_u * inv_m_p_u + p_omega * t6) - level_h);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                gain_r * (r12 * t1 + r11 * t2),
                gain_r * (r11 * t1 + r12 * t3),
                gain_r * (r22 * t1 + r21 * t2),
                gain_r * (r21 * t1 + r22 * t3),
                zero,
                zero,
                t6 * t7 - gain_j * t5,
                inv_m_p_u * t7,
                t4 * gain_j,
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `R`; levels those of `H`.
        ///
        /// **Equation**: (q̇, ṗ) of the extended system − ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 9
        pub fn feedback_vector_field(
            &self,
            q: &SVector<T, 6>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 3>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 9> {
            let [[r11, r12, r21, r22, _, _]] = q.data.0;
            let [[p_omega, p_u, p_s]] = p.data.0;
            let [[gain_j, gain_h, gain_r]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { inv_j, a_over_j, inv_m, k2, k3, .. } = self.constants;
            let t1 = k2 * p_s - a_over_j * p_omega;
            let t2 = k3 * t1;
            let t3 = inv_j * p_omega - a_over_j * p_s + t2;
            let t4 = r12 * r11 + r22 * r21;
            let t5 = r21 * r21 + (r11 * r11 - rt::lit::<T>(1.0));
            let t6 = r22 * r22 + (r12 * r12 - rt::lit::<T>(1.0));
            let inv_m_p_u = inv_m * p_u;
            let p_s_inv_m_p_u = p_s * inv_m_p_u;
            let t7 = gain_h
                * (rt::lit::<T>(0.5) * (p_u * inv_m_p_u + p_omega * t3) - level_h);
            rt::vector([
                r12 * t3 - gain_r * (r12 * t4 + r11 * t5),
                -(gain_r * (r11 * t4 + r12 * t6) + r11 * t3),
                r22 * t3 - gain_r * (r22 * t4 + r21 * t5),
                -(gain_r * (r21 * t4 + r22 * t6) + r21 * t3),
                r11 * inv_m_p_u,
                r21 * inv_m_p_u,
                gain_j * t2 - p_s_inv_m_p_u - t3 * t7,
                p_s * t3 - inv_m_p_u * t7,
                -(t1 * gain_j + k3 * p_s_inv_m_p_u),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaplygin_sleigh_se2";

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
                &rt::matrix([[state.R11, state.R21], [state.R12, state.R22]]),
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
        type Point = [T; 9];
        type Jacobian = SMatrix<T, 9, 9>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 9],
            _inputs: &[T; 0],
        ) -> [T; 9] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 9] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 9],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::Extended>
    for System<T> {
        type Point = [T; 9];
        type Jacobian = SMatrix<T, 9, 9>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Extended,
            _t: T,
            point: &[T; 9],
            _inputs: &[T; 0],
        ) -> [T; 9] {
            let (q, p) = rt::split(point);
            let [field] = self.extended_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Extended,
            state: &State<T>,
        ) -> [T; 9] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Extended,
            t: T,
            point: &[T; 9],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::FeedbackField for System<T> {
        type Gains = [T; 3];
        type Levels = [T; 1];

        fn feedback(
            &self,
            state: &State<T>,
            gains: [T; 3],
        ) -> ::nonholonomic::fields::Feedback<[T; 3], [T; 1]> {
            let q = state.q();
            let p = self.momenta(&q, &state.w());
            let [levels] = self.feedback_levels(&q, &p).data.0;
            ::nonholonomic::fields::Feedback {
                gains,
                levels,
            }
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<
        ::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
    > for System<T> {
        type Point = [T; 9];
        type Jacobian = SMatrix<T, 9, 9>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
            _t: T,
            point: &[T; 9],
            _inputs: &[T; 0],
        ) -> [T; 9] {
            let (q, p) = rt::split(point);
            let [field] = self
                .feedback_vector_field(
                    &q,
                    &p,
                    &rt::vector(feedback.gains),
                    &rt::vector(feedback.levels),
                )
                .data
                .0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
            state: &State<T>,
        ) -> [T; 9] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
            t: T,
            point: &[T; 9],
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 5 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate | 5 | 7 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `-(1/sqrt(J + m a²))`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a sqrt(m) h/(J + m a²)`
            k7: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k8: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k9: T,
            /// `(a² sqrt(m)² h²/((J + m a²)²))/2`
            k10: T,
            /// `(h/sqrt(J + m a²))/2`
            k11: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = -k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_sqrt_m_h = a_sqrt_m * h;
                let k7 = a_sqrt_m_h / k1;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = rt::lit::<T>(0.5) * (k4 * h);
                let k10 = rt::lit::<T>(0.5) * (a_sqrt_m * (h * a_sqrt_m_h) / (k1 * k1));
                let k11 = rt::lit::<T>(0.5) * (h / k2);
                let h_over_sqrt_m = h / sqrt_m;
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    h_over_sqrt_m,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let t2 = t1 * omega + m * a * s;
                let sqrt_m_2 = rt::sqrt(m);
                let u_sqrt_m = sqrt_m_2 * u_;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k3 * t2,
                    u_sqrt_m,
                    rt::lit::<T>(0.5)
                        * (u_sqrt_m * u_sqrt_m + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    h_over_sqrt_m,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k8 * t2;
                            (
                                [rho1_rate + t3 * (k4 * t1)],
                                [[k9 * t3 + (k10 * t2 + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let t4 = k3 * t1;
                let t5 = k11 * t1;
                let t6 = -t5;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        [rho1 * (k3 * r12), rho1 * (k6 * r11)],
                        move |[r11_rate, r12_rate]| {
                            let t7 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate - (r12 + half_h * r12_rate) * t4,
                                    r12_rate + t7 * t4,
                                ],
                                [[rt::lit::<T>(1.0), t6], [t5, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        [rho1 * (k3 * r22), rho1 * (k6 * r21)],
                        move |[r21_rate, r22_rate]| {
                            let t8 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate - (r22 + half_h * r22_rate) * t4,
                                    r22_rate + t8 * t4,
                                ],
                                [[rt::lit::<T>(1.0), t6], [t5, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R21_rate, R22_rate", tally)
                    })?;
                let r11_new_2 = r11 + h * r11_rate;
                let r12_new_2 = r12 + h * r12_rate;
                let r21_new_2 = r21 + h * r21_rate;
                let r22_new_2 = r22 + h * r22_rate;
                let t7 = r11 + half_h * r11_rate;
                let t9 = t1 * (k7 * t1);
                let t10 = h_over_sqrt_m * (rho2 + rt::lit::<T>(0.5) * t9);
                let x1_new_2 = x1 + t7 * t10;
                let t8 = r21 + half_h * r21_rate;
                let x2_new_2 = x2 + t8 * t10;
                let t11 = rho1 * rho1 + rho2 * rho2;
                let t12 = rt::lit::<T>(0.5) * t11;
                let t13 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t12 * (t12 - reference),
                        t11 * t11 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = (rho1 + h * rho1_rate) * t13;
                let rho2_new_2 = t13 * (rho2 + t9);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[6], motion.carried[7]]);
                    let after = balance([carried[6], carried[7]]);
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5e280ca38f1cd61f040ad3589f25d942";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `avf`.
    pub mod avf {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Mean value discrete gradient (averaged vector field) on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ (ζ' − ζ)) dξ
        ///
        /// **Source**: Harten, Lax & van Leer (1983); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 1 | 10 | 4 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate | 5 | 8 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `-(1/sqrt(J + m a²))`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a sqrt(m) h/(J + m a²)`
            k7: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k8: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k10: T,
            /// `(h/sqrt(J + m a²))/2`
            k11: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(a sqrt(m)/(J + m a²)) h ((a sqrt(m) h/(J + m a²))/4 + (a sqrt(m)/(J + m a²)) h/4)`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = -k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = a_sqrt_m * h / k1;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = k4 * h;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = rt::lit::<T>(0.5) * (h / k2);
                let h_over_sqrt_m = h / sqrt_m;
                let k12 = k4 * (h * (rt::lit::<T>(0.25) * k7 + rt::lit::<T>(0.25) * k9));
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k7,
                    k8,
                    k10,
                    k11,
                    h_over_sqrt_m,
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
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let t2 = t1 * omega + m * a * s;
                let sqrt_m_2 = rt::sqrt(m);
                let u_sqrt_m = sqrt_m_2 * u_;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k3 * t2,
                    u_sqrt_m,
                    rt::lit::<T>(0.5)
                        * (u_sqrt_m * u_sqrt_m + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k7,
                    k8,
                    k10,
                    k11,
                    h_over_sqrt_m,
                    k12,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = rho2 + t1 * (k10 * t1);
                            (
                                [rho1_rate + k4 * t1 * t2],
                                [[k8 * t2 + (t1 * (k12 * t1) + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let t3 = k3 * t1;
                let t4 = k11 * t1;
                let t5 = -t4;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        [rho1 * (k3 * r12), rho1 * (k6 * r11)],
                        move |[r11_rate, r12_rate]| {
                            let t6 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate - (r12 + half_h * r12_rate) * t3,
                                    r12_rate + t6 * t3,
                                ],
                                [[rt::lit::<T>(1.0), t5], [t4, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        [rho1 * (k3 * r22), rho1 * (k6 * r21)],
                        move |[r21_rate, r22_rate]| {
                            let t7 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate - (r22 + half_h * r22_rate) * t3,
                                    r22_rate + t7 * t3,
                                ],
                                [[rt::lit::<T>(1.0), t5], [t4, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R21_rate, R22_rate", tally)
                    })?;
                let r11_new_2 = r11 + h * r11_rate;
                let r12_new_2 = r12 + h * r12_rate;
                let r21_new_2 = r21 + h * r21_rate;
                let r22_new_2 = r22 + h * r22_rate;
                let t6 = r11 + half_h * r11_rate;
                let t8 = t1 * (k7 * t1);
                let t9 = h_over_sqrt_m * (rho2 + rt::lit::<T>(0.5) * t8);
                let x1_new_2 = x1 + t6 * t9;
                let t7 = r21 + half_h * r21_rate;
                let x2_new_2 = x2 + t7 * t9;
                let t10 = rho1 * rho1 + rho2 * rho2;
                let t11 = rt::lit::<T>(0.5) * t10;
                let t12 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t11 * (t11 - reference),
                        t10 * t10 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = (rho1 + h * rho1_rate) * t12;
                let rho2_new_2 = t12 * (rho2 + t8);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[6], motion.carried[7]]);
                    let after = balance([carried[6], carried[7]]);
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8af045dd4f9008e13eaa55aad04915e8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::AveragedVectorField>
    for System<T> {
        type Scheme = avf::Scheme<T>;
    }

    /// The method `itoh-abe`.
    pub mod itoh_abe {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Coordinate increment discrete gradient on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∂̄ℋ_i = (ℋ(ζ'_1 … ζ'_i, ζ_{i+1} …) − ℋ(ζ'_1 … ζ'_{i−1}, ζ_i …))/(ζ'_i − ζ_i)
        ///
        /// **Source**: Itoh & Abe (1988); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
        ///
        /// **Order**: 1
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 4 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 4 | 0 | 0 | 0 |
        /// | each step | 18 | 26 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate | 7 | 11 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `-(1/sqrt(J + m a²))`
            k6: T,
            /// `(a sqrt(m)/(J + m a²))/2`
            k7: T,
            /// `(1/2)/sqrt(J + m a²)`
            k8: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k10: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k11: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k12: T,
            /// `(a sqrt(m) h/(J + m a²))/4`
            k13: T,
            /// `(a sqrt(m)/(J + m a²)) h/4`
            k14: T,
            /// `(h/sqrt(J + m a²))/4`
            k15: T,
            /// `(h/sqrt(m))/2`
            k16: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = -k3;
                let k7 = rt::lit::<T>(0.5) * k4;
                let k8 = rt::lit::<T>(0.5) / k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = a_sqrt_m * h / k1;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = k4 * h;
                let k12 = rt::lit::<T>(0.5) * k11;
                let k13 = rt::lit::<T>(0.25) * k9;
                let k14 = rt::lit::<T>(0.25) * k11;
                let k15 = rt::lit::<T>(0.25) * (h / k2);
                let k16 = rt::lit::<T>(0.5) * (h / sqrt_m);
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
                    half_h,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let t2 = t1 * omega + m * a * s;
                let sqrt_m_2 = rt::sqrt(m);
                let u_sqrt_m = sqrt_m_2 * u_;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k3 * t2,
                    u_sqrt_m,
                    rt::lit::<T>(0.5)
                        * (u_sqrt_m * u_sqrt_m + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
                    half_h,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    ..
                } = *setting.scheme();
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let rho1_rate_h = h * rho1_rate;
                            let t2 = twice_rho1 + rho1_rate_h;
                            let t3 = twice_rho2 + k12 * t1 * t2;
                            (
                                [rho1_rate + t3 * (k7 * t1)],
                                [
                                    [
                                        k13 * t3
                                            + ((k10 * t2 + k11 * t1) * (k14 * t1) + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let rho1_rate_h = h * rho1_rate;
                let t4 = rho1 + rho1_rate_h;
                let t5 = rho1 + t4;
                let t6 = k8 * t5;
                let t7 = k15 * t5;
                let t8 = -t7;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        [rho1 * (k3 * r12), rho1 * (k6 * r11)],
                        move |[r11_rate, r12_rate]| {
                            let t9 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate - (r12 + half_h * r12_rate) * t6,
                                    r12_rate + t9 * t6,
                                ],
                                [[rt::lit::<T>(1.0), t8], [t7, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        [rho1 * (k3 * r22), rho1 * (k6 * r21)],
                        move |[r21_rate, r22_rate]| {
                            let t10 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate - (r22 + half_h * r22_rate) * t6,
                                    r22_rate + t10 * t6,
                                ],
                                [[rt::lit::<T>(1.0), t8], [t7, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R21_rate, R22_rate", tally)
                    })?;
                let r11_new_2 = r11 + h * r11_rate;
                let r12_new_2 = r12 + h * r12_rate;
                let r21_new_2 = r21 + h * r21_rate;
                let r22_new_2 = r22 + h * r22_rate;
                let t9 = r11 + half_h * r11_rate;
                let t1 = rho1 + half_h * rho1_rate;
                let t11 = rho2 + t5 * (k10 * t1);
                let t12 = k16 * (rho2 + t11);
                let x1_new_2 = x1 + t9 * t12;
                let t10 = r21 + half_h * r21_rate;
                let x2_new_2 = x2 + t10 * t12;
                let t13 = rho1 * rho1 + rho2 * rho2;
                let t14 = rt::lit::<T>(0.5) * t13;
                let t15 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t14 * (t14 - reference),
                        t13 * t13 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t4 * t15;
                let rho2_new_2 = t15 * t11;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[6], motion.carried[7]]);
                    let after = balance([carried[6], carried[7]]);
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d13a60bc343d9c98317b6bef3bba3b14";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbe> for System<T> {
        type Scheme = itoh_abe::Scheme<T>;
    }

    /// The method `itoh-abe-sym`.
    pub mod itoh_abe_sym {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Symmetrised coordinate increment discrete gradient on D*.
        ///
        /// **Equation**: Φ = Ψ*_{h/2} ∘ Ψ_{h/2}, Ψ the step of `itoh-abe`, Ψ* its adjoint: the same with ∇̄ℋ(ζ', ζ)
        ///
        /// **Source**: Itoh & Abe (1988); Hairer, Lubich & Wanner, Geometric Numerical Integration, II.3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_first`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate_first
        /// - `R11_rate_first`, `R12_rate_first`: 2 × 2 linear block
        /// - `R21_rate_first`, `R22_rate_first`: 2 × 2 linear block
        /// - `x1_rate_first`: explicit
        /// - `x2_rate_first`: explicit
        /// - `rho1_rate_second`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate_second
        /// - `R11_rate_second`, `R12_rate_second`: 2 × 2 linear block
        /// - `R21_rate_second`, `R22_rate_second`: 2 × 2 linear block
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 4 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 4 | 0 | 0 | 0 |
        /// | each step | 32 | 43 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_first | 7 | 12 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second | 7 | 12 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `-(1/sqrt(J + m a²))`
            k6: T,
            /// `(a sqrt(m)/(J + m a²))/2`
            k7: T,
            /// `(1/2)/sqrt(J + m a²)`
            k8: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k9: T,
            /// `(a sqrt(m) h/(J + m a²))/4`
            k11: T,
            /// `(a sqrt(m)/(J + m a²)) h/4`
            k12: T,
            /// `h/4`
            quarter_h: T,
            /// `(a sqrt(m) h/(J + m a²))/16`
            k13: T,
            /// `(a sqrt(m)/(J + m a²)) h/8`
            k14: T,
            /// `(h/sqrt(J + m a²))/8`
            k15: T,
            /// `(h/sqrt(m))/4`
            k16: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>, rt::Predictor<T, 1, 6>);
            const BLOCKS: u64 = 2;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = -k3;
                let k7 = rt::lit::<T>(0.5) * k4;
                let k8 = rt::lit::<T>(0.5) / k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = k4 * h;
                let k10 = a_sqrt_m * h / k1;
                let k11 = rt::lit::<T>(0.25) * k10;
                let k12 = rt::lit::<T>(0.25) * k9;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k13 = rt::lit::<T>(0.0625) * k10;
                let k14 = rt::lit::<T>(0.125) * k9;
                let k15 = rt::lit::<T>(0.125) * (h / k2);
                let k16 = rt::lit::<T>(0.25) * (h / sqrt_m);
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
                    half_h,
                    k9,
                    k11,
                    k12,
                    quarter_h,
                    k13,
                    k14,
                    k15,
                    k16,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let t2 = t1 * omega + m * a * s;
                let sqrt_m_2 = rt::sqrt(m);
                let u_sqrt_m = sqrt_m_2 * u_;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k3 * t2,
                    u_sqrt_m,
                    rt::lit::<T>(0.5)
                        * (u_sqrt_m * u_sqrt_m + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
                ];
                Ok((carried, (rt::Predictor::new(), rt::Predictor::new())))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, predictor2) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, reference] = motion.carried;
                let Scheme {
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
                    half_h,
                    k9,
                    k11,
                    k12,
                    quarter_h,
                    k13,
                    k14,
                    k15,
                    k16,
                    ..
                } = *setting.scheme();
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2]
                        },
                        move |[rho1_rate_first]| {
                            let t3 = half_h * rho1_rate_first;
                            let t4 = twice_rho1 + t3;
                            let t5 = rho1 + quarter_h * rho1_rate_first;
                            let t6 = twice_rho2 + t4 * (k12 * t5);
                            let t7 = rt::lit::<T>(0.5)
                                * (k11 * t6 + (k14 * t5 + k13 * t4) * (k9 * t5))
                                + rt::lit::<T>(1.0);
                            ([rho1_rate_first + t6 * (k7 * t5)], [[t7]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_first", tally)
                    })?;
                let [rho1_rate_first] = solution1.x;
                let t3 = half_h * rho1_rate_first;
                let t8 = rho1 + t3;
                let t9 = rho1 + t8;
                let t10 = k8 * t9;
                let t11 = k15 * t9;
                let t12 = -t11;
                let [r11_rate_first, r12_rate_first] = rt::solve_linear(
                        {
                            let t13 = rho1 * (k3 * r12);
                            let t14 = rho1 * (k6 * r11);
                            [t13, t14]
                        },
                        move |[r11_rate_first, r12_rate_first]| {
                            let t15 = r11 + quarter_h * r11_rate_first;
                            (
                                [
                                    r11_rate_first - (r12 + quarter_h * r12_rate_first) * t10,
                                    r12_rate_first + t15 * t10,
                                ],
                                [[rt::lit::<T>(1.0), t12], [t11, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R11_rate_first, R12_rate_first",
                                tally,
                            )
                    })?;
                let [r21_rate_first, r22_rate_first] = rt::solve_linear(
                        {
                            let t16 = rho1 * (k3 * r22);
                            let t17 = rho1 * (k6 * r21);
                            [t16, t17]
                        },
                        move |[r21_rate_first, r22_rate_first]| {
                            let t18 = r21 + quarter_h * r21_rate_first;
                            (
                                [
                                    r21_rate_first - (r22 + quarter_h * r22_rate_first) * t10,
                                    r22_rate_first + t18 * t10,
                                ],
                                [[rt::lit::<T>(1.0), t12], [t11, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R21_rate_first, R22_rate_first",
                                tally,
                            )
                    })?;
                let t19 = rt::lit::<T>(2.0) * t8;
                let t5 = rho1 + quarter_h * rho1_rate_first;
                let t20 = rho2 + t9 * (k11 * t5);
                let t21 = rt::lit::<T>(2.0) * t20;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2]
                        },
                        move |[rho1_rate_second]| {
                            let t22 = half_h * rho1_rate_second;
                            let t23 = t22 + t19;
                            let t24 = t8 + quarter_h * rho1_rate_second;
                            let t25 = t21 + t23 * (k12 * t24);
                            let t26 = rt::lit::<T>(0.5)
                                * ((k14 * t24 + k13 * t23) * (k9 * t24) + k11 * t25)
                                + rt::lit::<T>(1.0);
                            ([rho1_rate_second + t25 * (k7 * t24)], [[t26]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_second", tally)
                    })?;
                let [rho1_rate_second] = solution2.x;
                let t27 = r12 + half_h * r12_rate_first;
                let t22 = half_h * rho1_rate_second;
                let t28 = t8 + t22;
                let t29 = t8 + t28;
                let t30 = k8 * t29;
                let t31 = r11 + half_h * r11_rate_first;
                let t32 = k15 * t29;
                let t33 = -t32;
                let [r11_rate_second, r12_rate_second] = rt::solve_linear(
                        {
                            let t13 = rho1 * (k3 * r12);
                            let t14 = rho1 * (k6 * r11);
                            [t13, t14]
                        },
                        move |[r11_rate_second, r12_rate_second]| {
                            let t34 = quarter_h * r11_rate_second + t31;
                            (
                                [
                                    r11_rate_second - (t27 + quarter_h * r12_rate_second) * t30,
                                    r12_rate_second + t34 * t30,
                                ],
                                [[rt::lit::<T>(1.0), t33], [t32, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R11_rate_second, R12_rate_second",
                                tally,
                            )
                    })?;
                let t35 = r22 + half_h * r22_rate_first;
                let t36 = r21 + half_h * r21_rate_first;
                let [r21_rate_second, r22_rate_second] = rt::solve_linear(
                        {
                            let t16 = rho1 * (k3 * r22);
                            let t17 = rho1 * (k6 * r21);
                            [t16, t17]
                        },
                        move |[r21_rate_second, r22_rate_second]| {
                            let t37 = quarter_h * r21_rate_second + t36;
                            (
                                [
                                    r21_rate_second - (t35 + quarter_h * r22_rate_second) * t30,
                                    r22_rate_second + t37 * t30,
                                ],
                                [[rt::lit::<T>(1.0), t33], [t32, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R21_rate_second, R22_rate_second",
                                tally,
                            )
                    })?;
                let r11_new_2 = t31 + half_h * r11_rate_second;
                let r12_new_2 = t27 + half_h * r12_rate_second;
                let r21_new_2 = t36 + half_h * r21_rate_second;
                let r22_new_2 = t35 + half_h * r22_rate_second;
                let t15 = r11 + quarter_h * r11_rate_first;
                let t38 = rho2 + t20;
                let t24 = t8 + quarter_h * rho1_rate_second;
                let t39 = t20 + t29 * (k11 * t24);
                let t40 = t20 + t39;
                let t34 = quarter_h * r11_rate_second + t31;
                let x1_new_2 = x1 + k16 * (t15 * t38 + t40 * t34);
                let t18 = r21 + quarter_h * r21_rate_first;
                let t37 = quarter_h * r21_rate_second + t36;
                let x2_new_2 = x2 + k16 * (t18 * t38 + t40 * t37);
                let t41 = rho1 * rho1 + rho2 * rho2;
                let t42 = rt::lit::<T>(0.5) * t41;
                let t43 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t42 * (t42 - reference),
                        t41 * t41 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t43 * t28;
                let rho2_new_2 = t43 * t39;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                ]);
                let unusual = solution1.unusual() | solution2.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[6], motion.carried[7]]);
                    let after = balance([carried[6], carried[7]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.push(solution2.x, solution2.unusual());
                motion.tally.record(solution2.iterations, solution2.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4d8ab1887f70d19dfd782c671d2f7af6";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbeSym> for System<T> {
        type Scheme = itoh_abe_sym::Scheme<T>;
    }

    /// The method `avf4`.
    pub mod avf4 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Energy-preserving collocation on D*, 2 Gauss nodes.
        ///
        /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
        ///
        /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_1`, `rho1_rate_2`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: rho2_rate_1, rho2_rate_2
        /// - `R12_rate_1`, `R12_rate_2`: 2 × 2 linear block; torn from it and assigned: R11_rate_1, R11_rate_2
        /// - `R22_rate_1`, `R22_rate_2`: 2 × 2 linear block; torn from it and assigned: R21_rate_1, R21_rate_2
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 3 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 4 | 29 | 10 | 0 | 0 | 0 |
        /// | each step | 50 | 83 | 1 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2 | 10 | 14 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2 | 20 | 32 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `-(1/sqrt(J + m a²))`
            k6: T,
            /// `(1/2)/sqrt(m)`
            k7: T,
            /// `0.5/sqrt(m)`
            k8: T,
            /// `1/h`
            inv_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k9: T,
            /// `h/sqrt(J + m a²)`
            k10: T,
            /// `h 0.25`
            k11: T,
            /// `h -0.03867513459481288`
            k12: T,
            /// `h 0.5386751345948129`
            k13: T,
            /// `h 0.25`
            k14: T,
            /// `a sqrt(m) h 0.25/(J + m a²)`
            k15: T,
            /// `a sqrt(m) h 0.5386751345948129/(J + m a²)`
            k16: T,
            /// `0.25 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k18: T,
            /// `-0.03867513459481288 (a sqrt(m) h 0.5386751345948129/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k20: T,
            /// `a sqrt(m) h -0.03867513459481288/(J + m a²)`
            k21: T,
            /// `a sqrt(m) h 0.25/(J + m a²)`
            k22: T,
            /// `0.25 (a sqrt(m) h -0.03867513459481288/(J + m a²) + (a sqrt(m)/(J + m a²)) h -0.0386751345 …`
            k24: T,
            /// `-0.03867513459481288 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k26: T,
            /// `0.5386751345948129 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k27: T,
            /// `0.25 (a sqrt(m) h 0.5386751345948129/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.5386751345948 …`
            k28: T,
            /// `0.5386751345948129 (a sqrt(m) h -0.03867513459481288/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k29: T,
            /// `0.25 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k30: T,
            /// `0.25 (h 0.25/sqrt(J + m a²))`
            k32: T,
            /// `-0.03867513459481288 (h 0.5386751345948129/sqrt(J + m a²))`
            k34: T,
            /// `0.25 (h -0.03867513459481288/sqrt(J + m a²))`
            k36: T,
            /// `-0.03867513459481288 (h 0.25/sqrt(J + m a²))`
            k38: T,
            /// `0.5386751345948129 (h 0.25/sqrt(J + m a²))`
            k39: T,
            /// `0.25 (h 0.5386751345948129/sqrt(J + m a²))`
            k40: T,
            /// `0.5386751345948129 (h -0.03867513459481288/sqrt(J + m a²))`
            k41: T,
            /// `0.25 (h 0.25/sqrt(J + m a²))`
            k42: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = -k3;
                let k7 = rt::lit::<T>(0.5) / sqrt_m;
                let k8 = rt::lit::<T>(0.5) / sqrt_m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k9 = k4 * h;
                let k10 = h / k2;
                let k11 = h * rt::lit::<T>(0.25);
                let k12 = h * rt::lit::<T>(-0.03867513459481288);
                let k13 = h * rt::lit::<T>(0.5386751345948129);
                let k14 = h * rt::lit::<T>(0.25);
                let k15 = a_sqrt_m * k11 / k1;
                let k16 = a_sqrt_m * k13 / k1;
                let k17 = k15 + k4 * k11;
                let k18 = rt::lit::<T>(0.25) * k17;
                let k19 = k16 + k4 * k13;
                let k20 = rt::lit::<T>(-0.03867513459481288) * k19;
                let k21 = a_sqrt_m * k12 / k1;
                let k22 = a_sqrt_m * k14 / k1;
                let k23 = k21 + k4 * k12;
                let k24 = rt::lit::<T>(0.25) * k23;
                let k25 = k22 + k4 * k14;
                let k26 = rt::lit::<T>(-0.03867513459481288) * k25;
                let k27 = rt::lit::<T>(0.5386751345948129) * k17;
                let k28 = rt::lit::<T>(0.25) * k19;
                let k29 = rt::lit::<T>(0.5386751345948129) * k23;
                let k30 = rt::lit::<T>(0.25) * k25;
                let k31 = k11 / k2;
                let k32 = rt::lit::<T>(0.25) * k31;
                let k33 = k13 / k2;
                let k34 = rt::lit::<T>(-0.03867513459481288) * k33;
                let k35 = k12 / k2;
                let k36 = rt::lit::<T>(0.25) * k35;
                let k37 = k14 / k2;
                let k38 = rt::lit::<T>(-0.03867513459481288) * k37;
                let k39 = rt::lit::<T>(0.5386751345948129) * k31;
                let k40 = rt::lit::<T>(0.25) * k33;
                let k41 = rt::lit::<T>(0.5386751345948129) * k35;
                let k42 = rt::lit::<T>(0.25) * k37;
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k18,
                    k20,
                    k21,
                    k22,
                    k24,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let t2 = t1 * omega + m * a * s;
                let sqrt_m_2 = rt::sqrt(m);
                let u_sqrt_m = sqrt_m_2 * u_;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k3 * t2,
                    u_sqrt_m,
                    rt::lit::<T>(0.5)
                        * (u_sqrt_m * u_sqrt_m + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k18,
                    k20,
                    k21,
                    k22,
                    k24,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2]) = solution1.goes_on() {
                    let t3 = k12 * rho1_rate_2 + (rho1 + k11 * rho1_rate_1);
                    let t4 = k4 * t3;
                    let t5 = k14 * rho1_rate_2 + (rho1 + k13 * rho1_rate_1);
                    let t6 = k4 * t5;
                    let t7 = t5 * t6;
                    let t8 = t3 * t4;
                    let t9 = k12 * t7 + (rho2 + k11 * t8);
                    let t10 = t4 * t9;
                    let t11 = k14 * t7 + (rho2 + k13 * t8);
                    let t12 = t6 * t11;
                    solution1.update([-t10, -t12]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2]| {
                            let t3 = k12 * rho1_rate_2 + (rho1 + k11 * rho1_rate_1);
                            let t4 = k4 * t3;
                            let t5 = k14 * rho1_rate_2 + (rho1 + k13 * rho1_rate_1);
                            let t6 = k4 * t5;
                            let t7 = t5 * t6;
                            let t8 = t3 * t4;
                            let t9 = k12 * t7 + (rho2 + k11 * t8);
                            let t10 = t4 * t9;
                            let t11 = k14 * t7 + (rho2 + k13 * t8);
                            let t12 = t6 * t11;
                            let t13 = k9 * t3;
                            let t14 = k9 * t5;
                            (
                                [rho1_rate_1 + t10, rho1_rate_2 + t12],
                                [
                                    [
                                        k15 * t9
                                            + ((k18 * t3 + k20 * t5) * t13 + rt::lit::<T>(1.0)),
                                        k21 * t9 + t13 * (k24 * t3 + k26 * t5),
                                    ],
                                    [
                                        k16 * t11 + (k27 * t3 + k28 * t5) * t14,
                                        k22 * t11
                                            + (t14 * (k29 * t3 + k30 * t5) + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_1, rho1_rate_2", tally)
                    })?;
                let [rho1_rate_1, rho1_rate_2] = solution1.x;
                let t3 = k12 * rho1_rate_2 + (rho1 + k11 * rho1_rate_1);
                let t15 = k3 * t3;
                let t5 = k14 * rho1_rate_2 + (rho1 + k13 * rho1_rate_1);
                let t16 = k3 * t5;
                let t17 = k10 * t3;
                let t18 = (k32 * t3 + k34 * t5) * t17 + rt::lit::<T>(1.0);
                let t19 = t17 * (k36 * t3 + k38 * t5);
                let t20 = k10 * t5;
                let t21 = (k39 * t3 + k40 * t5) * t20;
                let t22 = t20 * (k41 * t3 + k42 * t5) + rt::lit::<T>(1.0);
                let [r12_rate_1, r12_rate_2] = rt::solve_linear(
                        {
                            let t23 = rho1 * (k6 * r11);
                            [t23, t23]
                        },
                        move |[r12_rate_1, r12_rate_2]| {
                            let t24 = t16
                                * (k14 * r12_rate_2 + (r12 + k13 * r12_rate_1));
                            let t25 = t15
                                * (k12 * r12_rate_2 + (r12 + k11 * r12_rate_1));
                            let t26 = k12 * t24 + (r11 + k11 * t25);
                            let t27 = k14 * t24 + (r11 + k13 * t25);
                            (
                                [r12_rate_1 + t15 * t26, r12_rate_2 + t16 * t27],
                                [[t18, t19], [t21, t22]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R12_rate_1, R12_rate_2", tally)
                    })?;
                let [r22_rate_1, r22_rate_2] = rt::solve_linear(
                        {
                            let t28 = rho1 * (k6 * r21);
                            [t28, t28]
                        },
                        move |[r22_rate_1, r22_rate_2]| {
                            let t29 = t16
                                * (k14 * r22_rate_2 + (r22 + k13 * r22_rate_1));
                            let t30 = t15
                                * (k12 * r22_rate_2 + (r22 + k11 * r22_rate_1));
                            let t31 = k12 * t29 + (r21 + k11 * t30);
                            let t32 = k14 * t29 + (r21 + k13 * t30);
                            (
                                [r22_rate_1 + t15 * t31, r22_rate_2 + t16 * t32],
                                [[t18, t19], [t21, t22]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R22_rate_1, R22_rate_2", tally)
                    })?;
                let t25 = t15 * (k12 * r12_rate_2 + (r12 + k11 * r12_rate_1));
                let t24 = t16 * (k14 * r12_rate_2 + (r12 + k13 * r12_rate_1));
                let r11_new_2 = r11
                    + h * (rt::lit::<T>(0.5) * t25 + rt::lit::<T>(0.5) * t24);
                let r12_new_2 = r12
                    + h
                        * (rt::lit::<T>(0.5) * r12_rate_1
                            + rt::lit::<T>(0.5) * r12_rate_2);
                let t30 = t15 * (k12 * r22_rate_2 + (r22 + k11 * r22_rate_1));
                let t29 = t16 * (k14 * r22_rate_2 + (r22 + k13 * r22_rate_1));
                let r21_new_2 = r21
                    + h * (rt::lit::<T>(0.5) * t30 + rt::lit::<T>(0.5) * t29);
                let r22_new_2 = r22
                    + h
                        * (rt::lit::<T>(0.5) * r22_rate_1
                            + rt::lit::<T>(0.5) * r22_rate_2);
                let t6 = k4 * t5;
                let t7 = t5 * t6;
                let t4 = k4 * t3;
                let t8 = t3 * t4;
                let t9 = k12 * t7 + (rho2 + k11 * t8);
                let t33 = k8 * t9;
                let t26 = k12 * t24 + (r11 + k11 * t25);
                let t11 = k14 * t7 + (rho2 + k13 * t8);
                let t34 = k7 * t11;
                let t27 = k14 * t24 + (r11 + k13 * t25);
                let x1_new_2 = x1 + h * (t33 * t26 + t34 * t27);
                let t31 = k12 * t29 + (r21 + k11 * t30);
                let t32 = k14 * t29 + (r21 + k13 * t30);
                let x2_new_2 = x2 + h * (t33 * t31 + t34 * t32);
                let t35 = rho1 * rho1 + rho2 * rho2;
                let t36 = rt::lit::<T>(0.5) * t35;
                let t37 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t36 * (t36 - reference),
                        t35 * t35 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = (rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2)) * t37;
                let rho2_new_2 = t37
                    * (rho2 + h * (rt::lit::<T>(0.5) * t8 + rt::lit::<T>(0.5) * t7));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[6], motion.carried[7]]);
                    let after = balance([carried[6], carried[7]]);
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "99ce49db071c53584b1073e5c1dcb066";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf4> for System<T> {
        type Scheme = avf4::Scheme<T>;
    }

    /// The method `avf6`.
    pub mod avf6 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Energy-preserving collocation on D*, 3 Gauss nodes.
        ///
        /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
        ///
        /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
        ///
        /// **Order**: 6, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_1`, `rho1_rate_2`, `rho1_rate_3`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: rho2_rate_1, rho2_rate_2, rho2_rate_3
        /// - `R12_rate_1`, `R12_rate_2`, `R12_rate_3`: 3 × 3 linear block; torn from it and assigned: R11_rate_1, R11_rate_2, R11_rate_3
        /// - `R22_rate_1`, `R22_rate_2`, `R22_rate_3`: 3 × 3 linear block; torn from it and assigned: R21_rate_1, R21_rate_2, R21_rate_3
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `x1_rate_3`: explicit
        /// - `x2_rate_3`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 3 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 9 | 84 | 20 | 0 | 0 | 0 |
        /// | each step | 103 | 140 | 1 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 21 | 27 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 51 | 75 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `-(1/sqrt(J + m a²))`
            k6: T,
            /// `0.2777777777777778/sqrt(m)`
            k7: T,
            /// `0.4444444444444444/sqrt(m)`
            k8: T,
            /// `1/h`
            inv_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k9: T,
            /// `h/sqrt(J + m a²)`
            k10: T,
            /// `h 0.1388888888888889`
            k11: T,
            /// `h -0.0359766675249389`
            k12: T,
            /// `h 0.009789444015308325`
            k13: T,
            /// `h 0.30026319498086457`
            k14: T,
            /// `h 0.2222222222222222`
            k15: T,
            /// `h -0.022485417203086815`
            k16: T,
            /// `h 0.26798833376246944`
            k17: T,
            /// `h 0.48042111196938336`
            k18: T,
            /// `h 0.1388888888888889`
            k19: T,
            /// `a sqrt(m) h 0.1388888888888889/(J + m a²)`
            k20: T,
            /// `a sqrt(m) h 0.30026319498086457/(J + m a²)`
            k21: T,
            /// `a sqrt(m) h 0.26798833376246944/(J + m a²)`
            k22: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k24: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k26: T,
            /// `-0.0359766675249389 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k28: T,
            /// `a sqrt(m) h -0.0359766675249389/(J + m a²)`
            k29: T,
            /// `a sqrt(m) h 0.2222222222222222/(J + m a²)`
            k30: T,
            /// `a sqrt(m) h 0.48042111196938336/(J + m a²)`
            k31: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k33: T,
            /// `0.1388888888888889 (a sqrt(m) h -0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k35: T,
            /// `-0.0359766675249389 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k37: T,
            /// `a sqrt(m) h 0.009789444015308325/(J + m a²)`
            k38: T,
            /// `a sqrt(m) h -0.022485417203086815/(J + m a²)`
            k39: T,
            /// `a sqrt(m) h 0.1388888888888889/(J + m a²)`
            k40: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k42: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k44: T,
            /// `-0.0359766675249389 (a sqrt(m) h -0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k46: T,
            /// `-0.022485417203086815 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k47: T,
            /// `0.30026319498086457 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k48: T,
            /// `0.2222222222222222 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k49: T,
            /// `-0.022485417203086815 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k50: T,
            /// `0.30026319498086457 (a sqrt(m) h -0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k51: T,
            /// `0.2222222222222222 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k52: T,
            /// `-0.022485417203086815 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k53: T,
            /// `0.30026319498086457 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k54: T,
            /// `0.2222222222222222 (a sqrt(m) h -0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k55: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k56: T,
            /// `0.26798833376246944 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k57: T,
            /// `0.48042111196938336 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k58: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k59: T,
            /// `0.26798833376246944 (a sqrt(m) h -0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k60: T,
            /// `0.48042111196938336 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k61: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k62: T,
            /// `0.26798833376246944 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k63: T,
            /// `0.48042111196938336 (a sqrt(m) h -0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k64: T,
            /// `0.1388888888888889 (h 0.1388888888888889/sqrt(J + m a²))`
            k66: T,
            /// `-0.0359766675249389 (h 0.30026319498086457/sqrt(J + m a²))`
            k68: T,
            /// `0.009789444015308325 (h 0.26798833376246944/sqrt(J + m a²))`
            k70: T,
            /// `0.1388888888888889 (h -0.0359766675249389/sqrt(J + m a²))`
            k72: T,
            /// `-0.0359766675249389 (h 0.2222222222222222/sqrt(J + m a²))`
            k74: T,
            /// `0.009789444015308325 (h 0.48042111196938336/sqrt(J + m a²))`
            k76: T,
            /// `0.1388888888888889 (h 0.009789444015308325/sqrt(J + m a²))`
            k78: T,
            /// `-0.0359766675249389 (h -0.022485417203086815/sqrt(J + m a²))`
            k80: T,
            /// `0.009789444015308325 (h 0.1388888888888889/sqrt(J + m a²))`
            k82: T,
            /// `0.30026319498086457 (h 0.1388888888888889/sqrt(J + m a²))`
            k83: T,
            /// `0.2222222222222222 (h 0.30026319498086457/sqrt(J + m a²))`
            k84: T,
            /// `-0.022485417203086815 (h 0.26798833376246944/sqrt(J + m a²))`
            k85: T,
            /// `0.30026319498086457 (h -0.0359766675249389/sqrt(J + m a²))`
            k86: T,
            /// `0.2222222222222222 (h 0.2222222222222222/sqrt(J + m a²))`
            k87: T,
            /// `-0.022485417203086815 (h 0.48042111196938336/sqrt(J + m a²))`
            k88: T,
            /// `0.30026319498086457 (h 0.009789444015308325/sqrt(J + m a²))`
            k89: T,
            /// `0.2222222222222222 (h -0.022485417203086815/sqrt(J + m a²))`
            k90: T,
            /// `-0.022485417203086815 (h 0.1388888888888889/sqrt(J + m a²))`
            k91: T,
            /// `0.26798833376246944 (h 0.1388888888888889/sqrt(J + m a²))`
            k92: T,
            /// `0.48042111196938336 (h 0.30026319498086457/sqrt(J + m a²))`
            k93: T,
            /// `0.1388888888888889 (h 0.26798833376246944/sqrt(J + m a²))`
            k94: T,
            /// `0.26798833376246944 (h -0.0359766675249389/sqrt(J + m a²))`
            k95: T,
            /// `0.48042111196938336 (h 0.2222222222222222/sqrt(J + m a²))`
            k96: T,
            /// `0.1388888888888889 (h 0.48042111196938336/sqrt(J + m a²))`
            k97: T,
            /// `0.26798833376246944 (h 0.009789444015308325/sqrt(J + m a²))`
            k98: T,
            /// `0.48042111196938336 (h -0.022485417203086815/sqrt(J + m a²))`
            k99: T,
            /// `0.1388888888888889 (h 0.1388888888888889/sqrt(J + m a²))`
            k100: T,
            /// `h 0.4444444444444444`
            k101: T,
            /// `h 0.2777777777777778`
            k102: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = -k3;
                let k7 = rt::lit::<T>(0.2777777777777778) / sqrt_m;
                let k8 = rt::lit::<T>(0.4444444444444444) / sqrt_m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k9 = k4 * h;
                let k10 = h / k2;
                let k11 = h * rt::lit::<T>(0.1388888888888889);
                let k12 = h * rt::lit::<T>(-0.0359766675249389);
                let k13 = h * rt::lit::<T>(0.009789444015308325);
                let k14 = h * rt::lit::<T>(0.30026319498086457);
                let k15 = h * rt::lit::<T>(0.2222222222222222);
                let k16 = h * rt::lit::<T>(-0.022485417203086815);
                let k17 = h * rt::lit::<T>(0.26798833376246944);
                let k18 = h * rt::lit::<T>(0.48042111196938336);
                let k19 = h * rt::lit::<T>(0.1388888888888889);
                let k20 = a_sqrt_m * k11 / k1;
                let k21 = a_sqrt_m * k14 / k1;
                let k22 = a_sqrt_m * k17 / k1;
                let k23 = k22 + k4 * k17;
                let k24 = rt::lit::<T>(0.009789444015308325) * k23;
                let k25 = k20 + k4 * k11;
                let k26 = rt::lit::<T>(0.1388888888888889) * k25;
                let k27 = k21 + k4 * k14;
                let k28 = rt::lit::<T>(-0.0359766675249389) * k27;
                let k29 = a_sqrt_m * k12 / k1;
                let k30 = a_sqrt_m * k15 / k1;
                let k31 = a_sqrt_m * k18 / k1;
                let k32 = k31 + k4 * k18;
                let k33 = rt::lit::<T>(0.009789444015308325) * k32;
                let k34 = k29 + k4 * k12;
                let k35 = rt::lit::<T>(0.1388888888888889) * k34;
                let k36 = k30 + k4 * k15;
                let k37 = rt::lit::<T>(-0.0359766675249389) * k36;
                let k38 = a_sqrt_m * k13 / k1;
                let k39 = a_sqrt_m * k16 / k1;
                let k40 = a_sqrt_m * k19 / k1;
                let k41 = k40 + k4 * k19;
                let k42 = rt::lit::<T>(0.009789444015308325) * k41;
                let k43 = k38 + k4 * k13;
                let k44 = rt::lit::<T>(0.1388888888888889) * k43;
                let k45 = k39 + k4 * k16;
                let k46 = rt::lit::<T>(-0.0359766675249389) * k45;
                let k47 = rt::lit::<T>(-0.022485417203086815) * k23;
                let k48 = rt::lit::<T>(0.30026319498086457) * k25;
                let k49 = rt::lit::<T>(0.2222222222222222) * k27;
                let k50 = rt::lit::<T>(-0.022485417203086815) * k32;
                let k51 = rt::lit::<T>(0.30026319498086457) * k34;
                let k52 = rt::lit::<T>(0.2222222222222222) * k36;
                let k53 = rt::lit::<T>(-0.022485417203086815) * k41;
                let k54 = rt::lit::<T>(0.30026319498086457) * k43;
                let k55 = rt::lit::<T>(0.2222222222222222) * k45;
                let k56 = rt::lit::<T>(0.1388888888888889) * k23;
                let k57 = rt::lit::<T>(0.26798833376246944) * k25;
                let k58 = rt::lit::<T>(0.48042111196938336) * k27;
                let k59 = rt::lit::<T>(0.1388888888888889) * k32;
                let k60 = rt::lit::<T>(0.26798833376246944) * k34;
                let k61 = rt::lit::<T>(0.48042111196938336) * k36;
                let k62 = rt::lit::<T>(0.1388888888888889) * k41;
                let k63 = rt::lit::<T>(0.26798833376246944) * k43;
                let k64 = rt::lit::<T>(0.48042111196938336) * k45;
                let k65 = k11 / k2;
                let k66 = rt::lit::<T>(0.1388888888888889) * k65;
                let k67 = k14 / k2;
                let k68 = rt::lit::<T>(-0.0359766675249389) * k67;
                let k69 = k17 / k2;
                let k70 = rt::lit::<T>(0.009789444015308325) * k69;
                let k71 = k12 / k2;
                let k72 = rt::lit::<T>(0.1388888888888889) * k71;
                let k73 = k15 / k2;
                let k74 = rt::lit::<T>(-0.0359766675249389) * k73;
                let k75 = k18 / k2;
                let k76 = rt::lit::<T>(0.009789444015308325) * k75;
                let k77 = k13 / k2;
                let k78 = rt::lit::<T>(0.1388888888888889) * k77;
                let k79 = k16 / k2;
                let k80 = rt::lit::<T>(-0.0359766675249389) * k79;
                let k81 = k19 / k2;
                let k82 = rt::lit::<T>(0.009789444015308325) * k81;
                let k83 = rt::lit::<T>(0.30026319498086457) * k65;
                let k84 = rt::lit::<T>(0.2222222222222222) * k67;
                let k85 = rt::lit::<T>(-0.022485417203086815) * k69;
                let k86 = rt::lit::<T>(0.30026319498086457) * k71;
                let k87 = rt::lit::<T>(0.2222222222222222) * k73;
                let k88 = rt::lit::<T>(-0.022485417203086815) * k75;
                let k89 = rt::lit::<T>(0.30026319498086457) * k77;
                let k90 = rt::lit::<T>(0.2222222222222222) * k79;
                let k91 = rt::lit::<T>(-0.022485417203086815) * k81;
                let k92 = rt::lit::<T>(0.26798833376246944) * k65;
                let k93 = rt::lit::<T>(0.48042111196938336) * k67;
                let k94 = rt::lit::<T>(0.1388888888888889) * k69;
                let k95 = rt::lit::<T>(0.26798833376246944) * k71;
                let k96 = rt::lit::<T>(0.48042111196938336) * k73;
                let k97 = rt::lit::<T>(0.1388888888888889) * k75;
                let k98 = rt::lit::<T>(0.26798833376246944) * k77;
                let k99 = rt::lit::<T>(0.48042111196938336) * k79;
                let k100 = rt::lit::<T>(0.1388888888888889) * k81;
                let k101 = h * rt::lit::<T>(0.4444444444444444);
                let k102 = h * rt::lit::<T>(0.2777777777777778);
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
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
                    k24,
                    k26,
                    k28,
                    k29,
                    k30,
                    k31,
                    k33,
                    k35,
                    k37,
                    k38,
                    k39,
                    k40,
                    k42,
                    k44,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k66,
                    k68,
                    k70,
                    k72,
                    k74,
                    k76,
                    k78,
                    k80,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let t2 = t1 * omega + m * a * s;
                let sqrt_m_2 = rt::sqrt(m);
                let u_sqrt_m = sqrt_m_2 * u_;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k3 * t2,
                    u_sqrt_m,
                    rt::lit::<T>(0.5)
                        * (u_sqrt_m * u_sqrt_m + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_h,
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
                    k24,
                    k26,
                    k28,
                    k29,
                    k30,
                    k31,
                    k33,
                    k35,
                    k37,
                    k38,
                    k39,
                    k40,
                    k42,
                    k44,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k66,
                    k68,
                    k70,
                    k72,
                    k74,
                    k76,
                    k78,
                    k80,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2, rho1_rate_3]) = solution1
                    .goes_on()
                {
                    let t3 = rho1 + k11 * rho1_rate_1
                        + (k12 * rho1_rate_2 + k13 * rho1_rate_3);
                    let t4 = k4 * t3;
                    let t5 = rho1 + k17 * rho1_rate_1
                        + (k18 * rho1_rate_2 + k19 * rho1_rate_3);
                    let t6 = k4 * t5;
                    let t7 = t5 * t6;
                    let t8 = t3 * t4;
                    let t9 = rho1 + k14 * rho1_rate_1
                        + (k15 * rho1_rate_2 + k16 * rho1_rate_3);
                    let t10 = k4 * t9;
                    let t11 = t9 * t10;
                    let t12 = rho2 + k13 * t7 + (k11 * t8 + k12 * t11);
                    let t13 = t4 * t12;
                    let t14 = rho2 + k16 * t7 + (k14 * t8 + k15 * t11);
                    let t15 = t10 * t14;
                    let t16 = rho2 + k19 * t7 + (k17 * t8 + k18 * t11);
                    let t17 = t6 * t16;
                    solution1.update([-t13, -t15, -t17]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1, t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2, t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2, rho1_rate_3]| {
                            let t3 = rho1 + k11 * rho1_rate_1
                                + (k12 * rho1_rate_2 + k13 * rho1_rate_3);
                            let t4 = k4 * t3;
                            let t5 = rho1 + k17 * rho1_rate_1
                                + (k18 * rho1_rate_2 + k19 * rho1_rate_3);
                            let t6 = k4 * t5;
                            let t7 = t5 * t6;
                            let t8 = t3 * t4;
                            let t9 = rho1 + k14 * rho1_rate_1
                                + (k15 * rho1_rate_2 + k16 * rho1_rate_3);
                            let t10 = k4 * t9;
                            let t11 = t9 * t10;
                            let t12 = rho2 + k13 * t7 + (k11 * t8 + k12 * t11);
                            let t13 = t4 * t12;
                            let t14 = rho2 + k16 * t7 + (k14 * t8 + k15 * t11);
                            let t15 = t10 * t14;
                            let t16 = rho2 + k19 * t7 + (k17 * t8 + k18 * t11);
                            let t17 = t6 * t16;
                            let t18 = k9 * t3;
                            let t19 = k20 * t12
                                + ((k28 * t9 + (k24 * t5 + k26 * t3)) * t18
                                    + rt::lit::<T>(1.0));
                            let t20 = k9 * t9;
                            let t21 = k30 * t14
                                + (t20 * (k52 * t9 + (k50 * t5 + k51 * t3))
                                    + rt::lit::<T>(1.0));
                            let t22 = k9 * t5;
                            let t23 = k40 * t16
                                + (t22 * (k64 * t9 + (k62 * t5 + k63 * t3))
                                    + rt::lit::<T>(1.0));
                            (
                                [rho1_rate_1 + t13, rho1_rate_2 + t15, rho1_rate_3 + t17],
                                [
                                    [
                                        t19,
                                        k29 * t12 + t18 * (k37 * t9 + (k33 * t5 + k35 * t3)),
                                        k38 * t12 + t18 * (k46 * t9 + (k42 * t5 + k44 * t3)),
                                    ],
                                    [
                                        k21 * t14 + (k49 * t9 + (k47 * t5 + k48 * t3)) * t20,
                                        t21,
                                        k39 * t14 + t20 * (k55 * t9 + (k53 * t5 + k54 * t3)),
                                    ],
                                    [
                                        k22 * t16 + (k58 * t9 + (k56 * t5 + k57 * t3)) * t22,
                                        k31 * t16 + t22 * (k61 * t9 + (k59 * t5 + k60 * t3)),
                                        t23,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_1, rho1_rate_2, rho1_rate_3",
                                tally,
                            )
                    })?;
                let [rho1_rate_1, rho1_rate_2, rho1_rate_3] = solution1.x;
                let t3 = rho1 + k11 * rho1_rate_1
                    + (k12 * rho1_rate_2 + k13 * rho1_rate_3);
                let t24 = k3 * t3;
                let t9 = rho1 + k14 * rho1_rate_1
                    + (k15 * rho1_rate_2 + k16 * rho1_rate_3);
                let t25 = k3 * t9;
                let t5 = rho1 + k17 * rho1_rate_1
                    + (k18 * rho1_rate_2 + k19 * rho1_rate_3);
                let t26 = k3 * t5;
                let t27 = k10 * t3;
                let t28 = (k70 * t5 + (k66 * t3 + k68 * t9)) * t27 + rt::lit::<T>(1.0);
                let t29 = t27 * (k76 * t5 + (k72 * t3 + k74 * t9));
                let t30 = t27 * (k82 * t5 + (k78 * t3 + k80 * t9));
                let t31 = k10 * t9;
                let t32 = (k85 * t5 + (k83 * t3 + k84 * t9)) * t31;
                let t33 = t31 * (k88 * t5 + (k86 * t3 + k87 * t9)) + rt::lit::<T>(1.0);
                let t34 = t31 * (k91 * t5 + (k89 * t3 + k90 * t9));
                let t35 = k10 * t5;
                let t36 = (k94 * t5 + (k92 * t3 + k93 * t9)) * t35;
                let t37 = t35 * (k97 * t5 + (k95 * t3 + k96 * t9));
                let t38 = t35 * (k100 * t5 + (k98 * t3 + k99 * t9)) + rt::lit::<T>(1.0);
                let [r12_rate_1, r12_rate_2, r12_rate_3] = rt::solve_linear(
                        {
                            let t39 = rho1 * (k6 * r11);
                            [t39, t39, t39]
                        },
                        move |[r12_rate_1, r12_rate_2, r12_rate_3]| {
                            let t40 = t26
                                * (r12 + k17 * r12_rate_1
                                    + (k18 * r12_rate_2 + k19 * r12_rate_3));
                            let t41 = t24
                                * (r12 + k11 * r12_rate_1
                                    + (k12 * r12_rate_2 + k13 * r12_rate_3));
                            let t42 = t25
                                * (r12 + k14 * r12_rate_1
                                    + (k15 * r12_rate_2 + k16 * r12_rate_3));
                            let t43 = r11 + k13 * t40 + (k11 * t41 + k12 * t42);
                            let t44 = r11 + k16 * t40 + (k14 * t41 + k15 * t42);
                            let t45 = r11 + k19 * t40 + (k17 * t41 + k18 * t42);
                            (
                                [
                                    r12_rate_1 + t24 * t43,
                                    r12_rate_2 + t25 * t44,
                                    r12_rate_3 + t26 * t45,
                                ],
                                [[t28, t29, t30], [t32, t33, t34], [t36, t37, t38]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R12_rate_1, R12_rate_2, R12_rate_3",
                                tally,
                            )
                    })?;
                let [r22_rate_1, r22_rate_2, r22_rate_3] = rt::solve_linear(
                        {
                            let t46 = rho1 * (k6 * r21);
                            [t46, t46, t46]
                        },
                        move |[r22_rate_1, r22_rate_2, r22_rate_3]| {
                            let t47 = t26
                                * (r22 + k17 * r22_rate_1
                                    + (k18 * r22_rate_2 + k19 * r22_rate_3));
                            let t48 = t24
                                * (r22 + k11 * r22_rate_1
                                    + (k12 * r22_rate_2 + k13 * r22_rate_3));
                            let t49 = t25
                                * (r22 + k14 * r22_rate_1
                                    + (k15 * r22_rate_2 + k16 * r22_rate_3));
                            let t50 = r21 + k13 * t47 + (k11 * t48 + k12 * t49);
                            let t51 = r21 + k16 * t47 + (k14 * t48 + k15 * t49);
                            let t52 = r21 + k19 * t47 + (k17 * t48 + k18 * t49);
                            (
                                [
                                    r22_rate_1 + t24 * t50,
                                    r22_rate_2 + t25 * t51,
                                    r22_rate_3 + t26 * t52,
                                ],
                                [[t28, t29, t30], [t32, t33, t34], [t36, t37, t38]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R22_rate_1, R22_rate_2, R22_rate_3",
                                tally,
                            )
                    })?;
                let t41 = t24
                    * (r12 + k11 * r12_rate_1 + (k12 * r12_rate_2 + k13 * r12_rate_3));
                let t40 = t26
                    * (r12 + k17 * r12_rate_1 + (k18 * r12_rate_2 + k19 * r12_rate_3));
                let t42 = t25
                    * (r12 + k14 * r12_rate_1 + (k15 * r12_rate_2 + k16 * r12_rate_3));
                let r11_new_2 = k102 * (t41 + t40) + (r11 + k101 * t42);
                let r12_new_2 = k102 * (r12_rate_1 + r12_rate_3)
                    + (r12 + k101 * r12_rate_2);
                let t48 = t24
                    * (r22 + k11 * r22_rate_1 + (k12 * r22_rate_2 + k13 * r22_rate_3));
                let t47 = t26
                    * (r22 + k17 * r22_rate_1 + (k18 * r22_rate_2 + k19 * r22_rate_3));
                let t49 = t25
                    * (r22 + k14 * r22_rate_1 + (k15 * r22_rate_2 + k16 * r22_rate_3));
                let r21_new_2 = k102 * (t48 + t47) + (r21 + k101 * t49);
                let r22_new_2 = k102 * (r22_rate_1 + r22_rate_3)
                    + (r22 + k101 * r22_rate_2);
                let t6 = k4 * t5;
                let t7 = t5 * t6;
                let t4 = k4 * t3;
                let t8 = t3 * t4;
                let t10 = k4 * t9;
                let t11 = t9 * t10;
                let t14 = rho2 + k16 * t7 + (k14 * t8 + k15 * t11);
                let t53 = k8 * t14;
                let t44 = r11 + k16 * t40 + (k14 * t41 + k15 * t42);
                let t12 = rho2 + k13 * t7 + (k11 * t8 + k12 * t11);
                let t43 = r11 + k13 * t40 + (k11 * t41 + k12 * t42);
                let t16 = rho2 + k19 * t7 + (k17 * t8 + k18 * t11);
                let t45 = r11 + k19 * t40 + (k17 * t41 + k18 * t42);
                let x1_new_2 = x1 + h * (t53 * t44 + k7 * (t12 * t43 + t16 * t45));
                let t51 = r21 + k16 * t47 + (k14 * t48 + k15 * t49);
                let t50 = r21 + k13 * t47 + (k11 * t48 + k12 * t49);
                let t52 = r21 + k19 * t47 + (k17 * t48 + k18 * t49);
                let x2_new_2 = x2 + h * (t53 * t51 + k7 * (t12 * t50 + t16 * t52));
                let t54 = rho1 * rho1 + rho2 * rho2;
                let t55 = rt::lit::<T>(0.5) * t54;
                let t56 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t55 * (t55 - reference),
                        t54 * t54 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t56
                    * (k102 * (rho1_rate_1 + rho1_rate_3) + (rho1 + k101 * rho1_rate_2));
                let rho2_new_2 = t56 * (k102 * (t8 + t7) + (rho2 + k101 * t11));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[6], motion.carried[7]]);
                    let after = balance([carried[6], carried[7]]);
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9fd1c891b34a5a6b7d96619afcbfccd9";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::gonzalez::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 5 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate | 5 | 7 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `gonzalez-r`.
    pub mod gonzalez_r {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' discrete gradient on D* in a Householder frame.
        ///
        /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step, where 0, and 0 to roundoff, counts as +
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho2_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho1_rate
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 5 | 0 | 0 | 0 |
        /// | each step | 25 | 40 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho2_rate | 5 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `J + m a²`
            k1: T,
            /// `m a`
            m_a: T,
            /// `1/m`
            inv_m: T,
            /// `2 m a`
            twice_m_a: T,
            /// `m a/(J + m a²)`
            k2: T,
            /// `1/(J + m a²)`
            k3: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/((J + m a²)²)`
            k4: T,
            /// `(m a h/((J + m a²)²))/2`
            k5: T,
            /// `h/m`
            h_over_m: T,
            /// `a (h/(J + m a²))/2`
            k7: T,
            /// `((m a/(J + m a²)) m a (h/(J + m a²)) (h/m)/(J + m a²))/2`
            k8: T,
            /// `(h/(J + m a²))/2`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let m_a = m * a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k2 = m_a / k1;
                let k3 = rt::lit::<T>(1.0) / k1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = m_a * h / (k1 * k1);
                let k5 = rt::lit::<T>(0.5) * k4;
                let h_over_m = h / m;
                let k6 = h / k1;
                let k7 = rt::lit::<T>(0.5) * (a * k6);
                let k8 = rt::lit::<T>(0.5) * (k2 * (m_a * k6 * h_over_m) / k1);
                let k9 = rt::lit::<T>(0.5) * k6;
                Scheme {
                    k1,
                    m_a,
                    inv_m,
                    twice_m_a,
                    k2,
                    k3,
                    inv_h,
                    half_h,
                    k4,
                    k5,
                    h_over_m,
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
                let Scheme { k1, twice_m_a, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = m * (u_ * u_ + s * s) + omega * (k1 * omega + twice_m_a * s);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    omega,
                    u_,
                    s,
                    rt::lit::<T>(0.5) * t1,
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
                let [r11, r12, r21, r22, x1, x2, omega, u_, s, reference] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    k1,
                    m_a,
                    inv_m,
                    twice_m_a,
                    k2,
                    k3,
                    inv_h,
                    half_h,
                    k4,
                    k5,
                    h_over_m,
                    k7,
                    k8,
                    k9,
                } = *setting.scheme();
                let t1 = k1 * omega;
                let t2 = t1 + m_a * s;
                let m_u = m * u_;
                let solution1 = rt::newton(
                        predictor1,
                        move || [t2 * (k2 * u_)],
                        move || [rt::abs(inv_h * t2)],
                        move |[rho2_rate]| {
                            let t3 = half_h * rho2_rate - t2;
                            let t4 = m_u + t3 * (k5 * t3);
                            (
                                [rho2_rate + k2 * t3 * (inv_m * t4)],
                                [[k7 * t4 + (t3 * (k8 * t3) + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate", tally)
                    })?;
                let [rho2_rate] = solution1.x;
                let t3 = half_h * rho2_rate - t2;
                let t5 = k3 * t3;
                let t6 = k9 * t3;
                let t7 = -t6;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        {
                            let t8 = k3 * t2;
                            [r12 * t8, -(r11 * t8)]
                        },
                        move |[r11_rate, r12_rate]| {
                            let t9 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate + (r12 + half_h * r12_rate) * t5,
                                    r12_rate - t9 * t5,
                                ],
                                [[rt::lit::<T>(1.0), t6], [t7, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        {
                            let t8 = k3 * t2;
                            [r22 * t8, -(r21 * t8)]
                        },
                        move |[r21_rate, r22_rate]| {
                            let t10 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate + (r22 + half_h * r22_rate) * t5,
                                    r22_rate - t10 * t5,
                                ],
                                [[rt::lit::<T>(1.0), t6], [t7, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R21_rate, R22_rate", tally)
                    })?;
                let r11_new_2 = r11 + h * r11_rate;
                let r12_new_2 = r12 + h * r12_rate;
                let r21_new_2 = r21 + h * r21_rate;
                let r22_new_2 = r22 + h * r22_rate;
                let t9 = r11 + half_h * r11_rate;
                let t11 = t3 * (k4 * t3);
                let t12 = h_over_m * (m_u + rt::lit::<T>(0.5) * t11);
                let x1_new_2 = x1 + t9 * t12;
                let t10 = r21 + half_h * r21_rate;
                let x2_new_2 = x2 + t10 * t12;
                let t13 = t1 + twice_m_a * s;
                let t14 = (t1 + t13) * (rt::lit::<T>(0.5) * omega)
                    + (u_ * m_u + s * (m_a * omega + m * s));
                let t15 = (rt::lit::<T>(0.5) * (m * (u_ * u_ + s * s) + omega * t13)
                    - reference) * (rt::lit::<T>(0.5) * t14);
                let t16 = rt::visible_change(
                    t15,
                    reference * (rt::lit::<T>(0.0625) * reference) + t14 * t14,
                    rt::lit::<T>(1.0),
                );
                let omega_new_2 = (h * rho2_rate - t2)
                    * (k3 * (t16 - rt::lit::<T>(1.0)));
                let u_new_2 = (m_u + t11) * (inv_m * (rt::lit::<T>(1.0) - t16));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    omega_new_2,
                    u_new_2,
                    rt::lit::<T>(0.0),
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
                        motion.carried[6],
                        motion.carried[7],
                        motion.carried[8],
                    ]);
                    let after = balance([carried[6], carried[7], carried[8]]);
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
                let [r11, r12, r21, r22, x1, x2, omega, u_, s, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega,
                    u: u_,
                    s,
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
                [omega,
                u_,
                s,
                ]: [T; 3],
            ) -> [T; 2] {
                let m = parameters.m;
                let Scheme { k1, m_a, twice_m_a, .. } = self;
                let t1 = u_ * u_ + s * s;
                let t2 = omega * (k1 * omega + twice_m_a * s);
                let abs_omega = rt::abs(omega);
                let t3 = abs_omega
                    * (k1 * abs_omega + rt::lit::<T>(2.0) * rt::abs(m_a * s))
                    + (rt::abs(t2) + rt::lit::<T>(2.0) * m * t1);
                [rt::lit::<T>(0.5) * (m * t1 + t2), rt::lit::<T>(0.5) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b52144f59336e52134180d9f67ab6cbb";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezR> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `gonzalez-r-fd`.
    pub mod gonzalez_r_fd {
        use super::gonzalez_r::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Gonzalez' discrete gradient on D* in a Householder frame, its derivatives by central differences.
        ///
        /// **Equation**: as `gonzalez-r`, with ∂ᵢX(q̄) replaced by (X(q̄ + h eᵢ) − X(q̄ − h eᵢ))/(2h)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Remark 3.5
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho2_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho1_rate
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 5 | 0 | 0 | 0 |
        /// | each step | 25 | 40 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho2_rate | 5 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezRFd> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `iso`.
    pub mod iso {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Isometric mean value method on D.
        ///
        /// **Equation**: w = U r, w' = U' r', U = P X̄ (X̄ᵀ g P X̄)^(−1/2) at each end, P = 1 − g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ;  w̄ = X̄ r̄;  (q' − q)/h = E(q̄) w̄;  (r' − r)/h = X̄ᵀ [F − Eᵀ ∇̄V(q, q') + ad*_w̄ (g w̄) + Eᵀ ∂_q(½ w̄·g w̄) − ½ (dg/dt) w̄] at q̄, X̄: an orthonormal basis of ker μ(q̄)
        ///
        /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_mean
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 6 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 7 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean | 3 | 5 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `h/2`
            half_h: T,
            /// `(h/sqrt(J + m a²))/2`
            k4: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(a m h/((J + m a²) sqrt(m)))/2`
            k6: T,
            /// `h (m (a/sqrt(J + m a²)) (h (m (a/sqrt(J + m a²))/(sqrt(J + m a²) sqrt(m)))/sqrt(m))/sqrt(J …`
            k9: T,
            /// `(h m (a/sqrt(J + m a²))/(sqrt(J + m a²) sqrt(m)))/2`
            k10: T,
            /// `(a m h/(sqrt(J + m a²)² sqrt(m)))/2`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); components of the velocity in an orthonormal basis of D (2); energy at the start (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = rt::lit::<T>(0.5) * (h / k2);
                let h_over_sqrt_m = h / sqrt_m;
                let k5 = a * (m * h);
                let k6 = rt::lit::<T>(0.5) * (k5 / (k1 * sqrt_m));
                let k7 = m * (a / k2);
                let k8 = k2 * sqrt_m;
                let k9 = h * (k7 * (h * (k7 / k8) / sqrt_m) / k2);
                let k10 = rt::lit::<T>(0.5) * (h * k7 / k8);
                let k11 = rt::lit::<T>(0.5) * (k5 / (k2 * k8));
                Scheme {
                    k3,
                    inv_sqrt_m,
                    half_h,
                    k4,
                    h_over_sqrt_m,
                    k6,
                    k9,
                    k10,
                    k11,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let t2 = t1 * omega + m * a * s;
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k3 * t2,
                    sqrt_m_2 * u_,
                    rt::lit::<T>(0.5)
                        * (u_ * (m * u_) + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [r11, r12, r21, r22, x1, x2, c1, c2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { k3, half_h, k4, h_over_sqrt_m, k6, k9, k10, k11, .. } = *setting
                    .scheme();
                let t1 = k10 * c2 + rt::lit::<T>(1.0);
                let solution1 = rt::newton(
                        predictor1,
                        move || [c1 - c2 * (k6 * c1)],
                        move || [rt::abs(c1)],
                        move |[rho1_mean]| {
                            let t2 = rho1_mean * (k9 * rho1_mean);
                            (
                                [rho1_mean * (rt::lit::<T>(0.25) * t2 + t1) - c1],
                                [[rt::lit::<T>(0.75) * t2 + t1]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let [rho1_mean] = solution1.x;
                let t3 = k3 * rho1_mean;
                let t4 = k4 * rho1_mean;
                let t5 = -t4;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        {
                            let t6 = k3 * c1;
                            [r12 * t6, -(r11 * t6)]
                        },
                        move |[r11_rate, r12_rate]| {
                            let t7 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate - (r12 + half_h * r12_rate) * t3,
                                    r12_rate + t7 * t3,
                                ],
                                [[rt::lit::<T>(1.0), t5], [t4, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        {
                            let t6 = k3 * c1;
                            [r22 * t6, -(r21 * t6)]
                        },
                        move |[r21_rate, r22_rate]| {
                            let t8 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate - (r22 + half_h * r22_rate) * t3,
                                    r22_rate + t8 * t3,
                                ],
                                [[rt::lit::<T>(1.0), t5], [t4, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R21_rate, R22_rate", tally)
                    })?;
                let r11_new_2 = r11 + h * r11_rate;
                let r12_new_2 = r12 + h * r12_rate;
                let r21_new_2 = r21 + h * r21_rate;
                let r22_new_2 = r22 + h * r22_rate;
                let t7 = r11 + half_h * r11_rate;
                let t9 = c2 + rho1_mean * (k11 * rho1_mean);
                let t10 = h_over_sqrt_m * t9;
                let x1_new_2 = x1 + t7 * t10;
                let t8 = r21 + half_h * r21_rate;
                let x2_new_2 = x2 + t8 * t10;
                let t11 = c1 * c1 + c2 * c2;
                let t12 = rt::lit::<T>(0.5) * t11;
                let t13 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t12 * (t12 - reference),
                        t11 * t11 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let c1_new = (rt::lit::<T>(2.0) * rho1_mean - c1) * t13;
                let c2_new = t13 * (rt::lit::<T>(2.0) * t9 - c2);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    c1_new,
                    c2_new,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[6], motion.carried[7]]);
                    let after = balance([carried[6], carried[7]]);
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
                let [r11, r12, r21, r22, x1, x2, c1, c2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * c1,
                    u: inv_sqrt_m * c2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [c1, c2]: [T; 2]) -> [T; 2] {
                let t1 = c1 * c1 + c2 * c2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "77b01134f4c53dd722c4fd3fa8147020";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso> for System<T> {
        type Scheme = iso::Scheme<T>;
    }

    /// The method `iso:4`.
    pub mod iso_4 {
        use super::iso::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Isometric mean value method on D, composed of five of its steps.
        ///
        /// **Equation**: Φ_h = Ψ_{γh} ∘ Ψ_{γh} ∘ Ψ_{(1−4γ)h} ∘ Ψ_{γh} ∘ Ψ_{γh}, Ψ the step of `iso`, γ = 1/(4 − ∛4)
        ///
        /// **Source**: Suzuki (1990), Fractal decomposition of exponential operators; Hairer, Lubich & Wanner, Geometric Numerical Integration, II.4
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_mean
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 6 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 7 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean | 3 | 5 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Composed<T>, methods::Iso4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Composed<T>, methods::Iso4>;

        /// A step in parts, one after the other.
        pub type Composed<T> = rt::Composed<Scheme<T>, Parts, 5>;

        /// How large the parts are.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts;

        impl rt::Composition<5> for Parts {
            type Method = methods::Iso4;
            const PARTS: [f64; 5] = [
                0.4144907717943757,
                0.4144907717943757,
                -0.6579630871775028,
                0.4144907717943757,
                0.4144907717943757,
            ];
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso4> for System<T> {
        type Scheme = iso_4::Composed<T>;
    }

    /// The method `iso:6`.
    pub mod iso_6 {
        use super::iso::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Isometric mean value method on D, composed of nine of its steps.
        ///
        /// **Equation**: Φ_h = Ψ_{γ₉h} ∘ … ∘ Ψ_{γ₁h}, Ψ the step of `iso`, γ₁ = γ₉ = 0.392161444007314, γ₂ = γ₈ = 0.332599136789359, γ₃ = γ₇ = −0.706246172557639, γ₄ = γ₆ = 0.0822135962935508, γ₅ = 0.798543990934830
        ///
        /// **Source**: Kahan & Li (1997), Composition constants for raising the orders of unconventional schemes for ordinary differential equations; Hairer, Lubich & Wanner, Geometric Numerical Integration, V.3.2
        ///
        /// **Order**: 6, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_mean
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 6 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 7 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean | 3 | 5 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Composed<T>, methods::Iso6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Composed<T>, methods::Iso6>;

        /// A step in parts, one after the other.
        pub type Composed<T> = rt::Composed<Scheme<T>, Parts, 9>;

        /// How large the parts are.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts;

        impl rt::Composition<9> for Parts {
            type Method = methods::Iso6;
            const PARTS: [f64; 9] = [
                0.3921614440073141,
                0.33259913678935943,
                -0.7062461725576394,
                0.0822135962935508,
                0.79854399093483,
                0.0822135962935508,
                -0.7062461725576394,
                0.33259913678935943,
                0.3921614440073141,
            ];
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso6> for System<T> {
        type Scheme = iso_6::Composed<T>;
    }

    /// The method `iso-var`.
    pub mod iso_var {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Isometric midpoint rule on D, variational where there are no constraints.
        ///
        /// **Equation**: as `iso`, with g(q̄) for the metric of U and P, r = Uᵀ g(q) w at both ends, ∇V(q̄) for ∇̄V, and without the last term
        ///
        /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_mean
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 6 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 7 | 0 | 0 | 0 |
        /// | each step | 13 | 16 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean | 3 | 5 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `h/2`
            half_h: T,
            /// `(h/sqrt(J + m a²))/2`
            k4: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(a m h/((J + m a²) sqrt(m)))/2`
            k6: T,
            /// `h (m (a/sqrt(J + m a²)) (h (m (a/sqrt(J + m a²))/(sqrt(J + m a²) sqrt(m)))/sqrt(m))/sqrt(J …`
            k9: T,
            /// `(h m (a/sqrt(J + m a²))/(sqrt(J + m a²) sqrt(m)))/2`
            k10: T,
            /// `(a m h/(sqrt(J + m a²)² sqrt(m)))/2`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); components of the velocity in an orthonormal basis of D (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = rt::lit::<T>(0.5) * (h / k2);
                let h_over_sqrt_m = h / sqrt_m;
                let k5 = a * (m * h);
                let k6 = rt::lit::<T>(0.5) * (k5 / (k1 * sqrt_m));
                let k7 = m * (a / k2);
                let k8 = k2 * sqrt_m;
                let k9 = h * (k7 * (h * (k7 / k8) / sqrt_m) / k2);
                let k10 = rt::lit::<T>(0.5) * (h * k7 / k8);
                let k11 = rt::lit::<T>(0.5) * (k5 / (k2 * k8));
                Scheme {
                    k3,
                    inv_sqrt_m,
                    half_h,
                    k4,
                    h_over_sqrt_m,
                    k6,
                    k9,
                    k10,
                    k11,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
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
                let [r11, r12, r21, r22, x1, x2, c1, c2] = motion.carried;
                let h = setting.step_size();
                let Scheme { k3, half_h, k4, h_over_sqrt_m, k6, k9, k10, k11, .. } = *setting
                    .scheme();
                let t1 = k10 * c2 + rt::lit::<T>(1.0);
                let solution1 = rt::newton(
                        predictor1,
                        move || [c1 - c2 * (k6 * c1)],
                        move || [rt::abs(c1)],
                        move |[rho1_mean]| {
                            let t2 = rho1_mean * (k9 * rho1_mean);
                            (
                                [rho1_mean * (rt::lit::<T>(0.25) * t2 + t1) - c1],
                                [[rt::lit::<T>(0.75) * t2 + t1]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let [rho1_mean] = solution1.x;
                let t3 = k3 * rho1_mean;
                let t4 = k4 * rho1_mean;
                let t5 = -t4;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        {
                            let t6 = k3 * c1;
                            [r12 * t6, -(r11 * t6)]
                        },
                        move |[r11_rate, r12_rate]| {
                            let t7 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate - (r12 + half_h * r12_rate) * t3,
                                    r12_rate + t7 * t3,
                                ],
                                [[rt::lit::<T>(1.0), t5], [t4, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        {
                            let t6 = k3 * c1;
                            [r22 * t6, -(r21 * t6)]
                        },
                        move |[r21_rate, r22_rate]| {
                            let t8 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate - (r22 + half_h * r22_rate) * t3,
                                    r22_rate + t8 * t3,
                                ],
                                [[rt::lit::<T>(1.0), t5], [t4, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R21_rate, R22_rate", tally)
                    })?;
                let r11_new_2 = r11 + h * r11_rate;
                let r12_new_2 = r12 + h * r12_rate;
                let r21_new_2 = r21 + h * r21_rate;
                let r22_new_2 = r22 + h * r22_rate;
                let t7 = r11 + half_h * r11_rate;
                let t9 = c2 + rho1_mean * (k11 * rho1_mean);
                let t10 = h_over_sqrt_m * t9;
                let x1_new_2 = x1 + t7 * t10;
                let t8 = r21 + half_h * r21_rate;
                let x2_new_2 = x2 + t8 * t10;
                let c1_new = rt::lit::<T>(2.0) * rho1_mean - c1;
                let c2_new = rt::lit::<T>(2.0) * t9 - c2;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    c1_new,
                    c2_new,
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
                let [r11, r12, r21, r22, x1, x2, c1, c2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * c1,
                    u: inv_sqrt_m * c2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e3799a3cfa4263de547047b537ab5b01";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::IsoVar> for System<T> {
        type Scheme = iso_var::Scheme<T>;
    }

    /// The method `rdp-cay`.
    pub mod rdp_cay {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Reduced d'Alembert–Pontryagin integrator (RDP), displacements by Cayley's map (order and symmetry at α = ½; order 1 elsewhere).
        ///
        /// **Equation**: r' = r + h u,  g' = g cay(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dcay⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dcay⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces
        ///
        /// **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 37
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Options**:
        ///
        /// - `alpha`: where in the step the Lagrangian and the constraints are evaluated, r_α = (1 − α) r + α r', between 0 and 1, 1/2 if not given
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `sigma1`, `sigma2`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 7 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 1 | 13 | 7 | 0 | 0 | 0 |
        /// | each step | 17 | 32 | 1 | 0 | 0 | 0 |
        /// | each iteration for sigma1, sigma2 | 12 | 26 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpCay>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpCay>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sqrt(J + m a²)`
            k2: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `sqrt(m)`
            sqrt_m: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `m a/sqrt(J + m a²)`
            k4: T,
            /// `m (a/sqrt(J + m a²))`
            k5: T,
            /// `sqrt(J + m a²)/4`
            k6: T,
            /// `h/sqrt(J + m a²)`
            k7: T,
            /// `(h/sqrt(J + m a²))/4`
            k8: T,
            /// `(h/sqrt(m))/2`
            k9: T,
            /// `sqrt(m) (h/sqrt(J + m a²))/2`
            k10: T,
            /// `(m a h/(J + m a²))/2`
            k11: T,
            /// `2 h`
            twice_h: T,
            /// `(h/(sqrt(J + m a²) sqrt(m)))/2`
            k13: T,
            /// `(h²/(J + m a²))/4`
            k14: T,
            /// `(h m (a/sqrt(J + m a²))/(sqrt(J + m a²) sqrt(m)))/2 + (m a h/(sqrt(J + m a²)² sqrt(m)))/2`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "alpha",
                        default: 0.5,
                        minimum: 0.0,
                        maximum: 1.0,
                        gain: false,
                    },
                ]
            };
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 1]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let m_a = m * a;
                let k4 = m_a / k2;
                let k5 = m * (a / k2);
                let k6 = rt::lit::<T>(0.25) * k2;
                let k7 = h / k2;
                let k8 = rt::lit::<T>(0.25) * k7;
                let k9 = rt::lit::<T>(0.5) * (h / sqrt_m);
                let k10 = rt::lit::<T>(0.5) * (sqrt_m * k7);
                let m_a_h = m_a * h;
                let k11 = rt::lit::<T>(0.5) * (m_a_h / k1);
                let twice_h = rt::lit::<T>(2.0) * h;
                let k12 = k2 * sqrt_m;
                let k13 = rt::lit::<T>(0.5) * (h / k12);
                let k14 = rt::lit::<T>(0.25) * (h * h / k1);
                let k15 = rt::lit::<T>(0.5) * (h * k5 / k12)
                    + rt::lit::<T>(0.5) * (m_a_h / (k2 * k12));
                Scheme {
                    k2,
                    k3,
                    sqrt_m,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    twice_h,
                    k13,
                    k14,
                    k15,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { k2, sqrt_m, k4, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k2 * omega + k4 * s,
                    sqrt_m * u_,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme {
                    k2,
                    k3,
                    sqrt_m,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    twice_h,
                    k13,
                    k14,
                    k15,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho1, rho2],
                        move || [rt::abs(rho1), rt::abs(rho2)],
                        move |[sigma1, sigma2]| {
                            let t1 = k9 * sigma2;
                            let t2 = k4 * sigma1;
                            let t3 = sigma2 * (k10 * sigma1);
                            let t4 = t2 + t3;
                            let t5 = k2 * sigma1;
                            let t6 = k7 * sigma1;
                            let t7 = t6 * t5;
                            let sqrt_m_sigma2 = sqrt_m * sigma2;
                            let t8 = sigma1 * (k11 * sigma1);
                            let t9 = rt::lit::<T>(0.25)
                                * (k7 * t7 + t6 * (twice_h * sigma1))
                                + (k2 + t1 * (k5 + k10 * sigma2));
                            (
                                [
                                    k3 * (t1 * t4 + (t5 + t7 * (k8 * sigma1))) - rho1,
                                    inv_sqrt_m * (sqrt_m_sigma2 - t8) - rho2,
                                ],
                                [
                                    [k3 * t9, k13 * t4 + sigma2 * (k14 * sigma1)],
                                    [-(k15 * sigma1), rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "sigma1, sigma2", tally)
                    })?;
                let [sigma1, sigma2] = solution1.x;
                let t6 = k7 * sigma1;
                let t10 = t6 * t6;
                let t11 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.25) * t10 + rt::lit::<T>(1.0));
                let t12 = t6 * t11;
                let t13 = t10 * t11;
                let r11_new_2 = r11 + r12 * t12 - rt::lit::<T>(0.5) * r11 * t13;
                let r12_new_2 = r12 - r11 * t12 - rt::lit::<T>(0.5) * r12 * t13;
                let r21_new_2 = r21 + r22 * t12 - rt::lit::<T>(0.5) * r21 * t13;
                let r22_new_2 = r22 - r21 * t12 - rt::lit::<T>(0.5) * r22 * t13;
                let t1 = k9 * sigma2;
                let x1_new_2 = x1 + t1 * (r11 + r11_new_2);
                let x2_new_2 = x2 + t1 * (r21 + r21_new_2);
                let t5 = k2 * sigma1;
                let t2 = k4 * sigma1;
                let t3 = sigma2 * (k10 * sigma1);
                let rho1_new_2 = k3 * (t5 + t10 * (k6 * sigma1) - (t2 - t3) * t1);
                let sqrt_m_sigma2 = sqrt_m * sigma2;
                let t8 = sigma1 * (k11 * sigma1);
                let rho2_new_2 = inv_sqrt_m * (sqrt_m_sigma2 + t8);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
                if !rt::all_ordinary([
                    carried[1],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f06e5f769e1f58d192b86e54cf9df7d3";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RdpCay> for System<T> {
        type Scheme = rdp_cay::Scheme<T>;
    }

    /// The method `rdp-exp`.
    pub mod rdp_exp {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Reduced d'Alembert–Pontryagin integrator (RDP), displacements by the exponential map (order and symmetry at α = ½; order 1 elsewhere).
        ///
        /// **Equation**: r' = r + h u,  g' = g exp(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dexp⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dexp⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces
        ///
        /// **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 36
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Options**:
        ///
        /// - `alpha`: where in the step the Lagrangian and the constraints are evaluated, r_α = (1 − α) r + α r', between 0 and 1, 1/2 if not given
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `sigma1`, `sigma2`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 1 | 13 | 5 | 0 | 0 | 0 |
        /// | each step | 17 | 38 | 1 | 0 | 0 | 3 |
        /// | each iteration for sigma1, sigma2 | 16 | 47 | 1 | 0 | 0 | 3 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpExp>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpExp>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sqrt(J + m a²)`
            k2: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `sqrt(m)`
            sqrt_m: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `-(1/sqrt(m))`
            minus_inv_sqrt_m: T,
            /// `(m a/sqrt(J + m a²))/2`
            k4: T,
            /// `h/sqrt(J + m a²)`
            k5: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `sqrt(m) (h/sqrt(J + m a²))`
            k6: T,
            /// `(m a h/(J + m a²))/2`
            k8: T,
            /// `(h²/(J + m a²))/4`
            k9: T,
            /// `(m a h/(sqrt(J + m a²) sqrt(m)))/2`
            k10: T,
            /// `m (a/sqrt(J + m a²)) (h/sqrt(m))/2`
            k12: T,
            /// `((h/sqrt(J + m a²)) m (a/sqrt(J + m a²)) + m a h/(J + m a²))/2`
            k13: T,
            /// `(h/sqrt(J + m a²))² sqrt(m)/4`
            k14: T,
            /// `sqrt(m) (h/sqrt(J + m a²))/4`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "alpha",
                        default: 0.5,
                        minimum: 0.0,
                        maximum: 1.0,
                        gain: false,
                    },
                ]
            };
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 1]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let minus_inv_sqrt_m = -inv_sqrt_m;
                let m_a = m * a;
                let k4 = rt::lit::<T>(0.5) * (m_a / k2);
                let k5 = h / k2;
                let h_over_sqrt_m = h / sqrt_m;
                let k6 = sqrt_m * k5;
                let m_a_h = m_a * h;
                let k7 = m_a_h / k1;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = rt::lit::<T>(0.25) * (h * h / k1);
                let k10 = rt::lit::<T>(0.5) * (m_a_h / (k2 * sqrt_m));
                let k11 = m * (a / k2);
                let k12 = rt::lit::<T>(0.5) * (k11 * h_over_sqrt_m);
                let k13 = rt::lit::<T>(0.5) * (k5 * k11 + k7);
                let k14 = rt::lit::<T>(0.25) * (k5 * k6);
                let k15 = rt::lit::<T>(0.25) * k6;
                Scheme {
                    k2,
                    k3,
                    sqrt_m,
                    inv_sqrt_m,
                    minus_inv_sqrt_m,
                    k4,
                    k5,
                    h_over_sqrt_m,
                    k6,
                    k8,
                    k9,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k2, sqrt_m, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    k2 * omega + m * a / k2 * s,
                    sqrt_m * u_,
                    rt::lit::<T>(1.0),
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let lost = move || setting.branch_lost([rho1, rho2], tally);
                let Scheme {
                    k2,
                    k3,
                    sqrt_m,
                    inv_sqrt_m,
                    minus_inv_sqrt_m,
                    k4,
                    k5,
                    h_over_sqrt_m,
                    k6,
                    k8,
                    k9,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho1, rho2],
                        move || [rt::abs(rho1), rt::abs(rho2)],
                        move |[sigma1, sigma2]| {
                            let t1 = k9 * sigma1;
                            let t2 = sigma1 * t1;
                            let t3 = rt::bessel::<_, 1>(t2);
                            let t4 = rt::bessel::<_, 0>(t2);
                            let t5 = rt::lit::<T>(1.0) / t4;
                            let t6 = t3 * t5;
                            let h_over_sqrt_m_sigma2 = h_over_sqrt_m * sigma2;
                            let t7 = k5 * sigma1;
                            let sqrt_m_sigma2 = sqrt_m * sigma2;
                            let t8 = t7 * sqrt_m_sigma2;
                            let t9 = h_over_sqrt_m_sigma2 * t8;
                            let t10 = t7 * t8;
                            let t11 = k6 * sigma2;
                            let t12 = rt::bessel::<_, 2>(t2);
                            let t13 = (t3 * t6 - t12) * (t1 * t5);
                            let t14 = k3
                                * (rt::lit::<T>(0.25)
                                    * (t6 * (h_over_sqrt_m_sigma2 * t11) + t9 * t13)
                                    + (k2 + k12 * sigma2));
                            let t15 = k3
                                * (k10 * sigma1
                                    + t6
                                        * (rt::lit::<T>(0.25)
                                            * (h_over_sqrt_m_sigma2 * (k6 * sigma1)
                                                + h_over_sqrt_m * t8)));
                            let t16 = k13 * sigma1
                                + rt::lit::<T>(0.25)
                                    * (t6 * (k5 * t8 + t7 * t11) + t10 * t13);
                            (
                                [
                                    k3
                                        * (t6 * (rt::lit::<T>(0.25) * t9)
                                            + sigma1 * (k2 + k10 * sigma2)) - rho1,
                                    inv_sqrt_m
                                        * (sqrt_m_sigma2 - sigma1 * (k8 * sigma1)
                                            - t6 * (rt::lit::<T>(0.25) * t10)) - rho2,
                                ],
                                [
                                    [t14, t15],
                                    [
                                        minus_inv_sqrt_m * t16,
                                        inv_sqrt_m * (sqrt_m - t6 * (sigma1 * (k14 * sigma1))),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|_| lost())?;
                let [sigma1, sigma2] = solution1.x;
                let t7 = k5 * sigma1;
                let t17 = t7 * t7;
                let t18 = rt::lit::<T>(0.25) * t17;
                let t19 = rt::bessel::<_, 0>(t18);
                let t20 = rt::bessel::<_, -1>(t18);
                let t21 = t19 * t20;
                let t22 = t7 * t21;
                let t23 = t19 * t19;
                let t24 = t17 * t23;
                let r11_new_2 = r11 + r12 * t22 - rt::lit::<T>(0.5) * r11 * t24;
                let half_r12 = rt::lit::<T>(0.5) * r12;
                let r12_new_2 = r12 - r11 * t22 - half_r12 * t24;
                let r21_new_2 = r21 + r22 * t22 - rt::lit::<T>(0.5) * r21 * t24;
                let half_r22 = rt::lit::<T>(0.5) * r22;
                let r22_new_2 = r22 - r21 * t22 - half_r22 * t24;
                let h_over_sqrt_m_sigma2 = h_over_sqrt_m * sigma2;
                let t25 = t23 * (t7 * h_over_sqrt_m_sigma2);
                let t26 = h_over_sqrt_m_sigma2 * t21;
                let x1_new_2 = half_r12 * t25 + (x1 + r11 * t26);
                let x2_new_2 = half_r22 * t25 + (x2 + r21 * t26);
                let t27 = rt::bessel::<_, 1>(t18);
                let t28 = t27 * (sigma2 * (k15 * sigma1)) / t19;
                let t29 = k4 * sigma1;
                let rho1_new_2 = k3 * (k2 * sigma1 + h_over_sqrt_m_sigma2 * (t28 - t29));
                let sqrt_m_sigma2 = sqrt_m * sigma2;
                let rho2_new_2 = inv_sqrt_m * (sqrt_m_sigma2 + t7 * (t29 - t28));
                let branch1_new = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.025330291608807776) * t17;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    branch1_new,
                ];
                if !rt::on_branch([carried[8]]) {
                    return Err(lost());
                }
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2, _] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a9ceda44bf80635c985334c4fdc1625d";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RdpExp> for System<T> {
        type Scheme = rdp_exp::Scheme<T>;
    }

    /// The method `taylor`.
    pub mod taylor {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on D*.
        ///
        /// **Equation**: ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e^(−1.9),  ρ = min_ij (s_i/|c_ij|)^(1/j),  j = p − 1, p,  s_i being the most that ζ_i has changed along a polynomial
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of each number along a polynomial, relative to the most that it has changed along one; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 3 | 3 | 2 | 0 | 0 |
        /// | each order of a series | 0 | 16 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `-(1/sqrt(J + m a²))`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = (rt::Expansion<T, 8>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "tolerance",
                        default: 2.220446049250313e-16,
                        minimum: 0.0,
                        maximum: 0.1,
                        gain: false,
                    },
                ]
            };

            fn new(system: &System<T>, _: T, _: &[T; 1]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = a * sqrt_m / k1;
                let k5 = -k4;
                let k6 = -k3;
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
                ];
                Ok((carried, (rt::Expansion::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let arrival = rt::follow(setting, motion, u)?;
                let [r11_new, r12_new, r21_new, r22_new, x1_new, x2_new, rho1_new,
                rho2_new] = arrival.point;
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    rho1_new,
                    rho2_new,
                ];
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
            }
        }

        impl<T: Scalar> rt::Flow<8, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 8], T) {
                let [taylor_tolerance] = *setting.options();
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                ([r11, r12, r21, r22, x1, x2, rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 8>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [r11_new,
                r12_new,
                r21_new,
                r22_new,
                _,
                _,
                rho1_new,
                rho2_new,
                ]: [T; 8],
            ) -> [T; 8] {
                let Scheme { k3, inv_sqrt_m, k4, k5, k6 } = *setting.scheme();
                let term1 = series.product(0, rho1_new, k3 * r12_new);
                let term2 = series.product(1, rho1_new, k6 * r11_new);
                let term3 = series.product(2, rho1_new, k3 * r22_new);
                let term4 = series.product(3, rho1_new, k6 * r21_new);
                let term5 = series.product(4, rho2_new, inv_sqrt_m * r11_new);
                let term6 = series.product(5, rho2_new, inv_sqrt_m * r21_new);
                let term7 = series.product(6, rho2_new, k5 * rho1_new);
                let term8 = series.product(7, rho1_new, k4 * rho1_new);
                [term1, term2, term3, term4, term5, term6, term7, term8]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "379a2f7097d848f05528a50f299a8959";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Taylor> for System<T> {
        type Scheme = taylor::Scheme<T>;
    }

    /// The method `taylor:qv`.
    pub mod taylor_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on (q, v) with multipliers.
        ///
        /// **Equation**: (q', v') = (q, v)(t + h),  (q̇, v̇) = (E v, g⁻¹ (μᵀ λ − γ − Eᵀ ∂V)),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v);  series as in `taylor`
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of each number along a polynomial, relative to the most that it has changed along one; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 9 | 4 | 0 | 0 | 0 |
        /// | each order of a series | 6 | 13 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(a/J) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) + m a/J`
            k4: T,
            /// `m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m)`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); velocity v = q̇ (3).
            type Carried = [T; 9];
            type Memory = (rt::Expansion<T, 9>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "tolerance",
                        default: 2.220446049250313e-16,
                        minimum: 0.0,
                        maximum: 0.1,
                        gain: false,
                    },
                ]
            };

            fn new(system: &System<T>, _: T, _: &[T; 1]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let a_over_j = a / j;
                let j_m = j * m;
                let k1 = j + m * (a * a);
                let k2 = k1 / j_m;
                let m_a = m * a;
                let m_a_a_over_j = m_a * a_over_j;
                let k3 = j_m / k1 * (m * k2 - m_a_a_over_j) - m;
                let k4 = a_over_j * k3 + m_a / j;
                let k5 = m_a_a_over_j + k2 * k3;
                Scheme { k4, k5 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let carried = [r11, r12, r21, r22, x1, x2, omega, u_, s];
                Ok((carried, (rt::Expansion::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let arrival = rt::follow(setting, motion, u)?;
                let [r11_new, r12_new, r21_new, r22_new, x1_new, x2_new, omega_new,
                u_new, s_new] = arrival.point;
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    omega_new,
                    u_new,
                    s_new,
                ];
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega,
                    u: u_,
                    s,
                }
            }

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
            }
        }

        impl<T: Scalar> rt::Flow<9, 2> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 9], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                ([r11, r12, r21, r22, x1, x2, omega, u_, s], taylor_qv_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 9>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 2>,
                [r11_new,
                r12_new,
                r21_new,
                r22_new,
                _,
                _,
                omega_new,
                u_new,
                s_new,
                ]: [T; 9],
            ) -> [T; 9] {
                let a = setting.system().parameters.a;
                let Scheme { k4, k5 } = *setting.scheme();
                let term1 = series.product(0, r12_new, omega_new);
                let term2 = series.product(1, r11_new, omega_new);
                let term3 = series.product(2, r22_new, omega_new);
                let term4 = series.product(3, r21_new, omega_new);
                let term5 = series.product(4, r11_new, u_new);
                let term6 = series.product(5, r12_new, s_new);
                let term7 = series.product(6, r21_new, u_new);
                let term8 = series.product(7, r22_new, s_new);
                let omega_new_u_new = series.product(8, omega_new, u_new);
                let term9 = series.product(9, omega_new, s_new + a * omega_new);
                [
                    term1,
                    -term2,
                    term3,
                    -term4,
                    term5 + term6,
                    term7 + term8,
                    -(k4 * omega_new_u_new),
                    term9,
                    k5 * omega_new_u_new,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2e777d8593698b204e37007cb8532ce8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::TaylorQv> for System<T> {
        type Scheme = taylor_qv::Scheme<T>;
    }

    /// The method `euler`.
    pub mod euler {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on D*.
        ///
        /// **Equation**: ζ' = ζ + h Π(ζ) ∇ℋ(ζ)
        ///
        /// **Source**: Euler (1768), Institutiones calculi integralis
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 8 | 15 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k4: T,
            /// `h/sqrt(J + m a²)`
            k5: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = a * sqrt_m / k1 * h;
                let k5 = h / k2;
                let h_over_sqrt_m = h / sqrt_m;
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    h_over_sqrt_m,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k4, k5, h_over_sqrt_m, .. } = *setting.scheme();
                let r11_new_2 = r11 + rho1 * (k5 * r12);
                let r12_new_2 = r12 - rho1 * (k5 * r11);
                let r21_new_2 = r21 + rho1 * (k5 * r22);
                let r22_new_2 = r22 - rho1 * (k5 * r21);
                let x1_new_2 = x1 + rho2 * (h_over_sqrt_m * r11);
                let x2_new_2 = x2 + rho2 * (h_over_sqrt_m * r21);
                let t1 = k4 * rho1;
                let rho1_new_2 = rho1 - rho2 * t1;
                let rho2_new_2 = rho2 + rho1 * t1;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "50f1acbaa1c104bc7c84ac116386eb51";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Euler> for System<T> {
        type Scheme = euler::Scheme<T>;
    }

    /// The method `rk2`.
    pub mod rk2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method (Runge–Kutta of order 2) on D*.
        ///
        /// **Equation**: ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁
        ///
        /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 22 | 30 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k4: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k5: T,
            /// `h/sqrt(J + m a²)`
            k6: T,
            /// `(h/sqrt(J + m a²))/2`
            k7: T,
            /// `(h/sqrt(m))/2`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = a * sqrt_m / k1 * h;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = h / k2;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.5) * (h / sqrt_m);
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    k7,
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
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k4, k5, k6, k7, k8, .. } = *setting.scheme();
                let r12_rho1 = r12 * rho1;
                let r11_rho1 = r11 * rho1;
                let rho1_rho2 = rho1 * rho2;
                let t1 = rho1 - k4 * rho1_rho2;
                let r11_new_2 = r11 + k7 * (r12_rho1 + (r12 - k6 * r11_rho1) * t1);
                let t2 = r11 + k6 * r12_rho1;
                let r12_new_2 = r12 - k7 * (r11_rho1 + t2 * t1);
                let r22_rho1 = r22 * rho1;
                let r21_rho1 = r21 * rho1;
                let r21_new_2 = r21 + k7 * (r22_rho1 + (r22 - k6 * r21_rho1) * t1);
                let t3 = r21 + k6 * r22_rho1;
                let r22_new_2 = r22 - k7 * (r21_rho1 + t3 * t1);
                let rho1_squared = rho1 * rho1;
                let t4 = rho2 + k4 * rho1_squared;
                let x1_new_2 = x1 + k8 * (r11 * rho2 + t2 * t4);
                let x2_new_2 = x2 + k8 * (r21 * rho2 + t3 * t4);
                let rho1_new_2 = rho1 - k5 * (rho1_rho2 + t1 * t4);
                let rho2_new_2 = rho2 + k5 * (rho1_squared + t1 * t1);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "50e86d4986da3379a121dea45716a77d";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2> for System<T> {
        type Scheme = rk2::Scheme<T>;
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
        /// | once, from parameters | 1 | 3 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 50 | 86 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `2/sqrt(m)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = a * sqrt_m / k1;
                let k5 = rt::lit::<T>(2.0) / sqrt_m;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    half_h,
                    k6,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { k3, inv_sqrt_m, k4, k5, half_h, k6 } = *setting.scheme();
                let t1 = k4 * rho1;
                let t2 = rho2 * t1;
                let t3 = rho1 - half_h * t2;
                let t4 = rho1 * t1;
                let t5 = rho2 + half_h * t4;
                let t6 = t3 * (k4 * t5);
                let t7 = rho1 - half_h * t6;
                let t8 = rho1 * (k3 * r11);
                let t9 = k3 * t3;
                let t10 = (r12 - half_h * t8) * t9;
                let t11 = r11 + half_h * t10;
                let t12 = t7 * (k3 * t11);
                let t13 = t3 * (k4 * t3);
                let t14 = rho2 + half_h * t13;
                let t15 = k4 * t7;
                let t16 = t14 * t15;
                let t17 = rho1 - h * t16;
                let t18 = k3 * t17;
                let t19 = rho1 * (k3 * r12);
                let t20 = r11 + half_h * t19;
                let t21 = t3 * (k3 * t20);
                let t22 = k3 * t7;
                let t23 = (r12 - half_h * t21) * t22;
                let r11_new_2 = r11
                    + k6
                        * ((r12 - h * t12) * t18
                            + (t19 + rt::lit::<T>(2.0) * (t10 + t23)));
                let t24 = r11 + h * t23;
                let r12_new_2 = r12
                    - k6 * (t17 * (k3 * t24) + (t8 + rt::lit::<T>(2.0) * (t21 + t12)));
                let t25 = rho1 * (k3 * r21);
                let t26 = t9 * (r22 - half_h * t25);
                let t27 = r21 + half_h * t26;
                let t28 = t7 * (k3 * t27);
                let t29 = rho1 * (k3 * r22);
                let t30 = r21 + half_h * t29;
                let t31 = t3 * (k3 * t30);
                let t32 = t22 * (r22 - half_h * t31);
                let r21_new_2 = r21
                    + k6
                        * (t18 * (r22 - h * t28)
                            + (t29 + rt::lit::<T>(2.0) * (t26 + t32)));
                let t33 = r21 + h * t32;
                let r22_new_2 = r22
                    - k6 * (t17 * (k3 * t33) + (t25 + rt::lit::<T>(2.0) * (t31 + t28)));
                let t34 = t7 * t15;
                let t35 = rho2 + h * t34;
                let t36 = k5 * (t5 * t20 + t11 * t14)
                    + inv_sqrt_m * (r11 * rho2 + t24 * t35);
                let x1_new_2 = x1 + k6 * t36;
                let t37 = k5 * (t5 * t30 + t27 * t14)
                    + inv_sqrt_m * (r21 * rho2 + t33 * t35);
                let x2_new_2 = x2 + k6 * t37;
                let t38 = k4 * t17;
                let rho1_new_2 = rho1
                    - k6 * (t35 * t38 + (t2 + rt::lit::<T>(2.0) * (t6 + t16)));
                let rho2_new_2 = rho2
                    + k6 * (t17 * t38 + (t4 + rt::lit::<T>(2.0) * (t13 + t34)));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bc1d930d2710ed4c57ebb534d3647058";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
    }

    /// The method `euler:polar`.
    pub mod euler_polar {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on D*, its matrices projected onto the rotation group.
        ///
        /// **Equation**: ζ' = ζ + h Π(ζ) ∇ℋ(ζ),  R' ↦ R' (R'ᵀR')^−½
        ///
        /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 11 | 14 | 1 | 1 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerPolar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerPolar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k4: T,
            /// `h/sqrt(J + m a²)`
            k5: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = a * sqrt_m / k1 * h;
                let k5 = h / k2;
                let h_over_sqrt_m = h / sqrt_m;
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    h_over_sqrt_m,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k4, k5, h_over_sqrt_m, .. } = *setting.scheme();
                let r11_plus_r22 = r11 + r22;
                let t1 = k5 * rho1;
                let t2 = r11_plus_r22 + (r12 - r21) * t1;
                let t3 = r11_plus_r22 * t1 + (r21 - r12);
                let t4 = rt::sqrt(t2 * t2 + t3 * t3);
                let t5 = rt::lit::<T>(1.0) / t4;
                let r11_new_2 = t2 * t5;
                let r21_new_2 = t3 * t5;
                let r12_new_2 = -r21_new_2;
                let x1_new_2 = x1 + rho2 * (h_over_sqrt_m * r11);
                let x2_new_2 = x2 + rho2 * (h_over_sqrt_m * r21);
                let t6 = k4 * rho1;
                let rho1_new_2 = rho1 - rho2 * t6;
                let rho2_new_2 = rho2 + rho1 * t6;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r11_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "085b3d19995a4005539681ec34554562";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::EulerPolar> for System<T> {
        type Scheme = euler_polar::Scheme<T>;
    }

    /// The method `rk2:polar`.
    pub mod rk2_polar {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method on D*, its matrices projected onto the rotation group.
        ///
        /// **Equation**: ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁,  R' ↦ R' (R'ᵀR')^−½
        ///
        /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 26 | 32 | 1 | 1 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Polar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Polar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k4: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k5: T,
            /// `h/sqrt(J + m a²)`
            k6: T,
            /// `(h/sqrt(J + m a²))/2`
            k7: T,
            /// `(h/sqrt(m))/2`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = a * sqrt_m / k1 * h;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = h / k2;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.5) * (h / sqrt_m);
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    k6,
                    k7,
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
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k4, k5, k6, k7, k8, .. } = *setting.scheme();
                let r12_rho1 = r12 * rho1;
                let r11_rho1 = r11 * rho1;
                let rho1_rho2 = rho1 * rho2;
                let t1 = rho1 - k4 * rho1_rho2;
                let r21_rho1 = r21 * rho1;
                let r22_rho1 = r22 * rho1;
                let t2 = r21 + k6 * r22_rho1;
                let t3 = r11 + r22
                    + k7
                        * (r12_rho1 + (r12 - k6 * r11_rho1) * t1 - (r21_rho1 + t2 * t1));
                let t4 = r11 + k6 * r12_rho1;
                let t5 = r21 - r12
                    + k7
                        * (r11_rho1 + t4 * t1 + (r22_rho1 + (r22 - k6 * r21_rho1) * t1));
                let t6 = rt::sqrt(t3 * t3 + t5 * t5);
                let t7 = rt::lit::<T>(1.0) / t6;
                let r11_new_2 = t3 * t7;
                let r21_new_2 = t5 * t7;
                let r12_new_2 = -r21_new_2;
                let rho1_squared = rho1 * rho1;
                let t8 = rho2 + k4 * rho1_squared;
                let x1_new_2 = x1 + k8 * (r11 * rho2 + t4 * t8);
                let x2_new_2 = x2 + k8 * (r21 * rho2 + t2 * t8);
                let rho1_new_2 = rho1 - k5 * (rho1_rho2 + t1 * t8);
                let rho2_new_2 = rho2 + k5 * (rho1_squared + t1 * t1);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r11_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4c67ed389a212a3da5b97a30cf2f0de5";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2Polar> for System<T> {
        type Scheme = rk2_polar::Scheme<T>;
    }

    /// The method `rk4:polar`.
    pub mod rk4_polar {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Classical Runge–Kutta method of order 4 on D*, its matrices projected onto the rotation group.
        ///
        /// **Equation**: ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃,  R' ↦ R' (R'ᵀR')^−½
        ///
        /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
        ///
        /// **Order**: 4
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 54 | 83 | 1 | 1 | 0 | 0 |
        /// | each state that is looked at | 0 | 2 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Polar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Polar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `2/sqrt(m)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = a * sqrt_m / k1;
                let k5 = rt::lit::<T>(2.0) / sqrt_m;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k3,
                    inv_sqrt_m,
                    k4,
                    k5,
                    half_h,
                    k6,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t1 * omega + m * a / t1 * s,
                    sqrt_m_2 * u_,
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { k3, inv_sqrt_m, k4, k5, half_h, k6 } = *setting.scheme();
                let t1 = k4 * rho1;
                let t2 = rho2 * t1;
                let t3 = rho1 - half_h * t2;
                let t4 = t3 * (k4 * t3);
                let t5 = rho2 + half_h * t4;
                let t6 = rho1 * t1;
                let t7 = rho2 + half_h * t6;
                let t8 = t3 * (k4 * t7);
                let t9 = rho1 - half_h * t8;
                let t10 = k4 * t9;
                let t11 = t5 * t10;
                let t12 = rho1 - h * t11;
                let t13 = rho1 * (k3 * r11);
                let t14 = k3 * t3;
                let t15 = (r12 - half_h * t13) * t14;
                let t16 = r11 + half_h * t15;
                let t17 = t9 * (k3 * t16);
                let t18 = k3 * t9;
                let t19 = rho1 * (k3 * r22);
                let t20 = r21 + half_h * t19;
                let t21 = t3 * (k3 * t20);
                let t22 = t18 * (r22 - half_h * t21);
                let t23 = r21 + h * t22;
                let t24 = rho1 * (k3 * r12);
                let t25 = r11 + half_h * t24;
                let t26 = t3 * (k3 * t25);
                let t27 = (r12 - half_h * t26) * t18;
                let t28 = rho1 * (k3 * r21);
                let t29 = t14 * (r22 - half_h * t28);
                let t30 = r21 + half_h * t29;
                let t31 = t9 * (k3 * t30);
                let t32 = t12 * (k3 * (r12 - h * t17 - t23))
                    + (rt::lit::<T>(2.0) * (t15 + t27 - (t21 + t31)) + (t24 - t28));
                let t33 = r11 + r22 + k6 * t32;
                let t34 = r11 + h * t27;
                let t35 = t12 * (k3 * (t34 + (r22 - h * t31)))
                    + (rt::lit::<T>(2.0) * (t26 + t17 + (t29 + t22)) + (t19 + t13));
                let t36 = r21 - r12 + k6 * t35;
                let t37 = rt::sqrt(t33 * t33 + t36 * t36);
                let t38 = rt::lit::<T>(1.0) / t37;
                let r11_new_2 = t33 * t38;
                let r21_new_2 = t36 * t38;
                let r12_new_2 = -r21_new_2;
                let t39 = t9 * t10;
                let t40 = rho2 + h * t39;
                let t41 = k5 * (t7 * t25 + t16 * t5)
                    + inv_sqrt_m * (r11 * rho2 + t34 * t40);
                let x1_new_2 = x1 + k6 * t41;
                let t42 = k5 * (t7 * t20 + t30 * t5)
                    + inv_sqrt_m * (r21 * rho2 + t23 * t40);
                let x2_new_2 = x2 + k6 * t42;
                let t43 = k4 * t12;
                let rho1_new_2 = rho1
                    - k6 * (t40 * t43 + (t2 + rt::lit::<T>(2.0) * (t8 + t11)));
                let rho2_new_2 = rho2
                    + k6 * (t12 * t43 + (t6 + rt::lit::<T>(2.0) * (t4 + t39)));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r11_new_2,
                    x1_new_2,
                    x2_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
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
                let [r11, r12, r21, r22, x1, x2, rho1, rho2] = motion.carried;
                let Scheme { k3, inv_sqrt_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: k3 * rho1,
                    u: inv_sqrt_m * rho2,
                    s: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "541e10816bae7705bfff47fcc64923ad";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4Polar> for System<T> {
        type Scheme = rk4_polar::Scheme<T>;
    }

    /// The method `euler:qv`.
    pub mod euler_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on (q, v) with multipliers.
        ///
        /// **Equation**: (q', v') = (q, v) + h (E v, v̇),  v̇ = g⁻¹ (μᵀ λ − γ − Eᵀ ∂V),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v)
        ///
        /// **Source**: Euler (1768), Institutiones calculi integralis
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 8 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 12 | 16 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) (a/J) h + m a (h/J)`
            k4: T,
            /// `h (m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m …`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); velocity v = q̇ (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let j_m = j * m;
                let k1 = j + m * (a * a);
                let k2 = k1 / j_m;
                let m_a = m * a;
                let a_over_j = a / j;
                let m_a_a_over_j = m_a * a_over_j;
                let k3 = j_m / k1 * (m * k2 - m_a_a_over_j) - m;
                let k4 = k3 * (a_over_j * h) + m_a * (h / j);
                let k5 = h * (m_a_a_over_j + k2 * k3);
                Scheme { k4, k5 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let carried = [r11, r12, r21, r22, x1, x2, omega, u_, s];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                let h = setting.step_size();
                let a = setting.system().parameters.a;
                let Scheme { k4, k5 } = *setting.scheme();
                let omega_h = h * omega;
                let r11_new_2 = r11 + r12 * omega_h;
                let r12_new_2 = r12 - r11 * omega_h;
                let r21_new_2 = r21 + r22 * omega_h;
                let r22_new_2 = r22 - r21 * omega_h;
                let x1_new_2 = x1 + h * (u_ * r11 + s * r12);
                let x2_new_2 = x2 + h * (u_ * r21 + s * r22);
                let omega_u = omega * u_;
                let omega_new_2 = omega - k4 * omega_u;
                let u_new_2 = u_ + (s + a * omega) * omega_h;
                let s_new_2 = s + k5 * omega_u;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    omega_new_2,
                    u_new_2,
                    s_new_2,
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
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega,
                    u: u_,
                    s,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "357e1f9b25f786a700b9b8f09ef37873";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::EulerQv> for System<T> {
        type Scheme = euler_qv::Scheme<T>;
    }

    /// The method `rk2:qv`.
    pub mod rk2_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method (Runge–Kutta of order 2) on (q, v) with multipliers.
        ///
        /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, v),  k₁ = (E v, v̇) at y, k₂ at y + h k₁,  v̇ with multipliers as in `euler:qv`
        ///
        /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 9 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 30 | 38 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h (m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m …`
            k4: T,
            /// `h ((a/J) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) + m a/J)`
            k5: T,
            /// `h ((a/J) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) + m a/J)/2`
            k6: T,
            /// `h (m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m …`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); velocity v = q̇ (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let a_over_j = a / j;
                let m_a_a_over_j = m_a * a_over_j;
                let k1 = j + m * (a * a);
                let j_m = j * m;
                let k2 = k1 / j_m;
                let k3 = j_m / k1 * (m * k2 - m_a_a_over_j) - m;
                let k4 = h * (m_a_a_over_j + k2 * k3);
                let k5 = h * (a_over_j * k3 + m_a / j);
                let k6 = rt::lit::<T>(0.5) * k5;
                let k7 = rt::lit::<T>(0.5) * k4;
                Scheme { half_h, k4, k5, k6, k7 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let carried = [r11, r12, r21, r22, x1, x2, omega, u_, s];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                let h = setting.step_size();
                let a = setting.system().parameters.a;
                let Scheme { half_h, k4, k5, k6, k7 } = *setting.scheme();
                let omega_r12 = omega * r12;
                let omega_r11 = omega * r11;
                let t1 = r12 - h * omega_r11;
                let omega_u = omega * u_;
                let t2 = omega - k5 * omega_u;
                let r11_new_2 = r11 + half_h * (omega_r12 + t1 * t2);
                let t3 = r11 + h * omega_r12;
                let r12_new_2 = r12 - half_h * (omega_r11 + t3 * t2);
                let omega_r22 = omega * r22;
                let omega_r21 = omega * r21;
                let t4 = r22 - h * omega_r21;
                let r21_new_2 = r21 + half_h * (omega_r22 + t4 * t2);
                let t5 = r21 + h * omega_r22;
                let r22_new_2 = r22 - half_h * (omega_r21 + t5 * t2);
                let t6 = omega * (s + a * omega);
                let t7 = u_ + h * t6;
                let t8 = s + k4 * omega_u;
                let x1_new_2 = x1 + half_h * (t3 * t7 + (u_ * r11 + s * r12 + t1 * t8));
                let x2_new_2 = x2 + half_h * (t5 * t7 + (u_ * r21 + s * r22 + t4 * t8));
                let t9 = omega_u + t7 * t2;
                let omega_new_2 = omega - k6 * t9;
                let u_new_2 = u_ + half_h * (t6 + t2 * (t8 + a * t2));
                let s_new_2 = s + k7 * t9;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    omega_new_2,
                    u_new_2,
                    s_new_2,
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
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega,
                    u: u_,
                    s,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d9a9309f5d48039f0e8690d38f09a3d2";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2Qv> for System<T> {
        type Scheme = rk2_qv::Scheme<T>;
    }

    /// The method `rk4:qv`.
    pub mod rk4_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Classical Runge–Kutta method of order 4 on (q, v) with multipliers.
        ///
        /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, v),  k = (E v, v̇) at y, y + h k₁/2, y + h k₂/2, y + h k₃,  v̇ with multipliers as in `euler:qv`
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
        /// | once, from parameters | 5 | 9 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | each step | 69 | 91 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(a/J) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) + m a/J`
            k4: T,
            /// `m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
            /// `h (m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m …`
            k7: T,
            /// `h ((a/J) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) + m a/J)`
            k8: T,
            /// `h ((a/J) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m) + m a/J)/2`
            k9: T,
            /// `h (m a (a/J) + ((J + m a²)/(J m)) ((J m/(J + m a²)) (m ((J + m a²)/(J m)) - m a (a/J)) - m …`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); velocity v = q̇ (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let a_over_j = a / j;
                let j_m = j * m;
                let k1 = j + m * (a * a);
                let k2 = k1 / j_m;
                let m_a = m * a;
                let m_a_a_over_j = m_a * a_over_j;
                let k3 = j_m / k1 * (m * k2 - m_a_a_over_j) - m;
                let k4 = a_over_j * k3 + m_a / j;
                let k5 = m_a_a_over_j + k2 * k3;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                let k7 = h * k5;
                let k8 = h * k4;
                let k9 = rt::lit::<T>(0.5) * k8;
                let k10 = rt::lit::<T>(0.5) * k7;
                Scheme {
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let carried = [r11, r12, r21, r22, x1, x2, omega, u_, s];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                let h = setting.step_size();
                let a = setting.system().parameters.a;
                let Scheme { k4, k5, half_h, k6, k7, k8, k9, k10 } = *setting.scheme();
                let omega_r11 = omega * r11;
                let t1 = r12 - half_h * omega_r11;
                let omega_u = omega * u_;
                let t2 = omega - k9 * omega_u;
                let t3 = t1 * t2;
                let t4 = r11 + half_h * t3;
                let t5 = omega * (s + a * omega);
                let t6 = u_ + half_h * t5;
                let t7 = t6 * t2;
                let t8 = omega - k9 * t7;
                let t9 = t4 * t8;
                let t10 = r12 - h * t9;
                let t11 = s + k10 * omega_u;
                let t12 = t2 * (t11 + a * t2);
                let t13 = u_ + half_h * t12;
                let t14 = t8 * t13;
                let t15 = omega - k8 * t14;
                let omega_r12 = omega * r12;
                let t16 = r11 + half_h * omega_r12;
                let t17 = t16 * t2;
                let t18 = r12 - half_h * t17;
                let t19 = t18 * t8;
                let r11_new_2 = r11
                    + k6 * (t10 * t15 + (omega_r12 + rt::lit::<T>(2.0) * (t3 + t19)));
                let t20 = r11 + h * t19;
                let r12_new_2 = r12
                    - k6 * (t20 * t15 + (omega_r11 + rt::lit::<T>(2.0) * (t17 + t9)));
                let omega_r21 = omega * r21;
                let t21 = r22 - half_h * omega_r21;
                let t22 = t21 * t2;
                let t23 = r21 + half_h * t22;
                let t24 = t23 * t8;
                let t25 = r22 - h * t24;
                let omega_r22 = omega * r22;
                let t26 = r21 + half_h * omega_r22;
                let t27 = t26 * t2;
                let t28 = r22 - half_h * t27;
                let t29 = t28 * t8;
                let r21_new_2 = r21
                    + k6 * (t25 * t15 + (omega_r22 + rt::lit::<T>(2.0) * (t22 + t29)));
                let t30 = r21 + h * t29;
                let r22_new_2 = r22
                    - k6 * (t30 * t15 + (omega_r21 + rt::lit::<T>(2.0) * (t27 + t24)));
                let t31 = s + k10 * t7;
                let t32 = t8 * (t31 + a * t8);
                let t33 = u_ + h * t32;
                let t34 = s + k7 * t14;
                let t35 = rt::lit::<T>(2.0)
                    * (t18 * t31 + (t4 * t13 + (t16 * t6 + t1 * t11)))
                    + (u_ * r11 + s * r12 + t10 * t34);
                let x1_new_2 = x1 + k6 * (t20 * t33 + t35);
                let t36 = rt::lit::<T>(2.0)
                    * (t28 * t31 + (t23 * t13 + (t26 * t6 + t21 * t11)))
                    + (u_ * r21 + s * r22 + t25 * t34);
                let x2_new_2 = x2 + k6 * (t30 * t33 + t36);
                let t37 = t15 * t33;
                let t38 = k6
                    * (k4 * t37
                        + (k4 * omega_u + rt::lit::<T>(2.0) * (k4 * t7 + k4 * t14)));
                let omega_new_2 = omega - t38;
                let u_new_2 = u_
                    + k6
                        * (t15 * (t34 + a * t15)
                            + (t5 + rt::lit::<T>(2.0) * (t12 + t32)));
                let t39 = k6
                    * (k5 * t37
                        + (k5 * omega_u + rt::lit::<T>(2.0) * (k5 * t7 + k5 * t14)));
                let s_new_2 = s + t39;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    omega_new_2,
                    u_new_2,
                    s_new_2,
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
                let [r11, r12, r21, r22, x1, x2, omega, u_, s] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega,
                    u: u_,
                    s,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2d6b225283be623253e4d330c7db4212";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4Qv> for System<T> {
        type Scheme = rk4_qv::Scheme<T>;
    }

    /// The method `feedback-euler`.
    pub mod feedback_euler {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, explicit Euler method.
        ///
        /// **Equation**: y' = y + h f(y),  y = (q, p),  f = X̃ − ∇V_L,  V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²,  X̃: q̇ = E ∂H̃/∂p, ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i with λ̃ such that dJ/dt = 0
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 1
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        /// - `R`: gain of RᵀR for the rotation matrices, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 9 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 32 | 54 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 5 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/m`
            inv_m: T,
            /// `(J + m a²)/(J m)`
            k2: T,
            /// `m a/(J + m a²)`
            k3: T,
            /// `1/(m²)`
            k4: T,
            /// `h/m`
            h_over_m: T,
            /// `(m a/(J + m a²)) feedback-euler_J`
            k5: T,
            /// `(J m (a²/(J²) + (J + m a²)²/(J² m²))/(J + m a²)) h feedback-euler_J`
            stability1_new: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
            /// `2 h feedback-euler_R`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 13];
            type Memory = (rt::StabilityMonitor<T, 3>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "R",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_r] = *options;
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_j = rt::lit::<T>(1.0) / j;
                let a_over_j = a / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let k1 = j + m * a_squared;
                let j_m = j * m;
                let k2 = k1 / j_m;
                let k3 = m * a / k1;
                let k4 = rt::lit::<T>(1.0) / (m * m);
                let h_over_m = h / m;
                let k5 = k3 * feedback_euler_j;
                let stability1_new = j_m * (a_squared / (j * j) + k1 * k1 / (j_m * j_m))
                    / k1 * (h * feedback_euler_j);
                let h_feedback_euler_h = h * feedback_euler_h;
                let stability3_new = rt::lit::<T>(2.0) * (h * feedback_euler_r);
                Scheme {
                    inv_j,
                    a_over_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    h_over_m,
                    k5,
                    stability1_new,
                    h_feedback_euler_h,
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { inv_j, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let m_a = m * a;
                let t2 = t1 * omega + m_a * s;
                let m_u = m * u_;
                let t3 = rt::lit::<T>(0.5)
                    * (u_ * m_u + t2 * ((inv_j - a * m_a / (j * t1)) * t2));
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t2,
                    m_u,
                    m * (s + a * omega),
                    t3,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, p_omega, p_u, p_s, level_h, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_r] = *setting
                    .options();
                let Scheme {
                    inv_j,
                    a_over_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    h_over_m,
                    k5,
                    stability1_new,
                    h_feedback_euler_h,
                    stability3_new,
                } = *setting.scheme();
                let t1 = k2 * p_s - a_over_j * p_omega;
                let t2 = inv_j * p_omega - a_over_j * p_s + k3 * t1;
                let t3 = r12 * r11 + r22 * r21;
                let t4 = r21 * r21 + (r11 * r11 - rt::lit::<T>(1.0));
                let r11_new_2 = r11
                    + h * (r12 * t2 - feedback_euler_r * (r12 * t3 + r11 * t4));
                let t5 = r22 * r22 + (r12 * r12 - rt::lit::<T>(1.0));
                let r12_new_2 = r12
                    - h * (r11 * t2 + feedback_euler_r * (r11 * t3 + r12 * t5));
                let r21_new_2 = r21
                    + h * (r22 * t2 - feedback_euler_r * (r22 * t3 + r21 * t4));
                let r22_new_2 = r22
                    - h * (r21 * t2 + feedback_euler_r * (r21 * t3 + r22 * t5));
                let x1_new_2 = x1 + p_u * (h_over_m * r11);
                let x2_new_2 = x2 + p_u * (h_over_m * r21);
                let inv_m_p_u = inv_m * p_u;
                let t6 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_u * inv_m_p_u + p_omega * t2) - level_h);
                let p_s_inv_m_p_u = p_s * inv_m_p_u;
                let p_omega_new = p_omega - h * (t2 * t6 + (p_s_inv_m_p_u - k5 * t1));
                let p_u_new = p_u + h * (p_s * t2 - inv_m_p_u * t6);
                let p_s_new = p_s - h * (feedback_euler_j * t1 + k3 * p_s_inv_m_p_u);
                let stability2_new = h_feedback_euler_h * (t2 * t2 + p_u * (k4 * p_u));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    p_omega_new,
                    p_u_new,
                    p_s_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[10]),
                            ("H", setting.options()[1], carried[11]),
                            ("R", setting.options()[2], carried[12]),
                        ],
                    )
                    .map_err(|term| setting.unstable(1, term, tally))?;
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
                    carried[10],
                    carried[11],
                    carried[12],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, p_omega, p_u, p_s, _, _, _, _] = motion
                    .carried;
                let Scheme { inv_j, a_over_j, inv_m, k2, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: inv_j * p_omega - a_over_j * p_s,
                    u: inv_m * p_u,
                    s: k2 * p_s - a_over_j * p_omega,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1da8072f4f66ee4e8dd51b52e18ce15b";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackEuler> for System<T> {
        type Scheme = feedback_euler::Scheme<T>;
    }

    /// The method `feedback-rk2`.
    pub mod feedback_rk2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, Heun's method (Runge–Kutta of order 2).
        ///
        /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, p),  k₁ = X̃ − ∇V_L at y, k₂ at y + h k₁, with X̃ and V_L as in `feedback-euler`
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 2
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        /// - `R`: gain of RᵀR for the rotation matrices, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 9 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 70 | 102 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 5 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/m`
            inv_m: T,
            /// `(J + m a²)/(J m)`
            k2: T,
            /// `m a/(J + m a²)`
            k3: T,
            /// `1/(m²)`
            k4: T,
            /// `h/2`
            half_h: T,
            /// `(m a/(J + m a²)) feedback-rk2_J`
            k5: T,
            /// `(J m (a²/(J²) + (J + m a²)²/(J² m²))/(J + m a²)) h feedback-rk2_J`
            stability1_new: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `2 h feedback-rk2_R`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 13];
            type Memory = (rt::StabilityMonitor<T, 3>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "R",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_r] = *options;
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_j = rt::lit::<T>(1.0) / j;
                let a_over_j = a / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let k1 = j + m * a_squared;
                let j_m = j * m;
                let k2 = k1 / j_m;
                let k3 = m * a / k1;
                let k4 = rt::lit::<T>(1.0) / (m * m);
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = k3 * feedback_rk2_j;
                let stability1_new = j_m * (a_squared / (j * j) + k1 * k1 / (j_m * j_m))
                    / k1 * (h * feedback_rk2_j);
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let stability3_new = rt::lit::<T>(2.0) * (h * feedback_rk2_r);
                Scheme {
                    inv_j,
                    a_over_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    half_h,
                    k5,
                    stability1_new,
                    h_feedback_rk2_h,
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { inv_j, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let m_a = m * a;
                let t2 = t1 * omega + m_a * s;
                let m_u = m * u_;
                let t3 = rt::lit::<T>(0.5)
                    * (u_ * m_u + t2 * ((inv_j - a * m_a / (j * t1)) * t2));
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t2,
                    m_u,
                    m * (s + a * omega),
                    t3,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, p_omega, p_u, p_s, level_h, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_r] = *setting
                    .options();
                let Scheme {
                    inv_j,
                    a_over_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    half_h,
                    k5,
                    stability1_new,
                    h_feedback_rk2_h,
                    stability3_new,
                } = *setting.scheme();
                let t1 = k2 * p_s - a_over_j * p_omega;
                let t2 = inv_j * p_omega - a_over_j * p_s + k3 * t1;
                let t3 = r12 * r11 + r22 * r21;
                let t4 = r22 * r22 + (r12 * r12 - rt::lit::<T>(1.0));
                let t5 = r11 * t2 + feedback_rk2_r * (r11 * t3 + r12 * t4);
                let t6 = r12 - h * t5;
                let inv_m_p_u = inv_m * p_u;
                let p_s_inv_m_p_u = p_s * inv_m_p_u;
                let t7 = feedback_rk2_j * t1 + k3 * p_s_inv_m_p_u;
                let t8 = p_s - h * t7;
                let t9 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_u * inv_m_p_u + p_omega * t2) - level_h);
                let t10 = t2 * t9 + (p_s_inv_m_p_u - k5 * t1);
                let t11 = p_omega - h * t10;
                let t12 = k2 * t8 - a_over_j * t11;
                let t13 = k3 * t12 + (inv_j * t11 - a_over_j * t8);
                let t14 = r21 * r21 + (r11 * r11 - rt::lit::<T>(1.0));
                let t15 = r12 * t2 - feedback_rk2_r * (r12 * t3 + r11 * t14);
                let t16 = r11 + h * t15;
                let t17 = r22 * t2 - feedback_rk2_r * (r22 * t3 + r21 * t14);
                let t18 = r21 + h * t17;
                let t19 = t18 * t18 + (t16 * t16 - rt::lit::<T>(1.0));
                let t20 = r21 * t2 + feedback_rk2_r * (r21 * t3 + r22 * t4);
                let t21 = r22 - h * t20;
                let t22 = t16 * t6 + t18 * t21;
                let r11_new_2 = r11
                    + half_h
                        * (t6 * t13 + (t15 - feedback_rk2_r * (t16 * t19 + t6 * t22)));
                let t23 = t21 * t21 + (t6 * t6 - rt::lit::<T>(1.0));
                let r12_new_2 = r12
                    - half_h
                        * (t16 * t13 + (t5 + feedback_rk2_r * (t16 * t22 + t6 * t23)));
                let r21_new_2 = r21
                    + half_h
                        * (t21 * t13 + (t17 - feedback_rk2_r * (t18 * t19 + t21 * t22)));
                let r22_new_2 = r22
                    - half_h
                        * (t18 * t13 + (t20 + feedback_rk2_r * (t18 * t22 + t21 * t23)));
                let t24 = p_s * t2 - inv_m_p_u * t9;
                let t25 = p_u + h * t24;
                let t26 = inv_m * t25;
                let x1_new_2 = x1 + half_h * (r11 * inv_m_p_u + t16 * t26);
                let x2_new_2 = x2 + half_h * (r21 * inv_m_p_u + t18 * t26);
                let t27 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (t25 * t26 + t11 * t13) - level_h);
                let t28 = t26 * t8;
                let p_omega_new = p_omega
                    - half_h * (t13 * t27 + (t10 + t28 - k5 * t12));
                let p_u_new = p_u + half_h * (t24 + t8 * t13 - t26 * t27);
                let p_s_new = p_s - half_h * (feedback_rk2_j * t12 + (t7 + k3 * t28));
                let stability2_new = h_feedback_rk2_h * (t2 * t2 + p_u * (k4 * p_u));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    p_omega_new,
                    p_u_new,
                    p_s_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[10]),
                            ("H", setting.options()[1], carried[11]),
                            ("R", setting.options()[2], carried[12]),
                        ],
                    )
                    .map_err(|term| setting.unstable(2, term, tally))?;
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
                    carried[10],
                    carried[11],
                    carried[12],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, p_omega, p_u, p_s, _, _, _, _] = motion
                    .carried;
                let Scheme { inv_j, a_over_j, inv_m, k2, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: inv_j * p_omega - a_over_j * p_s,
                    u: inv_m * p_u,
                    s: k2 * p_s - a_over_j * p_omega,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4bae0cf2486ac34b669d5594d47f6f0d";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk2> for System<T> {
        type Scheme = feedback_rk2::Scheme<T>;
    }

    /// The method `feedback-rk4`.
    pub mod feedback_rk4 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, classical Runge–Kutta method of order 4.
        ///
        /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, p),  k = X̃ − ∇V_L at y, y + h k₁/2, y + h k₂/2, y + h k₃, with X̃ and V_L as in `feedback-euler`
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 4
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        /// - `R`: gain of RᵀR for the rotation matrices, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 9 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 0 | 0 | 0 | 0 |
        /// | each step | 146 | 207 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 5 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/m`
            inv_m: T,
            /// `(J + m a²)/(J m)`
            k2: T,
            /// `m a/(J + m a²)`
            k3: T,
            /// `1/(m²)`
            k4: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k5: T,
            /// `(m a/(J + m a²)) feedback-rk4_J`
            k6: T,
            /// `(J m (a²/(J²) + (J + m a²)²/(J² m²))/(J + m a²)) h feedback-rk4_J`
            stability1_new: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `2 h feedback-rk4_R`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (6); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 13];
            type Memory = (rt::StabilityMonitor<T, 3>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "R",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_r] = *options;
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_j = rt::lit::<T>(1.0) / j;
                let a_over_j = a / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let k1 = j + m * a_squared;
                let j_m = j * m;
                let k2 = k1 / j_m;
                let k3 = m * a / k1;
                let k4 = rt::lit::<T>(1.0) / (m * m);
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = rt::lit::<T>(0.16666666666666666) * h;
                let k6 = k3 * feedback_rk4_j;
                let stability1_new = j_m * (a_squared / (j * j) + k1 * k1 / (j_m * j_m))
                    / k1 * (h * feedback_rk4_j);
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let stability3_new = rt::lit::<T>(2.0) * (h * feedback_rk4_r);
                Scheme {
                    inv_j,
                    a_over_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    half_h,
                    k5,
                    k6,
                    stability1_new,
                    h_feedback_rk4_h,
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { inv_j, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2]] = start.q().data.0;
                let [[omega, u_, s]] = start.w().data.0;
                let t1 = j + m * (a * a);
                let m_a = m * a;
                let t2 = t1 * omega + m_a * s;
                let m_u = m * u_;
                let t3 = rt::lit::<T>(0.5)
                    * (u_ * m_u + t2 * ((inv_j - a * m_a / (j * t1)) * t2));
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    t2,
                    m_u,
                    m * (s + a * omega),
                    t3,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, p_omega, p_u, p_s, level_h, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_r] = *setting
                    .options();
                let Scheme {
                    inv_j,
                    a_over_j,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    half_h,
                    k5,
                    k6,
                    stability1_new,
                    h_feedback_rk4_h,
                    stability3_new,
                } = *setting.scheme();
                let t1 = k2 * p_s - a_over_j * p_omega;
                let t2 = inv_j * p_omega - a_over_j * p_s + k3 * t1;
                let t3 = r12 * r11 + r22 * r21;
                let t4 = r22 * r22 + (r12 * r12 - rt::lit::<T>(1.0));
                let t5 = r11 * t2 + feedback_rk4_r * (r11 * t3 + r12 * t4);
                let t6 = r12 - half_h * t5;
                let inv_m_p_u = inv_m * p_u;
                let p_s_inv_m_p_u = p_s * inv_m_p_u;
                let t7 = feedback_rk4_j * t1 + k3 * p_s_inv_m_p_u;
                let t8 = p_s - half_h * t7;
                let t9 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_u * inv_m_p_u + p_omega * t2) - level_h);
                let t10 = t2 * t9 + (p_s_inv_m_p_u - k6 * t1);
                let t11 = p_omega - half_h * t10;
                let t12 = k2 * t8 - a_over_j * t11;
                let t13 = k3 * t12 + (inv_j * t11 - a_over_j * t8);
                let t14 = r21 * r21 + (r11 * r11 - rt::lit::<T>(1.0));
                let t15 = r12 * t2 - feedback_rk4_r * (r12 * t3 + r11 * t14);
                let t16 = r11 + half_h * t15;
                let t17 = r22 * t2 - feedback_rk4_r * (r22 * t3 + r21 * t14);
                let t18 = r21 + half_h * t17;
                let t19 = t18 * t18 + (t16 * t16 - rt::lit::<T>(1.0));
                let t20 = r21 * t2 + feedback_rk4_r * (r21 * t3 + r22 * t4);
                let t21 = r22 - half_h * t20;
                let t22 = t16 * t6 + t18 * t21;
                let t23 = t6 * t13 - feedback_rk4_r * (t16 * t19 + t6 * t22);
                let t24 = r11 + half_h * t23;
                let t25 = p_s * t2 - inv_m_p_u * t9;
                let t26 = p_u + half_h * t25;
                let t27 = inv_m * t26;
                let t28 = t27 * t8;
                let t29 = k3 * t28 + feedback_rk4_j * t12;
                let t30 = p_s - half_h * t29;
                let t31 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t26 * t27 + t11 * t13) - level_h);
                let t32 = t13 * t31 + (t28 - k6 * t12);
                let t33 = p_omega - half_h * t32;
                let t34 = k2 * t30 - a_over_j * t33;
                let t35 = k3 * t34 + (inv_j * t33 - a_over_j * t30);
                let t36 = t21 * t21 + (t6 * t6 - rt::lit::<T>(1.0));
                let t37 = t16 * t13 + feedback_rk4_r * (t16 * t22 + t6 * t36);
                let t38 = r12 - half_h * t37;
                let t39 = t21 * t13 - feedback_rk4_r * (t18 * t19 + t21 * t22);
                let t40 = r21 + half_h * t39;
                let t41 = t18 * t13 + feedback_rk4_r * (t18 * t22 + t21 * t36);
                let t42 = r22 - half_h * t41;
                let t43 = t24 * t38 + t40 * t42;
                let t44 = t42 * t42 + (t38 * t38 - rt::lit::<T>(1.0));
                let t45 = t24 * t35 + feedback_rk4_r * (t24 * t43 + t38 * t44);
                let t46 = r12 - h * t45;
                let t47 = t8 * t13 - t27 * t31;
                let t48 = p_u + half_h * t47;
                let t49 = inv_m * t48;
                let t50 = t30 * t49;
                let t51 = k3 * t50 + feedback_rk4_j * t34;
                let t52 = p_s - h * t51;
                let t53 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t48 * t49 + t33 * t35) - level_h);
                let t54 = t35 * t53 + (t50 - k6 * t34);
                let t55 = p_omega - h * t54;
                let t56 = k2 * t52 - a_over_j * t55;
                let t57 = k3 * t56 + (inv_j * t55 - a_over_j * t52);
                let t58 = t40 * t40 + (t24 * t24 - rt::lit::<T>(1.0));
                let t59 = t38 * t35 - feedback_rk4_r * (t24 * t58 + t38 * t43);
                let t60 = r11 + h * t59;
                let t61 = t42 * t35 - feedback_rk4_r * (t40 * t58 + t42 * t43);
                let t62 = r21 + h * t61;
                let t63 = t62 * t62 + (t60 * t60 - rt::lit::<T>(1.0));
                let t64 = t40 * t35 + feedback_rk4_r * (t40 * t43 + t42 * t44);
                let t65 = r22 - h * t64;
                let t66 = t60 * t46 + t62 * t65;
                let t67 = t46 * t57
                    + (t15 + rt::lit::<T>(2.0) * (t23 + t59)
                        - feedback_rk4_r * (t60 * t63 + t46 * t66));
                let r11_new_2 = r11 + k5 * t67;
                let t68 = t65 * t65 + (t46 * t46 - rt::lit::<T>(1.0));
                let t69 = t60 * t57
                    + (feedback_rk4_r * (t60 * t66 + t46 * t68)
                        + (t5 + rt::lit::<T>(2.0) * (t37 + t45)));
                let r12_new_2 = r12 - k5 * t69;
                let t70 = t65 * t57
                    + (t17 + rt::lit::<T>(2.0) * (t39 + t61)
                        - feedback_rk4_r * (t62 * t63 + t65 * t66));
                let r21_new_2 = r21 + k5 * t70;
                let t71 = t62 * t57
                    + (feedback_rk4_r * (t62 * t66 + t65 * t68)
                        + (t20 + rt::lit::<T>(2.0) * (t41 + t64)));
                let r22_new_2 = r22 - k5 * t71;
                let t72 = t30 * t35 - t49 * t53;
                let t73 = p_u + h * t72;
                let t74 = inv_m * t73;
                let t75 = k5
                    * (t60 * t74
                        + (r11 * inv_m_p_u
                            + rt::lit::<T>(2.0) * (t16 * t27 + t24 * t49)));
                let x1_new_2 = x1 + t75;
                let t76 = k5
                    * (t62 * t74
                        + (r21 * inv_m_p_u
                            + rt::lit::<T>(2.0) * (t18 * t27 + t40 * t49)));
                let x2_new_2 = x2 + t76;
                let t77 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t73 * t74 + t55 * t57) - level_h);
                let t78 = t52 * t74;
                let t79 = k5
                    * (t57 * t77
                        + (t78 + (t10 + rt::lit::<T>(2.0) * (t32 + t54)) - k6 * t56));
                let p_omega_new = p_omega - t79;
                let p_u_new = p_u
                    + k5
                        * (t52 * t57 + (t25 + rt::lit::<T>(2.0) * (t47 + t72))
                            - t74 * t77);
                let p_s_new = p_s
                    - k5
                        * (feedback_rk4_j * t56
                            + (k3 * t78 + (t7 + rt::lit::<T>(2.0) * (t29 + t51))));
                let stability2_new = h_feedback_rk4_h * (t2 * t2 + p_u * (k4 * p_u));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r21_new_2,
                    r22_new_2,
                    x1_new_2,
                    x2_new_2,
                    p_omega_new,
                    p_u_new,
                    p_s_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[10]),
                            ("H", setting.options()[1], carried[11]),
                            ("R", setting.options()[2], carried[12]),
                        ],
                    )
                    .map_err(|term| setting.unstable(4, term, tally))?;
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
                    carried[10],
                    carried[11],
                    carried[12],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, p_omega, p_u, p_s, _, _, _, _] = motion
                    .carried;
                let Scheme { inv_j, a_over_j, inv_m, k2, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    omega: inv_j * p_omega - a_over_j * p_s,
                    u: inv_m * p_u,
                    s: k2 * p_s - a_over_j * p_omega,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "97c238c1ead16e2f4bbc9441b4d9741f";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk4> for System<T> {
        type Scheme = feedback_rk4::Scheme<T>;
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
                "constraint_momenta" => {
                    rt::write(
                        &self.constraint_momenta(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_hamiltonian" => {
                    rt::write(
                        &self.extended_hamiltonian(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_multipliers" => {
                    rt::write(
                        &self.extended_multipliers(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_vector_field" => {
                    rt::write(
                        &self.extended_vector_field(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "feedback_levels" => {
                    rt::write(&self.feedback_levels(&at.get("q")?, &at.get("p")?), out)
                }
                "lyapunov_function" => {
                    rt::write(
                        &self
                            .lyapunov_function(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                "lyapunov_gradient" => {
                    rt::write(
                        &self
                            .lyapunov_gradient(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                "feedback_vector_field" => {
                    rt::write(
                        &self
                            .feedback_vector_field(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                _ => Err(rt::EvaluateError::UnknownFunction),
            }
        }

        fn write_parameters(&self, out: &mut [f64]) -> usize {
            rt::copy(&[self.parameters.J, self.parameters.m, self.parameters.a], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("chaplygin_sleigh_se2");
            info.text = Some(
                "Chaplygin's sleigh on SE(2): a rigid body on the plane, carried by two sliding feet and one knife edge, in the velocities of its own frame. The position x is that of the edge's point of contact, the direction a rotation matrix R; the centre of mass lies at distance a ahead.",
            );
            info.source = Some(
                "D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.3",
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
                    "R21",
                    None,
                    Some("entry (2, 1) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R22",
                    None,
                    Some("entry (2, 2) of the rotation matrix R"),
                ),
                Quantity::new("x1", None, Some("position x")),
                Quantity::new("x2", None, Some("position x")),
            ];
            info.velocities = &[
                Quantity::new(
                    "omega",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new("u", None, Some("velocity in the frame of the body, R")),
                Quantity::new("s", None, Some("velocity in the frame of the body, R")),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["s"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("moment of inertia about the centre of mass"),
                    ),
                    Some(8.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("distance from the contact point to the centre of mass"),
                    ),
                    Some(1.0),
                    false,
                ),
            ];
            info.rotations = &[
                ::nonholonomic::catalogue::RotationInfo {
                    name: "R",
                    dimension: 2,
                    first: 0,
                },
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "paper",
                    text: Some("the data of chaplygin_sleigh, rho = (0.001, -0.6)"),
                    q: &[
                        0.9950041652780258,
                        -0.09983341664682815,
                        0.09983341664682815,
                        0.9950041652780258,
                        -5.0,
                        0.0,
                    ],
                    w: &[0.0003333333333333333, -0.6, 0.0],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "lively",
                    text: Some("fast turns; the motion of chaplygin_sleigh's data"),
                    q: &[
                        0.955336489125606,
                        -0.29552020666133955,
                        0.29552020666133955,
                        0.955336489125606,
                        0.2,
                        -0.1,
                    ],
                    w: &[0.7999999999999999, -0.5, 0.0],
                    parameters: &[(0, 1.5), (1, 1.2), (2, 0.6)],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::AveragedVectorField>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::ItohAbe>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::ItohAbeSym>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Avf4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Avf6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezR>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezRFd>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::IsoVar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::RdpCay>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::RdpExp>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Taylor>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::TaylorQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Euler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::EulerPolar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2Polar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4Polar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::EulerQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackEuler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("inverse_mass", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("potential", &[("q", 6)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 6)], &[6]),
                FunctionInfo::new("lagrangian", &[("q", 6), ("w", 3)], &[]),
                FunctionInfo::new("energy", &[("q", 6), ("w", 3)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 6)], &[3, 3, 3]),
                FunctionInfo::new("christoffel", &[("q", 6)], &[3, 3, 3]),
                FunctionInfo::new("constraint_matrix", &[("q", 6)], &[1, 3]),
                FunctionInfo::new("constraint", &[("q", 6), ("w", 3)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("projector_d", &[("q", 6)], &[3, 3]),
                FunctionInfo::new("frame", &[("q", 6)], &[3, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 6)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 6)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 6)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 6), ("rho", 2)], &[8, 8]),
                FunctionInfo::new("hamiltonian", &[("q", 6), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 6), ("rho", 2)], &[8]),
                FunctionInfo::new("vector_field", &[("q", 6), ("rho", 2)], &[8]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 6), ("rho", 2)],
                    &[8, 8],
                ),
                FunctionInfo::new("momenta", &[("q", 6), ("w", 3)], &[3]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 6), ("p", 3)], &[3]),
                FunctionInfo::new("to_momenta", &[("q", 6), ("w", 3)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 6), ("rho", 2)], &[3]),
                FunctionInfo::new("multipliers", &[("q", 6), ("w", 3)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 6), ("w", 3)], &[3]),
                FunctionInfo::new("configuration_velocity", &[("q", 6), ("w", 3)], &[6]),
                FunctionInfo::new("group_defect", &[("q", 6)], &[]),
                FunctionInfo::new("group_determinants", &[("q", 6)], &[1]),
                FunctionInfo::new("invariants", &[("q", 6), ("w", 3)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 6), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 6), ("p", 3)], &[9]),
                FunctionInfo::new("constraint_momenta", &[("q", 6), ("p", 3)], &[1]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 6), ("p", 3)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 6), ("p", 3)], &[1]),
                FunctionInfo::new("extended_vector_field", &[("q", 6), ("p", 3)], &[9]),
                FunctionInfo::new("feedback_levels", &[("q", 6), ("p", 3)], &[1]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 6), ("p", 3), ("gains", 3), ("levels", 1)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 6), ("p", 3), ("gains", 3), ("levels", 1)],
                    &[9],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 6), ("p", 3), ("gains", 3), ("levels", 1)],
                    &[9],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[j, m, a] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { J: j, m, a })
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
            let mut state = *state;
            if let Ok(turned) = rt::rotation(
                    "R",
                    &rt::matrix([[state.R11, state.R21], [state.R12, state.R22]]),
                )
                .map(|turned| {
                    let [[r11, r21], [r12, r22]] = turned.data.0;
                    State {
                        R11: r11,
                        R12: r12,
                        R21: r21,
                        R22: r22,
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
            if rt::same_name(name, "avf") {
                return Some(
                    visitor.visit::<::nonholonomic::methods::AveragedVectorField>(),
                );
            }
            if rt::same_name(name, "itoh-abe") {
                return Some(visitor.visit::<::nonholonomic::methods::ItohAbe>());
            }
            if rt::same_name(name, "itoh-abe-sym") {
                return Some(visitor.visit::<::nonholonomic::methods::ItohAbeSym>());
            }
            if rt::same_name(name, "avf4") {
                return Some(visitor.visit::<::nonholonomic::methods::Avf4>());
            }
            if rt::same_name(name, "avf6") {
                return Some(visitor.visit::<::nonholonomic::methods::Avf6>());
            }
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "gonzalez-r") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezR>());
            }
            if rt::same_name(name, "gonzalez-r-fd") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezRFd>());
            }
            if rt::same_name(name, "iso") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso>());
            }
            if rt::same_name(name, "iso:4") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso4>());
            }
            if rt::same_name(name, "iso:6") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso6>());
            }
            if rt::same_name(name, "iso-var") {
                return Some(visitor.visit::<::nonholonomic::methods::IsoVar>());
            }
            if rt::same_name(name, "rdp-cay") {
                return Some(visitor.visit::<::nonholonomic::methods::RdpCay>());
            }
            if rt::same_name(name, "rdp-exp") {
                return Some(visitor.visit::<::nonholonomic::methods::RdpExp>());
            }
            if rt::same_name(name, "taylor") {
                return Some(visitor.visit::<::nonholonomic::methods::Taylor>());
            }
            if rt::same_name(name, "taylor:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::TaylorQv>());
            }
            if rt::same_name(name, "euler") {
                return Some(visitor.visit::<::nonholonomic::methods::Euler>());
            }
            if rt::same_name(name, "rk2") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            if rt::same_name(name, "euler:polar") {
                return Some(visitor.visit::<::nonholonomic::methods::EulerPolar>());
            }
            if rt::same_name(name, "rk2:polar") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2Polar>());
            }
            if rt::same_name(name, "rk4:polar") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4Polar>());
            }
            if rt::same_name(name, "euler:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::EulerQv>());
            }
            if rt::same_name(name, "rk2:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2Qv>());
            }
            if rt::same_name(name, "rk4:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4Qv>());
            }
            if rt::same_name(name, "feedback-euler") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackEuler>());
            }
            if rt::same_name(name, "feedback-rk2") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackRk2>());
            }
            if rt::same_name(name, "feedback-rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackRk4>());
            }
            None
        }
    }
}

impl ChaplyginSleighSe2 {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaplygin_sleigh_se2::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaplygin_sleigh_se2::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaplygin_sleigh_se2::Parameters<f64> {
        chaplygin_sleigh_se2::Parameters {
            J: self.J,
            m: self.m,
            a: self.a,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaplygin_sleigh_se2::StateBuilder<f64> {
        chaplygin_sleigh_se2::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`, `lively`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaplygin_sleigh_se2::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaplygin_sleigh_se2::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh_se2::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `rdp-cay`, `[alpha]` for `rdp-exp`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, R]` for `feedback-euler`, `[J, H, R]` for `feedback-rk2`, `[J, H, R]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: chaplygin_sleigh_se2::State<f64>,
        h: f64,
        options: <chaplygin_sleigh_se2::System<
            f64,
        > as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh_se2::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper_with(&system, &start, h, options)),
        )
    }
}

/// A program need not call all of these.
const _: () = {
    let _ = (
        ChaplyginSleighSe2::system,
        ChaplyginSleighSe2::parameters,
        ChaplyginSleighSe2::state,
        ChaplyginSleighSe2::initial,
        ChaplyginSleighSe2::integrate::<::nonholonomic::methods::Gonzalez>,
        ChaplyginSleighSe2::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
