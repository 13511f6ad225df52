// Prepared by `nh prepare` from `VerticalDiskSe2` in src/library.rs and vertical_disk_se2.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration c8f4517fd456f19dd89f527632adb061
// content e0bebb3cef82fb7bcf5421def28d8b53

pub struct VerticalDiskSe2 {
    /// `m` (kg): mass.
    pub m: f64,
    /// `r` (m): radius.
    pub r: f64,
    /// `I` (kg m^2): moment of inertia about the axle.
    pub I: f64,
    /// `J` (kg m^2): moment of inertia about a diameter.
    pub J: f64,
}

impl ::core::default::Default for VerticalDiskSe2 {
    fn default() -> Self {
        VerticalDiskSe2 {
            m: 1.2,
            r: 0.5,
            I: 0.15,
            J: 0.075,
        }
    }
}

/// The system `vertical_disk_se2` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 24 add, 35 mul, 1 div
/// * `midpoint`: 24 add, 35 mul, 1 div
/// * `rk4`: 59 add, 82 mul
/// * `rdp-cay`: 28 add, 46 mul, 1 div
/// * `rdp-exp`: 38 add, 88 mul, 2 div, 6 call
pub mod vertical_disk_se2 {
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
        /// `I` (kg m^2): moment of inertia about the axle. Positive.
        pub I: T,
        /// `J` (kg m^2): moment of inertia about a diameter. Positive.
        pub J: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, r, I, J });

    ::nonholonomic::__in_lanes!(System, Parameters { m, r, I, J });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                r: rt::lit::<T>(0.5),
                I: rt::lit::<T>(0.15),
                J: rt::lit::<T>(0.075),
            }
        }

        /// The parameters of the data set `driven`: the same, with torques.
        pub fn driven() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                r: rt::lit::<T>(0.5),
                I: rt::lit::<T>(0.15),
                J: rt::lit::<T>(0.075),
            }
        }

        /// With the parameters computed from the others whose defaults are expressions of them: `I`, `J`.
        #[must_use]
        pub fn with_derived(self) -> Self {
            self.follow("", |_| false)
        }

        /// With the parameters computed that depend on others in a data set, but for those to keep.
        fn follow(mut self, set: &str, keep: impl Fn(usize) -> bool) -> Self {
            let _ = (set, &keep);
            if !keep(2) {
                self.I = self.m
                    * {
                        let x = self.r;
                        x * x
                    } / rt::lit::<T>(2.0);
            }
            if !keep(3) {
                self.J = self.m
                    * {
                        let x = self.r;
                        x * x
                    } / rt::lit::<T>(4.0);
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
        /// Coordinate `phi` (rad): angle of rolling.
        pub phi: T,
        /// Velocity `omega`: angular velocity in the frame of the body, R.
        pub omega: T,
        /// Velocity `v1`: velocity in the frame of the body, R.
        pub v1: T,
        /// Velocity `v2`: velocity in the frame of the body, R.
        pub v2: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 7> {
            rt::vector([
                self.R11,
                self.R12,
                self.R21,
                self.R22,
                self.x1,
                self.x2,
                self.phi,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 4> {
            rt::vector([self.omega, self.v1, self.v2, self.phi_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 7>;
        type Velocity = SVector<T, 4>;

        fn of(t: T, q: SVector<T, 7>, w: SVector<T, 4>) -> Self {
            let ([[r11, r12, r21, r22, x1, x2, phi]], [[omega, v1, v2, phi_dot]]) = (
                q.data.0,
                w.data.0,
            );
            State {
                t,
                R11: r11,
                R12: r12,
                R21: r21,
                R22: r22,
                x1,
                x2,
                phi,
                omega,
                v1,
                v2,
                phi_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 7> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 4> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, R11, R12, R21, R22, x1, x2, phi, omega, v1, v2, phi_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, R11, R12, R21, R22, x1, x2, phi, omega, v1, v2, phi_dot }
    );

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
                state: rt::state_at(rt::numbers([1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])),
                rho: None,
            }
        }

        /// Sets the time.
        pub fn time(mut self, t: T) -> Self {
            self.state.t = t;
            self
        }

        ::nonholonomic::__setters!(coordinate : R11, R12, R21, R22, x1, x2, phi);

        ::nonholonomic::__setters!(velocity in place of rho : omega, v1, v2, phi_dot);

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 7>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 4>>) -> Self {
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

        /// Coordinates and velocities of named initial data: `standard`, `driven`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self
                    .configuration(rt::numbers([1.0, 0.0, 0.0, 1.0, 0.1, -0.3, 0.2]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.7),
                                rt::lit::<T>(0.9) * system.parameters.r,
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.9),
                            ]),
                        ),
                );
            }
            if rt::same_name(name, "driven") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self
                    .configuration(rt::numbers([1.0, 0.0, 0.0, 1.0, 0.1, -0.3, 0.2]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.7),
                                rt::lit::<T>(0.9) * system.parameters.r,
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.9),
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

    /// A disk that rolls upright on the plane, on SE(2) x S^1 and in the velocities of its own frame: turning, ahead, across. Without torques it rolls on a circle.
    ///
    /// **Source**: A. M. Bloch, Nonholonomic mechanics and control (2003), section 1.4
    ///
    /// Coordinates q: `R11`, `R12`, `R21`, `R22`, `x1`, `x2`, `phi`; velocities w: `omega`, `v1`, `v2`, `phi_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`. Control inputs u: `steer`, `drive`.
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
        /// `1/I`
        inv_i: T,
        /// `I + m r²`
        k2: T,
        /// `I/(I + m r²)`
        k3: T,
        /// `I r/(I + m r²)`
        k4: T,
        /// `-(I r/(I + m r²))`
        k5: T,
        /// `m r`
        m_r: T,
        /// `m r/(I + m r²)`
        k6: T,
        /// `-(m r/(I + m r²))`
        k7: T,
        /// `m r²/(I + m r²)`
        k8: T,
        /// `1/(I + m r²)`
        k9: T,
        /// `(1/2)/J`
        k10: T,
        /// `(1/2)/(I + m r²)`
        k11: T,
        /// `-(1/J)`
        minus_inv_j: T,
        /// `r/(I + m r²)`
        k12: T,
        /// `m I/(I + m r²)`
        k13: T,
        /// `r/I`
        r_over_i: T,
        /// `r (m I/(I + m r²))`
        k14: T,
        /// `I/(J (I + m r²))`
        k15: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("r", parameters.r)?;
            rt::positive("I", parameters.I)?;
            rt::positive("J", parameters.J)?;
            let constants = {
                let m = parameters.m;
                let r = parameters.r;
                let i = parameters.I;
                let j = parameters.J;
                let inv_j = rt::lit::<T>(1.0) / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_i = rt::lit::<T>(1.0) / i;
                let k1 = m * (r * r);
                let k2 = i + k1;
                let k3 = i / k2;
                let k4 = i * r / k2;
                let k5 = -k4;
                let m_r = m * r;
                let k6 = m_r / k2;
                let k7 = -k6;
                let k8 = k1 / k2;
                let k9 = rt::lit::<T>(1.0) / k2;
                let k10 = rt::lit::<T>(0.5) / j;
                let k11 = rt::lit::<T>(0.5) / k2;
                let minus_inv_j = -inv_j;
                let k12 = r / k2;
                let k13 = m * i / k2;
                let r_over_i = r / i;
                let k14 = r * k13;
                let k15 = i / (j * k2);
                Constants {
                    inv_j,
                    inv_m,
                    inv_i,
                    k2,
                    k3,
                    k4,
                    k5,
                    m_r,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    minus_inv_j,
                    k12,
                    k13,
                    r_over_i,
                    k14,
                    k15,
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
        /// **Shape**: 4 × 4
        pub fn mass_matrix(&self, _q: &SVector<T, 7>) -> SMatrix<T, 4, 4> {
            let m = self.parameters.m;
            let i = self.parameters.I;
            let j = self.parameters.J;
            rt::sparse([(0, 0, j), (1, 1, m), (2, 2, m), (3, 3, i)])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 4 × 4
        pub fn inverse_mass(&self, _q: &SVector<T, 7>) -> SMatrix<T, 4, 4> {
            let Constants { inv_j, inv_m, inv_i, .. } = self.constants;
            rt::sparse([(0, 0, inv_j), (1, 1, inv_m), (2, 2, inv_m), (3, 3, inv_i)])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 7>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 7
        pub fn potential_gradient(&self, _q: &SVector<T, 7>) -> SVector<T, 7> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 7>, w: &SVector<T, 4>) -> T {
            let [[omega, v1, v2, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let j = self.parameters.J;
            let t1 = m * (v1 * v1 + v2 * v2)
                + (phi_dot * (i * phi_dot) + omega * (j * omega));
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 7>, w: &SVector<T, 4>) -> T {
            let [[omega, v1, v2, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let j = self.parameters.J;
            let t1 = m * (v1 * v1 + v2 * v2)
                + (phi_dot * (i * phi_dot) + omega * (j * omega));
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel_first(&self, _q: &SVector<T, 7>) -> [SMatrix<T, 4, 4>; 4] {
            let m = self.parameters.m;
            [
                SMatrix::zeros(),
                rt::sparse([(0, 2, -m)]),
                rt::sparse([(0, 1, m)]),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel(&self, _q: &SVector<T, 7>) -> [SMatrix<T, 4, 4>; 4] {
            [
                SMatrix::zeros(),
                rt::sparse([(0, 2, rt::lit::<T>(-1.0))]),
                rt::sparse([(0, 1, rt::lit::<T>(1.0))]),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 4
        pub fn constraint_matrix(&self, _q: &SVector<T, 7>) -> SMatrix<T, 2, 4> {
            let r = self.parameters.r;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero],
                [rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
                [-r, zero],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(
            &self,
            _q: &SVector<T, 7>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, v1, v2, phi_dot]] = w.data.0;
            let r = self.parameters.r;
            rt::vector([v1 - r * phi_dot, v2])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn projector_perp(&self, _q: &SVector<T, 7>) -> SMatrix<T, 4, 4> {
            let Constants { k3, k5, k7, k8, .. } = self.constants;
            rt::sparse([
                (1, 1, k3),
                (1, 3, k5),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 1, k7),
                (3, 3, k8),
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn projector_d(&self, _q: &SVector<T, 7>) -> SMatrix<T, 4, 4> {
            let Constants { k3, k4, k6, k8, .. } = self.constants;
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0)),
                (1, 1, k8),
                (1, 3, k4),
                (3, 1, k6),
                (3, 3, k3),
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 2
        pub fn frame(&self, _q: &SVector<T, 7>) -> SMatrix<T, 4, 2> {
            let r = self.parameters.r;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero, zero],
                [zero, r, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 7>) -> SMatrix<T, 2, 2> {
            let j = self.parameters.J;
            let Constants { k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[j, zero], [zero, k2]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 7>) -> SMatrix<T, 2, 2> {
            let Constants { inv_j, k9, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_j, zero], [zero, k9]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 7>) -> [SMatrix<T, 2, 2>; 2] {
            [SMatrix::zeros(), SMatrix::zeros()]
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
            q: &SVector<T, 7>,
            _rho: &SVector<T, 2>,
        ) -> SMatrix<T, 9, 9> {
            let [[r11, r12, r21, r22, _, _, _]] = q.data.0;
            let r = self.parameters.r;
            let r_r11 = r * r11;
            let r_r21 = r * r21;
            rt::sparse([
                (0, 7, r12),
                (1, 7, -r11),
                (2, 7, r22),
                (3, 7, -r21),
                (4, 8, r_r11),
                (5, 8, r_r21),
                (6, 8, rt::lit::<T>(1.0)),
                (7, 0, -r12),
                (7, 1, r11),
                (7, 2, -r22),
                (7, 3, r21),
                (8, 4, -r_r11),
                (8, 5, -r_r21),
                (8, 6, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 7>, rho: &SVector<T, 2>) -> T {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k10, k11, .. } = self.constants;
            rho1 * (k10 * rho1) + rho2 * (k11 * rho2)
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
            _q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 9> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_j, k9, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                inv_j * rho1,
                k9 * rho2,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 9
        pub fn vector_field(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 9> {
            let [[r11, r12, r21, r22, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let [[u_steer, u_drive]] = u_.data.0;
            let Constants { inv_j, k9, minus_inv_j, k12, .. } = self.constants;
            rt::vector([
                rho1 * (inv_j * r12),
                rho1 * (minus_inv_j * r11),
                rho1 * (inv_j * r22),
                rho1 * (minus_inv_j * r21),
                rho2 * (k12 * r11),
                rho2 * (k12 * r21),
                k9 * rho2,
                u_steer,
                u_drive,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 9 × 9
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
            _u: &SVector<T, 2>,
        ) -> SMatrix<T, 9, 9> {
            let [[r11, r12, r21, r22, _, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_j, k9, minus_inv_j, k12, .. } = self.constants;
            let inv_j_rho1 = inv_j * rho1;
            let minus_inv_j_rho1 = -inv_j_rho1;
            let t1 = k12 * rho2;
            rt::sparse([
                (0, 1, inv_j_rho1),
                (0, 7, inv_j * r12),
                (1, 0, minus_inv_j_rho1),
                (1, 7, minus_inv_j * r11),
                (2, 3, inv_j_rho1),
                (2, 7, inv_j * r22),
                (3, 2, minus_inv_j_rho1),
                (3, 7, minus_inv_j * r21),
                (4, 0, t1),
                (4, 8, k12 * r11),
                (5, 2, t1),
                (5, 8, k12 * r21),
                (6, 8, k9),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 4
        pub fn momenta(&self, _q: &SVector<T, 7>, w: &SVector<T, 4>) -> SVector<T, 4> {
            let [[omega, v1, v2, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let j = self.parameters.J;
            rt::vector([j * omega, m * v1, m * v2, i * phi_dot])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 4
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 7>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[p_omega, p_v1, p_v2, p_phi]] = p.data.0;
            let Constants { inv_j, inv_m, inv_i, .. } = self.constants;
            rt::vector([inv_j * p_omega, inv_m * p_v1, inv_m * p_v2, inv_i * p_phi])
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
            _q: &SVector<T, 7>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[omega, v1, _, phi_dot]] = w.data.0;
            let i = self.parameters.I;
            let j = self.parameters.J;
            let Constants { m_r, .. } = self.constants;
            rt::vector([j * omega, i * phi_dot + m_r * v1])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn to_velocities(
            self: &System<T>,
            _q: &SVector<T, 7>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_j, k9, k12, .. } = self.constants;
            rt::vector([inv_j * rho1, k12 * rho2, rt::lit::<T>(0.0), k9 * rho2])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V − B u) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            _q: &SVector<T, 7>,
            w: &SVector<T, 4>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[omega, v1, v2, _]] = w.data.0;
            let [[_, u_drive]] = u_.data.0;
            let m = self.parameters.m;
            let Constants { k13, r_over_i, .. } = self.constants;
            rt::vector([k13 * (r_over_i * u_drive - v2 * omega), omega * (m * v1)])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ + B u − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 4
        pub fn acceleration(
            &self,
            _q: &SVector<T, 7>,
            w: &SVector<T, 4>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[omega, _, v2, _]] = w.data.0;
            let [[u_steer, u_drive]] = u_.data.0;
            let m = self.parameters.m;
            let Constants { inv_j, inv_m, inv_i, k13, r_over_i, k14, .. } = self
                .constants;
            let v2_omega = v2 * omega;
            let t1 = r_over_i * u_drive - v2_omega;
            rt::vector([
                inv_j * u_steer,
                inv_m * (m * v2_omega + k13 * t1),
                rt::lit::<T>(0.0),
                inv_i * (u_drive - k14 * t1),
            ])
        }

        /// Input matrix.
        ///
        /// **Equation**: B(q)
        ///
        /// **Shape**: 4 × 2
        pub fn input_matrix(&self, _q: &SVector<T, 7>) -> SMatrix<T, 4, 2> {
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero, zero],
                [zero, zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Force of the control inputs.
        ///
        /// **Equation**: B(q) u
        ///
        /// **Shape**: 4
        pub fn input_force(
            &self,
            _q: &SVector<T, 7>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[u_steer, u_drive]] = u_.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::vector([u_steer, zero, zero, u_drive])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 7
        pub fn configuration_velocity(
            &self,
            q: &SVector<T, 7>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 7> {
            let [[r11, r12, r21, r22, _, _, _]] = q.data.0;
            let [[omega, v1, v2, phi_dot]] = w.data.0;
            rt::vector([
                omega * r12,
                -(omega * r11),
                omega * r22,
                -(omega * r21),
                v1 * r11 + v2 * r12,
                v1 * r21 + v2 * r22,
                phi_dot,
            ])
        }

        /// How far the rotation matrices among the coordinates are from their groups, in the Frobenius norm.
        ///
        /// **Equation**: (Σ ‖RᵀR − I‖²)^½
        ///
        /// **Shape**: scalar
        pub fn group_defect(&self, q: &SVector<T, 7>) -> T {
            let [[r11, r12, r21, r22, _, _, _]] = q.data.0;
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
        pub fn group_determinants(&self, q: &SVector<T, 7>) -> SVector<T, 1> {
            let [[r11, r12, r21, r22, _, _, _]] = q.data.0;
            rt::vector([r11 * r22 - r12 * r21])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(
            &self,
            _q: &SVector<T, 7>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 3> {
            let [[omega, v1, v2, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let j = self.parameters.J;
            let t1 = m * (v1 * v1 + v2 * v2)
                + (phi_dot * (i * phi_dot) + omega * (j * omega));
            rt::vector([rt::lit::<T>(0.5) * t1, omega, phi_dot])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 7>, p: &SVector<T, 4>) -> T {
            let [[p_omega, p_v1, p_v2, p_phi]] = p.data.0;
            let Constants { inv_j, inv_m, inv_i, .. } = self.constants;
            let t1 = inv_m * (p_v1 * p_v1 + p_v2 * p_v2)
                + (p_omega * (inv_j * p_omega) + p_phi * (inv_i * p_phi));
            rt::lit::<T>(0.5) * t1
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ + B u)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 11
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 7>,
            p: &SVector<T, 4>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 11> {
            let [[r11, r12, r21, r22, _, _, _]] = q.data.0;
            let [[p_omega, p_v1, p_v2, p_phi]] = p.data.0;
            let [[u_steer, u_drive]] = u_.data.0;
            let r = self.parameters.r;
            let Constants { inv_j, inv_m, inv_i, k6, k15, .. } = self.constants;
            let inv_j_p_omega = inv_j * p_omega;
            let inv_m_p_v1 = inv_m * p_v1;
            let inv_m_p_v2 = inv_m * p_v2;
            let t1 = k6 * u_drive - p_v2 * (k15 * p_omega);
            rt::vector([
                r12 * inv_j_p_omega,
                -(r11 * inv_j_p_omega),
                r22 * inv_j_p_omega,
                -(r21 * inv_j_p_omega),
                r11 * inv_m_p_v1 + r12 * inv_m_p_v2,
                r21 * inv_m_p_v1 + r22 * inv_m_p_v2,
                inv_i * p_phi,
                u_steer + p_v1 * inv_m_p_v2 - p_v2 * inv_m_p_v1,
                p_v2 * inv_j_p_omega + t1,
                rt::lit::<T>(0.0) * p_v1,
                u_drive - r * t1,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 2];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "vertical_disk_se2";
        const INPUTS: &'static [&'static str] = &["steer", "drive"];

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
        type Point = [T; 9];
        type Jacobian = SMatrix<T, 9, 9>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 9],
            inputs: &[T; 2],
        ) -> [T; 9] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, &rt::vector(*inputs)).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 9],
            inputs: &[T; 2],
        ) -> Option<SMatrix<T, 9, 9>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho, &rt::vector(*inputs)))
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
            inputs: &[T; 2],
        ) -> [T; 11] {
            let (q, p) = rt::split(point);
            let [field] = self
                .cotangent_vector_field(&q, &p, &rt::vector(*inputs))
                .data
                .0;
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
        /// **Control inputs** are read at t + h/2
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`: explicit
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `rho2_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 2 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 3 | 0 | 0 | 0 |
        /// | each step | 24 | 35 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/(I + m r²)`
            k2: T,
            /// `(1/2)/J`
            k3: T,
            /// `(1/2)/(I + m r²)`
            k4: T,
            /// `-(1/J)`
            minus_inv_j: T,
            /// `r/(I + m r²)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `(h/J)/2`
            k6: T,
            /// `r h/(I + m r²)`
            k7: T,
            /// `h/(I + m r²)`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); work that the control inputs have done (1); energy at the start (1).
            type Carried = [T; 11];
            type Memory = ();
            const FRACTIONS: &'static [f64] = &[0.5];
            const WORK: Option<usize> = Some(9);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = i + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / j;
                let k4 = rt::lit::<T>(0.5) / k1;
                let minus_inv_j = -inv_j;
                let k5 = r / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.5) * (h / j);
                let k7 = r * h / k1;
                let k8 = h / k1;
                Scheme {
                    inv_j,
                    k2,
                    k3,
                    k4,
                    minus_inv_j,
                    k5,
                    half_h,
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
                let m = system.parameters.m;
                let r = system.parameters.r;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let Scheme { k4, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2, phi]] = start.q().data.0;
                let [[omega, v1, _, phi_dot]] = start.w().data.0;
                let t1 = i * phi_dot + m * r * v1;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    phi,
                    j * omega,
                    t1,
                    rt::lit::<T>(0.0),
                    omega * (rt::lit::<T>(0.5) * j * omega) + t1 * (k4 * t1),
                ];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_steer, u_drive]] = u;
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, work, reference] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_j, k2, k3, k4, minus_inv_j, half_h, k6, k7, k8, .. } = *setting
                    .scheme();
                let t1 = rho1 + half_h * u_steer;
                let t2 = inv_j * t1;
                let t3 = k6 * t1;
                let t4 = -t3;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        [rho1 * (inv_j * r12), rho1 * (minus_inv_j * r11)],
                        move |[r11_rate, r12_rate]| {
                            let t5 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate - (r12 + half_h * r12_rate) * t2,
                                    r12_rate + t5 * t2,
                                ],
                                [[rt::lit::<T>(1.0), t4], [t3, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        [rho1 * (inv_j * r22), rho1 * (minus_inv_j * r21)],
                        move |[r21_rate, r22_rate]| {
                            let t6 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate - (r22 + half_h * r22_rate) * t2,
                                    r22_rate + t6 * t2,
                                ],
                                [[rt::lit::<T>(1.0), t4], [t3, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R21_rate, R22_rate", tally)
                    })?;
                let r11_new = r11 + h * r11_rate;
                let r12_new = r12 + h * r12_rate;
                let r21_new = r21 + h * r21_rate;
                let r22_new = r22 + h * r22_rate;
                let t5 = r11 + half_h * r11_rate;
                let t7 = rho2 + half_h * u_drive;
                let t8 = k7 * t7;
                let x1_new = x1 + t5 * t8;
                let t6 = r21 + half_h * r21_rate;
                let x2_new = x2 + t6 * t8;
                let phi_new = phi + k8 * t7;
                let t9 = rho1 + h * u_steer;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t10 = inv_j * rho1_squared + k2 * rho2_squared;
                let t11 = rt::visible_change(
                    (k4 * rho2_squared + (k3 * rho1_squared - (work + reference)))
                        * (rt::lit::<T>(0.5) * t10),
                    rt::lit::<T>(0.0625) * (work * work + reference * reference)
                        + t10 * t10,
                    rt::lit::<T>(1.0),
                );
                let rho1_new = t9 - t9 * t11;
                let t12 = rho2 + h * u_drive;
                let rho2_new = t12 - t12 * t11;
                let work_new = work + h * (inv_j * u_steer * t1 + u_drive * (k2 * t7));
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    reference,
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
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_j, k2, k5, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    phi,
                    omega: inv_j * rho1,
                    v1: k5 * rho2,
                    v2: rt::lit::<T>(0.0),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "acdc324c46a1dded47a30ded27651e25";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
        /// **Control inputs** are read at t + h/2
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`: explicit
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `rho2_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 2 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 3 | 0 | 0 | 0 |
        /// | each step | 24 | 35 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
        /// **Control inputs** are read at t, t + h/2, t + h
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 59 | 82 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/(I + m r²)`
            k2: T,
            /// `r/(I + m r²)`
            k3: T,
            /// `2 (r/(I + m r²))`
            k4: T,
            /// `2/(I + m r²)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 3];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); work that the control inputs have done (1).
            type Carried = [T; 10];
            type Memory = ();
            const FRACTIONS: &'static [f64] = &[0.0, 0.5, 1.0];
            const WORK: Option<usize> = Some(9);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = i + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = rt::lit::<T>(2.0) * k3;
                let k5 = rt::lit::<T>(2.0) / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_j,
                    k2,
                    k3,
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
                let m = system.parameters.m;
                let r = system.parameters.r;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let [[r11, r12, r21, r22, x1, x2, phi]] = start.q().data.0;
                let [[omega, v1, _, phi_dot]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    phi,
                    j * omega,
                    i * phi_dot + m * r * v1,
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_steer, u_drive], [u_steer_2, u_drive_2], [u_steer_3, u_drive_3],
                ] = u;
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, work] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_j, k2, k3, k4, k5, half_h, k6 } = *setting.scheme();
                let t1 = rho1 + half_h * u_steer;
                let t2 = inv_j * t1;
                let t3 = rho1 * (inv_j * r11);
                let t4 = t2 * (r12 - half_h * t3);
                let t5 = r11 + half_h * t4;
                let t6 = rho1 + half_h * u_steer_2;
                let t7 = inv_j * t6;
                let t8 = t5 * t7;
                let t9 = rho1 + h * u_steer_2;
                let t10 = inv_j * t9;
                let t11 = rho1 * (inv_j * r12);
                let t12 = r11 + half_h * t11;
                let t13 = t2 * t12;
                let t14 = (r12 - half_h * t13) * t7;
                let r11_new = r11
                    + k6
                        * ((r12 - h * t8) * t10
                            + (t11 + rt::lit::<T>(2.0) * (t4 + t14)));
                let t15 = r11 + h * t14;
                let r12_new = r12
                    - k6 * (t15 * t10 + (t3 + rt::lit::<T>(2.0) * (t13 + t8)));
                let t16 = rho1 * (inv_j * r21);
                let t17 = t2 * (r22 - half_h * t16);
                let t18 = r21 + half_h * t17;
                let t19 = t18 * t7;
                let t20 = rho1 * (inv_j * r22);
                let t21 = r21 + half_h * t20;
                let t22 = t2 * t21;
                let t23 = t7 * (r22 - half_h * t22);
                let r21_new = r21
                    + k6
                        * (t10 * (r22 - h * t19)
                            + (t20 + rt::lit::<T>(2.0) * (t17 + t23)));
                let t24 = r21 + h * t23;
                let r22_new = r22
                    - k6 * (t24 * t10 + (t16 + rt::lit::<T>(2.0) * (t22 + t19)));
                let t25 = rho2 + half_h * u_drive;
                let t26 = rho2 + half_h * u_drive_2;
                let t27 = rho2 + h * u_drive_2;
                let t28 = k4 * (t25 * t12 + t26 * t5) + k3 * (r11 * rho2 + t27 * t15);
                let x1_new = x1 + k6 * t28;
                let t29 = k4 * (t25 * t21 + t26 * t18) + k3 * (r21 * rho2 + t27 * t24);
                let x2_new = x2 + k6 * t29;
                let t30 = k2 * rho2;
                let t31 = k2 * t27;
                let t32 = t25 + t26;
                let phi_new = phi + k6 * (t30 + t31 + k5 * t32);
                let rho1_new = rho1
                    + k6 * (u_steer + u_steer_3 + rt::lit::<T>(4.0) * u_steer_2);
                let rho2_new = rho2
                    + k6 * (u_drive + u_drive_3 + rt::lit::<T>(4.0) * u_drive_2);
                let t33 = rt::lit::<T>(2.0)
                    * ((t1 + t6) * (inv_j * u_steer_2) + u_drive_2 * (k2 * t32))
                    + (inv_j * (rho1 * u_steer + t9 * u_steer_3)
                        + (u_drive * t30 + u_drive_3 * t31));
                let work_new = work + k6 * t33;
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    work_new,
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
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, _] = motion.carried;
                let Scheme { inv_j, k2, k3, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    phi,
                    omega: inv_j * rho1,
                    v1: k3 * rho2,
                    v2: rt::lit::<T>(0.0),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "35d093905ac5e487b66709df35337a22";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
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
        /// **Control inputs** are read at t, t + h
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `sigma2`: explicit
        /// - `sigma1`: 1 × 1 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 6 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 25 | 41 | 1 | 0 | 0 | 0 |
        /// | each iteration for sigma1 | 3 | 5 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpCay>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpCay>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/(I + m r²)`
            k2: T,
            /// `r/(I + m r²)`
            k3: T,
            /// `m (r/(I + r² m))`
            k6: T,
            /// `r m (r/(I + r² m)) + I/(I + r² m)`
            k7: T,
            /// `1/(I + r² m)`
            k8: T,
            /// `h (1 - rdp-cay_alpha)`
            k9: T,
            /// `h² J`
            k10: T,
            /// `h/4`
            quarter_h: T,
            /// `h (r/(I + r² m))`
            k11: T,
            /// `h (r/(I + r² m))/2`
            k12: T,
            /// `h/(I + r² m)`
            k13: T,
            /// `h rdp-cay_alpha`
            h_rdp_cay_alpha: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 2]; 2];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); work that the control inputs have done (1).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 1, 6>,);
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
            const FRACTIONS: &'static [f64] = &[0.0, 1.0];
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(9);

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [rdp_cay_alpha] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = i + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = i + r * (m * r);
                let k5 = r / k4;
                let k6 = m * k5;
                let k7 = r * k6 + i / k4;
                let k8 = rt::lit::<T>(1.0) / k4;
                let k9 = h * (rt::lit::<T>(1.0) - rdp_cay_alpha);
                let k10 = h * (j * h);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k11 = h * k5;
                let k12 = rt::lit::<T>(0.5) * k11;
                let k13 = h / k4;
                let h_rdp_cay_alpha = h * rdp_cay_alpha;
                Scheme {
                    inv_j,
                    k2,
                    k3,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    quarter_h,
                    k11,
                    k12,
                    k13,
                    h_rdp_cay_alpha,
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
                let r = system.parameters.r;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let [[r11, r12, r21, r22, x1, x2, phi]] = start.q().data.0;
                let [[omega, v1, _, phi_dot]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    phi,
                    j * omega,
                    i * phi_dot + m * r * v1,
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_steer, u_drive], [u_steer_2, u_drive_2]] = u;
                let (predictor1,) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, work] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    quarter_h,
                    k11,
                    k12,
                    k13,
                    h_rdp_cay_alpha,
                    ..
                } = *setting.scheme();
                let t1 = rho1 + k9 * u_steer;
                let t2 = rho2 + k9 * u_drive;
                let t3 = k11 * t2 * (k6 * t2);
                let t4 = j + quarter_h * t3;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let inv_j_rho1 = inv_j * rho1;
                            [inv_j_rho1]
                        },
                        move || {
                            let inv_j_rho1 = inv_j * rho1;
                            [rt::abs(inv_j_rho1)]
                        },
                        move |[sigma1]| {
                            let t5 = sigma1 * (k10 * sigma1);
                            (
                                [sigma1 * (rt::lit::<T>(0.25) * t5 + t4) - t1],
                                [[rt::lit::<T>(0.75) * t5 + t4]],
                            )
                        },
                    )
                    .map_err(|failure| setting.newton_failed(failure, "sigma1", tally))?;
                let [sigma1] = solution1.x;
                let h_sigma1 = h * sigma1;
                let h_sigma1_squared = h_sigma1 * h_sigma1;
                let t6 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.25) * h_sigma1_squared + rt::lit::<T>(1.0));
                let t7 = h_sigma1 * t6;
                let t8 = h_sigma1_squared * t6;
                let r11_new = r11 + r12 * t7 - rt::lit::<T>(0.5) * r11 * t8;
                let r12_new = r12 - r11 * t7 - rt::lit::<T>(0.5) * r12 * t8;
                let r21_new = r21 + r22 * t7 - rt::lit::<T>(0.5) * r21 * t8;
                let r22_new = r22 - r21 * t7 - rt::lit::<T>(0.5) * r22 * t8;
                let t9 = k12 * t2;
                let x1_new = x1 + t9 * (r11 + r11_new);
                let x2_new = x2 + t9 * (r21 + r21_new);
                let phi_new = phi + k13 * t2;
                let j_sigma1 = j * sigma1;
                let rho1_new = (h_sigma1 * j_sigma1 + t3) * (quarter_h * sigma1)
                    + (j_sigma1 + h_rdp_cay_alpha * u_steer_2);
                let rho2_new = h_rdp_cay_alpha * u_drive_2 + k7 * t2;
                let t10 = k8 * t2;
                let work_new = h_rdp_cay_alpha * (u_steer_2 * sigma1 + u_drive_2 * t10)
                    + (work + k9 * (u_steer * sigma1 + u_drive * t10));
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                ];
                if !rt::all_ordinary([
                    carried[1],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
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
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, _] = motion.carried;
                let Scheme { inv_j, k2, k3, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    phi,
                    omega: inv_j * rho1,
                    v1: k3 * rho2,
                    v2: rt::lit::<T>(0.0),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8ffeac3ebbf42070ac345c436e4b8dae";
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
        /// **Control inputs** are read at t, t + h
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `sigma1`, `sigma2`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 25 | 50 | 1 | 0 | 0 | 3 |
        /// | each iteration for sigma1, sigma2 | 13 | 38 | 1 | 0 | 0 | 3 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpExp>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpExp>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `m r`
            m_r: T,
            /// `1/(I + m r²)`
            k2: T,
            /// `r/(I + m r²)`
            k3: T,
            /// `-(r/4)`
            k4: T,
            /// `r h`
            r_h: T,
            /// `h/4`
            quarter_h: T,
            /// `h (1 - rdp-exp_alpha)`
            k5: T,
            /// `h²/4`
            k6: T,
            /// `m r h`
            m_r_h: T,
            /// `h² m r/4`
            k7: T,
            /// `h rdp-exp_alpha`
            h_rdp_exp_alpha: T,
            /// `r h/4`
            quarter_r_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 2]; 2];

            /// In this order: configuration q (7); momenta on D*, ρ = Xᵀ p (2); work that the control inputs have done (1); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1).
            type Carried = [T; 11];
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
            const FRACTIONS: &'static [f64] = &[0.0, 1.0];
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(9);

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [rdp_exp_alpha] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let inv_j = rt::lit::<T>(1.0) / j;
                let m_r = m * r;
                let k1 = i + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = -(rt::lit::<T>(0.25) * r);
                let r_h = r * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k5 = h * (rt::lit::<T>(1.0) - rdp_exp_alpha);
                let k6 = rt::lit::<T>(0.25) * (h * h);
                let m_r_h = m_r * h;
                let k7 = rt::lit::<T>(0.25) * (h * m_r_h);
                let h_rdp_exp_alpha = h * rdp_exp_alpha;
                let quarter_r_h = rt::lit::<T>(0.25) * r_h;
                Scheme {
                    inv_j,
                    m_r,
                    k2,
                    k3,
                    k4,
                    r_h,
                    quarter_h,
                    k5,
                    k6,
                    m_r_h,
                    k7,
                    h_rdp_exp_alpha,
                    quarter_r_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i = system.parameters.I;
                let j = system.parameters.J;
                let Scheme { m_r, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2, phi]] = start.q().data.0;
                let [[omega, v1, _, phi_dot]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    phi,
                    j * omega,
                    i * phi_dot + m_r * v1,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0),
                ];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_steer, u_drive], [u_steer_2, u_drive_2]] = u;
                let (predictor1,) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, work, _] = motion
                    .carried;
                let lost = move || setting.branch_lost([rho1, rho2], tally);
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    m_r,
                    k2,
                    k4,
                    r_h,
                    quarter_h,
                    k5,
                    k6,
                    m_r_h,
                    k7,
                    h_rdp_exp_alpha,
                    quarter_r_h,
                    ..
                } = *setting.scheme();
                let t1 = rho1 + k5 * u_steer;
                let t2 = rho2 + k5 * u_drive;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let inv_j_rho1 = inv_j * rho1;
                            let t3 = k2 * rho2;
                            [inv_j_rho1, t3]
                        },
                        move || {
                            let inv_j_rho1 = inv_j * rho1;
                            let t3 = k2 * rho2;
                            [rt::abs(inv_j_rho1), rt::abs(t3)]
                        },
                        move |[sigma1, sigma2]| {
                            let t4 = k6 * sigma1;
                            let t5 = sigma1 * t4;
                            let t6 = rt::bessel::<_, 1>(t5);
                            let t7 = rt::bessel::<_, 0>(t5);
                            let t8 = rt::lit::<T>(1.0) / t7;
                            let t9 = t6 * t8;
                            let sigma2_r_h = r_h * sigma2;
                            let h_sigma1 = h * sigma1;
                            let m_r_sigma2 = m_r * sigma2;
                            let h_sigma1_m_r_sigma2 = h_sigma1 * m_r_sigma2;
                            let t10 = sigma2_r_h * h_sigma1_m_r_sigma2;
                            let j_sigma1 = j * sigma1;
                            let t11 = h_sigma1 * h_sigma1_m_r_sigma2;
                            let i_sigma2 = i * sigma2;
                            let sigma2_m_r_h = m_r_h * sigma2;
                            let t12 = rt::bessel::<_, 2>(t5);
                            let t13 = (t6 * t9 - t12) * (t4 * t8);
                            (
                                [
                                    t9 * (rt::lit::<T>(0.25) * t10) + (j_sigma1 - t1),
                                    r * (m_r_sigma2 - t9 * (rt::lit::<T>(0.25) * t11))
                                        + (i_sigma2 - t2),
                                ],
                                [
                                    [
                                        j
                                            + rt::lit::<T>(0.25)
                                                * (t9 * (sigma2_r_h * sigma2_m_r_h) + t10 * t13),
                                        t9
                                            * (rt::lit::<T>(0.25)
                                                * (r_h * h_sigma1_m_r_sigma2
                                                    + sigma2_r_h * (m_r_h * sigma1))),
                                    ],
                                    [
                                        k4
                                            * (t9 * (h * h_sigma1_m_r_sigma2 + h_sigma1 * sigma2_m_r_h)
                                                + t11 * t13),
                                        i + r * (m_r - t9 * (sigma1 * (k7 * sigma1))),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|_| lost())?;
                let [sigma1, sigma2] = solution1.x;
                let h_sigma1 = h * sigma1;
                let h_sigma1_squared = h_sigma1 * h_sigma1;
                let t14 = rt::lit::<T>(0.25) * h_sigma1_squared;
                let t15 = rt::bessel::<_, 0>(t14);
                let t16 = rt::bessel::<_, -1>(t14);
                let t17 = t15 * t16;
                let t18 = h_sigma1 * t17;
                let t19 = t15 * t15;
                let t20 = h_sigma1_squared * t19;
                let r11_new = r11 + r12 * t18 - t20 * (rt::lit::<T>(0.5) * r11);
                let half_r12 = rt::lit::<T>(0.5) * r12;
                let r12_new = r12 - r11 * t18 - t20 * half_r12;
                let r21_new = r21 + r22 * t18 - t20 * (rt::lit::<T>(0.5) * r21);
                let half_r22 = rt::lit::<T>(0.5) * r22;
                let r22_new = r22 - r21 * t18 - t20 * half_r22;
                let sigma2_r_h = r_h * sigma2;
                let t21 = t19 * (h_sigma1 * sigma2_r_h);
                let t22 = t17 * sigma2_r_h;
                let x1_new = half_r12 * t21 + (x1 + r11 * t22);
                let x2_new = half_r22 * t21 + (x2 + r21 * t22);
                let phi_new = phi + h * sigma2;
                let t23 = rt::bessel::<_, 1>(t14);
                let t24 = t23 / t15;
                let m_r_sigma2 = m_r * sigma2;
                let h_sigma1_m_r_sigma2 = h_sigma1 * m_r_sigma2;
                let j_sigma1 = j * sigma1;
                let rho1_new = t24 * (h_sigma1_m_r_sigma2 * (quarter_r_h * sigma2))
                    + (j_sigma1 + h_rdp_exp_alpha * u_steer_2);
                let i_sigma2 = i * sigma2;
                let rho2_new = i_sigma2 + h_rdp_exp_alpha * u_drive_2
                    + r
                        * (m_r_sigma2
                            - t24 * (quarter_h * sigma1 * h_sigma1_m_r_sigma2));
                let work_new = h_rdp_exp_alpha
                    * (u_steer_2 * sigma1 + u_drive_2 * sigma2)
                    + (work + k5 * (u_steer * sigma1 + u_drive * sigma2));
                let branch1_new = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.025330291608807776) * h_sigma1_squared;
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    branch1_new,
                ];
                if !rt::on_branch([carried[10]]) {
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
                let [r11, r12, r21, r22, x1, x2, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_j, k2, k3, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    phi,
                    omega: inv_j * rho1,
                    v1: k3 * rho2,
                    v2: rt::lit::<T>(0.0),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "38a5816d5649ccf0d0217cbb61f52331";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RdpExp> for System<T> {
        type Scheme = rdp_exp::Scheme<T>;
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
                    rt::write(
                        &self
                            .vector_field(&at.get("q")?, &at.get("rho")?, &at.get("u")?),
                        out,
                    )
                }
                "vector_field_jacobian" => {
                    rt::write(
                        &self
                            .vector_field_jacobian(
                                &at.get("q")?,
                                &at.get("rho")?,
                                &at.get("u")?,
                            ),
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
                    rt::write(
                        &self.multipliers(&at.get("q")?, &at.get("w")?, &at.get("u")?),
                        out,
                    )
                }
                "acceleration" => {
                    rt::write(
                        &self.acceleration(&at.get("q")?, &at.get("w")?, &at.get("u")?),
                        out,
                    )
                }
                "input_matrix" => rt::write(&self.input_matrix(&at.get("q")?), out),
                "input_force" => {
                    rt::write(&self.input_force(&at.get("q")?, &at.get("u")?), out)
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
                        &self
                            .cotangent_vector_field(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("u")?,
                            ),
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
                    self.parameters.I,
                    self.parameters.J,
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
            let mut info = ModelInfo::new("vertical_disk_se2");
            info.text = Some(
                "A disk that rolls upright on the plane, on SE(2) x S^1 and in the velocities of its own frame: turning, ahead, across. Without torques it rolls on a circle.",
            );
            info.source = Some(
                "A. M. Bloch, Nonholonomic mechanics and control (2003), section 1.4",
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
                Quantity::new("phi", Some("rad"), Some("angle of rolling")),
            ];
            info.velocities = &[
                Quantity::new(
                    "omega",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new("v1", None, Some("velocity in the frame of the body, R")),
                Quantity::new("v2", None, Some("velocity in the frame of the body, R")),
                Quantity::new("phi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["v1 - r*phi_dot", "v2"];
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
                        "I",
                        Some("kg m^2"),
                        Some("moment of inertia about the axle"),
                    ),
                    Some(0.15),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("moment of inertia about a diameter"),
                    ),
                    Some(0.075),
                    true,
                ),
            ];
            info.inputs = &["steer", "drive"];
            info.rotations = &[
                ::nonholonomic::catalogue::RotationInfo {
                    name: "R",
                    dimension: 2,
                    first: 0,
                },
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("turning", None, None),
                Quantity::new("rolling", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[1.0, 0.0, 0.0, 1.0, 0.1, -0.3, 0.2],
                    w: &[0.7, 0.45, 0.0, 0.9],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "driven",
                    text: Some("the same, with torques"),
                    q: &[1.0, 0.0, 0.0, 1.0, 0.1, -0.3, 0.2],
                    w: &[0.7, 0.45, 0.0, 0.9],
                    parameters: &[],
                    inputs: &["0.05*cos(3*t)", "0.2*sin(2*t)"],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::RdpCay>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::RdpExp>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 7)], &[4, 4]),
                FunctionInfo::new("inverse_mass", &[("q", 7)], &[4, 4]),
                FunctionInfo::new("potential", &[("q", 7)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 7)], &[7]),
                FunctionInfo::new("lagrangian", &[("q", 7), ("w", 4)], &[]),
                FunctionInfo::new("energy", &[("q", 7), ("w", 4)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 7)], &[4, 4, 4]),
                FunctionInfo::new("christoffel", &[("q", 7)], &[4, 4, 4]),
                FunctionInfo::new("constraint_matrix", &[("q", 7)], &[2, 4]),
                FunctionInfo::new("constraint", &[("q", 7), ("w", 4)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 7)], &[4, 4]),
                FunctionInfo::new("projector_d", &[("q", 7)], &[4, 4]),
                FunctionInfo::new("frame", &[("q", 7)], &[4, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 7)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 7)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 7)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 7), ("rho", 2)], &[9, 9]),
                FunctionInfo::new("hamiltonian", &[("q", 7), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 7), ("rho", 2)], &[9]),
                FunctionInfo::new(
                    "vector_field",
                    &[("q", 7), ("rho", 2), ("u", 2)],
                    &[9],
                ),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 7), ("rho", 2), ("u", 2)],
                    &[9, 9],
                ),
                FunctionInfo::new("momenta", &[("q", 7), ("w", 4)], &[4]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 7), ("p", 4)], &[4]),
                FunctionInfo::new("to_momenta", &[("q", 7), ("w", 4)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 7), ("rho", 2)], &[4]),
                FunctionInfo::new("multipliers", &[("q", 7), ("w", 4), ("u", 2)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 7), ("w", 4), ("u", 2)], &[4]),
                FunctionInfo::new("input_matrix", &[("q", 7)], &[4, 2]),
                FunctionInfo::new("input_force", &[("q", 7), ("u", 2)], &[4]),
                FunctionInfo::new("configuration_velocity", &[("q", 7), ("w", 4)], &[7]),
                FunctionInfo::new("group_defect", &[("q", 7)], &[]),
                FunctionInfo::new("group_determinants", &[("q", 7)], &[1]),
                FunctionInfo::new("invariants", &[("q", 7), ("w", 4)], &[3]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 7), ("p", 4)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 7), ("p", 4), ("u", 2)],
                    &[11],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, r, i, j] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, r, I: i, J: j })
        }

        fn parameter_values(
            set: Option<&str>,
            given: &[(usize, f64)],
            out: &mut [f64],
        ) -> Option<()> {
            Self::INFO.parameter_values(set, given, out)?;
            let parameters = {
                let [m, r, i, j] = *out.first_chunk::<4>()?;
                Parameters { m, r, I: i, J: j }
            };
            let keep = |i| given.iter().any(|(given, _)| *given == i);
            let parameters = parameters.follow(set.unwrap_or_default(), keep);
            let _ = rt::copy(
                &[parameters.m, parameters.r, parameters.I, parameters.J],
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
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            if rt::same_name(name, "rdp-cay") {
                return Some(visitor.visit::<::nonholonomic::methods::RdpCay>());
            }
            if rt::same_name(name, "rdp-exp") {
                return Some(visitor.visit::<::nonholonomic::methods::RdpExp>());
            }
            None
        }
    }
}

