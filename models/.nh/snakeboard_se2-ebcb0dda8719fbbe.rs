// Prepared by `nh prepare` from `SnakeboardSe2` in src/library.rs and snakeboard_se2.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration ebcb0dda8719fbbe2d375b7903e6e086
// content c59719ad0567ca2940d4d4e431366dc7
// diagnostic {"severity":"Note","message":"the constraints lose rank where `cos(phi)` = 0","origin":{"File":{"path":"snakeboard_se2.yaml","line":19,"column":3,"length":1}},"help":null,"labels":[]}
// diagnostic {"severity":"Note","message":"the declared frame loses rank where `cos(phi)` = 0","origin":{"File":{"path":"snakeboard_se2.yaml","line":22,"column":3,"length":1}},"help":null,"labels":[]}

pub struct SnakeboardSe2 {
    /// `m` (kg): mass.
    pub m: f64,
    /// `l` (m): from the centre to each axle.
    pub l: f64,
    /// `I` (kg m^2): moment of inertia of the rotor.
    pub I: f64,
    /// `J` (kg m^2): moment of inertia of each pair of wheels.
    pub J: f64,
}

impl ::core::default::Default for SnakeboardSe2 {
    fn default() -> Self {
        SnakeboardSe2 {
            m: 4.0,
            l: 0.5,
            I: 0.3,
            J: 2.0,
        }
    }
}

