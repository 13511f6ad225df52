// Prepared by `nh prepare` from `BallIncline` in src/library.rs and ball_incline.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 50d324b5dccbb22b41283acb0d79649a
// content 67a8ec86a16d3e497aca5696255832e8

pub struct BallIncline {
    /// `m` (kg): mass.
    pub m: f64,
    /// `r` (m): radius.
    pub r: f64,
    /// `J` (kg m^2): moment of inertia.
    pub J: f64,
    /// `g` (m/s^2): gravity.
    pub g: f64,
    /// `beta` (rad): slope of the table.
    pub beta: f64,
}

impl ::core::default::Default for BallIncline {
    fn default() -> Self {
        BallIncline {
            m: 0.5,
            r: 0.5,
            J: 0.05,
            g: 9.81,
            beta: 0.001,
        }
    }
}

/// The system `ball_incline` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 37 add, 49 mul, 1 div
/// * `midpoint`: 37 add, 49 mul, 1 div
/// * `rk4`: 105 add, 175 mul
/// * `rdp-cay`: 71 add, 124 mul, 1 div
/// * `rdp-exp`: 81 add, 156 mul, 2 div, 6 call
pub mod ball_incline {
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
        /// `g` (m/s^2): gravity.
        pub g: T,
        /// `beta` (rad): slope of the table.
        pub beta: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, r, J, g, beta });

    ::nonholonomic::__in_lanes!(System, Parameters { m, r, J, g, beta });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`: uphill at first.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(0.5),
                r: rt::lit::<T>(0.5),
                J: rt::lit::<T>(0.05),
                g: rt::lit::<T>(9.81),
                beta: rt::lit::<T>(0.001),
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
        /// Coordinate `S11`: entry (1, 1) of the rotation matrix S.
        pub S11: T,
        /// Coordinate `S12`: entry (1, 2) of the rotation matrix S.
        pub S12: T,
        /// Coordinate `S13`: entry (1, 3) of the rotation matrix S.
        pub S13: T,
        /// Coordinate `S21`: entry (2, 1) of the rotation matrix S.
        pub S21: T,
        /// Coordinate `S22`: entry (2, 2) of the rotation matrix S.
        pub S22: T,
        /// Coordinate `S23`: entry (2, 3) of the rotation matrix S.
        pub S23: T,
        /// Coordinate `S31`: entry (3, 1) of the rotation matrix S.
        pub S31: T,
        /// Coordinate `S32`: entry (3, 2) of the rotation matrix S.
        pub S32: T,
        /// Coordinate `S33`: entry (3, 3) of the rotation matrix S.
        pub S33: T,
        /// Coordinate `x` (m): centre, downhill.
        pub x: T,
        /// Coordinate `y` (m): centre, across.
        pub y: T,
        /// Velocity `sigma1`: angular velocity in the frame of the body, S.
        pub sigma1: T,
        /// Velocity `sigma2`: angular velocity in the frame of the body, S.
        pub sigma2: T,
        /// Velocity `sigma3`: angular velocity in the frame of the body, S.
        pub sigma3: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 11> {
            rt::vector([
                self.S11,
                self.S12,
                self.S13,
                self.S21,
                self.S22,
                self.S23,
                self.S31,
                self.S32,
                self.S33,
                self.x,
                self.y,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([self.sigma1, self.sigma2, self.sigma3, self.x_dot, self.y_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 11>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 11>, w: SVector<T, 5>) -> Self {
            let (
                [[s11,
                s12,
                s13,
                s21,
                s22,
                s23,
                s31,
                s32,
                s33,
                x,
                y,
                ],
                ],
                [[sigma1,
                sigma2,
                sigma3,
                x_dot,
                y_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                S11: s11,
                S12: s12,
                S13: s13,
                S21: s21,
                S22: s22,
                S23: s23,
                S31: s31,
                S32: s32,
                S33: s33,
                x,
                y,
                sigma1,
                sigma2,
                sigma3,
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
        State { t, S11, S12, S13, S21, S22, S23, S31, S32, S33, x, y, sigma1, sigma2,
        sigma3, x_dot, y_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, S11, S12, S13, S21, S22, S23, S31, S32, S33, x, y, sigma1, sigma2,
        sigma3, x_dot, y_dot }
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
            coordinate : S11, S12, S13, S21, S22, S23, S31, S32, S33, x, y
        );

        ::nonholonomic::__setters!(
            velocity in place of rho : sigma1, sigma2, sigma3, x_dot, y_dot
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
                            1.0,
                            0.0,
                            0.0,
                            0.0,
                            1.0,
                            0.0,
                            0.0,
                            0.0,
                            1.0,
                            0.4,
                            -0.3,
                        ]),
                    );
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.6),
                                rt::lit::<T>(0.8),
                                rt::lit::<T>(0.5),
                                -(rt::lit::<T>(0.8) * system.parameters.r),
                                rt::lit::<T>(0.6) * system.parameters.r,
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
                    "S",
                    &rt::matrix([
                        [this.state.S11, this.state.S21, this.state.S31],
                        [this.state.S12, this.state.S22, this.state.S32],
                        [this.state.S13, this.state.S23, this.state.S33],
                    ]),
                )
                .map(|turned| {
                    let [[s11, s21, s31], [s12, s22, s32], [s13, s23, s33]] = turned
                        .data
                        .0;
                    State {
                        S11: s11,
                        S12: s12,
                        S13: s13,
                        S21: s21,
                        S22: s22,
                        S23: s23,
                        S31: s31,
                        S32: s32,
                        S33: s33,
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

    /// A homogeneous ball that rolls on a table which is not quite level. Turning the ball about its centre, before it starts, changes nothing: its attitude is given by S, which takes vectors of space to those of the ball, so that the velocities of SO(3) are those in space, with the other sign. The centre moves on a parabola, with 5/7 of the acceleration of a body that slides.
    ///
    /// **Source**: J. Neimark and N. Fufaev, Dynamics of nonholonomic systems (1972), chapter III
    ///
    /// Coordinates q: `S11`, `S12`, `S13`, `S21`, `S22`, `S23`, `S31`, `S32`, `S33`, `x`, `y`; velocities w: `sigma1`, `sigma2`, `sigma3`, `x_dot`, `y_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`.
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
        /// `sin(beta) m g`
        sin_beta_m_g: T,
        /// `-(sin(beta) m g)`
        minus_sin_beta_m_g: T,
        /// `2 g sin(beta)`
        twice_g_sin_beta: T,
        /// `J/2`
        half_j: T,
        /// `-(J/2)`
        minus_half_j: T,
        /// `J + m r²`
        k2: T,
        /// `m r²/(J + m r²)`
        k3: T,
        /// `m r`
        m_r: T,
        /// `m r/(J + m r²)`
        k4: T,
        /// `-(m r/(J + m r²))`
        k5: T,
        /// `J r/(J + m r²)`
        k6: T,
        /// `J/(J + m r²)`
        k7: T,
        /// `-(J r/(J + m r²))`
        k8: T,
        /// `1/(J + m r²)`
        k9: T,
        /// `-(J/(J + m r²))`
        k10: T,
        /// `(1/2)/J`
        k11: T,
        /// `(1/2)/(J + m r²)`
        k12: T,
        /// `1/(J (J + m r²))`
        k13: T,
        /// `r/(J + m r²)`
        k14: T,
        /// `-(r/(J + m r²))`
        k15: T,
        /// `-(m g sin(beta) r)`
        k16: T,
        /// `-(1/J)`
        minus_inv_j: T,
        /// `-(1/(J + m r²))`
        k17: T,
        /// `-(g sin(beta) (J m/(J + m r²)))`
        k19: T,
        /// `r g sin(beta) (J m/(J + m r²))`
        k20: T,
        /// `-(r g sin(beta) (J m/(J + m r²))/J)`
        k21: T,
        /// `sin(beta) m g - g sin(beta) (J m/(J + m r²))`
        k22: T,
        /// `(sin(beta) m g - g sin(beta) (J m/(J + m r²)))/m`
        k23: T,
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
            rt::finite("g", parameters.g)?;
            rt::finite("beta", parameters.beta)?;
            let constants = {
                let m = parameters.m;
                let r = parameters.r;
                let j = parameters.J;
                let g = parameters.g;
                let beta = parameters.beta;
                let inv_j = rt::lit::<T>(1.0) / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let sin_beta = rt::sin(beta);
                let m_g = m * g;
                let sin_beta_m_g = sin_beta * m_g;
                let minus_sin_beta_m_g = -sin_beta_m_g;
                let g_sin_beta = g * sin_beta;
                let twice_g_sin_beta = rt::lit::<T>(2.0) * g_sin_beta;
                let half_j = rt::lit::<T>(0.5) * j;
                let minus_half_j = -half_j;
                let k1 = m * (r * r);
                let k2 = j + k1;
                let k3 = k1 / k2;
                let m_r = m * r;
                let k4 = m_r / k2;
                let k5 = -k4;
                let k6 = j * r / k2;
                let k7 = j / k2;
                let k8 = -k6;
                let k9 = rt::lit::<T>(1.0) / k2;
                let k10 = -k7;
                let k11 = rt::lit::<T>(0.5) / j;
                let k12 = rt::lit::<T>(0.5) / k2;
                let k13 = rt::lit::<T>(1.0) / (j * k2);
                let k14 = r / k2;
                let k15 = -k14;
                let k16 = -(m_g * (sin_beta * r));
                let minus_inv_j = -inv_j;
                let k17 = -k9;
                let k18 = g_sin_beta * (j * m / k2);
                let k19 = -k18;
                let k20 = r * k18;
                let k21 = -(k20 / j);
                let k22 = sin_beta_m_g - k18;
                let k23 = k22 / m;
                Constants {
                    inv_j,
                    inv_m,
                    sin_beta_m_g,
                    minus_sin_beta_m_g,
                    twice_g_sin_beta,
                    half_j,
                    minus_half_j,
                    k2,
                    k3,
                    m_r,
                    k4,
                    k5,
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
                    minus_inv_j,
                    k17,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
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
            let j = self.parameters.J;
            rt::sparse([(0, 0, j), (1, 1, j), (2, 2, j), (3, 3, m), (4, 4, m)])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, _q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
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
        pub fn potential(&self, q: &SVector<T, 11>) -> T {
            let [[_, _, _, _, _, _, _, _, _, x, _]] = q.data.0;
            let Constants { minus_sin_beta_m_g, .. } = self.constants;
            minus_sin_beta_m_g * x
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 11
        pub fn potential_gradient(&self, _q: &SVector<T, 11>) -> SVector<T, 11> {
            let Constants { minus_sin_beta_m_g, .. } = self.constants;
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
                minus_sin_beta_m_g,
                zero,
            ])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 11>, w: &SVector<T, 5>) -> T {
            let [[_, _, _, _, _, _, _, _, _, x, _]] = q.data.0;
            let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { twice_g_sin_beta, .. } = self.constants;
            let t1 = j * (sigma3 * sigma3 + (sigma1 * sigma1 + sigma2 * sigma2))
                + m * (x_dot * x_dot + y_dot * y_dot + twice_g_sin_beta * x);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 11>, w: &SVector<T, 5>) -> T {
            let [[_, _, _, _, _, _, _, _, _, x, _]] = q.data.0;
            let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { twice_g_sin_beta, .. } = self.constants;
            let t1 = j * (sigma3 * sigma3 + (sigma1 * sigma1 + sigma2 * sigma2))
                + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_beta * x);
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, _q: &SVector<T, 11>) -> [SMatrix<T, 5, 5>; 5] {
            let Constants { half_j, minus_half_j, .. } = self.constants;
            [
                rt::sparse([(1, 2, half_j), (2, 1, minus_half_j)]),
                rt::sparse([(0, 2, minus_half_j), (2, 0, half_j)]),
                rt::sparse([(0, 1, half_j), (1, 0, minus_half_j)]),
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
            [
                rt::sparse([(1, 2, rt::lit::<T>(0.5)), (2, 1, rt::lit::<T>(-0.5))]),
                rt::sparse([(0, 2, rt::lit::<T>(-0.5)), (2, 0, rt::lit::<T>(0.5))]),
                rt::sparse([(0, 1, rt::lit::<T>(0.5)), (1, 0, rt::lit::<T>(-0.5))]),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 5
        pub fn constraint_matrix(&self, _q: &SVector<T, 11>) -> SMatrix<T, 2, 5> {
            let r = self.parameters.r;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, -r],
                [r, zero],
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
        pub fn constraint(
            &self,
            _q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[sigma1, sigma2, _, x_dot, y_dot]] = w.data.0;
            let r = self.parameters.r;
            rt::vector([x_dot + r * sigma2, y_dot - r * sigma1])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, _q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let Constants { k3, k4, k5, k6, k7, k8, .. } = self.constants;
            rt::sparse([
                (0, 0, k3),
                (0, 4, k5),
                (1, 1, k3),
                (1, 3, k4),
                (3, 1, k6),
                (3, 3, k7),
                (4, 0, k8),
                (4, 4, k7),
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_d(&self, _q: &SVector<T, 11>) -> SMatrix<T, 5, 5> {
            let Constants { k3, k4, k5, k6, k7, k8, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k7, zero, zero, zero, k6],
                [zero, k7, zero, k8, zero],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
                [zero, k5, zero, k3, zero],
                [k4, zero, zero, zero, k3],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 3
        pub fn frame(&self, _q: &SVector<T, 11>) -> SMatrix<T, 5, 3> {
            let r = self.parameters.r;
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0)),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 1, -r),
                (4, 0, r),
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn restricted_metric(&self, _q: &SVector<T, 11>) -> SMatrix<T, 3, 3> {
            let j = self.parameters.J;
            let Constants { k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k2, zero, zero], [zero, k2, zero], [zero, zero, j]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_restricted_metric(
            &self,
            _q: &SVector<T, 11>,
        ) -> SMatrix<T, 3, 3> {
            let Constants { inv_j, k9, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k9, zero, zero], [zero, k9, zero], [zero, zero, inv_j]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn structure_functions(&self, _q: &SVector<T, 11>) -> [SMatrix<T, 3, 3>; 3] {
            let Constants { k7, k10, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero, zero], [zero, zero, k10], [zero, k7, zero]]),
                rt::matrix([[zero, zero, k7], [zero, zero, zero], [k10, zero, zero]]),
                rt::matrix([
                    [zero, rt::lit::<T>(-1.0), zero],
                    [rt::lit::<T>(1.0), zero, zero],
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
        /// **Shape**: 14 × 14
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SMatrix<T, 14, 14> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let r = self.parameters.r;
            let Constants { k7, .. } = self.constants;
            let t1 = k7 * rho2;
            let t2 = k7 * rho1;
            rt::sparse([
                (0, 12, -s13),
                (0, 13, s12),
                (1, 11, s13),
                (1, 13, -s11),
                (2, 11, -s12),
                (2, 12, s11),
                (3, 12, -s23),
                (3, 13, s22),
                (4, 11, s23),
                (4, 13, -s21),
                (5, 11, -s22),
                (5, 12, s21),
                (6, 12, -s33),
                (6, 13, s32),
                (7, 11, s33),
                (7, 13, -s31),
                (8, 11, -s32),
                (8, 12, s31),
                (9, 12, -r),
                (10, 11, r),
                (11, 1, -s13),
                (11, 2, s12),
                (11, 4, -s23),
                (11, 5, s22),
                (11, 7, -s33),
                (11, 8, s32),
                (11, 10, -r),
                (11, 12, -rho3),
                (11, 13, t1),
                (12, 0, s13),
                (12, 2, -s11),
                (12, 3, s23),
                (12, 5, -s21),
                (12, 6, s33),
                (12, 8, -s31),
                (12, 9, r),
                (12, 11, rho3),
                (12, 13, -t2),
                (13, 0, -s12),
                (13, 1, s11),
                (13, 3, -s22),
                (13, 4, s21),
                (13, 6, -s32),
                (13, 7, s31),
                (13, 11, -t1),
                (13, 12, t2),
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
            let [[_, _, _, _, _, _, _, _, _, x, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { sin_beta_m_g, k11, k12, .. } = self.constants;
            k12 * (rho1 * rho1 + rho2 * rho2) + (rho3 * (k11 * rho3) - sin_beta_m_g * x)
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
            _q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 14> {
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { inv_j, minus_sin_beta_m_g, k9, .. } = self.constants;
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
                minus_sin_beta_m_g,
                zero,
                k9 * rho1,
                k9 * rho2,
                inv_j * rho3,
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let j = self.parameters.J;
            let Constants { k2, k9, k13, k14, k15, k16, .. } = self.constants;
            let j_s13 = j * s13;
            let j_s23 = j * s23;
            let j_s33 = j * s33;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                k13 * (rho3 * (k2 * s12) - rho2 * j_s13),
                k13 * (rho1 * j_s13 - rho3 * (k2 * s11)),
                k9 * (s11 * rho2 - s12 * rho1),
                k13 * (rho3 * (k2 * s22) - rho2 * j_s23),
                k13 * (rho1 * j_s23 - rho3 * (k2 * s21)),
                k9 * (s21 * rho2 - s22 * rho1),
                k13 * (rho3 * (k2 * s32) - rho2 * j_s33),
                k13 * (rho1 * j_s33 - rho3 * (k2 * s31)),
                k9 * (s31 * rho2 - s32 * rho1),
                k15 * rho2,
                k14 * rho1,
                zero,
                k16,
                zero,
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { inv_j, k9, k14, k15, minus_inv_j, k17, .. } = self.constants;
            let inv_j_rho3 = inv_j * rho3;
            let t1 = k9 * rho2;
            let t2 = -t1;
            let t3 = k9 * s13;
            let minus_inv_j_rho3 = -inv_j_rho3;
            let t4 = k9 * rho1;
            let t5 = -t4;
            let t6 = k9 * s23;
            let t7 = k9 * s33;
            rt::sparse([
                (0, 1, inv_j_rho3),
                (0, 2, t2),
                (0, 12, -t3),
                (0, 13, inv_j * s12),
                (1, 0, minus_inv_j_rho3),
                (1, 2, t4),
                (1, 11, t3),
                (1, 13, minus_inv_j * s11),
                (2, 0, t1),
                (2, 1, t5),
                (2, 11, k17 * s12),
                (2, 12, k9 * s11),
                (3, 4, inv_j_rho3),
                (3, 5, t2),
                (3, 12, -t6),
                (3, 13, inv_j * s22),
                (4, 3, minus_inv_j_rho3),
                (4, 5, t4),
                (4, 11, t6),
                (4, 13, minus_inv_j * s21),
                (5, 3, t1),
                (5, 4, t5),
                (5, 11, k17 * s22),
                (5, 12, k9 * s21),
                (6, 7, inv_j_rho3),
                (6, 8, t2),
                (6, 12, -t7),
                (6, 13, inv_j * s32),
                (7, 6, minus_inv_j_rho3),
                (7, 8, t4),
                (7, 11, t7),
                (7, 13, minus_inv_j * s31),
                (8, 6, t1),
                (8, 7, t5),
                (8, 11, k17 * s32),
                (8, 12, k9 * s31),
                (9, 12, k15),
                (10, 11, k14),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, _q: &SVector<T, 11>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            rt::vector([j * sigma1, j * sigma2, j * sigma3, m * x_dot, m * y_dot])
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
            let [[p_sigma1, p_sigma2, p_sigma3, p_x, p_y]] = p.data.0;
            let Constants { inv_j, inv_m, .. } = self.constants;
            rt::vector([
                inv_j * p_sigma1,
                inv_j * p_sigma2,
                inv_j * p_sigma3,
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
            _q: &SVector<T, 11>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = w.data.0;
            let j = self.parameters.J;
            let Constants { m_r, .. } = self.constants;
            rt::vector([j * sigma1 + m_r * y_dot, j * sigma2 - m_r * x_dot, j * sigma3])
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
            _q: &SVector<T, 11>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[rho1, rho2, rho3]] = rho.data.0;
            let Constants { inv_j, k9, k14, k15, .. } = self.constants;
            rt::vector([k9 * rho1, k9 * rho2, inv_j * rho3, k15 * rho2, k14 * rho1])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            _q: &SVector<T, 11>,
            _w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let Constants { k19, .. } = self.constants;
            rt::vector([k19, rt::lit::<T>(0.0)])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 5
        pub fn acceleration(
            &self,
            _q: &SVector<T, 11>,
            _w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let Constants { k21, k23, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, k21, zero, k23, zero])
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, _, _]] = q.data.0;
            let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = w.data.0;
            rt::vector([
                sigma3 * s12 - sigma2 * s13,
                sigma1 * s13 - sigma3 * s11,
                sigma2 * s11 - sigma1 * s12,
                sigma3 * s22 - sigma2 * s23,
                sigma1 * s23 - sigma3 * s21,
                sigma2 * s21 - sigma1 * s22,
                sigma3 * s32 - sigma2 * s33,
                sigma1 * s33 - sigma3 * s31,
                sigma2 * s31 - sigma1 * s32,
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, _, _]] = q.data.0;
            let t1 = s32 * s31 + (s12 * s11 + s22 * s21);
            let t2 = s33 * s31 + (s13 * s11 + s23 * s21);
            let t3 = s33 * s32 + (s13 * s12 + s23 * s22);
            let t4 = s12 * s12 + s32 * s32 + (s22 * s22 - rt::lit::<T>(1.0));
            let t5 = s11 * s11 + s31 * s31 + (s21 * s21 - rt::lit::<T>(1.0));
            let t6 = s13 * s13 + s33 * s33 + (s23 * s23 - rt::lit::<T>(1.0));
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, _, _]] = q.data.0;
            let t1 = s11 * (s22 * s33 - s23 * s32) + s13 * (s21 * s32 - s22 * s31);
            rt::vector([t1 - s12 * (s21 * s33 - s23 * s31)])
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
            let [[_, _, _, _, _, _, _, _, _, x, _]] = q.data.0;
            let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { twice_g_sin_beta, .. } = self.constants;
            let t1 = j * (sigma3 * sigma3 + (sigma1 * sigma1 + sigma2 * sigma2))
                + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_beta * x);
            rt::vector([rt::lit::<T>(0.5) * t1, sigma3, y_dot])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 11>, p: &SVector<T, 5>) -> T {
            let [[_, _, _, _, _, _, _, _, _, x, _]] = q.data.0;
            let [[p_sigma1, p_sigma2, p_sigma3, p_x, p_y]] = p.data.0;
            let Constants { inv_j, inv_m, sin_beta_m_g, .. } = self.constants;
            let t1 = inv_m * (p_x * p_x + p_y * p_y)
                + inv_j
                    * (p_sigma1 * p_sigma1
                        + (p_sigma3 * p_sigma3 + p_sigma2 * p_sigma2));
            rt::lit::<T>(0.5) * t1 - sin_beta_m_g * x
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, _, _]] = q.data.0;
            let [[p_sigma1, p_sigma2, p_sigma3, p_x, p_y]] = p.data.0;
            let Constants { inv_j, inv_m, k20, k22, .. } = self.constants;
            let inv_j_p_sigma3 = inv_j * p_sigma3;
            let inv_j_p_sigma2 = inv_j * p_sigma2;
            let inv_j_p_sigma1 = inv_j * p_sigma1;
            rt::vector([
                s12 * inv_j_p_sigma3 - s13 * inv_j_p_sigma2,
                s13 * inv_j_p_sigma1 - s11 * inv_j_p_sigma3,
                s11 * inv_j_p_sigma2 - s12 * inv_j_p_sigma1,
                s22 * inv_j_p_sigma3 - s23 * inv_j_p_sigma2,
                s23 * inv_j_p_sigma1 - s21 * inv_j_p_sigma3,
                s21 * inv_j_p_sigma2 - s22 * inv_j_p_sigma1,
                s32 * inv_j_p_sigma3 - s33 * inv_j_p_sigma2,
                s33 * inv_j_p_sigma1 - s31 * inv_j_p_sigma3,
                s31 * inv_j_p_sigma2 - s32 * inv_j_p_sigma1,
                inv_m * p_x,
                inv_m * p_y,
                p_sigma2 * inv_j_p_sigma3 - p_sigma3 * inv_j_p_sigma2,
                p_sigma3 * inv_j_p_sigma1 - k20 - p_sigma1 * inv_j_p_sigma3,
                p_sigma1 * inv_j_p_sigma2 - p_sigma2 * inv_j_p_sigma1,
                k22,
                rt::lit::<T>(0.0),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "ball_incline";

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
                "S",
                &rt::matrix([
                    [state.S11, state.S21, state.S31],
                    [state.S12, state.S22, state.S32],
                    [state.S13, state.S23, state.S33],
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
        /// - `rho3_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `S12_rate`, `S13_rate`: 2 × 2 linear block; torn from it and assigned: S11_rate
        /// - `S22_rate`, `S23_rate`: 2 × 2 linear block; torn from it and assigned: S21_rate
        /// - `S32_rate`, `S33_rate`: 2 × 2 linear block; torn from it and assigned: S31_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 9 | 6 | 0 | 1 | 0 |
        /// | once, from the step size | 1 | 11 | 6 | 0 | 0 | 0 |
        /// | each step | 37 | 49 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `sin(beta) m g`
            sin_beta_m_g: T,
            /// `J + m r²`
            k1: T,
            /// `1/(J + m r²)`
            k2: T,
            /// `(1/2)/J`
            k3: T,
            /// `(1/2)/(J + m r²)`
            k4: T,
            /// `1/(J (J + m r²))`
            k6: T,
            /// `r/(J + m r²)`
            k7: T,
            /// `-(r/(J + m r²))`
            k8: T,
            /// `h/2`
            half_h: T,
            /// `m g sin(beta) r h`
            k9: T,
            /// `m g sin(beta) r h/2`
            k10: T,
            /// `h/(J (J + m r²))`
            k11: T,
            /// `(h/(J (J + m r²)))/2`
            k12: T,
            /// `(h²/(J²))/4`
            k13: T,
            /// `-((h/(J + m r²))/2)`
            k14: T,
            /// `(h²/(J (J + m r²)))/4`
            k15: T,
            /// `(h²/((J + m r²)²))/4`
            k16: T,
            /// `r h/(J + m r²)`
            k17: T,
            /// `(r/(J + m r²)) h`
            k18: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3); energy at the start (1).
            type Carried = [T; 15];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let beta = system.parameters.beta;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_beta = rt::sin(beta);
                let m_g = m * g;
                let sin_beta_m_g = sin_beta * m_g;
                let k1 = j + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / j;
                let k4 = rt::lit::<T>(0.5) / k1;
                let k5 = j * k1;
                let k6 = rt::lit::<T>(1.0) / k5;
                let k7 = r / k1;
                let k8 = -k7;
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = m_g * (sin_beta * r) * h;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = h / k5;
                let k12 = rt::lit::<T>(0.5) * k11;
                let h_squared = h * h;
                let k13 = rt::lit::<T>(0.25) * (h_squared / (j * j));
                let k14 = -(rt::lit::<T>(0.5) * (h / k1));
                let k15 = rt::lit::<T>(0.25) * (h_squared / k5);
                let k16 = rt::lit::<T>(0.25) * (h_squared / (k1 * k1));
                let k17 = r * h / k1;
                let k18 = k7 * h;
                Scheme {
                    inv_j,
                    sin_beta_m_g,
                    k1,
                    k2,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    half_h,
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
                let Scheme { sin_beta_m_g, k4, .. } = *self;
                let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = start.w().data.0;
                let m_r = m * r;
                let t1 = j * sigma1 + m_r * y_dot;
                let t2 = j * sigma2 - m_r * x_dot;
                let t3 = k4 * (t1 * t1 + t2 * t2)
                    + (sigma3 * (rt::lit::<T>(0.5) * j * sigma3) - sin_beta_m_g * x);
                let carried = [
                    s11,
                    s12,
                    s13,
                    s21,
                    s22,
                    s23,
                    s31,
                    s32,
                    s33,
                    x,
                    y,
                    t1,
                    t2,
                    j * sigma3,
                    t3,
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                reference] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    sin_beta_m_g,
                    k1,
                    k2,
                    k3,
                    k4,
                    k6,
                    half_h,
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
                    ..
                } = *setting.scheme();
                let t1 = k1 * rho3;
                let t2 = rho2 - k10;
                let t3 = rho3 * (k13 * rho3) + rt::lit::<T>(1.0);
                let t4 = k14 * rho1;
                let t5 = t2 * (k15 * rho3);
                let t6 = t4 - t5;
                let t7 = -(t4 + t5);
                let t8 = t2 * (k16 * t2) + rt::lit::<T>(1.0);
                let [s12_rate, s13_rate] = rt::solve_linear(
                        [
                            rho1 * (k2 * s13) - rho3 * (inv_j * s11),
                            k2 * (s11 * rho2 - s12 * rho1),
                        ],
                        move |[s12_rate, s13_rate]| {
                            let t9 = s13 + half_h * s13_rate;
                            let t10 = j * t9;
                            let t11 = s12 + half_h * s12_rate;
                            let t12 = t1 * t11;
                            let t13 = s11 + k12 * (t12 - t2 * t10);
                            (
                                [
                                    s12_rate - k6 * (rho1 * t10 - t1 * t13),
                                    s13_rate - k2 * (t2 * t13 - rho1 * t11),
                                ],
                                [[t3, t6], [t7, t8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "S12_rate, S13_rate", tally)
                    })?;
                let [s22_rate, s23_rate] = rt::solve_linear(
                        [
                            rho1 * (k2 * s23) - rho3 * (inv_j * s21),
                            k2 * (s21 * rho2 - s22 * rho1),
                        ],
                        move |[s22_rate, s23_rate]| {
                            let t14 = s23 + half_h * s23_rate;
                            let t15 = j * t14;
                            let t16 = s22 + half_h * s22_rate;
                            let t17 = t1 * t16;
                            let t18 = s21 + k12 * (t17 - t2 * t15);
                            (
                                [
                                    s22_rate - k6 * (rho1 * t15 - t1 * t18),
                                    s23_rate - k2 * (t2 * t18 - rho1 * t16),
                                ],
                                [[t3, t6], [t7, t8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "S22_rate, S23_rate", tally)
                    })?;
                let [s32_rate, s33_rate] = rt::solve_linear(
                        [
                            rho1 * (k2 * s33) - rho3 * (inv_j * s31),
                            k2 * (s31 * rho2 - s32 * rho1),
                        ],
                        move |[s32_rate, s33_rate]| {
                            let t19 = s33 + half_h * s33_rate;
                            let t20 = j * t19;
                            let t21 = s32 + half_h * s32_rate;
                            let t22 = t1 * t21;
                            let t23 = s31 + k12 * (t22 - t2 * t20);
                            (
                                [
                                    s32_rate - k6 * (rho1 * t20 - t1 * t23),
                                    s33_rate - k2 * (t2 * t23 - rho1 * t21),
                                ],
                                [[t3, t6], [t7, t8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "S32_rate, S33_rate", tally)
                    })?;
                let t11 = s12 + half_h * s12_rate;
                let t12 = t1 * t11;
                let t24 = j * t2;
                let t9 = s13 + half_h * s13_rate;
                let s11_new = s11 + k11 * (t12 - t24 * t9);
                let s12_new = s12 + h * s12_rate;
                let s13_new = s13 + h * s13_rate;
                let t16 = s22 + half_h * s22_rate;
                let t17 = t1 * t16;
                let t14 = s23 + half_h * s23_rate;
                let s21_new = s21 + k11 * (t17 - t24 * t14);
                let s22_new = s22 + h * s22_rate;
                let s23_new = s23 + h * s23_rate;
                let t21 = s32 + half_h * s32_rate;
                let t22 = t1 * t21;
                let t19 = s33 + half_h * s33_rate;
                let s31_new = s31 + k11 * (t22 - t24 * t19);
                let s32_new = s32 + h * s32_rate;
                let s33_new = s33 + h * s33_rate;
                let x_new = x - k17 * t2;
                let y_new = y + k18 * rho1;
                let t25 = rho1 * rho1 + rho2 * rho2;
                let rho3_squared = rho3 * rho3;
                let x_sin_beta_m_g = sin_beta_m_g * x;
                let t26 = inv_j * rho3_squared + k2 * t25;
                let t27 = rt::visible_change(
                    (k4 * t25 + (k3 * rho3_squared - (x_sin_beta_m_g + reference)))
                        * (rt::lit::<T>(0.5) * t26),
                    rt::lit::<T>(0.0625)
                        * (x_sin_beta_m_g * x_sin_beta_m_g + reference * reference)
                        + t26 * t26,
                    rt::lit::<T>(1.0),
                );
                let rho1_new = rho1 - rho1 * t27;
                let t28 = rho2 - k9;
                let rho2_new = t28 - t28 * t27;
                let rho3_new = rho3 - rho3 * t27;
                let carried = [
                    s11_new,
                    s12_new,
                    s13_new,
                    s21_new,
                    s22_new,
                    s23_new,
                    s31_new,
                    s32_new,
                    s33_new,
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
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
                    carried[10],
                    carried[11],
                    carried[12],
                    carried[13],
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                _] = motion.carried;
                let Scheme { inv_j, k2, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    S11: s11,
                    S12: s12,
                    S13: s13,
                    S21: s21,
                    S22: s22,
                    S23: s23,
                    S31: s31,
                    S32: s32,
                    S33: s33,
                    x,
                    y,
                    sigma1: k2 * rho1,
                    sigma2: k2 * rho2,
                    sigma3: inv_j * rho3,
                    x_dot: k8 * rho2,
                    y_dot: k7 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "224aea0794fad65866e82c74394fa41b";
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
        /// **Structure**, in order of solution:
        ///
        /// - `rho3_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `S12_rate`, `S13_rate`: 2 × 2 linear block; torn from it and assigned: S11_rate
        /// - `S22_rate`, `S23_rate`: 2 × 2 linear block; torn from it and assigned: S21_rate
        /// - `S32_rate`, `S33_rate`: 2 × 2 linear block; torn from it and assigned: S31_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 9 | 6 | 0 | 1 | 0 |
        /// | once, from the step size | 1 | 11 | 6 | 0 | 0 | 0 |
        /// | each step | 37 | 49 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 0 | 0 |
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
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 8 | 2 | 0 | 0 | 0 |
        /// | each step | 105 | 175 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `J + m r²`
            k1: T,
            /// `1/(J + m r²)`
            k2: T,
            /// `1/(J (J + m r²))`
            k4: T,
            /// `r/(J + m r²)`
            k5: T,
            /// `-(r/(J + m r²))`
            k6: T,
            /// `m g sin(beta) r h`
            k7: T,
            /// `m g sin(beta) r h/2`
            k8: T,
            /// `h/(J (J + m r²))`
            k9: T,
            /// `(h/(J (J + m r²)))/2`
            k10: T,
            /// `h/(J + m r²)`
            k11: T,
            /// `(h/(J + m r²))/2`
            k12: T,
            /// `(r/(J + m r²)) h`
            k13: T,
            /// `h/6`
            k14: T,
            /// `(2/3) (r/(J + m r²)) h`
            k15: T,
            /// `(r/(J + m r²)) h/6`
            k16: T,
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
                let j = system.parameters.J;
                let g = system.parameters.g;
                let beta = system.parameters.beta;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = j + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = j * k1;
                let k4 = rt::lit::<T>(1.0) / k3;
                let k5 = r / k1;
                let k6 = -k5;
                let sin_beta = rt::sin(beta);
                let k7 = m * g * (sin_beta * r) * h;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = h / k3;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = h / k1;
                let k12 = rt::lit::<T>(0.5) * k11;
                let k13 = k5 * h;
                let k14 = rt::lit::<T>(0.16666666666666666) * h;
                let k15 = rt::lit::<T>(0.6666666666666666) * k13;
                let k16 = rt::lit::<T>(0.16666666666666666) * k13;
                Scheme {
                    inv_j,
                    k1,
                    k2,
                    k4,
                    k5,
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
                let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = start.w().data.0;
                let m_r = m * r;
                let carried = [
                    s11,
                    s12,
                    s13,
                    s21,
                    s22,
                    s23,
                    s31,
                    s32,
                    s33,
                    x,
                    y,
                    j * sigma1 + m_r * y_dot,
                    j * sigma2 - m_r * x_dot,
                    j * sigma3,
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k2,
                    k4,
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
                    ..
                } = *setting.scheme();
                let t1 = k1 * rho3;
                let t2 = rho2 - k8;
                let j_s13 = j * s13;
                let t3 = rho3 * (k1 * s12) - rho2 * j_s13;
                let t4 = s11 + k10 * t3;
                let t5 = rho1 * j_s13 - rho3 * (k1 * s11);
                let t6 = s12 + k10 * t5;
                let t7 = t2 * t4 - rho1 * t6;
                let t8 = j * (s13 + k12 * t7);
                let t9 = s11 * rho2 - s12 * rho1;
                let t10 = j * (s13 + k12 * t9);
                let t11 = t1 * t6 - t2 * t10;
                let t12 = s11 + k10 * t11;
                let t13 = rho1 * t8 - t1 * t12;
                let t14 = s12 + k9 * t13;
                let rho2_new = rho2 - k7;
                let t15 = rho1 * t10 - t1 * t4;
                let t16 = s12 + k10 * t15;
                let t17 = t2 * t12 - rho1 * t16;
                let t18 = j * (s13 + k11 * t17);
                let t19 = t1 * t16 - t2 * t8;
                let t20 = k4 * (t1 * t14 - rho2_new * t18)
                    + (k4 * t3 + rt::lit::<T>(2.0) * (k4 * t11 + k4 * t19));
                let s11_new = s11 + k14 * t20;
                let t21 = s11 + k9 * t19;
                let t22 = k4 * (rho1 * t18 - t1 * t21)
                    + (k4 * t5 + rt::lit::<T>(2.0) * (k4 * t15 + k4 * t13));
                let s12_new = s12 + k14 * t22;
                let t23 = k2 * (rho2_new * t21 - rho1 * t14)
                    + (k2 * t9 + rt::lit::<T>(2.0) * (k2 * t7 + k2 * t17));
                let s13_new = s13 + k14 * t23;
                let j_s23 = j * s23;
                let t24 = rho3 * (k1 * s22) - rho2 * j_s23;
                let t25 = s21 + k10 * t24;
                let t26 = rho1 * j_s23 - rho3 * (k1 * s21);
                let t27 = s22 + k10 * t26;
                let t28 = t2 * t25 - rho1 * t27;
                let t29 = j * (s23 + k12 * t28);
                let t30 = s21 * rho2 - s22 * rho1;
                let t31 = j * (s23 + k12 * t30);
                let t32 = t1 * t27 - t2 * t31;
                let t33 = s21 + k10 * t32;
                let t34 = rho1 * t29 - t1 * t33;
                let t35 = s22 + k9 * t34;
                let t36 = rho1 * t31 - t1 * t25;
                let t37 = s22 + k10 * t36;
                let t38 = t2 * t33 - rho1 * t37;
                let t39 = j * (s23 + k11 * t38);
                let t40 = t1 * t37 - t2 * t29;
                let t41 = k4 * (t1 * t35 - rho2_new * t39)
                    + (k4 * t24 + rt::lit::<T>(2.0) * (k4 * t32 + k4 * t40));
                let s21_new = s21 + k14 * t41;
                let t42 = s21 + k9 * t40;
                let t43 = k4 * (rho1 * t39 - t1 * t42)
                    + (k4 * t26 + rt::lit::<T>(2.0) * (k4 * t36 + k4 * t34));
                let s22_new = s22 + k14 * t43;
                let t44 = k2 * (rho2_new * t42 - rho1 * t35)
                    + (k2 * t30 + rt::lit::<T>(2.0) * (k2 * t28 + k2 * t38));
                let s23_new = s23 + k14 * t44;
                let j_s33 = j * s33;
                let t45 = rho3 * (k1 * s32) - rho2 * j_s33;
                let t46 = s31 + k10 * t45;
                let t47 = rho1 * j_s33 - rho3 * (k1 * s31);
                let t48 = s32 + k10 * t47;
                let t49 = t2 * t46 - rho1 * t48;
                let t50 = j * (s33 + k12 * t49);
                let t51 = s31 * rho2 - s32 * rho1;
                let t52 = j * (s33 + k12 * t51);
                let t53 = t1 * t48 - t2 * t52;
                let t54 = s31 + k10 * t53;
                let t55 = rho1 * t50 - t1 * t54;
                let t56 = s32 + k9 * t55;
                let t57 = rho1 * t52 - t1 * t46;
                let t58 = s32 + k10 * t57;
                let t59 = t2 * t54 - rho1 * t58;
                let t60 = j * (s33 + k11 * t59);
                let t61 = t1 * t58 - t2 * t50;
                let t62 = k4 * (t1 * t56 - rho2_new * t60)
                    + (k4 * t45 + rt::lit::<T>(2.0) * (k4 * t53 + k4 * t61));
                let s31_new = s31 + k14 * t62;
                let t63 = s31 + k9 * t61;
                let t64 = k4 * (rho1 * t60 - t1 * t63)
                    + (k4 * t47 + rt::lit::<T>(2.0) * (k4 * t57 + k4 * t55));
                let s32_new = s32 + k14 * t64;
                let t65 = k2 * (rho2_new * t63 - rho1 * t56)
                    + (k2 * t51 + rt::lit::<T>(2.0) * (k2 * t49 + k2 * t59));
                let s33_new = s33 + k14 * t65;
                let x_new = x - k15 * t2 - k16 * (rho2 + rho2_new);
                let y_new = y + k13 * rho1;
                let carried = [
                    s11_new,
                    s12_new,
                    s13_new,
                    s21_new,
                    s22_new,
                    s23_new,
                    s31_new,
                    s32_new,
                    s33_new,
                    x_new,
                    y_new,
                    rho1,
                    rho2_new,
                    rho3,
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let Scheme { inv_j, k2, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    S11: s11,
                    S12: s12,
                    S13: s13,
                    S21: s21,
                    S22: s22,
                    S23: s23,
                    S31: s31,
                    S32: s32,
                    S33: s33,
                    x,
                    y,
                    sigma1: k2 * rho1,
                    sigma2: k2 * rho2,
                    sigma3: inv_j * rho3,
                    x_dot: k6 * rho2,
                    y_dot: k5 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ffa79df65cb9ae89c085b7b3f366071f";
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
        /// **Structure**, in order of solution:
        ///
        /// - `sigma1_2`, `sigma2_2`, `sigma3_2`: 3 × 3 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 6 | 3 | 0 | 1 | 0 |
        /// | once, from the step size | 1 | 12 | 0 | 0 | 0 | 0 |
        /// | each step | 52 | 79 | 1 | 0 | 0 | 0 |
        /// | each iteration for sigma1_2, sigma2_2, sigma3_2 | 19 | 45 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpCay>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpCay>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/(J + m r²)`
            k2: T,
            /// `r/(J + m r²)`
            k3: T,
            /// `-(r/(J + m r²))`
            k4: T,
            /// `J + r² m`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `r h`
            r_h: T,
            /// `h/4`
            quarter_h: T,
            /// `r m g sin(beta) h (1 - rdp-cay_alpha)`
            k7: T,
            /// `J h`
            j_h: T,
            /// `h²/2`
            k8: T,
            /// `r h rdp-cay_alpha m g sin(beta)`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 3, 6>,);
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

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [rdp_cay_alpha] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let beta = system.parameters.beta;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = j + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = -k3;
                let k5 = j + r * (m * r);
                let half_h = rt::lit::<T>(0.5) * h;
                let r_h = r * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let sin_beta = rt::sin(beta);
                let k6 = m * (g * sin_beta);
                let k7 = r * (k6 * (h * (rt::lit::<T>(1.0) - rdp_cay_alpha)));
                let j_h = j * h;
                let k8 = rt::lit::<T>(0.5) * (h * h);
                let k9 = r * (h * rdp_cay_alpha * k6);
                Scheme {
                    inv_j,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h,
                    r_h,
                    quarter_h,
                    k7,
                    j_h,
                    k8,
                    k9,
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
                let j = system.parameters.J;
                let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = start.w().data.0;
                let m_r = m * r;
                let carried = [
                    s11,
                    s12,
                    s13,
                    s21,
                    s22,
                    s23,
                    s31,
                    s32,
                    s33,
                    x,
                    y,
                    j * sigma1 + m_r * y_dot,
                    j * sigma2 - m_r * x_dot,
                    j * sigma3,
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    k2,
                    k5,
                    half_h,
                    r_h,
                    quarter_h,
                    k7,
                    j_h,
                    k8,
                    k9,
                    ..
                } = *setting.scheme();
                let t1 = k7 - rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = k2 * rho1;
                            let t3 = k2 * rho2;
                            let inv_j_rho3 = inv_j * rho3;
                            [t2, t3, inv_j_rho3]
                        },
                        move || {
                            let t2 = k2 * rho1;
                            let t3 = k2 * rho2;
                            let inv_j_rho3 = inv_j * rho3;
                            [rt::abs(t2), rt::abs(t3), rt::abs(inv_j_rho3)]
                        },
                        move |[sigma1_2, sigma2_2, sigma3_2]| {
                            let h_sigma3_2 = h * sigma3_2;
                            let j_sigma3_2 = j * sigma3_2;
                            let h_sigma1_2 = h * sigma1_2;
                            let j_sigma1_2 = j * sigma1_2;
                            let h_sigma2_2 = h * sigma2_2;
                            let j_sigma2_2 = j * sigma2_2;
                            let t4 = h_sigma3_2 * j_sigma3_2
                                + (h_sigma1_2 * j_sigma1_2 + h_sigma2_2 * j_sigma2_2);
                            let t5 = k5 + quarter_h * t4;
                            let t6 = sigma1_2 * t5;
                            let t7 = h_sigma2_2 * j_sigma3_2;
                            let t8 = h_sigma3_2 * j_sigma2_2;
                            let t9 = sigma2_2 * t5;
                            let t10 = h_sigma3_2 * j_sigma1_2;
                            let t11 = h_sigma1_2 * j_sigma3_2;
                            let t12 = t4 * (quarter_h * sigma3_2);
                            let t13 = h_sigma1_2 * j_sigma2_2;
                            let t14 = h_sigma2_2 * j_sigma1_2;
                            let t15 = h * t4;
                            let j_h_sigma1_2 = j_h * sigma1_2;
                            let j_h_sigma2_2 = j_h * sigma2_2;
                            let half_h_sigma1_2 = half_h * sigma1_2;
                            let j_h_sigma3_2 = j_h * sigma3_2;
                            let half_h_sigma2_2 = half_h * sigma2_2;
                            let half_h_sigma3_2 = half_h * sigma3_2;
                            (
                                [
                                    t6 + (rt::lit::<T>(0.5) * (t7 - t8) - rho1),
                                    t9 + (rt::lit::<T>(0.5) * (t10 - t11) + t1),
                                    t12
                                        + (rt::lit::<T>(0.5) * (t13 - t14) + (j_sigma3_2 - rho3)),
                                ],
                                [
                                    [
                                        k5
                                            + rt::lit::<T>(0.25)
                                                * (t15 + h_sigma1_2 * (rt::lit::<T>(2.0) * j_h_sigma1_2)),
                                        j_h_sigma2_2 * half_h_sigma1_2,
                                        j_h_sigma3_2 * half_h_sigma1_2,
                                    ],
                                    [
                                        j_h_sigma1_2 * half_h_sigma2_2,
                                        k5
                                            + rt::lit::<T>(0.25)
                                                * (t15 + h_sigma2_2 * (rt::lit::<T>(2.0) * j_h_sigma2_2)),
                                        j_h_sigma3_2 * half_h_sigma2_2,
                                    ],
                                    [
                                        j_h_sigma1_2 * half_h_sigma3_2,
                                        j_h_sigma2_2 * half_h_sigma3_2,
                                        j
                                            + rt::lit::<T>(0.25)
                                                * (t15 + h_sigma3_2 * (rt::lit::<T>(2.0) * j_h_sigma3_2)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "sigma1_2, sigma2_2, sigma3_2",
                                tally,
                            )
                    })?;
                let [sigma1_2, sigma2_2, sigma3_2] = solution1.x;
                let h_sigma3_2 = h * sigma3_2;
                let h_sigma3_2_squared = h_sigma3_2 * h_sigma3_2;
                let h_sigma1_2 = h * sigma1_2;
                let h_sigma1_2_squared = h_sigma1_2 * h_sigma1_2;
                let h_sigma2_2 = h * sigma2_2;
                let h_sigma2_2_squared = h_sigma2_2 * h_sigma2_2;
                let t16 = h_sigma1_2_squared + h_sigma2_2_squared;
                let t17 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.25) * (h_sigma3_2_squared + t16)
                        + rt::lit::<T>(1.0));
                let t18 = t17 * (h_sigma2_2_squared + h_sigma3_2_squared);
                let t19 = h_sigma3_2 * t17;
                let t20 = k8 * sigma1_2;
                let t21 = t17 * (sigma2_2 * t20);
                let t22 = t19 + t21;
                let t23 = t17 * (sigma3_2 * t20);
                let t24 = h_sigma2_2 * t17;
                let t25 = t23 - t24;
                let s11_new = s11 - rt::lit::<T>(0.5) * s11 * t18
                    + (s12 * t22 + s13 * t25);
                let t26 = t17 * (h_sigma1_2_squared + h_sigma3_2_squared);
                let t27 = t21 - t19;
                let t28 = h_sigma1_2 * t17;
                let t29 = t17 * (sigma3_2 * (k8 * sigma2_2));
                let t30 = t28 + t29;
                let s12_new = s12 - rt::lit::<T>(0.5) * s12 * t26
                    + (s11 * t27 + s13 * t30);
                let t31 = t16 * t17;
                let t32 = t24 + t23;
                let t33 = t29 - t28;
                let s13_new = s13 - rt::lit::<T>(0.5) * s13 * t31
                    + (s11 * t32 + s12 * t33);
                let s21_new = s21 - rt::lit::<T>(0.5) * s21 * t18
                    + (s22 * t22 + s23 * t25);
                let s22_new = s22 - rt::lit::<T>(0.5) * s22 * t26
                    + (s21 * t27 + s23 * t30);
                let s23_new = s23 - rt::lit::<T>(0.5) * s23 * t31
                    + (s21 * t32 + s22 * t33);
                let s31_new = s31 - rt::lit::<T>(0.5) * s31 * t18
                    + (s32 * t22 + s33 * t25);
                let s32_new = s32 - rt::lit::<T>(0.5) * s32 * t26
                    + (s31 * t27 + s33 * t30);
                let s33_new = s33 - rt::lit::<T>(0.5) * s33 * t31
                    + (s31 * t32 + s32 * t33);
                let x_new = x - r_h * sigma2_2;
                let y_new = y + r_h * sigma1_2;
                let j_sigma2_2 = j * sigma2_2;
                let t8 = h_sigma3_2 * j_sigma2_2;
                let j_sigma3_2 = j * sigma3_2;
                let t7 = h_sigma2_2 * j_sigma3_2;
                let j_sigma1_2 = j * sigma1_2;
                let t4 = h_sigma3_2 * j_sigma3_2
                    + (h_sigma1_2 * j_sigma1_2 + h_sigma2_2 * j_sigma2_2);
                let t5 = k5 + quarter_h * t4;
                let t6 = sigma1_2 * t5;
                let rho1_new = rt::lit::<T>(0.5) * (t8 - t7) + t6;
                let t9 = sigma2_2 * t5;
                let t11 = h_sigma1_2 * j_sigma3_2;
                let t10 = h_sigma3_2 * j_sigma1_2;
                let rho2_new = t9 + (rt::lit::<T>(0.5) * (t11 - t10) - k9);
                let t14 = h_sigma2_2 * j_sigma1_2;
                let t13 = h_sigma1_2 * j_sigma2_2;
                let t12 = t4 * (quarter_h * sigma3_2);
                let rho3_new = j_sigma3_2 + rt::lit::<T>(0.5) * (t14 - t13) + t12;
                let carried = [
                    s11_new,
                    s12_new,
                    s13_new,
                    s21_new,
                    s22_new,
                    s23_new,
                    s31_new,
                    s32_new,
                    s33_new,
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                ] = motion.carried;
                let Scheme { inv_j, k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    S11: s11,
                    S12: s12,
                    S13: s13,
                    S21: s21,
                    S22: s22,
                    S23: s23,
                    S31: s31,
                    S32: s32,
                    S33: s33,
                    x,
                    y,
                    sigma1: k2 * rho1,
                    sigma2: k2 * rho2,
                    sigma3: inv_j * rho3,
                    x_dot: k4 * rho2,
                    y_dot: k3 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e4e4ebb6ce0cc121953d5251601ad87c";
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
        /// - `sigma1_2`, `sigma2_2`, `sigma3_2`: 3 × 3 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 6 | 3 | 0 | 1 | 0 |
        /// | once, from the step size | 1 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 54 | 88 | 1 | 0 | 0 | 3 |
        /// | each iteration for sigma1_2, sigma2_2, sigma3_2 | 27 | 68 | 1 | 0 | 0 | 3 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpExp>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpExp>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/J`
            inv_j: T,
            /// `1/(J + m r²)`
            k2: T,
            /// `r/(J + m r²)`
            k3: T,
            /// `-(r/(J + m r²))`
            k4: T,
            /// `J + r² m`
            k5: T,
            /// `r h`
            r_h: T,
            /// `h²/2`
            half_h_squared: T,
            /// `r m g sin(beta) h (1 - rdp-exp_alpha)`
            k7: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `r m g sin(beta) h rdp-exp_alpha`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (11); momenta on D*, ρ = Xᵀ p (3); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1).
            type Carried = [T; 15];
            type Memory = (rt::Predictor<T, 3, 6>,);
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

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [rdp_exp_alpha] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let beta = system.parameters.beta;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = j + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = -k3;
                let k5 = j + r * (m * r);
                let r_h = r * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let sin_beta = rt::sin(beta);
                let k6 = m * (g * sin_beta);
                let k7 = r * (k6 * (h * (rt::lit::<T>(1.0) - rdp_exp_alpha)));
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let k8 = r * (k6 * (h * rdp_exp_alpha));
                Scheme {
                    inv_j,
                    k2,
                    k3,
                    k4,
                    k5,
                    r_h,
                    half_h_squared,
                    k7,
                    quarter_h_squared,
                    k8,
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
                let j = system.parameters.J;
                let [[s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y]] = start
                    .q()
                    .data
                    .0;
                let [[sigma1, sigma2, sigma3, x_dot, y_dot]] = start.w().data.0;
                let m_r = m * r;
                let carried = [
                    s11,
                    s12,
                    s13,
                    s21,
                    s22,
                    s23,
                    s31,
                    s32,
                    s33,
                    x,
                    y,
                    j * sigma1 + m_r * y_dot,
                    j * sigma2 - m_r * x_dot,
                    j * sigma3,
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                _] = motion.carried;
                let lost = move || setting.branch_lost([rho1, rho2, rho3], tally);
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_j,
                    k2,
                    k5,
                    r_h,
                    half_h_squared,
                    k7,
                    quarter_h_squared,
                    k8,
                    ..
                } = *setting.scheme();
                let t1 = k7 - rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = k2 * rho1;
                            let t3 = k2 * rho2;
                            let inv_j_rho3 = inv_j * rho3;
                            [t2, t3, inv_j_rho3]
                        },
                        move || {
                            let t2 = k2 * rho1;
                            let t3 = k2 * rho2;
                            let inv_j_rho3 = inv_j * rho3;
                            [rt::abs(t2), rt::abs(t3), rt::abs(inv_j_rho3)]
                        },
                        move |[sigma1_2, sigma2_2, sigma3_2]| {
                            let h_sigma2_2 = h * sigma2_2;
                            let h_sigma1_2 = h * sigma1_2;
                            let j_sigma2_2 = j * sigma2_2;
                            let t4 = h_sigma1_2 * j_sigma2_2;
                            let j_sigma1_2 = j * sigma1_2;
                            let t5 = h_sigma2_2 * j_sigma1_2;
                            let t6 = t4 - t5;
                            let h_sigma3_2 = h * sigma3_2;
                            let t7 = h_sigma3_2 * j_sigma1_2;
                            let j_sigma3_2 = j * sigma3_2;
                            let t8 = h_sigma1_2 * j_sigma3_2;
                            let t9 = t7 - t8;
                            let t10 = h_sigma2_2 * t6 - h_sigma3_2 * t9;
                            let h_sigma3_2_squared = h_sigma3_2 * h_sigma3_2;
                            let h_sigma1_2_squared = h_sigma1_2 * h_sigma1_2;
                            let h_sigma2_2_squared = h_sigma2_2 * h_sigma2_2;
                            let t11 = h_sigma1_2_squared + h_sigma2_2_squared;
                            let t12 = h_sigma3_2_squared + t11;
                            let t13 = rt::lit::<T>(0.25) * t12;
                            let t14 = rt::bessel::<_, 1>(t13);
                            let t15 = rt::bessel::<_, 0>(t13);
                            let t16 = rt::lit::<T>(1.0) / t15;
                            let t17 = t14 * t16;
                            let t18 = h_sigma2_2 * j_sigma3_2;
                            let t19 = h_sigma3_2 * j_sigma2_2;
                            let t20 = t18 - t19;
                            let t21 = k5 * sigma1_2;
                            let t22 = h_sigma3_2 * t20 - h_sigma1_2 * t6;
                            let t23 = k5 * sigma2_2;
                            let t24 = h_sigma1_2 * t9 - h_sigma2_2 * t20;
                            let t25 = rt::bessel::<_, 2>(t13);
                            let t26 = t14 * t17 - t25;
                            let t27 = t26 * (t16 * (quarter_h_squared * sigma1_2));
                            let t28 = h * t6 * t17;
                            let t29 = t26 * (t16 * (quarter_h_squared * sigma2_2));
                            let t30 = t26 * (t16 * (quarter_h_squared * sigma3_2));
                            let t31 = h * t9 * t17;
                            let t32 = h * t20 * t17;
                            (
                                [
                                    rt::lit::<T>(0.25) * t10 * t17
                                        + (rt::lit::<T>(0.5) * t20 + (t21 - rho1)),
                                    rt::lit::<T>(0.25) * t22 * t17
                                        + (rt::lit::<T>(0.5) * t9 + (t23 + t1)),
                                    rt::lit::<T>(0.5) * t6 + (j_sigma3_2 - rho3)
                                        + rt::lit::<T>(0.25) * t24 * t17,
                                ],
                                [
                                    [
                                        k5 + rt::lit::<T>(0.25) * (t10 * t27),
                                        rt::lit::<T>(0.25) * (t28 + t10 * t29),
                                        rt::lit::<T>(0.25) * (t10 * t30 - t31),
                                    ],
                                    [
                                        rt::lit::<T>(0.25) * (t22 * t27 - t28),
                                        k5 + rt::lit::<T>(0.25) * (t22 * t29),
                                        rt::lit::<T>(0.25) * (t32 + t22 * t30),
                                    ],
                                    [
                                        rt::lit::<T>(0.25) * (t31 + t24 * t27),
                                        rt::lit::<T>(0.25) * (t24 * t29 - t32),
                                        j + rt::lit::<T>(0.25) * (t24 * t30),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|_| lost())?;
                let [sigma1_2, sigma2_2, sigma3_2] = solution1.x;
                let h_sigma2_2 = h * sigma2_2;
                let h_sigma2_2_squared = h_sigma2_2 * h_sigma2_2;
                let h_sigma3_2 = h * sigma3_2;
                let h_sigma3_2_squared = h_sigma3_2 * h_sigma3_2;
                let h_sigma1_2 = h * sigma1_2;
                let h_sigma1_2_squared = h_sigma1_2 * h_sigma1_2;
                let t11 = h_sigma1_2_squared + h_sigma2_2_squared;
                let t12 = h_sigma3_2_squared + t11;
                let t13 = rt::lit::<T>(0.25) * t12;
                let t15 = rt::bessel::<_, 0>(t13);
                let t33 = t15 * t15;
                let t34 = (h_sigma2_2_squared + h_sigma3_2_squared) * t33;
                let t35 = rt::bessel::<_, -1>(t13);
                let t36 = t15 * t35;
                let t37 = h_sigma3_2 * t36;
                let t38 = half_h_squared * sigma1_2;
                let t39 = t33 * (sigma2_2 * t38);
                let t40 = t37 + t39;
                let t41 = t33 * (sigma3_2 * t38);
                let t42 = h_sigma2_2 * t36;
                let t43 = t41 - t42;
                let s11_new = s11 - t34 * (rt::lit::<T>(0.5) * s11)
                    + (s12 * t40 + s13 * t43);
                let t44 = (h_sigma1_2_squared + h_sigma3_2_squared) * t33;
                let t45 = t39 - t37;
                let t46 = h_sigma1_2 * t36;
                let t47 = t33 * (sigma3_2 * (half_h_squared * sigma2_2));
                let t48 = t46 + t47;
                let s12_new = s12 - t44 * (rt::lit::<T>(0.5) * s12)
                    + (s11 * t45 + s13 * t48);
                let t49 = t11 * t33;
                let t50 = t42 + t41;
                let t51 = t47 - t46;
                let s13_new = s13 - t49 * (rt::lit::<T>(0.5) * s13)
                    + (s11 * t50 + s12 * t51);
                let s21_new = s21 - t34 * (rt::lit::<T>(0.5) * s21)
                    + (s22 * t40 + s23 * t43);
                let s22_new = s22 - t44 * (rt::lit::<T>(0.5) * s22)
                    + (s21 * t45 + s23 * t48);
                let s23_new = s23 - t49 * (rt::lit::<T>(0.5) * s23)
                    + (s21 * t50 + s22 * t51);
                let s31_new = s31 - t34 * (rt::lit::<T>(0.5) * s31)
                    + (s32 * t40 + s33 * t43);
                let s32_new = s32 - t44 * (rt::lit::<T>(0.5) * s32)
                    + (s31 * t45 + s33 * t48);
                let s33_new = s33 - t49 * (rt::lit::<T>(0.5) * s33)
                    + (s31 * t50 + s32 * t51);
                let x_new = x - r_h * sigma2_2;
                let y_new = y + r_h * sigma1_2;
                let t14 = rt::bessel::<_, 1>(t13);
                let t52 = t14 / t15;
                let j_sigma3_2 = j * sigma3_2;
                let t8 = h_sigma1_2 * j_sigma3_2;
                let j_sigma1_2 = j * sigma1_2;
                let t7 = h_sigma3_2 * j_sigma1_2;
                let t53 = t8 - t7;
                let t5 = h_sigma2_2 * j_sigma1_2;
                let j_sigma2_2 = j * sigma2_2;
                let t4 = h_sigma1_2 * j_sigma2_2;
                let t54 = t5 - t4;
                let t19 = h_sigma3_2 * j_sigma2_2;
                let t18 = h_sigma2_2 * j_sigma3_2;
                let t55 = t19 - t18;
                let t21 = k5 * sigma1_2;
                let rho1_new = t52
                    * (rt::lit::<T>(0.25) * (h_sigma3_2 * t53 - h_sigma2_2 * t54))
                    + (rt::lit::<T>(0.5) * t55 + t21);
                let t23 = k5 * sigma2_2;
                let rho2_new = t52
                    * (rt::lit::<T>(0.25) * (h_sigma1_2 * t54 - h_sigma3_2 * t55))
                    + (rt::lit::<T>(0.5) * t53 + (t23 - k8));
                let rho3_new = j_sigma3_2 + rt::lit::<T>(0.5) * t54
                    + t52 * (rt::lit::<T>(0.25) * (h_sigma2_2 * t55 - h_sigma1_2 * t53));
                let branch1_new = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.025330291608807776) * t12;
                let carried = [
                    s11_new,
                    s12_new,
                    s13_new,
                    s21_new,
                    s22_new,
                    s23_new,
                    s31_new,
                    s32_new,
                    s33_new,
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    branch1_new,
                ];
                if !rt::on_branch([carried[14]]) {
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, x, y, rho1, rho2, rho3,
                _] = motion.carried;
                let Scheme { inv_j, k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    S11: s11,
                    S12: s12,
                    S13: s13,
                    S21: s21,
                    S22: s22,
                    S23: s23,
                    S31: s31,
                    S32: s32,
                    S33: s33,
                    x,
                    y,
                    sigma1: k2 * rho1,
                    sigma2: k2 * rho2,
                    sigma3: inv_j * rho3,
                    x_dot: k4 * rho2,
                    y_dot: k3 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "917e18575d6c9b94d6bd575bc474fe85";
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
                    self.parameters.J,
                    self.parameters.g,
                    self.parameters.beta,
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
            let mut info = ModelInfo::new("ball_incline");
            info.text = Some(
                "A homogeneous ball that rolls on a table which is not quite level. Turning the ball about its centre, before it starts, changes nothing: its attitude is given by S, which takes vectors of space to those of the ball, so that the velocities of SO(3) are those in space, with the other sign. The centre moves on a parabola, with 5/7 of the acceleration of a body that slides.",
            );
            info.source = Some(
                "J. Neimark and N. Fufaev, Dynamics of nonholonomic systems (1972), chapter III",
            );
            info.coordinates = &[
                Quantity::new(
                    "S11",
                    None,
                    Some("entry (1, 1) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S12",
                    None,
                    Some("entry (1, 2) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S13",
                    None,
                    Some("entry (1, 3) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S21",
                    None,
                    Some("entry (2, 1) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S22",
                    None,
                    Some("entry (2, 2) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S23",
                    None,
                    Some("entry (2, 3) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S31",
                    None,
                    Some("entry (3, 1) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S32",
                    None,
                    Some("entry (3, 2) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S33",
                    None,
                    Some("entry (3, 3) of the rotation matrix S"),
                ),
                Quantity::new("x", Some("m"), Some("centre, downhill")),
                Quantity::new("y", Some("m"), Some("centre, across")),
            ];
            info.velocities = &[
                Quantity::new(
                    "sigma1",
                    None,
                    Some("angular velocity in the frame of the body, S"),
                ),
                Quantity::new(
                    "sigma2",
                    None,
                    Some("angular velocity in the frame of the body, S"),
                ),
                Quantity::new(
                    "sigma3",
                    None,
                    Some("angular velocity in the frame of the body, S"),
                ),
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
            ];
            info.momenta = &["rho1", "rho2", "rho3"];
            info.constraints = &["x_dot + r*sigma2", "y_dot - r*sigma1"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("J", Some("kg m^2"), Some("moment of inertia")),
                    Some(0.05),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("g", Some("m/s^2"), Some("gravity")),
                    Some(9.81),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("beta", Some("rad"), Some("slope of the table")),
                    Some(0.001),
                    false,
                ),
            ];
            info.rotations = &[
                ::nonholonomic::catalogue::RotationInfo {
                    name: "S",
                    dimension: 3,
                    first: 0,
                },
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("spin", None, None),
                Quantity::new("across", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: Some("uphill at first"),
                    q: &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.4, -0.3],
                    w: &[0.6, 0.8, 0.5, -0.4, 0.3],
                    parameters: &[],
                    inputs: &[],
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
            let &[m, r, j, g, beta] = parameters else {
                return Err(ParameterError::Count {
                    expected: 5,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, r, J: j, g, beta })
        }

        fn parameter_values(
            set: Option<&str>,
            given: &[(usize, f64)],
            out: &mut [f64],
        ) -> Option<()> {
            Self::INFO.parameter_values(set, given, out)?;
            let parameters = {
                let [m, r, j, g, beta] = *out.first_chunk::<5>()?;
                Parameters { m, r, J: j, g, beta }
            };
            let keep = |i| given.iter().any(|(given, _)| *given == i);
            let parameters = parameters.follow(set.unwrap_or_default(), keep);
            let _ = rt::copy(
                &[
                    parameters.m,
                    parameters.r,
                    parameters.J,
                    parameters.g,
                    parameters.beta,
                ],
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
                    "S",
                    &rt::matrix([
                        [state.S11, state.S21, state.S31],
                        [state.S12, state.S22, state.S32],
                        [state.S13, state.S23, state.S33],
                    ]),
                )
                .map(|turned| {
                    let [[s11, s21, s31], [s12, s22, s32], [s13, s23, s33]] = turned
                        .data
                        .0;
                    State {
                        S11: s11,
                        S12: s12,
                        S13: s13,
                        S21: s21,
                        S22: s22,
                        S23: s23,
                        S31: s31,
                        S32: s32,
                        S33: s33,
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

impl BallIncline {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        ball_incline::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        ball_incline::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> ball_incline::Parameters<f64> {
        ball_incline::Parameters {
            m: self.m,
            r: self.r,
            J: self.J,
            g: self.g,
            beta: self.beta,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> ball_incline::StateBuilder<f64> {
        ball_incline::StateBuilder::new(self.system())
    }

    /// The system with the parameters computed from the others whose defaults are expressions of them: `J`.
    #[must_use]
    pub fn with_derived(&self) -> Self {
        let parameters = self.parameters().with_derived();
        BallIncline {
            m: parameters.m,
            r: parameters.r,
            J: parameters.J,
            g: parameters.g,
            beta: parameters.beta,
        }
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<ball_incline::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: ball_incline::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <ball_incline::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        ball_incline::System<f64>: ::nonholonomic::Discretize<M>,
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
        start: ball_incline::State<f64>,
        h: f64,
        options: <ball_incline::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <ball_incline::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        ball_incline::System<f64>: ::nonholonomic::Discretize<M>,
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
        BallIncline::system,
        BallIncline::parameters,
        BallIncline::state,
        BallIncline::with_derived,
        BallIncline::initial,
        BallIncline::integrate::<::nonholonomic::methods::Gonzalez>,
        BallIncline::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
