// Prepared by `nh prepare` from `RollingDisk` in src/library.rs and rolling_disk.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 1d724c8935df2f570994d35537820740
// content 474defe6fd22e0566000647ad449063f

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
/// * `gonzalez`: 11 add, 21 mul, 1 div, 1 sin_cos
/// * `avf`: 11 add, 26 mul, 2 div, 1 sin_cos
/// * `itoh-abe`: 11 add, 26 mul, 2 div, 1 sin_cos
/// * `itoh-abe-sym`: 15 add, 26 mul, 2 div, 2 sin_cos
/// * `avf4`: 14 add, 31 mul, 2 div, 2 sin_cos
/// * `avf6`: 17 add, 32 mul, 2 div, 3 sin_cos
/// * `midpoint`: 11 add, 26 mul, 2 div, 1 sin_cos
/// * `gonzalez-f`: 21 add, 37 mul, 1 div, 1 sin_cos
/// * `gonzalez-r`: 343 add, 624 mul, 38 div, 8 sqrt, 4 sin_cos
/// * `gonzalez-r-fd`: 340 add, 643 mul, 48 div, 12 sqrt, 8 sin_cos
/// * `iso`: 12 add, 21 mul, 2 div, 2 sin_cos
/// * `iso:4`: 5 times 12 add, 21 mul, 2 div, 2 sin_cos
/// * `iso:6`: 9 times 12 add, 21 mul, 2 div, 2 sin_cos
/// * `iso-var`: 6 add, 7 mul, 2 sin_cos
/// * `leapfrog`: 14 add, 25 mul, 1 sin_cos
/// * `dla`: 9 add, 20 mul, 2 sin_cos
/// * `dla01`: 9 add, 19 mul, 2 sin_cos
/// * `dla-midpoint`: 6 add, 18 mul, 2 sin_cos
/// * `dla1`: 4 add, 14 mul, 1 sin_cos
/// * `dd`: 15 add, 32 mul, 1 div, 2 sin_cos
/// * `rattle`: 16 add, 24 mul, 1 sin_cos
/// * `rattle:consistent`: 16 add, 24 mul, 1 sin_cos
/// * `spark2`: 9 add, 27 mul, 1 sin_cos
/// * `spark3`: 19 add, 58 mul, 2 sin_cos
/// * `taylor`: 5 mul, 1 sin_cos
/// * `taylor:qv`: 5 add, 22 mul, 1 sin_cos
/// * `euler`: 4 add, 5 mul, 1 sin_cos
/// * `rk2`: 6 add, 5 mul, 1 sin_cos
/// * `rk4`: 9 add, 10 mul, 2 sin_cos
/// * `euler:qv`: 12 add, 26 mul, 1 sin_cos
/// * `rk2:qv`: 24 add, 50 mul, 1 sin_cos
/// * `rk4:qv`: 47 add, 99 mul, 2 sin_cos
/// * `feedback-euler`: 57 add, 102 mul, 4 div, 1 sin_cos
/// * `feedback-rk2`: 112 add, 184 mul, 7 div, 2 sin_cos
/// * `feedback-rk4`: 228 add, 357 mul, 13 div, 4 sin_cos
pub mod rolling_disk {
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        /// `m r²/(Jphi + m r²)`
        k2: T,
        /// `Jphi/(Jphi + m r²)`
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
        /// `1/(Jphi + m r²)`
        k9: T,
        /// `(1/2)/Jtheta`
        k10: T,
        /// `(1/2)/(Jphi + m r²)`
        k11: T,
        /// `r/(Jphi + m r²)`
        k12: T,
        /// `-(r/(Jphi + m r²))`
        k13: T,
        /// `r² m²/(Jphi + m r²)`
        k14: T,
        /// `m/(Jphi + m r²)`
        k15: T,
        /// `-(1/m)`
        minus_inv_m: T,
        /// `1/(Jtheta Jphi)`
        k16: T,
        /// `m Jphi`
        m_jphi: T,
        /// `1/(m Jphi)`
        inv_m_jphi: T,
        /// `r/Jphi`
        r_over_jphi: T,
        /// `r²/Jphi`
        r_squared_over_jphi: T,
        /// `m r² (r²/Jphi)`
        k17: T,
        /// `m Jphi (r²/Jphi)`
        k18: T,
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
                let k2 = m_r_squared / k1;
                let k3 = jphi / k1;
                let k4 = -k2;
                let k5 = jphi * r / k1;
                let k6 = -k5;
                let m_r = m * r;
                let k7 = m_r / k1;
                let k8 = -k7;
                let k9 = rt::lit::<T>(1.0) / k1;
                let k10 = rt::lit::<T>(0.5) / jtheta;
                let k11 = rt::lit::<T>(0.5) / k1;
                let k12 = r / k1;
                let k13 = -k12;
                let k14 = r_squared * (m * m) / k1;
                let k15 = m / k1;
                let minus_inv_m = -inv_m;
                let k16 = rt::lit::<T>(1.0) / (jtheta * jphi);
                let m_jphi = m * jphi;
                let inv_m_jphi = rt::lit::<T>(1.0) / m_jphi;
                let r_over_jphi = r / jphi;
                let r_squared_over_jphi = r_squared / jphi;
                let k17 = m_r_squared * r_squared_over_jphi;
                let k18 = m_jphi * r_squared_over_jphi;
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
                    k15,
                    minus_inv_m,
                    k16,
                    m_jphi,
                    inv_m_jphi,
                    r_over_jphi,
                    r_squared_over_jphi,
                    k17,
                    k18,
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
                [-r * cos_theta, -r * sin_theta],
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
            let phi_dot_r = r * phi_dot;
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
            let Constants { k2, k3, k4, k6, k8, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_theta * (k4 * cos_theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k3 + sin_theta * (k2 * sin_theta), t1, zero, k8 * cos_theta],
                [t1, k3 + cos_theta * (k2 * cos_theta), zero, k8 * sin_theta],
                [zero, zero, zero, zero],
                [k6 * cos_theta, k6 * sin_theta, zero, k2],
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
            let Constants { k2, k3, k5, k7, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k2 * cos_theta;
            let t2 = sin_theta * t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [cos_theta * t1, t2, zero, k7 * cos_theta],
                [t2, sin_theta * (k2 * sin_theta), zero, k7 * sin_theta],
                [zero, zero, rt::lit::<T>(1.0), zero],
                [k5 * cos_theta, k5 * sin_theta, zero, k3],
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
            let Constants { inv_jtheta, k9, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k9, zero], [zero, inv_jtheta]])
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
            let Constants { k10, k11, .. } = self.constants;
            rho2 * (k10 * rho2) + rho1 * (k11 * rho1)
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
            let Constants { inv_jtheta, k9, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, k9 * rho1, inv_jtheta * rho2])
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
            let Constants { inv_jtheta, k9, k12, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k12 * rho1;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                cos_theta * t1,
                sin_theta * t1,
                inv_jtheta * rho2,
                k9 * rho1,
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
            let Constants { inv_jtheta, k9, k12, k13, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::sparse([
                (0, 2, sin_theta * (k13 * rho1)),
                (0, 4, k12 * cos_theta),
                (1, 2, cos_theta * (k12 * rho1)),
                (1, 4, k12 * sin_theta),
                (2, 5, inv_jtheta),
                (3, 4, k9),
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 2> {
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
            self: &System<T>,
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[_, _, theta, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_jtheta, k9, k12, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k12 * rho1;
            rt::vector([cos_theta * t1, sin_theta * t1, inv_jtheta * rho2, k9 * rho1])
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
            let Constants { m_r_squared, k14, k15, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = r * (theta_dot * phi_dot);
            let t2 = sin_theta * t1;
            let t3 = cos_theta * t1;
            let t4 = sin_theta * (k14 * cos_theta);
            rt::vector([
                -((jphi + sin_theta * (m_r_squared * sin_theta)) * (k15 * t2) + t3 * t4),
                t2 * t4 + (jphi + cos_theta * (m_r_squared * cos_theta)) * (k15 * t3),
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
            let Constants { inv_m, inv_jphi, m_r_squared, k14, k15, minus_inv_m, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let r_sin_theta = r * sin_theta;
            let theta_dot_phi_dot = theta_dot * phi_dot;
            let t1 = r_sin_theta * theta_dot_phi_dot;
            let r_cos_theta = r * cos_theta;
            let t2 = r_cos_theta * theta_dot_phi_dot;
            let t3 = sin_theta * (k14 * cos_theta);
            let t4 = (jphi + sin_theta * (m_r_squared * sin_theta)) * (k15 * t1)
                + t2 * t3;
            let t5 = t1 * t3
                + (jphi + cos_theta * (m_r_squared * cos_theta)) * (k15 * t2);
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
                k14,
                k15,
                k16,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let r_sin_theta = r * sin_theta;
            let t1 = p_phi * (k16 * p_theta);
            let t2 = r_sin_theta * t1;
            let t3 = sin_theta * (k14 * cos_theta);
            let r_cos_theta = r * cos_theta;
            let t4 = r_cos_theta * t1;
            let t5 = (jphi + sin_theta * (m_r_squared * sin_theta)) * (k15 * t2)
                + t3 * t4;
            let t6 = t3 * t2
                + (jphi + cos_theta * (m_r_squared * cos_theta)) * (k15 * t4);
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
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let p_phi_r_over_jphi = r_over_jphi * p_phi;
            let t1 = inv_m * p_x1 - cos_theta * p_phi_r_over_jphi;
            let t2 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t3 = rt::sqrt(inv_m_jphi * t2);
            let t4 = rt::lit::<T>(1.0) / t2;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t5 = rt::sqrt(
                inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                    - t4 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta)),
            );
            rt::vector([
                t1 / t3,
                (inv_m * p_x2 - sin_theta * p_phi_r_over_jphi
                    - t4 * (t1 * (k18 * cos_theta_sin_theta))) / t5,
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
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let inv_m_p_x1 = inv_m * p_x1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let r_cos_theta = r * cos_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t4 = k18 * cos_theta_sin_theta;
            let r_sin_theta = r * sin_theta;
            let t5 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi - t2 * (t4 * t3);
            let t6 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                - t2 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta));
            let t7 = t2 * (m_jphi * t3) - t4 * t5 / (t1 * t6);
            let t8 = rt::lit::<T>(1.0) / t6;
            let t9 = p_x2 * (inv_m * (p_x2 - t5 * t8))
                + inv_jphi_p_phi
                    * (r_cos_theta * t7 + (p_phi + t8 * (r_sin_theta * t5)));
            rt::lit::<T>(0.5)
                * (p_theta * (inv_jtheta * p_theta) + inv_m_p_x1 * (p_x1 - t7) + t9)
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
                r_over_jphi,
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t3 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                - t2 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta));
            let t4 = rt::lit::<T>(1.0) / t3;
            let r_sin_theta = r * sin_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let r_cos_theta = r * cos_theta;
            let t5 = inv_m * p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t6 = k18 * cos_theta_sin_theta;
            let t7 = t2 * t6;
            let t8 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi - t5 * t7;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t9 = r_sin_theta * inv_jtheta_p_theta;
            let t10 = r_over_jphi * sin_theta;
            let t11 = t9 * t10;
            let t12 = r_over_jphi * cos_theta;
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
                r_over_jphi,
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let r_cos_theta = r * cos_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let t3 = inv_m * p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t4 = t2 * (m_jphi * t3);
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t5 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                - t2 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta));
            let t6 = rt::lit::<T>(1.0) / (t1 * t5);
            let t7 = k18 * cos_theta_sin_theta;
            let r_sin_theta = r * sin_theta;
            let t8 = t2 * t7;
            let t9 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi - t3 * t8;
            let t10 = t4 - t6 * (t7 * t9);
            let t11 = rt::lit::<T>(1.0) / t5;
            let t12 = t11 * t9;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t13 = r_over_jphi * cos_theta;
            let t14 = r_over_jphi * sin_theta;
            let t15 = t13 * t10 + (inv_jphi_p_phi + t11 * (t14 * t9));
            let t16 = r_sin_theta * inv_jtheta_p_theta;
            let t17 = t16 * t14;
            let t18 = t8 * (t16 * t13);
            let t19 = (t17 - t18) * t12;
            let t20 = r_sin_theta * t15;
            let t21 = t19 - inv_jtheta_p_theta * t20;
            let t22 = r_cos_theta * t15;
            let t23 = t8 * (t19 - t21) + (t4 * (t18 - t17) + inv_jtheta_p_theta * t22);
            let t24 = m_jphi * t2 * t21 - t7 * t6 * t23;
            let t25 = t11 * t23;
            rt::vector([
                inv_m * (p_x1 - t10),
                inv_m * (p_x2 - t12),
                inv_jtheta_p_theta,
                t15,
                t24,
                t25,
                t10 * t20 - t12 * t22,
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
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let r_sin_theta = r * sin_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t3 = k18 * cos_theta_sin_theta;
            let inv_m_p_x1 = inv_m * p_x1;
            let r_cos_theta = r * cos_theta;
            let t4 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t5 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi - t2 * (t3 * t4);
            let t6 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                - t2 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta));
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = t2 * (m_jphi * t4) - t3 * t5 / (t1 * t6);
            let t9 = inv_m_p_x1 * (p_x1 - t8)
                + inv_jphi_p_phi
                    * (r_cos_theta * t8 + (p_phi + t7 * (r_sin_theta * t5)));
            rt::vector([
                rt::lit::<T>(0.5)
                    * (p_theta * inv_jtheta_p_theta + p_x2 * (inv_m * (p_x2 - t5 * t7))
                        + t9),
                inv_jtheta_p_theta,
                inv_jphi_p_phi,
            ])
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
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let inv_m_p_x1 = inv_m * p_x1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let r_cos_theta = r * cos_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t4 = k18 * cos_theta_sin_theta;
            let r_sin_theta = r * sin_theta;
            let t5 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi;
            let t6 = t5 - t2 * (t4 * t3);
            let t7 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                - t2 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta));
            let t8 = t2 * (m_jphi * t3) - t4 * t6 / (t1 * t7);
            let t9 = rt::lit::<T>(1.0) / t7;
            let t10 = p_x2 * (inv_m * (p_x2 - t6 * t9))
                + inv_jphi_p_phi
                    * (r_cos_theta * t8 + (p_phi + t9 * (r_sin_theta * t6)));
            let t11 = rt::lit::<T>(0.5)
                * (p_theta * inv_jtheta_p_theta + inv_m_p_x1 * (p_x1 - t8) + t10)
                - level_h;
            let t12 = inv_jtheta_p_theta - level_thetadot;
            let t13 = inv_jphi_p_phi - level_phidot;
            let t14 = t12 * (gain_thetadot * t12) + t13 * (gain_phidot * t13)
                + gain_j * (t3 * t8 + t9 * (t5 * t6));
            rt::lit::<T>(0.5) * (t11 * (gain_h * t11) + t14)
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
                r_over_jphi,
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let inv_m_p_x1 = inv_m * p_x1;
            let r_cos_theta = r * cos_theta;
            let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t4 = k18 * cos_theta_sin_theta;
            let inv_m_p_x2 = inv_m * p_x2;
            let r_sin_theta = r * sin_theta;
            let t5 = inv_m_p_x2 - r_sin_theta * inv_jphi_p_phi - t2 * (t4 * t3);
            let t6 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                - t2 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta));
            let t7 = t2 * (m_jphi * t3) - t4 * t5 / (t1 * t6);
            let t8 = rt::lit::<T>(1.0) / t6;
            let t9 = r_over_jphi * (cos_theta * t7 + t8 * (sin_theta * t5));
            let t10 = inv_jphi_p_phi + t9;
            let t11 = t10 * (r_sin_theta * t7);
            let t12 = t10 * (t8 * (r_cos_theta * t5));
            let t13 = inv_m * t7;
            let t14 = inv_m_p_x1 - t13;
            let inv_jtheta_p_theta = inv_jtheta * p_theta;
            let t15 = t8 * (inv_m * t5);
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
                r_over_jphi,
                r_squared_over_jphi,
                k17,
                k18,
                ..
            } = self.constants;
            let inv_m_p_x1 = inv_m * p_x1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
            let t2 = rt::lit::<T>(1.0) / t1;
            let r_cos_theta = r * cos_theta;
            let inv_jphi_p_phi = inv_jphi * p_phi;
            let t3 = inv_m_p_x1 - r_cos_theta * inv_jphi_p_phi;
            let t4 = t2 * (m_jphi * t3);
            let cos_theta_sin_theta = cos_theta * sin_theta;
            let t5 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                - t2 * (cos_theta_sin_theta * (k17 * cos_theta_sin_theta));
            let t6 = rt::lit::<T>(1.0) / (t1 * t5);
            let t7 = k18 * cos_theta_sin_theta;
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
            let t16 = r_over_jphi * sin_theta;
            let t17 = r_over_jphi * cos_theta;
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 11 | 21 | 1 | 0 | 1 | 0 |
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
            /// `(1/2)/Jtheta`
            k3: T,
            /// `(1/2)/(Jphi + m r²)`
            k4: T,
            /// `r/(Jphi + m r²)`
            k5: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `r h/(Jphi + m r²)`
            k6: T,
            /// `h/(Jphi + m r²)`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / jtheta;
                let k4 = rt::lit::<T>(0.5) / k1;
                let k5 = r / k1;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let k6 = r * h / k1;
                let k7 = h / k1;
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    k6,
                    k7,
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
                let Scheme { k4, .. } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi * phi_dot
                    + m * r * (x1_dot * cos_theta + x2_dot * sin_theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    t1,
                    jtheta * theta_dot,
                    theta_dot * (rt::lit::<T>(0.5) * jtheta * theta_dot)
                        + t1 * (k4 * t1),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, phi, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    k6,
                    k7,
                    ..
                } = *setting.scheme();
                let theta_ahead_new = theta + half_h_over_jtheta * rho2;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t1 = k6 * rho1;
                let x1_new_2 = x1 + cos_theta_ahead_new * t1;
                let x2_new_2 = x2 + sin_theta_ahead_new * t1;
                let theta_new_2 = theta + h_over_jtheta * rho2;
                let phi_new_2 = phi + k7 * rho1;
                let t2 = rho1 * (k2 * rho1) + rho2 * (inv_jtheta * rho2);
                let t3 = rt::visible_change(
                    (rho1 * (k4 * rho1) + (rho2 * (k3 * rho2) - reference))
                        * (rt::lit::<T>(0.5) * t2),
                    t2 * t2 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = rho1 - rho1 * t3;
                let rho2_new_2 = rho2 - rho2 * t3;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k5 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ad874f14123c15e38dcb85ebe311c4fd";
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 11 | 26 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/Jtheta`
            inv_jtheta: T,
            /// `1/(Jphi + m r²)`
            k2: T,
            /// `(1/2)/Jtheta`
            k3: T,
            /// `(1/2)/(Jphi + m r²)`
            k4: T,
            /// `r/(Jphi + m r²)`
            k5: T,
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `r h/(Jphi + m r²)`
            k6: T,
            /// `h/(Jphi + m r²)`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (3).
            type Carried = [T; 11];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / jtheta;
                let k4 = rt::lit::<T>(0.5) / k1;
                let k5 = r / k1;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let k6 = r * h / k1;
                let k7 = h / k1;
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    k6,
                    k7,
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
                let Scheme { k4, .. } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi * phi_dot
                    + m * r * (x1_dot * cos_theta + x2_dot * sin_theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    t1,
                    jtheta * theta_dot,
                    t1 * (k4 * t1),
                    theta_dot * (rt::lit::<T>(0.5) * jtheta * theta_dot),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, phi, rho1, rho2, reference1, reference2,
                sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion.carried;
                let Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    h_over_jtheta,
                    half_h_over_jtheta,
                    k6,
                    k7,
                    ..
                } = *setting.scheme();
                let theta_ahead_new = theta + half_h_over_jtheta * rho2;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t1 = k6 * rho1;
                let x1_new_2 = x1 + cos_theta_ahead_new * t1;
                let x2_new_2 = x2 + sin_theta_ahead_new * t1;
                let theta_new_2 = theta + h_over_jtheta * rho2;
                let phi_new_2 = phi + k7 * rho1;
                let t2 = rho1 * (k2 * rho1);
                let t3 = rt::visible_change(
                    (rho1 * (k4 * rho1) - reference1) * (rt::lit::<T>(0.5) * t2),
                    t2 * t2 + reference1 * (rt::lit::<T>(0.0625) * reference1),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = rho1 - rho1 * t3;
                let t4 = rho2 * (inv_jtheta * rho2);
                let t5 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t4),
                    t4 * t4 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t5;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, rho1, rho2, _, _, _, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k5 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fa3ddeea45c8f22745b42c447df49d85";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::AveragedVectorField>
    for System<T> {
        type Scheme = avf::Scheme<T>;
    }

    /// The method `itoh-abe`.
    pub mod itoh_abe {
        use super::avf::Scheme;
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
        /// | once, from parameters | 1 | 2 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 11 | 26 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbe> for System<T> {
        type Scheme = avf::Scheme<T>;
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
        /// | once, from parameters | 1 | 2 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 3 | 0 | 0 | 0 |
        /// | each step | 15 | 26 | 2 | 0 | 2 | 0 |
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
            /// `(1/2)/Jtheta`
            k3: T,
            /// `(1/2)/(Jphi + m r²)`
            k4: T,
            /// `r/(Jphi + m r²)`
            k5: T,
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `h/(Jphi + m r²)`
            k6: T,
            /// `(h/Jtheta)/4`
            k7: T,
            /// `(r h/(Jphi + m r²))/2`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / jtheta;
                let k4 = rt::lit::<T>(0.5) / k1;
                let k5 = r / k1;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let k6 = h / k1;
                let k7 = rt::lit::<T>(0.25) * h_over_jtheta;
                let k8 = rt::lit::<T>(0.5) * (r * h / k1);
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h_over_jtheta,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let Scheme { k4, .. } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi * phi_dot
                    + m * r * (x1_dot * cos_theta + x2_dot * sin_theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    t1,
                    jtheta * theta_dot,
                    t1 * (k4 * t1),
                    theta_dot * (rt::lit::<T>(0.5) * jtheta * theta_dot),
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
                let [x1, x2, theta, phi, rho1, rho2, reference1, reference2] = motion
                    .carried;
                let Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    half_h_over_jtheta,
                    k6,
                    k7,
                    k8,
                    ..
                } = *setting.scheme();
                let t1 = k7 * rho2;
                let t2 = theta + t1;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = half_h_over_jtheta * rho2;
                let t6 = theta + t5;
                let t7 = t6 + t1;
                let (t8, t9) = rt::sin_cos(t7);
                let t10 = k8 * rho1;
                let x1_new_2 = x1 + (t4 + t9) * t10;
                let x2_new_2 = x2 + t10 * (t3 + t8);
                let theta_new_2 = t5 + t6;
                let phi_new_2 = phi + k6 * rho1;
                let t11 = rho1 * (k2 * rho1);
                let t12 = rt::visible_change(
                    (rho1 * (k4 * rho1) - reference1) * (rt::lit::<T>(0.5) * t11),
                    t11 * t11 + reference1 * (rt::lit::<T>(0.0625) * reference1),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = rho1 - rho1 * t12;
                let t13 = rho2 * (inv_jtheta * rho2);
                let t14 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t13),
                    t13 * t13 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t14;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k5 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d16c060cf312092a6399c07b43a240e9";
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
        /// | once, from parameters | 4 | 4 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 5 | 0 | 0 | 0 |
        /// | each step | 14 | 31 | 2 | 0 | 2 | 0 |
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
            /// `(1/2)/Jtheta`
            k3: T,
            /// `(1/2)/(Jphi + m r²)`
            k4: T,
            /// `r/(Jphi + m r²)`
            k5: T,
            /// `r 0.5`
            k6: T,
            /// `r/2`
            half_r: T,
            /// `h/(Jphi + m r²)`
            k7: T,
            /// `h (0.25 + -0.03867513459481288)/Jtheta`
            k8: T,
            /// `h (0.5386751345948129 + 0.25)/Jtheta`
            k9: T,
            /// `h (0.5 + (1/2))/Jtheta`
            k11: T,
            /// `h (0.5 + (1/2))/(Jphi + m r²)`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / jtheta;
                let k4 = rt::lit::<T>(0.5) / k1;
                let k5 = r / k1;
                let k6 = r * rt::lit::<T>(0.5);
                let half_r = rt::lit::<T>(0.5) * r;
                let k7 = h / k1;
                let k8 = h * (rt::lit::<T>(0.25) + rt::lit::<T>(-0.03867513459481288))
                    / jtheta;
                let k9 = h * (rt::lit::<T>(0.5386751345948129) + rt::lit::<T>(0.25))
                    / jtheta;
                let k10 = h * (rt::lit::<T>(0.5) + rt::lit::<T>(0.5));
                let k11 = k10 / jtheta;
                let k12 = k10 / k1;
                Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    half_r,
                    k7,
                    k8,
                    k9,
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
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let Scheme { k4, .. } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi * phi_dot
                    + m * r * (x1_dot * cos_theta + x2_dot * sin_theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    t1,
                    jtheta * theta_dot,
                    t1 * (k4 * t1),
                    theta_dot * (rt::lit::<T>(0.5) * jtheta * theta_dot),
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
                let [x1, x2, theta, phi, rho1, rho2, reference1, reference2] = motion
                    .carried;
                let Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    k6,
                    half_r,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    ..
                } = *setting.scheme();
                let t1 = k7 * rho1;
                let t2 = theta + k8 * rho2;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = theta + k9 * rho2;
                let (t6, t7) = rt::sin_cos(t5);
                let x1_new_2 = x1 + t1 * (k6 * t4 + half_r * t7);
                let x2_new_2 = x2 + t1 * (k6 * t3 + half_r * t6);
                let theta_new_2 = theta + k11 * rho2;
                let phi_new_2 = phi + k12 * rho1;
                let t8 = rho1 * (k2 * rho1);
                let t9 = rt::visible_change(
                    (rho1 * (k4 * rho1) - reference1) * (rt::lit::<T>(0.5) * t8),
                    t8 * t8 + reference1 * (rt::lit::<T>(0.0625) * reference1),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = rho1 - rho1 * t9;
                let t10 = rho2 * (inv_jtheta * rho2);
                let t11 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t10),
                    t10 * t10 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t11;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k5 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7c114bfecae8c262c838f32755153c33";
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
        /// | once, from parameters | 8 | 5 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 6 | 0 | 0 | 0 |
        /// | each step | 17 | 32 | 2 | 0 | 3 | 0 |
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
            /// `(1/2)/Jtheta`
            k3: T,
            /// `(1/2)/(Jphi + m r²)`
            k4: T,
            /// `r/(Jphi + m r²)`
            k5: T,
            /// `r 0.2777777777777778`
            k6: T,
            /// `r 0.4444444444444444`
            k7: T,
            /// `h/(Jphi + m r²)`
            k8: T,
            /// `h (0.009789444015308325 + (0.1388888888888889 + -0.0359766675249389))/Jtheta`
            k9: T,
            /// `h (-0.022485417203086815 + (0.30026319498086457 + 0.2222222222222222))/Jtheta`
            k10: T,
            /// `h (0.1388888888888889 + (0.26798833376246944 + 0.48042111196938336))/Jtheta`
            k11: T,
            /// `h (0.4444444444444444 + 2 0.2777777777777778)/Jtheta`
            k13: T,
            /// `h (0.4444444444444444 + 2 0.2777777777777778)/(Jphi + m r²)`
            k14: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let k1 = jphi + m * (r * r);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / jtheta;
                let k4 = rt::lit::<T>(0.5) / k1;
                let k5 = r / k1;
                let k6 = r * rt::lit::<T>(0.2777777777777778);
                let k7 = r * rt::lit::<T>(0.4444444444444444);
                let k8 = h / k1;
                let k9 = h
                    * (rt::lit::<T>(0.009789444015308325)
                        + (rt::lit::<T>(0.1388888888888889)
                            + rt::lit::<T>(-0.0359766675249389))) / jtheta;
                let k10 = h
                    * (rt::lit::<T>(-0.022485417203086815)
                        + (rt::lit::<T>(0.30026319498086457)
                            + rt::lit::<T>(0.2222222222222222))) / jtheta;
                let k11 = h
                    * (rt::lit::<T>(0.1388888888888889)
                        + (rt::lit::<T>(0.26798833376246944)
                            + rt::lit::<T>(0.48042111196938336))) / jtheta;
                let k12 = h
                    * (rt::lit::<T>(0.4444444444444444)
                        + rt::lit::<T>(2.0) * rt::lit::<T>(0.2777777777777778));
                let k13 = k12 / jtheta;
                let k14 = k12 / k1;
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
                    k13,
                    k14,
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
                let Scheme { k4, .. } = *self;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = jphi * phi_dot
                    + m * r * (x1_dot * cos_theta + x2_dot * sin_theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    t1,
                    jtheta * theta_dot,
                    t1 * (k4 * t1),
                    theta_dot * (rt::lit::<T>(0.5) * jtheta * theta_dot),
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
                let [x1, x2, theta, phi, rho1, rho2, reference1, reference2] = motion
                    .carried;
                let Scheme {
                    inv_jtheta,
                    k2,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k13,
                    k14,
                    ..
                } = *setting.scheme();
                let t1 = k8 * rho1;
                let t2 = theta + k10 * rho2;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = theta + k9 * rho2;
                let (t6, t7) = rt::sin_cos(t5);
                let t8 = theta + k11 * rho2;
                let (t9, t10) = rt::sin_cos(t8);
                let x1_new_2 = x1 + t1 * (k7 * t4 + k6 * (t7 + t10));
                let x2_new_2 = x2 + t1 * (k7 * t3 + k6 * (t6 + t9));
                let theta_new_2 = theta + k13 * rho2;
                let phi_new_2 = phi + k14 * rho1;
                let t11 = rho1 * (k2 * rho1);
                let t12 = rt::visible_change(
                    (rho1 * (k4 * rho1) - reference1) * (rt::lit::<T>(0.5) * t11),
                    t11 * t11 + reference1 * (rt::lit::<T>(0.0625) * reference1),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = rho1 - rho1 * t12;
                let t13 = rho2 * (inv_jtheta * rho2);
                let t14 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t13),
                    t13 * t13 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t14;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k5 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8dd5579062a8e30457715a8b4f2be5a0";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::avf::Scheme;
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
        /// | once, from parameters | 1 | 2 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 11 | 26 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = avf::Scheme<T>;
    }

    /// The method `gonzalez-f`.
    pub mod gonzalez_f {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 21 | 37 | 1 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); momenta p = g v (4); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 12];
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
                let jtheta_theta_dot = jtheta * theta_dot;
                let jphi_phi_dot = jphi * phi_dot;
                let t1 = rt::lit::<T>(0.5)
                    * (m * (x1_dot * x1_dot + x2_dot * x2_dot)
                        + (theta_dot * jtheta_theta_dot + phi_dot * jphi_phi_dot));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta_theta_dot,
                    jphi_phi_dot,
                    t1,
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, reference,
                sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let Scheme {
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
                } = *setting.scheme();
                let theta_ahead_new = theta + half_h_over_jtheta * p_theta;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t1 = r * cos_theta_ahead_new;
                let t2 = r * sin_theta_ahead_new;
                let t3 = k1 * cos_theta_ahead_new;
                let t4 = half_h_over_m + cos_theta_ahead_new * t3;
                let t5 = sin_theta_ahead_new * t3;
                let t6 = k1 * sin_theta_ahead_new;
                let t7 = cos_theta_ahead_new * t6;
                let t8 = half_h_over_m + sin_theta_ahead_new * t6;
                let [p_x1_rate, p_x2_rate] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[p_x1_rate, p_x2_rate]| {
                            let t9 = p_x1 + half_h * p_x1_rate;
                            let t10 = p_x1_rate * t1 + p_x2_rate * t2;
                            let t11 = p_phi - half_h * t10;
                            let t12 = inv_jphi * t11;
                            let t13 = p_x2 + half_h * p_x2_rate;
                            (
                                [inv_m * t9 - t1 * t12, inv_m * t13 - t2 * t12],
                                [[t4, t5], [t7, t8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "p_x1_rate, p_x2_rate", tally)
                    })?;
                let t9 = p_x1 + half_h * p_x1_rate;
                let x1_new_2 = x1 + h_over_m * t9;
                let t13 = p_x2 + half_h * p_x2_rate;
                let x2_new_2 = x2 + h_over_m * t13;
                let theta_new_2 = theta + h_over_jtheta * p_theta;
                let t10 = p_x1_rate * t1 + p_x2_rate * t2;
                let t11 = p_phi - half_h * t10;
                let phi_new_2 = phi + h_over_jphi * t11;
                let t14 = inv_m * (p_x1 * p_x1 + p_x2 * p_x2)
                    + (p_theta * (inv_jtheta * p_theta) + p_phi * (inv_jphi * p_phi));
                let t15 = rt::lit::<T>(0.5) * t14;
                let t16 = rt::visible_change(
                    t15 * (t15 - reference),
                    reference * (rt::lit::<T>(0.0625) * reference) + t14 * t14,
                    rt::lit::<T>(1.0),
                );
                let t17 = rt::lit::<T>(1.0) - t16;
                let p_x1_new = (p_x1 + h * p_x1_rate) * t17;
                let p_x2_new = (p_x2 + h * p_x2_rate) * t17;
                let p_theta_new = p_theta - p_theta * t16;
                let p_phi_new = t17 * (p_phi - h * t10);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    p_phi_new,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fecd450b441d69205071e66f3234d20d";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezF> for System<T> {
        type Scheme = gonzalez_f::Scheme<T>;
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
        /// - `x1_rate`, `x2_rate`, `theta_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`: 6 × 6 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 4 | 0 | 0 | 0 |
        /// | each step | 35 | 74 | 7 | 4 | 1 | 0 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate | 308 | 550 | 31 | 4 | 3 | 0 |
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
            /// `2 m`
            twice_m: T,
            /// `2 Jphi`
            twice_jphi: T,
            /// `r²/2`
            k1: T,
            /// `m/2`
            half_m: T,
            /// `Jphi/2`
            half_jphi: T,
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
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_jphi = rt::lit::<T>(2.0) * jphi;
                let k1 = rt::lit::<T>(0.5) * (r * r);
                let half_m = rt::lit::<T>(0.5) * m;
                let half_jphi = rt::lit::<T>(0.5) * jphi;
                let k2 = rt::lit::<T>(0.5) * (h / jtheta);
                let r_h = r * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let jtheta_over_h = jtheta / h;
                let k3 = rt::lit::<T>(0.5) / h;
                let half_r_h = rt::lit::<T>(0.5) * r_h;
                Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    twice_m,
                    twice_jphi,
                    k1,
                    half_m,
                    half_jphi,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
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
                let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                    + (theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, reference,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jtheta = setting.system().parameters.Jtheta;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    twice_m,
                    twice_jphi,
                    k1,
                    half_m,
                    half_jphi,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
                } = *setting.scheme();
                let jtheta_theta_dot = jtheta * theta_dot;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let t1 = r_cos_theta_ahead * r_cos_theta_ahead;
                let t2 = rt::sqrt(t1 + rt::lit::<T>(1.0));
                let t3 = t2 + rt::lit::<T>(1.0);
                let t4 = t2 * t3;
                let t5 = r_cos_theta_ahead * r_sin_theta_ahead;
                let t6 = rt::lit::<T>(1.0) / t4;
                let t7 = t5 * t6;
                let t8 = r_cos_theta_ahead * t7;
                let t9 = t8 - r_sin_theta_ahead;
                let t10 = rt::sqrt(t9 * t9 + rt::lit::<T>(1.0));
                let t11 = t10 + rt::lit::<T>(1.0);
                let t12 = t10 * t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = t9 * t13;
                let t15 = t11 * t14;
                let t16 = t9 * t14;
                let t17 = rt::lit::<T>(1.0) - t16;
                let t18 = r_cos_theta_ahead * t17;
                let t19 = t6 * t18;
                let t20 = t3 * t19;
                let t21 = r_cos_theta_ahead * t19;
                let t22 = t17 - t21;
                let jphi_phi_dot = jphi * phi_dot;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let t23 = jphi_phi_dot * t22 + (m_x1_dot * t20 - m_x2_dot * t15);
                let t24 = t23 / (m * (t20 * t20 + t15 * t15) + t22 * (jphi * t22));
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t25 = t20 * t24;
                            let t26 = t15 * t24;
                            let t27 = t22 * t24;
                            let t28 = t5 + t3 * t5 / t2;
                            let t29 = (t1 - r_sin_theta_ahead * r_sin_theta_ahead
                                + t28 * t7) * (r_cos_theta_ahead * t6)
                                - (r_cos_theta_ahead + r_sin_theta_ahead * t7);
                            let t30 = t9 * t29;
                            let t31 = t13 * (t29 - t14 * (t30 + t11 * t30 / t10));
                            let t32 = t14 * t29 + t9 * t31;
                            let t33 = t6
                                * (t28 * t19 - r_sin_theta_ahead * t17
                                    - r_cos_theta_ahead * t32);
                            let t34 = t25
                                * (t3 * t33 - t5 * t18 * (rt::lit::<T>(1.0) / (t2 * t4)))
                                + t26 * (t9 * t30 / (t10 * t12) + t11 * t31);
                            let t35 = theta_dot
                                * (m * t34
                                    - t27
                                        * (jphi
                                            * (r_cos_theta_ahead * t33
                                                + (t32 - r_sin_theta_ahead * t19))));
                            [t25, -t26, theta_dot, t27, rt::lit::<T>(0.0), t35]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            rt::abs(inv_h * x2),
                            rt::abs(inv_h * theta),
                            rt::abs(inv_h * phi),
                            rt::abs(jtheta_over_h * theta_dot),
                            rt::abs(inv_h * t23),
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
                            let theta_rate_half_h = half_h * theta_rate;
                            let t36 = theta + theta_rate_half_h;
                            let ((t37, t38), (t39, t40)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t36,
                            );
                            let t41 = r * t40;
                            let t42 = t41 * t41;
                            let t43 = t42 + rt::lit::<T>(1.0);
                            let t44 = rt::sqrt(t43);
                            let t45 = t44 + rt::lit::<T>(1.0);
                            let t46 = t44 * t45;
                            let t47 = rt::lit::<T>(1.0) / t46;
                            let t48 = r * t39;
                            let t49 = t41 * t48;
                            let t50 = t49 * t47;
                            let t51 = t41 * t50 - t48;
                            let t52 = t51 * t51 + rt::lit::<T>(1.0);
                            let t53 = rt::sqrt(t52);
                            let t54 = t53 + rt::lit::<T>(1.0);
                            let t55 = t53 * t54;
                            let t56 = rt::lit::<T>(1.0) / t55;
                            let t57 = t51 * t56;
                            let t58 = rt::lit::<T>(1.0) - t51 * t57;
                            let t59 = t41 * t58;
                            let t60 = t47 * t59;
                            let t61 = t45 * t60;
                            let t62 = t58 - t41 * t60;
                            let t63 = jphi * t62;
                            let t64 = t54 * t57;
                            let t65 = rt::lit::<T>(1.0)
                                / (t62 * t63 + m * (t64 * t64 + t61 * t61));
                            let t66 = t65 * (t23 + half_h * rho2_rate);
                            let t67 = rt::lit::<T>(1.0) / t44;
                            let t68 = t49 + t67 * (t45 * t49);
                            let t69 = t47 * (t50 * t68 + (t42 - t48 * t48));
                            let t70 = t41 * t69 - (t41 + t48 * t50);
                            let t71 = t51 * t70;
                            let t72 = rt::lit::<T>(1.0) / t53;
                            let t73 = t71 + t72 * (t54 * t71);
                            let t74 = t70 - t57 * t73;
                            let t75 = t56 * t74;
                            let t76 = t57 * t70 + t51 * t75;
                            let t77 = t60 * t68 - t48 * t58 - t41 * t76;
                            let t78 = t47 * t77;
                            let t79 = rt::lit::<T>(1.0) / (t44 * t46);
                            let t80 = t59 * (t49 * t79);
                            let t81 = t45 * t78 - t80;
                            let t82 = t66 * (m * t61);
                            let t83 = rt::lit::<T>(1.0) / (t53 * t55);
                            let t84 = t83 * (t51 * t71);
                            let t85 = t84 + t54 * t75;
                            let t86 = t66 * (m * t64);
                            let t87 = t41 * t78 + (t76 - t48 * t60);
                            let t88 = t63 * t66;
                            let t89 = t81 * t82 + t85 * t86 - t87 * t88;
                            let t90 = t66 * t89;
                            let t91 = h * rho2_rate + t23;
                            let theta_rate_h = h * theta_rate;
                            let theta_new_2 = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t92 = r * cos_theta_ahead_new;
                            let t93 = r * sin_theta_ahead_new;
                            let t94 = t92 * t93;
                            let t95 = t92 * t92;
                            let t96 = rt::sqrt(t95 + rt::lit::<T>(1.0));
                            let t97 = t96 + rt::lit::<T>(1.0);
                            let t98 = t96 * t97;
                            let t99 = rt::lit::<T>(1.0) / t98;
                            let t100 = t94 * t99;
                            let t101 = t92 * t100;
                            let t102 = t101 - t93;
                            let t103 = rt::sqrt(t102 * t102 + rt::lit::<T>(1.0));
                            let t104 = t103 + rt::lit::<T>(1.0);
                            let t105 = t103 * t104;
                            let t106 = rt::lit::<T>(1.0) / t105;
                            let t107 = t102 * t106;
                            let t108 = t102 * t107;
                            let t109 = rt::lit::<T>(1.0) - t108;
                            let t110 = t92 * t109;
                            let t111 = t99 * t110;
                            let t112 = t92 * t111;
                            let t113 = t109 - t112;
                            let t114 = t104 * t107;
                            let t115 = t97 * t111;
                            let t116 = rt::lit::<T>(1.0)
                                / (t113 * (jphi * t113) + m * (t114 * t114 + t115 * t115));
                            let t117 = t91 * t116;
                            let t118 = rt::lit::<T>(0.5) * (t24 + t117) - t66;
                            let t119 = jtheta_theta_dot + h * rho1_rate;
                            let t120 = inv_jtheta
                                * (jtheta_theta_dot + half_h * rho1_rate);
                            let t121 = rt::lit::<T>(0.5)
                                * (theta_dot + inv_jtheta * t119) - t120;
                            let t122 = t96 + t2;
                            let t123 = rt::lit::<T>(0.5) * t122;
                            let t124 = t123 + rt::lit::<T>(1.0);
                            let t125 = t98 * t4;
                            let t126 = rt::lit::<T>(1.0) / t125;
                            let t127 = cos_theta_ahead_new + cos_theta_ahead;
                            let t128 = r * t37;
                            let t129 = t39 * t128;
                            let t130 = rt::div_or_zero(t127 * (twice_r * t129), t122);
                            let t131 = (t123 + t124) * t130;
                            let t132 = t18 + t110;
                            let t133 = t98 + t4;
                            let t134 = t16 + t108;
                            let t135 = rt::lit::<T>(2.0) - t134;
                            let t136 = half_r * t127;
                            let t137 = t14 + t107;
                            let t138 = r * t127;
                            let t139 = t40 * t128;
                            let t140 = r * (sin_theta_ahead_new + sin_theta_ahead);
                            let t141 = t138 * t139 - t140 * t129;
                            let t142 = t94 + t5;
                            let t143 = (t133 * t141 + t142 * t131)
                                * (rt::lit::<T>(0.5) * t126);
                            let t144 = t7 + t100;
                            let t145 = t143 * t136
                                - (rt::lit::<T>(2.0) * t139 + t129 * t144);
                            let t146 = rt::lit::<T>(0.5) * t145;
                            let t147 = t101 + (t8 - t140);
                            let t148 = rt::lit::<T>(0.5) * t147;
                            let t149 = t12 + t105;
                            let t150 = t10 + t103;
                            let t151 = rt::div_or_zero(t147 * t145, t150);
                            let t152 = rt::lit::<T>(0.5) * t150;
                            let t153 = t152 + rt::lit::<T>(1.0);
                            let t154 = t151 * (t152 + t153);
                            let t155 = t149 * t146 - t148 * t154;
                            let t156 = t12 * t105;
                            let t157 = rt::lit::<T>(1.0) / t156;
                            let t158 = t155 * t157;
                            let t159 = t137 * t146 + t148 * t158;
                            let t160 = t129 * t135 + t136 * t159;
                            let t161 = t131 * t132 - t133 * t160;
                            let t162 = t126 * (rt::lit::<T>(0.5) * t161);
                            let t163 = t19 + t111;
                            let t164 = t124 * t162 - t163 * (rt::lit::<T>(0.5) * t130);
                            let t165 = t24 * t164;
                            let t166 = t20 + t115;
                            let t167 = t117 * (m * t166);
                            let t168 = t24 * t166;
                            let t169 = t117 * (m * t164);
                            let t170 = t137 * (rt::lit::<T>(0.5) * t151) + t153 * t158;
                            let t171 = t24 * t170;
                            let t172 = t15 + t114;
                            let t173 = t117 * (m * t172);
                            let t174 = t24 * t172;
                            let t175 = t117 * (m * t170);
                            let t176 = t136 * t162 + (t159 - t129 * t163);
                            let t177 = t24 * t176;
                            let t178 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t112 + (t21 + t134));
                            let t179 = t117 * (jphi * t178);
                            let t180 = t24 * t178;
                            let t181 = t117 * (jphi * t176);
                            let t182 = rt::lit::<T>(0.5)
                                * (t165 * t167 + t168 * t169 + (t171 * t173 + t174 * t175))
                                - (t177 * t179 + t180 * t181);
                            let t183 = phi_rate * phi_rate + rho2_rate * rho2_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (theta_rate * theta_rate + rho1_rate * rho1_rate));
                            let t184 = rt::div_or_zero(
                                theta_rate * t90 + (rho2_rate * t118 + rho1_rate * t121)
                                    - k3 * t182,
                                t183,
                            );
                            let t185 = rho2_rate * t184;
                            let t186 = t66 + t185;
                            let t187 = rho1_rate * t184;
                            let t188 = theta_rate + rho2_rate * t89;
                            let t189 = phi_rate * t62 + (x1_rate * t61 - x2_rate * t64);
                            let t190 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t184,
                                t183,
                            );
                            let t191 = rho2_rate * t190;
                            let t192 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t184,
                                t183,
                            );
                            let t193 = rho2_rate * t192;
                            let t194 = r_h * t39;
                            let t195 = t41 * t194;
                            let t196 = t195 * t67;
                            let t197 = rt::lit::<T>(0.5) * (t195 + t45 * t196);
                            let t198 = half_r_h * t39;
                            let t199 = r_h * t40;
                            let t200 = rt::lit::<T>(0.5) * (t41 * t199 - t48 * t194);
                            let t201 = t47 * (t200 + t50 * t197);
                            let t202 = t41 * t201
                                - rt::lit::<T>(0.5) * (t199 + t194 * t50);
                            let t203 = t51 * t202;
                            let t204 = t72 * t203;
                            let t205 = t203 + t54 * t204;
                            let t206 = t56 * (t202 - t57 * t205);
                            let t207 = t57 * t202 + t51 * t206;
                            let t208 = t58 * t198 + t41 * t207;
                            let t209 = t47 * (t60 * t197 - t208);
                            let t210 = rt::lit::<T>(0.5) * t195;
                            let t211 = t45 * t209 - t59 * (t79 * t210);
                            let t212 = t83 * (t51 * t203) + t54 * t206;
                            let t213 = t41 * t209 + (t207 - t60 * t198);
                            let t214 = (twice_m * (t64 * t212 + t61 * t211)
                                - t213 * (twice_jphi * t62)) * (t65 * t66);
                            let t215 = t81 * (t211 * t66 - t61 * t214)
                                + t85 * (t212 * t66 - t64 * t214);
                            let t216 = t195 * (rt::lit::<T>(0.5) * t49) / t43;
                            let t217 = t67 * (t45 * (t200 + t216)) + (t200 - t216);
                            let t218 = t78 * t197
                                + (rt::lit::<T>(0.5) * (t194 * t76 - t199 * t58)
                                    + (t48 * t207 + t60 * t217));
                            let t219 = (t68 * t201
                                + (t69 * t197 + (t50 * t217 - (t195 + t48 * t199))))
                                * (t41 * t47);
                            let t220 = t219
                                + (rt::lit::<T>(0.5) * (t194 - t199 * t50 - t194 * t69)
                                    - t48 * t201);
                            let t221 = t70 * t202 + t51 * t220;
                            let t222 = t71 * t203 * (rt::lit::<T>(1.0) / t52);
                            let t223 = t220
                                - t57 * ((t221 - t222) * (t54 * t72) + (t221 + t222))
                                - t75 * t205;
                            let t224 = t56 * (t223 - t73 * t206);
                            let t225 = t51 * t224
                                + (t75 * t202 + (t70 * t206 + t57 * t220));
                            let t226 = t47 * (t218 + (t68 * t209 - t41 * t225));
                            let t227 = t200 * t59
                                + t80 * (t196 * (rt::lit::<T>(0.5) * t46) + t44 * t197)
                                - t49 * t208;
                            let t228 = t74 * t203
                                + (t71 * t202 + t51 * t221
                                    - t84 * (t55 * t204 + t53 * t205));
                            let t229 = t82 * (t45 * t226 - t79 * (t77 * t210 + t227))
                                + t86 * (t54 * t224 + t83 * t228);
                            let t230 = t41 * t226
                                + (t225 - t48 * t209
                                    - rt::lit::<T>(0.5) * (t199 * t60 + t194 * t78));
                            let t231 = m * t215
                                + ((t213 * t66 + t62 * t214) * (jphi * t87)
                                    + (t229 - t88 * t230));
                            let t232 = r_h * cos_theta_ahead_new;
                            let t233 = r_h * sin_theta_ahead_new;
                            let t234 = t92 * t232 - t93 * t233;
                            let t235 = t92 * t233;
                            let t236 = t235 / t96;
                            let t237 = t235 + t97 * t236;
                            let t238 = t99 * (t234 + t237 * t100);
                            let t239 = t92 * t238 - (t232 + t233 * t100);
                            let t240 = t102 * t239;
                            let t241 = t240 / t103;
                            let t242 = t240 + t104 * t241;
                            let t243 = t106 * (t239 - t107 * t242);
                            let t244 = t102 * t240 / (t103 * t105) + t104 * t243;
                            let t245 = t107 * t239 + t102 * t243;
                            let t246 = t233 * t109 + t92 * t245;
                            let t247 = t99 * (t237 * t111 - t246);
                            let t248 = t97 * t247
                                - t235 * t110 * (rt::lit::<T>(1.0) / (t96 * t98));
                            let t249 = t92 * t247 + (t245 - t233 * t111);
                            let t250 = (twice_m * (t114 * t244 + t115 * t248)
                                - t249 * (twice_jphi * t113)) * (t116 * t117);
                            let t251 = theta_rate
                                * (t66 * t231 - t89 * t214 - rt::lit::<T>(2.0) * t184)
                                + (t90 + rho2_rate * (t214 - rt::lit::<T>(0.5) * t250));
                            let t252 = t4 * t237;
                            let t253 = t236 * t130;
                            let t254 = h * t38;
                            let t255 = half_r * (t37 * (h * t40) + t39 * t254);
                            let t256 = rt::div_or_zero(
                                t253 + rt::lit::<T>(2.0) * (t138 * t255 - t233 * t129),
                                t122,
                            );
                            let t257 = t124 * t256
                                + rt::lit::<T>(0.5)
                                    * (t122 * t256 - rt::lit::<T>(2.0) * t253);
                            let t258 = t40 * t254 - t37 * (h * t39);
                            let t259 = t133
                                * (t258 * (k1 * t127) - (t233 * t139 + t232 * t129)
                                    - t140 * t255);
                            let t260 = t252 * t143
                                + rt::lit::<T>(0.5)
                                    * (t142 * t257 + (t234 * t131 + (t259 - t237 * t141)));
                            let t261 = rt::lit::<T>(0.5)
                                * (t260 * (t138 * t126) - t233 * t143)
                                - (t129 * t238 + (r * t258 + t255 * t144));
                            let t262 = rt::lit::<T>(0.5) * t239;
                            let t263 = rt::lit::<T>(0.5) * (t149 * t261 + t242 * t145)
                                - (t158 * (t12 * t242) + t262 * t154);
                            let t264 = t241 * t151;
                            let t265 = rt::div_or_zero(
                                t147 * t261 + (t239 * t145 - t264),
                                t150,
                            );
                            let t266 = t157
                                * (t263
                                    - t148
                                        * (t153 * t265
                                            + rt::lit::<T>(0.5)
                                                * (rt::lit::<T>(2.0) * t264 + t150 * t265)));
                            let t267 = t148 * t266
                                + (rt::lit::<T>(0.5) * (t137 * t261 + t243 * t145)
                                    + t262 * t158);
                            let t268 = t133
                                * (rt::lit::<T>(0.5) * (t138 * t267 - t233 * t159)
                                    + (t255 * t135 - t129 * t245));
                            let t269 = t252 * t162
                                + rt::lit::<T>(0.5)
                                    * (t257 * t132 + t237 * t160 - t131 * t246 - t268);
                            let t270 = t126 * t269;
                            let t271 = t161 * (rt::lit::<T>(0.25) * t235)
                                * (rt::lit::<T>(1.0) / (t96 * t125))
                                + rt::lit::<T>(0.5) * (t256 * t163 + t130 * t247);
                            let t272 = t124 * t270 - t271;
                            let t273 = rt::lit::<T>(0.5) * (t137 * t265 + t243 * t151)
                                + t155 * (rt::lit::<T>(0.5) * t240)
                                    * (rt::lit::<T>(1.0) / (t103 * t156));
                            let t274 = t153 * t266 + t273;
                            let t275 = t165 * (t248 * t117 - t166 * t250)
                                + t171 * (t244 * t117 - t172 * t250);
                            let t276 = t168 * (t117 * t272 - t164 * t250)
                                + (t174 * (t117 * t274 - t170 * t250) + t275);
                            let t277 = t24
                                * (t167 * t272
                                    + (t173 * t274 + (t248 * t169 + t244 * t175))) + m * t276;
                            let t278 = rt::lit::<T>(0.5) * t249;
                            let t279 = rt::lit::<T>(0.5) * (t138 * t270 - t233 * t162)
                                + (t267 - (t129 * t247 + t255 * t163));
                            let t280 = t177 * (t178 * t250 + t278 * t117)
                                - t180 * (t117 * t279 - t176 * t250);
                            let t281 = k3
                                * (rt::lit::<T>(0.5) * t277
                                    + (jphi * t280 + t24 * (t278 * t181 - t179 * t279)));
                            let t282 = rt::div_or_zero(t251 - t281, t183);
                            let t283 = rho2_rate * t282 - t214;
                            let t284 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * phi_rate * t184,
                                t183,
                            );
                            let t285 = rho2_rate * t284;
                            let t286 = rt::div_or_zero(
                                t121 - rt::lit::<T>(2.0) * t187,
                                t183,
                            );
                            let t287 = rho2_rate * t286;
                            let t288 = half_h * t65;
                            let t289 = h * t65
                                * (half_m * (t61 * t81 + t64 * t85)
                                    - t87 * (half_jphi * t62));
                            let t290 = half_m
                                * (t166 * t165
                                    + (t164 * t168 + (t172 * t171 + t170 * t174)))
                                - jphi * (t178 * t177 + t176 * t180);
                            let t291 = theta_rate * (t288 * t89 + t289 * t66)
                                + (t118 + rho2_rate * (half_h * (t116 - t65))
                                    - t290 * (rt::lit::<T>(0.5) * t116));
                            let t292 = rt::div_or_zero(
                                t291 - rt::lit::<T>(2.0) * t185,
                                t183,
                            );
                            let t293 = rho2_rate * t292 + (t288 + t184);
                            let t294 = t184
                                * (x1_rate * t211 - x2_rate * t212 - phi_rate * t213)
                                - (t89 + theta_rate * t231);
                            (
                                [
                                    x1_rate - t61 * t186,
                                    x2_rate + t64 * t186,
                                    theta_rate - t120 - t187,
                                    phi_rate - t62 * t186,
                                    rho1_rate + t184 * t188,
                                    t189 * t184 + (rho2_rate - theta_rate * t89),
                                ],
                                [
                                    [
                                        t61 * t191 + rt::lit::<T>(1.0),
                                        t61 * t193,
                                        -(t211 * t186 + t61 * t283),
                                        t61 * t285,
                                        -(t61 * t287),
                                        -(t61 * t293),
                                    ],
                                    [
                                        -(t64 * t191),
                                        rt::lit::<T>(1.0) - t64 * t193,
                                        t212 * t186 + t64 * t283,
                                        -(t64 * t285),
                                        t64 * t287,
                                        t64 * t293,
                                    ],
                                    [
                                        rho1_rate * t190,
                                        rho1_rate * t192,
                                        rt::lit::<T>(1.0) - rho1_rate * t282,
                                        rho1_rate * t284,
                                        -(rho1_rate * t286 + (k2 + t184)),
                                        -(rho1_rate * t292),
                                    ],
                                    [
                                        t62 * t191,
                                        t62 * t193,
                                        t213 * t186 - t62 * t283,
                                        t62 * t285 + rt::lit::<T>(1.0),
                                        -(t62 * t287),
                                        -(t62 * t293),
                                    ],
                                    [
                                        -(t188 * t190),
                                        -(t188 * t192),
                                        t188 * t282 + t184 * (rho2_rate * t231 + rt::lit::<T>(1.0)),
                                        -(t188 * t284),
                                        t188 * t286 + rt::lit::<T>(1.0),
                                        t188 * t292 + t184 * (t89 + rho2_rate * t289),
                                    ],
                                    [
                                        t61 * t184 - t189 * t190,
                                        -(t64 * t184 + t189 * t192),
                                        t189 * t282 + t294,
                                        t62 * t184 - t189 * t284,
                                        t189 * t286,
                                        t189 * t292 + (rt::lit::<T>(1.0) - theta_rate * t289),
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
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let theta_rate_h = h * theta_rate;
                let theta_new_2 = theta + theta_rate_h;
                let phi_new_2 = phi + h * phi_rate;
                let t91 = h * rho2_rate + t23;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new_2,
                    tally,
                );
                let t93 = r * sin_theta_ahead_new;
                let t92 = r * cos_theta_ahead_new;
                let t95 = t92 * t92;
                let t96 = rt::sqrt(t95 + rt::lit::<T>(1.0));
                let t97 = t96 + rt::lit::<T>(1.0);
                let t98 = t96 * t97;
                let t99 = rt::lit::<T>(1.0) / t98;
                let t295 = t93 * t95 * t99 - t93;
                let t296 = rt::sqrt(t295 * t295 + rt::lit::<T>(1.0));
                let t297 = t296 + rt::lit::<T>(1.0);
                let t298 = t295 / (t296 * t297);
                let t299 = rt::lit::<T>(1.0) - t295 * t298;
                let t300 = t299 * (t92 * t99);
                let t301 = t299 - t92 * t300;
                let t302 = t297 * t298;
                let t303 = t97 * t300;
                let t304 = t91
                    / (t301 * (jphi * t301) + m * (t302 * t302 + t303 * t303));
                let t305 = theta_dot * jtheta_theta_dot + phi_dot * jphi_phi_dot;
                let t306 = x1_dot * m_x1_dot + x2_dot * m_x2_dot + t305;
                let t307 = rt::lit::<T>(0.5) * t306
                    * (rt::lit::<T>(0.5)
                        * (m * (x1_dot * x1_dot + x2_dot * x2_dot) + t305) - reference);
                let t308 = rt::visible_change(
                    t307,
                    t306 * t306 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t309 = rt::lit::<T>(1.0) - t308;
                let x1_dot_new_2 = t304 * (t309 * t303);
                let x2_dot_new_2 = t304 * (t302 * (t308 - rt::lit::<T>(1.0)));
                let t119 = jtheta_theta_dot + h * rho1_rate;
                let theta_dot_new_2 = t119 * (inv_jtheta * t309);
                let phi_dot_new_2 = t304 * (t309 * t301);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    phi_dot_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                    let before = balance([
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[4],
                        carried[5],
                        carried[6],
                        carried[7],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _, _] = motion
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [x1_dot,
                x2_dot,
                theta_dot,
                phi_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let m = parameters.m;
                let jtheta = parameters.Jtheta;
                let jphi = parameters.Jphi;
                let Scheme { twice_m, .. } = self;
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot;
                let t2 = theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot);
                [
                    rt::lit::<T>(0.5) * (m * t1 + t2),
                    rt::lit::<T>(0.5) * (twice_m * t1 + rt::lit::<T>(2.0) * t2),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "59ffa873fdef29b26ca54ef6f1dfb1a8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezR> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `gonzalez-r-fd`.
    pub mod gonzalez_r_fd {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 6 | 0 | 0 | 0 |
        /// | each step | 37 | 73 | 7 | 4 | 3 | 0 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, phi_rate, rho1_rate, rho2_rate | 303 | 570 | 41 | 8 | 5 | 0 |
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
            /// `2 m`
            twice_m: T,
            /// `2 Jphi`
            twice_jphi: T,
            /// `r²/2`
            k1: T,
            /// `m/2`
            half_m: T,
            /// `m/4`
            quarter_m: T,
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
            /// `Jphi/h`
            jphi_over_h: T,
            /// `(Jphi/h)/2`
            half_jphi_over_h: T,
            /// `m/h`
            m_over_h: T,
            /// `(m/h)/2`
            half_m_over_h: T,
            /// `h/4`
            quarter_h: T,
            /// `(Jphi/h)/4`
            quarter_jphi_over_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_jphi = rt::lit::<T>(2.0) * jphi;
                let k1 = rt::lit::<T>(0.5) * (r * r);
                let half_m = rt::lit::<T>(0.5) * m;
                let quarter_m = rt::lit::<T>(0.25) * m;
                let k2 = rt::lit::<T>(0.5) * (h / jtheta);
                let r_h = r * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let jtheta_over_h = jtheta / h;
                let k3 = rt::lit::<T>(0.5) / h;
                let half_r_h = rt::lit::<T>(0.5) * r_h;
                let jphi_over_h = jphi / h;
                let half_jphi_over_h = rt::lit::<T>(0.5) * jphi_over_h;
                let m_over_h = m / h;
                let half_m_over_h = rt::lit::<T>(0.5) * m_over_h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let quarter_jphi_over_h = rt::lit::<T>(0.25) * jphi_over_h;
                Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    twice_m,
                    twice_jphi,
                    k1,
                    half_m,
                    quarter_m,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
                    jphi_over_h,
                    half_jphi_over_h,
                    m_over_h,
                    half_m_over_h,
                    quarter_h,
                    quarter_jphi_over_h,
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
                let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                    + (theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, reference,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jtheta = setting.system().parameters.Jtheta;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_jtheta,
                    half_r,
                    twice_r,
                    twice_m,
                    twice_jphi,
                    k1,
                    half_m,
                    quarter_m,
                    k2,
                    r_h,
                    inv_h,
                    half_h,
                    jtheta_over_h,
                    k3,
                    half_r_h,
                    jphi_over_h,
                    half_jphi_over_h,
                    m_over_h,
                    half_m_over_h,
                    quarter_h,
                    quarter_jphi_over_h,
                } = *setting.scheme();
                let jtheta_theta_dot = jtheta * theta_dot;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let t1 = rt::sqrt(
                    r_cos_theta_ahead * r_cos_theta_ahead + rt::lit::<T>(1.0),
                );
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = t1 * t2;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let t4 = r_cos_theta_ahead * r_sin_theta_ahead;
                let t5 = rt::lit::<T>(1.0) / t3;
                let t6 = t4 * t5;
                let t7 = r_cos_theta_ahead * t6;
                let t8 = t7 - r_sin_theta_ahead;
                let t9 = rt::sqrt(t8 * t8 + rt::lit::<T>(1.0));
                let t10 = t9 + rt::lit::<T>(1.0);
                let t11 = t9 * t10;
                let t12 = t8 / t11;
                let t13 = t10 * t12;
                let t14 = t8 * t12;
                let t15 = rt::lit::<T>(1.0) - t14;
                let t16 = r_cos_theta_ahead * t15;
                let t17 = t5 * t16;
                let t18 = t2 * t17;
                let t19 = r_cos_theta_ahead * t17;
                let t20 = t15 - t19;
                let jphi_phi_dot = jphi * phi_dot;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let t21 = jphi_phi_dot * t20 + (m_x1_dot * t18 - m_x2_dot * t13);
                let t22 = t21 / (m * (t18 * t18 + t13 * t13) + t20 * (jphi * t20));
                let theta_plus_h = theta + h;
                let (sin_theta_plus_h, cos_theta_plus_h) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h,
                    theta_plus_h,
                    tally,
                );
                let theta_minus_h = theta - h;
                let (sin_theta_minus_h, cos_theta_minus_h) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    -h,
                    theta_minus_h,
                    tally,
                );
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t23 = t18 * t22;
                            let t24 = t13 * t22;
                            let t25 = t20 * t22;
                            let r_cos_theta_minus_h = r * cos_theta_minus_h;
                            let r_sin_theta_minus_h = r * sin_theta_minus_h;
                            let t26 = r_cos_theta_minus_h * r_cos_theta_minus_h;
                            let t27 = rt::sqrt(t26 + rt::lit::<T>(1.0));
                            let t28 = t27 + rt::lit::<T>(1.0);
                            let t29 = rt::lit::<T>(1.0) / (t27 * t28);
                            let t30 = r_sin_theta_minus_h * t26 * t29
                                - r_sin_theta_minus_h;
                            let t31 = rt::sqrt(t30 * t30 + rt::lit::<T>(1.0));
                            let t32 = t31 + rt::lit::<T>(1.0);
                            let t33 = t30 / (t31 * t32);
                            let t34 = rt::lit::<T>(1.0) - t30 * t33;
                            let t35 = t34 * (r_cos_theta_minus_h * t29);
                            let r_sin_theta_plus_h = r * sin_theta_plus_h;
                            let r_cos_theta_plus_h = r * cos_theta_plus_h;
                            let t36 = r_cos_theta_plus_h * r_cos_theta_plus_h;
                            let t37 = rt::sqrt(t36 + rt::lit::<T>(1.0));
                            let t38 = t37 + rt::lit::<T>(1.0);
                            let t39 = rt::lit::<T>(1.0) / (t37 * t38);
                            let t40 = r_sin_theta_plus_h * t36 * t39
                                - r_sin_theta_plus_h;
                            let t41 = rt::sqrt(t40 * t40 + rt::lit::<T>(1.0));
                            let t42 = t41 + rt::lit::<T>(1.0);
                            let t43 = t40 / (t41 * t42);
                            let t44 = rt::lit::<T>(1.0) - t40 * t43;
                            let t45 = t44 * (r_cos_theta_plus_h * t39);
                            let t46 = t23 * (t38 * t45 - t28 * t35)
                                - (t32 * t33 - t42 * t43) * t24;
                            let t47 = (r_cos_theta_minus_h * t35 + (t44 - t34)
                                - r_cos_theta_plus_h * t45) * (half_jphi_over_h * t25)
                                + half_m_over_h * t46;
                            [
                                t23,
                                -t24,
                                theta_dot,
                                t25,
                                rt::lit::<T>(0.0),
                                theta_dot * t47,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            rt::abs(inv_h * x2),
                            rt::abs(inv_h * theta),
                            rt::abs(inv_h * phi),
                            rt::abs(jtheta_over_h * theta_dot),
                            rt::abs(inv_h * t21),
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
                            let theta_rate_half_h = half_h * theta_rate;
                            let t48 = theta + theta_rate_half_h;
                            let ((t49, t50), (t51, t52)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t48,
                            );
                            let t53 = r * t52;
                            let t54 = rt::sqrt(t53 * t53 + rt::lit::<T>(1.0));
                            let t55 = t54 + rt::lit::<T>(1.0);
                            let t56 = t54 * t55;
                            let t57 = rt::lit::<T>(1.0) / t56;
                            let t58 = r * t51;
                            let t59 = t53 * t58 * t57;
                            let t60 = t53 * t59 - t58;
                            let t61 = rt::sqrt(t60 * t60 + rt::lit::<T>(1.0));
                            let t62 = t61 + rt::lit::<T>(1.0);
                            let t63 = t61 * t62;
                            let t64 = rt::lit::<T>(1.0) / t63;
                            let t65 = t60 * t64;
                            let t66 = rt::lit::<T>(1.0) - t60 * t65;
                            let t67 = t53 * t66;
                            let t68 = t57 * t67;
                            let t69 = t55 * t68;
                            let t70 = t66 - t53 * t68;
                            let t71 = jphi * t70;
                            let t72 = t62 * t65;
                            let t73 = rt::lit::<T>(1.0)
                                / (t70 * t71 + m * (t72 * t72 + t69 * t69));
                            let t74 = t73 * (half_h * rho2_rate + t21);
                            let t75 = m * t69 * t74;
                            let t76 = h + t48;
                            let (_, (t77, t78)) = rt::halfway(
                                (sin_theta_plus_h, cos_theta_plus_h),
                                theta_rate_half_h,
                                t76,
                            );
                            let t79 = r * t78;
                            let t80 = rt::sqrt(t79 * t79 + rt::lit::<T>(1.0));
                            let t81 = t80 + rt::lit::<T>(1.0);
                            let t82 = t80 * t81;
                            let t83 = rt::lit::<T>(1.0) / t82;
                            let t84 = r * t77;
                            let t85 = t83 * (t79 * t84);
                            let t86 = t79 * t85 - t84;
                            let t87 = rt::sqrt(t86 * t86 + rt::lit::<T>(1.0));
                            let t88 = t87 + rt::lit::<T>(1.0);
                            let t89 = t87 * t88;
                            let t90 = rt::lit::<T>(1.0) / t89;
                            let t91 = t86 * t90;
                            let t92 = rt::lit::<T>(1.0) - t86 * t91;
                            let t93 = t79 * t92;
                            let t94 = t83 * t93;
                            let t95 = t48 - h;
                            let (_, (t96, t97)) = rt::halfway(
                                (sin_theta_minus_h, cos_theta_minus_h),
                                theta_rate_half_h,
                                t95,
                            );
                            let t98 = r * t97;
                            let t99 = rt::sqrt(t98 * t98 + rt::lit::<T>(1.0));
                            let t100 = t99 + rt::lit::<T>(1.0);
                            let t101 = t99 * t100;
                            let t102 = rt::lit::<T>(1.0) / t101;
                            let t103 = r * t96;
                            let t104 = t102 * (t98 * t103);
                            let t105 = t98 * t104 - t103;
                            let t106 = rt::sqrt(t105 * t105 + rt::lit::<T>(1.0));
                            let t107 = t106 + rt::lit::<T>(1.0);
                            let t108 = t106 * t107;
                            let t109 = rt::lit::<T>(1.0) / t108;
                            let t110 = t105 * t109;
                            let t111 = rt::lit::<T>(1.0) - t105 * t110;
                            let t112 = t98 * t111;
                            let t113 = t102 * t112;
                            let t114 = t81 * t94 - t100 * t113;
                            let t115 = inv_h * t114;
                            let t116 = t71 * t74;
                            let t117 = t98 * t113 + (t92 - t111) - t79 * t94;
                            let t118 = m * t72 * t74;
                            let t119 = t107 * t110 - t88 * t91;
                            let t120 = inv_h * t119;
                            let t121 = t75 * t115 + t116 * (inv_h * t117) - t118 * t120;
                            let t122 = rt::lit::<T>(0.5) * t121;
                            let t123 = t74 * t122;
                            let t124 = jtheta_theta_dot + h * rho1_rate;
                            let t125 = inv_jtheta
                                * (jtheta_theta_dot + half_h * rho1_rate);
                            let t126 = rt::lit::<T>(0.5)
                                * (theta_dot + inv_jtheta * t124) - t125;
                            let theta_rate_h = h * theta_rate;
                            let theta_new_2 = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t127 = r * cos_theta_ahead_new;
                            let t128 = r * sin_theta_ahead_new;
                            let t129 = t127 * t128;
                            let t130 = t127 * t127;
                            let t131 = rt::sqrt(t130 + rt::lit::<T>(1.0));
                            let t132 = t131 + rt::lit::<T>(1.0);
                            let t133 = t131 * t132;
                            let t134 = rt::lit::<T>(1.0) / t133;
                            let t135 = t129 * t134;
                            let t136 = t127 * t135;
                            let t137 = t136 - t128;
                            let t138 = rt::sqrt(t137 * t137 + rt::lit::<T>(1.0));
                            let t139 = t138 + rt::lit::<T>(1.0);
                            let t140 = t138 * t139;
                            let t141 = rt::lit::<T>(1.0) / t140;
                            let t142 = t137 * t141;
                            let t143 = t137 * t142;
                            let t144 = rt::lit::<T>(1.0) - t143;
                            let t145 = t127 * t144;
                            let t146 = t134 * t145;
                            let t147 = t127 * t146;
                            let t148 = t144 - t147;
                            let t149 = t139 * t142;
                            let t150 = t132 * t146;
                            let t151 = rt::lit::<T>(1.0)
                                / (t148 * (jphi * t148) + m * (t149 * t149 + t150 * t150));
                            let t152 = h * rho2_rate + t21;
                            let t153 = t151 * t152;
                            let t154 = rt::lit::<T>(0.5) * (t22 + t153) - t74;
                            let t155 = t131 + t1;
                            let t156 = rt::lit::<T>(0.5) * t155;
                            let t157 = t156 + rt::lit::<T>(1.0);
                            let t158 = t133 * t3;
                            let t159 = rt::lit::<T>(1.0) / t158;
                            let t160 = cos_theta_ahead_new + cos_theta_ahead;
                            let t161 = r * t49;
                            let t162 = t51 * t161;
                            let t163 = rt::div_or_zero(t160 * (twice_r * t162), t155);
                            let t164 = (t156 + t157) * t163;
                            let t165 = t145 + t16;
                            let t166 = t133 + t3;
                            let t167 = t143 + t14;
                            let t168 = rt::lit::<T>(2.0) - t167;
                            let t169 = half_r * t160;
                            let t170 = r * (sin_theta_ahead_new + sin_theta_ahead);
                            let t171 = t136 + (t7 - t170);
                            let t172 = rt::lit::<T>(0.5) * t171;
                            let t173 = t11 + t140;
                            let t174 = r * t160;
                            let t175 = t52 * t161;
                            let t176 = t174 * t175 - t170 * t162;
                            let t177 = t129 + t4;
                            let t178 = (t166 * t176 + t177 * t164)
                                * (rt::lit::<T>(0.5) * t159);
                            let t179 = t6 + t135;
                            let t180 = t178 * t169
                                - (rt::lit::<T>(2.0) * t175 + t162 * t179);
                            let t181 = rt::lit::<T>(0.5) * t180;
                            let t182 = t9 + t138;
                            let t183 = rt::div_or_zero(t171 * t180, t182);
                            let t184 = rt::lit::<T>(0.5) * t182;
                            let t185 = t184 + rt::lit::<T>(1.0);
                            let t186 = t183 * (t184 + t185);
                            let t187 = t173 * t181 - t172 * t186;
                            let t188 = t11 * t140;
                            let t189 = rt::lit::<T>(1.0) / t188;
                            let t190 = t187 * t189;
                            let t191 = t142 + t12;
                            let t192 = t172 * t190 + t181 * t191;
                            let t193 = t162 * t168 + t169 * t192;
                            let t194 = t164 * t165 - t166 * t193;
                            let t195 = t159 * (rt::lit::<T>(0.5) * t194);
                            let t196 = t146 + t17;
                            let t197 = t157 * t195 - rt::lit::<T>(0.5) * t163 * t196;
                            let t198 = t22 * t197;
                            let t199 = t150 + t18;
                            let t200 = t153 * (m * t199);
                            let t201 = t199 * t22;
                            let t202 = t153 * (m * t197);
                            let t203 = t185 * t190 + rt::lit::<T>(0.5) * t183 * t191;
                            let t204 = t22 * t203;
                            let t205 = t149 + t13;
                            let t206 = t153 * (m * t205);
                            let t207 = t205 * t22;
                            let t208 = t153 * (m * t203);
                            let t209 = t169 * t195 + (t192 - t162 * t196);
                            let t210 = t22 * t209;
                            let t211 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t147 + (t19 + t167));
                            let t212 = t153 * (jphi * t211);
                            let t213 = t22 * t211;
                            let t214 = t153 * (jphi * t209);
                            let t215 = rt::lit::<T>(0.5)
                                * (t198 * t200 + t201 * t202 + (t204 * t206 + t207 * t208))
                                - (t210 * t212 + t213 * t214);
                            let t216 = phi_rate * phi_rate + rho2_rate * rho2_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (theta_rate * theta_rate + rho1_rate * rho1_rate));
                            let t217 = rt::div_or_zero(
                                theta_rate * t123 + (rho1_rate * t126 + rho2_rate * t154)
                                    - k3 * t215,
                                t216,
                            );
                            let t218 = rho2_rate * t217;
                            let t219 = t74 + t218;
                            let t220 = rho1_rate * t217;
                            let t221 = theta_rate + rho2_rate * t122;
                            let t222 = phi_rate * t70 + (x1_rate * t69 - x2_rate * t72);
                            let t223 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t217,
                                t216,
                            );
                            let t224 = rho2_rate * t223;
                            let t225 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t217,
                                t216,
                            );
                            let t226 = rho2_rate * t225;
                            let t227 = r_h * t51;
                            let t228 = t53 * t227;
                            let t229 = t228
                                * (rt::lit::<T>(0.5) * t55 / t54 + rt::lit::<T>(0.5));
                            let t230 = half_r_h * t51;
                            let t231 = r_h * t52;
                            let t232 = t53 * t57
                                * (rt::lit::<T>(0.5) * (t53 * t231 - t58 * t227)
                                    + t59 * t229) - rt::lit::<T>(0.5) * (t231 + t227 * t59);
                            let t233 = t60 * t232;
                            let t234 = t64 * (t232 - t65 * (t233 + t62 * t233 / t61));
                            let t235 = t65 * t232 + t60 * t234;
                            let t236 = t57 * (t68 * t229 - t66 * t230 - t53 * t235);
                            let t237 = t55 * t236
                                - rt::lit::<T>(1.0) / (t54 * t56)
                                    * (t67 * (rt::lit::<T>(0.5) * t228));
                            let t238 = t60 * t233 / (t61 * t63) + t62 * t234;
                            let t239 = t53 * t236 + (t235 - t68 * t230);
                            let t240 = t74
                                * (t73
                                    * (twice_m * (t72 * t238 + t69 * t237)
                                        - twice_jphi * t70 * t239));
                            let t241 = t114 * (t74 * t237 - t69 * t240)
                                - t119 * (t74 * t238 - t72 * t240);
                            let t242 = r_h * t96;
                            let t243 = t98 * t242;
                            let t244 = r_h * t77;
                            let t245 = t79 * t244;
                            let t246 = t112 * (rt::lit::<T>(0.5) * t243)
                                * (rt::lit::<T>(1.0) / (t99 * t101))
                                - t93 * (rt::lit::<T>(0.5) * t245)
                                    * (rt::lit::<T>(1.0) / (t80 * t82));
                            let t247 = t245
                                * (rt::lit::<T>(0.5) * t81 / t80 + rt::lit::<T>(0.5));
                            let t248 = r_h * t78;
                            let t249 = (t247 * t85
                                + rt::lit::<T>(0.5) * (t79 * t248 - t84 * t244))
                                * (t79 * t83) - rt::lit::<T>(0.5) * (t248 + t244 * t85);
                            let t250 = t86 * t249;
                            let t251 = t90 * (t249 - t91 * (t250 + t88 * t250 / t87));
                            let t252 = t91 * t249 + t86 * t251;
                            let t253 = t83
                                * (t247 * t94 - t92 * (half_r_h * t77) - t79 * t252);
                            let t254 = t243
                                * (rt::lit::<T>(0.5) * t100 / t99 + rt::lit::<T>(0.5));
                            let t255 = r_h * t97;
                            let t256 = (t254 * t104
                                + rt::lit::<T>(0.5) * (t98 * t255 - t103 * t242))
                                * (t98 * t102) - rt::lit::<T>(0.5) * (t255 + t242 * t104);
                            let t257 = t105 * t256;
                            let t258 = t109
                                * (t256 - t110 * (t257 + t107 * t257 / t106));
                            let t259 = t110 * t256 + t105 * t258;
                            let t260 = t102
                                * (t254 * t113 - t111 * (half_r_h * t96) - t98 * t259);
                            let t261 = t98 * t260
                                + (rt::lit::<T>(0.5) * (t244 * t94 - t242 * t113)
                                    + (t259 - t252)) - t79 * t253;
                            let t262 = t107 * t258
                                + (t105 * t257 / (t106 * t108) - t86 * t250 / (t87 * t89));
                            let t263 = t75 * (t246 + (t81 * t253 - t100 * t260))
                                + t116 * t261 - t118 * (t262 - t88 * t251);
                            let t264 = m_over_h * t241
                                + (inv_h * t263
                                    - (t74 * t239 + t70 * t240) * (jphi_over_h * t117));
                            let t265 = rt::lit::<T>(0.5) * t264;
                            let t266 = r_h * cos_theta_ahead_new;
                            let t267 = r_h * sin_theta_ahead_new;
                            let t268 = t127 * t266 - t128 * t267;
                            let t269 = t127 * t267;
                            let t270 = t269 / t131;
                            let t271 = t269 + t132 * t270;
                            let t272 = t134 * (t268 + t271 * t135);
                            let t273 = t127 * t272 - (t266 + t267 * t135);
                            let t274 = t137 * t273;
                            let t275 = t274 / t138;
                            let t276 = t274 + t139 * t275;
                            let t277 = t141 * (t273 - t142 * t276);
                            let t278 = t137 * t274 / (t138 * t140) + t139 * t277;
                            let t279 = t142 * t273 + t137 * t277;
                            let t280 = t267 * t144 + t127 * t279;
                            let t281 = t134 * (t271 * t146 - t280);
                            let t282 = t132 * t281
                                - t269 * t145 * (rt::lit::<T>(1.0) / (t131 * t133));
                            let t283 = t127 * t281 + (t279 - t267 * t146);
                            let t284 = (twice_m * (t149 * t278 + t150 * t282)
                                - t283 * (twice_jphi * t148)) * (t151 * t153);
                            let t285 = theta_rate
                                * (t74 * t265 - t240 * t122 - rt::lit::<T>(2.0) * t217)
                                + (t123 + rho2_rate * (t240 - rt::lit::<T>(0.5) * t284));
                            let t286 = t3 * t271;
                            let t287 = t270 * t163;
                            let t288 = h * t50;
                            let t289 = half_r * (t49 * (h * t52) + t51 * t288);
                            let t290 = rt::div_or_zero(
                                t287 + rt::lit::<T>(2.0) * (t174 * t289 - t267 * t162),
                                t155,
                            );
                            let t291 = t157 * t290
                                + rt::lit::<T>(0.5)
                                    * (t155 * t290 - rt::lit::<T>(2.0) * t287);
                            let t292 = t52 * t288 - t49 * (h * t51);
                            let t293 = t166
                                * (t292 * (k1 * t160) - (t267 * t175 + t266 * t162)
                                    - t170 * t289);
                            let t294 = t286 * t178
                                + rt::lit::<T>(0.5)
                                    * (t177 * t291 + (t268 * t164 + (t293 - t271 * t176)));
                            let t295 = rt::lit::<T>(0.5)
                                * (t294 * (t174 * t159) - t267 * t178)
                                - (t162 * t272 + (r * t292 + t289 * t179));
                            let t296 = rt::lit::<T>(0.5) * t273;
                            let t297 = rt::lit::<T>(0.5) * (t173 * t295 + t276 * t180)
                                - (t190 * (t11 * t276) + t296 * t186);
                            let t298 = t275 * t183;
                            let t299 = rt::div_or_zero(
                                t171 * t295 + (t273 * t180 - t298),
                                t182,
                            );
                            let t300 = t189
                                * (t297
                                    - t172
                                        * (t185 * t299
                                            + rt::lit::<T>(0.5)
                                                * (rt::lit::<T>(2.0) * t298 + t182 * t299)));
                            let t301 = t172 * t300
                                + (t296 * t190
                                    + rt::lit::<T>(0.5) * (t277 * t180 + t295 * t191));
                            let t302 = t166
                                * (rt::lit::<T>(0.5) * (t174 * t301 - t267 * t192)
                                    + (t289 * t168 - t162 * t279));
                            let t303 = t286 * t195
                                + rt::lit::<T>(0.5)
                                    * (t291 * t165 + t271 * t193 - t164 * t280 - t302);
                            let t304 = t159 * t303;
                            let t305 = rt::lit::<T>(1.0) / (t131 * t158)
                                * (rt::lit::<T>(0.25) * t269 * t194)
                                + rt::lit::<T>(0.5) * (t163 * t281 + t290 * t196);
                            let t306 = t157 * t304 - t305;
                            let t307 = t187 * (rt::lit::<T>(0.5) * t274)
                                * (rt::lit::<T>(1.0) / (t138 * t188))
                                + rt::lit::<T>(0.5) * (t277 * t183 + t299 * t191);
                            let t308 = t185 * t300 + t307;
                            let t309 = t198 * (t282 * t153 - t199 * t284)
                                + t204 * (t278 * t153 - t205 * t284);
                            let t310 = t201 * (t153 * t306 - t197 * t284)
                                + (t207 * (t153 * t308 - t203 * t284) + t309);
                            let t311 = t22
                                * (t200 * t306
                                    + (t206 * t308 + (t282 * t202 + t278 * t208))) + m * t310;
                            let t312 = rt::lit::<T>(0.5) * t283;
                            let t313 = rt::lit::<T>(0.5) * (t174 * t304 - t267 * t195)
                                + (t301 - (t162 * t281 + t289 * t196));
                            let t314 = t210 * (t211 * t284 + t312 * t153)
                                - t213 * (t153 * t313 - t209 * t284);
                            let t315 = k3
                                * (rt::lit::<T>(0.5) * t311
                                    + (jphi * t314 + t22 * (t312 * t214 - t212 * t313)));
                            let t316 = rt::div_or_zero(t285 - t315, t216);
                            let t317 = rho2_rate * t316 - t240;
                            let t318 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * phi_rate * t217,
                                t216,
                            );
                            let t319 = rho2_rate * t318;
                            let t320 = rt::div_or_zero(
                                t126 - rt::lit::<T>(2.0) * t220,
                                t216,
                            );
                            let t321 = rho2_rate * t320;
                            let t322 = h * t73
                                * (t117 * (quarter_jphi_over_h * t70)
                                    + quarter_m * (t69 * t115 - t72 * t120));
                            let t323 = half_m
                                * (t199 * t198
                                    + (t197 * t201 + (t205 * t204 + t203 * t207)))
                                - jphi * (t211 * t210 + t209 * t213);
                            let t324 = theta_rate
                                * (t121 * (quarter_h * t73) + t74 * t322)
                                + (rho2_rate * (half_h * (t151 - t73)) + t154
                                    - rt::lit::<T>(0.5) * t151 * t323);
                            let t325 = rt::div_or_zero(
                                t324 - rt::lit::<T>(2.0) * t218,
                                t216,
                            );
                            let t326 = rho2_rate * t325 + (half_h * t73 + t217);
                            let t327 = t217
                                * (x1_rate * t237 - x2_rate * t238 - phi_rate * t239)
                                - (t122 + theta_rate * t265);
                            (
                                [
                                    x1_rate - t69 * t219,
                                    x2_rate + t72 * t219,
                                    theta_rate - t125 - t220,
                                    phi_rate - t70 * t219,
                                    rho1_rate + t217 * t221,
                                    t222 * t217 + (rho2_rate - theta_rate * t122),
                                ],
                                [
                                    [
                                        t69 * t224 + rt::lit::<T>(1.0),
                                        t69 * t226,
                                        -(t237 * t219 + t69 * t317),
                                        t69 * t319,
                                        -(t69 * t321),
                                        -(t69 * t326),
                                    ],
                                    [
                                        -(t72 * t224),
                                        rt::lit::<T>(1.0) - t72 * t226,
                                        t238 * t219 + t72 * t317,
                                        -(t72 * t319),
                                        t72 * t321,
                                        t72 * t326,
                                    ],
                                    [
                                        rho1_rate * t223,
                                        rho1_rate * t225,
                                        rt::lit::<T>(1.0) - rho1_rate * t316,
                                        rho1_rate * t318,
                                        -(rho1_rate * t320 + (k2 + t217)),
                                        -(rho1_rate * t325),
                                    ],
                                    [
                                        t70 * t224,
                                        t70 * t226,
                                        t239 * t219 - t70 * t317,
                                        t70 * t319 + rt::lit::<T>(1.0),
                                        -(t70 * t321),
                                        -(t70 * t326),
                                    ],
                                    [
                                        -(t221 * t223),
                                        -(t221 * t225),
                                        t221 * t316 + t217 * (rho2_rate * t265 + rt::lit::<T>(1.0)),
                                        -(t221 * t318),
                                        t221 * t320 + rt::lit::<T>(1.0),
                                        t221 * t325 + t217 * (t122 + rho2_rate * t322),
                                    ],
                                    [
                                        t69 * t217 - t222 * t223,
                                        -(t72 * t217 + t222 * t225),
                                        t222 * t316 + t327,
                                        t70 * t217 - t222 * t318,
                                        t222 * t320,
                                        t222 * t325 + (rt::lit::<T>(1.0) - theta_rate * t322),
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
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let theta_rate_h = h * theta_rate;
                let theta_new_2 = theta + theta_rate_h;
                let phi_new_2 = phi + h * phi_rate;
                let t328 = theta_dot * jtheta_theta_dot + phi_dot * jphi_phi_dot;
                let t329 = x1_dot * m_x1_dot + x2_dot * m_x2_dot + t328;
                let t330 = rt::lit::<T>(0.5) * t329
                    * (rt::lit::<T>(0.5)
                        * (m * (x1_dot * x1_dot + x2_dot * x2_dot) + t328) - reference);
                let t331 = rt::visible_change(
                    t330,
                    t329 * t329 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t332 = rt::lit::<T>(1.0) - t331;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new_2,
                    tally,
                );
                let t127 = r * cos_theta_ahead_new;
                let t130 = t127 * t127;
                let t131 = rt::sqrt(t130 + rt::lit::<T>(1.0));
                let t132 = t131 + rt::lit::<T>(1.0);
                let t128 = r * sin_theta_ahead_new;
                let t133 = t131 * t132;
                let t134 = rt::lit::<T>(1.0) / t133;
                let t333 = t128 * t130 * t134 - t128;
                let t334 = rt::sqrt(t333 * t333 + rt::lit::<T>(1.0));
                let t335 = t334 + rt::lit::<T>(1.0);
                let t336 = t333 / (t334 * t335);
                let t337 = rt::lit::<T>(1.0) - t333 * t336;
                let t338 = t337 * (t127 * t134);
                let t339 = t132 * t338;
                let t152 = h * rho2_rate + t21;
                let t340 = t337 - t127 * t338;
                let t341 = t335 * t336;
                let t342 = t152
                    / (t340 * (jphi * t340) + m * (t341 * t341 + t339 * t339));
                let x1_dot_new_2 = t332 * t339 * t342;
                let x2_dot_new_2 = t341 * (t331 - rt::lit::<T>(1.0)) * t342;
                let t124 = jtheta_theta_dot + h * rho1_rate;
                let theta_dot_new_2 = t124 * (inv_jtheta * t332);
                let phi_dot_new_2 = t332 * t340 * t342;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    phi_dot_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                    let before = balance([
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[4],
                        carried[5],
                        carried[6],
                        carried[7],
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _, _] = motion
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [x1_dot,
                x2_dot,
                theta_dot,
                phi_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let m = parameters.m;
                let jtheta = parameters.Jtheta;
                let jphi = parameters.Jphi;
                let Scheme { twice_m, .. } = self;
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot;
                let t2 = theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot);
                [
                    rt::lit::<T>(0.5) * (m * t1 + t2),
                    rt::lit::<T>(0.5) * (twice_m * t1 + rt::lit::<T>(2.0) * t2),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c602b1c5ed457a8a96ff1abb78aad2b2";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezRFd> for System<T> {
        type Scheme = gonzalez_r_fd::Scheme<T>;
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 12 | 21 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²/(Jphi + m r²)`
            k3: T,
            /// `Jphi/(Jphi + m r²)`
            k4: T,
            /// `r/sqrt(Jphi + m r²)`
            k6: T,
            /// `1/sqrt(Jtheta)`
            inv_sqrt_jtheta: T,
            /// `1/sqrt(Jphi + m r²)`
            k7: T,
            /// `h/sqrt(Jtheta)`
            h_over_sqrt_jtheta: T,
            /// `r h/sqrt(Jphi + m r²)`
            k8: T,
            /// `(h/sqrt(Jtheta))/2`
            k9: T,
            /// `h/sqrt(Jphi + m r²)`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2); functions of q that the next step needs (3).
            type Carried = [T; 12];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let k1 = m * (r * r);
                let k2 = jphi + k1;
                let k3 = k1 / k2;
                let k4 = jphi / k2;
                let k5 = rt::sqrt(k2);
                let k6 = r / k5;
                let sqrt_jtheta = rt::sqrt(jtheta);
                let inv_sqrt_jtheta = rt::lit::<T>(1.0) / sqrt_jtheta;
                let k7 = rt::lit::<T>(1.0) / k5;
                let h_over_sqrt_jtheta = h / sqrt_jtheta;
                let k8 = r * h / k5;
                let k9 = rt::lit::<T>(0.5) * h_over_sqrt_jtheta;
                let k10 = h / k5;
                Scheme {
                    k3,
                    k4,
                    k6,
                    inv_sqrt_jtheta,
                    k7,
                    h_over_sqrt_jtheta,
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
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let t1 = rt::sqrt(jphi + m * (r * r));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = jphi / t1 * phi_dot
                    + m * r / t1 * (x1_dot * cos_theta + x2_dot * sin_theta);
                let sqrt_jtheta_2 = rt::sqrt(jtheta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    t2,
                    sqrt_jtheta_2 * theta_dot,
                    rt::lit::<T>(1.0),
                    t2 * (rt::lit::<T>(0.5) * t2),
                    theta_dot * (rt::lit::<T>(0.5) * jtheta * theta_dot),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, phi, c1, c2, _, reference1, reference2,
                sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion.carried;
                let Scheme { k3, k4, h_over_sqrt_jtheta, k8, k9, k10, .. } = *setting
                    .scheme();
                let t1 = k9 * c2;
                let theta_ahead_new = theta + t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t2 = k8 * c1;
                let x1_new_2 = x1 + cos_theta_ahead_new * t2;
                let x2_new_2 = x2 + sin_theta_ahead_new * t2;
                let theta_new_2 = theta + h_over_sqrt_jtheta * c2;
                let phi_new_2 = phi + k10 * c1;
                let c1_squared = c1 * c1;
                let half_c1_squared = rt::lit::<T>(0.5) * c1_squared;
                let c1_new = c1
                    - c1
                        * rt::visible_change(
                            half_c1_squared * (half_c1_squared - reference1),
                            c1_squared * c1_squared
                                + reference1 * (rt::lit::<T>(0.0625) * reference1),
                            rt::lit::<T>(1.0),
                        );
                let c2_squared = c2 * c2;
                let half_c2_squared = rt::lit::<T>(0.5) * c2_squared;
                let c2_new = c2
                    - c2
                        * rt::visible_change(
                            half_c2_squared * (half_c2_squared - reference2),
                            c2_squared * c2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let t3 = rt::cos(t1);
                let alignment1_new = k4 + k3 * t3;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference1,
                    reference2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                if !rt::is_aligned(carried[6]) {
                    return Err(setting.orthogonal(tally));
                }
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, c1, c2, _, _, _, _, _, _] = motion.carried;
                let Scheme { k6, inv_sqrt_jtheta, k7, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k6 * c1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_sqrt_jtheta * c2,
                    phi_dot: k7 * c1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e97ed0b6d9e9542ec22135fd8f00202c";
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 12 | 21 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 12 | 21 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `phi_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 3 | 0 | 0 | 0 |
        /// | each step | 6 | 7 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 5 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r²/(Jphi + m r²)`
            k3: T,
            /// `Jphi/(Jphi + m r²)`
            k4: T,
            /// `r/sqrt(Jphi + m r²)`
            k6: T,
            /// `1/sqrt(Jtheta)`
            inv_sqrt_jtheta: T,
            /// `1/sqrt(Jphi + m r²)`
            k7: T,
            /// `h/sqrt(Jtheta)`
            h_over_sqrt_jtheta: T,
            /// `r h/sqrt(Jphi + m r²)`
            k8: T,
            /// `(h/sqrt(Jtheta))/2`
            k9: T,
            /// `h/sqrt(Jphi + m r²)`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let k1 = m * (r * r);
                let k2 = jphi + k1;
                let k3 = k1 / k2;
                let k4 = jphi / k2;
                let k5 = rt::sqrt(k2);
                let k6 = r / k5;
                let sqrt_jtheta = rt::sqrt(jtheta);
                let inv_sqrt_jtheta = rt::lit::<T>(1.0) / sqrt_jtheta;
                let k7 = rt::lit::<T>(1.0) / k5;
                let h_over_sqrt_jtheta = h / sqrt_jtheta;
                let k8 = r * h / k5;
                let k9 = rt::lit::<T>(0.5) * h_over_sqrt_jtheta;
                let k10 = h / k5;
                Scheme {
                    k3,
                    k4,
                    k6,
                    inv_sqrt_jtheta,
                    k7,
                    h_over_sqrt_jtheta,
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
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let [[x1, x2, theta, phi]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot, phi_dot]] = start.w().data.0;
                let t1 = rt::sqrt(jphi + m * (r * r));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = jphi / t1 * phi_dot
                    + m * r / t1 * (x1_dot * cos_theta + x2_dot * sin_theta);
                let sqrt_jtheta_2 = rt::sqrt(jtheta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    t2,
                    sqrt_jtheta_2 * theta_dot,
                    rt::lit::<T>(1.0),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, phi, c1, c2, _, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let Scheme { k3, k4, h_over_sqrt_jtheta, k8, k9, k10, .. } = *setting
                    .scheme();
                let t1 = k9 * c2;
                let theta_ahead_new = theta + t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t2 = k8 * c1;
                let x1_new_2 = x1 + cos_theta_ahead_new * t2;
                let x2_new_2 = x2 + sin_theta_ahead_new * t2;
                let theta_new_2 = theta + h_over_sqrt_jtheta * c2;
                let phi_new_2 = phi + k10 * c1;
                let t3 = rt::cos(t1);
                let alignment1_new = k4 + k3 * t3;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    c1,
                    c2,
                    alignment1_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                if !rt::is_aligned(carried[6]) {
                    return Err(setting.orthogonal(tally));
                }
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, c1, c2, _, _, _, _] = motion.carried;
                let Scheme { k6, inv_sqrt_jtheta, k7, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k6 * c1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * t1,
                    x2_dot: sin_theta * t1,
                    theta_dot: inv_sqrt_jtheta * c2,
                    phi_dot: k7 * c1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7f7f02a0ce12e9e3ab737763afa4f433";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::IsoVar> for System<T> {
        type Scheme = iso_var::Scheme<T>;
    }

    /// The method `leapfrog`.
    pub mod leapfrog {
        use super::{State, System};
        use ::core::prelude::v1::*;
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

            /// In this order: configuration q_k (4); momenta p_{k−½} half a step before the node (4); functions of q that the next step needs (2).
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
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
                let t1 = k5 * p_phi;
                let t2 = k4 * p_x1 - cos_theta_ahead * t1;
                let t3 = cos_theta_ahead * (k2 * sin_theta_ahead);
                let t4 = k4 * p_x2 - sin_theta_ahead * t1;
                let t5 = (jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                    * (k3 * t2) - t3 * t4;
                let p_x1_new = p_x1 - t5;
                let x1_new_2 = x1 + h_over_m * p_x1_new;
                let t6 = (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                    * (k3 * t4) - t3 * t2;
                let p_x2_new = p_x2 - t6;
                let x2_new_2 = x2 + h_over_m * p_x2_new;
                let t7 = h_over_jtheta * p_theta;
                let theta_new_2 = theta + t7;
                let p_phi_new = r * cos_theta_ahead * t5
                    + (p_phi + r * sin_theta_ahead * t6);
                let phi_new_2 = phi + h_over_jphi * p_phi_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t7,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta,
                    p_phi_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { inv_m, inv_jtheta, inv_jphi, m_r_squared, k2, k3, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let t1 = inv_m * p_x1 - r_cos_theta * inv_jphi_p_phi;
                let t2 = sin_theta * (k2 * cos_theta);
                let r_sin_theta = r * sin_theta;
                let t3 = inv_m * p_x2 - r_sin_theta * inv_jphi_p_phi;
                let t4 = t1 * (k3 * (jphi + sin_theta * (m_r_squared * sin_theta)))
                    - t2 * t3;
                let t5 = t3 * (k3 * (jphi + cos_theta * (m_r_squared * cos_theta)))
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "cd754698d05627b6edcd29a855ac938a";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
    }

    /// The method `dla`.
    pub mod dla {
        use super::{State, System};
        use ::core::prelude::v1::*;
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, r_h, k4, h_dla_alpha } = *setting
                    .scheme();
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let t1 = k4 * theta_dot;
                let t2 = theta + t1;
                let (t3, t4) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1,
                    t2,
                    tally,
                );
                let t5 = r * t4;
                let t6 = r * t3;
                let theta_new_2 = t2 + h_dla_alpha * theta_dot;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1 + h_dla_alpha * theta_dot,
                    theta_new_2,
                    tally,
                );
                let t7 = m_r * cos_theta_ahead_new;
                let t8 = m_r * sin_theta_ahead_new;
                let t9 = r_h * t4;
                let t10 = r_h * t3;
                let minus_h = -h;
                let [phi_dot_new, _, _] = rt::solve_linear(
                        {
                            let theta_dot_phi_dot = theta_dot * phi_dot;
                            let t11 = theta_dot_phi_dot * (r * sin_theta_ahead);
                            let t12 = theta_dot_phi_dot * (r * cos_theta_ahead);
                            let t13 = cos_theta_ahead * (k2 * sin_theta_ahead);
                            [
                                phi_dot,
                                -((jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                                    * (k3 * t11) + t12 * t13),
                                t11 * t13
                                    + (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                                        * (k3 * t12),
                            ]
                        },
                        move |[phi_dot_new, lambda1, lambda2]| (
                            [
                                h * (lambda1 * t5 + lambda2 * t6)
                                    + jphi * (phi_dot_new - phi_dot),
                                phi_dot_new * t7 - m_x1_dot - h * lambda1,
                                phi_dot_new * t8 - m_x2_dot - h * lambda2,
                            ],
                            [
                                [jphi, t9, t10],
                                [t7, minus_h, rt::lit::<T>(0.0)],
                                [t8, rt::lit::<T>(0.0), minus_h],
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
                let x1_dot_new_2 = phi_dot_new * (r * cos_theta_ahead_new);
                let x1_new_2 = x1 + k4 * x1_dot + h_dla_alpha * x1_dot_new_2;
                let x2_dot_new_2 = phi_dot_new * (r * sin_theta_ahead_new);
                let x2_new_2 = x2 + k4 * x2_dot + h_dla_alpha * x2_dot_new_2;
                let phi_new_2 = phi + k4 * phi_dot + h_dla_alpha * phi_dot_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "48e898ea1dfaa21fe600e2b28b78d4be";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla> for System<T> {
        type Scheme = dla::Scheme<T>;
    }

    /// The method `dla01`.
    pub mod dla01 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, r_h, half_h } = *setting.scheme();
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let minus_h = -h;
                let theta_dot_half_h = half_h * theta_dot;
                let t1 = theta + theta_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = r * t3;
                let t5 = r * t2;
                let theta_new_2 = theta_dot_half_h + t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot,
                    theta_new_2,
                    tally,
                );
                let t6 = m_r * cos_theta_ahead_new;
                let t7 = m_r * sin_theta_ahead_new;
                let t8 = r_h * t3;
                let t9 = r_h * t2;
                let [phi_dot_new, _, _] = rt::solve_linear(
                        {
                            let theta_dot_phi_dot = theta_dot * phi_dot;
                            let t10 = theta_dot_phi_dot * (r * sin_theta_ahead);
                            let t11 = theta_dot_phi_dot * (r * cos_theta_ahead);
                            let t12 = cos_theta_ahead * (k2 * sin_theta_ahead);
                            [
                                phi_dot,
                                -((jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                                    * (k3 * t10) + t11 * t12),
                                t10 * t12
                                    + (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                                        * (k3 * t11),
                            ]
                        },
                        move |[phi_dot_new, lambda1, lambda2]| (
                            [
                                jphi * (phi_dot_new - phi_dot)
                                    + h * (lambda1 * t4 + lambda2 * t5),
                                phi_dot_new * t6 - m_x1_dot - h * lambda1,
                                phi_dot_new * t7 - m_x2_dot - h * lambda2,
                            ],
                            [
                                [jphi, t8, t9],
                                [t6, minus_h, rt::lit::<T>(0.0)],
                                [t7, rt::lit::<T>(0.0), minus_h],
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
                let x1_dot_new_2 = phi_dot_new * (r * cos_theta_ahead_new);
                let x1_new_2 = half_h * x1_dot_new_2 + (x1 + half_h * x1_dot);
                let x2_dot_new_2 = phi_dot_new * (r * sin_theta_ahead_new);
                let x2_new_2 = half_h * x2_dot_new_2 + (x2 + half_h * x2_dot);
                let phi_new_2 = half_h * phi_dot_new + (phi + half_h * phi_dot);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0f042c435283d6b4120926cc9b6bc27a";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla01> for System<T> {
        type Scheme = dla01::Scheme<T>;
    }

    /// The method `dla-midpoint`.
    pub mod dla_midpoint {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
            /// `m r`
            m_r: T,
            /// `1/(Jphi + m r²)`
            k2: T,
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

            /// In this order: configuration q_k (4); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let jtheta = system.parameters.Jtheta;
                let jphi = system.parameters.Jphi;
                let inv_jtheta = rt::lit::<T>(1.0) / jtheta;
                let inv_jphi = rt::lit::<T>(1.0) / jphi;
                let r_squared = r * r;
                let m_r = m * r;
                let k1 = jphi + m * r_squared;
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = r_squared / k1;
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let r_h = r * h;
                Scheme {
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r,
                    k2,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
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
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let minus_h = -h;
                let t1 = half_h_over_jtheta * p_theta;
                let t2 = theta + t1;
                let (t3, t4) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1,
                    t2,
                    tally,
                );
                let t5 = m_r * t4;
                let t6 = m_r * t3;
                let cos_theta_ahead_r_h = r_h * cos_theta_ahead;
                let sin_theta_ahead_r_h = r_h * sin_theta_ahead;
                let [phi_dot_mid, _, _] = rt::solve_linear(
                        [inv_jphi * p_phi, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[phi_dot_mid, lambda1, lambda2]| {
                            let p_phi_new = jphi * phi_dot_mid;
                            (
                                [
                                    p_phi_new - p_phi
                                        + h
                                            * (lambda1 * r_cos_theta_ahead
                                                + lambda2 * r_sin_theta_ahead),
                                    phi_dot_mid * t5 - p_x1 - h * lambda1,
                                    phi_dot_mid * t6 - p_x2 - h * lambda2,
                                ],
                                [
                                    [jphi, cos_theta_ahead_r_h, sin_theta_ahead_r_h],
                                    [t5, minus_h, rt::lit::<T>(0.0)],
                                    [t6, rt::lit::<T>(0.0), minus_h],
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
                let t7 = phi_dot_mid * (r * t4);
                let x1_new_2 = x1 + h * t7;
                let t8 = phi_dot_mid * (r * t3);
                let x2_new_2 = x2 + h * t8;
                let t9 = h_over_jtheta * p_theta;
                let theta_new_2 = theta + t9;
                let phi_new_2 = phi + h * phi_dot_mid;
                let p_x1_new = m * t7;
                let p_x2_new = m * t8;
                let p_phi_new = jphi * phi_dot_mid;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t9,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta,
                    p_phi_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let r = setting.system().parameters.r;
                let Scheme { inv_jtheta, r_squared, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let r_cos_theta = r * cos_theta;
                let t1 = sin_theta * (r_squared * cos_theta);
                let r_sin_theta = r * sin_theta;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot: cos_theta * (cos_theta * (k3 * p_x1))
                        + k2 * (r_cos_theta * p_phi + p_x2 * t1),
                    x2_dot: sin_theta * (sin_theta * (k3 * p_x2))
                        + k2 * (r_sin_theta * p_phi + p_x1 * t1),
                    theta_dot: inv_jtheta * p_theta,
                    phi_dot: k2 * (r_cos_theta * p_x1 + (p_phi + r_sin_theta * p_x2)),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c59034148c063a5f51d471e8397c1810";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DlaMidpoint> for System<T> {
        type Scheme = dla_midpoint::Scheme<T>;
    }

    /// The method `dla1`.
    pub mod dla1 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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

            /// In this order: configuration q_i (4); velocity v_i = (q_i − q_{i−1})/h (4); velocity v_{i+1} of the coming step (4); functions of q that the next step needs (2).
            type Carried = [T; 14];
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
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
                    sin_theta,
                    cos_theta,
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
                x2_dot_ahead, theta_dot_ahead, phi_dot_ahead, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, k4 } = *setting.scheme();
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new_2 = theta + h_theta_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new_2,
                    tally,
                );
                let t1 = r * cos_theta_ahead_new;
                let t2 = r * sin_theta_ahead_new;
                let m_x1_dot_ahead = m * x1_dot_ahead;
                let t3 = m_r * cos_theta_ahead_new;
                let m_x2_dot_ahead = m * x2_dot_ahead;
                let t4 = m_r * sin_theta_ahead_new;
                let t5 = k4 * cos_theta_ahead_new;
                let t6 = k4 * sin_theta_ahead_new;
                let [phi_dot_new, _, _] = rt::solve_linear(
                        {
                            let theta_dot_phi_dot = theta_dot * phi_dot;
                            let t7 = theta_dot_phi_dot * (r * sin_theta_ahead);
                            let t8 = theta_dot_phi_dot * (r * cos_theta_ahead);
                            let t9 = cos_theta_ahead * (k2 * sin_theta_ahead);
                            [
                                phi_dot,
                                -((jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                                    * (k3 * t7) + t8 * t9),
                                t7 * t9
                                    + (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                                        * (k3 * t8),
                            ]
                        },
                        move |[phi_dot_new, lambda1, lambda2]| (
                            [
                                jphi * (phi_dot_new - phi_dot_ahead)
                                    - h * (lambda1 * t1 + lambda2 * t2),
                                phi_dot_new * t3 + (h * lambda1 - m_x1_dot_ahead),
                                phi_dot_new * t4 + (h * lambda2 - m_x2_dot_ahead),
                            ],
                            [
                                [jphi, t5, t6],
                                [t3, h, rt::lit::<T>(0.0)],
                                [t4, rt::lit::<T>(0.0), h],
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
                let x1_dot_ahead_new = phi_dot_new * t1;
                let x2_dot_ahead_new = phi_dot_new * t2;
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1d6a69a005bda35742c23fb95bc4d7c3";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla1> for System<T> {
        type Scheme = dla1::Scheme<T>;
    }

    /// The method `dd`.
    pub mod dd {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 15 | 32 | 1 | 0 | 2 | 0 |
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

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                    + (theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, reference,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jtheta = setting.system().parameters.Jtheta;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, m_r, k2, k3, half_h, k4, minus_half_h } = *setting
                    .scheme();
                let theta_dot_half_h = half_h * theta_dot;
                let t1 = theta + theta_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = r * t3;
                let t5 = r * t2;
                let t6 = k4 * t3;
                let t7 = k4 * t2;
                let t8 = m_r * t3;
                let t9 = m_r * t2;
                let [phi_dot_mean, _, _] = rt::solve_linear(
                        {
                            let theta_dot_phi_dot = theta_dot * phi_dot;
                            let t10 = theta_dot_phi_dot * (r * sin_theta_ahead);
                            let t11 = theta_dot_phi_dot * (r * cos_theta_ahead);
                            let t12 = cos_theta_ahead * (k2 * sin_theta_ahead);
                            [
                                phi_dot,
                                -((jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                                    * (k3 * t10) + t11 * t12),
                                t10 * t12
                                    + (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                                        * (k3 * t11),
                            ]
                        },
                        move |[phi_dot_mean, lambda1, lambda2]| {
                            let t13 = phi_dot_mean * t4;
                            let t14 = phi_dot_mean * t5;
                            (
                                [
                                    jphi * (phi_dot_mean - phi_dot)
                                        + half_h * (lambda1 * t4 + lambda2 * t5),
                                    m * (t13 - x1_dot) - half_h * lambda1,
                                    m * (t14 - x2_dot) - half_h * lambda2,
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
                let t13 = phi_dot_mean * t4;
                let x1_new_2 = x1 + h * t13;
                let t14 = phi_dot_mean * t5;
                let x2_new_2 = x2 + h * t14;
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
                let phi_new_2 = phi + h * phi_dot_mean;
                let t15 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                    + (theta_dot * (jtheta * theta_dot) + phi_dot * (jphi * phi_dot));
                let t16 = rt::lit::<T>(0.5) * t15;
                let t17 = rt::visible_change(
                    t16 * (t16 - reference),
                    reference * (rt::lit::<T>(0.0625) * reference) + t15 * t15,
                    rt::lit::<T>(1.0),
                );
                let t18 = rt::lit::<T>(1.0) - t17;
                let x1_dot_new_2 = t18 * (rt::lit::<T>(2.0) * t13 - x1_dot);
                let x2_dot_new_2 = t18 * (rt::lit::<T>(2.0) * t14 - x2_dot);
                let theta_dot_new_2 = theta_dot - theta_dot * t17;
                let phi_dot_new_2 = (rt::lit::<T>(2.0) * phi_dot_mean - phi_dot) * t18;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    phi_dot_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8673fd63e758894ef440eaf8cbc939d7";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DiscreteDerivative>
    for System<T> {
        type Scheme = dd::Scheme<T>;
    }

    /// The method `rattle`.
    pub mod rattle {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 16 | 24 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q_k (4); momenta p_k (4); multipliers λ_k (force −μᵀ λ) (2); functions of q that the next step needs (2).
            type Carried = [T; 12];
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, lambda1, lambda2,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
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
                let t2 = h_over_jtheta * p_theta;
                let theta_new_2 = theta + t2;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t2,
                    theta_new_2,
                    tally,
                );
                let t3 = r * cos_theta_ahead_new;
                let t4 = r * sin_theta_ahead_new;
                let t5 = p_phi
                    + k2 * (lambda1 * cos_theta_ahead + lambda2 * sin_theta_ahead);
                let t6 = p_x2 - half_h * lambda2;
                let t7 = -(half_h_over_m
                    + cos_theta_ahead_new * (k1 * cos_theta_ahead_new));
                let t8 = sin_theta_ahead_new * (k3 * cos_theta_ahead_new);
                let t9 = cos_theta_ahead_new * (k3 * sin_theta_ahead_new);
                let t10 = -(half_h_over_m
                    + sin_theta_ahead_new * (k1 * sin_theta_ahead_new));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_phi_new = half_h
                                * (lambda_new1 * t3 + lambda_new2 * t4) + t5;
                            let inv_jphi_p_phi_new = inv_jphi * p_phi_new;
                            let p_x2_new = t6 - half_h * lambda_new2;
                            (
                                [
                                    inv_m * p_x1_new - t3 * inv_jphi_p_phi_new,
                                    inv_m * p_x2_new - t4 * inv_jphi_p_phi_new,
                                ],
                                [[t7, t8], [t9, t10]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h_over_m * t1;
                let x2_new_2 = x2 + h_over_m * t6;
                let phi_new_2 = phi + h_over_jphi * t5;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t6 - half_h * lambda_new2;
                let p_phi_new = half_h * (lambda_new1 * t3 + lambda_new2 * t4) + t5;
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f0b2c3493b217563a1baabd2efcc4fae";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rattle> for System<T> {
        type Scheme = rattle::Scheme<T>;
    }

    /// The method `rattle:consistent`.
    pub mod rattle_consistent {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 16 | 24 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q_k (4); momenta p_k (4); multipliers λ_k (force −μᵀ λ) (2); functions of q that the next step needs (2).
            type Carried = [T; 12];
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
                let t6 = sin_theta * (r_squared * (m * m) / t1 * cos_theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    m * x1_dot,
                    m * x2_dot,
                    jtheta * theta_dot,
                    jphi * phi_dot,
                    (jphi + sin_theta * (m_r_squared * sin_theta)) * (t2 * t4) + t5 * t6,
                    -(t4 * t6
                        + (jphi + cos_theta * (m_r_squared * cos_theta)) * (t2 * t5)),
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, lambda1, lambda2,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
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
                let t2 = h_over_jtheta * p_theta;
                let theta_new_2 = theta + t2;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t2,
                    theta_new_2,
                    tally,
                );
                let t3 = r * cos_theta_ahead_new;
                let t4 = r * sin_theta_ahead_new;
                let t5 = p_phi
                    + k2 * (lambda1 * cos_theta_ahead + lambda2 * sin_theta_ahead);
                let t6 = p_x2 - half_h * lambda2;
                let t7 = -(half_h_over_m
                    + cos_theta_ahead_new * (k1 * cos_theta_ahead_new));
                let t8 = sin_theta_ahead_new * (k3 * cos_theta_ahead_new);
                let t9 = cos_theta_ahead_new * (k3 * sin_theta_ahead_new);
                let t10 = -(half_h_over_m
                    + sin_theta_ahead_new * (k1 * sin_theta_ahead_new));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_phi_new = half_h
                                * (lambda_new1 * t3 + lambda_new2 * t4) + t5;
                            let inv_jphi_p_phi_new = inv_jphi * p_phi_new;
                            let p_x2_new = t6 - half_h * lambda_new2;
                            (
                                [
                                    inv_m * p_x1_new - t3 * inv_jphi_p_phi_new,
                                    inv_m * p_x2_new - t4 * inv_jphi_p_phi_new,
                                ],
                                [[t7, t8], [t9, t10]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h_over_m * t1;
                let x2_new_2 = x2 + h_over_m * t6;
                let phi_new_2 = phi + h_over_jphi * t5;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t6 - half_h * lambda_new2;
                let p_phi_new = half_h * (lambda_new1 * t3 + lambda_new2 * t4) + t5;
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, p_x1, p_x2, p_theta, p_phi, _, _, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "270c035fb323e70df93219a132dc660e";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RattleConsistent>
    for System<T> {
        type Scheme = rattle_consistent::Scheme<T>;
    }

    /// The method `spark2`.
    pub mod spark2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// - `phi_dot_s1`, `x1_dot_s2`, `x2_dot_s2`, `phi_dot_s2`, `lambda_s1_1`, `lambda_s1_2`: 6 × 6 linear block; torn from it and assigned: x1_dot_s1, x2_dot_s1
        /// - `lambda_s2_1`, `lambda_s2_2`, `phi_dot_new`: 3 × 3 linear block; torn from it and assigned: x1_dot_new, x2_dot_new
        /// - `theta_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 9 | 27 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r`
            m_r: T,
            /// `h/2`
            half_h: T,
            /// `r h/2`
            k1: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let m_r = m * r;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.5) * (r * h);
                let minus_half_h = -half_h;
                Scheme {
                    m_r,
                    half_h,
                    k1,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r, half_h, k1, minus_half_h } = *setting.scheme();
                let jphi_phi_dot = jphi * phi_dot;
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    theta_new_2,
                    tally,
                );
                let t1 = r * cos_theta_ahead_new;
                let t2 = r * sin_theta_ahead_new;
                let t3 = k1 * cos_theta_ahead;
                let t4 = k1 * sin_theta_ahead;
                let m_r_cos_theta_ahead = m_r * cos_theta_ahead;
                let minus_m = -m;
                let t5 = m_r * cos_theta_ahead_new;
                let m_r_sin_theta_ahead = m_r * sin_theta_ahead;
                let t6 = m_r * sin_theta_ahead_new;
                let [phi_dot_s1, _, _, phi_dot_s2, lambda_s1_1, lambda_s1_2] = rt::solve_linear(
                        [
                            phi_dot,
                            x1_dot,
                            x2_dot,
                            phi_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [phi_dot_s1,
                            x1_dot_s2,
                            x2_dot_s2,
                            phi_dot_s2,
                            lambda_s1_1,
                            lambda_s1_2,
                            ]|
                        {
                            let t7 = r_cos_theta_ahead * lambda_s1_1
                                + r_sin_theta_ahead * lambda_s1_2;
                            let t8 = jphi_phi_dot - half_h * t7;
                            let t9 = m_x1_dot + half_h * lambda_s1_1;
                            let t10 = m_x2_dot + half_h * lambda_s1_2;
                            let t11 = r_cos_theta_ahead * phi_dot_s1;
                            let t12 = phi_dot_s2 * t1;
                            let t13 = r_sin_theta_ahead * phi_dot_s1;
                            let t14 = phi_dot_s2 * t2;
                            (
                                [
                                    jphi * phi_dot_s1 - t8,
                                    m * x1_dot_s2 - t9,
                                    m * x2_dot_s2 - t10,
                                    jphi * phi_dot_s2 - t8,
                                    m * (t11 + (t12 - x1_dot_s2)) - t9,
                                    m * (t13 + (t14 - x2_dot_s2)) - t10,
                                ],
                                [
                                    [
                                        jphi,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t3,
                                        t4,
                                    ],
                                    [
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
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        minus_half_h,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        jphi,
                                        t3,
                                        t4,
                                    ],
                                    [
                                        m_r_cos_theta_ahead,
                                        minus_m,
                                        rt::lit::<T>(0.0),
                                        t5,
                                        minus_half_h,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m_r_sin_theta_ahead,
                                        rt::lit::<T>(0.0),
                                        minus_m,
                                        t6,
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
                                "phi_dot_s1, x1_dot_s2, x2_dot_s2, phi_dot_s2, lambda_s1_1, lambda_s1_2",
                                tally,
                            )
                    })?;
                let t7 = r_cos_theta_ahead * lambda_s1_1
                    + r_sin_theta_ahead * lambda_s1_2;
                let t15 = k1 * cos_theta_ahead_new;
                let t16 = k1 * sin_theta_ahead_new;
                let [_, _, phi_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), phi_dot],
                        move |[lambda_s2_1, lambda_s2_2, phi_dot_new]| (
                            [
                                phi_dot_new * t5 - m_x1_dot
                                    - half_h * (lambda_s1_1 + lambda_s2_1),
                                phi_dot_new * t6 - m_x2_dot
                                    - half_h * (lambda_s1_2 + lambda_s2_2),
                                jphi * phi_dot_new - jphi_phi_dot
                                    + half_h * (lambda_s2_2 * t2 + (lambda_s2_1 * t1 + t7)),
                            ],
                            [
                                [minus_half_h, rt::lit::<T>(0.0), t5],
                                [rt::lit::<T>(0.0), minus_half_h, t6],
                                [t15, t16, jphi],
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
                let t12 = phi_dot_s2 * t1;
                let t11 = r_cos_theta_ahead * phi_dot_s1;
                let x1_new_2 = x1 + half_h * (t12 + t11);
                let t14 = phi_dot_s2 * t2;
                let t13 = r_sin_theta_ahead * phi_dot_s1;
                let x2_new_2 = x2 + half_h * (t14 + t13);
                let phi_new_2 = phi + half_h * (phi_dot_s1 + phi_dot_s2);
                let x1_dot_new_2 = phi_dot_new * t1;
                let x2_dot_new_2 = phi_dot_new * t2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "977093eae4f80328fd5ace694e236102";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark2> for System<T> {
        type Scheme = spark2::Scheme<T>;
    }

    /// The method `spark3`.
    pub mod spark3 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// - `x1_dot_s1`, `phi_dot_s1`, `x2_dot_s2`, `phi_dot_s2`, `x1_dot_s3`, `x2_dot_s3`, `phi_dot_s3`, `lambda_s1_1`, `lambda_s1_2`, `lambda_s2_1`, `lambda_s2_2`: 11 × 11 linear block; torn from it and assigned: x2_dot_s1, x1_dot_s2
        /// - `lambda_s3_1`, `lambda_s3_2`, `phi_dot_new`: 3 × 3 linear block; torn from it and assigned: x1_dot_new, x2_dot_new
        /// - `theta_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 8 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 4 | 8 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 58 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m r`
            m_r: T,
            /// `r/2`
            half_r: T,
            /// `r/8`
            k1: T,
            /// `-(r/8)`
            k2: T,
            /// `r/4`
            quarter_r: T,
            /// `-(m/4)`
            k3: T,
            /// `m r/4`
            quarter_m_r: T,
            /// `-(4 m)`
            k4: T,
            /// `4 m r`
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let r = system.parameters.r;
                let m_r = m * r;
                let half_r = rt::lit::<T>(0.5) * r;
                let k1 = rt::lit::<T>(0.125) * r;
                let k2 = -k1;
                let quarter_r = rt::lit::<T>(0.25) * r;
                let k3 = -(rt::lit::<T>(0.25) * m);
                let quarter_m_r = rt::lit::<T>(0.25) * m_r;
                let k4 = -(rt::lit::<T>(4.0) * m);
                let k5 = rt::lit::<T>(4.0) * m_r;
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
                    half_r,
                    k1,
                    k2,
                    quarter_r,
                    k3,
                    quarter_m_r,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    m_r,
                    half_r,
                    k1,
                    k2,
                    quarter_r,
                    k3,
                    quarter_m_r,
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
                let m_x1_dot = m * x1_dot;
                let m_x2_dot = m * x2_dot;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let theta_dot_half_h = half_h * theta_dot;
                let t1 = theta + theta_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = r * t3;
                let t5 = r * t2;
                let t6 = m_r * t3;
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    theta_new_2,
                    tally,
                );
                let t7 = r * cos_theta_ahead_new;
                let t8 = r * sin_theta_ahead_new;
                let minus_m = -m;
                let m_r_sin_theta_ahead = m_r * sin_theta_ahead;
                let t9 = m_r * sin_theta_ahead_new;
                let t10 = k2 * cos_theta_ahead;
                let t11 = k1 * cos_theta_ahead_new;
                let t12 = half_r * t2;
                let t13 = quarter_r * sin_theta_ahead_new;
                let t14 = k9 * cos_theta_ahead;
                let t15 = k9 * sin_theta_ahead;
                let t16 = k10 * t3;
                let t17 = k10 * t2;
                let t18 = k12 * t3;
                let t19 = k12 * t2;
                let t20 = quarter_m_r * cos_theta_ahead;
                let t21 = quarter_m_r * cos_theta_ahead_new;
                let t22 = k13 * t3;
                let t23 = k13 * t2;
                let t24 = k5 * t2;
                let [x1_dot_s1, phi_dot_s1, x2_dot_s2, phi_dot_s2, x1_dot_s3, _,
                phi_dot_s3, lambda_s1_1, lambda_s1_2, lambda_s2_1, lambda_s2_2] = rt::solve_linear(
                        [
                            x1_dot,
                            phi_dot,
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
                            phi_dot_s1,
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
                            let t25 = r_cos_theta_ahead * phi_dot_s1;
                            let t26 = x1_dot_s1 - t25;
                            let t27 = t7 * phi_dot_s3;
                            let t28 = x1_dot_s3 - t27;
                            let t29 = phi_dot_s2 * t4;
                            let t30 = rt::lit::<T>(0.25) * (t28 + t26) - t29;
                            let t31 = x2_dot_s2 - phi_dot_s2 * t5;
                            let t32 = t8 * phi_dot_s3;
                            let t33 = x2_dot_s3 - t32;
                            let t34 = r_sin_theta_ahead * phi_dot_s1;
                            let t35 = rt::lit::<T>(4.0) * t31;
                            let t36 = t35 + (t33 - t34);
                            let t37 = rt::lit::<T>(0.16666666666666666) * lambda_s1_2;
                            let t38 = r_cos_theta_ahead * lambda_s1_1
                                + r_sin_theta_ahead * lambda_s1_2;
                            let t39 = rt::lit::<T>(0.16666666666666666) * t38;
                            let t40 = lambda_s2_1 * t4 + lambda_s2_2 * t5;
                            let t41 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                            (
                                [
                                    rt::lit::<T>(0.20833333333333334) * t26
                                        - rt::lit::<T>(0.041666666666666664) * t28
                                        - rt::lit::<T>(0.3333333333333333) * (t29 + t30),
                                    rt::lit::<T>(0.3333333333333333) * t31
                                        - rt::lit::<T>(0.041666666666666664) * t33
                                        - rt::lit::<T>(0.20833333333333334) * (t34 + t36),
                                    m * x2_dot_s2 - m_x2_dot
                                        - h
                                            * (t37 + rt::lit::<T>(0.3333333333333333) * lambda_s2_2),
                                    h * (t39 + rt::lit::<T>(0.3333333333333333) * t40)
                                        + (jphi * phi_dot_s2 - jphi_phi_dot),
                                    m * x1_dot_s3 - m_x1_dot
                                        - h
                                            * (t41 + rt::lit::<T>(0.8333333333333334) * lambda_s2_1),
                                    m * x2_dot_s3 - m_x2_dot
                                        - h
                                            * (t37 + rt::lit::<T>(0.8333333333333334) * lambda_s2_2),
                                    h * (t39 + rt::lit::<T>(0.8333333333333334) * t40)
                                        + (jphi * phi_dot_s3 - jphi_phi_dot),
                                    -(m_x1_dot
                                        + h * (t41 + rt::lit::<T>(0.3333333333333333) * lambda_s2_1)
                                        + m * t30),
                                    jphi * phi_dot_s1 - jphi_phi_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t40 - t39),
                                    m * x1_dot_s1 - m_x1_dot
                                        - h
                                            * (t41 - rt::lit::<T>(0.16666666666666666) * lambda_s2_1),
                                    -(m_x2_dot
                                        + h
                                            * (t37 - rt::lit::<T>(0.16666666666666666) * lambda_s2_2)
                                        + m * t36),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.125),
                                        t10,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.125),
                                        rt::lit::<T>(0.0),
                                        t11,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5),
                                        t12,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.25),
                                        t13,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
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
                                        jphi,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t14,
                                        t15,
                                        t16,
                                        t17,
                                    ],
                                    [
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
                                        jphi,
                                        t14,
                                        t15,
                                        t18,
                                        t19,
                                    ],
                                    [
                                        k3,
                                        t20,
                                        rt::lit::<T>(0.0),
                                        t6,
                                        k3,
                                        rt::lit::<T>(0.0),
                                        t21,
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k8,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        jphi,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t14,
                                        t15,
                                        t22,
                                        t23,
                                    ],
                                    [
                                        m,
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
                                        m_r_sin_theta_ahead,
                                        k4,
                                        t24,
                                        rt::lit::<T>(0.0),
                                        minus_m,
                                        t9,
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
                                "x1_dot_s1, phi_dot_s1, x2_dot_s2, phi_dot_s2, x1_dot_s3, x2_dot_s3, phi_dot_s3, lambda_s1_1, lambda_s1_2, lambda_s2_1, lambda_s2_2",
                                tally,
                            )
                    })?;
                let t38 = r_cos_theta_ahead * lambda_s1_1
                    + r_sin_theta_ahead * lambda_s1_2;
                let t42 = m_r * cos_theta_ahead_new;
                let t43 = rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t44 = rt::lit::<T>(0.6666666666666666) * lambda_s2_2;
                let t40 = lambda_s2_1 * t4 + lambda_s2_2 * t5;
                let t45 = rt::lit::<T>(0.6666666666666666) * t40;
                let t46 = k9 * cos_theta_ahead_new;
                let t47 = k9 * sin_theta_ahead_new;
                let [_, _, phi_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), phi_dot],
                        move |[lambda_s3_1, lambda_s3_2, phi_dot_new]| {
                            let t48 = jphi * phi_dot_new - jphi_phi_dot
                                + h
                                    * (t45
                                        + rt::lit::<T>(0.16666666666666666)
                                            * (t8 * lambda_s3_2 + (t38 + t7 * lambda_s3_1)));
                            (
                                [
                                    phi_dot_new * t42 - m_x1_dot
                                        - h
                                            * (t43
                                                + rt::lit::<T>(0.16666666666666666)
                                                    * (lambda_s1_1 + lambda_s3_1)),
                                    phi_dot_new * t9 - m_x2_dot
                                        - h
                                            * (t44
                                                + rt::lit::<T>(0.16666666666666666)
                                                    * (lambda_s1_2 + lambda_s3_2)),
                                    t48,
                                ],
                                [
                                    [k7, rt::lit::<T>(0.0), t42],
                                    [rt::lit::<T>(0.0), k7, t9],
                                    [t46, t47, jphi],
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
                let t49 = x1_dot_s1 + x1_dot_s3;
                let t25 = r_cos_theta_ahead * phi_dot_s1;
                let t27 = t7 * phi_dot_s3;
                let t29 = phi_dot_s2 * t4;
                let x1_new_2 = x1
                    + h
                        * (rt::lit::<T>(0.16666666666666666) * t49
                            - rt::lit::<T>(0.6666666666666666)
                                * (rt::lit::<T>(0.25) * (t49 - (t25 + t27)) - t29));
                let t34 = r_sin_theta_ahead * phi_dot_s1;
                let t32 = t8 * phi_dot_s3;
                let t31 = x2_dot_s2 - phi_dot_s2 * t5;
                let t35 = rt::lit::<T>(4.0) * t31;
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x2_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (t34 + t32 - t35));
                let phi_new_2 = phi
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * phi_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (phi_dot_s1 + phi_dot_s3));
                let x1_dot_new_2 = phi_dot_new * t7;
                let x2_dot_new_2 = phi_dot_new * t8;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "59c0974b006159921c5b841897c25954";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark3> for System<T> {
        type Scheme = spark3::Scheme<T>;
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
                let t1 = k3 * rho1;
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

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
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
                _: &Motion<Self>,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bd133ac9640908d6a07686d32709539e";
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

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
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
                _: &Motion<Self>,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "abf874f4b2eb85ef606e6a66cb4f3a65";
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 3 | 0 | 0 | 0 |
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
            /// `r h/(Jphi + m r²)`
            k4: T,
            /// `h/(Jphi + m r²)`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                let k4 = r * h / k1;
                let k5 = h / k1;
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let Scheme { h_over_jtheta, k4, k5, .. } = *setting.scheme();
                let t1 = k4 * rho1;
                let x1_new_2 = x1 + cos_theta_ahead * t1;
                let x2_new_2 = x2 + sin_theta_ahead * t1;
                let rho2_h_over_jtheta = h_over_jtheta * rho2;
                let theta_new_2 = theta + rho2_h_over_jtheta;
                let phi_new_2 = phi + k5 * rho1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    rho2_h_over_jtheta,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1,
                    rho2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k3 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d3864c66ac1614f2dd9943b62d1d306e";
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 6 | 5 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let Scheme { h_over_jtheta, k4, k5, .. } = *setting.scheme();
                let rho2_h_over_jtheta = h_over_jtheta * rho2;
                let theta_new_2 = theta + rho2_h_over_jtheta;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    rho2_h_over_jtheta,
                    theta_new_2,
                    tally,
                );
                let t1 = k5 * rho1;
                let x1_new_2 = x1 + (cos_theta_ahead + cos_theta_ahead_new) * t1;
                let x2_new_2 = x2 + (sin_theta_ahead + sin_theta_ahead_new) * t1;
                let phi_new_2 = phi + k4 * rho1;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1,
                    rho2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k3 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e37bf206a42d5b73062590e1e98e3aaa";
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 9 | 10 | 0 | 0 | 2 | 0 |
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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let Scheme { k3, k4, h_over_jtheta, half_h_over_jtheta, k5, k6, .. } = *setting
                    .scheme();
                let rho2_h_over_jtheta = h_over_jtheta * rho2;
                let theta_new_2 = theta + rho2_h_over_jtheta;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    rho2_h_over_jtheta,
                    theta_new_2,
                    tally,
                );
                let t1 = half_h_over_jtheta * rho2;
                let t2 = theta + t1;
                let (t3, t4) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1,
                    t2,
                    tally,
                );
                let t5 = k6 * rho1;
                let x1_new_2 = x1
                    + (k3 * (cos_theta_ahead + cos_theta_ahead_new) + k4 * t4) * t5;
                let x2_new_2 = x2
                    + t5 * (k3 * (sin_theta_ahead + sin_theta_ahead_new) + k4 * t3);
                let phi_new_2 = phi + k5 * rho1;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    rho1,
                    rho2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [x1, x2, theta, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_jtheta, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k3 * rho1;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "78f67f30d9dc2a42d236a7eeea1588f6";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme { m_r_squared, k2, k3, h_over_m, h_over_jphi } = *setting
                    .scheme();
                let x1_new_2 = x1 + h * x1_dot;
                let x2_new_2 = x2 + h * x2_dot;
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
                let phi_new_2 = phi + h * phi_dot;
                let theta_dot_phi_dot = theta_dot * phi_dot;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let t1 = theta_dot_phi_dot * r_sin_theta_ahead;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let t2 = theta_dot_phi_dot * r_cos_theta_ahead;
                let t3 = cos_theta_ahead * (k2 * sin_theta_ahead);
                let t4 = (jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                    * (k3 * t1) + t2 * t3;
                let x1_dot_new_2 = x1_dot - h_over_m * t4;
                let t5 = t1 * t3
                    + (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                        * (k3 * t2);
                let x2_dot_new_2 = x2_dot + h_over_m * t5;
                let phi_dot_new_2 = phi_dot
                    + h_over_jphi * (r_cos_theta_ahead * t4 - r_sin_theta_ahead * t5);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c6ffad8b3757b065fcdabbccfd574eb2";
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 24 | 50 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
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
                let theta_dot_phi_dot = theta_dot * phi_dot;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let t1 = theta_dot_phi_dot * r_sin_theta_ahead;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let t2 = theta_dot_phi_dot * r_cos_theta_ahead;
                let t3 = cos_theta_ahead * (k2 * sin_theta_ahead);
                let t4 = (jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                    * (k3 * t1) + t2 * t3;
                let x1_new_2 = x1
                    + half_h * (rt::lit::<T>(2.0) * x1_dot - h_over_m * t4);
                let t5 = t1 * t3
                    + (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                        * (k3 * t2);
                let x2_new_2 = x2
                    + half_h * (rt::lit::<T>(2.0) * x2_dot + h_over_m * t5);
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
                let t6 = r_cos_theta_ahead * t4 - r_sin_theta_ahead * t5;
                let t7 = phi_dot + h_over_jphi * t6;
                let phi_new_2 = phi + half_h * (phi_dot + t7);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    theta_new_2,
                    tally,
                );
                let t8 = r * sin_theta_ahead_new;
                let t9 = theta_dot * t7;
                let t10 = t8 * t9;
                let t11 = sin_theta_ahead_new * (k2 * cos_theta_ahead_new);
                let t12 = r * cos_theta_ahead_new;
                let t13 = t12 * t9;
                let t14 = (jphi
                    + sin_theta_ahead_new * (m_r_squared * sin_theta_ahead_new))
                    * (k3 * t10) + t11 * t13;
                let x1_dot_new_2 = x1_dot - half_h_over_m * (t4 + t14);
                let t15 = t11 * t10
                    + (jphi + cos_theta_ahead_new * (m_r_squared * cos_theta_ahead_new))
                        * (k3 * t13);
                let x2_dot_new_2 = x2_dot + half_h_over_m * (t5 + t15);
                let phi_dot_new_2 = phi_dot
                    + half_h_over_jphi * (t6 + (t12 * t14 - t8 * t15));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "875486aff0802b6403465f6f70932cb4";
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
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 6 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 47 | 99 | 0 | 0 | 2 | 0 |
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
            /// `Jphi (m/(Jphi + m r²))`
            k4: T,
            /// `m r² (m/(Jphi + m r²))`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `h/Jphi`
            h_over_jphi: T,
            /// `h/6`
            k6: T,
            /// `(h/Jphi)/2`
            half_h_over_jphi: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let k4 = jphi * k3;
                let k5 = m_r_squared * k3;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let h_over_jphi = h / jphi;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                let half_h_over_jphi = rt::lit::<T>(0.5) * h_over_jphi;
                Scheme {
                    inv_m,
                    inv_jphi,
                    m_r_squared,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h,
                    h_over_m,
                    h_over_jphi,
                    k6,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    phi,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    phi_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let r = setting.system().parameters.r;
                let jphi = setting.system().parameters.Jphi;
                let Scheme {
                    inv_m,
                    inv_jphi,
                    m_r_squared,
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h,
                    h_over_m,
                    h_over_jphi,
                    k6,
                    half_h_over_jphi,
                } = *setting.scheme();
                let theta_dot_phi_dot = theta_dot * phi_dot;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let t1 = theta_dot_phi_dot * r_sin_theta_ahead;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let t2 = theta_dot_phi_dot * r_cos_theta_ahead;
                let t3 = cos_theta_ahead * (k2 * sin_theta_ahead);
                let t4 = (jphi + sin_theta_ahead * (m_r_squared * sin_theta_ahead))
                    * (k3 * t1) + t2 * t3;
                let t5 = inv_m * t4;
                let theta_dot_half_h = half_h * theta_dot;
                let t6 = theta + theta_dot_half_h;
                let (t7, t8) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
                    t6,
                    tally,
                );
                let t9 = r * t7;
                let t10 = t1 * t3
                    + (jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead))
                        * (k3 * t2);
                let t11 = r_cos_theta_ahead * t4 - r_sin_theta_ahead * t10;
                let t12 = phi_dot + half_h_over_jphi * t11;
                let t13 = theta_dot * t12;
                let t14 = t9 * t13;
                let t15 = k4 + t7 * (k5 * t7);
                let t16 = t7 * (k2 * t8);
                let t17 = r * t8;
                let t18 = t17 * t13;
                let t19 = t14 * t15 + t16 * t18;
                let t20 = inv_m * t19;
                let t21 = k4 + t8 * (k5 * t8);
                let t22 = t16 * t14 + t18 * t21;
                let t23 = t17 * t19 - t9 * t22;
                let t24 = phi_dot + half_h_over_jphi * t23;
                let t25 = theta_dot * t24;
                let t26 = t9 * t25;
                let t27 = t17 * t25;
                let t28 = t15 * t26 + t16 * t27;
                let x1_new_2 = x1
                    + k6
                        * (rt::lit::<T>(2.0)
                            * (rt::lit::<T>(3.0) * x1_dot - half_h * (t5 + t20))
                            - h_over_m * t28);
                let t29 = t16 * t26 + t21 * t27;
                let t30 = inv_m * t10;
                let t31 = inv_m * t22;
                let x2_new_2 = x2
                    + k6
                        * (h_over_m * t29
                            + rt::lit::<T>(2.0)
                                * (rt::lit::<T>(3.0) * x2_dot + half_h * (t30 + t31)));
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
                let t32 = t17 * t28 - t9 * t29;
                let t33 = phi_dot + h_over_jphi * t32;
                let phi_new_2 = phi
                    + k6 * (t33 + (phi_dot + rt::lit::<T>(2.0) * (t12 + t24)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    theta_new_2,
                    tally,
                );
                let t34 = r * sin_theta_ahead_new;
                let t35 = theta_dot * t33;
                let t36 = t34 * t35;
                let t37 = sin_theta_ahead_new * (k2 * cos_theta_ahead_new);
                let t38 = r * cos_theta_ahead_new;
                let t39 = t38 * t35;
                let t40 = t36
                    * (k3
                        * (jphi
                            + sin_theta_ahead_new * (m_r_squared * sin_theta_ahead_new)))
                    + t37 * t39;
                let x1_dot_new_2 = x1_dot
                    - k6
                        * (inv_m * t40 + (t5 + rt::lit::<T>(2.0) * (t20 + inv_m * t28)));
                let t41 = t37 * t36
                    + t39
                        * (k3
                            * (jphi
                                + cos_theta_ahead_new
                                    * (m_r_squared * cos_theta_ahead_new)));
                let x2_dot_new_2 = x2_dot
                    + k6
                        * (inv_m * t41
                            + (t30 + rt::lit::<T>(2.0) * (t31 + inv_m * t29)));
                let t42 = inv_jphi * (t38 * t40 - t34 * t41)
                    + (inv_jphi * t11
                        + rt::lit::<T>(2.0) * (inv_jphi * t23 + inv_jphi * t32));
                let phi_dot_new_2 = phi_dot + k6 * t42;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    phi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot,
                    phi_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
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
                let [x1, x2, theta, phi, x1_dot, x2_dot, theta_dot, phi_dot, _, _] = motion
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b592b4f5f769f8a6ec0a97928aaf470d";
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
        /// - `thetadot`: gain of the first integral `thetadot`, at least 0, 1 if not given
        /// - `phidot`: gain of the first integral `phidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 6 | 0 | 0 | 0 |
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
            /// `r/Jphi`
            r_over_jphi: T,
            /// `r²/Jphi`
            r_squared_over_jphi: T,
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
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `h feedback-euler_J`
            h_feedback_euler_j: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
            /// `feedback-euler_J/m`
            k6: T,
            /// `feedback-euler_thetadot/Jtheta`
            k7: T,
            /// `feedback-euler_phidot/Jphi`
            k8: T,
            /// `m Jphi h feedback-euler_J`
            k9: T,
            /// `h feedback-euler_thetadot/(Jtheta²)`
            stability4_new: T,
            /// `h feedback-euler_phidot/(Jphi²)`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5); functions of q that the next step needs (2).
            type Carried = [T; 18];
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
                let h_over_jtheta = h / jtheta;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let k6 = feedback_euler_j / m;
                let k7 = feedback_euler_thetadot / jtheta;
                let k8 = feedback_euler_phidot / jphi;
                let k9 = m_jphi * h_feedback_euler_j;
                let stability4_new = h * feedback_euler_thetadot / jtheta_squared;
                let stability5_new = h * feedback_euler_phidot / jphi_squared;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    r_over_jphi,
                    r_squared_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    h_over_jtheta,
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    k6,
                    k7,
                    k8,
                    k9,
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
                    r_over_jphi,
                    r_squared_over_jphi,
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
                let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t3 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                    - t2 * (cos_theta_sin_theta * (k1 * cos_theta_sin_theta));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = x1_dot - phi_dot * (r * cos_theta);
                let t6 = k2 * cos_theta_sin_theta;
                let t7 = x2_dot - phi_dot * (r * sin_theta) - t2 * (t5 * t6);
                let t8 = m_jphi * t5 * t2 - t6 * t7 / (t1 * t3);
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
                    sin_theta,
                    cos_theta,
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
                level_thetadot, level_phidot, _, _, _, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
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
                    r_over_jphi,
                    r_squared_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    h_over_jtheta,
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let inv_m_p_x1 = inv_m * p_x1;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let t1 = inv_m_p_x1 - r_cos_theta_ahead * inv_jphi_p_phi;
                let t2 = jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = m_jphi * t1 * t3;
                let t5 = sin_theta_ahead * cos_theta_ahead;
                let t6 = inv_m
                    + sin_theta_ahead * (r_squared_over_jphi * sin_theta_ahead)
                    - t3 * (t5 * (k1 * t5));
                let t7 = rt::lit::<T>(1.0) / (t2 * t6);
                let t8 = k2 * t5;
                let inv_m_p_x2 = inv_m * p_x2;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let t9 = t8 * t3;
                let t10 = inv_m_p_x2 - r_sin_theta_ahead * inv_jphi_p_phi - t1 * t9;
                let t11 = t4 - t7 * (t8 * t10);
                let t12 = inv_m_p_x1 - inv_m * t11;
                let x1_new_2 = x1 + h * t12;
                let t13 = rt::lit::<T>(1.0) / t6;
                let t14 = t13 * (inv_m * t10);
                let t15 = inv_m_p_x2 - t14;
                let x2_new_2 = x2 + h * t15;
                let t16 = t10 * t13;
                let t17 = r_over_jphi * cos_theta_ahead;
                let t18 = r_over_jphi * sin_theta_ahead;
                let t19 = t17 * t11 + t13 * (t18 * t10);
                let t20 = inv_jphi_p_phi + t19;
                let t21 = r_cos_theta_ahead * t20;
                let t22 = t16 * t21;
                let t23 = r_sin_theta_ahead * t20;
                let t24 = t11 * t23;
                let t25 = t22 - t24;
                let inv_jtheta_p_theta = inv_jtheta * p_theta;
                let t26 = rt::lit::<T>(0.5)
                    * (p_phi * t20
                        + (p_x1 * t12 + (p_theta * inv_jtheta_p_theta + p_x2 * t15)))
                    - level_h;
                let t27 = h_over_jtheta * p_theta + h_feedback_euler_j * t25
                    - t26 * (h_feedback_euler_h * t25);
                let theta_new_2 = theta + t27;
                let phi_new_2 = phi + h * t20;
                let t28 = r_sin_theta_ahead * inv_jtheta_p_theta;
                let t29 = t28 * t18;
                let t30 = t9 * (t28 * t17);
                let t31 = t16 * (t29 - t30);
                let t32 = t31 - inv_jtheta_p_theta * t23;
                let t33 = t9 * (t31 - t32)
                    + (inv_jtheta_p_theta * t21 + t4 * (t30 - t29));
                let t34 = t32 * (m_jphi * t3) - t33 * (t8 * t7);
                let t35 = feedback_euler_h * t26;
                let p_x1_new = p_x1 + h * (t34 - (k6 * t11 + t12 * t35));
                let t36 = t13 * t33;
                let p_x2_new = p_x2 + h * (t36 - (feedback_euler_j * t14 + t15 * t35));
                let p_theta_new = p_theta
                    + h
                        * (t24 - t22 - k7 * (inv_jtheta_p_theta - level_thetadot)
                            - inv_jtheta_p_theta * t35);
                let t37 = r_cos_theta_ahead * t34
                    + (r_sin_theta_ahead * t36
                        + (t20 * t35
                            + (k8 * (inv_jphi_p_phi - level_phidot)
                                - feedback_euler_j * t19)));
                let p_phi_new = p_phi - h * t37;
                let stability1_new = (t23 * t23
                    + (k3 + cos_theta_ahead * (k4 * cos_theta_ahead))) * (k9 * t3);
                let t38 = t21 + t9 * t23;
                let t39 = t3 * (t5 * (k5 * cos_theta_ahead)) - t18;
                let t40 = r_squared * t5;
                let stability2_new = (t38 * t38
                    + (t39 * t39 + (k3 + t40 * t40 / (t2 * t2))))
                    * (h_feedback_euler_j * t13);
                let t41 = t25 * t25
                    + (t20 * t20
                        + (t12 * t12
                            + (p_theta * (inv_jtheta_squared * p_theta) + t15 * t15)));
                let stability3_new = h_feedback_euler_h * t41;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t27,
                    theta_new_2,
                    tally,
                );
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                if !rt::all_ordinary([
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
                _, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "41344767bcb67af40f38d14ae20bd83c";
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
        /// - `thetadot`: gain of the first integral `thetadot`, at least 0, 1 if not given
        /// - `phidot`: gain of the first integral `phidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 3 | 13 | 7 | 0 | 0 | 0 |
        /// | each step | 112 | 184 | 7 | 0 | 2 | 0 |
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
            /// `r/Jphi`
            r_over_jphi: T,
            /// `r²/Jphi`
            r_squared_over_jphi: T,
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
            /// `h/Jtheta`
            h_over_jtheta: T,
            /// `h/2`
            half_h: T,
            /// `h feedback-rk2_J`
            h_feedback_rk2_j: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `feedback-rk2_phidot/Jphi`
            k6: T,
            /// `feedback-rk2_J/m`
            k7: T,
            /// `feedback-rk2_thetadot/Jtheta`
            k8: T,
            /// `h feedback-rk2_H/2`
            k9: T,
            /// `h feedback-rk2_J/2`
            k10: T,
            /// `h (h/Jtheta)/2`
            half_h_h_over_jtheta: T,
            /// `h (h/Jtheta)/2 - h feedback-rk2_J/2`
            k11: T,
            /// `h feedback-rk2_J/2 - h (h/Jtheta)/2`
            k12: T,
            /// `h/Jtheta - ((feedback-rk2_thetadot/Jtheta) h (h/Jtheta)/Jtheta)/2`
            k14: T,
            /// `(feedback-rk2_thetadot/Jtheta) h (h/Jtheta)/2`
            k15: T,
            /// `m Jphi h feedback-rk2_J`
            k16: T,
            /// `h feedback-rk2_thetadot/(Jtheta²)`
            stability4_new: T,
            /// `h feedback-rk2_phidot/(Jphi²)`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5); functions of q that the next step needs (2).
            type Carried = [T; 18];
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
                let h_over_jtheta = h / jtheta;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let k6 = feedback_rk2_phidot / jphi;
                let k7 = feedback_rk2_j / m;
                let k8 = feedback_rk2_thetadot / jtheta;
                let k9 = rt::lit::<T>(0.5) * h_feedback_rk2_h;
                let k10 = rt::lit::<T>(0.5) * h_feedback_rk2_j;
                let h_h_over_jtheta = h * h_over_jtheta;
                let half_h_h_over_jtheta = rt::lit::<T>(0.5) * h_h_over_jtheta;
                let k11 = half_h_h_over_jtheta - k10;
                let k12 = k10 - half_h_h_over_jtheta;
                let k13 = k8 * h_h_over_jtheta;
                let k14 = h_over_jtheta - rt::lit::<T>(0.5) * (k13 / jtheta);
                let k15 = rt::lit::<T>(0.5) * k13;
                let k16 = m_jphi * h_feedback_rk2_j;
                let stability4_new = h * feedback_rk2_thetadot / jtheta_squared;
                let stability5_new = h * feedback_rk2_phidot / jphi_squared;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    r_over_jphi,
                    r_squared_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    h_over_jtheta,
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    half_h_h_over_jtheta,
                    k11,
                    k12,
                    k14,
                    k15,
                    k16,
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
                    r_over_jphi,
                    r_squared_over_jphi,
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
                let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t3 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                    - t2 * (cos_theta_sin_theta * (k1 * cos_theta_sin_theta));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = x1_dot - phi_dot * (r * cos_theta);
                let t6 = k2 * cos_theta_sin_theta;
                let t7 = x2_dot - phi_dot * (r * sin_theta) - t2 * (t5 * t6);
                let t8 = m_jphi * t5 * t2 - t6 * t7 / (t1 * t3);
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
                    sin_theta,
                    cos_theta,
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
                level_thetadot, level_phidot, _, _, _, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
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
                    r_over_jphi,
                    r_squared_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    h_over_jtheta,
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    half_h_h_over_jtheta,
                    k11,
                    k12,
                    k14,
                    k15,
                    k16,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let inv_m_p_x1 = inv_m * p_x1;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let t1 = inv_m_p_x1 - r_cos_theta_ahead * inv_jphi_p_phi;
                let t2 = jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = m_jphi * t1 * t3;
                let t5 = sin_theta_ahead * cos_theta_ahead;
                let t6 = inv_m
                    + sin_theta_ahead * (r_squared_over_jphi * sin_theta_ahead)
                    - t3 * (t5 * (k1 * t5));
                let t7 = rt::lit::<T>(1.0) / (t2 * t6);
                let t8 = k2 * t5;
                let inv_m_p_x2 = inv_m * p_x2;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let t9 = t8 * t3;
                let t10 = inv_m_p_x2 - r_sin_theta_ahead * inv_jphi_p_phi - t1 * t9;
                let t11 = t4 - t7 * (t8 * t10);
                let t12 = inv_m_p_x1 - inv_m * t11;
                let t13 = rt::lit::<T>(1.0) / t6;
                let t14 = t10 * t13;
                let inv_jtheta_p_theta = inv_jtheta * p_theta;
                let t15 = r_sin_theta_ahead * inv_jtheta_p_theta;
                let t16 = r_over_jphi * sin_theta_ahead;
                let t17 = t15 * t16;
                let t18 = r_over_jphi * cos_theta_ahead;
                let t19 = t9 * (t15 * t18);
                let t20 = t14 * (t17 - t19);
                let t21 = t18 * t11 + t13 * (t16 * t10);
                let t22 = inv_jphi_p_phi + t21;
                let t23 = r_sin_theta_ahead * t22;
                let t24 = t20 - inv_jtheta_p_theta * t23;
                let t25 = r_cos_theta_ahead * t22;
                let t26 = t9 * (t20 - t24)
                    + (inv_jtheta_p_theta * t25 + t4 * (t19 - t17));
                let t27 = t24 * (m_jphi * t3) - t26 * (t8 * t7);
                let t28 = t13 * (inv_m * t10);
                let t29 = inv_m_p_x2 - t28;
                let t30 = rt::lit::<T>(0.5)
                    * (p_phi * t22
                        + (p_x1 * t12 + (p_theta * inv_jtheta_p_theta + p_x2 * t29)))
                    - level_h;
                let t31 = feedback_rk2_h * t30;
                let t32 = t27 - (k7 * t11 + t12 * t31);
                let t33 = p_x1 + h * t32;
                let t34 = inv_m * t33;
                let t35 = t14 * t25;
                let t36 = t11 * t23;
                let t37 = t35 - t36;
                let t38 = h_over_jtheta * p_theta + h_feedback_rk2_j * t37
                    - t30 * (h_feedback_rk2_h * t37);
                let t39 = theta + t38;
                let (t40, t41) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t38,
                    t39,
                    tally,
                );
                let t42 = jphi + t41 * (m_r_squared * t41);
                let t43 = rt::lit::<T>(1.0) / t42;
                let t44 = r * t41;
                let t45 = t13 * t26;
                let t46 = r_cos_theta_ahead * t27
                    + (r_sin_theta_ahead * t45
                        + (t22 * t31
                            + (k6 * (inv_jphi_p_phi - level_phidot)
                                - feedback_rk2_j * t21)));
                let t47 = p_phi - h * t46;
                let t48 = inv_jphi * t47;
                let t49 = t34 - t44 * t48;
                let t50 = t43 * (m_jphi * t49);
                let t51 = t41 * t40;
                let t52 = inv_m + t40 * (r_squared_over_jphi * t40)
                    - t43 * (t51 * (k1 * t51));
                let t53 = rt::lit::<T>(1.0) / (t42 * t52);
                let t54 = k2 * t51;
                let t55 = t45 - (feedback_rk2_j * t28 + t29 * t31);
                let t56 = p_x2 + h * t55;
                let t57 = inv_m * t56;
                let t58 = r * t40;
                let t59 = t54 * t43;
                let t60 = t57 - t58 * t48 - t59 * t49;
                let t61 = t50 - t53 * (t54 * t60);
                let t62 = t34 - inv_m * t61;
                let x1_new_2 = x1 + half_h * (t12 + t62);
                let t63 = rt::lit::<T>(1.0) / t52;
                let t64 = t63 * (inv_m * t60);
                let t65 = t57 - t64;
                let x2_new_2 = x2 + half_h * (t29 + t65);
                let t66 = t60 * t63;
                let t67 = r_over_jphi * t41;
                let t68 = r_over_jphi * t40;
                let t69 = t61 * t67 + t63 * (t60 * t68);
                let t70 = t48 + t69;
                let t71 = t44 * t70;
                let t72 = t66 * t71;
                let t73 = t58 * t70;
                let t74 = t61 * t73;
                let t75 = t72 - t74;
                let t76 = k12 * t35
                    + (k11 * t36 + (k14 * p_theta + k15 * level_thetadot))
                    - half_h * (t37 * t31);
                let t77 = inv_jtheta_p_theta * t31;
                let t78 = t36 - t35 - k8 * (inv_jtheta_p_theta - level_thetadot) - t77;
                let t79 = p_theta + h * t78;
                let t80 = inv_jtheta * t79;
                let t81 = rt::lit::<T>(0.5)
                    * (t47 * t70 + (t33 * t62 + (t79 * t80 + t56 * t65))) - level_h;
                let t82 = k10 * t75 + (t76 - half_h_h_over_jtheta * t77)
                    - t81 * (k9 * t75);
                let theta_new_2 = theta + t82;
                let phi_new_2 = phi + half_h * (t22 + t70);
                let t83 = t58 * t80;
                let t84 = t68 * t83;
                let t85 = t59 * (t67 * t83);
                let t86 = t66 * (t84 - t85);
                let t87 = t86 - t80 * t73;
                let t88 = t59 * (t86 - t87) + (t80 * t71 + t50 * (t85 - t84));
                let t89 = t87 * (m_jphi * t43) - t88 * (t54 * t53);
                let t90 = feedback_rk2_h * t81;
                let p_x1_new = p_x1 + half_h * (t89 + (t32 - k7 * t61 - t62 * t90));
                let t91 = t63 * t88;
                let p_x2_new = p_x2
                    + half_h * (t91 + (t55 - feedback_rk2_j * t64 - t65 * t90));
                let p_theta_new = p_theta
                    + half_h
                        * (t74 - t72 + (t78 - k8 * (t80 - level_thetadot)) - t80 * t90);
                let t92 = t58 * t91
                    + (t70 * t90
                        + (t46 + k6 * (t48 - level_phidot) - feedback_rk2_j * t69));
                let p_phi_new = p_phi - half_h * (t44 * t89 + t92);
                let stability1_new = (t23 * t23
                    + (k3 + cos_theta_ahead * (k4 * cos_theta_ahead))) * (k16 * t3);
                let t93 = t25 + t9 * t23;
                let t94 = t3 * (t5 * (k5 * cos_theta_ahead)) - t16;
                let t95 = r_squared * t5;
                let stability2_new = (t93 * t93
                    + (t94 * t94 + (k3 + t95 * t95 / (t2 * t2))))
                    * (h_feedback_rk2_j * t13);
                let t96 = t37 * t37
                    + (t22 * t22
                        + (t12 * t12
                            + (p_theta * (inv_jtheta_squared * p_theta) + t29 * t29)));
                let stability3_new = h_feedback_rk2_h * t96;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t82,
                    theta_new_2,
                    tally,
                );
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                if !rt::all_ordinary([
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
                _, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c965c76d471daf2189d9a1e159c21a22";
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
        /// - `thetadot`: gain of the first integral `thetadot`, at least 0, 1 if not given
        /// - `phidot`: gain of the first integral `phidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 32 | 40 | 9 | 0 | 0 | 0 |
        /// | each step | 228 | 357 | 13 | 0 | 4 | 0 |
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
            /// `r/Jphi`
            r_over_jphi: T,
            /// `r²/Jphi`
            r_squared_over_jphi: T,
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
            /// `(h/Jtheta)/2`
            half_h_over_jtheta: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
            /// `h/3`
            k7: T,
            /// `h (h/Jtheta)/2`
            half_h_h_over_jtheta: T,
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `feedback-rk4_thetadot/Jtheta`
            k8: T,
            /// `feedback-rk4_phidot/Jphi`
            k9: T,
            /// `feedback-rk4_J/m`
            k10: T,
            /// `h feedback-rk4_J/2`
            k11: T,
            /// `h feedback-rk4_H/2`
            k12: T,
            /// `h (h/Jtheta)/4`
            k13: T,
            /// `(h/Jtheta)/2 - (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/4`
            k16: T,
            /// `h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/4`
            k17: T,
            /// `h (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/4`
            k19: T,
            /// `h/Jtheta - (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/2 + ((feedback-rk4_thetado …`
            k22: T,
            /// `h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/2 - (feedback-rk4_thetadot/Jtheta) h (h (h/Jth …`
            k23: T,
            /// `h (h/Jtheta)/6`
            k24: T,
            /// `h feedback-rk4_J/6`
            k25: T,
            /// `h (h/Jtheta)/6 - (h (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/12 + h feedback-r …`
            k29: T,
            /// `h (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/12 + h feedback-rk4_J/3 - h (h/Jthe …`
            k30: T,
            /// `h (h/Jtheta)/6 + (h ((feedback-rk4_thetadot/Jtheta) h (h (h/Jtheta) (feedback-rk4_thetadot …`
            k33: T,
            /// `h (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/12 + (h feedback-rk4_J/6 - h ((feed …`
            k34: T,
            /// `((feedback-rk4_thetadot/Jtheta) h (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/Jth …`
            k41: T,
            /// `h (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/12 - (h (h/Jtheta)/6 + h ((feedback …`
            k42: T,
            /// `h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/6 + (h (h/Jtheta) (feedback-rk4_thetadot/Jthet …`
            k45: T,
            /// `h (h (h/Jtheta) (feedback-rk4_thetadot/Jtheta)/Jtheta)/12 - h (h/Jtheta)/6`
            k46: T,
            /// `h (h/Jtheta)/6 - h feedback-rk4_J/3`
            k47: T,
            /// `h feedback-rk4_J/3 - h (h/Jtheta)/6`
            k48: T,
            /// `h feedback-rk4_H/6`
            k49: T,
            /// `m Jphi h feedback-rk4_J`
            k50: T,
            /// `h feedback-rk4_thetadot/(Jtheta²)`
            stability4_new: T,
            /// `h feedback-rk4_phidot/(Jphi²)`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5); functions of q that the next step needs (2).
            type Carried = [T; 18];
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
                let h_over_jtheta = h / jtheta;
                let half_h_over_jtheta = rt::lit::<T>(0.5) * h_over_jtheta;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                let k7 = rt::lit::<T>(0.3333333333333333) * h;
                let h_h_over_jtheta = h * h_over_jtheta;
                let half_h_h_over_jtheta = rt::lit::<T>(0.5) * h_h_over_jtheta;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let k8 = feedback_rk4_thetadot / jtheta;
                let k9 = feedback_rk4_phidot / jphi;
                let k10 = feedback_rk4_j / m;
                let k11 = rt::lit::<T>(0.5) * h_feedback_rk4_j;
                let k12 = rt::lit::<T>(0.5) * h_feedback_rk4_h;
                let k13 = rt::lit::<T>(0.25) * h_h_over_jtheta;
                let k14 = h_h_over_jtheta * k8;
                let k15 = k14 / jtheta;
                let k16 = half_h_over_jtheta - rt::lit::<T>(0.25) * k15;
                let k17 = rt::lit::<T>(0.25) * k14;
                let k18 = h * k15;
                let k19 = rt::lit::<T>(0.25) * k18;
                let k20 = k8 * k18;
                let k21 = k20 / jtheta;
                let k22 = h_over_jtheta - rt::lit::<T>(0.5) * k15
                    + rt::lit::<T>(0.25) * k21;
                let k23 = rt::lit::<T>(0.5) * k14 - rt::lit::<T>(0.25) * k20;
                let k24 = rt::lit::<T>(0.16666666666666666) * h_h_over_jtheta;
                let k25 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_j;
                let k26 = rt::lit::<T>(0.08333333333333333) * k18;
                let k27 = rt::lit::<T>(0.3333333333333333) * h_feedback_rk4_j;
                let k28 = k26 + k27;
                let k29 = k24 - k28;
                let k30 = k28 - k24;
                let k31 = h * k21;
                let k32 = rt::lit::<T>(0.041666666666666664) * k31;
                let k33 = k24 + (k32 - k25) - k26;
                let k34 = k26 + (k25 - k32 - k24);
                let k35 = rt::lit::<T>(0.08333333333333333) * k21;
                let k36 = rt::lit::<T>(0.3333333333333333) * h_over_jtheta;
                let k37 = rt::lit::<T>(0.16666666666666666) * h_over_jtheta;
                let k38 = rt::lit::<T>(0.16666666666666666) * k15;
                let k39 = k8 * k31;
                let k40 = k36
                    + (k37
                        + (k37 - k38 + k35
                            - rt::lit::<T>(0.041666666666666664) * (k39 / jtheta)) + k36
                        - k38);
                let k41 = k35 + (k40 - k38);
                let k42 = k26 - (k24 + k32);
                let k43 = rt::lit::<T>(0.16666666666666666) * k14;
                let k44 = rt::lit::<T>(0.08333333333333333) * k20;
                let k45 = k43
                    + (k43 + (rt::lit::<T>(0.041666666666666664) * k39 - k44 + k43)
                        - k44);
                let k46 = k26 - k24;
                let k47 = k24 - k27;
                let k48 = k27 - k24;
                let k49 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_h;
                let k50 = m_jphi * h_feedback_rk4_j;
                let stability4_new = h * feedback_rk4_thetadot / jtheta_squared;
                let stability5_new = h * feedback_rk4_phidot / jphi_squared;
                Scheme {
                    inv_m,
                    inv_jtheta,
                    inv_jphi,
                    r_squared,
                    m_r_squared,
                    m_jphi,
                    r_over_jphi,
                    r_squared_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    half_h_over_jtheta,
                    half_h,
                    k6,
                    k7,
                    half_h_h_over_jtheta,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k16,
                    k17,
                    k19,
                    k22,
                    k23,
                    k24,
                    k25,
                    k29,
                    k30,
                    k33,
                    k34,
                    k41,
                    k42,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
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
                    r_over_jphi,
                    r_squared_over_jphi,
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
                let t1 = jphi + cos_theta * (m_r_squared * cos_theta);
                let t2 = rt::lit::<T>(1.0) / t1;
                let cos_theta_sin_theta = cos_theta * sin_theta;
                let t3 = inv_m + sin_theta * (r_squared_over_jphi * sin_theta)
                    - t2 * (cos_theta_sin_theta * (k1 * cos_theta_sin_theta));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = x1_dot - phi_dot * (r * cos_theta);
                let t6 = k2 * cos_theta_sin_theta;
                let t7 = x2_dot - phi_dot * (r * sin_theta) - t2 * (t5 * t6);
                let t8 = m_jphi * t5 * t2 - t6 * t7 / (t1 * t3);
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
                    sin_theta,
                    cos_theta,
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
                level_thetadot, level_phidot, _, _, _, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
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
                    r_over_jphi,
                    r_squared_over_jphi,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    inv_jtheta_squared,
                    half_h_over_jtheta,
                    half_h,
                    k6,
                    k7,
                    half_h_h_over_jtheta,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k16,
                    k17,
                    k19,
                    k22,
                    k23,
                    k24,
                    k25,
                    k29,
                    k30,
                    k33,
                    k34,
                    k41,
                    k42,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let inv_m_p_x2 = inv_m * p_x2;
                let r_sin_theta_ahead = r * sin_theta_ahead;
                let inv_jphi_p_phi = inv_jphi * p_phi;
                let inv_m_p_x1 = inv_m * p_x1;
                let r_cos_theta_ahead = r * cos_theta_ahead;
                let t1 = inv_m_p_x1 - r_cos_theta_ahead * inv_jphi_p_phi;
                let t2 = sin_theta_ahead * cos_theta_ahead;
                let t3 = k2 * t2;
                let t4 = jphi + cos_theta_ahead * (m_r_squared * cos_theta_ahead);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t3 * t5;
                let t7 = inv_m_p_x2 - r_sin_theta_ahead * inv_jphi_p_phi - t1 * t6;
                let t8 = inv_m
                    + sin_theta_ahead * (r_squared_over_jphi * sin_theta_ahead)
                    - t5 * (t2 * (k1 * t2));
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = t7 * t9;
                let t11 = r_over_jphi * cos_theta_ahead;
                let t12 = m_jphi * t1 * t5;
                let t13 = rt::lit::<T>(1.0) / (t4 * t8);
                let t14 = t12 - t13 * (t3 * t7);
                let t15 = r_over_jphi * sin_theta_ahead;
                let t16 = t11 * t14 + t9 * (t15 * t7);
                let t17 = inv_jphi_p_phi + t16;
                let t18 = r_cos_theta_ahead * t17;
                let t19 = t10 * t18;
                let t20 = r_sin_theta_ahead * t17;
                let t21 = t14 * t20;
                let t22 = t19 - t21;
                let t23 = inv_m_p_x1 - inv_m * t14;
                let inv_jtheta_p_theta = inv_jtheta * p_theta;
                let t24 = t9 * (inv_m * t7);
                let t25 = inv_m_p_x2 - t24;
                let t26 = rt::lit::<T>(0.5)
                    * (p_phi * t17
                        + (p_x1 * t23 + (p_theta * inv_jtheta_p_theta + p_x2 * t25)))
                    - level_h;
                let t27 = half_h_over_jtheta * p_theta + k11 * t22 - t26 * (k12 * t22);
                let t28 = theta + t27;
                let (t29, t30) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t27,
                    t28,
                    tally,
                );
                let t31 = jphi + t30 * (m_r_squared * t30);
                let t32 = rt::lit::<T>(1.0) / t31;
                let t33 = t30 * t29;
                let t34 = inv_m + t29 * (r_squared_over_jphi * t29)
                    - t32 * (t33 * (k1 * t33));
                let t35 = rt::lit::<T>(1.0) / t34;
                let t36 = k2 * t33;
                let t37 = t36 * t32;
                let t38 = r_sin_theta_ahead * inv_jtheta_p_theta;
                let t39 = t38 * t15;
                let t40 = t6 * (t38 * t11);
                let t41 = t10 * (t39 - t40);
                let t42 = t41 - inv_jtheta_p_theta * t20;
                let t43 = t6 * (t41 - t42)
                    + (inv_jtheta_p_theta * t18 + t12 * (t40 - t39));
                let t44 = t9 * t43;
                let t45 = feedback_rk4_h * t26;
                let t46 = t44 - (feedback_rk4_j * t24 + t25 * t45);
                let t47 = p_x2 + half_h * t46;
                let t48 = inv_m * t47;
                let t49 = r * t29;
                let t50 = t42 * (m_jphi * t5) - t43 * (t3 * t13);
                let t51 = r_cos_theta_ahead * t50
                    + (r_sin_theta_ahead * t44
                        + (t17 * t45
                            + (k9 * (inv_jphi_p_phi - level_phidot)
                                - feedback_rk4_j * t16)));
                let t52 = p_phi - half_h * t51;
                let t53 = inv_jphi * t52;
                let t54 = t50 - (k10 * t14 + t23 * t45);
                let t55 = p_x1 + half_h * t54;
                let t56 = inv_m * t55;
                let t57 = r * t30;
                let t58 = t56 - t57 * t53;
                let t59 = t48 - t49 * t53 - t37 * t58;
                let t60 = t59 * t35;
                let t61 = r_over_jphi * t29;
                let t62 = t21 - t19;
                let t63 = inv_jtheta_p_theta * t45;
                let t64 = t62 - k8 * (inv_jtheta_p_theta - level_thetadot) - t63;
                let t65 = p_theta + half_h * t64;
                let t66 = inv_jtheta * t65;
                let t67 = t49 * t66;
                let t68 = t61 * t67;
                let t69 = r_over_jphi * t30;
                let t70 = t37 * (t69 * t67);
                let t71 = t60 * (t68 - t70);
                let t72 = t32 * (m_jphi * t58);
                let t73 = rt::lit::<T>(1.0) / (t31 * t34);
                let t74 = t72 - t73 * (t36 * t59);
                let t75 = t74 * t69 + t35 * (t59 * t61);
                let t76 = t53 + t75;
                let t77 = t49 * t76;
                let t78 = t71 - t66 * t77;
                let t79 = t57 * t76;
                let t80 = t37 * (t71 - t78) + (t66 * t79 + t72 * (t70 - t68));
                let t81 = t35 * t80;
                let t82 = t35 * (inv_m * t59);
                let t83 = t48 - t82;
                let t84 = t56 - inv_m * t74;
                let t85 = rt::lit::<T>(0.5)
                    * (t52 * t76 + (t55 * t84 + (t65 * t66 + t47 * t83))) - level_h;
                let t86 = feedback_rk4_h * t85;
                let t87 = t81 - (feedback_rk4_j * t82 + t83 * t86);
                let t88 = p_x2 + half_h * t87;
                let t89 = inv_m * t88;
                let t90 = t60 * t79;
                let t91 = t74 * t77;
                let t92 = t90 - t91;
                let t93 = k11 * t92
                    + (k13 * (t62 - t63) + (k16 * p_theta + k17 * level_thetadot))
                    - t85 * (k12 * t92);
                let t94 = theta + t93;
                let (t95, t96) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t93,
                    t94,
                    tally,
                );
                let t97 = r * t95;
                let t98 = t78 * (m_jphi * t32) - t80 * (t36 * t73);
                let t99 = t57 * t98
                    + (t49 * t81
                        + (t76 * t86
                            + (k9 * (t53 - level_phidot) - feedback_rk4_j * t75)));
                let t100 = p_phi - half_h * t99;
                let t101 = inv_jphi * t100;
                let t102 = t96 * t95;
                let t103 = k2 * t102;
                let t104 = jphi + t96 * (m_r_squared * t96);
                let t105 = rt::lit::<T>(1.0) / t104;
                let t106 = t103 * t105;
                let t107 = t98 - (k10 * t74 + t84 * t86);
                let t108 = p_x1 + half_h * t107;
                let t109 = inv_m * t108;
                let t110 = r * t96;
                let t111 = t109 - t110 * t101;
                let t112 = t89 - t97 * t101 - t106 * t111;
                let t113 = inv_m + t95 * (r_squared_over_jphi * t95)
                    - t105 * (t102 * (k1 * t102));
                let t114 = rt::lit::<T>(1.0) / t113;
                let t115 = t112 * t114;
                let t116 = r_over_jphi * t95;
                let t117 = t91 - t90;
                let t118 = t66 * t86;
                let t119 = t117 - k8 * (t66 - level_thetadot) - t118;
                let t120 = p_theta + half_h * t119;
                let t121 = inv_jtheta * t120;
                let t122 = t97 * t121;
                let t123 = t116 * t122;
                let t124 = r_over_jphi * t96;
                let t125 = t106 * (t124 * t122);
                let t126 = t115 * (t123 - t125);
                let t127 = t105 * (m_jphi * t111);
                let t128 = rt::lit::<T>(1.0) / (t104 * t113);
                let t129 = t127 - t128 * (t103 * t112);
                let t130 = t129 * t124 + t114 * (t112 * t116);
                let t131 = t101 + t130;
                let t132 = t97 * t131;
                let t133 = t126 - t121 * t132;
                let t134 = t110 * t131;
                let t135 = t106 * (t126 - t133) + (t121 * t134 + t127 * (t125 - t123));
                let t136 = t133 * (m_jphi * t105) - t135 * (t103 * t128);
                let t137 = t109 - inv_m * t129;
                let t138 = t114 * (inv_m * t112);
                let t139 = t89 - t138;
                let t140 = rt::lit::<T>(0.5)
                    * (t100 * t131 + (t108 * t137 + (t120 * t121 + t88 * t139)))
                    - level_h;
                let t141 = feedback_rk4_h * t140;
                let t142 = t136 - (k10 * t129 + t137 * t141);
                let t143 = p_x1 + h * t142;
                let t144 = inv_m * t143;
                let t145 = t115 * t134;
                let t146 = t129 * t132;
                let t147 = t145 - t146;
                let t148 = half_h_h_over_jtheta * (t117 - t118)
                    + (k19 * (t22 + t63) + (k22 * p_theta + k23 * level_thetadot));
                let t149 = h_feedback_rk4_j * t147 + t148
                    - t140 * (h_feedback_rk4_h * t147);
                let t150 = theta + t149;
                let (t151, t152) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t149,
                    t150,
                    tally,
                );
                let t153 = jphi + t152 * (m_r_squared * t152);
                let t154 = rt::lit::<T>(1.0) / t153;
                let t155 = r * t152;
                let t156 = t114 * t135;
                let t157 = t110 * t136
                    + (t97 * t156
                        + (t131 * t141
                            + (k9 * (t101 - level_phidot) - feedback_rk4_j * t130)));
                let t158 = p_phi - h * t157;
                let t159 = inv_jphi * t158;
                let t160 = t144 - t155 * t159;
                let t161 = t154 * (m_jphi * t160);
                let t162 = t152 * t151;
                let t163 = inv_m + t151 * (r_squared_over_jphi * t151)
                    - t154 * (t162 * (k1 * t162));
                let t164 = rt::lit::<T>(1.0) / (t153 * t163);
                let t165 = k2 * t162;
                let t166 = t156 - (feedback_rk4_j * t138 + t139 * t141);
                let t167 = p_x2 + h * t166;
                let t168 = inv_m * t167;
                let t169 = r * t151;
                let t170 = t165 * t154;
                let t171 = t168 - t169 * t159 - t170 * t160;
                let t172 = t161 - t164 * (t165 * t171);
                let t173 = t144 - inv_m * t172;
                let x1_new_2 = x1
                    + k6 * (t173 + (t23 + rt::lit::<T>(2.0) * (t84 + t137)));
                let t174 = rt::lit::<T>(1.0) / t163;
                let t175 = t174 * (inv_m * t171);
                let t176 = t168 - t175;
                let x2_new_2 = x2
                    + k6 * (t176 + (t25 + rt::lit::<T>(2.0) * (t83 + t139)));
                let t177 = t171 * t174;
                let t178 = r_over_jphi * t152;
                let t179 = r_over_jphi * t151;
                let t180 = t172 * t178 + t174 * (t171 * t179);
                let t181 = t159 + t180;
                let t182 = t155 * t181;
                let t183 = t177 * t182;
                let t184 = t169 * t181;
                let t185 = t172 * t184;
                let t186 = t183 - t185;
                let t187 = k42 * t63
                    + (k34 * t19 + (k33 * t21 + (k41 * p_theta + k45 * level_thetadot)));
                let t188 = k46 * t118
                    + (k30 * t90 + (k29 * t91 + (t187 - k6 * (t22 * t45))));
                let t189 = t121 * t141;
                let t190 = k48 * t145 + (k47 * t146 + t188) - k24 * t189
                    - k7 * (t86 * t92 + t141 * t147);
                let t191 = t146 - t145 - k8 * (t121 - level_thetadot) - t189;
                let t192 = p_theta + h * t191;
                let t193 = inv_jtheta * t192;
                let t194 = rt::lit::<T>(0.5)
                    * (t158 * t181 + (t143 * t173 + (t192 * t193 + t167 * t176)))
                    - level_h;
                let t195 = k25 * t186 + t190 - t194 * (k49 * t186);
                let theta_new_2 = theta + t195;
                let phi_new_2 = phi
                    + k6 * (t181 + (t17 + rt::lit::<T>(2.0) * (t76 + t131)));
                let t196 = t169 * t193;
                let t197 = t179 * t196;
                let t198 = t170 * (t178 * t196);
                let t199 = t177 * (t197 - t198);
                let t200 = t199 - t193 * t184;
                let t201 = t170 * (t199 - t200) + (t193 * t182 + t161 * (t198 - t197));
                let t202 = t200 * (m_jphi * t154) - t201 * (t165 * t164);
                let t203 = feedback_rk4_h * t194;
                let t204 = k6
                    * (t202
                        + (t54 + rt::lit::<T>(2.0) * (t107 + t142) - k10 * t172
                            - t173 * t203));
                let p_x1_new = p_x1 + t204;
                let t205 = t174 * t201;
                let t206 = k6
                    * (t205
                        + (t46 + rt::lit::<T>(2.0) * (t87 + t166) - feedback_rk4_j * t175
                            - t176 * t203));
                let p_x2_new = p_x2 + t206;
                let t207 = t185 - t183
                    + (t64 + rt::lit::<T>(2.0) * (t119 + t191)
                        - k8 * (t193 - level_thetadot)) - t193 * t203;
                let p_theta_new = p_theta + k6 * t207;
                let t208 = t181 * t203
                    + (k9 * (t159 - level_phidot)
                        + (t51 + rt::lit::<T>(2.0) * (t99 + t157))
                        - feedback_rk4_j * t180);
                let p_phi_new = p_phi - k6 * (t155 * t202 + (t169 * t205 + t208));
                let stability1_new = (t20 * t20
                    + (k3 + cos_theta_ahead * (k4 * cos_theta_ahead))) * (k50 * t5);
                let t209 = t18 + t6 * t20;
                let t210 = t5 * (t2 * (k5 * cos_theta_ahead)) - t15;
                let t211 = r_squared * t2;
                let stability2_new = (t209 * t209
                    + (t210 * t210 + (k3 + t211 * t211 / (t4 * t4))))
                    * (h_feedback_rk4_j * t9);
                let t212 = t22 * t22
                    + (t17 * t17
                        + (t23 * t23
                            + (p_theta * (inv_jtheta_squared * p_theta) + t25 * t25)));
                let stability3_new = h_feedback_rk4_h * t212;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t195,
                    theta_new_2,
                    tally,
                );
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                if !rt::all_ordinary([
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
                _, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2cf2f344f5ea4a30a844b589af0c3431";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::IsoVar>(),
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
            let &[m, r, jtheta, jphi] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                r,
                Jtheta: jtheta,
                Jphi: jphi,
            })
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        RollingDisk::system,
        RollingDisk::parameters,
        RollingDisk::state,
        RollingDisk::initial,
        RollingDisk::integrate::<::nonholonomic::methods::Gonzalez>,
        RollingDisk::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