/// The system `snakeboard_se2` and its steppers, generated from its declaration.
///
/// the constraints lose rank where \`cos(phi)\` = 0
///
/// the declared frame loses rank where \`cos(phi)\` = 0
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 147 add, 318 mul, 10 div, 6 sin_cos, 1 call
/// * `midpoint`: 28 add, 64 mul, 4 div, 3 sin_cos
/// * `rk4`: 100 add, 195 mul, 10 div, 5 sin_cos
/// * `rdp-cay`: 39 add, 86 mul, 1 div, 3 sin_cos
/// * `rdp-exp`: 46 add, 120 mul, 2 div, 3 sin_cos, 6 call
pub mod snakeboard_se2 {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `l` (m): from the centre to each axle. Positive.
        pub l: T,
        /// `I` (kg m^2): moment of inertia of the rotor. Positive.
        pub I: T,
        /// `J` (kg m^2): moment of inertia of each pair of wheels. Positive.
        pub J: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, l, I, J });

    ::nonholonomic::__in_lanes!(System, Parameters { m, l, I, J });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `free`: the initial data of snakeboard.
        pub fn free() -> Self {
            Parameters {
                m: rt::lit::<T>(4.0),
                l: rt::lit::<T>(0.5),
                I: rt::lit::<T>(0.3),
                J: rt::lit::<T>(2.0),
            }
        }

        /// The parameters of the data set `driven`: the same, with control torques.
        pub fn driven() -> Self {
            Parameters {
                m: rt::lit::<T>(4.0),
                l: rt::lit::<T>(0.5),
                I: rt::lit::<T>(0.3),
                J: rt::lit::<T>(2.0),
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
        /// Coordinate `psi` (rad): rotor against the board.
        pub psi: T,
        /// Coordinate `phi` (rad): wheels against the board.
        pub phi: T,
        /// Velocity `omega`: angular velocity in the frame of the body, R.
        pub omega: T,
        /// Velocity `v1`: velocity in the frame of the body, R.
        pub v1: T,
        /// Velocity `v2`: velocity in the frame of the body, R.
        pub v2: T,
        /// Velocity `psi_dot` (rad/s).
        pub psi_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 8> {
            rt::vector([
                self.R11,
                self.R12,
                self.R21,
                self.R22,
                self.x1,
                self.x2,
                self.psi,
                self.phi,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([self.omega, self.v1, self.v2, self.psi_dot, self.phi_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 8>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 8>, w: SVector<T, 5>) -> Self {
            let (
                [[r11,
                r12,
                r21,
                r22,
                x1,
                x2,
                psi,
                phi,
                ],
                ],
                [[omega,
                v1,
                v2,
                psi_dot,
                phi_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                R11: r11,
                R12: r12,
                R21: r21,
                R22: r22,
                x1,
                x2,
                psi,
                phi,
                omega,
                v1,
                v2,
                psi_dot,
                phi_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 8> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, R11, R12, R21, R22, x1, x2, psi, phi, omega, v1, v2, psi_dot, phi_dot
        }
    );

    ::nonholonomic::__in_lanes!(
        State { t, R11, R12, R21, R22, x1, x2, psi, phi, omega, v1, v2, psi_dot, phi_dot
        }
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
                    rt::numbers([1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]),
                ),
                rho: None,
            }
        }

        /// Sets the time.
        pub fn time(mut self, t: T) -> Self {
            self.state.t = t;
            self
        }

        ::nonholonomic::__setters!(coordinate : R11, R12, R21, R22, x1, x2, psi, phi);

        ::nonholonomic::__setters!(
            velocity in place of rho : omega, v1, v2, psi_dot, phi_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 8>>) -> Self {
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

        /// Coordinates and velocities of named initial data: `free`, `driven`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "free") {
                return Some(
                    self
                        .with_numbers(
                            [
                                1.0,
                                0.0,
                                0.0,
                                1.0,
                                0.0,
                                0.0,
                                ::core::f64::consts::FRAC_PI_2,
                                1.0471975511965976,
                            ],
                            [-1.4285254037844384, 0.41237976320958225, 0.0, 2.5, -0.02],
                        ),
                );
            }
            if rt::same_name(name, "driven") {
                return Some(
                    self
                        .with_numbers(
                            [
                                1.0,
                                0.0,
                                0.0,
                                1.0,
                                0.0,
                                0.0,
                                ::core::f64::consts::FRAC_PI_2,
                                1.0471975511965976,
                            ],
                            [-1.4285254037844384, 0.41237976320958225, 0.0, 2.5, -0.02],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 8], w: [f64; 5]) -> Self {
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

    /// The snakeboard on SE(2) × S¹ × S¹, in the velocities of the board's own frame: turning, ahead, across. The position x is that of the centre of mass, the direction of the board a rotation matrix R. The motion is that of snakeboard.
    ///
    /// **Source**: M. Kobilarov, D. Martín de Diego and S. Ferraro, Simulating nonholonomic dynamics (2010), section 6.2, equation (34)
    ///
    /// Coordinates q: `R11`, `R12`, `R21`, `R22`, `x1`, `x2`, `psi`, `phi`; velocities w: `omega`, `v1`, `v2`, `psi_dot`, `phi_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`. Control inputs u: `tau_psi`, `tau_phi`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `l²`
        l_squared: T,
        /// `m l²`
        m_l_squared: T,
        /// `2 J`
        twice_j: T,
        /// `m l² - I`
        m_l_squared_minus_i: T,
        /// `1/(m l² - I)`
        k1: T,
        /// `-(1/(m l² - I))`
        k2: T,
        /// `1/m`
        inv_m: T,
        /// `m l²/(I (m l² - I))`
        k3: T,
        /// `(1/2)/J`
        k4: T,
        /// `m l`
        m_l: T,
        /// `l (m l² - I)`
        k5: T,
        /// `l (I - m l²)`
        k6: T,
        /// `2 l`
        twice_l: T,
        /// `-(2 l)`
        minus_twice_l: T,
        /// `2 I`
        twice_i: T,
        /// `4 m l²`
        k7: T,
        /// `m l²/I`
        m_l_squared_over_i: T,
        /// `2 m l²`
        twice_m_l_squared: T,
        /// `I J`
        i_j: T,
        /// `2 m l² J`
        twice_m_l_squared_j: T,
        /// `2 I J`
        twice_i_j: T,
        /// `(1/8)/(I J)`
        k8: T,
        /// `1/(I J)`
        inv_i_j: T,
        /// `2 I²`
        k9: T,
        /// `8 m l² J`
        k10: T,
        /// `4 I J`
        k11: T,
        /// `l/2`
        half_l: T,
        /// `-(l/2)`
        minus_half_l: T,
        /// `1/I`
        inv_i: T,
        /// `1/J`
        inv_j: T,
        /// `4 I`
        k12: T,
        /// `m l²/J`
        m_l_squared_over_j: T,
        /// `l/(m l² - I)`
        k13: T,
        /// `m² l²`
        m_m_l_squared: T,
        /// `m I`
        m_i: T,
        /// `m (m l² - 2 I)`
        k14: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("l", parameters.l)?;
            rt::positive("I", parameters.I)?;
            rt::positive("J", parameters.J)?;
            let constants = {
                let m = parameters.m;
                let l = parameters.l;
                let i = parameters.I;
                let j = parameters.J;
                let l_squared = l * l;
                let m_l_squared = m * l_squared;
                let twice_j = rt::lit::<T>(2.0) * j;
                let m_l_squared_minus_i = m_l_squared - i;
                let k1 = rt::lit::<T>(1.0) / m_l_squared_minus_i;
                let k2 = -k1;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k3 = m_l_squared / (i * m_l_squared_minus_i);
                let k4 = rt::lit::<T>(0.5) / j;
                let m_l = m * l;
                let k5 = l * m_l_squared_minus_i;
                let k6 = l * (i - m_l_squared);
                let twice_l = rt::lit::<T>(2.0) * l;
                let minus_twice_l = -twice_l;
                let twice_i = rt::lit::<T>(2.0) * i;
                let k7 = rt::lit::<T>(4.0) * m_l_squared;
                let m_l_squared_over_i = m_l_squared / i;
                let twice_m_l_squared = rt::lit::<T>(2.0) * m_l_squared;
                let i_j = i * j;
                let m_l_squared_j = m_l_squared * j;
                let twice_m_l_squared_j = rt::lit::<T>(2.0) * m_l_squared_j;
                let twice_i_j = rt::lit::<T>(2.0) * i_j;
                let k8 = rt::lit::<T>(0.125) / i_j;
                let inv_i_j = rt::lit::<T>(1.0) / i_j;
                let k9 = rt::lit::<T>(2.0) * (i * i);
                let k10 = rt::lit::<T>(8.0) * m_l_squared_j;
                let k11 = rt::lit::<T>(4.0) * i_j;
                let half_l = rt::lit::<T>(0.5) * l;
                let minus_half_l = -half_l;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k12 = rt::lit::<T>(4.0) * i;
                let m_l_squared_over_j = m_l_squared / j;
                let k13 = l / m_l_squared_minus_i;
                let m_m_l_squared = m * m_l_squared;
                let m_i = m * i;
                let k14 = m * (m_l_squared - twice_i);
                Constants {
                    l_squared,
                    m_l_squared,
                    twice_j,
                    m_l_squared_minus_i,
                    k1,
                    k2,
                    inv_m,
                    k3,
                    k4,
                    m_l,
                    k5,
                    k6,
                    twice_l,
                    minus_twice_l,
                    twice_i,
                    k7,
                    m_l_squared_over_i,
                    twice_m_l_squared,
                    i_j,
                    twice_m_l_squared_j,
                    twice_i_j,
                    k8,
                    inv_i_j,
                    k9,
                    k10,
                    k11,
                    half_l,
                    minus_half_l,
                    inv_i,
                    inv_j,
                    k12,
                    m_l_squared_over_j,
                    k13,
                    m_m_l_squared,
                    m_i,
                    k14,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 8>) -> SMatrix<T, 5, 5> {
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { m_l_squared, twice_j, .. } = self.constants;
            rt::sparse([
                (0, 0, m_l_squared),
                (0, 3, i),
                (1, 1, m),
                (2, 2, m),
                (3, 0, i),
                (3, 3, i),
                (4, 4, twice_j),
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, _q: &SVector<T, 8>) -> SMatrix<T, 5, 5> {
            let Constants { k1, k2, inv_m, k3, k4, .. } = self.constants;
            rt::sparse([
                (0, 0, k1),
                (0, 3, k2),
                (1, 1, inv_m),
                (2, 2, inv_m),
                (3, 0, k2),
                (3, 3, k3),
                (4, 4, k4),
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 8>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 8
        pub fn potential_gradient(&self, _q: &SVector<T, 8>) -> SVector<T, 8> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 8>, w: &SVector<T, 5>) -> T {
            let [[omega, v1, v2, psi_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { l_squared, twice_j, .. } = self.constants;
            let t1 = m * (omega * (l_squared * omega) + (v1 * v1 + v2 * v2))
                + ((psi_dot + rt::lit::<T>(2.0) * omega) * (i * psi_dot)
                    + phi_dot * (twice_j * phi_dot));
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 8>, w: &SVector<T, 5>) -> T {
            let [[omega, v1, v2, psi_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { l_squared, twice_j, .. } = self.constants;
            let t1 = m * (omega * (l_squared * omega) + (v1 * v1 + v2 * v2))
                + ((psi_dot + rt::lit::<T>(2.0) * omega) * (i * psi_dot)
                    + phi_dot * (twice_j * phi_dot));
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, _q: &SVector<T, 8>) -> [SMatrix<T, 5, 5>; 5] {
            let m = self.parameters.m;
            [
                SMatrix::zeros(),
                rt::sparse([(0, 2, -m)]),
                rt::sparse([(0, 1, m)]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, _q: &SVector<T, 8>) -> [SMatrix<T, 5, 5>; 5] {
            [
                SMatrix::zeros(),
                rt::sparse([(0, 2, rt::lit::<T>(-1.0))]),
                rt::sparse([(0, 1, rt::lit::<T>(1.0))]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 8>) -> SMatrix<T, 2, 5> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let l = self.parameters.l;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let l_cos_phi = l * cos_phi;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-l_cos_phi, l_cos_phi],
                [-sin_phi, sin_phi],
                [cos_phi, cos_phi],
                [zero, zero],
                [zero, zero],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(&self, q: &SVector<T, 8>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let [[omega, v1, v2, _, _]] = w.data.0;
            let l = self.parameters.l;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let l_omega = l * omega;
            let v1_sin_phi = v1 * sin_phi;
            rt::vector([
                cos_phi * (v2 - l_omega) - v1_sin_phi,
                v1_sin_phi + cos_phi * (v2 + l_omega),
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, q: &SVector<T, 8>) -> SMatrix<T, 5, 5> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, m_l_squared_minus_i, m_l, k5, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_phi_squared = sin_phi * sin_phi;
            let t1 = rt::lit::<T>(1.0) / (m_l_squared - i * sin_phi_squared);
            let t2 = t1 * (cos_phi * (m_l_squared * cos_phi));
            let cos_phi_sin_phi = cos_phi * sin_phi;
            let t3 = m_l * cos_phi_sin_phi * t1;
            rt::sparse([
                (0, 0, t2),
                (0, 1, t3),
                (1, 0, k5 * cos_phi_sin_phi * t1),
                (1, 1, m_l_squared_minus_i * sin_phi_squared * t1),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 0, -t2),
                (3, 1, -t3),
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_d(&self, q: &SVector<T, 8>) -> SMatrix<T, 5, 5> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, m_l_squared_minus_i, m_l, k6, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_phi_squared = sin_phi * sin_phi;
            let t1 = rt::lit::<T>(1.0) / (m_l_squared - i * sin_phi_squared);
            let cos_phi_sin_phi = cos_phi * sin_phi;
            let t2 = m_l * cos_phi_sin_phi * t1;
            let t3 = t1 * (cos_phi * (m_l_squared * cos_phi));
            rt::sparse([
                (0, 0, m_l_squared_minus_i * sin_phi_squared * t1),
                (0, 1, -t2),
                (1, 0, k6 * cos_phi_sin_phi * t1),
                (1, 1, t3),
                (3, 0, t3),
                (3, 1, t2),
                (3, 3, rt::lit::<T>(1.0)),
                (4, 4, rt::lit::<T>(1.0)),
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 3
        pub fn frame(&self, q: &SVector<T, 8>) -> SMatrix<T, 5, 3> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let Constants { minus_twice_l, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::sparse([
                (0, 2, sin_phi * (rt::lit::<T>(2.0) * cos_phi)),
                (1, 2, cos_phi * (minus_twice_l * cos_phi)),
                (3, 0, rt::lit::<T>(1.0)),
                (4, 1, rt::lit::<T>(1.0)),
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn restricted_metric(&self, q: &SVector<T, 8>) -> SMatrix<T, 3, 3> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let i = self.parameters.I;
            let Constants { twice_j, twice_i, k7, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_phi * (twice_i * cos_phi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [i, zero, t1],
                [zero, twice_j, zero],
                [t1, zero, cos_phi * (k7 * cos_phi)],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 8>) -> SMatrix<T, 3, 3> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, k4, m_l_squared_over_i, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let t2 = rt::lit::<T>(-0.5) * sin_phi / (cos_phi * t1);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m_l_squared_over_i / t1, zero, t2],
                [zero, k4, zero],
                [t2, zero, rt::lit::<T>(0.25) / (cos_phi * cos_phi * t1)],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, q: &SVector<T, 8>) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, twice_m_l_squared, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_phi_squared = cos_phi * cos_phi;
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let t2 = twice_m_l_squared * cos_phi_squared / t1;
            let t3 = rt::lit::<T>(2.0) * cos_phi_squared;
            let t4 = rt::lit::<T>(1.0) / (cos_phi * t1);
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero, zero], [zero, zero, -t2], [zero, t2, zero]]),
                SMatrix::zeros(),
                rt::matrix([
                    [zero, zero, zero],
                    [
                        zero,
                        zero,
                        sin_phi * (m_l_squared + i * (t3 - rt::lit::<T>(1.0))) * t4,
                    ],
                    [
                        zero,
                        sin_phi * (i * (rt::lit::<T>(1.0) - t3) - m_l_squared) * t4,
                        zero,
                    ],
                ]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 11 × 11
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 8>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 11, 11> {
            let [[r11, r12, r21, r22, _, _, _, phi]] = q.data.0;
            let [[rho1, _, rho3]] = rho.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, twice_l, twice_m_l_squared, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_phi_sin_phi = cos_phi * sin_phi;
            let t1 = cos_phi_sin_phi * (rt::lit::<T>(2.0) * r12);
            let t2 = cos_phi_sin_phi * (rt::lit::<T>(2.0) * r11);
            let t3 = cos_phi_sin_phi * (rt::lit::<T>(2.0) * r22);
            let t4 = cos_phi_sin_phi * (rt::lit::<T>(2.0) * r21);
            let cos_phi_squared = cos_phi * cos_phi;
            let t5 = cos_phi_squared * (twice_l * r11);
            let t6 = cos_phi_squared * (twice_l * r21);
            let t7 = rt::lit::<T>(1.0)
                / (cos_phi * (m_l_squared - sin_phi * (i * sin_phi)));
            let t8 = rt::lit::<T>(2.0) * cos_phi_squared;
            let sin_phi_rho3 = sin_phi * rho3;
            let t9 = cos_phi_squared * (cos_phi * (twice_m_l_squared * rho1));
            rt::sparse([
                (0, 10, t1),
                (1, 10, -t2),
                (2, 10, t3),
                (3, 10, -t4),
                (4, 10, -t5),
                (5, 10, -t6),
                (6, 8, rt::lit::<T>(1.0)),
                (7, 9, rt::lit::<T>(1.0)),
                (8, 6, rt::lit::<T>(-1.0)),
                (9, 7, rt::lit::<T>(-1.0)),
                (
                    9,
                    10,
                    t7
                        * ((m_l_squared + i * (t8 - rt::lit::<T>(1.0))) * sin_phi_rho3
                            - t9),
                ),
                (10, 0, -t1),
                (10, 1, t2),
                (10, 2, -t3),
                (10, 3, t4),
                (10, 4, t5),
                (10, 5, t6),
                (
                    10,
                    9,
                    t7
                        * (t9
                            + (i * (rt::lit::<T>(1.0) - t8) - m_l_squared)
                                * sin_phi_rho3),
                ),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 8>, rho: &SVector<T, 3>) -> T {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, i_j, twice_m_l_squared_j, twice_i_j, k8, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let t2 = cos_phi
                * (t1 * (rho2 * (i * rho2)) + rho1 * (twice_m_l_squared_j * rho1))
                - sin_phi * (rho1 * (twice_i_j * rho3));
            k8 * (rho3 * (i_j * rho3) + rt::lit::<T>(2.0) * cos_phi * t2)
                * (rt::lit::<T>(1.0) / (cos_phi * cos_phi * t1))
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 11
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 8>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 11> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let i = self.parameters.I;
            let Constants {
                m_l_squared,
                k4,
                i_j,
                twice_m_l_squared_j,
                twice_i_j,
                k8,
                inv_i_j,
                k9,
                k10,
                k11,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let rho2_squared = rho2 * rho2;
            let t2 = rho1 * (twice_m_l_squared_j * rho1) + t1 * (i * rho2_squared);
            let t3 = twice_i_j * (rho3 * rho1);
            let t4 = cos_phi * t2 - sin_phi * t3;
            let cos_phi_squared = cos_phi * cos_phi;
            let t5 = inv_i_j / (cos_phi_squared * t1);
            let cos_phi_sin_phi = cos_phi * sin_phi;
            let t6 = (rho3 * (i_j * rho3) + rt::lit::<T>(2.0) * cos_phi * t4)
                * (t5
                    * (twice_i_j
                        * (cos_phi_squared * (i * cos_phi_sin_phi)
                            + cos_phi_sin_phi * t1)));
            let t7 = sin_phi * t4
                + cos_phi
                    * (sin_phi * t2
                        + cos_phi * (t3 + cos_phi_sin_phi * (k9 * rho2_squared)));
            let cos_phi_rho1 = cos_phi * rho1;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                (t6 - rt::lit::<T>(2.0) * t7) * (rt::lit::<T>(0.125) * t5),
                k8 * (k10 * cos_phi_rho1 - sin_phi * (k11 * rho3)) / (cos_phi * t1),
                k4 * rho2,
                t5
                    * (rt::lit::<T>(0.125)
                        * (twice_i_j * rho3 - cos_phi_rho1 * (k11 * sin_phi))),
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 11
        pub fn vector_field(
            &self,
            q: &SVector<T, 8>,
            rho: &SVector<T, 3>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 11> {
            let [[r11, r12, r21, r22, _, _, _, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let [[u_tau_psi, u_tau_phi]] = u_.data.0;
            let i = self.parameters.I;
            let Constants {
                m_l_squared,
                k4,
                m_l_squared_over_i,
                twice_m_l_squared,
                half_l,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
            let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
            let t4 = sin_phi * (rho3 - t3);
            let t5 = t3 - rho3;
            let t6 = sin_phi * t5;
            let t7 = rt::lit::<T>(1.0) / t1;
            let t8 = k4 * rho2;
            let cos_phi_squared = cos_phi * cos_phi;
            let t9 = cos_phi_squared * (cos_phi * (twice_m_l_squared * rho1))
                + (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * cos_phi_squared)
                    - m_l_squared) * (sin_phi * rho3);
            rt::vector([
                t2 * (t4 * (rt::lit::<T>(0.5) * r12)),
                t2 * (t6 * (rt::lit::<T>(0.5) * r11)),
                t2 * (t4 * (rt::lit::<T>(0.5) * r22)),
                t2 * (t6 * (rt::lit::<T>(0.5) * r21)),
                t7 * (t5 * (half_l * r11)),
                t7 * (t5 * (half_l * r21)),
                t2
                    * (cos_phi * (m_l_squared_over_i * rho1)
                        - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                t8,
                u_tau_psi,
                u_tau_phi,
                t2 * (t9 * t8),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 11 × 11
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 8>,
            rho: &SVector<T, 3>,
            _u: &SVector<T, 2>,
        ) -> SMatrix<T, 11, 11> {
            let [[r11, r12, r21, r22, _, _, _, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let l = self.parameters.l;
            let i = self.parameters.I;
            let j = self.parameters.J;
            let Constants {
                m_l_squared,
                k4,
                twice_i,
                m_l_squared_over_i,
                twice_m_l_squared,
                half_l,
                minus_half_l,
                inv_i,
                inv_j,
                k12,
                m_l_squared_over_j,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_phi_squared = sin_phi * sin_phi;
            let t1 = m_l_squared - i * sin_phi_squared;
            let t2 = cos_phi * t1;
            let t3 = rt::lit::<T>(1.0) / t2;
            let half_sin_phi = rt::lit::<T>(0.5) * sin_phi;
            let cos_phi_sin_phi = cos_phi * sin_phi;
            let t4 = cos_phi_sin_phi * (rt::lit::<T>(2.0) * rho1);
            let t5 = rho3 - t4;
            let t6 = t3 * (half_sin_phi * t5);
            let sin_phi_r12 = sin_phi * r12;
            let t7 = sin_phi * t1 + cos_phi_sin_phi * (twice_i * cos_phi);
            let cos_phi_squared = cos_phi * cos_phi;
            let t8 = rho1 * (cos_phi_squared - sin_phi_squared);
            let t9 = rt::lit::<T>(0.5) * t3;
            let t10 = (t5 * (cos_phi * r12 + t3 * (sin_phi_r12 * t7))
                - t8 * (rt::lit::<T>(2.0) * sin_phi_r12)) * t9;
            let t11 = rt::lit::<T>(1.0) / t1;
            let t12 = t4 - rho3;
            let t13 = t3 * (half_sin_phi * t12);
            let sin_phi_r11 = sin_phi * r11;
            let t14 = t9
                * (t8 * (rt::lit::<T>(2.0) * sin_phi_r11)
                    + t12 * (cos_phi * r11 + t3 * (sin_phi_r11 * t7)));
            let sin_phi_r22 = sin_phi * r22;
            let t15 = t9
                * (t5 * (cos_phi * r22 + t3 * (sin_phi_r22 * t7))
                    - t8 * (rt::lit::<T>(2.0) * sin_phi_r22));
            let sin_phi_r21 = sin_phi * r21;
            let t16 = t9
                * (t8 * (rt::lit::<T>(2.0) * sin_phi_r21)
                    + t12 * (cos_phi * r21 + t3 * (sin_phi_r21 * t7)));
            let t17 = t11 * (half_l * t12);
            let t18 = rt::lit::<T>(2.0) * t8 + t11 * (twice_i * cos_phi_sin_phi * t12);
            let t19 = inv_i / t2;
            let t20 = twice_m_l_squared * rho1;
            let t21 = cos_phi * t20;
            let t22 = i * (t19 * (t7 * (t21 - sin_phi * (i * rho3))) - cos_phi * rho3)
                - sin_phi * t20;
            let t23 = inv_j / t2;
            let t24 = i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * cos_phi_squared)
                - m_l_squared;
            let t25 = sin_phi * t24;
            let t26 = t25 * rho3 + cos_phi_squared * t21;
            let t27 = rho3 * (cos_phi * t24 + cos_phi_sin_phi * (k12 * sin_phi))
                - t20
                    * (sin_phi * cos_phi_squared
                        + cos_phi_sin_phi * (rt::lit::<T>(2.0) * cos_phi));
            let half_rho2 = rt::lit::<T>(0.5) * rho2;
            rt::sparse([
                (0, 1, t6),
                (0, 7, t10),
                (0, 8, -(sin_phi_squared * r12 * t11)),
                (0, 10, t3 * (rt::lit::<T>(0.5) * sin_phi_r12)),
                (1, 0, t13),
                (1, 7, t14),
                (1, 8, sin_phi_squared * r11 * t11),
                (1, 10, t3 * (rt::lit::<T>(-0.5) * sin_phi_r11)),
                (2, 3, t6),
                (2, 7, t15),
                (2, 8, -(sin_phi_squared * r22 * t11)),
                (2, 10, t3 * (rt::lit::<T>(0.5) * sin_phi_r22)),
                (3, 2, t13),
                (3, 7, t16),
                (3, 8, sin_phi_squared * r21 * t11),
                (3, 10, t3 * (rt::lit::<T>(-0.5) * sin_phi_r21)),
                (4, 0, t17),
                (4, 7, t18 * (t11 * (half_l * r11))),
                (4, 8, cos_phi_sin_phi * (l * r11) * t11),
                (4, 10, t11 * (minus_half_l * r11)),
                (5, 2, t17),
                (5, 7, t18 * (t11 * (half_l * r21))),
                (5, 8, cos_phi_sin_phi * (l * r21) * t11),
                (5, 10, t11 * (minus_half_l * r21)),
                (6, 7, t22 * (rt::lit::<T>(0.5) * t19)),
                (6, 8, m_l_squared_over_i * t11),
                (6, 10, rt::lit::<T>(-0.5) * sin_phi * t3),
                (7, 9, k4),
                (10, 7, (t23 * (t26 * (j * t7)) + t27) * (half_rho2 * t23)),
                (10, 8, t11 * (cos_phi_squared * (m_l_squared_over_j * rho2))),
                (10, 9, t23 * (rt::lit::<T>(0.5) * t26)),
                (10, 10, t23 * (t25 * half_rho2)),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, _q: &SVector<T, 8>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[omega, v1, v2, psi_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { m_l_squared, twice_j, .. } = self.constants;
            rt::vector([
                m_l_squared * omega + i * psi_dot,
                m * v1,
                m * v2,
                i * (omega + psi_dot),
                twice_j * phi_dot,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 5
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 8>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[p_omega, p_v1, p_v2, p_psi, p_phi]] = p.data.0;
            let Constants { k1, inv_m, k3, k4, .. } = self.constants;
            rt::vector([
                k1 * (p_omega - p_psi),
                inv_m * p_v1,
                inv_m * p_v2,
                k3 * p_psi - k1 * p_omega,
                k4 * p_phi,
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
            q: &SVector<T, 8>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let [[omega, v1, _, psi_dot, phi_dot]] = w.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, twice_j, m_l, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = rt::lit::<T>(2.0) * cos_phi
                * (sin_phi * (m_l_squared * omega + i * psi_dot) - cos_phi * (m_l * v1));
            rt::vector([i * (omega + psi_dot), twice_j * phi_dot, t1])
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
            q: &SVector<T, 8>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, k4, m_l_squared_over_i, half_l, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
            let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
            rt::vector([
                t2 * (rt::lit::<T>(0.5) * sin_phi * (rho3 - t3)),
                half_l * (t3 - rho3) / t1,
                rt::lit::<T>(0.0),
                t2
                    * (cos_phi * (m_l_squared_over_i * rho1)
                        - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                k4 * rho2,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V − B u) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            q: &SVector<T, 8>,
            w: &SVector<T, 5>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let [[omega, v1, v2, _, phi_dot]] = w.data.0;
            let [[u_tau_psi, _]] = u_.data.0;
            let l = self.parameters.l;
            let i = self.parameters.I;
            let Constants { m_l_squared, k13, m_m_l_squared, m_i, k14, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_phi * (omega * v2);
            let t2 = cos_phi * (omega * v1);
            let t3 = cos_phi * (k13 * u_tau_psi);
            let l_omega = l * omega;
            let v1_cos_phi = v1 * cos_phi;
            let t4 = t1 + t2 - t3 - phi_dot * (sin_phi * (l_omega - v2) - v1_cos_phi);
            let cos_phi_squared = cos_phi * cos_phi;
            let sin_phi_squared = sin_phi * sin_phi;
            let t5 = rt::lit::<T>(1.0)
                / (cos_phi_squared * (m_l_squared - i * sin_phi_squared));
            let t6 = t5 * (m_m_l_squared * (cos_phi_squared + rt::lit::<T>(1.0)) - m_i);
            let t7 = t2 + t3 - t1 - phi_dot * (v1_cos_phi - sin_phi * (v2 + l_omega));
            let t8 = t5 * (m_i + k14 * sin_phi_squared);
            rt::vector([
                rt::lit::<T>(0.25) * (t4 * t6 + t7 * t8),
                rt::lit::<T>(0.25) * (t4 * t8 + t7 * t6),
            ])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ + B u − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 5
        pub fn acceleration(
            &self,
            q: &SVector<T, 8>,
            w: &SVector<T, 5>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[_, _, _, _, _, _, _, phi]] = q.data.0;
            let [[omega, v1, v2, _, phi_dot]] = w.data.0;
            let [[u_tau_psi, u_tau_phi]] = u_.data.0;
            let m = self.parameters.m;
            let l = self.parameters.l;
            let i = self.parameters.I;
            let Constants {
                m_l_squared,
                k1,
                inv_m,
                k3,
                k4,
                k13,
                m_m_l_squared,
                m_i,
                k14,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_phi_squared = cos_phi * cos_phi;
            let sin_phi_squared = sin_phi * sin_phi;
            let t1 = rt::lit::<T>(1.0)
                / (cos_phi_squared * (m_l_squared - i * sin_phi_squared));
            let t2 = t1 * (m_i + k14 * sin_phi_squared);
            let omega_v2 = omega * v2;
            let sin_phi_omega_v2 = sin_phi * omega_v2;
            let omega_v1 = omega * v1;
            let cos_phi_omega_v1 = cos_phi * omega_v1;
            let t3 = k1 * u_tau_psi;
            let t4 = l * cos_phi * t3;
            let l_omega = l * omega;
            let v1_cos_phi = v1 * cos_phi;
            let t5 = sin_phi_omega_v2 + cos_phi_omega_v1 - t4
                - phi_dot * (sin_phi * (l_omega - v2) - v1_cos_phi);
            let t6 = t1 * (m_m_l_squared * (cos_phi_squared + rt::lit::<T>(1.0)) - m_i);
            let t7 = t4 + (cos_phi_omega_v1 - sin_phi_omega_v2)
                - phi_dot * (v1_cos_phi - sin_phi * (v2 + l_omega));
            let t8 = rt::lit::<T>(0.25) * (t2 * t5 + t6 * t7);
            let t9 = rt::lit::<T>(0.25) * (t6 * t5 + t2 * t7);
            let t10 = t8 - t9;
            let t11 = t10 * (k13 * cos_phi);
            rt::vector([
                t11 - t3,
                inv_m * (m * omega_v2 + sin_phi * t10),
                inv_m * (cos_phi * (t9 + t8) - m * omega_v1),
                k3 * u_tau_psi - t11,
                k4 * u_tau_phi,
            ])
        }

        /// Input matrix.
        ///
        /// **Equation**: B(q)
        ///
        /// **Shape**: 5 × 2
        pub fn input_matrix(&self, _q: &SVector<T, 8>) -> SMatrix<T, 5, 2> {
            rt::sparse([(3, 0, rt::lit::<T>(1.0)), (4, 1, rt::lit::<T>(1.0))])
        }

        /// Force of the control inputs.
        ///
        /// **Equation**: B(q) u
        ///
        /// **Shape**: 5
        pub fn input_force(
            &self,
            _q: &SVector<T, 8>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[u_tau_psi, u_tau_phi]] = u_.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, u_tau_psi, u_tau_phi])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 8
        pub fn configuration_velocity(
            &self,
            q: &SVector<T, 8>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 8> {
            let [[r11, r12, r21, r22, _, _, _, _]] = q.data.0;
            let [[omega, v1, v2, psi_dot, phi_dot]] = w.data.0;
            rt::vector([
                omega * r12,
                -(omega * r11),
                omega * r22,
                -(omega * r21),
                v1 * r11 + v2 * r12,
                v1 * r21 + v2 * r22,
                psi_dot,
                phi_dot,
            ])
        }

        /// How far the rotation matrices among the coordinates are from their groups, in the Frobenius norm.
        ///
        /// **Equation**: (Σ ‖RᵀR − I‖²)^½
        ///
        /// **Shape**: scalar
        pub fn group_defect(&self, q: &SVector<T, 8>) -> T {
            let [[r11, r12, r21, r22, _, _, _, _]] = q.data.0;
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
        pub fn group_determinants(&self, q: &SVector<T, 8>) -> SVector<T, 1> {
            let [[r11, r12, r21, r22, _, _, _, _]] = q.data.0;
            rt::vector([r11 * r22 - r12 * r21])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(
            &self,
            _q: &SVector<T, 8>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[omega, v1, v2, psi_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { l_squared, twice_j, .. } = self.constants;
            let t1 = m * (omega * (l_squared * omega) + (v1 * v1 + v2 * v2))
                + ((psi_dot + rt::lit::<T>(2.0) * omega) * (i * psi_dot)
                    + phi_dot * (twice_j * phi_dot));
            rt::vector([rt::lit::<T>(0.5) * t1, phi_dot, i * (omega + psi_dot)])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 8>, p: &SVector<T, 5>) -> T {
            let [[p_omega, p_v1, p_v2, p_psi, p_phi]] = p.data.0;
            let Constants { k1, inv_m, k3, k4, .. } = self.constants;
            let t1 = k1 * p_omega;
            let t2 = (p_omega - p_psi) * t1 + p_phi * (k4 * p_phi)
                + (p_psi * (k3 * p_psi - t1) + inv_m * (p_v2 * p_v2 + p_v1 * p_v1));
            rt::lit::<T>(0.5) * t2
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ + B u)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 13
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 8>,
            p: &SVector<T, 5>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 13> {
            let [[r11, r12, r21, r22, _, _, _, phi]] = q.data.0;
            let [[p_omega, p_v1, p_v2, p_psi, p_phi]] = p.data.0;
            let [[u_tau_psi, u_tau_phi]] = u_.data.0;
            let l = self.parameters.l;
            let i = self.parameters.I;
            let Constants {
                m_l_squared,
                k1,
                inv_m,
                k3,
                k4,
                k13,
                m_m_l_squared,
                m_i,
                k14,
                ..
            } = self.constants;
            let p_omega_minus_p_psi = p_omega - p_psi;
            let t1 = k1 * p_omega_minus_p_psi;
            let inv_m_p_v1 = inv_m * p_v1;
            let inv_m_p_v2 = inv_m * p_v2;
            let t2 = k4 * p_phi;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_phi_squared = cos_phi * cos_phi;
            let sin_phi_squared = sin_phi * sin_phi;
            let t3 = rt::lit::<T>(1.0)
                / (cos_phi_squared * (m_l_squared - i * sin_phi_squared));
            let t4 = t3 * (m_i + k14 * sin_phi_squared);
            let cos_phi_inv_m_p_v1 = cos_phi * inv_m_p_v1;
            let t5 = t1 * cos_phi_inv_m_p_v1;
            let t6 = sin_phi * (t1 * inv_m_p_v2);
            let t7 = cos_phi * (k13 * u_tau_psi);
            let t8 = k13 * p_omega_minus_p_psi;
            let t9 = t5 + (t6 - t7)
                - t2 * (sin_phi * (t8 - inv_m_p_v2) - cos_phi_inv_m_p_v1);
            let t10 = t3 * (m_m_l_squared * (cos_phi_squared + rt::lit::<T>(1.0)) - m_i);
            let t11 = t5 + (t7 - t6)
                - t2 * (cos_phi_inv_m_p_v1 - sin_phi * (inv_m_p_v2 + t8));
            let t12 = rt::lit::<T>(0.25) * (t4 * t9 + t10 * t11);
            let t13 = rt::lit::<T>(0.25) * (t10 * t9 + t4 * t11);
            let t14 = t12 - t13;
            rt::vector([
                r12 * t1,
                -(r11 * t1),
                r22 * t1,
                -(r21 * t1),
                r11 * inv_m_p_v1 + r12 * inv_m_p_v2,
                r21 * inv_m_p_v1 + r22 * inv_m_p_v2,
                k3 * p_psi - k1 * p_omega,
                t2,
                l * cos_phi * t14 + (p_v1 * inv_m_p_v2 - p_v2 * inv_m_p_v1),
                p_v2 * t1 + sin_phi * t14,
                cos_phi * (t13 + t12) - p_v1 * t1,
                u_tau_psi,
                u_tau_phi,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 2];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "snakeboard_se2";
        const INPUTS: &'static [&'static str] = &["tau_psi", "tau_phi"];

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
        type Point = [T; 11];
        type Jacobian = SMatrix<T, 11, 11>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 11],
            inputs: &[T; 2],
        ) -> [T; 11] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, &rt::vector(*inputs)).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 11],
            inputs: &[T; 2],
        ) -> Option<SMatrix<T, 11, 11>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho, &rt::vector(*inputs)))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 11] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 11],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 13];
        type Jacobian = SMatrix<T, 13, 13>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 13],
            inputs: &[T; 2],
        ) -> [T; 13] {
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
        ) -> [T; 13] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 13],
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
        /// - `R11_rate`, `R21_rate`, `rho1_rate`, `rho2_rate`, `rho3_rate`, `kappa_gradient`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: phi_rate, R12_rate, R22_rate, x1_rate, x2_rate, psi_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 20 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 24 | 3 | 0 | 0 | 0 |
        /// | each step | 42 | 100 | 5 | 0 | 2 | 1 |
        /// | each sweep for R11_rate, R21_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 105 | 214 | 5 | 0 | 3 | 0 |
        /// | each iteration for R11_rate, R21_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient | 380 | 798 | 16 | 0 | 3 | 0 |
        /// | each step, rank of the constraints | 0 | 4 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 16 | 2 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l²`
            k1: T,
            /// `(1/2)/J`
            k2: T,
            /// `-(2 l)`
            k3: T,
            /// `2 I`
            twice_i: T,
            /// `m l²/I`
            k4: T,
            /// `2 m l²`
            k5: T,
            /// `m l² J`
            k6: T,
            /// `I J`
            i_j: T,
            /// `2 m l² J`
            k7: T,
            /// `2 I J`
            twice_i_j: T,
            /// `1/(I J)`
            inv_i_j: T,
            /// `I²`
            i_squared: T,
            /// `2 I²`
            twice_i_squared: T,
            /// `8 m l² J`
            k8: T,
            /// `4 I J`
            k9: T,
            /// `l/2`
            half_l: T,
            /// `1/I`
            inv_i: T,
            /// `4/((m l² - I) m²)`
            k10: T,
            /// `I/2`
            half_i: T,
            /// `I J/2`
            half_i_j: T,
            /// `I²/2`
            half_i_squared: T,
            /// `4 m l² J`
            k11: T,
            /// `(1/4)/J`
            k12: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `m l² J h`
            k13: T,
            /// `I J h`
            i_j_h: T,
            /// `4 m l² J h`
            k14: T,
            /// `(h/J)/4`
            quarter_h_over_j: T,
            /// `h/8`
            k15: T,
            /// `m l² h`
            k16: T,
            /// `2 m l² J h`
            k17: T,
            /// `h/4`
            quarter_h: T,
            /// `l h`
            l_h: T,
            /// `2 h`
            twice_h: T,
            /// `h²/2`
            k18: T,
            /// `4 h`
            k19: T,
            /// `h (h/J)/2`
            k20: T,
            /// `2 I h`
            twice_i_h: T,
            /// `(h/(I J))/8`
            k21: T,
            /// `2 h I²`
            k22: T,
            /// `4 I h`
            k23: T,
            /// `2 l h`
            twice_l_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (8); momenta on D*, ρ = Xᵀ p (3); work that the control inputs have done (1); energy at the start (1); functions of q that the next step needs (16).
            type Carried = [T; 29];
            type Memory = (rt::Predictor<T, 6, 8>, rt::RankMonitor<T>);
            const FRACTIONS: &'static [f64] = &[0.5];
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;
            const WORK: Option<usize> = Some(11);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let k1 = m * (l * l);
                let k2 = rt::lit::<T>(0.5) / j;
                let k3 = -(rt::lit::<T>(2.0) * l);
                let twice_i = rt::lit::<T>(2.0) * i;
                let k4 = k1 / i;
                let k5 = rt::lit::<T>(2.0) * k1;
                let k6 = k1 * j;
                let i_j = i * j;
                let k7 = rt::lit::<T>(2.0) * k6;
                let twice_i_j = rt::lit::<T>(2.0) * i_j;
                let inv_i_j = rt::lit::<T>(1.0) / i_j;
                let i_squared = i * i;
                let twice_i_squared = rt::lit::<T>(2.0) * i_squared;
                let k8 = rt::lit::<T>(8.0) * k6;
                let k9 = rt::lit::<T>(4.0) * i_j;
                let half_l = rt::lit::<T>(0.5) * l;
                let inv_i = rt::lit::<T>(1.0) / i;
                let k10 = rt::lit::<T>(4.0) / ((k1 - i) * (m * m));
                let half_i = rt::lit::<T>(0.5) * i;
                let half_i_j = rt::lit::<T>(0.5) * i_j;
                let half_i_squared = rt::lit::<T>(0.5) * i_squared;
                let k11 = rt::lit::<T>(4.0) * k6;
                let k12 = rt::lit::<T>(0.25) / j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let k13 = k6 * h;
                let i_j_h = i_j * h;
                let k14 = rt::lit::<T>(4.0) * k13;
                let quarter_h_over_j = rt::lit::<T>(0.25) * h_over_j;
                let k15 = rt::lit::<T>(0.125) * h;
                let k16 = k1 * h;
                let k17 = rt::lit::<T>(2.0) * k13;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let l_h = l * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k18 = rt::lit::<T>(0.5) * (h * h);
                let k19 = rt::lit::<T>(4.0) * h;
                let k20 = rt::lit::<T>(0.5) * (h * h_over_j);
                let i_h = i * h;
                let twice_i_h = rt::lit::<T>(2.0) * i_h;
                let k21 = rt::lit::<T>(0.125) * (h / i_j);
                let k22 = rt::lit::<T>(2.0) * (h * i_squared);
                let k23 = rt::lit::<T>(4.0) * i_h;
                let twice_l_h = rt::lit::<T>(2.0) * l_h;
                Scheme {
                    k1,
                    k2,
                    k3,
                    twice_i,
                    k4,
                    k5,
                    k6,
                    i_j,
                    k7,
                    twice_i_j,
                    inv_i_j,
                    i_squared,
                    twice_i_squared,
                    k8,
                    k9,
                    half_l,
                    inv_i,
                    k10,
                    half_i,
                    half_i_j,
                    half_i_squared,
                    k11,
                    k12,
                    inv_h,
                    half_h,
                    h_over_j,
                    half_h_over_j,
                    k13,
                    i_j_h,
                    k14,
                    quarter_h_over_j,
                    k15,
                    k16,
                    k17,
                    quarter_h,
                    l_h,
                    twice_h,
                    k18,
                    k19,
                    k20,
                    twice_i_h,
                    k21,
                    k22,
                    k23,
                    twice_l_h,
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
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let Scheme { k1, k6, i_j, k9, k10, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2, psi, phi]] = start.q().data.0;
                let [[omega, v1, _, psi_dot, phi_dot]] = start.w().data.0;
                let omega_plus_psi_dot = omega + psi_dot;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = cos_phi
                    * (sin_phi * (k1 * omega + i * psi_dot) - cos_phi * (m * l * v1));
                let cos_phi_squared = cos_phi * cos_phi;
                let sin_phi_squared = sin_phi * sin_phi;
                let t2 = k1 - i * sin_phi_squared;
                let t3 = cos_phi_squared * t2;
                let t4 = i_j * t3;
                let t5 = t2 * (phi_dot * (rt::lit::<T>(4.0) * (j * i_j) * phi_dot))
                    + omega_plus_psi_dot
                        * (rt::lit::<T>(2.0) * (i * (i * k6)) * omega_plus_psi_dot);
                let t6 = rt::lit::<T>(2.0) * cos_phi
                    * (cos_phi * t5
                        - t1
                            * (sin_phi
                                * (rt::lit::<T>(4.0) * (i * i_j) * omega_plus_psi_dot)));
                let t7 = cos_phi * t2;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    i * omega_plus_psi_dot,
                    rt::lit::<T>(2.0) * j * phi_dot,
                    rt::lit::<T>(2.0) * t1,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) / t4
                        * (rt::lit::<T>(0.125) * (t6 + t1 * (k9 * t1))),
                    cos_phi_squared,
                    sin_phi_squared,
                    cos_phi * sin_phi,
                    i * t2,
                    t7,
                    t3,
                    sin_phi
                        * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * cos_phi_squared)
                            - k1),
                    cos_phi_squared * (k1 * cos_phi),
                    i_j * sin_phi,
                    t4,
                    i_j * t7,
                    j * t7,
                    k10 * t3,
                    rt::abs(phi) + rt::lit::<T>(1.0),
                    sin_phi,
                    cos_phi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 2),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_psi, u_tau_phi]] = u;
                let (predictor1, rank) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, work,
                reference, ahead1, ahead2, ahead3, ahead4, ahead5, ahead6, ahead7,
                ahead8, ahead9, ahead10, ahead11, ahead12, _, ahead14, sin_phi_ahead,
                cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k2,
                    twice_i,
                    k4,
                    k5,
                    k6,
                    i_j,
                    k7,
                    twice_i_j,
                    inv_i_j,
                    i_squared,
                    twice_i_squared,
                    k8,
                    k9,
                    inv_i,
                    k10,
                    half_i,
                    half_i_j,
                    half_i_squared,
                    k11,
                    k12,
                    inv_h,
                    half_h,
                    h_over_j,
                    half_h_over_j,
                    k13,
                    i_j_h,
                    k14,
                    quarter_h_over_j,
                    k15,
                    k16,
                    k17,
                    quarter_h,
                    l_h,
                    twice_h,
                    k18,
                    k19,
                    k20,
                    twice_i_h,
                    k21,
                    k22,
                    k23,
                    twice_l_h,
                    ..
                } = *setting.scheme();
                let rho2_squared = rho2 * rho2;
                let rho3_rho1 = rho3 * rho1;
                let rho1_squared = rho1 * rho1;
                let rho3_squared = rho3 * rho3;
                let rho2_squared_ahead4 = rho2_squared * ahead4;
                let rho3_rho1_ahead9 = rho3_rho1 * ahead9;
                let t1 = cos_phi_ahead * (rho2_squared_ahead4 + k7 * rho1_squared);
                let t2 = cos_phi_ahead * (t1 - rt::lit::<T>(2.0) * rho3_rho1_ahead9);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [r11_rate,
                    r21_rate,
                    rho1_rate,
                    rho2_rate,
                    rho3_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t17 = rho3 + half_h * rho3_rate;
                    let t4 = rho2_rate * kappa_gradient;
                    let t5 = rho2 + half_h * rho2_rate;
                    let t6 = t4 + k2 * t5;
                    let t7 = half_h * t6;
                    let t8 = phi + t7;
                    let ((t9, _), (t11, t12)) = rt::halfway(
                        (sin_phi_ahead, cos_phi_ahead),
                        t7,
                        t8,
                    );
                    let t13 = t12 * t11;
                    let t18 = rho1 + half_h * rho1_rate;
                    let t19 = rt::lit::<T>(2.0) * t18;
                    let t20 = t17 - t13 * t19;
                    let t344 = rt::lit::<T>(0.25) * t20;
                    let t21 = t12 * t12;
                    let t22 = i * t11;
                    let t23 = k1 - t11 * t22;
                    let t24 = t21 * t23;
                    let t25 = rt::lit::<T>(1.0) / t24;
                    let t345 = t344 * t25;
                    let t88 = h * t6;
                    let phi_new = phi + t88;
                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                    let ahead1_new = cos_phi_ahead_new * cos_phi_ahead_new;
                    let ahead2_new = sin_phi_ahead_new * sin_phi_ahead_new;
                    let t89 = k1 - i * ahead2_new;
                    let ahead6_new = ahead1_new * t89;
                    let t91 = ahead6 + ahead6_new;
                    let t93 = t17 * (i_j_h * rho3_rate);
                    let t94 = cos_phi_ahead + cos_phi_ahead_new;
                    let t107 = rt::lit::<T>(0.25) * t94;
                    let t96 = k1 - half_i * (ahead2 + ahead2_new);
                    let t95 = t18 * (k14 * rho1_rate);
                    let t102 = sin_phi_ahead + sin_phi_ahead_new;
                    let t103 = t12 * t9;
                    let t104 = t102 * (i * t103);
                    let rho2_rate_h = h * rho2_rate;
                    let t99 = rho2 + rho2_rate_h;
                    let t100 = t99 * t99;
                    let t101 = rho2_squared + t100;
                    let rho3_rate_h = h * rho3_rate;
                    let rho1_rate_h = h * rho1_rate;
                    let t108 = rho3_rate_h * t18 + rho1_rate_h * t17;
                    let t109 = t102 * (half_i_j * t108);
                    let t110 = rho1 + rho1_rate_h;
                    let t111 = rho3 + rho3_rate_h;
                    let t112 = t110 * t111;
                    let t113 = rho3_rho1 + t112;
                    let t346 = t107
                        * (t96 * (t5 * (twice_i_h * rho2_rate))
                            + (t95 - t104 * (i * t101))) - (t109 + t103 * (i_j * t113));
                    let t115 = t11 * t9;
                    let t116 = t110 * t110;
                    let t117 = k6 * (rho1_squared + t116);
                    let t347 = t89 * (i * t100);
                    let t126 = rt::lit::<T>(2.0) * t115;
                    let t121 = k7 * t116;
                    let t348 = cos_phi_ahead_new * (t121 + t347);
                    let t349 = sin_phi_ahead_new * (i_j * t112);
                    let t350 = t93
                        + t94
                            * (t346
                                - t115
                                    * (t117 + rt::lit::<T>(0.5) * (rho2_squared_ahead4 + t347)))
                        - t126
                            * (rt::lit::<T>(0.5) * (t1 + t348)
                                - (rho3_rho1_ahead9 + t349));
                    let t132 = ahead1 + ahead1_new;
                    let t133 = t132 * t104;
                    let t129 = t2 + half_i_j * (rho3_squared + t111 * t111);
                    let t351 = t91 * t350
                        + (t133 + t96 * (t94 * t126))
                            * (t129
                                + cos_phi_ahead_new * (t348 - rt::lit::<T>(2.0) * t349));
                    let ahead10_ahead6_new = ahead10 * ahead6_new;
                    let t43 = inv_i_j / t24;
                    let t47 = t5 * t5;
                    let t48 = i * t23;
                    let t49 = t18 * (k7 * t18) + t47 * t48;
                    let t50 = t18 * t17;
                    let t51 = twice_i_j * t50;
                    let t52 = t12 * t49 - t11 * t51;
                    let t53 = rt::lit::<T>(2.0) * t12;
                    let t54 = t17 * (i_j * t17) + t52 * t53;
                    let t44 = i * t13;
                    let t45 = t23 * t13 + t21 * t44;
                    let t46 = twice_i_j * t45;
                    let t219 = t46 * t43;
                    let t56 = t11 * t52;
                    let t57 = t11 * t49;
                    let t352 = t54 * t219
                        - rt::lit::<T>(2.0)
                            * (t56
                                + t12
                                    * (t57 + t12 * (t51 + t13 * (twice_i_squared * t47))));
                    let t353 = t43 * t352;
                    let t136 = twice_i_j * t17;
                    let t40 = t18 * t12;
                    let t143 = t5 * (half_h_over_j * rho2_rate);
                    let t38 = t12 * t23;
                    let t69 = rt::lit::<T>(1.0) / t38;
                    let t141 = t11 * (k9 * t17);
                    let t354 = k15
                        * (t6 * t353 + t43 * (rho3_rate * (t136 - t40 * (k9 * t11))))
                        + (t143 + t69 * ((k8 * t40 - t141) * (k21 * rho1_rate)));
                    let t14 = r11 + half_h * r11_rate;
                    let t16 = rho3_rate * kappa_gradient;
                    let t355 = t16 + t345;
                    let t356 = t14 * t355;
                    let t357 = t13 * t356;
                    let t32 = r21 + half_h * r21_rate;
                    let t358 = t32 * t355;
                    let t359 = l * t21;
                    let t360 = t358 * t359;
                    let t361 = t13 * t358;
                    let t362 = t356 * t359;
                    let t144 = r11_rate * r11_rate + r21_rate * r21_rate
                        + (rho1_rate * rho1_rate
                            + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                    let t145 = t6 * t6 + t144;
                    let t37 = rho1_rate * kappa_gradient;
                    let t363 = t17 * t11;
                    let t364 = t37 + t69 * (k4 * t40 - rt::lit::<T>(0.5) * t363);
                    let t365 = rt::lit::<T>(4.0)
                        * (t357 * t357 + t360 * t360 + (t361 * t361 + t362 * t362))
                        + (t145 + t364 * t364);
                    let t366 = rt::div_or_zero(
                        rt::lit::<T>(0.125) * t351
                            * (rt::lit::<T>(1.0) / ahead10_ahead6_new) - t354,
                        h * t365,
                    );
                    let t367 = t345 + rho3_rate * t366;
                    let t368 = t13 * (r12 - h * t357);
                    let t369 = t13 * (r22 - h * t361);
                    let t63 = rho2_rate - u_tau_phi + kappa_gradient * t6;
                    let t64 = rt::lit::<T>(2.0) * t21;
                    let t65 = k1 + i * (t64 - rt::lit::<T>(1.0));
                    let t370 = t21 * (k1 * t12);
                    let t213 = h * t5;
                    let t371 = t45 * (k23 * t5)
                        - t53
                            * (rt::lit::<T>(2.0) * (t48 * (t11 * t213))
                                + t13 * (t12 * (k22 * t5)));
                    let t372 = (rt::lit::<T>(0.125) * t353
                        + (t63 - t355 * (t69 * (t65 * t363 - t19 * t370))))
                        * (rt::lit::<T>(1.0) - t371 * (rt::lit::<T>(0.125) * t43));
                    let t373 = rho2_rate - t372;
                    let t269 = rt::lit::<T>(4.0) * kappa_gradient;
                    let t180 = rt::lit::<T>(0.25) * t25;
                    let t374 = rho1 + half_h * (u_tau_psi - kappa_gradient * t364);
                    let t375 = t355 * t369;
                    let t376 = r21 + h * t375;
                    let t377 = t359 * t376;
                    let t378 = t355 * t368;
                    let t379 = r11 + h * t378;
                    let t380 = t379 * t359;
                    let t381 = (t16 + t180 * (t17 - t374 * (rt::lit::<T>(2.0) * t13)))
                        * (t377 * t377 + t380 * t380);
                    let t382 = t381
                        + (t13 * (t357 * t379 + t361 * t376)
                            + (t368 * t378 + t369 * t375));
                    let t383 = k2 * (rho2 + half_h * t373) + kappa_gradient * t373;
                    let t83 = i * (rt::lit::<T>(1.0) - t64) - k1;
                    let t84 = t11 * t83;
                    let t85 = t17 * t84;
                    let t384 = (t269 * t382
                        + (rho3_rate
                            - t383 * (t69 * (t85 + t374 * (rt::lit::<T>(2.0) * t370)))))
                        * (t383 * (t69 * (half_h * t84)) + rt::lit::<T>(1.0));
                    solution1
                        .update([
                            t367 * (rt::lit::<T>(2.0) * t368),
                            t367 * (rt::lit::<T>(2.0) * t369),
                            u_tau_psi - t364 * t366,
                            t373,
                            rho3_rate - t384,
                            t366,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let inv_ahead5 = rt::lit::<T>(1.0) / ahead5;
                            let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                            let t3 = rho3 - twice_rho1 * ahead3;
                            let half_sin_phi_ahead = rt::lit::<T>(0.5) * sin_phi_ahead;
                            [
                                inv_ahead5 * (t3 * (r12 * half_sin_phi_ahead)),
                                inv_ahead5 * (t3 * (r22 * half_sin_phi_ahead)),
                                u_tau_psi,
                                u_tau_phi,
                                rt::lit::<T>(0.5) * rho2
                                    * (rho3 * ahead7 + twice_rho1 * ahead8)
                                    * (rt::lit::<T>(1.0) / ahead12),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * r11),
                            rt::abs(inv_h * r21),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::abs(inv_h * rho3),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [r11_rate,
                            r21_rate,
                            rho1_rate,
                            rho2_rate,
                            rho3_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t4 = rho2_rate * kappa_gradient;
                            let t5 = rho2 + half_h * rho2_rate;
                            let t6 = t4 + k2 * t5;
                            let t7 = half_h * t6;
                            let t8 = phi + t7;
                            let ((t9, t10), (t11, t12)) = rt::halfway(
                                (sin_phi_ahead, cos_phi_ahead),
                                t7,
                                t8,
                            );
                            let t13 = t12 * t11;
                            let t14 = r11 + half_h * r11_rate;
                            let t15 = t14 * t13;
                            let t16 = rho3_rate * kappa_gradient;
                            let t17 = rho3 + half_h * rho3_rate;
                            let t18 = rho1 + half_h * rho1_rate;
                            let t19 = rt::lit::<T>(2.0) * t18;
                            let t20 = t17 - t13 * t19;
                            let t21 = t12 * t12;
                            let t22 = i * t11;
                            let t23 = k1 - t11 * t22;
                            let t24 = t21 * t23;
                            let t25 = rt::lit::<T>(1.0) / t24;
                            let t26 = t20 * t25;
                            let t27 = t16 + rt::lit::<T>(0.25) * t26;
                            let t28 = t15 * t27;
                            let t29 = r12 - h * t28;
                            let t30 = t13 * t29;
                            let t31 = rt::lit::<T>(2.0) * t27;
                            let t32 = r21 + half_h * r21_rate;
                            let t33 = t32 * t13;
                            let t34 = t33 * t27;
                            let t35 = r22 - h * t34;
                            let t36 = t13 * t35;
                            let t37 = rho1_rate * kappa_gradient;
                            let t38 = t12 * t23;
                            let t39 = inv_i / t38;
                            let t40 = t18 * t12;
                            let t41 = t39 * (k5 * t40 - t11 * (i * t17));
                            let t42 = t37 + rt::lit::<T>(0.5) * t41;
                            let t43 = inv_i_j / t24;
                            let t44 = i * t13;
                            let t45 = t23 * t13 + t21 * t44;
                            let t46 = twice_i_j * t45;
                            let t47 = t5 * t5;
                            let t48 = i * t23;
                            let t49 = t18 * (k7 * t18) + t47 * t48;
                            let t50 = t18 * t17;
                            let t51 = twice_i_j * t50;
                            let t52 = t12 * t49 - t11 * t51;
                            let t53 = rt::lit::<T>(2.0) * t12;
                            let t54 = t17 * (i_j * t17) + t52 * t53;
                            let t55 = t43 * t54;
                            let t56 = t11 * t52;
                            let t57 = t11 * t49;
                            let t58 = i_squared * t13;
                            let t59 = t47 * t58;
                            let t60 = i_j * t12;
                            let t61 = t57 + rt::lit::<T>(2.0) * (t12 * t59 + t50 * t60);
                            let t62 = t43
                                * (t46 * t55 - rt::lit::<T>(2.0) * (t56 + t12 * t61));
                            let t63 = rho2_rate - u_tau_phi + kappa_gradient * t6;
                            let t64 = rt::lit::<T>(2.0) * t21;
                            let t65 = k1 + i * (t64 - rt::lit::<T>(1.0));
                            let t66 = t11 * t65;
                            let t67 = t40 * (k5 * t21);
                            let t68 = t17 * t66 - t67;
                            let t69 = rt::lit::<T>(1.0) / t38;
                            let t70 = t68 * t69;
                            let t71 = r11_rate * kappa_gradient;
                            let t72 = r21_rate * kappa_gradient;
                            let t73 = l * t32;
                            let t74 = t21 * t73;
                            let t75 = t74 * t27;
                            let t76 = kappa_gradient * t75;
                            let t77 = l * t14;
                            let t78 = t21 * t77;
                            let t79 = t78 * t27;
                            let t80 = kappa_gradient * t79;
                            let t81 = kappa_gradient * t28;
                            let t82 = kappa_gradient * t34;
                            let t83 = i * (rt::lit::<T>(1.0) - t64) - k1;
                            let t84 = t11 * t83;
                            let t85 = t17 * t84;
                            let t86 = t69 * (t67 + t85);
                            let t87 = rt::lit::<T>(4.0)
                                * (t74 * t76 + t78 * t80 + (t15 * t81 + t33 * t82))
                                + (rho3_rate - t6 * t86);
                            let t88 = h * t6;
                            let phi_new = phi + t88;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new,
                            );
                            let ahead1_new = cos_phi_ahead_new * cos_phi_ahead_new;
                            let ahead2_new = sin_phi_ahead_new * sin_phi_ahead_new;
                            let t89 = k1 - i * ahead2_new;
                            let ahead6_new = ahead1_new * t89;
                            let ahead10_ahead6_new = ahead10 * ahead6_new;
                            let t90 = inv_i_j / ahead10_ahead6_new;
                            let t91 = ahead6 + ahead6_new;
                            let t92 = i_j * t91;
                            let t93 = t17 * (i_j_h * rho3_rate);
                            let t94 = cos_phi_ahead + cos_phi_ahead_new;
                            let t95 = t18 * (k14 * rho1_rate);
                            let t96 = k1 - half_i * (ahead2 + ahead2_new);
                            let rho2_rate_h = h * rho2_rate;
                            let t97 = rho2_rate_h * t5;
                            let t98 = twice_i * t97;
                            let t99 = rho2 + rho2_rate_h;
                            let t100 = t99 * t99;
                            let t101 = rho2_squared + t100;
                            let t102 = sin_phi_ahead + sin_phi_ahead_new;
                            let t103 = t12 * t9;
                            let t104 = t102 * (i * t103);
                            let t105 = i * t104;
                            let t106 = t95 + t96 * t98 - t101 * t105;
                            let t107 = rt::lit::<T>(0.25) * t94;
                            let rho3_rate_h = h * rho3_rate;
                            let rho1_rate_h = h * rho1_rate;
                            let t108 = rho3_rate_h * t18 + rho1_rate_h * t17;
                            let t109 = t102 * (half_i_j * t108);
                            let t110 = rho1 + rho1_rate_h;
                            let t111 = rho3 + rho3_rate_h;
                            let t112 = t110 * t111;
                            let t113 = rho3_rho1 + t112;
                            let t114 = i_j * t103;
                            let t115 = t11 * t9;
                            let t116 = t110 * t110;
                            let t117 = k6 * (rho1_squared + t116);
                            let ahead4_new = i * t89;
                            let t118 = t100 * ahead4_new;
                            let t119 = t117
                                + rt::lit::<T>(0.5) * (rho2_squared_ahead4 + t118);
                            let t120 = t106 * t107 - (t109 + t113 * t114) - t115 * t119;
                            let t121 = k7 * t116;
                            let t122 = t121 + t118;
                            let t123 = cos_phi_ahead_new * t122;
                            let ahead9_new = i_j * sin_phi_ahead_new;
                            let t124 = t112 * ahead9_new;
                            let t125 = rt::lit::<T>(0.5) * (t1 + t123)
                                - (rho3_rho1_ahead9 + t124);
                            let t126 = rt::lit::<T>(2.0) * t115;
                            let t127 = t93 + t94 * t120 - t125 * t126;
                            let t128 = t123 - rt::lit::<T>(2.0) * t124;
                            let t129 = t2 + half_i_j * (rho3_squared + t111 * t111);
                            let t130 = cos_phi_ahead_new * t128 + t129;
                            let t131 = t115 * t94;
                            let t132 = ahead1 + ahead1_new;
                            let t133 = t132 * t104;
                            let t134 = i_j * (t96 * (rt::lit::<T>(2.0) * t131) + t133);
                            let t135 = t90 * (t92 * t127 + t130 * t134);
                            let t136 = twice_i_j * t17;
                            let t137 = i_j * t11;
                            let t138 = t18 * t137;
                            let t139 = t43 * (t136 - t138 * (rt::lit::<T>(4.0) * t12));
                            let t140 = inv_i_j / t38;
                            let t141 = t11 * (k9 * t17);
                            let t142 = t140 * (t12 * (k8 * t18) - t141);
                            let t143 = t5 * (half_h_over_j * rho2_rate);
                            let t144 = r11_rate * r11_rate + r21_rate * r21_rate
                                + (rho1_rate * rho1_rate
                                    + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                            let t145 = t6 * t6 + t144;
                            let t146 = rt::lit::<T>(4.0)
                                * (t28 * t28 + t75 * t75 + (t34 * t34 + t79 * t79))
                                + (t42 * t42 + t145);
                            let t147 = h * t146;
                            let t148 = rt::div_or_zero(
                                rt::lit::<T>(0.125)
                                    * (t135
                                        - (t88 * t62 + (rho3_rate_h * t139 + rho1_rate_h * t142)))
                                    - t143,
                                t147,
                            );
                            let t149 = h * t13;
                            let t150 = t149 * t27;
                            let t151 = t149 * t150;
                            let t152 = t27 * t151 + rt::lit::<T>(1.0);
                            let t153 = h * t11 * t69;
                            let t154 = t15 * t153;
                            let t155 = t149 * t154;
                            let t156 = kappa_gradient + quarter_h_over_j;
                            let t157 = h * t156;
                            let t158 = t157 * t11;
                            let t159 = t12 * t158;
                            let t160 = t157 * t12;
                            let t161 = t22 * t160;
                            let t162 = t23 * t159 + t21 * t161;
                            let t163 = t12 * t160 - t11 * t158;
                            let t164 = t162 * t26 - t18 * t163;
                            let t165 = t25 * t164;
                            let t166 = rt::lit::<T>(0.25) * t165;
                            let t167 = rt::lit::<T>(0.5) * t163;
                            let t168 = t14 * t167;
                            let t169 = t165 * (rt::lit::<T>(0.25) * t15) + t168 * t27;
                            let t170 = t167 * t29 - t149 * t169;
                            let t171 = kappa_gradient + k15 * t25;
                            let t172 = t15 * t171;
                            let t173 = t149 * t172;
                            let t174 = rho2_rate_h * t11;
                            let t175 = t12 * t174;
                            let t176 = rho2_rate_h * t12;
                            let t177 = t22 * t176;
                            let t178 = t23 * t175 + t21 * t177;
                            let t179 = t12 * t176 - t11 * t174;
                            let t180 = rt::lit::<T>(0.25) * t25;
                            let t181 = rho3_rate + (t178 * t26 - t18 * t179) * t180;
                            let t182 = rt::lit::<T>(0.5) * t179;
                            let t183 = t14 * t182;
                            let t184 = t15 * t181 + t183 * t27;
                            let t185 = t182 * t29 - t149 * t184;
                            let t186 = t33 * t153;
                            let t187 = t149 * t186;
                            let t188 = t32 * t167;
                            let t189 = t165 * (rt::lit::<T>(0.25) * t33) + t188 * t27;
                            let t190 = t167 * t35 - t149 * t189;
                            let t191 = t33 * t171;
                            let t192 = t149 * t191;
                            let t193 = t32 * t182;
                            let t194 = t33 * t181 + t193 * t27;
                            let t195 = t182 * t35 - t149 * t194;
                            let t196 = k16 / t48;
                            let t197 = kappa_gradient + rt::lit::<T>(0.5) * t196;
                            let t198 = rt::lit::<T>(0.5) * t158;
                            let t199 = t23 * t198 + t12 * t161;
                            let t200 = k1 * t18;
                            let t201 = half_i * t17;
                            let t202 = t39
                                * (t41 * (i * t199) - (t158 * t200 + t160 * t201));
                            let t203 = rt::lit::<T>(0.5) * t174;
                            let t204 = t23 * t203 + t12 * t177;
                            let t205 = rho1_rate
                                + (t41 * (i * t204) - (t174 * t200 + t176 * t201))
                                    * (rt::lit::<T>(0.5) * t39);
                            let t206 = k17 * t18;
                            let t207 = h * t17;
                            let t208 = t12 * t206 - t207 * t137;
                            let t209 = t140 * (t45 * (k9 * t208))
                                - rt::lit::<T>(2.0)
                                    * (t11 * t208 + t12 * (t11 * t206 + t207 * t60));
                            let t210 = t43 * t209;
                            let t211 = k16 * t21 / t23;
                            let t212 = t68 * (quarter_h * t11)
                                * (rt::lit::<T>(1.0) / (t38 * t38))
                                + (rt::lit::<T>(0.125) * t210 + t211 * t27);
                            let t213 = h * t5;
                            let t214 = i * t47;
                            let t215 = t213 * t48 - t161 * t214;
                            let t216 = i_j * t160;
                            let t217 = t12 * t215 - t50 * t216 - t49 * t198;
                            let t218 = i_j * t162;
                            let t219 = t46 * t43;
                            let t220 = twice_i_j
                                * (t21 * (half_i * t163)
                                    + (t23 * t167 - (t13 * t161 + t44 * t159)));
                            let t221 = (rt::lit::<T>(2.0) * (t12 * t217 - t52 * t198)
                                + t218 * t55) * t219 + t55 * t220;
                            let t222 = rt::lit::<T>(0.5) * t160;
                            let t223 = i_j * t50;
                            let t224 = half_i_squared * t47;
                            let t225 = rt::lit::<T>(2.0)
                                * (t12 * (t213 * t58 + t163 * t224) - t59 * t198)
                                + t11 * t215;
                            let t226 = t12 * (t49 * t222 - t158 * t223 + t225)
                                + (rt::lit::<T>(0.5) * (t52 * t160 - t61 * t158)
                                    + t11 * t217);
                            let t227 = t43
                                * (t221 + (t218 * t62 - rt::lit::<T>(2.0) * t226));
                            let t228 = rt::lit::<T>(0.5) * t21;
                            let t229 = k5 * t18;
                            let t230 = (t158 * t228 + t12 * t159) * t229;
                            let t231 = twice_i * t11;
                            let t232 = t159 * t231;
                            let t233 = t27
                                * (t199 * t70 + (t230 + t17 * (t65 * t222 - t232)))
                                + t164 * (t25 * (rt::lit::<T>(0.25) * t68));
                            let t234 = h * t18;
                            let t235 = t234 * t137;
                            let t236 = t43 * (t46 * (i_j_h * t17 - t235 * t53))
                                - rt::lit::<T>(2.0) * (t60 * (t12 * t234) - t11 * t235);
                            let t237 = t43 * t236;
                            let t238 = i_j * t178;
                            let t239 = i_j * t176;
                            let t240 = t177 * t214;
                            let t241 = t49 * t203 + (t50 * t239 + t12 * t240);
                            let t242 = twice_i_j
                                * (t21 * (half_i * t179)
                                    + (t23 * t182 - (t13 * t177 + t44 * t175)));
                            let t243 = rt::lit::<T>(0.5) * t176;
                            let t244 = rt::lit::<T>(2.0)
                                * (t179 * (t12 * t224) - t59 * t203)
                                - (t11 * t240 + t174 * t223);
                            let t245 = rt::lit::<T>(0.5) * (t52 * t176 - t61 * t174)
                                + (t12 * (t49 * t243 + t244) - t11 * t241);
                            let t246 = t219
                                * (t238 * t55
                                    - rt::lit::<T>(2.0) * (t52 * t203 + t12 * t241))
                                + (t55 * t242 - rt::lit::<T>(2.0) * t245);
                            let t247 = t43 * (t238 * t62 + t246);
                            let t248 = t229 * (t174 * t228 + t12 * t175);
                            let t249 = t175 * t231;
                            let t250 = t4 + t6
                                - (t204 * t70 + (t248 + t17 * (t65 * t243 - t249)))
                                    * (t69 * t27);
                            let t251 = l_h * t21;
                            let t252 = t251 * t27;
                            let t253 = kappa_gradient * t252;
                            let t254 = kappa_gradient * t150;
                            let t255 = t78 * t253
                                + (t15 * t254 - t151 * (rt::lit::<T>(0.5) * t71))
                                + (kappa_gradient * t30 + (t149 * t81 + t251 * t80));
                            let t256 = t74 * t253
                                + (t33 * t254 - t151 * (rt::lit::<T>(0.5) * t72))
                                + (kappa_gradient * t36 + (t149 * t82 + t251 * t76));
                            let t257 = t78 * t153;
                            let t258 = t74 * t153;
                            let t259 = rt::lit::<T>(0.5) * (t71 * t155 + t72 * t187)
                                - t6 * t211
                                - kappa_gradient
                                    * (t78 * t257 + t15 * t154 + (t33 * t186 + t74 * t258));
                            let t260 = t73 * t159;
                            let t261 = t165 * (rt::lit::<T>(0.25) * t74) - t260 * t27;
                            let t262 = t77 * t159;
                            let t263 = t165 * (rt::lit::<T>(0.25) * t78) - t262 * t27;
                            let t264 = kappa_gradient
                                * (t74 * t261 + t78 * t263 + (t15 * t169 + t33 * t189))
                                + (t168 * t81 + t188 * t82 - (t260 * t76 + t262 * t80));
                            let t265 = t6 * t69;
                            let t266 = t156 * t86
                                + (t199 * t86 + (t17 * (t232 + t83 * t222) - t230)) * t265;
                            let t267 = t74 * t171;
                            let t268 = t78 * t171;
                            let t269 = rt::lit::<T>(4.0) * kappa_gradient;
                            let t270 = (t74 * t267 + t78 * t268
                                + (t15 * t172 + t33 * t191)) * t269
                                + (rt::lit::<T>(1.0) - t69 * (t7 * t84));
                            let t271 = t77 * t175;
                            let t272 = t78 * t181 - t271 * t27;
                            let t273 = t73 * t175;
                            let t274 = t74 * t181 - t273 * t27;
                            let t275 = t74 * (t75 + kappa_gradient * t274)
                                + (t183 * t81 + t193 * t82 - (t273 * t76 + t271 * t80));
                            let t276 = t78 * (t79 + kappa_gradient * t272)
                                + t15 * (t28 + kappa_gradient * t184)
                                + (t33 * (t34 + kappa_gradient * t194) + t275);
                            let t277 = rho2_rate * t86
                                + t265 * (t204 * t86 + (t17 * (t249 + t83 * t243) - t248));
                            let t278 = rt::lit::<T>(2.0)
                                * (t72 * t195
                                    + (t71 * t185 + (r11_rate * t30 + r21_rate * t36))) - t277;
                            let t279 = rt::div_or_zero(
                                t148
                                    * (h
                                        * (rt::lit::<T>(2.0) * r11_rate
                                            + rt::lit::<T>(4.0) * (t79 * t252 + t28 * t150))),
                                t147,
                            );
                            let t280 = rt::div_or_zero(
                                t148
                                    * (h
                                        * (rt::lit::<T>(2.0) * r21_rate
                                            + rt::lit::<T>(4.0) * (t150 * t34 + t75 * t252))),
                                t147,
                            );
                            let t281 = t234 + k18 * rho1_rate;
                            let t282 = t207 + k18 * rho3_rate;
                            let t283 = h * t111;
                            let t284 = t94 * (k6 * t281) - t102 * (half_i_j * t282)
                                - (t115 * (k17 * t110) + t283 * t114);
                            let t285 = cos_phi_ahead_new * (k13 * t110);
                            let t286 = t283 * ahead9_new;
                            let t287 = t92
                                * (t94 * t284 - t126 * (rt::lit::<T>(2.0) * t285 - t286))
                                + t134
                                    * (cos_phi_ahead_new
                                        * (rt::lit::<T>(4.0) * t285 - rt::lit::<T>(2.0) * t286));
                            let t288 = rt::lit::<T>(0.125)
                                * (t90 * t287 - t196 * (k19 * rho1_rate) - h * t142
                                    - t88 * t210);
                            let t289 = rho1_rate + t197 * t42 - (t28 * t154 + t75 * t258)
                                - (t34 * t186 + t79 * t257);
                            let t290 = ahead10 * t135 - t127;
                            let t291 = t157 * sin_phi_ahead_new;
                            let t292 = cos_phi_ahead_new * t291;
                            let t293 = t157 * cos_phi_ahead_new;
                            let i_sin_phi_ahead_new = i * sin_phi_ahead_new;
                            let t294 = t293 * i_sin_phi_ahead_new;
                            let t295 = i * t294;
                            let t296 = h * t99;
                            let t297 = rt::lit::<T>(2.0)
                                * (i * t96 * (t213 + k18 * rho2_rate)
                                    - (t97 * t295 + t296 * t105));
                            let t298 = t157 * t10;
                            let t299 = t12 * t298 - t9 * t158;
                            let t300 = t103 * t293 + rt::lit::<T>(0.5) * t299 * t102;
                            let t301 = i_squared * t101;
                            let t302 = rt::lit::<T>(0.5) * (t9 * t160 + t11 * t298);
                            let t303 = t296 * ahead4_new - t100 * t295;
                            let t304 = rt::lit::<T>(0.25)
                                * (t94 * (t297 - t300 * t301) - t291 * t106)
                                - (t302 * t119
                                    + (t115 * t303 + half_i_j * (t113 * t299 + t108 * t293)));
                            let t305 = rt::lit::<T>(2.0) * cos_phi_ahead_new;
                            let t306 = t303 * t305 - t122 * t291;
                            let t307 = t112 * (i_j * t293);
                            let t308 = t94 * t304
                                - (t291 * t120
                                    + rt::lit::<T>(2.0)
                                        * (t115 * (rt::lit::<T>(0.5) * t306 - t307) + t302 * t125));
                            let t309 = rt::lit::<T>(2.0)
                                * (t96 * (t302 * t94 - t115 * t291)
                                    - (t294 * t131 + t292 * t104));
                            let t310 = i_j * t130;
                            let t311 = t134
                                * (cos_phi_ahead_new * (t306 - rt::lit::<T>(2.0) * t307)
                                    - t128 * t291) + (t132 * (i * t300) + t309) * t310;
                            let t312 = t90
                                * (t290 * (twice_i_j * (t89 * t292 + ahead1_new * t294))
                                    + (t92 * t308 + t311));
                            let t313 = k11 * t18;
                            let t314 = rho1_rate * t140;
                            let t315 = rho3_rate * t43;
                            let t316 = (t142 * (i_j * t199)
                                - (t158 * t313 + t160 * t136)) * t314
                                + (t218 * t139
                                    + rt::lit::<T>(2.0) * (t138 * t158 - t40 * t216)) * t315;
                            let t317 = rt::lit::<T>(0.125)
                                * (t312 - (t157 * t62 + t88 * t227))
                                - (rt::lit::<T>(0.5) * (h_over_j * t5 + k20 * rho2_rate)
                                    + k15 * t316);
                            let t318 = rt::lit::<T>(8.0)
                                * (t28 * t169 + t75 * t261 + (t34 * t189 + t79 * t263))
                                + (rt::lit::<T>(2.0) * (rho2_rate + t156 * t6)
                                    + t42 * t202);
                            let t319 = h * t110;
                            let t320 = t319 * ahead9_new;
                            let t321 = i_j * t282 + t320 * t126
                                - t94 * (t319 * t114 + t102 * (half_i_j * t281));
                            let t322 = t90
                                * (t92 * t321 + t134 * (i_j_h * t111 - t305 * t320))
                                - h * t139;
                            let t323 = t153 * (quarter_h * rho1_rate)
                                + rt::lit::<T>(0.125)
                                    * (t322 - rho3_rate_h * (h * t25) - t88 * t237);
                            let t324 = rt::lit::<T>(8.0)
                                * (t28 * t172 + t75 * t267 + (t34 * t191 + t79 * t268))
                                + (rt::lit::<T>(2.0) * rho3_rate
                                    - t42 * (rt::lit::<T>(0.5) * t153));
                            let t325 = rho2_rate_h * sin_phi_ahead_new;
                            let t326 = cos_phi_ahead_new * t325;
                            let t327 = rho2_rate_h * cos_phi_ahead_new;
                            let t328 = i_sin_phi_ahead_new * t327;
                            let t329 = rho2_rate_h * t10;
                            let t330 = t12 * t329 - t9 * t174;
                            let t331 = t103 * t327 + rt::lit::<T>(0.5) * t330 * t102;
                            let t332 = rt::lit::<T>(0.5) * (t9 * t176 + t11 * t329);
                            let t333 = rt::lit::<T>(2.0)
                                * (t96 * (t332 * t94 - t115 * t325)
                                    - (t328 * t131 + t326 * t104));
                            let t334 = t100 * (i * t328);
                            let t335 = t122 * t325 + t305 * t334;
                            let t336 = t112 * (i_j * t327);
                            let t337 = t310 * (t132 * (i * t331) + t333)
                                - t134
                                    * (t128 * t325
                                        + cos_phi_ahead_new * (t335 + rt::lit::<T>(2.0) * t336));
                            let t338 = rt::lit::<T>(0.25)
                                * (t325 * t106 + t94 * (t328 * t98 + t331 * t301))
                                + (t332 * t119
                                    + (half_i_j * (t113 * t330 + t108 * t327) - t115 * t334));
                            let t339 = rt::lit::<T>(2.0)
                                * (t332 * t125 - t115 * (t336 + rt::lit::<T>(0.5) * t335))
                                + (t94 * t338 + t325 * t120);
                            let t340 = t90
                                * (t290 * (twice_i_j * (t89 * t326 + ahead1_new * t328))
                                    + (t337 - t92 * t339));
                            let t341 = t315
                                * (t238 * t139
                                    + rt::lit::<T>(2.0) * (t138 * t174 - t40 * t239))
                                + t314
                                    * (t142 * (i_j * t204) - (t174 * t313 + t176 * t136));
                            let t342 = rt::lit::<T>(8.0)
                                * (t28 * t184 + t75 * t274 + (t34 * t194 + t79 * t272))
                                + rt::lit::<T>(2.0) * (t42 * t205 + rho2_rate * t6);
                            let t343 = rt::lit::<T>(0.125)
                                * (t340 - (rho2_rate_h * t62 + t88 * t247)) - k15 * t341
                                - t148 * (h * t342);
                            (
                                [
                                    r11_rate - t30 * t31,
                                    r21_rate - t36 * t31,
                                    rho1_rate - u_tau_psi + kappa_gradient * t42,
                                    rt::lit::<T>(0.125) * t62 + (t63 - t70 * t27),
                                    rt::lit::<T>(2.0) * (t71 * t30 + t72 * t36) + t87,
                                    kappa_gradient - t148,
                                ],
                                [
                                    [
                                        t152,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5) * (t30 * t153 - t27 * t155),
                                        rt::lit::<T>(-2.0) * (t30 * t166 + t27 * t170),
                                        rt::lit::<T>(-2.0) * (t30 * t171 - t27 * t173),
                                        rt::lit::<T>(-2.0) * (t30 * t181 + t27 * t185),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        t152,
                                        rt::lit::<T>(0.5) * (t36 * t153 - t27 * t187),
                                        rt::lit::<T>(-2.0) * (t36 * t166 + t27 * t190),
                                        rt::lit::<T>(-2.0) * (t36 * t171 - t27 * t192),
                                        rt::lit::<T>(-2.0) * (t36 * t181 + t27 * t195),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        kappa_gradient * t197 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5) * kappa_gradient * t202,
                                        t153 * (rt::lit::<T>(-0.25) * kappa_gradient),
                                        t42 + kappa_gradient * t205,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t212,
                                        rt::lit::<T>(0.125) * t227
                                            + (kappa_gradient * t156 + rt::lit::<T>(1.0) - t69 * t233),
                                        rt::lit::<T>(0.125) * t237 - t70 * t171
                                            - t27 * (t69 * (half_h * t66)),
                                        rt::lit::<T>(0.125) * t247 + (t250 - t70 * t181),
                                    ],
                                    [
                                        rt::lit::<T>(2.0) * t255,
                                        rt::lit::<T>(2.0) * t256,
                                        t259,
                                        rt::lit::<T>(4.0) * t264
                                            + (rt::lit::<T>(2.0) * (t71 * t170 + t72 * t190) - t266),
                                        t270 - rt::lit::<T>(2.0) * (t71 * t173 + t72 * t192),
                                        rt::lit::<T>(4.0) * t276 + t278,
                                    ],
                                    [
                                        t279,
                                        t280,
                                        -rt::div_or_zero(
                                            t153 * (quarter_h * rho3_rate) + t288
                                                - t148 * (twice_h * t289),
                                            t147,
                                        ),
                                        -rt::div_or_zero(t317 - t148 * (h * t318), t147),
                                        -rt::div_or_zero(t323 - t148 * (h * t324), t147),
                                        rt::lit::<T>(1.0) - rt::div_or_zero(t343, t147),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R11_rate, R21_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [r11_rate, r21_rate, rho1_rate, rho2_rate, rho3_rate, kappa_gradient,
                ] = solution1.x;
                let r11_new = r11 + h * r11_rate;
                let t16 = rho3_rate * kappa_gradient;
                let t17 = rho3 + half_h * rho3_rate;
                let t4 = rho2_rate * kappa_gradient;
                let t5 = rho2 + half_h * rho2_rate;
                let t6 = t4 + k2 * t5;
                let t7 = half_h * t6;
                let t8 = phi + t7;
                let (_, (t11, t12)) = rt::halfway(
                    (sin_phi_ahead, cos_phi_ahead),
                    t7,
                    t8,
                );
                let t13 = t12 * t11;
                let t18 = rho1 + half_h * rho1_rate;
                let t19 = rt::lit::<T>(2.0) * t18;
                let t20 = t17 - t13 * t19;
                let t344 = rt::lit::<T>(0.25) * t20;
                let t21 = t12 * t12;
                let t22 = i * t11;
                let t23 = k1 - t11 * t22;
                let t24 = t21 * t23;
                let t385 = t16 + t344 / t24;
                let t14 = r11 + half_h * r11_rate;
                let r12_new = r12 - t385 * (t13 * (twice_h * t14));
                let r21_new = r21 + h * r21_rate;
                let t32 = r21 + half_h * r21_rate;
                let r22_new = r22 - t385 * (t13 * (twice_h * t32));
                let x1_new = x1 - t385 * (t21 * (twice_l_h * t14));
                let x2_new = x2 - t385 * (t21 * (twice_l_h * t32));
                let t37 = rho1_rate * kappa_gradient;
                let t38 = t12 * t23;
                let t386 = t37
                    + (t12 * (k4 * t18) - t11 * (rt::lit::<T>(0.5) * t17)) / t38;
                let psi_new = psi + h * t386;
                let t88 = h * t6;
                let phi_new = phi + t88;
                let rho1_rate_h = h * rho1_rate;
                let t110 = rho1 + rho1_rate_h;
                let inv_ahead10 = rt::lit::<T>(1.0) / ahead10;
                let t387 = rho1
                    * (cos_phi_ahead * (k8 * rho1) - ahead9 * (rt::lit::<T>(4.0) * rho3))
                    * (rt::lit::<T>(1.0) / ahead11)
                    + inv_ahead10
                        * (rho3
                            * (twice_i_j * rho3
                                - rt::lit::<T>(4.0) * rho1 * (ahead9 * cos_phi_ahead)));
                let t388 = ((i_j * rho3_squared + rt::lit::<T>(2.0) * t2)
                    * (rt::lit::<T>(0.125) * inv_ahead10) - (work + reference))
                    * (k12 * rho2_squared + rt::lit::<T>(0.0625) * t387);
                let t389 = k2 * rho2_squared + rt::lit::<T>(0.125) * t387;
                let t390 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t388,
                        rt::lit::<T>(0.0625) * (work * work + reference * reference)
                            + t389 * t389,
                        ahead14,
                    );
                let rho1_new = t110 * t390;
                let rho2_rate_h = h * rho2_rate;
                let t99 = rho2 + rho2_rate_h;
                let rho2_new = t99 * t390;
                let rho3_rate_h = h * rho3_rate;
                let t111 = rho3 + rho3_rate_h;
                let rho3_new = t111 * t390;
                let work_new = work + h * (u_tau_phi * t6 + u_tau_psi * t386);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t88,
                    phi_new,
                    tally,
                );
                let ahead1_new = cos_phi_ahead_new * cos_phi_ahead_new;
                let ahead2_new = sin_phi_ahead_new * sin_phi_ahead_new;
                let ahead3_new = cos_phi_ahead_new * sin_phi_ahead_new;
                let t89 = k1 - i * ahead2_new;
                let ahead4_new = i * t89;
                let ahead5_new = cos_phi_ahead_new * t89;
                let ahead6_new = ahead1_new * t89;
                let ahead7_new = sin_phi_ahead_new
                    * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * ahead1_new) - k1);
                let ahead8_new = ahead1_new * (k1 * cos_phi_ahead_new);
                let ahead9_new = i_j * sin_phi_ahead_new;
                let ahead10_new = i_j * ahead6_new;
                let ahead11_new = i_j * ahead5_new;
                let ahead12_new = j * ahead5_new;
                let ahead13_new = k10 * ahead6_new;
                let ahead14_new = rt::abs(phi_new) + rt::lit::<T>(1.0);
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    psi_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    ahead9_new,
                    ahead10_new,
                    ahead11_new,
                    ahead12_new,
                    ahead13_new,
                    ahead14_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[7],
                        motion.carried[8],
                        motion.carried[9],
                        motion.carried[10],
                        motion.carried[11],
                    ]);
                    let after = balance([
                        carried[7],
                        carried[8],
                        carried[9],
                        carried[10],
                        carried[11],
                    ]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
                let i = setting.system().parameters.I;
                let Scheme { k1, k2, k4, half_l, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k1 - sin_phi * (i * sin_phi);
                let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
                let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    omega: t2 * (rt::lit::<T>(0.5) * sin_phi * (rho3 - t3)),
                    v1: half_l * (t3 - rho3) / t1,
                    v2: rt::lit::<T>(0.0),
                    psi_dot: t2
                        * (cos_phi * (k4 * rho1) - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, _: &System<T>, carried: &[T; 29]) -> (T, [T; 2]) {
                let Scheme { k3, .. } = *self;
                let [_, _, _, _, _, _, _, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, ahead13, _, _, _] = *carried;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                (
                    ahead13,
                    [cos_phi * (k3 * cos_phi), sin_phi * (rt::lit::<T>(-2.0) * cos_phi)],
                )
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [phi,
                rho1,
                rho2,
                rho3,
                work,
                ]: [T; 5],
            ) -> [T; 2] {
                let i = parameters.I;
                let Scheme { k1, twice_i, k6, i_j, .. } = self;
                let t1 = rho3 * (i_j * rho3);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let rho2_squared = rho2 * rho2;
                let t2 = k1 - sin_phi * (i * sin_phi);
                let t3 = i * t2;
                let t4 = rho1 * (k6 * rho1);
                let t5 = rho2_squared * t3 + rt::lit::<T>(2.0) * t4;
                let rho3_rho1 = rho3 * rho1;
                let t6 = sin_phi * (i_j * rho3_rho1);
                let t7 = cos_phi * t5 - rt::lit::<T>(2.0) * t6;
                let t8 = t1 + rt::lit::<T>(2.0) * cos_phi * t7;
                let cos_phi_squared = cos_phi * cos_phi;
                let t9 = t2 * (i_j * cos_phi_squared);
                let t10 = rt::lit::<T>(1.0) / t9;
                let abs_cos_phi = rt::abs(cos_phi);
                let abs_sin_phi = rt::abs(sin_phi);
                let t11 = abs_sin_phi + rt::abs(phi * cos_phi);
                let t12 = k1 + t11 * (twice_i * abs_sin_phi);
                let t13 = abs_cos_phi + rt::abs(phi * sin_phi);
                let t14 = rt::lit::<T>(2.0)
                    * (t11 * (i_j * rt::abs(rho3_rho1))
                        + rt::lit::<T>(2.0) * rt::abs(t6)) + t13 * rt::abs(t5);
                let t15 = abs_cos_phi
                    * (rt::lit::<T>(4.0) * t4
                        + rho2_squared * (i * t12 + rt::lit::<T>(2.0) * rt::abs(t3)))
                    + t14;
                let t16 = rt::abs(t8 * (rt::lit::<T>(1.0) / (t9 * t9)))
                    * (i_j
                        * (rt::abs(t2) * (t13 * (rt::lit::<T>(2.0) * abs_cos_phi))
                            + cos_phi_squared * t12));
                let t17 = (abs_cos_phi * t15 + (t1 + t13 * rt::abs(t7)))
                    * (rt::lit::<T>(2.0) * rt::abs(t10)) + t16;
                [
                    t8 * (rt::lit::<T>(0.125) * t10) - work,
                    rt::abs(work) + rt::lit::<T>(0.125) * t17,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "71511481ebba79c3c10a9849515b94ea";
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
        /// **Control inputs** are read at t + h/2
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho2_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `phi_rate`: explicit
        /// - `rho3_rate`: explicit
        /// - `R11_rate`, `R12_rate`: 2 × 2 linear block
        /// - `R21_rate`, `R22_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `psi_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 8 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 28 | 60 | 4 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 0 | 4 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 16 | 2 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l²`
            k1: T,
            /// `(1/2)/J`
            k2: T,
            /// `-(2 l)`
            k3: T,
            /// `m l²/I`
            k4: T,
            /// `2 m l²`
            k5: T,
            /// `l/2`
            half_l: T,
            /// `1/J`
            inv_j: T,
            /// `4/((m l² - I) m²)`
            k6: T,
            /// `2 (m l²/I)`
            k7: T,
            /// `h/2`
            half_h: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `(h/J)/4`
            quarter_h_over_j: T,
            /// `h/4`
            quarter_h: T,
            /// `-(h/4)`
            minus_quarter_h: T,
            /// `l h/2`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (8); momenta on D*, ρ = Xᵀ p (3); work that the control inputs have done (1); functions of q that the next step needs (5).
            type Carried = [T; 17];
            type Memory = (rt::RankMonitor<T>,);
            const FRACTIONS: &'static [f64] = &[0.5];
            const WORK: Option<usize> = Some(11);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let k1 = m * (l * l);
                let k2 = rt::lit::<T>(0.5) / j;
                let k3 = -(rt::lit::<T>(2.0) * l);
                let k4 = k1 / i;
                let k5 = rt::lit::<T>(2.0) * k1;
                let half_l = rt::lit::<T>(0.5) * l;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k6 = rt::lit::<T>(4.0) / ((k1 - i) * (m * m));
                let k7 = rt::lit::<T>(2.0) * k4;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let quarter_h_over_j = rt::lit::<T>(0.25) * h_over_j;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let minus_quarter_h = -quarter_h;
                let k8 = rt::lit::<T>(0.5) * (l * h);
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_l,
                    inv_j,
                    k6,
                    k7,
                    half_h,
                    half_h_over_j,
                    quarter_h_over_j,
                    quarter_h,
                    minus_quarter_h,
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
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let Scheme { k1, k6, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2, psi, phi]] = start.q().data.0;
                let [[omega, v1, _, psi_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = rt::lit::<T>(2.0) * cos_phi
                    * (sin_phi * (k1 * omega + i * psi_dot) - cos_phi * (m * l * v1));
                let t2 = k1 - sin_phi * (i * sin_phi);
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    i * (omega + psi_dot),
                    rt::lit::<T>(2.0) * j * phi_dot,
                    t1,
                    rt::lit::<T>(0.0),
                    cos_phi * sin_phi,
                    cos_phi * t2,
                    t2 * (cos_phi * (k6 * cos_phi)),
                    sin_phi,
                    cos_phi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 2),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_psi, u_tau_phi]] = u;
                let (rank,) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, work,
                ahead1, ahead2, _, sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k5,
                    inv_j,
                    k6,
                    k7,
                    half_h,
                    half_h_over_j,
                    quarter_h_over_j,
                    quarter_h,
                    minus_quarter_h,
                    k8,
                    ..
                } = *setting.scheme();
                let t1 = rho2 + half_h * u_tau_phi;
                let t2 = quarter_h_over_j * t1;
                let t3 = phi + t2;
                let (t4, t5) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t2,
                    t3,
                    tally,
                );
                let t6 = t5 * (rho1 + half_h * u_tau_psi);
                let t7 = t5 * t5;
                let t8 = t4 * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t7) - k1);
                let t9 = k1 - t4 * (i * t4);
                let t10 = t5 * t9;
                let t11 = j * t10;
                let t12 = (t6 * (k5 * t7) + rho3 * t8) * (h * t1)
                    / (t11 * (rt::lit::<T>(1.0) - t8 * (quarter_h * t1) / t11));
                let t13 = rho3 + rt::lit::<T>(0.25) * t12;
                let t14 = t6 * (rt::lit::<T>(2.0) * t4);
                let t15 = t13 - t14;
                let t16 = rt::lit::<T>(1.0) / t10;
                let t17 = t16 * (rt::lit::<T>(0.5) * t4);
                let t18 = t15 * t17;
                let t19 = t14 - t13;
                let t20 = t19 * t17;
                let t21 = t16 * (minus_quarter_h * t4);
                let t22 = t15 * t21;
                let t23 = t19 * t21;
                let [r11_rate, r12_rate] = rt::solve_linear(
                        {
                            let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                            let t24 = rt::lit::<T>(2.0) * rho1 * ahead1;
                            let t25 = rho3 - t24;
                            let t26 = t24 - rho3;
                            let half_sin_phi_ahead = rt::lit::<T>(0.5) * sin_phi_ahead;
                            [
                                inv_ahead2
                                    * (t25 * (sin_phi_ahead * (rt::lit::<T>(0.5) * r12))),
                                inv_ahead2 * (t26 * (r11 * half_sin_phi_ahead)),
                            ]
                        },
                        move |[r11_rate, r12_rate]| {
                            let t27 = r11 + half_h * r11_rate;
                            (
                                [
                                    r11_rate - (r12 + half_h * r12_rate) * t18,
                                    r12_rate - t27 * t20,
                                ],
                                [[rt::lit::<T>(1.0), t22], [t23, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R11_rate, R12_rate", tally)
                    })?;
                let [r21_rate, r22_rate] = rt::solve_linear(
                        {
                            let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                            let t24 = rt::lit::<T>(2.0) * rho1 * ahead1;
                            let t25 = rho3 - t24;
                            let t26 = t24 - rho3;
                            let half_sin_phi_ahead = rt::lit::<T>(0.5) * sin_phi_ahead;
                            [
                                inv_ahead2
                                    * (t25 * (sin_phi_ahead * (rt::lit::<T>(0.5) * r22))),
                                inv_ahead2 * (t26 * (r21 * half_sin_phi_ahead)),
                            ]
                        },
                        move |[r21_rate, r22_rate]| {
                            let t28 = r21 + half_h * r21_rate;
                            (
                                [
                                    r21_rate - (r22 + half_h * r22_rate) * t18,
                                    r22_rate - t28 * t20,
                                ],
                                [[rt::lit::<T>(1.0), t22], [t23, rt::lit::<T>(1.0)]],
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
                let t27 = r11 + half_h * r11_rate;
                let t29 = k8 * t19 * (rt::lit::<T>(1.0) / t9);
                let x1_new = x1 + t27 * t29;
                let t28 = r21 + half_h * r21_rate;
                let x2_new = x2 + t28 * t29;
                let t30 = t16 * (k7 * t6 - t4 * t13);
                let psi_new = psi + half_h * t30;
                let t31 = half_h_over_j * t1;
                let phi_new = phi + t31;
                let rho1_new = rho1 + h * u_tau_psi;
                let rho2_new = rho2 + h * u_tau_phi;
                let rho3_new = rho3 + rt::lit::<T>(0.5) * t12;
                let work_new = work
                    + half_h * (u_tau_psi * t30 + u_tau_phi * (inv_j * t1));
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t31,
                    phi_new,
                    tally,
                );
                let ahead1_new = cos_phi_ahead_new * sin_phi_ahead_new;
                let t32 = k1 - sin_phi_ahead_new * (i * sin_phi_ahead_new);
                let ahead2_new = cos_phi_ahead_new * t32;
                let ahead3_new = t32 * (cos_phi_ahead_new * (k6 * cos_phi_ahead_new));
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    psi_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                    carried[11],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, _, _, _, _,
                _, _] = motion.carried;
                let i = setting.system().parameters.I;
                let Scheme { k1, k2, k4, half_l, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k1 - sin_phi * (i * sin_phi);
                let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
                let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    omega: t2 * (rt::lit::<T>(0.5) * sin_phi * (rho3 - t3)),
                    v1: half_l * (t3 - rho3) / t1,
                    v2: rt::lit::<T>(0.0),
                    psi_dot: t2
                        * (cos_phi * (k4 * rho1) - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, _: &System<T>, carried: &[T; 17]) -> (T, [T; 2]) {
                let Scheme { k3, .. } = *self;
                let [_, _, _, _, _, _, _, phi, _, _, _, _, _, _, ahead3, _, _] = *carried;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                (
                    ahead3,
                    [cos_phi * (k3 * cos_phi), sin_phi * (rt::lit::<T>(-2.0) * cos_phi)],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0a1a4e2aa58f56284cb9b5be83c9e801";
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
        /// **Control inputs** are read at t, t + h/2, t + h
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 8 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | each step | 100 | 191 | 10 | 0 | 4 | 0 |
        /// | each step, rank of the constraints | 0 | 4 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 16 | 2 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l²`
            k1: T,
            /// `(1/2)/J`
            k2: T,
            /// `-(2 l)`
            k3: T,
            /// `m l²/I`
            k4: T,
            /// `2 m l²`
            k5: T,
            /// `l/2`
            half_l: T,
            /// `1/J`
            inv_j: T,
            /// `4/((m l² - I) m²)`
            k6: T,
            /// `2 (m l²/I)`
            k7: T,
            /// `h/2`
            half_h: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `(h/J)/4`
            quarter_h_over_j: T,
            /// `h/4`
            quarter_h: T,
            /// `h/6`
            k8: T,
            /// `l h/12`
            k9: T,
            /// `l h/6`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 3];

            /// In this order: configuration q (8); momenta on D*, ρ = Xᵀ p (3); work that the control inputs have done (1); functions of q that the next step needs (12).
            type Carried = [T; 24];
            type Memory = (rt::RankMonitor<T>,);
            const FRACTIONS: &'static [f64] = &[0.0, 0.5, 1.0];
            const WORK: Option<usize> = Some(11);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let k1 = m * (l * l);
                let k2 = rt::lit::<T>(0.5) / j;
                let k3 = -(rt::lit::<T>(2.0) * l);
                let k4 = k1 / i;
                let k5 = rt::lit::<T>(2.0) * k1;
                let half_l = rt::lit::<T>(0.5) * l;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k6 = rt::lit::<T>(4.0) / ((k1 - i) * (m * m));
                let k7 = rt::lit::<T>(2.0) * k4;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let quarter_h_over_j = rt::lit::<T>(0.25) * h_over_j;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k8 = rt::lit::<T>(0.16666666666666666) * h;
                let l_h = l * h;
                let k9 = rt::lit::<T>(0.08333333333333333) * l_h;
                let k10 = rt::lit::<T>(0.16666666666666666) * l_h;
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_l,
                    inv_j,
                    k6,
                    k7,
                    half_h,
                    half_h_over_j,
                    quarter_h_over_j,
                    quarter_h,
                    k8,
                    k9,
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
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let Scheme { k1, k6, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2, psi, phi]] = start.q().data.0;
                let [[omega, v1, _, psi_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = rt::lit::<T>(2.0) * cos_phi
                    * (sin_phi * (k1 * omega + i * psi_dot) - cos_phi * (m * l * v1));
                let i_sin_phi = i * sin_phi;
                let t2 = k1 - sin_phi * i_sin_phi;
                let t3 = cos_phi * t2;
                let cos_phi_squared = cos_phi * cos_phi;
                let t4 = k1 * cos_phi;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    i * (omega + psi_dot),
                    rt::lit::<T>(2.0) * j * phi_dot,
                    t1,
                    rt::lit::<T>(0.0),
                    t2,
                    cos_phi * sin_phi,
                    t3,
                    sin_phi
                        * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * cos_phi_squared)
                            - k1),
                    cos_phi_squared * t4,
                    t4,
                    i_sin_phi,
                    i * t3,
                    j * t3,
                    t2 * (k6 * cos_phi_squared),
                    sin_phi,
                    cos_phi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 2),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_psi, u_tau_phi], [u_tau_psi_2, u_tau_phi_2], [u_tau_psi_3,
                u_tau_phi_3]] = u;
                let (rank,) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, work,
                ahead1, ahead2, ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9,
                _, sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k2,
                    k5,
                    inv_j,
                    k6,
                    k7,
                    half_h,
                    half_h_over_j,
                    quarter_h_over_j,
                    quarter_h,
                    k8,
                    k9,
                    k10,
                    ..
                } = *setting.scheme();
                let inv_ahead3 = rt::lit::<T>(1.0) / ahead3;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho1_ahead2 = twice_rho1 * ahead2;
                let t1 = rho3 - twice_rho1_ahead2;
                let t2 = inv_ahead3 * (r12 * sin_phi_ahead * t1);
                let t3 = rho2 + half_h * u_tau_phi_2;
                let t4 = half_h_over_j * t3;
                let t5 = phi + t4;
                let (t6, t7) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t4,
                    t5,
                    tally,
                );
                let t8 = rho2 + half_h * u_tau_phi;
                let t9 = quarter_h_over_j * t8;
                let t10 = phi + t9;
                let (t11, t12) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t9,
                    t10,
                    tally,
                );
                let t13 = t12 * t12;
                let t14 = rho1 + half_h * u_tau_psi_2;
                let t15 = t12 * t14;
                let t16 = quarter_h_over_j * rho2;
                let t17 = phi + t16;
                let (t18, t19) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t16,
                    t17,
                    tally,
                );
                let t20 = k1 - t18 * (i * t18);
                let t21 = rt::lit::<T>(1.0) / (t19 * t20);
                let t22 = inv_j * t8;
                let t23 = (rho1 + half_h * u_tau_psi) * t19;
                let t24 = t19 * t19;
                let t25 = rho2 * (rho3 * ahead4 + twice_rho1 * ahead5)
                    * (rt::lit::<T>(1.0) / ahead9);
                let t26 = rho3 + quarter_h * t25;
                let t27 = t18 * t26;
                let t28 = t22
                    * (t23 * (k5 * t24)
                        + t27
                            * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t24) - k1));
                let t29 = t21 * t28;
                let t30 = rho3 + quarter_h * t29;
                let t31 = t11 * t30;
                let t32 = k1 - t11 * (i * t11);
                let t33 = rt::lit::<T>(1.0) / (t12 * t32);
                let t34 = inv_j * t3;
                let t35 = (k5 * t13 * t15
                    + (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t13) - k1) * t31)
                    * (t33 * t34);
                let t36 = rho3 + half_h * t35;
                let t37 = (rho1 + h * u_tau_psi_2) * t7;
                let t38 = t37 * (rt::lit::<T>(2.0) * t6);
                let t39 = t6 * (t36 - t38);
                let t40 = k1 - t6 * (i * t6);
                let t41 = rt::lit::<T>(1.0) / (t7 * t40);
                let t42 = t11 * (t12 * (rt::lit::<T>(2.0) * t14));
                let t43 = t42 - t30;
                let t44 = t11 * t43;
                let t45 = t23 * (rt::lit::<T>(2.0) * t18);
                let t46 = t18 * (t26 - t45);
                let t47 = twice_rho1_ahead2 - rho3;
                let t48 = inv_ahead3 * (r11 * sin_phi_ahead * t47);
                let t49 = t21 * (t46 * (r12 + quarter_h * t48));
                let t50 = r11 + quarter_h * t49;
                let t51 = t44 * (t33 * t50);
                let t52 = t11 * (t30 - t42);
                let t53 = t45 - t26;
                let t54 = t18 * t53;
                let t55 = r11 + quarter_h * t2;
                let t56 = t21 * (t54 * t55);
                let t57 = t52 * (t33 * (r12 + quarter_h * t56));
                let t58 = k8
                    * (rt::lit::<T>(0.5) * (t2 + t39 * (t41 * (r12 + half_h * t51)))
                        + (t49 + t57));
                let r11_new = r11 + t58;
                let t59 = t38 - t36;
                let t60 = r11 + half_h * t57;
                let t61 = t6 * t41;
                let r12_new = r12
                    + k8 * (rt::lit::<T>(0.5) * (t48 + t59 * (t60 * t61)) + (t56 + t51));
                let t62 = inv_ahead3 * (r22 * sin_phi_ahead * t1);
                let t63 = inv_ahead3 * (r21 * sin_phi_ahead * t47);
                let t64 = t21 * (t46 * (r22 + quarter_h * t63));
                let t65 = r21 + quarter_h * t64;
                let t66 = t44 * (t33 * t65);
                let t67 = r21 + quarter_h * t62;
                let t68 = t21 * (t54 * t67);
                let t69 = t52 * (t33 * (r22 + quarter_h * t68));
                let t70 = k8
                    * (rt::lit::<T>(0.5) * (t62 + t39 * (t41 * (r22 + half_h * t66)))
                        + (t64 + t69));
                let r21_new = r21 + t70;
                let t71 = r21 + half_h * t69;
                let r22_new = r22
                    + k8 * (rt::lit::<T>(0.5) * (t63 + t59 * (t71 * t61)) + (t68 + t66));
                let inv_ahead1 = rt::lit::<T>(1.0) / ahead1;
                let t72 = rt::lit::<T>(1.0) / t40;
                let t73 = rt::lit::<T>(1.0) / t20;
                let t74 = rt::lit::<T>(1.0) / t32;
                let x1_new = k9 * (inv_ahead1 * (r11 * t47) + t59 * (t60 * t72))
                    + (x1 + k10 * (t73 * (t53 * t55) + t43 * (t74 * t50)));
                let x2_new = k9 * (inv_ahead1 * (r21 * t47) + t59 * (t71 * t72))
                    + (x2 + k10 * (t73 * (t53 * t67) + t43 * (t74 * t65)));
                let t75 = t21 * (k7 * t23 - t27) + t33 * (k7 * t15 - t31);
                let t76 = (twice_rho1 * ahead6 - rho3 * ahead7) / ahead8;
                let t77 = t6 * t36;
                let t78 = t41 * (k7 * t37 - t77);
                let psi_new = psi + k8 * (t75 + rt::lit::<T>(0.5) * (t76 + t78));
                let inv_j_rho2 = inv_j * rho2;
                let t79 = rho2 + h * u_tau_phi_2;
                let t80 = inv_j * t79;
                let t81 = t22 + t34;
                let t82 = k8 * (rt::lit::<T>(0.5) * (inv_j_rho2 + t80) + t81);
                let phi_new = phi + t82;
                let rho1_new = rho1
                    + k8 * (u_tau_psi + u_tau_psi_3 + rt::lit::<T>(4.0) * u_tau_psi_2);
                let rho2_new = rho2
                    + k8 * (u_tau_phi + u_tau_phi_3 + rt::lit::<T>(4.0) * u_tau_phi_2);
                let t83 = t7 * t7;
                let t84 = (t37 * (k5 * t83)
                    + t77 * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t83) - k1))
                    * (t41 * (k2 * t79));
                let rho3_new = rho3
                    + k8 * (t84 + (t35 + (t29 + rt::lit::<T>(0.5) * t25)));
                let t85 = rt::lit::<T>(0.5)
                    * (u_tau_psi_3 * t78
                        + (u_tau_psi * t76
                            + (u_tau_phi * inv_j_rho2 + u_tau_phi_3 * t80)))
                    + (u_tau_phi_2 * t81 + u_tau_psi_2 * t75);
                let work_new = work + k8 * t85;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t82,
                    phi_new,
                    tally,
                );
                let ahead7_new = i * sin_phi_ahead_new;
                let ahead1_new = k1 - sin_phi_ahead_new * ahead7_new;
                let ahead2_new = cos_phi_ahead_new * sin_phi_ahead_new;
                let ahead3_new = cos_phi_ahead_new * ahead1_new;
                let t86 = cos_phi_ahead_new * cos_phi_ahead_new;
                let ahead4_new = sin_phi_ahead_new
                    * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t86) - k1);
                let ahead6_new = k1 * cos_phi_ahead_new;
                let ahead5_new = t86 * ahead6_new;
                let ahead8_new = i * ahead3_new;
                let ahead9_new = j * ahead3_new;
                let ahead10_new = ahead1_new * (k6 * t86);
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    psi_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    ahead9_new,
                    ahead10_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                    carried[11],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, _, _, _, _,
                _, _, _, _, _, _, _, _, _] = motion.carried;
                let i = setting.system().parameters.I;
                let Scheme { k1, k2, k4, half_l, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k1 - sin_phi * (i * sin_phi);
                let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
                let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    omega: t2 * (rt::lit::<T>(0.5) * sin_phi * (rho3 - t3)),
                    v1: half_l * (t3 - rho3) / t1,
                    v2: rt::lit::<T>(0.0),
                    psi_dot: t2
                        * (cos_phi * (k4 * rho1) - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, _: &System<T>, carried: &[T; 24]) -> (T, [T; 2]) {
                let Scheme { k3, .. } = *self;
                let [_, _, _, _, _, _, _, phi, _, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead10, _, _] = *carried;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                (
                    ahead10,
                    [cos_phi * (k3 * cos_phi), sin_phi * (rt::lit::<T>(-2.0) * cos_phi)],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ff78fcb2ba699efb26434991593e283f";
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
        /// - `sigma3`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: sigma1
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 12 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 8 | 3 | 0 | 0 | 0 |
        /// | each step | 34 | 76 | 1 | 0 | 2 | 0 |
        /// | each iteration for sigma3 | 5 | 6 | 0 | 0 | 0 | 0 |
        /// | each step, rank of the constraints | 0 | 4 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 16 | 2 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpCay>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpCay>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l²`
            k1: T,
            /// `(1/2)/J`
            k2: T,
            /// `-(2 l)`
            k3: T,
            /// `2 I`
            twice_i: T,
            /// `m l²/I`
            k4: T,
            /// `2 m l²`
            k5: T,
            /// `l/2`
            half_l: T,
            /// `1/I`
            inv_i: T,
            /// `4/((m l² - I) m²)`
            k7: T,
            /// `4 m`
            k8: T,
            /// `4 (m l² - I)`
            k9: T,
            /// `4 m l`
            k10: T,
            /// `(h/J)/2`
            k11: T,
            /// `h rdp-cay_alpha`
            h_rdp_cay_alpha: T,
            /// `h (1 - rdp-cay_alpha)`
            k12: T,
            /// `(h rdp-cay_alpha/J)/2`
            k13: T,
            /// `2 m h`
            k14: T,
            /// `2 (m l² - I) h`
            k15: T,
            /// `h/I`
            h_over_i: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 2]; 2];

            /// In this order: configuration q (8); momenta on D*, ρ = Xᵀ p (3); work that the control inputs have done (1); functions of q that the next step needs (6).
            type Carried = [T; 18];
            type Memory = (rt::Predictor<T, 1, 6>, rt::RankMonitor<T>);
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
            const WORK: Option<usize> = Some(11);

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [rdp_cay_alpha] = *options;
                let m = system.parameters.m;
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let k1 = m * (l * l);
                let k2 = rt::lit::<T>(0.5) / j;
                let k3 = -(rt::lit::<T>(2.0) * l);
                let twice_i = rt::lit::<T>(2.0) * i;
                let k4 = k1 / i;
                let k5 = rt::lit::<T>(2.0) * k1;
                let half_l = rt::lit::<T>(0.5) * l;
                let inv_i = rt::lit::<T>(1.0) / i;
                let k6 = k1 - i;
                let k7 = rt::lit::<T>(4.0) / (k6 * (m * m));
                let k8 = rt::lit::<T>(4.0) * m;
                let k9 = rt::lit::<T>(4.0) * k6;
                let k10 = rt::lit::<T>(4.0) * (m * l);
                let k11 = rt::lit::<T>(0.5) * (h / j);
                let h_rdp_cay_alpha = h * rdp_cay_alpha;
                let k12 = h * (rt::lit::<T>(1.0) - rdp_cay_alpha);
                let k13 = rt::lit::<T>(0.5) * (h_rdp_cay_alpha / j);
                let k14 = rt::lit::<T>(2.0) * (m * h);
                let k15 = rt::lit::<T>(2.0) * (k6 * h);
                let h_over_i = h / i;
                Scheme {
                    k1,
                    k2,
                    k3,
                    twice_i,
                    k4,
                    k5,
                    half_l,
                    inv_i,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    h_rdp_cay_alpha,
                    k12,
                    k13,
                    k14,
                    k15,
                    h_over_i,
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
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let Scheme { k1, k7, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2, psi, phi]] = start.q().data.0;
                let [[omega, v1, _, psi_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = rt::lit::<T>(2.0) * cos_phi
                    * (sin_phi * (k1 * omega + i * psi_dot) - cos_phi * (m * l * v1));
                let cos_phi_squared = cos_phi * cos_phi;
                let t2 = cos_phi_squared * (k1 - sin_phi * (i * sin_phi));
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    i * (omega + psi_dot),
                    rt::lit::<T>(2.0) * j * phi_dot,
                    t1,
                    rt::lit::<T>(0.0),
                    cos_phi * sin_phi,
                    l * cos_phi_squared,
                    t2,
                    k7 * t2,
                    sin_phi,
                    cos_phi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 2),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_psi, u_tau_phi], [u_tau_psi_2, u_tau_phi_2]] = u;
                let (predictor1, rank) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, work,
                ahead1, ahead2, ahead3, _, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let i = setting.system().parameters.I;
                let Scheme {
                    k1,
                    k2,
                    twice_i,
                    k5,
                    inv_i,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    h_rdp_cay_alpha,
                    k12,
                    k13,
                    k14,
                    k15,
                    h_over_i,
                    ..
                } = *setting.scheme();
                let t1 = rho2 + k12 * u_tau_phi;
                let t2 = k13 * t1;
                let t3 = phi + t2;
                let (t4, t5) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t2,
                    t3,
                    tally,
                );
                let t6 = t5 * t4;
                let t7 = h * t6;
                let t8 = rho1 + k12 * u_tau_psi;
                let t9 = t7 * (ahead1 * t8 * t7);
                let t10 = t5 * (l * t5);
                let t11 = t10 * (k8 * ahead2) + t6 * (k9 * ahead1);
                let t12 = (t10 * (k14 * t10) + t6 * (k15 * t6)) * (ahead1 * t7);
                let t13 = t8 * (rt::lit::<T>(2.0) * ahead1) - rho3;
                let t14 = rt::lit::<T>(4.0) * t9;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t15 = (rho3 - rt::lit::<T>(2.0) * rho1 * ahead1)
                                / ahead3;
                            [rt::lit::<T>(0.25) * t15]
                        },
                        move || {
                            let t15 = (rho3 - rt::lit::<T>(2.0) * rho1 * ahead1)
                                / ahead3;
                            [rt::lit::<T>(0.25) * rt::abs(t15)]
                        },
                        move |[sigma3]| {
                            let t16 = sigma3 * t12;
                            (
                                [
                                    sigma3 * (t11 + (t9 + t16) * (rt::lit::<T>(2.0) * sigma3))
                                        + t13,
                                ],
                                [[t11 + sigma3 * (t14 + rt::lit::<T>(6.0) * t16)]],
                            )
                        },
                    )
                    .map_err(|failure| setting.newton_failed(failure, "sigma3", tally))?;
                let [sigma3] = solution1.x;
                let twice_r12 = rt::lit::<T>(2.0) * r12;
                let t17 = sigma3 * t6;
                let t18 = h * t17;
                let t19 = t18 * t18;
                let t20 = rt::lit::<T>(1.0) / (t19 + rt::lit::<T>(1.0));
                let t21 = t18 * t20;
                let twice_r11 = rt::lit::<T>(2.0) * r11;
                let t22 = t19 * t20;
                let r11_new = r11 + twice_r12 * t21 - twice_r11 * t22;
                let r12_new = r12 - twice_r11 * t21 - twice_r12 * t22;
                let twice_r22 = rt::lit::<T>(2.0) * r22;
                let twice_r21 = rt::lit::<T>(2.0) * r21;
                let r21_new = r21 + twice_r22 * t21 - twice_r21 * t22;
                let r22_new = r22 - twice_r21 * t21 - twice_r22 * t22;
                let t23 = sigma3 * t10;
                let t24 = h * t23;
                let x1_new = x1 - t24 * (r11 + r11_new);
                let x2_new = x2 - t24 * (r21 + r21_new);
                let t25 = t8 - twice_i * t17;
                let psi_new = psi + h_over_i * t25;
                let t26 = k11 * t1;
                let phi_new = phi + t26;
                let t27 = inv_i * t25;
                let rho1_new = h_rdp_cay_alpha * u_tau_psi_2
                    + i * (t27 + rt::lit::<T>(2.0) * t17);
                let rho2_new = h_rdp_cay_alpha * u_tau_phi_2 + t1;
                let t28 = t25 + k5 * t17;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t26,
                    phi_new,
                    tally,
                );
                let ahead1_new = cos_phi_ahead_new * sin_phi_ahead_new;
                let t29 = cos_phi_ahead_new * cos_phi_ahead_new;
                let rho3_new = (t28 + t18 * (t18 * t28 + t23 * (k14 * t23)))
                    * (rt::lit::<T>(2.0) * ahead1_new) + t23 * (k10 * t29);
                let work_new = h_rdp_cay_alpha
                    * (u_tau_psi_2 * t27 + t1 * (k2 * u_tau_phi_2))
                    + (work + k12 * (u_tau_psi * t27 + t1 * (k2 * u_tau_phi)));
                let ahead2_new = l * t29;
                let ahead3_new = t29
                    * (k1 - sin_phi_ahead_new * (i * sin_phi_ahead_new));
                let ahead4_new = k7 * ahead3_new;
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    psi_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                    carried[10],
                    carried[11],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, _, _, _, _,
                _, _, _] = motion.carried;
                let i = setting.system().parameters.I;
                let Scheme { k1, k2, k4, half_l, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k1 - sin_phi * (i * sin_phi);
                let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
                let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    omega: t2 * (rt::lit::<T>(0.5) * sin_phi * (rho3 - t3)),
                    v1: half_l * (t3 - rho3) / t1,
                    v2: rt::lit::<T>(0.0),
                    psi_dot: t2
                        * (cos_phi * (k4 * rho1) - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, _: &System<T>, carried: &[T; 18]) -> (T, [T; 2]) {
                let Scheme { k3, .. } = *self;
                let [_, _, _, _, _, _, _, phi, _, _, _, _, _, _, _, ahead4, _, _] = *carried;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                (
                    ahead4,
                    [cos_phi * (k3 * cos_phi), sin_phi * (rt::lit::<T>(-2.0) * cos_phi)],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a5f6d98b685c3dc230696bcb9b5e0a3f";
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
        /// - `sigma2`: explicit
        /// - `sigma1`, `sigma3`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 10 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 5 | 2 | 0 | 0 | 0 |
        /// | each step | 30 | 80 | 1 | 0 | 2 | 3 |
        /// | each iteration for sigma1, sigma3 | 16 | 36 | 1 | 0 | 0 | 3 |
        /// | each step, rank of the constraints | 0 | 4 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 16 | 2 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpExp>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpExp>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l²`
            k1: T,
            /// `(1/2)/J`
            k2: T,
            /// `-(2 l)`
            k3: T,
            /// `2 I`
            twice_i: T,
            /// `4 m l²`
            k4: T,
            /// `m l²/I`
            k5: T,
            /// `2 m l²`
            k6: T,
            /// `l/2`
            half_l: T,
            /// `4/((m l² - I) m²)`
            k7: T,
            /// `4 l`
            k8: T,
            /// `(h/J)/2`
            k9: T,
            /// `2 h`
            twice_h: T,
            /// `h rdp-exp_alpha`
            h_rdp_exp_alpha: T,
            /// `h (1 - rdp-exp_alpha)`
            k10: T,
            /// `(h rdp-exp_alpha/J)/2`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 2]; 2];

            /// In this order: configuration q (8); momenta on D*, ρ = Xᵀ p (3); work that the control inputs have done (1); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1); functions of q that the next step needs (10).
            type Carried = [T; 23];
            type Memory = (rt::Predictor<T, 2, 6>, rt::RankMonitor<T>);
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
            const WORK: Option<usize> = Some(11);

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [rdp_exp_alpha] = *options;
                let m = system.parameters.m;
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let k1 = m * (l * l);
                let k2 = rt::lit::<T>(0.5) / j;
                let k3 = -(rt::lit::<T>(2.0) * l);
                let twice_i = rt::lit::<T>(2.0) * i;
                let k4 = rt::lit::<T>(4.0) * k1;
                let k5 = k1 / i;
                let k6 = rt::lit::<T>(2.0) * k1;
                let half_l = rt::lit::<T>(0.5) * l;
                let k7 = rt::lit::<T>(4.0) / ((k1 - i) * (m * m));
                let k8 = rt::lit::<T>(4.0) * l;
                let k9 = rt::lit::<T>(0.5) * (h / j);
                let twice_h = rt::lit::<T>(2.0) * h;
                let h_rdp_exp_alpha = h * rdp_exp_alpha;
                let k10 = h * (rt::lit::<T>(1.0) - rdp_exp_alpha);
                let k11 = rt::lit::<T>(0.5) * (h_rdp_exp_alpha / j);
                Scheme {
                    k1,
                    k2,
                    k3,
                    twice_i,
                    k4,
                    k5,
                    k6,
                    half_l,
                    k7,
                    k8,
                    k9,
                    twice_h,
                    h_rdp_exp_alpha,
                    k10,
                    k11,
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
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let Scheme { k1, twice_i, k7, .. } = *self;
                let [[r11, r12, r21, r22, x1, x2, psi, phi]] = start.q().data.0;
                let [[omega, v1, _, psi_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = rt::lit::<T>(2.0) * cos_phi
                    * (sin_phi * (k1 * omega + i * psi_dot) - cos_phi * (m * l * v1));
                let cos_phi_sin_phi = cos_phi * sin_phi;
                let cos_phi_squared = cos_phi * cos_phi;
                let i_sin_phi = i * sin_phi;
                let t2 = k1 - sin_phi * i_sin_phi;
                let t3 = cos_phi_squared * t2;
                let carried = [
                    r11,
                    r12,
                    r21,
                    r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    i * (omega + psi_dot),
                    rt::lit::<T>(2.0) * j * phi_dot,
                    t1,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0),
                    cos_phi_sin_phi,
                    l * cos_phi_squared,
                    twice_i * cos_phi_sin_phi,
                    t3,
                    k1 * cos_phi,
                    i_sin_phi,
                    i * cos_phi * t2,
                    k7 * t3,
                    sin_phi,
                    cos_phi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 2),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_psi, u_tau_phi], [u_tau_psi_2, u_tau_phi_2]] = u;
                let (predictor1, rank) = &motion.memory;
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, work, _,
                ahead1, ahead2, ahead3, ahead4, ahead5, ahead6, ahead7, _, sin_phi_ahead,
                cos_phi_ahead] = motion.carried;
                let lost = move || setting.branch_lost([rho1, rho2, rho3], tally);
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let l = setting.system().parameters.l;
                let i = setting.system().parameters.I;
                let Scheme {
                    k1,
                    k2,
                    twice_i,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    twice_h,
                    h_rdp_exp_alpha,
                    k10,
                    k11,
                    ..
                } = *setting.scheme();
                let twice_ahead1 = rt::lit::<T>(2.0) * ahead1;
                let t1 = rho1 + k10 * u_tau_psi;
                let t2 = rho2 + k10 * u_tau_phi;
                let t3 = k11 * t2;
                let t4 = phi + t3;
                let (t5, t6) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t3,
                    t4,
                    tally,
                );
                let t7 = t6 * t5;
                let t8 = t6 * (l * t6);
                let t9 = rt::lit::<T>(4.0) * ahead2;
                let t10 = twice_i * t7;
                let t11 = h * t7;
                let t12 = m * t8;
                let t13 = h * t8;
                let t14 = k4 * t7;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                            let t15 = (twice_rho1 * ahead5 - rho3 * ahead6) / ahead7;
                            let t16 = (rho3 - twice_rho1 * ahead1) / ahead4;
                            [rt::lit::<T>(0.5) * t15, rt::lit::<T>(0.25) * t16]
                        },
                        move || {
                            let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                            let t15 = (twice_rho1 * ahead5 - rho3 * ahead6) / ahead7;
                            let t16 = (rho3 - twice_rho1 * ahead1) / ahead4;
                            [
                                rt::lit::<T>(0.5) * rt::abs(t15),
                                rt::lit::<T>(0.25) * rt::abs(t16),
                            ]
                        },
                        move |[sigma1, sigma3]| {
                            let t17 = sigma3 * t7;
                            let t18 = i * (sigma1 + rt::lit::<T>(2.0) * t17);
                            let t19 = i * sigma1 + k6 * t17;
                            let t20 = h * t17;
                            let t21 = t20 * t20;
                            let t22 = rt::bessel::<_, 1>(t21);
                            let t23 = rt::bessel::<_, 0>(t21);
                            let t24 = rt::lit::<T>(1.0) / t23;
                            let t25 = t22 * t24;
                            let t26 = sigma3 * t8;
                            let t27 = h * t26;
                            let t28 = m * t26;
                            let t29 = t20 * t28;
                            let t30 = t27 * t29;
                            let t31 = t20 * t29;
                            let t32 = twice_ahead1
                                * (t19 + t25 * (rt::lit::<T>(2.0) * t30)) - rho3
                                - (t31 * t25 - t28) * t9;
                            let t33 = t28 * t11 + t20 * t12;
                            let t34 = rt::bessel::<_, 2>(t21);
                            let t35 = (t22 * t25 - t34) * (t24 * (t20 * t11));
                            let t36 = ahead1
                                * (t14
                                    + rt::lit::<T>(4.0)
                                        * (t25 * (t29 * t13 + t27 * t33) + t30 * t35));
                            let t37 = t36
                                - t9 * (t31 * t35 + (t25 * (t29 * t11 + t20 * t33) - t12));
                            ([t18 - t1, t32], [[i, t10], [ahead3, t37]])
                        },
                    )
                    .map_err(|_| lost())?;
                let [sigma1, sigma3] = solution1.x;
                let twice_r12 = rt::lit::<T>(2.0) * r12;
                let t17 = sigma3 * t7;
                let t20 = h * t17;
                let t21 = t20 * t20;
                let t23 = rt::bessel::<_, 0>(t21);
                let t38 = rt::bessel::<_, -1>(t21);
                let t39 = t23 * t38;
                let t40 = t20 * t39;
                let twice_r11 = rt::lit::<T>(2.0) * r11;
                let t41 = t23 * t23;
                let t42 = t21 * t41;
                let r11_new = r11 + twice_r12 * t40 - twice_r11 * t42;
                let r12_new = r12 - twice_r11 * t40 - twice_r12 * t42;
                let twice_r22 = rt::lit::<T>(2.0) * r22;
                let twice_r21 = rt::lit::<T>(2.0) * r21;
                let r21_new = r21 + twice_r22 * t40 - twice_r21 * t42;
                let r22_new = r22 - twice_r21 * t40 - twice_r22 * t42;
                let t26 = sigma3 * t8;
                let t27 = h * t26;
                let t43 = t27 * t39;
                let t44 = t41 * (t20 * t27);
                let x1_new = x1 - twice_r11 * t43 - twice_r12 * t44;
                let x2_new = x2 - twice_r21 * t43 - twice_r22 * t44;
                let psi_new = psi + h * sigma1;
                let t45 = k9 * t2;
                let phi_new = phi + t45;
                let t18 = i * (sigma1 + rt::lit::<T>(2.0) * t17);
                let rho1_new = h_rdp_exp_alpha * u_tau_psi_2 + t18;
                let rho2_new = h_rdp_exp_alpha * u_tau_phi_2 + t2;
                let t22 = rt::bessel::<_, 1>(t21);
                let t46 = t22 / t23;
                let t28 = m * t26;
                let t29 = t20 * t28;
                let t19 = i * sigma1 + k6 * t17;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t45,
                    phi_new,
                    tally,
                );
                let ahead1_new = cos_phi_ahead_new * sin_phi_ahead_new;
                let t31 = t20 * t29;
                let t47 = cos_phi_ahead_new * cos_phi_ahead_new;
                let rho3_new = (t46 * (t29 * (twice_h * t26)) + t19)
                    * (rt::lit::<T>(2.0) * ahead1_new) - (t46 * t31 - t28) * (k8 * t47);
                let work_new = h_rdp_exp_alpha
                    * (u_tau_psi_2 * sigma1 + t2 * (k2 * u_tau_phi_2))
                    + (work + k10 * (u_tau_psi * sigma1 + t2 * (k2 * u_tau_phi)));
                let branch1_new = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.1013211664352311) * t21;
                let ahead2_new = l * t47;
                let ahead3_new = twice_i * ahead1_new;
                let ahead6_new = i * sin_phi_ahead_new;
                let t48 = k1 - sin_phi_ahead_new * ahead6_new;
                let ahead4_new = t47 * t48;
                let ahead5_new = k1 * cos_phi_ahead_new;
                let ahead7_new = t48 * (i * cos_phi_ahead_new);
                let ahead8_new = k7 * ahead4_new;
                let carried = [
                    r11_new,
                    r12_new,
                    r21_new,
                    r22_new,
                    x1_new,
                    x2_new,
                    psi_new,
                    phi_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    branch1_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                if !rt::on_branch([carried[12]]) {
                    return Err(lost());
                }
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
                    carried[11],
                    carried[12],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [r11, r12, r21, r22, x1, x2, psi, phi, rho1, rho2, rho3, _, _, _, _,
                _, _, _, _, _, _, _, _] = motion.carried;
                let i = setting.system().parameters.I;
                let Scheme { k1, k2, k5, half_l, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k1 - sin_phi * (i * sin_phi);
                let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
                let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R21: r21,
                    R22: r22,
                    x1,
                    x2,
                    psi,
                    phi,
                    omega: t2 * (rt::lit::<T>(0.5) * sin_phi * (rho3 - t3)),
                    v1: half_l * (t3 - rho3) / t1,
                    v2: rt::lit::<T>(0.0),
                    psi_dot: t2
                        * (cos_phi * (k5 * rho1) - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                    phi_dot: k2 * rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, _: &System<T>, carried: &[T; 23]) -> (T, [T; 2]) {
                let Scheme { k3, .. } = *self;
                let [_, _, _, _, _, _, _, phi, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead8, _, _] = *carried;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                (
                    ahead8,
                    [cos_phi * (k3 * cos_phi), sin_phi * (rt::lit::<T>(-2.0) * cos_phi)],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d7969a832c871617073ceb9ee1ce0456";
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
                    self.parameters.l,
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
            let mut info = ModelInfo::new("snakeboard_se2");
            info.text = Some(
                "The snakeboard on SE(2) × S¹ × S¹, in the velocities of the board's own frame: turning, ahead, across. The position x is that of the centre of mass, the direction of the board a rotation matrix R. The motion is that of snakeboard.",
            );
            info.source = Some(
                "M. Kobilarov, D. Martín de Diego and S. Ferraro, Simulating nonholonomic dynamics (2010), section 6.2, equation (34)",
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
                Quantity::new("psi", Some("rad"), Some("rotor against the board")),
                Quantity::new("phi", Some("rad"), Some("wheels against the board")),
            ];
            info.velocities = &[
                Quantity::new(
                    "omega",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new("v1", None, Some("velocity in the frame of the body, R")),
                Quantity::new("v2", None, Some("velocity in the frame of the body, R")),
                Quantity::new("psi_dot", Some("rad/s"), None),
                Quantity::new("phi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2", "rho3"];
            info.constraints = &[
                "-l*cos(phi)*omega - sin(phi)*v1 + cos(phi)*v2",
                "l*cos(phi)*omega + sin(phi)*v1 + cos(phi)*v2",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(4.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("l", Some("m"), Some("from the centre to each axle")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "I",
                        Some("kg m^2"),
                        Some("moment of inertia of the rotor"),
                    ),
                    Some(0.3),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("moment of inertia of each pair of wheels"),
                    ),
                    Some(2.0),
                    true,
                ),
            ];
            info.inputs = &["tau_psi", "tau_phi"];
            info.rotations = &[
                ::nonholonomic::catalogue::RotationInfo {
                    name: "R",
                    dimension: 2,
                    first: 0,
                },
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("phidot", None, None),
                Quantity::new("p_psi", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "free",
                    text: Some("the initial data of snakeboard"),
                    q: &[
                        1.0,
                        0.0,
                        0.0,
                        1.0,
                        0.0,
                        0.0,
                        ::core::f64::consts::FRAC_PI_2,
                        1.0471975511965976,
                    ],
                    w: &[-1.4285254037844384, 0.41237976320958225, 0.0, 2.5, -0.02],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "driven",
                    text: Some("the same, with control torques"),
                    q: &[
                        1.0,
                        0.0,
                        0.0,
                        1.0,
                        0.0,
                        0.0,
                        ::core::f64::consts::FRAC_PI_2,
                        1.0471975511965976,
                    ],
                    w: &[-1.4285254037844384, 0.41237976320958225, 0.0, 2.5, -0.02],
                    parameters: &[],
                    inputs: &["cos(20*pi*t)", "sin(2*pi*t)"],
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
                FunctionInfo::new("mass_matrix", &[("q", 8)], &[5, 5]),
                FunctionInfo::new("inverse_mass", &[("q", 8)], &[5, 5]),
                FunctionInfo::new("potential", &[("q", 8)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 8)], &[8]),
                FunctionInfo::new("lagrangian", &[("q", 8), ("w", 5)], &[]),
                FunctionInfo::new("energy", &[("q", 8), ("w", 5)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 8)], &[5, 5, 5]),
                FunctionInfo::new("christoffel", &[("q", 8)], &[5, 5, 5]),
                FunctionInfo::new("constraint_matrix", &[("q", 8)], &[2, 5]),
                FunctionInfo::new("constraint", &[("q", 8), ("w", 5)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 8)], &[5, 5]),
                FunctionInfo::new("projector_d", &[("q", 8)], &[5, 5]),
                FunctionInfo::new("frame", &[("q", 8)], &[5, 3]),
                FunctionInfo::new("restricted_metric", &[("q", 8)], &[3, 3]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 8)], &[3, 3]),
                FunctionInfo::new("structure_functions", &[("q", 8)], &[3, 3, 3]),
                FunctionInfo::new("almost_poisson", &[("q", 8), ("rho", 3)], &[11, 11]),
                FunctionInfo::new("hamiltonian", &[("q", 8), ("rho", 3)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 8), ("rho", 3)],
                    &[11],
                ),
                FunctionInfo::new(
                    "vector_field",
                    &[("q", 8), ("rho", 3), ("u", 2)],
                    &[11],
                ),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 8), ("rho", 3), ("u", 2)],
                    &[11, 11],
                ),
                FunctionInfo::new("momenta", &[("q", 8), ("w", 5)], &[5]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 8), ("p", 5)], &[5]),
                FunctionInfo::new("to_momenta", &[("q", 8), ("w", 5)], &[3]),
                FunctionInfo::new("to_velocities", &[("q", 8), ("rho", 3)], &[5]),
                FunctionInfo::new("multipliers", &[("q", 8), ("w", 5), ("u", 2)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 8), ("w", 5), ("u", 2)], &[5]),
                FunctionInfo::new("input_matrix", &[("q", 8)], &[5, 2]),
                FunctionInfo::new("input_force", &[("q", 8), ("u", 2)], &[5]),
                FunctionInfo::new("configuration_velocity", &[("q", 8), ("w", 5)], &[8]),
                FunctionInfo::new("group_defect", &[("q", 8)], &[]),
                FunctionInfo::new("group_determinants", &[("q", 8)], &[1]),
                FunctionInfo::new("invariants", &[("q", 8), ("w", 5)], &[3]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 8), ("p", 5)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 8), ("p", 5), ("u", 2)],
                    &[13],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, l, i, j] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, l, I: i, J: j })
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

