// Prepared by `nh prepare` from `SnakeboardSe2` in src/library.rs and snakeboard_se2.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration ebcb0dda8719fbbe2d375b7903e6e086
// content 3c2b66b06d59af3728ee7078d1cfb9b6
// diagnostic {"severity":"Note","message":"the constraints lose rank where `cos(phi)` = 0","origin":{"File":{"path":"snakeboard_se2.yaml","line":19,"column":3,"length":1}},"help":null,"labels":[]}
// diagnostic {"severity":"Note","message":"the declared frame loses rank where `cos(phi)` = 0","origin":{"File":{"path":"snakeboard_se2.yaml","line":22,"column":3,"length":1}},"help":null,"labels":[]}

#[allow(non_snake_case, reason = "names as in the declaration")]
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

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
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
/// * `gonzalez`: 150 add, 327 mul, 11 div, 6 sin_cos, 1 call
/// * `midpoint`: 28 add, 64 mul, 4 div, 3 sin_cos
/// * `rk4`: 100 add, 195 mul, 10 div, 5 sin_cos
/// * `rdp-cay`: 39 add, 86 mul, 1 div, 3 sin_cos
/// * `rdp-exp`: 46 add, 120 mul, 2 div, 3 sin_cos, 6 call
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod snakeboard_se2 {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
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

        #[allow(non_snake_case, reason = "names as in the declaration")]
        fn of(t: T, q: SVector<T, 8>, w: SVector<T, 5>) -> Self {
            let (
                [[R11,
                R12,
                R21,
                R22,
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
                R11,
                R12,
                R21,
                R22,
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

    #[allow(non_snake_case, reason = "names as in the declaration")]
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
                                1.5707963267948966,
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
                                1.5707963267948966,
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
                    let [[R11, R21], [R12, R22]] = turned.data.0;
                    State {
                        R11,
                        R21,
                        R12,
                        R22,
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
        pub fn to_momenta(&self, q: &SVector<T, 8>, w: &SVector<T, 5>) -> SVector<T, 3> {
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
            &self,
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
        /// | once, from parameters | 2 | 20 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 24 | 3 | 0 | 0 | 0 |
        /// | each step | 45 | 109 | 6 | 0 | 2 | 1 |
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
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `m l² J h`
            k12: T,
            /// `I J h`
            i_j_h: T,
            /// `4 m l² J h`
            k13: T,
            /// `(h/J)/4`
            quarter_h_over_j: T,
            /// `h/8`
            k14: T,
            /// `m l² h`
            k15: T,
            /// `2 m l² J h`
            k16: T,
            /// `h/4`
            quarter_h: T,
            /// `l h`
            l_h: T,
            /// `2 h`
            twice_h: T,
            /// `h²/2`
            k17: T,
            /// `4 h`
            k18: T,
            /// `h (h/J)/2`
            k19: T,
            /// `2 I h`
            twice_i_h: T,
            /// `(h/(I J))/8`
            k20: T,
            /// `2 h I²`
            k21: T,
            /// `4 I h`
            k22: T,
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
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let k12 = k6 * h;
                let i_j_h = i_j * h;
                let k13 = rt::lit::<T>(4.0) * k12;
                let quarter_h_over_j = rt::lit::<T>(0.25) * h_over_j;
                let k14 = rt::lit::<T>(0.125) * h;
                let k15 = k1 * h;
                let k16 = rt::lit::<T>(2.0) * k12;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let l_h = l * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k17 = rt::lit::<T>(0.5) * (h * h);
                let k18 = rt::lit::<T>(4.0) * h;
                let k19 = rt::lit::<T>(0.5) * (h * h_over_j);
                let i_h = i * h;
                let twice_i_h = rt::lit::<T>(2.0) * i_h;
                let k20 = rt::lit::<T>(0.125) * (h / i_j);
                let k21 = rt::lit::<T>(2.0) * (h * i_squared);
                let k22 = rt::lit::<T>(4.0) * i_h;
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
                    inv_h,
                    half_h,
                    h_over_j,
                    half_h_over_j,
                    k12,
                    i_j_h,
                    k13,
                    quarter_h_over_j,
                    k14,
                    k15,
                    k16,
                    quarter_h,
                    l_h,
                    twice_h,
                    k17,
                    k18,
                    k19,
                    twice_i_h,
                    k20,
                    k21,
                    k22,
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
                    inv_h,
                    half_h,
                    h_over_j,
                    half_h_over_j,
                    k12,
                    i_j_h,
                    k13,
                    quarter_h_over_j,
                    k14,
                    k15,
                    k16,
                    quarter_h,
                    l_h,
                    twice_h,
                    k17,
                    k18,
                    k19,
                    twice_i_h,
                    k20,
                    k21,
                    k22,
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
                let t2 = rt::lit::<T>(2.0) * rho3_rho1_ahead9;
                let t3 = cos_phi_ahead * (t1 - t2);
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
                    let t18 = rho3 + half_h * rho3_rate;
                    let t5 = rho2_rate * kappa_gradient;
                    let t6 = rho2 + half_h * rho2_rate;
                    let t7 = t5 + k2 * t6;
                    let t8 = half_h * t7;
                    let t9 = phi + t8;
                    let ((t10, _), (t12, t13)) = rt::halfway(
                        (sin_phi_ahead, cos_phi_ahead),
                        t8,
                        t9,
                    );
                    let t14 = t13 * t12;
                    let t19 = rho1 + half_h * rho1_rate;
                    let t20 = rt::lit::<T>(2.0) * t19;
                    let t21 = t18 - t14 * t20;
                    let t345 = rt::lit::<T>(0.25) * t21;
                    let t22 = t13 * t13;
                    let t23 = i * t12;
                    let t24 = k1 - t12 * t23;
                    let t25 = t22 * t24;
                    let t26 = rt::lit::<T>(1.0) / t25;
                    let t346 = t345 * t26;
                    let t89 = h * t7;
                    let phi_new = phi + t89;
                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                    let ahead1_new = cos_phi_ahead_new * cos_phi_ahead_new;
                    let ahead2_new = sin_phi_ahead_new * sin_phi_ahead_new;
                    let t90 = k1 - i * ahead2_new;
                    let ahead6_new = ahead1_new * t90;
                    let t92 = ahead6 + ahead6_new;
                    let t94 = t18 * (i_j_h * rho3_rate);
                    let t95 = cos_phi_ahead + cos_phi_ahead_new;
                    let t108 = rt::lit::<T>(0.25) * t95;
                    let t97 = k1 - half_i * (ahead2 + ahead2_new);
                    let t96 = t19 * (k13 * rho1_rate);
                    let t103 = sin_phi_ahead + sin_phi_ahead_new;
                    let t104 = t13 * t10;
                    let t105 = t103 * (i * t104);
                    let rho2_rate_h = h * rho2_rate;
                    let t100 = rho2 + rho2_rate_h;
                    let t101 = t100 * t100;
                    let t102 = rho2_squared + t101;
                    let rho3_rate_h = h * rho3_rate;
                    let rho1_rate_h = h * rho1_rate;
                    let t109 = rho3_rate_h * t19 + rho1_rate_h * t18;
                    let t110 = t103 * (half_i_j * t109);
                    let t111 = rho1 + rho1_rate_h;
                    let t112 = rho3 + rho3_rate_h;
                    let t113 = t111 * t112;
                    let t114 = rho3_rho1 + t113;
                    let t347 = t108
                        * (t97 * (t6 * (twice_i_h * rho2_rate))
                            + (t96 - t105 * (i * t102))) - (t110 + t104 * (i_j * t114));
                    let t116 = t12 * t10;
                    let t117 = t111 * t111;
                    let t118 = k6 * (rho1_squared + t117);
                    let t348 = t90 * (i * t101);
                    let t127 = rt::lit::<T>(2.0) * t116;
                    let t122 = k7 * t117;
                    let t349 = cos_phi_ahead_new * (t122 + t348);
                    let t350 = sin_phi_ahead_new * (i_j * t113);
                    let t351 = t94
                        + t95
                            * (t347
                                - t116
                                    * (t118 + rt::lit::<T>(0.5) * (rho2_squared_ahead4 + t348)))
                        - t127
                            * (rt::lit::<T>(0.5) * (t1 + t349)
                                - (rho3_rho1_ahead9 + t350));
                    let t133 = ahead1 + ahead1_new;
                    let t134 = t133 * t105;
                    let t130 = t3 + half_i_j * (rho3_squared + t112 * t112);
                    let t352 = t92 * t351
                        + (t134 + t97 * (t95 * t127))
                            * (t130
                                + cos_phi_ahead_new * (t349 - rt::lit::<T>(2.0) * t350));
                    let ahead10_ahead6_new = ahead10 * ahead6_new;
                    let t44 = inv_i_j / t25;
                    let t48 = t6 * t6;
                    let t49 = i * t24;
                    let t50 = t19 * (k7 * t19) + t48 * t49;
                    let t51 = t19 * t18;
                    let t52 = twice_i_j * t51;
                    let t53 = t13 * t50 - t12 * t52;
                    let t54 = rt::lit::<T>(2.0) * t13;
                    let t55 = t18 * (i_j * t18) + t53 * t54;
                    let t45 = i * t14;
                    let t46 = t24 * t14 + t22 * t45;
                    let t47 = twice_i_j * t46;
                    let t220 = t47 * t44;
                    let t57 = t12 * t53;
                    let t58 = t12 * t50;
                    let t353 = t55 * t220
                        - rt::lit::<T>(2.0)
                            * (t57
                                + t13
                                    * (t58 + t13 * (t52 + t14 * (twice_i_squared * t48))));
                    let t354 = t44 * t353;
                    let t137 = twice_i_j * t18;
                    let t41 = t19 * t13;
                    let t144 = t6 * (half_h_over_j * rho2_rate);
                    let t39 = t13 * t24;
                    let t70 = rt::lit::<T>(1.0) / t39;
                    let t142 = t12 * (k9 * t18);
                    let t355 = k14
                        * (t7 * t354 + t44 * (rho3_rate * (t137 - t41 * (k9 * t12))))
                        + (t144 + t70 * ((k8 * t41 - t142) * (k20 * rho1_rate)));
                    let t15 = r11 + half_h * r11_rate;
                    let t17 = rho3_rate * kappa_gradient;
                    let t356 = t17 + t346;
                    let t357 = t15 * t356;
                    let t358 = t14 * t357;
                    let t33 = r21 + half_h * r21_rate;
                    let t359 = t33 * t356;
                    let t360 = l * t22;
                    let t361 = t359 * t360;
                    let t362 = t14 * t359;
                    let t363 = t357 * t360;
                    let t145 = r11_rate * r11_rate + r21_rate * r21_rate
                        + (rho1_rate * rho1_rate
                            + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                    let t146 = t7 * t7 + t145;
                    let t38 = rho1_rate * kappa_gradient;
                    let t364 = t18 * t12;
                    let t365 = t38 + t70 * (k4 * t41 - rt::lit::<T>(0.5) * t364);
                    let t366 = rt::lit::<T>(4.0)
                        * (t358 * t358 + t361 * t361 + (t362 * t362 + t363 * t363))
                        + (t146 + t365 * t365);
                    let t367 = rt::div_or_zero(
                        rt::lit::<T>(0.125) * t352
                            * (rt::lit::<T>(1.0) / ahead10_ahead6_new) - t355,
                        h * t366,
                    );
                    let t368 = t346 + rho3_rate * t367;
                    let t369 = t14 * (r12 - h * t358);
                    let t370 = t14 * (r22 - h * t362);
                    let t64 = rho2_rate - u_tau_phi + kappa_gradient * t7;
                    let t65 = rt::lit::<T>(2.0) * t22;
                    let t66 = k1 + i * (t65 - rt::lit::<T>(1.0));
                    let t371 = t22 * (k1 * t13);
                    let t214 = h * t6;
                    let t372 = t46 * (k22 * t6)
                        - t54
                            * (rt::lit::<T>(2.0) * (t49 * (t12 * t214))
                                + t14 * (t13 * (k21 * t6)));
                    let t373 = (rt::lit::<T>(0.125) * t354
                        + (t64 - t356 * (t70 * (t66 * t364 - t20 * t371))))
                        * (rt::lit::<T>(1.0) - t372 * (rt::lit::<T>(0.125) * t44));
                    let t374 = rho2_rate - t373;
                    let t270 = rt::lit::<T>(4.0) * kappa_gradient;
                    let t181 = rt::lit::<T>(0.25) * t26;
                    let t375 = rho1 + half_h * (u_tau_psi - kappa_gradient * t365);
                    let t376 = t356 * t370;
                    let t377 = r21 + h * t376;
                    let t378 = t360 * t377;
                    let t379 = t356 * t369;
                    let t380 = r11 + h * t379;
                    let t381 = t380 * t360;
                    let t382 = (t17 + t181 * (t18 - t375 * (rt::lit::<T>(2.0) * t14)))
                        * (t378 * t378 + t381 * t381);
                    let t383 = t382
                        + (t14 * (t358 * t380 + t362 * t377)
                            + (t369 * t379 + t370 * t376));
                    let t384 = k2 * (rho2 + half_h * t374) + kappa_gradient * t374;
                    let t84 = i * (rt::lit::<T>(1.0) - t65) - k1;
                    let t85 = t12 * t84;
                    let t86 = t18 * t85;
                    let t385 = (t270 * t383
                        + (rho3_rate
                            - t384 * (t70 * (t86 + t375 * (rt::lit::<T>(2.0) * t371)))))
                        * (t384 * (t70 * (half_h * t85)) + rt::lit::<T>(1.0));
                    solution1
                        .update([
                            t368 * (rt::lit::<T>(2.0) * t369),
                            t368 * (rt::lit::<T>(2.0) * t370),
                            u_tau_psi - t365 * t367,
                            t374,
                            rho3_rate - t385,
                            t367,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let inv_ahead5 = rt::lit::<T>(1.0) / ahead5;
                            let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                            let t4 = rho3 - twice_rho1 * ahead3;
                            let half_sin_phi_ahead = rt::lit::<T>(0.5) * sin_phi_ahead;
                            [
                                inv_ahead5 * (t4 * (r12 * half_sin_phi_ahead)),
                                inv_ahead5 * (t4 * (r22 * half_sin_phi_ahead)),
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
                            let t5 = rho2_rate * kappa_gradient;
                            let t6 = rho2 + half_h * rho2_rate;
                            let t7 = t5 + k2 * t6;
                            let t8 = half_h * t7;
                            let t9 = phi + t8;
                            let ((t10, t11), (t12, t13)) = rt::halfway(
                                (sin_phi_ahead, cos_phi_ahead),
                                t8,
                                t9,
                            );
                            let t14 = t13 * t12;
                            let t15 = r11 + half_h * r11_rate;
                            let t16 = t15 * t14;
                            let t17 = rho3_rate * kappa_gradient;
                            let t18 = rho3 + half_h * rho3_rate;
                            let t19 = rho1 + half_h * rho1_rate;
                            let t20 = rt::lit::<T>(2.0) * t19;
                            let t21 = t18 - t14 * t20;
                            let t22 = t13 * t13;
                            let t23 = i * t12;
                            let t24 = k1 - t12 * t23;
                            let t25 = t22 * t24;
                            let t26 = rt::lit::<T>(1.0) / t25;
                            let t27 = t21 * t26;
                            let t28 = t17 + rt::lit::<T>(0.25) * t27;
                            let t29 = t16 * t28;
                            let t30 = r12 - h * t29;
                            let t31 = t14 * t30;
                            let t32 = rt::lit::<T>(2.0) * t28;
                            let t33 = r21 + half_h * r21_rate;
                            let t34 = t33 * t14;
                            let t35 = t34 * t28;
                            let t36 = r22 - h * t35;
                            let t37 = t14 * t36;
                            let t38 = rho1_rate * kappa_gradient;
                            let t39 = t13 * t24;
                            let t40 = inv_i / t39;
                            let t41 = t19 * t13;
                            let t42 = t40 * (k5 * t41 - t12 * (i * t18));
                            let t43 = t38 + rt::lit::<T>(0.5) * t42;
                            let t44 = inv_i_j / t25;
                            let t45 = i * t14;
                            let t46 = t24 * t14 + t22 * t45;
                            let t47 = twice_i_j * t46;
                            let t48 = t6 * t6;
                            let t49 = i * t24;
                            let t50 = t19 * (k7 * t19) + t48 * t49;
                            let t51 = t19 * t18;
                            let t52 = twice_i_j * t51;
                            let t53 = t13 * t50 - t12 * t52;
                            let t54 = rt::lit::<T>(2.0) * t13;
                            let t55 = t18 * (i_j * t18) + t53 * t54;
                            let t56 = t44 * t55;
                            let t57 = t12 * t53;
                            let t58 = t12 * t50;
                            let t59 = i_squared * t14;
                            let t60 = t48 * t59;
                            let t61 = i_j * t13;
                            let t62 = t58 + rt::lit::<T>(2.0) * (t13 * t60 + t51 * t61);
                            let t63 = t44
                                * (t47 * t56 - rt::lit::<T>(2.0) * (t57 + t13 * t62));
                            let t64 = rho2_rate - u_tau_phi + kappa_gradient * t7;
                            let t65 = rt::lit::<T>(2.0) * t22;
                            let t66 = k1 + i * (t65 - rt::lit::<T>(1.0));
                            let t67 = t12 * t66;
                            let t68 = t41 * (k5 * t22);
                            let t69 = t18 * t67 - t68;
                            let t70 = rt::lit::<T>(1.0) / t39;
                            let t71 = t69 * t70;
                            let t72 = r11_rate * kappa_gradient;
                            let t73 = r21_rate * kappa_gradient;
                            let t74 = l * t33;
                            let t75 = t22 * t74;
                            let t76 = t75 * t28;
                            let t77 = kappa_gradient * t76;
                            let t78 = l * t15;
                            let t79 = t22 * t78;
                            let t80 = t79 * t28;
                            let t81 = kappa_gradient * t80;
                            let t82 = kappa_gradient * t29;
                            let t83 = kappa_gradient * t35;
                            let t84 = i * (rt::lit::<T>(1.0) - t65) - k1;
                            let t85 = t12 * t84;
                            let t86 = t18 * t85;
                            let t87 = t70 * (t68 + t86);
                            let t88 = rt::lit::<T>(4.0)
                                * (t75 * t77 + t79 * t81 + (t16 * t82 + t34 * t83))
                                + (rho3_rate - t7 * t87);
                            let t89 = h * t7;
                            let phi_new = phi + t89;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new,
                            );
                            let ahead1_new = cos_phi_ahead_new * cos_phi_ahead_new;
                            let ahead2_new = sin_phi_ahead_new * sin_phi_ahead_new;
                            let t90 = k1 - i * ahead2_new;
                            let ahead6_new = ahead1_new * t90;
                            let ahead10_ahead6_new = ahead10 * ahead6_new;
                            let t91 = inv_i_j / ahead10_ahead6_new;
                            let t92 = ahead6 + ahead6_new;
                            let t93 = i_j * t92;
                            let t94 = t18 * (i_j_h * rho3_rate);
                            let t95 = cos_phi_ahead + cos_phi_ahead_new;
                            let t96 = t19 * (k13 * rho1_rate);
                            let t97 = k1 - half_i * (ahead2 + ahead2_new);
                            let rho2_rate_h = h * rho2_rate;
                            let t98 = rho2_rate_h * t6;
                            let t99 = twice_i * t98;
                            let t100 = rho2 + rho2_rate_h;
                            let t101 = t100 * t100;
                            let t102 = rho2_squared + t101;
                            let t103 = sin_phi_ahead + sin_phi_ahead_new;
                            let t104 = t13 * t10;
                            let t105 = t103 * (i * t104);
                            let t106 = i * t105;
                            let t107 = t96 + t97 * t99 - t102 * t106;
                            let t108 = rt::lit::<T>(0.25) * t95;
                            let rho3_rate_h = h * rho3_rate;
                            let rho1_rate_h = h * rho1_rate;
                            let t109 = rho3_rate_h * t19 + rho1_rate_h * t18;
                            let t110 = t103 * (half_i_j * t109);
                            let t111 = rho1 + rho1_rate_h;
                            let t112 = rho3 + rho3_rate_h;
                            let t113 = t111 * t112;
                            let t114 = rho3_rho1 + t113;
                            let t115 = i_j * t104;
                            let t116 = t12 * t10;
                            let t117 = t111 * t111;
                            let t118 = k6 * (rho1_squared + t117);
                            let ahead4_new = i * t90;
                            let t119 = t101 * ahead4_new;
                            let t120 = t118
                                + rt::lit::<T>(0.5) * (rho2_squared_ahead4 + t119);
                            let t121 = t107 * t108 - (t110 + t114 * t115) - t116 * t120;
                            let t122 = k7 * t117;
                            let t123 = t122 + t119;
                            let t124 = cos_phi_ahead_new * t123;
                            let ahead9_new = i_j * sin_phi_ahead_new;
                            let t125 = t113 * ahead9_new;
                            let t126 = rt::lit::<T>(0.5) * (t1 + t124)
                                - (rho3_rho1_ahead9 + t125);
                            let t127 = rt::lit::<T>(2.0) * t116;
                            let t128 = t94 + t95 * t121 - t126 * t127;
                            let t129 = t124 - rt::lit::<T>(2.0) * t125;
                            let t130 = t3 + half_i_j * (rho3_squared + t112 * t112);
                            let t131 = cos_phi_ahead_new * t129 + t130;
                            let t132 = t116 * t95;
                            let t133 = ahead1 + ahead1_new;
                            let t134 = t133 * t105;
                            let t135 = i_j * (t97 * (rt::lit::<T>(2.0) * t132) + t134);
                            let t136 = t91 * (t93 * t128 + t131 * t135);
                            let t137 = twice_i_j * t18;
                            let t138 = i_j * t12;
                            let t139 = t19 * t138;
                            let t140 = t44 * (t137 - t139 * (rt::lit::<T>(4.0) * t13));
                            let t141 = inv_i_j / t39;
                            let t142 = t12 * (k9 * t18);
                            let t143 = t141 * (t13 * (k8 * t19) - t142);
                            let t144 = t6 * (half_h_over_j * rho2_rate);
                            let t145 = r11_rate * r11_rate + r21_rate * r21_rate
                                + (rho1_rate * rho1_rate
                                    + (rho2_rate * rho2_rate + rho3_rate * rho3_rate));
                            let t146 = t7 * t7 + t145;
                            let t147 = rt::lit::<T>(4.0)
                                * (t29 * t29 + t76 * t76 + (t35 * t35 + t80 * t80))
                                + (t43 * t43 + t146);
                            let t148 = h * t147;
                            let t149 = rt::div_or_zero(
                                rt::lit::<T>(0.125)
                                    * (t136
                                        - (t89 * t63 + (rho3_rate_h * t140 + rho1_rate_h * t143)))
                                    - t144,
                                t148,
                            );
                            let t150 = h * t14;
                            let t151 = t150 * t28;
                            let t152 = t150 * t151;
                            let t153 = t28 * t152 + rt::lit::<T>(1.0);
                            let t154 = h * t12 * t70;
                            let t155 = t16 * t154;
                            let t156 = t150 * t155;
                            let t157 = kappa_gradient + quarter_h_over_j;
                            let t158 = h * t157;
                            let t159 = t158 * t12;
                            let t160 = t13 * t159;
                            let t161 = t158 * t13;
                            let t162 = t23 * t161;
                            let t163 = t24 * t160 + t22 * t162;
                            let t164 = t13 * t161 - t12 * t159;
                            let t165 = t163 * t27 - t19 * t164;
                            let t166 = t26 * t165;
                            let t167 = rt::lit::<T>(0.25) * t166;
                            let t168 = rt::lit::<T>(0.5) * t164;
                            let t169 = t15 * t168;
                            let t170 = t166 * (rt::lit::<T>(0.25) * t16) + t169 * t28;
                            let t171 = t168 * t30 - t150 * t170;
                            let t172 = kappa_gradient + k14 * t26;
                            let t173 = t16 * t172;
                            let t174 = t150 * t173;
                            let t175 = rho2_rate_h * t12;
                            let t176 = t13 * t175;
                            let t177 = rho2_rate_h * t13;
                            let t178 = t23 * t177;
                            let t179 = t24 * t176 + t22 * t178;
                            let t180 = t13 * t177 - t12 * t175;
                            let t181 = rt::lit::<T>(0.25) * t26;
                            let t182 = rho3_rate + (t179 * t27 - t19 * t180) * t181;
                            let t183 = rt::lit::<T>(0.5) * t180;
                            let t184 = t15 * t183;
                            let t185 = t16 * t182 + t184 * t28;
                            let t186 = t183 * t30 - t150 * t185;
                            let t187 = t34 * t154;
                            let t188 = t150 * t187;
                            let t189 = t33 * t168;
                            let t190 = t166 * (rt::lit::<T>(0.25) * t34) + t189 * t28;
                            let t191 = t168 * t36 - t150 * t190;
                            let t192 = t34 * t172;
                            let t193 = t150 * t192;
                            let t194 = t33 * t183;
                            let t195 = t34 * t182 + t194 * t28;
                            let t196 = t183 * t36 - t150 * t195;
                            let t197 = k15 / t49;
                            let t198 = kappa_gradient + rt::lit::<T>(0.5) * t197;
                            let t199 = rt::lit::<T>(0.5) * t159;
                            let t200 = t24 * t199 + t13 * t162;
                            let t201 = k1 * t19;
                            let t202 = half_i * t18;
                            let t203 = t40
                                * (t42 * (i * t200) - (t159 * t201 + t161 * t202));
                            let t204 = rt::lit::<T>(0.5) * t175;
                            let t205 = t24 * t204 + t13 * t178;
                            let t206 = rho1_rate
                                + (t42 * (i * t205) - (t175 * t201 + t177 * t202))
                                    * (rt::lit::<T>(0.5) * t40);
                            let t207 = k16 * t19;
                            let t208 = h * t18;
                            let t209 = t13 * t207 - t208 * t138;
                            let t210 = t141 * (t46 * (k9 * t209))
                                - rt::lit::<T>(2.0)
                                    * (t12 * t209 + t13 * (t12 * t207 + t208 * t61));
                            let t211 = t44 * t210;
                            let t212 = k15 * t22 / t24;
                            let t213 = t69 * (quarter_h * t12)
                                * (rt::lit::<T>(1.0) / (t39 * t39))
                                + (rt::lit::<T>(0.125) * t211 + t212 * t28);
                            let t214 = h * t6;
                            let t215 = i * t48;
                            let t216 = t214 * t49 - t162 * t215;
                            let t217 = i_j * t161;
                            let t218 = t13 * t216 - t51 * t217 - t50 * t199;
                            let t219 = i_j * t163;
                            let t220 = t47 * t44;
                            let t221 = twice_i_j
                                * (t22 * (half_i * t164)
                                    + (t24 * t168 - (t14 * t162 + t45 * t160)));
                            let t222 = (rt::lit::<T>(2.0) * (t13 * t218 - t53 * t199)
                                + t219 * t56) * t220 + t56 * t221;
                            let t223 = rt::lit::<T>(0.5) * t161;
                            let t224 = i_j * t51;
                            let t225 = half_i_squared * t48;
                            let t226 = rt::lit::<T>(2.0)
                                * (t13 * (t214 * t59 + t164 * t225) - t60 * t199)
                                + t12 * t216;
                            let t227 = t13 * (t50 * t223 - t159 * t224 + t226)
                                + (rt::lit::<T>(0.5) * (t53 * t161 - t62 * t159)
                                    + t12 * t218);
                            let t228 = t44
                                * (t222 + (t219 * t63 - rt::lit::<T>(2.0) * t227));
                            let t229 = rt::lit::<T>(0.5) * t22;
                            let t230 = k5 * t19;
                            let t231 = (t159 * t229 + t13 * t160) * t230;
                            let t232 = twice_i * t12;
                            let t233 = t160 * t232;
                            let t234 = t28
                                * (t200 * t71 + (t231 + t18 * (t66 * t223 - t233)))
                                + t165 * (t26 * (rt::lit::<T>(0.25) * t69));
                            let t235 = h * t19;
                            let t236 = t235 * t138;
                            let t237 = t44 * (t47 * (i_j_h * t18 - t236 * t54))
                                - rt::lit::<T>(2.0) * (t61 * (t13 * t235) - t12 * t236);
                            let t238 = t44 * t237;
                            let t239 = i_j * t179;
                            let t240 = i_j * t177;
                            let t241 = t178 * t215;
                            let t242 = t50 * t204 + (t51 * t240 + t13 * t241);
                            let t243 = twice_i_j
                                * (t22 * (half_i * t180)
                                    + (t24 * t183 - (t14 * t178 + t45 * t176)));
                            let t244 = rt::lit::<T>(0.5) * t177;
                            let t245 = rt::lit::<T>(2.0)
                                * (t180 * (t13 * t225) - t60 * t204)
                                - (t12 * t241 + t175 * t224);
                            let t246 = rt::lit::<T>(0.5) * (t53 * t177 - t62 * t175)
                                + (t13 * (t50 * t244 + t245) - t12 * t242);
                            let t247 = t220
                                * (t239 * t56
                                    - rt::lit::<T>(2.0) * (t53 * t204 + t13 * t242))
                                + (t56 * t243 - rt::lit::<T>(2.0) * t246);
                            let t248 = t44 * (t239 * t63 + t247);
                            let t249 = t230 * (t175 * t229 + t13 * t176);
                            let t250 = t176 * t232;
                            let t251 = t5 + t7
                                - (t205 * t71 + (t249 + t18 * (t66 * t244 - t250)))
                                    * (t70 * t28);
                            let t252 = l_h * t22;
                            let t253 = t252 * t28;
                            let t254 = kappa_gradient * t253;
                            let t255 = kappa_gradient * t151;
                            let t256 = t79 * t254
                                + (t16 * t255 - t152 * (rt::lit::<T>(0.5) * t72))
                                + (kappa_gradient * t31 + (t150 * t82 + t252 * t81));
                            let t257 = t75 * t254
                                + (t34 * t255 - t152 * (rt::lit::<T>(0.5) * t73))
                                + (kappa_gradient * t37 + (t150 * t83 + t252 * t77));
                            let t258 = t79 * t154;
                            let t259 = t75 * t154;
                            let t260 = rt::lit::<T>(0.5) * (t72 * t156 + t73 * t188)
                                - t7 * t212
                                - kappa_gradient
                                    * (t79 * t258 + t16 * t155 + (t34 * t187 + t75 * t259));
                            let t261 = t74 * t160;
                            let t262 = t166 * (rt::lit::<T>(0.25) * t75) - t261 * t28;
                            let t263 = t78 * t160;
                            let t264 = t166 * (rt::lit::<T>(0.25) * t79) - t263 * t28;
                            let t265 = kappa_gradient
                                * (t75 * t262 + t79 * t264 + (t16 * t170 + t34 * t190))
                                + (t169 * t82 + t189 * t83 - (t261 * t77 + t263 * t81));
                            let t266 = t7 * t70;
                            let t267 = t157 * t87
                                + (t200 * t87 + (t18 * (t233 + t84 * t223) - t231)) * t266;
                            let t268 = t75 * t172;
                            let t269 = t79 * t172;
                            let t270 = rt::lit::<T>(4.0) * kappa_gradient;
                            let t271 = (t75 * t268 + t79 * t269
                                + (t16 * t173 + t34 * t192)) * t270
                                + (rt::lit::<T>(1.0) - t70 * (t8 * t85));
                            let t272 = t78 * t176;
                            let t273 = t79 * t182 - t272 * t28;
                            let t274 = t74 * t176;
                            let t275 = t75 * t182 - t274 * t28;
                            let t276 = t75 * (t76 + kappa_gradient * t275)
                                + (t184 * t82 + t194 * t83 - (t274 * t77 + t272 * t81));
                            let t277 = t79 * (t80 + kappa_gradient * t273)
                                + t16 * (t29 + kappa_gradient * t185)
                                + (t34 * (t35 + kappa_gradient * t195) + t276);
                            let t278 = rho2_rate * t87
                                + t266 * (t205 * t87 + (t18 * (t250 + t84 * t244) - t249));
                            let t279 = rt::lit::<T>(2.0)
                                * (t73 * t196
                                    + (t72 * t186 + (r11_rate * t31 + r21_rate * t37))) - t278;
                            let t280 = rt::div_or_zero(
                                t149
                                    * (h
                                        * (rt::lit::<T>(2.0) * r11_rate
                                            + rt::lit::<T>(4.0) * (t80 * t253 + t29 * t151))),
                                t148,
                            );
                            let t281 = rt::div_or_zero(
                                t149
                                    * (h
                                        * (rt::lit::<T>(2.0) * r21_rate
                                            + rt::lit::<T>(4.0) * (t151 * t35 + t76 * t253))),
                                t148,
                            );
                            let t282 = t235 + k17 * rho1_rate;
                            let t283 = t208 + k17 * rho3_rate;
                            let t284 = h * t112;
                            let t285 = t95 * (k6 * t282) - t103 * (half_i_j * t283)
                                - (t116 * (k16 * t111) + t284 * t115);
                            let t286 = cos_phi_ahead_new * (k12 * t111);
                            let t287 = t284 * ahead9_new;
                            let t288 = t93
                                * (t95 * t285 - t127 * (rt::lit::<T>(2.0) * t286 - t287))
                                + t135
                                    * (cos_phi_ahead_new
                                        * (rt::lit::<T>(4.0) * t286 - rt::lit::<T>(2.0) * t287));
                            let t289 = rt::lit::<T>(0.125)
                                * (t91 * t288 - t197 * (k18 * rho1_rate) - h * t143
                                    - t89 * t211);
                            let t290 = rho1_rate + t198 * t43 - (t29 * t155 + t76 * t259)
                                - (t35 * t187 + t80 * t258);
                            let t291 = ahead10 * t136 - t128;
                            let t292 = t158 * sin_phi_ahead_new;
                            let t293 = cos_phi_ahead_new * t292;
                            let t294 = t158 * cos_phi_ahead_new;
                            let i_sin_phi_ahead_new = i * sin_phi_ahead_new;
                            let t295 = t294 * i_sin_phi_ahead_new;
                            let t296 = i * t295;
                            let t297 = h * t100;
                            let t298 = rt::lit::<T>(2.0)
                                * (i * t97 * (t214 + k17 * rho2_rate)
                                    - (t98 * t296 + t297 * t106));
                            let t299 = t158 * t11;
                            let t300 = t13 * t299 - t10 * t159;
                            let t301 = t104 * t294 + rt::lit::<T>(0.5) * t300 * t103;
                            let t302 = i_squared * t102;
                            let t303 = rt::lit::<T>(0.5) * (t10 * t161 + t12 * t299);
                            let t304 = t297 * ahead4_new - t101 * t296;
                            let t305 = rt::lit::<T>(0.25)
                                * (t95 * (t298 - t301 * t302) - t292 * t107)
                                - (t303 * t120
                                    + (t116 * t304 + half_i_j * (t114 * t300 + t109 * t294)));
                            let t306 = rt::lit::<T>(2.0) * cos_phi_ahead_new;
                            let t307 = t304 * t306 - t123 * t292;
                            let t308 = t113 * (i_j * t294);
                            let t309 = t95 * t305
                                - (t292 * t121
                                    + rt::lit::<T>(2.0)
                                        * (t116 * (rt::lit::<T>(0.5) * t307 - t308) + t303 * t126));
                            let t310 = rt::lit::<T>(2.0)
                                * (t97 * (t303 * t95 - t116 * t292)
                                    - (t295 * t132 + t293 * t105));
                            let t311 = i_j * t131;
                            let t312 = t135
                                * (cos_phi_ahead_new * (t307 - rt::lit::<T>(2.0) * t308)
                                    - t129 * t292) + (t133 * (i * t301) + t310) * t311;
                            let t313 = t91
                                * (t291 * (twice_i_j * (t90 * t293 + ahead1_new * t295))
                                    + (t93 * t309 + t312));
                            let t314 = k11 * t19;
                            let t315 = rho1_rate * t141;
                            let t316 = rho3_rate * t44;
                            let t317 = (t143 * (i_j * t200)
                                - (t159 * t314 + t161 * t137)) * t315
                                + (t219 * t140
                                    + rt::lit::<T>(2.0) * (t139 * t159 - t41 * t217)) * t316;
                            let t318 = rt::lit::<T>(0.125)
                                * (t313 - (t158 * t63 + t89 * t228))
                                - (rt::lit::<T>(0.5) * (h_over_j * t6 + k19 * rho2_rate)
                                    + k14 * t317);
                            let t319 = rt::lit::<T>(8.0)
                                * (t29 * t170 + t76 * t262 + (t35 * t190 + t80 * t264))
                                + (rt::lit::<T>(2.0) * (rho2_rate + t157 * t7)
                                    + t43 * t203);
                            let t320 = h * t111;
                            let t321 = t320 * ahead9_new;
                            let t322 = i_j * t283 + t321 * t127
                                - t95 * (t320 * t115 + t103 * (half_i_j * t282));
                            let t323 = t91
                                * (t93 * t322 + t135 * (i_j_h * t112 - t306 * t321))
                                - h * t140;
                            let t324 = t154 * (quarter_h * rho1_rate)
                                + rt::lit::<T>(0.125)
                                    * (t323 - rho3_rate_h * (h * t26) - t89 * t238);
                            let t325 = rt::lit::<T>(8.0)
                                * (t29 * t173 + t76 * t268 + (t35 * t192 + t80 * t269))
                                + (rt::lit::<T>(2.0) * rho3_rate
                                    - t43 * (rt::lit::<T>(0.5) * t154));
                            let t326 = rho2_rate_h * sin_phi_ahead_new;
                            let t327 = cos_phi_ahead_new * t326;
                            let t328 = rho2_rate_h * cos_phi_ahead_new;
                            let t329 = i_sin_phi_ahead_new * t328;
                            let t330 = rho2_rate_h * t11;
                            let t331 = t13 * t330 - t10 * t175;
                            let t332 = t104 * t328 + rt::lit::<T>(0.5) * t331 * t103;
                            let t333 = rt::lit::<T>(0.5) * (t10 * t177 + t12 * t330);
                            let t334 = rt::lit::<T>(2.0)
                                * (t97 * (t333 * t95 - t116 * t326)
                                    - (t329 * t132 + t327 * t105));
                            let t335 = t101 * (i * t329);
                            let t336 = t123 * t326 + t306 * t335;
                            let t337 = t113 * (i_j * t328);
                            let t338 = t311 * (t133 * (i * t332) + t334)
                                - t135
                                    * (t129 * t326
                                        + cos_phi_ahead_new * (t336 + rt::lit::<T>(2.0) * t337));
                            let t339 = rt::lit::<T>(0.25)
                                * (t326 * t107 + t95 * (t329 * t99 + t332 * t302))
                                + (t333 * t120
                                    + (half_i_j * (t114 * t331 + t109 * t328) - t116 * t335));
                            let t340 = rt::lit::<T>(2.0)
                                * (t333 * t126 - t116 * (t337 + rt::lit::<T>(0.5) * t336))
                                + (t95 * t339 + t326 * t121);
                            let t341 = t91
                                * (t291 * (twice_i_j * (t90 * t327 + ahead1_new * t329))
                                    + (t338 - t93 * t340));
                            let t342 = t316
                                * (t239 * t140
                                    + rt::lit::<T>(2.0) * (t139 * t175 - t41 * t240))
                                + t315
                                    * (t143 * (i_j * t205) - (t175 * t314 + t177 * t137));
                            let t343 = rt::lit::<T>(8.0)
                                * (t29 * t185 + t76 * t275 + (t35 * t195 + t80 * t273))
                                + rt::lit::<T>(2.0) * (t43 * t206 + rho2_rate * t7);
                            let t344 = rt::lit::<T>(0.125)
                                * (t341 - (rho2_rate_h * t63 + t89 * t248)) - k14 * t342
                                - t149 * (h * t343);
                            (
                                [
                                    r11_rate - t31 * t32,
                                    r21_rate - t37 * t32,
                                    rho1_rate - u_tau_psi + kappa_gradient * t43,
                                    rt::lit::<T>(0.125) * t63 + (t64 - t71 * t28),
                                    rt::lit::<T>(2.0) * (t72 * t31 + t73 * t37) + t88,
                                    kappa_gradient - t149,
                                ],
                                [
                                    [
                                        t153,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5) * (t31 * t154 - t28 * t156),
                                        rt::lit::<T>(-2.0) * (t31 * t167 + t28 * t171),
                                        rt::lit::<T>(-2.0) * (t31 * t172 - t28 * t174),
                                        rt::lit::<T>(-2.0) * (t31 * t182 + t28 * t186),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        t153,
                                        rt::lit::<T>(0.5) * (t37 * t154 - t28 * t188),
                                        rt::lit::<T>(-2.0) * (t37 * t167 + t28 * t191),
                                        rt::lit::<T>(-2.0) * (t37 * t172 - t28 * t193),
                                        rt::lit::<T>(-2.0) * (t37 * t182 + t28 * t196),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        kappa_gradient * t198 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.5) * kappa_gradient * t203,
                                        t154 * (rt::lit::<T>(-0.25) * kappa_gradient),
                                        t43 + kappa_gradient * t206,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t213,
                                        rt::lit::<T>(0.125) * t228
                                            + (kappa_gradient * t157 + rt::lit::<T>(1.0) - t70 * t234),
                                        rt::lit::<T>(0.125) * t238 - t71 * t172
                                            - t28 * (t70 * (half_h * t67)),
                                        rt::lit::<T>(0.125) * t248 + (t251 - t71 * t182),
                                    ],
                                    [
                                        rt::lit::<T>(2.0) * t256,
                                        rt::lit::<T>(2.0) * t257,
                                        t260,
                                        rt::lit::<T>(4.0) * t265
                                            + (rt::lit::<T>(2.0) * (t72 * t171 + t73 * t191) - t267),
                                        t271 - rt::lit::<T>(2.0) * (t72 * t174 + t73 * t193),
                                        rt::lit::<T>(4.0) * t277 + t279,
                                    ],
                                    [
                                        t280,
                                        t281,
                                        -rt::div_or_zero(
                                            t154 * (quarter_h * rho3_rate) + t289
                                                - t149 * (twice_h * t290),
                                            t148,
                                        ),
                                        -rt::div_or_zero(t318 - t149 * (h * t319), t148),
                                        -rt::div_or_zero(t324 - t149 * (h * t325), t148),
                                        rt::lit::<T>(1.0) - rt::div_or_zero(t344, t148),
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
                let t17 = rho3_rate * kappa_gradient;
                let t18 = rho3 + half_h * rho3_rate;
                let t5 = rho2_rate * kappa_gradient;
                let t6 = rho2 + half_h * rho2_rate;
                let t7 = t5 + k2 * t6;
                let t8 = half_h * t7;
                let t9 = phi + t8;
                let (_, (t12, t13)) = rt::halfway(
                    (sin_phi_ahead, cos_phi_ahead),
                    t8,
                    t9,
                );
                let t14 = t13 * t12;
                let t19 = rho1 + half_h * rho1_rate;
                let t20 = rt::lit::<T>(2.0) * t19;
                let t21 = t18 - t14 * t20;
                let t345 = rt::lit::<T>(0.25) * t21;
                let t22 = t13 * t13;
                let t23 = i * t12;
                let t24 = k1 - t12 * t23;
                let t25 = t22 * t24;
                let t386 = t17 + t345 / t25;
                let t15 = r11 + half_h * r11_rate;
                let r12_new = r12 - t386 * (t14 * (twice_h * t15));
                let r21_new = r21 + h * r21_rate;
                let t33 = r21 + half_h * r21_rate;
                let r22_new = r22 - t386 * (t14 * (twice_h * t33));
                let x1_new = x1 - t386 * (t22 * (twice_l_h * t15));
                let x2_new = x2 - t386 * (t22 * (twice_l_h * t33));
                let t38 = rho1_rate * kappa_gradient;
                let t39 = t13 * t24;
                let t387 = t38
                    + (t13 * (k4 * t19) - t12 * (rt::lit::<T>(0.5) * t18)) / t39;
                let psi_new = psi + h * t387;
                let t89 = h * t7;
                let phi_new = phi + t89;
                let rho1_rate_h = h * rho1_rate;
                let t111 = rho1 + rho1_rate_h;
                let t388 = i_j * rho3_squared
                    + rt::lit::<T>(2.0)
                        * (cos_phi_ahead
                            * (cos_phi_ahead
                                * (rt::lit::<T>(2.0) * (k6 * rho1_squared)
                                    + rho2_squared_ahead4) - t2));
                let inv_ahead10 = rt::lit::<T>(1.0) / ahead10;
                let t389 = rho3
                    * ((rt::lit::<T>(2.0) * (i_j * rho3)
                        - rt::lit::<T>(4.0) * (cos_phi_ahead * (rho1 * ahead9)))
                        * inv_ahead10);
                let t390 = rho2 * (rho2 / j);
                let t391 = rho1
                    * ((rt::lit::<T>(8.0) * (k6 * rho1 * cos_phi_ahead)
                        - rt::lit::<T>(4.0) * (rho3 * ahead9))
                        * (rt::lit::<T>(1.0) / ahead11));
                let t392 = (rt::lit::<T>(0.125) * (t388 * inv_ahead10) - work
                    - reference)
                    * (rt::lit::<T>(0.0625) * t389
                        + (rt::lit::<T>(0.25) * t390 + rt::lit::<T>(0.0625) * t391));
                let t393 = rt::lit::<T>(0.125) * t389
                    + (rt::lit::<T>(0.5) * t390 + rt::lit::<T>(0.125) * t391);
                let t394 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t392,
                        rt::lit::<T>(0.0625) * (work * work + reference * reference)
                            + t393 * t393,
                        ahead14,
                    );
                let rho1_new = t111 * t394;
                let rho2_rate_h = h * rho2_rate;
                let t100 = rho2 + rho2_rate_h;
                let rho2_new = t100 * t394;
                let rho3_rate_h = h * rho3_rate;
                let t112 = rho3 + rho3_rate_h;
                let rho3_new = t112 * t394;
                let work_new = work + h * (u_tau_phi * t7 + u_tau_psi * t387);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t89,
                    phi_new,
                    tally,
                );
                let ahead1_new = cos_phi_ahead_new * cos_phi_ahead_new;
                let ahead2_new = sin_phi_ahead_new * sin_phi_ahead_new;
                let ahead3_new = cos_phi_ahead_new * sin_phi_ahead_new;
                let t90 = k1 - i * ahead2_new;
                let ahead4_new = i * t90;
                let ahead5_new = cos_phi_ahead_new * t90;
                let ahead6_new = ahead1_new * t90;
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
            const IDENTITY: &'static str = "b4df0b17227df7cb7508d730f876543a";
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
                        1.5707963267948966,
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
                        1.5707963267948966,
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
            let &[m, l, I, J] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, l, I, J })
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
                    let [[R11, R21], [R12, R22]] = turned.data.0;
                    State {
                        R11,
                        R21,
                        R12,
                        R22,
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

#[allow(dead_code, reason = "not every program calls all of them")]
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