impl VerticalDiskSe2 {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        vertical_disk_se2::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        vertical_disk_se2::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> vertical_disk_se2::Parameters<f64> {
        vertical_disk_se2::Parameters {
            m: self.m,
            r: self.r,
            I: self.I,
            J: self.J,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> vertical_disk_se2::StateBuilder<f64> {
        vertical_disk_se2::StateBuilder::new(self.system())
    }

    /// The system with the parameters computed from the others whose defaults are expressions of them: `I`, `J`.
    #[must_use]
    pub fn with_derived(&self) -> Self {
        let parameters = self.parameters().with_derived();
        VerticalDiskSe2 {
            m: parameters.m,
            r: parameters.r,
            I: parameters.I,
            J: parameters.J,
        }
    }

    /// The named initial data (`standard`, `driven`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<vertical_disk_se2::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: vertical_disk_se2::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <vertical_disk_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        vertical_disk_se2::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `rdp-cay`, `[alpha]` for `rdp-exp`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: vertical_disk_se2::State<f64>,
        h: f64,
        options: <vertical_disk_se2::System<
            f64,
        > as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <vertical_disk_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        vertical_disk_se2::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper_with(&system, &start, h, options)),
        )
    }

    /// As `integrate`, with control inputs (`steer`, `drive`) that are a function of time and state; a method reads them at the times that its documentation says, with the state at the beginning of the step.
    pub fn integrate_driven<M, F>(
        &self,
        start: vertical_disk_se2::State<f64>,
        h: f64,
        inputs: F,
    ) -> ::nonholonomic::Integration<
        ::nonholonomic::Driven<
            <vertical_disk_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
            F,
        >,
    >
    where
        M: ::nonholonomic::Method,
        vertical_disk_se2::System<f64>: ::nonholonomic::Discretize<M>,
        F: ::core::ops::FnMut(f64, &vertical_disk_se2::State<f64>) -> [f64; 2],
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        let stepper = system
            .and_then(|system| ::nonholonomic::Discretize::<
                M,
            >::stepper(&system, &start, h));
        ::nonholonomic::Integration::new(
            stepper.map(|stepper| ::nonholonomic::Driven::new(stepper, inputs)),
        )
    }
}

/// A program need not call all of these.
const _: () = {
    let _ = (
        VerticalDiskSe2::system,
        VerticalDiskSe2::parameters,
        VerticalDiskSe2::state,
        VerticalDiskSe2::with_derived,
        VerticalDiskSe2::initial,
        VerticalDiskSe2::integrate::<::nonholonomic::methods::Gonzalez>,
        VerticalDiskSe2::integrate_with::<::nonholonomic::methods::Gonzalez>,
        VerticalDiskSe2::integrate_driven::<
            ::nonholonomic::methods::Gonzalez,
            fn(f64, &vertical_disk_se2::State<f64>) -> [f64; 2],
        >,
    );
};