impl SnakeboardSe2 {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        snakeboard_se2::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        snakeboard_se2::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> snakeboard_se2::Parameters<f64> {
        snakeboard_se2::Parameters {
            m: self.m,
            l: self.l,
            I: self.I,
            J: self.J,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> snakeboard_se2::StateBuilder<f64> {
        snakeboard_se2::StateBuilder::new(self.system())
    }

    /// The named initial data (`free`, `driven`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<snakeboard_se2::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: snakeboard_se2::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <snakeboard_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        snakeboard_se2::System<f64>: ::nonholonomic::Discretize<M>,
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
        start: snakeboard_se2::State<f64>,
        h: f64,
        options: <snakeboard_se2::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <snakeboard_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        snakeboard_se2::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper_with(&system, &start, h, options)),
        )
    }

    /// As `integrate`, with control inputs (`tau_psi`, `tau_phi`) that are a function of time and state; a method reads them at the times that its documentation says, with the state at the beginning of the step.
    pub fn integrate_driven<M, F>(
        &self,
        start: snakeboard_se2::State<f64>,
        h: f64,
        inputs: F,
    ) -> ::nonholonomic::Integration<
        ::nonholonomic::Driven<
            <snakeboard_se2::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
            F,
        >,
    >
    where
        M: ::nonholonomic::Method,
        snakeboard_se2::System<f64>: ::nonholonomic::Discretize<M>,
        F: ::core::ops::FnMut(f64, &snakeboard_se2::State<f64>) -> [f64; 2],
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
        SnakeboardSe2::system,
        SnakeboardSe2::parameters,
        SnakeboardSe2::state,
        SnakeboardSe2::initial,
        SnakeboardSe2::integrate::<::nonholonomic::methods::Gonzalez>,
        SnakeboardSe2::integrate_with::<::nonholonomic::methods::Gonzalez>,
        SnakeboardSe2::integrate_driven::<
            ::nonholonomic::methods::Gonzalez,
            fn(f64, &snakeboard_se2::State<f64>) -> [f64; 2],
        >,
    );
};
