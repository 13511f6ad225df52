// Prepared by `nh prepare` from `RollingDisk` in src/library.rs and rolling_disk.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 1d724c8935df2f570994d35537820740
// content df1799c368fadd14ba5bd68523adfeed

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct RollingDisk {
    /// `m` (kg): mass.
    pub m: f64,
    /// `r` (m): radius.
    pub r: f64,
    /// `Jtheta` (kg m^2): moment of inertia about the vertical axis.
    pub Jtheta: f64,
    /// `Jphi` (kg m^2): moment of inertia about the axis of rolling.
    pub Jphi: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for RollingDisk {
    fn default() -> Self {
        RollingDisk {
            m: 1.3,
            r: 0.7,
            Jtheta: 0.4,
            Jphi: 0.9,
        }
    }
}

/// The system `rolling_disk` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 5 add, 6 mul, 1 sin_cos
/// * `avf`: 5 add, 6 mul, 1 sin_cos
/// * `itoh-abe`: 5 add, 6 mul, 1 sin_cos
/// * `itoh-abe-sym`: 9 add, 6 mul, 2 sin_cos
/// * `avf4`: 8 add, 11 mul, 2 sin_cos
/// * `avf6`: 11 add, 12 mul, 3 sin_cos
/// * `midpoint`: 5 add, 6 mul, 1 sin_cos
/// * `gonzalez-f`: 14 add, 21 mul, 1 sin_cos
/// * `gonzalez-r`: 363 add, 622 mul, 37 div, 8 sqrt, 5 sin_cos
/// * `gonzalez-r-fd`: 366 add, 649 mul, 48 div, 12 sqrt, 7 sin_cos
/// * `leapfrog`: 14 add, 25 mul, 1 sin_cos
/// * `dla`: 9 add, 20 mul, 2 sin_cos
/// * `dla01`: 9 add, 19 mul, 2 sin_cos
/// * `dla-midpoint`: 6 add, 18 mul, 2 sin_cos
/// * `dla1`: 4 add, 14 mul, 1 sin_cos
/// * `dd`: 8 add, 16 mul, 1 sin_cos
/// * `rattle`: 16 add, 24 mul, 2 sin_cos
/// * `rattle:consistent`: 16 add, 24 mul, 2 sin_cos
/// * `spark2`: 8 add, 25 mul, 2 sin_cos
/// * `spark3`: 13 add, 53 mul, 3 sin_cos
/// * `taylor`: 5 mul, 1 sin_cos
/// * `taylor:qv`: 5 add, 22 mul, 1 sin_cos
/// * `euler`: 4 add, 5 mul, 1 sin_cos
/// * `rk2`: 6 add, 5 mul, 2 sin_cos
/// * `rk4`: 9 add, 10 mul, 3 sin_cos
/// * `euler:qv`: 12 add, 26 mul, 1 sin_cos
/// * `rk2:qv`: 24 add, 50 mul, 2 sin_cos
/// * `rk4:qv`: 47 add, 101 mul, 3 sin_cos
/// * `feedback-euler`: 57 add, 102 mul, 4 div, 1 sin_cos
/// * `feedback-rk2`: 108 add, 178 mul, 7 div, 2 sin_cos
/// * `feedback-rk4`: 210 add, 338 mul, 13 div, 4 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod rolling_disk {
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
        /// `Jtheta` (kg m^2): moment of inertia about the vertical axis. Positive.
        pub Jtheta: T,
        /// `Jphi` (kg m^2): moment of inertia about the axis of rolling. Positive.
        pub Jphi: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, r, Jtheta, Jphi });

    ::nonholonomic::__in_lanes!(System, Parameters { m, r, Jtheta, Jphi });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.3),
                r: rt::lit::<T>(0.7),
                Jtheta: rt::lit::<T>(0.4),
                Jphi: rt::lit::<T>(0.9),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x1` (m): contact point.
        pub x1: T,
        /// Coordinate `x2` (m): contact point.
        pub x2: T,
        /// Coordinate `theta` (rad): heading.
        pub theta: T,
        /// Coordinate `phi` (rad): angle of rolling.
        pub phi: T,
        /// Velocity `x1_dot` (m/s).
        pub x1_dot: T,
        /// Velocity `x2_dot` (m/s).
        pub x2_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 4> {
            rt::vector([self.x1, self.x2, self.theta, self.phi])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 4> {
            rt::vector([self.x1_dot, self.x2_dot, self.theta_dot, self.phi_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 4>;
        type Velocity = SVector<T, 4>;

        fn of(t: T, q: SVector<T, 4>, w: SVector<T, 4>) -> Self {
            let ([[x1, x2, theta, phi]], [[x1_dot, x2_dot, theta_dot, phi_dot]]) = (
                q.data.0,
                w.data.0,
            );
            State {
                t,
                x1,
                x2,
                theta,
                phi,
                x1_dot,
                x2_dot,
                theta_dot,
                phi_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 4> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 4> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot }
    );

    /// Makes a [`State`]: what is not named is zero.
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
                state: rt::state_at(SVector::zeros()),
                rho: None,
            }
        }

        /// Sets the time.
        pub fn time(mut self, t: T) -> Self {
            self.state.t = t;
            self
        }

        ::nonholonomic::__setters!(coordinate : x1, x2, theta, phi);

        ::nonholonomic::__setters!(
            velocity in place of rho : x1_dot, x2_dot, theta_dot, phi_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 4>>) -> Self {
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

        /// Coordinates and velocities of named initial data: `standard`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(
                    self
                        .with_numbers(
                            [0.3, -0.2, 0.5, 0.1],
                            [0.675738572655587, 0.3691576647252363, 0.6, 1.1],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 4], w: [f64; 4]) -> Self {
            self.configuration(rt::numbers(q)).velocity(rt::numbers(w))
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

    /// A disk that stands upright on the plane, and rolls without slipping while it turns about its vertical axis.
    ///
    /// **Source**: E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 2, equation (2)
    ///
    /// Coordinates q: `x1`, `x2`, `theta`, `phi`; velocities w: `x1_dot`, `x2_dot`, `theta_dot`, `phi_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `1/m`
        inv_m: T,
        /// `1/Jtheta`
        inv_jtheta: T,
        /// `1/Jphi`
        inv_jphi: T,
        /// `m r²`
        m_r_squared: T,
        /// `Jphi + m r²`
        k1: T,
        /// `1/(Jphi + m r²)`
        k2: T,
        /// `m r²/(Jphi + m r²)`
        k3: T,
        /// `-(m r²/(Jphi + m r²))`
        k4: T,
        /// `Jphi r/(Jphi + m r²)`
        k5: T,
        /// `-(Jphi r/(Jphi + m r²))`
        k6: T,
        /// `m r`
        m_r: T,
        /// `m r/(Jphi + m r²)`
        k7: T,
        /// `-(m r/(Jphi + m r²))`
        k8: T,
        /// `Jphi/(Jphi + m r²)`
        k9: T,
        /// `(1/2)/(Jtheta (Jphi + m r²))`
        k10: T,
        /// `r/(Jphi + m r²)`
        k11: T,
        /// `-(r/(Jphi + m r²))`
        k12: T,
        /// `r² m²/(Jphi + m r²)`
        k13: T,
        /// `m/(Jphi + m r²)`
        k14: T,
        /// `-(1/m)`
        minus_inv_m: T,
        /// `1/(Jtheta Jphi)`
        k15: T,
        /// `m Jphi`
        m_jphi: T,
        /// `1/(m Jphi)`
        inv_m_jphi: T,
        /// `r/Jphi`
        r_over_jphi: T,
        /// `m r² (r²/Jphi)`
        k16: T,
        /// `m Jphi (r²/Jphi)`
        k17: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("r", parameters.r)?;
            rt::positive("Jtheta", parameters.Jtheta)?;
            rt::positive("Jphi", parameters.Jphi)?;
            let constants = {
                let m = parameters.m;
                let r = parameters.r;
                let jtheta = parameters.Jtheta;
                let jphi = parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k1 = jphi + m_r_squared;
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = m_r_squared / k1;
                let k4 = -k3;
                let k5 = jphi * r / k1;
                let k6 = -k5;
                let m_r = m * r;
                let k7 = m_r / k1;
                let k8 = -k7;
                let k9 = jphi / k1;
                let k10 = rt::lit::<T>(0.5) / (jtheta * k1);
                let k11 = r / k1;
                let k12 = -k11;
                let k13 = r_squared * (m * m) / k1;
                let k14 = m / k1;
                let minus_inv_m = -inv_m;
                let k15 = rt::lit::<T>(1.0) / (jtheta * jphi);
                let m_jphi = m * jphi;
                let inv_m_jphi = rt::lit::<T>(1.0) / m_jphi;
                let r_over_jphi = r / jphi;
                let r_squared_over_jphi = r_squared / jphi;
                let k16 = m_r_squared * r_squared_over_jphi;
                let k17 = m_jphi * r_squared_over_jphi;
                Constants {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    m_r_squared,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    m_r,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    minus_inv_m,
                    k15,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k16,
                    k17,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let m = self.parameters.m;
            let jtheta = self.parameters.Jtheta;
            let jphi = self.parameters.Jphi;
            rt::sparse([(0, 0, m), (1, 1, m), (2, 2, jtheta), (3, 3, jphi)])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 4 × 4
        pub fn inverse_mass(&self, _q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let Constants { inv_m, inv_jtheta, inv_jphi, .. } = self.constants;
            rt::sparse([
                (0, 0, inv_m),
                (1, 1, inv_m),
                (2, 2, inv_jtheta),
                (3, 3, inv_jphi),
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 4>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 4
        pub fn potential_gradient(&self, _q: &SVector<T, 4>) -> SVector<T, 4> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[x1_dot, x2_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let jtheta = self.parameters.Jtheta;
            let jphi = self.parameters.Jphi;
            let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                + (theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot));
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[x1_dot, x2_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let jtheta = self.parameters.Jtheta;
            let jphi = self.parameters.Jphi;
            let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                + (theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot));
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel_first(&self, _q: &SVector<T, 4>) -> [SMatrix<T, 4, 4>; 4] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel(&self, _q: &SVector<T, 4>) -> [SMatrix<T, 4, 4>; 4] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 4
        pub fn constraint_matrix(&self, q: &SVector<T, 4>) -> SMatrix<T, 2, 4> {
            let [[_, _, theta, _]] = q.data.0;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
                [zero, zero],
                [cos_theta * -r, sin_theta * -r],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 2> {
            let [[_, _, theta, _]] = q.data.0;
            let [[x1_dot, x2_dot, _, phi_dot]] = w.data.0;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let phi_dot_r = phi_dot * r;
            rt::vector([x1_dot - cos_theta * phi_dot_r, x2_dot - sin_theta * phi_dot_r])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn projector_perp(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let [[_, _, theta, _]] = q.data.0;
            let jphi = self.parameters.Jphi;
            let Constants { m_r_squared, k2, k3, k4, k6, k8, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * (cos_theta * k4);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    k2 * (jphi + sin_theta * (sin_theta * m_r_squared)),
                    t1,
                    zero,
                    cos_theta * k8,
                ],
                [
                    t1,
                    k2 * (jphi + cos_theta * (cos_theta * m_r_squared)),
                    zero,
                    sin_theta * k8,
                ],
                [zero, zero, zero, zero],
                [cos_theta * k6, sin_theta * k6, zero, k3],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn projector_d(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let [[_, _, theta, _]] = q.data.0;
            let Constants { k3, k5, k7, k9, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * k3;
            let t2 = sin_theta * t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [cos_theta * t1, t2, zero, cos_theta * k7],
                [t2, sin_theta * (sin_theta * k3), zero, sin_theta * k7],
                [zero, zero, rt::lit::<T>(1.0), zero],
                [cos_theta * k5, sin_theta * k5, zero, k9],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 2
        pub fn frame(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 2> {
            let [[_, _, theta, _]] = q.data.0;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [r * cos_theta, r * sin_theta, zero, rt::lit::<T>(1.0)],
                [zero, zero, rt::lit::<T>(1.0), zero],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 4>) -> SMatrix<T, 2, 2> {
            let jtheta = self.parameters.Jtheta;
            let Constants { k1, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k1, zero], [zero, jtheta]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 4>) -> SMatrix<T, 2, 2> {
            let Constants { inv_jtheta, k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k2, zero], [zero, inv_jtheta]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 4>) -> [SMatrix<T, 2, 2>; 2] {
            [SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6 × 6
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 4>,
            _rho: &SVector<T, 2>,
        ) -> SMatrix<T, 6, 6> {
            let [[_, _, theta, _]] = q.data.0;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let r_cos_theta = r * cos_theta;
            let r_sin_theta = r * sin_theta;
            rt::sparse([
                (0, 4, r_cos_theta),
                (1, 4, r_sin_theta),
                (2, 5, rt::lit::<T>(1.0)),
                (3, 4, rt::lit::<T>(1.0)),
                (4, 0, -r_cos_theta),
                (4, 1, -r_sin_theta),
                (4, 3, rt::lit::<T>(-1.0)),
                (5, 2, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 4>, rho: &SVector<T, 2>) -> T {
            let [[rho1, rho2]] = rho.data.0;
            let jtheta = self.parameters.Jtheta;
            let Constants { k1, k10, .. } = self.constants;
            k10 * (rho2 * (k1 * rho2) + rho1 * (jtheta * rho1))
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6
        pub fn hamiltonian_gradient(
            &self,
            _q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 6> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_jtheta, k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, k2 * rho1, inv_jtheta * rho2])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6
        pub fn vector_field(
            &self,
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 6> {
            let [[_, _, theta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_jtheta, k2, k11, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rho1 * k11;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                cos_theta * t1,
                sin_theta * t1,
                inv_jtheta * rho2,
                k2 * rho1,
                zero,
                zero,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 6 × 6
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 6, 6> {
            let [[_, _, theta, _]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let Constants { inv_jtheta, k2, k11, k12, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::sparse([
                (0, 2, sin_theta * (rho1 * k12)),
                (0, 4, cos_theta * k11),
                (1, 2, cos_theta * (rho1 * k11)),
                (1, 4, sin_theta * k11),
                (2, 5, inv_jtheta),
                (3, 4, k2),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 4
        pub fn momenta(&self, _q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 4> {
            let [[x1_dot, x2_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let jtheta = self.parameters.Jtheta;
            let jphi = self.parameters.Jphi;
            rt::vector([m * x1_dot, m * x2_dot, jtheta * theta_dot, jphi * phi_dot])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 4
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let Constants { inv_m, inv_jtheta, inv_jphi, .. } = self.constants;
            rt::vector([
                inv_m * p_x1,
                inv_m * p_x2,
                inv_jtheta * p_theta,
                inv_jphi * p_phi,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 2> {
            let [[_, _, theta, _]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot, phi_dot]] = w.data.0;
            let jtheta = self.parameters.Jtheta;
            let jphi = self.parameters.Jphi;
            let Constants { m_r, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([
                jphi * phi_dot + m_r * (x1_dot * cos_theta + x2_dot * sin_theta),
                jtheta * theta_dot,
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn to_velocities(
            &self,
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[_, _, theta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_jtheta, k2, k11, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rho1 * k11;
            rt::vector([cos_theta * t1, sin_theta * t1, inv_jtheta * rho2, k2 * rho1])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, _, theta, _]] = q.data.0;
            let [[_, _, theta_dot, phi_dot]] = w.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants { m_r_squared, k13, k14, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = r * (theta_dot * phi_dot);
            let t2 = sin_theta * t1;
            let t3 = cos_theta * t1;
            let t4 = sin_theta * (cos_theta * k13);
            rt::vector([
                -((jphi + sin_theta * (sin_theta * m_r_squared)) * (k14 * t2) + t3 * t4),
                t2 * t4 + (jphi + cos_theta * (cos_theta * m_r_squared)) * (k14 * t3),
            ])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 4
        pub fn acceleration(
            &self,
            q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[_, _, theta, _]] = q.data.0;
            let [[_, _, theta_dot, phi_dot]] = w.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants { inv_m, inv_jphi, m_r_squared, k13, k14, minus_inv_m, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let r_sin_theta = r * sin_theta;
            let theta_dot_phi_dot = theta_dot * phi_dot;
            let t1 = r_sin_theta * theta_dot_phi_dot;
            let r_cos_theta = r * cos_theta;
            let t2 = r_cos_theta * theta_dot_phi_dot;
            let t3 = sin_theta * (cos_theta * k13);
            let t4 = (jphi + sin_theta * (sin_theta * m_r_squared)) * (t1 * k14)
                + t2 * t3;
            let t5 = t1 * t3
                + (jphi + cos_theta * (cos_theta * m_r_squared)) * (t2 * k14);
            rt::vector([
                minus_inv_m * t4,
                inv_m * t5,
                rt::lit::<T>(0.0),
                inv_jphi * (r_cos_theta * t4 - r_sin_theta * t5),
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 4
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[x1_dot, x2_dot, theta_dot, phi_dot]] = w.data.0;
            rt::vector([x1_dot, x2_dot, theta_dot, phi_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(
            &self,
            _q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 3> {
            let [[x1_dot, x2_dot, theta_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let jtheta = self.parameters.Jtheta;
            let jphi = self.parameters.Jphi;
            let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                + (theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot));
            rt::vector([rt::lit::<T>(0.5) * t1, theta_dot, phi_dot])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 4>, p: &SVector<T, 4>) -> T {
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let Constants { inv_m, inv_jtheta, inv_jphi, .. } = self.constants;
            let t1 = inv_m * (p_x1 * p_x1 + p_x2 * p_x2)
                + (p_theta * (inv_jtheta * p_theta) + p_phi * (inv_jphi * p_phi));
            rt::lit::<T>(0.5) * t1
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 8
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 8> {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                k13,
                k14,
                k15,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let r_sin_theta = r * sin_theta;
            let t1 = p_phi * (p_theta * k15);
            let t2 = r_sin_theta * t1;
            let t3 = sin_theta * (cos_theta * k13);
            let r_cos_theta = r * cos_theta;
            let t4 = r_cos_theta * t1;
            let t5 = (jphi + sin_theta * (sin_theta * m_r_squared)) * (k14 * t2)
                + t3 * t4;
            let t6 = t3 * t2
                + (jphi + cos_theta * (cos_theta * m_r_squared)) * (k14 * t4);
            rt::vector([
                inv_m * p_x1,
                inv_m * p_x2,
                inv_jtheta * p_theta,
                inv_jphi * p_phi,
                -t5,
                t6,
                rt::lit::<T>(0.0),
                r_cos_theta * t5 - r_sin_theta * t6,
            ])
        }

        /// Constraint momenta, which vanish where the velocity is in D.
        ///
        /// **Equation**: J_α = ⟨p, e_α⟩ = (L⁻¹ μ g⁻¹ p)_α,  μ g⁻¹ μᵀ = L Lᵀ: the e_α are the metric Gram–Schmidt of g⁻¹ μᵀ in the order of the constraints
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 2
        pub fn constraint_momenta(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, _, p_phi]] = p.data.0;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                m_r_squared,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let p_phi_r_over_jphi = p_phi * r_over_jphi;
            let t1 = inv_m * p_x1 - cos_theta * p_phi_r_over_jphi;
            let t2 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t3 = rt::sqrt(t2 * inv_m_jphi);
            let t4 = rt::lit::<T>(1.0) / t2;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t5 = rt::sqrt(
                (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                    - t4 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16)),
            );
            rt::vector([
                t1 / t3,
                (inv_m * p_x2 - sin_theta * p_phi_r_over_jphi
                    - t4 * (t1 * (cos_theta_sin_theta * k17))) / t5,
            ])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 4>, p: &SVector<T, 4>) -> T {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                m_jphi,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16));
            let t4 = rt::lit::<T>(1.0) / t3;
            let inv_m_p_x2 = inv_m * p_x2;
            let t5 = cos_theta_sin_theta * k17;
            let inv_m_p_x1 = inv_m * p_x1;
            let t6 = inv_m_p_x1 - r * cos_theta * inv_jphi_p_phi;
            let t7 = inv_m_p_x2 - r * sin_theta * inv_jphi_p_phi - t2 * (t5 * t6);
            let t8 = t2 * (m_jphi * t6) - t5 * t7 / (t1 * t3);
            let t9 = p_x1 * (inv_m_p_x1 - inv_m * t8)
                + (p_theta * (inv_jtheta * p_theta)
                    + p_x2 * (inv_m_p_x2 - t4 * (inv_m * t7)));
            rt::lit::<T>(0.5)
                * (p_phi
                    * (inv_jphi_p_phi
                        + r_over_jphi * (t4 * (sin_theta * t7) + cos_theta * t8)) + t9)
        }

        /// Multipliers of the extended system: they keep every constraint momentum on all of T*Q.
        ///
        /// **Equation**: λ̃ such that dJ/dt = 0; on {J = 0} it is λ
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 2
        pub fn extended_multipliers(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                m_jphi,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16));
            let t4 = rt::lit::<T>(1.0) / t3;
            let r_sin_theta = r * sin_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let r_cos_theta = r * cos_theta;
            let t5 = inv_m * p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t6 = cos_theta_sin_theta * k17;
            let t7 = t2 * t6;
            let t8 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi - t5 * t7;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t9 = r_sin_theta * inv_jtheta_p_theta;
            let t10 = sin_theta * r_over_jphi;
            let t11 = t9 * t10;
            let t12 = cos_theta * r_over_jphi;
            let t13 = t7 * (t9 * t12);
            let t14 = t4 * (t8 * (t11 - t13));
            let t15 = t2 * (m_jphi * t5);
            let t16 = rt::lit::<T>(1.0) / (t1 * t3);
            let t17 = t12 * (t15 - t16 * (t6 * t8)) + (inv_jphi_p_phi + t4 * (t10 * t8));
            let t18 = t14 - t9 * t17;
            let t19 = t7 * (t14 - t18)
                + (r_cos_theta * inv_jtheta_p_theta * t17 + t15 * (t13 - t11));
            rt::vector([t18 * (m_jphi * t2) - t19 * (t6 * t16), t4 * t19])
        }

        /// The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; on {J = 0} it is the constrained motion.
        ///
        /// **Equation**: q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 8
        pub fn extended_vector_field(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 8> {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                m_jphi,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let inv_m_p_x1 = inv_m * p_x1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t2 = rt::lit::<T>(1.0) / t1;
            let r_cos_theta = r * cos_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t4 = t2 * (m_jphi * t3);
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t5 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16));
            let t6 = rt::lit::<T>(1.0) / (t1 * t5);
            let t7 = cos_theta_sin_theta * k17;
            let inv_m_p_x2 = inv_m * p_x2;
            let r_sin_theta = r * sin_theta;
            let t8 = t2 * t7;
            let t9 = inv_m_p_x2 - r_sin_theta * inv_jphi_p_phi - t3 * t8;
            let t10 = t4 - t6 * (t7 * t9);
            let t11 = rt::lit::<T>(1.0) / t5;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t12 = cos_theta * r_over_jphi;
            let t13 = sin_theta * r_over_jphi;
            let t14 = t12 * t10 + (inv_jphi_p_phi + t11 * (t13 * t9));
            let t15 = r_sin_theta * inv_jtheta_p_theta;
            let t16 = t15 * t13;
            let t17 = t8 * (t15 * t12);
            let t18 = t11 * t9;
            let t19 = (t16 - t17) * t18;
            let t20 = r_sin_theta * t14;
            let t21 = t19 - inv_jtheta_p_theta * t20;
            let t22 = r_cos_theta * t14;
            let t23 = t8 * (t19 - t21) + (t4 * (t17 - t16) + inv_jtheta_p_theta * t22);
            let t24 = m_jphi * t2 * t21 - t7 * t6 * t23;
            let t25 = t11 * t23;
            rt::vector([
                inv_m_p_x1 - inv_m * t10,
                inv_m_p_x2 - t11 * (inv_m * t9),
                inv_jtheta_p_theta,
                t14,
                t24,
                t25,
                t10 * t20 - t18 * t22,
                -(r_cos_theta * t24 + r_sin_theta * t25),
            ])
        }

        /// The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first integrals other than the energy. Their values at the start are the levels.
        ///
        /// **Equation**: H̃(q, p), I_i(q, g⁻¹ p)
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 3
        pub fn feedback_levels(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 3> {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                m_jphi,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16));
            let t4 = rt::lit::<T>(1.0) / t3;
            let inv_m_p_x2 = inv_m * p_x2;
            let t5 = cos_theta_sin_theta * k17;
            let inv_m_p_x1 = inv_m * p_x1;
            let t6 = inv_m_p_x1 - r * cos_theta * inv_jphi_p_phi;
            let t7 = inv_m_p_x2 - r * sin_theta * inv_jphi_p_phi - t2 * (t5 * t6);
            let t8 = t2 * (m_jphi * t6) - t5 * t7 / (t1 * t3);
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t9 = p_x1 * (inv_m_p_x1 - inv_m * t8)
                + (p_theta * inv_jtheta_p_theta
                    + p_x2 * (inv_m_p_x2 - t4 * (inv_m * t7)));
            let t10 = rt::lit::<T>(0.5)
                * (p_phi
                    * (inv_jphi_p_phi
                        + r_over_jphi * (t4 * (sin_theta * t7) + cos_theta * t8)) + t9);
            rt::vector([t10, inv_jtheta_p_theta, inv_jphi_p_phi])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `thetadot`, `phidot`; levels those of `H`, `thetadot`, `phidot`.
        ///
        /// **Equation**: V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)²
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: scalar
        pub fn lyapunov_function(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> T {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let [[gain_j, gain_h, gain_thetadot, gain_phidot]] = gains.data.0;
            let [[level_h, level_thetadot, level_phidot]] = levels.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                m_jphi,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16));
            let t4 = rt::lit::<T>(1.0) / t3;
            let inv_m_p_x2 = inv_m * p_x2;
            let t5 = inv_m_p_x2 - r * sin_theta * inv_jphi_p_phi;
            let t6 = cos_theta_sin_theta * k17;
            let inv_m_p_x1 = inv_m * p_x1;
            let t7 = inv_m_p_x1 - r * cos_theta * inv_jphi_p_phi;
            let t8 = t5 - t2 * (t6 * t7);
            let t9 = t2 * (m_jphi * t7) - t6 * t8 / (t1 * t3);
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t10 = p_x1 * (inv_m_p_x1 - inv_m * t9)
                + (p_theta * inv_jtheta_p_theta
                    + p_x2 * (inv_m_p_x2 - t4 * (inv_m * t8)));
            let t11 = rt::lit::<T>(0.5)
                * (p_phi
                    * (inv_jphi_p_phi
                        + r_over_jphi * (t4 * (sin_theta * t8) + cos_theta * t9)) + t10);
            let t12 = t11 - level_h;
            let t13 = inv_jtheta_p_theta - level_thetadot;
            let t14 = inv_jphi_p_phi - level_phidot;
            let t15 = t13 * (gain_thetadot * t13) + t14 * (gain_phidot * t14)
                + gain_j * (t7 * t9 + t4 * (t5 * t8));
            rt::lit::<T>(0.5) * (t12 * (gain_h * t12) + t15)
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `thetadot`, `phidot`; levels those of `H`, `thetadot`, `phidot`.
        ///
        /// **Equation**: ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 8
        pub fn lyapunov_gradient(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> SVector<T, 8> {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let [[gain_j, gain_h, gain_thetadot, gain_phidot]] = gains.data.0;
            let [[level_h, level_thetadot, level_phidot]] = levels.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                m_jphi,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16));
            let t4 = rt::lit::<T>(1.0) / t3;
            let inv_m_p_x2 = inv_m * p_x2;
            let r_sin_theta = r * sin_theta;
            let t5 = cos_theta_sin_theta * k17;
            let inv_m_p_x1 = inv_m * p_x1;
            let r_cos_theta = r * cos_theta;
            let t6 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t7 = inv_m_p_x2 - r_sin_theta * inv_jphi_p_phi - t2 * (t5 * t6);
            let t8 = t2 * (m_jphi * t6) - t5 * t7 / (t1 * t3);
            let t9 = r_over_jphi * (t4 * (sin_theta * t7) + cos_theta * t8);
            let t10 = inv_jphi_p_phi + t9;
            let t11 = t10 * (r_sin_theta * t8);
            let t12 = t10 * (t4 * (r_cos_theta * t7));
            let t13 = inv_m * t8;
            let t14 = inv_m_p_x1 - t13;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t15 = t4 * (inv_m * t7);
            let t16 = inv_m_p_x2 - t15;
            let t17 = rt::lit::<T>(0.5)
                * (p_phi * t10
                    + (p_x1 * t14 + (p_theta * inv_jtheta_p_theta + p_x2 * t16)))
                - level_h;
            let t18 = gain_h * t17;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                gain_j * (t11 - t12) + t18 * (t12 - t11),
                zero,
                gain_j * t13 + t14 * t18,
                gain_j * t15 + t16 * t18,
                inv_jtheta_p_theta * t18
                    + (inv_jtheta_p_theta - level_thetadot)
                        * (inv_jtheta * gain_thetadot),
                t10 * t18
                    + ((inv_jphi_p_phi - level_phidot) * (inv_jphi * gain_phidot)
                        - gain_j * t9),
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `thetadot`, `phidot`; levels those of `H`, `thetadot`, `phidot`.
        ///
        /// **Equation**: (q̇, ṗ) of the extended system − ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 8
        pub fn feedback_vector_field(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> SVector<T, 8> {
            let [[_, _, theta, _]] = q.data.0;
            let [[p_x1, p_x2, p_theta, p_phi]] = p.data.0;
            let [[gain_j, gain_h, gain_thetadot, gain_phidot]] = gains.data.0;
            let [[level_h, level_thetadot, level_phidot]] = levels.data.0;
            let r = self.parameters.r;
            let jphi = self.parameters.Jphi;
            let Constants {
                inv_m,
                inv_jtheta,
                inv_jphi,
                m_r_squared,
                m_jphi,
                inv_m_jphi,
                r_over_jphi,
                k16,
                k17,
                ..
            } = self.constants;
            let inv_m_p_x1 = inv_m * p_x1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
            let t2 = rt::lit::<T>(1.0) / t1;
            let r_cos_theta = r * cos_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t4 = t2 * (m_jphi * t3);
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t5 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k16));
            let t6 = rt::lit::<T>(1.0) / (t1 * t5);
            let t7 = cos_theta_sin_theta * k17;
            let inv_m_p_x2 = inv_m * p_x2;
            let r_sin_theta = r * sin_theta;
            let t8 = t2 * t7;
            let t9 = inv_m_p_x2 - r_sin_theta * inv_jphi_p_phi - t3 * t8;
            let t10 = t4 - t6 * (t7 * t9);
            let t11 = inv_m * t10;
            let t12 = inv_m_p_x1 - t11;
            let t13 = rt::lit::<T>(1.0) / t5;
            let t14 = t13 * (inv_m * t9);
            let t15 = inv_m_p_x2 - t14;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t16 = sin_theta * r_over_jphi;
            let t17 = cos_theta * r_over_jphi;
            let t18 = t13 * (t16 * t9) + t17 * t10;
            let t19 = inv_jphi_p_phi + t18;
            let t20 = r_sin_theta * t19;
            let t21 = t10 * t20;
            let t22 = t13 * t9;
            let t23 = r_cos_theta * t19;
            let t24 = t22 * t23;
            let t25 = t21 - t24;
            let t26 = rt::lit::<T>(0.5)
                * (p_phi * t19
                    + (p_x1 * t12 + (p_theta * inv_jtheta_p_theta + p_x2 * t15)))
                - level_h;
            let t27 = gain_h * t26;
            let t28 = r_sin_theta * inv_jtheta_p_theta;
            let t29 = t28 * t16;
            let t30 = t8 * (t28 * t17);
            let t31 = (t29 - t30) * t22;
            let t32 = t31 - inv_jtheta_p_theta * t20;
            let t33 = t8 * (t31 - t32) + (t4 * (t30 - t29) + inv_jtheta_p_theta * t23);
            let t34 = m_jphi * t2 * t32 - t7 * t6 * t33;
            let t35 = t13 * t33;
            let t36 = gain_j * t18
                - (inv_jphi_p_phi - level_phidot) * (inv_jphi * gain_phidot) - t19 * t27
                - r_sin_theta * t35;
            rt::vector([
                t12,
                t15,
                inv_jtheta_p_theta - gain_j * t25 - t27 * (t24 - t21),
                t19,
                t34 - (gain_j * t11 + t12 * t27),
                t35 - (gain_j * t14 + t15 * t27),
                t25
                    - (inv_jtheta_p_theta - level_thetadot)
                        * (inv_jtheta * gain_thetadot) - inv_jtheta_p_theta * t27,
                t36 - r_cos_theta * t34,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "rolling_disk";

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
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 6, 6>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 6],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 8] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 8],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::Extended>
    for System<T> {
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Extended,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
            let (q, p) = rt::split(point);
            let [field] = self.extended_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Extended,
            state: &State<T>,
        ) -> [T; 8] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Extended,
            t: T,
            point: &[T; 8],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::FeedbackField for System<T> {
        type Gains = [T; 4];
        type Levels = [T; 3];

        fn feedback(
            &self,
            state: &State<T>,
            gains: [T; 4],
        ) -> ::nonholonomic::fields::Feedback<[T; 4], [T; 3]> {
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
        ::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
    > for System<T> {
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
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
            _: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            state: &State<T>,
        ) -> [T; 8] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            t: T,
            point: &[T; 8],
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 5 | 6 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `r h/(Jphi + m r²)`
            k4: T,
            /// `h/(Jphi + m r²)`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let k4 = r * h / k1;
                let k5 = h / k1;
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    k4,
                    k5,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { h_over_jtheta, half_h_over_jtheta, k4, k5, .. } = *setting
                    .scheme();
                let t1 = theta + rho2 * half_h_over_jtheta;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = rho1 * k4;
                let x1_new_2 = x1 + t3 * t4;
                let x2_new_2 = x2 + t2 * t4;
                let theta_new_2 = theta + rho2 * h_over_jtheta;
                let phi_new_2 = phi + rho1 * k5;
                let carried = [x1_new_2, x2_new_2, theta_new_2, phi_new_2, rho1, rho2];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `avf`.
    pub mod avf {
        use super::gonzalez::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 5 | 6 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::AveragedVectorField>
    for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `itoh-abe`.
    pub mod itoh_abe {
        use super::gonzalez::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 5 | 6 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbe> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `itoh-abe-sym`.
    pub mod itoh_abe_sym {
        use super::{State, System};
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
        /// - `rho1_rate_first`: explicit
        /// - `rho2_rate_first`: explicit
        /// - `theta_rate_first`: explicit
        /// - `x1_rate_first`: explicit
        /// - `x2_rate_first`: explicit
        /// - `phi_rate_first`: explicit
        /// - `rho1_rate_second`: explicit
        /// - `rho2_rate_second`: explicit
        /// - `theta_rate_second`: explicit
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        /// - `phi_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 3 | 0 | 0 | 0 |
        /// | each step | 9 | 6 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `h/(Jphi + m r²)`
            k4: T,
            /// `(h/Jtheta)/4`
            k5: T,
            /// `(r h/(Jphi + m r²))/2`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let k4 = h / k1;
                let k5 = rt::lit::<T>(0.25) * h_over_jtheta;
                let k6 = rt::lit::<T>(0.5) * (r * h / k1);
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    half_h_over_jtheta,
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
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { half_h_over_jtheta, k4, k5, k6, .. } = *setting.scheme();
                let t1 = rho2 * k5;
                let t2 = theta + t1;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = rho2 * half_h_over_jtheta;
                let t6 = theta + t5;
                let t7 = t6 + t1;
                let (t8, t9) = rt::sin_cos(t7);
                let t10 = rho1 * k6;
                let x1_new_2 = x1 + (t4 + t9) * t10;
                let x2_new_2 = x2 + t10 * (t3 + t8);
                let theta_new_2 = t5 + t6;
                let phi_new_2 = phi + rho1 * k4;
                let carried = [x1_new_2, x2_new_2, theta_new_2, phi_new_2, rho1, rho2];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbeSym> for System<T> {
        type Scheme = itoh_abe_sym::Scheme<T>;
    }

    /// The method `avf4`.
    pub mod avf4 {
        use super::{State, System};
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
        /// - `rho1_rate_2`: explicit
        /// - `rho2_rate_2`: explicit
        /// - `rho2_rate_1`: explicit
        /// - `theta_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `theta_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `phi_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `phi_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 4 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 5 | 0 | 0 | 0 |
        /// | each step | 8 | 11 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
            /// `r 0.5`
            k4: T,
            /// `r/2`
            half_r: T,
            /// `h/(Jphi + m r²)`
            k5: T,
            /// `h (0.25 + - 0.03867513459481288)/Jtheta`
            k6: T,
            /// `h (0.5386751345948129 + 0.25)/Jtheta`
            k7: T,
            /// `h (0.5 + (1/2))/Jtheta`
            k9: T,
            /// `h (0.5 + (1/2))/(Jphi + m r²)`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = r * rt::lit::<T>(0.5);
                let half_r = rt::lit::<T>(0.5) * r;
                let k5 = h / k1;
                let k6 = h * (rt::lit::<T>(0.25) + rt::lit::<T>(-0.03867513459481288))
                    / jtheta;
                let k7 = h * (rt::lit::<T>(0.5386751345948129) + rt::lit::<T>(0.25))
                    / jtheta;
                let k8 = h * (rt::lit::<T>(0.5) + rt::lit::<T>(0.5));
                let k9 = k8 / jtheta;
                let k10 = k8 / k1;
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    half_r,
                    k5,
                    k6,
                    k7,
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
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { k4, half_r, k5, k6, k7, k9, k10, .. } = *setting.scheme();
                let t1 = rho1 * k5;
                let t2 = theta + rho2 * k6;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = theta + rho2 * k7;
                let (t6, t7) = rt::sin_cos(t5);
                let x1_new_2 = x1 + t1 * (k4 * t4 + half_r * t7);
                let x2_new_2 = x2 + t1 * (k4 * t3 + half_r * t6);
                let theta_new_2 = theta + rho2 * k9;
                let phi_new_2 = phi + rho1 * k10;
                let carried = [x1_new_2, x2_new_2, theta_new_2, phi_new_2, rho1, rho2];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf4> for System<T> {
        type Scheme = avf4::Scheme<T>;
    }

    /// The method `avf6`.
    pub mod avf6 {
        use super::{State, System};
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
        /// - `rho1_rate_3`: explicit
        /// - `rho2_rate_3`: explicit
        /// - `rho2_rate_2`: explicit
        /// - `rho2_rate_1`: explicit
        /// - `theta_rate_3`: explicit
        /// - `rho1_rate_2`: explicit
        /// - `theta_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `theta_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `phi_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `phi_rate_2`: explicit
        /// - `x1_rate_3`: explicit
        /// - `x2_rate_3`: explicit
        /// - `phi_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 9 | 6 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 4 | 0 | 0 | 0 |
        /// | each step | 11 | 12 | 0 | 0 | 3 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
            /// `r 0.2777777777777778`
            k4: T,
            /// `r 0.4444444444444444`
            k5: T,
            /// `h/(Jphi + m r²)`
            k6: T,
            /// `h (0.009789444015308325 + (0.1388888888888889 + - 0.0359766675249389))/Jtheta`
            k7: T,
            /// `h (- 0.022485417203086815 + (0.30026319498086457 + 0.2222222222222222))/Jtheta`
            k8: T,
            /// `h (0.1388888888888889 + (0.26798833376246944 + 0.48042111196938336))/Jtheta`
            k9: T,
            /// `h (0.4444444444444444/Jtheta + 2 (0.2777777777777778/Jtheta))`
            k10: T,
            /// `h (0.4444444444444444/(Jphi + m r²) + 2 (0.2777777777777778/(Jphi + m r²)))`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = r * rt::lit::<T>(0.2777777777777778);
                let k5 = r * rt::lit::<T>(0.4444444444444444);
                let k6 = h / k1;
                let k7 = h
                    * (rt::lit::<T>(0.009789444015308325)
                        + (rt::lit::<T>(0.1388888888888889)
                            + rt::lit::<T>(-0.0359766675249389))) / jtheta;
                let k8 = h
                    * (rt::lit::<T>(-0.022485417203086815)
                        + (rt::lit::<T>(0.30026319498086457)
                            + rt::lit::<T>(0.2222222222222222))) / jtheta;
                let k9 = h
                    * (rt::lit::<T>(0.1388888888888889)
                        + (rt::lit::<T>(0.26798833376246944)
                            + rt::lit::<T>(0.48042111196938336))) / jtheta;
                let k10 = h
                    * (rt::lit::<T>(0.4444444444444444) / jtheta
                        + rt::lit::<T>(2.0)
                            * (rt::lit::<T>(0.2777777777777778) / jtheta));
                let k11 = h
                    * (rt::lit::<T>(0.4444444444444444) / k1
                        + rt::lit::<T>(2.0) * (rt::lit::<T>(0.2777777777777778) / k1));
                Scheme {
                    inv_jtheta,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { k4, k5, k6, k7, k8, k9, k10, k11, .. } = *setting.scheme();
                let t1 = rho1 * k6;
                let t2 = theta + rho2 * k8;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = theta + rho2 * k7;
                let (t6, t7) = rt::sin_cos(t5);
                let t8 = theta + rho2 * k9;
                let (t9, t10) = rt::sin_cos(t8);
                let x1_new_2 = x1 + t1 * (k5 * t4 + k4 * (t7 + t10));
                let x2_new_2 = x2 + t1 * (k5 * t3 + k4 * (t6 + t9));
                let theta_new_2 = theta + rho2 * k10;
                let phi_new_2 = phi + rho1 * k11;
                let carried = [x1_new_2, x2_new_2, theta_new_2, phi_new_2, rho1, rho2];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 5 | 6 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `gonzalez-f`.
    pub mod gonzalez_f {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' midpoint discrete gradient on T*Q with multipliers.
        ///
        /// **Equation**: z = (q, p):  (z' − z)/h = J ∇̄H(z, z') + λ_α (0, μ^α(q̄)),  μ(q̄) ∂̄H/∂p = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, eq. 15
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `p_theta_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `p_x1_rate`, `p_x2_rate`: 2 × 2 linear block; torn from it and assigned: lambda1, lambda2, p_phi_rate
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 3 | 0 | 0 | 0 |
        /// | each step | 14 | 21 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `(h/m)/2`
            half_h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
            /// `r² (h/Jphi)/2`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p = g v (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let half_h_over_m = rt::lit::<T>(0.5) * h_over_m;
                let h_over_jphi = h / jphi;
                let k1 = rt::lit::<T>(0.5) * (r * (r * h_over_jphi));
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    k1,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi] = motion.carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let Scheme {
                    inv_m,
                    inv_jphi,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    k1,
                    ..
                } = *setting.scheme();
                let t1 = theta + p_theta * half_h_over_jtheta;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = r * t3;
                let t5 = r * t2;
                let t6 = t3 * k1;
                let t7 = half_h_over_m + t3 * t6;
                let t8 = t2 * t6;
                let t9 = t2 * k1;
                let t10 = t3 * t9;
                let t11 = half_h_over_m + t2 * t9;
                let [p_x1_rate, p_x2_rate] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[p_x1_rate, p_x2_rate]| {
                            let t12 = p_x1 + half_h * p_x1_rate;
                            let t13 = p_x1_rate * t4 + p_x2_rate * t5;
                            let t14 = p_phi - half_h * t13;
                            let t15 = inv_jphi * t14;
                            let t16 = p_x2 + half_h * p_x2_rate;
                            (
                                [inv_m * t12 - t4 * t15, inv_m * t16 - t5 * t15],
                                [[t7, t8], [t10, t11]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "p_x1_rate, p_x2_rate", tally)
                    })?;
                let t12 = p_x1 + half_h * p_x1_rate;
                let x1_new_2 = x1 + h_over_m * t12;
                let t16 = p_x2 + half_h * p_x2_rate;
                let x2_new_2 = x2 + h_over_m * t16;
                let theta_new_2 = theta + p_theta * h_over_jtheta;
                let t13 = p_x1_rate * t4 + p_x2_rate * t5;
                let t14 = p_phi - half_h * t13;
                let phi_new_2 = phi + h_over_jphi * t14;
                let p_x1_new = p_x1 + h * p_x1_rate;
                let p_x2_new = p_x2 + h * p_x2_rate;
                let p_phi_new = p_phi - h * t13;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta,
                    p_phi_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi] = motion.carried;
                let Scheme { inv_m, inv_jtheta, inv_jphi, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: inv_m * p_x1,
                    x2_dot: inv_m * p_x2,
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: inv_jphi * p_phi,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezF> for System<T> {
        type Scheme = gonzalez_f::Scheme<T>;
    }

    /// The method `gonzalez-r`.
    pub mod gonzalez_r {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' discrete gradient on D* in a Householder frame.
        ///
        /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_rate`, `x2_rate`, `theta_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`: 6 × 6 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 4 | 0 | 0 | 0 |
        /// | each step | 31 | 52 | 6 | 4 | 2 | 0 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate | 332 | 570 | 31 | 4 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `r/2`
            half_r: T,
            /// `2 r`
            twice_r: T,
            /// `r²/2`
            k1: T,
            /// `m/2`
            half_m: T,
            /// `(h/Jtheta)/2`
            k2: T,
            /// `r h`
            r_h: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `Jtheta/h`
            jtheta_over_h: T,
            /// `(1/2)/h`
            k3: T,
            /// `r h/2`
            half_r_h: T,
            /// `m h`
            m_h: T,
            /// `Jphi h`
            jphi_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 6, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let half_r = rt::lit::<T>(0.5) * r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = rt::lit::<T>(0.5) * (r * r);
                let half_m = rt::lit::<T>(0.5) * m;
                let k2 = rt::lit::<T>(0.5) * (h / jtheta);
                let r_h = r * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let jtheta_over_h = jtheta / h;
                let k3 = rt::lit::<T>(0.5) / h;
                let half_r_h = rt::lit::<T>(0.5) * r_h;
                let m_h = m * h;
                let jphi_h = jphi * h;
                Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    k1,
                    half_m,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
                    m_h,
                    jphi_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jtheta = setting.system().parameters.Jtheta;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    k1,
                    half_m,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
                    m_h,
                    jphi_h,
                } = *setting.scheme();
                let jtheta_theta_dot = jtheta * theta_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let r_sin_theta = r * sin_theta;
                let r_cos_theta_squared = r_cos_theta * r_cos_theta;
                let t1 = r_cos_theta_squared + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = t2 + rt::lit::<T>(1.0);
                let t4 = t1 + t2;
                let t5 = r_cos_theta * r_sin_theta;
                let t6 = rt::lit::<T>(1.0) / t4;
                let t7 = t5 * t6;
                let t8 = r_cos_theta * t7;
                let t9 = t8 - r_sin_theta;
                let t10 = t9 * t9;
                let t11 = t10 + rt::lit::<T>(1.0);
                let t12 = rt::sqrt(t11);
                let t13 = t12 + rt::lit::<T>(1.0);
                let t14 = t11 + t12;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = t9 * t15;
                let t17 = t13 * t16;
                let t18 = t9 * t16;
                let t19 = rt::lit::<T>(1.0) - t18;
                let t20 = r_cos_theta * t19;
                let t21 = t6 * t20;
                let t22 = t3 * t21;
                let t23 = r_cos_theta * t21;
                let t24 = t19 - t23;
                let t25 = m * (x1_dot * t22 - x2_dot * t17) + jphi * phi_dot * t24;
                let t26 = t25 / (m * (t22 * t22 + t17 * t17) + t24 * (jphi * t24));
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t27 = t22 * t26;
                            let t28 = t17 * t26;
                            let t29 = t24 * t26;
                            let t30 = t5 * (rt::lit::<T>(1.0) / t2 + rt::lit::<T>(2.0));
                            let t31 = (r_cos_theta_squared - r_sin_theta * r_sin_theta
                                + t30 * t7) * (r_cos_theta * t6)
                                - (r_cos_theta + r_sin_theta * t7);
                            let t32 = t9 * t31;
                            let t33 = t15
                                * (t31
                                    - t16
                                        * ((rt::lit::<T>(1.0) / t12 + rt::lit::<T>(2.0)) * t32));
                            let t34 = t16 * t31 + t9 * t33;
                            let t35 = t6
                                * (t30 * t21 - r_sin_theta * t19 - r_cos_theta * t34);
                            let t36 = t27
                                * (t3 * t35 - t5 * t20 * (rt::lit::<T>(1.0) / (t2 * t4)))
                                + t28 * (t9 * t32 / (t12 * t14) + t13 * t33);
                            let t37 = theta_dot
                                * (m * t36
                                    - t29
                                        * (jphi * (r_cos_theta * t35 + (t34 - r_sin_theta * t21))));
                            [t27, -t28, theta_dot, t29, rt::lit::<T>(0.0), t37]
                        },
                        move || [
                            rt::abs(x1 * inv_h),
                            rt::abs(x2 * inv_h),
                            rt::abs(theta * inv_h),
                            rt::abs(phi * inv_h),
                            rt::abs(theta_dot * jtheta_over_h),
                            rt::abs(inv_h * t25),
                        ],
                        move |
                            [x1_rate,
                            x2_rate,
                            theta_rate,
                            phi_rate,
                            rho1_rate,
                            rho2_rate,
                            ]|
                        {
                            let theta_rate_half_h = theta_rate * half_h;
                            let t38 = theta + theta_rate_half_h;
                            let (t39, t40) = rt::sin_cos(t38);
                            let t41 = r * t40;
                            let t42 = t41 * t41;
                            let t43 = t42 + rt::lit::<T>(1.0);
                            let t44 = rt::sqrt(t43);
                            let t45 = t44 + rt::lit::<T>(1.0);
                            let t46 = t43 + t44;
                            let t47 = rt::lit::<T>(1.0) / t46;
                            let t48 = r * t39;
                            let t49 = t41 * t48;
                            let t50 = t49 * t47;
                            let t51 = t41 * t50 - t48;
                            let t52 = t51 * t51 + rt::lit::<T>(1.0);
                            let t53 = rt::sqrt(t52);
                            let t54 = t52 + t53;
                            let t55 = rt::lit::<T>(1.0) / t54;
                            let t56 = t51 * t55;
                            let t57 = rt::lit::<T>(1.0) - t51 * t56;
                            let t58 = t41 * t57;
                            let t59 = t47 * t58;
                            let t60 = t45 * t59;
                            let t61 = t57 - t41 * t59;
                            let t62 = jphi * t61;
                            let t63 = t53 + rt::lit::<T>(1.0);
                            let t64 = t63 * t56;
                            let t65 = m * t64;
                            let t66 = m * t60;
                            let t67 = rt::lit::<T>(1.0)
                                / (t61 * t62 + (t64 * t65 + t60 * t66));
                            let t68 = t67 * (t25 + rho2_rate * half_h);
                            let t69 = t66 * t68;
                            let t70 = rt::lit::<T>(1.0) / t44;
                            let t71 = t49 * (t70 + rt::lit::<T>(2.0));
                            let t72 = t47 * (t71 * t50 + (t42 - t48 * t48));
                            let t73 = t41 * t72 - (t41 + t48 * t50);
                            let t74 = t51 * t73;
                            let t75 = rt::lit::<T>(1.0) / t53;
                            let t76 = t74 * (t75 + rt::lit::<T>(2.0));
                            let t77 = t73 - t56 * t76;
                            let t78 = t55 * t77;
                            let t79 = t56 * t73 + t51 * t78;
                            let t80 = t71 * t59 - t48 * t57 - t41 * t79;
                            let t81 = t47 * t80;
                            let t82 = rt::lit::<T>(1.0) / (t44 * t46);
                            let t83 = t58 * (t49 * t82);
                            let t84 = t45 * t81 - t83;
                            let t85 = t68 * t84;
                            let t86 = t65 * t68;
                            let t87 = rt::lit::<T>(1.0) / (t53 * t54);
                            let t88 = t87 * (t51 * t74);
                            let t89 = t88 + t63 * t78;
                            let t90 = t68 * t89;
                            let t91 = t62 * t68;
                            let t92 = t41 * t81 + (t79 - t48 * t59);
                            let t93 = t68 * t92;
                            let t94 = t69 * t85 + t86 * t90 - t91 * t93;
                            let t95 = rho2_rate * h + t25;
                            let theta_new_2 = theta + theta_rate * h;
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let r_cos_theta_new_2 = r * cos_theta_new_2;
                            let r_sin_theta_new_2 = r * sin_theta_new_2;
                            let t96 = r_cos_theta_new_2 * r_sin_theta_new_2;
                            let t97 = r_cos_theta_new_2 * r_cos_theta_new_2;
                            let t98 = t97 + rt::lit::<T>(1.0);
                            let t99 = rt::sqrt(t98);
                            let t100 = t98 + t99;
                            let t101 = rt::lit::<T>(1.0) / t100;
                            let t102 = t96 * t101;
                            let t103 = r_cos_theta_new_2 * t102;
                            let t104 = t103 - r_sin_theta_new_2;
                            let t105 = t104 * t104;
                            let t106 = t105 + rt::lit::<T>(1.0);
                            let t107 = rt::sqrt(t106);
                            let t108 = t106 + t107;
                            let t109 = rt::lit::<T>(1.0) / t108;
                            let t110 = t104 * t109;
                            let t111 = t104 * t110;
                            let t112 = rt::lit::<T>(1.0) - t111;
                            let t113 = r_cos_theta_new_2 * t112;
                            let t114 = t101 * t113;
                            let t115 = r_cos_theta_new_2 * t114;
                            let t116 = t112 - t115;
                            let t117 = jphi * t116;
                            let t118 = t99 + rt::lit::<T>(1.0);
                            let t119 = t118 * t114;
                            let t120 = m * t119;
                            let t121 = t107 + rt::lit::<T>(1.0);
                            let t122 = t121 * t110;
                            let t123 = m * t122;
                            let t124 = rt::lit::<T>(1.0)
                                / (t116 * t117 + (t119 * t120 + t122 * t123));
                            let t125 = t95 * t124;
                            let t126 = rt::lit::<T>(0.5) * (t26 + t125) - t68;
                            let theta_dot_new_2 = inv_jtheta
                                * (jtheta_theta_dot + rho1_rate * h);
                            let t127 = inv_jtheta
                                * (jtheta_theta_dot + rho1_rate * half_h);
                            let t128 = rt::lit::<T>(0.5) * (theta_dot + theta_dot_new_2)
                                - t127;
                            let t129 = t2 + t99;
                            let t130 = rt::lit::<T>(0.5) * t129;
                            let t131 = t130 + rt::lit::<T>(1.0);
                            let t132 = t4 * t100;
                            let t133 = rt::lit::<T>(1.0) / t132;
                            let t134 = t20 + t113;
                            let t135 = cos_theta + cos_theta_new_2;
                            let (t136, t137) = rt::sin_cos(theta_rate_half_h);
                            let t138 = r * t136;
                            let t139 = t39 * t138;
                            let t140 = t135 * (t139 * twice_r);
                            let t141 = rt::div_or_zero(t140, t129);
                            let t142 = t140 + t141;
                            let t143 = rt::lit::<T>(0.5) * (r_cos_theta_squared + t97)
                                + rt::lit::<T>(1.0) + t130;
                            let t144 = t18 + t111;
                            let t145 = rt::lit::<T>(2.0) - t144;
                            let t146 = t135 * half_r;
                            let t147 = t16 + t110;
                            let t148 = t5 + t96;
                            let t149 = r * t135;
                            let t150 = t40 * t138;
                            let t151 = r * (sin_theta + sin_theta_new_2);
                            let t152 = t149 * t150 - t151 * t139;
                            let t153 = t133
                                * (rt::lit::<T>(0.5) * t148 * t142 + t143 * t152);
                            let t154 = t7 + t102;
                            let t155 = t153 * t146
                                - (rt::lit::<T>(2.0) * t150 + t154 * t139);
                            let t156 = t103 + (t8 - t151);
                            let t157 = rt::lit::<T>(0.5) * t156;
                            let t158 = t14 * t108;
                            let t159 = rt::lit::<T>(1.0) / t158;
                            let t160 = t12 + t107;
                            let t161 = rt::lit::<T>(0.5) * t160;
                            let t162 = t161
                                + (rt::lit::<T>(0.5) * (t10 + t105) + rt::lit::<T>(1.0));
                            let t163 = t156 * t155;
                            let t164 = rt::div_or_zero(t163, t160);
                            let t165 = t163 + t164;
                            let t166 = t155 * t162 - t157 * t165;
                            let t167 = t159 * t166;
                            let t168 = t147 * (rt::lit::<T>(0.5) * t155) + t157 * t167;
                            let t169 = t145 * t139 + t146 * t168;
                            let t170 = t134 * (rt::lit::<T>(0.5) * t142) - t143 * t169;
                            let t171 = t133 * t170;
                            let t172 = t21 + t114;
                            let t173 = t131 * t171 - t172 * (rt::lit::<T>(0.5) * t141);
                            let t174 = t26 * t173;
                            let t175 = t22 + t119;
                            let t176 = t125 * (m * t175);
                            let t177 = t175 * t26;
                            let t178 = t125 * (m * t173);
                            let t179 = t161 + rt::lit::<T>(1.0);
                            let t180 = t147 * (rt::lit::<T>(0.5) * t164) + t179 * t167;
                            let t181 = t26 * t180;
                            let t182 = t17 + t122;
                            let t183 = t125 * (m * t182);
                            let t184 = t182 * t26;
                            let t185 = t125 * (m * t180);
                            let t186 = t146 * t171 + (t168 - t172 * t139);
                            let t187 = t26 * t186;
                            let t188 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t115 + (t23 + t144));
                            let t189 = t125 * (jphi * t188);
                            let t190 = t26 * t188;
                            let t191 = t125 * (jphi * t186);
                            let t192 = rt::lit::<T>(0.5)
                                * (t174 * t176 + t177 * t178 + (t181 * t183 + t184 * t185))
                                - (t187 * t189 + t190 * t191);
                            let t193 = phi_rate * phi_rate + rho2_rate * rho2_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (theta_rate * theta_rate + rho1_rate * rho1_rate));
                            let t194 = rt::div_or_zero(
                                theta_rate * t94 + (rho2_rate * t126 + rho1_rate * t128)
                                    - k3 * t192,
                                t193,
                            );
                            let t195 = rho2_rate * t194;
                            let t196 = t68 + t195;
                            let t197 = rho1_rate * t194;
                            let t198 = rho2_rate * t89;
                            let t199 = rho2_rate * t84;
                            let t200 = rho2_rate * t92;
                            let t201 = theta_rate + t86 * t198
                                + (t69 * t199 - t91 * t200);
                            let t202 = phi_rate * t61 + (x1_rate * t60 - x2_rate * t64);
                            let t203 = t69 * t84 + t86 * t89 - t91 * t92;
                            let t204 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t194,
                                t193,
                            );
                            let t205 = rho2_rate * t204;
                            let t206 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t194,
                                t193,
                            );
                            let t207 = rho2_rate * t206;
                            let t208 = r_h * t39;
                            let t209 = t41 * t208;
                            let t210 = t209 * t70;
                            let t211 = t209 + rt::lit::<T>(0.5) * t210;
                            let t212 = half_r_h * t39;
                            let t213 = r_h * t40;
                            let t214 = t41 * t213 - t48 * t208;
                            let t215 = rt::lit::<T>(0.5) * t214;
                            let t216 = t47 * (t215 + t50 * t211);
                            let t217 = t41 * t216
                                - rt::lit::<T>(0.5) * (t213 + t208 * t50);
                            let t218 = t51 * t217;
                            let t219 = t75 * t218;
                            let t220 = t219 + rt::lit::<T>(2.0) * t218;
                            let t221 = t55 * (t217 - t56 * t220);
                            let t222 = t56 * t217 + t51 * t221;
                            let t223 = t57 * t212 + t41 * t222;
                            let t224 = t47 * (t59 * t211 - t223);
                            let t225 = rt::lit::<T>(0.5) * t209;
                            let t226 = t45 * t224 - t58 * (t82 * t225);
                            let t227 = t87 * (t51 * t218) + t63 * t221;
                            let t228 = t41 * t224 + (t222 - t59 * t212);
                            let t229 = t67
                                * (t227 * (rt::lit::<T>(2.0) * t65)
                                    + t226 * (rt::lit::<T>(2.0) * t66)
                                    - t228 * (rt::lit::<T>(2.0) * t62));
                            let t230 = t68 * t229;
                            let t231 = m * (t68 * t226 - t60 * t230);
                            let t232 = jphi * (t68 * t228 + t61 * t230);
                            let t233 = t214
                                + t70 * (t215 + t209 * (rt::lit::<T>(0.5) * t49) / t43);
                            let t234 = t211 * t81
                                + (rt::lit::<T>(0.5) * (t208 * t79 - t213 * t57)
                                    + (t48 * t222 + t59 * t233));
                            let t235 = (t71 * t216
                                + (t211 * t72 + (t50 * t233 - (t209 + t48 * t213))))
                                * (t41 * t47);
                            let t236 = t235
                                + (rt::lit::<T>(0.5) * (t208 - t213 * t50 - t208 * t72)
                                    - t48 * t216);
                            let t237 = t73 * t217 + t51 * t236;
                            let t238 = t236
                                - t56
                                    * (rt::lit::<T>(2.0) * t237
                                        + t75 * (t237 - t74 * t218 * (rt::lit::<T>(1.0) / t52)));
                            let t239 = t55 * (t238 - t78 * t220 - t76 * t221);
                            let t240 = t51 * t239
                                + (t78 * t217 + (t73 * t221 + t56 * t236));
                            let t241 = t47 * (t234 + (t71 * t224 - t41 * t240));
                            let t242 = t83
                                * (t210 * (rt::lit::<T>(0.5) * t46) + t44 * t211)
                                + t215 * t58 - t49 * t223;
                            let t243 = t45 * t241 - t82 * (t80 * t225 + t242);
                            let t244 = t77 * t218
                                + (t74 * t217 + t51 * t237
                                    - t88 * (t54 * t219 + t53 * t220));
                            let t245 = t63 * t239 + t87 * t244;
                            let t246 = t69 * (t68 * t243 - t84 * t230)
                                + t86 * (t68 * t245 - t89 * t230);
                            let t247 = m * (t68 * t227 - t64 * t230);
                            let t248 = t41 * t241
                                + (t240 - t48 * t224
                                    - rt::lit::<T>(0.5) * (t213 * t59 + t208 * t81));
                            let t249 = t85 * t231 + t93 * t232
                                + (t246 + (t90 * t247 - t91 * (t68 * t248 - t92 * t230)));
                            let cos_theta_new_2_r_h = cos_theta_new_2 * r_h;
                            let sin_theta_new_2_r_h = sin_theta_new_2 * r_h;
                            let t250 = r_cos_theta_new_2 * cos_theta_new_2_r_h
                                - r_sin_theta_new_2 * sin_theta_new_2_r_h;
                            let t251 = r_cos_theta_new_2 * sin_theta_new_2_r_h;
                            let t252 = t251 / t99;
                            let t253 = t252 + rt::lit::<T>(2.0) * t251;
                            let t254 = t101 * (t250 + t253 * t102);
                            let t255 = r_cos_theta_new_2 * t254
                                - (cos_theta_new_2_r_h + sin_theta_new_2_r_h * t102);
                            let t256 = t104 * t255;
                            let t257 = t256 / t107;
                            let t258 = t257 + rt::lit::<T>(2.0) * t256;
                            let t259 = t109 * (t255 - t110 * t258);
                            let t260 = t104 * t256 / (t107 * t108) + t121 * t259;
                            let t261 = t110 * t255 + t104 * t259;
                            let t262 = sin_theta_new_2_r_h * t112
                                + r_cos_theta_new_2 * t261;
                            let t263 = t101 * (t253 * t114 - t262);
                            let t264 = t118 * t263
                                - t251 * t113 * (rt::lit::<T>(1.0) / (t99 * t100));
                            let t265 = r_cos_theta_new_2 * t263
                                + (t261 - sin_theta_new_2_r_h * t114);
                            let t266 = t124
                                * (t260 * (rt::lit::<T>(2.0) * t123)
                                    + t264 * (rt::lit::<T>(2.0) * t120)
                                    - t265 * (rt::lit::<T>(2.0) * t117));
                            let t267 = t125 * t266;
                            let t268 = t4 * t253;
                            let t269 = h * t137;
                            let t270 = half_r * (t136 * (h * t40) + t39 * t269);
                            let t271 = rt::lit::<T>(2.0)
                                * (t149 * t270 - sin_theta_new_2_r_h * t139);
                            let t272 = rt::div_or_zero(t271 + t252 * t141, t129);
                            let t273 = t271 + t272;
                            let t274 = t251 + rt::lit::<T>(0.5) * t252;
                            let t275 = t40 * t269 - t136 * (h * t39);
                            let t276 = t143
                                * (t275 * (t135 * k1)
                                    - (cos_theta_new_2_r_h * t139 + sin_theta_new_2_r_h * t150)
                                    - t151 * t270);
                            let t277 = rt::lit::<T>(0.5) * (t148 * t273 + t250 * t142)
                                + (t268 * t153 + (t276 - t274 * t152));
                            let t278 = rt::lit::<T>(0.5)
                                * (t277 * (t149 * t133) - sin_theta_new_2_r_h * t153)
                                - (t139 * t254 + (r * t275 + t154 * t270));
                            let t279 = rt::lit::<T>(0.5) * t255;
                            let t280 = t162 * t278
                                + t155 * (t256 + rt::lit::<T>(0.5) * t257) - t165 * t279
                                - t167 * (t14 * t258);
                            let t281 = t156 * t278 + t155 * t255;
                            let t282 = rt::div_or_zero(t281 - t164 * t257, t160);
                            let t283 = t159 * (t280 - t157 * (t281 + t282));
                            let t284 = t157 * t283
                                + (rt::lit::<T>(0.5) * (t147 * t278 + t155 * t259)
                                    + t167 * t279);
                            let t285 = t143
                                * (rt::lit::<T>(0.5)
                                    * (t149 * t284 - sin_theta_new_2_r_h * t168)
                                    + (t145 * t270 - t139 * t261));
                            let t286 = t268 * t171
                                + (rt::lit::<T>(0.5) * (t134 * t273 - t142 * t262)
                                    + t274 * t169) - t285;
                            let t287 = t133 * t286;
                            let t288 = t170 * (rt::lit::<T>(0.5) * t251)
                                * (rt::lit::<T>(1.0) / (t99 * t132))
                                + rt::lit::<T>(0.5) * (t172 * t272 + t141 * t263);
                            let t289 = t131 * t287 - t288;
                            let t290 = rt::lit::<T>(0.5) * (t147 * t282 + t164 * t259)
                                + t166 * (rt::lit::<T>(0.5) * t256)
                                    * (rt::lit::<T>(1.0) / (t107 * t158));
                            let t291 = t179 * t283 + t290;
                            let t292 = t174 * (t125 * t264 - t175 * t267)
                                + t181 * (t125 * t260 - t182 * t267);
                            let t293 = t177 * (t125 * t289 - t173 * t267)
                                + (t184 * (t125 * t291 - t180 * t267) + t292);
                            let t294 = t26
                                * (t176 * t289
                                    + (t185 * t260 + (t178 * t264 + t183 * t291))) + m * t293;
                            let t295 = rt::lit::<T>(0.5) * t265;
                            let t296 = rt::lit::<T>(0.5)
                                * (t149 * t287 - sin_theta_new_2_r_h * t171)
                                + (t284 - (t172 * t270 + t139 * t263));
                            let t297 = t187 * (t188 * t267 + t125 * t295)
                                - t190 * (t125 * t296 - t186 * t267);
                            let t298 = k3
                                * (rt::lit::<T>(0.5) * t294
                                    + (jphi * t297 + t26 * (t191 * t295 - t189 * t296)));
                            let t299 = theta_rate * (t249 - rt::lit::<T>(2.0) * t194)
                                + (t94 + rho2_rate * (t230 - rt::lit::<T>(0.5) * t267))
                                - t298;
                            let t300 = rt::div_or_zero(t299, t193);
                            let t301 = rho2_rate * t300 - t230;
                            let t302 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * phi_rate * t194,
                                t193,
                            );
                            let t303 = rho2_rate * t302;
                            let t304 = rt::div_or_zero(
                                t128 - rt::lit::<T>(2.0) * t197,
                                t193,
                            );
                            let t305 = rho2_rate * t304;
                            let t306 = t67 * (t60 * m_h);
                            let t307 = t67 * (t64 * m_h);
                            let t308 = t67 * (t61 * jphi_h);
                            let t309 = theta_rate
                                * (t203 * (h * t67)
                                    + (t85 * t306 + t90 * t307 - t93 * t308));
                            let t310 = half_m
                                * (t175 * t174
                                    + (t173 * t177 + (t182 * t181 + t180 * t184)))
                                - jphi * (t188 * t187 + t186 * t190);
                            let t311 = half_h * t67;
                            let t312 = rt::lit::<T>(0.5) * (t309 - t124 * t310)
                                + (t126 + rho2_rate * (half_h * t124 - t311))
                                - rt::lit::<T>(2.0) * t195;
                            let t313 = rt::div_or_zero(t312, t193);
                            let t314 = rho2_rate * t313 + (t194 + t311);
                            let t315 = t69 * t243 + t86 * t245 - t91 * t248;
                            let t316 = t194
                                * (t199 * t231 + t198 * t247
                                    + (t200 * t232 + (rho2_rate * t315 + rt::lit::<T>(1.0))));
                            let t317 = t201 * t313
                                + t194
                                    * (t203
                                        + rt::lit::<T>(0.5)
                                            * (t199 * t306 + t198 * t307 - t200 * t308));
                            let t318 = t194
                                * (x1_rate * t226 - x2_rate * t227 - phi_rate * t228)
                                - (t203
                                    + theta_rate
                                        * (t315 + t89 * t247 + (t84 * t231 + t92 * t232)));
                            let t319 = t202 * t313
                                + (rt::lit::<T>(1.0)
                                    - rt::lit::<T>(0.5) * theta_rate
                                        * (t84 * t306 + t89 * t307 - t92 * t308));
                            (
                                [
                                    x1_rate - t60 * t196,
                                    x2_rate + t64 * t196,
                                    theta_rate - t127 - t197,
                                    phi_rate - t61 * t196,
                                    rho1_rate + t194 * t201,
                                    t202 * t194 + (rho2_rate - theta_rate * t203),
                                ],
                                [
                                    [
                                        t60 * t205 + rt::lit::<T>(1.0),
                                        t60 * t207,
                                        -(t196 * t226 + t60 * t301),
                                        t60 * t303,
                                        -(t60 * t305),
                                        -(t60 * t314),
                                    ],
                                    [
                                        -(t64 * t205),
                                        rt::lit::<T>(1.0) - t64 * t207,
                                        t196 * t227 + t64 * t301,
                                        -(t64 * t303),
                                        t64 * t305,
                                        t64 * t314,
                                    ],
                                    [
                                        rho1_rate * t204,
                                        rho1_rate * t206,
                                        rt::lit::<T>(1.0) - rho1_rate * t300,
                                        rho1_rate * t302,
                                        -(rho1_rate * t304 + (k2 + t194)),
                                        -(rho1_rate * t313),
                                    ],
                                    [
                                        t61 * t205,
                                        t61 * t207,
                                        t196 * t228 - t61 * t301,
                                        t61 * t303 + rt::lit::<T>(1.0),
                                        -(t61 * t305),
                                        -(t61 * t314),
                                    ],
                                    [
                                        -(t201 * t204),
                                        -(t201 * t206),
                                        t201 * t300 + t316,
                                        -(t201 * t302),
                                        t201 * t304 + rt::lit::<T>(1.0),
                                        t317,
                                    ],
                                    [
                                        t60 * t194 - t202 * t204,
                                        -(t64 * t194 + t202 * t206),
                                        t202 * t300 + t318,
                                        t61 * t194 - t202 * t302,
                                        t202 * t304,
                                        t319,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate] = solution1
                    .x;
                let x1_new_2 = x1 + x1_rate * h;
                let x2_new_2 = x2 + x2_rate * h;
                let theta_new_2 = theta + theta_rate * h;
                let phi_new_2 = phi + phi_rate * h;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let t97 = r_cos_theta_new_2 * r_cos_theta_new_2;
                let t98 = t97 + rt::lit::<T>(1.0);
                let t99 = rt::sqrt(t98);
                let t118 = t99 + rt::lit::<T>(1.0);
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let t100 = t98 + t99;
                let t101 = rt::lit::<T>(1.0) / t100;
                let t320 = r_sin_theta_new_2 * t97 * t101 - r_sin_theta_new_2;
                let t321 = t320 * t320 + rt::lit::<T>(1.0);
                let t322 = rt::sqrt(t321);
                let t323 = t320 / (t321 + t322);
                let t324 = rt::lit::<T>(1.0) - t320 * t323;
                let t325 = t324 * (r_cos_theta_new_2 * t101);
                let t326 = t118 * t325;
                let t95 = rho2_rate * h + t25;
                let t327 = t324 - r_cos_theta_new_2 * t325;
                let t328 = t323 * (t322 + rt::lit::<T>(1.0));
                let t329 = t95
                    / (t327 * (jphi * t327) + m * (t328 * t328 + t326 * t326));
                let x1_dot_new_2 = t326 * t329;
                let x2_dot_new_2 = -(t328 * t329);
                let theta_dot_new_2 = inv_jtheta * (jtheta_theta_dot + rho1_rate * h);
                let phi_dot_new_2 = t327 * t329;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    phi_dot_new_2,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezR> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `gonzalez-r-fd`.
    pub mod gonzalez_r_fd {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

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
        /// - `x1_rate`, `x2_rate`, `theta_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`: 6 × 6 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 6 | 0 | 0 | 0 |
        /// | each step | 31 | 51 | 6 | 4 | 2 | 0 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate | 335 | 598 | 42 | 8 | 5 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `r/2`
            half_r: T,
            /// `2 r`
            twice_r: T,
            /// `r²/2`
            k1: T,
            /// `m/2`
            half_m: T,
            /// `(h/Jtheta)/2`
            k2: T,
            /// `r h`
            r_h: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `Jtheta/h`
            jtheta_over_h: T,
            /// `(1/2)/h`
            k3: T,
            /// `r h/2`
            half_r_h: T,
            /// `m h`
            m_h: T,
            /// `Jphi h`
            jphi_h: T,
            /// `(m/h)/2`
            k4: T,
            /// `(Jphi/h)/2`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 6, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let half_r = rt::lit::<T>(0.5) * r;
                let twice_r = rt::lit::<T>(2.0) * r;
                let k1 = rt::lit::<T>(0.5) * (r * r);
                let half_m = rt::lit::<T>(0.5) * m;
                let k2 = rt::lit::<T>(0.5) * (h / jtheta);
                let r_h = r * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let jtheta_over_h = jtheta / h;
                let k3 = rt::lit::<T>(0.5) / h;
                let half_r_h = rt::lit::<T>(0.5) * r_h;
                let m_h = m * h;
                let jphi_h = jphi * h;
                let k4 = rt::lit::<T>(0.5) * (m / h);
                let k5 = rt::lit::<T>(0.5) * (jphi / h);
                Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    k1,
                    half_m,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
                    m_h,
                    jphi_h,
                    k4,
                    k5,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jtheta = setting.system().parameters.Jtheta;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    k1,
                    half_m,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
                    m_h,
                    jphi_h,
                    k4,
                    k5,
                } = *setting.scheme();
                let jtheta_theta_dot = jtheta * theta_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let r_cos_theta_squared = r_cos_theta * r_cos_theta;
                let t1 = r_cos_theta_squared + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = t1 + t2;
                let r_sin_theta = r * sin_theta;
                let t4 = r_cos_theta * r_sin_theta;
                let t5 = rt::lit::<T>(1.0) / t3;
                let t6 = t4 * t5;
                let t7 = r_cos_theta * t6;
                let t8 = t7 - r_sin_theta;
                let t9 = t8 * t8;
                let t10 = t9 + rt::lit::<T>(1.0);
                let t11 = rt::sqrt(t10);
                let t12 = t10 + t11;
                let t13 = t8 / t12;
                let t14 = (t11 + rt::lit::<T>(1.0)) * t13;
                let t15 = t8 * t13;
                let t16 = rt::lit::<T>(1.0) - t15;
                let t17 = r_cos_theta * t16;
                let t18 = t5 * t17;
                let t19 = (t2 + rt::lit::<T>(1.0)) * t18;
                let t20 = r_cos_theta * t18;
                let t21 = t16 - t20;
                let t22 = m * (x1_dot * t19 - x2_dot * t14) + jphi * phi_dot * t21;
                let t23 = t22 / (m * (t19 * t19 + t14 * t14) + t21 * (jphi * t21));
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t24 = t19 * t23;
                            let t25 = t14 * t23;
                            let t26 = t21 * t23;
                            let theta_minus_h = theta - h;
                            let (sin_theta_minus_h, cos_theta_minus_h) = rt::sin_cos(
                                theta_minus_h,
                            );
                            let r_cos_theta_minus_h = r * cos_theta_minus_h;
                            let r_sin_theta_minus_h = r * sin_theta_minus_h;
                            let t27 = r_cos_theta_minus_h * r_cos_theta_minus_h;
                            let t28 = t27 + rt::lit::<T>(1.0);
                            let t29 = rt::sqrt(t28);
                            let t30 = rt::lit::<T>(1.0) / (t28 + t29);
                            let t31 = r_sin_theta_minus_h * t27 * t30
                                - r_sin_theta_minus_h;
                            let t32 = t31 * t31 + rt::lit::<T>(1.0);
                            let t33 = rt::sqrt(t32);
                            let t34 = t31 / (t32 + t33);
                            let t35 = rt::lit::<T>(1.0) - t31 * t34;
                            let t36 = t35 * (r_cos_theta_minus_h * t30);
                            let theta_plus_h = theta + h;
                            let (sin_theta_plus_h, cos_theta_plus_h) = rt::sin_cos(
                                theta_plus_h,
                            );
                            let r_sin_theta_plus_h = r * sin_theta_plus_h;
                            let r_cos_theta_plus_h = r * cos_theta_plus_h;
                            let t37 = r_cos_theta_plus_h * r_cos_theta_plus_h;
                            let t38 = t37 + rt::lit::<T>(1.0);
                            let t39 = rt::sqrt(t38);
                            let t40 = rt::lit::<T>(1.0) / (t38 + t39);
                            let t41 = r_sin_theta_plus_h * t37 * t40
                                - r_sin_theta_plus_h;
                            let t42 = t41 * t41 + rt::lit::<T>(1.0);
                            let t43 = rt::sqrt(t42);
                            let t44 = t41 / (t42 + t43);
                            let t45 = rt::lit::<T>(1.0) - t41 * t44;
                            let t46 = t45 * (r_cos_theta_plus_h * t40);
                            let t47 = t24
                                * ((t39 + rt::lit::<T>(1.0)) * t46
                                    - (t29 + rt::lit::<T>(1.0)) * t36)
                                - (t34 * (t33 + rt::lit::<T>(1.0))
                                    - t44 * (t43 + rt::lit::<T>(1.0))) * t25;
                            let t48 = t26
                                * (k5
                                    * (r_cos_theta_minus_h * t36 + (t45 - t35)
                                        - r_cos_theta_plus_h * t46)) + k4 * t47;
                            [
                                t24,
                                -t25,
                                theta_dot,
                                t26,
                                rt::lit::<T>(0.0),
                                theta_dot * t48,
                            ]
                        },
                        move || [
                            rt::abs(x1 * inv_h),
                            rt::abs(x2 * inv_h),
                            rt::abs(theta * inv_h),
                            rt::abs(phi * inv_h),
                            rt::abs(theta_dot * jtheta_over_h),
                            rt::abs(inv_h * t22),
                        ],
                        move |
                            [x1_rate,
                            x2_rate,
                            theta_rate,
                            phi_rate,
                            rho1_rate,
                            rho2_rate,
                            ]|
                        {
                            let theta_rate_half_h = theta_rate * half_h;
                            let t49 = theta + theta_rate_half_h;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = r * t51;
                            let t53 = t52 * t52 + rt::lit::<T>(1.0);
                            let t54 = rt::sqrt(t53);
                            let t55 = t54 + rt::lit::<T>(1.0);
                            let t56 = t53 + t54;
                            let t57 = rt::lit::<T>(1.0) / t56;
                            let t58 = r * t50;
                            let t59 = t52 * t58 * t57;
                            let t60 = t52 * t59 - t58;
                            let t61 = t60 * t60 + rt::lit::<T>(1.0);
                            let t62 = rt::sqrt(t61);
                            let t63 = t61 + t62;
                            let t64 = rt::lit::<T>(1.0) / t63;
                            let t65 = t60 * t64;
                            let t66 = rt::lit::<T>(1.0) - t60 * t65;
                            let t67 = t52 * t66;
                            let t68 = t57 * t67;
                            let t69 = t55 * t68;
                            let t70 = t66 - t52 * t68;
                            let t71 = jphi * t70;
                            let t72 = t62 + rt::lit::<T>(1.0);
                            let t73 = t72 * t65;
                            let t74 = m * t73;
                            let t75 = m * t69;
                            let t76 = t70 * t71 + (t73 * t74 + t69 * t75);
                            let t77 = rt::lit::<T>(1.0) / t76;
                            let t78 = rho2_rate * half_h + t22;
                            let t79 = t77 * t78;
                            let t80 = t75 * t79;
                            let t81 = inv_h / t76;
                            let t82 = h + t49;
                            let (t83, t84) = rt::sin_cos(t82);
                            let t85 = r * t84;
                            let t86 = t85 * t85 + rt::lit::<T>(1.0);
                            let t87 = rt::sqrt(t86);
                            let t88 = t87 + rt::lit::<T>(1.0);
                            let t89 = t86 + t87;
                            let t90 = rt::lit::<T>(1.0) / t89;
                            let t91 = r * t83;
                            let t92 = t90 * (t85 * t91);
                            let t93 = t85 * t92 - t91;
                            let t94 = t93 * t93 + rt::lit::<T>(1.0);
                            let t95 = rt::sqrt(t94);
                            let t96 = t94 + t95;
                            let t97 = rt::lit::<T>(1.0) / t96;
                            let t98 = t93 * t97;
                            let t99 = rt::lit::<T>(1.0) - t93 * t98;
                            let t100 = t85 * t99;
                            let t101 = t90 * t100;
                            let t102 = t49 - h;
                            let (t103, t104) = rt::sin_cos(t102);
                            let t105 = r * t104;
                            let t106 = t105 * t105 + rt::lit::<T>(1.0);
                            let t107 = rt::sqrt(t106);
                            let t108 = t107 + rt::lit::<T>(1.0);
                            let t109 = t106 + t107;
                            let t110 = rt::lit::<T>(1.0) / t109;
                            let t111 = r * t103;
                            let t112 = t110 * (t105 * t111);
                            let t113 = t105 * t112 - t111;
                            let t114 = t113 * t113 + rt::lit::<T>(1.0);
                            let t115 = rt::sqrt(t114);
                            let t116 = t114 + t115;
                            let t117 = rt::lit::<T>(1.0) / t116;
                            let t118 = t113 * t117;
                            let t119 = rt::lit::<T>(1.0) - t113 * t118;
                            let t120 = t105 * t119;
                            let t121 = t110 * t120;
                            let t122 = t88 * t101 - t108 * t121;
                            let t123 = t81 * (t122 * t78);
                            let t124 = t71 * t79;
                            let t125 = t105 * t121 + (t99 - t119) - t85 * t101;
                            let t126 = t81 * (t78 * t125);
                            let t127 = t74 * t79;
                            let t128 = t115 + rt::lit::<T>(1.0);
                            let t129 = t95 + rt::lit::<T>(1.0);
                            let t130 = t128 * t118 - t129 * t98;
                            let t131 = t81 * (t130 * t78);
                            let t132 = rt::lit::<T>(0.5)
                                * (t80 * t123 + t124 * t126 - t127 * t131);
                            let theta_dot_new_2 = inv_jtheta
                                * (jtheta_theta_dot + rho1_rate * h);
                            let t133 = inv_jtheta
                                * (jtheta_theta_dot + rho1_rate * half_h);
                            let t134 = rt::lit::<T>(0.5) * (theta_dot + theta_dot_new_2)
                                - t133;
                            let theta_new_2 = theta + theta_rate * h;
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let r_cos_theta_new_2 = r * cos_theta_new_2;
                            let r_sin_theta_new_2 = r * sin_theta_new_2;
                            let t135 = r_cos_theta_new_2 * r_sin_theta_new_2;
                            let t136 = r_cos_theta_new_2 * r_cos_theta_new_2;
                            let t137 = t136 + rt::lit::<T>(1.0);
                            let t138 = rt::sqrt(t137);
                            let t139 = t137 + t138;
                            let t140 = rt::lit::<T>(1.0) / t139;
                            let t141 = t135 * t140;
                            let t142 = r_cos_theta_new_2 * t141;
                            let t143 = t142 - r_sin_theta_new_2;
                            let t144 = t143 * t143;
                            let t145 = t144 + rt::lit::<T>(1.0);
                            let t146 = rt::sqrt(t145);
                            let t147 = t145 + t146;
                            let t148 = rt::lit::<T>(1.0) / t147;
                            let t149 = t143 * t148;
                            let t150 = t143 * t149;
                            let t151 = rt::lit::<T>(1.0) - t150;
                            let t152 = r_cos_theta_new_2 * t151;
                            let t153 = t140 * t152;
                            let t154 = r_cos_theta_new_2 * t153;
                            let t155 = t151 - t154;
                            let t156 = jphi * t155;
                            let t157 = t138 + rt::lit::<T>(1.0);
                            let t158 = t157 * t153;
                            let t159 = m * t158;
                            let t160 = t146 + rt::lit::<T>(1.0);
                            let t161 = t160 * t149;
                            let t162 = m * t161;
                            let t163 = rt::lit::<T>(1.0)
                                / (t155 * t156 + (t158 * t159 + t161 * t162));
                            let t164 = rho2_rate * h + t22;
                            let t165 = t163 * t164;
                            let t166 = rt::lit::<T>(0.5) * (t23 + t165) - t79;
                            let t167 = t2 + t138;
                            let t168 = rt::lit::<T>(0.5) * t167;
                            let t169 = t168 + rt::lit::<T>(1.0);
                            let t170 = t3 * t139;
                            let t171 = rt::lit::<T>(1.0) / t170;
                            let t172 = cos_theta + cos_theta_new_2;
                            let (t173, t174) = rt::sin_cos(theta_rate_half_h);
                            let t175 = r * t173;
                            let t176 = t50 * t175;
                            let t177 = t172 * (t176 * twice_r);
                            let t178 = rt::div_or_zero(t177, t167);
                            let t179 = t177 + t178;
                            let t180 = t152 + t17;
                            let t181 = rt::lit::<T>(0.5) * (r_cos_theta_squared + t136)
                                + rt::lit::<T>(1.0) + t168;
                            let t182 = t150 + t15;
                            let t183 = rt::lit::<T>(2.0) - t182;
                            let t184 = t172 * half_r;
                            let t185 = r * (sin_theta + sin_theta_new_2);
                            let t186 = t142 + (t7 - t185);
                            let t187 = rt::lit::<T>(0.5) * t186;
                            let t188 = t12 * t147;
                            let t189 = rt::lit::<T>(1.0) / t188;
                            let t190 = t4 + t135;
                            let t191 = r * t172;
                            let t192 = t51 * t175;
                            let t193 = t191 * t192 - t185 * t176;
                            let t194 = t171
                                * (rt::lit::<T>(0.5) * t190 * t179 + t181 * t193);
                            let t195 = t6 + t141;
                            let t196 = t194 * t184
                                - (rt::lit::<T>(2.0) * t192 + t195 * t176);
                            let t197 = t11 + t146;
                            let t198 = rt::lit::<T>(0.5) * t197;
                            let t199 = t198
                                + (rt::lit::<T>(0.5) * (t9 + t144) + rt::lit::<T>(1.0));
                            let t200 = t186 * t196;
                            let t201 = rt::div_or_zero(t200, t197);
                            let t202 = t200 + t201;
                            let t203 = t196 * t199 - t187 * t202;
                            let t204 = t189 * t203;
                            let t205 = t149 + t13;
                            let t206 = t187 * t204 + rt::lit::<T>(0.5) * t196 * t205;
                            let t207 = t176 * t183 + t184 * t206;
                            let t208 = rt::lit::<T>(0.5) * t179 * t180 - t181 * t207;
                            let t209 = t171 * t208;
                            let t210 = t153 + t18;
                            let t211 = t169 * t209 - rt::lit::<T>(0.5) * t178 * t210;
                            let t212 = t23 * t211;
                            let t213 = t158 + t19;
                            let t214 = t165 * (m * t213);
                            let t215 = t23 * t213;
                            let t216 = t165 * (m * t211);
                            let t217 = t198 + rt::lit::<T>(1.0);
                            let t218 = t217 * t204 + rt::lit::<T>(0.5) * t201 * t205;
                            let t219 = t23 * t218;
                            let t220 = t161 + t14;
                            let t221 = t165 * (m * t220);
                            let t222 = t23 * t220;
                            let t223 = t165 * (m * t218);
                            let t224 = t184 * t209 + (t206 - t176 * t210);
                            let t225 = t23 * t224;
                            let t226 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t154 + (t20 + t182));
                            let t227 = t165 * (jphi * t226);
                            let t228 = t23 * t226;
                            let t229 = t165 * (jphi * t224);
                            let t230 = rt::lit::<T>(0.5)
                                * (t212 * t214 + t215 * t216 + (t219 * t221 + t222 * t223))
                                - (t225 * t227 + t228 * t229);
                            let t231 = phi_rate * phi_rate + rho2_rate * rho2_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (theta_rate * theta_rate + rho1_rate * rho1_rate));
                            let t232 = rt::div_or_zero(
                                theta_rate * t132 + (rho1_rate * t134 + rho2_rate * t166)
                                    - k3 * t230,
                                t231,
                            );
                            let t233 = rho2_rate * t232;
                            let t234 = t79 + t233;
                            let t235 = rho1_rate * t232;
                            let t236 = inv_h * t122;
                            let t237 = rho2_rate * t236;
                            let t238 = inv_h * t125;
                            let t239 = rho2_rate * t238;
                            let t240 = inv_h * t130;
                            let t241 = rho2_rate * t240;
                            let t242 = theta_rate
                                + rt::lit::<T>(0.5)
                                    * (t80 * t237 + t124 * t239 - t127 * t241);
                            let t243 = phi_rate * t70 + (x1_rate * t69 - x2_rate * t73);
                            let t244 = t80 * t236 + t124 * t238 - t127 * t240;
                            let t245 = rt::lit::<T>(0.5) * t244;
                            let t246 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t232,
                                t231,
                            );
                            let t247 = rho2_rate * t246;
                            let t248 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t232,
                                t231,
                            );
                            let t249 = rho2_rate * t248;
                            let t250 = r_h * t50;
                            let t251 = t52 * t250;
                            let t252 = rt::lit::<T>(0.5) * t251;
                            let t253 = t251 + t252 / t54;
                            let t254 = half_r_h * t50;
                            let t255 = r_h * t51;
                            let t256 = t52 * t57
                                * (rt::lit::<T>(0.5) * (t52 * t255 - t58 * t250)
                                    + t59 * t253) - rt::lit::<T>(0.5) * (t255 + t250 * t59);
                            let t257 = t60 * t256;
                            let t258 = t64
                                * (t256
                                    - t65
                                        * ((rt::lit::<T>(1.0) / t62 + rt::lit::<T>(2.0)) * t257));
                            let t259 = t65 * t256 + t60 * t258;
                            let t260 = t57 * (t68 * t253 - t66 * t254 - t52 * t259);
                            let t261 = t55 * t260
                                - rt::lit::<T>(1.0) / (t54 * t56) * (t67 * t252);
                            let t262 = t60 * t257 / (t62 * t63) + t72 * t258;
                            let t263 = t52 * t260 + (t259 - t68 * t254);
                            let t264 = rt::lit::<T>(2.0) * t74 * t262
                                + rt::lit::<T>(2.0) * t75 * t261
                                - rt::lit::<T>(2.0) * t71 * t263;
                            let t265 = t79 * (t77 * t264);
                            let t266 = m * (t79 * t261 - t69 * t265);
                            let t267 = jphi * (t79 * t263 + t70 * t265);
                            let t268 = r_h * t103;
                            let t269 = t105 * t268;
                            let t270 = rt::lit::<T>(0.5) * t269;
                            let t271 = r_h * t83;
                            let t272 = t85 * t271;
                            let t273 = rt::lit::<T>(0.5) * t272;
                            let t274 = t270 * t120 * (rt::lit::<T>(1.0) / (t107 * t109))
                                - t273 * t100 * (rt::lit::<T>(1.0) / (t87 * t89));
                            let t275 = t272 + t273 / t87;
                            let t276 = r_h * t84;
                            let t277 = (t275 * t92
                                + rt::lit::<T>(0.5) * (t85 * t276 - t91 * t271))
                                * (t85 * t90) - rt::lit::<T>(0.5) * (t276 + t271 * t92);
                            let t278 = t93 * t277;
                            let t279 = t97
                                * (t277
                                    - t98
                                        * (t278 * (rt::lit::<T>(1.0) / t95 + rt::lit::<T>(2.0))));
                            let t280 = t98 * t277 + t93 * t279;
                            let t281 = t90
                                * (t275 * t101 - t99 * (half_r_h * t83) - t85 * t280);
                            let t282 = t269 + t270 / t107;
                            let t283 = r_h * t104;
                            let t284 = (t282 * t112
                                + rt::lit::<T>(0.5) * (t105 * t283 - t111 * t268))
                                * (t105 * t110) - rt::lit::<T>(0.5) * (t283 + t268 * t112);
                            let t285 = t113 * t284;
                            let t286 = t117
                                * (t284
                                    - t118
                                        * (t285 * (rt::lit::<T>(1.0) / t115 + rt::lit::<T>(2.0))));
                            let t287 = t118 * t284 + t113 * t286;
                            let t288 = t110
                                * (t282 * t121 - t119 * (half_r_h * t103) - t105 * t287);
                            let t289 = t274 + (t88 * t281 - t108 * t288);
                            let t290 = h * t264;
                            let t291 = t105 * t288
                                + (rt::lit::<T>(0.5) * (t271 * t101 - t268 * t121)
                                    + (t287 - t280)) - t85 * t281;
                            let t292 = t80 * (t78 * t289 - t123 * t290)
                                + t124 * (t78 * t291 - t126 * t290);
                            let t293 = t128 * t286
                                + (t113 * t285 / (t115 * t116) - t93 * t278 / (t95 * t96));
                            let t294 = t293 - t129 * t279;
                            let t295 = m * (t79 * t262 - t73 * t265);
                            let t296 = t266 * t123 - t267 * t126
                                + (t81 * (t292 - t127 * (t78 * t294 - t131 * t290))
                                    - t295 * t131);
                            let cos_theta_new_2_r_h = cos_theta_new_2 * r_h;
                            let sin_theta_new_2_r_h = sin_theta_new_2 * r_h;
                            let t297 = r_cos_theta_new_2 * cos_theta_new_2_r_h
                                - r_sin_theta_new_2 * sin_theta_new_2_r_h;
                            let t298 = r_cos_theta_new_2 * sin_theta_new_2_r_h;
                            let t299 = t298 / t138;
                            let t300 = t299 + rt::lit::<T>(2.0) * t298;
                            let t301 = t140 * (t297 + t300 * t141);
                            let t302 = r_cos_theta_new_2 * t301
                                - (cos_theta_new_2_r_h + sin_theta_new_2_r_h * t141);
                            let t303 = t143 * t302;
                            let t304 = t303 / t146;
                            let t305 = t304 + rt::lit::<T>(2.0) * t303;
                            let t306 = t148 * (t302 - t149 * t305);
                            let t307 = t143 * t303 / (t146 * t147) + t160 * t306;
                            let t308 = t149 * t302 + t143 * t306;
                            let t309 = sin_theta_new_2_r_h * t151
                                + r_cos_theta_new_2 * t308;
                            let t310 = t140 * (t300 * t153 - t309);
                            let t311 = t157 * t310
                                - t298 * t152 * (rt::lit::<T>(1.0) / (t138 * t139));
                            let t312 = r_cos_theta_new_2 * t310
                                + (t308 - sin_theta_new_2_r_h * t153);
                            let t313 = t163
                                * (t307 * (rt::lit::<T>(2.0) * t162)
                                    + t311 * (rt::lit::<T>(2.0) * t159)
                                    - t312 * (rt::lit::<T>(2.0) * t156));
                            let t314 = t313 * t165;
                            let t315 = theta_rate
                                * (rt::lit::<T>(0.5) * t296 - rt::lit::<T>(2.0) * t232)
                                + (t132 + rho2_rate * (t265 - rt::lit::<T>(0.5) * t314));
                            let t316 = t3 * t300;
                            let t317 = h * t174;
                            let t318 = half_r * (t173 * (h * t51) + t50 * t317);
                            let t319 = rt::lit::<T>(2.0)
                                * (t191 * t318 - sin_theta_new_2_r_h * t176);
                            let t320 = rt::div_or_zero(t319 + t299 * t178, t167);
                            let t321 = t319 + t320;
                            let t322 = t298 + rt::lit::<T>(0.5) * t299;
                            let t323 = t51 * t317 - t173 * (h * t50);
                            let t324 = t181
                                * (t323 * (t172 * k1)
                                    - (cos_theta_new_2_r_h * t176 + sin_theta_new_2_r_h * t192)
                                    - t185 * t318);
                            let t325 = rt::lit::<T>(0.5) * (t190 * t321 + t297 * t179)
                                + (t316 * t194 + (t324 - t322 * t193));
                            let t326 = rt::lit::<T>(0.5)
                                * (t325 * (t191 * t171) - sin_theta_new_2_r_h * t194)
                                - (t176 * t301 + (r * t323 + t195 * t318));
                            let t327 = rt::lit::<T>(0.5) * t302;
                            let t328 = t199 * t326
                                + t196 * (t303 + rt::lit::<T>(0.5) * t304) - t202 * t327
                                - t204 * (t12 * t305);
                            let t329 = t186 * t326 + t196 * t302;
                            let t330 = rt::div_or_zero(t329 - t201 * t304, t197);
                            let t331 = t189 * (t328 - t187 * (t329 + t330));
                            let t332 = t187 * t331
                                + (t204 * t327
                                    + rt::lit::<T>(0.5) * (t196 * t306 + t326 * t205));
                            let t333 = t181
                                * (rt::lit::<T>(0.5)
                                    * (t191 * t332 - sin_theta_new_2_r_h * t206)
                                    + (t318 * t183 - t176 * t308));
                            let t334 = t316 * t209
                                + (rt::lit::<T>(0.5) * (t321 * t180 - t179 * t309)
                                    + t322 * t207) - t333;
                            let t335 = t171 * t334;
                            let t336 = rt::lit::<T>(1.0) / (t138 * t170)
                                * (rt::lit::<T>(0.5) * t298 * t208)
                                + rt::lit::<T>(0.5) * (t178 * t310 + t320 * t210);
                            let t337 = t169 * t335 - t336;
                            let t338 = t203 * (rt::lit::<T>(0.5) * t303)
                                * (rt::lit::<T>(1.0) / (t146 * t188))
                                + rt::lit::<T>(0.5) * (t201 * t306 + t330 * t205);
                            let t339 = t217 * t331 + t338;
                            let t340 = t212 * (t311 * t165 - t213 * t314)
                                + t219 * (t307 * t165 - t220 * t314);
                            let t341 = t215 * (t165 * t337 - t211 * t314)
                                + (t222 * (t165 * t339 - t218 * t314) + t340);
                            let t342 = t23
                                * (t214 * t337
                                    + (t307 * t223 + (t311 * t216 + t221 * t339))) + m * t341;
                            let t343 = rt::lit::<T>(0.5) * t312;
                            let t344 = rt::lit::<T>(0.5)
                                * (t191 * t335 - sin_theta_new_2_r_h * t209)
                                + (t332 - (t176 * t310 + t318 * t210));
                            let t345 = t225 * (t226 * t314 + t343 * t165)
                                - t228 * (t165 * t344 - t224 * t314);
                            let t346 = k3
                                * (rt::lit::<T>(0.5) * t342
                                    + (jphi * t345 + t23 * (t343 * t229 - t227 * t344)));
                            let t347 = rt::div_or_zero(t315 - t346, t231);
                            let t348 = rho2_rate * t347 - t265;
                            let t349 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * phi_rate * t232,
                                t231,
                            );
                            let t350 = rho2_rate * t349;
                            let t351 = rt::div_or_zero(
                                t134 - rt::lit::<T>(2.0) * t235,
                                t231,
                            );
                            let t352 = rho2_rate * t351;
                            let t353 = t77 * (t69 * m_h);
                            let t354 = t77 * (t70 * jphi_h);
                            let t355 = t77 * (t73 * m_h);
                            let t356 = t353 * t123 + t354 * t126 - t355 * t131
                                + t77 * (t122 * t80 + t124 * t125 - t130 * t127);
                            let t357 = half_h * t77;
                            let t358 = half_m
                                * (t213 * t212
                                    + (t211 * t215 + (t220 * t219 + t218 * t222)))
                                - jphi * (t226 * t225 + t224 * t228);
                            let t359 = theta_rate * (rt::lit::<T>(0.25) * t356)
                                + (rho2_rate * (half_h * t163 - t357) + t166
                                    - t358 * (rt::lit::<T>(0.5) * t163));
                            let t360 = rt::div_or_zero(
                                t359 - rt::lit::<T>(2.0) * t233,
                                t231,
                            );
                            let t361 = rho2_rate * t360 + (t357 + t232);
                            let t362 = t80 * (inv_h * t289) + t124 * (inv_h * t291)
                                - t127 * (inv_h * t294);
                            let t363 = rt::lit::<T>(0.5)
                                * (t266 * t237 - t267 * t239
                                    + (rho2_rate * t362 - t295 * t241)) + rt::lit::<T>(1.0);
                            let t364 = t232
                                * (rt::lit::<T>(0.5)
                                    * (t244
                                        + rt::lit::<T>(0.5)
                                            * (t353 * t237 + t354 * t239 - t355 * t241)));
                            let t365 = t245
                                + rt::lit::<T>(0.5) * theta_rate
                                    * (t362 + t266 * t236 - (t267 * t238 + t295 * t240));
                            let t366 = t243 * t347
                                + (t232
                                    * (x1_rate * t261 - x2_rate * t262 - phi_rate * t263)
                                    - t365);
                            let t367 = t243 * t360
                                + (rt::lit::<T>(1.0)
                                    - (t353 * t236 + t354 * t238 - t355 * t240)
                                        * (rt::lit::<T>(0.25) * theta_rate));
                            (
                                [
                                    x1_rate - t69 * t234,
                                    x2_rate + t73 * t234,
                                    theta_rate - t133 - t235,
                                    phi_rate - t70 * t234,
                                    rho1_rate + t232 * t242,
                                    t243 * t232 + (rho2_rate - theta_rate * t245),
                                ],
                                [
                                    [
                                        t69 * t247 + rt::lit::<T>(1.0),
                                        t69 * t249,
                                        -(t261 * t234 + t69 * t348),
                                        t69 * t350,
                                        -(t69 * t352),
                                        -(t69 * t361),
                                    ],
                                    [
                                        -(t73 * t247),
                                        rt::lit::<T>(1.0) - t73 * t249,
                                        t262 * t234 + t73 * t348,
                                        -(t73 * t350),
                                        t73 * t352,
                                        t73 * t361,
                                    ],
                                    [
                                        rho1_rate * t246,
                                        rho1_rate * t248,
                                        rt::lit::<T>(1.0) - rho1_rate * t347,
                                        rho1_rate * t349,
                                        -(rho1_rate * t351 + (k2 + t232)),
                                        -(rho1_rate * t360),
                                    ],
                                    [
                                        t70 * t247,
                                        t70 * t249,
                                        t263 * t234 - t70 * t348,
                                        t70 * t350 + rt::lit::<T>(1.0),
                                        -(t70 * t352),
                                        -(t70 * t361),
                                    ],
                                    [
                                        -(t242 * t246),
                                        -(t242 * t248),
                                        t242 * t347 + t232 * t363,
                                        -(t242 * t349),
                                        t242 * t351 + rt::lit::<T>(1.0),
                                        t242 * t360 + t364,
                                    ],
                                    [
                                        t69 * t232 - t243 * t246,
                                        -(t73 * t232 + t243 * t248),
                                        t366,
                                        t70 * t232 - t243 * t349,
                                        t243 * t351,
                                        t367,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate] = solution1
                    .x;
                let x1_new_2 = x1 + x1_rate * h;
                let x2_new_2 = x2 + x2_rate * h;
                let theta_new_2 = theta + theta_rate * h;
                let phi_new_2 = phi + phi_rate * h;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let t136 = r_cos_theta_new_2 * r_cos_theta_new_2;
                let t137 = t136 + rt::lit::<T>(1.0);
                let t138 = rt::sqrt(t137);
                let t157 = t138 + rt::lit::<T>(1.0);
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let t139 = t137 + t138;
                let t140 = rt::lit::<T>(1.0) / t139;
                let t368 = r_sin_theta_new_2 * t136 * t140 - r_sin_theta_new_2;
                let t369 = t368 * t368 + rt::lit::<T>(1.0);
                let t370 = rt::sqrt(t369);
                let t371 = t368 / (t369 + t370);
                let t372 = rt::lit::<T>(1.0) - t368 * t371;
                let t373 = t372 * (r_cos_theta_new_2 * t140);
                let t374 = t157 * t373;
                let t164 = rho2_rate * h + t22;
                let t375 = t372 - r_cos_theta_new_2 * t373;
                let t376 = t371 * (t370 + rt::lit::<T>(1.0));
                let t377 = t164
                    / (t375 * (jphi * t375) + m * (t376 * t376 + t374 * t374));
                let x1_dot_new_2 = t374 * t377;
                let x2_dot_new_2 = -(t376 * t377);
                let theta_dot_new_2 = inv_jtheta * (jtheta_theta_dot + rho1_rate * h);
                let phi_dot_new_2 = t375 * t377;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    phi_dot_new_2,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezRFd> for System<T> {
        type Scheme = gonzalez_r_fd::Scheme<T>;
    }

    /// The method `leapfrog`.
    pub mod leapfrog {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Geometric nonholonomic integrator (GNI), the projected leapfrog where the mass is constant.
        ///
        /// **Equation**: −D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1}, q_k),  L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h;  for constant M: p_{k+½} = (I − 2 Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k),  q_{k+1} = q_k + h M⁻¹ p_{k+½},  f = −∂V;  nodal p_k = Pᵀ(q_k) D₂L_d(q_{k−1}, q_k) = Pᵀ(q_k) (p_{k−½} + h/2 f(q_k))
        ///
        /// **Source**: Ferraro, Iglesias & Martín de Diego (2008); Kobilarov, Martín de Diego & Ferraro (2010), eqs 6, 15–16
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | each step | 14 | 25 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 10 | 25 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `m r²`
            m_r_squared: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `2/m`
            k4: T,
            /// `2 (r/Jphi)`
            k5: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `h/m`
            h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); momenta p_{k−½} half a step before the node (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let k4 = rt::lit::<T>(2.0) / m;
                let k5 = rt::lit::<T>(2.0) * (r / jphi);
                let h_over_jtheta = h / jtheta;
                let h_over_m = h / m;
                let h_over_jphi = h / jphi;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    m_r_squared,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_over_jtheta,
                    h_over_m,
                    h_over_jphi,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi] = motion.carried;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    m_r_squared,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_over_jtheta,
                    h_over_m,
                    h_over_jphi,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = p_phi * k5;
                let t2 = p_x1 * k4 - cos_theta * t1;
                let t3 = sin_theta * (cos_theta * k2);
                let t4 = p_x2 * k4 - sin_theta * t1;
                let t5 = (jphi + sin_theta * (sin_theta * m_r_squared)) * (k3 * t2)
                    - t3 * t4;
                let p_x1_new = p_x1 - t5;
                let x1_new_2 = x1 + h_over_m * p_x1_new;
                let t6 = (jphi + cos_theta * (cos_theta * m_r_squared)) * (k3 * t4)
                    - t3 * t2;
                let p_x2_new = p_x2 - t6;
                let x2_new_2 = x2 + h_over_m * p_x2_new;
                let theta_new_2 = theta + p_theta * h_over_jtheta;
                let p_phi_new = r * cos_theta * t5 + (p_phi + r * sin_theta * t6);
                let phi_new_2 = phi + h_over_jphi * p_phi_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta,
                    p_phi_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi] = motion.carried;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { inv_m, inv_jtheta, inv_jphi, m_r_squared, k2, k3, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let t1 = inv_m * p_x1 - r_cos_theta * inv_jphi_p_phi;
                let t2 = sin_theta * (cos_theta * k2);
                let r_sin_theta = r * sin_theta;
                let t3 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi;
                let t4 = t1 * ((jphi + sin_theta * (sin_theta * m_r_squared)) * k3)
                    - t2 * t3;
                let t5 = t3 * ((jphi + cos_theta * (cos_theta * m_r_squared)) * k3)
                    - t2 * t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: inv_m * (p_x1 - t4),
                    x2_dot: inv_m * (p_x2 - t5),
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: inv_jphi * (r_cos_theta * t4 + (p_phi + r_sin_theta * t5)),
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
    }

    /// The method `dla`.
    pub mod dla {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete Lagrange–d'Alembert method DLA^α (order and symmetry at α = ½; order 1 elsewhere).
        ///
        /// **Equation**: q_{1−α} = q + (1−α) h v;  L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1−α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ;  q' = q_{1−α} + α h v';  μ(q') v' = 0
        ///
        /// **Source**: Cortés & Martínez (2001); McLachlan & Perlmutter (2006); Modin & Verdier (2020), eqs 27 and 28
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Options**:
        ///
        /// - `alpha`: the weight α of the forces at the old node, 1 − α being that at the new one, between 0 and 1, 1/2 if not given
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_dot_new`: explicit
        /// - `phi_dot_new`, `lambda1`, `lambda2`: 3 × 3 linear block; torn from it and assigned: x1_dot_new, x2_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 9 | 20 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            m_r_squared: T,
            /// `m r`
            m_r: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `r h`
            r_h: T,
            /// `h (1 - dla_alpha)`
            k4: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();
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

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [dla_alpha] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_r = m * r;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let r_h = r * h;
                let k4 = h * (rt::lit::<T>(1.0) - dla_alpha);
                let h_dla_alpha = h * dla_alpha;
                Scheme {
                    m_r_squared,
                    m_r,
                    k2,
                    k3,
                    r_h,
                    k4,
                    h_dla_alpha,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, r_h, k4, h_dla_alpha } = *setting
                    .scheme();
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let t1 = theta + theta_dot * k4;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = r * t3;
                let t5 = r * t2;
                let theta_new_2 = t1 + theta_dot * h_dla_alpha;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let m_r_cos_theta_new_2 = m_r * cos_theta_new_2;
                let m_r_sin_theta_new_2 = m_r * sin_theta_new_2;
                let t6 = t3 * r_h;
                let t7 = t2 * r_h;
                let minus_h = -h;
                let [phi_dot_new, _, _] = rt::solve_linear(
                        {
                            let (sin_theta, cos_theta) = rt::sin_cos(theta);
                            let t8 = r * (theta_dot * phi_dot);
                            let t9 = sin_theta * t8;
                            let t10 = cos_theta * t8;
                            let t11 = sin_theta * (cos_theta * k2);
                            [
                                phi_dot,
                                -((jphi + sin_theta * (sin_theta * m_r_squared)) * (k3 * t9)
                                    + t10 * t11),
                                t9 * t11
                                    + (jphi + cos_theta * (cos_theta * m_r_squared))
                                        * (k3 * t10),
                            ]
                        },
                        move |[phi_dot_new, lambda1, lambda2]| (
                            [
                                h * (lambda1 * t4 + lambda2 * t5)
                                    + jphi * (phi_dot_new - phi_dot),
                                phi_dot_new * m_r_cos_theta_new_2 - m_x1_dot - h * lambda1,
                                phi_dot_new * m_r_sin_theta_new_2 - m_x2_dot - h * lambda2,
                            ],
                            [
                                [jphi, t6, t7],
                                [m_r_cos_theta_new_2, minus_h, rt::lit::<T>(0.0)],
                                [m_r_sin_theta_new_2, rt::lit::<T>(0.0), minus_h],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "phi_dot_new, lambda1, lambda2",
                                tally,
                            )
                    })?;
                let x1_dot_new_2 = phi_dot_new * (r * cos_theta_new_2);
                let x1_new_2 = x1 + x1_dot * k4 + h_dla_alpha * x1_dot_new_2;
                let x2_dot_new_2 = phi_dot_new * (r * sin_theta_new_2);
                let x2_new_2 = x2 + x2_dot * k4 + h_dla_alpha * x2_dot_new_2;
                let phi_new_2 = phi + phi_dot * k4 + phi_dot_new * h_dla_alpha;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla> for System<T> {
        type Scheme = dla::Scheme<T>;
    }

    /// The method `dla01`.
    pub mod dla01 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete Lagrange–d'Alembert method DLA^{0,1} (SI-DLA).
        ///
        /// **Equation**: half a step of DLA⁰, then half a step of DLA¹; for constant M: q_½ = q + h/2 v;  M v' = M v − h V_q(q_½) + h μ(q_½)ᵀ λ;  q' = q_½ + h/2 v';  μ(q') v' = 0
        ///
        /// **Source**: Modin & Verdier (2020), eq. 29
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_dot_new`: explicit
        /// - `phi_dot_new`, `lambda1`, `lambda2`: 3 × 3 linear block; torn from it and assigned: x1_dot_new, x2_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 9 | 19 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla01>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla01>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            m_r_squared: T,
            /// `m r`
            m_r: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `r h`
            r_h: T,
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_r = m * r;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let r_h = r * h;
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme {
                    m_r_squared,
                    m_r,
                    k2,
                    k3,
                    r_h,
                    half_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, r_h, half_h } = *setting.scheme();
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let minus_h = -h;
                let theta_dot_half_h = theta_dot * half_h;
                let t1 = theta + theta_dot_half_h;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = r * t3;
                let t5 = r * t2;
                let theta_new_2 = theta_dot_half_h + t1;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let m_r_cos_theta_new_2 = m_r * cos_theta_new_2;
                let m_r_sin_theta_new_2 = m_r * sin_theta_new_2;
                let t6 = r_h * t3;
                let t7 = r_h * t2;
                let [phi_dot_new, _, _] = rt::solve_linear(
                        {
                            let (sin_theta, cos_theta) = rt::sin_cos(theta);
                            let t8 = r * (theta_dot * phi_dot);
                            let t9 = sin_theta * t8;
                            let t10 = cos_theta * t8;
                            let t11 = sin_theta * (cos_theta * k2);
                            [
                                phi_dot,
                                -((jphi + sin_theta * (sin_theta * m_r_squared)) * (k3 * t9)
                                    + t10 * t11),
                                t9 * t11
                                    + (jphi + cos_theta * (cos_theta * m_r_squared))
                                        * (k3 * t10),
                            ]
                        },
                        move |[phi_dot_new, lambda1, lambda2]| (
                            [
                                jphi * (phi_dot_new - phi_dot)
                                    + h * (lambda1 * t4 + lambda2 * t5),
                                phi_dot_new * m_r_cos_theta_new_2 - m_x1_dot - h * lambda1,
                                phi_dot_new * m_r_sin_theta_new_2 - m_x2_dot - h * lambda2,
                            ],
                            [
                                [jphi, t6, t7],
                                [m_r_cos_theta_new_2, minus_h, rt::lit::<T>(0.0)],
                                [m_r_sin_theta_new_2, rt::lit::<T>(0.0), minus_h],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "phi_dot_new, lambda1, lambda2",
                                tally,
                            )
                    })?;
                let x1_dot_new_2 = phi_dot_new * (r * cos_theta_new_2);
                let x1_new_2 = half_h * x1_dot_new_2 + (x1 + x1_dot * half_h);
                let x2_dot_new_2 = phi_dot_new * (r * sin_theta_new_2);
                let x2_new_2 = half_h * x2_dot_new_2 + (x2 + x2_dot * half_h);
                let phi_new_2 = half_h * phi_dot_new + (phi + phi_dot * half_h);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla01> for System<T> {
        type Scheme = dla01::Scheme<T>;
    }

    /// The method `dla-midpoint`.
    pub mod dla_midpoint {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete Lagrange–d'Alembert method of the midpoint Lagrangian (I-DLA).
        ///
        /// **Equation**: L_d(q, q') = h L(q̄, (q' − q)/h);  D₂L_d(q_{k−1}, q_k) + D₁L_d(q_k, q_{k+1}) = μ(q_k)ᵀ λ,  μ(q̄)(q_{k+1} − q_k) = 0
        ///
        /// **Source**: Cortés & Martínez (2001); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_dot_mid`: explicit
        /// - `phi_dot_mid`, `lambda1`, `lambda2`: 3 × 3 linear block; torn from it and assigned: x1_dot_mid, x2_dot_mid
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 6 | 18 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 20 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `r²`
            r_squared: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `m r`
            m_r: T,
            /// `r²/(Jphi + m r²)`
            k3: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `r h`
            r_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let k1 = jphi + m * r_squared;
                let k2 = rt::lit::<T>(1.0) / k1;
                let m_r = m * r;
                let k3 = r_squared / k1;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let r_h = r * h;
                Scheme {
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    k2,
                    m_r,
                    k3,
                    h_over_jtheta,
                    half_h_over_jtheta,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_jphi,
                    m_r,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    r_h,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let r_sin_theta = r * sin_theta;
                let minus_h = -h;
                let t1 = theta + p_theta * half_h_over_jtheta;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = m_r * t3;
                let t5 = m_r * t2;
                let cos_theta_r_h = cos_theta * r_h;
                let sin_theta_r_h = sin_theta * r_h;
                let [phi_dot_mid, _, _] = rt::solve_linear(
                        [inv_jphi * p_phi, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[phi_dot_mid, lambda1, lambda2]| {
                            let p_phi_new = jphi * phi_dot_mid;
                            (
                                [
                                    h * (r_cos_theta * lambda1 + r_sin_theta * lambda2)
                                        + (p_phi_new - p_phi),
                                    phi_dot_mid * t4 - p_x1 - h * lambda1,
                                    phi_dot_mid * t5 - p_x2 - h * lambda2,
                                ],
                                [
                                    [jphi, cos_theta_r_h, sin_theta_r_h],
                                    [t4, minus_h, rt::lit::<T>(0.0)],
                                    [t5, rt::lit::<T>(0.0), minus_h],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "phi_dot_mid, lambda1, lambda2",
                                tally,
                            )
                    })?;
                let t6 = phi_dot_mid * (r * t3);
                let x1_new_2 = x1 + h * t6;
                let t7 = phi_dot_mid * (r * t2);
                let x2_new_2 = x2 + h * t7;
                let theta_new_2 = theta + p_theta * h_over_jtheta;
                let phi_new_2 = phi + h * phi_dot_mid;
                let p_x1_new = m * t6;
                let p_x2_new = m * t7;
                let p_phi_new = jphi * phi_dot_mid;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta,
                    p_phi_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi] = motion.carried;
                let r = setting.system().parameters.r;
                let Scheme { inv_jtheta, r_squared, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let t1 = sin_theta * (cos_theta * r_squared);
                let r_sin_theta = r * sin_theta;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * (cos_theta * (p_x1 * k3))
                        + k2 * (r_cos_theta * p_phi + p_x2 * t1),
                    x2_dot: sin_theta * (sin_theta * (p_x2 * k3))
                        + k2 * (r_sin_theta * p_phi + p_x1 * t1),
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: k2 * (r_cos_theta * p_x1 + (p_phi + r_sin_theta * p_x2)),
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DlaMidpoint> for System<T> {
        type Scheme = dla_midpoint::Scheme<T>;
    }

    /// The method `dla1`.
    pub mod dla1 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit discrete Lagrange–d'Alembert method.
        ///
        /// **Equation**: L_v(q_{i−1}, v_i) + h L_q(q_i, v_{i+1}) − L_v(q_i, v_{i+1}) = μ(q_i)ᵀ λ,  μ(q_i) v_{i+1} = 0,  v_i = (q_i − q_{i−1})/h;  q_1 = q_0 + h v_0
        ///
        /// **Source**: Cortés & Martínez (2001); Chang & Perlmutter (2018), eqs 78–85
        ///
        /// **Order**: 1
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `phi_dot_new`, `lambda1`, `lambda2`: 3 × 3 linear block; torn from it and assigned: x1_dot_new, x2_dot_new
        /// - `theta_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 4 | 14 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla1>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla1>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            m_r_squared: T,
            /// `m r`
            m_r: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `-(r h)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_i (4); velocity v_i = (q_i − q_{i−1})/h (4); velocity v_{i+1} of the coming step (4).
            type Carried = [T; 12];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_r = m * r;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let k4 = -(r * h);
                Scheme {
                    m_r_squared,
                    m_r,
                    k2,
                    k3,
                    k4,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
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
                let [x1, x2, theta, phi, _, _, theta_dot, phi_dot, x1_dot_ahead,
                x2_dot_ahead, theta_dot_ahead, phi_dot_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, k4 } = *setting.scheme();
                let theta_new_2 = theta + h * theta_dot_ahead;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let m_x1_dot_ahead = m * x1_dot_ahead;
                let m_r_cos_theta_new_2 = m_r * cos_theta_new_2;
                let m_x2_dot_ahead = m * x2_dot_ahead;
                let m_r_sin_theta_new_2 = m_r * sin_theta_new_2;
                let t1 = cos_theta_new_2 * k4;
                let t2 = sin_theta_new_2 * k4;
                let [phi_dot_new, _, _] = rt::solve_linear(
                        {
                            let (sin_theta, cos_theta) = rt::sin_cos(theta);
                            let t3 = r * (theta_dot * phi_dot);
                            let t4 = sin_theta * t3;
                            let t5 = cos_theta * t3;
                            let t6 = sin_theta * (cos_theta * k2);
                            [
                                phi_dot,
                                -((jphi + sin_theta * (sin_theta * m_r_squared)) * (k3 * t4)
                                    + t5 * t6),
                                t4 * t6
                                    + (jphi + cos_theta * (cos_theta * m_r_squared)) * (k3 * t5),
                            ]
                        },
                        move |[phi_dot_new, lambda1, lambda2]| (
                            [
                                jphi * (phi_dot_new - phi_dot_ahead)
                                    - h
                                        * (lambda1 * r_cos_theta_new_2
                                            + lambda2 * r_sin_theta_new_2),
                                phi_dot_new * m_r_cos_theta_new_2
                                    + (h * lambda1 - m_x1_dot_ahead),
                                phi_dot_new * m_r_sin_theta_new_2
                                    + (h * lambda2 - m_x2_dot_ahead),
                            ],
                            [
                                [jphi, t1, t2],
                                [m_r_cos_theta_new_2, h, rt::lit::<T>(0.0)],
                                [m_r_sin_theta_new_2, rt::lit::<T>(0.0), h],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "phi_dot_new, lambda1, lambda2",
                                tally,
                            )
                    })?;
                let x1_new_2 = x1 + h * x1_dot_ahead;
                let x2_new_2 = x2 + h * x2_dot_ahead;
                let phi_new_2 = phi + h * phi_dot_ahead;
                let x1_dot_ahead_new = phi_dot_new * r_cos_theta_new_2;
                let x2_dot_ahead_new = phi_dot_new * r_sin_theta_new_2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_ahead,
                    x2_dot_ahead,
                    theta_dot_ahead,
                    phi_dot_ahead,
                    x1_dot_ahead_new,
                    x2_dot_ahead_new,
                    theta_dot_ahead,
                    phi_dot_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _, _, _,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla1> for System<T> {
        type Scheme = dla1::Scheme<T>;
    }

    /// The method `dd`.
    pub mod dd {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete-derivative method with Gonzalez' gradient of the potential.
        ///
        /// **Equation**: q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0
        ///
        /// **Source**: Gonzalez (1999), Mechanical systems subject to holonomic constraints; Modin & Verdier (2020), A.3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_dot_mean`: explicit
        /// - `phi_dot_mean`, `lambda1`, `lambda2`: 3 × 3 linear block; torn from it and assigned: x1_dot_mean, x2_dot_mean
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 8 | 16 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DiscreteDerivative>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DiscreteDerivative>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            m_r_squared: T,
            /// `m r`
            m_r: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `h/2`
            half_h: T,
            /// `r h/2`
            k4: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_r = m * r;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = rt::lit::<T>(0.5) * (r * h);
                let minus_half_h = -half_h;
                Scheme {
                    m_r_squared,
                    m_r,
                    k2,
                    k3,
                    half_h,
                    k4,
                    minus_half_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, half_h, k4, minus_half_h } = *setting
                    .scheme();
                let t1 = theta + theta_dot * half_h;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = r * t3;
                let t5 = r * t2;
                let t6 = k4 * t3;
                let t7 = k4 * t2;
                let t8 = m_r * t3;
                let t9 = m_r * t2;
                let [phi_dot_mean, _, _] = rt::solve_linear(
                        {
                            let (sin_theta, cos_theta) = rt::sin_cos(theta);
                            let t10 = r * (theta_dot * phi_dot);
                            let t11 = sin_theta * t10;
                            let t12 = cos_theta * t10;
                            let t13 = sin_theta * (cos_theta * k2);
                            [
                                phi_dot,
                                -((jphi + sin_theta * (sin_theta * m_r_squared))
                                    * (k3 * t11) + t12 * t13),
                                t11 * t13
                                    + (jphi + cos_theta * (cos_theta * m_r_squared))
                                        * (k3 * t12),
                            ]
                        },
                        move |[phi_dot_mean, lambda1, lambda2]| {
                            let t14 = phi_dot_mean * t4;
                            let t15 = phi_dot_mean * t5;
                            (
                                [
                                    jphi * (phi_dot_mean - phi_dot)
                                        + half_h * (lambda1 * t4 + lambda2 * t5),
                                    m * (t14 - x1_dot) - half_h * lambda1,
                                    m * (t15 - x2_dot) - half_h * lambda2,
                                ],
                                [
                                    [jphi, t6, t7],
                                    [t8, minus_half_h, rt::lit::<T>(0.0)],
                                    [t9, rt::lit::<T>(0.0), minus_half_h],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "phi_dot_mean, lambda1, lambda2",
                                tally,
                            )
                    })?;
                let t14 = phi_dot_mean * t4;
                let x1_new_2 = x1 + h * t14;
                let t15 = phi_dot_mean * t5;
                let x2_new_2 = x2 + h * t15;
                let theta_new_2 = theta + theta_dot * h;
                let phi_new_2 = phi + h * phi_dot_mean;
                let x1_dot_new_2 = rt::lit::<T>(2.0) * t14 - x1_dot;
                let x2_dot_new_2 = rt::lit::<T>(2.0) * t15 - x2_dot;
                let phi_dot_new_2 = rt::lit::<T>(2.0) * phi_dot_mean - phi_dot;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new_2,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DiscreteDerivative>
    for System<T> {
        type Scheme = dd::Scheme<T>;
    }

    /// The method `rattle`.
    pub mod rattle {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Nonholonomic RATTLE, started from λ = 0.
        ///
        /// **Equation**: p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on
        ///
        /// **Source**: McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `lambda_new1`, `lambda_new2`: 2 × 2 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 7 | 3 | 0 | 0 | 0 |
        /// | each step | 16 | 24 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rattle>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rattle>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `(h/m)/2`
            half_h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
            /// `r² (h/Jphi)/2`
            k1: T,
            /// `r h/2`
            k2: T,
            /// `-(r² (h/Jphi)/2)`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); momenta p_k (4); multipliers λ_k (force −μᵀ λ) (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let h_over_jtheta = h / jtheta;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let half_h_over_m = rt::lit::<T>(0.5) * h_over_m;
                let h_over_jphi = h / jphi;
                let k1 = rt::lit::<T>(0.5) * (r * (r * h_over_jphi));
                let k2 = rt::lit::<T>(0.5) * (r * h);
                let k3 = -k1;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    h_over_jtheta,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    k1,
                    k2,
                    k3,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
                    rt::lit::<T>(0.0),
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, lambda1, lambda2] = motion
                    .carried;
                let r = setting.system().parameters.r;
                let Scheme {
                    inv_m,
                    inv_jphi,
                    h_over_jtheta,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    k1,
                    k2,
                    k3,
                    ..
                } = *setting.scheme();
                let t1 = p_x1 - half_h * lambda1;
                let theta_new_2 = theta + p_theta * h_over_jtheta;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = p_phi + k2 * (cos_theta * lambda1 + sin_theta * lambda2);
                let t3 = p_x2 - half_h * lambda2;
                let t4 = -(half_h_over_m + cos_theta_new_2 * (k1 * cos_theta_new_2));
                let t5 = sin_theta_new_2 * (cos_theta_new_2 * k3);
                let t6 = cos_theta_new_2 * (sin_theta_new_2 * k3);
                let t7 = -(half_h_over_m + sin_theta_new_2 * (k1 * sin_theta_new_2));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_phi_new = half_h
                                * (lambda_new1 * r_cos_theta_new_2
                                    + lambda_new2 * r_sin_theta_new_2) + t2;
                            let inv_jphi_p_phi_new = inv_jphi * p_phi_new;
                            let p_x2_new = t3 - half_h * lambda_new2;
                            (
                                [
                                    inv_m * p_x1_new - r_cos_theta_new_2 * inv_jphi_p_phi_new,
                                    inv_m * p_x2_new - r_sin_theta_new_2 * inv_jphi_p_phi_new,
                                ],
                                [[t4, t5], [t6, t7]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h_over_m * t1;
                let x2_new_2 = x2 + h_over_m * t3;
                let phi_new_2 = phi + h_over_jphi * t2;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t3 - half_h * lambda_new2;
                let p_phi_new = half_h
                    * (lambda_new1 * r_cos_theta_new_2 + lambda_new2 * r_sin_theta_new_2)
                    + t2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta,
                    p_phi_new,
                    lambda_new1,
                    lambda_new2,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _] = motion
                    .carried;
                let Scheme { inv_m, inv_jtheta, inv_jphi, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: inv_m * p_x1,
                    x2_dot: inv_m * p_x2,
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: inv_jphi * p_phi,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rattle> for System<T> {
        type Scheme = rattle::Scheme<T>;
    }

    /// The method `rattle:consistent`.
    pub mod rattle_consistent {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Nonholonomic RATTLE, started from the continuous multiplier.
        ///
        /// **Equation**: p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on
        ///
        /// **Source**: McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `lambda_new1`, `lambda_new2`: 2 × 2 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 7 | 3 | 0 | 0 | 0 |
        /// | each step | 16 | 24 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RattleConsistent>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RattleConsistent>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `(h/m)/2`
            half_h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
            /// `r² (h/Jphi)/2`
            k1: T,
            /// `r h/2`
            k2: T,
            /// `-(r² (h/Jphi)/2)`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); momenta p_k (4); multipliers λ_k (force −μᵀ λ) (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let h_over_jtheta = h / jtheta;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let half_h_over_m = rt::lit::<T>(0.5) * h_over_m;
                let h_over_jphi = h / jphi;
                let k1 = rt::lit::<T>(0.5) * (r * (r * h_over_jphi));
                let k2 = rt::lit::<T>(0.5) * (r * h);
                let k3 = -k1;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    h_over_jtheta,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    k1,
                    k2,
                    k3,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let t1 = jphi + m_r_squared;
                let t2 = m / t1;
                let t3 = r * (theta_dot * phi_dot);
                let t4 = sin_theta * t3;
                let t5 = cos_theta * t3;
                let t6 = sin_theta * (cos_theta * (r_squared * (m * m) / t1));
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
                    (jphi + sin_theta * (sin_theta * m_r_squared)) * (t2 * t4) + t5 * t6,
                    -(t4 * t6
                        + (jphi + cos_theta * (cos_theta * m_r_squared)) * (t2 * t5)),
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, lambda1, lambda2] = motion
                    .carried;
                let r = setting.system().parameters.r;
                let Scheme {
                    inv_m,
                    inv_jphi,
                    h_over_jtheta,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    k1,
                    k2,
                    k3,
                    ..
                } = *setting.scheme();
                let t1 = p_x1 - half_h * lambda1;
                let theta_new_2 = theta + p_theta * h_over_jtheta;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = p_phi + k2 * (cos_theta * lambda1 + sin_theta * lambda2);
                let t3 = p_x2 - half_h * lambda2;
                let t4 = -(half_h_over_m + cos_theta_new_2 * (k1 * cos_theta_new_2));
                let t5 = sin_theta_new_2 * (cos_theta_new_2 * k3);
                let t6 = cos_theta_new_2 * (sin_theta_new_2 * k3);
                let t7 = -(half_h_over_m + sin_theta_new_2 * (k1 * sin_theta_new_2));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_phi_new = half_h
                                * (lambda_new1 * r_cos_theta_new_2
                                    + lambda_new2 * r_sin_theta_new_2) + t2;
                            let inv_jphi_p_phi_new = inv_jphi * p_phi_new;
                            let p_x2_new = t3 - half_h * lambda_new2;
                            (
                                [
                                    inv_m * p_x1_new - r_cos_theta_new_2 * inv_jphi_p_phi_new,
                                    inv_m * p_x2_new - r_sin_theta_new_2 * inv_jphi_p_phi_new,
                                ],
                                [[t4, t5], [t6, t7]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h_over_m * t1;
                let x2_new_2 = x2 + h_over_m * t3;
                let phi_new_2 = phi + h_over_jphi * t2;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t3 - half_h * lambda_new2;
                let p_phi_new = half_h
                    * (lambda_new1 * r_cos_theta_new_2 + lambda_new2 * r_sin_theta_new_2)
                    + t2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta,
                    p_phi_new,
                    lambda_new1,
                    lambda_new2,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _] = motion
                    .carried;
                let Scheme { inv_m, inv_jtheta, inv_jphi, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: inv_m * p_x1,
                    x2_dot: inv_m * p_x2,
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: inv_jphi * p_phi,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RattleConsistent>
    for System<T> {
        type Scheme = rattle_consistent::Scheme<T>;
    }

    /// The method `spark2`.
    pub mod spark2 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// SPARK method of the Lobatto family, 2 stages.
        ///
        /// **Equation**: Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)
        ///
        /// **Source**: Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_dot_s2`: explicit
        /// - `theta_dot_s1`: explicit
        /// - `x1_dot_s1`, `x2_dot_s1`, `phi_dot_s1`, `x1_dot_s2`, `x2_dot_s2`, `phi_dot_s2`, `lambda_s1_1`, `lambda_s1_2`: 8 × 8 linear block
        /// - `lambda_s2_1`, `lambda_s2_2`, `phi_dot_new`: 3 × 3 linear block; torn from it and assigned: x1_dot_new, x2_dot_new
        /// - `theta_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 8 | 25 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r`
            m_r: T,
            /// `-(r/2)`
            k1: T,
            /// `h/2`
            half_h: T,
            /// `r h/2`
            k2: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let m_r = m * r;
                let k1 = -(rt::lit::<T>(0.5) * r);
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = rt::lit::<T>(0.5) * (r * h);
                let minus_half_h = -half_h;
                Scheme {
                    m_r,
                    k1,
                    half_h,
                    k2,
                    minus_half_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r, k1, half_h, k2, minus_half_h } = *setting.scheme();
                let jphi_phi_dot = jphi * phi_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let r_sin_theta = r * sin_theta;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let theta_new_2 = theta + theta_dot * h;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let t1 = cos_theta * k1;
                let t2 = cos_theta_new_2 * k1;
                let t3 = sin_theta * k1;
                let t4 = sin_theta_new_2 * k1;
                let t5 = cos_theta * k2;
                let t6 = sin_theta * k2;
                let [x1_dot_s1, x2_dot_s1, phi_dot_s1, x1_dot_s2, x2_dot_s2, phi_dot_s2,
                lambda_s1_1, lambda_s1_2] = rt::solve_linear(
                        [
                            x1_dot,
                            x2_dot,
                            phi_dot,
                            x1_dot,
                            x2_dot,
                            phi_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [x1_dot_s1,
                            x2_dot_s1,
                            phi_dot_s1,
                            x1_dot_s2,
                            x2_dot_s2,
                            phi_dot_s2,
                            lambda_s1_1,
                            lambda_s1_2,
                            ]|
                        {
                            let t7 = x1_dot_s1 + x1_dot_s2;
                            let t8 = x2_dot_s1 + x2_dot_s2;
                            let t9 = r_cos_theta * lambda_s1_1
                                + r_sin_theta * lambda_s1_2;
                            let t10 = jphi_phi_dot - half_h * t9;
                            let t11 = m_x1_dot + half_h * lambda_s1_1;
                            let t12 = m_x2_dot + half_h * lambda_s1_2;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (t7
                                            - (r_cos_theta * phi_dot_s1
                                                + phi_dot_s2 * r_cos_theta_new_2)),
                                    rt::lit::<T>(0.5)
                                        * (t8
                                            - (r_sin_theta * phi_dot_s1
                                                + phi_dot_s2 * r_sin_theta_new_2)),
                                    jphi * phi_dot_s1 - t10,
                                    m * x1_dot_s2 - t11,
                                    m * x2_dot_s2 - t12,
                                    jphi * phi_dot_s2 - t10,
                                    m * x1_dot_s1 - t11,
                                    m * x2_dot_s1 - t12,
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.5),
                                        rt::lit::<T>(0.0),
                                        t1,
                                        rt::lit::<T>(0.5),
                                        rt::lit::<T>(0.0),
                                        t2,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5),
                                        t3,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.5),
                                        t4,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        jphi,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t5,
                                        t6,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        minus_half_h,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        minus_half_h,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        jphi,
                                        t5,
                                        t6,
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        minus_half_h,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        minus_half_h,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_s1, x2_dot_s1, phi_dot_s1, x1_dot_s2, x2_dot_s2, phi_dot_s2, lambda_s1_1, lambda_s1_2",
                                tally,
                            )
                    })?;
                let t9 = r_cos_theta * lambda_s1_1 + r_sin_theta * lambda_s1_2;
                let m_r_cos_theta_new_2 = m_r * cos_theta_new_2;
                let m_r_sin_theta_new_2 = m_r * sin_theta_new_2;
                let t13 = cos_theta_new_2 * k2;
                let t14 = sin_theta_new_2 * k2;
                let [_, _, phi_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), phi_dot],
                        move |[lambda_s2_1, lambda_s2_2, phi_dot_new]| (
                            [
                                phi_dot_new * m_r_cos_theta_new_2 - m_x1_dot
                                    - half_h * (lambda_s1_1 + lambda_s2_1),
                                phi_dot_new * m_r_sin_theta_new_2 - m_x2_dot
                                    - half_h * (lambda_s1_2 + lambda_s2_2),
                                jphi * phi_dot_new - jphi_phi_dot
                                    + half_h
                                        * (lambda_s2_2 * r_sin_theta_new_2
                                            + (t9 + lambda_s2_1 * r_cos_theta_new_2)),
                            ],
                            [
                                [minus_half_h, rt::lit::<T>(0.0), m_r_cos_theta_new_2],
                                [rt::lit::<T>(0.0), minus_half_h, m_r_sin_theta_new_2],
                                [t13, t14, jphi],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s2_1, lambda_s2_2, phi_dot_new",
                                tally,
                            )
                    })?;
                let t7 = x1_dot_s1 + x1_dot_s2;
                let x1_new_2 = x1 + half_h * t7;
                let t8 = x2_dot_s1 + x2_dot_s2;
                let x2_new_2 = x2 + half_h * t8;
                let phi_new_2 = phi + half_h * (phi_dot_s1 + phi_dot_s2);
                let x1_dot_new_2 = phi_dot_new * r_cos_theta_new_2;
                let x2_dot_new_2 = phi_dot_new * r_sin_theta_new_2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark2> for System<T> {
        type Scheme = spark2::Scheme<T>;
    }

    /// The method `spark3`.
    pub mod spark3 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// SPARK method of the Lobatto family, 3 stages.
        ///
        /// **Equation**: Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)
        ///
        /// **Source**: Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_dot_s3`: explicit
        /// - `theta_dot_s2`: explicit
        /// - `theta_dot_s1`: explicit
        /// - `x1_dot_s1`, `x2_dot_s1`, `phi_dot_s1`, `x1_dot_s2`, `x2_dot_s2`, `phi_dot_s2`, `x1_dot_s3`, `x2_dot_s3`, `phi_dot_s3`, `lambda_s1_1`, `lambda_s1_2`, `lambda_s2_1`, `lambda_s2_2`: 13 × 13 linear block
        /// - `lambda_s3_1`, `lambda_s3_2`, `phi_dot_new`: 3 × 3 linear block; torn from it and assigned: x1_dot_new, x2_dot_new
        /// - `theta_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 6 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 4 | 8 | 0 | 0 | 0 | 0 |
        /// | each step | 13 | 53 | 0 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r`
            m_r: T,
            /// `-((5/24) r)`
            k1: T,
            /// `-(r/3)`
            k2: T,
            /// `r/24`
            k3: T,
            /// `-(r/6)`
            k4: T,
            /// `-((2/3) r)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
            /// `-(h/6)`
            k7: T,
            /// `-(h/3)`
            k8: T,
            /// `r h/6`
            k9: T,
            /// `r h/3`
            k10: T,
            /// `-((5/6) h)`
            k11: T,
            /// `(5/6) r h`
            k12: T,
            /// `-(r h/6)`
            k13: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let m_r = m * r;
                let k1 = -(rt::lit::<T>(0.20833333333333334) * r);
                let k2 = -(rt::lit::<T>(0.3333333333333333) * r);
                let k3 = rt::lit::<T>(0.041666666666666664) * r;
                let k4 = -(rt::lit::<T>(0.16666666666666666) * r);
                let k5 = -(rt::lit::<T>(0.6666666666666666) * r);
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                let k7 = -k6;
                let k8 = -(rt::lit::<T>(0.3333333333333333) * h);
                let r_h = r * h;
                let k9 = rt::lit::<T>(0.16666666666666666) * r_h;
                let k10 = rt::lit::<T>(0.3333333333333333) * r_h;
                let k11 = -(rt::lit::<T>(0.8333333333333334) * h);
                let k12 = rt::lit::<T>(0.8333333333333334) * r_h;
                let k13 = -k9;
                Scheme {
                    m_r,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    m_r,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                } = *setting.scheme();
                let jphi_phi_dot = jphi * phi_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let r_sin_theta = r * sin_theta;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let t1 = theta + theta_dot * half_h;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = r * t3;
                let t5 = r * t2;
                let theta_new_2 = theta + theta_dot * h;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let t6 = cos_theta * k1;
                let t7 = t3 * k2;
                let t8 = cos_theta_new_2 * k3;
                let t9 = sin_theta * k4;
                let t10 = t2 * k5;
                let t11 = sin_theta_new_2 * k4;
                let t12 = sin_theta * k1;
                let t13 = t2 * k2;
                let t14 = sin_theta_new_2 * k3;
                let t15 = cos_theta * k4;
                let t16 = t3 * k5;
                let t17 = cos_theta_new_2 * k4;
                let t18 = cos_theta * k9;
                let t19 = sin_theta * k9;
                let t20 = t3 * k10;
                let t21 = t2 * k10;
                let t22 = t3 * k12;
                let t23 = t2 * k12;
                let t24 = t3 * k13;
                let t25 = t2 * k13;
                let [x1_dot_s1, x2_dot_s1, phi_dot_s1, x1_dot_s2, x2_dot_s2, phi_dot_s2,
                x1_dot_s3, x2_dot_s3, phi_dot_s3, lambda_s1_1, lambda_s1_2, lambda_s2_1,
                lambda_s2_2] = rt::solve_linear(
                        [
                            x1_dot,
                            x2_dot,
                            phi_dot,
                            x1_dot,
                            x2_dot,
                            phi_dot,
                            x1_dot,
                            x2_dot,
                            phi_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [x1_dot_s1,
                            x2_dot_s1,
                            phi_dot_s1,
                            x1_dot_s2,
                            x2_dot_s2,
                            phi_dot_s2,
                            x1_dot_s3,
                            x2_dot_s3,
                            phi_dot_s3,
                            lambda_s1_1,
                            lambda_s1_2,
                            lambda_s2_1,
                            lambda_s2_2,
                            ]|
                        {
                            let t26 = x1_dot_s1 - r_cos_theta * phi_dot_s1;
                            let t27 = x1_dot_s2 - phi_dot_s2 * t4;
                            let t28 = x1_dot_s3 - r_cos_theta_new_2 * phi_dot_s3;
                            let t29 = x2_dot_s1 - r_sin_theta * phi_dot_s1;
                            let t30 = x2_dot_s3 - r_sin_theta_new_2 * phi_dot_s3;
                            let t31 = x2_dot_s2 - phi_dot_s2 * t5;
                            let t32 = rt::lit::<T>(0.16666666666666666) * lambda_s1_2;
                            let t33 = r_cos_theta * lambda_s1_1
                                + r_sin_theta * lambda_s1_2;
                            let t34 = rt::lit::<T>(0.16666666666666666) * t33;
                            let t35 = lambda_s2_1 * t4 + lambda_s2_2 * t5;
                            let t36 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                            (
                                [
                                    rt::lit::<T>(0.20833333333333334) * t26
                                        + rt::lit::<T>(0.3333333333333333) * t27
                                        - rt::lit::<T>(0.041666666666666664) * t28,
                                    rt::lit::<T>(0.16666666666666666) * (t29 + t30)
                                        + rt::lit::<T>(0.6666666666666666) * t31,
                                    rt::lit::<T>(0.20833333333333334) * t29
                                        + rt::lit::<T>(0.3333333333333333) * t31
                                        - rt::lit::<T>(0.041666666666666664) * t30,
                                    rt::lit::<T>(0.16666666666666666) * (t26 + t28)
                                        + rt::lit::<T>(0.6666666666666666) * t27,
                                    m * x2_dot_s2 - m_x2_dot
                                        - h
                                            * (t32 + rt::lit::<T>(0.3333333333333333) * lambda_s2_2),
                                    h * (t34 + rt::lit::<T>(0.3333333333333333) * t35)
                                        + (jphi * phi_dot_s2 - jphi_phi_dot),
                                    m * x1_dot_s3 - m_x1_dot
                                        - h
                                            * (t36 + rt::lit::<T>(0.8333333333333334) * lambda_s2_1),
                                    m * x2_dot_s3 - m_x2_dot
                                        - h
                                            * (t32 + rt::lit::<T>(0.8333333333333334) * lambda_s2_2),
                                    h * (t34 + rt::lit::<T>(0.8333333333333334) * t35)
                                        + (jphi * phi_dot_s3 - jphi_phi_dot),
                                    m * x1_dot_s2 - m_x1_dot
                                        - h
                                            * (t36 + rt::lit::<T>(0.3333333333333333) * lambda_s2_1),
                                    jphi * phi_dot_s1 - jphi_phi_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t35 - t34),
                                    m * x1_dot_s1 - m_x1_dot
                                        - h
                                            * (t36 - rt::lit::<T>(0.16666666666666666) * lambda_s2_1),
                                    m * x2_dot_s1 - m_x2_dot
                                        - h
                                            * (t32 - rt::lit::<T>(0.16666666666666666) * lambda_s2_2),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.20833333333333334),
                                        rt::lit::<T>(0.0),
                                        t6,
                                        rt::lit::<T>(0.3333333333333333),
                                        rt::lit::<T>(0.0),
                                        t7,
                                        rt::lit::<T>(-0.041666666666666664),
                                        rt::lit::<T>(0.0),
                                        t8,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.16666666666666666),
                                        t9,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.6666666666666666),
                                        t10,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.16666666666666666),
                                        t11,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.20833333333333334),
                                        t12,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.3333333333333333),
                                        t13,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.041666666666666664),
                                        t14,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.16666666666666666),
                                        rt::lit::<T>(0.0),
                                        t15,
                                        rt::lit::<T>(0.6666666666666666),
                                        rt::lit::<T>(0.0),
                                        t16,
                                        rt::lit::<T>(0.16666666666666666),
                                        rt::lit::<T>(0.0),
                                        t17,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k8,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        jphi,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t18,
                                        t19,
                                        t20,
                                        t21,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k11,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k11,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        jphi,
                                        t18,
                                        t19,
                                        t22,
                                        t23,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k8,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        jphi,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t18,
                                        t19,
                                        t24,
                                        t25,
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k6,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k6,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_s1, x2_dot_s1, phi_dot_s1, x1_dot_s2, x2_dot_s2, phi_dot_s2, x1_dot_s3, x2_dot_s3, phi_dot_s3, lambda_s1_1, lambda_s1_2, lambda_s2_1, lambda_s2_2",
                                tally,
                            )
                    })?;
                let t33 = r_cos_theta * lambda_s1_1 + r_sin_theta * lambda_s1_2;
                let m_r_cos_theta_new_2 = m_r * cos_theta_new_2;
                let m_r_sin_theta_new_2 = m_r * sin_theta_new_2;
                let t37 = rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t38 = rt::lit::<T>(0.6666666666666666) * lambda_s2_2;
                let t35 = lambda_s2_1 * t4 + lambda_s2_2 * t5;
                let t39 = rt::lit::<T>(0.6666666666666666) * t35;
                let t40 = cos_theta_new_2 * k9;
                let t41 = sin_theta_new_2 * k9;
                let [_, _, phi_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), phi_dot],
                        move |[lambda_s3_1, lambda_s3_2, phi_dot_new]| {
                            let t42 = jphi * phi_dot_new - jphi_phi_dot
                                + h
                                    * (t39
                                        + rt::lit::<T>(0.16666666666666666)
                                            * (r_sin_theta_new_2 * lambda_s3_2
                                                + (t33 + r_cos_theta_new_2 * lambda_s3_1)));
                            (
                                [
                                    phi_dot_new * m_r_cos_theta_new_2 - m_x1_dot
                                        - h
                                            * (t37
                                                + rt::lit::<T>(0.16666666666666666)
                                                    * (lambda_s1_1 + lambda_s3_1)),
                                    phi_dot_new * m_r_sin_theta_new_2 - m_x2_dot
                                        - h
                                            * (t38
                                                + rt::lit::<T>(0.16666666666666666)
                                                    * (lambda_s1_2 + lambda_s3_2)),
                                    t42,
                                ],
                                [
                                    [k7, rt::lit::<T>(0.0), m_r_cos_theta_new_2],
                                    [rt::lit::<T>(0.0), k7, m_r_sin_theta_new_2],
                                    [t40, t41, jphi],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s3_1, lambda_s3_2, phi_dot_new",
                                tally,
                            )
                    })?;
                let x1_new_2 = x1
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x1_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (x1_dot_s1 + x1_dot_s3));
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x2_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (x2_dot_s1 + x2_dot_s3));
                let phi_new_2 = phi
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * phi_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (phi_dot_s1 + phi_dot_s3));
                let x1_dot_new_2 = phi_dot_new * r_cos_theta_new_2;
                let x2_dot_new_2 = phi_dot_new * r_sin_theta_new_2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark3> for System<T> {
        type Scheme = spark3::Scheme<T>;
    }

    /// The method `taylor`.
    pub mod taylor {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on D*.
        ///
        /// **Equation**: ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e⁻² e^(−0.7/(p−1)),  ρ = min_j (max(‖c₀‖, 1)/‖c_j‖)^(1/j),  j = p − 1, p
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of a polynomial, relative to the largest number of the state where that is more than 1; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | each order of a series | 0 | 5 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = (rt::Expansion<T, 6>,);
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
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                Scheme { inv_jtheta, k2, k3 }
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1_new, x2_new, theta_new, phi_new, rho1_new, rho2_new] = arrival
                    .point;
                let carried = [x1_new, x2_new, theta_new, phi_new, rho1_new, rho2_new];
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3 } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
        }

        impl<T: Scalar> rt::Flow<6, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 6], T) {
                let [taylor_tolerance] = *setting.options();
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                ([x1, x2, theta, phi, rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 6>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [_,
                _,
                theta_new,
                _,
                rho1_new,
                rho2_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let Scheme { inv_jtheta, k2, k3 } = *setting.scheme();
                let (sin_theta_new, cos_theta_new) = series.sin_cos([0, 1], theta_new);
                let t1 = k3 * rho1_new;
                let term1 = series.product(2, cos_theta_new, t1);
                let term2 = series.product(3, sin_theta_new, t1);
                let term3 = series.constant(rt::lit::<T>(0.0));
                [term1, term2, inv_jtheta * rho2_new, k2 * rho1_new, term3, term3]
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Taylor> for System<T> {
        type Scheme = taylor::Scheme<T>;
    }

    /// The method `taylor:qv`.
    pub mod taylor_qv {
        use super::{State, System};
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
        /// - `tolerance`: error of a polynomial, relative to the largest number of the state where that is more than 1; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 4 | 0 | 0 | 0 |
        /// | each order of a series | 5 | 22 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `m r²`
            m_r_squared: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `-(1/m)`
            minus_inv_m: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
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
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let minus_inv_m = -inv_m;
                Scheme {
                    inv_m,
                    inv_jphi,
                    m_r_squared,
                    k2,
                    k3,
                    minus_inv_m,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
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
                let [x1_new, x2_new, theta_new, phi_new, x1_dot_new, x2_dot_new,
                theta_dot_new, phi_dot_new] = arrival.point;
                let carried = [
                    x1_new,
                    x2_new,
                    theta_new,
                    phi_new,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                    phi_dot_new,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }

        impl<T: Scalar> rt::Flow<8, 2> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 8], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                (
                    [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot],
                    taylor_qv_tolerance,
                )
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 8>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 2>,
                [_,
                _,
                theta_new,
                _,
                x1_dot_new,
                x2_dot_new,
                theta_dot_new,
                phi_dot_new,
                ]: [T; 8],
            ) -> [T; 8] {
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { inv_m, inv_jphi, m_r_squared, k2, k3, minus_inv_m } = *setting
                    .scheme();
                let (sin_theta_new, cos_theta_new) = series.sin_cos([0, 1], theta_new);
                let r_cos_theta_new = r * cos_theta_new;
                let r_sin_theta_new = r * sin_theta_new;
                let t1 = series.product(2, theta_dot_new, phi_dot_new);
                let t2 = series.product(3, r_sin_theta_new, t1);
                let t3 = series.product(4, r_cos_theta_new, t1);
                let t4 = series.product(5, sin_theta_new, k2 * cos_theta_new);
                let term1 = series
                    .product(6, sin_theta_new, m_r_squared * sin_theta_new);
                let term2 = series.constant(jphi);
                let term3 = series.product(7, term2 + term1, k3 * t2);
                let term4 = series.product(8, t3, t4);
                let t5 = term3 + term4;
                let term5 = series
                    .product(9, cos_theta_new, m_r_squared * cos_theta_new);
                let term6 = series.product(10, t2, t4);
                let term7 = series.product(11, term2 + term5, k3 * t3);
                let t6 = term6 + term7;
                let term8 = series.product(12, t5, r_cos_theta_new);
                let term9 = series.product(13, t6, r_sin_theta_new);
                [
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                    phi_dot_new,
                    minus_inv_m * t5,
                    inv_m * t6,
                    series.constant(rt::lit::<T>(0.0)),
                    inv_jphi * (term8 - term9),
                ]
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::TaylorQv> for System<T> {
        type Scheme = taylor_qv::Scheme<T>;
    }

    /// The method `euler`.
    pub mod euler {
        use super::{State, System};
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 4 | 5 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `h/(Jphi + m r²)`
            k4: T,
            /// `h (r/(Jphi + m r²))`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let h_over_jtheta = h / jtheta;
                let k4 = h / k1;
                let k5 = h * k3;
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    h_over_jtheta,
                    k4,
                    k5,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { h_over_jtheta, k4, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k5;
                let x1_new_2 = x1 + cos_theta * t1;
                let x2_new_2 = x2 + sin_theta * t1;
                let theta_new_2 = theta + rho2 * h_over_jtheta;
                let phi_new_2 = phi + rho1 * k4;
                let carried = [x1_new_2, x2_new_2, theta_new_2, phi_new_2, rho1, rho2];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Euler> for System<T> {
        type Scheme = euler::Scheme<T>;
    }

    /// The method `rk2`.
    pub mod rk2 {
        use super::{State, System};
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 6 | 5 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `h/(Jphi + m r²)`
            k4: T,
            /// `h (r/(Jphi + m r²))/2`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let h_over_jtheta = h / jtheta;
                let k4 = h / k1;
                let k5 = rt::lit::<T>(0.5) * (h * k3);
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    h_over_jtheta,
                    k4,
                    k5,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { h_over_jtheta, k4, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_new_2 = theta + rho2 * h_over_jtheta;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let t1 = rho1 * k5;
                let x1_new_2 = x1 + (cos_theta + cos_theta_new_2) * t1;
                let x2_new_2 = x2 + (sin_theta + sin_theta_new_2) * t1;
                let phi_new_2 = phi + rho1 * k4;
                let carried = [x1_new_2, x2_new_2, theta_new_2, phi_new_2, rho1, rho2];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2> for System<T> {
        type Scheme = rk2::Scheme<T>;
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
        /// | once, from parameters | 1 | 3 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 9 | 10 | 0 | 0 | 3 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `r/(Jphi + m r²)`
            k3: T,
            /// `4 (r/(Jphi + m r²))`
            k4: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `h/(Jphi + m r²)`
            k5: T,
            /// `h/6`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r / k1;
                let k4 = rt::lit::<T>(4.0) * k3;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let k5 = h / k1;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    k5,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    jphi * phi_dot + m * r * (x1_dot * cos_theta + x2_dot * sin_theta),
                    jtheta * theta_dot,
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { k3, k4, h_over_jtheta, half_h_over_jtheta, k5, k6, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_new_2 = theta + rho2 * h_over_jtheta;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let t1 = theta + rho2 * half_h_over_jtheta;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = rho1 * k6;
                let x1_new_2 = x1 + (k3 * (cos_theta + cos_theta_new_2) + t3 * k4) * t4;
                let x2_new_2 = x2 + t4 * (k3 * (sin_theta + sin_theta_new_2) + t2 * k4);
                let phi_new_2 = phi + rho1 * k5;
                let carried = [x1_new_2, x2_new_2, theta_new_2, phi_new_2, rho1, rho2];
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rho1 * k3;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_jtheta * rho2,
                    phi_dot: k2 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
    }

    /// The method `euler:qv`.
    pub mod euler_qv {
        use super::{State, System};
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 0 | 2 | 0 | 0 | 0 |
        /// | each step | 12 | 26 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            m_r_squared: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `h/m`
            h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let h_over_m = h / m;
                let h_over_jphi = h / jphi;
                Scheme {
                    m_r_squared,
                    k2,
                    k3,
                    h_over_m,
                    h_over_jphi,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, k2, k3, h_over_m, h_over_jphi } = *setting
                    .scheme();
                let x1_new_2 = x1 + x1_dot * h;
                let x2_new_2 = x2 + x2_dot * h;
                let theta_new_2 = theta + theta_dot * h;
                let phi_new_2 = phi + phi_dot * h;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_sin_theta = r * sin_theta;
                let theta_dot_phi_dot = theta_dot * phi_dot;
                let t1 = r_sin_theta * theta_dot_phi_dot;
                let r_cos_theta = r * cos_theta;
                let t2 = r_cos_theta * theta_dot_phi_dot;
                let t3 = sin_theta * (cos_theta * k2);
                let t4 = (jphi + sin_theta * (sin_theta * m_r_squared)) * (t1 * k3)
                    + t2 * t3;
                let x1_dot_new_2 = x1_dot - h_over_m * t4;
                let t5 = t1 * t3
                    + (jphi + cos_theta * (cos_theta * m_r_squared)) * (t2 * k3);
                let x2_dot_new_2 = x2_dot + h_over_m * t5;
                let phi_dot_new_2 = phi_dot
                    + h_over_jphi * (r_cos_theta * t4 - r_sin_theta * t5);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new_2,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::EulerQv> for System<T> {
        type Scheme = euler_qv::Scheme<T>;
    }

    /// The method `rk2:qv`.
    pub mod rk2_qv {
        use super::{State, System};
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 24 | 50 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²`
            m_r_squared: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `(h/m)/2`
            half_h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
            /// `(h/Jphi)/2`
            half_h_over_jphi: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let half_h_over_m = rt::lit::<T>(0.5) * h_over_m;
                let h_over_jphi = h / jphi;
                let half_h_over_jphi = rt::lit::<T>(0.5) * h_over_jphi;
                Scheme {
                    m_r_squared,
                    k2,
                    k3,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    half_h_over_jphi,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    m_r_squared,
                    k2,
                    k3,
                    half_h,
                    h_over_m,
                    half_h_over_m,
                    h_over_jphi,
                    half_h_over_jphi,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_sin_theta = r * sin_theta;
                let theta_dot_phi_dot = theta_dot * phi_dot;
                let t1 = r_sin_theta * theta_dot_phi_dot;
                let r_cos_theta = r * cos_theta;
                let t2 = r_cos_theta * theta_dot_phi_dot;
                let t3 = sin_theta * (cos_theta * k2);
                let t4 = (jphi + sin_theta * (sin_theta * m_r_squared)) * (t1 * k3)
                    + t2 * t3;
                let x1_new_2 = x1
                    + half_h * (rt::lit::<T>(2.0) * x1_dot - h_over_m * t4);
                let t5 = t1 * t3
                    + (jphi + cos_theta * (cos_theta * m_r_squared)) * (t2 * k3);
                let x2_new_2 = x2
                    + half_h * (h_over_m * t5 + rt::lit::<T>(2.0) * x2_dot);
                let theta_new_2 = theta + theta_dot * h;
                let t6 = r_cos_theta * t4 - r_sin_theta * t5;
                let t7 = phi_dot + h_over_jphi * t6;
                let phi_new_2 = phi + half_h * (phi_dot + t7);
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let t8 = theta_dot * t7;
                let t9 = r_sin_theta_new_2 * t8;
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let t10 = r_cos_theta_new_2 * t8;
                let t11 = sin_theta_new_2 * (cos_theta_new_2 * k2);
                let t12 = t9
                    * (k3 * (jphi + sin_theta_new_2 * (m_r_squared * sin_theta_new_2)))
                    + t10 * t11;
                let x1_dot_new_2 = x1_dot - half_h_over_m * (t4 + t12);
                let t13 = t9 * t11
                    + t10
                        * (k3
                            * (jphi
                                + cos_theta_new_2 * (m_r_squared * cos_theta_new_2)));
                let x2_dot_new_2 = x2_dot + half_h_over_m * (t5 + t13);
                let phi_dot_new_2 = phi_dot
                    + half_h_over_jphi
                        * (t6 + (r_cos_theta_new_2 * t12 - r_sin_theta_new_2 * t13));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new_2,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2Qv> for System<T> {
        type Scheme = rk2_qv::Scheme<T>;
    }

    /// The method `rk4:qv`.
    pub mod rk4_qv {
        use super::{State, System};
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 47 | 101 | 0 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `m r²`
            m_r_squared: T,
            /// `r² m²/(Jphi + m r²)`
            k2: T,
            /// `m/(Jphi + m r²)`
            k3: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
            /// `h/6`
            k4: T,
            /// `(h/Jphi)/2`
            half_h_over_jphi: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k1 = jphi + m_r_squared;
                let k2 = r_squared * (m * m) / k1;
                let k3 = m / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let h_over_jphi = h / jphi;
                let k4 = rt::lit::<T>(0.16666666666666666) * h;
                let half_h_over_jphi = rt::lit::<T>(0.5) * h_over_jphi;
                Scheme {
                    inv_m,
                    inv_jphi,
                    m_r_squared,
                    k2,
                    k3,
                    half_h,
                    h_over_m,
                    h_over_jphi,
                    k4,
                    half_h_over_jphi,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_m,
                    inv_jphi,
                    m_r_squared,
                    k2,
                    k3,
                    half_h,
                    h_over_m,
                    h_over_jphi,
                    k4,
                    half_h_over_jphi,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_sin_theta = r * sin_theta;
                let theta_dot_phi_dot = theta_dot * phi_dot;
                let t1 = r_sin_theta * theta_dot_phi_dot;
                let r_cos_theta = r * cos_theta;
                let t2 = r_cos_theta * theta_dot_phi_dot;
                let t3 = sin_theta * (cos_theta * k2);
                let t4 = (jphi + sin_theta * (sin_theta * m_r_squared)) * (t1 * k3)
                    + t2 * t3;
                let t5 = inv_m * t4;
                let t6 = theta + theta_dot * half_h;
                let (t7, t8) = rt::sin_cos(t6);
                let t9 = r * t7;
                let t10 = t1 * t3
                    + (jphi + cos_theta * (cos_theta * m_r_squared)) * (t2 * k3);
                let t11 = r_cos_theta * t4 - r_sin_theta * t10;
                let t12 = phi_dot + half_h_over_jphi * t11;
                let t13 = theta_dot * t12;
                let t14 = t9 * t13;
                let t15 = k3 * (jphi + t7 * (m_r_squared * t7));
                let t16 = r * t8;
                let t17 = t16 * t13;
                let t18 = t7 * (k2 * t8);
                let t19 = t14 * t15 + t17 * t18;
                let t20 = inv_m * t19;
                let t21 = k3 * (jphi + t8 * (m_r_squared * t8));
                let t22 = t14 * t18 + t17 * t21;
                let t23 = t16 * t19 - t9 * t22;
                let t24 = phi_dot + half_h_over_jphi * t23;
                let t25 = theta_dot * t24;
                let t26 = t9 * t25;
                let t27 = t16 * t25;
                let t28 = t15 * t26 + t18 * t27;
                let x1_new_2 = x1
                    + k4
                        * (rt::lit::<T>(2.0)
                            * (rt::lit::<T>(3.0) * x1_dot - half_h * (t5 + t20))
                            - h_over_m * t28);
                let t29 = t18 * t26 + t21 * t27;
                let t30 = inv_m * t10;
                let t31 = inv_m * t22;
                let x2_new_2 = x2
                    + k4
                        * (h_over_m * t29
                            + rt::lit::<T>(2.0)
                                * (rt::lit::<T>(3.0) * x2_dot + half_h * (t30 + t31)));
                let theta_new_2 = theta + theta_dot * h;
                let t32 = t16 * t28 - t9 * t29;
                let t33 = phi_dot + h_over_jphi * t32;
                let phi_new_2 = phi
                    + k4 * (t33 + (phi_dot + rt::lit::<T>(2.0) * (t12 + t24)));
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let r_sin_theta_new_2 = r * sin_theta_new_2;
                let t34 = theta_dot * t33;
                let t35 = r_sin_theta_new_2 * t34;
                let t36 = sin_theta_new_2 * (cos_theta_new_2 * k2);
                let r_cos_theta_new_2 = r * cos_theta_new_2;
                let t37 = r_cos_theta_new_2 * t34;
                let t38 = k3 * (jphi + sin_theta_new_2 * (m_r_squared * sin_theta_new_2))
                    * t35 + t36 * t37;
                let x1_dot_new_2 = x1_dot
                    - k4
                        * (inv_m * t38 + (t5 + rt::lit::<T>(2.0) * (t20 + inv_m * t28)));
                let t39 = t36 * t35
                    + k3 * (jphi + cos_theta_new_2 * (m_r_squared * cos_theta_new_2))
                        * t37;
                let x2_dot_new_2 = x2_dot
                    + k4
                        * (inv_m * t39
                            + (t30 + rt::lit::<T>(2.0) * (t31 + inv_m * t29)));
                let t40 = inv_jphi * (r_cos_theta_new_2 * t38 - r_sin_theta_new_2 * t39)
                    + (inv_jphi * t11
                        + rt::lit::<T>(2.0) * (inv_jphi * t23 + inv_jphi * t32));
                let phi_dot_new_2 = phi_dot + k4 * t40;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new_2,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4Qv> for System<T> {
        type Scheme = rk4_qv::Scheme<T>;
    }

    /// The method `feedback-euler`.
    pub mod feedback_euler {
        use super::{State, System};
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
        /// - `thetadot`: gain of the first integral `thetadot`, at least 0, 1 if not given
        /// - `phidot`: gain of the first integral `phidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 5 | 0 | 0 | 0 |
        /// | each step | 57 | 102 | 4 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `r²`
            r_squared: T,
            /// `m r²`
            m_r_squared: T,
            /// `m Jphi`
            m_jphi: T,
            /// `1/(m Jphi)`
            inv_m_jphi: T,
            /// `r/Jphi`
            r_over_jphi: T,
            /// `m r² (r²/Jphi)`
            k1: T,
            /// `m Jphi (r²/Jphi)`
            k2: T,
            /// `1/(m²)`
            k3: T,
            /// `r (r/(Jphi²))`
            k4: T,
            /// `m r (r²/Jphi)`
            k5: T,
            /// `1/(Jtheta²)`
            inv_jtheta_squared: T,
            /// `feedback-euler_J/m`
            k6: T,
            /// `feedback-euler_thetadot/Jtheta`
            k7: T,
            /// `feedback-euler_phidot/Jphi`
            k8: T,
            /// `h feedback-euler_J`
            h_feedback_euler_j: T,
            /// `m Jphi h feedback-euler_J`
            k9: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
            /// `h feedback-euler_thetadot/(Jtheta²)`
            stability4_new: T,
            /// `h feedback-euler_phidot/(Jphi²)`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5).
            type Carried = [T; 16];
            type Memory = (rt::StabilityMonitor<T, 5>,);
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
                        name: "thetadot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "phidot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_thetadot,
                feedback_euler_phidot] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_jphi = m * jphi;
                let inv_m_jphi = rt::lit::<T>(1.0) / m_jphi;
                let r_over_jphi = r / jphi;
                let r_squared_over_jphi = r_squared / jphi;
                let k1 = m_r_squared * r_squared_over_jphi;
                let k2 = m_jphi * r_squared_over_jphi;
                let k3 = rt::lit::<T>(1.0) / (m * m);
                let jphi_squared = jphi * jphi;
                let k4 = r * (r / jphi_squared);
                let k5 = m * r * r_squared_over_jphi;
                let jtheta_squared = jtheta * jtheta;
                let inv_jtheta_squared = rt::lit::<T>(1.0) / jtheta_squared;
                let k6 = feedback_euler_j / m;
                let k7 = feedback_euler_thetadot / jtheta;
                let k8 = feedback_euler_phidot / jphi;
                let h_feedback_euler_j = h * feedback_euler_j;
                let k9 = m_jphi * h_feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let stability4_new = h * feedback_euler_thetadot / jtheta_squared;
                let stability5_new = h * feedback_euler_phidot / jphi_squared;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    k6,
                    k7,
                    k8,
                    h_feedback_euler_j,
                    k9,
                    h_feedback_euler_h,
                    stability4_new,
                    stability5_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let Scheme {
                    inv_m,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    ..
                } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let jtheta_theta_dot = jtheta * theta_dot;
                let jphi_phi_dot = jphi * phi_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                    - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k1));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = x1_dot - phi_dot * (r * cos_theta);
                let t6 = cos_theta_sin_theta * k2;
                let t7 = x2_dot - phi_dot * (r * sin_theta) - t2 * (t5 * t6);
                let t8 = t5 * m_jphi * t2 - t6 * t7 / (t1 * t3);
                let t9 = m_x1_dot * (x1_dot - inv_m * t8)
                    + (theta_dot * jtheta_theta_dot
                        + m_x2_dot * (x2_dot - t4 * (inv_m * t7)));
                let t10 = rt::lit::<T>(0.5)
                    * (jphi_phi_dot
                        * (phi_dot
                            + r_over_jphi * (t4 * (sin_theta * t7) + cos_theta * t8))
                        + t9);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m_x1_dot,
                    m_x2_dot,
                    jtheta_theta_dot,
                    jphi_phi_dot,
                    t10,
                    theta_dot,
                    phi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, level_h,
                level_thetadot, level_phidot, _, _, _, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, _, _] = *setting.options();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    k6,
                    k7,
                    k8,
                    h_feedback_euler_j,
                    k9,
                    h_feedback_euler_h,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let inv_m_p_x1 = inv_m * p_x1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
                let t2 = rt::lit::<T>(1.0) / t1;
                let r_cos_theta = r * cos_theta;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
                let t4 = t2 * (m_jphi * t3);
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t5 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                    - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k1));
                let t6 = rt::lit::<T>(1.0) / (t1 * t5);
                let t7 = cos_theta_sin_theta * k2;
                let inv_m_p_x2 = inv_m * p_x2;
                let r_sin_theta = r * sin_theta;
                let t8 = t2 * t7;
                let t9 = inv_m_p_x2 - r_sin_theta * inv_jphi_p_phi - t3 * t8;
                let t10 = t4 - t6 * (t7 * t9);
                let t11 = inv_m_p_x1 - inv_m * t10;
                let x1_new_2 = x1 + h * t11;
                let t12 = rt::lit::<T>(1.0) / t5;
                let t13 = t12 * (inv_m * t9);
                let t14 = inv_m_p_x2 - t13;
                let x2_new_2 = x2 + h * t14;
                let inv_jtheta_p_theta = inv_jtheta * p_theta;
                let t15 = sin_theta * r_over_jphi;
                let t16 = cos_theta * r_over_jphi;
                let t17 = t12 * (t15 * t9) + t16 * t10;
                let t18 = inv_jphi_p_phi + t17;
                let t19 = r_sin_theta * t18;
                let t20 = t10 * t19;
                let t21 = t12 * t9;
                let t22 = r_cos_theta * t18;
                let t23 = t21 * t22;
                let t24 = t20 - t23;
                let t25 = t23 - t20;
                let t26 = rt::lit::<T>(0.5)
                    * (p_phi * t18
                        + (p_x1 * t11 + (p_theta * inv_jtheta_p_theta + p_x2 * t14)))
                    - level_h;
                let t27 = feedback_euler_h * t26;
                let theta_new_2 = theta
                    + h * (inv_jtheta_p_theta - feedback_euler_j * t24 - t25 * t27);
                let phi_new_2 = phi + h * t18;
                let t28 = r_sin_theta * inv_jtheta_p_theta;
                let t29 = t28 * t15;
                let t30 = t8 * (t28 * t16);
                let t31 = (t29 - t30) * t21;
                let t32 = t31 - inv_jtheta_p_theta * t19;
                let t33 = t8 * (t31 - t32)
                    + (t4 * (t30 - t29) + inv_jtheta_p_theta * t22);
                let t34 = m_jphi * t2 * t32 - t7 * t6 * t33;
                let p_x1_new = p_x1 + h * (t34 - (t10 * k6 + t11 * t27));
                let t35 = t12 * t33;
                let p_x2_new = p_x2 + h * (t35 - (feedback_euler_j * t13 + t14 * t27));
                let p_theta_new = p_theta
                    + h
                        * (t24 - (inv_jtheta_p_theta - level_thetadot) * k7
                            - inv_jtheta_p_theta * t27);
                let t36 = r_cos_theta * t34
                    + (r_sin_theta * t35
                        + (t18 * t27
                            + ((inv_jphi_p_phi - level_phidot) * k8
                                - feedback_euler_j * t17)));
                let p_phi_new = p_phi - h * t36;
                let stability1_new = (t19 * t19 + (k3 + cos_theta * (cos_theta * k4)))
                    * (t2 * k9);
                let t37 = t22 + t8 * t19;
                let t38 = t2 * (cos_theta_sin_theta * (cos_theta * k5)) - t15;
                let t39 = r_squared * cos_theta_sin_theta;
                let stability2_new = (t37 * t37
                    + (t38 * t38 + (k3 + t39 * t39 / (t1 * t1))))
                    * (h_feedback_euler_j * t12);
                let t40 = t25 * t25
                    + (t18 * t18
                        + (t11 * t11
                            + (t14 * t14 + p_theta * (p_theta * inv_jtheta_squared))));
                let stability3_new = h_feedback_euler_h * t40;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    p_phi_new,
                    level_h,
                    level_thetadot,
                    level_phidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    stability5_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[11]),
                            ("J", setting.options()[0], carried[12]),
                            ("H", setting.options()[1], carried[13]),
                            ("thetadot", setting.options()[2], carried[14]),
                            ("phidot", setting.options()[3], carried[15]),
                        ],
                    )
                    .map_err(|term| setting.unstable(1, term, tally))?;
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[11],
                    carried[12],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _, _, _, _, _, _,
                _] = motion.carried;
                let Scheme { inv_m, inv_jtheta, inv_jphi, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: inv_m * p_x1,
                    x2_dot: inv_m * p_x2,
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: inv_jphi * p_phi,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackEuler> for System<T> {
        type Scheme = feedback_euler::Scheme<T>;
    }

    /// The method `feedback-rk2`.
    pub mod feedback_rk2 {
        use super::{State, System};
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
        /// - `thetadot`: gain of the first integral `thetadot`, at least 0, 1 if not given
        /// - `phidot`: gain of the first integral `phidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 5 | 0 | 0 | 0 |
        /// | each step | 108 | 178 | 7 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `r²`
            r_squared: T,
            /// `m r²`
            m_r_squared: T,
            /// `m Jphi`
            m_jphi: T,
            /// `1/(m Jphi)`
            inv_m_jphi: T,
            /// `r/Jphi`
            r_over_jphi: T,
            /// `m r² (r²/Jphi)`
            k1: T,
            /// `m Jphi (r²/Jphi)`
            k2: T,
            /// `1/(m²)`
            k3: T,
            /// `r (r/(Jphi²))`
            k4: T,
            /// `m r (r²/Jphi)`
            k5: T,
            /// `1/(Jtheta²)`
            inv_jtheta_squared: T,
            /// `h/2`
            half_h: T,
            /// `feedback-rk2_phidot/Jphi`
            k6: T,
            /// `feedback-rk2_J/m`
            k7: T,
            /// `feedback-rk2_thetadot/Jtheta`
            k8: T,
            /// `h feedback-rk2_J`
            h_feedback_rk2_j: T,
            /// `m Jphi h feedback-rk2_J`
            k9: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `h feedback-rk2_thetadot/(Jtheta²)`
            stability4_new: T,
            /// `h feedback-rk2_phidot/(Jphi²)`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5).
            type Carried = [T; 16];
            type Memory = (rt::StabilityMonitor<T, 5>,);
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
                        name: "thetadot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "phidot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_thetadot,
                feedback_rk2_phidot] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_jphi = m * jphi;
                let inv_m_jphi = rt::lit::<T>(1.0) / m_jphi;
                let r_over_jphi = r / jphi;
                let r_squared_over_jphi = r_squared / jphi;
                let k1 = m_r_squared * r_squared_over_jphi;
                let k2 = m_jphi * r_squared_over_jphi;
                let k3 = rt::lit::<T>(1.0) / (m * m);
                let jphi_squared = jphi * jphi;
                let k4 = r * (r / jphi_squared);
                let k5 = m * r * r_squared_over_jphi;
                let jtheta_squared = jtheta * jtheta;
                let inv_jtheta_squared = rt::lit::<T>(1.0) / jtheta_squared;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = feedback_rk2_phidot / jphi;
                let k7 = feedback_rk2_j / m;
                let k8 = feedback_rk2_thetadot / jtheta;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let k9 = m_jphi * h_feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let stability4_new = h * feedback_rk2_thetadot / jtheta_squared;
                let stability5_new = h * feedback_rk2_phidot / jphi_squared;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    half_h,
                    k6,
                    k7,
                    k8,
                    h_feedback_rk2_j,
                    k9,
                    h_feedback_rk2_h,
                    stability4_new,
                    stability5_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let Scheme {
                    inv_m,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    ..
                } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let jtheta_theta_dot = jtheta * theta_dot;
                let jphi_phi_dot = jphi * phi_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                    - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k1));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = x1_dot - phi_dot * (r * cos_theta);
                let t6 = cos_theta_sin_theta * k2;
                let t7 = x2_dot - phi_dot * (r * sin_theta) - t2 * (t5 * t6);
                let t8 = t5 * m_jphi * t2 - t6 * t7 / (t1 * t3);
                let t9 = m_x1_dot * (x1_dot - inv_m * t8)
                    + (theta_dot * jtheta_theta_dot
                        + m_x2_dot * (x2_dot - t4 * (inv_m * t7)));
                let t10 = rt::lit::<T>(0.5)
                    * (jphi_phi_dot
                        * (phi_dot
                            + r_over_jphi * (t4 * (sin_theta * t7) + cos_theta * t8))
                        + t9);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m_x1_dot,
                    m_x2_dot,
                    jtheta_theta_dot,
                    jphi_phi_dot,
                    t10,
                    theta_dot,
                    phi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, level_h,
                level_thetadot, level_phidot, _, _, _, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, _, _] = *setting.options();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    half_h,
                    k6,
                    k7,
                    k8,
                    h_feedback_rk2_j,
                    k9,
                    h_feedback_rk2_h,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let inv_m_p_x1 = inv_m * p_x1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
                let t2 = rt::lit::<T>(1.0) / t1;
                let r_cos_theta = r * cos_theta;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
                let t4 = t2 * (m_jphi * t3);
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t5 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                    - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k1));
                let t6 = rt::lit::<T>(1.0) / (t1 * t5);
                let t7 = cos_theta_sin_theta * k2;
                let inv_m_p_x2 = inv_m * p_x2;
                let r_sin_theta = r * sin_theta;
                let t8 = t2 * t7;
                let t9 = inv_m_p_x2 - r_sin_theta * inv_jphi_p_phi - t3 * t8;
                let t10 = t4 - t6 * (t7 * t9);
                let t11 = inv_m_p_x1 - inv_m * t10;
                let inv_jtheta_p_theta = inv_jtheta * p_theta;
                let t12 = r_sin_theta * inv_jtheta_p_theta;
                let t13 = sin_theta * r_over_jphi;
                let t14 = t12 * t13;
                let t15 = cos_theta * r_over_jphi;
                let t16 = t8 * (t12 * t15);
                let t17 = rt::lit::<T>(1.0) / t5;
                let t18 = t17 * t9;
                let t19 = (t14 - t16) * t18;
                let t20 = t17 * (t13 * t9) + t15 * t10;
                let t21 = inv_jphi_p_phi + t20;
                let t22 = r_sin_theta * t21;
                let t23 = t19 - inv_jtheta_p_theta * t22;
                let t24 = r_cos_theta * t21;
                let t25 = t8 * (t19 - t23)
                    + (t4 * (t16 - t14) + inv_jtheta_p_theta * t24);
                let t26 = m_jphi * t2 * t23 - t7 * t6 * t25;
                let t27 = t17 * (inv_m * t9);
                let t28 = inv_m_p_x2 - t27;
                let t29 = rt::lit::<T>(0.5)
                    * (p_phi * t21
                        + (p_x1 * t11 + (p_theta * inv_jtheta_p_theta + p_x2 * t28)))
                    - level_h;
                let t30 = feedback_rk2_h * t29;
                let t31 = t26 - (t10 * k7 + t11 * t30);
                let t32 = p_x1 + h * t31;
                let t33 = inv_m * t32;
                let t34 = t10 * t22;
                let t35 = t18 * t24;
                let t36 = t34 - t35;
                let t37 = t35 - t34;
                let t38 = inv_jtheta_p_theta - feedback_rk2_j * t36 - t37 * t30;
                let t39 = theta + h * t38;
                let (t40, t41) = rt::sin_cos(t39);
                let t42 = jphi + t41 * (m_r_squared * t41);
                let t43 = rt::lit::<T>(1.0) / t42;
                let t44 = r * t41;
                let t45 = t17 * t25;
                let t46 = r_cos_theta * t26
                    + (r_sin_theta * t45
                        + (t21 * t30
                            + ((inv_jphi_p_phi - level_phidot) * k6
                                - feedback_rk2_j * t20)));
                let t47 = p_phi - h * t46;
                let t48 = inv_jphi * t47;
                let t49 = t33 - t44 * t48;
                let t50 = t43 * (m_jphi * t49);
                let t51 = t41 * t40;
                let t52 = inv_m_jphi * (jphi + t40 * (m_r_squared * t40))
                    - t43 * (t51 * (k1 * t51));
                let t53 = rt::lit::<T>(1.0) / (t42 * t52);
                let t54 = k2 * t51;
                let t55 = t45 - (feedback_rk2_j * t27 + t28 * t30);
                let t56 = p_x2 + h * t55;
                let t57 = inv_m * t56;
                let t58 = r * t40;
                let t59 = t54 * t43;
                let t60 = t57 - t58 * t48 - t59 * t49;
                let t61 = t50 - t53 * (t54 * t60);
                let t62 = t33 - inv_m * t61;
                let x1_new_2 = x1 + half_h * (t11 + t62);
                let t63 = rt::lit::<T>(1.0) / t52;
                let t64 = t63 * (inv_m * t60);
                let t65 = t57 - t64;
                let x2_new_2 = x2 + half_h * (t28 + t65);
                let t66 = t36 - (inv_jtheta_p_theta - level_thetadot) * k8
                    - inv_jtheta_p_theta * t30;
                let t67 = p_theta + h * t66;
                let t68 = inv_jtheta * t67;
                let t69 = r_over_jphi * t41;
                let t70 = r_over_jphi * t40;
                let t71 = t61 * t69 + t63 * (t60 * t70);
                let t72 = t48 + t71;
                let t73 = t58 * t72;
                let t74 = t61 * t73;
                let t75 = t60 * t63;
                let t76 = t44 * t72;
                let t77 = t75 * t76;
                let t78 = t74 - t77;
                let t79 = rt::lit::<T>(0.5)
                    * (t47 * t72 + (t32 * t62 + (t67 * t68 + t56 * t65))) - level_h;
                let t80 = feedback_rk2_h * t79;
                let theta_new_2 = theta
                    + half_h * (t38 + t68 - feedback_rk2_j * t78 - t80 * (t77 - t74));
                let phi_new_2 = phi + half_h * (t21 + t72);
                let t81 = t58 * t68;
                let t82 = t70 * t81;
                let t83 = t59 * (t69 * t81);
                let t84 = t75 * (t82 - t83);
                let t85 = t84 - t68 * t73;
                let t86 = t59 * (t84 - t85) + (t68 * t76 + t50 * (t83 - t82));
                let t87 = t85 * (m_jphi * t43) - t86 * (t54 * t53);
                let p_x1_new = p_x1 + half_h * (t87 + (t31 - k7 * t61 - t62 * t80));
                let t88 = t63 * t86;
                let p_x2_new = p_x2
                    + half_h * (t88 + (t55 - feedback_rk2_j * t64 - t65 * t80));
                let p_theta_new = p_theta
                    + half_h * (t78 + (t66 - k8 * (t68 - level_thetadot)) - t68 * t80);
                let t89 = t58 * t88
                    + (t72 * t80
                        + (t46 + k6 * (t48 - level_phidot) - feedback_rk2_j * t71));
                let p_phi_new = p_phi - half_h * (t44 * t87 + t89);
                let stability1_new = (t22 * t22 + (k3 + cos_theta * (cos_theta * k4)))
                    * (t2 * k9);
                let t90 = t24 + t8 * t22;
                let t91 = t2 * (cos_theta_sin_theta * (cos_theta * k5)) - t13;
                let t92 = r_squared * cos_theta_sin_theta;
                let stability2_new = (t90 * t90
                    + (t91 * t91 + (k3 + t92 * t92 / (t1 * t1))))
                    * (h_feedback_rk2_j * t17);
                let t93 = t37 * t37
                    + (t21 * t21
                        + (t11 * t11
                            + (t28 * t28 + p_theta * (p_theta * inv_jtheta_squared))));
                let stability3_new = h_feedback_rk2_h * t93;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    p_phi_new,
                    level_h,
                    level_thetadot,
                    level_phidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    stability5_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[11]),
                            ("J", setting.options()[0], carried[12]),
                            ("H", setting.options()[1], carried[13]),
                            ("thetadot", setting.options()[2], carried[14]),
                            ("phidot", setting.options()[3], carried[15]),
                        ],
                    )
                    .map_err(|term| setting.unstable(2, term, tally))?;
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[11],
                    carried[12],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _, _, _, _, _, _,
                _] = motion.carried;
                let Scheme { inv_m, inv_jtheta, inv_jphi, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: inv_m * p_x1,
                    x2_dot: inv_m * p_x2,
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: inv_jphi * p_phi,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk2> for System<T> {
        type Scheme = feedback_rk2::Scheme<T>;
    }

    /// The method `feedback-rk4`.
    pub mod feedback_rk4 {
        use super::{State, System};
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
        /// - `thetadot`: gain of the first integral `thetadot`, at least 0, 1 if not given
        /// - `phidot`: gain of the first integral `phidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 5 | 0 | 0 | 0 |
        /// | each step | 210 | 338 | 13 | 0 | 4 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/Jphi`
            inv_jphi: T,
            /// `r²`
            r_squared: T,
            /// `m r²`
            m_r_squared: T,
            /// `m Jphi`
            m_jphi: T,
            /// `1/(m Jphi)`
            inv_m_jphi: T,
            /// `r/Jphi`
            r_over_jphi: T,
            /// `m r² (r²/Jphi)`
            k1: T,
            /// `m Jphi (r²/Jphi)`
            k2: T,
            /// `1/(m²)`
            k3: T,
            /// `r (r/(Jphi²))`
            k4: T,
            /// `m r (r²/Jphi)`
            k5: T,
            /// `1/(Jtheta²)`
            inv_jtheta_squared: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
            /// `feedback-rk4_thetadot/Jtheta`
            k7: T,
            /// `feedback-rk4_phidot/Jphi`
            k8: T,
            /// `feedback-rk4_J/m`
            k9: T,
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `m Jphi h feedback-rk4_J`
            k10: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `h feedback-rk4_thetadot/(Jtheta²)`
            stability4_new: T,
            /// `h feedback-rk4_phidot/(Jphi²)`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5).
            type Carried = [T; 16];
            type Memory = (rt::StabilityMonitor<T, 5>,);
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
                        name: "thetadot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "phidot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_thetadot,
                feedback_rk4_phidot] = *options;
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let m_jphi = m * jphi;
                let inv_m_jphi = rt::lit::<T>(1.0) / m_jphi;
                let r_over_jphi = r / jphi;
                let r_squared_over_jphi = r_squared / jphi;
                let k1 = m_r_squared * r_squared_over_jphi;
                let k2 = m_jphi * r_squared_over_jphi;
                let k3 = rt::lit::<T>(1.0) / (m * m);
                let jphi_squared = jphi * jphi;
                let k4 = r * (r / jphi_squared);
                let k5 = m * r * r_squared_over_jphi;
                let jtheta_squared = jtheta * jtheta;
                let inv_jtheta_squared = rt::lit::<T>(1.0) / jtheta_squared;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                let k7 = feedback_rk4_thetadot / jtheta;
                let k8 = feedback_rk4_phidot / jphi;
                let k9 = feedback_rk4_j / m;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let k10 = m_jphi * h_feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let stability4_new = h * feedback_rk4_thetadot / jtheta_squared;
                let stability5_new = h * feedback_rk4_phidot / jphi_squared;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    h_feedback_rk4_j,
                    k10,
                    h_feedback_rk4_h,
                    stability4_new,
                    stability5_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let Scheme {
                    inv_m,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    ..
                } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let jtheta_theta_dot = jtheta * theta_dot;
                let jphi_phi_dot = jphi * phi_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t3 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                    - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k1));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = x1_dot - phi_dot * (r * cos_theta);
                let t6 = cos_theta_sin_theta * k2;
                let t7 = x2_dot - phi_dot * (r * sin_theta) - t2 * (t5 * t6);
                let t8 = t5 * m_jphi * t2 - t6 * t7 / (t1 * t3);
                let t9 = m_x1_dot * (x1_dot - inv_m * t8)
                    + (theta_dot * jtheta_theta_dot
                        + m_x2_dot * (x2_dot - t4 * (inv_m * t7)));
                let t10 = rt::lit::<T>(0.5)
                    * (jphi_phi_dot
                        * (phi_dot
                            + r_over_jphi * (t4 * (sin_theta * t7) + cos_theta * t8))
                        + t9);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m_x1_dot,
                    m_x2_dot,
                    jtheta_theta_dot,
                    jphi_phi_dot,
                    t10,
                    theta_dot,
                    phi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, level_h,
                level_thetadot, level_phidot, _, _, _, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, _, _] = *setting.options();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    h_feedback_rk4_j,
                    k10,
                    h_feedback_rk4_h,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let inv_jtheta_p_theta = inv_jtheta * p_theta;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi + cos_theta * (cos_theta * m_r_squared);
                let t2 = rt::lit::<T>(1.0) / t1;
                let inv_m_p_x1 = inv_m * p_x1;
                let r_cos_theta = r * cos_theta;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
                let t4 = t2 * (m_jphi * t3);
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t5 = (jphi + sin_theta * (sin_theta * m_r_squared)) * inv_m_jphi
                    - t2 * (cos_theta_sin_theta * (cos_theta_sin_theta * k1));
                let t6 = rt::lit::<T>(1.0) / (t1 * t5);
                let t7 = cos_theta_sin_theta * k2;
                let inv_m_p_x2 = inv_m * p_x2;
                let r_sin_theta = r * sin_theta;
                let t8 = t2 * t7;
                let t9 = inv_m_p_x2 - r_sin_theta * inv_jphi_p_phi - t3 * t8;
                let t10 = t4 - t6 * (t7 * t9);
                let t11 = rt::lit::<T>(1.0) / t5;
                let t12 = sin_theta * r_over_jphi;
                let t13 = cos_theta * r_over_jphi;
                let t14 = t11 * (t12 * t9) + t13 * t10;
                let t15 = inv_jphi_p_phi + t14;
                let t16 = r_sin_theta * t15;
                let t17 = t10 * t16;
                let t18 = t11 * t9;
                let t19 = r_cos_theta * t15;
                let t20 = t18 * t19;
                let t21 = t17 - t20;
                let t22 = t20 - t17;
                let t23 = inv_m_p_x1 - inv_m * t10;
                let t24 = t11 * (inv_m * t9);
                let t25 = inv_m_p_x2 - t24;
                let t26 = rt::lit::<T>(0.5)
                    * (p_phi * t15
                        + (p_x1 * t23 + (p_theta * inv_jtheta_p_theta + p_x2 * t25)))
                    - level_h;
                let t27 = feedback_rk4_h * t26;
                let t28 = inv_jtheta_p_theta - feedback_rk4_j * t21 - t22 * t27;
                let t29 = theta + half_h * t28;
                let (t30, t31) = rt::sin_cos(t29);
                let t32 = jphi + t31 * (m_r_squared * t31);
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = t31 * t30;
                let t35 = inv_m_jphi * (jphi + t30 * (m_r_squared * t30))
                    - t33 * (t34 * (k1 * t34));
                let t36 = rt::lit::<T>(1.0) / t35;
                let t37 = k2 * t34;
                let t38 = t37 * t33;
                let t39 = r_sin_theta * inv_jtheta_p_theta;
                let t40 = t39 * t12;
                let t41 = t8 * (t39 * t13);
                let t42 = (t40 - t41) * t18;
                let t43 = t42 - inv_jtheta_p_theta * t16;
                let t44 = t8 * (t42 - t43)
                    + (t4 * (t41 - t40) + inv_jtheta_p_theta * t19);
                let t45 = t11 * t44;
                let t46 = t45 - (feedback_rk4_j * t24 + t25 * t27);
                let t47 = p_x2 + half_h * t46;
                let t48 = inv_m * t47;
                let t49 = r * t30;
                let t50 = m_jphi * t2 * t43 - t7 * t6 * t44;
                let t51 = r_cos_theta * t50
                    + (r_sin_theta * t45
                        + (t15 * t27
                            + ((inv_jphi_p_phi - level_phidot) * k8
                                - feedback_rk4_j * t14)));
                let t52 = p_phi - half_h * t51;
                let t53 = inv_jphi * t52;
                let t54 = t50 - (t10 * k9 + t23 * t27);
                let t55 = p_x1 + half_h * t54;
                let t56 = inv_m * t55;
                let t57 = r * t31;
                let t58 = t56 - t57 * t53;
                let t59 = t48 - t49 * t53 - t38 * t58;
                let t60 = t59 * t36;
                let t61 = r_over_jphi * t30;
                let t62 = t21 - (inv_jtheta_p_theta - level_thetadot) * k7
                    - inv_jtheta_p_theta * t27;
                let t63 = p_theta + half_h * t62;
                let t64 = inv_jtheta * t63;
                let t65 = t49 * t64;
                let t66 = t61 * t65;
                let t67 = r_over_jphi * t31;
                let t68 = t38 * (t67 * t65);
                let t69 = t60 * (t66 - t68);
                let t70 = t33 * (m_jphi * t58);
                let t71 = rt::lit::<T>(1.0) / (t32 * t35);
                let t72 = t70 - t71 * (t37 * t59);
                let t73 = t72 * t67 + t36 * (t59 * t61);
                let t74 = t53 + t73;
                let t75 = t49 * t74;
                let t76 = t69 - t64 * t75;
                let t77 = t57 * t74;
                let t78 = t38 * (t69 - t76) + (t64 * t77 + t70 * (t68 - t66));
                let t79 = t36 * t78;
                let t80 = t36 * (inv_m * t59);
                let t81 = t48 - t80;
                let t82 = t56 - inv_m * t72;
                let t83 = rt::lit::<T>(0.5)
                    * (t52 * t74 + (t55 * t82 + (t63 * t64 + t47 * t81))) - level_h;
                let t84 = feedback_rk4_h * t83;
                let t85 = t79 - (feedback_rk4_j * t80 + t81 * t84);
                let t86 = p_x2 + half_h * t85;
                let t87 = inv_m * t86;
                let t88 = t72 * t75;
                let t89 = t60 * t77;
                let t90 = t88 - t89;
                let t91 = t64 - feedback_rk4_j * t90 - t84 * (t89 - t88);
                let t92 = theta + half_h * t91;
                let (t93, t94) = rt::sin_cos(t92);
                let t95 = r * t93;
                let t96 = t76 * (m_jphi * t33) - t78 * (t37 * t71);
                let t97 = t57 * t96
                    + (t49 * t79
                        + (t74 * t84
                            + (k8 * (t53 - level_phidot) - feedback_rk4_j * t73)));
                let t98 = p_phi - half_h * t97;
                let t99 = inv_jphi * t98;
                let t100 = t94 * t93;
                let t101 = k2 * t100;
                let t102 = jphi + t94 * (m_r_squared * t94);
                let t103 = rt::lit::<T>(1.0) / t102;
                let t104 = t101 * t103;
                let t105 = t96 - (k9 * t72 + t82 * t84);
                let t106 = p_x1 + half_h * t105;
                let t107 = inv_m * t106;
                let t108 = r * t94;
                let t109 = t107 - t108 * t99;
                let t110 = t87 - t95 * t99 - t104 * t109;
                let t111 = inv_m_jphi * (jphi + t93 * (m_r_squared * t93))
                    - t103 * (t100 * (k1 * t100));
                let t112 = rt::lit::<T>(1.0) / t111;
                let t113 = t110 * t112;
                let t114 = r_over_jphi * t93;
                let t115 = t90 - k7 * (t64 - level_thetadot) - t64 * t84;
                let t116 = p_theta + half_h * t115;
                let t117 = inv_jtheta * t116;
                let t118 = t95 * t117;
                let t119 = t114 * t118;
                let t120 = r_over_jphi * t94;
                let t121 = t104 * (t120 * t118);
                let t122 = t113 * (t119 - t121);
                let t123 = t103 * (m_jphi * t109);
                let t124 = rt::lit::<T>(1.0) / (t102 * t111);
                let t125 = t123 - t124 * (t101 * t110);
                let t126 = t125 * t120 + t112 * (t110 * t114);
                let t127 = t99 + t126;
                let t128 = t95 * t127;
                let t129 = t122 - t117 * t128;
                let t130 = t108 * t127;
                let t131 = t104 * (t122 - t129) + (t117 * t130 + t123 * (t121 - t119));
                let t132 = t129 * (m_jphi * t103) - t131 * (t101 * t124);
                let t133 = t107 - inv_m * t125;
                let t134 = t112 * (inv_m * t110);
                let t135 = t87 - t134;
                let t136 = rt::lit::<T>(0.5)
                    * (t98 * t127 + (t106 * t133 + (t116 * t117 + t86 * t135)))
                    - level_h;
                let t137 = feedback_rk4_h * t136;
                let t138 = t132 - (k9 * t125 + t133 * t137);
                let t139 = p_x1 + h * t138;
                let t140 = inv_m * t139;
                let t141 = t125 * t128;
                let t142 = t113 * t130;
                let t143 = t141 - t142;
                let t144 = t117 - feedback_rk4_j * t143 - t137 * (t142 - t141);
                let t145 = theta + h * t144;
                let (t146, t147) = rt::sin_cos(t145);
                let t148 = jphi + t147 * (m_r_squared * t147);
                let t149 = rt::lit::<T>(1.0) / t148;
                let t150 = r * t147;
                let t151 = t112 * t131;
                let t152 = t108 * t132
                    + (t95 * t151
                        + (t127 * t137
                            + (k8 * (t99 - level_phidot) - feedback_rk4_j * t126)));
                let t153 = p_phi - h * t152;
                let t154 = inv_jphi * t153;
                let t155 = t140 - t150 * t154;
                let t156 = t149 * (m_jphi * t155);
                let t157 = t147 * t146;
                let t158 = inv_m_jphi * (jphi + t146 * (m_r_squared * t146))
                    - t149 * (t157 * (k1 * t157));
                let t159 = rt::lit::<T>(1.0) / (t148 * t158);
                let t160 = k2 * t157;
                let t161 = t151 - (feedback_rk4_j * t134 + t135 * t137);
                let t162 = p_x2 + h * t161;
                let t163 = inv_m * t162;
                let t164 = r * t146;
                let t165 = t160 * t149;
                let t166 = t163 - t164 * t154 - t165 * t155;
                let t167 = t156 - t159 * (t160 * t166);
                let t168 = t140 - inv_m * t167;
                let x1_new_2 = x1
                    + k6 * (t168 + (t23 + rt::lit::<T>(2.0) * (t82 + t133)));
                let t169 = rt::lit::<T>(1.0) / t158;
                let t170 = t169 * (inv_m * t166);
                let t171 = t163 - t170;
                let x2_new_2 = x2
                    + k6 * (t171 + (t25 + rt::lit::<T>(2.0) * (t81 + t135)));
                let t172 = t143 - k7 * (t117 - level_thetadot) - t117 * t137;
                let t173 = p_theta + h * t172;
                let t174 = inv_jtheta * t173;
                let t175 = r_over_jphi * t147;
                let t176 = r_over_jphi * t146;
                let t177 = t167 * t175 + t169 * (t166 * t176);
                let t178 = t154 + t177;
                let t179 = t164 * t178;
                let t180 = t167 * t179;
                let t181 = t166 * t169;
                let t182 = t150 * t178;
                let t183 = t181 * t182;
                let t184 = t180 - t183;
                let t185 = rt::lit::<T>(0.5)
                    * (t153 * t178 + (t139 * t168 + (t173 * t174 + t162 * t171)))
                    - level_h;
                let t186 = feedback_rk4_h * t185;
                let t187 = t174 + (t28 + rt::lit::<T>(2.0) * (t91 + t144))
                    - feedback_rk4_j * t184 - t186 * (t183 - t180);
                let theta_new_2 = theta + k6 * t187;
                let phi_new_2 = phi
                    + k6 * (t178 + (t15 + rt::lit::<T>(2.0) * (t74 + t127)));
                let t188 = t164 * t174;
                let t189 = t176 * t188;
                let t190 = t165 * (t175 * t188);
                let t191 = t181 * (t189 - t190);
                let t192 = t191 - t174 * t179;
                let t193 = t165 * (t191 - t192) + (t174 * t182 + t156 * (t190 - t189));
                let t194 = t192 * (m_jphi * t149) - t193 * (t160 * t159);
                let t195 = k6
                    * (t194
                        + (t54 + rt::lit::<T>(2.0) * (t105 + t138) - k9 * t167
                            - t168 * t186));
                let p_x1_new = p_x1 + t195;
                let t196 = t169 * t193;
                let t197 = k6
                    * (t196
                        + (t46 + rt::lit::<T>(2.0) * (t85 + t161) - feedback_rk4_j * t170
                            - t171 * t186));
                let p_x2_new = p_x2 + t197;
                let t198 = t184
                    + (t62 + rt::lit::<T>(2.0) * (t115 + t172)
                        - k7 * (t174 - level_thetadot)) - t174 * t186;
                let p_theta_new = p_theta + k6 * t198;
                let t199 = t178 * t186
                    + (k8 * (t154 - level_phidot)
                        + (t51 + rt::lit::<T>(2.0) * (t97 + t152))
                        - feedback_rk4_j * t177);
                let p_phi_new = p_phi - k6 * (t150 * t194 + (t164 * t196 + t199));
                let stability1_new = (t16 * t16 + (k3 + cos_theta * (cos_theta * k4)))
                    * (t2 * k10);
                let t200 = t19 + t8 * t16;
                let t201 = t2 * (cos_theta_sin_theta * (cos_theta * k5)) - t12;
                let t202 = r_squared * cos_theta_sin_theta;
                let stability2_new = (t200 * t200
                    + (t201 * t201 + (k3 + t202 * t202 / (t1 * t1))))
                    * (h_feedback_rk4_j * t11);
                let t203 = t22 * t22
                    + (t15 * t15
                        + (t23 * t23
                            + (t25 * t25 + p_theta * (p_theta * inv_jtheta_squared))));
                let stability3_new = h_feedback_rk4_h * t203;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    p_phi_new,
                    level_h,
                    level_thetadot,
                    level_phidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    stability5_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[11]),
                            ("J", setting.options()[0], carried[12]),
                            ("H", setting.options()[1], carried[13]),
                            ("thetadot", setting.options()[2], carried[14]),
                            ("phidot", setting.options()[3], carried[15]),
                        ],
                    )
                    .map_err(|term| setting.unstable(4, term, tally))?;
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[11],
                    carried[12],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _, _, _, _, _, _,
                _] = motion.carried;
                let Scheme { inv_m, inv_jtheta, inv_jphi, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: inv_m * p_x1,
                    x2_dot: inv_m * p_x2,
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: inv_jphi * p_phi,
                }
            }
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
            rt::copy(
                &[
                    self.parameters.m,
                    self.parameters.r,
                    self.parameters.Jtheta,
                    self.parameters.Jphi,
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
            let mut info = ModelInfo::new("rolling_disk");
            info.text = Some(
                "A disk that stands upright on the plane, and rolls without slipping while it turns about its vertical axis.",
            );
            info.source = Some(
                "E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 2, equation (2)",
            );
            info.coordinates = &[
                Quantity::new("x1", Some("m"), Some("contact point")),
                Quantity::new("x2", Some("m"), Some("contact point")),
                Quantity::new("theta", Some("rad"), Some("heading")),
                Quantity::new("phi", Some("rad"), Some("angle of rolling")),
            ];
            info.velocities = &[
                Quantity::new("x1_dot", Some("m/s"), None),
                Quantity::new("x2_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("phi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &[
                "x1_dot + -r*cos(theta)*phi_dot",
                "x2_dot + -r*sin(theta)*phi_dot",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.3),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("r", Some("m"), Some("radius")),
                    Some(0.7),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Jtheta",
                        Some("kg m^2"),
                        Some("moment of inertia about the vertical axis"),
                    ),
                    Some(0.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "Jphi",
                        Some("kg m^2"),
                        Some("moment of inertia about the axis of rolling"),
                    ),
                    Some(0.9),
                    true,
                ),
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("thetadot", None, None),
                Quantity::new("phidot", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.3, -0.2, 0.5, 0.1],
                    w: &[0.675738572655587, 0.3691576647252363, 0.6, 1.1],
                    parameters: &[],
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
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezF>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezR>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezRFd>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Leapfrog>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Dla>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Dla01>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::DlaMidpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Dla1>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::DiscreteDerivative>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rattle>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::RattleConsistent>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Spark2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Spark3>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Taylor>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::TaylorQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Euler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::EulerQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackEuler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("inverse_mass", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("potential", &[("q", 4)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 4)], &[4]),
                FunctionInfo::new("lagrangian", &[("q", 4), ("w", 4)], &[]),
                FunctionInfo::new("energy", &[("q", 4), ("w", 4)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 4)], &[4, 4, 4]),
                FunctionInfo::new("christoffel", &[("q", 4)], &[4, 4, 4]),
                FunctionInfo::new("constraint_matrix", &[("q", 4)], &[2, 4]),
                FunctionInfo::new("constraint", &[("q", 4), ("w", 4)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("projector_d", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("frame", &[("q", 4)], &[4, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 4)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 4)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 4)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 4), ("rho", 2)], &[6, 6]),
                FunctionInfo::new("hamiltonian", &[("q", 4), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 4), ("rho", 2)], &[6]),
                FunctionInfo::new("vector_field", &[("q", 4), ("rho", 2)], &[6]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 4), ("rho", 2)],
                    &[6, 6],
                ),
                FunctionInfo::new("momenta", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 4), ("p", 4)], &[4]),
                FunctionInfo::new("to_momenta", &[("q", 4), ("w", 4)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 4), ("rho", 2)], &[4]),
                FunctionInfo::new("multipliers", &[("q", 4), ("w", 4)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("configuration_velocity", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("invariants", &[("q", 4), ("w", 4)], &[3]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 4), ("p", 4)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 4), ("p", 4)], &[8]),
                FunctionInfo::new("constraint_momenta", &[("q", 4), ("p", 4)], &[2]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 4), ("p", 4)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 4), ("p", 4)], &[2]),
                FunctionInfo::new("extended_vector_field", &[("q", 4), ("p", 4)], &[8]),
                FunctionInfo::new("feedback_levels", &[("q", 4), ("p", 4)], &[3]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 4), ("p", 4), ("gains", 4), ("levels", 3)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 4), ("p", 4), ("gains", 4), ("levels", 3)],
                    &[8],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 4), ("p", 4), ("gains", 4), ("levels", 3)],
                    &[8],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, r, Jtheta, Jphi] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, r, Jtheta, Jphi })
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
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
            if rt::same_name(name, "gonzalez-f") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezF>());
            }
            if rt::same_name(name, "gonzalez-r") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezR>());
            }
            if rt::same_name(name, "gonzalez-r-fd") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezRFd>());
            }
            if rt::same_name(name, "leapfrog") {
                return Some(visitor.visit::<::nonholonomic::methods::Leapfrog>());
            }
            if rt::same_name(name, "dla") {
                return Some(visitor.visit::<::nonholonomic::methods::Dla>());
            }
            if rt::same_name(name, "dla01") {
                return Some(visitor.visit::<::nonholonomic::methods::Dla01>());
            }
            if rt::same_name(name, "dla-midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::DlaMidpoint>());
            }
            if rt::same_name(name, "dla1") {
                return Some(visitor.visit::<::nonholonomic::methods::Dla1>());
            }
            if rt::same_name(name, "dd") {
                return Some(
                    visitor.visit::<::nonholonomic::methods::DiscreteDerivative>(),
                );
            }
            if rt::same_name(name, "rattle") {
                return Some(visitor.visit::<::nonholonomic::methods::Rattle>());
            }
            if rt::same_name(name, "rattle:consistent") {
                return Some(
                    visitor.visit::<::nonholonomic::methods::RattleConsistent>(),
                );
            }
            if rt::same_name(name, "spark2") {
                return Some(visitor.visit::<::nonholonomic::methods::Spark2>());
            }
            if rt::same_name(name, "spark3") {
                return Some(visitor.visit::<::nonholonomic::methods::Spark3>());
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

#[allow(dead_code, reason = "not every program calls all of them")]
impl RollingDisk {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        rolling_disk::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        rolling_disk::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> rolling_disk::Parameters<f64> {
        rolling_disk::Parameters {
            m: self.m,
            r: self.r,
            Jtheta: self.Jtheta,
            Jphi: self.Jphi,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> rolling_disk::StateBuilder<f64> {
        rolling_disk::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<rolling_disk::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: rolling_disk::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <rolling_disk::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        rolling_disk::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, thetadot, phidot]` for `feedback-euler`, `[J, H, thetadot, phidot]` for `feedback-rk2`, `[J, H, thetadot, phidot]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: rolling_disk::State<f64>,
        h: f64,
        options: <rolling_disk::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <rolling_disk::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        rolling_disk::System<f64>: ::nonholonomic::Discretize<M>,
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
